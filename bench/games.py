"""Both games beside each other: moves a second of random games, and what one question takes."""

from collections.abc import Iterator
from functools import partial

from bench.figures import Table, against
from bench.sides import Run, Side
from bench.turns import Answer, in_turns

ROUNDS = 9
SECONDS = "1.5"
GAMES = ("fuji", "robinson")
QUESTIONS = ("legal", "check")


def play(game: str, side: Side) -> Answer:
    played = side.ask("bench.fujikit_games", game, SECONDS)
    return {"moves/s": played["moves"] / played["core_seconds"]}


def question(game: str, side: Side) -> Answer:
    answer: Answer = side.ask("bench.questions", game)
    return answer


def tables(run: Run) -> Iterator[Table]:
    rounds = run.rounds(ROUNDS)
    plays = {game: partial(play, game) for game in GAMES}
    questions = {f"{game}, asked": partial(question, game) for game in GAMES}
    answers = in_turns(run, rounds, plays | questions)
    rates = [answers[game].figure(game, "moves/s") for game in plays]
    yield Table(
        "random games",
        f"random games, seconds of one core, median of {rounds} rounds in turns, {SECONDS} s each",
        "moves/s",
        ",.0f",
        rates,
        {"x fuji": against(rates, rates[0])},
        more_is_better=True,
    )
    yield Table(
        "one question",
        f"one question, median over moments of random games, and of {rounds} rounds in turns",
        "µs",
        ".0f",
        [answers[f"{game}, asked"].figure(f"{game}, {key}", key) for game in GAMES for key in QUESTIONS],
    )
