from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader

from fujikit.app.menu import menu
from fujikit.app.page import MemoryCache
from fujikit.app.pages import HOME
from fujikit.app.server import SHARE


class Counting(Environment):
    """Counts how often it has to compile."""

    compiled = 0

    def compile(self, *args: Any, **kwargs: Any) -> Any:
        type(self).compiled += 1
        return super().compile(*args, **kwargs)


def shown(folder: Path, compiled: MemoryCache) -> str:
    environment = Counting(loader=FileSystemLoader(folder), bytecode_cache=compiled, autoescape=True)
    return environment.get_template("page.html").render(name="<Clara>")


def test_a_template_is_compiled_once_for_all_environments_until_it_changes(tmp_path: Path) -> None:
    compiled, page = MemoryCache(), tmp_path / "page.html"
    page.write_text("Hello {{ name }}")
    assert [shown(tmp_path, compiled) for _ in range(3)] == ["Hello &lt;Clara&gt;"] * 3
    assert Counting.compiled == 1
    page.write_text("Good bye, {{ name }}")
    assert shown(tmp_path, compiled) == "Good bye, &lt;Clara&gt;"
    assert Counting.compiled == 2


def links(**context: Any) -> set[str]:
    """Where the links of the page lead that tells that another one is missing."""
    environment = Environment(
        loader=FileSystemLoader(SHARE / "voila" / "templates" / "fujikit"), autoescape=True
    )
    page = environment.get_template("404.html")
    shown = page.render(base_url="/", include_url=lambda name: f"/{name}", **context)
    return set(re.findall(r'<a[^>]* href="/voila/render/([^"]*)"', shown))


def test_a_problem_is_told_with_the_menu_and_on_a_server_that_knows_none_with_a_way_home() -> None:
    whole = menu()
    assert links(menu=whole) == {HOME, *(link.page for link in (*whole.sections, *whole.foot))}
    assert links() == {HOME}
