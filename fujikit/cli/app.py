"""`fujikit app`: the notebooks as a web app."""

from __future__ import annotations

import argparse
import sys
import threading
import webbrowser

from fujikit.app.folders import own_folders
from fujikit.cli.language import translate
from fujikit.cli.parsing import Commands, Parser, add_command
from fujikit.engine.errors import BadInput


def add(commands: Commands, common_options: Parser) -> None:
    """The command and its options."""
    command = add_command(commands, common_options, "app")
    command.add_argument("--host", type="host", default="127.0.0.1", help=command.translate("host"))
    command.add_argument("--port", type="port", default=8866, help=command.translate("port"))
    command.add_argument(
        "--base-url", default="/", metavar=command.placeholder("PATH"), help=command.translate("base-url")
    )
    command.add_argument("--kernels", type="count", default=0, metavar="N", help=command.translate("kernels"))
    command.add_argument("--no-browser", action="store_true", help=command.translate("no-browser"))
    command.add_argument("--verbose", action="store_true", help=command.translate("verbose"))
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Serve until interrupted; what Jupyter writes goes to temporary folders."""
    leave_out_grammar()
    with own_folders():
        return _serve(options)


def leave_out_grammar() -> None:
    """Keep Jupyter from importing a grammar of addresses, which takes seconds to compile and is never used.

    `jsonschema` does without it where it is not installed.
    """
    sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]  # this is how an import is refused


def _serve(options: argparse.Namespace) -> int:
    try:
        from fujikit.app.server import ServerOptions, serve  # noqa: PLC0415  # only this command needs the server's packages
    except ImportError:
        raise BadInput(translate(options, "app", "missing")) from None
    server_options = ServerOptions(
        options.host, options.port, options.base_url, options.kernels, verbose=options.verbose
    )

    def ready(address: str) -> None:
        # Without --lang the browser's own language counts, which the page knows.
        query = f"?lang={options.lang}" if options.lang else ""
        print(translate(options, "app", "ready", address=address + query), flush=True)
        if not options.no_browser:
            threading.Thread(target=webbrowser.open, args=[address + query], daemon=True).start()

    serve(server_options, ready)
    return 0
