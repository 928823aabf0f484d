"""The players under the board: who they are, and how tired."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from fujikit.engine.view import ViewData
from fujikit.fuji.clauses import WORDS
from fujikit.widgets.fuji.static_svg.card import meeple, own
from fujikit.widgets.screen_words import translate
from fujikit.widgets.static_svg.elements import element, use, words

MAX_NAME_LENGTH = 16
NARROWEST, WIDEST, HEIGHT, GAP = 200, 320, 62, 12

SPACE = 14
TRACK_PARTS = element("rect", id="fk-space", width=SPACE - 2, height=10, rx=2.5) + element(
    "path", id="fk-cross", d="M3 5h6M6 2v6", stroke_width=1.6
)
"""A space of a track, and the cross of an injury, to be drawn once."""


class Row:
    """How the players stand under a board: side by side as far as there is room, then below."""

    def __init__(self, count: int, room: float) -> None:
        self.columns: int = max(1, min(count, int((room + GAP) // (NARROWEST + GAP))))
        self.width: float = min(WIDEST, (room - (self.columns - 1) * GAP) / self.columns)
        self.height: int = -(-count // self.columns) * (HEIGHT + GAP)

    def corner(self, number: int) -> tuple[float, float]:
        """Where a player's place begins."""
        return number % self.columns * (self.width + GAP), number // self.columns * (HEIGHT + GAP)


def draw_players(view: ViewData, row: Row, left: float, top: float, lang: str) -> str:
    """All players."""
    corners = map(row.corner, range(len(view["seats"])))
    return "".join(
        element("g", *_player(view, name, row.width, lang), transform=f"translate({left + x:g} {top + y:g})")
        for name, (x, y) in zip(view["seats"], corners, strict=True)
    )


def _player(view: ViewData, name: str, width: float, lang: str) -> Iterator[str]:
    seat, track = view["seats"][name], view["track"]
    colour = own(seat["character"])
    yield element(
        "rect", width=width, height=HEIGHT, rx=9, fill="var(--fk-raised)", stroke=colour, stroke_width=1.5
    )
    yield meeple(name, seat["character"], 8, 6, 30)
    shown = name if len(name) <= MAX_NAME_LENGTH else f"{name[:MAX_NAME_LENGTH]}…"
    yield words(shown, 46, 20, class_="serif", font_size=16)
    yield words(" · ".join(_facts(seat, lang)), 46, 35, class_="faded", font_size=11.5)
    left = translate("track.left", lang, left=max(0, track["length"] - seat["stamina"]))
    yield words(left, width - 12, 20, class_="faded", text_anchor="end", font_size=11.5)
    yield draw_track(
        seat["stamina"],
        track["length"],
        track["injuries"],
        colour=colour,
        left=12,
        top=44,
        width=width - 24,
    )


def _facts(seat: ViewData, lang: str) -> Iterator[str]:
    if seat["skill"]:
        yield WORDS.translate("skill", seat["skill"], lang)
    yield from (WORDS.translate("injury", injury, lang) for injury in seat["injuries"])


def draw_track(
    lost: int, length: int, injuries: Collection[int], *, colour: str, left: float, top: float, width: float
) -> str:
    """A stamina track: a box for every space, filled as far as it is lost, injuries with a cross."""
    step = width / length
    spaces = range(1, length + 1)
    places = {space: (space - 1) * SPACE for space in spaces}
    scale = f"translate({left:g} {top:g}) scale({step / SPACE:.3f} 1)"

    def row(chosen: Iterable[int], fill: str, stroke: str) -> str:
        return element("g", *(use("space", x=places[each]) for each in chosen), fill=fill, stroke=stroke)

    def crosses(chosen: Iterable[int], ink: str) -> str:
        return element("g", *(use("cross", x=places[each]) for each in chosen), stroke=ink)

    free, hurt = [space for space in spaces if space > lost], sorted(injuries)
    return element(
        "g",
        row((space for space in spaces if space <= lost), colour, colour),
        row((space for space in free if space not in injuries), "var(--fk-mist)", "var(--fk-edge)"),
        row((space for space in free if space in injuries), "var(--fk-mist)", "var(--fk-bad)"),
        crosses((space for space in hurt if space <= lost), "var(--fk-player-ink)"),
        crosses((space for space in hurt if space > lost), "var(--fk-bad)"),
        transform=scale,
    )
