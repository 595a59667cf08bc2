from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.dei.game import GAME
from ludoteca.games.dei.rules.layout import DECK, MARKET_NAMES, ROW
from ludoteca.play.match import Match
from tests.games.dei.table import opening
from tests.support import rule

BANK = {2: (38, 25), 3: (30, 20), 4: (20, 13)}
FACTIONS = ("AUX", "FMZ", "RAV", "R42")


def set_up(seats=4, seed=1, **settings):
    """Factions in this order, Champions in the first courtyard."""
    t = opening(seats, seed, **settings)
    for faction in FACTIONS[:seats]:
        t.play(f"faction:{faction}")
    while t.deciding == "place-champion":
        t.play("stand:2.1.p")
    return t


@rule("DEI-SETUP-18", "DEI-SETUP-19")
def test_factions_are_taken_in_turn_order_with_their_cards():
    t = opening(4)
    first = int(t.s.first)
    takers = []
    for faction in FACTIONS:
        takers.append(t.to_act[0])
        t.play(f"faction:{faction}")
    assert takers == [(first + k) % 4 for k in range(4)]
    player = t.view().players[first]
    assert (player.faction, player.champion) == ("AUX", "neena")
    assert player.hand == tuple(f"AUX-{k}" for k in range(1, 9))
    assert player.drone_cards == 1
    assert player.missions == (0, 0, 0, 0)


@rule("DEI-SETUP-18")
def test_a_faction_is_taken_once():
    t = opening(3).play("faction:AUX")
    assert t.why("faction:AUX") == "faction-gone"
    first = t.order[0]
    assert t.why("faction:RAV", first) == "faction-stands"
    assert t.why("faction:AUX", first) == "faction-stands"


@rule("DEI-SETUP-18")
def test_who_is_first_is_drawn_by_lot():
    assert {int(opening(4, seed).s.first) for seed in range(30)} == {0, 1, 2, 3}


@rule("DEI-SETUP-01", "DEI-2P-01", "DEI-3P-01")
def test_with_fewer_than_four_factions_are_taken_before_the_table_is_laid():
    for seats in (2, 3):
        t = opening(seats)
        assert t.view().drones == ("", "", "", "")
        assert t.view().missions == ()
    assert "" not in opening(4).view().drones
    assert len(opening(4).view().missions) == 8


@rule("DEI-SETUP-05", "DEI-3P-01", "DEI-SETUP-09", "DEI-GAME-05")
def test_only_drones_of_the_factions_are_in_play():
    """T-76"""
    t = set_up(3)
    drones = dict(zip(("HAR", "TRA", "TEL", "REA"), t.view().drones, strict=True))
    assert drones["TRA"] == ""
    assert sorted(drones[name] for name in ("TEL", "REA", "HAR")) == sorted(
        t._name(int(region)) for region in t.s.city.drone_symbols
    )
    in_decks = [t.cards[c] for m in range(4) for pile in (DECK, ROW) for c in t.s.cards.cards(pile + m)]
    assert Counter(card[4:7] for card in in_decks if card.startswith("DRN")) == {"TEL": 3, "REA": 3, "HAR": 3}


@rule("DEI-SETUP-05")
def test_drones_are_placed_by_lot():
    places = {opening(4, seed).drone_at("HAR") for seed in range(30)}
    assert len(places) == 4


@rule("DEI-SETUP-09", "DEI-SETUP-10", "DEI-COMP-03")
@pytest.mark.parametrize(("seats", "size"), [(2, 10), (3, 11), (4, 12)])
def test_drone_cards_are_dealt_equally_into_the_coloured_decks(seats, size):
    """G-03"""
    for seed in range(4):
        t = set_up(seats, seed)
        for market, name in enumerate(MARKET_NAMES):
            cards = t.for_sale(name) + [t.cards[card] for card in t.s.cards.cards(DECK + market)]
            assert len(t.for_sale(name)) == 3
            assert len(cards) == (12 if name == "black" else size)
            drones = [card for card in cards if card.startswith("DRN")]
            assert len(drones) == (0 if name == "black" else size - 8)
            own = {card[:3] for card in cards} - {"DRN"}
            assert own == {("TAC", "LOG", "MAC", "BLK")[market]}


@rule("DEI-SETUP-06", "DEI-SETUP-17", "DEI-SETUP-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_resources_lie_on_their_symbols_and_the_rest_in_the_bank(seats):
    """G-04"""
    t = set_up(seats)
    assert t.bank == BANK[seats]
    assert [t.resources(seat) for seat in range(seats)] == [(1, 1)] * seats
    assert [t.supplied(seat) for seat in range(seats)] == [0] * seats
    assert t.s.turn == 1


@rule("DEI-SETUP-07")
def test_all_candy_lies_in_the_reserve():
    t = set_up()
    assert t.view().candy_reserve == 16
    assert t.s.candy.cards(0) != sorted(t.s.candy.cards(0))


@rule("DEI-SETUP-11", "DEI-SETUP-13")
def test_red_blue_and_green_outposts_lie_on_a_b_and_c():
    t = opening(4)
    assert Counter((one.letter, one.colour, one.controller) for one in t.view().outposts) == {
        ("A", "red", -1): 5,
        ("B", "blue", -1): 5,
        ("C", "green", -1): 5,
    }


@rule("DEI-SETUP-12")
def test_the_advanced_setup_draws_which_colour_lies_on_which_letter():
    found = set()
    for seed in range(60):
        t = opening(2, seed, outpost_setup="advanced")
        pairs = {(one.letter, one.colour) for one in t.view().outposts}
        assert len(pairs) == 3
        found.add(frozenset(pairs))
    assert len(found) == 6


@rule("DEI-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_layout_never_puts_the_shelters_side_by_side(seats):
    """G-27"""
    layouts, diagonal = set(), set()
    for seed in range(60):
        t = opening(seats, seed, layout="random")
        tiles, columns = t.view().tiles, t.view().columns
        layouts.add(tiles)
        places = [k for k, (code, _) in enumerate(tiles) if code in ("2.1", "2.2")]
        rows, columns_of = [place // columns for place in places], [place % columns for place in places]
        across, along = abs(columns_of[0] - columns_of[1]), abs(rows[0] - rows[1])
        assert across + along > 1
        diagonal.add((across, along) == (1, 1))
        assert sorted(code for code, _ in tiles) == t.layout.districts.codes
        apart = opening(seats, seed, layout="random", shelter_diag_ok=False).view()
        one, other = [k for k, (code, _) in enumerate(apart.tiles) if code in ("2.1", "2.2")]
        assert max(abs(one % columns - other % columns), abs(one // columns - other // columns)) > 1
    assert len(layouts) == 60
    assert diagonal == {True, False}
    assert {quarters for tiles in layouts for _, quarters in tiles} == {0, 1, 2, 3}


@rule("DEI-SETUP-15", "DEI-OPT-1")
def test_eight_missions_are_drawn_or_four_without_a_choice():
    """G-06"""
    t = opening(4)
    assert [(one.row, one.column) for one in t.view().missions] == [(r, c) for r in (1, 2) for c in (1, 2, 3, 4)]
    assert max(Counter(one.kind for one in t.view().missions).values()) <= 2
    few = opening(4, opt_no_choice=True)
    assert [(one.row, one.column) for one in few.view().missions] == [(1, c) for c in (1, 2, 3, 4)]
    assert len({tuple(one.kind for one in opening(4, seed).view().missions) for seed in range(9)}) > 5


@rule("DEI-SETUP-20")
def test_starting_units_by_turn_order():
    """G-05"""
    t = set_up(4)
    found = [(t.where(seat), t.champion(seat)) for seat in t.order]
    assert found == [
        ({"2.1.p": 1, "2.2.p": 1}, "2.1.p"),
        ({"2.1.p": 2, "2.2.p": 1}, "2.1.p"),
        ({"2.1.p": 2, "2.2.p": 2}, "2.1.p"),
        ({"2.1.p": 3, "2.2.p": 2}, "2.1.p"),
    ]
    assert [t.reserve(seat) for seat in t.order] == [14, 13, 12, 11]


@rule("DEI-SETUP-20")
def test_the_champion_may_begin_in_either_courtyard():
    t = opening(2).play("faction:AUX faction:RAV")
    assert t.options() == ["stand:2.1.p", "stand:2.2.p"]
    t.play("stand:2.2.p")
    first = t.order[0]
    assert (t.champion(first), t.where(first)) == ("2.2.p", {"2.1.p": 1, "2.2.p": 1})
    assert t.why("stand:2.1.p", first) == "champion-stands"


@rule("DEI-SETUP-14", "DEI-SETUP-21", "DEI-TAL-05")
def test_everybody_is_dealt_one_secret_talent_of_each_colour():
    t = set_up(4)
    dealt = [t.view(seat).players[seat].talents for seat in range(4)]
    assert len({talent for three in dealt for talent in three}) == 12
    for three in dealt:
        assert all(three)
    assert t.view(0).players[1].talents == ("", "", "")
    assert t.view().players[0].unlocked == (False, False, False)
    assert t.view().talents_open == ()


@rule("DEI-OPT-2")
def test_talents_are_drafted_by_colour_from_the_last_player_back():
    """T-75"""
    t = set_up(3, talent_setup="draft")
    order = t.order
    pickers = []
    for talent in ("caravan", "fortress", "bombardment"):
        pickers.append(t.to_act[0])
        t.play(f"draft:{talent}")
    assert pickers == order[::-1]
    assert t.to_act == (order[2],)
    assert t.why("draft:city-knowledge") == "colour-drafted"
    assert t.why("draft:caravan") == "talent-gone"
    t.play("draft:deep-dig")
    assert t.why("draft:prevail") == "other-group 2"
    t.play("draft:trading-post draft:market-insight draft:prevail draft:drop-pod draft:snow-boots")
    assert t.view().players[order[2]].talents == ("caravan", "prevail", "deep-dig")
    assert t.view().players[0].unlocked == (False, False, False)
    assert t.deciding == "play-card"


@rule("DEI-OPT-2")
def test_without_a_draft_nothing_is_drafted():
    assert set_up(3).why("draft:caravan") == "no-draft"


@rule("DEI-SETUP-16")
def test_the_first_turn_begins_with_the_first_player():
    t = set_up(4)
    assert (t.s.turn, t.s.phase, t.to_act[0], t.deciding) == (1, 1, t.order[0], "play-card")


@rule("DEI-GAME-06", "DEI-COMP-06")
def test_a_match_begins_and_ends_by_rules_alone():
    match = Match(GAME, 2, 5, {})
    while not match.over:
        match.push(match.legal()[0])
    assert match._state.turn == 4


@rule("DEI-SETUP-10")
def test_three_cards_of_each_market_lie_open_for_everybody():
    t = set_up(4)
    for market in t.view().markets:
        assert None not in market.offers
        assert not set(market.unseen) & {offer.card for offer in market.offers if offer}
