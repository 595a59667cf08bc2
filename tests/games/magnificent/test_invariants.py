"""What is true at every moment of every match: random ones with the module, both sides and all numbers of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from ludoteca.games.magnificent.game import GAME
from ludoteca.games.magnificent.rules import state
from ludoteca.games.magnificent.rules.display import dice_of
from ludoteca.games.magnificent.rules.layout import (
    CARD_OWN,
    MASTER_FUTURE,
    MASTER_OF,
    POSTER_SHOWN,
    POSTER_WHITE,
    SOLO,
    TILE_OWN,
)
from ludoteca.games.magnificent.rules.names import (
    ACTIONS,
    BUILD,
    COLOURS,
    GEM_KINDS,
    HATS,
    MOST_DICE,
    MOST_TILES,
    NOBODY,
    NOTHING,
    ORDER_SPACES,
    SQUARES,
    TENT_SPACES,
    TILE_KINDS,
    WHITE,
)
from ludoteca.games.magnificent.rules.power import power_of
from ludoteca.games.magnificent.rules.scoring import halved, points
from ludoteca.games.magnificent.rules.state import (
    BUDGET,
    EXTRA,
    FREE,
    IN_MAIN_TENT,
    IN_USE,
    LEFT,
    LOCKED,
    PARTS,
    POWER,
    PURSE,
    RESERVE,
    SCORE,
    STORAGE,
    value_of,
)
from ludoteca.games.magnificent.view import view
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.play.game import digest, fresh, seed_bytes
from ludoteca.play.settings import Value
from tests.support import rule

# What is kept in a row of words: where each begins, and those of more than one.
ROWS = [
    (
        state.THINGS,
        "SCORE PURSE STORAGE RESERVE FREE IN_USE IN_MAIN_TENT LOCKED",
        {"STORAGE": GEM_KINDS, "LOCKED": COLOURS},
    ),
    (
        state.TURN,
        "GEM_POWER BONUS_POWER TRAINER_POWER EXTRA BUDGET BONUS_DONE SPLIT POWER LEFT DONE OTHER_WAGON TO_LAY LAYING "
        "WHITES TILES_LAID PER_TILE SHOWS_LEFT SHOWN PER_POSTER ADDED GEMS_OFF",
        {"EXTRA": ACTIONS, "TO_LAY": 2},
    ),
    (state.LEDGER, "ORDER_LOST OWED PAID LOST SCORED KEPT", {}),
    (
        state.PARTS,
        "FROM_POSTERS FROM_TENTS FROM_BONUSES FROM_ROUNDS FROM_HALVES FROM_CAMP PENALTIES",
        {"FROM_ROUNDS": 3},
    ),
]

SETTINGS: Sequence[Mapping[str, Value]] = (
    {"master_board": True},
    {"side": "B", "start_cards": "draft"},
    {"side": "B", "master_board": True, "poster_limit": True, "free_layout": True, "tile_use": "game"},
)
MATCHES = [(seats, k) for seats in range(1, 6) for k in range(len(SETTINGS))]


def positions(seats, number, seed=3):
    """A random match, position by position, with the actions between them."""
    rules = GAME.rules(SETTINGS[number], seats)
    s, out, rng = fresh(rules, seed_bytes(100 * seats + seed)), Options(), Rng(seed)
    yield rules, s, ""
    while not s.over:
        seat = rules.acting(s)
        rules.options(s, seat, out)
        assert out.count > 0  # no decision without an option
        action = int(out.actions[rng.below(out.count)])
        rules.take(s, seat, action)
        yield rules, s, rules.actions.text(action)


def check_dice(rules, s):
    layout = rules.layout
    for colour in range(GEM_KINDS):
        reserve = s.reserve[colour] if s.seats == SOLO else 0
        total = layout.all_dice[colour] if s.seats == SOLO else layout.dice[colour]
        assert dice_of(s, colour) + reserve == total
    for seat in range(s.seats):
        on = [s.dice_on[k] for k in range(seat * MOST_DICE, (seat + 1) * MOST_DICE) if s.dice[k] != NOTHING]
        assert len(set(on)) == len(on) <= layout.numbers.dice_a_round


def check_means(rules, s):
    for seat in range(s.seats):
        assert s.has(seat, PURSE) >= 0
        assert all(0 <= s.has(seat, STORAGE + kind) <= rules.layout.numbers.storage for kind in range(GEM_KINDS))
        trainers = (RESERVE, FREE, IN_USE, IN_MAIN_TENT, LOCKED, LOCKED + 1, LOCKED + 2)
        assert min(s.has(seat, thing) for thing in trainers) >= 0
        assert sum(s.has(seat, thing) for thing in trainers) == rules.layout.numbers.trainers
        assert s.has(seat, SCORE) == sum(s.parts[seat * PARTS + k] for k in range(PARTS))


def check_camps(rules, s):
    camp = rules.layout.camp
    laid: Counter[int] = Counter()
    for seat in range(s.seats):
        covered = 0
        for k in range(seat * MOST_TILES, (seat + 1) * MOST_TILES):
            if s.lying[k] == NOTHING:
                continue
            way, square = divmod(int(s.lying[k]), int(SQUARES))
            mask = int(camp.mask(way // 8, way % 8, square))
            assert mask != 0
            assert mask & covered == 0
            assert covered == 0 or mask & int(camp.around(covered))
            covered |= mask
            laid[way // 8] += 1
        gems = sum(int(s.gem_squares[seat * GEM_KINDS + kind]) for kind in range(GEM_KINDS))
        assert s.covered(seat) == covered | gems
        assert covered & gems == 0
    for kind in range(TILE_KINDS):
        assert laid[kind] + s.supply[kind] == rules.layout.supply[kind]


def check_table(rules, s):
    tents = [int(t) for t in (*s.track_tents, *s.centre_tents, *s.tents) if t != NOTHING]
    assert len(tents) == len(set(tents))
    places = [int(place) for place in s.hats if place >= 0]
    assert len(places) == len(set(places))
    assert sorted(int(seat) for seat in s.order) == list(range(s.seats))
    for space in range(3):
        shown = s.posters.cards(POSTER_SHOWN + space)
        assert all(rules.layout.poster_colour[poster] != WHITE for poster in shown)
    assert all(0 <= wagon < rules.layout.track_length for wagon in s.wagons)
    assert all(s.hats[seat * HATS] >= -1 for seat in range(s.seats))
    if rules.layout.numbers.hats == 1:
        assert all(s.hats[seat * HATS + 1] == -1 for seat in range(s.seats))


@pytest.mark.parametrize(("words", "names", "several"), ROWS)
def test_no_two_things_are_kept_in_one_word(words, names, several):
    kept = [getattr(state, name) + k for name in names.split() for k in range(several.get(name, 1))]
    assert kept == list(range(words))


@rule("MAG-GEN-04", "MAG-GEN-09", "MAG-GEN-10", "MAG-GEN-12", "MAG-PERF-02", "MAG-TENT-04", "MAG-BUILD-04")
@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_everything_is_where_it_can_be(seats, number):
    before_tents: list[int] = []
    for rules, s, _ in positions(seats, number):
        if s.round == 0:
            continue
        check_dice(rules, s)
        check_means(rules, s)
        check_camps(rules, s)
        check_table(rules, s)
        tents = [int(tent) for tent in s.tents]
        assert all(old in (NOTHING, new) for old, new in zip(before_tents, tents, strict=False))
        before_tents = tents
        assert len(tents) == seats * TENT_SPACES


@rule("MAG-POW-01", "MAG-POW-05", "MAG-BO-04", "MAG-PERF-01", "MAG-BUILD-01")
@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_power_is_at_least_the_die_and_stays_once_it_is_fixed(seats, number):
    fixed = NOTHING
    for _, s, action in positions(seats, number, 5):
        verb, _, amount = action.partition(":")
        if verb in ("build", "perform", "travel") and s.player != NOBODY:
            kind = {"build": BUILD, "travel": 1, "perform": 2}[verb]
            spare = s.now[EXTRA + kind] + (s.now[BUDGET] if kind == BUILD else 0)
            assert int(amount.rpartition(":")[2]) <= s.now[POWER] + spare
        if s.player == NOBODY or s.die == NOTHING:
            fixed = NOTHING
            continue
        if s.now[POWER] == NOTHING:
            assert power_of(s, s.player) >= value_of(s.die)
        elif fixed != NOTHING and verb != "end-turn":
            assert s.now[POWER] == fixed
        assert 0 <= s.now[LEFT] <= max(0, s.now[POWER]) or s.now[POWER] == NOTHING
        fixed = s.now[POWER]


@rule("MAG-GEN-01", "MAG-FLOW-01", "MAG-MOD-05", "MAG-EOR-09", "MAG-EOR-12", "MAG-TRN-07", "MAG-EOR-16")
@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_everybody_has_the_same_turns_and_as_many_cards_and_tiles(seats, number):
    ended: Counter[int] = Counter()
    masters: Counter[int] = Counter()
    extra_tiles = dict.fromkeys(range(seats), 0)
    extra_cards = dict.fromkeys(range(seats), 0)
    rounds, actor = 1, NOBODY
    for rules, s, action in positions(seats, number, 7):
        verb = action.partition(":")[0]
        if verb == "end-turn":
            ended[actor] += 1
        elif verb == "master":
            masters[actor] += 1
        elif verb == "fetch-card":
            extra_cards[actor] += 1
        elif verb == "fetch-tile":
            extra_tiles[actor] += 1
        if s.round != rounds or s.over:
            turns = rules.layout.numbers.turns
            assert [ended[seat] for seat in range(seats)] == [turns * rounds] * seats
            if rules.layout.rulings.master_board:
                assert [masters[seat] for seat in range(seats)] == [rounds] * seats
            for seat in range(seats):
                cards = s.cards.size(CARD_OWN + seat)
                assert cards == rules.layout.numbers.draft_kept + extra_cards[seat]
                special = rules.layout.ids["board"][int(s.board[seat])] == "V" and SETTINGS[number].get("side") == "B"
                assert s.tiles.size(TILE_OWN + seat) == min(3, 1 + rounds) + extra_tiles[seat] + special
            rounds = int(s.round)
        actor = int(s.player)
    assert rounds == 3
    assert s.masters.size(MASTER_FUTURE) == 0
    assert not rules.layout.rulings.master_board or s.masters.size(MASTER_OF) == 1


@rule("MAG-EOG-03", "MAG-SC-01", "MAG-SC-04", "MAG-SC-05", "MAG-SC-09")
@pytest.mark.parametrize("seats", [2, 5])
def test_no_card_scores_less_than_nothing_and_half_is_never_more(seats):
    for k, (rules, s, _) in enumerate(positions(seats, 0, 9)):
        if k % 25 == 0:
            for card in range(0, rules.layout.cards, 3):
                worth = points(s, 0, card, s.gems(0))
                assert 0 <= halved(s, worth) <= worth


@rule("MAG-POST-04", "MAG-POST-05", "MAG-SETUP-11")
def test_the_fourth_space_is_white_while_there_are_white_posters():
    for rules, s, _ in positions(3, 0, 11):
        if s.round > 0 and s.posters.size(POSTER_WHITE) > 0:
            shown = s.posters.cards(POSTER_SHOWN + 3)
            assert [rules.layout.poster_colour[poster] == WHITE for poster in shown] == [True]


@rule("MAG-EOR-03", "MAG-EOR-05")
def test_the_order_is_that_of_the_hats_from_the_bottom_up():
    for _, s, _ in positions(4, 0, 13):
        if s.player == NOBODY and s.round > 0:
            hats = [int(s.hats[seat * HATS]) for seat in s.order]
            assert hats == sorted(hats)
            assert max(hats) < ORDER_SPACES


@rule("MAG-TRAV-07", "MAG-MOD-10", "MAG-MT-09")
def test_tents_of_the_tracks_and_what_lies_beside_the_master_board_only_become_fewer():
    before = None
    for rules, s, _ in positions(3, 0, 15):
        if s.round == 0:
            continue
        board = view(rules, s, -1).master_board
        assert board is not None
        now = {
            *(("track", k) for k, tent in enumerate(s.track_tents) if tent != NOTHING),
            *(("centre", k) for k, tent in enumerate(s.centre_tents) if tent != NOTHING),
            *board.tents,
            *board.tiles,
            *board.cards,
            *board.posters,
        }
        assert before is None or now <= before
        before = now


@rule("MAG-GEN-13")
def test_the_same_seed_and_the_same_choices_come_to_the_same_end():
    def played(seats):
        *_, last = positions(seats, 1, 17)
        return digest(last[1])

    assert [played(seats) for seats in (1, 3, 5)] == [played(seats) for seats in (1, 3, 5)]
