"""Chances and advice for whoever has the screen; if one fails, the game goes on without it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from fujikit.engine.game import Game
from fujikit.widgets import hot_seat
from fujikit.widgets.game_widgets import game_widgets
from fujikit.widgets.hot_seat import HotSeat
from fujikit.widgets.schema import AdviceView, OddsView

LOG = logging.getLogger(__name__)
Shown = TypeVar("Shown")


def chances(game: Game[object], screen: HotSeat, lang: str) -> OddsView | None:
    """The chances of whoever has the screen; where all is open, of the first person awaited."""
    able = hot_seat.actors(game, screen)
    who = _awaited(game, able) or able[: screen.at is not None]
    own = game_widgets(game.rules.name)
    if not who or own is None:
        return None
    return _tried(lambda: own.odds_view(game, who[0], lang), "the chances could not be shown")


def advice(game: Game[object], screen: HotSeat, lang: str) -> AdviceView | None:
    """What the adviser would do for whoever has the screen and is awaited."""
    who = _awaited(game, hot_seat.actors(game, screen))
    own = game_widgets(game.rules.name)
    if not who or own is None:
        return None
    return _tried(lambda: own.advice_view(game, who[0], lang), "the adviser has failed")


def _awaited(game: Game[object], seats: list[str]) -> list[str]:
    awaits = game.awaits
    return [seat for seat in seats if seat in awaits]


def _tried(show: Callable[[], Shown | None], trouble: str) -> Shown | None:
    """Return what `show` makes, or log its failure and return None."""
    try:
        return show()
    except Exception:
        LOG.exception(trouble)
        return None
