"""What may be done and what is refused: `legal` and `check` agree, and every reason is named."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.robinson.state import FRIDAY, KINDS, State
from fujikit.robinson.things.reachable import reachable_things
from fujikit.robinson.work.kinds import ACTION_KINDS
from fujikit.robinson.work.kinds.build import build_targets
from fujikit.robinson.work.pawns import neutral_pawns
from tests.robinson.support import moment
from tests.robinson.things import things_table

PLANNING = ("place", "take-back", "lead")


@pytest.mark.parametrize("name", ["Friday", "dog", "Zoe", "", "map"])
def test_who_has_no_seat_has_no_lines(name: str) -> None:
    game = things_table(seats={"Anna": "cook"}, head="friday = {}\ndog = true")
    assert not game.check(f"{name} ready").ok
    with pytest.raises(BadInput, match="seat") as refusal:
        game.legal(name)
    assert "\n" not in str(refusal.value)


def test_a_name_is_known_in_capitals_and_small_letters() -> None:
    game = things_table()
    assert game.check("anna place rest").ok
    assert game.legal("anna") == game.legal("Anna")


def lines(game: Game[State], seat: str) -> Iterator[str]:
    """Lines with every kind of action, every target that there is, every pawn, every thing and answer."""
    state = game.state
    spaces = [place.name for place in state.island]
    sources = [f"{name}:{source}" for name in spaces for source in ("wood", "fish", "parrot")]
    targets = {
        "": ["", "left", "right", *spaces],
        "build": list(build_targets(state)),
        "gather": sources,
        "explore": list(ACTION_KINDS["explore"].targets(state)),
        "hunt": list(ACTION_KINDS["hunt"].targets(state)),
    }
    pawns = ["", *[person.name for person in state.people], *[one.name for one in neutral_pawns(state)]]
    for kind in KINDS:
        for target in dict.fromkeys((*targets[""], *targets.get(kind, ()))):
            for number in ("", "2"):
                spot = " ".join(filter(None, (kind, target, number)))
                yield f"{seat} lead {spot}"
                for pawn in pawns:
                    who = f" with {pawn}" if pawn else ""
                    yield f"{seat} place {spot}{who}"
                    yield f"{seat} take-back {spot}{who}"
    yield from (f"{seat} ready", f"{seat} wait", f"{seat} go-on")
    for thing in {found.name for one in state.people for found in reachable_things(state, one.name)}:
        yield from (f"{seat} use {thing}", f"{seat} use {thing} for {FRIDAY}")


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "moves"), [(0, 30), (1, 60), (2, 45), (3, 80), (5, 25), (6, 110)])
def test_what_is_offered_is_allowed_and_nothing_else(seed: int, moves: int) -> None:
    game = moment(seed, moves, scenario=1 + seed)
    for seat in game.seats:
        legal = {str(action) for action in game.legal(seat)}
        assert [line for line in legal if not game.check(line).ok] == []
        asked = {line for line in lines(game, seat) if game.check(line).ok}
        canonical = {str(game.read(line)) for line in asked}
        assert canonical - legal == set()


REASONS = {
    "a roof without shelter and wood": ("place build roof", "", ["rc.build.needs-shelter", "rc.build.cost"]),
    "a bow without rope, knife and wood": (
        "place build bow",
        'inventions = ["bow"]',
        ["rc.need.item", "rc.need.item", "rc.need.resources"],
    ),
    "a dam without river and wood": (
        "place build dam",
        "",
        ["rc.item.needs", "rc.need.resources"],
    ),
    "a built shelter that costs": (
        "place build shelter",
        "shelter = true",
        ["rc.build.shelter", "rc.build.cost"],
    ),
    "no pawn, no shelter and no wood": (
        "place build roof",
        '[[plan]]\nkind = "rest"\npawns = ["Anna"]\n[[plan]]\nkind = "rest"\npawns = ["Anna"]',
        ["rc.plan.pawns", "rc.build.needs-shelter", "rc.build.cost"],
    ),
    "wood and weapon of a threat": (
        "place threat right",
        'threats = { right = "event:precipice" }',
        ["rc.need.resources"],
    ),
    "a burden and a far tile": (
        "place gather t3:wood",
        "",
        ["rc.gather.where"],
    ),
}


@pytest.mark.parametrize(("line", "head", "reasons"), REASONS.values(), ids=REASONS)
def test_every_reason_is_named(line: str, head: str, reasons: list[str]) -> None:
    top, bracket, tables = head.partition("[[")
    game = things_table(head=top, tail=bracket + tables)
    assert [reason.clause for reason in game.check(f"Anna {line}").reasons] == reasons
