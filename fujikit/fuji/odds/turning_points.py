"""A whole game in review: where it turned, what choices gave away, and what was luck."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Literal, NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.engine.events import Event
from fujikit.engine.game import Game
from fujikit.engine.public import public
from fujikit.fuji.actions import FujiAction, Mark, Reroll, Stop
from fujikit.fuji.move import Compared
from fujikit.fuji.odds.board import CardOdds
from fujikit.fuji.odds.knowledge import knowledge
from fujikit.fuji.odds.review import MarkReview, review, review_mark
from fujikit.fuji.stamina import Injured, Tired
from fujikit.fuji.state import State

Kind = Literal["choice", "luck", "late"]
MOST = 3
MUCH = 0.05
"""A difference of chances that makes a choice worth a look."""
EVEN = 0.5


class TurnReview(NamedTuple):
    """One meeple's turn in one round: what was chosen, and what came of it."""

    seat: str
    round: int
    moves: int
    """After so many moves of the game the marker was laid."""
    mark: MarkReview
    rerolls_gave_away: float
    """As a difference of chances, all rerolls and stops of the round together."""
    moved: bool
    value: int
    rival: int
    """The best neighbour's movement value."""
    loss: int
    injuries: tuple[str, ...]

    @property
    def card(self) -> CardOdds:
        return self.mark.card

    @property
    def gives_away(self) -> float:
        """What marker and rerolls gave away."""
        return self.mark.gives_away + self.rerolls_gave_away

    @property
    def kind(self) -> Kind:
        """What made the turn go wrong: a choice, bad luck, or that nothing better was left."""
        if self.gives_away >= MUCH:
            return "choice"
        return "luck" if self.card.chance >= EVEN else "late"

    def __repr__(self) -> str:
        came = "moved" if self.moved else "failed"
        return f"<TurnReview round {self.round}: {self.seat} to {self.card.square}, {came}, {self.kind}>"


class SeatReview(NamedTuple):
    """A whole game of one seat."""

    turns: int
    moved: int
    promised: float
    """How many moves the markers promised on average."""
    rerolls_gave_away: float
    """As a sum of differences of chances."""
    stamina: tuple[int, ...]
    """Lost so far, at the beginning and after each turn."""


class GameReview(NamedTuple):
    """A game that is over, or for study, in review."""

    turns: tuple[TurnReview, ...]
    """All that were decided by a comparison, in the order of the game."""
    turning_points: tuple[TurnReview, ...]
    """At most three turns that went wrong, in the order of the game: those whose choices gave most away, then
    those that cost most stamina and injuries."""

    def of(self, seat: str) -> SeatReview:
        """What one seat made of the game."""
        own = [turn for turn in self.turns if turn.seat == seat]
        lost = [0]
        for turn in own:
            lost.append(lost[-1] + turn.loss)
        return SeatReview(
            len(own),
            sum(turn.moved for turn in own),
            sum(turn.card.chance for turn in own),
            sum(turn.rerolls_gave_away for turn in own),
            tuple(lost),
        )

    def __repr__(self) -> str:
        promised = sum(turn.card.chance for turn in self.turns)
        made = sum(turn.moved for turn in self.turns)
        return f"<GameReview: {made} of {len(self.turns)} turns moved, {promised:.1f} were promised>"


@public
def review_game(game: Game[State]) -> GameReview:
    """A game that is over, or for study: every turn judged by what its player knew, and where it turned.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7, study=True)
    >>> review_game(game)
    <GameReview: 0 of 0 turns moved, 0.0 were promised>
    """
    if not (game.study or game.outcome):
        raise BadInput("game: only a game that is over, or for study, is reviewed: the dice are still hidden")
    turns = tuple(_turns(game))
    return GameReview(turns, _turning_points(turns))


def _turning_points(turns: tuple[TurnReview, ...]) -> tuple[TurnReview, ...]:
    wrong = [turn for turn in turns if not turn.moved or turn.injuries]
    worst = sorted(wrong, key=_weight, reverse=True)[:MOST]
    return tuple(turn for turn in turns if turn in worst)


def _weight(turn: TurnReview) -> tuple[float, int]:
    away = turn.gives_away if turn.kind == "choice" else 0.0
    return round(away, 3), turn.loss + len(turn.injuries)


def _turns(game: Game[State]) -> list[TurnReview]:
    """Every comparison of a game, with the marker and the rerolls before it and the losses after it."""
    marks: dict[str, int] = {}
    away: dict[str, float] = {}
    found: list[TurnReview] = []
    for number, move in enumerate(game.history):
        match move.action:
            case Mark(seat=seat, third=False):
                marks[seat], away[seat] = number, 0.0
            case Reroll(third=False) | Stop(third=False) as action:
                away[action.seat] = away.get(action.seat, 0.0) + _gave_away(game, number, action)
        for event in move.events:
            if isinstance(event, Compared) and event.seat in marks:
                found += _turn(game, marks[event.seat], event, away[event.seat])
            elif found:
                found[-1] = _with_losses(found[-1], event)
    return found


def _with_losses(turn: TurnReview, event: Event[State]) -> TurnReview:
    """A turn with what the event cost, if it is about that turn."""
    match event:
        case Tired(seat=turn.seat, loss=loss):
            return turn._replace(loss=turn.loss + loss)
        case Injured(seat=turn.seat, injury=injury):
            return turn._replace(injuries=(*turn.injuries, injury))
    return turn


def _gave_away(game: Game[State], number: int, action: FujiAction) -> float:
    """What a reroll or a stop gave away; nothing where there was no choice."""
    with suppress(BadInput):
        return review(game.at(number).own_view(action.seat), str(action)).gives_away
    return 0.0


def _turn(game: Game[State], number: int, event: Compared, away: float) -> Iterator[TurnReview]:
    """The turn that a comparison decides; none where its card was out of the marker's reach."""
    before = game.at(number)
    with suppress(BadInput):
        mark = review_mark(knowledge(before.own_view(event.seat)), event.card)
        rival = max(event.rivals, default=0)
        came = (event.success, event.value, rival)
        yield TurnReview(event.seat, before.round, number, mark, away, *came, loss=0, injuries=())
