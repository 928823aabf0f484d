"""Rules of a small game: everything that it need not say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import fujikit
from fujikit import BadInput, BadRecord
from fujikit.engine.mistakes import BadBox
from fujikit.engine.rules import Rules, Step
from fujikit.engine.small import RoundBegan, SmallRules, State, TomlWords
from fujikit.engine.small.verbs import nouns_of
from tests.engine.small.orchard import Box, Give, Orchard, OrchardRules, Sleep, orchard

RULES: Rules[Orchard] = OrchardRules()


def test_a_game_begins_and_awaits_everybody() -> None:
    game = orchard("Ada", "Bo", "Cy")
    assert (game.seats, game.round, game.phase, game.awaits) == (
        ("Ada", "Bo", "Cy"),
        1,
        "play",
        ["Ada", "Bo", "Cy"],
    )
    assert [seat.hand for seat in game.state.seats] == [("apple",), ("pear",), ("plum",)]


def test_legal_lists_exactly_what_check_allows() -> None:
    game = orchard("Ada", "Bo", dice="apple pear plum quince", box=Box(each=2))
    lines = {str(action) for action in game.legal("Ada")}
    assert lines == {
        *(
            "Ada give apple Bo",
            "Ada give pear Bo",
            "Ada eat-up apple",
            "Ada eat-up pear",
            "Ada eat-up apple pear",
        ),
        "Ada sleep",
    }
    assert all(game.check(line).ok for line in lines)
    assert game.check("Ada give apple Ada").clauses == ["orchard.gift"]


def test_what_nobody_has_is_refused_before_the_verb_is_asked() -> None:
    game = orchard()
    assert game.check("Ada give pear Bo").text() == "Ada doesn't have “pear”; needed: fruit (apple)."
    game.act("Ada give apple Bo")
    verdict = game.check("Ada eat-up plum")
    assert verdict.text() == "Ada doesn't have “plum”; needed: fruit, and there is none now."
    assert verdict.clauses == ["turn.things"]


def test_who_is_done_and_who_has_ended_does_nothing() -> None:
    game = orchard()
    game.act("Ada sleep")
    assert game.legal("Ada") == []
    assert game.check("Ada sleep").text() == "Ada is done for this round."
    assert game.awaits == ["Bo"]
    game.act("Bo sleep")
    assert game.round == 2
    for line in ("Ada sleep", "Bo sleep"):
        game.act(line)
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why, game.awaits, game.legal("Bo")) == (
        False,
        "orchard.dusk",
        [],
        [],
    )
    assert game.check("Bo sleep").clauses == ["turn.over"]


def test_a_view_shows_the_board_and_hides_what_it_leaves_out() -> None:
    game = orchard()
    own, nobody = game.view("Ada"), game.view()
    assert own["hand"] == ("apple",)
    assert nobody["hand"] is None
    assert own["actions"][0] == {"line": "Ada give apple Bo", "seat": "Ada", "verb": "give"}
    assert nobody["actions"] == []
    game.act("Ada eat-up apple")
    assert [entry["text"] for entry in game.view("Bo")["log"]] == [
        "Round 1 begins.",
        "Ada has some fruit left.",
    ]


def test_the_table_is_text_with_plain_names() -> None:
    game = orchard()
    assert str(game) == "Round 1: Play\nHands: Ada 1; Bo 1\nWaiting for Ada, Bo"
    game.act("Ada eat-up apple")
    game.act("Bo eat-up pear")
    assert str(game).splitlines()[-1] == "Everybody is fed"
    assert game.text("fr").splitlines()[-1] == "Tout le monde a mangé"


def test_the_clauses_are_a_rulebook() -> None:
    book = OrchardRules().rulebook()
    assert book["orchard.gift"].text() == "Fruit is given to somebody else."
    assert book.chapters() == ["orchard", "line", "turn"]
    assert book.search("dusk")[0].id == "orchard.dusk"
    assert "Orchard (3)" in book._repr_html_()


def test_obstacles_are_what_stands_against_every_use_of_a_thing() -> None:
    game = orchard("Ada")
    assert game.obstacles("Ada", "fruit apple").ok
    assert game.obstacles("Ada", "friend Ada").clauses == ["orchard.gift"]
    assert game.obstacles("Ada", "fruit fig").clauses == ["line.nouns"]
    assert game.obstacles("Ada", "hat").clauses == ["line.nouns"]
    game.act("Ada eat-up apple")
    assert game.obstacles("Ada", "fruit apple").clauses == ["turn.over"]


def test_undo_stops_at_chance_and_at_the_start() -> None:
    game = orchard()
    with pytest.raises(fujikit.CannotUndo, match="There is nothing to take back"):
        game.undo()
    before = game.state
    game.act("Ada give apple Bo")
    assert str(game.undo()) == "Ada give apple Bo"
    assert game.state == before


def test_a_record_a_code_and_a_position_lead_back(tmp_path: Path) -> None:
    game = orchard("Ada", "Bo", box=Box(rounds=3), lang="fr")
    game.act("Ada give apple Bo")
    game.save(tmp_path / "orchard.toml")
    for again in (
        fujikit.load(tmp_path / "orchard.toml", rules=RULES),
        fujikit.from_code(game.code(), rules=RULES),
        fujikit.position(game.position(), rules=RULES, study=False, lang="fr"),
    ):
        assert again.state == game.state
    assert "* apple pear" in game.record().splitlines()


def test_a_game_from_a_position_has_a_record_too() -> None:
    game = fujikit.position(orchard().position(), rules=RULES)
    assert game.study
    game.act("Ada sleep")
    again = fujikit.from_code(game.code(), rules=RULES)
    assert (again.state, again.study) == (game.state, True)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        (("apple pear", "apple fig"), "code: line 11: chance: 'fig' is none of apple, pear, plum, quince"),
        (('["Ada", "Bo"]', "3"), "code: players: 3 is not a list of names, such as ['Anna', 'Ben', 'Cleo']"),
        (("each = 1", "each = 'x'"), 'code: box: each: wants a whole number, not "x"'),
    ],
)
def test_a_record_that_was_changed_is_refused(changed: tuple[str, str], sentence: str) -> None:
    text = orchard().record()
    assert changed[0] in text
    with pytest.raises(BadRecord) as refused:
        fujikit.api.from_record(text.replace(*changed), "code", rules=RULES)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        (('game = "orchard"', 'game = "reef"'), "position: this is a position of 'reef', not of 'orchard'"),
        (("round = 1", "round = 'x'"), "position: Expected `int`, got `str` - at `round`"),
        (("round = 1", "ruond = 1"), "position: Object contains unknown field `ruond`"),
        (("round = 1", "study = 1"), "position: study: 1 is not true or false"),
        (("round = 1", "round = "), "position: Invalid value (at line 2, column 9)"),
        (('name = "Ada"', 'name = "Bo"'), "players: Two players are called Bo"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changed: tuple[str, str], sentence: str) -> None:
    text = orchard().position()
    assert changed[0] in text
    with pytest.raises(BadInput) as refused:
        fujikit.position(text.replace(*changed), rules=RULES)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "players: this is missing: a list of names, such as ['Anna', 'Ben', 'Cleo']"),
        ({"players": []}, "players: This game needs at least 1 player, not 0"),
        ({"players": list("abcd")}, "players: This game is for 3 players at most, not 4"),
        ({"players": ["Ada", "ada"]}, "players: Two players are called ada"),
        ({"players": ["Ada"], "level": 2}, "level=2: orchard has no such option; it has players, box"),
        ({"players": ["Ada"], "box": 3}, "box: 3 is no Box, file or TOML text"),
        ({"players": ["Ada"], "box": {"each": "x"}}, 'box: each: wants a whole number, not "x"'),
        ({"players": ["Ada"], "box": "rounds = 1\nround = 2"}, "box: round: is no field here"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        fujikit.new_game(RULES, **options)
    assert str(refused.value) == sentence


def test_a_box_comes_from_a_struct_a_table_a_text_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("rounds = 5\n", encoding="utf-8")
    for box in (Box(rounds=5), {"rounds": 5}, "rounds = 5\neach = 1", file, str(file)):
        assert orchard(box=box).state.box == Box(rounds=5)
    with pytest.raises(BadBox, match=r"nowhere\.toml: the file can't be read"):
        orchard(box="nowhere.toml")


def test_a_position_may_be_played_with_another_box() -> None:
    game = fujikit.position(orchard().position(), rules=RULES, box={"rounds": 7})  # type: ignore[arg-type]  # boxes of the kit's games
    assert game.state.box.rounds == 7


class Bare(SmallRules[State[Any]]):
    name, state_type, verbs, words = "bare", State, (Sleep,), TomlWords("")


def test_a_game_without_a_box_takes_none() -> None:
    with pytest.raises(BadInput, match="box: bare has none"):
        fujikit.new_game(Bare(), players=["Ada", "Bo"], box={})
    game = fujikit.new_game(Bare(), players=["Ada", "Bo"])
    assert (game.awaits, game.legal("Ada"), "players" in game.record()) == ([], [], True)
    assert Bare().things(game.state, "Ada") == {}


def test_a_game_without_a_board_shows_what_every_game_has() -> None:
    view = fujikit.new_game(Bare(), players=["Ada", "Bo"]).view("Ada")
    assert (view["game"], view["round"], view["seat"], view["actions"]) == ("bare", 0, "Ada", [])


class InTurn(OrchardRules):
    def awaits(self, state: Orchard) -> list[str]:
        return super().awaits(state)[:1]


def test_turns_may_come_one_after_the_other() -> None:
    game = fujikit.new_game(InTurn(), players=["Ada", "Bo"])
    assert game.legal("Bo") == []
    assert str(game.check("Bo sleep")) == "It is not Bo's turn; waiting for Ada. [turn.wait]"
    game.act("Ada sleep")
    assert game.awaits == ["Bo"]
    assert game.check("Ada sleep").text() == "Ada is done for this round."


class Endless(OrchardRules):
    def follow(self, state: Orchard) -> Iterator[Step]:
        yield RoundBegan(1)


def test_rules_that_go_on_for_ever_are_stopped() -> None:
    with pytest.raises(
        BadInput, match=r"^orchard comes to no end: RoundBegan\(round=1\) is event 10,000 of a move$"
    ):
        fujikit.new_game(Endless(), players=["Ada"])


class Forgetful(OrchardRules):
    def things(self, state: Orchard, seat: str) -> Mapping[str, Sequence[Any]]:
        return {"fruit": [1]}


def test_things_that_are_missing_or_cannot_be_named_are_told() -> None:
    game = fujikit.new_game(Forgetful(), players=["Ada"])
    with pytest.raises(BadInput, match="orchard: `things` has 1 for 'fruit', which no line can name"):
        game.legal("Ada")
    with pytest.raises(BadInput, match="orchard: `things` tells of fruit, and nothing of 'friend'"):
        Forgetful()._things_for(nouns_of(Give)[1], {"fruit": ["apple"]})
