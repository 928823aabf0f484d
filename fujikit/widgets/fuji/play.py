"""The table that starts with the set-up dialogue of Fuji."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import traitlets
from msgspec.structs import replace

from fujikit.api import Choices, new_game
from fujikit.engine.game import Game
from fujikit.fuji.box import BadBox, Box, Mistake, house, parse_box
from fujikit.fuji.descriptor import GAME
from fujikit.fuji.options import BadOption
from fujikit.widgets.base import on
from fujikit.widgets.fuji.setup_dialogue import code_kinds, default_setup, new_game_options, setup_choices
from fujikit.widgets.hot_seat import TableError
from fujikit.widgets.persistence import RestoredGame, restore
from fujikit.widgets.schema import (
    Answer,
    BoxView,
    RefusalView,
    SetUp,
    SetupView,
    StartGame,
    UseBox,
    without_surrogates,
)
from fujikit.widgets.screen_words import sentence
from fujikit.widgets.static_page import Grid, Items, Paragraph, Part, Title, page
from fujikit.widgets.static_table import table_figure
from fujikit.widgets.table import Table
from fujikit.widgets.table_session import TableSession
from fujikit.widgets.traits import dict_trait

MAX_MISTAKES = 8
"""How many mistakes of a box are shown at once."""
MAX_BOX_LENGTH = 1_000_000


class Play(Table):
    """A table that begins with the set-up dialogue; a game that comes back skips it.

    `code` is a game to go on with, as `Game.code` or a table wrote it; a bad one is told in the dialogue.
    """

    bundle = "play"
    setup: Any = dict_trait(SetupView | None)
    """The dialogue; nothing while the table is shown."""
    games_page: traitlets.Unicode[str, str | bytes] = traitlets.Unicode(GAME.page("games")).tag(sync=True)
    """The notebook with all games of the browser, where a finished one is reviewed."""

    def __init__(self, *, code: str = "", lang: str = "en", name: str = "play", **traits: Any) -> None:
        self._options = default_setup()
        self._box: Box | None = None
        self._mistakes: Sequence[Mistake] = ()
        self._refusal: BadOption | None = None
        came, self._note = _came(code)
        self._dialogue = came is None
        players = {seat: kind for seat, kind in (came.code or {}).items() if kind} if came else None
        super().__init__(came.game if came else None, lang=lang, name=name, players=players, **traits)
        self._players = {}

    def static_bundle(self) -> dict[str, str]:
        """The game; before it is dealt, what there is to choose, and a table as it might look."""
        return page(self.lang, self._parts()) if self.is_empty else super().static_bundle()

    def _parts(self) -> Iterator[Part]:
        setup = self._setup(self.lang)
        yield Title(self.translate("setup.title"))
        yield Paragraph(self.translate("setup.lead"))
        ways = ("alone", "together")
        yield Items([self.pair(f"setup.{way}", self.translate(f"setup.{way}-text")) for way in ways])
        yield table_figure(_example(self.lang), self.lang)
        yield Grid(
            (self.translate("setup.scenario"), ""),
            [(f"{each.number}. {each.name}", each.line) for each in setup.scenarios],
        )
        levels = [
            (self.translate("setup.level-number", level=each.number), each.text) for each in setup.levels
        ]
        yield Grid((self.translate("setup.level"), ""), levels)

    @on(SetUp)
    def _set_up(self, message: SetUp) -> None:
        if self.is_empty and not message.open:
            raise TableError("hot-seat.bare")
        self._dialogue, self._refusal = message.open, None

    @on(StartGame)
    def _start_game(self, message: StartGame) -> Answer | None:
        seats = [replace(seat, name=seat.name.strip()) for seat in message.options.seats]
        third = replace(message.options.third, name=message.options.third.name.strip())
        options = replace(message.options, seats=seats, third=third)
        choices: Choices = "ask" if options.ask else "seed"
        try:
            game = new_game("fuji", lang=self.lang, choices=choices, **new_game_options(options, self._box))
        except BadOption as refusal:
            self._refusal = refusal
            return Answer(ok=False, note=refusal.text(self.lang))
        self._options, self._odds, self._advising, self._choices = (
            options,
            options.odds,
            options.advice,
            choices,
        )
        self._set_session(TableSession(game, code_kinds(options), has_frontend=self.has_frontend))
        return None

    @on(UseBox)
    def _use_box(self, message: UseBox) -> Answer:
        """Use a box if it is valid; otherwise keep the one before."""
        self._mistakes = ()
        try:
            self._box = _box_in(message.text, message.file or "box") if message.text.strip() else None
        except BadBox as bad:
            self._mistakes = bad.mistakes
        return Answer(ok=not self._mistakes, note=str(self._mistakes[0]) if self._mistakes else "")

    def _set_session(self, session: TableSession) -> None:
        self._dialogue, self._refusal, self._note = False, None, None
        super()._set_session(session)

    def _shown(self, lang: str) -> dict[str, Any]:
        setup = msgspec.to_builtins(self._setup(lang)) if self._dialogue else None
        return {**super()._shown(lang), "setup": setup}

    def _setup(self, lang: str) -> SetupView:
        refusal, mistakes = self._refusal, [str(mistake) for mistake in self._mistakes]
        box = BoxView(
            self._box.name if self._box else "", mistakes[:MAX_MISTAKES], len(mistakes[MAX_MISTAKES:])
        )
        return SetupView(
            options=self._options,
            box=box,
            box_page=GAME.page("own-box"),
            refusal=RefusalView(refusal.option, refusal.seat, refusal.text(lang)) if refusal else None,
            note=sentence(self._note, lang) if self._note else "",
            back=not self.is_empty,
            **setup_choices(self._box or house(), lang),
        )


def _came(code: str) -> tuple[RestoredGame | None, TableError | None]:
    """The game in a code from outside, or why there is none."""
    if not code:
        return None, None
    try:
        return restore(without_surrogates(code)), None
    except TableError as why:
        return None, why


def _box_in(text: str, file: str) -> Box:
    if len(text) > MAX_BOX_LENGTH:
        raise BadBox.about(file[:100], "the file is larger than 1 MB")
    return parse_box(text.removeprefix("\ufeff"), where=file[:100])


def _example(lang: str) -> Game[object]:
    return new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=1, seed=7, lang=lang)
