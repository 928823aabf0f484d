"""`fujikit app`: the notebooks as a web app."""

from __future__ import annotations

import argparse
import threading
import webbrowser
from typing import Any

from fujikit.engine.errors import BadInput

LAST_PORT = 65_535
MISSING = "the app needs a few more packages: pip install 'fujikit[app]'"


def add(commands: Any, everywhere: argparse.ArgumentParser) -> None:
    """The command and its options."""
    command = commands.add_parser(
        "app",
        parents=[everywhere],
        help="open the kit in the browser: learn, play, study",
        description="Serve the notebooks as a web app, to this machine alone unless --host says otherwise.",
    )
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    command.add_argument("--port", type=port, default=8866, help="the port to listen on (8866)")
    command.add_argument(
        "--base-url", default="/", metavar="PATH", help="where the app begins, such as /fuji/"
    )
    command.add_argument(
        "--kernels",
        type=at_least_one,
        default=0,
        metavar="N",
        help="pages that may be open at once (by memory)",
    )
    command.add_argument("--no-browser", action="store_true", help="do not open a browser")
    command.add_argument("--verbose", action="store_true", help="tell what the server does")
    command.set_defaults(run=run)


def port(text: str) -> int:
    """A port's number."""
    if not (text.isascii() and text.isdecimal() and 0 < int(text) <= LAST_PORT):
        raise argparse.ArgumentTypeError(f"{text!r} is no port from 1 to {LAST_PORT}")
    return int(text)


def at_least_one(text: str) -> int:
    """How many pages there is room for."""
    if not (text.isascii() and text.isdecimal() and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def run(options: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    try:
        from fujikit.app.server import Wishes, serve  # noqa: PLC0415  # only this command needs the server's packages
    except ImportError:
        raise BadInput(MISSING) from None
    wishes = Wishes(options.host, options.port, options.base_url, options.kernels, verbose=options.verbose)

    def ready(address: str) -> None:
        query = f"?lang={options.lang}" if options.lang else ""
        print(f"Fuji is at {address}{query} (Ctrl-C stops it)", flush=True)
        if not options.no_browser:
            threading.Thread(target=webbrowser.open, args=[address + query], daemon=True).start()

    serve(wishes, ready)
    return 0
