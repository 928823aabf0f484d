"""Carrying out the plan: in which order, with which dice, and how pawns go home."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from fujikit.robinson.events import RoundNoted, SilentEvent, SpotCleared
from fujikit.robinson.island.island_map import counts
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep, Task
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Kind, Stack, State, Throw
from fujikit.robinson.work.action_dice import ActionDice, Colour, DangerInCamp, Draw, NoDice
from fujikit.robinson.work.gains_outside import ActionBegan, EndAction
from fujikit.robinson.work.kinds import arrange, build, explore, gather, hunt, threat
from fujikit.robinson.work.settle_costs import SaveWood, SpendLaid
from fujikit.robinson.work.spots import place_of
from fujikit.robinson.work.tokens_in_force import in_force

DICE: tuple[Colour, ...] = ("build", "gather", "explore")
IN_CAMP = ("build", "arrange", "rest")

SUCCESS: dict[str, Callable[[State, EffectContext, Stack], Iterable[EffectStep]]] = {
    "threat": threat.averted,
    "hunt": hunt.hunted,
    "build": build.built,
    "gather": gather.gathered,
    "explore": explore.explored,
    "arrange": arrange.arranged,
    "rest": arrange.rested,
    "reclaim": lambda state, scene, stack: sheet(state).reclaim(state, scene, stack.target),
}
"""What each kind of action does when it succeeds."""


@EFFECTS.add
class ResolveKind(Choice, frozen=True):
    """The planned actions of one kind, one after another; the group picks the order by their numbers."""

    phrase = "resolve {kind}"
    clause = "rc.resolve.within"
    kind: Kind

    def options(self, state: State, scene: EffectContext) -> list[str]:
        return [str(stack.number) for stack in state.stacks(self.kind)]

    def waits(self, state: State, scene: EffectContext) -> bool:
        return len(self.options(state, scene)) > 1 and _order_matters(state, self.kind)

    def chosen(self, state: State, scene: EffectContext, option: str) -> Iterable[EffectStep]:
        return [ResolveStack(int(option)), self]

    def nothing(self, state: State, scene: EffectContext) -> Iterable[EffectStep]:
        return sheet(state).rest(state) if self.kind == "rest" else ()


def _order_matters(state: State, kind: str) -> bool:
    """Whether one order may turn out differently from another."""
    return kind not in ("arrange", "rest") or (kind == "arrange" and in_force(state, "bear", "arrange"))


@EFFECTS.add
class ResolveStack(Effect, frozen=True):
    """One planned action is carried out by the one whose pawn lies on top, who alone bears all of it."""

    phrase = "resolve stack {number}"
    clause = "rc.plan.stack"
    number: int

    def do(self, state: State, scene: EffectContext) -> Iterable[EffectStep]:
        stack = state.stack(self.number)
        there = scene_of(state, stack)
        yield ActionBegan()
        if stack.kind == "build" and not build.may_be_tried_again(state, stack.target):
            yield RoundNoted(f"{build.TRIED}{stack.target}")
        if stack.kind == "explore" and in_force(state, "danger", "explore"):
            yield SpotCleared("danger", "explore")
        for effect in (*_dangers(state, stack), *_work(stack), EndAction(), PawnsGoHome(self.number)):
            yield Task(effect, there)


def scene_of(state: State, stack: Stack) -> EffectContext:
    """Who carries an action out, and where."""
    place = place_of(state, stack.kind, stack.target)
    return EffectContext(
        stack.pawns[-1], place=place, source=stack.target.partition(":")[2], stack=stack.number
    )


def _dangers(state: State, stack: Stack) -> list[Effect]:
    """Greater danger that strikes when an action is carried out: in camp, and on the Explore space."""
    in_camp = stack.kind in IN_CAMP and place_of(state, stack.kind, stack.target) == state.camp
    if in_camp and counts(state, "danger", state.place(state.camp)):
        return [DangerInCamp()]
    return [DangerInCamp()] if stack.kind == "explore" and in_force(state, "danger", "explore") else []


def _work(stack: Stack) -> list[Effect]:
    for kind in DICE:
        if kind == stack.kind:
            found = [EFFECTS.read("the backpack serves")] if kind == "explore" else []
            return [NoDice(kind) if stack.sure else ActionDice(kind), Draw(kind), *found]
    return [Succeed()]


@EFFECTS.add
class Succeed(Effect, frozen=True):
    """The action succeeds: what was laid is spent, and what it is about happens."""

    phrase = "succeed"
    clause = "rc.resolve.gain"

    def do(self, state: State, scene: EffectContext) -> Iterable[EffectStep]:
        return [SaveWood(), SpendLaid(), Reap()]


@EFFECTS.add
class Reap(Effect, frozen=True):
    """What the action that succeeds is about."""

    phrase = "what the action brings"
    clause = "rc.resolve.gain"

    def do(self, state: State, scene: EffectContext) -> Iterable[EffectStep]:
        stack = state.stack(scene.stack)
        return SUCCESS[stack.kind](state, scene, stack)


class PawnsHome(SilentEvent, frozen=True):
    """The pawns of an action go home; those that serve once leave the game."""

    number: int

    def fold(self, state: State) -> State:
        used = state.stack(self.number).pawns
        plan = tuple([stack for stack in state.plan if stack.number != self.number])
        helpers = tuple([one for one in state.helpers if not (one.once and one.name in used)])
        return replace(state, plan=plan, helpers=helpers, throw=Throw())


@EFFECTS.add
class PawnsGoHome(Effect, frozen=True):
    """An action has been carried out: its pawns go home, and a time-consuming token that it bore is gone."""

    phrase = "pawns of stack {number} go home"
    clause = "rc.token.time-action"
    number: int

    def do(self, state: State, scene: EffectContext) -> Iterable[EffectStep]:
        stack = state.stack(self.number)
        if "time" in stack.burden:
            yield SpotCleared("time", stack.kind)
        yield PawnsHome(self.number)
