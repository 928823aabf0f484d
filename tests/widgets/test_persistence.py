"""Nothing is lost: what the browser keeps, what is saved to a file, and how a game comes back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fujikit.engine.chance import pick
from fujikit.engine.game import Game
from fujikit.widgets.hot_seat import TableError
from fujikit.widgets.persistence import GameSaver, key_warning, restore
from fujikit.widgets.seal import VARIABLE, server_key, unseal
from fujikit.widgets.steps import all_open
from tests.support import BOX, CLARA, JONA, STEVE, act, new_game, position, seat, three
from tests.widgets.people import finished
from tools.fuzz_fuji import state_bytes


def same(one: Game[Any], other: Game[Any]) -> bool:
    return state_bytes(one.state) == state_bytes(other.state) and one.record() == other.record()


def test_a_running_game_is_kept_sealed() -> None:
    game = act(new_game(), "Clara mark d3")
    kept = GameSaver().saved_code(game)
    assert kept.startswith("fks2.")
    assert same(restore(kept).game, game)


@pytest.mark.parametrize("game", [finished(), new_game(study=True)], ids=["finished", "study"])
def test_a_game_without_secrets_is_kept_plain(game: Game[Any]) -> None:
    assert GameSaver().saved_code(game) == game.code()
    assert same(restore(game.code()).game, game)


def test_a_game_is_sealed_once_a_move() -> None:
    keeper, game = GameSaver(), new_game()
    first = keeper.saved_code(game)
    assert keeper.saved_code(game) is first
    game.act("Clara say hello")
    said = keeper.saved_code(game)
    game.undo()
    game.act("Clara say hi")
    assert len({first, said, keeper.saved_code(game)}) == 3
    assert same(restore(keeper.saved_code(game)).game, game)


def test_a_reload_is_no_second_throw() -> None:
    """However often it comes back, and from whichever code, a game throws the dice it would have thrown."""
    game = three("roll")
    codes = [GameSaver().saved_code(game)]
    for _ in range(3):
        codes.append(GameSaver().saved_code(restore(codes[-1]).game))
    thrown = set()
    for again in (game, *(restore(code).game for code in codes)):
        again.act("Clara roll")
        thrown.add(state_bytes(again.state))
    assert len(thrown) == 1


def test_a_game_goes_on_alike_with_and_without_a_reload_at_every_move() -> None:
    """The same seed, the same lines: one game is kept and found again before each of them."""
    stays, returns = new_game(seed=5), new_game(seed=5)
    random = Random(1)
    for _ in range(60):
        if all_open(stays):
            break
        lines = [str(action) for seat in stays.seats for action in stays.legal(seat)]
        line = pick(lines, random.random)
        returns = restore(GameSaver().saved_code(returns)).game
        stays.act(line)
        returns.act(line)
        assert same(stays, returns)


def test_scripted_dice_come_back_too() -> None:
    game = three("roll", dice=f"{JONA} {STEVE} {CLARA}")
    again = restore(GameSaver().saved_code(game)).game
    for each in (game, again):
        each.act("Clara roll")
    assert same(game, again)


def test_the_dice_to_come_can_not_be_worked_out_from_a_plain_record() -> None:
    """Else a plain record with guessed hidden dice would throw the dice that come, and confirm the guess."""
    game = three("roll")
    plain, sealed = restore(game.record()).game, restore(GameSaver().saved_code(game)).game
    for each in (plain, sealed):
        each.act("Clara roll")
    assert state_bytes(plain.state) != state_bytes(sealed.state)


def test_the_length_of_a_code_says_nothing_about_hidden_dice_whatever_is_said() -> None:
    """Wherever the end of the text lies in its block."""
    random, faces = Random(1), {kind.name: kind.faces for kind in BOX.dice}
    games = []
    for _ in range(12):
        hidden = " ".join(pick(faces[die], random.random) for die in BOX.set)
        others = [seat(name, at, dice=hidden) for name, at in (("Jona", "d3"), ("Steve", "e2"))]
        games.append(position(seat("Clara", "d2"), *others))
    for _ in range(100):
        said = pick(("well", "hello", "let us go", "I am happy"), random.random)
        assert len({len(GameSaver().saved_code(act(game, f"Clara say {said}"))) for game in games}) == 1


def test_a_running_game_is_saved_sealed() -> None:
    game = act(new_game(), "Clara mark d3")
    file = GameSaver().file(game, "A sealed game.")
    assert file.name == "fuji-1-sealed.txt"
    assert file.text.startswith("# A sealed game.\nfks2.")
    assert same(restore(file.text).game, game)
    assert same(restore(f"\ufeff{file.text}".replace("\n", "\r\n")).game, game)


@pytest.mark.parametrize("game", [finished(), new_game(study=True)], ids=["finished", "study"])
def test_a_game_without_secrets_is_saved_as_a_record(game: Game[Any]) -> None:
    file = GameSaver().file(game, "")
    assert (file.name, file.text) == (f"fuji-{game.round}.toml", game.record())
    assert same(restore(file.text).game, game)


def test_a_record_and_a_plain_code_of_a_running_game_are_opened_too() -> None:
    game = act(new_game(), "Clara mark d3")
    assert same(restore(game.record()).game, game)
    assert same(restore(f" {game.code()}\n").game, game)


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
    with pytest.raises(TableError) as refused:
        restore(text)
    assert refused.value.key == f"keeping.{why}"
    assert len(str(refused.value)) < 400


def test_a_game_sealed_by_another_server_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = GameSaver().saved_code(new_game())
    monkeypatch.setenv(VARIABLE, "the phrase of another server")
    with pytest.raises(TableError) as refused:
        restore(kept)
    assert refused.value.key == "keeping.not-ours"


def test_what_is_sealed_is_the_record() -> None:
    game = new_game()
    assert unseal(GameSaver().saved_code(game), server_key()).startswith(game.record())


def test_a_key_that_will_not_last_is_told_of_where_it_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    assert key_warning(new_game()) is None
    monkeypatch.setenv(VARIABLE, "short")
    trouble = key_warning(new_game())
    assert trouble is not None
    assert trouble.key == "keeping.key-short"
    assert key_warning(new_game(study=True)) is None
