"""What a card asks of the dice."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fujikit.engine.errors import BadInput
from fujikit.fuji.need import COLOURS, FACES, VALUES, Need, parse_need

HAND = ["B1", "P1", "P2", "B1", "Y4", "Y6"]
SOME_COLOURS = st.sampled_from([some for count in range(4) for some in combinations(COLOURS, count)])
NEEDS = st.one_of(
    st.builds(
        Need,
        colours=SOME_COLOURS,
        values=st.sets(st.sampled_from(VALUES)).map(lambda values: tuple(sorted(values))),
    ),
    st.builds(Need, colours=SOME_COLOURS, parity=st.sampled_from(["odd", "even"])),
)


@pytest.mark.clause("need.grammar")
@pytest.mark.parametrize(
    ("need", "value"),
    [
        pytest.param("1|2|3", 5, id="F-03"),
        pytest.param("yellow|4", 10, id="F-04"),
        pytest.param("odd(pink|blue)", 3, id="F-05"),
        pytest.param("even(yellow)", 10, id="F-06"),
    ],
)
def test_f_03_to_06_the_examples_of_page_6(need: str, value: int) -> None:
    assert parse_need(need).value(HAND) == value


@pytest.mark.parametrize(("text", "plain"), [(" oDd ", "odd"), ("Yellow | 4", "yellow|4"), (" ANY", "")])
def test_case_and_spaces_do_not_matter(text: str, plain: str) -> None:
    assert parse_need(text) == parse_need(plain)


@pytest.mark.clause("need.once")
def test_a_yellow_4_counts_once_where_yellow_or_4_is_asked() -> None:
    assert parse_need("yellow|4").value(["Y4"]) == 4


@pytest.mark.clause("need.grammar")
@pytest.mark.parametrize(
    ("need", "fits"),
    [
        ("blue", "B1 B2 B3 B4 B5 B6"),
        ("pink|blue", "P1 P2 P3 P4 P5 P6 B1 B2 B3 B4 B5 B6"),
        ("2|5", "P2 B2 Y2 P5 B5 Y5"),
        ("yellow|6", "Y1 Y2 Y3 Y4 Y5 Y6 P6 B6"),
        ("odd", "P1 B1 Y1 P3 B3 Y3 P5 B5 Y5"),
        ("even(yellow)", "Y2 Y4 Y6"),
        ("odd(pink|blue)", "P1 P3 P5 B1 B3 B5"),
    ],
)
def test_which_dice_fit(need: str, fits: str) -> None:
    assert parse_need(need).fits == set(fits.split())


@pytest.mark.parametrize("text", ["", "any"])
def test_a_card_without_a_need_counts_every_die(text: str) -> None:
    need = parse_need(text)
    assert need.fits == FACES.keys()
    assert need.value(HAND) == 15
    assert str(need) == "any"


def test_the_parts_can_be_asked_for() -> None:
    need = parse_need("blue|pink|6|2")
    assert (need.colours, need.values, need.parity) == (("pink", "blue"), (2, 6), None)
    assert parse_need("odd(yellow)").parity == "odd"


@pytest.mark.parametrize(
    ("typed", "plain"),
    [(" Yellow | 4 ", "yellow|4"), ("4|yellow", "yellow|4"), ("ODD(blue|pink)", "odd(pink|blue)")],
)
def test_order_case_and_spaces_do_not_matter(typed: str, plain: str) -> None:
    assert str(parse_need(typed)) == plain
    assert parse_need(typed) == parse_need(plain)


def test_a_need_is_read_once() -> None:
    assert parse_need("yellow|4") is parse_need("yellow|4")


@pytest.mark.clause("need.grammar")
@pytest.mark.parametrize("text", ["odd|4", "even|2", "odd(4)", "even(yellow|4)", "odd(blue)|4", "4|even"])
def test_odd_or_even_never_goes_with_a_number(text: str) -> None:
    with pytest.raises(BadInput, match=r"odd|even"):
        parse_need(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("yelow|4", '"yelow|4" names no colour or value; did you mean "yellow|4"?'),
        ("odd(pnk|blue)", '"odd(pnk|blue)" names no colour or value; did you mean "odd(pink|blue)"?'),
        ("zzz", '"zzz" names no colour or value'),
        ("7", '"7" names no colour or value'),
        ("0", '"0" names no colour or value'),
        ("yellow|", '"yellow|" names no colour or value'),
        ("odd()", '"odd()" names no colour or value'),
        ("any|4", '"any|4" names no colour or value'),
        ("4|4", '"4|4" names 4 twice'),
        ("odd(blue|blue)", '"odd(blue|blue)" names blue twice'),
        ("odd|blue", '"odd|blue": odd stands alone or holds colours, as odd(blue)'),
        ("odd(pink)|odd(blue)", '"odd(pink)|odd(blue)": odd stands alone or holds colours, as odd(blue)'),
        ("odd(4)", '"odd(4)" asks for odd or even of a number; only colours go with odd and even'),
        ("two\nlines", '"two\\nlines" names no colour or value'),
    ],
)
def test_a_mistake_is_named_in_one_sentence(text: str, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_need(text)
    assert str(refused.value) == message


@given(NEEDS)
def test_every_need_prints_to_text_that_reads_back(need: Need) -> None:
    assert parse_need(str(need)) == need


@given(NEEDS, st.lists(st.sampled_from(sorted(FACES)), max_size=8))
def test_the_value_is_the_sum_of_the_dice_that_fit(need: Need, faces: list[str]) -> None:
    assert need.value(faces) == sum(int(face[1]) for face in faces if face in need.fits)


@given(st.text(max_size=20))
def test_any_other_text_is_refused_on_one_line(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_need(f"no {text}")
    assert len(str(refused.value).splitlines()) == 1
