"""Fuji's rulebook put together: which verb belongs to which phase, and what the engine asks of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from fujikit.engine.chance import SeededSource
from fujikit.engine.errors import BadPosition, BadRecord
from fujikit.engine.log import Log
from fujikit.engine.notation import Action
from fujikit.engine.rules import Outcome, Step
from fujikit.engine.verdict import Reason
from fujikit.engine.words import LANGUAGES
from fujikit.fuji import (
    actions,
    after_move,
    equip,
    erupt,
    move,
    new_game,
    obstacles,
    plan,
    position,
    position_file,
    position_text,
    reroll,
    roll,
    setup,
    stamina,
    text_table,
    third,
    view,
)
from fujikit.fuji import (
    options as game_options,
)
from fujikit.fuji.actions import FujiAction
from fujikit.fuji.box import Box, box_from
from fujikit.fuji.cards import compass, lending, rerolling, setting_aside
from fujikit.fuji.clauses import WORDS, broken
from fujikit.fuji.presenter import FujiPresenter
from fujikit.fuji.prompts import Question, not_an_answer, prompt_for, waiting
from fujikit.fuji.state import THIRD, Seat, State
from fujikit.fuji.verbs import VERBS
from fujikit.fuji.view import View


class Phase(NamedTuple):
    """What the rules know of a phase: what comes by itself, and what a seat may do."""

    automatic: Callable[[State], tuple[Step, ...]]
    offer: Callable[[State, Seat], list[Any]]


PHASES: dict[str, Phase] = {
    "setup": Phase(setup.automatic, lambda state, seat: []),
    "roll": Phase(roll.automatic, roll.offer),
    "plan": Phase(plan.automatic, plan.offer),
    "reroll": Phase(reroll.automatic, reroll.offer),
    "equip": Phase(equip.automatic, equip.offer),
    "move": Phase(move.automatic, move.offer),
    "erupt": Phase(erupt.automatic, erupt.offer),
}


def _do(state: State, action: FujiAction) -> Iterable[Step]:
    """What an action leads to, be it an answer or not."""
    prompt = None if isinstance(action, actions.Give) else prompt_for(state, action)
    if prompt is None or isinstance(action, actions.Propose):
        return VERBS[type(action)].do(state, action)
    return QUESTIONS[prompt.kind].do(state, prompt, action)


QUESTIONS: dict[str, Question] = {
    **setup.QUESTIONS,
    **after_move.QUESTIONS,
    **stamina.QUESTIONS,
    **compass.QUESTIONS,
    **lending.QUESTIONS,
    **rerolling.QUESTIONS,
    **setting_aside.QUESTIONS,
    "proposal": third.question(_do),
}


def _pending(state: State) -> bool:
    """Whether a proposal waits for its answer."""
    return any(prompt.kind == "proposal" for prompt in state.prompts)


def _inside_card(state: State) -> bool:
    """Whether a card is being carried out or a proposal is open: then nothing comes between."""
    return any(prompt.card for prompt in state.prompts) or _pending(state)


def _refuse_asked(state: State, action: FujiAction) -> Iterator[Reason]:
    """While questions are open only their answers go, and the Equipment manager's passing of cards."""
    inner = action.action if isinstance(action, actions.Propose) else action
    if isinstance(inner, actions.Give) and not _pending(state):
        yield from VERBS[type(action)].refuse(state, action)
        if _inside_card(state):
            yield broken("manager.any-time", "card")
        return
    prompt, card = prompt_for(state, action), state.prompts[-1].card
    if isinstance(inner, actions.Use) and card and (prompt is None or prompt.kind != "water"):
        yield broken("equip.one-at-a-time", equipment=card)
    elif prompt is None:
        yield not_an_answer(state.prompts[-1])
    else:
        yield from QUESTIONS[prompt.kind].refuse(state, prompt, inner)


def _read_position(text: str, where: str, box: Box, lang: str) -> State:
    """A position in which a proposal that waits for its answer is a legal one."""
    state = position.read(text, where, box, lang)
    if _pending(state):
        *before, prompt = state.prompts
        state = replace(state, prompts=tuple(before))
        if any(FUJI.refuse(state, actions.Propose(prompt.by, third.proposed(state, prompt.line)))):
            raise BadPosition(f"{where}: prompt {len(before) + 1}: line: {prompt.line[:80]!r} is not legal")
        state = replace(state, prompts=(*before, prompt))
    return state


class Fuji:
    """The rules of Fuji, as the engine wants them."""

    name = "fuji"
    words = WORDS
    presenter = FujiPresenter()
    languages = LANGUAGES

    def start(self, setup: Mapping[str, object], where: str, lang: str) -> State:
        data = dict(setup)
        try:
            given = data.pop("box", None)
            box = box_from(given, where) if isinstance(given, Mapping) else None
            if "position" in data:
                text = data.pop("position")
                if data or box is None or not isinstance(text, str):
                    raise BadRecord(f"{where}: a position comes with its box and nothing else")
                return _read_position(text, f"{where}: position", box, lang)
            wanted = msgspec.convert({**data, "box": box}, game_options.Options)
        except msgspec.ValidationError as error:
            raise BadRecord(f"{where}: setup: {error}") from None
        game_options.check_options(wanted)
        return game_options.start(wanted, lang)

    def new(self, options: Mapping[str, Any], source: SeededSource, lang: str) -> State:
        return game_options.start(new_game.complete_options(options, source), lang)

    def read_position(self, text: str, where: str, box: Any, lang: str) -> tuple[State, bool]:
        cards = new_game.box_of(box)
        return _read_position(text, where, cards, lang), position_file.parse(text, where).study

    def setup(self, state: State) -> Mapping[str, object]:
        if state.table.position:
            return {"position": state.table.position, "box": game_options.box_data(state)}
        return game_options.data_of(state)

    def seats(self, state: State) -> tuple[str, ...]:
        return tuple([seat.name for seat in state.players()])

    def round(self, state: State) -> int:
        return state.round

    def phase(self, state: State) -> str:
        return state.phase

    def awaits(self, state: State) -> list[str]:
        return view.awaits(state)

    def outcome(self, state: State, lang: str) -> Outcome | None:
        end = state.outcome
        if end is None or end.verdict is None:
            return end
        return replace(end, verdict=WORDS.translate("verdict", end.verdict, lang))

    def read(self, state: State, line: str) -> FujiAction:
        return VERBS.read(state, self.seats(state), line)

    def refuse(self, state: State, action: FujiAction) -> Iterator[Reason]:
        if state.outcome is not None:
            return iter((broken("goal.first-end"),))
        if state.prompts:
            return _refuse_asked(state, action)
        return VERBS[type(action)].refuse(state, action)

    def do(self, state: State, action: FujiAction) -> Iterable[Step]:
        return _do(state, action) if state.prompts else VERBS[type(action)].do(state, action)

    def automatic(self, state: State) -> Sequence[Step]:
        if state.prompts or state.outcome is not None:
            return ()
        if state.turn is not None:
            steps = after_move.automatic(state, state.turn)
            if state.phase == "plan" and isinstance(steps[-1], after_move.RopeEnded):
                return (*steps, *plan.fallen(state))
            return steps
        return PHASES[state.phase].automatic(state)

    def legal(self, state: State, seat: str) -> list[Action]:
        if state.outcome is not None:
            return []
        own = state.seat(seat)
        found: list[Action]
        if state.prompts:
            found = list(_answers(state, own))
        else:
            found = PHASES[state.phase].offer(state, own)
            if state.table.variant == "b":
                found += _proposals(state, own)
        if own.skill == equip.MANAGER and not _inside_card(state):
            found += equip.offer_gives(state, own)
        return found

    def obstacles(self, state: State, seat: str, thing: str) -> Iterable[Reason]:
        return obstacles.common(self.refuse, state, seat, thing)

    def view(self, state: State, seat: str | None, log: Log[State], lang: str) -> View:
        lines = self.legal(state, seat) if seat is not None else []
        return view.view(state, seat, lines, log, lang)

    def show(self, state: State, lang: str) -> str:
        return text_table.show(state, lang)

    def position(self, state: State) -> str:
        return position_text.write(state)

    def random_setup_choice(self, state: State, source: SeededSource) -> Action | None:
        if _pending(state):
            return actions.Agree(state.prompts[-1].seat)
        action = setup.random_setup_choice(state, source)
        if action is not None and action.seat == THIRD:
            return actions.Propose(state.players()[0].name, action)
        return action


def _answers(state: State, seat: Seat) -> Iterator[FujiAction]:
    """Answers to the seat's own question, and proposals to answer the third meeple's."""
    open_now = waiting(state)
    prompt = next((prompt for prompt in open_now if prompt.seat == seat.name), open_now[0])
    if prompt.seat == seat.name:
        yield from QUESTIONS[prompt.kind].offer(state, prompt)
    elif prompt.seat == THIRD:
        for answer in QUESTIONS[prompt.kind].offer(state, prompt):
            yield actions.Propose(seat.name, answer)
    if state.table.variant == "b" and not _inside_card(state):
        yield from (actions.Propose(seat.name, give) for give in _third_gives(state))


def _third_gives(state: State) -> Iterator[FujiAction]:
    return equip.offer_gives(state, state.seat(THIRD))


def _proposals(state: State, seat: Seat) -> Iterator[FujiAction]:
    """What the player may propose for the third meeple now."""
    if state.phase in ("plan", "equip") and seat.ready:
        return
    own = state.seat(THIRD)
    offers: list[FujiAction] = list(_third_gives(state))
    if state.phase in ("plan", "equip"):
        offers += equip.offer_uses(state, own)
    if state.phase == "plan":
        offers += third.offer_side(state, own)
    if state.phase == "move":
        offers += move.offer(state, own)
    yield from (actions.Propose(seat.name, offer) for offer in offers)


FUJI = Fuji()
