"""The first question of phase 3: which dice to keep, and how likely it is then to move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.fuji.odds.answer import Odds
from fujikit.fuji.odds.hands import (
    Faces,
    check_rerolls,
    few_enough,
    read_hand,
    refuse_other_than_number,
    some_dice,
    worth,
)
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.odds import Best, Distribution, Goal, certain
from fujikit.odds import total as total_of
from fujikit.odds.best import Array

Known = int | str | Neighbour
FULL_SET = 6
HIGHEST_TOTAL = 1000
TWO_NEIGHBOURS: tuple[Known, ...] = (FULL_SET, FULL_SET)
"""Without a word on the neighbours: two of them, with full sets, who roll once."""


@public
def chance_to_move(
    need: str,
    *,
    hand: str | None = None,
    dice: int | str = FULL_SET,
    rerolls: int = 0,
    rivals: Sequence[Known] | None = None,
    beat: Sequence[int] = (),
    bonus: int = 0,
) -> Odds:
    """How likely a player is to beat both neighbours, with the best choice of dice to throw again.

    `rivals`: a number is that many unseen dice, a text a seen hand; `beat` gives known totals. Without
    either, two neighbours with full sets who roll once. `bonus` is what a flare gun or power bars add.

    >>> f"{chance_to_move('yellow|4', rerolls=2).chance:.12f}"
    '0.813957831734'
    >>> odds = chance_to_move("odd(pink|blue)", hand="B1 P1 B4 P4 B5 P5", rerolls=1, rivals=[6, 6])
    >>> odds
    <Odds: 88.4% to move with 1 reroll, keep B1 P1 B5 P5>
    >>> odds.keep
    ('B1', 'P1', 'B5', 'P5')
    >>> odds.best
    <Best play of 6 dice: 0.3004, 0.5789 with 0 to 1 rerolls>
    >>> chance_to_move("yellow|4").exact
    Fraction(31153624058537, 101559956668416)
    """
    check_rerolls(rerolls)
    refuse_other_than_number(bonus, "bonus")
    faces, mine = own_dice(hand, dice)
    neighbours = neighbours_of(rivals, beat)
    totals = to_beat(need, neighbours, beat)
    best = solve(mine, Goal((worth(need),), *winning(totals, 6 * len(mine), bonus)), rerolls)
    model = model_of(neighbours, beat)
    return Odds(best, faces, rerolls, model, need=need, dice=mine, neighbours=neighbours, beat=beat)


def solve(dice: Sequence[Faces], goal: Goal, rerolls: int) -> Best:
    """Best play, or one sentence where there are too many dice for it.

    >>> chance_to_move("yellow|4", dice=24, rerolls=1)
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: dice: 24 dice are too many to weigh here; the most that works is 20
    """
    with few_enough("dice"):
        return Best(dice, goal, rerolls)


def own_dice(hand: str | None, dice: int | str) -> tuple[list[str] | None, tuple[Faces, ...]]:
    """What the own dice show, if they have been thrown, and the dice themselves.

    >>> own_dice(None, 1)
    (None, (('B1', 'Y2', 'P3', 'P4', 'Y5', 'B6'),))
    """
    if hand is not None:
        return read_hand(hand, "hand")
    return None, some_dice(dice, "dice")


def to_beat(need: str, neighbours: Sequence[Neighbour], beat: Sequence[int]) -> list[Distribution]:
    """The totals that stand in the way: known ones, and what the neighbours may have.

    >>> [total.mean for total in to_beat("blue", [Neighbour.of("B1 B2")], [7])]
    [7.0, 3.0]
    """
    return [*map(certain, beat), *(neighbour.total(need) for neighbour in neighbours)]


def neighbours_of(rivals: Sequence[Known] | None, beat: Sequence[int]) -> list[Neighbour]:
    """The models of the neighbours; where nothing is known of them, two full sets rolled once.

    >>> [len(neighbour.dice) for neighbour in neighbours_of(None, ())]
    [6, 6]
    """
    _check_totals(beat)
    if rivals is None:
        rivals = () if beat else TWO_NEIGHBOURS
    if not isinstance(rivals, list | tuple) or not (rivals or beat):
        raise BadInput("rivals: a list of neighbours is needed, such as [6, 6]")
    return [Neighbour.of(known) for known in rivals]


def _check_totals(beat: Sequence[int]) -> None:
    if not isinstance(beat, list | tuple):
        raise BadInput("beat: a list of totals is needed, such as [10, 18]")
    for total in beat:
        if not isinstance(total, int) or not 0 <= total <= HIGHEST_TOTAL:
            raise BadInput(f"beat: {total!r} is no total of dice")


def winning(totals: Sequence[Distribution], most: int, bonus: int = 0) -> tuple[Array, int]:
    """For every own total, in how many of all cases it beats every other.

    >>> coin = total("6", dice=1)
    >>> winning([coin], 6)
    (array([0, 5, 5, 5, 5, 5, 5], dtype=object), 6)
    """
    return _winning(tuple(totals), most, bonus)


@lru_cache(maxsize=256)
def _winning(totals: tuple[Distribution, ...], most: int, bonus: int) -> tuple[Array, int]:
    whole, ways = 1, [1] * (most + 1)
    for other in totals:
        whole *= other.whole
        top = len(other.counts)
        ways = [way * other.below[max(0, min(own + bonus, top))] for own, way in enumerate(ways)]
    table = np.array(ways, dtype=object)
    table.flags.writeable = False
    return table, whole


def model_of(neighbours: Sequence[Neighbour], beat: Sequence[int] = ()) -> Model:
    """What an answer assumes of the neighbours.

    >>> [key for key, numbers in model_of([Neighbour.of(6), Neighbour.of("B1 P1")], beat=[7]).parts]
    ['unseen', 'known', 'beat']
    >>> model_of([Neighbour.of(6), Neighbour.of(6)]).text()
    'Each neighbour has 6 unseen dice, rolled once.'
    >>> model_of([Neighbour.of(6, name="Jona"), Neighbour.of("B1 P1", name="Steve")]).text()
    'Jona has 6 unseen dice, rolled once. Steve shows blue 1, pink 1.'
    """
    model = Model(())
    for neighbour in neighbours:
        model += neighbour.model(each=neighbours.count(neighbour) > 1)
    return model + Model((("beat", {"totals": list(beat)}),)) if beat else model


@public
def total(need: str, *, dice: int = FULL_SET, hand: str | None = None) -> Distribution:
    """The exact distribution of the movement value of dice that are rolled once, or of a hand as it lies.

    >>> total("even(yellow)", dice=5).exact(0)
    Fraction(3125, 7776)
    """
    if hand is not None:
        faces, _ = read_hand(hand, "hand")
        return certain(sum(worth(need)[face] for face in faces))
    return total_of(some_dice(dice, "dice"), worth(need))
