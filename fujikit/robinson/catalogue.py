"""The data of everything that may lie beside the board, by family and name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from fujikit.robinson.box.components import Ability, Component, Invention, Role, Thing, Token
from fujikit.robinson.state import Table

C = TypeVar("C", bound=Component)


def invention(table: Table, name: str) -> Invention:
    """An invention of the box or of the scenario sheet."""
    return _named(name, table.box.inventions, table.scenario.inventions)


def token(table: Table, name: str) -> Token:
    """A discovery token, one of the scenario's too."""
    return _named(name, table.box.tokens, table.scenario.tokens)


def treasure(table: Table, name: str) -> Thing:
    """A treasure, or an adventure card or token that is kept like one."""
    shelves: tuple[Iterable[Thing], ...] = (table.box.mysteries, table.box.explore, table.scenario.tokens)
    return _named(name, *shelves)


def equipment(table: Table, name: str) -> Thing:
    return _named(name, table.box.equipment)


def role(table: Table, name: str) -> Role:
    """A character sheet."""
    return _named(name, table.box.roles)


def abilities(table: Table, name: str) -> tuple[Ability, ...]:
    """What a character can do for determination."""
    return role(table, name).abilities


def of_the_sheet(table: Table, name: str) -> bool:
    """Whether an invention stands on the scenario sheet."""
    return any(card.id == name for card in table.scenario.inventions)


def _named(name: str, *shelves: Iterable[C]) -> C:
    for shelf in shelves:
        for card in shelf:
            if card.id == name:
                return card
    raise KeyError(name)
