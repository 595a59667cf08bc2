"""What one is after in D.E.I., as a picture: what two cards do, where the Majority is, a Mission, and what counts."""

from __future__ import annotations

from ludoteca.draw.chips import Value, capsule
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import block, line
from ludoteca.draw.things import laid
from ludoteca.games.dei.drawing import blocks, cards, paints, pieces, regions, streets
from ludoteca.games.dei.drawing.boards import figure, panel, stripes
from ludoteca.games.dei.drawing.cards import Buyer, Terms
from ludoteca.games.dei.drawing.catalog import DISTRICTS, FACTIONS, NUMBERS
from ludoteca.games.dei.drawing.icons import definitions as icon_definitions
from ludoteca.games.dei.drawing.icons import icon, plate
from ludoteca.games.dei.drawing.lattice import City, Plan
from ludoteca.games.dei.drawing.missions import Offer, card, claims
from ludoteca.games.dei.drawing.palette import CRATE, FROST, MIST
from ludoteca.games.dei.drawing.places import Places
from ludoteca.play.texts import Texts

WIDTH, HEIGHT = 640, 360
STREET = (("2.9@0",),)  # a district with a wide street, and an Outpost in it
RICH = Buyer(9, 9, 9)


def aim(texts: Texts) -> Markup:
    """A turn from left to right: cards, the city, a Mission; below it what is counted at the end."""
    plan = Plan(City(STREET, {code: one.grid for code, one in DISTRICTS.items()}), (0, 0), 33, 0.86)
    return picture(
        WIDTH,
        HEIGHT,
        el(
            "defs",
            paints.definitions(plan.x, plan.y, plan.wide, plan.high),
            icon_definitions(),
            pieces.definitions(2, tuple(FACTIONS)[:2]),
            *regions.stencils(2),
            regions.definitions(plan),
        ),
        el("rect", width=WIDTH, height=HEIGHT, rx=10, fill="#1d262d"),
        stripes(10, 8, WIDTH - 20, 5),
        station(texts("board-aim-play"), 12, 196, two_cards(texts)),
        arrow(213),
        station(texts("board-aim-majority"), 222, 216, laid(scene(plan), at=(108, 96), scale=0.93)),
        arrow(443),
        station(texts("board-aim-mission"), 452, 176, mission()),
        laid(panel(WIDTH - 20, 100, 8), at=(10, 250)),
        line(texts("board-aim-count"), 380, 14.5, "serif-bold", x=24, y=270, fill="#fff"),
        *counted(texts),
        label=texts("aim-win"),
    )


def station(said: str, x: float, wide: float, shown: Markup) -> Markup:
    """One step: how it looks, and below what is done."""
    return laid(
        panel(wide, 222, 8),
        shown,
        block(said, wide - 16, (12.5, 9), "sans", 2, wide / 2, 202, fill=FROST, text_anchor="middle"),
        at=(x, 20),
    )


def arrow(x: float) -> Markup:
    return el("path", d=f"M{x - 5} 118l10 10-10 10", fill="none", stroke="#e3ebf0", stroke_width=3.4)


def two_cards(texts: Texts) -> Markup:
    """A card with its actions; another one face down, and what it buys."""
    return group(
        laid(cards.face("AUX-4", 66, 90, 0, texts), at=(24, 14), scale=1),
        laid(icon("move", 0, 0, 20, MIST), at=(118, 59)),
        laid(pieces.squad(0, 2), at=(158, 56)),
        pieces.tech(158, 80, 8),
        laid(cards.back(46, 62), at=(34, 116)),
        laid(icon("move", 0, 0, 20, MIST), at=(100, 147)),
        laid(cards.for_sale("LOG-4", 93, 50, Terms("blue", 1), RICH, texts), at=(112, 126), scale=0.84),
    )


def scene(plan: Plan) -> Markup:
    """A district in which two players meet."""
    places = Places(plan)
    x, y = places.outposts["2.9"]
    street, roof = "2.9.c", "2.9.R"
    held = [
        regions.region(street, False, (0,), 0, "", ""),  # noqa: FBT003
        regions.region(roof, True, (1,), 1, "", ""),  # noqa: FBT003
    ]
    (ax, ay), (bx, by) = places.row(street, 2, has_capsule=True).groups
    cx, cy = places.row(street, 2, has_capsule=True).capsule
    rx, ry = places.row(roof, 1, has_capsule=False).groups[0]
    shown = group(
        streets.ground(plan),
        held[0],
        blocks.blocks(plan),
        held[1],
        laid(pieces.outpost("green", 0), at=(x, y)),
        laid(pieces.squad(0, 3), at=(ax, ay)),
        laid(pieces.squad(1, 2), at=(bx, by)),
        laid(capsule((Value(0, 3), Value(1, 2)), 0), at=(cx, cy), scale=0.82),
        laid(pieces.champion(1), at=(rx, ry)),
    )
    return laid(shown, at=(-plan.wide / 2, -plan.high / 2))


def mission() -> Markup:
    """A Mission that is worth six, and the crate it fills."""
    offer = Offer(2, 1, "Cg", (0,), (6, 0))
    return group(
        laid(
            card("aim-mission", offer, False, 0, 92, (0, 0), ""),  # noqa: FBT003
            *claims(offer, 92, (0, 0)).values(),
            at=(24, 26),
            scale=1.4,
        ),
        laid(icon("move", 0, 0, 22, MIST), at=(88, 112), turn=90),
        icon("supplies", 72, 152, 44, CRATE),
        figure("+6", 100, 162, 28),
    )


def counted(texts: Texts) -> list[Markup]:
    """DEI-END-01 to DEI-END-06 what is counted after the last Turn."""
    rows = (
        ("outposts", plate("blue", 0, 0, 13), str(NUMBERS.end_outpost)),
        ("talents", icon("lock", -10, -1, 22, MIST), " · ".join(str(n) for n in NUMBERS.end_talents[1:])),
        ("tech", group(pieces.tech(-8, 0, 10), pieces.tech(8, 0, 10)), "1"),
        ("energy", pieces.cell(0, 0, 12), str(NUMBERS.end_energy)),
        ("cards", cards.crate(3, -2, 0, 20, "#fff"), ""),
    )
    found = []
    for k, (name, shown, points) in enumerate(rows):
        x = 78 + k * 121
        found.append(laid(shown, at=(x - 22, 298)))
        left = x - 16 if name == "talents" else x + 2  # three numbers
        found.append(figure(points, left, 304, 17))
        found.append(
            block(texts(f"board-aim-{name}"), 112, (11.5, 8), "sans", 2, x, 331, fill=MIST, text_anchor="middle")
        )
    return found
