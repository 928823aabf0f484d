"""TOML texts: what is written reads back to the same."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fujikit.engine.toml import toml_data, toml_text

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
plain = (
    st.booleans() | st.integers(-(2**60), 2**60) | st.floats(allow_nan=False, allow_infinity=False) | texts
)
values = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=5),
    max_leaves=12,
)


@pytest.mark.unmeasured
@given(st.dictionaries(texts, values, max_size=6))
def test_plain_data_reads_back(data: dict[str, Any]) -> None:
    assert tomllib.loads(toml_text(data)) == data


def test_keys_without_a_value_are_left_out() -> None:
    assert toml_data(toml_text({"a": None, "b": {"c": None}, "d": 1})) == {"b": {}, "d": 1}


def test_long_and_many_lined_tables_become_sections() -> None:
    text = toml_text({"board": {"map": "V R\n. l\n"}, "seat": [{"name": "Clara"}, {"name": "Jona"}]})
    assert text.count("[[seat]]") == 2
    assert "[board]" in text


def test_a_list_may_hold_names_and_tables_side_by_side() -> None:
    data = {"items": [{"name": "pistol", "uses": 1}, "bible"]}
    assert toml_data(toml_text(data)) == data


def test_strings_of_many_lines_keep_every_letter() -> None:
    data = {"text": 'a\\b\n"""quoted"""\r\nend"'}
    assert toml_data(toml_text(data)) == data


def test_what_toml_cannot_hold() -> None:
    with pytest.raises(TypeError, match="set"):
        toml_text({"a": {1, 2}})


@pytest.mark.parametrize(
    ("text", "reason"),
    [("a = ", "line 1|end of document"), ("a = " + "[" * 50_000, "nested"), ("a = " + "9" * 5_000, "number")],
)
def test_a_bad_text_is_named_in_one_sentence(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason) as bad:
        toml_data(text)
    assert "\n" not in str(bad.value)
