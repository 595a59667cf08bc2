"""Numbers lie side by side in rows of words: none runs into the next, whatever the settings."""

from __future__ import annotations

from ludoteca.games.dirty_deeds import content
from ludoteca.games.dirty_deeds.rules import familiar, names, recruitment, scoring, state, survey, territory
from ludoteca.kernel.state import OWN, STEP
from tests.games.dirty_deeds.table import deeds

OWN_WORDS = STEP - OWN
MOST_SEATS = 3


def highest(name):
    return int(content.parameters()[name].high)


def test_what_a_seat_has_is_a_row_of_eight_words():
    assert (state.RESERVE, state.OPAQUE, state.TOKEN, state.FAMILIAR, state.COLOUR) == (0, 1, 2, 4, 5)
    assert state.THINGS == state.COLOUR + MOST_SEATS


def test_a_hand_is_a_row_of_four_words_and_the_zones_are_eight():
    assert (state.WHO, state.DEED, state.FIRST_TILES, state.SECOND_TILES, state.HAND) == (0, 1, 2, 3, 4)
    zones = (state.COMMON_OPAQUE, state.COMMON, state.EXHAUSTED_TOKENS, state.EXHAUSTED_TILES, state.ZONES)
    assert zones == (0, 1, 3, 5, 8)


def test_the_longest_chain_of_conquests_fits_into_its_step():
    words = (territory.ACTION, territory.FROM, territory.LEFT, territory.CHAINED, territory.CHAIN)
    assert words == (0, 1, 2, 3, 4)
    assert territory.CHAIN + highest("n_expansion") <= OWN_WORDS


def test_the_tiles_given_of_every_colour_fit_into_the_step_of_an_exchange():
    assert (recruitment.LEFT, recruitment.GIVEN) == (0, 1)
    assert recruitment.GIVEN + MOST_SEATS <= OWN_WORDS


def test_what_a_riot_took_is_counted_in_a_word_for_each_player_on_each_wheel():
    words = [familiar.fallen_of(player, wheel) for player in range(MOST_SEATS) for wheel in range(names.WHEELS)]
    assert words == list(range(9))
    assert len(words) <= OWN_WORDS


def test_a_chain_as_long_as_can_be_leads_on_from_every_hex_of_it():
    t = deeds(2, expansion="chained", n_expansion=highest("n_expansion")).holds(0, "B3,0").acts(0, "knight")
    t.play("place:B3,0 conquer:B2,0 conquer:B1,0 conquer:B0,0 conquer:B-1,0 conquer:B-2,0")
    assert t.step.chain == ("B2,0", "B1,0", "B0,0", "B-1,0", "B-2,0")
    assert {"B4,-1", "B2,1", "B0,1", "B-3,0"} <= t.offered("conquer")  # next to the Knight and to the chain
    assert t.play("conquer:B-3,0").view(0).step is None


def test_a_riot_as_large_as_can_be_takes_from_each_player_what_the_limits_say():
    limits = {"riot_per_player": highest("riot_per_player"), "riot_per_wheel": highest("riot_per_wheel")}
    t = deeds(3, **limits).holds(0, "B0,0").familiar(0, 3).screen(0, opaque=3)
    rows = {seat: [f"B{q},{seat}" for q in range(-2, 1)] for seat in (1, 2)}
    for seat, row in rows.items():
        t.holds(seat, " ".join([*row, f"M0,{seat}", f"M1,{seat}", f"S0,{seat}", f"S-1,{seat}"]))
    t.stands("1-knight", "B-1,1").acts(0, "knight", "costly").play("place:B0,0 capture:1:knight familiar:riot")
    for seat, row in rows.items():
        t.play(" ".join(f"riot:{name}" for name in (*row, f"M0,{seat}", f"M1,{seat}", f"S0,{seat}")))
        assert t.why(f"riot:S-1,{seat}") == f"player-limit {limits['riot_per_player']}"
        assert t.step.fallen[seat] == (3, 2, 1)
    assert t.step.fallen[0] == (0, 0, 0)


def test_a_delay_is_a_turn_more_or_a_turn_fewer():
    assert (familiar.MORE, familiar.FEWER) == (0, 1)


def test_what_is_counted_on_the_hexes_is_a_row_for_each_seat():
    by_wheel = (survey.HELD, survey.FREE, survey.CONQUERABLE, survey.COVERABLE, survey.EXPOSED)
    assert [survey.AREA, survey.COLONIES] == [3, 4]
    assert by_wheel == (0, 5, 8, 11, 14)
    assert survey.BELOW + names.WHEELS * names.TOKENS == survey.COLOURED == 23
    once = (survey.ROOM, survey.SITES, survey.RIM_SITES, survey.GLASSES, survey.COUNTED)
    assert once == (24, 25, 26, 27, 28)


def test_a_mark_of_a_hex_is_a_bit_of_its_own():
    assert (survey.VISITED, survey.GLASS) == (1 << MOST_SEATS, 2 << MOST_SEATS)


def test_domains_only_break_ties():
    assert scoring.MOST_DOMAINS == 1000
