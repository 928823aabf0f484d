"""The pinned versions: each with the hashes of its files, and with no word of where they come from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = [*sorted((ROOT / "requirements").glob("*.txt")), ROOT / "binder" / "requirements.txt"]
PIN = re.compile(r"([a-z0-9._-]+)==([\w.]+)(?: ; [^\\]+?)?((?: --hash=sha256:[0-9a-f]{64})+)")
FLOORS = {"tornado": (6, 5, 8), "jupyter-server": (2, 20)}
"""The first versions without the flaws that pyproject.toml names."""


def pins(file: Path) -> dict[str, str]:
    """The versions in a file, by name; every line is a pin with hashes: no host, no option, no range."""
    text = re.sub(r" *\\\n *", " ", file.read_text("utf-8"))
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    found = [PIN.fullmatch(line) for line in lines]
    assert all(found), [line for line, pin in zip(lines, found, strict=True) if not pin]
    return {pin[1]: pin[2] for pin in found if pin}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_pin_has_hashes_and_nothing_else(file: Path) -> None:
    assert pins(file)


def test_uv_is_pinned_and_installed_by_its_hash() -> None:
    assert "uv" in pins(ROOT / "requirements" / "uv.txt")
    (command,) = re.findall(r"-m pip install (.*)", (ROOT / "Makefile").read_text("utf-8"))
    assert command == "--quiet --require-hashes -r requirements/uv.txt"


@pytest.mark.parametrize("name", FLOORS)
def test_no_version_with_a_known_flaw_is_allowed(name: str) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    floor = ".".join(map(str, FLOORS[name]))
    assert all(f"{name}>={floor}" in extras[extra] for extra in ("app", "lab"))
    version = pins(ROOT / "requirements" / "test.txt")[name]
    assert tuple(map(int, version.split("."))) >= FLOORS[name]
