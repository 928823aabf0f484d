"""Fuji's actions and questions in words, for a table that knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from fujikit.engine.notation import MAX_LINE_LENGTH
from fujikit.engine.presenter import Described, Member, Probe, Touch
from fujikit.engine.view import Ask, Intent, Key, Offer, PhaseView, Place
from fujikit.fuji import action_words, actions
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.need import COLOUR_OF
from fujikit.fuji.prompts import waiting
from fujikit.fuji.reroll import left, may_set_aside, rerolls
from fujikit.fuji.state import SCREENS_UP, THIRD, Seat, State
from fujikit.fuji.table_talk import may_say
from fujikit.fuji.view import awaits, dice_seen, is_ready, outcome_view, prompt_text

PHASES = ("roll", "plan", "reroll", "equip", "move", "erupt")
PLACES: dict[str, Place] = {
    "ready": "end",
    "stop": "end",
    "leave": "back",
    "decline": "back",
    "wait": "back",
    "unmark": "back",
    "roll": "main",
    "mark": "main",
    "reroll": "main",
    "move": "main",
    "erupt": "main",
}
ENDS = {"plan": "ready", "reroll": "stop", "equip": "ready"}
"""By phase, how a player says to be done with it."""
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
CARD_FIRST = ("use", "give")
"""What begins with the card that it is done with."""
SAID_AT_MOST = MAX_LINE_LENGTH - 100
"""A line has a name and a verb besides."""


class FujiPresenter:
    """Fuji in words."""

    hides = True

    def screens(self, state: State) -> bool:
        return state.phase in SCREENS_UP

    def title(self, lang: str) -> str:
        return "Fuji"

    def phases(self, lang: str) -> Sequence[PhaseView]:
        return _phases(lang)

    def is_ready(self, state: State, seat: str) -> bool:
        return is_ready(state, state.seat(seat))

    def describe(self, state: State, action: actions.FujiAction, lang: str) -> Described:
        proposed = isinstance(action, actions.Propose)
        inner = action.action if isinstance(action, actions.Propose) else action
        members = _members(inner)
        name = _intent_name(inner)
        label = _intent_label(name, lang) if members else action_words.label(inner, lang)
        picks = tuple(_picks(state, action))
        return Described(
            _named(name, proposed=proposed, third=inner.third),
            _for_whom(label, proposed=proposed, third=inner.third, lang=lang),
            picks,
            tuple(members),
            many_label=_many_label(action_words.key(inner), proposed, inner.third, lang) if members else "",
            whose=inner.who if (picks or members) and _acts_for_others(state, action.seat) else "",
            press=isinstance(inner, actions.Use) and not members and len(picks) <= 1,
            take_back=_take_back(state, inner),
            confirm="" if proposed else _confirm(state, inner, lang),
            redundant=isinstance(inner, actions.MoveTo) and _is_calm(state, inner.via),
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
        asked = bool(state.prompts) and verb != "give"
        usual = PLACES.get(verb, "more")
        place: Place = "answer" if asked and usual != "back" else usual
        first = verb in CARD_FIRST and not asked
        if not card:
            return Intent(name, label, place=place, first=first)
        return Intent(
            name,
            label,
            ask="" if asked else label,
            help="" if asked else WORDS.translate("card", card, lang),
            group="use",
            group_label=WORDS.translate("intent", "use", lang),
            place=place,
            first=first,
        )

    def thing(self, state: State, seat: str | None, key: Key, lang: str) -> str:
        kind, _, name = key.partition(" ")
        if kind == "die":
            return _die_name(state, seat, name, lang)
        words: dict[str, tuple[str, str]] = {
            "card": ("equipment", name),
            "copy": ("action", "copy"),
            "start": ("action", f"start/{name}"),
            "injury": ("action", f"injury/{name}"),
            "way": ("action", "move/way"),
            "square": ("thing", "square"),
        }
        if kind not in words:
            return name
        return WORDS.translate(*words[kind], lang, equipment=name, squares=name.split(), square=name)

    def note(self, state: State, seat: str | None, key: Key, lang: str) -> str:
        kind, _, name = key.partition(" ")
        return WORDS.translate("card", name, lang) if kind in ("card", "copy") else ""

    def ask(self, state: State, seat: str | None, lang: str) -> Ask | None:
        if state.outcome is not None:
            return None
        if open_now := waiting(state):
            prompt = next((one for one in open_now if one.seat == seat), open_now[0])
            card = f"card {prompt.card}" if prompt.card else ""
            return Ask(prompt_text(state, prompt, lang), clause=prompt.clause, card=card)
        waited_for = awaits(state)
        if seat is None or seat not in waited_for:
            said = seat is not None and state.phase in ENDS and is_ready(state, state.seat(seat))
            help_text = WORDS.translate("help", "wait", lang) if said else ""
            key = "waits" if waited_for else "waits-nobody"
            return Ask(WORDS.translate("ask", key, lang, names=waited_for), help_text)
        return _ask_of_phase(state, state.seat(seat), lang)

    def asks(self, state: State, seat: str, lang: str) -> dict[str, Ask]:
        if state.outcome is not None or not _acts_for_others(state, seat):
            return {}
        return {THIRD: _ask_of_phase(state, state.seat(THIRD), lang, actor=state.seat(seat))}

    def ends(self, state: State, seat: str) -> Iterable[str]:
        done = state.prompts or state.phase not in ENDS or state.seat(seat).ready
        return () if done else (ENDS[state.phase],)

    def in_view(self, state: State, seat: str) -> Iterable[Key]:
        return [f"card {item.name}" for item in state.seat(seat).equipment]

    def free_texts(self, state: State, seat: str, lang: str) -> Iterable[Offer]:
        if may_say(state):
            yield Offer("say", "say {}", WORDS.translate("action", "say", lang), [seat], text=SAID_AT_MOST)

    def ending(self, state: State, lang: str) -> str:
        end = outcome_view(state, lang)
        return end.text if end else ""

    def probe(self, state: State, touch: Touch) -> Probe:
        seat, (kind, _, name) = touch.seat, touch.key.partition(" ")
        if not kind:
            return Probe(f"{seat} {touch.intent}")
        if kind in ("card", "copy"):
            return Probe(thing=name)
        if line := _like_a_legal_one(state, touch):
            return Probe(line)
        if kind == "die":
            return Probe(f"{seat} reroll {_noun(touch.key)}")
        if kind == "seat":
            return Probe(f"{seat} spend 1 {name}")
        return Probe(f"{seat} {'move' if state.phase == 'move' else 'mark'} {name}")


@cache
def _phases(lang: str) -> tuple[PhaseView, ...]:
    return tuple(
        PhaseView(phase, WORDS.translate("phase", phase, lang), WORDS.translate("phase-short", phase, lang))
        for phase in PHASES
    )


def _like_a_legal_one(state: State, touch: Touch) -> str:
    """A legal line that fits what was picked, with the touched thing in the place of one of its own."""
    for action in (each for each in touch.legal if isinstance(each, actions.FujiAction)):
        inner = action.action if isinstance(action, actions.Propose) else action
        keys = [*_picks(state, action), *(member.key for member in _members(inner))]
        free = [key for key in keys if key not in touch.picked]
        own = next((key for key in free if _kind(key) == _kind(touch.key)), "")
        begun = touch.intent or not (_kind(keys[0]) == "card" and keys[0] in free) if keys else False
        if not own or not begun or len(free) + len(touch.picked) != len(keys):
            continue
        if touch.intent in ("", _intent_id(action)):
            words = str(action).split()
            place = words.index(_noun(own), 2)
            return " ".join([*words[:place], _noun(touch.key), *words[place + 1 :]])
    return ""


def _kind(key: Key) -> str:
    return key.partition(" ")[0]


def _noun(key: Key) -> str:
    """The word of a thing in a line: `3` for `die Clara.3`."""
    return key.partition(" ")[2].rpartition(".")[2]


def _intent_id(action: actions.FujiAction) -> str:
    proposed = isinstance(action, actions.Propose)
    inner = action.action if isinstance(action, actions.Propose) else action
    return _named(_intent_name(inner), proposed=proposed, third=inner.third)


def _intent_name(action: actions.FujiAction) -> str:
    """The id of an intent, whoever it is for: a card has one of its own."""
    return f"use {action.card}" if isinstance(action, actions.Use) else str(action.verb)


def _named(name: str, *, proposed: bool, third: bool) -> str:
    return f"{PROPOSED}{name}" if proposed else f"{name}{OF_THIRD}" if third else name


def _acts_for_others(state: State, seat: str) -> bool:
    """Two players act for the third meeple too, but answer one question after the other."""
    return state.table.variant == "b" and all(prompt.seat != seat for prompt in waiting(state))


def _is_calm(state: State, via: tuple[str, ...]) -> bool:
    """Whether nothing lies on a way: then it is as good as the way that a line without one takes."""
    cards = [state.board.card(square) for square in via]
    return bool(via) and not any(card and card.token for card in cards)


@lru_cache(maxsize=1024)
def _many_label(key: str, proposed: bool, third: bool, lang: str) -> str:  # noqa: FBT001  # a cache's key
    """The label of a set with room for what is picked."""
    template = WORDS.template("action", key, lang)
    for field, words in (("dice", "nouns"), ("squares", "nouns"), ("equipment", "names")):
        template = template.replace(f"{{{field}}}", f"{{{words}}}")
    return _for_whom(template, proposed=proposed, third=third, lang=lang)


def _members(action: actions.FujiAction) -> list[Member]:
    """The set that an action names, where any other one would do as well."""
    if isinstance(action, actions.Keep):
        return [Member(f"card {card}", card) for card in action.cards]
    if isinstance(action, actions.Use) and action.effect == "binoculars":
        return [Member(f"square {square}", square) for square in action.squares]
    if (
        isinstance(action, actions.Reroll)
        or (isinstance(action, actions.Use) and action.effect in SETS_OF_DICE)
        or (isinstance(action, actions.Pick) and not action.face)
    ):
        return [Member(_die(action, die), str(die)) for die in action.dice]
    return []


def _die(action: actions.FujiAction, number: object) -> Key:
    return f"die {action.who}.{number}"


def _take_back(state: State, action: actions.FujiAction) -> str:
    """How the others get their markers back before the last word fixes them."""
    if not isinstance(action, actions.Ready) or state.phase != "plan":
        return ""
    others = [seat for seat in state.players() if seat.name != action.seat]
    return str(actions.Wait.verb) if all(seat.ready for seat in others) else ""


def _confirm(state: State, action: actions.FujiAction, lang: str) -> str:
    """The question before a choice of one tap that nobody can take back: a die or a place gone for good."""
    match action:
        case actions.Stop() if left(state.seat(action.seat), third=action.third):
            unused = left(state.seat(action.seat), third=action.third)
            return WORDS.translate("confirm", "stop", lang, rerolls=unused)
        case actions.Pick() if not action.face:
            return WORDS.translate("confirm", "pick", lang)
        case actions.Aside() | actions.Hand():
            key = str(action.verb)
        case actions.Injury():
            key = f"injury/{action.place}"
        case _:
            return ""
    die = _die_name(state, action.seat, f"{action.who}.{action.die}", lang) if action.die else ""
    return WORDS.translate("confirm", key, lang, die=die)


def _picks(state: State, action: actions.FujiAction) -> list[Key]:
    """The things of an action that no set is made of; the card that asks a question need not be picked."""
    inner = action.action if isinstance(action, actions.Propose) else action
    free = {member.key for member in _members(inner)}
    asked = isinstance(inner, actions.Use) and any(each.seat == action.seat for each in waiting(state))
    values = [each for each in _values(inner) if not (asked and each[0] in ("card", "copy"))]
    return [key for key in (_key(inner, kind, value) for kind, value in values) if key not in free]


def _values(action: actions.FujiAction) -> Iterator[tuple[str, object]]:
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


def _key(action: actions.FujiAction, kind: str, value: object) -> Key:
    return _die(action, value) if kind == "die" else f"{kind} {value}"


def _intent_label(name: str, lang: str) -> str:
    verb, _, card = name.partition(" ")
    if card:
        return WORDS.translate("equipment", card, lang)
    section = "intent" if WORDS.has("intent", verb, lang) else "action"
    return WORDS.translate(section, verb, lang)


def _for_whom(label: str, *, proposed: bool, third: bool, lang: str) -> str:
    if proposed:
        return WORDS.translate("action", "propose", lang, label=label)
    return WORDS.translate("action", "third", lang, label=label) if third else label


def _die_name(state: State, seat: str | None, name: str, lang: str) -> str:
    whose, _, number = name.rpartition(".")
    dice = dice_seen(state, state.seat(whose), seat)
    face = dice[int(number) - 1] if int(number) <= len(dice) else None
    if face is None:
        return WORDS.translate("thing", "die", lang, number=number)
    return WORDS.translate("thing", "die/face", lang, number=number, colour=COLOUR_OF[face[0]], value=face[1])


def _ask_of_phase(state: State, own: Seat, lang: str, actor: Seat | None = None) -> Ask:
    """What is asked for a meeple; an actor is one of two players who also act for the third."""
    third = "-third" if actor else ""
    if state.phase == "plan" and own.marker:
        question = WORDS.translate("ask", "marked", lang, seat=own.name, square=own.marker)
        help_text = WORDS.translate("help", "marked", lang, rerolls=rerolls(state, own))
        return _calling(state, Ask(question, help_text), actor or own, lang)
    if state.phase == "move" and state.next_turn:
        question = WORDS.translate("ask", "turn", lang, seat=state.next_turn)
        return Ask(question, WORDS.translate("help", "move", lang))
    if state.phase == "reroll":
        return _ask_of_rerolls(state, own, actor, lang)
    key = f"{state.phase}{third}" if WORDS.has("ask", f"{state.phase}{third}", lang) else state.phase
    question = WORDS.translate("ask", key, lang, seat=(actor or own).name)
    return Ask(question, WORDS.translate("help", state.phase, lang))


def _ask_of_rerolls(state: State, own: Seat, actor: Seat | None, lang: str) -> Ask:
    """What a tap on a die does: it is thrown again, set aside, or either."""
    handler, third = actor or own, "-third" if actor else ""
    count = left(handler, third=actor is not None)
    aside = "-aside" if may_set_aside(state, handler, own) else ""
    key = "aside" if aside and not count else "reroll"
    help_key = "aside" if aside and not count else f"reroll{aside}"
    question = WORDS.translate("ask", f"{key}{third}", lang, seat=handler.name)
    return Ask(question, WORDS.translate("help", help_key, lang, rerolls=count))


def _calling(state: State, ask: Ask, actor: Seat, lang: str) -> Ask:
    """The question to one of two players, once one of their meeples has a marker and the other has none."""
    if state.table.variant != "b":
        return ask
    missing = [each for each in (actor, state.seat(THIRD)) if not each.marker]
    if not missing:
        return ask
    called = missing[0].name
    reminder = WORDS.translate("help", "third", lang) if called == THIRD else ""
    return replace(ask, calls=called, reminder=reminder)
