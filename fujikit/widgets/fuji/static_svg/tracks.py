"""Stamina tracks under each other, with names."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from fujikit.widgets.fuji.static_svg.colours import own
from fujikit.widgets.fuji.static_svg.players import TRACK_PARTS, draw_track
from fujikit.widgets.screen_words import say
from fujikit.widgets.static_svg.elements import element, words
from fujikit.widgets.static_svg.picture import Picture, frame
from fujikit.widgets.wire import StaminaView

WIDTH, ROW, PAD = 420, 44, 14


def tracks_picture(rows: Sequence[StaminaView], length: int, injuries: Collection[int], lang: str) -> Picture:
    """A track for every player."""
    height = ROW * len(rows) + 2 * PAD - 8
    drawn = element("rect", width=WIDTH, height=height, rx=10, fill="var(--fk-paper)")
    for number, row in enumerate(rows):
        top = PAD + number * ROW
        left = say("track.left", lang, left=length - row.lost)
        drawn += words(row.name, PAD, top + 12, class_="serif", font_size=16)
        drawn += words(left, WIDTH - PAD, top + 12, class_="faded", text_anchor="end", font_size=13)
        drawn += draw_track(
            row.lost,
            length,
            injuries,
            colour=own(row.character),
            left=PAD,
            top=top + 20,
            width=WIDTH - 2 * PAD,
        )
    alt = ". ".join(row.label for row in rows)
    return Picture(
        frame(drawn, width=WIDTH, height=height, label=alt, lang=lang, defs=TRACK_PARTS), alt, WIDTH
    )
