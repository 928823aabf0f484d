"""Decks whose order is drawn when it is needed."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from fujikit.engine.deck import Deck, chances, draw_top, face, without

cards = st.lists(st.sampled_from(("bear", "boa", "fox", "?puma")), max_size=4).map(tuple)
decks = st.builds(lambda top, middle, bottom: Deck(top, tuple(sorted(middle)), bottom), cards, cards, cards)


def test_the_same_cards_shuffled_are_the_same_deck() -> None:
    assert Deck.of(["fox", "bear", "fox"]) == Deck.of(["bear", "fox", "fox"])


def test_known_cards_come_first_then_the_middle_then_the_bottom() -> None:
    deck = Deck(("fox",), ("bear", "boa"), ("puma",))
    assert deck.next() == ("fox",)
    deck = deck.without_next("fox")
    assert deck.next() == ("bear", "boa")
    deck = deck.without_next("boa").without_next("bear")
    assert deck.next() == ("puma",)
    assert deck.without_next("puma") == Deck()
    assert Deck().next() == ()


def test_cards_on_top_are_uppermost_in_their_order() -> None:
    assert Deck(("fox",)).put_on_top("bear", "boa").top == ("bear", "boa", "fox")


def test_cards_under_the_deck_are_lowest_in_their_order() -> None:
    assert Deck(bottom=("fox",)).put_under("bear", "boa").bottom == ("fox", "bear", "boa")


def test_shuffling_forgets_the_order_and_what_was_unseen() -> None:
    deck = Deck(("?fox",), ("bear",), ("boa",)).shuffled_in("puma")
    assert deck == Deck(middle=("bear", "boa", "fox", "puma"))


def test_a_card_that_was_looked_for_leaves_the_order_of_the_rest() -> None:
    deck = Deck(("fox", "bear"), ("boa",), ("puma", "bear"))
    assert deck.without("fox") == Deck(("bear",), ("boa",), ("puma", "bear"))
    assert deck.without("boa") == Deck(("fox", "bear"), (), ("puma", "bear"))
    assert deck.without("puma") == Deck(("fox", "bear"), ("boa",), ("bear",))


def test_without_takes_one_of_several_equal_cards() -> None:
    assert without(("fox", "bear", "fox"), "fox") == ("bear", "fox")


def test_a_card_drawn_from_the_middle_is_any_of_them_alike() -> None:
    random, deck = Random(1), Deck.of(["bear", "boa", "fox"])
    found = [draw_top(deck, random.random) for _ in range(3_000)]
    assert all(abs(found.count(card) - 1_000) < 100 for card in deck.cards())


def test_a_known_card_costs_no_chance() -> None:
    def never() -> float:
        raise AssertionError

    assert draw_top(Deck(("?fox",), ("bear",)), never) == "fox"


def test_chances_count_copies_and_show_faces() -> None:
    assert chances(Deck.of(["fox", "bear", "fox"])) == [("bear", Fraction(1, 3)), ("fox", Fraction(2, 3))]
    assert chances(Deck(("?boa",), ("fox",))) == [("boa", Fraction(1))]
    assert chances(Deck()) == []


@given(decks)
def test_a_deck_is_as_long_as_its_cards(deck: Deck) -> None:
    assert len(deck) == len(deck.cards())
    assert bool(deck) == bool(deck.cards())


@given(decks)
def test_chances_sum_to_one(deck: Deck) -> None:
    assert sum(chance for _, chance in chances(deck)) == (1 if deck else 0)


@given(decks)
def test_drawing_all_gives_every_card_once(deck: Deck) -> None:
    found, left, random = [], deck, Random(3)
    while left:
        card = draw_top(left, random.random)
        found.append(card)
        left = left.without_next(left.next()[0] if len(left.next()) == 1 else _as_it_lies(left, card))
    assert sorted(found) == sorted(map(face, deck.cards()))


def _as_it_lies(deck: Deck, card: str) -> str:
    return next(lying for lying in deck.next() if face(lying) == card)
