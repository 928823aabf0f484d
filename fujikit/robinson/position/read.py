"""Position files: any moment of a game as a small TOML text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

import fujikit.robinson.effect_registry  # noqa: F401  # what an agenda may say
from fujikit.engine.deck import Deck, face
from fujikit.engine.errors import BadInput, BadPosition
from fujikit.engine.positions import shared
from fujikit.robinson.box import Box, Scenario
from fujikit.robinson.cards.decks import default_inventions, full_decks
from fujikit.robinson.language import EFFECTS, Due, EffectContext, Task, unnamed
from fujikit.robinson.position import check
from fujikit.robinson.position.card_names import with_decks
from fujikit.robinson.position.check import one_of
from fujikit.robinson.position.file import (
    DeckFile,
    DueFile,
    GoodsFile,
    PersonFile,
    PlaceFile,
    PositionFile,
    StackFile,
    StockFile,
    TaskFile,
    parse,
)
from fujikit.robinson.setup.options import characters
from fujikit.robinson.setup.start import island
from fujikit.robinson.state import (
    DOG,
    FRIDAY,
    JENNY,
    KINDS,
    Gear,
    Goods,
    Person,
    Place,
    Stack,
    State,
    Stock,
    Table,
    read_fight,
    read_note,
)
from fujikit.robinson.things.inventions import usual_worth

MAX_SENTENCE_LENGTH = 1000
WAIT = "wait for the table"
NIGHT = ("night phase", "end of round")
WEATHER = ("weather phase", *NIGHT)
ACTION = ("action phase", *WEATHER)
PRODUCTION = ("production phase", *ACTION)
MORALE = ("morale phase", *PRODUCTION)
REST_OF_ROUND: dict[str, tuple[str, ...]] = {
    "event": (WAIT, "event phase", *MORALE),
    "morale": (WAIT, *MORALE),
    "production": (WAIT, *PRODUCTION),
    "plan": ACTION,
    "resolve": (WAIT, *[f"resolve {kind}" for kind in KINDS], "end of action phase", *WEATHER),
    "end": (WAIT, "end of action phase", *WEATHER),
    "weather": (WAIT, *WEATHER),
    "night": (WAIT, *NIGHT),
}
"""What is still to be done where a position does not say it."""


def read(text: str, where: str, box: Box, lang: str = "en") -> tuple[State, bool]:
    """The state that a position file describes, and whether it is for study."""
    file = parse(text, where)
    try:
        return _Reader(file, box, text, lang).state(), file.study
    except BadPosition:
        raise
    except BadInput as error:
        raise BadPosition(f"{where}: {error}") from None


class _Reader:
    """Turns a position file into a state, piece by piece."""

    def __init__(self, file: PositionFile, box: Box, text: str, lang: str) -> None:
        check.check_head(file, box)
        self.file = with_decks(file, box)
        self.box = box
        self.text = text
        self.lang = lang
        self.names = tuple(seat.name for seat in file.seat)

    def state(self) -> State:
        file, fight = self.file, read_fight(self.file.notes)
        fields = {
            **shared(file, State),
            "table": self._table(),
            "people": (*self._players(), *self._figures()),
            "first": file.first or self.names[0],
            "island": self._island(),
            "available": _stock(file.available),
            "future": _stock(file.future),
            "decks": (),
            "threats": (file.threats.left, file.threats.right),
            "inventions": self._inventions(),
            "items": self._items(),
            "treasures": _gear(file.treasures),
            "equipment": _gear(file.equipment),
            "plan": tuple(_stack(number, stack) for number, stack in enumerate(file.plan, 1)),
            "round_notes": tuple(read_note(note) for note in file.round_notes),
            "notes": tuple(
                (key, count) for key, count in file.notes.items() if key not in dict(fight.notes())
            ),
            "fight": fight,
            "due": tuple(_due(due) for due in file.due),
            "agenda": self._agenda(),
        }
        state = State(**fields)
        state = replace(state, camp=file.camp or self._camp(state))
        state = replace(state, decks=tuple(self._decks(state).items()))
        check.check(state)
        return state

    def _table(self) -> Table:
        file = self.file
        there = (*((FRIDAY,) if file.friday else ()), *((DOG,) if file.dog else ()))
        return Table(
            self.names,
            self.box,
            self._scenario(),
            file.switches,
            file.equipment_count,
            file.books,
            there if file.figures is None else file.figures,
            file.wreckage,
            self.lang,
            self.text,
            file.waits,
        )

    def _scenario(self) -> Scenario:
        return next(sheet for sheet in self.box.scenarios if sheet.number == self.file.scenario)

    def _players(self) -> list[Person]:
        """The players' characters; who has no role gets the first that nobody has."""
        taken = [seat.role for seat in self.file.seat]
        free = [role for role in characters(self.box) if role not in taken]
        return [_person(seat, seat.name, seat.role or free.pop(0)) for seat in self.file.seat]

    def _figures(self) -> list[Person]:
        known = ((FRIDAY, self.file.friday), (JENNY, self.file.jenny))
        return [_person(file, name, name.lower()) for name, file in known if file is not None]

    def _island(self) -> tuple[Place, ...]:
        if self.file.island is None:
            return island(self._table())
        names = [space.name for space in self.box.spaces]
        for name in self.file.island:
            one_of("island", name, names)
        return tuple(_place(name, self.file.island.get(name, 0)) for name in names)

    def _camp(self, state: State) -> str:
        """Where the sheet puts it; on the first tile that lies there, where that space is empty."""
        usual = state.table.scenario.camp
        if state.place(usual).tile:
            return usual
        return next((place.name for place in state.island if place.tile), usual)

    def _inventions(self) -> tuple[str, ...]:
        if self.file.inventions is not None:
            return self.file.inventions
        gone = {gear.name for gear in _gear(self.file.items)}
        gone.update(self.file.available.inventions, self.file.future.inventions)
        return tuple(card for card in default_inventions(self.box) if card not in gone)

    def _items(self) -> tuple[Gear, ...]:
        """The items; one of which only the name is said has given what it usually gives."""
        table = self._table()
        return tuple(
            Gear(item, gave=usual_worth(table, item)) if isinstance(item, str) else item
            for item in self.file.items
        )

    def _agenda(self) -> tuple[Task, ...]:
        if self.file.agenda is None:
            return tuple(Task(EFFECTS.read(line)) for line in REST_OF_ROUND[self.file.phase])
        return tuple(_task(task) for task in self.file.agenda)

    def _decks(self, state: State) -> dict[str, Deck]:
        """What the file says, in its order; then the other decks, without what lies elsewhere."""
        decks = {name: _exact(deck) for name, deck in self.file.decks.items() if not _lies_on_top(deck)}
        roles = [person.role for person in state.players()]
        for name, cards in full_decks(self.box, state.table.scenario, roles).items():
            if name not in decks:
                top = self.file.decks.get(name, ())
                assert isinstance(top, tuple)
                left = _left(cards, [*top, *_elsewhere(state, self.file, name)])
                decks[name] = Deck(top, tuple(sorted(left)))
        return decks


def _lies_on_top(deck: tuple[str, ...] | DeckFile) -> bool:
    return isinstance(deck, tuple) and bool(deck)


def _exact(deck: tuple[str, ...] | DeckFile) -> Deck:
    if isinstance(deck, tuple):
        return Deck()
    return Deck(deck.top, tuple(sorted(deck.middle)), deck.bottom)


def _left(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """The cards without those that lie elsewhere, one for one."""
    return list((Counter(cards) - Counter(face(card) for card in gone)).elements())


def _listed(file: PositionFile, deck: str) -> list[str]:
    cards = file.decks.get(deck, ())
    return list(cards) if isinstance(cards, tuple) else [*cards.top, *cards.middle, *cards.bottom]


def _elsewhere(state: State, file: PositionFile, deck: str) -> list[str]:
    """Cards of a deck that lie anywhere else on the table."""
    stocks = (state.available, state.future, *[person.own for person in state.people])
    mixed = [face(card).rpartition(":")[::2] for card in (*_listed(file, "event"), *state.drawn)]
    lying = {
        "beast": _listed(file, "hunting"),
        "mystery": [
            *_listed(file, "mystery-discard"),
            *[gear.name for gear in state.treasures],
            *[card for stock in stocks for card in stock.treasures],
        ],
        "discovery": [token for stock in stocks for token in stock.tokens],
        "tile": [str(place.tile) for place in state.island],
        "invention": [
            *_listed(file, "invention-discard"),
            *state.inventions,
            *[gear.name for gear in state.items],
            *[card for stock in stocks for card in stock.inventions],
        ],
        "equipment": [
            *[gear.name for gear in state.equipment],
            *[card for stock in stocks for card in stock.equipment],
            *state.table.scenario.left_out,
        ],
    }
    return [*lying.get(deck, []), *[card for origin, card in mixed if origin in (deck, "")]]


def _person(file: PersonFile, name: str, role: str) -> Person:
    return Person(**{**shared(file, Person), "name": name, "role": role, "own": _stock(file.own)})


def _stock(file: StockFile) -> Stock:
    return Stock(goods=_goods(file), **shared(file, Stock))


def _goods(file: GoodsFile) -> Goods:
    return Goods(**shared(file, Goods))


def _gear(cards: Iterable[str | Gear]) -> tuple[Gear, ...]:
    return tuple(Gear(card) if isinstance(card, str) else card for card in cards)


def _place(name: str, file: int | PlaceFile) -> Place:
    if isinstance(file, int):
        return Place(name, file)
    return Place(name, **shared(file, Place))


def _stack(number: int, file: StackFile) -> Stack:
    return Stack(**{**shared(file, Stack), "number": file.number or number, "laid": _goods(file.laid)})


def _task(file: TaskFile) -> Task:
    if len(file.do) > MAX_SENTENCE_LENGTH:
        raise BadInput(f"do: {file.do[:40]!r} and so on: no card says so much in one sentence")
    context = EffectContext(**shared(file, EffectContext))
    effect = EFFECTS.read(file.do)
    if missing := unnamed(effect, context):
        raise BadInput(f"do: {file.do!r} wants {' and '.join(sorted(missing))} beside it")
    return Task(effect, context)


def _due(file: DueFile) -> Due:
    return Due(file.moment, _task(file), file.round)
