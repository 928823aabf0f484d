"""The table of all clauses: the tests that pin each, and the places in the code that cite it."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from tests.tools.marks import ROOT, pins

LANGUAGES = ("en", "fr", "pl")
BINDS_NO_MOVE = ("definition", "advice")


@dataclass(frozen=True)
class Literal:
    """A string in the code, and where it stands."""

    text: str
    place: str


@dataclass(frozen=True)
class Ledger:
    """A rulebook's clauses beside its words, its code and its tests."""

    clauses: Mapping[str, Mapping[str, Any]]
    words: Mapping[str, Mapping[str, Mapping[str, str]]]
    literals: tuple[Literal, ...]
    tests: Mapping[str, list[str]]

    @cached_property
    def places(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for literal in self.literals:
            if literal.text in self.clauses:
                found.setdefault(literal.text, []).append(literal.place)
        return found

    def faults(self) -> Iterator[str]:
        yield from self.clauses_without_test()
        yield from self.clauses_without_place()
        yield from self.unknown_marks()
        yield from self.unknown_citations()
        yield from self.words_that_do_not_match()

    def clauses_without_test(self) -> Iterator[str]:
        for clause in self.clauses:
            if clause not in self.tests:
                yield f"{clause}: no test pins it"

    def clauses_without_place(self) -> Iterator[str]:
        for clause, facts in self.clauses.items():
            if clause not in self.places and not excuse(facts):
                yield f"{clause}: no code cites it, and it is neither {' nor '.join(BINDS_NO_MOVE)}"

    def unknown_marks(self) -> Iterator[str]:
        for clause in sorted(set(self.tests) - set(self.clauses)):
            yield f"{clause}: no such clause, marked at {self.tests[clause][0]}"

    def unknown_citations(self) -> Iterator[str]:
        chapters = "|".join(sorted({re.escape(clause.partition(".")[0]) for clause in self.clauses}))
        like_a_clause = re.compile(rf"({chapters})\.(?!toml$)[a-z0-9]+(-[a-z0-9]+)*")
        for literal in self.literals:
            if like_a_clause.fullmatch(literal.text) and literal.text not in self.clauses:
                yield f"{literal.text}: no such clause, cited at {literal.place}"

    def words_that_do_not_match(self) -> Iterator[str]:
        for language, words in self.words.items():
            for clause in self.clauses:
                for part in ("heading", "text"):
                    if not words.get(clause, {}).get(part, "").strip():
                        yield f"{clause}: no {part} in {language}"
            for clause in sorted(set(words) - set(self.clauses)):
                yield f"{clause}: words in {language}, but no such clause"

    def rows(self) -> Iterator[tuple[str, str, str]]:
        for clause, facts in self.clauses.items():
            tests = [name_of_test(test) for test in self.tests.get(clause, [])]
            yield clause, in_short(tests), in_short(self.places.get(clause, []), excuse(facts))


def excuse(facts: Mapping[str, Any]) -> str:
    """Why no move can break a clause, if that is so."""
    return next((word for word in BINDS_NO_MOVE if facts.get(word)), "")


def name_of_test(test: str) -> str:
    """A test's file and name, without folders and parameters.

    >>> name_of_test("tests/fuji/test_plan.py::test_stay[c4]")
    'test_plan.py::test_stay'
    """
    return Path(test.partition("[")[0]).name


def in_short(entries: Sequence[str], otherwise: str = "") -> str:
    """How many there are, and the first of them.

    >>> in_short(["fuji/plan.py:7", "fuji/plan.py:9"])
    '2  fuji/plan.py:7 …'
    """
    if not entries:
        return otherwise or "NONE"
    return f"{len(entries)}  {entries[0]}{' …' * (len(entries) > 1)}"


def literals_in(folder: Path) -> Iterator[Literal]:
    """The widgets show clauses and cite none: their `need.or` is a key of the words on screen."""
    for file in sorted(folder.rglob("*.py")):
        if file.is_relative_to(folder / "widgets"):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield Literal(node.value, f"{file.relative_to(folder)}:{node.lineno}")


def clauses_in(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8")).get("clause", {})
    return found


def fuji_ledger() -> Ledger:
    fuji = ROOT / "fujikit" / "fuji"
    return Ledger(
        clauses=clauses_in(fuji / "rulebook.toml"),
        words={language: clauses_in(fuji / "words" / f"{language}.toml") for language in LANGUAGES},
        literals=tuple(literals_in(ROOT / "fujikit")),
        tests=pins(),
    )


def table(rows: Iterable[tuple[str, str, str]]) -> str:
    lines = [("clause", "tests", "cited at"), *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(2)]
    return "\n".join(
        f"{clause:{widths[0]}}  {tests:{widths[1]}}  {places}" for clause, tests, places in lines
    )


def main() -> int:
    ledger = fuji_ledger()
    faults = list(ledger.faults())
    print(table(ledger.rows()))
    print(f"\n{len(ledger.clauses)} clauses in {len(LANGUAGES)} languages, {len(faults)} faults")
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
