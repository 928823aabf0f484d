"""`make bench`: fujikit beside its peers, in one run, in turns, as medians."""

import argparse
import compileall
import json
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from bench.games import game_lines
from bench.odds import odds_lines
from bench.pages import page_lines
from bench.place import BOARDGAME, NODE, PLACE, PYTHON, ROOT, environment, install
from bench.ratios import ratio
from bench.teams import team_lines
from bench.widgets import widget_lines

ROUNDS = 9
SECONDS = 1.5
STARTS = 15
REPLAY, RANDOM = "fujikit, recorded games replayed", "fujikit, random games"
LOADED = "fujikit, records read from text"
SPIEL, BOARDGAME_IO = "open-spiel, python_liars_poker", "boardgame.io, reducer"
PLAYERS: dict[str, tuple[list[str], Path]] = {
    REPLAY: ([str(PYTHON), "-m", "bench.ours", "replay"], ROOT),
    LOADED: ([str(PYTHON), "-m", "bench.ours", "load"], ROOT),
    RANDOM: ([str(PYTHON), "-m", "bench.ours", "random"], ROOT),
    SPIEL: ([str(PYTHON), "-m", "bench.liars_poker"], ROOT),
    BOARDGAME_IO: ([str(NODE), "play.js"], BOARDGAME),
}
ONE_MOVE = """
import sys, fujikit
game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed=7)
game.act(game.legal("Clara")[0])
assert "numpy" not in sys.modules
"""
PROCESSES = {
    "python alone": "",
    "import numpy": "import numpy",
    "fujikit: import, new game, one move": ONE_MOVE,
}


def moves_a_second(player: str) -> float:
    command, folder = PLAYERS[player]
    done = subprocess.run(
        [*command, str(SECONDS)], cwd=folder, env=environment(), stdout=subprocess.PIPE, check=True
    )
    played = json.loads(done.stdout)
    return float(played["moves"] / played["seconds"])


def milliseconds(program: str) -> float:
    begun = time.perf_counter()
    subprocess.run([str(PYTHON), "-I", "-c", program], cwd=PLACE, check=True)
    return (time.perf_counter() - begun) * 1000


def speed_lines(rates: dict[str, list[float]]) -> Iterator[str]:
    yield f"player moves a second, median of {ROUNDS} rounds in turns, {SECONDS} s each"
    yield f"{'':<36}{'moves/s':>10}{'x open-spiel':>14}{'x boardgame.io':>16}"
    for player, rate in rates.items():
        against = [ratio(rate, rates[peer]) for peer in (SPIEL, BOARDGAME_IO)]
        yield f"{player:<36}{median(rate):>10,.0f}{against[0]:>14.2f}{against[1]:>16.2f}"


def start_lines(times: dict[str, list[float]]) -> Iterator[str]:
    yield f"a fresh process, median of {STARTS} in turns"
    yield f"{'':<36}{'ms':>10}{'x numpy':>14}"
    for name, taken in times.items():
        yield f"{name:<36}{median(taken):>10.0f}{ratio(taken, times['import numpy']):>14.2f}"


def moves() -> Iterator[str]:
    rates: dict[str, list[float]] = {player: [] for player in PLAYERS}
    for _ in range(ROUNDS):
        for player, rate in rates.items():
            rate.append(moves_a_second(player))
    return speed_lines(rates)


def starts() -> Iterator[str]:
    # An installed package comes compiled, as numpy does; a working copy may not be.
    compileall.compile_dir(ROOT / "fujikit", quiet=1)
    times: dict[str, list[float]] = {name: [] for name in PROCESSES}
    for _ in range(STARTS):
        for name, taken in times.items():
            taken.append(milliseconds(PROCESSES[name]))
    return start_lines(times)


PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "moves": moves,
    "games": game_lines,
    "starts": starts,
    "odds": odds_lines,
    "teams": team_lines,
    "widgets": widget_lines,
    "pages": page_lines,
}
ALONE = {"games", "teams", "widgets", "pages"}
"""Parts that need no peers in a place of their own."""


def main() -> None:
    """`python -m bench`, or only some parts: `python -m bench odds`."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="fujikit beside its peers.")
    parser.add_argument("parts", nargs="*", metavar="part", help=f"{', '.join(PARTS)}; all of them if none")
    parser.add_argument("--before", type=Path, help="an older checkout, for teams to be compared with")
    given = parser.parse_args()
    if unknown := [part for part in given.parts if part not in PARTS]:
        parser.error(f"there is no part {', '.join(unknown)}")
    chosen = given.parts or list(PARTS)
    if set(chosen) - ALONE:
        install()
    for part in chosen:
        lines = team_lines(given.before) if part == "teams" else PARTS[part]()
        print(*lines, "", sep="\n", flush=True)


if __name__ == "__main__":
    main()
