"""Items that come, are flipped or discarded, and what they do by themselves."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fujikit.robinson.effects.demand import unfulfilled
from fujikit.robinson.effects.resources import Gain, Kind
from fujikit.robinson.events import Encouraged, RobinsonEvent, RoundNoted, SilentEvent
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep
from fujikit.robinson.state import ITEMS_AWAY, State
from fujikit.robinson.things import catalogue, inventions
from fujikit.robinson.things.gear import OfThing

USE, LEAVE = "use", "not-now"


def _buildable(state: State, names: Iterable[str]) -> list[str]:
    """The named inventions that are neither items nor wait in Future."""
    return [
        name for name in names if not inventions.standing(state, name) and name not in state.future.inventions
    ]


def _free(state: State, context: EffectContext, name: str, *, waits: bool) -> Iterable[EffectStep]:
    """An invention is built without an action: no needs, no cost."""
    if waits:
        return inventions.built(state, context, name)
    person = inventions.owner(state, name)
    return [*([Encouraged(person.name, inventions.PERSONAL)] if person else ()), TakesEffect(name)]


@EFFECTS.add
class BuildFree(Choice, frozen=True):
    """An invention is built without an action, whatever it needs; in the action phase it waits in Future."""

    phrase = "build {names} free"
    clause = "rc.item.single"
    names_items = ("names",)
    names: tuple[str, ...]

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(_buildable(state, self.names))

    def options(self, state: State, context: EffectContext) -> list[str]:
        return _buildable(state, self.names)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return _free(state, context, option, waits=state.acting())

    def brings(self, state: State, context: EffectContext, whom: str) -> list[str]:
        return [] if state.acting() else _buildable(state, self.names)


@EFFECTS.add
class BuildFreeAtOnce(BuildFree, frozen=True):
    """The same, but it waits in Future only while actions are resolved."""

    phrase = "build {names} free at once"
    clause = "rc.discovery.when"

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return _free(state, context, option, waits=state.phase == "resolve")


@EFFECTS.add
class TakesEffect(Effect, frozen=True):
    """An invention flips to its item side, and its gain comes."""

    phrase = "the {name} works from now on"
    clause = "rc.endaction.inventions"
    name: str

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return inventions.come(state, context, self.name)


@EFFECTS.add
class FlipItems(Choice, frozen=True):
    """Items are flipped, as many as there are; the group picks them."""

    phrase = "flip {count} item(s) if possible"
    clause = "rc.demand.if-possible"
    count: int

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [gear.name for gear in inventions.lying(state)]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        more = [FlipItems(self.count - 1)] if self.count > 1 else []
        return [*inventions.flip(state, option), *more]


@EFFECTS.add
class FlipAnItem(Choice, frozen=True):
    """An item must be flipped; without one this is unfulfilled demand."""

    phrase = "flip an item"
    clause = "rc.item.flip"

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(inventions.lying(state))

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [gear.name for gear in inventions.lying(state)]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return inventions.flip(state, option)

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return unfulfilled(state, context, 1, "item")


@EFFECTS.add
class DiscardItem(Choice, frozen=True):
    """An item goes into the invention deck, and what it gave is undone."""

    phrase = "discard an item if possible"
    clause = "rc.card.catastrophe"

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [gear.name for gear in inventions.lying(state)]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return inventions.discard(state, option)


class ItemsLaidAway(RobinsonEvent, frozen=True):
    """All item cards lie in Future until the action phase ends."""

    def fold(self, state: State) -> State:
        return replace(state, round_notes=(*state.round_notes, ITEMS_AWAY))


class ItemsBack(RobinsonEvent, frozen=True):
    """The items that lay in Future are on the board again."""

    def fold(self, state: State) -> State:
        return replace(state, round_notes=tuple([note for note in state.round_notes if note != ITEMS_AWAY]))


@EFFECTS.add
class LayItemsAway(Effect, frozen=True):
    """All item cards lie in Future until the action phase ends; their tokens on the island keep working.

    Items of the scenario sheet are no cards and stay.
    """

    phrase = "items in future until the phase ends"
    clause = "rc.card.catastrophe"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        cards = [gear for gear in state.items if not catalogue.of_the_sheet(state.table, gear.name)]
        return [ItemsLaidAway()] if cards else []


class ItemMarked(OfThing, frozen=True):
    """A marker lies on an item."""

    def fold(self, state: State) -> State:
        items = [replace(gear, marked=True) if gear.name == self.name else gear for gear in state.items]
        return replace(state, items=tuple(items))


@EFFECTS.add
class MarkItems(Choice, frozen=True):
    """Markers lie on items, harmless until the card comes back."""

    phrase = "mark {count} items if possible"
    clause = "rc.card.tools"
    count: int

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [gear.name for gear in inventions.lying(state) if not gear.marked]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        more = [MarkItems(self.count - 1)] if self.count > 1 else []
        return [ItemMarked(option), *more]


@EFFECTS.add
class FlipMarked(Effect, frozen=True):
    """The items with markers are flipped."""

    phrase = "flip marked items"
    clause = "rc.card.tools"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [FlipNamed(gear.name) for gear in state.items if gear.marked]


@EFFECTS.add
class FlipNamed(Effect, frozen=True):
    """One item is flipped."""

    phrase = "the {name} is flipped"
    clause = "rc.item.flip"
    name: str

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return inventions.flip(state, self.name)


class FlippedItemsGone(SilentEvent, frozen=True):
    """What was flipped in this round serves no longer."""

    def fold(self, state: State) -> State:
        return replace(state, items=tuple([gear for gear in state.items if not gear.flipped]))


@EFFECTS.add
class FlippedItemsGo(Effect, frozen=True):
    """At the end of the round flipped items are gone, and the tokens that they had laid."""

    phrase = "flipped items go"
    clause = "rc.item.revert"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        flipped = [gear for gear in state.items if gear.flipped]
        gone = [step for gear in flipped for step in inventions.lasting_undone(state, gear)]
        return [*gone, FlippedItemsGone()] if flipped else []


@EFFECTS.add
class TakeAlong(Effect, frozen=True):
    """Basket and Sack are given to a character while the pawns are being laid out."""

    phrase = "take along the {name}"
    clause = "rc.use.assigned"
    names_items = ("name",)
    name: str

    def takes_along(self) -> str:
        return self.name

    def possible(self, state: State, context: EffectContext) -> bool:
        gear = state.item(self.name)
        return gear is not None and not (gear.claimed == state.round and gear.user == context.who)

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return []


@EFFECTS.add
class CarryMore(Choice, frozen=True):
    """After a successful gather whoever has the Basket or the Sack brings one more, once a round."""

    phrase = "carry more with the {name}"
    clause = "rc.card.basket-sack"
    name: str

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def options(self, state: State, context: EffectContext) -> tuple[str, ...]:
        later = any(
            stack.number != context.stack and stack.pawns[-1] == context.who
            for stack in state.stacks("gather")
        )
        return (USE, LEAVE) if later else (USE,)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        if option == LEAVE:
            return []
        kind: Kind = "wood" if context.source == "wood" else "food"
        return [RoundNoted(f"carried:{self.name}"), Gain(1, kind)]
