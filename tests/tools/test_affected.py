from pathlib import Path

import pytest

from tools.affected import files_with_tests_of, importers

FILES = {
    "fujikit/dice.py": "SIDES = 6\n",
    "fujikit/roll.py": "def roll():\n    from fujikit.dice import SIDES\n    return SIDES\n",
    "fujikit/game/__init__.py": "from fujikit import roll\n",
    "fujikit/game/words/en.toml": "a = 1\n",
    "fujikit/alone.py": "",
    "fujikit/late.py": "",
    "fujikit/lazy/__init__.py": "def __getattr__(name): ...\n",
    "fujikit/lazy/__init__.pyi": "from fujikit.late import Late\n",
    "tests/test_lazy.py": "from fujikit.lazy import Late\n",
    "tests/helpers.py": "import fujikit.roll\n",
    "tests/test_dice.py": "from tests import helpers\n",
    "tests/test_roll.py": "from fujikit.roll import roll\n",
    "tests/test_game.py": "from fujikit.game import roll\n",
    "tests/test_alone.py": "import fujikit.alone\n",
    "tests/browser/test_page.py": "import fujikit.dice\n",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, source in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, encoding="utf-8")
    return tmp_path


def test_imports_are_found_wherever_they_stand_and_however_they_are_written(tree: Path) -> None:
    graph = importers(tree)
    assert graph["fujikit.dice"] == {"fujikit.roll", "tests.browser.test_page"}
    assert graph["fujikit.roll"] == {"fujikit.game", "tests.helpers", "tests.test_roll"}


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        (
            "fujikit/dice.py",
            ["fujikit/dice.py", "tests/test_dice.py", "tests/test_roll.py", "tests/test_game.py"],
        ),
        ("fujikit/alone.py", ["fujikit/alone.py", "tests/test_alone.py"]),
        ("fujikit/late.py", ["fujikit/late.py", "tests/test_lazy.py"]),
        ("fujikit/lazy/__init__.pyi", ["tests/test_lazy.py"]),
        ("fujikit/game/words/en.toml", ["tests/test_game.py"]),
        ("tests/helpers.py", ["tests/test_dice.py"]),
        ("tests/test_roll.py", ["tests/test_roll.py"]),
        ("fujikit/gone.py", []),
        ("README.md", []),
    ],
)
def test_the_tests_of_a_change_come_the_nearest_first(tree: Path, changed: str, tests: list[str]) -> None:
    assert files_with_tests_of([changed], tree) == tests
