"""Starting equipment: two uses each, and what each card does."""

from __future__ import annotations

import pytest

from fujikit.robinson.state import EarlyDie
from tests.robinson.things import anna, answers, ben, clauses, gear, things_table, uses


def one(name: str, uses: int = 0) -> str:
    return f'equipment = [{{name = "{name}", uses = {uses}}}]'


@pytest.mark.clause("rc.use.equipment")
def test_a_card_is_used_twice_and_then_gone() -> None:
    game = things_table(head=one("pipe-and-tobacco"))
    game.act("Anna use pipe-and-tobacco")
    assert gear(game, "pipe-and-tobacco").uses == 1
    game.act("Ben use pipe-and-tobacco")
    assert game.state.equipment == ()
    assert (anna(game).det, ben(game).det) == (2, 2)
    assert clauses(game, "Anna use pipe-and-tobacco") == ["rc.use.kinds"]


@pytest.mark.clause("rc.use.equipment", "rc.card.equipment-use")
def test_both_uses_may_fall_together() -> None:
    game = things_table("fight 6", phase="resolve", head=one("pistol"), scene={"who": "Anna"})
    game.act("Anna use pistol")
    game.act("Anna use pistol")
    assert (anna(game).wounds, game.state.weapon, game.state.equipment) == (0, 0, ())


@pytest.mark.clause("rc.card.equipment-use")
def test_hammer_and_nails_lend_a_brown_pawn_for_each_marker() -> None:
    game = things_table(head=one("hammer-and-nails"))
    game.act("Anna use hammer-and-nails")
    game.act("Anna use hammer-and-nails")
    assert [(helper.name, helper.serves) for helper in game.state.helpers] == [
        ("hammer-and-nails", ("build",)),
        ("hammer-and-nails-2", ("build",)),
    ]


@pytest.mark.clause("rc.card.equipment-use", "rc.neutral.lasting")
def test_a_lent_pawn_goes_with_the_action_phase() -> None:
    game = things_table(
        "end of action phase",
        phase="resolve",
        head='helpers = [{name = "candles", serves = ["build"], once = true, until = 1}]',
    )
    assert game.state.helpers == ()


@pytest.mark.clause("rc.card.equipment-use")
def test_hammer_and_nails_are_for_planning() -> None:
    game = things_table(phase="night", head=one("hammer-and-nails"))
    assert clauses(game, "Anna use hammer-and-nails") == ["rc.use.any-time"]


@pytest.mark.clause("rc.card.equipment-use")
def test_the_bible_adds_to_arranging_the_camp() -> None:
    game = things_table(
        "arrange the camp",
        "the camp is arranged",
        phase="resolve",
        head=one("bible"),
        scene={"who": "Anna"},
        Anna="wounds = 2",
    )
    assert uses(game, "Anna") == {"bible"}
    assert uses(game, "Ben") == set()
    game.act("Anna use bible")
    game.act("Anna go-on")
    assert (anna(game).det, anna(game).wounds, game.state.morale) == (3, 1, 1)


@pytest.mark.clause("rc.card.equipment-use")
def test_the_bible_is_no_use_without_arranging_the_camp() -> None:
    game = things_table(head=one("bible"), Anna="wounds = 2")
    assert clauses(game, "Anna use bible") == ["rc.card.equipment-use"]


def test_biscuits_are_food_that_keeps() -> None:
    game = things_table(phase="event", head=one("biscuits"))
    game.act("Anna use biscuits")
    assert game.state.available.goods.kept == 1


@pytest.mark.clause("rc.wound.heal-when")
def test_rum_heals_whom_the_group_likes() -> None:
    game = things_table(phase="night", head=one("flask-of-rum"), Anna="wounds = 1", Ben="wounds = 4")
    game.act("Anna use flask-of-rum")
    assert answers(game) == {"Anna", "Ben"}
    game.act("Anna choose Ben")
    assert (anna(game).wounds, ben(game).wounds) == (1, 3)


@pytest.mark.clause("rc.term.temporary", "rc.combat.temporary")
def test_r_55_the_pistol_helps_against_the_bear_and_leaves_the_track_alone() -> None:
    game = things_table(
        "fight 6, weapon -1, 5 food, 2 fur, palisade -0",
        phase="resolve",
        head=f"weapon = 4\n{one('pistol')}",
        scene={"who": "Anna"},
    )
    game.act("Anna use pistol")
    assert (anna(game).wounds, game.state.weapon) == (0, 3)
    assert (game.state.future.goods.food, game.state.future.goods.fur) == (5, 2)


@pytest.mark.clause("rc.term.temporary", "rc.animals.all")
def test_r_39_the_pistol_protects_all_from_hungry_animals() -> None:
    game = things_table(
        "weather phase",
        phase="weather",
        head=f'weapon = 1\nspots = ["animals@weather"]\n{one("pistol")}',
        dice="fight",
    )
    assert "pistol" in uses(game, "Ben")
    game.act("Ben use pistol")
    assert (anna(game).wounds, ben(game).wounds) == (0, 0)


@pytest.mark.clause("rc.term.temporary")
def test_a_temporary_level_lasts_one_combat() -> None:
    game = things_table(
        "fight 3", "fight 2", phase="resolve", head=one("pistol", uses=1), scene={"who": "Anna"}
    )
    game.act("Anna use pistol")
    assert anna(game).wounds == 2


@pytest.mark.clause("rc.need.temporary")
def test_a_temporary_level_meets_a_need_of_planning_and_is_spent_with_the_plan() -> None:
    head = f'threats = {{right = "event:night-howling"}}\n{one("pistol")}'
    game = things_table(head=head)
    assert not game.check("Anna place threat right").ok
    game.act("Anna use pistol")
    assert game.check("Anna place threat right").ok
    game.act("Anna place threat right")
    for line in ("Anna place rest", "Ben place arrange", "Ben place rest 2", "Anna ready", "Ben ready"):
        game.act(line)
    assert game.state.noted("temporary-weapon") == 0


@pytest.mark.clause("rc.ruling.u21", "rc.use.any-time")
def test_the_storm_glass_throws_the_dice_of_the_sheet_before_the_action_phase() -> None:
    game = things_table(phase="production", head=f"round = 4\n{one('storm-glass')}", dice="rain-2")
    game.act("Anna use storm-glass")
    assert EarlyDie("rain", "rain-2") in game.state.round_notes
    game.act("Anna go-on")
    game.act("Anna choose 0")
    assert game.phase == "plan"
    assert clauses(game, "Anna use storm-glass") == ["rc.use.any-time"]


@pytest.mark.clause("rc.ruling.u21")
def test_the_storm_glass_leaves_out_animals_that_a_card_has_called() -> None:
    game = things_table(
        phase="production", head=f'round = 4\nspots = ["animals@weather"]\n{one("storm-glass")}', dice="rain"
    )
    game.act("Anna use storm-glass")
    assert [note for note in game.state.round_notes if isinstance(note, EarlyDie)] == [
        EarlyDie("rain", "rain")
    ]


@pytest.mark.clause("rc.ruling.u13")
def test_the_storm_glass_needs_dice_to_throw() -> None:
    game = things_table(phase="production", head=f"round = 1\n{one('storm-glass')}")
    assert clauses(game, "Anna use storm-glass") == ["rc.ruling.u13"]


@pytest.mark.clause("rc.use.any-time")
def test_the_table_is_asked_before_the_action_phase_only_if_there_is_something_for_it() -> None:
    game = things_table("before the action phase", "wait for the table", phase="production", head="round = 4")
    assert str(game.state.agenda[0].effect) == "wait for the table"
    game = things_table(
        "before the action phase", phase="production", head=f"round = 4\n{one('storm-glass')}"
    )
    assert str(game.state.agenda[0].effect) == "before the action phase"
    game.act("Ben go-on")
    assert game.state.agenda == ()


@pytest.mark.clause("rc.use.any-time", "rc.resource.inside")
@pytest.mark.parametrize(
    ("head", "asked"),
    [
        ('threats = {left = "event:depression"}\nequipment = ["biscuits"]', True),
        ('threats = {left = "event:depression"}\nequipment = ["biscuits"]\navailable = {food = 1}', False),
        ('threats = {left = "event:depression"}\nequipment = ["pistol"]', False),
        ('equipment = ["biscuits"]', False),
        ('available = {tokens = ["fallen-tree"]}', True),
        ('available = {tokens = ["healing-herbs"]}\nitems = ["pot"]', True),
        ('available = {tokens = ["healing-herbs"]}', False),
    ],
)
def test_what_the_plan_could_need_may_be_called_up_before_it(head: str, *, asked: bool) -> None:
    game = things_table("before the action phase", "wait for the table", phase="production", head=head)
    assert (str(game.state.agenda[0].effect) == "before the action phase") is asked


@pytest.mark.clause("rc.card.equipment-found")
def test_found_equipment_waits_in_future_and_then_joins_the_rest() -> None:
    game = things_table("random equipment", "end of action phase", phase="resolve", dice="pistol")
    assert [card.name for card in game.state.equipment] == ["pistol"]


@pytest.mark.clause("rc.card.equipment-found")
@pytest.mark.parametrize(
    ("deck", "card"), [("gather", "surprise-in-the-bushes"), ("wreckage", "captains-chest")]
)
def test_two_cards_give_an_unused_equipment_card(deck: str, card: str) -> None:
    found = things_table().state.table.box.card(f"{deck}:{card}")
    lines = str(getattr(found, "two", None) or getattr(found, "effect", ()))
    assert "random equipment" in lines
