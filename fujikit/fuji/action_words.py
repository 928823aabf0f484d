"""What an action says on a button."""

from __future__ import annotations

from functools import lru_cache

from fujikit.fuji import actions
from fujikit.fuji.cards import CARDS
from fujikit.fuji.cards.nouns import NOTHING, OPTIONAL_TEAMMATE
from fujikit.fuji.clauses import WORDS

COMPLETE_ALONE = (NOTHING, OPTIONAL_TEAMMATE)
"""The nouns of cards that say what they do though nothing is picked for them."""


@lru_cache(maxsize=4096)
def label(action: actions.FujiAction, lang: str) -> str:
    """An action in words: `Throw dice 1, 3 again`.

    >>> label(actions.MoveTo("Clara", "c4", via=("c3",)), "en")
    'Move to c4 · Via c3'
    """
    text = WORDS.translate("action", key(action), lang, **_numbers(action))
    if isinstance(action, actions.MoveTo) and action.via:
        return f"{text} · {WORDS.translate('action', 'move/way', lang, squares=action.via)}"
    return text


def _numbers(action: actions.FujiAction) -> dict[str, object]:
    dice = getattr(action, "dice", None) or (getattr(action, "die", ""),)
    return {
        "dice": dice,
        "count": len(dice),
        "seats": getattr(action, "seats", ()) or getattr(action, "to", getattr(action, "player", "")),
        "squares": getattr(action, "squares", ()) or getattr(action, "card", ""),
        "value": getattr(action, "face", 0) or getattr(action, "bars", 0),
        "equipment": getattr(action, "cards", ()) or getattr(action, "effect", getattr(action, "card", "")),
    }


def key(action: actions.FujiAction) -> str:
    """The key of its words."""
    match action:
        case actions.Use():
            return _key_of_card(action)
        case actions.Start():
            return f"start/{action.colour}"
        case actions.Injury():
            return f"injury/{action.place}{'-die' if action.die else ''}"
        case actions.Pick() if action.face:
            return "pick/value"
    verb: str = action.verb
    return verb


def _key_of_card(action: actions.Use) -> str:
    if action.effect == "carabiner" and action.seats:
        return "use/carabiner-side"
    if action.effect == "water" and action.seats:
        return "use/water-gift"
    named = (
        action.dice if action.effect in ("map", "shovel") else (*action.dice, *action.seats, *action.squares)
    )
    return f"use/{action.effect}" if named or CARDS[action.effect].nouns in COMPLETE_ALONE else "use"
