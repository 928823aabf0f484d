"""Arranging the camp, and rest."""

from __future__ import annotations

import pytest

from tests.robinson.plans import plan_table, rest_of
from tests.support import act


@pytest.mark.clause("rc.arrange.gain")
def test_arranging_the_camp_gives_determination_and_morale() -> None:
    game = rest_of(plan_table("Anna place arrange", "Anna place arrange 2"))
    assert (game.state.person("Anna").det, game.state.morale) == (4, 2)


@pytest.mark.clause("rc.arrange.four")
def test_four_players_take_determination_or_morale() -> None:
    game = rest_of(plan_table("Anna place arrange", "Ben place arrange 2", players=4))
    assert [str(line) for line in game.legal("Anna")] == ["Anna choose determination", "Anna choose morale"]
    assert game.legal("Ben") == []
    act(game, "Anna choose determination", "Ben choose morale")
    assert [person.det for person in game.state.players()] == [2, 0, 0, 0]
    assert game.state.morale == 1


@pytest.mark.clause("rc.ruling.u16")
def test_after_the_bear_one_of_several_only_cleans_up() -> None:
    lines = ("Anna place arrange", "Ben place arrange 2")
    game = rest_of(plan_table(*lines, head='spots = ["bear@arrange"]'))
    act(game, "Cleo choose 2")
    assert [person.det for person in game.state.players()] == [2, 0, 0]
    assert (game.state.morale, game.state.spots) == (1, ())


@pytest.mark.clause("rc.rest.heal")
def test_rest_heals_one_wound_each_time_and_no_special_wound() -> None:
    hurt = 'wounds = 3\nspecial = ["leg:build:accident"]'
    game = rest_of(plan_table("Anna place rest", "Anna place rest 2", players=1, tail=hurt))
    anna = game.state.person("Anna")
    assert (anna.wounds, anna.special) == (1, ("leg:build:accident",))


@pytest.mark.clause("rc.card.bed-hammock")
@pytest.mark.parametrize(
    ("head", "wounds", "det"),
    [
        ('items = ["bed"]', 1, 1),
        ('treasures = ["hammock"]', 2, 1),
        ('items = ["bed"]\ntreasures = ["hammock"]', 1, 1),
        ("", 2, 0),
    ],
)
def test_bed_and_hammock_make_rest_better(head: str, wounds: int, det: int) -> None:
    game = rest_of(
        plan_table("Anna place rest", "Anna place arrange", players=1, head=head, tail="wounds = 3")
    )
    anna = game.state.person("Anna")
    assert (anna.wounds, anna.det) == (wounds, det + 2)


@pytest.mark.clause("rc.card.bed-hammock")
def test_the_bed_serves_every_player_but_not_friday() -> None:
    game = plan_table(
        "Anna place rest",
        "Anna place rest 2",
        "Anna place rest 3 with Friday",
        players=1,
        head='items = ["bed"]\nfriday = {wounds = 2}',
        tail="wounds = 5",
    )
    rest_of(game)
    friday = game.state.friday()
    assert friday is not None
    assert (game.state.person("Anna").wounds, game.state.person("Anna").det) == (1, 2)
    assert (friday.wounds, friday.det) == (1, 0)


@pytest.mark.clause("rc.card.equipment-use")
def test_the_bible_may_be_read_when_the_camp_is_arranged() -> None:
    game = rest_of(
        plan_table("Anna place arrange", "Anna place arrange 2", players=2, head='equipment = ["bible"]')
    )
    assert "Anna use bible" in [str(line) for line in game.legal("Anna")]
    act(game, "Anna use bible", "Anna go-on", "Anna go-on")
    assert game.state.person("Anna").det == 5


@pytest.mark.clause("rc.token.time-tile")
def test_a_slow_camp_asks_for_a_second_pawn() -> None:
    slow = '[island]\nm1 = {tile = 8, tokens = ["time"]}'
    game = plan_table("Anna place arrange", "Anna place arrange", players=1, tail=slow)
    assert rest_of(game).state.morale == 1
