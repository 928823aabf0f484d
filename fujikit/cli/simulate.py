"""`fujikit simulate`: games by the thousand, every seat played by code."""

from __future__ import annotations

import argparse
import re
import sys
from functools import partial
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

from fujikit.cli.language import ENGLISH, WORDS, language_of, say
from fujikit.cli.output import print_csv, print_json
from fujikit.cli.parsing import Parser, add_command, quoted
from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES
from fujikit.teams.kinds import KINDS

if TYPE_CHECKING:
    from fujikit.teams.many.results import Results

INTERRUPTED = 130
SOME_FAILED = 1
FORMATS = ("csv", "parquet")
EXAMPLES = """
  fujikit simulate --team teammate --level 1-4 --games 250
  fujikit simulate --team teammate newcomer seer --scenario all --jobs 4 --out who-wins
  fujikit simulate --team teammate+newcomer+newcomer teammate:talks=no --out talk --format csv parquet
"""


def add(commands: Any, everywhere: Parser) -> None:
    """The command and its options."""
    words = partial(WORDS.say, "simulate")
    command = add_command(
        commands,
        everywhere,
        "simulate",
        description=fill(words("about", everywhere.lang), 79),
        epilog=words("examples", everywhere.lang) + EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _add_grid(command.add_argument_group(command.say("grid")), command)
    _add_running(command.add_argument_group(command.say("running")), command)
    command.set_defaults(run=run)


def _add_grid(group: Any, command: Parser) -> None:
    say = command.say
    group.add_argument("--game", choices=("fuji",), default="fuji", help=say("game"))
    group.add_argument(
        "--team",
        nargs="+",
        default=["teammate"],
        metavar=command.placeholder("KIND"),
        help=say("team", kinds=list(KINDS)),
    )
    group.add_argument("--scenario", nargs="+", metavar="N", help=say("scenario"))
    group.add_argument("--level", nargs="+", default=["1"], metavar="N", help=say("level"))
    group.add_argument("--players", nargs="+", metavar="N", help=say("players"))
    group.add_argument("--variant", nargs="+", choices=("a", "b"), help=say("variant"))
    group.add_argument("--thrill", nargs="*", choices=("no", "yes"), help=say("thrill"))
    group.add_argument("--skills", nargs="+", metavar="A+B", help=say("skills"))
    group.add_argument(
        "--edition", nargs="+", choices=("en", "fr", "pl"), default=["en"], help=say("edition")
    )
    group.add_argument("--spoken", nargs="+", choices=LANGUAGES, help=say("spoken"))
    group.add_argument("--box", nargs="+", type="path", metavar=command.placeholder("FILE"), help=say("box"))
    group.add_argument("--games", type="count", default=100, metavar="N", help=say("games"))
    group.add_argument("--seed", type="seed", default=0, help=say("seed"))


def _add_running(group: Any, command: Parser) -> None:
    say = command.say
    group.add_argument("--jobs", type="count", default=1, metavar="N", help=say("jobs"))
    group.add_argument("--cluster", metavar=command.placeholder("ADDRESS"), help=say("cluster"))
    group.add_argument("--out", type="path", metavar=command.placeholder("FOLDER"), help=say("out"))
    group.add_argument("--format", nargs="+", choices=FORMATS, default=["csv"], help=say("format"))
    group.add_argument("--quiet", action="store_true", help=say("quiet"))
    formats = group.add_mutually_exclusive_group()
    formats.add_argument("--json", action="store_true", help=say("json"))
    formats.add_argument("--csv", action="store_true", help=say("csv"))


def run(options: argparse.Namespace) -> int:
    """Play, tell how far it is, and print what came of it; 1 when games ended with an error."""
    from fujikit.teams.many import report  # noqa: PLC0415  # the other commands start faster without
    from fujikit.teams.many.progress import Progress  # noqa: PLC0415
    from fujikit.teams.many.run import Where, make_plan, run  # noqa: PLC0415

    if options.out == "-":
        raise BadInput(say(options, "simulate", "dash"))
    _look_here_too()
    lang = language_of(options)
    plan = make_plan(options.game, options.games, options.seed, grid(options))
    progress = Progress(None if options.quiet else sys.stderr, lang)
    try:
        results = run(plan, Where(options.jobs, options.cluster), options.out, options.format, progress)
    except KeyboardInterrupt:
        print(report.stopped(options.out, lang), file=sys.stderr)
        return INTERRUPTED
    _tell(results, options, lang)
    if results.errors:
        print(report.errors(results, lang), file=sys.stderr)
    return SOME_FAILED if results.errors else 0


def _look_here_too() -> None:
    """A player of one's own may lie where the command is typed: a script's path does not hold that folder."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)


def _tell(results: Results, options: argparse.Namespace, lang: str) -> None:
    """What came of the games, in the form that was asked for."""
    from fujikit.teams.many import report  # noqa: PLC0415

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


def grid(options: argparse.Namespace) -> dict[str, Any]:
    """What was asked for, without what was left open."""
    found = {
        "team": options.team,
        "scenario": numbers(options, "scenario"),
        "level": numbers(options, "level"),
        "players": numbers(options, "players"),
        "variant": options.variant,
        "thrill": None if options.thrill is None else [each == "yes" for each in options.thrill or ["yes"]],
        "skills": options.skills,
        "edition": options.edition,
        # Not the system's language: a seed gives the same games on every machine.
        "lang": options.spoken or [options.lang or ENGLISH],
        "box": options.box,
    }
    return {key: value for key, value in found.items() if value is not None}


def numbers(options: argparse.Namespace, name: str) -> list[int] | str | None:
    """Numbers and ranges of them; `all` is a word of its own.

    >>> options = argparse.Namespace(level=["1-3", "5"], scenario=["all"])
    >>> numbers(options, "level"), numbers(options, "scenario")
    ([1, 2, 3, 5], 'all')
    """
    texts = getattr(options, name)
    if texts is None or texts == ["all"]:
        return "all" if texts else None
    found: list[int] = []
    for text in ",".join(texts).split(","):
        match = re.fullmatch(r"([0-9]{1,4})(?:-([0-9]{1,4}))?", text)
        span = range(int(match[1]), int(match[2] or match[1]) + 1) if match else ()
        if not span:
            raise BadInput(f"--{name}: {say(options, 'wrong', 'span', text=quoted(text))}")
        found += span
    return found
