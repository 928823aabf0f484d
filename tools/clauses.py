"""The table of all clauses: the tests that pin each, and the places in the code that cite it.

`python -m tools.clauses robinson` shows those of the other game.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from tools.marks import ROOT, pins

GAMES = ("fuji", "robinson")
MENTIONED = re.compile(r"\brc(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){2}")
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
            for clause in {literal.text, *mentioned(literal.text)} & set(self.clauses):
                found.setdefault(clause, []).append(literal.place)
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
        chapters = {clause.partition(".")[0] for clause in self.clauses}
        plain = "|".join(map(re.escape, sorted(chapters - {"rc"})))
        like_a_clause = re.compile(rf"({plain})\.(?!toml$)[a-z0-9]+(-[a-z0-9]+)*")
        for literal in self.literals:
            cited = set(mentioned(literal.text)) if "rc" in chapters else set()
            cited |= {literal.text} if like_a_clause.fullmatch(literal.text) else set()
            for clause in sorted(cited - set(self.clauses)):
                yield f"{clause}: no such clause, cited at {literal.place}"

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


def mentioned(text: str) -> list[str]:
    """The clauses that a docstring names; only ids that begin with their game can be told from other words.

    >>> mentioned("rc.end.both: whoever dies loses, see rc.end.win.")
    ['rc.end.both', 'rc.end.win']
    """
    return MENTIONED.findall(text)


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


@cache
def literals_in(folder: Path) -> tuple[Literal, ...]:
    """The widgets show clauses and cite none: their `need.or` is a key of the words on screen."""
    files = [file for file in sorted(folder.rglob("*.py")) if not file.is_relative_to(folder / "widgets")]
    return tuple(
        Literal(node.value, f"{file.relative_to(folder)}:{node.lineno}")
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def cited_by_cards(folder: Path) -> Iterator[Literal]:
    """The clauses that components name as theirs."""
    for file in sorted(folder.rglob("*.toml")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if cited := re.fullmatch(r'clause = "([^"]+)"', line):
                yield Literal(cited[1], f"{file.relative_to(folder.parents[1])}:{number}")


def clauses_in(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8")).get("clause", {})
    return found


def words_in(folder: Path) -> dict[str, dict[str, Any]]:
    """The words on clauses by language: one file each, or one folder of files."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(folder.rglob("*.toml")):
        language = file.parent.name if file.parent != folder else file.stem
        found.setdefault(language, {}).update(clauses_in(file))
    return found


def ledger_of(game: str, tests: Mapping[str, list[str]] | None = None) -> Ledger:
    """A game's clauses; marks that carry the other games' ids are theirs."""
    home = ROOT / "fujikit" / game
    books = {name: clauses_in(ROOT / "fujikit" / name / "rulebook.toml") for name in GAMES}
    others = {clause for name, book in books.items() if name != game for clause in book} - set(books[game])
    pinned = pins() if tests is None else tests
    return Ledger(
        clauses=books[game],
        words=words_in(home / "words"),
        literals=(*literals_in(ROOT / "fujikit"), *cited_by_cards(home / "box")),
        tests={clause: names for clause, names in pinned.items() if clause not in others},
    )


def table(rows: Iterable[tuple[str, str, str]]) -> str:
    lines = [("clause", "tests", "cited at"), *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(2)]
    return "\n".join(
        f"{clause:{widths[0]}}  {tests:{widths[1]}}  {places}" for clause, tests, places in lines
    )


def main(game: str = GAMES[0]) -> int:
    ledger = ledger_of(game)
    faults = list(ledger.faults())
    print(table(ledger.rows()))
    print(f"\n{len(ledger.clauses)} clauses in {len(ledger.words)} languages, {len(faults)} faults")
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
