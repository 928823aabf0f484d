"""The benchmark's own place: `.bench` holds the peers and the installed kits, away from `.venv`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACE = ROOT / ".bench"
VENV = PLACE / "venv"
PYTHON = VENV / "bin" / "python"
NODE = VENV / "bin" / "node"
BOARDGAME = PLACE / "boardgame"
PEERS = (ROOT / "requirements" / "bench.txt", ROOT / "bench" / "boardgame" / "package.json")


def install_peers() -> None:
    """Put the peers in place, and what the kit needs; quick when the peers are already there."""
    if not up_to_date():
        uv("venv", "--clear", "--python", sys.executable, VENV)
        uv("pip", "install", "--compile-bytecode", "--python", PYTHON, "-r", PEERS[0])
        install_boardgame()
        stamp().touch()
    shutil.copytree(ROOT / "bench" / "boardgame", BOARDGAME, dirs_exist_ok=True)
    uv("pip", "install", "--compile-bytecode", "--python", PYTHON, "-r", ROOT / "pyproject.toml")


def install_kit(source: Path, site: Path) -> None:
    """Build a checkout with its browser half, and install it without what it needs into an empty folder."""
    shutil.rmtree(site, ignore_errors=True)
    options = ["--no-deps", "--compile-bytecode", "--reinstall-package", "fujikit"]
    uv("pip", "install", *options, "--python", sys.executable, "--target", site, source)


def install_boardgame() -> None:
    shutil.copytree(ROOT / "bench" / "boardgame", BOARDGAME, dirs_exist_ok=True)
    command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
    subprocess.run(command, cwd=BOARDGAME, env=environment(), check=True)


def up_to_date() -> bool:
    return stamp().exists() and all(stamp().stat().st_mtime > file.stat().st_mtime for file in PEERS)


def stamp() -> Path:
    return PLACE / ".installed"


def uv(*arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", "uv", *map(str, arguments), "--quiet"], check=True)


def environment() -> dict[str, str]:
    """Node from the benchmark's own place, and boardgame.io without its checks for developers."""
    return os.environ | {"PATH": f"{VENV / 'bin'}{os.pathsep}{os.environ['PATH']}", "NODE_ENV": "production"}
