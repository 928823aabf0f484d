"""Fuji's actions and questions in words, for a table that knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from fujikit.engine.notation import LONGEST_LINE
from fujikit.engine.presenter import Described, Member, Probe
from fujikit.engine.view import Ask, Intent, Key, Offer, PhaseView, Place
from fujikit.fuji import action_words, actions
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.need import COLOURS
from fujikit.fuji.prompts import waiting
from fujikit.fuji.reroll import rerolls
from fujikit.fuji.state import State
from fujikit.fuji.table_talk import may_say
from fujikit.fuji.view import awaits, dice_seen, is_ready, outcome_view, prompt_text

PHASES = ("roll", "plan", "reroll", "equip", "move", "erupt")
PLACES: dict[str, Place] = {
    "ready": "end",
    "stop": "end",
    "wait": "back",
    "unmark": "back",
    "roll": "main",
    "mark": "main",
    "reroll": "main",
    "move": "main",
    "erupt": "main",
}
SETS_OF_DICE = ("duct-tape", "compass", "machete", "flashlight", "water")
"""Cards that take any of some dice."""
PROPOSED, OF_THIRD = "propose ", " third"
"""What stands before the id of an intent that is proposed, and behind that of one for the third meeple."""
PICKED: dict[type[actions.FujiAction], tuple[tuple[str, str], ...]] = {
    actions.LeaveOut: (("die", "die"),),
    actions.Start: (("start", "colour"),),
    actions.Mark: (("square", "card"),),
    actions.Give: (("card", "card"), ("seat", "to")),
    actions.Aside: (("die", "die"),),
    actions.Side: (("seat", "player"),),
    actions.Hand: (("die", "die"),),
    actions.Pick: (("die", "dice"), ("value", "face")),
    actions.Spend: (("seat", "to"), ("value", "bars")),
    actions.MoveTo: (("square", "card"), ("way", "via")),
    actions.Injury: (("injury", "place"), ("die", "die")),
    actions.Use: (
        ("card", "card"),
        ("copy", "copy"),
        ("seat", "seats"),
        ("square", "squares"),
        ("die", "dice"),
        ("value", "face"),
    ),
}
"""What is picked for an action: kinds of things, and the fields that name them."""
NAMES = {"card": "equipment", "copy": "equipment", "injury": "injury"}
"""By kind of thing, the words that name it."""
COLOUR_NAMES = {letter: colour for colour, letter in COLOURS.items()}
SAID_AT_MOST = LONGEST_LINE - 100
"""A line has a name and a verb besides."""


class FujiPresenter:
    """Fuji in words."""

    hides = True

    def title(self, lang: str) -> str:
        return "Fuji"

    def phases(self, lang: str) -> Sequence[PhaseView]:
        return [PhaseView(phase, WORDS.say("phase", phase, lang)) for phase in PHASES]

    def is_ready(self, state: State, seat: str) -> bool:
        return is_ready(state, state.seat(seat))

    def describe(self, state: State, action: Any, lang: str) -> Described:
        proposed = isinstance(action, actions.Propose)
        inner = action.action if proposed else action
        name = f"use {inner.card}" if isinstance(inner, actions.Use) else inner.verb
        members = _members(inner)
        label = _intent_label(name, lang) if members else action_words.label(inner, lang)
        return Described(
            f"{PROPOSED}{name}" if proposed else f"{name}{OF_THIRD}" if inner.third else name,
            _for_whom(label, proposed=proposed, third=inner.third, lang=lang),
            tuple(_picks(inner)),
            tuple(members),
        )

    def intent(self, state: State, name: str, lang: str) -> Intent:
        plain = name.removeprefix(PROPOSED).removesuffix(OF_THIRD)
        verb, _, card = plain.partition(" ")
        label = _for_whom(
            _intent_label(plain, lang),
            proposed=name.startswith(PROPOSED),
            third=name.endswith(OF_THIRD),
            lang=lang,
        )
        place: Place = "answer" if state.prompts and verb != "give" else PLACES.get(verb, "more")
        if not card:
            return Intent(name, label, place=place)
        help_text, group_label = WORDS.say("card", card, lang), WORDS.say("intent", "use", lang)
        return Intent(name, label, help=help_text, group="use", group_label=group_label, place=place)

    def thing(self, state: State, seat: str | None, key: Key, lang: str) -> str:
        kind, _, name = key.partition(" ")
        if kind == "die":
            return _die_name(state, seat, name, lang)
        if kind in NAMES:
            return WORDS.say(NAMES[kind], name, lang)
        if kind == "start":
            return WORDS.say("action", f"start/{name}", lang)
        if kind == "way":
            return WORDS.say("action", "move/way", lang, squares=name.split())
        return WORDS.say("thing", "square", lang, square=name) if kind == "square" else name

    def note(self, state: State, seat: str | None, key: Key, lang: str) -> str:
        kind, _, name = key.partition(" ")
        return WORDS.say("card", name, lang) if kind in ("card", "copy") else ""

    def ask(self, state: State, seat: str | None, lang: str) -> Ask | None:
        if state.outcome is not None:
            return None
        if open_now := waiting(state):
            prompt = next((one for one in open_now if one.seat == seat), open_now[0])
            card = f"card {prompt.card}" if prompt.card else ""
            return Ask(prompt_text(prompt, lang), clause=prompt.clause, card=card)
        waited_for = awaits(state)
        if seat is None or seat not in waited_for:
            return Ask(WORDS.say("ask", "waits", lang, names=waited_for))
        return _ask_of_phase(state, seat, lang)

    def in_view(self, state: State, seat: str) -> Iterable[Key]:
        return [f"card {item.name}" for item in state.seat(seat).equipment]

    def free_texts(self, state: State, seat: str, lang: str) -> Iterable[Offer]:
        if may_say(state):
            yield Offer("say", "say {}", WORDS.say("action", "say", lang), [seat], text=SAID_AT_MOST)

    def ending(self, state: State, lang: str) -> str:
        end = outcome_view(state, lang)
        return end.text if end else ""

    def probe(self, state: State, seat: str, key: Key, intent: str) -> Probe:
        kind, _, name = key.partition(" ")
        if kind in ("card", "copy"):
            return Probe(thing=name)
        if kind == "die":
            verb = "aside" if intent == "aside" else "reroll"
            return Probe(f"{seat} {verb} {name.rpartition('.')[2]}")
        if kind == "seat":
            return Probe(f"{seat} spend 1 {name}")
        return Probe(f"{seat} {'move' if state.phase == 'move' else 'mark'} {name}")


def _members(action: Any) -> list[Member]:
    """The set that an action names, where any other one would do as well."""
    if isinstance(action, actions.Keep):
        return [Member(f"card {card}", card) for card in action.cards]
    if isinstance(action, actions.Use) and action.effect == "binoculars":
        return [Member(f"square {square}", square) for square in action.squares]
    by_card = isinstance(action, actions.Use) and action.effect in SETS_OF_DICE
    picked = isinstance(action, actions.Pick) and not action.face
    if by_card or picked or isinstance(action, actions.Reroll):
        return [Member(_die(action, die), str(die)) for die in action.dice]
    return []


def _die(action: Any, number: object) -> Key:
    return f"die {action.who}.{number}"


def _picks(action: Any) -> list[Key]:
    """The things of an action that no set is made of."""
    free = {member.key for member in _members(action)}
    keys = [_key(action, kind, value) for kind, value in _values(action)]
    return [key for key in keys if key not in free]


def _values(action: Any) -> Iterator[tuple[str, Any]]:
    """The nouns of an action with their kinds."""
    for kind, field in PICKED.get(type(action), ()):
        value = getattr(action, field)
        if kind == "way":
            yield from [(kind, " ".join(value))] if value else []
        elif isinstance(value, tuple):
            # The same name may be meant twice: on whose side, and for whom.
            firsts = ["side"] if kind == "seat" and len(value) > 1 else []
            yield from zip([*firsts, *[kind] * len(value)], value, strict=False)
        elif value:
            yield kind, value


def _key(action: Any, kind: str, value: object) -> Key:
    return _die(action, value) if kind == "die" else f"{kind} {value}"


def _intent_label(name: str, lang: str) -> str:
    verb, _, card = name.partition(" ")
    if card:
        return WORDS.say("equipment", card, lang)
    section = "intent" if WORDS.has("intent", verb, lang) else "action"
    return WORDS.say(section, verb, lang)


def _for_whom(label: str, *, proposed: bool, third: bool, lang: str) -> str:
    if proposed:
        return WORDS.say("action", "propose", lang, label=label)
    return WORDS.say("action", "third", lang, label=label) if third else label


def _die_name(state: State, seat: str | None, name: str, lang: str) -> str:
    whose, _, number = name.rpartition(".")
    dice = dice_seen(state, state.seat(whose), seat)
    face = dice[int(number) - 1] if int(number) <= len(dice) else None
    if face is None:
        return WORDS.say("thing", "die", lang, number=number)
    return WORDS.say("thing", "die/face", lang, number=number, colour=COLOUR_NAMES[face[0]], value=face[1])


def _ask_of_phase(state: State, seat: str, lang: str) -> Ask:
    own = state.seat(seat)
    if state.phase == "plan" and own.marker:
        question = WORDS.say("ask", "marked", lang, seat=seat, square=own.marker)
        return Ask(question, WORDS.say("help", "marked", lang, rerolls=rerolls(state, own)))
    if state.phase == "move" and state.next_turn:
        question = WORDS.say("ask", "turn", lang, seat=state.next_turn)
        return Ask(question, WORDS.say("help", "move", lang))
    question = WORDS.say("ask", state.phase, lang, seat=seat)
    return Ask(question, WORDS.say("help", state.phase, lang, rerolls=own.rerolls))
