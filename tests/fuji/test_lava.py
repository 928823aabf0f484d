"""Phase 6: eruptions, and the end of the round."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from tests.support import AFTER_TWO_ROUNDS, LAVA_MAP, act, clauses, new_game, position, seat

SIXES = "B6 P6 Y6 B6 P6 Y6"


def resting(map_text: str, *, phase: str = "erupt", places: str = "f2 f3 e3", **more: Any) -> Game[Any]:
    seats = [seat(name, at) for name, at in zip(("Clara", "Jona", "Steve"), places.split(), strict=True)]
    return position(*seats, map=map_text, phase=phase, **more)


def lava(game: Game[Any]) -> set[str]:
    return set(game.view()["lava"])


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (LAVA_MAP, {"b1"}),
        (LAVA_MAP.replace("V R R", "V L R"), {"b1", "c1"}),
        (AFTER_TWO_ROUNDS, {"b1", "c1", "c2", "d1"}),
        ("L l l\nl l l\nl l V\nv v v\n", {"a1", "b1", "a2", "c2", "b3"}),
    ],
)
@pytest.mark.clause("lava.spread")
def test_every_card_beside_lava_flips_and_no_other(before: str, after: set[str]) -> None:
    places = "a4 b4 c4" if "v v v" in before else "f2 f3 e3"
    assert lava(act(resting(before, places=places), "Clara erupt")) == after


@pytest.mark.clause("lava.spread")
def test_a_card_that_flips_spreads_only_next_time() -> None:
    row = "V l l l v v v\n"
    assert lava(act(resting(row, places="e1 f1 g1"), "Clara erupt")) == {"b1"}


@pytest.mark.clause("lava.spread")
def test_the_eruption_comes_once_and_in_phase_6_only() -> None:
    game = resting(LAVA_MAP)
    assert [str(action) for action in game.legal("Jona")] == ["Jona erupt"]
    game.act("Jona erupt")
    assert (game.round, game.phase) == (2, "plan")
    assert clauses(game, "Jona erupt") == ["lava.spread"]
    for phase in ("roll", "plan", "reroll", "equip", "move"):
        assert clauses(resting(LAVA_MAP, phase=phase), "Clara erupt") == ["lava.spread"]


@pytest.mark.clause("lava.spread", "goal.lose-lava")
def test_a_meeple_on_a_card_that_flips_loses_the_game() -> None:
    game = act(resting(AFTER_TWO_ROUNDS, places="f2 d1 e3"), "Clara erupt")
    assert game.outcome is not None
    assert (game.outcome.why, game.outcome.who) == ("goal.lose-lava", "Jona")


@pytest.mark.clause("lava.village")
def test_village_cards_never_flip_and_let_no_lava_through() -> None:
    game = act(resting("V L v l\n. . v l\n", places="c1 c2 d2"), "Clara erupt")
    assert lava(game) == {"b1"}
    assert game.view()["cards"]["c1"]["kind"] == "village"


@pytest.mark.parametrize("scenario", range(1, 8))
@pytest.mark.clause("lava.first-rounds")
def test_the_first_eruption_flips_the_first_rubble_card_only(scenario: int) -> None:
    game = new_game(scenario=scenario)
    volcano, *_ = (square for square, card in game.view()["cards"].items() if card["kind"] == "volcano")
    before = {square for square, card in game.view()["cards"].items() if card["kind"] == "rubble"}
    first = set(game.state.board.next_lava())
    assert len(first) == 1
    assert first < before
    assert volcano not in first


def crossing(token: str) -> Game[Any]:
    return position(
        seat("Clara", "d2", marker="d4", dice=SIXES),
        seat("Jona", "e4"),
        seat("Steve", "e3"),
        tokens={"d3": token},
        phase="move",
    )


@pytest.mark.clause("lava.extra")
def test_phase_6_follows_an_extra_eruption() -> None:
    game = act(crossing("eruption"), "Clara move d4")
    assert lava(game) == {"b1"}
    act(game, "Jona move e4", "Steve move e3")
    assert lava(game) == {"b1", "c1"}


@pytest.mark.clause("lava.extra", "lava.double")
def test_an_extra_eruption_takes_meeples_as_phase_6_does() -> None:
    def crossed(token: str) -> Game[Any]:
        game = position(
            seat("Clara", "d1", marker="d3", dice=SIXES),
            seat("Jona", "c2"),
            seat("Steve", "e3"),
            map="V L R l l l\n. . l l l l\n. . l l l l\n. . l l l v\n",
            tokens={"d2": token},
            phase="move",
        )
        return act(game, "Clara move d3")

    assert crossed("eruption").outcome is None
    second = crossed("eruption2").outcome
    assert second is not None
    assert (second.why, second.who) == ("goal.lose-lava", "Jona")


@pytest.mark.clause("lava.double")
def test_the_second_of_two_eruptions_starts_where_the_first_has_come() -> None:
    game = act(crossing("eruption2"), "Clara move d4")
    assert lava(game) == {"b1", "c1"}
    assert game.phase == "move"


def after_a_round(
    *lines: str, clara: dict[str, Any] | None = None, jona: dict[str, Any] | None = None
) -> Any:
    """The lines of phase 4, then everybody's turn; the seats in round 2."""
    game = position(
        seat("Clara", "d2", **(clara or {})),
        seat("Jona", "d3", **(jona or {})),
        seat("Steve", "e2"),
        phase="equip",
    )
    act(game, *lines, *[f"{name} ready" for name in game.seats])
    act(game, "Clara move d2", "Jona move d3", "Steve move e2")
    assert (game.round, game.phase) == (2, "plan")
    return game


def counts(game: Game[Any]) -> list[int]:
    return [len(shown["dice"]) for shown in game.view()["seats"].values()]


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("map", ("Clara use map 1 Jona",)),
        ("machete", ("Clara use machete 1 2",)),
        ("lighter", ("Clara use lighter Steve", "Steve hand 6")),
    ],
)
@pytest.mark.clause("round.end")
def test_lent_and_set_aside_dice_go_back(card: str, lines: tuple[str, ...]) -> None:
    game = after_a_round(*lines, clara={"equipment": [card]})
    assert counts(game) == [6, 6, 6]
    assert [shown["aside"] for shown in game.view()["seats"].values()] == [[], [], []]
    assert all(die.owner == own.name == die.side for own in game.state.seats for die in own.dice)


@pytest.mark.clause("round.end", "dice.borrowed")
def test_a_die_lent_on_goes_back_to_its_colour() -> None:
    game = after_a_round(
        "Clara use map 1 Jona",
        "Jona use lighter Steve",
        "Steve decline",
        "Jona use machete 7",
        clara={"equipment": ["map"]},
        jona={"equipment": ["lighter", "machete"]},
    )
    assert counts(game) == [6, 6, 6]


@pytest.mark.clause("round.end")
def test_a_die_lent_there_and_back_takes_its_old_place() -> None:
    lines = ("Clara use map 1 Jona", "Clara use lighter Jona", "Jona hand 7")
    game = after_a_round(*lines, clara={"equipment": ["map", "lighter"]})
    assert [die.slot for die in game.state.seat("Clara").dice] == [0, 1, 2, 3, 4, 5]


@pytest.mark.clause("round.end", "two.b-dice")
def test_a_die_of_the_third_meeple_goes_back_to_its_side() -> None:
    third = {"at": "e2", "skill": "buddy", "equipment": ["map", "lighter"]}
    game = position(seat("Clara", "d2"), seat("Jona", "d3"), phase="equip", variant="b", third=third)
    act(game, "Clara propose use map Jona Clara for Third", "Jona agree", "Jona pick 6")
    act(game, "Jona propose use lighter Clara for Third", "Clara agree", "Clara hand 7")
    act(game, "Clara ready", "Jona ready", "Clara move d2", "Jona move d3")
    act(game, "Clara propose move e2 for Third", "Jona agree")
    assert game.round == 2
    assert [die.side for die in game.state.seat("Third").dice] == ["Clara"] * 3 + ["Jona"] * 3


@pytest.mark.clause("round.end")
def test_lent_dice_go_back_after_the_eruption() -> None:
    game = position(
        seat("Clara", "d2", equipment=["map"]), seat("Jona", "d3"), seat("Steve", "e2"), phase="equip"
    )
    act(game, "Clara use map 1 Jona", *[f"{name} ready" for name in game.seats])
    act(game, "Clara move d2", "Jona move d3")
    names = [type(event).__name__ for event in game.act("Steve move e2")]
    assert names.index("Erupted") < names.index("RoundEnded") < names.index("Thrown")


@pytest.mark.clause("round.end", "skill.buddy")
def test_a_buddys_die_goes_back() -> None:
    game = position(
        seat("Clara", "d2", skill="buddy"), seat("Jona", "d3"), seat("Steve", "e2"), phase="reroll"
    )
    act(game, "Clara aside 1", *[f"{name} stop" for name in game.seats])
    act(game, *[f"{name} ready" for name in game.seats])
    assert counts(game) == [5, 6, 6]
    act(game, "Clara move d2", "Jona move d3", "Steve move e2")
    assert counts(game) == [6, 6, 6]


@pytest.mark.clause("round.end")
def test_effects_for_the_round_end() -> None:
    game = after_a_round(
        "Clara use flare-gun",
        "Clara use first-aid-kit",
        "Clara use radio",
        clara={"equipment": ["flare-gun", "first-aid-kit", "radio"]},
    )
    shown = game.view("Jona")["seats"]["Clara"]
    assert (shown["flares"], shown["unhurt"], shown["moved"], shown["marker"]) == (0, False, False, None)
    assert shown["dice"] == [None] * 6


@pytest.mark.clause("round.end", "roll.once")
def test_everybody_rolls_again_after_the_eruption() -> None:
    game = resting(LAVA_MAP, dice=f"{SIXES} B1 P1 Y1 B1 P1 Y1")
    game.act("Clara erupt")
    assert game.view("Clara")["seats"]["Clara"]["dice"] == SIXES.split()
    assert game.view("Jona")["seats"]["Jona"]["dice"] == ["B1", "P1", "Y1", "B1", "P1", "Y1"]
