"""The colours and the type of a static SVG, from the design tokens."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources

PALETTE = "woodblock"
THEMES = ("auto", "light", "dark")
ROOT = ".fk-still"
"""A static SVG may be in a page beside others, so its style applies to nothing else."""
VARIABLE = re.compile(r"var\(--fk-([\w-]+)\)")
RULES = (
    f"{ROOT} text{{font-family:var(--fk-sans);fill:var(--fk-ink)}}"
    f"{ROOT} .serif{{font-family:var(--fk-serif)}}"
    f"{ROOT} .faded{{fill:var(--fk-faded)}}"
    f"{ROOT} .middle{{text-anchor:middle}}"
    f"{ROOT} .bold{{font-weight:700}}"
    f"{ROOT} .own{{fill:var(--fk-player-ink)}}"
    f"{ROOT} .die,{ROOT} .tile{{fill:var(--fk-die-ink)}}"
    f"{ROOT} .tile{{font-size:13.4px;font-weight:700;text-anchor:middle}}"
    f"{ROOT} .square{{font-size:11.5px;font-weight:600}}"
)


def style(theme: str, drawn: str) -> str:
    """The style sheet for what is drawn; `auto` is light, and dark for readers whose system is."""
    used = set(VARIABLE.findall(RULES + drawn))
    shape = _variables({name: value for name, value in _tokens()["shape"].items() if name in used})
    rules = [
        f"{ROOT}{{{_colours('dark' if theme == 'dark' else 'light', used)}{shape}max-width:100%;height:auto}}"
    ]
    if theme == "auto":
        rules.append(f"@media (prefers-color-scheme:dark){{{ROOT}{{{_colours('dark', used)}}}}}")
    return "".join((*rules, RULES))


@cache
def _tokens() -> dict[str, dict[str, str]]:
    tokens = json.loads((resources.files("fujikit") / "tokens.json").read_text(encoding="utf-8"))
    return {"shape": tokens["shape"], **tokens["palettes"][PALETTE]}


def _colours(shade: str, used: set[str]) -> str:
    return _variables({name: value for name, value in _tokens()[shade].items() if name in used})


def _variables(tokens: dict[str, str]) -> str:
    return "".join(f"--fk-{name}:{value};" for name, value in tokens.items())
