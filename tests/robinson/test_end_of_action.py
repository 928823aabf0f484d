"""The end of the action phase: what comes from Future, in which order."""

from __future__ import annotations

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tests.robinson.things import anna, answers, ben, gear, names, things_table

END = ("end of action phase", "wait for the table")


def end(future: str, head: str = "", tail: str = "") -> Game[State]:
    return things_table(*END, phase="resolve", head=f"{head}\nfuture = {{{future}}}", tail=tail)


@pytest.mark.clause("rc.endaction.order", "rc.resource.inside")
def test_resources_and_tokens_become_available() -> None:
    game = end('wood = 2, food = 1, kept = 1, fur = 3, tokens = ["goat", "tobacco"]')
    assert (game.state.available.goods.wood, game.state.available.goods.fur) == (2, 3)
    assert game.state.available.tokens == ("goat", "tobacco")
    assert game.state.future == game.state.future.__class__()
    assert game.phase == "end"


@pytest.mark.clause("rc.endaction.order")
def test_the_order_is_resources_tokens_inventions_treasures() -> None:
    game = things_table(
        "wait for the table",
        *END,
        phase="resolve",
        head='future = {wood = 1, tokens = ["tobacco"], inventions = ["rope"], treasures = ["gold"]}',
    )
    events = [type(event).__name__ for event in game.act("Anna go-on")]
    told = [
        name for name in events if name in ("GoodsArrived", "TokensArrived", "ItemCame", "TreasureDiscarded")
    ]
    assert told == ["GoodsArrived", "TokensArrived", "ItemCame", "TreasureDiscarded"]


@pytest.mark.clause("rc.endaction.inventions")
def test_inventions_take_effect_and_flip() -> None:
    game = end('inventions = ["knife", "dam"]')
    assert names(game) == {"knife", "dam"}
    assert (game.state.weapon, game.state.available.goods.kept) == (1, 2)


@pytest.mark.clause("rc.endaction.order", "rc.exclusive.one")
def test_the_group_picks_the_order_of_inventions_where_it_matters() -> None:
    game = end('inventions = ["snare", "corral"]', tail="[island]\nm1 = 8\nm2 = 6")
    assert answers(game) == {"snare", "corral"}
    game.act("Anna choose snare")
    assert game.state.place("m1").tokens == ("food",)
    assert (gear(game, "snare").gave, gear(game, "corral").gave) == (1, 0)


@pytest.mark.clause("rc.endaction.treasures", "rc.term.keep")
def test_treasures_take_effect_and_lasting_ones_lie_beside_the_board() -> None:
    game = end('treasures = ["antique-rapier", "saber", "cave-with-furs"]')
    assert game.state.weapon == 2
    assert game.state.available.goods.fur == 2
    assert [card.name for card in game.state.treasures] == ["saber"]
    assert set(game.state.deck("mystery-discard").cards()) == {"antique-rapier", "cave-with-furs"}


@pytest.mark.clause("rc.endaction.treasures")
def test_a_pot_found_then_works_at_once() -> None:
    game = end('treasures = ["crocks"]')
    assert names(game) == {"pot"}


@pytest.mark.clause("rc.discovery.forced")
def test_fallen_tree_and_larvae_are_traded_in_as_soon_as_the_action_phase_ends() -> None:
    game = end('tokens = ["fallen-tree", "nourishing-larvae", "goat"]')
    assert (game.state.available.goods.wood, game.state.available.goods.food) == (1, 2)
    assert game.state.available.tokens == ("goat",)


@pytest.mark.clause("rc.discovery.forced")
def test_forced_tokens_of_another_phase_go_with_them_or_sooner() -> None:
    game = things_table(*END, phase="resolve", head='available = {tokens = ["fallen-tree"]}')
    assert (game.state.available.goods.wood, game.state.available.tokens) == (1, ())
    game = things_table(phase="event", head='available = {tokens = ["fallen-tree"]}')
    game.act("Ben use fallen-tree")
    assert game.state.available.goods.wood == 1


@pytest.mark.clause("rc.endaction.treasures", "rc.card.friday")
def test_the_old_map_encourages_everybody() -> None:
    game = end('treasures = ["old-map"]')
    assert (anna(game).det, ben(game).det) == (1, 1)


@pytest.mark.clause("rc.endaction.order")
def test_what_was_due_then_comes_last() -> None:
    game = things_table(
        *END,
        phase="resolve",
        head='due = [{moment = "end-of-action", do = "lose 1 wood"}]\nfuture = {wood = 1}',
    )
    assert (game.state.available.goods.wood, anna(game).wounds) == (0, 0)


@pytest.mark.clause("rc.round.phases")
def test_weather_and_night_follow() -> None:
    game = things_table(phase="end", head="shelter = true\navailable = {food = 2}")
    game.act("Anna go-on")
    assert (game.state.round, anna(game).wounds) == (2, 0)
