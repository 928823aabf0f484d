"""What a game brings to the widgets that serve every game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from fujikit.engine.game import Game
from fujikit.games import GAMES, descriptor
from fujikit.games.descriptor import load_object

if TYPE_CHECKING:
    from fujikit.lessons.model import Change, Lesson
    from fujikit.widgets.trial import Trial
    from fujikit.widgets.wire import AdviceView, MarksView, OddsView


class GameWidgets(Protocol):
    """A game on the screen."""

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections of the game's words that its screens use."""

    def stills(
        self, game: Game[Any], lang: str, marks: MarksView | dict[str, Any] | None = None
    ) -> dict[str, str]:
        """What stands for a game in places without widgets, by MIME type."""

    def odds_view(self, game: Game[Any], seat: str, lang: str) -> OddsView | None:
        """The chances of a player, where there are any to show."""

    def trial(self, lesson: Lesson, change: Change, lang: str, **look: Any) -> Trial:
        """The table of a lesson for the learner to change."""

    def advice_view(self, game: Game[Any], seat: str, lang: str) -> AdviceView | None:
        """What the adviser would do in a player's place."""


@cache
def game_widgets(game: str) -> GameWidgets | None:
    """What a game of that name brings; None where it has no widgets of its own."""
    path = descriptor(game).widgets if game in GAMES else ""
    return load_object(path) if path else None


def stills(game: Game[Any], lang: str, marks: MarksView | dict[str, Any] | None = None) -> dict[str, str]:
    """What stands for a game in places without widgets, by MIME type; text alone where nothing is drawn."""
    found = game_widgets(game.rules.name)
    return found.stills(game, lang, marks) if found else {"text/plain": game.text(lang)}
