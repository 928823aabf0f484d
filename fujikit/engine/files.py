"""Text files that people give: read whole, and never more of them than could be meant."""

from __future__ import annotations

from pathlib import Path

from fujikit.engine.errors import BadInput

MAX_FILE_BYTES = 1_000_000
MAX_NAME = 200
"""Characters of a file's name in a sentence."""


def read_text(path: str | Path, bad: type[BadInput], where: str = "") -> str:
    """The text of a file, or one sentence that says why there is none; it names the path, or `where`."""
    try:
        with Path(path).open("rb") as stream:
            content = stream.read(MAX_FILE_BYTES + 1)
        if len(content) <= MAX_FILE_BYTES:
            return content.decode("utf-8-sig")
        reason = f"the file is larger than {MAX_FILE_BYTES // 1_000_000} MB"
    except OSError as error:
        reason = f"the file can't be read: {error.strerror}"
    except UnicodeDecodeError as error:
        reason = f"the file is not UTF-8 text (byte {error.start})"
    except ValueError:
        reason = "no file can have this name"
    raise bad.about(shown_name(where or str(path)), reason)


def shown_name(name: str) -> str:
    r"""A file's name as a sentence can hold it.

    >>> shown_name("a box.toml"), shown_name("a\0b")
    ('a box.toml', "'a\\x00b'")
    """
    short = name if len(name) <= MAX_NAME else f"{name[:MAX_NAME]}…"
    return short if short.isprintable() else repr(short)
