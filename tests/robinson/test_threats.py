"""Threat actions: what they need, what they bring, and the wreckage card."""

from __future__ import annotations

import pytest

from tests.robinson.plans import plan_table, rest_of, stack
from tests.support import act, clauses


def threat(name: str, rest: str = "") -> str:
    return f'threats = {{left = "event:{name}"}}\n{rest}'


@pytest.mark.clause("rc.threat.sure", "rc.threat.reward")
def test_r_15_the_one_on_top_gets_the_reward_of_the_agreement() -> None:
    game = plan_table("Anna place threat left", "Ben place threat left", head=threat("argument"))
    act(game, "Ben lead threat left")
    rest_of(game)
    assert [person.det for person in game.state.players()] == [0, 1, 0]
    assert game.state.morale == 1
    assert game.state.threats == ("", "")


@pytest.mark.clause("rc.threat.sure")
def test_a_threat_action_throws_no_dice_and_needs_the_pawns_of_its_card() -> None:
    game = plan_table("Anna place threat left", "Anna place rest", head=threat("chronic-tiredness"))
    assert clauses(game, "Anna ready") == ["rc.plan.numbers"]
    act(game, "Ben place threat left")
    assert clauses(game, "Cleo place threat left") == ["rc.plan.surplus"]
    rest_of(game)
    assert game.state.person("Anna").det == 2


@pytest.mark.clause("rc.threat.reward")
def test_spent_resources_go_and_the_gain_lies_in_future() -> None:
    head = threat("broken-tree", 'items = ["rope"]')
    game = rest_of(plan_table("Anna place threat left", head=head))
    assert (game.state.person("Anna").det, game.state.future.goods.wood) == (1, 1)
    paid = rest_of(
        plan_table("Anna place threat left", head=threat("heavy-rain"), tail="[available]\nwood = 2")
    )
    assert paid.state.available.goods.wood == 1


@pytest.mark.clause("rc.threat.reward")
def test_the_other_threat_card_stays_where_it_is() -> None:
    both = 'threats = {left = "event:fight", right = "event:storm"}'
    game = rest_of(plan_table("Anna place threat left", head=both))
    assert game.state.threats == ("", "event:storm")


@pytest.mark.clause("rc.threat.wreckage")
@pytest.mark.parametrize(("pawns", "food", "kept"), [(1, 1, 0), (2, 1, 1)])
def test_wreckage_gives_its_small_gain_or_its_large_one(pawns: int, food: int, kept: int) -> None:
    lines = ["Anna place threat right"] * pawns
    game = plan_table(*lines, head='threats = {right = "wreckage:food-crates"}')
    rest_of(game)
    assert (game.state.future.goods.food, game.state.future.goods.kept) == (food, kept)
    assert game.state.threats == ("", "")


@pytest.mark.clause("rc.need.item", "rc.need.planning")
def test_a_threat_names_the_item_that_it_needs() -> None:
    game = plan_table(head=threat("cold-rain"))
    assert clauses(game, "Anna place threat left") == ["rc.need.item"]
    assert "Shovel" in game.check("Anna place threat left").text()
    assert plan_table(head=threat("cold-rain", 'items = ["shovel"]')).check("Anna place threat left").ok


@pytest.mark.clause("rc.need.item", "rc.need.resources")
def test_wood_or_a_shovel() -> None:
    head = threat("storm")
    assert clauses(plan_table(head=head), "Anna place threat left") == ["rc.need.resources"]
    wood = plan_table("Anna place threat left", head=head, tail="[available]\nwood = 1")
    assert stack(wood, "threat", "left").laid.wood == 1
    shovel = plan_table(
        "Anna place threat left",
        head=threat("storm", 'items = ["shovel"]'),
        tail="[available]\nwood = 1",
    )
    assert stack(shovel, "threat", "left").laid.wood == 0


@pytest.mark.clause("rc.carpenter.economical")
def test_the_carpenter_saves_the_wood_of_a_threat_action_too() -> None:
    game = plan_table("Ben place threat left", players=2, det=2, head=threat("heavy-rain"))
    assert stack(game, "threat", "left").det == 2
    rest_of(game)
    assert [person.det for person in game.state.players()] == [0, 3]


RESOLVE = "phase = 'resolve'\nagenda = [{do = 'resolve threat'}, {do = 'wait for the table'}]"
PLANNED = "[[plan]]\nkind = 'threat'\ntarget = 'left'\npawns = ['Ben']\nsure = true"


@pytest.mark.clause("rc.need.weapon")
def test_a_weapon_level_lost_since_planning_wounds_the_resolver() -> None:
    game = plan_table(head=threat("jaguar", f"weapon = 1\n{RESOLVE}"), tail=PLANNED, on=True)
    assert game.state.person("Ben").wounds == 1
    assert game.state.threats == ("", "")
    assert "The plan needs weapon level 2; now it is only 1." in game.story(game.history[0])


@pytest.mark.clause("rc.need.weapon", "rc.term.temporary", "rc.use.answer")
def test_a_weapon_may_be_lent_for_a_level_lost_since_planning() -> None:
    head = threat("jaguar", f'weapon = 1\nequipment = ["pistol"]\n{RESOLVE}')
    game = plan_table(head=head, tail=PLANNED, on=True)
    assert "lower now" in game.view(None)["prompt"]["text"]
    act(game, "Anna use pistol")
    assert (game.state.person("Ben").wounds, game.state.noted("temporary-weapon")) == (0, 0)
    assert game.state.threats == ("", "")


@pytest.mark.clause("rc.need.temporary", "rc.need.weapon")
def test_a_temporary_weapon_meets_a_need_and_is_spent_with_the_plan() -> None:
    game = plan_table(head=threat("jaguar", 'equipment = ["pistol"]'))
    assert clauses(game, "Anna place threat left") == ["rc.need.weapon"]
    act(game, "Anna use pistol", "Anna place threat left")
    rest_of(game)
    assert game.state.noted("temporary-weapon") == 0
    assert game.state.threats == ("", "")
    assert game.state.person("Anna").wounds == 0


@pytest.mark.clause("rc.resolve.within")
def test_the_group_picks_between_threat_cards_by_their_names() -> None:
    head = 'threats = {left = "event:jaguar", right = "wreckage:food-crates"}\nweapon = 2'
    game = rest_of(plan_table("Anna place threat left", "Ben place threat right", head=head))
    options = game.view(None)["prompt"]["options"]
    assert [option["text"] for option in options] == ["threat Jaguar (Anna)", "threat Food Crates (Ben)"]


@pytest.mark.clause("rc.plan.binding")
@pytest.mark.parametrize("line", ["Anna place threat left", "Anna pay threat left wood"])
def test_a_threat_whose_card_has_gone_is_not_planned_again(line: str) -> None:
    agenda = 'agenda = [{do = "wait for the table"}]'
    plan = '[[plan]]\nkind = "threat"\ntarget = "left"\npawns = ["Anna"]'
    game = plan_table(head=f'{agenda}\nphase = "resolve"', tail=plan, on=True)
    assert (game.state.threats, game.state.plan[0].target) == (("", ""), "left")
    assert clauses(game, line) == ["rc.plan.binding"]
