"""The rules of Robinson stand without their odds, and without numpy."""

import subprocess
import sys

import pytest

ASK = "print([name for name in ('numpy', 'fujikit.odds', 'fujikit.robinson.odds') if name in sys.modules])"


@pytest.mark.parametrize("module", ["fujikit.robinson", "fujikit.robinson.rules"])
def test_the_rules_bring_neither_odds_nor_numpy(module: str) -> None:
    program = f"import sys, {module}; {ASK}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
