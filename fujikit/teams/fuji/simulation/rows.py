"""What is noted of a game of Fuji, from its history and its end."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import NamedTuple

from fujikit.engine.events import Event
from fujikit.engine.game import Game, states_before
from fujikit.fuji.after_move import Drawn
from fujikit.fuji.board import distances, names
from fujikit.fuji.cards.card import Used
from fujikit.fuji.move import Compared
from fujikit.fuji.setup import Dealt, Kept
from fujikit.fuji.state import THIRD, Seat, State
from fujikit.teams.fuji.simulation.cell import FujiCell
from fujikit.teams.simulation.adapter import GameId, Tables

WHY = {"goal.win": "village", "goal.lose-lava": "lava", "goal.lose-stamina": "stamina"}


class FujiGame(NamedTuple):
    """A row of the table of games. Lists of names are texts with spaces between."""

    game: str
    """What the table of seats calls it."""
    cell: int
    number: int
    seed: str
    scenario: int
    level: int
    players: int
    variant: str
    thrill: bool
    edition: str
    lang: str
    team: str
    box: str
    won: bool
    why: str
    """`village`, `lava` or `stamina`."""
    score: int | None
    rounds: int
    who: int | None
    """The seat that was struck, from 1."""
    where: str
    """The square where it stood."""
    stamina: int
    """Lost by all together."""
    stamina_most: int
    injuries: int
    skills: str
    dealt: str
    """The cards dealt at the set-up, to choose from."""
    used: str
    """Every card as often as it was used."""
    lines: int


class FujiSeat(NamedTuple):
    """A row of the table of seats; the third meeple of variant B has one too."""

    game: str
    seat: int
    kind: str
    skill: str
    stamina: int
    """Lost."""
    injuries: int
    injured: str
    dealt: str
    """The cards dealt at the set-up, then those kept, those drawn on the way, and each use of one."""
    kept: str
    drawn: str
    used: str
    at: str
    """The square where it stands at the end."""
    steps: int | None
    """From there to the nearest village card; none where no way leads."""
    tried: int
    """Comparisons in phase 5, and those that succeeded."""
    succeeded: int


class Tally:
    """The cards and comparisons of every seat, and how it ended."""

    def __init__(self, game: Game[State]) -> None:
        self.cards: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
        self.tried: Counter[str] = Counter()
        self.succeeded: Counter[str] = Counter()
        self.end: State = game.state
        history = game.history
        self._deal(states_before(history[0])[0])
        for move in history:
            for event in move.events:
                self._count(event)

    def _deal(self, first: tuple[State, Event[State]]) -> None:
        state, event = first
        assert isinstance(event, Dealt)
        for seat in event.fold(state).seats:
            self.cards["dealt"][seat.name] = self.cards["kept"][seat.name] = [i.name for i in seat.equipment]

    def _count(self, event: Event[State]) -> None:
        match event:
            case Compared(seat=seat, success=success):
                self.tried[seat] += 1
                self.succeeded[seat] += success
            case Used(seat=seat, equipment=card):
                self.cards["used"][seat].append(card)
            case Drawn(seat=seat, equipment=card):
                self.cards["drawn"][seat].append(card)
            case Kept(seat=seat, equipment=cards):
                self.cards["kept"][seat] = list(cards)

    def listed(self, what: str, seat: str) -> str:
        return " ".join(self.cards[what][seat])


def rows(cell: FujiCell, name: GameId, seed: str, game: Game[State]) -> Tables:
    """The row of a game and those of its seats."""
    tally = Tally(game)
    kinds = {seat: spec.kind for seat, spec in zip(game.seats, cell.seat_specs(), strict=True)}
    seats = [
        _seat_row(name, number, kinds.get(seat.name, ""), seat, tally)
        for number, seat in enumerate(game.state.seats, 1)
    ]
    return Tables(_game_row(cell, name, seed, game, seats), tuple(seats))


def _game_row(cell: FujiCell, name: GameId, seed: str, game: Game[State], seats: list[FujiSeat]) -> FujiGame:
    state, end = game.state, game.outcome
    assert end is not None
    struck = state.seat(end.who) if end.who else None
    return FujiGame(
        game=str(name),
        cell=name.cell,
        number=name.number,
        seed=seed,
        scenario=state.table.scenario,
        level=cell.level,
        players=cell.players,
        variant=cell.variant,
        thrill=cell.thrill,
        edition=cell.edition,
        lang=cell.lang,
        team=cell.team,
        box=cell.box.name,
        won=end.won,
        why=WHY[end.why],
        score=end.score,
        rounds=state.round,
        who=state.table.names.index(struck.name) + 1 if struck else None,
        where=struck.at if struck else "",
        stamina=sum(seat.stamina for seat in seats),
        stamina_most=max(seat.stamina for seat in seats),
        injuries=sum(seat.injuries for seat in seats),
        skills=" ".join(seat.skill for seat in seats),
        dealt=" ".join(seat.dealt for seat in seats if seat.dealt),
        used=" ".join(seat.used for seat in seats if seat.used),
        lines=sum(move.action is not None for move in game.history),
    )


def _seat_row(name: GameId, number: int, kind: str, seat: Seat, tally: Tally) -> FujiSeat:
    assert kind or seat.name == THIRD
    return FujiSeat(
        game=str(name),
        seat=number,
        kind=kind,
        skill=seat.skill,
        stamina=seat.stamina,
        injuries=len(seat.injuries),
        injured=" ".join(seat.injuries),
        dealt=tally.listed("dealt", seat.name),
        kept=tally.listed("kept", seat.name),
        drawn=tally.listed("drawn", seat.name),
        used=tally.listed("used", seat.name),
        at=seat.at,
        steps=steps_to_village(tally.end, seat.at),
        tried=tally.tried[seat.name],
        succeeded=tally.succeeded[seat.name],
    )


def steps_to_village(state: State, square: str) -> int | None:
    """How many steps the nearest village card is away; None where no way leads to one."""
    ways = distances(state.board.terrain, square)
    return min((ways[goal] for goal in names(state.board.village) if goal in ways), default=None)
