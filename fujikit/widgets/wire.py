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
Habit = Literal["misfits", "threshold", "best"]


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
    kind: Literal["say", "ask", "do", "show", "change"]
    """`change` comes after the last step: the lesson's own table to be changed."""
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
    """All steps are done, and the learner stands at the end of them."""
    change: int | None = None
    """The place behind the last step, where the lesson's table can be changed; None where it can't."""


class TurnedView(Struct):
    """The dice of a seat, which can be turned."""

    name: str
    character: str
    dice: list[str]
    laid: list[str]
    """What they show in the lesson."""
    faces: list[list[str]]
    """What each of them could show."""


class TrialView(Struct):
    """The lesson's own table while a learner changes it."""

    hands: list[TurnedView]
    shows: str
    """What the lesson's own change has led to, and why; empty while it is not shown."""
    story: list[str]
    """What happened with it, in sentences."""


class ListedView(Struct):
    """A lesson in the list of a page."""

    id: str
    title: str
    done: bool


class ContentsView(Struct):
    """The lessons of a page."""

    title: str
    lessons: list[ListedView]
    note: str
    """Why another lesson is shown than the one that was asked for; else empty."""
    onward: str
    """The notebook that follows in the course; empty at its end, or outside it."""


class Progress(Struct):
    """How far a learner has come in a lesson: what the browser keeps, and brings back."""

    at: int
    results: list[str | int | None]
    """One for every step that was reached: the line, the answer, or nothing."""
    done: bool


class PlayerView(Struct):
    """Somebody in a question about rerolls: you, or a neighbour."""

    dice: list[str]
    seen: bool
    """Whether the dice lie open to you; of unseen ones only the number counts."""
    need: str
    """What the card asks for that they want to go to."""
    rerolls: int
    habit: Habit
    """How a neighbour throws again; you choose what is best."""


class KeepView(Struct):
    """A choice of dice to keep, and the chance to move after it."""

    dice: list[str]
    numbers: list[int]
    """Places in the hand, from 1."""
    chance: ChanceView
    away: str
    """What it gives away, in words."""


class CurveView(Struct):
    """The chance to move with 0, 1, … rerolls, by a way of throwing again."""

    way: Literal["best", "threshold", "misfits"]
    chances: list[ChanceView]


class TotalsView(Struct):
    """How likely every total from 0 up is: yours in the end, and the higher one of the neighbours."""

    mine: list[float]
    theirs: list[float]
    text: str


class WeighedView(Struct):
    """What a hand is worth."""

    fits: str
    """The faces that count."""
    now: ChanceView
    """With the dice as they lie."""
    best: KeepView
    others: list[KeepView]
    """The next choices, best first."""
    curves: list[CurveView]
    curves_text: str
    totals: TotalsView
    advice: str
    model: str


class GoalView(Struct):
    """Who moves when you throw again for a goal."""

    goal: Literal["me", "sum", "all"]
    dice: list[str]
    numbers: list[int]
    chances: list[ChanceView]
    """Yours, then the neighbours'."""
    all_move: ChanceView
    average: str
    """How many of you move on average."""


class ExperimentView(Struct):
    """Dice thrown many times, beside what was to be expected."""

    fits: str
    last: list[str]
    """What the dice showed last; empty before the first throw."""
    times: int
    counts: list[int]
    """How often every total from 0 up has come."""
    exact: list[float]
    """How likely it is."""
    text: str


class FieldView(Struct):
    """Room for an answer, and what was thought of the last one."""

    name: str
    text: str
    verdict: Literal["", "right", "rounded", "wrong", "unread"]


class BoxCardView(Struct):
    """A terrain card of a box."""

    name: str
    need: str
    reroll: bool
    source: str
    own: bool
    """Not as in the house box."""


class MistakeView(Struct):
    """Something that is wrong in a box: on which card, in which field, and what."""

    card: str
    field: str
    message: str


class OwnBoxView(Struct):
    """What came of the text of a box: mistakes, or cards."""

    name: str
    mistakes: list[MistakeView]
    landscape: list[BoxCardView]
    village: list[BoxCardView]
    scenarios: list[tuple[int, str, str]]
    """Numbers, names, and what is special about each."""
    scenario: int
    """The one that is laid out."""


class SeatWish(Struct, forbid_unknown_fields=True):
    """What is wished for a player; what is left empty is drawn."""

    name: str
    character: str = ""
    skill: str = ""


class SetupWish(Struct, forbid_unknown_fields=True):
    """How a game is to be set up."""

    seats: list[SeatWish]
    third: SeatWish
    """The third meeple, in a variant that has one."""
    scenario: int
    """Its number; 0 to draw one."""
    level: int
    variant: str
    """For as many players as choose among variants; empty for others."""
    thrill: bool
    edition: str
    ask: bool
    """Whether the players are asked what the set-up leaves to them; else it is drawn."""
    odds: bool
    """Whether chances are shown from the beginning."""


class SkillChoice(Struct):
    name: str
    text: str
    """What it is called and about, with its dice and cards."""


class ScenarioChoice(Struct):
    """A scenario with what a small map of it shows."""

    number: int
    name: str
    line: str
    steps: int
    """From the start to the village."""
    rows: list[str]
    """A letter a square, as in the map of a box."""
    marks: dict[str, str]
    """What lies on a square: start, equipment or eruption."""
    house: bool


class LevelChoice(Struct):
    number: int
    text: str
    """What it costs, in words."""
    house: bool


class VariantChoice(Struct):
    """A variant that as many players choose; with a third meeple, the skills that meeple may have."""

    name: str
    players: int
    third: list[str]


class BoxView(Struct):
    """The box that is played with, or what is wrong with the one that was given."""

    name: str
    """Empty for the house box."""
    mistakes: list[str]
    """Each names file, card and field."""
    more: int
    """How many mistakes are not listed."""


class RefusalView(Struct):
    """Why a game can't be set up as wished: at which field, and whose."""

    field: str
    seat: int | None
    text: str


class SetupView(Struct):
    """The set-up dialogue: what there is to choose, and what was chosen the last time."""

    wish: SetupWish
    names: list[str]
    """A name for every place at the table, to begin with."""
    least: int
    characters: list[str]
    skills: list[SkillChoice]
    scenarios: list[ScenarioChoice]
    levels: list[LevelChoice]
    variants: list[VariantChoice]
    editions: list[str]
    box: BoxView
    refusal: RefusalView | None
    note: str
    """A sentence on how this dialogue came up, if there is one to say."""
    back: bool
    """Whether a game lies on the table, to go back to."""


class KeptView(Struct):
    """A game that was opened: what the browser would keep of it."""

    code: str
    round: int
    phase: str
    players: list[str]
    finished: bool


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


class Turn(Message, tag="turn"):
    """Turn a die of the lesson's own table; dice count from 1."""

    seat: str
    die: int
    face: str


class LayAnew(Message, tag="anew"):
    """Lay the lesson's own table as it was."""


class ShowOne(Message, tag="show-one"):
    """Lay and play the change that the lesson has thought of."""


class Open(Message, tag="open"):
    """Go to another lesson of the page."""

    lesson: str


class Resume(Message, tag="resume"):
    """What the browser has kept of earlier visits: a JSON text, `Progress` by the ids of lessons."""

    kept: str


class TurnSide(Message, tag="turn-side"):
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


class Solve(Message, tag="solve"):
    """An answer to an exercise, as a text."""

    name: str
    text: str


class CheckBox(Message, tag="check-box"):
    """Read the text of a box."""

    text: str


class LayOut(Message, tag="lay-out"):
    """Lay a scenario out."""

    scenario: int


class Deal(Message, tag="deal"):
    """Set a game up and begin it."""

    wish: SetupWish


class OwnBox(Message, tag="box"):
    """Play with the box in this text; without a text, with the house box."""

    text: str
    file: str = ""
    """What the file is called, if it was one."""


class SetUp(Message, tag="set-up"):
    """Go to the set-up dialogue, or back to the game on the table."""

    open: bool


class Find(Message, tag="find"):
    """Look whether a text is a game: a code, or what stands in a saved file."""

    text: str


AboutGame = Act | Why | Sit | Rise | Undo | Lift | ShowOdds | Go | Branch | Save | Load | New
TableMessage = AboutGame | Speak | LookUp
PlayMessage = TableMessage | Deal | OwnBox | SetUp
ResumeMessage = Find | Speak | LookUp
LessonMessage = Choose | Act | Why | Hint | Go | Turn | LayAnew | ShowOne | Open | Resume | Speak | LookUp
