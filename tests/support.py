"""What many tests build on: the frozen box, the hands and maps of the worked examples, short positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import fujikit
from fujikit.engine.game import Game
from fujikit.engine.toml import toml_text
from fujikit.fuji.box import load_box

BOX = load_box(Path(__file__).with_name("box.toml"))
"""House data may be tuned; what tests rest on may not move."""

STEVE = "B1 P1 B4 P4 B5 P5"
CLARA = "B1 B2 Y1 B6 Y3 P2"
JONA = "Y2 P1 Y1 B6 B5 P5"
"""The hands of the worked examples F-11 to F-16 and of those that build on them."""

LAVA_MAP = """
V R R l l .
. . l l l v
. . l . l v
"""
"""The map of F-19 before the first eruption."""
AFTER_TWO_ROUNDS = LAVA_MAP.replace("V R R", "V L L")

MEADOW = """
V R R l l l
. . l l l l
. . l l l l
. . l l l v
. . l l v v
"""
"""A map with room: rubble at b1 and c1, landscape from d1, village at f4, e5 and f5."""


def position(
    *seats: dict[str, Any],
    map: str = MEADOW,  # noqa: A002  # the word of the position file
    needs: dict[str, str] | None = None,
    reroll: tuple[str, ...] = (),
    tokens: dict[str, str] | None = None,
    dice: str = "",
    seed: int = 1,
    lang: str = "en",
    study: bool = False,
    **top: Any,
) -> Game[Any]:
    """A game in the middle, on the frozen box; `top` holds phase, level and the like."""
    board = {"map": map, "needs": needs or {}, "reroll": list(reroll), "tokens": tokens or {}}
    data = {"game": "fuji", "phase": "plan", **top, "board": board, "seat": list(seats)}
    return fujikit.position(toml_text(data), box=BOX, dice=dice, seed=seed, lang=lang, study=study)


def seat(name: str, at: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "at": at, **more}


def three(phase: str = "plan", **more: Any) -> Game[Any]:
    """Clara on d2, Jona on d3 and Steve on e2 of the meadow, with the hands of the worked examples."""
    return position(
        seat("Clara", "d2", dice=CLARA),
        seat("Jona", "d3", dice=JONA),
        seat("Steve", "e2", dice=STEVE),
        phase=phase,
        **more,
    )


def new_game(players: int | list[str] = 3, **options: Any) -> Game[Any]:
    """A whole game on the frozen box."""
    names = ["Clara", "Jona", "Steve", "Mara"][:players] if isinstance(players, int) else players
    variant = {"variant": "a"} if len(names) == 2 else {}
    chosen = {"scenario": 1, "level": 2, "seed": 7, "box": BOX, **variant, **options}
    return fujikit.new_game("fuji", players=names, **chosen)


def act(game: Game[Any], *lines: str) -> Game[Any]:
    """Do all the lines."""
    for line in lines:
        game.act(line)
    return game


def clauses(game: Game[Any], line: str) -> list[str]:
    """The clauses that the line breaks."""
    return game.check(line).clauses
