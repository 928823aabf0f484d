"""Schema of a table: the screen, the odds, advice, replay, and every answer."""

from __future__ import annotations

from msgspec import Struct

from fujikit.engine.log import LogView
from fujikit.widgets.schema.rules import ClauseView, ReasonView
from fujikit.widgets.schema.types import Highlight, PlayerKind


class StaminaView(Struct):
    """How far a player's tracker has come."""

    name: str
    character: str
    lost: int
    label: str = ""
    """That in words."""


class FileView(Struct):
    """A file for the reader to keep."""

    name: str
    text: str


class LogRoundView(Struct):
    """What has happened in a round, in sentences; round 0 is the set-up."""

    round: int
    sentences: list[LogView]


class Answer(Struct):
    """What became of a message."""

    id: int = 0
    """That of the message."""
    ok: bool = True
    line: str = ""
    reasons: list[ReasonView] = []
    note: str = ""
    """A sentence for the reader, when there is one to say."""
    clause: ClauseView | None = None
    file: FileView | None = None
    log: list[LogRoundView] = []


class ChanceView(Struct):
    """The chance to move to a card."""

    chance: float
    text: str
    """The chance, and what it rests on, in words."""
    hundred: int
    """Out of 100; what is neither certain nor impossible never looks so."""
    team: str = ""
    """How many steps nearer the team comes on average, as a number; empty where that is not said."""


class OddsView(Struct):
    """Chances for a seat, by square, and the model of the neighbours they rest on, in words."""

    squares: dict[str, ChanceView]
    model: str
    advice: str = ""
    keep: list[int] = []
    """The dice that the coach would keep; none outside the rerolls."""


class AdviceView(Struct):
    """What the adviser would do at a seat, and why, from what the seat may see."""

    seat: str
    line: str
    """Empty to let others go first."""
    why: str
    label: str = ""
    """What the line does, in words; empty where `said` says it."""
    said: str = ""
    """What the adviser would say to the others, if the line is about that."""


class ArrowView(Struct):
    start: str
    end: str
    text: str = ""


class MarksView(Struct):
    """What is drawn over a board to point something out."""

    highlights: dict[str, Highlight] = {}
    arrows: list[ArrowView] = []
    notes: dict[str, str] = {}


class StepsView(Struct):
    """Where a replay stands."""

    at: int
    last: int
    line: str
    """The line that led here; empty at the beginning."""
    story: list[str]
    """What happened with it, in sentences."""
    rounds: list[tuple[int, int]] = []
    """Every round, with the step at which it begins."""
    seat: str = ""
    """Whose line it was; empty where that is nobody's business yet."""


class RoundEndView(Struct):
    """The account of a round that has ended; a game's own adds what it draws."""

    round: int
    title: str
    summary: str
    """What came of it, in a sentence."""
    step: int
    """The step of the replay from which its turns can be watched again."""


class ScreenView(Struct):
    """Whose the screen is, and what may be done around the game."""

    at: str | None
    """Who has the screen; nobody while a curtain hangs or the table is open."""
    curtain: str | None
    """Whom the screen is to be passed to."""
    open: bool
    """Nothing is hidden: everybody acts at the same screen."""
    all_ready: list[str]
    """Once all are ready, the people who may still change something before the game goes on; else empty."""
    people: list[str]
    """The seats with a person in them; the others are played by code."""
    can_undo: bool
    undo_why: str
    """Why nothing can be taken back, if so."""
    kinds: list[PlayerKind]
    """The kinds of computer players that can be given a seat."""
    code: dict[str, str]
    """The kind of player on every seat of code; empty for a function of the notebook's own."""
    thinking: bool
    """Whether code may have something to do: the browser asks for it when it is ready to show it."""
    advising: bool
    """Whether the adviser is at hand."""
    advice: AdviceView | None
    study: bool
    lifted: bool
    """A study game with all screens lifted."""
    odds: OddsView | None
    replay: StepsView | None
    link: str
    """The plain code of a game that is over or for study; else empty."""
    back: str
    """A sentence on where this game came from, after it has come back."""
    warning: str
    """What the reader should know: code that has stopped, a game that will not survive; else empty."""
