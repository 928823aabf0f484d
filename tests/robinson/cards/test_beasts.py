"""Every beast, fought by Anna with weapon 3, and every wreckage card."""

from __future__ import annotations

import pytest

from fujikit.robinson.box import house
from tests.robinson.cards.table import card_table, changes, named, rows

BEASTS = rows("""
alligator | Anna wounds +3; morale -1; weapon -2; future food +3
bear      | Anna wounds +3; morale -1; weapon -1; future food +5; future fur +2
birds     | future food +2
boa       | weapon -2; future food +2; future +goat
chamois   | Anna wounds +2; weapon -1; future food +3; future fur +2
cheetah   | Anna wounds +1; weapon -1; future food +2; future fur +1
fox       | future food +2; future fur +1
goats     | Anna wounds +1; weapon -1; future food +3; future fur +1
gorilla   | Anna wounds +3; morale -1; weapon -3; future food +5; future fur +2; future +goat
iguana    | Anna wounds +2; weapon -1; future food +3; future fur +1
jaguar    | Anna wounds +4; morale -1; future food +4; future fur +1
puma      | Anna wounds +4; morale -1; future food +2; future fur +1
tapir     | weapon -1; future food +2; future fur +1
tiger     | Anna wounds +3; morale -1; weapon -2; future food +5; future fur +2
wild-dog  | Anna wounds +2; future food +2; future fur +1
wild-pig  | weapon -1; future food +3; future fur +1
""")
WRECKAGE = rows("""
food-crates      | 1 | future food +1
food-crates      | 2 | future food +1; future kept +1
wrecked-lifeboat | 1 | future wood +1
wrecked-lifeboat | 2 | future wood +2
captains-chest   | 1 | future wood +1
captains-chest   | 2 | future wood +1; future +pistol
""")


def test_every_beast_and_wreckage_card_is_in_the_tables() -> None:
    assert named(BEASTS) == [card.id for card in house().beasts]
    assert named(WRECKAGE) == [card.id for card in house().wreckage]


@pytest.mark.clause("rc.combat.extra", "rc.combat.gain")
@pytest.mark.parametrize(("card", "outcome"), BEASTS)
def test_a_beast(card: str, outcome: str) -> None:
    game = card_table("fight top hunting card", decks={"hunting": [card]}, who="Anna")
    assert changes(game) == f"{outcome}; hunting deck -{card}"


@pytest.mark.clause("rc.use.kinds")
@pytest.mark.parametrize(("card", "wounds"), [("jaguar", 2), ("puma", 2), ("wild-dog", 0)])
def test_the_medicine_softens_a_bite(card: str, wounds: int) -> None:
    game = card_table("fight top hunting card", decks={"hunting": [card]}, items=["medicine"], who="Anna")
    assert game.state.person("Anna").wounds - game.start.person("Anna").wounds == wounds


@pytest.mark.clause("rc.threat.wreckage", "rc.card.equipment-found")
@pytest.mark.parametrize(("card", "pawns", "outcome"), WRECKAGE)
def test_a_wreckage_card(card: str, pawns: str, outcome: str) -> None:
    stack = {"1": 'pawns = ["Anna"]', "2": 'pawns = ["Ben", "Anna"], sure = true'}[pawns]
    plan = f'plan = [{{kind = "threat", target = "right", number = 1, {stack}}}]'
    game = card_table("resolve stack 1", more=f'{plan}\nthreats = {{ right = "wreckage:{card}" }}')
    assert changes(game) == f"{outcome}; threat -wreckage:{card}"
