"""The pieces of D.E.I.: squads, Champions, drones, Outposts, constructions and tokens. They stand, lie or hover.

What stands has its feet at its origin; what lies is drawn around it. Each is readable at 20 units.
"""

from __future__ import annotations

from math import atan2, degrees, hypot

from ludoteca.draw.chips import badge
from ludoteca.draw.flags import flag
from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import named
from ludoteca.draw.pieces import COLOURS, INKS, LETTERS, SHADES, SHAPES
from ludoteca.draw.svg import Attribute, Markup, el, group
from ludoteca.draw.text import FACES
from ludoteca.draw.things import Spot, laid, neat, placed, used
from ludoteca.games.dei.drawing.icons import CLAWS, GEAR, PASSENGER, SCYTHE, icon, plate
from ludoteca.games.dei.drawing.palette import (
    CELL,
    CELL_DARK,
    CHAR,
    FAMILIES,
    NIGHT,
    ROSE,
    SHADOW,
    SWEET,
    TECH,
    TECH_DARK,
)

NOBODY = -1
HOOD = (
    "M-8 0C-8-5-7-8-4.3-9.2-6-11.2-6-14.4-4.2-16.8-2.8-18.7-1-19.3 0-20.2 1-19.3 2.8-18.7 4.2-16.8 6-14.4 6-11.2 4.3"
    "-9.2 7-8 8-5 8 0z"
)
HOOD_SHADE = "M0-20.2C1-19.3 2.8-18.7 4.2-16.8 6-14.4 6-11.2 4.3-9.2 7-8 8-5 8 0H2C3.4-6 3-14 0-20.2z"
SQUADS = {1: ((-4.0, 0.0),), 2: ((-9.0, -1.0), (0.0, 0.0)), 3: ((-12.0, -1.5), (3.0, -1.5), (-4.5, 0.0))}
SQUAD_LEFT = {1: 11, 2: 16, 3: 20}  # how far a squad reaches to the left of its origin
SQUAD_RIGHT = 20
# Of each Champion: the body, what it carries (drawn behind), its head, and loose hair.
CHAMPIONS = {
    "AUX": (
        "M-6.5 0L-4.4-9-7.4-10.5-5.6-16.5C-4-18.6 4-18.6 5.6-16.5L7.4-10.5 4.4-9 6.5 0H1.4L0-6-1.4 0z",
        "M9.4 2L11.6-30M11.6-30l-2.2 6h4z",
        "M0-26.6a4.6 4.6 0 1 1-.01 0z",
        "M-3.6-25C-9-25-9.4-19-8-15",
    ),
    "FMZ": (
        "M-10.5 0C-12-5-14-9-13-14-12-18-6-19.6 0-19.6S12-18 13-14C14-9 12-5 10.5 0H4L2.6-6H-2.6L-4 0z",
        "M-12-15L-16-4M12-15L16-4",
        "M-4.2-19C-4.8-25-2.4-27 0-27S4.8-25 4.2-19z",
        "",
    ),
    "RAV": (
        "M-8.5 0L-5.4-13C-5-16.6-3-17.6 0-17.6S5-16.6 5.4-13L8.5 0z",
        "M10.6 2V-24M10.6-24a3 3 0 1 1-3 3",
        "M-4-17.6C-4.6-21-3.8-22.4-3.6-22.6H-9L-7-25H-4.4C-3.6-29 3.6-29 4.4-25H7L9-22.6H3.6C3.8-22.4 4.6-21 4-17.6z",
        "",
    ),
    "R42": (
        "M-6 0L-3.8-9-5.4-15.5C-4-18 4-18 5.4-15.5L3.8-9 6 0H1.2L0-5.6-1.2 0z",
        "M-5-14L-15-23-13-12-8-7zM5-14L15-23 13-12 8-7z",
        "M0-26.2a4.6 4.6 0 1 1-.01 0z",
        "",
    ),
}
STAR = "M0-15.4l1.5 3.2 3.4.4-2.5 2.4.7 3.4-3.1-1.7-3.1 1.7.7-3.4-2.5-2.4 3.4-.4z"
CHAMPION_HALF = 14
ARMS, ROTORS = "M-10-10L10 10M10-10L-10 10", "M-10-10h.01M10-10h.01M-10 10h.01M10 10h.01"
DRONE_LIGHT = "#ffd9de"
SWEET_NAME = "dei-sweet"
CUBE_AT, CUBE_SIZE = (9.5, -8.0), 9.0
DOME = "M-9.5 0V-5C-9.5-10.5-5.5-14 0-14S9.5-10.5 9.5-5V0z"


@remembered
def definitions(seats: int, factions: tuple[str, ...]) -> Markup:
    """What is drawn many times in a picture: hoods, tokens, drones, and each seat's own pieces."""
    drawn: dict[str, Markup] = {"tech": _tech(), "cell": _cell(), "sweet": icon("candy", 0, 0, 17, SWEET)}
    for seat in range(seats):
        drawn[f"hood{seat}"] = _hood(seat)
        drawn[f"lift{seat}"] = _lift(seat)
        drawn[f"hut{seat}"] = _shelter(seat)
    drawn |= {"lift-1": _lift(NOBODY), "hut-1": _shelter(NOBODY)}
    drawn |= {f"drone-{kind}": _drone(kind) for kind in ("HAR", "TRA", "TEL", "REA")}
    drawn |= {f"cube-{family}": _cube(family) for family in ("red", "blue", "green")}
    drawn |= {f"champion{seat}": _champion(seat, faction) for seat, faction in enumerate(factions) if faction}
    return group(*named(drawn, "dei-"))


def shade_below(x: float, y: float, across: float, deep: float) -> Markup:
    """The shadow of what stands on snow."""
    return el("ellipse", cx=x, cy=y, rx=across, ry=deep, fill=SHADOW, fill_opacity=0.4)


def _hood(seat: int) -> Markup:
    """One Scrapper: a hooded figure that stands, with the letter of its seat."""
    return group(
        el("path", d=HOOD, fill=COLOURS[seat], stroke="#fff", stroke_width=3, stroke_linejoin="round",
           paint_order="stroke"),
        el("path", d=HOOD_SHADE, fill=SHADES[seat], fill_opacity=0.55),
        el("ellipse", cy=-12.8, rx=2.9, ry=3.3, fill="#0d151c"),
        el("path", d="M-2-13.4h1.5M.6-13.4h1.5", stroke="#d8f6ff", stroke_width=1.1),
        el("text", LETTERS[seat], y=-1.6, font_size=7.4, fill=INKS[seat], text_anchor="middle", **FACES["sans-bold"]),
    )  # fmt: skip


def hood_name(seat: int) -> str:
    """What the drawing of one Scrapper is called."""
    return f"dei-hood{seat}"


def hood(seat: int, at: Spot = (0, 0), scale: float = 1) -> Markup:
    return used(hood_name(seat), at, 0, scale)


def room_around(x: float, y: float, wide: float, high: float, corner: float) -> Markup:
    """What is not seen, but belongs to a piece: a light around it leaves the piece clear, and a finger finds it."""
    return el("rect", x=x, y=y, width=wide, height=high, rx=corner, fill="#fff", fill_opacity=0, stroke="none")


@remembered
def squad(seat: int, count: int) -> Markup:
    """A faction's Scrappers in a Region: up to three hoods, and their number in the shape of the seat."""
    shown = min(3, count)
    left = SQUAD_LEFT[shown]
    return group(
        room_around(-left - 3, -24, left + SQUAD_RIGHT + 5, 31, 11),
        shade_below(-3, 0.6, 5 + 4 * shown, 4.2),
        *(hood(seat, at) for at in SQUADS[shown]),
        laid(badge(seat, str(count), 8.2), at=(11, -3.5)),
    )


def squad_left(count: int) -> int:
    """How far a squad reaches to the left of its origin."""
    return SQUAD_LEFT[min(3, count)]


def _champion(seat: int, faction: str) -> Markup:
    """A Champion: taller than a Scrapper, on a round base, with a star; never in a squad."""
    body, gear, head, hair = CHAMPIONS[faction]
    parts = [el("path", d=body), el("path", d=head)]
    if hair:
        parts.append(el("path", d=hair, fill="none", stroke_linecap="round"))
    carried = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    return group(
        el("ellipse", cx=1.5, cy=2.8, rx=13, ry=5, fill=SHADOW, fill_opacity=0.4),
        el("ellipse", cy=0.8, rx=12.6, ry=4.8, fill=SHADES[seat], stroke="#fff", stroke_width=1.7),
        el("path", d=gear, fill="#fff", stroke="#fff", stroke_width=5, **carried),
        el("path", d=gear, fill=SHADES[seat], stroke=SHADES[seat], stroke_width=2, **carried),
        group(*parts, fill="#fff", stroke="#fff", stroke_width=3.6, stroke_linejoin="round"),
        group(*parts, fill=COLOURS[seat], stroke=COLOURS[seat], stroke_width=0.6, stroke_linejoin="round"),
        el("path", d="M-2.6-22.2h5.2", stroke="#0d151c", stroke_width=3, stroke_linecap="round"),
        el("path", d="M-2-22.4h1.4M.6-22.4h1.4", stroke="#d8f6ff", stroke_width=1.2),
        el("path", d=STAR, fill="#fff"),
    )  # fmt: skip


@remembered
def figure_of(faction: str, seat: int) -> Markup:
    """The Champion of a faction in the colours of a seat, whoever leads it."""
    return _champion(seat, faction)


@remembered
def champion(seat: int, value: int = 1) -> Markup:
    """A seat's Champion; one that counts for more than one says so (DEI-CHAMP-06)."""
    figure = group(room_around(-19, -34, 38, 44, 13), used(f"dei-champion{seat}"))
    if value == 1:
        return figure
    return group(figure, laid(badge(seat, str(value), 8), at=(13, -3)))


def _cube(family: str) -> Markup:
    light, dark = FAMILIES[family]
    return group(
        el("path", d="M0-6L6-3V4L0 7-6 4V-3z", fill=dark, stroke="#fff", stroke_width=1.2, stroke_linejoin="round"),
        el("path", d="M0-6L6-3 0 0-6-3z", fill=light),
        el("path", d="M0 0L6-3V4L0 7z", fill=light, fill_opacity=0.55),
    )


def cube(family: str, x: float, y: float, size: float, **look: Attribute) -> Markup:
    """The cube of an Outpost, on a Pad or in its slot."""
    return used(f"dei-cube-{family}", (neat(x, 4), neat(y, 4)), 0, neat(size / 10), **look)


@remembered
def outpost(family: str, holder: int, is_kept: bool = False, inwards: bool = False) -> Markup:
    """An Outpost: its plate; a flag says who controls it, hatched where that is kept in a tie.

    At the east edge of the map the flag flies `inwards`. While nobody controls it, its cube lies on it (CUBE_AT).
    """
    parts = [el("ellipse", cx=2, cy=5, rx=13, ry=9, fill=SHADOW, fill_opacity=0.38), plate(family, 0, 0, 12.5)]
    if holder != NOBODY:
        parts.append(laid(outpost_flag(holder, is_kept, inwards), at=flag_pole(inwards)))
    return group(*parts)


def flag_pole(inwards: bool) -> Spot:
    """Where the flag of an Outpost has its foot."""
    return (-10.5, 4) if inwards else (10.5, 4)


def outpost_flag(holder: int, is_kept: bool, inwards: bool) -> Markup:
    return flag(holder, inwards, "dei-torn" if is_kept else "")


def _tech() -> Markup:
    return group(
        el("circle", cx=0.8, cy=1.6, r=8, fill=SHADOW, fill_opacity=0.4),
        el("circle", r=8, fill=TECH, stroke="#fff3e0", stroke_width=1.6),
        el("circle", r=6.9, fill="none", stroke=TECH_DARK, stroke_width=0.7),
        el("path", d=GEAR, fill=TECH_DARK, fill_rule="evenodd", transform="scale(.5)"),
    )


def _cell() -> Markup:
    triangle = "M0-8.4L9.4 7.6H-9.4z"
    return group(
        el("path", d=triangle, transform=placed((0.9, 1.8)), fill=SHADOW, fill_opacity=0.4),
        el("path", d=triangle, fill=CELL_DARK, stroke="#eafdff", stroke_width=1.6, stroke_linejoin="round"),
        el("path", d="M0-5.4L6.6 6H-6.6z", fill=CELL),
        el("path", d="M1-2.6L-2.2 2.4H0L-.8 5.4 2.4.8H.2z", fill="#063b44"),
    )


def tech(x: float, y: float, radius: float = 7) -> Markup:
    """A Tech token: a round copper cog."""
    return used("dei-tech", (neat(x, 4), neat(y, 4)), 0, neat(radius / 8))


def cell(x: float, y: float, radius: float = 7) -> Markup:
    """An Energy token: a cyan triangle with a bolt."""
    return used("dei-cell", (neat(x, 4), neat(y, 4)), 0, neat(radius / 8))


def token_name(is_roof: bool) -> str:
    """What the drawing of one token is called."""
    return "dei-cell" if is_roof else "dei-tech"


def token(is_roof: bool, x: float, y: float, radius: float = 7) -> Markup:
    """What lies in a Region: Tech on the Ground, Energy on a Roof (DEI-SETUP-06)."""
    return (cell if is_roof else tech)(x, y, radius)


def _drone(kind: str) -> Markup:
    """A drone hovers: its shadow lies apart. About 32 by 30."""
    signs = {
        "HAR": el("path", d=CLAWS, fill="none", stroke=DRONE_LIGHT, stroke_width=1.8, stroke_linecap="round"),
        "TRA": el("path", d=PASSENGER, fill=DRONE_LIGHT),
        "TEL": group(
            el("circle", r=3.8, fill="none", stroke=DRONE_LIGHT, stroke_width=1.6, stroke_dasharray="3.8 2.1"),
            el("circle", r=1.3, fill=DRONE_LIGHT),
        ),
        "REA": el("path", d=SCYTHE, fill="none", stroke=DRONE_LIGHT, stroke_width=2, stroke_linecap="round"),
    }
    return group(
        laid(icon(kind, 0, 0, 30, SHADOW, opacity=0.3), at=(7, 12)),
        el("path", d=ROTORS, stroke="#fff", stroke_width=13, stroke_linecap="round", opacity=0.95),
        el("path", d=ROTORS, stroke="#28323a", stroke_width=10.4, stroke_linecap="round"),
        el("path", d=ARMS, stroke="#fff", stroke_width=5.4),
        el("path", d=ARMS, stroke="#28323a", stroke_width=3.4),
        *(el("circle", cx=x, cy=y, r=3.4, fill="none", stroke="#7b8c98", stroke_width=1.1)
          for x in (-10, 10) for y in (-10, 10)),
        el("circle", r=8.4, fill="#28323a", stroke="#fff", stroke_width=1.6),
        el("circle", r=7, fill="#11181e", stroke="#ff5d73", stroke_width=1.1),
        signs[kind],
    )  # fmt: skip


def drone(kind: str, scale: float = 1) -> Markup:
    return laid(room_around(-21, -21, 42, 42, 13), used(f"dei-drone-{kind}"), scale=scale)


def _shelter(seat: int) -> Markup:
    fill, shade = ("#cfd8de", "#7d8b96") if seat == NOBODY else (COLOURS[seat], SHADES[seat])
    if seat == NOBODY:
        sign = el("path", d="M-8.6-1.6h4.4M4.2-1.6h4.4", stroke=CHAR, stroke_width=2.2, stroke_dasharray="1.5 1.2")
    else:
        sign = el("text", LETTERS[seat], y=-6.6, font_size=7.5, fill=INKS[seat], text_anchor="middle",
                  **FACES["sans-bold"])  # fmt: skip
    return group(
        el("ellipse", cx=2, cy=1, rx=11, ry=4, fill=SHADOW, fill_opacity=0.4),
        el("path", d=DOME, fill=fill, stroke="#fff", stroke_width=1.7, stroke_linejoin="round"),
        el("path", d="M-9-5H9M-5.4-12.6L-3-5M5.4-12.6L3-5", stroke=shade, stroke_width=1.1, fill="none"),
        el("path", d="M-2.8 0V-3.6a2.8 2.8 0 0 1 5.6 0V0z", fill="#0f171d"),
        sign,
    )


def shelter(seat: int, at: Spot = (0, 0)) -> Markup:
    """A Shelter, of a seat or of nobody."""
    return laid(room_around(-14, -19, 28, 24, 9), used(f"dei-hut{seat}"), at=at)


def _lift(seat: int) -> Markup:
    fill, shaft = ("#d7dfe4", "#141c22") if seat == NOBODY else (COLOURS[seat], SHADES[seat])
    return group(
        el("rect", x=-5, y=-10.5, width=13, height=22, rx=2, fill=SHADOW, fill_opacity=0.35),
        el("rect", x=-6.5, y=-11.5, width=13, height=22, rx=2, fill=fill, stroke="#fff", stroke_width=1.6),
        el("rect", x=-4.4, y=-9.4, width=8.8, height=17.8, rx=1, fill=shaft),
        el("path", d="M0-8L3.4-2.4H-3.4zM0 7.2L3.4 1.6H-3.4z", fill="#fff"),
    )


def lift(seat: int, at: Spot = (0, 0)) -> Markup:
    """An Elevator on its wall, of a seat or of nobody."""
    return laid(room_around(-11, -16, 22, 31, 7), used(f"dei-lift{seat}"), at=at)


@remembered
def bridge(one: Spot, other: Spot, seat: int) -> Markup:
    """A Bridge between two Roofs: a plank with rails, its shadow on the street below."""
    (ax, ay), (bx, by) = one, other
    long, turn = hypot(bx - ax, by - ay), degrees(atan2(by - ay, bx - ax))
    rail = "#5b6974" if seat == NOBODY else COLOURS[seat]
    planks = "".join(f"M{3 + 4 * k}-4.4V4.4" for k in range(int((long - 4) / 4) + 1))
    rails = f"M-1.5-5.4H{long + 1.5:.1f}M-1.5 5.4H{long + 1.5:.1f}"
    deck = [
        room_around(-6, -11, long + 12, 22, 6),
        el("rect", y=-6, width=long, height=12, rx=1, fill="#eef2f4", stroke="#4a5660", stroke_width=0.8),
        el("path", d=planks, stroke="#9aa8b2", stroke_width=1.2),
        el("path", d=rails, stroke="#fff", stroke_width=4.6, stroke_linecap="round"),
        el("path", d=rails, stroke=rail, stroke_width=2.9, stroke_linecap="round"),
    ]
    if seat != NOBODY:
        deck.append(laid(badge(seat, LETTERS[seat], 6.2), at=(neat(long / 2), 0), turn=-neat(turn)))
    fallen = el("rect", x=2, y=-5, width=long - 4, height=10, rx=2, fill=SHADOW, fill_opacity=0.4)
    return group(
        laid(fallen, at=(neat(ax + 4, 4), neat(ay + 9, 4)), turn=neat(turn)),
        laid(*deck, at=(neat(ax, 4), neat(ay, 4)), turn=neat(turn)),
    )


@remembered
def candy(kind: str, radius: float = 9.4) -> Markup:
    """A Candy Boost, its face to its owner: the action on a rose disc; the wild Outpost in all three colours."""
    if kind == "wild":
        third = "M0 0L-8.6-3.1A9.2 9.2 0 0 1 8.6-3.1z"
        fields = [
            el("path", d=third, fill=FAMILIES[family][0], transform=f"rotate({120 * k})")
            for k, family in enumerate(("red", "blue", "green"))
        ]
        sign = icon("flag", 0.6, 0, 11)
    else:
        fields = []
        sign = tech(0, 0, 5.8) if kind == "tech" else icon("lift" if kind == "elevator" else kind, 0, 0, 12)
    disc = el("circle", r=9.4, fill=ROSE, stroke="#fff", stroke_width=1.4)
    return laid(disc, *fields, sign, scale=neat(radius / 9.4))


@remembered
def first_token(said: str) -> Markup:
    """The first-player token, from its upper left corner: 26 by 16."""
    return group(
        el("rect", width=26, height=16, rx=3.5, fill="url(#dei-hazard)", stroke="#93a3af", stroke_width=0.8),
        el("rect", x=2.6, y=2.6, width=20.8, height=10.8, rx=2, fill="#11181e"),
        el("text", said, x=13, y=11.4, font_size=8.8, fill="#fff", text_anchor="middle", **FACES["sans-bold"]),
    )


@remembered
def hollow(seat: int) -> Markup:
    """The shape of a seat with nothing in it: where it would stand."""
    return el("path", d=SHAPES[seat], fill=NIGHT, stroke=COLOURS[seat], stroke_width=3)
