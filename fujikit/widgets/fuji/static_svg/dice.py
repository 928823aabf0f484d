"""Dice in a row, as the browser's `Hand` shows them, perhaps beside what a card asks for."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from fujikit.engine.view import ViewData
from fujikit.fuji.need import COLOUR_OF
from fujikit.widgets.fuji.description import describe_dice
from fujikit.widgets.fuji.drawing import need_drawing
from fujikit.widgets.fuji.static_svg.card import own
from fujikit.widgets.fuji.static_svg.need import TILE_PARTS, need_size, need_tiles
from fujikit.widgets.screen_words import pair, translate
from fujikit.widgets.static_svg.elements import art, element, words
from fujikit.widgets.static_svg.picture import Picture, frame

SIZE, STEP, PAD = 44, 52, 10
BADGE = 8
NEED_SCALE = 1.5
NEED_GAP = 22


def dice_picture(
    dice: Sequence[str | None],
    lang: str,
    *,
    label: str,
    need: str = "",
    fits: Collection[str] | None = None,
    keep: Collection[int] = (),
    chosen: Collection[int] = (),
    character: str = "",
) -> Picture:
    """Dice, numbered from 1, beside the tiles of a requirement.

    `fits` are the faces that count; without it nothing is said of counting.
    """
    asked = need_drawing(need, lang) if need else None
    room = NEED_SCALE * need_size(asked)[0] + NEED_GAP if asked else 0
    width, height = 2 * PAD + room + STEP * len(dice), 2 * PAD + SIZE + 4
    drawn = element("rect", width=width, height=height, rx=10, fill="var(--fk-paper)")
    if asked:
        top = (height - NEED_SCALE * need_size(asked)[1]) / 2
        drawn += element("g", need_tiles(asked), transform=f"translate({PAD} {top:g}) scale({NEED_SCALE})")
    for number, code in enumerate(dice, start=1):
        x = PAD + room + (number - 1) * STEP
        counts = None if fits is None or code is None else code in fits
        drawn += element(
            "g",
            draw_die(code, character, faded=counts is False, chosen=number in chosen),
            *((_badge("icon-check", "good", "raised", SIZE - 3),) if counts else ()),
            *((_badge("icon-hint", "accent", "accent-ink", 3),) if number in keep else ()),
            transform=f"translate({x:g} {PAD + 2})",
        )
    alt = pair(label, describe_dice(dice, lang), lang)
    defs = TILE_PARTS if asked else ""
    return Picture(frame(drawn, width=width, height=height, label=alt, lang=lang, defs=defs), alt, width)


def hand_picture(view: ViewData, seat: str, lang: str, keep: Collection[int] = ()) -> Picture | None:
    """The dice of a seat, as far as the view shows them; None where it has none, or none to be seen."""
    own_seat = view["seats"].get(seat)
    if own_seat is None or not any(own_seat["dice"]):
        return None
    label = translate("seat.dice", lang, name=seat)
    return dice_picture(own_seat["dice"], lang, label=label, keep=keep, character=own_seat["character"])


def draw_die(code: str | None, character: str = "", *, faded: bool = False, chosen: bool = False) -> str:
    """A die with its upper left corner at the origin: its face, or its back if it is hidden."""
    if code is None:
        paper = _paper(own(character), "var(--fk-edge)")
        return paper + art("die-back", 4.4, 4.4, 35.2, 35.2, color="var(--fk-player-ink)")
    colour = COLOUR_OF[code[0]]
    edge = "var(--fk-legal)" if chosen else "var(--fk-edge)"
    lower = element("rect", x=3, y=SIZE - 5, width=SIZE - 6, height=3, rx=1.5, fill=f"var(--fk-die-{colour})")
    shape = art(f"die-{colour}", 2.2, 2.6, 26.4, 26.4)
    value = words(
        code[1:],
        SIZE - 5,
        SIZE - 8,
        class_="bold die",
        text_anchor="end",
        font_size=25,
        paint_order="stroke",
        stroke="var(--fk-die)",
        stroke_width=3.5,
    )
    paper = _paper("var(--fk-die)", edge, thick=3 if chosen else 1)
    return paper + element("g", lower, shape, value, opacity=0.5 if faded else None)


def _paper(fill: str, edge: str, thick: float = 1) -> str:
    return element("rect", width=SIZE, height=SIZE, rx=9, fill=fill, stroke=edge, stroke_width=thick)


def _badge(name: str, back: str, ink: str, middle: float) -> str:
    circle = element(
        "circle",
        cx=SIZE - 3,
        cy=middle,
        r=BADGE,
        fill=f"var(--fk-{back})",
        stroke="var(--fk-raised)",
    )
    return circle + art(name, SIZE - 3 - 5.5, middle - 5.5, 11, 11, color=f"var(--fk-{ink})")
