"""What to say of the own dice, so that the others can plan: where they are strong, and where no danger."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.fuji.odds.knowledge import THIRD_SET
from fujikit.teams.fuji.ground import reach_of
from fujikit.teams.fuji.mind.beliefs import Dice, deviation, standing, tilted
from fujikit.teams.fuji.mind.faces import worths
from fujikit.teams.fuji.mind.known import dice_known
from fujikit.teams.fuji.mind.worth import Situation
from fujikit.teams.fuji.talk import Hint, say_hints, say_outlook

MOST = 4
"""Nobody listens to more."""
SENTENCES = 2
"""In phase 2 of a round."""
LITTLE = 0.2
"""Dice so near to the mean are neither strong nor weak."""
CLEAR = 0.43
"""The upper and the lower third begin so many standard deviations from the mean."""


def speak(situation: Situation) -> str | None:
    """Phase 2: tell the others of the own dice, once at first and once more when all markers lie."""
    view = situation.view
    name = view["seat"]
    spoken = sum(said["seat"] == name for said in view["said"])
    if not view["may_say"] or spoken >= SENTENCES:
        return None
    if not spoken:
        squares = _in_question(situation)
    elif all(seat["marker"] for seat in view["seats"].values()):
        squares = [view["seats"][who]["marker"] for who in (name, *_mates(situation))]
    else:
        return None
    text = say_hints(view, hints(situation, squares))
    return f"{name} say {text}" if text else None


def _mates(situation: Situation) -> list[str]:
    """The neighbours who go somewhere."""
    return [mate for mate in situation.rivals(situation.me) if mate != THIRD_SET and situation.need(mate)]


def speak_again(situation: Situation) -> str | None:
    """Phase 4: how the own card looks, and for whom the own dice are a danger or none; once a round.

    Where nobody has a card to use, nothing can be done about it, and nothing is said.
    """
    view = situation.view
    name, marker = view["seat"], view["seats"][view["seat"]]["marker"]
    spoken = any(said["seat"] == name and said["phase"] == "equip" for said in view["said"])
    useful = any(seat["equipment"] for seat in view["seats"].values())
    if spoken or not useful or not view["may_say"] or not situation.need(name) or not marker:
        return None
    mates, expected = _mates(situation), dice_known(situation.own_as_heard())
    stands = {mate: _than_expected(situation, expected, situation.need(mate) or "") for mate in mates}
    text = say_outlook(
        view,
        _quality(_than_expected(situation, expected, situation.need(name) or "")),
        blocks=[mate for mate in mates if stands[mate] > CLEAR],
        spares=[mate for mate in mates if stands[mate] < -CLEAR],
    )
    return f"{name} say {text}" if text else None


def _quality(apart: float) -> str:
    return "strong" if apart > CLEAR else "weak" if apart < -CLEAR else "fair"


def _than_expected(situation: Situation, expected: Dice, need: str) -> float:
    """How the own total compares with what the others expect of it, in standard deviations."""
    own = situation.dice(situation.view["seat"]).now
    spread = deviation(expected.now, need)
    return float(((own - expected.now) @ worths(need)).sum()) / spread if spread else 0.0


def hints(situation: Situation, squares: Iterable[str]) -> list[Hint]:
    """What to tell of some cards: each time that where the dice are farthest from what the others expect.

    What was told changes what is expected. Only what is true on its own is told: nobody calls dice weak that
    are merely less strong than expected.
    """
    view = situation.view
    own, expected = situation.dice(view["seat"]), dice_known(situation.own_as_heard())
    needs = {view["cards"][square]["need"]: square for square in squares}
    plain = {need: standing(own, need) for need in needs}
    found: list[Hint] = []
    while needs and len(found) < MOST:
        apart = {need: _than_expected(situation, expected, need) for need in needs}
        need = max(apart, key=lambda need: abs(apart[need]) if apart[need] * plain[need] > 0 else 0.0)
        if abs(apart[need]) < CLEAR or abs(plain[need]) < LITTLE:
            break
        found.append(Hint(view["seat"], _quality(apart[need]), need, needs.pop(need)))
        expected = tilted(expected, need, 1.0 if apart[need] > 0 else -1.0)
    return found


def _in_question(situation: Situation) -> list[str]:
    """The cards that are no step back for somebody who can reach them."""
    ground, squares = situation.ground, dict[str, None]()
    for seat in situation.seats.values():
        near = ground.board.in_reach(seat["at"], reach_of(seat))
        home = ground.steps(seat["at"])
        squares.update(dict.fromkeys(square for square in near if ground.steps(square) <= home))
    return list(squares)
