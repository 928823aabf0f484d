"""Position files: any moment of a game as a small TOML text, and back."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from fujikit.engine.errors import BadInput, BadPosition
from fujikit.engine.nearest import none_of
from fujikit.engine.positions import shared
from fujikit.fuji import position_check
from fujikit.fuji.actions import INJURIES
from fujikit.fuji.board import (
    EQUIPMENT,
    ERUPTIONS,
    LANDSCAPE,
    LAVA,
    NUMBER,
    RUBBLE,
    VILLAGE,
    VOLCANO,
    Board,
    Card,
    board_of,
)
from fujikit.fuji.box import Box, Track
from fujikit.fuji.box.components import EQUIPMENT_CARDS, SOURCES
from fujikit.fuji.box.layout import read_map
from fujikit.fuji.dice import FULL_SET, half_sides, slots_of
from fujikit.fuji.need import parse_need
from fujikit.fuji.options import CHARACTERS, EDITIONS, VARIANTS, check_names, faces_of, in_play
from fujikit.fuji.position_file import PositionFile, SeatFile, parse
from fujikit.fuji.reroll import MAX_BARS, rerolls
from fujikit.fuji.state import PHASES, THIRD, Die, Item, Seat, SeatBasics, State, StateBasics, Table

FORMAT = 1
MAX_ROUNDS = 999
LETTERS = {"V": VOLCANO, "R": RUBBLE, "L": LAVA, "l": LANDSCAPE, "v": VILLAGE}


def read(text: str, where: str, box: Box, lang: str = "en") -> State:
    """The state that a position file describes."""
    file = parse(text, where)
    try:
        return _Reader(file, box, text, lang).state()
    except BadPosition:
        raise
    except BadInput as error:
        raise BadPosition(f"{where}: {error}") from None


def _one_of(what: str, given: str, known: Sequence[str]) -> str:
    if given not in known:
        raise BadInput(f"{what}: {none_of(given, [each for each in known if each])}")
    return given


class _Reader:
    """Turns a position file into a state, piece by piece."""

    def __init__(self, file: PositionFile, box: Box, text: str, lang: str) -> None:
        self.file = file
        self.box = box
        self.text = text
        self.lang = lang
        self.faces = faces_of(box)

    def state(self) -> State:
        file = self.file
        _one_of("game", file.game, ("fuji",))
        _between("format", file.format, FORMAT, FORMAT)
        _one_of("phase", file.phase, PHASES[1:])
        _one_of("edition", file.edition, EDITIONS)
        _one_of("variant", file.variant, VARIANTS)
        _between("round", file.round, 1, MAX_ROUNDS)
        check_names([seat.name for seat in file.seat], file.variant)
        if (file.third is None) == bool(file.variant):
            raise BadInput(
                "third: positions of variants a and b describe the third set or meeple, others do not"
            )
        state = State(
            **shared(file, StateBasics),
            table=self._table(),
            seats=tuple(Seat(seat.name) for seat in self._seats()),
            board=self._board(),
            prompts=file.prompt,
            waits=file.phase in ("roll", "erupt") and not file.running,
        )
        state = replace(state, seats=tuple(self._seat(state, seat) for seat in self._seats()))
        state = replace(state, pile=self._pile(state), third=self._third(state))
        state = self._with_rerolls(self._with_out(state))
        position_check.check(state)
        return state

    def _table(self) -> Table:
        file = self.file
        track = self._track()
        level = self.box.level(file.level)
        names = tuple(seat.name for seat in self._seats())
        fields = {
            **shared(file, Table),
            "level": level,
            "track": track,
            "lang": self.lang,
            "position": self.text,
            "faces": self.faces,
        }
        return Table(names, in_play(self.box, file.scenario, level, track), **fields)

    def _track(self) -> Track:
        if not self.file.track:
            return self.box.track
        try:
            track = msgspec.convert({"source": "house", **self.file.track}, Track)
        except msgspec.ValidationError as error:
            raise BadInput(f"track: {error}") from None
        if not (1 <= track.length <= 1000 and all(0 < space <= track.length for space in track.injuries)):
            raise BadInput("track: the injury spaces should lie between 1 and the length")
        return track

    def _seats(self) -> Sequence[SeatFile]:
        seats = self.file.seat
        if self.file.variant != "b":
            return seats
        assert self.file.third is not None
        return [*seats, replace(self.file.third, name=THIRD)]

    def _board(self) -> Board:
        file = self.file.board
        letters = read_map(file.map, "".join(LETTERS) + ".")
        for square in letters:
            if square not in NUMBER:
                raise BadInput(f"board.map: {square} is off the largest board")
        for what, squares in (
            ("needs", file.needs),
            ("reroll", file.reroll),
            ("tokens", file.tokens),
            ("sources", file.sources),
        ):
            for square in squares:
                if square not in NUMBER:
                    raise BadInput(f"board.{what}: {square[:40]!r} is no square")
                if what != "needs" and LETTERS.get(letters.get(square, "")) not in (LANDSCAPE, VILLAGE):
                    raise BadInput(f"board.{what}: no terrain card lies on {square}")
        cards = {square: self._card(square, LETTERS[letter]) for square, letter in letters.items()}
        return board_of(cards)

    def _card(self, square: str, kind: str) -> Card:
        file = self.file.board
        if kind in (VOLCANO, RUBBLE):
            return Card(kind)
        try:
            need = str(parse_need(file.needs.get(square, "")))
        except BadInput as error:
            raise BadInput(f"board.needs.{square}: {error}") from None
        if kind == LAVA:
            return Card(kind, need)
        token = file.tokens.get(square)
        if token is not None:
            _one_of(f"board.tokens.{square}", token, (EQUIPMENT, *ERUPTIONS))
        source = _one_of(f"board.sources.{square}", file.sources.get(square, "house"), SOURCES)
        return Card(kind, need, square in file.reroll, token, source)

    def _seat(self, state: State, file: SeatFile) -> Seat:
        where = f"seat {file.name}"
        if file.skill:
            _one_of(f"{where}: skill", file.skill, [skill.name for skill in self.box.skills])
        if file.character:
            _one_of(f"{where}: character", file.character, CHARACTERS)
        for injury in file.injuries:
            _one_of(f"{where}: injuries", injury, INJURIES)
        if len(set(file.injuries)) < len(file.injuries):
            raise BadInput(f"{where}: injuries: one place is covered twice")
        _between(f"{where}: stamina", file.stamina, 0, state.table.track.length - 1)
        _between(f"{where}: bars", file.bars, 0, MAX_BARS)
        self._check_square(state, f"{where}: at", file.at)
        unmarked = file.moved or state.phase in ("roll", "plan", "erupt")
        marker = file.marker or ("" if unmarked else file.at)
        if marker and marker != file.at:
            self._check_marker(state, f"{where}: marker", marker)
        return Seat(
            **shared(file, SeatBasics),
            marker=marker,
            dice=self._hand(state, file),
            out=file.out or (),
            equipment=self._equipment(where, file),
        )

    def _check_square(self, state: State, where: str, square: str) -> None:
        if square not in NUMBER:
            raise BadInput(f"{where}: {square[:40]!r} is no square")
        if not state.board.is_terrain(square):
            raise BadInput(f"{where}: there is no terrain card on {square}")

    def _check_marker(self, state: State, where: str, square: str) -> None:
        if square not in NUMBER:
            raise BadInput(f"{where}: {square[:40]!r} is no square")
        card = state.board.card(square)
        if card is None or card.kind in (VOLCANO, RUBBLE):
            raise BadInput(f"{where}: there is no terrain card on {square}")

    def _equipment(self, where: str, file: SeatFile) -> tuple[Item, ...]:
        for name in (*file.equipment, *file.tapped, *file.later):
            _one_of(f"{where}: equipment", name, EQUIPMENT_CARDS)
        for name in (*file.tapped, *file.later):
            if name not in file.equipment:
                raise BadInput(f"{where}: {name} is not among the equipment")
        return tuple(
            Item(name, name in file.tapped, *file.later.get(name, (0, 0))) for name in file.equipment
        )

    def _hand(self, state: State, file: SeatFile) -> tuple[Die, ...]:
        """The dice in hand: given in full, or the own dice by their codes, or all of them showing 1."""
        if file.hand is not None:
            return file.hand
        where = f"seat {file.name}: dice"
        full = self._full(file)
        ones = [faces[0] for faces in self.faces[:full]]
        codes = ones if file.dice is None else file.dice.split()
        if len(codes) > full:
            raise BadInput(f"{where}: {len(codes)} dice are more than this player's {full}, and none is lent")
        sides = half_sides(state, file.name)
        slots = slots_of(codes, self.faces, where)
        return tuple(
            Die(code, file.name, slot, sides[slot], (sides[slot],))
            for code, slot in zip(codes, slots, strict=True)
        )

    def _full(self, file: SeatFile) -> int:
        dice = self.box.skill(file.skill).dice if file.skill else FULL_SET
        return dice - ("leg" in file.injuries and file.leg is None)

    def _third(self, state: State) -> tuple[Die, ...]:
        """The third set of variant A: three hidden dice, then three open ones."""
        file = self.file.third
        if self.file.variant != "a" or file is None:
            return ()
        if replace(file, name=THIRD, dice=None) != SeatFile():
            raise BadInput("third: the third set of variant a has `dice` and nothing else")
        dice = self._hand(state, replace(file, name=THIRD))
        if [die.slot for die in dice] != list(range(FULL_SET)):
            raise BadInput("third: dice: the third set has 6 dice, in the order of the set")
        return dice

    def _pile(self, state: State) -> tuple[str, ...]:
        held = [item.name for seat in state.seats for item in seat.equipment]
        if len(set(held)) < len(held):
            twice = next(name for name in held if held.count(name) > 1)
            raise BadInput(f"seat: equipment: {twice} is there twice")
        if self.file.pile is None:
            return tuple(card.name for card in self.box.equipment if card.name not in held)
        for name in self.file.pile:
            _one_of("pile", name, EQUIPMENT_CARDS)
            if name in held or self.file.pile.count(name) > 1:
                raise BadInput(f"pile: {name} is there twice")
        return self.file.pile

    def _with_out(self, state: State) -> State:
        """Dice that lie nowhere are out of the game, where the file does not say which are."""
        lying = {(die.owner, die.slot) for seat in state.seats for die in (*seat.dice, *seat.aside)}
        return state.with_seats(
            replace(seat, out=tuple(slot for slot in range(FULL_SET) if (seat.name, slot) not in lying))
            if file.out is None
            else seat
            for seat, file in zip(state.seats, self._seats(), strict=True)
        )

    def _with_rerolls(self, state: State) -> State:
        """Rerolls that are not given follow from the markers."""
        if state.phase != "reroll":
            return state
        third = state.seats[-1] if state.table.variant == "b" else None
        seats = []
        for seat, file in zip(state.seats, self._seats(), strict=True):
            given = rerolls(state, seat) if file.given is None else file.given
            half = rerolls(state, third) if third else 0
            seats.append(
                replace(
                    seat,
                    given=given,
                    rerolls=given if file.rerolls is None else file.rerolls,
                    half_rerolls=half if file.half_rerolls is None else file.half_rerolls,
                )
            )
        return replace(state, seats=tuple(seats))


def _between(what: str, given: int, least: int, most: int) -> None:
    if not least <= given <= most:
        raise BadInput(f"{what}: {given} does not lie between {least} and {most}")
