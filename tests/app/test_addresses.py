"""What can be asked for by an address, and what can't."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from urllib.parse import quote

import pytest

from fujikit.app.pages import HOME, pages
from tests.app.client import Answer, Client

PAGE = "fuji/10-first-move.ipynb"
SMALLEST_PROXY_BUFFER = 4096
"""Bytes that nginx keeps for the head of an answer, unless it is told otherwise."""
SECRETS = ("root:x:0", "import fujikit", '"cell_type"', "[project]", "def ", "Traceback", "/site-packages")
"""Pieces of files and errors that no answer may hold."""
NEVER = [
    # files, by every spelling of a way up
    "/voila/render/../../../etc/passwd",
    "/voila/render/..%2f..%2f..%2fetc%2fpasswd",
    "/voila/render/%2e%2e/%2e%2e/etc/passwd",
    "/voila/render/..%252f..%252fetc%252fpasswd",
    "/voila/render/..\\..\\..\\etc\\passwd",
    "/voila/render/..%5c..%5cetc%5cpasswd",
    "/voila/render//etc/passwd",
    "/voila/render/file:///etc/passwd",
    "/voila/render/%00",
    f"/voila/render/{PAGE}%00.png",
    f"/voila/render/./{PAGE}",
    f"/voila/render/sub/../{PAGE}",
    "/voila/static/../app.py",
    "/voila/static/..%2fapp.py",
    "/voila/static/%2e%2e%2fapp.py",
    "/voila/static//etc/passwd",
    "/voila/static/",
    "/voila/static/voila.js",
    "/voila/templates/fujikit/index.html.j2",
    "/voila/templates/fujikit/static/../index.html.j2",
    "/voila/templates/fujikit/static/..%2findex.html.j2",
    "/voila/templates/fujikit/static/%2e%2e/words.html.j2",
    "/voila/templates/fujikit/static/",
    "/voila/templates/fujikit/static/voila.js",
    "/voila/templates/fujikit/static/voila-style.js",
    "/voila/templates/lab/static/index.css",
    "/voila/templates/..%2f..%2fstatic/x",
    "/voila/templates/x",
    "/voila/labextensions/anywidget/package.json",
    "/voila/labextensions/anywidget/static/../package.json",
    "/voila/labextensions/anywidget/static/..%2f..%2f..%2fkernels/python3/kernel.json",
    "/voila/labextensions/jupyterlab_pygments/static/style.js",
    "file:///etc/passwd",
    "/etc/passwd",
    "//etc/passwd",
    # notebooks as files, other notebooks, folders
    f"/{PAGE}",
    f"/notebooks/{PAGE}",
    f"/files/{PAGE}",
    f"/voila/files/{PAGE}",
    "/voila/files/pictures/fuji.svg",
    "/voila/render/play",
    "/voila/render/words",
    "/voila/render/words/fr.toml",
    "/voila/render/fuji",
    "/voila/render/fuji/",
    "/voila/render/fuji/00-home.ipynb",
    "/voila/render/fuji/words/fr.toml",
    "/voila/render/program/10-first-move.ipynb",
    "/voila/render/fuji/../00-home.ipynb",
    "/voila/render/fuji%2f10-first-move.ipynb%00",
    "/voila/render/",
    "/voila/render",
    "/voila/tree",
    "/voila/tree/",
    "/voila",
    "/tree",
    "/lab",
    # the interfaces of a notebook server
    "/api",
    "/api/status",
    "/api/contents",
    f"/api/contents/{PAGE}",
    "/voila/api/contents",
    f"/voila/api/contents/{PAGE}",
    "/api/kernels",
    "/api/kernels/",
    "/api/kernels/not-a-kernel",
    "/api/kernels/00000000-0000-0000-0000-000000000000",
    "/api/kernels/00000000-0000-0000-0000-000000000000/channels",
    "/api/kernelspecs",
    "/api/sessions",
    "/api/terminals",
    "/api/me",
    "/api/nbconvert",
    "/nbconvert/html/" + PAGE,
    "/login",
    "/logout",
    "/metrics",
    "/voila/query/00000000-0000-0000-0000-000000000000",
    "/voila/execution/00000000-0000-0000-0000-000000000000",
    "/voila/api/themes/@jupyterlab/theme-dark-extension/index.css",
    "/voila/api/shutdown/x",
]


def is_kind_and_bare(answer: Answer) -> bool:
    """A page of ours in three languages, with a way home and nothing else in it."""
    told = re.findall(r'<h1><span lang="en" data-fk-said>(.*?)</span>', answer.text)
    languages = all(
        '<html lang="en"' in answer.text and f'lang="{lang}"' in answer.text for lang in ("fr", "pl")
    )
    return (
        bool(told) and languages and HOME in answer.text and not any(each in answer.text for each in SECRETS)
    )


@pytest.mark.parametrize("path", NEVER)
def test_what_is_no_page_is_not_there(client: Client, path: str) -> None:
    answer = client.ask(path)
    assert answer.status == 404
    assert is_kind_and_bare(answer)


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
@pytest.mark.parametrize("path", [f"/voila/render/{PAGE}", "/", "/api/kernels", "/anything"])
def test_nothing_can_be_sent(client: Client, method: str, path: str) -> None:
    answer = client.ask(path, method)
    assert answer.status in (403, 404, 405)
    assert is_kind_and_bare(answer)


def test_every_notebook_of_the_kit_is_a_page() -> None:
    files = (file.relative_to("notebooks").as_posix() for file in Path("notebooks").rglob("[0-9]*.ipynb"))
    assert sorted(pages()) == sorted(files)
    assert next(iter(pages())) == HOME
    assert len(pages()) > 15


def test_a_page_comes_without_its_code(client: Client) -> None:
    answer = client.open(PAGE)
    assert answer.status == 200
    notebook = json.loads(Path("notebooks", PAGE).read_text())
    code = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert code
    assert not [
        line for cell in code for line in cell.splitlines() if len(line) > 8 and line in unescape(answer.text)
    ]


def test_a_look_at_the_head_of_a_page_costs_no_kernel(client: Client) -> None:
    answer = client.ask(f"/voila/render/{PAGE}", "HEAD")
    assert (answer.status, answer.text) == (200, "")
    assert client.ask("/voila/render/nothing.ipynb", "HEAD").status == 404


@pytest.mark.parametrize("query", ["", "?lang=fr", "?lang=pl&code=a%2Fb%3Cc%3E&lesson=%22"])
def test_the_bare_address_leads_home_with_all_it_says(client: Client, query: str) -> None:
    answer = client.ask(f"/{query}")
    assert (answer.status, answer.headers["Location"]) == (302, f"/voila/render/{HOME}{query}")


OLD = {
    "10-first-move": "fuji",
    "11-a-round": "fuji",
    "12-requirements": "fuji",
    "13-markers": "fuji",
    "14-talk": "fuji",
    "15-rerolls": "fuji",
    "16-equipment": "fuji",
    "17-movement": "fuji",
    "18-injuries": "fuji",
    "19-eruptions": "fuji",
    "20-the-end": "fuji",
    "21-two-players": "fuji",
    "22-skills": "fuji",
    "23-cards": "fuji",
    "30-play": "fuji",
    "40-reroll-odds": "fuji",
    "41-the-board-in-numbers": "fuji",
    "42-a-round-dissected": "fuji",
    "43-the-rulebook": "fuji",
    "44-your-own-box": "fuji",
    "45-fair-box": "fuji",
    "46-who-wins": "fuji",
    "50-worksheet": "fuji",
    "60-program": "program",
    "61-a-game-of-your-own": "program",
}
"""The pages that had their address beside home, and their folders now."""


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize("name", OLD)
def test_an_old_address_leads_to_its_page_for_good(client: Client, name: str, method: str) -> None:
    query = "?lang=fr&lesson=F-03&code=a%2Fb%3Cc%3E"
    answer = client.ask(f"/voila/render/{name}.ipynb{query}", method)
    page = f"/voila/render/{OLD[name]}/{name}.ipynb{query}"
    assert (answer.status, answer.headers["Location"]) == (301, page)
    assert client.ask(page, "HEAD").status == 200


@pytest.mark.parametrize("size", [10_000, 40_000, 60_000])
def test_a_long_game_in_an_old_address_is_not_lost_and_no_proxy_minds(client: Client, size: int) -> None:
    query = f'lang=fr&code={"a" * size}%22&x="><script>'
    answer = client.ask(f"/voila/render/30-play.ipynb?{query}")
    assert answer.status == 200
    (address,) = re.findall(r'<meta http-equiv="refresh" content="0; url=([^"]*)">', answer.text)
    assert unescape(address) == f"/voila/render/fuji/30-play.ipynb?{query}"
    assert "<script>" not in answer.text
    assert sum(map(len, answer.headers.values())) < SMALLEST_PROXY_BUFFER


@pytest.mark.parametrize("size", [10_000, 40_000, 60_000])
def test_a_redirect_is_short_enough_for_every_proxy(client: Client, size: int) -> None:
    answer = client.ask(f"/?lang=fr&game={'a' * size}&theme=dark&lang=klingon&lang=fr")
    assert (answer.status, answer.headers["Location"]) == (302, f"/voila/render/{HOME}?lang=fr&theme=dark")
    assert sum(map(len, answer.headers.values())) < SMALLEST_PROXY_BUFFER


def test_a_redirect_can_not_be_split(client: Client) -> None:
    answer = client.ask("/?lang=en%0d%0aSet-Cookie:%20a=b")
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize("size", [65_000, 100_000, 200_000])
def test_an_address_that_is_too_long_gets_one_sentence(client: Client, size: int) -> None:
    answer = client.ask(f"/voila/render/{PAGE}?code={'a' * size}")
    assert answer.status == 414
    assert is_kind_and_bare(answer)


HTML = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>"


def test_what_an_address_says_never_becomes_html(client: Client) -> None:
    names = ["lang", "theme", "lesson", "code", "position", "template", HTML]
    answer = client.open(PAGE + "?" + "&".join(f"{quote(name)}={quote(HTML)}" for name in names))
    assert answer.status == 200
    assert "<script>alert" not in answer.text
    assert "onerror" not in re.sub(
        r'<script type="application/.*?</script>', "", answer.text, flags=re.DOTALL
    )


def test_an_unknown_address_is_not_repeated(client: Client) -> None:
    assert "alert(1)" not in client.ask("/" + quote(HTML)).text


def test_no_other_template_and_no_other_theme_can_be_asked_for(client: Client) -> None:
    plain = client.open(PAGE).text
    asked = client.open(f"{PAGE}?template=lab&theme=dark").text
    assert "data-fujikit-app" in asked
    assert 'data-jp-theme-light="true"' in asked
    assert len(asked) == pytest.approx(len(plain), rel=0.05)


WANTED = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self' blob:; ",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def test_every_answer_carries_the_headers_and_tells_nothing_of_the_server(client: Client) -> None:
    page = client.open(PAGE)
    addresses = ["/", "/nowhere", f"/api/kernels/{page.kernel}", f"/voila/render/{PAGE}?a={'a' * 65_000}"]
    addresses += re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css|svg)[^"]*)"', page.text)
    assert len(addresses) > 7
    for answer in (page, *map(client.ask, addresses), client.ask("/", "DELETE")):
        for name, beginning in WANTED.items():
            assert answer.headers.get(name, "").startswith(beginning), (answer.status, name)
        assert not {"Server", "X-Powered-By", "Set-Cookie"} & set(answer.headers)


def test_the_policy_lets_nothing_in_from_elsewhere_and_runs_no_inline_script(client: Client) -> None:
    policy = client.ask("/nowhere").headers["Content-Security-Policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["script-src"] == "'self' blob:"
    assert not [rule for rule in rules.values() if "http" in rule or "*" in rule or "unsafe-eval" in rule]
    assert rules["frame-ancestors"] == "'self'"
    assert rules["base-uri"] == rules["form-action"] == rules["default-src"] == "'none'"
    assert "font-src" not in rules


def test_scripts_and_pictures_of_a_page_are_there(client: Client) -> None:
    page = client.open(PAGE).text
    addresses = set(
        re.findall(r'(?:src|href|content)="(?:http://[^/"]+)?(/voila/(?:static|templates)[^"]+)"', page)
    )
    kinds = {re.sub(r"\?.*|.*[./]", "", address.split("?")[0]) for address in addresses}
    assert kinds == {"js", "css", "svg", "png"}
    for address in addresses:
        connection = client.ask(address, "HEAD")
        assert connection.status == 200, address


def test_behind_a_proxy_links_for_sharing_are_those_of_the_proxy(client: Client) -> None:
    asked = client.ask(f"/voila/render/{PAGE}", Host="games.example.org", X_Forwarded_Proto="https")
    client.ask(f"/voila/api/shutdown/{asked.kernel}", "POST")
    assert '<meta property="og:image" content="https://games.example.org/voila/templates/' in asked.text


def test_a_page_tells_its_title_and_a_picture_for_sharing(client: Client) -> None:
    page = client.open(PAGE).text
    notebook = json.loads(Path("notebooks", PAGE).read_text())["metadata"]["fujikit"]
    assert f"<title>{notebook['title']['en']}</title>" in page
    assert f'<meta property="og:title" content="{notebook["title"]["en"]}">' in page
    assert f'<meta name="fujikit:title" lang="fr" content="{notebook["title"]["fr"]}">' in unescape(page)
    assert f'<meta property="og:image" content="http://{client.host}/voila/templates/' in page
