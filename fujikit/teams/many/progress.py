"""How far it is: a bar at a terminal, now and then a line elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TextIO

BAR = 24
AT_TERMINAL = 0.2
ELSEWHERE = 10.0
"""Seconds between two lines."""


class Progress:
    """Tells how many games are done, how fast, and how long the rest will take."""

    def __init__(
        self, total: int, done: int = 0, stream: TextIO | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        self.total = total
        self.done = self.before = done
        self._stream = stream
        self._clock = clock
        self._began = self._told = clock()
        self._terminal = stream is not None and stream.isatty()

    def add(self, games: int) -> None:
        """So many more are done."""
        self.done += games
        now = self._clock()
        if now - self._told >= (AT_TERMINAL if self._terminal else ELSEWHERE):
            self._told = now
            self._write()

    def end(self) -> None:
        """The last word."""
        self._write()
        if self._terminal and self._stream is not None:
            print(file=self._stream)

    def line(self) -> str:
        """What is told now."""
        played, seconds = self.done - self.before, self._clock() - self._began
        rate = played / seconds if seconds > 0 else 0.0
        told = f"{self.done}/{self.total} games, {rate:.1f}/s"
        if self.done >= self.total:
            return f"{told}, {duration(seconds)}"
        return f"{told}, {duration((self.total - self.done) / rate)} left" if rate else told

    def _write(self) -> None:
        if self._stream is None:
            return
        if not self._terminal:
            print(self.line(), file=self._stream, flush=True)
            return
        full = BAR * self.done // max(1, self.total)
        print(
            f"\r\033[K[{'#' * full}{'.' * (BAR - full)}] {self.line()}", end="", file=self._stream, flush=True
        )


def duration(seconds: float) -> str:
    """Hours, minutes and seconds, as far as they matter.

    >>> duration(7), duration(75), duration(3 * 3600 + 120)
    ('7 s', '1 min 15 s', '3 h 2 min')
    """
    whole = round(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min {whole % 60} s" if minutes else f"{whole} s"
