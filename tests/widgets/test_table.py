"""The table: messages in, view and screen out."""

from __future__ import annotations

import asyncio
import json
import re
import time
from typing import Any

import pytest

import fujikit
from fujikit.api import start_game
from fujikit.engine.errors import BadInput
from fujikit.widgets.persistence import restore
from fujikit.widgets.seal import VARIABLE
from fujikit.widgets.table import Table
from tests.engine.small.orchard import OrchardRules
from tests.support import act, new_game, position, seat, three
from tests.timeouts import SECONDS
from tests.widgets.people import ask, play, sit


def lines(table: Table) -> list[str]:
    return [str(move.action) for move in table.game.history if move.action]


def test_a_table_shows_a_curtain_first() -> None:
    table = Table(three())
    assert table.view == table.game.view(None)
    assert (table.screen["at"], table.screen["curtain"], table.screen["open"]) == (None, "Clara", False)
    assert table.screen["people"] == ["Clara", "Jona", "Steve"]


def test_the_first_message_to_the_browser_holds_the_game() -> None:
    state = Table(three(), name="first", theme="dark", palette="clear").get_state()
    assert json.loads(state["view"])["phase"] == "plan"
    assert state["screen"]["curtain"] == "Clara"
    assert (state["name"], state["theme"], state["palette"]) == ("first", "dark", "clear")


def test_a_table_speaks_the_language_of_its_game_unless_told_otherwise() -> None:
    assert Table(new_game(lang="pl")).lang == "pl"
    assert Table(new_game(lang="pl"), lang="fr").lang == "fr"


def test_a_new_table_takes_what_a_new_game_takes() -> None:
    table = Table.new(["Clara", "Jona"], variant="a", scenario=2, lang="fr", seed=3, name="two", theme="dark")
    assert table.game.seats == ("Clara", "Jona")
    assert (table.lang, table.name, table.theme) == ("fr", "two", "dark")
    assert table.view["scenario"] == 2


def test_a_new_table_takes_any_game_by_its_name_or_its_rules() -> None:
    island = Table.new(["Anna", "Ben"], game="robinson", scenario=1, seed=4, study=True)
    assert (island.game.rules.name, island.game.study) == ("robinson", True)
    fruit = Table.new(["Ada", "Bo"], game=OrchardRules(), dice="apple pear", name="fruit")
    assert (fruit.view["title"], fruit.name, fruit.module_name()) == ("Orchard", "fruit", "table")


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (["Anna"], {"game": "robinson", "rols": ["cook"]}, "did you mean 'roles'?"),
        (["Anna"], {"game": "robinsn"}, "did you mean 'robinson'?"),
        ("Anna", {"game": "robinson"}, "is not a list of names"),
        (["Clara", "Jona", "Steve"], {"roles": ["cook"]}, "fuji has no such option"),
    ],
)
def test_a_new_table_refuses_what_a_new_game_refuses(
    players: Any, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadInput, match=re.escape(sentence)) as refusal:
        Table.new(players, **options)
    with pytest.raises(BadInput) as same:
        start_game(options.pop("game", "fuji"), {"players": players, **options})
    assert str(refusal.value) == str(same.value)


def test_a_line_is_played_for_the_person_at_the_screen() -> None:
    table = Table(three())
    sit(table, "Clara")
    assert table.view["seat"] == "Clara"
    answer = table.act("clara  mark d1")
    assert (answer.ok, answer.line) == (True, "Clara mark d1")
    assert table.view["seats"]["Clara"]["marker"] == "d1"
    assert table.answer is not None
    assert table.answer["line"] == "Clara mark d1"


def test_people_pass_the_screen_through_a_round() -> None:
    table = Table(three(dice=""))
    play(table, "Clara mark d1", "Clara ready")
    assert table.screen["curtain"] == "Jona"
    assert table.view == table.game.view(None)
    play(table, "Jona mark d3", "Jona ready")
    assert table.screen["curtain"] == "Steve"


BAD_LINES = [
    "Clara \ud800",
    "",
    "Clara",
    "Jona mark d1",
    "Bob mark d1",
    "mark d1",
    "Clara fly",
    "Clara mark z9",
    "\ud800",
    "\x00",
]


@pytest.mark.parametrize("line", [*BAD_LINES, "x" * 1_000_000, "Clara mark " + "d1 " * 300_000])
@pytest.mark.parametrize("at", ["Clara", None])
def test_a_line_that_is_not_theirs_or_makes_no_sense_changes_nothing(line: str, at: str | None) -> None:
    table = Table(three())
    if at:
        sit(table, at)
    before = (table.view, table.screen, table.game.state)
    answer = table.act(line)
    assert not answer.ok
    assert answer.note or [reason.text for reason in answer.reasons]
    assert len(str(answer)) < 1000
    assert json.dumps(table.answer, ensure_ascii=False).encode()
    assert (table.view, table.screen, table.game.state) == before


def test_an_illegal_line_is_refused_with_its_clauses_in_the_language_of_the_screen() -> None:
    table = Table(three(), lang="fr")
    sit(table, "Clara")
    answer = table.act("Clara mark f5")
    assert [reason.clause for reason in answer.reasons] == ["plan.three-steps"]
    assert answer.reasons[0].text == fujikit_text(table, "Clara mark f5", "fr")


def fujikit_text(table: Table, line: str, lang: str) -> str:
    return table.game.check(line).text(lang)


def test_why_asks_without_playing() -> None:
    table = Table(three())
    sit(table, "Clara")
    assert ask(table, "why-not", key="square d1").ok
    refused = ask(table, "why-not", intent="ready")
    assert (refused.ok, [reason.clause for reason in refused.reasons]) == (False, ["plan.marker"])
    assert lines(table) == []


def test_why_answers_only_the_person_at_the_screen() -> None:
    table = Table(three())
    for question in ({"intent": "ready"}, {"key": "card rope", "seat": "Clara"}, {"key": "card rope"}, {}):
        answer = ask(table, "why-not", **question)
        assert (answer.ok, answer.reasons) == (False, [])
    sit(table, "Clara")
    for question in ({"intent": "ready", "seat": "Jona"}, {"key": "card rope", "seat": "Jona"}):
        answer = ask(table, "why-not", **question)
        assert (answer.ok, answer.reasons) == (False, [])
        assert "Clara" in answer.note


def test_why_says_what_stands_against_a_card() -> None:
    hands = [seat("Clara", "d2", equipment=["compass", "rope"]), seat("Jona", "d3"), seat("Steve", "e2")]
    table = Table(position(*hands))
    sit(table, "Clara")
    assert [reason.clause for reason in ask(table, "why-not", key="card compass").reasons] == ["equip.phase"]
    assert ask(table, "why-not", key="card rope", seat="Clara").ok
    unknown = ask(table, "why-not", key="card umbrella")
    assert [reason.clause for reason in unknown.reasons] == ["line.nouns"]


def test_at_an_open_table_why_takes_a_seat() -> None:
    table = Table(three("move"))
    reasons = ask(table, "why-not", key="card rope", seat="Steve").reasons
    assert [reason.clause for reason in reasons] == ["equip.once", "equip.phase"]


def test_a_line_is_taken_back_by_whoever_played_it() -> None:
    table = Table(three())
    sit(table, "Clara")
    assert not table.screen["can_undo"]
    table.act("Clara mark d1")
    assert table.screen["can_undo"]
    assert ask(table, "undo").ok
    assert lines(table) == []
    table.act("Clara mark d1")
    ask(table, "pass-screen", seat="Jona")
    assert not table.screen["can_undo"]
    sit(table, "Jona")
    assert not table.screen["can_undo"]
    refused = ask(table, "undo")
    assert (refused.ok, refused.note) == (False, table.screen["undo_why"])
    assert lines(table) == ["Clara mark d1"]


def test_being_ready_is_taken_back_by_sitting_down_again() -> None:
    table = Table(act(three(), "Clara mark d1"))
    play(table, "Clara ready")
    assert not ask(table, "undo").ok
    sit(table, "Clara")
    assert ask(table, "undo").ok
    assert lines(table) == ["Clara mark d1"]
    assert table.screen["at"] == "Clara"


def test_dice_that_were_thrown_are_not_taken_back() -> None:
    table = Table(three("roll"))
    assert table.act("Clara roll").ok
    sit(table, "Clara")
    assert not ask(table, "undo").ok
    assert '"Roll the dice"' in table.screen["undo_why"]


def test_speaking_another_language_changes_everything_on_screen() -> None:
    table = Table(three())
    table.refresh()
    assert ask(table, "load", text=table.saved_code).ok
    said = table.screen["back"]
    assert ask(table, "set-language", lang="pl").ok
    assert table.view == table.game.view(None, "pl")
    assert table.words["phase.plan"] in table.screen["back"] != said
    assert table.screen["undo_why"] == table.words["hot-seat.curtain"]


def test_a_clause_is_looked_up() -> None:
    clause = ask(Table(three()), "look-up", clause="plan.three-steps").clause
    assert clause is not None
    assert clause.id == "plan.three-steps"


def test_a_game_comes_back_from_what_the_browser_kept() -> None:
    table = Table(three())
    play(table, "Clara mark d1")
    again = Table(new_game())
    assert ask(again, "load", text=table.saved_code).ok
    assert again.game.record() == table.game.record()
    assert again.screen["curtain"] == "Clara"
    assert again.view == again.game.view(None)
    assert again.screen["back"]
    play(again, "Clara mark d2")
    assert again.screen["back"] == ""


@pytest.mark.parametrize("text", ["", "nonsense", "fks1.AAAA", "fk1.AAAA", "record = 1"])
def test_what_can_not_be_loaded_leaves_the_game_alone(text: str) -> None:
    table = Table(three())
    play(table, "Clara mark d1")
    before = (table.game, table.view, table.screen)
    answer = ask(table, "load", text=text)
    assert not answer.ok
    assert answer.note
    assert (table.game, table.view, table.screen) == before


def test_a_game_is_saved_as_a_file_and_loaded_again() -> None:
    table = Table(act(three(), "Clara mark d1"))
    file = ask(table, "save").file
    assert file is not None
    other = Table(new_game())
    assert ask(other, "load", text=file.text).ok
    assert other.game.record() == table.game.record()


def test_a_new_game_has_the_same_players_and_set_up() -> None:
    table = Table(new_game(4, scenario=3, level=4, thrill=True))
    old = table.game
    sit(table)
    assert ask(table, "restart").ok
    assert table.game is not old
    assert table.previous_game is old
    assert table.game.rules.setup(table.game.start) == old.rules.setup(old.start)
    assert table.screen["curtain"] == "Clara"
    assert [table.game.round, len(table.game.history)] == [1, len(old.history)]


def test_a_new_game_asks_for_the_choices_of_the_set_up_where_the_old_one_did() -> None:
    table = Table.new(["Clara", "Jona", "Steve"], choices="ask")
    assert ask(table, "restart").ok
    assert table.view["phase"] == "setup"


def test_a_study_game_lifts_its_screens() -> None:
    table = Table(three(study=True))
    assert ask(table, "reveal-all", on=True).ok
    assert table.screen["lifted"]
    assert None not in table.view["seats"]["Steve"]["dice"]
    assert table.act("Steve mark e2").ok
    assert table.act("Clara mark d1").ok
    assert ask(table, "undo").ok
    assert ask(table, "reveal-all", on=False).ok
    assert None in table.view["seats"]["Steve"]["dice"]


def test_a_played_game_keeps_its_screens() -> None:
    table = Table(three())
    assert not ask(table, "reveal-all", on=True).ok
    assert not table.screen["lifted"]


def odds_of(table: Table) -> Any:
    return table.screen["odds"]


def test_chances_are_shown_to_the_person_at_the_screen_alone() -> None:
    table = Table(three())
    assert ask(table, "show-odds", on=True).ok
    assert odds_of(table) is None
    sit(table, "Clara")
    assert odds_of(table)["squares"]
    assert ask(table, "show-odds", on=False).ok
    assert odds_of(table) is None


def test_at_an_open_table_chances_are_those_of_whom_the_game_waits_for() -> None:
    table = Table(three("move"), odds=True)
    assert list(table.screen["odds"]["squares"]) == ["d2"]


def test_a_key_that_will_not_last_is_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Table(three()).screen["warning"] == ""
    monkeypatch.setenv(VARIABLE, "short")
    assert VARIABLE in Table(three()).screen["warning"]


def test_a_game_that_was_played_on_elsewhere_is_shown_anew() -> None:
    table = Table(act(three(), "Clara mark d1"))
    sit(table, "Clara")
    table.game.act("Clara ready")
    table.refresh()
    assert table.screen["curtain"] == "Jona"


def test_another_game_may_be_laid_on_the_table() -> None:
    table = Table(three())
    table.game = new_game(4)
    assert table.screen["people"] == ["Clara", "Jona", "Steve", "Mara"]


def test_names_are_passed_on_as_they_are() -> None:
    name = "<img/src=x>"
    table = Table(new_game([name, "Jona", "Steve"]))
    assert table.screen["curtain"] == name
    sit(table)
    assert table.view["seat"] == name


def test_a_click_is_answered_soon() -> None:
    table = Table(new_game(4))
    sit(table)
    moves = [action["line"] for action in table.view["actions"] if action["verb"] == "mark"][:2]
    times = []
    for turn in range(30):
        start = time.process_time()  # however busy the machine is
        assert table.act(moves[turn % 2]).ok
        times.append(time.process_time() - start)
    assert sorted(times)[15] < 0.05


def test_a_table_prints_without_an_address() -> None:
    assert repr(Table(three())) == "<fujikit Table>"


def test_the_record_of_a_table_is_an_ordinary_one(tmp_path: Any) -> None:
    table = Table(three(study=True))
    play(table, "Clara mark d1")
    assert fujikit.from_code(table.screen["link"]).record() == table.game.record()


def test_without_widgets_a_table_shows_what_everybody_may_see() -> None:
    table = Table(three())
    sit(table, "Clara")
    bundle = table._repr_mimebundle_()
    assert bundle is not None
    assert bundle[0]["text/plain"] == table.game.text()
    assert "Clara" in bundle[0]["text/plain"]


def test_in_a_kernel_the_sealed_game_follows_the_answer() -> None:
    async def in_a_kernel(table: Table) -> str:
        kept = asyncio.Event()
        table.observe(lambda _: kept.set(), "saved_code")
        sit(table, "Clara")
        at_once = table.saved_code
        await asyncio.wait_for(kept.wait(), timeout=SECONDS)
        return at_once

    table = Table(three())
    assert asyncio.run(in_a_kernel(table)) == ""
    assert restore(table.saved_code).game.record() == table.game.record()


def test_old_names_of_a_table_answer_as_the_new_ones_and_warn() -> None:
    table = Table(new_game(study=True))
    table.after_answer()
    first = table.game
    table.game = new_game()
    renamed = {"bare": "is_empty", "earlier": "previous_game", "kept": "saved_code", "still": "static_bundle"}
    for old, new in {**renamed, "speak": "set_language", "hear": "receive"}.items():
        with pytest.warns(DeprecationWarning, match=rf"^Table\.{old} is called Table\.{new} now; "):
            assert getattr(table, old) == getattr(table, new)
    assert table.previous_game is first
    assert not {*renamed} & {*table.traits()}
