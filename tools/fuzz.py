"""Random legal games over all set-ups: no crash, no dead end, no endless game.

`python -m tools.fuzz --games 500 --check` plays fewer, and looks at everything after every move;
`--game robinson` plays the other game.
"""

import argparse
import json
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import fujikit
from fujikit.engine.game import Game
from tools.fuzz_fuji import FUJI
from tools.fuzz_robinson import ROBINSON
from tools.fuzz_subject import DeadEnd, Start, Subject

MAX_ROUNDS = 60
MAX_LINES = 900
MAX_MOVES = 20_000
MAX_REPORTED = 10
CHUNK = 25


class Broken(Exception):
    """Something that should hold after every move does not."""


def step(game: Game[Any], random: Random) -> bool:
    """One random legal move; whether there was one."""
    if game.state.outcome is not None:
        return False
    game.act(SUBJECTS[game.rules.name].choose(game, random))
    return True


def play(game: Game[Any], random: Random, most: int = MAX_MOVES) -> int:
    """Play random legal moves to the end, or so many; how many there were."""
    return next((moves for moves in range(most) if not step(game, random)), most)


def moments(game: Game[Any], random: Random, most: int = MAX_MOVES) -> Iterator[int]:
    """Play likewise, and stop before every move and at the end; how many moves there were so far."""
    for moves in range(most):
        yield moves
        if not step(game, random):
            return


def play_checked(game: Game[Any], random: Random) -> int:
    """`play`, looking at everything after every move."""
    for moves in range(MAX_MOVES):
        check_moment(game)
        if not step(game, random):
            check_record(game)
            return moves
    return MAX_MOVES


def check_moment(game: Game[Any]) -> None:
    """Lines parse back and are legal, views are plain, and the position comes back."""
    for seat in game.seats:
        for action in game.legal(seat):
            _hold(game.read(str(action)) == action, f"{action} reads back as another action")
            _hold(game.check(action).ok, f"{action} is offered and refused: {game.check(action)}")
    game.text()
    for viewer in (*game.seats, None):
        view = game.own_view(viewer)
        _hold(json.loads(json.dumps(view)) == view, f"the view of {viewer} is not plain")
    if game.phase != "setup" and game.outcome is None:
        again = fujikit.position(game.position(), box=game.state.table.box)
        _hold(_same(again, game), "the position reads back as another one")


def check_record(game: Game[Any]) -> None:
    """The record replays to the same state, and is written alike again."""
    again = fujikit.from_code(game.code())
    _hold(again.record() == game.record(), "the record is written differently after a replay")
    _hold(_same(again, game), "the record replays differently")


def _same(one: Game[Any], other: Game[Any]) -> bool:
    in_bytes = SUBJECTS[one.rules.name].state_bytes
    return in_bytes(one.state) == in_bytes(other.state)


def _hold(holds: bool, what: str) -> None:  # noqa: FBT001  # reads like an assertion
    if not holds:
        raise Broken(what)


@dataclass
class Tally:
    """What games came to."""

    games: int = 0
    moves: int = 0
    rounds: int = 0
    longest: int = 0
    busiest: int = 0
    """Most lines in one phase."""
    outcomes: Counter[str] = field(default_factory=Counter)
    problems: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.moves += other.moves
        self.rounds += other.rounds
        self.longest = max(self.longest, other.longest)
        self.busiest = max(self.busiest, other.busiest)
        self.outcomes += other.outcomes
        self.problems += other.problems


@dataclass(frozen=True)
class Report:
    """One game: which, what it came to, and what went wrong."""

    table: str
    tally: Tally
    problem: str = ""


def lines_in_phases(game: Game[Any]) -> Counter[tuple[int, str]]:
    return Counter((move.before.round, move.before.phase) for move in game.history if move.action is not None)


def fuzz_one(
    player: Callable[[Game[Any], Random], int], kept: Path, every: tuple[Start, ...], seed: int
) -> Report:
    """Play the game of a seed and say what came of it."""
    setup = every[seed % len(every)]
    choices = ("seed", "ask")[seed // len(every) % 2]
    game = setup.start(seed, choices)
    kind, what = "", ""
    try:
        player(game, Random(seed))
    except DeadEnd as dead:
        kind, what = "dead end", str(dead)
    except Broken as broken:
        kind, what = "broken", str(broken)
    except Exception:  # noqa: BLE001  # whatever it is, it is a crash to report
        kind, what = "crash", traceback.format_exc()
    phases = lines_in_phases(game)
    if not kind and (game.round > MAX_ROUNDS or max(phases.values(), default=0) > MAX_LINES):
        kind, what = "endless", f"{game.round} rounds, {max(phases.values())} lines in one phase"
    tally = Tally(1, phases.total(), game.round, game.round, max(phases.values(), default=0))
    if game.outcome is not None:
        tally.outcomes[game.outcome.why] += 1
    if not kind:
        return Report(setup.table, tally)
    tally.problems[kind] += 1
    return Report(setup.table, tally, _keep(game, kept, f"seed {seed}: {kind}: {setup}, {choices}\n{what}"))


def _keep(game: Game[Any], kept: Path, what: str) -> str:
    """Write down how far the game came, so that it can be replayed."""
    kept.mkdir(parents=True, exist_ok=True)
    file = kept / f"{what.split(':', maxsplit=1)[0].replace(' ', '-')}.toml"
    told = "".join(f"# {line}\n" for line in what.splitlines())
    file.write_text(told + game.record(), encoding="utf-8")
    return f"{what.rstrip()}\n-> {file}"


def fuzz_some(job: Callable[[int], Report], seeds: Iterable[int]) -> list[Report]:
    return [job(seed) for seed in seeds]


def run(
    subject: Subject,
    seeds: range,
    *,
    jobs: int,
    player: Callable[[Game[Any], Random], int],
    kept: Path,
) -> bool:
    """Play the games on all cores; whether all went well."""
    job = partial(fuzz_one, player, kept, tuple(subject.setups()))
    games = len(seeds)
    chunks = [seeds[first : first + CHUNK] for first in range(0, games, CHUNK)]
    tallies = {table: Tally() for table in subject.tables}
    began = time.monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        done = problems = 0
        for reports in pool.map(partial(fuzz_some, job), chunks):
            for report in reports:
                tallies[report.table].add(report.tally)
                if report.problem and (problems := problems + 1) <= MAX_REPORTED:
                    print(f"\r{report.problem}\n")
            done += len(reports)
            _progress(done, games, time.monotonic() - began)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return print_table(subject.ends, tallies, time.monotonic() - began)


def _progress(done: int, games: int, seconds: float) -> None:
    """A line that stays in place; a log gets only the table."""
    if sys.stderr.isatty():
        line = f"\r{done} of {games} games, {done / seconds:.0f} a second"
        print(line, end="", file=sys.stderr, flush=True)


def print_table(ends: Iterable[str], tallies: dict[str, Tally], seconds: float) -> bool:
    whole = Tally()
    for tally in tallies.values():
        whole.add(tally)
    rows = {**tallies, "all": whole}
    print(f"{'players':>16}" + "".join(f"{name:>11}" for name in rows))
    figures: dict[str, Callable[[Tally], str]] = {
        "games": lambda tally: f"{tally.games:,}",
        "moves": lambda tally: f"{tally.moves:,}",
        "moves a game": lambda tally: f"{tally.moves / max(1, tally.games):.1f}",
        "rounds a game": lambda tally: f"{tally.rounds / max(1, tally.games):.1f}",
        "most rounds": lambda tally: str(tally.longest),
        "most in a phase": lambda tally: str(tally.busiest),
    }
    for end in ends:
        figures[end.partition(".")[2]] = partial(_count, "outcomes", end)
    for kind in ("crash", "dead end", "endless", "broken"):
        figures[kind] = partial(_count, "problems", kind)
    for name, figure in figures.items():
        print(f"{name:>16}" + "".join(f"{figure(tally):>11}" for tally in rows.values()))
    print(f"{seconds:.0f} s, {whole.moves / seconds:,.0f} moves a second")
    return not whole.problems


def _count(what: str, key: str, tally: Tally) -> str:
    counter: Counter[str] = getattr(tally, what)
    return f"{counter[key]:,}"


SUBJECTS = {"fuji": FUJI, "robinson": ROBINSON}


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random legal games and report what goes wrong.")
    parser.add_argument("--game", choices=SUBJECTS, default="fuji")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--check", action="store_true", help="look at everything after every move")
    parser.add_argument("--kept", type=Path, default=Path(".fuzz"), help="where games that went wrong go")
    given = parser.parse_args()
    player = play_checked if given.check else play
    subject = SUBJECTS[given.game]
    seeds = range(given.seed, given.seed + given.games)
    return 0 if run(subject, seeds, jobs=given.jobs, player=player, kept=given.kept) else 1


if __name__ == "__main__":
    sys.exit(main())
