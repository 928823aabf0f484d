"""Seats that are played by code: a function of the seat's view that answers with a line."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from fujikit.engine.errors import IllegalAction
from fujikit.engine.game import Game
from fujikit.widgets.hot_seat import HotSeat, NotNow, awaited, glance

LOG = logging.getLogger(__name__)
MOST = 100
"""So many lines a player may play in one phase; nobody needs half of them."""

Player = Callable[[Any], object]
"""From a view to a line; what it really answers is checked."""


def play_code(
    game: Game[Any], screen: HotSeat, players: Mapping[str, Player]
) -> tuple[HotSeat, list[NotNow]]:
    """Let code play while the game waits for it. Code that can't is stopped, and people take its seat."""
    stopped: list[NotNow] = []
    played: dict[tuple[str, int, str], int] = {}
    while (seat := _next(game, screen)) is not None:
        moment = (seat, game.round, game.phase)
        played[moment] = played.get(moment, 0) + 1
        trouble = (
            NotNow("code.endless", seat=seat) if played[moment] > MOST else _play(game, seat, players[seat])
        )
        if trouble is not None:
            stopped.append(trouble)
            screen = replace(screen, code=tuple(other for other in screen.code if other != seat))
    return screen, stopped


def _next(game: Game[Any], screen: HotSeat) -> str | None:
    """The code whose turn it is. Where everything is open the order counts, and people go first."""
    public = glance(game)
    if not public["screens"] and awaited(game, screen, public):
        return None
    return next((seat for seat in game.seats if seat in screen.code and seat in public["awaits"]), None)


def _play(game: Game[Any], seat: str, player: Player) -> NotNow | None:
    """One line of a player, or what was wrong with it."""
    try:
        line = player(game.view(seat))
    except Exception:  # somebody else's code may raise anything; the log keeps it
        LOG.exception("the player of %s failed", seat)
        return NotNow("code.failed", seat=seat)
    if not isinstance(line, str):
        return NotNow("code.no-line", seat=seat)
    try:
        action = game.read(line)
        if action.seat != seat:
            return NotNow("code.other-seat", seat=seat)
        game.act(action)
    except IllegalAction as illegal:
        return NotNow("code.illegal", seat=seat, line=illegal.line[:80])
    return None
