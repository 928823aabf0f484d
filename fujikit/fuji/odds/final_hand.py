"""A hand after the last reroll, among what the others may have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from fujikit.engine.errors import BadInput
from fujikit.fuji.odds.dilemma import (
    Mate,
    check_bonus,
    check_goal,
    check_mates,
    model_of_mates,
    needs_of,
    other_players_of,
)
from fujikit.fuji.odds.hands import Faces, read_hand, worth
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import Known, model_of, neighbours_of
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.other_players import OtherPlayers, values
from fujikit.odds.best import Array, Symbol


class Player(NamedTuple):
    """Somebody else at the table, as a card sees them."""

    name: str
    neighbour: Neighbour
    need: str | None
    """What their dice are handled for; None for the third set of variant A, which cards leave alone."""


class FinalHand(NamedTuple):
    """My final dice of phase 3 among what the others may have."""

    needs: tuple[str, ...]
    worths: tuple[dict[str, int], ...]
    """What every face counts under each need."""
    codes: tuple[str, ...]
    dice: tuple[Faces, ...]
    players: tuple[Player, ...]
    others: OtherPlayers
    goal: str
    bonus: int

    @property
    def tables(self) -> tuple[Array, ...]:
        """The chances of all others' totals, in the order of the players."""
        across = self.others.opposite
        return self.others.mates if across is None else (*self.others.mates, across)

    def among(self, tables: Sequence[Array]) -> FinalHand:
        """The same hand among other totals."""
        mates = len(self.others.mates)
        across = tables[mates] if len(tables) > mates else None
        return self._replace(others=OtherPlayers(tuple(tables[:mates]), self.others.axes, across))

    def where(self, player: int, table: Array) -> FinalHand:
        """The same hand where one player has other totals."""
        return self.among([table if number == player else other for number, other in enumerate(self.tables)])

    def counts(self, face: str) -> Symbol:
        """What a face adds to each total."""
        return tuple(worths[face] for worths in self.worths)

    def value(self, faces: Iterable[str], *, bonus: int = 0, lent: Symbol | None = None) -> float:
        """What the goal is worth with these faces, a bonus and what a lent die adds."""
        rows = [lent or (0,) * len(self.needs), *map(self.counts, faces)]
        own, *others = (sum(column) for column in zip(*rows, strict=True))
        movement = values(self.others.limit, self.bonus + bonus)[own : own + 1]
        table = self.others.worth(self.goal, movement)
        return float(np.broadcast_to(table, (1, *self.tables[0].shape[1:]))[(0, *others)])


def final_hand(
    need: str,
    hand: str,
    *,
    rivals: Sequence[Known] | None,
    mates: Sequence[Mate] | None,
    opposite: Known | None,
    goal: str,
    bonus: int,
) -> tuple[FinalHand, Model]:
    """The hand among its neighbours, given as rivals or as mates, and the model behind it.

    >>> hand, model = final_hand(
    ...     "odd", "B1 P5", rivals=["P3", "B4"], mates=None, opposite=None, goal="me", bonus=0
    ... )
    >>> hand.value(hand.codes), hand.value(["B1"]), hand.value(["B1"], bonus=3)
    (1.0, 0.0, 1.0)
    """
    check_goal(goal)
    check_bonus(bonus)
    codes, dice = read_hand(hand, "hand")
    across = None if opposite is None else Neighbour.of(opposite)
    if mates is None:
        others, players, model = _rivals(rivals, across, goal)
    else:
        others, players, model = _mates(rivals, mates, across)
    needs = needs_of(need, others)
    totals = other_players_of(needs, others, across, len(dice))
    model += Model((("final", {}), (f"goal-{goal}", {})))
    worths = tuple(map(worth, needs))
    return FinalHand(needs, worths, tuple(codes), dice, tuple(players), totals, goal, bonus), model


Others = tuple[Sequence[Mate], list[Player], Model]


def _rivals(rivals: Sequence[Known] | None, across: Neighbour | None, goal: str) -> Others:
    """Neighbours whose destinations don't matter."""
    if goal != "me" or across is not None:
        raise BadInput("mates: a goal for others, or a player opposite, needs the neighbours as mates")
    neighbours = neighbours_of(rivals, ())
    players = [_player(number, neighbour, neighbour.need) for number, neighbour in enumerate(neighbours, 1)]
    return [Mate(neighbour) for neighbour in neighbours], players, model_of(neighbours)


def _mates(rivals: Sequence[Known] | None, mates: Sequence[Mate], across: Neighbour | None) -> Others:
    """Neighbours with destinations of their own, and in a game of four the player opposite."""
    if rivals is not None:
        raise BadInput("rivals: the neighbours are given as mates already")
    check_mates(mates, across)
    players = [_player(number, mate.neighbour, mate.need) for number, mate in enumerate(mates, 1)]
    if across is not None:
        players.append(Player(across.name or "opposite", across, across.need))
    return mates, players, model_of_mates(mates, across)


def _player(number: int, neighbour: Neighbour, need: str | None) -> Player:
    return Player(neighbour.name or f"neighbour-{number}", neighbour, need)
