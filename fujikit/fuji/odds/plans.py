"""Plans of a table: who goes where, and what then happens, one plan beside another."""

from __future__ import annotations

from collections.abc import Mapping

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.nearest import none_of
from fujikit.engine.public import public
from fujikit.engine.rows import Row, Rows
from fujikit.fuji.odds.board import Destination, destinations
from fujikit.fuji.odds.dilemma import Mate
from fujikit.fuji.odds.knowledge import Knowledge, knowledge, seen_hand
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.who_moves import PLAYERS, who_moves
from fujikit.fuji.state import State

Plan = Mapping[str, str]
"""The card of every player, by name."""
MAX_PLANS = 8


@public
def plan_of(game: Game[State], seat: str, markers: Plan) -> list[Mate]:
    """The players of a game of three with the cards that a plan gives them, as a seat knows their dice.

    The seat comes first; everybody rerolls what does not count for the own card, as often as the marker there
    allows. The result is what `who_moves` asks for.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> [mate.need for mate in plan_of(game, "Clara", {"Clara": "d2", "Jona": "e2", "Steve": "f2"})]
    ['odd', 'pink', '1|2|3']
    """
    known = knowledge(game, seat)
    return [_mate(known, name, card) for name, card in _chosen(known, markers).items()]


@public
def compare_plans(game: Game[State], seat: str, *plans: Plan) -> Rows:
    """A row for each plan: everybody's chance to move, how many move, all, nobody, and steps to the village.

    `steps` is the sum of the steps nearer to the village, each times its chance.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> one = {"Clara": "d2", "Jona": "e2", "Steve": "f2"}
    >>> other = {"Clara": "f2", "Jona": "e2", "Steve": "d2"}
    >>> [(row["plan"], round(row["all"], 3)) for row in compare_plans(game, "Clara", one, other)]
    [('Clara d2, Jona e2, Steve f2', 0.308), ('Clara f2, Jona e2, Steve d2', 0.449)]
    """
    if not 1 <= len(plans) <= MAX_PLANS:
        raise BadInput(f"plans: {len(plans)} do not lie between 1 and {MAX_PLANS}")
    known, rows, model = knowledge(game, seat), list[Row](), Model(())
    for markers in plans:
        chosen = _chosen(known, markers)
        found = who_moves([_mate(known, name, card) for name, card in chosen.items()])
        steps = sum(card.nearer * found.alone[name] for name, card in chosen.items())
        numbers: Row = {
            "moving": found.mean,
            "all": found.number[-1],
            "nobody": found.number[0],
            "steps": steps,
        }
        plan = ", ".join(f"{name} {card.square}" for name, card in chosen.items())
        rows.append({"plan": plan, **found.alone, **numbers})
        model += found.model
    return Rows(rows, model)


def _chosen(known: Knowledge, markers: Plan) -> dict[str, Destination]:
    """The card of every player, the asking seat first."""
    names = list(known.view["seats"])
    if len(names) != PLAYERS:
        raise BadInput(f"game: plans are compared for three players, not for {len(names)}")
    for name in markers:
        if name not in names:
            raise BadInput(f"markers: {none_of(name, names)}")
    ordered = [known.seat, *(name for name in names if name != known.seat)]
    return {name: _destination(known, name, markers) for name in ordered}


def _destination(known: Knowledge, name: str, markers: Plan) -> Destination:
    if name not in markers:
        raise BadInput(f"markers: {name} needs a card")
    cards = {card.square: card for card in destinations(known.table, name)}
    if markers[name] not in cards:
        raise BadInput(f"markers: {name}: {none_of(markers[name], cards)}")
    return cards[markers[name]]


def _mate(known: Knowledge, name: str, card: Destination) -> Mate:
    hand = seen_hand(known.view, name, known.kinds)
    neighbour = Neighbour(hand.dice, hand.seen, name, card.need, card.rerolls, "misfits")
    return Mate(neighbour.checked(), card.need)
