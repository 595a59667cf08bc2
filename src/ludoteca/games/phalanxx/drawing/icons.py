"""The icons of PHALANXX: one drawing for one meaning, defined once in a picture and used everywhere by name.

Families are drawn 64 across, dice 40, everything else 32, each around its own origin. What is drawn again and
again while a match goes on is best used by name: that is short to send.
"""

from __future__ import annotations

from math import cos, pi, sin

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import named
from ludoteca.draw.pieces import die_face, number
from ludoteca.draw.svg import Attribute, Markup, el, group
from ludoteca.draw.things import laid, neat, placed, tenths, used

INK, BRONZE, LIGHT, OXBLOOD, CREAM = "#34210f", "#9a6a34", "#d9ab6c", "#7a1f22", "#fdf4de"
ACCENT = "currentColor"  # crests, manes and fields take the colour of the card
ACCENTS = ("#7a1f22", "#2f5573", "#5c6b2f", "#9c6a1c", "#5b3a63", "#3d5f57")
FAMILIES = ("archer", "knight", "infantry", "leader", "equipment", "heroism")
# Each ability: when it works (always, once, at the end), its glyph, and the number beside it.
ABILITY = {
    "INC9": ("always", "talent", "≤9"),
    "MARCH": ("always", "march", "+1"),
    "DRILL": ("always", "cards", "+1"),
    "TRADE": ("always", "talent", "−1"),
    "SHIELD": ("always", "shield", "+2"),
    "ASSAULT": ("always", "sword", "+2"),
    "VETERAN": ("always", "strength", "−2"),
    "SIEGE": ("always", "city", "×1"),
    "CAMO": ("always", "leaf", "+4"),
    "TAL5": ("once", "talent", "+5"),
    "TAL6": ("once", "talent", "+6"),
    "RALLY": ("once", "rally", "+2"),
    "JOKER": ("end", "joker", "?"),
    "E-CITY": ("end", "city", "+1"),
    "E-OASIS": ("end", "oasis", "+1"),
    "E-WAR": ("end", "turned", "+1"),
    "E-FAME": ("end", "laurel", "7"),
    "E-COIN": ("end", "talent", "2:1"),
}
DIE = 40  # how large dice are drawn
DICE = (*(f"{colour}{value}" for colour in "WOV" for value in range(7)), "P3")
WHEN = {"always": "#6d4a24", "once": "#2f6a5c", "end": "#7a1f22"}


@remembered
def icon(name: str, x: float, y: float, size: float, **attributes: Attribute) -> Markup:
    """An icon by name, so many pixels across."""
    scale = size / (64 if name in FAMILIES else 32)
    if name in FAMILIES:
        attributes.setdefault("color", OXBLOOD)
    return used(f"phx-{name}", (x, y), 0, neat(scale), **attributes)


@remembered
def die(name: str, size: float) -> Markup:
    """A die as a view names it, such as `W5`, so many pixels across."""
    return used(f"phx-{name}", scale=neat(size / DIE))


@remembered
def ability(code: str, x: float, y: float, height: float = 20) -> Markup:
    """What an ability does: a glyph and a number on a plaque whose colour says when it works. Twice as wide as high."""
    when, glyph, said = ABILITY[code]
    k = height / 20
    return laid(
        el("rect", x=0, y=-10, width=42, height=20, rx=3 if when == "end" else 10, fill=WHEN[when], stroke=LIGHT,
           stroke_width=1),
        icon(glyph, 11.5, 0, 16, color=CREAM),
        laid(number(said, 11.5, 18, fill=CREAM), at=(30, 0)),
        at=(x, y), scale=neat(k),
    )  # fmt: skip


@remembered
def definitions() -> Markup:
    """Every icon, for the definitions of a picture."""
    drawn = {
        "archer": archer(), "knight": knight(), "infantry": infantry(), "leader": leader(), "equipment": equipment(),
        "heroism": heroism(), "city": city(), "oasis": oasis(), "talent": talent(), "strength": strength(),
        "troop": troop(), "fallen": fallen(), "march": march(), "cards": cards(), "shield": shield(), "sword": sword(),
        "leaf": leaf(), "rally": rally(), "joker": joker(), "turned": turned(), "laurel": laurel(), "sum": dice_sum(),
        "hourglass": hourglass(),
    }  # fmt: skip
    dice = {name: die_face(int(name[1]), DIE, name[0]) for name in DICE}
    return group(*named({**drawn, **dice}, "phx-"))


def path(d: str, fill: str = "none", line: str = INK, thick: float = 1.6, **attributes: Attribute) -> Markup:
    return el("path", d=d, fill=fill, stroke=line, stroke_width=thick, stroke_linejoin="round", stroke_linecap="round",
              **attributes)  # fmt: skip


def archer() -> Markup:
    """A drawn bow with its arrow."""
    return group(
        path("M-7-29L-19 0-7 29", thick=1.5, line="#6a5233"),
        path("M-9-31C-4-31-3-27-5-25C12-21 21-10 20 0C21 10 12 21-5 25C-3 27-4 31-9 31C0 32 30 22 29 0"
             "C30-22 0-32-9-31z", BRONZE),
        path("M-3-26C10-23 24-14 24.5-3", line=LIGHT, thick=1.6),
        path("M22-7Q26-7 29-6V6Q26 7 22 7z", ACCENT),
        path("M-27-1.4H26V1.4H-27z", "#7d5a2e", thick=1),
        path("M24-5.5L33 0 24 5.5 26.5 0z", "#d7d2c6"),
        path("M-29-1.5L-33-7H-23L-17-1.5zM-29 1.5L-33 7H-23L-17 1.5z", ACCENT, thick=1.1),
    )  # fmt: skip


def knight() -> Markup:
    """The head of a war horse with mane and bridle."""
    mane = (
        "M4-31C-6-31-9-26-15-24C-14-21-16-20-21-17C-19-14-21-12-25-8C-22-6-23-3-27 2C-24 4-25 7-27 12"
        "C-24 14-25 17-26 22L-22 30H-8C-18 14-12-8 6-20z"
    )
    head = (
        "M-18 30C-22 10-16-12 1-22C3-27 4-30 8-32C9-29 9-26 10-23C17-19 20-11 24-4C28 2 31 6 30 10C29 15 25 17 21 15"
        "C17 13 14 10 8 10C3 10 2 14 4 18C7 23 12 26 14 30z"
    )
    return group(
        path(mane, ACCENT),
        path(head, BRONZE),
        path("M-12 26C-14 10-9-8 4-17", line=LIGHT, thick=2),
        path("M-17-16L-10-11M-21-7L-13-3M-23 3L-15 5M-23 13L-16 14", line=INK, thick=1.3),
        path("M5-20L9 9M18-12L13 9M22-7L15 10M15 4L-4 22", line="#e9d7ae", thick=2),
        el("circle", cx=11, cy=-11, r=2.4, fill=INK),
        el("circle", cx=26, cy=9, r=1.5, fill=INK),
        el("circle", cx=9, cy=8, r=2.2, fill=LIGHT, stroke=INK, stroke_width=0.8),
        path("M21 15C23 13 25 12.5 28 13", thick=1.2),
    )


def infantry() -> Markup:
    """A round shield with a sun of sixteen rays, over two pikes."""
    rays = "".join(
        f"M{3.4 * cos(a - 0.26):.1f} {3.4 * sin(a - 0.26):.1f}L{r * cos(a):.1f} {r * sin(a):.1f} "
        f"{3.4 * cos(a + 0.26):.1f} {3.4 * sin(a + 0.26):.1f}z"
        for a, r in ((k * pi / 8, 15.5 if k % 2 == 0 else 10.5) for k in range(16))
    )
    pike = laid(
        path("M-1.2-24H1.2V32H-1.2z", "#7d5a2e", thick=1),
        path("M0-34L4-25 0-20-4-25z", "#d7d2c6", thick=1.2),
        at=(0, -3),
    )
    return group(
        laid(pike, turn=42),
        laid(pike, turn=-42),
        el("circle", cy=3, r=23.5, fill=BRONZE, stroke=INK, stroke_width=1.8),
        el("circle", cy=3, r=19.5, fill=ACCENT, stroke=LIGHT, stroke_width=1.6),
        laid(path(rays, "#f0d49a", "#f0d49a", 0.4), el("circle", r=3.6, fill="#f0d49a"), at=(0, 3)),
        path("M-17-11A22 22 0 0 1 2-18.5", line="#f2d3a0", thick=1.8),
    )


def leader() -> Markup:
    """A Corinthian helmet with its crest, from the front."""
    hair = "".join(f"M{20 * sin(a):.1f} {-2 - 18 * cos(a):.1f}L{28 * sin(a):.1f} {-4 - 27 * cos(a):.1f}"
                   for a in (k * 0.27 for k in range(-4, 5)))  # fmt: skip
    return group(
        path("M-29-4C-29-24-12-33 0-33C12-33 29-24 29-4L21-1C20-14 9-20 0-20C-9-20-20-14-21-1z", ACCENT),
        path(hair, line="#fff", thick=1.4, stroke_opacity=0.35),
        path("M0-22C15-22 21-10 21 3C21 14 19 25 13 31L4 25V9L0 5-4 9V25L-13 31C-19 25-21 14-21 3C-21-10-15-22 0-22z",
             BRONZE, thick=1.8),
        path("M4 3C7-2 13-3 18-1C17 6 11 10 4 9zM-4 3C-7-2-13-3-18-1C-17 6-11 10-4 9z", "#22140a", thick=1.2),
        path("M0-20V-1M-2-1H2L3 3 0 6-3 3z", LIGHT, thick=1.2),
        path("M-15-10C-12-16-8-18-4-19M-18 12C-17 18-16 22-13 26", line=LIGHT, thick=1.8),
        path("M-20-3C-12-8-6-7 0-3C6-7 12-8 20-3", line="#5d3c17", thick=1.2),
    )  # fmt: skip


def equipment() -> Markup:
    """Two short swords, crossed."""
    blade = (
        path("M0-33C4-26 6-18 4.5-8L3.5 8H-3.5L-4.5-8C-6-18-4-26 0-33z", "#dcd8cf", thick=1.5)
        + path("M0-28V6", line="#8d8a82", thick=1.2)
        + path("M-9 8Q0 4.5 9 8L8 12.5Q0 9.5-8 12.5z", LIGHT, thick=1.3)
        + path("M-2.8 12H2.8V23H-2.8z", ACCENT, thick=1.3)
        + path("M-2.8 15.5H2.8M-2.8 19H2.8", line="#e8d2b0", thick=0.9)
        + el("circle", cy=26.5, r=4.4, fill=LIGHT, stroke=INK, stroke_width=1.3)
    )
    return group(
        laid(Markup(blade), turn=40),
        laid(Markup(blade), turn=-40),
    )


def leaves(radius: float, count: int, size: float, fill: str, line: str) -> list[Markup]:
    """A wreath, open at the top."""
    found = []
    for side in (-1, 1):
        for k in range(count):
            a = pi / 2 + side * (0.22 + k * 2.45 / count)
            x, y = radius * cos(a), radius * sin(a)
            turn = a * 180 / pi + side * 90
            for lean in (-32, 28):
                found.append(
                    path(f"M0 0C{size * 0.35:.1f} {-size * 0.36:.1f} {size * 0.75:.1f} {-size * 0.3:.1f} {size:.1f} 0"
                         f"C{size * 0.75:.1f} {size * 0.3:.1f} {size * 0.35:.1f} {size * 0.36:.1f} 0 0z", fill, line,
                         size * 0.07, transform=placed(tenths(x, y), round(turn + lean)))
                )  # fmt: skip
    return found


def heroism() -> Markup:
    """A laurel wreath around a burning star."""
    star = "".join(
        f"{'M' if k == 0 else 'L'}{r * sin(a):.1f} {-r * cos(a):.1f}"
        for k, (a, r) in enumerate((k * pi / 8, 17 if k % 2 == 0 else 7) for k in range(16))
    )
    return group(
        el("circle", r=25, fill="none", stroke="#8f6d36", stroke_width=1.6),
        *leaves(25, 8, 11, "#c9a25a", "#4d3412"),
        path(star + "z", "#f6e3b4", "#7d5a1e", 1.2, transform=placed((0, -2))),
        el("circle", cy=-2, r=5, fill=OXBLOOD, stroke="#7d5a1e", stroke_width=1),
    )


def laurel() -> Markup:
    return group(*leaves(10.5, 6, 6, "currentColor", "none"), el("circle", r=10.5, fill="none", stroke="currentColor",
                 stroke_width=1.2))  # fmt: skip


def city() -> Markup:
    """A walled city with its temple."""
    return group(
        path("M-9-3V-9H-5V-6H5V-9H9V-3z", "#c79a62", thick=1),
        path("M-6-9L0-15 6-9z", "#8f3a2e", thick=1),
        path("M-16 12V-3H-14V-6H-11V-3H-9V0H-5V-3H-2V0H2V-3H5V0H9V-3H11V-6H14V-3H16V12z", "#b5824b", thick=1.2),
        path("M-13 12V5H-10V12M10 12V5H13V12M-15 3H-6M6 3H15", line="#7a5226", thick=1),
        path("M-4 12V7A4 4 0 0 1 4 7V12z", INK, thick=1),
    )


def oasis() -> Markup:
    """A palm by the water."""
    return group(
        el("ellipse", cx=1, cy=10.5, rx=14, ry=4.6, fill="#5fa3ad", stroke="#2d5f6b", stroke_width=1.1),
        path("M-8 10.5H-1M4 12H10", line="#cfe8e6", thick=1),
        path("M-1.5 9C-2 2 0-3 2-7L4-6C2.5-2 1.5 3 2 9z", "#7d5a2e", thick=0.9),
        path("M3-7C-2-13-9-11-11-5C-7-8-2-8 3-7C8-13 14-10 15-4C11-8 7-8 3-7C-1-4-4-1-4 4C0 0 2-3 3-7C6-4 9-1 9 3"
             "C11-2 7-6 3-7C1-12 2-15 6-16C6-13 5-10 3-7z", "#4f7a3a", "#27451f", 0.9),
    )  # fmt: skip


def talent() -> Markup:
    """A coin with the tau of the Talent."""
    return group(
        el("circle", r=13, fill="#c08a52", stroke="#5d3818", stroke_width=1.6),
        el("circle", r=9.6, fill="none", stroke="#5d3818", stroke_width=1, stroke_dasharray="1.6 1.6"),
        path("M-5.5-5H5.5M0-5V6.5M-2.5 6.5H2.5", line="#3a200c", thick=2.4),
    )


def strength() -> Markup:
    """A clenched fist around a spear."""
    return group(
        path("M-1.3-15H1.3V15H-1.3z", "#7d5a2e", thick=0.9),
        path("M0-17L3.5-11 0-7-3.5-11z", "#d7d2c6", thick=1),
        path("M-8-4C-8-6-4-6.5-3-5C-2-6.5 1-6.5 2-5C3-6 6-6 7-4C9-4 10-2 9 0L8 6C7 9 4 10 0 10"
             "C-5 10-8 8-9 4C-10 1-10-3-8-4z", "#e2b184", thick=1.2),
        path("M-3.5-4.5V0M1-4.5V0M5.5-4V0M-9 2C-6 0-2 1 1 2", thick=1.1),
    )  # fmt: skip


def troop() -> Markup:
    """An army of whatever seat: a banner on its base."""
    return group(
        path("M-9 14Q0 9 9 14z", "#5d3c17", thick=1.2),
        path("M-8 13V-15", line="#5d3c17", thick=2.6),
        path("M-7-15C-1-18 4-12 12-15V0C4 3-1-3-7 0z", OXBLOOD, thick=1.4),
        path("M-4-10.5C0-12 4-8 9-9.5", line="#e9cf8f", thick=1.5),
        path("M-4-5C0-6.5 4-2.5 9-4", line="#e9cf8f", thick=1.5),
    )


def fallen() -> Markup:
    """An army that left the game: its banner, broken."""
    return group(
        path("M-13 12L-2 5M1 9L12 4", line="#5d3c17", thick=2.6),
        path("M-2 5L-8-8C-3-12 2-6 8-10L13 3 6 2 4-2 1 4z", "#a59a86", thick=1.4),
        path("M-12-13L13 13M13-13L-12 13", line="#7a1f22", thick=2.2, opacity=0.85),
    )


def march() -> Markup:
    """Onward."""
    return path("M-12-9L-3 0-12 9M-2-9L7 0-2 9M8-9L14-3M14 3L8 9", line="currentColor", thick=3.4)


def cards() -> Markup:
    """A card, to be played."""
    return group(
        path("M-9-11L4-13 8 9-5 12z", "none", "currentColor", 2.6),
        path("M-3-1H6M2-5L6-1 2 3", line="currentColor", thick=2.4),
    )


def shield() -> Markup:
    return group(
        path("M0-13L11-10C12 2 8 10 0 14C-8 10-12 2-11-10z", "none", "currentColor", 2.8),
        path("M0-8V8M-6-2H6", line="currentColor", thick=2.4),
    )


def sword() -> Markup:
    return path("M11-13L13-11 0 5-5 0zM-9 0L0 9M-5 5L-12 12", "currentColor", "currentColor", 2.4)


def leaf() -> Markup:
    return group(
        path("M-12 12C-14-4-2-14 13-13C14 2 4 13-8 8", "none", "currentColor", 2.6),
        path("M-12 12L5-5M-4 3V-5M-1 0H7", line="currentColor", thick=2),
    )


def rally() -> Markup:
    """Back to the banner."""
    return group(
        path("M11-4A11 11 0 1 0 11 5", line="currentColor", thick=2.8),
        path("M5-5H12V-12", line="currentColor", thick=2.8),
        path("M-3 6V-6L5-3-3 0", line="currentColor", thick=2.2),
    )


def joker() -> Markup:
    points = [(r * sin(k * pi / 5), -r * cos(k * pi / 5)) for k, r in enumerate((14, 6) * 5)]
    return path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z", "currentColor", "currentColor", 1.5)


def turned() -> Markup:
    """A card rotated by a quarter."""
    return group(
        path("M-13-4H7V10H-13z", "none", "currentColor", 2.6),
        path("M-6-9C0-14 9-13 13-5M13-12V-5H6", line="currentColor", thick=2.4),
    )


def dice_sum() -> Markup:
    """The three Home dice together."""
    spots = ((-8, 5), (8, 5), (0, -8))
    parts = []
    for (x, y), fill in zip(spots, ("#fffaf0", "#f0a03c", "#7a55ab"), strict=True):
        parts.append(el("rect", x=x - 7, y=y - 7, width=14, height=14, rx=3.2, fill=fill, stroke=INK, stroke_width=1.2))
        parts.append(el("circle", cx=x, cy=y, r=2, fill="#fff" if fill == "#7a55ab" else INK))
    return group(*parts)


def crown() -> Markup:
    """The Regent's diadem."""
    return path("M-9 7L-11-6-5-1 0-9 5-1 11-6 9 7z", "#e9cf8f", "#3f0d10", 1.2)


def hourglass() -> Markup:
    return group(
        path(
            "M-9-13H9M-9 13H9M-7-13C-7-4-1-3-1 0C-1 3-7 4-7 13H7C7 4 1 3 1 0C1-3 7-4 7-13z", "none", "currentColor", 2.2
        ),
        path("M-4 11Q0 5 4 11z", "currentColor", "currentColor", 1),
    )
