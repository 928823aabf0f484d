"""The kits that are measured: this checkout, and an older one beside it.

Both are installed in the same way, each alone into a folder of its own, and found by `PYTHONPATH`. The
benchmark's programs and what they import of `tests` and `tools` are those of this checkout for both.
"""

import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from bench.bench_env import BENCH_DIR, ROOT, install_kit

OLDER = BENCH_DIR / "before"
FEWEST = 5
"""Rounds that even a quick run takes: in fewer, chance looks like a slide."""


class Failed(Exception):
    """A program of the benchmark failed; its last line says why."""


class Side(NamedTuple):
    """An installed kit."""

    name: str
    site: Path
    """The folder that holds `fujikit`, and no other package."""

    def variables(self) -> dict[str, str]:
        """What makes every Python, a server's kernels too, find this kit."""
        paths = f"{self.site}{os.pathsep}{ROOT}"
        return {"PYTHONPATH": paths, "PYTHONSAFEPATH": "1", "PYTHONNOUSERSITE": "1"}

    def run(self, *arguments: str, python: str | Path = sys.executable) -> str:
        """What a Python prints that finds this kit."""
        command = [str(python), *arguments]
        variables = os.environ | self.variables()
        done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Failed(f"{' '.join(command)}\n{done.stderr}")
        return done.stdout

    def ask(self, module: str, *arguments: str, python: str | Path = sys.executable) -> Any:
        """What a module of the benchmark prints as JSON."""
        return json.loads(self.run("-m", module, *arguments, python=python))


class Run(NamedTuple):
    """What is measured, and how patiently."""

    now: Side
    before: Side | None = None
    quick: bool = False

    @property
    def sides(self) -> tuple[Side, ...]:
        return (self.now, self.before) if self.before else (self.now,)

    def rounds(self, usual: int) -> int:
        return min(usual, max(FEWEST, usual // 3)) if self.quick else usual


class Older(NamedTuple):
    """What is compared with: a commit, or a folder that holds a checkout."""

    name: str
    commit: str = ""
    folder: Path | None = None


def find_older(given: str) -> Older:
    """A folder with a checkout, or a revision of git; the process ends with one sentence if it is neither."""
    folder = Path(given)
    if (folder / "fujikit" / "__init__.py").exists():
        return Older(str(folder), folder=folder.resolve())
    command = ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{given}^{{commit}}"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode:
        sys.exit(f"{given} is neither a revision of this repository nor a folder with a checkout of it")
    commit = found.stdout.strip()
    return Older(f"{given} ({commit[:10]})", commit)


def install_now() -> Side:
    site = BENCH_DIR / "now"
    install_kit(ROOT, site)
    return Side("now", site)


def install_older(older: Older) -> Side:
    """A commit is built once; a folder is built anew, because its files change."""
    site = OLDER / (older.commit or "folder")
    try:
        if older.folder:
            install_kit(older.folder, site)
        elif not site.exists():
            _install_commit(older.commit, site)
    except subprocess.CalledProcessError:
        sys.exit(f"{older.name} could not be built")
    return Side(older.name, site)


def _install_commit(commit: str, site: Path) -> None:
    archive = subprocess.run(
        ["git", "archive", "--format=tar", commit], cwd=ROOT, stdout=subprocess.PIPE, check=True
    )
    unfinished = site.with_suffix(".unfinished")
    with tempfile.TemporaryDirectory() as source:
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
            files.extractall(source, filter="data")
        install_kit(Path(source), unfinished)
    unfinished.rename(site)
