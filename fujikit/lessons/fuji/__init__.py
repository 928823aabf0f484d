"""Fuji's lessons: their cards, and what they need of the game."""

from __future__ import annotations

from collections.abc import Set

from fujikit.engine.notation import Action
from fujikit.engine.verdict import Verdict
from fujikit.engine.view import ViewData
from fujikit.fuji.actions import Say
from fujikit.fuji.box import Box
from fujikit.lessons.fuji.box import lesson_box

__all__ = ["LESSONS", "lesson_box"]


class FujiLessons:
    """Lessons about Fuji."""

    package = "fujikit.lessons.fuji"

    def box(self) -> Box:
        return lesson_box()

    def judge(self, text: str, lang: str) -> Verdict:
        from fujikit.fuji.talk import referee  # noqa: PLC0415  # most lessons hold no talk

        return referee(text, lang)

    def is_talk(self, action: Action) -> bool:
        return isinstance(action, Say)

    def end(self, view: ViewData) -> object:
        seats = {
            name: {key: value for key, value in seat.items() if key != "dice"}
            for name, seat in view["seats"].items()
        }
        return view["round"], view["phase"], view["prompt"], view["outcome"], view["lava"], seats

    def places(self, view: ViewData) -> Set[str]:
        return set(view["cards"])


LESSONS = FujiLessons()
