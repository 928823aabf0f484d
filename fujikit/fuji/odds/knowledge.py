"""What a seat knows, as models of dice: from its view alone, so that nothing hidden can reach an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.public import public
from fujikit.fuji.dice import FULL_SET, slots_of
from fujikit.fuji.odds.hands import Faces, die_kinds
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import model_of
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.numbers import dice_text
from fujikit.fuji.odds.table_questions import View, view_of
from fujikit.fuji.reroll import rerolls as rerolls_by_rule
from fujikit.fuji.state import State
from fujikit.fuji.view_state import state_from_view

FLARE = 3
"""What each flare gun adds to the own movement value."""


class KnownDice(NamedTuple):
    """Somebody's dice: what each may show, and what is seen of it."""

    dice: tuple[Faces, ...]
    seen: tuple[str | None, ...]
    assumed: bool = False
    """Which dice of the set the hidden ones are is not certain; the first that can be are taken."""


class Knowledge(NamedTuple):
    """What one seat knows when it asks for odds."""

    seat: str
    view: View
    table: State
    kinds: tuple[Faces, ...]
    """The dice of a set."""
    hand: KnownDice
    need: str | None
    """What the card under the own marker asks for; None without a marker."""
    rerolls: int
    """Left in phase 3; in phase 2 what the present marker would give."""
    bonus: int
    """What flare guns and power bars add already."""
    neighbours: tuple[Neighbour, ...]
    model: Model

    def __repr__(self) -> str:
        needs = f", needs {self.need}" if self.need is not None else ""
        return f"<Knowledge of {self.seat}: dice {dice_text(self.faces)}{needs}, {self.rerolls} rerolls>"

    @property
    def faces(self) -> tuple[str, ...]:
        """What the own dice show."""
        return tuple(face for face in self.hand.seen if face is not None)


@public
def knowledge(
    game: Game[State] | View, seat: str | None = None, *, habit: str | None = None, threshold: int = 0
) -> Knowledge:
    """What a seat knows; from a game, or from the seat's own view.

    `habit` says how the neighbours are taken to reroll: by default those who have rerolls and a marker throw
    again what does not fit, the others roll once.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> known = knowledge(game, "Clara")
    >>> list(known.hand.seen) == game.view("Clara")["seats"]["Clara"]["dice"]
    True
    >>> [neighbour.name for neighbour in known.neighbours]
    ['Jona', 'Steve']
    """
    if isinstance(game, Game):
        view, kinds = view_of(game, seat), kinds_of(game)
    else:
        view, kinds = game, die_kinds()
    if view["seat"] is None:
        raise BadInput("seat: a view that belongs to no seat shows no hand to ask about")
    table = state_from_view(view)
    own, name = view["seats"][view["seat"]], view["seat"]
    neighbours, assumed = [], Model(())
    for other in rivals_of(view, table, name):
        hand = seen_hand(view, other, kinds)
        if hand.dice:
            neighbours.append(_neighbour(view, table, other, hand, habit=habit, threshold=threshold))
            assumed += assumption(hand)
    return Knowledge(
        name,
        view,
        table,
        kinds,
        seen_hand(view, name, kinds),
        need_of(view, name),
        own["rerolls"] or 0,
        FLARE * own["flares"] + own["boost"],
        tuple(neighbours),
        model_of(neighbours) + assumed,
    )


def kinds_of(game: Game[State]) -> tuple[Faces, ...]:
    """The dice of a set in this game, which everybody knows."""
    return game.state.table.faces


THIRD_SET = ""
"""Stands for the third set of variant A, which is nobody's."""


def rivals_of(view: View, table: State, name: str) -> list[str]:
    """Whom a meeple is compared with; the third set of variant A comes last."""
    names = [seat.name for seat in table.neighbours(name)]
    return [*names, THIRD_SET] if view["third_set"] else names


def seen_hand(view: View, name: str, kinds: Sequence[Faces]) -> KnownDice:
    """What a view shows of somebody's dice."""
    if name == THIRD_SET:
        return hand_of(view["third_set"], (), kinds)
    seat = view["seats"][name]
    return hand_of(seat["dice"], seat["aside"], kinds)


def hand_of(shown: Sequence[str | None], aside: Sequence[str], kinds: Sequence[Faces]) -> KnownDice:
    """Dice as a view lists them, hidden ones as None: these are what the set has besides those seen.

    Borrowed dice come last in a hand. Where it holds more than a set has, the last ones seen are taken to be
    borrowed; where it holds fewer, the last dice of the set are taken to be missing.

    >>> hand = hand_of([None, None, "Y3", "B5", "P5"], (), die_kinds())
    >>> [faces[0] for faces in hand.dice], hand.assumed
    (['B1', 'Y1', 'P1', 'P1', 'Y1'], True)
    """
    seen = [face for face in shown if face is not None]
    hidden = len(shown) - len(seen)
    for borrowed in range(len(seen) + 1):
        taken = _slots([*seen[: len(seen) - borrowed], *aside], kinds)
        left = [slot for slot in range(FULL_SET) if slot not in (taken or ())]
        if taken is not None and len(left) >= hidden:
            break
    own = iter((taken or [])[: len(seen) - borrowed])
    rest = iter([*left, *range(hidden)])
    dice = []
    for face in shown:
        slot = next(rest) if face is None else next(own, None)
        dice.append(kinds[slot] if slot is not None else _kind_showing(face, kinds))
    return KnownDice(tuple(dice), tuple(shown), bool(hidden) and len(left) != hidden)


def _slots(codes: list[str], kinds: Sequence[Faces]) -> list[int] | None:
    """Which dice of one set show the codes; None where a set can't."""
    try:
        return slots_of(codes, kinds, "dice")
    except BadInput:
        return None


def _kind_showing(face: str | None, kinds: Sequence[Faces]) -> Faces:
    return next(faces for faces in kinds if face in faces)


def need_of(view: View, name: str) -> str | None:
    """What the card under somebody's marker asks for."""
    marker = view["seats"][name]["marker"]
    return view["cards"][marker]["need"] if marker else None


def _neighbour(
    view: View, table: State, name: str, hand: KnownDice, *, habit: str | None, threshold: int
) -> Neighbour:
    """The model of a neighbour: seen dice, the own card, and rerolls by a habit."""
    need = need_of(view, name) if name != THIRD_SET else None
    rerolls = _rerolls(view, table, name) if need is not None else 0
    if need is None or not rerolls:
        return rolled_once(hand, name)
    dice = hand.dice
    if view["phase"] == "equip":
        dice = tuple(_fixed(faces, face) for faces, face in zip(hand.dice, hand.seen, strict=True))
    chosen = habit or "misfits"
    return Neighbour(dice, hand.seen, name, need, rerolls, chosen, threshold).checked()


def _fixed(faces: Faces, face: str | None) -> Faces:
    """After phase 3 a die that is seen has had its rerolls: as if it had no other side."""
    return faces if face is None else (face,)


def _rerolls(view: View, table: State, name: str) -> int:
    """How often a neighbour may reroll, or in phase 4 has; where the view does not tell, the rules do."""
    if view["phase"] != "equip":
        return view["seats"][name]["rerolls"] or 0
    taken: int | None = view["seats"][name]["taken"]
    return rerolls_by_rule(table, table.seat(name)) if taken is None else taken


def rolled_once(hand: KnownDice, name: str = "") -> Neighbour:
    """A neighbour of whom no reroll is expected."""
    return Neighbour(hand.dice, hand.seen, name)


def assumption(hand: KnownDice) -> Model:
    """What is assumed of which dice somebody has."""
    if not hand.assumed:
        return Model(())
    return Model((("first-dice", {"dice": len(hand.dice)}),))
