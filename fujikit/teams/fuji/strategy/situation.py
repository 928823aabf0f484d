"""A seat's beliefs at one moment, and what hands are worth to the team.

Every meeple compares by its own card, so the worth of my final dice is a sum: for each card that I or a
neighbour go for, a function of my total under what that card asks for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

import numpy as np
from msgspec.structs import replace

from fujikit.fuji.cards.tools import FLARE
from fujikit.fuji.odds.knowledge import THIRD_SET
from fujikit.fuji.reroll import rerolls
from fujikit.fuji.state import State
from fujikit.fuji.view_state import state_from_view
from fujikit.teams.fuji.distances import BoardDistances, board_distances
from fujikit.teams.fuji.seats import reach_of
from fujikit.teams.fuji.strategy.beliefs import Dice
from fujikit.teams.fuji.strategy.dice_knowledge import DiceKnowledge, chances, current_dice, final_dice
from fujikit.teams.fuji.strategy.faces import NUMBER, Array, worths
from fujikit.teams.fuji.strategy.position_values import PositionValues, position_values
from fujikit.teams.fuji.strategy.totals import SIZE, beside, capped, raised
from fujikit.teams.fuji.talk import Hint, Request
from fujikit.teams.player import View

CHOSEN = 0.4
"""Who lays the marker on a card is likely to be good at it: so many thirds."""
TILTS = {"strong": 1.0, "weak": -1.0, "fair": 0.0}


class Situation:
    """What a seat believes, from its view and what was heard.

    `selfish` counts the own gains only. `hints` and `requests` are what was heard.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, seed=7)
    >>> _ = [game.act(line) for line in ("Clara mark e2", "Jona mark d3", "Steve mark f2")]
    >>> situation = Situation(game.view("Clara"))
    >>> faces = np.array([[NUMBER[face] for face in ("B6", "B2", "B4", "B1", "B5", "B4")]])
    >>> bool(situation.hand_worth(faces)[0] > situation.hand_worth(situation.own_faces[None])[0])
    True
    """

    def __init__(
        self,
        view: View,
        hints: Iterable[Hint] = (),
        *,
        requests: Iterable[Request] = (),
        selfish: bool = False,
        meeple: str | None = None,
    ) -> None:
        self.view = view
        self.me: str = meeple or view["seat"]
        self.seats: Mapping[str, Any] = view["seats"]
        self.selfish = selfish
        self.hints: tuple[Hint, ...] = tuple(hints)
        self.requests: tuple[Request, ...] = tuple(requests)
        self.distances: BoardDistances = board_distances(view)
        self.position_values: PositionValues = position_values(view, self.distances)

    @cached_property
    def own_faces(self) -> Array:
        """The numbers of the faces that the own dice show; hidden ones are left out."""
        return np.array(
            [NUMBER[face] for face in self.seats[self.me]["dice"] if face is not None], dtype=np.intp
        )

    def rivals(self, name: str) -> tuple[str, ...]:
        """Whom a meeple is compared with; the third set of variant A comes last."""
        return self._rivals[name]

    @cached_property
    def _rivals(self) -> dict[str, tuple[str, ...]]:
        names = list(self.seats)
        beyond = (THIRD_SET,) if self.view["third_set"] else ()
        around = {}
        for place, name in enumerate(names):
            sides = [names[place - 1], names[(place + 1) % len(names)]] if len(names) > 3 else names
            around[name] = tuple(other for other in sides if other != name) + beyond
        return around

    def need(self, name: str) -> str | None:
        """What the card under somebody's marker asks for."""
        marker = self.seats[name]["marker"] if name != THIRD_SET else None
        need: str | None = self.view["cards"][marker]["need"] if marker else None
        return need

    def known(self, name: str) -> DiceKnowledge:
        """What is known of somebody's dice as they lie now."""
        if name not in self._known:
            self._known[name] = self._make_known(name)
        return self._known[name]

    @cached_property
    def _known(self) -> dict[str, DiceKnowledge]:
        return {}

    def _make_known(self, name: str) -> DiceKnowledge:
        if name == THIRD_SET:
            return DiceKnowledge(tuple(self.view["third_set"]))
        shown = tuple(self.seats[name]["dice"])
        return self._as_heard(name, shown) if None in shown else DiceKnowledge(shown)

    def own_as_heard(self) -> DiceKnowledge:
        """What the others know of the own dice, as far as it was told."""
        return self._as_heard(self.me, (None,) * len(self.seats[self.me]["dice"]))

    def _as_heard(self, name: str, shown: tuple[str | None, ...]) -> DiceKnowledge:
        """The dice of somebody who has said something of them, and wants to go somewhere."""
        seat, need = self.seats[name], self.need(name)
        claims, later = self._claims(name, "plan"), self._claims(name, "equip")
        if need is not None:
            claims.setdefault(need, CHOSEN)
        taken = (seat["taken"] or 0) if self.view["phase"] == "equip" else 0
        thrown_for = need if taken else None
        return DiceKnowledge(
            shown, tuple(seat["aside"]), tuple(claims.items()), thrown_for, taken, tuple(later.items())
        )

    def _claims(self, name: str, phase: str) -> dict[str, float]:
        """What somebody said of the own dice in a phase."""
        hints = [hint for hint in self.hints if hint.seat == name and hint.phase == phase]
        return {hint.need: TILTS.get(hint.quality, 0.0) for hint in hints}

    def dice(self, name: str) -> Dice:
        """What is believed of somebody's dice as they lie now."""
        return current_dice(self.known(name))

    def final(self, name: str) -> Array:
        """The chances of somebody's dice when they are compared: after the rerolls still to come."""
        need, rerolls = self._still(name)
        return np.asarray(final_dice(self.known(name), (need,), (rerolls,))[0])

    def _still(self, name: str) -> tuple[str | None, int]:
        """What somebody still throws again for, and how often."""
        if name == THIRD_SET or self.view["phase"] not in ("plan", "reroll"):
            return None, 0
        return self.need(name), self.seats[name]["rerolls"] or 0

    def chances(self, name: str, need: str) -> Array:
        """The chances of somebody's totals under a requirement, when they are compared."""
        return chances(self.known(name), *self._still(name), need)

    def reachable(self, name: str) -> tuple[str, ...]:
        """Where a meeple may plan to go."""
        seat = self.seats[name]
        return self.distances.board.in_reach(seat["at"], reach_of(seat))

    def rerolls(self, name: str, square: str) -> int:
        """How many rerolls a marker on a square would give."""
        return rerolls(self.table, replace(self.table.seat(name), marker=square))

    @cached_property
    def table(self) -> State:
        """The table for the rules to be asked about."""
        return state_from_view(self.view, board_distances(self.view).board)

    def bonus(self, name: str) -> int:
        """What flare guns and power bars add already to somebody's own value."""
        seat = self.seats[name]
        return int(FLARE * seat["flares"] + seat["boost"])

    @cached_property
    def needs(self) -> dict[str, Array]:
        """For each card that my dice matter for, what each total of mine under it is worth."""
        found: dict[str, Array] = {}
        for name in (self.me, *self.rivals(self.me)):
            need = self.need(name)
            if need is None or (self.selfish and name != self.me):
                continue
            worth = self._mine(need) if name == self.me else self._mates(name, need)
            found[need] = found[need] + worth if need in found else worth
        return found

    def _mine(self, need: str) -> Array:
        """What each total of mine gains me on my own card."""
        below = np.ones(SIZE)
        for rival in self.rivals(self.me):
            below = below * self.chances(rival, need).cumsum()
        best = np.diff(below, prepend=0.0)
        gains = self.position_values.matrix(self.me, self.seats[self.me]["marker"])
        own = capped(np.arange(SIZE) + self.bonus(self.me))
        return np.asarray((gains @ best)[own])

    def _mates(self, name: str, need: str) -> Array:
        """What each total of mine leaves a mate to gain: it must be beaten, as must the other neighbour's."""
        own = raised(self.chances(name, need), self.bonus(name))
        to_beat = own @ self.position_values.matrix(name, self.seats[name]["marker"])
        below = np.ones(SIZE)
        for rival in self.rivals(name):
            if rival != self.me:
                below = below * self.chances(rival, need).cumsum()
        return beside(to_beat, below)

    def hand_worth(self, faces: Array) -> Array:
        """The worth to the team of each of many possible final own hands: (hands, dice) numbers of faces."""
        worth = np.zeros(len(faces))
        for need, values in self.needs.items():
            worth += values[capped(worths(need)[faces].sum(axis=1))]
        return worth
