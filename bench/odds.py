"""The odds beside two dice libraries: one problem, in turns, and how our time grows with the dice."""

import json
import subprocess
from collections.abc import Iterator
from statistics import median

from bench.place import PYTHON, ROOT, environment
from bench.ratios import ratio

ROUNDS = 5
SECONDS = 1.0
OURS, ICEPOOL, DYCE = "fujikit", "icepool", "dyce"
CONTENDERS = {OURS: "bench.odds_ours", ICEPOOL: "bench.odds_icepool", DYCE: "bench.odds_dyce"}
QUESTIONS = {"totals": "with totals", "faces": "over all faces"}
STATES = ("warm", "cold")
USUAL = "6"
"""The dice of a full set, against which growth is measured."""
Times = dict[tuple[str, str, str], list[float]]
"""Milliseconds by contender, question and state."""


def ask(module: str, *arguments: str) -> dict[str, float]:
    command = [str(PYTHON), "-m", module, *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, check=True)
    answer: dict[str, float] = json.loads(done.stdout)
    return answer


def times_in_turns() -> Times:
    times: Times = {}
    for _ in range(ROUNDS):
        for question in QUESTIONS:
            for name, module in CONTENDERS.items():
                taken = ask(module, question, str(SECONDS))
                for state in STATES:
                    times.setdefault((name, question, state), []).append(taken[state])
    return times


def problem_lines(times: Times) -> Iterator[str]:
    yield "yellow|4 against two rivals, 0 to 3 rerolls, the best choice of dice to keep,"
    yield f"median of {ROUNDS} rounds in turns; cold is the first answer of a process that has imported"
    yield f"{'':<36}{'ms':>10}{'icepool, x ms':>16}{'dyce, x ms':>14}"
    for question, words in QUESTIONS.items():
        for state in STATES:
            ours = times[OURS, question, state]
            icepool, dyce = (ratio(times[peer, question, state], ours) for peer in (ICEPOOL, DYCE))
            name = f"{OURS}, {words}, {state}"
            yield f"{name:<36}{median(ours):>10.2f}{icepool:>16,.0f}{dyce:>14,.0f}"


def growth_lines(rounds: list[dict[str, float]]) -> Iterator[str]:
    yield f"more dice, 0 to 3 rerolls, warm, median of {ROUNDS} rounds"
    yield f"{'':<36}{'ms':>10}{'x 6 dice':>16}"
    for dice in rounds[0]:
        taken = [each[dice] for each in rounds]
        times_six = ratio(taken, [each[USUAL] for each in rounds])
        yield f"{dice + ' dice':<36}{median(taken):>10.2f}{times_six:>16.1f}"


def odds_lines() -> Iterator[str]:
    yield from problem_lines(times_in_turns())
    yield ""
    yield from growth_lines([ask(CONTENDERS[OURS], "growth") for _ in range(ROUNDS)])
