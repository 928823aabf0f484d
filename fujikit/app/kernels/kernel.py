"""A kernel from its fork on: an ordinary one of `ipykernel`, but for finding everything loaded."""

from __future__ import annotations

import gc
import os
import socket
import sys
from importlib import import_module
from typing import Any

from fujikit import widgets
from fujikit.api import start_game
from fujikit.app.kernels.messages import unpacked
from fujikit.app.limits import end_first_without_memory, limit_memory
from fujikit.engine.words import LANGUAGES
from fujikit.games import DEFAULT_GAME, descriptor
from fujikit.widgets.screen_words import screen_words

UNWANTED = "debugpy"
"""Nobody steps through the code of a page, and a debugger would be a third of a kernel."""
NEEDED = (
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
ARGUMENTS = (
    "--HistoryManager.enabled=False",  # nobody leafs through what a page's cells were
    "--ext=ipywidgets",  # it looks for a kernel when it is imported, and in the nursery there was none
)
CHUNK = 65536
LAST_WORDS = 1.0
"""Seconds."""


def load() -> None:
    """Everything that most pages need. It starts no thread, opens no socket and reads no secret."""
    sys.modules[UNWANTED] = None  # type: ignore[assignment]  # so Python is told that there is no such module
    for module in NEEDED:
        import_module(module)
    for widget in widgets.__all__:
        getattr(widgets, widget)
    _rehearse()


def _rehearse() -> None:
    """Rules and words are read when they are first used."""
    game = start_game(DEFAULT_GAME, {"players": descriptor(DEFAULT_GAME).example_players})
    game.view(game.seats[0])
    for lang in LANGUAGES:
        screen_words(lang)


def run(line: socket.socket, nursery: int) -> None:
    """Follow the order that comes by the line, until the kernel is shut down or its nursery gone."""
    gc.enable()
    with line:
        text = b"".join(iter(lambda: line.recv(CHUNK), b""))
    if not text:  # the app did not want to wait any longer
        return
    limit_memory()
    end_first_without_memory()
    order = unpacked(text)
    os.chdir(order.folder)
    os.environ.clear()
    os.environ.update(order.environment)
    from ipykernel.kernelapp import IPKernelApp  # noqa: PLC0415  # the nursery loaded it, without a debugger

    kernel: Any = IPKernelApp.instance(parent_handle=nursery)
    kernel.initialize([*order.arguments, *ARGUMENTS])
    kernel.start()
    # The control thread's last words go by a thread that the exit handler of ipykernel would stop first.
    kernel.control_thread.join(LAST_WORDS)
