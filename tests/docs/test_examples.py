"""The table of worked examples is complete and up to date."""

from __future__ import annotations

import pytest

from fujikit.lessons import chapters
from tools import examples


@pytest.mark.parametrize("example", examples.EXAMPLES)
def test_a_worked_example_has_a_lesson_a_notebook_and_a_test(example: str) -> None:
    held = examples.lessons_of(example)
    assert held
    assert any(name in chapter.lessons for name in held for chapter in chapters())
    assert examples.tests()[example]


@pytest.mark.parametrize("example", examples.ROBINSON)
def test_a_worked_example_of_robinson_has_a_test(example: str) -> None:
    assert examples.tests()[example]


def test_a_name_may_carry_several_examples() -> None:
    both = [example for example in ("R-17", "R-26") if _holds(example, "two weapons in a round")]
    assert both == ["R-17", "R-26"]
    assert _holds("F-04", "the examples of page 6")


def _holds(example: str, says: str) -> bool:
    return any(test.says.startswith(says) for test in examples.tests()[example])


def test_the_table_is_what_would_be_written() -> None:
    assert examples.FILE.read_text("utf-8") == examples.page(), "run `make generated`"
