"""What a seat may see: plain data, nothing of what is hidden from it.

These types are also the source of the browser's types.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from fujikit.engine.caching import cached_on_object
from fujikit.engine.log import Log, LogView
from fujikit.engine.notation import Action
from fujikit.fuji.action_views import ActionView, ProbeLines, action_view, probe_lines
from fujikit.fuji.board import LAVA, VOLCANO, Board
from fujikit.fuji.box.components import named
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.equip import usable
from fujikit.fuji.need import parse_need
from fujikit.fuji.options import CHARACTERS
from fujikit.fuji.prompts import waiting
from fujikit.fuji.reroll import EquipBegan, rerolls
from fujikit.fuji.state import SCREENS_DOWN, SCREENS_UP, THIRD, Die, Prompt, Seat, State
from fujikit.fuji.table_talk import Said, may_say
from fujikit.fuji.third import proposed

ASKS_ABOUT_A_LINE = ("proposal", "side")
"""Questions whether what a line says is done."""


class PromptView(Struct):
    seat: str
    kind: str
    text: str
    clause: str
    whose: str
    """Whose dice the answer is about."""
    by: str
    """Who asks by a card, or proposes; empty where the rules ask."""
    faces: list[list[str]]
    """What each die of the set can show, where one is to be chosen before any was rolled; else empty."""


class SaidView(Struct):
    """What somebody said this round."""

    seat: str
    phase: str
    text: str


class SeatView(Struct):
    at: str | None
    marker: str | None
    dice: list[str | None]
    aside: list[str | None]
    rerolls: int | None
    taken: int | None
    """The rerolls taken in phase 3 of this round; None before they come to light."""
    stamina: int
    injuries: list[str]
    equipment: list[str]
    tapped: list[str]
    waiting: list[str]
    """Cards that may not be used yet."""
    skill: str
    character: str
    bars: int
    boost: int
    flares: int
    unhurt: bool
    ready: bool
    moved: bool


class CardView(Struct, frozen=True):
    kind: str
    need: str | None
    reroll: bool
    token: str | None
    source: str


class TrackView(Struct):
    length: int
    injuries: list[int]


class LevelView(Struct):
    fail: int
    rows: list[list[int]]
    """From this difference on, this loss."""


class OutcomeView(Struct):
    won: bool
    why: str
    who: str | None
    score: int | None
    verdict: str | None
    text: str


class View(Struct):
    game: str
    round: int
    phase: str
    seat: str | None
    screens: bool
    """Whether dice lie behind screens now."""
    awaits: list[str]
    """The players without whom the game does not go on."""
    scenario: int
    scenario_name: str
    edition: str
    variant: str
    lang: str
    """The language that is spoken at the table."""
    prompt: PromptView | None
    actions: list[ActionView]
    tries: ProbeLines
    may_say: bool
    log: list[LogView]
    said: list[SaidView]
    seats: dict[str, SeatView]
    third_set: list[str | None]
    """The third set of variant A."""
    cards: dict[str, CardView]
    fits: dict[str, str]
    """For every requirement on the board, the faces that count."""
    lava: list[str]
    pile: int
    next_turn: str | None
    track: TrackView
    level: int
    level_card: LevelView
    outcome: OutcomeView | None


def view(
    state: State,
    seat: str | None,
    legal: Iterable[Action],
    log: Log[State],
    lang: str,
) -> View:
    """The view of a seat; without a seat, what everybody may see."""
    table, taken = state.table, _taken(log)
    return View(
        game="fuji",
        round=state.round,
        phase=state.phase,
        seat=seat,
        screens=state.phase in SCREENS_UP,
        awaits=awaits(state),
        scenario=table.scenario,
        scenario_name=_scenario_name(state, lang),
        edition=table.edition,
        variant=table.variant,
        lang=table.lang,
        prompt=_prompt(state, seat, lang),
        actions=[action_view(action) for action in legal],
        tries=probe_lines(state),
        may_say=seat is not None and may_say(state),
        log=log.sentences_for(seat, lang),
        said=[SaidView(said.seat, then.phase, said.text) for then, said in log.of(Said)],
        seats={each.name: _seat(state, each, seat, taken.get(each.name)) for each in state.seats},
        third_set=[_third_face(state, index, die) for index, die in enumerate(state.third)],
        cards=_cards(state.board),
        fits=_fits(state.board),
        lava=_lava(state.board),
        pile=len(state.pile),
        next_turn=state.next_turn or None,
        track=TrackView(table.track.length, list(table.track.injuries)),
        level=table.level.number,
        level_card=LevelView(table.level.fail, [[row.from_, row.loss] for row in table.level.rows]),
        outcome=outcome_view(state, lang),
    )


def awaits(state: State) -> list[str]:
    """Whoever is asked; else whose turn it is; else everybody who is not done with the phase.

    In variant B both players act for the third meeple.
    """
    if state.outcome is not None:
        return []
    waited_for = _waited_for(state)
    return [seat.name for seat in state.players()] if THIRD in waited_for else waited_for


def _waited_for(state: State) -> list[str]:
    if state.prompts and (asked := waiting(state)):
        return [prompt.seat for prompt in asked]
    if state.next_turn:
        return [state.next_turn]
    if state.phase == "move":
        return [seat.name for seat in state.seats if not seat.moved]
    return [seat.name for seat in state.players() if state.waits or not is_ready(state, seat)]


def _scenario_name(state: State, lang: str) -> str:
    """Positions need not belong to a scenario."""
    table = state.table
    return named(table.box.scenario(table.scenario).name, lang) if table.scenario else ""


def _prompt(state: State, seat: str | None, lang: str) -> PromptView | None:
    """The seat's own question, else the first one that is open."""
    open_now = waiting(state)
    if not open_now:
        return None
    prompt = next((prompt for prompt in open_now if prompt.seat == seat), open_now[0])
    whose = prompt.whose or prompt.seat
    faces = [list(die) for die in state.table.faces] if prompt.kind == "leave-out" else []
    text = prompt_text(state, prompt, lang)
    return PromptView(prompt.seat, prompt.kind, text, prompt.clause, whose, prompt.by, faces)


def prompt_text(state: State, prompt: Prompt, lang: str) -> str:
    """The question in words."""
    numbers = {
        "seat": prompt.seat,
        "by": prompt.by,
        "whose": prompt.whose,
        "count": prompt.count,
        "line": proposed(state, prompt.line) if prompt.kind in ASKS_ABOUT_A_LINE else "",
        "equipment": prompt.card,
    }
    key = f"{prompt.kind}/third" if prompt.whose == THIRD else prompt.kind
    return WORDS.translate("prompt", key, lang, **numbers)


def _taken(log: Log[State]) -> dict[str, int]:
    """Who took how many rerolls in phase 3."""
    for state, began in log.of(EquipBegan):
        return dict(zip(state.table.names, began.taken, strict=True))
    return {}


def dice_seen(state: State, own: Seat, seat: str | None) -> list[str | None]:
    """The dice of a player, as far as a seat may see them."""
    return _dice(state, own, seat, hidden=_hides_aside(own, seat))


def _hides_aside(own: Seat, seat: str | None) -> bool:
    return own.hidden_aside and all(seat not in die.seen for die in own.aside)


def _seat(state: State, own: Seat, seat: str | None, taken: int | None) -> SeatView:
    hidden = _hides_aside(own, seat)
    return SeatView(
        at=own.at or None,
        marker=own.marker or None,
        dice=_dice(state, own, seat, hidden=hidden),
        aside=[] if hidden else [die.face for die in own.aside],
        rerolls=_rerolls(state, own, seat),
        taken=taken,
        stamina=own.stamina,
        injuries=list(own.injuries),
        equipment=[item.name for item in own.equipment],
        tapped=[item.name for item in own.equipment if item.tapped],
        waiting=[item.name for item in own.equipment if not usable(state, item)],
        skill=own.skill,
        character=own.character or _spare_character(state, own),
        bars=own.bars,
        boost=own.boost,
        flares=own.flares,
        unhurt=own.unhurt,
        ready=is_ready(state, own),
        moved=own.moved,
    )


def _spare_character(state: State, own: Seat) -> str:
    """A position names no characters: each meeple takes one that is left, so that they can be told apart."""
    taken = [seat.character for seat in state.seats]
    spare = [character for character in CHARACTERS if character not in taken]
    return spare[[seat.name for seat in state.seats if not seat.character].index(own.name)]


def is_ready(state: State, own: Seat) -> bool:
    """Who has a side of the third meeple's dice is done with phase 3 after both hands."""
    halves = state.table.variant == "b" and state.phase == "reroll"
    return own.ready and (own.half_ready or not halves)


def _dice(state: State, own: Seat, seat: str | None, *, hidden: bool) -> list[str | None]:
    """The codes the seat may see; a Buddy's die set aside unseen still counts among the hidden ones."""
    everything, aside = own.radio or state.phase in SCREENS_DOWN, own.aside
    shown = [die.face if everything or (seat in die.seen and die not in aside) else None for die in own.dice]
    return shown + [None for die in aside if die not in own.dice] if hidden else shown


def _third_face(state: State, index: int, die: Die) -> str | None:
    return die.face if index >= 3 or state.phase in SCREENS_DOWN else None


def _rerolls(state: State, own: Seat, seat: str | None) -> int | None:
    """In plan what the present marker would give, in reroll what is left, or for others what was given."""
    if state.phase == "plan":
        return rerolls(state, own) if own.marker else None
    if state.phase != "reroll":
        return 0
    if own.name == THIRD and seat is not None:
        return state.seat(seat).half_rerolls
    return own.rerolls if own.name == seat else own.given


@cached_on_object
def _cards(board: Board) -> dict[str, CardView]:
    return {
        square: CardView(
            card.kind,
            card.need if board.is_terrain(square) else None,
            card.reroll,
            card.token,
            "rulebook" if card.kind in (VOLCANO, LAVA) else card.source,
        )
        for square, card in board.squares()
    }


@cached_on_object
def _fits(board: Board) -> dict[str, str]:
    needs = [card.need for card in _cards(board).values() if card.need]
    return {need: " ".join(sorted(parse_need(need).fits)) for need in needs}


@cached_on_object
def _lava(board: Board) -> list[str]:
    return [square for square, card in board.squares() if card.kind == LAVA]


def outcome_view(state: State, lang: str) -> OutcomeView | None:
    end = state.outcome
    if end is None:
        return None
    text = (
        WORDS.translate("verdict", end.verdict, lang)
        if end.verdict is not None
        else WORDS.translate("log", f"Ended/{end.why}", lang, seat=end.who, score=0)
    )
    return OutcomeView(end.won, end.why, end.who, end.score, end.verdict, text)
