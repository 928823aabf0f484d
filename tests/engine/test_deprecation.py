"""Old public names work for one release, and warn with the new name and the caller's place."""

from __future__ import annotations

import fractions
import importlib
import inspect
import sys
import warnings
from pathlib import Path

import pytest

from fujikit.engine.deprecation import RenamedAttribute, renamed_names


class Hand:
    """Something whose method and property were renamed."""

    sides = RenamedAttribute("faces")
    turn = RenamedAttribute("roll")

    @property
    def faces(self) -> int:
        """Six."""
        return 6

    def roll(self, die: int) -> str:
        """The die as it was given."""
        return f"rolled {die}"


def test_an_old_method_and_an_old_property_answer_as_the_new_ones_and_warn() -> None:
    with pytest.warns(DeprecationWarning, match=r"^Hand\.turn is called Hand\.roll now; ") as warned:
        assert Hand().turn(3) == "rolled 3"  # type: ignore[operator]
    assert warned[0].filename == __file__
    with pytest.warns(DeprecationWarning, match=r"^Hand\.sides is called Hand\.faces now; "):
        assert Hand().sides == 6


def test_what_reads_all_attributes_of_a_class_is_not_warned() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert "turn" in dict(inspect.getmembers(Hand))


def test_a_module_answers_an_old_name_and_refuses_an_unknown_one() -> None:
    find = renamed_names("fractions", {"Ratio": "Fraction"})
    with pytest.warns(DeprecationWarning, match=r"^fractions\.Ratio is called fractions\.Fraction now; "):
        assert find("Ratio") is fractions.Fraction
    with pytest.raises(AttributeError, match="'fractions' has no attribute 'Share'"):
        find("Share")


def test_an_old_module_reads_from_the_new_one_with_its_submodules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = tmp_path / "new_kit"
    new.mkdir()
    (new / "__init__.py").write_text("answer = 42\n")
    (new / "part.py").write_text("half = 21\n")
    (tmp_path / "old_kit.py").write_text(
        "from fujikit.engine.deprecation import renamed_module\n"
        "__getattr__ = renamed_module(__name__, 'new_kit', 'part')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    try:
        with pytest.warns(DeprecationWarning, match="^old_kit is called new_kit now; "):
            old = importlib.import_module("old_kit")
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert old.answer == 42
            assert importlib.import_module("old_kit.part") is importlib.import_module("new_kit.part")
        with pytest.raises(AttributeError, match="'old_kit' has no attribute 'question'"):
            _ = old.question
    finally:
        for name in ("old_kit", "old_kit.part", "new_kit", "new_kit.part"):
            sys.modules.pop(name, None)
