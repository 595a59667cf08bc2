"""What bots see of a position: each number in a position laid by hand, and that nothing hidden is among them."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from ludoteca.bots.levels import bot
from ludoteca.bots.weights import flat, prior
from ludoteca.games.archipelago.game import GAME
from ludoteca.games.archipelago.rules import traits
from ludoteca.games.archipelago.rules.names import BY_OBJECTIVE
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.trial import Trace, play
from ludoteca.laws.features import Features
from ludoteca.play.game import fresh, seed_bytes
from tests.games.archipelago.table import Table, isles, opening, shore


def numbers(t: Table, viewer: int = 0) -> list[float]:
    out = vec[float]([0.0] * (len(traits.PHASES) + int(t.s.seats) * len(traits.TRAITS)))
    t.rules.features(t.s, viewer, out)
    return list(out)


def some(t: Table, *names: str, seat: int = 0, viewer: int = 0) -> list[float]:
    """Traits of a seat, as another sees them."""
    first = len(traits.PHASES) + seat * len(traits.TRAITS)
    found = dict(zip(traits.TRAITS, numbers(t, viewer)[first:], strict=False))
    return [found[name] for name in names]


def phase(t: Table, name: str, viewer: int = 0) -> float:
    return numbers(t, viewer)[traits.PHASES.index(name)]


def village(**settings) -> Table:
    """Two regions beside the start; nobody is there, and everybody has nothing but his florins."""
    return isles(**settings).region("1,-1", "H01A").region("1,0", "H02A")


def test_every_number_stands_where_its_name_says():
    assert traits.WIDTH == len(traits.TRAITS) == len(set(traits.TRAITS))
    for place, name in [*enumerate(traits.PHASES), *enumerate(traits.TRAITS)]:
        assert getattr(traits, name.replace("-", "_").upper()) == place, name


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_weights_by_hand_name_what_there_is(seats):
    rules = GAME.rules({}, seats)
    assert len(flat(rules, prior(GAME, rules))) == len(traits.PHASES) * len(traits.TRAITS)


def test_the_nearest_end_that_a_seat_knows_of():
    t = village().objectives(0, "S03").objectives(1, "S09").built(1, "town").built(2, "town").acts(0)
    assert phase(t, "gone") == 2 / 5
    assert phase(t, "gone", viewer=1) == 0
    assert phase(t, "sudden", viewer=1) == 2 / 5


def test_how_near_independence_is():
    t = village().citizens(0, "1 1").citizens(1, "2 2").market("domestic", fruit=0).deck("researcher")
    quiet = phase(t.markers(rebellion=1, surplus=5).acts(0), "unrest")
    assert 0 < quiet < phase(t.markers(rebellion=3, surplus=5), "unrest") <= 1


def test_trends_count_points_and_how_far_they_are_away():
    t = village().trend("stone").has(0, stone=3).has(1, stone=3).has(2, stone=1).acts(0)
    assert [some(t, "trend-points", "trend-lead", seat=seat) for seat in range(4)] == [[4, 0], [4, 0], [3, -2], [0, -3]]


def test_objectives_that_a_seat_knows_are_counted_for_all_and_others_by_chance():
    t = village().trend("fruit").objectives(0, "S01").objectives(1, "S08").objectives(2, "S09").objectives(3, "S10")
    t.has(0, florins=12).has(1, florins=9).has(2, florins=9).has(3, florins=1).acts(0)
    assert [some(t, "objective-points", seat=seat)[0] for seat in range(4)] == [3, 2, 2, 1]
    assert some(t, "objective-points", viewer=1) == [0]
    assert some(t, "hidden-points", viewer=1) == [3 * 3 / 9]  # three objectives of nine that seat 1 has not seen
    t.objectives(2, "S08")
    t.has(1, iron=1)
    assert some(t, "hidden-points", seat=1) == [3 * 3 / 9]


def test_medals_and_who_leads():
    t = village().trend("stone").has(1, stone=1).objectives(0, "S03").built(1, "town").built(2, "town").acts(0)
    assert some(t, "leads", "ahead-at-end", "behind-at-end", seat=1) == [1, 2 / 5, 0]
    assert some(t, "leads", "ahead-at-end", "behind-at-end", seat=0) == [0, 0, 2 / 5]
    assert some(t.cards(0, "king"), "medals", "characters", "ready-cards") == [1, 1, 1]


def test_how_far_ahead_a_seat_is_of_the_best_of_the_others():
    t = village().trend("stone").has(0, stone=3).has(1, stone=2).objectives(0, "S03").acts(0)
    assert [phase(t, "ahead", viewer=seat) for seat in range(4)] == [(4 - 3) / 8, 0, 0, 0]
    t.cards(0, "king", "pope")
    assert phase(t, "ahead") == (4 + 2 - 3) / 8
    assert phase(t.has(1, stone=0), "ahead") == (4 + 2) / 8


def test_what_lies_behind_a_screen():
    t = village().has(0, florins=14, tokens=2, fruit=1, iron=6).acts(0)
    assert some(t, "florins", "florins-beyond", "tokens", "discs") == [10, 4, 2, 3]
    assert some(t, "fruit", "iron", "cubes-beyond", "cattle") == [1, 4, 2, 0]
    assert some(t, "payable") == [5]  # two tokens stand for what is missing
    assert some(village().has(0, wood=1).acts(0), "payable") == [1]


def test_units_on_the_map_engaged_and_in_reserve():
    t = village().citizens(0, "1 1 2").ships(0, "1").engaged(0, "1").rebels(0, "2").acts(0)
    assert some(t, "citizens", "free-citizens", "own-rebels", "reserve", "ships", "free-ships") == [2, 1, 1, 7, 1, 1]
    assert some(t, "presence") == [1]


def test_buildings_and_what_a_town_holds():
    t = village().built(1, "town", "temple", "market").citizens(0, "1:town").citizens(1, "1").acts(0)
    assert some(t, "towns", "ports", "markets", "temples") == [1, 0, 1, 1]
    assert some(t, "symbols")[0] > 0
    assert some(t, "symbols", "reach", "kinds", seat=1) == [0, 0, 0]  # it stands in a rival's region
    assert some(village().citizens(1, "1").acts(0), "reach", "kinds", seat=1)[0] > 0


def test_wonders_are_plans_until_they_stand():
    t = village().wonder(0, "cathedral").cards(1, "pyramid").acts(0)
    assert some(t, "wonders", "wonder-plans", "progress") == [1, 0, 1]
    assert some(t, "wonders", "wonder-plans", seat=1) == [0, 1]


def test_the_colony_is_told_of_the_seat_that_looks():
    t = village().objectives(0, "S01").objectives(1, "S10").objectives(2, "S09").citizens(0, "1 1 1").citizens(1, "2 2")
    t.deck("researcher").market("domestic", cattle=0).market("export", fruit=0).markers(rebellion=2, surplus=5).acts(0)
    assert some(t, "rebellion", "tension", "storm", "uprising") == [2, 5, 5, 0]
    assert some(t, "rebellion", "tension", "storm", "uprising", seat=1) == [0, 0, 0, 0]
    assert some(t, "rebellion", "tension", "storm", "uprising", seat=1, viewer=1) == [0, 0, 0, 5]
    assert some(t, "calm", seat=2, viewer=2) == [-8]
    assert some(t, "calm", seat=2, viewer=0) == [0]


def test_what_the_boards_will_do_in_every_turn():
    t = village().citizens(0, "1 1 1").markers(rebellion=1, surplus=5).acts(0)
    assert some(t, "drift", "crowd", "rebellion") == [0, 5, 1]
    assert some(t.markers(rebellion=1, surplus=13), "drift", "crowd", "rebellion") == [2, 13, 3]
    assert some(t.markers(rebellion=1, surplus=0), "drift", "crowd", "rebellion") == [-1, 0, 0]


def test_the_crisis_on_top_looms_as_far_as_markets_and_ones_own_stores_are_no_help():
    t = village().citizens(0, "1 1 1").citizens(1, "2 2").deck("researcher")  # cattle for seven, two fruit abroad
    t.market("domestic", cattle=0).market("export", fruit=0).acts(0)
    assert some(t, "looming") == [5 + 2]
    assert some(t.has(0, tokens=1), "looming") == [2]
    assert some(t.has(0, fruit=1), "looming") == [1]
    assert some(t.market("export", fruit=1), "looming") == [0]
    assert some(t, "looming", seat=1, viewer=1) == [5 + 1]


def test_an_unknown_crisis_is_the_less_to_be_feared_the_more_there_is_to_give():
    t = village().citizens(0, "1 1 1").citizens(1, "2 2").acts(0)
    bare = some(t, "exposure")[0]
    stored = some(t.has(0, fruit=1, cattle=1, fish=1), "exposure")[0]
    safe = some(t.has(0, tokens=4), "exposure")[0]
    assert bare > stored > safe >= 0
    assert some(t, "exposure", seat=1, viewer=1)[0] == bare


def test_a_crisis_is_a_peril_if_it_would_bring_independence():
    t = village().citizens(0, "1 1 1").citizens(1, "2 2").deck("researcher")  # cattle for seven, two fruit abroad
    t.market("domestic", cattle=0).market("export", fruit=0).markers(surplus=5).objectives(1, "S10").acts(0)
    assert some(t, "doom", "peril") == [0, 1]
    assert some(t.has(0, cattle=1, fruit=0), "doom", "peril") == [0, 0]
    assert some(t.markers(rebellion=3, surplus=5), "doom", "peril") == [0, 0]
    assert some(t.markers(rebellion=4, surplus=5), "doom", "peril") == [0, 1]
    assert some(t.markers(rebellion=5, surplus=8), "doom", "peril") == [1, 1]
    assert some(t, "doom", "peril", "risk", seat=1, viewer=1) == [0, 0, 0]


def test_the_risk_is_the_share_of_the_crises_to_come_that_would_bring_independence():
    t = village().citizens(0, "1 1 1").citizens(1, "2 2").markers(surplus=5).objectives(1, "S10").acts(0)
    calm = some(t, "risk")[0]
    assert 0 <= calm < 1
    assert some(t.has(0, tokens=8), "risk") == [0]
    t.has(0, tokens=0)
    assert some(t.markers(rebellion=4, surplus=5), "risk")[0] > calm
    assert some(t.markers(rebellion=5, surplus=50), "risk")[0] == 1
    assert some(t, "revolt", seat=1, viewer=1) == [1]
    assert some(t, "revolt") == [0]


def test_near_the_brink_each_rebel_counts_once_more():
    t = village().citizens(0, "1 1 1").citizens(1, "2 2").objectives(1, "S10").acts(0)
    assert some(t.markers(rebellion=2, surplus=5), "brink") == [0]
    assert some(t.markers(rebellion=3, surplus=5), "brink") == [1]
    assert some(t.markers(rebellion=5, surplus=5), "brink") == [3]
    assert some(t, "brink", seat=1, viewer=1) == [0]


def test_after_the_crisis_on_top_another_one_comes():
    t = village().citizens(0, "1 1 1").citizens(1, "2 2").deck("researcher")  # cattle for seven, two fruit abroad
    t.market("export", fruit=2).markers(rebellion=1, surplus=5).acts(0)
    assert some(t, "looming") == [0]
    assert some(t, "aftershock") == some(t, "risk")
    t.market("export", fruit=0)
    assert some(t, "looming") == [2]
    assert some(t, "aftershock")[0] > some(t, "risk")[0]


def test_a_separatist_sees_how_the_colony_starves_and_what_the_boards_do():
    t = village().citizens(0, "1 1 1").citizens(1, "2 2").objectives(1, "S10").acts(0)
    t.markers(rebellion=1, surplus=13)
    assert some(t, "brewing", "ferment", seat=1, viewer=1) == [24 - (5 - 3), 2]
    assert some(t, "brewing", "ferment", "famine") == [0, 0, 0]
    hunger = some(t, "famine", seat=1, viewer=1)[0]
    assert hunger == some(t, "exposure")[0] > 0  # nobody else has any stores
    assert some(t.has(1, cattle=2, tokens=2), "famine", seat=1, viewer=1) == [hunger]  # he would not help


def test_who_can_still_come():
    t = village().citizens(0, "1 1 2").ships(0, "2").has(0, florins=7).markers(surplus=5).acts(0)
    assert some(t, "nursery", "hirable") == [1, 2]  # at 3 florins each
    assert some(t.has(0, florins=20), "hirable") == [3]  # there is no room for a fourth
    assert some(t.rebels(0, "1"), "nursery") == [1]  # who lies there stands up before anybody is born
    assert some(village().citizens(0, "1 1 1").has(0, florins=7).acts(0), "nursery", "hirable") == [0, 0]


def test_there_is_room_where_a_seat_is_and_not_yet_three_citizens():
    t = village().citizens(0, "1 1 2").ships(0, "0").acts(0)
    assert some(t, "room") == [1 + 2]  # nobody lives at sea
    assert some(village().citizens(0, "1 1 1").acts(0), "room") == [0]
    assert some(village().citizens(0, "1 1 1").ships(0, "2").acts(0), "room") == [3]


def test_the_variety_of_cubes():
    assert some(village().has(0, fruit=3, iron=1, tokens=2).acts(0), "variety") == [2]


def test_whom_a_seat_is_about_to_bear_or_hire_is_there_already():
    t = village().citizens(0, "1 1").citizens(1, "2 2").markers(rebellion=2, surplus=5).has(0, florins=6)
    t.objectives(0, "S01").deck("amphitheatre").market("domestic", fish=0).acts(0)  # no crisis on top
    assert some(t, "tension", "storm", "left-births", "left-hires") == [6, 6, 0, 0]
    assert some(twin(t).play("reproduce"), "tension", "storm", "left-births") == [5, 5, 1]
    hiring = twin(t).play("recruit")
    assert some(hiring, "tension", "left-hires") == [5, 1]
    assert some(hiring, "tension", seat=1, viewer=1) == [5]
    assert some(t, "exposure")[0] < some(twin(t).play("reproduce"), "exposure")[0]  # one more to be fed


def test_what_a_seat_is_about_to_harvest_is_in_its_stores_already():
    t = village().citizens(0, "1 1 1").citizens(1, "2 2").deck("king").objectives(0, "S01")  # wood for six, three fish
    t.market("domestic", wood=0).market("export", fish=0).acts(0)
    assert some(t, "looming") == [5 + 3]
    reaping = twin(t).play("harvest:wood")
    assert some(reaping, "looming") == [3]
    assert some(reaping, "looming", seat=1, viewer=1) == [5 + 3]  # what another has is no help of one's own


def test_who_builds_has_a_building_to_come_or_only_a_ship():
    t = village().citizens(0, "1").has(0, wood=1, florins=5).objectives(0, "S01").acts(0)
    assert some(twin(t).play("build"), "left-building", "left-ship") == [0, 1]
    t.has(0, wood=1, stone=1)
    assert some(t, "left-building", "left-ship") == [0, 0]
    assert some(twin(t).play("build"), "left-building", "left-ship") == [1, 0]


def test_a_hex_that_is_taken_brings_its_huts_and_one_that_fits_nowhere_brings_nothing():
    t = village().citizens(0, "1 1").ships(0, "0").markers(surplus=0).next_hex("H10B").acts(0)
    t.play("explore")
    huts = min(int(t.rules.layout.sides.huts[side]) for side in (int(t.s.top_side), int(t.s.top_side) ^ 1))
    assert some(t, "left-exploration", "crowd") == [1, huts]


def test_stores_are_what_the_crisis_wants():
    t = village().deck("researcher").has(0, cattle=1, fruit=1, iron=2, tokens=1).acts(0)
    assert some(t, "stores") == [3]


def test_in_a_crisis_those_who_lie_are_rebels_to_be():
    t = (
        village()
        .citizens(0, "1 1 1")
        .citizens(1, "2 2")
        .has(0, cattle=1)
        .deck("researcher")
        .markers(surplus=5)
        .crisis()
    )
    assert phase(t, "crisis") == 1
    lying, abroad = 5, 2
    assert some(t, "rebellion") == [lying + abroad]
    assert some(t.play("consume:cube"), "rebellion") == [abroad]


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("settings", [{}, {"more_spice": True, "more_control": True}])
def test_what_a_seat_does_not_know_changes_nothing(seats, settings):
    t = opening(seats, 11, **settings)
    law = Features(t.rules, Rng(3))
    rng = Rng(5)
    step = 0
    while not t.s.over and step < 3000:
        seat = int(t.rules.acting(t.s))
        if step % 29 == 0:
            law.check(t.s)
        t.rules.options(t.s, seat, t.out)
        t.rules.take(t.s, seat, t.out.actions[rng.below(t.out.count)])
        step += 1
    law.check(t.s)


def test_a_thief_blurs_what_others_know_of_cubes():
    t = village().citizens(0, "1 1 1").cards(0, "thief").next_hex("H10A").has(1, fruit=2, iron=1).has(0, wood=1)
    t.acts(0).play("use:thief rival:1")
    t.play("hide:fruit:iron", 1)
    t.play("pick:right", 0)
    Features(t.rules, Rng(3)).check(t.s)
    assert some(t, "iron", viewer=0) == [1]
    assert some(t, "iron", viewer=2) == [0]


def matches(levels: list[str], count: int) -> tuple[list[float], int]:
    """What each level of the list has won in short matches, seats taken in turn; and how many ended by an objective."""
    rules = GAME.rules({}, len(levels))
    won, counted = [0.0] * len(levels), 0
    for k in range(count):
        s = fresh(rules, seed_bytes(k))
        seats = [(k + place) % len(levels) for place in range(len(levels))]
        players = [bot(levels[seats.index(seat)], GAME, rules) for seat in range(len(levels))]
        play(rules, s, players, Rng(k), Trace(False, False, False), GAME.longest)
        won = [have + rules.payoff(s, seat) for have, seat in zip(won, seats, strict=True)]
        counted += s.ended_by == BY_OBJECTIVE
    return won, counted


def test_who_wanders_does_not_win_against_those_who_play_by_the_weights():
    won, _ = matches(["wanderer", "companion", "companion", "companion"], 6)
    assert won[0] < 1 < sum(won[1:])


def test_those_who_play_by_the_weights_keep_the_colony_alive_until_somebody_has_won():
    _, counted = matches(["companion"] * 4, 6)
    assert counted >= 4


def test_what_is_under_way_is_worth_what_it_can_bring():
    t = village().citizens(0, "1 1").ships(0, "2").has(0, stone=1).markers(surplus=5).next_hex("H10A").acts(0)
    begun = ("left-harvest", "left-sale", "left-births", "left-hires", "left-exploration", "left-building")
    assert some(t, *begun, "left-migration", "left-card") == [0] * 8
    assert some(twin(t).play("explore"), *begun) == [0, 0, 0, 0, 1, 0]
    assert some(twin(t).play("reproduce"), *begun) == [0, 0, 1, 0, 0, 0]
    assert some(twin(t).play("recruit"), *begun)[3] == 3  # at 3 florins each, for 10
    assert some(twin(t).play("transact"), *begun)[1] == 6  # clipped: stone brings 7 abroad
    assert some(twin(t).play("migrate"), "left-migration") == [1]
    good = next(iter(t.offered("harvest")))
    assert some(twin(t).play(f"harvest:{good}"), *begun)[0] >= 1
    assert some(twin(t).play("explore"), *begun, seat=1) == [0] * 6


def test_discs_count_as_long_as_they_can_be_used():
    t = village().citizens(0, "1").acts(0)
    assert some(t, "discs") == [3]
    assert some(t.play("pass"), "discs") == [0]


def test_in_a_crisis_a_bot_gives_what_the_market_has_and_then_its_own():
    t = village().citizens(0, "1 1 1").citizens(1, "2 2 2").citizens(2, "1 1").has(0, cattle=1).deck("researcher")
    t.market("domestic", cattle=1).markers(rebellion=1).crisis()
    assert choice(t) == "consume:market"
    t = village().citizens(0, "1 1 1").citizens(1, "2 2").has(0, cattle=1).deck("researcher")
    t.market("domestic", cattle=0).markers(rebellion=1).crisis()
    assert choice(t) == "consume:cube"


def choice(t: Table) -> str:
    """The first action of the move that a companion in seat 0 chooses."""
    companion = bot("companion", GAME, t.rules)
    return t.rules.actions.text(companion.move(t.rules, t.s.copy(), 0, Rng(1))[0])


def twin(t: Table) -> Table:
    """The same position once more."""
    other = opening(int(t.s.seats))
    other.s = t.s.copy()
    return other


def test_of_a_region_that_is_half_laid_others_know_no_more_than_before():
    t = shore().ships(0, "1").next_hex("H10A", "H11A").markers(surplus=3).acts(0).play("explore take-hex")
    before = some(t, "crowd", seat=1, viewer=1)
    assert some(t.play("side:H10A"), "crowd", seat=1, viewer=1) == before
    Features(t.rules, Rng(3)).check(t.s)
