"""What is shown has words, or is named plainly."""

from __future__ import annotations

from fujikit.engine.small import TomlWords
from fujikit.engine.small.labels import board_text


def test_a_board_is_a_line_for_each_part() -> None:
    words = TomlWords('[board]\noil = "Oil in the lamp"')
    board = {"oil": 3, "rock": None, "dice_left": {"Ada": [1, 2], "Bo": ()}}
    assert board_text(words, board, "en") == ["Oil in the lamp: 3", "Dice left: Ada 1, 2; Bo -"]
