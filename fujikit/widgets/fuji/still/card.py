"""One card of the board, with all that lies and stands on it; measured as in `board.css`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fujikit.widgets.fuji.still.ink import art, element, plain, words
from fujikit.widgets.fuji.still.look import own
from fujikit.widgets.fuji.still.need import draw_need
from fujikit.widgets.fuji.still.pictures import picture_of, place_of, turn_of
from fujikit.widgets.fuji.still.spoken import spoken_card

WIDTH, HEIGHT, ROUND = 100, 120, 9
FIGURES = {1: (42.0, 0.0), 2: (42.0, 0.0), 3: (37.0, 4.0), 4: (33.0, 7.0)}
CROWD = (29.0, 9.0)
"""How wide a figure is when so many share a card, and how far each stands before the next."""
STANDING = HEIGHT - 31
"""Where feet are."""
BESIDE = {"w": (-1, 0), "e": (1, 0), "n": (0, -1), "s": (0, 1)}
HOT = ("lava", "volcano")


def draw_card(view: dict[str, Any], square: str, lang: str) -> str:
    """A card with its upper left corner at the origin."""
    return "".join(_layers(view, square, lang))


def _layers(view: dict[str, Any], square: str, lang: str) -> Iterator[str]:
    card = view["cards"][square]
    yield element("title", plain(spoken_card(view, square, lang)))
    yield _box(y=1.5, fill="#000", fill_opacity=0.22)
    edges = (art(f"lava-edge-{side}", 0, 0, WIDTH, HEIGHT) for side in _fires(view, square))
    drawn = _picture(square, card, view["round"])
    yield element("g", _box(fill="var(--fk-raised)"), drawn, *edges, clip_path="url(#fk-still-card)")
    yield _box(fill="none", stroke="var(--fk-edge)", stroke_opacity=0.55)
    yield _name(square)
    if card["reroll"]:
        yield art("reroll", 5, 21, 23, 23, color="var(--fk-ink)")
    if card["token"]:
        yield art(f"token-{card['token']}", WIDTH - 34, 41, 29, 29)
    if card["need"]:
        yield draw_need(card["need"], WIDTH / 2, HEIGHT - 3)
    yield from _figures(view, square)


def _picture(square: str, card: dict[str, Any], round_now: int) -> str:
    turn = turn_of(square, card["kind"])
    across, down = -1 if "x" in turn else 1, -1 if "y" in turn else 1
    at = f"translate({WIDTH / 2:g} {HEIGHT / 2:g}) scale({across} {down})" if turn else None
    left, top = (-WIDTH / 2, -HEIGHT / 2) if turn else (0, 0)
    return art(picture_of(square, card, round_now), left, top, WIDTH, HEIGHT, transform=at)


def _box(y: float = 0, **attributes: Any) -> str:
    return element("rect", y=y or None, width=WIDTH, height=HEIGHT, rx=ROUND, **attributes)


def _name(square: str) -> str:
    paper = element(
        "rect",
        x=4.5,
        y=3.5,
        width=7 * len(square) + 6,
        height=15,
        rx=3.5,
        fill="var(--fk-paper)",
        fill_opacity=0.72,
    )
    return paper + words(square, 7.5, 15, font_size=11.5, font_weight=600)


def _fires(view: dict[str, Any], square: str) -> list[str]:
    """The sides on which something burns; none for a card that burns itself."""
    cards, (column, row) = view["cards"], place_of(square)
    if cards[square]["kind"] in HOT:
        return []
    return [
        side
        for side, (across, down) in BESIDE.items()
        if cards.get(f"{chr(ord('a') + column + across)}{row + down + 1}", {}).get("kind") in HOT
    ]


def _figures(view: dict[str, Any], square: str) -> Iterator[str]:
    """Markers, then meeples, side by side."""
    seats = view["seats"].items()
    coming = [(marker, name, seat) for name, seat in seats if seat["marker"] == square]
    here = [(meeple, name, seat) for name, seat in seats if seat["at"] == square]
    figures = [*coming, *here]
    size, overlap = FIGURES.get(len(figures), CROWD)
    step = size - overlap
    left = (WIDTH - step * (len(figures) - 1) - size) / 2
    for number, (draw, name, seat) in enumerate(figures):
        yield draw(name, seat["character"], left + number * step, STANDING - size, size)


def meeple(name: str, character: str, x: float, y: float, size: float) -> str:
    """A meeple with the first letter of its name."""
    letter = words(
        name[:1].upper(),
        x + size / 2,
        y + size * 0.74,
        class_="middle bold own",
        font_size=round(0.36 * size, 1),
    )
    return art("meeple", x, y, size, size, color=own(character)) + letter


def marker(name: str, character: str, x: float, y: float, size: float) -> str:
    """Where somebody wants to go: a ring in the player's colour, with the letter."""
    letter = words(
        name[:1].upper(), x + size / 2, y + size * 0.63, class_="middle bold", font_size=0.42 * size
    )
    return art("marker", x, y, size, size * 1.1, color=own(character)) + letter
