"""A verdict is about a whole interval; bands are the designer's."""

from __future__ import annotations

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.stats import Estimate
from ludoteca.lab.verdicts import Band, read_bands, verdict


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0.31, 0.35, "fine"), (0.37, 0.40, "act"), (0.20, 0.29, "act"), (0.34, 0.38, "look"), (0.25, 0.45, "thin")],
)
def test_an_interval_inside_is_fine_outside_is_to_be_acted_on_and_across_is_looked_at(low, high, expected):
    assert verdict(Estimate((low + high) / 2, low, high, 100), Band(0.30, 0.36)) == expected


def test_without_a_band_a_number_is_shown():
    assert verdict(Estimate(1.0, 0.0, 2.0, 9), None) == "shown"


def test_own_bands_replace_the_usual_ones_one_by_one(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text("[ties]\nhigh = 0.2\n")
    bands = read_bands(path)
    assert bands["ties"] == Band(high=0.2, matters=read_bands()["ties"].matters)
    assert bands["seat"] == read_bands()["seat"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[tie]\nhigh = 1.0\n", "tie"),
        ("[ties]\nhigh = 0.1\nlow = 0.2\n", "holds nothing"),
        ("[ties]\nhigh = 'much'\n", "high"),
        ("[ties\n", "mine.toml"),
    ],
)
def test_bands_that_make_no_sense_are_refused_and_named(tmp_path, text, told):
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(LudotecaError, match=told):
        read_bands(path)
    with pytest.raises(LudotecaError, match="cannot be read"):
        read_bands(tmp_path / "none.toml")
