"""What is in Fuji's box: cards by name and number, names in three languages."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fujikit.engine.errors import BadInput
from fujikit.fuji.box import (
    DieKind,
    Equipment,
    Level,
    Names,
    Scenario,
    Skill,
    TerrainCard,
    Track,
    box_from,
    box_template,
    box_text,
    house,
    load_box,
    named,
    parse_box,
)

FROZEN = Path(__file__).parents[1] / "box.toml"


def test_the_frozen_box_of_the_tests_can_be_used() -> None:
    box = load_box(FROZEN)
    assert (len(box.scenarios), len(box.levels), box.name) == (7, 4, "tests")


@pytest.mark.unmeasured
@given(st.text(min_size=1).filter(lambda name: name.isprintable() and name.strip() != ""))
def test_every_name_survives_writing(name: str) -> None:
    first, *others = house().landscape
    card = msgspec.structs.replace(first, name=Names(en=name, fr=f"{name}'", pl=f'"{name}"'))
    box = msgspec.structs.replace(house().only(1, 1), name=name, landscape=(card, *others))
    assert parse_box(box_text(box)) == box


def test_a_record_carries_one_scenario_and_one_level() -> None:
    box = house().only(scenario=3, level=2)
    assert [scenario.number for scenario in box.scenarios] == [3]
    assert [level.number for level in box.levels] == [2]
    assert box_from(msgspec.json.decode(msgspec.json.encode(box))) == box


def test_components_are_found_by_name_and_number() -> None:
    box = house()
    assert box.kind("B").faces[0] == "P1"
    assert box.scenario(7).first_rubble == "b1"
    assert box.level(1).number == 1
    assert box.skill("scout").dice == 5
    assert box.equipment_card("pocket-knife").phases == (2, 4)


def test_what_the_box_lacks_is_named_with_what_it_has() -> None:
    with pytest.raises(BadInput, match="the box has no level 9; it has 1, 2, 3, 4"):
        house().level(9)
    with pytest.raises(BadInput, match="the box has no skill cook; it has equipment-manager, "):
        house().skill("cook")


def test_a_name_is_shown_in_the_language_asked_for() -> None:
    names = Names(en="tea house", fr="maison de thé", pl="herbaciarnia")
    assert [named(names, lang) for lang in ("en", "fr", "pl")] == [
        "tea house",
        "maison de thé",
        "herbaciarnia",
    ]
    with pytest.raises(BadInput, match='"de" is none of the languages en, fr, pl'):
        named(names, "de")


def test_the_template_explains_every_field() -> None:
    comments = "".join(line for line in box_template().splitlines() if line.startswith("#"))
    for component in (DieKind, TerrainCard, Scenario, Level, Track, Skill, Equipment):
        for field in set(component.__struct_fields__) - {"number", "name"}:
            assert field in comments
