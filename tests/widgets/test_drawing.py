"""How Fuji is drawn and spoken: decided once, for static pictures and the browser."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fujikit.engine.words import LANGUAGES
from fujikit.widgets import Board, DiceTray, Experiment, OwnBox, Rerolls, Track
from fujikit.widgets.fuji.description import describe_need, describe_track
from fujikit.widgets.fuji.drawing import (
    LANDSCAPES,
    BoardDrawing,
    art_of,
    board_drawing,
    need_drawing,
    turn_of,
)
from fujikit.widgets.screen_words import screen_words
from fujikit.widgets.view_codec import encode_view
from tests.support import position, seat, three


def table(**more: Any) -> dict[str, Any]:
    game = position(
        seat("Clara", "d2", marker="e2"),
        seat("Jona", "d1"),
        seat("Steve", "d1"),
        map="V L R l l l\n. . l l l l",
        needs={"d2": "odd(pink|blue)"},
        tokens={"e2": "eruption"},
        reroll=("d2",),
        **more,
    )
    return game.view(None)  # type: ignore[no-any-return]


def drawing(**more: Any) -> BoardDrawing:
    return board_drawing(table(**more), "en")


@pytest.mark.parametrize(
    ("need", "spoken"),
    [
        ("yellow|4", ("yellow or 4", "jaune ou 4", "żółte lub 4")),
        ("1|2|3", ("1, 2 or 3", "1, 2 ou 3", "1, 2 lub 3")),
        (
            "odd(pink|blue)",
            ("odd, pink or blue", "impair, rose ou bleu", "nieparzyste, różowe lub niebieskie"),
        ),
        ("even(yellow)", ("even, yellow", "pair, jaune", "parzyste, żółte")),
        ("odd", ("odd", "impair", "nieparzyste")),
        ("blue", ("blue", "bleu", "niebieskie")),
        ("any", ("any die", "tous les dés", "każda kość")),
    ],
)
def test_a_requirement_is_spoken_in_every_language(need: str, spoken: tuple[str, ...]) -> None:
    assert tuple(describe_need(need, lang) for lang in LANGUAGES) == spoken


@pytest.mark.parametrize(
    ("need", "parity", "tiles"),
    [
        ("yellow|4", "", ["yellow", "4"]),
        ("1|2|3", "", ["1", "2", "3"]),
        ("odd(pink|blue)", "odd", ["pink", "blue"]),
        ("even", "even", []),
        ("any", "", ["pink", "blue", "yellow"]),
    ],
)
def test_a_requirement_is_tiles_perhaps_in_a_frame(need: str, parity: str, tiles: list[str]) -> None:
    made = need_drawing(need, "en")
    assert (made.parity, made.tiles) == (parity, tiles)


def test_on_a_board_the_card_says_what_it_asks_for_and_the_tiles_need_not() -> None:
    assert not any(need.label for need in drawing().needs.values())
    assert drawing().needs["odd(pink|blue)"].tiles == ["pink", "blue"]


def test_a_card_says_all_that_lies_and_stands_on_it() -> None:
    labels = {square: card.label for square, card in drawing().cards.items()}
    assert labels["d2"] == "d2, landscape, odd, pink or blue, Clara is here, reroll symbol"
    assert labels["e2"] == "e2, landscape, any die, eruption token, Clara wants to move here"
    assert labels["d1"] == "d1, landscape, any die, Jona, Steve are here"


def test_what_burns_beside_a_card_is_drawn_and_said_but_not_of_lava_itself() -> None:
    cards = drawing().cards
    assert (cards["c1"].fires, cards["b1"].fires, cards["a1"].fires, cards["d2"].fires) == ("w", "", "", "")
    assert cards["c1"].label == "c1, rubble, next to lava"
    assert cards["b1"].label == "b1, lava"


def test_neighbours_never_show_the_same_landscape_and_the_volcano_gets_angrier() -> None:
    squares = [(column, row) for column in range(12) for row in range(7)]

    def art(column: int, row: int) -> str:
        return art_of(f"{chr(97 + column)}{row + 1}", "landscape", "blue", 1)

    for column, row in squares:
        around = {(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(column, row)}
        assert art(column, row) not in {art(*place) for place in around & set(squares)}
    assert {art(*place) for place in squares} == {f"landscape-{name}" for name in LANDSCAPES}
    assert [art_of("a1", "volcano", "", round_now)[-1] for round_now in range(1, 8)] == list("0112233")
    assert {turn_of(square, "lava") for square in ("a1", "b1", "a2", "b2")} == {"", "x", "y", "xy"}
    assert turn_of("a1", "village") == ""


@pytest.mark.parametrize(
    ("lost", "injuries", "ahead"),
    [
        (0, (6, 10), "next injury in 6 steps"),
        (5, (6, 10), "next injury in 1 step"),
        (3, (17, 5, 9), "next injury in 2 steps"),
        (10, (6, 10), "no injury space ahead"),
        (20, (6, 10), "at the last space"),
    ],
)
def test_a_track_says_how_far_the_next_injury_is(lost: int, injuries: tuple[int, ...], ahead: str) -> None:
    assert describe_track("Clara", lost, 20, injuries, "en") == f"Clara: {lost} of 20 stamina lost, {ahead}"


def test_every_face_of_a_die_is_among_the_words() -> None:
    assert [screen_words(lang)["face.P2"] for lang in LANGUAGES] == ["pink 2", "rose 2", "różowa 2"]
    assert sum(key.startswith("face.") for key in screen_words("en")) == 18


def test_a_view_is_sent_with_its_drawing_in_the_language_of_the_reader() -> None:
    board = Board(three(), lang="pl")
    sent = json.loads(board.get_state("view")["view"])
    assert set(sent["drawing"]) == {"cards", "needs", "tracks"}
    assert set(sent["drawing"]["cards"]) == set(sent["cards"])
    assert sent["drawing"]["cards"]["a1"]["label"] == "a1, krater"
    assert "drawing" not in board.view, "the view itself is the game's"


def test_nothing_that_a_view_hides_is_in_its_drawing() -> None:
    one = position(seat("Clara", "d2", dice="B1 P1 B4 Y5 Y3 B4"), seat("Jona", "d3"), seat("Steve", "e2"))
    other = position(seat("Clara", "d2", dice="B6 P6 Y6 B6 P6 Y6"), seat("Jona", "d3"), seat("Steve", "e2"))
    assert encode_view(one.view("Jona")) == encode_view(other.view("Jona"))


def test_a_view_without_a_board_has_no_drawing() -> None:
    assert encode_view({}) == "{}"
    assert "drawing" not in encode_view({"game": "robinson", "text": ""})


def test_a_new_language_sends_the_view_again_even_if_it_is_the_same() -> None:
    board = Board(position(seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2")))
    sent: list[dict[str, Any]] = []
    board.send_state = lambda key=None: sent.append(board.get_state(key))
    board.receive({"do": "set-language", "id": 1, "lang": "fr"})
    views = [json.loads(state["view"]) for state in sent if "view" in state]
    assert [view["drawing"]["cards"]["a1"]["label"] for view in views] == ["a1, Volcan"]


def test_requirements_without_a_board_are_drawn_too_and_follow_the_language() -> None:
    for widget in (DiceTray("B1", need="odd"), Experiment(need="odd"), Rerolls(need="odd"), OwnBox()):
        assert all(set(drawn) <= {"label", "tiles", "parity"} for drawn in widget.drawn_needs.values())
        need = next(iter(widget.drawn_needs))
        widget.receive({"do": "set-language", "id": 1, "lang": "pl"})
        assert widget.drawn_needs[need]["label"] == describe_need(need, "pl")
    tray = DiceTray("B1", need="odd", needs=["any"])
    tray.need = "pink|4"
    assert list(tray.drawn_needs) == ["pink|4", "any"]


def test_tracks_follow_the_language() -> None:
    track = Track(lost=7, name="Clara")
    track.lang = "fr"
    assert track.rows[0]["label"] == describe_track("Clara", 7, 20, (6, 10, 14, 17), "fr")
