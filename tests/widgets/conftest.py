"""A place for tables: no bundle, and a data folder of their own for the key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fujikit.widgets import base, seal


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(base, "bundled", lambda name: f"/* {name} */")
        patch.setattr(seal, "data_folder", lambda: folder)
        patch.delenv(seal.VARIABLE, raising=False)
        yield
