"""The table as one static picture, from what everybody may see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.nearest import none_of
from fujikit.engine.view import ViewData
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.clauses import WORDS
from fujikit.widgets.fuji.description import describe_marks, describe_table, headline
from fujikit.widgets.fuji.drawing import card_drawings, place_of
from fujikit.widgets.fuji.static_svg import card, players
from fujikit.widgets.fuji.static_svg.need import TILE_PARTS
from fujikit.widgets.fuji.static_svg.players import TRACK_PARTS
from fujikit.widgets.schema import MarksView
from fujikit.widgets.static_svg.elements import element, words
from fujikit.widgets.static_svg.marks import draw_marks
from fujikit.widgets.static_svg.picture import Picture, frame
from fujikit.widgets.static_svg.theme import THEMES

PAD, EDGE, GAP, HEAD = 18, 16, 7, 46
HEADLINE_LETTER, SCENARIO_LETTER = 10, 8
"""Pixels that a letter takes on average."""
NARROW = 560
"""Pixels: the room that a notebook has in a window of 1000, beside JupyterLab's list of files."""
WIDE = 880
"""Pixels: a picture that is wider has no size of its own and takes the room there is."""


def svg(
    game: Game[object] | Mapping[str, Any],
    lang: str = "en",
    theme: str = "auto",
    marks: MarksView | Mapping[str, Any] | None = None,
    chances: Mapping[str, float] | None = None,
) -> str:
    """A game, or a view of one, as a picture; the same table gives the same bytes.

    `theme` is `light`, `dark`, or `auto`: light, but dark for readers whose system is dark. `chances` to move
    to squares are drawn as rings.
    """
    return _drawing(game, lang, marks, chances).svg(theme)


def table_picture(
    game: Game[object] | Mapping[str, Any],
    lang: str,
    marks: MarksView | Mapping[str, Any] | None = None,
    chances: Mapping[str, float] | None = None,
) -> Picture:
    """The same picture with its description."""
    drawing = _drawing(game, lang, marks, chances)
    return Picture(
        drawing.svg("auto"), drawing.description(), min(drawing.width, NARROW if drawing.scale else WIDE)
    )


def around(view: ViewData, squares: Iterable[str]) -> list[str]:
    """The squares round some, a card wider on every side; all squares for none."""
    places = [place_of(square) for square in squares]
    if not places:
        return list(view["cards"])
    columns, rows = [column for column, _ in places], [row for _, row in places]
    near_columns = range(min(columns) - 1, max(columns) + 2)
    near_rows = range(min(rows) - 1, max(rows) + 2)

    def is_near(square: str) -> bool:
        column, row = place_of(square)
        return column in near_columns and row in near_rows

    return [square for square in view["cards"] if is_near(square)]


def _drawing(
    game: Game[object] | Mapping[str, Any],
    lang: str,
    marks: MarksView | Mapping[str, Any] | None,
    chances: Mapping[str, float] | None,
) -> TableDrawing:
    if lang not in LANGUAGES:
        raise BadInput(f"lang: {none_of(lang, LANGUAGES)}")
    view = game.view(None, lang) if isinstance(game, Game) else game
    pointed = marks if isinstance(marks, MarksView) else msgspec.convert(marks or {}, MarksView)
    return TableDrawing(view, lang, pointed, chances or {})


class TableDrawing:
    """A drawing as large as the table of a view needs it; with chances, only of the cards round them."""

    def __init__(self, view: ViewData, lang: str, marks: MarksView, chances: Mapping[str, float]) -> None:
        self.view: ViewData = view
        self.lang: str = lang
        self.marks: MarksView = marks
        self.chances: Mapping[str, float] = chances
        self.squares: list[str] = around(view, chances)
        places = [place_of(square) for square in self.squares] or [(0, 0)]
        columns, rows = zip(*places, strict=True)
        self.left: int = min(columns)
        self.top: int = min(rows)
        self.columns: int = max(columns) - self.left + 1
        self.rows: int = max(rows) - self.top + 1
        board = EDGE + self.columns * (card.WIDTH + GAP)
        self.inner: float = max(board, 2 * players.NARROWEST + players.GAP)
        self.indent: float = PAD + EDGE + (self.inner - board) / 2
        self.board_end: float = HEAD + EDGE + self.rows * (card.HEIGHT + GAP)
        self.width: float = self.inner + 2 * PAD
        self.scale: float | None = min(1, NARROW / self.width) if self.width <= WIDE else None

    def description(self) -> str:
        """The picture in words."""
        table = describe_table(self.view, self.lang)
        marks = describe_marks(self.marks, self.view["cards"], self.lang)
        return f"Fuji: {table} {marks}".rstrip()

    def svg(self, theme: str) -> str:
        """The whole SVG."""
        if theme not in THEMES:
            raise BadInput(f"theme: {none_of(theme, THEMES)}")
        row = players.Row(len(self.view["seats"]), self.inner)
        below = self.board_end + row.height + 12
        house = any(each["source"] == "house" for each in self.view["cards"].values())
        height = below + (22 if house else 4)
        marks = draw_marks(self.marks, self.corner, card.WIDTH, card.HEIGHT)
        drawn = "".join((self._paper(height), self._head(), self._edges(), self._cards(), marks))
        drawn += players.draw_players(self.view, row, PAD, self.board_end + 12, self.lang)
        if house:
            note = WORDS.translate("ui", "house", self.lang)
            drawn += words(note, PAD, height - 12, class_="faded serif", font_size=12, font_style="italic")
        return frame(
            drawn,
            width=self.width,
            height=height,
            label=self.description(),
            lang=self.lang,
            theme=theme,
            defs=card.card_parts() + TILE_PARTS + TRACK_PARTS,
            scale=self.scale,
        )

    def corner(self, square: str) -> tuple[float, float] | None:
        """Where a card lies."""
        if square not in self.squares:
            return None
        column, row = place_of(square)
        across, down = column - self.left, row - self.top
        return self.indent + across * (card.WIDTH + GAP), HEAD + EDGE + down * (card.HEIGHT + GAP)

    def _paper(self, height: float) -> str:
        return element("rect", width=self.width, height=height, rx=12, fill="var(--fk-paper)")

    def _head(self) -> str:
        sun = element("circle", cx=PAD + 10, cy=27, r=9, fill="var(--fk-vermilion)")
        outcome = self.view["outcome"]
        said = outcome["text"] if outcome else headline(self.view, self.lang)
        line = words(said, PAD + 28, 33, class_="serif", font_size=19)
        scenario = self.view["scenario_name"]
        fits = HEADLINE_LETTER * len(said) + SCENARIO_LETTER * len(scenario) < self.inner - 2 * PAD
        more = words(scenario, PAD + self.inner, 33, class_="faded serif", text_anchor="end", font_size=15)
        return sun + line + (more if scenario and fits and not outcome else "")

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
        corners = ((square, self.corner(square)) for square in self.squares)
        drawings = card_drawings(self.view, self.lang)
        return "".join(
            element(
                "g",
                card.draw_card(self.view, square, drawings[square], self.lang, self.chances.get(square)),
                transform=f"translate({corner[0]:g} {corner[1]:g})",
            )
            for square, corner in corners
            if corner is not None
        )
