"""The places of the players: the own one, behind whose screen only its owner looks, and a row for each rival."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.pieces import COLOURS, INKS, seal
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import block, line
from ludoteca.draw.things import Spot, laid, neat, tenths, thing
from ludoteca.games.archipelago.drawing.arrangement import GAP, ROWS, Frame
from ludoteca.games.archipelago.drawing.arrangement import own as own_frame
from ludoteca.games.archipelago.drawing.arrangement import rivals as rivals_frame
from ludoteca.games.archipelago.drawing.cards import small
from ludoteca.games.archipelago.drawing.icons import halo, icon, number
from ludoteca.games.archipelago.drawing.palette import FAINT, GREEN, INK, LINE, SOFT, WINE
from ludoteca.games.archipelago.drawing.pieces import empty_disc
from ludoteca.games.archipelago.drawing.seats import Aim, Good, Held, Seat
from ludoteca.play.texts import Texts

HEAD = 25.0
CARD = 33.0
NAMED = 3  # so many own cards are written with their names
IN_A_ROW = 4  # so many lie side by side
SMALL_CARD = 25.0
LEAST_CARD = 17.0  # of a rival
LEAST_SEEN = 13.5  # of it beside the next one
SLIP_WIDE = 193.0
GOOD = 32.0  # from one good to the next in a row of a rival
TALL = 52  # from this height on the row of a rival has two lines


class Line(NamedTuple):
    """Where things begin on the line of a rival: discs and how large, citizens, ships, the screen, the cards."""

    name: float
    discs: float
    disc: float
    men: float
    ships: float
    screen: float
    cards: float


LOOSE, LOOSE_OF_FIVE = (Line(62, 108, size, 166, 201, 248, 266) for size in (14.0, 12.6))
CLOSE = Line(48.6, 102.4, 10.8, 154, 188, 226, 240)  # with many cards


def known(count: int) -> str:
    """A number, or that it is hidden."""
    return str(count) if count >= 0 else "?"


def discs(seat: Seat, at: Spot, size: float, on_colour: bool) -> dict[str, Markup]:
    """The action discs that are left, and where the others were."""
    step = size * 0.86
    out = {
        f"discs-{seat.number}": spent(seat.number, seat.all_discs, at, size, on_colour, seat.discs_said),
    }
    for k in range(seat.discs):
        ident = f"disc-{seat.number}-free-{k}"
        out[ident] = free_disc(ident, seat.number, tenths(at[0] + k * step, at[1]), size)
    return out


@remembered
def free_disc(ident: str, seat: int, at: Spot, size: float) -> Markup:
    return thing(
        ident, icon(f"disc{seat}", 0, 0, size * 1.22), at=at, comes_from=f"disc-{seat}-*", pointer_events="none"
    )


@remembered
def spent(seat: int, count: int, at: Spot, size: float, on_colour: bool, said: str) -> Markup:
    step = size * 0.86
    rings = [laid(empty_disc(seat, on_colour), at=tenths(k * step, 0), scale=neat(size / 15)) for k in range(count)]
    ground = el("rect", x=-size / 2, y=-size / 2, width=neat(size + step * (count - 1)), height=size, fill="#fff",
                fill_opacity=0)  # fmt: skip
    return thing(f"discs-{seat}", ground, *rings, at=at, said=said, rule="ARC-P5-05")


@remembered
def reserve(kind: str, seat: int, count: int, at: Spot, ink: str, said: str) -> Markup:
    """Citizens or ships that are not in play."""
    picture = "man" if kind == "men" else "ship"
    return thing(
        f"reserve-{kind}-{seat}",
        icon(f"{picture}{seat}", 0, 0, 16 if kind == "men" else 17),
        number(str(count), 10 if kind == "men" else 13, 4.6, 12.5, ink, "start"),
        at=at,
        said=said,
        rule="ARC-COMP-06",
        made_of=(count, f"arc-{picture}{seat}"),
    )


@remembered
def held(one: Held, seat: int, at: Spot, size: float) -> Markup:
    """A card in front of a player, with what lies on it."""
    parts = [small(one.card, size, one.is_used)]
    parts += [icon(f"disc{seat}", size * (0.28 - 0.3 * k), size * 0.34, size * 0.42) for k in range(one.discs)]
    if one.has_citizen:
        parts.append(icon(f"man{seat}", -size * 0.3, size * 0.26, size * 0.5))
    return thing(f"card-{one.card}", *parts, at=at, said=one.said, rule="ARC-EVO-01", comes_from="deck")


def rivals(seats: tuple[Seat, ...], texts: Texts) -> dict[str, Markup]:
    """A row for each rival, in the order of play."""
    frame = rivals_frame(len(seats) + 1)
    high = ROWS[len(seats)]
    out: dict[str, Markup] = {}
    for k, seat in enumerate(seats):
        out |= rival(seat, Frame(frame.x, frame.y + k * (high + GAP), frame.wide - 1, high), texts)
    return out


def rival(seat: Seat, frame: Frame, texts: Texts) -> dict[str, Markup]:
    """A rival: place in the order, name, discs, reserve, screen, cards. A tall row has two lines."""
    x, y, wide, high = frame
    tall = high >= TALL
    line_high = 34.0 if high > TALL else 26.0 if tall else high
    mid = y + line_high / 2
    who, on = seat.number, line_of(seat, frame)
    out = {
        f"row-{who}": rival_ground(who, seat.name, on.name, seat.place, seat.is_now, seat.is_out, frame, line_high),
        f"rival-{who}": about(f"rival-{who}", frame, seat.said),
    }
    out |= discs(seat, (x + on.discs, mid), on.disc, on_colour=False)
    out[f"reserve-men-{who}"] = reserve("men", who, seat.men, (x + on.men, mid), INK, seat.men_said)
    out[f"reserve-ships-{who}"] = reserve("ships", who, seat.ships, (x + on.ships, mid), INK, seat.ships_said)
    out[f"screen-{who}"] = screen(who, (x + on.screen, mid), seat.screen_said)
    if tall:
        return out | _second_line(seat, frame, line_high, texts)
    room = wide - on.cards - 4
    if len(seat.cards) * LEAST_SEEN <= room:
        return out | _cards(seat.cards, who, (x + on.cards, mid), room, min(high - 8, 26))
    size, half = high / 2 - 1, (len(seat.cards) + 1) // 2  # two lines of small ones
    for cards, down in ((seat.cards[:half], -size / 2 - 0.2), (seat.cards[half:], size / 2 + 0.2)):
        out |= _cards(cards, who, (x + on.cards, mid + down), room, size, size, gap=0.6)
    return out


def line_of(seat: Seat, frame: Frame) -> Line:
    """A line with many cards makes room for them."""
    if frame.high < TALL and len(seat.cards) * (LEAST_CARD + 1) > frame.wide - LOOSE.cards - 4:
        return CLOSE
    return LOOSE if seat.all_discs < 5 else LOOSE_OF_FIVE


def _second_line(seat: Seat, frame: Frame, top: float, texts: Texts) -> dict[str, Markup]:
    """The cards, what is known of the goods, and in a high row also what is on the map."""
    x, y, wide, high = frame
    out: dict[str, Markup] = {}
    if high > TALL:
        out[f"figures-{seat.number}"] = figures(seat.number, seat.figures, (x + 34, y + top + 13), seat.said)
        top += 26
    room = high - top
    size = min(room - 8, 40.0)
    told = [good for good in seat.goods if good.cubes >= 0]
    middle = y + top + room / 2 - 2
    for k, good in enumerate(told):
        ident = f"has-{seat.number}-{good.good}"
        out[ident] = counted(ident, good, (x + wide - 12 - (len(told) - k) * GOOD, middle), 17.0, 12.0)
    free = wide - 30 - len(told) * GOOD
    out |= _cards(seat.cards, seat.number, (x + 24, middle), free, size)
    return out


@remembered
def figures(seat: int, shown: tuple[tuple[str, int], ...], at: Spot, said: str) -> Markup:
    """What a player has on the map, in icons and numbers."""
    step = 41.0
    parts = [
        part
        for k, (picture, value) in enumerate(shown)
        for part in (
            icon(picture, k * step, 0, 18, opacity=1 if value else 0.4),
            number(str(value), k * step + 12, 5, 13, INK if value else FAINT, "start"),
        )
    ]
    return thing(f"figures-{seat}", *parts, at=at, said=said, rule="ARC-DEF-08")


def _cards(
    cards: tuple[Held, ...], seat: int, at: Spot, room: float, size: float, least: float = LEAST_CARD, gap: float = 6
) -> dict[str, Markup]:
    """Cards side by side; many are smaller, and overlap."""
    size = min(size, max(least, room / max(1, len(cards)) - 1))
    step = min(size + gap, (room - size) / max(1, len(cards) - 1))
    return {
        f"card-{one.card}": held(one, seat, tenths(at[0] + size / 2 + k * step, at[1]), size)
        for k, one in enumerate(cards)
    }


@remembered
def rival_ground(
    seat: int, name: str, room: float, place: int, is_now: bool, is_out: bool, frame: Frame, line_high: float
) -> Markup:
    x, y, wide, high = frame
    mid = y + line_high / 2
    return group(
        el("rect", x=x + 1, y=y + 2, width=wide, height=high, rx=4, fill="#000", fill_opacity=0.35),
        el("rect", x=x, y=y, width=wide, height=high, rx=4, fill="url(#arc-ledger)", stroke=COLOURS[seat],
           stroke_width=3 if is_now else 1.6),
        el("path", d=f"M{x:g} {y + 4:g}a4 4 0 0 1 4-4H{x + 18:g}V{y + high:g}H{x + 4:g}a4 4 0 0 1-4-4z",
           fill=COLOURS[seat]),
        number(str(place), x + 9, mid + 5, 14, INKS[seat]),
        seal(seat, x + 33, mid, 0.82),
        line(name, room, 14.5, "serif-bold", 7, x=x + 48, y=mid + 5, fill=FAINT if is_out else INK),
        id=f"row-{seat}",
    )  # fmt: skip


@remembered
def about(ident: str, frame: Frame, said: str) -> Markup:
    """A whole place to point at. What is drawn there stays as it is when only this changes."""
    shape = el("rect", x=frame.x, y=frame.y, width=frame.wide, height=frame.high, rx=4, fill="#fff", fill_opacity=0)
    return thing(ident, shape, said=said, rule="ARC-P2-01")


@remembered
def screen(seat: int, at: Spot, said: str) -> Markup:
    """Behind it a rival keeps what nobody sees."""
    return thing(
        f"screen-{seat}", halo(29, 25), icon("screen", 0, 0, 21), number("?", 0, 4.5, 13, "#3f311a"), at=at, said=said,
        rule="ARC-COMP-06",
    )  # fmt: skip


def own(seat: Seat, seats: int, texts: Texts) -> dict[str, Markup]:
    """The own place."""
    frame = own_frame(seats)
    x, y, wide, high = frame
    low = y + high - 66  # where the lower half begins
    goods = y + HEAD + (high - HEAD - 66) / 2
    who = seat.number
    ink = INKS[who]
    out = {
        "own-ground": own_ground(seat.number, seat.name, seat.place, frame, low),
        "own": about("own", frame._replace(wide=wide - 1, high=high - 2), seat.said),
        "own-taxes": taxes_bring(who, seat.taxes, (x + wide - 10, y + 17), texts),
    }
    out |= discs(seat, (x + 112, y + 12.6), 15 if seat.all_discs < 5 else 13.5, on_colour=True)
    out[f"reserve-men-{who}"] = reserve("men", who, seat.men, (x + 186, y + 12.6), ink, seat.men_said)
    out[f"reserve-ships-{who}"] = reserve("ships", who, seat.ships, (x + 228, y + 12.4), ink, seat.ships_said)
    out["own-florins"] = purse("own-florins", "florin", seat.florins, (x + 22, goods), seat.florins_said)
    out["own-tokens"] = purse("own-tokens", "token", seat.tokens, (x + 90, goods), seat.tokens_said)
    for k, good in enumerate(seat.goods):
        out[f"own-{good.good}"] = counted(f"own-{good.good}", good, tenths(x + 141 + k * 38.5, goods), 23.0, 17.0)
    out |= _own_cards(seat, (x, low), wide, texts)
    count = len(seat.aims)
    for k, aim in enumerate(seat.aims):
        step = SLIP_WIDE / count
        ident = f"objective-{aim.card}" if aim.card else f"objective-hidden-{k}"
        out[ident] = slip(
            ident, aim, (x + wide - 9 - SLIP_WIDE + k * step, low + 6), step - (3 if count > 1 else 0), texts
        )
    return out


@remembered
def purse(ident: str, picture: str, count: int, at: Spot, said: str) -> Markup:
    """Florins, the largest figure of all that one has, or explorer tokens."""
    size, figure, rule = (30, 24, "ARC-COMP-04") if picture == "florin" else (23, 18, "ARC-EXPL-09")
    return thing(
        ident,
        halo(size * 2.1, size * 1.2, size * 0.42),
        icon(picture, 0, 0, size),
        number(known(count), size * 0.62, figure * 0.35, figure, INK, "start"),
        at=at,
        said=said,
        rule=rule,
    )


@remembered
def counted(ident: str, good: Good, at: Spot, size: float, figure: float) -> Markup:
    """A good, and how many cubes of it there are."""
    none = good.cubes == 0
    return thing(
        ident,
        halo(size * 1.65, size * 1.25, size * 0.3),
        icon(good.good, 0, 0, size, opacity=0.35 if none else 1),
        number(known(good.cubes), size * 0.56, figure * 0.38, figure, "#a59a7c" if none else INK, "start"),
        at=at,
        said=good.said,
        rule="ARC-COMP-05",
        comes_from=f"stock-{good.good}-* bank-{good.good}",
        arcs=True,
        made_of=(max(0, good.cubes), f"arc-cube-{good.good}"),
    )


@remembered_print
def taxes_bring(seat: int, taxes: int, at: Spot, texts: Texts) -> Markup:
    """What a taxes action would bring now."""
    words = line(texts("board-taxes-bring", count=taxes), 124, 11, "sans", 7.5, x=at[0], y=at[1], fill=INKS[seat],
                 text_anchor="end")  # fmt: skip
    return group(words, id="own-taxes", pointer_events="none")


@remembered
def own_ground(seat: int, name: str, place: int, frame: Frame, low: float) -> Markup:
    x, y, wide, high = frame
    w = wide - 1
    h = high - 2
    return group(
        el("rect", x=x + 1.5, y=y + 3, width=w, height=h, rx=5, fill="#000", fill_opacity=0.4),
        el("rect", x=x, y=y, width=w, height=h, rx=5, fill="url(#arc-ledger)", stroke=COLOURS[seat], stroke_width=3),
        el("path", d=f"M{x:g} {y + 5:g}a5 5 0 0 1 5-5H{x + w - 5:g}a5 5 0 0 1 5 5V{y + HEAD:g}H{x:g}z",
           fill=COLOURS[seat]),
        number(str(place), x + 10, y + 18, 14, INKS[seat]),
        seal(seat, x + 31, y + 12.6, 0.82),
        line(name, 68, 15.5, "serif-bold", 7.5, x=x + 46, y=y + 18, fill=INKS[seat]),
        el("path", d=f"M{x + 8:g} {low:g}H{x + w - 8:g}", stroke=LINE, stroke_width=0.8),
        id="own-ground",
    )  # fmt: skip


def _own_cards(seat: Seat, at: Spot, wide: float, texts: Texts) -> dict[str, Markup]:
    """Own cards: up to three with their names; more than four in two rows, which fan out if they must."""
    x, low = at
    count = len(seat.cards)
    room = wide - SLIP_WIDE - 24
    if count > IN_A_ROW:
        return _in_two_rows(seat, at, room)
    named = count <= NAMED
    step = min(53.0, (room - CARD - 4) / max(1, count - 1)) if count > 1 else 53.0
    out: dict[str, Markup] = {}
    for k, one in enumerate(seat.cards):
        cx = x + 12 + CARD / 2 + k * step + (6 if named else 0)
        out[f"card-{one.card}"] = held(one, seat.number, tenths(cx, low + (23 if named else 32)), CARD)
        if named:
            out[f"note-{one.card}"] = note(one.card, one.note, one.is_used, tenths(cx, low + 50))
    return out


def _in_two_rows(seat: Seat, at: Spot, room: float) -> dict[str, Markup]:
    """Own cards, smaller: those that came first in the upper row."""
    x, low = at
    long = (len(seat.cards) + 1) // 2
    step = min(SMALL_CARD + 6, (room - SMALL_CARD) / (long - 1))
    out: dict[str, Markup] = {}
    for k, one in enumerate(seat.cards):
        down, along = divmod(k, long)
        place = tenths(x + 12 + SMALL_CARD / 2 + along * step, low + 17.5 + down * 30)
        out[f"card-{one.card}"] = held(one, seat.number, place, SMALL_CARD)
    return out


@remembered
def note(card: str, said: str, is_used: bool, at: Spot) -> Markup:
    words = block(said, 62, (9.5, 7), "sans", 2, *at, fill=SOFT if is_used else INK, text_anchor="middle")
    return group(words, id=f"note-{card}", pointer_events="none")


@remembered_print
def slip(ident: str, aim: Aim, at: Spot, wide: float, texts: Texts) -> Markup:
    """An objective: at what the match ends, and what one scores for."""
    high = 53.0
    parts = [
        el("rect", width=wide, height=high, rx=3, fill=WINE, stroke="#3f120e", stroke_width=1),
        el("rect", x=3, y=3, width=wide - 6, height=high - 6, rx=2, fill="#fdf6e6"),
    ]
    if not aim.ends:
        parts.append(number("?", wide / 2, high / 2 + 8, 24, WINE))
        return thing(ident, *parts, at=at, said=aim.said, rule="ARC-WIN-01")
    narrow, tiny = wide < 140, wide < 60
    left = 12 if tiny else 16 if narrow else 62
    size = 13 if tiny else 18
    parts += [
        el("path", d=f"M3 {high / 2:g}h{wide - 6:g}", stroke=WINE, stroke_width=0.9),
        icon(aim.ends, left, high / 2 - 12, size),
        number(str(aim.at), left + size * 0.78, high / 2 - 7, 11 if tiny else 15, INK, "start"),
        icon(aim.scores, left + (7 if tiny else 0), high / 2 + 12, size),
    ]
    if not tiny:
        parts += [
            number(texts("board-now", count=aim.now), wide - 8, high / 2 - 7.5, 11.5, GREEN, "end"),
            number(aim.worth, left + 14, high / 2 + 16.5, 12, INK, "start"),
        ]
    if not narrow:
        parts += [
            line(texts("board-ends-at"), 50, 11, "serif-italic", 7, x=8, y=high / 2 - 8, fill=SOFT),
            line(texts("board-scores"), 50, 11, "serif-italic", 7, x=8, y=high / 2 + 16, fill=SOFT),
            line(aim.standing, 84, 11.5, "sans-bold", 7, x=wide - 8, y=high / 2 + 16, fill=INK, text_anchor="end"),
        ]
    return thing(ident, *parts, at=at, said=aim.said, rule="ARC-WIN-01")
