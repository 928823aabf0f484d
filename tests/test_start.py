"""A kernel starts fast: nothing but the odds brings numpy in."""

import subprocess
import sys

import pytest

HEAVY = ("numpy", "matplotlib")
NEW_GAME = 'fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed=7)'


@pytest.mark.parametrize(
    "program",
    ["import fujikit", "import fujikit.api", f"import fujikit; {NEW_GAME}", "import fujikit.cli"],
)
def test_starting_imports_nothing_heavy(program: str) -> None:
    ask = f"import sys; {program}; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_odds_bring_numpy() -> None:
    ask = "import sys, fujikit.fuji.odds; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
