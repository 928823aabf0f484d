"""The best use of each card, against a literal search with few dice."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.cards import CARDS
from fujikit.fuji.need import FACES, parse_need
from fujikit.fuji.odds import chance_to_move
from fujikit.fuji.odds.dilemma import Mate, dilemma
from fujikit.fuji.odds.equipment import EFFECTS, CardUse, best_uses
from fujikit.fuji.odds.final_hand import final_hand
from fujikit.fuji.odds.hands import read_hand, some_dice
from fujikit.fuji.odds.neighbours import Neighbour

Faces = tuple[str, ...]
JONA, STEVE = "B1 B4", "P4"
NEEDS = ("yellow|4", "pink|4", "odd")


def one(card: str, need: str, hand: str, **rest: Any) -> CardUse:
    (use,) = best_uses(need, hand, [card], **rest)
    return use


def value(need: str, faces: Sequence[str]) -> int:
    return parse_need(need).value(faces)


def movers(*hands: Faces) -> int:
    """How many of three players move: me, Jona and Steve."""
    return sum(
        all(value(need, hands[who]) > value(need, hand) for hand in (*hands[:who], *hands[who + 1 :]))
        for who, need in enumerate(NEEDS)
    )


def options(card: str, need: str, hand: str, mates: Sequence[Mate], goal: str = "me") -> dict[str, float]:
    """What every use of a card is worth, by its nouns."""
    mine, _ = final_hand(need, hand, rivals=None, mates=mates, opposite=None, goal=goal, bonus=0)
    return {option.nouns: option.value for option in EFFECTS[card](mine)}


MATES = [Mate.of(JONA, NEEDS[1], name="Jona"), Mate.of(STEVE, NEEDS[2], name="Steve")]
SEEN = (tuple(JONA.split()), tuple(STEVE.split()))


@pytest.mark.clause("card.flare-gun", "gatherer.spend")
@pytest.mark.parametrize("bonus", [0, 2])
def test_flare_gun_and_bars_add_to_the_movement_value(bonus: int) -> None:
    hand = "B1 P1 B4 Y5 Y3 B4"
    flare, bars = best_uses("yellow|4", hand, ["flare-gun"], rivals=[6, 6], bonus=bonus, bars=2)
    now = chance_to_move("yellow|4", hand=hand, bonus=bonus).chance
    assert (flare.card, bars.card, bars.nouns) == ("flare-gun", "power-bars", "2")
    for use, more in ((flare, 3), (bars, 2)):
        then = chance_to_move("yellow|4", hand=hand, bonus=bonus + more).chance
        assert (use.value, use.gain) == pytest.approx((then, then - now), abs=1e-12)


def test_no_more_bars_than_help() -> None:
    (use,) = best_uses("yellow", "Y3", [], rivals=["Y3", "B1"], bars=3)
    assert (use.nouns, use.gain) == ("1", 1)


def test_bars_may_go_to_a_mate() -> None:
    uses = best_uses(
        "yellow|4", "P3 Y5", [], mates=[Mate.of("P3", "pink", name="Jona"), MATES[1]], goal="sum", bars=2
    )
    assert [(use.card, use.nouns) for use in uses] == [("power-bars", "2 Jona")]


@pytest.mark.clause("card.compass", "card.duct-tape")
@pytest.mark.parametrize(("card", "shown", "turned"), [("compass", 6, 1), ("duct-tape", 1, 6)])
def test_turning_dice_over_tries_every_choice(card: str, shown: int, turned: int) -> None:
    hand = "B6 P1 Y6 B1"
    codes, dice = read_hand(hand, "hand")
    places = [place for place, code in enumerate(codes) if FACES[code] == shown]
    best = {}
    for size in range(1, len(places) + 1):
        for chosen in combinations(places, size):
            faces = list(codes)
            for place in chosen:
                faces[place] = next(face for face in dice[place] if FACES[face] == turned)
            best[" ".join(str(place + 1) for place in chosen)] = float(movers(tuple(faces), *SEEN))
    use = one(card, NEEDS[0], hand, mates=MATES, goal="sum")
    assert use.value == max(best.values())
    assert use.nouns == next(nouns for nouns, found in best.items() if found == use.value)


def test_a_turned_die_shows_the_colour_of_its_other_side() -> None:
    use = one("duct-tape", "yellow", "Y1 B1", rivals=["Y5", "B1"])
    assert (use.nouns, use.value, use.gain) == ("1", 1, 1)


@pytest.mark.clause("card.machete")
def test_machete_tries_every_one_and_every_two() -> None:
    hand = ("P6", "Y5", "P2", "B3")
    best = max(
        movers(tuple(code for code in hand if code not in gone), *SEEN)
        for size in (1, 2)
        for gone in combinations(hand, size)
    )
    assert one("machete", NEEDS[0], " ".join(hand), mates=MATES, goal="sum").value == best


def test_who_would_lose_by_a_card_sees_it() -> None:
    use = one("machete", "yellow", "Y3", rivals=["B1", "P1"])
    assert (use.nouns, use.gain) == ("1", -1)


@pytest.mark.clause("card.shovel")
def test_shovel_turns_one_die_to_any_side() -> None:
    hand = "P1 Y5 P2"
    codes, dice = read_hand(hand, "hand")
    options = [
        (movers((*codes[:place], face, *codes[place + 1 :]), *SEEN), f"{place + 1} {FACES[face]}")
        for place, die in enumerate(dice)
        for face in die
        if face != codes[place]
    ]
    use = one("shovel", NEEDS[0], hand, mates=MATES, goal="sum")
    best = max(count for count, _ in options)
    assert use.value == best
    assert (best, use.nouns) in options


@pytest.mark.clause("card.water", "water.both")
@pytest.mark.parametrize("goal", ["me", "sum", "all"])
def test_water_is_two_rerolls_for_myself(goal: str) -> None:
    hand, mates = "B1 P1 B4 Y5 Y3 B4", [Mate.of(6, need) for need in NEEDS[1:]]
    rerolls = dilemma(NEEDS[0], mates, hand=hand, rerolls=2, goal=goal)
    own = best_uses(NEEDS[0], hand, ["water"], rivals=[6, 6])[0] if goal == "me" else None
    use = one("water", NEEDS[0], hand, mates=mates, goal=goal)
    assert use.value >= rerolls.value - 1e-9
    if own is not None:
        thrown = [number for number in range(1, 7) if number not in rerolls.ranking[0].numbers]
        assert own.nouns == " ".join(map(str, thrown))
        assert own.value == pytest.approx(rerolls.value, abs=1e-9)


def test_water_as_a_present_throws_misfits_again() -> None:
    mates = [Mate.of("B6 Y5", NEEDS[1], name="Jona"), Mate.of("B1", NEEDS[2], name="Steve")]
    after = [movers(("Y5", "P3"), jona, ("B1",)) for jona in product(*read_hand("B6 Y5", "hand")[1])]
    use = one("water", NEEDS[0], "Y5 P3", mates=mates, goal="sum")
    assert use.nouns == "Jona"
    assert use.value == pytest.approx(sum(after) / len(after))


@pytest.mark.clause("card.water")
def test_a_present_is_one_reroll_more_by_the_own_habit() -> None:
    mates = [Mate.of(2, "pink", name="Jona", rerolls=1, habit="threshold", threshold=2), Mate.of(1, "odd")]
    more = [Mate.of(2, "pink", rerolls=2, habit="threshold", threshold=2), mates[1]]
    then = dilemma("yellow", more, hand="Y5 P3", goal="sum").value
    assert options("water", "yellow", "Y5 P3", mates, "sum")["Jona"] == pytest.approx(then)


@pytest.mark.clause("card.map", "dice.borrowed")
def test_map_gives_a_die_as_it_lies() -> None:
    hand = ("P6", "Y5", "Y3")
    given = {}
    for place, code in enumerate(hand):
        rest = (*hand[:place], *hand[place + 1 :])
        given[f"{place + 1} Jona"] = movers(rest, (*SEEN[0], code), SEEN[1])
        given[f"{place + 1} Steve"] = movers(rest, SEEN[0], (*SEEN[1], code))
    use = one("map", NEEDS[0], " ".join(hand), mates=MATES, goal="sum")
    assert use.value == max(given.values())
    assert given[use.nouns] == use.value


def test_a_die_given_is_not_thrown_again_by_who_gets_it() -> None:
    """Jona's rerolls are over when the map is used."""
    jona = Mate.of(1, "pink", name="Jona", rerolls=1, habit="misfits")
    use = one("map", "yellow", "Y5 P6", mates=[jona, Mate.of("B1", "odd")], goal="me")
    after = [1.0 if value("yellow", (face,)) < 5 else 0.0 for face in thrown_misfits("pink")]
    assert use.nouns == "2 Jona"
    assert use.value == pytest.approx(sum(after) / len(after))


def thrown_misfits(need: str) -> Iterator[str]:
    """Every way one die of the first kind falls when a misfit is thrown once more."""
    (die,) = some_dice(1, "dice")
    for first, second in product(die, die):
        yield first if value(need, (first,)) else second


@pytest.mark.clause("card.lighter")
def test_lighter_brings_the_die_that_counts_most_for_me() -> None:
    use = one("lighter", "yellow|4", "Y5 P1", rivals=["B4 Y3 P1", "P4 Y2"])
    assert (use.nouns, use.value) == ("neighbour-1", 1)


def test_lighter_from_unseen_dice_is_an_expectation() -> None:
    won = []
    for dice in product(*some_dice(2, "dice")):
        rest, lent = sorted(dice, key=lambda face: (value("yellow|4", [face]), -value("odd", [face])))
        own = value("yellow|4", ["Y2", lent])
        won.append(own > max(value("yellow|4", [rest]), value("yellow|4", ["Y3"])))
    mates = [Mate.of(2, "odd", name="Jona"), Mate.of("Y3", "pink", name="Steve")]
    assert options("lighter", "yellow|4", "Y2", mates)["Jona"] == pytest.approx(sum(won) / len(won))


def test_a_lent_die_is_missed_by_its_owner() -> None:
    """Jona, asked for a die on my card, hands over the one that would have carried them."""
    mates = [Mate.of("P4 B1", "pink", name="Jona"), Mate.of("B2", "odd", name="Steve")]
    alone = dilemma("yellow|4", mates, hand="Y2", goal="sum").value
    assert options("lighter", "yellow|4", "Y2", mates, "sum")["Jona"] == alone == 1


@pytest.mark.clause("card.carabiner")
def test_carabiner_throws_one_die_of_everybody() -> None:
    """The others throw the die that counts least for them, I the one that is best thrown."""
    mine, jona, steve = ("Y2", "Y4"), ("B4", "P1"), ("P4", "Y1")
    best = max(
        expected_movers(thrown(mine, place), thrown(jona, 1), thrown(steve, 0)) for place in range(len(mine))
    )
    mates = [Mate.of(" ".join(jona), NEEDS[1]), Mate.of(" ".join(steve), NEEDS[2])]
    use = one("carabiner", NEEDS[0], " ".join(mine), mates=mates, goal="sum")
    assert use.value == pytest.approx(best)
    assert use.nouns == ""
    assert use.then in ("pick 1", "pick 2")


def thrown(hand: Faces, place: int) -> list[Faces]:
    die = read_hand(" ".join(hand), "hand")[1][place]
    return [(*hand[:place], face, *hand[place + 1 :]) for face in die]


def expected_movers(*hands: list[Faces]) -> float:
    counts = [movers(*throws) for throws in product(*hands)]
    return sum(counts) / len(counts)


def test_carabiner_among_unseen_dice() -> None:
    """One neighbour's single die is thrown again: nothing is known of it before or after."""
    use = one("carabiner", "yellow|4", "Y4 B1", rivals=[1, 1])
    after = [
        chance_to_move("yellow|4", hand=f"Y4 {face}", rivals=[1, 1]).chance
        for face in some_dice(1, "dice")[0]
    ]
    assert use.value == pytest.approx(sum(after) / 6)
    assert use.then == "pick 2"


@pytest.mark.clause("two.a-cards")
def test_cards_leave_the_set_of_two_players_alone() -> None:
    mates = [Mate.of("B1", "odd", name="Jona"), Mate.of("Y5", name="Set")]
    uses = best_uses("yellow", "Y4 P1", ["lighter", "carabiner", "map", "water"], mates=mates, bars=1)
    assert not any("Set" in use.nouns for use in uses)
    (carabiner,) = (use for use in uses if use.card == "carabiner")
    assert carabiner.value == pytest.approx(1 / 3)


def test_in_a_game_of_four_the_player_opposite_can_help() -> None:
    mates = [Mate.of("Y2 Y2 Y1 Y1", "odd", name="Jona"), Mate.of("B1", "pink", name="Steve")]
    opposite = Neighbour.of("Y6", name="Ada")
    use = one("lighter", "yellow", "Y2", mates=mates, opposite=opposite)
    assert (use.nouns, use.value) == ("Ada", 1)


@pytest.mark.parametrize("goal", ["me", "sum", "product", "all"])
def test_uses_are_sorted_by_gain(goal: str) -> None:
    mates = [Mate.of(6, need, rerolls=1, habit="misfits") for need in NEEDS[1:]]
    hand = "B1 P6 B4 Y5 Y3 B4"
    uses = best_uses(NEEDS[0], hand, list(CARDS), mates=mates, goal=goal, bars=3)
    now = dilemma(NEEDS[0], mates, hand=hand, goal=goal).value
    assert {use.card for use in uses} == {*EFFECTS, "power-bars"}
    gains = [round(use.gain, 12) for use in uses]
    assert gains == sorted(gains, reverse=True)
    assert all(use.value - use.gain == pytest.approx(now, abs=1e-10) for use in uses)


def test_a_card_that_cannot_be_used_is_left_out() -> None:
    assert best_uses("yellow", "B4 Y3", ["compass", "duct-tape", "radio", "map"], rivals=[6, 6]) == []


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_every_use_says_what_it_assumes(lang: str) -> None:
    uses = best_uses("yellow", "Y1 P6", list(EFFECTS), mates=MATES, goal="sum", bars=1)
    texts = {use.card: use.model.text(lang) for use in uses}
    assert all(texts.values())
    assert len({texts[card] for card in ("lighter", "carabiner", "water", "shovel")}) == 4


@pytest.mark.parametrize(
    ("rest", "named"),
    [
        ({"cards": "compass"}, "list"),
        ({"cards": ["umbrella"]}, "'umbrella'"),
        ({"bars": 4}, "4"),
        ({"bonus": -3}, "-3"),
        ({"goal": "sum"}, "mates"),
        ({"goal": "fame"}, "'fame'"),
        ({"opposite": 6}, "mates"),
        ({"mates": MATES, "rivals": [6, 6]}, "rivals"),
        ({"mates": MATES[:1]}, "two neighbours"),
        ({"rivals": []}, "rivals"),
        ({"hand": ""}, "hand"),
    ],
)
def test_bad_input_is_named_in_one_sentence(rest: dict[str, Any], named: str) -> None:
    with pytest.raises(BadInput, match=named) as caught:
        best_uses("yellow", **{"hand": "Y1", "cards": [], **rest})
    assert "\n" not in str(caught.value)
