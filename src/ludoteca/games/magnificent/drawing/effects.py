"""What cards, tiles and spaces do, in signs: what is paid and gained, bonuses, what trainers do.

Every effect is drawn around its own middle and says how wide it is; on dark ground it takes its light from `color`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import named
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.things import laid, neat, tenths, used
from ludoteca.games.magnificent.components import NOTHING, Goods
from ludoteca.games.magnificent.drawing.catalog import (
    BONUSES,
    LETTERS,
    MASTER_TILES,
    SPACES,
    TRAINER_TILES,
)
from ludoteca.games.magnificent.drawing.icons import ANYBODY, burst, coin, die, gem, pawn, picture_of, ticket
from ludoteca.games.magnificent.drawing.marks import box, path, words
from ludoteca.games.magnificent.drawing.palette import FAMILIES, INK, ROSE
from ludoteca.games.magnificent.drawing.tiles import sign_width, tile_sign

HIGH = 24.0  # of every effect


class Sign(NamedTuple):
    """Something drawn around its own middle, and how wide it is."""

    shown: Markup
    wide: float


def row(signs: Sequence[Sign], between: float = 2) -> Sign:
    """Signs side by side."""
    wide = sum(one.wide for one in signs) + between * (len(signs) - 1)
    x, placed = -wide / 2, []
    for one in signs:
        placed.append(laid(one.shown, at=tenths(x + one.wide / 2, 0)))
        x += one.wide + between
    return Sign(group(*placed), wide)


def mark(name: str, scale: float = 1, wide: float = 14) -> Sign:
    """A sign in the colour of its surroundings."""
    return Sign(used(f"mag-{name}", scale=neat(scale)), wide)


def said(what: str, size: float = 13, wide: float = 0) -> Sign:
    """A word or number in the colour of its surroundings."""
    return Sign(words(what, 0, neat(size * 0.36), size, "sans-bold", "currentColor", "middle"), wide or size * 0.8)


def power(amount: int) -> Sign:
    return Sign(burst(f"+{amount}", 0, 0, 11.5), 23)


def posters(more: int = 0) -> Sign:
    bill = Sign(picture_of("bill", 0, 0, 1.6), 14)
    return row([bill, said(f"+{more}", wide=15)]) if more else bill


def of_the_turn() -> Sign:
    """A gem of the colour of the turn: whatever die was taken, a gem like it."""
    return row([Sign(die("W", 1, 0, 0, 14), 14), said("=", 11, 8), Sign(gem("*", 0, 0, 15), 15)], 1)


class Listed(Protocol):
    """What is paid or gained, as content or as a view has it."""

    @property
    def coins(self) -> int: ...
    @property
    def points(self) -> int: ...
    @property
    def trainers(self) -> int: ...
    @property
    def posters(self) -> int: ...
    @property
    def gems(self) -> str: ...


def goods(what: Listed) -> list[Sign]:
    """What is paid or gained, each kind by itself."""
    found = [of_the_turn() if one == "=" else _gem(one) for one in what.gems]
    if what.coins:
        found.append(Sign(coin(what.coins, 0, 0, 9), 18))
    if what.points:
        found.append(Sign(ticket(what.points, 0, 0, 16), 21))
    found += [Sign(pawn(ANYBODY, 0, 0, 18), 12)] * what.trainers
    found += [posters()] * what.posters
    return found


def _gem(kind: str) -> Sign:
    return Sign(gem(kind, 0, 0, 15), 15)


def paid_for(pay: Goods, gain: list[Sign], between: str = "arrow") -> Sign:
    """What is gained, and before an arrow what is paid for it."""
    if pay == NOTHING:
        return row(gain)
    return row([row(goods(pay), 1), mark(between, 1, 15), row(gain)])


def one_colour(colour: str) -> Sign:
    tones = FAMILIES[colour]
    return Sign(box(-5, -5, 10, 10, 2, fill=tones.fill, stroke=tones.dark, stroke_width=1), 10)


def small_tile() -> Sign:
    sheet = box(-6, -6, 12, 12, 2, fill="#d7c7a5", stroke=INK, stroke_width=1.1)
    return Sign(group(sheet, words("S", 0, 3.8, 10, "sans-bold", INK, "middle")), 12)


def open_face() -> Sign:
    """A die that is turned to any face."""
    sheet = box(-8.5, -8.5, 17, 17, 4, fill="#fff", stroke=INK)
    return Sign(group(sheet, words("?", 0, 5, 14, "sans-bold", INK, "middle")), 17)


def tent() -> Sign:
    return Sign(picture_of("tent", 0, 0, 0.9), 18)


def no_tent() -> Sign:
    return Sign(group(tent().shown, path("M-9-9 9 9", stroke=ROSE, stroke_width=2.6)), 18)


def white_die(value: int) -> Sign:
    return Sign(die("W", value, 0, 0, 17), 17)


def rolled_again() -> Sign:
    """A die under an arrow that comes around."""
    return Sign(laid(die("W", 4, 0, 2, 17), used("mag-again"), at=(1.5, 1.5), scale=0.84), 24)


def bonus(code: str) -> Sign:
    """What a master card gives in the turn of its die."""
    what = BONUSES[code]
    match what.effect:
        case "power":
            only = {"build": mark("hammer", 1.1), "travel": mark("cart", 1.5, 18), "perform": mark("hat", 0.9, 18)}
            clear = Sign(die("C", 3, 0, 0, 17), 17)
            if what.only == "clear":
                return row([clear, power(what.power)])
            return row([power(what.power), only[what.only]]) if what.only else power(what.power)
        case "gain":
            return paid_for(what.pay, goods(what.gain))
        case "exchange":
            return paid_for(what.pay, goods(what.gain), "arrows")
        case "reroll":
            return rolled_again()
        case "opposite-face":
            return row([white_die(2), mark("arrow", 0.9, 13), white_die(5)], 1)
        case "copy":
            return Sign(group(_card(-5, -3), _card(4, 2)), 26)
        case "recall":
            return row([tent(), mark("arrow", 1, 14), Sign(pawn(ANYBODY, 0, 0, 18), 12)])
        case _:
            return Sign(group(used("mag-parted"), burst("½", -9, -4, 8)), 34)


def _card(x: float, y: float) -> Markup:
    return group(box(x - 7, y - 9, 14, 18, 2, fill="#fdf7e8", stroke=INK), box(x - 7, y - 9, 14, 7, 2, fill="#55315a"))


def trainer_effect(ident: str) -> Sign:
    """What one trainer does on a trainer tile or on a space of the board."""
    what = TRAINER_TILES.get(ident) or SPACES[ident]
    match what.effect:
        case "gain":
            if what.gain.gems == "=":
                return row([mark("cart", 1.5, 18), said("=", 11, 8), _gem("*")])
            return paid_for(what.pay, goods(what.gain))
        case "power":
            return power(what.amount)
        case "reroll":
            return rolled_again()
        case "budget":
            return row([power(what.amount), mark("hammer", 1.1)])
        case "per-tile":
            return row([*goods(what.gain), said("/", 13, 7), small_tile()])
        case "per-poster":
            return row([*goods(what.gain), said("/", 13, 7), posters()])
        case "passed-tent":
            return row([mark("cart", 1.5, 18), tent()])
        case "show":
            return posters(what.amount)
        case "any-face":
            return row([white_die(2), mark("arrow"), open_face()])
        case "new-bill":
            two = Sign(group(picture_of("bill", -4, 0, 1.5), picture_of("white-bill", 4, 2, 1.5)), 22)
            return row([posters(), mark("arrow"), two])
        case "understudy":
            return row([Sign(die("O", 2, 0, 0, 16), 16), mark("arrows", 1, 15), Sign(die("G", 5, 0, 0, 16), 16)], 1)
        case "side-stall":
            return paid_for(what.pay, [small_tile()])
        case "open-air":
            return row([posters(), no_tent()])
        case "veteran":
            return row([Sign(die(LETTERS[what.colour], 1, 0, 0, 17), 17), power(what.amount)])
        case "swap-gem":
            return row([_gem("o"), mark("arrows", 0.9, 14), _gem("g")], 1)
        case "recolour":
            return row([one_colour("O"), mark("arrow", 0.8, 12), one_colour("W")], 1)
        case _:
            three = [Sign(picture_of(f"wagon-{colour}", 0, -1, 0.6), 18) for colour in "GP"]
            return row([three[0], mark("arrow", 0.8, 12), three[1]], 1)


def master_effect(ident: str) -> tuple[Sign, str, Sign]:
    """A master tile: its price, how it goes on, and what it does."""
    what = MASTER_TILES[ident]
    gain = goods(what.gain)
    if what.effect == "build":
        gain = [Sign(tile_sign(what.tile, 0, 0, 5), sign_width(what.tile, 5))]
    elif what.effect == "trainer-tile":
        gain = [*gain, said("+", 12, 8), Sign(box(-8, -6, 16, 12, 3, fill="#fdf7e8", stroke=INK), 16)]
    elif what.effect == "tent":
        gain = [tent()]
    elif what.effect == "poster":
        gain = [Sign(group(posters().shown, picture_of("tick", 6, 6, 0.8)), 20)]
    elif what.effect == "master-card":
        gain = [Sign(_card(0, 0), 15)]
    price = row(goods(what.pay), 1) if what.pay != NOTHING else said("–", 12, 8)
    return price, "arrows" if what.effect == "exchange" else "arrow", row(gain)


@remembered
def definitions() -> Markup:
    """Every bonus and every effect of trainers, for the definitions of a picture."""
    return group(
        *named({code: bonus(code).shown for code in BONUSES}, "mag-bonus-"),
        *named({ident: trainer_effect(ident).shown for ident in (*TRAINER_TILES, *SPACES)}, "mag-effect-"),
    )


def _within(name: str, wide: float, x: float, y: float, room: tuple[float, float], colour: str) -> Markup:
    scale = min(1.0, room[0] / wide, room[1] / HIGH)
    return used(name, tenths(x, y), scale=neat(scale), color=colour)


@remembered
def bonus_sign(code: str, x: float, y: float, room: tuple[float, float], colour: str = "#f5e6c8") -> Markup:
    """A bonus around a place, as large as the room allows."""
    return _within(f"mag-bonus-{code}", bonus(code).wide, x, y, room, colour)


@remembered
def effect_sign(ident: str, x: float, y: float, room: tuple[float, float], colour: str = INK) -> Markup:
    """What a trainer does there, around a place, as large as the room allows."""
    return _within(f"mag-effect-{ident}", trainer_effect(ident).wide, x, y, room, colour)
