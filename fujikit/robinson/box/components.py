"""What is in the box, as data. Effects are sentences of `fujikit.robinson.language`.

Every component says where its data come from (`source`) and how sure we are (`confidence`). A component is
known by its `id`: its name in small letters, with hyphens.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import Literal

from msgspec import Struct, field

from fujikit.engine.errors import BadInput

Source = Literal["rulebook", "components", "inferred", "own"]
"""`components`: read off published components by eye. `own`: from a player's own box."""
Confidence = Literal["high", "medium-high", "medium"]
Terrain = Literal["beach", "hills", "mountains", "plains", "river"]
Spring = Literal["wood", "fish", "parrot"]
"""A source of a tile; fish and parrot give food."""
Lines = tuple[str, ...]
"""Sentences of effects, in the order they are carried out."""


FORMAT = 2


def slug(name: str) -> str:
    """A printed name as one word.

    >>> slug("Captain Stone's Spyglass"), slug("Hammer & Nails")
    ('captain-stones-spyglass', 'hammer-and-nails')
    """
    return "-".join(re.findall(r"[a-z0-9]+", name.lower().replace("'", "").replace("&", "and")))


class Component(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """Anything with a name."""

    name: str
    source: Source
    confidence: Confidence = "high"
    clause: str = ""
    """A clause that explains the component, where there is one."""
    key: str = ""
    """The id of a component whose name stands in another place too."""

    @cached_property
    def id(self) -> str:
        return self.key or slug(self.name)


class Beast(Component, frozen=True, kw_only=True):
    """A card of the beast deck."""

    strength: int
    weapon: int
    """How many weapon levels it costs."""
    food: int
    fur: int
    effect: Lines = ()


class Tile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An island tile."""

    number: int
    terrain: Terrain
    sources: tuple[Spring, ...]
    beast: bool
    totem: bool
    shelter: bool
    """A natural shelter."""
    discovery: int
    source: Source
    confidence: Confidence = "high"


class Thing(Component, frozen=True, kw_only=True):
    """What may lie beside the board and be used: equipment, treasures, discovery tokens, items."""

    gain: Lines = ()
    """Once, when it becomes available."""
    use: Lines = ()
    """Each time it is used."""
    lasting: Lines = ()
    """As long as it lies there; nobody uses it."""
    when: tuple[str, ...] = ("any",)
    """The moments at which it may be used; see `fujikit.robinson.things.moments`."""
    needs: Lines = ()
    """What must be there for it to be used: `pot`, `weapon 1`, `built shelter`."""
    uses: int = 0
    """How often in the whole game; 0 for any number."""
    per_round: int = 0
    """How often in a round (or a night); 0 for any number."""
    per_combat: int = 0
    """How often in one combat; 0 for any number."""
    one_user: bool = False
    """One character a round claims it."""
    later: bool = False
    """It serves only from the round after it came."""


class Invention(Thing, frozen=True, kw_only=True):
    """An invention and the item it becomes."""

    kind: Literal["default", "personal", "other", "scenario"]
    role: str = ""
    """Whose personal invention it is."""
    terrain: tuple[Terrain, ...] = ()
    items: tuple[str, ...] = ()
    cost: tuple[str, ...] = ()
    """`1 wood`, `1 fur or 1 wood`: every line must be paid."""
    repeatable: bool = False


class Token(Thing, frozen=True, kw_only=True):
    """A discovery token."""

    uses: int = 1
    copies: int = 1
    forced: bool = False
    """It must be traded in as soon as the action phase ends."""


class Equipment(Thing, frozen=True, kw_only=True):
    """A starting equipment card."""

    uses: int = 2


class Wreckage(Component, frozen=True, kw_only=True):
    """A wreckage card and its action."""

    action: str
    one: Lines
    """For one pawn."""
    two: Lines


class ThreatAction(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be done about an event card that lies on a threat space."""

    name: str
    pawns: int = 1
    different: bool = False
    """The pawns must be those of different players."""
    needs: Lines = ()
    """`1 wood`, `1 wood or 1 fur`, `shovel`, `weapon 2`, `1 wood or shovel`."""
    reward: Lines = ()


class EventCard(Component, frozen=True, kw_only=True):
    """An event card."""

    copies: int = 1
    symbol: Literal["book", "build", "gather", "explore"]
    effect: Lines = ()
    action: ThreatAction
    threat: Lines = ()


class Lower(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The lower half of a card that has been shuffled into the event deck."""

    name: str
    effect: Lines = ()


class Adventure(Thing, frozen=True, kw_only=True):
    """An adventure card; one that is kept is a thing like a treasure."""

    copies: int = 1
    effect: Lines = ()
    lower: Lower | None = None
    keep: bool = False
    """It stays beside the board."""


class Mystery(Thing, frozen=True, kw_only=True):
    """A mystery card; a treasure is a thing, a creature or a trap has an effect."""

    kind: Literal["creature", "trap", "treasure"]
    effect: Lines = ()
    lower: Lower | None = None
    keep: bool = False
    """It stays beside the board."""


class Ability(Thing, frozen=True, kw_only=True):
    """What a character can do for determination."""

    det: int
    dice: str = ""
    """The colour of the dice that it throws again, by the kind of action; any where it is empty."""
    sheet_det: int = 0
    """What the printed sheet asks for, where the rulebook asks for something else."""
    sheet_use: Lines = ()
    """What the printed sheet says, where the rulebook says something else."""


class Role(Component, frozen=True, kw_only=True):
    """A character sheet."""

    hearts: int
    arrows: tuple[int, ...] = ()
    """The wounds that lower morale when they are taken."""
    invention: str = ""
    abilities: tuple[Ability, ...] = field(default=(), name="ability")


class CrewMember(Component, frozen=True, kw_only=True):
    """One of the film crew of scenario 7."""

    number: int
    item: str = ""
    bonus: Lines = ()
    when: tuple[str, ...] = ("any",)
    """The moments at which the bonus may be taken."""


class Weather(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The weather dice of some rounds."""

    rounds: tuple[int, int]
    dice: tuple[Literal["rain", "winter", "animals"], ...]


class Table(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table inside a sheet: what one scenario has and no other."""


class Placed(Table, frozen=True, kw_only=True):
    """A tile that lies on the island from the start."""

    space: str
    tile: int
    down: bool = False


class Pile(Table, frozen=True, kw_only=True):
    """Scenario 1: the woodpile."""

    stages: tuple[int, ...]
    """The wood of each stage, in the order they are built."""
    ship: tuple[int, ...]
    """The rounds in which the ship passes."""
    needs: str
    """The item without which nobody sees the pile."""


class Crosses(Table, frozen=True, kw_only=True):
    """Scenario 2: the Crosses, and what the Dark Temple holds."""

    count: int
    temple: Lines


class JennySheet(Table, frozen=True, kw_only=True):
    """Scenario 3: Jenny on her rock and in camp, and the boats."""

    night: Lines
    """Every night until she is rescued."""
    resting: Lines
    raft: str
    boat: str


class Flow(Table, frozen=True, kw_only=True):
    """The spaces that lava reaches in a round."""

    round: int
    spaces: tuple[str, ...]


class Target(Table, frozen=True, kw_only=True):
    """What must be explored with so many players."""

    players: int
    spaces: int
    locations: int


class Location(Table, frozen=True, kw_only=True):
    """A location: how many mystery cards are drawn there, and how many more pawns it takes."""

    cards: int
    more_pawns: int = 0


class Volcano(Table, frozen=True, kw_only=True):
    """Scenario 4: the volcano, its lava, and what must be explored before the boat."""

    space: str
    boat: str
    flows: tuple[Flow, ...]
    targets: tuple[Target, ...]
    locations: tuple[Location, ...]
    """In the order they are explored."""


class Cannibals(Table, frozen=True, kw_only=True):
    """Scenario 5: villages and the city."""

    villages: int
    """So many of the totems that are found are villages."""
    strength: int
    """Of a village, before totems in sight are added."""
    city: str
    """Its space."""
    opens: int
    """The round in which it is found."""
    walls: int
    """The strength of the city."""
    weaker: int
    """By so much for each burned village."""
    more_pawns: int
    """For a Gather where cannibals live."""


class Family(Table, frozen=True, kw_only=True):
    """Scenario 6: the children, totems, and the special action."""

    births: tuple[int, ...]
    """The rounds in which a child is born."""
    new_terrain: Lines
    """What a totem does on the first tile of its terrain."""
    reclaim: Lines


class Film(Table, frozen=True, kw_only=True):
    """Scenario 7: traps, the ape, and the crew."""

    traps: int
    reach: int
    """How far from the camp a Trap may stand."""
    weapon: int
    """The weapon levels that the capture costs."""
    actress: int
    director: int
    """The numbers of these two among the crew."""
    lair: int
    """The lair in which the actress is held, by its number."""
    free: Lines
    """What frees her there."""
    production: Lines
    """In a camp beside a totem."""
    breach: Lines
    """What animals do at a palisade of 0."""


class Scenario(Component, frozen=True, kw_only=True):
    """A scenario sheet."""

    number: int
    rounds: int
    camp: str = "m1"
    """The space of the camp."""
    placed: tuple[Placed, ...] = (Placed(space="m1", tile=8),)
    draws: int = 5
    """How many inventions are drawn to lie beside the default ones."""
    equipment: tuple[str, ...] = ()
    """Starting equipment that the sheet names; only what is left is drawn."""
    left_out: tuple[str, ...] = ()
    """Starting equipment that is out of the game."""
    start: Lines = ()
    """At the end of the set-up."""
    stays: tuple[str, ...] = ()
    """Tokens that stay on an action space all game, `time@explore`."""
    fur_for_wood: bool = False
    """Whether fur may stand for wood piece by piece, for shelter, roof and palisade."""
    books_help: bool = False
    """Whether book events are the lighter ones here."""
    weather: tuple[Weather, ...] = ()
    inventions: tuple[Invention, ...] = field(name="invention")
    tokens: tuple[Token, ...] = field(name="token")
    """For dash, bow-tie, X and stripes, in this order."""
    book: Lines = ()
    totems: tuple[Lines, ...] = ()
    """In the order they are found."""
    crew: tuple[CrewMember, ...] = ()
    pile: Pile | None = None
    crosses: Crosses | None = None
    jenny: JennySheet | None = None
    volcano: Volcano | None = None
    cannibals: Cannibals | None = None
    family: Family | None = None
    film: Film | None = None


class Cost(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What shelter, roof and palisade cost with so many players."""

    players: int
    wood: int
    fur: int
    source: Source


class Die(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A die and its six faces."""

    name: str
    """`build-wound`, `gather-success`, `explore-adventure`, `rain`, `winter`, `animals`."""
    faces: tuple[str, ...]
    source: Source
    confidence: Confidence = "high"


class Space(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A space of the island and those next to it."""

    name: str
    neighbours: tuple[str, ...]
    border: bool = False
    """A cut-off hex, which is a space only where a tile lies on it."""
    source: Source


class MoraleSpace(Table, frozen=True, kw_only=True):
    """A space of the morale track: the determination that the First Player gains, or loses below 0."""

    level: int
    change: int
    heal: int = 0
    """Wounds that may be healed instead."""


class Board(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """What is printed on the board besides costs and spaces."""

    weapon_cost: Lines
    arrange_det: int
    arrange_morale: int
    rest_heals: int
    animals: int
    """The strength that Hungry Animals fight with."""
    morale: tuple[MoraleSpace, ...]
    source: Source

    @cached_property
    def track(self) -> dict[int, MoraleSpace]:
        """The morale track by level."""
        return {space.level: space for space in self.morale}

    @cached_property
    def lowest_morale(self) -> int:
        return min(self.track)

    @cached_property
    def highest_morale(self) -> int:
        return max(self.track)


class Box(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """All components of the game."""

    format: int
    name: str
    board: Board
    spaces: tuple[Space, ...] = field(name="space")
    costs: tuple[Cost, ...] = field(name="cost")
    dice: tuple[Die, ...] = field(name="die")
    beasts: tuple[Beast, ...] = field(name="beast")
    inventions: tuple[Invention, ...] = field(name="invention")
    tiles: tuple[Tile, ...] = field(name="tile")
    equipment: tuple[Equipment, ...]
    wreckage: tuple[Wreckage, ...]
    tokens: tuple[Token, ...] = field(name="token")
    roles: tuple[Role, ...] = field(name="role")
    scenarios: tuple[Scenario, ...] = field(name="scenario")
    events: tuple[EventCard, ...] = field(name="event")
    build: tuple[Adventure, ...]
    gather: tuple[Adventure, ...]
    explore: tuple[Adventure, ...]
    mysteries: tuple[Mystery, ...] = field(name="mystery")

    def card(self, name: str) -> Component:
        """A card, token or sheet by its deck and its name, `build:accident`."""
        if name not in self._cards:
            raise BadInput(f"the box has no card {name[:60]!r}")
        return self._cards[name]

    def event(self, name: str) -> EventCard:
        """An event card by its name."""
        card = self.card(f"event:{name}")
        assert isinstance(card, EventCard)
        return card

    def adventure(self, deck: str, name: str) -> Adventure:
        """An adventure card by its deck and its name."""
        card = self.card(f"{deck}:{name}")
        assert isinstance(card, Adventure)
        return card

    def mystery(self, name: str) -> Mystery:
        """A mystery card by its name."""
        card = self.card(f"mystery:{name}")
        assert isinstance(card, Mystery)
        return card

    @cached_property
    def _cards(self) -> dict[str, Component]:
        decks: dict[str, tuple[Component, ...]] = {
            "event": self.events,
            "build": self.build,
            "gather": self.gather,
            "explore": self.explore,
            "mystery": self.mysteries,
            "beast": self.beasts,
            "wreckage": self.wreckage,
            "equipment": self.equipment,
            "invention": self.inventions,
            "role": self.roles,
            "token": self.tokens,
        }
        found: dict[str, Component] = {}
        for deck, cards in decks.items():
            found |= {f"{deck}:{card.id}": card for card in cards}
        for scenario in self.scenarios:
            found |= {f"invention:{card.id}": card for card in scenario.inventions}
            found |= {f"token:{token.id}": token for token in scenario.tokens}
        return found
