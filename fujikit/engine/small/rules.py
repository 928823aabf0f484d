"""Rules of a small game: everything filled in that such a game need not say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from fujikit.engine.chance import SeededSource
from fujikit.engine.deprecation import RenamedAttribute, warn_renamed
from fujikit.engine.errors import BadInput, BadLine
from fujikit.engine.log import Log
from fujikit.engine.notation import Action
from fujikit.engine.rulebook import Rulebook
from fujikit.engine.rules import Outcome, Step
from fujikit.engine.setup_options import parse_options
from fujikit.engine.small import setups
from fujikit.engine.small.chances import Thing
from fujikit.engine.small.checks import check_rules
from fujikit.engine.small.presenter import SmallPresenter, board_text
from fujikit.engine.small.state import Seat, State, seat_type
from fujikit.engine.small.verbs import NounField, Verb, engine_verb, nouns_of
from fujikit.engine.small.words import TomlWords
from fujikit.engine.verbs import Verbs
from fujikit.engine.verdict import Reason

S = TypeVar("S", bound=State[Seat])


class SmallRules(Generic[S]):
    """Rules with defaults for everything that a small game need not say; each method may be replaced.

    A game brings `name`, `state_type`, `verbs` and `words`, and the methods `follow` (what happens by
    itself), `things` (what the nouns of its verbs may be) and `board` (what a player may see).
    If its state has a field `box`, it can be played with a box of one's own.
    """

    name: str
    state_type: type[S]
    verbs: tuple[type[Verb], ...]
    words: TomlWords
    player_count: ClassVar[tuple[int, int]] = (2, 4)
    """The least and the most players."""
    kinds: ClassVar[Mapping[str, str]] = {}
    """The kind of thing that a noun is, where the noun is not called after it: `{"dice": "die"}`."""
    common: ClassVar[tuple[str, ...]] = ()
    """The kinds of things that lie there for all; other things are each player's own."""
    phases: ClassVar[tuple[str, ...]] = ("play",)
    """The ids of the phases of a round, in order."""
    hides: ClassVar[bool] = True
    """Whether players see different boards, so that people at one screen take turns before it."""

    def __init__(self) -> None:
        check_rules(self)

    @property
    def presenter(self) -> SmallPresenter:
        """What puts actions, things and questions into words."""
        return SmallPresenter(self)

    # What a game says

    def follow(self, state: S) -> Iterable[Step]:
        """What happens next by itself; nothing when somebody has to act.

        It is asked again after each answer, so what it answers must change what it is asked about.
        """
        return ()

    def things(self, state: S, seat: str) -> Mapping[str, Sequence[Thing]]:
        """The things that a player may name now, by kind."""
        return {}

    def board(self, state: S, seat: str | None) -> Mapping[str, object]:
        """Plain data: what a player may see besides round, phase and log; None is somebody without a seat.

        Without it there is nothing else to see.
        """
        return {}

    def thing_facts(self, state: S, kind: str, seat: str, noun: Thing) -> Mapping[str, object]:
        """What the name of a thing may show besides its noun."""
        return {}

    # Set-up, records, positions

    @property
    def languages(self) -> Sequence[str]:
        """What the game speaks: the languages of its words."""
        return self.words.languages

    def new(self, options: Mapping[str, object], source: SeededSource, lang: str) -> S:
        """The state before anything has happened, from what was asked for: `players`, maybe a `box`."""
        return self._started(parse_options(options, setups.SetupOptions, self.name))

    def start(self, setup: Mapping[str, object], where: str, lang: str) -> S:
        """The same state, from the set-up that a record holds."""
        if "position" in setup:
            return self.read_position(str(setup["position"]), where, None, lang)[0]
        return self._started(parse_options(setup, setups.SetupOptions, self.name))

    def _started(self, options: setups.SetupOptions) -> S:
        setups.check_players(options.players, *self.player_count)
        make = seat_type(self.state_type)
        state = self.state_type(tuple(make(name) for name in options.players))
        return state if options.box is None else self._with_box(state, options.box)

    def _with_box(self, state: S, given: object) -> S:
        house = setups.house_box(self.state_type)
        if house is None:
            raise BadInput(f"box: {self.name} has none")
        return replace(state, **{setups.BOX: setups.read_box(house, given)})

    def setup(self, state: S) -> Mapping[str, object]:
        """The set-up as a record holds it: players and box, or the position that the game began from."""
        box = getattr(state, setups.BOX, None)
        plain = {} if box is None else {setups.BOX: msgspec.to_builtins(box)}
        if state == self._started(setups.SetupOptions(list(self.seats(state)), box)):
            return {"players": list(self.seats(state)), **plain}
        return {"position": self.position(state)}

    def position(self, state: S) -> str:
        """The state as a position file: every field of it."""
        return setups.position_text(self.name, state)

    def read_position(self, text: str, where: str, box: object, lang: str) -> tuple[S, bool]:
        """The state of a position file, and whether it is for study, which it is unless it says otherwise."""
        state, study = setups.read_position(text, where, self.name, self.state_type)
        setups.check_players(self.seats(state), *self.player_count)
        return (state if box is None else self._with_box(state, box)), study

    def random_setup_choice(self, state: S, source: SeededSource) -> Action | None:
        """A small game leaves nothing of the set-up open."""
        return None

    settle: Any = RenamedAttribute("random_setup_choice")

    def __init_subclass__(cls, **given: Any) -> None:
        """Let a game that replaces `settle` work as before."""
        super().__init_subclass__(**given)
        if "settle" in vars(cls):
            warn_renamed(f"{cls.__name__}.settle", f"{cls.__name__}.random_setup_choice")
            cls.random_setup_choice = vars(cls)["settle"]  # type: ignore[method-assign]

    # Where the game is

    def seats(self, state: S) -> tuple[str, ...]:
        """The names of the players, in the order they sit."""
        return tuple(seat.name for seat in state.seats)

    def round(self, state: S) -> int:
        """The number of the round; 0 before the first."""
        return state.round

    def phase(self, state: S) -> str:
        """The id of the phase; in a game that tells none apart, there is only one."""
        return self.phases[0]

    def awaits(self, state: S) -> list[str]:
        """The players who may act: all that are not done for this round."""
        return [] if state.outcome else [seat.name for seat in state.seats if not seat.done]

    def outcome(self, state: S, lang: str) -> Outcome | None:
        """How the game has ended, or None."""
        return state.outcome

    # What may be done

    def read(self, state: S, line: str) -> Action:
        """The action that a line stands for: a name, a verb and its nouns."""
        return self._engine_verbs.read(state, self.seats(state), line)

    @cached_property
    def _engine_verbs(self) -> Verbs[S, Action]:
        return Verbs(*(engine_verb(kind, self.kinds) for kind in self.verbs))

    def refuse(self, state: S, action: Any) -> Iterator[Reason]:
        """Why an action is not allowed: not now, not with these things, or what the verb itself refuses."""
        reasons = [*self.refuse_turn(state, action.seat)] or [*self._refuse_things(state, action)]
        yield from reasons or self._engine_verbs[type(action)].refuse(state, action)

    def refuse_turn(self, state: S, seat: str) -> Iterator[Reason]:
        """Why a player may do nothing at all now."""
        if state.outcome is not None:
            yield self.words.broken("turn.over")
        elif seat not in (awaited := self.awaits(state)):
            case = "done" if state.seat(seat).done else "others"
            yield self.words.broken("turn.wait", case, seat=seat, names=awaited)

    def _refuse_things(self, state: S, action: Verb) -> Iterator[Reason]:
        """Every noun that names no thing of its kind."""
        things = self.things(state, action.seat)
        for noun in nouns_of(type(action)):
            value, known = getattr(action, noun.field), self._things_for(noun, things)
            for word in value if noun.is_set else (value,):
                if word not in known:
                    facts = {
                        "what": self.kind_of(noun),
                        "word": word,
                        "seat": action.seat,
                        "known": list(known),
                    }
                    yield self.words.broken("turn.things", "" if known else "none", **facts)

    def kind_of(self, noun: NounField) -> str:
        """The kind of thing that a noun names."""
        return self.kinds.get(noun.field, noun.field)

    def _things_for(self, noun: NounField, things: Mapping[str, Sequence[Thing]]) -> Sequence[Thing]:
        """The things that a noun may be, or `BadInput` where `things` does not tell."""
        kind = self.kind_of(noun)
        if kind not in things:
            known = ", ".join(things) or "nothing"
            raise BadInput(f"{self.name}: `things` tells of {known}, and nothing of {kind!r}")
        for thing in things[kind]:
            if type(thing) is not noun.type or str(thing).split() != [str(thing)]:
                raise BadInput(f"{self.name}: `things` has {thing!r} for {kind!r}, which no line can name")
        return things[kind]

    def do(self, state: S, action: Any) -> Iterable[Step]:
        """What an action makes happen: what its verb says."""
        return self._engine_verbs[type(action)].do(state, action)

    def automatic(self, state: S) -> Sequence[Step]:
        """What follows by itself, until the game is over."""
        return () if state.outcome is not None else tuple(self.follow(state))

    def legal(self, state: S, seat: str) -> list[Action]:
        """Every action with the things that there are which no clause forbids."""
        if any(self.refuse_turn(state, seat)):
            return []
        things = self.things(state, seat)
        return [action for kind in self.verbs for action in self._offers(state, seat, kind, things)]

    def _offers(
        self, state: S, seat: str, kind: type[Verb], things: Mapping[str, Sequence[Thing]]
    ) -> Iterator[Verb]:
        some = [self._things_for(noun, things) for noun in nouns_of(kind)]
        return (action for action in kind.offers(seat, some) if not any(action.refuse(state)))

    def obstacles(self, state: S, seat: str, thing: str) -> Iterable[Reason]:
        """What stands against a thing, named by its kind and its noun: `die 3`."""
        kind, _, word = thing.partition(" ")
        if reasons := [*self.refuse_turn(state, seat)]:
            return reasons
        things = dict(self.things(state, seat))
        if word not in map(str, things.get(kind, ())):
            raise BadLine("line.nouns", "unknown", word=thing, what=kind, known=things.get(kind, ()))
        things[kind] = [noun for noun in things[kind] if str(noun) == word]
        for verb in self._verbs_with(kind):
            for action in verb.offers(seat, [self._things_for(noun, things) for noun in nouns_of(verb)]):
                against = [*action.refuse(state)]
                if not against:
                    return ()
                reasons += [reason for reason in against if reason not in reasons]
        return reasons

    def _verbs_with(self, kind: str) -> list[type[Verb]]:
        return [verb for verb in self.verbs if kind in map(self.kind_of, nouns_of(verb))]

    # What is shown

    def view(self, state: S, seat: str | None, log: Log[S], lang: str) -> Mapping[str, object]:
        """What a player may see: the board, what is the same for every game, and the lines that are legal."""
        legal = self.legal(state, seat) if seat is not None else []
        return {
            "game": self.name,
            "lang": lang,
            "seat": seat,
            "round": self.round(state),
            "phase": self.phase(state),
            "awaits": self.awaits(state),
            "screens": self.hides and state.outcome is None,
            "actions": [{"line": str(each), "seat": each.seat, "verb": each.verb} for each in legal],
            "log": msgspec.to_builtins(log.sentences_for(seat, lang)),
            "outcome": msgspec.to_builtins(self.outcome(state, lang)),
            **self.board(state, seat),
        }

    def show(self, state: S, lang: str) -> str:
        """The table as text: what everybody may see, a line for each part of the board."""
        translate, phase = self.words.translate, self.presenter.phase_name(self.phase(state), lang)
        lines = [translate("ui", "head", lang, round=self.round(state), phase=phase)]
        lines += board_text(self.words, self.board(state, None), lang)
        if awaited := self.awaits(state):
            lines.append(translate("ui", "waiting", lang, seats=awaited))
        if state.outcome is not None:
            lines.append(translate("clause", f"{state.outcome.why}/heading", lang))
        return "\n".join(lines)

    def rulebook(self) -> Rulebook:
        """The clauses of the game, to look things up in."""
        return Rulebook(self.name, self.words)
