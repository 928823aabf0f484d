"""Who moves: the joint outcome of a round for three players, all of them neighbours of each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import prod, sqrt
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from fujikit.engine.errors import BadInput
from fujikit.engine.numbers import percent
from fujikit.engine.public import public
from fujikit.engine.rows import Rows
from fujikit.fuji.odds.dilemma import ROOM, Mate, check_goal, joint_totals, needs_of, other_players_of
from fujikit.fuji.odds.hands import worth
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import solve
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.other_players import OtherPlayers, values
from fujikit.odds import Goal, Spread, best_policy
from fujikit.odds.best import Array

PLAYERS = 3
Who = tuple[str, ...]


class WhoMoves(NamedTuple):
    """What happens to three players at once: who moves, and who does not."""

    cells: Mapping[Who, float]
    """The chance that just these move, for nobody, each, each two and all."""
    number: tuple[float, ...]
    """The chance that 0, 1, 2 or 3 of them move."""
    alone: Mapping[str, float]
    """Each one's chance to move."""
    correlation: Mapping[tuple[str, str], float]
    """How far the luck of two goes together: below 0 one's luck is the other's bad luck."""
    model: Model

    @property
    def mean(self) -> float:
        """How many move on average."""
        return sum(self.alone.values())

    def independent(self, who: Who) -> float:
        """The chance that just these would move if nobody stood in anybody's way."""
        return prod(chance if name in who else 1 - chance for name, chance in self.alone.items())

    def rows(self) -> Rows:
        """A row for every outcome."""
        return Rows(
            (
                {
                    "moves": " + ".join(who),
                    "number": len(who),
                    "chance": chance,
                    "if_independent": self.independent(who),
                }
                for who, chance in self.cells.items()
            ),
            self.model,
        )

    def to_csv(self) -> str:
        """The rows as CSV."""
        return self.rows().to_csv()

    def __repr__(self) -> str:
        none, *_, everybody = self.number
        return f"<WhoMoves: {self.mean:.2f} of 3 move, all {percent(everybody)}, nobody {percent(none)}>"

    def _repr_html_(self) -> str:
        return self.rows()._repr_html_()


@public
def who_moves(people: Sequence[Mate], *, keep: str | None = None, goal: str | None = None) -> WhoMoves:
    """The chances of all eight outcomes for three players, each with a card and what is known of the dice.

    Everybody rerolls by the habit given. With `keep` the first player keeps these dice of a seen hand, with
    `goal` (`me`, `sum`, `product`, `all`) what is best for it: with both, what is best after that keep.

    >>> clara = Mate.of(6, "odd", name="Clara", rerolls=1, habit="misfits")
    >>> jona = Mate.of(6, "odd(pink|blue)", name="Jona", rerolls=1, habit="misfits")
    >>> steve = Mate.of(6, "1|2|3", name="Steve", rerolls=1, habit="misfits")
    >>> found = who_moves([clara, jona, steve])
    >>> found
    <WhoMoves: 1.47 of 3 move, all 6.0%, nobody 7.5%>
    >>> round(found.correlation["Clara", "Jona"], 2), round(found.cells["Clara", "Steve"], 3)
    (-0.44, 0.189)
    """
    named = _named(people)
    if keep is not None or goal is not None:
        check_goal(goal or "me")
    elif named[0].neighbour.rerolls and named[0].neighbour.habit == "once":
        raise BadInput("people: who has rerolls throws by a habit, or the first for a goal")
    needs = tuple(str(mate.need) for mate in named)
    limit = 6 * max(len(mate.neighbour.dice) for mate in named) + ROOM + 1
    tables = [
        _first(named, keep, goal, limit),
        *(joint_totals(mate.neighbour, needs, limit) for mate in named[1:]),
    ]
    names = [mate.neighbour.name for mate in named]
    at_least = {
        who: _all_move(tables, who) for size in (1, 2, 3) for who in combinations(range(PLAYERS), size)
    }
    at_least[()] = 1.0
    cells = {
        tuple(names[player] for player in who): _just(at_least, who) for who in sorted(at_least, key=_order)
    }
    alone = {name: at_least[(player,)] for player, name in enumerate(names)}
    number = tuple(sum(cell for who, cell in cells.items() if len(who) == count) for count in range(4))
    pairs = {
        (names[one], names[two]): _correlation(at_least, one, two) for one, two in combinations(range(3), 2)
    }
    return WhoMoves(cells, number, alone, pairs, _model(named, keep, goal))


def _named(people: Sequence[Mate]) -> list[Mate]:
    """Three players, each with a destination and a name."""
    if len(people) != PLAYERS or not all(mate.need for mate in people):
        raise BadInput("people: three players are needed, each with a card, such as Mate.of(6, 'pink')")
    named = [
        replace(mate, neighbour=replace(mate.neighbour, name=mate.neighbour.name or f"player {number}"))
        for number, mate in enumerate(people, 1)
    ]
    if len({mate.neighbour.name for mate in named}) < PLAYERS:
        raise BadInput("people: two players have the same name")
    return named


def _order(who: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return len(who), who


def _first(people: Sequence[Mate], keep: str | None, goal: str | None, limit: int) -> Array:
    """The joint chances of the first player's totals, on the own card first."""
    me, *mates = people
    needs = needs_of(str(me.need), mates)
    if keep is None and goal is None:
        return joint_totals(me.neighbour, needs, limit)
    rerolls, mine = me.neighbour.rerolls, me.neighbour
    circle = other_players_of(needs, mates, None, len(mine.dice))
    own = values(circle.limit, 0)
    worths = circle.worth(goal or "me", own) + circle.ties(own)
    best = solve(mine.dice, Goal(tuple(map(worth, needs)), worths), rerolls)
    seen = {place: face for place, face in enumerate(mine.seen) if face is not None}
    if keep is not None:
        seen, rerolls = {place: seen[place] for place in kept_places(mine, keep)}, rerolls - 1
    spread = Spread(mine.dice, best.dice.goal.worths, seen)
    for left in range(rerolls, 0, -1):
        spread = spread.reroll(best_policy(best, left))
    table = np.zeros((limit,) * PLAYERS)
    np.add.at(table, tuple(spread.dice.totals()), spread.chances)
    return table


def kept_places(mine: Neighbour, keep: str) -> list[int]:
    """Where the dice to keep lie in a seen hand.

    >>> kept_places(Neighbour.of("B1 P4 B2", rerolls=1), "B2")
    [2]
    """
    if not mine.rerolls or None in mine.seen:
        raise BadInput("keep: a seen hand and a reroll are needed to keep some dice")
    places: list[int] = []
    for code in keep.split():
        free = [place for place, face in enumerate(mine.seen) if face == code and place not in places]
        if not free:
            raise BadInput(f"keep: {code[:20]!r} is not in the hand {' '.join(map(str, mine.seen))}")
        places.append(free[0])
    return sorted(places)


def _all_move(tables: Sequence[Array], who: tuple[int, ...]) -> float:
    """The chance that these move at least, from everybody's totals on all three cards."""
    first, *others = who
    seen = [table.transpose(*who, *_rest(who)).sum(axis=tuple(range(len(who), PLAYERS))) for table in tables]
    mates = [*others, *_rest(who)]
    axes = tuple(others.index(mate) + 1 if mate in others else None for mate in mates)
    circle = OtherPlayers(tuple(seen[mate] for mate in mates), axes)
    own = values(circle.limit, 0)
    return float(np.sum(seen[first] * (circle.everybody(own) if others else circle.mine(own))))


def _rest(who: tuple[int, ...]) -> list[int]:
    return [player for player in range(PLAYERS) if player not in who]


def _just(at_least: Mapping[tuple[int, ...], float], who: tuple[int, ...]) -> float:
    """The chance that these move and nobody else, by inclusion and exclusion."""
    larger = (more for more in at_least if set(who) <= set(more))
    return max(0.0, sum((-1.0) ** (len(more) - len(who)) * at_least[more] for more in larger))


def _correlation(at_least: Mapping[tuple[int, ...], float], one: int, two: int) -> float:
    """Of moving; 0 where one of them always moves, or never."""
    first, second = at_least[(one,)], at_least[(two,)]
    spread = sqrt(max(0.0, first * (1 - first) * second * (1 - second)))
    return (at_least[(one, two)] - first * second) / spread if spread > 1e-12 else 0.0


def _model(people: Sequence[Mate], keep: str | None, goal: str | None) -> Model:
    me = people[0].neighbour
    parts: list[tuple[str, dict[str, object]]] = [
        ("goes", {"name": mate.neighbour.name, "need": mate.need}) for mate in people
    ]
    model, chosen = Model(tuple(parts)), keep is not None or goal is not None
    alike = {replace(mate.neighbour, name="", need="any") for mate in people}
    if len(alike) == 1 and me.habit == "misfits" and not any(me.seen) and not chosen:
        return model + Model((("each-misfits", {"dice": len(me.dice), "rerolls": me.rerolls}),))
    model += replace(me, rerolls=0 if chosen else me.rerolls).model()
    for mate in people[1:]:
        model += mate.neighbour.model()
    mine: list[tuple[str, dict[str, object]]] = []
    rerolls = me.rerolls
    if keep is not None:
        kept = [str(me.seen[place]) for place in kept_places(me, keep)]
        mine, rerolls = [("keeps-first", {"name": me.name, "keep": kept})], rerolls - 1
    if rerolls and chosen:
        mine.append((f"plays-{goal or 'me'}", {"name": me.name, "rerolls": rerolls}))
    return model + Model(tuple(mine))
