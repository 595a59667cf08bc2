"""The end of a round as a ledger, where the ruler was: who paid what, who drafted what, in the order of the draft."""

from __future__ import annotations

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.pieces import COLOURS, seal
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.text import line
from ludoteca.draw.things import laid, neat, thing
from ludoteca.games.magnificent.drawing import trainers
from ludoteca.games.magnificent.drawing.arrangement import Layer
from ludoteca.games.magnificent.drawing.cards import mini_card
from ludoteca.games.magnificent.drawing.icons import coin, gem, ticket
from ludoteca.games.magnificent.drawing.marks import bold, box, disc
from ludoteca.games.magnificent.drawing.palette import BRASS, DEEP, INK, IVORY, NIGHT, SAND, VIOLET
from ludoteca.games.magnificent.drawing.told import lines
from ludoteca.games.magnificent.seen import Line
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts

TOP, HIGH, LEFT, ROOM = 89.0, 47.0, 116.0, 598.0
NARROW = 130.0  # of a line: what the play-order card gives is a number only
STEPS = ("pay", "draft", "score")  # then the next round, or the final scoring
PHASES = {"order": 0, "pay": 0, "draft": 1, "score": 2, "end": 3, "over": 4}


def ledger(view: MagnificentView, texts: Texts) -> Layer:
    """How far the round's end has come, and a line for each seat: whoever drafts first is first."""
    step = PHASES.get(view.phase, 0)
    last = "final" if view.round == view.rounds else "next"
    out: Layer = {"round-end": _steps(step, last, texts)}
    order = sorted(view.ledger, key=lambda one: -one.order)
    wide = neat(min(149.0, ROOM / max(len(order), 1)), 4)
    for k, one in enumerate(order):
        is_now = one.seat in view.to_act and view.phase in ("draft", "score")
        waits = "choosing" if is_now else "waits"
        out[f"ledger-{one.seat}"] = _line(
            one, view.phase, waits, is_now, (neat(LEFT + k * wide, 5), TOP), wide - 4, texts
        )
    return out


@remembered_print
def _steps(now: int, last: str, texts: Texts) -> Markup:
    shown = [
        box(6, TOP, 106, HIGH, 7, fill=NIGHT, fill_opacity=0.85, stroke=BRASS, stroke_opacity=0.7),
        line(texts("board-ledger"), 92, 12.5, "serif-bold", 8, x=14, y=105, fill="#fff3d6"),
    ]
    for k, name in enumerate((*STEPS, last)):
        x = 22 + k * 25.5
        fill, ink = ("#25a98c", "#fff") if k < now else (IVORY, INK) if k == now else ("none", BRASS)
        shown.append(disc(x, 116, 6.5, fill=fill, stroke=BRASS))
        shown.append(bold("✓" if k < now else k + 1, x, 119.8, 9.5, ink, "middle"))
        face, colour = ("sans-bold", "#fff") if k == now else ("sans", "#d9cba9")
        shown.append(line(texts(f"board-ledger-{name}"), 25, 8.5, face, 4.5, x=x, y=132, fill=colour,
                          text_anchor="middle"))  # fmt: skip
    return thing("round-end", *shown, said=lines(texts("board-ledger"), texts("board-ledger-said")), rule="MAG-EOR-01")


@remembered
def _line(
    one: Line, phase: str, waits: str, is_now: bool, at: tuple[float, float], wide: float, texts: Texts
) -> Markup:
    ink = INK if is_now else SAND
    paper = box(0, 0, wide, HIGH, 7, fill=IVORY if is_now else DEEP, fill_opacity=1 if is_now else 0.9,
                stroke=COLOURS[one.seat], stroke_width=2.4 if is_now else 1.4)  # fmt: skip
    is_narrow = wide < NARROW
    shown = [paper, seal(one.seat, 11 if is_narrow else 14, 13.5, 0.6 if is_narrow else 0.66), *_order(one, ink, wide)]
    if phase != "order":
        right = wide - 8
        if one.lost + one.order_lost:
            shown.append(ticket(f"−{one.lost + one.order_lost}", wide - (15 if is_narrow else 18), 13.5, 14, 25))
            right = wide - (30 if is_narrow else 33)
        shown.append(bold(f"{one.paid}/{one.owed}", right, 17.5, 10 if is_narrow else 12, ink, "end"))
    shown.append(laid(_lower(one, waits, wide, ink, texts), at=(0, 23)))
    return thing(f"ledger-{one.seat}", *shown, at=at, said=told(one, texts), rule="MAG-EOR-08")


def _order(one: Line, ink: str, wide: float) -> list[Markup]:
    """The new play-order card, and what it gives or asks."""
    if not one.order:
        return []
    left = 20 if wide < NARROW else 25
    shown = [box(left, 6, 22, 15, 7.5, fill=VIOLET), bold(f"#{one.order}", left + 11, 17.5, 10.5, "#fff", "middle")]
    change = one.card.coins - one.price.coins
    if wide < NARROW:
        return [*shown, bold(f"{change:+d}", 44, 17, 9, ink)] if change else shown
    x = 54.0
    if change:
        shown += [coin("", x, 13.5, 5), bold(f"{change:+d}", x + 6, 17, 9.5, ink)]
        x += 24
    shown += [gem(kind, x, 13.5, 9) for kind in one.card.gems]
    return shown


def _lower(one: Line, waits: str, wide: float, ink: str, texts: Texts) -> Markup:
    """The set that was drafted, and the card that was scored; or who is waited for."""
    if not one.drafted and not one.scored:
        return line(texts(f"board-ledger-{waits}"), wide - 16, 11.5, "serif-italic", 7, x=8, y=14.5, fill=ink)
    shown, x = [], 6.0
    if one.drafted:
        shown.append(laid(mini_card(one.drafted, 42, 20, texts), at=(x, 0.5)))
        x += 45
    if one.tile:
        shown.append(laid(trainers.low_tile(one.tile, 34, 19), at=(x, 1)))
        x += 37
    if one.scored:
        shown.append(ticket(f"+{one.points}", min(x + 16, wide - 17), 10.5, 14.5, 30))
    return group(*shown)


def told(one: Line, texts: Texts) -> str:
    """A line of the ledger in words."""
    name = texts.seat(one.seat)
    return lines(
        texts("board-ledger-order", name=name, order=one.order) if one.order else name,
        texts("board-ledger-paid", paid=one.paid, owed=one.owed),
        texts("board-ledger-lost", count=one.lost + one.order_lost) if one.lost + one.order_lost else "",
        texts("board-ledger-scored", count=one.points) if one.scored else "",
    )
