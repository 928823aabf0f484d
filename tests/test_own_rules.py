"""Games that no list knows: their rules are given to the public functions."""

from __future__ import annotations

from pathlib import Path

import pytest

import fujikit
from fujikit.api import again, from_record
from fujikit.fuji.rules import Fuji

NAMES = ["Clara", "Jona", "Steve"]


class Elsewhere(Fuji):
    """The rules of Fuji under a name that the kit does not know."""

    name = "elsewhere"


OWN = Elsewhere()


def test_a_game_is_set_up_by_its_rules() -> None:
    game = fujikit.api.start_game(OWN, {"players": NAMES, "scenario": 1, "level": 2}, seed=7)
    assert game.rules is OWN
    known = fujikit.new_game("fuji", players=NAMES, scenario=1, level=2, seed=7)
    assert game.state == known.state
    assert again(game).rules is OWN


def test_its_record_code_and_position_are_read_with_them(tmp_path: Path) -> None:
    game = fujikit.new_game(OWN, players=NAMES, seed=7)
    game.act(game.legal("Clara")[0])
    game.save(tmp_path / "game.toml")
    loaded = fujikit.load(tmp_path / "game.toml", rules=OWN)
    assert loaded.rules is OWN
    assert loaded.record() == fujikit.from_code(game.code(), rules=OWN).record() == game.record()
    assert fujikit.position(game.position(), rules=OWN).rules is OWN


def test_without_them_a_record_is_of_an_unknown_game() -> None:
    record = fujikit.new_game(OWN, players=NAMES, seed=7).record()
    with pytest.raises(
        fujikit.BadRecord, match=r"^record: no game is called 'elsewhere'; there is fuji, robinson"
    ):
        from_record(record)


def test_rules_of_another_game_do_not_read_a_record() -> None:
    record = fujikit.new_game("fuji", players=NAMES, seed=7).record()
    with pytest.raises(
        fujikit.BadRecord, match=r"^record: the record is of 'fuji', the rules are those of 'elsewhere'$"
    ):
        from_record(record, rules=OWN)


def test_a_class_is_no_rules() -> None:
    with pytest.raises(
        fujikit.BadInput, match=r"^Elsewhere is a class; rules are an object of it: Elsewhere\(\)$"
    ):
        fujikit.new_game(Elsewhere, players=NAMES)  # type: ignore[call-overload]
