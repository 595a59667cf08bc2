"""The head of the table: Turn and Phases, in each the seats in their order; below Supplies and the bank."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS, seal
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES, line
from ludoteca.draw.things import laid, neat, tenths, thing
from ludoteca.games.dei.drawing.boards import counted, figure, panel, stripes
from ludoteca.games.dei.drawing.icons import icon
from ludoteca.games.dei.drawing.palette import CRATE, EDGE, FROST, INK, MIST, MUTED, NIGHT, SWEET
from ludoteca.games.dei.drawing.pieces import cell, hollow, tech
from ludoteca.play.texts import Texts

TURN_X, PHASES_X = 92, 216
TRACK_Y, TRACK_HIGH = 33.5, 19
ZERO = 46  # where the track begins
BANK = 156  # how wide the bank is
SCALES = (42, 62, 82, 122)  # how many Supplies a track may show


class Clock(NamedTuple):
    """How far the match has gone: Turn and Phase (0 before the first), the order of seats, and how many have acted."""

    turn: int
    turns: int
    phase: int
    order: tuple[int, ...]
    done: int  # seats of the order that have finished this Phase
    acting: int  # the seat whose Phase it is, or -1
    next_first: int = -1  # DEI-3P-02 who would begin the next Turn, where Supplies decide it
    poorest: int = -1  # who has the fewest then: DEI-3P-03 with Confrontation that seat does not begin, but is the last
    confronts: bool = False  # DEI-OPT-4 Missions wait for all


class Bank(NamedTuple):
    """What is left for everybody."""

    tech: int
    energy: int
    candy: int


def header(clock: Clock, wide: float, texts: Texts) -> dict[str, Markup]:
    """Title, Turn and the three Phases, from the upper left corner of the drawing."""
    out = {
        "header": plate_of(wide),
        "turn": turns(clock.turn, clock.turns, clock.next_first, texts("board-turn"), turn_said(clock, texts)),
    }
    each = (wide - PHASES_X - 4) / 3
    for phase in (1, 2, 3):
        out[f"phase-{phase}"] = phase_box(phase, clock, each, texts)
    return out


def turn_said(clock: Clock, texts: Texts) -> str:
    said = texts("board-turn-said", turn=max(1, clock.turn), turns=clock.turns)
    if clock.next_first < 0:
        return said
    message = "board-next-first" if clock.poorest == clock.next_first else "board-next-last"
    return f"{said}\n{texts(message, name=texts.seat(clock.next_first), poorest=texts.seat(clock.poorest))}"


@remembered
def plate_of(wide: float) -> Markup:
    return thing(
        "header",
        panel(wide, 31, 7),
        stripes(0.6, 0.6, 9, 29.8, 4),
        el("text", "D.E.I.", x=18, y=22.5, font_size=20, fill="#fff", letter_spacing=1.2, **FACES["serif-bold"]),
    )


@remembered
def turns(turn: int, count: int, next_first: int, name: str, said: str) -> Markup:
    """A box for each Turn, the present one light; DEI-3P-02 on the next one who would begin it, if anybody is known."""
    step = 80 / count
    parts = [line(name, 31, 12.5, "serif", 9, x=TURN_X - 1, y=20, fill=MIST)]
    for k in range(1, count + 1):
        on = k == turn
        x = TURN_X + 33 + (k - 1) * step
        parts.append(el("rect", x=x, y=6.5, width=step - 2, height=18, rx=4, fill="#eaf1f5" if on else NIGHT,
                        stroke="#5b6b77"))  # fmt: skip
        ink = INK if on else MUTED if k < turn else MIST
        coming = k == turn + 1 and next_first >= 0
        parts.append(figure(k, x + step / 2 - (4 if coming else 1), 20, 12.5, ink, text_anchor="middle"))
        if coming:
            parts.append(seal(next_first, neat(x + step - 4.5, 4), 10, 0.44))
    return thing("turn", *parts, said=said, rule="DEI-TURN-01")


def phase_box(phase: int, clock: Clock, wide: float, texts: Texts) -> Markup:
    """A Phase with the seats in their order: done ones ticked, the acting one large."""
    on, past = phase == clock.phase, 0 < phase < clock.phase
    done = len(clock.order) if past else clock.done if on else 0
    acting = clock.acting if on else -1
    many = len(clock.order) > 3
    name = texts("board-phase-short" if many else "board-phase", phase=phase)
    does = "board-phase-3-confrontation" if phase == 3 and clock.confronts else f"board-phase-{phase}-does"
    said = "\n".join([texts("board-phase", phase=phase), texts(does)])
    return drawn_phase(phase, on, clock.order, done, acting, wide, name, said)


@remembered
def drawn_phase(
    phase: int, on: bool, order: tuple[int, ...], done: int, acting: int, wide: float, name: str, said: str
) -> Markup:
    gap = 17 if len(order) > 3 else 19
    seats = wide - 15 - (len(order) - 1) * gap
    glyph = {2: "lock", 3: "supplies"}.get(phase, "")
    room = seats - 12 - (16 if glyph else 0)
    parts = [
        el("rect", y=4, width=wide - 5, height=23, rx=6, fill=FROST if on else NIGHT, stroke="#5b6b77"),
        line(name, room, 12, "serif-bold", 8.5, x=6, y=19.6, fill=INK if on else MIST),
    ]
    if glyph:
        parts.append(icon(glyph, seats - 16, 15.4, 12, "#3d5563" if on else MUTED))
    for k, seat in enumerate(order):
        x = seats + k * gap
        is_done = k < done and seat != acting
        mark = seal(seat, neat(x, 4), 15.5, 0.68 if seat == acting else 0.53)
        parts.append(group(mark, opacity=0.42) if is_done else mark)
        if is_done:
            parts.append(icon("tick", x, 15.5, 12, INK if on else "#fff"))
    return thing(
        f"phase-{phase}",
        *parts,
        at=(neat(PHASES_X + (phase - 1) * wide, 4), 0),
        said=said,
        rule=f"DEI-TURN-0{min(phase, 3)}",
    )


class Score(NamedTuple):
    """The Supplies of a seat: on the track, and with all that would be counted now."""

    supplies: int
    counted: int


def track(scores: tuple[Score, ...], bank: Bank, wide: float, texts: Texts) -> dict[str, Markup]:
    """The track of Supplies: solid where everybody is, hollow where they would be if it were counted now."""
    most = max([max(score) for score in scores], default=0)
    spaces = next((scale for scale in SCALES if most < scale), most + 2)
    step = (wide - BANK - 60) / (spaces - 1)
    out = {
        "track": ruler(spaces, step, wide, texts("board-track")),
        "bank": reserve(bank, wide, texts("board-bank"), bank_said(bank, texts)),
        "bank-candy": sweets_left(bank.candy, wide, bank_said(bank, texts)),
    }
    for seat, score in enumerate(scores):
        same = [other for other, theirs in enumerate(scores) if theirs.counted == score.counted]
        level = [other for other, theirs in enumerate(scores) if theirs.supplies == score.supplies]
        counted_x = ZERO + score.counted * step + (same.index(seat) - (len(same) - 1) / 2) * 12
        here = ZERO + score.supplies * step + (level.index(seat) - (len(level) - 1) / 2) * 11
        said = texts("board-mark", name=texts.seat(seat), supplies=score.supplies, counted=score.counted)
        out[f"would-{seat}"] = would(seat, here, counted_x, said)
    for seat, score in enumerate(scores):
        level = [other for other, theirs in enumerate(scores) if theirs.supplies == score.supplies]
        here = ZERO + score.supplies * step + (level.index(seat) - (len(level) - 1) / 2) * 11
        said = texts("board-mark", name=texts.seat(seat), supplies=score.supplies, counted=score.counted)
        out[f"mark-{seat}"] = mark(seat, here, said)
    return out


def bank_said(bank: Bank, texts: Texts) -> str:
    return texts("board-bank-said", tech=bank.tech, energy=bank.energy, candy=bank.candy)


@remembered
def ruler(spaces: int, step: float, wide: float, said: str) -> Markup:
    d = "".join(f"M{ZERO + k * step:.1f} 19V{13 if k % 5 == 0 else 16}" for k in range(spaces))
    numbers = [
        figure(k, ZERO + k * step, 11, 9, "#8fa0ab", text_anchor="middle")
        for k in range(0, spaces, 10 if step < 20 else 5)
    ]
    return thing(
        "track",
        el("rect", width=wide, height=TRACK_HIGH, rx=4, fill="#11181e", stroke=EDGE),
        icon("supplies", 13, 9.5, 15, CRATE),
        el("path", d=d, stroke="#6f808c"),
        *numbers,
        at=(0, TRACK_Y),
        said=said,
        rule="DEI-GAME-03",
    )


@remembered
def reserve(bank: Bank, wide: float, name: str, said: str) -> Markup:
    return thing(
        "bank",
        el("rect", width=BANK - 2, height=TRACK_HIGH, fill="#fff", fill_opacity=0),
        el("path", d="M-6 3V16", stroke=EDGE),
        line(name, 27, 10.5, "serif-italic", 7, y=13.4, fill=MIST),
        tech(37, 9.5, 6.4),
        figure(bank.tech, 46, 14, 12),
        cell(75, 9.8, 6.4),
        figure(bank.energy, 84, 14, 12),
        at=(wide - BANK, TRACK_Y),
        said=said,
        rule="DEI-SETUP-06",
    )


@remembered
def sweets_left(count: int, wide: float, said: str) -> Markup:
    """The Candy that nobody has yet: from here it goes to whoever wins it, and back in the end."""
    shown = (
        el("rect", x=-10, y=-9.5, width=44, height=TRACK_HIGH, fill="#fff", fill_opacity=0),
        counted("candy", count, 0, 0, 14, SWEET),
    )
    return thing("bank-candy", *shown, at=(wide - BANK + 116, TRACK_Y + 9.5), said=said, rule="DEI-CANDY-02")


@remembered
def would(seat: int, here: float, there: float, said: str) -> Markup:
    """A dotted line from where a seat is to where it would be."""
    y = 6 + seat * 3.2
    parts = []
    if there - here > 14:
        parts.append(el("path", d=f"M{here:.1f} {y:.1f}H{there - 6:.1f}", stroke=COLOURS[seat], stroke_width=1.8,
                        stroke_dasharray="2 2.6", stroke_opacity=0.9))  # fmt: skip
    parts.append(laid(hollow(seat), at=tenths(there, 9.5), scale=0.5))
    return thing(f"would-{seat}", *parts, at=(0, TRACK_Y), said=said)


@remembered
def mark(seat: int, x: float, said: str) -> Markup:
    return thing(f"mark-{seat}", seal(seat, 0, 0, 0.66), at=(neat(x, 4), TRACK_Y + 9.5), said=said, rule="DEI-GAME-03")
