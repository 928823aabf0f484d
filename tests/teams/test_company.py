"""Who is asked when code plays: awaited seats in turn, and seats that could act after something happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput, IllegalAction
from fujikit.engine.game import Game
from fujikit.teams import KINDS, Company, Random, Stalled, play, player, team
from fujikit.teams.company import player_view
from tests.support import BOX

SEATS = ["Clara", "Jona", "Steve"]


def table(**options: Any) -> Game[Any]:
    return fujikit.new_game("fuji", players=SEATS, scenario=1, level=1, seed=7, box=BOX, **options)


def marks(seat: str, square: str) -> Callable[[dict[str, Any]], str | None]:
    """Marks a square, then is ready."""

    def answer(view: dict[str, Any]) -> str | None:
        return f"{seat} ready" if view["seats"][seat]["marker"] else f"{seat} mark {square}"

    return answer


def test_seats_are_asked_in_turn_one_line_each() -> None:
    game = table()
    free = [action["squares"][0] for action in game.view("Clara")["actions"] if action["verb"] == "mark"]
    company = Company({seat: marks(seat, square) for seat, square in zip(SEATS, free, strict=False)})
    asked = []
    while (answer := company.next_line(game)) is not None and game.phase == "plan":
        asked.append(answer[0])
        game.act(answer[1])
    assert asked == SEATS * 2


def test_a_seat_that_lets_others_go_first_is_asked_again_once_something_happened() -> None:
    game, views = table(), []

    def shy(view: dict[str, Any]) -> str | None:
        views.append(view)
        return None

    company = Company({"Jona": shy})
    assert company.next_line(game) is None
    assert company.next_line(game) is None
    assert len(views) == 1
    game.act(next(line for line in map(str, game.legal("Clara")) if " mark " in line))
    assert company.next_line(game) is None
    assert [view["seats"]["Clara"]["marker"] is None for view in views] == [True, False]


def test_a_ready_seat_hears_what_is_said_afterwards() -> None:
    game, heard = table(), []

    def listener(view: dict[str, Any]) -> str | None:
        heard.append([said["text"] for said in view["said"]])
        if view["said"]:
            return "Jona wait" if view["seats"]["Jona"]["ready"] else None
        return marks("Jona", view["seats"]["Jona"]["at"])(view)

    company = Company({"Jona": listener})
    while (answer := company.next_line(game)) is not None:
        game.act(answer[1])
    assert game.view(None)["seats"]["Jona"]["ready"]
    game.act("Clara say I rolled well.")
    assert company.next_line(game) == ("Jona", "Jona wait")
    assert heard[-1] == ["I rolled well."]


def test_everybody_waiting_for_the_others_is_told_of() -> None:
    with pytest.raises(Stalled, match="waits for Clara, Jona, Steve"):
        play(table(), dict.fromkeys(SEATS, lambda view: None))


def test_a_game_without_an_end_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fujikit.teams.company.MAX_LINES", 9)
    with pytest.raises(Stalled, match="come to no end after 9 lines"):
        play(table(), dict.fromkeys(SEATS, lambda view: f"{view['seat']} say Hello."))


@pytest.mark.parametrize(
    ("seats", "told"),
    [(SEATS[:1], "nobody plays Jona, Steve"), ([*SEATS, "Mara"], "nobody at this table is called 'Mara'")],
)
def test_who_is_missing_or_too_many_is_named(seats: list[str], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        play(table(), team("random", seats))


def test_a_line_that_is_not_legal_stops_the_game() -> None:
    with pytest.raises(IllegalAction):
        play(table(), {seat: lambda view: "Clara ready" for seat in SEATS})


def test_the_same_seed_gives_the_same_game() -> None:
    records = []
    for _ in range(2):
        game = table()
        play(game, team("random", SEATS, seed=3))
        records.append(game.record())
    assert records[0] == records[1]


def test_only_who_sees_all_is_given_hidden_dice() -> None:
    game = table()

    class Cheat(Random):
        sees_all = True

    fair, unfair = (player_view(game, "Clara", kind("Clara")) for kind in (Random, Cheat))
    assert fair == game.own_view("Clara")
    assert None in fair["seats"]["Jona"]["dice"]
    assert unfair["seats"]["Jona"]["dice"] == game.own_view("Jona")["seats"]["Jona"]["dice"]


def test_an_unknown_player_is_named() -> None:
    with pytest.raises(BadInput, match="player: 'oracle' is none of random, newcomer"):
        player("oracle", "Clara")


@pytest.mark.parametrize("kind", KINDS)
def test_an_option_that_a_kind_does_not_know_is_refused(kind: str) -> None:
    """Else a slip of the pen would measure another team than was meant."""
    with pytest.raises(TypeError, match="talk"):
        player(kind, "Clara", talk=False)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_plays_to_the_end_of_a_game(kind: str) -> None:
    game = table(choices="ask")
    assert play(game, team(kind, SEATS)) == game.outcome


def test_a_random_player_does_what_leads_nowhere_only_if_it_is_drawn_twice() -> None:
    offers = [{"line": "Ada ready", "verb": "ready"}, {"line": "Ada unmark", "verb": "unmark"}]

    def times(game: str) -> int:
        view = {"game": game, "awaits": ["Ada"], "actions": offers}
        return [Random("Ada", seed=seed)(view) for seed in range(400)].count("Ada unmark")

    assert 70 < times("fuji") < 130
    assert 170 < times("a game of one's own") < 230
