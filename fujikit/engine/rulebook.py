"""The rule look-up: every clause of a game with its words, its page and what to read next."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from importlib import resources

import msgspec

from fujikit.engine import html
from fujikit.engine.search import Index
from fujikit.engine.words import Words


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is the same about a clause in every language."""

    chapter: str
    page: int | None = None
    """In the English rulebook; None for a clause that is all ours."""
    ruling: bool = False
    """Whether we fill in, wholly or in part, what the rulebook leaves open."""
    edition: bool = False
    """Whether the printed editions differ."""
    advice: bool = False
    """Whether it binds nobody."""
    definition: bool = False
    """Whether no move can break it."""
    related: tuple[str, ...] = ()


class Clause(Facts, frozen=True, kw_only=True):
    """One clause of a rulebook, in our own words.

    >>> from fujikit import rulebook
    >>> clause = rulebook()["token.lava"]
    >>> clause.heading()
    'Tokens burn with their card'
    >>> clause.ruling, clause.text().endswith("Our house ruling fills in what the rulebook leaves open.")
    (True, True)
    >>> clause
    <Clause token.lava: Tokens burn with their card>
    """

    id: str
    words: Words

    def heading(self, lang: str = "en") -> str:
        return self.words.template("clause", f"{self.id}/heading", lang)

    def text(self, lang: str = "en") -> str:
        """The whole clause; a ruling of ours, or a difference between editions, is said at the end."""
        marker = "ruling" if self.ruling else "edition" if self.edition else None
        text = self.plain_text(lang)
        return f"{text} {self.words.template('rulebook', marker, lang)}" if marker else text

    def plain_text(self, lang: str = "en") -> str:
        """The clause without the remark at its end."""
        return self.words.template("clause", f"{self.id}/text", lang)

    def __str__(self) -> str:
        source = f"{self.id}, p. {self.page}" if self.page else self.id
        return f"{self.heading()} ({source}): {self.text()}"

    def __repr__(self) -> str:
        return f"<Clause {self.id}: {self.heading()}>"

    def _repr_html_(self) -> str:
        source = ", ".join([self.id, *([f"p. {self.page}"] if self.page else [])])
        related = [f"See also {', '.join(self.related)}."] if self.related else []
        return html.result(
            html.element("b", self.heading()),
            html.element("div", self.text()),
            html.note(" ".join([f"[{source}]", *related])),
        )


class Rulebook(Mapping[str, Clause]):
    """The clauses of a game by their ids, in the order of the rules.

    >>> from fujikit import rulebook
    >>> book = rulebook()
    >>> book["plan.orthogonal"].page
    5
    >>> print(book["plan.orthogonal"])
    No diagonal steps (plan.orthogonal, p. 5): Steps go left, right, up or down, never diagonally.
    """

    def __init__(self, game: str, source: str | Words) -> None:
        """The source is the package of the game, or words in which all that its clauses need is said."""
        self.game = game
        self._words = Words(source) if isinstance(source, str) else source
        self._clauses = dict(_read(source, self._words) if isinstance(source, str) else _clauses_in(source))
        self._indexes: dict[str, Index] = {}

    def __getitem__(self, key: str) -> Clause:
        if key not in self._clauses:
            raise KeyError(self._unknown(key))
        return self._clauses[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)

    def __repr__(self) -> str:
        return f"<Rulebook of {self.game}: {len(self)} clauses>"

    def _repr_html_(self) -> str:
        """Every chapter, to be opened."""
        return html.result(repr(self)[1:-1], *(self._chapter_html(name) for name in self.chapters()))

    def _chapter_html(self, name: str) -> html.Html:
        clauses = [clause for clause in self.values() if clause.chapter == name]
        heading = self._words.translate("chapter", name, "en")
        lines = [html.element("li", html.element("code", each.id), f" {each.heading()}") for each in clauses]
        summary = html.element("summary", f"{heading} ({len(clauses)})")
        return html.element("details", summary, html.element("ul", *lines))

    def chapters(self) -> list[str]:
        """The chapters in order.

        >>> from fujikit import rulebook
        >>> rulebook().chapters()[:3]
        ['setup', 'goal', 'roll']
        """
        return list(dict.fromkeys(clause.chapter for clause in self.values()))

    def search(self, words: str, lang: str = "en", limit: int = 10) -> list[Clause]:
        """The clauses that fit some typed words, best first; mistakes and missing accents are forgiven.

        >>> from fujikit import rulebook
        >>> rulebook().search("diagnal", limit=1)
        [<Clause plan.orthogonal: No diagonal steps>]
        """
        return [self[name] for name in self._index(lang).search(words)[:limit]]

    def _index(self, lang: str) -> Index:
        if lang not in self._indexes:
            self._indexes[lang] = Index(
                {
                    clause.id: [(3, clause.heading(lang)), (2, clause.id), (1, clause.plain_text(lang))]
                    for clause in self.values()
                }
            )
        return self._indexes[lang]

    def _unknown(self, key: str) -> str:
        near = get_close_matches(key, self._clauses, n=3)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        return f"{self.game} has no clause {key!r}{hint}"


def _read(package: str, words: Words) -> Iterator[tuple[str, Clause]]:
    file = resources.files(package) / "rulebook.toml"
    tables = tomllib.loads(file.read_text(encoding="utf-8"))["clause"]
    for name, facts in msgspec.convert(tables, dict[str, Facts]).items():
        yield name, Clause(id=name, words=words, **msgspec.structs.asdict(facts))


def _clauses_in(words: Words) -> Iterator[tuple[str, Clause]]:
    """The clauses that have a heading, each in the chapter that its id begins with."""
    for key in words.section("clause", "en"):
        name, _, part = key.rpartition("/")
        if part == "heading":
            yield name, Clause(id=name, words=words, chapter=name.partition(".")[0])
