"""A picture or a finding of a study, in the language and the theme of the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar

import traitlets

from fujikit.engine.errors import BadInput
from fujikit.teams.study.finding import Finding
from fujikit.widgets.base import FujikitWidget
from fujikit.widgets.static_page import Figure, page
from fujikit.widgets.static_svg.picture import Picture
from fujikit.widgets.traits import ListTrait, list_trait

SIZE = re.compile(r'(?<=") width="([\d.]+)pt" height="[\d.]+pt"')
"""Of a figure; without it an SVG takes the room there is."""
PIXELS_IN_POINT = 4 / 3
ABOUT = re.compile(r"<metadata>.*?</metadata>", re.DOTALL)
BETWEEN = re.compile(r">\s+<")
GEOMETRY = re.compile(r' (?:d|points|transform|x|y)="[^"]*"')
TOO_EXACT = re.compile(r"(\.\d\d)\d+")
"""Of a coordinate: no screen shows more than two places."""


class Exhibit(FujikitWidget):
    """Shows what a function of `fujikit.plots` draws or a study finds, and asks anew when the look changes.

    >>> from fujikit.teams.study.finding import Finding
    >>> Exhibit(lambda lang: Finding({"en": "Good.", "fr": "Bien.", "pl": "Dobrze."}[lang]), lang="fr").text
    'Bien.'
    """

    bundle = "exhibit"
    browser_writable: ClassVar[frozenset[str]] = FujikitWidget.browser_writable | {"dark"}

    dark: traitlets.Bool[bool, bool | int] = traitlets.Bool(default_value=False).tag(sync=True)
    """Whether the page is dark, as the browser says."""
    picture: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """An SVG; none for a finding."""
    text: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """What was found, or what the picture shows, for those who do not see it."""
    head: ListTrait = list_trait(str)
    rows: ListTrait = list_trait(list[str])
    """The table of a finding."""

    def __init__(self, make: Callable[..., Any], *about: Any, lang: str = "en", **options: Any) -> None:
        if not callable(make):
            raise BadInput(f"make: {type(make).__name__} is no function that draws or finds something")
        super().__init__(lang=lang)
        self._make, self._about, self._options = make, about, options
        self._show()
        self.observe(self._relit, "dark")

    def set_language(self, lang: str) -> None:
        super().set_language(lang)
        self._show()

    def static_bundle(self) -> dict[str, str]:
        """The figure on light paper with what it shows in words; or the finding."""
        if self.picture:
            drawn = self._asked(dark=False).svg() if self.dark else self.picture
            return page(self.lang, [Figure(static_picture(drawn, self.text))])
        found = str(Finding(self.text, tuple(self.head), tuple(map(tuple, self.rows))))
        return {"text/markdown": found, "text/plain": found}

    def _relit(self, _change: object) -> None:
        if self.picture:
            self._show()

    def _show(self) -> None:
        shown = self._asked(dark=self.dark)
        with self.hold_sync():
            if isinstance(shown, Finding):
                self.text, self.head = shown.text, list(shown.head)
                self.rows = [list(row) for row in shown.rows]
            else:
                self.picture, self.text = shown.svg(), shown.alt

    def _asked(self, *, dark: bool) -> Any:
        """Make what is shown in this theme; a finding is the same in light and dark."""
        look = {"theme": "dark"} if dark and self.picture else {}
        return self._make(*self._about, lang=self.lang, **look, **self._options)


def static_picture(figure: str, alt: str) -> Picture:
    """The SVG of a figure as a picture in a page, with coordinates as exact as a screen is."""
    size = SIZE.search(figure)
    width = float(size[1]) * PIXELS_IN_POINT if size else 0
    drawn = ABOUT.sub("", SIZE.sub("", figure[figure.index("<svg") :], count=1))
    rounded = GEOMETRY.sub(lambda found: TOO_EXACT.sub(r"\1", found[0]), drawn)
    return Picture(BETWEEN.sub("><", rounded), alt, width)
