"""Phase 5: what an injury token does, at once and for the rest of the game."""

from __future__ import annotations

from typing import Any

import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.fuji.actions import Injury
from tests.support import BOX, act, clauses, position, seat


def hurt(stamina: int = 5, *, jona: dict[str, Any] | None = None, **more: Any) -> Game[Any]:
    """Clara fails, loses 4 and so crosses an injury space."""
    board = {key: more.pop(key) for key in ("track", "round", "dice_script") if key in more}
    game = position(
        seat("Clara", "d2", **{"stamina": stamina, **more}),
        seat("Jona", "d3", **(jona or {})),
        seat("Steve", "e2"),
        phase="move",
        dice=board.pop("dice_script", ""),
        **board,
    )
    return act(game, "Clara move d2")


def finish(game: Game[Any]) -> Game[Any]:
    """The turns of the others, the eruption and the next roll."""
    return act(game, "Jona move d3", "Steve move e2")


def clara(game: Game[Any]) -> Any:
    return game.view("Clara")["seats"]["Clara"]


@pytest.mark.parametrize(
    ("before", "tokens"), [(0, 0), (1, 0), (2, 1), (5, 1), (6, 1), (7, 1), (8, 1), (13, 2)]
)
@pytest.mark.clause("injury.when")
def test_each_injury_space_moved_onto_or_over_gives_a_token(before: int, tokens: int) -> None:
    game = hurt(before)
    for place in ("eye", "arm")[:tokens]:
        game.act(f"Clara injury {place}")
    assert len(clara(game)["injuries"]) == tokens
    assert clara(game)["moved"]


@pytest.mark.clause("injury.when")
def test_a_space_is_not_left_twice() -> None:
    game = hurt(6)
    assert clara(game)["stamina"] == 10
    assert [str(action) for action in game.legal("Clara")][-1] == "Clara injury eye"
    game.act("Clara injury eye")
    assert clara(game)["injuries"] == ["eye"]


@pytest.mark.clause("injury.when")
def test_no_token_when_all_places_are_covered() -> None:
    game = hurt(injuries=["leg", "arm", "amnesia", "eye"])
    assert clara(game)["moved"]
    assert game.view()["prompt"] is None


@pytest.mark.clause("injury.when")
def test_two_tokens_for_one_free_place_are_one() -> None:
    game = act(hurt(13, injuries=["leg", "arm", "amnesia"]), "Clara injury eye")
    assert clara(game)["injuries"] == ["leg", "arm", "amnesia", "eye"]
    assert clara(game)["moved"]


@pytest.mark.clause("injury.when")
def test_no_token_with_the_last_space() -> None:
    game = hurt(16)
    assert game.outcome is not None
    assert game.outcome.why == "goal.lose-stamina"
    assert clara(game)["injuries"] == []


@pytest.mark.clause("injury.when")
def test_an_injury_is_taken_only_when_it_is_due() -> None:
    game = hurt(0)
    assert clauses(game, "Clara injury eye") == ["injury.when"]
    assert clauses(game, "Jona injury leg 1") == ["injury.when"]


@pytest.mark.clause("injury.choice")
def test_one_of_the_free_places_is_chosen() -> None:
    game = hurt(injuries=["arm"])
    assert clauses(game, "Clara injury arm") == ["injury.choice"]
    assert {str(action).split()[2] for action in game.legal("Clara")} == {"leg", "amnesia", "eye"}
    assert clauses(game, "Clara injury amnesia") == []


@pytest.mark.clause("injury.choice")
def test_nothing_else_goes_while_a_place_is_chosen() -> None:
    game = hurt()
    assert clauses(game, "Jona injury eye") == ["injury.choice"]
    assert clauses(game, "Clara draw") == ["injury.choice"]
    assert clauses(game, "Clara move d2") == ["injury.choice"]
    assert game.view()["prompt"]["clause"] == "injury.choice"


@pytest.mark.clause("injury.choice", "injury.token")
def test_an_injury_is_open_and_lasts() -> None:
    game = finish(act(hurt(), "Clara injury eye"))
    assert game.round == 2
    assert game.view("Jona")["seats"]["Clara"]["injuries"] == ["eye"]


def test_a_chosen_place_can_be_taken_back_until_chance_speaks() -> None:
    game = act(hurt(), "Clara injury leg 2")
    game.undo()
    assert clara(game)["injuries"] == []
    game.act("Clara injury eye")
    assert clara(game)["injuries"] == ["eye"]


@pytest.mark.parametrize(("skill", "before", "after"), [("buddy", 6, 5), ("survivalist", 5, 4)])
@pytest.mark.clause("injury.leg")
def test_a_leg_takes_a_die_after_everybodys_stamina(skill: str, before: int, after: int) -> None:
    game = act(hurt(skill=skill), "Clara injury leg 1")
    assert len(clara(game)["dice"]) == before
    game.act("Jona move d3")
    assert len(clara(game)["dice"]) == before
    game.act("Steve move e2")
    assert (game.round, len(clara(game)["dice"])) == (2, after)


@pytest.mark.clause("injury.leg-which", "round.end")
def test_the_die_leaves_before_phase_6_and_before_dice_go_back() -> None:
    game = act(hurt(), "Clara injury leg 1", "Jona move d3")
    names = [type(event).__name__ for event in game.act("Steve move e2")]
    steps = ("TurnEnded", "LegDiceGone", "Erupting", "Erupted", "RoundEnded")
    assert [name for name in names if name in steps] == list(steps)


@pytest.mark.clause("injury.leg")
def test_the_named_die_is_the_one_that_goes() -> None:
    game = finish(act(hurt(dice_script="P1 Y1 B1 P1 Y1"), "Clara injury leg 1"))
    assert clara(game)["dice"] == ["P1", "Y1", "B1", "P1", "Y1"]
    game = finish(act(hurt(dice_script="B1 P1 B1 P1 Y1"), "Clara injury leg 3"))
    assert clara(game)["dice"] == ["B1", "P1", "B1", "P1", "Y1"]


@pytest.mark.clause("injury.leg", "setup.choices")
def test_the_die_left_out_stays_out_as_well() -> None:
    game = finish(act(hurt(skill="scout", dice="P1 Y1 B1 P1 Y1"), "Clara injury leg 1"))
    assert len(clara(game)["dice"]) == 4


@pytest.mark.clause("injury.leg-which")
def test_dice_count_as_they_are_shown() -> None:
    game = finish(act(hurt(dice="Y1 P1 B1 P1 Y1", dice_script="B1 P1 P1 Y1"), "Clara injury leg 1"))
    assert clara(game)["dice"] == ["B1", "P1", "P1", "Y1"]


@pytest.mark.clause("roll.once")
def test_a_hand_without_the_first_die_keeps_the_order_of_the_set() -> None:
    game = finish(hurt(0, skill="scout", dice="P1 Y1 B1 P1 Y1", dice_script="P6 Y6 B6 P6 Y6"))
    assert clara(game)["dice"] == ["P6", "Y6", "B6", "P6", "Y6"]


@pytest.mark.clause("injury.leg-which")
def test_a_die_that_is_not_there_cannot_go() -> None:
    game = hurt()
    assert clauses(game, "Clara injury leg 7") == ["injury.leg-which"]
    assert clauses(game, "Clara injury leg 6") == []
    assert not game.check(Injury("Clara", "leg")).ok
    assert clauses(hurt(injuries=["leg"]), "Clara injury leg 6") == ["injury.choice", "injury.leg-which"]


def lending(*lines: str) -> Game[Any]:
    """Clara fails after the lines of phase 4; a need that no die fits makes everybody fail."""
    game = position(
        seat("Clara", "d2", stamina=5, equipment=["map", "machete"]),
        seat("Jona", "d3", equipment=["lighter"]),
        seat("Steve", "e2"),
        phase="equip",
        needs={"d2": "5", "d3": "5", "e2": "5"},
        dice="",
    )
    return act(game, *lines, *[f"{name} ready" for name in game.seats], "Clara move d2")


def set_in_round_2(game: Game[Any], name: str = "Clara") -> list[int]:
    """Which dice of the set a player has, from 1."""
    finish(game)
    assert game.round == 2
    return [die.slot + 1 for die in game.state.seat(name).dice]


@pytest.mark.clause("injury.leg-which", "round.end")
def test_a_die_lent_out_may_be_named_and_goes_before_it_comes_back() -> None:
    game = lending("Clara use map 2 Jona")
    assert len(clara(game)["dice"]) == 5
    assert clauses(game, "Clara injury leg 7") == ["injury.leg-which"]
    game.act("Clara injury leg 6")
    assert set_in_round_2(game) == [1, 3, 4, 5, 6]
    assert len(game.view("Jona")["seats"]["Jona"]["dice"]) == 6


@pytest.mark.clause("injury.leg-which")
def test_dice_in_hand_keep_their_numbers_when_one_is_lent_out() -> None:
    game = act(lending("Clara use map 1 Jona"), "Clara injury leg 1")
    assert set_in_round_2(game) == [1, 3, 4, 5, 6]


@pytest.mark.clause("injury.leg-which")
def test_a_die_set_aside_may_be_named() -> None:
    game = act(lending("Clara use machete 1 3"), "Clara injury leg 6")
    assert set_in_round_2(game) == [1, 2, 4, 5, 6]


@pytest.mark.clause("injury.leg-which")
def test_a_borrowed_die_may_not_be_named() -> None:
    game = position(
        seat("Clara", "d2", stamina=5, equipment=["lighter"]),
        seat("Jona", "d3"),
        seat("Steve", "e2"),
        phase="equip",
        needs={"d2": "5"},
    )
    act(game, "Clara use lighter Jona", "Jona hand 1", *[f"{name} ready" for name in game.seats])
    game.act("Clara move d2")
    assert len(clara(game)["dice"]) == 7
    assert clauses(game, "Clara injury leg 7") == ["injury.leg-which"]
    assert "Clara injury leg 7" not in [str(action) for action in game.legal("Clara")]
    assert clauses(game, "Clara injury leg 6") == []


@pytest.mark.clause("injury.leg", "injury.leg-which")
def test_a_position_between_leg_and_eruption_goes_on_the_same() -> None:
    game = act(lending("Clara use map 2 Jona"), "Clara injury leg 6")
    again = fujikit.position(game.position(), box=BOX)
    assert set_in_round_2(again) == [1, 3, 4, 5, 6]


@pytest.mark.clause("injury.arm")
def test_a_broken_arm_uses_no_equipment() -> None:
    def armed(phase: str, injuries: list[str]) -> Game[Any]:
        hands = {"injuries": injuries, "equipment": ["radio", "pocket-knife"]}
        return position(
            seat("Clara", "d2", **hands),
            seat("Jona", "d3", equipment=["rope"]),
            seat("Steve", "e2"),
            phase=phase,
        )

    for phase in ("plan", "equip"):
        assert clauses(armed(phase, ["arm"]), "Clara use radio") == ["injury.arm"]
        assert clauses(armed(phase, ["arm"]), "Clara use pocket-knife rope c2") == ["injury.arm"]
        assert not [a for a in armed(phase, ["arm"]).legal("Clara") if a.verb == "use"]
        assert clauses(armed(phase, ["eye", "leg", "amnesia"]), "Clara use radio") == []


@pytest.mark.clause("injury.arm", "skill.equipment-manager")
def test_the_equipment_manager_still_passes_cards_with_a_broken_arm() -> None:
    manager = {"skill": "equipment-manager", "injuries": ["arm"], "equipment": ["rope"]}
    game = position(seat("Clara", "d2", **manager), seat("Jona", "d3"), seat("Steve", "e2"))
    assert clauses(game, "Clara use rope d1") == ["injury.arm"]
    act(game, "Clara give rope Jona", "Jona use rope d4")
    assert game.view()["seats"]["Jona"]["at"] == "d4"


def beside_a_broken_arm(*equipment: str, **clara_more: Any) -> Game[Any]:
    return position(
        seat("Clara", "d2", injuries=["arm"], **clara_more),
        seat("Jona", "d3", equipment=list(equipment)),
        seat("Steve", "e2"),
        phase="equip",
    )


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("water", ("Jona use water Clara", "Clara reroll 1")),
        ("map", ("Jona use map 1 Clara",)),
        ("lighter", ("Jona use lighter Clara", "Clara hand 1")),
        ("carabiner", ("Jona use carabiner", "Clara pick 1", "Jona pick 1", "Steve pick 1")),
    ],
)
@pytest.mark.clause("injury.arm-passive")
def test_others_cards_work_on_a_broken_arm(card: str, lines: tuple[str, ...]) -> None:
    game = act(beside_a_broken_arm(card), *lines)
    assert game.view()["prompt"] is None
    assert game.view()["seats"]["Jona"]["equipment"] == []


@pytest.mark.clause("injury.arm-passive", "knife.which")
def test_a_card_of_a_broken_arm_may_be_copied() -> None:
    game = beside_a_broken_arm("pocket-knife", equipment=["flare-gun"])
    game.act("Jona use pocket-knife flare-gun")
    assert game.view()["seats"]["Jona"]["flares"] == 1


@pytest.mark.clause("injury.arm-passive", "gatherer.arm", "skill.gatherer")
def test_power_bars_are_gained_and_spent_with_a_broken_arm() -> None:
    gatherer = {"skill": "gatherer", "injuries": ["arm"], "bars": 1}
    game = position(seat("Clara", "d2", **gatherer), seat("Jona", "d3"), seat("Steve", "e2"), phase="reroll")
    act(game, *[f"{name} stop" for name in game.seats])
    assert clara(game)["bars"] == 3
    act(game, *[f"{name} ready" for name in game.seats], "Clara spend 2 Jona")
    assert clara(game)["bars"] == 1


@pytest.mark.clause("injury.amnesia")
def test_amnesia_ends_the_skill_from_that_moment() -> None:
    def buddy(*injuries: str) -> Game[Any]:
        own = {"skill": "buddy", "injuries": list(injuries)}
        return position(seat("Clara", "d2", **own), seat("Jona", "d3"), seat("Steve", "e2"), phase="reroll")

    assert clauses(buddy("amnesia"), "Clara aside 1") == ["injury.amnesia"]
    assert not [action for action in buddy("amnesia").legal("Clara") if action.verb == "aside"]
    assert clauses(buddy("eye", "arm"), "Clara aside 1") == []


@pytest.mark.clause("injury.amnesia", "plan.three-steps")
def test_a_scout_with_amnesia_plans_three_steps() -> None:
    def scout(*injuries: str) -> Game[Any]:
        own = {"skill": "scout", "injuries": list(injuries)}
        return position(seat("Clara", "d1", **own), seat("Jona", "d3"), seat("Steve", "e2"))

    assert clauses(scout(), "Clara mark d5") == []
    assert clauses(scout("amnesia"), "Clara mark d5") == ["plan.three-steps"]
    assert clauses(scout("amnesia"), "Clara mark d4") == []


@pytest.mark.clause("injury.amnesia", "skill.survivalist")
def test_a_survivalist_with_amnesia_has_no_reroll_more() -> None:
    own = {"skill": "survivalist", "injuries": ["amnesia"], "marker": "d2"}
    game = position(seat("Clara", "d2", **own), seat("Jona", "d3"), seat("Steve", "e2"))
    assert clara(game)["rerolls"] == 2


@pytest.mark.clause("injury.amnesia", "skill.tinkerer")
def test_a_tinkerer_with_amnesia_loses_what_was_used_once() -> None:
    cards: dict[str, Any] = {
        "skill": "tinkerer",
        "equipment": ["rope", "radio", "map"],
        "tapped": ["rope", "map"],
    }
    game = act(hurt(**cards), "Clara injury amnesia")
    assert clara(game)["equipment"] == ["radio"]
    assert game.view()["pile"] == 12
    game = act(hurt(**cards), "Clara injury arm")
    assert clara(game)["equipment"] == ["rope", "radio", "map"]


@pytest.mark.clause("injury.amnesia")
def test_dice_and_a_die_set_aside_stay_as_they_are() -> None:
    game = position(
        seat("Clara", "d2", skill="buddy", stamina=5),
        seat("Jona", "d3", marker="d3"),
        seat("Steve", "e2"),
        phase="reroll",
        needs={"d2": "5"},
    )
    act(game, "Clara aside 1", *[f"{name} stop" for name in game.seats])
    act(game, *[f"{name} ready" for name in game.seats], "Clara move d2", "Clara injury amnesia")
    assert len(clara(game)["aside"]) == 1
    finish(game)
    assert len(clara(game)["dice"]) == 6


@pytest.mark.clause("injury.amnesia", "manager.amnesia", "manager.any-time")
def test_an_equipment_manager_may_pass_a_card_before_amnesia_but_not_after() -> None:
    game = hurt(skill="equipment-manager", equipment=["rope", "map"])
    act(game, "Clara give rope Jona", "Clara injury amnesia")
    assert clauses(game, "Clara give map Jona") == ["manager.amnesia"]
    assert clara(game)["equipment"] == ["map"]


@pytest.mark.clause("injury.amnesia-bars")
def test_a_gatherer_with_amnesia_neither_gains_nor_spends() -> None:
    def gatherer(phase: str, **more: Any) -> Game[Any]:
        own = {"skill": "gatherer", "injuries": ["amnesia"], "bars": 1, **more}
        return position(seat("Clara", "d2", **own), seat("Jona", "d3"), seat("Steve", "e2"), phase=phase)

    game = act(gatherer("reroll"), "Clara stop", "Jona stop", "Steve stop")
    assert clara(game)["bars"] == 1
    assert clauses(gatherer("move"), "Clara spend 1 Jona") == ["injury.amnesia-bars"]
    assert not [action for action in gatherer("move").legal("Clara") if action.verb == "spend"]
    assert clauses(gatherer("move", injuries=["eye"]), "Clara spend 1 Jona") == []


@pytest.mark.clause("injury.amnesia-bars")
def test_amnesia_in_mid_phase_stops_the_spending() -> None:
    game = hurt(skill="gatherer", bars=2)
    game.act("Clara injury amnesia")
    assert clauses(game, "Clara spend 1 Jona") == ["injury.amnesia-bars"]
    assert clara(game)["bars"] == 2


@pytest.mark.parametrize(
    ("skill", "injuries", "rerolls"),
    [
        ("", ["eye"], 0),
        ("survivalist", ["eye"], 1),
        ("survivalist", ["eye", "amnesia"], 0),
        ("gatherer", ["eye"], 0),
        ("", ["arm"], 3),
    ],
)
@pytest.mark.clause("injury.eye")
def test_an_eye_leaves_the_rerolls_of_a_skill_only(skill: str, injuries: list[str], rerolls: int) -> None:
    game = position(
        seat("Clara", "d2", skill=skill, injuries=injuries),
        seat("Jona", "d3"),
        seat("Steve", "e2"),
        reroll=("d2",),
    )
    act(game, "Clara mark d2", "Jona mark d3", "Steve mark e2", *[f"{name} ready" for name in game.seats])
    assert clara(game)["rerolls"] == rerolls
    assert bool([action for action in game.legal("Clara") if action.verb == "reroll"]) == bool(rerolls)
    act(game, *["Clara reroll 1"] * rerolls)
    assert clauses(game, "Clara reroll 1") == ["injury.eye" if "eye" in injuries else "reroll.by-distance"]


@pytest.mark.parametrize(
    ("phase", "line"), [("plan", "Clara use flashlight 1"), ("equip", "Clara use water 1")]
)
@pytest.mark.clause("injury.eye")
def test_an_eye_does_not_stop_rerolls_by_cards(phase: str, line: str) -> None:
    own = {"injuries": ["eye"], "equipment": ["flashlight", "water"]}
    game = position(
        seat("Clara", "d2", **own), seat("Jona", "d3"), seat("Steve", "e2"), phase=phase, dice="B6"
    )
    game.act(line)
    assert clara(game)["dice"][0] == "B6"
