"""What a seat sees in Dirty Deeds, field by field. The underground is hidden from all alike; the rest is public.

Behind a screen lies nothing that did not come there in the open, so a good memory knows it: it is in the view, as is
what was seen below hexes that are covered again. What of it a table shows is said in `reminders.py`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ludoteca.games.dirty_deeds.rules import chrono, familiar, knight, placing, recruitment, spy, territory
from ludoteca.games.dirty_deeds.rules.layout import ACTION_NAMES, CHARACTER_NAMES, HAND_NAMES, WHEEL_NAMES, Layout
from ludoteca.games.dirty_deeds.rules.names import (
    BASE,
    CAPTIVE,
    CAPTURE,
    CHANGE_TIME,
    CHARACTERS,
    CHOOSE_WHEEL,
    CONQUER,
    EXCHANGE,
    EXHAUSTED,
    INCITE,
    INSTIGATE,
    NOBODY,
    PLACE_CHARACTER,
    TURN_WHEEL,
    UNDECIDED,
    WHEELS,
)
from ludoteca.games.dirty_deeds.rules.rules import DirtyDeedsRules
from ludoteca.games.dirty_deeds.rules.scoring import points
from ludoteca.games.dirty_deeds.rules.state import (
    COLOUR,
    COMMON,
    COMMON_OPAQUE,
    DEED,
    EXHAUSTED_TILES,
    EXHAUSTED_TOKENS,
    FAMILIAR,
    FIRST_TILES,
    OPAQUE,
    RESERVE,
    SECOND_TILES,
    SEEN,
    TOKEN,
    WHO,
    DirtyDeeds,
)
from ludoteca.games.dirty_deeds.rules.turn import is_costly
from ludoteca.games.dirty_deeds.rules.underground import fits
from ludoteca.games.dirty_deeds.rules.wheels import LETTERS, SITES, hex_name
from ludoteca.play.view import View, shared

PLACES = ("behind", "in-hand", "exhausted")  # BEHIND, IN_HAND, EXHAUSTED
UNKNOWN = "?"
# By word of a disc: unknown to all, then nothing, a Tradition, an Enchantment, the hourglass.
KNOWN = (UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, "", "T", "I", "H")
NOTHING_THERE = "-"
PRINTED = (NOTHING_THERE, "T", "I", "H")


class Hex(msgspec.Struct, frozen=True, kw_only=True):
    """A hex: whose tile lies on it (-1: opaque), who stands on it, and what everybody knows to lie below.

    `under` is what lies under its left border, its middle and its right border, where everybody has seen it. `may` is
    what may lie there besides, for those who know the print: all kinds that some way of the disc to lie would put
    there, NOTHING_THERE among them; empty where it was seen, and for those who do not know the print. `in_sight` tells
    where a transparent tile shows it just now; the rest is remembered.
    """

    name: str
    site: str  # where people find it: the letter of its row and its number along it
    wheel: int
    q: int
    r: int
    owner: int
    base: bool
    character: str
    under: tuple[str, str, str]
    may: tuple[str, str, str]
    in_sight: tuple[bool, bool, bool]

    @property
    def ident(self) -> str:
        """What its element in the drawing is called: `hex-BC4`."""
        return f"hex-{LETTERS[self.wheel]}{self.site}"

    @property
    def known(self) -> tuple[str, str, str]:
        """What lies there for certain: seen, or the same however the known print may lie."""
        left, middle, right = (
            UNKNOWN if len(may) > 1 else may.replace(NOTHING_THERE, "") if may else seen
            for seen, may in zip(self.under, self.may, strict=True)
        )
        return left, middle, right


class Burden(msgspec.Struct, frozen=True, kw_only=True):
    """What lies in a hand beside the character, to be paid when its action is done; mostly nothing.

    `colours` are tiles by the seat whose colour they have.
    """

    opaque: int
    colours: tuple[int, ...]
    traditions: int
    enchantments: int


class Hand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that has been opened and not been carried out yet."""

    who: str
    action: str
    burden: Burden


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has. `colours` are Domains by the seat whose colour they have.

    `characters` says of each where it is: a hex, or behind, in-hand, exhausted, captive. `captives` are like `1-spy`.
    """

    reserve: int
    opaque: int
    colours: tuple[int, ...]
    traditions: int
    enchantments: int
    familiar: int
    characters: tuple[str, ...]
    captives: tuple[str, ...]
    hand: Hand | None
    points: tuple[int, int, int]


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What a player is in the middle of: which deed, and how far it has come.

    `stands` is the hex from which it is done, if there is one yet; `left` how many hexes, characters, notches or tiles
    there may still be; `wheel` the one that is being turned. `chain` are the hexes conquered by this Expansion that
    lead on to others, `given` the tiles exchanged so far by colour, `fallen` the hexes of each player that a riot has
    covered, wheel by wheel.
    """

    deed: str
    stands: str = ""
    left: int = 0
    wheel: str = ""
    chain: tuple[str, ...] = ()
    given: tuple[int, ...] = ()
    fallen: tuple[tuple[int, ...], ...] = ()


class DirtyDeedsView(View, frozen=True, kw_only=True):
    """The same for everybody but for the own draft and the steps of the own move that is going on."""

    turn: int
    remaining: int
    revealed: bool
    radius: tuple[int, int, int]
    notches: int
    turned: tuple[int, int, int]
    hexes: tuple[Hex, ...]
    contacts: tuple[tuple[str, str], ...]  # hexes that are neighbours across wheels
    players: tuple[Player, ...]
    order: tuple[int, ...]
    acted: int
    common: tuple[int, int, int]
    exhausted: tuple[int, int]
    exhausted_tiles: tuple[int, ...]
    exhausted_characters: tuple[str, ...]
    recruited: tuple[int, ...]
    familiar_squares: int
    open_screens: bool
    memory_aid: bool
    house: tuple[tuple[str, str], ...]  # the settings that are not the usual ones
    possible: tuple[tuple[int, ...], ...]
    step: Step | None  # of the own move; None while no deed is chosen


def view(rules: DirtyDeedsRules, s: DirtyDeeds, seat: int) -> DirtyDeedsView:
    layout = rules.layout
    rest: dict[str, Any] = shared(rules, s, seat)
    zones = s.zones
    possible = _possible(s)
    return DirtyDeedsView(
        **rest,
        turn=int(s.turn),
        remaining=int(s.remaining),
        revealed=bool(s.revealed),
        radius=_three(layout.wheels.radius),
        notches=int(layout.wheels.notches),
        turned=_three(s.turned),
        hexes=_hexes(s, possible),
        contacts=_contacts(layout),
        players=tuple(_player(s, player) for player in range(s.seats)),
        order=tuple(int(player) for player in s.order),
        acted=int(s.next_up),
        common=(int(zones[COMMON_OPAQUE]), int(zones[COMMON]), int(zones[COMMON + 1])),
        exhausted=(int(zones[EXHAUSTED_TOKENS]), int(zones[EXHAUSTED_TOKENS + 1])),
        exhausted_tiles=tuple(int(zones[EXHAUSTED_TILES + player]) for player in range(s.seats)),
        exhausted_characters=tuple(_pieces(s, int(EXHAUSTED))),
        recruited=tuple(player for player in range(s.seats) if s.recruited >> player & 1),
        familiar_squares=int(layout.numbers.familiar_squares),
        open_screens=layout.rulings.open_screens,
        memory_aid=layout.rulings.memory_aid,
        house=tuple(layout.house.items()),
        possible=possible,
        step=_step(s) if seat in rest["to_act"] else None,
    )


@lru_cache(maxsize=8)
def _fixed(layout: Layout) -> tuple[list[str], list[tuple[int, int, int]], list[int]]:
    """What is the same in all views of a match: names and places of the hexes, and the spots under them."""
    wheels = layout.wheels
    places = [(int(wheels.wheel[k]), int(wheels.q[k]), int(wheels.r[k])) for k in range(layout.hexes)]
    return [hex_name(wheel, (q, r)) for wheel, q, r in places], places, [int(spot) for spot in wheels.under]


@lru_cache(maxsize=8)
def _contacts(layout: Layout) -> tuple[tuple[str, str], ...]:
    names, link = _fixed(layout)[0], layout.wheels.link
    return tuple((names[link[k]], names[link[k + 1]]) for k in range(0, len(link), 2))


def _hexes(s: DirtyDeeds, possible: tuple[tuple[int, ...], ...]) -> tuple[Hex, ...]:
    names, places, under = _fixed(s.layout)
    icons = [KNOWN[word] for word in s.disc]
    printed = _printed(s.layout, possible)
    may = ["" if word & SEEN else kinds for word, kinds in zip(s.disc, printed, strict=True)]
    icons.append("")  # NO_SPOT is -1: the centre of a wheel has no borders
    may.append("")
    notches = int(s.layout.wheels.notches)
    turned = [int(number) for number in s.turned]
    seen = _spots_in_sight(s, under)
    found: list[Hex] = []
    for place, (wheel, q, r) in enumerate(places):
        first = (place * notches + turned[wheel]) * 3
        tile, piece = int(s.tile[place]), int(s.stands[place])
        found.append(
            Hex(
                name=names[place],
                site=SITES[s.layout.wheels.site[place]],
                wheel=wheel,
                q=q,
                r=r,
                owner=tile - int(BASE) if tile >= BASE else tile,
                base=tile >= BASE,
                character=piece_name(piece) if piece != NOBODY else "",
                under=(icons[under[first]], icons[under[first + 1]], icons[under[first + 2]]),
                may=(may[under[first]], may[under[first + 1]], may[under[first + 2]]),
                in_sight=(under[first] in seen, under[first + 1] in seen, under[first + 2] in seen),
            )
        )
    return tuple(found)


def _spots_in_sight(s: DirtyDeeds, under: list[int]) -> set[int]:
    """The spots of the discs that lie below a transparent tile."""
    wheels = s.layout.wheels
    found: set[int] = set()
    for place in range(wheels.hexes):
        if s.is_transparent(place):
            first = (place * int(wheels.notches) + int(s.turned[wheels.wheel[place]])) * 3
            found.update(under[first : first + 3])
    return found


@lru_cache(maxsize=64)
def _printed(layout: Layout, possible: tuple[tuple[int, ...], ...]) -> list[str]:
    """For each spot of the discs all that is printed there in one of the ways in which they may lie."""
    spots, first = int(layout.wheels.spots), layout.wheels.first_spot
    if not possible:
        return [""] * spots
    found: list[str] = []
    for wheel, ways in enumerate(possible):
        for spot in range(first[wheel], first[wheel + 1]):
            kinds = {int(layout.pose[turned * spots + spot]) for turned in ways}
            found.append("".join(PRINTED[kind] for kind in sorted(kinds)))
    return found


def _step(s: DirtyDeeds) -> Step | None:
    """What the step on top is about, from the words that its decision keeps there."""
    decision = s.deciding()
    if decision == PLACE_CHARACTER:
        return Step(deed=ACTION_NAMES[s.own(placing.DEED)])
    if decision == CONQUER:
        return Step(
            deed=ACTION_NAMES[s.own(territory.ACTION)],
            stands=_stands(s, territory.FROM),
            left=int(s.own(territory.LEFT)),
            chain=tuple(_stands(s, territory.CHAIN + k) for k in range(s.own(territory.CHAINED))),
        )
    if decision == CAPTURE:
        return Step(deed="defeat", stands=_stands(s, knight.STANDS), left=int(s.own(knight.LEFT)))
    if decision == INSTIGATE:
        return Step(deed="instigation", stands=_stands(s, spy.STANDS), left=int(s.own(spy.LEFT)))
    if decision == TURN_WHEEL:
        return Step(
            deed="rewind" if s.own(chrono.STANDS) == NOBODY else "acceleration",
            stands=_stands(s, chrono.STANDS),
            left=int(s.own(chrono.LEFT)),
            wheel=WHEEL_NAMES[s.own(chrono.WHEEL)],
        )
    if decision == EXCHANGE:
        given = tuple(int(s.own(recruitment.GIVEN + player)) for player in range(s.seats))
        return Step(deed="recruitment", left=int(s.own(recruitment.LEFT)), given=given)
    if decision == INCITE:
        fallen = [[int(s.own(familiar.fallen_of(player, k))) for k in range(WHEELS)] for player in range(s.seats)]
        return Step(deed="riot", fallen=tuple(tuple(wheels) for wheels in fallen))
    if decision == CHOOSE_WHEEL:
        return Step(deed="rewind")
    return Step(deed="delay") if decision == CHANGE_TIME else None


def _stands(s: DirtyDeeds, word: int) -> str:
    """The hex in a word of the step on top, or none."""
    place = int(s.own(word))
    return _fixed(s.layout)[0][place] if place != NOBODY else ""


def _player(s: DirtyDeeds, player: int) -> Player:
    return Player(
        reserve=int(s.has(player, RESERVE)),
        opaque=int(s.has(player, OPAQUE)),
        colours=tuple(int(s.has(player, COLOUR + other)) for other in range(s.seats)),
        traditions=int(s.has(player, TOKEN)),
        enchantments=int(s.has(player, TOKEN + 1)),
        familiar=int(s.has(player, FAMILIAR)),
        characters=tuple(_where(s, int(s.where[player * CHARACTERS + k])) for k in range(CHARACTERS)),
        captives=tuple(_pieces(s, int(CAPTIVE) - player)),
        hand=_hand(s, player),
        points=(int(points(s, player, 0)), int(points(s, player, 1)), int(points(s, player, 2))),
    )


def _where(s: DirtyDeeds, where: int) -> str:
    """Where a character is."""
    if where >= 0:
        return _fixed(s.layout)[0][where]
    return PLACES[-1 - where] if where > CAPTIVE else "captive"


def _hand(s: DirtyDeeds, player: int) -> Hand | None:
    if s.hand(player, WHO) == NOBODY:
        return None
    return Hand(
        who=_named(HAND_NAMES, int(s.hand(player, WHO))),
        action=_named(("", *ACTION_NAMES), int(s.hand(player, DEED)) - int(UNDECIDED)),
        burden=_burden(s, player),
    )


def _burden(s: DirtyDeeds, player: int) -> Burden:
    numbers, costly, deed = s.layout.numbers, is_costly(s, player), int(s.hand(player, DEED))
    first, second = int(s.hand(player, FIRST_TILES)), int(s.hand(player, SECOND_TILES))
    colours = [0] * int(s.seats)
    colours[(player + 1) % s.seats] += first
    colours[(player + 2) % s.seats] += second
    return Burden(
        opaque=int(numbers.cost[deed]) - first - second if costly else 0,
        colours=tuple(colours),
        traditions=int(numbers.token_cost[deed * 2]) if costly else 0,
        enchantments=int(numbers.token_cost[deed * 2 + 1]) if costly else 0,
    )


def _named(names: tuple[str, ...], number: int) -> str:
    """The name of a number; the laws also look at positions that no rule leads to, and there it stands for itself."""
    return names[number] if 0 <= number < len(names) else str(number)


def _pieces(s: DirtyDeeds, where: int) -> list[str]:
    return [piece_name(piece) for piece in range(s.seats * CHARACTERS) if s.where[piece] == where]


def _possible(s: DirtyDeeds) -> tuple[tuple[int, ...], ...]:
    """For those who know the print: how far each disc may have been turned before the match."""
    if not s.layout.rulings.print_known:
        return ()
    notches = range(s.layout.wheels.notches)
    return tuple(tuple(turned for turned in notches if fits(s, wheel, turned)) for wheel in range(WHEELS))


def _three(numbers: Any) -> tuple[int, int, int]:
    return int(numbers[0]), int(numbers[1]), int(numbers[2])


def piece_name(piece: int) -> str:
    """A character as views write it: the seat and its name, `1-spy`."""
    return f"{piece // int(CHARACTERS)}-{CHARACTER_NAMES[piece % int(CHARACTERS)]}"
