"""What has happened since the round began, and what each seat has heard of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from fujikit.engine.events import Event, Told
from fujikit.engine.verdict import Speaker

S = TypeVar("S")
E = TypeVar("E")


class LogView(Struct, frozen=True):
    """A sentence of the log, and the event it tells of."""

    event: str
    text: str
    seat: str = ""
    """Whose doing it was, as far as the sentence tells."""


class Listener(Struct):
    """What somebody has heard of so many events."""

    heard: list[LogView]
    events: int = 0


class Log(Generic[S]):
    """Events, oldest first, each with the state before it. It only grows, so a sentence is made only once."""

    def __init__(self, words: Speaker, happened: Iterable[tuple[S, Event[S]]] = ()) -> None:
        self.happened: list[tuple[S, Event[S]]] = list(happened)
        self._words = words
        self._of: dict[type, list[tuple[S, Any]]] = {}
        self._sorted = 0
        self._heard: dict[tuple[str | None, str], Listener] = {}
        self._last: dict[tuple[int, str], tuple[Told, LogView]] = {}

    def add(self, happened: Iterable[tuple[S, Event[S]]]) -> None:
        self.happened += happened

    def of(self, kind: type[E]) -> Sequence[tuple[S, E]]:
        """The events of one kind."""
        for pair in self.happened[self._sorted :]:
            self._of.setdefault(type(pair[1]), []).append(pair)
        self._sorted = len(self.happened)
        return self._of.get(kind, ())

    def heard(self, seat: str | None, lang: str) -> list[LogView]:
        """What a seat has heard, in sentences; without a seat, what everybody has."""
        listener = self._heard.get((seat, lang)) or self._heard.setdefault((seat, lang), Listener([]))
        for place in range(listener.events, len(self.happened)):
            state, event = self.happened[place]
            if (told := event.told(state, seat)) is not None:
                listener.heard.append(self._sentence(place, told, lang))
        listener.events = len(self.happened)
        return listener.heard[:]

    def _sentence(self, place: int, told: Told, lang: str) -> LogView:
        """Most events are told alike to everybody: who hears the same as the last listener gets the same."""
        last, sentence = self._last.get((place, lang), (None, None))
        if sentence is None or told != last:
            text = self._words.say("log", told.key, lang, **told.numbers)
            seat = told.numbers.get("seat") or ""
            sentence = LogView(type(self.happened[place][1]).__name__, text, str(seat))
            self._last[place, lang] = told, sentence
        return sentence
