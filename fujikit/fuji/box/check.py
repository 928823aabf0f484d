"""The checks of a box: every mistake in plain data, card by card, then of the box as a whole."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from fujikit.engine.mistakes import Mistake
from fujikit.engine.quoted import quoted
from fujikit.engine.schema import FieldError
from fujikit.fuji.box.check_cards import (
    flaws_of_die,
    flaws_of_equipment,
    flaws_of_fields,
    flaws_of_level,
    flaws_of_skill,
    flaws_of_track,
)
from fujikit.fuji.box.check_scenario import flaws_of_scenario
from fujikit.fuji.box.check_whole import flaws_of_top, flaws_of_whole, schema_errors
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
    DieKind: flaws_of_die,
    Scenario: flaws_of_scenario,
    Level: flaws_of_level,
    Skill: flaws_of_skill,
    Equipment: flaws_of_equipment,
    Track: flaws_of_track,
}
UNIQUE = ("name", "number")


def mistakes_in(data: Mapping[str, object], where: str) -> Iterator[Mistake]:
    """Every mistake in plain data with all sections.

    What takes the whole box to judge is looked at once every field has its type.
    """
    for card, (field, message) in _flaws_by_card(data):
        yield Mistake(where, card, field, message)


def _flaws_by_card(data: Mapping[str, object]) -> Iterator[tuple[str, FieldError]]:
    for flaw in flaws_of_top(data, tables=SECTIONS):
        yield "", flaw
    if isinstance(data["track"], dict):
        for flaw in _flaws_of_card(data["track"], Track):
            yield "track", flaw
    for section, component in SECTIONS.items():
        yield from _flaws_of_section(data, section, component)
    try:
        box = msgspec.convert(data, Box)
    except msgspec.ValidationError:
        return
    for section, position, flaw in flaws_of_whole(box):
        yield _label(section, position, _card(data[section], position)) if position else "", flaw


def _flaws_of_section(
    data: Mapping[str, object], section: str, component: type[msgspec.Struct]
) -> Iterator[tuple[str, FieldError]]:
    cards = data[section]
    seen: dict[tuple[str, str], str] = {}
    for position, card in enumerate(cards if isinstance(cards, list | tuple) else (), start=1):
        label = _label(section, position, card)
        if not isinstance(card, dict):
            yield label, ("", "is not a table")
            continue
        for flaw in (*_flaws_of_card(card, component), *_repeats(card, seen, f"{section} {position}")):
            yield label, flaw


def _repeats(card: dict[str, object], seen: dict[tuple[str, str], str], here: str) -> Iterator[FieldError]:
    for field in UNIQUE:
        first = seen.setdefault((field, repr(card[field])), here) if field in card else here
        if first != here:
            yield field, f"is the same as that of {first}"


def _flaws_of_card(card: dict[str, object], component: type[msgspec.Struct]) -> Iterator[FieldError]:
    flaws = list(schema_errors(card, component))
    yield from flaws
    yield from flaws_of_fields(card, leaving={field for field, _ in flaws})
    if component in CHECKS and not flaws:
        yield from CHECKS[component](msgspec.convert(card, component))


def _card(cards: object, position: int) -> object:
    return cards[position - 1] if isinstance(cards, list | tuple) else None


def _label(section: str, position: int, card: object) -> str:
    name = card.get("name") if isinstance(card, dict) else None
    shown = name.get("en") if isinstance(name, dict) else name
    return f"{section} {position} {quoted(shown)}" if isinstance(shown, str) else f"{section} {position}"
