"""Traits that carry plain data to the browser, each with the type that the browser's types are made from."""

from __future__ import annotations

from types import NoneType
from typing import Any, TypeAlias, get_args

import traitlets

CARRIES = "carries"
"""The metadata of a trait that says what it carries, as a type."""
DictTrait: TypeAlias = "traitlets.Dict[str, Any]"
ListTrait: TypeAlias = "traitlets.List[Any]"


def dict_trait(kind: Any) -> DictTrait:
    """A trait with a struct as plain data, or with some by their names; None where the type has it."""
    optional = NoneType in get_args(kind)
    trait: DictTrait = traitlets.Dict(allow_none=True, default_value=None) if optional else traitlets.Dict()
    return trait.tag(sync=True, **{CARRIES: kind})


def list_trait(kind: Any) -> ListTrait:
    """A trait with a list, each item of this type."""
    trait: ListTrait = traitlets.List()
    return trait.tag(sync=True, **{CARRIES: list[kind]})
