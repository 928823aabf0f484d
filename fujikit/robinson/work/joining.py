"""Which pawns may lie together: limits of characters, colours of neutral pawns, quarrels."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.engine.verdict import Reason
from fujikit.robinson.clauses import broken
from fujikit.robinson.effects.pawns import ARGUMENT
from fujikit.robinson.state import Helper, Person, Stack, State
from fujikit.robinson.things.inventions import LOCATION
from fujikit.robinson.work.kinds import ACTION_KINDS
from fujikit.robinson.work.pawns import characters, is_character, neutral_pawns
from fujikit.robinson.work.spot_names import called


def refuse_pawn(state: State, pawn: str, stack: Stack) -> Iterator[Reason]:
    """Why a pawn may not lie in a stack, its room aside."""
    if is_character(state, pawn):
        yield from _refuse_character(state, state.person(pawn), stack)
        return
    for helper in neutral_pawns(state):
        if helper.name == pawn:
            yield from _refuse_neutral(state, helper, stack)


def refuse_alone(state: State, pawn: str, kind: str) -> Iterator[Reason]:
    """Why a neutral pawn begins no action: it serves others, or it would only support this one."""
    for helper in neutral_pawns(state):
        if helper.name == pawn and kind not in helper.serves:
            yield _wrong_colour(state, helper)
        elif helper.name == pawn:
            yield broken("rc.neutral.support")


def _refuse_character(state: State, person: Person, stack: Stack) -> Iterator[Reason]:
    if not may_do(state, person, stack.kind):
        yield broken("rc.ruling.u17", who=person.name, kinds=allowed_kinds(state, person))
    others = characters(state, stack.pawns)
    if different(state, stack):
        if person.name in others:
            yield broken("rc.card.argument", "different", who=person.name)
    elif quarrel(state) and any(other != person.name for other in others):
        yield broken("rc.card.argument", who=others[0])


def _refuse_neutral(state: State, helper: Helper, stack: Stack) -> Iterator[Reason]:
    if stack.kind not in helper.serves:
        yield _wrong_colour(state, helper)
    elif helper.only and not serves_there(helper, stack):
        yield broken("rc.neutral.colour", "only", pawn=called(state, helper.name), only=helper.only)


def _wrong_colour(state: State, helper: Helper) -> Reason:
    return broken("rc.neutral.colour", pawn=called(state, helper.name), kinds=helper.serves)


def serves_there(helper: Helper, stack: Stack) -> bool:
    """Whether a pawn for one character or one kind of target only may support this action."""
    if helper.only == LOCATION:
        return ":" in stack.target
    return not helper.only or helper.only in stack.pawns


def may_join(state: State, person: Person, stack: Stack) -> bool:
    """Whether a character's pawn may lie in a stack, its room aside."""
    return not any(_refuse_character(state, person, stack))


def may_do(state: State, person: Person, kind: str) -> bool:
    """Whether a character may begin actions of a kind this round."""
    kinds = allowed_kinds(state, person)
    return not kinds or kind in kinds


def neutral_may_join(helper: Helper, stack: Stack) -> bool:
    return stack.kind in helper.serves and serves_there(helper, stack)


def allowed_kinds(state: State, person: Person) -> tuple[str, ...]:
    """The kinds of action that a character is limited to this round; none where all are free."""
    burden = person.weighed("only", state.round)
    return burden.what if burden is not None else ()


def quarrel(state: State) -> bool:
    return ARGUMENT in state.round_notes


def different(state: State, stack: Stack) -> bool:
    """Whether an action asks for the pawns of different players."""
    return ACTION_KINDS[stack.kind].of_different_players(state, stack.target)
