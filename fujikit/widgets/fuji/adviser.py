"""An adviser at a seat: what a good teammate would do there now, and why.

Everything comes from the seat's own view. This module brings numpy in: import it where it is used.
"""

from __future__ import annotations

from typing import Any

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.numbers import decimal, percent
from fujikit.engine.table import presenter_of
from fujikit.fuji.action_words import label as action_label
from fujikit.fuji.actions import Say
from fujikit.fuji.odds import coach
from fujikit.fuji.odds.review import review
from fujikit.fuji.odds.rules_of_thumb import EQUAL
from fujikit.teams.kinds import player
from fujikit.widgets.fuji.seat_odds import odds_view
from fujikit.widgets.schema import AdviceView
from fujikit.widgets.screen_words import translate

ADVISER = "teammate"
MUCH = 0.1
"""A difference of chances that asks for a reason."""


def advice_view(game: Game[Any], seat: str, lang: str) -> AdviceView | None:
    """What the adviser would do at a seat; None while the game does not wait for it."""
    if seat not in game.awaits:
        return None
    line = player(ADVISER, seat)(game.own_view(seat)) or ""
    try:
        reason = _why(game, seat, line, lang)
    except BadInput:  # more dice than can be weighed
        reason = ""
    said = line.removeprefix(f"{seat} say ")
    return AdviceView(seat, line, reason, label=_label(game, line, lang), said=said if said != line else "")


def _label(game: Game[Any], line: str, lang: str) -> str:
    """A line in words; what is said needs none."""
    action = game.read(line) if line else None
    if action is None or isinstance(action, Say):
        return ""
    described = presenter_of(game).describe(game.state, action, lang)
    return action_label(action, lang) if described.members else described.label


def _why(game: Game[Any], seat: str, line: str, lang: str) -> str:
    """The reason for a line, as far as there is one to tell."""
    _, verb, *nouns = [*line.split(), "", ""]
    match verb:
        case "mark" | "ready":
            marker = game.own_view(seat)["seats"][seat]["marker"]
            return _chance(game, seat, nouns[0] or marker, lang)
        case "reroll" | "stop":
            return _throw(game, seat, line, lang)
        case "use" | "give" | "spend":
            return _card(game, seat, line, lang)
        case "say":
            return translate("adviser.talk", lang)
        case "move" | "" if game.phase == "move":
            return translate("adviser.order", lang)
    return ""


def _chance(game: Game[Any], seat: str, square: str | None, lang: str) -> str:
    """What the card promises; where another one promises much more, that the team gains by this one."""
    odds = odds_view(game, seat, lang)
    squares = odds.squares if odds else {}
    if square not in squares:
        return ""
    surest = max(squares, key=lambda each: squares[each].chance)
    if squares[surest].chance - squares[square].chance < MUCH:
        return squares[square].text
    surer = translate("adviser.for-team", lang, square=surest, chance=percent(squares[surest].chance, lang))
    return f"{squares[square].text} {surer}"


def _throw(game: Game[Any], seat: str, line: str, lang: str) -> str:
    """The coach's words; where the adviser knows better for the team, what that costs."""
    view = game.own_view(seat)
    if not any(action["line"] == line and action["whose"] == seat for action in view["actions"]):
        return ""
    try:
        away = review(view, line, lang).gives_away
    except BadInput:  # nothing to choose
        away = 0.0
    if away <= EQUAL:
        return coach(game, seat, lang).text(lang)
    return translate("adviser.for-others", lang, points=decimal(100 * away, lang))


def _card(game: Game[Any], seat: str, line: str, lang: str) -> str:
    told = coach(game, seat, lang)
    use = told.use
    own = " ".join(filter(None, (seat, "use", use.card, use.nouns))) if use else ""
    return told.text(lang) if own == line else translate("adviser.card", lang)
