"""Stamina tracks, of one player or of a whole table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Self

import msgspec
import traitlets

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.nearest import none_of
from fujikit.widgets.base import FujikitWidget
from fujikit.widgets.fuji.description import describe_track
from fujikit.widgets.fuji.static_svg.card import own
from fujikit.widgets.fuji.static_svg.players import TRACK_PARTS, draw_track
from fujikit.widgets.schema import StaminaView
from fujikit.widgets.screen_words import translate
from fujikit.widgets.static_page import Figure, page
from fujikit.widgets.static_svg.elements import element, words
from fujikit.widgets.static_svg.picture import Picture, frame
from fujikit.widgets.traits import ListTrait, list_trait

CHARACTERS = ("blue", "purple", "green", "black")
MAX_LENGTH = 60
HOUSE_LENGTH = 20
HOUSE_INJURIES = (6, 10, 14, 17)


class Track(FujikitWidget):
    """How far somebody's tracker has come, and where the injuries wait.

    >>> Track(lost=7, name="Clara", character="blue").rows[0]["label"]
    'Clara: 7 of 20 stamina lost, next injury in 3 steps'
    """

    bundle = "track"

    rows: ListTrait = list_trait(StaminaView)
    """A `StaminaView` for each player."""
    length: traitlets.Int[int, int] = traitlets.Int().tag(sync=True)
    """How many spaces the track has."""
    injuries: ListTrait = list_trait(int)
    """The spaces that injure."""

    def __init__(
        self,
        lost: int = 0,
        length: int = HOUSE_LENGTH,
        injuries: Iterable[int] = HOUSE_INJURIES,
        name: str = "",
        character: str = "",
        *,
        lang: str = "en",
        **look: Any,
    ) -> None:
        if not isinstance(name, str):
            raise BadInput(f"name: {name!r} is no text")
        if character and character not in CHARACTERS:
            raise BadInput(f"character: {none_of(character, CHARACTERS)}")
        super().__init__(lang=lang, **look)
        self._set_track(length, injuries, [StaminaView(name, character, lost)])

    @classmethod
    def of(cls, game: Game[object], *, lang: str = "en", **look: Any) -> Self:
        """The tracks of everybody in a game, as they stand now."""
        made = cls(lang=lang, **look)
        made.show(game)
        return made

    def show(self, game: Game[object]) -> None:
        """Show where everybody in the game has come to."""
        if not isinstance(game, Game):
            raise BadInput(f"game: {type(game).__name__} is no game; begin one with fujikit.new_game")
        view = game.own_view(None)
        seats = view["seats"].items()
        rows = [StaminaView(name, seat["character"], seat["stamina"]) for name, seat in seats]
        self._set_track(view["track"]["length"], view["track"]["injuries"], rows)

    def _set_track(self, length: int, injuries: Iterable[int], rows: list[StaminaView]) -> None:
        spaces = sorted({_whole("injuries", space) for space in injuries})
        if not 1 <= _whole("length", length) <= MAX_LENGTH:
            raise BadInput(f"length: a track has 1 to {MAX_LENGTH} spaces, not {length}")
        for space in spaces:
            if not 1 <= space <= length:
                raise BadInput(f"injuries: there is no space {space} on a track of {length}")
        for row in rows:
            if not 0 <= _whole("lost", row.lost) <= length:
                raise BadInput(f"lost: {row.lost} is not between 0 and the {length} spaces of the track")
        self.length, self.injuries = length, spaces
        self._rows = rows
        self._show()

    def set_language(self, lang: str) -> None:
        super().set_language(lang)
        self._show()

    def static_bundle(self) -> dict[str, str]:
        """The tracks."""
        rows = msgspec.convert(self.rows, list[StaminaView])
        return page(self.lang, [Figure(tracks_picture(rows, self.length, self.injuries, self.lang))])

    def _show(self) -> None:
        self.rows = [
            msgspec.to_builtins(msgspec.structs.replace(row, label=self._spoken(row))) for row in self._rows
        ]

    def _spoken(self, row: StaminaView) -> str:
        return describe_track(row.name, row.lost, self.length, tuple(self.injuries), self.lang)


def _whole(what: str, number: object) -> int:
    if type(number) is not int:
        raise BadInput(f"{what}: {number!r} is no whole number")
    return number


WIDTH, ROW, PAD = 420, 44, 14


def tracks_picture(rows: Sequence[StaminaView], length: int, injuries: Collection[int], lang: str) -> Picture:
    """A track for every player."""
    height = ROW * len(rows) + 2 * PAD - 8
    drawn = element("rect", width=WIDTH, height=height, rx=10, fill="var(--fk-paper)")
    for number, row in enumerate(rows):
        top = PAD + number * ROW
        left = translate("track.left", lang, left=length - row.lost)
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
