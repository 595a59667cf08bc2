"""What a viewer sees of the turn that is going on: its power, what could raise it, and the tile that is being laid."""

from __future__ import annotations

from ludoteca.games.magnificent.rules.bonuses import cannot_use_bonus
from ludoteca.games.magnificent.rules.building import places_of
from ludoteca.games.magnificent.rules.dice import CARD, TAKEN, TURNED
from ludoteca.games.magnificent.rules.game_end import GEM
from ludoteca.games.magnificent.rules.goods import WHICH
from ludoteca.games.magnificent.rules.layout import (
    ACTION_NAMES,
    COLOUR_NAMES,
    DIE_NAMES,
    GEM_NAMES,
    SQUARE_NAMES,
    TRACK_COIN,
    TRACK_POSTER,
)
from ludoteca.games.magnificent.rules.layout import TAKEN as POSTER_TAKEN
from ludoteca.games.magnificent.rules.names import (
    ACTIONS,
    ANY_ACTION,
    ARRANGE_POSTERS,
    BUILD,
    CHOOSE_DIRECTION,
    CLEAR,
    DISCARD_GEM,
    DO_BUDGET,
    DO_POWER,
    DO_VETERAN,
    END_JOURNEY,
    FILL_SQUARE,
    GAIN_GEM,
    LARGE,
    NAME_COLOUR,
    NOTHING,
    ONLY_CLEAR,
    PAY_GEM,
    PLACE_DIE,
    PLACE_POSTER,
    PLACE_TENT,
    PLACE_TILE,
    PLACES,
    SMALL,
    SQUARES,
    SWAP_FOR,
    TAKE_PASSED,
    TRAVEL,
    TURN_DIE,
    TURN_TILE,
)
from ludoteca.games.magnificent.rules.power import action_bit, cannot_act, common_power, earlier_dice, power_of
from ludoteca.games.magnificent.rules.state import (
    BONUS_DONE,
    BONUS_POWER,
    BUDGET,
    DONE,
    EXTRA,
    FREE,
    GEM_POWER,
    LOCKED,
    OTHER_WAGON,
    POWER,
    SHOWN,
    SHOWS_LEFT,
    SPLIT,
    STORAGE,
    TILES_LAID,
    TO_LAY,
    TRAINER_POWER,
    Magnificent,
    value_of,
)
from ludoteca.games.magnificent.rules.travelling import cannot_move_wagon
from ludoteca.games.magnificent.seen import NONE, Laying, Look, Power, Reach, Source, Spot, Step, Turn
from ludoteca.games.magnificent.seen_players import die_name, squares_in
from ludoteca.kernel.decision import ALLOWED

DIE_STEPS = (TURN_DIE, PLACE_DIE, NAME_COLOUR)


def action_name(kind: int) -> str:
    return NONE if kind == NOTHING else ACTION_NAMES[int(kind)]


def sources(s: Magnificent, seat: int) -> tuple[Source, ...]:
    """What could still raise the power, the cheapest first: the bonus, gems, trainers; each as often as there are."""
    layout, now = s.layout, s.now
    found: list[Source] = []
    bonus = layout.card_bonus[s.die_card]
    if now[BONUS_DONE] == 0 and layout.bonus_effect[bonus] == DO_POWER and cannot_use_bonus(s, seat, bonus) == ALLOWED:
        only = int(layout.bonus_only[bonus])
        named = NONE if only in (ANY_ACTION, ONLY_CLEAR) else ACTION_NAMES[only]
        found.append(Source(what="bonus", power=int(layout.bonus_power[bonus]), times=1, only=named))
    for gem in (int(s.colour), int(CLEAR)):
        held = int(s.has(seat, STORAGE + gem))
        if held:
            found.append(Source(what=GEM_NAMES[gem], power=int(layout.numbers.power_of_a_gem), times=held, only=NONE))
    free = int(s.has(seat, FREE))
    for place in range(int(PLACES)):
        effect = layout.place_effect[place]
        veteran = effect == DO_VETERAN and layout.place_colour[place] == s.colour
        if free and s.owns_tile(seat, place) and (veteran or effect in (DO_POWER, DO_BUDGET)):
            only_build = ACTION_NAMES[int(BUILD)] if effect == DO_BUDGET else NONE
            found.append(
                Source(
                    what=layout.ids["place"][place],
                    power=int(layout.place_amount[place]),
                    times=free,
                    only=only_build,
                )
            )
    return tuple(found)


def up_to(s: Magnificent, seat: int, ways: tuple[Source, ...]) -> int:
    """The most that the power could come to, for every action: all gems, the bonus, trainers where they count most."""
    trainers = [one.power for one in ways if one.what not in (*GEM_NAMES, "bonus") and not one.only]
    rest = sum(one.power * one.times for one in ways if one.what in (*GEM_NAMES, "bonus") and not one.only)
    return int(power_of(s, seat)) + rest + int(s.has(seat, FREE)) * max(trainers, default=0)


def shown_power(s: Magnificent, seat: int) -> Power:
    now = s.now
    fixed = now[POWER] != NOTHING
    ways = () if fixed else sources(s, seat)
    earlier = int(earlier_dice(s, seat))
    return Power(
        total=int(power_of(s, seat)),
        die=int(value_of(s.die)),
        earlier=earlier,
        gems=int(now[GEM_POWER]),
        bonus=int(now[BONUS_POWER]),
        trainers=int(now[TRAINER_POWER]),
        veterans=int(s.has(seat, LOCKED + s.colour)),
        extra=(int(now[EXTRA]), int(now[EXTRA + 1]), int(now[EXTRA + 2])),
        budget=int(now[BUDGET]),
        fixed=bool(fixed),
        left=int(common_power(s, seat)),
        up_to=int(power_of(s, seat)) if fixed else up_to(s, seat, ways),
        sources=ways,
    )


def shown_turn(s: Magnificent) -> Turn:
    layout, now, seat = s.layout, s.now, int(s.player)
    card = int(s.die_card)
    bonus = layout.ids["bonus"][int(layout.card_bonus[card])] if card != NOTHING and now[BONUS_DONE] == 0 else NONE
    return Turn(
        player=seat,
        die=die_name(int(s.die)),
        card=layout.ids["card"][card] if card != NOTHING else NONE,
        colour=COLOUR_NAMES[int(s.colour)] if s.colour != NOTHING else NONE,
        power=shown_power(s, seat) if s.die != NOTHING else None,
        bonus=bonus,
        split=bool(now[SPLIT]),
        done=tuple(ACTION_NAMES[kind] for kind in range(int(ACTIONS)) if now[DONE] & action_bit(kind)),
        doing=action_name(int(s.doing)),
        announced=action_name(int(s.announced)),
        other_track=bool(now[OTHER_WAGON]),
        small=int(now[TO_LAY + SMALL]),
        large=int(now[TO_LAY + LARGE]),
        tiles_laid=int(now[TILES_LAID]),
        shows_left=max(0, int(now[SHOWS_LEFT])),
        shown=int(now[SHOWN]),
        master=layout.ids["master"][int(s.master_tile)] if s.master_tile != NOTHING else NONE,
        used=tuple((layout.ids["place"][k], int(s.used[k])) for k in range(int(PLACES)) if s.used[k] > 0),
    )


def shown_step(s: Magnificent, seat: int) -> Step:
    """What the choice of a seat is about: the own words of its step, in names."""
    layout, deciding = s.layout, s.deciding()
    ids = layout.ids
    if deciding in DIE_STEPS:
        card = ids["card"][int(s.own(CARD))] if deciding == NAME_COLOUR else NONE
        return Step(die=DIE_NAMES[int(s.own(TAKEN))], face=int(s.own(TURNED)), card=card)
    if deciding == SWAP_FOR:
        card_number = int(s.own(0))
        return Step(die=DIE_NAMES[int(s.dice[s.die_on(seat, card_number)])], card=ids["card"][card_number])
    if deciding == PAY_GEM:
        return Step(owed=("o", "g", "p", "c", "?")[int(s.own(WHICH))])
    if deciding == GAIN_GEM:
        return Step(gem=GEM_NAMES[int(s.own(WHICH))] if s.own(WHICH) != NOTHING else NONE)
    if deciding == FILL_SQUARE:
        return Step(gem=GEM_NAMES[int(s.own(GEM))])
    if deciding == PLACE_TENT:
        return Step(tent=ids["tent"][int(s.own(0))])
    if deciding == PLACE_POSTER:
        return Step(poster=ids["poster"][s.posters.cards(layout.posters_of(seat) + POSTER_TAKEN)[-1]])
    if deciding == ARRANGE_POSTERS:
        return Step(space=int(s.own(0)) + 1)
    if deciding == CHOOSE_DIRECTION:
        return Step(bonus=ids["bonus"][int(s.own(0))])
    if deciding in (TAKE_PASSED, END_JOURNEY):
        track = int(s.own(0))
        tent = int(s.track_tents[track * layout.track_length + s.wagons[track]])
        return Step(track=COLOUR_NAMES[track], tent=ids["tent"][tent] if tent != NOTHING else NONE)
    return Step(card=ids["card"][int(s.own(0))]) if deciding == DISCARD_GEM else Step()


def shown_laying(s: Magnificent, seat: int) -> Laying | None:
    """The faces of the tile that is being laid, and where the chosen one can lie."""
    if s.deciding() not in (TURN_TILE, PLACE_TILE):
        return None
    camp, kind = s.layout.camp, int(s.own(0))
    chosen = int(s.own(1)) if s.deciding() == PLACE_TILE else int(NOTHING)
    looks = tuple(
        Look(
            number=face + 1,
            cells=tuple(camp.cells[kind][face]),
            places=int(places_of(s, seat, kind, face, SQUARES)),
        )
        for face in range(int(camp.faces[kind]))
    )
    spots = []
    covered = int(s.covered(seat))
    around = int(camp.around(covered)) if covered else int(camp.whole)
    for square in range(int(SQUARES)) if chosen != NOTHING else ():
        mask = int(camp.mask(kind, chosen, square))
        if mask & covered == 0 and mask & around:
            spots.append(Spot(square=SQUARE_NAMES[square], squares=squares_in(s, mask)))
    return Laying(kind=s.layout.ids["kind"][kind], looks=looks, face=chosen + 1, spots=tuple(spots))


def travelled(s: Magnificent, seat: int, track: int, most: int) -> tuple[Reach, ...]:
    """What each number of steps leads to; gems that find no place are coins."""
    layout = s.layout
    held = [int(s.has(seat, STORAGE + kind)) for kind in range(4)]
    gems, spare, coins, posters = "", 0, 0, 0
    found: list[Reach] = []
    length = int(layout.track_length)
    spaces = s.has_space_for_tent(seat)
    middle = any(tent != NOTHING for tent in s.centre_tents[track * 2 : track * 2 + 2])
    for steps in range(1, most + 1):
        space = (int(s.wagons[track]) + steps) % length
        symbol = int(layout.tracks[track * length + space])
        tent = int(s.track_tents[track * length + space])
        if symbol == TRACK_COIN:
            coins += 1
        elif symbol == TRACK_POSTER:
            posters += tent == NOTHING
        elif symbol >= 0:
            gems += GEM_NAMES[symbol]
            full = held[symbol] == layout.numbers.storage
            spare += full
            coins += int(layout.numbers.coins_for_a_gem) if full else 0
            held[symbol] += not full
        found.append(
            Reach(
                steps=steps,
                space=space,
                gems=gems,
                spare=spare,
                coins=coins,
                posters=posters,
                tent=layout.ids["tent"][tent] if tent != NOTHING and spaces else NONE,
                centre=bool(symbol == TRACK_POSTER and tent == NOTHING and middle and spaces),
            )
        )
    return tuple(found)


def reach_of(s: Magnificent, track: int) -> tuple[Reach, ...]:
    """How far the wagon of a track can be moved in the turn that is going on."""
    seat = int(s.player)
    if seat < 0 or cannot_act(s, seat, TRAVEL, 1) != ALLOWED or cannot_move_wagon(s, track) != ALLOWED:
        return ()
    most = min(int(common_power(s, seat) + s.now[EXTRA + TRAVEL]), int(s.layout.travel.sizes[1]))
    return travelled(s, seat, track, most)
