"""Drop one refusal of the rules while the tests run.

As a plugin (`pytest -p tests.tools.mutation`) it reads from the environment which one, and rewrites that
module on the way in. The files stay as they are.
"""

import ast
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import TypeGuard, TypeVar

PACKAGE = Path(__file__).parents[2] / "fujikit"
DROPPED = "FUJIKIT_MUTANT"
Comprehension = TypeVar("Comprehension", ast.GeneratorExp, ast.ListComp)


@dataclass(frozen=True)
class Refusal:
    """A call of `broken`; `turn` tells apart those that one function makes for one clause."""

    file: str
    function: str
    clause: str
    turn: int
    line: int
    column: int

    @property
    def name(self) -> str:
        """A name that survives edits elsewhere in the file."""
        again = f"#{self.turn}" if self.turn > 1 else ""
        return f"{self.file}:{self.function}:{self.clause}{again}"


def refusals_in(package: Path) -> Iterator[Refusal]:
    for file in sorted(package.rglob("*.py")):
        yield from refusals_of(file.read_text(encoding="utf-8"), file.relative_to(package).as_posix())


def refusals_of(source: str, file: str) -> Iterator[Refusal]:
    seen: Counter[tuple[str, str]] = Counter()
    for function, call in calls_of_broken(ast.parse(source), "module"):
        clause = clause_of(call)
        seen[function, clause] += 1
        yield Refusal(file, function, clause, seen[function, clause], call.lineno, call.col_offset)


def calls_of_broken(node: ast.AST, function: str) -> Iterator[tuple[str, ast.Call]]:
    for child in ast.iter_child_nodes(node):
        inside = child.name if isinstance(child, ast.FunctionDef) else function
        if is_call_of_broken(child):
            yield function, child
        yield from calls_of_broken(child, inside)


def is_call_of_broken(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "broken"


def clause_of(call: ast.Call) -> str:
    """The clause as it is written, or the expression that gives it."""
    first = call.args[0]
    return str(first.value) if isinstance(first, ast.Constant) else ast.unparse(first)


class Dropper(ast.NodeTransformer):
    """Rewrite a module so that one refusal no longer happens."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal

    def is_dropped(self, node: ast.AST) -> bool:
        here = (self.refusal.line, self.refusal.column)
        return is_call_of_broken(node) and (node.lineno, node.col_offset) == here

    def holds_dropped(self, node: ast.AST) -> bool:
        return any(map(self.is_dropped, ast.walk(node)))

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if self.is_dropped(node):
            return ast.copy_location(ast.Constant(None), node)
        return self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        return ast.copy_location(ast.Pass(), node) if self.holds_dropped(node) else node

    def visit_List(self, node: ast.List) -> ast.AST:
        node.elts = [element for element in node.elts if not self.is_dropped(element)]
        return self.generic_visit(node)

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        node.elts = [element for element in node.elts if not self.is_dropped(element)]
        return self.generic_visit(node)

    def visit_Yield(self, node: ast.Yield) -> ast.AST:
        if node.value is None or not self.holds_dropped(node):
            return node
        self.generic_visit(node)
        return ast.copy_location(ast.YieldFrom(without_none(f"({ast.unparse(node.value)},)")), node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.AST:
        return self.comprehension(node)

    def visit_ListComp(self, node: ast.ListComp) -> ast.AST:
        return self.comprehension(node)

    def comprehension(self, node: Comprehension) -> ast.AST:
        if not self.holds_dropped(node.elt):
            return self.generic_visit(node)
        self.generic_visit(node)
        return ast.copy_location(without_none(ast.unparse(node)), node)


def without_none(iterable: str) -> ast.expr:
    return ast.parse(f"[reason for reason in {iterable} if reason is not None]", mode="eval").body


def without(refusal: Refusal, source: str) -> ast.Module:
    """The module without one of its refusals.

    >>> source = "reasons = [broken('plan.stay'), broken('plan.blocked')]"
    >>> first, second = refusals_of(source, "plan.py")
    >>> ast.unparse(without(second, source))
    "reasons = [broken('plan.stay')]"
    """
    tree: ast.Module = Dropper(refusal).visit(ast.parse(source))
    return ast.fix_missing_locations(tree)


class Loader(SourceFileLoader):
    """Loads one module without one of its refusals, past the cache of compiled modules."""

    def __init__(self, fullname: str, path: str, refusal: Refusal) -> None:
        super().__init__(fullname, path)
        self.refusal = refusal

    def get_code(self, fullname: str) -> CodeType:
        source = self.get_data(self.path).decode()
        return compile(without(self.refusal, source), self.get_filename(fullname), "exec")


class Finder(MetaPathFinder):
    """Finds the one module that is to be rewritten; all others take the usual way."""

    def __init__(self, package: Path, refusal: Refusal) -> None:
        self.file = package / refusal.file
        self.refusal = refusal

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or Path(spec.origin) != self.file:
            return None
        spec.loader = Loader(fullname, spec.origin, self.refusal)
        return spec


def drop(name: str) -> None:
    (refusal,) = (refusal for refusal in refusals_in(PACKAGE) if refusal.name == name)
    sys.meta_path.insert(0, Finder(PACKAGE, refusal))


if DROPPED in os.environ:
    drop(os.environ[DROPPED])
