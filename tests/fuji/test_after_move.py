"""Phase 5: equipment and eruption tokens."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.errors import CannotUndo
from fujikit.engine.game import Game
from fujikit.fuji.actions import Draw
from fujikit.fuji.erupt import Erupted
from tests.support import AFTER_TWO_ROUNDS, act, clauses, position, seat

SIXES = "B6 P6 Y6 B6 P6 Y6"
ONES = "B1 P1 Y1 B1 P1 Y1"


def runner(tokens: dict[str, str], marker: str = "d4", **more: Any) -> Game[Any]:
    """Clara runs from d2; the top of the pile is the rope."""
    top = {key: more.pop(key) for key in ("phase", "pile", "edition") if key in more}
    return position(
        seat("Clara", "d2", **{"marker": marker, "dice": SIXES, **more}),
        seat("Jona", "e4"),
        seat("Steve", "e3"),
        tokens=tokens,
        **{"phase": "move", "pile": ["rope", "map"], **top},
    )


def finish(game: Game[Any]) -> Game[Any]:
    return act(game, "Jona move e4", "Steve move e3")


def token(game: Game[Any], square: str) -> str | None:
    found: str | None = game.view()["cards"][square]["token"]
    return found


def eruptions(game: Game[Any], line: str) -> list[tuple[str, ...]]:
    """The cards that each eruption of a turn flips."""
    return [event.cards for event in game.act(line) if isinstance(event, Erupted)]


def clara(game: Game[Any]) -> Any:
    return game.view()["seats"]["Clara"]


@pytest.mark.clause("token.equipment")
def test_the_top_card_may_be_drawn_at_the_end_of_a_move() -> None:
    game = act(runner({"d4": "equipment"}), "Clara move d4")
    assert [str(action) for action in game.legal("Clara")] == ["Clara draw", "Clara leave"]
    assert token(game, "d4") == "equipment"
    game.act("Clara draw")
    assert game.view("Jona")["seats"]["Clara"]["equipment"] == ["rope"]
    assert token(game, "d4") is None
    assert game.view()["pile"] == 1


@pytest.mark.clause("token.equipment")
def test_the_game_waits_for_the_choice() -> None:
    game = act(runner({"d4": "equipment"}), "Clara move d4")
    assert clauses(game, "Jona move e4") == ["token.equipment"]
    assert clauses(game, "Clara injury eye") == ["token.equipment"]
    assert clauses(game, "Jona draw") == ["token.equipment"]
    act(game, "Clara leave", "Jona move e4")


@pytest.mark.clause("token.equipment", "token.arrive")
def test_a_token_on_the_way_is_only_passed() -> None:
    game = act(runner({"d3": "equipment"}), "Clara move d4 via d3")
    assert clara(game)["moved"]
    assert token(game, "d3") == "equipment"


@pytest.mark.clause("token.equipment-when")
def test_a_drawn_card_is_used_from_the_next_round_on() -> None:
    game = act(runner({"d4": "equipment"}, pile=["radio"]), "Clara move d4", "Clara draw")
    assert clauses(game, "Clara use radio") == ["token.equipment-when", "equip.phase"]
    finish(game)
    assert (game.round, game.phase) == (2, "plan")
    assert clauses(game, "Clara use radio") == []


@pytest.mark.parametrize("edition", ["en", "fr", "pl"])
@pytest.mark.clause("token.equipment-when")
def test_a_card_drawn_in_phase_5_waits_in_every_edition(edition: str) -> None:
    game = act(runner({"d4": "equipment"}, pile=["radio"], edition=edition), "Clara move d4", "Clara draw")
    assert clauses(game, "Clara use radio") == ["token.equipment-when", "equip.phase"]
    assert clauses(finish(game), "Clara use radio") == []


@pytest.mark.clause("token.equipment-when", "rope.drawn")
def test_a_card_drawn_by_rope_waits_for_the_next_round() -> None:
    game = runner({"d3": "equipment"}, phase="equip", equipment=["rope"], pile=["radio"])
    act(game, "Clara use rope d3", "Clara draw")
    assert clauses(game, "Clara use radio") == ["token.equipment-when"]


@pytest.mark.clause("token.decline")
def test_who_does_not_draw_leaves_the_token() -> None:
    game = act(runner({"d4": "equipment"}), "Clara move d4", "Clara leave")
    assert token(game, "d4") == "equipment"
    assert clara(game)["equipment"] == []
    assert game.view()["pile"] == 2
    assert clara(game)["moved"]


@pytest.mark.clause("token.decline", "token.equipment")
def test_a_token_left_is_there_for_the_next_one() -> None:
    game = position(
        seat("Clara", "d2", marker="d3", dice=SIXES),
        seat("Jona", "e4"),
        seat("Steve", "d4", marker="d3", dice=SIXES),
        seat("Mara", "e3"),
        tokens={"d3": "equipment"},
        phase="move",
    )
    act(game, "Clara move d3", "Clara leave", "Steve move d3", "Steve draw")
    assert token(game, "d3") is None


@pytest.mark.parametrize("dice", [SIXES, ONES], ids=["staying", "failing"])
@pytest.mark.parametrize("kind", ["equipment", "eruption"])
@pytest.mark.clause("token.arrive")
def test_staying_or_failing_on_a_token_does_nothing(kind: str, dice: str) -> None:
    game = act(runner({"d2": kind}, marker="d2", dice=dice), "Clara move d2")
    assert clara(game)["moved"]
    assert token(game, "d2") == kind
    assert game.view()["lava"] == []


@pytest.mark.clause("token.arrive")
def test_a_failed_move_sets_nothing_off() -> None:
    game = act(runner({"d3": "eruption", "d4": "equipment"}, dice=ONES), "Clara move d4 via d3")
    assert (token(game, "d3"), token(game, "d4")) == ("eruption", "equipment")


@pytest.mark.parametrize("phase", ["plan", "equip", "move"])
@pytest.mark.clause("token.arrive")
def test_nothing_is_drawn_or_left_without_arriving(phase: str) -> None:
    game = runner({"d2": "equipment"}, phase=phase)
    assert clauses(game, "Clara draw") == ["token.arrive"]
    assert clauses(game, "Clara leave") == ["token.arrive"]
    assert game.check(Draw("Jona")).clauses == ["token.arrive"]


@pytest.mark.parametrize("line", ["Clara move d4 via d3", "Clara move d3"], ids=["over", "onto"])
@pytest.mark.clause("token.eruption")
def test_moving_onto_or_over_an_eruption_token_erupts_at_once(line: str) -> None:
    game = act(runner({"d3": "eruption"}, marker=line.split()[2]), line)
    assert game.view()["lava"] == ["b1"]
    assert token(game, "d3") is None
    assert game.phase == "move"
    finish(game)
    assert game.view()["lava"] == ["b1", "c1"]


@pytest.mark.parametrize("phase", ["plan", "equip"])
@pytest.mark.clause("token.eruption", "rope.eruption")
def test_a_rope_sets_off_an_eruption_too(phase: str) -> None:
    game = act(runner({"d3": "eruption"}, phase=phase, equipment=["rope"], pile=[]), "Clara use rope d3")
    assert game.view()["lava"] == ["b1"]
    assert token(game, "d3") is None
    assert game.phase == phase


@pytest.mark.clause("token.eruption", "token.order")
def test_the_eruption_comes_before_the_stamina() -> None:
    game = position(
        seat("Clara", "e1", marker="e3", dice="B6 P1 Y1 B1 P1 Y1", stamina=19),
        seat("Jona", "d1"),
        seat("Steve", "f2"),
        map=AFTER_TWO_ROUNDS,
        tokens={"e2": "eruption"},
        phase="move",
    )
    game.act("Clara move e3")
    assert game.outcome is not None
    assert (game.outcome.why, game.outcome.who) == ("goal.lose-lava", "Jona")
    assert clara(game)["stamina"] == 19


@pytest.mark.clause("token.order", "goal.win")
def test_a_winning_move_wins_before_eruption_draw_and_stamina() -> None:
    game = position(
        seat("Clara", "e4", marker="f4", dice="B1 P1 Y1 B1 B2 Y1", stamina=19),
        seat("Jona", "e5"),
        seat("Steve", "f5"),
        tokens={"f4": "eruption"},
        phase="move",
    )
    game.act("Clara move f4")
    assert game.outcome is not None
    assert game.outcome.won
    assert (clara(game)["stamina"], game.view()["lava"]) == (19, [])


@pytest.mark.clause("token.order")
def test_drawing_comes_before_the_stamina() -> None:
    game = runner({"d4": "equipment"}, dice="B1 P1 Y1 B1 B2 Y1", stamina=5)
    game.act("Clara move d4")
    assert (clara(game)["stamina"], game.view()["prompt"]["kind"]) == (5, "draw")
    game.act("Clara draw")
    assert (clara(game)["stamina"], game.view()["prompt"]["kind"]) == (8, "injury")


@pytest.mark.clause("token.order")
def test_eruptions_come_before_drawing() -> None:
    game = act(runner({"d3": "eruption", "d4": "equipment"}), "Clara move d4 via d3")
    assert game.view()["lava"] == ["b1"]
    assert game.view()["prompt"]["kind"] == "draw"


@pytest.mark.clause("token.eruption-when")
def test_all_tokens_crossed_erupt_one_after_the_other() -> None:
    game = runner({"d3": "eruption", "d4": "eruption2"})
    assert eruptions(game, "Clara move d4 via d3") == [("b1",), ("c1",), ("d1", "c2")]
    assert clara(game)["at"] == "d4"


@pytest.mark.clause("token.eruption-when")
def test_a_token_crossed_erupts_even_if_its_card_is_gone_by_then() -> None:
    game = position(
        seat("Clara", "d2", marker="f1", dice=SIXES),
        seat("Jona", "f2"),
        seat("Steve", "e3"),
        map="V L L L l v\n. . l l l v\n. . l . l v\n",
        tokens={"e2": "eruption", "e1": "eruption"},
        phase="move",
    )
    assert eruptions(game, "Clara move f1 via e2 e1") == [("e1", "c2", "d2"), ("e2", "c3")]
    assert game.outcome is None


@pytest.mark.clause("token.eruption-when")
def test_the_meeple_ends_its_move_before_the_eruption() -> None:
    """Clara leaves d1, which the eruption takes."""
    game = position(
        seat("Clara", "d1", marker="d3", dice=SIXES),
        seat("Jona", "e4"),
        seat("Steve", "e3"),
        map="V L L l l l\n. . l l l l\n. . l l l l\n. . l l l v\n",
        tokens={"d2": "eruption"},
        phase="move",
    )
    game.act("Clara move d3")
    assert game.outcome is None
    assert set(game.view()["lava"]) == {"b1", "c1", "d1", "c2"}


@pytest.mark.clause("token.eruption-when")
def test_a_meeple_may_be_caught_by_its_own_eruption() -> None:
    game = position(
        seat("Clara", "e1", marker="d1", dice=SIXES),
        seat("Jona", "f2"),
        seat("Steve", "f3"),
        map=AFTER_TWO_ROUNDS,
        tokens={"d1": "eruption"},
        phase="move",
    )
    game.act("Clara move d1")
    assert game.outcome is not None
    assert (game.outcome.why, game.outcome.who) == ("goal.lose-lava", "Clara")


@pytest.mark.parametrize("kind", ["equipment", "eruption", "eruption2"])
@pytest.mark.clause("token.lava")
def test_a_token_is_lost_with_its_card(kind: str) -> None:
    game = position(
        seat("Clara", "f2"),
        seat("Jona", "f3"),
        seat("Steve", "e3"),
        map=AFTER_TWO_ROUNDS,
        tokens={"c2": kind, "c3": kind},
        phase="erupt",
    )
    game.act("Clara erupt")
    assert (token(game, "c2"), token(game, "c3")) == (None, kind)


@pytest.mark.clause("token.arm")
def test_a_broken_arm_draws_and_the_card_scores() -> None:
    game = position(
        seat("Clara", "d4", marker="e4", dice=SIXES, injuries=["arm"]),
        seat("Jona", "e5"),
        seat("Steve", "f5"),
        tokens={"e4": "equipment"},
        phase="move",
        pile=["rope"],
    )
    act(game, "Clara move e4", "Clara draw")
    assert clara(game)["equipment"] == ["rope"]
    act(game, "Jona move e5", "Steve move f5")
    assert clauses(game, "Clara use rope d4") == ["injury.arm"]
    won = position(
        seat("Clara", "e4", marker="f4", dice=SIXES, injuries=["arm"], equipment=["rope"]),
        seat("Jona", "e5"),
        seat("Steve", "f5"),
        phase="move",
    )
    won.act("Clara move f4")
    assert won.outcome is not None
    assert won.outcome.score == 12


@pytest.mark.clause("token.eruption-advice")
def test_an_eruption_set_off_last_spares_those_who_have_moved() -> None:
    def two() -> Game[Any]:
        return position(
            seat("Clara", "e1", marker="e3", dice="B6 B5 B4 B6 B5 B4"),
            seat("Jona", "d1", marker="d2", dice="P3 P6 P5 P4 P6 P5"),
            seat("Steve", "f2"),
            map=AFTER_TWO_ROUNDS,
            needs={"e3": "blue", "d2": "pink"},
            tokens={"e2": "eruption"},
            phase="move",
        )

    assert act(two(), "Clara move e3").outcome is not None
    assert act(two(), "Jona move d2", "Clara move e3").outcome is None


def test_a_drawn_card_cannot_be_undone_but_a_token_left_can() -> None:
    game = act(runner({"d4": "equipment"}), "Clara move d4", "Clara leave")
    game.undo()
    game.act("Clara draw")
    with pytest.raises(CannotUndo):
        game.undo()
    assert clara(game)["equipment"] == ["rope"]
