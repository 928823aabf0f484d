"""Phase 4, and what holds for every equipment card."""

from __future__ import annotations

import pytest

from fujikit.engine.errors import CannotUndo
from tests.fuji.cards.table import compared, hand, of, table
from tests.support import act, clauses

PLAN, EQUIP = "plan", "equip"
LINES = {
    "binoculars": ("binoculars e1 f1", {PLAN}),
    "lighter": ("lighter Jona", {EQUIP}),
    "carabiner": ("carabiner", {EQUIP}),
    "map": ("map 1 Jona", {EQUIP}),
    "duct-tape": ("duct-tape 1", {EQUIP}),
    "compass": ("compass 4", {EQUIP}),
    "machete": ("machete 1", {EQUIP}),
    "radio": ("radio", {PLAN, EQUIP}),
    "first-aid-kit": ("first-aid-kit", {EQUIP}),
    "shovel": ("shovel 1 6", {EQUIP}),
    "rope": ("rope d1", {PLAN, EQUIP}),
    "flare-gun": ("flare-gun", {EQUIP}),
    "flashlight": ("flashlight 1", {PLAN}),
    "water": ("water 1", {EQUIP}),
}
"""A legal use of every card but the knife, and the phases that the card shows."""


@pytest.mark.clause("equip.phase", "plan.equipment")
@pytest.mark.parametrize("phase", ["roll", "plan", "reroll", "equip", "move", "erupt"])
@pytest.mark.parametrize("card", LINES)
def test_a_card_is_used_only_in_a_phase_it_shows(card: str, phase: str) -> None:
    line, phases = LINES[card]
    game = table(card, phase=phase)
    assert clauses(game, f"Clara use {line}") == ([] if phase in phases else ["equip.phase"])


@pytest.mark.clause("equip.phase", "card.pocket-knife")
@pytest.mark.parametrize("phase", ["plan", "reroll", "equip", "move"])
@pytest.mark.parametrize("card", LINES)
def test_the_pocket_knife_has_the_phases_of_the_card_it_copies(card: str, phase: str) -> None:
    line, phases = LINES[card]
    game = table("pocket-knife", steve=card, phase=phase)
    assert clauses(game, f"Clara use pocket-knife {line}") == ([] if phase in phases else ["equip.phase"])


@pytest.mark.parametrize("phase", [PLAN, EQUIP])
def test_the_cards_offered_are_those_of_the_phase(phase: str) -> None:
    game = table(" ".join(LINES), phase=phase)
    offered = {str(action).split()[2] for action in game.legal("Clara") if action.verb == "use"}
    assert offered == {card for card, (_, phases) in LINES.items() if phase in phases}


@pytest.mark.clause("equip.any-number")
def test_any_number_of_cards_in_any_order() -> None:
    game = table("compass flare-gun radio", "machete first-aid-kit")
    act(game, "Clara use radio", "Jona use first-aid-kit", "Clara use flare-gun", "Jona use machete 1")
    act(game, "Clara use compass 4")
    assert [of(game, name)["equipment"] for name in game.seats] == [[], [], []]


@pytest.mark.clause("equip.once")
def test_a_used_card_is_gone_for_everyone() -> None:
    game = act(table("radio"), "Clara use radio")
    assert of(game, "Clara")["equipment"] == []
    assert [clauses(game, f"{name} use radio") for name in game.seats] == [["equip.once"]] * 3


@pytest.mark.clause("equip.once")
def test_a_card_still_in_the_pile_is_nobodys() -> None:
    assert clauses(table(), "Clara use radio") == ["equip.once"]


@pytest.mark.clause("equip.once", "skill.tinkerer", "tinkerer.same")
def test_a_tinkerer_taps_a_card_and_uses_it_once_more_with_another_target() -> None:
    game = table("map", Clara={"skill": "tinkerer"})
    act(game, "Clara use map 1 Jona")
    assert (of(game, "Clara")["equipment"], of(game, "Clara")["tapped"]) == (["map"], ["map"])
    act(game, "Clara use map 1 Steve")
    assert of(game, "Clara")["equipment"] == []
    assert clauses(game, "Clara use map 1 Jona") == ["equip.once"]


@pytest.mark.clause("equip.once", "skill.tinkerer")
def test_a_tinkerer_without_memory_uses_a_card_once() -> None:
    game = table("radio", Clara={"skill": "tinkerer", "injuries": ["amnesia"]})
    act(game, "Clara use radio")
    assert of(game, "Clara")["equipment"] == []


@pytest.mark.clause("equip.no-reroll-no-marker")
def test_phase_4_gives_no_reroll_by_itself() -> None:
    assert clauses(table(), "Clara reroll 1") == ["equip.no-reroll-no-marker"]


@pytest.mark.clause("equip.no-reroll-no-marker", "plan.free-until-rerolls")
@pytest.mark.parametrize("line", ["mark d1", "unmark"])
def test_markers_stay_fixed_in_phase_4(line: str) -> None:
    assert clauses(table(), f"Clara {line}") == ["plan.free-until-rerolls"]


@pytest.mark.clause("equip.open")
def test_cards_lie_open_and_dice_stay_hidden() -> None:
    game = table("radio compass", Clara={"skill": "tinkerer", "tapped": ["compass"]})
    for by in ("Jona", None):
        assert of(game, "Clara", by)["equipment"] == ["radio", "compass"]
        assert of(game, "Clara", by)["tapped"] == ["compass"]
        assert hand(game, "Clara", by) == "? ? ? ? ?"


@pytest.mark.clause("equip.open", "talk.phases")
def test_the_talk_rules_go_on_in_phase_4() -> None:
    game = table()
    assert clauses(game, "Clara say I've got three yellow dice") == ["talk.no-numbers"]
    assert clauses(game, "Clara say I am strong on yellow") == []


@pytest.mark.clause("equip.owner")
def test_only_the_owner_uses_a_card() -> None:
    game = table("radio")
    assert clauses(game, "Jona use radio") == ["equip.owner"]
    assert clauses(game, "Clara use radio") == []


@pytest.mark.clause("injury.arm")
@pytest.mark.parametrize("card", LINES)
def test_a_broken_arm_uses_no_card(card: str) -> None:
    line, phases = LINES[card]
    game = table(card, phase=min(phases), Clara={"injuries": ["arm"]})
    assert clauses(game, f"Clara use {line}") == ["injury.arm"]
    assert not [action for action in game.legal("Clara") if action.verb == "use"]


@pytest.mark.clause("token.equipment-when")
def test_a_card_drawn_this_round_waits() -> None:
    game = table("radio", Clara={"later": {"radio": [2, 0]}})
    assert clauses(game, "Clara use radio") == ["token.equipment-when"]
    assert of(game, "Clara")["waiting"] == ["radio"]
    later = table("radio", Clara={"later": {"radio": [2, 0]}}, round=2)
    assert clauses(later, "Clara use radio") == []


def test_a_verdict_names_every_clause_that_is_broken() -> None:
    game = table(steve="shovel", phase="plan", Clara={"injuries": ["arm"], "ready": True, "marker": "d2"})
    broken = ["equip.owner", "injury.arm", "equip.phase", "plan.ready-again", "reroll.any-dice"]
    assert clauses(game, "Clara use shovel 7 6") == broken


@pytest.mark.clause("equip.end", "move.reveal")
def test_phase_5_begins_when_everybody_is_ready() -> None:
    game = act(table("radio"), "Clara ready", "Jona ready")
    assert (game.phase, hand(game, "Clara", "Jona")) == ("equip", "? ? ? ? ? ?")
    act(game, "Steve ready")
    assert (game.phase, hand(game, "Clara", "Jona")) == ("move", "B1 B2 Y1 B6 Y3 P2")
    with pytest.raises(CannotUndo):
        game.undo()


@pytest.mark.clause("equip.end", "plan.ready-again")
def test_who_is_ready_uses_no_card_until_that_is_taken_back() -> None:
    game = act(table("radio"), "Clara ready")
    assert clauses(game, "Clara use radio") == ["plan.ready-again"]
    assert [str(action) for action in game.legal("Clara")] == ["Clara wait"]
    act(game, "Clara wait")
    assert clauses(game, "Clara use radio") == []


@pytest.mark.clause("equip.end")
def test_being_ready_does_not_keep_others_cards_away() -> None:
    game = act(table("water"), "Jona ready", "Steve ready", "Clara use water Jona")
    assert clauses(game, "Jona reroll 1") == []
    act(game, "Jona stop", "Clara ready")
    assert game.phase == "move"


@pytest.mark.clause("equip.one-at-a-time")
@pytest.mark.parametrize("name", ["Clara", "Jona", "Steve"])
@pytest.mark.parametrize("first", ["lighter Jona", "carabiner", "water Jona"])
def test_a_card_is_done_before_the_next_is_announced(first: str, name: str) -> None:
    game = table("lighter carabiner water flare-gun", "first-aid-kit", "radio")
    act(game, f"Clara use {first}")
    card = {"Clara": "flare-gun", "Jona": "first-aid-kit", "Steve": "radio"}[name]
    assert clauses(game, f"{name} use {card}") == ["equip.one-at-a-time"]


@pytest.mark.clause("equip.one-at-a-time", "manager.any-time")
def test_the_equipment_manager_passes_nothing_inside_a_card() -> None:
    game = table("lighter", "radio", Jona={"skill": "equipment-manager"})
    act(game, "Clara use lighter Steve")
    assert clauses(game, "Jona give radio Steve") == ["manager.any-time"]
    act(game, "Steve decline")
    assert clauses(game, "Jona give radio Steve") == []


@pytest.mark.clause("equip.one-at-a-time")
def test_nobody_is_ready_inside_a_card() -> None:
    game = act(table("lighter"), "Clara use lighter Jona")
    assert clauses(game, "Steve ready") == ["card.lighter"]


@pytest.mark.clause("equip.at-least-one")
@pytest.mark.parametrize("edition", ["en", "fr", "pl"])
@pytest.mark.parametrize("card", ["duct-tape", "compass", "machete"])
def test_some_cards_need_a_die_to_act_on(card: str, edition: str) -> None:
    game = table(card, edition=edition)
    assert clauses(game, f"Clara use {card}") == ["equip.at-least-one"]
    assert clauses(game, f"Clara use {LINES[card][0]}") == []


@pytest.mark.clause("equip.stack", "knife.self", "card.flare-gun")
def test_two_flare_guns_give_six() -> None:
    tinkerer = table("flare-gun", Clara={"skill": "tinkerer"})
    act(tinkerer, "Clara use flare-gun", "Clara use flare-gun")
    knife = table("flare-gun pocket-knife")
    act(knife, "Clara use pocket-knife flare-gun", "Clara use flare-gun")
    for game, own in ((tinkerer, 13), (knife, 15)):
        act(game, "Clara ready", "Jona ready", "Steve ready")
        assert compared(game, "Clara move d2")[0] == own + 6


@pytest.mark.clause("equip.this-round")
def test_an_effect_goes_on_when_its_user_breaks_an_arm() -> None:
    game = table("machete", track={"length": 20, "injuries": [4]})
    act(game, "Clara use machete 4 5", "Clara ready", "Jona ready", "Steve ready")
    act(game, "Clara move d2", "Clara injury arm")
    assert compared(game, "Jona move d3") == (20, (6, 20))


@pytest.mark.clause("equip.this-round", "round.end")
def test_effects_end_with_the_round() -> None:
    game = table("flare-gun first-aid-kit")
    act(game, "Clara use flare-gun", "Clara use first-aid-kit", "Clara ready", "Jona ready", "Steve ready")
    act(game, "Clara move d2", "Jona move d3", "Steve move e2")
    assert (game.round, of(game, "Clara")["flares"], of(game, "Clara")["unhurt"]) == (2, 0, False)


@pytest.mark.clause("equip.any-number")
def test_a_card_without_chance_or_reveal_can_be_taken_back() -> None:
    game = act(table("flare-gun compass"), "Clara use flare-gun", "Clara use compass 4")
    assert str(game.undo()) == "Clara use compass 4"
    assert str(game.undo()) == "Clara use flare-gun"
    assert of(game, "Clara")["equipment"] == ["flare-gun", "compass"]
    assert hand(game, "Clara") == "B1 B2 Y1 B6 Y3 P2"


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("radio", ["Clara use radio"]),
        ("machete", ["Clara use machete 1"]),
        ("map", ["Clara use map 1 Jona"]),
        ("lighter", ["Clara use lighter Jona", "Jona hand 1"]),
        ("water", ["Clara use water 1"]),
        ("carabiner", ["Clara use carabiner", "Jona pick 1", "Clara pick 1", "Steve pick 1"]),
    ],
)
def test_undo_stops_at_a_throw_or_a_reveal_of_a_card(card: str, lines: list[str]) -> None:
    game = act(table(card), *lines)
    with pytest.raises(CannotUndo):
        game.undo()


def test_an_open_question_of_a_card_can_be_taken_back() -> None:
    game = act(table("lighter"), "Clara use lighter Jona")
    game.undo()
    assert clauses(game, "Clara use lighter Steve") == []
