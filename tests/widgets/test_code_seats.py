"""Seats that code plays: they act when they are awaited, and code that can't is stopped."""

from __future__ import annotations

import logging
import subprocess
import sys
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES
from fujikit.teams import KINDS
from fujikit.widgets.code_seats import MAX_LINES, CodeSeats, Function
from fujikit.widgets.persistence import GameSaver, restore
from fujikit.widgets.screen_words import screen_words, translate
from fujikit.widgets.table import Table
from tests.support import act, new_game, position, seat, three
from tests.widgets.people import ask, play, sit


def simple(view: Any) -> str:
    """Stay, and be done as soon as possible."""
    own, lines = view["seats"][view["seat"]], [action["line"] for action in view["actions"]]
    done = [line for line in lines if line.split()[1] in ("ready", "stop", "decline", "move", "leave")]
    stay = f"{view['seat']} mark {own['at']}"
    return done[0] if done else stay if stay in lines and own["marker"] != own["at"] else lines[0]


def lines_of(table: Table, name: str) -> list[str]:
    return [str(move.action) for move in table.game.history if move.action and move.action.seat == name]


def test_code_plays_until_it_is_done_and_people_are_left() -> None:
    table = Table(three(), players={"Jona": simple})
    assert lines_of(table, "Jona") == ["Jona mark d3", "Jona ready"]
    assert table.screen["people"] == ["Clara", "Steve"]
    assert table.screen["curtain"] == "Clara"


def test_code_answers_a_question_of_a_person() -> None:
    game = position(
        seat("Clara", "d2", equipment=["lighter"]), seat("Jona", "d3"), seat("Steve", "e2"), phase="equip"
    )
    table = Table(game, players={"Jona": simple})
    sit(table, "Clara")
    assert table.act("Clara use lighter Jona").ok
    assert table.view["prompt"] is None
    assert table.screen["at"] == "Clara"


def polite(view: Any) -> str | None:
    """Goes last."""
    return simple(view) if view["awaits"] == [view["seat"]] else None


def test_code_may_let_people_go_first() -> None:
    table = Table(three("move"), players={"Clara": polite})
    assert lines_of(table, "Clara") == []
    for line in ("Jona move d3", "Steve move e2"):
        assert table.act(line).ok
    assert lines_of(table, "Clara")[0].startswith("Clara move")


def test_code_is_asked_again_after_somebody_has_said_something() -> None:
    def listens(view: Any) -> str | None:
        heard = [said["text"] for said in view["said"] if said["seat"] != "Jona"]
        answered = any(said["seat"] == "Jona" for said in view["said"])
        return "Jona say fine" if heard and not answered else None

    table = Table(three(), players={"Jona": listens})
    assert lines_of(table, "Jona") == []
    sit(table, "Clara")
    assert table.act("Clara say hello").ok
    assert lines_of(table, "Jona") == ["Jona say fine"]


def test_code_alone_plays_a_game_to_its_end() -> None:
    table = Table(new_game(), players=dict.fromkeys(("Clara", "Jona", "Steve"), simple))
    assert table.view["outcome"]
    assert table.screen["people"] == []


def raises(view: Any) -> str:
    raise RuntimeError("inside")


def loops(view: Any) -> str:
    return "Jona mark d2" if view["seats"]["Jona"]["marker"] == "d3" else "Jona mark d3"


BAD: dict[str, Function] = {
    "failed": raises,
    "endless": loops,
    "no-line": lambda view: 7,
    "illegal": lambda view: "Jona move a1",
    "other-seat": lambda view: "Clara mark d2",
}


@pytest.mark.parametrize("why", BAD)
def test_code_that_can_not_play_is_stopped_and_people_play_on(
    why: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    table = Table(three(), players={"Jona": BAD[why]})
    assert "Jona" in table.screen["warning"]
    assert table.screen["people"] == ["Clara", "Jona", "Steve"]
    sit(table, "Jona")
    assert table.act("Jona mark d1").ok
    assert lines_of(table, "Clara") == []


def test_what_stopped_code_is_told_with_the_line_that_led_to_it() -> None:
    game = position(
        seat("Clara", "d2", equipment=["lighter"]), seat("Jona", "d3"), seat("Steve", "e2"), phase="equip"
    )
    act(game, "Jona ready")
    table = Table(game, players={"Jona": lambda view: "garbage"})
    sit(table, "Clara")
    answer = table.act("Clara use lighter Jona")
    assert answer.ok
    assert "Jona" in answer.note
    assert table.screen["curtain"] == "Jona"


def test_no_code_plays_more_than_so_many_lines() -> None:
    game, code = three(), CodeSeats({"Jona": loops})
    stopped = code.finish(game)
    assert len(game.history) <= MAX_LINES + 1
    assert ([note.key for note in stopped], code.players) == (["code.endless"], {})


def test_code_that_lets_others_go_first_for_ever_is_stopped_once_nobody_else_is_awaited() -> None:
    table = Table(three(), players={"Jona": lambda view: None})
    assert table.screen["people"] == ["Clara", "Steve"]
    play(table, "Clara mark d1", "Clara ready", "Steve mark e2", "Steve ready")
    assert table.screen["people"] == ["Clara", "Jona", "Steve"]
    assert "Jona" in table.screen["warning"]


def test_code_gets_the_view_of_its_seat_and_nothing_else() -> None:
    seen: list[Any] = []

    def looks(view: Any) -> str:
        seen.append(view)
        return simple(view)

    game = three()
    first = game.own_view("Jona")
    Table(game, players={"Jona": looks})
    assert seen[0] == first
    assert {view["seat"] for view in seen} == {"Jona"}


def test_nobody_sits_down_for_code() -> None:
    table = Table(three(), players={"Jona": simple})
    assert not ask(table, "take-screen", seat="Jona").ok
    sit(table, "Clara")
    assert not table.act("Jona wait").ok


def test_only_seats_of_the_table_are_played_by_code() -> None:
    with pytest.raises(ValueError, match="Bob"):
        Table(three(), players={"Bob": simple})


def test_only_kinds_that_there_are_take_a_seat() -> None:
    with pytest.raises(BadInput, match="Jona: 'oracle' is none of random"):
        Table.new(["Clara", "Jona"], code={"Jona": "oracle"}, variant="a")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_that_may_take_a_seat_has_a_name_on_the_screen(lang: str) -> None:
    assert [kind for kind in KINDS if f"code.{kind}" not in screen_words(lang)] == []


def watched(**players: Any) -> Table:
    """A table that a browser looks at."""
    table = Table(three(), players=players)
    table.has_frontend = True
    return table


def test_a_watched_table_waits_until_the_next_thing_is_asked_for() -> None:
    table = watched(Jona=simple)
    ask(table, "restart")
    assert (lines_of(table, "Jona"), table.screen["thinking"]) == ([], True)
    assert ask(table, "play-code").ok
    assert lines_of(table, "Jona") == ["Jona mark d3"]
    assert ask(table, "play-code").ok
    assert lines_of(table, "Jona") == ["Jona mark d3", "Jona ready"]
    assert ask(table, "play-code").ok
    assert table.screen["thinking"] is False


def test_all_that_code_wants_to_do_can_be_asked_for_at_once() -> None:
    table = watched(Jona=simple, Steve=simple)
    ask(table, "restart")
    assert ask(table, "play-code", all=True).ok
    assert len(lines_of(table, "Jona") + lines_of(table, "Steve")) == 4
    assert table.screen["thinking"] is False


def test_a_person_acts_while_code_still_thinks() -> None:
    table = watched(Jona=simple, Steve=simple)
    ask(table, "restart")
    assert table.act("Clara mark d1").ok
    assert table.screen["thinking"] is True
    assert lines_of(table, "Jona") == []


def rerolls(view: Any) -> str:
    """Throws as often as it may."""
    throws = [action["line"] for action in view["actions"] if action["verb"] == "reroll"]
    return throws[0] if throws else simple(view)


def test_throws_behind_a_screen_are_no_steps_of_their_own() -> None:
    table = watched(Jona=rerolls, Steve=rerolls)
    ask(table, "restart")
    for line in ("Clara mark d2", "Clara ready"):
        assert table.act(line).ok
    while not table.screen["all_ready"]:
        assert ask(table, "play-code").ok
    assert ask(table, "all-ready").ok
    before = len(table.game.history)
    assert ask(table, "play-code").ok
    assert len(table.game.history) > before + 2
    assert (table.game.phase, table.screen["thinking"]) == ("reroll", False)


def test_nothing_is_asked_of_code_while_the_past_is_shown() -> None:
    table = watched(Jona=simple)
    ask(table, "restart")
    assert ask(table, "go-to-step", step=0).ok
    assert not ask(table, "play-code").ok
    assert lines_of(table, "Jona") == []


def test_what_stopped_code_is_told_when_it_was_asked_for() -> None:
    table = Table(three(), players={"Jona": lambda view: None})
    table.has_frontend = True
    for line in ("Clara mark d1", "Clara ready", "Steve mark e2", "Steve ready"):
        play(table, line)
    answer = ask(table, "play-code")
    assert answer.ok
    assert "Jona" in answer.note


def test_a_seat_is_handed_to_code_and_back() -> None:
    table = Table(three())
    assert ask(table, "hand-over", seat="Jona", kind="newcomer").ok
    assert table.screen["code"] == {"Jona": "newcomer"}
    assert lines_of(table, "Jona")
    assert ask(table, "hand-over", seat="Jona", kind="").ok
    assert table.screen["people"] == ["Clara", "Jona", "Steve"]
    assert not ask(table, "hand-over", seat="Bob", kind="newcomer").ok
    assert not ask(table, "hand-over", seat="Jona", kind="seer").ok


def test_somebody_who_plays_with_code_alone_needs_no_curtain() -> None:
    table = Table(three(), players={"Jona": simple, "Steve": simple})
    assert (table.screen["at"], table.screen["curtain"]) == ("Clara", None)
    assert table.view["seat"] == "Clara"
    refused = ask(table, "pass-screen")
    assert not refused.ok
    assert refused.note == translate("hot-seat.alone", "en")
    for line in ("Clara mark d2", "Clara ready", "Clara stop", "Clara ready"):
        assert table.act(line).ok
    assert table.game.phase == "move"
    assert table.act("Clara move d2").ok
    assert (table.game.round, table.screen["at"]) == (2, "Clara")


def test_a_seat_that_goes_back_to_a_person_hangs_a_curtain_between_people_again() -> None:
    table = Table(three(), players={"Jona": simple, "Steve": simple})
    assert ask(table, "hand-over", seat="Jona", kind="").ok
    assert (table.screen["at"], table.screen["people"]) == ("Clara", ["Clara", "Jona"])
    assert ask(table, "pass-screen").ok
    assert table.screen["curtain"] == "Clara"


def test_whoever_sits_at_a_seat_that_goes_to_code_makes_room() -> None:
    table = Table(three())
    sit(table, "Clara")
    assert ask(table, "hand-over", seat="Clara", kind="newcomer").ok
    assert (table.screen["at"], table.screen["curtain"]) == (None, "Jona")


@pytest.mark.parametrize("study", [False, True])
def test_a_game_that_comes_back_remembers_who_is_code(*, study: bool) -> None:
    table = Table(three(study=study), players={"Jona": "random", "Steve": simple})
    assert restore(table_text(table)).code == {"Jona": "random", "Steve": ""}
    other = Table(None)
    assert ask(other, "load", text=table_text(table)).ok
    assert other.screen["code"] == {"Jona": "random"}  # the function stays in its own notebook
    here = Table(three(), players={"Steve": simple})
    assert ask(here, "load", text=table_text(table)).ok
    assert here.screen["code"] == {"Jona": "random", "Steve": ""}


def table_text(table: Table) -> str:
    file = ask(table, "save").file
    assert file is not None
    return file.text


def test_a_seat_handed_back_stays_a_persons_when_the_game_comes_back() -> None:
    table = Table(three(), players={"Jona": simple})
    ask(table, "hand-over", seat="Jona", kind="")
    text = table_text(table)
    again = Table(three(), players={"Jona": simple})
    assert ask(again, "load", text=text).ok
    assert again.screen["code"] == {}


@pytest.mark.parametrize("told", ["nonsense", "[]", '{"Jona": "oracle", "Bob": "random", "Steve": 3}'])
def test_seats_of_code_that_make_no_sense_are_peoples(told: str) -> None:
    game = three(study=True)
    assert restore(f"{game.record()}# seats of code: {told}\n").code in (None, {})


def test_a_sentence_that_looks_like_the_note_on_seats_is_only_a_sentence() -> None:
    game = act(three(study=True), 'Clara say # seats of code: {"Clara": "random"}')
    assert restore(GameSaver().saved_code(game)).code is None


def test_a_table_brings_numpy_only_for_code_that_reckons() -> None:
    program = """
import sys
from fujikit.widgets import Table
three = ["Clara", "Jona", "Steve"]
Table.new(three, code={"Jona": "newcomer"}, seed=7)
before = "numpy" in sys.modules
Table.new(three, code={"Jona": "teammate"}, seed=7)
print(before, "numpy" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False True\n"


def test_alone_with_code_nothing_is_sent_but_the_own_view() -> None:
    table = watched(Jona=rerolls, Steve=rerolls)
    ask(table, "restart")
    while table.game.round < 3 and not table.view["outcome"]:
        answer = ask(table, "play-code")
        assert (answer.ok, answer.line, answer.reasons) == (True, "", [])
        if table.view["screens"]:
            assert table.view == table.game.view("Clara")
        if not table.screen["thinking"] and "Clara" in table.view["awaits"]:
            assert table.act(simple(table.game.view("Clara"))).ok


def test_nothing_is_taken_back_where_only_code_has_acted() -> None:
    game = three()
    game.study = True
    table = Table(game, players={"Jona": simple, "Steve": simple})
    before = len(game.history)
    assert table.screen["can_undo"] is False
    assert table.screen["undo_why"]
    assert not ask(table, "undo").ok
    assert len(game.history) == before


def test_who_gives_the_own_seat_to_code_does_not_see_the_dice_of_the_only_person_left() -> None:
    table = Table(three(), players={"Steve": simple})
    sit(table, "Clara")
    assert ask(table, "hand-over", seat="Clara", kind="newcomer").ok
    assert table.screen["people"] == ["Jona"]
    assert (table.screen["at"], table.screen["curtain"]) == (None, "Jona")
    assert table.view["seat"] is None
    sit(table, "Jona")
    assert table.view["seat"] == "Jona"


def test_a_curtain_that_hangs_does_not_fall_because_somebody_else_goes() -> None:
    table = Table(three(), players={"Steve": simple})
    assert table.screen["curtain"] == "Clara"
    assert ask(table, "hand-over", seat="Jona", kind="newcomer").ok
    assert (table.screen["at"], table.screen["curtain"]) == (None, "Clara")


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_code_that_lets_people_go_first_says_so_in_the_question(lang: str) -> None:
    table = Table(three("move"), players={"Jona": lambda _view: None}, lang=lang)
    assert table.view["ask"]["question"] == translate("code.first", lang, names=["Jona"], count=1)
    assert Table(three("move"), lang=lang).view["ask"]["question"] != table.view["ask"]["question"]
