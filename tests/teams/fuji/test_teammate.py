"""A teammate says how its dice stand, plans for all, and waits for people."""

from __future__ import annotations

from typing import Any

import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.teams import play, team
from fujikit.teams.company import player_view
from fujikit.teams.fuji.teammate import Careful, Seer, Teammate
from tests.support import BOX, CLARA, JONA, STEVE, position, seat

NEEDS = {"d2": "yellow|6", "e2": "odd(pink|blue)", "e3": "pink|4", "d3": "even", "f3": "blue|1", "f2": "2|5"}
TABLES: list[dict[str, Any]] = [
    {"players": ["Clara", "Jona"], "variant": "a"},
    {"players": ["Clara", "Jona"], "variant": "b"},
    {"players": ["Clara", "Jona", "Steve"], "edition": "pl", "lang": "pl"},
    {"players": ["Clara", "Jona", "Steve", "Mara"], "edition": "fr", "lang": "fr", "thrill": True},
]


def at_the_table(*marked: str) -> Game[Any]:
    game = position(
        seat("Clara", "d1", dice=CLARA),
        seat("Jona", "e1", dice=JONA),
        seat("Steve", "f1", dice=STEVE),
        needs=NEEDS,
    )
    for line in marked:
        game.act(line)
    return game


def ask(game: Game[Any], name: str = "Clara", **options: Any) -> str:
    return Teammate(name, **options)(game.view(name)) or ""


def test_it_speaks_once_and_then_marks() -> None:
    game = at_the_table()
    said = ask(game)
    assert said.startswith("Clara say ")
    game.act(said)
    assert ask(game).startswith("Clara mark ")


def test_without_talk_it_says_nothing_and_hears_nothing() -> None:
    game = at_the_table()
    before = ask(game, talks=False)
    assert before.startswith("Clara mark ")
    game.act("Jona say I'm strong on yellow.")
    game.act("Steve say I rolled very well for even dice.")
    assert ask(game, talks=False) == before


def test_it_waits_for_people_without_a_marker() -> None:
    game = at_the_table("Clara say Hello.")
    game.act(ask(game))
    assert ask(game) == ""


def test_it_is_ready_once_every_marker_lies() -> None:
    game = at_the_table("Clara say Hello.", "Jona mark e2", "Steve mark e3")
    lines = []
    for _ in range(6):
        lines.append(ask(game))
        game.act(lines[-1])
        if lines[-1] == "Clara ready":
            break
    assert lines[-1] == "Clara ready"


def test_the_same_view_gives_the_same_line() -> None:
    game = at_the_table("Clara say Hello.")
    teammate = Teammate("Clara")
    assert len({teammate(game.view("Clara")) for _ in range(3)} | {ask(game)}) == 1


def test_it_does_not_spoil_a_winning_step_that_careful_would_spoil() -> None:
    """Steve needs pink or 4 to win; Clara may throw or keep a hand that is good for both cards."""
    game = position(
        seat("Clara", "e5", marker="e5", dice="P3 P6 P5 P4 P6 P5"),
        seat("Jona", "f5", marker="f5", dice="B1 B2 B3 B1 B2 B3"),
        seat("Steve", "e3", marker="f4", dice="P3 Y4 P5 P4 Y4 B4"),
        phase="reroll",
        needs={"e5": "pink", "f4": "pink|4", "f5": "blue"},
    )
    view = game.view("Clara")
    assert (Careful("Clara")(view) or "").split()[:2] != (Teammate("Clara")(view) or "").split()[:2]
    assert len((Teammate("Clara")(view) or "").split()) > 4


def test_it_answers_who_asks_for_something() -> None:
    game = at_the_table("Clara say Hello.", "Jona say Clara, could you take d3?")
    answer = ask(game)
    assert answer.startswith("Clara say ")
    game.act(answer)
    assert ask(game).startswith("Clara mark ")


def test_it_leaves_a_card_to_who_asks_for_that() -> None:
    game = at_the_table("Clara say Hello.")
    wanted = ask(game).split()[-1]
    for name in ("Jona", "Steve"):
        game.act(f"{name} say Please leave {wanted} to me.")
    assert ask(game).split()[-1] != wanted


def test_who_is_ready_waits_when_a_much_better_card_becomes_free() -> None:
    """Clara is the last outside the village, and Jona's marker lies on the only card where she succeeds."""
    game = position(
        seat("Clara", "e3", dice="P6 P6 P5 P5 P4 P4"),
        seat("Jona", "f4", dice="B1 B1 B2 B2 B3 B3"),
        seat("Steve", "e5", dice="Y6 Y6 Y5 Y5 Y4 Y4"),
        needs=dict.fromkeys(("e3", "e4", "d3", "f3", "e5", "f5"), "yellow") | {"f4": "pink"},
    )
    seer = Seer("Clara")

    def line() -> str | None:
        return seer(player_view(game, "Clara", seer))

    for told in ("Jona mark f4", "Steve mark e5", "Clara mark e3", "Clara ready"):
        game.act(told)
    assert line() is None
    game.act("Jona mark f5")
    assert line() == "Clara wait"
    game.act("Clara wait")
    assert line() == "Clara mark f4"


@pytest.mark.parametrize("kind", ["newcomer", "careful", "teammate", "seer"])
@pytest.mark.parametrize("table", TABLES, ids=["a", "b", "three", "four"])
def test_whole_games_come_to_their_end(kind: str, table: dict[str, Any]) -> None:
    for seed in (1, 2):
        game = fujikit.new_game("fuji", scenario=seed, level=2, seed=seed, choices="ask", box=BOX, **table)
        play(game, team(kind, table["players"], seed=seed))
        assert game.outcome is not None


def test_a_seer_says_that_it_sees_all() -> None:
    assert Seer("Clara").sees_all
    assert not getattr(Teammate("Clara"), "sees_all", False)
    assert "cheats" in (Seer.__doc__ or "")
