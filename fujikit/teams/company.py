"""Lets computer players play: who is asked next, and whole games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.nearest import unknown_seat
from fujikit.engine.public import public
from fujikit.engine.rules import Outcome
from fujikit.teams.player import Player, View

MAX_LINES = 5000
"""No game comes near so many lines."""


class Stalled(RuntimeError):
    """Everybody waits for somebody else, or a game does not come to an end."""


class Company:
    """The seats that are played by code.

    A seat is asked when the game waits for it, and when somebody else has done something and it could act.
    Who lets others go first is asked again once something has happened.
    """

    def __init__(self, players: Mapping[str, Player]) -> None:
        self.players: dict[str, Player] = dict(players)
        self._asked: dict[str, int] = {}
        """By seat, how many moves there were when it was asked."""
        self._acted: dict[str, int] = {}
        """By seat, how many moves there are after its last line."""
        self._last = ""

    def next_line(self, game: Game[object]) -> tuple[str, str] | None:
        """The next seat that wants to act, and its line; None while all wait for people."""
        if game.outcome is not None:
            return None
        awaited = game.awaits
        for seat in self._in_turn_order(game):
            if not self._due(game, seat, awaited=seat in awaited):
                continue
            self._asked[seat] = game.moves
            line = self.players[seat](player_view(game, seat, self.players[seat]))
            if line is not None:
                self._acted[seat] = game.moves + 1
                self._last = seat
                return seat, line
        return None

    def _due(self, game: Game[object], seat: str, *, awaited: bool) -> bool:
        """Whether there is something new for a seat: for one that is not awaited, by somebody else."""
        if self._asked.get(seat) == game.moves:
            return False
        return awaited or (self._acted.get(seat) != game.moves and bool(game.legal(seat)))

    def _in_turn_order(self, game: Game[object]) -> list[str]:
        """The seats of code, beginning after the one that acted last."""
        order = list(game.seats)
        start = order.index(self._last) + 1 if self._last in order else 0
        return [seat for seat in order[start:] + order[:start] if seat in self.players]


def player_view(game: Game[object], seat: str, player: Player) -> View:
    """What a player is given: the view of its seat; who sees all sees everybody's dice as they see them."""
    view: View = game.own_view(seat)
    if not getattr(player, "sees_all", False):
        return view
    views = [view, *(game.own_view(other) for other in game.seats if other != seat)]
    for name, own in view["seats"].items():
        own["dice"] = merged_dice(each["seats"][name]["dice"] for each in views)
    return view


def merged_dice(hands: Iterable[list[str | None]]) -> list[str | None]:
    """Dice of which each player sees a part; one set aside unseen comes last, and is left out.

    >>> merged_dice([["B1", None, None], [None, None, "Y3", "P4"]])
    ['B1', None, 'Y3']
    """
    return [next(filter(None, faces), None) for faces in zip(*hands, strict=False)]


@public
def play(game: Game[object], players: Mapping[str, Player]) -> Outcome:
    """Play a game to its end, every seat by code.

    >>> import fujikit
    >>> from fujikit.teams import Random
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=1, seed=7)
    >>> play(game, {seat: Random(seat, seed=7) for seat in game.seats}).won
    False
    """
    _check(players, game.seats)
    company, first = Company(players), game.moves
    while (end := game.outcome) is None:
        answer = company.next_line(game)
        if answer is None:
            raise Stalled(f"{game!r} waits for {', '.join(game.awaits)}, who let others go first")
        if game.moves - first >= MAX_LINES:
            raise Stalled(f"{game!r} has come to no end after {MAX_LINES} lines")
        game.act(answer[1])
    return end


def _check(players: Mapping[str, Player], seats: tuple[str, ...]) -> None:
    """Every seat needs a player, and every player a seat."""
    if unknown := set(players) - set(seats):
        raise BadInput(f"players: {unknown_seat(min(unknown), seats)}")
    if missing := [seat for seat in seats if seat not in players]:
        raise BadInput(f"players: nobody plays {', '.join(missing)}")
