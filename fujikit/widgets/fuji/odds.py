"""Chances to look at: drawn on the board and beside the dice, with the model they rest on in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
import traitlets

from fujikit import api
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.widgets.base import FujikitWidget, on
from fujikit.widgets.fuji.board import check_drawn
from fujikit.widgets.fuji.drawing import View
from fujikit.widgets.fuji.static_svg.dice import hand_picture
from fujikit.widgets.schema import OddsView, TakeScreen
from fujikit.widgets.screen_words import translate
from fujikit.widgets.static_page import Figure, Items, Note, Paragraph, Part, Title, page
from fujikit.widgets.static_table import table_figure
from fujikit.widgets.steps import all_open
from fujikit.widgets.table import Table
from fujikit.widgets.traits import DictTrait, ListTrait, dict_trait, list_trait
from fujikit.widgets.view_codec import view_trait


class Odds(FujikitWidget):
    """What one seat may expect, from that seat's view and nothing else.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> odds = Odds(game, "Clara")
    >>> round(odds.odds["squares"]["d2"]["chance"], 3)
    0.892
    """

    bundle = "odds"
    browser_writable: ClassVar[frozenset[str]] = FujikitWidget.browser_writable | {"picked"}

    view: DictTrait = view_trait(View)
    """What the seat sees."""
    odds: DictTrait = dict_trait(OddsView | None)
    """An `OddsView`; nothing where there is nothing to say."""
    picked: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """The square whose numbers are shown; empty for none."""
    seats: ListTrait = list_trait(str)
    """The seats to look from: all of them where nothing is a secret, else the one alone."""
    note: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """What the reader should know before anything else; empty for nothing."""

    def __init__(self, game: Game[object], seat: str, *, lang: str | None = None, **traits: Any) -> None:
        check_drawn(game)
        self._game, self._seat = game, seat
        spoken = lang or game.lang
        super().__init__(lang=spoken, **_shown(game, seat, spoken), **traits)

    @classmethod
    def from_code(cls, code: str, otherwise: Game[object], *, lang: str = "en", **traits: Any) -> Odds:
        """The chances in a game that `Game.code` has written, as a study game, for whoever is awaited first.

        Without a code, and with one that can't be read, it is the other game; the reader is told.
        """
        game, note = otherwise, ""
        if code:
            try:
                came = api.from_code(code)
                check_drawn(came)
            except ValueError:
                note = translate("odds.bad-position", lang)
            else:
                game, came.study = came, True
        seat = (game.own_view(None)["awaits"] or game.seats)[0]
        return cls(game, seat, lang=lang, note=note, **traits)

    @property
    def game(self) -> Game[Any]:
        """The game whose chances are shown."""
        return self._game

    def table(self, name: str = "odds") -> Table:
        """A table at which the game is played on, with chances; what is shown here follows it."""
        table = Table(self._game, lang=self.lang, name=name, odds=True)
        if self._game.study:
            table.receive({"do": "reveal-all", "id": 0, "on": True})
        table.observe(lambda _change: self.show(table.game), "view")
        return table

    def show(self, game: Game[object] | None = None, seat: str | None = None) -> None:
        """Show the chances of now, after the game went on; or another game, another seat."""
        game = game or self._game
        seat = seat or (self._seat if self._seat in game.seats else game.seats[0])
        shown = _shown(game, seat, self.lang)
        self._game, self._seat = game, seat
        with self.hold_sync():
            self.view = shown["view"]
            self.odds, self.seats = shown["odds"], shown["seats"]

    @on(TakeScreen)
    def _take_screen(self, message: TakeScreen) -> None:
        if message.seat not in self.seats:
            raise BadInput(self.translate("hot-seat.nobody", seat=message.seat))
        self.show(seat=message.seat)

    def set_language(self, lang: str) -> None:
        """Switch the language."""
        super().set_language(lang)
        self.show()

    def static_bundle(self) -> dict[str, str]:
        """The seat's dice and chances where nothing is a secret; else the board as everybody sees it."""
        return page(self.lang, self._parts())

    def _parts(self) -> Iterator[Part]:
        if not all_open(self._game):
            yield table_figure(self._game, self.lang)
            yield Note(self.translate("replay.hidden"))
            return
        yield Title(self.translate("odds.label", name=self._seat))
        if self.note:
            yield Paragraph(self.note)
        hand = hand_picture(self.view, self._seat, self.lang, self.odds["keep"] if self.odds else ())
        if hand:
            yield Figure(hand, caption=self.translate("odds.hand", name=self._seat))
        squares = self.odds["squares"] if self.odds else {}
        chances = {square: each["chance"] for square, each in squares.items()}
        yield table_figure(self._game, self.lang, view=self.view, chances=chances)
        if not self.odds:
            yield Paragraph(self.translate("odds.nothing"))
            return
        yield Items(
            [squares[each]["text"] for each in sorted(chances, key=chances.__getitem__, reverse=True)]
        )
        if self.odds["advice"]:
            yield Paragraph(self.pair("odds.advice", self.odds["advice"]))
        yield Note(self.pair("odds.model", self.odds["model"]))


def _shown(game: Game[object], seat: str, lang: str) -> dict[str, Any]:
    from fujikit.widgets.fuji.seat_odds import odds_view  # noqa: PLC0415  # it imports numpy

    return {
        "view": game.own_view(seat, lang),
        "odds": msgspec.to_builtins(odds_view(game, seat, lang)),
        "seats": list(game.seats) if all_open(game) else [seat],
    }
