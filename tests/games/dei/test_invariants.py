"""What holds in every position, over whole random matches with any seats, settings and layouts."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludoteca.games.dei.game import GAME
from ludoteca.games.dei.rules.layout import BIN, DECK, HAND, HELD, ON_CARDS, PAD, PAD_CARDS, PLAN, RESERVE, ROW
from ludoteca.games.dei.rules.links import flights
from ludoteca.games.dei.rules.majority import majority, value
from ludoteca.games.dei.rules.names import (
    BLUE_MOVE,
    CHOOSE_CREW,
    DRAFT_TALENT,
    MOVE,
    MOVE_TO,
    NEENA,
    NOBODY,
    NOWHERE,
    TALENTS_A_COLOUR,
)
from ludoteca.games.dei.rules.phases import talents_of
from ludoteca.games.dei.rules.pool import THERE, WHAT
from ludoteca.games.dei.rules.scoring import total
from ludoteca.games.dei.rules.state import CARD_SUPPLIES, FACE_DOWN, SUPPLIES
from ludoteca.games.dei.rules.state import RESERVE as SCRAPPERS_LEFT
from ludoteca.kernel.decision import Options
from ludoteca.play.game import digest, fresh, same, seed_bytes

OUTPOSTS = {2: 9, 3: 12, 4: 15}


def some_settings(rng):
    """Settings as they come: the defaults more often than not, and always a valid table."""
    return {one.name: rng.choice(one.samples()) for one in GAME.settings if rng.random() < 0.2}


class Watched:
    """A random match, looked at after every act."""

    def __init__(self, seed):
        rng = random.Random(seed)
        self.rng = rng
        self.seats = rng.choice((2, 3, 4))
        self.settings = some_settings(rng)
        self.rules = GAME.rules(self.settings, self.seats)
        self.s = fresh(self.rules, seed_bytes(seed))
        self.out = Options()
        self.actions = []
        self.plays: Counter[int] = Counter()
        self.purchases: Counter[int] = Counter()

    def step(self):
        s, seats = self.s, [k for k in range(self.seats) if self.rules.to_act(self.s) >> k & 1]
        seat = self.rng.choice(seats)
        self.rules.options(s, seat, self.out)
        action = int(self.out.actions[self.rng.randrange(self.out.count)])
        text = self.rules.actions.text(action)
        self.actions.append((seat, action))
        before = s.copy()
        self.rules.take(s, seat, action)
        return before, seat, text


def pads(w, seat):
    pile = w.rules.layout.pile
    return [card for which in (HAND, PLAN, PAD, BIN) for card in w.s.cards.cards(pile(seat, which))]


def check_units(w):
    """1, 2"""
    s = w.s
    for seat in range(w.seats):
        there = [int(s.scrappers_in(region, seat)) for region in range(s.city.regions)]
        assert min(there) >= 0
        assert sum(there) + int(s.has(seat, SCRAPPERS_LEFT)) == 15
        assert s.champion_at(seat) != NOWHERE
        assert [region for region in range(s.city.regions) if s.present(seat) >> region & 1] == [
            region for region in range(s.city.regions) if s.units_in(region, seat) > 0
        ]


def check_resources(w):
    """3"""
    s = w.s
    for resource, count in ((0, 60), (1, 40)):
        on_map = [int(s.tokens[r]) for r in range(s.city.regions) if s.city.is_roof(r) == (resource == 1)]
        held = [int(s.has(seat, resource)) for seat in range(w.seats)]
        assert min([*on_map, *held, int(s.bank[resource])]) >= 0
        assert sum(on_map) + sum(held) + int(s.bank[resource]) == count


def check_outposts(w):
    """4, 5, 6"""
    s = w.s
    assert s.city.outposts == OUTPOSTS[w.seats]
    for colour in range(3):
        cubes = [int(s.cubes_of(seat, colour)) for seat in range(w.seats)]
        of_colour = [k for k in range(s.city.outposts) if s.city.outpost_colour[k] == colour]
        assert len(of_colour) == OUTPOSTS[w.seats] // 3
        assert cubes == [sum(s.controller[k] == seat for k in of_colour) for seat in range(w.seats)]
    for outpost in range(s.city.outposts):
        region, controller = s.city.outpost_region[outpost], s.controller[outpost]
        holder = majority(s, region)
        values = [int(value(s, seat, region)) for seat in range(w.seats)]
        if controller != NOBODY and not w.settings.get("unitless_bonus"):
            assert s.units_in(region, controller) > 0
        if holder != NOBODY:
            assert controller == holder
            assert values[holder] == max(values) > 0
        elif max(values) > 0:
            assert values.count(max(values)) > 1


def check_cards(w):
    """8, 10, 11, and DEI-MARKET-07"""
    s, layout = w.s, w.rules.layout
    everywhere = [card for pile in range(len(s.cards.sizes)) for card in s.cards.cards(pile)]
    assert len(everywhere) == len(set(everywhere)) == 36 + 11 * w.seats
    for seat in range(w.seats):
        cards = pads(w, seat)
        assert len(cards) == 8 + w.purchases[seat]
        assert [layout.owner[card] for card in cards].count(s.champion(seat)) == 8
        assert s.has(seat, CARD_SUPPLIES) == sum(int(layout.supplies[card]) for card in cards)
    for market in range(4):
        row, deck = s.cards.size(ROW + market), s.cards.size(DECK + market)
        assert row == 3 or deck == 0
        if market == 3:
            assert all(layout.steers[card] < 0 for card in s.cards.cards(ROW + 3) + s.cards.cards(DECK + 3))


def check_pads(w):
    """9, 12, 13, 14"""
    s = w.s
    used = 0
    for seat in range(w.seats):
        count = s.cards.size(w.rules.layout.pile(seat, PAD))
        laid = [int(s.laid[seat * PAD_CARDS + k]) for k in range(count)]
        by_phase = Counter(word & 3 for word in laid)
        assert all(plays <= 2 for plays in by_phase.values())
        assert all(plays <= 1 for plays in Counter(word & 3 for word in laid if word & int(FACE_DOWN)).values())
        used += sum(word >> 3 > 0 for word in laid)
        talents = s.talents.cards(talents_of(s, seat))
        if s.turn > 0 and s.deciding() != DRAFT_TALENT:
            assert sorted(talent // int(TALENTS_A_COLOUR) for talent in talents) == [0, 1, 2]
        taken = sum(int(s.taken[seat * 4 + column]) >= 0 for column in range(4))
        assert taken <= s.turn
        assert s.constructions(seat) <= 9
    held = sum(int(s.candy.size(HELD + seat)) for seat in range(w.seats))
    assert s.candy.size(ON_CARDS) == used
    assert s.candy.size(RESERVE) + held + used == 16
    talents = [talent for pile in range(len(s.talents.sizes)) for talent in s.talents.cards(pile)]
    assert sorted(talents) == list(range(18))


def check_change(w, before, seat, text):
    """15, 16, 17"""
    s = w.s
    for other in range(w.seats):
        assert s.has(other, SUPPLIES) >= before.has(other, SUPPLIES)
        assert s.unlocked[other] & before.unlocked[other] == before.unlocked[other]
    for drone in range(4):
        if before.drones[drone] != NOWHERE and s.drones[drone] != before.drones[drone]:
            steps = 2 + 2 + (1 if s.unlocked[seat] >> 11 & 1 else 0)
            assert flights(before, seat, before.drones[drone], steps) >> s.drones[drone] & 1
    if text.startswith("collect:"):
        region = before.city.region[w.rules.layout.districts.regions.index(text.rpartition(":")[2])]
        assert majority(before, region) == seat


@pytest.mark.parametrize("seed", range(24))
def test_what_holds_in_every_position(seed):
    w = Watched(seed)
    while not w.s.over:
        before, seat, text = w.step()
        verb = text.partition(":")[0]
        if verb in ("play", "down"):
            w.plays[seat] += 1
        w.purchases = Counter({k: len(pads(w, k)) - 8 for k in range(w.seats)}) if before.turn == 0 else w.purchases
        if verb in ("buy", "pay") and not w.s.going_on():
            w.purchases[seat] += 1
        check_change(w, before, seat, text)
        if w.s.turn > 0:
            check_units(w)
            check_resources(w)
            check_outposts(w)
            check_cards(w)
            check_pads(w)
    assert w.s.turn == 4
    assert all(plays <= 24 for plays in w.plays.values())
    if not w.settings.get("opt_rebel"):
        assert all(int(row) >= 0 for row in w.s.taken)
    for seat in range(w.seats):
        parts = sum(int(w.s.counted[seat * 4 + part]) for part in range(4))
        assert total(w.s, seat) == w.s.has(seat, SUPPLIES) + w.s.has(seat, CARD_SUPPLIES) + parts


@pytest.mark.parametrize("seed", range(3))
def test_a_match_replays_from_its_seed_and_actions(seed):
    """22"""
    w = Watched(seed)
    while not w.s.over:
        w.step()
    again = fresh(w.rules, seed_bytes(seed))
    for seat, action in w.actions:
        w.rules.take(again, seat, action)
    assert same(again, w.s)
    assert digest(again) == digest(w.s)


def test_after_a_move_that_is_not_exempt_the_mover_has_the_majority():
    """17"""
    moves = 0
    for seed in range(100, 112):
        w = Watched(seed)
        while not w.s.over:
            before, seat, text = w.step()
            deciding = before.deciding()
            if w.s.going_on() or deciding not in (MOVE_TO, CHOOSE_CREW) or before.own(WHAT) not in (MOVE, BLUE_MOVE):
                continue
            local = w.rules.layout.districts.regions.index(text.partition(":")[2]) if deciding == MOVE_TO else 0
            region = before.city.region[local] if deciding == MOVE_TO else before.own(THERE)
            with_neena = w.s.champion(seat) == NEENA and w.s.champion_at(seat) == region
            arrived = w.s.units_in(region, seat) > before.units_in(region, seat)
            if before.rivals(seat) >> region & 1 and arrived and not with_neena:
                assert majority(w.s, region) == seat
                moves += 1
    assert moves > 5
