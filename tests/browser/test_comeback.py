"""Nothing is lost: reloads, restarted kernels, dropped connections, files."""

import os
import signal
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.notebook import write
from tests.browser.pages import choose, drawn_widget, open_lab, open_table, run_all
from tests.browser.play import Hands, button, speaking, translate
from tests.browser.server import Server
from tests.browser.tables import game_and_cell
from tests.timeouts import MILLISECONDS

PID = """
    import os, pathlib
    pathlib.Path("kernel.pid").write_text(str(os.getpid()))
    """


def test_after_a_reload_the_game_is_where_it_was(page: Page, made_pages: Server) -> None:
    twin, cell = game_and_cell()
    hands = Hands(open_table(page, made_pages, write(made_pages.folder, "reload", cell)), twin)
    for _ in range(6):
        hands.play_on_and_keep()

    page.reload()
    table = drawn_widget(page, "table")
    back = translate("keeping.back", round=twin.round, phase=phase_name(twin.phase))
    expect(table.get_by_text(back)).to_be_visible()
    again = Hands(table, twin)
    again.take_seat()
    again.play_on()


def phase_name(phase: str) -> str:
    return translate(f"phase.{phase}")


def test_a_lost_kernel_is_told_and_the_game_comes_back_with_a_reload(page: Page, voila: Server) -> None:
    twin, cell = game_and_cell()
    hands = Hands(open_table(page, voila, write(voila.folder, "lost", PID, cell)), twin)
    hands.play_on_and_keep()
    os.kill(int((voila.folder / "kernel.pid").read_text()), signal.SIGKILL)
    button(hands.table, "action.ready").click()
    banner = hands.table.get_by_role("alert").filter(has_text=translate("table.silent"))
    expect(banner).to_contain_text(translate("table.silent-how"), timeout=MILLISECONDS)

    page.reload()
    hands = Hands(drawn_widget(page, "table"), twin)
    hands.take_seat()
    hands.play_on()


def test_after_a_kernel_restart_in_lab_the_kept_game_is_offered(page: Page, lab: Server) -> None:
    twin, cell = game_and_cell()
    open_lab(page, lab, write(lab.folder, "restart", cell))
    run_all(page)
    hands = Hands(drawn_widget(page, "table"), twin)
    for _ in range(3):
        hands.play_on_and_keep()

    choose(page, "Kernel", "Restart Kernel and Run All Cells…")
    page.get_by_role("dialog").get_by_role("button", name="Confirm Kernel Restart").click()
    offer = translate("table.kept", names="Clara, Jona, Steve", round=1)
    expect(page.get_by_text(offer)).to_be_visible(timeout=MILLISECONDS)
    table = drawn_widget(page, "table")
    button(table, "table.go-on").click()
    again = Hands(table, twin)
    again.take_seat()
    again.play_on()


def test_a_game_is_saved_to_a_file_and_opened_from_it(page: Page, made_pages: Server, tmp_path: Path) -> None:
    twin, cell = game_and_cell()
    table = open_table(page, made_pages, write(made_pages.folder, "files", cell))
    hands = Hands(table, twin)
    hands.play_on()
    button(table, "table.settings").click()
    with page.expect_download() as saving:
        button(table, "table.save").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert "fks2." in file.read_text()

    new_game_begins(table)
    with page.expect_file_chooser() as choosing:
        open_settings(table)
        button(table, "table.load").click()
    choosing.value.set_files(file)
    expect(table.get_by_text(translate("keeping.back", round=1, phase=phase_name("plan")))).to_be_visible()
    again = Hands(table, twin)
    again.take_seat()
    wants = speaking(translate("board.wants", names="Clara", count=1))
    expect(table.get_by_role("gridcell", name=wants)).to_have_count(1)


def open_settings(table: Locator) -> None:
    tool = button(table, "table.settings")
    if tool.get_attribute("aria-expanded") != "true":
        tool.click()


def new_game_begins(table: Locator) -> None:
    open_settings(table)
    button(table, "table.new").click()
    expect(table.get_by_text(translate("table.new-sure"))).to_be_visible()
    button(table, "table.new").click()
    wants = speaking(translate("board.wants", names="Clara", count=1))
    expect(table.get_by_role("gridcell", name=wants)).to_have_count(0)


def test_a_file_that_is_no_game_is_refused_in_words(page: Page, made_pages: Server) -> None:
    _, cell = game_and_cell()
    table = open_table(page, made_pages, write(made_pages.folder, "no-game", cell))
    open_settings(table)
    with page.expect_file_chooser() as choosing:
        button(table, "table.load").click()
    choosing.value.set_files({"name": "x.txt", "mimeType": "text/plain", "buffer": b"fks2.nonsense"})
    expect(table.get_by_role("alert")).to_contain_text(translate("keeping.not-ours"))
