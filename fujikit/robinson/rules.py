"""Robinson's rulebook put together: which verb belongs where, and what the engine asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from fujikit.engine.chance import SeededSource
from fujikit.engine.errors import BadRecord
from fujikit.engine.log import Log
from fujikit.engine.notation import Action
from fujikit.engine.rules import Foreseen, Outcome, Step
from fujikit.engine.verbs import named_seat
from fujikit.engine.verdict import Reason
from fujikit.robinson.actions import Choose, GoOn, OfPawn, Ready, RobinsonAction, Use
from fujikit.robinson.clauses import WORDS, broken
from fujikit.robinson.own_box import record
from fujikit.robinson.phases import answers
from fujikit.robinson.position import read, write
from fujikit.robinson.setup import new_game, options, start
from fujikit.robinson.state import NEVER, WAITS, State
from fujikit.robinson.things import uses
from fujikit.robinson.verbs import VERBS
from fujikit.robinson.views import table_view, text_table
from fujikit.robinson.views.presenter import RobinsonPresenter
from fujikit.robinson.views.table_view import View
from fujikit.robinson.waiting import rule as waiting
from fujikit.robinson.work import offers

ANSWERS = (Choose, GoOn, Ready)
"""What lets by everything that could have been used instead."""


class Robinson:
    """The rules of Robinson Crusoe, as the engine wants them."""

    name = "robinson"
    words = WORDS
    presenter = RobinsonPresenter()
    languages: tuple[str, ...] = ("en",)

    def start(self, setup: Mapping[str, object], where: str, lang: str) -> State:
        data = dict(setup)
        box = record.box_of_record(data, where)
        wanted = {key: value for key, value in data.items() if key != "cards"}
        if isinstance(text := wanted.get("position"), str) and wanted.keys() <= {"position", "waits"}:
            state = read.read(text, f"{where}: position", box, lang)[0]
            waits = wanted.get("waits", NEVER)
            if waits not in WAITS:
                raise BadRecord(f"{where}: setup: waits: {waits!r} is none of {', '.join(WAITS)}")
            return replace(state, table=replace(state.table, waits=waits))
        try:
            made = msgspec.convert({**wanted, "box": box}, options.Options)
        except msgspec.ValidationError as error:
            raise BadRecord(f"{where}: setup: {error}") from None
        options.check_options(made)
        return start.start(made, lang)

    def new(self, options: Mapping[str, Any], source: SeededSource, lang: str) -> State:
        return start.start(new_game.complete_options(options, source), lang)

    def setup(self, state: State) -> Mapping[str, object]:
        table = state.table
        made = {"position": table.position} if table.position else start.data_of(state)
        return {**made, **start.waits_of(table), "cards": record.packed(table.box)}

    def read_position(self, text: str, where: str, box: Any, lang: str) -> tuple[State, bool]:
        return read.read(text, where, new_game.box_of(box), lang)

    def seats(self, state: State) -> tuple[str, ...]:
        return state.table.names

    def round(self, state: State) -> int:
        return state.round

    def phase(self, state: State) -> str:
        return state.phase

    def awaits(self, state: State) -> list[str]:
        return answers.awaits(state)

    def outcome(self, state: State, lang: str) -> Outcome | None:
        return state.outcome

    def read(self, state: State, line: str) -> RobinsonAction:
        action = VERBS.read(state, state.table.names, line)
        own = isinstance(action, OfPawn) and action.pawn == action.seat
        return replace(action, pawn="") if own else action

    def refuse(self, state: State, action: RobinsonAction) -> Iterator[Reason]:
        if state.outcome is not None:
            return iter((broken("rc.end.win", "over"),))
        return VERBS[type(action)].refuse(state, action)

    def do(self, state: State, action: RobinsonAction) -> Iterable[Step]:
        steps = VERBS[type(action)].do(state, action)
        return waiting.answered(state, steps) if isinstance(action, ANSWERS) else steps

    def automatic(self, state: State) -> Sequence[Step | Foreseen]:
        if state.outcome is not None:
            return ()
        return waiting.automatic(state)

    def legal(self, state: State, seat: str) -> list[Action]:
        if state.outcome is not None:
            return []
        return [*answers.offer(state, seat), *offers.offer(state, seat), *uses.offer(state, seat)]

    def obstacles(self, state: State, seat: str, thing: str) -> Iterable[Reason]:
        return self.refuse(state, Use(named_seat(seat, state.table.names), thing))

    def view(self, state: State, seat: str | None, log: Log[State], lang: str) -> View:
        return table_view.view(state, seat, self.legal(state, seat) if seat is not None else [], log, lang)

    def show(self, state: State, lang: str) -> str:
        return text_table.show(state, lang)

    def position(self, state: State) -> str:
        return write.write(state)

    def random_setup_choice(self, state: State, source: SeededSource) -> Action | None:
        """Nothing of the set-up is left to the players."""
        return None


ROBINSON = Robinson()
