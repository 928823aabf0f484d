"""Everybody's dice as they are believed to be compared, and what the team gains by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from fujikit.teams.fuji.strategy.faces import Array
from fujikit.teams.fuji.strategy.situation import Situation
from fujikit.teams.fuji.strategy.totals import SIZE, differences, raised, totals


class Hands(NamedTuple):
    """The final dice of all, for cards that touch more than the own hand.

    Each meeple's gain depends on its own total and on its neighbours' under one card; dice of different
    players are independent, so the team's gain is exact for what is believed.
    """

    situation: Situation
    dice: Mapping[str, Array]
    """Whose dice a card changes: the chances of their faces, a row a die."""
    bonus: Mapping[str, int]
    """Whose own value a card raises."""

    @classmethod
    def of(cls, situation: Situation) -> Hands:
        """All hands as they are now."""
        return cls(situation, {}, {})

    def of_seat(self, name: str) -> Array:
        """The chances of the faces of somebody's dice, a row a die."""
        found = self.dice.get(name)
        return self.situation.final(name) if found is None else found

    def where(self, dice: Mapping[str, Array]) -> Hands:
        """The same table where some have other dice."""
        return self._replace(dice={**self.dice, **dice})

    def raised(self, name: str, more: int) -> Hands:
        """The same table where somebody's own value is raised."""
        return self._replace(bonus={**self.bonus, name: self.bonus.get(name, 0) + more})

    def worth(self) -> float:
        """What the turns of this round gain the team; a selfish player counts the own turn only."""
        situation = self.situation
        movers = [situation.me] if situation.selfish else list(situation.seats)
        return sum(self.gain(name) for name in movers)

    def gain(self, name: str, gains: Array | None = None) -> float:
        """What somebody's turn gains; nothing where no marker lies.

        `gains` says what each difference of the comparison brings, where that is not what the marker says.
        """
        need = self.situation.need(name)
        if need is None:
            return 0.0
        gained = self._gained(name) if gains is None else gains[differences()]
        below = np.ones(SIZE)
        for rival in self.situation.rivals(name):
            below = below * self._totals(rival, need).cumsum()
        return float(self._value(name, need) @ gained @ np.diff(below, prepend=0.0))

    def _value(self, name: str, need: str) -> Array:
        """The chances of somebody's own movement value."""
        return raised(self._totals(name, need), self.situation.bonus(name) + self.bonus.get(name, 0))

    def _totals(self, name: str, need: str) -> Array:
        if name in self.dice:
            return np.asarray(totals(self.dice[name][None], [need])[0, 0])
        return self.situation.chances(name, need)

    def _gained(self, name: str) -> Array:
        """What a turn gains by own value and value to beat."""
        return self.situation.position_values.matrix(name, self.situation.seats[name]["marker"])
