"""Sealed codes: what a browser may keep of a running game without being able to read or change it.

The key belongs to the user who runs the server. It is the words in `FUJIKIT_KEY`, or a file in the user's
data folder, made when it is first needed.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
import re
import secrets
import sys
import tempfile
import zlib
from functools import cache
from pathlib import Path
from struct import Struct
from typing import TYPE_CHECKING

import msgspec

from fujikit.engine.errors import BadInput
from fujikit.engine.record import MAX_RECORD_LENGTH

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

SEALED = "fks"
FIRST_FORM, SECOND_FORM = "fks1.", "fks2."
"""How sealed codes begin. Those of the first form, wholly packed, can still be opened."""
VARIABLE = "FUJIKIT_KEY"
MIN_PHRASE_LENGTH = 16
"""A shorter phrase in the environment could be guessed from a sealed code."""
SECRET = 32
NONCE = 12
LENGTHS = Struct(">II")
"""Of the packed part, and of the other one."""
BLOCK = 1024
"""Sealed bytes are filled up to a multiple of this."""
KEY_FILE = re.compile(r"[0-9a-f]{64}\n?")
FOLDER_VARIABLES = ("HOME", "USERPROFILE", "LOCALAPPDATA", "XDG_DATA_HOME")
"""What the folder of the user's data depends on."""


class Key(msgspec.Struct, frozen=True):
    """What games are sealed with, and what is wrong with it: a key of the words, empty if nothing is."""

    secret: bytes
    warning: str = ""

    def __repr__(self) -> str:
        return f"<Key {self.warning or 'lasting'}>"


class BadSeal(BadInput):
    """A code that this key did not seal, or that was changed since."""


def server_key() -> Key:
    """The key of the user who runs this; where there is none to be had, one for this process alone."""
    words = os.environ.get(VARIABLE, "").strip()
    return _from_words(words) if words else _from_file(data_folder() / "seal.key")


def seal(text: str, key: Key, public: str = "") -> str:
    """A text as one line of URL-safe text that only the key opens; what is public stands before it.

    Only the public part is packed: a packed secret gets shorter when somebody has just said the same, and so
    the length would tell. All dice are written with two characters.
    """
    nonce = secrets.token_bytes(NONCE)
    packed, secret = zlib.compress(public.encode(), level=9), text.encode()
    content = LENGTHS.pack(len(packed), len(secret)) + packed + secret
    filled = content + bytes(-len(content) % BLOCK)
    body = _cipher(key).encrypt(nonce, filled, SECOND_FORM.encode())
    return SECOND_FORM + base64.urlsafe_b64encode(nonce + body).decode().rstrip("=")


def unseal(code: str, key: Key) -> str:
    """The text inside a sealed code, or `BadSeal`."""
    from cryptography.exceptions import InvalidTag  # noqa: PLC0415  # only sealing needs the library

    form, body = code.strip()[: len(SECOND_FORM)], code.strip()[len(SECOND_FORM) :]
    try:
        data = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        content = _cipher(key).decrypt(data[:NONCE], data[NONCE:], form.encode())
        if form == FIRST_FORM:
            return _unpacked(content).decode()
        packed, secret = LENGTHS.unpack_from(content)
        end = LENGTHS.size + packed
        return (_unpacked(content[LENGTHS.size : end]) + content[end : end + secret]).decode()
    except (InvalidTag, binascii.Error, ValueError, zlib.error):
        raise BadSeal("sealed by another server, or damaged") from None


def _unpacked(packed: bytes) -> bytes:
    return zlib.decompressobj().decompress(packed, MAX_RECORD_LENGTH)


def data_folder() -> Path:
    """Where the user's programs keep their data, on this platform."""
    return _data_folder(sys.platform, tuple(map(os.environ.get, FOLDER_VARIABLES)))


@cache  # a table asks after every message
def _data_folder(platform: str, _variables: tuple[str | None, ...]) -> Path:
    home = Path.home()
    if platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "fujikit"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "fujikit"
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (given if given.is_absolute() else home / ".local" / "share") / "fujikit"


def _cipher(key: Key) -> AESGCM:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415  # only sealing needs it

    return AESGCM(key.secret)


@cache
def _from_words(words: str) -> Key:
    """A key from a phrase; slow on purpose, so that phrases can't be tried out quickly."""
    if len(words) < MIN_PHRASE_LENGTH:
        return Key(_for_this_process(), "key-short")
    salt = FIRST_FORM.encode()  # as it was when the first codes were sealed
    return Key(hashlib.scrypt(words.encode(), salt=salt, n=2**14, r=8, p=1, dklen=SECRET))


@cache
def _from_file(path: Path) -> Key:
    try:
        if not path.exists():
            _create(path)
        text = path.read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return Key(_for_this_process(), "key-unreadable")
    if not KEY_FILE.fullmatch(text):
        return Key(_for_this_process(), "key-damaged")
    return Key(bytes.fromhex(text))


def _create(path: Path) -> None:
    """Write a new key, complete or not at all; of two processes that do so at once, the first one's stays."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix="seal-")  # readable by its owner alone
    draft = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(f"{secrets.token_hex(SECRET)}\n")
            file.flush()
            os.fsync(file.fileno())
        path.hardlink_to(draft)
    except FileExistsError:
        pass
    finally:
        draft.unlink(missing_ok=True)


@cache
def _for_this_process() -> bytes:
    return secrets.token_bytes(SECRET)
