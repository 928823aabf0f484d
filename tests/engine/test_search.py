import pytest
from hypothesis import given
from hypothesis import strategies as st

from fujikit.engine.search import Index, mistakes, words_in

INDEX = Index(
    {
        "bridge": [(3, "Crossing the bridge"), (1, "Walk over the river.")],
        "river": [(3, "The river"), (1, "Swim, or find the bridge.")],
        "mountain": [(3, "Climbing mountains"), (1, "Take the rope. Carry water.")],
    }
)


@pytest.mark.parametrize(
    ("typed", "meant", "count"),
    [
        ("rope", "rope", 0),
        ("rpoe", "rope", 1),
        ("roe", "rope", 1),
        ("roppe", "rope", 1),
        ("ripe", "rope", 1),
        ("abcd", "badc", 2),
        ("", "rope", 4),
    ],
)
def test_mistakes_are_counted(typed: str, meant: str, count: int) -> None:
    assert mistakes(typed, meant) == mistakes(meant, typed) == count


def test_accents_and_capitals_are_folded() -> None:
    assert words_in("Élan ŁÓDŹ bœuf") == ["elan", "lodz", "boeuf"]


def test_a_heading_weighs_more_than_a_text() -> None:
    assert INDEX.search("bridge") == ["bridge", "river"]
    assert INDEX.search("river") == ["river", "bridge"]


def test_a_rare_word_weighs_more_than_a_common_one() -> None:
    assert INDEX.search("the rope")[0] == "mountain"


@pytest.mark.parametrize(
    "typed", ["mount", "mountain", "mountains", "mountian", "muontains", "carries", "MOUNTAIN!"]
)
def test_beginnings_forms_and_mistakes_are_forgiven(typed: str) -> None:
    assert INDEX.search(typed) == ["mountain"]


def test_a_known_word_is_not_taken_for_a_mistyped_one() -> None:
    assert Index({"rope": [(1, "rope")], "ripe": [(1, "ripe")]}).search("ripe") == ["ripe"]


@pytest.mark.parametrize("query", ["", "  ?!", "xyzzy", "wat", "rp"])
def test_nonsense_finds_nothing(query: str) -> None:
    assert Index({"rope": [(1, "rope")]}).search(query) == []


def test_equal_entries_keep_their_order() -> None:
    assert Index({"b": [(1, "rope")], "a": [(1, "rope")]}).search("rope") == ["b", "a"]


@given(st.text())
def test_any_text_may_be_asked(query: str) -> None:
    assert set(INDEX.search(query)) <= {"bridge", "river", "mountain"}


@given(st.text("abc", max_size=6), st.text("abc", max_size=6))
def test_mistakes_are_the_same_from_either_side(one: str, other: str) -> None:
    assert mistakes(one, other) == mistakes(other, one)
    assert (mistakes(one, other) == 0) == (one == other)
