"""Ask the advisory databases of PyPI and npm which pins have known flaws.

Ends with 0 if there are none, 1 if there are some, and 2 if a database could not be asked.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PINS = (*sorted((ROOT / "requirements").glob("*.txt")), ROOT / "binder" / "requirements.txt")
PIP_AUDIT = ROOT / ".audit" / "bin" / "pip-audit"
# Without --strict, a pin that PyPI has never heard of would count as one without flaws.
OPTIONS = ("--strict", "--disable-pip", "--require-hashes", "--format=json", "--progress-spinner=off")


class DatabaseUnavailable(Exception):
    """A database gave no answer, and why."""


def answer(command: Sequence[str | Path], folder: Path = ROOT) -> dict[str, Any]:
    """What a command answers as JSON; its exit code says only whether it has found something."""
    done = subprocess.run([*map(str, command)], cwd=folder, capture_output=True, text=True, check=False)
    try:
        found = json.loads(done.stdout)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise DatabaseUnavailable(lines[-1] if lines else f"{Path(command[0]).name} said nothing")
    return found


def flaws_of_python_pins(file: Path) -> list[str]:
    """What PyPI knows against the pins in a file."""
    return python_flaws(answer([PIP_AUDIT, *OPTIONS, "-r", file]))


def python_flaws(report: dict[str, Any]) -> list[str]:
    """The flaws in a report of pip-audit.

    >>> flaw = {"id": "GHSA-1", "fix_versions": ["2.1"]}
    >>> python_flaws({"dependencies": [{"name": "a", "version": "2.0", "vulns": [flaw]}]})
    ['a 2.0: GHSA-1, fixed in 2.1']
    """
    return [
        f"{pin['name']} {pin['version']}: {flaw['id']}, fixed in {', '.join(flaw['fix_versions']) or '-'}"
        for pin in report["dependencies"]
        for flaw in pin["vulns"]
    ]


def flaws_of_npm_pins() -> list[str]:
    """What npm knows against the pins of the frontend."""
    npm = shutil.which("npm", path=str(Path(sys.executable).parent)) or "npm"
    return npm_flaws(answer([npm, "audit", "--json"], ROOT / "widgets"))


def npm_flaws(report: dict[str, Any]) -> list[str]:
    """The flaws in a report of npm.

    >>> npm_flaws({"vulnerabilities": {"b": {"severity": "high", "range": "<3"}}})
    ['b <3: high']
    >>> npm_flaws({"message": "request failed"})
    Traceback (most recent call last):
    tools.audit.DatabaseUnavailable: request failed
    """
    if "vulnerabilities" not in report:
        raise DatabaseUnavailable(str(report.get("message") or report.get("error") or "npm gave no report"))
    return [f"{name} {flaw['range']}: {flaw['severity']}" for name, flaw in report["vulnerabilities"].items()]


def main() -> int:
    questions: dict[Path, Callable[[], list[str]]] = {
        **{file: partial(flaws_of_python_pins, file) for file in PINS},
        ROOT / "widgets" / "package-lock.json": flaws_of_npm_pins,
    }
    found, unanswered = False, dict[str, DatabaseUnavailable]()
    for file, ask in questions.items():
        name = str(file.relative_to(ROOT))
        try:
            flaws = ask()
        except DatabaseUnavailable as why:
            unanswered[name] = why
            continue
        print(f"{name}: {'; '.join(flaws) or 'no known flaw'}.")
        found = found or bool(flaws)
    if unanswered:
        reason = next(iter(unanswered.values()))
        print(f"Not checked, as no advisory database could be asked: {', '.join(unanswered)} ({reason}).")
    return 2 if unanswered else int(found)


if __name__ == "__main__":
    sys.exit(main())
