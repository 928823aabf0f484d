"""Every old public name still works for one release, and warns with the new one."""

from __future__ import annotations

import inspect
import subprocess
import sys
from typing import Any

import pytest

from fujikit import plots, widgets
from fujikit.engine.chance import SeededSource
from fujikit.engine.deprecation import RenamedAttribute
from fujikit.engine.words import Words
from fujikit.lessons import begin, lesson
from fujikit.lessons.course import Course
from fujikit.widgets import base
from tests.engine.small.orchard import WORDS, Orchard, OrchardRules, orchard

OLD_ATTRIBUTES: tuple[tuple[type, str, str], ...] = (
    (Course, "speak", "in_language"),
    (OrchardRules, "settle", "random_setup_choice"),
    (type(WORDS), "say", "translate"),
    (type(WORDS), "say_or", "translate_or"),
    (Words, "say", "translate"),
    (widgets.Table, "bare", "is_empty"),
    (widgets.Table, "earlier", "previous_game"),
    (widgets.Table, "kept", "saved_code"),
    *(
        (getattr(widgets, name), old, new)
        for name in widgets.__all__
        for old, new in (("hear", "receive"), ("speak", "set_language"), ("still", "static_bundle"))
    ),
)
"""Renamed methods and properties; those of a table are called in `tests/widgets/test_table.py`."""
OLD_MODULES = (
    ("from fujikit.teams.many import simulate, read, Results", "simulation"),
    ("from fujikit.teams.many.intervals import quantile, wilson", "simulation"),
    ("import fujikit.teams.many.intervals", "simulation"),
)


@pytest.mark.parametrize(("owner", "old", "new"), OLD_ATTRIBUTES)
def test_an_old_attribute_leads_to_the_new_one_and_warns(owner: type, old: str, new: str) -> None:
    found = inspect.getattr_static(owner, old)
    assert isinstance(found, RenamedAttribute)
    with pytest.warns(
        DeprecationWarning, match=rf"^{owner.__name__}\.{old} is called {owner.__name__}\.{new} now; "
    ):
        assert found.__get__(_Stub(), owner) == f"the value of {new}"


class _Stub:
    """Answers every name with a sentence on it."""

    def __getattr__(self, name: str) -> str:
        return f"the value of {name}"


def test_methods_with_an_old_name_do_what_the_new_ones_do() -> None:
    course = begin(lesson("F-01"))
    old: Any
    with pytest.warns(DeprecationWarning, match="in_language now"):
        old = course.speak
    assert old("pl") == course.in_language("pl")
    with pytest.warns(DeprecationWarning, match="translate now"):
        old = WORDS.say
    assert old("log", "RoundBegan", "en", round=2) == WORDS.translate("log", "RoundBegan", "en", round=2)
    with pytest.warns(DeprecationWarning, match="random_setup_choice now"):
        old = OrchardRules().settle
    assert old(orchard("Ada", "Bo").state, SeededSource(1)) is None


def test_a_game_that_replaces_an_old_method_is_heard() -> None:
    with pytest.warns(
        DeprecationWarning, match=r"^Old\.settle is called Old\.random_setup_choice now; "
    ) as warned:

        class Old(OrchardRules):
            def settle(self, state: Orchard, source: SeededSource) -> None:
                calls.append(state)

    calls: list[Orchard] = []
    assert warned[0].filename == __file__
    state = orchard("Ada", "Bo").state
    assert Old().random_setup_choice(state, SeededSource(1)) is None
    assert calls == [state]


def test_the_map_of_defeats_is_found_by_its_old_name() -> None:
    with pytest.warns(
        DeprecationWarning, match=r"^fujikit\.plots\.struck is called fujikit\.plots\.defeat_map now"
    ):
        assert plots.struck is plots.defeat_map


def test_the_base_class_of_widgets_is_found_by_its_old_name() -> None:
    with pytest.warns(
        DeprecationWarning, match=r"^fujikit\.widgets\.base\.Kit is called .*\.FujikitWidget now"
    ):
        assert base.Kit is base.FujikitWidget


@pytest.mark.parametrize(("code", "new"), OLD_MODULES)
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
