"""The views that the browser's tests rest on."""

from __future__ import annotations

from tools.views import FILE, written


def test_the_views_for_the_browser_half_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run `make generated`"
