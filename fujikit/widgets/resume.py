"""The games that a reader can go on with: those the browser keeps, and any in a code or a file."""

from __future__ import annotations

from typing import Any

import msgspec
import traitlets

from fujikit.games import DEFAULT_GAME, descriptor
from fujikit.widgets.base import FujikitWidget, on
from fujikit.widgets.keeping import Found, Keeper, found
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
    game: traitlets.Unicode[str, str | bytes] = traitlets.Unicode(DEFAULT_GAME).tag(sync=True)
    """The game that is played there; those of other games are not listed."""
    found: Any = dict_trait(SavedGameView | None)
    """The game in the text that was looked at last."""

    @on(InspectSave)
    def _find(self, message: InspectSave) -> None:
        self.found = msgspec.to_builtins(_kept(found(message.text, self.game)))

    def still(self) -> dict[str, str]:
        """No browser, no games: a link to a new one."""
        parts = (Title(self.say("resume.title")), Paragraph(self.say("resume.none")))
        return page(self.lang, (*parts, Link(self.say("resume.new"), self.page)))


def _kept(came: Found) -> SavedGameView:
    game = came.game
    finished = game.outcome is not None
    return SavedGameView(Keeper().kept(game, came.code), game.round, game.phase, list(game.seats), finished)
