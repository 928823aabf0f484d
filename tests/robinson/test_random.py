"""Random games: what is offered is legal, everything can be shown, and records and positions come back."""

from __future__ import annotations

from random import Random

import pytest

from fujikit.robinson.scenarios import SHEETS
from tools.fuzz import check_moment, check_record, moments, play
from tools.fuzz_robinson import Setup, setups

pytestmark = pytest.mark.unmeasured

SETUPS = tuple(setups())
SOME = SETUPS[:: max(1, len(SETUPS) // 12)]
MAX_MOVES = 5000


def name(setup: Setup) -> str:
    hardy = "hardy" if setup.hardy else "weak"
    return f"{setup.table}-players-scenario-{setup.options['scenario']}-{hardy}"


@pytest.mark.parametrize("setup", SOME, ids=name)
def test_a_random_game_holds_at_every_tenth_move(setup: Setup) -> None:
    game = setup.start(7, "seed")
    for moves in moments(game, Random(7), MAX_MOVES):
        if moves % 10 == 0:
            check_moment(game)
    assert game.outcome is not None
    check_moment(game)
    check_record(game)


@pytest.mark.parametrize("setup", SOME[::3], ids=name)
def test_what_is_offered_is_exactly_what_is_allowed(setup: Setup) -> None:
    """Lines of earlier moments, said by anybody: `check` allows one just when `legal` offers it."""
    game, random, known = setup.start(5, "seed"), Random(5), dict[str, None]()
    for moves in moments(game, random, 150):
        offered = {str(action) for seat in game.seats for action in game.legal(seat)}
        known |= dict.fromkeys(sorted(line.partition(" ")[2] for line in offered))
        if moves % 5 == 0:
            for said in random.sample(list(known), min(30, len(known))):
                line = f"{random.choice(game.seats)} {said}"
                assert game.check(line).ok == (line in offered), line


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS[::3], ids=name)
def test_random_games_of_many_set_ups_come_to_an_end(setup: Setup) -> None:
    game = setup.start(11, "seed")
    assert play(game, Random(11)) < MAX_MOVES


def test_every_scenario_is_among_the_set_ups() -> None:
    assert {setup.options["scenario"] for setup in SETUPS} == set(SHEETS)
