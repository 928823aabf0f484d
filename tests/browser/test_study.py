"""The study pages and the worksheet on the app: what is supposed on the screen is what Python answers."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import fujikit
from fujikit.engine.numbers import percent
from fujikit.fuji import odds
from fujikit.fuji.odds.hands import die_kinds
from fujikit.plots.theme import THEMES
from fujikit.teams.fuji.study.labels import WORDS as STUDY
from tests.browser.axe import violations
from tests.browser.pages import drawn_widget, kit
from tests.browser.play import button, die, speaking, square, translate
from tests.browser.server import Server
from tests.support import new_game
from tests.timeouts import MILLISECONDS

HAND, NEED = "Y2 P1 Y1 B1 Y4 B4", "1|2|3"


def open_page(page: Page, app: Server, name: str, widget: str, query: str = "lang=en") -> None:
    page.goto(f"{app.url}/voila/render/fuji/{name}.ipynb?{query}")
    drawn_widget(page, widget)


def test_a_turned_die_another_card_and_fewer_rerolls_get_the_answer_of_the_odds(
    page: Page, app: Server
) -> None:
    open_page(page, app, "40-reroll-odds", "rerolls")
    rerolls = kit(page, "rerolls").first
    answer = rerolls.get_by_role("group", name=translate("rerolls.answer"))
    chance = answer.locator("strong")
    expect(chance).to_have_text(percent(odds.chance_to_move(NEED, hand=HAND, rerolls=2).chance))

    die(rerolls, 1).click()
    turned = HAND.replace("Y2", _next_side("Y2"))
    expect(chance).to_have_text(percent(odds.chance_to_move(NEED, hand=turned, rerolls=2).chance))

    rerolls.get_by_role("group", name=translate("rerolls.rerolls")).get_by_role("button", name="1").click()
    rerolls.get_by_text(translate("rerolls.compose")).click()
    parity = rerolls.get_by_role("group", name=translate("rerolls.odd-even"))
    parity.get_by_role("button", name=translate("need.odd")).click()
    best = odds.chance_to_move("odd", hand=turned, rerolls=1)
    expect(chance).to_have_text(percent(best.chance))
    kept = rerolls.get_by_role("group", name=translate("rerolls.dice"), exact=True).get_by_role(
        "button", name=translate("dice.keep")
    )
    expect(kept).to_have_count(len(best.keep))
    assert violations(page) == []


def _next_side(face: str) -> str:
    sides = next(sides for sides in die_kinds() if face in sides)
    return sides[(sides.index(face) + 1) % len(sides)]


def test_the_board_in_numbers_opens_a_position_looks_from_every_place_and_follows_the_table(
    page: Page, app: Server
) -> None:
    game = new_game(3, seed=3)
    open_page(page, app, "41-the-board-in-numbers", "odds", f"lang=en&position={game.code()}")
    shown = kit(page, "odds").first
    first = game.view(None)["awaits"][0]
    other = next(seat for seat in game.seats if seat != first)
    seats = shown.get_by_role("group", name=translate("odds.look-from"))
    seats.get_by_role("button", name=other).click()
    expect(shown.get_by_role("grid", name=translate("odds.label", name=other))).to_be_visible()

    card = next(card for card in odds.board_in_numbers(game, other) if card.allowed)
    square(shown, card.square).click()
    expect(shown.get_by_text(percent(card.chance)).first).to_be_visible()

    table = kit(page, "table").first
    square(table, card.square).click()
    name = translate("board.wants", names=first, count=1)
    expect(square(shown, card.square)).to_have_accessible_name(speaking(name))
    assert violations(page) == []


def test_a_position_that_is_none_is_told_in_one_sentence(page: Page, app: Server) -> None:
    open_page(page, app, "41-the-board-in-numbers", "odds", "lang=fr&position=%3Cscript%3E")
    shown = kit(page, "odds").first
    expect(shown.get_by_role("alert")).to_have_text(translate("odds.bad-position", "fr"))
    expect(shown.get_by_role("grid")).to_be_visible()


def test_a_box_with_a_slip_is_told_card_and_field_and_a_whole_one_is_taken_to_the_table(
    page: Page, app: Server
) -> None:
    open_page(page, app, "44-your-own-box", "own-box")
    box = kit(page, "own-box").first
    field = box.get_by_role("textbox", name=translate("own-box.text"))
    text = field.input_value()
    field.fill(text.replace('need = "yellow|4"', 'need = "yelow|4"', 1))
    button(box, "own-box.check").click()
    expect(box.get_by_role("heading", name=translate("own-box.mistakes", count=1))).to_be_visible()
    expect(box.get_by_role("listitem")).to_contain_text("bamboo grove")
    assert violations(page) == []

    field.fill(text.replace('need = "yellow|4"', 'need = "blue|6"', 1).replace('"my box"', '"attic"', 1))
    button(box, "own-box.check").click()
    expect(box.get_by_text(translate("own-box.good", name="attic"))).to_be_visible()
    expect(box.get_by_text(translate("own-box.own"), exact=True)).to_have_count(1)
    assert violations(page) == []

    box.get_by_role("link", name=translate("own-box.play")).click()
    page.wait_for_url("**/fuji/30-play.ipynb*")
    expect(page.get_by_text("attic").first).to_be_attached(timeout=MILLISECONDS)


def test_the_worksheet_throws_judges_and_keeps_its_solutions_closed(page: Page, app: Server) -> None:
    open_page(page, app, "50-worksheet", "answers")
    experiment = kit(page, "experiment").first
    button(experiment, "experiment.times", times=1000).click()
    expect(
        experiment.get_by_text(translate("experiment.text", times=1000, mean="", expected="")[:11])
    ).to_be_visible()

    answers = kit(page, "answers").first
    field = answers.get_by_role("textbox", name=translate("answers.field", name="1d"))
    for text, verdict in (("1/3", "wrong"), ("22%", "rounded"), ("2/9", "right")):
        field.fill(text)
        field.press("Enter")
        expect(answers.get_by_text(translate(f"answers.{verdict}"), exact=True)).to_be_visible()

    solution = page.get_by_text("If A shows its 5")
    expect(solution).to_be_hidden()
    page.locator("summary:visible", has_text="Solution 1").click()
    expect(solution).to_be_visible()
    assert violations(page, "main") == []


def test_the_rules_begin_with_questions(page: Page, app: Server) -> None:
    open_page(page, app, "43-the-rulebook", "rules")
    rules = kit(page, "rules").first
    rules.get_by_role("button", name=translate("rules.try-3"), exact=True).click()
    heading = fujikit.rulebook("fuji")["move.higher"].heading("en")
    rules.get_by_role("list", name=translate("rules.results")).get_by_role(
        "button", name=speaking(heading)
    ).click()
    expect(rules.get_by_role("article")).to_contain_text("move.higher")
    assert violations(page) == []


def test_a_dissected_round_is_read_from_every_place(page: Page, app: Server) -> None:
    open_page(page, app, "42-a-round-dissected", "replay")
    rounds = kit(page, "odds")
    expect(rounds).to_have_count(3)
    seats = rounds.nth(1).get_by_role("group", name=translate("odds.look-from"))
    seats.get_by_role("button", name="Steve").click()
    expect(rounds.nth(1).get_by_role("grid", name=translate("odds.label", name="Steve"))).to_be_visible()
    button(kit(page, "replay").first, "replay.last").click()
    expect(kit(page, "replay").first.get_by_role("slider")).not_to_have_value("0")
    assert violations(page) == []


def paper(theme: str) -> re.Pattern[str]:
    """The ground that a picture is drawn on."""
    return re.compile(THEMES[theme].paper.removeprefix("#"), re.IGNORECASE)


def test_an_exhibit_follows_the_light_and_the_language_of_its_page(page: Page, app: Server) -> None:
    open_page(page, app, "45-fair-box", "exhibit", "lang=en&theme=light")
    picture = page.get_by_role("img", name=re.compile(f"^{STUDY.translate('plots', 'rounds-alt', 'en')}"))
    expect(picture).to_have_attribute(
        "src", re.compile(THEMES["light"].paper.removeprefix("#"), re.IGNORECASE)
    )
    page.get_by_role("button", name="Dark").click()
    expect(picture).to_have_attribute(
        "src", re.compile(THEMES["dark"].paper.removeprefix("#"), re.IGNORECASE)
    )
    page.get_by_role("button", name="Polski").click()
    polish = page.get_by_role("img", name=re.compile(f"^{STUDY.translate('plots', 'rounds-alt', 'pl')}"))
    expect(polish).to_be_visible(timeout=MILLISECONDS)
    heading = page.get_by_role("columnheader", name=STUDY.translate("fair", "head-verdict", "pl"))
    expect(heading).to_be_visible(timeout=MILLISECONDS)
    assert violations(page) == []
