"""Runs an ordinary `ipykernel` in a forked process with preloaded modules."""

from __future__ import annotations

import gc
import os
import socket
import sys
from importlib import import_module
from typing import Any

from fujikit import widgets
from fujikit.api import start_game
from fujikit.app.kernels.messages import decode_request
from fujikit.app.limits import end_first_without_memory, limit_memory
from fujikit.engine.words import LANGUAGES
from fujikit.games import DEFAULT_GAME, descriptor
from fujikit.widgets.screen_words import screen_words

EXCLUDED_MODULE = "debugpy"
"""Nobody steps through the code of a page, and a debugger would be a third of a kernel."""
PRELOADED_MODULES = (
    "ipykernel.kernelapp",
    # What it, or a first cell, would import on the way:
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.logger",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
    "cryptography.hazmat.primitives.ciphers.aead",
    "ipykernel.debugger",
    "tornado.platform.asyncio",
)
EXTRA_ARGUMENTS = (
    "--HistoryManager.enabled=False",  # no page shows a history of cells
    "--ext=ipywidgets",  # it looks for a kernel when it is imported, and in the fork server there was none
)
CHUNK = 65536
SHUTDOWN_TIMEOUT = 1.0
"""Seconds for the reply to a shutdown request to be sent."""


def preload() -> None:
    """Import what most pages need, without starting a thread, opening a socket or reading a secret."""
    sys.modules[EXCLUDED_MODULE] = None  # type: ignore[assignment]  # this is how an import is refused
    for module in PRELOADED_MODULES:
        import_module(module)
    for widget in widgets.__all__:
        getattr(widgets, widget)
    _warm_up()


def _warm_up() -> None:
    """Load rules and words, which are read when they are first used."""
    game = start_game(DEFAULT_GAME, {"players": descriptor(DEFAULT_GAME).example_players})
    game.view(game.seats[0])
    for lang in LANGUAGES:
        screen_words(lang)


def run(app: socket.socket, server_pid: int) -> None:
    """Run the kernel that the launch request asks for, until it is shut down or its fork server is gone."""
    gc.enable()
    with app:
        text = b"".join(iter(lambda: app.recv(CHUNK), b""))
    if not text:  # the app has stopped waiting
        return
    limit_memory()
    end_first_without_memory()
    request = decode_request(text)
    os.chdir(request.folder)
    os.environ.clear()
    os.environ.update(request.environment)
    from ipykernel.kernelapp import IPKernelApp  # noqa: PLC0415  # it is preloaded, without a debugger

    kernel: Any = IPKernelApp.instance(parent_handle=server_pid)
    kernel.initialize([*request.arguments, *EXTRA_ARGUMENTS])
    kernel.start()
    # The control thread sends its last reply by a thread that the exit handler of ipykernel would stop first.
    kernel.control_thread.join(SHUTDOWN_TIMEOUT)
