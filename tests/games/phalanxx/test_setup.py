"""Before the first turn: what is on the table, who begins, the deck, hands, regions, Home dice."""

from collections import Counter

import pytest

from ludoteca.games.phalanxx import content
from ludoteca.games.phalanxx.game import CARDS, NUMBERS
from ludoteca.games.phalanxx.positions import NAMES
from tests.games.phalanxx.table import family_of, phalanxx, unshuffled
from tests.support import rule

SEATS = [2, 3, 4]
SEEDS = range(30)


def era_of(name: str) -> str:
    return name.rstrip("0123456789") if name != "HERO" else "XXX"


# Components.


@rule("PHX-COMP-01", "PHX-SETUP-04")
@pytest.mark.parametrize(("seats", "regions", "somewhere"), [(2, 12, "issos"), (3, 19, "babylon"), (4, 24, "baktra")])
def test_each_number_of_players_has_its_side_of_the_board(seats, regions, somewhere):
    names = phalanxx(seats).region_names
    assert len(names) == regions
    assert somewhere in names


@rule("PHX-COMP-01", "PHX-SETUP-04")
def test_the_side_for_three_is_another_map():
    assert "babylon" not in phalanxx(4).region_names
    assert "issos" not in phalanxx(3).region_names


@rule("PHX-COMP-02", "PHX-SETUP-08")
@pytest.mark.parametrize("seats", SEATS)
def test_every_action_card_has_three_red_and_three_grey_slots(seats):
    view = phalanxx(seats).view()
    assert [len(player.home) for player in view.players] == [3] * seats
    assert view.grey == ("", "", "")


@rule("PHX-COMP-03", "PHX-MONEY-05")
def test_two_money_cards_a_player_hold_thirty_talents():
    t = phalanxx().talents(29, 30).to_act(0).play("die:1 slot:1 income")
    assert t.talents == [30, 30]


@rule("PHX-COMP-04")
def test_there_are_55_era_cards_and_one_heroism_card():
    assert Counter(era_of(card.id) for card in CARDS[:-1]) == {"X": 19, "XX": 18, "XXX": 18}
    assert [card.id for card in CARDS if card.family == "heroism"] == ["HERO"]


@rule("PHX-COMP-05")
@pytest.mark.parametrize("seats", SEATS)
def test_a_set_of_home_dice_for_each_player_and_three_white_dice_travel(seats):
    t = phalanxx(seats)
    homes = [t.home_of(seat) for seat in range(seats)]
    assert [[die[0] for die in home] for home in homes] == [["W", "O", "V"]] * seats
    assert [die[0] for die in t.loose_dice] == ["W", "W", "W"]


@rule("PHX-COMP-05")
def test_fifteen_dice_are_in_a_game_of_four():
    census = phalanxx(4).census()
    assert [census[f"{colour} dice"] for colour in "WOV"] == [7, 4, 4]


@rule("PHX-COMP-06", "PHX-SETUP-08")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_twelve_armies(seats):
    census = phalanxx(seats).census()
    assert [census[f"armies of {seat}"] for seat in range(seats)] == [12] * seats


@rule("PHX-COMP-07")
def test_the_strength_track_has_no_end():
    t = phalanxx().strength(59, 0).hand(0, "X09").to_act(0).play("die:1 slot:1 play:X09")
    assert t.strength == [61, 0]


@rule("PHX-COMP-08")
def test_white_dice_go_with_troops_orange_with_leaders_violet_with_equipment():
    colours = [(text.lstrip("n")[0], card.family) for card in CARDS for text in card.needs]
    spoken = {(colour, family) for colour, family in colours if colour in content.COLOURS}
    assert spoken == {("W", "archer"), ("W", "knight"), ("W", "infantry"), ("O", "leader"), ("V", "equipment")}


# Cards.


@rule("PHX-SETUP-01", "PHX-SETUP-05")
@pytest.mark.parametrize("seats", SEATS)
def test_the_eras_lie_one_upon_the_other(seats):
    eras = [era_of(name) for name in phalanxx(seats).deck_cards]
    assert eras == sorted(eras, key=len)
    assert set(eras) == {"X", "XX", "XXX"}


@rule("PHX-SETUP-03")
@pytest.mark.parametrize(("seats", "out"), [(2, 6), (3, 3), (4, 0)])
def test_cards_of_each_era_are_left_out(seats, out):
    left_out = Counter(era_of(name) for name in phalanxx(seats).set_aside)
    assert left_out == ({"X": out, "XX": out, "XXX": out} if out else {})


@rule("PHX-SETUP-03")
def test_which_cards_are_left_out_is_left_to_chance():
    assert len({tuple(sorted(phalanxx(2, seed=seed).set_aside)) for seed in SEEDS}) == len(SEEDS)


@rule("PHX-SETUP-03")
def test_nobody_sees_the_cards_left_out():
    t = phalanxx(2)
    hidden = set(t.set_aside)
    for viewer in (0, 1, -1):
        assert not hidden & {name for player in t.view(viewer).players for name in player.hand}
        assert not hidden & {*t.view(viewer).display, *t.view(viewer).removed}


@rule("PHX-SETUP-05", "PHX-END-05")
@pytest.mark.parametrize(("seats", "cards", "left"), [(2, 38, 29), (3, 47, 36), (4, 56, 43)])
def test_t01_the_deck_before_and_after_the_set_up(seats, cards, left):
    t = phalanxx(seats)
    assert 56 - len(t.set_aside) == cards
    assert len(t.deck_cards) == t.view().deck == left


@rule("PHX-SETUP-03")
@pytest.mark.parametrize(("seats", "stacks"), [(2, (13, 12, 12)), (3, (16, 15, 15)), (4, (19, 18, 18))])
def test_t01_the_stacks_of_the_eras(seats, stacks):
    t = phalanxx(seats)
    used = Counter(era_of(name) for name in NAMES if name not in t.set_aside and name != "HERO")
    assert tuple(used[era] for era in ("X", "XX", "XXX")) == stacks


@rule("PHX-SETUP-05")
@pytest.mark.parametrize("seats", SEATS)
def test_t01_heroism_and_six_cards_of_the_last_era_are_the_bottom_of_the_deck(seats):
    for seed in SEEDS:
        bottom = phalanxx(seats, seed=seed).deck_cards[-7:]
        assert bottom.count("HERO") == 1
        assert {era_of(name) for name in bottom} == {"XXX"}


@rule("PHX-SETUP-05")
def test_heroism_may_be_any_of_the_last_seven_cards():
    places = {phalanxx(2, seed=seed).deck_cards[::-1].index("HERO") for seed in range(80)}
    assert places == set(range(7))


@rule("PHX-SETUP-05")
def test_each_era_is_shuffled_by_itself():
    for era in ("X", "XX", "XXX"):
        orders = {tuple(n for n in phalanxx(4, seed=seed).deck_cards if era_of(n) == era) for seed in range(5)}
        assert len(orders) == 5


@rule("PHX-SETUP-05")
def test_without_shuffling_the_deck_is_built_from_the_bottom():
    deck = unshuffled(4).deck_cards
    assert deck[-7:] == ["HERO", "XXX06", "XXX05", "XXX04", "XXX03", "XXX02", "XXX01"]
    assert deck[:-7] == [
        *(f"X{k:02}" for k in range(6, 0, -1)),
        *(f"XX{k:02}" for k in range(18, 0, -1)),
        *(f"XXX{k:02}" for k in range(18, 6, -1)),
    ]


@rule("PHX-SETUP-06")
def test_the_first_card_turned_up_lies_farthest_from_the_deck():
    assert unshuffled(4).on_display == ["X15", "X16", "X17", "X18", "X19"]


@rule("PHX-SETUP-07")
def test_hands_are_dealt_after_the_display():
    t = unshuffled(4)
    assert [t.hand_of(seat) for seat in range(4)] == [["X14", "X10"], ["X13", "X09"], ["X12", "X08"], ["X11", "X07"]]


@rule("PHX-SETUP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_t01_everybody_begins_with_two_cards_that_only_the_owner_sees(seats):
    t = phalanxx(seats)
    for viewer in range(-1, seats):
        for seat in range(seats):
            hand = t.view(viewer).players[seat].hand
            assert hand == (tuple(sorted(t.hand_of(seat))) if viewer == seat else ("", ""))


@rule("PHX-SETUP-06")
@pytest.mark.parametrize("seats", SEATS)
def test_t01_five_cards_are_displayed(seats):
    assert len([name for name in phalanxx(seats).on_display if name]) == 5


# Players.


@rule("PHX-SETUP-02")
@pytest.mark.parametrize("seats", SEATS)
def test_any_player_may_be_dealt_the_number_one(seats):
    assert {phalanxx(seats, seed=seed).turn_of for seed in range(40)} == set(range(seats))


@rule("PHX-SETUP-02", "PHX-TURN-01")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_begins_and_turns_go_clockwise(first):
    t = unshuffled(3, first)
    order = []
    for _ in range(4):
        order.append(t.turn_of)
        t.idle()
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


@rule("PHX-SETUP-09")
def test_t02_the_home_roll_is_the_number_of_talents():
    t = unshuffled(2, later=[4, 1, 3, 0, 0, 0])
    assert t.home_of(0) == ["W5", "O2", "V4"]
    assert t.talents == [11, 3]


@rule("PHX-SETUP-09")
def test_the_home_dice_have_six_sides():
    t = unshuffled(2, later=[5, 5, 5, 0, 0, 0])
    assert (t.home_of(0), t.talents) == (["W6", "O6", "V6"], [18, 3])
    with pytest.raises(ValueError, match="prepared outcome 6 is not among the 6 possible ones"):
        unshuffled(2, later=[6])


@rule("PHX-SETUP-09", "PHX-SETUP-02")
@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Player B goes first.",
                "Your Home dice show 5, 2 and 6: you begin with 13 Talents.",
                "The Home dice of Player B show 3, 5 and 5: 13 Talents to begin with.",
            ],
        ),
        (
            "it",
            [
                "Comincia Giocatore B.",
                "I tuoi dadi di Casa segnano 5, 2 e 6: parti con 13 Talenti.",
                "I dadi di Casa di Giocatore B segnano 3, 5 e 5: parte con 13 Talenti.",
            ],
        ),
    ],
)
def test_the_opening_is_told(language, lines):
    assert phalanxx(2, seed=7).log(0, language, since=None) == lines


@rule("PHX-SETUP-10", "PHX-COMP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_t02_strength_begins_at_zero(seats):
    assert phalanxx(seats).strength == [0] * seats


@rule("PHX-SETUP-11", "PHX-SETUP-08")
@pytest.mark.parametrize("seats", SEATS)
def test_t02_nine_armies_stay_in_reserve(seats):
    t = phalanxx(seats)
    assert t.reserves == [9] * seats
    assert t.gone == [0] * seats


@rule("PHX-SETUP-11")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_a_city_and_an_oasis(seats):
    t = phalanxx(seats)
    for seat in range(seats):
        assert t.kinds_of(seat) == {"city": 1, "oasis": 1}
        assert sorted(t.regions_of(seat).values()) == [1, 2]


@rule("PHX-SETUP-13")
@pytest.mark.parametrize("first", [0, 1])
def test_t03_two_players_take_issos_and_oasis_4_or_persepolis_and_oasis_2(first):
    t = unshuffled(2, first)
    assert t.regions_of(first) == {"issos": 2, "tadmor": 1}
    assert t.regions_of(1 - first) == {"persepolis": 2, "sippar": 1}


@rule("PHX-SETUP-12")
@pytest.mark.parametrize("first", [0, 2])
def test_t03_four_players_take_the_city_and_the_oasis_of_their_number(first):
    t = unshuffled(4, first)
    assert [t.regions_of((first + k) % 4) for k in range(4)] == [
        {"issos": 2, "arachosia": 1},
        {"baktra": 2, "sippar": 1},
        {"persepolis": 2, "areia": 1},
        {"taxila": 2, "tadmor": 1},
    ]


@rule("PHX-SETUP-12")
@pytest.mark.parametrize("first", [0, 1])
def test_t03_three_players_take_the_city_and_the_oasis_of_their_number(first):
    t = unshuffled(3, first)
    assert [t.regions_of((first + k) % 3) for k in range(3)] == [
        {"persepolis": 2, "dumatha": 1},
        {"memphis": 2, "tyana": 1},
        {"pella": 2, "rhagai": 1},
    ]


@rule("PHX-SETUP-14")
def test_two_players_have_only_the_left_half_of_the_map():
    left = {region.id for region in content.regions(4) if region.half == "left"}
    assert set(phalanxx(2).region_names) == left


@rule("PHX-SETUP-14")
def test_t28_the_right_half_borders_on_nothing():
    t = phalanxx(2).holds(0, "isatis", "ecbatana").dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert t.legal("conquer") == ["conquer:harran", "conquer:karmania"]


@rule("PHX-SETUP-14")
def test_t28_four_players_may_cross_the_middle():
    t = phalanxx(4).holds(0, "isatis").dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert {"conquer:margiana", "conquer:pura"} <= set(t.legal("conquer"))


@rule("PHX-SETUP-15")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_rolls_three_white_dice(first):
    t = unshuffled(3, first).play("buy-none")
    assert t.turn_of == first
    assert [die[0] for die in t.loose_dice] == ["W", "W", "W"]


@rule("PHX-SETUP-08")
def test_the_numbers_of_the_table_are_those_of_the_content():
    assert (NUMBERS["display"], NUMBERS["home_dice"]) == (len(phalanxx().on_display), len(phalanxx().home_of(0)))


@rule("PHX-CARD-05")
def test_the_later_its_era_the_stronger_a_troop_card():
    def mean(era: str) -> float:
        strengths = [
            card.strength
            for card in CARDS
            if era_of(card.id) == era and family_of(card.id) in ("archer", "knight", "infantry")
        ]
        return sum(strengths) / len(strengths)

    assert mean("X") < mean("XX") < mean("XXX")
