"""Games a second by teams of code, on one core; beside an older checkout of the kit, if one is given."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from bench.place import ROOT
from bench.ratios import ratio

ROUNDS = 5
GAMES = {"random": 40, "teammate": 8}
"""Kinds of players, and how many games each plays in a round: seconds, not minutes."""
BOX = ROOT / "tests" / "box.toml"
"""A box that is never tuned, so that checkouts play the same games."""


def played(checkout: Path, kind: str) -> Any:
    """What a team came to; None where a checkout has no such players."""
    command = [sys.executable, str(ROOT / "bench" / "team_games.py"), str(BOX), kind, str(GAMES[kind])]
    paths = os.environ | {"PYTHONPATH": str(checkout.resolve())}
    done = subprocess.run(command, cwd=checkout, env=paths, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def in_turns(kind: str, checkouts: list[Path]) -> list[list[Any]]:
    """By checkout, what every round came to."""
    rounds = [[played(checkout, kind) for checkout in checkouts] for _ in range(ROUNDS)]
    return [list(column) for column in zip(*rounds, strict=True)]


def rates(rounds: list[Any]) -> list[float]:
    return [each["games"] / each["seconds"] for each in rounds]


def line(kind: str, checkouts: list[Path]) -> str:
    ours, *others = in_turns(kind, checkouts)
    if ours[0] is None:
        return f"{kind:<36}{'no such players':>10}"
    found = f"{kind:<36}{median(rates(ours)):>10.1f}"
    for before in others:
        if before[0] is None:
            return f"{found}{'-':>10}"
        same = "yes" if before[0]["same"] == ours[0]["same"] else "no"
        found += f"{median(rates(before)):>10.1f}{ratio(rates(ours), rates(before)):>10.1f}{same:>12}"
    return found


def team_lines(before: Path | None = None) -> Iterator[str]:
    yield "games a second by teams of three, seconds of one core, fixed seeds, frozen box,"
    yield f"median of {ROUNDS} rounds in turns"
    yield f"{'':<36}{'games/s':>10}" + (f"{'before':>10}{'x':>10}{'same games':>12}" if before else "")
    for kind in GAMES:
        yield line(kind, [ROOT, *([before] if before else [])])
