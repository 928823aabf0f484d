"""Saved games to go on with: those in the browser's storage, and any in a code or a file."""

from __future__ import annotations

from typing import Any

import msgspec
import traitlets

from fujikit.games import DEFAULT_GAME, descriptor
from fujikit.widgets.base import FujikitWidget, on
from fujikit.widgets.persistence import GameSaver, RestoredGame, restore
from fujikit.widgets.schema import InspectSave, SavedGameView
from fujikit.widgets.static_page import Link, Paragraph, Title, page
from fujikit.widgets.traits import dict_trait


class Resume(FujikitWidget):
    """Games to pick up. The browser shows those it keeps; what else is brought is looked at here first."""

    bundle = "resume"
    page: traitlets.Unicode[str, str | bytes] = traitlets.Unicode(descriptor(DEFAULT_GAME).page("play")).tag(
        sync=True
    )
    """The notebook that plays a game on, by its path from the folder of all notebooks."""
    table: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("play").tag(sync=True)
    """The name of the table in that notebook."""
    games_page: traitlets.Unicode[str, str | bytes] = traitlets.Unicode(
        descriptor(DEFAULT_GAME).page("games")
    ).tag(sync=True)
    """The notebook with all games of the browser; empty where there is none."""
    game: traitlets.Unicode[str, str | bytes] = traitlets.Unicode(DEFAULT_GAME).tag(sync=True)
    """The game that is played there; those of other games are not listed."""
    found: Any = dict_trait(SavedGameView | None)
    """The game in the text that was looked at last."""

    @on(InspectSave)
    def _inspect_save(self, message: InspectSave) -> None:
        self.found = msgspec.to_builtins(_saved_game(restore(message.text, self.game)))

    def static_bundle(self) -> dict[str, str]:
        """No browser, no games: a link to a new one."""
        parts = (Title(self.translate("games.to-list")), Paragraph(self.translate("resume.none")))
        return page(self.lang, (*parts, Link(self.translate("resume.new"), self.page)))


def _saved_game(came: RestoredGame) -> SavedGameView:
    game = came.game
    finished = game.outcome is not None
    return SavedGameView(
        GameSaver().saved_code(game, came.code), game.round, game.phase, list(game.seats), finished
    )
