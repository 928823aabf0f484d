"""Widgets of Fuji: its board, its dice, its odds, its talk, and the pages that set a game up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, get_args

from fujikit.engine.game import Game
from fujikit.engine.view import ViewData
from fujikit.teams.company import merged_dice
from fujikit.widgets.schema.types import PlayerKind

if TYPE_CHECKING:
    from fujikit.lessons.model import Change, Lesson
    from fujikit.widgets.fuji.drawing import BoardDrawing
    from fujikit.widgets.sandbox import Sandbox
    from fujikit.widgets.schema import AdviceView, MarksView, OddsView, ReviewView, RoundEndView
    from fujikit.widgets.static_svg.picture import Picture


KINDS: tuple[PlayerKind, ...] = get_args(PlayerKind)
"""Whom a seat can be given to, the one to begin with last."""


class FujiWidgets:
    """Fuji on the screen. What imports numpy or draws is imported when it is asked for."""

    sections = (
        "phase",
        "character",
        "skill",
        "equipment",
        "injury",
        "kind",
        "need",
        "token",
        "chapter",
    )

    bundles: Mapping[str, str] = {"table": "fuji-table", "replay": "fuji-replay", "lesson": "fuji-lesson"}
    kinds = KINDS
    not_drawn: frozenset[str] = frozenset(
        {
            "actions",
            "tries",
            "may_say",
            "scenario",
            "edition",
            "lava",
            "pile",
            "next_turn",
            "level_card",
            "source",
        }
    )

    def revealed(self, public: ViewData, views: Mapping[str, ViewData]) -> ViewData:
        """Every seat is as its player sees it, and dice of nobody as anybody sees them."""
        seats = {
            name: views[name]["seats"][name]
            if name in views
            else {**seat, "dice": merged_dice(view["seats"][name]["dice"] for view in views.values())}
            for name, seat in public["seats"].items()
        }
        return {**public, "seats": seats}

    def spoken_words(self, lang: str) -> dict[str, str]:
        from fujikit.widgets.fuji.description import spoken_faces  # noqa: PLC0415

        return spoken_faces(lang)

    def drawing(self, view: ViewData, lang: str) -> BoardDrawing | None:
        from fujikit.widgets.fuji.drawing import board_drawing  # noqa: PLC0415

        return board_drawing(view, lang) if "cards" in view else None

    def picture(
        self,
        view: ViewData,
        lang: str,
        marks: MarksView | None = None,
        chances: Mapping[str, float] | None = None,
    ) -> Picture:
        from fujikit.widgets.fuji.static_svg.table import table_picture  # noqa: PLC0415

        return table_picture(view, lang, marks, chances)

    def hand_picture(self, view: ViewData, seat: str, lang: str) -> Picture | None:
        from fujikit.widgets.fuji.static_svg.dice import hand_picture  # noqa: PLC0415

        return hand_picture(view, seat, lang)

    def odds_view(self, game: Game[object], seat: str, lang: str) -> OddsView | None:
        from fujikit.widgets.fuji.seat_odds import odds_view  # noqa: PLC0415

        return odds_view(game, seat, lang)

    def sandbox(self, lesson: Lesson, change: Change, lang: str, **look: Any) -> Sandbox:
        from fujikit.widgets.fuji.sandbox import FujiSandbox  # noqa: PLC0415

        return FujiSandbox(lesson, change, lang, **look)

    def round_end(self, game: Game[Any], number: int, lang: str) -> RoundEndView | None:
        from fujikit.widgets.fuji.round_end import round_end_view  # noqa: PLC0415

        return round_end_view(game, number, lang)

    def advice_view(self, game: Game[object], seat: str, lang: str) -> AdviceView | None:
        from fujikit.widgets.fuji.adviser import advice_view  # noqa: PLC0415

        return advice_view(game, seat, lang)

    def review_view(self, game: Game[object], first: int, lang: str) -> ReviewView | None:
        from fujikit.widgets.fuji.review import review_view  # noqa: PLC0415

        return review_view(game, first, lang)


WIDGETS = FujiWidgets()
