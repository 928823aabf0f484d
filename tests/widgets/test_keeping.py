"""Nothing is lost: what the browser keeps, what is saved to a file, and how a game comes back."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.widgets.hot_seat import NotNow
from fujikit.widgets.keeping import Keeper, found, key_trouble
from fujikit.widgets.seal import VARIABLE, server_key, unseal
from tests.support import act, new_game, three
from tests.widgets.people import finished
from tools.fuzz_fuji import state_bytes


def same(one: Game[Any], other: Game[Any]) -> bool:
    return state_bytes(one.state) == state_bytes(other.state) and one.record() == other.record()


def test_a_running_game_is_kept_sealed() -> None:
    game = act(new_game(), "Clara mark d3")
    kept = Keeper().kept(game)
    assert kept.startswith("fks1.")
    assert same(found(kept).game, game)


@pytest.mark.parametrize("game", [finished(), new_game(study=True)], ids=["finished", "study"])
def test_a_game_without_secrets_is_kept_plain(game: Game[Any]) -> None:
    assert Keeper().kept(game) == game.code()
    assert same(found(game.code()).game, game)


def test_a_game_is_sealed_once_a_move() -> None:
    keeper, game = Keeper(), new_game()
    first = keeper.kept(game)
    assert keeper.kept(game) is first
    game.act("Clara say hello")
    said = keeper.kept(game)
    game.undo()
    game.act("Clara say hi")
    assert len({first, said, keeper.kept(game)}) == 3
    assert same(found(keeper.kept(game)).game, game)


def test_a_game_that_comes_back_twice_throws_the_same_dice() -> None:
    """Whoever reloads to try the same throw again gains nothing."""
    game = three("roll")
    kept = Keeper().kept(game)
    one, other = found(kept).game, found(kept).game
    one.act("Clara roll")
    other.act("Clara roll")
    assert state_bytes(one.state) == state_bytes(other.state)


def test_the_dice_to_come_can_not_be_worked_out_from_the_dice_seen() -> None:
    """Else a plain record with guessed hidden dice would throw the dice that come, and confirm the guess."""
    game = three("roll")
    rolls = set()
    for _ in range(3):
        again = found(Keeper().kept(game)).game
        again.act("Clara roll")
        rolls.add(state_bytes(again.state))
    assert len(rolls) == 3


def test_a_running_game_is_saved_sealed() -> None:
    game = act(new_game(), "Clara mark d3")
    file = Keeper().file(game, "A sealed game.")
    assert file.name == "fuji-1-sealed.txt"
    assert file.text.startswith("# A sealed game.\nfks1.")
    assert same(found(file.text).game, game)
    assert same(found(f"\ufeff{file.text}".replace("\n", "\r\n")).game, game)


@pytest.mark.parametrize("game", [finished(), new_game(study=True)], ids=["finished", "study"])
def test_a_game_without_secrets_is_saved_as_a_record(game: Game[Any]) -> None:
    file = Keeper().file(game, "")
    assert (file.name, file.text) == (f"fuji-{game.round}.toml", game.record())
    assert same(found(file.text).game, game)


def test_a_record_and_a_plain_code_of_a_running_game_are_opened_too() -> None:
    game = act(new_game(), "Clara mark d3")
    assert same(found(game.record()).game, game)
    assert same(found(f" {game.code()}\n").game, game)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "empty"),
        (" \n# nothing\n", "empty"),
        ("hello", "no-code"),
        ("fk1.abc", "no-game"),
        ("fks1.", "not-ours"),
        ("fks1.AAAA", "not-ours"),
        ("fks1.ż", "not-ours"),
        ("record = 99", "no-code"),
        ("record = 99\n# a comment\n", "no-game"),
        ("x" * 5_000_000, "no-code"),
        ("\x00", "no-code"),
    ],
)
def test_what_can_not_be_opened_is_refused_in_one_sentence(text: str, why: str) -> None:
    with pytest.raises(NotNow) as refused:
        found(text)
    assert refused.value.key == f"keeping.{why}"
    assert len(str(refused.value)) < 400


def test_a_game_sealed_by_another_server_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Keeper().kept(new_game())
    monkeypatch.setenv(VARIABLE, "the phrase of another server")
    with pytest.raises(NotNow) as refused:
        found(kept)
    assert refused.value.key == "keeping.not-ours"


def test_what_is_sealed_is_the_record() -> None:
    game = new_game()
    assert unseal(Keeper().kept(game), server_key()).startswith(game.record())


def test_a_key_that_will_not_last_is_told_of_where_it_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    assert key_trouble(new_game()) is None
    monkeypatch.setenv(VARIABLE, "short")
    trouble = key_trouble(new_game())
    assert trouble is not None
    assert trouble.key == "keeping.key-short"
    assert key_trouble(new_game(study=True)) is None
