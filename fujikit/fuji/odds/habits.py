"""What simple habits of throwing again are worth, beside the best choice."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from fujikit.engine.public import public
from fujikit.fuji.odds.hands import check_rerolls
from fujikit.fuji.odds.move_chance import FULL_SET, Known, neighbours_of, own_dice, to_beat, winning
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.odds import Distribution

SMALL_DICE = 2
"""The rule of thumb throws again what counts so much or less."""


@public
def habit_curve(
    need: str,
    habit: str,
    *,
    hand: str | None = None,
    dice: int | str = FULL_SET,
    rerolls: int = 3,
    rivals: Sequence[Known] | None = None,
    beat: Sequence[int] = (),
    threshold: int = SMALL_DICE,
) -> tuple[Fraction, ...]:
    """The chance to move with 0, 1, … rerolls, thrown by a habit: `misfits`, `threshold`, `best`, `once`.

    The habits are those of a `Neighbour`; `best` plays for the highest total, not for the chance to move.

    >>> [round(float(chance), 3) for chance in habit_curve("yellow|4", "misfits")]
    [0.307, 0.615, 0.774, 0.85]
    """
    check_rerolls(rerolls)
    faces, mine = own_dice(hand, dice)
    seen = tuple(faces) if faces is not None else (None,) * len(mine)
    rival = to_beat(need, neighbours_of(rivals, beat), beat)
    return tuple(
        _chance(
            Neighbour(mine, seen, need=need, rerolls=count, habit=habit, threshold=threshold).checked(),
            need,
            rival,
        )
        for count in range(rerolls + 1)
    )


def _chance(thrower: Neighbour, need: str, rival: Sequence[Distribution]) -> Fraction:
    mine = thrower.total(need)
    ways, whole = winning(rival, len(mine.counts) - 1)
    won = sum(count * int(way) for count, way in zip(mine.counts, ways, strict=True))
    return Fraction(won, mine.whole * whole)
