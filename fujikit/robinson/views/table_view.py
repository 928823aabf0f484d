"""What everybody may see: plain data. Only the order of the decks is hidden, and cards that nobody has seen.

These types are also the source of the browser's types.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from fujikit.engine.log import Log, LogView
from fujikit.engine.notation import Action
from fujikit.robinson.clauses import WORDS
from fujikit.robinson.island import island_map
from fujikit.robinson.language import Interruptible, Task, answerer, question
from fujikit.robinson.phases.answers import awaits
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import DOG, Helper, Person, Place, State
from fujikit.robinson.things import catalogue
from fujikit.robinson.things.at_any_time import pausing
from fujikit.robinson.views import thing_views
from fujikit.robinson.views.action_views import ActionView, action_view
from fujikit.robinson.views.answer_labels import label
from fujikit.robinson.views.thing_views import (
    DeckView,
    GearView,
    HalvesView,
    InventionView,
    StackView,
    StockView,
    ThreatView,
)
from fujikit.robinson.work.pawns import idle, idle_neutrals


class OptionView(Struct):
    """An answer: the word of the line, and what it means."""

    word: str
    text: str


class PromptView(Struct):
    seat: str
    """Who is asked; empty where the group decides, so that anybody may answer."""
    kind: str
    text: str
    clause: str
    card: str
    """The card that asks, by deck and name; empty where none does."""
    halves: HalvesView | None
    """Both halves of it, where it is an adventure or mystery card."""
    options: list[OptionView]


class AbilityView(Struct):
    id: str
    name: str
    effect: list[str]
    det: int
    spent: bool


class BurdenView(Struct):
    kind: str
    what: list[str]
    until: int


class SeatView(Struct):
    """A character: a player's, Friday, or Jenny."""

    role: str
    role_name: str
    player: bool
    wounds: int
    hearts: int
    arrows: list[int]
    covered: list[int]
    det: int
    special: list[str]
    abilities: list[AbilityView]
    burdens: list[BurdenView]
    outside: str
    own: StockView
    pawns: int
    """Pawns that are not laid out."""
    ready: bool
    dead: bool


class PlaceView(Struct):
    """A space of the island; without a tile the rest of its fields is empty."""

    tile: int | None
    down: bool
    terrain: str
    sources: list[str]
    open: list[str]
    """Sources that are not exhausted."""
    tokens: list[str]
    markers: list[str]
    beast: bool
    totem: bool
    shelter: bool
    discovery: int
    camp: bool
    distance: int | None
    """Tiles from the camp, over explored ones."""
    neighbours: list[str]


class LevelsView(Struct):
    weapon: int
    roof: int
    palisade: int
    shelter: bool
    natural: bool
    """Whether the camp lies in a natural shelter."""


class HelperView(Struct):
    """A neutral pawn at hand."""

    name: str
    serves: list[str]
    once: bool
    only: str


class ThrowView(Struct):
    """Dice on the table."""

    dice: list[str]
    faces: list[str]
    by: str


class ProgressView(Struct):
    what: str
    have: int
    need: int
    text: str


class ScenarioView(Struct):
    number: int
    name: str
    rounds: int
    goal: str
    """The clause that says how it is won."""
    weather: dict[str, list[str]]
    """The dice by round, where there are any."""
    book: list[str]
    totems: list[list[str]]
    notes: dict[str, int]
    """What the scenario has counted."""
    progress: list[ProgressView]
    """How near the goal is."""


class OutcomeView(Struct):
    won: bool
    why: str
    who: str | None
    text: str


class View(Struct):
    game: str
    round: int
    phase: str
    seat: str | None
    first: str
    """The First Player."""
    awaits: list[str]
    lang: str
    prompt: PromptView | None
    actions: list[ActionView]
    log: list[LogView]
    seats: dict[str, SeatView]
    dog: bool
    levels: LevelsView
    morale: int
    island: dict[str, PlaceView]
    camp: str
    available: StockView
    future: StockView
    threats: dict[str, ThreatView | None]
    spots: list[str]
    inventions: list[InventionView]
    items: list[GearView]
    treasures: list[GearView]
    equipment: list[GearView]
    helpers: list[HelperView]
    plan: list[StackView]
    throw: ThrowView
    drawn: list[str]
    """Cards in hand."""
    decks: dict[str, DeckView]
    weather: list[str]
    """The weather dice of this round."""
    scenario: ScenarioView
    switches: list[str]
    outcome: OutcomeView | None


def view(state: State, seat: str | None, legal: Iterable[Action], log: Log[State], lang: str) -> View:
    """The view of a seat; without a seat it offers no actions."""
    return View(
        game="robinson",
        round=state.round,
        phase=state.phase,
        seat=seat,
        first=state.first,
        awaits=awaits(state),
        lang=state.table.lang,
        prompt=prompt(state, lang),
        actions=[action_view(state, action) for action in legal],
        log=log.sentences_for(seat, lang),
        seats={person.name: _seat(state, person) for person in state.people},
        dog=DOG in state.table.figures,
        levels=_levels(state),
        morale=state.morale,
        island=_island(state),
        camp=state.camp,
        available=thing_views.stock(state, state.available),
        future=thing_views.stock(state, state.future),
        threats=thing_views.threats(state),
        spots=list(state.spots),
        inventions=thing_views.inventions(state, lang),
        items=thing_views.all_gear(state, state.items, "inventions"),
        treasures=thing_views.all_gear(state, state.treasures, "treasures"),
        equipment=thing_views.all_gear(state, state.equipment, "equipment"),
        helpers=[_helper(helper) for helper in idle_neutrals(state)],
        plan=[thing_views.stack(state, stack) for stack in state.plan],
        throw=ThrowView(list(state.throw.dice), list(state.throw.faces), state.throw.by),
        drawn=list(state.drawn),
        decks={name: thing_views.deck(deck) for name, deck in sorted(state.decks)},
        weather=list(sheet(state).weather_dice(state)),
        scenario=_scenario(state, lang),
        switches=list(state.table.switches),
        outcome=outcome_view(state, lang),
    )


def prompt(state: State, lang: str) -> PromptView | None:
    """The open question with its answers."""
    task = question(state)
    if task is None or state.outcome is not None:
        return None
    options = task.effect.options(state, task.context)
    return PromptView(
        seat=answerer(state, task),
        kind=type(task.effect).__name__,
        text=prompt_text(asked_about(state, task), lang),
        clause=task.effect.clause,
        card=task.context.card,
        halves=thing_views.halves(state, task.context.card),
        options=[OptionView(option, label(state, task, option, lang)) for option in options],
    )


def asked_about(state: State, task: Task) -> Task:
    """What a question is about: before a task that has a question of its own, that one is asked."""
    if pausing(state) and len(state.agenda) > 1 and isinstance(state.agenda[1].effect, Interruptible):
        below: Task = state.agenda[1]
        return below
    return task


def prompt_text(task: Task, lang: str) -> str:
    """The question in words."""
    effect, context = task.effect, task.context
    fields = {name: _said(getattr(effect, name)) for name in effect.__struct_fields__}
    about = {"who": context.who, "card": context.card, "place": context.place, "source": context.source}
    return WORDS.translate("prompt", _sentence(task, lang), lang, **{**about, **fields})


def _sentence(task: Task, lang: str) -> str:
    """The sentence of a question; perhaps one of its own for what is missing, or for a card that asks."""
    name = type(task.effect).__name__
    variants = [f"{name}/{getattr(task.effect, 'what', '')}", f"{name}/{'card' if task.context.card else ''}"]
    return next((key for key in variants if WORDS.has("prompt", key, lang)), name)


def _said(value: object) -> object:
    """A field of an effect for a sentence: effects inside it speak for themselves."""
    return value if isinstance(value, int | str | tuple) else str(value)


def _seat(state: State, person: Person) -> SeatView:
    role = catalogue.role(state.table, person.role)
    return SeatView(
        role=person.role,
        role_name=role.name,
        player=person.name in state.table.names,
        wounds=person.wounds,
        hearts=role.hearts,
        arrows=list(role.arrows),
        covered=list(person.covered),
        det=person.det,
        special=list(person.special),
        abilities=[
            AbilityView(
                ability.id, ability.name, thing_views.effect(ability), ability.det, ability.id in person.spent
            )
            for ability in role.abilities
        ],
        burdens=[BurdenView(burden.kind, list(burden.what), burden.until) for burden in person.burdens],
        outside=person.outside,
        own=thing_views.stock(state, person.own),
        pawns=max(0, idle(state, person)),
        ready=person.ready,
        dead=person.dead,
    )


def _levels(state: State) -> LevelsView:
    natural = island_map.natural_shelter(state, state.camp)
    return LevelsView(state.weapon, state.roof, state.palisade, state.shelter, natural)


def _island(state: State) -> dict[str, PlaceView]:
    ways = island_map.distances(state)
    near = {space.name: list(space.neighbours) for space in state.table.box.spaces}
    return {
        place.name: _place(state, place, ways.get(place.name), near[place.name]) for place in state.island
    }


def _place(state: State, place: Place, distance: int | None, near: list[str]) -> PlaceView:
    tile = island_map.tile_of(state, place)
    return PlaceView(
        tile=tile.number if tile else None,
        down=place.down,
        terrain=tile.terrain if tile else "",
        sources=list(island_map.sources(state, place)) if tile else [],
        open=list(island_map.open_sources(state, place)) if tile else [],
        tokens=list(place.tokens),
        markers=list(place.markers),
        beast=bool(tile and tile.beast),
        totem=bool(tile and tile.totem),
        shelter=bool(tile and tile.shelter),
        discovery=tile.discovery if tile else 0,
        camp=place.name == state.camp,
        distance=distance,
        neighbours=near,
    )


def _helper(helper: Helper) -> HelperView:
    return HelperView(helper.name, list(helper.serves), helper.once, helper.only)


def _scenario(state: State, lang: str) -> ScenarioView:
    own = state.table.scenario
    return ScenarioView(
        number=own.number,
        name=own.name,
        rounds=own.rounds,
        goal=f"rc.s{own.number}.goal",
        weather={
            str(number): list(weather.dice)
            for weather in own.weather
            for number in range(weather.rounds[0], weather.rounds[1] + 1)
        },
        book=list(own.book),
        totems=[list(totem) for totem in own.totems],
        notes=dict(state.all_notes()),
        progress=[
            ProgressView(what, have, need, WORDS.translate("progress", what, lang, have=have, need=need))
            for what, have, need in sheet(state).progress(state)
        ],
    )


def outcome_view(state: State, lang: str) -> OutcomeView | None:
    end = state.outcome
    if end is None:
        return None
    return OutcomeView(end.won, end.why, end.who, WORDS.translate("clause", f"{end.why}/heading", lang))
