"""Build sdist and wheel, check them, install the wheel far from the source tree, and make a move with it.

The sdist is built without a Node on the PATH: the build brings its own. The wheel is built from the sdist
with the network off, by an environment that has hatchling and no npm.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from fujikit.app.pages import pages
from tests.browser.first_move import make_first_move
from tests.browser.pages import new_context
from tests.browser.server import serve
from tools.browser import launched

ROOT = Path(__file__).parents[1]
REQUIREMENTS = ROOT / "requirements"
SHIPPED = (".py", ".pyi", ".toml", ".typed", ".json")
STATIC = "fujikit/widgets/static"
TEMPLATE = "share/jupyter/voila/templates/fujikit"
"""The pages' template: inside the kit for its own app, and where other servers look for templates."""
SETTINGS = "etc/jupyter/jupyter_server_config.d/fujikit.json"
"""Makes other Jupyter servers lead old addresses on."""
SHELL = ("beforePaint.js", "page.js", "page.css", "icon.svg", "share.png")
OFFLINE = ("unshare", "--map-root-user", "--net")
"""Runs a command in a network of its own, which leads nowhere."""
PREACT_NOTICE = b"Copyright (c) 2015-present Jason Miller"
NODE = ("node", "npm", "npx", "corepack")
ASK_IMPORT = """
import sys, fujikit
heavy = {"numpy", "matplotlib"} & set(sys.modules)
assert not heavy, f"importing fujikit imports {heavy}"
print(fujikit.__file__)
print(fujikit.__version__)
"""
ASK_WIDGETS = """
import fujikit.widgets
from fujikit.widgets.base import FujikitWidget, static_file
from fujikit.widgets.game_widgets import bundle_of
for name in fujikit.widgets.__all__:
    widget = getattr(fujikit.widgets, name)
    if isinstance(widget, type) and issubclass(widget, FujikitWidget):
        bundle = bundle_of("fuji", widget.bundle)  # a lesson has no module but those of its game
        assert static_file(f"{bundle}.js") and static_file(f"{bundle}.css")
"""


def run(*command: str | Path, cwd: Path, path: str | None = None) -> str:
    environment = {**os.environ, "PATH": path or os.environ["PATH"]}
    done = subprocess.run(
        [*map(str, command)], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def uv(*arguments: str | Path, cwd: Path, path: str | None = None) -> str:
    return run(sys.executable, "-m", "uv", *arguments, cwd=cwd, path=path)


def path_without_node(place: Path) -> str:
    """The PATH, with links to everything but Node in place of each folder that holds one."""
    folders = []
    for number, folder in enumerate(map(Path, os.environ["PATH"].split(os.pathsep))):
        if not any((folder / name).exists() for name in NODE):
            folders.append(folder)
            continue
        links = place / f"path-{number}"
        links.mkdir()
        for program in folder.iterdir():
            if program.name not in NODE:
                (links / program.name).symlink_to(program)
        folders.append(links)
    path = os.pathsep.join(map(str, folders))
    found = [name for name in NODE if shutil.which(name, path=path)]
    if found:
        raise RuntimeError(f"{', '.join(found)} can still be found on {path}")
    return path


def built_files() -> set[str]:
    """What the frontend is made into: a module and its styles for each widget, and the drawings."""
    widgets = [file.stem for file in (ROOT / "widgets" / "src").rglob("widgets/*.tsx")]
    modules = {f"{STATIC}/{name}{suffix}" for name in widgets for suffix in (".js", ".css")}
    return modules | {f"{STATIC}/art.svg"}


def sources_of_browser_half() -> set[str]:
    tracked = run("git", "ls-files", "widgets", cwd=ROOT).splitlines()
    return set(tracked) if tracked else {"widgets/package.json", "widgets/package-lock.json"}


def source_files() -> set[str]:
    return {str(file.relative_to(ROOT)) for file in (ROOT / "fujikit").rglob("*") if file.suffix in SHIPPED}


def app_files(data: str) -> set[str]:
    """The notebooks, the settings of other servers, and the template with its built files, twice."""
    notebooks = {f"fujikit/notebooks/{name}" for name in pages(ROOT / "notebooks")}
    template = {file.name for file in (ROOT / "fujikit/app" / TEMPLATE).iterdir() if file.is_file()}
    template |= {f"static/{name}" for name in SHELL}
    places = (f"fujikit/app/{TEMPLATE}", f"{data}/data/{TEMPLATE}")
    settings = {f"{data}/data/{SETTINGS}"}
    return notebooks | settings | {f"{place}/{name}" for place in places for name in template}


def faults_of_wheel(wheel: Path) -> Iterator[str]:
    archive = zipfile.ZipFile(wheel)
    inside = set(archive.namelist())
    data = "-".join(wheel.name.split("-")[:2]) + ".data"
    for file in sorted((source_files() | built_files() | app_files(data)) - inside):
        yield f"the wheel lacks {file}"
    for file in sorted(inside):
        if not file.startswith(("fujikit/", "fujikit-")):
            yield f"the wheel holds {file}"
        if file.startswith(STATIC) and file.endswith(".js") and PREACT_NOTICE not in archive.read(file):
            yield f"{file} lacks the notice of Preact's licence"


def faults_of_sdist(sdist: Path) -> Iterator[str]:
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    wanted = source_files() | sources_of_browser_half() | built_files()
    wanted |= {f"fujikit/app/{TEMPLATE}/static/{name}" for name in SHELL}
    wanted |= {"LICENSE", "README.md", "pyproject.toml"}
    for file in sorted(wanted - inside):
        yield f"the sdist lacks {file}"


def environment_with(place: Path, name: str, *requirements: str | Path) -> Path:
    """A new environment with these packages and nothing else; its Python."""
    python = place / name / "bin" / "python"
    uv("venv", "--python", sys.executable, place / name, cwd=place)
    uv("pip", "install", "--python", python, *requirements, cwd=place)
    return python


def build_wheel_offline(sdist: Path, python: Path, path: str) -> Path:
    """Build the wheel from the sdist with the network off; fails if that asks for more than hatchling."""
    place = sdist.parent
    with tarfile.open(sdist) as archive:
        archive.extractall(place, filter="data")
    tree = place / sdist.name.removesuffix(".tar.gz")
    build = (python, "-m", "build", "--wheel", "--no-isolation", "--outdir", place, tree)
    run(*offline(), *build, cwd=place, path=path)
    (wheel,) = place.glob("*.whl")
    return wheel


def offline() -> tuple[str, ...]:
    """What runs a command with the network off; nothing where that is forbidden, as in some containers."""
    tried = shutil.which(OFFLINE[0]) and subprocess.run([*OFFLINE, "true"], capture_output=True, check=False)
    if tried and tried.returncode == 0:
        return OFFLINE
    print("The network can't be switched off here: the wheel is built without npm, but not offline.")
    return ()


def check_metadata(sdist: Path, wheel: Path, python: Path) -> None:
    """Ask the tools that judge packages for the index; the first complaint ends the run."""
    tools, place = python.parent, sdist.parent
    run(tools / "twine", "check", "--strict", sdist, wheel, cwd=place)
    run(tools / "check-wheel-contents", "--config", ROOT / "pyproject.toml", wheel, cwd=place)
    # The project has no mailbox: people write to its issues.
    run(tools / "pyroma", "--min", "10", "--skip-tests", "AuthorEmail", sdist, cwd=place)


def faults_of_install(wheel: Path, place: Path) -> Iterator[str]:
    pins = ("-c", REQUIREMENTS / "test.txt")
    python = environment_with(place, "installed", *pins, wheel)
    file, version = run(python, "-I", "-c", ASK_IMPORT, cwd=place).split()
    if not Path(file).is_relative_to(place / "installed"):
        yield f"fujikit was imported from {file}"
    run(python, "-I", "-c", ASK_WIDGETS, cwd=place)
    said = run(python.with_name("fujikit"), "--version", cwd=place).strip()
    if version not in said or f"-{version}-" not in wheel.name:
        yield f"{wheel.name} calls itself {version} and its command says {said!r}"
    uv("pip", "install", "--python", python, *pins, f"fujikit[app] @ {wheel.as_uri()}", cwd=place)
    play_in_app(python, place / "app")


def play_in_app(python: Path, place: Path) -> None:
    """Serve the app from that environment, and make the first move of the first lesson in a browser."""
    place.mkdir()
    with (
        serve(place, "fujikit", "app", "--no-browser", python=python) as app,
        launched() as browser,
        new_context(browser) as context,
    ):
        make_first_move(context.new_page(), app)


def faults(place: Path) -> Iterator[str]:
    path = path_without_node(place)
    pins = [
        part for name in ("package", "test") for part in ("--build-constraints", REQUIREMENTS / f"{name}.txt")
    ]
    uv("build", "--sdist", *pins, "--out-dir", place, ROOT, cwd=place, path=path)
    (sdist,) = place.glob("*.tar.gz")
    yield from faults_of_sdist(sdist)
    python = environment_with(place, "tools", "-r", REQUIREMENTS / "package.txt")
    wheel = build_wheel_offline(sdist, python, path)
    yield from faults_of_wheel(wheel)
    check_metadata(sdist, wheel, python)
    yield from faults_of_install(wheel, place)


def keep(place: Path, dist: Path) -> None:
    """Copy the archives that were checked."""
    dist.mkdir(parents=True, exist_ok=True)
    for archive in (*place.glob("*.whl"), *place.glob("*.tar.gz")):
        shutil.copy2(archive, dist)


def main(dist: Path | None = None) -> int:
    with tempfile.TemporaryDirectory() as place:
        found = list(faults(Path(place)))
        if dist and not found:
            keep(Path(place), dist)
    print(
        "\n".join(found)
        or "Sdist and wheel are whole: built offline, checked, installed, and a move was made."
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))
