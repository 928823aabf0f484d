"""Events: what has happened. The state of a game is the fold of all its events."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Generic, NamedTuple, TypeVar

from msgspec import Struct

S = TypeVar("S")


class LogMessage(NamedTuple):
    """The key and arguments of a log sentence."""

    key: str
    numbers: dict[str, object]


class Event(Struct, Generic[S], frozen=True, gc=False, tag=True):
    """One thing that happened, complete in itself: folding it needs no rule and no chance."""

    by_chance: ClassVar[bool] = False
    """Chance decided it: the record keeps its result, and undo stops here."""
    reveals: ClassVar[bool] = False
    """It showed something hidden: undo stops here."""
    internal: ClassVar[bool] = False
    """It is for the engine alone: the state needs it, `Game.act` and the history leave it out."""

    @abstractmethod
    def fold(self, state: S) -> S:
        """The state after it."""

    def settle(self, source: object) -> Event[S]:
        """Return the event itself; only `Chance` needs a source."""
        return self

    def result(self) -> str:
        """What chance gave, as the record writes it."""
        return ""

    def log_message(self, state: S, seat: str | None) -> LogMessage | None:
        """The log sentence for `seat` (None: somebody without a seat), if any; `state` is that before it."""
        numbers = {name: getattr(self, name) for name in self.__struct_fields__}
        return LogMessage(type(self).__name__, numbers)
