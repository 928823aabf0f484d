"""A store in a file: what was played survives whatever happens, and the same command goes on with it.

The first line says what is played; every other line is a game, complete. A line that was being written when
the power went is cut off, and its game is played again.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any, BinaryIO

import msgspec
from msgspec import Raw, Struct

from fujikit.engine.errors import BadInput
from fujikit.teams.many.lock import lock
from fujikit.teams.many.plan import Plan
from fujikit.teams.many.subject import Name, Tables
from fujikit.teams.many.work import Report

FILE = "journal.jsonl"
FORMAT = 1
CHUNK = 1.0
"""Seconds after which games are written down for good."""


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, so that nothing else goes on with it."""

    format: int
    game: str
    version: str
    seed: str
    cells: list[dict[str, Any]]
    fingerprint: str


class Journal:
    """The games of a plan in a folder. It belongs to one process while it is open for writing."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder / FILE
        self._head = head_of(plan)
        columns = plan.subject
        self._decoder = msgspec.json.Decoder(tuple[int, int, columns.games, tuple[columns.seats, ...]])  # type: ignore[name-defined]
        self._places: dict[Name, int] = {}
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
        if monotonic() - self._written >= CHUNK:
            self.flush()

    def tables(self, games: int) -> Iterator[Tables]:
        self.flush()
        with self.path.open("rb") as stream:
            for name in sorted(name for name in self._places if name.number < games):
                stream.seek(self._places[name])
                yield Tables(*self._decoder.decode(stream.readline())[2:])

    def flush(self) -> None:
        """Write down for good what has come since the last time."""
        if self._waiting:
            self._stream.write(b"".join(self._waiting))
            self._stream.flush()
            os.fsync(self._stream.fileno())
            self._waiting.clear()
        self._written = monotonic()

    def close(self) -> None:
        """The last games are written; others may go on with them."""
        self.flush()
        self._stream.close()

    def _opened(self, folder: Path) -> BinaryIO:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            stream = self.path.open("a+b")
        except OSError as error:
            raise BadInput(f"{folder}: {error.strerror or error}") from None
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
            stream.truncate(0)
            stream.write(msgspec.json.encode(self._head) + b"\n")
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

    def _cut(self, stream: BinaryIO, place: int, number: int) -> None:
        """Only the last line can have been cut short by us."""
        if stream.readline():
            raise BadInput(f"{self.path}: line {number} is no game")
        stream.truncate(place)
        stream.seek(0, os.SEEK_END)

    def _check(self, first: bytes) -> None:
        """Refuse to mix games of different plans."""
        try:
            found = msgspec.json.decode(first, type=Head)
        except msgspec.DecodeError:
            raise BadInput(f"{self.path}: this is no journal of a simulation") from None
        if found != self._head:
            raise BadInput(f"{self.path.parent}: {_difference(found, self._head)}; choose another folder")


def head_of(plan: Plan) -> Head:
    """The first line for a plan; how many games are wanted is no part of it."""
    facts = [dict(cell.facts()) for cell in plan.cells]
    return Head(FORMAT, plan.game, plan.version, str(plan.seed), facts, plan.fingerprint())


def _difference(found: Head, wanted: Head) -> str:
    """What the games of a folder were played with."""
    for what in ("format", "game", "version", "seed"):
        if getattr(found, what) != getattr(wanted, what):
            return f"its games have {what} {getattr(found, what)}, not {getattr(wanted, what)}"
    return f"its games are those of another {'box' if found.cells == wanted.cells else 'grid'}"


def _name_of(line: bytes) -> Name | None:
    try:
        cell, number, _, _ = msgspec.json.decode(line, type=tuple[int, int, Raw, Raw])
    except msgspec.DecodeError:
        return None
    return Name(cell, number) if line.endswith(b"\n") else None
