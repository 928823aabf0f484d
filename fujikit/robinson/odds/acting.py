"""Building, gathering and exploring: what the three action dice bring, and which one to throw again."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache, partial
from typing import ClassVar, NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.engine.quoted import short
from fujikit.odds import Distribution
from fujikit.robinson.box import Box
from fujikit.robinson.odds import asked
from fujikit.robinson.odds.answer import Answer
from fujikit.robinson.odds.chances import Chances
from fujikit.robinson.odds.dice import action_die, the_box

KINDS = ("build", "gather", "explore")
SURE = 2
"""Pawns that make dice needless, where the destination is near and no token asks for more."""
CONSOLATION = 2
"""Determination for a failure."""
PRICE = 2
"""Determination for throwing a die again."""
MAX_REROLLS = 4
Weights = Mapping[str, float | Fraction]
AIMS: Mapping[str, Weights] = {
    "success": {"success": 1},
    "no-wound": {"wound": -1},
    "no-adventure": {"adventure": -1},
}
PARTS = ("success", "wound", "adventure", "determination")


class Throw(NamedTuple):
    """What the dice of an action say; a die that is not thrown says what is so without it."""

    wound: bool = False
    success: bool = True
    adventure: bool = False


class ActionResult(NamedTuple):
    """What an action came to."""

    success: bool
    wounds: int
    """Of the dice: what an adventure card does is not in it."""
    adventure: bool
    """Whether a card is drawn."""
    rerolls: int
    """Dice thrown again for determination."""
    token_goes: bool
    """Whether a reroll token has worked."""

    @property
    def determination(self) -> int:
        """Won by failing, less what was paid for dice thrown again."""
        return CONSOLATION * (not self.success) - PRICE * self.rerolls


class Action(Answer, frozen=True):
    """What an action brings when dice are thrown again for the best of an aim."""

    shown: ClassVar[tuple[str, ...]] = ("success", "wound", "adventure", "determination")
    results: Chances[ActionResult]
    again: Mapping[Throw, str]
    """For every throw that may lie there, the die to throw again; empty to leave them as they are."""
    value: Fraction
    """What the aim is worth on average."""

    @property
    def success(self) -> Fraction:
        """The chance of success."""
        return self.results.chance(lambda result: result.success)

    @property
    def wound(self) -> Fraction:
        """The chance of a wound, or of more."""
        return self.results.chance(lambda result: result.wounds > 0)

    @property
    def wounds(self) -> Distribution:
        """How many wounds."""
        return self.results.totals(lambda result: result.wounds)

    @property
    def adventure(self) -> Fraction:
        """The chance that an adventure card is drawn."""
        return self.results.chance(lambda result: result.adventure)

    @property
    def twice(self) -> Distribution:
        """How many of two such actions, each with a pawn of its own, succeed."""
        once = self.results.totals(lambda result: result.success)
        return once + once

    @property
    def determination(self) -> Fraction:
        """The determination won on average, less what is paid for dice thrown again."""
        return self.results.mean(lambda result: result.determination)

    @property
    def token_goes(self) -> Fraction:
        """The chance that a reroll token works, and so leaves its space."""
        return self.results.chance(lambda result: result.token_goes)


@public
def action(
    kind: str,
    *,
    pawns: int = 1,
    rerolls: int = 0,
    reroll_token: bool = False,
    adventure_token: bool = False,
    confused: bool = False,
    friday: bool = False,
    aim: str | Weights = "success",
    box: Box | None = None,
) -> Action:
    """What building, gathering or exploring brings.

    `pawns`: 1 throws dice, 2 is sure; pawns that a far tile or a token asks for besides are not counted.
    `rerolls` are dice that may be thrown again for 2 determination each, one after another, by Craftsmanship,
    Scrounger, Lucky or Friday, after a forced reroll. `confused` stands for the trap Confused and for the
    Ceremonial Bowl. To `friday` an adventure is 1 wound.

    `aim` says what a die is thrown again for: `success`, `no-wound`, `no-adventure`, or weights for
    `success`, `wound`, `adventure` and `determination`. Where nothing is gained nothing is thrown again.

    >>> built = action("build", rerolls=1)
    >>> built
    <Action: success 0.889, wound 0.667, adventure 0.500, determination -0.444>
    >>> built.success, built.determination
    (Fraction(8, 9), Fraction(-4, 9))
    >>> built.again[Throw(wound=True, success=False, adventure=True)]
    'success'
    >>> print(action("explore", reroll_token=True))
    success 0.694, wound 0.500, adventure 0.833, determination 0.611
    """
    asked.name(kind, "kind", KINDS)
    asked.number(pawns, "pawns", 1, SURE)
    asked.number(rerolls, "rerolls", 0, MAX_REROLLS)
    facts = {
        "reroll_token": reroll_token,
        "adventure_token": adventure_token,
        "confused": confused,
        "friday": friday,
    }
    for what, given in facts.items():
        asked.yes_or_no(given, what)
    case = Case(the_box(box), kind, sure=pawns == SURE, weights=weights_of(aim), **facts)
    return case.answer(rerolls)


def weights_of(aim: str | Weights) -> dict[str, Fraction]:
    """What an aim counts for each part of a result.

    >>> weights_of({"success": 1, "wound": -0.5})["wound"]
    Fraction(-1, 2)
    """
    if isinstance(aim, str):
        aim = AIMS[asked.name(aim, "aim", AIMS)]
    if not isinstance(aim, Mapping):
        raise BadInput(f"aim: {short(aim)} is neither a name nor weights")
    for part in aim:
        asked.name(part, "aim", PARTS)
    return {part: asked.weight(aim.get(part, 0), f"aim: {part}") for part in PARTS}


class Case:
    """An action in its circumstances."""

    def __init__(
        self,
        box: Box,
        kind: str,
        *,
        sure: bool,
        reroll_token: bool,
        adventure_token: bool,
        confused: bool,
        friday: bool,
        weights: Mapping[str, Fraction],
    ) -> None:
        thrown = _thrown(sure=sure, adventure_token=adventure_token, confused=confused)
        self.dice: dict[str, Chances[bool]] = {die: action_die(box, kind, die) for die in thrown}
        self.reroll_token: bool = reroll_token
        self.forced: bool = reroll_token or confused
        self.adventure_token: bool = adventure_token
        self.friday: bool = friday
        self.weights = weights
        self._best = lru_cache(maxsize=None)(self._find_best)

    def answer(self, rerolls: int) -> Action:
        lying = self.first_throw().then(self.forced_reroll)
        results = lying.then(lambda thrown: self.play(thrown[0], rerolls, 0, token_goes=thrown[1]))
        throws = [throw for throw, _ in lying] if rerolls and self.dice else []
        again = {throw: self._best(throw, rerolls)[0] for throw in sorted(set(throws))}
        return Action(results, again, results.mean(self.worth))

    def first_throw(self) -> Chances[Throw]:
        throws = Chances.sure(Throw(adventure=self.adventure_token))
        for die in self.dice:
            throws = throws.then(partial(self.throw_again, die=die))
        return throws

    def throw_again(self, throw: Throw, die: str) -> Chances[Throw]:
        return self.dice[die].turned(lambda face: throw._replace(**{die: face}))

    def forced_reroll(self, throw: Throw) -> Chances[tuple[Throw, bool]]:
        """The throw that counts, and whether the reroll token has worked."""
        if not (self.forced and "success" in self.dice and throw.success):
            return Chances.sure((throw, False))
        return self.throw_again(throw, "success").turned(lambda after: (after, self.reroll_token))

    def play(self, throw: Throw, left: int, used: int, *, token_goes: bool) -> Chances[ActionResult]:
        """What a throw comes to when dice are thrown again as well as possible."""
        die = self._best(throw, left)[0]
        if not die:
            return Chances.sure(self.result(throw, used, token_goes=token_goes))
        after = self.throw_again(throw, die)
        return after.then(lambda final: self.play(final, left - 1, used + 1, token_goes=token_goes))

    def _find_best(self, throw: Throw, left: int) -> tuple[str, Fraction]:
        """The die to throw again, or none, and what that is worth."""
        best = ("", self.worth(self.result(throw, 0, token_goes=False)))
        for die in self.dice if left else ():
            price = PRICE * self.weights["determination"]
            value = self.throw_again(throw, die).mean(lambda after: self._best(after, left - 1)[1]) - price
            if value > best[1]:
                best = (die, value)
        return best

    def result(self, throw: Throw, used: int, *, token_goes: bool) -> ActionResult:
        wounds = throw.wound + (throw.adventure and self.friday)
        return ActionResult(throw.success, wounds, throw.adventure and not self.friday, used, token_goes)

    def worth(self, result: ActionResult) -> Fraction:
        counts = (result.success, result.wounds, result.adventure, result.determination)
        return sum(
            (self.weights[part] * count for part, count in zip(PARTS, counts, strict=True)), Fraction(0)
        )


def _thrown(*, sure: bool, adventure_token: bool, confused: bool) -> list[str]:
    if sure:
        return ["success"] if confused else []
    return [die for die in Throw._fields if not (die == "adventure" and adventure_token)]
