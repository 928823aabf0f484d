"""Chances to look at: drawn on the board and beside the dice, with the model they rest on in words."""

from __future__ import annotations

from typing import Any

import msgspec
import traitlets

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.widgets.base import Kit
from fujikit.widgets.slim import view_trait
from fujikit.widgets.still import stills


class Odds(Kit):
    """What one seat may expect, from that seat's view and nothing else.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> odds = Odds(game, "Clara")
    >>> round(odds.odds["squares"]["d2"]["chance"], 3)
    0.813
    """

    bundle = "odds"
    from_browser = Kit.from_browser | {"picked"}

    view = view_trait()
    """What the seat sees."""
    odds = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    """An `OddsView`; nothing where there is nothing to say."""
    picked = traitlets.Unicode().tag(sync=True)
    """The square whose numbers are shown; empty for none."""

    def __init__(self, game: Game[Any], seat: str, *, lang: str | None = None, **traits: Any) -> None:
        self._game, self._seat = game, seat
        spoken = lang or game.lang
        super().__init__(lang=spoken, **_shown(game, seat, spoken), **traits)

    def show(self, game: Game[Any] | None = None, seat: str | None = None) -> None:
        """Show the chances of now, after the game went on; or another game, another seat."""
        game, seat = game or self._game, seat or self._seat
        shown = _shown(game, seat, self.lang)
        self._game, self._seat = game, seat
        with self.hold_sync():
            self.view, self.odds = shown["view"], shown["odds"]

    def speak(self, lang: str) -> None:
        """Switch the language."""
        super().speak(lang)
        self.show()

    def still(self) -> dict[str, str]:
        """The board as everybody sees it, without chances: those are for one seat."""
        return stills(self._game, self.lang)


def _shown(game: Game[Any], seat: str, lang: str) -> dict[str, Any]:
    from fujikit.widgets.chances import odds_view  # noqa: PLC0415  # it imports numpy

    if seat not in game.seats:
        raise BadInput(f"seat: nobody at this table is called {seat!r}")
    return {"view": game.view(seat, lang), "odds": msgspec.to_builtins(odds_view(game, seat, lang))}
