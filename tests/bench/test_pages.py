"""Pages of two kits are found wherever each of them has its notebooks."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.pages import address
from bench.sides import Side


@pytest.mark.parametrize("page", ["fuji/30-play.ipynb", "30-play.ipynb"])
def test_a_page_is_found_in_its_folder_and_in_an_older_kit_beside_home(tmp_path: Path, page: str) -> None:
    file = tmp_path / "fujikit" / "notebooks" / page
    file.parent.mkdir(parents=True)
    file.touch()
    assert address(Side("now", tmp_path), "30-play") == page
