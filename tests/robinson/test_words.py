"""Everything that the rules tell, ask or refuse has its words, and no words are left over."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import fujikit.robinson.rules
from fujikit.engine.events import Event
from fujikit.engine.words import Field, parse
from fujikit.robinson.clauses import WORDS
from fujikit.robinson.language import EFFECTS, Choice, Effect

FOLDER = Path(fujikit.robinson.rules.__file__).parent


def every_event() -> Iterator[type[Event[Any]]]:
    waiting: list[Any] = [Event]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("fujikit.robinson"):
            yield kind


@cache
def refusals() -> list[tuple[str, frozenset[str], str]]:
    """Every `broken(…)` in the code that names its clause and case: the key, the fields, the place."""
    found = []
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "broken":
                words = [str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)]
                if len(words) == len(node.args):
                    fields = frozenset(keyword.arg or "*" for keyword in node.keywords)
                    found.append(("/".join(filter(None, words)), fields, f"{file.name}:{node.lineno}"))
    return found


def fields_of(template: str) -> set[str]:
    return {piece.name for piece in parse(template) if isinstance(piece, Field)}


def test_every_refusal_in_the_code_has_its_sentence() -> None:
    told = WORDS.section("refusal", "en")
    assert [f"{place}: {key}" for key, _, place in refusals() if key not in told] == []


def test_a_refusal_has_the_fields_that_its_sentence_shows() -> None:
    told = WORDS.section("refusal", "en")
    assert [
        f"{place}: {key}: {sorted(fields_of(told[key]) - fields)}"
        for key, fields, place in refusals()
        if key in told and "*" not in fields and fields_of(told[key]) - fields
    ] == []


def test_every_question_has_its_sentence() -> None:
    asked = [kind.__name__ for kind in EFFECTS.kinds if issubclass(kind, Choice)]
    assert sorted(set(asked) - set(WORDS.section("prompt", "en"))) == []


def test_no_question_is_left_over() -> None:
    asked = {kind.__name__ for kind in EFFECTS.kinds if issubclass(kind, Choice)}
    assert sorted({key.partition("/")[0] for key in WORDS.section("prompt", "en")} - asked) == []


def test_a_question_shows_only_what_it_knows() -> None:
    kinds = {kind.__name__: kind for kind in EFFECTS.kinds}
    about = {"who", "card", "place", "source"}
    for key, template in WORDS.section("prompt", "en").items():
        kind = kinds[key.partition("/")[0]]
        assert fields_of(template) <= about | set(kind.__struct_fields__), key


def test_every_event_that_speaks_by_its_name_has_its_sentence() -> None:
    told = WORDS.section("log", "en")
    plain = [
        kind for kind in every_event() if kind.log_message is Event.log_message and not kind.__subclasses__()
    ]
    assert sorted(kind.__name__ for kind in plain if kind.__name__ not in told) == []


def test_no_sentence_of_the_log_is_left_over() -> None:
    names = {kind.__name__ for kind in every_event()}
    assert sorted({key.partition("/")[0] for key in WORDS.section("log", "en")} - names) == []


@pytest.mark.parametrize("kind", EFFECTS.kinds, ids=lambda kind: kind.__name__)
def test_every_effect_explains_itself_and_names_a_clause_of_the_rulebook(kind: type[Effect]) -> None:
    assert kind.__doc__
    assert kind.clause in fujikit.rulebook("robinson")
