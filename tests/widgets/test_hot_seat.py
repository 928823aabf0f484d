"""One screen for several people: whose it is, whose lines it takes, and when the curtain hangs."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.widgets.fuji import WIDGETS
from fujikit.widgets.hot_seat import (
    HotSeat,
    TableError,
    actors,
    after_move,
    awaited,
    initial_screen,
    pass_screen,
    require_actor,
    reveal_all,
    take_back,
    take_screen,
    undo_refusal,
)
from fujikit.widgets.visible_view import visible_view
from tests.support import STEVE, act, new_game, position, seat, three

CODE = HotSeat(code=("Jona",))


def act_at(game: Game[Any], screen: HotSeat, *lines: str) -> HotSeat:
    """The screen after lines that its person has played."""
    for line in lines:
        before = awaited(game, screen)
        act(game, line)
        screen = after_move(game, screen, before)
    return screen


def key(refused: pytest.ExceptionInfo[TableError]) -> str:
    return refused.value.key


def test_a_game_behind_screens_begins_with_a_curtain_for_the_first_person() -> None:
    game = three()
    screen = initial_screen(game, HotSeat())
    assert (screen.at, screen.curtain) == (None, "Clara")
    assert visible_view(game, screen, "en", WIDGETS) == game.view(None)


def test_a_curtain_passes_over_seats_that_code_plays() -> None:
    assert initial_screen(three(), HotSeat(code=("Clara",))).curtain == "Jona"


@pytest.mark.parametrize("phase", ["move", "roll", "erupt"])
def test_without_screens_everybody_acts_at_an_open_table(phase: str) -> None:
    game = three(phase)
    screen = initial_screen(game, HotSeat())
    assert (screen.at, screen.curtain) == (None, None)
    assert actors(game, screen) == ["Clara", "Jona", "Steve"]


def test_setting_up_is_open() -> None:
    game = new_game(choices="ask")
    assert initial_screen(game, HotSeat()).curtain is None
    assert visible_view(game, initial_screen(game, HotSeat()), "en", WIDGETS)["actions"]


def test_an_open_table_offers_what_all_people_may_do_and_nothing_else_of_theirs() -> None:
    game = three("move")
    open_view = visible_view(game, initial_screen(game, HotSeat()), "fr", WIDGETS)
    offered = [action for name in game.seats for action in game.view(name)["actions"]]
    chosen = ("ask", "intents", "offers", "things", "notes")
    assert {name: open_view[name] for name in game.own_view(None)} == {
        **game.own_view(None, "fr"),
        "actions": offered,
        "may_say": True,
    }
    offers = [offer for name in game.seats for offer in game.view(name, "fr")["offers"]]
    assert open_view["offers"] == offers
    assert {name: open_view[name] for name in open_view if name not in (*chosen, "actions", "may_say")} == {
        name: value
        for name, value in game.view(None, "fr").items()
        if name not in (*chosen, "actions", "may_say")
    }


def test_an_open_table_offers_nothing_of_seats_that_code_plays() -> None:
    game = three("move")
    actions = visible_view(game, initial_screen(game, CODE), "en", WIDGETS)["actions"]
    assert {action["seat"] for action in actions} == {"Clara", "Steve"}


def test_whoever_takes_the_screen_gets_their_own_view() -> None:
    game = three()
    screen = take_screen(game, initial_screen(game, HotSeat()), "Clara")
    assert visible_view(game, screen, "pl", WIDGETS) == game.view("Clara", "pl")


def test_people_may_take_the_screen_out_of_order() -> None:
    game = three()
    assert take_screen(game, initial_screen(game, HotSeat()), "Steve").at == "Steve"


def test_nobody_takes_the_screen_from_somebody() -> None:
    game = three()
    with pytest.raises(TableError) as refused:
        take_screen(game, HotSeat(at="Clara"), "Jona")
    assert key(refused) == "hot-seat.taken"
    assert take_screen(game, HotSeat(at="Clara"), "Clara").at == "Clara"


def test_the_screen_is_nobodys_at_an_open_table() -> None:
    game = three("move")
    with pytest.raises(TableError) as refused:
        take_screen(game, initial_screen(game, HotSeat()), "Clara")
    assert key(refused) == "hot-seat.open"
    with pytest.raises(TableError) as refused:
        pass_screen(game, initial_screen(game, HotSeat()), "")
    assert key(refused) == "hot-seat.open"


@pytest.mark.parametrize(("name", "why"), [("Bob", "nobody"), ("", "nobody"), ("Jona", "code")])
def test_only_a_person_of_the_table_takes_the_screen(name: str, why: str) -> None:
    with pytest.raises(TableError) as refused:
        take_screen(three(), CODE, name)
    assert key(refused) == f"hot-seat.{why}"


def test_a_person_who_is_still_awaited_stays() -> None:
    game = three()
    screen = act_at(game, HotSeat(at="Clara"), "Clara mark d1")
    assert screen.at == "Clara"


def test_after_being_ready_the_curtain_hangs_for_the_next_person_awaited() -> None:
    game = act(three(), "Clara mark d1", "Jona mark d3", "Steve mark e2")
    screen = act_at(game, HotSeat(at="Jona"), "Jona ready")
    assert (screen.at, screen.curtain) == (None, "Steve")
    screen = act_at(game, take_screen(game, screen, "Steve"), "Steve ready")
    assert screen.curtain == "Clara"


def test_a_question_to_somebody_else_hangs_the_curtain_for_them() -> None:
    game = position(
        seat("Clara", "d2", equipment=["lighter"]), seat("Jona", "d3"), seat("Steve", "e2"), phase="equip"
    )
    screen = act_at(game, HotSeat(at="Clara"), "Clara use lighter Steve")
    assert (screen.at, screen.curtain) == (None, "Steve")


def test_who_sat_down_though_nobody_waits_for_them_stays() -> None:
    game = act(three("equip"), "Jona ready")
    screen = act_at(game, HotSeat(at="Jona"), "Jona say hello")
    assert screen.at == "Jona"
    assert act_at(game, screen, "Jona wait").at == "Jona"


def test_when_the_screens_fall_the_table_is_open() -> None:
    game = act(three("equip"), "Jona ready", "Clara ready")
    screen = act_at(game, HotSeat(at="Steve"), "Steve ready")
    assert (screen.at, screen.curtain, screen.open) == (None, None, True)
    assert game.phase == "move"


def test_rising_hangs_the_curtain_for_whoever_is_awaited_next_or_is_named() -> None:
    game = act(three("equip"), "Jona ready")
    assert pass_screen(game, HotSeat(at="Clara"), "").curtain == "Steve"
    assert pass_screen(game, HotSeat(at="Steve"), "").curtain == "Clara"
    assert pass_screen(game, HotSeat(at="Clara"), "Jona") == HotSeat(curtain="Jona")
    with pytest.raises(TableError):
        pass_screen(game, HotSeat(at="Clara"), "Bob")


def test_only_lines_of_the_person_at_the_screen_are_taken() -> None:
    game = three()
    require_actor(game, HotSeat(at="Clara"), "Clara")
    for screen, name, why in (
        (HotSeat(at="Clara"), "Jona", "not-yours"),
        (HotSeat(curtain="Clara"), "Clara", "curtain"),
        (HotSeat(at="Clara"), "Bob", "nobody"),
        (HotSeat(at="Clara", code=("Jona",)), "Jona", "code"),
    ):
        with pytest.raises(TableError) as refused:
            require_actor(game, screen, name)
        assert key(refused) == f"hot-seat.{why}"


def test_at_an_open_table_code_has_no_lines() -> None:
    game = three("move")
    require_actor(game, initial_screen(game, CODE), "Clara")
    with pytest.raises(TableError):
        require_actor(game, initial_screen(game, CODE), "Jona")


def test_only_study_games_lift_all_screens() -> None:
    with pytest.raises(TableError) as refused:
        reveal_all(three(), HotSeat(), on=True)
    assert key(refused) == "hot-seat.no-study"


def test_a_played_game_stays_behind_its_screens_whatever_was_lifted_before() -> None:
    assert initial_screen(three(), HotSeat(lifted=True)).curtain == "Clara"


def test_with_all_screens_lifted_every_hand_shows_as_its_player_sees_it() -> None:
    game = three(study=True)
    screen = reveal_all(game, HotSeat(at="Clara"), on=True)
    assert (screen.at, screen.curtain, screen.lifted) == (None, None, True)
    shown = visible_view(game, screen, "en", WIDGETS)
    for name in game.seats:
        assert shown["seats"][name] == game.view(name)["seats"][name]
    assert shown["seats"]["Steve"]["dice"] == STEVE.split()
    assert {action["seat"] for action in shown["actions"]} == set(game.seats)
    assert reveal_all(game, screen, on=False).curtain == "Clara"


def test_with_all_screens_lifted_both_halves_of_the_third_hand_show() -> None:
    game = new_game(2, variant="b", study=True)
    shown = visible_view(game, reveal_all(game, HotSeat(), on=True), "en", WIDGETS)
    assert None not in shown["seats"]["Third"]["dice"]
    assert len(shown["seats"]["Third"]["dice"]) == 6


def test_a_game_that_ended_behind_screens_shows_all_dice() -> None:
    game = position(
        seat("Clara", "f4"),
        seat("Jona", "e5"),
        seat("Steve", "f3", equipment=["rope"]),
        phase="equip",
        edition="pl",
    )
    assert (
        None in visible_view(game, initial_screen(game, HotSeat()), "en", WIDGETS)["seats"]["Clara"]["dice"]
    )
    game.act("Steve use rope f4")
    assert game.outcome is not None
    assert game.phase == "equip"
    assert (
        None
        not in visible_view(game, initial_screen(game, HotSeat()), "en", WIDGETS)["seats"]["Clara"]["dice"]
    )


def test_a_person_takes_back_only_their_own_line() -> None:
    game = act(three(), "Clara mark d1")
    assert undo_refusal(game, HotSeat(at="Clara"), "en") == ""
    refusal = undo_refusal(game, HotSeat(at="Jona"), "en")
    assert isinstance(refusal, TableError)
    assert refusal.key == "hot-seat.undo-other"


def test_behind_a_curtain_nothing_is_taken_back() -> None:
    refusal = undo_refusal(act(three(), "Clara mark d1"), HotSeat(curtain="Clara"), "en")
    assert isinstance(refusal, TableError)
    assert refusal.key == "hot-seat.curtain"


def test_what_dice_have_decided_is_not_taken_back() -> None:
    game = three("roll", seed=3)
    act(game, "Clara roll")
    why = undo_refusal(game, HotSeat(at="Clara"), "fr")
    assert why == game.undo_refusal("fr") != ""


def test_in_a_study_game_anybodys_line_is_taken_back_and_codes_with_it() -> None:
    game = act(three(study=True), "Clara mark d1", "Jona mark d3", "Jona ready")
    assert undo_refusal(game, HotSeat(at="Steve", code=("Jona",)), "en") == ""
    take_back(game, CODE)
    assert [str(move.action) for move in game.history if move.action] == []


def test_in_a_played_game_one_line_is_taken_back() -> None:
    game = act(three(), "Clara mark d1", "Clara mark c2")
    take_back(game, HotSeat(at="Clara"))
    assert [str(move.action) for move in game.history if move.action] == ["Clara mark d1"]
