"""Verdicts on lines: legal, or every clause that the line breaks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from fujikit.engine import html


class Translator(Protocol):
    """Anything that turns a message into a sentence; `fujikit.engine.words.Words` does."""

    def translate(self, section: str, key: str, lang: str, /, **numbers: object) -> str: ...


class Reason(Struct, frozen=True):
    """One clause that a line breaks, with the numbers of the case.

    A clause that can be broken in several ways names the `case`. Every game makes its own `broken`,
    bound to its words.
    """

    clause: str
    case: str = ""
    numbers: tuple[tuple[str, object], ...] = ()
    words: Translator | None = None
    lang: str = "en"

    def text(self, lang: str | None = None) -> str:
        """The sentence for people, in the game's language or another one."""
        if self.words is None:
            return self.clause
        key = f"{self.clause}/{self.case}" if self.case else self.clause
        return self.words.translate("refusal", key, lang or self.lang, **dict(self.numbers))

    def heading(self, lang: str | None = None) -> str:
        """What the clause is called in the rulebook."""
        if self.words is None:
            return self.clause
        return self.words.translate("clause", f"{self.clause}/heading", lang or self.lang)

    def __str__(self) -> str:
        return f"{self.text()} [{self.clause}]"

    def __repr__(self) -> str:
        return f"<Reason: {self}>"


class Verdict(Struct, frozen=True):
    """The answer to a line: `ok`, or the reasons against it.

    >>> Verdict().ok
    True
    >>> Verdict((Reason("plan.three-steps"),)).clauses
    ['plan.three-steps']
    >>> Verdict(), Verdict((Reason("plan.three-steps"),))
    (<Verdict: ok>, <Verdict: refused. plan.three-steps [plan.three-steps]>)
    """

    reasons: tuple[Reason, ...] = ()

    @property
    def ok(self) -> bool:
        return not self.reasons

    @property
    def clauses(self) -> list[str]:
        """The ids of the broken clauses, each once, in the order found."""
        return list(dict.fromkeys(reason.clause for reason in self.reasons))

    def text(self, lang: str | None = None) -> str:
        """All reasons as one line of text; empty when the verdict is fine."""
        return " ".join(reason.text(lang) for reason in self.reasons)

    def __bool__(self) -> bool:
        return self.ok

    def __str__(self) -> str:
        return " ".join(map(str, self.reasons)) or "ok"

    def __repr__(self) -> str:
        return "<Verdict: ok>" if self.ok else f"<Verdict: refused. {self}>"

    def _repr_html_(self) -> str:
        if self.ok:
            return html.result(html.element("span", "✓ ok", style=f"color: {html.GOOD}"))
        return html.result(*(_reason_html(reason) for reason in self.reasons))


def _reason_html(reason: Reason) -> html.Html:
    """One reason: its sentence, and below it the clause."""
    cross = html.element("span", "✗ ", style=f"color: {html.BAD}")
    clause = html.note(f"{reason.heading()} [{reason.clause}]")
    return html.element("div", cross, reason.text(), clause)


def verdict_of(reasons: Iterable[Reason], lang: str) -> Verdict:
    """A verdict whose sentences come in `lang` unless another language is asked for."""
    return Verdict(tuple(Reason(r.clause, r.case, r.numbers, r.words, lang) for r in reasons))
