"""Run a command as systemd would run it with the restrictions of the unit in docs/how-to/serve.md.

`python -m tools.confined COMMAND…`, by root, in a mount namespace of its own. The environment
of this Python lies at /opt/fujikit. `SETTINGS` says what each setting of the unit means.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

ENVIRONMENT = Path("/opt/fujikit")
HOMES = (Path("/home"), Path("/root"), Path("/run/user"))
TEMPORARY = (Path("/tmp"), Path("/var/tmp"))
WRITABLE = ("/proc", "/sys", "/dev", *map(str, TEMPORARY))
"""What ProtectSystem=strict leaves as it is, and what PrivateTmp makes."""
USER = 61184
"""The first number that systemd gives to a dynamic user; it has no entry anywhere."""


def mount(*arguments: str | Path) -> None:
    subprocess.run(["mount", *map(str, arguments)], check=True)


def put_environment_in_place() -> None:
    """Show this Python's environment where the unit expects it."""
    mount("-t", "tmpfs", "-o", "mode=755", "none", ENVIRONMENT.parent)
    ENVIRONMENT.mkdir()
    mount("--bind", sys.prefix, ENVIRONMENT)


def hide_homes() -> None:
    """Empty the homes. A Python, an environment or a checkout that lies in one stays where it is."""
    needed = {Path(sys.base_prefix), Path(sys.prefix), Path.cwd()}
    for home in filter(Path.exists, HOMES):
        inside = sorted(each for each in needed if each.is_relative_to(home))
        kept = [Path(tempfile.mkdtemp()) for _ in inside]
        for folder, aside in zip(inside, kept, strict=True):
            mount("--bind", folder, aside)
        mount("-t", "tmpfs", "-o", "mode=755" if inside else "mode=000", "none", home)
        for folder, aside in zip(inside, kept, strict=True):
            folder.mkdir(parents=True, exist_ok=True)
            mount("--bind", aside, folder)


def make_temporary_folders() -> None:
    """Put empty folders in place of the temporary ones."""
    for folder in TEMPORARY:
        mount("-t", "tmpfs", "-o", "mode=1777", "none", folder)


def make_read_only() -> None:
    """Let nothing be written anywhere else."""
    found = Path("/proc/self/mountinfo").read_text("utf-8")
    for point in dict.fromkeys(re.findall(r"^\S+ \S+ \S+ \S+ (\S+) ", found, re.MULTILINE)):
        if not any(point == each or point.startswith(f"{each}/") for each in WRITABLE):
            subprocess.run(["mount", "-o", "remount,bind,ro", point], check=False, capture_output=True)
    if os.access("/etc", os.W_OK):
        raise SystemExit("the system could not be made read-only")


def nothing() -> None:
    """For settings that restrict nothing here, or that the command of this module brings about in the end."""


SETTINGS: Mapping[tuple[str, str | None], Callable[[], None]] = {
    ("ProtectHome", "yes"): hide_homes,
    ("PrivateTmp", "yes"): make_temporary_folders,
    ("ProtectSystem", "strict"): make_read_only,
    ("DynamicUser", "yes"): nothing,
    ("NoNewPrivileges", "yes"): nothing,
    ("EnvironmentFile", None): nothing,
    ("ExecStart", None): nothing,
    ("Restart", None): nothing,
    ("MemoryMax", None): nothing,  # it takes a control group, which systemd would make
    ("OOMPolicy", "continue"): nothing,
}
"""What a setting of the unit means, by name and value; None is any value."""


def unknown_settings(service: Mapping[str, str]) -> list[str]:
    """The settings of a unit that are not tried here.

    >>> unknown_settings({"PrivateTmp": "yes", "ProtectHome": "no", "ExecStart": "fujikit", "User": "fuji"})
    ['ProtectHome=no', 'User=fuji']
    """
    unknown = [each for each in service.items() if each not in SETTINGS and (each[0], None) not in SETTINGS]
    return [f"{name}={value}" for name, value in unknown]


def main() -> None:
    mount("--make-rprivate", "/")
    put_environment_in_place()
    for bring_about in SETTINGS.values():
        bring_about()
    os.chdir("/")
    who = (f"--reuid={USER}", f"--regid={USER}", "--clear-groups", "--no-new-privs")
    os.execvp("setpriv", ["setpriv", *who, *sys.argv[1:]])


if __name__ == "__main__":
    main()
