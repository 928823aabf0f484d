"""Interface texts in one language: those of the game, then those of the widgets."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from fujikit.engine.game import Game
from fujikit.engine.table import presenter_of
from fujikit.engine.words import Words
from fujikit.games import DEFAULT_GAME, descriptor
from fujikit.widgets.game_widgets import game_widgets
from fujikit.widgets.hot_seat import TableError

SCREEN = Words("fujikit.widgets")


def translate(key: str, lang: str, **numbers: object) -> str:
    """Translate the text `section.key` of the interface or of the game.

    >>> translate("board.stands", "en", names=["Clara", "Jona"], count=2)
    'Clara, Jona are here'
    """
    section, _, name = key.partition(".")
    words = SCREEN if SCREEN.has(section, name, lang) else _words(DEFAULT_GAME)
    return words.translate(section, name, lang, **numbers)


def pair(name: str, text: str, lang: str) -> str:
    r"""A name, and what it stands for: "Your dice: blue 1".

    >>> pair("Dés", "bleu 1", "fr")
    'Dés\xa0: bleu 1'
    """
    return translate("still.pair", lang, name=name, text=text)


def sentence(note: TableError, lang: str, game: Game[object] | None = None) -> str:
    """Translate a note; phases are called as in the game."""
    numbers = dict(note.numbers)
    if game is not None and "phase" in numbers:
        numbers["phase"] = _phase_name(game, str(numbers["phase"]), lang)
    return translate(note.key, lang, **numbers)


def _phase_name(game: Game[object], phase: str, lang: str) -> str:
    """What a phase is called; those outside a round have no name of their own in every game."""
    spoken = lang if lang in game.rules.languages else game.lang
    names = {each.id: each.name for each in presenter_of(game).phases(spoken)}
    try:
        return names.get(phase) or game.rules.words.translate("phase", phase, spoken)
    except KeyError:
        return phase


@cache
def screen_words(lang: str, game: str = DEFAULT_GAME) -> dict[str, str]:
    """Templates by `section.key`: those of a game that its screens use, its spoken forms, then our own.

    >>> screen_words("fr")["equipment.rope"]
    'Corde'
    """
    own = game_widgets(game)
    of_game = _texts(_words(game), own.sections, lang) | own.spoken_words(lang) if own else {}
    return {**of_game, **_texts(SCREEN, SCREEN.sections(lang), lang)}


@cache
def _words(game: str) -> Words:
    return Words(descriptor(game).package)


def _texts(words: Words, sections: Iterable[str], lang: str) -> dict[str, str]:
    return {
        f"{section}.{key}": text for section in sections for key, text in words.section(section, lang).items()
    }
