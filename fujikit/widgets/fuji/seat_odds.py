"""Odds of one seat for the screen: by square, in words, with the coach's advice.

Everything comes from the seat's own view. This module imports numpy: import it where it is used.
"""

from __future__ import annotations

from typing import Any

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.numbers import decimal, percent
from fujikit.fuji.odds import CardOdds, coach
from fujikit.fuji.odds.board import cards_in_numbers
from fujikit.fuji.odds.forecast import TurnForecast, TurnForecasts
from fujikit.fuji.odds.knowledge import Knowledge, knowledge
from fujikit.widgets.chance import chance_view
from fujikit.widgets.schema import ChanceView, OddsView
from fujikit.widgets.screen_words import translate

SMALL = 0.0005
"""Dangers below this are not worth a sentence."""


def odds_view(game: Game[Any], seat: str, lang: str) -> OddsView | None:
    """What a seat may expect now; None where there is nothing to say.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> odds = odds_view(game, "Clara", "en")
    >>> odds.squares["d2"].text
    'd2: 89.2% to move, 2 rerolls. Costs 0.7 stamina on average.'
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
            return _told(game, known, {card.square: _card(card, lang) for card in cards}, lang)
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
    said = coach(game, known.seat, lang)
    keep = list(said.best.numbers) if said.best is not None else []
    return OddsView(squares, said.model.text(lang), said.text(lang), keep)


def _destination(known: Knowledge, need: str, rerolls: int, lang: str) -> dict[str, ChanceView]:
    """The card under the own marker."""
    square = known.view["seats"][known.seat]["marker"]
    forecast = TurnForecasts.known(known).of(need, rerolls)
    return {square: chance_view(forecast.chance, _words(square, forecast, rerolls, lang))}


def _card(card: CardOdds, lang: str) -> ChanceView:
    forecast = TurnForecast(card.chance, card.loss, card.injury, card.death)
    words = _words(card.square, forecast, card.rerolls, lang)
    soon = " " + translate("odds.lava-soon", lang) if card.lava == 1 else ""
    return chance_view(card.chance, words + soon)


def _words(square: str, forecast: TurnForecast, rerolls: int, lang: str) -> str:
    """The chance, the rerolls it needs, what it costs, and what may go wrong."""
    chance = percent(forecast.chance, lang)
    sentences = [
        translate("odds.chance", lang, square=square, chance=chance, rerolls=rerolls)
        if rerolls
        else translate("odds.as-they-lie", lang, square=square, chance=chance),
        translate("odds.loss", lang, loss=decimal(forecast.loss, lang)),
    ]
    if forecast.injury > SMALL:
        sentences.append(translate("odds.injury", lang, chance=percent(forecast.injury, lang)))
    if forecast.death > SMALL:
        sentences.append(translate("odds.death", lang, chance=percent(forecast.death, lang)))
    return " ".join(sentences)
