"""Looking at tiles and events that are still to come."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fujikit.engine.deck import without
from fujikit.robinson.chance import BESIDE, LookCard, draw_from
from fujikit.robinson.events import RobinsonEvent
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep
from fujikit.robinson.state import State


class TileLaidBack(RobinsonEvent, frozen=True):
    """A tile in hand goes back to the stack, face up, under so many others."""

    tile: str
    under: int

    def fold(self, state: State) -> State:
        stack = state.deck("tile")
        top = (*stack.top[: self.under], self.tile, *stack.top[self.under :])
        left = replace(state, drawn=without(state.drawn, self.tile))
        return left.with_deck("tile", replace(stack, top=top))


class TileChosen(RobinsonEvent, frozen=True):
    """A tile in hand goes on top of the stack, the others in hand are shuffled back."""

    tile: str
    others: tuple[str, ...]

    def fold(self, state: State) -> State:
        stack = state.deck("tile").shuffled_in(*self.others).put_on_top(self.tile)
        count = len(state.drawn) - len(self.others) - 1
        return replace(state.with_deck("tile", stack), drawn=state.drawn[:count])


@EFFECTS.add
class TilesInHand(Effect, frozen=True):
    """The top tiles of the stack are taken in hand, as many as there are."""

    phrase = "take {count} tiles in hand"
    clause = "rc.explorer.reconnaissance"
    count: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if self.count and state.deck("tile"):
            yield draw_from(state, "tile")
            yield TilesInHand(self.count - 1)


@EFFECTS.add
class ReorderTiles(Effect, frozen=True):
    """The top tiles of the stack are looked at and put back face up, in an order of the group's choice."""

    phrase = "reorder top {count} tiles"
    clause = "rc.s5.others"
    count: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [TilesInHand(self.count), LayTilesBack(0, len(state.drawn))]


@EFFECTS.add
class LayTilesBack(Choice, frozen=True):
    """The tiles in hand go back to the stack one by one, the next one to be explored first."""

    phrase = "lay tiles back under {laid} after {depth}"
    clause = "rc.s5.others"
    laid: int
    depth: int

    def options(self, state: State, context: EffectContext) -> list[str]:
        return list(state.drawn[self.depth :])

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [TileLaidBack(option, self.laid), LayTilesBack(self.laid + 1, self.depth)]


@EFFECTS.add
class ChooseNextTile(Effect, frozen=True):
    """The top tiles of the stack are looked at; one goes on top, the others are shuffled back."""

    phrase = "choose the next of {count} tiles"
    clause = "rc.explorer.reconnaissance"
    count: int

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(state.deck("tile"))

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [TilesInHand(self.count), TileToExplore(len(state.drawn))]


@EFFECTS.add
class TileToExplore(Choice, frozen=True):
    """One of the tiles in hand will be explored next."""

    phrase = "pick the next tile after {depth}"
    clause = "rc.explorer.reconnaissance"
    depth: int

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def options(self, state: State, context: EffectContext) -> list[str]:
        return list(state.drawn[self.depth :])

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [TileChosen(option, without(state.drawn[self.depth :], option))]


@EFFECTS.add
class LookAtEvent(Choice, frozen=True):
    """The top card of the event deck is looked at, or the beast that waits beside it."""

    phrase = "look at top event card"
    clause = "rc.card.looking"

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(self.options(state, context))

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [deck for deck in ("event", BESIDE) if state.deck(deck)]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [LookCard(option, state.deck(option))]
