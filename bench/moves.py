"""Player moves a second, beside two engines."""

import json
import subprocess
from collections.abc import Iterator
from functools import partial

from bench.bench_env import BOARDGAME_DIR, NODE, PYTHON, environment
from bench.figures import Table, against
from bench.sides import Run, Side
from bench.turns import Answer, in_turns

ROUNDS = 9
SECONDS = "1.5"
OURS = {
    "fujikit, recorded games replayed": "replay",
    "fujikit, records read from text": "load",
    "fujikit, random games": "fuji",
}
SPIEL, BOARDGAME_IO = "open-spiel, python_liars_poker", "boardgame.io, reducer"


def rate(played: dict[str, float]) -> Answer:
    return {"moves/s": played["moves"] / played["seconds"]}


def by_us(contender: str, side: Side) -> Answer:
    return rate(side.ask("bench.fujikit_games", contender, SECONDS, python=PYTHON))


def by_open_spiel(side: Side) -> Answer:
    return rate(side.ask("bench.liars_poker", SECONDS, python=PYTHON))


def by_boardgame(_: Side) -> Answer:
    command = [str(NODE), "play.js", SECONDS]
    done = subprocess.run(command, cwd=BOARDGAME_DIR, env=environment(), stdout=subprocess.PIPE, check=True)
    return rate(json.loads(done.stdout))


def tables(run: Run) -> Iterator[Table]:
    rounds = run.rounds(ROUNDS)
    ours = {name: partial(by_us, contender) for name, contender in OURS.items()}
    answers = in_turns(run, rounds, ours, {SPIEL: by_open_spiel, BOARDGAME_IO: by_boardgame})
    figures = {name: each.figure(name, "moves/s") for name, each in answers.items()}
    rows = list(figures.values())
    yield Table(
        "moves",
        f"player moves a second, median of {rounds} rounds in turns, {SECONDS} s each",
        "moves/s",
        ",.0f",
        rows,
        {
            "x open-spiel": against(rows, figures[SPIEL]),
            "x boardgame.io": against(rows, figures[BOARDGAME_IO]),
        },
        more_is_better=True,
    )
