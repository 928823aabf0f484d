"""Healing by things, on whom the group likes."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.effects.wounds import Heal
from fujikit.robinson.events import Healed
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep
from fujikit.robinson.state import FRIDAY, State

OUT_OF_REACH = ("weather", "night")
"""The phases in which those who sleep outside are away from camp."""


def everywhere(state: State) -> list[str]:
    """The wounded whom healing can reach: players, Friday, Jenny once she is in camp."""
    jenny = None if not state.noted("jenny-in-camp") else state.jenny()
    people = [*state.players(), *filter(None, (state.friday(), jenny))]
    return [person.name for person in people if person.wounds and not person.dead]


def in_camp(state: State) -> list[str]:
    """The same without those who sleep outside: what lies in camp does not reach them."""
    return [
        name for name in everywhere(state) if not (state.person(name).outside and state.phase in OUT_OF_REACH)
    ]


@EFFECTS.add
class HealAnyone(Choice, frozen=True):
    """One character in camp is healed."""

    phrase = "heal {count} of anyone"
    clause = "rc.ruling.u6"
    count: int

    def on_own_sheet(self) -> Effect:
        return Heal(self.count)

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(self.options(state, context))

    def options(self, state: State, context: EffectContext) -> list[str]:
        return in_camp(state)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [Healed(option, min(self.count, state.person(option).wounds))]

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        reached = self.options(state, context)
        return ("healing",) if whom in reached or (reached and not whom) else ()


@EFFECTS.add
class HealShared(HealAnyone, frozen=True):
    """Healing is shared out one by one: all on one character in camp, or some on each of several."""

    phrase = "heal {count} shared"
    clause = "rc.night.heal"

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        yield Healed(option, 1)
        if self.count > 1:
            yield type(self)(self.count - 1)


@EFFECTS.add
class HealEveryone(Effect, frozen=True):
    """Every player in camp is healed, and Jenny; Friday is none of them (rc.ruling.u10)."""

    phrase = "heal {count} of everyone"
    clause = "rc.ruling.u6"
    count: int

    def reached(self, state: State) -> list[str]:
        return [name for name in in_camp(state) if name != FRIDAY]

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(self.reached(state))

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Healed(name, min(self.count, state.person(name).wounds)) for name in self.reached(state)]

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        reached = self.reached(state)
        return ("healing",) if whom in reached or (reached and not whom) else ()


@EFFECTS.add
class HealSharedEverywhere(HealShared, frozen=True):
    """The same, and it reaches those who sleep outside too."""

    phrase = "heal {count} shared everywhere"
    clause = "rc.card.outside"

    def options(self, state: State, context: EffectContext) -> list[str]:
        return everywhere(state)
