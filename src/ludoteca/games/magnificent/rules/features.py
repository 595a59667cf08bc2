"""What bots see of a position, in numbers: how far the match has gone, and what each seat has. No weight is here.

All of it lies open: of decks, of hands that are drafted and of what is drawn to choose from nothing is told.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.magnificent.rules import prospects, traits
from ludoteca.games.magnificent.rules.layout import COMPLETED, TRACK_COIN, TRACK_POSTER
from ludoteca.games.magnificent.rules.names import (
    BUILD,
    CLEAR,
    COLOURS,
    COLUMNS,
    DICE_KINDS,
    DISCARD_GEM,
    END_JOURNEY,
    FACES,
    GAIN_POSTER,
    GEM_KINDS,
    HATS,
    JOURNEY,
    LARGE,
    MOST_DICE,
    NOBODY,
    NOTHING,
    NOWHERE,
    PERFORM,
    PLACE_TENT,
    ROWS,
    SMALL,
    SQUARES,
    TAKE_ACTION,
    TENT_SPACES,
    TILE_KINDS,
    TRAVEL,
    USE_MASTER_TILE,
    WHITE_TILE,
)
from ludoteca.games.magnificent.rules.performing import is_taken
from ludoteca.games.magnificent.rules.power import cannot_act, power_of, reach
from ludoteca.games.magnificent.rules.round_end import KIND, owed_for_dice
from ludoteca.games.magnificent.rules.scoring import camp_points, points
from ludoteca.games.magnificent.rules.state import (
    BONUS_DONE,
    FREE,
    GEMS_OFF,
    IN_MAIN_TENT,
    IN_USE,
    LOCKED,
    POWER,
    PURSE,
    SCORE,
    SHOWS_LEFT,
    STORAGE,
    TO_LAY,
    Magnificent,
    colour_of,
    value_of,
)
from ludoteca.games.magnificent.rules.travelling import STEPS, has_centre_tent
from ludoteca.kernel.decision import ALLOWED
from ludoteca.kernel.events import bit
from ludoteca.kernel.numbers import Seat, table
from ludoteca.kernel.state import DECISION, OWN, STEP

# Beyond so much of a thing, more of it is another trait or of no more use.
ENOUGH_COINS: Final[i64] = 10
ENOUGH_DUE: Final[i64] = 20
ENOUGH_BONUSES: Final[i64] = 8
ENOUGH_DONE: Final[i64] = 12
ENOUGH_TENTS: Final[i64] = 3
ENOUGH_HELD: Final[i64] = 5
ENOUGH_WORTH: Final[i64] = 80
ENOUGH_LACKING: Final[i64] = 8
ENOUGH_STRENGTH: Final[i64] = 18
ENOUGH_SPREAD: Final[i64] = 12
ENOUGH_POWER: Final[i64] = 24
ENOUGH_FOUND: Final[i64] = 12
ENOUGH_HOUSED: Final[i64] = 120

HALVES: Final = 2.0  # what posters and tents pay is counted in half points


def features(s: Magnificent, viewer: Seat, out: vec[float]) -> None:
    tell_time(s, out)
    for seat in range(s.seats):
        base = first_trait(seat)
        if s.board[seat] == NOTHING:
            continue
        found = table(prospects.PROSPECTS)
        prospects.weigh_posters(s, seat, found)
        tell_points(s, viewer, seat, out, base)
        tell_means(s, seat, out, base)
        tell_camp(s, seat, out, base)
        tell_stage(s, seat, found, out, base)
        tell_dice(s, seat, found, out, base)
        if seat == s.player:
            tell_turn(s, found, out, base)
    tell_order(s, out)


def first_trait(seat: Seat) -> i64:
    """Where the traits of a seat begin."""
    return i64(len(traits.PHASES)) + seat * traits.WIDTH


def tell_time(s: Magnificent, out: vec[float]) -> None:
    numbers = s.layout.numbers
    turns = numbers.turns * s.seats
    out[traits.ALWAYS] = 1.0
    if s.round == 0:
        return
    over = s.turn if s.player == NOBODY else s.turn - 1
    out[traits.ROUND_GONE] = float(over) / float(turns)
    out[traits.GONE] = float((s.round - 1) * turns + over) / float(numbers.rounds * turns)
    if s.round == numbers.rounds:
        out[traits.LAST_ROUND] = 1.0
        out[traits.LAST_TURNS] = float(over) / float(turns)


def tell_points(s: Magnificent, viewer: Seat, seat: Seat, out: vec[float], base: i64) -> None:
    out[base + traits.SCORE] = float(s.has(seat, SCORE))
    if s.over != 0:
        return
    total: i64 = 0
    scored = cards_to_score(s, seat)
    best = table(scored)  # the most points first
    own = s.own_cards(seat)
    for k in range(s.cards.size(own)):
        if s.cards.seen(own, k) & bit(viewer):  # MAG-PSET-13 cards kept in a draft are secret until all are
            worth = points(s, seat, s.cards.card(own, k), gems_to_discard(s, seat))
            total += worth
            put_in_order(best, worth)
    out[base + traits.CARD_POINTS] = float(total)
    if scored > 0 and (s.player != NOBODY or s.scored_cards[seat] == NOTHING):
        out[base + traits.BEST_CARD] = float(best[0])
    for worth in best:
        out[base + traits.TOP_CARDS] += float(worth)
    out[base + traits.CAMP_POINTS] = float(camp_points(s, seat))


def cards_to_score(s: Magnificent, seat: Seat) -> i64:
    """MAG-EOR-12 how many cards a seat will still score whole: one a round."""
    left = s.layout.numbers.rounds - max(s.round, 1) + 1
    return left if s.player != NOBODY or s.scored_cards[seat] == NOTHING else left - 1


def put_in_order(best: vec[i64], worth: i64) -> None:
    """A number goes where it belongs in a row that falls; what falls out of it at the end is forgotten."""
    for k in range(i64(len(best))):
        if worth > best[k]:
            worth, best[k] = best[k], worth


def gems_to_discard(s: Magnificent, seat: Seat) -> i64:
    """MAG-SC-09 all that a seat has; while it discards them for a card, those gone and those that may still go."""
    if not s.asks(DISCARD_GEM, seat):
        return s.gems(seat)
    count = s.now[GEMS_OFF]
    for kind in range(s.own(KIND), GEM_KINDS):
        count += s.has(seat, STORAGE + kind)
    return count


def tell_means(s: Magnificent, seat: Seat, out: vec[float], base: i64) -> None:
    coins = s.has(seat, PURSE)
    out[base + traits.COINS] = float(min(coins, ENOUGH_COINS))
    out[base + traits.COINS_BEYOND] = float(min(max(coins - ENOUGH_COINS, 0), ENOUGH_COINS))
    due = owed_for_dice(s, seat) if s.player != NOBODY else 0
    out[base + traits.DUE] = float(min(due, ENOUGH_DUE))
    if due > coins:
        out[base + traits.POINTS_LOST] = float((due - coins) * s.layout.numbers.missing_coin[s.round - 1])
    asked = due + turns_left(s, seat) * FACES // 2
    out[base + traits.COINS_FOR_DICE] = float(min(coins, asked))
    gems: i64 = 0
    kinds: i64 = 0
    for kind in range(COLOURS):
        count = s.has(seat, STORAGE + kind)
        gems += count
        if count > 0:
            kinds += 1
    out[base + traits.GEMS] = float(gems)
    out[base + traits.GEM_KINDS] = float(kinds)
    out[base + traits.CLEAR_GEMS] = float(s.has(seat, STORAGE + CLEAR))
    out[base + traits.TRAINERS] = float(s.has(seat, FREE))
    out[base + traits.TRAINERS_OUT] = float(s.has(seat, IN_USE) + s.has(seat, IN_MAIN_TENT))
    veterans: i64 = 0
    for colour in range(COLOURS):
        veterans += s.has(seat, LOCKED + colour)
    out[base + traits.VETERANS] = float(veterans)
    out[base + traits.TRAINER_TILES] = float(s.tiles.size(s.own_tiles(seat)))


def tell_camp(s: Magnificent, seat: Seat, out: vec[float], base: i64) -> None:
    camp = s.layout.camp
    small: i64 = 0
    large: i64 = 0
    kinds: i64 = 0
    for kind in range(TILE_KINDS):
        count = s.laid[seat * TILE_KINDS + kind]
        if count > 0:
            kinds += 1
        if kind % 2 == LARGE:
            large += count
        elif kind != WHITE_TILE:
            small += count
    covered = s.covered(seat)
    out[base + traits.SMALL_TILES] = float(small)
    out[base + traits.LARGE_TILES] = float(large)
    out[base + traits.WHITE_TILES] = float(s.laid[seat * TILE_KINDS + WHITE_TILE])
    out[base + traits.TILE_KINDS] = float(kinds)
    out[base + traits.SQUARES] = float(camp.count(covered))
    lines = 0.0
    for row in range(ROWS):
        share = float(camp.count(covered & camp.rows[row])) / float(COLUMNS)
        lines += share * share
    for column in range(COLUMNS):
        share = float(camp.count(covered & camp.columns[column])) / float(ROWS)
        lines += share * share
    out[base + traits.LINES] = lines
    out[base + traits.GEM_LINES] = float(lines_for_gems(s, seat, covered))
    beside = camp.around(covered) & ~covered
    bonuses: i64 = 0
    for square in range(SQUARES):
        if beside >> square & 1 and s.layout.square_trade[s.board[seat] * SQUARES + square] != s.layout.no_trade:
            bonuses += 1
    out[base + traits.BONUSES_NEAR] = float(min(bonuses, ENOUGH_BONUSES))


def lines_for_gems(s: Magnificent, seat: Seat, covered: i64) -> i64:
    """MAG-EOG-02 how many rows, or how many columns, gems could complete: those that lack least first."""
    camp = s.layout.camp
    lacking = table(COLUMNS + 1)
    for row in range(ROWS):
        lacking[COLUMNS - camp.count(covered & camp.rows[row])] += 1
    rows = lines_within(lacking, s.gems(seat))
    for k in range(COLUMNS + 1):
        lacking[k] = 0
    for column in range(COLUMNS):
        lacking[ROWS - camp.count(covered & camp.columns[column])] += 1
    return max(rows, lines_within(lacking, s.gems(seat)))


def lines_within(lacking: vec[i64], gems: i64) -> i64:
    """How many lines so many gems complete, told how many lines lack one square, two, …"""
    left = gems
    lines: i64 = 0
    for squares in range(1, i64(len(lacking))):
        more = min(lacking[squares], left // squares)
        lines += more
        left -= more * squares
    return lines


def tell_stage(s: Magnificent, seat: Seat, found: vec[i64], out: vec[float], base: i64) -> None:
    """Tents, and the posters above them."""
    first = s.layout.posters_of(seat)
    tents: i64 = 0
    empty: i64 = 0
    worth: i64 = 0
    for place in range(TENT_SPACES):
        if s.tents[seat * TENT_SPACES + place] != NOTHING:
            tents += 1
        trade = prospects.tent_trade(s, seat, place)
        if trade != NOTHING:
            worth += prospects.pays(s.layout, trade)
            if s.posters.size(first + place) == 0:
                empty += 1
    out[base + traits.TENTS] = float(min(tents, ENOUGH_TENTS))
    out[base + traits.TENTS_BEYOND] = float(max(tents - ENOUGH_TENTS, 0))
    out[base + traits.TENT_WORTH] = float(worth) / HALVES
    out[base + traits.EMPTY_TENTS] = float(empty)
    out[base + traits.DONE] = float(min(s.posters.size(first + COMPLETED), ENOUGH_DONE))
    out[base + traits.HELD] = float(min(found[prospects.HELD], ENOUGH_HELD))
    out[base + traits.HELD_WORTH] = float(min(found[prospects.HELD_WORTH], ENOUGH_WORTH)) / HALVES
    out[base + traits.READY] = float(found[prospects.READY])
    out[base + traits.READY_WORTH] = float(prospects.best_of(found, TENT_SPACES)) / HALVES
    out[base + traits.NEAR] = float(min(found[prospects.NEAR], ENOUGH_HELD))
    out[base + traits.NEAR_WORTH] = float(min(found[prospects.NEAR_WORTH], ENOUGH_WORTH)) / HALVES
    out[base + traits.FAR_WORTH] = float(min(found[prospects.FAR_WORTH], ENOUGH_WORTH)) / HALVES
    out[base + traits.TILES_LACKING] = float(min(found[prospects.LACKING], ENOUGH_LACKING))
    out[base + traits.HOUSED_WORTH] = float(min(found[prospects.HOUSED_WORTH], ENOUGH_HOUSED)) / HALVES
    out[base + traits.UNDER_WAY] = float(found[prospects.UNDER_WAY]) / float(prospects.SHARES) / HALVES
    out[base + traits.GEMS_LACKING] = float(min(found[prospects.GEMS_LACKING], ENOUGH_LACKING))


def turns_left(s: Magnificent, seat: Seat) -> i64:
    """Turns with a die that a seat still has in this round."""
    return s.layout.numbers.dice_a_round - s.dice_taken(seat) if s.player != NOBODY else 0


def tell_dice(s: Magnificent, seat: Seat, found: vec[i64], out: vec[float], base: i64) -> None:
    """Turns with a die that are left, and what dice of the same colour would add to."""
    left = turns_left(s, seat)
    if left == 0:
        return
    sums = table(COLOURS + 1)
    for k in range(seat * MOST_DICE, seat * MOST_DICE + MOST_DICE):
        if s.dice[k] != NOTHING:
            sums[colour_of(s.dice[k])] += value_of(s.dice[k])
    highest: i64 = 0
    second: i64 = 0
    for colour in range(COLOURS):
        if sums[colour] > highest:
            second = highest
            highest = sums[colour]
        else:
            second = max(second, sums[colour])
    out[base + traits.DICE_LEFT] = float(left)
    out[base + traits.STRENGTH] = float(min(highest, ENOUGH_STRENGTH))
    out[base + traits.SPREAD] = float(min(second, ENOUGH_SPREAD))
    ahead = power_ahead(s, seat, sums, highest)
    out[base + traits.POWER_AHEAD] = float(min(ahead, ENOUGH_POWER))
    out[base + traits.SHOW_AHEAD] = float(prospects.best_of(found, posters_shown(s, ahead))) / HALVES


def power_ahead(s: Magnificent, seat: Seat, sums: vec[i64], highest: i64) -> i64:
    """MAG-POW-01, MAG-POW-04 the highest power with a die that lies in the Main Tent, without gems and trainers."""
    most: i64 = 0
    for die in range(DICE_KINDS):
        if s.pool[die] > 0:
            colour = colour_of(die)
            earlier = highest if colour == CLEAR else sums[colour] + s.has(seat, LOCKED + colour)
            most = max(most, value_of(die) + earlier)
    return most


def posters_shown(s: Magnificent, power: i64) -> i64:
    """MAG-PERF-06 how many posters may be completed with a power, where no hat stands yet."""
    layout = s.layout
    shows: i64 = 0
    for show in range(layout.shows):
        if layout.show_value[show] <= power and not is_taken(s, show):
            shows = max(shows, layout.show_posters[show])
    return shows


def tell_order(s: Magnificent, out: vec[float]) -> None:
    """MAG-EOR-05 whose hat stands above how many of the others."""
    for seat in range(s.seats):
        below: i64 = 0
        for other in range(s.seats):
            if other != seat and highest_hat(s, other) < highest_hat(s, seat):
                below += 1
        if s.seats > 1:
            out[first_trait(seat) + traits.ORDER] = float(below) / float(s.seats - 1)


def highest_hat(s: Magnificent, seat: Seat) -> i64:
    return max(s.hats[seat * HATS], s.hats[seat * HATS + HATS - 1])


def tell_turn(s: Magnificent, found: vec[i64], out: vec[float], base: i64) -> None:
    """What the seat whose turn it is can still do in it."""
    now = s.now
    if s.die != NOTHING and now[BONUS_DONE] == 0:
        out[base + traits.BONUS_WAITS] = 1.0
    if now[POWER] == NOTHING and agenda_has(s, TAKE_ACTION) != NOWHERE:
        tell_power(s, found, out, base)
    out[base + traits.SMALL_TO_LAY] = float(now[TO_LAY + SMALL])
    out[base + traits.LARGE_TO_LAY] = float(now[TO_LAY + LARGE])
    out[base + traits.SHOW_WAITS] = float(prospects.best_of(found, now[SHOWS_LEFT])) / HALVES
    out[base + traits.WAY_LEFT] = float(min(steps_left(s), ENOUGH_FOUND))
    asked = s.deciding()
    if asked == GAIN_POSTER:
        out[base + traits.POSTER_WAITS] = 1.0
    elif asked == END_JOURNEY or asked == PLACE_TENT:
        out[base + traits.TENT_WAITS] = 1.0
    elif asked == USE_MASTER_TILE and prospects.master_works(s, s.player):
        out[base + traits.MASTER_WAITS] = 1.0


def steps_left(s: Magnificent) -> i64:
    """MAG-TRAV-08 how far a journey that something is asked on still goes."""
    step = agenda_has(s, JOURNEY)
    return s.agenda[step * STEP + OWN + STEPS] if step != NOWHERE else 0


def agenda_has(s: Magnificent, number: i64) -> i64:
    """Where on the agenda a decision or a consequence waits, or NOWHERE."""
    for step in range(s.depth):
        if s.agenda[step * STEP + DECISION] == number:
            return step
    return NOWHERE


def tell_power(s: Magnificent, found: vec[i64], out: vec[float], base: i64) -> None:
    """What each action could do with the power as it stands, and with what was added for it alone."""
    layout = s.layout
    out[base + traits.POWER] = float(min(power_of(s, s.player), ENOUGH_POWER))
    budget = reach(s, s.player, BUILD)
    if cannot_act(s, s.player, BUILD, layout.level_cost[0]) == ALLOWED:
        for level in range(layout.levels):
            if layout.level_cost[level] <= budget:
                out[base + traits.POWER_LARGE] = float(layout.level_large[level])
                out[base + traits.POWER_SMALL] = float(layout.level_small[level])
    if cannot_act(s, s.player, PERFORM, layout.show_value[0]) == ALLOWED:
        shows = posters_shown(s, reach(s, s.player, PERFORM))
        out[base + traits.POWER_SHOW] = float(prospects.best_of(found, shows)) / HALVES
    if cannot_act(s, s.player, TRAVEL, 1) == ALLOWED:
        tell_reach(s, reach(s, s.player, TRAVEL), out, base)


def tell_reach(s: Magnificent, power: i64, out: vec[float], base: i64) -> None:
    """What a journey with all this power would find on the way."""
    layout = s.layout
    track = s.colour
    things: i64 = 0
    posters: i64 = 0
    tent = False
    for step in range(1, min(power, layout.track_length) + 1):
        space = (s.wagons[track] + step) % layout.track_length
        symbol = layout.tracks[track * layout.track_length + space]
        if 0 <= symbol <= TRACK_COIN:
            things += 1
        elif symbol == TRACK_POSTER:
            if s.track_tents[track * layout.track_length + space] != NOTHING:
                tent = True
            else:
                posters += 1
    out[base + traits.POWER_GEMS] = float(min(things, ENOUGH_FOUND))
    out[base + traits.POWER_POSTERS] = float(min(posters, ENOUGH_HELD))
    if s.has_space_for_tent(s.player) and (tent or (posters > 0 and has_centre_tent(s, track))):
        out[base + traits.POWER_TENT] = 1.0
