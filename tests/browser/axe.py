"""axe-core over our part of a page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "widgets" / "node_modules" / "axe-core" / "axe.min.js"
EVERYTHING = {
    "type": "tag",
    "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""Those of these rules that look at colours."""
PAGE_RULES = {
    "region": {"enabled": False},  # whether the page around a widget has landmarks is the page's affair
}
RUN = """
async ([root, runOnly, rules]) => {
  const options = { runOnly, rules, resultTypes: ["violations"] };
  const { violations } = await axe.run({ include: [[root]] }, options);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 300)}\\n${failureSummary}`),
  }));
}
"""


@cache
def _script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def violations(page: Page, root: str = ".fk", rules: Mapping[str, Any] = EVERYTHING) -> list[str]:
    """What axe finds wrong inside the widgets, in words."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_script())
    found: list[dict[str, Any]] = page.evaluate(RUN, [root, rules, PAGE_RULES])
    return [f"{each['id']}: {each['help']}\n{node}" for each in found for node in each["nodes"]]
