from pathlib import Path

import pytest

from fujikit.engine.errors import BadInput
from fujikit.engine.words import Field, Words, parse

ENGLISH = """
[equipment]
duct-tape = "Duct tape"
rope = "Rope"

[log]
far = "{steps} {steps|step|steps} away, {reach} allowed"
used = "{who} uses {equipment}"
plain = "Nothing to fill"

[clause."plan.stay"]
heading = "Staying"
"""
FRENCH = '[log]\nfar = "à {steps} {steps|pas seul|pas nombreux}"\n'
POLISH = '[log]\nfar = "{steps} {steps|krok|kroki|kroków}"\n'


def package_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: dict[str, str]) -> Words:
    # Python remembers what it has imported, so each test has a package with a name of its own.
    package = tmp_path.name
    for name, text in files.items():
        file = tmp_path / package / "words" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (tmp_path / package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    return Words(package)


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    return package_of(tmp_path, monkeypatch, {"en.toml": ENGLISH, "fr.toml": FRENCH, "pl.toml": POLISH})


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    files = {
        "en/log.toml": '[log]\nfar = "far"\n[clause."rc.a"]\nheading = "A"\n',
        "en/clauses.toml": '[clause."rc.a"]\ntext = "All of A."\n[log]\nnear = "near"\n',
        "en/notes.txt": "not words",
    }
    return package_of(tmp_path, monkeypatch, files)


@pytest.mark.parametrize(
    ("lang", "steps", "said"),
    [
        ("en", 0, "0 steps away, 3 allowed"),
        ("en", 1, "1 step away, 3 allowed"),
        ("en", 4, "4 steps away, 3 allowed"),
        ("fr", 0, "à 0 pas seul"),
        ("fr", 1, "à 1 pas seul"),
        ("fr", 2, "à 2 pas nombreux"),
        ("pl", 0, "0 kroków"),
        ("pl", 1, "1 krok"),
        ("pl", 2, "2 kroki"),
        ("pl", 4, "4 kroki"),
        ("pl", 5, "5 kroków"),
        ("pl", 12, "12 kroków"),
        ("pl", 21, "21 kroków"),
        ("pl", 22, "22 kroki"),
        ("pl", 112, "112 kroków"),
    ],
)
def test_a_number_chooses_its_form(words: Words, lang: str, steps: int, said: str) -> None:
    assert words.translate("log", "far", lang, steps=steps, reach=3) == said


def test_a_loss_takes_the_form_of_its_size(words: Words) -> None:
    assert words.translate("log", "far", "en", steps=-1, reach=3) == "-1 step away, 3 allowed"


def test_a_form_needs_a_number(words: Words) -> None:
    with pytest.raises(TypeError, match="steps must be a number"):
        words.translate("log", "far", "en", steps="many", reach=3)


def test_a_field_called_after_a_section_shows_the_name(words: Words) -> None:
    assert words.translate("log", "used", "en", who="Clara", equipment="duct-tape") == "Clara uses Duct tape"


def test_a_value_without_a_name_is_shown_as_it_is(words: Words) -> None:
    assert words.translate("log", "used", "en", who="rope", equipment="umbrella") == "rope uses umbrella"


@pytest.mark.parametrize("several", [["rope", "duct-tape"], ("rope", "duct-tape")])
def test_several_values_are_joined(words: Words, several: object) -> None:
    assert words.translate("log", "used", "en", who=("Clara", "Jona"), equipment=several) == (
        "Clara, Jona uses Rope, Duct tape"
    )


def test_surplus_values_are_left_out(words: Words) -> None:
    assert words.translate("log", "plain", "en", steps=3, section="a", key="b", lang="c") == "Nothing to fill"


def test_a_table_inside_a_section_is_part_of_the_key(words: Words) -> None:
    assert words.template("clause", "plan.stay/heading", "en") == "Staying"


def test_a_template_is_given_unfilled(words: Words) -> None:
    assert words.template("log", "used", "en") == "{who} uses {equipment}"


def test_has_tells_what_can_be_said(words: Words) -> None:
    assert words.has("log", "far", "pl")
    assert not words.has("log", "used", "pl")
    assert not words.has("refusal", "far", "pl")


@pytest.mark.parametrize(("section", "key"), [("log", "used"), ("refusal", "plan.stay")])
def test_a_missing_key_is_named(words: Words, section: str, key: str) -> None:
    with pytest.raises(KeyError, match=rf"\[{section}\] '{key}' in 'pl'"):
        words.translate(section, key, "pl")


def test_an_unknown_language_is_refused_in_one_sentence(words: Words) -> None:
    with pytest.raises(
        BadInput, match=r"^There are no words in the language 'de'; choose one of en, fr, pl\.$"
    ):
        words.has("log", "far", "de")


def test_the_languages_are_those_with_words(folder: Words) -> None:
    assert Words("fujikit.fuji").languages == ("en", "fr", "pl")
    assert folder.languages == ("en",)


def test_a_language_without_words_is_refused_with_those_there_are(folder: Words) -> None:
    with pytest.raises(BadInput, match=r"^There are no words in the language 'pl'; choose one of en\.$"):
        folder.section("log", "pl")


def test_a_language_is_never_a_path(words: Words) -> None:
    with pytest.raises(BadInput, match=r"choose one of en, fr, pl\.$"):
        words.sections("../words")


def test_the_files_of_a_folder_are_read_as_one(folder: Words) -> None:
    assert folder.sections("en") == ["clause", "log"]
    assert folder.section("log", "en") == {"near": "near", "far": "far"}
    assert folder.section("clause", "en") == {"rc.a/text": "All of A.", "rc.a/heading": "A"}


def test_a_key_in_two_files_names_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"en/one.toml": '[log]\nfar = "far"\n', "en/two.toml": '[log]\nfar = "away"\n'}
    twice = package_of(tmp_path, monkeypatch, files)
    with pytest.raises(
        BadInput, match=r"^The words for \[log\] 'far' stand in both one\.toml and two\.toml\.$"
    ):
        twice.translate("log", "far", "en")


def test_nothing_is_read_before_a_language_is_asked_for() -> None:
    assert repr(Words("no.such.package")) == "Words('no.such.package')"


def test_a_language_is_read_once_and_a_template_parsed_once(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = words.translate("log", "far", "en", steps=2, reach=3)
    monkeypatch.setattr("fujikit.engine.words.parse", pytest.fail)
    monkeypatch.setattr("fujikit.engine.words.tomllib.loads", pytest.fail)
    assert words.translate("log", "far", "en", steps=2, reach=3) == first


def test_a_template_of_one_field_has_no_empty_texts() -> None:
    assert parse("{who}") == (Field("who"),)


def test_the_repr_holds_no_address() -> None:
    assert repr(Words("fujikit.fuji")) == "Words('fujikit.fuji')"
