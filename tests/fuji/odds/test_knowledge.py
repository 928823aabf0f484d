"""What a seat knows, from its view alone."""

from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.fuji.odds.hands import die_kinds
from fujikit.fuji.odds.knowledge import hand_of, knowledge
from fujikit.fuji.odds.neighbours import Neighbour
from tests.fuji.two_players import with_meeple, with_set
from tests.properties.unseen import otherwise
from tests.support import BOX, CLARA, JONA, STEVE, act, new_game, position, seat, three

KINDS = die_kinds(BOX)
HIDDEN = (None,) * 6
FIRST_IN_THE_BOX = {
    "en": "the first 5 that fit, in the order of the box",
    "fr": "les 5 premiers qui conviennent",
    "pl": "pierwsze pasujące w kolejności z pudełka (razem 5)",
}
"""What is said where 5 dice are assumed."""


def neighbour(game: Game[Any], viewer: str, name: str, **model: Any) -> Neighbour:
    (found,) = (each for each in knowledge(game, viewer, **model).neighbours if each.name == name)
    return found


def rerolling(**more: Any) -> Game[Any]:
    """Phase 3: Clara stays with 2 rerolls, Jona goes one step with 1, Steve three with none."""
    return position(
        seat("Clara", "d2", dice=CLARA, marker="d2"),
        seat("Jona", "d3", dice=JONA, marker="d4"),
        seat("Steve", "e2", dice=STEVE, marker="e5"),
        needs={"d2": "yellow|6", "d4": "odd(pink|blue)", "e5": "pink|4"},
        phase="reroll",
        **more,
    )


def test_the_own_hand_need_and_rerolls_are_those_of_the_view() -> None:
    known = knowledge(rerolling(), "Clara")
    assert (known.faces, known.need, known.rerolls, known.bonus) == (tuple(CLARA.split()), "yellow|6", 2, 0)
    assert known.hand.dice == KINDS


def test_a_neighbour_is_six_unseen_dice_that_roll_once_while_no_marker_lies() -> None:
    jona = neighbour(three(), "Clara", "Jona")
    assert (jona.dice, jona.seen, jona.rerolls) == (KINDS, HIDDEN, 0)


def test_a_neighbour_with_rerolls_throws_again_what_does_not_fit_the_own_card() -> None:
    jona = neighbour(rerolling(), "Clara", "Jona")
    assert (jona.need, jona.rerolls, jona.habit) == ("odd(pink|blue)", 1, "misfits")


def test_a_neighbour_without_a_reroll_rolls_once() -> None:
    assert neighbour(rerolling(), "Clara", "Steve").rerolls == 0


def test_in_phase_2_the_marker_tells_what_a_neighbour_would_reroll() -> None:
    game = act(three(needs={"d4": "blue"}), "Jona mark d4")
    jona = neighbour(game, "Clara", "Jona")
    assert (jona.need, jona.rerolls) == ("blue", 1)


def test_another_habit_can_be_chosen() -> None:
    jona = neighbour(rerolling(), "Clara", "Jona", habit="threshold", threshold=2)
    assert (jona.habit, jona.threshold) == ("threshold", 2)


def test_an_unknown_habit_is_refused() -> None:
    with pytest.raises(BadInput, match="habit: 'luck' is none of"):
        knowledge(rerolling(), "Clara", habit="luck")


def test_the_rerolls_of_a_neighbour_are_those_given_however_many_are_taken() -> None:
    game = act(rerolling(), "Jona reroll 1 2")
    assert neighbour(game, "Clara", "Jona").rerolls == 1


def test_a_radio_opens_all_dice() -> None:
    game = position(
        seat("Clara", "d2", dice=CLARA),
        seat("Jona", "d3", dice=JONA, equipment=["radio"]),
        seat("Steve", "e2", dice=STEVE),
    )
    act(game, "Jona use radio")
    assert neighbour(game, "Clara", "Jona").seen == tuple(JONA.split())
    assert neighbour(game, "Jona", "Clara").seen == HIDDEN


def lending() -> Game[Any]:
    game = position(
        seat("Clara", "d2", dice=CLARA, marker="d2", equipment=["map"]),
        seat("Jona", "d3", dice=JONA, marker="d3"),
        seat("Steve", "e2", dice=STEVE, marker="e2"),
        needs={"e2": "blue"},
        phase="equip",
    )
    return act(game, "Clara use map 4 Steve")


def test_a_lent_die_is_known_to_the_lender() -> None:
    steve = neighbour(lending(), "Clara", "Steve")
    assert steve.seen == (*HIDDEN, "B6")
    assert steve.dice == (*KINDS, ("B6",))


def test_a_lent_die_is_hidden_from_others() -> None:
    jona = knowledge(lending(), "Jona")
    assert [each.seen for each in jona.neighbours] == [HIDDEN[:5], (*HIDDEN, None)]
    assert "not certain" in jona.model.text("en")


def test_a_borrowed_die_counts_among_the_own() -> None:
    known = knowledge(lending(), "Steve")
    assert known.faces == (*STEVE.split(), "B6")
    assert known.hand.dice == (*KINDS, KINDS[0])


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_in_phase_4_a_neighbour_has_taken_the_rerolls_that_the_log_tells(lang: str) -> None:
    game = act(rerolling(lang=lang), "Clara reroll 1", "Clara stop", "Jona reroll 2")
    assert game.phase == "equip"
    assert [each.rerolls for each in knowledge(game, "Steve").neighbours] == [1, 1]


def test_in_phase_4_the_rules_tell_rerolls_that_no_log_does() -> None:
    assert neighbour(lending(), "Jona", "Steve").rerolls == 2


def test_in_phase_5_all_dice_are_seen() -> None:
    known = knowledge(three("move"), "Clara")
    assert [each.seen for each in known.neighbours] == [tuple(JONA.split()), tuple(STEVE.split())]


def test_variant_a_shows_the_open_half_of_the_third_set() -> None:
    game = new_game(2, variant="a")
    partner, third = knowledge(game, "Clara").neighbours
    shown = game.view("Clara")["third_set"]
    assert partner.name == "Jona"
    assert third.seen == (None, None, None, *shown[3:])
    assert (third.dice, third.rerolls) == (KINDS, 0)


def test_variant_b_shows_the_own_half_of_the_third_meeple() -> None:
    game = new_game(2, variant="b")
    for viewer, own in (("Clara", slice(0, 3)), ("Jona", slice(3, 6))):
        third = neighbour(game, viewer, "Third")
        assert third.dice == KINDS
        assert [face is not None for face in third.seen] == [
            place in range(own.start, own.stop) for place in range(6)
        ]


def test_with_four_players_the_one_opposite_is_no_neighbour() -> None:
    assert [each.name for each in knowledge(new_game(4), "Clara").neighbours] == ["Mara", "Jona"]


def test_which_dice_are_missing_is_assumed_and_said_in_three_languages() -> None:
    game = position(
        seat("Clara", "d2", dice=CLARA),
        seat("Jona", "d3", dice="B1 B2 B6 Y3 P2", skill="scout"),
        seat("Steve", "e2", dice=STEVE),
    )
    known = knowledge(game, "Clara")
    assert known.neighbours[0].dice == KINDS[:5]
    for lang, order in FIRST_IN_THE_BOX.items():
        text = known.model.text(lang)
        assert order in text
        assert "A B C" not in text


def test_nothing_is_assumed_where_the_set_tells_all() -> None:
    model = knowledge(three(), "Clara").model
    assert "in the order of the box" not in model.text("en")
    assert "first-dice" not in [key for key, _ in model.parts]


@pytest.mark.parametrize(
    ("shown", "aside", "kinds"),
    [
        ([None] * 6, [], "ABCABC"),
        ([None] * 5, [], "ABCAB"),
        ([None] * 4, ["B6", "P5"], "BABC"),
        (["B1", None, None, None, "Y4", None], [], "ABCABC"),
        ([None] * 7, [], "ABCABCA"),
        ([*[None] * 5, "Y6"], [], "ABABCC"),
        ([*[None] * 6, "B6", "B6"], [], "ABCABCAA"),
        (["B6", "B6", "B6"], [], "AAA"),
        ([], [], ""),
    ],
)
def test_hidden_dice_are_what_the_set_has_besides_those_seen(
    shown: list[str | None], aside: list[str], kinds: str
) -> None:
    letters = dict(zip(KINDS[:3], "ABC", strict=True))
    assert sorted(letters[faces] for faces in hand_of(shown, aside, KINDS).dice) == sorted(kinds)


def test_every_die_seen_can_show_what_it_shows() -> None:
    for shown in ([*CLARA.split(), "B6"], JONA.split()[2:], ["P5", None, "B1"]):
        hand = hand_of(shown, (), KINDS)
        assert all(face is None or face in faces for face, faces in zip(hand.seen, hand.dice, strict=True))


def test_a_view_knows_as_much_as_the_game() -> None:
    game = rerolling()
    known = knowledge(game.view("Clara"))
    assert known._replace(view=game.own_view("Clara")) == knowledge(game, "Clara")


@pytest.mark.clause("dice.none")
def test_a_neighbour_without_dice_is_left_out() -> None:
    view = three("equip").view("Clara")
    view["seats"]["Jona"]["dice"] = []
    assert [each.name for each in knowledge(view).neighbours] == ["Steve"]


@pytest.mark.parametrize("name", ["Mara", "clara", ""])
def test_who_does_not_sit_here_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="nobody at this table"):
        knowledge(three(), name)


def test_a_view_of_nobody_is_refused() -> None:
    with pytest.raises(BadInput, match="belongs to no seat"):
        knowledge(three().view(None))


@pytest.mark.parametrize("make", [three, rerolling, lending, with_set, with_meeple])
def test_what_is_hidden_changes_nothing_that_is_known(make: Any) -> None:
    game = make()
    for viewer in game.seats:
        assert knowledge(otherwise(game, viewer, 5), viewer) == knowledge(game, viewer)
