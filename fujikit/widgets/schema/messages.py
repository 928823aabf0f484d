"""Schema of the browser's messages, each with an id; `do` is their tag."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeVar, Union, cast

import msgspec
from msgspec import Struct

from fujikit.widgets.schema.setup import SetupOptions
from fujikit.widgets.schema.types import Habit, Lang, PlayerKind


class Message(Struct, tag_field="do", forbid_unknown_fields=True):
    """Base of all messages."""

    id: int


class Act(Message, tag="act"):
    """Play a line."""

    line: str


class WhyNot(Message, tag="why-not"):
    """What stands against a thing that was touched in vain, or against an intent that needs no thing."""

    key: str = ""
    intent: str = ""
    seat: str = ""
    """Who touched it; empty for whoever has the screen."""
    picked: list[str] = []
    """What was picked before."""


class TakeScreen(Message, tag="take-screen"):
    """Take the screen."""

    seat: str


class PassScreen(Message, tag="pass-screen"):
    """Hang the curtain again; for a seat, or for whoever is awaited next."""

    seat: str = ""


class AllReady(Message, tag="all-ready"):
    """Go on: nobody wants to change anything in this phase."""


class ChangeMind(Message, tag="change-mind"):
    """Somebody who was ready wants to change something in this phase."""

    seat: str


class NextRound(Message, tag="next-round"):
    """Go on after the account of a round has been read."""


class TellLog(Message, tag="tell-log"):
    """All that has happened in the game."""


class Undo(Message, tag="undo"):
    """Take the last line back."""


class SetLanguage(Message, tag="set-language"):
    """Switch the language."""

    lang: Lang


class LookUp(Message, tag="look-up"):
    """Show a clause."""

    clause: str


class Search(Message, tag="search"):
    """Look for clauses by a few words; without words, show the table of contents."""

    query: str


class SayToReferee(Message, tag="say-to-referee"):
    """Say something to the referee."""

    text: str


class Pick(Message, tag="pick"):
    """Pick a die of the tray, numbered from 1, or put it back."""

    die: int


class SetNeed(Message, tag="set-need"):
    """Count the dice for another requirement."""

    need: str


class RevealAll(Message, tag="reveal-all"):
    """Lift all screens of a study game, or let them down again."""

    on: bool


class ShowOdds(Message, tag="show-odds"):
    """Show the chances, or hide them."""

    on: bool


class Advise(Message, tag="advise"):
    """Call the adviser, or send them away."""

    on: bool


class PlayCode(Message, tag="play-code"):
    """Let code do the next thing that everybody hears of; or all that it wants to do now."""

    all: bool = False


class HandOver(Message, tag="hand-over"):
    """Let code play a seat from now on, or a person."""

    seat: str
    kind: PlayerKind | Literal[""]


class GoToStep(Message, tag="go-to-step"):
    """Show a step of the replay; without a step, leave the replay."""

    step: int | None = None


class Branch(Message, tag="branch"):
    """Play on from the step shown."""


class Save(Message, tag="save"):
    """The game as a file."""


class Load(Message, tag="load"):
    """A game from a file, or from a code that the browser kept."""

    text: str


class Restart(Message, tag="restart"):
    """A new game with the same players and set-up."""


class Choose(Message, tag="choose"):
    """Choose an answer of a question; answers count from 0."""

    answer: int


class Hint(Message, tag="hint"):
    """One hint more."""


class SetLessonDie(Message, tag="set-lesson-die"):
    """Turn a die of the lesson's own table; dice count from 1."""

    seat: str
    die: int
    face: str


class ResetSandbox(Message, tag="reset-sandbox"):
    """Lay the lesson's own table as it was."""


class ShowExample(Message, tag="show-example"):
    """Lay and play the change that the lesson has thought of."""


class OpenLesson(Message, tag="open-lesson"):
    """Go to another lesson of the page."""

    lesson: str


class RestoreProgress(Message, tag="restore-progress"):
    """What the browser has kept of earlier visits: a JSON text, `Progress` by the ids of lessons."""

    saved: str


class TurnDie(Message, tag="turn-die"):
    """Turn a die, numbered from 1, to its next side; players count from 0, and 0 is you."""

    who: int
    die: int


class Throw(Message, tag="throw"):
    """Throw all the dice of a player."""

    who: int


class Suppose(Message, tag="suppose"):
    """Suppose something else of a player; what is left out stays as it is."""

    who: int = 0
    size: int | None = None
    """How many dice."""
    need: str | None = None
    rerolls: int | None = None
    habit: Habit | None = None
    seen: bool | None = None


class Repeat(Message, tag="repeat"):
    """Throw the dice of an experiment so many times more; 0 begins anew."""

    times: int


class CheckAnswer(Message, tag="check-answer"):
    """An answer to an exercise, as a text."""

    name: str
    text: str


class CheckBox(Message, tag="check-box"):
    """Read the text of a box."""

    text: str


class LayOut(Message, tag="lay-out"):
    """Lay a scenario out."""

    scenario: int


class StartGame(Message, tag="start-game"):
    """Set a game up and begin it."""

    options: SetupOptions


class UseBox(Message, tag="use-box"):
    """Play with the box in this text; without a text, with the default box."""

    text: str
    file: str = ""
    """What the file is called, if it was one."""


class SetUp(Message, tag="set-up"):
    """Go to the set-up dialogue, or back to the game on the table."""

    open: bool


class InspectSave(Message, tag="inspect-save"):
    """Look whether a text is a game: a code, or what stands in a saved file."""

    text: str


class OpenFinished(Message, tag="open-finished"):
    """Open a finished game of the history."""

    text: str
    review: bool = False
    """With its turning points."""


class CloseFinished(Message, tag="close-finished"):
    """Go back to the list of games."""


Value = TypeVar("Value")


def decode_message(content: object, kinds: Iterable[type[Message]]) -> Message:
    """A message of one of these kinds, with every text fit to be sent back; else `ValidationError`."""
    message: Message = msgspec.convert(content, Union[tuple(kinds)])  # noqa: UP007  # the kinds are data
    return without_surrogates(message)


def without_surrogates(value: Value) -> Value:
    """A value whose texts have no halves of characters, which no answer could carry back.

    >>> without_surrogates(["Clara " + chr(0xD83C)])
    ['Clara ?']
    """
    match value:
        case str():
            return cast("Value", value.encode("utf-8", "replace").decode())
        case list():
            value[:] = map(without_surrogates, value)
        case Struct():
            for name in value.__struct_fields__:
                setattr(value, name, without_surrogates(getattr(value, name)))
    return value
