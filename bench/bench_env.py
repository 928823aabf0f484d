"""The benchmarks' environment in `.bench`: comparable projects and installed kits, away from `.venv`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BENCH_DIR = ROOT / ".bench"
VENV = BENCH_DIR / "venv"
PYTHON = VENV / "bin" / "python"
NODE = VENV / "bin" / "node"
BOARDGAME_DIR = BENCH_DIR / "boardgame"
PEERS = (ROOT / "requirements" / "bench.txt", ROOT / "bench" / "boardgame" / "package.json")


def install_peers() -> None:
    """Install the comparable projects and what the kit needs; quick when they are already there."""
    if not is_up_to_date():
        uv("venv", "--clear", "--python", sys.executable, VENV)
        uv("pip", "install", "--compile-bytecode", "--python", PYTHON, "-r", PEERS[0])
        install_boardgame()
        install_stamp().touch()
    shutil.copytree(ROOT / "bench" / "boardgame", BOARDGAME_DIR, dirs_exist_ok=True)
    uv("pip", "install", "--compile-bytecode", "--python", PYTHON, "-r", ROOT / "pyproject.toml")


def install_kit(source: Path, site: Path) -> None:
    """Build a checkout with its frontend, and install it without what it needs into an empty folder."""
    shutil.rmtree(site, ignore_errors=True)
    options = ["--no-deps", "--compile-bytecode", "--reinstall-package", "fujikit"]
    uv("pip", "install", *options, "--python", sys.executable, "--target", site, source)


def install_boardgame() -> None:
    shutil.copytree(ROOT / "bench" / "boardgame", BOARDGAME_DIR, dirs_exist_ok=True)
    command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
    subprocess.run(command, cwd=BOARDGAME_DIR, env=environment(), check=True)


def is_up_to_date() -> bool:
    return install_stamp().exists() and all(
        install_stamp().stat().st_mtime > file.stat().st_mtime for file in PEERS
    )


def install_stamp() -> Path:
    return BENCH_DIR / ".installed"


def uv(*arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", "uv", *map(str, arguments), "--quiet"], check=True)


def environment() -> dict[str, str]:
    """Node from the benchmarks' environment, and boardgame.io without its checks for developers."""
    return os.environ | {"PATH": f"{VENV / 'bin'}{os.pathsep}{os.environ['PATH']}", "NODE_ENV": "production"}
