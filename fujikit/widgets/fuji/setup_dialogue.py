"""Choices of the set-up dialogue, and the options of `new_game` that they give."""

from __future__ import annotations

from typing import Any

from fujikit.fuji.box import Box, Level, Scenario, Skill, named
from fujikit.fuji.box.layout import steps_to_village
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.dice import FULL_SET
from fujikit.fuji.options import CHARACTERS, EDITIONS, FOUR
from fujikit.widgets.fuji import KINDS
from fujikit.widgets.schema import (
    LevelChoice,
    ScenarioChoice,
    SeatOptions,
    SetupOptions,
    SkillChoice,
    VariantChoice,
)
from fujikit.widgets.screen_words import translate

NAMES = ("Clara", "Jona", "Steve", "Mara")
"""Who sits down until somebody writes other names."""
CODE_NAMES = ("Kaede", "Hotaru", "Nami", "Taka")
"""What code is called; no two of all these names begin alike."""
MIN_PLAYERS, DEFAULT_PLAYERS, MAX_PLAYERS = 2, 3, FOUR


def default_setup() -> SetupOptions:
    """Return the options that the dialogue starts with."""
    return SetupOptions(
        seats=[SeatOptions(name) for name in NAMES[:DEFAULT_PLAYERS]],
        third=SeatOptions(""),
        scenario=1,
        level=1,
        variant="a",
        thrill=False,
        edition="en",
        ask=False,
        odds=False,
    )


def new_game_options(options: SetupOptions, box: Box | None) -> dict[str, Any]:
    """The options of `fujikit.new_game` for these options; a variant counts only where it is chosen."""
    variant = options.variant if len(options.seats) == MIN_PLAYERS else ""
    meeples = [*options.seats, options.third] if variant == "b" else options.seats
    return {
        "players": [seat.name for seat in options.seats],
        "characters": [seat.character or None for seat in meeples],
        "skills": [seat.skill or None for seat in meeples],
        "scenario": options.scenario or None,
        "level": options.level,
        "variant": variant,
        "thrill": options.thrill,
        "edition": options.edition,
        "box": box,
    }


def code_kinds(options: SetupOptions) -> dict[str, str]:
    """Map each seat that code plays to its kind of player."""
    return {seat.name: seat.code for seat in options.seats if seat.code}


def setup_choices(box: Box, lang: str) -> dict[str, Any]:
    """What there is to choose: the fields of a `SetupView` that come from the box and the rules."""
    third = [skill.name for skill in box.skills if skill.dice == FULL_SET]
    return {
        "names": list(NAMES),
        "code_names": list(CODE_NAMES),
        "kinds": list(KINDS),
        "least": MIN_PLAYERS,
        "characters": list(CHARACTERS),
        "skills": [_skill(skill, lang) for skill in box.skills],
        "scenarios": [_scenario(scenario, lang) for scenario in box.scenarios],
        "levels": [_level(level, lang) for level in box.levels],
        "variants": [VariantChoice("a", MIN_PLAYERS, []), VariantChoice("b", MIN_PLAYERS, third)],
        "editions": list(EDITIONS),
    }


def _skill(skill: Skill, lang: str) -> SkillChoice:
    """What the skill is about, as the rulebook's heading says it, and what it deals."""
    about = WORDS.template("clause", f"skill.{skill.name}/heading", lang)
    key = "setup.skill-keeps" if skill.keeps < skill.cards else "setup.skill-cards"
    dealt = translate(key, lang, dice=skill.dice, cards=skill.cards, keeps=skill.keeps)
    return SkillChoice(skill.name, f"{about} ({dealt})")


def _scenario(scenario: Scenario, lang: str) -> ScenarioChoice:
    tokens = dict.fromkeys(scenario.equipment, "equipment") | dict.fromkeys(scenario.eruption, "eruption")
    return ScenarioChoice(
        number=scenario.number,
        name=named(scenario.name, lang),
        line=named(scenario.line, lang),
        steps=steps_to_village(scenario.cards, scenario.white) or 0,
        rows=["".join(row.split()) for row in scenario.map.strip().splitlines()],
        marks=tokens | {scenario.white: "start"},
        house=scenario.source == "house",
    )


def _level(level: Level, lang: str) -> LevelChoice:
    """What a failure costs, what a narrow success, and what a clear one at least."""
    first, last = level.rows[0], level.rows[-1]
    numbers = {"fail": level.fail, "narrow": first.loss, "least": last.loss, "clear": last.from_}
    return LevelChoice(level.number, translate("setup.level-text", lang, **numbers), level.source == "house")
