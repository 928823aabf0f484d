"""Writes docs/worked-examples.md: every worked example with its notebook, its lesson and its tests.

A test says in its name which examples it pins: `test_f_03_to_06_…`, `test_r_17_and_r_26_…`, `test_i_08_…`.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fujikit.games import descriptor
from fujikit.lessons import chapters, lesson, lessons
from fujikit.lessons.model import text_in

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs" / "worked-examples.md"
EXAMPLES = tuple(f"F-{number:02}" for number in range(1, 37))
ROBINSON = (
    *[f"R-{number:02}" for number in range(1, 66)],
    *[f"I-{number:02}" for number in range(1, 12)],
)
"""Those of Robinson Crusoe: with a heading of their own, and in running text."""
TEST = re.compile(r"test_((?:[fri]_\d\d_(?:to_\d\d_)?(?:and_)?)+)(\w+)")
NUMBER = re.compile(r"([fri])_(\d\d)_(?:to_(\d\d)_)?")
HEAD = """\
<!-- Written by `make generated` from the lessons, their chapters and the tests. Change those. -->

# Worked examples

Each worked example of the rulebook is something to do in a notebook, a lesson, and a test of the rules.

| example | notebook | lesson | tests |
| --- | --- | --- | --- |
"""
SECOND_HEAD = """
## Robinson Crusoe

R: an example with a heading of its own in the rulebook. I: a case in its running text.

| example | tests |
| --- | --- |
"""


class Pinned(NamedTuple):
    """A test of a worked example: its file, and what it says."""

    file: Path
    says: str


@cache
def tests() -> dict[str, list[Pinned]]:
    """The tests that carry the number of an example in their name."""
    found = defaultdict(list)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for name in _functions(file):
            if match := TEST.fullmatch(name):
                numbers, says = match.groups()
                for example in _examples(numbers):
                    found[example].append(Pinned(file, says.replace("_", " ")))
    return found


def _examples(numbers: str) -> Iterator[str]:
    """`r_17_and_r_26_` is R-17 and R-26."""
    for letter, first, last in NUMBER.findall(numbers):
        for number in range(int(first), int(last or first) + 1):
            yield f"{letter.upper()}-{number:02}"


def _functions(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return (node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def lessons_of(example: str) -> list[str]:
    """The lessons that hold an example; one that is named after it comes first."""
    held = [name for name in lessons() if example in lesson(name).examples]
    return sorted(held, key=lambda name: (name != example, name))


def page() -> str:
    """The whole page."""
    tested = tests()
    fuji = "".join(f"{_row(example, tested[example])}\n" for example in EXAMPLES)
    robinson = "".join(f"| {example} | {_tests(tested[example])} |\n" for example in ROBINSON)
    return HEAD + fuji + SECOND_HEAD + robinson


def _row(example: str, tested: list[Pinned]) -> str:
    held = lessons_of(example)
    notebooks = dict.fromkeys(
        (lesson(name).game, chapter.notebook)
        for name in held
        for chapter in chapters()
        if name in chapter.lessons
    )
    cells = (
        example,
        " · ".join(_notebook(game, name) for game, name in notebooks),
        " · ".join(_lesson(name) for name in held),
        _tests(tested),
    )
    return f"| {' | '.join(cells)} |"


def _notebook(game: str, name: str) -> str:
    return _link(name, ROOT / "notebooks" / descriptor(game).notebooks / f"{name}.ipynb")


def _tests(tested: list[Pinned]) -> str:
    return " · ".join(_link(test.says, test.file) for test in tested)


def _lesson(name: str) -> str:
    found = lesson(name)
    file = ROOT / "fujikit" / "lessons" / found.game / "files" / f"{name}.toml"
    return _link(f"{name} {text_in(found.title, 'en')}", file)


def _link(text: str, file: Path) -> str:
    return f"[{text}](../{file.relative_to(ROOT).as_posix()})"


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8")
