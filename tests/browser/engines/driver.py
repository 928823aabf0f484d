"""What a test in several browsers asks of each: a window, real clicks and keys, and scripts that look."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol


class Driver(Protocol):
    """One window of a browser. Everything else is made of these, alike for all browsers."""

    def open(self, url: str) -> None:
        """Go to an address, until the document is loaded."""

    def reload(self) -> None:
        """Load the document again."""

    def resize(self, width: int, height: int) -> None:
        """Give the page so much room, in CSS pixels."""

    def evaluate(self, function: str, *arguments: object) -> Any:
        """The result of a function in JavaScript, called with plain JSON values."""

    def click(self, x: float, y: float) -> None:
        """Move the mouse to a place of the window, press and release."""

    def press(self, key: str) -> None:
        """Press a key by its name in the DOM: `Tab`, `Enter`, `ArrowDown`."""

    def write(self, text: str) -> None:
        """Type into whatever has the focus."""

    def screenshot(self, path: Path) -> None:
        """Store what is seen of the page."""
