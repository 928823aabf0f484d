"""The three action dice: wound, success, adventure; forced rerolls, and danger on the way."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.cards.adventures import DrawAdventure
from fujikit.robinson.chance import ThrowAgain, ThrowDice
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.events import Encouraged, SpotCleared
from fujikit.robinson.island.island_map import is_space
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, Interruptible
from fujikit.robinson.state import FRIDAY, State
from fujikit.robinson.things.standing import pawns_to_explore
from fujikit.robinson.things.uses import helps
from fujikit.robinson.work.greater_danger import GreaterDanger
from fujikit.robinson.work.kinds.base import Colour
from fujikit.robinson.work.settle_costs import TakeLaidBack
from fujikit.robinson.work.tokens_in_force import in_force

DETERMINATION = 2
"""What the resolver gains where an action fails."""


def sides(state: State, die: str) -> tuple[str, ...]:
    """The six faces of a die."""
    return next(one.faces for one in state.table.box.dice if one.name == die)


def shown(state: State, die: str) -> str:
    """What a die of the throw shows; nothing where it was not thrown."""
    throw = state.throw
    return throw.faces[throw.dice.index(die)] if die in throw.dice else ""


def thrown(state: State, context: EffectContext, dice: list[str]) -> ThrowDice:
    return ThrowDice(tuple(dice), tuple(sides(state, die) for die in dice), context.who)


def rethrows_success(state: State, who: str) -> bool:
    """Whether a card makes a character throw every success again."""
    return state.person(who).weighed("reroll", state.round) is not None


@EFFECTS.add
class ActionDice(Effect, frozen=True):
    """The dice of an action that is one pawn short; an adventure token makes the adventure die needless.

    rc.dice.apart: each counts by itself, wound before success before adventure.
    """

    phrase = "throw the {kind} dice"
    clause = "rc.dice.when"
    kind: Colour

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        names = ["wound", "success"] + ([] if in_force(state, "adventure", self.kind) else ["adventure"])
        yield thrown(state, context, [f"{self.kind}-{name}" for name in names])
        for effect in (ForcedReroll, RerollWindow, WoundDie, SuccessDie):
            yield effect(self.kind)


@EFFECTS.add
class NoDice(Effect, frozen=True):
    """Pawns enough: the action succeeds, unless a card makes its resolver throw all the same."""

    phrase = "{kind} for sure"
    clause = "rc.plan.numbers"
    kind: Colour

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if not rethrows_success(state, context.who):
            return [EFFECTS.read("succeed")]
        once = thrown(state, context, [f"{self.kind}-success"])
        return [once, ForcedReroll(self.kind), RerollWindow(self.kind), SuccessDie(self.kind)]


@EFFECTS.add
class ForcedReroll(Effect, frozen=True):
    """A success of the first throw is thrown again if a token or a card says so.

    rc.ruling.u19: once, also where both do; the token goes then, the card stays.
    """

    phrase = "forced reroll of the {kind} dice"
    clause = "rc.token.reroll"
    kind: Colour

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        die, token = f"{self.kind}-success", in_force(state, "reroll", self.kind)
        if shown(state, die) == "success" and (token or rethrows_success(state, context.who)):
            yield ThrowAgain(die, sides(state, die))
            if token:
                yield SpotCleared("reroll", self.kind)


@EFFECTS.add
class RerollWindow(Interruptible, frozen=True):
    """Right after the throw, before anything applies, abilities may throw dice again."""

    phrase = "{kind} dice thrown"
    clause = "rc.dice.reroll"
    moment = "throw"
    kind: Colour

    def helped(self, state: State, context: EffectContext) -> bool:
        return helps(state, self.moment)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return ()


@EFFECTS.add
class WoundDie(Effect, frozen=True):
    """The wound die: a wound for the resolver, or nothing."""

    phrase = "{kind} wound die"
    clause = "rc.dice.wound"
    kind: Colour

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Wounds(1)] if shown(state, f"{self.kind}-wound") == "wound" else []


@EFFECTS.add
class SuccessDie(Effect, frozen=True):
    """The success die: the action succeeds, or it fails and gives its resolver 2 determination.

    rc.friday.death: what Friday was succeeding in still pays out, but the dead gain nothing by a failure.
    """

    phrase = "{kind} success die"
    clause = "rc.dice.success"
    kind: Colour

    def decides(self) -> str:
        return self.kind

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if shown(state, f"{self.kind}-success") == "success":
            return [EFFECTS.read("succeed")]
        dead = state.person(context.who).dead
        return [TakeLaidBack()] if dead else [Encouraged(context.who, DETERMINATION), TakeLaidBack()]


@EFFECTS.add
class Draw(Effect, frozen=True):
    """rc.dice.adventure: a card, if the die or a token on the deck says so; never two."""

    phrase = "{kind} adventure, if there is one"
    clause = "rc.token.adventure"
    kind: Colour

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        token = in_force(state, "adventure", self.kind)
        if token:
            yield SpotCleared("adventure", self.kind)
        if token or shown(state, f"{self.kind}-adventure") == "adventure":
            yield Wounds(1) if _wounds_instead(state, context) else DrawAdventure(self.kind)


def _wounds_instead(state: State, context: EffectContext) -> bool:
    """rc.friday.adventure: Friday draws no card; on the way to Jenny's rock nobody does."""
    stack = state.stack(context.stack)
    off_the_map = stack.kind == "explore" and not is_space(state, context.place)
    return context.who == FRIDAY or (off_the_map and not pawns_to_explore(state.table, stack.target))


@EFFECTS.add
class DangerInCamp(GreaterDanger, frozen=True):
    """Greater danger strikes while the action is carried out: in camp, or the next explore."""

    phrase = "greater danger now"
    clause = "rc.token.danger-camp"
