"""Shows progress: a bar at a terminal, a line every ten seconds elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from shutil import get_terminal_size
from time import monotonic
from typing import TextIO

from fujikit.engine.numbers import decimal
from fujikit.teams.simulation.summary import WORDS

BAR_WIDTH = 24
TERMINAL_INTERVAL = 0.2
LINE_INTERVAL = 10.0
"""Seconds between two lines."""


class Progress:
    """Tells how many games are done, how fast, and how long the rest will take; to nobody if told so."""

    def __init__(
        self, stream: TextIO | None, lang: str = "en", clock: Callable[[], float] = monotonic
    ) -> None:
        self.lang = lang
        self._stream = stream
        self._clock = clock
        self.done: int = 0
        self._terminal = stream is not None and stream.isatty()

    def begin(self, total: int, done: int) -> None:
        """From now on; so many were done before."""
        self.total = total
        self.done = self._before = done
        self._began = self._told = self._clock()

    def add(self, games: int) -> None:
        """So many more are done."""
        self.done += games
        now = self._clock()
        if now - self._told >= (TERMINAL_INTERVAL if self._terminal else LINE_INTERVAL):
            self._told = now
            self._write()

    def end(self) -> None:
        """The last word."""
        self._write()
        if self._terminal:
            print(file=self._stream)

    def line(self) -> str:
        """What is told now."""
        seconds = self._clock() - self._began
        rate = (self.done - self._before) / seconds if seconds > 0 else 0.0
        over = self.done >= self.total
        time = seconds if over or not rate else (self.total - self.done) / rate
        return WORDS.translate(
            "progress",
            "over" if over else "left" if rate else "began",
            self.lang,
            done=self.done,
            total=self.total,
            rate=decimal(rate, self.lang),
            time=duration(time),
        )

    def _write(self) -> None:
        if self._stream is None:
            return
        if not self._terminal:
            print(self.line(), file=self._stream, flush=True)
            return
        full = BAR_WIDTH * self.done // max(1, self.total)
        shown = f"[{'#' * full}{'.' * (BAR_WIDTH - full)}] {self.line()}"[: get_terminal_size().columns - 1]
        print(f"\r\033[K{shown}", end="", file=self._stream, flush=True)


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
