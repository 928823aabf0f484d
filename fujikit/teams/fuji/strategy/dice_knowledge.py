"""What is known of somebody's dice, as a cache key for all that follows from it.

Teammates hear the same and see the same of a third player, so one's work serves the others too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from fujikit.teams.fuji.strategy.beliefs import Dice, after_many, after_rerolls, dice_of, tilted
from fujikit.teams.fuji.strategy.faces import Array
from fujikit.teams.fuji.strategy.totals import totals

Claims = tuple[tuple[str, float], ...]
"""Requirements, and by how many thirds the dice are above or below what is usual for each."""


class DiceKnowledge(NamedTuple):
    """Dice as a view lists them, and what was told of them."""

    shown: tuple[str | None, ...]
    aside: tuple[str | None, ...] = ()
    claims: Claims = ()
    """Of the first roll."""
    need: str | None = None
    """What they were thrown again for since, and how often."""
    taken: int = 0
    claims_after: Claims = ()
    """Of the dice as they lie after that."""


@lru_cache(maxsize=8192)
def current_dice(known: DiceKnowledge) -> Dice:
    """The dice as they lie now.

    >>> dice = current_dice(DiceKnowledge((None,) * 6, claims=(("pink", 1.0),)))
    >>> bool((dice.now != dice.fresh).any())
    True
    """
    dice = _leaning(dice_of(known.shown, known.aside), known.claims)
    if known.taken and dice.hidden.any():
        after = after_rerolls(dice.now, dice.fresh, known.need, known.taken)
        dice = dice._replace(now=np.where(dice.hidden[:, None], after, dice.now))
    return _leaning(dice, known.claims_after)


def _leaning(dice: Dice, claims: Claims) -> Dice:
    if dice.hidden.any():
        for need, thirds in claims:
            dice = tilted(dice, need, thirds) if thirds else dice
    return dice


@lru_cache(maxsize=8192)
def final_dice(known: DiceKnowledge, needs: tuple[str | None, ...], rerolls: tuple[int, ...]) -> Array:
    """The dice after rerolls for each of several requirements: (needs, dice, faces)."""
    dice = current_dice(known)
    return after_many(dice.now, dice.fresh, needs, rerolls)


@lru_cache(maxsize=8192)
def chances_below(
    known: DiceKnowledge,
    needs: tuple[str | None, ...],
    rerolls: tuple[int, ...],
    under: tuple[str | None, ...],
) -> Array:
    """The chances of at most every total, after rerolls for each of `needs`, under each of `under`."""
    return totals(final_dice(known, needs, rerolls), under).cumsum(axis=2)


@lru_cache(maxsize=8192)
def chances(known: DiceKnowledge, need: str | None, rerolls: int, under: str) -> Array:
    """The chances of every total under one requirement, after rerolls for another."""
    return np.asarray(totals(final_dice(known, (need,), (rerolls,)), (under,))[0, 0])
