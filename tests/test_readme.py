import re
from fractions import Fraction
from pathlib import Path

import pytest

from fujikit import plots, widgets
from tests.support import new_game

README = Path(__file__).parents[1] / "README.md"


def test_the_code_in_the_readme_runs_as_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) > 1
    exec("\n".join(blocks), {})
    assert (tmp_path / "evening.toml").exists()


def test_the_widgets_in_the_readme_are_those_of_the_kit_and_can_be_made_as_printed() -> None:
    rows = re.findall(r"^\| `(.+?\))` \|", README.read_text(encoding="utf-8"), re.MULTILINE)
    kit = {name: getattr(widgets, name) for name in widgets.__all__}
    made = [eval(row, {**kit, "game": new_game(), "Fraction": Fraction, "plots": plots}) for row in rows]
    assert sorted(type(widget).__name__ for widget in made) == sorted(widgets.__all__)


def test_the_pictures_of_the_readme_are_there() -> None:
    pictures = re.findall(r"!\[.+?\]\((.+?)\)", README.read_text(encoding="utf-8"))
    assert pictures
    assert all((README.parent / picture).is_file() for picture in pictures if "://" not in picture)
