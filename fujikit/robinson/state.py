"""Everything on the table at one moment of a game of Robinson Crusoe."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal, get_args

from msgspec import Struct
from msgspec.json import decode, encode
from msgspec.structs import replace

from fujikit.engine.deck import Deck
from fujikit.engine.rules import Outcome
from fujikit.robinson.box import Box, Scenario

FRIDAY, JENNY, DOG = "Friday", "Jenny", "dog"
PHASES = ("event", "morale", "production", "plan", "resolve", "end", "weather", "night")
"""`end` is the end of the action phase, when everything comes from Future."""
ACTION_PHASE = ("plan", "resolve")
Kind = Literal["threat", "hunt", "build", "gather", "explore", "arrange", "rest", "reclaim"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""The kinds of action, in the order in which they are resolved."""
WATCH, USUAL, NEVER = "watch", "usual", "never"
WAITS = (WATCH, USUAL, NEVER)
"""How much a table wants to be asked whether somebody uses a thing at any time.

Before every step; where it may matter; or not, as in records from before there was this question.
"""
PAWNS = 2
ITEMS_AWAY = "items-away"
"""The round note that all item cards lie in Future."""
RESOURCES = ("wood", "food", "kept", "fur")
"""`kept` is nonperishable food."""


class Goods(Struct, frozen=True, gc=False):
    """Resources: wood, food, food that keeps, fur."""

    wood: int = 0
    food: int = 0
    kept: int = 0
    fur: int = 0

    def plus(self, kind: str, count: int) -> Goods:
        """So many more of a kind; fewer with a count below zero.

        >>> Goods(wood=1).plus("wood", 2)
        Goods(wood=3, food=0, kept=0, fur=0)
        """
        return replace(self, **{kind: getattr(self, kind) + count})

    def and_all(self, other: Goods) -> Goods:
        return Goods(
            self.wood + other.wood, self.food + other.food, self.kept + other.kept, self.fur + other.fur
        )

    def of(self, kind: str) -> int:
        count: int = getattr(self, kind)
        return count

    def any_food(self) -> int:
        return self.food + self.kept


class Stock(Struct, frozen=True, gc=False):
    """A space that holds things: Available, Future, or the sheet of somebody who sleeps outside."""

    goods: Goods = Goods()
    tokens: tuple[str, ...] = ()
    """Discovery tokens."""
    inventions: tuple[str, ...] = ()
    treasures: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()

    def and_all(self, other: Stock) -> Stock:
        cards = {kind: (*getattr(self, kind), *getattr(other, kind)) for kind in CARDS}
        return Stock(self.goods.and_all(other.goods), **cards)

    def less(self, other: Stock) -> Stock:
        """What is left without so much of everything, one for one; nothing falls below none."""
        goods = [max(0, self.goods.of(kind) - other.goods.of(kind)) for kind in RESOURCES]
        cards = {kind: _fewer(getattr(self, kind), getattr(other, kind)) for kind in CARDS}
        return Stock(Goods(*goods), **cards)


CARDS = ("tokens", "inventions", "treasures", "equipment")
"""What a stock holds besides resources."""


def _fewer(cards: Iterable[str], others: Iterable[str]) -> tuple[str, ...]:
    left = list(cards)
    for card in others:
        if card in left:
            left.remove(card)
    return tuple(left)


class Burden(Struct, frozen=True, gc=False):
    """Something that weighs on a character for a while."""

    kind: str
    """`one-pawn`, `only` (with the kinds of action), `no-abilities`, `reroll`, `spider-web`, `disease`, …"""
    until: int = 0
    """The last round in which it counts; 0 where a card takes it off."""
    since: int = 0
    """The first round in which it counts."""
    what: tuple[str, ...] = ()
    count: int = 1


class Person(Struct, frozen=True, gc=False):
    """A character: a player's, Friday, or Jenny."""

    name: str
    role: str
    """`carpenter`, `cook`, `explorer`, `soldier`, `friday`, `jenny`."""
    wounds: int = 0
    det: int = 0
    special: tuple[str, ...] = ()
    """Special wounds: the place and the card each came from, `leg:build:accident`."""
    spent: tuple[str, ...] = ()
    """Abilities used this round."""
    burdens: tuple[Burden, ...] = ()
    covered: tuple[int, ...] = ()
    """Morale arrows that an amulet covers, by the number of the wound that passes them."""
    outside: str = ""
    """The space where this night is spent away from camp."""
    own: Stock = Stock()
    """What lies on the own sheet until the night outside is over."""
    ready: bool = False
    dead: bool = False
    """Friday's death takes nobody else along."""

    def weighed(self, kind: str, now: int) -> Burden | None:
        """The burden of a kind that counts in this round, if there is one."""
        for burden in self.burdens:
            if burden.kind == kind and burden.since <= now and (not burden.until or now <= burden.until):
                return burden
        return None


class Place(Struct, frozen=True, gc=False):
    """A space of the island with what lies on it."""

    name: str
    tile: int = 0
    """The number of the tile; 0 for an empty space."""
    down: bool = False
    """Turned face down, and so inaccessible."""
    tokens: tuple[str, ...] = ()
    """Cardboard: `time`, `danger`, `food`, `wood`, `shortcut`, `number`."""
    markers: tuple[str, ...] = ()
    """Wooden discs: `wood`, `fish`, `parrot` on an exhausted source, `terrain`, `fog`, `ash`, `cross`, …"""


class Gear(Struct, frozen=True, gc=False):
    """A card beside the board that may be used: an item, a treasure, starting equipment."""

    name: str
    uses: int = 0
    """How often it has been used in the whole game."""
    worked: int = 0
    """The last round in which it was used, for what serves once a round."""
    user: str = ""
    """Who has claimed it, or was given it, in `claimed`."""
    claimed: int = 0
    """The round of the claim."""
    gave: int = 0
    """What a one-time gain really gave, so that it can be undone."""
    marked: bool = False
    """Tools Inspection has put a marker on it."""
    flipped: int = 0
    """The round in which it was flipped: it still serves, and goes when that round ends."""
    since: int = 0
    """The first round in which it serves."""


class Stack(Struct, frozen=True, gc=False):
    """A planned action: pawns on a spot, with what is laid there."""

    number: int
    kind: str
    """One of `KINDS`."""
    target: str = ""
    """What or where: `left`, `roof`, `knife`, `t2:wood`, `t2:temple`, …; empty where the kind says all."""
    pawns: tuple[str, ...] = ()
    """Whose pawns, the top one last: names of characters, and neutral pawns by what they come from."""
    laid: Goods = Goods()
    det: int = 0
    """The carpenter's determination laid in place of a wood."""
    burden: tuple[str, ...] = ()
    """Tokens of the action's space that this stack carries: `time`, `wood`."""
    sure: bool = False
    """Whether there are pawns enough to do without dice, as counted when the plan was confirmed."""


class Helper(Struct, frozen=True, gc=False):
    """A neutral pawn at hand."""

    name: str
    """The thing it comes from, with a number where there are several: `map`, `candles-2`."""
    serves: tuple[str, ...]
    """The kinds of action it may support."""
    once: bool = False
    """It leaves the game when it has served."""
    only: str = ""
    """The one character, or the one kind of target, that it may serve."""
    until: int = 0
    """The last round in which it is there; 0 until it has served."""


class Throw(Struct, frozen=True, gc=False):
    """Dice on the table."""

    dice: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    by: str = ""


class Table(Struct, frozen=True, gc=False):
    """What stays the same all game."""

    names: tuple[str, ...]
    """The players, in the order they sit."""
    box: Box
    scenario: Scenario
    switches: tuple[str, ...] = ()
    equipment: int = 2
    books: str = ""
    """`easier`, `harder`, or as printed."""
    figures: tuple[str, ...] = ()
    """Friday and the dog, if they play."""
    wreckage: str = ""
    lang: str = "en"
    position: str = ""
    """The position file that the game began with, if it did."""
    waits: str = NEVER
    """How much the table wants to be asked whether somebody uses a thing, one of `WAITS`."""


class ActionStart(Struct, frozen=True, gc=False):
    """Future as it was when the action that is being resolved began."""

    future: Stock

    def __str__(self) -> str:
        return f"began:{encode(self.future).decode()}"


class FoundTreasure(Struct, frozen=True, gc=False):
    """A treasure, the planned action that found it, and who did."""

    stack: int
    name: str
    who: str

    def __str__(self) -> str:
        return f"found:{self.stack}:{self.name}:{self.who}"


class EarlyDie(Struct, frozen=True, gc=False):
    """A weather die that was thrown before the action phase, and its face."""

    die: str
    face: str

    def __str__(self) -> str:
        return f"early:{self.die}:{self.face}"


class LentForPlan(Struct, frozen=True, gc=False):
    """Temporary weapon levels that met a requirement when the plan was confirmed."""

    by: int

    def __str__(self) -> str:
        return f"planned-temporary:{self.by}"


class WoodBuilder(Struct, frozen=True, gc=False):
    """Who succeeded in a build that was paid with wood."""

    who: str

    def __str__(self) -> str:
        return f"wood-built:{self.who}"


RoundNote = str | ActionStart | FoundTreasure | EarlyDie | LentForPlan | WoodBuilder
"""What counts until the round ends: a plain word, or one with something to it."""
_NOTES: dict[str, Callable[..., RoundNote]] = {
    "began": lambda *future: ActionStart(decode(":".join(future), type=Stock)),
    "found": lambda stack, name, who: FoundTreasure(int(stack), name, who),
    "early": EarlyDie,
    "planned-temporary": lambda by: LentForPlan(int(by)),
    "wood-built": WoodBuilder,
}


def read_note(text: str) -> RoundNote:
    """A note of the round from its text; one that is not known is a plain word.

    >>> read_note("early:rain:snow"), read_note("argument")
    (EarlyDie(die='rain', face='snow'), 'argument')
    """
    first, *rest = text.split(":")
    try:
        return _NOTES[first](*rest)
    except (KeyError, TypeError, ValueError):
        return text


class Fight(Struct, frozen=True, gc=False):
    """What lasts for one fight, or for one momentary need."""

    weapon: int = 0
    """Temporary weapon levels."""
    served: tuple[str, ...] = ()
    """Things that serve once in each fight, and have."""
    helmets: tuple[tuple[str, int], ...] = ()
    """Who wears a helmet: 1, or 2 where it has kept off its wound."""

    def helmet(self, who: str) -> int:
        return dict(self.helmets).get(who, 0)

    def with_helmet(self, who: str, now: int) -> Fight:
        return replace(self, helmets=tuple({**dict(self.helmets), who: now}.items()))

    def notes(self) -> Iterator[tuple[str, int]]:
        """The same as notes, as views and position files have them."""
        if self.weapon:
            yield "temporary-weapon", self.weapon
        yield from ((f"combat:{thing}", 1) for thing in self.served)
        yield from ((f"combat:helmet:{who}", now) for who, now in self.helmets)


def read_fight(notes: Mapping[str, int]) -> Fight:
    """The fight that notes tell of.

    >>> read_fight({"pile": 3, "temporary-weapon": 2, "combat:saber": 1}).served
    ('saber',)
    """
    fight = Fight(notes.get("temporary-weapon", 0))
    for key, count in notes.items():
        match key.split(":"):
            case ["combat", "helmet", who]:
                fight = fight.with_helmet(who, count)
            case ["combat", thing]:
                fight = replace(fight, served=(*fight.served, thing))
    return fight


class StateBasics(Struct, frozen=True, gc=False):
    """What a position file says of the moment in the same words as the state."""

    phase: str = "event"
    round: int = 1
    first: str = ""
    """The First Player."""
    morale: int = 0
    weapon: int = 0
    roof: int = 0
    palisade: int = 0
    shelter: bool = False
    """Whether it has been built."""
    camp: str = ""
    spots: tuple[str, ...] = ()
    """Tokens and markers off the island: `time@build`, `adventure@gather`, `rain@weather`, `wood@roof`, …"""
    helpers: tuple[Helper, ...] = ()
    """Neutral pawns that are not those of an item: from tokens, abilities, cards."""
    throw: Throw = Throw()
    drawn: tuple[str, ...] = ()
    """Cards in hand while they are being dealt with, the last one drawn last."""
    traces: tuple[tuple[str, str, str], ...] = ()
    """What cards have left on the island, so that they can take it off: the card, the space, the marker."""
    let_by: tuple[str, ...] = ()
    """What could have been used since the last result of chance, and was not."""


class State(StateBasics, frozen=True, gc=False, kw_only=True):
    """One moment of a game."""

    table: Table
    people: tuple[Person, ...]
    """The players' characters in the order they sit, then Friday, then Jenny."""
    island: tuple[Place, ...] = ()
    available: Stock = Stock()
    future: Stock = Stock()
    decks: tuple[tuple[str, Deck], ...] = ()
    """`event`, `build`, `gather`, `explore`, `beast`, `hunting`, `mystery`, `discovery`, `tile`, `invention`,
    `equipment`, and the piles `mystery-discard`, `invention-discard`."""
    threats: tuple[str, str] = ("", "")
    """The cards on the left and the right threat space, by deck and name: `event:storm`."""
    inventions: tuple[str, ...] = ()
    """On the board, invention side up; personal ones beside their sheets are not among them."""
    items: tuple[Gear, ...] = ()
    treasures: tuple[Gear, ...] = ()
    equipment: tuple[Gear, ...] = ()
    plan: tuple[Stack, ...] = ()
    round_notes: tuple[RoundNote, ...] = ()
    """What counts until the round ends: `no-wood`, `halved`, `skip-production`, `argument`, …"""
    notes: tuple[tuple[str, int], ...] = ()
    """What the scenario counts: `pile`, `totems`, `jenny`, `crew`, …"""
    fight: Fight = Fight()
    due: tuple[Any, ...] = ()
    """`Due` tasks: what comes at a later moment."""
    agenda: tuple[Any, ...] = ()
    """`Task`s: what is to be done, the next one first."""
    outcome: Outcome | None = None

    def person(self, name: str) -> Person:
        for person in self.people:
            if person.name == name:
                return person
        raise KeyError(name)

    def players(self) -> tuple[Person, ...]:
        """The characters of the players."""
        return self.people[: len(self.table.names)]

    def friday(self) -> Person | None:
        """Friday, if he plays and lives."""
        return self._figure(FRIDAY)

    def jenny(self) -> Person | None:
        return self._figure(JENNY)

    def _figure(self, name: str) -> Person | None:
        for person in self.people[len(self.table.names) :]:
            if person.name == name and not person.dead:
                return person
        return None

    def with_person(self, name: str, **changes: object) -> State:
        people = tuple([replace(one, **changes) if one.name == name else one for one in self.people])
        return replace(self, people=people)

    def place(self, name: str) -> Place:
        for place in self.island:
            if place.name == name:
                return place
        raise KeyError(name)

    def with_place(self, name: str, **changes: object) -> State:
        island = tuple([replace(one, **changes) if one.name == name else one for one in self.island])
        return replace(self, island=island)

    def deck(self, name: str) -> Deck:
        for known, deck in self.decks:
            if known == name:
                return deck
        return Deck()

    def with_deck(self, name: str, deck: Deck) -> State:
        return replace(self, decks=(*[pair for pair in self.decks if pair[0] != name], (name, deck)))

    @property
    def items_lying(self) -> tuple[Gear, ...]:
        """The items that can be used; a catastrophe takes cards away for a while, none of the sheet."""
        if ITEMS_AWAY not in self.round_notes:
            return self.items
        sheet = [card.id for card in self.table.scenario.inventions]
        return tuple([gear for gear in self.items if gear.name in sheet])

    def item(self, name: str) -> Gear | None:
        """A built item that lies on the board."""
        return _named(self.items_lying, name)

    def treasure(self, name: str) -> Gear | None:
        return _named(self.treasures, name)

    def noted(self, key: str) -> int:
        """What the scenario has counted."""
        for known, count in self.notes:
            if known == key:
                return count
        return 0

    def all_notes(self) -> tuple[tuple[str, int], ...]:
        """What the scenario has counted, and what the fight that is going on remembers."""
        fight = tuple(self.fight.notes())
        return tuple(sorted((*self.notes, *fight))) if fight else self.notes

    def stack(self, number: int) -> Stack:
        for stack in self.plan:
            if stack.number == number:
                return stack
        raise KeyError(number)

    def stacks(self, kind: str) -> Iterator[Stack]:
        return (stack for stack in self.plan if stack.kind == kind)

    def acting(self) -> bool:
        """Whether it is the action phase, planning included."""
        return self.phase in ACTION_PHASE


def _named(shelf: tuple[Gear, ...], name: str) -> Gear | None:
    for gear in shelf:
        if gear.name == name:
            return gear
    return None
