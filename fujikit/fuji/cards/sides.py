"""Cards of variant B's third meeple: the player who sees a die picks it, on either side of the screens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from fujikit.engine.notation import Reader
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Noun
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import FujiAction, Pick, Stop, Use
from fujikit.fuji.cards.card import spent
from fujikit.fuji.clauses import broken
from fujikit.fuji.nouns import DICE, value
from fujikit.fuji.prompts import Answered, Asked, Dropped, Question, answer_verb, not_an_answer
from fujikit.fuji.reroll import dice_of
from fujikit.fuji.state import Prompt, Seat, State


def refuse_unasked_dice(user: Seat, use: Use) -> Iterator[Reason]:
    """Why the third meeple can't use a card whose dice the players will pick."""
    if use.dice or use.seats:
        yield broken("two.b-dice-cards", "picked-later", equipment=use.effect)
    if not user.dice:
        yield broken("dice.none", seat=user.name)


def refuse_side(state: State, user: Seat, use: Use) -> Iterator[Reason]:
    """Why the first seat named is not a side of the third meeple's dice."""
    if use.dice or not use.seats:
        yield broken("two.b-dice-cards", equipment=use.effect)
    elif not dice_of(user, use.seats[0]):
        yield broken("two.b-dice-cards", "no-dice", seat=use.seats[0])


def sides(state: State, user: Seat) -> list[str]:
    """The players who see some of the third meeple's dice."""
    return [player.name for player in state.players() if dice_of(user, player.name)]


def side_uses(state: State, user: Seat, use: Use) -> Iterator[Use]:
    return (Use(use.seat, use.card, use.copy, seats=(side,)) for side in sides(state, user))


def ask_sides(state: State, user: Seat, use: Use, kind: str, count: int) -> Iterator[Step]:
    """Ask the first player with dice of the third meeple; `ask_next` asks the other."""
    first = sides(state, user)[0]
    yield Asked(
        Prompt(kind, first, "two.b-dice-cards", use.effect, use.card, user.name, user.name, count=count)
    )


def ask_next(state: State, prompt: Prompt, picked: int) -> Iterator[Step]:
    """After one side has picked: ask the other, or end the card; it is kept if nobody picked a die.

    It goes only when both have picked, so that the second side does not learn what the first one did.
    """
    user = state.seat(prompt.whose)
    taken, left = prompt.taken + picked, prompt.count - picked
    second = sides(state, user)[-1]
    if prompt.seat != second and left:
        yield Asked(
            Prompt(
                prompt.kind,
                second,
                prompt.clause,
                prompt.card,
                prompt.via,
                prompt.by,
                prompt.whose,
                left,
                taken,
            )
        )
    elif taken:
        yield spent(user, prompt.via, prompt.card if prompt.via != prompt.card else "")
    else:
        yield Dropped(user.name, prompt.via)


def picking(
    refuse_dice: Callable[[State, Prompt, tuple[int, ...]], Iterator[Reason]],
    do_dice: Callable[[State, Prompt, tuple[int, ...]], Step],
    offer: Callable[[State, Prompt], Iterable[FujiAction]],
) -> Question:
    """The question to one side, then the other: pick dice for the card, or stop."""

    def refuse(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
        if isinstance(action, Pick) and not action.face:
            yield from refuse_dice(state, prompt, action.dice)
        elif not isinstance(action, Stop) or action.third:
            yield not_an_answer(prompt)

    def do(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
        picked = action.dice if isinstance(action, Pick) else ()
        yield Answered(prompt)
        if picked:
            yield do_dice(state, prompt, picked)
        yield from ask_next(state, prompt, len(picked))

    return Question(refuse, do, offer)


def _read_face(state: State, reader: Reader) -> int:
    return value(state, reader) if reader.skip("as") else 0


PICK = answer_verb(Pick, "card.carabiner", DICE, Noun(_read_face, "value"))
