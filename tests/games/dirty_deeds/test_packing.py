"""How numbers are packed into words: so tightly that nothing of one runs into the next."""

from __future__ import annotations

from ludoteca.games.dirty_deeds import content
from ludoteca.games.dirty_deeds.rules import familiar, recruitment, scoring, state, territory, wheels


def highest(name):
    return content.parameters()[name].high


def test_what_a_seat_has_is_a_row_of_eight_words():
    assert (state.RESERVE, state.OPAQUE, state.TOKEN, state.FAMILIAR, state.COLOUR) == (0, 1, 2, 4, 5)
    assert state.THINGS == state.COLOUR + 3


def test_a_hand_is_a_row_of_four_words_and_the_zones_are_eight():
    assert (state.WHO, state.DEED, state.FIRST_TILES, state.SECOND_TILES, state.HAND) == (0, 1, 2, 3, 4)
    zones = (state.COMMON_OPAQUE, state.COMMON, state.EXHAUSTED_TOKENS, state.EXHAUSTED_TILES, state.ZONES)
    assert zones == (0, 1, 3, 5, 8)


def test_a_chain_of_conquests_has_ten_bits_for_a_hex():
    assert territory.CHAIN_BITS == 10
    assert 2**territory.CHAIN_BITS > 3 * wheels.MOST_HEXES
    assert territory.CHAIN_BITS * highest("n_expansion") < 64


def test_exchanges_are_counted_in_four_bits_a_colour():
    assert (recruitment.LEFT, recruitment.GIVEN) == (0, 1)
    assert (recruitment.BITS, recruitment.COUNT) == (4, 15)
    assert highest("recruit_exchange") <= recruitment.COUNT


def test_a_riot_is_counted_in_three_bits_for_a_player_on_a_wheel_so_that_a_c_int_holds_it():
    assert (familiar.BITS, familiar.COUNT) == (3, 7)
    assert highest("riot_per_player") <= familiar.COUNT
    assert familiar.BITS * 9 < 31


def test_a_delay_is_a_turn_more_or_a_turn_fewer():
    assert (familiar.MORE, familiar.FEWER, familiar.CHANGES) == (0, 1, 2)


def test_domains_only_break_ties():
    assert scoring.MOST_DOMAINS == 1000
