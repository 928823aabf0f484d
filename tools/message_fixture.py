"""Writes the messages as Python builds them, for tests of the frontend: `make generated` runs it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from fujikit.engine.words import LANGUAGES
from fujikit.fuji.clauses import WORDS

FILE = Path(__file__).parents[1] / "widgets" / "tests" / "fixtures" / "said.json"
COUNTS = (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 102, 112)
Numbers = dict[str, object]


def cases() -> Iterator[tuple[str, Numbers]]:
    """Keys of the log with what fills them: plural forms, names of cards, lists, and text from outside."""
    for bars in COUNTS:
        yield "BarsSpent", {"seat": "Clara", "bars": bars, "to": "Jona"}
    for equipment in (["rope", "map"], "duct-tape", ["unheard-of"], []):
        yield "Kept", {"seat": "<b>Clara</b>", "equipment": equipment}
    yield "Said", {"seat": "Steve", "text": "{seat} is in braces"}


def message_fixture() -> str:
    """By language, the words that fill in and are filled in, then the sentence of every case."""
    keys = dict.fromkeys(key for key, _ in cases())
    return json.dumps(
        {
            lang: {
                "names": dict(WORDS.section("equipment", lang)),
                "templates": {key: WORDS.template("log", key, lang) for key in keys},
                "said": [
                    [key, numbers, WORDS.translate("log", key, lang, **numbers)] for key, numbers in cases()
                ],
            }
            for lang in LANGUAGES
        },
        ensure_ascii=False,
        indent=1,
    )


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(message_fixture(), encoding="utf-8")
