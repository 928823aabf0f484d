"""What a newcomer can type next: a few lines that fit the moment."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game

ANSWERS_SHOWN = 2


def hint(game: Game[object], view: Any, lang: str) -> str:
    """A sentence for the phase, with lines of somebody the game waits for."""
    say = game.rules.words.say
    seat = next(iter(view["awaits"]), game.seats[0])
    if view["prompt"] is not None:
        answers = [str(action) for action in game.legal(seat)][:ANSWERS_SHOWN]
        return say("ui", "hint-answer", lang, lines=answers, seat=seat)
    match view["phase"]:
        case "plan":
            return say("ui", "hint-plan", lang, seat=seat, line=_example(game, view, seat, "mark"))
        case "reroll":
            return say("ui", "hint-reroll", lang, seat=seat)
        case "equip":
            return say("ui", "hint-equip", lang, seat=seat)
        case "move":
            return say("ui", "hint-move", lang, line=_example(game, view, seat, "move"))
    return say("ui", "hint-legal", lang)


def _example(game: Game[object], view: Any, seat: str, verb: str) -> str:
    """A legal line with this verb; one that leads away from the own card, if there is one."""
    stay = f"{seat} mark {view['seats'][seat]['at']}"
    lines = [str(action) for action in game.legal(seat) if action.verb == verb]
    return next((line for line in lines if line != stay), lines[0] if lines else f"{seat} {verb} …")
