"""A game without a board of its own at its table: what is shown, what messages do, and what they may not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.engine.table import table_view
from fujikit.engine.view import TableView
from fujikit.fuji.rules import Fuji
from fujikit.widgets import PlainTable, Table, display
from tests.support import three
from tools.blind import legal_lines
from tools.tables import FILE, fixtures
from tools.views import BOX, HANDS, position

LANGS = ("en", "fr", "pl")
JONAS, OTHERS = HANDS[1], HANDS[2]


def robinson(phase: str = "", **options: Any) -> Game[Any]:
    game = fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=1, seed=3, **options)
    while phase and game.phase != phase:
        game.act(game.legal(game.awaits[0])[0])
    return game


def view_of(table: Table) -> TableView:
    return msgspec.convert(table.view, TableView)


def told(table: Table, **message: Any) -> Any:
    return table.receive({"id": 7, **message})


def test_the_tables_for_the_browser_half_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == fixtures(), "run `make generated`"


class TestOpenTable:
    """A game that hides nothing."""

    def test_everybody_acts_at_one_table(self) -> None:
        game = robinson("plan")
        table = PlainTable(game)
        assert table.screen["open"]
        assert view_of(table) == table_view(game, None, "en")
        assert {name for offer in view_of(table).offers for name in offer.by} == {"Anna", "Ben"}

    def test_a_line_is_played_and_taken_back(self) -> None:
        table = PlainTable(robinson("plan"))
        before = table.view
        assert table.act("Ben place rest").ok
        assert table.view["log"] != before["log"]
        assert told(table, do="undo").ok
        assert table.view == before

    def test_a_refusal_names_its_clause_and_changes_nothing(self) -> None:
        table = PlainTable(robinson("plan"))
        before = table.view, table.game.moves
        answer = table.act("Anna ready")
        assert (answer.ok, bool(answer.reasons)) == (False, True)
        assert (table.view, table.game.moves) == before
        assert told(table, do="look-up", clause=answer.reasons[0].clause).clause.heading

    def test_a_thing_touched_in_vain_is_explained(self) -> None:
        table = PlainTable(robinson("plan"))
        answer = told(table, do="why-not", key="pawn Ben", intent="explore", seat="Anna")
        assert [reason.clause for reason in answer.reasons] == ["rc.plan.pawns"]
        assert told(table, do="why-not", key="pawn Ben", intent="explore", seat="Ben").ok

    def test_what_cannot_be_taken_back_is_said(self) -> None:
        table = PlainTable(fujikit.new_game("robinson", players=["Anna"], scenario=1, seed=3))
        assert not table.screen["can_undo"]
        assert told(table, do="undo").note == table.screen["undo_why"] != ""

    @pytest.mark.parametrize("lang", LANGS)
    def test_the_screen_speaks_and_the_game_as_far_as_it_can(self, lang: str) -> None:
        table = PlainTable(robinson("plan"))
        assert told(table, do="set-language", lang=lang).ok
        assert table.words["plain.text"]
        assert (table.lang, view_of(table).lang) == (lang, "en")
        assert table.act("Anna ready").reasons[0].text

    def test_a_game_that_was_played_on_elsewhere_is_shown_anew(self) -> None:
        game = robinson("plan")
        table = PlainTable(game)
        game.act("Anna place rest")
        table.refresh()
        assert view_of(table) == table_view(game, None, "en")

    def test_it_stands_as_text_where_there_are_no_widgets(self) -> None:
        game = robinson()
        assert PlainTable(game).static_bundle()["text/plain"] == game.text()


class TestHiddenThings:
    """A game that hides things shows one side at a time."""

    def test_behind_a_curtain_there_is_nothing_to_do_and_nothing_to_see(self) -> None:
        table = PlainTable(three())
        assert (table.screen["curtain"], table.screen["at"]) == ("Clara", None)
        view = view_of(table)
        assert (view.offers, view.things, view.notes) == ([], {}, {})
        answer = table.act("Clara mark e3")
        assert (answer.ok, answer.note) == (False, table.translate("hot-seat.curtain"))

    def test_whoever_sits_down_sees_their_own_side_alone(self) -> None:
        game = three()
        table = PlainTable(game)
        assert told(table, do="take-screen", seat="Jona").ok
        assert view_of(table) == table_view(game, "Jona", "en")
        assert not table.act("Clara mark e3").ok
        assert not told(table, do="why-not", key="square h3", seat="Clara").ok
        assert told(table, do="pass-screen").ok
        assert table.screen["curtain"]

    @pytest.mark.parametrize("seat", ["", "Clara"])
    def test_what_others_hide_is_not_in_what_is_sent(self, seat: str) -> None:
        text = position("plan", cards="rope").position()
        assert JONAS in text
        tables = [PlainTable(fujikit.position(each, box=BOX)) for each in (text, text.replace(JONAS, OTHERS))]
        if seat:
            assert all(told(table, do="take-screen", seat=seat).ok for table in tables)
        assert tables[0].view == tables[1].view

    def test_where_the_screens_are_down_everybody_acts(self) -> None:
        game = position("move")
        table = PlainTable(game)
        assert table.screen["open"]
        offers = [offer for offer in view_of(table).offers if not offer.text]
        offered = {f"{name} {offer.line}" for offer in offers for name in offer.by}
        assert offered == {line for seat in game.seats for line in legal_lines(game, seat)}


class Elsewhere(Fuji):
    """Rules under a name that the kit does not know."""

    name = "elsewhere"


def test_a_game_by_rules_of_ones_own_has_a_table_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "in_kernel", lambda: True)
    game = fujikit.new_game(Elsewhere(), players=["Clara", "Jona", "Steve"], seed=7)
    assert "application/vnd.jupyter.widget-view+json" in game._repr_mimebundle_()
    table = display.widget_of(game)
    assert isinstance(table, Table)
    assert told(table, do="take-screen", seat="Clara").ok
    assert told(table, do="act", line="Clara ready").reasons[0].text
    assert not table.clauses
    assert told(table, do="look-up", clause="plan.marker").note == table.translate("plain.no-rulebook")


@pytest.mark.parametrize(
    "message",
    [
        {"do": "act"},
        {"do": "act", "line": 3},
        {"do": "act", "line": ""},
        {"do": "act", "line": "Nobody rests"},
        {"do": "act", "line": "\ud800" * 3},
        {"do": "why-not"},
        {"do": "why-not", "key": "no such thing", "seat": "Cleo"},
        {"do": "take-screen", "seat": "Anna"},
        {"do": "pass-screen"},
        {"do": "set-language", "lang": "de"},
        {"do": "look-up", "clause": "no.such"},
        {"do": "act", "line": "Anna rest", "more": 1},
        {},
        [],
        None,
    ],
)
def test_a_bad_message_gets_one_sentence_and_changes_nothing(message: Any) -> None:
    table = PlainTable(robinson("plan"))
    before = table.view, table.screen, table.game.moves
    answer = table.receive({"id": 7, **message} if isinstance(message, dict) else message)
    assert not answer.ok
    assert answer.note or answer.reasons
    assert (table.view, table.screen, table.game.moves) == before


def test_a_game_by_rules_of_ones_own_comes_back_at_its_table_and_nowhere_else() -> None:
    rules = Elsewhere()
    table = Table(fujikit.new_game(rules, players=["Clara", "Jona", "Steve"], seed=7))
    assert told(table, do="take-screen", seat="Clara").ok
    assert table.act("Clara mark d2").ok
    table.after_answer()
    file = told(table, do="save").file
    other = Table(fujikit.new_game(rules, players=["Ann", "Bob", "Cem"], seed=1))
    for text in (table.saved_code, file.text):
        assert told(other, do="load", text=text).ok
        assert other.game.own_view("Clara") == table.game.own_view("Clara")
        assert other.screen["back"]
    assert told(other, do="restart").ok
    assert other.game.moves < table.game.moves
    refused = told(Table(three()), do="load", text=table.saved_code)
    assert not refused.ok
    assert "no game is called 'elsewhere'" in refused.note
