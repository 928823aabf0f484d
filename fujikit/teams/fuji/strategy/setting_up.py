"""Choices before the first roll: cards kept, the die that stays in the box, the start card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fujikit.fuji.board import LANDSCAPE, VILLAGE
from fujikit.fuji.need import parse_need
from fujikit.teams.fuji.seats import Offer
from fujikit.teams.fuji.strategy.card_worths import card_worth
from fujikit.teams.player import View


def choose(view: View) -> str:
    """The answer to a question of the set-up, out of the lines that the view offers.

    >>> import fujikit
    >>> players = ["Clara", "Jona", "Steve"]
    >>> skills = {"Clara": "tinkerer", "Jona": "buddy", "Steve": "scout"}
    >>> game = fujikit.new_game("fuji", players=players, skills=skills, choices="ask", seed=7)
    >>> choose(game.view("Clara")).split()[:2]
    ['Clara', 'keep']
    """
    answers = view["actions"]
    kind = view["prompt"]["kind"]
    if kind == "keep":
        return str(max(answers, key=_worth_of_cards)["line"])
    if kind == "leave-out":
        numbered = dict(enumerate(view["prompt"]["faces"], 1))
        die = least_useful(view, numbered)
        return str(next(answer["line"] for answer in answers if answer["dice"] == [die]))
    return str(answers[0]["line"])


def _worth_of_cards(answer: Offer) -> float:
    return sum(card_worth(card) for card in answer["cards"])


def least_useful(view: View, dice: Mapping[int, Sequence[str]]) -> int:
    """The die that counts least on the cards that lie open; among equals one whose kind is there twice."""
    kinds = [tuple(faces) for faces in dice.values()]
    return min(dice, key=lambda die: (_use(view, dice[die]), -kinds.count(tuple(dice[die]))))


def _use(view: View, faces: Sequence[str]) -> int:
    """What all faces of a die count together on all terrain cards."""
    needs = [card["need"] for card in view["cards"].values() if card["kind"] in (LANDSCAPE, VILLAGE)]
    return sum(parse_need(need).value(faces) for need in needs)
