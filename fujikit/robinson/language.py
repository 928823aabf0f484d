"""The language of effects: what cards, sheets and phases say, read from data and carried out.

An effect is a sentence ("lose 1 wood"); a task is an effect in its context: who it is about, which card says
so, where it happens. The state's agenda is made of tasks. An effect that leaves something open is a choice:
the game waits until it is answered.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from fujikit.engine.phrases import Language, Sentence
from fujikit.engine.rules import Step
from fujikit.engine.verdict import Reason
from fujikit.robinson.state import State

GROUP = ""
"""Who answers what everybody decides together."""
LEVELS = ("roof", "palisade", "weapon")
SHELTERS = ("shelter", "built shelter")
"""What may be needed besides items and resources."""
GO_ON = "go-on"
"""The answer that nobody uses anything more, and that what was announced happens."""


class EffectContext(Struct, frozen=True, gc=False):
    """The context of an effect: who it is about, which card says so, where it happens."""

    who: str = ""
    """The resolver, or the character that the effect is about; empty where it is about all."""
    card: str = ""
    """Deck and name: `build:accident`."""
    place: str = ""
    source: str = ""
    """The source that was gathered: `wood`, `fish`, `parrot`."""
    stack: int = 0
    """The planned action that is being resolved."""


class Effect(Sentence, frozen=True):
    """Something that happens. Its docstring explains the sentence; `clause` is what it rests on."""

    clause: ClassVar[str] = ""
    asks: ClassVar[tuple[str, ...]] = ()
    """What its context must name: `who` for an effect about one character."""
    names_items: ClassVar[tuple[str, ...]] = ()
    """Its fields that name items, or what may be needed."""
    fills: ClassVar[tuple[str, ...]] = ()
    """What it fills in itself for the sentences inside it."""
    price: ClassVar[bool] = False
    """Whether it is what a use costs, and no gain."""
    personal: ClassVar[bool] = False
    """Whether it is about its user alone."""
    moves_card: ClassVar[bool] = False
    """Whether it says where its card goes, so that nothing else puts it away."""
    moment: ClassVar[str] = ""
    """What may be used right before it, besides what may be used at any time: `combat`, …"""

    def waits(self, state: State, context: EffectContext) -> bool:
        """Whether somebody has to answer before it goes on."""
        return False

    def possible(self, state: State, context: EffectContext) -> bool:
        """Whether it can be carried out in full, for those who decide between alternatives."""
        return True

    @abstractmethod
    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        """What happens now, and which effects come next, before everything else."""

    def brings(self, state: State, context: EffectContext, whom: str) -> Sequence[str]:
        """What somebody would get by it, or which help it would be: `food`, `weapon`, `healing`, `clouds`.

        `whom` is the character who needs it; empty where all do.
        """
        return ()

    def wants_weapon(self) -> bool:
        """Whether a weapon level is what it asks for."""
        return False

    def demands(self) -> Iterator[tuple[str, int]]:
        """What must be given up for it at once, as far as its sentence says: `("food", 2)`."""
        for name in self.__struct_fields__:
            for inner in _inner_effects(getattr(self, name)):
                yield from inner.demands()

    def worth(self) -> int:
        """The levels or resources that it gives, as a rule."""
        return 0

    def taken_back(self, state: State, gave: int) -> Iterable[Step]:
        """What goes again with the item that gave so much by it; what is not there costs nothing."""
        return ()

    def decides(self) -> str:
        """The kind of action that it is about to settle, once its dice or its tile lie on the table."""
        return ""

    def lays(self) -> str:
        """The token that it lays on the island for its item."""
        return ""

    def lays_on_camp(self) -> bool:
        """Whether that token lies on the camp tile."""
        return False

    def takes_along(self) -> str:
        """The item that it gives to one who gathers."""
        return ""

    def on_own_sheet(self) -> Effect:
        """The same for one who sleeps outside, alone."""
        return self


class Choice(Effect, frozen=True):
    """An effect that leaves something open. A single answer is taken without asking."""

    def who(self, state: State, context: EffectContext) -> str:
        """Who answers; the group where an effect leaves several options."""
        return GROUP

    @abstractmethod
    def options(self, state: State, context: EffectContext) -> Sequence[str]:
        """The answers there are, each one word as a line has it."""

    @abstractmethod
    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        """What an answer leads to."""

    def label(self, state: State, option: str) -> str:
        """What an answer stands for; empty where the word says it."""
        return ""

    def why_not(self, state: State, context: EffectContext, option: str) -> Iterable[Reason]:
        """Why something is no answer, where the rules have a reason of their own."""
        return ()

    def helped(self, state: State, context: EffectContext) -> bool:
        """Whether to wait although there is but one answer, because somebody may want to use something."""
        return False

    def waits(self, state: State, context: EffectContext) -> bool:
        return len(self.options(state, context)) > 1 or self.helped(state, context)

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        options = self.options(state, context)
        return self.chosen(state, context, options[0]) if options else self.nothing(state, context)

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        """What happens where no answer is possible."""
        return ()


class Interruptible(Choice, frozen=True):
    """An effect before which somebody may use something; the one answer lets it happen."""

    def options(self, state: State, context: EffectContext) -> Sequence[str]:
        return (GO_ON,)


class Task(Struct, frozen=True, gc=False):
    """An effect in its context."""

    effect: Any
    context: EffectContext = EffectContext()

    def waits(self, state: State) -> bool:
        waiting: bool = self.effect.waits(state, self.context)
        return waiting

    def run(self, state: State) -> Iterable[Step | Task]:
        return in_context(self.effect.do(state, self.context), self.context)


class Due(Struct, frozen=True, gc=False):
    """A task for later: at the start of a `round`, in the `night`, at the `end-of-action`, `end-of-round`."""

    moment: str
    task: Task
    round: int = 0
    """The round in which it is due; 0 for the next such moment."""


EffectStep = Step | Effect | Task
"""What an effect leads to: something that happens, an effect in the same context, or one in another."""

EFFECTS: Language[Effect] = Language("a card")


def in_context(made: Iterable[EffectStep], context: EffectContext) -> list[Step | Task]:
    """Effects become tasks of the context."""
    return [Task(part, context) if isinstance(part, Effect) else part for part in made]


def unnamed(effect: Effect, context: EffectContext = EffectContext()) -> set[str]:  # noqa: B008  # a context is frozen
    """What an effect, or one inside it, asks of its context and does not find there.

    >>> import fujikit.robinson.effect_registry
    >>> unnamed(EFFECTS.read("next round: 1 wound")), unnamed(EFFECTS.read("all: 1 wound"))
    ({'who'}, set())
    """
    missing = {field for field in effect.asks if not getattr(context, field)}
    for name in effect.__struct_fields__:
        for inner in _inner_effects(getattr(effect, name)):
            missing |= unnamed(inner, context)
    return missing - set(effect.fills)


def items_named(effect: Effect) -> set[str]:
    """The items that an effect, or one inside it, names.

    >>> import fujikit.robinson.effect_registry
    >>> items_named(EFFECTS.read("unless medicine: build pot or rope free")) == {"medicine", "pot", "rope"}
    True
    """
    found: set[str] = set()
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        if name in effect.names_items:
            words = value if isinstance(value, tuple) else value.split(" or ")
            found |= {word for word in words if is_item(word)}
        for inner in _inner_effects(value):
            found |= items_named(inner)
    return found


def is_item(need: str) -> bool:
    """Whether a single need is an item that must be built: neither resources, a level nor a shelter.

    >>> is_item("pot"), is_item("weapon 1"), is_item("1 food"), is_item("built shelter")
    (True, False, False, False)
    """
    first = need.partition(" ")[0]
    return not (first.isdecimal() or first in LEVELS or need in SHELTERS)


def _inner_effects(value: object) -> Iterable[Effect]:
    """The effects in a field of another one."""
    if isinstance(value, Effect):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _inner_effects(part)


def about(effect: Effect, context: EffectContext, who: str) -> Task:
    """The same context, but about somebody else."""
    return Task(effect, replace(context, who=who))


def effects(lines: Iterable[str]) -> tuple[Effect, ...]:
    """The effects that lines of data describe.

    >>> import fujikit.robinson.effect_registry
    >>> effects(["lose 1 wood", "2 wounds"])[1]
    Wounds(count=2)
    """
    return tuple(EFFECTS.read(line) for line in lines)


def question(state: State) -> Task | None:
    """The open question, if there is one."""
    if state.agenda and isinstance(state.agenda[0].effect, Choice):
        task: Task = state.agenda[0]
        return task
    return None


def answerer(state: State, task: Task) -> str:
    """Who has to answer; empty for the whole group."""
    who: str = task.effect.who(state, task.context)
    return who if who in state.table.names else GROUP
