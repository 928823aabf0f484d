"""The table as text, for terminals and for places without widgets."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache

from fujikit.fuji.board import (
    DOUBLE_ERUPTION,
    EQUIPMENT,
    ERUPTION,
    LANDSCAPE,
    LAVA,
    RUBBLE,
    SQUARES,
    STRIDE,
    VILLAGE,
    VOLCANO,
    Card,
)
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.need import parse_need
from fujikit.fuji.state import Seat, State

GAP = 1
SOLID = {VOLCANO: "/^^\\", RUBBLE: "::::", LAVA: "~~~~"}
TERRAIN = (LANDSCAPE, VILLAGE)
TOKENS = {EQUIPMENT: "+", ERUPTION: "!", DOUBLE_ERUPTION: "!!"}


def show(state: State, lang: str = "en") -> str:
    """The board, then a line for every meeple; no die is shown, so that everybody may look."""
    head = WORDS.translate("ui", "round", lang, round=state.round, phase=state.phase)
    seats = (_seat_line(state, seat, lang) for seat in state.seats)
    legend = [WORDS.translate("ui", "legend", lang)]
    if any(card.source == "house" for _, card in state.board.squares() if card.kind in TERRAIN):
        legend.append(WORDS.translate("ui", "house", lang))
    return "\n".join((head, *_rows(state), *legend, *seats))


def _rows(state: State) -> Iterator[str]:
    """Two lines a row of cards, every column as wide as it has to be."""
    cards = dict(state.board.squares())
    count = max((number % STRIDE for number, card in enumerate(state.board.cards) if card), default=-1) + 1
    if not count:
        return
    rows = [SQUARES[first : first + count] for first in range(0, len(state.board.cards), STRIDE)]
    lying = _things(state)
    needs = [[_need(cards.get(square)) for square in row] for row in rows]
    things = [[lying.get(square, "") for square in row] for row in rows]
    widths = [max(map(len, column)) + GAP for column in zip(*needs, *things, strict=True)]
    yield _line("", [square[0] for square in rows[0]], widths)
    for row, need, thing in zip(rows, needs, things, strict=True):
        yield _line(row[0][1:], need, widths)
        if any(thing):
            yield _line("", thing, widths)


def _line(row: str, texts: Iterable[str], widths: Iterable[int]) -> str:
    return f"{row:>2} {''.join(map(str.ljust, texts, widths))}".rstrip()


@lru_cache(maxsize=1024)
def _need(card: Card | None) -> str:
    """What a card asks for, colours by their letter; village cards in brackets."""
    if card is None:
        return "."
    if card.kind in SOLID:
        return SOLID[card.kind]
    text = parse_need(card.need).short
    return f"[{text}]" if card.kind == VILLAGE else text


def _things(state: State) -> dict[str, str]:
    """By square, meeples as @Name, markers as >Name (their first letters), the reroll symbol and tokens."""
    things: defaultdict[str, str] = defaultdict(str)
    for seat in state.seats:
        things[seat.at] += f"@{seat.name[:2]}"
    for seat in state.seats:
        things[seat.marker] += f">{seat.name[:2]}"
    for square, card in state.board.squares():
        if card.reroll:
            things[square] += "*"
        if card.token:
            things[square] += TOKENS[card.token]
    return things


def _seat_line(state: State, seat: Seat, lang: str) -> str:
    return WORDS.translate(
        "ui",
        "seat",
        lang,
        seat=seat.name,
        skill=seat.skill or "-",
        stamina=seat.stamina,
        length=state.table.track.length,
        injury=seat.injuries or ("-",),
        equipment=tuple(item.name for item in seat.equipment) or ("-",),
        bars=seat.bars,
    )
