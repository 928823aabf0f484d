"""The table as text."""

from __future__ import annotations

import fujikit
from fujikit.fuji import text_table
from tests.support import BOX, new_game, position, seat, three


def test_cards_meeples_markers_and_tokens_are_drawn() -> None:
    text = str(
        position(
            seat("Clara", "d2", marker="d3"),
            seat("Jona", "d3"),
            seat("Steve", "e2"),
            needs={"d2": "yellow|4", "f4": "blue"},
            reroll=("c2",),
            tokens={"e3": "equipment", "f3": "eruption", "e4": "eruption2"},
            map="V R L l l l\n. . l l l l\n. . l l l l\n. . l l l v\n",
        )
    )
    rows = text.splitlines()
    assert "a" in rows[1]
    assert "f" in rows[1]
    for sign in ("/^^\\", "::::", "~~~~", "@Cl", "@Jo", ">Cl", "@St", "*", "+", "!", "!!"):
        assert sign in text, sign


def test_no_die_is_shown() -> None:
    game = three()
    for hand in (game.state.seat(name).dice for name in game.seats):
        assert all(die.face not in str(game).split() for die in hand)


def test_every_meeple_has_a_line_with_what_it_has() -> None:
    game = position(
        seat("Clara", "d2", skill="scout", stamina=3, injuries=["eye"], equipment=["rope"]),
        seat("Jona", "d3"),
        seat("Steve", "e2"),
    )
    line = next(line for line in str(game).splitlines() if line.startswith("Clara"))
    assert "3" in line
    for word in ("scout", "rope"):
        assert word in line.casefold()


def test_it_speaks_three_languages() -> None:
    game = new_game()
    assert len({game.text(lang) for lang in ("en", "fr", "pl")}) == 3


def test_every_house_need_fits_its_column() -> None:
    for scenario in range(1, 8):
        rows = str(new_game(scenario=scenario)).splitlines()
        assert all(len(row) < 140 for row in rows)


def test_before_the_deal_there_is_no_board() -> None:
    game = new_game()
    assert "/^^\\" not in text_table.show(game.start).split("On a card")[0]


def test_house_cards_are_marked_as_such_and_printed_ones_are_not() -> None:
    board = three().state.board
    printed = {square: "rulebook" for square, _ in board.squares() if board.is_terrain(square)}
    text = three().position().replace("sources = {}", f"sources = {toml_inline(printed)}")
    assert "values of these cards are our own" in str(three())
    assert "values of these cards are our own" not in str(fujikit.position(text, box=BOX))


def toml_inline(data: dict[str, str]) -> str:
    return "{ " + ", ".join(f'{key} = "{value}"' for key, value in data.items()) + " }"
