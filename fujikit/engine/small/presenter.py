"""A small game in words, for a table that knows no game; what has no words is named plainly.

A game may say all of it in its words: `[game] title`, `[phase]`, `[ask]` and `[help]` by phase, `[intent]`
and `[label]` by verb, `[thing]` by kind of thing, `[board]` by what the board shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from fujikit.engine.presenter import Described, Member, Probe, Touch
from fujikit.engine.small.chances import Thing
from fujikit.engine.small.events import fields_shown
from fujikit.engine.small.state import Seat, State
from fujikit.engine.small.verbs import NounField, Verb, nouns_of
from fujikit.engine.small.words import TomlWords
from fujikit.engine.view import Ask, Intent, Key, Offer, PhaseView

if TYPE_CHECKING:
    from fujikit.engine.small.rules import SmallRules

OWNED = "."
"""What stands between the player and the noun in the key of a thing that is one player's own."""


def plain(name: str) -> str:
    """A name of the program as people write it.

    >>> plain("throw-again"), plain("oil_left")
    ('Throw again', 'Oil left')
    """
    text = name.replace("-", " ").replace("_", " ")
    return text[:1].upper() + text[1:]


class SmallPresenter:
    """What a table is told of a small game, from its words and the nouns of its verbs."""

    def __init__(self, rules: SmallRules[Any]) -> None:
        self.rules = rules
        self.words: TomlWords = rules.words

    @property
    def hides(self) -> bool:
        return self.rules.hides

    def screens(self, state: State[Seat]) -> bool:
        return self.rules.hides and state.outcome is None

    def title(self, lang: str) -> str:
        return self.words.translate_or(plain(self.rules.name), "game", "title", lang)

    def phases(self, lang: str) -> Sequence[PhaseView]:
        return [PhaseView(phase, self.phase_name(phase, lang)) for phase in self.rules.phases]

    def phase_name(self, phase: str, lang: str) -> str:
        """What a phase is called."""
        return self.words.translate_or(plain(phase), "phase", phase, lang)

    def is_ready(self, state: State[Seat], seat: str) -> bool:
        return seat not in self.rules.awaits(state)

    def ask(self, state: State[Seat], seat: str | None, lang: str) -> Ask | None:
        awaited = self.rules.awaits(state)
        if not awaited:
            return None
        if seat is not None and seat not in awaited:
            return Ask(self.words.translate("ui", "waiting", lang, seats=awaited))
        phase = self.rules.phase(state)
        facts = {**self.rules.board(state, seat), "seat": seat or awaited}
        key = phase if self.words.has("ask", phase, lang) else "any"
        question = self.words.translate("ask", key, lang, **facts)
        return Ask(question, self.words.translate_or("", "help", phase, lang, **facts))

    def asks(self, state: State[Seat], seat: str, lang: str) -> dict[str, Ask]:
        return {}

    def ends(self, state: State[Seat], seat: str) -> Iterable[str]:
        return ()

    def describe(self, state: State[Seat], action: Verb, lang: str) -> Described:
        picks: list[Key] = []
        members: list[Member] = []
        names: dict[str, str] = {}
        for noun in nouns_of(type(action)):
            value = getattr(action, noun.field)
            if noun.is_set:
                members = [Member(self.key(noun, action.seat, each), str(each)) for each in value]
                continue
            picks.append(self.key(noun, action.seat, value))
            names[noun.field] = self.thing(state, action.seat, picks[-1], lang)
        return Described(action.verb, self._label(action, names, lang), tuple(picks), tuple(members))

    def _label(self, action: Verb, names: Mapping[str, str], lang: str) -> str:
        """A whole action but for its set, which is picked thing by thing."""
        intent = self.words.translate_or(plain(action.verb), "intent", action.verb, lang)
        fallback = f"{intent}: {', '.join(names.values())}" if names else intent
        return self.words.translate_or(fallback, "label", action.verb, lang, **names)

    def intent(self, state: State[Seat], name: str, lang: str) -> Intent:
        verb = next(kind for kind in self.rules.verbs if kind.verb == name)
        return Intent(name, self.words.translate_or(plain(name), "intent", name, lang), place=verb.place)

    def key(self, noun: NounField, seat: str, value: Thing) -> Key:
        """The key of a thing: `place hut` of one that is there for all, `die Ada.3` of a player's own."""
        return self._key_of(self.rules.kind_of(noun), seat, value)

    def _key_of(self, kind: str, seat: str, value: Thing) -> Key:
        return f"{kind} {value}" if kind in self.rules.common else f"{kind} {seat}{OWNED}{value}"

    def thing(self, state: State[Seat], seat: str | None, key: Key, lang: str) -> str:
        kind, owner, word = self._parts(key)
        facts = self.rules.thing_facts(state, kind, owner or seat or "", self._noun(kind, word))
        return self.words.translate_or(f"{kind} {word}", "thing", kind, lang, **{**facts, "noun": word})

    def note(self, state: State[Seat], seat: str | None, key: Key, lang: str) -> str:
        return ""

    def in_view(self, state: State[Seat], seat: str) -> Iterable[Key]:
        things = self.rules.things(state, seat)
        return (self._key_of(kind, seat, each) for kind, values in things.items() for each in values)

    def free_texts(self, state: State[Seat], seat: str, lang: str) -> Iterable[Offer]:
        return ()

    def ending(self, state: State[Seat], lang: str) -> str:
        if state.outcome is None:
            return ""
        return self.words.translate("log", f"Ended/{state.outcome.why}", lang, **fields_shown(state))

    def probe(self, state: State[Seat], touch: Touch) -> Probe:
        kind, owner, word = self._parts(touch.key)
        own = owner in ("", touch.seat)
        verbs = [verb for verb in self.rules.verbs if verb.verb == touch.intent]
        if own and verbs and [self.rules.kind_of(noun) for noun in nouns_of(verbs[0])] == [kind]:
            return Probe(line=f"{touch.seat} {touch.intent} {word}")
        return Probe(thing=f"{kind} {word}" if own else touch.key)

    def _parts(self, key: Key) -> tuple[str, str, str]:
        """The kind of a thing, whose it is, and its noun."""
        kind, _, name = key.partition(" ")
        if kind in self.rules.common:
            return kind, "", name
        owner, _, word = name.partition(OWNED)
        return kind, owner, word

    def _noun(self, kind: str, word: str) -> Thing:
        """The noun of a thing as its verbs know it."""
        nouns = (noun for verb in self.rules.verbs for noun in nouns_of(verb))
        number = any(noun.type is int for noun in nouns if self.rules.kind_of(noun) == kind)
        return int(word) if number and word.isdecimal() else word


def board_text(words: TomlWords, board: Mapping[str, object], lang: str) -> list[str]:
    """What the board shows, a line for each part; what is None is left out."""
    return [
        f"{words.translate_or(plain(name), 'board', name, lang)}: {_shown(value)}"
        for name, value in board.items()
        if value is not None
    ]


def _shown(value: object) -> str:
    match value:
        case Mapping():
            return "; ".join(f"{name} {_shown(part)}" for name, part in value.items())
        case list() | tuple():
            return ", ".join(map(_shown, value)) or "-"
    return str(value)
