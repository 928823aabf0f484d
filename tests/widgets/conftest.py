from __future__ import annotations

from collections.abc import Iterator

import pytest

from fujikit.widgets import base, seal


@pytest.fixture(scope="module", autouse=True)
def _no_bundle_and_an_own_key(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Widgets need no built bundle, and the key of their server lies in a folder of the tests."""
    folder = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(base, "static_file", lambda name: f"/* {name} */")
        patch.setattr(seal, "data_folder", lambda: folder)
        patch.delenv(seal.VARIABLE, raising=False)
        yield
