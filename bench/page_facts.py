"""What a kit knows of its own pages: `python -m bench.page_facts view|marks|code|deal`."""

import json
import sys
from typing import Any

import fujikit
from fujikit.widgets.slim import packed

PLAYERS = ["Clara", "Jona", "Steve"]


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
    return max(len(packed(game.view(seat)).encode()) for seat in game.seats) / 1024


def two_marks() -> list[str]:
    """Squares that the first player of the table may mark."""
    game = fujikit.new_game("fuji", players=PLAYERS, scenario=1, level=2, seed=7)
    return [line.split()[2] for line in map(str, game.legal("Clara")) if " mark " in line][:2]


def code() -> str:
    """A game that everybody may look into."""
    return fujikit.new_game("fuji", players=PLAYERS, seed=7, study=True).code()


def deal() -> str:
    """What the button says that begins a game."""
    from fujikit.widgets.screen_words import say  # noqa: PLC0415  # the other questions need no widgets

    return say("setup.deal", "en")


FACTS = {"view": largest_view, "marks": two_marks, "code": code, "deal": deal}

if __name__ == "__main__":
    print(json.dumps(FACTS[sys.argv[1]]()))
