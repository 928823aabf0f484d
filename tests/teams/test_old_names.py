"""Old names of `fujikit.teams` still work for one release, and warn."""

from __future__ import annotations

import subprocess
import sys

import pytest

ASKS = (
    ("from fujikit.teams.many import simulate, read, Results", "simulation"),
    ("from fujikit.teams.many.intervals import quantile, wilson", "simulation"),
    ("import fujikit.teams.many.intervals", "simulation"),
)


@pytest.mark.parametrize(("code", "new"), ASKS)
def test_the_package_of_simulations_is_found_by_its_old_name(code: str, new: str) -> None:
    found = subprocess.run(
        [sys.executable, "-W", "always::DeprecationWarning", "-c", code],
        capture_output=True,
        text=True,
        check=True,
    )
    assert (
        f"<string>:1: DeprecationWarning: fujikit.teams.many is called fujikit.teams.{new} now"
        in found.stderr
    )
