"""What the docs say of browsers is what the build and the check take from package.json."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "explanation" / "browsers.md"
ROW = re.compile(r"^\| (\w+)[^|]*\| ([\d.]+) \|", re.MULTILINE)


def test_the_docs_name_the_oldest_browsers() -> None:
    wanted = json.loads((ROOT / "widgets" / "package.json").read_text("utf-8"))["browserslist"]
    oldest = dict(line.split(" >= ") for line in wanted)
    named = {name.lower(): version for name, version in ROW.findall(PAGE.read_text("utf-8"))}
    assert named == {name: oldest[name] for name in ("chrome", "firefox", "safari")}
    assert (oldest["edge"], oldest["ios"]) == (oldest["chrome"], oldest["safari"])
