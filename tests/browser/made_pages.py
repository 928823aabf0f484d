"""The app on notebooks that tests write: `python -m tests.browser.made_pages --port=9000`, in their folder.

A notebook that is written after the start is a page as well.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from fujikit.cli.app import leave_out_grammar

leave_out_grammar()

from fujikit.app import server  # noqa: E402  # it would import the grammar
from fujikit.app.pages import pages  # noqa: E402


class Notebooks(Mapping[str, Path]):
    """The pages that a folder holds now, by the names of their files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __getitem__(self, name: str) -> Path:
        return pages(self.folder)[name]

    def __iter__(self) -> Iterator[str]:
        return iter(pages(self.folder))

    def __len__(self) -> int:
        return len(pages(self.folder))


class Server(server.Server):
    """Serves what is in the folder, whenever it came there."""

    def init_handlers(self) -> list[object]:
        self.pages = Notebooks(Path(self.root_dir))
        return super().init_handlers()


if __name__ == "__main__":
    server.Server = Server  # type: ignore[misc]
    port = int(sys.argv[1].removeprefix("--port="))
    server.serve(server.ServerOptions(port=port, kernels=16, notebooks=Path.cwd()), lambda _address: None)
