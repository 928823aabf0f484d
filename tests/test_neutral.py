"""Neutral code knows no game: it neither names one nor knows its verbs, phases and cards.

What belongs to a game is in a folder of its name; `api.py` and the descriptors lie outside neutral folders.
Stubs (`.pyi`) tell type checkers which public names a package has of the default game, and are never run.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import fujikit
from fujikit.app.pages import HOME, pages
from fujikit.engine.notation import Action
from fujikit.engine.words import Words
from fujikit.games import DEFAULT_GAME, GAMES, GameName, descriptor, descriptors, game_names
from fujikit.games.descriptor import load_object
from fujikit.robinson.box import house

ROOT = Path(fujikit.__file__).parent
BROWSER = ROOT.parent / "widgets" / "src"
FOLDERS = ("app", "cli", "engine", "games", "lessons", "odds", "plots", "teams", "widgets")
NAME = re.compile("|".join(rf"{game}(?!kit)" for game in GAMES), re.IGNORECASE)
NAMED = {
    "app/server.py": "an example of an address in a message",
    "games/__init__.py": "the one list of games",
    "plots/__init__.py": "gives out figures under the names that they have always had",
    "teams/simulation/__init__.py": "the types of what `simulate` takes",
    "teams/study/__init__.py": "gives out aims and runs under the names that they have always had",
}
"""Modules that may name a game, and why."""
LITERALS = {
    ("cli/__init__.py", "argument"): "the key of a text",
    ("cli/app.py", "ready"): "the key of a text",
    ("cli/session.py", "lost"): "the key of a text",
    ("engine/record.py", "setup"): "a field of records",
    ("lessons/model.py", "say"): "a kind of step",
    ("widgets/static_svg/elements.py", "use"): "an element of SVG",
    ("widgets/schema/lessons.py", "say"): "a kind of step",
    ("widgets/schema/messages.py", "choose"): "a kind of message",
    ("widgets/schema/messages.py", "pick"): "a kind of message",
    ("teams/simulation/report.py", "lost"): "the key of a text",
}
"""Literals that equal a word of a game, and why they may."""
BROWSER_LITERALS = {
    ("app/client/kernelSocket.ts", "lost"): "the state of a connection",
    ("app/connection.ts", "lost"): "likewise",
    ("lesson/StepTask.tsx", "choose"): "a kind of message",
    ("lesson/useInView.ts", "start"): "an option of the browser",
    ("translate.ts", "injury"): "a section of names in the words",
    ("table/promptContent.ts", "actor"): "a field of what is chosen",
    ("table/promptContent.ts", "place"): "a field of intents",
}
"""The same in the frontend."""
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", re.DOTALL)
LITERAL = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`$]*)`")
IMPORT = re.compile(r"(?:from|import)\s+\"([^\"]+)\"")


def neutral_modules() -> Iterator[tuple[str, ast.Module]]:
    """By path, every module that belongs to no game, without its comments and docstrings."""
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*.py")):
            path = file.relative_to(ROOT)
            if not set(GAMES) & set(path.parts):
                yield path.as_posix(), without_docstrings(ast.parse(file.read_text("utf-8")))


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            kept = [line for line in node.body if not is_text(line)]
            node.body = kept or [ast.Pass()]
    return tree


def is_text(line: ast.stmt) -> bool:
    """Whether a line is a docstring of a function, a class, a module or a constant."""
    return (
        isinstance(line, ast.Expr)
        and isinstance(line.value, ast.Constant)
        and isinstance(line.value.value, str)
    )


@cache
def words_of_games() -> frozenset[str]:
    """The verbs, phases and cards of all games."""
    for game in descriptors():
        load_object(game.rules)
    verbs = {action.verb for action in below(Action) if isinstance(getattr(action, "verb", None), str)}
    phases = {phase for game in descriptors() for phase in Words(game.package).section("phase", "en")}
    fuji = Words(descriptor("fuji").package)
    cards = {card for section in ("skill", "equipment", "injury") for card in fuji.section(section, "en")}
    return frozenset({*verbs, *phases, *cards, *ids_in(house())})


def below(kind: type[Action]) -> Iterator[type[Action]]:
    """All kinds of actions that the kit's games have."""
    for each in kind.__subclasses__():
        if each.__module__.startswith("fujikit.") and not each.__module__.startswith("fujikit.engine."):
            yield each
        yield from below(each)


def ids_in(part: object) -> Iterator[str]:
    """The ids of all components of a box."""
    if isinstance(part, msgspec.Struct):
        if isinstance(name := getattr(part, "id", None), str):
            yield name
        for field in msgspec.structs.fields(part):
            yield from ids_in(getattr(part, field.name))
    elif isinstance(part, Iterable) and not isinstance(part, str):
        for each in part:
            yield from ids_in(each)


def test_no_neutral_module_names_a_game() -> None:
    found = {
        path: lines
        for path, tree in neutral_modules()
        if (lines := [line.strip() for line in ast.unparse(tree).splitlines() if NAME.search(line)])
    }
    assert found.keys() == NAMED.keys(), found


def test_no_neutral_literal_is_a_word_of_a_game() -> None:
    words = words_of_games()
    assert {"mark", "take-back", "erupt", "night", "duct-tape", "shovel"} <= words
    found = {
        (path, node.value)
        for path, tree in neutral_modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in words
    }
    assert found == LITERALS.keys()


def browser_modules() -> Iterator[tuple[str, str]]:
    """By path, every module of the frontend that belongs to no game, without its comments."""
    for file in sorted([*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.tsx")]):
        path = file.relative_to(BROWSER)
        if not set(GAMES) & set(path.parts) and file.name != "generated.ts":
            yield path.as_posix(), COMMENT.sub("", file.read_text("utf-8"))


def test_no_neutral_module_of_the_browser_imports_or_names_a_game() -> None:
    modules = dict(browser_modules())
    assert {"table/Table.tsx", "table/picking.ts", "lesson/Course.tsx"} <= modules.keys()
    named = {path: found for path, code in modules.items() if (found := NAME.findall(code))}
    imported = {
        path: names
        for path, code in modules.items()
        if (names := [name for name in IMPORT.findall(code) if set(GAMES) & set(name.split("/"))])
    }
    assert (named, imported) == ({}, {})


def test_no_literal_of_the_browser_is_a_word_of_a_game() -> None:
    words = words_of_games()
    found = {
        (path, literal)
        for path, code in browser_modules()
        for literal in map("".join, LITERAL.findall(code))
        if literal in words
    }
    assert found == BROWSER_LITERALS.keys()


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_descriptor_names_is_there(game: GameName) -> None:
    found = descriptor(game)
    assert found.name == game == load_object(found.rules).name
    assert fujikit.rulebook(game).game == game
    named = filter(None, [found.simulation, found.lessons, found.widgets])
    given_out = [path for paths in found.public_names.values() for path in paths.values()]
    for path in (found.command_line, *found.player_kinds.values(), *given_out, *named):
        assert load_object(path) is not None
    own = [action for action in below(Action) if action.__module__.startswith(found.package)]
    assert found.tentative_verbs <= {getattr(action, "verb", None) for action in own}
    assert fujikit.api.start_game(game, {"players": found.example_players}).seats == found.example_players
    assert {found.page(purpose) for purpose in found.pages} <= pages().keys()


STUBS = sorted(ROOT.rglob("__init__.pyi"))


@pytest.mark.parametrize("stub", STUBS, ids=lambda stub: stub.parent.name)
def test_a_stub_names_what_its_package_gives_out(stub: Path) -> None:
    name = ".".join(stub.parent.relative_to(ROOT.parent).parts)
    package = import_module(name)
    typed = {
        each.name: f"{line.module}:{each.name}"
        for line in ast.parse(stub.read_text("utf-8")).body
        if isinstance(line, ast.ImportFrom)
        for each in line.names
    }
    assert {each: getattr(package, each) for each in package.__all__} == {
        each: load_object(path) for each, path in typed.items()
    }
    assert set(typed) <= set(dir(package))
    assert stub_all(stub) == package.__all__
    assert set(game_names(name)) < set(typed)
    with pytest.raises(AttributeError, match=f"module '{name}' has no attribute 'Bord'"):
        _ = package.Bord


def stub_all(stub: Path) -> object:
    """What a stub gives out."""
    *_, last = ast.parse(stub.read_text("utf-8")).body
    assert isinstance(last, ast.Assign)
    return ast.literal_eval(last.value)


def test_packages_that_give_out_names_of_a_game_load_nothing_of_it_before() -> None:
    packages = [".".join(stub.parent.relative_to(ROOT.parent).parts) for stub in STUBS]
    program = f"""
import sys
import {", ".join(packages)}
own = [name for name in sys.modules if name.startswith("fujikit.") and {set(GAMES)!r} & set(name.split("."))]
print(sorted(own))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    game = descriptor(DEFAULT_GAME).package
    assert done.stdout == f"{[game, f'{game}.descriptor']}\n"


def code_with_page_names() -> Iterator[str]:
    """The files of both halves that name a notebook, but for home."""
    names = re.compile("|".join(Path(page).stem for page in pages() if page != HOME))
    for file in sorted(ROOT.rglob("*.py")):
        if names.search(ast.unparse(without_docstrings(ast.parse(file.read_text("utf-8"))))):
            yield file.relative_to(ROOT).as_posix()
    others = [*ROOT.rglob("*.j2"), *ROOT.rglob("*.html"), *(ROOT.parent / "widgets" / "src").rglob("*.ts*")]
    for file in sorted(others):
        if names.search(file.read_text("utf-8")):
            yield file.name


def test_only_a_descriptor_names_a_page() -> None:
    assert list(code_with_page_names()) == [
        f"{game}/descriptor.py" for game in GAMES if descriptor(game).pages
    ]
