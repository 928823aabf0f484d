"""What a turn will bring: the chance to move, the stamina it costs, injuries and the end."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import prod
from typing import NamedTuple

import numpy as np

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.engine.numbers import percent
from fujikit.engine.public import public
from fujikit.engine.rows import Rows
from fujikit.fuji.box import Box, Level, Track, house
from fujikit.fuji.odds.exact_chance import Played
from fujikit.fuji.odds.hands import Faces, check_rerolls, worth
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import FULL_SET, Known, model_of, neighbours_of, own_dice, solve
from fujikit.odds import Best, Goal, Spread, best_policy
from fujikit.odds.best import Array

GOALS = ("move", "loss")
NEVER = 10_000
"""More stamina than anybody can lose in a turn."""


class Prospect(NamedTuple):
    """What to expect of a turn when the dice are thrown again for the best of one goal."""

    chance: float
    """Of moving."""
    loss: float
    """The expected loss of stamina."""
    injury: float
    """The chance of an injury or worse: to reach an injury space or the end of the track."""
    death: float
    """The chance to reach the end of the track."""
    totals: tuple[float, ...]
    """The chance of every own total from 0 up."""
    best_rival: tuple[float, ...]
    """The chance of every total of the better neighbour from 0 up."""
    keep: tuple[str, ...]
    model: Model
    card: Level
    """The level card that says what a difference costs."""
    bonus: int
    played: Played

    @property
    def exact(self) -> Fraction:
        """The chance to move as a fraction."""
        return self.played.exact()

    @property
    def margins(self) -> dict[int, float]:
        """The chance of every difference between the own movement value and the better neighbour's."""
        first = self.bonus - len(self.best_rival) + 1
        chances = np.convolve(self.totals, self.best_rival[::-1])
        return {margin: float(chance) for margin, chance in enumerate(chances, first) if chance}

    @property
    def losses(self) -> dict[int, float]:
        """The chance of every loss of stamina, the smallest first."""
        chances: dict[int, float] = {}
        for margin, chance in self.margins.items():
            loss = self.card.loss(margin)
            chances[loss] = chances.get(loss, 0.0) + chance
        return dict(sorted(chances.items()))

    def rows(self) -> Rows:
        """A row for every margin: its chance, whether it moves, and what it costs."""
        return Rows(
            (
                {"margin": margin, "chance": chance, "moves": margin > 0, "loss": self.card.loss(margin)}
                for margin, chance in self.margins.items()
            ),
            self.model,
        )

    def to_csv(self) -> str:
        """The rows as CSV."""
        return self.rows().to_csv()

    def __repr__(self) -> str:
        risks = f"injury or worse {percent(self.injury)}, end {percent(self.death)}"
        return f"<Prospect: {percent(self.chance)} to move, {self.loss:.2f} stamina lost, {risks}>"

    def _repr_html_(self) -> str:
        return self.rows()._repr_html_()


@public
def prospect(
    need: str,
    *,
    hand: str | None = None,
    dice: int | str = FULL_SET,
    rerolls: int = 0,
    rivals: Sequence[Known] | None = None,
    beat: Sequence[int] = (),
    bonus: int = 0,
    level: int = 2,
    stamina: int = 0,
    goal: str = "move",
    box: Box | None = None,
) -> Prospect:
    """What a turn brings, playing for the best chance to move, or for the least loss.

    >>> turn = prospect("yellow|4", rerolls=2, level=2, stamina=9)
    >>> turn
    <Prospect: 81.4% to move, 1.34 stamina lost, injury or worse 38.2%, end 27.5%>
    >>> round(turn.chance, 4), round(turn.loss, 2), round(turn.death, 3)
    (0.814, 1.34, 0.275)
    >>> {loss: round(chance, 3) for loss, chance in turn.losses.items()}
    {0: 0.5, 1: 0.119, 2: 0.107, 3: 0.089, 4: 0.186}
    >>> prospect("yellow|4", rerolls=2, goal="loss").loss <= turn.loss
    True
    """
    if goal not in GOALS:
        raise BadInput(f"goal: {none_of(goal, GOALS)}")
    check_rerolls(rerolls)
    cards = box or house()
    if not 0 <= stamina < cards.track.length:
        raise BadInput(f"stamina: {stamina} lost does not lie between 0 and {cards.track.length - 1}")
    faces, mine = own_dice(hand, dice)
    neighbours = neighbours_of(rivals, beat)
    known = [np.eye(total + 1)[total] for total in beat]
    rival = best_of([*known, *(neighbour.chances(need) for neighbour in neighbours)])
    turn = TurnOutcomes(rival, 6 * len(mine), bonus, cards.level(level))
    table = turn.moves if goal == "move" else -turn.losses
    best = solve(mine, Goal((worth(need),), table), rerolls)
    totals = final_totals(best, mine, need, faces, rerolls)
    injury, death = steps_left(cards.track, stamina)

    def expected(values: Array) -> float:
        return float(totals @ values[: len(totals)])

    return Prospect(
        expected(turn.moves),
        expected(turn.losses),
        expected(turn.loses(injury, NEVER)),
        expected(turn.loses(death, NEVER)),
        tuple(map(float, totals)),
        tuple(map(float, rival)),
        best_keep(best, faces, rerolls),
        model_of(neighbours, beat),
        cards.level(level),
        bonus,
        Played(
            need, best, mine, tuple(faces) if faces else None, rerolls, tuple(neighbours), tuple(beat), bonus
        ),
    )


def best_keep(best: Best, hand: Sequence[str] | None, rerolls: int) -> tuple[str, ...]:
    """The dice to keep; all of them where nothing is left to throw."""
    if hand is None or not rerolls:
        return tuple(hand or ())
    return tuple(hand[place] for place in best.ranking(hand, rerolls)[0].dice)


def best_of(tables: Sequence[Array]) -> Array:
    """The chances of every total of the best neighbour, from those of each; with nobody there it is 0.

    >>> best_of([np.array([0.5, 0.5]), np.array([0.0, 0.5, 0.5])]).tolist()
    [0.0, 0.5, 0.5]
    """
    most = max(map(len, tables), default=1)
    below = [np.cumsum(np.pad(chances, (0, most - len(chances)))) for chances in tables]
    return np.diff(prod(below, start=np.ones(most)), prepend=0.0)


def final_totals(
    best: Best, dice: Sequence[Faces], need: str, hand: Sequence[str] | None, rerolls: int
) -> Array:
    """The chances of every own total after best play."""
    seen = dict(enumerate(hand)) if hand is not None else {}
    spread = Spread(dice, (worth(need),), seen)
    for left in range(rerolls, 0, -1):
        spread = spread.reroll(best_policy(best, left))
    return spread.table()


class TurnOutcomes:
    """What every own total leads to, against what the best neighbour may have."""

    def __init__(self, rival: Array, most: int, bonus: int, card: Level) -> None:
        self.rival = rival
        difference = np.arange(most + 1)[:, None] + bonus - np.arange(len(rival))[None, :]
        losses = np.array([card.loss(difference) for difference in range(most + bonus + 1)])
        self.loss: Array = np.where(difference > 0, losses[np.maximum(difference, 0)], card.fail)
        self.moves: Array = (difference > 0) @ rival
        self.losses: Array = self.loss @ rival

    def loses(self, least: int, most: int) -> Array:
        """For every own total, the chance of a loss from `least` to below `most`."""
        return np.asarray(((self.loss >= least) & (self.loss < most)) @ self.rival)


def steps_left(track: Track, stamina: int) -> tuple[int, int]:
    """The losses that reach the next injury space, and the end of the track."""
    end = track.length - stamina
    return min((space - stamina for space in track.injuries if space > stamina), default=end), end
