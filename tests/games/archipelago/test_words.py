"""What Archipelago says: the table in lines, the log, buttons, refusals and the score, in both languages."""

from __future__ import annotations

import pytest

from ludoteca.games.archipelago.drawing.seats_shown import seat_of
from ludoteca.games.archipelago.game import GAME
from ludoteca.games.archipelago.rules.state import ENGAGED
from ludoteca.play.vocabulary import refusal_kind, refusal_numbers, seen_events
from tests.games.archipelago.table import isles, opening, shore
from tests.support import rule

NAMES = ("Anna", "Bruno <3", "Clara", "Dario", "Elsa")


def texts(language="en", seats=4):
    return GAME.texts(language, NAMES[:seats])


def label(t, action, language="en", seat=0):
    return GAME.label(t.rules, t.view(seat), texts(language, t.s.seats), t.rules.actions.number(action))


def reason(t, action, language="en", seat=0):
    """Why an action is refused, in words."""
    number = t.rules.actions.number(action)
    code = int(t.rules.refusal(t.s, seat, number, t.out))
    kind = refusal_kind(GAME.refusals, code)
    return texts(language, t.s.seats).refusal(kind.name, refusal_numbers(kind, code), dict(kind.numbers))


def told(t, language="en", viewer=1):
    """What the last play told somebody."""
    return [texts(language, t.s.seats).event(one, viewer) for one in seen_events(GAME.events, t.news.words, viewer)]


def colony(seats=4, **settings):
    """Two regions beside the open sea: Anna's with a town and a port, Bruno's open."""
    t = isles(seats, **settings).region("1,-1", "H10A", 3).region("1,0", "H11A", 3)
    t.built(1, "town", "port").citizens(0, "1:town 1").ships(0, "0 1:port").citizens(1, "2 2")
    for seat, name in enumerate(("S01", "S02", "S03", "S04")[:seats]):
        t.objectives(seat, name)
    return t.trend("temples").track("king", "pope", "spy", "thief", "ranch").deck("pyramid").markers(1, 5)


def some_tables():
    yield opening(2)
    yield opening(5, more_spice=True)
    yield colony().acts(0)
    yield colony(screens="memory").has(0, fruit=2).citizens(2, "2:land-1").crisis()
    yield colony(benefactor=True).trend("fish", "benefactor").begins(6)
    yield isles(3, no_secrets=True).open_objectives("S01", "S02", "S03").acts(1)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_table_can_be_read_by_everybody(language):
    for t in some_tables():
        for seat in range(-1, t.s.seats):
            words = texts(language, t.s.seats)
            assert len(GAME.sheet(t.view(seat), words)) > 20
            assert GAME.clock(t.view(seat), words)
            assert GAME.scoring(t.view(seat), words)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_action_has_words_at_every_table(language):
    for t in some_tables():
        view, words = t.view(0), texts(language, t.s.seats)
        for text in t.rules.actions.text(0), "use:king", "to:24:port", "unit:3:land-2", "ask:7", "way:2", "side:H03A":
            assert GAME.label(t.rules, view, words, t.rules.actions.number(text))
        for text in t.options():
            assert GAME.label(t.rules, t.view(t.to_act[0]), words, t.rules.actions.number(text))


def test_a_region_is_read_with_all_that_is_there():
    lines = GAME.sheet(colony().rebels(1, "2").view(0), texts())
    assert next(line for line in lines if line.startswith("  Region 1")) == (
        "  Region 1, held by Anna: 2 fish (2 free), 2 wood (2 free); town of Anna; port of Anna; "
        "Anna: a citizen; Anna: a citizen (town); Anna: a ship (port)"
    )
    assert next(line for line in lines if line.startswith("  Region 2")) == (
        "  Region 2: 2 cattle (2 free); Bruno <3: a citizen; Bruno <3: a citizen (lying)"
    )


@rule("ARC-SETUP-09", "ARC-T0-15")
def test_screens_and_objectives_of_others_are_not_read():
    t = colony().has(1, florins=7, iron=2)
    read = "\n".join(GAME.sheet(t.view(0), texts()))
    assert "temples · character cards” (" not in read
    assert read.count("Behind the screen: closed") == 3
    assert read.count("A secret objective") == 3
    own = "\n".join(GAME.sheet(t.view(1), texts("it")))
    assert "Dietro lo schermo: 7 fiorini; gettoni 0; ferro 2" in own
    shown = "\n".join(GAME.sheet(colony(screens="memory").has(1, iron=2).view(0), texts()))
    assert "closed" not in shown
    assert "iron 2" in shown


def test_a_button_says_what_a_move_brings_and_costs():
    t = (
        colony()
        .has(0, florins=10, wood=1, tokens=1)
        .cards(0, "merchant", "clergy-donations")
        .cards(1, "sawmill")
        .acts(0)
    )
    assert label(t, "harvest:wood") == "Harvest 2 wood"
    assert label(t, "harvest:wood", "it") == "Raccogli 2 cubetti di legno"
    assert label(t, "taxes") == "Levy taxes: 6 florins, rebellion +1"
    assert label(t, "recruit", "it") == "Recluta: il prossimo lavoratore costa 3 fiorini"
    assert label(t, "use:merchant") == "Use Merchant: 1 florin"
    assert label(t, "use:sawmill", "it") == "Usa Segheria di Bruno <3: 2 fiorini"
    assert label(t, "use:clergy-donations") == "Use Clergy Donations: 1 fruit or 1 fruit, 1 cattle"
    t.play("transact")
    assert label(t, "sell:export:wood") == "Sell wood on the export market for 5 florins"
    assert label(t, "buy:domestic:iron", "it") == "Compra ferro sul mercato domestico per 6 fiorini"
    assert label(t, "buy:export:iron") == "Buy iron on the export market"


@rule("ARC-COMP-04", "ARC-TAX-02", "ARC-TRANS-02")
def test_a_button_promises_no_more_than_the_bank_has():
    t = colony().has(0, wood=1).bank(3, florins=2).acts(0)
    assert label(t, "taxes") == "Levy taxes: 2 florins, rebellion +1"
    assert t.player(0).taxes == 2
    t.play("transact")
    assert label(t, "sell:export:wood") == "Sell wood on the export market for 2 florins"
    t = colony(unlimited_bank=True).has(0, wood=1).bank(3, florins=2).acts(0)
    assert label(t, "taxes") == "Levy taxes: 6 florins, rebellion +1"
    t.play("transact")
    assert label(t, "sell:export:wood") == "Sell wood on the export market for 5 florins"


@rule("ARC-BUILD-01", "ARC-WOND-01")
def test_a_button_says_the_price_of_what_is_built():
    t = colony().has(0, florins=9, wood=2, stone=6, fish=1, fruit=1, cattle=1).cards(0, "pyramid").acts(0)
    assert label(t, "use:pyramid") == "Build Pyramid: 2 discs, 5 stone"
    t.play("build")
    assert label(t, "raise:temple") == "Temple: 1 florin, 2 stone"
    assert label(t, "raise:market", "it") == "Mercato: 1 cubetto di frutta, 1 cubetto di bestiame"


@rule("ARC-RECR-03", "ARC-MIGR-01", "ARC-CARD-04")
def test_workers_need_an_active_unit_and_a_migration_or_a_looter_one_that_is_free():
    t = shore().citizens(0, "1").engaged(0, "1").ships(0, "1").cards(0, "barbarian").markers(surplus=5).acts(0)
    assert reason(t, "use:barbarian") == "you have no unit there that is still free, active and not engaged"
    t.play("recruit")
    assert reason(t, "hire:2:land-1") == "you have no active unit there"
    assert reason(t, "hire:2:land-1", "it") == "lì non hai un'unità attiva"
    t.play("hire:1:land-1 done end-round pass pass pass migrate")
    t.s.units[t.units_at(0, "1:land-1")[1]] |= ENGAGED
    assert reason(t, "unit:1:land-1") == "you have no unit there that is still free, active and not engaged"
    assert reason(t, "unit:1:land-1", "it") == "lì non hai un'unità ancora libera, attiva e non ingaggiata"


@rule("ARC-NEG-02")
def test_how_much_an_offer_holds_is_said_of_each_side():
    t = shore().has(0, florins=20).acts(0).play("offer:1" + " give:florin" * 6)
    assert reason(t, "give:florin") == "each side of an offer holds no more than 6 things"
    assert reason(t, "give:florin", "it") == "ogni parte di un'offerta non contiene più di 6 cose"


@rule("ARC-WIN-02")
@pytest.mark.parametrize(("figures", "said"), [("literal", "5, 8, 11"), ("even", "5, 6, 7")])
def test_the_medium_objective_about_progress_cards_says_when_it_ends_the_game_at_this_table(figures, said):
    t = isles(4, length="medium", m06=figures).objectives(0, "M06").acts(0)
    (shown,) = (aim.said for aim in seat_of(t.view(0), t.player(0), texts()).aims)
    assert f"{said} or " in next(line for line in GAME.sheet(t.view(0), texts()) if "progress cards in play" in line)
    assert f"{said} or " in shown
    t = opening(4, length="medium", m06=figures, more_spice=True)
    assert f"{said} o " in label(t, "keep:M06", "it")


@rule("ARC-P6-04", "ARC-P6-05")
def test_a_button_says_what_a_card_costs_now_and_after_a_turn():
    t = colony().begins(6)
    assert label(t, "buy-card:king") == "Buy King for 7 florins"
    assert label(t, "turn-card:king") == "Turn King: then it costs 8 florins"
    t.s.turned[0] = 2
    assert label(t, "turn-card:king", "it") == "Ruota Re: poi si scarta"


@rule("ARC-P4-13", "ARC-P4-20")
def test_a_button_says_what_helps_in_a_crisis_and_what_is_left():
    t = colony().markers(0, 5).market("domestic", stone=2).market("export", cattle=1).crisis()
    assert label(t, "consume:market") == "Use a cube from the market: 4 stand up"
    assert label(t, "enough", "it") == "Basta così: 4 restano a terra"
    t.play("enough enough enough enough")
    assert label(t, "enough") == "Enough: 3 cubes are still missing"
    assert label(t, "consume:token", "it") == "Consuma un gettone esplorazione"


@rule("ARC-DEF-01")
def test_a_button_says_what_a_region_yields():
    t = opening(2)
    assert label(t, "side:H10A") == "H10A: 2 fish, 2 wood; 1 hut"
    assert label(t, "side:H03A", "it") == "H03A: 2 pietre, 1 ferro; nessuna capanna"
    assert label(t, "side:H16A") == "H16A: 1 fish; 4 huts"


def test_a_place_is_named_only_as_far_as_needed():
    t = colony().acts(0).play("migrate")
    assert label(t, "unit:1:land-1") == "A citizen in region 1"
    assert label(t, "unit:1:town", "it") == "L'unità nel villaggio della regione 1"
    assert label(t, "unit:0:sea-1") == "A ship in region 0"
    assert label(t, "to:1:port") == "Into the port of region 1"
    two_lands = isles().region("1,-1", "H08B", 2).citizens(0, "1")
    assert label(two_lands, "unit:1:land-2") == "A citizen in region 1, second land"


def test_the_log_says_what_happened_and_to_whom():
    t = colony().cards(1, "sawmill").acts(0).play("use:sawmill harvest:wood unit:1:land-1")
    assert told(t) == [
        "Anna uses Sawmill.",
        "Anna pays you 2 florins for it.",
        "Anna lays a disc: wood harvest.",
        "Anna harvests 2 wood in region 1.",
    ]
    assert told(t, "it", 0)[:2] == ["Usi la carta Segheria.", "Per questo paghi 2 fiorini a Bruno <3."]


@rule("ARC-SCORE-01", "ARC-SCORE-03", "ARC-SCORE-05", "ARC-SCORE-08", "ARC-TREND-01")
def test_the_lines_of_the_score_add_up_to_it():
    t = colony(screens="open").objectives(3, "S09").cards(0, "king").cards(1, "pope", "thief").has(2, florins=20)
    t.built(2, "temple").citizens(1, "2:temple")
    for seat in range(4):
        lines = GAME.scoring(t.view(seat), texts())
        seen = [sum(points) for points in zip(*(line.points for line in lines), strict=True)]
        assert seen[seat] <= t.points(seat)
    t.s.over = 1
    for seat in range(4):
        t.objectives(seat)
        for k in range(t.s.objectives.size(2 + seat)):
            t.s.objectives.mark_seen(2 + seat, k, 15)
    lines = GAME.scoring(t.view(0), texts())
    assert [sum(points) for points in zip(*(line.points for line in lines), strict=True)] == [
        t.points(seat) for seat in range(4)
    ]
    assert {line.rule for line in lines} == {"ARC-TREND-01", "ARC-SCORE-01", "ARC-SCORE-03", "ARC-SCORE-05"}


@rule("ARC-SCORE-02")
def test_hidden_criteria_are_not_ranked_before_the_end():
    t = colony().has(0, florins=30)
    assert [line.text for line in GAME.scoring(t.view(0), texts())] == [
        "Trend: most temples (0, 0, 0, 0)",
        "Medals of characters and wonders",
    ]
    t.s.over = 1
    assert "Objective of Anna: most florins (30, 10, 10, 10)" in [
        line.text for line in GAME.scoring(t.view(0), texts())
    ]


@rule("ARC-SCORE-01", "ARC-SCORE-03", "ARC-VAR-02")
def test_the_lines_of_the_score_say_whose_objective_it_is_and_what_all_had():
    t = isles(3, no_secrets=True, screens="open").open_objectives("S01", "S02", "S03").has(1, florins=12).acts(1)
    assert "Open objective: most florins (10, 12, 10)" in [line.text for line in GAME.scoring(t.view(0), texts())]
    t = colony(screens="open").objectives(0, "S09").objectives(1, "S08").has(1, iron=2)
    lines = [line.text for line in GAME.scoring(t.view(0), texts("it"))]
    assert "Obiettivo di Anna: Pacifista" in lines
    assert "Obiettivo di Bruno <3: più ferro (0, 2, 0, 0)" in [
        line.text for line in GAME.scoring(t.view(1), texts("it"))
    ]


@rule("ARC-IND-02")
def test_independence_counts_nothing():
    t = colony().markers(4, 5).acts(0).play("taxes")
    (line,) = GAME.scoring(t.view(0), texts("it"))
    assert (line.text, line.points) == ("Indipendenza: non si conta nulla", (0, 0, 0, 0))
    assert GAME.clock(t.view(0), texts()) == "The archipelago became independent in turn 2"


@rule("ARC-EXPL-05")
def test_where_a_region_may_lie_is_told_by_the_regions_around():
    t = shore().ships(0, "1").next_hex("H10A", "H11A").acts(0).play("explore take-hex side:H10A")
    places = [action for action in t.options() if action.startswith("place:")]
    labels = [GAME.label(t.rules, t.view(0), texts(), t.rules.actions.number(action)) for action in places]
    assert labels[places.index("place:0,-1")] == "Place it west of 1, north-west of 0"
    assert len(set(labels)) == len(labels)


@rule("ARC-EXPL-07", "ARC-EXPL-08")
def test_where_nobody_is_free_an_exploration_is_said_to_fail_and_why_it_did():
    t = shore().ships(0, "1").engaged(0, "1:sea-1").next_hex("H10A", "H11A").acts(0)
    assert label(t, "explore") == "Explore: no unit of yours is free to go, so it would fail"
    t.play("explore")
    assert label(t, "take-hex").endswith("so it would be discarded")
    assert label(t, "take-hex", "it").endswith("quindi si scarterebbe")
    t.play("take-hex").play("give-up")
    assert told(t, viewer=0)[0].startswith("Your exploration fails, as no unit of yours is free")
    assert told(t)[0].startswith("Anna's exploration fails, as no unit of theirs is free")


@rule("ARC-EXPL-08")
def test_a_hex_that_fits_nowhere_is_said_to_and_one_that_is_given_up_is_not():
    t = isles(desert_start=True).region("1,-1", "H01B").citizens(0, "0").next_hex("H18A", "H11A").acts(0)
    assert label(t, "explore") == "Explore"
    t.play("explore take-hex").play("give-up")
    assert "fits nowhere" in told(t)[0]
    t = shore(voluntary_failure=True).ships(0, "0").next_hex("H10A", "H11A").acts(0)
    t.play("explore take-hex").play("give-up")
    assert told(t)[0] == "Anna gives up the exploration: the hex is discarded."


@rule("ARC-CTRL-02", "ARC-HARV-07")
def test_whoever_leaves_a_building_to_harvest_is_told_what_that_gives_up():
    t = colony().acts(0).play("harvest:wood").play("unit:1:town")
    assert told(t, viewer=0)[:2] == [
        "You leave the town of region 1: nobody holds the region now.",
        "You harvest 1 wood in region 1.",
    ]
    assert told(t, "it")[0] == "Anna lascia il villaggio della regione 1: ora la regione non è di nessuno."
    t = colony().acts(0).play("harvest:fish").play("unit:1:port")
    assert told(t)[0] == "Anna leaves the port of region 1."


@rule("ARC-TOK-01", "ARC-BUILD-01")
def test_what_a_token_stands_for_in_a_payment_is_said():
    t = colony().has(0, wood=1, tokens=1).citizens(0, "2").acts(0).play("build raise:town").play("unit:2:land-1")
    assert told(t, viewer=0)[:2] == ["An explorer token of yours stands for 1 stone.", "You build in region 2: town."]
    assert told(t, "it")[0] == "Un gettone esplorazione di Anna vale 1 cubetto di pietra."


@rule("ARC-P3-05")
def test_what_the_log_says_of_a_board_is_written_on_it():
    t = colony().markers(rebellion=2, surplus=20).begins(3)
    assert "Board IV (surplus): rebellion rises by 3." in told(t)
    assert "Tabella IV (disoccupati): la ribellione sale di 3." in told(t, "it")
    labour = GAME.fragments(t.view(0), texts())["labour"]["surplus"]
    assert "surplus · IV" in labour
    assert "disoccupati · IV" in GAME.fragments(t.view(0), texts("it"))["labour"]["surplus"]


@rule("ARC-P2-02")
def test_who_sets_the_order_is_asked_for_the_first_then_for_the_next_and_is_called_you():
    t = shore(3).begins(2).bids(2, 0, 1)
    assert (label(t, "next:0"), label(t, "next:1")) == ("First: you", "First: Bruno <3")
    assert GAME.asks(t.view(0)) == "set-order-first"
    assert GAME.asks(t.view(1)) == "set-order"
    t.play("next:1")
    assert (label(t, "next:0", "it"), label(t, "next:2")) == ("Dopo: tu", "Next: Clara")
    assert GAME.asks(t.view(0)) == "set-order"


def test_what_cannot_be_chosen_yet_is_named_without_coordinates():
    t = colony()
    for language, said in (("en", "Place it there"), ("it", "Posala lì")):
        assert texts(language).action(t.rules.actions, t.rules.actions.number("place:0,-1")) == said


@rule("ARC-EXPL-03", "ARC-EXPL-05", "ARC-EXPL-06", "ARC-EXPL-08")
def test_who_explores_is_asked_by_the_rules_of_exploration_and_told_when_neither_side_fits():
    t = shore(3).ships(0, "0").next_hex("H10A").acts(0).play("explore")
    assert t.view(0).next_fits
    t.play("take-hex")
    assert GAME.asks(t.view(0)) == "explore-side"
    t.play(t.options()[0])
    assert GAME.asks(t.view(0)) == "explore-cell"
    t = isles(desert_start=True).region("1,-1", "H01B").citizens(0, "0").next_hex("H18A").acts(0).play("explore")
    assert not t.view(0).next_fits
    t.play("take-hex")
    assert GAME.asks(t.view(0)) == "explore-nowhere"
    assert GAME.questions["explore-nowhere"] == "ARC-EXPL-08"
    assert label(t, "give-up") == "The hex fits nowhere: discard it"
    t = shore(voluntary_failure=True).ships(0, "0").next_hex("H10A").acts(0).play("explore take-hex")
    assert label(t, "give-up") == "Give up: the hex is discarded"


@rule("ARC-CARD-05")
def test_thief_and_spy_ask_for_a_player_in_words_of_their_own():
    for card, question in (("thief", "steal"), ("spy", "spy")):
        t = colony().cards(0, card).has(1, iron=1).has(0, florins=9).objectives(1, "S01").acts(0).play(f"use:{card}")
        assert GAME.asks(t.view(0)) == question


@rule("ARC-HARV-05")
def test_who_can_harvest_no_more_is_told_that_one_may_still_ask():
    t = shore().built(1, "town").citizens(1, "1:town").citizens(0, "1 1").acts(0).play("harvest:wood")
    assert GAME.asks(t.view(0)) == "harvest-ask"
    assert GAME.asks(t.play("ask:1 grant").view(0)) == "harvest"


@rule("ARC-NEG-03")
def test_who_accepts_an_offer_reads_on_the_button_what_changes_hands():
    t = shore().has(0, fruit=2).has(1, florins=9).acts(0)
    t.play("offer:1 give:fruit give:fruit want:five-florins propose")
    assert label(t, "accept", seat=1) == "Accept: give 5 florins, get 2 fruit"
    assert label(t, "accept", "it", 1) == "Accetta: dai 5 fiorini, ricevi 2 cubetti di frutta"
    t = shore().has(0, fruit=1).cards(0, "spy").acts(0).play("offer:1 give:fruit give-card:spy propose")
    assert label(t, "accept", seat=1) == "Accept: get 1 fruit, Spy"


@rule("ARC-P4-13")
def test_ones_own_citizens_are_called_ones_own():
    t = colony().citizens(0, "2").crisis()
    assert label(t, "stand:0:1") == "Stand up a citizen of yours in region 1"
    assert label(t, "stand:1:2", "it") == "Rialza un cittadino di Bruno <3 nella regione 2"
    assert label(t, "stand-all:0", "it") == "Rialza i tuoi cittadini"
