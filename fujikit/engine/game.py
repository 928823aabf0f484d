"""A game: the rules at work on a state, with its history."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from fujikit.engine.chance import ChanceSource, SeededSource
from fujikit.engine.display import Displayable
from fujikit.engine.errors import BadInput, BadLine, CannotUndo, IllegalAction
from fujikit.engine.events import Event
from fujikit.engine.log import Log, LogView
from fujikit.engine.nearest import unknown_seat
from fujikit.engine.notation import Action
from fujikit.engine.record import encode_record, record_text, setup_text
from fujikit.engine.rules import Foreseen, Outcome, Rules, Step
from fujikit.engine.table import table_view
from fujikit.engine.text_limits import MAX_MOVES
from fujikit.engine.verdict import Reason, Verdict, verdict_of

S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)
"""Only the game itself puts a new state in the place of the old, so every game is a `Game[object]`."""

MAX_EVENTS = 10_000
"""Of one move; rules that go on and on by themselves would never come back."""


class Move(Struct, Generic[S_co], frozen=True, gc=False):
    """One entry of the history: an action (None for what came by itself), its events, the state before."""

    action: Action | None
    folded: tuple[Event[S_co], ...]
    """Every event that leads from the state before to the one after, the engine's own with them."""
    before: S_co

    @property
    def events(self) -> tuple[Event[S_co], ...]:
        """What happened in the game."""
        return tuple([event for event in self.folded if not event.internal])


def states_before(move: Move[S]) -> list[tuple[S, Event[S]]]:
    """The events of a move, each with the state before it."""
    state, pairs = move.before, []
    for event in move.folded:
        pairs.append((state, event))
        state = event.fold(state)
    return pairs


class Game(Displayable, Generic[S_co]):
    """A game that is being played. `act` is the only way to change it, `undo` the only way back."""

    def __init__(
        self, rules: Rules[S_co], state: S_co, source: SeededSource, *, lang: str = "en", study: bool = False
    ) -> None:
        self.rules = rules
        self.state: S_co = state
        self.source = source
        self.lang = lang
        self.study = study
        self.start = state
        self._setup_text: str | None = None
        """Of the start; written once, since no move changes it."""
        self._history: list[Move[S_co]] = []
        self._log: Log[S_co] | None = None
        self._text: tuple[S_co, str, str] | None = None
        """The table as text, with the state and the language it was written for."""

    @property
    def seats(self) -> tuple[str, ...]:
        return self.rules.seats(self.state)

    @property
    def round(self) -> int:
        return self.rules.round(self.state)

    @property
    def phase(self) -> str:
        return self.rules.phase(self.state)

    @property
    def awaits(self) -> list[str]:
        """The seats without which the game does not go on."""
        return self.rules.awaits(self.state)

    @property
    def moves(self) -> int:
        """How many entries the history has."""
        return len(self._history)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game runs; then won or lost, why, score and verdict."""
        return self.rules.outcome(self.state, self.lang)

    @property
    def history(self) -> tuple[Move[S_co], ...]:
        """Every action with the events it led to, oldest first; the set-up comes before them all."""
        return tuple(self._history)

    def begin(self, dice: ChanceSource | None = None) -> None:
        """Let happen what comes by itself before anybody acts."""
        if self.rules.automatic(self.state):
            self._play(None, (), dice or self.source)

    def legal(self, seat: str) -> list[Action]:
        """Every action but `say` that the seat may take now; `str(action)` is its line."""
        if seat not in self.seats:
            seat = self._seat_called(seat)
        return self.rules.legal(self.state, seat)

    def read(self, line: str | Action) -> Action:
        """The action of a line, or `IllegalAction`."""
        if isinstance(line, Action):
            return line
        try:
            return self.rules.read(self.state, line)
        except BadLine as bad:
            raise IllegalAction(" ".join(line.split())[:80], self._unreadable(bad)) from None

    def check(self, line: str | Action) -> Verdict:
        """Whether the line is legal, and if not, every clause that it breaks. Never raises."""
        try:
            action = self.read(str(line))  # an action made by hand may hold anything
        except IllegalAction as illegal:
            return illegal.verdict
        return verdict_of(self.rules.refuse(self.state, action), self.lang)

    def act(self, line: str | Action) -> tuple[Event[S_co], ...]:
        """Do what the line says; the events that followed. `IllegalAction` changes nothing."""
        return self.act_with(line, self.source)

    def act_with(self, line: str | Action, dice: ChanceSource) -> tuple[Event[S_co], ...]:
        """`act`, with results of chance from elsewhere: a record, say."""
        action = self.read(line) if isinstance(line, str) else line
        reasons = tuple(self.rules.refuse(self.state, action))
        if reasons:
            raise IllegalAction(str(action), verdict_of(reasons, self.lang))
        if len(self._history) >= MAX_MOVES:
            raise BadInput(f"this game has {MAX_MOVES:,} moves, and its record could not be read with more")
        return self._play(action, self.rules.do(self.state, action), dice)

    def obstacles(self, seat: str, thing: str) -> Verdict:
        """Why a seat can't use a thing of the table now, whatever it would use it on. Never raises."""
        try:
            return verdict_of(self.rules.obstacles(self.state, seat, thing), self.lang)
        except BadLine as bad:
            return self._unreadable(bad)

    def undo(self) -> Action:
        """Take one action back and return it; refuses to cross chance or a reveal outside study games."""
        if sentence := self.undo_refusal():
            raise CannotUndo(sentence)
        last = self._history.pop()
        self.state, self._log = last.before, None
        assert last.action is not None
        return last.action

    def undo_refusal(self, lang: str | None = None) -> str:
        """The sentence that says why the last action can't be taken back; empty where it can."""
        translate = self.rules.words.translate
        if not self._history or self._history[-1].action is None:
            return translate("ui", "undo-start", lang or self.lang)
        last = self._history[-1]
        if not self.study and any(event.by_chance or event.reveals for event in last.folded):
            return translate(
                "ui", "undo-chance", lang or self.lang, line=self._label(last, lang or self.lang)
            )
        return ""

    def _label(self, move: Move[Any], lang: str) -> str:
        """What the action of a move says on a button."""
        return self.rules.presenter.describe(move.before, move.action, lang).label

    def at(self, moves: int) -> Game[S_co]:
        """The game as it was after so many entries of its history; it can be played on from there."""
        if not 0 <= moves <= len(self._history):
            raise BadInput(f"this game has {len(self._history)} moves, so there is no move {moves}")
        state = self._history[moves].before if moves < len(self._history) else self.state
        twin = Game(self.rules, state, self.source.copy(), lang=self.lang, study=self.study)
        twin.start = self.start
        twin._setup_text = self._setup_text
        twin._history = self._history[:moves]
        return twin

    def again(self, source: SeededSource) -> Game[S_co]:
        """A game with the same set-up before anything has happened in it."""
        return Game(self.rules, self.start, source, lang=self.lang, study=self.study)

    def view(self, seat: str | None = None, lang: str | None = None) -> Any:
        """Plain JSON data: what the seat may see; without a seat, what everybody may see.

        It has the game's own part and, under the keys of `fujikit.engine.view.TableView`, all that a table
        needs to let somebody play.
        """
        own = self.own_view(seat, lang)
        return {**msgspec.to_builtins(table_view(self, seat, lang)), **own}

    def own_view(self, seat: str | None = None, lang: str | None = None) -> Any:
        """The game's own part of a view: all that can be seen, without the words and things of a table.

        Computer players and the odds need no more, and it is made several times as fast.
        """
        if seat is not None and seat not in self.seats:
            raise BadInput(f"seat: {unknown_seat(seat, self.seats)}")
        return msgspec.to_builtins(self.rules.view(self.state, seat, self._round_log(), lang or self.lang))

    def log(self, seat: str | None = None, lang: str | None = None) -> list[LogView]:
        """The log sentences of this round for a seat; without a seat, those that everybody gets."""
        return self._round_log().sentences_for(seat, lang or self.lang)

    def story(self, move: Move[S_co], seat: str | None = None, lang: str | None = None) -> list[str]:
        """The log sentences of a move for a seat; without a seat, those that everybody gets."""
        return [
            self.rules.words.translate("log", message.key, lang or self.lang, **message.numbers)
            for state, event in states_before(move)
            if (message := event.log_message(state, seat)) is not None
        ]

    def text(self, lang: str | None = None) -> str:
        """The table as text."""
        state, lang = self.state, lang or self.lang
        if self._text is None or self._text[0] is not state or self._text[1] != lang:
            self._text = state, lang, self.rules.show(state, lang)
        return self._text[2]

    def position(self) -> str:
        """This moment as a position file; `fujikit.position` reads it."""
        return self.rules.position(self.state)

    def record(self) -> str:
        """The game as text: set-up, lines, and what chance gave."""
        if self._setup_text is None:
            self._setup_text = setup_text(self)
        return record_text(self, self._setup_text)

    def save(self, path: str | Path) -> None:
        """Write the record to a file; `fujikit.load` reads it."""
        Path(path).write_text(self.record(), encoding="utf-8")

    def code(self) -> str:
        """The record as one line of URL-safe text; `fujikit.from_code` reads it."""
        return encode_record(self.record())

    def copy(self) -> Game[S_co]:
        """The same game once more; what is done to one does not touch the other."""
        return self.at(len(self._history))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<fujikit {self.rules.name}: round {self.round}, {self.phase}, {len(self._history)} moves>"

    def _play(
        self, action: Action | None, steps: Iterable[Step | Foreseen], dice: ChanceSource
    ) -> tuple[Event[S_co], ...]:
        """Fold what the steps say, and then all that follows by itself."""
        state, rules = self.state, self.rules
        happened: list[tuple[S_co, Event[S_co]]] = []
        while len(happened) < MAX_EVENTS:
            for step in steps:
                event = step.settle(dice)
                happened.append((state, event))
                state = step.after if isinstance(step, Foreseen) else event.fold(state)
            steps = rules.automatic(state)
            if not steps:
                break
        else:
            raise BadInput(
                f"{rules.name} comes to no end: {happened[-1][1]!r} is event {len(happened):,} of a move"
            )
        move = Move(action, tuple([event for _, event in happened]), self.state)
        self._history.append(move)
        if rules.round(state) != rules.round(self.state):
            self._log = Log(rules.words, happened)
        elif self._log is not None:
            self._log.add(happened)
        self.state = state
        return move.events

    def _round_log(self) -> Log[S_co]:
        """The events of this round and of the move that began it."""
        if self._log is None:
            self._log = Log(self.rules.words)
            for move in self._moves_of_round():
                self._log.add(states_before(move))
        return self._log

    def _moves_of_round(self) -> list[Move[S_co]]:
        first = len(self._history)
        while first > 0:
            first -= 1
            if self.rules.round(self._history[first].before) != self.round:
                break
        return self._history[first:]

    def _seat_called(self, name: str) -> str:
        """The seat of a name in capitals or small letters, as in a line."""
        found = [seat for seat in self.seats if seat.casefold() == str(name).casefold()]
        if not found:
            raise BadInput(f"seat: {unknown_seat(name, self.seats)}")
        return found[0]

    def _unreadable(self, bad: BadLine) -> Verdict:
        numbers = tuple(bad.numbers.items())
        return Verdict((Reason(bad.clause, bad.case, numbers, self.rules.words, self.lang),))
