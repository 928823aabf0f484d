"""What is asked for becomes cells; what can't be played is one sentence before the first game."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.box import box_text, house, load_box
from fujikit.teams import simulate
from fujikit.teams.fuji.simulation import FUJI
from fujikit.teams.simulation.team_spec import parse_team

BOX = Path(__file__).parents[2] / "box.toml"


def facts(name: str, **grid: Any) -> list[object]:
    return [cell.facts()[name] for cell in FUJI.cells({"team": "random", "box": BOX, **grid})]


def test_one_value_or_several() -> None:
    assert facts("level") == [1]
    assert facts("level", level=3) == [3]
    assert facts("level", level=(3, 1)) == [3, 1]
    assert facts("level", level=range(1, 3)) == [1, 2]
    assert facts("scenario") == ["any"]
    assert facts("scenario", scenario="all") == [scenario.number for scenario in load_box(BOX).scenarios]


def test_a_number_is_the_same_however_it_is_written() -> None:
    (cell,) = FUJI.cells({"team": "random", "box": BOX, "level": 1.0, "scenario": 2.0, "players": 3.0})
    (plain,) = FUJI.cells({"team": "random", "box": BOX, "level": 1, "scenario": 2, "players": 3})
    assert (cell, cell.set_up) == (plain, plain.set_up)


def test_every_combination() -> None:
    cells = FUJI.cells(
        {
            "team": ["random", "newcomer"],
            "scenario": [1, 2],
            "level": [1, 2],
            "players": [2, 3, 4],
            "variant": ["a", "b"],
            "thrill": [False, True],
            "edition": ["en", "pl"],
            "lang": ["en", "fr"],
            "skills": ["", "scout"],
        }
    )
    assert len(cells) == 2 * 2 * 2 * 4 * 2 * 2 * 2 * 2
    assert len({str(cell.facts()) for cell in cells}) == len(cells)


def test_a_mixed_team_says_how_many_play() -> None:
    assert facts("players", team="random+random+random+random") == [4]
    assert facts("players", team="random") == [3]


def test_options_are_truths_numbers_or_words() -> None:
    (spec, _) = parse_team("teammate:talks=no, depth=3, care=0.5, name=Bo + random", 2)
    assert spec.options == {"talks": False, "depth": 3, "care": 0.5, "name": "Bo"}


def test_skills_by_seat_and_the_others_drawn() -> None:
    results = simulate(team="random", skills="scout+any+buddy", players=4, games=2, box=BOX)
    drawn = [game.skills.split() for game in results.games]
    assert [(skills[0], skills[2]) for skills in drawn] == [("scout", "buddy")] * 2
    assert all(len(set(skills)) == 4 for skills in drawn)


def test_two_boxes_side_by_side(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(box_text(house()).replace('name = "house"', 'name = "other"', 1), "utf-8")
    assert facts("box", box=[BOX, other]) == [load_box(BOX).name, "other"]


@pytest.mark.parametrize(
    ("grid", "part"),
    [
        ({"levels": 1}, "'levels' is none of"),
        ({"level": 9}, "level: 9 is none of 1, 2, 3, 4"),
        ({"level": []}, "level: there is none"),
        ({"level": "any"}, "level"),
        ({"level": "1"}, "level"),
        ({"scenario": 99}, "scenario: 99"),
        ({"players": 5}, "players: 5"),
        ({"players": "three"}, "players: 'three'"),
        ({"variant": "a"}, "variant: only two"),
        ({"players": 2, "variant": "c"}, "variant: 'c'"),
        ({"thrill": "yes"}, "thrill: 'yes'"),
        ({"edition": "de"}, "edition"),
        ({"lang": "de"}, "lang: 'de'"),
        ({"skills": "scout+scout"}, "skills"),
        ({"skills": "juggler"}, "juggler"),
        ({"skills": "scout+buddy+survivalist+gatherer"}, "skills"),
        ({"skills": 3}, "skills: 3"),
        ({"team": "oracle"}, "'oracle' is none of random"),
        ({"team": 7}, "team: 7"),
        ({"team": ""}, "'' is none of"),
        ({"team": "random+random", "players": 3}, "for 2 players, not for 3"),
        ({"team": "random:talks"}, "should read like"),
        ({"team": "random:=no"}, "should read like"),
        ({"team": "teammate:talk=no"}, "unexpected keyword argument 'talk'"),
        ({"team": "teammate:talks=maybe"}, "talks: 'maybe' is neither yes nor no"),
        ({"team": "no.such.Player"}, "there is no player no.such.Player"),
        ({"team": "fujikit.teams.Nobody"}, "there is no player fujikit.teams.Nobody"),
        ({"team": ".Player"}, "there is no player .Player"),
        ({"team": "tests.teams.simulation.players.Mortal:twice=1"}, "Mortal can't take a seat: "),
        ({"team": "tests.teams.simulation.players.HERE"}, "HERE can't take a seat: "),
        ({"team": ["random", "random"]}, "asked for twice"),
        ({"box": "no-such-box.toml"}, "no-such-box.toml"),
        ({"games": 0}, "games: 0"),
        ({"games": True}, "games: True"),
        ({"games": 1.5}, "games: 1.5"),
        ({"jobs": 0}, "jobs: 0"),
        ({"formats": ["xlsx"]}, "formats: 'xlsx'"),
        ({"game": "chess"}, "'chess'"),
    ],
)
def test_a_bad_grid_is_one_sentence(grid: dict[str, Any], part: str) -> None:
    with pytest.raises(BadInput) as raised:
        simulate(**{"team": "random", "box": BOX, "games": 1, **grid})
    assert part in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("code", "part"),
    [
        (
            "def Player(seat, seed):\n    raise OSError('no book\\nof openings')",
            "a seat: no book of openings",
        ),
        ("def Player(seat, seed):\n    assert False", "can't take a seat: AssertionError"),
        ("def Player(", "there is no player"),
        ("1 / 0", "there is no player"),
    ],
)
def test_whatever_goes_wrong_with_a_player_of_somebodys_own_is_one_sentence(
    code: str, part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = f"own_{blake2b(code.encode(), digest_size=4).hexdigest()}"
    (tmp_path / f"{module}.py").write_text(code, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadInput) as raised:
        FUJI.cells({"team": f"{module}.Player", "box": BOX})
    assert part in str(raised.value)
    assert "\n" not in str(raised.value)
