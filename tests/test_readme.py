"""What the README says: its code prints what stands beside it, and its links lead somewhere everywhere."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import pytest

from tests.links import OWN, links

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PRINTED = re.compile(r"^print\(.+\)  # (.+)$", re.MULTILINE)


def test_the_code_in_the_readme_prints_what_stands_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (block,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(block, {})
    wanted, printed = "\n".join(PRINTED.findall(block)).replace("…", "..."), capsys.readouterr().out
    assert wanted
    assert doctest.OutputChecker().check_output(f"{wanted}\n", printed, doctest.ELLIPSIS), printed
    assert (tmp_path / "evening.toml").exists()


def test_the_links_of_the_readme_resolve_on_the_package_index_too() -> None:
    """Whether their files are there is asked of every page in tests/docs."""
    found = links(README)
    assert len([link for link in found if OWN.fullmatch(link)]) > 10
    assert [link for link in found if not link.startswith("https://")] == []


def test_the_readme_names_the_extras_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    rows = re.findall(r"^\| `([a-z]+)` \|", README.read_text("utf-8"), re.MULTILINE)
    assert rows == list(project["optional-dependencies"])


def test_the_addresses_of_the_package_lead_to_the_repository() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    addresses = {
        address.partition("/blob/")[0].removesuffix("/issues") for address in project["urls"].values()
    }
    assert addresses == {"https://github.com/fujikit/fujikit"}
    files = [
        address.partition("/blob/HEAD/")[2] for address in project["urls"].values() if "/blob/" in address
    ]
    assert files
    assert all((ROOT / file).is_file() for file in files)
