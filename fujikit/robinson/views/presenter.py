"""Robinson's actions and questions in words, for a table that knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fujikit.engine.notation import Action
from fujikit.engine.presenter import Described, Probe, Touch
from fujikit.engine.view import Ask, Intent, Key, Offer, PhaseView, Place
from fujikit.robinson import actions
from fujikit.robinson.actions import Carry, OfPawn, OnStack, Pay
from fujikit.robinson.clauses import WORDS
from fujikit.robinson.language import answerer, question
from fujikit.robinson.state import State
from fujikit.robinson.things.reachable import find, personal, reachable_things
from fujikit.robinson.views.answer_labels import label
from fujikit.robinson.views.table_view import asked_about, outcome_view, prompt_text
from fujikit.robinson.views.thing_views import effect, halves
from fujikit.robinson.words.component_names import name_in, plainly
from fujikit.robinson.work.kinds import ACTION_KINDS
from fujikit.robinson.work.kinds.build import build_targets
from fujikit.robinson.work.kinds.threat import threat_targets
from fujikit.robinson.work.spot_names import called, doing
from fujikit.robinson.work.stage import is_open

PHASES = ("event", "morale", "production", "plan", "resolve", "weather", "night")
SPOTS = {name: kind.spot for name, kind in ACTION_KINDS.items()}
"""By kind of action, the kind of thing that it is planned on."""
CHANGES = ("lead", "pay", "carry")
"""What is changed about a planned action; these stand behind one button."""
PLACES: dict[str, Place] = {"answer": "answer", "ready": "end", "wait": "back", "take-back": "back"}


class RobinsonPresenter:
    """Robinson Crusoe in words. Nothing is hidden: all sit round one table."""

    hides = False

    def screens(self, state: State) -> bool:
        return False

    def title(self, lang: str) -> str:
        return "Robinson Crusoe"

    def phases(self, lang: str) -> Sequence[PhaseView]:
        return [PhaseView(phase, WORDS.translate("phase", phase, lang)) for phase in PHASES]

    def is_ready(self, state: State, seat: str) -> bool:
        return state.person(seat).ready

    def describe(self, state: State, action: Action, lang: str) -> Described:
        match action:
            case actions.Choose() | actions.GoOn():
                return _answer(state, action, lang)
            case actions.Use():
                return _use(state, action)
            case actions.Ready() | actions.Wait():
                return Described(action.verb, WORDS.translate("intent", action.verb, lang))
            case OfPawn():
                return _pawn(state, action, lang)
            case actions.Lead():
                return _change(state, action, action.seat, lang)
            case Pay() | Carry():
                return _change(state, action, "", lang)
        raise TypeError(f"no words for {type(action).__name__}")

    def intent(self, state: State, name: str, lang: str) -> Intent:
        place: Place = PLACES.get(name, "main" if name in SPOTS else "more")
        changes = name in CHANGES
        return Intent(
            name,
            WORDS.translate("intent", name, lang),
            ask=WORDS.translate("ask", "use", lang) if name == "use" else "",
            asks={"pawn": WORDS.translate("ask", "pawn", lang)} if name in SPOTS else {},
            group="change" if changes else "",
            group_label=WORDS.translate("intent", "change", lang) if changes else "",
            place=place,
            lit=name != "take-back",
        )

    def thing(self, state: State, seat: str | None, key: Key, lang: str) -> str:
        kind, _, name = key.partition(" ")
        if kind == "answer" and (task := question(state)) is not None:
            return label(state, task, name, lang)
        if kind == "source":
            place, _, source = name.partition(":")
            return WORDS.translate("answer", "source", lang, place=place, source=source)
        if kind == "price":
            return _price(name)
        if kind == "stack":
            return WORDS.translate("thing", "stack", lang, number=name)
        if kind == "camp":
            return str(doing(state, name, ""))
        return str(called(state, name))

    def note(self, state: State, seat: str | None, key: Key, lang: str) -> str:
        kind, _, name = key.partition(" ")
        if kind == "thing" and seat and (found := find(state, seat, name)):
            return " ".join(f"{line}." for line in effect(found.data))
        return ""

    def ask(self, state: State, seat: str | None, lang: str) -> Ask | None:
        if state.outcome is not None:
            return None
        task = question(state)
        if task is None:
            ready = seat is not None and state.person(seat).ready
            help_text = WORDS.translate("ask", "plan-ready" if ready else "plan-help", lang)
            return Ask(WORDS.translate("ask", "plan", lang), help_text, "rc.plan.all")
        about = asked_about(state, task)
        lying = halves(state, about.context.card)
        says = [plainly(line) for line in lying.upper] if lying else []
        card = f"card {about.context.card}" if about.context.card else ""
        return Ask(prompt_text(about, lang), clause=about.effect.clause, card=card, says=says)

    def asks(self, state: State, seat: str, lang: str) -> dict[str, Ask]:
        return {}

    def ends(self, state: State, seat: str) -> Iterable[str]:
        return ("ready",) if is_open(state) and not state.person(seat).ready else ()

    def in_view(self, state: State, seat: str) -> Iterable[Key]:
        yield from (f"thing {thing.name}" for thing in reachable_things(state, seat))
        if is_open(state):
            yield from (f"build {target}" for target in build_targets(state))
            yield from (f"threat {side}" for side in threat_targets(state))

    def free_texts(self, state: State, seat: str, lang: str) -> Iterable[Offer]:
        return ()

    def ending(self, state: State, lang: str) -> str:
        end = outcome_view(state, lang)
        return end.text if end else ""

    def probe(self, state: State, touch: Touch) -> Probe:
        seat, intent = touch.seat, touch.intent
        kind, _, name = touch.key.partition(" ")
        if not kind:
            return Probe(f"{seat} {intent}")
        if kind == "thing":
            return Probe(thing=name)
        if kind == "pawn":
            return Probe(f"{seat} place rest{'' if name == seat else f' with {name}'}")
        planned = [action for action, spot in SPOTS.items() if spot == kind]
        fitting = [name] if name in planned else planned
        action = intent if intent in fitting else next(iter(fitting), "")
        if not action:
            return Probe(f"{seat} choose {name}")
        return Probe(f"{seat} place {action}{'' if name == action else f' {name}'}")


def _answer(state: State, action: actions.Choose | actions.GoOn, lang: str) -> Described:
    task = question(state)
    assert task is not None, "an answer is offered to a question alone"
    option = "go-on" if isinstance(action, actions.GoOn) else action.option
    text = label(state, task, option, lang)
    return Described("answer", text, (f"answer {option}",), any_seat=not answerer(state, task))


def _use(state: State, action: actions.Use) -> Described:
    found = find(state, action.user or action.seat, action.thing)
    picks = (f"thing {action.thing}", *([f"pawn {action.user}"] if action.user else []))
    any_seat = found is not None and not personal(state, found)
    return Described("use", name_in(state.table.box, action.thing), picks, any_seat=any_seat)


def _pawn(state: State, action: OfPawn, lang: str) -> Described:
    pawn = action.pawn or action.seat
    places = isinstance(action, actions.Place)
    event = "PawnPlaced" if places else "PawnTaken"
    neutral = pawn not in [person.name for person in state.people]
    key = f"{event}/neutral" if neutral else event
    text = WORDS.translate("log", key, lang, pawn=called(state, pawn), doing=_doing(state, action))
    picks = (_spot(action), f"pawn {pawn}", *_stack(action))
    return Described(action.kind if places else "take-back", text, picks, any_seat=pawn != action.seat)


def _change(state: State, action: OnStack | Pay | Carry, who: str, lang: str) -> Described:
    """Who leads a planned action, how it is paid, or which token it bears."""
    what, picks = _doing(state, action), [_spot(action), *_stack(action)]
    match action:
        case Pay():
            text = WORDS.translate("log", "PriceLaid", lang, doing=what, price=_price(action.price))
            picks.append(f"price {action.price}")
        case Carry():
            text = WORDS.translate("log", f"TokenCarried/{action.token}", lang, doing=what)
            picks.append(f"token {action.token}")
        case _:
            text = WORDS.translate("log", "Led", lang, who=who, doing=what)
    return Described(action.verb, text, tuple(picks), any_seat=not who)


def _doing(state: State, action: OnStack | Pay | Carry) -> str:
    return str(doing(state, action.kind, action.target))


def _spot(action: OnStack | Pay | Carry) -> Key:
    return f"{SPOTS[action.kind]} {action.target or action.kind}"


def _stack(action: OnStack | Pay | Carry) -> list[Key]:
    return [f"stack {action.stack}"] if action.stack > 1 else []


def _price(price: str) -> str:
    """What is paid, in words.

    >>> _price("2-wood+1-fur")
    '2 wood, 1 fur'
    """
    return ", ".join(part.replace("-", " ") for part in price.split("+"))
