"""The client of the pages: outputs, a line that breaks, and our template in a plain Voila, as on Binder."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.app.processes import until
from tests.browser.notebook import write
from tests.browser.pages import drawn_widget, open_table, open_voila
from tests.browser.play import Hands
from tests.browser.server import Server
from tests.browser.tables import game_and_cell
from tests.browser.watch import Watch
from tests.timeouts import MILLISECONDS

SLIDER = """
    import ipywidgets
    slider, told = ipywidgets.IntSlider(3), ipywidgets.Label("told 3")
    slider.observe(lambda change: setattr(told, "value", f"told {change.new}"), "value")
    ipywidgets.VBox([slider, told])
    """
BOARD = """
    import fujikit
    from fujikit.widgets import Board
    Board(fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7))
    """
OUTPUTS = """
    from IPython.display import HTML, SVG, Image, Markdown, display
    square = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><path d='M0 0h9v9z'/></svg>"
    pixel = bytes.fromhex(
        "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
        "0000000a49444154789c6360000000020001e221bc330000000049454e44ae426082"
    )
    display(HTML("<table><tr><td>a cell</td></tr></table>"), Markdown("some *words*"))
    display(SVG(square), Image(pixel), ["<b>", 1])
    """
COUNTER = """
    import anywidget, traitlets

    class Counter(anywidget.AnyWidget):
        _esm = '''
        export default {
          render({ model, el }) {
            const button = document.createElement("button");
            const show = () => { button.textContent = `count ${model.get("count")}`; };
            button.onclick = () => model.send("count");
            model.on("change:count", show);
            show();
            el.append(button);
          },
        };
        '''
        count = traitlets.Int(0).tag(sync=True)

        def __init__(self):
            super().__init__(layout={"width": "120px"})
            self.on_msg(lambda *_: setattr(self, "count", self.count + 1))

    Counter()
    """


def scripts(page: Page) -> list[str]:
    """The names of the page's scripts."""
    addresses: list[str] = page.evaluate("() => [...document.scripts].map(({ src }) => src)")
    return [urlsplit(address).path.rpartition("/")[2] for address in addresses if address]


def test_in_a_plain_voila_a_game_is_played_without_its_scripts(page: Page, voila: Server) -> None:
    twin, cell = game_and_cell()
    table = open_table(page, voila, f"{write(voila.folder, 'template', cell)}?template=fujikit")
    hands = Hands(table, twin)
    for _ in range(3):
        hands.play_on()
    assert scripts(page) == ["beforePaint.js", "page.js"]


def test_widgets_that_are_no_anywidgets_are_left_to_the_front_end_of_voila(page: Page, voila: Server) -> None:
    open_voila(page, voila, f"{write(voila.folder, 'sliders', SLIDER, BOARD)}?template=fujikit")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible(timeout=MILLISECONDS)
    slider.press("ArrowRight")
    expect(page.get_by_text("told 4")).to_be_visible()
    expect(drawn_widget(page, "board").get_by_role("grid")).to_be_visible()
    expect(page.locator("#page-laying")).to_have_count(0)
    assert "voila.js" in scripts(page)


def test_what_is_no_widget_comes_drawn_from_the_server(page: Page, made_pages: Server) -> None:
    open_voila(page, made_pages, write(made_pages.folder, "outputs", OUTPUTS))
    expect(page.get_by_role("cell", name="a cell")).to_be_visible()
    expect(page.locator("em", has_text="words")).to_be_visible()
    assert page.locator(".page-output img").evaluate_all("all => all.map((each) => each.naturalWidth)") == [
        20,
        1,
    ]
    expect(page.get_by_text("['<b>', 1]")).to_be_visible()
    expect(page.locator("#page-laying")).to_have_count(0)
    assert scripts(page) == ["beforePaint.js", "page.js"]


def test_a_line_that_breaks_is_mended_and_what_was_asked_meanwhile_is_done_once(
    page: Page, made_pages: Server, watch: Watch
) -> None:
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/channels"), pass_on)
    open_voila(page, made_pages, write(made_pages.folder, "counter", COUNTER))
    button = page.get_by_role("button", name=re.compile("^count"))
    button.click()
    expect(button).to_have_text("count 1")
    expect(button.locator("..")).to_have_css("width", "120px")
    lines[0].close()
    button.click()
    expect(button).to_have_text("count 2")
    assert len(lines) == 2
    expect(page.locator("#page-gone")).to_be_hidden()
    button.click()
    expect(button).to_have_text("count 3")
    assert watch.abroad == []


def test_a_page_that_is_left_lets_its_kernel_go(page: Page, made_pages: Server) -> None:
    with page.expect_websocket() as opened:
        open_voila(page, made_pages, write(made_pages.folder, "left", COUNTER))
        expect(page.get_by_role("button", name="count 0")).to_be_visible(timeout=MILLISECONDS)
    kernel = opened.value.url.split("/channels")[0].replace("ws", "http", 1)
    assert page.request.get(kernel).status == 200
    page.goto("about:blank")
    until(lambda: page.request.get(kernel).status == 404)
