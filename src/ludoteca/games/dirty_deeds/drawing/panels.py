"""The places of the players of Dirty Deeds: name and points, the four characters, the screen and what is behind it."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS, GOLD, SHADES, seal
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES, block, line
from ludoteca.draw.things import thing, used
from ludoteca.games.dirty_deeds import reminders
from ludoteca.games.dirty_deeds.drawing.arrangement import HIGH, TOP, Point
from ludoteca.games.dirty_deeds.drawing.icons import INK, PAPER, SOFT, icon
from ludoteca.games.dirty_deeds.rules.layout import CHARACTER_NAMES, WHEEL_NAMES
from ludoteca.games.dirty_deeds.settings import played
from ludoteca.games.dirty_deeds.summary import DEEDS, lines_of
from ludoteca.games.dirty_deeds.view import DirtyDeedsView
from ludoteca.play.texts import Texts, capital

X, WIDE, GAP = 878, 394, 8


class Sizes(NamedTuple):
    """How large things are in a place: few players have more room."""

    niche: float  # how wide and how high the home of a character is, how far from the next, how large the character
    tall: float
    step: float
    figure: float
    head: float  # all above the screen
    heap: float


SIZES = {2: Sizes(70, 76, 75.5, 1.4, 190, 1.5), 3: Sizes(54, 62, 57, 1.12, 116, 1.05)}


def height(seats: int) -> float:
    return (HIGH - GAP * (seats - 1)) / seats


def top_of(seats: int, seat: int) -> float:
    return TOP + seat * (height(seats) + GAP)


def place(view: DirtyDeedsView, texts: Texts, seat: int) -> dict[str, Markup]:
    """Everything of a seat but its characters."""
    player = view.players[seat]
    y, high = top_of(view.seats, seat), height(view.seats)
    acts = seat in view.to_act
    chosen = view.seat == seat and view.draft[:1] == ("choose:fist",)
    fist_does = lines_of("fist", played(view), texts)
    out = {
        f"player-{seat}": panel(seat, y, high, texts.seat(seat), acts, view.seats),
        f"points-{seat}": points(seat, y, player.points, texts("board-points", points=sum(player.points))),
        f"reserve-{seat}": reserve(
            seat,
            reserve_at(view.seats, y),
            player.reserve,
            f"{texts('board-reserve', count=player.reserve)}\n{texts('board-does-reserve')}",
            view.seats,
        ),
        f"fist-{seat}": fist(seat, y, chosen, "\n".join([capital(texts("hand-fist")), *fist_does]), view.seats),
    }
    room = screen_box(y, high, view.seats)
    if reminders.is_shown(view, seat):
        return out | open_screen(view, texts, seat, room)
    return out | {f"screen-{seat}": closed_screen(seat, room, texts("board-screen"), texts("sheet-folded"))}


def screen_box(y: float, high: float, seats: int) -> tuple[float, float, float, float]:
    head = SIZES[seats].head
    return X + 10, y + head, WIDE - (20 if seats > 2 else 104), high - head - 10


def reserve_at(seats: int, y: float) -> Point:
    """The reserve lies beside the characters, or with more room beside the screen."""
    return (X + 303, y + 47) if seats > 2 else (X + WIDE - 88, y + SIZES[seats].head + 4)


@remembered
def panel(seat: int, y: float, high: float, name: str, acts: bool, seats: int) -> Markup:
    """The paper of a place, with its name band and a niche for each character."""
    edge, size = COLOURS[seat], SIZES[seats]
    niches = [
        el(
            "rect",
            x=9 + k * size.step,
            y=45,
            width=size.niche,
            height=size.tall,
            rx=8,
            fill="#cfc4a8",
            stroke="#9c8c66",
        )
        for k in range(4)
    ]
    return thing(
        f"player-{seat}",
        el("rect", x=2, y=4, width=WIDE, height=high, rx=12, fill="#000", fill_opacity=0.35),
        el("rect", width=WIDE, height=high, rx=12, fill=PAPER, stroke=edge, stroke_width=5 if acts else 2),
        el("path", d=f"M1 38V13A12 12 0 0 1 13 1H{WIDE - 13}A12 12 0 0 1 {WIDE - 1} 13V38z", fill=edge,
           fill_opacity=1 if acts else 0.75),
        seal(seat, 23, 20, 1.05),
        line(name, 176, 19, "serif-bold", x=44, y=26.5, fill="#fff"),
        *niches,
        at=(X, y), said=name, rule="DD-COMP-02",
    )  # fmt: skip


@remembered
def points(seat: int, y: float, scored: tuple[int, int, int], said: str) -> Markup:
    """The points as they stand: the sum, and what each wheel gives."""
    parts: list[Markup] = []
    for k, count in enumerate(scored):
        x = -168 + 41 * k
        parts.append(icon("wheel", x, 20, (19, 16, 12)[k], color="#fff"))
        parts.append(el("text", str(count), x=x + 10, y=25, font_size=14, fill="#fff", **FACES["sans-bold"]))
    parts.append(el("rect", x=-46, y=4, width=40, height=31, rx=7, fill=SHADES[seat]))
    total = el("text", str(sum(scored)), x=-26, y=28, font_size=23, fill="#fff", text_anchor="middle",
               **FACES["sans-bold"])  # fmt: skip
    return thing(f"points-{seat}", *parts, total, at=(X + WIDE, y), said=said, rule="DD-SCORE-09")


@remembered
def reserve(seat: int, at: Point, count: int, said: str, seats: int) -> Markup:
    """The own tiles that are still to be laid."""
    large = seats == 2
    x, y, scale = (40, 40, 0.34) if large else (20, 30, 0.2)
    heap = [used(f"dd-pane-{seat}", (x - 2 * k, y - 3 * k), scale=scale) for k in range(min(3, 1 + count // 10))]
    where = {"x": x, "y": 116, "text_anchor": "middle"} if large else {"x": 45, "y": 38}
    number = el("text", str(count), font_size=32 if large else 25, fill=INK if count else "#a3312b", **where,
                **FACES["sans-bold"])  # fmt: skip
    return thing(
        f"reserve-{seat}", group(*heap, opacity=1 if count else 0.25), number, at=at, said=said, rule="DD-KEY-07"
    )


@remembered
def fist(seat: int, y: float, chosen: bool, said: str, seats: int) -> Markup:
    """The empty hand, which recruits."""
    size = SIZES[seats]
    return thing(
        f"fist-{seat}",
        el("rect", width=size.niche, height=size.tall, rx=8, fill="#e4d9bd", stroke=GOLD if chosen else "#9c8c66",
           stroke_width=3.5 if chosen else 1, stroke_dasharray="none" if chosen else "4 3"),
        icon("fist", size.niche / 2, size.tall / 2, 38 * size.figure),
        at=(X + 9 + 4 * size.step, y + 45), said=said, rule="DD-TURN-06", color=COLOURS[seat],
    )  # fmt: skip


def niche(view: DirtyDeedsView, seat: int, number: int) -> Point:
    """Where a character stands when it is behind its screen."""
    size = SIZES[view.seats]
    return X + 9 + number * size.step + size.niche / 2, top_of(view.seats, seat) + 45 + size.tall / 2


def absent(view: DirtyDeedsView, texts: Texts, seat: int) -> dict[str, Markup]:
    """What a niche shows while its character is elsewhere; who may choose sees what has been chosen in gold."""
    out = {}
    chosen = view.draft[0].partition(":")[2] if seat == view.seat and view.draft else ""
    for number, (name, where) in enumerate(zip(CHARACTER_NAMES, reminders.whereabouts(view, seat), strict=True)):
        x, y = niche(view, seat, number)
        ident = f"niche-{seat}-{name}"
        on = next((one for one in view.hexes if one.name == where), None)
        there = (texts(f"place-{WHEEL_NAMES[on.wheel]}"), on.site) if on else ("", "")
        said = "\n".join([capital(texts(f"character-{name}")), *lines_of(name, played(view), texts)])
        out[ident] = empty(ident, name, where, there, (x, y), chosen == name, said, view.seats)
    return out


@remembered
def empty(
    ident: str, name: str, where: str, there: tuple[str, str], at: Point, chosen: bool, said: str, seats: int
) -> Markup:
    """The niche of a character; while that is on the map, it says on which wheel and where."""
    size = SIZES[seats]
    parts: list[Markup] = []
    parts.append(el("rect", x=-size.niche / 2, y=-size.tall / 2, width=size.niche, height=size.tall, rx=8, fill="#000",
                    fill_opacity=0.02,
                    stroke=GOLD if chosen else "none", stroke_width=3.5))  # fmt: skip
    if where not in ("behind", reminders.HIDDEN):
        parts.append(used(f"dd-{name}", scale=size.figure, opacity=0.13, color="#000"))
        marks = {"exhausted": "moon", "captive": "bars", "in-hand": "fist"}
        if where in marks:
            parts.append(icon(marks[where], 0, 2, 22 * size.figure, color="#6b6250", opacity=0.75))
        else:
            room, ink = size.niche - 4, "#5c5138"
            parts.append(line(there[0], room, 13, "sans", 8, x=0, y=-4, fill=ink, text_anchor="middle"))
            parts.append(line(there[1], room, 18, "sans-bold", x=0, y=16, fill=ink, text_anchor="middle"))
    rule = {"knight": "DD-KNIGHT-01", "spy": "DD-SPY-01", "chrono": "DD-CHRONO-01", "engineer": "DD-ENG-01"}[name]
    return thing(ident, *parts, at=at, said=said, rule=rule)


def summary(view: DirtyDeedsView, texts: Texts, seat: int) -> dict[str, Markup]:
    """With two at the table there is room for what each character can do, as on the summary screen."""
    if view.seats > 2:
        return {}
    words = tuple(tuple(texts(f"deed-{deed}") if deed else "" for deed in DEEDS[name]) for name in CHARACTER_NAMES)
    said = texts("board-summary")
    return {f"deeds-{seat}": deeds(seat, top_of(view.seats, seat), words, texts("deed-recruitment"), said)}


@remembered
def deeds(seat: int, y: float, words: tuple[tuple[str, ...], ...], recruits: str, said: str) -> Markup:
    size = SIZES[2]
    parts: list[Markup] = []
    for k, (one, two, costly) in enumerate((*words, (recruits, "", ""))):
        x = 9 + k * size.step + size.niche / 2
        names = [(one, INK, "sans"), (two, INK, "sans"), (costly, "#8d2a16", "sans-bold")]
        for row, (name, ink, face) in enumerate(pair for pair in names if pair[0]):
            parts.append(line(name, size.step - 1, 12, face, 8, x=x, y=138 + 18 * row, fill=ink, text_anchor="middle"))
    return thing(f"deeds-{seat}", *parts, at=(X, y), said=said, rule="DD-TURN-04")


@remembered
def closed_screen(seat: int, room: tuple[float, float, float, float], hint: str, said: str) -> Markup:
    """A screen seen from outside: three leaves with the three wheels."""
    x, y, wide, high = room
    leaf = wide / 3
    parts = []
    for k in range(3):
        skew = 6 if k % 2 == 0 else -6
        parts.append(
            el("path", d=f"M{k * leaf:g} {6 + skew / 2:g}L{(k + 1) * leaf:g} {6 - skew / 2:g}V{high - 2 - skew / 3:g}"
               f"L{k * leaf:g} {high - 2 + skew / 3:g}z", fill=SHADES[seat], fill_opacity=(0.95, 0.82, 0.95)[k],
               stroke="#e9d9a8", stroke_width=1.6)
        )  # fmt: skip
        parts.append(icon("wheel", (k + 0.5) * leaf, high / 2 - 8, (50, 40, 30)[k], color="#e9d9a8", opacity=0.5))
    parts.append(el("rect", x=14, y=high - 42, width=wide - 28, height=34, rx=6, fill="#0c1328", fill_opacity=0.45))
    parts.append(
        block(said, wide - 30, (12.5, 9), "serif-italic", 2, wide / 2, high - 25, fill="#f2e7c4", text_anchor="middle")
    )
    return thing(f"screen-{seat}", *parts, at=(x, y), said=hint, rule="DD-SETUP-03")


def open_screen(
    view: DirtyDeedsView, texts: Texts, seat: int, room: tuple[float, float, float, float]
) -> dict[str, Markup]:
    """A screen seen from behind: its owner's Domains and tokens."""
    x, y, wide, _ = room
    player = view.players[seat]
    out = {f"screen-{seat}": inner_screen(seat, room, texts("board-own-screen"))}
    things = [("opaque", "stone-0-0", player.opaque, texts("board-opaque"), "DD-KEY-10")]
    rivals = [(seat + k) % view.seats for k in range(1, view.seats)]
    things += [
        (
            str(rival),
            f"pane-{rival}",
            player.colours[rival],
            texts("board-tiles-of", name=texts.seat(rival)),
            "DD-KEY-10",
        )
        for rival in rivals
    ]
    things += [
        ("T", "tradition", player.traditions, texts("board-traditions"), "DD-CHRONO-01"),
        ("I", "enchantment", player.enchantments, texts("board-enchantments"), "DD-ENG-01"),
    ]
    size = SIZES[view.seats].heap
    step = (wide - 20) / len(things)
    for k, (key, what, count, said, rule) in enumerate(things):
        at = x + 10 + step * (k + 0.5), y + 17 + 18 * size
        does = texts(f"board-does-{what}" if what in ("tradition", "enchantment") else "board-does-domain")
        out[f"owns-{seat}-{key}"] = owned(f"owns-{seat}-{key}", what, count, at, f"{said}: {count}\n{does}", rule, size)
    return out


def tiles_of(texts: Texts, seat: int) -> str:
    return texts("board-tiles-of", name=texts.seat(seat))


@remembered
def inner_screen(seat: int, room: tuple[float, float, float, float], hint: str) -> Markup:
    x, y, wide, high = room
    return thing(
        f"screen-{seat}",
        el("rect", y=2, width=wide, height=high - 2, rx=8, fill="#fffaf0", stroke=SHADES[seat], stroke_width=1.6),
        el("path", d=f"M0 12A10 10 0 0 1 10 2H{wide - 10}A10 10 0 0 1 {wide} 12z", fill=SHADES[seat]),
        at=(x, y),
        said=hint,
        rule="DD-SETUP-03",
    )


@remembered
def owned(ident: str, what: str, count: int, at: Point, said: str, rule: str, size: float) -> Markup:
    """A heap behind the screen, its number large."""
    if what.startswith(("stone", "pane")):
        shown = used(f"dd-{what}", scale=0.19, opacity=1 if count else 0.35)
    else:
        shown = icon(what, 0, 0, 32, opacity=1 if count else 0.35)
    return thing(
        ident,
        shown,
        el("text", str(count), y=44, font_size=23, fill=INK if count else SOFT, text_anchor="middle",
           **FACES["sans-bold"]),
        at=at, scale=size, said=said, rule=rule,
    )  # fmt: skip


def cell(view: DirtyDeedsView, captor: int, number: int, count: int) -> tuple[Point, float]:
    """Where a captive is kept: at the foot of the captor's screen."""
    x, y, wide, high = screen_box(top_of(view.seats, captor), height(view.seats), view.seats)
    step = min(40.0, (wide - 40) / max(1, count))
    return (x + 26 + step * number, y + high - (19 if view.seats > 2 else 28)), 0.74 if view.seats > 2 else 1.0
