from __future__ import annotations

import re
from html import escape
from typing import Any

import pytest

from fujikit import plots
from fujikit.engine.errors import BadInput
from fujikit.teams.study.finding import Finding
from fujikit.widgets import Exhibit
from tests.stored_html import pictures_in

SAID = {"en": "Two levels.", "fr": "Deux niveaux.", "pl": "Dwa poziomy."}


def finding(*, lang: str) -> Finding:
    return Finding(SAID[lang], ("level", "won"), (("1", "75%"), ("2", "50%")))


def curves(**look: Any) -> Exhibit:
    return Exhibit(plots.reroll_curves, ["yellow|4"], rerolls=1, **look)


def test_a_picture_is_the_one_that_its_function_draws() -> None:
    drawn = plots.reroll_curves(["yellow|4"], rerolls=1, lang="pl")
    exhibit = curves(lang="pl")
    assert (exhibit.picture, exhibit.text) == (drawn.svg(), drawn.alt)


def test_a_picture_follows_the_light_and_the_language_of_the_page() -> None:
    exhibit = curves()
    exhibit.set_state({"dark": True})
    assert exhibit.picture == plots.reroll_curves(["yellow|4"], rerolls=1, theme="dark").svg()
    exhibit.receive({"id": 1, "do": "set-language", "lang": "fr"})
    assert exhibit.picture == plots.reroll_curves(["yellow|4"], rerolls=1, theme="dark", lang="fr").svg()


def test_places_without_widgets_see_it_by_day() -> None:
    exhibit = curves()
    day = exhibit.picture
    exhibit.dark = True
    still = exhibit.static_bundle()
    assert still["text/plain"] == exhibit.text
    assert still == curves().static_bundle()
    (picture,) = pictures_in(still["text/html"])
    assert f'alt="{escape(exhibit.text)}"' in still["text/html"]
    assert re.search(r' width="[^"]+pt"', day)
    assert not re.search(r' width="[^"]+pt"', picture), "it would be cut off where there is less room"
    assert len(picture) < 0.9 * len(day), "no screen shows six decimal places"
    words = re.compile(r"<text[^>]*>([^<]*)</text>")
    assert words.findall(picture) == words.findall(day)


def test_a_finding_is_text_with_a_table_and_markdown_elsewhere() -> None:
    exhibit = Exhibit(finding, lang="fr")
    assert (exhibit.text, exhibit.head) == ("Deux niveaux.", ["level", "won"])
    assert exhibit.rows == [["1", "75%"], ["2", "50%"]]
    assert exhibit.static_bundle()["text/markdown"] == str(finding(lang="fr"))
    exhibit.dark = True
    exhibit.set_language("pl")
    assert exhibit.text == "Dwa poziomy."
    assert exhibit.picture == ""


def test_the_browser_says_what_light_there_is_and_nothing_else() -> None:
    exhibit = Exhibit(finding)
    exhibit.set_state({"picture": "<svg/>", "text": "forged", "rows": []})
    assert (exhibit.picture, exhibit.text, len(exhibit.rows)) == ("", SAID["en"], 2)


def test_what_draws_nothing_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^make: list is no function"):
        Exhibit([])  # type: ignore[arg-type]
