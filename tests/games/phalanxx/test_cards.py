"""Action 1 – playing a card: the ten kinds of requirement, Strength, and abilities of all sorts."""

import pytest

from ludoteca.games.phalanxx.game import CARDS
from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule


def holding(cards: str, home: str = "W3 O3 V3", talents: int = 0, **settings) -> Table:
    """Seat 0 has these cards in hand and a six for each slot."""
    return phalanxx(**settings).home(0, home).talents(talents).hand(0, cards).dice(6, 6, 6).to_act(0)


def ready(cards: str, home: str = "W3 O3 V3", talents: int = 0, **settings) -> Table:
    """The same, with the first die beside the first slot."""
    return holding(cards, home, talents, **settings).play("die:1 slot:1")


# Playing.


@rule("PHX-CARD-01")
def test_a_card_is_laid_face_up_in_front_of_its_player():
    t = ready("X09 X12").play("play:X09")
    assert (t.front_of(0), t.hand_of(0), t.rotated_of(0)) == (["X09"], ["X12"], [])
    assert t.view(1).players[0].tableau == ("X09",)


@rule("PHX-CARD-01")
def test_only_a_card_of_the_hand_is_played():
    t = ready("X09")
    assert t.legal("play") == ["play:X09"]
    assert t.why("play:X10") == "PHX-CARD-01: that card is not in your hand"
    assert t.why("play:X10", language="it") == "PHX-CARD-01: quella carta non è nella tua mano"


@rule("PHX-CARD-01")
def test_a_card_in_front_is_not_played_again():
    t = ready("X09").play("play:X09").play("die:2 slot:2")
    assert t.why("play:X09") == "PHX-CARD-01: that card is not in your hand"


@rule("PHX-CARD-01")
def test_a_card_is_one_action():
    t = ready("X09 X10").play("play:X09")
    assert t.grey == ["W6", "", ""]
    assert t.deciding == "choose-die"


@rule("PHX-CARD-03")
@pytest.mark.parametrize(("card", "strength"), [("X18", 5), ("X09", 7), ("X12", 8), ("XX10", 9), ("XXX08", 11)])
def test_strength_rises_by_what_is_printed(card, strength):
    t = phalanxx().home(0, "W4 W4 V4").talents(6).strength(5, 9).hand(0, card).dice(6, 6, 6).to_act(0)
    assert t.play(f"die:1 slot:1 play:{card}").strength == [strength, 9]


@rule("PHX-CARD-01", "PHX-ACT-04")
def test_t10_requirement_and_die():
    t = phalanxx().home(0, "W2 O5 V4").hand(0, "X03 XX13").travelling("W4 W3 W1").to_act(0)
    assert t.play("die:1 slot:3").legal("play") == ["play:XX13"]
    assert t.undo().play("die:2 slot:3").legal("play") == []
    t.undo().play("die:1 slot:3 play:XX13")
    assert t.strength == [2, 0]
    assert t.view().players[0].abilities == ("ASSAULT",)


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        (
            "en",
            "You play League Hoplites: Strength +2, now 7.",
            "Player A plays League Hoplites: Strength +2, now 7.",
        ),
        ("it", "Giochi Opliti della Lega: Forza +2, ora 7.", "Giocatore A gioca Opliti della Lega: Forza +2, ora 7."),
    ],
)
def test_a_card_played_is_told(language, mine, theirs):
    t = phalanxx().strength(5).hand(0, "X09").to_act(0).play("die:1 slot:1 play:X09")
    assert (t.log(0, language), t.log(1, language)) == ([mine], [theirs])


@pytest.mark.parametrize(
    ("card", "talents", "told"),
    [
        ("X18", 11, "Supply Train: Strength +0, now 0; +5 Talents."),
        ("X18", 29, "Supply Train: Strength +0, now 0; +1 Talent."),
        ("X18", 30, "Supply Train: Strength +0, now 0."),
    ],
)
def test_talents_of_a_card_are_told_with_it(card, talents, told):
    assert ready(card, talents=talents).play(f"play:{card}").log(1)[-1] == f"Player A plays {told}"


@pytest.mark.parametrize(
    ("reserve", "told"),
    [
        (9, "Cassandro: Forza +3, ora 3."),
        (8, "Cassandro: Forza +3, ora 3; un'armata torna in riserva."),
        (7, "Cassandro: Forza +3, ora 3; 2 armate tornano in riserva."),
    ],
)
def test_armies_that_a_card_brings_back_are_told_with_it(reserve, told):
    t = holding("XXX13", "W1 O2 O3").reserve(0, reserve).play("die:1 slot:1 play:XXX13")
    assert t.log(1, "it")[-1] == f"Giocatore A gioca {told}"


# What cards require: for each kind, what is just enough and what is not, by how much.


@rule("PHX-CARD-02")
@pytest.mark.parametrize(
    ("card", "enough", "too_little", "why"),
    [
        ("X01", "W3 O3 V3", "W3 O3 V2", "it needs Home dice of 9 or more in total, and yours are 1 short"),
        ("X03", "W6 O5 V1", "W3 O3 V3", "it needs Home dice of 12 or more in total, and yours are 3 short"),
        ("X07", "W3 O3 V3", "W3 O3 V4", "it needs Home dice of 9 or less in total, and yours are 1 above"),
        ("XXX06", "W5 O1 V1", "W6 O2 V2", "it needs Home dice of 7 or less in total, and yours are 3 above"),
        ("X05", "W4 O1 V1", "W3 O6 V6", "you have no white Home die of 4 or more"),
        ("X13", "W1 O4 V1", "W6 O3 V6", "you have no orange Home die of 4 or more"),
        ("X17", "W1 O1 V3", "W6 O6 V2", "you have no violet Home die of 3 or more"),
        ("X15", "W6 O3 V6", "W1 O4 V1", "you have no orange Home die of 3 or less"),
        ("X19", "W6 O6 V4", "W1 O1 V5", "you have no violet Home die of 4 or less"),
        ("X12", "W1 W2 V3", "W1 O2 V3", "you would need one more white Home die"),
        ("XX14", "W1 O2 O3", "W1 O2 V3", "you would need one more orange Home die"),
        ("XX18", "V1 O2 V3", "W1 O2 W3", "you would need 2 more violet Home dice"),
        ("X09", "W1 O1 V3", "W1 O2 V3", "no two of your Home dice show the same value"),
        ("XX10", "W1 O3 V3", "W4 O5 V6", "no two of your Home dice show the same value"),
        ("XXX08", "W6 O3 V3", "W1 O1 V6", "it needs Home dice of 12 or more in total, and yours are 4 short"),
        ("XXX08", "W6 O1 V6", "W1 O5 V6", "no two of your Home dice show the same value"),
    ],
)
def test_requirements_about_home_dice(card, enough, too_little, why):
    assert ready(card, enough).legal("play") == [f"play:{card}"]
    assert ready(card, too_little).why(f"play:{card}") == f"PHX-CARD-02: {why}"


@rule("PHX-CARD-02")
def test_a_colour_one_has_not_at_all_is_too_little_either_way():
    for card, why in (("X13", "of 4 or more"), ("X15", "of 3 or less")):
        assert ready(card, "W1 W2 V3").why(f"play:{card}") == f"PHX-CARD-02: you have no orange Home die {why}"


@rule("PHX-CARD-02")
def test_any_die_of_the_colour_will_do():
    assert ready("X05", "W1 O1 W4").legal("play") == ["play:X05"]
    assert ready("X15", "O6 O2 V1").legal("play") == ["play:X15"]


FIVE_ARMIES = "it needs 5 armies on the map"


@rule("PHX-CARD-02")
@pytest.mark.parametrize(
    ("card", "enough", "too_few", "why"),
    [
        ("X02", 8, 7, "it needs 8 Talents, one more than you hold"),
        ("X18", 6, 0, "it needs 6 Talents, 6 more than you hold"),
        ("XXX02", 12, 9, "it needs 12 Talents, 3 more than you hold"),
    ],
)
def test_requirements_about_talents(card, enough, too_few, why):
    assert ready(card, talents=enough).legal("play") == [f"play:{card}"]
    assert ready(card, talents=too_few).why(f"play:{card}") == f"PHX-CARD-02: {why}"


@rule("PHX-CARD-02")
def test_a_requirement_is_never_paid():
    t = ready("X02", talents=8).play("play:X02")
    assert (t.talents, t.reserves) == ([8, 0], [9, 9])


@rule("PHX-CARD-02")
@pytest.mark.parametrize(
    ("card", "enough", "too_few", "why"),
    [
        ("X04", ("issos", "memphis"), ("issos", "tadmor"), "it needs 4 armies on the map, one more than you have"),
        ("X08", ("issos", "memphis", "gerrha"), ("issos", "tadmor"), f"{FIVE_ARMIES}, 2 more than you have"),
        ("XX07", ("issos", "memphis"), ("issos", "tadmor"), "it needs 2 cities, one more than you hold"),
        ("XXX05", ("issos", "memphis", "ecbatana"), ("issos", "tadmor"), "it needs 3 cities, 2 more than you hold"),
        ("X10", ("harran", "tadmor"), ("issos", "tadmor", "phrygia"), "it needs 2 oases, one more than you hold"),
        ("XXX18", ("harran", "tadmor", "gerrha"), ("issos", "tadmor"), "it needs 3 oases, 2 more than you hold"),
    ],
)
def test_requirements_about_the_map(card, enough, too_few, why):
    assert holding(card).holds(0, *enough).play("die:1 slot:1").legal("play") == [f"play:{card}"]
    assert holding(card).holds(0, *too_few).play("die:1 slot:1").why(f"play:{card}") == f"PHX-CARD-02: {why}"


@rule("PHX-CARD-02")
def test_armies_are_counted_and_not_regions():
    assert holding("X04").holds(0, "issos", "phrygia", "gerrha").play("die:1 slot:1").legal("play") == ["play:X04"]


@rule("PHX-CARD-02")
def test_armies_out_of_the_game_are_not_on_the_map():
    t = holding("X04").reserve(0, 2).play("die:1 slot:1")
    assert t.why("play:X04") == "PHX-CARD-02: it needs 4 armies on the map, one more than you have"


@rule("PHX-CARD-02")
@pytest.mark.parametrize(
    ("home", "why"),
    [
        ("W5 W5 V3", ""),
        ("W6 O6 V6", "you would need one more white Home die"),
        ("W5 W5 V2", "it needs Home dice of 13 or more in total, and yours are 1 short"),
    ],
)
def test_of_two_requirements_both_must_hold(home, why):
    if why:
        assert ready("XXX07", home).why("play:XXX07") == f"PHX-CARD-02: {why}"
    else:
        assert ready("XXX07", home).legal("play") == ["play:XXX07"]


@rule("PHX-CARD-02")
@pytest.mark.parametrize(
    ("card", "home", "talents", "text"),
    [
        ("X01", "W1 O1 V1", 0, "chiede un totale di almeno 9 sui dadi di Casa: ti mancano 6 punti"),
        ("X07", "W6 O1 V4", 0, "chiede un totale di 9 o meno sui dadi di Casa: lo superi di 2"),
        ("X02", "W1 O1 V1", 7, "chiede 8 Talenti, uno più di quelli che hai"),
        ("X04", "W1 O1 V1", 0, "chiede 4 armate sulla mappa, una più di quelle che hai"),
        ("XXX05", "W1 O1 V1", 0, "chiede 3 città, 2 più di quelle che hai"),
        ("XXX18", "W1 O1 V1", 0, "chiede 3 oasi, 2 più di quelle che hai"),
        ("X05", "W1 O1 V1", 0, "non hai un dado di Casa bianco da 4 o più"),
        ("X15", "W1 O5 V1", 0, "non hai un dado di Casa arancione da 3 o meno"),
        ("XX18", "W1 O5 V1", 0, "ti serve un altro dado di Casa viola"),
        ("X09", "W1 O5 V2", 0, "i tuoi dadi di Casa non fanno una coppia"),
    ],
)
def test_what_is_missing_is_said_in_italian(card, home, talents, text):
    assert ready(card, home, talents).why(f"play:{card}", language="it") == f"PHX-CARD-02: {text}"


@rule("PHX-CARD-02")
def test_the_home_dice_of_a_rival_are_no_help():
    t = holding("X03").home(1, "W6 O6 V6").play("die:1 slot:1")
    assert t.why("play:X03") == "PHX-CARD-02: it needs Home dice of 12 or more in total, and yours are 3 short"


# Abilities.


@rule("PHX-CARD-04")
@pytest.mark.parametrize(("card", "ability"), [(card.id, card.ability) for card in CARDS if card.ability])
def test_each_card_has_the_ability_of_its_own_and_no_other(card, ability):
    assert phalanxx().card(0, card).view().players[0].abilities == (ability,)


@rule("PHX-CARD-04")
def test_troops_have_no_ability():
    troops = [card for card in CARDS if card.family in ("archer", "knight", "infantry")]
    assert {card.ability for card in troops} == {""}
    assert phalanxx().card(0, "X01").view().players[0].abilities == ()


@rule("PHX-CARD-04")
def test_an_ability_begins_when_the_card_is_played():
    t = ready("X15")
    assert t.view().players[0].prices == (5, 4, 3, 2, 1)
    assert t.play("play:X15").view().players[0].prices == (4, 3, 2, 1, 1)


@rule("PHX-CARD-04")
@pytest.mark.parametrize(("card", "gain"), [("X18", 5), ("XXX17", 6)])
def test_some_cards_bring_talents_when_they_are_played(card, gain):
    t = ready(card, talents=11).play(f"play:{card}")
    assert t.talents == [11 + gain, 0]


@rule("PHX-CARD-04", "PHX-MONEY-05")
@pytest.mark.parametrize("card", ["X18", "XXX17"])
def test_talents_of_a_card_stop_at_thirty(card):
    assert ready(card, talents=27).play(f"play:{card}").talents == [30, 0]


@rule("PHX-CARD-04")
def test_an_immediate_ability_works_only_once():
    t = ready("X18", talents=6).play("play:X18 die:2 slot:2 income die:3 slot:3 income end-turn")
    t.idle().rolls(6, 6, 6).play("buy-none")
    assert t.talents[0] == 6 + 5 + 3 + 3


@rule("PHX-CARD-04", "PHX-SACR-03")
@pytest.mark.parametrize(("reserve", "back"), [(9, 0), (8, 1), (7, 2), (4, 2)])
def test_kassandros_rallies_up_to_two_armies(reserve, back):
    t = holding("XXX13", "W1 O2 O3").reserve(0, reserve).play("die:1 slot:1 play:XXX13")
    assert t.reserves[0] == reserve + back
    assert t.gone[0] == 9 - reserve - back


@rule("PHX-CARD-04", "PHX-BUY-01")
def test_t30_trade_makes_every_space_one_cheaper_but_not_free():
    t = phalanxx().card(0, "X15").talents(4).to_buy(0)
    assert t.view().players[0].prices == (4, 3, 2, 1, 1)
    assert t.view().players[1].prices == (5, 4, 3, 2, 1)
    assert t.legal("buy") == ["buy:5", "buy:4", "buy:3", "buy:2", "buy:1"]


@rule("PHX-CARD-04")
@pytest.mark.parametrize(("space", "left"), [(5, 0), (4, 1), (3, 2), (2, 3), (1, 3)])
def test_t30_the_lower_price_is_what_is_paid(space, left):
    t = phalanxx().card(0, "X15").talents(4).to_buy(0).rolls(6, 6, 6)
    t.play(f"buy:{space} give-none" if space >= 4 else f"buy:{space}")
    assert t.talents == [left, 0]


@rule("PHX-CARD-04", "PHX-BUY-05")
@pytest.mark.parametrize(("space", "step"), [(5, "give-card"), (4, "give-card"), (3, "choose-die")])
def test_t30_the_exchange_goes_by_the_printed_price(space, step):
    t = phalanxx().card(0, "X15").talents(4).to_buy(0).play(f"buy:{space}")
    assert t.deciding == step


@rule("PHX-CARD-04")
@pytest.mark.parametrize(("card", "plays", "conquers"), [("X17", True, False), ("X14", False, True)])
def test_drill_and_march_make_a_die_count_one_more(card, plays, conquers):
    """Sarissa for playing a card, Krateros for a conquest."""
    t = phalanxx().home(0, "W5 O5 V5").card(0, card).hand(0, "X09").dice(4, 3, 3).to_act(0).play("die:1 slot:1")
    assert (bool(t.legal("play")), bool(t.legal("conquer"))) == (plays, conquers)


@rule("PHX-CARD-04")
@pytest.mark.parametrize(("card", "action"), [("X17", "play:X09"), ("X14", "conquer:harran")])
def test_drill_and_march_count_one_and_not_two(card, action):
    t = phalanxx().home(0, "W5 O5 V5").card(0, card).hand(0, "X09").dice(3, 3, 3).to_act(0).play("die:1 slot:1")
    assert t.why(action) == "PHX-ACT-04: the die is 1 too low for the Home die beside it"


@rule("PHX-CARD-04")
@pytest.mark.parametrize("card", ["XX13", "XXX16"])
def test_assault_counts_two_for_the_attacker(card):
    t = phalanxx().strength(5, 6).card(0, card).dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert "conquer:persepolis" in t.legal()


@rule("PHX-CARD-04")
@pytest.mark.parametrize(("cards", "missing"), [("X01", 3), ("XX13", 1), ("XX13 XXX16", 1)])
def test_twice_assault_is_no_more_than_once(cards, missing):
    t = phalanxx().strength(5, 7).card(0, cards).dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert t.why("conquer:persepolis") == f"PHX-CONFLICT-02: you would need {missing} more Strength than you have"


@rule("PHX-CARD-04")
def test_the_assault_of_a_rival_does_not_defend():
    t = phalanxx().strength(6, 5).card(0, "X01").card(1, "XX13").dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert "conquer:persepolis" in t.legal()


@rule("PHX-CARD-04")
def test_shield_counts_two_for_the_defender():
    t = phalanxx().strength(7, 5).card(0, "X01").card(1, "X19").dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert t.why("conquer:persepolis") == "PHX-CONFLICT-02: you would need 1 more Strength than you have"
    t = phalanxx().strength(8, 5).card(0, "X01").card(1, "X19").dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert "conquer:persepolis" in t.legal()


@rule("PHX-CARD-04")
def test_shield_and_assault_do_not_change_the_track():
    t = phalanxx().strength(9, 5).card(0, "XX13").card(1, "X19").dice(6, 6, 6).to_act(0)
    assert t.strength == [9, 5]
    assert t.play("die:1 slot:1 conquer:persepolis rotate:XX13").strength == [6, 5]


@rule("PHX-CARD-04")
def test_the_shield_of_the_attacker_is_no_help():
    t = phalanxx().strength(6, 5).card(0, "X19").dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert "conquer:persepolis" in t.legal()
    t = phalanxx().strength(5, 5).card(0, "X19").dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert t.why("conquer:persepolis") == "PHX-CONFLICT-02: you would need 1 more Strength than you have"


@rule("PHX-CARD-04", "PHX-CONFLICT-05")
def test_perdikkas_veterans_lose_two_instead_of_three():
    t = phalanxx().strength(9, 4).card(0, "XX14").dice(6, 6, 6).to_act(0)
    assert t.play("die:1 slot:1 conquer:persepolis rotate:XX14").strength == [7, 4]


@rule("PHX-CARD-04", "PHX-CONFLICT-06")
def test_veterans_need_only_the_two_they_lose():
    t = phalanxx().strength(2, 0).card(0, "XX14").dice(6, 6, 6).to_act(0)
    assert t.play("die:1 slot:1 conquer:persepolis rotate:XX14").strength == [0, 0]
    t = phalanxx().strength(1, 0).card(0, "XX14").dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert t.why("conquer:persepolis") == "PHX-CONFLICT-06: a conflict costs Strength, and you are 1 short"


@rule("PHX-CARD-04", "PHX-CONQ-02")
def test_t31_a_siege_tower_conquers_a_city_with_one_army():
    t = phalanxx().card(0, "XX16").army(0, "gerrha").reserve(0, 1).dice(6, 6, 6).to_act(0)
    before = t.score(0)
    t.play("die:1 slot:1 conquer:memphis")
    assert (t.armies_in("memphis"), t.kinds_of(0)["city"], t.reserves[0]) == (1, 2, 0)
    assert t.score(0) == before + 1 + 4


@rule("PHX-CARD-04")
def test_a_siege_tower_saves_nothing_elsewhere():
    t = phalanxx().card(0, "XX16").dice(6, 6, 6).to_act(0)
    t.play("die:1 slot:1 conquer:gerrha").play("die:2 slot:2 conquer:phrygia")
    assert (t.armies_in("gerrha"), t.armies_in("phrygia"), t.reserves[0]) == (1, 1, 7)


@rule("PHX-CARD-04", "PHX-CONFLICT-04")
def test_a_city_held_by_one_army_gives_one_army_back():
    t = phalanxx().strength(9, 0).card(0, "X01").army(1, "persepolis", 1).dice(6, 6, 6).to_act(0)
    t.play("die:1 slot:1 conquer:persepolis rotate:X01")
    assert (t.armies_in("persepolis"), t.reserves) == (2, [7, 11])


@rule("PHX-CARD-04", "PHX-SCORE-07")
def test_t22_camouflage_adds_four_to_the_defence_and_costs_four():
    t = phalanxx().strength(9, 5).card(0, "X01").card(1, "XX15").dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert t.why("conquer:persepolis") == "PHX-CONFLICT-02: you would need 1 more Strength than you have"
    t = phalanxx().strength(10, 5).card(0, "X01").card(1, "XX15").dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert "conquer:persepolis" in t.legal()
    assert t.score(1) == phalanxx().strength(10, 5).card(1, "X01").score(1) - 4


@rule("PHX-CARD-04")
def test_twice_camouflage_counts_twice():
    assert phalanxx().card(1, "XX15 XXX15").view().players[1].defence == 8
    assert phalanxx().card(1, "XX15 XXX15 X19").view().players[1].defence == 10


@rule("PHX-CARD-06")
def test_cards_in_front_stay_to_the_end():
    t = ready("X09").play("play:X09 die:2 slot:2 income die:3 slot:3 income end-turn")
    while not t.match.over:
        t.idle()
    assert t.front_of(0) == ["X09"]


@rule("PHX-CARD-06")
def test_a_rotated_card_keeps_its_ability():
    t = phalanxx().card(0, "X15", rotated=True)
    assert t.view().players[0].abilities == ("TRADE",)
    assert t.view().players[0].prices == (4, 3, 2, 1, 1)
