"""The board in numbers: what every card in reach is worth for a seat."""

from collections.abc import Callable
from itertools import zip_longest
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.fuji.odds import chance_to_move, forecast, knowledge, prospect
from fujikit.fuji.odds.board import CardOdds, board_in_numbers
from fujikit.fuji.odds.hands import die_kinds
from fujikit.fuji.odds.neighbours import Neighbour
from tests.fuji.two_players import with_meeple, with_set
from tests.properties.unseen import otherwise
from tests.support import AFTER_TWO_ROUNDS, BOX, CLARA, JONA, STEVE, act, new_game, position, seat, three

NEEDS = {
    "d2": "yellow|4",
    "d3": "pink|4",
    "e2": "odd(pink|blue)",
    "d4": "1|2|3",
    "e3": "even(yellow)",
    "d1": "yellow|4",
    "e1": "blue",
}


def by_square(game: Game[Any], name: str = "Clara", **options: Any) -> dict[str, CardOdds]:
    return {card.square: card for card in board_in_numbers(game, name, **options)}


def test_the_chance_is_the_chance_to_move() -> None:
    for card in board_in_numbers(three(needs=NEEDS, reroll=("d3",)), "Clara"):
        odds = chance_to_move(card.need, hand=CLARA, rerolls=card.rerolls, rivals=[6, 6])
        assert card.chance == pytest.approx(odds.chance, abs=1e-12)


def test_loss_injury_and_death_are_those_of_the_level() -> None:
    game = position(
        seat("Clara", "d2", dice=CLARA, stamina=16),
        seat("Jona", "d3", dice=JONA),
        seat("Steve", "e2", dice=STEVE),
        needs=NEEDS,
        level=3,
    )
    for card in board_in_numbers(game, "Clara"):
        turn = prospect(card.need, hand=CLARA, rerolls=card.rerolls, level=3, stamina=16, box=BOX)
        assert card[6:9] == pytest.approx((turn.loss, turn.injury, turn.death), abs=1e-12)


def test_a_neighbour_with_a_marker_and_rerolls_is_harder_to_beat() -> None:
    alone, beside = three(needs=NEEDS), act(three(needs=NEEDS), "Jona mark d3")
    assert by_square(beside)["d3"].chance < by_square(alone)["d3"].chance
    assert by_square(beside, habit="once")["d3"].chance == pytest.approx(by_square(alone)["d3"].chance)


@pytest.mark.clause("reroll.sum")
@pytest.mark.parametrize("skill", ["", "survivalist", "scout"])
@pytest.mark.parametrize("injuries", [[], ["eye"], ["amnesia"]])
def test_the_rerolls_are_what_the_rules_would_give(skill: str, injuries: list[str]) -> None:
    mine = {"skill": skill, "dice": "B1 B2 Y1 B6 Y3"} if skill else {"dice": CLARA}
    clara = seat("Clara", "d2", injuries=injuries, **mine)
    game = position(clara, seat("Jona", "d3"), seat("Steve", "e2"), reroll=("d3", "f3", "f4"))
    for square, card in by_square(game).items():
        there = act(game.copy(), f"Clara mark {square}")
        assert card.rerolls == there.view("Clara")["seats"]["Clara"]["rerolls"]


@pytest.mark.clause("plan.three-steps")
def test_the_cards_are_those_in_reach() -> None:
    game = three()
    marks = {action["squares"][0] for action in game.view("Clara")["actions"] if action["verb"] == "mark"}
    assert set(by_square(game)) == marks
    assert all(card.distance <= 3 for card in by_square(game).values())


@pytest.mark.clause("plan.neighbours-differ")
def test_a_card_that_is_taken_is_named_with_its_clause() -> None:
    game = act(three(), "Jona mark d4", "Steve mark e3")
    for square, card in by_square(game).items():
        assert card.verdict.clauses == game.check(f"Clara mark {square}").clauses
        assert card.allowed is (square not in ("d4", "e3"))
    assert "Jona" in by_square(game)["d4"].verdict.text("fr")


def test_a_card_tells_what_it_gives() -> None:
    game = position(
        seat("Clara", "e2", dice=CLARA),
        seat("Jona", "e1"),
        seat("Steve", "d1"),
        map=AFTER_TWO_ROUNDS,
        tokens={"e3": "equipment", "d2": "eruption"},
    )
    cards = by_square(game)
    assert {square: card.token for square, card in cards.items() if card.token} == {
        "e3": "equipment",
        "d2": "eruption",
    }
    assert {square: card.nearer for square, card in cards.items()} == {
        **dict.fromkeys(("d1", "c2"), -2),
        **dict.fromkeys(("e1", "d2"), -1),
        "e2": 0,
        "e3": 0,
        "f2": 1,
        "f3": 1,
        "c3": -3,
    }
    assert [square for square, card in cards.items() if card.village] == ["f2", "f3"]


@pytest.mark.clause("lava.spread")
def test_a_card_tells_after_how_many_eruptions_it_is_lava() -> None:
    cards = by_square(
        position(seat("Clara", "e2"), seat("Jona", "e1"), seat("Steve", "d1"), map=AFTER_TWO_ROUNDS)
    )
    assert {square: card.lava for square, card in cards.items()} == {
        **dict.fromkeys(("d1", "c2"), 1),
        **dict.fromkeys(("e1", "d2", "c3"), 2),
        "e2": 3,
        "e3": 4,
        "f2": None,
        "f3": None,
    }


def test_cards_come_by_chance_or_by_square() -> None:
    game = three(needs=NEEDS)
    chances = [round(card.chance, 12) for card in board_in_numbers(game, "Clara")]
    assert chances == sorted(chances, reverse=True)
    squares = [card.square for card in board_in_numbers(game, "Clara", by="square")]
    assert squares == sorted(squares, key=lambda square: (int(square[1:]), square))


def test_the_model_is_told_in_three_languages() -> None:
    model = board_in_numbers(act(three(), "Jona mark d4"), "Clara")[0].model
    assert len({model.text(lang) for lang in ("en", "fr", "pl")}) == 3


@pytest.mark.parametrize(
    ("options", "sentence"),
    [({"by": "luck"}, "by: 'luck' is none of chance, square"), ({"habit": "luck"}, "habit: 'luck'")],
)
def test_bad_options_are_refused(options: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        board_in_numbers(act(three(), "Jona mark d4"), "Clara", **options)


@pytest.mark.parametrize("phase", ["roll", "reroll", "equip", "move", "erupt"])
def test_other_phases_choose_no_destination(phase: str) -> None:
    with pytest.raises(BadInput, match="destinations are chosen in the phase 'plan'"):
        board_in_numbers(three(phase), "Clara")


def count(monkeypatch: pytest.MonkeyPatch, name: str) -> list[Any]:
    """What a function of the outlook is called with from now on."""
    called: list[Any] = []
    original: Callable[..., Any] = getattr(forecast, name)

    def counted(*arguments: Any) -> Any:
        called.append(arguments)
        return original(*arguments)

    monkeypatch.setattr(forecast, name, counted)
    return called


def test_cards_with_the_same_need_and_rerolls_share_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    solved, compared = count(monkeypatch, "solve"), count(monkeypatch, "highest")
    cards = board_in_numbers(three(needs=NEEDS), "Clara")
    assert len(solved) == len({(card.need, card.rerolls) for card in cards if card.rerolls})
    assert len(compared) == len({card.need for card in cards})
    assert max(len(solved), len(compared)) < len(cards)


@pytest.mark.parametrize(("lines", "different"), [((), 1), (("Jona mark d4",), 2)])
def test_what_neighbours_may_have_is_worked_out_once_for_a_need(
    lines: tuple[str, ...], different: int
) -> None:
    forecast.chances_of.cache_clear()
    game = act(three(needs=NEEDS), *lines)
    cards = board_in_numbers(game, "Clara")
    own = {card.need for card in cards if not card.rerolls}
    needed = different * len({card.need for card in cards}) + len(own)
    assert forecast.chances_of.cache_info().misses == needed
    board_in_numbers(game, "Clara")
    assert forecast.chances_of.cache_info().misses == needed


@pytest.mark.parametrize("habit", ["once", "misfits", "threshold", "best"])
@pytest.mark.parametrize("seen", [(None,) * 6, ("B1", None, "Y6", None, "Y3", None)])
def test_the_totals_of_a_neighbour_are_those_of_the_model(habit: str, seen: tuple[str | None, ...]) -> None:
    neighbour = Neighbour(die_kinds(), seen, "Jona", "pink|4", 2, habit, 2)
    for need in ("yellow|4", "odd(pink|blue)", "pink|4"):
        pairs = zip_longest(forecast.chances_of(neighbour, need), neighbour.chances(need), fillvalue=0.0)
        assert all(mine == pytest.approx(theirs, abs=1e-12) for mine, theirs in pairs)


@pytest.mark.clause("card.first-aid-kit")
def test_a_first_aid_kit_spares_the_loss_but_not_the_failure() -> None:
    view = three("equip").view("Clara")
    hurt = forecast.TurnForecasts.known(knowledge(view)).of("blue", 0)
    view["seats"]["Clara"]["unhurt"] = True
    spared = forecast.TurnForecasts.known(knowledge(view)).of("blue", 0)
    assert hurt.loss > 0
    assert spared == forecast.TurnForecast(hurt.chance, 0.0, 0.0, 0.0)


@pytest.mark.clause("dice.none", "move.higher")
def test_without_dice_nobody_is_beaten_not_even_those_without_dice() -> None:
    view = three("equip").view("Clara")
    for each in view["seats"].values():
        each["dice"] = []
    assert forecast.TurnForecasts.known(knowledge(view)).of("blue", 0).chance == 0
    view["seats"]["Clara"]["flares"] = 1
    assert forecast.TurnForecasts.known(knowledge(view)).of("blue", 0).chance == 1


GAMES: list[Callable[[], Game[Any]]] = [
    lambda: act(three(needs=NEEDS), "Jona mark d4"),
    with_set,
    with_meeple,
    lambda: new_game(3),
    lambda: new_game(4),
    lambda: new_game(2, variant="b"),
]


@pytest.mark.clause("roll.hidden")
@pytest.mark.parametrize("make", GAMES)
def test_what_is_hidden_changes_nothing(make: Callable[[], Game[Any]]) -> None:
    game = make()
    for viewer in game.seats:
        assert board_in_numbers(otherwise(game, viewer, 3), viewer) == board_in_numbers(game, viewer)
