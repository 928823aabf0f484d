"""Adviser, coach and bulbs read the same two figures, and never contradict each other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.engine.notation import Action
from fujikit.engine.numbers import percent
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.actions import Mark, Ready, Reroll, Stop
from fujikit.fuji.odds import Advice, coach
from fujikit.fuji.odds.for_team import CardChoice, ThrowChoice, throw_choices
from fujikit.fuji.odds.knowledge import knowledge
from fujikit.widgets.fuji.adviser import advice_view
from fujikit.widgets.fuji.seat_odds import odds_view
from fujikit.widgets.schema import ChanceView
from tests.properties.games import opening
from tests.support import act, new_game, three
from tools.fuzz import moments

DIFFERED = (0, 3, 4, 9, 13, 17, 18, 23, 24, 31)
"""Seeds of rerolls where the teammate's throw was another than the coach's and the bulbs'."""
GAMES, MOVES, LOOK = 8, 80, 0.08


def rerolling(seed: int) -> Game[Any]:
    game: Game[Any] = fujikit.new_game(
        "fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed=seed
    )
    for name, square in zip(game.seats, ("d2", "e2", "f2"), strict=True):
        act(game, f"{name} mark {square}")
    return act(game, *(f"{name} ready" for name in game.seats))


def assert_one_voice(game: Game[Any], seat: str) -> Advice:
    """What is advised, said, lit and done is the same choice."""
    adviser, shown = advice_view(game, seat, "en"), odds_view(game, seat, "en")
    said = coach(game, seat, line=adviser.line if adviser else None)
    done = game.read(adviser.line) if adviser and adviser.line else None
    if isinstance(said.advised, ThrowChoice):
        assert shown is not None
        assert_same_dice(game, said.advised, shown.keep, done)
    elif isinstance(said.advised, CardChoice):
        assert shown is not None
        assert_same_card(game, said.advised, shown.squares, done)
    else:
        assert shown is None or not shown.keep
    if said.advised is not None:
        assert percent(said.advised.figures.own) in said.text()
    if adviser is not None and isinstance(done, Mark | Reroll | Stop) and not done.third:
        assert adviser.why == said.text()
    return said


def assert_same_dice(game: Game[Any], advised: ThrowChoice, lit: list[int], done: Action | None) -> None:
    assert lit == list(advised.numbers)
    if isinstance(done, Reroll | Stop) and not done.third:
        own = range(1, len(game.own_view(done.seat)["seats"][done.seat]["dice"]) + 1)
        thrown = done.dice if isinstance(done, Reroll) else ()
        assert [die for die in own if die not in thrown] == lit


def assert_same_card(
    game: Game[Any], advised: CardChoice, squares: dict[str, ChanceView], done: Action | None
) -> None:
    square, shown = advised.card.square, squares[advised.card.square]
    assert percent(advised.figures.own) in shown.text
    assert shown.team in shown.text
    if isinstance(done, Mark) and not done.third:
        assert done.card == square
    if isinstance(done, Ready):
        assert game.own_view(done.seat)["seats"][done.seat]["marker"] == square


@pytest.mark.parametrize("seed", DIFFERED)
def test_where_adviser_coach_and_bulbs_used_to_differ_they_have_one_voice(seed: int) -> None:
    game = rerolling(seed)
    said = assert_one_voice(game, "Clara")
    advice, odds = advice_view(game, "Clara", "en"), odds_view(game, "Clara", "en")
    assert advice is not None
    assert odds is not None
    assert (advice.line.split()[1], advice.why, odds.advice) == ("reroll", said.text(), said.text())
    assert "For the team I would rather" in said.text()


def assert_one_voice_through(seed: int) -> Iterator[type]:
    """At some moments of a random game, of any number of players and with any cards."""
    random, game = Random(seed), opening(seed)
    for _ in moments(game, random, MOVES):
        if game.awaits and game.phase in ("plan", "reroll", "equip") and random.random() < LOOK:
            yield type(assert_one_voice(game, random.choice(game.awaits)).advised)


@pytest.mark.slow
def test_at_random_moments_they_never_contradict_each_other() -> None:
    found = [kind for seed in range(GAMES) for kind in assert_one_voice_through(seed)]
    assert ThrowChoice in found


def test_who_follows_the_adviser_through_a_round_hears_one_voice() -> None:
    game, found = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, seed=7), []
    while game.phase in ("plan", "reroll"):
        seat = game.awaits[0]
        found.append(type(assert_one_voice(game, seat).advised))
        advice = advice_view(game, seat, "en")
        game.act(advice.line if advice and advice.line else f"{seat} ready")
    assert {CardChoice, ThrowChoice} <= set(found)


def test_the_two_choices_are_the_best_for_either_figure() -> None:
    for seed in DIFFERED:
        choices = throw_choices(knowledge(rerolling(seed), "Clara"))
        assert choices is not None
        mine, team = choices
        assert mine.figures.own >= team.figures.own - 1e-9
        assert mine.value <= team.value + 1e-9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_moves_to_the_card_they_stand_on(lang: str) -> None:
    game = new_game(3, seed=7)
    at, odds = game.own_view("Clara")["seats"]["Clara"]["at"], odds_view(game, "Clara", lang)
    assert odds is not None
    word = {"en": "to move", "fr": "de bouger", "pl": "na ruch"}[lang]
    assert [square for square, each in odds.squares.items() if word not in each.text] == [at]


def test_a_hand_without_a_choice_still_has_its_chance() -> None:
    assert coach(three("equip"), "Clara").advised is None
