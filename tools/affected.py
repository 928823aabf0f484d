"""Run the unit tests of what changed and of what imports it, the nearest first, until the time is over.

`python -m tools.affected` looks at what is not committed yet, or at the last commit where all is committed;
`python -m tools.affected main` at all that came since that revision. Tests that the time did not suffice for
are skipped, and counted as such: only `make test` says that everything holds.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("fujikit", "tests", "tools", "bench")
ELSEWHERE = "tests/browser/"
"""Tests that are no unit tests."""
SECONDS = 60
DEADLINE = "FUJIKIT_DEADLINE"
SUFFIXES = (".py", ".pyi")
"""A stub names what its package imports only when it is asked for."""
Graph = Mapping[str, set[str]]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """As a plugin: no test begins after the deadline."""
    if time.time() > float(os.environ.get(DEADLINE, "inf")):
        pytest.skip("out of time")


def module_of(file: str) -> str:
    """The name under which a file is imported.

    >>> module_of("fujikit/fuji/box/__init__.py"), module_of("tests/support.py")
    ('fujikit.fuji.box', 'tests.support')
    """
    return str(Path(file).with_suffix("")).removesuffix("/__init__").replace("/", ".")


def python_files(root: Path) -> list[str]:
    return [
        str(file.relative_to(root))
        for folder in FOLDERS
        for file in sorted((root / folder).rglob("*.py*"))
        if file.suffix in SUFFIXES
    ]


def imports_of(module: str, source: str, modules: set[str]) -> Iterator[str]:
    """The modules of ours that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        if isinstance(node, ast.ImportFrom):
            base = node.module or ""
            base = f"{module.rpartition('.')[0]}.{base}".strip(".") if node.level else base
            for alias in node.names:
                submodule = f"{base}.{alias.name}"
                yield from ({submodule, base} & modules if submodule not in modules else {submodule})


def importers(root: Path) -> Graph:
    """By module, the modules that import it."""
    files = {root / file: module_of(file) for file in python_files(root)}
    found: dict[str, set[str]] = {module: set() for module in files.values()}
    for file, module in files.items():
        for imported in imports_of(module, file.read_text(encoding="utf-8"), set(found)):
            found[imported].add(module)
    return found


def distances(graph: Graph, changed: Iterable[str]) -> dict[str, int]:
    """By module, how many imports lie between it and what changed.

    >>> distances({"dice": {"roll"}, "roll": {"game"}, "game": set(), "map": set()}, ["dice"])
    {'dice': 0, 'roll': 1, 'game': 2}
    """
    steps = {module: 0 for module in changed if module in graph}
    waiting = deque(steps)
    while waiting:
        module = waiting.popleft()
        for importer in sorted(graph[module] - set(steps)):
            steps[importer] = steps[module] + 1
            waiting.append(importer)
    return steps


def touched(file: str, graph: Graph) -> list[str]:
    """The modules that a changed file concerns: itself, or those of the package whose data it is."""
    if file.endswith(SUFFIXES):
        return [module_of(file)]
    for folder in Path(file).parents:
        package = str(folder).replace("/", ".")
        beside = [module for module in graph if module == package or module.rpartition(".")[0] == package]
        if beside:
            return beside
    return []


def is_test(file: str) -> bool:
    return Path(file).name.startswith("test_") and not file.startswith(ELSEWHERE)


def mirrors(test: str, changed: Iterable[str]) -> bool:
    """Whether a file of tests is named after a changed module.

    >>> mirrors("tests/fuji/test_plan.py", ["fujikit/fuji/plan.py"])
    True
    """
    stem = Path(test).stem.removeprefix("test_")
    return any(Path(file).stem == stem for file in changed)


def files_with_tests_of(changed: list[str], root: Path) -> list[str]:
    """The files with tests of what changed, the nearest first; those named after it before all others."""
    graph = importers(root)
    steps = distances(graph, [module for file in changed for module in touched(file, graph)])
    near = {
        file: (not mirrors(file, changed), steps[module_of(file)])
        for file in python_files(root)
        if module_of(file) in steps and is_test(file)
    }
    examples = [file for file in changed if file.startswith("fujikit/") and (root / file).suffix == ".py"]
    return [file for file in examples if (root / file).exists()] + sorted(near, key=lambda file: near[file])


def git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"git {' '.join(arguments)}: {done.stderr.strip()}")
    return done.stdout.splitlines()


def changed_files(since: str) -> list[str]:
    """What differs from a revision, and what git does not know yet."""
    return [*git("diff", "--name-only", since), *git("ls-files", "--others", "--exclude-standard")]


def main(since: str = "") -> int:
    changed = changed_files(since or "HEAD") or changed_files("HEAD~1")
    tests = files_with_tests_of(changed, ROOT)
    print(f"{len(changed)} files changed; they concern {len(tests)} files with tests")
    if not tests:
        return 0
    command = [sys.executable, "-m", "pytest", "-p", "tools.affected", "-n", "auto", "-q", "-m", "not slow"]
    environment = os.environ | {DEADLINE: str(time.time() + SECONDS)}
    done = subprocess.run([*command, *tests], cwd=ROOT, env=environment, check=False)
    return 0 if done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED else done.returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
