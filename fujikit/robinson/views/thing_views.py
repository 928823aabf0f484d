"""What lies beside the board, as plain data: cards, items, stores, stacks, decks."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from fujikit.engine.deck import UNSEEN, Deck
from fujikit.engine.verdict import Reason
from fujikit.robinson.box.components import Adventure, EventCard, Mystery, Thing, Wreckage
from fujikit.robinson.clauses import rests_on
from fujikit.robinson.state import RESOURCES, Gear, Stack, State, Stock
from fujikit.robinson.things import catalogue
from fujikit.robinson.things.inventions import beside_sheets, open_inventions
from fujikit.robinson.words.component_names import name_in, plainly
from fujikit.robinson.work.kinds.build import build_targets, refuse_build
from fujikit.robinson.work.kinds.threat import card_at
from fujikit.robinson.work.payment import refuse_price


class CardView(Struct):
    """A card or a token by its id and its printed name."""

    id: str
    name: str
    effect: list[str]
    """What it does, in the sentences of the rules."""
    clause: str


class GearView(CardView):
    """Something that may be used again."""

    uses: int
    """How often it may still be used; 0 where there is no limit."""
    user: str
    """Who has it this round."""


class InventionView(CardView):
    """Something to build."""

    terrain: list[str]
    items: list[str]
    cost: list[str]
    owner: str
    """Whose personal invention it is."""
    sheet: bool
    """Whether it stands on the scenario sheet."""
    missing: list[str]
    """Why it can't be built now, in sentences."""


class ThreatView(Struct):
    """A card on a threat space: what can be done about it, and what comes if nothing is."""

    id: str
    name: str
    action: str
    pawns: int
    needs: list[str]
    reward: list[str]
    threat: list[str]


class HalvesView(Struct):
    """An adventure or mystery card in hand: what it does now, and what it does as an event."""

    name: str
    upper: list[str]
    lower_name: str
    lower: list[str]


class StockView(Struct):
    wood: int
    food: int
    kept: int
    """Nonperishable food."""
    fur: int
    tokens: list[CardView]
    inventions: list[CardView]
    treasures: list[CardView]
    equipment: list[CardView]


class StackView(Struct):
    """A planned action."""

    number: int
    kind: str
    target: str
    name: str
    pawns: list[str]
    """The top one last: who resolves it."""
    laid: dict[str, int]
    det: int
    burden: list[str]
    sure: bool


class DeckView(Struct):
    """A deck as everybody sees it: how many cards, and which of the uppermost are known."""

    count: int
    top: list[str]


def card(state: State, name: str, thing: Thing) -> CardView:
    return CardView(name, name_in(state.table.box, name), effect(thing), thing.clause)


def effect(thing: Thing) -> list[str]:
    """What a thing does, in the sentences of the rules."""
    return [plainly(line) for line in (*thing.gain, *thing.use, *thing.lasting)]


def gear(thing: Thing, own: Gear, now: int) -> GearView:
    left = max(0, thing.uses - own.uses) if thing.uses else 0
    user = own.user if own.claimed == now else ""
    return GearView(own.name, thing.name, effect(thing), thing.clause, left, user)


def all_gear(state: State, lying: Iterable[Gear], shelf: str) -> list[GearView]:
    return [gear(_thing(state, own.name, shelf), own, state.round) for own in lying]


def _thing(state: State, name: str, shelf: str) -> Thing:
    """A card of a shelf; a discovery token that is kept lies among the treasures."""
    table = state.table
    if shelf == "inventions":
        return catalogue.invention(table, name.partition("@")[0])
    if shelf == "equipment":
        return catalogue.equipment(table, name)
    if shelf == "tokens":
        return catalogue.token(table, name)
    try:
        return catalogue.treasure(table, name)
    except KeyError:
        return catalogue.token(table, name)


def inventions(state: State, lang: str) -> list[InventionView]:
    """What may be built, with what it needs and what is missing."""
    targets, personal = build_targets(state), beside_sheets(state)
    made = []
    for name in open_inventions(state):
        places = [target for target in targets if target.partition("@")[0] == name] or [name]
        owned = _owner(state, name) if name in personal else ""
        made.append(_invention(state, name, owned, [reason.text(lang) for reason in _missing(state, places)]))
    return made


def _missing(state: State, targets: list[str]) -> list[Reason]:
    """What stands against building it where the least does: some things may be built on several tiles."""
    return min(
        ([*refuse_build(state, target), *refuse_price(state, "build", target)] for target in targets), key=len
    )


def _owner(state: State, name: str) -> str:
    role = catalogue.invention(state.table, name).role
    return next((one.name for one in state.players() if one.role == role), "")


def _invention(state: State, name: str, owner: str, missing: list[str]) -> InventionView:
    made = catalogue.invention(state.table, name)
    return InventionView(
        id=name,
        name=made.name,
        effect=effect(made),
        clause=made.clause,
        terrain=list(made.terrain),
        items=list(made.items),
        cost=list(made.cost),
        owner=owner,
        sheet=catalogue.of_the_sheet(state.table, name),
        missing=list(dict.fromkeys(missing)),
    )


def threats(state: State) -> dict[str, ThreatView | None]:
    sides = zip(("left", "right"), state.threats, strict=True)
    return {side: _threat(name, card_at(state, side)) if name else None for side, name in sides}


def _threat(name: str, lying: EventCard | Wreckage) -> ThreatView:
    if isinstance(lying, Wreckage):
        reward = [plainly(f"1: {'; '.join(lying.one)}"), plainly(f"2: {'; '.join(lying.two)}")]
        return ThreatView(name, lying.name, lying.action, 1, [], reward, [])
    action = lying.action
    reward, threat = [[plainly(line) for line in lines] for lines in (action.reward, lying.threat)]
    return ThreatView(name, lying.name, action.name, action.pawns, list(action.needs), reward, threat)


@rests_on("rc.info.open")
def halves(state: State, card: str) -> HalvesView | None:
    """Both halves of the adventure or mystery card that is being dealt with."""
    (deck, _, name), box = card.partition(":"), state.table.box
    decks: dict[str, Iterable[Adventure | Mystery]] = {
        "build": box.build,
        "gather": box.gather,
        "explore": box.explore,
        "mystery": box.mysteries,
    }
    found = next((one for one in decks.get(deck, ()) if one.id == name), None)
    if found is None:
        return None
    upper, lower = list(map(plainly, found.effect)), found.lower
    later = list(map(plainly, lower.effect)) if lower else []
    return HalvesView(found.name, upper, lower.name if lower else "", later)


def stock(state: State, own: Stock) -> StockView:
    goods = own.goods
    shelves = {
        shelf: [card(state, name, _thing(state, name, shelf)) for name in getattr(own, shelf)]
        for shelf in ("tokens", "inventions", "treasures", "equipment")
    }
    return StockView(goods.wood, goods.food, goods.kept, goods.fur, **shelves)


def stack(state: State, own: Stack) -> StackView:
    return StackView(
        number=own.number,
        kind=own.kind,
        target=own.target,
        name=name_in(state.table.box, own.target),
        pawns=list(own.pawns),
        laid={kind: own.laid.of(kind) for kind in RESOURCES if own.laid.of(kind)},
        det=own.det,
        burden=list(own.burden),
        sure=own.sure,
    )


def deck(own: Deck) -> DeckView:
    """Known cards count from the top until the first that nobody has seen."""
    known: list[str] = []
    for name in own.top:
        if name.startswith(UNSEEN):
            break
        known.append(name)
    return DeckView(len(own), known)
