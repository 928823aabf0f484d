"""The rules themselves as an oracle: every result of chance, every line that is allowed, to the end."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterator
from fractions import Fraction
from typing import Any

from fujikit.engine.chance import Chance
from fujikit.engine.events import Event
from fujikit.engine.game import Game
from tests.robinson.odds.literal import Table, added
from tests.robinson.support import position

WAIT = "wait for the table"
GO_ON = "Ann go-on"
Count = Callable[[Any], Any]
"""What counts of the last state."""


class Path:
    """Results of chance by their numbers, the first ones where the path has ended."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.choices: list[int] = []
        self.weight = Fraction(1)

    def resolve(self, chance: Chance) -> Event[Any]:
        outcomes = list(chance.outcomes())
        place = len(self.choices)
        event, weight = outcomes[self.numbers[place] if place < len(self.numbers) else 0]
        self.choices.append(len(outcomes))
        self.weight *= weight
        return event

    def next(self) -> tuple[int, ...] | None:
        """The path after this one, as one counts on a clock."""
        taken = [*self.numbers, *[0] * (len(self.choices) - len(self.numbers))]
        for place in reversed(range(len(taken))):
            if taken[place] + 1 < self.choices[place]:
                return (*taken[:place], taken[place] + 1)
        return None


def after(game: Game[Any], line: str) -> Iterator[tuple[Game[Any], Fraction]]:
    """Every game that a line may lead to."""
    numbers: tuple[int, ...] | None = ()
    while numbers is not None:
        path, copy = Path(numbers), game.copy()
        copy.act_with(line, path)
        yield copy, path.weight
        numbers = path.next()


def waiting_table(text: str, *tasks: str) -> Game[Any]:
    """A position with something to do; the table waits before it and after it."""
    return position(texts=(text,), do=[WAIT, *map(tomllib.loads, tasks), WAIT], seed=None)


def is_over(game: Game[Any]) -> bool:
    return game.outcome is not None or [str(task.effect) for task in game.state.agenda] == [WAIT]


def chances(game: Game[Any], count: Count) -> Table:
    """How likely each count is when nobody uses anything."""

    def each() -> Iterator[tuple[Any, Fraction]]:
        for later, weight in after(game, GO_ON):
            if is_over(later):
                yield count(later.state), weight
            else:
                yield from ((result, weight * more) for result, more in chances(later, count).items())

    return added(each())


def least(game: Game[Any], count: Count, uses: Collection[str]) -> Fraction:
    """The least that a count can be on average, with the best use of some things."""
    if is_over(game):
        return Fraction(count(game.state))
    allowed = [f"Ann use {thing}" for thing in uses] + ["Ann choose"]
    lines = [str(line) for line in game.legal("Ann") if str(line).startswith((GO_ON, *allowed))]
    return min(
        sum((weight * least(later, count, uses) for later, weight in after(game, line)), Fraction(0))
        for line in lines
    )
