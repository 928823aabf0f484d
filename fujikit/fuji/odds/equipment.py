"""Phase 4: what each equipment card in hand is good for, as its best use and what that gains."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.fuji.cards import CARDS
from fujikit.fuji.need import FACES
from fujikit.fuji.odds.dilemma import Mate, joint_totals
from fujikit.fuji.odds.final_hand import FinalHand, Player, final_hand
from fujikit.fuji.odds.hidden_dice import hand_over, throw_one_again
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import Known, solve
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.other_players import final_dice, joint_table, raised, values
from fujikit.odds import Goal, Spread
from fujikit.odds.best import Symbol

BARS = "power-bars"
MAX_BARS = 3
FLARE = 3
ASSUMING = ("lighter", "carabiner", "water")
"""Cards whose answer assumes something of others."""


class CardUse(NamedTuple):
    """The best use of a card: the nouns of its line, what the goal is then worth, and the gain.

    A gain below 0 says that the card is better kept.
    """

    card: str
    nouns: str
    value: float
    gain: float
    model: Model
    then: str = ""
    """The answer to the card's question, where it asks one."""

    def __repr__(self) -> str:
        line = " ".join(filter(None, ("use", self.card, self.nouns)))
        then = f", then {self.then}" if self.then else ""
        return f"<CardUse: {line}{then} gains {self.gain:+.3f} to {self.value:.3f}>"


class Option(NamedTuple):
    """One way to use a card."""

    nouns: str
    value: float
    then: str = ""


@public
def best_uses(
    need: str,
    hand: str,
    cards: Sequence[str],
    *,
    rivals: Sequence[Known] | None = None,
    mates: Sequence[Mate] | None = None,
    opposite: Known | None = None,
    goal: str = "me",
    bonus: int = 0,
    bars: int = 0,
) -> list[CardUse]:
    """The best use of every card that changes the comparison, the greatest gain first, power bars among them.

    The rerolls are over. `rivals` are the neighbours as for the chance to move; `mates`, with destinations,
    are needed to weigh their moves too and to help them. Cards that can't be used, and those that touch no
    movement value, are left out. A neighbour without a name is called by number, `neighbour-1`.

    >>> uses = best_uses("yellow|4", "B1 P1 B4 Y5 Y3 B4", ["flare-gun", "shovel", "compass"], rivals=[6, 6])
    >>> uses[0]
    <CardUse: use shovel 1 5 gains +0.199 to 0.961>
    >>> [(use.card, use.nouns, round(use.gain, 3)) for use in uses]
    [('shovel', '1 5', 0.199), ('flare-gun', '', 0.147)]
    """
    _check(cards, bars)
    mine, model = final_hand(
        need, hand, rivals=rivals, mates=mates, opposite=opposite, goal=goal, bonus=bonus
    )
    now = mine.value(mine.codes)
    uses = [_use(card, list(EFFECTS[card](mine)), now, model) for card in cards if card in EFFECTS]
    uses.append(_use(BARS, list(_power_bars(mine, bars)), now, model))
    return sorted((use for use in uses if use), key=lambda use: -round(use.gain, 12))


def _check(cards: Sequence[str], bars: int) -> None:
    if isinstance(cards, str):
        raise BadInput("cards: a list of equipment cards is needed, such as ['compass']")
    for card in cards:
        if card not in CARDS:
            raise BadInput(f"cards: {card!r} is no equipment card")
    if not 0 <= bars <= MAX_BARS:
        raise BadInput(f"bars: {bars} power bars do not lie between 0 and {MAX_BARS}")


def _use(card: str, options: list[Option], now: float, model: Model) -> CardUse | None:
    """The best way to use a card; among equals the first. None where it can't be used."""
    if not options:
        return None
    best = max(options, key=lambda option: round(option.value, 12))
    if card in ASSUMING:
        model += Model(((f"card-{card}", {}),))
    return CardUse(card, best.nouns, best.value, best.value - now, model, best.then)


def _flare_gun(hand: FinalHand) -> Iterator[Option]:
    yield Option("", hand.value(hand.codes, bonus=FLARE))


def _compass(hand: FinalHand) -> Iterator[Option]:
    return _turned_over(hand, 6, 1)


def _duct_tape(hand: FinalHand) -> Iterator[Option]:
    return _turned_over(hand, 1, 6)


def _turned_over(hand: FinalHand, shown: int, turned: int) -> Iterator[Option]:
    """Any number of own dice that show one value, turned over to the other."""
    places = [place for place, code in enumerate(hand.codes) if FACES[code] == shown]
    for chosen in _subsets(places, len(places)):
        faces = [
            _side(hand, place, turned) if place in chosen else code for place, code in enumerate(hand.codes)
        ]
        yield Option(_numbers(chosen), hand.value(faces))


def _machete(hand: FinalHand) -> Iterator[Option]:
    for chosen in _subsets(range(len(hand.codes)), 2):
        yield Option(_numbers(chosen), hand.value(_without(hand.codes, chosen)))


def _shovel(hand: FinalHand) -> Iterator[Option]:
    for place, die in enumerate(hand.dice):
        for face in die:
            if face != hand.codes[place]:
                yield Option(f"{place + 1} {FACES[face]}", hand.value(_shown(hand.codes, place, face)))


def _water(hand: FinalHand) -> Iterator[Option]:
    """Up to two own rerolls, the second after the first; or one for a mate."""
    own = values(hand.others.limit, hand.bonus)
    table = np.broadcast_to(hand.others.worth(hand.goal, own), hand.tables[0].shape)
    best = solve(hand.dice, Goal(hand.worths, table), 2)
    for keep in best.ranking(hand.codes, 2):
        thrown = [place for place in range(len(hand.codes)) if place not in keep.dice]
        if thrown:
            yield Option(_numbers(thrown), keep.value)
    for number, player in _helped(hand):
        after = joint_totals(_with_a_reroll(player), hand.needs, hand.others.limit)
        yield Option(player.name, hand.where(number, after).value(hand.codes))


def _with_a_reroll(player: Player) -> Neighbour:
    """One reroll more by the player's habit; one without a habit throws again what does not fit."""
    neighbour = player.neighbour
    if neighbour.rerolls and neighbour.habit != "once":
        return replace(neighbour, rerolls=neighbour.rerolls + 1)
    return replace(neighbour, rerolls=1, habit="misfits", need=player.need or neighbour.need)


def _map(hand: FinalHand) -> Iterator[Option]:
    for number, player in _helped(hand):
        for place, code in enumerate(hand.codes):
            table = raised(hand.tables[number], hand.counts(code))
            rest = _without(hand.codes, (place,))
            yield Option(f"{place + 1} {player.name}", hand.where(number, table).value(rest))


def _lighter(hand: FinalHand) -> Iterator[Option]:
    """The lender picks the die that counts most for me, among equals the one that counts least for them."""
    for number, player in _asked(hand):
        preference = partial(_best_for_me, len(hand.needs))
        lent = hand_over(_dice_of(hand, player), preference, len(hand.needs), hand.others.limit)
        worths = [
            die.chance * hand.where(number, die.rest).value(hand.codes, lent=die.counts) for die in lent
        ]
        yield Option(player.name, sum(worths))


def _best_for_me(theirs: int, counts: Symbol) -> int:
    return 10 * counts[0] - counts[theirs]


def _least_for_them(theirs: int, counts: Symbol) -> int:
    return -counts[theirs]


def _carabiner(hand: FinalHand) -> Iterator[Option]:
    """Everybody throws one die again: the others the one that counts least for them."""
    tables = list(hand.tables)
    for number, player in _asked(hand):
        after = throw_one_again(_dice_of(hand, player), partial(_least_for_them, len(hand.needs)))
        totals = after.dice.totals()[: len(hand.needs)]
        tables[number] = joint_table(totals, after.chances, hand.others.limit)
    then = hand.among(tables)
    for place, die in enumerate(hand.dice):
        thrown = [then.value(_shown(hand.codes, place, face)) for face in die]
        yield Option("", sum(thrown) / len(thrown), f"pick {place + 1}")


def _dice_of(hand: FinalHand, player: Player) -> Spread:
    """A player's final dice; after mine and the mates' needs comes the one that the player minds."""
    return final_dice(player.neighbour, (*hand.needs, player.need or player.neighbour.need))


def _power_bars(hand: FinalHand, bars: int) -> Iterator[Option]:
    """Some of the bars for the own turn, or for that of a mate."""
    for count in range(1, bars + 1):
        yield Option(str(count), hand.value(hand.codes, bonus=count))
        for number, axis in enumerate(hand.others.axes):
            if axis is not None:
                more = [count if place == axis else 0 for place in range(len(hand.needs))]
                helped = hand.where(number, raised(hand.tables[number], more))
                yield Option(f"{count} {hand.players[number].name}", helped.value(hand.codes))


def _asked(hand: FinalHand) -> Iterator[tuple[int, Player]]:
    """Those whose dice a card can reach."""
    return ((number, player) for number, player in enumerate(hand.players) if player.need is not None)


def _helped(hand: FinalHand) -> Iterator[tuple[int, Player]]:
    """Those who can get something from me: with destinations unknown there is no telling what it does."""
    return iter(()) if len(hand.needs) == 1 else _asked(hand)


def _subsets(places: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    return (chosen for size in range(1, most + 1) for chosen in combinations(places, size))


def _numbers(places: Sequence[int]) -> str:
    return " ".join(str(place + 1) for place in places)


def _without(codes: Sequence[str], places: Sequence[int]) -> list[str]:
    return [code for place, code in enumerate(codes) if place not in places]


def _shown(codes: Sequence[str], place: int, face: str) -> list[str]:
    return [*codes[:place], face, *codes[place + 1 :]]


def _side(hand: FinalHand, place: int, value: int) -> str:
    """The face of a die with a value."""
    return next(face for face in hand.dice[place] if FACES[face] == value)


EFFECTS: dict[str, Callable[[FinalHand], Iterator[Option]]] = {
    "flare-gun": _flare_gun,
    "compass": _compass,
    "duct-tape": _duct_tape,
    "machete": _machete,
    "shovel": _shovel,
    "water": _water,
    "map": _map,
    "lighter": _lighter,
    "carabiner": _carabiner,
}
