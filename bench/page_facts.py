"""What a kit knows of its own pages: `python -m bench.page_facts view|marks|code|deal`."""

import json
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import fujikit

PLAYERS = ["Clara", "Jona", "Steve"]


def first_found(*paths: str) -> Callable[..., Any]:
    """The first of these functions that the kit has: older kits call them otherwise."""
    for module, _, name in (path.partition(":") for path in paths):
        try:
            found: Callable[..., Any] = getattr(import_module(module), name)
        except (ImportError, AttributeError):
            continue
        return found
    raise ImportError(f"this kit has none of {', '.join(paths)}")


def largest_view() -> float:
    """Kilobytes sent of the largest view in a game of four, at its beginning and after some moves."""
    game = fujikit.new_game("fuji", players=[*PLAYERS, "Mara"], scenario=1, level=2, seed=7)
    sizes = [_view_size(game)]
    for _ in range(200):
        if game.outcome:
            break
        seat = game.view(None)["awaits"][0]
        lines = game.legal(seat)
        game.act(lines[len(sizes) % len(lines)])
        sizes.append(_view_size(game))
    return max(sizes)


def _view_size(game: Any) -> float:
    encode_view = first_found("fujikit.widgets.view_codec:encode_view", "fujikit.widgets.slim:packed")
    return max(len(encode_view(game.view(seat)).encode()) for seat in game.seats) / 1024


def two_marks() -> list[str]:
    """Squares that the first player of the table may mark."""
    game = fujikit.new_game("fuji", players=PLAYERS, scenario=1, level=2, seed=7)
    return [line.split()[2] for line in map(str, game.legal("Clara")) if " mark " in line][:2]


def code() -> str:
    """A game that everybody may look into."""
    return fujikit.new_game("fuji", players=PLAYERS, seed=7, study=True).code()


def deal() -> str:
    """What the button says that begins a game."""
    translate = first_found("fujikit.widgets.screen_words:translate", "fujikit.widgets.screen_words:say")
    return str(translate("setup.deal", "en"))


FACTS = {"view": largest_view, "marks": two_marks, "code": code, "deal": deal}

if __name__ == "__main__":
    print(json.dumps(FACTS[sys.argv[1]]()))
