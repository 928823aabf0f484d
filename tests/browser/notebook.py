"""Notebooks for tests, made on the fly."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent, indent
from typing import Any

KERNEL = {"name": "python3", "display_name": "Python 3", "language": "python"}

MARIMO = 'import marimo\n\napp = marimo.App(width="full")\n'


def write(folder: Path, name: str, *cells: str) -> str:
    """A notebook of code cells in the folder; returns the name of its file, a page for the app too."""
    notebook = {
        "nbformat": 4,
        "nbformat_minor": 4,
        "metadata": {"kernelspec": KERNEL},
        "cells": [_code(dedent(cell).strip()) for cell in cells],
    }
    file = f"10-{name}.ipynb"
    (folder / file).write_text(json.dumps(notebook), encoding="utf-8")
    return file


def _code(source: str) -> dict[str, Any]:
    return {"cell_type": "code", "metadata": {}, "execution_count": None, "outputs": [], "source": source}


def write_marimo(folder: Path, name: str, *cells: str) -> str:
    """A notebook of marimo in the folder; returns the name of its file."""
    bodies = (indent(dedent(cell).strip(), "    ") for cell in cells)
    functions = (f"@app.cell\ndef _():\n{body}\n    return\n" for body in bodies)
    file = f"{name}.py"
    (folder / file).write_text("\n".join((MARIMO, *functions)), encoding="utf-8")
    return file
