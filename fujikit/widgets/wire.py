"""What the two halves of a widget tell each other, as types; the browser's types are made from these.

From Python go the view, the words and the screen; from the browser come messages, each with an id, and every
message gets one answer.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Lang = Literal["en", "fr", "pl"]
Theme = Literal["auto", "light", "dark"]
Palette = Literal["woodblock", "clear", "contrast"]
Highlight = Literal["look", "good", "bad"]
Mark = Literal["ruling", "edition", "advice"]


class ReasonView(Struct):
    """Why a line is refused: a sentence, and the clause a click away."""

    clause: str
    text: str
    heading: str = ""
    """What the clause is called."""


class ClauseView(Struct):
    """A clause of the rulebook, in our words."""

    id: str
    heading: str
    text: str
    page: int | None
    chapter: str
    related: list[tuple[str, str]]
    """Ids and headings."""
    marks: list[Mark] = []
    """What sets it apart: our ruling, a difference between the printed editions, mere advice."""


class FoundClause(Struct):
    """A clause in a list of what was found."""

    id: str
    heading: str
    chapter: str
    excerpt: str


class FoundView(Struct):
    """What a search has found, best first."""

    query: str
    clauses: list[FoundClause]


class ChapterView(Struct):
    """A chapter of the rulebook in its table of contents."""

    chapter: str
    page: int | None
    """Where it begins in the English rulebook."""
    clauses: list[tuple[str, str]]
    """Ids and headings."""


class ExchangeView(Struct):
    """Something that was said, and what the referee answered."""

    number: int
    text: str
    lang: str
    ok: bool
    reasons: list[ReasonView]


class StaminaView(Struct):
    """How far a player's tracker has come."""

    name: str
    character: str
    lost: int


class FileView(Struct):
    """A file for the reader to keep."""

    name: str
    text: str


class Answer(Struct):
    """What became of a message."""

    id: int
    ok: bool
    line: str = ""
    reasons: list[ReasonView] = []
    note: str = ""
    """A sentence for the reader, when there is one to say."""
    clause: ClauseView | None = None
    file: FileView | None = None


class ChanceView(Struct):
    """The chance to move to a card."""

    chance: float
    text: str
    """The chance, and what it rests on, in words."""


class OddsView(Struct):
    """Chances for a seat, by square, and the model of the neighbours they rest on, in words."""

    squares: dict[str, ChanceView]
    model: str
    advice: str = ""
    keep: list[int] = []
    """The dice that the coach would keep; none outside the rerolls."""


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


class ScreenView(Struct):
    """Whose the screen is, and what may be done around the game."""

    at: str | None
    """Who has the screen; nobody while a curtain hangs or the table is open."""
    curtain: str | None
    """Whom the screen is to be passed to."""
    open: bool
    """Nothing is hidden: everybody acts at the same screen."""
    people: list[str]
    """The seats with a person in them; the others are played by code."""
    study: bool
    lifted: bool
    """A study game with all screens lifted."""
    can_undo: bool
    undo_why: str
    """Why nothing can be taken back, if so."""
    odds: OddsView | None
    replay: StepsView | None
    link: str
    """The plain code of a game that is over or for study; else empty."""
    back: str
    """A sentence on where this game came from, after it has come back."""
    warning: str
    """What the reader should know: code that has stopped, a game that will not survive; else empty."""


class ReplyView(Struct):
    """What a learner hears after trying something."""

    ok: bool
    text: str
    reasons: list[ReasonView]
    story: list[str]
    """What happened on the table, in sentences."""


class ChoiceView(Struct):
    """An answer to choose, and what became of it."""

    text: str
    tried: Literal["", "right", "wrong"]


class LessonView(Struct):
    """The step of a lesson that a learner stands in."""

    id: str
    title: str
    at: int
    solved: list[bool]
    """One for every step: whether it is done."""
    reached: int
    """How many steps the learner may go to."""
    kind: Literal["say", "ask", "do", "show"]
    text: str
    seat: str
    """Whose eyes the learner has."""
    marks: MarksView
    clauses: list[tuple[str, str]]
    """Ids and headings."""
    answers: list[ChoiceView]
    hints: list[str]
    more_hints: bool
    talks: bool
    """Something is to be said rather than done."""
    reply: ReplyView | None
    done: bool


# Messages. `do` is their tag.


class Message(Struct, tag_field="do", forbid_unknown_fields=True):
    id: int


class Act(Message, tag="act"):
    """Play a line."""

    line: str


class Why(Message, tag="why"):
    """Whether a line is allowed, and if not, why; or why a card of the hand can't be used now."""

    line: str = ""
    card: str = ""
    seat: str = ""


class Sit(Message, tag="sit"):
    """Somebody has taken the screen."""

    seat: str


class Rise(Message, tag="rise"):
    """Hang the curtain again; for a seat, or for whoever is awaited next."""

    seat: str = ""


class Undo(Message, tag="undo"):
    """Take the last line back."""


class Speak(Message, tag="speak"):
    """Switch the language."""

    lang: Lang


class LookUp(Message, tag="look-up"):
    """Show a clause."""

    clause: str


class Search(Message, tag="search"):
    """Look for clauses by a few words; without words, show the table of contents."""

    query: str


class Tell(Message, tag="tell"):
    """Say something to the referee."""

    text: str


class Pick(Message, tag="pick"):
    """Pick a die of the tray, numbered from 1, or put it back."""

    die: int


class Ask(Message, tag="ask"):
    """Count the dice for another requirement."""

    need: str


class Lift(Message, tag="lift"):
    """Lift all screens of a study game, or let them down again."""

    on: bool


class ShowOdds(Message, tag="odds"):
    """Show the chances, or hide them."""

    on: bool


class Go(Message, tag="go"):
    """Show a step of the replay; without a step, leave the replay."""

    step: int | None = None


class Branch(Message, tag="branch"):
    """Play on from the step shown."""


class Save(Message, tag="save"):
    """The game as a file."""


class Load(Message, tag="load"):
    """A game from a file, or from a code that the browser kept."""

    text: str


class New(Message, tag="new"):
    """A new game with the same players and set-up."""


class Choose(Message, tag="choose"):
    """Choose an answer of a question; answers count from 0."""

    answer: int


class Hint(Message, tag="hint"):
    """One hint more."""


AboutGame = Act | Why | Sit | Rise | Undo | Lift | ShowOdds | Go | Branch | Save | Load | New
TableMessage = AboutGame | Speak | LookUp
LessonMessage = Choose | Act | Why | Hint | Go | Speak | LookUp
