"""What lies in front of each player: the own place as a strip, rivals with their hands, four seats in small panels.

Everything that is counted is an element of its own, to be pointed at; cards and Talents keep their ids and glide.
"""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS, seal
from ludoteca.draw.svg import Markup, el
from ludoteca.draw.text import line, width
from ludoteca.draw.things import laid, neat, thing
from ludoteca.games.dei.drawing import talents
from ludoteca.games.dei.drawing.arrangement import Frame
from ludoteca.games.dei.drawing.boards import counted, figure, panel, spine
from ludoteca.games.dei.drawing.catalog import FACTIONS
from ludoteca.games.dei.drawing.icons import emblem, icon
from ludoteca.games.dei.drawing.lying_cards import spread, summed, tiny_pad
from ludoteca.games.dei.drawing.palette import CRATE, DIM, EDGE, MIST, MUTED, STAMP, SWEET
from ludoteca.games.dei.drawing.pieces import SWEET_NAME, cell, first_token, tech, token_name
from ludoteca.games.dei.drawing.seats import COUNTS, Seat
from ludoteca.games.dei.settings import House
from ludoteca.play.texts import Texts

PALE = "#cfdae1"
STOCK_RULES = {
    "hood": "DEI-SETUP-20",
    "shelter": "DEI-ACT-BS",
    "bridge": "DEI-ACT-BB",
    "lift": "DEI-ACT-BE",
    "candy": "DEI-CANDY-05",
    "bin": "DEI-CLEAN-01",
}


def _things(seat: Seat, texts: Texts, at: dict[str, tuple[float, float]], sizes: dict[str, float]) -> dict[str, Markup]:
    """Supplies, Tech and Energy of a seat, each at its place and in its size."""
    k = seat.number
    name = texts.seat(k)
    return {
        f"supplies-{k}": amount(
            f"supplies-{k}", "supplies", seat.supplies, at["supplies"], sizes["supplies"],
            seat.counted_said, "DEI-GAME-03",
        ),
        f"tech-{k}": amount(
            f"tech-{k}", "tech", seat.tech, at["tech"], sizes["tech"],
            texts("board-tech", name=name, count=seat.tech), "DEI-GAME-02",
        ),
        f"energy-{k}": amount(
            f"energy-{k}", "energy", seat.energy, at["energy"], sizes["tech"],
            texts("board-energy", name=name, count=seat.energy), "DEI-GAME-02",
        ),
    }  # fmt: skip


@remembered
def amount(ident: str, what: str, count: int, at: tuple[float, float], size: float, said: str, rule: str) -> Markup:
    """A token or crate around `at`, and a large number beside it."""
    if what == "supplies":
        shown = icon("supplies", 0, 0, size, CRATE)
    else:
        shown = (tech if what == "tech" else cell)(0, 0, size * 0.45)
    number = figure(count, size * 0.62, size * 0.32, size * 0.95)
    if what == "supplies":
        return thing(ident, shown, number, at=at, said=said, rule=rule)
    made_of = (count, token_name(what == "energy"))
    return thing(ident, shown, number, at=at, said=said, rule=rule, comes_from="token-* bank", made_of=made_of)


@remembered
def stock(ident: str, what: str, count: int, colour: str, at: tuple[float, float], size: float, said: str) -> Markup:
    """Something of which so many are left, held or put away."""
    ground = el("rect", x=-size * 0.6, y=-size * 0.65, width=size * 2.2, height=size * 1.3, fill="#fff", fill_opacity=0)
    shown = counted(what, count, 0, 0, size, colour)
    if what != "candy":
        return thing(ident, ground, shown, at=at, said=said, rule=STOCK_RULES[what])
    came = f"boost-{ident.rpartition('-')[2]}-* bank-candy"  # DEI-CANDY-02 what is used lies on a card
    made_of = (count, SWEET_NAME)
    return thing(ident, ground, shown, at=at, said=said, rule=STOCK_RULES[what], comes_from=came, made_of=made_of)


def _stocks(seat: Seat, texts: Texts, spots: dict[str, tuple[float, float]], size: float) -> dict[str, Markup]:
    out = {}
    for what, count in zip(COUNTS, seat.stock, strict=True):
        if what not in spots:
            continue
        colour = {"hood": COLOURS[seat.number], "candy": SWEET, "bin": MUTED}.get(what, PALE)
        said = texts(f"board-stock-{what}", name=texts.seat(seat.number), count=count)
        ident = f"stock-{what}-{seat.number}"
        out[ident] = stock(ident, what, count, colour, spots[what], size, said)
    return out


def counted_name(seat: Seat, texts: Texts) -> str:
    """What stands over the sum of a seat; DEI-END-05 it may be final before the others are counted."""
    return texts("board-counted-final" if seat.is_final else "board-counted")


def faction_told(seat: Seat, texts: Texts) -> str:
    """Who a player is, whom they lead, and what that Champion can do."""
    if not seat.faction:
        return texts.seat(seat.number)
    champion = FACTIONS[seat.faction].champion
    lines = [f"{texts.seat(seat.number)} · {texts(f'faction-{seat.faction}')}"]
    lines.append(f"{texts(f'champion-{champion}')}: {seat.ability}")
    if seat.is_first:
        lines.append(texts("board-first-said"))
    return "\n".join(lines)


def faction_lines(seat: Seat, texts: Texts) -> tuple[str, ...]:
    """A faction with its Champion, and the faction alone where there is less room."""
    if not seat.faction:
        return ()
    name = texts(f"faction-{seat.faction}")
    return f"{name} · {texts(f'champion-{FACTIONS[seat.faction].champion}')}", name


def longest(said: tuple[str, ...], room: float, size: float, face: str) -> str:
    """The first of these that has room in this size; empty if none has."""
    return next((one for one in said if width(one, size, face) <= room), "")


# ------------------------------------------------------------------------------------------------- the own place


def own_strip(seat: Seat, frame: Frame, texts: Texts, is_own: bool) -> dict[str, Markup]:
    """The own place with three seats: a strip below the city."""
    x, y = frame.x, frame.y
    k = seat.number
    out = {
        f"seat-{k}": strip_plate(
            seat,
            frame,
            counted_name(seat, texts),
            faction_lines(seat, texts),
            faction_told(seat, texts),
        )
    }
    if seat.is_first:
        out["first-player"] = first_player(texts("board-first"), (x + 11, y + 29), texts("board-first-said"))
    spots = {"supplies": (x + 109, y + 24), "tech": (x + 193, y + 24), "energy": (x + 233, y + 24)}
    out |= _things(seat, texts, spots, {"supplies": 24, "tech": 21})
    left = x + 264
    for n, talent in enumerate(seat.talents):
        ident = f"talent-{k}-{talent.family}"
        name = talents.name_of(talent, texts)
        at = (left + n * 101, y + 5)
        out[ident] = talents.wide_talent(ident, talent, name, 98, at, is_own, talents.told(talent, k, texts))
        out |= talents.wide_cubes(talent, 98, at)
    left += 3 * 101 + 8
    places = {
        "hood": (left, y + 14), "shelter": (left + 34, y + 14), "candy": (left + 68, y + 14),
        "bridge": (left, y + 35), "lift": (left + 34, y + 35), "bin": (left + 68, y + 35),
    }  # fmt: skip
    return out | _stocks(seat, texts, places, 13.5)


@remembered
def strip_plate(seat: Seat, frame: Frame, counted_name: str, faction: tuple[str, ...], said: str) -> Markup:
    k = seat.number
    parts = [panel(frame.wide, frame.high, 8, COLOURS[k]), spine(frame.high, COLOURS[k]), seal(k, 24, 16, 0.92)]
    parts.append(line(seat.name, 62, 15, "serif-bold", 7.5, x=40, y=18, fill="#fff"))
    if seat.faction and not seat.is_first:
        parts.append(emblem(seat.faction, 24, 37, 13, MIST))
    if seat.faction:
        parts.append(line(faction[-1], 62, 11, "serif-italic", 7, x=40, y=40.5, fill=MIST))
    if seat.is_final:
        parts.append(stamp(145, 8, 33))
    parts += [line(counted_name, 34, 9.4, "sans", 6.5, x=150, y=19, fill=MIST),
              figure(seat.counted, 150, 34, 14, "#fff" if seat.is_final else MIST)]  # fmt: skip
    return thing(f"seat-{k}", *parts, at=(frame.x, frame.y), said=said, rule="DEI-COMP-06")


# ------------------------------------------------------------------------------------------------- a rival, large


def rival(seat: Seat, frame: Frame, house: House, texts: Texts, is_own: bool = False) -> dict[str, Markup]:
    """A player with all cards in sight: with two and three seats."""
    x, y, wide = frame.x, frame.y, frame.wide
    k = seat.number
    words = Words(counted_name(seat, texts), faction_lines(seat, texts))
    out = {f"seat-{k}": rival_plate(seat, frame, words, faction_told(seat, texts))}
    if seat.is_first:
        spot = (x + after_name(seat, LARGE), y + 9.5)
        out["first-player"] = first_player(texts("board-first"), spot, texts("board-first-said"))
    has_hand = frame.high > 130
    low = y + 86 if has_hand else y + 92
    spots = {"supplies": (x + wide - 101, y + 17), "tech": (x + 22, low), "energy": (x + 58, low)}
    out |= _things(seat, texts, spots, {"supplies": 20, "tech": 17})
    each = (wide - 18) / 3
    for n, talent in enumerate(seat.talents):
        ident = f"talent-{k}-{talent.family}"
        name = talents.name_of(talent, texts)
        at = (neat(x + 13 + n * each, 5), y + 33)
        told = talents.told(talent, k, texts)
        out[ident] = talents.wide_talent(ident, talent, name, neat(each - 4), at, is_own, told)
        out |= talents.wide_cubes(talent, each - 4, at)
    if not has_hand:
        step = (wide - 240) / 6
        # Scrappers are many: their number needs room for two digits.
        places = {what: (neat(x + 106 + n * step + (8 if n else 0), 5), y + 92) for n, what in enumerate(COUNTS)}
        return out | _stocks(seat, texts, places, 13) | tiny_pad(seat, (x + wide - 118, y + 82), house, texts)
    places = {what: (x + 20 + n % 2 * 36, y + 105 + n // 2 * 18) for n, what in enumerate(COUNTS)}
    out |= _stocks(seat, texts, places, 13.5)
    return out | spread(seat, (x + 92, y + 76), wide - 100, house, texts)


class Words(NamedTuple):
    """What a panel says besides numbers."""

    counted: str
    faction: tuple[str, ...]


class Name(NamedTuple):
    """How the name of a player is written: where, how large, in how much room at most."""

    x: float
    y: float
    size: float
    most: float

    def room(self, name: str) -> float:
        return min(self.most, width(name, self.size, "serif-bold"))


LARGE, SMALL = Name(42, 23, 15.5, 110), Name(39, 21, 14.5, 74)
FIRST = 31  # room for the token of the first player


def after_name(seat: Seat, written: Name) -> float:
    """Where there is room again behind the name of a player."""
    return neat(written.x + 6 + written.room(seat.name) * 0.91)


@remembered
def first_player(shown: str, at: tuple[float, float], said: str) -> Markup:
    """DEI-TURN-05 the token that is passed on."""
    return thing("first-player", first_token(shown), at=at, said=said, rule="DEI-TURN-05")


@remembered
def rival_plate(seat: Seat, frame: Frame, words: Words, said: str) -> Markup:
    k, wide = seat.number, frame.wide
    parts = [panel(wide, frame.high, 8, COLOURS[k] if seat.is_acting else EDGE), spine(frame.high, COLOURS[k])]
    if seat.is_acting:
        parts.append(el("rect", width=wide, height=frame.high, rx=8, fill="none", stroke=COLOURS[k], stroke_width=2.6))
    parts += [seal(k, 26, 18, 0.88), named(seat, LARGE, 9)]
    x = after_name(seat, LARGE) + (FIRST if seat.is_first else 0)
    room = wide - 116 - x - 16
    if seat.faction and room > -8:
        parts.append(emblem(seat.faction, x + 6, 17, 13, MIST))
    if said_of := longest(words.faction, room, 8, "serif-italic"):
        parts.append(line(said_of, room, 11.5, "serif-italic", 7.5, x=neat(x + 16), y=21.5, fill=MIST))
    parts.append(total(seat, words.counted, (wide - 9, 14)))
    return thing(f"seat-{k}", *parts, at=(frame.x, frame.y), said=said, rule="DEI-COMP-06")


def named(seat: Seat, written: Name, least: float) -> Markup:
    x, y, size, _ = written
    return line(seat.name, written.room(seat.name), size, "serif-bold", least, x=x, y=y, fill="#fff")


def total(seat: Seat, name: str, at: tuple[float, float]) -> Markup:
    """What a seat would have if it were counted now: a word, and the number below it."""
    ink = "#fff" if seat.is_final else MIST
    return laid(
        *([stamp(-47, -10, 52)] if seat.is_final else []),
        line(name, 44, 9, "sans", 6.5, fill=MIST, text_anchor="end"),
        figure(seat.counted, 0, 13, 13, ink, text_anchor="end"),
        at=at,
    )


def stamp(x: float, y: float, wide: float) -> Markup:
    """DEI-END-05 around a sum that nothing changes any more."""
    return el("rect", x=x, y=y, width=wide, height=27, rx=5, fill=STAMP, fill_opacity=0.16, stroke=STAMP,
              stroke_width=1.4, transform=f"rotate(-4 {x + wide / 2:g} {y + 13:g})")  # fmt: skip


# ------------------------------------------------------------------------------------------------- four at the table


def small(seat: Seat, frame: Frame, house: House, texts: Texts, is_own: bool) -> dict[str, Markup]:
    """With four seats: everybody in 77 units of height; a hand is told by what it can do."""
    x, y, wide = frame.x, frame.y, frame.wide
    k = seat.number
    words = Words(counted_name(seat, texts), faction_lines(seat, texts))
    out = {f"seat-{k}": small_plate(seat, frame, words, faction_told(seat, texts))}
    if seat.is_first:
        spot = (x + after_name(seat, SMALL), y + 8)
        out["first-player"] = first_player(texts("board-first"), spot, texts("board-first-said"))
    spots = {"supplies": (x + wide - 108, y + 16), "tech": (x + wide - 194, y + 16), "energy": (x + wide - 154, y + 16)}
    out |= _things(seat, texts, spots, {"supplies": 19, "tech": 17.5})
    left, top = x + 14, y + 32
    for n, talent in enumerate(seat.talents):
        ident = f"talent-{k}-{talent.family}"
        at = (left + n * 62, top)
        out[ident] = talents.small_talent(ident, talent, at, is_own, talents.told(talent, k, texts))
        out |= talents.small_cubes(talent, at)
    left += 3 * 62 + 7
    order = ("hood", "shelter", "candy", "bin", "bridge", "lift")
    across = (0, 32, 57)  # there may be two digits of Scrappers
    places = {what: (left + across[n % 3], top + 10 + n // 3 * 20) for n, what in enumerate(order)}
    out |= _stocks(seat, texts, places, 13)
    return out | summed(seat, (left + 81, top), house, texts)


@remembered
def small_plate(seat: Seat, frame: Frame, words: Words, said: str) -> Markup:
    k, wide, high = seat.number, frame.wide, frame.high
    parts = [panel(wide, high, 8, COLOURS[k] if seat.is_acting else EDGE), spine(high, COLOURS[k])]
    if seat.is_acting:
        parts.append(el("rect", width=wide, height=high, rx=8, fill="none", stroke=COLOURS[k], stroke_width=2.6))
    parts += [seal(k, 24, 16, 0.8), named(seat, SMALL, 8)]
    x = after_name(seat, SMALL) + (FIRST if seat.is_first else 0)
    room = wide - 210 - x - 16
    if seat.faction and room > -8:
        parts.append(emblem(seat.faction, x + 6, 15.6, 12, MIST))
    if said_of := longest(words.faction, room, 8, "serif-italic"):
        parts.append(line(said_of, room, 11, "serif-italic", 7.5, x=neat(x + 16), y=20, fill=MIST))
    parts.append(total(seat, words.counted, (wide - 9, 12)))
    parts.append(el("path", d=f"M{wide - 121:g} 34V72", stroke=DIM))
    return thing(f"seat-{k}", *parts, at=(frame.x, frame.y), said=said, rule="DEI-COMP-06")
