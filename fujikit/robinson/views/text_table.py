"""The table as text, for terminals and for places without widgets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from textwrap import fill

from fujikit.engine.deck import UNSEEN
from fujikit.robinson.box.components import Wreckage
from fujikit.robinson.clauses import WORDS
from fujikit.robinson.island import island_map
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import RESOURCES, Gear, Person, Place, State, Stock
from fujikit.robinson.things import catalogue
from fujikit.robinson.things.inventions import open_inventions
from fujikit.robinson.words.component_names import name_in, plainly
from fujikit.robinson.work.kinds.threat import card_at
from fujikit.robinson.work.pawns import idle, idle_neutrals
from fujikit.robinson.work.spot_names import stack_label

CELL = 19
WIDTH = 100
ROWS = ("t", "m", "b")
INDENT = {"t": CELL // 2, "m": 0, "b": CELL // 2}
DECKS = ("event", "hunting", "beast", "tile", "invention", "discovery", "mystery")
SIDES = ("left", "right")
NONE = "-"


def show(state: State, lang: str = "en") -> str:
    """The island, then what lies beside it, then everybody; nothing that is hidden."""
    parts = (
        _head(state, lang),
        _island(state),
        _stores(state, lang),
        _cards(state, lang),
        _people(state, lang),
    )
    return "\n\n".join("\n".join(map(_folded, part)) for part in parts)


def _folded(line: str) -> str:
    """A long line over several, so that words stay whole."""
    return line if len(line) <= WIDTH else fill(line, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _translate(key: str, lang: str, **numbers: object) -> str:
    return WORDS.translate("ui", key, lang, **numbers)


def _head(state: State, lang: str) -> Iterator[str]:
    scenario = state.table.scenario
    yield _translate(
        "round",
        lang,
        scenario=scenario.name,
        round=state.round,
        rounds=scenario.rounds,
        phase=state.phase,
        first=state.first,
    )
    shelter = (
        "built" if state.shelter else "natural" if island_map.natural_shelter(state, state.camp) else "none"
    )
    levels = {"weapon": state.weapon, "roof": state.roof, "palisade": state.palisade}
    yield _translate(
        "levels", lang, morale=f"{state.morale:+}", shelter=_translate(f"shelter-{shelter}", lang), **levels
    )
    dice = sheet(state).weather_dice(state)
    tokens = [spot.partition("@")[0] for spot in state.spots if spot.endswith("@weather")]
    yield _translate("weather", lang, dice=[*dice, *tokens] or [NONE])
    if progress := sheet(state).progress(state):
        parts = [
            WORDS.translate("progress", what, lang, have=have, need=need) for what, have, need in progress
        ]
        yield _translate("progress", lang, parts=parts)


def _island(state: State) -> Iterator[str]:
    """Three rows of hexes, each of as many lines as its fullest cell needs."""
    for row in ROWS:
        cells = [
            list(_cell(state, place))
            for place in state.island
            if place.name[0] == row and _used(state, place)
        ]
        for line in zip_longest(*cells, fillvalue=""):
            yield f"{' ' * INDENT[row]}{''.join(text.ljust(CELL) for text in line)}".rstrip()


def _used(state: State, place: Place) -> bool:
    """The city of scenario 5 lies on a space that no other scenario has."""
    return bool(place.tile) or place.name not in island_map.border_spaces(state.table.box)


def _cell(state: State, place: Place) -> Iterator[str]:
    tile = island_map.tile_of(state, place)
    camp = " (camp)" if place.name == state.camp else ""
    if place.down:
        yield f"{place.name} face down"
    elif tile is None:
        yield f"{place.name} ..."
    else:
        yield f"{place.name} {tile.terrain}{camp}"
        open_now = island_map.open_sources(state, place)
        sources = [
            source if source in open_now else f"({source})" for source in island_map.sources(state, place)
        ]
        symbols = [name for name in ("totem", "shelter") if getattr(tile, name)]
        yield f"   {' '.join([*sources, *symbols])}"
    lying = [f"+{token}" for token in place.tokens]
    lying += [f"x{marker}" for marker in place.markers if marker not in ("wood", "fish", "parrot")]
    for first in range(0, len(lying), 2):
        yield f"   {' '.join(lying[first : first + 2])}"


def _stores(state: State, lang: str) -> Iterator[str]:
    yield _translate("available", lang, lying=_goods(state, state.available))
    yield _translate("future", lang, lying=_goods(state, state.future))
    for side, name in zip(SIDES, state.threats, strict=True):
        if name:
            yield _threat(state, side, lang)
    spots = [spot for spot in state.spots if not spot.endswith("@weather")]
    if spots:
        yield _translate("spots", lang, spots=spots)
    if notes := state.all_notes():
        yield _translate("notes", lang, notes=[f"{key} {count}" for key, count in notes])
    decks = [f"{name} {len(state.deck(name))}" for name in DECKS]
    yield _translate("decks", lang, decks=decks)
    known = [f"{name}: {name_in(state.table.box, top)}" for name in DECKS if (top := _top(state, name))]
    if known:
        yield _translate("known", lang, known=known)


def _top(state: State, deck: str) -> str:
    card = next(iter(state.deck(deck).top), "")
    return "" if card.startswith(UNSEEN) else card


def _goods(state: State, stock: Stock) -> list[str]:
    counts = [
        f"{stock.goods.of(kind)} {WORDS.translate('kind', kind, 'en')}"
        for kind in RESOURCES
        if stock.goods.of(kind)
    ]
    names = (*stock.tokens, *stock.inventions, *stock.treasures, *stock.equipment)
    return [*counts, *[name_in(state.table.box, name) for name in names]] or [NONE]


def _threat(state: State, side: str, lang: str) -> str:
    card = card_at(state, side)
    if isinstance(card, Wreckage):
        one, two = plainly("; ".join(card.one)), plainly("; ".join(card.two))
        return _translate("wreckage", lang, side=side, name=card.name, one=one, two=two)
    return _translate(
        "threat",
        lang,
        side=side,
        name=card.name,
        action=card.action.name,
        pawns=card.action.pawns,
        needs=card.action.needs or (NONE,),
        threat=plainly("; ".join(card.threat)),
    )


def _cards(state: State, lang: str) -> Iterator[str]:
    yield _translate("inventions", lang, lying=[_invention(state, name) for name in open_inventions(state)])
    shelves = {"items": state.items, "equipment": state.equipment, "treasures": state.treasures}
    for key, shelf in shelves.items():
        if shelf:
            yield _translate(f"{key}-line", lang, lying=[_gear(state, gear) for gear in shelf])
    if helpers := idle_neutrals(state):
        yield _translate(
            "helpers", lang, pawns=[f"{helper.name} ({'/'.join(helper.serves)})" for helper in helpers]
        )
    for stack in state.plan:
        yield _translate("stack", lang, number=stack.number, what=stack_label(state, stack))


def _invention(state: State, name: str) -> str:
    """By the id, because that is what a line says, with what it needs."""
    card = catalogue.invention(state.table, name)
    needs = (*card.terrain, *card.items, *card.cost)
    return f"{name} ({', '.join(needs)})" if needs else name


def _gear(state: State, gear: Gear) -> str:
    user = f" [{gear.user}]" if gear.user and gear.claimed == state.round else ""
    used = "'" * gear.uses
    return f"{gear.name}{used}{user}"


def _people(state: State, lang: str) -> Iterator[str]:
    for person in state.people:
        if not person.dead:
            yield _person(state, person, lang)


def _person(state: State, person: Person, lang: str) -> str:
    role = catalogue.role(state.table, person.role)
    line = _translate(
        "seat",
        lang,
        called=person.name if person.name == role.name else f"{person.name}, {role.name}",
        wounds=person.wounds,
        hearts=role.hearts,
        det=person.det,
        pawns=max(0, idle(state, person)),
    )
    return line + "".join(f"; {extra}" for extra in _extras(person, lang))


def _extras(person: Person, lang: str) -> Iterable[str]:
    if person.ready:
        yield _translate("is-ready", lang)
    if person.outside:
        yield _translate("is-outside", lang, place=person.outside)
    if person.special:
        yield _translate("special", lang, special=[mark.partition(":")[0] for mark in person.special])
    if person.burdens:
        yield _translate("burdens", lang, burdens=[burden.kind for burden in person.burdens])
