from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from tests.fuji.cards.table import of, table
from tests.support import act, clauses

NEEDS = {"e1": "yellow|4", "c5": "odd"}


def watching(**more: Any) -> Game[Any]:
    return table("binoculars", phase="plan", needs=NEEDS, reroll=("c5",), tokens={"f1": "equipment"}, **more)


@pytest.mark.clause("card.binoculars")
def test_two_cards_far_apart_change_places_with_all_that_is_printed_on_them() -> None:
    game = watching()
    before = game.view()["cards"]
    act(game, "Clara use binoculars c5 e1")
    after = game.view()["cards"]
    assert (after["e1"]["need"], after["e1"]["reroll"]) == ("odd", True)
    assert (after["c5"]["need"], after["c5"]["reroll"]) == ("yellow|4", False)
    assert {square: card for square, card in after.items() if card != before[square]}.keys() == {"c5", "e1"}
    assert of(game, "Clara")["equipment"] == []


@pytest.mark.clause("card.binoculars")
@pytest.mark.parametrize(
    ("squares", "what"),
    [
        ("e1 d2", "a meeple"),
        ("e1 e3", "a marker"),
        ("e1 f1", "a token"),
        ("e1 f4", "a village card"),
        ("e1 b1", "rubble"),
        ("e1 c2", "lava"),
        ("e1 a1", "the volcano"),
        ("e1 a5", "a gap"),
        ("e1 e1", "one card twice"),
        ("d2 e1", "a meeple on the first"),
    ],
)
def test_only_two_empty_landscape_cards_are_swapped(squares: str, what: str) -> None:
    map_with_lava = "V R R l l l\n. . L l l l\n. . l l l l\n. . l l l v\n. . l l v v"
    game = watching(map=map_with_lava, Steve={"marker": "e3"})
    assert clauses(game, f"Clara use binoculars {squares}") == ["card.binoculars"], what
    assert clauses(game, "Clara use binoculars e1 d1") == []


@pytest.mark.clause("card.binoculars")
def test_every_pair_of_empty_landscape_cards_is_offered_once() -> None:
    game = watching()
    offered = [str(action) for action in game.legal("Clara") if action.verb == "use"]
    empty = 16 - 4  # landscape cards, less three with a meeple and one with a token
    assert len(offered) == len(set(offered)) == empty * (empty - 1) // 2
    assert all(game.check(line).ok for line in offered)


@pytest.mark.clause("card.binoculars")
def test_the_order_of_the_two_cards_does_not_matter() -> None:
    one, other = watching(), watching()
    act(one, "Clara use binoculars c5 e1")
    act(other, "Clara use binoculars e1 c5")
    assert one.view() == other.view()


@pytest.mark.clause("card.binoculars")
def test_a_swap_changes_the_rerolls_of_nobody_and_can_be_taken_back() -> None:
    game = act(watching(), "Clara mark d1")
    rerolls = of(game, "Clara")["rerolls"]
    act(game, "Clara use binoculars c5 e1")
    assert of(game, "Clara")["rerolls"] == rerolls == 1
    game.undo()
    assert game.view()["cards"]["e1"]["need"] == "yellow|4"


@pytest.mark.clause("card.binoculars", "skill.tinkerer", "tinkerer.same")
def test_a_tinkerer_swaps_twice() -> None:
    game = watching(Clara={"skill": "tinkerer"})
    act(game, "Clara use binoculars c5 e1", "Clara use binoculars e1 d1")
    assert game.view()["cards"]["d1"]["need"] == "odd"
    assert of(game, "Clara")["equipment"] == []
