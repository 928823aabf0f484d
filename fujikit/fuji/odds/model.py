"""What an answer assumes, in words."""

from __future__ import annotations

from typing import NamedTuple

from fujikit.fuji.clauses import WORDS


class Model(NamedTuple):
    """What an answer assumes: keys of sentences with what to fill in."""

    parts: tuple[tuple[str, dict[str, object]], ...]

    def text(self, lang: str = "en") -> str:
        """The assumptions as sentences."""
        return " ".join(WORDS.translate("model", key, lang, **numbers) for key, numbers in self.parts)

    def __repr__(self) -> str:
        return f"<Model: {self.text()}>"

    def __add__(self, other: object) -> Model:
        """Both, each sentence once."""
        if not isinstance(other, Model):
            return NotImplemented
        return Model(self.parts + tuple(part for part in other.parts if part not in self.parts))
