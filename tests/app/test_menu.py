"""The menu: made from the notebooks that are there, and from the order of the games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fujikit.app.menu import Menu, menu
from fujikit.app.pages import pages

ROBINSON = {
    "robinson/10-camp.ipynb": "learn",
    "robinson/11-a-day.ipynb": "learn",
    "robinson/30-play.ipynb": "play",
}
FUJI = {"fuji/10-move.ipynb": "learn", "fuji/43-the-rulebook.ipynb": "study", "fuji/50-sheet.ipynb": "teach"}
OTHERS = {"00-home.ipynb": "home", "program/60-program.ipynb": "program"}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with notebooks of two games."""
    for name, section in (ROBINSON | FUJI | OTHERS).items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        title = {"en": name, "fr": f"fr {name}", "pl": f"pl {name}"}
        file.write_text(json.dumps({"metadata": {"fujikit": {"section": section, "title": title}}}))
    return tmp_path


def sections(found: Menu) -> dict[str, str]:
    return {link.section: link.page for link in found.sections}


def test_pages_come_in_the_order_of_the_games_and_folders_without_a_game_last(place: Path) -> None:
    assert list(pages(place)) == ["00-home.ipynb", *FUJI, *ROBINSON, "program/60-program.ipynb"]


def test_a_page_of_a_game_shows_the_sections_of_that_game(place: Path) -> None:
    found = menu("robinson", "play", place)
    assert found.up == "../"
    assert [(link.title, link.page, link.current) for link in found.games] == [
        ("Fuji", "fuji/10-move.ipynb", False),
        ("Robinson Crusoe", "robinson/10-camp.ipynb", True),
    ]
    assert sections(found) == {
        "learn": "robinson/10-camp.ipynb",
        "play": "robinson/30-play.ipynb",
        "program": "program/60-program.ipynb",
    }
    assert [link.section for link in found.sections if link.current] == ["play"]
    assert found.foot == []


def test_the_foot_links_to_what_the_game_says_it_has(place: Path) -> None:
    (rules,) = menu("fuji", "learn", place).foot
    assert (rules.page, rules.title) == (
        "fuji/43-the-rulebook.ipynb",
        {
            lang: f"{before}fuji/43-the-rulebook.ipynb"
            for lang, before in (("en", ""), ("fr", "fr "), ("pl", "pl "))
        },
    )


def test_home_of_several_games_leads_to_the_games(place: Path) -> None:
    found = menu("", "home", place)
    assert found.up == ""
    assert [link.title for link in found.games] == ["Fuji", "Robinson Crusoe"]
    assert sections(found) == {"program": "program/60-program.ipynb"}


def test_where_one_game_has_pages_its_sections_are_everywhere() -> None:
    for folder in ("", "fuji", "program"):
        found = menu(folder)
        assert found.games == []
        assert sections(found) == {
            "learn": "fuji/10-first-move.ipynb",
            "play": "fuji/30-play.ipynb",
            "study": "fuji/40-reroll-odds.ipynb",
            "teach": "fuji/50-worksheet.ipynb",
            "program": "program/60-program.ipynb",
        }
        assert [link.page for link in found.foot] == [
            "fuji/43-the-rulebook.ipynb",
            "fuji/44-your-own-box.ipynb",
        ]
