"""What a table that knows no game is told of a small one."""

from __future__ import annotations

from random import Random

import pytest

from fujikit.engine.game import Game
from fujikit.engine.presenter import Probe, Touch
from fujikit.engine.small import TomlWords
from fujikit.engine.small.presenter import SmallPresenter, board_text
from fujikit.engine.table import table_view, why_not
from fujikit.engine.view import Ask, Ending, PhaseView
from tests.engine.small.orchard import ENGLISH, EatUp, Give, Orchard, OrchardRules, Sleep, orchard
from tools.blind import faults, play

MORE = """
[game]
title = "Fruit"
[phase]
play = "Harvest"
[intent]
give = "Hand on"
[label]
sleep = "Good night"
[thing]
fruit = "a ripe {noun}"
[ask]
play = "{seat}, are you hungry?"
[help]
play = "{hand} in your hand"
"""


class Named(OrchardRules):
    words = TomlWords(ENGLISH + MORE)


def presenters() -> tuple[SmallPresenter, SmallPresenter]:
    """Of a game without words for the table, and of one with them."""
    return OrchardRules().presenter, Named().presenter


def two_fruits() -> Game[Orchard]:
    return orchard("Ada", "Bo", dice="apple pear plum quince", box={"each": 2})


def test_what_has_no_words_is_named_plainly() -> None:
    plain, named = presenters()
    state = orchard().state
    assert (plain.title("en"), named.title("en")) == ("Orchard", "Fruit")
    assert plain.phases("en") == [PhaseView("play", "Play")]
    assert named.phases("en") == [PhaseView("play", "Harvest")]
    assert [each.intent(state, "give", "en").label for each in (plain, named)] == ["Give", "Hand on"]
    give = Give("Ada", "apple", "Bo")
    assert plain.describe(state, give, "en").label == "Give: fruit apple, friend Bo"
    assert named.describe(state, give, "en").label == "Hand on: a ripe apple, friend Bo"
    assert named.describe(state, Sleep("Ada"), "en").label == "Good night"
    assert plain.describe(state, EatUp("Ada", ("apple",)), "en").label == "Eat up"


def test_a_seat_is_asked_while_it_is_awaited() -> None:
    plain, named = presenters()
    game = orchard()
    assert plain.ask(game.state, "Ada", "en") == Ask("Ada, what do you do?")
    assert named.ask(game.state, "Ada", "en") == Ask("Ada, are you hungry?", "apple in your hand")
    assert plain.ask(game.state, None, "en") == Ask("Ada, Bo, what do you do?")
    game.act("Ada sleep")
    assert plain.ask(game.state, "Ada", "en") == Ask("Waiting for Bo")
    assert [plain.is_ready(game.state, seat) for seat in game.seats] == [True, False]
    for line in ("Bo sleep", "Ada sleep", "Bo sleep"):
        game.act(line)
    assert plain.ask(game.state, "Ada", "en") is None


def test_things_are_a_players_own_or_there_for_all() -> None:
    view = table_view(two_fruits(), "Ada")
    assert view.things == {
        "friend Ada": "friend Ada",
        "friend Bo": "friend Bo",
        "fruit Ada.apple": "fruit apple",
        "fruit Ada.pear": "fruit pear",
    }
    assert {intent.id: intent.place for intent in view.intents} == {
        "give": "main",
        "eat-up": "main",
        "sleep": "end",
    }


def test_all_sets_are_one_offer() -> None:
    [offer] = [offer for offer in table_view(two_fruits(), "Ada").offers if offer.intent == "eat-up"]
    assert offer.line == "eat-up {}"
    assert offer.many is not None
    assert (offer.many.nouns, offer.many.least, offer.many.most) == (["apple", "pear"], 1, 2)


def test_an_end_is_told_in_a_sentence() -> None:
    game = orchard("Ada")
    assert game.rules.presenter.ending(game.state, "en") == ""
    game.act("Ada eat-up apple")
    assert table_view(game).outcome == Ending(True, "orchard.fed", "Everybody is fed")  # noqa: FBT003


def test_a_touched_thing_is_asked_about() -> None:
    game = orchard()
    probe = game.rules.presenter.probe
    assert probe(game.state, Touch("Ada", "fruit Ada.apple", "eat-up")) == Probe(line="Ada eat-up apple")
    assert probe(game.state, Touch("Ada", "fruit Ada.apple", "give")) == Probe(thing="fruit apple")
    assert probe(game.state, Touch("Ada", "friend Ada")) == Probe(thing="friend Ada")
    assert why_not(game, "Ada", "fruit Bo.pear", "eat-up").clauses == ["line.nouns"]
    assert "friend Ada" in table_view(game, "Ada").things
    assert why_not(game, "Ada", "friend Ada").clauses == ["orchard.gift"]
    game.act("Ada sleep")
    assert why_not(game, "Ada", "fruit Ada.apple", "eat-up").clauses == ["turn.wait"]


@pytest.mark.parametrize("seed", range(3))
def test_taps_lead_to_every_legal_line_and_to_no_other(seed: int) -> None:
    game = orchard("Ada", "Bo", dice="", box={"each": 2}, seed=seed)
    for view, actor, _ in play(game, Random(seed)):
        assert list(faults(game, view, actor)) == []


def test_a_board_is_a_line_for_each_part() -> None:
    words = TomlWords('[board]\noil = "Oil in the lamp"')
    board = {"oil": 3, "rock": None, "dice_left": {"Ada": [1, 2], "Bo": ()}}
    assert board_text(words, board, "en") == ["Oil in the lamp: 3", "Dice left: Ada 1, 2; Bo -"]
