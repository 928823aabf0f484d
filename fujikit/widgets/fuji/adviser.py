"""An adviser at a seat: what a good teammate would do there now, and why.

Everything comes from the seat's own view. This module brings numpy in: import it where it is used.
"""

from __future__ import annotations

from typing import Any

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.table import presenter_of
from fujikit.fuji.action_words import label as action_label
from fujikit.fuji.actions import Say
from fujikit.fuji.odds import Advice, coach
from fujikit.teams.kinds import player
from fujikit.widgets.schema import AdviceView
from fujikit.widgets.screen_words import translate

ADVISER = "teammate"


def advice_view(game: Game[Any], seat: str, lang: str) -> AdviceView | None:
    """What the adviser would do at a seat; None while the game does not wait for it.

    The coach is told the line, so that it gives the figures of what the adviser would do.
    """
    if seat not in game.awaits:
        return None
    line = teammate_line(game, seat)
    try:
        reason = _why(game, seat, line, coach(game, seat, lang, line=line), lang)
    except BadInput:  # more dice than can be weighed
        reason = ""
    return _view(game, seat, line, reason, lang)


def teammate_line(game: Game[Any], seat: str) -> str:
    """What a good teammate would do at a seat; empty to let others go first."""
    return player(ADVISER, seat)(game.own_view(seat)) or ""


def _view(game: Game[Any], seat: str, line: str, reason: str, lang: str) -> AdviceView:
    said = line.removeprefix(f"{seat} say ")
    return AdviceView(seat, line, reason, label=_label(game, line, lang), said=said if said != line else "")


def _label(game: Game[Any], line: str, lang: str) -> str:
    """A line in words; what is said needs none."""
    action = game.read(line) if line else None
    if action is None or isinstance(action, Say):
        return ""
    described = presenter_of(game).describe(game.state, action, lang)
    return action_label(action, lang) if described.members else described.label


def _why(game: Game[Any], seat: str, line: str, advice: Advice, lang: str) -> str:
    """The reason for a line, as far as there is one to tell."""
    _, verb, *_ = [*line.split(), "", ""]
    match verb:
        case "ready" if advice.use is not None:
            return " ".join((advice.text(lang), translate("adviser.later", lang)))
        case "mark" | "ready" | "reroll" | "stop":
            return advice.text(lang)
        case "use" | "give" | "spend":
            return advice.text(lang) if _is_use(seat, line, advice) else translate("adviser.card", lang)
        case "say":
            return translate("adviser.talk", lang)
        case "move" | "" if game.phase == "move":
            return translate("adviser.order", lang)
    return ""


def _is_use(seat: str, line: str, advice: Advice) -> bool:
    """Whether a line is the use of a card that the coach advises."""
    use = advice.use
    return use is not None and line == " ".join(filter(None, (seat, "use", use.card, use.nouns)))
