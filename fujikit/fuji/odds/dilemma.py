"""The dilemma of phase 3: dice that carry me past my neighbours also stand in their way."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.engine.numbers import percent
from fujikit.engine.public import public
from fujikit.engine.rows import Rows
from fujikit.fuji.odds.exact_chance import Played
from fujikit.fuji.odds.hands import Faces, check_rerolls, codes, worth
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import FULL_SET, Known, model_of, own_dice, solve
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.numbers import dice_text
from fujikit.fuji.odds.other_players import GOALS, OtherPlayers, final_dice, joint_table, values
from fujikit.odds import Best, Goal, Spread, best_policy
from fujikit.odds.best import Array

ROOM = 10
"""Totals may still grow by a lent die and three power bars, and one more lies above them all."""


class Mate(Struct, frozen=True):
    """A neighbour with a destination of their own: what is known of their dice, and what their card asks for.

    >>> Mate.of(6, "pink|4", name="Jona", rerolls=1, habit="misfits").neighbour.need
    'pink|4'
    """

    neighbour: Neighbour
    need: str | None = None
    """None for the third set of variant A, which goes nowhere."""

    @classmethod
    def of(cls, known: Known, need: str | None = None, **model: Any) -> Mate:
        """So many unseen dice, a seen hand or a neighbour; who rerolls does so for the own destination."""
        if need is not None:
            model.setdefault("need", need)
        return cls(Neighbour.of(known, **model), need)


class Weighed(NamedTuple):
    """A choice of dice to keep: codes, numbers in the hand from 1, its value, and what it gives away."""

    keep: tuple[str, ...]
    numbers: tuple[int, ...]
    value: float
    gives_away: float

    def __repr__(self) -> str:
        away = f", gives away {self.gives_away:.3f}" if self.gives_away > 0 else ""
        return f"<Weighed: keep {dice_text(self.keep)} for {self.value:.3f}{away}>"


class Dilemma(NamedTuple):
    """Who moves when the dice are thrown again for the best of the goal."""

    goal: str
    value: float
    """Of the goal."""
    chance: float
    """Of moving myself."""
    mates: tuple[float, ...]
    """Each mate's chance to move; 0 for a set that goes nowhere."""
    all_move: float
    """The chance that I and all mates with a destination move."""
    keep: tuple[str, ...]
    ranking: tuple[Weighed, ...]
    """Every choice of dice to keep in the next reroll, the best first; none without hand or reroll."""
    model: Model
    played: Played

    @property
    def exact(self) -> Fraction:
        """The chance of moving myself, as a fraction."""
        return self.played.exact()

    def rows(self) -> Rows:
        """A row for every choice of dice to keep, the best for the goal first."""
        return Rows(
            (
                {"keep": " ".join(each.keep), "value": each.value, "gives_away": each.gives_away}
                for each in self.ranking
            ),
            self.model,
        )

    def to_csv(self) -> str:
        """The rows as CSV."""
        return self.rows().to_csv()

    def __repr__(self) -> str:
        keep = f"keep {dice_text(self.keep)}: " if self.ranking else ""
        chances = f"I move {percent(self.chance)}, all move {percent(self.all_move)}"
        return f"<Dilemma for goal {self.goal}: {keep}{chances}>"


@public
def dilemma(
    need: str,
    mates: Sequence[Mate],
    *,
    hand: str | None = None,
    dice: int | str = FULL_SET,
    rerolls: int = 0,
    goal: str = "me",
    bonus: int = 0,
    opposite: Known | None = None,
) -> Dilemma:
    """My chance to move and my neighbours' chances to move past me, playing for a goal.

    Goals: `me` my chance alone, `sum` the expected number of those who move, `product` the product of the
    single chances given my final dice, `all` the chance that all of us move. Among choices equal for the goal
    the expected number decides. In a game of four, `opposite` is the player who is my mates' other neighbour;
    whether that player moves is not weighed.

    >>> mates, hand = [Mate.of(6, "pink|4"), Mate.of(6, "odd")], "P4 B5 P5 P4 Y4 Y6"
    >>> alone = dilemma("yellow|4", mates, hand=hand, rerolls=1)
    >>> alone.keep, f"{alone.chance:.3f}", f"{alone.all_move:.3f}"
    (('P4', 'P4', 'Y4', 'Y6'), '0.936', '0.056')
    >>> together = dilemma("yellow|4", mates, hand=hand, rerolls=1, goal="all")
    >>> together
    <Dilemma for goal all: keep Y4 Y6: I move 72.9%, all move 9.1%>
    >>> together.keep, f"{together.chance:.3f}", f"{together.all_move:.3f}"
    (('Y4', 'Y6'), '0.729', '0.091')
    """
    check_rerolls(rerolls)
    check_goal(goal)
    check_mates(mates, opposite)
    check_bonus(bonus)
    faces, mine = own_dice(hand, dice)
    other = None if opposite is None else Neighbour.of(opposite)
    needs = needs_of(need, mates)
    others = other_players_of(needs, mates, other, len(mine))
    own = values(others.limit, bonus)
    worths = others.worth(goal, own)
    best = solve(mine, Goal(tuple(map(worth, needs)), worths + others.ties(own)), rerolls)
    totals = final_totals(best, mine, faces, rerolls, others.limit)
    chance = float(totals.sum(axis=tuple(range(1, totals.ndim))) @ others.mine(own))
    return Dilemma(
        goal,
        float(np.sum(totals * worths)),
        chance,
        tuple(_passing(others, mate, totals) for mate in range(len(mates))),
        float(np.sum(totals * others.everybody(own))),
        *_ranked(best, faces, rerolls),
        model_of_mates(mates, other) + Model(((f"goal-{goal}", {}),)),
        Played(
            need,
            best,
            mine,
            tuple(faces) if faces else None,
            rerolls,
            tuple(mate.neighbour for mate in mates),
            bonus=bonus,
        ),
    )


def check_goal(goal: str) -> None:
    """One sentence where nobody plays for such a goal.

    >>> check_goal("fame")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: goal: 'fame' is none of me, sum, product, all
    """
    if goal not in GOALS:
        raise BadInput(f"goal: {none_of(goal, GOALS)}")


def check_mates(mates: Sequence[Mate], opposite: Known | None) -> None:
    """Two neighbours, of whom one at least wants to go somewhere; in a game of four both do.

    >>> check_mates([Mate.of(6), Mate.of(6)], None)
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: mates: at least one neighbour needs a destination
    """
    if len(mates) != 2 or not all(isinstance(mate, Mate) for mate in mates):
        raise BadInput(
            "mates: the two neighbours are needed, such as [Mate.of(6, 'pink'), Mate.of(6, 'odd')]"
        )
    if all(mate.need is None for mate in mates):
        raise BadInput("mates: at least one neighbour needs a destination")
    if opposite is not None and any(mate.need is None for mate in mates):
        raise BadInput("opposite: in a game of four both neighbours need a destination")


def check_bonus(bonus: int) -> None:
    """One sentence where nobody adds so much.

    >>> check_bonus(-3)
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: bonus: -3 does not lie between 0 and 1000
    """
    if not 0 <= bonus <= 1000:
        raise BadInput(f"bonus: {bonus} does not lie between 0 and 1000")


def needs_of(need: str, mates: Sequence[Mate]) -> tuple[str, ...]:
    """The requirements that matter: mine, then those of the mates who go somewhere.

    >>> needs_of("odd", [Mate.of(6, "pink"), Mate.of(6)])
    ('odd', 'pink')
    """
    return (need, *(mate.need for mate in mates if mate.need is not None))


def other_players_of(
    needs: tuple[str, ...], mates: Sequence[Mate], opposite: Neighbour | None, dice: int
) -> OtherPlayers:
    """The chances of everybody's final totals, with room for the totals of so many own dice.

    >>> other_players_of(("odd", "pink"), [Mate.of(6, "pink"), Mate.of(6)], None, dice=6).axes
    (1, None)
    """
    everybody = [*(mate.neighbour for mate in mates), *([opposite] if opposite else [])]
    limit = 6 * max(dice, *(len(neighbour.dice) for neighbour in everybody)) + ROOM + 1
    tables = [joint_totals(neighbour, needs, limit) for neighbour in everybody]
    goes = iter(range(1, len(needs)))
    axes = tuple(None if mate.need is None else next(goes) for mate in mates)
    return OtherPlayers(tuple(tables[: len(mates)]), axes, tables[-1] if opposite else None)


def joint_totals(neighbour: Neighbour, needs: tuple[str, ...], limit: int) -> Array:
    """The joint chances of a neighbour's final totals.

    >>> np.argwhere(joint_totals(Neighbour.of("B1 P5"), ("odd", "pink"), 13)).tolist()
    [[6, 5]]
    """
    spread = final_dice(neighbour, needs)
    return joint_table(spread.dice.totals()[: len(needs)], spread.chances, limit)


def final_totals(
    best: Best, dice: Sequence[Faces], hand: Sequence[str] | None, rerolls: int, limit: int
) -> Array:
    """The joint chances of my totals after best play.

    >>> _, die = own_dice(None, 1)
    >>> best = solve(die, Goal((worth("odd"),), np.arange(6)), 1)
    >>> final_totals(best, die, ["B6"], 1, 6).round(3).tolist()
    [0.5, 0.167, 0.0, 0.167, 0.0, 0.167]
    """
    spread = Spread(dice, best.dice.goal.worths, dict(enumerate(hand or ())))
    for left in range(rerolls, 0, -1):
        spread = spread.reroll(best_policy(best, left))
    return joint_table(spread.dice.totals(), spread.chances, limit)


def _passing(others: OtherPlayers, mate: int, totals: Array) -> float:
    axis = others.axes[mate]
    if axis is None:
        return 0.0
    mine = totals.sum(axis=tuple(number for number in range(totals.ndim) if number != axis))
    return float(mine @ others.passing[mate])


def _ranked(
    best: Best, hand: Sequence[str] | None, rerolls: int
) -> tuple[tuple[str, ...], tuple[Weighed, ...]]:
    """The dice to keep, all of them where nothing is left to throw, and the ranking of the choices."""
    if hand is None or not rerolls:
        return tuple(hand or ()), ()
    ranking = tuple(
        Weighed(codes(hand, keep.dice), tuple(place + 1 for place in keep.dice), *keep[1:])
        for keep in best.ranking(hand, rerolls)
    )
    return ranking[0].keep, ranking


def model_of_mates(mates: Sequence[Mate], opposite: Neighbour | None) -> Model:
    """What an answer assumes of the neighbours and of where they go.

    >>> print(model_of_mates([Mate.of("B1", "pink"), Mate.of("P4", "odd")], None).text())
    A neighbour shows blue 1. A neighbour shows pink 4. The neighbours' cards ask for: “pink”, “odd”.
    """
    model = model_of([mate.neighbour for mate in mates])
    model += Model((("destinations", {"needs": [mate.need for mate in mates if mate.need is not None]}),))
    if any(mate.need is None for mate in mates):
        model += Model((("set", {}),))
    return model + Model((("opposite", {}),)) + opposite.model() if opposite else model
