"""One card of the board, with all that lies and stands on it; measured as in `board.css`."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.engine.view import ViewData
from fujikit.fuji.options import CHARACTERS
from fujikit.widgets.fuji.drawing import CardDrawing, need_drawing
from fujikit.widgets.fuji.static_svg.need import draw_need
from fujikit.widgets.static_svg.elements import art, element, use, words
from fujikit.widgets.static_svg.ring import draw_ring


def own(character: str) -> str:
    """The colour of whoever a thing belongs to."""
    return f"var(--fk-player-{character if character in CHARACTERS else 'third'})"


WIDTH, HEIGHT, ROUND = 100, 120, 9
FIGURES = {1: (42.0, 0.0), 2: (42.0, 0.0), 3: (37.0, 4.0), 4: (33.0, 7.0)}
CROWD = (29.0, 9.0)
"""How wide a figure is when so many share a card, and how far each stands before the next."""
STANDING = HEIGHT - 31
"""Where feet are."""
RING = 34


def card_parts() -> str:
    """What all cards have, to be drawn once and used by each."""
    box = element("rect", width=WIDTH, height=HEIGHT, rx=ROUND)
    name = element(
        "rect", x=4.5, y=3.5, width=20, height=15, rx=3.5, fill="var(--fk-paper)", fill_opacity=0.72
    )
    edge = element(
        "rect",
        width=WIDTH,
        height=HEIGHT,
        rx=ROUND,
        fill="none",
        stroke="var(--fk-edge)",
        stroke_opacity=0.55,
    )
    return "".join(
        (
            element("clipPath", box, id="fk-card-shape"),
            element(
                "g",
                element("g", box, fill="#000", fill_opacity=0.22, transform="translate(0 1.5)"),
                id="fk-card-shadow",
            ),
            element("g", edge, name, id="fk-card-front"),
        )
    )


def draw_card(
    view: ViewData, square: str, drawing: CardDrawing, lang: str, chance: float | None = None
) -> str:
    """A card with its upper left corner at the origin; perhaps with the chance to move there."""
    return "".join(_layers(view, square, drawing, lang, chance))


def _layers(
    view: ViewData, square: str, drawing: CardDrawing, lang: str, chance: float | None
) -> Iterator[str]:
    card = view["cards"][square]
    yield use("card-shadow")
    edges = (art(f"lava-edge-{side}", 0, 0, WIDTH, HEIGHT) for side in drawing.fires)
    yield element("g", _picture(drawing), *edges, clip_path="url(#fk-card-shape)")
    yield use("card-front")
    yield words(square, 7.5, 15, class_="square")
    if card["reroll"]:
        yield art("reroll", 5, 21, 23, 23, color="var(--fk-ink)")
    if card["token"]:
        yield art(f"token-{card['token']}", WIDTH - 34, 41, 29, 29)
    if card["need"]:
        yield draw_need(need_drawing(card["need"], lang), WIDTH / 2, HEIGHT - 3)
    yield from _figures(view, square)
    if chance is not None:
        yield draw_ring(chance, WIDTH - RING + 3, -3, RING)


def _picture(drawing: CardDrawing) -> str:
    turn = drawing.turn
    across, down = -1 if "x" in turn else 1, -1 if "y" in turn else 1
    at = f"translate({WIDTH / 2:g} {HEIGHT / 2:g}) scale({across} {down})" if turn else None
    left, top = (-WIDTH / 2, -HEIGHT / 2) if turn else (0, 0)
    return art(drawing.art, left, top, WIDTH, HEIGHT, transform=at)


def _figures(view: ViewData, square: str) -> Iterator[str]:
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
