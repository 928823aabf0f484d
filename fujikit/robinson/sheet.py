"""What a scenario may do its own way, and which scenario is played.

A scenario's module overrides what its sheet changes; `scenarios` enters them all here.
"""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.engine.verdict import Reason
from fujikit.robinson.language import EffectContext, EffectStep, effects
from fujikit.robinson.state import State


class Sheet:
    """A scenario sheet as rules: everything here is how it goes where the sheet says nothing."""

    def set_up(self, state: State) -> Iterable[EffectStep]:
        """What the sheet changes in the set-up besides."""
        return ()

    def start_of_round(self, state: State) -> Iterable[EffectStep]:
        """Before the event phase: lava, births, a city that opens."""
        return ()

    def before_actions(self, state: State) -> Iterable[EffectStep]:
        """Between production and planning."""
        return ()

    def goal(self, state: State) -> str:
        """The clause of a goal that wins at once, if it is met now."""
        return ""

    def goal_of_round(self, state: State) -> str:
        """The clause of a goal that wins when the round has been survived, if it is met."""
        return ""

    def progress(self, state: State) -> tuple[tuple[str, int, int], ...]:
        """How near the goal is: what counts, how much of it is there, how much it takes."""
        return ()

    def book(self, state: State) -> Iterable[EffectStep]:
        """The book effect."""
        return effects(state.table.scenario.book)

    def totem(self, state: State, context: EffectContext, number: int) -> Iterable[EffectStep]:
        """What the totem that was found as this number does; its explorer and space are the context's."""
        totems = state.table.scenario.totems
        return effects(totems[number - 1]) if number <= len(totems) else ()

    def weather_dice(self, state: State) -> tuple[str, ...]:
        """The dice that the sheet names for this round."""
        for weather in state.table.scenario.weather:
            if weather.rounds[0] <= state.round <= weather.rounds[1]:
                return tuple(weather.dice)
        return ()

    def production(self, state: State) -> Iterable[EffectStep]:
        """What the production phase opens with."""
        return ()

    def breach(self, state: State) -> Iterable[EffectStep] | None:
        """What hungry animals do at a palisade of 0 in place of the ordinary wound; None for that wound."""
        return None

    def supper(self, state: State) -> Iterable[EffectStep]:
        """What comes with eating, before the characters eat."""
        return ()

    def hunger(self, state: State) -> Iterable[EffectStep]:
        """What follows when somebody has not eaten, besides the wounds."""
        return ()

    def night(self, state: State) -> Iterable[EffectStep]:
        """What the night brings besides, after everybody has slept."""
        return ()

    def rest(self, state: State) -> Iterable[EffectStep]:
        """What happens where rests are resolved, without anybody's pawn."""
        return ()

    def build_targets(self, state: State) -> tuple[str, ...]:
        """What may be built away from camp or several times: `cross@t2`."""
        return ()

    def explore_targets(self, state: State) -> tuple[str, ...]:
        """Special locations on open tiles and on the sheet: `t2:temple`, `raft`."""
        return ()

    def hunt_targets(self, state: State) -> tuple[str, ...]:
        """Hunts without a beast card: `t2`, `king-kong`."""
        return ()

    def refuse_hunt(self, state: State, target: str) -> Iterable[Reason]:
        """Why a hunt that the sheet knows cannot be planned yet."""
        return ()

    def reclaim_targets(self, state: State) -> tuple[str, ...]:
        """Spaces that may be reclaimed."""
        return ()

    def build(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        """A special build that succeeds."""
        return ()

    def explore(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        """A special explore that succeeds."""
        return ()

    def hunt(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        """A special hunt."""
        return ()

    def reclaim(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        """A space that is reclaimed."""
        return ()

    def led_by_a_player(self, kind: str, target: str) -> bool:
        """Whether Friday may only support such an action."""
        return False

    def pawns_more(self, state: State, kind: str, place: str) -> int:
        """How many pawns more than usual an action of this kind needs there."""
        return 0

    def camp_barred(self, state: State, place: str) -> bool:
        """Whether the camp may not stand on an explored, accessible tile."""
        return False

    def several_tokens(self, state: State, token: str, place: str) -> bool:
        """Whether a space may hold more than one token of a meaning."""
        return False

    def refuse_build(self, state: State, target: str) -> Iterable[Reason]:
        """Why an invention of the sheet may not be built yet, or not there: `cross@t2`."""
        return ()


SHEETS: dict[int, Sheet] = {}
"""The scenarios with rules of their own, by number."""
PLAIN = Sheet()


def sheet(state: State) -> Sheet:
    """The rules of the scenario that is played."""
    return SHEETS.get(state.table.scenario.number, PLAIN)
