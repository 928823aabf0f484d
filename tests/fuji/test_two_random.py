"""Random games of two: legal lines read back, nobody is stuck, and what is hidden stays hidden."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import fujikit
from fujikit.engine.game import Game
from fujikit.engine.notation import Action
from fujikit.fuji.actions import INJURIES
from fujikit.fuji.box.components import EQUIPMENT_CARDS
from fujikit.fuji.reroll import Stopped
from fujikit.fuji.state import SCREENS_DOWN, THIRD
from tests.properties.unseen import otherwise
from tests.support import BOX, position

pytestmark = pytest.mark.unmeasured
SKILLS = ("equipment-manager", "buddy", "gatherer", "scout", "survivalist", "tinkerer")
TOKENS = {"d4": "equipment", "e3": "eruption", "f2": "equipment", "e1": "eruption2", "c3": "equipment"}
SEEDS = range(8)
PHASES = ("roll", "plan", "plan", "reroll", "equip", "equip")


def some_meeple(random: Random, skill: str, cards: list[str]) -> dict[str, Any]:
    return {
        "skill": skill,
        "at": random.choice(("d1", "d2", "d3", "e2", "e4", "f3", "f4", "e5")),
        "equipment": cards,
        "injuries": random.sample(INJURIES, random.choice((0, 0, 0, 1, 2))),
        "stamina": random.choice((0, 4, 5, 9)),
        "bars": random.randrange(4) if skill == "gatherer" else 0,
    }


def some_position(seed: int, variant: str, phase: str = "") -> Game[Any]:
    """Two players with many cards, and a third meeple or set."""
    random = Random(seed)
    cards = random.sample(EQUIPMENT_CARDS, len(EQUIPMENT_CARDS))
    third = random.choice(SKILLS[:3])
    skills = random.sample([skill for skill in SKILLS if skill != third], 2)
    meeples = [some_meeple(random, skill, [cards.pop() for _ in range(4)]) for skill in (*skills, third)]
    seats = [{"name": name, **meeple} for name, meeple in zip(("Clara", "Jona"), meeples, strict=False)]
    return position(
        *seats,
        third=meeples[2] if variant == "b" else {"dice": "B1 P1 B4 P4 B5 P5"},
        variant=variant,
        buddy_side=random.choice(("Clara", "Jona")) if variant == "b" else "",
        phase=phase or random.choice(PHASES),
        edition=random.choice(("en", "fr", "pl")),
        tokens=TOKENS,
        seed=seed,
    )


def some_action(game: Game[Any], random: Random) -> Action:
    """A legal action, each kind as likely as the others, but seldom one that only takes another back.

    The fuzzer's player declines as often as it agrees, so that the two would seldom decide for the third.
    """
    kinds: dict[tuple[str, ...], list[Action]] = defaultdict(list)
    for name in game.seats:
        for action in game.legal(name):
            inner = getattr(action, "action", action)
            kinds[action.verb, inner.verb].append(action)
    assert kinds, "nobody can do anything"
    forth = [kind for kind in kinds if kind[0] not in ("wait", "unmark", "decline")]
    return random.choice(kinds[random.choice(forth if forth and random.random() < 0.9 else list(kinds))])


def play(game: Game[Any], seed: int, actions: int) -> Iterator[Game[Any]]:
    """The game before each of its next actions."""
    random = Random(seed)
    for _ in range(actions):
        if game.outcome is not None:
            return
        yield game
        game.act(some_action(game, random))


def same_table(game: Game[Any], twin: Game[Any]) -> bool:
    """Whether two games stand at the same point, whatever box or file they began with."""
    return bool(replace(twin.state, table=game.state.table) == game.state)


@pytest.mark.parametrize("variant", ["a", "b"])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_action_is_a_line_that_is_fine(variant: str, seed: int) -> None:
    for game in play(some_position(seed, variant), seed, 60):
        for name in game.seats:
            for action in game.legal(name):
                assert game.read(str(action)) == action
                assert game.check(action).ok, str(action)


@pytest.mark.parametrize("variant", ["a", "b"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_goes_through_codes_and_positions(variant: str, seed: int) -> None:
    game = some_position(seed, variant)
    for step, now in enumerate(play(game, seed, 120)):
        if step % 10 == 0:
            assert same_table(now, fujikit.position(now.position(), box=BOX))
    assert same_table(game, fujikit.from_code(game.code()))


def lines_of(name: str) -> list[str]:
    """Lines that name dice, sides and cards; some fit in one moment, some in another."""
    each = ("reroll", "aside", "hand", "pick", "use compass", "use duct-tape", "use machete", "use water")
    third = ("reroll", "aside", "propose use compass", "propose use machete", "propose injury leg")
    own = [f"{name} {verb} {die}" for verb in each for die in range(1, 8)]
    own += [f"{name} {verb} {die} for {THIRD}" for verb in third for die in range(1, 8)]
    own += [f"{name} pick {die} as 3" for die in range(1, 8)]
    sided = ("shovel Clara", "shovel Jona", "map Clara Jona", "carabiner Jona", "lighter Clara")
    own += [f"{name} propose use {use} for {THIRD}" for use in (*sided, "compass", "duct-tape", "water")]
    return own + [f"{name} {word}" for word in ("ready", "stop", "agree", f"use lighter {THIRD}")]


LINES = {name: lines_of(name) for name in ("Clara", "Jona")}


def knowledge(game: Game[Any], viewer: str) -> tuple[Any, ...]:
    """All that a player gets to see: the view, the legal lines, the verdicts on many lines."""
    verdicts = [[(r.clause, r.case, r.numbers) for r in game.check(line).reasons] for line in LINES[viewer]]
    return game.view(viewer), [str(action) for action in game.legal(viewer)], verdicts


@pytest.mark.clause("two.b-dice", "two.a-dice", "roll.hidden", "dice.seen")
@pytest.mark.parametrize("variant", ["a", "b"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_die_that_a_player_may_not_see_changes_nothing_for_that_player(variant: str, seed: int) -> None:
    for step, game in enumerate(play(some_position(seed, variant), seed, 40)):
        if step % 4 or game.phase in SCREENS_DOWN:
            continue
        for viewer in game.seats:
            assert knowledge(otherwise(game, viewer, step), viewer) == knowledge(game, viewer)


@pytest.mark.clause("reroll.view", "reroll.together", "two.b-rerolls", "two.b-buddy")
@pytest.mark.parametrize("variant", ["a", "b"])
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_notices_what_the_other_one_does_in_phase_3(variant: str, seed: int) -> None:
    game = some_position(seed, variant, phase="reroll")
    for name, other in (("Clara", "Jona"), ("Jona", "Clara")):
        secret = [action for action in game.legal(name) if action.verb in ("reroll", "aside")]
        for action in Random(seed).sample(secret, min(6, len(secret))):
            twin = game.copy()
            events = twin.act(action)
            if not any(isinstance(event, Stopped) for event in events):
                assert knowledge(twin, other) == knowledge(game, other)
