"""Yours or the team's: every choice of dice to keep, by the own chance and by the chance that all move."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from fujikit.engine.errors import BadInput
from fujikit.engine.numbers import percent
from fujikit.engine.public import public
from fujikit.engine.rows import Rows
from fujikit.fuji.odds.dilemma import (
    Mate,
    check_goal,
    check_mates,
    model_of_mates,
    needs_of,
    other_players_of,
)
from fujikit.fuji.odds.hands import check_rerolls, codes, worth
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import own_dice, solve
from fujikit.fuji.odds.numbers import dice_text
from fujikit.fuji.odds.other_players import values
from fujikit.odds import Best, Goal, best_policy
from fujikit.odds.best import Array, expect

GOALS = ("me", "all", "sum")


class Trade(NamedTuple):
    """A choice of dice to keep, and what it brings me and the team."""

    keep: tuple[str, ...]
    me: float
    all: float
    """The chance that I and all mates with a destination move."""
    sum: float
    """How many of us move on average."""
    frontier: bool
    """No other choice is as good for both and better for one."""

    def __repr__(self) -> str:
        return f"<Trade: keep {dice_text(self.keep)}: I move {percent(self.me)}, all {percent(self.all)}>"


class TradeOff(NamedTuple):
    """All choices, the best for me first; equal ones are one."""

    choices: tuple[Trade, ...]
    size: int
    """How many choices there are, equal ones counted too."""
    model: Model

    @property
    def frontier(self) -> tuple[Trade, ...]:
        """The choices that no other one beats for both, from my best to the team's."""
        return tuple(choice for choice in self.choices if choice.frontier)

    def of(self, keep: Sequence[str]) -> Trade:
        """What keeping these dice brings."""
        return self._by_dice(tuple(sorted(keep)))

    def _by_dice(self, dice: tuple[str, ...]) -> Trade:
        for choice in self.choices:
            if tuple(sorted(choice.keep)) == dice:
                return choice
        raise BadInput(f"keep: {dice_text(dice)} is no choice of its own here")

    def rows(self) -> Rows:
        """A row for every choice."""
        return Rows(({**each._asdict(), "keep": " ".join(each.keep)} for each in self.choices), self.model)

    def to_csv(self) -> str:
        """The rows as CSV."""
        return self.rows().to_csv()

    def __repr__(self) -> str:
        mine, team = self.choices[0], max(self.choices, key=lambda choice: choice.all)
        return (
            f"<TradeOff: me {percent(mine.me)} and all {percent(mine.all)} with {dice_text(mine.keep)}, "
            f"{percent(team.me)} and {percent(team.all)} with {dice_text(team.keep)}>"
        )

    def _repr_html_(self) -> str:
        return self.rows()._repr_html_()


@public
def trade_off(
    need: str, mates: Sequence[Mate], hand: str, *, rerolls: int = 1, later: str = "me"
) -> TradeOff:
    """Every choice of dice to keep, by what it brings me and the team; `later` is the goal of later rerolls.

    >>> found = trade_off("yellow|4", [Mate.of(6, "pink|4"), Mate.of(6, "odd")], "P4 B5 P5 P4 Y4 Y6")
    >>> found
    <TradeOff: me 93.6% and all 5.6% with P4 P4 Y4 Y6, 72.9% and 9.1% with Y4 Y6>
    >>> [round(choice.all, 3) for choice in found.frontier]
    [0.056, 0.07, 0.083, 0.086, 0.091]
    """
    check_rerolls(rerolls)
    check_goal(later)
    check_mates(mates, None)
    if not rerolls:
        raise BadInput("rerolls: without one there is nothing to choose")
    faces, mine = own_dice(hand, 0)
    assert faces is not None
    needs = needs_of(need, mates)
    others = other_players_of(needs, mates, None, len(mine))
    own = values(others.limit, 0)
    best = solve(mine, Goal(tuple(map(worth, needs)), others.worth(later, own) + others.ties(own)), rerolls)
    tables = [_kept(best, others.worth(goal, own), rerolls) for goal in GOALS]
    places = range(len(faces))
    trades: dict[tuple[float, float], Trade] = {}
    for kept in (kept for size in reversed(range(len(faces) + 1)) for kept in combinations(places, size)):
        at = best.dice.place(faces, kept)
        me, team, number = (float(table[at]) for table in tables)
        trade = Trade(codes(faces, kept), me, team, number, frontier=False)
        trades.setdefault((round(trade.me, 12), round(trade.all, 12)), trade)
    model = model_of_mates(mates, None) + (Model(((f"goal-{later}", {}),)) if rerolls > 1 else Model(()))
    return TradeOff(_with_frontier(list(trades.values())), 2 ** len(faces), model)


def _kept(best: Best, table: Array, rerolls: int) -> Array:
    """What a table comes to for every choice of dice to keep, when later rerolls are those of best play."""
    results = best.dice.values(np.broadcast_to(table, best.dice.goal.table.shape))
    for left in range(1, rerolls):
        results = _expected(best, results)[best_policy(best, left)]
    return _expected(best, results)


def _expected(best: Best, results: Array) -> Array:
    return expect(results, best.dice.axes, lambda each: each.chances)


def _with_frontier(trades: list[Trade]) -> tuple[Trade, ...]:
    """The best for me first, and marked what nothing else beats."""
    found, team = [], -1.0
    for trade in sorted(trades, key=lambda each: (-round(each.me, 12), -each.all)):
        found.append(trade._replace(frontier=trade.all > team + 1e-12))
        team = max(team, trade.all)
    return tuple(found)
