"""The table as one still picture: a self-contained SVG for GitHub, exports and the like.

It is drawn from what everybody may see, with the drawings and the design tokens of the browser half.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.nearest import none_of
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.clauses import WORDS
from fujikit.widgets.fuji.still import card, players
from fujikit.widgets.fuji.still.ink import element, plain, words
from fujikit.widgets.fuji.still.look import THEMES, style
from fujikit.widgets.fuji.still.marks import draw_marks
from fujikit.widgets.fuji.still.pictures import place_of
from fujikit.widgets.fuji.still.sheet import drawings_for
from fujikit.widgets.fuji.still.spoken import headline, story
from fujikit.widgets.wire import MarksView

__all__ = ["stills", "svg"]

LOG = logging.getLogger(__name__)

PAD, EDGE, GAP, HEAD = 18, 16, 7, 46
NARROW = 560
"""Pixels: the room that a notebook has in a window of 1000, beside JupyterLab's list of files."""
WIDE = 880
"""Pixels: a picture that is wider has no size of its own and takes the room there is."""


def svg(
    game: Game[Any] | dict[str, Any],
    lang: str = "en",
    theme: str = "auto",
    marks: MarksView | dict[str, Any] | None = None,
) -> str:
    """A game, or a view of one, as a picture; the same table gives the same bytes.

    `theme` is `light`, `dark`, or `auto`: light, but dark for readers whose system is dark.
    """
    if lang not in LANGUAGES:
        raise BadInput(f"lang: {none_of(lang, LANGUAGES)}")
    if theme not in THEMES:
        raise BadInput(f"theme: {none_of(theme, THEMES)}")
    view = game.view(None, lang) if isinstance(game, Game) else game
    return Sheet(view, lang, theme).picture(_marks(marks))


def stills(game: Game[Any], lang: str, marks: MarksView | dict[str, Any] | None = None) -> dict[str, str]:
    """What stands for a game in places without widgets, by MIME type; text alone without built drawings."""
    text = {"text/plain": game.text(lang)}
    try:
        return {"image/svg+xml": svg(game, lang, marks=marks), **text}
    except BadInput as missing:
        LOG.warning("no picture: %s", missing)
        return text


def _marks(marks: MarksView | dict[str, Any] | None) -> MarksView:
    return marks if isinstance(marks, MarksView) else msgspec.convert(marks or {}, MarksView)


class Sheet:
    """A sheet of paper as large as the table of a view needs it."""

    def __init__(self, view: dict[str, Any], lang: str, theme: str) -> None:
        self.view: dict[str, Any] = view
        self.lang: str = lang
        self.theme: str = theme
        places = [place_of(square) for square in view["cards"]] or [(0, 0)]
        columns, rows = zip(*places, strict=True)
        self.left: int = min(columns)
        self.top: int = min(rows)
        self.columns: int = max(columns) - self.left + 1
        self.rows: int = max(rows) - self.top + 1
        board = EDGE + self.columns * (card.WIDTH + GAP)
        self.inner: float = max(board, 2 * players.NARROWEST + players.GAP)
        self.indent: float = PAD + EDGE + (self.inner - board) / 2
        self.board_end: float = HEAD + EDGE + self.rows * (card.HEIGHT + GAP)

    def picture(self, marks: MarksView) -> str:
        """The whole SVG."""
        row = players.Row(len(self.view["seats"]), self.inner)
        below = self.board_end + row.height + 12
        house = any(each["source"] == "house" for each in self.view["cards"].values())
        width, height = self.inner + 2 * PAD, below + (22 if house else 4)
        scale = min(1, NARROW / width) if width <= WIDE else None
        drawn = "".join((self._head(), self._edges(), self._cards(), draw_marks(marks, self.corner)))
        drawn += players.draw_players(self.view, row, PAD, self.board_end + 12, self.lang)
        if house:
            note = WORDS.say("ui", "house", self.lang)
            drawn += words(note, PAD, height - 12, class_="faded serif", font_size=12, font_style="italic")
        return element(
            "svg",
            element("title", plain(f"Fuji: {headline(self.view, self.lang)}"), id="fk-still-title"),
            element("desc", plain(story(self.view, self.lang)), id="fk-still-desc"),
            element("style", style(self.theme)),
            element("defs", self._clip(), drawings_for(drawn)),
            element("rect", width=width, height=height, rx=12, fill="var(--fk-paper)"),
            drawn,
            xmlns="http://www.w3.org/2000/svg",
            class_="fk-still",
            lang=self.lang,
            role="img",
            aria_labelledby="fk-still-title fk-still-desc",
            width=scale and width * scale,
            height=scale and height * scale,
            viewBox=f"0 0 {width:g} {height:g}",
        )

    def corner(self, square: str) -> tuple[float, float] | None:
        """Where a card lies."""
        if square not in self.view["cards"]:
            return None
        column, row = place_of(square)
        across, down = column - self.left, row - self.top
        return self.indent + across * (card.WIDTH + GAP), HEAD + EDGE + down * (card.HEIGHT + GAP)

    def _head(self) -> str:
        sun = element("circle", cx=PAD + 10, cy=27, r=9, fill="var(--fk-vermilion)")
        outcome = self.view["outcome"]
        said = outcome["text"] if outcome else headline(self.view, self.lang)
        line = words(said, PAD + 28, 33, class_="serif", font_size=19)
        scenario = self.view["scenario_name"]
        more = words(scenario, PAD + self.inner, 33, class_="faded serif", text_anchor="end", font_size=15)
        return sun + line + (more if scenario and not outcome else "")

    def _edges(self) -> str:
        """Letters and numbers along the edges."""
        letters = (chr(ord("a") + self.left + number) for number in range(self.columns))
        above = (
            words(
                letter,
                self.indent + number * (card.WIDTH + GAP) + card.WIDTH / 2,
                HEAD + 11,
                class_="middle faded",
                font_size=11,
                font_weight=600,
            )
            for number, letter in enumerate(letters)
        )
        aside = (
            words(
                str(self.top + number + 1),
                self.indent - 11,
                HEAD + EDGE + number * (card.HEIGHT + GAP) + card.HEIGHT / 2,
                class_="middle faded",
                font_size=11,
                font_weight=600,
            )
            for number in range(self.rows)
        )
        return "".join((*above, *aside))

    def _cards(self) -> str:
        corners = ((square, self.corner(square)) for square in self.view["cards"])
        return "".join(
            element(
                "g",
                card.draw_card(self.view, square, self.lang),
                transform=f"translate({corner[0]:g} {corner[1]:g})",
            )
            for square, corner in corners
            if corner is not None
        )

    @staticmethod
    def _clip() -> str:
        rounded = element("rect", width=card.WIDTH, height=card.HEIGHT, rx=card.ROUND)
        return element("clipPath", rounded, id="fk-still-card")
