"""What to say of the own dice, so that the others can plan: where they are strong, and where no danger."""

from __future__ import annotations

from fujikit.fuji.odds.knowledge import THIRD_SET
from fujikit.teams.fuji.ground import reach_of
from fujikit.teams.fuji.mind.beliefs import deviation, dice_of, standing
from fujikit.teams.fuji.mind.faces import worths
from fujikit.teams.fuji.mind.known import dice_known
from fujikit.teams.fuji.mind.worth import Situation
from fujikit.teams.fuji.talk import Hint, say_hints, say_outlook

MOST = 4
"""Nobody listens to more."""
CLEAR = 0.43
"""The upper and the lower third begin so many standard deviations from the mean."""


def speak(situation: Situation) -> str | None:
    """The line that tells the others of the own dice, once a round; None where nothing is to be said."""
    view = situation.view
    name = view["seat"]
    if not view["may_say"] or any(said["seat"] == name for said in view["said"]):
        return None
    text = say_hints(view, hints(situation))
    return f"{name} say {text}" if text else None


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
    mates = [mate for mate in situation.rivals(name) if mate != THIRD_SET and situation.need(mate)]
    stands = {mate: _than_expected(situation, situation.need(mate) or "") for mate in mates}
    text = say_outlook(
        view,
        _quality(_than_expected(situation, situation.need(name) or "")),
        blocks=[mate for mate in mates if stands[mate] > CLEAR],
        spares=[mate for mate in mates if stands[mate] < -CLEAR],
    )
    return f"{name} say {text}" if text else None


def _quality(apart: float) -> str:
    return "strong" if apart > CLEAR else "weak" if apart < -CLEAR else "fair"


def _than_expected(situation: Situation, need: str) -> float:
    """How the own total compares with what the others expect of it, in standard deviations."""
    expected = dice_known(situation.own_as_heard()).now
    own = situation.dice(situation.view["seat"]).now
    spread = deviation(expected, need)
    return float(((own - expected) @ worths(need)).sum()) / spread if spread else 0.0


def hints(situation: Situation) -> list[Hint]:
    """The cards that anybody may choose, where the own dice stand out most: strong or weak."""
    view = situation.view
    dice = dice_of(view["seats"][view["seat"]]["dice"])
    found: dict[str, tuple[float, Hint]] = {}
    for square in _in_question(situation):
        need = view["cards"][square]["need"]
        apart = standing(dice, need)
        if need not in found and abs(apart) > CLEAR:
            found[need] = apart, Hint(view["seat"], "strong" if apart > 0 else "weak", need, square)
    ranked = sorted(found.values(), key=lambda each: -abs(each[0]))
    return [hint for _, hint in ranked[:MOST]]


def _in_question(situation: Situation) -> list[str]:
    """The cards that are no step back for somebody who can reach them."""
    ground, squares = situation.ground, dict[str, None]()
    for seat in situation.seats.values():
        near = ground.board.in_reach(seat["at"], reach_of(seat))
        home = ground.steps(seat["at"])
        squares.update(dict.fromkeys(square for square in near if ground.steps(square) <= home))
    return list(squares)
