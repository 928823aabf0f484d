"""How Fuji is drawn: the one place that decides it, for the static pictures and for the browser.

Which drawing a card shows, how it is mirrored, what burns beside it, the tiles of a requirement, and each of
them in words. The browser gets this as data with every view (`drawing`), so it decides none of it again.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from fujikit.engine.view import ViewData
from fujikit.fuji.need import COLOURS, Parity, parse_need
from fujikit.fuji.view import View as FujiView
from fujikit.widgets.fuji.description import CardOnBoard, describe_card, describe_need, describe_track

Turn = Literal["", "x", "y", "xy"]
"""The axes that a drawing is mirrored along."""

LANDSCAPES = ("bamboo", "blossom", "hills", "lake", "ridge", "pines", "field", "path")
VILLAGES = 3
ANGER = (2, 4, 6)
"""Rounds after which the volcano looks angrier."""
ACROSS, DOWN, OTHER = 3, 2, 4
"""Steps through the list that make all eight neighbours of a card differ from it."""
TURNS: tuple[Turn, ...] = ("", "x", "y", "xy")
MIRRORED = ("landscape", "rubble")
BURNING = ("lava", "volcano")
BESIDE = {"w": (-1, 0), "e": (1, 0), "n": (0, -1), "s": (0, 1)}


class NeedDrawing(Struct, frozen=True, omit_defaults=True):
    """A requirement: the tiles it is drawn with, and its words."""

    tiles: list[str]
    """Colours and values; none for a parity that any die can have."""
    parity: Literal["", Parity] = ""
    """What frames the tiles: waves for odd, two lines for even; nothing frames them without it."""
    label: str = ""
    """Left out on a board, where the label of the card says it."""


class CardDrawing(Struct, frozen=True, omit_defaults=True):
    """A card of the board as it lies now."""

    art: str
    """The name of the drawing."""
    label: str
    """The card and who is on it, in words."""
    turn: Turn = ""
    fires: str = ""
    """The sides on which something burns, of w, e, n and s; none for a card that burns itself."""


class BoardDrawing(Struct, frozen=True):
    """What the board and the places of a view look like."""

    cards: dict[str, CardDrawing]
    needs: dict[str, NeedDrawing]
    """By requirement, for all that are on the board."""
    tracks: dict[str, str]
    """The stamina of every player in words."""


class View(FujiView, kw_only=True):
    """A view as the browser gets it."""

    drawing: BoardDrawing


def board_drawing(view: ViewData, lang: str) -> BoardDrawing:
    """How the board of a view is drawn, with its words in a language."""
    cards, length, injuries = view["cards"], view["track"]["length"], tuple(view["track"]["injuries"])
    return BoardDrawing(
        card_drawings(view, lang),
        {card["need"]: _unspoken(card["need"]) for card in cards.values() if card["need"]},
        {
            name: describe_track(name, seat["stamina"], length, injuries, lang)
            for name, seat in view["seats"].items()
        },
    )


def card_drawings(view: ViewData, lang: str) -> dict[str, CardDrawing]:
    """How the cards are drawn."""
    cards, here, coming = view["cards"], _seats_on(view, "at"), _seats_on(view, "marker")
    burning = frozenset([square for square, card in cards.items() if card["kind"] in BURNING])
    return {
        square: _drawn(
            CardOnBoard(
                square,
                card["kind"],
                card["need"],
                card["token"],
                card["reroll"],
                _fires_beside(square, burning),
                here=here.get(square, ()),
                coming=coming.get(square, ()),
            ),
            view["round"],
            lang,
        )
        for square, card in cards.items()
    }


def _seats_on(view: ViewData, field: str) -> dict[str, tuple[str, ...]]:
    """By square, the seats whose meeple or marker is there."""
    found: dict[str, tuple[str, ...]] = {}
    for name, seat in view["seats"].items():
        found[seat[field]] = (*found.get(seat[field], ()), name)
    return found


@lru_cache(maxsize=4096)
def _drawn(card: CardOnBoard, round_now: int, lang: str) -> CardDrawing:
    """From one view to the next hardly any card changes."""
    art = art_of(card.square, card.kind, card.need or "", round_now)
    return CardDrawing(art, describe_card(card, lang), turn_of(card.square, card.kind), card.fires)


def need_drawings(needs: Iterable[str], lang: str) -> dict[str, NeedDrawing]:
    """How requirements are drawn, each once."""
    return {need: need_drawing(need, lang) for need in dict.fromkeys(needs)}


@cache
def need_drawing(need: str, lang: str) -> NeedDrawing:
    """How a requirement is drawn; one that any die meets shows every colour.

    >>> need_drawing("odd(pink|blue)", "en")
    NeedDrawing(tiles=['pink', 'blue'], parity='odd', label='odd, pink or blue')
    """
    asked = parse_need(need)
    every = () if asked.parity else COLOURS
    return NeedDrawing(list(asked.named or every), asked.parity or "", describe_need(need, lang))


@cache
def _unspoken(need: str) -> NeedDrawing:
    return replace(need_drawing(need, "en"), label="")


def place_of(square: str) -> tuple[int, int]:
    """Column and row from 0.

    >>> place_of("c4")
    (2, 3)
    """
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


@cache
def art_of(square: str, kind: str, need: str, round_now: int) -> str:
    """The name of the drawing on a card; the same square need not look alike in every game.

    >>> art_of("a1", "volcano", "", 4), art_of("c2", "landscape", "yellow|4", 1)
    ('volcano-2', 'landscape-bamboo')
    """
    column, row = place_of(square)
    match kind:
        case "volcano":
            return f"volcano-{sum(round_now >= angry for angry in ANGER)}"
        case "village":
            return f"village-{1 + (column + row) % VILLAGES}"
        case "landscape":
            tossed = OTHER * (sum(map(ord, need)) % 2)
            return f"landscape-{LANDSCAPES[(ACROSS * column + DOWN * row + tossed) % len(LANDSCAPES)]}"
    return kind


@cache
def turn_of(square: str, kind: str) -> Turn:
    """The axes that a drawing is mirrored along, so that cards with the same one still differ.

    >>> turn_of("b2", "lava"), turn_of("e1", "rubble")
    ('xy', 'x')
    """
    column, row = place_of(square)
    if kind == "lava":
        return TURNS[(column + 2 * row) % len(TURNS)]
    return "x" if kind in MIRRORED and (column // 4 + row // 2) % 2 else ""


@lru_cache(maxsize=4096)
def _fires_beside(square: str, burning: frozenset[str]) -> str:
    """The sides of a card on which something burns; a card that burns itself shows none."""
    if square in burning:
        return ""
    return "".join([side for side, other in _neighbours(square) if other in burning])


@cache
def _neighbours(square: str) -> tuple[tuple[str, str], ...]:
    column, row = place_of(square)
    return tuple(
        (side, f"{chr(ord('a') + column + across)}{row + down + 1}")
        for side, (across, down) in BESIDE.items()
    )
