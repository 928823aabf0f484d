"""Distances on the board: steps to the village, and for how many eruptions the way stays open."""

from __future__ import annotations

from functools import cached_property, lru_cache

from fujikit.fuji.board import ERUPTIONS, Board, Card, around, board_of, names
from fujikit.fuji.board import distances as steps_from
from fujikit.fuji.need import ANY
from fujikit.teams.player import View

NEVER = 99
"""More eruptions, or more steps, than any game sees."""


class BoardDistances:
    """Distances on the board that a view shows.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, seed=7)
    >>> distances = board_distances(game.view("Clara"))
    >>> distances.steps("d2"), distances.steps("j6"), distances.eruptions("d2")
    (10, 0, 2)
    """

    def __init__(self, board: Board) -> None:
        self.board = board

    def steps(self, square: str) -> int:
        """How many steps lead to the nearest village card, over what the next eruption leaves."""
        return self._steps.get(square, NEVER)

    def eruptions(self, square: str) -> int:
        """How many eruptions a meeple may sit out here and still find a way to the village."""
        return self._open.get(square, 0)

    def crossed(self, start: str, goal: str, reach: int) -> int:
        """How many extra eruptions a move sets off on the way it takes by itself."""
        if not any(
            steps_between(self, start, at) + steps_between(self, at, goal) <= reach for at in self._tokens
        ):
            return 0
        return sum(map(self._erupts, self.board.calmest_way(start, goal, reach) or ()))

    def _erupts(self, square: str) -> int:
        return ERUPTIONS.get(self.board.terrain_card(square).token or "", 0)

    @cached_property
    def _tokens(self) -> list[str]:
        """The cards with an eruption token."""
        return [square for square, card in self.board.squares() if card.token in ERUPTIONS]

    @cached_property
    def _steps(self) -> dict[str, int]:
        after = self.board.terrain & ~around(self.board.lava) | self.board.village
        return _to_village(after, self.board.village) | dict.fromkeys(names(self.board.village), 0)

    @cached_property
    def _open(self) -> dict[str, int]:
        return _eruptions_survived(
            self.board.terrain, self.board.village, self.board.flippable, self.board.lava
        )


@lru_cache(maxsize=1024)
def _to_village(terrain: int, village: int) -> dict[str, int]:
    """The steps from every card to the nearest village card."""
    steps: dict[str, int] = {}
    front, seen, step = village, village, 0
    while front:
        steps.update(dict.fromkeys(names(front), step))
        front = around(front) & terrain & ~seen
        seen |= front
        step += 1
    return steps


@lru_cache(maxsize=1024)
def _eruptions_survived(terrain: int, village: int, flippable: int, lava: int) -> dict[str, int]:
    """For every card the eruptions after which it is still joined to the village."""
    lasts: dict[str, int] = {}
    eruptions = 0
    while True:
        lasts.update(dict.fromkeys(_to_village(terrain, village), eruptions))
        taken = around(lava) & flippable
        if not taken:
            return lasts | {square: NEVER for square, last in lasts.items() if last == eruptions}
        terrain, flippable, lava = terrain & ~taken, flippable & ~taken, lava | taken
        eruptions += 1


def board_distances(view: View) -> BoardDistances:
    """The distances of a view, cached by its cards."""
    cards = view["cards"]
    return _cached_distances(
        tuple(cards),
        tuple([(card["kind"], card["need"], card["reroll"], card["token"]) for card in cards.values()]),
    )


@lru_cache(maxsize=256)
def _cached_distances(
    squares: tuple[str, ...], cards: tuple[tuple[str, str | None, bool, str | None], ...]
) -> BoardDistances:
    laid = {
        square: Card(kind, need or ANY, reroll, token)
        for square, (kind, need, reroll, token) in zip(squares, cards, strict=True)
    }
    return BoardDistances(board_of(laid))


def steps_between(distances: BoardDistances, start: str, goal: str) -> int:
    """How many steps lead from card to card."""
    return steps_from(distances.board.terrain, start).get(goal, NEVER)
