"""Tables of real games for the tests of the frontend, written by `python -m tools.tables`.

Each comes with every line that is legal there: the browser's rule of the table has to reach exactly these.
A test compares the file with what would be written.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import fujikit
from fujikit.engine.game import Game
from fujikit.engine.table import people, table_view
from tools.views import played, position

FILE = Path(__file__).parents[1] / "widgets" / "tests" / "fixtures" / "tables.json"


def fixtures() -> str:
    """All tables by name, as the text of the file."""
    return json.dumps(dict(_tables()), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def _tables() -> Iterator[tuple[str, Any]]:
    yield "fuji-plan", _table(position("plan", cards="rope flashlight"), "Clara")
    yield "fuji-reroll", _table(position("reroll"), "Clara")
    yield "fuji-equip", _table(position("equip", cards="water machete map lighter"), "Clara")
    game = fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=1, seed=3)
    yield "robinson-question", _table(game, None)
    while game.phase != "plan":
        game.act(game.legal(game.awaits[0])[0])
    yield "robinson-plan", _table(game, None)
    yield (
        "robinson-planned",
        _table(played(game, "Anna place rest", "Ben place explore m2 with Friday"), None),
    )


def _table(game: Game[Any], seat: str | None) -> dict[str, Any]:
    view = msgspec.to_builtins(table_view(game, seat, "en"))
    legal = {name: sorted(map(str, game.legal(name))) for name in people(game, seat)}
    return {"view": view, "legal": legal}


if __name__ == "__main__":
    FILE.write_text(fixtures(), encoding="utf-8")
