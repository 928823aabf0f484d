"""A position to look at: the board, with highlights, arrows and notes over it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast, get_args

import msgspec
import traitlets

from fujikit.api import position
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.nearest import none_of
from fujikit.engine.view import ViewData
from fujikit.games import descriptors
from fujikit.widgets.base import FujikitWidget
from fujikit.widgets.fuji.drawing import View
from fujikit.widgets.schema import ArrowView, Highlight, MarksView
from fujikit.widgets.static_table import static_board
from fujikit.widgets.traits import DictTrait, dict_trait
from fujikit.widgets.view_codec import view_trait

DRAWN = frozenset(game.name for game in descriptors() if game.widgets)


class NotDrawn(BadInput):
    """A game that the widgets have no drawings for."""

    def __init__(self, name: str) -> None:
        super().__init__(f"game: there are no widgets for {name} yet, only for {', '.join(sorted(DRAWN))}")
        self.name = name


def check_drawn(game: Game[object]) -> None:
    """NotDrawn if the widgets can't show this game."""
    if game.rules.name not in DRAWN:
        raise NotDrawn(game.rules.name)


SHAPES = get_args(Highlight)
Arrow = Sequence[str]
"""From a square to a square, perhaps with a word."""


class Board(FujikitWidget):
    """The board of a game or of a position, as a seat sees it or, without a seat, as everybody does.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> board = Board(game, highlights={"c2": "good"}, arrows=[("c2", "d2", "1 step")])
    >>> board.notes = {"d2": "lava next"}
    >>> board.highlights = {"z9": "bad"}
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: highlights: there is no card on 'z9'
    """

    bundle = "board"
    browser_writable: ClassVar[frozenset[str]] = FujikitWidget.browser_writable | {"picked"}

    view: DictTrait = view_trait(View)
    marks: DictTrait = dict_trait(MarksView)
    """A `MarksView`: what is drawn over the board."""
    picked: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """The square that was touched last; empty for none."""

    def __init__(
        self,
        game: Game[object] | str | Path,
        *,
        highlights: Mapping[str, Highlight] | None = None,
        arrows: Iterable[Arrow] = (),
        notes: Mapping[str, str] | None = None,
        seat: str | None = None,
        lang: str | None = None,
        **traits: Any,
    ) -> None:
        self._game = game if isinstance(game, Game) else position(game)
        check_drawn(self._game)
        self._seat = seat
        spoken = lang or self._game.lang
        view = _view(self._game, seat, spoken)
        self._marks = MarksView(dict(highlights or {}), _arrows(arrows), dict(notes or {}))
        super().__init__(lang=spoken, view=view, marks=_marks(self._marks, view), **traits)

    def show(self, game: Game[object] | str | Path) -> None:
        """Show another game or position, or the same game after it went on; marks and seat stay."""
        shown = game if isinstance(game, Game) else position(game)
        check_drawn(shown)
        view = _view(shown, self._seat, self.lang)
        marks = _marks(self._marks, view)
        self._game = shown
        with self.hold_sync():
            self.view, self.marks = view, marks

    def set_language(self, lang: str) -> None:
        """Switch the language."""
        super().set_language(lang)
        self.view = _view(self._game, self._seat, lang)

    def static_bundle(self) -> dict[str, str]:
        """The board as everybody sees it, with its marks."""
        return static_board(self._game, self.lang, self._marks)

    @property
    def highlights(self) -> dict[str, Highlight]:
        """Squares to point out: `look`, `good` or `bad`. Set them anew to redraw."""
        return dict(self._marks.highlights)

    @highlights.setter
    def highlights(self, highlights: Mapping[str, Highlight]) -> None:
        self._mark(highlights=dict(highlights))

    @property
    def arrows(self) -> list[tuple[str, str, str]]:
        """Arrows from square to square, each with a word or an empty text."""
        return [(arrow.start, arrow.end, arrow.text) for arrow in self._marks.arrows]

    @arrows.setter
    def arrows(self, arrows: Iterable[Arrow]) -> None:
        self._mark(arrows=_arrows(arrows))

    @property
    def notes(self) -> dict[str, str]:
        """Slips of paper on squares."""
        return dict(self._marks.notes)

    @notes.setter
    def notes(self, notes: Mapping[str, str]) -> None:
        self._mark(notes=dict(notes))

    @traitlets.validate("picked")
    def _a_card(self, proposal: traitlets.Bunch) -> str:
        """What the browser sends is a card of the board, or nothing."""
        square: str = proposal["value"]
        return square if square in self.view["cards"] else ""

    def _mark(self, **changed: Any) -> None:
        marks = msgspec.structs.replace(self._marks, **changed)
        self.marks = _marks(marks, self.view)
        self._marks = marks


def _view(game: Game[object], seat: str | None, lang: str) -> dict[str, Any]:
    return cast("dict[str, Any]", game.own_view(seat, lang))


def _arrows(arrows: Iterable[Arrow]) -> list[ArrowView]:
    return [_arrow(arrow) for arrow in arrows]


def _arrow(arrow: Arrow) -> ArrowView:
    match arrow:
        case (str(start), str(end)):
            return ArrowView(start, end)
        case (str(start), str(end), str(text)):
            return ArrowView(start, end, text)
    raise BadInput(f'arrows: {arrow!r} is not of the form ("c3", "c4") or ("c3", "c4", "2 steps")')


def _marks(marks: MarksView, view: ViewData) -> dict[str, Any]:
    """The marks as plain data, or one sentence on what is wrong with them."""
    ends = [square for arrow in marks.arrows for square in (arrow.start, arrow.end)]
    for what, squares in (("highlights", marks.highlights), ("arrows", ends), ("notes", marks.notes)):
        for square in squares:
            if square not in view["cards"]:
                raise BadInput(f"{what}: there is no card on {square!r}")
    for shape in marks.highlights.values():
        if shape not in SHAPES:
            raise BadInput(f"highlights: {none_of(shape, SHAPES)}")
    for note in marks.notes.values():
        if not isinstance(note, str):
            raise BadInput(f"notes: {note!r} is no text")
    return cast("dict[str, Any]", msgspec.to_builtins(marks))
