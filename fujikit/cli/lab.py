"""`fujikit lab`: the notebooks in JupyterLab, in a folder of one's own."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from fujikit.app.copies import copy, shipped
from fujikit.app.pages import HOME
from fujikit.cli.language import language_of, translate
from fujikit.cli.parsing import Commands, Parser, add_command
from fujikit.engine.errors import BadInput

FOLDER = "fujikit-notebooks"
ALLOW_ROOT = "--allow-root"


def add(commands: Commands, common_options: Parser) -> None:
    """The command and its options."""
    command = add_command(commands, common_options, "lab")
    command.add_argument(
        "--dir",
        type="path",
        default=FOLDER,
        metavar=command.placeholder("FOLDER"),
        help=command.translate("dir", folder=FOLDER),
    )
    command.add_argument("--port", type="port", help=command.translate("port"))
    command.add_argument("--no-browser", action="store_true", help=command.translate("no-browser"))
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Copy, say what was kept, and stay until JupyterLab is stopped."""
    if find_spec("jupyterlab") is None:
        raise BadInput(translate(options, "lab", "missing"))
    lang, folder = language_of(options), Path(options.dir)
    copied = copy(folder, lang)
    print(translate(options, "lab", "written", count=len(copied.written), folder=folder), flush=True)
    if copied.kept:
        print(translate(options, "lab", "kept", names=copied.kept), flush=True)
    _sign(options)
    # A notebook asks its address for the language; here there is none, so the kernels are told another way.
    environment = {**os.environ, "QUERY_STRING": f"lang={lang}"}
    with subprocess.Popen(_command(options, folder), env=environment) as lab:
        return _wait(lab)


def _command(options: argparse.Namespace, folder: Path) -> list[str]:
    """How JupyterLab is started; it refuses root unless told otherwise, and containers run as root."""
    command = [sys.executable, "-m", "jupyterlab", "--notebook-dir", str(folder.resolve())]
    command += [f"--LabApp.default_url=/lab/tree/{HOME}"]
    command += ["--no-browser"] * options.no_browser + ([f"--port={options.port}"] if options.port else [])
    if _is_root() and ALLOW_ROOT not in options.rest:
        print(translate(options, "lab", "root"), flush=True)
        command.append(ALLOW_ROOT)
    return [*command, *options.rest]


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _sign(options: argparse.Namespace) -> None:
    """Sign the notebooks as they are shipped; without signatures everything but the stored pictures works."""
    from fujikit.app.signing import CannotSign, sign  # noqa: PLC0415  # what it needs comes with JupyterLab

    try:
        sign(shipped(language_of(options)).values())
    except CannotSign as error:
        print(translate(options, "lab", "unsigned", why=error), flush=True)


def _wait(lab: subprocess.Popen[bytes]) -> int:
    """Ctrl-C reaches JupyterLab too; it asks before it stops, and has the last word."""
    while True:
        try:
            return lab.wait()
        except KeyboardInterrupt:
            continue
