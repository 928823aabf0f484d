"""The engine knows no game."""

import re
from pathlib import Path

import fujikit.engine
from fujikit.games import GAMES

FOLDER = Path(fujikit.engine.__file__).parent


def test_no_line_of_the_engine_mentions_a_game() -> None:
    named = re.compile("|".join(rf"\b{game}(?!kit)" for game in GAMES), re.IGNORECASE)
    lines = [
        f"{file.name}:{number}: {line.strip()}"
        for file in sorted(FOLDER.rglob("*.py"))
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert not lines
