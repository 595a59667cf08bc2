"""What is said of a move before it is made comes true."""

from __future__ import annotations

from itertools import product

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.games.dei import outcome
from ludoteca.games.dei.game import GAME
from ludoteca.games.dei.labels import COMPANY, label
from ludoteca.games.dei.outcome import Change
from ludoteca.games.dei.rules.layout import COLOUR_NAMES
from ludoteca.games.dei.tables import symbols_of
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import Match
from tests.games.dei.table import dei
from tests.support import rule


def colours(view, seat, region):
    """The colours of Outposts that a seat controls in a Region."""
    return [post.colour for post in view.outposts if post.region == region and post.controller == seat]


def check_crews(match, seat):
    """Each group that could go now counts, wins and gives up what was foretold."""
    view = match.view(seat)
    source, region = view.region(view.step.here), view.region(view.step.there)
    for text in match.legal(seat):
        _, scrappers, company = text.split(":")
        group = Change(int(scrappers), *COMPANY[company])
        value = outcome.value_with(view, seat, region, group)
        won, lost = outcome.won(view, seat, region, group), outcome.lost(view, seat, source, -group)
        match.push(text, seat)
        after = match.view(seat)
        assert outcome.standing(after.region(region.name), seat).value == value
        assert colours(after, seat, region.name) == colours(view, seat, region.name) + list(won)
        assert colours(after, seat, source.name) == [
            post.colour
            for post in view.outposts
            if post.region == source.name and post.controller == seat and post.colour not in lost
        ]
        match.undo(seat)


@rule("DEI-MAJ-06")
@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_values_and_outposts_after_a_move_are_as_foretold(seats, seed):
    match, rng = Match(GAME, seats, seed), Rng(seed)
    checked = 0
    while not match.over and checked < 12:
        seat = match.to_act[0]
        moves = [text for text in match.legal(seat) if text.startswith("move:")]
        if moves:
            match.push(moves[0], seat)
            targets = [text for text in match.legal(seat) if text.startswith("to:")]
            match.push(targets[-1], seat)
            if match.view(seat).deciding == "choose-crew":
                check_crews(match, seat)
                checked += 1
                match.push(match.legal(seat)[-1], seat)
        elif walks := [text for text in match.legal(seat) if text[:5] == "play:" and "M" in symbols_of(text[5:])]:
            match.push(walks[0], seat)
        else:
            take_move(match, seat, Wanderer(), rng)
    assert checked > 6


@rule("DEI-TAL-T1", "DEI-TAL-T2", "DEI-TAL-T4", "DEI-TAL-T6", "DEI-CHAMP-06")
@pytest.mark.parametrize(
    ("talent", "value"), [("bombardment", 5), ("fortress", 5), ("trojan-horse", 4), ("caravan", 4), ("deep-dig", 3)]
)
def test_talents_are_foretold(talent, value):
    t = dei(2, "FMZ", "AUX").talents(0, talent).units(0, "2.2.b:2 2.2.d:1 2.2.p:C").built(0, "shelter", "2.2.d")
    t.built(0, "bridge", "2.7-R-S-b").drone("REA", "2.2.d")
    view = t.view(0)
    assert outcome.value_with(view, 0, view.region("2.2.d"), Change(2)) == value
    assert outcome.value_with(view, 0, view.region("2.2.d"), Change(2, 1)) == value + 3
    assert outcome.value_with(view, 0, view.region("2.2.d"), Change(-1)) == 0


@rule("DEI-OUT-03", "DEI-OUT-05")
def test_whoever_leaves_an_outpost_gives_it_up_and_whoever_ties_keeps_it():
    t = dei(2, "AUX", "RAV").units(0, "2.2.d:3").units(1, "2.2.d:2")
    view = t.view(0)
    assert [outcome.lost(view, 0, view.region("2.2.d"), Change(-n)) for n in (1, 2, 3)] == [(), ("red",), ("red",)]
    free = dei(2, "AUX", "RAV", tie_control="release").units(0, "2.2.d:3").units(1, "2.2.d:2").view(0)
    assert outcome.lost(free, 0, free.region("2.2.d"), Change(-1)) == ("red",)


@rule("DEI-MARKET-03", "DEI-TAL-M2", "DEI-TAL-M3", "DEI-TAL-M5")
@pytest.mark.parametrize("talent", ["market-insight", "alternative-energy", "delivery-robot"])
def test_what_a_card_will_cost_is_foretold(talent):
    for tech, energy in product(range(4), range(3)):
        t = dei(2, "AUX", "RAV").talents(0, talent).holds(0, "red", 2).has(0, tech, energy)
        t.row("tactic", "DRN-TEL-2", "DRN-TEL-1", "TAC-5").row("black", "BLK-05", "BLK-02", "BLK-06").acts(0)
        t.play("robot:AUX-1" if t.offered("robot") else "down:AUX-1")
        view, before = t.view(0), t.s
        offers = {offer.card: offer for market in view.markets for offer in market.offers if offer}
        for card in t.offered("buy"):
            ways = outcome.payments(view, offers[card])
            t.s = before.copy()
            t.play(f"buy:{card}")
            if t.deciding == "choose-payment":
                assert t.offered("pay") == set(ways)
            else:
                assert [(sold["tech"], sold["energy"]) for sold in t.told("bought")] == list(ways.values())
            t.s = before


@rule("DEI-TAL-T3")
def test_city_knowledge_wins_a_tie_and_the_outpost():
    t = dei(2, "AUX", "RAV").units(0, "2.2.b:2").units(1, "2.2.d:2")
    view = t.view(0)
    assert outcome.won(view, 0, view.region("2.2.d"), Change(2)) == ()
    view = t.talents(0, "city-knowledge").view(0)
    assert outcome.won(view, 0, view.region("2.2.d"), Change(2)) == ("red",)


@rule("DEI-TAL-02", "DEI-TAL-T2", "DEI-TAL-T3")
@pytest.mark.parametrize(
    ("talent", "gained", "won"),
    [("fortress", ("2.2.d",), ("red",)), ("city-knowledge", ("2.2.d",), ("red",)), ("trojan-horse", (), ())],
)
def test_what_a_talent_changes_at_once_is_foretold_and_comes_true(talent, gained, won):
    t = dei(2, "AUX", "RAV").locked(0, talent).units(1, "2.2.d:2").units(0, "2.2.d:2").occupies(0, "red", 2)
    t.built(0, "shelter", "2.2.d").ends(0, 2)
    colour = next(k for k, name in enumerate(COLOUR_NAMES) if f"unlock:{name}" in t.options())
    view = t.view(0)
    assert outcome.unlocking(view, 0, colour) == (gained, won)
    said = label(t.rules, view, GAME.texts("en"), t.rules.actions.number(f"unlock:{COLOUR_NAMES[colour]}"))
    assert ("Majority" in said) == bool(gained)
    t.play(f"unlock:{COLOUR_NAMES[colour]}")
    after = t.view(0)
    assert (after.region("2.2.d").majority == 0) == bool(gained)
    assert colours(after, 0, "2.2.d") == list(won)
