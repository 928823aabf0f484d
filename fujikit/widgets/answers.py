"""Fields for answers to exercises; Python judges them, and never sends the solutions to the browser."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Literal

import msgspec

from fujikit.engine.errors import BadInput
from fujikit.widgets.base import FujikitWidget, on
from fujikit.widgets.schema import CheckAnswer, FieldView
from fujikit.widgets.static_page import Grid, Note, page
from fujikit.widgets.traits import ListTrait, list_trait

MAX_ANSWER_LENGTH = 40
ROOM = "________"
"""To write an answer on paper."""
MIN_DIGITS = 2
"""A rounded answer says so many digits at least, leading zeros not counted."""
FRACTION = re.compile(r"(\d+)\s*/\s*(\d+)")
DECIMAL = re.compile(r"(?P<number>\d+(?:[.,](?P<places>\d+))?)\s*(?P<percent>%)?")

Verdict = Literal["", "right", "rounded", "wrong", "unread"]


class Answers(FujikitWidget):
    """A field for each answer, by its name; a fraction, a decimal or a percentage may be written.

    >>> answers = Answers({"a": Fraction(2, 9)})
    >>> [answers.judge("a", text) for text in ("8/36", "22.2%", "0,22", "0.2", "a ninth")]
    ['right', 'rounded', 'rounded', 'wrong', 'unread']
    """

    bundle = "answers"

    fields: ListTrait = list_trait(FieldView)
    """Each a `FieldView`."""

    def __init__(self, solutions: Mapping[str, Fraction | int], *, lang: str = "en", **look: Any) -> None:
        given: list[object] = list(solutions.values())
        if not given or not all(isinstance(each, Fraction | int) for each in given):
            raise BadInput("solutions: fractions by their names are needed, such as {'a': Fraction(1, 6)}")
        self._solutions = {str(name): Fraction(each) for name, each in solutions.items()}
        fields = [msgspec.to_builtins(FieldView(name, "", "")) for name in self._solutions]
        super().__init__(lang=lang, fields=fields, **look)

    def judge(self, name: str, text: str) -> Verdict:
        """Judge an answer."""
        if name not in self._solutions:
            raise BadInput(self.translate("kernel.not-understood"))
        return judged(text, self._solutions[name])

    @on(CheckAnswer)
    def _check_answer(self, message: CheckAnswer) -> None:
        name, text = message.name, message.text
        field = msgspec.to_builtins(FieldView(name, text[:MAX_ANSWER_LENGTH], self.judge(name, text)))
        self.fields = [field if each["name"] == name else each for each in self.fields]

    def static_bundle(self) -> dict[str, str]:
        """A row for each answer: what was written and what is thought of it, or room to write."""
        rows = [
            (self.translate("answers.field", name=each["name"]), *self._written(each)) for each in self.fields
        ]
        head = (self.translate("answers.label"), "", "")
        return page(self.lang, [Grid(head, rows), Note(self.translate("answers.unread"))])

    def _written(self, field: dict[str, Any]) -> tuple[str, str]:
        verdict = field["verdict"]
        return field["text"] or ROOM, self.translate(f"answers.{verdict}") if verdict else ""


def judged(text: str, solution: Fraction) -> Verdict:
    """An answer is right as it stands, or rounded to the places it shows.

    >>> judged("5/12", Fraction(15, 36)), judged("41.7 %", Fraction(5, 12)), judged("0.41", Fraction(5, 12))
    ('right', 'rounded', 'wrong')
    """
    plain = text.strip()
    if len(plain) > MAX_ANSWER_LENGTH:
        return "unread"
    if (ratio := FRACTION.fullmatch(plain)) and int(ratio[2]):
        return "right" if Fraction(int(ratio[1]), int(ratio[2])) == solution else "wrong"
    if decimal := DECIMAL.fullmatch(plain):
        return _decimal(decimal, solution)
    return "unread"


def _decimal(written: re.Match[str], solution: Fraction) -> Verdict:
    number = Fraction(written["number"].replace(",", "."))
    unit = Fraction(1, 10 ** len(written["places"] or ""))
    sought = solution * 100 if written["percent"] else solution
    if number == sought:
        return "right"
    digits = len(re.sub(r"\D", "", written["number"]).lstrip("0"))
    return "rounded" if digits >= MIN_DIGITS and abs(number - sought) <= unit / 2 else "wrong"
