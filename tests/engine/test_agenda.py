"""The agenda: tasks lead to events and to further tasks, which come before all others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import fujikit
from fujikit.engine.agenda import AgendaAdvanced, advance, automatic
from fujikit.engine.events import Event


class Desk(Struct, frozen=True):
    agenda: tuple[Any, ...] = ()
    said: tuple[str, ...] = ()


class Said(Event[Desk], frozen=True):
    word: str

    def fold(self, state: Desk) -> Desk:
        return replace(state, said=(*state.said, self.word))


class Say(Struct, frozen=True):
    """Says a word, then has others said."""

    word: str
    then: tuple[Any, ...] = ()
    asks: bool = False

    def waits(self, state: Desk) -> bool:
        return self.asks

    def run(self, state: Desk) -> Iterable[Any]:
        return (Said(self.word), *self.then)


def run(desk: Desk) -> Desk:
    while steps := automatic(desk):
        for step in steps:
            assert isinstance(step, Event)
            desk = step.fold(desk)
    return desk


def test_tasks_are_done_in_their_order() -> None:
    assert run(Desk((Say("one"), Say("two")))).said == ("one", "two")


def test_what_a_task_leads_to_comes_before_everything_else() -> None:
    first = Say("one", (Say("one and a half"), Say("nearly two")))
    assert run(Desk((first, Say("two")))).said == ("one", "one and a half", "nearly two", "two")


def test_a_task_that_waits_stops_the_agenda_and_stays() -> None:
    asked = Say("two", asks=True)
    desk = run(Desk((Say("one"), asked, Say("three"))))
    assert (desk.said, desk.agenda) == (("one",), (asked, Say("three")))


def test_an_answer_takes_the_question_off_and_goes_on() -> None:
    desk = Desk((Say("two", asks=True), Say("three")))
    for step in advance([Said("yes"), Say("really")], done=1):
        assert isinstance(step, Event)
        desk = step.fold(desk)
    assert run(desk).said == ("yes", "really", "three")


def test_what_is_put_before_a_question_leaves_it_open() -> None:
    asked = Say("two", asks=True)
    desk = Desk((asked,))
    for step in advance([Say("first this")]):
        assert isinstance(step, Event)
        desk = step.fold(desk)
    desk = run(desk)
    assert (desk.said, desk.agenda) == (("first this",), (asked,))


def test_an_empty_agenda_does_nothing() -> None:
    assert automatic(Desk()) == ()


def test_steps_alone_do_not_turn_the_agenda() -> None:
    assert advance([Said("yes")]) == (Said("yes"),)


def test_nobody_hears_that_the_agenda_turned() -> None:
    assert AgendaAdvanced(1).log_message(Desk(), "Anna") is None


def test_the_agenda_is_in_no_answer_and_no_history_though_the_state_is_folded_from_it() -> None:
    game = fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=1, seed=7)
    opening = game.history[0].events
    answers = [opening, *(game.act(game.legal(game.awaits[0])[0]) for _ in range(20))]
    assert [move.events for move in game.history] == answers
    assert not any(isinstance(event, AgendaAdvanced) for events in answers for event in events)
    assert any(isinstance(event, AgendaAdvanced) for move in game.history for event in move.folded)
    state = game.start
    for move in game.history:
        assert move.before == state
        state = reduce(lambda before, event: event.fold(before), move.folded, state)
    assert state == game.state == fujikit.from_code(game.code()).state
