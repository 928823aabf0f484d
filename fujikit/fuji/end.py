"""The end of a game: won or lost, and the score of a win."""

from __future__ import annotations

from msgspec.structs import replace

from fujikit.engine.events import Event, LogMessage
from fujikit.engine.rules import Outcome
from fujikit.fuji.state import State

BANDS = (0, 1, 3, 5, 8, 12)
"""The least score of each of the six verdicts."""
POINTS_A_PLAYER = 4


class Ended(Event[State], frozen=True):
    """The game is over."""

    outcome: Outcome

    def fold(self, state: State) -> State:
        return replace(state, outcome=self.outcome, turn=None, prompts=())

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        end = self.outcome
        return LogMessage(f"Ended/{end.why}", {"seat": end.who, "score": end.score})


def won(state: State) -> Ended:
    """All meeples stand in the village."""
    points = score(state)
    return Ended(Outcome(won=True, why="goal.win", score=points, verdict=band(points)))


def lost(why: str, who: str) -> Ended:
    return Ended(Outcome(won=False, why=why, who=who))


def score(state: State) -> int:
    """score.points: what the players, their injuries and their unused cards are worth together."""
    injuries = sum(len(seat.injuries) for seat in state.seats)
    unused = sum(not item.tapped for seat in state.seats for item in seat.equipment)
    return max(0, POINTS_A_PLAYER * len(state.seats) - injuries + unused)


def band(points: int) -> str:
    """score.bands: the key of the verdict on a score.

    >>> [band(points) for points in (0, 2, 4, 7, 11, 12)]
    ['0', '1', '3', '5', '8', '12']
    """
    return str(max(least for least in BANDS if least <= points))
