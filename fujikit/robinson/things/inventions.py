"""Inventions and the items they become: built, flipped back, discarded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from fujikit.engine.rules import Step
from fujikit.robinson.clauses import rests_on
from fujikit.robinson.events import Encouraged, SilentEvent, Unplaced
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, Task, effects
from fujikit.robinson.state import Gear, Helper, Person, State, Table
from fujikit.robinson.things import catalogue
from fujikit.robinson.things.gear import OfThing
from fujikit.robinson.things.standing import LendsPawn, PawnForLocations
from fujikit.robinson.things.standing import standing as standing_things
from fujikit.robinson.things.treasures import TreasureDiscarded

LOCATION = "location"
"""The one kind of target that some pawns serve."""
PERSONAL = 2
"""What a personal invention gives its character, every time it is built."""


def owner(state: State, name: str) -> Person | None:
    """The player whose personal invention it is."""
    role = catalogue.invention(state.table, name).role
    return next((person for person in state.players() if role and person.role == role), None)


def lying(state: State) -> list[Gear]:
    """The items that lie on the board and can be flipped, discarded or marked; not those of the sheet."""
    return [gear for gear in state.items_lying if not gear.flipped and not _of_sheet(state, gear.name)]


def beside_sheets(state: State) -> list[str]:
    """The personal inventions that lie beside their sheets."""
    there = [(person, catalogue.role(state.table, person.role).invention) for person in state.players()]
    return [name for _, name in there if name and not _elsewhere(state, name)]


def _elsewhere(state: State, name: str) -> bool:
    decks = (*state.deck("invention").cards(), *state.deck("invention-discard").cards())
    return standing(state, name) or name in state.future.inventions or name in (*decks, *state.drawn)


def standing(state: State, name: str) -> bool:
    """Whether an item is built and has not been flipped."""
    return any(gear.name == name and not gear.flipped for gear in state.items)


def open_inventions(state: State) -> list[str]:
    """What may be built: cards on the board, personal ones beside their sheets, those of the scenario."""
    sheet = [
        card.id
        for card in state.table.scenario.inventions
        if card.repeatable or not (standing(state, card.id) or card.id in state.future.inventions)
    ]
    return [*state.inventions, *beside_sheets(state), *sheet]


def _of_sheet(state: State, name: str) -> bool:
    return catalogue.of_the_sheet(state.table, name)


@rests_on("rc.item.flip-keeps")
def item_pawns(state: State) -> tuple[Helper, ...]:
    """The neutral pawns of items and treasures; one that was flipped this round still lends its own."""
    return tuple([_pawn(gear, lent) for gear, lent in standing_things(state, LendsPawn)])


def _pawn(gear: Gear, lent: LendsPawn) -> Helper:
    only = LOCATION if isinstance(lent, PawnForLocations) else ""
    return Helper(gear.name, lent.kinds, only=only)


class InventionBuilt(OfThing, frozen=True):
    """An invention is built and waits in Future; `place` where it is built on a tile."""

    place: str = ""

    def fold(self, state: State) -> State:
        entry = f"{self.name}@{self.place}" if self.place else self.name
        future = replace(state.future, inventions=(*state.future.inventions, entry))
        return replace(taken(state, self.name), future=future)


def taken(state: State, name: str) -> State:
    """The state without an invention card, wherever it lay: on the board, in the deck, in the pile."""
    for deck in ("invention", "invention-discard"):
        if name in state.deck(deck).cards():
            state = state.with_deck(deck, state.deck(deck).without(name))
    return replace(state, inventions=tuple([card for card in state.inventions if card != name]))


@rests_on("rc.item.future", "rc.item.personal")
def built(state: State, context: EffectContext, name: str) -> Iterator[EffectStep]:
    """A build has succeeded: the card waits in Future; a personal one gives its character determination."""
    repeatable = catalogue.invention(state.table, name).repeatable
    yield InventionBuilt(name, context.place if repeatable else "")
    if (person := owner(state, name)) is not None:
        yield Encouraged(person.name, PERSONAL)


class InventionLaid(OfThing, frozen=True):
    """An invention comes to the board; rc.ruling.u20: a personal one goes beside its sheet."""

    def fold(self, state: State) -> State:
        if owner(state, self.name) is not None:
            return state
        return replace(state, inventions=(*state.inventions, self.name))


class ItemCame(OfThing, frozen=True):
    """An invention lies on the board with its item side up, and works from now on."""

    gave: int = 0
    """What its one-time gain gave."""

    def fold(self, state: State) -> State:
        items = [gear for gear in state.items if gear.name != self.name]
        return replace(taken(state, self.name), items=(*items, Gear(self.name, gave=self.gave)))


class ItemFlipped(OfThing, frozen=True):
    """An item shows its invention side again; it serves to the end of the round."""

    def fold(self, state: State) -> State:
        items = [
            replace(gear, flipped=state.round, marked=False) if gear.name == self.name else gear
            for gear in state.items
        ]
        board = () if owner(state, self.name) is not None else (self.name,)
        return replace(state, items=tuple(items), inventions=(*state.inventions, *board))


class ItemDiscarded(OfThing, frozen=True):
    """An item is shuffled into the invention deck."""

    def fold(self, state: State) -> State:
        items = [gear for gear in state.items if gear.name != self.name]
        deck = state.deck("invention").shuffled_in(self.name)
        return replace(state, items=tuple(items)).with_deck("invention", deck)


class FlippedItemGone(SilentEvent, frozen=True):
    """An item that was flipped in this round is about to come anew."""

    name: str

    def fold(self, state: State) -> State:
        return replace(state, items=tuple([gear for gear in state.items if gear.name != self.name]))


class TokenForgotten(SilentEvent, frozen=True):
    """The token that a thing had laid is gone."""

    name: str

    def fold(self, state: State) -> State:
        return replace(
            state,
            items=tuple([replace(gear, gave=0) if gear.name == self.name else gear for gear in state.items]),
        )


def come(state: State, context: EffectContext, name: str) -> list[EffectStep]:
    """An invention becomes an item: its gain comes now, once, even if it was built twice at a time."""
    if standing(state, name):
        return []
    old = next((gear for gear in state.items if gear.name == name), None)
    if old is not None:
        return [*lasting_undone(state, old), FlippedItemGone(name), *tasks_for([name], context)]
    gains = effects(catalogue.invention(state.table, name).gain)
    worth = sum([value(state, context, gain) for gain in gains])
    return [ItemCame(name, worth), *gains]


def value(state: State, context: EffectContext, gain: Effect) -> int:
    """What a one-time gain gives now; nothing where it is void."""
    if not gain.possible(state, context):
        return 0
    number: int = getattr(gain, "by", getattr(gain, "count", 1))
    return number


def usual_worth(table: Table, name: str) -> int:
    """The levels or resources that an item gives when it comes to the board, as a rule."""
    cards = (*table.box.inventions, *table.scenario.inventions)
    return sum([gain.worth() for card in cards if card.id == name for gain in effects(card.gain)])


def flip(state: State, name: str) -> list[EffectStep]:
    """An item is flipped: levels and resources that it gave go at once, as far as they are there."""
    gear = next(gear for gear in state.items if gear.name == name)
    return [ItemFlipped(name), *undone(state, gear)]


def discard(state: State, name: str) -> list[EffectStep]:
    """An item is discarded, and all that it gave is undone."""
    gear = next(gear for gear in state.items if gear.name == name)
    return [ItemDiscarded(name), *undone(state, gear), *lasting_undone(state, gear)]


def undone(state: State, gear: Gear) -> Iterator[Step]:
    """The levels and resources of a lost item; what is not there costs nothing."""
    for gain in effects(catalogue.invention(state.table, gear.name).gain):
        yield from gain.taken_back(state, gear.gave)


def lasting_undone(state: State, gear: Gear) -> Iterator[Step]:
    """The tokens that a lost item had laid."""
    token = laid_token(state, gear)
    if token is None:
        return
    for place in state.island:
        if token in place.tokens and (token == "shortcut" or place.name == state.camp):
            yield Unplaced(token, place.name)


def laid_token(state: State, gear: Gear) -> str | None:
    """The token that an item has laid on the island, if it has."""
    if not gear.gave:
        return None
    laid = [gain.lays() for gain in effects(catalogue.invention(state.table, gear.name).gain)]
    return next(filter(None, laid), None)


def lays(state: State, gear: Gear, token: str) -> bool:
    """Whether it is an item's part to lay such a token."""
    return any(gain.lays() == token for gain in effects(catalogue.invention(state.table, gear.name).gain))


def token_lost(state: State, token: str) -> list[EffectStep]:
    """The camp's own token has been discarded: its item flips, its treasure goes, a scenario item stays."""
    for gear in state.items:
        if laid_token(state, gear) == token:
            stays = gear.flipped or _of_sheet(state, gear.name)
            return [TokenForgotten(gear.name), *(() if stays else (ItemFlipped(gear.name),))]
    for gear, laid in _laid_by_treasures(state):
        if laid == token:
            return [TreasureDiscarded(gear.name)]
    return []


def camp_tokens(state: State) -> list[str]:
    """The tokens that items and treasures have laid on the camp tile; they move with the camp."""
    laid = [laid_token(state, gear) for gear in state.items]
    tokens = [token for token in laid if token in ("food", "wood")]
    return [*tokens, *[token for _, token in _laid_by_treasures(state)]]


def _laid_by_treasures(state: State) -> Iterator[tuple[Gear, str]]:
    """The treasures that have laid a token on the camp tile, each with the token."""
    for gear in state.treasures:
        for gain in effects(catalogue.treasure(state.table, gear.name).gain) if gear.gave else ():
            if gain.lays_on_camp():
                yield gear, gain.lays()


def tasks_for(names: Iterable[str], context: EffectContext) -> list[Task]:
    """The named inventions take effect one after the other."""
    return [Task(EFFECTS.read(f"the {name} works from now on"), context) for name in names]


def more_to_carry(state: State, context: EffectContext) -> list[Effect]:
    """Basket and Sack, where the one who has gathered was given them and has not used them yet."""
    return [
        EFFECTS.read(f"carry more with the {gear.name}")
        for gear in state.items_lying
        if any(
            use.takes_along() == gear.name for use in effects(catalogue.invention(state.table, gear.name).use)
        )
        and (gear.user, gear.claimed) == (context.who, state.round)
        and f"carried:{gear.name}" not in state.round_notes
    ]
