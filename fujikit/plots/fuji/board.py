"""The board as a heat map: the chance to move on every card in reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from matplotlib.axes import Axes
from matplotlib.patches import FancyBboxPatch

from fujikit.engine.game import Game
from fujikit.engine.public import public
from fujikit.fuji.board import LAVA, RUBBLE, VILLAGE, VOLCANO
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.need import parse_need
from fujikit.fuji.odds.board import CardOdds, board_in_numbers
from fujikit.fuji.state import State
from fujikit.plots.frame import MARGIN, FigureLayout, whole_percent
from fujikit.plots.picture import Picture
from fujikit.plots.theme import LARGE, SMALL, Theme, drawing, theme_of

CARD_WIDTH, CARD_HEIGHT, GAP = 1.08, 0.98, 0.08
MIN_WIDTH = 10.0
HATCHES = {VOLCANO: "////", RUBBLE: "..", LAVA: "xx"}


class Place(NamedTuple):
    """A card's lower left corner in inches, on a drawing board."""

    axes: Axes
    theme: Theme
    left: float
    bottom: float
    scale: float = 1.0
    """Small boards have small cards."""
    corners: str = "round,rounding_size=0.09"

    def frame(self, inset: float = 0.0, **style: Any) -> None:
        look: dict[str, Any] = {"facecolor": "none", "clip_on": False} | style
        self.axes.add_patch(
            FancyBboxPatch(
                (self.left + inset + 0.05 * self.scale, self.bottom + inset + 0.05 * self.scale),
                self.scale * (CARD_WIDTH - 0.1) - 2 * inset,
                self.scale * (CARD_HEIGHT - 0.1) - 2 * inset,
                boxstyle=f"{self.corners},pad={0.05 * self.scale}",
                **look,
            )
        )

    def text(self, x: float, y: float, text: str, **style: Any) -> None:
        """A text at a part of the card's width and height."""
        look: dict[str, Any] = {
            "ha": "center",
            "va": "center",
            "size": SMALL,
            "color": self.theme.ink,
        } | style
        left, bottom = self.left + x * self.scale * CARD_WIDTH, self.bottom + y * self.scale * CARD_HEIGHT
        self.axes.text(left, bottom, text, **look)


@public
def board_heat(game: Game[State], seat: str, *, theme: str = "light", lang: str = "en") -> Picture:
    """Every card of the board as a seat sees it in phase 2, with the chance to move on those in reach.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed=7)
    >>> print(board_heat(game, "Clara").alt[:15])
    Clara is on d2.
    """
    odds = {card.square: card for card in board_in_numbers(game, seat, by="square")}
    view = game.own_view(seat)
    cards, at = view["cards"], view["seats"][seat]["at"]
    model = next(iter(odds.values())).model.text(lang)
    columns = sorted({square[0] for square in cards})
    rows = sorted({int(square[1:]) for square in cards})
    width, height = _span(len(columns), CARD_WIDTH), _span(len(rows), CARD_HEIGHT)
    with drawing(theme_of(theme)):
        layout = FigureLayout(
            theme_of(theme),
            max(MIN_WIDTH, width + 2 * MARGIN),
            height,
            title=WORDS.translate("plots", "heat-title", lang, seat=seat),
            below=_explained(seat, odds, lang),
            note=model,
        )
        axes = layout.drawing_board(MARGIN, 0, width, height)
        for square, card in cards.items():
            left = columns.index(square[0]) * (CARD_WIDTH + GAP)
            bottom = height - CARD_HEIGHT - rows.index(int(square[1:])) * (CARD_HEIGHT + GAP)
            place = Place(axes, layout.theme, left, bottom)
            _draw_card(place, square, card, odds.get(square), lang)
            if square == at:
                place.frame(edgecolor=layout.theme.ink, linewidth=4)
    return Picture(layout.figure, f"{_alt(seat, at, odds, lang)} {model}", layout.theme)


def _explained(seat: str, odds: Mapping[str, CardOdds], lang: str) -> str:
    below = WORDS.translate("plots", "heat-below", lang, seat=seat)
    if all(card.allowed for card in odds.values()):
        return below
    return f"{below}, {WORDS.translate('plots', 'heat-refused', lang)}"


def _span(count: int, size: float) -> float:
    return count * (size + GAP) - GAP


def _draw_card(place: Place, square: str, card: Mapping[str, Any], odds: CardOdds | None, lang: str) -> None:
    if card["kind"] in HATCHES:
        _draw_solid(place, square, card["kind"], lang)
        return
    theme = place.theme
    edge = theme.ink if odds else theme.faded
    place.frame(
        facecolor=theme.warmth(odds.chance) if odds else "none",
        edgecolor=edge,
        linewidth=1.2 if odds else 0.8,
        linestyle="-" if odds is None or odds.allowed else (0, (3, 2)),
    )
    if card["kind"] == VILLAGE:
        place.frame(0.05, edgecolor=edge, linewidth=0.8)
    place.text(0.14, 0.79, square, ha="left", color=edge)
    place.text(0.5, 0.2, parse_need(card["need"]).short, color=edge)
    if odds is None and card["kind"] == VILLAGE:
        place.text(0.5, 0.51, WORDS.translate("kind", VILLAGE, lang).lower(), color=edge)
    if odds:
        place.text(0.5, 0.51, whole_percent(odds.chance, lang), size=LARGE + 1, weight="bold")
        place.text(0.87, 0.79, "•" * odds.rerolls, ha="right")


def _draw_solid(place: Place, square: str, kind: str, lang: str) -> None:
    """Lava, rubble and volcano: nobody goes there."""
    theme = place.theme
    place.frame(edgecolor=theme.bad if kind == LAVA else theme.faded, hatch=HATCHES[kind], linewidth=0.8)
    backing = {"facecolor": theme.paper, "edgecolor": "none", "pad": 2.5}
    place.text(0.14, 0.79, square, ha="left", bbox=backing)
    place.text(0.5, 0.42, WORDS.translate("kind", kind, lang).lower(), bbox=backing)


def _alt(seat: str, at: str, odds: Mapping[str, CardOdds], lang: str) -> str:
    lines = [
        WORDS.translate(
            "plots",
            "heat-line",
            lang,
            square=card.square,
            need=card.need,
            chance=whole_percent(card.chance, lang),
        )
        for card in sorted(odds.values(), key=lambda card: -card.chance)
    ]
    return " ".join((WORDS.translate("plots", "heat-alt", lang, seat=seat, at=at), *lines))
