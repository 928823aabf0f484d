"""Fuji's table in the terminal: dice behind screens, so that only their owner looks at them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import ClassVar

from fujikit.cli.session import Session
from fujikit.engine.game import Game
from fujikit.engine.view import ViewData
from fujikit.fuji.need import parse_need
from fujikit.fuji.state import THIRD

CLEAR = "\033[H\033[2J\033[3J"
"""Empties the screen, and what could be scrolled back to."""
CARD_VERBS = ("use", "give")


class FujiSession(Session):
    """A game of Fuji."""

    shown_words: ClassVar[dict[str, int]] = dict.fromkeys(CARD_VERBS, 3)

    def __init__(self, game: Game[object], lang: str, *, at_terminal: bool) -> None:
        super().__init__(game, lang, at_terminal=at_terminal)
        self.commands["look"] = self._look

    def _hint(self, view: ViewData) -> str:
        return hint(self.game, view, self.lang)

    def _phase_began(self, view: ViewData) -> None:
        if self.game.phase == "move":
            print(self._hands(view, view["seats"]))

    def _look(self, name: str) -> None:
        """A player's own dice, and those of others that this player may see."""
        seat = self._seat(name)
        view = self.game.own_view(seat, self.lang)
        with self._curtain(seat):
            seen = [other for other, place in view["seats"].items() if any(place["dice"])]
            print(self._hands(view, [seat, *(other for other in seen if other != seat)]))
            own = view["seats"][seat]
            if own["marker"]:
                need = view["cards"][own["marker"]]["need"]
                value = parse_need(need).value(own["dice"])
                print(self._translate("worth", card=own["marker"], need=need, value=value))
            if self.game.phase == "reroll":
                print(self._translate("rerolls", rerolls=own["rerolls"]))

    def _hands(self, view: ViewData, seats: Iterable[str]) -> str:
        """The dice of seats, numbered as lines name them; a die that may not be seen is a question mark."""
        hands = [(seat, view["seats"][seat]["dice"]) for seat in seats]
        hands += [(THIRD, view["third_set"])] if view["third_set"] else []
        return "\n".join(self._translate("dice", seat=seat, dice=_numbered(dice)) for seat, dice in hands)

    @contextmanager
    def _curtain(self, seat: str) -> Iterator[None]:
        """Where people share a screen, what is printed meanwhile is for one player only."""
        if not self.at_terminal:
            yield
            return
        print(CLEAR, end="")
        try:
            input(f"{self._translate('curtain', seat=seat)} ")
            yield
            input(f"{self._translate('curtain-again')} ")
        finally:
            print(CLEAR, end="")
        self._board("")

    def _legal(self, name: str) -> None:
        """Which cards can be used tells of the dice, so that needs the curtain."""
        if self.at_terminal and self.game.phase == "equip":
            seat = self._seat(name)
            with self._curtain(seat):
                print(self._moves(seat))
            return
        super()._legal(name)


def _numbered(dice: Iterable[str | None]) -> str:
    """Dice as a player counts them.

    >>> _numbered(["B1", None])
    '1:B1 2:?'
    """
    return " ".join(f"{number}:{die or '?'}" for number, die in enumerate(dice, 1)) or "-"


ANSWERS_SHOWN = 2


def hint(game: Game[object], view: ViewData, lang: str) -> str:
    """A sentence for the phase, with lines of somebody the game waits for."""
    translate = game.rules.words.translate
    seat = next(iter(view["awaits"]), game.seats[0])
    if view["prompt"] is not None:
        answers = [str(action) for action in game.legal(seat)][:ANSWERS_SHOWN]
        return translate("ui", "hint-answer", lang, lines=answers, seat=seat)
    match view["phase"]:
        case "plan":
            return translate("ui", "hint-plan", lang, seat=seat, line=_example(game, view, seat, "mark"))
        case "reroll":
            return translate("ui", "hint-reroll", lang, seat=seat)
        case "equip":
            return translate("ui", "hint-equip", lang, seat=seat)
        case "move":
            return translate("ui", "hint-move", lang, line=_example(game, view, seat, "move"))
    return translate("ui", "hint-legal", lang)


def _example(game: Game[object], view: ViewData, seat: str, verb: str) -> str:
    """A legal line with this verb; one that leads away from the own card, if there is one."""
    stay = f"{seat} mark {view['seats'][seat]['at']}"
    lines = [str(action) for action in game.legal(seat) if action.verb == verb]
    return next((line for line in lines if line != stay), lines[0] if lines else f"{seat} {verb} …")
