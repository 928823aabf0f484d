"""Sealed codes: only their key opens them, and the key is kept well."""

from __future__ import annotations

import base64
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fujikit.widgets import seal as sealing
from fujikit.widgets.seal import BLOCK, SEALED, Key, NotOurs, data_folder, seal, server_key, unseal

KEY = Key(b"k" * 32)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv(sealing.VARIABLE, raising=False)
    monkeypatch.setattr(sealing, "data_folder", lambda: tmp_path / "data" / "fujikit")
    return tmp_path / "data" / "fujikit"


def forget() -> None:
    """As in another process."""
    for cached in (sealing._from_file, sealing._from_words, sealing._for_this_process):
        cached.cache_clear()


@given(st.text(max_size=300))
def test_what_is_sealed_comes_back(text: str) -> None:
    code = seal(text, KEY)
    assert unseal(code, KEY) == text
    assert code.startswith(SEALED)
    assert code.isascii()
    assert set(code) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")


def test_the_same_text_is_never_sealed_alike() -> None:
    assert seal("a", KEY) != seal("a", KEY)


def test_another_key_does_not_open_it() -> None:
    with pytest.raises(NotOurs):
        unseal(seal("a", KEY), Key(b"x" * 32))


@given(st.integers(0, 10_000), st.integers(1, 255))
def test_a_code_that_was_changed_anywhere_does_not_open(place: int, change: int) -> None:
    code = seal("Clara ready\n", KEY)
    data = bytearray(base64.urlsafe_b64decode(code[len(SEALED) :] + "=="))
    data[place % len(data)] ^= change
    with pytest.raises(NotOurs):
        unseal(SEALED + base64.urlsafe_b64encode(bytes(data)).decode().rstrip("="), KEY)


@given(st.text(max_size=80))
def test_what_is_no_sealed_code_does_not_open(text: str) -> None:
    with pytest.raises(NotOurs):
        unseal(SEALED + text, KEY)


def test_the_length_tells_only_roughly_how_much_is_sealed() -> None:
    lengths = {len(seal("B1 P4 Y6 "[: n % 9] * (n % 5), KEY)) for n in range(60)}
    assert len(lengths) == 1
    assert BLOCK >= 256


@pytest.mark.usefixtures("folder")
def test_a_key_is_made_once_and_found_again(folder: Path) -> None:
    forget()
    first = server_key()
    forget()
    assert server_key() == first
    assert first.trouble == ""
    assert len(first.secret) == 32
    assert [file.name for file in folder.iterdir()] == ["seal.key"]


def test_nobody_else_can_read_the_key(folder: Path) -> None:
    forget()
    server_key()
    assert stat.S_IMODE((folder / "seal.key").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_kernels_that_start_at_once_end_with_the_same_key(tmp_path: Path) -> None:
    code = "from fujikit.widgets.seal import server_key; print(server_key().secret.hex())"
    environment = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)}
    kernels = [
        subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    keys = {kernel.communicate()[0] for kernel in kernels}
    assert len(keys) == 1
    assert len(keys.pop().strip()) == 64


def test_a_key_made_by_another_kernel_meanwhile_stays(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "seal.key").write_text("ab" * 32)
    sealing._create(folder / "seal.key")
    assert (folder / "seal.key").read_text() == "ab" * 32


@pytest.mark.parametrize("damage", ["", "abc", "zz" * 32, "ab" * 33, "ż" * 64])
def test_a_damaged_key_is_left_alone_and_another_serves_this_process(folder: Path, damage: str) -> None:
    folder.mkdir(parents=True)
    (folder / "seal.key").write_text(damage, encoding="utf-8")
    forget()
    key = server_key()
    assert key.trouble in ("key-damaged", "key-unreadable")
    assert (folder / "seal.key").read_text(encoding="utf-8") == damage
    assert unseal(seal("a", key), server_key()) == "a"


def test_where_no_key_can_be_written_one_serves_this_process(folder: Path) -> None:
    folder.parent.write_text("a file where a folder should be")
    forget()
    assert server_key().trouble == "key-unreadable"


@pytest.mark.usefixtures("folder")
def test_a_phrase_in_the_environment_is_the_key(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(sealing.VARIABLE, "a long and unlikely phrase")
    key = server_key()
    assert key.trouble == ""
    assert not folder.exists()
    monkeypatch.setenv(sealing.VARIABLE, "another long and unlikely phrase")
    assert server_key() != key


@pytest.mark.usefixtures("folder")
def test_a_phrase_that_could_be_guessed_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(sealing.VARIABLE, "secret")
    assert server_key().trouble == "key-short"


def test_a_key_does_not_print_its_secret() -> None:
    assert "kk" not in repr(KEY)


@pytest.mark.parametrize(
    ("platform", "variable", "inside"),
    [("linux", "XDG_DATA_HOME", "given"), ("win32", "LOCALAPPDATA", "given"), ("darwin", "", "Library")],
)
def test_the_key_lies_where_the_platform_keeps_data(
    platform: str, variable: str, inside: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    if variable:
        monkeypatch.setenv(variable, str(tmp_path / "given"))
    assert inside in str(data_folder())
    assert data_folder().name == "fujikit"


def test_a_relative_data_folder_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "here")
    assert data_folder().is_absolute()
