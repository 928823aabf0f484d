"""Chooses what the screen shows of a game: a seat's view, the public one, or everything.

Where the game has a board it is what `Game.view` says, else the keys of `TableView` alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from fujikit.engine.game import Game
from fujikit.engine.table import presenter_of, table_view
from fujikit.engine.view import TableView, ViewData
from fujikit.widgets.game_widgets import GameWidgets
from fujikit.widgets.hot_seat import HotSeat, people


def visible_view(game: Game[object], screen: HotSeat, lang: str, drawn: GameWidgets | None) -> ViewData:
    """Return the view for whoever has the screen; behind a curtain the public one, with nothing to do."""
    if screen.open:
        return _open_view(game, people(game, screen), lang, drawn)
    table = _to_look_at(game, lang) if screen.at is None else table_view(game, screen.at, lang)
    return _with_board(table, game.own_view(screen.at, lang) if drawn else {})


def past_view(game: Game[object], lang: str, drawn: GameWidgets | None, *, everything: bool) -> ViewData:
    """An earlier moment to look at: what everybody could see then, or everything."""
    table = _to_look_at(game, lang)
    if drawn is None:
        return _with_board(table, {})
    public = game.own_view(None, lang)
    revealed = everything and table.screens  # the game ended behind them
    return _with_board(
        table, drawn.revealed(public, _own_views(game, game.seats, lang)) if revealed else public
    )


def _open_view(game: Game[object], seats: list[str], lang: str, drawn: GameWidgets | None) -> ViewData:
    """What all these people see and may do together."""
    table = _open_table(game, seats, lang)
    if drawn is None:
        return _with_board(table, {})
    views = _own_views(game, game.seats if table.screens else seats, lang)
    public = game.own_view(None, lang)
    board = (
        drawn.revealed(public, views) if table.screens else public
    )  # lifted, or the game ended behind them
    own = [views[seat] for seat in seats]
    actions = [action for each in own for action in each["actions"]]
    return {**_with_board(table, board), "actions": actions, "may_say": any(each["may_say"] for each in own)}


def _own_views(game: Game[object], seats: Iterable[str], lang: str) -> dict[str, ViewData]:
    return {seat: game.own_view(seat, lang) for seat in seats}


def _with_board(table: TableView, own: ViewData) -> dict[str, Any]:
    """A table, with what its board draws."""
    return {**msgspec.to_builtins(table), **own}


def _to_look_at(game: Game[object], lang: str) -> TableView:
    """A table at which nobody acts."""
    view = table_view(game, None, lang)
    return view if not view.offers else replace(view, ask=None, intents=[], offers=[], things={}, notes={})


def _open_table(game: Game[object], seats: list[str], lang: str) -> TableView:
    """A table at which all these people act.

    A game that hides things has moments at which nothing is hidden: then each has offers of their own.
    """
    if not presenter_of(game).hides:
        view = table_view(game, None, lang)
        offers = [replace(offer, by=[name for name in offer.by if name in seats]) for offer in view.offers]
        return replace(view, offers=[offer for offer in offers if offer.by])
    view = table_view(game, None, lang)
    views = [table_view(game, seat, lang) for seat in seats]
    asked = [each.ask for each in views if each.seat in view.awaits]
    return replace(
        view,
        ask=next(iter(asked), view.ask),
        asks={name: ask for each in views for name, ask in each.asks.items()},
        intents=list({intent.id: intent for each in views for intent in each.intents}.values()),
        offers=[offer for each in views for offer in each.offers],
        things={key: name for each in views for key, name in each.things.items()},
        notes={key: note for each in views for key, note in each.notes.items()},
    )
