"""The odds beside two dice libraries: one problem, in turns, and how our time grows with the dice."""

from collections.abc import Iterator
from functools import partial

from bench.bench_env import PYTHON
from bench.figures import Figure, Table, ratio
from bench.sides import Run, Side
from bench.turns import Answer, in_turns

ROUNDS = 5
SECONDS = "1"
FUJIKIT = "bench.odds_fujikit"
PEERS = {"icepool": "bench.odds_icepool", "dyce": "bench.odds_dyce"}
QUESTIONS = {"totals": "with totals", "faces": "over all faces"}
STATES = ("warm", "cold")
OUR_TABLES = {
    "table": "six, one sweep",
    "loop": "six, a loop",
    "cards": "all cards, one sweep",
    "cards-loop": "all cards, a loop",
}
DICE = range(3, 13)
USUAL = 6
"""The dice of a full set, against which growth is measured."""


def solve(module: str, question: str, side: Side) -> Answer:
    answer: Answer = side.ask(module, question, SECONDS, python=PYTHON)
    return answer


def grow(side: Side) -> Answer:
    answer: Answer = side.ask(FUJIKIT, "growth", *map(str, DICE), python=PYTHON)
    return answer


def problem(run: Run) -> Table:
    rounds = run.rounds(ROUNDS)
    ours = {question: partial(solve, FUJIKIT, question) for question in QUESTIONS}
    peers = {
        f"{peer}, {question}": partial(solve, module, question)
        for question in QUESTIONS
        for peer, module in PEERS.items()
    }
    answers = in_turns(run, rounds, ours, peers)
    rows, columns = list[Figure](), {f"{peer}, x ms": list[str]() for peer in PEERS}
    for question, words in QUESTIONS.items():
        for state in STATES:
            rows.append(answers[question].figure(f"fujikit, {words}, {state}", state))
            for peer, cells in zip(PEERS, columns.values(), strict=True):
                theirs = answers[f"{peer}, {question}"].figure(peer, state)
                cells.append(f"{ratio(theirs.now, rows[-1].now):,.0f}")
    title = (
        "yellow|4 against two rivals, 0 to 3 rerolls, the best choice of dice to keep,\n"
        f"median of {rounds} rounds in turns; cold is the first answer of a process that has imported"
    )
    return Table("odds", title, "ms", ".2f", rows, columns)


def requirements(run: Run) -> Table:
    """Our sweep beside our loop and the loops of the peers."""
    rounds = run.rounds(ROUNDS)
    ours = {question: partial(solve, FUJIKIT, question) for question in OUR_TABLES}
    peers = {peer: partial(solve, module, "table") for peer, module in PEERS.items()}
    answers = in_turns(run, rounds, ours, peers)
    ours_rows = [
        answers[question].figure(f"fujikit, {words}", "warm") for question, words in OUR_TABLES.items()
    ]
    rows = ours_rows + [answers[peer].figure(f"{peer}, six, a loop", "warm") for peer in PEERS]
    six, _, cards, _ = ours_rows
    bases = [six, six, cards, cards, *(six for _ in PEERS)]
    times = [f"{ratio(row.now, base.now):,.1f}" for row, base in zip(rows, bases, strict=True)]
    title = f"six requirements, or all cards, by 0 to 3 rerolls, warm, median of {rounds} rounds in turns"
    return Table("odds", title, "ms", ".2f", rows, {"x the sweep": times})


def growth(run: Run) -> Table:
    rounds = run.rounds(ROUNDS)
    answers = in_turns(run, rounds, {"growth": grow})["growth"]
    rows = [answers.figure(f"{dice} dice", str(dice)) for dice in DICE]
    usual = rows[DICE.index(USUAL)]
    title = f"more dice, 0 to 3 rerolls, warm, median of {rounds} rounds"
    return Table(
        "odds",
        title,
        "ms",
        ".2f",
        rows,
        {f"x {usual.name}": [f"{ratio(row.now, usual.now):.1f}" for row in rows]},
    )


def tables(run: Run) -> Iterator[Table]:
    yield problem(run)
    yield requirements(run)
    yield growth(run)
