"""What a rule of thumb costs: its regret over all hands, against the best choice of dice to keep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np
from msgspec import Struct

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.engine.public import public
from fujikit.engine.rows import Row, Rows
from fujikit.fuji.box import house
from fujikit.fuji.odds.hands import check_rerolls, some_dice, worth
from fujikit.fuji.odds.how_far import all_needs
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import FULL_SET, Known, model_of, neighbours_of, solve, to_beat, winning
from fujikit.odds import Goal, Spread

RULES: Mapping[str, int] = {"counts": 0, "ones": 1, "twos": 2, "threes": 3, "all": -1}
"""What each throws again: what counts so much or less; -1 throws nothing."""
NOTHING = 1e-9


class Regret(Struct, frozen=True, dict=True):
    """What a rule gives away, hand by hand, as differences of the chance to move."""

    need: str
    rule: str
    rerolls: int
    gives_away: tuple[float, ...]
    """By rising regret."""
    weights: tuple[float, ...]
    """How often each comes."""
    model: Model

    @property
    def mean(self) -> float:
        return float(np.dot(self.gives_away, self.weights))

    @property
    def worst(self) -> float:
        """Of the hand that fits the rule least."""
        return self.gives_away[-1]

    @property
    def share(self) -> float:
        """How often the rule is as good as the best choice."""
        pairs = zip(self.gives_away, self.weights, strict=True)
        return sum(weight for away, weight in pairs if away < NOTHING)

    @cached_property
    def _below(self) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        return np.cumsum(self.weights)

    def quantile(self, share: float) -> float:
        """So many of the hands give away no more than this."""
        if not 0 <= share <= 1:
            raise BadInput(f"share: {share} does not lie between 0 and 1")
        number = int(np.searchsorted(self._below, share - NOTHING))
        return self.gives_away[min(number, len(self.gives_away) - 1)]

    def row(self) -> Row:
        """The numbers of the rule."""
        numbers: Row = {"need": self.need, "rule": self.rule, "rerolls": self.rerolls, "mean": self.mean}
        return numbers | {"nine_in_ten": self.quantile(0.9), "worst": self.worst, "share_best": self.share}

    def rows(self) -> Rows:
        """The numbers of the rule as a row."""
        return Rows([self.row()], self.model)

    def to_csv(self) -> str:
        """The rows as CSV."""
        return self.rows().to_csv()

    def __repr__(self) -> str:
        mean, high = 100 * self.mean, 100 * self.quantile(0.9)
        numbers = f"{mean:.1f} points on average, 9 in 10 below {high:.1f}"
        return f"<Regret of {self.rule} on {self.need}: {numbers}>"

    def _repr_html_(self) -> str:
        return self.rows()._repr_html_()


@public
def regret(
    need: str,
    rule: str = "counts",
    *,
    rerolls: int = 1,
    dice: int | str = FULL_SET,
    rivals: Sequence[Known] | None = None,
) -> Regret:
    """What a rule of thumb gives away over all hands when it is followed now, and best play comes after.

    Rules: `counts` keeps what counts; `ones`, `twos`, `threes` throw those again too; `all` keeps all dice.

    >>> regret("odd")
    <Regret of counts on odd: 2.8 points on average, 9 in 10 below 7.8>
    >>> regret("odd", "ones")
    <Regret of ones on odd: 0.0 points on average, 9 in 10 below 0.0>
    """
    check_rule(rule)
    check_rerolls(rerolls)
    if not rerolls:
        raise BadInput("rerolls: without one there is nothing to choose")
    mine, neighbours = some_dice(dice, "dice"), neighbours_of(rivals, ())
    goal = Goal((worth(need),), *winning(to_beat(need, neighbours, ()), 6 * len(mine)))
    best = solve(mine, goal, rerolls)
    thrown = Spread(mine, (worth(need),))
    threshold = RULES[rule]
    policy = thrown.keep_where(lambda symbol: symbol[0] > threshold)
    away = np.maximum(best.worth(rerolls) - best.kept(rerolls)[policy], 0.0).ravel()
    order = np.argsort(away, kind="stable")
    weights = thrown.chances.ravel()[order]
    return Regret(
        need, rule, rerolls, tuple(away[order].tolist()), tuple(weights.tolist()), model_of(neighbours)
    )


@public
def regrets(
    needs: Sequence[str] | None = None,
    rules: Sequence[str] = ("counts", "ones"),
    *,
    rerolls: int = 1,
    dice: int | str = FULL_SET,
    rivals: Sequence[Known] | None = None,
) -> Rows:
    """The same for several requirements, by default all of the box, and several rules.

    >>> table = regrets(["odd", "1|2"])
    >>> [(row["need"], row["rule"], round(100 * row["mean"], 1)) for row in table]
    [('odd', 'counts', 2.8), ('odd', 'ones', 0.0), ('1|2', 'counts', 0.0), ('1|2', 'ones', 7.8)]
    """
    asked = all_needs(house()) if needs is None else list(needs)
    found = [
        regret(need, rule, rerolls=rerolls, dice=dice, rivals=rivals) for need in asked for rule in rules
    ]
    return Rows((each.row() for each in found), found[0].model if found else None)


def check_rule(rule: str) -> None:
    """One sentence where there is no such rule.

    >>> check_rule("luck")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: rule: 'luck' is none of counts, ones, twos, threes, all
    """
    if rule not in RULES:
        raise BadInput(f"rule: {none_of(rule, RULES)}")
