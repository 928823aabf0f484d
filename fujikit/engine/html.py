"""Pieces of HTML by which results show themselves in a notebook.

Text is escaped, and colours come from the notebook's theme, so that they follow light and dark.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

BRAND = "var(--jp-brand-color1, #1e88b5)"
GOOD = "var(--jp-success-color1, #3d9142)"
BAD = "var(--jp-error-color1, #d64545)"
RULE = "var(--jp-border-color2, #8888)"
CELL = f"padding: 0.2em 0.8em 0.2em 0; border-bottom: 1px solid {RULE}; text-align: "
BAR = 8
"""The width of a full bar, in the size of the letters."""


class Html(str):
    """Text that is HTML already and needs no escaping."""

    __slots__ = ()


def element(name: str, *content: str, **attributes: str) -> Html:
    """An element with its attributes; content that is no `Html` is escaped, and so are attributes.

    >>> element("b", "3 < 4", title="less")
    '<b title="less">3 &lt; 4</b>'
    """
    from html import escape  # noqa: PLC0415  # it takes milliseconds that a kernel should not wait for

    said = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items() if value)
    inner = "".join(each if isinstance(each, Html) else escape(each) for each in content)
    return Html(f"<{name}{said}>{inner}</{name}>")


def result(*content: str) -> Html:
    """The element around everything that a result shows."""
    return element("div", *content, style="line-height: 1.5; max-width: 46em; overflow-x: auto")


def note(text: str) -> Html:
    """A remark in small, paler letters."""
    return element("div", text, style="opacity: 0.75; font-size: 0.9em; margin-top: 0.4em")


def bar(share: float) -> Html:
    """A share as a bar.

    >>> "width: 4.00em" in bar(0.5)
    True
    """
    width = BAR * min(max(share, 0.0), 1.0)
    style = f"width: {width:.2f}em; height: 0.7em; background: {BRAND}; border-radius: 2px"
    return element("div", style=style)


def table(head: Sequence[str], rows: Iterable[Sequence[str]], *, left: int = 1) -> Html:
    """A table; the first `left` columns are read from the left, the others are numbers.

    >>> table(["dice"], [["B1"]]).count("<td"), table(["dice"], [["B1"]]).count('scope="col"')
    (1, 1)
    """

    def line(kind: str, cells: Sequence[str], **attributes: str) -> Html:
        sides = ["left" if number < left else "right; white-space: nowrap" for number in range(len(cells))]
        styled = zip(cells, sides, strict=True)
        return element(
            "tr", *(element(kind, cell, style=f"{CELL}{side}", **attributes) for cell, side in styled)
        )

    body = Html("".join(line("td", row) for row in rows))
    style = "border-collapse: collapse; margin: 0.4em 0"
    return element("table", line("th", head, scope="col"), body, style=style)
