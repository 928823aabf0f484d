"""Whether the rules of a small game are complete; one sentence says what is missing or wrong."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from fujikit.engine.errors import BadInput
from fujikit.engine.quoted import short
from fujikit.engine.small.setups import house_box
from fujikit.engine.small.state import State
from fujikit.engine.small.verbs import Verb, nouns_of
from fujikit.engine.small.words import TomlWords

if TYPE_CHECKING:
    from fujikit.engine.small.rules import SmallRules

NAME = re.compile(r"[\w-]+")


def check_rules(rules: SmallRules[Any]) -> None:
    """Raise `BadInput` if the rules lack something that every game has to bring."""
    if flaw := _flaw(rules) or _flaw_of_verbs(rules.verbs):
        raise BadInput(f"{type(rules).__name__}: {flaw}")
    house_box(rules.state_type)


def _flaw(rules: SmallRules[Any]) -> str:
    for what in ("name", "state_type", "verbs", "words"):
        if not hasattr(rules, what):
            return f"`{what}` is missing"
    if not NAME.fullmatch(rules.name):
        return f"`name`: {short(rules.name)} is not one word of letters, digits and hyphens"
    words: object = rules.words
    if not _is_kind(rules.state_type, State):
        return f"`state_type`: {short(rules.state_type)} is no subclass of State"
    if not isinstance(words, TomlWords):
        return f"`words`: {short(words)} is no TomlWords"
    return ""


def _flaw_of_verbs(verbs: tuple[type[Verb], ...]) -> str:
    if not verbs:
        return "`verbs` is empty"
    for kind in verbs:
        if not _is_kind(kind, Verb):
            return f"`verbs`: {short(kind)} is no subclass of Verb"
        if kind.do is Verb.do:
            return f"the verb {kind.verb} has no method `do`"
        nouns_of(kind)
    verb, count = Counter(kind.verb for kind in verbs).most_common(1)[0]
    return f"{count} verbs are called {verb}" if count > 1 else ""


def _is_kind(kind: object, wanted: type) -> bool:
    return isinstance(kind, type) and issubclass(kind, wanted)
