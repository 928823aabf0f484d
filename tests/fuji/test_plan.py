"""Phase 2: where markers may lie, and when the phase ends."""

from typing import Any

import pytest

from fujikit.engine.game import Game
from tests.support import CLARA, act, clauses, new_game, position, seat, three

SHELF = """
V L l l
. . L L
. . l v
"""
"""Two landscape cards, c1 and d1, cut off from the rest by lava."""
CORNER = """
V R l .
. . . l
. . l .
"""
"""Three cards that touch at their corners only."""


def numbers(game: Game[Any], line: str) -> dict[str, object]:
    """The numbers of the only reason against a line."""
    (reason,) = game.check(line).reasons
    return dict(reason.numbers)


def marked(game: Game[Any], *lines: str) -> dict[str, str | None]:
    """Who has the marker where, after the lines."""
    seats = act(game, *lines).view()["seats"]
    return {name: each["marker"] for name, each in seats.items()}


def on_the_shelf(**more: Any) -> Game[Any]:
    """Three players for two cards."""
    return position(seat("Clara", "c1"), seat("Jona", "d1"), seat("Steve", "d1"), map=SHELF, **more)


@pytest.mark.clause("plan.marker")
def test_nobody_is_ready_without_a_marker() -> None:
    game = three()
    assert clauses(game, "Clara ready") == ["plan.marker"]
    assert numbers(game, "Clara ready") == {"seat": "Clara"}
    assert clauses(act(game, "Clara mark d4"), "Clara ready") == []


@pytest.mark.clause("plan.marker", "setup.terrain")
def test_a_marker_lies_on_a_card_and_not_in_a_gap() -> None:
    assert clauses(three(), "Clara mark b2") == ["plan.marker"]
    assert clauses(three(), "Clara mark c2") == []


@pytest.mark.clause("plan.marker")
def test_a_marker_that_does_not_lie_cannot_be_taken_back() -> None:
    game = three()
    assert clauses(game, "Clara unmark") == ["plan.marker"]
    assert numbers(game, "Clara unmark") == {"seat": "Clara"}


@pytest.mark.clause("plan.three-steps")
@pytest.mark.parametrize(("card", "refused"), [("e4", []), ("e5", ["plan.three-steps"])])
def test_three_steps_are_the_most(card: str, refused: list[str]) -> None:
    assert clauses(three(), f"Clara mark {card}") == refused


@pytest.mark.clause("plan.three-steps")
def test_the_refusal_counts_the_steps() -> None:
    assert numbers(three(), "Clara mark e5") == {"steps": 4, "reach": 3}


@pytest.mark.clause("plan.three-steps", "skill.scout")
def test_a_scout_plans_four_steps_and_not_five() -> None:
    game = position(seat("Clara", "d2", skill="scout"), seat("Jona", "d3"), seat("Steve", "e2"))
    assert clauses(game, "Clara mark e5") == []
    assert numbers(game, "Clara mark f5") == {"steps": 5, "reach": 4}


@pytest.mark.clause("plan.three-steps", "injury.amnesia")
def test_a_scout_with_amnesia_plans_three_steps() -> None:
    scout = seat("Clara", "d2", skill="scout", injuries=["amnesia"])
    game = position(scout, seat("Jona", "d3"), seat("Steve", "e2"))
    assert numbers(game, "Clara mark e5") == {"steps": 4, "reach": 3}


@pytest.mark.clause("plan.three-steps", "plan.occupied")
def test_occupied_cards_are_passed_and_chosen() -> None:
    corridor = "V R l l l l"
    game = position(seat("Clara", "c1"), seat("Jona", "d1"), seat("Steve", "e1"), map=corridor)
    assert clauses(game, "Clara mark f1") == []
    assert clauses(game, "Clara mark d1") == []


@pytest.mark.clause("plan.occupied", "goal.village-card")
@pytest.mark.parametrize("card", ["d2", "f4"])
def test_any_number_of_meeples_share_a_card(card: str) -> None:
    game = position(seat("Clara", card), seat("Jona", card), seat("Steve", card))
    assert clauses(game, f"Clara mark {card}") == []


@pytest.mark.clause("plan.orthogonal", "setup.terrain")
def test_steps_never_go_over_a_corner() -> None:
    game = position(seat("Clara", "c1"), seat("Jona", "d2"), seat("Steve", "c3"), map=CORNER)
    assert clauses(game, "Clara mark d2") == ["plan.orthogonal"]
    assert clauses(game, "Clara mark c3") == ["plan.orthogonal"]


@pytest.mark.clause("plan.orthogonal")
def test_a_diagonal_step_counts_as_two() -> None:
    game = three()
    assert clauses(game, "Clara mark f3") == []
    assert numbers(game, "Clara mark f4") == {"steps": 4, "reach": 3}


@pytest.mark.clause("plan.stay")
def test_staying_is_a_marker_on_the_own_card() -> None:
    assert marked(three(), "Clara mark d2")["Clara"] == "d2"


@pytest.mark.clause("plan.blocked")
@pytest.mark.parametrize(("card", "kind"), [("a1", "volcano"), ("b1", "lava"), ("c1", "rubble")])
def test_lava_rubble_and_volcano_are_no_destinations(card: str, kind: str) -> None:
    game = position(seat("Clara", "d1"), seat("Jona", "e1"), seat("Steve", "f1"), map="V L R l l l")
    assert clauses(game, f"Clara mark {card}") == ["plan.blocked"]
    assert numbers(game, f"Clara mark {card}") == {"card": card, "kind": kind}


@pytest.mark.clause("plan.blocked")
@pytest.mark.parametrize("between", ["L", "R", "V", "."])
def test_no_way_leads_over_lava_rubble_the_volcano_or_a_gap(between: str) -> None:
    game = position(seat("Clara", "a1"), seat("Jona", "a1"), seat("Steve", "b1"), map=f"l l {between} l v")
    assert clauses(game, "Clara mark d1") == ["plan.blocked"]
    assert clauses(game, "Clara mark b1") == []


@pytest.mark.clause("plan.blocked", "plan.three-steps")
def test_the_way_round_lava_counts_its_steps() -> None:
    ring = """
    l L l
    l . l
    l l l
    """
    game = position(seat("Clara", "a1"), seat("Jona", "a3"), seat("Steve", "b3"), map=ring)
    assert numbers(game, "Clara mark c1") == {"steps": 6, "reach": 3}


@pytest.mark.clause("plan.neighbours-differ")
def test_neighbours_choose_different_cards() -> None:
    game = act(three(), "Jona mark d4")
    assert clauses(game, "Clara mark d4") == ["plan.neighbours-differ"]
    assert numbers(game, "Clara mark d4") == {"card": "d4", "who": "Jona"}
    assert clauses(game, "Clara mark e4") == []


@pytest.mark.clause("plan.neighbours-differ", "plan.stay")
def test_neighbours_on_one_card_cannot_both_stay() -> None:
    game = position(seat("Clara", "d2"), seat("Jona", "d2"), seat("Steve", "e2"))
    assert clauses(act(game, "Jona mark d2"), "Clara mark d2") == ["plan.neighbours-differ"]


@pytest.mark.clause("plan.neighbours-differ", "setup.players")
def test_of_four_only_those_left_and_right_must_differ() -> None:
    names = ("Clara", "Jona", "Steve", "Mara")
    game = act(position(*(seat(name, "d2") for name in names)), "Clara mark d3")
    assert [clauses(game, f"{name} mark d3") for name in names[1:]] == [
        ["plan.neighbours-differ"],
        [],
        ["plan.neighbours-differ"],
    ]


@pytest.mark.clause("plan.neighbours-differ", "plan.three-steps")
def test_every_broken_clause_is_named() -> None:
    game = position(seat("Clara", "c2"), seat("Jona", "f3"), seat("Steve", "e2"))
    act(game, "Jona mark f4")
    assert clauses(game, "Clara mark f4") == ["plan.three-steps", "plan.neighbours-differ"]


@pytest.mark.clause("plan.free-until-rerolls")
def test_markers_move_and_come_back_in_phase_2() -> None:
    game = three()
    assert marked(game, "Clara mark d4", "Clara mark e4")["Clara"] == "e4"
    assert marked(game, "Clara unmark")["Clara"] is None


@pytest.mark.clause("plan.free-until-rerolls")
@pytest.mark.parametrize("phase", ["roll", "reroll", "move", "erupt"])
@pytest.mark.parametrize("line", ["mark d4", "unmark"])
def test_markers_are_fixed_in_other_phases(phase: str, line: str) -> None:
    players = [seat(name, at, marker=at) for name, at in (("Clara", "d2"), ("Jona", "d3"), ("Steve", "e2"))]
    game = position(*players, phase=phase)
    assert clauses(game, f"Clara {line}") == ["plan.free-until-rerolls"]
    assert numbers(game, f"Clara {line}") == {"phase": phase}


@pytest.mark.clause("two.b-third")
@pytest.mark.parametrize("line", ["mark d4", "unmark"])
def test_where_no_third_meeple_is_its_marker_is_refused(line: str) -> None:
    assert clauses(three(), f"Clara {line} for Third") == ["two.b-third"]


@pytest.mark.clause("plan.equipment", "plan.equipment-when")
def test_cards_of_phase_2_go_before_between_and_after_markers_in_any_number() -> None:
    clara = seat("Clara", "d2", dice=CLARA, equipment=["flashlight", "radio", "rope"])
    game = position(clara, seat("Jona", "d3"), seat("Steve", "e2"))
    act(
        game,
        "Clara use radio",
        "Clara mark d4",
        "Clara use flashlight 1",
        "Jona mark d3",
        "Clara use rope c2",
    )
    assert game.phase == "plan"
    assert game.view()["seats"]["Clara"]["equipment"] == []


@pytest.mark.clause("plan.equipment")
def test_a_card_of_phase_4_waits() -> None:
    game = position(seat("Clara", "d2", equipment=["flare-gun"]), seat("Jona", "d3"), seat("Steve", "e2"))
    assert clauses(game, "Clara use flare-gun") == ["equip.phase"]


@pytest.mark.clause("plan.check-each")
def test_neighbours_who_swap_take_one_marker_back_first() -> None:
    game = act(three(), "Clara mark d4", "Jona mark e3")
    assert clauses(game, "Clara mark e3") == ["plan.neighbours-differ"]
    act(game, "Jona unmark", "Clara mark e3", "Jona mark d4")
    assert marked(game) == {"Clara": "e3", "Jona": "d4", "Steve": None}


@pytest.mark.clause("plan.still-legal")
def test_a_marker_that_a_rope_leaves_out_of_reach_is_laid_anew() -> None:
    game = position(seat("Clara", "d2", equipment=["rope"]), seat("Jona", "d3"), seat("Steve", "e2"))
    act(game, "Clara mark f3", "Clara use rope c2")
    assert clauses(game, "Clara ready") == ["plan.still-legal"]
    assert numbers(game, "Clara ready") == {"seat": "Clara", "card": "f3"}
    assert clauses(act(game, "Clara mark e3"), "Clara ready") == []


@pytest.mark.clause("plan.still-legal", "plan.ready-again")
def test_a_marker_on_new_lava_goes_back_and_its_owner_is_not_ready() -> None:
    game = position(
        seat("Clara", "f2", equipment=["rope"]),
        seat("Jona", "e1"),
        seat("Steve", "f3"),
        map="V L L l l l\n. . . . l l\n. . . . l l",
        tokens={"e2": "eruption"},
    )
    act(game, "Jona mark d1", "Jona ready", "Steve mark f3", "Steve ready", "Clara use rope e2")
    assert marked(game) == {"Clara": None, "Jona": None, "Steve": "f3"}
    assert clauses(game, "Jona wait") == ["plan.ready-again"]
    assert clauses(game, "Steve wait") == []


@pytest.mark.clause("plan.still-legal", "plan.ready-again")
def test_ready_falls_when_lava_cuts_the_way_to_the_marker() -> None:
    game = position(
        seat("Clara", "d2", equipment=["rope"]),
        seat("Jona", "a3"),
        seat("Steve", "b3"),
        map="V L . . .\n. l l l l\nl l . . .",
        tokens={"e2": "eruption"},
    )
    act(game, "Jona mark c2", "Jona ready", "Steve mark b3", "Steve ready", "Clara use rope e2")
    assert marked(game) == {"Clara": None, "Jona": "c2", "Steve": "b3"}
    ready = {name: each["ready"] for name, each in game.view()["seats"].items()}
    assert ready == {"Clara": False, "Jona": False, "Steve": True}
    assert clauses(game, "Jona ready") == ["plan.still-legal"]


@pytest.mark.clause("plan.cut-off")
def test_a_meeple_cut_off_marks_its_own_card_and_no_other() -> None:
    game = position(
        seat("Clara", "c1"), seat("Jona", "c3"), seat("Steve", "d3"), map="V L l L\n. . L .\n. . l v"
    )
    assert [str(action) for action in game.legal("Clara")] == ["Clara mark c1"]
    assert clauses(game, "Clara mark c3") == ["plan.blocked"]


@pytest.mark.clause("plan.no-way-out")
def test_where_no_markers_can_obey_all_may_mark_their_own_card() -> None:
    game = on_the_shelf()
    assert marked(game, "Clara mark d1", "Jona mark d1", "Steve mark d1") == dict.fromkeys(game.seats, "d1")
    assert [clauses(game, f"{name} ready") for name in game.seats] == [["plan.still-legal"], [], []]


@pytest.mark.clause("plan.no-way-out", "plan.neighbours-differ")
def test_the_way_out_leads_to_the_own_card_only() -> None:
    assert clauses(act(on_the_shelf(), "Jona mark d1"), "Clara mark d1") == ["plan.neighbours-differ"]


@pytest.mark.clause("plan.no-way-out", "plan.neighbours-differ")
def test_one_free_card_more_and_there_is_no_way_out_needed() -> None:
    game = position(seat("Clara", "c1"), seat("Jona", "c1"), seat("Steve", "d3"), map=SHELF)
    assert clauses(act(game, "Jona mark c1"), "Clara mark c1") == ["plan.neighbours-differ"]
    assert clauses(game, "Clara mark d1") == []


@pytest.mark.clause("plan.no-way-out", "setup.players")
def test_four_players_need_two_cards_only() -> None:
    game = position(*(seat(name, "c1") for name in ("Clara", "Jona", "Steve", "Mara")), map=SHELF)
    assert clauses(act(game, "Clara mark c1"), "Jona mark c1") == ["plan.neighbours-differ"]
    assert clauses(game, "Steve mark c1") == []


@pytest.mark.clause("plan.ready-again", "plan.no-way-out")
def test_ready_falls_when_a_neighbour_takes_the_way_out_to_the_marked_card() -> None:
    game = on_the_shelf()
    act(game, "Jona mark c1", "Jona ready", "Clara mark c1", "Clara ready", "Steve mark d1", "Steve ready")
    assert game.phase == "plan"
    assert clauses(game, "Jona ready") == ["plan.still-legal"]
    assert act(game, "Jona mark d1", "Jona ready").phase == "reroll"


@pytest.mark.clause("plan.ready")
def test_phase_3_begins_with_the_last_one_ready() -> None:
    game = three()
    act(game, "Clara mark d2", "Clara ready", "Jona mark d3", "Jona ready", "Steve mark e2")
    assert game.phase == "plan"
    assert act(game, "Steve ready").phase == "reroll"


@pytest.mark.clause("plan.ready")
def test_one_is_ready_once() -> None:
    game = act(three(), "Clara mark d2", "Clara ready")
    assert clauses(game, "Clara ready") == ["plan.ready"]
    assert numbers(game, "Clara ready") == {"seat": "Clara"}


@pytest.mark.clause("plan.ready")
@pytest.mark.parametrize("phase", ["roll", "reroll", "move", "erupt"])
def test_only_phases_2_and_4_end_by_ready(phase: str) -> None:
    assert clauses(three(phase), "Clara ready") == ["plan.ready"]
    assert numbers(three(phase), "Clara ready") == {"phase": phase}


@pytest.mark.clause("plan.ready-again")
def test_ready_is_taken_back_until_the_last_one_is_ready() -> None:
    game = act(three(), "Clara mark d2", "Clara ready", "Clara wait")
    assert clauses(game, "Clara wait") == ["plan.ready-again"]
    assert numbers(game, "Clara wait") == {"seat": "Clara"}
    assert marked(game, "Clara mark d4")["Clara"] == "d4"


@pytest.mark.clause("plan.ready-again")
@pytest.mark.parametrize("line", ["mark d4", "unmark", "use radio"])
def test_who_is_ready_does_nothing_more_before_taking_it_back(line: str) -> None:
    game = position(seat("Clara", "d2", equipment=["radio"]), seat("Jona", "d3"), seat("Steve", "e2"))
    act(game, "Clara mark d2", "Clara ready")
    assert clauses(game, f"Clara {line}") == ["plan.ready-again"]
    assert [str(action) for action in game.legal("Clara")] == ["Clara wait"]
    assert clauses(act(game, "Clara wait"), f"Clara {line}") == []


@pytest.mark.clause("plan.ready-again", "equip.end")
def test_ready_is_taken_back_in_phase_4_too() -> None:
    assert clauses(act(three("equip"), "Clara ready"), "Clara wait") == []


@pytest.mark.clause("plan.ready-again")
@pytest.mark.parametrize("phase", ["roll", "reroll", "move", "erupt"])
def test_there_is_nothing_to_take_back_in_other_phases(phase: str) -> None:
    assert clauses(three(phase), "Clara wait") == ["plan.ready-again"]
    assert numbers(three(phase), "Clara wait") == {"phase": phase}


@pytest.mark.clause("plan.ready-again", "two.b-together")
def test_who_is_ready_proposes_nothing() -> None:
    two = (seat("Clara", "d2", marker="d2"), seat("Jona", "d3", marker="d3"))
    third = {"at": "e2", "marker": "e2", "skill": "buddy", "equipment": ["radio"]}
    game = act(position(*two, variant="b", third=third), "Clara ready")
    assert clauses(game, "Clara propose use radio for Third") == ["plan.ready-again"]
    assert clauses(game, "Jona propose use radio for Third") == []


@pytest.mark.clause("plan.markers-talk")
def test_everybody_sees_where_markers_lie() -> None:
    game = act(three(), "Clara mark d4")
    assert {game.view(name)["seats"]["Clara"]["marker"] for name in game.seats} == {"d4"}


@pytest.mark.clause("plan.three-steps", "plan.blocked", "plan.neighbours-differ")
@pytest.mark.parametrize("seed", range(3))
def test_the_marks_on_offer_are_those_that_are_not_refused(seed: int) -> None:
    game = new_game(seed=seed)
    act(game, str(game.legal("Jona")[-1]))
    offered = {str(action) for action in game.legal("Clara")}
    for square in game.view()["cards"]:
        line = f"Clara mark {square}"
        assert game.check(line).ok == (line in offered)
