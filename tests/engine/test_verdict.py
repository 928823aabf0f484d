"""Verdicts: fine, or every clause broken, with the numbers of the case."""

from __future__ import annotations

from fujikit.engine.verdict import Reason, Verdict, verdict_of
from fujikit.fuji.clauses import broken

TOO_FAR = broken("plan.three-steps", steps=4, reach=3)
SAME = broken("plan.neighbours-differ", card="c4", who="Jona")


def test_no_reason_is_fine() -> None:
    verdict = Verdict()
    assert verdict
    assert verdict.ok
    assert verdict.clauses == []
    assert (str(verdict), verdict.text()) == ("ok", "")


def test_all_reasons_are_there_each_clause_once() -> None:
    verdict = Verdict((TOO_FAR, SAME, TOO_FAR))
    assert not verdict
    assert verdict.clauses == ["plan.three-steps", "plan.neighbours-differ"]
    assert verdict.text() == f"{TOO_FAR.text()} {SAME.text()} {TOO_FAR.text()}"


def test_a_reason_tells_its_numbers_and_its_clause() -> None:
    assert "4" in TOO_FAR.text()
    assert str(TOO_FAR) == f"{TOO_FAR.text()} [plan.three-steps]"


def test_a_reason_without_words_is_its_clause() -> None:
    assert Reason("some.clause").text() == "some.clause"


def test_the_language_of_a_verdict() -> None:
    verdict = verdict_of([TOO_FAR], "fr")
    assert verdict.text() == TOO_FAR.text("fr") != TOO_FAR.text("en")
    assert verdict.text("pl") == TOO_FAR.text("pl")
