"""What a player does for the third meeple, phase by phase; None where nothing is left to do."""

from __future__ import annotations

from typing import Any

from fujikit.fuji.need import parse_need
from fujikit.fuji.state import THIRD
from fujikit.teams.fuji.ground import Ground, ground_of, walk
from fujikit.teams.player import View

KEEPS = 3
"""A die that counts so much is not thrown again."""
STEP = 3.0
"""What a step nearer to the village weighs against a point of the dice that are seen."""
REROLL = 2.0
ERUPTION = 6.0
DOOMED = 100.0
BY_STEPS = {0: 2, 1: 1, 2: 1}


def mark_third(view: View) -> str | None:
    """Lay the third meeple's marker where none fits yet."""
    offers = [offer for offer in view["actions"] if offer["verb"] == "mark" and offer["whose"] == THIRD]
    if not offers or any(offer["squares"] == [view["seats"][THIRD]["marker"]] for offer in offers):
        return None
    ground = ground_of(view)
    return str(max(offers, key=lambda offer: _promise(view, ground, offer["squares"][0]))["line"])


def _promise(view: View, ground: Ground, goal: str) -> float:
    """What a destination promises: nearer to the village, dice that count, rerolls, no lava."""
    seat = view["seats"][THIRD]
    card = view["cards"][goal]
    steps = walk(ground, seat["at"], goal)
    worth = parse_need(card["need"]).value(face for face in seat["dice"] if face is not None)
    rerolls = 0 if "eye" in seat["injuries"] else BY_STEPS.get(steps, 0) + card["reroll"]
    nearer = ground.steps(seat["at"]) - ground.steps(goal)
    lost = DOOMED * (ground.eruptions(goal) == 0)
    return (
        STEP * max(nearer, -10)
        + worth
        + REROLL * rerolls
        - ERUPTION * ground.crossed(seat["at"], goal, 3)
        - lost
    )


def throw_half(view: View) -> str | None:
    """Phase 3 on the own side of the third meeple's dice: throw again what counts little, then stop."""
    offers = [o for o in view["actions"] if o["whose"] == THIRD and o["verb"] in ("reroll", "stop")]
    if not offers:
        return None
    low = little(view, THIRD, offers)
    for offer in offers:
        if offer["verb"] == "reroll" and low and offer["dice"] == low:
            return str(offer["line"])
    return next(str(offer["line"]) for offer in offers if offer["verb"] == "stop")


def little(view: View, who: str, offers: list[dict[str, Any]]) -> list[int]:
    """The dice of a hand, among those that may be thrown, that count too little for its owner's card."""
    seat = view["seats"][who]
    need = view["cards"][seat["marker"]]["need"] if seat["marker"] else None
    worth = parse_need(need or "any").worth
    handled = {die for offer in offers if offer["verb"] == "reroll" for die in offer["dice"]}
    return [die for die in sorted(handled) if worth[seat["dice"][die - 1]] < KEEPS]
