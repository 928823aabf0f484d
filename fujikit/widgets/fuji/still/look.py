"""The colours and the type of a still picture, from the design tokens."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

PALETTE = "woodblock"
THEMES = ("auto", "light", "dark")
ROOT = ".fk-still"
"""A still picture may stand in a page beside others, so its style touches nothing else."""


@cache
def style(theme: str) -> str:
    """The style sheet; `auto` is light, and dark for readers whose system is."""
    tokens = json.loads((resources.files("fujikit") / "tokens.json").read_text(encoding="utf-8"))
    shape, colours = tokens["shape"], tokens["palettes"][PALETTE]
    colour = _variables(colours["dark" if theme == "dark" else "light"])
    type_ = f"--fk-serif:{shape['serif']};--fk-sans:{shape['sans']}"
    rules = [f"{ROOT}{{{colour}{type_};max-width:100%;height:auto}}"]
    if theme == "auto":
        rules.append(f"@media (prefers-color-scheme:dark){{{ROOT}{{{_variables(colours['dark'])}}}}}")
    rules += [
        f"{ROOT} text{{font-family:var(--fk-sans);fill:var(--fk-ink)}}",
        f"{ROOT} .serif{{font-family:var(--fk-serif)}}",
        f"{ROOT} .faded{{fill:var(--fk-faded)}}",
        f"{ROOT} .middle{{text-anchor:middle}}",
        f"{ROOT} .bold{{font-weight:700}}",
        f"{ROOT} .own{{fill:var(--fk-player-ink)}}",
        f"{ROOT} .die{{fill:var(--fk-die-ink)}}",
    ]
    return "".join(rules)


def _variables(tokens: dict[str, str]) -> str:
    return "".join(f"--fk-{name}:{value};" for name, value in tokens.items())


def own(character: str) -> str:
    """The colour of whoever a thing belongs to."""
    known = character if character in ("blue", "purple", "green", "black") else "third"
    return f"var(--fk-player-{known})"
