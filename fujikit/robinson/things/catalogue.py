"""The data of everything that may lie beside the board, by family and name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from fujikit.engine.caching import cached_on_object
from fujikit.robinson.box.components import Ability, Box, Component, Invention, Role, Scenario, Thing, Token
from fujikit.robinson.state import Table

C = TypeVar("C", bound=Component)


def _by_name(cards: Iterable[C]) -> dict[str, C]:
    return {card.id: card for card in cards}


@cached_on_object
def _inventions(box: Box) -> dict[str, Invention]:
    return _by_name(box.inventions)


@cached_on_object
def _scenario_inventions(sheet: Scenario) -> dict[str, Invention]:
    return _by_name(sheet.inventions)


@cached_on_object
def _tokens(box: Box) -> dict[str, Token]:
    return _by_name(box.tokens)


@cached_on_object
def _scenario_tokens(sheet: Scenario) -> dict[str, Token]:
    return _by_name(sheet.tokens)


@cached_on_object
def _kept(box: Box) -> dict[str, Thing]:
    """What may lie among the treasures; a treasure comes before an adventure card of its name."""
    cards: tuple[Thing, ...] = (*box.explore, *box.mysteries)
    return _by_name(cards)


@cached_on_object
def _equipment(box: Box) -> dict[str, Thing]:
    return _by_name(box.equipment)


@cached_on_object
def _roles(box: Box) -> dict[str, Role]:
    return _by_name(box.roles)


def invention(table: Table, name: str) -> Invention:
    """An invention of the box or of the scenario sheet."""
    return _inventions(table.box).get(name) or _scenario_inventions(table.scenario)[name]


def token(table: Table, name: str) -> Token:
    """A discovery token, one of the scenario's too."""
    return _tokens(table.box).get(name) or _scenario_tokens(table.scenario)[name]


def treasure(table: Table, name: str) -> Thing:
    """A treasure, or an adventure card or token that is kept like one."""
    return _kept(table.box).get(name) or _scenario_tokens(table.scenario)[name]


def equipment(table: Table, name: str) -> Thing:
    """A card of the starting equipment."""
    return _equipment(table.box)[name]


def role(table: Table, name: str) -> Role:
    """A character sheet."""
    return _roles(table.box)[name]


def abilities(table: Table, name: str) -> tuple[Ability, ...]:
    """What a character can do for determination."""
    return role(table, name).abilities


def of_the_sheet(table: Table, name: str) -> bool:
    """Whether an invention stands on the scenario sheet."""
    return name in _scenario_inventions(table.scenario)


def every_invention(table: Table) -> list[str]:
    """Every invention, those of the scenario sheet too."""
    return [card.id for card in (*table.box.inventions, *table.scenario.inventions)]
