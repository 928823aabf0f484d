"""Seats that code plays: a kind of player by name, or a function of a view that answers with a line."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from fujikit.engine.errors import BadInput, IllegalAction
from fujikit.engine.game import Game
from fujikit.engine.nearest import none_of, unknown_seat
from fujikit.engine.notation import Action
from fujikit.engine.view import ViewData
from fujikit.teams.company import Company
from fujikit.teams.kinds import KINDS, player
from fujikit.widgets.hot_seat import TableError

LOG = logging.getLogger(__name__)
MAX_LINES = 100
"""Lines that a player may play in one phase; nobody needs half of them."""

Function = Callable[[Any], object]
"""From a view to a line; what it really answers is checked."""
Holds = Callable[[Action], bool]
"""Whether a table holds a line back for now; then it has taken note of it."""
SeatPlayer = Function | str
"""Who plays a seat: a function, or the name of a kind of player."""


def checked(players: Mapping[str, SeatPlayer], seats: tuple[str, ...]) -> dict[str, SeatPlayer]:
    """The players of a table, or BadInput.

    >>> checked({"Jona": "teammate"}, ("Clara", "Steve"))
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: players: nobody at this table is called 'Jona'
    """
    if unknown := set(players) - set(seats):
        raise BadInput(f"players: {unknown_seat(min(unknown), seats)}")
    for seat, who in players.items():
        if isinstance(who, str) and who not in KINDS:
            raise BadInput(f"players: {seat}: {none_of(who, KINDS)}")
    return dict(players)


class CodeSeats:
    """The seats of one game that code plays. Code that can't is stopped, and people take its seat."""

    def __init__(self, players: Mapping[str, SeatPlayer], holds: Holds = lambda action: False) -> None:
        self.players: dict[str, SeatPlayer] = dict(players)
        self._holds = holds
        self._guarded = {seat: Guarded(seat, who) for seat, who in players.items()}
        self._played: Counter[tuple[str, int, str]] = Counter()
        self.reset()

    @property
    def kinds(self) -> dict[str, str]:
        """The kind of player on every seat of code; empty for a function."""
        return {seat: who if isinstance(who, str) else "" for seat, who in self.players.items()}

    def hand_over(self, seat: str, kind: str) -> CodeSeats:
        """The same seats, with one of them handed to a kind of player, or to a person."""
        others = {name: who for name, who in self.players.items() if name != seat}
        return CodeSeats({**others, seat: kind} if kind else others, self._holds)

    def reset(self) -> None:
        """Forget who has let others go first, because the game has changed otherwise."""
        self._company = Company(self._guarded)
        self._quiet: int | None = None

    def wants(self, game: Game[object]) -> bool:
        """Whether a computer player may have a move; false after none had one, until something happens."""
        return bool(self.players) and game.outcome is None and self._quiet != game.moves

    def step(self, game: Game[object]) -> list[TableError]:
        """Let code play until everybody has heard of something, and tell what was wrong.

        What happens behind screens is no step: even the number of secret throws would tell something.
        """
        stopped: list[TableError] = []
        while self.wants(game):
            moves = game.moves
            stopped += self._ask(game)
            if game.moves > moves and game.story(game.history[-1]):
                break
        return stopped

    def finish(self, game: Game[object]) -> list[TableError]:
        """Let code play until it waits for people."""
        stopped: list[TableError] = []
        while self.wants(game):
            stopped += self.step(game)
        return stopped

    def _ask(self, game: Game[object]) -> list[TableError]:
        """One line of code, or none; what was wrong with whom."""
        answer = self._company.next_line(game)
        failed = {seat: each.trouble for seat, each in self._guarded.items() if each.trouble}
        if answer is not None and (trouble := self._play(game, *answer)) is not None:
            failed[answer[0]] = trouble
        if answer is None and not failed:
            failed = self._stalled(game)
            if not failed:
                self._quiet = game.moves
        self._stop(failed)
        return list(failed.values())

    def _play(self, game: Game[object], seat: str, line: str) -> TableError | None:
        """What was wrong with a line; a good one is played."""
        moment = (seat, game.round, game.phase)
        self._played[moment] += 1
        if self._played[moment] > MAX_LINES:
            return TableError("code.endless", seat=seat)
        try:
            action = game.read(line)
            if action.seat != seat:
                return TableError("code.other-seat", seat=seat)
            if self._holds(action):
                self._quiet = game.moves
            else:
                game.act(action)
        except IllegalAction as illegal:
            return TableError("code.illegal", seat=seat, line=illegal.line[:80])
        return None

    def _stalled(self, game: Game[object]) -> dict[str, TableError]:
        """Code that lets others go first while nobody else is awaited."""
        awaited = game.awaits
        if not set(awaited) <= set(self.players):
            return {}
        return {seat: TableError("code.no-line", seat=seat) for seat in awaited}

    def _stop(self, seats: Mapping[str, TableError]) -> None:
        if not seats:
            return
        for seat in seats:
            del self.players[seat], self._guarded[seat]
        self.reset()


class Guarded:
    """A player whose mistakes are kept instead of raised.

    A kind of player may also speak up again after it was ready; a function is asked only while it is awaited.
    """

    def __init__(self, seat: str, who: SeatPlayer) -> None:
        self._seat = seat
        self._speaks_up = isinstance(who, str)
        self._player: Function = player(who, seat) if isinstance(who, str) else who
        self.sees_all: bool = bool(getattr(self._player, "sees_all", False))
        self.trouble: TableError | None = None

    def __call__(self, view: ViewData) -> str | None:
        if not self._speaks_up and self._seat not in view["awaits"]:
            return None
        try:
            line = self._player(view)
        except Exception:  # somebody else's code may raise anything; the log keeps it
            LOG.exception("the player of %s failed", self._seat)
            self.trouble = TableError("code.failed", seat=self._seat)
            return None
        if line is None or isinstance(line, str):
            return line
        self.trouble = TableError("code.no-line", seat=self._seat)
        return None
