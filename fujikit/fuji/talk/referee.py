"""The referee of table talk: what may be said while the dice are hidden."""

from collections.abc import Iterator, Set
from functools import lru_cache

from fujikit.engine.public import public
from fujikit.engine.verdict import Reason, Verdict, verdict_of
from fujikit.fuji.clauses import broken
from fujikit.fuji.talk.lexicon import lexicon
from fujikit.fuji.talk.numbers import forbidden
from fujikit.fuji.talk.reading import Item, read
from fujikit.fuji.talk.secret_codes import sentences, signs
from fujikit.fuji.talk.topic import Items

QUESTIONS = frozenset({"asks", "howmany"})


@public
def referee(text: str, lang: str = "en") -> Verdict:
    """Judge what a player says; a refusal names each word that breaks the rule.

    >>> referee("I've got three yellow dice.").clauses
    ['talk.no-numbers']
    >>> referee("Mam dużo piątek.", lang="pl").reasons[0].numbers
    (('word', 'piątek'),)
    >>> referee("I'm three steps from the village, and no danger to you on odd dice.").ok
    True
    """
    return _judged(text, lang)


@lru_cache(maxsize=4096)
def _judged(text: str, lang: str) -> Verdict:
    words = lexicon(lang)
    items = read(text, words)
    numbers = list(forbidden(items, words))
    reasons = (
        *(_number_reason(text, case, item) for case, item in numbers),
        *(_reason("talk.no-codes", text, sign) for sign in signs(items)),
        *(_reason("talk.questions", text, item) for item in _asked(items, {item for _, item in numbers})),
    )
    return verdict_of(reasons, lang)


def _number_reason(text: str, case: str, item: Item) -> Reason:
    if case == "average":
        return _reason("talk.no-average", text, item)
    return _reason("talk.no-numbers", text, item, case)


def _reason(clause: str, text: str, item: Item, case: str = "") -> Reason:
    return broken(clause, case, word=text[item.start : item.end])


def _asked(items: Items, numbers: Set[Item]) -> Iterator[Item]:
    """The first forbidden number of each question."""
    for sentence in sentences(items):
        wrong = next((item for item in sentence if item in numbers), None)
        if wrong and any(item.has(QUESTIONS) for item in sentence):
            yield wrong
