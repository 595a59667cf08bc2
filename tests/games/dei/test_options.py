"""The optional rule #3, and what is secret with it and without."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from ludoteca.games.dei.rules.layout import BIN, PAD, PAD_CARDS, PLAN
from ludoteca.games.dei.rules.state import FACE_DOWN
from ludoteca.kernel.chance import Rng
from ludoteca.play.view import encode
from tests.games.dei.table import dei, opening
from tests.support import rule


def planned(t, *plans):
    """Everybody plans two cards."""
    for seat, cards in enumerate(plans):
        for card in cards:
            t.play(f"plan:{card}", seat)
    return t


def planning(seats=2, **settings):
    return dei(seats, opt_planning=True, **settings).begins()


@rule("DEI-OPT-3")
def test_two_cards_are_planned_in_secret_and_played_in_order():
    t = planning()
    assert t.to_act == (0, 1)
    planned(t, ("AUX-3", "AUX-1"), ("FMZ-1", "FMZ-2"))
    assert t.options() == ["play:AUX-3", "down:AUX-3"]
    assert t.why("play:AUX-1") == "not-planned"
    assert t.why("play:AUX-5") == "not-planned"
    t.play("play:AUX-3 finish")
    assert t.options() == ["play:AUX-1", "down:AUX-1"]


@rule("DEI-OPT-3")
def test_a_card_is_planned_once_and_from_hand():
    t = planning().play("plan:AUX-3", 0)
    assert t.why("plan:AUX-3", 0) == "already-planned"
    assert t.why("plan:FMZ-3", 0) == "not-in-hand"
    assert t.why("plan-none", 0) == "cards-to-plan"
    assert dei(2).acts(0).why("plan:AUX-1") == "no-planning"


@rule("DEI-OPT-3", "DEI-CARD-01")
def test_whoever_has_too_few_cards_plans_fewer():
    t = dei(2, opt_planning=True).only(0, "AUX-1").only(1).begins().play("plan:AUX-1", 0)
    assert t.options(0) == ["plan-none"]
    t.play("plan-none", 0).play("plan-none plan-none", 1)
    t.play("play:AUX-1 finish end-phase")
    assert (t.to_act, t.deciding) == ((1,), "end-phase")


@rule("DEI-OPT-3", "DEI-CARD-06")
def test_a_card_bought_in_a_planned_phase_stays_in_hand():
    """T-82"""
    t = dei(2, opt_planning=True).row("black", "BLK-09", "BLK-10", "BLK-11").has(0, 9).begins()
    planned(t, ("AUX-3", "AUX-1"), ("FMZ-1", "FMZ-2")).play("down:AUX-3 buy:BLK-10")
    assert t.options() == ["play:AUX-1"]
    assert t.why("down:AUX-1") == "one-face-down"
    assert "BLK-10" in t.in_hand(0)


@rule("DEI-OPT-3", "DEI-CARD-07")
def test_hands_and_plans_are_secret():
    t = planned(planning(), ("AUX-3", "AUX-1"), ("FMZ-1", "FMZ-2")).play("down:AUX-3 finish play:AUX-1")
    mine, theirs = t.view(0).players[0], t.view(1).players[0]
    assert (mine.pad[0].card, mine.hand_size, len(mine.hand)) == ("AUX-3", 6, 6)
    assert (theirs.pad[0].card, theirs.pad[1].card) == ("", "AUX-1")
    assert (theirs.hand, theirs.hand_size, theirs.planned) == ((), 6, ())
    assert theirs.hidden == ("AUX-2", "AUX-3", "AUX-4", "AUX-5", "AUX-6", "AUX-7", "AUX-8")
    assert t.view(0).players[1].planned == ("", "")
    assert theirs.drone_cards == -1
    assert [name for name, _ in t.events(1)] == ["played-down-secret", "played"]


@rule("DEI-OPT-3")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_what_others_planned_is_imagined_anew(viewer):
    t = planned(planning(), ("AUX-3", "AUX-1"), ("FMZ-1", "FMZ-2"))
    seen = encode(t.view(viewer))
    plans = set()
    for seed in range(20):
        world = t.rules.imagine(t.s, viewer, Rng(seed))
        t.s, true = world, t.s
        assert encode(t.view(viewer)) == seen
        plans.add(tuple(t.s.cards.cards(t.layout.pile(1, 1))))
        t.s = true
    assert (len(plans) == 1) == (viewer == 1)


def secret_places(t, owner, viewer=1):
    """What may lie planned, face down and in the bin of somebody, as far as a viewer knows."""
    found: dict[str, set[str]] = {"planned": set(), "down": set(), "bin": set()}
    for seed in range(200):
        world = t.rules.imagine(t.s, viewer, Rng(seed))
        plan, pad, binned = (world.cards.cards(t.layout.pile(owner, which)) for which in (PLAN, PAD, BIN))
        is_down = [world.laid[owner * PAD_CARDS + k] & FACE_DOWN for k in range(len(pad))]
        found["planned"] |= {t.cards[card] for card in plan}
        found["down"] |= {t.cards[card] for card, down in zip(pad, is_down, strict=True) if down}
        found["bin"] |= {t.cards[card] for card in binned}
    return found


@rule("DEI-OPT-3")
def test_a_card_bought_in_this_phase_was_not_planned_for_it():
    t = dei(2, opt_planning=True).row("black", "BLK-09", "BLK-10", "BLK-11").has(0, 9).begins()
    planned(t, ("AUX-3", "AUX-1"), ("FMZ-1", "FMZ-2")).play("down:AUX-3 buy:BLK-10")
    places = secret_places(t, 0)
    assert places["planned"] == places["down"] == {f"AUX-{k}" for k in range(1, 9)}


@rule("DEI-OPT-3", "DEI-TAL-M3")
def test_what_the_robot_bought_is_not_what_it_went_with():
    t = dei(2, opt_planning=True).talents(0, "delivery-robot").row("black", "BLK-09", "BLK-10", "BLK-11")
    planned(t.has(0, 9, 9).begins(), ("AUX-3", "AUX-1"), ("FMZ-1", "FMZ-2"))
    t.play("down:AUX-3 buy:BLK-10 robot:AUX-2 buy:BLK-11")
    assert secret_places(t, 0)["bin"] == {f"AUX-{k}" for k in range(1, 9)} | {"BLK-10"}


@rule("DEI-OPT-3", "DEI-CLEAN-01")
@pytest.mark.parametrize("seed", [1, 2])
def test_what_was_seen_face_up_is_imagined_in_no_bin_that_was_filled_before(seed):
    t, rng = opening(3, seed, opt_planning=True), Random(seed)
    # By seat and Turn: the bin when it began, and the cards that lay face up in it.
    filled: dict[tuple[int, int], int] = {}
    shown: dict[tuple[int, int], set[str]] = {}
    checked = 0
    while t.to_act:
        view = t.view()
        for seat, player in enumerate(view.players):
            filled.setdefault((seat, view.turn), len(player.bin))
            shown.setdefault((seat, view.turn), set()).update(card.card for card in player.pad if not card.down)
        if rng.random() < 0.1:
            world = t.rules.imagine(t.s, 0, Rng(seed))
            for seat, turn in filled:
                lying = world.cards.cards(t.layout.pile(seat, BIN))[: filled[seat, turn]]
                for (who, when), cards in shown.items():
                    if who == seat and when >= turn - 1:
                        assert not cards & {t.cards[card] for card in lying}
                checked += len(lying)
        t.play(rng.choice(t.options(t.to_act[0])), t.to_act[0])
    assert checked > 100


@rule("DEI-OPT-3", "DEI-TAL-M3")
def test_the_robot_spends_a_card_that_was_not_planned():
    t = dei(2, opt_planning=True).talents(0, "delivery-robot").has(0, 9, 9).begins()
    planned(t, ("AUX-3", "AUX-1"), ("FMZ-1", "FMZ-2"))
    assert t.why("robot:AUX-3") == "not-in-hand"
    assert t.may("robot:AUX-2")


@rule("DEI-SETUP-09", "DEI-CANDY-05")
def test_the_order_of_decks_is_imagined_anew_and_drone_cards_change_decks():
    t = dei(4)
    decks, drones = set(), set()
    for seed in range(12):
        world = t.rules.imagine(t.s, 0, Rng(seed))
        cards = [world.cards.cards(market) for market in range(4)]
        decks.add(tuple(cards[0]))
        drones.add(tuple(sorted(card for card in cards[0] if t.layout.steers[card] >= 0)))
        assert [len(deck) for deck in cards] == [
            t.deck_size(name) for name in ("tactic", "logistic", "machinery", "black")
        ]
        true = [t.s.cards.cards(market) for market in range(4)]
        assert sorted(chain(*cards)) == sorted(chain(*true))
        assert all(t.layout.market[card] in (market, 4) for market in range(4) for card in cards[market])
    assert len(decks) == 12
    assert len(drones) > 3


@rule("DEI-OPT-3")
def test_what_was_secret_is_shown_at_the_end_and_cannot_be_taken_back():
    t = dei(2, opt_planning=True, opt_confrontation=True).turn(4).took(0, 1, 2, 3).took(1, 1, 2, 3).ends(1, 3)
    t.play("end-phase mission:4:1")
    assert t.view(0).players[1].hand == ()
    assert not t.s.crossed
    t.play("mission:4:1")
    assert t.s.over
    assert t.s.crossed
    assert len(t.view(0).players[1].hand) == 8
