"""Stores played games in a file, so that an interrupted simulation can be resumed.

The first line says what is played; every other line is a game, complete. A line that was being written when
the power went is cut off, and its game is played again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import BinaryIO

import msgspec
from msgspec import Raw, Struct

from fujikit.engine.errors import BadInput
from fujikit.teams.simulation.adapter import GameId, Tables
from fujikit.teams.simulation.plan import Plan
from fujikit.teams.simulation.worker import Report

if sys.platform != "win32":
    import fcntl

FILE = "journal.jsonl"
FORMAT = 1
FLUSH_INTERVAL = 1.0
"""Seconds after which games are written down for good."""
NOT_A_JOURNAL = "this is no journal of a simulation"


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, so that nothing else goes on with it."""

    format: int
    game: str
    version: str
    seed: str
    cells: list[dict[str, object]]
    fingerprint: str


class Journal:
    """The games of a plan in a folder. It belongs to one process while it is open for writing."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path: Path = folder / FILE
        self._head = header_of(plan)
        columns = plan.adapter
        self._decoder = msgspec.json.Decoder(tuple[int, int, columns.games, tuple[columns.seats, ...]])  # type: ignore[name-defined]
        self._places: dict[GameId, int] = {}
        self._waiting: list[bytes] = []
        self._written = monotonic()
        self._stream = self._opened(folder)
        self._end = self._stream.tell()

    def __contains__(self, name: object) -> bool:
        return name in self._places

    def count(self, games: int) -> int:
        return sum(name.number < games for name in self._places)

    def add(self, reports: Iterable[Report]) -> None:
        for report in reports:
            if report.tables is not None and report.name not in self._places:
                line = msgspec.json.encode([*report.name, *report.tables]) + b"\n"
                self._places[report.name] = self._end
                self._end += len(line)
                self._waiting.append(line)
        if monotonic() - self._written >= FLUSH_INTERVAL:
            self.flush()

    def tables(self, games: int) -> Iterator[Tables]:
        self.flush()
        with self.path.open("rb") as stream:
            for name in sorted(name for name in self._places if name.number < games):
                stream.seek(self._places[name])
                yield self._tables_in(stream.readline(), name)

    def _tables_in(self, line: bytes, name: GameId) -> Tables:
        try:
            return Tables(*self._decoder.decode(line)[2:])
        except ValueError:
            raise BadInput(f"{self.path}: game {name} can't be read") from None

    def flush(self) -> None:
        """Write down for good what has come since the last time."""
        if self._waiting:
            lines, self._waiting = b"".join(self._waiting), []
            with _errors_in_a_sentence(self.path):
                self._stream.write(lines)
                self._stream.flush()
                os.fsync(self._stream.fileno())
        self._written = monotonic()

    def close(self) -> None:
        """The last games are written; others may go on with them."""
        with _errors_in_a_sentence(self.path):
            try:
                self.flush()
            finally:
                self._stream.close()

    def _opened(self, folder: Path) -> BinaryIO:
        with _errors_in_a_sentence(folder):
            folder.mkdir(parents=True, exist_ok=True)
            stream = self.path.open("a+b")
        try:
            lock(stream, str(folder))
            self._read(stream)
        except BaseException:
            stream.close()
            raise
        return stream

    def _read(self, stream: BinaryIO) -> None:
        """Where each game begins; an unfinished last line goes."""
        stream.seek(0)
        first = stream.readline()
        if not first.endswith(b"\n"):
            self._begin(stream, first)
            return
        self._check(first)
        place = len(first)
        for number, line in enumerate(stream, 2):
            name = _name_of(line)
            if name is None:
                self._cut(stream, place, number)
                return
            self._places.setdefault(name, place)
            place += len(line)

    def _begin(self, stream: BinaryIO, cut: bytes) -> None:
        """Write the first line, in place of one that was cut short."""
        head = msgspec.json.encode(self._head) + b"\n"
        if not head.startswith(cut):
            raise BadInput(f"{self.path}: {NOT_A_JOURNAL}")
        stream.seek(0)
        stream.truncate()
        stream.write(head)

    def _cut(self, stream: BinaryIO, place: int, number: int) -> None:
        """Only the last line can have been cut short by us."""
        if stream.readline():
            raise BadInput(f"{self.path}: line {number} is no game")
        stream.truncate(place)
        stream.seek(0, os.SEEK_END)

    def _check(self, first: bytes) -> None:
        """Refuse to mix games of different plans."""
        try:
            found = msgspec.json.decode(first, type=Header)
        except ValueError:
            raise BadInput(f"{self.path}: {NOT_A_JOURNAL}") from None
        if found != self._head:
            raise BadInput(f"{self.path.parent}: {_difference(found, self._head)}; choose another folder")


@contextmanager
def _errors_in_a_sentence(place: Path) -> Iterator[None]:
    """What the disk refuses, as one sentence."""
    try:
        yield
    except OSError as error:
        raise BadInput(f"{place}: {error.strerror or error}") from None


def header_of(plan: Plan) -> Header:
    """The first line for a plan; how many games are wanted is no part of it."""
    facts = [dict(cell.facts()) for cell in plan.cells]
    return Header(FORMAT, plan.game, plan.version, str(plan.seed), facts, plan.fingerprint())


def _difference(found: Header, wanted: Header) -> str:
    """What the games of a folder were played with."""
    for what in ("format", "game", "version", "seed"):
        if getattr(found, what) != getattr(wanted, what):
            return f"its games have {what} {getattr(found, what)}, not {getattr(wanted, what)}"
    return f"its games are those of another {'box' if found.cells == wanted.cells else 'grid'}"


def _name_of(line: bytes) -> GameId | None:
    try:
        cell, number, _, _ = msgspec.json.decode(line, type=tuple[int, int, Raw, Raw])
    except msgspec.DecodeError:
        return None
    return GameId(cell, number) if line.endswith(b"\n") else None


def lock(stream: BinaryIO, where: str) -> None:
    """Take a file until it is closed, or the process ends; BadInput where somebody has it."""
    if sys.platform == "win32":  # there two commands that write to one folder go unnoticed
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadInput(f"{where}: another command is writing there") from None
