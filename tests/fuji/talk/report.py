"""Print how often the referee agrees with the labels: `python tests/fuji/talk/report.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from fujikit.engine.words import LANGUAGES
from fujikit.fuji.talk import referee
from tests.fuji.talk.sentences import Sentence, sentences


def agrees(sentence: Sentence, lang: str) -> bool:
    """Whether the referee allows what the label allows, and refuses by the clause that the label names."""
    verdict = referee(sentence.text, lang)
    return verdict.ok if sentence.allowed else sentence.clause in verdict.clauses


def accuracy(lang: str, which: str) -> float:
    """The share of the sentences on which label and referee agree."""
    judged = [agrees(sentence, lang) for sentence in sentences(lang, which)]
    return sum(judged) / len(judged)


def table() -> str:
    """The figures of all languages, as lines of text."""
    rows = [f"{lang}  {accuracy(lang, 'work'):.3f}  {accuracy(lang, 'judge'):.3f}" for lang in LANGUAGES]
    return "\n".join(["    work   judge", *rows])


if __name__ == "__main__":
    sys.stdout.write(table() + "\n")
