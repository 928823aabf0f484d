"""A review: what a choice gave away, judged by what the seat knew when it was made.

It works from the seat's own view alone; hidden dice never change its words.
"""

from __future__ import annotations

from typing import NamedTuple

from fujikit.engine.errors import BadInput, BadLine
from fujikit.engine.public import public
from fujikit.fuji.actions import FujiAction, Mark, MoveTo, Reroll, Stop
from fujikit.fuji.odds.board import CardOdds, cards_in_numbers
from fujikit.fuji.odds.choice import Choice
from fujikit.fuji.odds.forecast import TurnForecasts
from fujikit.fuji.odds.knowledge import Knowledge, knowledge
from fujikit.fuji.odds.reroll_advice import Advice, throws
from fujikit.fuji.odds.rules_of_thumb import EQUAL
from fujikit.fuji.odds.table_questions import View, refuse_other_phase
from fujikit.fuji.odds.team import WEIGHTS
from fujikit.fuji.odds.tips import Chance, Points, Tip, tip
from fujikit.fuji.rules import FUJI


class MarkReview(NamedTuple):
    """A destination, and the surest card that was not worse for the team."""

    card: CardOdds
    better: CardOdds | None
    """As near to the village, or worth more to the team; None where no such card was surer."""

    @property
    def gives_away(self) -> float:
        """As a difference of chances to move."""
        return self.better.chance - self.card.chance if self.better else 0.0


@public
def review(view: View, line: str, lang: str = "en") -> Advice:
    """What a marker, a reroll, a stop or a move gave away.

    `view` is the seat's view before it, `line` what was done.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> print(review(game.view("Clara"), "Clara mark e2").text())
    f2 was no worse for the team and surer: 90.8% instead of 58.1%, which cost 32.8 percentage points.
    >>> for name, square in zip(game.seats, ("d2", "e2", "f2")):
    ...     _ = game.act(f"{name} mark {square}"), game.act(f"{name} ready")
    >>> review(game.view("Clara"), "Clara stop").gives_away > 0
    True
    """
    known = knowledge(view)
    action = _read(known, line)
    match action:
        case Mark(card=card):
            return _mark_advice(known, review_mark(known, card), lang)
        case MoveTo():
            return _review_move(known, lang)
    return _review_reroll(known, action, lang)


def review_mark(known: Knowledge, square: str) -> MarkReview:
    """A destination beside the surest card that is as near to the village, or worth more to the team."""
    cards = cards_in_numbers(known, TurnForecasts.known(known))
    chosen = next((card for card in cards if card.square == square), None)
    if chosen is None:
        raise BadInput(f"line: {square} is not in the reach of {known.seat}")
    surer = [
        card
        for card in cards
        if card.allowed
        and card.chance > chosen.chance + EQUAL
        and (card.lava != 1 or chosen.lava == 1)
        and (card.nearer >= chosen.nearer or _worth(card) > _worth(chosen) + EQUAL)
    ]
    return MarkReview(
        chosen, max(surer, key=lambda card: (round(card.chance, 12), card.nearer), default=None)
    )


def _worth(card: CardOdds) -> float:
    """What a card is worth to the team, by the measure of a plan; lava apart."""
    return card.chance * card.nearer - WEIGHTS.stamina * card.loss - WEIGHTS.end * card.death


def _mark_advice(known: Knowledge, found: MarkReview, lang: str) -> Advice:
    if found.better is None:
        said = tip("review-mark-best", card=found.card.square, chance=Chance(found.card.chance))
    else:
        away, chances = Points(found.gives_away), (found.better.chance, found.card.chance)
        chance, value = map(Chance, chances)
        said = tip("review-mark", card=found.better.square, chance=chance, value=value, points=away)
    return Advice((said,), known.model, lang, found.card.chance, gives_away=found.gives_away)


def _review_move(known: Knowledge, lang: str) -> Advice:
    """With all dice open a move goes as it must; what was chosen was chosen before."""
    refuse_other_phase(known.view, "move", "moves are made")
    if known.need is None:
        raise BadInput(f"view: {known.seat} has no marker to move to")
    chance = TurnForecasts.known(known).of(known.need, 0).chance
    said = tip("review-move" if chance > EQUAL else "review-move-failed")
    return Advice((said,), known.model, lang, chance)


def _review_reroll(known: Knowledge, action: FujiAction, lang: str) -> Advice:
    refuse_other_phase(known.view, "reroll", "rerolls are taken")
    if known.need is None or not known.rerolls or not known.faces:
        raise BadInput(f"view: {known.seat} has no reroll to choose")
    kept = _kept(known, action)
    choices = throws(TurnForecasts.known(known).best(known.need, known.rerolls), known.faces, known.rerolls)
    chosen = next(choice for choice in choices if choice.numbers == kept)
    said = _say_reroll(choices[0], chosen)
    return Advice((said,), known.model, lang, chosen.chance, choices[0], gives_away=chosen.gives_away)


def _read(known: Knowledge, line: str) -> FujiAction:
    """What a line does for the seat whose view this is."""
    try:
        action = FUJI.read(known.table, line)
    except BadLine:
        raise BadInput(f"line: {line[:80]!r} is neither a marker, a reroll, a stop nor a move") from None
    if action.seat != known.seat or action.third:
        raise BadInput(f"line: {line[:80]!r} is not about {known.seat}, whose view this is")
    return action


def _kept(known: Knowledge, action: FujiAction) -> tuple[int, ...]:
    """The numbers of the dice that an action keeps."""
    numbers = range(1, len(known.faces) + 1)
    match action:
        case Stop():
            return tuple(numbers)
        case Reroll(dice=dice) if max(dice) <= len(numbers):
            return tuple(number for number in numbers if number not in dice)
    raise BadInput(f"line: {str(action)!r} is neither a stop nor a reroll of dice from 1 to {len(numbers)}")


def _say_reroll(best: Choice, chosen: Choice) -> Tip:
    if chosen.gives_away <= EQUAL:
        return tip("review-best", chance=Chance(chosen.chance))
    away = Points(chosen.gives_away)
    chance, value = Chance(best.chance), Chance(chosen.chance)
    if not best.keep:
        return tip("review-none", points=away, chance=chance, value=value)
    return tip("review-away", points=away, chance=chance, value=value, dice=best.keep)
