"""What is known of a neighbour's dice, and what may come of them.

Odds are a best answer to a stated model of the neighbours. A `Neighbour` is that model: which dice are unseen
and which are seen, what was said about the first roll, and by what habit the neighbour rerolls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, reduce
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.fuji.odds.hands import Faces, check_rerolls, few_enough, read_seen, some_dice, worth
from fujikit.fuji.odds.model import Model
from fujikit.fuji.talk.heard import Said
from fujikit.odds import Best, Distribution, Goal, Spread, best_policy
from fujikit.odds import total as total_of
from fujikit.odds.best import Array
from fujikit.odds.distribution import NOTHING, weighted
from fujikit.odds.spread import Policy

HABITS = ("once", "misfits", "threshold", "best")
QUALITIES = ("strong", "weak")


class Neighbour(Struct, frozen=True):
    """What is known of a neighbour's dice.

    >>> full = Neighbour.of(6)
    >>> round(full.total("yellow|4").mean, 3)
    9.667
    >>> Neighbour.of("B1 P1 B4 P4 B5 P5").total("pink|4").items()
    [(14, 1.0)]
    """

    dice: tuple[Faces, ...]
    seen: tuple[str | None, ...]
    """The face of every die, None where it is hidden."""
    name: str = ""
    need: str = "any"
    """What the neighbour rerolls for."""
    rerolls: int = 0
    habit: str = "once"
    threshold: int = 0
    """By the habit `threshold`, a die is thrown again that counts this much or less."""
    said: tuple[Said, ...] = ()

    @classmethod
    def of(cls, known: int | str | Neighbour, **model: Any) -> Neighbour:
        """A neighbour with so many unseen dice, or with a hand in which `?` is a hidden die.

        >>> Neighbour.of("B1 P1 ? ? ? ?").model()
        <Model: A neighbour has 6 dice: blue 1, pink 1 can be seen, the others were rolled once.>
        """
        if isinstance(known, Neighbour):
            return known
        if isinstance(known, bool) or not isinstance(known, int | str):
            raise BadInput(f"rivals: {known!r} is neither a number of dice nor a hand")
        if isinstance(known, int):
            unseen = _unseen(known)
            return replace(unseen, **model).checked() if model else unseen
        seen, dice = read_seen(known, "rivals")
        return cls(dice, seen, **model).checked()

    def checked(self) -> Neighbour:
        """The same, or one sentence on what is wrong with it."""
        check_rerolls(self.rerolls)
        worth(self.need)
        if self.habit not in HABITS:
            raise BadInput(f"habit: {none_of(self.habit, HABITS)}")
        for said in self.said:
            worth(said.need)
            if said.quality not in QUALITIES:
                raise BadInput(f"said: {none_of(said.quality, QUALITIES)}")
        return self

    def final(self, needs: Sequence[str], *, exact: bool = False) -> Spread:
        """What the dice show in the end; the first totals are those under `needs`."""
        own = dict.fromkeys((self.need, *(said.need for said in self.said)))
        known = [*needs, *(need for need in own if need not in needs)]
        worths = tuple(map(worth, known))
        seen = {place: face for place, face in enumerate(self.seen) if face is not None}
        spread = Spread(self.dice, worths, seen, exact=exact)
        for said in self.said:
            spread = spread.given(self._likelihood(said, known.index(said.need)))
        for left in range(self.rerolls, 0, -1):
            spread = spread.reroll(self._policy(spread, worths, known.index(self.need), left))
        return spread

    def spread(self, needs: tuple[str, ...], *, exact: bool = False) -> Array:
        """The joint chances of the final totals under several requirements."""
        with few_enough("rivals"):
            return self.final(needs, exact=exact).table(len(needs))

    def total(self, need: str) -> Distribution:
        """The distribution of the final total under one requirement, in whole numbers."""
        return _total(self, need)

    def chances(self, need: str) -> Array:
        """The chances of the final totals under one requirement, from 0 up."""
        return self.spread((need,))

    def _likelihood(self, said: Said, number: int) -> Callable[..., Array]:
        first = total_of(self.dice, worth(said.need))
        low, high = (
            next(total for total, below in enumerate(first.below[1:]) if 3 * below >= thirds * first.whole)
            for thirds in (1, 2)
        )
        return lambda *totals: totals[number] >= high if said.quality == "strong" else totals[number] <= low

    def _policy(self, spread: Spread, worths: tuple[dict[str, int], ...], own: int, left: int) -> Policy:
        """Which dice the habit keeps, with so many rerolls left."""
        if self.habit == "best":
            limit = 6 * len(self.dice) + 1
            shape = [1] * len(worths)
            shape[own] = limit
            table = np.broadcast_to(np.arange(limit).reshape(shape), [limit] * len(worths))
            return best_policy(Best(self.dice, Goal(worths, table), left), left)
        if self.habit == "once":
            return spread.keep_where(lambda symbol: True)
        least = self.threshold if self.habit == "threshold" else 0
        return spread.keep_where(lambda symbol: symbol[own] > least)

    def model(self, *, each: bool = False) -> Model:
        """The model in words, of a neighbour or of each of several who are alike."""
        seen = [face for face in self.seen if face is not None]
        numbers: dict[str, object] = {
            "dice": len(self.dice),
            "seen": seen,
            "rerolls": self.rerolls,
            "need": self.need,
            "threshold": self.threshold,
        }
        keys = ["known" if len(seen) == len(self.seen) else "partly" if seen else "unseen"]
        if self.rerolls and self.habit != "once":
            keys.append(self.habit)
        if self.name:
            keys, numbers = [f"named-{key}" for key in keys], {"name": self.name, **numbers}
        elif each and keys[0] == "unseen":
            keys[0] = "unseen-each"
        claim = "named-said" if self.name else "said"
        said = [(f"{claim}-{said.quality}", {**numbers, "need": said.need}) for said in self.said]
        return Model((*((key, numbers) for key in keys), *said))


@lru_cache(maxsize=32)
def _unseen(count: int) -> Neighbour:
    return Neighbour(some_dice(count, "rivals"), (None,) * count)


@lru_cache(maxsize=1024)
def _total(neighbour: Neighbour, need: str) -> Distribution:
    if neighbour.said or (neighbour.rerolls and neighbour.habit == "best"):
        table = neighbour.spread((need,), exact=True)
        return Distribution(tuple(int(count) for count in table), int(table.sum()))
    dice = zip(neighbour.dice, neighbour.seen, strict=True)
    each = (weighted(_sides(neighbour, faces, seen), worth(need)) for faces, seen in dice)
    return reduce(lambda one, other: one + other, each, NOTHING)


def _sides(neighbour: Neighbour, faces: Faces, seen: str | None) -> dict[str, int]:
    """In how many ways each side of a die comes up, by a habit that looks at each die alone."""
    kept, least = worth(neighbour.need), neighbour.threshold if neighbour.habit == "threshold" else 0
    ways = {face: faces.count(face) for face in faces} if seen is None else {seen: 1}
    for _ in range(neighbour.rerolls if neighbour.habit != "once" else 0):
        thrown = sum(count for face, count in ways.items() if kept[face] <= least)
        stays = {face: count * len(faces) for face, count in ways.items() if kept[face] > least}
        ways = {
            face: stays.get(face, 0) + thrown * faces.count(face)
            for face in {**stays, **dict.fromkeys(faces)}
        }
    return ways
