"""Phase 3: how many rerolls there are, of which dice, and what others see of them."""

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.fuji.reroll import EquipBegan
from tests.support import CLARA, JONA, STEVE, act, clauses, position, seat

STEPS = {0: "d2", 1: "d3", 2: "d4", 3: "d5"}
"""Where Clara's marker lies, by its distance from d2."""


def rerolling(clara: dict[str, Any] | None = None, reroll: tuple[str, ...] = (), **more: Any) -> Game[Any]:
    """Clara has 2 rerolls on d2, Jona 1 for one step, Steve 1 for two."""
    return position(
        seat("Clara", **{"at": "d2", "dice": CLARA, "marker": "d2", **(clara or {})}),
        seat("Jona", "d3", dice=JONA, marker="d4"),
        seat("Steve", "e2", dice=STEVE, marker="e4"),
        phase="reroll",
        reroll=reroll,
        **more,
    )


def given(game: Game[Any]) -> dict[str, int | None]:
    return {name: each["rerolls"] for name, each in game.view()["seats"].items()}


def hand(game: Game[Any], name: str) -> str:
    return " ".join(game.view(name)["seats"][name]["dice"])


def numbers(game: Game[Any], line: str) -> dict[str, object]:
    """The numbers of the only reason against a line."""
    (reason,) = game.check(line).reasons
    return dict(reason.numbers)


@pytest.mark.clause("reroll.by-distance")
@pytest.mark.parametrize(("steps", "rerolls"), [(0, 2), (1, 1), (2, 1), (3, 0)])
def test_the_nearer_the_marker_the_more_rerolls(steps: int, rerolls: int) -> None:
    assert given(rerolling({"marker": STEPS[steps]}))["Clara"] == rerolls


@pytest.mark.clause("reroll.by-distance")
def test_nobody_takes_more_rerolls_than_given() -> None:
    game = act(rerolling(), "Clara reroll 1", "Clara reroll 2")
    assert clauses(game, "Clara reroll 3") == ["reroll.by-distance"]
    assert numbers(game, "Clara reroll 3") == {"seat": "Clara", "rerolls": 2}


@pytest.mark.clause("reroll.by-distance")
def test_three_steps_leave_nothing_to_take() -> None:
    game = rerolling({"marker": "d5"})
    assert numbers(game, "Clara reroll 1") == {"seat": "Clara", "rerolls": 0}
    assert game.view()["seats"]["Clara"]["ready"] is True


@pytest.mark.clause("reroll.bonus-card", "goal.village-card")
@pytest.mark.parametrize(("marker", "rerolls"), [("d2", 3), ("d4", 2), ("d5", 1)])
def test_the_symbol_gives_one_more_at_any_distance(marker: str, rerolls: int) -> None:
    assert given(rerolling({"marker": marker}, reroll=(marker,)))["Clara"] == rerolls


@pytest.mark.clause("reroll.bonus-card")
def test_the_symbol_of_the_card_one_comes_from_gives_nothing() -> None:
    assert given(rerolling({"marker": "d4"}, reroll=("d2",)))["Clara"] == 1


@pytest.mark.clause("reroll.bonus-card", "goal.village-card")
def test_a_village_card_gives_its_reroll_too() -> None:
    assert given(rerolling({"at": "f3", "marker": "f4"}, reroll=("f4",)))["Clara"] == 2


@pytest.mark.clause("reroll.distance")
def test_the_shortest_way_counts_when_phase_3_begins() -> None:
    corner = "V L l l l\n. . l . l\n. . l l l"
    game = position(
        seat("Clara", "c1", marker="e2"), seat("Jona", "c2", marker="e3"), seat("Steve", "e1"), map=corner
    )
    assert given(game) == {"Clara": 0, "Jona": 0, "Steve": None}
    act(game, "Clara ready", "Jona ready", "Steve mark e1", "Steve ready")
    assert given(game) == {"Clara": 0, "Jona": 0, "Steve": 2}


@pytest.mark.clause("reroll.distance", "card.rope")
def test_a_rope_in_phase_2_counts_and_one_in_phase_4_does_not() -> None:
    clara = seat("Clara", "d2", marker="d5", skill="tinkerer", equipment=["rope"])
    game = position(clara, seat("Jona", "e2"), seat("Steve", "e3"))
    assert given(game)["Clara"] == 0
    act(
        game, "Clara use rope d3", "Clara ready", "Jona mark e2", "Jona ready", "Steve mark e3", "Steve ready"
    )
    assert given(game)["Clara"] == 1
    act(game, "Clara stop", "Jona stop", "Steve stop", "Clara use rope d4")
    assert (game.phase, given(game)["Clara"]) == ("equip", 0)


@pytest.mark.clause("reroll.any-dice")
def test_the_dice_named_are_thrown_together_and_the_others_lie_still() -> None:
    game = act(rerolling(dice="Y5 P3 P5"), "Clara reroll 1 4 6")
    assert hand(game, "Clara") == "Y5 B2 Y1 P3 Y3 P5"


@pytest.mark.clause("reroll.any-dice")
def test_a_die_may_be_rerolled_again() -> None:
    game = act(rerolling(dice="Y5 P3"), "Clara reroll 1", "Clara reroll 1")
    assert hand(game, "Clara") == "P3 B2 Y1 B6 Y3 P2"


@pytest.mark.clause("reroll.any-dice")
def test_all_dice_may_be_rerolled_at_once() -> None:
    game = act(rerolling(dice=STEVE), "Clara reroll 1 2 3 4 5 6")
    assert hand(game, "Clara") == STEVE


@pytest.mark.clause("reroll.any-dice")
def test_a_die_that_one_does_not_have_is_not_rerolled() -> None:
    game = rerolling({"dice": "B1 B2 Y1 B6 Y3", "skill": "scout"})
    assert clauses(game, "Clara reroll 1 6") == ["reroll.any-dice"]
    assert numbers(game, "Clara reroll 1 6") == {"seat": "Clara", "die": 6, "count": 5}


@pytest.mark.clause("reroll.any-dice", "dice.aside")
def test_a_die_set_aside_is_not_among_those_to_reroll() -> None:
    game = act(rerolling({"skill": "buddy"}, dice="P6"), "Clara aside 4")
    assert clauses(game, "Clara reroll 6") == ["reroll.any-dice"]
    assert hand(act(game, "Clara reroll 4"), "Clara") == "B1 B2 Y1 P6 P2"


@pytest.mark.clause("reroll.any-dice")
@pytest.mark.parametrize(("phase", "card"), [("plan", "flashlight"), ("equip", "water")])
def test_a_reroll_by_a_card_names_a_die(phase: str, card: str) -> None:
    game = position(
        seat("Clara", "d2", equipment=[card]), seat("Jona", "d3"), seat("Steve", "e2"), phase=phase
    )
    assert clauses(game, f"Clara use {card}") == ["reroll.any-dice"]
    assert clauses(game, f"Clara use {card} 7") == ["reroll.any-dice"]
    assert clauses(game, f"Clara use {card} 6") == []


@pytest.mark.clause("reroll.any-dice", "water.both")
def test_the_second_reroll_of_the_water_names_a_die_too() -> None:
    game = position(
        seat("Clara", "d2", equipment=["water"]), seat("Jona", "d3"), seat("Steve", "e2"), phase="equip"
    )
    act(game, "Clara use water 1")
    assert clauses(game, "Clara use water") == ["reroll.any-dice"]
    assert clauses(game, "Clara use water 7") == ["reroll.any-dice"]
    assert clauses(game, "Clara use water 2") == []


@pytest.mark.clause("reroll.optional")
@pytest.mark.parametrize("taken", [0, 1])
def test_one_may_stop_before_or_after_any_reroll(taken: int) -> None:
    game = act(rerolling(), *["Clara reroll 1"] * taken, "Clara stop")
    assert game.view()["seats"]["Clara"]["ready"] is True
    assert clauses(game, "Clara reroll 1") == ["reroll.optional"]
    assert numbers(game, "Clara reroll 1") == {"seat": "Clara"}
    assert clauses(game, "Clara stop") == ["reroll.optional"]
    assert numbers(game, "Clara stop") == {"seat": "Clara"}


@pytest.mark.clause("reroll.optional")
@pytest.mark.parametrize("phase", ["roll", "plan", "equip", "move", "erupt"])
def test_there_is_nothing_to_stop_in_other_phases(phase: str) -> None:
    game = position(seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2"), phase=phase)
    assert clauses(game, "Clara stop") == ["reroll.optional"]
    assert numbers(game, "Clara stop") == {"phase": phase}


@pytest.mark.clause("reroll.optional", "skill.buddy")
def test_a_buddy_who_has_stopped_sets_nothing_aside() -> None:
    game = act(rerolling({"skill": "buddy"}), "Clara stop")
    assert clauses(game, "Clara aside 1") == ["reroll.optional"]
    assert numbers(game, "Clara aside 1") == {"seat": "Clara"}


@pytest.mark.clause("reroll.optional")
def test_the_phase_ends_when_all_have_stopped() -> None:
    game = act(rerolling(), "Clara stop", "Steve stop")
    assert game.phase == "reroll"
    assert act(game, "Jona reroll 1").phase == "equip"


@pytest.mark.clause("reroll.together")
@pytest.mark.parametrize("order", ["Clara Jona Steve", "Steve Clara Jona", "Jona Steve Clara"])
def test_nobody_waits_for_another_and_the_order_changes_nothing(order: str) -> None:
    throws = {"Clara": "Y2", "Jona": "P3", "Steve": "B6"}
    game = rerolling({"marker": "c2"}, dice=" ".join(throws[name] for name in order.split()))
    act(game, *(f"{name} reroll 1" for name in order.split()))
    assert game.phase == "equip"
    assert {name: hand(game, name)[:2] for name in throws} == throws


@pytest.mark.clause("reroll.together", "talk.phases")
def test_nobody_talks_while_dice_are_rerolled() -> None:
    game = rerolling()
    assert clauses(game, "Clara say rolled poorly for my card") == ["talk.phases"]
    assert game.view("Clara")["may_say"] is False


@pytest.mark.clause("reroll.together", "skill.gatherer")
def test_new_power_bars_open_when_phase_3_ends() -> None:
    game = act(rerolling({"skill": "gatherer"}), "Clara reroll 1", "Clara stop")
    assert game.view("Jona")["seats"]["Clara"]["bars"] == 0
    assert act(game, "Jona stop", "Steve stop").view("Jona")["seats"]["Clara"]["bars"] == 1


@pytest.mark.clause("reroll.together", "skill.buddy")
def test_the_buddys_die_opens_when_phase_3_ends() -> None:
    game = act(rerolling({"skill": "buddy"}), "Clara aside 4")
    unseen = game.view("Jona")["seats"]["Clara"]
    assert (unseen["dice"], unseen["aside"]) == ([None] * 6, [])
    assert game.view("Clara")["seats"]["Clara"]["aside"] == ["B6"]
    act(game, "Clara stop", "Jona stop", "Steve stop")
    seen = game.view("Jona")["seats"]["Clara"]
    assert (seen["dice"], seen["aside"]) == ([None] * 5, ["B6"])


@pytest.mark.clause("reroll.together")
def test_how_many_rerolls_were_taken_is_told_when_phase_3_ends() -> None:
    game = act(rerolling(), "Clara reroll 1", "Clara stop", "Jona stop")
    (began,) = (event for event in game.act("Steve stop") if isinstance(event, EquipBegan))
    assert began.taken == (1, 0, 0)
    assert "EquipBegan" in [entry["event"] for entry in game.view("Jona")["log"]]


@pytest.mark.clause("reroll.view")
def test_others_see_only_what_was_given_and_who_is_done() -> None:
    game = rerolling({"skill": "gatherer"})
    before = game.view("Jona")
    act(game, "Clara reroll 1 2")
    assert game.view("Jona") == before
    assert game.view("Clara")["seats"]["Clara"]["rerolls"] == 1
    assert game.view("Jona")["seats"]["Clara"]["rerolls"] == 2
    act(game, "Clara stop")
    before["seats"]["Clara"]["ready"] = True
    before["awaits"].remove("Clara")
    assert game.view("Jona") == before


@pytest.mark.clause("reroll.view")
def test_whether_rerolls_were_used_up_or_left_is_not_seen() -> None:
    used, left = rerolling(), rerolling()
    act(used, "Clara reroll 1", "Clara reroll 2")
    act(left, "Clara stop")
    assert used.view("Jona") == left.view("Jona")


@pytest.mark.clause("reroll.sum")
def test_symbol_and_survivalist_add_up_to_four() -> None:
    assert given(rerolling({"skill": "survivalist", "dice": "B1 B2 Y1 B6 Y3"}, reroll=("d2",)))["Clara"] == 4


@pytest.mark.clause("reroll.sum", "injury.amnesia")
def test_a_survivalist_with_amnesia_counts_like_anybody() -> None:
    clara = {"skill": "survivalist", "dice": "B1 B2 Y1 B6 Y3", "injuries": ["amnesia"]}
    assert given(rerolling(clara))["Clara"] == 2


@pytest.mark.clause("reroll.sum", "injury.eye")
def test_eye_and_amnesia_leave_a_survivalist_nothing() -> None:
    clara = {"skill": "survivalist", "dice": "B1 B2 Y1 B6 Y3", "injuries": ["eye", "amnesia"]}
    assert given(rerolling(clara, reroll=("d2",)))["Clara"] == 0


@pytest.mark.clause("reroll.sum")
def test_the_view_tells_in_phase_2_what_the_marker_would_give() -> None:
    game = position(seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2"), reroll=("d4",))
    assert given(game)["Clara"] is None
    assert given(act(game, "Clara mark d4"))["Clara"] == 2
