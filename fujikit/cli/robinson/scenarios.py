"""Robinson's scenarios, as the command line lists them."""

from __future__ import annotations

from collections.abc import Iterator

import fujikit


def scenario_names(lang: str) -> dict[str, str]:
    """The names by number."""
    from fujikit.robinson.box import house  # noqa: PLC0415  # loaded only where it is asked for

    return {str(scenario.number): scenario.name for scenario in house().scenarios}


def scenario_texts(lang: str) -> Iterator[str]:
    """The rounds of each scenario, and how it is won."""
    from fujikit.robinson.box import house  # noqa: PLC0415  # as above

    book = fujikit.rulebook("robinson")
    for scenario in house().scenarios:
        goal = book[f"rc.s{scenario.number}.goal"].text(lang)
        yield f"{scenario.number}  {scenario.name} ({scenario.rounds} rounds)\n   {goal}\n"
