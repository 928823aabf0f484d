"""Burdens on the pawns of characters, and a build without any pawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fujikit.engine.events import Told
from fujikit.robinson.events import Change, RoundNoted
from fujikit.robinson.language import EFFECTS, Choice, Effect, Made, Scene, Task
from fujikit.robinson.state import FRIDAY, Burden, State
from fujikit.robinson.work import carried_tokens, payment
from fujikit.robinson.work.joining import ARGUMENT
from fujikit.robinson.work.kinds import build
from fujikit.robinson.work.plan_events import PawnPlaced, PriceLaid, StackBegun, TokenCarried, next_number
from fujikit.robinson.work.prices import Price
from fujikit.robinson.work.resolving import ResolveStack
from fujikit.robinson.work.spots import at, most_stacks, numbers, targets

REROLL = "reroll"


class Burdened(Change, frozen=True):
    """Something weighs on a character for a while."""

    who: str
    kind: str
    since: int
    until: int
    what: tuple[str, ...] = ()

    def told(self, state: State, seat: str | None) -> Told | None:
        return Told(f"Burdened/{self.kind}", {"who": self.who, "since": self.since, "what": self.what})

    def fold(self, state: State) -> State:
        burden = Burden(self.kind, self.until, self.since, self.what)
        return state.with_person(self.who, burdens=(*state.person(self.who).burdens, burden))


class Unburdened(Change, frozen=True):
    """What a card had laid on a character is lifted."""

    who: str
    kind: str

    def fold(self, state: State) -> State:
        left = [one for one in state.person(self.who).burdens if one.kind != self.kind or one.until]
        return state.with_person(self.who, burdens=tuple(left))


def burdened(
    state: State, scene: Scene, kind: str, *, rounds: int = 0, what: tuple[str, ...] = ()
) -> Burdened:
    """Something weighs on the one the scene is about, in the round that comes after so many."""
    then = state.round + rounds
    return Burdened(scene.who, kind, then, then, what)


@EFFECTS.add
class OnePawnThisRound(Effect, frozen=True):
    """Only one pawn in this round."""

    phrase = "one pawn this round"
    clause = "rc.plan.pawns"
    asks = ("who",)

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        return [burdened(state, scene, "one-pawn")]


@EFFECTS.add
class OnePawnNextRound(Effect, frozen=True):
    """Only one pawn in the next round; Friday keeps his own."""

    phrase = "one pawn next round"
    clause = "rc.plan.pawns"
    asks = ("who",)

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        return [] if scene.who == FRIDAY else [burdened(state, scene, "one-pawn", rounds=1)]


@EFFECTS.add
class OnlyKinds(Effect, frozen=True):
    """In this round the pawns of a character go to the named kinds of action only."""

    phrase = "only {kinds} this round"
    clause = "rc.ruling.u17"
    asks = ("who",)
    kinds: tuple[str, ...]

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        return [burdened(state, scene, "only", what=self.kinds)]


@EFFECTS.add
class NoAbilities(Effect, frozen=True):
    """No abilities in this round."""

    phrase = "no abilities this round"
    clause = "rc.ability.use"
    asks = ("who",)

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        return [burdened(state, scene, "no-abilities")]


@EFFECTS.add
class NoMixedStacks(Effect, frozen=True):
    """In this round no action mixes pawns of different players, Friday's included."""

    phrase = "no mixed stacks this round"
    clause = "rc.card.argument"

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        return [RoundNoted(ARGUMENT)]


@EFFECTS.add
class RerollNextRound(Effect, frozen=True):
    """In the next round every success of the character is thrown again."""

    phrase = "reroll success next round"
    clause = "rc.card.traps"
    asks = ("who",)

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        return [burdened(state, scene, REROLL, rounds=1)]


@EFFECTS.add
class RerollUntilLifted(Effect, frozen=True):
    """From the next round on every success of the character is thrown again, until a card lifts it."""

    phrase = "reroll success until lifted"
    clause = "rc.card.traps"
    asks = ("who",)

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        return [Burdened(scene.who, REROLL, state.round + 1, 0)]


@EFFECTS.add
class LiftReroll(Effect, frozen=True):
    """Whoever had to throw successes again until further notice is free of it."""

    phrase = "lift the reroll"
    clause = "rc.card.traps"

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        return [
            Unburdened(person.name, REROLL)
            for person in state.people
            if any(one.kind == REROLL and not one.until for one in person.burdens)
        ]


@EFFECTS.add
class ExtraBuild(Choice, frozen=True):
    """Fast Work: a build without pawns, thrown for as with one, and paid like any other.

    The answers name what is built, and where there are several ways to pay, the price: `roof:fur`.
    """

    phrase = "extra build action"
    clause = "rc.card.fast-work"

    def who(self, state: State, scene: Scene) -> str:
        return scene.who

    def possible(self, state: State, scene: Scene) -> bool:
        return bool(self.options(state, scene))

    def options(self, state: State, scene: Scene) -> list[str]:
        return [
            f"{target}:{price}" if len(prices) > 1 else target
            for target in _buildable(state, scene)
            for prices in [_prices(state, target)]
            for price in prices
        ]

    def chosen(self, state: State, scene: Scene, option: str) -> Iterable[Made]:
        target, _, word = option.partition(":")
        price = next(one for one in _prices(state, target) if word in ("", str(one)))
        number = next_number(state)
        yield from _laid_out(state, scene.who, number, target, price)
        yield Task(ResolveStack(number), Scene())


def _buildable(state: State, scene: Scene) -> list[str]:
    """What may be built as with a single pawn: where more are needed, one does not suffice."""
    burden = carried_tokens.new_burden(state, "build")
    return [
        target
        for target in targets(state, "build")
        if _room(state, scene, target)
        and payment.affordable(state, "build", target, burden)
        and build.must_resolve(state, target) in ("", scene.who)
        and numbers(state, "build", target, burden)[0] == 1
    ]


def _room(state: State, scene: Scene, target: str) -> bool:
    """Whether no other stack waits there; the action that has brought this one is over."""
    waiting = [stack for stack in at(state, "build", target) if stack.number != scene.stack]
    most = most_stacks(state, "build", target)
    return not most or len(waiting) < most


def _prices(state: State, target: str) -> list[Price]:
    return payment.options(state, "build", target, carried_tokens.new_burden(state, "build"))


def _laid_out(state: State, who: str, number: int, target: str, price: Price) -> Iterator[Change]:
    yield StackBegun(number, "build", target)
    if price != Price():
        yield PriceLaid(number, "build", target, price.goods, price.det)
    if "wood" in carried_tokens.new_burden(state, "build") and (price.goods.wood or price.det):
        yield TokenCarried(number, "build", target, "wood")
    yield PawnPlaced(number, "build", target, who)
