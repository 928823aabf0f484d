"""The files that Binder reads. `make binder-check` does what they say; this is what can be seen at once."""

from __future__ import annotations

import os
import re
import tomllib
import urllib.parse
from pathlib import Path

from tests.test_pins import pins
from tools.binder import BADGE

ROOT = Path(__file__).parents[1]


def pinned() -> set[str]:
    return set(pins(ROOT / "binder" / "requirements.txt"))


def test_binder_pins_everything_that_the_kit_the_app_and_the_lab_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["app"], *extras["lab"]]
    assert {re.split(r"[<>=]", each)[0] for each in wanted} <= pinned()


def test_binder_installs_the_kit_last_and_stops_at_the_first_mistake() -> None:
    script = ROOT / "binder" / "postBuild"
    assert os.access(script, os.X_OK)
    lines = script.read_text("utf-8").splitlines()
    assert lines[0].startswith("#!")
    assert lines.index("set -e") < next(number for number, line in enumerate(lines) if "--no-deps ." in line)


def test_binder_runs_a_python_that_the_kit_supports() -> None:
    assert re.fullmatch(r"python-3\.(1[1-9])\n", (ROOT / "binder" / "runtime.txt").read_text("utf-8"))


def test_the_badges_lead_to_pages_that_exist() -> None:
    paths = [urllib.parse.unquote(found) for found in BADGE.findall((ROOT / "README.md").read_text("utf-8"))]
    places = [re.fullmatch(r"(?:voila/render|lab/tree)/(.+)", path) for path in paths]
    assert len(places) == 2
    assert all(place and (ROOT / place[1]).is_file() for place in places)
