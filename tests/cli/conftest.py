from collections.abc import Iterator

import pytest

from tests.cli.table import Here

LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Commands speak English by themselves, whatever the machine speaks, and break lines alike."""
    # A patch of its own: a test may undo the one that it shares with its fixtures.
    with pytest.MonkeyPatch.context() as machine:
        for name in LOCALE_VARIABLES:
            machine.delenv(name, raising=False)
        machine.setenv("LANG", "C.UTF-8")
        machine.setenv("COLUMNS", "80")
        yield


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Here:
    return Here(capsys, monkeypatch)
