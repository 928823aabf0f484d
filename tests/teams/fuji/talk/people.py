"""What people say: labelled sentences, the table they are said at, and how a label is written."""

import tomllib
from pathlib import Path
from typing import Any

from fujikit.teams.fuji.talk import Statements, understood_statements
from tests.fuji.talk.sentences import part

NEEDS = {"b2": "2", "c4": "pink|yellow", "d3": "odd(pink)", "e2": "blue|4", "f5": "1|2", "g4": "3|6"}
MARKERS = {"Clara": "c4", "Jona": "d3", "Steve": "e2"}
SIGNS = {"strong": "+", "weak": "-", "fair": "~", "goes": ">", "keep-off": "x", "asks": "?"}


def sentences(lang: str, which: str) -> dict[str, str]:
    """The sentences of one language with their labels, those for `work` or those to `judge` by."""
    source = Path(__file__).with_name(f"{lang}.toml").read_text(encoding="utf-8")
    return {text: label for text, label in tomllib.loads(source).items() if part(text) == which}


def table(lang: str, *said: tuple[str, str], phase: str = "plan") -> dict[str, Any]:
    """A view of a table where all this was said."""
    return {
        "lang": lang,
        "seat": "Clara",
        "phase": phase,
        "round": 2,
        "scenario": 1,
        "may_say": True,
        "lava": [],
        "said": [{"seat": seat, "phase": phase, "text": text} for seat, text in said],
        "seats": {seat: {"at": "b2", "marker": marker, "injuries": []} for seat, marker in MARKERS.items()},
        "cards": {square: {"need": need, "kind": "landscape"} for square, need in NEEDS.items()},
    }


def label(meant: Statements) -> str:
    """What was understood, as the labels have it, in a fixed order."""
    hints = (SIGNS[hint.quality] + (hint.square or hint.need) for hint in meant.hints)
    requests = (f"{SIGNS[request.kind]}{request.who}:{request.square}" for request in meant.requests)
    return " ".join(sorted([*hints, *requests]))


def is_understood(text: str, meant: str, lang: str) -> bool:
    """Whether what Clara says is understood as its label says, nothing missing and nothing added."""
    return label(understood_statements(table(lang, ("Clara", text)))) == " ".join(sorted(meant.split()))


def share(lang: str, which: str) -> float:
    """The share of the sentences that are understood."""
    found = [is_understood(text, meant, lang) for text, meant in sentences(lang, which).items()]
    return sum(found) / len(found)
