"""A box of one's own: its text, what is wrong in it, and the cards and boards that come of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import traitlets

from fujikit import api
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.fuji.box import Box, Mistake, TerrainCard, box_template, check_box, house, named, parse_box
from fujikit.fuji.descriptor import GAME
from fujikit.widgets.base import on
from fujikit.widgets.fuji.description import describe_need
from fujikit.widgets.fuji.drawing import View
from fujikit.widgets.fuji.drawn_needs import NeedsWidget
from fujikit.widgets.schema import (
    BoxCardView,
    CheckBox,
    LayOut,
    MistakeView,
    OwnBoxView,
    without_surrogates,
)
from fujikit.widgets.static_page import Items, Paragraph, Part, Title, page
from fujikit.widgets.static_table import table_figure
from fujikit.widgets.traits import DictTrait, dict_trait
from fujikit.widgets.view_codec import view_trait

MAX_LENGTH = 200_000
PLAYERS = ["Clara", "Jona", "Steve"]


class OwnBox(NeedsWidget):
    """The text of a box to write, looked over card by card and field by field.

    >>> own = OwnBox()
    >>> own.shown["name"], len(own.shown["landscape"]), own.shown["mistakes"]
    ('my box', 24, [])
    >>> own.check(own.text.replace('need = "yellow|4"', 'need = "yelow|4"', 1))
    >>> [mistake["field"] for mistake in own.shown["mistakes"]]
    ['need']
    """

    bundle = "own-box"

    template: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """A whole box file to begin with."""
    text: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """The text that was looked over last."""
    shown: DictTrait = dict_trait(OwnBoxView)
    """A `OwnBoxView`: its mistakes, or its cards."""
    page: traitlets.Unicode[str, str | bytes] = traitlets.Unicode(GAME.page("play")).tag(sync=True)
    """The notebook that plays with the box, by its path from the folder of all notebooks."""
    view: DictTrait = view_trait(View)
    """A scenario laid out with these cards."""

    def __init__(self, text: str = "", *, lang: str = "en", **look: Any) -> None:
        self._scenario = 0
        self.box: Box | None = house()
        """The box, ready for `new_game`; None while something is wrong in its text."""
        super().__init__(lang=lang, template=box_template(), **look)
        self.check(text or self.template)

    def check(self, text: str) -> None:
        """Look a text over; a whole box is laid out, and kept as `box`."""
        if len(text) > MAX_LENGTH:
            raise BadInput(self.translate("own-box.too-long", most=MAX_LENGTH))
        self.text = without_surrogates(text)
        self._show()

    def lay_out(self, scenario: int) -> None:
        """Show a scenario with the cards of the box."""
        if self.box is None:
            raise BadInput(self.translate("kernel.not-understood"))
        self.box.scenario(scenario)
        self._scenario = scenario
        self._show()

    @on(CheckBox)
    def _check(self, message: CheckBox) -> None:
        self.check(message.text)

    @on(LayOut)
    def _lay_out(self, message: LayOut) -> None:
        self.lay_out(message.scenario)

    def set_language(self, lang: str) -> None:
        super().set_language(lang)
        self._show()

    def static_bundle(self) -> dict[str, str]:
        """Its mistakes, or its cards and a scenario that is laid out with them."""
        return page(self.lang, self._parts())

    def _parts(self) -> Iterator[Part]:
        yield Title(self.translate("own-box.label"))
        if mistakes := check_box(self.text):
            yield Paragraph(self.translate("own-box.mistakes", count=len(mistakes)))
            yield Items([str(mistake) for mistake in mistakes])
            return
        yield Paragraph(self.translate("own-box.good", name=self.shown["name"]))
        for kind in ("landscape", "village"):
            cards = [
                f"{card['name']} ({describe_need(card['need'], self.lang)})" for card in self.shown[kind]
            ]
            yield Paragraph(self.pair(f"own-box.{kind}", ", ".join(cards)))
        yield Title(self.translate("own-box.board", number=self._scenario))
        yield table_figure(self._game(), self.lang)

    def _show(self) -> None:
        mistakes = check_box(self.text)
        self.box = None if mistakes else parse_box(self.text)
        with self.hold_sync():
            shown = self._whole() if self.box else self._wrong(mistakes)
            self.draw_needs(card.need for card in (*shown.landscape, *shown.village))
            self.shown = msgspec.to_builtins(shown)
            self.view = self._view_of_box() if self.box else {}

    def _wrong(self, mistakes: list[Mistake]) -> OwnBoxView:
        found = [MistakeView(each.card, each.field, each.message) for each in mistakes]
        return OwnBoxView("", found, [], [], [], 0)

    def _whole(self) -> OwnBoxView:
        box = self.box or house()
        numbers = [scenario.number for scenario in box.scenarios]
        self._scenario = self._scenario if self._scenario in numbers else numbers[0]
        return OwnBoxView(
            box.name,
            [],
            self._cards(box.landscape, house().landscape),
            self._cards(box.village, house().village),
            [
                (each.number, named(each.name, self.lang), named(each.line, self.lang))
                for each in box.scenarios
            ],
            self._scenario,
        )

    def _cards(self, cards: tuple[TerrainCard, ...], ours: tuple[TerrainCard, ...]) -> list[BoxCardView]:
        return [
            BoxCardView(named(card.name, self.lang), card.need, card.reroll, card.source, card not in ours)
            for card in cards
        ]

    def _view_of_box(self) -> Any:
        return self._game().own_view(None, self.lang)

    def _game(self) -> Game[object]:
        return api.new_game(
            "fuji", players=PLAYERS, scenario=self._scenario, box=self.box, seed=1, lang=self.lang
        )
