"""The drawing of Vendemmia: a hill for each seat, its terraces one above the other, vines as cards on them.

A vine that its viewer knows keeps its id wherever it goes; one that is hidden is named by where it lies.
"""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS, GOLD, die, seal
from ludoteca.draw.svg import Markup, el, picture
from ludoteca.draw.text import line
from ludoteca.draw.things import laid, thing
from ludoteca.games.vendemmia import content
from ludoteca.games.vendemmia.drawing import pieces
from ludoteca.games.vendemmia.drawing.pieces import CARD_H, CARD_W, INK, PAPER
from ludoteca.games.vendemmia.view import UNKNOWN, VendemmiaView
from ludoteca.play.game import Area
from ludoteca.play.texts import Texts

PARAMETERS = content.parameters()
VALUES = {vine.id: vine.value for vine in content.vines()}

WIDTH, TOP, HILL = 960, 96, 170
SAND = "#cdbb9a"
LARGE = 1.38  # how much larger vines are in a hand


def draw(view: VendemmiaView, texts: Texts) -> Markup:
    """The whole table in one picture, with the wood it lies on."""
    height = TOP + HILL * view.seats
    parts = {ident: part for area in fragments(view, texts).values() for ident, part in area.items()}
    wood = el("rect", width=WIDTH, height=height, fill="#3a2a20")
    return picture(WIDTH, height, parts.pop("definitions"), wood, *parts.values(), label=texts("game-title"))


def areas(view: VendemmiaView) -> tuple[Area, ...]:
    return (
        Area("hills", 8, TOP - 10, WIDTH - 16, HILL * view.seats + 6, 620),
        Area("middle", 8, 4, WIDTH - 16, TOP - 12, 560),
    )


def fragments(view: VendemmiaView, texts: Texts) -> dict[str, dict[str, Markup]]:
    """Every part of the picture by area and id, from the lowest to the uppermost."""
    hills = [hill(view, texts, seat, TOP - 6 + HILL * seat) for seat in range(view.seats)]
    return {
        "": {"definitions": pieces.definitions()},
        "hills": {ident: part for one in hills for ident, part in one.items()},
        "middle": middle(view, texts),
    }


def middle(view: VendemmiaView, texts: Texts) -> dict[str, Markup]:
    """What belongs to nobody: the round, the dice, the piles and the store."""
    top = view.draw_pile[-1] if view.draw_pile else None
    last = view.compost[-1] if view.compost else None
    out = {
        "header": header(texts("game-title"), texts("sheet-round", round=view.round, rounds=view.rounds)),
        "draw-pile": heap("draw-pile", top, len(view.draw_pile), 548, texts, "VEN-DRAW-01"),
        "compost": heap("compost", last, len(view.compost), 696, texts, "VEN-REST-01"),
        "store": baskets("store", view.store, 858, 42, texts("board-store"), "VEN-SETUP-02", PAPER),
    }
    for k, value in enumerate(view.dice):
        out[f"die-{k + 1}"] = rolled(k + 1, value, 372 + k * 64, view.chosen_die == k + 1, texts)
    return out


@remembered
def header(title: str, now: str) -> Markup:
    return thing(
        "header",
        line(title, 250, 30, "serif-bold", x=24, y=44, fill=PAPER),
        line(now, 250, 15, x=24, y=70, fill=SAND),
    )


@remembered
def rolled(number: int, value: int, x: float, chosen: bool, texts: Texts) -> Markup:
    """One of the two dice; on gold when it is chosen."""
    glow = el("rect", x=x - 28, y=16, width=56, height=56, rx=12, fill=GOLD)
    said = texts("board-die", value=value)
    face = die(value, x, 44, 46)
    return thing(f"die-{number}", *([glow] if chosen else []), face, said=said, rule="VEN-PLANT-01")


@remembered
def heap(name: str, top: str | None, count: int, x: float, texts: Texts, rule: str) -> Markup:
    """A pile and how many vines are in it; its uppermost one, if there is any."""
    heading = texts(f"board-{name}")
    hole = el("rect", width=CARD_W, height=CARD_H, rx=5, fill="#000", fill_opacity=0.25, stroke="#8a7350",
              stroke_dasharray="4 3")  # fmt: skip
    return thing(
        name,
        hole if top is None else pieces.vine(top),
        line(heading, 70, 14, "serif-italic", 9, x=CARD_W + 10, y=28, fill=SAND),
        line(str(count), 60, 20, "serif-bold", x=CARD_W + 10, y=52, fill=PAPER),
        at=(x, 13),
        said=f"{heading}: {count}" + (f" · {texts(f'vine-{top}')}" if top else ""),
        rule=rule,
    )


@remembered
def baskets(ident: str, count: int, x: float, y: float, said: str, rule: str, ink: str) -> Markup:
    """So many baskets."""
    return thing(
        ident,
        pieces.basket(),
        line(str(count), 40, 20, "serif-bold", x=20, y=10, fill=ink),
        at=(x, y),
        said=f"{said}: {count}",
        rule=rule,
    )


def hill(view: VendemmiaView, texts: Texts, seat: int, top: int) -> dict[str, Markup]:
    """One seat's hill: its name and numbers, three terraces, its hand. What changes is apart from what never does."""
    out = {
        f"hill-{seat}": ground(seat, top, texts.seat(seat)),
        f"rim-{seat}": rim(seat, top, seat in view.to_act),
        f"points-{seat}": points(seat, top, texts("board-points", points=view.points[seat])),
        f"baskets-{seat}": baskets(
            f"baskets-{seat}", view.baskets[seat], 610, top + 26, texts("board-baskets"), "VEN-BASKET-01", INK
        ),
    }
    for number, vines in enumerate(view.terraces[seat]):
        x = 40 + number * 212
        out[f"terrace-{seat}-{number + 1}"] = terrace(seat, number + 1, x, top + 44, texts)
        for k, ident in enumerate(vines):
            out[f"vine-{ident}"] = vine(f"vine-{ident}", ident, x + k * 49, top + 70 - k * 9, texts, "VEN-SCORE-01")
    for k, ident in enumerate(view.hands[seat]):
        name = f"vine-{ident}" if ident != UNKNOWN else f"back-{seat}-{k + 1}"
        chosen = ident != UNKNOWN and ident == view.chosen_vine
        rule = "VEN-PLANT-02" if ident != UNKNOWN else "VEN-SETUP-01"
        out[name] = vine(name, ident, 688 + k * 80, top + 51, texts, rule, chosen, LARGE)
    return out


@remembered
def ground(seat: int, top: int, name: str) -> Markup:
    """The land of a hill, and whose it is."""
    return thing(
        f"hill-{seat}",
        laid(pieces.land(), at=(16, top)),
        seal(seat, 42, top + 24),
        line(name, 330, 17, "serif-bold", x=62, y=top + 30, fill=INK),
    )


@remembered
def rim(seat: int, top: int, acts: bool) -> Markup:
    """The edge of a hill, in the colour of its seat while that has the turn."""
    edge = el(
        "rect", x=16, y=top, width=pieces.WIDE, height=pieces.HIGH, rx=10, fill="none",
        stroke=COLOURS[seat] if acts else "#b79f77", stroke_width=5 if acts else 1.5,
    )  # fmt: skip
    return thing(f"rim-{seat}", edge)


@remembered
def points(seat: int, top: int, said: str) -> Markup:
    shown = line(said, 150, 17, "serif-bold", x=560, y=top + 30, fill=INK, text_anchor="end")
    return thing(f"points-{seat}", shown)


@remembered
def terrace(seat: int, number: int, x: int, top: int, texts: Texts) -> Markup:
    """A terrace; each vine stands a little higher than the one before."""
    return thing(
        f"terrace-{seat}-{number}",
        el("rect", x=-6, y=-4, width=202, height=112, fill="#fff", fill_opacity=0),  # easy to hit
        pieces.terrace(),
        at=(x, top),
        said=texts("board-terrace", number=number),
        rule="VEN-PLANT-03",
    )


@remembered
def told(ident: str, texts: Texts) -> str:
    """A vine, what it needs, and what it is good for."""
    value, numbers = VALUES[ident], PARAMETERS
    needs = texts("board-vine-needs", value=value)
    counts = texts("board-vine-counts", value=value, vines=numbers.fewest_to_count)
    more = texts("board-vine-more", vines=numbers.fewest_for_variety, bonus=numbers.variety_bonus,
                 room=numbers.room, full=numbers.full_bonus)  # fmt: skip
    return "\n".join((texts(f"vine-{ident}"), needs, counts, more))


@remembered
def vine(
    name: str, ident: str, x: float, y: float, texts: Texts, rule: str, chosen: bool = False, scale: float = 1
) -> Markup:
    """A vine lying somewhere; golden when it is chosen."""
    said = told(ident, texts) if ident != UNKNOWN else texts("sheet-hidden")
    glow = el("rect", x=-4, y=-4, width=CARD_W + 8, height=CARD_H + 8, rx=8, fill=GOLD)
    parts = [*([glow] if chosen else []), pieces.vine(ident)]
    return thing(name, *parts, at=(x, y), scale=scale, said=said, rule=rule)
