"""Widgets of Fuji: its board, its dice, its odds, its talk, and the pages that set a game up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fujikit.engine.game import Game

if TYPE_CHECKING:
    from fujikit.lessons.model import Change, Lesson
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

    def stills(
        self, game: Game[Any], lang: str, marks: MarksView | dict[str, Any] | None = None
    ) -> dict[str, str]:
        from fujikit.widgets.fuji.still import stills  # noqa: PLC0415

        return stills(game, lang, marks)

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
