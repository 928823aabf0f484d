"""Widgets of Fuji: its board, its dice, its odds, its talk, and the pages that set a game up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fujikit.engine.game import Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fujikit.lessons.model import Change, Lesson
    from fujikit.widgets.fuji.drawing import BoardDrawing
    from fujikit.widgets.static_svg.picture import Picture
    from fujikit.widgets.trial import Trial
    from fujikit.widgets.wire import AdviceView, MarksView, OddsView


class FujiWidgets:
    """Fuji on the screen. What imports numpy or draws is imported when it is asked for."""

    sections = (
        "phase",
        "character",
        "skill",
        "equipment",
        "injury",
        "kind",
        "token",
        "chapter",
        "action",
        "card",
        "ask",
        "help",
    )

    def spoken_words(self, lang: str) -> dict[str, str]:
        from fujikit.widgets.fuji.description import spoken_faces  # noqa: PLC0415

        return spoken_faces(lang)

    def drawing(self, view: Mapping[str, Any], lang: str) -> BoardDrawing | None:
        from fujikit.widgets.fuji.drawing import board_drawing  # noqa: PLC0415

        return board_drawing(view, lang) if "cards" in view else None

    def picture(
        self,
        view: Mapping[str, Any],
        lang: str,
        marks: MarksView | None = None,
        chances: Mapping[str, float] | None = None,
    ) -> Picture:
        from fujikit.widgets.fuji.static_svg.table import table_picture  # noqa: PLC0415

        return table_picture(view, lang, marks, chances)

    def hand_picture(self, view: Mapping[str, Any], seat: str, lang: str) -> Picture | None:
        from fujikit.widgets.fuji.static_svg.dice import hand_picture  # noqa: PLC0415

        return hand_picture(view, seat, lang)

    def odds_view(self, game: Game[Any], seat: str, lang: str) -> OddsView | None:
        from fujikit.widgets.fuji.chances import odds_view  # noqa: PLC0415

        return odds_view(game, seat, lang)

    def trial(self, lesson: Lesson, change: Change, lang: str, **look: Any) -> Trial:
        from fujikit.widgets.fuji.trial import FujiTrial  # noqa: PLC0415

        return FujiTrial(lesson, change, lang, **look)

    def advice_view(self, game: Game[Any], seat: str, lang: str) -> AdviceView | None:
        from fujikit.widgets.fuji.adviser import advice_view  # noqa: PLC0415

        return advice_view(game, seat, lang)


WIDGETS = FujiWidgets()
