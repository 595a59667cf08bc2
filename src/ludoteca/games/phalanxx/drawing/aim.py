"""What one is after in PHALANXX, as a picture of its pieces: a turn from left to right, and below it what counts."""

from __future__ import annotations

from ludoteca.draw.paints import shade
from ludoteca.draw.pieces import army, coin, seal, wax
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import FACES, block, line
from ludoteca.draw.things import laid
from ludoteca.games.phalanxx.drawing import faces, icons, panels
from ludoteca.games.phalanxx.drawing.icons import INK, OXBLOOD, die, icon
from ludoteca.play.texts import Texts

WIDTH, HEIGHT = 640, 360
SOFT = "#5b4630"
BOUGHT = "X05"


def aim(texts: Texts) -> Markup:
    return picture(
        WIDTH,
        HEIGHT,
        el(
            "defs",
            shade("phx-table", "#4b3324", "#241710"),
            shade("phx-panel", "#f8eed6", "#ecdcb6"),
            faces.definitions(),
            icons.definitions(),
        ),
        el("rect", width=WIDTH, height=HEIGHT, rx=10, fill="url(#phx-table)"),
        paper(texts("board-aim-turn"), 10, 196),
        laid(station("1", texts("board-aim-buy"), 110, bought(texts)), at=(20, 36)),
        arrow(134, 116),
        laid(station("2", texts("board-aim-roll"), 112, rolled()), at=(146, 36)),
        arrow(262, 116),
        laid(station("3", texts("board-aim-place"), 244, placed(texts)), at=(274, 36)),
        arrow(517, 116),
        laid(station("4", texts("board-aim-pass"), 98, passed()), at=(530, 36)),
        paper(texts("board-aim-points"), 214, 136),
        *(laid(counted, at=(16 + 102 * k, 240)) for k, counted in enumerate(points(texts))),
        label=texts("aim-win"),
    )


def paper(title: str, y: float, high: float) -> Markup:
    return group(
        el("rect", x=10, y=y, width=WIDTH - 20, height=high, rx=8, fill="url(#phx-panel)", stroke="#7d6236"),
        line(title, 300, 16, "serif-bold", x=24, y=y + 22, fill=OXBLOOD),
    )


def station(number: str, said: str, wide: float, shown: Markup) -> Markup:
    """One step of a turn: its number, what is done, and how that looks, in a box 166 high."""
    return group(
        laid(wax(number, 9), at=(12, 14)),
        block(said, wide - 28, (13, 9), "sans", 2, 25, 14, fill=INK),
        laid(shown, at=(wide / 2, 0)),
    )


def arrow(x: float, y: float) -> Markup:
    d = "M-7-4H0V-9L9 0 0 9V4H-7z"
    return laid(el("path", d=d, fill="#c08a52", stroke="#6b4320", stroke_width=1), at=(x, y))


def bought(texts: Texts) -> Markup:
    """A card of the display, and its price."""
    return group(laid(faces.face(BOUGHT, texts), at=(-44, 34), scale=0.73), laid(coin("3", 14), at=(38, 44)))


def rolled() -> Markup:
    return group(
        laid(die("W5", 40), at=(-22, 66), turn=-14),
        laid(die("W2", 40), at=(26, 88), turn=9),
        laid(die("W4", 40), at=(-16, 126), turn=21),
    )


def placed(texts: Texts) -> Markup:
    """A Travelling die beside a Home die: above, where it must be as high; below, where any die will do."""
    high = group(pair(1, "O4", "W5"), at_least(), laid(faces.small("X02"), at=(24, 0)), taken())
    low = group(pair(2, "V6", "W2"), laid(pushed(), at=(24, 0)), laid(coin("+3", 16), at=(84, 0)))
    words = {"play": (24, 94), "conquer": (84, 94), "push": (24, 157), "income": (84, 157)}
    return group(
        laid(high, at=(0, 61)),
        laid(low, at=(0, 124)),
        *(
            line(texts(f"board-aim-{word}"), 58, 11, "sans", 8, x=x, y=y, fill=SOFT, text_anchor="middle")
            for word, (x, y) in words.items()
        ),
    )


def pair(number: int, home: str, travelling: str) -> Markup:
    """The two slots of an Action card with a die on each."""
    slots = panels.slot(0, number, 0, 0, 42, chosen=False, said="")
    return laid(
        slots,
        die(home, 34),
        laid(die(travelling, 34), at=(44, 0)),
        at=(-92, 0),
    )


def at_least() -> Markup:
    """The sign between the two dice: the Home die is not higher."""
    return laid(
        el("circle", r=10.5, fill="#fff8e6", stroke=OXBLOOD, stroke_width=1.6),
        el("text", "≤", y=6, font_size=17, fill=OXBLOOD, text_anchor="middle", **FACES["sans-bold"]),
        at=(-70, 0),
    )


def taken() -> Markup:
    """An army that comes to a city."""
    return group(icon("city", 80, 0, 42), laid(army(0), at=(99, 9), scale=0.75))


def pushed() -> Markup:
    """A die that shoves another from its slot."""
    return group(
        laid(die("W2", 24), at=(14, 0)),
        el("path", d="M-1 0H-9M-6-4L-10 0-6 4", fill="none", stroke=OXBLOOD, stroke_width=2.4, stroke_linecap="round"),
        laid(die("V6", 24), at=(-14, 0), opacity=0.35),
    )


def passed() -> Markup:
    """The dice on their way from one player to the next."""
    return group(
        seal(0, -26, 66, 1.1),
        seal(1, 26, 140, 1.1),
        el("path", d="M-6 62C26 62 30 84 28 112M22 104L28 114 35 105", fill="none", stroke="#6b4320", stroke_width=3,
           stroke_linecap="round"),
        laid(die("W5", 24), at=(-22, 102)), laid(die("W2", 24), at=(-4, 126)), laid(die("O4", 24), at=(-32, 132)),
    )  # fmt: skip


def points(texts: Texts) -> list[Markup]:
    """Everything that counts in the end, each with how much."""
    shown = {
        "strength": (icon("strength", 0, 0, 46), "+1"),
        "region": (group(icon("oasis", 18, 4, 34), icon("city", -12, 0, 42)), "1–5"),
        "army": (laid(army(0), scale=1.3), "+1"),
        "rotated": (laid(faces.small("X09"), turn=90, scale=1.1), "+3"),
        "fame": (group(*(icon(f, -26 + 26 * k, 0, 27) for k, f in enumerate(faces.ARMY_FAMILIES))), "+5"),
        "talents": (group(*(icon("talent", -14 + 14 * k, 0, 26) for k in range(3))), "+1"),
    }
    return [counted(texts(f"board-aim-{name}"), sign, drawn) for name, (drawn, sign) in shown.items()]


def counted(said: str, sign: str, drawn: Markup) -> Markup:
    return group(
        laid(drawn, at=(50, 30)),
        laid(wax(sign, 15), at=(50, 71)),
        block(said, 98, (12, 9), "sans", 2, 50, 96, fill=INK, text_anchor="middle"),
    )
