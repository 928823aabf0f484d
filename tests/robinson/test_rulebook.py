"""The rule look-up of Robinson Crusoe: complete, well linked, and found by what people type."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from fujikit.engine.rulebook import Rulebook
from fujikit.engine.words import Words, parse

CHAPTERS = {
    "setup": 15,
    "character": 7,
    "event": 10,
    "morale": 5,
    "production": 3,
    "plan": 12,
    "need": 5,
    "token": 15,
    "resolve": 6,
    "threat": 3,
    "hunt": 4,
    "combat": 7,
    "build": 9,
    "item": 8,
    "dice": 7,
    "gather": 7,
    "explore": 8,
    "mystery": 6,
    "discovery": 9,
    "outside": 5,
    "camp": 6,
    "weather": 10,
    "night": 6,
    "move": 7,
    "end": 5,
    "demand": 7,
    "space": 6,
    "use": 6,
    "general": 5,
    "term": 9,
    "figures": 12,
    "variant": 3,
    "s1": 5,
    "s2": 8,
    "s3": 7,
    "s4": 8,
    "s5": 9,
    "s6": 7,
    "s7": 9,
    "ability": 15,
    "card": 29,
    "ruling": 28,
    "line": 3,
}
OF_THE_RULES = 358
FIRST_PAGE, LAST_PAGE = 4, 37
ABBREVIATIONS = {"det", "resolver", "FP", "RES", "DET", "PAL", "MOR"}


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return Rulebook("robinson", "fujikit.robinson")


@pytest.fixture(scope="module")
def words() -> Words:
    return Words("fujikit.robinson")


def test_every_clause_of_the_rules_is_there(book: Rulebook) -> None:
    assert len([name for name in book if name.startswith("rc.")]) == OF_THE_RULES
    assert Counter(clause.chapter for clause in book.values()) == CHAPTERS


def test_chapters_come_in_the_order_of_the_rules_and_have_names(book: Rulebook, words: Words) -> None:
    assert book.chapters() == list(CHAPTERS)
    assert list(words.section("chapter", "en")) == list(CHAPTERS)


def test_ids_say_which_game_they_belong_to(book: Rulebook) -> None:
    own = [name for name in book if not name.startswith("line.")]
    assert [name for name in own if not re.fullmatch(r"rc(\.[a-z0-9]+(-[a-z0-9]+)*){2}", name)] == []


def test_every_clause_has_heading_and_text_and_no_words_are_left_over(book: Rulebook, words: Words) -> None:
    keys = {f"{name}/{part}" for name in book for part in ("heading", "text")}
    assert set(words.section("clause", "en")) == keys
    assert [key for key in keys if not words.template("clause", key, "en").strip()] == []


def test_a_text_is_shown_as_it_stands(book: Rulebook) -> None:
    assert [
        name for name, clause in book.items() if parse(clause.plain_text()) != (clause.plain_text(),)
    ] == []


def test_headings_are_short_and_all_different(book: Rulebook) -> None:
    headings = {name: clause.heading() for name, clause in book.items()}
    assert [name for name, heading in headings.items() if not 2 <= len(heading.split()) <= 6] == []
    assert [heading for heading, times in Counter(headings.values()).items() if times > 1] == []


def test_texts_are_one_to_four_whole_sentences(book: Rulebook) -> None:
    for name, clause in book.items():
        text = clause.plain_text()
        assert text[0].isupper(), name
        assert text.endswith("."), name
        assert 1 <= len(re.findall(r"[.!?](?= |$)", text)) <= 4, name


def test_nothing_is_abbreviated(book: Rulebook) -> None:
    for name, clause in book.items():
        assert not ABBREVIATIONS & set(re.findall(r"\w+", f"{clause.heading()} {clause.plain_text()}")), name


def test_related_clauses_exist_and_lead_elsewhere(book: Rulebook) -> None:
    for name, clause in book.items():
        assert 2 <= len(clause.related) <= 5, name
        assert len(set(clause.related)) == len(clause.related), name
        assert set(clause.related) <= set(book) - {name}, name


def test_a_clause_without_a_page_is_a_ruling(book: Rulebook) -> None:
    for name, clause in book.items():
        if clause.page is None:
            assert clause.ruling or clause.chapter == "line", name
        else:
            assert FIRST_PAGE <= clause.page <= LAST_PAGE, name


def test_further_rulings_are_all_ours(book: Rulebook) -> None:
    rulings = [clause for clause in book.values() if clause.chapter == "ruling"]
    assert [clause.id for clause in rulings] == [f"rc.ruling.u{number}" for number in range(1, 29)]
    assert all(clause.ruling and clause.page is None for clause in rulings)


def test_a_ruling_is_said_by_the_remark_alone(book: Rulebook) -> None:
    assert (
        book["rc.end.both"]
        .text()
        .endswith(" Our house ruling fills in what the rulebook leaves open or says in two ways.")
    )
    assert book["rc.end.death"].text() == book["rc.end.death"].plain_text()
    assert [name for name, clause in book.items() if "ruling" in clause.plain_text()] == []


def test_few_clauses_bind_nobody(book: Rulebook) -> None:
    definitions = [name for name, clause in book.items() if clause.definition]
    assert definitions == ["rc.exclusive.kinds", "rc.info.open", "rc.golden.rank"]


@pytest.mark.parametrize(
    ("clause", "page"),
    [
        ("rc.setup.tiles", 5),
        ("rc.det.own", 9),
        ("rc.token.danger-camp", 13),
        ("rc.build.cost", 17),
        ("rc.explore.natural", 20),
        ("rc.weather.snow", 22),
        ("rc.friday.death", 27),
        ("rc.s4.lava", 30),
        ("rc.card.pit", 36),
        ("rc.discovery.goat", 37),
    ],
)
def test_pages_are_those_of_the_rulebook(book: Rulebook, clause: str, page: int) -> None:
    assert book[clause].page == page


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("wood when it snows", "rc.weather.snow"),
        ("friday dies", "rc.friday.death"),
        ("move camp roof", "rc.move.built"),
        ("how many pawns two tiles away", "rc.distance.far"),
        ("cost of shelter 3 players", "rc.build.cost"),
        ("trade determination tokens", "rc.det.own"),
        ("when can I heal", "rc.wound.heal-when"),
        ("who fights event combat", "rc.event.combat"),
        ("does food rot", "rc.night.perish"),
        ("reroll dice", "rc.dice.reroll"),
        ("jenny dies", "rc.s3.goal"),
        ("sheltr cost", "rc.build.cost"),
    ],
)
def test_what_people_type_finds_its_clause_first(book: Rulebook, query: str, best: str) -> None:
    assert book.search(query)[0].id == best


@pytest.mark.parametrize(
    ("query", "clause"),
    [
        ("no food at night", "rc.night.eat"),
        ("can two players share an action", "rc.plan.stack"),
        ("use item same round it was built", "rc.need.item"),
        ("morale at lowest", "rc.demand.not"),
        ("how often can we hunt", "rc.hunt.cards"),
    ],
)
def test_longer_questions_find_their_clause_near_the_top(book: Rulebook, query: str, clause: str) -> None:
    assert clause in [found.id for found in book.search(query, limit=5)]
