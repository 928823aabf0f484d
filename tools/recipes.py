"""Try the recipes of docs/how-to/serve.md as they are printed: the unit, nginx and HAProxy.

Everything runs in a network of its own, where all ports are free and 8.8.8.8 is a visitor from far away.
Only what asks for a certificate is left out, and the number of places is smaller. It takes root, and
Debian's nginx and HAProxy; no service of the system is started.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from configparser import ConfigParser
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.app.client import Client
from tests.browser.server import KEY, Server, started
from tools.confined import unknown_settings

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "how-to" / "serve.md"
PROGRAMS = {"nginx": "nginx-light", "haproxy": "haproxy", "ip": "iproute2", "unshare": "util-linux"}
"""What is needed, and Debian's packages that bring it."""
INSIDE = "--inside"
STRANGER = "8.8.8.8"
PROXY = "127.0.0.1:443"
NOTEBOOK = "fuji/30-play.ipynb"
LONG_CODE = 40_000
TOO_LONG_CODE = 64_500
MAX_AT_ONCE = 11
"""Pages that one address may open at once, by the limit of the nginx recipe: one, and a burst of ten."""
PLACES, SHARE = "4", 3
"""Pages that may be open at once, and how many of them may be one visitor's."""
NGINX = """
daemon off; pid {place}/nginx.pid; error_log {place}/nginx.log;
events {{}}
http {{ access_log off; client_body_temp_path {place}/body; proxy_temp_path {place}/proxy;
fastcgi_temp_path {place}/fastcgi; uwsgi_temp_path {place}/uwsgi; scgi_temp_path {place}/scgi;
{printed} }}
"""
HAPROXY = """
defaults
    mode http
    timeout connect 5s
    timeout client 50s
    timeout server 50s

"""
"""What Debian's own settings say, which the recipe adds to."""


def block(kind: str, text: str) -> str:
    """The block of a kind in a page.

    >>> block("ini", "Text\\n```ini\\na = 1\\n```\\nmore text")
    'a = 1\\n'
    """
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert isinstance(found, str)
    return found


def replaced(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise SystemExit(f"serve.md is expected to hold {old!r} once in this recipe")
    return text.replace(old, new)


def unit() -> dict[str, str]:
    """The settings of the service."""
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # names keep their capitals
    parser.read_string(block("ini", PAGE.read_text("utf-8")))
    service = dict(parser["Service"])
    if unknown := unknown_settings(service):
        raise SystemExit(f"tools/confined.py does not know what {', '.join(unknown)} means")
    return service


@contextmanager
def running(place: Path, command: Sequence[str], address: str, **variables: str) -> Iterator[Server]:
    """Run a server inside the block, with no more of this environment than systemd would pass on."""
    log = place / f"{address.replace(':', '-')}-{Path(command[0]).name}.log"
    told = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **variables}
    with started(command, f"http://{address}", ROOT, log, told) as server:
        yield server


@contextmanager
def service(place: Path) -> Iterator[Server]:
    """The app as the unit starts it."""
    command = shlex.split(replaced(unit()["ExecStart"], "--kernels 40", f"--kernels {PLACES}"))
    confined = ("unshare", "--mount", sys.executable, "-m", "tools.confined", *command)
    with running(place, confined, "127.0.0.1:8866", FUJIKIT_KEY=KEY) as server:
        yield server


@contextmanager
def nginx(place: Path) -> Iterator[Server]:
    printed = replaced(block("nginx", PAGE.read_text("utf-8")), "listen 443 ssl;", "listen 443;")
    settings = place / "nginx.conf"
    settings.write_text(NGINX.format(place=place, printed=printed), "utf-8")
    with running(place, ("nginx", "-c", str(settings), "-e", str(place / "nginx.log")), PROXY) as server:
        yield server


@contextmanager
def haproxy(place: Path) -> Iterator[Server]:
    """HAProxy before the servers that its recipe names."""
    printed = block("haproxy", PAGE.read_text("utf-8"))
    settings = place / "haproxy.cfg"
    settings.write_text(HAPROXY + replaced(printed, " ssl crt /etc/haproxy/games.pem", ""), "utf-8")
    with ExitStack() as servers:
        for host, port in re.findall(r"^ *server \w+ ([\d.]+):(\d+) ", printed, re.MULTILINE):
            subprocess.run(["ip", "address", "add", f"{host}/32", "dev", "lo"], check=True)
            command = (sys.executable, "-m", "fujikit", "app", "--no-browser", "--host", host)
            options = ("--base-url", "/fuji/", "--kernels", PLACES)
            servers.enter_context(running(place, (*command, *options), f"{host}:{port}", FUJIKIT_KEY=KEY))
        yield servers.enter_context(running(place, ("haproxy", "-db", "-f", str(settings)), PROXY))


def check(what: str, *, holds: bool) -> None:
    print(f"{'ok  ' if holds else 'FAIL'} {what}", flush=True)
    if not holds:
        raise SystemExit(1)


def check_pages(name: str, client: Client) -> None:
    """A page with its socket, and addresses that carry a game."""
    page = client.open(NOTEBOOK)
    check(f"{name}: a page answers {page.status}", holds=page.status == 200)
    origin = f"http://{client.host}"
    with client.line(page.kernel, origin=origin) as line:
        check(f"{name}: its kernel answers by the socket", holds="kernel_info_reply" in line.alive())
    bare = client.ask(f"/fuji/?lang=fr&game={'a' * LONG_CODE}")
    to = {header.title(): value for header, value in bare.headers.items()}.get("Location", "")
    check(
        f"{name}: a long bare address answers {bare.status} and leads to {to}",
        holds=bare.status == 302 and to.endswith("?lang=fr"),
    )
    long = client.open(f"{NOTEBOOK}?code={'a' * LONG_CODE}")
    check(
        f"{name}: a page with a code of {LONG_CODE} letters answers {long.status}", holds=long.status == 200
    )
    longer = client.ask(f"/fuji/voila/render/{NOTEBOOK}?code={'a' * TOO_LONG_CODE}")
    check(f"{name}: a longer one answers {longer.status}", holds=longer.status == 414)
    check(f"{name}: what is not there answers 404", holds=client.ask("/fuji/nothing").status == 404)


def check_limits(client: Client) -> None:
    """Who opens many pages at once is held back by nginx."""
    head = f"/fuji/voila/render/{NOTEBOOK}"
    statuses = [client.ask(head, "HEAD").status for _ in range(2 * MAX_AT_ONCE)]
    passed = statuses.index(503) if 503 in statuses else len(statuses)
    check(f"nginx: {passed} pages at once, then 503", holds=0 < passed <= MAX_AT_ONCE + 1)


def check_counting(name: str) -> None:
    """Pages are counted to the address that the proxy sees, whatever a visitor says."""
    with Client(f"http://{STRANGER}:443", "/fuji/") as stranger:
        claims = [f"1.1.1.{number}" for number in range(SHARE + 1)]
        statuses = [stranger.open(NOTEBOOK, X_Forwarded_For=claim).status for claim in claims]
    told = f"{statuses.count(200)} pages for one public address, then {statuses[-1]}"
    check(f"{name}: {told}", holds=statuses == [200] * SHARE + [503])


def try_all(place: Path) -> None:
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    subprocess.run(["ip", "address", "add", f"{STRANGER}/32", "dev", "lo"], check=True)
    with service(place) as app:
        with Client(app.url, "/fuji/") as client:
            check_pages("unit", client)
        with nginx(place) as proxy:
            with Client(proxy.url, "/fuji/") as client:
                check_pages("nginx", client)
                check_limits(client)
            check_counting("nginx")
    with haproxy(place) as proxy:
        with Client(proxy.url, "/fuji/") as client:
            check_pages("HAProxy", client)
        check_counting("HAProxy")


def main() -> None:
    if os.geteuid():
        raise SystemExit("The recipes are tried by root alone: they take other users, mounts and a network.")
    if lacking := [package for program, package in PROGRAMS.items() if not shutil.which(program)]:
        raise SystemExit(f"The recipes need `apt-get install {' '.join(lacking)}`; stop what that starts.")
    if INSIDE not in sys.argv:
        os.execvp("unshare", ["unshare", "--net", sys.executable, "-m", "tools.recipes", INSIDE])
    with tempfile.TemporaryDirectory() as place:
        try_all(Path(place))


if __name__ == "__main__":
    main()
