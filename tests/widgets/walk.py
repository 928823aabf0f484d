"""Going through a lesson by messages alone, doing the right thing in every step."""

from __future__ import annotations

from typing import Any

from fujikit.lessons.model import Ask, Do
from fujikit.widgets import Lesson

TALK = {"en": "My dice look strong.", "fr": "Mes dés sont forts.", "pl": "Moje kości są mocne."}


def walk_through(widget: Lesson) -> None:
    """To the end of the lesson that is shown."""
    while not widget.step["done"]:
        walk_on(widget)


def walk_on(widget: Lesson) -> None:
    """One step further."""
    if wish := right_thing(widget):
        assert widget.receive({"id": 1, **wish}).ok
    if not widget.step["done"]:
        assert widget.receive({"do": "go-to-step", "id": 2, "step": widget.step["at"] + 1}).ok


def right_thing(widget: Lesson) -> dict[str, Any] | None:
    """What the step asks for; nothing where there is only something to read."""
    match widget.course.step:
        case Ask(answer=answers):
            return {"do": "choose", "answer": next(i for i, each in enumerate(answers) if each.right)}
        case Do(lines=lines):
            return {"do": "act", "line": lines[0].replace("*", TALK[widget.lang])}
    return None
