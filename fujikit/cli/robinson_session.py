"""Robinson's table in the terminal: everything lies open, and most questions are the group's."""

from __future__ import annotations

from typing import Any, ClassVar

from fujikit.cli.session import Session

ANSWERS_SHOWN = 2


class RobinsonSession(Session):
    """A game of Robinson Crusoe."""

    shown_words: ClassVar[dict[str, int]] = {"place": 3, "take-back": 3}

    def _next(self, view: Any) -> None:
        """The open question with what each answer means, and at a terminal what can be typed now."""
        super()._next(view)
        if view["prompt"] is not None:
            for option in view["prompt"]["options"]:
                if option["text"] != option["word"]:
                    print(f"  {option['word']}: {option['text']}")

    def _hint(self, view: Any) -> str:
        seat = next(iter(view["awaits"]), self.game.seats[0])
        lines = [str(action) for action in self.game.legal(seat)]
        if view["prompt"] is not None:
            return self._say("hint-answer", lines=lines[:ANSWERS_SHOWN], seat=seat)
        places = [line for line in lines if line.split()[1] == "place"]
        if places:
            return self._say("hint-plan", line=places[0], seat=seat)
        return self._say("hint-legal")
