"""A state as a position file."""

from __future__ import annotations

import msgspec

from fujikit.engine.errors import BadInput
from fujikit.engine.positions import shared
from fujikit.engine.toml import toml_text
from fujikit.fuji.board import LAVA, NUMBER, STRIDE, Board, Card
from fujikit.fuji.dice import half_sides, slots_from
from fujikit.fuji.need import ANY
from fujikit.fuji.position import LETTERS
from fujikit.fuji.position_file import BoardFile, PositionFile, SeatFile
from fujikit.fuji.state import THIRD, Die, Seat, SeatBasics, State, StateBasics


def write(state: State) -> str:
    """The position file of a state; reading it gives the same state."""
    if state.phase == "setup":
        raise BadInput("a position begins after the set-up: its choices are still open")
    if state.outcome is not None:
        raise BadInput("a finished game has no position to go on from; its record can be saved")
    table = state.table
    file = PositionFile(
        **shared(state, StateBasics),
        game="fuji",
        board=_board(state.board),
        seat=tuple(_seat(state, seat) for seat in state.players()),
        level=table.level.number,
        edition=table.edition,
        scenario=table.scenario,
        variant=table.variant,
        thrill=table.thrill,
        running=state.phase in ("roll", "erupt") and not state.waits,
        pile=state.pile,
        third=_third(state),
        track={"length": table.track.length, "injuries": list(table.track.injuries)},
        prompt=state.prompts,
    )
    return toml_text({"game": file.game, **msgspec.to_builtins(file)})


def _third(state: State) -> SeatFile | None:
    if state.table.variant == "a":
        return SeatFile(dice=" ".join(die.face for die in state.third))
    return _seat(state, state.seat(THIRD)) if state.table.variant == "b" else None


def _seat(state: State, seat: Seat) -> SeatFile:
    plain = _is_plain(state, seat)
    rerolling = state.phase == "reroll"
    return SeatFile(
        **shared(seat, SeatBasics),
        marker=seat.marker,
        dice=" ".join(die.face for die in seat.dice) if plain else None,
        hand=None if plain else seat.dice,
        equipment=tuple(item.name for item in seat.equipment),
        tapped=tuple(item.name for item in seat.equipment if item.tapped),
        later={i.name: (i.usable, i.usable_phase) for i in seat.equipment if i.usable > 0},
        rerolls=seat.rerolls if rerolling else None,
        given=seat.given if rerolling else None,
        half_rerolls=seat.half_rerolls if rerolling else None,
        out=seat.out,
    )


def _is_plain(state: State, seat: Seat) -> bool:
    """Whether the codes alone tell the hand: own dice in the order of the set, seen by their handler only."""
    sides = half_sides(state, seat.name)
    own = all(die.owner == seat.name and die.seen == (sides[die.slot],) == (die.side,) for die in seat.dice)
    return own and _first_fit(state, seat.dice) == [die.slot for die in seat.dice]


def _first_fit(state: State, dice: tuple[Die, ...]) -> list[int]:
    """The slots that reading the codes would give, where the first that fits is the right one."""
    slots: list[int] = []
    for die in dice:
        fitting = (
            slot for slot in slots_from(slots) if slot not in slots and die.face in state.table.faces[slot]
        )
        slots.append(next(fitting, -1))
    return slots


def _board(board: Board) -> BoardFile:
    cards = dict(board.squares())
    letters = {kind: letter for letter, kind in LETTERS.items()}
    width = max(NUMBER[square] % STRIDE for square in cards) + 1
    rows = [
        " ".join(letters[card.kind] if card else "." for card in _row(board, first, width))
        for first in range(0, len(board.cards), STRIDE)
    ]
    terrain = {square: card for square, card in cards.items() if board.is_terrain(square)}
    needy = {square: card for square, card in cards.items() if square in terrain or card.kind == LAVA}
    return BoardFile(
        "\n".join(rows) + "\n",
        {square: card.need for square, card in needy.items() if card.need != ANY},
        [square for square, card in terrain.items() if card.reroll],
        {square: card.token for square, card in terrain.items() if card.token is not None},
        {square: card.source for square, card in terrain.items() if card.source != "house"},
    )


def _row(board: Board, first: int, width: int) -> list[Card | None]:
    row: list[Card | None] = list(board.cards[first : first + width])
    return row + [None] * (width - len(row))
