"""What a game is set up with goes through a record unchanged."""

from typing import Any

import pytest
from msgspec.structs import replace

import fujikit
from fujikit.engine.game import Game
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.box import Box
from fujikit.fuji.options import BadOption
from tests.support import BOX, new_game, three


@pytest.mark.parametrize(
    "game", [new_game(3), new_game(2), new_game(4, thrill=True, edition="pl"), three("move")], ids=repr
)
def test_a_record_replays_to_the_very_same_state(game: Game[Any]) -> None:
    assert fujikit.from_code(game.code()).state == game.state


def test_a_record_holds_only_the_scenario_and_level_that_are_played() -> None:
    box = new_game(3, scenario=4, level=3).state.table.box
    assert [scenario.number for scenario in box.scenarios] == [4]
    assert [level.number for level in box.levels] == [3]


def with_skills(*names: str) -> Box:
    return replace(BOX, skills=tuple(skill for skill in BOX.skills if skill.name in names))


REFUSED: list[tuple[dict[str, Any], str, int | None, str]] = [
    ({"players": ["Clara"]}, "players", None, "count"),
    ({"players": ["Clara", "Jona"], "variant": None}, "variant", None, "two"),
    ({"variant": "b"}, "variant", None, "not-two"),
    ({"players": ["Clara", "Jona"], "variant": "c"}, "variant", None, "unknown"),
    ({"players": ["Clara", "", "Steve"]}, "players", 1, "no-name"),
    ({"players": ["Clara", "Jona", "Steve Miller"]}, "players", 2, "not-a-word"),
    ({"players": ["7", "Jona", "Steve"]}, "players", 0, "not-told"),
    ({"players": ["Clara", "THIRD", "Steve"]}, "players", 1, "third-name"),
    ({"players": ["Clara", "Jona", "clara"]}, "players", 2, "same-name"),
    ({"edition": "de"}, "edition", None, "unknown"),
    ({"scenario": 8}, "scenario", None, "no-scenario"),
    ({"level": 0}, "level", None, "no-level"),
    ({"skills": ["scout"]}, "skills", None, "each"),
    ({"skills": ["scout", "buddy", "scout"]}, "skills", 2, "skills-twice"),
    ({"skills": ["scout", "ninja", None]}, "skills", 1, "unknown"),
    ({"characters": [None, "blue", "blue"]}, "characters", 2, "characters-twice"),
    ({"players": 2, "variant": "b", "skills": [None, None, "scout"]}, "skills", 2, "third-skill"),
    ({"box": with_skills("scout", "buddy")}, "skills", 2, "too-few"),
    ({"players": 2, "variant": "b", "box": with_skills("scout", "tinkerer")}, "skills", 2, "too-few"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("wish", "option", "seat", "case"), REFUSED)
def test_a_refused_option_says_which_whose_and_why_in_every_language(
    wish: dict[str, Any], option: str, seat: int | None, case: str, lang: str
) -> None:
    with pytest.raises(BadOption) as refused:
        new_game(**{"players": 3, **wish})
    assert (refused.value.option, refused.value.seat, refused.value.case) == (option, seat, case)
    assert refused.value.text(lang).endswith(".")
    assert str(refused.value).startswith(f"{option}: ")
