"""`use THING`: equipment, items, treasures, discovery tokens and abilities."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from fujikit.engine.agenda import advance
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Verb
from fujikit.engine.verdict import Reason
from fujikit.robinson.actions import Use
from fujikit.robinson.clauses import broken, rests_on
from fujikit.robinson.language import Effect, EffectContext, Task, in_context, is_item
from fujikit.robinson.nouns import THING, USER
from fujikit.robinson.state import FRIDAY, Gear, State
from fujikit.robinson.things import abilities, catalogue, discovery_tokens
from fujikit.robinson.things.at_any_time import occasion, pausing
from fujikit.robinson.things.discovery_tokens import what_lines_do
from fujikit.robinson.things.gear import EquipmentUsedUp, GearUsed
from fujikit.robinson.things.moments import FIGHTS, PLAN, open_moments, waiting, waits_for_weapon
from fujikit.robinson.things.needs import met
from fujikit.robinson.things.reachable import ABILITY, TOKEN, ReachableThing, find, personal, reachable_things
from fujikit.robinson.things.temporary_weapons import ServedInFight, served
from fujikit.robinson.things.treasures import TreasureDiscarded, stays_when_empty

WEAPON = "weapon"
OWN_FOOD = "own food"
"""What helps one who sleeps outside and has nothing to eat: food that comes to the own sheet."""
SHELVES = {"item": "items", "treasure": "treasures", "equipment": "equipment"}
NEEDS = {"pot": "rc.discovery.pot", "weapon 1": "rc.discovery.goat", "built shelter": "rc.build.built-only"}
"""The clauses that say what must be there; `rc.use.kinds` where none is named."""

MOMENTS = {
    "own-combat": "rc.soldier.frenzy",
    "calm": "rc.soldier.defensive",
    "before-exploring": "rc.explorer.reconnaissance",
    "event": "rc.discovery.goat",
    "night": "rc.wound.heal-when",
    "throw": "rc.ability.reroll",
    "arrange": "rc.card.equipment-use",
}
"""The clauses that name a moment of their own, by the first moment of a thing."""


def refuse_use(state: State, action: Use) -> Iterator[Reason]:
    """Every reason why somebody can't use a thing now."""
    user = action.user or action.seat
    if action.user and (action.user != FRIDAY or state.friday() is None):
        yield broken("rc.friday.things", "user", user=action.user)
        return
    found = find(state, user, action.thing)
    if found is None:
        yield from _missing(state, user, action.thing)
        return
    if action.user and not personal(state, found):
        yield broken("rc.friday.things", "same", thing=found.title)
    yield from refusals(state, user, found)


def _missing(state: State, user: str, word: str) -> Iterator[Reason]:
    other = abilities.whose(state, word)
    if other is not None:
        yield broken("rc.ability.use", "not-own", ability=other[1], role=other[0])
    else:
        yield broken("rc.use.kinds", "missing", thing=word)


def refusals(state: State, user: str, thing: ReachableThing) -> Iterator[Reason]:
    """What stands against the use of a thing that lies within reach."""
    if not waiting(state):
        yield broken("rc.use.any-time", "closed", thing=thing.title)
        return
    if not what_it_does(state, thing):
        clause = "rc.carpenter.economical" if thing.family == ABILITY else "rc.use.kinds"
        yield broken(clause, "by-itself", thing=thing.title)
        return
    if not open_moments(state, user) & set(thing.data.when):
        yield _wrong_moment(thing)
        yield from _hindrances(state, user, thing)
        return
    reasons = [*_at_this_moment(state, user, thing), *_hindrances(state, user, thing)]
    yield from reasons or _useless(state, user, thing)


def _hindrances(state: State, user: str, thing: ReachableThing) -> Iterator[Reason]:
    """What stands against it at any moment: needs, limits, determination."""
    for need in thing.data.needs:
        if not met(state, need):
            yield broken(NEEDS.get(need, "rc.use.kinds"), "need", thing=thing.title, need=need)
    if thing.own and any(is_item(need) for need in thing.data.needs):
        yield broken("rc.ruling.u6", thing=thing.title, who=user)
    if thing.gear is not None:
        yield from _worn(state, thing.gear, thing)
    if thing.family == ABILITY:
        yield from abilities.refuse(state, user, thing)


def _at_this_moment(state: State, user: str, thing: ReachableThing) -> Iterator[Reason]:
    """What stands against it although its moment is there."""
    if thing.data.one_user and PLAN not in thing.data.when:
        yield from _one_user(state, user, thing)
    if "arrange" in thing.data.when:
        yield from _own(state, user, thing)
    if thing.family == ABILITY and "throw" in thing.data.when:
        yield from abilities.refuse_dice(state, user, thing)
    if thing.data.one_user and PLAN in thing.data.when:
        yield from _refuse_giving(state, user, thing)


def _refuse_giving(state: State, user: str, thing: ReachableThing) -> Iterator[Reason]:
    """Why Basket or Sack is not given to somebody."""
    if not _gathers(state, user):
        yield broken("rc.use.assigned", "", thing=thing.title, who=user)
    elif thing.gear is not None and (thing.gear.user, thing.gear.claimed) == (user, state.round):
        yield broken("rc.use.assigned", "there", thing=thing.title, who=user)


def _useless(state: State, user: str, thing: ReachableThing) -> Iterator[Reason]:
    """Why a thing that could be used would do nothing."""
    if not _worth_while(state, user, thing):
        yield broken("rc.ruling.u13", "nothing", thing=thing.title)


def _gathers(state: State, user: str) -> bool:
    """Whether somebody has a pawn on a source."""
    return any(user in stack.pawns for stack in state.stacks("gather"))


def _worth_while(state: State, user: str, thing: ReachableThing) -> bool:
    """Whether anything that the thing does, besides its price, can be done now."""
    context = context_of(state, user, thing)
    return any(part.possible(state, context) for part in _gains(_lines(state, thing), own=thing.own))


@cache
def _gains(lines: tuple[str, ...], *, own: bool) -> tuple[Effect, ...]:
    """What lines of a thing do, besides its price."""
    return tuple([effect for effect in what_lines_do(lines, own=own) if not effect.price])


@cache
def _gifts(lines: tuple[str, ...], *, own: bool) -> tuple[Effect, ...]:
    """Those of the effects that may bring anything."""
    made = what_lines_do(lines, own=own)
    return tuple([effect for effect in made if type(effect).brings is not Effect.brings])


def _wrong_moment(thing: ReachableThing) -> Reason:
    moment = thing.data.when[0]
    return broken(MOMENTS.get(moment, "rc.use.any-time"), moment, thing=thing.title)


def _worn(state: State, gear: Gear, thing: ReachableThing) -> Iterator[Reason]:
    """Limits of cards beside the board: so often in a game, a round, a combat."""
    data = thing.data
    if data.uses and gear.uses >= data.uses:
        yield broken("rc.term.keep", "used-up", thing=thing.title)
    if data.per_round and gear.worked == state.round:
        yield broken("rc.use.kinds", "once-a-round", thing=thing.title)
    if data.per_combat and served(state, gear.name):
        yield broken("rc.card.helmet-saber", "once-a-combat", thing=thing.title)
    if gear.since > state.round:
        yield broken("rc.term.keep", "later", thing=thing.title)


def _one_user(state: State, user: str, thing: ReachableThing) -> Iterator[Reason]:
    gear = thing.gear
    if gear is not None and gear.claimed == state.round and gear.user != user:
        yield broken("rc.use.one-user", "", thing=thing.title, who=gear.user)
    yield from _own(state, user, thing)


def _own(state: State, user: str, thing: ReachableThing) -> Iterator[Reason]:
    """What serves only the one who is concerned is not for others."""
    asked = occasion(state)
    if asked is not None and asked.context.who not in ("", user):
        yield broken("rc.use.one-user", "own", thing=thing.title, who=asked.context.who)


def context_of(state: State, user: str, thing: ReachableThing) -> EffectContext:
    """The context of a use: it is about the user, at the place of the question that is open."""
    asked = occasion(state)
    place = asked.context.place if asked is not None else ""
    return EffectContext(user, f"{thing.family}:{thing.name}", place)


def what_it_does(state: State, thing: ReachableThing) -> tuple[Effect, ...]:
    """The effects of a use."""
    return what_lines_do(_lines(state, thing), own=thing.own)


def _lines(state: State, thing: ReachableThing) -> tuple[str, ...]:
    return abilities.lines(state, thing.data) if thing.family == ABILITY else thing.data.use


def do_use(state: State, action: Use) -> Iterable[Step]:
    """The thing is marked as used, and what it does comes before the open question.

    Whether the table is asked again before the next task is seen when it has been done.
    """
    user = action.user or action.seat
    thing = find(state, user, action.thing)
    assert thing is not None
    return carry_out(state, user, thing)


def carry_out(state: State, user: str, thing: ReachableThing) -> Iterable[Step]:
    """What the use of a thing within reach leads to."""
    return advance(use_of(state, user, thing), done=int(pausing(state)))


def use_of(state: State, user: str, thing: ReachableThing) -> list[Step | Task]:
    """What a use leads to: its price or its mark, then what the thing does."""
    made = [*_spent(state, user, thing), *what_it_does(state, thing)]
    return in_context(made, context_of(state, user, thing))


USE = Verb(Use, refuse_use, do_use, THING, USER)


def _spent(state: State, user: str, thing: ReachableThing) -> Iterator[Step]:
    if thing.family == ABILITY:
        yield abilities.used(state, user, thing)
    elif thing.family == TOKEN:
        yield from discovery_tokens.used(state, user, thing.name, own=thing.own)
    elif thing.gear is not None:
        yield GearUsed(thing.name, SHELVES[thing.family], user, thing.data.one_user)
        if thing.gear.uses + 1 == thing.data.uses and not stays_when_empty(thing.data):
            yield _discarded(thing)
    if thing.data.per_combat:
        yield ServedInFight(thing.name)


@rests_on("rc.use.equipment")
def _discarded(thing: ReachableThing) -> Step:
    """A card without markers is gone."""
    return EquipmentUsedUp(thing.name) if thing.family == "equipment" else TreasureDiscarded(thing.name)


def usable(state: State, user: str) -> list[ReachableThing]:
    """What a character may use now."""
    return [thing for thing in _timely(state, user) if unhindered(state, user, thing)]


def _timely(state: State, user: str) -> list[ReachableThing]:
    """The things within reach whose moment it is."""
    moments = open_moments(state, user)
    return [
        thing
        for thing in reachable_things(state, user)
        if thing.data.use and not moments.isdisjoint(thing.data.when)
    ]


def unhindered(state: State, user: str, thing: ReachableThing) -> bool:
    """Whether nothing stands against the use of a thing whose moment it is."""
    return (
        not any(_hindrances(state, user, thing))
        and not any(_at_this_moment(state, user, thing))
        and _worth_while(state, user, thing)
    )


def offer(state: State, seat: str) -> list[Use]:
    """The uses that a seat may make, also for Friday where it matters who uses a thing."""
    own = [Use(seat, thing.word) for thing in usable(state, seat)]
    if state.friday() is None:
        return own
    return own + [Use(seat, thing.word, FRIDAY) for thing in usable(state, FRIDAY) if personal(state, thing)]


def users(state: State) -> list[str]:
    """The characters who can use things."""
    friday = state.friday()
    return [*state.table.names, *([friday.name] if friday else ())]


@rests_on("rc.use.answer")
def can_bring(state: State, context: EffectContext, *wanted: str) -> bool:
    """Whether somebody may now use something that brings any of what is missing, or helps at a moment.

    `wanted` are resources, `determination`, levels, `healing`, items, or names of moments.
    """
    found = any(
        unhindered(state, user, thing)
        for user, thing in _all_timely(state)
        if _would_bring(state, user, thing, wanted, context.who)
    )
    return found or (_by_goat(state, context, wanted) and can_bring(state, EffectContext(), WEAPON))


def _by_goat(state: State, context: EffectContext, wanted: Iterable[str]) -> bool:
    """Whether a token like the Goat would bring it, which only waits for a weapon."""
    own = state.person(context.who).own.tokens if context.who else ()
    lying = [*((name, False) for name in state.available.tokens), *((name, True) for name in own)]
    return any(
        gift in wanted
        for name, on_sheet in lying
        if waits_for_weapon(state, name)
        for effect in _gifts(catalogue.token(state.table, name).use, own=on_sheet)
        for gift in effect.brings(state, context, context.who)
    )


def _all_timely(state: State) -> Iterator[tuple[str, ReachableThing]]:
    """The things whose moment it is, with each character who could use them."""
    return ((user, thing) for user in users(state) for thing in _timely(state, user))


def _would_bring(
    state: State, user: str, thing: ReachableThing, wanted: tuple[str, ...], whom: str = ""
) -> bool:
    gifts = _gifts(_lines(state, thing), own=thing.own)
    if not gifts:
        return False
    context = context_of(state, user, thing)
    return any(gift in wanted for effect in gifts for gift in effect.brings(state, context, whom))


def helps(state: State, moment: str) -> bool:
    """Whether somebody may now use something that is meant for this moment."""
    if moment in FIGHTS and (asked := occasion(state)) is not None:
        return can_bring(state, asked.context, "weapon")
    return any(
        unhindered(state, user, thing)
        for user, thing in _all_timely(state)
        if moment in thing.data.when or _would_bring(state, user, thing, (moment,))
    )
