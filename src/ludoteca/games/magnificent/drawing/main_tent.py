"""The Main Tent: the dice that can still be taken, the trainers that wait on its roof, and the trainer spaces."""

from __future__ import annotations

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.things import laid, neat, placed, thing
from ludoteca.games.magnificent.drawing.arrangement import TENT, Layer
from ludoteca.games.magnificent.drawing.catalog import SPACES
from ludoteca.games.magnificent.drawing.icons import ANYBODY, die, pawn
from ludoteca.games.magnificent.drawing.marks import bold, box, disc, path
from ludoteca.games.magnificent.drawing.palette import ROSE
from ludoteca.games.magnificent.drawing.told import lines, tile_told
from ludoteca.games.magnificent.drawing.trainers import space
from ludoteca.games.magnificent.settings import House
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts

X, Y = TENT.x + 8, TENT.y + 2
MIDDLE, STRIPES = 99.0, 9
DIE, PITCH = 19.5, 28.0
FIRST, STEP = 60.5, 23.5  # rows of dice
PLATE = box(-12, -11.5, 24, 23, 6, fill="#160a1e", fill_opacity=0.55)  # under each die
SPACE = (30.0, 27.0)
NOBODY = -1
ROOF = ((12, 22), (48, 13), (132, 13), (168, 20), (90, 25))  # where the trainers of each seat stand
RULES = {"general": "MAG-FLOW-05", "die": "MAG-TRN-02", "build": "MAG-TRN-06", "travel": "MAG-TRN-02",
         "perform": "MAG-TRN-02"}  # fmt: skip


def main_tent(view: MagnificentView, texts: Texts) -> Layer:
    """Everything in its window but the night."""
    out: Layer = {"main-tent": _tent(), "main-tent-told": _told(view, texts)}
    out |= _dice(view, texts)
    for player in view.players:
        if player.in_tent:
            ident = f"roof-{player.seat}"
            out[ident] = _on_roof(player.seat, player.in_tent, texts)
    out |= _spaces(view, texts)
    return out


@remembered
def _tent() -> Markup:
    return thing("main-tent", canvas(), at=(X, Y))


def _told(view: MagnificentView, texts: Texts) -> Markup:
    """What is told of the tent, and in a round how many dice are left for how many turns."""
    dice, turns = sum(count for _, count in view.pool), sum(player.turns_left for player in view.players)
    left = texts("board-main-tent-left", dice=dice, turns=turns) if view.phase == "turns" else ""
    said = lines(texts("board-main-tent"), texts("board-main-tent-said"), left)
    return thing("main-tent-told", box(8, 4, 182, 137, fill="#fff", fill_opacity=0), at=(X, Y), said=said,
                 rule="MAG-DIE-01")  # fmt: skip


@remembered
def canvas() -> Markup:
    """A large striped tent, lit from within, 198 by 150."""
    step = 190 / STRIPES
    roof, valance = [], []
    for k in range(STRIPES):
        x, far = 4 + k * step, 4 + (k + 1) * step
        top, tops = MIDDLE + (x - MIDDLE) * 0.16, MIDDLE + (far - MIDDLE) * 0.16
        bend, bends = MIDDLE + (x - MIDDLE) * 0.46, MIDDLE + (far - MIDDLE) * 0.46
        d = f"M{top:.1f} 4Q{bend:.1f} 26 {x:.1f} 37H{far:.1f}Q{bends:.1f} 26 {tops:.1f} 4z"
        roof.append(path(d, fill="#f6ead0" if k % 2 else "#1b7580"))
        hem = f"M{x:.1f} 37h{step:.1f}v4a{step / 2:.1f} 6 0 0 1-{step:.1f} 0z"
        valance.append(path(hem, fill="#1b7580" if k % 2 else "#f6ead0"))
    folds = "M14 36Q16 90 11.5 140M20 36Q20 90 13 140M184 36Q182 90 186.5 140M178 36Q178 90 185 140"
    lamps = [disc(round(10 + k * 178 / 14, 1), 48 if k % 2 else 46.5, 1.3) for k in range(15)]
    return group(
        path("M8 36H190V141H8z", fill="#000", fill_opacity=0.4, transform=placed((2, 3))),
        path("M10 36H188V140H10z", fill="#1d0f26"),
        path("M10 36H188V140H10z", fill="url(#mag-lamp)"),
        path("M10 36H26Q22 92 14 140H10zM188 36H172Q176 92 184 140H188z", fill="#7c2a44"),
        path(folds, stroke="#4e1429", stroke_width=1.2, fill="none"),
        *roof,
        path("M83.8 4H114.2", stroke="#f6ead0", stroke_width=2),
        path("M99 4V-9l15 4.5-15 4.5", fill=ROSE, stroke="#f6ead0", stroke_width=0.9),
        group(*valance, stroke="#0c3138", stroke_width=0.6),
        group(*lamps, fill="#fff4d8"),
    )


def _dice(view: MagnificentView, texts: Texts) -> Layer:
    """The dice by colour; equal ones are one thing."""
    out: Layer = {}
    if view.deciding == "turn-die" and view.step is not None and view.step.die:
        out |= _faces(view.step.die[0], texts)
    top, step = (FIRST, STEP) if not out else (FIRST + 20, STEP - 5)
    for row, colour in enumerate("OGPC"):
        here = [(one, count) for one, count in view.pool if one[0] == colour]
        many = sum(count for _, count in here)
        pitch = min(PITCH, 165 / max(many, 1))
        x = X + MIDDLE - (many - 1) * pitch / 2
        for one, count in here:
            out[f"pool-{one}"] = _pool(one, count, pitch, (neat(x, 5), Y + top + row * step), texts)
            x += pitch * count
    return out


@remembered_print
def _pool(one: str, count: int, pitch: float, at: tuple[float, float], texts: Texts) -> Markup:
    dice = []
    for k in range(count):
        dice += [laid(PLATE, at=(neat(k * pitch), 0)), die(one[0], int(one[1]), k * pitch, 0, DIE)]
    said = texts("board-die", die=texts(f"die-{one}"), count=count)
    return thing(f"pool-{one}", *dice, at=at, said=said, rule="MAG-DIE-01", made_of=(count, f"mag-die-{one}"))


def _faces(colour: str, texts: Texts) -> Layer:
    """MAG-TT-01 the six faces a die can be turned to hang below the roof."""
    out: Layer = {}
    for value in range(1, 7):
        at = (X + MIDDLE + (value - 3.5) * 27, Y + 55)
        shown = [box(-13, -12, 26, 24, 6, fill="#fff6d8", fill_opacity=0.35), die(colour, value, 0, 0, 20)]
        out[f"value-{value}"] = thing(f"value-{value}", *shown, at=at, said=texts("board-face-of-die", value=value),
                                      rule="MAG-TT-01")  # fmt: skip
    return out


@remembered
def _on_roof(seat: int, count: int, texts: Texts) -> Markup:
    x, y = ROOF[seat]
    return thing(
        f"roof-{seat}",
        pawn(seat, 0, 0, 15),
        group(bold(f"×{count}", 7, 5, 11, "#fff"), stroke="#0c2b33", stroke_width=2.4, paint_order="stroke"),
        at=(X + x, Y + y),
        said=lines(texts("board-roof", name=texts.seat(seat), count=count), texts("board-roof-said")),
        rule="MAG-TRN-03",
        comes_from=f"space-* tile-* trainers-{seat}",
        made_of=(count, f"mag-pawn-{seat}"),
    )


def _spaces(view: MagnificentView, texts: Texts) -> Layer:
    """The trainer spaces of the board, and who uses them in this turn."""
    turn = view.turn_of
    used = dict(turn.used) if turn is not None else {}
    seat = turn.player if turn is not None else 0
    out: Layer = {}
    for k, ident in enumerate(SPACES):
        at = (neat(X + 3 + k * 32.4 - 3, 4), Y + 144)
        count = used.get(ident, 0)
        out[f"space-{ident}"] = _space(ident, seat if count else NOBODY, count, at, view.house, texts)
    return out


@remembered_print
def _space(ident: str, seat: int, count: int, at: tuple[float, float], house: House, texts: Texts) -> Markup:
    there = [pawn(seat, 26 - 9 * k, 22, 15) for k in range(min(count, 3))]
    if count > 3:
        there.append(bold(f"×{count}", 2, 25, 9))
    return thing(
        f"space-{ident}",
        space(ident, *SPACE),
        *there,
        at=at,
        said=tile_told(ident, house, texts),
        rule=RULES[SPACES[ident].kind],
        comes_from="trainers-*",
        made_of=(count, f"mag-pawn-{seat if count else ANYBODY}"),
    )
