"""What must hold in a position so that the game can go on from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fujikit.engine.errors import BadInput, BadLine
from fujikit.engine.nearest import none_of
from fujikit.fuji.actions import INJURIES
from fujikit.fuji.cards import CARDS
from fujikit.fuji.cards.sides import sides
from fujikit.fuji.equip import KNIFE, USE
from fujikit.fuji.reroll import dice_of
from fujikit.fuji.state import PHASE_NUMBER, THIRD, Die, Prompt, Seat, State
from fujikit.fuji.third import PROPOSABLE, proposed

MAX_VALUE = 99
SLOTS = range(6)


def check(state: State) -> None:
    """One sentence on the first thing that makes no sense."""
    for complaint in (*_dice(state), *_seats(state), *_turn(state), *_prompts(state)):
        raise BadInput(complaint)


def _dice(state: State) -> Iterator[str]:
    """Every die is where it can be, and only there."""
    found: list[tuple[str, int]] = []
    for seat in state.seats:
        hidden = seat.dice if seat.hidden_aside else ()
        for die in (*seat.dice, *(die for die in seat.aside if die not in hidden)):
            if complaint := _die(state, seat, die) or ("is there twice" if _place(die) in found else ""):
                yield f"seat {seat.name}: the die {die.face[:9]} of {die.owner[:40]} {complaint}"
            found.append(_place(die))
    for seat in state.seats:
        for slot in SLOTS:
            if slot not in seat.out and (seat.name, slot) not in found:
                yield f"seat {seat.name}: die number {slot + 1} of the set is neither in a hand nor out"


def _place(die: Die) -> tuple[str, int]:
    return die.owner, die.slot


def _die(state: State, seat: Seat, die: Die) -> str:
    if not {die.owner, die.side, *die.seen} <= {each.name for each in state.seats}:
        return "names somebody who is not here"
    if die.side != seat.name and (seat.name != THIRD or die.side == THIRD):
        return f"lies with {die.side}, who does not have it"
    if die.slot not in SLOTS or die.face not in state.table.faces[die.slot]:
        return f"is on no die number {die.slot + 1} of the set"
    return "is out of the game" if die.slot in state.seat(die.owner).out else ""


def _seats(state: State) -> Iterator[str]:
    """Numbers are within what can be, and names are those of seats."""
    for seat in state.seats:
        where = f"seat {seat.name}"
        if not set(seat.out) <= set(SLOTS) or len(set(seat.out)) < len(seat.out):
            yield f"{where}: out: each should be a number from 0 to 5, once"
        if seat.leg is not None and (seat.leg not in SLOTS or seat.leg in seat.out):
            yield f"{where}: leg: {seat.leg} is no die in the game"
        for what in ("given", "rerolls", "half_rerolls", "boost", "flares"):
            if not 0 <= getattr(seat, what) <= MAX_VALUE:
                yield f"{where}: {what}: {getattr(seat, what)} does not lie between 0 and {MAX_VALUE}"
    if state.next_turn and not (state.phase == "move" and not _named(state, state.next_turn).moved):
        yield f"next_turn: {state.next_turn[:40]!r} has no turn to come"
    if state.buddy_side and not _is_player(state, state.buddy_side):
        yield f"buddy_side: {state.buddy_side[:40]!r} is no player here"


def _named(state: State, name: str) -> Seat:
    """The seat, or for a name that is not there one whose turn is over."""
    return next((seat for seat in state.seats if seat.name == name), Seat(name, moved=True))


def _is_player(state: State, name: str) -> bool:
    return any(seat.name == name for seat in state.players())


def _turn(state: State) -> Iterator[str]:
    """A turn that is not over yet: a move of phase 5, or what a rope has led to."""
    turn = state.turn
    if turn is None:
        return
    seat = _named(state, turn.seat)
    if seat.moved:
        yield f"turn: {turn.seat[:40]!r} has no turn to come"
    if state.phase not in (("plan", "equip") if turn.loss is None else ("move",)):
        yield f"turn: nobody is on the move in phase {state.phase}"
    free = len(INJURIES) - len(seat.injuries)
    for what, number, most in (
        ("eruptions", turn.eruptions, 4),
        ("loss", turn.loss or 0, MAX_VALUE),
        ("injuries", turn.injuries, free if turn.tired else 0),
    ):
        if not 0 <= number <= most:
            yield f"turn: {what}: {number} does not lie between 0 and {most}"


def _prompts(state: State) -> Iterator[str]:
    """Open questions are such as the rules ask, and no more than they ask at once."""
    for number, prompt in enumerate(state.prompts, 1):
        if complaint := _prompt(state, prompt):
            yield f"prompt {number}: {complaint}"
    asked = [prompt for prompt in state.prompts if prompt.kind != "proposal"]
    if any(prompt.kind == "proposal" for prompt in state.prompts[:-1]):
        yield "prompt: nothing is asked after a proposal"
    if len(asked) > 1 and {prompt.kind for prompt in asked} != {"carabiner"}:
        yield "prompt: more is asked than the rules ask at once"
    if len({prompt.whose for prompt in asked}) < len(asked):
        yield "prompt: the same is asked twice"


def _prompt(state: State, prompt: Prompt) -> str:
    if prompt.kind not in QUESTIONS:
        return f"kind: {none_of(prompt.kind, QUESTIONS)}"
    clauses, cards, holds = QUESTIONS[prompt.kind]
    if prompt.clause not in clauses:
        return f"clause: {prompt.clause[:40]!r} does not ask for this"
    if prompt.card not in cards or not _shows(state, prompt):
        return f"card: {prompt.card[:40]!r} does not ask for this now"
    return "" if holds(state, prompt) else f"{prompt.seat[:40]!r} can't be asked this here ({prompt.kind})"


def _shows(state: State, prompt: Prompt) -> bool:
    """Whether the card is used in this phase, by itself or by the pocket knife."""
    if not prompt.card or prompt.kind == "draw":
        return not (prompt.via or prompt.whose)
    return PHASE_NUMBER[state.phase] in CARDS[prompt.card].phases and prompt.via in (prompt.card, KNIFE)


def _draw(state: State, prompt: Prompt) -> bool:
    turn = state.turn
    if turn is None or turn.seat != prompt.seat or not turn.draw or turn.eruptions:
        return False
    return bool(state.pile) and prompt.card == ("rope" if turn.loss is None else "")


def _injury(state: State, prompt: Prompt) -> bool:
    turn = state.turn
    return turn is not None and turn.seat == prompt.seat and turn.tired and turn.injuries > 0


def _between_players(state: State, prompt: Prompt) -> bool:
    """Both names are there, and the one asked is a player."""
    return (
        state.turn is None and _is_player(state, prompt.seat) and prompt.by in (s.name for s in state.seats)
    )


def _lighter(state: State, prompt: Prompt) -> bool:
    if not _between_players(state, prompt) or prompt.whose == prompt.by:
        return False
    return prompt.whose == prompt.seat or (_has_third(state) and prompt.whose == THIRD)


def _has_third(state: State) -> bool:
    return state.table.variant == "b"


def _third_dice(state: State, prompt: Prompt) -> bool:
    """The third meeple's dice on the side of the one asked."""
    return (
        _has_third(state)
        and _between_players(state, prompt)
        and prompt.whose == THIRD
        and prompt.seat in sides(state, state.seat(THIRD))
        and 1 <= prompt.count <= len(SLOTS)
        and 0 <= prompt.taken <= len(SLOTS)
    )


def _pass_on(state: State, prompt: Prompt) -> bool:
    return _third_dice(state, prompt) and prompt.by != THIRD


def _own_card(state: State, prompt: Prompt) -> bool:
    return _third_dice(state, prompt) and prompt.by == THIRD


def _again(state: State, prompt: Prompt) -> bool:
    return _between_players(state, prompt) and prompt.seat == prompt.by == prompt.whose


def _gift(state: State, prompt: Prompt) -> bool:
    if prompt.whose == THIRD:
        return _third_dice(state, prompt)
    return _between_players(state, prompt) and prompt.whose == prompt.seat != prompt.by and prompt.count == 1


def _side(state: State, prompt: Prompt) -> bool:
    words = prompt.line.split()
    return (
        _has_third(state)
        and _between_players(state, prompt)
        and prompt.by not in (prompt.seat, THIRD)
        and not prompt.whose
        and words[1:2] == [USE.name]
        and words[-1] in sides(state, state.seat(THIRD))
        and _reads(state, prompt)
    )


def _pick(state: State, prompt: Prompt) -> bool:
    if not _between_players(state, prompt):
        return False
    if prompt.whose != prompt.seat and not (_has_third(state) and prompt.whose == THIRD):
        return False
    dice = dice_of(state.seat(prompt.whose), prompt.seat)
    return bool(dice) and prompt.taken in (0, *dice)


def _proposal(state: State, prompt: Prompt) -> bool:
    players = [seat.name for seat in state.players()]
    if not _has_third(state) or sorted(players) != sorted((prompt.seat, prompt.by)):
        return False
    if prompt.line.split()[1:2] not in [[verb] for verb in PROPOSABLE]:
        return False
    return prompt.line.startswith(f"{THIRD} ") and _reads(state, prompt)


def _reads(state: State, prompt: Prompt) -> bool:
    """Whether the line of a question is an action, written as it should be; whoever does it."""
    try:
        return str(proposed(state, prompt.line)).partition(" ")[2] == prompt.line.partition(" ")[2]
    except BadLine:
        return False


QUESTIONS: dict[str, tuple[tuple[str, ...], tuple[str, ...], Callable[[State, Prompt], bool]]] = {
    "draw": (("token.equipment",), ("", "rope"), _draw),
    "injury": (("injury.choice",), ("",), _injury),
    "lighter": (("card.lighter",), ("lighter",), _lighter),
    "map": (("two.b-dice-cards",), ("map",), _pass_on),
    "water": (("water.both",), ("water",), _again),
    "gift": (("card.water", "two.b-rerolls"), ("water", "flashlight"), _gift),
    "side": (("two.b-dice-cards",), ("carabiner",), _side),
    "carabiner": (("card.carabiner",), ("carabiner",), _pick),
    "turn": (("two.b-dice-cards",), ("compass", "duct-tape"), _own_card),
    "cut": (("two.b-dice-cards",), ("machete",), _own_card),
    "shovel": (("two.b-dice-cards",), ("shovel",), _own_card),
    "proposal": (("two.b-together",), ("",), _proposal),
}
"""By the kind of question: the clauses that ask it, the cards that do, and whether it can be asked here."""
