"""What a table that knows no game is told."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from fujikit.engine.game import Game
from fujikit.engine.table import people, table_view, why_not
from fujikit.engine.words import LANGUAGES
from tests.support import new_game, position, seat
from tools import blind


def robinson() -> Game[Any]:
    game = blind.new_game("robinson, scenario 1", seed=3)
    while game.phase != "plan":
        game.act(str(game.legal(game.awaits[0])[0]))
    return game


def rerolling() -> Game[Any]:
    return position(
        seat("Clara", "d2", dice="B1 B2 Y1 B6 Y3 P2", marker="e2", rerolls=2),
        seat("Jona", "d3", dice="Y2 P1 Y1 B6 B5 P5", marker="d3"),
        seat("Steve", "e2", dice="B1 P1 B4 P4 B5 P5", marker="e2"),
        phase="reroll",
    )


def test_all_sets_of_dice_are_one_offer() -> None:
    view = table_view(rerolling(), "Clara")
    offer = next(offer for offer in view.offers if offer.intent == "reroll")
    assert offer.line == "reroll {}"
    assert offer.many is not None
    assert (offer.many.least, offer.many.most) == (1, 6)
    assert offer.many.nouns == ["1", "2", "3", "4", "5", "6"]
    assert view.things["die Clara.2"] == "die 2, blue 2"


def test_a_set_that_is_not_free_stays_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rerolling()
    lines = game.legal("Clara")
    assert len([line for line in lines if " reroll " in str(line)]) == 63
    without_pairs = [line for line in lines if len(str(line).split()) != 4]
    monkeypatch.setattr(game, "legal", lambda _seat: without_pairs)
    offers = [offer for offer in table_view(game, "Clara").offers if offer.intent == "reroll"]
    assert len(offers) == 63 - 15
    assert all(offer.many is None for offer in offers)


def test_names_of_hidden_dice_say_nothing() -> None:
    for lang in LANGUAGES:
        view = table_view(rerolling(), "Clara", lang)
        assert all("Jona" not in key and "Steve" not in key for key in view.things)
    assert table_view(rerolling(), None).offers == []


def test_what_anybody_may_say_is_offered_once() -> None:
    game = robinson()
    view = table_view(game)
    assert people(game, None) == game.seats
    own = [offer for offer in view.offers if offer.line == "place rest"]
    assert sorted(offer.by for offer in own) == [["Anna"], ["Ben"]]
    shared = [offer for offer in view.offers if len(offer.by) > 1]
    assert len({offer.line for offer in shared}) == len(shared)


def test_a_touched_thing_gets_the_rules_answer() -> None:
    assert why_not(new_game(3, seed=7), "Clara", "square l4").clauses == ["plan.three-steps"]
    assert "rc." in str(why_not(robinson(), "Anna", "build palisade", "build"))
    assert not why_not(new_game(3, seed=7), "Clara", "card rope")


@pytest.mark.parametrize(
    ("key", "intent"),
    [
        ("die Clara.1", ""),
        ("die Clara.1", "aside"),
        ("seat Jona", ""),
        ("square e2", ""),
        ("card shovel", ""),
    ],
)
@pytest.mark.parametrize("phase", ["plan", "reroll", "move"])
def test_whatever_is_touched_in_fuji_stands_for_a_line_that_can_be_read(
    key: str, intent: str, phase: str
) -> None:
    dice = "B1 B2 Y1 B6 Y3 P2"
    seats = [seat(name, "d2", dice=dice, marker="e2") for name in ("Clara", "Jona", "Steve")]
    verdict = why_not(position(*seats, phase=phase), "Clara", key, intent)
    assert not [clause for clause in verdict.clauses if clause.startswith("line.")]


@pytest.mark.parametrize(
    "key", ["pawn Anna", "pawn Friday", "source m1:wood", "space m2", "threat right", "camp rest"]
)
def test_whatever_is_touched_in_robinson_stands_for_a_line_that_can_be_read(key: str) -> None:
    game = robinson()
    verdict = why_not(game, "Anna", key)
    assert not [clause for clause in verdict.clauses if clause.startswith("line.")]
    assert table_view(game).things.get(key, "named") != ""


def test_the_end_is_told() -> None:
    game = blind.new_game("fuji, 3", seed=1)
    for _ in blind.play(game, Random(1)):
        pass
    view = table_view(game, "Clara")
    assert view.outcome is not None
    assert view.outcome.text
    assert (view.ask, view.offers, view.things) == (None, [], {})


def test_what_nobody_can_do_now_has_a_name_so_that_it_can_be_asked_about() -> None:
    game = robinson()
    view = table_view(game)
    pickable = {key for offer in view.offers for key in offer.picks}
    asked = [key for key in view.things if key not in pickable and key.startswith("build ")]
    assert "build dam" in asked
    assert all(view.things.values())
    assert [key for key in asked if not why_not(game, "Anna", key, "build").reasons] == []


def test_a_thing_that_does_not_go_with_the_chosen_intent_is_judged_by_itself() -> None:
    game = robinson()
    assert why_not(game, "Anna", "camp rest")
    assert why_not(game, "Anna", "build palisade", "rest") == why_not(game, "Anna", "build palisade", "build")


@pytest.mark.parametrize("kind", blind.GAMES)
def test_a_view_is_plain_data(kind: str) -> None:
    game = blind.new_game(kind, seed=2)
    view = table_view(game, next(blind.screens(game))[0])
    assert view.title
    assert view.ask is not None
    assert view.ask.question
    assert msgspec.json.decode(msgspec.json.encode(view))["game"] == game.rules.name
