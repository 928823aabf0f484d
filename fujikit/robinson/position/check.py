"""What must hold in a position so that the game can go on from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.robinson.box import Box
from fujikit.robinson.cards.decks import DECKS, PILES
from fujikit.robinson.chance import BESIDE
from fujikit.robinson.phases.night import WhoFasts
from fujikit.robinson.position import known_cards
from fujikit.robinson.position.file import PositionFile
from fujikit.robinson.setup.options import characters, check_names
from fujikit.robinson.state import (
    DOG,
    KINDS,
    PHASES,
    RESOURCES,
    WAITS,
    Person,
    State,
    Stock,
)
from fujikit.robinson.words.component_names import names as printed_names
from fujikit.robinson.work.gains_outside import AWAY
from fujikit.robinson.work.kinds import ACTION_KINDS

FORMAT = 1
MAX_VALUE = 99


def one_of(what: str, given: str, known: Sequence[str]) -> str:
    if given not in known:
        raise BadInput(f"{what}: {none_of(given, [each for each in known if each])}")
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
    one_of("waits", file.waits, WAITS)
    check_names([seat.name for seat in file.seat])
    one_of("first", file.first, ["", *[seat.name for seat in file.seat]])
    for seat in file.seat:
        one_of(f"seat {seat.name}: role", seat.role, ["", *characters(box)])
        one_of(f"seat {seat.name}: outside", seat.outside, ["", AWAY, *[space.name for space in box.spaces]])
    for deck in file.decks:
        one_of("decks", deck, (*DECKS, *PILES, BESIDE))


def check(state: State) -> None:
    """One sentence on the first thing that makes no sense."""
    _pieces(state)
    for complaint in (*_numbers(state), *_people(state), *_island(state), *known_cards.unknown(state)):
        raise BadInput(complaint)
    for complaint in (*_contexts(state), *_plan(state)):
        raise BadInput(complaint)


def _pieces(state: State) -> None:
    """Tokens and markers lie only where they have a meaning."""
    for spot in state.spots:
        one_of("spots", spot, SPOTS)
    for place in state.island:
        for token in place.tokens:
            one_of(f"island: {place.name}: tokens", token, TOKENS)
        for marker in place.markers:
            one_of(f"island: {place.name}: markers", marker, MARKERS)


def _numbers(state: State) -> Iterator[str]:
    board = state.table.box.board
    known = {
        "round": (state.round, 1, state.table.scenario.rounds),
        "morale": (state.morale, board.lowest_morale, board.highest_morale),
        "weapon": (state.weapon, 0, MAX_VALUE),
        "roof": (state.roof, 0, MAX_VALUE),
        "palisade": (state.palisade, 0, MAX_VALUE),
    }
    for what, (number, least, most) in known.items():
        if not least <= number <= most:
            yield f"{what}: {number} does not lie between {least} and {most}"
    yield from _stock("available", state.available)
    yield from _stock("future", state.future)


def _stock(where: str, stock: Stock) -> Iterator[str]:
    for kind in RESOURCES:
        if not 0 <= stock.goods.of(kind) <= MAX_VALUE:
            yield f"{where}: {kind}: {stock.goods.of(kind)} does not lie between 0 and {MAX_VALUE}"


def _people(state: State) -> Iterator[str]:
    roles = [person.role for person in state.people]
    for person in state.people:
        where = f"seat {person.name}"
        hearts = next(role.hearts for role in state.table.box.roles if role.id == person.role)
        most = hearts + person.dead
        if not 0 <= person.wounds <= most:
            yield f"{where}: wounds: {person.wounds} does not lie between 0 and {most}"
        if not 0 <= person.det <= MAX_VALUE:
            yield f"{where}: det: {person.det} does not lie between 0 and {MAX_VALUE}"
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


def _contexts(state: State) -> Iterator[str]:
    """Whoever a task is about is there, and so is the stack that it resolves."""
    names = [person.name for person in state.people]
    stacks = [stack.number for stack in state.plan]
    tasks = [("agenda", task.context) for task in state.agenda]
    tasks += [("due", due.task.context) for due in state.due]
    for task in state.agenda:
        if isinstance(task.effect, WhoFasts) and not set(task.effect.names) <= set(names):
            yield f"agenda: somebody is not here: {str(task.effect)[:60]!r}"
    for where, context in tasks:
        if context.who and context.who not in names:
            yield f"{where}: nobody is called {context.who[:40]!r}"
        if where == "agenda" and context.stack and context.stack not in stacks and state.phase == "plan":
            yield f"{where}: there is no stack {context.stack}"


def _plan(state: State) -> Iterator[str]:
    numbers = [stack.number for stack in state.plan]
    for stack in state.plan:
        if stack.kind not in KINDS:
            yield f"plan: {none_of(stack.kind, KINDS)}"
        if numbers.count(stack.number) > 1:
            yield f"plan: the number {stack.number} is there twice"
        if stack.kind in KINDS and not ACTION_KINDS[stack.kind].is_target(state, stack.target):
            yield f"plan: {stack.kind}: {stack.target[:40]!r} is nothing to act on"
        for pawn in stack.pawns:
            if not _is_pawn(state, pawn):
                yield f"plan: no pawn is called {pawn[:40]!r}"
        yield from _stock("plan: laid", Stock(stack.laid))


def _is_pawn(state: State, pawn: str) -> bool:
    """A character, the dog, or a pawn by the thing it comes from."""
    if pawn == DOG or any(person.name == pawn for person in state.people):
        return True
    known = printed_names(state.table.box)
    return pawn in known or pawn.rstrip("0123456789").rstrip("-") in known


ON_SPOTS: dict[str, tuple[str, ...]] = {
    "time": ("build", "gather", "explore", "arrange"),
    "reroll": ("build", "gather", "explore"),
    "adventure": ("build", "gather", "explore"),
    "danger": ("explore", "hunt"),
    "wood": ("build", "weapon", "shelter", "roof", "palisade"),
    "food": ("night",),
    "bear": ("arrange",),
    "rain": ("weather",),
    "snow": ("weather",),
    "storm": ("weather",),
    "animals": ("weather",),
}
SPOTS = tuple(f"{token}@{spot}" for token, spots in ON_SPOTS.items() for spot in spots)
"""What may lie off the island."""
TOKENS = ("time", "danger", "food", "wood", "flock", "shortcut", "number", "temple")
"""Tokens of the island."""
MARKERS = ("wood", "fish", "parrot", "terrain", "source", "fog", "ash", "cross", "totem", "trap")
"""Markers of the island: on a source or the terrain, or with a meaning of the scenario."""
