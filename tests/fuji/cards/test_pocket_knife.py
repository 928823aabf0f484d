from __future__ import annotations

from typing import Any

import pytest

from fujikit.fuji.prompts import Dropped
from tests.fuji.cards.table import compared, hand, of, table
from tests.support import CLARA, act, clauses


@pytest.mark.clause("card.pocket-knife")
def test_the_knife_goes_and_the_copied_card_stays() -> None:
    game = act(table("pocket-knife", "shovel"), "Clara use pocket-knife shovel 1 6")
    assert hand(game, "Clara") == CLARA.replace("B1", "B6")
    assert (of(game, "Clara")["equipment"], of(game, "Jona")["equipment"]) == ([], ["shovel"])
    assert clauses(game, "Clara use pocket-knife shovel 1 6") == ["equip.once"]


@pytest.mark.clause("card.pocket-knife")
def test_an_own_card_is_copied_too() -> None:
    game = act(table("pocket-knife shovel"), "Clara use pocket-knife shovel 1 6")
    assert of(game, "Clara")["equipment"] == ["shovel"]


@pytest.mark.clause("knife.which", "injury.arm-passive")
@pytest.mark.parametrize(
    "jona",
    [{}, {"injuries": ["arm"]}, {"later": {"shovel": [2, 0]}}],
    ids=["any", "owner with a broken arm", "drawn this round"],
)
def test_any_card_lying_open_is_copied(jona: dict[str, Any]) -> None:
    game = table("pocket-knife", "shovel", Jona=jona)
    assert clauses(game, "Clara use pocket-knife shovel 1 6") == []


@pytest.mark.clause("knife.which", "card.pocket-knife")
@pytest.mark.parametrize(("edition", "broken"), [("en", []), ("fr", []), ("pl", ["knife.which"])])
def test_only_the_polish_knife_copies_no_card_already_used(edition: str, broken: list[str]) -> None:
    tapped = {"skill": "tinkerer", "tapped": ["shovel"]}
    game = table("pocket-knife", "shovel", edition=edition, Jona=tapped)
    assert clauses(game, "Clara use pocket-knife shovel 1 6") == broken
    offered = [str(action) for action in game.legal("Clara")]
    assert ("Clara use pocket-knife shovel 1 6" in offered) == (not broken)


@pytest.mark.clause("knife.which")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_a_card_in_the_pile_or_the_discard_is_not_copied(edition: str) -> None:
    game = table("pocket-knife", "flare-gun", edition=edition)
    assert clauses(game, "Clara use pocket-knife shovel 1 6") == ["knife.which"]
    act(game, "Jona use flare-gun")
    assert clauses(game, "Clara use pocket-knife flare-gun") == ["knife.which"]
    assert [str(action) for action in game.legal("Clara")] == ["Clara ready"]


@pytest.mark.clause("knife.which")
@pytest.mark.parametrize("line", ["pocket-knife pocket-knife", "pocket-knife", "pocket-knife spoon"])
def test_the_knife_copies_a_card_and_not_itself(line: str) -> None:
    assert clauses(table("pocket-knife"), f"Clara use {line}") == ["line.nouns"]


@pytest.mark.clause("card.pocket-knife", "injury.arm", "equip.owner")
def test_the_knife_itself_is_bound_by_arm_and_owner() -> None:
    game = table("pocket-knife", "shovel", Clara={"injuries": ["arm"]})
    assert clauses(game, "Clara use pocket-knife shovel 1 6") == ["injury.arm"]
    assert clauses(game, "Steve use pocket-knife shovel 1 6") == ["equip.owner"]


@pytest.mark.clause("card.pocket-knife")
def test_the_knife_obeys_what_the_copied_card_asks() -> None:
    game = table("pocket-knife", "shovel compass machete rope")
    assert clauses(game, "Clara use pocket-knife compass 1") == ["card.compass"]
    assert clauses(game, "Clara use pocket-knife machete 1 2 3") == ["card.machete"]
    assert clauses(game, "Clara use pocket-knife rope d4") == ["card.rope"]
    assert clauses(game, "Clara use pocket-knife rope d1") == []


@pytest.mark.clause("knife.self")
def test_who_uses_the_knife_is_self_for_the_copied_effect() -> None:
    game = table("pocket-knife", "first-aid-kit", Clara={"skill": "tinkerer"})
    act(game, "Clara use pocket-knife first-aid-kit")
    assert (of(game, "Clara")["unhurt"], of(game, "Jona")["unhurt"]) == (True, False)
    roped = act(table("pocket-knife", "rope"), "Clara use pocket-knife rope d1")
    assert (of(roped, "Clara")["at"], of(roped, "Jona")["at"]) == ("d1", "d3")


@pytest.mark.clause("knife.self", "skill.tinkerer", "tinkerer.same")
@pytest.mark.parametrize("second", ["flare-gun", "first-aid-kit"])
def test_a_tinkerers_knife_copies_two_cards_or_one_twice(second: str) -> None:
    game = table("pocket-knife", "flare-gun first-aid-kit", Clara={"skill": "tinkerer"})
    act(game, "Clara use pocket-knife flare-gun")
    assert of(game, "Clara")["tapped"] == ["pocket-knife"]
    act(game, f"Clara use pocket-knife {second}")
    assert of(game, "Clara")["equipment"] == []
    assert of(game, "Clara")["flares"] + of(game, "Clara")["unhurt"] == 2


@pytest.mark.clause("card.pocket-knife", "card.lighter", "lighter.refused")
def test_a_copied_lighter_asks_and_keeps_the_knife_on_a_no() -> None:
    game = table("pocket-knife", steve="lighter")
    act(game, "Clara use pocket-knife lighter Jona")
    assert Dropped("Clara", "pocket-knife", "Jona") in game.act("Jona decline")
    assert of(game, "Clara")["equipment"] == ["pocket-knife"]
    assert clauses(game, "Clara use pocket-knife lighter Jona") == ["lighter.refused"]
    act(game, "Clara use pocket-knife lighter Steve", "Steve hand 1")
    assert (of(game, "Clara")["equipment"], of(game, "Steve")["equipment"]) == ([], ["lighter"])
    assert hand(game, "Clara") == f"{CLARA} B1"


@pytest.mark.clause("card.pocket-knife", "water.both")
def test_the_second_reroll_of_copied_water_is_asked_with_the_knife() -> None:
    game = act(table("pocket-knife", "water", dice="B6 B2"), "Clara use pocket-knife water 1")
    assert clauses(game, "Clara use water 1") == ["water.both"]
    assert "Clara use pocket-knife water 2" in [str(action) for action in game.legal("Clara")]
    act(game, "Clara use pocket-knife water 2")
    assert (of(game, "Clara")["equipment"], of(game, "Jona")["equipment"]) == ([], ["water"])


@pytest.mark.clause("card.pocket-knife", "card.carabiner")
def test_a_copied_carabiner_takes_the_knife() -> None:
    game = act(table("pocket-knife", "carabiner"), "Clara use pocket-knife carabiner")
    act(game, "Clara pick 1", "Jona pick 1", "Steve pick 1")
    assert (of(game, "Clara")["equipment"], of(game, "Jona")["equipment"]) == ([], ["carabiner"])


@pytest.mark.clause("card.pocket-knife", "equip.stack")
def test_knife_and_flare_gun_of_one_player_add_up() -> None:
    game = act(table("pocket-knife", "flare-gun"), "Clara use pocket-knife flare-gun", "Jona use flare-gun")
    act(game, "Clara ready", "Jona ready", "Steve ready")
    assert compared(game, "Clara move d2") == (18, (20, 20))
    assert compared(game, "Jona move d3") == (23, (15, 20))


@pytest.mark.clause("knife.which")
def test_every_open_card_of_the_phase_is_offered_once() -> None:
    game = table("pocket-knife", "radio flare-gun", "flashlight")
    offered = [str(action) for action in game.legal("Clara")]
    assert offered == ["Clara ready", "Clara use pocket-knife flare-gun", "Clara use pocket-knife radio"]
