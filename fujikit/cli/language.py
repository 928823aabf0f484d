"""Which language a command speaks: that of `--lang`, of a saved game, or of the system; and its own words."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping, Sequence

from fujikit.engine.words import LANGUAGES, Words
from fujikit.games import descriptor

WORDS = Words("fujikit.cli")
ENGLISH = "en"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of them that is set names the locale of messages."""
NO_LANGUAGE = ("C", "POSIX")
"""Locales that ask for messages as the programs were written; `LANGUAGE` does not count with them."""


def system_language(environment: Mapping[str, str]) -> str:
    """The first language of the environment that we speak, or English.

    >>> system_language({"LANG": "fr_CA.UTF-8"}), system_language({"LANG": "de_DE", "LANGUAGE": "de:pl:en"})
    ('fr', 'pl')
    >>> system_language({"LC_ALL": "C", "LANGUAGE": "fr"}), system_language({"LANG": "de_DE.UTF-8"})
    ('en', 'en')
    """
    locale = next(filter(None, map(environment.get, LOCALE_VARIABLES)), "")
    if locale in NO_LANGUAGE:
        return ENGLISH
    names = (environment.get("LANGUAGE") or locale).split(":")
    spoken = (re.split(r"[_.@]", name)[0].lower() for name in names)
    return next((name for name in spoken if name in LANGUAGES), ENGLISH)


def language_of(options: argparse.Namespace, languages: Sequence[str] = LANGUAGES) -> str:
    """The language that was asked for; else that of the system if it is one of `languages`, else English.

    >>> options = argparse.Namespace(lang=None, system_lang="fr")
    >>> language_of(options), language_of(options, ["en"])
    ('fr', 'en')
    """
    if options.lang is not None:
        return str(options.lang)
    return str(options.system_lang) if options.system_lang in languages else ENGLISH


def languages_of(game: str) -> tuple[str, ...]:
    """The languages that a game speaks.

    >>> languages_of("robinson")
    ('en',)
    """
    return Words(descriptor(game).package).languages


def translate(options: argparse.Namespace, section: str, key: str, /, **values: object) -> str:
    """A text of the command line, in the language of the command."""
    return WORDS.translate(section, key, language_of(options), **values)
