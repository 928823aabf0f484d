import ast

from tools.unmeasured import LIST, ROOT

DOCSTRING_TESTS = "fujikit/"


def names_in(file: str) -> set[str]:
    """The functions of a file, as pytest names them."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {
        f"{prefix}{node.name}"
        for prefix, body in (
            ("", tree.body),
            *((f"{each.name}::", each.body) for each in tree.body if isinstance(each, ast.ClassDef)),
        )
        for node in body
        if isinstance(node, ast.FunctionDef)
    }


def test_every_test_that_is_listed_as_unmeasured_exists() -> None:
    listed = [line.partition("::") for line in LIST.read_text(encoding="utf-8").splitlines()]
    assert listed
    assert [file for file, _, _ in listed if not (ROOT / file).exists()] == []
    tests = [(file, name) for file, _, name in listed if not file.startswith(DOCSTRING_TESTS)]
    assert [f"{file}::{name}" for file, name in tests if name not in names_in(file)] == []
