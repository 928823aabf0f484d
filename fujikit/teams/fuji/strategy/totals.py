"""The chances of totals: of many hands under many requirements at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from fujikit.teams.fuji.strategy.faces import Array, worths

SIZE = 48
"""Totals lie below it: seven dice show 42 at most. Who holds more, by map and lighter, counts `capped`."""


def totals(hands: Array, needs: Sequence[str | None]) -> Array:
    """The chances of every total, by hand and by requirement: (hands, dice, faces) to (hands, needs, totals).

    A sum of independent dice is a product of their transforms.

    >>> from fujikit.teams.fuji.strategy.beliefs import dice_of
    >>> chances = totals(dice_of(["B1", "P6"]).now[None], ["pink", "blue", "1|6"])
    >>> chances[0].argmax(axis=1).tolist()
    [6, 1, 7]
    """
    count, dice, faces = hands.shape
    if not dice:
        return np.broadcast_to(_nothing(), (count, len(needs), SIZE))
    each = np.matmul(hands.reshape(-1, faces), _waves(tuple(needs)))
    return _sums(each.reshape(count, dice, -1)).reshape(count, len(needs), SIZE)


def totals_each(hands: Array, needs: Sequence[str | None]) -> Array:
    """The chances of every total of each hand under its own requirement: (hands, totals).

    >>> from fujikit.teams.fuji.strategy.beliefs import dice_of
    >>> hands = np.stack([dice_of(["B1", "P6"]).now] * 2)
    >>> totals_each(hands, ["pink", "blue"]).argmax(axis=1).tolist()
    [6, 1]
    """
    if not hands.shape[1]:
        return np.broadcast_to(_nothing(), (len(hands), SIZE))
    return _sums(np.matmul(hands, np.stack([_wave(need) for need in needs]))).reshape(len(hands), SIZE)


def _sums(each: Array) -> Array:
    """From the transforms of single dice, (hands, dice, real and imaginary parts), to chances of sums."""
    waves = each.view(np.complex128)
    product = waves[:, 0].copy()
    for die in range(1, waves.shape[1]):
        product *= waves[:, die]
    chances = np.fft.irfft(product.reshape(-1, SIZE // 2 + 1), SIZE)
    return np.maximum(chances, 0.0, out=chances)


@lru_cache(maxsize=1)
def _nothing() -> Array:
    chances = np.zeros(SIZE)
    chances[0] = 1.0
    return chances


@lru_cache(maxsize=1024)
def _waves(needs: tuple[str | None, ...]) -> Array:
    """The transforms of a single face under each requirement, as pairs of real numbers."""
    return np.concatenate([_wave(need) for need in needs], axis=1)


@lru_cache(maxsize=256)
def _wave(need: str | None) -> Array:
    frequencies = np.arange(SIZE // 2 + 1)
    waves = np.exp(-2j * np.pi * np.outer(worths(need), frequencies) / SIZE)
    return np.ascontiguousarray(waves).view(np.float64)


def raised(chances: Array, by: int) -> Array:
    """The chances of totals to which something is added.

    >>> raised(np.array([0.25, 0.75, 0.0]), 1).tolist()
    [0.0, 0.25, 0.75]
    """
    if not by:
        return chances
    return np.concatenate([np.zeros((*chances.shape[:-1], by)), chances[..., :-by]], axis=-1)


def beside(to_beat: Array, below: Array) -> Array:
    """What each total to beat leaves to gain when a further hand must be beaten too.

    `to_beat` is what is gained by the total to beat, `below` the chances that the further hand shows at most
    so much.

    >>> beside(np.array([9.0, 6.0, 3.0]), np.array([0.5, 0.5, 1.0])).tolist()
    [6.0, 4.5, 3.0]
    """
    chances = np.diff(below, axis=-1, prepend=0.0)
    above = (chances * to_beat)[..., ::-1].cumsum(axis=-1)[..., ::-1]
    return np.asarray(to_beat * below + above - chances * to_beat)


def capped(total: Array) -> Array:
    """Totals of hands that are seen, none above the highest that is told apart.

    >>> capped(np.array([12, 48])).tolist()
    [12, 47]
    """
    return np.minimum(total, SIZE - 1)


@lru_cache(maxsize=1)
def differences() -> Array:
    """For every own total and every total to beat: by how much it is higher, 0 where it is not."""
    own = np.arange(SIZE)
    return np.asarray(np.maximum(own[:, None] - own[None, :], 0))
