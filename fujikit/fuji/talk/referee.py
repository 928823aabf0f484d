"""The referee of table talk: what may be said while the dice are hidden."""

from collections.abc import Iterator

from fujikit.engine.verdict import Reason, Verdict, verdict_of
from fujikit.fuji.clauses import broken
from fujikit.fuji.talk.codes import sentences, signs
from fujikit.fuji.talk.lexicon import Lexicon, lexicon
from fujikit.fuji.talk.numbers import forbidden
from fujikit.fuji.talk.reading import read
from fujikit.fuji.talk.topic import Items

QUESTIONS = frozenset({"asks", "question", "howmany"})


def referee(text: str, lang: str = "en") -> Verdict:
    """Judge what a player says; a refusal names each word that breaks the rule.

    >>> referee("I've got three yellow dice.").clauses
    ['talk.no-numbers']
    >>> referee("Mam dużo piątek.", lang="pl").reasons[0].numbers
    (('word', 'piątek'),)
    >>> referee("I'm three steps from the village, and no danger to you on odd dice.").ok
    True
    """
    words = lexicon(lang)
    items = read(text, words)
    return verdict_of(_reasons(text, items, words), lang)


def _reasons(text: str, items: Items, words: Lexicon) -> Iterator[Reason]:
    for case, item in forbidden(items, words):
        word = text[item.start : item.end]
        if case == "average":
            yield broken("talk.no-average", word=word)
        else:
            yield broken("talk.no-numbers", case, word=word)
    for sign in signs(items):
        yield broken("talk.no-codes", word=text[sign.start : sign.end])
    yield from _asked(text, items, words)


def _asked(text: str, items: Items, words: Lexicon) -> Iterator[Reason]:
    wrong = {item.start: item for _, item in forbidden(items, words)}
    for sentence in sentences(items):
        if any(item.has(QUESTIONS) for item in sentence):
            for item in sentence:
                if item.start in wrong:
                    yield broken("talk.questions", word=text[item.start : item.end])
                    break
