"""What must hold in a position so that the game can go on from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fujikit.engine.errors import BadInput
from fujikit.robinson.box import Box
from fujikit.robinson.decks import DECKS, PILES
from fujikit.robinson.effects.fights import BESIDE
from fujikit.robinson.options import check_names
from fujikit.robinson.position_file import PositionFile
from fujikit.robinson.state import HIGHEST_MORALE, LOWEST_MORALE, PHASES, RESOURCES, Person, State, Stock

FORMAT = 1
MOST = 99


def one_of(what: str, given: str, known: Sequence[str]) -> str:
    if given not in known:
        raise BadInput(f"{what}: {given[:40]!r} is none of {', '.join(filter(None, known))}")
    return given


def between(what: str, given: int, least: int, most: int) -> None:
    if not least <= given <= most:
        raise BadInput(f"{what}: {given} does not lie between {least} and {most}")


def check_head(file: PositionFile, box: Box) -> None:
    """What must be right before anything else can be read."""
    one_of("game", file.game, ("robinson",))
    between("format", file.format, FORMAT, FORMAT)
    one_of("scenario", str(file.scenario), [str(sheet.number) for sheet in box.scenarios])
    one_of("phase", file.phase, PHASES)
    check_names([seat.name for seat in file.seat])
    one_of("first", file.first, ["", *[seat.name for seat in file.seat]])
    roles = [role.id for role in box.roles]
    for seat in file.seat:
        one_of(f"seat {seat.name}: role", seat.role, ["", *roles])
    for deck in file.decks:
        one_of("decks", deck, (*DECKS, *PILES, BESIDE))


def check(state: State) -> None:
    """One sentence on the first thing that makes no sense."""
    for complaint in (*_numbers(state), *_people(state), *_island(state), *_things(state)):
        raise BadInput(complaint)


def _numbers(state: State) -> Iterator[str]:
    known = {
        "round": (state.round, 1, state.table.scenario.rounds),
        "morale": (state.morale, LOWEST_MORALE, HIGHEST_MORALE),
        "weapon": (state.weapon, 0, MOST),
        "roof": (state.roof, 0, MOST),
        "palisade": (state.palisade, 0, MOST),
    }
    for what, (number, least, most) in known.items():
        if not least <= number <= most:
            yield f"{what}: {number} does not lie between {least} and {most}"
    yield from _stock("available", state.available)
    yield from _stock("future", state.future)


def _stock(where: str, stock: Stock) -> Iterator[str]:
    for kind in RESOURCES:
        if not 0 <= stock.goods.of(kind) <= MOST:
            yield f"{where}: {kind}: {stock.goods.of(kind)} does not lie between 0 and {MOST}"


def _people(state: State) -> Iterator[str]:
    roles = [person.role for person in state.people]
    for person in state.people:
        where = f"seat {person.name}"
        hearts = next(role.hearts for role in state.table.box.roles if role.id == person.role)
        most = hearts + person.dead
        if not 0 <= person.wounds <= most:
            yield f"{where}: wounds: {person.wounds} does not lie between 0 and {most}"
        if not 0 <= person.det <= MOST:
            yield f"{where}: det: {person.det} does not lie between 0 and {MOST}"
        if roles.count(person.role) > 1:
            yield f"{where}: role: {person.role} is there twice"
        yield from _burdens(where, person)
        yield from _stock(f"{where}: own", person.own)


def _burdens(where: str, person: Person) -> Iterator[str]:
    for burden in person.burdens:
        if not burden.kind:
            yield f"{where}: burdens: a burden without a kind"


def _island(state: State) -> Iterator[str]:
    numbers = [place.tile for place in state.island if place.tile]
    known = [tile.number for tile in state.table.box.tiles]
    for number in numbers:
        if number not in known:
            yield f"island: there is no tile {number}"
        if numbers.count(number) > 1:
            yield f"island: tile {number} is there twice"
    camp = next((place for place in state.island if place.name == state.camp), None)
    if camp is None or not camp.tile:
        yield f"camp: no tile lies on {state.camp[:40]!r}"


def _things(state: State) -> Iterator[str]:
    for what, given, known in _lists(state):
        for name in given:
            if name.partition("@")[0] not in known:
                yield f"{what}: {name[:40]!r} is not in the box"


def _lists(state: State) -> Iterator[tuple[str, Sequence[str], Sequence[str]]]:
    box, sheet = state.table.box, state.table.scenario
    inventions = [card.id for card in (*box.inventions, *sheet.inventions)]
    treasures = [card.id for card in (*box.mysteries, *[card for card in box.explore if card.keep])]
    tokens = [token.id for token in (*box.tokens, *sheet.tokens)]
    equipment = [card.id for card in box.equipment]
    yield "inventions", state.inventions, inventions
    yield "items", [gear.name for gear in state.items], inventions
    yield "treasures", [gear.name for gear in state.treasures], [*treasures, *tokens]
    yield "equipment", [gear.name for gear in state.equipment], equipment
    stocks = {"available": state.available, "future": state.future}
    for where, stock in (*stocks.items(), *[(f"seat {one.name}: own", one.own) for one in state.people]):
        yield f"{where}: tokens", stock.tokens, tokens
        yield f"{where}: inventions", stock.inventions, inventions
        yield f"{where}: treasures", stock.treasures, treasures
        yield f"{where}: equipment", stock.equipment, equipment
