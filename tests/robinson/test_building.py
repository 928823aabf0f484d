"""Building: what it needs and costs, and what success and failure do."""

from __future__ import annotations

import pytest

from tests.robinson.plans import happened, plan_table, rest_of, stack
from tests.support import act, clauses

WOOD = "[available]\nwood = {}"


@pytest.mark.clause("rc.build.what", "rc.build.pay")
def test_a_build_that_succeeds_uses_up_what_was_laid() -> None:
    game = plan_table("Anna place build weapon", "Anna place build weapon", players=2, tail=WOOD.format(1))
    rest_of(game)
    assert game.state.weapon == 1
    assert game.state.available.goods.wood == 0


@pytest.mark.clause("rc.build.what", "rc.item.future")
def test_a_built_invention_waits_in_future() -> None:
    game = rest_of(plan_table("Anna place build shovel", "Anna place build shovel", players=2))
    assert game.state.future.inventions == ("shovel",)
    assert game.state.item("shovel") is None


@pytest.mark.clause("rc.build.pay")
def test_a_build_that_fails_gives_back_what_was_laid() -> None:
    game = plan_table(
        "Ben place build weapon", players=2, det=2, tail=WOOD.format(1), dice="blank fail blank"
    )
    act(game, "Ben pay build weapon det")
    assert game.state.person("Anna").det == 0
    rest_of(game)
    assert game.state.weapon == 0
    assert game.state.available.goods.wood == 1
    assert (game.state.person("Anna").det, game.state.person("Ben").det) == (2, 4)
    assert game.state.person("Anna").spent == ()


@pytest.mark.clause("rc.build.cost")
@pytest.mark.parametrize(("players", "wood", "fur"), [(1, 2, 1), (2, 2, 1), (3, 3, 2), (4, 4, 3)])
def test_what_shelter_roof_and_palisade_cost(players: int, wood: int, fur: int) -> None:
    for shelter, target in [("false", "shelter"), ("true", "roof"), ("true", "palisade")]:
        line, head = f"Anna place build {target}", f"shelter = {shelter}"
        enough = plan_table(line, players=players, head=head, tail=WOOD.format(9))
        assert stack(enough, "build", target).laid.wood == wood
        furs = f"[available]\nwood = {wood - 1}\nfur = {fur}"
        other = plan_table(line, players=players, head=head, tail=furs)
        assert stack(other, "build", target).laid.fur == fur
        short = f"[available]\nwood = {wood - 1}\nfur = {fur - 1}"
        neither = plan_table(players=players, head=head, tail=short)
        assert clauses(neither, line) == ["rc.build.cost"]


@pytest.mark.clause("rc.build.cost", "rc.friday.act")
def test_friday_is_no_player_for_what_building_costs() -> None:
    game = plan_table(
        "Anna place build shelter", players=1, head="friday = {wounds = 0}", tail=WOOD.format(2)
    )
    assert stack(game, "build", "shelter").laid.wood == 2


@pytest.mark.clause("rc.build.cost", "rc.s4.fur")
def test_r_57_on_the_volcano_fur_stands_for_wood_piece_by_piece() -> None:
    lots = "[available]\nwood = 4\nfur = 3"
    game = plan_table("Anna place build shelter", players=4, head="scenario = 4", tail=lots)
    ways = {str(line).split()[-1] for line in game.legal("Anna") if " pay " in str(line)}
    assert stack(game, "build", "shelter").laid.wood == 4
    assert ways == {"3-wood+1-fur", "2-wood+2-fur", "fur"}
    act(game, "Ben pay build shelter 2-wood+2-fur")
    assert (game.state.available.goods.wood, game.state.available.goods.fur) == (2, 1)


@pytest.mark.clause("rc.build.shelter")
def test_the_shelter_is_built_once() -> None:
    game = plan_table(head="shelter = true", tail=WOOD.format(9))
    assert clauses(game, "Anna place build shelter") == ["rc.build.shelter"]


@pytest.mark.clause("rc.build.needs-shelter")
@pytest.mark.parametrize("level", ["roof", "palisade"])
def test_roof_and_palisade_need_a_shelter_when_they_are_planned(level: str) -> None:
    game = plan_table("Anna place build shelter", tail=WOOD.format(9))
    assert clauses(game, f"Ben place build {level}") == ["rc.build.needs-shelter"]
    natural = plan_table(tail=f"{WOOD.format(9)}\n[island]\nm1 = 2")
    assert natural.check(f"Ben place build {level}").ok


@pytest.mark.clause("rc.build.level")
@pytest.mark.parametrize("level", ["roof", "palisade", "weapon"])
def test_r_25_each_action_adds_one_and_is_paid_in_full(level: str) -> None:
    game = plan_table(
        f"Anna place build {level}",
        f"Anna place build {level}",
        f"Ben place build {level} 2",
        f"Ben place build {level} 2",
        players=2,
        head=f"shelter = true\n{level} = 9",
        tail=WOOD.format(4),
    )
    act(rest_of(game), "Anna choose 1")
    assert getattr(game.state, level) == 11
    assert game.state.available.goods.wood == (2 if level == "weapon" else 0)


@pytest.mark.clause("rc.plan.once")
def test_one_attempt_a_round_also_where_it_failed() -> None:
    head = "round_notes = ['tried:shovel']"
    assert clauses(plan_table(head=head), "Anna place build shovel") == ["rc.plan.once"]


PIT = 'inventions = ["pit"]\nitems = ["shovel"]\nspots = ["wood@build"]'
PIT_AND_WEAPON = ("Anna place build pit", "Ben place build weapon")


@pytest.mark.clause("rc.token.wood-build")
def test_r_13_the_weapon_pays_for_the_pit_that_failed() -> None:
    dice = "blank fail blank blank success blank"
    game = plan_table(*PIT_AND_WEAPON, head=PIT, tail=WOOD.format(3), dice=dice)
    assert [one.laid.wood for one in game.state.plan] == [2, 1]
    act(rest_of(game), "Anna choose 1", "Anna go-on")
    assert (game.state.weapon, game.state.available.goods.wood, game.state.spots) == (1, 1, ())


@pytest.mark.clause("rc.token.wood-build")
def test_r_13_where_nothing_succeeds_the_token_lies_on_build_again() -> None:
    dice = "blank fail blank blank fail blank"
    game = plan_table(*PIT_AND_WEAPON, head=PIT, tail=WOOD.format(3), dice=dice)
    act(rest_of(game), "Anna choose 1")
    assert (game.state.available.goods.wood, game.state.spots) == (3, ("wood@build",))


@pytest.mark.clause("rc.token.wood-build")
def test_a_weapon_that_succeeded_before_pays_for_the_pit_that_fails() -> None:
    dice = "blank success blank blank fail blank"
    game = plan_table(*PIT_AND_WEAPON, head=PIT, tail=WOOD.format(3), dice=dice)
    act(rest_of(game), "Anna choose 2")
    assert (game.state.weapon, game.state.available.goods.wood, game.state.spots) == (1, 1, ())


@pytest.mark.clause("rc.token.wood-build")
def test_success_of_the_one_that_carries_it_removes_the_token() -> None:
    dice = "blank success blank blank success blank"
    game = plan_table(*PIT_AND_WEAPON, head=PIT, tail=WOOD.format(3), dice=dice)
    act(rest_of(game), "Anna choose 2")
    assert (game.state.available.goods.wood, game.state.spots) == (0, ())
    assert "Wounded" not in happened(game)


@pytest.mark.clause("rc.token.wood-build")
def test_with_no_wood_left_the_additional_wood_is_a_wound() -> None:
    rest_of_phase = "agenda = [{do = 'resolve build'}, {do = 'wait for the table'}]"
    weapon = "kind = 'build'\ntarget = 'weapon'\npawns = ['Ben', 'Ben']\nlaid = {wood = 1}\nsure = true"
    game = plan_table(head=f"{PIT}\nphase = 'resolve'\n{rest_of_phase}", tail=f"[[plan]]\n{weapon}", on=True)
    assert (game.state.weapon, game.state.person("Ben").wounds, game.state.spots) == (1, 1, ())


@pytest.mark.clause("rc.token.wood-feature")
def test_the_token_on_a_feature_stays() -> None:
    lines = ("Anna place build weapon", "Anna place build weapon")
    game = rest_of(plan_table(*lines, players=2, head='spots = ["wood@weapon"]', tail=WOOD.format(2)))
    assert (game.state.available.goods.wood, game.state.spots) == (0, ("wood@weapon",))


@pytest.mark.clause("rc.carpenter.economical")
def test_on_resolving_the_carpenter_may_save_a_wood_of_anyone() -> None:
    lines = ("Ben place build weapon", "Ben place build weapon")
    game = rest_of(plan_table(*lines, players=2, det=2, tail=WOOD.format(1)))
    assert [str(line) for line in game.legal("Anna")] == ["Anna go-on", "Anna choose economical-construction"]
    act(game, "Anna choose economical-construction")
    assert (game.state.weapon, game.state.available.goods.wood, game.state.person("Anna").det) == (1, 1, 0)
    assert game.state.person("Anna").spent == ("economical-construction",)


@pytest.mark.clause("rc.carpenter.economical")
def test_a_carpenter_who_does_not_save_pays_in_full() -> None:
    lines = ("Ben place build weapon", "Ben place build weapon")
    game = act(rest_of(plan_table(*lines, players=2, det=2, tail=WOOD.format(1))), "Anna go-on")
    assert (game.state.weapon, game.state.available.goods.wood, game.state.person("Anna").det) == (1, 0, 2)


@pytest.mark.clause("rc.carpenter.economical")
def test_without_abilities_nothing_is_saved() -> None:
    weak = 'burdens = [{kind = "no-abilities", since = 1, until = 1}]'
    game = plan_table(players=1, det=2, tail=f"{weak}")
    assert clauses(game, "Anna place build weapon") == ["rc.build.cost"]


@pytest.mark.clause("rc.card.fast-work")
def test_fast_work_is_a_build_without_pawns_thrown_with_all_dice() -> None:
    game = plan_table(
        "Anna place build shovel",
        players=1,
        head="shelter = true",
        tail="[available]\nwood = 2\nfur = 1\n[decks]\nbuild = ['fast-work']",
        dice="blank success adventure fast-work blank success blank",
    )
    rest_of(game)
    act(game, "Anna choose 2")
    options = {str(line).split()[-1] for line in game.legal("Anna")}
    assert options == {"roof:wood", "roof:fur", "palisade:wood", "palisade:fur", "weapon"}
    act(game, "Anna choose roof:fur")
    assert (game.state.roof, game.state.available.goods.fur) == (1, 0)
    assert game.state.plan == ()


@pytest.mark.clause("rc.card.fast-work")
def test_fast_work_puts_no_roof_on_a_shelter_of_this_round() -> None:
    game = plan_table(
        "Anna place build shelter",
        players=1,
        tail="[available]\nwood = 6\n[decks]\nbuild = ['fast-work']",
        dice="blank success adventure fast-work",
    )
    act(rest_of(game), "Anna choose 2")
    options = {str(line).split()[-1] for line in game.legal("Anna")}
    assert options == {"weapon", "shovel"}


@pytest.mark.clause("rc.card.fast-work", "rc.token.wood-build")
def test_fast_work_carries_the_additional_wood_of_the_build_that_failed() -> None:
    game = plan_table(
        "Anna place build weapon",
        players=1,
        head='spots = ["wood@build"]',
        tail="[available]\nwood = 2\n[decks]\nbuild = ['fast-work']",
        dice="blank fail adventure fast-work blank success blank",
    )
    act(rest_of(game), "Anna choose 2", "Anna choose weapon:wood", "Anna go-on", "Anna go-on")
    assert (game.state.weapon, game.state.available.goods.wood, game.state.spots) == (1, 0, ())


@pytest.mark.clause("rc.build.shelter-kept")
def test_a_built_shelter_comes_along_when_the_camp_moves() -> None:
    move = "agenda = [{do = 'move camp'}, {do = 'wait for the table'}]"
    game = plan_table(
        head=f"phase = 'event'\nshelter = true\nroof = 2\n{move}", tail="[island]\nm1 = 8\nm2 = 1", on=True
    )
    assert (game.state.camp, game.state.shelter, game.state.roof) == ("m2", True, 1)
