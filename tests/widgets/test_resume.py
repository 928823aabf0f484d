"""Games to go on with: what is brought is looked at before the page is left."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.widgets.persistence import GameSaver, restore
from fujikit.widgets.resume import Resume
from fujikit.widgets.schema import Answer
from fujikit.widgets.screen_words import translate
from tests.support import new_game


def find(resume: Resume, text: str) -> Answer:
    return resume.receive({"do": "inspect-save", "id": 1, "text": text})


def brought() -> list[tuple[str, str]]:
    game = new_game()
    return [
        ("a plain code", game.code()),
        ("a record", game.record()),
        ("a sealed code", GameSaver().saved_code(game)),
        ("a sealed file", GameSaver().file(game, "A sealed game.").text),
    ]


@pytest.mark.parametrize("which", range(4))
def test_a_game_in_a_code_or_a_file_is_found(which: int) -> None:
    resume = Resume()
    assert find(resume, brought()[which][1]).ok
    found: dict[str, Any] = resume.found
    assert (found["round"], found["phase"], found["finished"]) == (1, "plan", False)
    assert found["players"] == ["Clara", "Jona", "Steve"]


def test_a_running_game_leaves_only_sealed() -> None:
    resume, game = Resume(), new_game()
    find(resume, game.code())
    assert resume.found["code"].startswith("fks2.")
    assert restore(resume.found["code"]).game.state == game.state


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize("text", ["", "nonsense", "fk1.x", "fks2.x", "\ud800", "game = 1\n"])
def test_what_is_no_game_is_refused_in_one_sentence(text: str, lang: str) -> None:
    resume = Resume(lang=lang)
    answer = find(resume, text)
    assert not answer.ok
    assert answer.note
    assert "\n" not in answer.note
    assert resume.found is None


@pytest.mark.parametrize(
    "content", [{}, {"do": "inspect-save"}, {"do": "inspect-save", "id": 1, "text": 7}, {"do": "act"}]
)
def test_a_forged_message_is_not_understood(content: dict[str, Any]) -> None:
    answer = Resume().receive(content)
    assert (answer.ok, answer.note) == (False, translate("kernel.not-understood", "en"))


def test_the_browser_can_not_lead_elsewhere() -> None:
    resume = Resume()
    resume.set_state({"page": "https://elsewhere.example", "table": "x", "found": {"code": "x"}})
    assert (resume.page, resume.table, resume.found) == ("fuji/30-play.ipynb", "play", None)


def test_without_widgets_a_link_leads_to_the_play_page() -> None:
    link = '<a href="fuji/30-play.ipynb">Préparer une nouvelle partie</a>'
    assert link in Resume(lang="fr").static_bundle()["text/html"]
