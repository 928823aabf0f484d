"""Lighter and map."""

from __future__ import annotations

import pytest

from tests.fuji.cards.table import hand, log, of, table
from tests.support import CLARA, JONA, STEVE, act, clauses, position, seat


@pytest.mark.clause("card.lighter")
def test_a_teammate_hands_over_a_die_of_their_choice_unturned() -> None:
    game = act(table("lighter"), "Clara use lighter Jona", "Jona hand 4")
    assert hand(game, "Clara") == f"{CLARA} B6"
    assert hand(game, "Jona") == "Y2 P1 Y1 B5 P5"
    assert of(game, "Clara")["equipment"] == []


@pytest.mark.clause("card.lighter", "card.map")
@pytest.mark.parametrize("line", ["use lighter Mara", "use map 1 Mara"])
def test_a_die_comes_from_or_goes_to_one_who_is_no_neighbour(line: str) -> None:
    game = position(
        seat("Clara", "d2", equipment=["lighter", "map"]),
        seat("Jona", "d3"),
        seat("Mara", "e2"),
        seat("Steve", "e3"),
        phase="equip",
    )
    assert clauses(game, f"Clara {line}") == []


@pytest.mark.clause("card.lighter")
def test_the_lighter_asks_somebody_else() -> None:
    game = table("lighter")
    assert clauses(game, "Clara use lighter Clara") == ["card.lighter"]
    assert [str(a) for a in game.legal("Clara")] == [
        "Clara ready",
        "Clara use lighter Jona",
        "Clara use lighter Steve",
    ]


@pytest.mark.clause("card.lighter")
def test_the_one_who_is_asked_hands_over_one_die_or_says_no() -> None:
    game = act(table("lighter"), "Clara use lighter Jona")
    assert [str(a) for a in game.legal("Jona")] == [*(f"Jona hand {n}" for n in range(1, 7)), "Jona decline"]
    assert game.legal("Clara") == game.legal("Steve") == []
    assert clauses(game, "Jona hand 7") == ["reroll.any-dice"]
    assert clauses(game, "Jona hand 1 2") == ["line.nouns"]
    assert clauses(game, "Jona ready") == ["card.lighter"]
    assert clauses(game, "Jona agree") == ["card.lighter"]
    assert clauses(game, "Steve hand 1") == ["card.lighter"]
    assert game.view("Steve")["prompt"]["seat"] == "Jona"


@pytest.mark.clause("card.lighter")
@pytest.mark.parametrize("line", ["Jona hand 1", "Jona decline"])
def test_nobody_hands_over_a_die_unasked(line: str) -> None:
    assert clauses(table("lighter"), line) == ["card.lighter"]


@pytest.mark.clause("card.lighter", "injury.arm-passive")
def test_a_broken_arm_may_still_lend() -> None:
    game = table("lighter", Jona={"injuries": ["arm"]})
    act(game, "Clara use lighter Jona", "Jona hand 1")
    assert hand(game, "Clara") == f"{CLARA} Y2"


@pytest.mark.clause("lighter.refused")
def test_on_a_no_the_card_is_kept_and_that_teammate_is_not_asked_again() -> None:
    game = act(table("lighter"), "Clara use lighter Jona", "Jona decline")
    assert of(game, "Clara")["equipment"] == ["lighter"]
    assert clauses(game, "Clara use lighter Jona") == ["lighter.refused"]
    assert [str(a) for a in game.legal("Clara")] == ["Clara ready", "Clara use lighter Steve"]
    act(game, "Clara use lighter Steve", "Steve hand 3")
    assert hand(game, "Clara") == f"{CLARA} B4"


@pytest.mark.clause("lighter.refused")
def test_a_no_holds_for_this_phase_only() -> None:
    game = act(table("lighter"), "Clara use lighter Jona", "Jona decline")
    act(game, "Clara ready", "Jona ready", "Steve ready", "Clara move d2", "Jona move d3", "Steve move e2")
    act(game, "Clara mark d2", "Jona mark d3", "Steve mark e2", "Clara ready", "Jona ready", "Steve ready")
    act(game, "Clara stop", "Jona stop", "Steve stop")
    assert clauses(game, "Clara use lighter Jona") == []


@pytest.mark.clause("lighter.refused", "skill.tinkerer")
def test_a_no_does_not_tap_a_tinkerers_lighter() -> None:
    game = table("lighter", Clara={"skill": "tinkerer"})
    act(game, "Clara use lighter Jona", "Jona decline")
    assert of(game, "Clara")["tapped"] == []
    act(game, "Clara use lighter Steve", "Steve hand 1", "Clara use lighter Steve", "Steve hand 1")
    assert (hand(game, "Steve"), of(game, "Clara")["equipment"]) == ("B4 P4 B5 P5", [])


@pytest.mark.clause("card.map")
def test_the_map_gives_a_die_that_cannot_be_refused() -> None:
    game = act(table("map"), "Clara use map 4 Jona")
    assert (hand(game, "Clara"), hand(game, "Jona")) == ("B1 B2 Y1 Y3 P2", f"{JONA} B6")
    assert clauses(game, "Jona decline") == ["card.lighter"]
    assert game.view("Jona")["prompt"] is None


@pytest.mark.clause("card.map", "injury.arm-passive")
def test_a_broken_arm_may_still_get_a_die() -> None:
    game = act(table("map", Jona={"injuries": ["arm"]}), "Clara use map 4 Jona")
    assert hand(game, "Jona") == f"{JONA} B6"


@pytest.mark.clause("card.map")
@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("map 4 Clara", ["card.map"]),
        ("map Jona Steve", ["card.map"]),
        ("map Jona Clara", ["card.map"]),
        ("map 7 Jona", ["reroll.any-dice"]),
        ("map 7 Clara", ["card.map", "reroll.any-dice"]),
        ("map 4", ["line.nouns"]),
    ],
)
def test_the_map_gives_one_own_die_to_somebody_else(line: str, broken: list[str]) -> None:
    game = table("map")
    assert clauses(game, f"Clara use {line}") == broken
    assert clauses(game, "Clara use map 4 Steve") == []


@pytest.mark.clause("dice.seen", "card.lighter", "card.map")
def test_the_log_names_a_lent_die_to_lender_and_borrower_only() -> None:
    one, other = table("lighter map"), table("lighter map")
    act(one, "Clara use lighter Jona", "Jona hand 1", "Clara use map 1 Jona")
    act(other, "Clara use lighter Jona", "Jona hand 2", "Clara use map 4 Jona")
    for by in ("Steve", None):
        assert one.view(by) == other.view(by)
        assert log(one, by).count("Lent") == 2
    for by in ("Clara", "Jona"):
        assert one.view(by)["log"] != other.view(by)["log"]


@pytest.mark.clause("card.radio", "dice.seen")
def test_a_die_lent_to_one_with_an_open_screen_is_open() -> None:
    game = act(table("radio", "map"), "Clara use radio", "Jona use map 4 Clara")
    assert hand(game, "Clara", "Steve") == f"{CLARA} B6"


@pytest.mark.clause("card.radio", "dice.seen")
def test_a_die_lent_by_one_with_an_open_screen_is_hidden_again() -> None:
    game = act(table("radio map"), "Clara use radio", "Clara use map 4 Jona")
    assert hand(game, "Jona", "Steve") == "? ? ? ? ? ? ?"
    assert hand(game, "Steve") == STEVE
