"""The built frontend carries the notices that the licences of its parts ask for."""

from __future__ import annotations

from pathlib import Path

import pytest

from fujikit.widgets import base

STATIC = Path(base.__file__).parent / "static"
MODULES = sorted(STATIC.glob("*.js"))


def test_there_are_built_modules() -> None:
    assert MODULES


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_a_module_holds_the_notice_of_preact(module: Path) -> None:
    text = module.read_text("utf-8")
    assert "Copyright (c) 2015-present Jason Miller" in text
    assert "The above copyright notice and this permission notice shall be included" in text
