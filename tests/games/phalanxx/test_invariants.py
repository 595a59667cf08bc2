"""What holds in every match, however many play and whatever they do (the nineteenth invariant is about content)."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import cache

import pytest

from ludoteca.games.phalanxx import content
from ludoteca.games.phalanxx.game import CARDS, GAME
from ludoteca.games.phalanxx.rules.dice import colour_of, home_sum, value_of
from ludoteca.games.phalanxx.rules.layout import (
    CITY,
    DECK,
    DISPLAY,
    INC9,
    NO_DIE,
    NOBODY,
    REMOVED,
    SIEGE,
    SLOTS,
    SPACES,
    VETERAN,
)
from ludoteca.games.phalanxx.rules.rules import PhalanxxRules
from ludoteca.games.phalanxx.rules.scoring import final_score
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.decision import ALLOWED, Options
from ludoteca.kernel.events import Events
from ludoteca.play.game import digest, fresh, seed_bytes
from ludoteca.play.match import Match
from ludoteca.play.record import parse
from ludoteca.play.replay import replay
from ludoteca.play.view import encode
from ludoteca.play.vocabulary import Event, seen_events
from ludoteca.testing import fuzz_games
from tests.support import rule

SEATS = [1, 2, 3, 4]
GAMES = min(fuzz_games(), 6)
EAGER = {"play": 6, "conquer": 6, "rotate": 6, "exchange": 3, "push": 2, "sacrifice": 0.05, "reroll": 0.05}
FIGHT = 30

every_number_of_seats = pytest.mark.parametrize("seats", SEATS)


@dataclass(frozen=True)
class Step:
    """One decision of a match, with the positions before and after it."""

    before: Phalanxx
    seat: int
    action: str
    after: Phalanxx
    news: list[Event]

    @property
    def verb(self) -> str:
        return self.action.partition(":")[0]


@dataclass(frozen=True)
class Played:
    """A whole match, step by step."""

    rules: PhalanxxRules
    steps: list[Step]

    @property
    def states(self) -> list[Phalanxx]:
        return [self.steps[0].before, *(step.after for step in self.steps)]

    @property
    def end(self) -> Phalanxx:
        return self.steps[-1].after


@cache
def played(seats: int, seed: int) -> Played:
    """A match of players who like to fight."""
    rules = GAME.rules(seats=seats)
    assert isinstance(rules, PhalanxxRules)
    chooser, out = random.Random(seed), Options()
    s = fresh(rules, seed_bytes(seed))
    steps: list[Step] = []
    while not s.over:
        seat = int(rules.acting(s))
        rules.options(s, seat, out)
        actions = [rules.actions.text(int(out.actions[k])) for k in range(out.count)]
        (action,) = chooser.choices(actions, [eagerness(rules, s, action, actions) for action in actions])
        before, s.log = s.copy(), Events()
        rules.take(s, seat, rules.actions.number(action))
        news, s.log = seen_events(GAME.events, s.log.words, -1), None
        steps.append(Step(before, seat, action, s.copy(), news))
    return Played(rules, steps)


def eagerness(rules: PhalanxxRules, s: Phalanxx, action: str, actions: list[str]) -> float:
    """Every verb by its weight, however many actions it has; a conflict above all."""
    verb = action.partition(":")[0]
    if verb == "conquer" and s.owner[rules.layout.conquer.argument(rules.actions.number(action))] != NOBODY:
        return FIGHT
    return EAGER.get(verb, 1) / sum(other.partition(":")[0] == verb for other in actions)


def matches(seats: int) -> list[Played]:
    return [played(seats, seed) for seed in range(GAMES)]


def players_of(match: Played) -> range:
    return range(int(match.rules.layout.players))


def on_regions(s: Phalanxx, player: int) -> int:
    return sum(int(s.armies[region]) for region in range(len(s.owner)) if s.owner[region] == player)


def front(s: Phalanxx, player: int) -> list[int]:
    return s.cards.cards(s.layout.tableau_of(player))


def placed(s: Phalanxx) -> int:
    return sum(die != NO_DIE for die in s.grey)


def rotated(s: Phalanxx, player: int) -> int:
    return sum(int(s.rotated[card]) for card in front(s, player))


def printed_strength(s: Phalanxx, player: int) -> int:
    return sum(CARDS[card].strength for card in front(s, player))


def heroism_pile(s: Phalanxx) -> int:
    return next(pile for pile in range(len(s.cards.sizes)) if s.cards.find(pile, s.layout.heroism) >= 0)


def home_values(s: Phalanxx, seat: int) -> list[int]:
    return sorted(int(value_of(s.home[seat * SLOTS + slot])) for slot in range(SLOTS))


def all_dice(s: Phalanxx) -> list[int]:
    return sorted(int(die) for table in (s.home, s.grey, s.travelling) for die in table if die != NO_DIE)


@rule("PHX-COMP-05", "PHX-SOLO-06")
@every_number_of_seats
def test_inv_01_no_die_appears_vanishes_or_changes_its_colour(seats):
    expected = {0: 2, 1: 2, 2: 2} if seats == 1 else {0: seats + 3, 1: seats, 2: seats}
    for match in matches(seats):
        for s in match.states:
            assert Counter(int(colour_of(die)) for die in all_dice(s)) == expected


@rule("PHX-PUSH-01", "PHX-PASS-01")
@every_number_of_seats
def test_inv_02_everybody_has_three_home_dice_and_three_dice_travel(seats):
    for match in matches(seats):
        for s in match.states:
            home = [sum(s.home[p * SLOTS + k] != NO_DIE for k in range(SLOTS)) for p in players_of(match)]
            assert home == ([3, 0] if seats == 1 else [3] * seats)
            assert sum(die != NO_DIE for table in (s.grey, s.travelling) for die in table) == 3


@rule("PHX-COMP-06", "PHX-CONQ-04", "PHX-SACR-03")
@every_number_of_seats
def test_inv_03_armies_are_in_reserve_on_the_map_or_gone(seats):
    for match in matches(seats):
        for s in match.states:
            for player in players_of(match):
                where = [int(s.reserve[player]), on_regions(s, player), int(s.eliminated[player])]
                assert (sum(where), min(where) >= 0, int(s.on_map(player))) == (12, True, where[1])


@rule("PHX-CONQ-02")
@every_number_of_seats
def test_inv_04_a_region_is_held_by_the_armies_it_takes(seats):
    for match in matches(seats):
        for s in match.states:
            for region in range(len(s.owner)):
                owner, armies = int(s.owner[region]), int(s.armies[region])
                city = s.layout.kind[region] == CITY
                siege = owner >= 0 and s.abilities[owner] & SIEGE
                allowed = {0} if owner < 0 else {2, 1} if city and siege else {2} if city else {1}
                assert armies in allowed


@rule("PHX-MONEY-05", "PHX-COMP-07")
@every_number_of_seats
def test_inv_05_talents_are_within_the_money_cards_and_strength_on_the_track(seats):
    for match in matches(seats):
        for s in match.states:
            assert all(0 <= talents <= 30 for talents in s.talents)
            assert min(s.strength) >= 0


@rule("PHX-COMP-04", "PHX-BUY-09")
@every_number_of_seats
def test_inv_06_every_card_is_somewhere_once(seats):
    for match in matches(seats):
        for s in match.states:
            census = GAME.census(match.rules, s)
            assert (census["cards"], census["different cards"]) == (56, 56)


@rule("PHX-END-05")
@every_number_of_seats
def test_inv_07_each_turn_takes_one_card_from_the_deck(seats):
    for match in matches(seats):
        at_the_start: dict[int, int] = {}
        for s in match.states:
            at_the_start.setdefault(int(s.turn), int(s.cards.size(DECK)))
        full = at_the_start[0]
        assert all(deck == max(full - turn, 0) for turn, deck in at_the_start.items())


@rule("PHX-END-05", "PHX-SOLO-01")
@pytest.mark.parametrize(("seats", "turns"), [(1, 32), (2, 30), (3, 39), (4, 44)])
def test_inv_08_a_match_has_a_fixed_number_of_turns(seats, turns):
    for match in matches(seats):
        assert match.end.turn == match.rules.layout.turns == turns
        assert len(match.steps) <= GAME.longest


@rule("PHX-ACT-01", "PHX-ACT-02")
@every_number_of_seats
def test_inv_09_each_turn_has_three_actions_on_three_slots(seats):
    for match in matches(seats):
        done = Counter(int(step.before.turn) for step in match.steps if placed(step.after) > placed(step.before))
        assert set(done.values()) == {3}
        for step in match.steps:
            if step.verb == "end-turn":
                assert all(die != NO_DIE for die in step.before.grey)


@rule("PHX-CONFLICT-07", "PHX-CONFLICT-08", "PHX-HERO-05")
@every_number_of_seats
def test_inv_10_each_conflict_rotates_a_card_of_the_attacker_while_there_is_one(seats):
    for match in matches(seats):
        for step in match.steps:
            for player in players_of(match):
                fought = int(step.after.conflicts[player]) - int(step.before.conflicts[player])
                turned = rotated(step.after, player) - rotated(step.before, player)
                assert turned == min(fought, len(front(step.after, player)) - rotated(step.before, player))


@rule("PHX-CARD-03", "PHX-CONFLICT-05", "PHX-HERO-05")
@every_number_of_seats
def test_inv_11_strength_is_what_was_played_less_what_was_lost(seats):
    for match in matches(seats):
        for step in match.steps:
            for player in players_of(match):
                fought = int(step.after.conflicts[player]) - int(step.before.conflicts[player])
                lost = fought * (2 if step.before.abilities[player] & VETERAN else 3)
                gained = printed_strength(step.after, player) - printed_strength(step.before, player)
                assert step.after.strength[player] == max(step.before.strength[player] + gained - lost, 0)


@rule("PHX-CONFLICT-02")
def test_the_players_of_these_matches_do_fight():
    conflicts = {seats: sum(sum(match.end.conflicts) for match in matches(seats)) for seats in SEATS}
    assert min(conflicts.values()) >= 1


@rule("PHX-BUY-07", "PHX-HERO-02")
@every_number_of_seats
def test_inv_12_heroism_goes_from_the_deck_to_the_display_and_out(seats):
    order = {int(DECK): 0, **{int(DISPLAY) + space: 1 for space in range(SPACES)}, int(REMOVED): 2}
    for match in matches(seats):
        way = [order[heroism_pile(s)] for s in match.states]
        assert way == sorted(way)


@rule("PHX-ACT-05")
@every_number_of_seats
def test_inv_13_something_can_always_be_done_and_all_that_is_offered_can(seats):
    match = matches(seats)[0]
    out = Options()
    for step in match.steps[:: 7 if GAMES <= 2 else 2]:
        match.rules.options(step.before, step.seat, out)
        offered = [int(out.actions[k]) for k in range(out.count)]
        assert offered
        assert len(set(offered)) == len(offered)
        for action in offered:
            match.rules.take(step.before.copy(), step.seat, action)


@rule("PHX-ACT-03")
@every_number_of_seats
def test_inv_13_what_is_offered_is_what_is_not_refused(seats):
    match = matches(seats)[0]
    out = Options()
    for step in match.steps[:: 23 if GAMES <= 2 else 5]:
        s, rules = step.before, match.rules
        rules.options(s, step.seat, out)
        offered = {int(out.actions[k]) for k in range(out.count)}
        home = int(s.deciding())
        for action in range(len(rules.actions)):
            if rules.homes[action] == home:
                allowed = int(rules.decisions[home].refusal(s, step.seat, action)) == ALLOWED
                assert allowed == (action in offered), rules.actions.text(action)


@every_number_of_seats
def test_inv_14_undo_and_redo_lead_to_the_same_position_and_the_record_to_the_same_match(seats):
    steps = matches(seats)[0].steps
    match = Match(GAME, seats, 0)
    for number, step in enumerate(steps):
        match.push(step.action, step.seat)
        assert number % 20 or match.hash() == digest(step.after)
        if number % 9 == 0 and match.rows[-1].barriers == 0:
            done = match.hash()
            match.undo(step.seat)
            assert match.hash() == digest(step.before)
            match.push(step.action, step.seat)
            assert match.hash() == done
    again = replay(GAME, parse(match.record().text()))
    assert (again.hash(), again.scores) == (match.hash(), match.scores)


@rule("PHX-SETUP-07", "PHX-SETUP-05")
@every_number_of_seats
def test_inv_15_no_view_shows_a_card_that_its_viewer_has_not_seen(seats):
    match = matches(seats)[0]
    for s in match.states[::15]:
        for viewer in range(-1, seats):
            sent = encode(GAME.view(match.rules, s, viewer)).decode()
            for pile in range(len(s.cards.sizes)):
                for k in range(s.cards.size(pile)):
                    if s.cards.face(pile, k, viewer) < 0:
                        assert f'"{CARDS[s.cards.card(pile, k)].id}"' not in sent


@rule("PHX-SCORE-09", "PHX-SETUP-09")
@every_number_of_seats
def test_inv_16_the_score_does_not_depend_on_the_order_of_cards_or_slots(seats):
    for match in matches(seats):
        for player in players_of(match):
            s, pile = match.end.copy(), match.rules.layout.tableau_of(player)
            for k in range(s.cards.size(pile) // 2):
                s.cards.swap(pile, k, s.cards.size(pile) - 1 - k)
            first, last = player * SLOTS, player * SLOTS + SLOTS - 1
            s.home[first], s.home[last] = s.home[last], s.home[first]
            assert (final_score(s, player), home_sum(s, player)) == (
                final_score(match.end, player),
                home_sum(match.end, player),
            )


@rule("PHX-MONEY-02", "PHX-PUSH-01", "PHX-PUSH-02")
@every_number_of_seats
def test_inv_17_a_push_keeps_all_dice_and_a_swap_the_values_of_each_player(seats):
    for match in matches(seats):
        for step in match.steps:
            if step.verb == "push":
                assert all_dice(step.after) == all_dice(step.before)
            if step.verb == "exchange":
                for seat in range(seats):
                    assert home_values(step.after, seat) == home_values(step.before, seat)
                assert all_dice(step.after) == all_dice(step.before)


@rule("PHX-SETUP-14")
@pytest.mark.parametrize("seats", [1, 2])
def test_inv_18_two_players_stay_in_the_left_half(seats):
    left = {region.id for region in content.regions(4) if region.half == "left"}
    for match in matches(seats):
        assert {step.action.partition(":")[2] for step in match.steps if step.verb == "conquer"} <= left
        assert len(match.end.owner) == len(left) == 12


@rule("PHX-TURN-01", "PHX-TURN-02")
@every_number_of_seats
def test_only_the_player_whose_turn_it_is_decides(seats):
    for match in matches(seats):
        for step in match.steps:
            assert step.seat == step.before.active()


@rule("PHX-ROLL-02")
@every_number_of_seats
def test_whoever_rolls_eight_or_less_gains_three_talents(seats):
    for match in matches(seats):
        for step in match.steps:
            for roll in [event for event in step.news if event.kind.name == "rolled" and event["seat"] < seats]:
                most = 9 if step.before.abilities[roll["seat"]] & INC9 else 8
                low = roll["first"] + roll["second"] + roll["third"] <= most
                paid = sum(event["price"] for event in step.news if event.kind.name == "bought")
                room = 30 - int(step.before.talents[roll["seat"]]) + paid
                bonus = [event["talents"] for event in step.news if event.kind.name == "roll-bonus"]
                assert bonus == ([min(3, room)] if low else [])


TABLES = (
    *("rotated", "home", "grey", "travelling", "talents", "strength", "reserve", "eliminated", "faction", "owner"),
    *("armies", "abilities", "defence", "heroic", "conflicts"),
)


@pytest.mark.parametrize("table", TABLES)
def test_inv_14_every_table_is_part_of_the_hash_and_no_copy_shares_it(table):
    s = matches(2)[0].end
    before, twin = digest(s), s.copy()
    getattr(twin, table)[0] += 1
    assert digest(twin) != before
    assert digest(s) == before


@pytest.mark.parametrize("number", ["first", "turn", "ending"])
def test_inv_14_every_number_is_part_of_the_hash(number):
    s = matches(2)[0].end
    twin = s.copy()
    setattr(twin, number, getattr(twin, number) + 1)
    assert digest(twin) != digest(s)
