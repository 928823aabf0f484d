"""How a game ends: the goal of the scenario, a death, the last round."""

from __future__ import annotations

from fujikit.engine.rules import Step
from fujikit.robinson.events import Ended
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import State


def goal_reached(state: State) -> tuple[Step, ...]:
    """rc.end.win: a goal that wins at once is looked at after everything that has happened.

    Whoever died of the same effect has ended the game before (rc.end.both).
    """
    clause = sheet(state).goal(state)
    return (Ended(won=True, why=clause),) if clause else ()


def end_of_round(state: State) -> tuple[Step, ...]:
    """The end that a round brings with it: its goal is met, or it was the last one."""
    clause = sheet(state).goal_of_round(state)
    if clause:
        return (Ended(won=True, why=clause),)
    last = state.round >= state.table.scenario.rounds
    return (Ended(won=False, why="rc.end.rounds"),) if last else ()
