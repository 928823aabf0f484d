from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.errors import CannotUndo
from fujikit.engine.game import Game
from tests.fuji.cards.table import compared, of, table
from tests.support import act, clauses

READY = ("Clara ready", "Jona ready", "Steve ready")
BY_THE_VILLAGE: dict[str, Any] = {"Clara": {"at": "e4"}, "Jona": {"at": "e5"}, "Steve": {"at": "f5"}}


@pytest.mark.clause("card.rope", "rope.step")
@pytest.mark.parametrize("phase", ["plan", "equip"])
@pytest.mark.parametrize(
    ("square", "broken"),
    [
        ("d1", []),
        ("c2", []),
        ("d3", []),
        ("e2", []),
        ("d2", ["card.rope"]),
        ("e1", ["card.rope"]),
        ("d4", ["card.rope"]),
        ("f5", ["card.rope"]),
        ("b1", ["rope.step", "card.rope"]),
        ("a1", ["rope.step", "card.rope"]),
        ("a5", ["rope.step", "card.rope"]),
    ],
)
def test_the_rope_leads_to_an_adjacent_landscape_card(square: str, broken: list[str], phase: str) -> None:
    assert clauses(table("rope", phase=phase), f"Clara use rope {square}") == broken


@pytest.mark.clause("rope.step")
@pytest.mark.parametrize("letter", ["L", "R", "V", "."])
def test_lava_rubble_volcano_and_gaps_are_never_open_to_the_rope(letter: str) -> None:
    game = table("rope", map=f"V R R l l l\n. . {letter} l l l\n. . l l l l\n. . l l l v\n. . l l v v")
    assert clauses(game, "Clara use rope c2") == ["rope.step"]
    assert [str(action) for action in game.legal("Clara")] == [
        "Clara ready",
        "Clara use rope d1",
        "Clara use rope e2",
        "Clara use rope d3",
    ]


@pytest.mark.clause("rope.step")
def test_occupied_cards_and_cards_with_markers_are_open_to_the_rope() -> None:
    game = table("rope", phase="plan", Jona={"marker": "d1"})
    assert clauses(game, "Clara use rope d3") == clauses(game, "Clara use rope d1") == []
    act(game, "Clara use rope d3")
    assert of(game, "Clara")["at"] == of(game, "Jona")["at"] == "d3"


@pytest.mark.clause("rope.step")
def test_the_step_of_the_rope_is_on_top_of_the_three() -> None:
    game = act(table("rope"), "Clara use rope c2")
    assert of(game, "Clara")["at"] == "c2"
    planning = act(table("rope", phase="plan"), "Clara use rope d3")
    assert clauses(planning, "Clara mark f4") == []
    assert clauses(table("rope", phase="plan"), "Clara mark f4") == ["plan.three-steps"]


@pytest.mark.clause("card.rope")
@pytest.mark.parametrize(("edition", "broken"), [("en", ["card.rope"]), ("fr", ["card.rope"]), ("pl", [])])
def test_only_the_polish_rope_leads_into_the_village(edition: str, broken: list[str]) -> None:
    game = table("rope", edition=edition, Clara={"at": "e4"})
    assert clauses(game, "Clara use rope f4") == broken
    offered = [str(action) for action in game.legal("Clara")]
    assert ("Clara use rope f4" in offered) == (not broken)


@pytest.mark.clause("card.rope")
def test_in_phase_2_the_rerolls_are_counted_from_the_new_place() -> None:
    game = act(table("rope", phase="plan"), "Clara mark f3")
    assert of(game, "Clara")["rerolls"] == 0
    act(game, "Clara use rope d3")
    assert of(game, "Clara")["rerolls"] == 1


@pytest.mark.clause("plan.still-legal", "plan.ready-again")
def test_a_marker_out_of_reach_after_the_rope_is_laid_anew() -> None:
    game = act(table("rope", phase="plan"), "Clara mark f3", "Clara use rope c2")
    assert clauses(game, "Clara ready") == ["plan.still-legal"]
    act(game, "Clara mark d2")
    assert clauses(game, "Clara ready") == []


@pytest.mark.clause("card.rope")
def test_a_rope_without_a_token_can_be_taken_back() -> None:
    game = act(table("rope"), "Clara use rope c2")
    game.undo()
    assert (of(game, "Clara")["at"], of(game, "Clara")["equipment"]) == ("d2", ["rope"])


def drawing(edition: str = "en", phase: str = "plan", pile: tuple[str, ...] = ("radio", "map")) -> Game[Any]:
    return table("rope", phase=phase, edition=edition, tokens={"d1": "equipment"}, pile=list(pile))


@pytest.mark.clause("card.rope", "equip.one-at-a-time")
def test_an_equipment_token_may_be_drawn_by_rope() -> None:
    game = act(drawing(), "Clara use rope d1")
    assert [str(action) for action in game.legal("Clara")] == ["Clara draw", "Clara leave"]
    assert clauses(game, "Jona mark d3") == ["token.equipment"]
    assert clauses(game, "Clara use radio") == ["equip.one-at-a-time"]
    act(game, "Clara draw")
    assert of(game, "Clara")["equipment"] == ["radio"]
    assert game.view()["cards"]["d1"]["token"] is None
    with pytest.raises(CannotUndo):
        game.undo()


@pytest.mark.clause("card.rope", "token.decline")
def test_a_token_left_stays_for_others() -> None:
    game = act(drawing(), "Clara use rope d1", "Clara leave")
    assert of(game, "Clara")["equipment"] == []
    assert game.view()["cards"]["d1"]["token"] == "equipment"
    assert clauses(game, "Clara mark d1") == []


@pytest.mark.clause("setup.pile-empty")
def test_an_empty_pile_gives_no_card_and_the_token_goes() -> None:
    game = act(drawing(pile=()), "Clara use rope d1")
    assert game.view()["cards"]["d1"]["token"] is None
    assert clauses(game, "Clara mark d1") == []


@pytest.mark.clause("rope.drawn", "token.equipment-when")
@pytest.mark.parametrize(
    ("edition", "phase", "now"),
    [
        ("en", "plan", ["token.equipment-when"]),
        ("pl", "plan", ["token.equipment-when"]),
        ("fr", "plan", ["rope.drawn"]),
        ("en", "equip", ["token.equipment-when"]),
        ("fr", "equip", ["token.equipment-when"]),
    ],
)
def test_a_card_drawn_by_rope_waits(edition: str, phase: str, now: list[str]) -> None:
    game = act(drawing(edition, phase), "Clara use rope d1", "Clara draw")
    assert clauses(game, "Clara use radio") == now
    assert of(game, "Clara")["waiting"] == ["radio"]
    assert not [action for action in game.legal("Clara") if action.verb == "use"]


@pytest.mark.clause("rope.drawn")
@pytest.mark.parametrize(
    ("edition", "broken"), [("en", ["token.equipment-when"]), ("pl", ["token.equipment-when"]), ("fr", [])]
)
def test_a_card_drawn_in_phase_2_is_used_in_phase_4_in_french_only(edition: str, broken: list[str]) -> None:
    game = act(drawing(edition), "Clara use rope d1", "Clara draw")
    act(game, "Clara mark d1", "Jona mark d3", "Steve mark e2", *READY)
    act(game, "Clara stop", "Jona stop", "Steve stop")
    assert clauses(game, "Clara use radio") == broken
    assert of(game, "Clara")["waiting"] == (["radio"] if broken else [])


@pytest.mark.clause("rope.drawn")
def test_a_card_drawn_by_rope_is_used_from_the_next_round() -> None:
    game = act(drawing(phase="equip"), "Clara use rope d1", "Clara draw", *READY)
    act(game, "Clara move d2", "Jona move d3", "Steve move e2")
    assert clauses(game, "Clara use radio") == []


@pytest.mark.clause("rope.eruption", "token.eruption")
@pytest.mark.parametrize("phase", ["plan", "equip"])
@pytest.mark.parametrize(
    ("token", "lava"), [("eruption", ["b1"]), ("eruption2", ["b1", "c1"])], ids=["single", "double"]
)
def test_an_eruption_token_erupts_at_once(phase: str, token: str, lava: list[str]) -> None:
    game = act(table("rope", phase=phase, tokens={"d1": token}), "Clara use rope d1")
    assert game.view()["lava"] == lava
    assert game.view()["cards"]["d1"]["token"] is None
    assert game.phase == phase


LAVA_NEAR = "V L L l l l\n. . l l l l\n. . l l l l\n. . l l l v\n. . l l v v"


@pytest.mark.clause("rope.eruption", "goal.lose-lava")
def test_an_eruption_by_rope_can_lose_the_game() -> None:
    game = table("rope", map=LAVA_NEAR, tokens={"e3": "eruption"}, Clara={"at": "f3"}, Jona={"at": "d1"})
    act(game, "Clara use rope e3")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why, game.outcome.who) == (False, "goal.lose-lava", "Jona")


@pytest.mark.clause("rope.eruption", "plan.still-legal", "plan.ready-again")
def test_an_eruption_by_rope_gives_markers_back_in_phase_2() -> None:
    game = table("rope", phase="plan", map=LAVA_NEAR, tokens={"d3": "eruption"})
    act(game, "Jona mark c2", "Jona ready", "Steve mark e2", "Steve ready", "Clara use rope d3")
    assert (of(game, "Jona")["marker"], of(game, "Jona")["ready"]) == (None, False)
    assert (of(game, "Steve")["marker"], of(game, "Steve")["ready"]) == ("e2", True)


@pytest.mark.clause("rope.eruption", "plan.still-legal", "plan.ready-again")
def test_an_eruption_by_rope_that_cuts_a_way_takes_ready_back() -> None:
    ridge = "V L L l l l\n. . l l . l\n. . . l l l\n. . . . . v\n. . . . v v"
    game = table(
        "rope",
        phase="plan",
        map=ridge,
        tokens={"f2": "eruption"},
        Clara={"at": "f1"},
        Jona={"at": "d2"},
        Steve={"at": "f3"},
    )
    act(game, "Jona mark e1", "Jona ready", "Steve mark f3", "Steve ready", "Clara use rope f2")
    assert (of(game, "Jona")["marker"], of(game, "Jona")["ready"]) == ("e1", False)
    assert clauses(game, "Jona ready") == ["plan.still-legal"]
    assert of(game, "Steve")["ready"] is True


@pytest.mark.clause("rope.marker")
def test_in_phase_4_the_marker_stays_and_a_success_leads_back_to_it() -> None:
    game = act(table("rope", Clara={"dice": "B6 P6 Y6 B6 P6 Y6"}), "Clara use rope c2", *READY)
    assert of(game, "Clara")["marker"] == "d2"
    act(game, "Clara move d2")
    assert of(game, "Clara")["at"] == "d2"


@pytest.mark.clause("rope.marker")
def test_a_failure_keeps_the_meeple_where_the_rope_led_it() -> None:
    game = act(table("rope"), "Clara use rope c2", *READY, "Clara move d2")
    assert of(game, "Clara")["at"] == "c2"


@pytest.mark.clause("rope.marker", "move.lost-way")
def test_a_marker_out_of_reach_after_the_rope_is_lost() -> None:
    strong = {"dice": "B6 P6 Y6 B6 P6 Y6", "marker": "f3"}
    game = act(table("rope", Clara=strong), "Clara use rope c2", *READY)
    assert clauses(game, "Clara move f3 via d2 e2 f2") == ["move.lost-way"]
    assert compared(game, "Clara move f3") == (36, (20, 20))
    assert (of(game, "Clara")["at"], of(game, "Clara")["stamina"]) == ("c2", 0)


@pytest.mark.clause("rope.marker", "reroll.distance")
def test_in_phase_4_the_rope_brings_no_reroll() -> None:
    game = act(table("rope", Clara={"marker": "f3"}), "Clara use rope d3")
    assert clauses(game, "Clara reroll 1") == ["equip.no-reroll-no-marker"]
    assert of(game, "Clara")["rerolls"] == 0


@pytest.mark.clause("rope.win", "goal.win")
@pytest.mark.parametrize("phase", ["plan", "equip"])
def test_in_polish_the_last_meeple_roped_into_the_village_wins_at_once(phase: str) -> None:
    game = table("rope", "radio", phase=phase, edition="pl", **BY_THE_VILLAGE)
    act(game, "Clara use rope f4")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.score) == (True, 13)
    assert game.legal("Jona") == []


@pytest.mark.clause("rope.win", "goal.win-when")
def test_a_win_by_rope_comes_before_its_token() -> None:
    game = table("rope", edition="pl", map=LAVA_NEAR, tokens={"f4": "eruption2"}, **BY_THE_VILLAGE)
    act(game, "Clara use rope f4")
    assert game.outcome is not None
    assert game.outcome.won
    assert game.view()["lava"] == ["b1", "c1"]


@pytest.mark.clause("rope.win")
def test_a_rope_into_the_village_does_not_win_while_others_are_outside() -> None:
    game = table("rope", edition="pl", **{**BY_THE_VILLAGE, "Jona": {"at": "e3"}})
    act(game, "Clara use rope f4")
    assert game.outcome is None


@pytest.mark.clause("rope.win", "score.used-once")
def test_a_tinkerers_rope_used_once_scores_nothing() -> None:
    seats: dict[str, Any] = {**BY_THE_VILLAGE, "Clara": {"at": "e4", "skill": "tinkerer"}}
    game = act(table("rope", edition="pl", **seats), "Clara use rope f4")
    assert game.outcome is not None
    assert game.outcome.score == 12


@pytest.mark.clause("card.rope", "skill.tinkerer")
def test_a_tinkerer_goes_two_steps_by_rope() -> None:
    game = act(table("rope", Clara={"skill": "tinkerer"}), "Clara use rope d1", "Clara use rope e1")
    assert (of(game, "Clara")["at"], of(game, "Clara")["equipment"]) == ("e1", [])
