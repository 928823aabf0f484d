"""Old names of functions and methods still work for one release, and warn."""

from __future__ import annotations

import pytest

from fujikit import plots
from fujikit.lessons import begin, lesson


def test_the_map_of_defeats_is_found_by_its_old_name() -> None:
    with pytest.warns(
        DeprecationWarning, match=r"^fujikit\.plots\.struck is called fujikit\.plots\.defeat_map now"
    ):
        assert plots.struck is plots.defeat_map


def test_a_course_still_speaks_another_language() -> None:
    course = begin(lesson("F-01"))
    with pytest.warns(DeprecationWarning, match=r"^Course\.speak is called Course\.in_language now"):
        assert course.speak("pl") == course.in_language("pl")  # type: ignore[operator]
