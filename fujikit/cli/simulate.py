"""`fujikit simulate`: games by the thousand, every seat played by code."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

from fujikit.cli.play import seed
from fujikit.cli.rules import at_least_one
from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES
from fujikit.teams.kinds import KINDS

if TYPE_CHECKING:
    from fujikit.teams.many.results import Results

INTERRUPTED = 130
SOME_FAILED = 1
FORMATS = ("csv", "parquet")
DESCRIPTION = (
    "Play so many games of every combination of what is given, and tell who won and why. The same seed "
    "gives the same games, in one process, over several, or on a cluster. With --out a simulation can be "
    "stopped at any time; the same command goes on with it."
)
EXAMPLES = """examples:
  fujikit simulate --team teammate --level 1-4 --games 250
  fujikit simulate --team teammate newcomer seer --scenario all --jobs 4 --out who-wins
  fujikit simulate --team teammate+newcomer+newcomer teammate:talks=no --out talk --format csv parquet
"""


def add(commands: Any, everywhere: argparse.ArgumentParser) -> None:
    """The command and its options."""
    command = commands.add_parser(
        "simulate",
        parents=[everywhere],
        help="play games by the thousand, every seat by code",
        description=fill(DESCRIPTION, 79),
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _add_grid(command.add_argument_group("what is played (several values: every combination)"))
    _add_running(command.add_argument_group("how"))
    command.set_defaults(run=run)


def _add_grid(group: Any) -> None:
    kinds = ", ".join(KINDS)
    group.add_argument("--game", choices=("fuji",), default="fuji", help="which game")
    group.add_argument(
        "--team",
        nargs="+",
        default=["teammate"],
        metavar="KIND",
        help=f"who plays: {kinds}, or your_module.YourPlayer; one for every seat, or a+b+c; wishes as "
        "teammate:talks=no (teammate)",
    )
    group.add_argument("--scenario", nargs="+", metavar="N", help="1 3, 1-7, all; otherwise each game draws")
    group.add_argument("--level", nargs="+", default=["1"], metavar="N", help="1 2, 1-4, all (1)")
    group.add_argument("--players", nargs="+", metavar="N", help="2, 3 or 4 (3, or as many as the team)")
    group.add_argument("--variant", nargs="+", choices=("a", "b"), help="the game of two players (a)")
    group.add_argument(
        "--thrill", nargs="*", choices=("no", "yes"), help="the token near the village erupts twice (no)"
    )
    group.add_argument("--skills", nargs="+", metavar="A+B", help="by seat; those left out are drawn")
    group.add_argument(
        "--edition", nargs="+", choices=("en", "fr", "pl"), default=["en"], help="where the books differ (en)"
    )
    group.add_argument(
        "--spoken", nargs="+", choices=LANGUAGES, help="language the players talk in (that of --lang)"
    )
    group.add_argument("--box", nargs="+", metavar="FILE", help="your own cards (see `fujikit box template`)")
    group.add_argument(
        "--games", type=at_least_one, default=100, metavar="N", help="of each combination (100)"
    )
    group.add_argument("--seed", type=seed, default=0, help="another seed, other games (0)")


def _add_running(group: Any) -> None:
    group.add_argument("--jobs", type=at_least_one, default=1, metavar="N", help="over so many processes (1)")
    group.add_argument("--cluster", metavar="ADDRESS", help="on the dask scheduler at tcp://HOST:PORT")
    group.add_argument("--out", metavar="FOLDER", help="keep what is played there, and write the tables")
    group.add_argument(
        "--format", nargs="+", choices=FORMATS, default=["csv"], help="of the tables in FOLDER (csv)"
    )
    group.add_argument("--quiet", action="store_true", help="do not tell how far it is")


def run(options: argparse.Namespace) -> int:
    """Play, tell how far it is, and print what came of it; 1 when games ended with an error."""
    from fujikit.teams.many import report  # noqa: PLC0415  # the other commands start faster without
    from fujikit.teams.many.progress import Progress  # noqa: PLC0415
    from fujikit.teams.many.run import Where, make_plan, run  # noqa: PLC0415

    _look_here_too()
    lang = options.lang or "en"
    plan = make_plan(options.game, options.games, options.seed, grid(options))
    progress = Progress(None if options.quiet else sys.stderr, lang)
    try:
        results = run(plan, Where(options.jobs, options.cluster), options.out, options.format, progress)
    except KeyboardInterrupt:
        print(report.stopped(options.out, lang), file=sys.stderr)
        return INTERRUPTED
    print(report.table(results, lang))
    return _last_words(results, options, lang)


def _look_here_too() -> None:
    """A player of one's own may lie where the command is typed: a script's path does not hold that folder."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)


def _last_words(results: Results, options: argparse.Namespace, lang: str) -> int:
    from fujikit.teams.many import report  # noqa: PLC0415

    if options.out:
        print(report.saved(options.out, options.format, lang))
    if results.errors:
        print(report.errors(results, lang), file=sys.stderr)
    return SOME_FAILED if results.errors else 0


def grid(options: argparse.Namespace) -> dict[str, Any]:
    """What was asked for, without what was left open."""
    found = {
        "team": options.team,
        "scenario": numbers("--scenario", options.scenario),
        "level": numbers("--level", options.level),
        "players": numbers("--players", options.players),
        "variant": options.variant,
        "thrill": None if options.thrill is None else [each == "yes" for each in options.thrill or ["yes"]],
        "skills": options.skills,
        "edition": options.edition,
        "lang": options.spoken or [options.lang or "en"],
        "box": options.box,
    }
    return {key: value for key, value in found.items() if value is not None}


def numbers(option: str, texts: list[str] | None) -> list[int] | str | None:
    """Numbers and ranges of them; `all` is a word of its own.

    >>> numbers("--level", ["1-3", "5"]), numbers("--level", ["all"])
    ([1, 2, 3, 5], 'all')
    """
    if texts is None or texts == ["all"]:
        return "all" if texts else None
    found: list[int] = []
    for text in ",".join(texts).split(","):
        match = re.fullmatch(r"([0-9]{1,4})(?:-([0-9]{1,4}))?", text)
        span = range(int(match[1]), int(match[2] or match[1]) + 1) if match else ()
        if not span:
            raise BadInput(f"{option}: {text!r} is no number, and no range such as 1-4")
        found += span
    return found
