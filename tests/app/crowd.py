"""Many visitors at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol

from tests.app.visitor import Move


class Guest(Protocol):
    """Somebody who opens a page and plays on it, with a browser or without."""

    name: str
    opened_in: float

    async def open(self, page: str) -> None: ...

    async def move(self) -> Move: ...

    async def leave(self) -> None: ...


class Party(NamedTuple):
    """What became of a crowd."""

    moves: list[Move]
    errors: list[str]


async def party(
    guests: Sequence[Guest], page: str, moves: int, within: float, all_there: Callable[[], Awaitable[None]]
) -> Party:
    """All come within some seconds, play at once, are there together for a moment, and leave together."""
    waits = [within * number / len(guests) for number in range(len(guests))]
    played = [_play(guest, page, moves, wait) for guest, wait in zip(guests, waits, strict=True)]
    stays = await asyncio.gather(*played, return_exceptions=True)
    try:
        await all_there()
    finally:
        leaves = await asyncio.gather(*(guest.leave() for guest in guests), return_exceptions=True)
    names = [guest.name for guest in guests] * 2
    troubles = zip(names, (*stays, *leaves), strict=True)
    return Party(
        [move for stay in stays if not isinstance(stay, BaseException) for move in stay],
        [f"{name}: {trouble!r}" for name, trouble in troubles if isinstance(trouble, BaseException)],
    )


async def _play(guest: Guest, page: str, moves: int, wait: float) -> list[Move]:
    await asyncio.sleep(wait)
    await guest.open(page)
    return [await guest.move() for _ in range(moves)]
