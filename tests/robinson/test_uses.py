"""Using things: when, by whom, how often, and what is refused."""

from __future__ import annotations

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.box import house
from fujikit.robinson.box.components import Thing
from fujikit.robinson.clauses import WORDS
from fujikit.robinson.state import State
from fujikit.robinson.things.uses import MOMENTS
from tests.robinson.things import anna, answers, ben, clauses, friday, gear, things_table, uses

SOUP = 'items = [{name = "pot"}]'


@pytest.mark.clause("rc.use.any-time")
@pytest.mark.parametrize("phase", ["event", "morale", "production", "plan", "end", "weather", "night"])
def test_what_serves_at_any_time_is_offered_in_every_phase(phase: str) -> None:
    game = things_table(phase=phase, head='equipment = [{name = "empty-bottle"}]')
    assert "empty-bottle" in uses(game, "Anna") & uses(game, "Ben")
    game.act("Ben use empty-bottle")
    assert game.state.weapon == 1


@pytest.mark.clause("rc.use.any-time")
def test_before_round_one_begins_things_may_be_used() -> None:
    game = things_table(phase="event", head='round = 1\nequipment = [{name = "pipe-and-tobacco"}]')
    game.act("Anna use pipe-and-tobacco")
    assert anna(game).det == 2


@pytest.mark.clause("rc.use.kinds")
def test_items_that_work_by_themselves_are_never_used() -> None:
    game = things_table(head='items = [{name = "medicine"}, {name = "shortcut"}]')
    assert not uses(game, "Anna")
    assert clauses(game, "Anna use medicine") == ["rc.use.kinds"]
    assert "works on its own" in game.check("Anna use medicine").text()


@pytest.mark.clause("rc.use.kinds")
def test_what_does_not_lie_there_cannot_be_used() -> None:
    game = things_table()
    assert clauses(game, "Anna use pistol") == ["rc.use.kinds"]
    assert "“Pistol”" in game.check("Anna use pistol").text()


@pytest.mark.clause("rc.use.answer", "rc.demand.unforced")
def test_help_may_come_after_a_demand_is_seen_and_before_it_hurts() -> None:
    game = things_table("lose 1 food", phase="event", head='equipment = [{name = "biscuits"}]')
    assert "biscuits" in uses(game, "Ben")
    assert answers(game) == {"go-on"}
    game.act("Ben use biscuits")
    assert (anna(game).wounds, ben(game).wounds, game.state.available.goods.kept) == (0, 0, 0)


@pytest.mark.clause("rc.use.answer", "rc.demand.unforced")
def test_nobody_is_asked_when_nothing_could_help() -> None:
    game = things_table("lose 1 food", phase="event", head='equipment = [{name = "pistol"}]')
    assert (anna(game).wounds, ben(game).wounds) == (1, 1)


@pytest.mark.clause("rc.demand.unforced")
def test_nobody_need_use_anything_to_meet_a_demand() -> None:
    game = things_table("lose 1 food", phase="event", head='equipment = [{name = "biscuits"}]')
    game.act("Anna go-on")
    assert (anna(game).wounds, ben(game).wounds) == (1, 1)
    assert gear(game, "biscuits").uses == 0


@pytest.mark.clause("rc.use.answer", "rc.det.own")
def test_r_51_pipe_and_tobacco_answers_a_demand_for_determination() -> None:
    game = things_table(
        "lose 2 determination",
        phase="resolve",
        head='equipment = [{name = "pipe-and-tobacco"}]',
        scene={"who": "Anna"},
        Anna="det = 1",
    )
    game.act("Anna use pipe-and-tobacco")
    assert (anna(game).det, anna(game).wounds) == (1, 0)


@pytest.mark.clause("rc.det.own")
def test_determination_of_another_meets_no_demand() -> None:
    game = things_table(
        "lose 2 determination",
        phase="resolve",
        head='equipment = [{name = "pipe-and-tobacco"}]',
        scene={"who": "Anna"},
    )
    game.act("Ben use pipe-and-tobacco")
    assert (anna(game).wounds, ben(game).det) == (0, 2)
    game.act("Anna go-on")
    assert (anna(game).wounds, ben(game).det) == (2, 2)


@pytest.mark.clause("rc.resource.answer", "rc.cook.stone-soup")
def test_r_53_stone_soup_meets_a_running_demand() -> None:
    game = things_table("lose 1 food", phase="resolve", scene={"who": "Anna"}, Anna="det = 3")
    game.act("Anna use stone-soup")
    assert (anna(game).det, anna(game).wounds) == (0, 0)
    assert game.state.available.goods.food == game.state.future.goods.food == 0


@pytest.mark.clause("rc.resource.answer")
def test_a_gain_that_answers_another_demand_waits_in_future() -> None:
    game = things_table(
        "lose 1 wood", "wait for the table", phase="resolve", scene={"who": "Anna"}, Anna="det = 3"
    )
    assert anna(game).wounds == 1
    game.act("Anna use stone-soup")
    assert (game.state.available.goods.food, game.state.future.goods.food) == (0, 1)


@pytest.mark.clause("rc.resource.answer", "rc.discovery.when")
def test_planning_belongs_to_the_action_phase() -> None:
    game = things_table(head='equipment = [{name = "biscuits"}]')
    game.act("Anna use biscuits")
    assert (game.state.available.goods.kept, game.state.future.goods.kept) == (0, 1)


@pytest.mark.clause("rc.use.one-user")
def test_only_the_one_who_claimed_a_thing_may_use_it_this_round() -> None:
    saber = 'treasures = [{name = "saber", user = "Ben", claimed = 3}]\nround = 3'
    game = things_table("fight 4", phase="resolve", head=saber, scene={"who": "Anna"})
    assert anna(game).wounds == 4
    game = things_table("fight 4", phase="resolve", head=saber, scene={"who": "Ben"})
    assert uses(game, "Ben") == {"saber"}
    assert clauses(game, "Anna use saber") == ["rc.use.one-user"]
    assert "Ben" in game.check("Anna use saber").text()


@pytest.mark.clause("rc.use.one-user")
def test_a_claim_ends_with_the_round() -> None:
    head = 'treasures = [{name = "saber", user = "Ben", claimed = 2}]\nround = 3'
    game = things_table("fight 4", phase="resolve", head=head, scene={"who": "Anna"})
    game.act("Anna use saber")
    assert (gear(game, "saber").user, gear(game, "saber").claimed) == ("Anna", 3)


@pytest.mark.clause("rc.use.one-user")
def test_its_one_user_may_use_a_thing_in_several_fights() -> None:
    game = things_table(
        "fight 4", "fight 4", phase="resolve", head='treasures = ["saber"]', scene={"who": "Anna"}
    )
    game.act("Anna use saber")
    assert anna(game).wounds == 2
    game.act("Anna use saber")
    assert anna(game).wounds == 4


@pytest.mark.clause("rc.friday.things")
def test_friday_uses_things_and_keeps_what_they_give() -> None:
    game = things_table(head='friday = {}\nequipment = [{name = "pipe-and-tobacco"}]')
    assert uses(game, "Anna") == {"pipe-and-tobacco", "pipe-and-tobacco for Friday"}
    game.act("Anna use pipe-and-tobacco for Friday")
    assert (anna(game).det, friday(game).det) == (0, 2)


@pytest.mark.clause("rc.friday.things")
def test_for_friday_is_said_only_where_it_matters() -> None:
    game = things_table(head='friday = {}\nequipment = [{name = "empty-bottle"}]')
    assert clauses(game, "Anna use empty-bottle for Friday") == ["rc.friday.things"]


@pytest.mark.clause("rc.friday.things")
def test_things_are_used_for_nobody_else() -> None:
    game = things_table(head='equipment = [{name = "pipe-and-tobacco"}]')
    assert clauses(game, "Anna use pipe-and-tobacco for Ben") == ["rc.friday.things"]
    assert clauses(game, "Anna use pipe-and-tobacco for Friday") == ["rc.friday.things"]


@pytest.mark.clause("rc.friday.things")
def test_friday_can_be_healed() -> None:
    game = things_table(phase="night", head='friday = {wounds = 2}\nequipment = [{name = "flask-of-rum"}]')
    game.act("Anna use flask-of-rum")
    assert friday(game).wounds == 1


@pytest.mark.clause("rc.ruling.u13")
def test_what_brings_nothing_is_refused() -> None:
    game = things_table(
        head=f'{SOUP}\navailable = {{tokens = ["healing-herbs"]}}\nfuture = {{inventions = ["medicine"]}}'
    )
    assert clauses(game, "Anna use healing-herbs") == ["rc.ruling.u13"]
    assert "healing-herbs" not in uses(game, "Anna")


@pytest.mark.clause("rc.ruling.u13", "rc.build.built-only")
def test_where_something_is_missing_only_that_is_said() -> None:
    game = things_table(head='available = {tokens = ["thorny-bushes"]}')
    assert clauses(game, "Anna use thorny-bushes") == ["rc.build.built-only"]


@pytest.mark.clause("rc.ruling.u13")
def test_healing_is_refused_where_nobody_is_wounded() -> None:
    game = things_table(phase="night", head='equipment = [{name = "flask-of-rum"}]')
    assert clauses(game, "Anna use flask-of-rum") == ["rc.ruling.u13"]


@pytest.mark.clause("rc.wound.heal-when")
def test_most_healing_waits_for_the_night() -> None:
    game = things_table(head='equipment = [{name = "flask-of-rum"}]', Anna="wounds = 3")
    assert clauses(game, "Anna use flask-of-rum") == ["rc.wound.heal-when"]


@pytest.mark.clause("rc.use.any-time")
def test_things_are_offered_exactly_where_they_are_legal() -> None:
    head = """
friday = {det = 4, wounds = 1}
equipment = [{name = "pistol"}, {name = "bible"}, {name = "storm-glass"}, {name = "hammer-and-nails"}]
items = [{name = "pot"}, {name = "basket"}]
treasures = [{name = "saber"}, {name = "helmet"}, {name = "whip"}, {name = "barrel"}]
available = {food = 1, tokens = ["goat", "herbs", "vegetables", "large-leaves", "candles"]}
"""
    words = [
        *("pistol", "bible", "storm-glass", "hammer-and-nails", "pot", "basket", "saber", "helmet", "whip"),
        *("barrel", "goat", "herbs", "vegetables", "large-leaves", "candles", "stone-soup", "frenzy"),
        *("defensive-plan", "the-hunt", "second-try", "hooch", "grandmas-recipe", "scrounger", "tracking"),
    ]
    for phase in ("event", "plan", "end", "weather", "night"):
        game = things_table(phase=phase, head=head, Anna="det = 5\nwounds = 1", Ben="det = 2")
        for seat in game.seats:
            lines = {f"{word}{whom}" for word in words for whom in ("", " for Friday")}
            legal = {line for line in lines if game.check(f"{seat} use {line}").ok}
            assert legal == uses(game, seat) & lines


@pytest.mark.clause("rc.use.answer", "rc.discovery.pot")
def test_healing_herbs_bring_the_medicine_before_a_card_strikes() -> None:
    head = f'{SOUP}\navailable = {{tokens = ["healing-herbs"]}}'
    for line, after in (("all: unless medicine: 1 wound", 0), ("first player: 3 wounds, 1 with medicine", 1)):
        game = things_table(line, phase="event", head=head)
        assert uses(game, "Ben") == {"healing-herbs"}
        game.act("Ben use healing-herbs")
        assert anna(game).wounds == after
        game = things_table(line, phase="event", head=head)
        while answers(game):
            game.act("Anna go-on")
        assert anna(game).wounds > after


@pytest.mark.clause("rc.use.answer", "rc.term.temporary")
def test_a_pistol_keeps_off_a_predator_that_fears_weapons() -> None:
    line = "unless weapon 3: exhaust a food source of the camp or all: 1 wound"
    game = things_table(line, "wait for the table", phase="event", head='equipment = [{name = "pistol"}]')
    game.act("Anna use pistol")
    assert game.state.place("m1").markers == ()
    assert game.state.noted("temporary-weapon") == 0


@pytest.mark.clause("rc.use.answer")
def test_no_help_is_awaited_where_the_medicine_would_come_too_late() -> None:
    head = f'{SOUP}\navailable = {{tokens = ["healing-herbs"]}}'
    game = things_table("unless medicine: 2 wounds", phase="resolve", head=head, scene={"who": "Anna"})
    assert anna(game).wounds == 2


@pytest.mark.clause("rc.use.any-time", "rc.ability.use")
def test_every_reason_is_named_at_once() -> None:
    game = things_table(head='available = {tokens = ["vegetables"]}', Ben='spent = ["frenzy"]')
    assert clauses(game, "Anna use vegetables") == ["rc.wound.heal-when", "rc.discovery.pot"]
    cases = [reason.case for reason in game.check("Ben use frenzy").reasons]
    assert cases == ["own-combat", "spent", "det"]


@pytest.mark.clause("rc.use.any-time")
def test_nothing_is_used_when_the_game_waits_for_nobody() -> None:
    game = things_table("morale +1", head='equipment = [{name = "empty-bottle"}]')
    assert game.state.agenda == ()
    assert clauses(game, "Anna use empty-bottle") == ["rc.use.any-time"]
    assert uses(game, "Anna") == set()


@pytest.mark.clause("rc.use.any-time")
def test_every_thing_says_when_it_may_be_used() -> None:
    box = house()
    things: list[Thing] = [*box.equipment, *box.tokens, *box.inventions, *box.mysteries, *box.explore]
    for sheet in box.scenarios:
        things += [*sheet.tokens, *sheet.inventions]
    for role in box.roles:
        things += role.abilities
    for thing in things:
        moment = thing.when[0]
        if thing.use and moment != "any":
            assert WORDS.has("refusal", f"{MOMENTS.get(moment, 'rc.use.any-time')}/{moment}", "en"), (
                thing.name
            )


def story(game: Game[State], line: str) -> list[str]:
    """What everybody hears of a line."""
    game.act(line)
    return game.story(game.history[-1])


def test_uses_are_told_by_printed_names() -> None:
    head = """
equipment = [{name = "hammer-and-nails", uses = 1}]
available = {tokens = ["old-machete"]}
"""
    game = things_table(head=head, Ben="det = 3")
    assert story(game, "Anna use hammer-and-nails") == [
        "Anna uses: Hammer & Nails.",
        "Hammer & Nails: used up.",
        "A neutral pawn helps this round with the action build: Hammer & Nails.",
    ]
    assert story(game, "Anna use old-machete")[0] == "Anna trades in a token: Old Machete."
    assert story(game, "Ben use defensive-plan")[0] == "Ben spends 3 determination: Defensive Plan."


@pytest.mark.clause("rc.endaction.order")
def test_the_end_of_the_action_phase_is_told() -> None:
    future = """
[future]
wood = 2
tokens = ["goat", "fallen-tree"]
inventions = ["knife"]
treasures = ["saber", "gold"]
equipment = ["bible"]
"""
    game = things_table(
        "wait for the table", "end of action phase", "wait for the table", phase="resolve", tail=future
    )
    assert story(game, "Anna go-on") == [
        "The actions are over.",
        "2 wood move from future to available.",
        "Discovery tokens now available: Goat, Fallen Tree.",
        "A token must be traded in now: Fallen Tree.",
        "You gain 1 wood.",
        "New item on the board: Knife.",
        "The weapon level rises by 1, to 1.",
        "A new card beside the board, for everybody: Saber.",
        "Gold!: used and discarded.",
        "New equipment: Bible.",
    ]
