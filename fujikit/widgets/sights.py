"""What the screen shows of a game: a seat's view, everybody's, or all that was ever hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fujikit.engine.game import Game
from fujikit.widgets.hot_seat import HotSeat, people


def sight(game: Game[Any], screen: HotSeat, lang: str) -> Any:
    """The view for whoever is at the screen; behind a curtain what everybody may see."""
    if screen.at is not None:
        return game.view(screen.at, lang)
    public = game.view(None, lang)
    if not screen.open:
        return public
    views = {seat: game.view(seat, lang) for seat in people(game, screen)}
    if public["screens"]:  # lifted, or the game ended behind them
        public = _revealed(public, {seat: game.view(seat, lang) for seat in game.seats})
    return {
        **public,
        "actions": [action for view in views.values() for action in view["actions"]],
        "may_say": any(view["may_say"] for view in views.values()),
    }


def past_sight(game: Game[Any], lang: str, *, everything: bool) -> Any:
    """An earlier moment to look at: what everybody could see then, or everything."""
    public = game.view(None, lang)
    if everything and public["screens"]:
        return _revealed(public, {seat: game.view(seat, lang) for seat in game.seats})
    return public


def _revealed(public: Any, views: dict[str, Any]) -> Any:
    """A view in which every seat is as its player sees it, and dice of nobody as anybody sees them."""
    seats = {
        name: views[name]["seats"][name]
        if name in views
        else {**seat, "dice": _merged(view["seats"][name]["dice"] for view in views.values())}
        for name, seat in public["seats"].items()
    }
    return {**public, "seats": seats}


def _merged(hands: Iterable[list[str | None]]) -> list[str | None]:
    """A hand of which each player sees a part; a die set aside unseen comes last, and is left out."""
    return [next((face for face in faces if face is not None), None) for faces in zip(*hands, strict=False)]
