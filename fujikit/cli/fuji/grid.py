"""Fuji's grid of `fujikit simulate`."""

from __future__ import annotations

import argparse
import re

from fujikit.cli.fuji.options import WORDS
from fujikit.cli.game import GameGrid
from fujikit.cli.language import ENGLISH, translate
from fujikit.cli.parsing import Group, Parser, quoted
from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES
from fujikit.teams.kinds import KINDS

EXAMPLES = """
  fujikit simulate --team teammate --level 1-4 --games 250
  fujikit simulate --team teammate newcomer seer --scenario all --jobs 4 --out who-wins
  fujikit simulate --team teammate+newcomer+newcomer teammate:talks=no --out talk --format csv parquet
"""


def add_options(group: Group, command: Parser) -> None:
    """Add what the grid is made of."""
    translate = command.translate_from(WORDS)
    group.add_argument(
        "--team",
        nargs="+",
        default=["teammate"],
        metavar=command.placeholder("KIND"),
        help=translate("team", kinds=list(KINDS)),
    )
    group.add_argument("--scenario", nargs="+", metavar="N", help=translate("scenario"))
    group.add_argument("--level", nargs="+", default=["1"], metavar="N", help=translate("level"))
    group.add_argument("--players", nargs="+", metavar="N", help=translate("players"))
    group.add_argument("--variant", nargs="+", choices=("a", "b"), help=translate("variant"))
    group.add_argument("--thrill", nargs="*", choices=("no", "yes"), help=translate("thrill"))
    group.add_argument("--skills", nargs="+", metavar="A+B", help=translate("skills"))
    group.add_argument(
        "--edition", nargs="+", choices=("en", "fr", "pl"), default=["en"], help=translate("edition")
    )
    group.add_argument("--spoken", nargs="+", choices=LANGUAGES, help=translate("spoken"))
    group.add_argument(
        "--box", nargs="+", type="path", metavar=command.placeholder("FILE"), help=translate("box")
    )


def read_grid(options: argparse.Namespace) -> dict[str, object]:
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
            raise BadInput(f"--{name}: {translate(options, 'wrong', 'span', text=quoted(text))}")
        found += span
    return found


GRID = GameGrid(add_options, read_grid, EXAMPLES)
