import subprocess
import sys
from pathlib import Path

import pytest

from tools.parts import Part, summary

ROOT = Path(__file__).parents[2]
MAKEFILE = """
good:
	@echo '2.50s call     tests/test_a.py::test_slow'
bad:
	@echo told; false
never:
	@echo never
"""


@pytest.mark.parametrize(
    ("plan", "code", "said", "unsaid"),
    [
        (["good,", "good"], 0, ["2.5 s  tests/test_a.py::test_slow", "s  good", "s  in all"], "FAILED"),
        (["bad", "+", "good,", "never"], 1, ["told", "s  bad  FAILED", "s  good"], "never"),
        (["bad", "never"], 1, ["told", "s  bad  FAILED"], "never"),
        (["nothing"], 1, ["No rule to make target", "s  nothing  FAILED"], "never"),
    ],
)
def test_a_failure_is_told_and_ends_the_run_behind_its_stage(
    tmp_path: Path, plan: list[str], code: int, said: list[str], unsaid: str
) -> None:
    (tmp_path / "Makefile").write_text(MAKEFILE, encoding="utf-8")
    command = [sys.executable, str(ROOT / "tools" / "parts.py"), *plan]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == code
    for text in said:
        assert text in done.stdout
    assert unsaid not in done.stdout


def test_the_ten_slowest_tests_of_all_parts_are_told_the_slowest_first() -> None:
    unit = Part("unit", 3.0, 0, [(float(number), f"u{number}") for number in range(8)])
    browser = Part("browser", 4.0, 0, [(number + 0.5, f"b{number}") for number in range(8)])
    lines = list(summary([unit, browser], 7.0))
    assert lines[0] == "the 10 slowest tests"
    assert [line.split()[-1] for line in lines[1:4]] == ["b7", "u7", "b6"]
    assert lines[11] == "the parts"
    assert lines[-1].split() == ["7.0", "s", "in", "all"]
