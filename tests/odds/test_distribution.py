from fractions import Fraction
from itertools import product

import pytest

from fujikit.odds import Distribution, total

FACES = {face: face for face in (0, 1, 1, 4, 6)}
DIE = (0, 1, 1, 4, 6)
TWO, ONE = total([DIE, DIE], FACES), total([DIE], FACES)
SUMS = sorted(map(sum, product(DIE, DIE)))


def test_variance_and_quantiles_are_those_of_all_cases() -> None:
    mean = Fraction(sum(SUMS), len(SUMS))
    assert TWO.variance_exact == sum((each - mean) ** 2 for each in SUMS) / len(SUMS)
    assert TWO.variance == float(TWO.variance_exact)
    for share in (Fraction(1, 25), Fraction(1, 2), Fraction(9, 10), Fraction(1)):
        needed = share * len(SUMS)
        assert TWO.quantile(share) == next(each for n, each in enumerate(SUMS, 1) if n >= needed)


def test_so_much_or_more() -> None:
    for each in range(-1, 15):
        assert TWO.at_least(each) == Fraction(sum(other >= each for other in SUMS), len(SUMS))


def test_two_totals_beside_each_other() -> None:
    pairs = list(product(SUMS, DIE))
    assert TWO.beats(ONE) == Fraction(sum(a > b for a, b in pairs), len(pairs))
    assert TWO.ties(ONE) == Fraction(sum(a == b for a, b in pairs), len(pairs))
    assert TWO.beats(ONE) + TWO.ties(ONE) + ONE.beats(TWO) == 1


def test_rows() -> None:
    rows = TWO.rows()
    assert [row["total"] for row in rows] == sorted(set(SUMS))
    assert sum(Fraction(str(row["exact"])) for row in rows) == 1
    assert rows[0]["at_least"] == 1.0


def test_no_share() -> None:
    with pytest.raises(ValueError, match="2 does not lie"):
        Distribution((1,), 1).quantile(2)
