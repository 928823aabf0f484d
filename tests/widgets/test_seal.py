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
from fujikit.widgets.seal import (
    FIRST_FORM,
    SEALED,
    SECOND_FORM,
    BadSeal,
    Key,
    data_folder,
    seal,
    server_key,
    unseal,
)

KEY = Key(b"k" * 32)
OLD_CODE = (
    "fks1."
    "17TMkgz6z01ILXSwbsOD7Xn2U7v4KdjLLDnYtQL6MdOtHbqRKDg6c_jB2yicDNdnBEXE00yJ2ZqrZWoq8jCDNTZGPq"
    "hr5KJr0sZLFAFPcc_XLjYywLcY6f1P66Qg73-aCpaqH6rUfYgJzc0WK_5yFRU17kUX0B8DBBQsYHh2KZ9pSNRxcLTB"
    "7r2saBgZgqbDW_ZejrM1e7b_ACtkn2fgzBPoRDQtxyQAjZgTTQmZB-sTPTGb_Lc1-EoW6oSYxrBZUOc6lNJoJQvNX8"
    "mGiRzK6Uq54Ckeua5gabbUKeRHuU71r37GBcqPO9ITOZYwV0nNSTGz5l5pUSMACkAcq5gPQOGxJcyRwMG2sB07hB1g"
    "INn4zQjeqJjnGdVnbqI"
)
"""As fujikit 0.1 sealed it."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv(sealing.VARIABLE, raising=False)
    monkeypatch.setattr(sealing, "data_folder", lambda: tmp_path / "data" / "fujikit")
    return tmp_path / "data" / "fujikit"


def forget() -> None:
    """As in another process."""
    for cached in (sealing._from_file, sealing._from_words, sealing._for_this_process):
        cached.cache_clear()


@given(st.text(max_size=300), st.text(max_size=300))
def test_what_is_sealed_comes_back(text: str, public: str) -> None:
    code = seal(text, KEY, public=public)
    assert unseal(code, KEY) == public + text
    assert code.startswith(SEALED)
    assert code.isascii()
    assert set(code) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")


def test_the_same_text_is_never_sealed_alike() -> None:
    assert seal("a", KEY) != seal("a", KEY)


def test_another_key_does_not_open_it() -> None:
    with pytest.raises(BadSeal):
        unseal(seal("a", KEY), Key(b"x" * 32))


@given(st.integers(0, 10_000), st.integers(1, 255))
def test_a_code_that_was_changed_anywhere_does_not_open(place: int, change: int) -> None:
    code = seal("Clara ready\n", KEY)
    data = bytearray(base64.urlsafe_b64decode(code[len(SECOND_FORM) :] + "=="))
    data[place % len(data)] ^= change
    with pytest.raises(BadSeal):
        unseal(SECOND_FORM + base64.urlsafe_b64encode(bytes(data)).decode().rstrip("="), KEY)


@pytest.mark.parametrize("form", [SEALED, FIRST_FORM, SECOND_FORM])
@given(text=st.text(max_size=80))
def test_what_is_no_sealed_code_does_not_open(form: str, text: str) -> None:
    with pytest.raises(BadSeal):
        unseal(form + text, KEY)


def test_a_code_of_the_first_form_still_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(sealing.VARIABLE, "the phrase of an older server")
    assert unseal(OLD_CODE, server_key()) == "Clara mark c4\n# salt\n"


def test_the_length_does_not_tell_whether_something_said_equals_a_secret() -> None:
    """A packed text is shorter where it repeats itself, so secrets are not packed."""
    secret = "* B1 P4 Y6 B2 P2 Y1\n"
    guesses = [secret, "* Y3 Y3 Y3 B5 B5 P6\n"]
    assert len({len(seal(secret + guess * 40, KEY)) for guess in guesses}) == 1
    assert len({len(seal("B1 P4 Y6 "[: n % 9] * (n % 5), KEY)) for n in range(60)}) == 1


@pytest.mark.usefixtures("folder")
def test_a_key_is_made_once_and_found_again(folder: Path) -> None:
    forget()
    first = server_key()
    forget()
    assert server_key() == first
    assert first.warning == ""
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
    assert key.warning in ("key-damaged", "key-unreadable")
    assert (folder / "seal.key").read_text(encoding="utf-8") == damage
    assert unseal(seal("a", key), server_key()) == "a"


def test_where_no_key_can_be_written_one_serves_this_process(folder: Path) -> None:
    folder.parent.write_text("a file where a folder should be")
    forget()
    assert server_key().warning == "key-unreadable"


@pytest.mark.usefixtures("folder")
def test_a_phrase_in_the_environment_is_the_key(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(sealing.VARIABLE, "a long and unlikely phrase")
    key = server_key()
    assert key.warning == ""
    assert not folder.exists()
    monkeypatch.setenv(sealing.VARIABLE, "another long and unlikely phrase")
    assert server_key() != key


@pytest.mark.usefixtures("folder")
def test_a_phrase_that_could_be_guessed_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(sealing.VARIABLE, "secret")
    assert server_key().warning == "key-short"


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
