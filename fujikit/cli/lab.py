"""`fujikit lab`: the notebooks in JupyterLab, in a folder of one's own."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fujikit.app.copies import copy
from fujikit.app.pages import HOME
from fujikit.engine.errors import BadInput

FOLDER = Path("fujikit-notebooks")
MISSING = "JupyterLab is not installed: pip install 'fujikit[lab]'"


def add(commands: Any, everywhere: argparse.ArgumentParser) -> None:
    """The command and its options."""
    command = commands.add_parser(
        "lab",
        parents=[everywhere],
        help="open the notebooks in JupyterLab, to change and to try",
        description="Copy the notebooks to a folder of yours and open it in JupyterLab. "
        "What you have changed there stays as it is.",
    )
    command.add_argument("--dir", type=Path, default=FOLDER, metavar="FOLDER", help=f"where to ({FOLDER})")
    command.add_argument("--port", help="the port to listen on (JupyterLab chooses)")
    command.add_argument("--no-browser", action="store_true", help="do not open a browser")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Copy, say what was kept, and stay until JupyterLab is stopped."""
    if find_spec("jupyterlab") is None:
        raise BadInput(MISSING)
    lang = options.lang or "en"
    copied = copy(options.dir, lang)
    print(f"{len(copied.written)} notebooks are new in {options.dir}.", flush=True)
    if copied.kept:
        print(f"Kept as you have changed them: {', '.join(copied.kept)}.", flush=True)
    command = [sys.executable, "-m", "jupyterlab", "--notebook-dir", str(options.dir.resolve())]
    command += [f"--LabApp.default_url=/lab/tree/{HOME}"]
    command += ["--no-browser"] * options.no_browser + ([f"--port={options.port}"] if options.port else [])
    # A notebook asks its address for the language; here there is none, so the kernels are told another way.
    environment = {**os.environ, "QUERY_STRING": f"lang={lang}"}
    with subprocess.Popen(command, env=environment) as lab:
        return _wait(lab)


def _wait(lab: subprocess.Popen[bytes]) -> int:
    """Ctrl-C reaches JupyterLab too; it asks before it stops, and has the last word."""
    while True:
        try:
            return lab.wait()
        except KeyboardInterrupt:
            continue
