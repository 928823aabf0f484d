"""The account of a round: who compared what with whom, moved, paid and was hurt, and where the lava went."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from fujikit.engine.events import Event
from fujikit.engine.game import Game, states_before
from fujikit.fuji.after_move import Drawn
from fujikit.fuji.board import Board
from fujikit.fuji.erupt import Erupted
from fujikit.fuji.move import Compared, LostWay, Moved
from fujikit.fuji.need import parse_need
from fujikit.fuji.stamina import Injured, Tired
from fujikit.fuji.state import THIRD, Die, State


class ComparedHand(Struct, frozen=True):
    """The dice of one side of a comparison."""

    name: str
    dice: tuple[str, ...]
    counting: tuple[int, ...]
    """The numbers of the dice that count, from 1."""
    value: int
    """Their sum, with what cards and power bars add."""


class TurnAccount(Struct, frozen=True):
    """One player's turn of phase 5."""

    seat: str
    card: str
    """Where the marker lay."""
    need: str
    start: str
    end: str
    own: ComparedHand
    rivals: tuple[ComparedHand, ...]
    success: bool
    stamina: int
    """Lost before this turn."""
    loss: int = 0
    injuries: tuple[str, ...] = ()
    drawn: str = ""
    """The equipment card that was drawn."""
    eruptions: tuple[str, ...] = ()
    """The cards that lava took because of tokens on the way."""
    no_way: bool = False
    """The comparison was won, but no way led to the marker any more."""

    @property
    def margin(self) -> int:
        """By how much the value is above the best of the others; 0 or less is not enough."""
        return self.own.value - max(hand.value for hand in self.rivals)


class RoundAccount(Struct, frozen=True):
    """All turns of a round in their order, and its eruption."""

    round: int
    turns: tuple[TurnAccount, ...]
    lava: tuple[str, ...]
    """The cards that the eruption at the end took."""
    next_lava: tuple[str, ...]
    """Those that the next one will take."""
    places: dict[str, str]
    """Where the meeples stand now."""
    villagers: tuple[str, ...]
    """Whose meeples are safe in the village."""
    eruptions_left: dict[str, int]
    """By meeple that lava can reach: with which eruption from now on it does, if nobody moves."""


def round_account(game: Game[State], number: int) -> RoundAccount:
    """Tell a round that has ended from its events.

    >>> import fujikit
    >>> from fujikit.teams.company import Company
    >>> from fujikit.teams.kinds import player
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed=1)
    >>> company = Company({name: player("teammate", name) for name in game.seats})
    >>> while game.round == 1:
    ...     _, line = company.next_line(game)
    ...     _ = game.act(line)
    >>> account = round_account(game, 1)
    >>> [turn.seat for turn in account.turns], account.lava
    (['Clara', 'Jona', 'Steve'], ('c2',))
    """
    turns: dict[str, TurnAccount] = {}
    lava: tuple[str, ...] = ()
    for state, event in _events(game, number):
        match event:
            case Compared():
                turns[event.seat] = _begun(state, event)
            case Erupted() if state.phase == "erupt":
                lava = event.cards
            case _ if state.turn is not None and state.turn.seat in turns:
                name = state.turn.seat
                turns[name] = _told(turns[name], event)
    board, seats = game.state.board, game.state.seats
    return RoundAccount(
        number,
        tuple(turns.values()),
        lava,
        board.next_lava(),
        {seat.name: seat.at for seat in seats},
        tuple(seat.name for seat in seats if board.is_village(seat.at)),
        _eruptions_left(board, {seat.name: seat.at for seat in seats}),
    )


def _events(game: Game[State], number: int) -> Iterator[tuple[State, Event[State]]]:
    for move in game.history:
        if move.before.round == number:
            yield from (pair for pair in states_before(move) if pair[0].round == number)


def _begun(state: State, event: Compared) -> TurnAccount:
    seat = state.seat(event.seat)
    need = state.board.terrain_card(event.card).need
    hands = [(other.name, other.dice) for other in state.neighbours(event.seat)]
    if state.third:
        hands.append((THIRD, state.third))
    rivals = [_hand(name, dice, need, value) for (name, dice), value in zip(hands, event.rivals, strict=True)]
    return TurnAccount(
        event.seat,
        event.card,
        need,
        seat.at,
        seat.at,
        _hand(event.seat, seat.dice, need, event.value),
        tuple(rivals),
        event.success,
        seat.stamina,
    )


def _hand(name: str, dice: Iterable[Die], need: str, value: int) -> ComparedHand:
    fits, faces = parse_need(need).fits, tuple(die.face for die in dice)
    counting = tuple(number for number, face in enumerate(faces, 1) if face in fits)
    return ComparedHand(name, faces, counting, value)


def _told(turn: TurnAccount, event: Event[State]) -> TurnAccount:
    """A turn with what has happened in it next."""
    match event:
        case Moved():
            turn = replace(turn, end=event.way[-1])
        case LostWay():
            turn = replace(turn, no_way=True)
        case Erupted():
            turn = replace(turn, eruptions=(*turn.eruptions, *event.cards))
        case Drawn():
            turn = replace(turn, drawn=event.equipment)
        case Tired():
            turn = replace(turn, loss=event.loss)
        case Injured():
            turn = replace(turn, injuries=(*turn.injuries, event.injury))
    return turn


def _eruptions_left(board: Board, places: dict[str, str]) -> dict[str, int]:
    """Let the volcano erupt until nothing is left to take."""
    found: dict[str, int] = {}
    eruption = 0
    while taken := board.next_lava():
        eruption += 1
        found |= {name: eruption for name, square in places.items() if square in taken}
        board = board.flip(taken)
    return found
