"""Wounds, healing, special wounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from fujikit.engine.deck import without
from fujikit.engine.events import LogMessage
from fujikit.engine.rules import Step
from fujikit.robinson.events import Ended, Healed, MoraleMoved, RobinsonEvent, Wounded
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, Interruptible, about
from fujikit.robinson.state import FRIDAY, Person, State
from fujikit.robinson.things.uses import can_bring

Part = Literal["head", "arm", "belly", "leg"]


def track(state: State, person: Person) -> tuple[int, tuple[int, ...]]:
    """The hearts of a character's track, and the wounds that lower morale."""
    role = next(role for role in state.table.box.roles if role.id == person.role)
    return role.hearts, role.arrows


@EFFECTS.add
class Wounds(Interruptible, frozen=True):
    """The one it is about takes wounds. Before wounds that kill, anybody may use what heals."""

    phrase = "{count} wound(s)"
    clause = "rc.wound.step"
    asks = ("who",)
    price = True
    personal = True
    moment = "dying"
    count: int

    def helped(self, state: State, context: EffectContext) -> bool:
        return dies(state, context.who, self.count) and can_bring(state, context, "healing")

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return wounds(state, context.who, self.count)


def dies(state: State, who: str, count: int) -> bool:
    """Whether so many wounds kill the character."""
    person = state.person(who)
    return person.wounds + count > track(state, person)[0]


def wounds(state: State, who: str, count: int) -> Iterator[Step]:
    """A wound marker moves right, over arrows that lower morale, perhaps to the end."""
    person = state.person(who)
    if person.dead or not count:
        return
    hearts, arrows = track(state, person)
    after = min(person.wounds + count, hearts + 1)
    yield Wounded(who, after - person.wounds)
    passed = [arrow for arrow in arrows if person.wounds < arrow <= after and arrow not in person.covered]
    if passed:
        yield MoraleMoved(-len(passed))
    if after > hearts:
        yield from death(who)


def death(who: str) -> Iterator[Step]:
    """rc.wound.death, rc.friday.death: a death ends the game, Friday's only his part in it."""
    yield FridayDied(who) if who == FRIDAY else Ended(won=False, why="rc.end.death", who=who)


class FridayDied(RobinsonEvent, frozen=True):
    """Friday's pawn leaves the game."""

    who: str

    def fold(self, state: State) -> State:
        return state.with_person(self.who, dead=True)


@EFFECTS.add
class Heal(Effect, frozen=True):
    """The one it is about is healed; no healing goes past the start."""

    phrase = "heal {count}"
    clause = "rc.wound.heal"
    asks = ("who",)
    personal = True
    count: int

    def possible(self, state: State, context: EffectContext) -> bool:
        return state.person(context.who).wounds > 0

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        count = min(self.count, state.person(context.who).wounds)
        return [Healed(context.who, count)] if count else []

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        helped = whom in ("", context.who) and self.possible(state, context)
        return ("healing",) if helped else ()


class OfSpecialWound(RobinsonEvent, frozen=True):
    """A special wound token comes or goes: whose, and where it came from, `leg:build:accident`."""

    who: str
    mark: str

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage(type(self).__name__, {"who": self.who, "part": self.mark.partition(":")[0]})


class SpecialWound(OfSpecialWound, frozen=True):
    """A special wound token lies on a character."""

    def fold(self, state: State) -> State:
        return state.with_person(self.who, special=(*state.person(self.who).special, self.mark))


class SpecialWoundGone(OfSpecialWound, frozen=True):
    """A special wound token leaves a character."""

    def fold(self, state: State) -> State:
        return state.with_person(self.who, special=without(state.person(self.who).special, self.mark))


@EFFECTS.add
class TakeSpecialWound(Effect, frozen=True):
    """A special wound of the card's colour, no wound by itself."""

    phrase = "special wound {part}"
    clause = "rc.wound.special"
    asks = ("who",)
    part: Part

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [SpecialWound(context.who, f"{self.part}:{context.card}")]


@EFFECTS.add
class OfTheWounded(Effect, frozen=True):
    """For the character who bears this card's special wound; the token goes then."""

    phrase = "the wounded: {effect}"
    clause = "rc.wound.special"
    fills = ("who",)
    effect: Effect

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        for person in state.people:
            for mark in person.special:
                if mark.partition(":")[2] == context.card:
                    yield SpecialWoundGone(person.name, mark)
                    yield about(self.effect, context, person.name)
                    return
