"""Measure kits and comparable projects in turns, round by round, so that a slow moment strikes everyone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bench.figures import Figure
from bench.sides import Run, Side

Answer = Mapping[str, Any]
Ask = Callable[[Side], Answer]
"""Measures something once."""


@dataclass
class Series:
    """What one side answered, an answer a round."""

    side: Side
    ask: Ask
    may_fail: bool
    answers: list[Answer] = field(default_factory=list)
    missing: str = ""

    def take_turn(self) -> None:
        """An older kit may lack what is asked for; it is then asked no more."""
        if self.missing:
            return
        try:
            self.answers.append(self.ask(self.side))
        except Exception as error:
            if not self.may_fail:
                raise
            self.missing = str(error).strip().rpartition("\n")[2].strip(" -") or type(error).__name__
            self.answers.clear()

    def numbers(self, key: str) -> list[float]:
        return [float(answer[key]) for answer in self.answers]


@dataclass(frozen=True)
class Answers:
    """What was answered to one question."""

    now: Series
    before: Series | None

    def figure(self, name: str, key: str) -> Figure:
        if self.before is None:
            return Figure(name, self.now.numbers(key))
        return Figure(name, self.now.numbers(key), self.before.numbers(key), self.before.missing)


def in_turns(
    run: Run, rounds: int, ours: Mapping[str, Ask], peers: Mapping[str, Ask] | None = None
) -> dict[str, Answers]:
    """Ask for everything in every round: ours of both kits, peers once. Every other round goes backwards."""
    answers = {}
    for name, ask in ours.items():
        before = Series(run.before, ask, may_fail=True) if run.before else None
        answers[name] = Answers(Series(run.now, ask, may_fail=False), before)
    for name, ask in (peers or {}).items():
        answers[name] = Answers(Series(run.now, ask, may_fail=False), None)
    turns = [series for each in answers.values() for series in (each.now, each.before) if series]
    for _ in range(rounds):
        for series in turns:
            series.take_turn()
        turns.reverse()
    return answers
