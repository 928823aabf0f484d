"""The six skills."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.errors import CannotUndo
from fujikit.engine.game import Game
from fujikit.fuji.actions import Spend
from tests.support import JONA, act, clauses, new_game, position, seat

SKILLS = ["equipment-manager", "buddy", "gatherer", "scout", "survivalist", "tinkerer"]


def trio(skill: str, phase: str, *, jona: dict[str, Any] | None = None, **more: Any) -> Game[Any]:
    """Clara has the skill; all stay, and no die fits anybody's card."""
    top = {key: more.pop(key) for key in ("tokens", "pile", "dice_script", "reroll", "round") if key in more}
    return position(
        seat("Clara", "d2", skill=skill, **more),
        seat("Jona", "d3", **(jona or {})),
        seat("Steve", "e2"),
        phase=phase,
        needs={"d2": "6", "d3": "6", "e2": "6"},
        dice=top.pop("dice_script", ""),
        **top,
    )


def clara(game: Game[Any], viewer: str | None = "Clara") -> Any:
    return game.view(viewer)["seats"]["Clara"]


def lines(game: Game[Any], name: str, verb: str) -> list[str]:
    return [str(action) for action in game.legal(name) if action.verb == verb]


def stop(game: Game[Any]) -> Game[Any]:
    while game.phase == "reroll":
        game.act(next(f"{name} stop" for name in game.seats if lines(game, name, "stop")))
    return game


def ready(game: Game[Any]) -> Game[Any]:
    return act(game, *[f"{name} ready" for name in game.seats])


@pytest.mark.parametrize(
    ("skill", "dice", "cards"),
    [
        ("equipment-manager", 6, 2),
        ("buddy", 6, 1),
        ("gatherer", 6, 1),
        ("scout", 5, 2),
        ("survivalist", 5, 1),
        ("tinkerer", 5, 1),
    ],
)
@pytest.mark.clause(
    "skill.equipment-manager",
    "skill.buddy",
    "skill.gatherer",
    "skill.scout",
    "skill.survivalist",
    "skill.tinkerer",
)
def test_a_skill_brings_dice_and_cards(skill: str, dice: int, cards: int) -> None:
    game = new_game(skills={"Clara": skill})
    assert (len(clara(game)["dice"]), len(clara(game)["equipment"])) == (dice, cards)


PHASES = ["roll", "plan", "reroll", "equip", "move", "erupt"]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.clause("skill.equipment-manager", "manager.any-time")
def test_the_equipment_manager_gives_in_every_phase(phase: str) -> None:
    game = trio("equipment-manager", phase, equipment=["rope", "map"])
    assert "Clara give rope Steve" in lines(game, "Clara", "give")
    game.act("Clara give rope Steve")
    assert game.view()["seats"]["Steve"]["equipment"] == ["rope"]
    assert clara(game)["equipment"] == ["map"]
    assert game.phase == phase
    game.undo()
    assert clara(game)["equipment"] == ["rope", "map"]


@pytest.mark.clause("manager.any-time")
def test_the_equipment_manager_gives_while_ready_and_after_the_own_turn() -> None:
    game = act(trio("equipment-manager", "equip", equipment=["rope", "map"]), "Clara ready")
    act(game, "Clara give rope Jona")
    assert clara(game)["ready"]
    game = act(trio("equipment-manager", "move", equipment=["rope", "map"]), "Clara move d2")
    game.act("Clara give map Steve")
    assert clara(game)["equipment"] == ["rope"]


@pytest.mark.clause("manager.any-time")
def test_the_equipment_manager_gives_in_others_turns() -> None:
    game = trio("equipment-manager", "move", equipment=["rope"], jona={"stamina": 5})
    act(game, "Jona move d3", "Clara give rope Jona")
    assert game.view()["prompt"]["seat"] == "Jona"
    act(game, "Jona injury eye")
    assert game.view()["seats"]["Jona"]["equipment"] == ["rope"]


@pytest.mark.clause("manager.any-time")
def test_the_equipment_manager_gives_while_somebody_thinks_about_drawing() -> None:
    game = position(
        seat("Clara", "d2", skill="equipment-manager", equipment=["map"]),
        seat("Jona", "d4", marker="d3", dice=JONA),
        seat("Steve", "e2"),
        phase="move",
        tokens={"d3": "equipment"},
        pile=["rope"],
    )
    act(game, "Jona move d3", "Clara give map Steve", "Jona draw")
    assert game.view()["seats"]["Jona"]["equipment"] == ["rope"]


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("lighter", "Jona use lighter Clara"),
        ("water", "Jona use water 1"),
        ("carabiner", "Jona use carabiner"),
    ],
)
@pytest.mark.clause("manager.any-time")
def test_nothing_is_given_inside_a_card(card: str, line: str) -> None:
    game = trio("equipment-manager", "equip", equipment=["map"], jona={"equipment": [card]})
    game.act(line)
    assert clauses(game, "Clara give map Steve") == ["manager.any-time"]
    assert lines(game, "Clara", "give") == []


@pytest.mark.clause("manager.any-time")
def test_nothing_is_given_while_a_rope_is_carried_out() -> None:
    game = trio("equipment-manager", "equip", equipment=["rope", "map"], tokens={"c2": "equipment"})
    game.act("Clara use rope c2")
    assert clauses(game, "Clara give map Steve") == ["manager.any-time"]
    act(game, "Clara leave", "Clara give map Steve")


@pytest.mark.clause("manager.any-time")
def test_nothing_is_given_before_the_set_up_is_done() -> None:
    game = new_game(skills={"Clara": "equipment-manager"}, choices="ask")
    card = clara(game)["equipment"][0]
    assert clauses(game, f"Clara give {card} Jona") == ["manager.any-time"]
    assert lines(game, "Clara", "give") == []


@pytest.mark.clause("skill.equipment-manager")
def test_the_equipment_manager_gives_own_cards_to_teammates() -> None:
    game = trio("equipment-manager", "plan", equipment=["rope"], jona={"equipment": ["map"]})
    assert clauses(game, "Clara give rope Clara") == ["skill.equipment-manager"]
    assert clauses(game, "Clara give map Steve") == ["equip.owner"]
    assert clauses(game, "Clara give radio Steve") == ["equip.once"]
    assert lines(game, "Clara", "give") == ["Clara give rope Jona", "Clara give rope Steve"]


@pytest.mark.clause("manager.any-time")
def test_nothing_is_given_to_the_third_set() -> None:
    game = new_game(2, variant="a", skills={"Clara": "equipment-manager"})
    card = clara(game)["equipment"][0]
    assert not game.check(f"Clara give {card} Third").ok
    assert lines(game, "Clara", "give") == [f"Clara give {c} Jona" for c in clara(game)["equipment"]]


@pytest.mark.clause("manager.drawn", "token.equipment-when")
def test_a_drawn_card_may_be_passed_at_once_and_waits_for_the_next_round() -> None:
    game = position(
        seat("Clara", "c2", marker="c3", skill="equipment-manager", dice="B6 P6 Y6 B6 P6 Y6"),
        seat("Jona", "d3"),
        seat("Steve", "e2"),
        phase="move",
        tokens={"c3": "equipment"},
        pile=["radio"],
    )
    act(game, "Clara move c3", "Clara draw", "Clara give radio Jona")
    assert clauses(game, "Jona use radio") == ["token.equipment-when", "equip.phase"]
    act(game, "Jona move d3", "Steve move e2")
    assert clauses(game, "Jona use radio") == []


@pytest.mark.clause("manager.drawn")
def test_a_card_drawn_by_rope_and_passed_on_is_not_used_in_the_round() -> None:
    game = trio(
        "equipment-manager", "equip", equipment=["rope"], tokens={"c2": "equipment"}, pile=["radio", "map"]
    )
    act(game, "Clara use rope c2", "Clara draw", "Clara give radio Jona")
    assert clauses(game, "Jona use radio") == ["token.equipment-when"]


@pytest.mark.parametrize("injuries", [["amnesia"], ["arm", "amnesia"]])
@pytest.mark.clause("manager.amnesia")
def test_an_equipment_manager_with_amnesia_passes_nothing(injuries: list[str]) -> None:
    game = trio("equipment-manager", "plan", equipment=["rope"], injuries=injuries)
    assert clauses(game, "Clara give rope Jona") == ["manager.amnesia"]
    assert lines(game, "Clara", "give") == []
    whole = trio("equipment-manager", "plan", equipment=["rope"], injuries=["arm", "eye", "leg"])
    assert clauses(whole, "Clara give rope Jona") == []


@pytest.mark.clause("manager.one-way")
def test_what_is_given_cannot_come_back() -> None:
    game = act(trio("equipment-manager", "plan", equipment=["rope"]), "Clara give rope Jona")
    assert clauses(game, "Jona give rope Clara") == ["manager.one-way"]
    assert lines(game, "Jona", "give") == []


@pytest.mark.parametrize("skill", SKILLS[1:])
@pytest.mark.clause("manager.one-way")
def test_nobody_else_passes_cards(skill: str) -> None:
    game = trio(skill, "plan", equipment=["rope"])
    assert clauses(game, "Clara give rope Jona") == ["manager.one-way"]


@pytest.mark.clause("manager.one-way", "skill.tinkerer")
def test_a_tinkerer_uses_a_given_card_twice() -> None:
    game = trio("equipment-manager", "equip", equipment=["flare-gun"], jona={"skill": "tinkerer"})
    act(game, "Clara give flare-gun Jona", "Jona use flare-gun")
    assert game.view()["seats"]["Jona"]["tapped"] == ["flare-gun"]
    game.act("Jona use flare-gun")
    assert game.view()["seats"]["Jona"]["equipment"] == []
    assert game.view()["seats"]["Jona"]["flares"] == 2


@pytest.mark.clause("skill.buddy")
def test_a_buddy_sets_one_die_aside() -> None:
    game = trio("buddy", "reroll")
    game.act("Clara aside 2")
    assert clara(game)["aside"] == ["P1"]
    assert len(clara(game)["dice"]) == 5
    assert clauses(game, "Clara aside 1") == ["skill.buddy"]
    assert lines(game, "Clara", "aside") == []


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase != "reroll"])
@pytest.mark.clause("skill.buddy")
def test_a_buddy_sets_aside_in_phase_3_only(phase: str) -> None:
    assert clauses(trio("buddy", phase), "Clara aside 1") == ["skill.buddy"]


@pytest.mark.parametrize("skill", ["", *(skill for skill in SKILLS if skill != "buddy")])
@pytest.mark.clause("skill.buddy")
def test_nobody_else_sets_aside(skill: str) -> None:
    assert clauses(trio(skill, "reroll"), "Clara aside 1") == ["skill.buddy"]


@pytest.mark.clause("skill.buddy")
def test_a_buddy_names_a_die_that_is_there() -> None:
    assert clauses(trio("buddy", "reroll"), "Clara aside 7") == ["reroll.any-dice"]


@pytest.mark.clause("skill.buddy")
def test_a_die_set_aside_is_not_rerolled_and_shown_after_phase_3() -> None:
    game = act(trio("buddy", "reroll"), "Clara aside 1")
    assert clauses(game, "Clara reroll 6") == ["reroll.any-dice"]
    assert clara(game, "Jona")["aside"] == []
    assert clara(game, "Jona")["dice"] == [None] * 6
    stop(game)
    assert clara(game, "Jona")["aside"] == ["B1"]
    assert clara(game, "Jona")["dice"] == [None] * 5


@pytest.mark.parametrize("more", [{"injuries": ["eye"]}, {"marker": "e4"}], ids=["eye", "no reroll"])
@pytest.mark.clause("skill.buddy")
def test_a_buddy_sets_aside_without_a_reroll_too(more: dict[str, Any]) -> None:
    game = act(trio("buddy", "reroll", **more), "Jona stop", "Steve stop")
    assert game.phase == "reroll"
    assert clara(game)["rerolls"] == 0
    game.act("Clara aside 1")
    assert game.phase == "equip"


@pytest.mark.clause("skill.buddy")
def test_a_buddy_sets_aside_between_and_after_rerolls_but_not_after_stopping() -> None:
    game = act(trio("buddy", "reroll"), "Clara reroll 1", "Clara reroll 2")
    assert clauses(game, "Clara aside 1") == []
    game.act("Clara stop")
    assert clauses(game, "Clara aside 1") == ["reroll.optional"]


@pytest.mark.clause("skill.buddy", "dice.aside")
def test_a_buddys_die_counts_for_nobody() -> None:
    game = trio("buddy", "reroll", dice="B6 P1 Y1 B1 P1 Y1", jona={"dice": "B6 P6 Y1 B1 P1 Y1"})
    act(game, "Clara aside 1")
    ready(stop(game))
    assert game.act("Jona move d3")[0].rivals == (0, 0)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("stay", "gained"), [("d2", 2), ("d1", 1), ("f3", 0)])
@pytest.mark.clause("skill.gatherer", "gatherer.which")
def test_each_reroll_passed_up_gives_a_bar(stay: str, gained: int) -> None:
    game = stop(trio("gatherer", "reroll", marker=stay))
    assert clara(game)["bars"] == gained


@pytest.mark.clause("skill.gatherer")
def test_a_reroll_taken_gives_no_bar() -> None:
    game = stop(act(trio("gatherer", "reroll"), "Clara reroll 1"))
    assert clara(game)["bars"] == 1


@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 3), (3, 3)])
@pytest.mark.clause("skill.gatherer", "gatherer.which")
def test_there_are_three_bars_at_most(before: int, after: int) -> None:
    game = stop(trio("gatherer", "reroll", bars=before, reroll=("d2",)))
    assert clara(game)["bars"] == after


@pytest.mark.clause("gatherer.which", "injury.eye")
def test_an_eye_gives_no_bars() -> None:
    assert clara(stop(trio("gatherer", "reroll", injuries=["eye"])))["bars"] == 0


@pytest.mark.clause("gatherer.which")
def test_others_gain_no_bars() -> None:
    assert clara(stop(trio("survivalist", "reroll")))["bars"] == 0


@pytest.mark.clause("skill.gatherer", "reroll.view")
def test_new_bars_show_when_phase_3_ends() -> None:
    game = act(trio("gatherer", "reroll"), "Clara stop")
    assert clara(game, "Jona")["bars"] == 0
    assert clara(stop(game), "Jona")["bars"] == 2


@pytest.mark.clause("gatherer.which")
def test_a_flashlights_reroll_may_be_passed_up() -> None:
    game = act(trio("gatherer", "plan", equipment=["flashlight"]), "Clara use flashlight")
    assert (clara(game)["bars"], clara(game)["equipment"]) == (1, [])
    full = act(trio("gatherer", "plan", equipment=["flashlight"], bars=3), "Clara use flashlight")
    assert clara(full)["bars"] == 3


@pytest.mark.clause("gatherer.which")
def test_only_a_gatherer_passes_a_flashlight_up() -> None:
    for skill, injuries in (("buddy", []), ("gatherer", ["amnesia"])):
        game = trio(skill, "plan", equipment=["flashlight"], injuries=injuries)
        assert clauses(game, "Clara use flashlight") == ["reroll.any-dice"]


@pytest.mark.parametrize(
    ("answers", "bars"),
    [
        (("Clara use water", "Clara stop"), 2),
        (("Clara use water 1", "Clara stop"), 1),
        (("Clara use water 1", "Clara use water 2"), 0),
        (("Clara use water", "Clara use water 2"), 1),
    ],
)
@pytest.mark.clause("gatherer.which")
def test_waters_rerolls_may_be_passed_up(answers: tuple[str, ...], bars: int) -> None:
    assert clara(act(trio("gatherer", "equip", equipment=["water"]), *answers))["bars"] == bars


@pytest.mark.clause("gatherer.which")
def test_water_given_to_a_gatherer_may_be_passed_up() -> None:
    game = trio("gatherer", "equip", jona={"equipment": ["water"]}, injuries=["eye"])
    assert clara(act(game, "Jona use water Clara", "Clara stop"))["bars"] == 1
    other = trio("gatherer", "equip", equipment=["water"])
    assert clara(act(other, "Clara use water Jona", "Jona stop"))["bars"] == 0


@pytest.mark.clause("gatherer.which")
def test_a_carabiner_cannot_be_passed_up() -> None:
    game = act(trio("gatherer", "equip", equipment=["carabiner"]), "Clara use carabiner")
    assert clauses(game, "Clara stop") == ["card.carabiner"]
    act(game, "Clara pick 1", "Jona pick 1", "Steve pick 1")
    assert clara(game)["bars"] == 0


@pytest.mark.parametrize("to", ["Clara", "Jona", "Steve"])
@pytest.mark.clause("skill.gatherer", "gatherer.spend")
def test_bars_raise_the_own_or_a_teammates_value(to: str) -> None:
    game = act(trio("gatherer", "move", bars=3), f"Clara spend 2 {to}")
    at = game.view()["seats"][to]["at"]
    compared, *_ = game.act(f"{to} move {at}")
    assert (compared.value, compared.success) == (2, True)  # type: ignore[attr-defined]
    assert game.view()["seats"][to]["stamina"] == 3
    assert clara(game)["bars"] == 1


@pytest.mark.clause("skill.gatherer")
def test_bars_last_one_turn_and_more_may_go_to_another() -> None:
    game = act(trio("gatherer", "move", bars=3), "Clara spend 1 Jona", "Jona move d3", "Clara spend 2 Clara")
    assert game.view()["seats"]["Jona"]["boost"] == 0
    assert game.act("Clara move d2")[0].value == 2  # type: ignore[attr-defined]
    assert clara(game)["bars"] == 0


@pytest.mark.clause("skill.gatherer")
def test_bars_are_kept_until_spent() -> None:
    game = act(trio("gatherer", "move", bars=2), "Clara move d2", "Jona move d3", "Steve move e2")
    assert (game.round, clara(game)["bars"]) == (2, 2)


@pytest.mark.clause("skill.gatherer")
def test_only_a_gatherer_spends_and_only_what_is_there() -> None:
    assert clauses(trio("buddy", "move", bars=1), "Clara spend 1 Jona") == ["skill.gatherer"]
    game = trio("gatherer", "move", bars=1)
    assert clauses(game, "Clara spend 2 Jona") == ["skill.gatherer"]
    assert not game.check(Spend("Clara", -1, "Jona")).ok
    assert lines(game, "Clara", "spend") == [f"Clara spend 1 {name}" for name in game.seats]


@pytest.mark.clause("skill.gatherer")
def test_no_bars_no_spending() -> None:
    assert clauses(trio("gatherer", "move"), "Clara spend 1 Jona") == ["skill.gatherer"]


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase != "move"])
@pytest.mark.clause("gatherer.spend")
def test_bars_are_spent_in_phase_5_only(phase: str) -> None:
    game = trio("gatherer", phase, bars=2)
    assert clauses(game, "Clara spend 1 Jona") == ["gatherer.spend"]
    assert clauses(game, "Clara spend 3 Jona") == ["gatherer.spend", "skill.gatherer"]


@pytest.mark.clause("gatherer.spend")
def test_the_turn_that_bars_were_spent_on_is_next() -> None:
    game = act(trio("gatherer", "move", bars=3), "Clara spend 1 Jona")
    assert game.view()["next_turn"] == "Jona"
    assert clauses(game, "Clara move d2") == ["gatherer.spend"]
    assert clauses(game, "Clara spend 1 Clara") == ["gatherer.spend"]
    assert lines(game, "Clara", "move") == lines(game, "Steve", "move") == []
    act(game, "Clara spend 1 Jona")
    assert game.act("Jona move d3")[0].value == 2  # type: ignore[attr-defined]
    assert clauses(game, "Clara move d2") == []


@pytest.mark.clause("gatherer.spend")
def test_bars_come_too_late_after_the_turn() -> None:
    game = act(trio("gatherer", "move", bars=3), "Jona move d3")
    assert clauses(game, "Clara spend 1 Jona") == ["gatherer.spend"]
    assert lines(game, "Clara", "spend")[0].endswith("Clara")


@pytest.mark.clause("gatherer.spend")
def test_a_gatherer_who_has_moved_may_still_spend() -> None:
    game = act(trio("gatherer", "move", bars=1), "Clara move d2", "Clara spend 1 Steve")
    assert game.view()["next_turn"] == "Steve"


@pytest.mark.clause("gatherer.spend")
def test_bars_are_no_use_in_a_neighbours_turn() -> None:
    game = act(trio("gatherer", "move", bars=3), "Clara spend 3 Clara", "Clara move d2")
    assert game.act("Jona move d3")[0].rivals == (0, 0)  # type: ignore[attr-defined]


@pytest.mark.clause("gatherer.spend")
def test_spending_can_be_undone_before_the_turn() -> None:
    game = act(trio("gatherer", "move", bars=3), "Clara spend 2 Jona")
    assert str(game.undo()) == "Clara spend 2 Jona"
    assert clara(game)["bars"] == 3
    assert clauses(game, "Clara move d2") == []


@pytest.mark.clause("gatherer.arm")
def test_a_gatherer_with_a_broken_arm_spends() -> None:
    game = trio("gatherer", "move", bars=1, injuries=["arm"])
    assert clauses(game, "Clara spend 1 Jona") == []


def scout(marker: str, phase: str = "plan", **more: Any) -> Game[Any]:
    """Clara on d1 may go to d5, four steps off."""
    return position(
        seat("Clara", "d1", skill="scout", marker=marker, **more),
        seat("Jona", "e3", marker="e3"),
        seat("Steve", "e4", marker="e4"),
        phase=phase,
        reroll=("d5", "d4"),
        dice="P6",
    )


@pytest.mark.clause("skill.scout")
def test_a_scout_plans_four_steps_and_no_more() -> None:
    game = scout("d1")
    assert clauses(game, "Clara mark d5") == []
    assert clauses(game, "Clara mark c5") == ["plan.three-steps"]
    assert clauses(game, "Jona mark d1") == ["plan.neighbours-differ"]


@pytest.mark.parametrize(("marker", "rerolls"), [("d5", 0), ("d4", 1), ("d3", 1), ("d1", 2)])
@pytest.mark.clause("skill.scout")
def test_four_steps_give_no_reroll_at_all(marker: str, rerolls: int) -> None:
    assert clara(scout(marker))["rerolls"] == rerolls
    refused = [] if rerolls else ["skill.scout"]
    assert clauses(scout(marker, "reroll"), "Clara reroll 1") == refused


@pytest.mark.clause("skill.scout", "move.path")
def test_a_scout_arrives_after_four_steps() -> None:
    game = ready(scout("d5", "equip", dice="B6 P6 Y6 B6 P6"))
    game.act("Clara move d5")
    assert clara(game)["at"] == "d5"


@pytest.mark.clause("scout.cards", "flashlight.early", "move.path")
def test_rerolls_by_cards_go_with_four_steps() -> None:
    game = scout("d5", dice="B6 P6 Y6 B6 P1", equipment=["flashlight", "water"])
    ready(act(game, "Clara use flashlight 5"))
    assert clara(game)["dice"][4] == "P6"
    ready(act(stop(game), "Clara use water 5", "Clara stop"))
    game.act("Clara move d5")
    assert clara(game)["at"] == "d5"


@pytest.mark.parametrize(("marker", "rerolls"), [("d2", 3), ("d1", 2), ("f3", 1)])
@pytest.mark.clause("skill.survivalist")
def test_a_survivalist_has_one_reroll_more(marker: str, rerolls: int) -> None:
    game = trio("survivalist", "reroll", marker=marker)
    assert clara(game)["rerolls"] == rerolls
    act(game, *["Clara reroll 1"] * rerolls)
    assert lines(game, "Clara", "reroll") == []


@pytest.mark.clause("skill.tinkerer")
def test_a_tinkerer_uses_a_card_twice_in_one_phase() -> None:
    game = act(trio("tinkerer", "equip", equipment=["flare-gun"]), "Clara use flare-gun")
    assert (clara(game)["equipment"], clara(game)["tapped"]) == (["flare-gun"], ["flare-gun"])
    game.act("Clara use flare-gun")
    assert (clara(game)["equipment"], clara(game)["flares"]) == ([], 2)
    assert clauses(game, "Clara use flare-gun") == ["equip.once"]


@pytest.mark.clause("skill.tinkerer")
def test_a_tinkerer_uses_a_card_in_two_rounds() -> None:
    game = ready(act(trio("tinkerer", "equip", equipment=["radio"]), "Clara use radio"))
    act(game, "Clara move d2", "Jona move d3", "Steve move e2")
    assert (game.round, clara(game)["tapped"]) == (2, ["radio"])
    game.act("Clara use radio")
    assert clara(game)["equipment"] == []


@pytest.mark.parametrize("skill", ["", "buddy"])
@pytest.mark.clause("skill.tinkerer")
def test_everybody_else_uses_a_card_once(skill: str) -> None:
    game = act(trio(skill, "equip", equipment=["flare-gun"]), "Clara use flare-gun")
    assert clauses(game, "Clara use flare-gun") == ["equip.once"]


@pytest.mark.clause("skill.tinkerer", "injury.amnesia")
def test_a_tinkerer_with_amnesia_uses_a_card_once() -> None:
    game = trio("tinkerer", "equip", equipment=["flare-gun"], injuries=["amnesia"])
    assert clara(act(game, "Clara use flare-gun"))["equipment"] == []


@pytest.mark.clause("tinkerer.same")
def test_the_second_use_may_go_elsewhere() -> None:
    game = act(
        trio("tinkerer", "equip", equipment=["map", "shovel"]),
        "Clara use map 1 Jona",
        "Clara use map 1 Steve",
        "Clara use shovel 1 6",
        "Clara use shovel 2 3",
    )
    assert [len(shown["dice"]) for shown in game.view()["seats"].values()] == [3, 7, 7]
    assert clara(game)["dice"][:2] == ["Y6", "P3"]
    assert clara(game)["equipment"] == []


@pytest.mark.clause("tinkerer.same", "water.both")
def test_a_tinkerer_gives_water_and_drinks_it() -> None:
    game = act(
        trio("tinkerer", "equip", equipment=["water"]),
        "Clara use water Jona",
        "Jona reroll 1",
        "Clara use water 1",
        "Clara use water 1 2",
    )
    assert clara(game)["equipment"] == []
    with pytest.raises(CannotUndo):
        game.undo()
