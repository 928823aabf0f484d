"""What Binder would do here: repo2docker is asked for its steps, and they are done in a fresh place.

Docker is not needed. The image's base environment is a virtual environment with the packages that
repo2docker names for it; the steps that it plans for `binder/` run in a copy of the tracked files. Then the
badges of the README are followed in a real browser, and addresses from before the notebooks had folders.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, expect

from fujikit.app.pages import moved_pages, pages
from tests.browser.server import Server, environment, free_port, stop, wait_for
from tests.timeouts import MILLISECONDS
from tools.browser import launched

ROOT = Path(__file__).parents[1]
TOKEN = "a-token-for-binder"
BASE = "/user/visitor/"
"""Binder serves every visitor below a path of their own."""
VIEWS = ("voila/render", "lab/tree")
OLD = "notebooks/10-first-move.ipynb"
"""A page that has moved, to look at; of the others it is enough that they lead on."""
BADGE = re.compile(r"https://mybinder\.org/v2/gh/[^?)\s]+\?urlpath=([^)\s]+)")

ASK = """
import json, sys
from pathlib import Path
import repo2docker.buildpacks.conda as conda
from repo2docker.app import Repo2Docker
app = Repo2Docker()
for kind in app.buildpacks:
    pack = kind(app.base_image)
    pack.platform = "linux/amd64"
    if pack.detect():
        break
base = Path(conda.__file__).with_name(f"environment.py-{pack.python_version}.yml").read_text()
json.dump({
    "kind": type(pack).__name__,
    "python": pack.python_version,
    "base": base,
    "before": [script for _, script in pack.get_preassemble_scripts()],
    "assemble": [script for _, script in pack.get_assemble_scripts()],
    "after": pack.get_post_build_scripts(),
    "start": pack.get_start_script(),
}, sys.stdout)
"""


class Plan(NamedTuple):
    """What repo2docker means to do."""

    kind: str
    python: str
    base: list[str]
    """The packages of the base environment, as pip names them."""
    scripts: list[str]
    """Shell lines, in order: what is installed, then what `postBuild` does."""


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="binder-", ignore_cleanup_errors=True) as folder:
        place = Path(folder)
        tree = copied(place / "tree")
        plan = planned(place, tree)
        print(f"repo2docker takes its {plan.kind} with Python {plan.python}")
        if plan.kind != "PythonBuildPack":
            sys.exit("binder: repo2docker does not take binder/requirements.txt for a Python repository")
        if (own := f"{sys.version_info.major}.{sys.version_info.minor}") != plan.python:
            sys.exit(
                f"binder: runtime.txt asks for Python {plan.python}, and this is {own}: the check would lie"
            )
        prefix = installed(place, plan)
        for script in plan.scripts:
            print(f"  {script}")
            run(["bash", "-c", script], tree, inside(place, prefix))
        follow_addresses(place, tree, prefix)
    print("binder: built, served and opened")
    return 0


def copied(tree: Path) -> Path:
    """The tracked files as they are now, as a clone would have them after a commit."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in filter(None, names.decode().split("\0")):
        if (ROOT / name).exists():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name)
    return tree


def planned(place: Path, tree: Path) -> Plan:
    tool = place / "repo2docker"
    run([sys.executable, "-m", "venv", tool], place, {**os.environ})
    run(
        [tool / "bin/pip", "install", "--quiet", "-r", ROOT / "requirements/binder.txt"],
        place,
        {**os.environ},
    )
    asked = subprocess.run([tool / "bin/python", "-c", ASK], cwd=tree, capture_output=True, check=True)
    found = json.loads(asked.stdout)
    after = [line for script in found["after"] for line in (f"chmod +x {script}", f"./{script}")]
    if found["start"]:
        sys.exit("binder: there is a start script, which this check does not know")
    return Plan(
        found["kind"],
        found["python"],
        _pip_names(found["base"]),
        [*found["before"], *found["assemble"], *after],
    )


def _pip_names(base: str) -> list[str]:
    """The packages of a conda environment that a registry of Python has too."""
    found = re.findall(r"^- ([a-z_-]+)(==\S+)", base, re.MULTILINE)
    return [f"{name.removesuffix('-singleuser')}{version}" for name, version in found]


def installed(place: Path, plan: Plan) -> Path:
    """The base environment; `pip` lies where the steps look for it."""
    prefix = place / "prefix"
    run([sys.executable, "-m", "venv", prefix], place, {**os.environ})
    print(f"  base environment: {' '.join(plan.base)}")
    run([prefix / "bin/pip", "install", "--quiet", *plan.base], place, {**os.environ})
    return prefix


def inside(place: Path, prefix: Path) -> dict[str, str]:
    """The variables that the image sets, in a home of its own."""
    path = os.pathsep.join((str(prefix / "bin"), os.environ["PATH"]))
    names = ("NB_PYTHON_PREFIX", "KERNEL_PYTHON_PREFIX", "CONDA_DEFAULT_ENV")
    return {**environment(place), **dict.fromkeys(names, str(prefix)), "PATH": path, "PIP_QUIET": "1"}


def run(command: Sequence[str | Path], folder: Path, variables: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"binder: {command[-1]} failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")


def follow_addresses(place: Path, tree: Path, prefix: Path) -> None:
    paths = [urllib.parse.unquote(found) for found in BADGE.findall((tree / "README.md").read_text("utf-8"))]
    if len(paths) != 2:
        sys.exit(f"binder: the README should have two badges, and has {len(paths)}")
    port, log = free_port(), place / "server.log"
    command = [
        *(prefix / "bin/jupyter", "notebook", "--no-browser", "--ip=127.0.0.1", f"--port={port}"),
        *(f"--ServerApp.base_url={BASE}", f"--IdentityProvider.token={TOKEN}"),
        *(("--allow-root",) if os.geteuid() == 0 else ()),
    ]
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, cwd=tree, env=inside(place, prefix), stdout=out, stderr=out, start_new_session=True
        )
    server = Server(f"http://127.0.0.1:{port}", tree, log, process)
    try:
        wait_for(server)
        with launched() as browser:
            page = browser.new_page()
            for path in paths:
                print(f"  opens {path}")
                page.goto(f"{server.url}{BASE}{path}?token={TOKEN}", timeout=MILLISECONDS)
                (in_voila if path.startswith("voila/") else in_lab)(page)
            follow_old_addresses(page, server, tree)
    except Exception:
        print(log.read_text(errors="replace")[-6000:])
        raise
    finally:
        stop(server)


def follow_old_addresses(page: Page, server: Server, tree: Path) -> None:
    """All of them are asked for, one in each view is opened."""
    moved = moved_pages(pages(tree / "notebooks"))
    for view in VIEWS:
        for old, new in moved.items():
            answer = page.request.get(f"{server.url}{BASE}{view}/notebooks/{old}?lang=pl", max_redirects=0)
            wanted = f"{BASE}{view}/notebooks/{new}?lang=pl"
            if (answer.status, answer.headers.get("location")) != (302, wanted):
                raise RuntimeError(
                    f"{view}/notebooks/{old}: {answer.status} {answer.headers.get('location')}"
                )
        print(f"  {len(moved)} old addresses of {view} lead on")
        page.goto(f"{server.url}{BASE}{view}/{OLD}?lang=pl", timeout=MILLISECONDS)
        if view == "voila/render":
            in_lesson(page, tree)
        else:
            in_lab(page)
        print(f"  opens {view}/{OLD} as {page.url.removeprefix(server.url)}")


def in_lesson(page: Page, tree: Path) -> None:
    """A lesson in the look of the app, with its board, and a menu that leads on."""
    expect(page.get_by_role("grid").first).to_be_visible(timeout=MILLISECONDS)
    links = page.get_by_role("navigation").get_by_role("link")
    targets = links.evaluate_all("links => links.map(link => new URL(link.href).pathname)")
    files = [tree / target.removeprefix(f"{BASE}voila/render/") for target in targets]
    if not files or not all(file.is_file() for file in files):
        raise RuntimeError(f"the menu leads nowhere: {targets}")


def in_voila(page: Page) -> None:
    """Home in the look of the app with its picture, and through the first door to the first lesson."""
    expect(page.locator("body[data-fujikit-app]")).to_be_visible(timeout=MILLISECONDS)
    expect(page.locator("main img").first).to_have_js_property("complete", value=True, timeout=MILLISECONDS)
    assert page.locator("main img").first.evaluate("image => image.naturalWidth"), "the picture is not there"
    page.locator("main a[href*='10-first-move']").first.click(timeout=MILLISECONDS)
    expect(page.get_by_role("grid").first).to_be_visible(timeout=MILLISECONDS)


def in_lab(page: Page) -> None:
    """The notebook with its cells."""
    expect(page.locator(".jp-Notebook .jp-Cell").first).to_be_visible(timeout=MILLISECONDS)


if __name__ == "__main__":
    sys.exit(main())
