"""What to say of the own dice, so that the others can plan: where they are strong, and where no danger."""

from __future__ import annotations

from fujikit.teams.fuji.ground import reach_of
from fujikit.teams.fuji.mind.beliefs import dice_of, standing
from fujikit.teams.fuji.mind.worth import Situation
from fujikit.teams.fuji.talk import Hint, say_hints

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
