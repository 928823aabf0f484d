"""The board in numbers: for a seat in phase 2, what every card in reach is worth."""

from __future__ import annotations

from typing import NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.nearest import none_of
from fujikit.engine.numbers import percent
from fujikit.engine.public import public
from fujikit.engine.verdict import Verdict
from fujikit.fuji.odds.forecast import TurnForecasts
from fujikit.fuji.odds.knowledge import Knowledge, knowledge
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.table_questions import eruptions_until_lava, nearer, refuse_other_phase
from fujikit.fuji.plan import reach, refuse_destination
from fujikit.fuji.reroll import rerolls as rerolls_by_rule
from fujikit.fuji.state import State

ORDERS = ("chance", "square")


class CardOdds(NamedTuple):
    """A card in reach: what going there takes, how likely it is, and what it gives."""

    square: str
    kind: str
    need: str
    distance: int
    rerolls: int
    """What the card would give."""
    chance: float
    """Of moving."""
    loss: float
    """The expected loss of stamina."""
    injury: float
    """The chance of an injury or worse: to reach an injury space or the end of the track."""
    death: float
    """The chance to reach the end of the track."""
    token: str | None
    village: bool
    nearer: int
    """How many steps nearer to the village; below 0 it leads away."""
    lava: int | None
    """After how many eruptions the card is lava; None for never."""
    verdict: Verdict
    """Whether the marker may lie there now; if not, the clauses against it."""
    model: Model

    @property
    def allowed(self) -> bool:
        return self.verdict.ok

    def __repr__(self) -> str:
        why = "" if self.allowed else f", refused [{', '.join(self.verdict.clauses)}]"
        return f"<CardOdds {self.square}: {self.need}, {percent(self.chance)} to move{why}>"


class Destination(NamedTuple):
    """A card that a meeple may plan to go to, without a look at dice."""

    square: str
    need: str
    distance: int
    rerolls: int
    nearer: int


def destinations(table: State, name: str) -> list[Destination]:
    """Every card in a meeple's reach, with the rerolls that the rules give for it, row by row."""
    seat, board = table.seat(name), table.board
    found = []
    for square in board.in_reach(seat.at, reach(seat)):
        there = table.with_seat(name, marker=square)
        found.append(
            Destination(
                square,
                board.terrain_card(square).need,
                board.steps(seat.at, square) or 0,
                rerolls_by_rule(there, there.seat(name)),
                nearer(board, seat.at, square),
            )
        )
    return sorted(found, key=lambda card: _place(card.square))


@public
def board_in_numbers(
    game: Game[State], seat: str, *, by: str = "chance", habit: str | None = None
) -> list[CardOdds]:
    """Every card that a seat can reach in phase 2, by the best chance to move or `by="square"`.

    It uses the seat's view and nothing else; `habit` is how neighbours are taken to reroll for their markers.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> cards = board_in_numbers(game, "Clara")
    >>> cards[0]
    <CardOdds f2: 1|2|3, 90.8% to move>
    >>> cards[0].chance == max(card.chance for card in cards)
    True
    >>> {card.distance: card.rerolls for card in cards}[0] >= 2
    True
    """
    if by not in ORDERS:
        raise BadInput(f"by: {none_of(by, ORDERS)}")
    known = knowledge(game, seat, habit=habit)
    cards = cards_in_numbers(known, TurnForecasts.known(known))
    return sorted(cards, key=lambda card: -round(card.chance, 12)) if by == "chance" else cards


def cards_in_numbers(known: Knowledge, forecasts: TurnForecasts) -> list[CardOdds]:
    """The same from what a seat knows, row by row."""
    refuse_other_phase(known.view, "plan", "destinations are chosen")
    table = known.table
    lava, own = eruptions_until_lava(table.board), table.seat(known.seat)
    found = []
    for card in destinations(table, known.seat):
        there = table.board.terrain_card(card.square)
        found.append(
            CardOdds(
                card.square,
                there.kind,
                card.need,
                card.distance,
                card.rerolls,
                *forecasts.of(card.need, card.rerolls),
                there.token,
                table.board.is_village(card.square),
                card.nearer,
                lava.get(card.square),
                Verdict(tuple(refuse_destination(table, own, card.square))),
                known.model,
            )
        )
    return found


def _place(square: str) -> tuple[int, str]:
    """Row by row, as a board is read."""
    return int(square[1:]), square[:1]
