"""Advice on rerolls: what to throw again, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fujikit.engine import html
from fujikit.engine.numbers import percent
from fujikit.engine.public import public
from fujikit.fuji.odds.answer import Odds
from fujikit.fuji.odds.choice import Choice
from fujikit.fuji.odds.equipment import CardUse
from fujikit.fuji.odds.for_team import CardChoice, ThrowChoice
from fujikit.fuji.odds.hands import codes
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import Known, chance_to_move
from fujikit.fuji.odds.numbers import dice_text, points
from fujikit.fuji.odds.rules_of_thumb import EQUAL, RuleOfThumb, exceptions, rule_of_thumb, say_rule
from fujikit.fuji.odds.tips import Chance, Points, Tip, sentences, tip
from fujikit.odds import Best


class Advice(NamedTuple):
    """What the coach says, and the numbers behind it."""

    tips: tuple[Tip, ...]
    model: Model
    lang: str = "en"
    chance: float | None = None
    """Of moving, when the advice is followed."""
    best: Choice | None = None
    """In phase 3, the best choice of dice to keep."""
    runner_up: Choice | None = None
    """The next one that is not just as good."""
    rule: RuleOfThumb | None = None
    """The rule of thumb for this hand, or the nearest; it says whether it holds."""
    use: CardUse | None = None
    """In phase 4, the best use of a card."""
    gives_away: float = 0.0
    """After a choice, what it gave away, as a difference of chances."""
    advised: CardChoice | ThrowChoice | None = None
    """The card or the dice that the coach advises, with the own chance and the team's figure."""

    def text(self, lang: str | None = None) -> str:
        """The advice in words."""
        return sentences(self.tips, lang or self.lang)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Advice: {self._answer()}>"

    def _answer(self) -> str:
        """What to do, and what it is worth, in a few words of English."""
        chance = "" if self.chance is None else f" for {percent(self.chance)} to move"
        if self.gives_away and self.best is not None:
            return f"this gave away {points(self.gives_away)}, best was to keep {dice_text(self.best.keep)}"
        if self.use is not None:
            return f"use {' '.join(filter(None, (self.use.card, self.use.nouns)))}{chance}"
        return f"keep {dice_text(self.best.keep)}{chance}" if self.best is not None else self.text("en")

    def _repr_html_(self) -> str:
        said = [html.element("div", each.text(self.lang)) for each in self.tips]
        return html.result(*said, html.note(self.model.text(self.lang)))


@public
def coach_hand(
    need: str,
    hand: str,
    *,
    rerolls: int,
    rivals: Sequence[Known] | None = None,
    beat: Sequence[int] = (),
    lang: str = "en",
) -> Advice:
    """Advice for a hand without a table round it; neighbours as in `chance_to_move`.

    >>> advice = coach_hand("yellow|4", "B1 P1 B4 P4 B5 P5", rerolls=2)
    >>> advice
    <Advice: keep B4 P4 for 77.7% to move>
    >>> print(advice.text().partition(". ")[0])
    Reroll what does not count here, and nothing else
    >>> advice.best.keep, advice.runner_up.keep
    (('B4', 'P4'), ('P1', 'B4', 'P4'))
    """
    odds = chance_to_move(need, hand=hand, rerolls=rerolls, rivals=rivals, beat=beat)
    return throw_advice(odds, lang)


def throw_advice(odds: Odds, lang: str) -> Advice:
    """A rule of thumb with its exceptions, the best choice and the next one."""
    best, rerolls, need, model = odds.best, odds.rerolls, odds.need, odds.model
    hand = odds.hand or ()
    if not rerolls:
        chance = best.hand_value(hand, 0)
        return Advice((tip("no-reroll", chance=Chance(chance)),), model, lang, chance)
    first, *others = throws(best, hand, rerolls)
    runner_up = next((other for other in others if other.gives_away > EQUAL), None)
    if len(first.keep) == len(hand):
        said = tip("enough", chance=Chance(first.chance))
        return Advice((said,), model, lang, first.chance, first, runner_up)
    rule = rule_of_thumb(best, hand, need, rerolls)
    tips = [say_rule(rule, rerolls)]
    if not rule.holds:
        tips += exceptions(rule, first, hand, odds.dice, need=need, rerolls=rerolls)
    tips += [_say_best(first, hand), *_say_next(runner_up)]
    return Advice(tuple(tips), model, lang, first.chance, first, runner_up, rule)


def throws(best: Best, hand: Sequence[str], rerolls: int) -> list[Choice]:
    """All choices of dice to keep, the best first, among equals who keeps more; to keep all is to stop.

    >>> best = chance_to_move("any", hand="B1 P5", rerolls=1, beat=[7]).best
    >>> [(choice.keep, round(choice.chance, 3)) for choice in throws(best, ("B1", "P5"), 1)[:2]]
    [(('P5',), 0.667), ((), 0.417)]
    """
    values = {
        keep.dice: keep.value if len(keep.dice) < len(hand) else best.hand_value(hand, 0)
        for keep in best.ranking(hand, rerolls)
    }
    top = max(values.values())
    choices = [
        Choice(codes(hand, kept), tuple(place + 1 for place in kept), value, top - value)
        for kept, value in values.items()
    ]
    return sorted(choices, key=lambda choice: (round(choice.gives_away, 12), -len(choice.keep)))


def _say_best(choice: Choice, hand: tuple[str, ...]) -> Tip:
    chance = Chance(choice.chance)
    if not choice.keep:
        return tip("keep-none", chance=chance)
    thrown = [face for number, face in enumerate(hand, 1) if number not in choice.numbers]
    return tip("keep", dice=choice.keep, thrown=thrown, chance=chance)


def _say_next(choice: Choice | None) -> Iterator[Tip]:
    if choice is None:
        return
    away = Points(choice.gives_away)
    if choice.keep:
        yield tip("next", dice=choice.keep, points=away)
    else:
        yield tip("next-none", points=away)
