"""Lines: a seat, a verb, nouns; and what is said when one can't be read."""

from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput, IllegalAction
from fujikit.fuji.actions import Mark, Reroll
from tests.support import act, clauses, new_game, position, seat, three


def case(line: str) -> tuple[str, str, dict[str, Any]]:
    """The clause, the case and the numbers of the only reason against a line."""
    (reason,) = three().check(line).reasons
    return reason.clause, reason.case, {key: value for key, value in reason.numbers if key != "known"}


@pytest.mark.clause("line.seat")
@pytest.mark.parametrize(
    ("line", "word", "wrong"),
    [
        ("", "", "empty"),
        ("   ", "", "empty"),
        ("Nobody mark d4", "Nobody", ""),
        ("mark d4", "mark", ""),
        ("Third mark d4", "Third", ""),
    ],
)
def test_a_line_begins_with_a_seat(line: str, word: str, wrong: str) -> None:
    assert case(line) == ("line.seat", wrong, {"word": word})
    assert clauses(three(), "Clara mark d4") == []


@pytest.mark.clause("line.seat")
def test_the_seats_that_there_are_are_listed() -> None:
    (reason,) = three().check("Nobody mark d4").reasons
    assert dict(reason.numbers)["known"] == ("Clara", "Jona", "Steve")


@pytest.mark.clause("line.seat")
@pytest.mark.parametrize("line", ["clara mark d4", "CLARA mark d4", "  Clara\tmark   d4 "])
def test_case_of_the_name_and_spaces_do_not_matter(line: str) -> None:
    game = three()
    assert str(game.read(line)) == "Clara mark d4"
    assert act(game, line).view()["seats"]["Clara"]["marker"] == "d4"


@pytest.mark.clause("line.verb")
@pytest.mark.parametrize(
    ("line", "word", "wrong"), [("Clara", "", "missing"), ("Clara fly d4", "fly", ""), ("Clara d4", "d4", "")]
)
def test_a_verb_comes_second(line: str, word: str, wrong: str) -> None:
    assert case(line) == ("line.verb", wrong, {"word": word})


@pytest.mark.clause("line.nouns")
@pytest.mark.parametrize(
    ("line", "wrong", "numbers"),
    [
        ("Clara mark", "missing", {"what": "square"}),
        ("Clara reroll", "missing", {"what": "die"}),
        ("Clara use", "missing", {"what": "equipment"}),
        ("Clara use binoculars d4", "missing", {"what": "square"}),
        ("Clara say", "missing", {"what": "text"}),
        ("Clara mark z9", "unknown", {"word": "z9", "what": "square"}),
        ("Clara mark d0", "unknown", {"word": "d0", "what": "square"}),
        ("Clara use sword", "unknown", {"word": "sword", "what": "equipment"}),
        ("Clara give rope Nobody", "unknown", {"word": "Nobody", "what": "seat"}),
        (
            "Clara use pocket-knife pocket-knife",
            "unknown",
            {"word": "pocket-knife", "what": "equipment"},
        ),
        ("Clara start black", "unknown", {"word": "black", "what": "colour"}),
        ("Clara injury nose", "unknown", {"word": "nose", "what": "injury"}),
        ("Clara reroll 0", "number", {"word": "0", "what": "die", "least": 1, "most": 24}),
        ("Clara reroll 25", "number", {"word": "25", "what": "die", "least": 1, "most": 24}),
        ("Clara leave-out 7", "number", {"word": "7", "what": "die", "least": 1, "most": 6}),
        ("Clara leave-out ٣", "number", {"word": "٣", "what": "die", "least": 1, "most": 6}),
        ("Clara spend four Jona", "number", {"word": "four", "what": "bars", "least": 1, "most": 3}),
        ("Clara reroll 2 2", "twice", {"what": "die"}),
        ("Clara mark d4 d5", "surplus", {"word": "d5"}),
        ("Clara ready now", "surplus", {"word": "now"}),
        ("Clara ready for Third", "surplus", {"word": "for"}),
        ("Clara propose mark d4", "for-third", {"third": "Third"}),
        ("Clara propose ready for Third", "unknown", {"word": "ready", "what": "verb"}),
        ("Clara mark d4\nJona mark d5", "unprintable", {}),
        ("Clara say \x07", "unprintable", {}),
        ("Clara say th\u200dree", "unprintable", {}),
        (f"Clara say {'so ' * 400}", "long", {"most": 1000}),
    ],
)
def test_nouns_that_do_not_fit_are_named(line: str, wrong: str, numbers: dict[str, Any]) -> None:
    assert case(line) == ("line.nouns", wrong, numbers)


@pytest.mark.clause("line.nouns")
@pytest.mark.parametrize("space", ["\t", "\xa0", "\u202f", "\u3000"])
def test_every_kind_of_space_is_a_space(space: str) -> None:
    assert str(three().read(f"Clara say bonjour{space}!")) == "Clara say bonjour !"


@pytest.mark.clause("line.nouns")
def test_dice_are_put_in_order() -> None:
    assert str(three("reroll").read("Clara reroll 3 1")) == "Clara reroll 1 3"


@pytest.mark.clause("line.seat", "line.verb", "line.nouns")
@pytest.mark.parametrize("line", ["Nobody mark d4", "Clara fly", "Clara mark"])
def test_a_line_that_cannot_be_read_changes_nothing(line: str) -> None:
    game = three()
    with pytest.raises(IllegalAction) as refused:
        game.act(line)
    assert refused.value.verdict == game.check(line)
    assert game.history == ()


@pytest.mark.clause("line.seat", "line.nouns")
@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (Mark("Nobody", "d4"), "line.seat"),
        (Mark("Clara", "z9"), "line.nouns"),
        (Reroll("Clara", ()), "line.nouns"),
        (Reroll("Clara", (0,)), "line.nouns"),
        (Reroll("Clara", (1, 1)), "line.nouns"),
    ],
)
def test_an_action_made_by_hand_is_checked_like_its_line(action: Mark | Reroll, clause: str) -> None:
    assert three("reroll").check(action).clauses == [clause]


@pytest.mark.clause("line.seat", "setup.players")
@pytest.mark.parametrize("name", ["3", "*", "Zoe\u0308", "Clara Maria", "", "third", "x" * 41])
def test_a_name_that_no_line_could_begin_with_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match=r"^players: "):
        new_game([name, "Jona", "Steve"])
    with pytest.raises(BadInput, match=r"players: "):
        position(seat(name, "d2"), seat("Jona", "d3"), seat("Steve", "e2"))


@pytest.mark.clause("line.seat")
@pytest.mark.parametrize("name", ["Zoë", "c4", "mark", "via", 'a"""', "a\\", "楓", "R2"])
def test_any_other_word_is_a_name(name: str) -> None:
    game = new_game([name, "Jona", "Steve"])
    line = str(game.legal(name)[0])
    assert game.read(line) == game.legal(name)[0]
    act(game, line)
    assert fujikit.from_code(game.code()).view() == game.view()


@pytest.mark.clause("line.verb", "line.nouns")
@pytest.mark.parametrize("phase", ["roll", "plan", "reroll", "equip", "move", "erupt"])
def test_every_legal_action_prints_to_a_line_that_reads_back(phase: str) -> None:
    cards = ["binoculars", "flashlight", "map", "pocket-knife", "radio", "rope", "shovel", "water"]
    manager = seat("Clara", "d2", marker="d4", skill="equipment-manager", equipment=cards)
    gatherer = seat("Jona", "d3", marker="e3", skill="gatherer", bars=2)
    game = position(manager, gatherer, seat("Steve", "e2", skill="buddy"), phase=phase)
    for name in game.seats:
        for action in game.legal(name):
            assert game.read(str(action)) == action
