"""The table at the end of a Fuji lesson: dice to turn, lines to play, and the result."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game
from fujikit.lessons import Lesson
from fujikit.lessons.course import changed_start, changed_table, own_table
from fujikit.lessons.fuji.dice_editing import EditableHand, editable_hands, with_die_turned
from fujikit.lessons.model import Change, text_in
from fujikit.widgets.schema import EditableHandView, SandboxView
from fujikit.widgets.table import Table

MAX_STORY = 6
"""Sentences that tell how the change ends."""


class FujiSandbox:
    """The lesson's own table while a learner changes it; a `Table` shows it and takes the lines.

    Turning a die restarts the table with all dice as they were turned, so the same lines can be tried with
    other dice.
    """

    def __init__(self, lesson: Lesson, change: Change, lang: str, **look: Any) -> None:
        self._lesson = lesson
        self._change = change
        self._lang = lang
        self._shown = False
        self._start = own_table(lesson, lang)
        self._first_dice = {hand.seat: hand.dice for hand in editable_hands(self._start)}
        self.table: Table = Table(self._start.copy(), lang=lang, name="", **look)
        self._set_game(self._start)

    def turn(self, seat: str, die: int, face: str) -> None:
        """Turn a die, numbered from 1, and lay the table with it; BadInput if the die has no such face."""
        self._start = with_die_turned(self._start, seat, die, face)
        self._shown = False
        self._set_game(self._start)

    def reset(self) -> None:
        """Restart the table as the lesson began it."""
        self._shown = False
        self._start = own_table(self._lesson, self._lang)
        self._set_game(self._start)

    def show_example(self) -> None:
        """The change that the lesson has thought of, played."""
        self._shown = True
        self._start = changed_start(self._lesson, self._change, self._lang)
        self._set_game(changed_table(self._lesson, self._change, self._lang))

    def set_language(self, lang: str) -> None:
        """Switch the language."""
        self._lang = lang
        self.table.set_language(lang)

    def view(self) -> SandboxView:
        """What there is to turn, and what the lesson's own change leads to once it is shown."""
        return SandboxView(
            [self._turned(hand) for hand in editable_hands(self._start)],
            text_in(self._change.shows, self._lang) if self._shown else "",
            _story(changed_table(self._lesson, self._change, self._lang)) if self._shown else [],
        )

    def _turned(self, hand: EditableHand) -> EditableHandView:
        """A hand; if the lesson's own change gave or took dice, they are not compared one by one."""
        characters = {seat.name: seat.character for seat in self._start.state.seats}
        laid = self._first_dice.get(hand.seat, ())
        return EditableHandView(
            hand.seat,
            characters.get(hand.seat, ""),
            list(hand.dice),
            list(laid if len(laid) == len(hand.dice) else hand.dice),
            [list(faces) for faces in hand.faces],
        )

    def _set_game(self, game: Game[object]) -> None:
        with self.table.hold_sync():
            self.table.game = game.copy()
            self.table.receive(
                {"do": "reveal-all", "id": 0, "on": True}
            )  # everybody's dice are there to be turned


def _story(game: Game[object]) -> list[str]:
    """How it ended, as those know it who did it; a verdict comes last. The log of the table has the rest."""
    moves = ((move, move.action.seat if move.action else None) for move in game.history)
    story = [text for move, seat in moves for text in game.story(move, seat)][-MAX_STORY:]
    end = game.own_view()["outcome"]
    return [*story, end["text"]] if end and end["text"] not in story else story
