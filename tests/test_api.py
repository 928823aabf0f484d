"""The public functions, as a notebook calls them."""

from __future__ import annotations

from pathlib import Path

import pytest

import fujikit
from fujikit.api import again, from_record
from fujikit.fuji.box import box_text
from tests.support import BOX, new_game, three

NAMES = ["Clara", "Jona", "Steve"]


def test_the_example_of_the_front_page() -> None:
    game = fujikit.new_game("fuji", players=NAMES, scenario=1, level=2, seed=7)
    assert game.seats == tuple(NAMES)
    assert (game.round, game.phase) == (1, "plan")
    action = next(action for action in game.legal("Clara") if action.verb == "mark")
    assert game.check(str(action)).ok
    assert game.act(str(action))
    assert game.undo() == action
    assert game.outcome is None


def test_what_is_left_open_is_drawn_from_the_seed() -> None:
    one, other = (fujikit.new_game("fuji", players=NAMES, seed=seed) for seed in (1, 1))
    assert one.record() == other.record()
    drawn = {fujikit.new_game("fuji", players=NAMES, seed=seed).state.table.scenario for seed in range(30)}
    assert drawn == set(range(1, 8))


def test_games_without_a_seed_differ() -> None:
    assert len({fujikit.new_game("fuji", players=NAMES).record() for _ in range(3)}) == 3


def test_asking_leaves_the_choices_to_the_players() -> None:
    game = fujikit.new_game("fuji", players=NAMES, skills=["tinkerer", None, None], seed=1, choices="ask")
    assert game.phase == "setup"
    assert all(action.verb == "keep" for action in game.legal("Clara"))


def test_dice_are_scripted_as_a_text_or_one_by_one() -> None:
    codes = ["B1", "P1", "Y1", "B1", "P1", "Y1"]
    for dice in (" ".join(codes), codes, iter(codes)):
        game = new_game(skills=["buddy", "gatherer", "equipment-manager"], dice=dice)
        assert [die.face for die in game.state.seat("Clara").dice] == codes


def test_players_may_be_a_tuple_and_skills_go_by_name() -> None:
    game = fujikit.new_game("fuji", players=tuple(NAMES), skills={"Jona": "scout"}, seed=1)
    assert game.state.seat("Jona").skill == "scout"


def test_a_box_may_be_a_file(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(box_text(BOX), encoding="utf-8")
    assert new_game(box=file).record() == new_game(box=str(file)).record() == new_game().record()


def test_a_position_may_be_a_file_a_path_or_a_text(tmp_path: Path) -> None:
    text = three().position()
    file = tmp_path / "position.toml"
    file.write_text(text, encoding="utf-8")
    states = [fujikit.position(given, box=BOX).state for given in (text, file, str(file))]
    assert states[0] == states[1] == states[2]


def test_a_position_for_study_can_be_played_and_the_other_way_round() -> None:
    text = three().position()
    assert not fujikit.position(text, box=BOX).study
    studied = f"study = true\n{text}"
    assert fujikit.position(studied, box=BOX).study
    assert not fujikit.position(studied, box=BOX, study=False).study
    assert fujikit.position(text, box=BOX, study=True).study


def test_the_rulebook() -> None:
    book = fujikit.rulebook("fuji")
    assert book["plan.three-steps"].page == 5
    assert list(book) == list(fujikit.rulebook())


def test_the_version() -> None:
    assert fujikit.__version__.count(".") == 2


@pytest.mark.parametrize("name", fujikit.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert hasattr(fujikit, name)


def test_a_game_once_more_has_the_same_set_up_and_other_dice() -> None:
    game = new_game(4, scenario=3, thrill=True)
    other = again(game, seed=8)
    assert other.rules.setup(other.start) == game.rules.setup(game.start)
    assert other.phase == "plan"
    assert other.state.seat("Clara").dice != game.state.seat("Clara").dice
    assert again(game, seed=8).record() == other.record()


def test_a_game_once_more_may_ask_for_its_choices() -> None:
    assert again(new_game(4), choices="ask").phase == "setup"


def test_a_record_is_read_from_its_text() -> None:
    game = new_game()
    assert from_record(game.record()).record() == game.record()
    with pytest.raises(fujikit.BadRecord, match=r"^here: "):
        from_record("nothing", "here")
