"""Setting up: the table before anything is dealt, and what is dealt then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from fujikit.engine.deck import Deck
from fujikit.robinson.box import Scenario
from fujikit.robinson.cards.dealing import DealEquipment, DealEvents, EquipmentDealt, LayInventions
from fujikit.robinson.cards.decks import ADVENTURES, default_inventions, full_decks, spare_inventions
from fujikit.robinson.clauses import rests_on
from fujikit.robinson.events import RobinsonEvent
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, Task, effects
from fujikit.robinson.setup.options import Options
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import FRIDAY, JENNY, NEVER, Person, Place, State, Table

DEALT = ("event", "invention", "equipment")
"""Decks that come with the deal."""


@rests_on("rc.setup.own", "rc.setup.tracks")
def start(options: Options, lang: str) -> State:
    """The table before anything is dealt: nobody is hurt or has determination, and all tracks are at 0."""
    box = options.box
    scenario = next(known for known in box.scenarios if known.number == options.scenario)
    table = Table(
        options.players,
        box,
        scenario,
        options.switches,
        options.equipment,
        options.books,
        options.figures,
        options.wreckage,
        lang,
        waits=options.waits,
    )
    return State(
        table=table,
        people=tuple(_people(options, scenario)),
        first=options.first,
        camp=scenario.camp,
        island=island(table),
        decks=tuple(_decks(table, options.roles)),
        inventions=tuple(default_inventions(box)),
        agenda=(Task(SetUp()), Task(EFFECTS.read("start of round"))),
    )


def data_of(state: State) -> dict[str, object]:
    """The set-up of a state made by `start`, as plain data; the box apart."""
    table = state.table
    return {
        "players": list(table.names),
        "roles": [person.role for person in state.players()],
        "scenario": table.scenario.number,
        "first": state.first,
        "equipment": table.equipment,
        "books": table.books,
        "figures": list(table.figures),
        "wreckage": table.wreckage,
        "switches": list(table.switches),
    }


def waits_of(table: Table) -> dict[str, object]:
    """How much the table wants to be asked; left out where it does not, as it was in records of before."""
    return {} if table.waits == NEVER else {"waits": table.waits}


def _people(options: Options, scenario: Scenario) -> Iterator[Person]:
    """The players' characters, then Friday if he plays, then Jenny if she does."""
    for name, role in zip(options.players, options.roles, strict=True):
        yield Person(name, role)
    if FRIDAY in options.figures:
        yield Person(FRIDAY, FRIDAY.lower())
    if scenario.jenny is not None:
        yield Person(JENNY, JENNY.lower())


@rests_on("rc.setup.tiles", "rc.setup.beach")
def island(table: Table) -> tuple[Place, ...]:
    """The tiles that lie there from the start, so that their terrain is explored."""
    placed = {one.space: Place(one.space, one.tile, down=one.down) for one in table.scenario.placed}
    return tuple([placed.get(space.name) or Place(space.name) for space in table.box.spaces])


def _decks(table: Table, roles: Iterable[str]) -> Iterator[tuple[str, Deck]]:
    laid = [str(one.tile) for one in table.scenario.placed]
    for name, cards in full_decks(table.box, table.scenario, roles).items():
        left = [card for card in cards if name != "tile" or card not in laid]
        yield name, Deck() if name in DEALT else Deck.of(left)


@EFFECTS.add
class SetUp(Effect, frozen=True):
    """The set-up in its order; last comes what the scenario sheet changes."""

    phrase = "set up"
    clause = "rc.setup.decks"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        yield from (OpenInventions(), StartingEquipment(), EventDeck(), FirstWreckage(), SetUpSheet())


@EFFECTS.add
class OpenInventions(Effect, frozen=True):
    """Inventions are drawn to lie on the board; those of characters in play are not among them."""

    phrase = "lay out the inventions"
    clause = "rc.setup.inventions"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        spare = spare_inventions(state.table.box, [person.role for person in state.players()])
        return [LayInventions(tuple(spare), state.table.scenario.draws)]


@EFFECTS.add
class StartingEquipment(Effect, frozen=True):
    """The starting equipment: what the sheet names, and the rest drawn."""

    phrase = "deal the equipment"
    clause = "rc.setup.equipment"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        printed, count = state.table.scenario, state.table.equipment
        named = printed.equipment[:count]
        out = (*named, *printed.left_out)
        pile = tuple(card.id for card in state.table.box.equipment if card.id not in out)
        if named:
            yield EquipmentNamed(named)
        yield DealEquipment(pile, min(count - len(named), len(pile)))


@EFFECTS.add
class EventDeck(Effect, frozen=True):
    """Book events and adventure events, drawn apart and mixed unseen."""

    phrase = "make the event deck"
    clause = "rc.setup.events"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        books, adventures = event_shares(state.table.scenario, state.table.books)
        yield DealEvents(_events(state, "book"), books)
        yield DealEvents(_events(state, *ADVENTURES), adventures)


@EFFECTS.add
class FirstWreckage(Effect, frozen=True):
    """A wreckage card lies on the right threat space."""

    phrase = "lay out the wreckage"
    clause = "rc.setup.wreckage"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [WreckageLaid(f"wreckage:{state.table.wreckage}")]


@EFFECTS.add
class SetUpSheet(Effect, frozen=True):
    """What the scenario sheet changes in the set-up."""

    phrase = "set up the sheet"
    clause = "rc.setup.scenario"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [*sheet(state).set_up(state), *effects(state.table.scenario.start)]


def _events(state: State, *symbols: str) -> tuple[str, ...]:
    return tuple(
        f"event:{card.id}"
        for card in state.table.box.events
        if card.symbol in symbols
        for _ in range(card.copies)
    )


@rests_on("rc.variant.easier", "rc.variant.harder")
def event_shares(scenario: Scenario, books: str) -> tuple[int, int]:
    """How many book and how many adventure events make the event deck.

    Easier or harder, a third of the rounds is on the smaller side, and the other fills the deck.

    >>> from fujikit.robinson.box import house
    >>> cursed_island = house().scenarios[1]
    >>> event_shares(cursed_island, ""), event_shares(cursed_island, "easier")
    ((5, 5), (4, 6))
    """
    half = -(-scenario.rounds // 2)
    if not books:
        return half, half
    few = -(-scenario.rounds // 3)
    fewer_books = (books == "easier") != scenario.books_help
    return (few, 2 * half - few) if fewer_books else (2 * half - few, few)


class EquipmentNamed(RobinsonEvent, frozen=True):
    """Starting equipment that the scenario sheet names lies beside the board."""

    cards: tuple[str, ...]

    def fold(self, state: State) -> State:
        return EquipmentDealt(self.cards).fold(state)


class WreckageLaid(RobinsonEvent, frozen=True):
    """A wreckage card lies on the right threat space."""

    card: str

    def fold(self, state: State) -> State:
        return replace(state, threats=(state.threats[0], self.card))
