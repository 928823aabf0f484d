"""The adviser: what a good teammate would do at a seat, from what the seat may see."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.odds import coach
from fujikit.widgets.fuji import adviser
from fujikit.widgets.fuji.adviser import advice_view
from fujikit.widgets.table import Table
from tests.properties.unseen import other_hidden_dice
from tests.support import act, new_game, position, seat, three
from tests.widgets.people import ask


def would(monkeypatch: pytest.MonkeyPatch, line: str | None) -> None:
    """The adviser's mind is made up."""
    monkeypatch.setattr(adviser, "player", lambda kind, seat: lambda view: line)


def why(game: Game[Any], lang: str = "en") -> str:
    advice = advice_view(game, "Clara", lang)
    assert advice is not None
    return advice.why


def rerolling() -> Game[Any]:
    game = new_game(3, seed=7)
    for name, square in zip(game.seats, ("d2", "e2", "f2"), strict=True):
        act(game, f"{name} mark {square}")
    return act(game, *(f"{name} ready" for name in game.seats))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_recommended_with_the_chance_it_gives(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    game = new_game(3, seed=7)
    would(monkeypatch, "Clara mark d2")
    assert "93" in why(game, lang)


def test_a_card_that_only_helps_the_team_is_said_to_do_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(3, seed=7)
    would(monkeypatch, "Clara mark f2")
    assert "For the team I would rather go to f2" in why(game)


def test_a_throw_is_recommended_in_the_coachs_words(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rerolling()
    would(monkeypatch, "Clara reroll 1")
    assert why(game) == coach(game, "Clara", line="Clara reroll 1").text()


def test_letting_others_go_first_has_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    would(monkeypatch, None)
    advice = advice_view(three("move"), "Clara", "en")
    assert advice is not None
    assert (advice.line, advice.why) == ("", "This order gets the most of you through.")


@pytest.mark.parametrize("line", ["Clara use rope d1", "Clara say hello"])
def test_cards_and_words_have_their_reasons(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    hands = [seat("Clara", "d2", equipment=["rope"]), seat("Jona", "d3"), seat("Steve", "e2")]
    would(monkeypatch, line)
    assert why(position(*hands))


def test_nobody_is_advised_while_the_game_does_not_wait_for_them() -> None:
    game = act(three(), "Clara mark d1", "Clara ready")
    assert advice_view(game, "Clara", "en") is None


def advised(table: Table) -> Any:
    return table.screen["advice"]


def test_the_table_shows_advice_to_whoever_has_the_screen_and_nobody_else() -> None:
    table = Table(three(), advice=True)
    assert advised(table) is None  # the curtain hangs
    ask(table, "take-screen", seat="Jona")
    assert advised(table)["seat"] == "Jona"
    assert table.act(advised(table)["line"]).ok
    ask(table, "advise", on=False)
    assert (table.screen["advising"], advised(table)) == (False, None)


def test_a_game_goes_on_without_an_adviser_that_fails(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    monkeypatch.setattr(adviser, "advice_view", lambda *_: 1 / 0)
    table = Table(three(), advice=True, players={"Jona": "random", "Steve": "random"})
    assert table.screen["advice"] is None
    assert table.act("Clara mark d1").ok


@pytest.mark.parametrize("game", [three(), rerolling(), three("equip")], ids=["plan", "reroll", "equip"])
def test_advice_does_not_change_with_dice_that_the_seat_can_not_see(game: Game[Any]) -> None:
    told = advice_view(game, "Clara", "en")
    for number in range(3):
        changed = game.copy()
        changed.state = other_hidden_dice(game.state, "Clara", Random(number))
        assert advice_view(changed, "Clara", "en") == told
