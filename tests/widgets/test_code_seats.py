"""Seats that code plays: they act when they are awaited, and code that can't is stopped."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from fujikit.widgets.code_seats import MOST, Player, play_code
from fujikit.widgets.hot_seat import HotSeat
from fujikit.widgets.table import Table
from tests.support import act, new_game, position, seat, three
from tests.widgets.people import ask, sit

pytestmark = pytest.mark.usefixtures("house")


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


def test_where_the_order_counts_people_go_first() -> None:
    table = Table(three("move"), players={"Clara": simple})
    assert lines_of(table, "Clara") == []
    for line in ("Jona move d3", "Steve move e2"):
        assert table.act(line).ok
    assert lines_of(table, "Clara")[0].startswith("Clara move")


def test_code_alone_plays_a_game_to_its_end() -> None:
    table = Table(new_game(), players=dict.fromkeys(("Clara", "Jona", "Steve"), simple))
    assert table.view["outcome"]
    assert table.screen["people"] == []


def raises(view: Any) -> str:
    raise RuntimeError("inside")


def loops(view: Any) -> str:
    return "Jona mark d2" if view["seats"]["Jona"]["marker"] == "d3" else "Jona mark d3"


BAD: dict[str, Player] = {
    "failed": raises,
    "endless": loops,
    "no-line": lambda view: None,
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
    game = three()
    screen, stopped = play_code(game, HotSeat(code=("Jona",)), {"Jona": loops})
    assert len(game.history) <= MOST + 1
    assert ([note.key for note in stopped], screen.code) == (["code.endless"], ())


def test_code_gets_the_view_of_its_seat_and_nothing_else() -> None:
    seen: list[Any] = []

    def looks(view: Any) -> str:
        seen.append(view)
        return simple(view)

    game = three()
    first = game.view("Jona")
    Table(game, players={"Jona": looks})
    assert seen[0] == first
    assert {view["seat"] for view in seen} == {"Jona"}


def test_nobody_sits_down_for_code() -> None:
    table = Table(three(), players={"Jona": simple})
    assert not ask(table, "sit", seat="Jona").ok
    sit(table, "Clara")
    assert not table.act("Jona wait").ok


def test_only_seats_of_the_table_are_played_by_code() -> None:
    with pytest.raises(ValueError, match="Bob"):
        Table(three(), players={"Bob": simple})
