"""Sentences as Python says them, written down by `make generated`: the browser half must say the same."""

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


def said() -> str:
    """Template, values and sentence of every case in every language."""
    return json.dumps(
        [
            {
                "lang": lang,
                "template": WORDS.template("log", key, lang),
                "numbers": numbers,
                "said": WORDS.say("log", key, lang, **numbers),
                "names": dict(WORDS.section("equipment", lang)),
            }
            for lang in LANGUAGES
            for key, numbers in cases()
        ],
        ensure_ascii=False,
        indent=1,
    )


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(said(), encoding="utf-8")
