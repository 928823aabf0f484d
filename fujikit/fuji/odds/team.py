"""The team's best assignment of destinations: who should go where, for given knowledge.

The measure of a plan, in steps towards the village: for every meeple the chance to move times the steps that
the card is nearer to the village; less `stamina` for every point of stamina expected to be lost, `lava` times
the chance to stand on a card that the eruption of this round takes, and `end` times the chance to come to the
end of the stamina track. Neighbours are taken to roll once, so that a meeple's part depends on its own card
alone, and the best plans are found exactly: with `limit` + 2 cards kept for each meeple, none is missed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.nearest import none_of
from fujikit.engine.public import public
from fujikit.fuji.odds.board import destinations
from fujikit.fuji.odds.forecast import Stakes, TurnForecast, TurnForecasts
from fujikit.fuji.odds.knowledge import (
    THIRD_SET,
    KnownDice,
    assumption,
    hand_of,
    kinds_of,
    rivals_of,
    rolled_once,
    seen_hand,
)
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.move_chance import model_of
from fujikit.fuji.odds.table_questions import View, refuse_other_phase, view_of
from fujikit.fuji.odds.tips import Chance, Tip, sentences, tip
from fujikit.fuji.plan import no_way_out
from fujikit.fuji.state import State
from fujikit.fuji.view_state import state_from_view

KNOWLEDGE = ("seat", "all")
MAX_PLANS = 10
MIN_CARDS = 8


class Weights(NamedTuple):
    """What the measure of a plan weighs, in steps towards the village."""

    stamina: float = 0.25
    """For each point of stamina that is expected to be lost."""
    lava: float = 20.0
    """For standing on a card that turns to lava at the end of the round: the game is lost."""
    end: float = 20.0
    """For the end of the stamina track: likewise."""


WEIGHTS = Weights()


class Part(NamedTuple):
    """One meeple's part of a plan."""

    name: str
    at: str
    square: str
    distance: int
    rerolls: int
    nearer: int
    forecast: TurnForecast
    lava: float
    """The chance to stand on a card that the eruption of this round takes."""
    value: float
    must_leave: bool
    """The card it stands on turns to lava at the end of the round."""


class Assignment(NamedTuple):
    """A plan for everybody, and what it is worth."""

    parts: tuple[Part, ...]
    value: float
    behind: float
    """What the best plan is worth more."""
    tips: tuple[Tip, ...]
    """The reason, in sentences."""
    model: Model

    @property
    def squares(self) -> dict[str, str]:
        """Who goes where."""
        return {part.name: part.square for part in self.parts}

    def text(self, lang: str = "en") -> str:
        """The reason in words."""
        return sentences(self.tips, lang)

    def __repr__(self) -> str:
        squares = ", ".join(f"{name} {square}" for name, square in self.squares.items())
        return f"<Assignment: {squares}, worth {self.value:.2f}>"


@public
def best_assignment(
    game: Game[State],
    seat: str | None = None,
    knowledge: str = "seat",
    limit: int = 5,
    weights: Weights = WEIGHTS,
) -> list[Assignment]:
    """The best plans of phase 2, neighbours on different cards, the best first.

    `knowledge="seat"` uses what the seat sees, without a seat what lies open to all; `"all"` uses everybody's
    dice, in study games only.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> best, *others = best_assignment(game, "Clara", limit=3)
    >>> best
    <Assignment: Clara f2, Jona f3, Steve g2, worth 3.60>
    >>> len(set(best.squares.values())), len(others), best.value >= others[0].value
    (3, 2, True)
    >>> best_assignment(game, knowledge="all")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: knowledge: what all would know is shown in study games only
    """
    if knowledge not in KNOWLEDGE:
        raise BadInput(f"knowledge: {none_of(knowledge, KNOWLEDGE)}")
    if knowledge == "all" and not game.study:
        raise BadInput("knowledge: what all would know is shown in study games only")
    if not 1 <= limit <= MAX_PLANS:
        raise BadInput(f"limit: {limit} plans do not lie between 1 and {MAX_PLANS}")
    view = view_of(game, seat)
    refuse_other_phase(view, "plan", "destinations are chosen")
    table = state_from_view(view)
    hands = _hands(game, view, knowledge)
    options = [_options(view, table, name, hands, weights) for name in view["seats"]]
    kept = [parts[: max(MIN_CARDS, limit + 2)] for parts in options]
    plans = sorted(_plans(table, kept), key=lambda plan: -round(_value(plan), 12))[:limit]
    model = _model(hands)
    return [_assignment(plan, plans[0], _whose(seat, knowledge), model) for plan in plans]


def _hands(game: Game[State], view: View, knowledge: str) -> dict[str, KnownDice]:
    """Everybody's dice as far as they are known, the third set of variant A among them."""
    kinds = kinds_of(game)
    views = [view] if knowledge == "seat" else [view_of(game, name) for name in game.seats]
    hands = {}
    for name, seat in view["seats"].items():
        shown = zip(*(each["seats"][name]["dice"] for each in views), strict=True)
        dice = [next((face for face in faces if face is not None), None) for faces in shown]
        hands[name] = hand_of(dice, seat["aside"], kinds)
    if view["third_set"]:
        hands[THIRD_SET] = seen_hand(view, THIRD_SET, kinds)
    return hands


def _options(
    view: View, table: State, name: str, hands: dict[str, KnownDice], weights: Weights
) -> list[Part]:
    """What every card in reach is worth for a meeple, the best first."""
    rivals = [rolled_once(hands[rival]) for rival in rivals_of(view, table, name) if hands[rival].dice]
    forecasts = TurnForecasts(hands[name], rivals, Stakes.of(view, name))
    at, taken = table.seat(name).at, table.board.next_lava()
    parts = []
    for card in destinations(table, name):
        forecast = forecasts.of(card.need, card.rerolls)
        lava = forecast.chance * (card.square in taken) + (1 - forecast.chance) * (at in taken)
        value = (
            forecast.chance * card.nearer
            - weights.stamina * forecast.loss
            - weights.lava * lava
            - weights.end * forecast.death
        )
        where = (card.square, card.distance, card.rerolls, card.nearer)
        parts.append(Part(name, at, *where, forecast, lava, value, at in taken))
    return sorted(parts, key=lambda part: -round(part.value, 12))


def _plans(table: State, options: list[list[Part]]) -> Iterator[tuple[Part, ...]]:
    """Every set of parts that the rules allow."""
    places = {seat.name: place for place, seat in enumerate(table.seats)}
    pairs = {
        tuple(sorted((place, places[other.name])))
        for name, place in places.items()
        for other in table.neighbours(name)
    }
    stuck = no_way_out(table)
    for plan in product(*options):
        if not any(_clash(plan[one], plan[other], stuck=stuck) for one, other in pairs):
            yield plan


def _clash(one: Part, other: Part, *, stuck: bool) -> bool:
    """plan.neighbours-differ, but for two who stay where no set of markers can obey it."""
    return one.square == other.square and not (stuck and one.square == one.at == other.at)


def _value(plan: tuple[Part, ...]) -> float:
    return sum(part.value for part in plan)


def _assignment(plan: tuple[Part, ...], best: tuple[Part, ...], known: Tip, model: Model) -> Assignment:
    value, behind = _value(plan), _value(best) - _value(plan)
    progress = sum(part.forecast.chance * part.nearer for part in plan)
    loss = sum(part.forecast.loss for part in plan)
    tips = [known, *(each for part in plan for each in _say(part)), tip("gain", progress=progress, loss=loss)]
    if plan is not best:
        tips.append(tip("behind", behind=behind))
    return Assignment(plan, value, behind, tuple(tips), model)


def _whose(seat: str | None, knowledge: str) -> Tip:
    """Whose knowledge a plan rests on."""
    if knowledge == "all":
        return tip("by-all")
    return tip("by-seat", name=seat) if seat is not None else tip("by-table")


def _say(part: Part) -> Iterator[Tip]:
    """Where a meeple goes, how likely, and why."""
    chance = Chance(part.forecast.chance)
    if part.square == part.at:
        yield tip("stay", name=part.name, card=part.square, chance=chance)
    elif part.nearer > 0:
        yield tip("go-nearer", name=part.name, card=part.square, chance=chance, steps=part.nearer)
    else:
        yield tip("go", name=part.name, card=part.square, chance=chance)
    if part.must_leave:
        yield tip("must-leave", name=part.name, card=part.at)


def _model(hands: dict[str, KnownDice]) -> Model:
    known = [hand for hand in hands.values() if hand.dice]
    return sum(map(assumption, known), start=model_of([rolled_once(hand) for hand in known]))
