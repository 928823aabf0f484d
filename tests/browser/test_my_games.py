"""The games of a browser: begun from home by one click, found again when they are over, and played on."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

import fujikit
from tests.browser.axe import violations
from tests.browser.pages import drawn_widget, kit
from tests.browser.play import SEALED_GAME, button, speaking, translate
from tests.browser.server import Server
from tests.timeouts import MILLISECONDS

GAMES = "fuji/31-my-games.ipynb"


def test_from_home_to_a_game_with_teammates_takes_one_click_and_a_reload_deals_no_other(
    page: Page, app: Server
) -> None:
    page.goto(app.url)
    page.get_by_role("main").get_by_role("link", name="Play now").click()
    table = drawn_widget(page, "play")
    expect(table.get_by_role("grid")).to_be_visible(timeout=MILLISECONDS)
    expect(page).to_have_url(SEALED_GAME)
    assert "start=" not in page.url
    page.reload()
    back = speaking(translate("keeping.back", round=1, phase=translate("phase.plan")))
    expect(drawn_widget(page, "play").get_by_text(back)).to_be_visible(timeout=MILLISECONDS)

    page.goto(app.url)
    games = drawn_widget(page, "resume")
    assert page.locator(".page-cells > *").first.locator(".fk-resume").count() == 1
    expect(games.get_by_role("listitem")).to_have_count(1)
    assert violations(page, "main") == []


def test_a_finished_game_is_found_again_and_played_on_from_a_moment_of_it(
    page: Page, app: Server, tmp_path: Path
) -> None:
    game = fujikit.load("tests/golden/3-players-21.toml")
    (tmp_path / "game.toml").write_text(game.record())
    page.goto(f"{app.url}/voila/render/fuji/30-play.ipynb#start=alone")
    table = drawn_widget(page, "play")
    expect(table.get_by_role("grid")).to_be_visible(timeout=MILLISECONDS)
    with page.expect_file_chooser() as choosing:
        button(table, "table.settings").click()
        button(table, "table.load").click()
    choosing.value.set_files(tmp_path / "game.toml")
    review = table.get_by_role("link", name=translate("games.review"))
    expect(review).to_have_attribute("href", "31-my-games.ipynb#newest")

    page.goto(f"{app.url}/voila/render/{GAMES}")
    games = drawn_widget(page, "my-games")
    over = games.get_by_role("list", name=translate("games.finished")).get_by_role("listitem")
    expect(over).to_have_count(1)
    expect(over).to_contain_text(translate("games.lost", round=game.round))
    assert violations(page, "main") == []
    over.get_by_role("button", name=speaking(translate("games.review"))).click()
    replay = kit(page, "replay")
    expect(replay.get_by_role("grid")).to_be_visible(timeout=MILLISECONDS)
    assert violations(page, "main") == []
    replay.get_by_role("button", name=speaking(translate("review.try"))).first.click()
    expect(kit(page, "table").get_by_role("grid")).to_be_visible(timeout=MILLISECONDS)
    games.get_by_role("button", name=translate("games.to-list")).first.click()
    expect(over.get_by_role("button", name=speaking(translate("games.review")))).to_be_focused()
