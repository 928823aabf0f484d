"""What a game must bring so that the engine can play it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from fujikit.engine.chance import Chance, SeededSource
from fujikit.engine.events import Event
from fujikit.engine.log import Log
from fujikit.engine.notation import Action
from fujikit.engine.presenter import Presenter
from fujikit.engine.verdict import Reason, Translator

S = TypeVar("S")


class Foreseen(NamedTuple):
    """An event that has been folded already while the rules looked ahead, with the state after it."""

    event: Event[Any]
    after: Any

    def settle(self, source: object) -> Event[Any]:
        return self.event


Step = Event[Any] | Chance
"""What comes next: something settled, or something that chance has to settle."""


class Outcome(Struct, frozen=True):
    """How a game ended: won or lost, the clause that says so, who it struck, score and verdict of a win."""

    won: bool
    why: str
    who: str | None = None
    score: int | None = None
    verdict: str | None = None


class Rules(Protocol[S]):
    """A rulebook as functions of a state. It keeps nothing between two calls."""

    @property
    def name(self) -> str: ...

    @property
    def words(self) -> Translator: ...

    @property
    def presenter(self) -> Presenter[S]:
        """What puts its actions and questions into words for a table that knows no game."""

    @property
    def languages(self) -> Sequence[str]:
        """What it speaks; English is always among it."""

    def start(self, setup: Mapping[str, object], where: str, lang: str) -> S:
        """The state before anything has happened, from the set-up as a record holds it.

        `where` names the record in messages, `lang` is what the players speak.
        """

    def new(self, options: Mapping[str, object], source: SeededSource, lang: str) -> S:
        """The state before anything has happened, from what somebody asks for; the rest is drawn."""

    def read_position(self, text: str, where: str, box: object, lang: str) -> tuple[S, bool]:
        """The state of a position file, and whether it is for study."""

    def setup(self, state: S) -> Mapping[str, object]:
        """The set-up of a state made by `start`: plain data, complete with the cards in play."""

    def seats(self, state: S) -> tuple[str, ...]: ...

    def round(self, state: S) -> int: ...

    def phase(self, state: S) -> str: ...

    def awaits(self, state: S) -> list[str]:
        """The players without whom the game does not go on."""

    def outcome(self, state: S, lang: str) -> Outcome | None: ...

    def read(self, state: S, line: str) -> Action:
        """The action that a line stands for, or `BadLine`."""

    def refuse(self, state: S, action: Any) -> Iterator[Reason]:
        """Every clause that the action breaks."""

    def do(self, state: S, action: Any) -> Iterable[Step]:
        """What a legal action makes happen."""

    def automatic(self, state: S) -> Sequence[Step | Foreseen]:
        """What happens next by itself; nothing when somebody has to act."""

    def legal(self, state: S, seat: str) -> list[Action]: ...

    def obstacles(self, state: S, seat: str, thing: str) -> Iterable[Reason]:
        """What stands against every way of using a thing; `BadLine` if there is no such thing."""

    def view(self, state: S, seat: str | None, log: Log[S], lang: str) -> Struct | Mapping[str, object]:
        """What the seat may see: a struct of the game's own; the log holds what happened this round."""

    def show(self, state: S, lang: str) -> str:
        """The table as text."""

    def position(self, state: S) -> str:
        """The state as a position file."""

    def random_setup_choice(self, state: S, source: SeededSource) -> Action | None:
        """An answer to an open choice of the set-up, for games that do not ask."""
