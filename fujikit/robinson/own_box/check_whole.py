"""What takes the whole box to judge: names that point to other cards, and enough cards of every sort."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from fujikit.engine.caching import cached_on_object
from fujikit.engine.phrases import BadSentence
from fujikit.engine.quoted import quoted
from fujikit.engine.schema import FieldError
from fujikit.robinson.box.components import Box, EventCard, Invention, Thing
from fujikit.robinson.language import EFFECTS, LEVELS, SHELTERS, items_named
from fujikit.robinson.own_box.check_cards import SENTENCES
from fujikit.robinson.own_box.check_sheets import PLAYERS, sheet_errors

Found = tuple[str, int, FieldError]
"""The section, the position of the card in it (0 for none), and the flaw."""

RESOURCES = ("wood", "food", "kept", "fur")
ROLES = ("carpenter", "cook", "explorer", "soldier", "friday", "jenny")
FIRST_WRECKAGE = "food-crates"
DICE = (
    *(
        f"{kind}-{die}"
        for kind in ("build", "gather", "explore")
        for die in ("wound", "success", "adventure")
    ),
    "rain",
    "winter",
    "animals",
)


def whole_errors(box: Box) -> Iterator[Found]:
    """Every flaw that shows only when all cards are there."""
    for section, cards, key in _sections(box):
        yield from _repeats(section, cards, key)
    for flaw in _missing(box):
        yield "", 0, flaw
    yield from _spaces_errors(box)
    for section, position, card in _needy(box):
        yield from ((section, position, flaw) for flaw in _needs_errors(card, box))
    for position, role in enumerate(box.roles, start=1):
        if role.invention and role.invention not in _items(box):
            flaw = ("invention", f"the box has no invention {quoted(role.invention)}")
            yield "role", position, flaw
    for position, sheet in enumerate(box.scenarios, start=1):
        yield from (("scenario", position, flaw) for flaw in sheet_errors(sheet, box))
    yield from (("board", 1, flaw) for flaw in _track_errors(box))
    yield from _unknown_items(box)


def _track_errors(box: Box) -> Iterator[FieldError]:
    levels = sorted(space.level for space in box.board.morale)
    if levels != list(range(levels[0], levels[-1] + 1)) if levels else True:
        yield "morale", "the levels must follow one another, each once"
    elif 0 not in levels:
        yield "morale", "level 0, where the marker starts, is missing"


def _unknown_items(box: Box) -> Iterator[Found]:
    """Items that sentences name and the box does not have."""
    known = _items(box)
    for section in fields(Box):
        cards = getattr(box, section.name)
        for position, card in enumerate(cards if isinstance(cards, tuple) else (), start=1):
            for field, sentence in _sentences(card):
                for item in _named_by(sentence) - known:
                    flaw = (field, f"{quoted(sentence)} names {quoted(item)}, which is no invention")
                    yield section.encode_name, position, flaw


@cache
def _named_by(sentence: str) -> frozenset[str]:
    """The items that a sentence names; none where it can't be read, which is said elsewhere."""
    try:
        return frozenset(items_named(EFFECTS.read(sentence)))
    except BadSentence:
        return frozenset()


def _sentences(card: Struct) -> Iterator[tuple[str, str]]:
    """Every sentence of a card and of the tables inside it, with its field."""
    for field in card.__struct_fields__:
        for part in _parts(getattr(card, field)):
            if isinstance(part, Struct):
                yield from _sentences(part)
            elif field in (*SENTENCES, "totems") and isinstance(part, str):
                yield field, part


def _parts(value: object) -> Iterator[object]:
    """A value, or those inside it."""
    if isinstance(value, tuple):
        for part in value:
            yield from _parts(part)
    else:
        yield value


def _needy(box: Box) -> Iterator[tuple[str, int, EventCard | Thing]]:
    """Every card that may need something, with its section and position."""
    sections: dict[str, tuple[tuple[EventCard | Thing, ...], ...]] = {
        "event": tuple((card,) for card in box.events),
        "invention": tuple((card,) for card in box.inventions),
        "equipment": tuple((card,) for card in box.equipment),
        "token": tuple((token,) for token in box.tokens),
        "mystery": tuple((card,) for card in box.mysteries),
        "role": tuple(role.abilities for role in box.roles),
        "scenario": tuple((*sheet.inventions, *sheet.tokens) for sheet in box.scenarios),
    }
    for section, cards in sections.items():
        for position, inside in enumerate(cards, start=1):
            yield from ((section, position, card) for card in inside)


def _sections(box: Box) -> Iterator[tuple[str, Iterable[Any], Callable[[Any], object]]]:
    for section, cards in (
        ("beast", box.beasts),
        ("invention", box.inventions),
        ("equipment", box.equipment),
        ("wreckage", box.wreckage),
        ("token", box.tokens),
        ("role", box.roles),
        ("event", box.events),
        ("build", box.build),
        ("gather", box.gather),
        ("explore", box.explore),
        ("mystery", box.mysteries),
    ):
        yield section, cards, lambda card: card.id
    yield "tile", box.tiles, lambda tile: tile.number
    yield "scenario", box.scenarios, lambda sheet: sheet.number
    yield "space", box.spaces, lambda space: space.name
    yield "die", box.dice, lambda die: die.name
    yield "cost", box.costs, lambda cost: cost.players


def _repeats(section: str, cards: Iterable[Any], key: Callable[[Any], object]) -> Iterator[Found]:
    seen: dict[object, int] = {}
    for position, card in enumerate(cards, start=1):
        first = seen.setdefault(key(card), position)
        if first != position:
            yield section, position, ("", f"is called like {section} {first}")


def _missing(box: Box) -> Iterator[FieldError]:
    """What the rules name and the box lacks."""
    wanted: tuple[tuple[str, Iterable[object], Iterable[object]], ...] = (
        ("role", ROLES, [role.id for role in box.roles]),
        ("die", DICE, [die.name for die in box.dice]),
        ("cost", PLAYERS, [cost.players for cost in box.costs]),
        ("wreckage", (FIRST_WRECKAGE,), [card.id for card in box.wreckage]),
    )
    for section, names, there in wanted:
        for name in names:
            if name not in there:
                yield section, f"{name} is missing"
    if not box.scenarios:
        yield "scenario", "at least one is needed"


def _spaces_errors(box: Box) -> Iterator[Found]:
    neighbours = {space.name: space.neighbours for space in box.spaces}
    for position, space in enumerate(box.spaces, start=1):
        for other in space.neighbours:
            if space.name not in neighbours.get(other, ()):
                message = f"{quoted(other)} does not have {quoted(space.name)} as its neighbour"
                yield "space", position, ("neighbours", message)


@cached_on_object
def _items(box: Box) -> frozenset[str]:
    sheets = [card.id for sheet in box.scenarios for card in sheet.inventions]
    return frozenset({*sheets, *(card.id for card in box.inventions)})


def _needs_errors(card: EventCard | Thing, box: Box) -> Iterator[FieldError]:
    """Needs, costs, items and roles that name nothing in the box."""
    for need in card.action.needs if isinstance(card, EventCard) else card.needs:
        for part in need.split(" or "):
            if not (_is_amount(part) or _is_level(part) or part in SHELTERS or part in _items(box)):
                yield "needs", f"{quoted(part)} is nothing that can be needed"
    if isinstance(card, Invention):
        yield from _invention_errors(card, box)


def _invention_errors(card: Invention, box: Box) -> Iterator[FieldError]:
    for line in card.cost:
        for part in line.split(" or "):
            if not _is_amount(part):
                yield "cost", f"{quoted(part)} is no number of resources, like 1 wood"
    for item in card.items:
        if item not in _items(box):
            yield "items", f"the box has no invention {quoted(item)}"
    if card.role and card.role not in [role.id for role in box.roles]:
        yield "role", f"the box has no role {quoted(card.role)}"


def _is_amount(text: str) -> bool:
    count, _, kind = text.partition(" ")
    return count.isdecimal() and int(count[:9]) > 0 and kind in RESOURCES


def _is_level(text: str) -> bool:
    level, _, number = text.partition(" ")
    return level in LEVELS and number.isdecimal()
