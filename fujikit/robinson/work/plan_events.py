"""What happens on the board while the plan is laid out: pawns, resources and tokens come and go."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fujikit.engine.events import LogMessage
from fujikit.robinson.events import RobinsonEvent, SilentEvent, with_stock
from fujikit.robinson.state import Goods, Stack, State
from fujikit.robinson.work.pawns import is_character, led_by, put_in
from fujikit.robinson.work.prices import NOTHING, Price, economy, minus, saver
from fujikit.robinson.work.spot_names import called, doing


def with_stack(state: State, number: int, **changes: object) -> State:
    plan = tuple([replace(one, **changes) if one.number == number else one for one in state.plan])
    return replace(state, plan=plan)


def next_number(state: State) -> int:
    """The number of the next planned action."""
    return max((stack.number for stack in state.plan), default=0) + 1


def unready(state: State, names: Iterable[str]) -> State:
    """The named players are not ready any more."""
    for name in names:
        if name in state.table.names and state.person(name).ready:
            state = state.with_person(name, ready=False)
    return state


class SpotEvent(RobinsonEvent, frozen=True):
    """A change on a spot, told by what is done there."""

    number: int
    kind: str
    target: str

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        plain = super().log_message(state, seat)
        assert plain is not None
        return LogMessage(plain.key, {**plain.numbers, "doing": doing(state, self.kind, self.target)})


class OfPawn(SpotEvent, frozen=True):
    """A pawn comes to a spot or leaves it; neutral pawns have sentences of their own."""

    pawn: str

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        plain = super().log_message(state, seat)
        assert plain is not None
        if is_character(state, self.pawn):
            return plain
        return LogMessage(f"{plain.key}/neutral", {**plain.numbers, "pawn": called(state, self.pawn)})


class StackBegun(SilentEvent, frozen=True):
    """There is a new place for pawns on a spot."""

    number: int
    kind: str
    target: str

    def fold(self, state: State) -> State:
        return replace(state, plan=(*state.plan, Stack(self.number, self.kind, self.target)))


class PawnPlaced(OfPawn, frozen=True):
    """A pawn lies on a spot; whoever has pawns there is not ready any more."""

    def fold(self, state: State) -> State:
        pawns = put_in(state, state.stack(self.number).pawns, self.pawn)
        return unready(with_stack(state, self.number, pawns=pawns), pawns)


class PawnTaken(OfPawn, frozen=True):
    """A pawn is taken off a spot; whoever has pawns there is not ready any more."""

    def fold(self, state: State) -> State:
        before = state.stack(self.number).pawns
        first = before.index(self.pawn)
        left = (*before[:first], *before[first + 1 :])
        return unready(with_stack(state, self.number, pawns=left), before)


class StackGone(SilentEvent, frozen=True):
    """Nothing is planned there any more: what was laid goes back, and helpers go home."""

    number: int

    def fold(self, state: State) -> State:
        state = lay_price(state, self.number, Price())
        return replace(state, plan=tuple([stack for stack in state.plan if stack.number != self.number]))


class PriceLaid(SpotEvent, frozen=True):
    """Resources lie with the pawns of an action, in place of what lay there before."""

    goods: Goods
    det: int = 0

    def fold(self, state: State) -> State:
        return lay_price(state, self.number, Price(self.goods, self.det))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        price = Price(self.goods, self.det).said()
        return LogMessage("PriceLaid", {"doing": doing(state, self.kind, self.target), "price": price})


def lay_price(state: State, number: int, price: Price) -> State:
    """The price lies with the stack; what lay there before is back where it came from."""
    stack = state.stack(number)
    goods = minus(state.available.goods.and_all(stack.laid), price.goods)
    state = with_stock(with_stack(state, number, laid=price.goods, det=price.det), "available", goods=goods)
    return _det_laid(state, price.det - stack.det) if price.det != stack.det else state


def _det_laid(state: State, count: int) -> State:
    """The carpenter's determination goes to the board or comes back, and with it the ability.

    rc.det.own: it is the carpenter's, who is not ready any more, whoever has laid it.
    """
    carpenter = saver(state)
    ability = None if carpenter is None else economy(state, carpenter)
    assert carpenter is not None, "determination is laid by an ability"
    assert ability is not None, "determination is laid by an ability"
    others = tuple([spent for spent in carpenter.spent if spent != ability.id])
    spent = (*others, ability.id) if count > 0 else others
    return state.with_person(carpenter.name, det=carpenter.det - count, spent=spent, ready=False)


class Led(SpotEvent, frozen=True):
    """A pawn goes on top of its stack: its owner resolves the action."""

    who: str

    def fold(self, state: State) -> State:
        pawns = led_by(state.stack(self.number).pawns, self.who)
        return unready(with_stack(state, self.number, pawns=pawns), pawns)


class TokenCarried(SpotEvent, frozen=True):
    """A token of an action space lies with one of the actions of its kind."""

    token: str

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage(f"TokenCarried/{self.token}", {"doing": doing(state, self.kind, self.target)})

    def fold(self, state: State) -> State:
        state = _put_down(state, self.token, self.kind)
        stack = state.stack(self.number)
        return unready(with_stack(state, self.number, burden=(*stack.burden, self.token)), stack.pawns)


class TokenPutDown(SilentEvent, frozen=True):
    """A token of an action space lies with none of the actions any more."""

    token: str
    kind: str

    def fold(self, state: State) -> State:
        return _put_down(state, self.token, self.kind)


def _put_down(state: State, token: str, kind: str) -> State:
    for stack in state.plan:
        if stack.kind == kind and token in stack.burden:
            left = tuple([other for other in stack.burden if other != token])
            state = with_stack(state, stack.number, burden=left)
    return state


class Readied(RobinsonEvent, frozen=True):
    """A player is content with the plan."""

    seat: str

    def fold(self, state: State) -> State:
        return state.with_person(self.seat, ready=True)


class Waited(RobinsonEvent, frozen=True):
    """A player is not ready any more."""

    seat: str

    def fold(self, state: State) -> State:
        return state.with_person(self.seat, ready=False)


def paid_with_wood(stack: Stack) -> bool:
    """Whether an action is paid with wood, also where determination stands for some of it."""
    return stack.laid.wood > 0 or stack.det > 0


def bare(stack: Stack) -> bool:
    """Whether nothing is laid for an action."""
    return stack.laid == NOTHING and not stack.det
