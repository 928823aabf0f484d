"""Fuji's scenarios, as the command line lists them."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.fuji.box import house, named


def scenario_names(lang: str) -> dict[str, str]:
    """The names by number.

    >>> scenario_names("en")["1"]
    'Knife-edge Ridge'
    """
    return {str(scenario.number): named(scenario.name, lang) for scenario in house().scenarios}


def scenario_texts(lang: str) -> Iterator[str]:
    """The character of each scenario, and its map."""
    for scenario in house().scenarios:
        rows = "\n".join(f"   {row}" for row in scenario.map.strip().splitlines())
        heading = f"{scenario.number}  {named(scenario.name, lang)} ({scenario.source})"
        yield f"{heading}\n   {named(scenario.line, lang)}\n\n{rows}\n"
