"""Sweeps: one question over a grid of requirements, rerolls, hands and neighbours, as rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from math import prod
from typing import Any, NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.engine.public import public
from fujikit.engine.rows import Row, Rows
from fujikit.fuji.odds.hands import Faces, check_rerolls, refuse_other_than_number, worth
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import (
    FULL_SET,
    Known,
    chance_to_move,
    model_of,
    neighbours_of,
    own_dice,
    solve,
    to_beat,
    winning,
)
from fujikit.fuji.odds.prospect import Prospect, prospect
from fujikit.odds import Best, Goal

MAX_ROWS = 10_000
LISTS = ("rivals", "beat")
"""They are lists themselves: only a list of lists is gone through."""
REROLLS = "rerolls"
Point = dict[str, Any]
Answers = tuple[list[Row], Model]
"""The numbers for every number of rerolls, and what they assume."""


@public
def sweep(ask: Callable[..., Any] = chance_to_move, /, *, exact: bool = False, **grid: Any) -> Rows:
    """One question over a grid: a list or a range is gone through, all else is fixed.

    `ask` is `chance_to_move` or `prospect`. Of `rivals` and `beat`, which are lists themselves, a list of
    lists is gone through. With `exact` the chance comes as a fraction too.

    >>> table = sweep(need=["yellow|4", "odd"], rerolls=range(3))
    >>> table
    <Rows: 6 of need, rerolls, neighbours, chance>
    >>> [round(chance, 3) for chance in table.where(need="odd").column("chance")]
    [0.305, 0.617, 0.798]
    >>> table.model.text()
    'Each neighbour has 6 unseen dice, rolled once.'
    """
    if ask not in ASKERS:
        raise BadInput(f"ask: {none_of(getattr(ask, '__name__', ask), [each.__name__ for each in ASKERS])}")
    values = {name: _values(name, given) for name, given in grid.items()}
    size = prod(map(len, values.values()))
    if not 1 <= size <= MAX_ROWS:
        raise BadInput(f"sweep: {size} rows do not lie between 1 and {MAX_ROWS}")
    rerolls, others = values.get(REROLLS, [0]), [name for name in values if name != REROLLS]
    answer, model, rows = ASKERS[ask](exact=exact), Model(()), {}
    for place in product(*(range(len(values[name])) for name in others)):
        point = {name: values[name][number] for name, number in zip(others, place, strict=True)}
        found, assumed = answer(point, rerolls)
        model += assumed
        for number, numbers in enumerate(found):
            at = dict(zip(others, place, strict=True)) | {REROLLS: number}
            cells = _cells(point | {REROLLS: rerolls[number]}, list(values))
            rows[tuple(at[name] for name in values)] = cells | numbers
    return Rows((rows[place] for place in sorted(rows)), model)


def _values(name: str, given: Any) -> list[Any]:
    """What is gone through; a single value is a list of one."""
    several = isinstance(given, list | tuple | range)
    if several and name in LISTS:
        several = bool(given) and all(isinstance(each, list | tuple) for each in given)
    return list(given) if several else [given]


def _cells(point: Point, names: Sequence[str]) -> Row:
    """What was asked, and of whom."""
    return {name: point[name] for name in names if name not in LISTS} | {"neighbours": _neighbours(point)}


def _neighbours(point: Point) -> str:
    """The neighbours in a few letters.

    >>> _neighbours({}), _neighbours({"rivals": [6, "B1 P1"]}), _neighbours({"beat": [10]})
    ('6, 6', '6, B1 P1', '=10')
    """
    beat = [f"={total}" for total in point.get("beat") or ()]
    rivals = point.get("rivals")
    if rivals is None:
        rivals = [] if beat else [FULL_SET, FULL_SET]
    return ", ".join((*map(_short, rivals), *beat))


def _short(known: Known) -> str:
    return str(known) if isinstance(known, int | str) else known.name or str(len(known.dice))


Problem = tuple[object, ...]
"""What must be the same for one solution to serve several questions."""


class _Moving:
    """Chances to move; requirements that differ in the names of colours only are one problem, solved once."""

    def __init__(self, *, exact: bool) -> None:
        self.exact = exact
        self.solved: dict[Problem, Best] = {}

    def __call__(self, point: Point, rerolls: Sequence[int]) -> Answers:
        """What `chance_to_move` says of a point, for every number of rerolls."""
        for count in rerolls:
            check_rerolls(count)
        question = _question(**point)
        if question.problem not in self.solved:
            self.solved[question.problem] = solve(question.dice, question.goal, max(rerolls, default=0))
        best, hand = self.solved[question.problem], question.hand
        rows: list[Row] = []
        for count in rerolls:
            numbers: Row = {"chance": best.hand_value(hand, count) if hand else best.value(count)}
            if self.exact:
                fraction = best.exact.hand_value(hand, count) if hand else best.exact.value(count)
                numbers["exact"] = str(fraction)
            rows.append(numbers)
        return rows, question.model


class _Question(NamedTuple):
    dice: tuple[Faces, ...]
    hand: tuple[str, ...]
    """What the dice show, if they have been thrown."""
    goal: Goal
    problem: Problem
    model: Model


def _question(
    need: str,
    *,
    hand: str | None = None,
    dice: int | str = FULL_SET,
    rivals: Sequence[Known] | None = None,
    beat: Sequence[int] = (),
    bonus: int = 0,
) -> _Question:
    """A question of `chance_to_move`, its dice in an order that questions about the same set share."""
    refuse_other_than_number(bonus, "bonus")
    codes, mine = own_dice(hand, dice)
    faces: tuple[str, ...] = ()
    if codes is not None:
        mine, faces = zip(*sorted(zip(mine, codes, strict=True)), strict=True)
    neighbours, counts = neighbours_of(rivals, beat), worth(need)
    totals = tuple(to_beat(need, neighbours, beat))
    kinds = mine if faces else tuple(sorted(tuple(sorted(counts[face] for face in die)) for die in mine))
    problem = (need if faces else "", kinds, totals, bonus)
    goal = Goal((counts,), *winning(totals, 6 * len(mine), bonus))
    return _Question(mine, faces, goal, problem, model_of(neighbours, beat))


class _Prospects:
    """Turns, one by one."""

    def __init__(self, *, exact: bool) -> None:
        if exact:
            raise BadInput("exact: fractions are given for chance_to_move")

    def __call__(self, point: Point, rerolls: Sequence[int]) -> Answers:
        """What `prospect` says of a point, for every number of rerolls."""
        turns = [prospect(**point, rerolls=count) for count in rerolls]
        return [turn_numbers(turn) for turn in turns], turns[0].model


def turn_numbers(turn: Prospect) -> Row:
    """The numbers of a turn."""
    return {"chance": turn.chance, "loss": turn.loss, "injury": turn.injury, "end": turn.death}


ASKERS: dict[Callable[..., Any], type[_Moving | _Prospects]] = {
    chance_to_move: _Moving,
    prospect: _Prospects,
}
