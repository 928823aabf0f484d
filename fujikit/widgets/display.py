"""Rich display of games, positions and lessons: a widget, with a static page for places without widgets."""

from __future__ import annotations

import logging
import sys
from dataclasses import dataclass
from hashlib import sha256
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from fujikit.engine.display import Displayable, MimeBundle
from fujikit.engine.game import Game
from fujikit.engine.log import Log
from fujikit.lessons import Lesson as LessonData
from fujikit.lessons import begin
from fujikit.widgets.base import FujikitWidget
from fujikit.widgets.lesson import Lesson
from fujikit.widgets.static_lesson import lesson_parts
from fujikit.widgets.static_page import page
from fujikit.widgets.static_table import static_table
from fujikit.widgets.table import Table

LOG = logging.getLogger(__name__)

_shown: WeakValueDictionary[int, FujikitWidget] = WeakValueDictionary()
"""The widget of everything that is on show, by the identity of the thing, which its widget keeps alive."""


@dataclass(frozen=True)
class Picture:
    """What is shown of a thing that has no widget."""

    data: MimeBundle

    def _repr_mimebundle_(self, **_asked: object) -> MimeBundle:
        return self.data


def mimebundle(thing: Displayable) -> MimeBundle:
    """Return the MIME bundle of a thing: a widget in a kernel, and always the static page."""
    if not in_kernel():
        return _static_bundle(thing)
    shown = widget_or_picture(thing)
    if isinstance(shown, Picture):
        return shown.data
    data, _metadata = shown._repr_mimebundle_()  # type: ignore[misc]  # a widget with a view
    return data


def widget_or_picture(thing: Displayable) -> FujikitWidget | Picture:
    """The widget of a thing, or what stands for it: a value must show itself somehow, whatever is missing."""
    try:
        return widget_of(thing)
    except Exception:
        LOG.exception("no widget could be made, so a picture is shown")
        return Picture(_static_bundle(thing))


def in_kernel() -> bool:
    """Whether a notebook is listening."""
    ipython = sys.modules.get("IPython")
    return ipython is not None and getattr(ipython.get_ipython(), "kernel", None) is not None


def widget_of(thing: Any) -> FujikitWidget:
    """The widget of a thing; the same one each time, with what has happened since."""
    known = _shown.get(id(thing))
    match known:
        case Table() if known.game is thing and _is_open(known):
            known.refresh()
            return known
        case Lesson() if known.lesson is thing and _is_open(known):
            return known
    made = _made_for(thing)
    _shown[id(thing)] = made
    return made


def _made_for(thing: Any) -> FujikitWidget:
    if isinstance(thing, LessonData):
        return Lesson(thing)
    return Table(thing, name=storage_name(thing))


def _is_open(widget: FujikitWidget) -> bool:
    """Whether a browser can reach it; marimo closes the comm when a cell runs again, and leaves it there."""
    return widget.comm is not None and not widget.comm._closed  # noqa: SLF001  # no public name says it


def storage_name(game: Game[object]) -> str:
    """Name the browser's storage entry of a game: the same for the same public beginning."""
    beginning = game.rules.view(game.start, None, Log(game.rules.words), "en")
    return f"game-{sha256(msgspec.json.encode(beginning)).hexdigest()[:12]}"


def _static_bundle(thing: Any) -> MimeBundle:
    """A lesson as it begins, as text with all its steps; or a game as everybody sees it."""
    if isinstance(thing, LessonData):
        return {**page(thing.lang, lesson_parts(begin(thing))), "text/plain": str(thing)}
    return {**static_table(thing, thing.lang)}
