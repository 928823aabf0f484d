"""Which place an injury covers: the one that hurts least."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fujikit.fuji.box import house
from fujikit.fuji.equip import MANAGER
from fujikit.fuji.options import faces_of
from fujikit.teams.fuji.seats import Offer, can_use
from fujikit.teams.fuji.strategy.card_worths import card_worth
from fujikit.teams.fuji.strategy.setting_up import least_useful
from fujikit.teams.player import View

EYE = 0.4
"""What the rerolls of the rest of the game are worth: a share of the chance to win, like all that follows."""
EYE_SURVIVALIST = 0.25
LEG = 0.15
"""A die less is a loss to its player, but lets the neighbours pass."""
DRAWS = 0.02
"""What a broken arm costs who has no card: some may still be drawn."""
SKILL = {
    "survivalist": 0.25,
    "gatherer": 0.1,
    "buddy": 0.08,
    "tinkerer": 0.03,
    "scout": 0.03,
    "equipment-manager": 0.02,
}


def injury(view: View) -> str:
    """The line that lays an injury down; for the third meeple of variant B it is a proposal."""
    answers = view["actions"]
    seat = view["seats"][view["prompt"]["seat"]]
    places = {answer["word"] for answer in answers if answer["word"]}
    place = min(sorted(places), key=lambda place: _pain(seat, place))
    lines = {answer["dice"][0] if answer["dice"] else 0: answer["line"] for answer in _at(answers, place)}
    return str(lines[_leg_die(view, seat["dice"], lines) if place == "leg" else 0])


def _at(answers: list[Offer], place: str) -> list[Offer]:
    return [answer for answer in answers if answer["word"] == place]


def _pain(seat: Mapping[str, Any], place: str) -> float:
    """What the place is worth to the player while it is whole."""
    match place:
        case "eye":
            return EYE_SURVIVALIST if can_use(seat, "survivalist") else EYE
        case "leg":
            return LEG
        case "arm":
            return DRAWS + sum(map(card_worth, seat["equipment"])) / (2 if can_use(seat, MANAGER) else 1)
        case _:
            return SKILL.get(seat["skill"], 0.0) + _second_uses(seat)


def _second_uses(seat: Mapping[str, Any]) -> float:
    """What a Tinkerer forgets: to use cards twice."""
    return sum(map(card_worth, seat["equipment"])) if seat["skill"] == "tinkerer" else 0.0


def _leg_die(view: View, hand: list[str], lines: Mapping[int, str]) -> int:
    """Among the own dice in hand the one that counts least; one that lies elsewhere only if none does."""
    kinds = faces_of(house())
    shown = {
        number: next((faces for faces in kinds if face in faces), (face,))
        for number, face in enumerate(hand, 1)
        if number in lines
    }
    return least_useful(view, shown) if shown else min(lines)
