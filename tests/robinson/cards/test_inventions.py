"""Every invention: what it gives when it becomes an item, and which pawn it lends each round."""

from __future__ import annotations

import pytest

from fujikit.robinson.box import house
from fujikit.robinson.things.inventions import item_pawns
from fujikit.robinson.things.standing import LendsPawn, in_thing
from tests.robinson.cards.table import answered, card_table, changes, named, rows

GAINS = rows("""
bricks    | | palisade +1
dam       | | kept +2
fire      | | palisade +1
knife     | | weapon +1
map       | |
medicine  | |
pot       | |
rope      | |
shovel    | |
fireplace | |
shortcut  | t1 | t1 +shortcut
snare     | | m1 +food
spear     | | weapon +3
basket    | |
bed       | |
belts     | |
bow       | | weapon +3
cellar    | |
corral    | | m1 +food; m2 marker +parrot
diary     | |
drums     | |
furnace   | |
lantern   | |
moat      | | palisade +2
pit       | |
raft      | |
sack      | |
shield    | |
sling     | | weapon +2
wall      | | palisade +2
""")
ON_SHEETS = rows("""
1 scenario-hatchet | | m1 +wood; item +scenario-hatchet
1 mast             | | note +stage-done; item +mast
2 cross@m2         | | m2 marker +cross
2 sacred-bell      | m2 | m2 marker -fog
3 scenario-raft    | | item +scenario-raft
3 lifeboat         | | item +lifeboat
4 rope-ladder      | | item +rope-ladder
4 jolly-boat       | | item +jolly-boat; won by rc.s4.goal
5 ballista         | | weapon +1; palisade +2; item +ballista
5 canoe            | | item +canoe
6 fence            | | palisade +1; item +fence
6 garden           | | food +4; item +garden
7 tranquilizer     | | item +tranquilizer
""")
PAWNS = rows("""
map     | explore
belts   | gather
lantern | build
raft    | gather explore
shield  | hunt
""")


def test_every_invention_is_in_the_table() -> None:
    assert named(GAINS) == [card.id for card in house().inventions]
    assert sorted(named(PAWNS)) == sorted(card.id for card in house().inventions if in_thing(card, LendsPawn))


@pytest.mark.clause("rc.endaction.inventions", "rc.use.kinds")
@pytest.mark.parametrize(("card", "answers", "outcome"), GAINS)
def test_an_invention_becomes_an_item(card: str, answers: str, outcome: str) -> None:
    more = f'future = {{inventions = ["{card}"]}}'
    game = card_table("end of action phase", items=[], inventions=[], more=more, answers=answered(answers))
    given = [part for part in outcome.split("; ") if part]
    assert sorted(changes(game).split("; ")) == sorted((*given, f"future -{card}", f"item +{card}"))


@pytest.mark.clause("rc.card.every-round")
@pytest.mark.parametrize(("card", "kinds"), PAWNS)
def test_an_item_lends_a_pawn_each_round(card: str, kinds: str) -> None:
    state = card_table("wait for the table", items=[card]).state
    assert [(helper.name, " ".join(helper.serves)) for helper in item_pawns(state)] == [(card, kinds)]


def test_every_invention_of_a_sheet_is_in_the_table_but_the_trap_of_scenario_7() -> None:
    cards = [f"{sheet.number} {card.id}" for sheet in house().scenarios for card in sheet.inventions]
    assert [*[name.partition("@")[0] for name in named(ON_SHEETS)], "7 trap"] == sorted(cards, key=_late_trap)


def _late_trap(card: str) -> tuple[bool, str]:
    return card == "7 trap", card[0]


@pytest.mark.clause("rc.item.future")
@pytest.mark.parametrize(("card", "answers", "outcome"), ON_SHEETS)
def test_an_invention_of_a_scenario_sheet(card: str, answers: str, outcome: str) -> None:
    scenario, name = card.split()
    more = f'scenario = {scenario}\nfuture = {{inventions = ["{name}"]}}'
    fog = {"m2": '{tile = 9, markers = ["fog"]}'} if name == "sacred-bell" else {}
    game = card_table("end of action phase", items=[], more=more, answers=answered(answers), island=fog)
    given = [part for part in outcome.split("; ") if part]
    assert sorted(changes(game).split("; ")) == sorted((*given, f"future -{name}"))
