"""Odds of one seat for the screen: by square, in words, with the coach's advice.

Everything comes from the seat's own view. This module imports numpy: import it where it is used.
"""

from __future__ import annotations

from typing import Any

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.numbers import decimal, percent
from fujikit.fuji.odds import coach
from fujikit.fuji.odds.board import cards_in_numbers
from fujikit.fuji.odds.for_team import CardChoice, ThrowChoice, card_choices
from fujikit.fuji.odds.forecast import TurnForecast, TurnForecasts
from fujikit.fuji.odds.knowledge import Knowledge, knowledge
from fujikit.widgets.chance import chance_view
from fujikit.widgets.fuji.adviser import teammate_line
from fujikit.widgets.schema import ChanceView, OddsView
from fujikit.widgets.screen_words import translate

SMALL = 0.0005
"""Dangers below this are not worth a sentence."""
CHANCES = ("odds.chance", "odds.chance-as-they-lie")
"""The words for a chance, with rerolls and without."""


def odds_view(game: Game[Any], seat: str, lang: str) -> OddsView | None:
    r"""What a seat may expect now; None where there is nothing to say.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> odds = odds_view(game, "Clara", "en")
    >>> print(*odds.squares["f2"].text.split(". "), sep="\n")
    f2: 90.8% to move, 2 rerolls
    Costs 0.9 stamina on average
    The team then comes 1.8 steps nearer on average.
    """
    known = knowledge(game, seat)
    own = known.view["seats"][seat]
    if known.view["outcome"] is not None or own["at"] is None:
        return None
    try:
        return _odds_view(game, known, lang)
    except BadInput:  # more dice than can be weighed
        return None


def _odds_view(game: Game[Any], known: Knowledge, lang: str) -> OddsView | None:
    own = known.view["seats"][known.seat]
    match known.view["phase"]:
        case "plan":
            cards = [card for card in cards_in_numbers(known, TurnForecasts.known(known)) if card.allowed]
            choices = card_choices(known, cards)
            return _told(
                game, known, {each.card.square: _card(each, own["at"], lang) for each in choices}, lang
            )
        case "reroll" if known.need is not None and not own["ready"]:
            return _told(game, known, _destination(known, known.need, known.rerolls, lang), lang)
        case "equip" if known.need is not None:
            return _told(game, known, _destination(known, known.need, 0, lang), lang)
        case "reroll" | "move" if known.need is not None and not own["moved"]:
            squares = _destination(known, known.need, 0, lang)
            return OddsView(squares, known.model.text(lang))
    return None


def _told(game: Game[Any], known: Knowledge, squares: dict[str, ChanceView], lang: str) -> OddsView:
    """The chances with the coach's words."""
    line = teammate_line(game, known.seat) if known.seat in game.awaits else f"{known.seat} ready"
    said = coach(game, known.seat, lang, line=line)
    keep = list(said.advised.numbers) if isinstance(said.advised, ThrowChoice) else []
    return OddsView(squares, said.model.text(lang), said.text(lang), keep)


def _destination(known: Knowledge, need: str, rerolls: int, lang: str) -> dict[str, ChanceView]:
    """The card under the own marker."""
    own = known.view["seats"][known.seat]
    square = own["marker"]
    forecast = TurnForecasts.known(known).of(need, rerolls)
    return {square: chance_view(forecast.chance, _words(square, own["at"], forecast, rerolls, lang))}


def _card(choice: CardChoice, at: str, lang: str) -> ChanceView:
    card = choice.card
    forecast = TurnForecast(card.chance, card.loss, card.injury, card.death)
    team = decimal(choice.figures.team, lang)
    sentences = [
        _words(card.square, at, forecast, card.rerolls, lang),
        translate("odds.team", lang, team=team),
    ]
    if card.lava == 1:
        sentences.append(translate("odds.lava-soon", lang))
    return chance_view(card.chance, " ".join(sentences), team)


def _words(square: str, at: str, forecast: TurnForecast, rerolls: int, lang: str) -> str:
    """The chance, the rerolls it needs, what it costs, and what may go wrong."""
    chance = percent(forecast.chance, lang)
    chances = ("odds.stay", "odds.stay-as-they-lie") if square == at else CHANCES
    sentences = [
        translate(chances[not rerolls], lang, square=square, chance=chance, rerolls=rerolls),
        translate("odds.loss", lang, loss=decimal(forecast.loss, lang)),
    ]
    if forecast.injury > SMALL:
        sentences.append(translate("odds.injury", lang, chance=percent(forecast.injury, lang)))
    if forecast.death > SMALL:
        sentences.append(translate("odds.death", lang, chance=percent(forecast.death, lang)))
    return " ".join(sentences)
