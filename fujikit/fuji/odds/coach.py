"""A coach: what a seat should do with its dice.

It works from the seat's own view alone; hidden dice never change its words.
"""

from __future__ import annotations

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.public import public
from fujikit.fuji.actions import Reroll
from fujikit.fuji.odds.answer import Odds
from fujikit.fuji.odds.equipment import CardUse, best_uses
from fujikit.fuji.odds.for_team import throw_choices
from fujikit.fuji.odds.forecast import TurnForecasts
from fujikit.fuji.odds.knowledge import Knowledge, knowledge
from fujikit.fuji.odds.planning import advised_card
from fujikit.fuji.odds.reroll_advice import Advice, throw_advice
from fujikit.fuji.odds.rules_of_thumb import EQUAL
from fujikit.fuji.odds.team_advice import throw_tips
from fujikit.fuji.odds.tips import Chance, Points, tip
from fujikit.fuji.rules import FUJI
from fujikit.fuji.state import State


@public
def coach(game: Game[State], seat: str, lang: str = "en", *, line: str | None = None) -> Advice:
    """Advice for a seat: where to go, what to throw again, which card to use.

    What is best for the own chance and what is best for the team stand beside each other, with both figures.
    `line` is what a teammate would do: then the coach speaks for that, where it is about a card or dice.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> for name, square in zip(game.seats, ("d2", "e2", "f2")):
    ...     _ = game.act(f"{name} mark {square}"), game.act(f"{name} ready")
    >>> advice = coach(game, "Clara")
    >>> game.phase, advice.chance == advice.best.chance, advice.runner_up.gives_away > 0
    ('reroll', True, True)
    """
    known = knowledge(game, seat)
    match known.view["phase"]:
        case "plan":
            advised, tips = advised_card(known, line)
            chance = advised.figures.own if advised else None
            return Advice(tuple(tips), known.model, lang, chance, advised=advised)
        case "reroll" if known.need is not None:
            return _reroll(known, known.need, lang, line)
        case "equip" if known.need is not None:
            return _equip(known, known.need, lang)
    return Advice((tip("nothing"),), known.model, lang)


def _numbers_kept(known: Knowledge, line: str | None) -> tuple[int, ...] | None:
    """The numbers of the dice that a line keeps: all, where it ends the rerolls; None without a line."""
    if line is None:
        return None
    action = FUJI.read(known.table, line) if line else None
    thrown = action.dice if isinstance(action, Reroll) and not action.third else ()
    return tuple(number for number in range(1, len(known.faces) + 1) if number not in thrown)


def _reroll(known: Knowledge, need: str, lang: str, line: str | None) -> Advice:
    forecasts, hand, rerolls = TurnForecasts.known(known), known.faces, known.rerolls
    if not rerolls or not hand:
        chance = forecasts.of(need, 0).chance
        return Advice((tip("no-reroll", chance=Chance(chance)),), known.model, lang, chance)
    best, dice = forecasts.best(need, rerolls), known.hand.dice
    odds = Odds(best, hand, rerolls, known.model, need=need, dice=dice, neighbours=known.neighbours)
    own, choices = throw_advice(odds, lang), throw_choices(known, _numbers_kept(known, line))
    if choices is None:
        return own
    mine, team = choices
    return own._replace(tips=tuple(throw_tips(mine, team, hand, own.tips)), advised=team)


def _equip(known: Knowledge, need: str, lang: str) -> Advice:
    chance = TurnForecasts.known(known).of(need, 0).chance
    now, cards = tip("now", chance=Chance(chance)), _usable(known)
    if not cards:
        return Advice((now,), known.model, lang, chance)
    use = _best_use(known, need, cards)
    if use is None:
        return Advice((now, tip("use-none")), known.model, lang, chance)
    gain = Points(use.gain)
    line = " ".join(filter(None, (known.seat, "use", use.card, use.nouns)))
    said = tip(
        "use", equipment=use.card, line=FUJI.read(known.table, line), points=gain, chance=Chance(use.value)
    )
    return Advice((now, said), use.model + known.model, lang, use.value, use=use)


def _usable(known: Knowledge) -> list[str]:
    """The cards that the view offers to use now."""
    uses = (action["cards"] for action in known.view["actions"] if action["verb"] == "use")
    return list(dict.fromkeys(cards[0] for cards in uses if cards))


def _best_use(known: Knowledge, need: str, cards: list[str]) -> CardUse | None:
    """The card that helps most, if one helps; none is known for far more dice than a set."""
    try:
        uses = best_uses(need, " ".join(known.faces), cards, rivals=known.neighbours, bonus=known.bonus)
    except BadInput:
        return None
    return next((use for use in uses if use.gain > EQUAL), None)
