"""What can be wrong with a single card, die, tile or sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import msgspec

import fujikit.robinson.effect_registry  # noqa: F401  # what a card may say
from fujikit.engine.phrases import BadSentence
from fujikit.engine.quoted import quoted
from fujikit.engine.schema import FieldError
from fujikit.robinson.box.components import Cost, CrewMember, Die, EventCard, Lower, Role, Scenario, Tile
from fujikit.robinson.language import EFFECTS, unnamed

SENTENCES = (
    "effect",
    "gain",
    "use",
    "lasting",
    "sheet_use",
    "threat",
    "reward",
    "one",
    "two",
    "book",
    "bonus",
    "start",
    "temple",
    "night",
    "resting",
    "new_terrain",
    "reclaim",
    "free",
    "production",
    "breach",
)
"""Fields that hold sentences of effects."""
NUMBERS = (
    "strength",
    "weapon",
    "food",
    "fur",
    "wood",
    "discovery",
    "uses",
    "per_round",
    "per_combat",
    "det",
    "sheet_det",
    "draws",
    "locations",
    "spaces",
    "more_pawns",
    "villages",
    "walls",
    "weaker",
    "reach",
    "arrange_det",
    "arrange_morale",
    "rest_heals",
    "animals",
    "heal",
)
"""Fields that hold numbers from 0 up."""
COUNTS = (
    "copies",
    "pawns",
    "rounds",
    "hearts",
    "number",
    "players",
    "count",
    "cards",
    "opens",
    "round",
    "traps",
    "actress",
    "director",
    "lair",
)
"""Fields that hold numbers from 1 up."""
MAX_NUMBER = 99
"""More than any card or sheet could use."""
MAX_COPIES = 20
"""Each copy is a card of its own in a deck."""
SIDES = 6
FACES: dict[str, tuple[str, ...]] = {
    "wound": ("wound", "blank"),
    "success": ("success", "fail"),
    "adventure": ("adventure", "blank"),
    "rain": ("rain", "rain-2", "snow", "snow-2"),
    "winter": ("rain", "rain-2", "snow", "snow-2"),
    "animals": ("food", "palisade", "fight", "blank"),
}
FOR_ALL: dict[type[msgspec.Struct], tuple[str, ...]] = {
    EventCard: ("effect", "threat"),
    Lower: ("effect",),
    Scenario: ("book",),
}
"""Sentences that come without a resolver."""
SHEET_TOKENS, SHEET_INVENTIONS = 4, 2


def card_errors(card: msgspec.Struct) -> Iterator[FieldError]:
    """Every flaw of a card whose fields all have their types."""
    yield from _numbers_errors(card)
    for field in SENTENCES:
        for sentence in getattr(card, field, ()):
            yield from unreadable(field, sentence, for_all=field in FOR_ALL.get(type(card), ()))
    if not getattr(card, "name", "a name").strip():
        yield "name", "must say something"
    if type(card) in CHECKS:
        yield from CHECKS[type(card)](card)


def unreadable(field: str, sentence: str, *, for_all: bool = False) -> Iterator[FieldError]:
    """What is wrong with a sentence of an effect, which may come where no single character is meant."""
    try:
        effect = EFFECTS.read(sentence)
    except BadSentence as bad:
        yield field, str(bad)
        return
    if for_all and unnamed(effect):
        yield field, f"{quoted(sentence)} does not say whom it strikes; all: or first player: before it would"


def _numbers_errors(card: msgspec.Struct) -> Iterator[FieldError]:
    for least, fields in ((0, NUMBERS), (1, COUNTS)):
        for field in fields:
            number, most = getattr(card, field, least), MAX_COPIES if field == "copies" else MAX_NUMBER
            if isinstance(number, int) and number < least:
                yield field, f"{number} is less than {least}"
            if isinstance(number, int) and number > most:
                yield field, f"{number} is more than {most}"


def _die_errors(die: Die) -> Iterator[FieldError]:
    kind = die.name.rpartition("-")[2]
    if len(die.faces) != SIDES:
        yield "faces", f"a die has six faces, not {len(die.faces)}"
    if kind not in FACES:
        yield "name", f"the rules know no die {quoted(die.name)}"
        return
    for face in die.faces:
        if face not in FACES[kind]:
            yield "faces", f"{quoted(face)} is none of {', '.join(FACES[kind])}"


def _tile_errors(tile: Tile) -> Iterator[FieldError]:
    if len(set(tile.sources)) < len(tile.sources):
        yield "sources", "a tile has one source of a kind"


def _role_errors(role: Role) -> Iterator[FieldError]:
    if any(later <= arrow for arrow, later in pairwise(role.arrows)):
        yield "arrows", "the wounds must rise"
    for arrow in role.arrows:
        if not 1 <= arrow <= role.hearts:
            yield "arrows", f"wound {arrow} is not on a track of {role.hearts} hearts"


def _scenario_errors(scenario: Scenario) -> Iterator[FieldError]:
    for sentence in (line for totem in scenario.totems for line in totem):
        yield from unreadable("totems", sentence)
    if len(scenario.tokens) != SHEET_TOKENS:
        yield "token", f"a sheet has {SHEET_TOKENS} discovery tokens, not {len(scenario.tokens)}"
    if len(scenario.inventions) != SHEET_INVENTIONS:
        yield "invention", f"a sheet has {SHEET_INVENTIONS} inventions, not {len(scenario.inventions)}"
    for weather in scenario.weather:
        first, last = weather.rounds
        if not 1 <= first <= last <= scenario.rounds:
            yield "weather", f"rounds {first} to {last} are none of the {scenario.rounds} rounds"


def _cost_errors(cost: Cost) -> Iterator[FieldError]:
    if not 1 <= cost.players <= 4:
        yield "players", f"{cost.players} is not 1 to 4"


def _crew_errors(member: CrewMember) -> Iterator[FieldError]:
    if member.bonus and not member.item:
        yield "item", "is missing: a bonus comes from a lost item"


CHECKS: dict[type[msgspec.Struct], Callable[[Any], Iterator[FieldError]]] = {
    Die: _die_errors,
    Tile: _tile_errors,
    Role: _role_errors,
    Scenario: _scenario_errors,
    Cost: _cost_errors,
    CrewMember: _crew_errors,
}
