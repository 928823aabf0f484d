"""The comparable project in Python: random games of open-spiel's liar's poker; only players' moves count."""

import sys
from random import Random

import open_spiel.python.games  # noqa: F401  # importing it registers the games written in Python
import pyspiel

from bench.clock import measure

GAME = pyspiel.load_game("python_liars_poker")
RANDOM = Random(7)


def play() -> int:
    state, moves = GAME.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            # All outcomes of this game's chance are equally likely.
            state.apply_action(RANDOM.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(RANDOM.choice(state.legal_actions()))
            moves += 1
    return moves


if __name__ == "__main__":
    measure(play, float(sys.argv[1]))
