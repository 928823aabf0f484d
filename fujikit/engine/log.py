"""The log of a round: its events, and the sentences about them for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import UNSET, Struct, UnsetType

from fujikit.engine.events import Event, LogMessage
from fujikit.engine.verdict import Translator

S = TypeVar("S")
E = TypeVar("E")


class LogView(Struct, frozen=True):
    """A sentence of the log, and the event it tells of."""

    event: str
    text: str
    seat: str = ""
    """Whose doing it was, as far as the sentence tells."""
    line: str | UnsetType = UNSET
    """The line that the sentence spells, if it tells of one: players compare it, in whatever language."""


class SeatLog(Struct):
    """Cached log sentences of one seat."""

    sentences: list[LogView]
    events: int = 0
    """How many events they cover."""


class Log(Generic[S]):
    """Events, oldest first, each with the state before it. It only grows, so a sentence is made only once."""

    def __init__(self, words: Translator, happened: Iterable[tuple[S, Event[S]]] = ()) -> None:
        self.happened: list[tuple[S, Event[S]]] = list(happened)
        self._words = words
        self._of: dict[type, list[tuple[S, Any]]] = {}
        self._sorted = 0
        self._seat_logs: dict[tuple[str | None, str], SeatLog] = {}
        self._last: dict[tuple[int, str], tuple[LogMessage, LogView]] = {}

    def add(self, happened: Iterable[tuple[S, Event[S]]]) -> None:
        self.happened += happened

    def of(self, kind: type[E]) -> Sequence[tuple[S, E]]:
        """The events of one kind."""
        for pair in self.happened[self._sorted :]:
            self._of.setdefault(type(pair[1]), []).append(pair)
        self._sorted = len(self.happened)
        return self._of.get(kind, ())

    def sentences_for(self, seat: str | None, lang: str) -> list[LogView]:
        """The sentences that a seat gets; without a seat, those that everybody gets."""
        log = self._seat_logs.get((seat, lang)) or self._seat_logs.setdefault((seat, lang), SeatLog([]))
        for place in range(log.events, len(self.happened)):
            state, event = self.happened[place]
            if (message := event.log_message(state, seat)) is not None:
                log.sentences.append(self._sentence(place, message, lang))
        log.events = len(self.happened)
        return log.sentences[:]

    def _sentence(self, place: int, message: LogMessage, lang: str) -> LogView:
        """The sentence of a message. Most seats get the same one, so the last one made is reused."""
        last, sentence = self._last.get((place, lang), (None, None))
        if sentence is None or message != last:
            text = self._words.translate("log", message.key, lang, **message.numbers)
            seat = message.numbers.get("seat") or ""
            line = str(message.numbers["line"]) if "line" in message.numbers else UNSET
            sentence = LogView(type(self.happened[place][1]).__name__, text, str(seat), line)
            self._last[place, lang] = message, sentence
        return sentence
