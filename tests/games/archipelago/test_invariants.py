"""What holds at every step of random matches, over seats, lengths and variants."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ludoteca.games.archipelago.game import GAME
from ludoteca.games.archipelago.rules.layout import CARDS, HELD, ON_MAP, ON_TRACK, REGIONS
from ludoteca.games.archipelago.rules.names import BUILDINGS, GOODS, NOBODY, SPACES
from ludoteca.games.archipelago.rules.population import apply_population_effects
from ludoteca.games.archipelago.rules.rules import ArchipelagoRules
from ludoteca.games.archipelago.rules.scoring import standing
from ludoteca.games.archipelago.rules.state import (
    DISCS,
    ENGAGED,
    FLORINS,
    LYING,
    ON_BUILDING,
    ON_SYMBOL,
    ON_WHEEL,
    TOKENS,
    Archipelago,
)
from ludoteca.games.archipelago.view import ArchipelagoView
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.play.game import fresh, same, seed_bytes
from ludoteca.play.settings import Value
from tests.support import rule

TABLES = [
    (2, {}),
    (3, {"length": "medium", "desert_start": True}),
    (4, {"length": "long", "benefactor": True, "more_spice": True}),
    (5, {"no_secrets": True, "strict_areas": True}),
    (2, {"choose_trend": True, "more_control": True, "two_circles": True, "split_tokens": True}),
    (5, {"desert_start": True, "choose_trend": True, "enter_next_door": True, "engaged_convoy": True}),
    (3, {"max_offers": 3, "voluntary_failure": True, "rounds_without_discs": True, "unlimited_bank": True}),
    (4, {"more_spice": True, "count_old_rebels": False, "token_needs_cube": True, "town_takes_rebel_building": False}),
]


class Walk:
    """A random match, looked at before every decision."""

    def __init__(self, seats: int, settings: Mapping[str, Value], seed: int) -> None:
        self.rules: ArchipelagoRules = GAME.rules(settings, seats)
        self.s: Archipelago = fresh(self.rules, seed_bytes(seed))
        self.rng = Rng(seed)
        self.out = Options()
        self.steps = 0

    def __iter__(self):
        while not self.s.over:
            yield self.s
            seat = int(self.rules.acting(self.s))
            self.rules.options(self.s, seat, self.out)
            assert self.out.count > 0
            self.rules.take(self.s, seat, self.out.actions[self.rng.below(self.out.count)])
            self.steps += 1


def look(s: Archipelago, view: ArchipelagoView) -> None:
    on_the_map(s, view)
    in_front_of_seats(s, view)
    on_the_boards(s, view)


def on_the_map(s: Archipelago, view: ArchipelagoView) -> None:
    layout = s.layout
    assert s.population == sum(player.citizens for player in view.players)
    migrating = len(s.trail) > 1
    halls = homes = 0
    for region in view.regions:
        kinds = [one.kind for one in region.buildings]
        assert len(set(kinds)) == len(kinds)
        assert "port" not in kinds or region.seas
        halls += sum(kind in ("port", "market") for kind in kinds)
        homes += sum(kind in ("town", "temple") for kind in kinds)
        for edge, other in enumerate(region.beside):
            if other != NOBODY:
                assert view.regions[other].beside[(edge + 3) % 6] == region.number
                assert view.regions[other].by_sea[(edge + 3) % 6] == region.by_sea[edge]
        assert region.number == 0 or any(other != NOBODY for other in region.beside)
        for player in view.players:
            mine = sum(one.count for one in region.units if one.seat == player.seat and not one.is_ship)
            assert mine <= layout.numbers.most_citizens or migrating
        for symbols in region.symbols:
            assert 0 <= symbols.free <= symbols.count
    assert s.layout.rulings.split_tokens or (halls <= 13 and homes <= 13)
    keepers = [int(s.keeper(r, b)) for r in range(s.regions) for b in range(BUILDINGS)]
    kept = [unit for unit in keepers if unit != NOBODY]
    assert len(set(kept)) == len(kept)
    for unit in range(layout.units):
        word, post = s.units[unit], s.post_of(unit)
        assert not (layout.is_ship(unit) and word & LYING)
        if s.is_on_map(unit):
            assert ON_BUILDING <= post < ON_SYMBOL or unit not in kept
            assert post < ON_SYMBOL or word & ENGAGED
            assert post < ON_SYMBOL or layout.is_ship(unit) == (post - ON_SYMBOL == 2)
            assert s.area_of(unit) < (view.regions[s.region_of(unit)].seas if layout.is_ship(unit) else 3)


def in_front_of_seats(s: Archipelago, view: ArchipelagoView) -> None:
    numbers = s.layout.numbers
    for seat, player in enumerate(view.players):
        assert player.citizens + player.citizens_left + player.on_wonders == s.layout.citizens
        assert player.ships + player.ships_left == s.layout.ships
        assert min(s.has(seat, what) for what in (*range(GOODS), FLORINS, TOKENS, DISCS)) >= 0
        assert s.has(seat, ON_WHEEL + 8) <= (2 if s.layout.rulings.two_circles else 1)
    empty = sum(left == 0 for left in view.piles)
    assert s.discs == min(numbers.start_discs + empty, numbers.most_discs)
    for space in range(SPACES):
        if s.layout.limited[space]:
            assert sum(s.has(seat, ON_WHEEL + space) for seat in range(s.seats)) <= 2 * s.seats + s.layout.shared[space]


def on_the_boards(s: Archipelago, view: ArchipelagoView) -> None:
    assert 0 <= s.surplus <= s.layout.numbers.scale
    assert 0 <= s.rebels <= s.population
    assert all(0 <= one.count <= one.capacity for one in view.boards)
    assert all(one.turned < s.layout.numbers.prices for one in view.track)
    for card in range(CARDS):
        on_track = card in [int(one) for one in s.track]
        assert (s.holder[card] == ON_TRACK) == on_track
        assert not s.stands(card) or s.holder[card] >= 0
        assert not s.stands(card) or s.bought_in(card) < s.turn
    built = sum(bool(s.stands(card)) for card in range(CARDS))
    waiting = s.deciding() >= 0 and any(player.on_wonders < built for player in view.players)
    assert sum(player.on_wonders for player in view.players) == built or waiting
    assert s.hexes.size(ON_MAP) == s.regions - 1 < REGIONS


@pytest.mark.parametrize("number", range(len(TABLES)))
@rule("ARC-DEF-04", "ARC-REPR-05", "ARC-COMP-05", "ARC-COMP-06", "ARC-COMP-07")
def test_nothing_is_ever_out_of_bounds(number):
    seats, settings = TABLES[number]
    walk = Walk(seats, settings, 100 * number)
    census = GAME.census(walk.rules, walk.s)
    for s in walk:
        if walk.steps % 7 == 0:
            assert GAME.census(walk.rules, s) == census
            look(s, GAME.view(walk.rules, s, -1))
    assert GAME.census(walk.rules, walk.s) == census
    assert walk.steps < GAME.longest


@rule("ARC-P1-03", "ARC-P1-04", "ARC-P1-02")
def test_right_after_phase_1_nobody_is_engaged_or_rebel_and_no_card_is_used():
    looked = 0
    for seed in range(4):
        walk = Walk(2 + seed, {}, seed)
        for s in walk:
            if s.phase == 2 and s.turn > 1 and s.deciding() == 8:
                looked += 1
                assert not any(s.units[unit] & (LYING | ENGAGED) for unit in range(s.layout.units))
                assert all(s.post_of(unit) < ON_SYMBOL for unit in range(s.layout.units) if s.is_on_map(unit))
                assert not any(s.is_used(card) for card in range(CARDS))
    assert looked > 3


@rule("ARC-P3-01")
def test_phase_3_is_what_the_forecast_says():
    looked = 0
    for seed in range(6):
        for s in Walk(2 + seed % 4, {}, seed + 50):
            if s.phase == 2:
                told = {line.source: line for line in GAME.view(GAME.rules({}, int(s.seats)), s, -1).forecast.lines}
                boards = [told[f"board-{k}"] for k in (1, 2, 3, 4)]
                twin = s.copy()
                apply_population_effects(twin)
                if twin.over:
                    continue
                assert twin.rebels - s.rebels == sum(line.rebellion for line in boards)
                assert twin.surplus - s.surplus == sum(line.surplus for line in boards)
                looked += 1
    assert looked > 0


@rule("ARC-MIGR-07", "ARC-MIGR-01")
def test_rebels_never_leave_their_region_but_by_expulsion_within_it():
    before: dict[int, int] = {}
    for s in Walk(4, {"length": "long"}, 9):
        lying = {u: int(s.region_of(u)) for u in range(s.layout.units) if s.is_on_map(u) and s.is_lying(u)}
        assert all(before[unit] == region for unit, region in lying.items() if unit in before)
        before = lying


@rule("ARC-IND-02", "ARC-SCORE-06")
def test_a_match_ends_with_winners_or_with_independence():
    endings = set()
    for seed in range(16):
        walk = Walk(2 + seed % 4, {}, seed + 300)
        for _ in walk:
            pass
        s = walk.s
        endings.add(GAME.ending(walk.rules, s, ()).split()[0])
        payoffs = [walk.rules.payoff(s, seat) for seat in range(s.seats)]
        assert sum(payoffs) == pytest.approx(1) or (sum(payoffs) == 0 and s.rebels > s.population)
        best = max(int(standing(s, seat)) for seat in range(s.seats))
        assert all(standing(s, seat) == best for seat in range(s.seats) if payoffs[seat])
    assert endings >= {"independence", "objective"}


@rule("ARC-T0-14", "ARC-T0-15")
def test_objectives_never_move_after_the_deal():
    held = None
    for s in Walk(4, {}, 5):
        if s.turn > 0:
            now = [s.objectives.cards(HELD + seat) for seat in range(4)]
            assert held in (None, now)
            held = now


def test_the_same_seed_and_the_same_choices_give_the_same_match():
    one, two = Walk(3, {}, 8), Walk(3, {}, 8)
    for s, t in zip(one, two, strict=True):
        assert same(s, t)
    assert one.steps == two.steps
