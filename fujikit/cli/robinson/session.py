"""Robinson's table in the terminal: everything lies open, and most questions are the group's."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill
from typing import Any, ClassVar

from fujikit.cli.rules import INDENT, WIDTH
from fujikit.cli.session import Session
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.view import ViewData

ANSWERS_SHOWN = 2


class RobinsonSession(Session):
    """A game of Robinson Crusoe."""

    shown_words: ClassVar[dict[str, int]] = {"place": 3, "take-back": 3}

    def __init__(self, game: Game[object], lang: str, *, at_terminal: bool) -> None:
        super().__init__(game, lang, at_terminal=at_terminal)
        self.commands["look"] = self._look

    def _look(self, name: str) -> None:
        """What a card, a token or an ability on the table does."""
        view = self.game.own_view(None, self.lang)
        found = [card for card in _lying(view) if name.casefold() in (card["id"], card["name"].casefold())]
        if not found:
            raise BadInput(self._translate("look-what", what=name))
        for card in found:
            print(f"  {card['name']}: {'; '.join(card.get('effect', ())) or '-'}")
            for sentence in card.get("missing", ()):
                print(f"    {sentence}")

    def _next(self, view: ViewData) -> None:
        """The open question with what each answer means, and at a terminal what can be typed now."""
        super()._next(view)
        options = view["prompt"]["options"] if view["prompt"] is not None else []
        bare = [option["word"] for option in options if option["text"] == option["word"]]
        if bare:
            print(fill(", ".join(bare), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT))
        for option in options:
            if option["word"] not in bare:
                print(f"{INDENT}{option['word']}: {option['text']}")

    def _hint(self, view: ViewData) -> str:
        seat = next(iter(view["awaits"]), self.game.seats[0])
        lines = [str(action) for action in self.game.legal(seat)]
        if view["prompt"] is not None:
            return self._translate("hint-answer", lines=lines[:ANSWERS_SHOWN], seat=seat)
        places = [line for line in lines if line.split()[1] == "place"]
        if places:
            return self._translate("hint-plan", line=places[0], seat=seat)
        return self._translate("hint-legal")


def _lying(view: ViewData) -> Iterator[Any]:
    """Everything on the table that has a name and does something."""
    for shelf in ("inventions", "items", "treasures", "equipment"):
        yield from view[shelf]
    for stock in ("available", "future"):
        for shelf in ("tokens", "inventions", "treasures", "equipment"):
            yield from view[stock][shelf]
    for seat in view["seats"].values():
        yield from seat["abilities"]
