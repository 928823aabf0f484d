"""A fresh process, until the first move of a game is done."""

import time
from collections.abc import Iterator
from functools import partial

from bench.bench_env import PYTHON
from bench.figures import Table, against
from bench.sides import Run, Side
from bench.turns import Answer, in_turns

ROUNDS = 15
ONE_MOVE = """
import sys, fujikit
game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed=7)
game.act(game.legal("Clara")[0])
assert "numpy" not in sys.modules
"""
OURS = {"fujikit: import, new game, one move": ONE_MOVE}
NUMPY = "import numpy"
PEERS = {"python alone": "", NUMPY: NUMPY}


def start(program: str, side: Side) -> Answer:
    begun = time.perf_counter()
    side.run("-c", program, python=PYTHON)
    return {"ms": (time.perf_counter() - begun) * 1000}


def tables(run: Run) -> Iterator[Table]:
    rounds = run.rounds(ROUNDS)
    ours, peers = (
        {name: partial(start, program) for name, program in programs.items()} for programs in (OURS, PEERS)
    )
    answers = in_turns(run, rounds, ours, peers)
    figures = {name: answers[name].figure(name, "ms") for name in (*PEERS, *OURS)}
    rows = list(figures.values())
    title = f"a fresh process, median of {rounds} in turns"
    yield Table("a fresh process", title, "ms", ".0f", rows, {"x numpy": against(rows, figures[NUMPY])})
