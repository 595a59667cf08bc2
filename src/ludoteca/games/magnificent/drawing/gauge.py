"""The power of the turn on the ruler: what it is made of, what could still be added, and how far it could go."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.pieces import seal
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.text import block, line
from ludoteca.draw.things import laid, thing
from ludoteca.games.magnificent.drawing.arrangement import Layer
from ludoteca.games.magnificent.drawing.catalog import NUMBERS
from ludoteca.games.magnificent.drawing.icons import ANYBODY, burst, die, gem, pawn, picture_of, sign
from ludoteca.games.magnificent.drawing.marks import bold, box, disc, path
from ludoteca.games.magnificent.drawing.palette import BRASS, COLOURS, FAMILIES, GEMS, NIGHT, SAND
from ludoteca.games.magnificent.drawing.told import lines
from ludoteca.games.magnificent.seen import Player, Power, Source, Turn
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts

UNIT, LEFT = 24.0, 118.0  # a point of power, and where the first one begins
MOST = 24
BAR, THICK = 91.0, 21.0
LETTER = {"orange": "O", "green": "G", "purple": "P", "": ""}
NAMES = {letter: name for name, letter in LETTER.items()}
DOING = {"build": "hammer", "travel": "cart", "perform": "hat"}
NOBODY = -1
NAMING = "name-colour"  # the question that a clear die waits for


class Segment(NamedTuple):
    """A part of the power: its name, how much it is, a picture, and what is said of it."""

    name: str
    amount: int
    shown: Markup
    said: str
    only: str = ""  # the action it counts for


def is_free(turn: Turn | None) -> bool:
    """Whether power is left to be used: no action was chosen yet, or the power is split."""
    return turn is not None and turn.power is not None and (not turn.power.fixed or turn.split)


def gauge(view: MagnificentView, texts: Texts) -> Layer:
    """The power of the turn, part by part, then what could still be added to it."""
    turn = begun(view)
    out: Layer = {"gauge": _gauge()}
    power = turn.power if turn is not None else None
    if turn is None or power is None:
        return out | {"power": _no_power(view, texts)} | _pennants(view, texts)
    colour = LETTER[turn.colour] or turn.die[:1]
    end = LEFT
    for part in parts_of(turn, power, texts):
        out[f"part-{part.name}"] = _part(part, end, colour, turn.player, _gem_of(turn))
        end += part.amount * UNIT
    pole = end
    spent = power.total - power.left if turn.split and power.fixed else 0
    if spent > 0:
        out["spent"] = _spent(spent, texts)
    for part in could_be(power, turn.player, view.players[turn.player].free, texts):
        out[f"could-{part.name}"] = _could(part, end, colour)
        end += part.amount * UNIT
    out["pole"] = thing("pole", path("M0-4V30", stroke="#fff", stroke_width=2), disc(0, -4, 2.2, fill="#fff"),
                        at=(min(pole, LEFT + MOST * UNIT + 8), BAR - 3))  # fmt: skip
    if end > LEFT + MOST * UNIT:
        out["beyond"] = thing("beyond", sign("arrow", LEFT + MOST * UNIT + 11, BAR + THICK / 2, 1.2, SAND))
    if view.before is not None and view.before.names:  # the pennants still hang there and say how much it is
        return out | {"power": _plate()} | _hung(view.players[turn.player], power.die, texts)
    out["power"] = _power(turn, power, colour, texts)
    return out


def begun(view: MagnificentView) -> Turn | None:
    """The turn, with the power that a die would begin with while its card is still being chosen.

    MAG-POW-01, MAG-TT-06 its value, earlier dice of its colour and Veterans; MAG-POW-02 gems could be added.
    """
    turn, step = view.turn_of, view.step
    if turn is None or turn.power is not None or step is None or view.deciding not in ("turn-die", "place-die"):
        return turn
    colour, value = step.die[0], step.face or int(step.die[1])
    if colour not in COLOURS:
        return turn
    own, k = view.players[turn.player], COLOURS.index(colour)
    earlier = sum(int(one[1]) for one in own.dice if one[0] == colour)
    gems = [
        (kind, count) for kind, count in zip(GEMS, own.gems, strict=True) if kind in (colour.lower(), "c") and count
    ]
    each = NUMBERS.power_of_a_gem
    total = value + earlier + own.locked[k]
    power = Power(
        total=total, die=value, earlier=earlier, gems=0, bonus=0, trainers=0, veterans=own.locked[k], extra=(0, 0, 0),
        budget=0, fixed=False, left=total, up_to=total + each * sum(count for _, count in gems),
        sources=tuple(Source(what=kind, power=each, times=count, only="") for kind, count in gems),
    )  # fmt: skip
    return msgspec.structs.replace(turn, die=f"{colour}{value}", colour=NAMES[colour], power=power)


@remembered
def _gauge() -> Markup:
    ticks = "".join(f"M{LEFT + k * UNIT:g} {BAR + 3:g}V{BAR + THICK - 3:g}" for k in range(1, MOST))
    return thing(
        "gauge",
        box(LEFT - 2, BAR - 1.5, MOST * UNIT + 4, THICK + 3, 6, fill=NIGHT, stroke=BRASS, stroke_opacity=0.7),
        path(ticks, stroke="#fff", stroke_opacity=0.13),
    )


def parts_of(turn: Turn, power: Power, texts: Texts) -> list[Segment]:
    """MAG-POW-01 what the power is made of."""
    own = die(turn.die[0], int(turn.die[1]), 0, 0, 15)
    all_parts = (
        ("die", power.die, own),
        ("earlier", power.earlier, die(LETTER[turn.colour] or "W", 1, 0, 0, 15)),
        ("veterans", power.veterans, group(pawn(turn.player, -3, 0, 15), sign("lock", 5, 3, 0.6, NIGHT))),
        ("gems", power.gems, gem(_gem_of(turn), 0, 0, 13)),
        ("bonus", power.bonus, burst(f"+{power.bonus}", 0, 0, 9)),
        ("trainers", power.trainers, pawn(turn.player, 0, 0, 15)),
    )
    found = [
        Segment(name, amount, shown, texts(f"board-power-{name}", count=amount))
        for name, amount, shown in all_parts
        if amount
    ]
    for action, amount in zip(DOING, power.extra, strict=True):
        if amount:
            said = texts("board-power-only", count=amount, action=texts(f"board-action-{action}"))
            found.append(Segment(f"only-{action}", amount, sign(DOING[action], 0, 0, 0.7, SAND), said, action))
    if power.budget:
        said = texts("board-power-only", count=power.budget, action=texts("board-action-build"))
        found.append(Segment("budget", power.budget, sign("hammer", 0, 0, 0.8, SAND), said, "build"))
    return found


def _gem_of(turn: Turn) -> str:
    return (LETTER[turn.colour] or "C").lower()


def is_place(source: Source) -> bool:
    """Whether a trainer is needed."""
    return source.what[:2] in ("BT", "TT")


def could_be(power: Power, seat: int, free: int, texts: Texts) -> list[Segment]:
    """What could still be added, each time by itself; a trainer goes where it adds most."""
    if power.fixed:
        return []
    found, hands = [], free
    for source in sorted(power.sources, key=lambda one: (one.only != "", is_place(one), -one.power)):
        times = min(source.times, hands) if is_place(source) else source.times
        hands -= times if is_place(source) else 0
        for k in range(times):
            name = f"{source.what}-{k}".replace("*", "any")
            found.append(Segment(name, source.power, _source(source, seat), source_said(source, texts), source.only))
    return found


def _source(source: Source, seat: int) -> Markup:
    if source.only:
        return sign(DOING[source.only], 0, 0, 0.7, SAND)
    if source.what in "ogpc":
        return gem(source.what, 0, 0, 13)
    if source.what == "bonus":
        return burst(f"+{source.power}", 0, 0, 9)
    return pawn(ANYBODY, 0, 0, 14) if source.what.startswith("BT") else pawn(seat, 0, 0, 14)


def source_said(source: Source, texts: Texts) -> str:
    """What could be added, and by what."""
    if source.what in "ogpc":
        what = texts(f"board-gems-{source.what}", count=1)
    elif source.what == "bonus":
        what = texts("board-source-bonus")
    else:
        what = texts(f"place-{source.what}")
    head = texts("board-source", power=source.power, what=what)
    return lines(head, texts("board-source-only", action=texts(f"board-action-{source.only}")) if source.only else "")


@remembered_print
def _spent(amount: int, texts: Texts) -> Markup:
    """MAG-BO-03 what the first half of a split turn has used: it stays on the bar, grey."""
    wide = _fitting(LEFT, amount)
    return thing(
        "spent",
        box(LEFT, BAR, wide, THICK, 4, fill="#1b2329", fill_opacity=0.72),
        box(LEFT, BAR, wide, THICK, 4, fill="url(#mag-hatch)", fill_opacity=0.35),
        said=texts("board-power-spent", count=amount),
        rule="MAG-BO-03",
        grows=True,
    )


def _fitting(x: float, amount: int) -> float:
    """How wide a part is drawn: nothing leaves the ruler."""
    return max(0.0, min(amount * UNIT, LEFT + MOST * UNIT - x))


def _part(part: Segment, x: float, colour: str, seat: int, kind: str) -> Markup:
    tones, wide = FAMILIES[colour], _fitting(x, part.amount)
    if not wide:
        return thing(f"part-{part.name}")
    bar = [
        box(x + 0.5, BAR + 0.5, wide - 1, THICK - 1, 4, fill=f"url(#mag-tile-{colour})", stroke=tones.dark),
        box(x + 0.5, BAR + 0.5, wide - 1, THICK - 1, 4,
            fill="url(#mag-hatch)" if part.only else f"url(#mag-print-{colour})"),
    ]  # fmt: skip
    comes, gems = (f"gem-{seat}-*", (part.amount, f"mag-gem-{kind}")) if part.name == "gems" else ("", None)
    ink = "#fff" if colour == "P" else "#062a24"
    return thing(f"part-{part.name}", *bar, *_labelled(part, x, wide, ink, str(part.amount)), said=part.said,
                 rule="MAG-POW-01", comes_from=comes, made_of=gems, grows=True)  # fmt: skip


def _could(part: Segment, x: float, colour: str) -> Markup:
    tones, wide = FAMILIES[colour], _fitting(x, part.amount)
    if not wide:
        return thing(f"could-{part.name}")
    return thing(
        f"could-{part.name}",
        box(x + 1, BAR + 1, wide - 2, THICK - 2, 4, fill=tones.fill, fill_opacity=0.2, stroke=tones.light,
            stroke_dasharray="3 2.4"),
        box(x + 1, BAR + 1, wide - 2, THICK - 2, 4, fill="url(#mag-hatch)", fill_opacity=0.22),
        *_labelled(part, x, wide, tones.light, f"+{part.amount}"),
        grows=True,
        said=part.said, rule="MAG-POW-02" if part.name[0] in "ogpc" and part.name[1] == "-" else "MAG-POW-01",
    )  # fmt: skip


def _labelled(part: Segment, x: float, wide: float, ink: str, number: str) -> list[Markup]:
    if wide < 40:
        return [laid(part.shown, at=(x + wide / 2, BAR + THICK / 2))]
    middle = x + wide / 2
    return [laid(part.shown, at=(middle - 10, BAR + THICK / 2)), bold(number, middle + 2, BAR + 15, 12, ink)]


def _power(turn: Turn, power: Power, colour: str, texts: Texts) -> Markup:
    """The number itself, and how far it could go."""
    tones = FAMILIES[colour]
    shown = [
        box(6, 89, 106, 47, 7, fill=NIGHT, fill_opacity=0.85, stroke=tones.light, stroke_opacity=0.8),
        path("M6.5 96a6.5 6.5 0 0 1 6.5-6.5H22V135.5H13A6.5 6.5 0 0 1 6.5 129z", fill=f"url(#mag-tile-{colour})"),
        seal(turn.player, 14.3, 112.5, 0.5),
        bold(power.total, 43, 126, 34 if power.total < 100 else 26, "#fff", "middle"),
    ]
    if power.fixed:
        rest = texts("board-power-left", count=power.left) if turn.split and power.left else ""
        shown += [sign("lock", 70, 104, 1.1, tones.light)]
        shown.append(line(texts("board-power-fixed"), 32, 11.5, "sans", 6, x=79, y=108, fill="#cfe9e2"))
        if turn.doing:
            doing = rest or texts(f"board-action-{turn.doing}")
            shown.append(line(doing, 49, 12, "sans-bold", 6, x=62, y=126, fill="#fff"))
    else:
        shown.append(line(texts("board-power"), 47, 11.5, "sans", 6.5, x=63, y=107, fill="#cfe9e2"))
        up_to = texts("board-power-up-to", count=power.up_to)
        shown.append(line(up_to, 47, 12.5, "sans-bold", 6.5, x=63, y=125, fill=tones.light))
    said = lines(texts("board-power-said", name=texts.seat(turn.player), count=power.total),
                 *(part.said for part in parts_of(turn, power, texts)))  # fmt: skip
    return thing("power", *shown, said=said, rule="MAG-POW-05" if power.fixed else "MAG-POW-01")


def _no_power(view: MagnificentView, texts: Texts) -> Markup:
    """Nobody has taken a die yet, or the turn is that of a master tile, which needs none."""
    player = view.turn_of.player if view.turn_of is not None else NOBODY
    is_master = view.turn_of is not None and view.turn_of.master
    moment = "setup" if view.phase == "setup" else "power-master" if is_master else "power-none"
    said = texts(f"board-{moment}")
    if view.deciding == NAMING:
        return _plate()
    return thing(
        "power",
        _empty_plate(),
        picture_of("tent", 30, 112, 1.25),
        *([seal(player, 96, 103, 0.55)] if player != NOBODY else []),
        block(said, 60, (11.5, 7), "serif-italic", 2, 46, 119.5, fill=SAND),
        said=said,
        rule="MAG-MOD-05" if is_master else "MAG-DIE-01",
    )


def _empty_plate() -> Markup:
    return box(6, 89, 106, 47, 7, fill=NIGHT, fill_opacity=0.85, stroke=BRASS, stroke_opacity=0.7)


def _plate() -> Markup:
    """What the pennants hang before."""
    return thing("power", _empty_plate())


def _pennants(view: MagnificentView, texts: Texts) -> Layer:
    """MAG-DIE-04 a clear die waits for its colour."""
    step = view.step
    if view.deciding != NAMING or step is None or not step.die:
        return {}
    return _hung(view.players[view.to_act[0]], step.face or int(step.die[1]), texts)


def _hung(player: Player, value: int, texts: Texts) -> Layer:
    """What the power would be with each colour."""
    out: Layer = {}
    for k, colour in enumerate(COLOURS):
        earlier = sum(int(one[1]) for one in player.dice if one[0] == colour)
        out[f"pennant-{colour}"] = _pennant(colour, value + earlier + player.locked[k], 8 + k * 35, texts)
    return out


@remembered_print
def _pennant(colour: str, power: int, x: float, texts: Texts) -> Markup:
    tones = FAMILIES[colour]
    d = f"M{x} 90H{x + 32}V125L{x + 16} 135 {x} 125z"
    name = {"O": "orange", "G": "green", "P": "purple"}[colour]
    return thing(
        f"pennant-{colour}",
        path(d, fill=f"url(#mag-tile-{colour})", stroke=tones.dark, stroke_width=1.2, stroke_linejoin="round"),
        path(d, fill=f"url(#mag-print-{colour})"),
        bold(power, x + 16, 119, 22, "#fff" if colour == "P" else "#1c1024", "middle"),
        said=texts("board-pennant", colour=texts(f"colour-{name}"), count=power),
        rule="MAG-DIE-04",
    )
