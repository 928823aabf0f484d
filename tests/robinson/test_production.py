"""The production phase: the camp tile, the shortcut, the pit, and what events do to them."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tests.robinson.tables import asked, goods, phase, question, table


def production(**rest: Any) -> Game[State]:
    """The production phase of a scenario that offers nothing after it."""
    return phase("production", **{"scenario": 2, **rest})


@pytest.mark.clause("rc.production.camp")
def test_r_03_a_wood_and_a_food_source_give_one_each() -> None:
    assert goods(production()) == (1, 1, 0, 0)


@pytest.mark.clause("rc.production.camp", "rc.term.exhausted")
def test_an_exhausted_source_gives_nothing_and_its_token_sleeps() -> None:
    camp = {"tile": 8, "markers": ["fish"], "tokens": ["food"]}
    assert goods(production(island={"m1": camp})) == (1, 0, 0, 0)


@pytest.mark.clause("rc.production.token", "rc.token.tile-resource")
def test_an_additional_token_gives_one_more_where_a_source_of_its_kind_is_open() -> None:
    assert goods(production(island={"m1": {"tile": 8, "tokens": ["wood", "food"]}})) == (2, 2, 0, 0)
    assert goods(production(camp="m1", island={"m1": {"tile": 3, "tokens": ["wood"]}})) == (0, 1, 0, 0)


@pytest.mark.clause("rc.production.changes")
@pytest.mark.parametrize(
    ("lines", "wood", "food"),
    [
        (["no food in production"], 1, 0),
        (["no wood in production"], 0, 1),
        (["skip production"], 0, 0),
        (["production +1 wood", "no food in production"], 2, 0),
        (["production +1 wood", "no wood in production"], 0, 1),
        (["production -1 food if possible"], 1, 0),
        (["production -1 food if possible", "production -1 food if possible"], 1, 0),
        (["skip production", "production +1 wood"], 0, 0),
    ],
)
def test_events_bar_add_or_skip(lines: list[str], wood: int, food: int) -> None:
    game = table(*lines, "production phase", scenario=2)
    assert goods(game) == (wood, food, 0, 0)


@pytest.mark.clause("rc.production.changes")
def test_i_10_half_of_the_total_is_left_in_any_mix_at_hand() -> None:
    game = table("half production", "half of 4 wood and 2 food", scenario=2)
    assert asked(game) == ["1", "2", "3"]
    game.act("Ben choose 2")
    assert goods(game) == (2, 1, 0, 0)


@pytest.mark.clause("rc.production.changes", "rc.s6.book")
def test_r_62_two_and_three_become_two_of_any_mix() -> None:
    camp = {"tile": 8, "tokens": ["wood", "food"]}
    game = table(
        "half production",
        "production phase",
        scenario=2,
        island={"m1": camp},
        items=[{"name": "pit"}],
        dice="wound",
    )
    assert question(game) == "half of 2 wood and 4 food"
    assert asked(game) == ["0", "1", "2"]
    mix = table("half of 2 wood and 3 food", scenario=2)
    assert asked(mix) == ["0", "1", "2"]
    mix.act("Anna choose 0")
    assert goods(mix) == (0, 2, 0, 0)


@pytest.mark.clause("rc.production.changes")
def test_kinds_that_are_barred_drop_out_before_the_rest_is_halved() -> None:
    lines = ("half production", "no food in production", "production +1 wood")
    game = table(*lines, "production phase", scenario=2)
    assert goods(game) == (1, 0, 0, 0)


@pytest.mark.clause("rc.card.pit")
def test_a_wound_on_the_brown_die_gives_two_food_unless_food_is_barred() -> None:
    items = [{"name": "pit"}]
    assert goods(production(items=items, dice="wound")) == (1, 3, 0, 0)
    assert goods(production(items=items, dice="blank")) == (1, 1, 0, 0)
    barred = table("no food in production", "production phase", scenario=2, items=items, dice="wound")
    assert goods(barred) == (1, 0, 0, 0)
    assert barred.state.throw.dice == ()


@pytest.mark.clause("rc.card.shortcut")
def test_r_64_the_shortcut_brings_from_one_source_with_its_token() -> None:
    island = {"m1": 8, "m2": {"tile": 4, "tokens": ["shortcut", "food"]}}
    game = production(items=[{"name": "shortcut"}], island=island)
    assert asked(game) == ["wood", "fish"]
    other = game.copy()
    game.act("Anna choose wood")
    assert goods(game) == (2, 1, 0, 0)
    other.act("Anna choose fish")
    assert goods(other) == (1, 3, 0, 0)
    assert "shortcut:m2:fish" in other.state.round_notes


@pytest.mark.clause("rc.card.shortcut", "rc.production.changes")
def test_a_skipped_production_leaves_the_sources_of_the_shortcut_alone() -> None:
    island = {"m1": 8, "m2": {"tile": 4, "tokens": ["shortcut"]}}
    built = {"items": [{"name": "shortcut"}], "island": island}
    game = table("skip production", "production phase", scenario=2, **built)
    assert goods(game) == (0, 0, 0, 0)
    assert not any(note.startswith("shortcut:") for note in map(str, game.state.round_notes))


@pytest.mark.clause("rc.s2.fog-effect", "rc.card.pit", "rc.card.shortcut")
def test_in_the_fog_only_shortcut_and_pit_give() -> None:
    camp = {"tile": 8, "markers": ["fog"], "tokens": ["wood"]}
    island = {"m1": camp, "m2": {"tile": 1, "tokens": ["shortcut"]}}
    items = [{"name": "shortcut"}, {"name": "pit"}]
    assert goods(production(items=items, island=island, dice="wound")) == (1, 2, 0, 0)


@pytest.mark.clause("rc.resource.outside")
def test_what_is_produced_is_available_at_once() -> None:
    game = production()
    assert goods(game, "future") == (0, 0, 0, 0)


@pytest.mark.clause("rc.resource.inside", "rc.resource.outside")
def test_a_gain_goes_to_future_in_the_action_phase_and_else_to_available() -> None:
    assert goods(table("gain 2 wood", phase="resolve", who="Anna"), "future") == (2, 0, 0, 0)
    assert goods(table("gain 2 wood", phase="night")) == (2, 0, 0, 0)
    short = table("gain 1 wood", "lose 1 wood", phase="resolve", who="Anna")
    assert (goods(short, "future"), short.state.person("Anna").wounds) == ((1, 0, 0, 0), 1)
