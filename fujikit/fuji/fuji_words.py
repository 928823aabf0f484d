"""Fuji's words, in which requirements, dice and actions that fill a field are spelled."""

from __future__ import annotations

from msgspec import Struct

from fujikit.engine.words import Words
from fujikit.fuji.need import COLOUR_OF, FACES, parse_need

NEEDS = frozenset({"need", "needs"})
"""Fields whose values are requirements, like `yellow|4`."""
DICE = frozenset({"dice", "die", "faces", "hand", "keep", "seen", "thrown"})
"""Fields whose values may be dice, like `Y5`, or several with spaces between them."""


class FujiWords(Words):
    """Words without notation: `yellow|4` is "yellow or 4", `Y5` "yellow 5", an action its label."""

    def need(self, need: str, lang: str) -> str:
        """What a card asks for.

        >>> from fujikit.fuji.clauses import WORDS
        >>> WORDS.need("odd(pink|blue)", "en")
        'odd, pink or blue'
        """
        asked = parse_need(need)
        names = [self.template("need", word, lang) if word.isalpha() else word for word in asked.named]
        if not names:
            return self.template("need", str(asked), lang)
        *first, last = names
        either = self.translate("need", "or", lang, first=first, last=last) if first else last
        return self.translate("need", f"{asked.parity}-of", lang, colours=either) if asked.parity else either

    def die(self, code: str, lang: str) -> str:
        """What a die shows.

        >>> from fujikit.fuji.clauses import WORDS
        >>> WORDS.die("Y5", "en")
        'yellow 5'
        """
        return self.translate("thing", "face", lang, colour=COLOUR_OF[code[0]], value=code[1:])

    def _name(self, section: str, value: object, lang: str) -> str:
        if section in NEEDS:
            return self.translate("need", "quoted", lang, text=self.need(str(value), lang))
        codes = value.split() if section in DICE and isinstance(value, str) else ()
        if codes and FACES.keys() >= set(codes):
            return ", ".join(self.die(code, lang) for code in codes)
        if isinstance(value, Struct):
            return self._label(value, lang)
        return super()._name(section, value, lang)

    @staticmethod
    def _label(action: Struct, lang: str) -> str:
        from fujikit.fuji.action_words import label  # noqa: PLC0415  # it needs these words

        return label(action, lang)
