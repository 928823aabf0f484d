"""What the screen shows of a game: a seat's view, everybody's, or all that was ever hidden.

Where the game has a board it is what `Game.view` says, else the keys of `TableView` alone.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from fujikit.engine.game import AnyGame
from fujikit.engine.table import presenter_of, table_view
from fujikit.engine.view import TableView
from fujikit.widgets.game_widgets import GameWidgets
from fujikit.widgets.hot_seat import HotSeat, people


def sight(game: AnyGame, screen: HotSeat, lang: str, drawn: GameWidgets | None) -> Any:
    """The view for whoever is at the screen; behind a curtain what everybody may see, with nothing to do."""
    if screen.at is not None:
        return _with_board(game, screen.at, table_view(game, screen.at, lang), lang, drawn)
    if not screen.open:
        return _with_board(game, None, _to_look_at(game, lang), lang, drawn)
    seats = people(game, screen)
    view = _with_board(game, None, _open_table(game, seats, lang), lang, drawn, revealed=True)
    if drawn is None:
        return view
    own = [game.own_view(seat, lang) for seat in seats]
    actions = [action for each in own for action in each["actions"]]
    return {**view, "actions": actions, "may_say": any(each["may_say"] for each in own)}


def past_sight(game: AnyGame, lang: str, drawn: GameWidgets | None, *, everything: bool) -> Any:
    """An earlier moment to look at: what everybody could see then, or everything."""
    return _with_board(game, None, _to_look_at(game, lang), lang, drawn, revealed=everything)


def _with_board(
    game: AnyGame,
    seat: str | None,
    table: TableView,
    lang: str,
    drawn: GameWidgets | None,
    *,
    revealed: bool = False,
) -> Any:
    """A table, with what its board draws."""
    if drawn is None:
        return msgspec.to_builtins(table)
    own = game.own_view(seat, lang)
    if revealed and table.screens:  # lifted, or the game ended behind them
        own = drawn.revealed(own, {each: game.own_view(each, lang) for each in game.seats})
    return {**msgspec.to_builtins(table), **own}


def _to_look_at(game: AnyGame, lang: str) -> TableView:
    """A table at which nobody acts."""
    view = table_view(game, None, lang)
    return view if not view.offers else replace(view, ask=None, intents=[], offers=[], things={}, notes={})


def _open_table(game: AnyGame, seats: list[str], lang: str) -> TableView:
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
