"""`fujikit simulate`: play many games with computer players and print the results."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

from fujikit.cli.game import GameGrid, commands_of
from fujikit.cli.language import WORDS, language_of, translate
from fujikit.cli.output import print_csv, print_json
from fujikit.cli.parsing import Commands, Group, Parser, add_command
from fujikit.engine.errors import BadInput
from fujikit.games import GAMES

if TYPE_CHECKING:
    from fujikit.teams.simulation.results import Results

EXIT_INTERRUPTED = 130
EXIT_SOME_FAILED = 1
FORMATS = ("csv", "parquet")


def add(commands: Commands, common_options: Parser) -> None:
    """The command and its options."""
    words = partial(WORDS.translate, "simulate")
    games: dict[str, GameGrid] = {game: grid for game in GAMES if (grid := commands_of(game).grid)}
    command = add_command(
        commands,
        common_options,
        "simulate",
        description=fill(words("about", common_options.lang), 79),
        epilog=words("examples", common_options.lang) + "".join(grid.examples for grid in games.values()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _add_grid(command.add_argument_group(command.translate("grid")), command, games)
    _add_running(command.add_argument_group(command.translate("running")), command)
    command.set_defaults(run=run, read_grid={game: grid.read for game, grid in games.items()})


def _add_grid(group: Group, command: Parser, games: dict[str, GameGrid]) -> None:
    translate = command.translate
    group.add_argument("--game", choices=tuple(games), default=next(iter(games)), help=translate("game"))
    for grid in games.values():
        grid.add_options(group, command)
    group.add_argument("--games", type="count", default=100, metavar="N", help=translate("games"))
    group.add_argument("--seed", type="seed", default=0, help=translate("seed"))


def _add_running(group: Group, command: Parser) -> None:
    translate = command.translate
    group.add_argument("--jobs", type="count", default=1, metavar="N", help=translate("jobs"))
    group.add_argument("--cluster", metavar=command.placeholder("ADDRESS"), help=translate("cluster"))
    group.add_argument("--out", type="path", metavar=command.placeholder("FOLDER"), help=translate("out"))
    group.add_argument("--format", nargs="+", choices=FORMATS, default=["csv"], help=translate("format"))
    group.add_argument("--quiet", action="store_true", help=translate("quiet"))
    formats = group.add_mutually_exclusive_group()
    formats.add_argument("--json", action="store_true", help=translate("json"))
    formats.add_argument("--csv", action="store_true", help=translate("csv"))


def run(options: argparse.Namespace) -> int:
    """Play the games with a progress display and print the results; 1 when games ended with an error."""
    from fujikit.teams.simulation import report  # noqa: PLC0415  # the other commands start faster without
    from fujikit.teams.simulation.progress import Progress  # noqa: PLC0415
    from fujikit.teams.simulation.run import Workers, make_plan, play_plan  # noqa: PLC0415

    if options.out == "-":
        raise BadInput(translate(options, "simulate", "dash"))
    _add_cwd_to_path()
    lang = language_of(options)
    plan = make_plan(options.game, options.games, options.seed, options.read_grid[options.game](options))
    progress = Progress(None if options.quiet else sys.stderr, lang)
    try:
        results = play_plan(
            plan, Workers(options.jobs, options.cluster), options.out, options.format, progress
        )
    except KeyboardInterrupt:
        print(report.stopped(options.out, lang), file=sys.stderr)
        return EXIT_INTERRUPTED
    _print_summary(results, options, lang)
    if results.errors:
        print(report.errors(results, lang), file=sys.stderr)
    return EXIT_SOME_FAILED if results.errors else 0


def _add_cwd_to_path() -> None:
    """Make players in the current folder importable: a console script's `sys.path` does not hold it."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)


def _print_summary(results: Results, options: argparse.Namespace, lang: str) -> None:
    """Print the results in the form that was asked for."""
    from fujikit.teams.simulation import report  # noqa: PLC0415

    if options.json:
        print_json(as_data(results, options))
    elif options.csv:
        rows = results.summary()
        print_csv(list(rows[0]), rows)
    else:
        print(report.table(results, lang))
        if options.out:
            print(report.saved(options.out, options.format, lang))


def as_data(results: Results, options: argparse.Namespace) -> dict[str, object]:
    """What came of the games, as an object of JSON."""
    return {
        "game": options.game,
        "games": options.games,
        "seed": options.seed,
        "out": options.out,
        "summary": results.summary(),
        "errors": list(results.errors),
    }
