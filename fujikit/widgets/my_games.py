"""All games of a browser: those to go on with, and finished ones to replay."""

from __future__ import annotations

import traitlets

from fujikit.widgets.base import on
from fujikit.widgets.hot_seat import TableError
from fujikit.widgets.persistence import restore
from fujikit.widgets.replay import Replay
from fujikit.widgets.resume import Resume
from fujikit.widgets.schema import CloseFinished, OpenFinished
from fujikit.widgets.static_page import Link, Paragraph, Title, page


class MyGames(Resume):
    """The games that this browser has kept. A finished one is opened as a replay, or in review."""

    bundle = "my-games"
    opened_model: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """The id of the replay that is open; empty while the list is shown."""
    opened: Replay | None = None
    """That replay."""

    @on(OpenFinished)
    def _open(self, message: OpenFinished) -> None:
        came = restore(message.text, self.game)
        if came.game.outcome is None:
            raise TableError("games.not-over")
        self._close_opened()
        look = {name: getattr(self, name) for name in ("lang", "theme", "palette", "letters")}
        self.opened = Replay(came.game, players=came.code, review=message.review, **look)
        self.opened_model = self.opened.model_id

    @on(CloseFinished)
    def _close_finished(self, _message: CloseFinished) -> None:
        self._close_opened()

    def _close_opened(self) -> None:
        left, self.opened, self.opened_model = self.opened, None, ""
        if left is not None:
            left.close()

    def set_language(self, lang: str) -> None:
        super().set_language(lang)
        if self.opened is not None:
            self.opened.set_language(lang)

    def static_bundle(self) -> dict[str, str]:
        """No browser, no games: where they will be, and a link to a new one."""
        parts = (Title(self.translate("games.finished")), Paragraph(self.translate("games.where")))
        return page(self.lang, (*parts, Link(self.translate("resume.new"), self.page)))
