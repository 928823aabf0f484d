"""Looks for what must stay hidden in all that a browser got, after unpacking whatever can be unpacked."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from urllib.parse import unquote

from fujikit.engine.words import LANGUAGES
from fujikit.widgets.screen_words import screen_words

PACKED = re.compile(r"[A-Za-z0-9_+/-]{24,}={0,2}")
DEPTH = 3
WINDOW = 4
"""So many dice in a row are no accident."""
GAP = r"[^BPY]{0,80}?"
WBITS = (zlib.MAX_WBITS, -zlib.MAX_WBITS, 16 + zlib.MAX_WBITS)
"""zlib, bare deflate, gzip."""


@dataclass(frozen=True)
class Secret:
    name: str
    patterns: tuple[re.Pattern[str], ...]

    def found(self, text: str) -> str | None:
        """The passage that gives it away."""
        matches = (pattern.search(text) for pattern in self.patterns)
        return next((match.group() for match in matches if match), None)


def hand(name: str, dice: Iterable[str]) -> Secret:
    """The dice of a seat: any of them in a row, as codes or in words, whatever stands between them."""
    faces = [_face(code) for code in dice]
    windows = [faces[at : at + WINDOW] for at in range(len(faces) - WINDOW + 1)]
    return Secret(f"the dice of {name}", tuple(re.compile(GAP.join(window)) for window in windows))


def run(name: str, things: Iterable[str]) -> Secret:
    """Things in this order."""
    return Secret(name, (re.compile(r"\b" + r"\W{1,12}".join(map(re.escape, things)) + r"\b"),))


def leaks(blobs: Iterable[bytes], secrets: Iterable[Secret]) -> list[str]:
    """What was found where, in words."""
    sought = list(secrets)
    return [
        f"{secret.name}: {passage!r}"
        for text in unpacked(blobs)
        for secret in sought
        if (passage := secret.found(text))
    ]


def unpacked(blobs: Iterable[bytes]) -> Iterator[str]:
    """Every text once: as it is, and what base64 and deflate hide in it."""
    seen: set[int] = set()
    for blob in blobs:
        yield from _texts(blob, DEPTH, seen)


def _texts(blob: bytes, depth: int, seen: set[int]) -> Iterator[str]:
    if hash(blob) in seen:
        return
    seen.add(hash(blob))
    text = unquote(blob.decode("utf-8", "ignore"))
    yield text
    if depth:
        for match in PACKED.finditer(text):
            for inner in _insides(match.group()):
                yield from _texts(inner, depth - 1, seen)


def _insides(packed: str) -> Iterator[bytes]:
    try:
        body = packed.rstrip("=").replace("+", "-").replace("/", "_")
        data = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
    except (binascii.Error, ValueError):
        return
    yield data
    for bits in WBITS:
        try:
            yield zlib.decompressobj(bits).decompress(data, 1_000_000)
        except zlib.error:
            continue


def _face(code: str) -> str:
    """A pattern for a die: its code, or its colour in any language and its value."""
    letter, value = code[0], code[1]
    colours = "|".join(sorted({letter, *_colours(letter)}, key=len, reverse=True))
    return rf"(?:{colours})\W{{0,3}}{value}(?!\d)"


def _colours(letter: str) -> Iterator[str]:
    name = {"B": "blue", "P": "pink", "Y": "yellow"}[letter]
    yield name
    for lang in LANGUAGES:
        for key, word in screen_words(lang).items():
            if key.endswith(f".{name}"):
                yield re.escape(word)
