"""Old public names: for one release each still works, and warns with its new name."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType


def warn_renamed(old: str, new: str, stacklevel: int = 3) -> None:
    """Warn the caller's caller that `old` is called `new` now."""
    warnings.warn(
        f"{old} is called {new} now; the old name goes with the next release", DeprecationWarning, stacklevel
    )


def renamed_names(module: str, new_names: Mapping[str, str]) -> Callable[[str], object]:
    """Return a `__getattr__` for `module` that answers old names with what they are called now."""

    def find(name: str) -> object:
        if name not in new_names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        warn_renamed(f"{module}.{name}", f"{module}.{new_names[name]}")
        return getattr(sys.modules[module], new_names[name])

    return find


def renamed_module(old: str, new: str, *submodules: str) -> Callable[[str], object]:
    """Return a `__getattr__` for the module `old` that reads from `new`, and warn whoever imports `old`.

    `submodules` of the old module can be imported too, and are those of the new one.
    """
    warn_renamed(old, new, stacklevel=4)
    present: ModuleType = import_module(new)
    for name in submodules:
        sys.modules[f"{old}.{name}"] = import_module(f"{new}.{name}")

    def find(name: str) -> object:
        try:
            return getattr(present, name)
        except AttributeError:
            raise AttributeError(f"module {old!r} has no attribute {name!r}") from None

    return find


class RenamedAttribute:
    """Descriptor of a method or property under its old name; nobody sets it.

    The class answers with the descriptor itself: traitlets and `inspect` read all attributes of classes.
    """

    def __init__(self, new: str) -> None:
        self._new = new
        self._old = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self._old = name

    def __get__(self, instance: object, owner: type) -> object:
        if instance is None:
            return self
        warn_renamed(f"{owner.__name__}.{self._old}", f"{owner.__name__}.{self._new}")
        return getattr(instance, self._new)
