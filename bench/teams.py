"""Games a second by teams of code, on one core."""

from collections.abc import Iterator
from functools import partial

from bench.bench_env import ROOT
from bench.figures import Table
from bench.sides import Run, Side
from bench.turns import Answer, Answers, in_turns

ROUNDS = 5
GAMES = {"random": 40, "teammate": 8}
"""Kinds of players, and how many games each plays in a round: seconds, not minutes."""
BOX = ROOT / "tests" / "box.toml"
"""A box that is never tuned, so that both kits play the same games."""


def play(kind: str, side: Side) -> Answer:
    answer: Answer = side.ask("bench.team_games", str(BOX), kind, str(GAMES[kind]))
    return answer


def same_games(answers: Answers) -> str:
    if answers.before is None or not answers.before.answers:
        return ""
    return "yes" if answers.now.answers[0]["story"] == answers.before.answers[0]["story"] else "no"


def tables(run: Run) -> Iterator[Table]:
    rounds = run.rounds(ROUNDS)
    answers = in_turns(run, rounds, {kind: partial(play, kind) for kind in GAMES})
    yield Table(
        "teams",
        "games a second by teams of three, seconds of one core, fixed seeds, frozen box,\n"
        f"median of {rounds} rounds in turns",
        "games/s",
        ".1f",
        [answers[kind].figure(kind, "games/s") for kind in GAMES],
        {"same games": [same_games(answers[kind]) for kind in GAMES]} if run.before else {},
        more_is_better=True,
    )
