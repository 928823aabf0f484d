"""Cards beside the board that are used: markers, claims, and when they are used up."""

from __future__ import annotations

from msgspec.structs import replace

from fujikit.engine.deck import without
from fujikit.engine.events import LogMessage
from fujikit.robinson.events import RobinsonEvent, stock, with_stock
from fujikit.robinson.state import Gear, State
from fujikit.robinson.words.component_names import name_in


class OfThing(RobinsonEvent, frozen=True):
    """Something happens to a thing, which is told by its printed name."""

    name: str

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        fields = {field: getattr(self, field) for field in self.__struct_fields__ if field != "name"}
        return LogMessage(type(self).__name__, {"thing": name_in(state.table.box, self.name), **fields})


class GearUsed(OfThing, frozen=True):
    """Somebody uses an item, a treasure or equipment, and may so be its one user of the round."""

    shelf: str
    """`items`, `treasures`, `equipment`."""
    who: str
    claims: bool = False

    def fold(self, state: State) -> State:
        shelf: tuple[Gear, ...] = getattr(state, self.shelf)
        return replace(state, **{self.shelf: tuple([self._used(state, gear) for gear in shelf])})

    def _used(self, state: State, gear: Gear) -> Gear:
        if gear.name != self.name:
            return gear
        claim = {"user": self.who, "claimed": state.round} if self.claims else {}
        return replace(gear, uses=gear.uses + 1, worked=state.round, **claim)


class EquipmentUsedUp(OfThing, frozen=True):
    """An equipment card without markers leaves the game."""

    def fold(self, state: State) -> State:
        return replace(state, equipment=tuple([one for one in state.equipment if one.name != self.name]))


class TokenUsed(OfThing, frozen=True):
    """A discovery token is traded in and leaves the game; some of them must be, by nobody in particular."""

    who: str = ""
    where: str = "available"

    def fold(self, state: State) -> State:
        tokens = without(stock(state, self.where).tokens, self.name)
        return with_stock(state, self.where, tokens=tokens)

    def log_message(self, state: State, seat: str | None) -> LogMessage:
        case = "by" if self.who else "forced"
        return LogMessage(
            f"TokenUsed/{case}", {"thing": name_in(state.table.box, self.name), "who": self.who}
        )


class AbilityUsed(OfThing, frozen=True):
    """A character uses an ability: determination is paid, and a marker lies on it until the night ends."""

    who: str
    det: int

    def fold(self, state: State) -> State:
        person = state.person(self.who)
        return state.with_person(self.who, det=person.det - self.det, spent=(*person.spent, self.name))


class EquipmentArrived(RobinsonEvent, frozen=True):
    """Equipment that was found lies beside the board."""

    names: tuple[str, ...]

    def fold(self, state: State) -> State:
        waiting = tuple([name for name in state.future.equipment if name not in self.names])
        return replace(
            state,
            equipment=(*state.equipment, *map(Gear, self.names)),
            future=replace(state.future, equipment=waiting),
        )

    def log_message(self, state: State, seat: str | None) -> LogMessage:
        things = [name_in(state.table.box, name) for name in self.names]
        return LogMessage("EquipmentArrived", {"things": things})
