"""Writes docs/worked-examples.md anew: every worked example with its notebook, its lesson and its tests."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fujikit.lessons import chapters, lesson, lessons
from fujikit.lessons.model import said

ROOT = Path(__file__).parents[2]
FILE = ROOT / "docs" / "worked-examples.md"
EXAMPLES = tuple(f"F-{number:02}" for number in range(1, 37))
TEST = re.compile(r"test_f_(\d\d)(?:_to_(\d\d))?_(\w+)")
HEAD = """\
<!-- Written by `make generated` from the lessons, their chapters and the tests. Change those. -->

# Worked examples

Each worked example of the rulebook is something to do in a notebook, a lesson, and a test of the rules.

| example | notebook | lesson | tests |
| --- | --- | --- | --- |
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
                first, last, says = match.groups()
                for number in range(int(first), int(last or first) + 1):
                    found[f"F-{number:02}"].append(Pinned(file, says.replace("_", " ")))
    return found


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
    return HEAD + "".join(f"{_row(example, tested[example])}\n" for example in EXAMPLES)


def _row(example: str, tested: list[Pinned]) -> str:
    held = lessons_of(example)
    notebooks = dict.fromkeys(
        chapter.notebook for name in held for chapter in chapters() if name in chapter.lessons
    )
    cells = (
        example,
        " · ".join(_link(name, ROOT / "notebooks" / f"{name}.ipynb") for name in notebooks),
        " · ".join(_lesson(name) for name in held),
        " · ".join(_link(test.says, test.file) for test in tested),
    )
    return f"| {' | '.join(cells)} |"


def _lesson(name: str) -> str:
    title = said(lesson(name).title, "en")
    return _link(f"{name} {title}", ROOT / "fujikit" / "lessons" / "files" / f"{name}.toml")


def _link(text: str, file: Path) -> str:
    return f"[{text}](../{file.relative_to(ROOT).as_posix()})"


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8")
