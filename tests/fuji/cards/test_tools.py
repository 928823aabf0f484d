"""Flare gun and first-aid kit."""

from __future__ import annotations

import pytest

from tests.fuji.cards.table import compared, of, table
from tests.support import act

READY = ("Clara ready", "Jona ready", "Steve ready")


@pytest.mark.clause("card.flare-gun")
def test_the_flare_gun_adds_three_in_the_own_turn_only() -> None:
    game = act(table(jona="flare-gun"), "Jona use flare-gun", *READY)
    assert compared(game, "Steve move e2") == (20, (15, 20))
    assert compared(game, "Jona move d3") == (23, (15, 20))
    assert compared(game, "Clara move d2") == (15, (20, 20))


@pytest.mark.clause("card.flare-gun", "stamina.success")
def test_the_flare_gun_saves_stamina() -> None:
    game = act(table(jona="flare-gun"), "Jona use flare-gun", *READY, "Jona move d3")
    assert of(game, "Jona")["stamina"] == 2


@pytest.mark.clause("card.flare-gun")
def test_everybody_sees_that_a_flare_gun_was_used() -> None:
    game = act(table(jona="flare-gun"), "Jona use flare-gun")
    assert of(game, "Jona", "Clara")["flares"] == 1


@pytest.mark.clause("card.first-aid-kit")
@pytest.mark.parametrize("extra", ["", "flare-gun"])
def test_the_first_aid_kit_spares_stamina_after_success_and_failure(extra: str) -> None:
    game = act(table(jona=f"first-aid-kit {extra}"), "Jona use first-aid-kit")
    if extra:
        act(game, "Jona use flare-gun")
    act(game, *READY, "Jona move d3", "Steve move e2")
    assert (of(game, "Jona")["stamina"], of(game, "Steve")["stamina"]) == (0, 4)


@pytest.mark.clause("card.first-aid-kit")
def test_the_first_aid_kit_prevents_injury_and_death_but_moves_nobody() -> None:
    near_death = {"stamina": 4, "marker": "e3"}
    game = table(jona="first-aid-kit", Jona=near_death, track={"length": 5, "injuries": [5]})
    act(game, "Jona use first-aid-kit", *READY, "Jona move e3")
    assert game.outcome is None
    assert game.view()["prompt"] is None
    assert (of(game, "Jona")["at"], of(game, "Jona")["stamina"], of(game, "Jona")["injuries"]) == (
        "d3",
        4,
        [],
    )


@pytest.mark.clause("card.first-aid-kit")
def test_without_the_kit_the_same_loss_is_the_end() -> None:
    game = table(Jona={"stamina": 4, "marker": "e3"}, track={"length": 5, "injuries": [5]})
    act(game, *READY, "Jona move e3")
    assert game.outcome is not None
    assert game.outcome.why == "goal.lose-stamina"


@pytest.mark.clause("card.first-aid-kit", "equip.this-round")
def test_the_kit_protects_for_one_round_only() -> None:
    game = act(table(jona="first-aid-kit"), "Jona use first-aid-kit", *READY)
    act(game, "Clara move d2", "Jona move d3", "Steve move e2")
    assert of(game, "Jona")["unhurt"] is False
