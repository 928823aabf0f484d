from pathlib import Path
from typing import Any

import pytest

from tools.clauses import GAMES, Ledger, Literal, cited_by_cards, ledger_of, literals_in
from tools.marks import has_all_tests, pins, pins_of

WORDS = {"heading": "Three steps", "text": "At most three."}


def ledger(**changes: Any) -> Ledger:
    whole: dict[str, Any] = {
        "clauses": {"plan.three-steps": {}, "setup.box": {"definition": True}},
        "words": {"en": {"plan.three-steps": WORDS, "setup.box": WORDS}},
        "literals": (Literal("plan.three-steps", "fuji/plan.py:7"), Literal("plan.toml", "fuji/plan.py:9")),
        "tests": {"plan.three-steps": ["test_a"], "setup.box": ["test_b"]},
    }
    return Ledger(**whole | changes)


@pytest.mark.slow
def test_every_clause_has_a_test_a_place_and_words(request: pytest.FixtureRequest) -> None:
    tests = pins_of(request.session.items) if has_all_tests(request.config) else pins()
    assert [fault for game in GAMES for fault in ledger_of(game, tests).faults()] == []


def test_a_whole_ledger_has_no_faults() -> None:
    assert list(ledger().faults()) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"tests": {"plan.three-steps": ["test_a"]}}, "setup.box: no test pins it"),
        ({"literals": ()}, "plan.three-steps: no code cites it, and it is neither definition nor advice"),
        (
            {"tests": {"plan.three-steps": ["a"], "setup.box": ["b"], "plan.four": ["c"]}},
            "plan.four: no such clause, marked at c",
        ),
        (
            {"literals": (Literal("plan.three-steps", "x.py:1"), Literal("plan.four-steps", "x.py:2"))},
            "plan.four-steps: no such clause, cited at x.py:2",
        ),
        (
            {"words": {"fr": {"plan.three-steps": WORDS, "setup.box": {"heading": "La boîte"}}}},
            "setup.box: no text in fr",
        ),
        (
            {"words": {"pl": {"plan.three-steps": WORDS, "setup.box": WORDS, "plan.old": WORDS}}},
            "plan.old: words in pl, but no such clause",
        ),
    ],
)
def test_a_gap_is_named(changes: dict[str, Any], fault: str) -> None:
    assert list(ledger(**changes).faults()) == [fault]


def test_literals_are_found_with_their_place(tmp_path: Path) -> None:
    (tmp_path / "plan.py").write_text('def refuse() -> str:\n    return "plan.stay"\n', encoding="utf-8")
    assert list(literals_in(tmp_path)) == [Literal("plan.stay", "plan.py:2")]


def test_clauses_that_cards_name_are_found_with_their_place(tmp_path: Path) -> None:
    box = tmp_path / "game" / "box"
    box.mkdir(parents=True)
    (box / "beasts.toml").write_text('[[beast]]\nname = "Bear"\nclause = "hunt.bear"\n', encoding="utf-8")
    assert list(cited_by_cards(box)) == [Literal("hunt.bear", "game/box/beasts.toml:3")]
