"""The files of words, of every package that has them: three languages with the same keys and fields."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources

import pytest

from fujikit.engine.words import LANGUAGES, Field, parse

FORMS = {"en": 2, "fr": 2, "pl": 3}
FILES = [
    (package, lang)
    for package in (
        "fujikit.cli",
        "fujikit.cli.fuji",
        "fujikit.cli.robinson",
        "fujikit.engine.small",
        "fujikit.fuji",
        "fujikit.teams.simulation",
        "fujikit.teams.fuji.study",
        "fujikit.widgets",
    )
    for lang in LANGUAGES
]


@cache
def texts(package: str, lang: str) -> dict[str, str]:
    """Every text of a language by its whole path in the file."""
    file = resources.files(package) / "words" / f"{lang}.toml"
    return dict(leaves(tomllib.loads(file.read_text(encoding="utf-8"))))


def leaves(table: dict[str, object], path: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{path}[{key}]")
        else:
            yield f"{path} {key}", str(value)


def fields(text: str) -> list[Field]:
    return [piece for piece in parse(text) if isinstance(piece, Field)]


@pytest.mark.parametrize(("package", "lang"), FILES)
def test_every_language_has_the_same_keys(package: str, lang: str) -> None:
    assert sorted(texts(package, lang)) == sorted(texts(package, "en"))


@pytest.mark.parametrize(("package", "lang"), FILES)
def test_no_text_is_empty(package: str, lang: str) -> None:
    assert [path for path, text in texts(package, lang).items() if not text.strip()] == []


@pytest.mark.parametrize(("package", "lang"), FILES)
def test_every_language_fills_in_the_same_values(package: str, lang: str) -> None:
    english = texts(package, "en")
    for path, text in texts(package, lang).items():
        names = {field.name for field in fields(text)}
        assert names == {field.name for field in fields(english[path])}, path


@pytest.mark.parametrize(("package", "lang"), FILES)
def test_numbers_have_as_many_forms_as_the_language(package: str, lang: str) -> None:
    for path, text in texts(package, lang).items():
        assert {len(field.forms) for field in fields(text)} <= {0, FORMS[lang]}, path


@pytest.mark.parametrize(("package", "lang"), FILES)
def test_no_brace_is_left_over(package: str, lang: str) -> None:
    for path, text in texts(package, lang).items():
        plain = [piece for piece in parse(text) if isinstance(piece, str)]
        assert not {"{", "}"} & set("".join(plain)), path
