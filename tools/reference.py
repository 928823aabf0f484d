"""Writes docs/reference: every public name, from its signature and its docstring."""

from __future__ import annotations

import argparse
import importlib
import inspect
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from fujikit.cli import parser
from tools.effects_reference import effects_page

FOLDER = Path(__file__).parents[1] / "docs" / "reference"
NOTE = "<!-- Written by `make generated` from the docstrings. Change those. -->"


class Part(NamedTuple):
    """A page of the reference: a module, and the names on it; none: all that it gives out."""

    page: str
    title: str
    module: str
    names: tuple[str, ...] = ()


SMALL_EVENTS = ("Drawn", "Sets", "Secret", "Silent", "RoundBegan", "Ended", "win", "lose")

PARTS = (
    Part("games", "Games", "fujikit"),
    Part("games", "A game", "fujikit.engine.game", ("Game", "Move")),
    Part("games", "Verdicts", "fujikit.engine.verdict", ("Verdict", "Reason")),
    Part("games", "The rulebook", "fujikit.engine.rulebook", ("Rulebook", "Clause")),
    Part("games", "Table talk", "fujikit.fuji.talk"),
    Part(
        "small-games",
        "Small games",
        "fujikit.engine.small",
        ("SmallRules", "State", "Seat", "Verb", "TomlWords", "OneOf", "Throw", "Deal", *SMALL_EVENTS),
    ),
    Part("odds", "Fuji's odds", "fujikit.fuji.odds"),
    Part("odds", "Rows", "fujikit.engine.rows", ("Rows",)),
    Part("robinson-odds", "Robinson's odds", "fujikit.robinson.odds"),
    Part("dice", "Exact dice for any game", "fujikit.odds"),
    Part("plots", "Pictures", "fujikit.plots"),
    Part("widgets", "Widgets", "fujikit.widgets"),
    Part("teams", "Computer players", "fujikit.teams", ("player", "team", "play", "Company")),
    Part("teams", "Many games", "fujikit.teams.simulation", ("simulate", "read", "Results")),
    Part(
        "teams",
        "Studies",
        "fujikit.teams.study",
        ("Rate", "rate", "grouped", "where", "Gap", "gap", "paired", "apart", "Aim", "aims"),
    ),
    Part("teams", "Intervals", "fujikit.teams.simulation.intervals", ("wilson", "quantile")),
    Part("lessons", "Lessons", "fujikit.lessons"),
    Part("app", "The page a visitor asked for", "fujikit.app"),
)


def pages() -> dict[str, str]:
    """Every page by its name."""
    names = dict.fromkeys(part.page for part in PARTS)
    made = {name: _page([part for part in PARTS if part.page == name]) for name in names}
    return {**made, "command-line": _command_line(), "robinson-effects": f"{NOTE}\n\n{effects_page()}"}


def _page(parts: list[Part]) -> str:
    return "\n\n".join((NOTE, *(section for part in parts for section in _sections(part)))) + "\n"


def _sections(part: Part) -> Iterator[str]:
    module = importlib.import_module(part.module)
    level = "#" if part is next(each for each in PARTS if each.page == part.page) else "##"
    yield f"{level} {part.title}"
    yield f"`{part.module}`"
    yield _text(module)
    for name in part.names or tuple(module.__all__):
        yield from _entry(f"{level}#", name, getattr(module, name))


def _entry(level: str, name: str, thing: Any) -> Iterator[str]:
    if isinstance(thing, str | ModuleType):
        return
    yield f"{level} `{name}{_signature(thing)}`"
    yield _text(thing)
    if inspect.isclass(thing):
        for each, member in sorted(vars(thing).items()):
            if not each.startswith("_") and (told := _member(thing, each, member)):
                yield f"{level}# {told}"


def _member(owner: type, name: str, member: Any) -> str:
    """A method or a property with words of its own."""
    inner = inspect.unwrap(getattr(member, "__func__", member))
    function = inner.fget if isinstance(inner, property) else inner
    if not inspect.isfunction(function) or not function.__doc__:
        return ""
    called = "" if isinstance(inner, property) else _signature(function)
    return f"`{owner.__name__}.{name}{called}`\n\n{_text(function)}"


def _signature(thing: Any) -> str:
    if inspect.isclass(thing) and issubclass(thing, Exception):
        return ""
    try:
        found = inspect.signature(_constructor(thing))
    except (TypeError, ValueError):
        return ""
    named = [each for name, each in found.parameters.items() if name not in ("self", "cls")]
    kept = [each.replace(annotation=each.empty) for each in named]
    text = str(found.replace(parameters=kept, return_annotation=found.empty))
    text = re.sub(r"<function (\w+) at 0x[0-9a-f]+>", r"\1", text)
    return re.sub(r"<factory>|NODEFAULT", "…", re.sub(r"<[^<>]*object at 0x[0-9a-f]+>", "…", text))


def _constructor(thing: Any) -> Any:
    """What is called to make one: of an inherited `__init__` and `__new__`, Python 3.11.2 takes the other."""
    return thing.__init__ if inspect.isclass(thing) and inspect.isfunction(thing.__init__) else thing


def _text(thing: Any) -> str:
    """A docstring as Markdown: examples become code."""
    doc = inspect.cleandoc(thing.__doc__ or "") if isinstance(thing.__doc__, str) else ""
    blocks = []
    for block in re.split(r"\n\s*\n", doc):
        lines = block.splitlines()
        start = next((number for number, line in enumerate(lines) if line.startswith(">>>")), len(lines))
        if lines[:start]:
            blocks.append("\n".join(lines[:start]))
        if lines[start:]:
            blocks.append("\n".join(("```pycon", *lines[start:], "```")))
    return "\n\n".join(blocks)


def _command_line() -> str:
    """What `--help` says of every command."""
    os.environ["COLUMNS"] = "80"  # argparse breaks its lines by the terminal
    top = parser()
    [commands] = [each for each in top._actions if isinstance(each, argparse._SubParsersAction)]
    parts = [NOTE, "# The command line", _help(top.format_help)]
    for name, command in commands.choices.items():
        parts += [f"## `fujikit {name}`", _help(command.format_help)]
    return "\n\n".join(parts) + "\n"


def _help(told: Callable[[], str]) -> str:
    return f"```text\n{told().rstrip()}\n```"


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.md"):
        old.unlink()
    for name, text in pages().items():
        (FOLDER / f"{name}.md").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
