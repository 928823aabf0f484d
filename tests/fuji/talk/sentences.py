"""The labelled sentences: what a player says, whether it is allowed, and what breaks the rule."""

import hashlib
import tomllib
from pathlib import Path

import msgspec


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    allowed: bool
    word: str = ""
    clause: str = ""


def part(text: str) -> str:
    """Say whether a sentence is for working (two thirds) or kept apart for judging (one third)."""
    digest = hashlib.sha256(text.encode()).digest()
    return "judge" if int.from_bytes(digest) % 3 == 0 else "work"


def sentences(lang: str, which: str) -> list[Sentence]:
    """Read the sentences of one language, those for `work` or those to `judge` by."""
    source = Path(__file__).with_name(f"{lang}.toml").read_text(encoding="utf-8")
    everything = msgspec.convert(tomllib.loads(source)["sentence"], list[Sentence])
    return [sentence for sentence in everything if part(sentence.text) == which]
