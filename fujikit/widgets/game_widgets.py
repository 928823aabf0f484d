"""What a game brings to the widgets that serve every game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from fujikit.engine.game import Game
from fujikit.engine.view import ViewData
from fujikit.games import GAMES, descriptor
from fujikit.games.descriptor import load_object

if TYPE_CHECKING:
    import msgspec

    from fujikit.lessons.model import Change, Lesson
    from fujikit.widgets.sandbox import Sandbox
    from fujikit.widgets.schema import AdviceView, MarksView, OddsView, PlayerKind, ReviewView, RoundEndView
    from fujikit.widgets.static_svg.picture import Picture


class GameWidgets(Protocol):
    """A game on the screen."""

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections of the game's words that its screens use."""

    @property
    def bundles(self) -> Mapping[str, str]:
        """By widgets that serve every game, the built modules in which they draw this one."""

    @property
    def kinds(self) -> tuple[PlayerKind, ...]:
        """The kinds of computer players that people may give a seat to; the last one is preselected."""

    @property
    def not_drawn(self) -> frozenset[str]:
        """The keys of the game's own view and its cards that its board does not draw; they are not sent."""

    def revealed(self, public: ViewData, views: Mapping[str, ViewData]) -> ViewData:
        """What everybody sees once nothing is a secret any more, from what each seat saw."""

    def spoken_words(self, lang: str) -> dict[str, str]:
        """Spoken forms that never change during a game, by `section.key`: they go with the words."""

    def drawing(self, view: ViewData, lang: str) -> msgspec.Struct | None:
        """How a view is drawn, and what is drawn in words: the browser gets it with the view, as `drawing`.

        None for a view without a board.
        """

    def picture(
        self,
        view: ViewData,
        lang: str,
        marks: MarksView | None = None,
        chances: Mapping[str, float] | None = None,
    ) -> Picture:
        """A static picture of the table in a view; BadInput if the drawings are not built.

        With chances by space it may show only the part of the table that they are about.
        """

    def hand_picture(self, view: ViewData, seat: str, lang: str) -> Picture | None:
        """A static picture of what a seat holds, as far as the view shows it; None for nothing."""

    def odds_view(self, game: Game[object], seat: str, lang: str) -> OddsView | None:
        """The chances of a player, where there are any to show."""

    def sandbox(self, lesson: Lesson, change: Change, lang: str, **look: Any) -> Sandbox:
        """The table of a lesson for the learner to change."""

    def round_end(self, game: Game[object], number: int, lang: str) -> RoundEndView | None:
        """The account of a round that has ended; None where there is nothing to tell."""

    def advice_view(self, game: Game[object], seat: str, lang: str) -> AdviceView | None:
        """What the adviser would do in a player's place."""

    def review_view(self, game: Game[object], first: int, lang: str) -> ReviewView | None:
        """A game that is over, in review; its replay begins after so many moves. None where there is none."""


@cache
def game_widgets(game: str) -> GameWidgets | None:
    """What a game of that name brings; None where it has no widgets of its own."""
    path = descriptor(game).widgets if game in GAMES else ""
    return load_object(path) if path else None


def bundle_of(game: str, widget: str) -> str:
    """The built module in which a widget that serves every game draws the game of that name."""
    found = game_widgets(game)
    return found.bundles.get(widget, widget) if found else widget
