from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.magnificent.game import GAME
from ludoteca.games.magnificent.rules.layout import (
    CARD_DECK,
    MASTER_CURRENT,
    MASTER_FUTURE,
    POSTER_BOX,
    POSTER_MASTER,
    POSTER_WHITE,
    TENT_PILE,
    TILE_MASTER,
    TILE_OPEN,
    TILE_PILE,
)
from ludoteca.games.magnificent.rules.names import HATS, NOTHING, WHITE
from ludoteca.games.magnificent.rules.state import FREE, RESERVE
from tests.games.magnificent.table import magnificent, opening
from tests.support import rule

DICE = {1: (1, 1, 1, 2), 2: (3, 3, 3, 2), 3: (4, 4, 4, 3), 4: (5, 5, 5, 4), 5: (6, 6, 6, 5)}
SEATS = (2, 3, 4, 5)


def set_up(seats=3, seed=1, **settings):
    """Everybody takes the first thing that is offered, until the first turn."""
    t = opening(seats, seed, **settings)
    while t.view().phase == "setup":
        t.play(t.options()[0])
    return t


def tent_dice(t):
    return tuple(sum(name.startswith(colour) for name in t.in_tent) for colour in "OGPC")


@rule("MAG-SETUP-02", "MAG-GEN-03", "MAG-SOLO-01")
@pytest.mark.parametrize("seats", DICE)
def test_dice_are_rolled_for_the_number_of_players(seats):
    t = set_up(seats)
    assert tent_dice(t) == DICE[seats]
    rolled = Counter(name for seed in range(12) for name in set_up(seats, seed).in_tent)
    assert len(rolled) > 12


@rule("MAG-SETUP-01", "MAG-GEN-12")
def test_all_camp_tiles_are_in_the_supply_white_ones_too():
    assert opening(3).view().supply == (16, 14, 16, 14, 16, 14, 14)


@rule("MAG-SETUP-03", "MAG-PSET-02", "MAG-PSET-04")
def test_play_order_cards_are_dealt_by_lot_and_not_by_seat():
    orders = {tuple(opening(3, seed).view().order) for seed in range(40)}
    assert len(orders) == 6


@rule("MAG-SETUP-04", "MAG-PSET-05", "MAG-PSET-06", "MAG-PSET-08")
def test_everybody_has_the_four_cards_of_the_own_board_and_the_others_are_in_the_deck():
    t = opening(4)
    view = t.view()
    for player in view.players:
        assert [card.id for card in player.cards] == [f"{player.board}-{k}" for k in range(1, 5)]
        assert player.side == "A"
    assert len({player.board for player in view.players}) == 4
    assert all(not one.card.startswith(("I", "V")) for one in view.sets)
    deck = {t.ids["card"][card] for card in t.s.cards.cards(CARD_DECK)}
    unused = {f"{board}-{k}" for board in t.ids["board"] for k in range(1, 5)} - {
        card.id for player in view.players for card in player.cards
    }
    assert unused <= deck
    assert len(deck) == 109 - 16 - 4


@rule("MAG-PSET-05")
def test_boards_are_dealt_by_lot():
    assert {opening(2, seed).view().players[0].board for seed in range(40)} == {"I", "II", "III", "IV", "V", "VI"}


@rule("MAG-SETUP-05", "MAG-SETUP-06")
@pytest.mark.parametrize(("seats", "sets"), [(1, 4), (2, 3), (3, 3), (4, 4), (5, 4)])
def test_the_main_display_has_a_card_and_a_tile_in_each_set(seats, sets):
    shown = [one for one in opening(seats).view().sets if one.card]
    assert len(shown) == sets
    assert all(one.tile for one in shown)
    tiles = {one.tile for seed in range(40) for one in opening(seats, seed).view().sets}
    assert tiles - {""} == {f"TT{k:02}" for k in range(1, 21)}


@rule("MAG-PSET-11", "MAG-EOR-10")
def test_five_players_have_the_tops_of_deck_and_pile_as_a_fifth_set_once_play_begins():
    assert opening(5).view().sets[4].card == ""
    fifth = set_up(5).view().sets[4]
    assert fifth.fifth
    assert fifth.card
    assert fifth.tile
    assert len(set_up(4).view().sets) == 4


@rule("MAG-SETUP-07")
def test_wagons_begin_on_their_start_space():
    tracks = opening(3).view().tracks
    assert [track.wagon for track in tracks] == [0, 0, 0]
    assert [track.spaces[0].symbol for track in tracks] == ["-", "-", "-"]


@rule("MAG-SETUP-08", "MAG-SETUP-09")
def test_gt_09_every_track_has_five_tents_and_two_in_the_middle():
    t = opening(3)
    for track in t.view().tracks:
        assert [bool(space.tent) for space in track.spaces] == [space.symbol == "P" for space in track.spaces]
        assert sum(bool(space.tent) for space in track.spaces) == 5
        assert len(track.centre) == 2
    assert t.s.tent_deck.size(TENT_PILE) == 3
    shown = {tent for seed in range(60) for tent in opening(3, seed).view().tracks[0].centre}
    assert len(shown) == 24


@rule("MAG-SETUP-10", "MAG-SETUP-11")
def test_three_normal_posters_and_a_white_one_are_on_display():
    for seed in range(10):
        t = opening(3, seed)
        bills = t.view().bills
        assert [bill.startswith("SNO") for bill in bills] == [False, False, False, True]
        assert not any(bill.endswith("-0") for bill in bills)
        assert t.view().poster_deck == 45
        assert t.s.posters.size(POSTER_WHITE) == 17


@rule("MAG-PSET-01", "MAG-PSET-03", "MAG-PSET-12")
@pytest.mark.parametrize(("seats", "hats"), [(2, 2), (4, 2), (5, 1)])
def test_everybody_begins_at_nought_with_a_hat_on_the_order_spaces(seats, hats):
    t = opening(seats)
    view = t.view()
    assert [t.score(seat) for seat in range(seats)] == [0] * seats
    assert view.order_spaces[:seats] == view.order
    for number, seat in enumerate(view.order):
        assert view.players[seat].hats == (number, -1)[:hats]
        assert view.players[seat].order == number + 1


@rule("MAG-PSET-07")
def test_a_starting_poster_hangs_above_the_printed_tent():
    t = opening(4)
    for player in t.view().players:
        assert player.tents[0].poster is not None
        assert player.tents[0].poster.id.endswith("-0")
        assert player.tents[0].printed
        assert all(space.poster is None for space in player.tents[1:])
    assert t.s.posters.size(POSTER_BOX) == 2


@rule("MAG-PSET-08", "MAG-GEN-10")
def test_the_supply_of_an_a_side_is_taken():
    t = opening(4)
    for seat in range(4):
        assert t.gems(seat) == "ogpc"
        assert t.free_trainers(seat) == 1
        assert int(t.s.has(seat, RESERVE)) == 7


@rule("MAG-PSET-09", "MAG-PSET-04")
@pytest.mark.parametrize(("seats", "coins"), [(2, (5, 7)), (3, (5, 6, 7)), (4, (5, 6, 6, 7)), (5, (5, 6, 6, 7, 7))])
def test_play_order_cards_pay_or_give_to_begin_with(seats, coins):
    t = opening(seats)
    while t.deciding == "gain-gem":
        t.play("gain:o")
    assert tuple(t.coins(seat) for seat in t.view().order) == coins


@rule("MAG-PSET-09", "MAG-GEN-07")
def test_gt_11_the_fifth_card_gives_a_coin_and_a_coloured_gem_of_choice():
    t = opening(5)
    seat = t.view().order[4]
    assert t.to_act == (seat,)
    assert t.offered("gain") == {"o", "g", "p"}
    t.play("gain:p")
    assert t.gems(seat) == "ogppc"
    assert t.coins(seat) == 7


@rule("MAG-PSET-10")
def test_gt_10_trainer_tiles_are_chosen_from_one_more_in_descending_order():
    t = opening(4)
    choosers = []
    assert t.s.tiles.size(TILE_OPEN) == 5
    pile = t.s.tiles.size(TILE_PILE)
    while t.deciding == "choose-tile":
        choosers.append(t.to_act[0])
        tile = t.options()[0]
        t.play(tile)
        assert t.own_tiles(choosers[-1]) == [tile.partition(":")[2]]
        assert t.why(tile) == "tile-not-offered"
    assert choosers == list(reversed(t.view().order))
    assert t.s.tiles.size(TILE_OPEN) == 0
    assert t.s.tiles.size(TILE_PILE) == pile + 1


@rule("MAG-FLOW-01", "MAG-PSET-04")
def test_the_holder_of_the_first_card_begins():
    for seed in range(5):
        t = set_up(3, seed)
        assert t.to_act == (t.view().order[0],)
        assert t.deciding == "take-die"


@rule("MAG-PSET-13")
def test_a_draft_passes_hands_of_five_on_until_four_are_kept():
    t = opening(3, start_cards="draft")
    order = list(t.view().order)
    hands = {seat: set(t.view(seat).players[seat].hand) for seat in range(3)}
    assert all(len(hand) == 5 for hand in hands.values())
    kept: dict[int, list[str]] = {seat: [] for seat in range(3)}
    for turn in range(4):
        for seat in range(3):
            assert t.offered("keep", seat) == hands[seat]
            card = min(hands[seat])
            kept[seat].append(card)
            t.play(f"keep:{card}", seat)
        left = {seat: hands[seat] - {kept[seat][-1]} for seat in range(3)}
        hands = {order[(number + 1) % 3]: left[seat] for number, seat in enumerate(order)}
        assert turn == 3 or {seat: set(t.view(seat).players[seat].hand) for seat in range(3)} == hands
    assert {seat: sorted(t.own_cards(seat)) for seat in range(3)} == {seat: sorted(kept[seat]) for seat in range(3)}
    assert t.s.cards.size(CARD_DECK) == 109 - 12 - 3


@rule("MAG-PSET-13")
def test_hands_of_a_draft_are_secret_and_starting_cards_may_come():
    t = opening(2, start_cards="draft")
    assert t.view(0).players[1].hand == ("?",) * 5
    assert t.view().players[0].hand == ("?",) * 5
    assert t.why("keep:" + t.view(1).players[1].hand[0], 0) == "card-not-offered"
    seen = {
        card for seed in range(30) for player in (0, 1)
        for card in opening(2, seed, start_cards="draft").view(player).players[player].hand
    }  # fmt: skip
    assert any(card.startswith(("I", "V")) for card in seen)


@rule("MAG-PSET-13")
def test_of_five_players_everybody_has_a_hand_of_their_own():
    t = opening(5, start_cards="draft")
    players = [t.view(seat).players[seat] for seat in range(5)]
    assert len({card for one in players for card in one.hand}) == 25
    assert [t.own_cards(seat) for seat in range(5)] == [[], [], [], [], []]


B_SIDES = {
    "I": (4, "ooggpc".replace("gg", "g"), 1),
    "II": (4, "og", 1),
    "III": (10, "gc", 1),
    "IV": (5, "ogp", 2),
    "V": (4, "ogp", 1),
    "VI": (5, "c", 1),
}


@rule("MAG-ADV-01")
def test_b_sides_have_supplies_of_their_own():
    seen = set()
    for seed in range(12):
        t = opening(3, seed, side="B")
        for number, seat in enumerate(t.view().order):
            board = t.view().players[seat].board
            coins, gems, trainers = B_SIDES[board]
            assert (t.coins(seat), t.gems(seat)) == (coins + number - 1, gems)
            assert int(t.s.has(seat, FREE)) == trainers
            assert t.view().players[seat].side == "B"
            seen.add(board)
    assert seen == set(B_SIDES)


def with_board(board, seats=2, **settings):
    """A B side at its special supply, everybody else having chosen a tile."""
    for seed in range(60):
        t = opening(seats, seed, side="B", **settings)
        seat = next((one.seat for one in t.view().players if one.board == board), None)
        others = {one.board for one in t.view().players} - {board}
        if seat is not None and not others & {"II", "V", "VI"}:
            while t.deciding == "choose-tile":
                t.play(t.options()[0])
            return t, seat
    raise AssertionError(board)


@rule("MAG-ADV-02", "MAG-ADV-05", "MAG-TENT-01")
def test_board_two_draws_a_tent_and_takes_the_bonus_of_its_space():
    t, seat = with_board("II")
    assert (t.deciding, t.to_act) == ("place-tent", (seat,))
    coins = t.coins(seat)
    assert t.offered("pitch") == {"1", "2", "3", "4", "5"}
    drawn = t.view(seat).step.tent
    assert t.view(1 - seat).tent_in_hand == t.view().tent_in_hand == drawn
    t.play("pitch:2")
    assert t.view().tent_in_hand == ""
    assert t.tents(seat)[1] != ""
    assert t.coins(seat) == coins + 2
    assert t.s.tent_deck.size(TENT_PILE) == 2


@rule("MAG-ADV-03", "MAG-ADV-05", "MAG-TRN-07")
def test_board_five_keeps_one_of_two_trainer_tiles_besides_the_first():
    t, seat = with_board("V")
    other = 1 - seat
    assert (t.deciding, t.to_act) == ("keep-tile", (seat,))
    drawn = t.view(seat).players[seat].drawn
    assert len(drawn) == 2
    assert t.view(other).players[seat].drawn == ("?", "?")
    pile = t.s.tiles.size(TILE_PILE)
    t.play(f"keep-tile:{drawn[1]}")
    assert t.own_tiles(seat)[1] == drawn[1]
    assert len(t.own_tiles(other)) == 1
    assert t.s.tiles.size(TILE_PILE) == pile + 1


@rule("MAG-ADV-03")
def test_of_five_players_nobody_else_has_the_tiles_that_board_five_draws():
    dealt = (opening(5, seed, side="B") for seed in range(60))
    t = next(t for t in dealt if t.view().players[4].board == "V")
    while t.deciding != "keep-tile":
        t.play(t.options()[0])
    assert [len(t.view(4).players[seat].drawn) for seat in range(5)] == [0, 0, 0, 0, 2]
    assert [len(t.own_tiles(seat)) for seat in range(5)] == [1, 1, 1, 1, 1]


@rule("MAG-ADV-04", "MAG-ADV-05")
def test_board_six_lays_a_white_tile_anywhere_and_gains_what_it_covers():
    t, seat = with_board("VI")
    assert (t.deciding, t.to_act) == ("turn-tile", (seat,))
    t.play("face:1")
    assert t.view(seat).laying is not None
    assert len(t.offered("square")) == t.view(seat).laying.looks[0].places
    coins = t.coins(seat)
    spot = next(one for one in t.view(seat).laying.spots if "d1" in one.squares and "h1" not in one.squares)
    t.play(f"square:{spot.square}")
    assert t.laid(seat) == {"WL": 1}
    assert t.coins(seat) == coins + 1
    assert t.view().supply[6] == 13


@rule("MAG-ADV-05")
def test_special_supplies_are_taken_in_ascending_order_after_the_trainer_tiles():
    for seed in range(40):
        t = opening(5, seed, side="B")
        special = [seat for seat in t.view().order if t.view().players[seat].board in ("II", "V", "VI")]
        if len(special) < 2:
            continue
        while t.deciding in ("gain-gem", "choose-tile"):
            t.play(t.options()[0])
        asked = []
        while t.view().phase == "setup":
            if t.to_act[0] not in asked:
                asked.append(t.to_act[0])
            assert t.view().sets[4].card == ""
            t.play(t.options()[0])
        assert asked == special
        return
    raise AssertionError("no such deal")


@rule("MAG-MOD-02", "MAG-MOD-03", "MAG-MOD-04")
@pytest.mark.parametrize(("seats", "side"), [(1, 2), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_the_master_board_is_laid_out(seats, side):
    t = opening(seats, master_board=True)
    board = t.view().master_board
    assert board is not None
    assert (len(board.current), len(board.future)) == (side, side)
    assert [len(one) for one in (board.tents, board.tiles, board.cards, board.posters)] == [2, 2, 2, 2]
    assert not any(poster.startswith("SNO") for poster in board.posters)
    assert t.s.masters.size(MASTER_CURRENT) == t.s.masters.size(MASTER_FUTURE) == side
    assert board.stack == 15 - 2 * side
    assert all(t.s.tiles.seen(TILE_MASTER, k) for k in range(2))
    assert all(t.layout.poster_colour[t.s.posters.card(POSTER_MASTER, k)] != WHITE for k in range(2))


@rule("MAG-MOD-01")
def test_without_the_module_there_is_no_master_board():
    t = opening(3)
    assert t.view().master_board is None
    assert t.view().turns == 4
    assert opening(3, master_board=True).view().turns == 5
    assert GAME.census(t.rules, t.s)["master tiles"] == 0


@rule("MAG-SOLO-02", "MAG-SOLO-09")
def test_alone_one_keeps_four_of_six_cards_and_one_of_two_tiles():
    t = opening(1)
    hand = t.view(0).players[0].hand
    assert len(hand) == 6
    assert len(t.view(0).players[0].drawn) == 2
    other = next(card for card in t.ids["card"] if card not in hand)
    assert t.why(f"keep:{other}") == "card-not-offered"
    assert opening(2).why("keep:I-1") == "card-not-offered"
    for card in hand[:4]:
        t.play(f"keep:{card}")
    assert t.own_cards(0) == list(hand[:4])
    assert t.deciding == "keep-tile"
    tile = t.options()[0]
    elsewhere = next(one for one in t.ids["tile"] if one not in t.view(0).players[0].drawn)
    assert t.why(f"keep-tile:{elsewhere}") == "tile-not-offered"
    t.play(tile)
    assert t.own_tiles(0) == [tile.partition(":")[2]]
    assert (t.s.cards.size(CARD_DECK), t.s.tiles.size(TILE_PILE)) == (109 - 4 - 4, 20 - 4 - 1)
    seen = {card for seed in range(40) for card in opening(1, seed).view(0).players[0].hand}
    assert any(card.startswith(("I", "V")) for card in seen)


@rule("MAG-SOLO-05", "MAG-SOLO-09")
def test_alone_there_are_no_play_order_cards():
    t = set_up(1)
    player = t.view(0).players[0]
    assert (player.order, player.coins, player.hats) == (0, 6, (0, -1))
    assert player.gems == (1, 1, 1, 1)
    assert len(t.view(0).sets) == 4


@rule("MAG-PSET-13", "MAG-SOLO-09")
def test_alone_there_is_no_draft():
    assert opening(1, start_cards="draft").deciding == "keep-card"


def test_the_builder_lays_a_table_with_nothing_on_it():
    t = magnificent(2)
    assert t.in_tent == []
    assert t.s.hats[HATS] == 1
    assert t.s.track_tents[2] == NOTHING
