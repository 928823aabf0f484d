"""Drop one refusal of the rules while the tests run.

As a plugin (`pytest -p tools.mutant_import_hook`) it reads from the environment which one, and rewrites that
module on the way in. The files stay as they are.
"""

import ast
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import TypeGuard

PACKAGE = Path(__file__).parents[1] / "fujikit"
DROPPED = "FUJIKIT_MUTANT"


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
        if is_call_of(child, "broken"):
            yield function, child
        yield from calls_of_broken(child, inside)


def is_call_of(node: ast.AST, function: str) -> TypeGuard[ast.Call]:
    if not isinstance(node, ast.Call):
        return False
    return (isinstance(node.func, ast.Name) and node.func.id == function) or (
        isinstance(node.func, ast.Attribute) and node.func.attr == function
    )


def clause_of(call: ast.Call) -> str:
    """The clause as it is written, or the expression that gives it."""
    first = call.args[0]
    return str(first.value) if isinstance(first, ast.Constant) else ast.unparse(first)


class Dropper(ast.NodeTransformer):
    """Rewrite a module so that one refusal no longer happens.

    A dropped refusal becomes None. Where reasons are handed on, None is left out, also behind a function that
    only returns the reason: `yield not_yours(card)`.
    """

    def __init__(self, refusal: Refusal, *, elsewhere: bool) -> None:
        self.function = refusal.function
        self.place = None if elsewhere else (refusal.line, refusal.column)

    def is_dropped(self, node: ast.AST) -> bool:
        return is_call_of(node, "broken") and (node.lineno, node.col_offset) == self.place

    def holds_dropped(self, node: ast.AST) -> bool:
        return any(map(self.is_dropped, ast.walk(node)))

    def may_be_none(self, node: ast.expr) -> bool:
        if isinstance(node, ast.IfExp):
            return self.may_be_none(node.body) or self.may_be_none(node.orelse)
        return self.is_dropped(node) or is_call_of(node, self.function)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if self.is_dropped(node):
            return ast.copy_location(ast.Constant(None), node)
        return self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        return ast.copy_location(ast.Pass(), node) if self.holds_dropped(node) else node

    def visit_Yield(self, node: ast.Yield) -> ast.AST:
        if node.value is None or not self.may_be_none(node.value):
            return self.generic_visit(node)
        return ast.copy_location(ast.YieldFrom(self.visit(ast.List([node.value], ast.Load()))), node)

    def visit_List(self, node: ast.List) -> ast.AST:
        return self.leave_out_none(node, node.elts, "[reason for reason in {0} {1}]")

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        return self.leave_out_none(node, node.elts, "tuple(reason for reason in {0} {1})")

    def visit_ListComp(self, node: ast.ListComp) -> ast.AST:
        return self.leave_out_none(node, [node.elt], "[reason for reason in {0} {1}]")

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.AST:
        return self.leave_out_none(node, [node.elt], "(reason for reason in {0} {1})")

    def leave_out_none(self, node: ast.expr, reasons: Iterable[ast.expr], form: str) -> ast.AST:
        concerned = any(map(self.may_be_none, reasons))
        self.generic_visit(node)
        if not concerned:
            return node
        text = form.format(ast.unparse(node), "if reason is not None")
        return ast.copy_location(ast.parse(text, mode="eval").body, node)


def without(refusal: Refusal, source: str, *, elsewhere: bool = False) -> ast.Module:
    """The module without the refusal, or another module that may call the function it was in.

    >>> source = "reason = broken('plan.stay') or broken('plan.blocked')"
    >>> first, second = refusals_of(source, "plan.py")
    >>> ast.unparse(without(first, source))
    "reason = None or broken('plan.blocked')"
    """
    tree: ast.Module = Dropper(refusal, elsewhere=elsewhere).visit(ast.parse(source))
    return ast.fix_missing_locations(tree)


class Loader(SourceFileLoader):
    """Loads a module without the refusal, past the cache of compiled modules."""

    def __init__(self, fullname: str, path: str, refusal: Refusal, *, elsewhere: bool) -> None:
        super().__init__(fullname, path)
        self.refusal = refusal
        self.elsewhere = elsewhere

    def get_code(self, fullname: str) -> CodeType:
        source = self.get_data(self.path).decode()
        tree = without(self.refusal, source, elsewhere=self.elsewhere)
        return compile(tree, self.get_filename(fullname), "exec")


class Finder(MetaPathFinder):
    """Finds the modules of a package that are to be rewritten; all others take the usual way."""

    def __init__(self, package: Path, refusal: Refusal) -> None:
        self.package = package
        self.refusal = refusal

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or not self.concerns(Path(spec.origin)):
            return None
        elsewhere = Path(spec.origin) != self.package / self.refusal.file
        spec.loader = Loader(fullname, spec.origin, self.refusal, elsewhere=elsewhere)
        return spec

    def concerns(self, file: Path) -> bool:
        inside = file.suffix == ".py" and file.is_relative_to(self.package)
        return inside and self.refusal.function in file.read_text(encoding="utf-8")


def drop(name: str) -> None:
    (refusal,) = (refusal for refusal in refusals_in(PACKAGE) if refusal.name == name)
    sys.meta_path.insert(0, Finder(PACKAGE, refusal))


if DROPPED in os.environ:
    drop(os.environ[DROPPED])
