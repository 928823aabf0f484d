"""A game to look through again, step by step; a branch can be played on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import traitlets

from fujikit import api
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.view import TableView
from fujikit.widgets.base import FujikitWidget, on
from fujikit.widgets.code_seats import SeatPlayer
from fujikit.widgets.game_widgets import bundle_of, game_widgets
from fujikit.widgets.schema import Branch, GoToStep, ReviewView, StepsView
from fujikit.widgets.static_page import Items, Note, Paragraph, Part, Title, page
from fujikit.widgets.static_table import table_figure
from fujikit.widgets.steps import all_open, steps_of, steps_view, stories
from fujikit.widgets.table import Table
from fujikit.widgets.traits import DictTrait, dict_trait
from fujikit.widgets.view_codec import view_trait
from fujikit.widgets.visible_view import past_view

MAX_STORIES = 30
"""How many moves a static page tells."""


class Replay(FujikitWidget):
    """A game from its first step to its last. Of a running game only what everybody may see is shown.

    With `review` the turning points of a finished game stand above it, where the game knows how to judge.
    In a branch, code plays the seats that `players` gives it, as at a `Table`.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7, study=True)
    >>> replay = Replay(game)
    >>> replay.step = replay.steps["last"]
    >>> replay.branch().phase
    'plan'
    """

    bundle = "replay"

    view: DictTrait = view_trait(TableView)
    """The table at the step that is shown."""
    steps: DictTrait = dict_trait(StepsView)
    """A `StepsView`: where the replay stands, and what happened there."""
    everything: traitlets.Bool[bool, bool | int] = traitlets.Bool().tag(sync=True)
    """Whether everything is shown, and a branch can be played on: the game is over, or for study.

    It only tells the browser, which could send it back changed: Python asks the game itself.
    """
    branch_model: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """The id of the widget in which a branch is played; empty while the replay is shown."""

    review: Any = dict_trait(ReviewView | None)
    """A `ReviewView` with the turning points, where they are asked for and everything is shown."""

    def __init__(
        self,
        game: Game[Any],
        *,
        lang: str | None = None,
        review: bool = False,
        players: Mapping[str, SeatPlayer] | None = None,
        **look: Any,
    ) -> None:
        self._game = game.copy()  # what is played on elsewhere is not part of this replay
        self._stops = steps_of(self._game)
        self._step = 0
        self._players = {seat: who for seat, who in (players or {}).items() if who}
        self._reviews = review and all_open(self._game)
        self.game_from_here: Game[Any] | None = None
        """The game of the last branch."""
        self.table: Table | None = None
        """The table at which it is played, if it was asked for on screen."""
        spoken = lang or game.lang
        super().__init__(lang=spoken, everything=all_open(self._game), **self._shown(spoken), **look)
        self._show_review()

    @classmethod
    def load(cls, path: str | Path, **look: Any) -> Replay:
        """The replay of a record that `Game.save` has written."""
        return cls(api.load(path), **look)

    @classmethod
    def from_code(cls, code: str, **look: Any) -> Replay:
        """The replay of a game that `Game.code` has written."""
        return cls(api.from_code(code), **look)

    @property
    def step(self) -> int:
        """The step that is shown."""
        return self._step

    @step.setter
    def step(self, step: int) -> None:
        if not 0 <= step < len(self._stops):
            raise BadInput(self.translate("replay.nothing", last=len(self._stops) - 1))
        self._step = step
        self._show()

    def branch(self) -> Game[Any]:
        """A study game that goes on from the step that is shown; also kept as `game_from_here`."""
        if not all_open(self._game):
            raise BadInput(self.translate("replay.no-branch"))
        game = self._game.at(self._stops[self._step])
        game.study = True
        self.game_from_here = game
        return game

    def module_name(self) -> str:
        return bundle_of(self._game.rules.name, self.bundle)

    @on(GoToStep)
    def _go(self, message: GoToStep) -> None:
        self._leave_table()
        self.step = self._step if message.step is None else message.step

    def set_language(self, lang: str) -> None:
        super().set_language(lang)
        if self.table is not None:
            self.table.set_language(lang)
        self._show()
        self._show_review()

    @on(Branch)
    def _play_on(self, _message: Branch) -> None:
        look = {name: getattr(self, name) for name in ("lang", "theme", "palette", "letters")}
        self._leave_table()
        self.table = Table(self.branch(), players=self._players, name="branch", **look)
        self.table.receive(
            {"do": "reveal-all", "id": 0, "on": True}
        )  # nothing of this game is a secret any more
        self.branch_model = self.table.model_id

    def _show_review(self) -> None:
        own = game_widgets(self._game.rules.name) if self._reviews else None
        found = own.review_view(self._game, self._stops[0], self.lang) if own else None
        self.review = msgspec.to_builtins(found)

    def _leave_table(self) -> None:
        left, self.table, self.branch_model = self.table, None, ""
        if left is not None:
            left.close()

    def _show(self) -> None:
        for name, value in self._shown(self.lang).items():
            setattr(self, name, value)

    def _shown(self, lang: str) -> dict[str, Any]:
        """The traits that show the step; a browser that draws early must find them from the beginning."""
        game = self._game.at(self._stops[self._step])
        spoken = lang if lang in game.rules.languages else game.lang
        drawn = game_widgets(game.rules.name)
        return {
            "view": past_view(game, spoken, drawn, everything=all_open(self._game)),
            "steps": msgspec.to_builtins(steps_view(self._game, self._stops, self._step, spoken)),
        }

    def static_bundle(self) -> dict[str, str]:
        """The step that is shown, and the moves of the game in words."""
        return page(self.lang, self._parts())

    def _parts(self) -> Iterator[Part]:
        at, last = self._step, len(self._stops) - 1
        game = self._game.at(self._stops[at])
        yield Title(
            self.translate("replay.count", at=at, last=last)
            if at
            else self.translate("replay.start", last=last)
        )
        yield from (Paragraph(sentence) for sentence in self.steps["story"])
        yield table_figure(game, self.lang)
        told = stories(self._game, self._stops, self.lang)
        if told:
            yield Items([*told[:MAX_STORIES], *(["…"] if len(told) > MAX_STORIES else [])], numbered=True)
        if not self.everything:
            yield Note(self.translate("replay.hidden"))
