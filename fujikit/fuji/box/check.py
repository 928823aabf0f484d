"""The checks of a box: every mistake in plain data, card by card, then of the box as a whole."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from fujikit.engine.mistakes import Mistake
from fujikit.engine.quoted import quoted
from fujikit.engine.schema import FieldError
from fujikit.fuji.box.check_cards import (
    die_errors,
    equipment_errors,
    fields_errors,
    level_errors,
    skill_errors,
    track_errors,
)
from fujikit.fuji.box.check_scenario import scenario_errors
from fujikit.fuji.box.check_whole import schema_errors, top_errors, whole_errors
from fujikit.fuji.box.components import (
    Box,
    DieKind,
    Equipment,
    Level,
    Scenario,
    Skill,
    TerrainCard,
    Track,
)

SECTIONS: dict[str, type[msgspec.Struct]] = {
    "die": DieKind,
    "landscape": TerrainCard,
    "village": TerrainCard,
    "scenario": Scenario,
    "level": Level,
    "skill": Skill,
    "equipment": Equipment,
}
CHECKS: dict[type[msgspec.Struct], Callable[[Any], Iterator[FieldError]]] = {
    DieKind: die_errors,
    Scenario: scenario_errors,
    Level: level_errors,
    Skill: skill_errors,
    Equipment: equipment_errors,
    Track: track_errors,
}
UNIQUE = ("name", "number")


def mistakes_in(data: Mapping[str, object], where: str) -> Iterator[Mistake]:
    """Every mistake in plain data with all sections.

    What takes the whole box to judge is looked at once every field has its type.
    """
    for card, (field, message) in _flaws_by_card(data):
        yield Mistake(where, card, field, message)


def _flaws_by_card(data: Mapping[str, object]) -> Iterator[tuple[str, FieldError]]:
    for flaw in top_errors(data, tables=SECTIONS):
        yield "", flaw
    if isinstance(data["track"], dict):
        for flaw in _card_errors(data["track"], Track):
            yield "track", flaw
    for section, component in SECTIONS.items():
        yield from _section_errors(data, section, component)
    try:
        box = msgspec.convert(data, Box)
    except msgspec.ValidationError:
        return
    for section, position, flaw in whole_errors(box):
        yield _label(section, position, _card(data[section], position)) if position else "", flaw


def _section_errors(
    data: Mapping[str, object], section: str, component: type[msgspec.Struct]
) -> Iterator[tuple[str, FieldError]]:
    cards = data[section]
    seen: dict[tuple[str, str], str] = {}
    for position, card in enumerate(cards if isinstance(cards, list | tuple) else (), start=1):
        label = _label(section, position, card)
        if not isinstance(card, dict):
            yield label, ("", "is not a table")
            continue
        for flaw in (*_card_errors(card, component), *_repeats(card, seen, f"{section} {position}")):
            yield label, flaw


def _repeats(card: dict[str, object], seen: dict[tuple[str, str], str], here: str) -> Iterator[FieldError]:
    for field in UNIQUE:
        first = seen.setdefault((field, repr(card[field])), here) if field in card else here
        if first != here:
            yield field, f"is the same as that of {first}"


def _card_errors(card: dict[str, object], component: type[msgspec.Struct]) -> Iterator[FieldError]:
    flaws = list(schema_errors(card, component))
    yield from flaws
    yield from fields_errors(card, leaving={field for field, _ in flaws})
    if component in CHECKS and not flaws:
        yield from CHECKS[component](msgspec.convert(card, component))


def _card(cards: object, position: int) -> object:
    return cards[position - 1] if isinstance(cards, list | tuple) else None


def _label(section: str, position: int, card: object) -> str:
    name = card.get("name") if isinstance(card, dict) else None
    shown = name.get("en") if isinstance(name, dict) else name
    return f"{section} {position} {quoted(shown)}" if isinstance(shown, str) else f"{section} {position}"
