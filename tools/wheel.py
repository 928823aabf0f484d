"""Build the wheel, install it far from the source tree, and see that it is whole.

The browser half is built on the way, from the source archive and without a Node on the PATH: the build must
bring its own.
"""

import os
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tests.browser.server import free_port
from tests.timeouts import SECONDS

ROOT = Path(__file__).parents[1]
SHIPPED = (".py", ".toml", ".typed", ".json")
STATIC = "fujikit/widgets/static"
TEMPLATE = "share/jupyter/voila/templates/fujikit"
"""The pages' template: inside the kit for its own app, and where other servers look for templates."""
SHELL = ("early.js", "page.js", "page.css", "icon.svg", "share.png")
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
from fujikit.widgets.base import Kit, bundled
for name in fujikit.widgets.__all__:
    widget = getattr(fujikit.widgets, name)
    if isinstance(widget, type) and issubclass(widget, Kit):
        assert bundled(f"{widget.bundle}.js") and bundled(f"{widget.bundle}.css")
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
    """What the browser half is made into: a module and its styles for each widget, and the drawings."""
    widgets = [file.stem for file in (ROOT / "widgets" / "src" / "widgets").glob("*.tsx")]
    modules = {f"{STATIC}/{name}{suffix}" for name in widgets for suffix in (".js", ".css")}
    return modules | {f"{STATIC}/art.svg"}


def sources_of_browser_half() -> set[str]:
    tracked = run("git", "ls-files", "widgets", cwd=ROOT).splitlines()
    return set(tracked) if tracked else {"widgets/package.json", "widgets/package-lock.json"}


def source_files() -> set[str]:
    return {str(file.relative_to(ROOT)) for file in (ROOT / "fujikit").rglob("*") if file.suffix in SHIPPED}


def app_files(data: str) -> set[str]:
    """The notebooks, and the template with what its browser half is made into, in both its places."""
    notebooks = {f"fujikit/notebooks/{file.name}" for file in (ROOT / "notebooks").glob("*.ipynb")}
    template = {file.name for file in (ROOT / "fujikit/app" / TEMPLATE).iterdir() if file.is_file()}
    template |= {f"static/{name}" for name in SHELL}
    places = (f"fujikit/app/{TEMPLATE}", f"{data}/data/{TEMPLATE}")
    return notebooks | {f"{place}/{name}" for place in places for name in template}


def faults_of_wheel(wheel: Path) -> Iterator[str]:
    inside = set(zipfile.ZipFile(wheel).namelist())
    data = "-".join(wheel.name.split("-")[:2]) + ".data"
    for file in sorted((source_files() | built_files() | app_files(data)) - inside):
        yield f"the wheel lacks {file}"
    for file in sorted(inside):
        if not file.startswith(("fujikit/", "fujikit-")):
            yield f"the wheel holds {file}"


def faults_of_sdist(sdist: Path) -> Iterator[str]:
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    wanted = source_files() | sources_of_browser_half() | {"LICENSE", "README.md", "pyproject.toml"}
    for file in sorted(wanted - inside):
        yield f"the sdist lacks {file}"


def faults_of_install(wheel: Path, place: Path) -> Iterator[str]:
    venv = place / "venv"
    python = venv / "bin" / "python"
    uv("venv", "--python", sys.executable, venv, cwd=place)
    uv("pip", "install", "--python", python, "-c", ROOT / "requirements/test.txt", wheel, cwd=place)
    file, version = run(python, "-I", "-c", ASK_IMPORT, cwd=place).split()
    if not Path(file).is_relative_to(venv):
        yield f"fujikit was imported from {file}"
    run(python, "-I", "-c", ASK_WIDGETS, cwd=place)
    said = run(venv / "bin" / "fujikit", "--version", cwd=place).strip()
    yield from faults_of_app(wheel, venv, place)
    if version not in said or f"-{version}-" not in wheel.name:
        yield f"{wheel.name} calls itself {version} and its command says {said!r}"


def faults_of_app(wheel: Path, venv: Path, place: Path) -> Iterator[str]:
    """Whether the installed kit serves a page."""
    constraints = ("-c", ROOT / "requirements/test.txt")
    uv("pip", "install", "--python", venv, *constraints, f"fujikit[app] @ {wheel.as_uri()}", cwd=place)
    port = free_port()
    command = [str(venv / "bin" / "fujikit"), "app", "--no-browser", f"--port={port}"]
    with subprocess.Popen(command, cwd=place, stdout=subprocess.PIPE, text=True) as app:
        assert app.stdout is not None
        said = app.stdout.readline()
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=SECONDS) as answer:
                page = answer.read().decode()
        finally:
            app.send_signal(signal.SIGINT)
    if "data-fujikit-app" not in page or "</html>" not in page:
        yield f"the installed app said {said!r} and served {page[:300]!r}"


def faults(place: Path) -> Iterator[str]:
    uv("build", "--out-dir", place, ROOT, cwd=place, path=path_without_node(place))
    (wheel,) = place.glob("*.whl")
    (sdist,) = place.glob("*.tar.gz")
    yield from faults_of_wheel(wheel)
    yield from faults_of_sdist(sdist)
    yield from faults_of_install(wheel, place)


def main() -> int:
    with tempfile.TemporaryDirectory() as place:
        found = list(faults(Path(place)))
    print("\n".join(found) or "The wheel is whole: it installs, imports and answers on its own.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
