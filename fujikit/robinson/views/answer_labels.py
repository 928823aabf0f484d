"""What the answers to an open question are called."""

from __future__ import annotations

from fujikit.robinson.clauses import WORDS
from fujikit.robinson.language import Task
from fujikit.robinson.state import State
from fujikit.robinson.words.component_names import name_in


def label(state: State, task: Task, option: str, lang: str) -> str:
    """An answer in words: what a number stands for, a card by its name, a source with its place."""
    if option.isdecimal() and (meant := _meant(state, task, option, lang)):
        return meant
    for section in ("answer", "kind"):
        if WORDS.has(section, option, lang):
            return WORDS.translate(section, option, lang)
    place, _, source = option.partition(":")
    if source and any(place == space.name for space in state.island):
        return WORDS.translate("answer", "source", lang, place=place, source=source)
    if source.isdecimal():
        return WORDS.translate("answer", "arrow", lang, who=place, wound=source)
    return name_in(state.table.box, option)


def _meant(state: State, task: Task, option: str, lang: str) -> str:
    """The way, the planned action or the tile that a number stands for; empty where it is just a number."""
    meant: str = task.effect.label(state, option)
    return meant or (_tile(state, int(option), lang) if option in state.drawn else "")


def _tile(state: State, number: int, lang: str) -> str:
    """A tile in hand: its terrain and what it gives."""
    tile = next(tile for tile in state.table.box.tiles if tile.number == number)
    return WORDS.translate("answer", "tile", lang, number=number, terrain=tile.terrain, sources=tile.sources)
