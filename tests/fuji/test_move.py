"""Phase 5, first step: compare and move."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.errors import CannotUndo
from fujikit.engine.game import Game
from fujikit.fuji.move import Compared, Moved
from tests.support import AFTER_TWO_ROUNDS, JONA, STEVE, act, clauses, new_game, position, seat, three

SIXES = "B6 P6 Y6 B6 P6 Y6"
SCOUT = {"skill": "scout", "dice": "B6 P6 Y6 B6 P6"}


def runner(at: str = "d2", marker: str = "d4", *, needs: Any = None, **more: Any) -> Game[Any]:
    """Clara, who shows sixes, runs beside Jona and Steve, who show ones and stay."""
    board = {key: more.pop(key) for key in ("map", "tokens", "level", "study") if key in more}
    return position(
        seat("Clara", at, marker=marker, **{"dice": SIXES, **more}),
        seat("Jona", "e4"),
        seat("Steve", "e3"),
        phase="move",
        needs=needs,
        **board,
    )


def compared(game: Game[Any], line: str) -> Compared:
    (found,) = (event for event in game.act(line) if isinstance(event, Compared))
    return found


def place(game: Game[Any], name: str = "Clara") -> str:
    at: str = game.view()["seats"][name]["at"]
    return at


@pytest.mark.parametrize("phase", ["roll", "plan", "reroll", "equip", "erupt"])
@pytest.mark.clause("move.reveal")
def test_meeples_move_in_phase_5_only(phase: str) -> None:
    assert clauses(three(phase), "Clara move d2") == ["move.reveal"]
    assert clauses(three("move"), "Clara move d2") == []


@pytest.mark.clause("move.reveal")
def test_the_screens_fall_with_the_last_ready_of_phase_4() -> None:
    game = act(three("equip"), "Clara ready", "Jona ready")
    assert game.view("Clara")["seats"]["Jona"]["dice"] == [None] * 6
    game.act("Steve ready")
    assert game.phase == "move"
    assert game.view("Clara")["seats"]["Jona"]["dice"] == JONA.split()
    assert game.view(None)["seats"]["Steve"]["dice"] == STEVE.split()


@pytest.mark.clause("move.reveal")
def test_the_third_screen_falls_too() -> None:
    game = new_game(2, variant="a")
    assert game.view(None)["third_set"].count(None) == 3
    act(game, "Clara mark d2", "Jona mark e2", "Clara ready", "Jona ready")
    while game.phase == "reroll":
        game.act(next(f"{name} stop" for name in game.seats if game.legal(name)))
    act(game, "Clara ready", "Jona ready")
    assert None not in game.view(None)["third_set"]


@pytest.mark.clause("move.reveal")
def test_no_card_is_used_in_phase_5() -> None:
    game = runner(equipment=["flare-gun", "radio"])
    assert clauses(game, "Clara use flare-gun") == ["equip.phase"]
    assert clauses(game, "Clara use radio") == ["equip.phase"]


@pytest.mark.parametrize("order", [("Clara", "Jona", "Steve"), ("Steve", "Clara", "Jona")])
@pytest.mark.clause("move.order")
def test_whoever_had_no_turn_may_begin(order: tuple[str, str, str]) -> None:
    game = three("move")
    spots = {"Clara": "d2", "Jona": "d3", "Steve": "e2"}
    for name in order:
        game.act(f"{name} move {spots[name]}")
    assert (game.round, game.phase) == (2, "plan")


@pytest.mark.clause("move.order")
def test_nobody_has_two_turns() -> None:
    game = act(three("move"), "Clara move d2")
    assert clauses(game, "Clara move d2") == ["move.order"]
    assert [str(action) for action in game.legal("Clara")] == []
    assert clauses(game, "Jona move d3") == []


@pytest.mark.clause("move.order")
def test_a_turn_is_finished_before_the_next() -> None:
    game = act(runner(dice="B1 P1 Y1 B1 P1 Y1", stamina=5), "Clara move d4")
    assert clauses(game, "Jona move e4") == ["injury.choice"]
    game.act("Clara injury eye")
    assert clauses(game, "Jona move e4") == []


@pytest.mark.clause("move.own-need")
def test_only_the_need_of_the_mover_counts() -> None:
    needs = {"d2": "yellow", "d3": "blue", "e2": "pink"}
    assert compared(three("move", needs=needs), "Clara move d2").rivals == (3, 0)
    assert compared(three("move", needs=needs), "Steve move e2").rivals == (2, 6)


@pytest.mark.clause("move.value")
def test_the_value_is_the_sum_of_the_dice_that_fit() -> None:
    assert compared(runner(needs={"d4": "blue"}), "Clara move d4").value == 12
    assert compared(runner(needs={"d4": "5"}), "Clara move d4").value == 0


@pytest.mark.clause("move.value", "skill.gatherer")
def test_flare_guns_and_power_bars_are_added_in_the_own_turn() -> None:
    game = runner(needs={"d4": "blue"}, flares=2, skill="gatherer", bars=3)
    game.act("Clara spend 3 Clara")
    assert compared(game, "Clara move d4").value == 12 + 6 + 3


@pytest.mark.clause("move.value")
def test_a_neighbours_flare_gun_does_not_count() -> None:
    game = position(
        seat("Clara", "d2", dice=SIXES),
        seat("Jona", "d3", flares=1),
        seat("Steve", "e2"),
        phase="move",
    )
    assert compared(game, "Clara move d2").rivals == (6, 6)


@pytest.mark.parametrize(
    ("need", "values", "success"),
    [
        ("yellow|6", (10, (9, 0)), True),
        ("odd", (5, (12, 12)), False),
        ("blue", (9, (11, 10)), False),
        ("4", (0, (0, 8)), False),
        ("3", (3, (0, 0)), True),
        ("even(pink)", (2, (0, 4)), False),
    ],
)
@pytest.mark.clause("move.higher")
def test_the_value_must_beat_each_neighbour(need: str, values: Any, *, success: bool) -> None:
    found = compared(three("move", needs={"d2": need}), "Clara move d2")
    assert (found.value, found.rivals) == values
    assert found.success is success


@pytest.mark.parametrize("need", ["any", "5"])
@pytest.mark.clause("move.higher", "stamina.fail")
def test_a_tie_fails_even_at_nothing(need: str) -> None:
    game = runner(dice="B1 P1 Y1 B1 P1 Y1", needs={"d4": need})
    assert not compared(game, "Clara move d4").success
    assert place(game) == "d2"
    assert game.view()["seats"]["Clara"]["stamina"] == 4


@pytest.mark.clause("move.higher")
def test_neighbours_are_not_added_together() -> None:
    game = position(
        seat("Clara", "d2", dice="B6 P1 Y1 B1 P1 Y1"), seat("Jona", "d3"), seat("Steve", "e2"), phase="move"
    )
    found = compared(game, "Clara move d2")
    assert (found.value, found.rivals, found.success) == (11, (6, 6), True)


@pytest.mark.clause("move.higher")
def test_the_player_opposite_is_not_compared_with() -> None:
    game = position(
        seat("Clara", "d2", dice="B6 P1 Y1 B1 P1 Y1"),
        seat("Jona", "d3"),
        seat("Steve", "e2", dice=SIXES),
        seat("Mara", "e3"),
        phase="move",
    )
    assert compared(game, "Clara move d2").rivals == (6, 6)
    assert compared(game, "Steve move e2").rivals == (6, 6)
    assert sorted(compared(game, "Jona move d3").rivals) == [11, 36]


@pytest.mark.clause("move.succeed")
def test_a_success_leads_to_the_marker_and_nowhere_else() -> None:
    game = runner()
    assert clauses(game, "Clara move d3") == ["move.succeed"]
    game.act("Clara move d4")
    assert place(game) == "d4"


@pytest.mark.clause("move.must")
def test_a_success_may_not_be_forgone() -> None:
    game = runner(tokens={"d4": "eruption"})
    assert clauses(game, "Clara move d2") == ["move.must"]
    assert all(str(action).startswith("Clara move d4") for action in game.legal("Clara"))
    assert clauses(runner(marker="d2"), "Clara move d2") == []


@pytest.mark.clause("move.fail")
def test_after_a_failure_the_meeple_stays() -> None:
    game = act(runner(dice="B1 P1 Y1 B1 P1 Y1"), "Clara move d4 via d3")
    assert place(game) == "d2"


@pytest.mark.clause("move.marker-back")
@pytest.mark.parametrize("dice", [SIXES, "B1 P1 Y1 B1 P1 Y1"])
def test_the_marker_goes_back_after_success_or_failure(dice: str) -> None:
    game = runner(dice=dice)
    assert game.view()["seats"]["Clara"]["marker"] == "d4"
    game.act("Clara move d4")
    assert game.view()["seats"]["Clara"]["marker"] is None


@pytest.mark.parametrize("via", ["d3", "c2 c3", "e2 e3"])
@pytest.mark.clause("move.path")
def test_any_way_within_reach_may_be_walked(via: str) -> None:
    marker = {"d3": "d4", "c2 c3": "d3", "e2 e3": "d3"}[via]
    line = f"Clara move {marker} via {via}"
    game = runner(marker=marker)
    assert line in [str(action) for action in game.legal("Clara")]
    game.act(line)
    assert place(game) == marker


@pytest.mark.parametrize(
    ("marker", "via"),
    [
        ("d4", "c3"),
        ("d4", "d3 d3"),
        ("d4", "c2 c3 c4"),
        ("d4", "c2 c3 d3"),
        ("d4", "d4"),
        ("d3", "d1 d2"),
        ("e1", "d1 c1"),
        ("e4", "d3"),
        ("d2", "d3"),
    ],
)
@pytest.mark.clause("move.path")
def test_a_way_that_is_too_long_or_none_is_refused(marker: str, via: str) -> None:
    assert clauses(runner(marker=marker), f"Clara move {marker} via {via}") == ["move.path"]


@pytest.mark.clause("move.path", "plan.blocked")
def test_no_way_leads_over_rubble_or_a_gap() -> None:
    game = runner(at="c2", marker="d1")
    assert clauses(game, "Clara move d1 via c1") == ["move.path"]
    assert clauses(game, "Clara move d1 via b2") == ["move.path"]
    assert clauses(game, "Clara move d1 via d2") == []


@pytest.mark.clause("move.path", "skill.scout")
def test_a_scout_walks_four_steps() -> None:
    four = "Clara move d4 via c2 c3 d3"
    assert clauses(runner(**SCOUT), four) == []
    assert clauses(runner(**SCOUT), "Clara move d4 via e2 f2 f3") == ["move.path"]
    assert clauses(runner(marker="d5", **SCOUT), "Clara move d5 via c2 c3 c4 c5") == ["move.path"]
    assert clauses(runner(rerolled=True, **SCOUT), four) == ["move.path"]
    assert clauses(runner(injuries=["amnesia"], **SCOUT), four) == ["move.path"]


@pytest.mark.parametrize(("rerolls", "refused"), [((), []), (("Clara reroll 1",), ["move.path"])])
@pytest.mark.clause("move.path", "skill.scout")
def test_a_scout_who_rerolled_walks_three(rerolls: tuple[str, ...], refused: list[str]) -> None:
    game = position(seat("Clara", "d2", skill="scout"), seat("Jona", "e4"), seat("Steve", "e3"), dice="B6")
    act(game, "Clara mark d4", "Jona mark e4", "Steve mark e3", *[f"{name} ready" for name in game.seats])
    act(game, *rerolls)
    while game.phase == "reroll":
        game.act(next(f"{name} stop" for name in game.seats if game.legal(name)))
    act(game, *[f"{name} ready" for name in game.seats])
    assert clauses(game, "Clara move d4 via c2 c3 d3") == refused


@pytest.mark.clause("move.path", "round.end")
def test_a_reroll_binds_a_scout_for_one_round() -> None:
    game = act(runner(marker="d2", rerolled=True, **SCOUT), "Clara move d2", "Jona move e4", "Steve move e3")
    act(game, "Clara mark d4", "Jona mark e4", "Steve mark e3", *[f"{name} ready" for name in game.seats])
    while game.phase == "reroll":
        game.act(next(f"{name} stop" for name in game.seats if game.legal(name)))
    act(game, *[f"{name} ready" for name in game.seats])
    assert clauses(game, "Clara move d4 via c2 c3 d3") == []


@pytest.mark.clause("move.path")
def test_a_way_may_lead_over_teammates() -> None:
    game = act(runner(at="e2", marker="e5"), "Clara move e5 via e3 e4")
    assert place(game) == "e5"


def way(game: Game[Any], line: str) -> tuple[str, ...]:
    (found,) = (event.way for event in game.act(line) if isinstance(event, Moved))
    return found


@pytest.mark.parametrize(
    ("tokens", "walked"),
    [
        ({}, ("d3", "d4")),
        ({"d4": "eruption"}, ("d3", "d4")),
        ({"d3": "equipment"}, ("d3", "d4")),
        ({"d3": "eruption"}, ("c2", "c3", "c4", "d4")),
        ({"d3": "eruption", "c3": "eruption"}, ("e2", "e3", "e4", "d4")),
        ({"d3": "eruption", "c3": "eruption", "e3": "eruption"}, ("d3", "d4")),
        ({"d3": "eruption2", "c3": "eruption", "e3": "eruption"}, ("d3", "d4")),
    ],
)
@pytest.mark.clause("move.way-named")
def test_an_unnamed_way_crosses_the_fewest_tokens_and_is_then_the_shortest(
    tokens: dict[str, str], walked: tuple[str, ...]
) -> None:
    assert way(runner(tokens=tokens, **SCOUT), "Clara move d4") == walked


@pytest.mark.clause("move.way-named", "move.path")
def test_the_mover_may_name_the_way_over_a_token() -> None:
    game = runner(marker="e3", tokens={"d3": "eruption"})
    assert way(game.copy(), "Clara move e3") == ("e2", "e3")
    assert way(game, "Clara move e3 via d3") == ("d3", "e3")
    assert game.view()["lava"] == ["b1"]


def cut_off() -> Game[Any]:
    """Clara's marker lies on e1, but e2 and with it every way is lava."""
    return position(
        seat("Clara", "e4", marker="e1", dice=SIXES),
        seat("Jona", "f3"),
        seat("Steve", "f4"),
        map="V L L l l .\n. . L L L .\n. . l l l v\n. . l l l v\n",
        needs={"e1": "blue|6"},
        phase="move",
    )


@pytest.mark.clause("move.lost-way")
def test_without_a_way_the_comparison_still_sets_the_stamina() -> None:
    game = cut_off()
    found = compared(game, "Clara move e1")
    assert (found.value, found.success, found.loss) == (36, True, 0)
    assert place(game) == "e4"
    assert game.view()["seats"]["Clara"]["marker"] is None


@pytest.mark.clause("move.lost-way")
def test_without_a_way_none_can_be_named() -> None:
    game = cut_off()
    assert clauses(game, "Clara move e1 via e3 e2") == ["move.lost-way"]
    assert [str(action) for action in game.legal("Clara")] == ["Clara move e1"]


@pytest.mark.clause("move.lost-way")
def test_a_marker_out_of_reach_is_a_lost_way() -> None:
    game = act(runner(at="c2", marker="f4"), "Clara move f4")
    assert place(game) == "c2"


@pytest.mark.clause("move.lost-way")
def test_a_marker_on_lava_keeps_its_old_need() -> None:
    game = position(
        seat("Clara", "e3", marker="c2", dice="B6 B5 B4 B6 B5 B4"),
        seat("Jona", "f2"),
        seat("Steve", "f3"),
        map=AFTER_TWO_ROUNDS.replace(". . l l l v", ". . L l l v", 1),
        needs={"c2": "blue|pink"},
        phase="move",
    )
    assert compared(game, "Clara move c2").rivals == (4, 4)
    assert place(game) == "e3"


def test_a_turn_without_chance_can_be_undone() -> None:
    game = runner(tokens={"d3": "eruption"})
    before = game.position()
    game.act("Clara move d4 via d3")
    assert str(game.undo()) == "Clara move d4 via d3"
    assert game.position() == before


def test_the_last_turn_of_a_round_cannot_be_undone() -> None:
    game = act(three("move"), "Clara move d2", "Jona move d3", "Steve move e2")
    with pytest.raises(CannotUndo):
        game.undo()
    assert game.round == 2


def test_a_position_of_phase_5_without_a_marker_stays() -> None:
    game = position(seat("Clara", "d2", marker=""), seat("Jona", "d3"), seat("Steve", "e2"), phase="move")
    assert [str(action) for action in game.legal("Clara")] == ["Clara move d2"]
