"""A table that sees nothing but a view plays every game: its taps lead to all legal lines and to no other."""

from __future__ import annotations

from copy import deepcopy
from itertools import islice
from random import Random

import pytest

from tools.blind import GAMES, faults, new_game, play, seen

MAX_LINES = 250
"""Random players of Robinson may go on for a thousand; `python -m tools.blind` plays to the end."""


@pytest.mark.parametrize("kind", GAMES)
def test_taps_lead_to_every_legal_line_and_to_no_other(kind: str) -> None:
    game = new_game(kind, seed=1)
    for number, (view, actor, _) in enumerate(islice(play(game, Random(kind)), MAX_LINES)):
        if number % 7 == 0:
            assert list(faults(game, view, actor)) == []


def test_a_line_too_few_or_too_many_a_label_twice_and_a_thing_without_a_name_are_found() -> None:
    game = new_game("fuji, 3", seed=1)
    while game.phase != "plan":
        game.act(str(game.legal(game.awaits[0])[0]))
    view = seen(game, "Clara")
    assert list(faults(game, view, "Clara")) == []
    changed = deepcopy(view)
    first, second, *_ = (offer for offer in changed["offers"] if offer["intent"] == "mark")
    first["line"], second["label"] = "mark a1", first["label"]
    changed["things"][second["picks"][0]] = ""
    missing = next(offer for offer in view["offers"] if offer["intent"] == "mark")["line"]
    assert list(faults(game, changed, "Clara")) == [
        f"no taps lead to 'Clara {missing}'",
        "taps lead to 'Clara mark a1', which is not legal",
        f"2 offers are called {first['label']!r}",
        f"{second['picks'][0]!r} has no name",
    ]
