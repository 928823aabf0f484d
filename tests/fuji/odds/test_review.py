"""Markers, moves and whole games in review: judged by what the player knew, and never blamed for luck."""

from __future__ import annotations

import pytest

import fujikit
from fujikit.engine.errors import BadInput
from fujikit.fuji.odds import CardOdds, board_in_numbers, review, review_game
from fujikit.fuji.odds.hands import worth as counts
from fujikit.fuji.odds.knowledge import knowledge
from fujikit.fuji.odds.review import review_mark
from fujikit.fuji.odds.team import WEIGHTS
from tests.properties.unseen import otherwise
from tests.support import CLARA, JONA, STEVE, position, seat, three

LOST = "tests/golden/3-players-21.toml"


def worth(card: CardOdds) -> float:
    return card.chance * card.nearer - WEIGHTS.stamina * card.loss - WEIGHTS.end * card.death


def test_every_marker_is_judged_by_the_surest_card_that_is_not_worse_for_the_team() -> None:
    game = three()
    cards = board_in_numbers(game, "Clara")
    for chosen in (card for card in cards if card.allowed):
        fair = [
            card.chance
            for card in cards
            if card.allowed
            and card.lava != 1
            and (card.nearer >= chosen.nearer or worth(card) > worth(chosen) + 1e-9)
        ]
        said = review(game.view("Clara"), f"Clara mark {chosen.square}")
        assert said.gives_away == pytest.approx(max(0.0, max(fair) - chosen.chance), abs=1e-9)
        assert said.chance == pytest.approx(chosen.chance, abs=1e-12)


def test_a_surer_card_that_leads_away_and_helps_nobody_is_not_better() -> None:
    game = position(
        seat("Clara", "c1", dice="B6 P6 Y6 B6 P6 Y1"),
        seat("Jona", "c1", dice=JONA),
        seat("Steve", "c1", dice=STEVE),
        map="V l l l v",
        needs={"b1": "any", "c1": "any", "d1": "odd"},
    )
    found = review_mark(knowledge(game, "Clara"), "d1")
    surer = [card for card in board_in_numbers(game, "Clara") if card.chance > found.card.chance]
    assert surer
    assert found.better is None or worth(found.better) > worth(found.card) or found.better.nearer >= 1


def test_what_is_hidden_changes_no_judgement() -> None:
    game = three()
    for step in range(4):
        twin = otherwise(game, "Clara", step)
        assert review(twin.view("Clara"), "Clara mark d3") == review(game.view("Clara"), "Clara mark d3")


def test_with_open_dice_a_move_is_certain_either_way() -> None:
    results = set()
    for need in ("yellow", "blue", "pink", "odd", "even(yellow)", "4|5|6"):
        game = position(
            seat("Clara", "d2", dice=CLARA, marker="d2"),
            seat("Jona", "d3", dice=JONA, marker="f4"),
            seat("Steve", "e2", dice=STEVE, marker="e5"),
            needs={"d2": need},
            phase="move",
        )
        clara, *rivals = (sum(counts(need)[face] for face in hand.split()) for hand in (CLARA, JONA, STEVE))
        said = review(game.view("Clara"), "Clara move d2")
        assert said.chance == pytest.approx(float(clara > max(rivals)))
        results.add(said.tips[0].key)
    assert results == {"review-move", "review-move-failed"}


def test_a_marker_out_of_reach_is_one_sentence() -> None:
    with pytest.raises(BadInput, match="z9"):
        review(three().view("Clara"), "Clara mark z9")


def test_a_game_in_review_agrees_with_what_happened_in_it() -> None:
    game = fujikit.load(LOST)
    found = review_game(game)
    log = [type(event).__name__ for move in game.history for event in move.events]
    assert len(found.turns) == log.count("Compared")
    for name in game.seats:
        own = found.of(name)
        assert own.moved <= own.turns
        assert 0 <= own.promised <= own.turns
        assert own.stamina[-1] == game.state.seat(name).stamina


def test_turning_points_went_wrong_and_no_other_turn_gave_more_away() -> None:
    found = review_game(fujikit.load(LOST))
    points = found.turning_points
    assert 0 < len(points) <= 3
    assert list(points) == sorted(points, key=found.turns.index)
    assert all(not turn.moved or turn.injuries for turn in points)
    others = [turn for turn in found.turns if not turn.moved and turn not in points]
    least = min(turn.gives_away for turn in points)
    assert all(turn.gives_away <= least + 1e-9 for turn in others if turn.kind == "choice")


def test_from_a_turning_point_the_better_card_can_be_marked() -> None:
    game = fujikit.load(LOST)
    turn = next(each for each in review_game(game).turning_points if each.mark.better)
    branch = game.at(turn.moves)
    assert turn.mark.better is not None
    assert branch.round == turn.round
    assert branch.check(f"{turn.seat} mark {turn.mark.better.square}").ok
    assert branch.act(f"{turn.seat} mark {turn.mark.better.square}")


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(BadInput, match="dice are still hidden"):
        review_game(fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7))
