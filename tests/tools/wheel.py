"""Build the wheel, install it far from the source tree, and see that it is whole."""

import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SHIPPED = (".py", ".toml", ".typed")
ASK_IMPORT = """
import sys, fujikit
heavy = {"numpy", "matplotlib"} & set(sys.modules)
assert not heavy, f"importing fujikit imports {heavy}"
print(fujikit.__file__)
print(fujikit.__version__)
"""


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run([*map(str, command)], cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def uv(*arguments: str | Path, cwd: Path) -> str:
    return run(sys.executable, "-m", "uv", *arguments, "--quiet", cwd=cwd)


def source_files() -> set[str]:
    return {str(file.relative_to(ROOT)) for file in (ROOT / "fujikit").rglob("*") if file.suffix in SHIPPED}


def faults_of_wheel(wheel: Path) -> Iterator[str]:
    inside = set(zipfile.ZipFile(wheel).namelist())
    for file in sorted(source_files() - inside):
        yield f"the wheel lacks {file}"
    for file in sorted(inside):
        if not file.startswith(("fujikit/", "fujikit-")):
            yield f"the wheel holds {file}"


def faults_of_sdist(sdist: Path) -> Iterator[str]:
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    for file in sorted((source_files() | {"LICENSE", "README.md", "pyproject.toml"}) - inside):
        yield f"the sdist lacks {file}"


def faults_of_install(wheel: Path, place: Path) -> Iterator[str]:
    venv = place / "venv"
    python = venv / "bin" / "python"
    uv("venv", "--python", sys.executable, venv, cwd=place)
    uv("pip", "install", "--python", python, "-c", ROOT / "requirements/test.txt", wheel, cwd=place)
    file, version = run(python, "-I", "-c", ASK_IMPORT, cwd=place).split()
    if not Path(file).is_relative_to(venv):
        yield f"fujikit was imported from {file}"
    said = run(venv / "bin" / "fujikit", "--version", cwd=place).strip()
    if version not in said or f"-{version}-" not in wheel.name:
        yield f"{wheel.name} calls itself {version} and its command says {said!r}"


def faults(place: Path) -> Iterator[str]:
    uv("build", "--out-dir", place, ROOT, cwd=place)
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
