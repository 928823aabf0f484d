"""SVG as text: elements, with every attribute and every text escaped."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

Number = float | int


def element(name: str, *inside: str, **attributes: str | Number | None) -> str:
    r"""An element around what is written already; `font_size` becomes `font-size`, `class_` `class`.

    >>> element("rect", width=10, rx=2.5)
    '<rect width="10" rx="2.5"/>'
    >>> element("g", element("circle", r=1), fill='"><script>')
    '<g fill=\'"&gt;&lt;script&gt;\'><circle r="1"/></g>'
    """
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(_value(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def words(text: str, x: Number, y: Number, **attributes: str | Number | None) -> str:
    """A line of text; whatever stands in it stays text.

    >>> words("<b>", 1, 2)
    '<text x="1" y="2">&lt;b&gt;</text>'
    """
    return element("text", plain(text), x=x, y=y, **attributes)


def plain(text: str) -> str:
    """A text as XML may hold it: escaped, and without characters that XML has no place for.

    >>> plain("a & b")
    'a &amp; b'
    """
    return escape(printable(text))


def printable(text: str) -> str:
    """A text without characters that XML has no place for."""
    return "".join(letter for letter in text if letter.isprintable() or letter in "\n\t")


def art(
    name: str, x: Number, y: Number, width: Number, height: Number, **attributes: str | Number | None
) -> str:
    """A drawing of the sprite in a box."""
    return element("use", href=f"#fk-{name}", x=x, y=y, width=width, height=height, **attributes)


def use(name: str, **attributes: str | Number | None) -> str:
    """A part of the picture that is drawn once, in its own size."""
    return element("use", href=f"#fk-{name}", **attributes)


def _value(value: str | Number) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")
