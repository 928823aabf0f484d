"""The end of the action phase: everything comes from Future, and works."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fujikit.engine.deck import without
from fujikit.engine.events import LogMessage
from fujikit.robinson.effects.items import ItemsBack, TakesEffect
from fujikit.robinson.events import PhaseBegan, RobinsonEvent, SilentEvent, with_stock
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep, Task, effects
from fujikit.robinson.phases.scheduled import scheduled_now
from fujikit.robinson.state import ITEMS_AWAY, RESOURCES, State
from fujikit.robinson.things import catalogue, treasures
from fujikit.robinson.things.discovery_tokens import TradeInForced
from fujikit.robinson.things.gear import EquipmentArrived, OfThing
from fujikit.robinson.words.component_names import name_in


@EFFECTS.add
class EndOfActionPhase(Effect, frozen=True):
    """Resources, discovery tokens, inventions, treasures, in this order; then what was due at this moment."""

    phrase = "end of action phase"
    clause = "rc.endaction.order"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        yield PhaseBegan("end")
        yield from (ResourcesCome(), TokensCome(), InventionsCome(), TreasuresCome(), EquipmentComes())
        yield TidyUp()


class GoodsArrived(RobinsonEvent, frozen=True):
    """Resources of a kind go from Future to Available."""

    kind: str
    count: int

    def fold(self, state: State) -> State:
        left = with_stock(state, "future", goods=state.future.goods.plus(self.kind, -self.count))
        return with_stock(left, "available", goods=left.available.goods.plus(self.kind, self.count))


@EFFECTS.add
class ResourcesCome(Effect, frozen=True):
    """Resources go from Future to Available."""

    phrase = "resources come from future"
    clause = "rc.endaction.order"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        goods = state.future.goods
        return [GoodsArrived(kind, goods.of(kind)) for kind in RESOURCES if goods.of(kind)]


class TokensArrived(RobinsonEvent, frozen=True):
    """Discovery tokens go from Future to Available."""

    tokens: tuple[str, ...]

    def fold(self, state: State) -> State:
        there = (*state.available.tokens, *self.tokens)
        return replace(
            state,
            available=replace(state.available, tokens=there),
            future=replace(state.future, tokens=()),
        )

    def log_message(self, state: State, seat: str | None) -> LogMessage:
        return LogMessage(
            "TokensArrived", {"things": [name_in(state.table.box, name) for name in self.tokens]}
        )


@EFFECTS.add
class TokensCome(Effect, frozen=True):
    """Discovery tokens go from Future to Available; those that must be are traded in."""

    phrase = "tokens come from future"
    clause = "rc.endaction.order"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        arrived = [TokensArrived(state.future.tokens)] if state.future.tokens else []
        return [*arrived, TradeInForced()]


class InventionLeftFuture(SilentEvent, frozen=True):
    """An invention is taken from Future to be flipped."""

    entry: str

    def fold(self, state: State) -> State:
        left = without(state.future.inventions, self.entry)
        return replace(state, future=replace(state.future, inventions=left))


@EFFECTS.add
class InventionsCome(Choice, frozen=True):
    """Inventions take effect and flip, one after the other; the group picks the order where it matters."""

    phrase = "inventions come from future"
    clause = "rc.endaction.inventions"

    def options(self, state: State, context: EffectContext) -> list[str]:
        return list(dict.fromkeys(state.future.inventions))

    def waits(self, state: State, context: EffectContext) -> bool:
        laid = [line for name in state.future.inventions for line in _tokens(state, name)]
        return len(set(laid)) < len(laid)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        name, _, place = option.partition("@")
        itself = replace(context, card=f"invention:{name}", place=place)
        yield InventionLeftFuture(option)
        if catalogue.invention(state.table, name).repeatable:
            yield RepeatableBuilt(name, place)
            yield from (Task(gain, itself) for gain in effects(catalogue.invention(state.table, name).gain))
        else:
            yield Task(TakesEffect(name), itself)
        yield InventionsCome()

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [ItemsBack()] if ITEMS_AWAY in state.round_notes else []


def _tokens(state: State, entry: str) -> list[str]:
    """The tokens that an invention lays on the camp tile."""
    gains = effects(catalogue.invention(state.table, entry.partition("@")[0]).gain)
    return [gain.lays() for gain in gains if gain.lays_on_camp()]


class RepeatableBuilt(OfThing, frozen=True):
    """An invention of the sheet that may be built again has been built once more."""

    place: str = ""

    def fold(self, state: State) -> State:
        return state


class TreasureLeftFuture(SilentEvent, frozen=True):
    """A treasure is taken from Future to take effect."""

    name: str

    def fold(self, state: State) -> State:
        left = without(state.future.treasures, self.name)
        return replace(state, future=replace(state.future, treasures=left))


@EFFECTS.add
class TreasuresCome(Effect, frozen=True):
    """Treasures take effect; lasting ones lie beside the board for all."""

    phrase = "treasures come from future"
    clause = "rc.endaction.treasures"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if not state.future.treasures:
            return
        name = state.future.treasures[0]
        yield TreasureLeftFuture(name)
        yield from treasures.takes_effect(state, context, name)
        yield TreasuresCome()


@EFFECTS.add
class EquipmentComes(Effect, frozen=True):
    """Equipment that was found goes from Future to the others."""

    phrase = "equipment comes from future"
    clause = "rc.card.equipment-found"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [EquipmentArrived(state.future.equipment)] if state.future.equipment else []


class PawnsGone(SilentEvent, frozen=True):
    """Neutral pawns that were there for this round only are gone."""

    def fold(self, state: State) -> State:
        left = [helper for helper in state.helpers if not 0 < helper.until <= state.round]
        return replace(state, helpers=tuple(left))


@EFFECTS.add
class TidyUp(Effect, frozen=True):
    """Pawns of this round go, and what was due at the end of the action phase comes."""

    phrase = "the action phase is over"
    clause = "rc.neutral.lasting"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [PawnsGone(), *scheduled_now(state, "end-of-action")]
