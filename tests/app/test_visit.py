"""The address of a page, read without trust."""

from __future__ import annotations

import subprocess
import sys

import pytest

from fujikit.app import Visit, visit

HEAVY = """
import sys, fujikit.app
print([name for name in ("voila", "tornado", "numpy", "ipywidgets") if name in sys.modules])
"""


def test_without_a_page_everything_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QUERY_STRING", raising=False)
    assert visit() == Visit(lang="en", theme="", lesson="", position="", code="")


def test_the_page_tells_its_query(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "lang=pl&theme=dark&lesson=F-01&position=fk1.a&code=fks1.b")
    assert visit() == Visit(lang="pl", theme="dark", lesson="F-01", position="fk1.a", code="fks1.b")


@pytest.mark.parametrize(
    "query", ["lang=xx", "lang=", "lang=EN", "lang=%3Cscript%3E", "lang", "=&&=", "%", "%ff"]
)
def test_an_unknown_language_is_english(query: str) -> None:
    assert visit(query) == Visit()


@pytest.mark.parametrize("theme", ["<script>", "JupyterLab Dark", "", "../dark"])
def test_an_unknown_theme_is_none(theme: str) -> None:
    assert visit(f"theme={theme}").theme == ""


def test_the_first_of_several_values_counts() -> None:
    assert visit("lang=fr&lang=pl&lesson=F-01&lesson=F-02") == Visit(lang="fr", lesson="F-01")


def test_texts_come_as_they_are_but_not_longer_than_any_real_one() -> None:
    assert visit("lesson=../../x&code=%3Cb%3E+%26").code == "<b> &"
    assert visit("lesson=../../x").lesson == "../../x"
    long = visit("&".join(f"{name}={'a' * 100_000}" for name in ("lesson", "position", "code")))
    assert (len(long.lesson), len(long.position), len(long.code)) == (100, 20_000, 60_000)


def test_a_query_of_too_many_fields_says_nothing() -> None:
    assert visit("&".join(f"field{number}=1" for number in range(1000)) + "&lang=fr") == Visit()


def test_asking_imports_no_server_and_no_widgets() -> None:
    done = subprocess.run([sys.executable, "-c", HEAVY], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
