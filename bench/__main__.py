"""`make bench`: fujikit beside comparable projects and an older fujikit, in one run, in turns, as medians."""

import argparse
from collections.abc import Callable, Iterator

from bench import games, moves, odds, pages, starts, teams, widgets
from bench.bench_env import install_peers
from bench.figures import Table, verdict
from bench.sides import Run, find_older, install_now, install_older

PARTS: dict[str, Callable[[Run], Iterator[Table]]] = {
    "moves": moves.tables,
    "games": games.tables,
    "starts": starts.tables,
    "odds": odds.tables,
    "teams": teams.tables,
    "widgets": widgets.tables,
    "pages": pages.tables,
}
BESIDE_PEERS = {"moves", "starts", "odds"}
"""Parts that need the comparable projects installed."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench", description="fujikit beside comparable projects."
    )
    parser.add_argument("parts", nargs="*", metavar="part", help=f"{', '.join(PARTS)}; all of them if none")
    parser.add_argument(
        "--before",
        metavar="REV",
        help="compare with an older fujikit: a revision of git, or a folder with a checkout",
    )
    parser.add_argument("--quick", action="store_true", help="fewer rounds, for a short look")
    given = parser.parse_args()
    if unknown := [part for part in given.parts if part not in PARTS]:
        parser.error(f"there is no part {', '.join(unknown)}")
    return given


def main() -> None:
    """`python -m bench`, or only some parts: `python -m bench odds --before HEAD~3`."""
    given = arguments()
    older = find_older(given.before) if given.before else None
    chosen = given.parts or list(PARTS)
    if BESIDE_PEERS.intersection(chosen):
        install_peers()
    run = Run(install_now(), install_older(older) if older else None, given.quick)
    done = []
    for part in chosen:
        for table in PARTS[part](run):
            print(*table.lines(), "", sep="\n", flush=True)
            done.append(table)
    if older:
        print(*verdict(older.name, done), sep="\n")


if __name__ == "__main__":
    main()
