"""Skills: Buddy, Gatherer and Equipment manager."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game
from fujikit.teams.company import player_view
from fujikit.teams.fuji.strategy.situation import Situation
from fujikit.teams.fuji.strategy.skills import BAR, pass_on, passes_up, set_aside
from fujikit.teams.fuji.teammate import Seer
from tests.fuji.cards.table import table
from tests.support import act

TO_E3 = {"marker": "e3"}


def seen(game: Game[Any], name: str = "Clara") -> Situation:
    return Situation(player_view(game, name, Seer(name)))


def rerolling(**clara: Any) -> Game[Any]:
    """F-10 in phase 3: Clara's six stands in the way of Jona."""
    return table(needs={"e3": "yellow|6", "d2": "1|2"}, Jona=TO_E3, Clara=clara, phase="reroll")


def test_a_buddy_sets_the_die_aside_that_stops_a_mate() -> None:
    game = rerolling(skill="buddy")
    assert set_aside(seen(game)) == "Clara aside 4"
    assert set_aside(seen(act(game, "Clara aside 4"))) is None


def test_nothing_is_set_aside_where_every_die_is_welcome() -> None:
    game = table(needs={"d2": "blue", "e3": "pink"}, Jona=TO_E3, Clara={"skill": "buddy"}, phase="reroll")
    assert set_aside(seen(game)) is None


def test_others_set_nothing_aside() -> None:
    assert set_aside(seen(rerolling(skill="gatherer"))) is None


def test_a_gatherer_passes_up_rerolls_that_bring_little() -> None:
    situation = seen(rerolling(skill="gatherer", rerolls=2, given=2))
    assert passes_up(situation, gain=BAR)
    assert not passes_up(situation, gain=3 * BAR)


def test_a_gatherer_with_all_bars_passes_nothing_up() -> None:
    assert not passes_up(seen(rerolling(skill="gatherer", rerolls=2, given=2, bars=3)), gain=0.001)


def test_who_is_no_gatherer_or_forgot_it_passes_nothing_up() -> None:
    assert not passes_up(seen(rerolling(skill="buddy", rerolls=2, given=2)), gain=0.001)
    forgot = rerolling(skill="gatherer", rerolls=2, given=2, injuries=["amnesia"])
    assert not passes_up(seen(forgot), gain=0.001)


MANAGER = {"skill": "equipment-manager"}


def test_a_manager_gives_cards_to_a_tinkerer_who_uses_them_twice() -> None:
    game = table("shovel", Clara=MANAGER, Steve={"skill": "tinkerer"})
    assert pass_on(seen(game)) == "Clara give shovel Steve"
    forgot = table("shovel", Clara=MANAGER, Steve={"skill": "tinkerer", "injuries": ["amnesia"]})
    assert pass_on(seen(forgot)) is None


def test_a_manager_with_a_broken_arm_gives_everything_away() -> None:
    game = table("shovel", Clara=MANAGER | {"injuries": ["arm"]}, Jona={"injuries": ["arm"]})
    assert pass_on(seen(game)) == "Clara give shovel Steve"


def test_a_manager_helps_a_mate_over_a_tie() -> None:
    """F-26: the flare gun lies before Clara, and Jona needs it."""
    tie: dict[str, Any] = {"needs": {"e3": "odd"}, "Jona": TO_E3 | {"stamina": 14}}
    assert pass_on(seen(table("flare-gun", Clara=MANAGER, **tie))) == "Clara give flare-gun Jona"
    assert pass_on(seen(act(table("flare-gun", Clara=MANAGER, **tie), "Jona ready"))) is None


def test_a_manager_with_amnesia_gives_nothing() -> None:
    game = table("shovel", Clara=MANAGER | {"injuries": ["amnesia"]}, Steve={"skill": "tinkerer"})
    assert pass_on(seen(game)) is None
