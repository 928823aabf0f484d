import pytest

from fujikit.engine.errors import BadInput
from fujikit.engine.rulebook import Rulebook


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return Rulebook("fuji", "fujikit.fuji")


def found(book: Rulebook, query: str, lang: str = "en") -> list[str]:
    return [clause.id for clause in book.search(query, lang)]


def test_clauses_come_in_the_order_of_the_rules(book: Rulebook) -> None:
    ids = list(book)
    assert ids[0] == "setup.players"
    assert ids.index("plan.marker") < ids.index("reroll.by-distance") < ids.index("lava.spread")
    assert len(book) == len(ids)


def test_chapters_come_in_the_order_of_the_rules(book: Rulebook) -> None:
    assert book.chapters()[:5] == ["setup", "goal", "roll", "plan", "need"]
    assert book.chapters()[-3:] == ["skill", "card", "line"]


def test_a_clause_knows_its_facts(book: Rulebook) -> None:
    clause = book["plan.neighbours-differ"]
    assert (clause.id, clause.chapter, clause.page) == ("plan.neighbours-differ", "plan", 5)
    assert (clause.ruling, clause.edition, clause.advice, clause.definition) == (False, True, False, False)
    assert "plan.no-way-out" in clause.related


def test_a_ruling_says_that_it_is_ours(book: Rulebook) -> None:
    clause = book["goal.no-early-loss"]
    assert clause.text() == f"{clause.plain_text()} Our house ruling fills in what the rulebook leaves open."


def test_a_difference_between_editions_is_said(book: Rulebook) -> None:
    clause = book["move.marker-back"]
    assert clause.text() == f"{clause.plain_text()} The printed editions differ here."


def test_a_ruling_about_editions_is_marked_as_a_ruling_only(book: Rulebook) -> None:
    assert book["skill.buddy"].text().endswith("leaves open.")


def test_a_printed_rule_carries_no_remark(book: Rulebook) -> None:
    assert book["plan.orthogonal"].text() == book["plan.orthogonal"].plain_text()


def test_heading_and_text_come_in_three_languages(book: Rulebook) -> None:
    clause = book["plan.three-steps"]
    assert len({clause.text(lang) for lang in ("en", "fr", "pl")}) == 3
    assert len({clause.heading(lang) for lang in ("en", "fr", "pl")}) == 3


def test_a_clause_reads_well_as_text(book: Rulebook) -> None:
    assert str(book["lava.village"]) == (
        "The village is safe (lava.village, p. 9): "
        "Village cards never flip. Lava therefore doesn't pass through them."
    )
    assert str(book["line.verb"]).startswith("Then a verb (line.verb): ")


def test_reprs_hold_no_address(book: Rulebook) -> None:
    assert repr(book["lava.village"]) == "<Clause lava.village: The village is safe>"
    assert repr(book) == f"<Rulebook of fuji: {len(book)} clauses>"


def test_an_unknown_id_suggests_the_nearest(book: Rulebook) -> None:
    with pytest.raises(KeyError, match=r"has no clause 'plan\.tree-step'; did you mean plan\.three-steps"):
        book["plan.tree-step"]


def test_an_id_like_no_other_suggests_nothing(book: Rulebook) -> None:
    with pytest.raises(KeyError, match=r"fuji has no clause 'xyzzy'\W*$"):
        book["xyzzy"]
    assert "xyzzy" not in book


@pytest.mark.parametrize(
    ("lang", "query", "clause"),
    [
        ("en", "eruption token", "token.eruption"),
        ("en", "can I move diagonally?", "plan.orthogonal"),
        ("en", "diagnal", "plan.orthogonal"),
        ("en", "eruptoin tokn", "token.eruption"),
        ("en", "machette", "card.machete"),
        ("en", "powr bars", "skill.gatherer"),
        ("en", "plan.three-steps", "plan.three-steps"),
        ("en", "a tie", "move.higher"),
        ("fr", "diagonale", "plan.orthogonal"),
        ("fr", "diagonnale", "plan.orthogonal"),
        ("fr", "jeton eruption", "token.eruption"),
        ("fr", "blesure jambe", "injury.leg"),
        ("fr", "egalite", "move.higher"),
        ("pl", "na skos", "plan.orthogonal"),
        ("pl", "zeton erupcji", "token.eruption"),
        ("pl", "eruupcja", "lava.extra"),
        ("pl", "ŻETONY ERUPCJI", "setup.eruption-tokens"),
        ("pl", "zlamana reka", "injury.arm"),
    ],
)
def test_search_forgives_mistakes_and_missing_accents(
    book: Rulebook, lang: str, query: str, clause: str
) -> None:
    assert clause in found(book, query, lang)[:5]


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("eruption token", "token.eruption"),
        ("diagonally", "plan.orthogonal"),
        ("broken arm", "injury.arm"),
        ("win by rope", "rope.win"),
    ],
)
def test_the_best_clause_comes_first(book: Rulebook, query: str, best: str) -> None:
    assert found(book, query)[0] == best


@pytest.mark.parametrize("query", ["", "   ", "?!", "qwxzv blorfed"])
def test_nonsense_finds_no_clause(book: Rulebook, query: str) -> None:
    assert found(book, query) == []


def test_search_gives_no_more_than_the_limit(book: Rulebook) -> None:
    assert len(book.search("die")) == 10
    assert len(book.search("die", limit=3)) == 3


def test_the_remark_on_rulings_is_not_searched(book: Rulebook) -> None:
    assert "goal.no-early-loss" not in found(book, "fills")


def test_an_unknown_language_is_refused(book: Rulebook) -> None:
    with pytest.raises(BadInput, match="'de'"):
        book.search("", lang="de")
    with pytest.raises(BadInput, match="'de'"):
        book["plan.stay"].text("de")
