"""The play page of the app: from the set-up dialogue to the end of a game, and to the next one."""

from __future__ import annotations

from urllib.parse import unquote

import pytest
from playwright.sync_api import Locator, Page, expect

from fujikit.engine.game import Game
from fujikit.fuji.box import box_template
from fujikit.fuji.clauses import WORDS
from fujikit.widgets.persistence import restore
from fujikit.widgets.seal import VARIABLE
from tests.browser.axe import violations
from tests.browser.pages import drawn_widget, open_voila
from tests.browser.play import SEALED_GAME, Hands, button, speaking, square, translate
from tests.browser.server import KEY, Server
from tests.timeouts import MILLISECONDS

PLAY = "fuji/30-play.ipynb"
HTML = "<img/src=x/onerror=alert(1)>"


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    """The app's key: so that a test can open what the app has sealed."""
    monkeypatch.setenv(VARIABLE, KEY)


def name_of(dialogue: Locator, player: int) -> Locator:
    return dialogue.get_by_role("textbox", name=translate("setup.name", number=player))


def sit(table: Locator, seat: str) -> None:
    button(table, "table.sit", seat=seat).click()
    expect(table.get_by_role("region", name=translate("table.now"))).to_be_visible()


def open_part(dialogue: Locator, key: str) -> None:
    dialogue.locator("summary").filter(has_text=translate(key)).click()


def dealt(page: Page) -> Locator:
    """Deal, and wait for the sealed game."""
    root = drawn_widget(page, "play")
    button(root, "setup.deal").click()
    expect(root.get_by_role("grid")).to_be_visible()
    page.wait_for_url("**/*fks2.*")
    return root


def twin_of(page: Page) -> Hands:
    """Hands on the page's game after a reload: from the same sealed text it draws its twin's dice."""
    twin: Game[object] = restore(unquote(page.url.rpartition("=")[2])).game
    page.reload()
    root = drawn_widget(page, "play")
    back = translate("keeping.back", round=twin.round, phase=WORDS.translate("phase", twin.phase, "en"))
    expect(root.get_by_text(back)).to_be_visible(timeout=MILLISECONDS)
    return Hands(root, twin)


@pytest.mark.slow
def test_a_whole_game_goes_from_the_dialogue_to_its_end_and_is_told_again(page: Page, app: Server) -> None:
    open_voila(page, app, PLAY)
    dialogue = drawn_widget(page, "play")
    name_of(dialogue, 2).fill("Zoé")
    open_part(dialogue, "setup.level")
    dialogue.get_by_role("radio", name=speaking(translate("setup.level-number", level=4))).check()
    open_part(dialogue, "setup.rules")
    dialogue.get_by_role("checkbox", name=speaking(translate("setup.ask"))).check()
    table = dealt(page)
    expect(table.get_by_text(translate("table.level", level=4))).to_be_visible()

    hands = twin_of(page)
    assert hands.twin.seats == ("Clara", "Zoé", "Steve")
    while hands.twin.outcome is None:
        hands.play_on()

    outcome = hands.twin.outcome
    end = table.get_by_role(
        "region", name=translate("table.won" if outcome.won else "table.lost"), exact=True
    )
    expect(end).to_contain_text(hands.twin.view(None)["outcome"]["text"])
    expect(button(end, "table.copy")).to_be_visible()
    button(end, "table.replay").click()
    slider = table.get_by_role("slider")
    expect(slider).to_have_value("0")
    button(table, "replay.last").click()
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    button(table, "table.leave-replay").click()

    button(end, "setup.new").click()
    expect(name_of(dialogue, 2)).to_have_value("Zoé")
    expect(dialogue.get_by_text(translate("setup.sum", scenario="Knife-edge Ridge", level=4))).to_be_visible()
    button(dialogue, "setup.back").click()
    expect(end).to_be_visible()


def test_the_dialogue_is_filled_in_with_the_keyboard_and_refuses_at_the_field(
    page: Page, app: Server
) -> None:
    open_voila(page, app, f"{PLAY}?code=nonsense")
    dialogue = drawn_widget(page, "play")
    expect(dialogue.get_by_role("alert")).to_contain_text(translate("setup.not-opened"))
    for part in ("setup.people", "setup.scenario", "setup.level", "setup.rules", "setup.box"):
        heading = dialogue.locator("summary").filter(has_text=translate(part))
        heading.focus()
        page.keyboard.press("Enter")
    assert violations(page, ".fk-play") == []

    paste = dialogue.get_by_role("textbox", name=translate("setup.box-text"))
    wrong = box_template().replace('need = "', 'need = "purple|', 1)
    paste.fill(wrong)
    button(dialogue, "setup.box-check").press("Enter")
    mistake = dialogue.get_by_role("alert").filter(has_text=translate("setup.box-bad"))
    expect(mistake).to_contain_text("box: landscape 1")
    expect(mistake).to_contain_text("need")
    expect(paste).to_have_value(wrong)
    paste.fill(box_template())
    button(dialogue, "setup.box-check").press("Enter")
    expect(dialogue.get_by_text(translate("setup.box-used", name="my box"))).to_be_visible()

    first = name_of(dialogue, 1)
    first.focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("jona")
    page.keyboard.press("Enter")
    second = name_of(dialogue, 2)
    expect(second).to_be_focused()
    expect(second).to_have_accessible_description(speaking("Jona"))
    assert violations(page, ".fk-play") == []
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(HTML)
    expect(second).not_to_have_attribute("aria-invalid", "true")
    page.keyboard.press("Enter")

    expect(button(dialogue, "table.sit", seat="jona")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialogue.get_by_role("region", name=translate("table.now"))).to_contain_text("jona")
    expect(dialogue.get_by_text(HTML, exact=True).first).to_be_visible()
    assert page.locator("img[src='x']").count() == 0


def test_two_players_lead_a_third_meeple_through_a_round(page: Page, app: Server) -> None:
    open_voila(page, app, PLAY)
    dialogue = drawn_widget(page, "play")
    button(dialogue, "setup.remove", name="Steve").click()
    dialogue.get_by_role("radio", name=speaking(translate("setup.variant-b"))).check()
    table = dealt(page)
    hands = twin_of(page)
    twin = hands.twin
    assert twin.view(None)["variant"] == "b"

    def do(seat: str, verb: str, whose: str = "") -> None:
        """The first line of a seat with this verb, for the seat itself or for the third meeple."""
        hands.take_seat()
        lines = [str(action) for action in twin.legal(seat)]
        fitting = [line for line in lines if line.startswith(f"{seat} {verb}")]
        hands.play(next(line for line in fitting if line.endswith(" for Third") == bool(whose)))

    hands.take_seat()
    hands.play("Clara mark d2")
    expect(table.get_by_text(translate("help.third"))).to_be_visible()
    do("Clara", "mark", "Third")
    expect(table.get_by_text(translate("help.third"))).to_have_count(0)
    do("Clara", "ready")
    do("Jona", "mark")
    do("Jona", "ready")
    while twin.phase == "reroll":
        hands.take_seat()
        seat = hands.at or ""
        own = f"{seat} stop" in map(str, twin.legal(seat))
        do(seat, "stop", "" if own else "Third")
    while twin.phase == "equip":
        hands.take_seat()
        do(hands.at or "", "ready")
    do("Clara", "move")
    do("Jona", "move")
    do("Clara", "propose move", "Third")
    expect(table.get_by_role("region", name=translate("table.now"))).to_contain_text("Jona")
    do("Jona", "agree")
    assert twin.round == 2
    expect(table.get_by_text(translate("table.round", round=2)).first).to_be_visible()


def test_kept_games_are_picked_up_from_home(page: Page, app: Server) -> None:
    open_voila(page, app, "00-home.ipynb")
    home = drawn_widget(page, "resume")
    expect(home.get_by_text(translate("resume.none"))).to_be_visible()
    home.locator("summary").filter(has_text=translate("resume.bring")).click()
    home.get_by_role("textbox", name=translate("resume.code")).fill("fks2.nonsense")
    button(home, "resume.open").click()
    expect(home.get_by_role("alert")).to_have_text(translate("keeping.not-ours"))
    assert violations(page, ".fk-resume") == []

    open_voila(page, app, PLAY)
    table = dealt(page)
    sit(table, "Clara")
    expect(page).to_have_url(SEALED_GAME)  # of the moment before
    before = page.url
    square(table, "d2").click()
    wants = speaking(translate("board.wants", names="Clara", count=1))
    expect(table.get_by_role("gridcell", name=wants)).to_have_count(1)
    expect(page).not_to_have_url(before)  # the sealed game follows the view

    open_voila(page, app, "00-home.ipynb")
    game = drawn_widget(page, "resume").get_by_role("listitem")
    expect(game).to_contain_text("Clara, Jona, Steve")
    assert violations(page, ".fk-resume") == []
    game.get_by_role("link").click()
    table = drawn_widget(page, "play")
    expect(table.get_by_role("grid")).to_be_visible(timeout=MILLISECONDS)
    sit(table, "Clara")
    expect(table.get_by_role("gridcell", name=wants)).to_have_count(1)
