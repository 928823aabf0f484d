"""When things may be used: the moments that are open now, from the phase and the open question.

| moment | when it is open |
| --- | --- |
| `any` | whenever the game waits for somebody |
| `plan` | while pawns are being laid out |
| `event`, `morale`, `production`, `end`, `weather`, `night` | in that phase |
| `before-action` | from the event phase to the last moment before planning |
| `weapon` | wherever a weapon level serves for a moment: planning, combat, danger, a goat to be caught |
| `combat`, `combat-wounds`, `clouds`, `trap`, `throw`, … | while a question of that moment is open |
| `own-combat` | in a combat or danger of the own action |
| `calm` | not between the showing of a card and its effect |
| `before-exploring` | not between the dice of an explore action, or its tile, and what they lead to |
"""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.robinson.language import Task
from fujikit.robinson.state import State
from fujikit.robinson.things import catalogue
from fujikit.robinson.things.at_any_time import occasion
from fujikit.robinson.things.needs import weapon_asked
from fujikit.robinson.things.temporary_weapons import weapon_now

ANY = "any"
PLAN, RESOLVE = "plan", "resolve"
BEFORE_ACTION = ("event", "morale", "production")
FIGHTS = ("combat", "danger", "weapon")
"""Windows in which a weapon level counts."""
NEED = "need"
"""The window of a card that asks for something: an item, a weapon level."""
CARDS = ("event", "build", "gather", "explore", "mystery", "beast")
"""The decks whose cards are shown before they have their effect."""
EXPLORE = "explore"
CALM, BEFORE_EXPLORING = "calm", "before-exploring"


def waiting(state: State) -> bool:
    """Whether the game waits for somebody, so that things may be used."""
    return bool(state.agenda) and state.outcome is None


def open_moments(state: State, user: str) -> frozenset[str]:
    """The moments that are open for a character."""
    if not waiting(state):
        return frozenset()
    return moments_before(state, occasion(state), user)


def moments_before(state: State, task: Task | None, user: str) -> frozenset[str]:
    """The moments that are open for a character before a task, or while nothing is asked."""
    goat = ("weapon",) if goat_waits(state) else ()
    free = unhurried(state)
    return frozenset((ANY, *_of_phase(state, task), *_of_task(state, task, user), *goat, *free))


def _of_phase(state: State, asked: Task | None) -> tuple[str, ...]:
    if state.phase == PLAN:
        return (PLAN, "weapon") if asked is None else ()
    if state.phase in BEFORE_ACTION:
        return (state.phase, "before-action")
    return () if state.phase == RESOLVE else (state.phase,)


def _of_task(state: State, asked: Task | None, user: str) -> tuple[str, ...]:
    if asked is None or not asked.effect.moment:
        return ()
    moment: str = asked.effect.moment
    if moment == NEED:
        return (moment, "weapon") if asked.effect.wants_weapon() else (moment,)
    if moment not in FIGHTS:
        return (moment,)
    own = ("own-combat",) if state.acting() and asked.context.who == user else ()
    return (moment, "weapon", *own)


def goat_waits(state: State) -> bool:
    """Whether a token like the Goat could be traded in, by all or by one outside, with a weapon."""
    tokens = [*state.available.tokens, *[token for person in state.people for token in person.own.tokens]]
    return any(waits_for_weapon(state, token) for token in tokens)


def waits_for_weapon(state: State, name: str) -> bool:
    """Whether a token could be traded in in this phase, if only the weapon level were higher."""
    token = catalogue.token(state.table, name)
    return weapon_asked(token.needs) > weapon_now(state) and not {state.phase, ANY}.isdisjoint(token.when)


def unhurried(state: State) -> Iterator[str]:
    """The moments that come only while no card, dice or tile still waits for its effect."""
    if not any(task.context.card.partition(":")[0] in CARDS for task in state.agenda):
        yield CALM
    if not any(task.effect.decides() == EXPLORE for task in state.agenda):
        yield BEFORE_EXPLORING
