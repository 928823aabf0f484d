"""What characters can do for determination: once a round each, and as often as he likes for Friday."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.engine.verdict import Reason
from fujikit.robinson.box.components import Ability, Thing
from fujikit.robinson.clauses import broken
from fujikit.robinson.state import FRIDAY, State
from fujikit.robinson.things.gear import AbilityUsed
from fujikit.robinson.things.reachable import ReachableThing

SHEET = "soldier-sheet"
"""The switch by which the printed sheet counts where it differs from the rulebook."""


def whose(state: State, word: str) -> tuple[str, str] | None:
    """The role that has an ability, and the printed name of the ability."""
    for role in state.table.box.roles:
        for ability in role.abilities:
            if ability.id == word:
                return role.name, ability.name
    return None


def cost(state: State, ability: Ability) -> int:
    """How much determination an ability costs."""
    return ability.sheet_det or ability.det if SHEET in state.table.switches else ability.det


def lines(state: State, ability: Thing) -> tuple[str, ...]:
    """What an ability does."""
    assert isinstance(ability, Ability)
    return ability.sheet_use or ability.use if SHEET in state.table.switches else ability.use


def refuse(state: State, user: str, thing: ReachableThing) -> Iterator[Reason]:
    """What stands against an own ability: determination, the marker on it, a burden."""
    ability, person = thing.data, state.person(user)
    assert isinstance(ability, Ability)
    if person.weighed("no-abilities", state.round):
        yield broken("rc.ability.use", "barred", who=user)
    if thing.name in person.spent and user != FRIDAY:
        yield broken("rc.ability.use", "spent", ability=ability.name)
    if person.det < (price := cost(state, ability)):
        yield broken("rc.ability.use", "det", ability=ability.name, have=person.det, need=price)


def refuse_dice(state: State, user: str, thing: ReachableThing) -> Iterator[Reason]:
    """A throw of somebody else, or of another colour, is left alone."""
    ability = thing.data
    assert isinstance(ability, Ability)
    if state.throw.by != user:
        yield broken("rc.ability.reroll", "own", ability=ability.name, who=state.throw.by)
    if ability.dice and not state.throw.dice[0].startswith(ability.dice):
        yield broken("rc.ability.reroll", "colour", ability=ability.name, dice=ability.dice)


def used(state: State, user: str, thing: ReachableThing) -> AbilityUsed:
    """Determination is paid, and a marker lies on the ability."""
    ability = thing.data
    assert isinstance(ability, Ability)
    return AbilityUsed(thing.name, user, cost(state, ability))
