"""Chances on the screen: from one seat's view, in every phase that has something to say."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import fujikit
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.fuji import odds as fuji_odds
from fujikit.fuji.odds.for_team import ThrowChoice
from fujikit.widgets.fuji.adviser import teammate_line
from fujikit.widgets.fuji.odds import Odds
from fujikit.widgets.fuji.seat_odds import odds_view
from tests.support import BOX

POSITION = """
game = "fuji"
phase = "{phase}"
[board]
map = '''
V R l l l
. l l l v
'''
needs = {{ c1 = "yellow|4", d1 = "pink|4", c2 = "odd", d2 = "even", e1 = "blue" }}
reroll = ["d1"]
[[seat]]
name = "Clara"
at = "c1"
{marker}
dice = "B1 P1 B4 P4 B5 P5"
stamina = 17
[[seat]]
name = "Jona"
at = "c2"
dice = "{hidden}"
[[seat]]
name = "Steve"
at = "d2"
dice = "{hidden}"
"""
WEAK, STRONG = "B1 P1 Y1 B2 P2 Y2", "B6 P6 Y6 B5 P5 Y5"


def at(phase: str, marker: str = "d1", hidden: str = WEAK) -> Game[Any]:
    marked = f'marker = "{marker}"' if marker else ""
    return fujikit.position(POSITION.format(phase=phase, marker=marked, hidden=hidden), box=BOX)


def test_in_plan_every_allowed_card_has_the_chance_of_the_board_in_numbers() -> None:
    game = at("plan", marker="")
    shown = odds_view(game, "Clara", "en")
    cards = {card.square: card for card in fuji_odds.board_in_numbers(game, "Clara")}
    assert shown is not None
    assert set(shown.squares) == {square for square, card in cards.items() if card.allowed}
    assert all(shown.squares[square].chance == cards[square].chance for square in shown.squares)
    line = teammate_line(game, "Clara")
    assert shown.advice == fuji_odds.coach(game, "Clara", line=line).text()
    assert shown.model == fuji_odds.coach(game, "Clara").model.text()
    assert shown.keep == []


def test_in_plan_a_card_that_may_not_be_marked_has_no_ring() -> None:
    game = at("plan", marker="")
    game.act("Jona mark d1")
    shown = odds_view(game, "Clara", "en")
    assert shown is not None
    assert "d1" not in shown.squares


def test_a_card_tells_its_chance_rerolls_cost_and_dangers() -> None:
    shown = odds_view(at("plan", marker=""), "Clara", "en")
    assert shown is not None
    text = shown.squares["d1"].text
    assert text.startswith("d1: ")
    for part in ("% to move, 2 rerolls.", "stamina on average.", "running out of stamina: "):
        assert part in text


def test_the_card_that_lava_takes_next_says_so() -> None:
    game = at("plan", marker="")
    shown = odds_view(game, "Clara", "en")
    soon = {card.square for card in fuji_odds.board_in_numbers(game, "Clara") if card.lava == 1}
    assert shown is not None
    assert {square for square, chance in shown.squares.items() if "next eruption" in chance.text} == soon


def test_in_reroll_the_coach_says_what_to_keep() -> None:
    game = at("reroll")
    shown = odds_view(game, "Clara", "en")
    advice = fuji_odds.coach(game, "Clara", line=teammate_line(game, "Clara"))
    assert shown is not None
    assert isinstance(advice.advised, ThrowChoice)
    assert advice.best is not None
    assert shown.keep == list(advice.advised.numbers)
    assert list(shown.squares) == ["d1"]
    assert shown.squares["d1"].chance == pytest.approx(advice.best.chance)


def test_who_has_stopped_gets_the_chance_without_rerolls_and_no_advice() -> None:
    game = at("reroll")
    before = odds_view(game, "Clara", "en")
    game.act("Clara stop")
    after = odds_view(game, "Clara", "en")
    assert before is not None
    assert after is not None
    assert after.squares["d1"].chance < before.squares["d1"].chance
    assert (after.advice, after.keep) == ("", [])


def test_in_equip_the_chance_is_that_of_the_dice_as_they_lie() -> None:
    game = at("equip")
    shown = odds_view(game, "Clara", "en")
    assert shown is not None
    assert shown.squares["d1"].chance == fuji_odds.coach(game, "Clara").chance
    assert "with the dice as they are" in shown.squares["d1"].text
    assert shown.advice
    assert shown.keep == []


@pytest.mark.parametrize(("hidden", "chance"), [(WEAK, 1.0), (STRONG, 0.0)])
def test_in_move_all_dice_lie_open_and_the_result_is_certain(hidden: str, chance: float) -> None:
    shown = odds_view(at("move", marker="e1", hidden=hidden), "Clara", "en")
    assert shown is not None
    assert shown.squares["e1"].chance == chance


def test_there_is_nothing_to_say_after_the_own_turn_and_after_the_end() -> None:
    game = at("move")
    game.act("Clara move d1")
    assert odds_view(game, "Clara", "en") is None


@pytest.mark.parametrize("phase", ["roll", "erupt"])
def test_there_is_nothing_to_say_between_the_choices(phase: str) -> None:
    assert odds_view(at(phase), "Clara", "en") is None


@pytest.mark.parametrize("phase", ["plan", "reroll", "equip"])
def test_hidden_dice_change_nothing_that_is_sent(phase: str) -> None:
    weak, strong = (Odds(at(phase, hidden=hidden), "Clara") for hidden in (WEAK, STRONG))
    assert _state(weak) == _state(strong)
    assert all(die is None for die in weak.view["seats"]["Jona"]["dice"])


def _state(widget: Odds) -> str:
    traits = {name: value for name, value in widget.get_state().items() if name != "layout"}
    return json.dumps(traits, sort_keys=True, default=str)


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_it_speaks_three_languages(lang: str) -> None:
    game = at("reroll")
    widget = Odds(game, "Clara")
    assert widget.receive({"do": "set-language", "id": 1, "lang": lang}).ok
    assert widget.odds == msgspec.to_builtins(odds_view(game, "Clara", lang))
    line = teammate_line(game, "Clara")
    assert widget.odds["advice"] == fuji_odds.coach(game, "Clara", line=line).text(lang)


def test_it_shows_the_game_as_it_has_gone_on() -> None:
    game = at("plan", marker="")
    widget = Odds(game, "Clara")
    before = widget.odds
    game.act("Jona mark d1")
    widget.show()
    assert widget.odds != before
    widget.show(seat="Steve")
    assert widget.view["seat"] == "Steve"


def test_an_unknown_seat_is_refused_and_nothing_changes() -> None:
    with pytest.raises(BadInput, match="nobody at this table is called 'Mara'"):
        Odds(at("plan"), "Mara")
    widget = Odds(at("plan"), "Clara")
    with pytest.raises(BadInput):
        widget.show(seat="Mara")
    assert widget.view["seat"] == "Clara"


def test_it_shows_itself_without_an_address() -> None:
    assert repr(Odds(at("plan"), "Clara")) == "<fujikit Odds>"


def test_in_a_study_game_one_looks_from_every_place() -> None:
    game = at("plan", marker="")
    game.study = True
    odds = Odds(game, "Clara")
    assert odds.seats == ["Clara", "Jona", "Steve"]
    assert odds.receive({"do": "take-screen", "id": 1, "seat": "Jona"}).ok
    assert (odds.view["seat"], odds.view["seats"]["Jona"]["dice"]) == ("Jona", WEAK.split())
    assert odds.odds == msgspec.to_builtins(odds_view(game, "Jona", "en"))


def test_in_a_running_game_nobody_looks_from_another_place() -> None:
    odds = Odds(at("plan", marker=""), "Clara")
    assert odds.seats == ["Clara"]
    answer = odds.receive({"do": "take-screen", "id": 1, "seat": "Jona"})
    assert (answer.ok, odds.view["seat"]) == (False, "Clara")
    assert answer.note


def test_a_code_opens_its_position_for_study() -> None:
    code = at("reroll").code()
    odds = Odds.from_code(code, otherwise=fujikit.new_game("fuji", players=["Ann", "Ben", "Cleo"], seed=1))
    assert (odds.game.seats, odds.game.phase, odds.note) == (("Clara", "Jona", "Steve"), "reroll", "")
    assert len(odds.seats) == 3


@pytest.mark.parametrize("code", ["nonsense", "fk1.broken", "fks1.sealed", "é" * 500])
def test_a_bad_code_is_told_in_one_sentence_and_the_other_game_is_shown(code: str) -> None:
    other = fujikit.new_game("fuji", players=["Ann", "Ben", "Cleo"], seed=1)
    odds = Odds.from_code(code, otherwise=other, lang="fr")
    assert odds.game is other
    assert odds.note == odds.translate("odds.bad-position")
    assert Odds.from_code("", otherwise=other).note == ""


def test_the_chances_follow_the_table_that_plays_on() -> None:
    game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, seed=7, study=True)
    odds = Odds(game, "Clara")
    table = odds.table()
    assert table.act("Clara mark d2").ok
    assert odds.view["seats"]["Clara"]["marker"] == "d2"
    assert table.screen["lifted"]
