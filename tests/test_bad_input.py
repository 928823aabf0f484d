"""Broken or foreign input: one sentence with the place, a subclass of ValueError, and nothing changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import fujikit
from fujikit.api import from_record, rulebook_of, start_game
from fujikit.engine.game import Game
from fujikit.engine.record import MAX_RECORD_LENGTH, encode_record
from fujikit.fuji.box import BadBox, load_box
from tests.properties.games import moment
from tests.support import BOX, MEADOW, act, new_game, position, seat, three
from tools.fuzz_fuji import state_bytes

SAVE = act(new_game(), "Clara mark c2", "Clara say hello").record()
"""A short record with a line that somebody said."""


def sentence(call: Callable[[], object], error: type[ValueError] = fujikit.BadInput) -> str:
    """What a call that must be refused says: one line, not too long."""
    with pytest.raises(error) as raised:
        call()
    text = str(raised.value)
    assert text
    assert "\n" not in text
    assert len(text) < 600
    return text


def load_text(text: str | bytes, folder: Path) -> Game[Any]:
    file = folder / "game.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return fujikit.load(file)


def refused_save(text: str | bytes, folder: Path) -> str:
    said = sentence(lambda: load_text(text, folder), fujikit.BadRecord)
    assert said.startswith(str(folder / "game.toml"))
    return said


PLAIN = f"""
game = "fuji"
phase = "plan"
[board]
map = \"\"\"{MEADOW}\"\"\"
[[seat]]
name = "Clara"
at = "d2"
[[seat]]
name = "Jona"
at = "d3"
[[seat]]
name = "Steve"
at = "e2"
"""


def refused_position(text: str) -> str:
    said = sentence(lambda: fujikit.position(text, box=BOX), fujikit.BadPosition)
    assert said.startswith("position: ")
    return said


class TestFiles:
    def test_no_file(self, tmp_path: Path) -> None:
        assert "No such file" in sentence(lambda: fujikit.load(tmp_path / "no.toml"), fujikit.BadRecord)
        assert "No such file" in sentence(lambda: fujikit.position(tmp_path / "no.toml"), fujikit.BadPosition)
        assert "No such file" in sentence(lambda: load_box(tmp_path / "no.toml"), BadBox)

    def test_a_folder(self, tmp_path: Path) -> None:
        assert "directory" in sentence(lambda: fujikit.load(tmp_path), fujikit.BadRecord)
        assert "directory" in sentence(lambda: fujikit.position(tmp_path), fujikit.BadPosition)
        assert "directory" in sentence(lambda: load_box(tmp_path), BadBox)

    @pytest.mark.parametrize("name", ["\0", "x" * 10_000])
    def test_a_name_that_no_file_has(self, name: str) -> None:
        sentence(lambda: fujikit.load(name), fujikit.BadRecord)
        sentence(lambda: fujikit.position(name), fujikit.BadPosition)

    def test_a_file_of_100_megabytes_is_refused_at_once(self, tmp_path: Path) -> None:
        file = tmp_path / "huge.toml"
        with file.open("wb") as stream:
            stream.truncate(100_000_000)
        assert "larger" in sentence(lambda: fujikit.load(file), fujikit.BadRecord)
        assert "larger" in sentence(lambda: fujikit.position(file), fujikit.BadPosition)
        assert "larger" in sentence(lambda: load_box(file), BadBox)

    @pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n\0\0", b"\xff\xfe\0", bytes(range(256))])
    def test_binary_files(self, tmp_path: Path, content: bytes) -> None:
        assert "UTF-8" in refused_save(content, tmp_path)
        file = tmp_path / "game.toml"
        assert "UTF-8" in sentence(lambda: fujikit.position(file), fujikit.BadPosition)
        assert "UTF-8" in sentence(lambda: load_box(file), BadBox)

    def test_a_file_from_an_editor_that_marks_utf_8_or_ends_lines_its_own_way(self, tmp_path: Path) -> None:
        marked = load_text(b"\xef\xbb\xbf" + SAVE.encode(), tmp_path)
        assert marked.record() == SAVE
        assert load_text(SAVE.replace("\n", "\r\n"), tmp_path).record() == SAVE
        game = fujikit.position(PLAIN.replace("\n", "\r\n"), box=BOX)
        assert fujikit.from_code(game.code()).record() == game.record()


class TestSaves:
    def test_empty(self, tmp_path: Path) -> None:
        assert "record" in refused_save("", tmp_path)

    @pytest.mark.slow
    def test_cut_at_every_byte(self) -> None:
        content = SAVE.encode()
        for end in range(len(content) - 1):
            text = content[:end].decode(errors="ignore")
            with pytest.raises(fujikit.BadRecord):
                from_record(text, "cut.toml")
        assert from_record(SAVE[:-1], "cut.toml").record() == SAVE

    @pytest.mark.parametrize(
        ("old", "new", "place"),
        [
            ("record = 1", "record = 2", "record"),
            ("record = 1", "record = true", "record"),
            ("record = 1", 'record = "one"', "record"),
            ('game = "fuji"', 'game = "go"', "go"),
            ('game = "fuji"', "game = 7", "game"),
            ('lang = "en"', 'lang = "xx"', "lang"),
            ("study = false", "study = 0", "study"),
            ("[setup]", "[other]", "other"),
            ("scenario = 1", "scenario = 9", "scenario"),
            ("scenario = 1", 'scenario = "x"', "scenario"),
            ("level = 2", "level = 99", "level"),
            ("thrill = false", "thrill = 3", "thrill"),
            ('edition = "en"', 'edition = "de"', "edition"),
            ('variant = ""', 'variant = "a"', "variant"),
            ('"Clara", "Jona"', '"Clara", "clara"', "Two players are called"),
            ('"Clara", "Jona"', '"Clara", "Third"', "Third"),
            ('"Clara", "Jona"', '"Clara", "Jo na"', "one word"),
            ('"Clara", "Jona"', '"Clara"', "players"),
            ("[play]", "[play]\nextra = 1", "extra"),
            ("[play]", "[play.moves]", "moves"),
            ("[setup]", "[setup]\nextra = 1", "extra"),
        ],
    )
    def test_wrong_types_and_values_name_their_field(
        self, tmp_path: Path, old: str, new: str, place: str
    ) -> None:
        assert old in SAVE
        assert place in refused_save(SAVE.replace(old, new, 1), tmp_path)

    @pytest.mark.parametrize("text", ["[tool.ruff]\nline-length = 110\n", "a = 1\n", "[[x]]\n[[x]]\n"])
    def test_other_toml(self, tmp_path: Path, text: str) -> None:
        assert "not a record" in refused_save(text, tmp_path)

    def test_no_toml_at_all(self, tmp_path: Path) -> None:
        assert "line 1" in refused_save("<html></html>", tmp_path)

    def test_deep_nesting(self, tmp_path: Path) -> None:
        deep = "a = " + "[" * 50_000
        assert "nested" in refused_save(deep, tmp_path)
        assert "nested" in refused_position(f"{deep}\n\nb = 1\n")

    def test_numbers_too_long_to_read(self, tmp_path: Path) -> None:
        number = "9" * 5_000
        assert "number" in refused_save(f"record = {number}", tmp_path)
        assert "number" in refused_position(f"round = {number}\n\nlevel = 1\n")
        refused_position(PLAIN.replace('phase = "plan"', 'phase = "plan"\nround = 99999999999999999999'))

    def test_a_move_that_became_illegal_is_named_with_its_line(self, tmp_path: Path) -> None:
        text = SAVE.replace("Clara mark c2", "Clara mark a1")
        number = text[: text.index("Clara mark a1")].count("\n") + 1
        assert f"line {number}: " in refused_save(text, tmp_path)

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            (r"\* [^\n]*\n", ""),
            (r"(\* [BPY]\d [^\n]*\n)", r"\1* B1 P1\n"),
            (r"\* ([BPY])\d", r"* \g<1>9"),
            (r"\* [BPY]\d ", "* "),
            (r"\* \d+ ", "* 1 "),
            (r"\* \d+ ", "* x "),
            (r"Clara mark", "* B1\nClara mark"),
            (r"Clara mark", "Clara mark c2\n* B1\nClara mark"),
            (r"Clara mark", "Nobody mark"),
            (r"Clara mark", "\nClara mark"),
            (r"Clara mark c2", "Clara mark c2\u2028"),
        ],
    )
    def test_chance_that_is_missing_surplus_or_impossible(self, tmp_path: Path, old: str, new: str) -> None:
        head, moves = SAVE.split('moves = """\n')
        changed, count = re.subn(old, new, moves, count=1)
        assert count == 1
        assert re.search(r"line \d+: ", refused_save(f'{head}moves = """\n{changed}', tmp_path))

    def test_a_record_of_a_position_holds_nothing_else(self, tmp_path: Path) -> None:
        save = act(three(), "Clara mark d2").record()
        assert "position" in refused_save(save.replace("[setup]", "[setup]\nlevel = 2"), tmp_path)
        without_box = re.sub(r"\[setup\.box\].*?(?=\n\[play)", "", save, flags=re.DOTALL)
        refused_save(without_box, tmp_path)
        broken = save.replace('at = "d2"', 'at = "z9"').replace('at = \\"d2\\"', 'at = \\"z9\\"')
        assert "z9" in refused_save(broken, tmp_path)

    def test_a_broken_box_in_a_record_is_named(self, tmp_path: Path) -> None:
        assert "box" in refused_save(SAVE.replace('need = "', 'need = "x', 1), tmp_path)

    def test_larger_than_any_record(self) -> None:
        sentence(lambda: from_record("#" * (MAX_RECORD_LENGTH + 1), "x"), fujikit.BadRecord)


class TestCodes:
    def test_cut_at_every_letter(self) -> None:
        code = new_game().code()
        for end in range(len(code)):
            with pytest.raises(fujikit.BadRecord):
                fujikit.from_code(code[:end])

    @pytest.mark.parametrize(
        "code",
        [
            "",
            " ",
            "fk1.",
            "fk2.abc",
            "fk1.???",
            "fk1.é",
            "fk1.AAAA",
            f"fk1.{'A' * 99_999}",
            "\0",
            "x" * 9_999,
        ],
    )
    def test_what_is_no_code(self, code: str) -> None:
        assert sentence(lambda: fujikit.from_code(code), fujikit.BadRecord).startswith("code: ")

    def test_changed_letters(self) -> None:
        code = new_game().code()
        for index in range(4, len(code), 29):
            other = "A" if code[index] != "A" else "B"
            with pytest.raises(fujikit.BadRecord):
                fujikit.from_code(code[:index] + other + code[index + 1 :])

    def test_more_after_the_end(self) -> None:
        sentence(lambda: fujikit.from_code(new_game().code() + "AAAA"), fujikit.BadRecord)

    def test_space_around_it_does_no_harm(self) -> None:
        game = new_game()
        assert fujikit.from_code(f"  {game.code()}\n").record() == game.record()

    def test_a_code_that_would_unpack_to_gigabytes(self) -> None:
        bomb = encode_record("#" * (MAX_RECORD_LENGTH + 1))
        assert sentence(lambda: fujikit.from_code(bomb), fujikit.BadRecord)

    def test_a_box_or_a_position_is_no_code(self) -> None:
        sentence(lambda: fujikit.from_code(PLAIN), fujikit.BadRecord)


class TestPositions:
    def test_the_plain_one_is_fine(self) -> None:
        assert fujikit.position(PLAIN, box=BOX).seats == ("Clara", "Jona", "Steve")

    @pytest.mark.parametrize("text", ["\n\n", "x = 1\n\ny = 2\n", "<html>\n\n</html>\n", "game = \n\n[\n"])
    def test_other_texts(self, text: str) -> None:
        if text.strip():
            refused_position(text)
        else:
            sentence(lambda: fujikit.position(text, box=BOX), fujikit.BadPosition)

    @pytest.mark.slow
    def test_cut_at_every_letter_it_is_refused_or_a_position(self) -> None:
        text = moment(5, 40).position()
        for end in range(len(text)):
            try:
                game = fujikit.position(text[:end] + "\n\n", box=BOX)
            except fujikit.BadPosition:
                continue
            assert game.legal(game.seats[0]) is not None

    @pytest.mark.parametrize(
        ("old", "new", "place"),
        [
            ('game = "fuji"', 'game = "go"', "game"),
            ('game = "fuji"', "game = 1", "game"),
            ('game = "fuji"', 'game = "fuji"\nformat = 2', "format"),
            ('game = "fuji"', 'game = "fuji"\nextra = 1', "extra"),
            ('phase = "plan"', 'phase = "lunch"', "phase"),
            ('phase = "plan"', 'phase = "setup"', "phase"),
            ('phase = "plan"', 'phase = "plan"\nround = 0', "round"),
            ('phase = "plan"', 'phase = "plan"\nlevel = 9', "level"),
            ('phase = "plan"', 'phase = "plan"\nedition = "de"', "edition"),
            ('phase = "plan"', 'phase = "plan"\nvariant = "c"', "variant"),
            ('phase = "plan"', 'phase = "plan"\nvariant = "a"', "variant"),
            ('phase = "plan"', 'phase = "plan"\npile = ["rope", "rope"]', "pile"),
            ('phase = "plan"', 'phase = "plan"\npile = ["umbrella"]', "pile"),
            ('phase = "plan"', 'phase = "plan"\nnext_turn = "Clara"', "next_turn"),
            ('phase = "plan"', 'phase = "plan"\nnext_turn = "Nobody"', "next_turn"),
            ('phase = "plan"', 'phase = "plan"\nbuddy_side = "Nobody"', "buddy_side"),
            ("V R R l l l", "V R R l l x", "map"),
            ("V R R l l l", "V R R l l", "map"),
            ("V R R l l l", "V R R l l l" + " l" * 30, "map"),
            ("[[seat]]", 'needs = { d2 = "green|4" }\n[[seat]]', "needs.d2"),
            ("[[seat]]", 'needs = { z99 = "blue" }\n[[seat]]', "needs"),
            ("[[seat]]", 'reroll = ["a9"]\n[[seat]]', "reroll"),
            ("[[seat]]", 'tokens = { d2 = "umbrella" }\n[[seat]]', "tokens.d2"),
            ("[[seat]]", 'tokens = { a9 = "equipment" }\n[[seat]]', "tokens"),
            ("[[seat]]", 'sources = { d2 = "hearsay" }\n[[seat]]', "sources.d2"),
            ("[[seat]]", "[track]\nlength = 0\ninjuries = []\n[[seat]]", "track"),
            ("[[seat]]", "[track]\nlength = 9\ninjuries = [10]\n[[seat]]", "track"),
            ("[[seat]]", "[track]\nlength = 9\n[[seat]]", "track"),
            ("[[seat]]", '[third]\ndice = "B1"\n[[seat]]', "third"),
            ('name = "Jona"', 'name = "Clara"', "Two players are called"),
            ('name = "Jona"', 'name = "CLARA"', "Two players are called"),
            ('name = "Jona"', 'name = "Third"', "Third"),
            ('name = "Jona"', 'name = "Jo\\u0007na"', "name"),
            ('name = "Jona"', 'name = ""', "name"),
            ('at = "d3"', 'at = "z9"', "Jona: at"),
            ('at = "d3"', 'at = "a1"', "Jona: at"),
            ('at = "d3"', 'at = "f6"', "Jona: at"),
            ('at = "d3"', 'at = "d3"\nmarker = "z9"', "Jona: marker"),
            ('at = "d3"', 'at = "d3"\nmarker = "b1"', "Jona: marker"),
            ('at = "d3"', 'at = "d3"\nskill = "cook"', "Jona: skill"),
            ('at = "d3"', 'at = "d3"\ncharacter = "red"', "Jona: character"),
            ('at = "d3"', 'at = "d3"\ninjuries = ["nose"]', "Jona: injuries"),
            ('at = "d3"', 'at = "d3"\ninjuries = ["eye", "eye"]', "Jona: injuries"),
            ('at = "d3"', 'at = "d3"\nstamina = -1', "Jona: stamina"),
            ('at = "d3"', 'at = "d3"\nstamina = 9999', "Jona: stamina"),
            ('at = "d3"', 'at = "d3"\nstamina = "much"', "stamina"),
            ('at = "d3"', 'at = "d3"\nbars = 4', "Jona: bars"),
            ('at = "d3"', 'at = "d3"\nboost = -1', "Jona: boost"),
            ('at = "d3"', 'at = "d3"\nequipment = ["umbrella"]', "Jona: equipment"),
            ('at = "d3"', 'at = "d3"\nequipment = ["rope", "rope"]', "rope"),
            ('at = "d3"', 'at = "d3"\ntapped = ["rope"]', "Jona: rope"),
            ('at = "d3"', 'at = "d3"\nequipment = ["rope"]\nlater = { rope = [1] }', "later"),
            ('at = "d3"', 'at = "d3"\ndice = "R4"', "R4"),
            ('at = "d3"', 'at = "d3"\ndice = "B7"', "B7"),
            ('at = "d3"', 'at = "d3"\ndice = "B1 B1 B1"', "two of each kind"),
            ('at = "d3"', 'at = "d3"\ndice = "B1 P1 Y1 B1 P1 Y1 B1"', "lent"),
            ('at = "d3"', 'at = "d3"\nskill = "scout"\ndice = "B1 P1 Y1 B1 P1 Y1"', "lent"),
            ('at = "d3"', 'at = "d3"\ninjuries = ["leg"]\ndice = "B1 P1 Y1 B1 P1 Y1"', "lent"),
            ('at = "d3"', 'at = "d3"\ndice = 7', "dice"),
            ('at = "d3"', 'at = "d3"\nout = [9]', "Jona: "),
            ('at = "d3"', 'at = "d3"\ndice = "B1"\nout = [1]', "die number 3"),
            ('at = "d3"', 'at = "d3"\nleg = 7', "Jona: leg"),
            ('at = "d3"', 'at = "d3"\nextra = 1', "extra"),
            ('at = "d3"', "at = 3", "at"),
        ],
    )
    def test_every_mistake_names_its_place(self, old: str, new: str, place: str) -> None:
        assert old in PLAIN
        assert place in refused_position(PLAIN.replace(old, new, 1))

    @pytest.mark.parametrize(
        ("die", "complaint"),
        [
            ({"owner": "Nobody"}, "not here"),
            ({"seen": ["Nobody"]}, "not here"),
            ({"side": "Clara"}, "lies with Clara"),
            ({"slot": 7}, "no die number 8"),
            ({"face": "B2"}, "no die number 1"),
            ({"owner": "Clara"}, "is there twice"),
        ],
    )
    def test_dice_in_full_are_checked_one_by_one(self, die: dict[str, Any], complaint: str) -> None:
        whole = {"face": "B1", "owner": "Jona", "slot": 0, "side": "Jona", "seen": ["Jona"]}
        with pytest.raises(fujikit.BadPosition, match=complaint):
            position(seat("Clara", "d2"), seat("Jona", "d3", hand=[{**whole, **die}]), seat("Steve", "e2"))

    def test_a_die_that_is_out_is_in_no_hand(self) -> None:
        die = {"face": "B1", "owner": "Clara", "slot": 0, "side": "Jona", "seen": ["Jona"]}
        with pytest.raises(fujikit.BadPosition, match="out of the game"):
            position(
                seat("Clara", "d2", out=[0]),
                seat("Jona", "d3", hand=[die], out=[0, 1, 2, 3, 4, 5]),
                seat("Steve", "e2"),
            )

    @pytest.mark.parametrize("name", ["Żółw", "Élise", "名前", "O'Neil", "x"])
    def test_names_of_any_alphabet_work_and_come_back(self, name: str) -> None:
        game = fujikit.new_game("fuji", players=[name, "Jona", "Steve"], seed=4, box=BOX)
        assert game.seats[0] == name
        action = game.legal(name)[0]
        assert game.read(str(action)) == action
        again = fujikit.from_code(game.code())
        assert again.seats == game.seats
        assert state_bytes(fujikit.position(game.position(), box=BOX).state) == state_bytes(game.state)

    @pytest.mark.parametrize("name", ["", " ", "a b", "a\nb", "a\x07", "\u200b", "x" * 41, "Third", "7"])
    def test_names_that_a_line_could_not_hold(self, name: str) -> None:
        sentence(lambda: fujikit.new_game("fuji", players=[name, "Jona", "Steve"]))

    def test_variant_a_needs_six_dice_of_the_third_set_and_nothing_else(self) -> None:
        for third, place in (
            ({"dice": "B1"}, "6 dice"),
            ({"at": "d2"}, "nothing else"),
            ({"dice": "R4"}, "R4"),
        ):
            with pytest.raises(fujikit.BadPosition, match=place):
                position(seat("Clara", "d2"), seat("Jona", "d3"), variant="a", third=third)

    def test_variant_b_needs_a_third_meeple(self) -> None:
        with pytest.raises(fujikit.BadPosition, match="third"):
            position(seat("Clara", "d2"), seat("Jona", "d3"), variant="b")


class TestLines:
    @pytest.mark.parametrize(
        "line",
        [
            "",
            " ",
            "Clara",
            "mark c4",
            "Nobody mark c4",
            "Clara dance",
            "Clara mark",
            "Clara mark z99",
            "Clara mark c4 d4",
            "Clara mark " + "c4 " * 4_000,
            "x" * 10_000,
            "Clara reroll 0",
            "Clara reroll 1 1",
            "Clara reroll " + "9" * 900,
            "x" * 900,
            "Clara " + "x" * 900,
            "Clara mark " + "x" * 900,
            "Clara reroll \u0661",
            "Clara reroll ²",
            "Clara use umbrella",
            "Clara use pocket-knife pocket-knife",
            "Clara mark c4\nClara ready",
            "Clara mark\0c4",
            "Clara say",
            "Clara say \x1b[31m",
            "Clara propose mark c4",
            "Clara give rope Nobody",
            "Clara spend 4 Jona",
            "Clara injury nose",
            "Clara pick 1 as 7",
            "\ud800",
        ],
    )
    def test_what_is_no_line_is_a_verdict_and_changes_nothing(self, line: str) -> None:
        game = three()
        before, state = game.record(), game.state
        verdict = game.check(line)
        assert not verdict.ok
        assert all(clause.startswith("line.") for clause in verdict.clauses)
        assert len(sentence(lambda: game.act(line), fujikit.IllegalAction)) < 500
        assert game.record() == before
        assert game.state is state


class TestNewGames:
    @pytest.mark.parametrize(
        ("options", "place"),
        [
            ({}, "players"),
            ({"players": "Clara"}, "players"),
            ({"players": ["Clara"]}, "players"),
            ({"players": [1, 2, 3]}, "players"),
            ({"scenario": 99}, "scenario"),
            ({"scenario": "one"}, "scenario"),
            ({"level": 0}, "level"),
            ({"level": None}, "level"),
            ({"edition": "de"}, "edition"),
            ({"variant": "b"}, "variant"),
            ({"thrill": "yes"}, "thrill"),
            ({"skills": ["cook", None, None]}, "skills"),
            ({"skills": ["scout"]}, "skills"),
            ({"skills": {"Nobody": "scout"}}, "skills"),
            ({"skills": ["scout", "scout", None]}, "skills"),
            ({"characters": ["red", None, None]}, "characters"),
            ({"lang": "xx"}, "lang"),
            ({"choices": "never"}, "choices"),
            ({"umbrella": 1}, "umbrella"),
            ({"box": "no-such-box.toml"}, "no-such-box.toml"),
            ({"dice": "R4 R4 R4 R4 R4 R4"}, "R4"),
        ],
    )
    def test_every_mistake_names_its_option(self, options: dict[str, Any], place: str) -> None:
        players = {} if not options else {"players": ["Clara", "Jona", "Steve"]}
        assert place in sentence(lambda: fujikit.new_game("fuji", **{**players, **options}))

    def test_another_game(self) -> None:
        there = "no game is called 'go'; there is fuji, robinson"
        assert sentence(lambda: start_game("go", {"players": ["Clara", "Jona"]})) == there
        assert sentence(lambda: rulebook_of("go")) == there

    def test_the_third_meeple_needs_six_dice(self) -> None:
        with pytest.raises(fujikit.BadInput, match="6 dice"):
            fujikit.new_game(
                "fuji", players=["Clara", "Jona"], variant="b", skills=["buddy", "gatherer", "scout"]
            )

    def test_nobody_is_called_so(self) -> None:
        with pytest.raises(ValueError, match="Nobody"):
            three().view("Nobody")
