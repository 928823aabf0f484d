"""The app on notebooks that are not the kit's: `python -m tests.app.odd --port=9000`, in their folder."""

from __future__ import annotations

import sys
from pathlib import Path

from fujikit.app.server import Wishes, serve

if __name__ == "__main__":
    port = int(sys.argv[1].removeprefix("--port="))
    serve(Wishes(port=port, kernels=4, notebooks=Path.cwd()), lambda address: None)
