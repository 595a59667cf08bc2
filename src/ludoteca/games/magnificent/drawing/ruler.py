"""The ruler: performance spaces and build levels on one axis with the power of the turn, which lies between them."""

from __future__ import annotations

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.paints import named
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.text import line
from ludoteca.draw.things import laid, thing, used
from ludoteca.games.magnificent.drawing.arrangement import Layer
from ludoteca.games.magnificent.drawing.catalog import LEVELS, NUMBERS, SHOWS
from ludoteca.games.magnificent.drawing.gauge import BAR, LEFT, LETTER, NOBODY, THICK, UNIT, is_free
from ludoteca.games.magnificent.drawing.icons import picture_of, sign, ticket
from ludoteca.games.magnificent.drawing.marks import bold, box, disc, oval, path, words
from ludoteca.games.magnificent.drawing.palette import (
    BRASS,
    FAMILIES,
    INK,
    IVORY,
    NIGHT,
    SAND,
    VIOLET,
)
from ludoteca.games.magnificent.drawing.told import lines
from ludoteca.games.magnificent.seen import Level, Podium, Power
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts

FOOT = 76.0  # of the podiums


def at_power(value: float) -> float:
    """Where the middle of a point of power is."""
    return LEFT + (value - 0.5) * UNIT


def order_at(place: int) -> tuple[float, float]:
    """Where a hat lies on an order space, from 0 on."""
    return 17 + place * 20.5, 71.5


def podium_at(value: int, posters: int) -> tuple[float, float]:
    """Where a hat stands on a podium: the more posters it allows, the higher it is."""
    return at_power(value), FOOT - 13 - 3.6 * posters


# ------------------------------------------------------------------------------------------------- the heading


def heading(view: MagnificentView, texts: Texts) -> Layer:
    """The title, which round and turn it is, and what a missing coin costs."""
    if view.phase == "turns":
        said = texts("board-turn", round=view.round, turn=view.turn, turns=view.turns)
    elif view.phase == "setup":
        said = texts("board-setup")
    elif view.phase in ("end", "over"):
        said = texts("board-final-scoring")
    else:
        said = texts("board-round-end", round=view.round)
    return {
        "title": _title(texts),
        "clock": _clock(view.round, said, view.missing_cost if view.phase != "setup" else 0, texts),
    }


@remembered_print
def _title(texts: Texts) -> Markup:
    return thing(
        "title",
        *(_bulbs(x, 166) for x in (216, 382, 547)),
        words(texts("board-title"), 13, 25.5, 19.5, "serif-bold", "#12060f", opacity=0.6),
        words(texts("board-title"), 12, 24, 19.5, "serif-bold", "#fff3d6"),
        box(166, 9.5, 46, 17, 8.5, fill="#eaf6fb"),
        sign("flake", 177, 18, 0.55, "#3a7fa0"),
        words("SNØ", 185, 22.3, 11.5, "sans-bold", "#175a78"),
    )


@remembered_print
def _clock(number: int, said: str, missing: int, texts: Texts) -> Markup:
    """Which round and turn it is, and what a missing coin costs."""
    rounds = []
    for k in range(NUMBERS.rounds):
        is_now = k + 1 == number
        paper = box(0, 0, 21, 15, 3, fill=IVORY if is_now else "#0c2a38", stroke=BRASS, stroke_opacity=0.8)
        numeral = words("I" * (k + 1), 10.5, 11.4, 10.5, "serif-bold", INK if is_now else "#d9cba9", "middle")
        rounds.append(laid(paper, numeral, at=(226 + k * 24, 14)))
    return thing(
        "clock",
        *rounds,
        line(said, 170, 12, "sans-bold", 8, x=304, y=26, fill=SAND),
        *(_cost(missing, texts("board-missing-costs")) if missing else ()),
        said=lines(said, texts("board-missing-costs-said", points=missing) if missing else ""),
        rule="MAG-GEN-01",
    )


def _cost(missing: int, said: str) -> list[Markup]:
    """MAG-EOR-08 what a missing coin costs in this round."""
    return [
        line(said, 186, 11, "sans", 7, x=666, y=26, fill="#e6d8b8", text_anchor="end"),
        ticket(f"−{missing}", 689, 22, 15, 28),
    ]


def _bulbs(x: float, wide: float) -> Markup:
    """A string of lamps."""
    lamps = []
    for k in range(1, 9):
        share = k / 9
        lamps.append(disc(round(x + wide * share, 1), round(7 + 16 * share * (1 - share), 1), 1.5))
    cord = path(f"M{x} 5Q{x + wide / 2:g} 13 {x + wide:g} 5", fill="none", stroke="#0a1720", stroke_opacity=0.8)
    return group(cord, group(*lamps, fill="#fff4d8", stroke="#ffeec2", stroke_opacity=0.25, stroke_width=4))


# ------------------------------------------------------------------------------------------------- hats and podiums


@remembered
def stand() -> Markup:
    """The order spaces and the steps of the podiums, with how many posters each allows."""
    spaces = []
    for k in range(NUMBERS.order_spaces):
        x, y = order_at(k)
        spaces.append(oval(x, y + 2.5, 9.6, 4, fill="#07141d", fill_opacity=0.7))
        spaces.append(oval(x, y, 9.6, 4.2, fill=VIOLET, stroke=BRASS, stroke_width=0.8))
        spaces.append(bold(f"#{k + 1}", x, 84.5, 9, "#d9cba9", "middle"))
    steps, first = [], SHOWS[0].value
    for posters in range(1, SHOWS[-1].posters + 1):
        last = max(show.value for show in SHOWS if show.posters == posters)
        steps.append(_step(posters, LEFT + (first - 1) * UNIT + 1, LEFT + last * UNIT - 1))
        first = last + 1
    return thing(
        "stand",
        *spaces,
        *steps,
        disc(146, 66, 11, fill=NIGHT, fill_opacity=0.7, stroke=BRASS, stroke_opacity=0.6, stroke_width=0.8),
        sign("hat", 146, 66, 0.85, SAND),
    )


def _step(posters: int, x: float, far: float) -> Markup:
    high = 13 + 3.6 * posters
    bills = [picture_of("bill", (x + far) / 2 + (k - (posters - 1) / 2) * 8.4, 81.6, 0.75) for k in range(posters)]
    d = f"M{x:g} 76V{FOOT - high + 3:g}q0-3 3-3H{far - 3:g}q3 0 3 3V76z"
    return group(
        path(d, fill="#1b5f68" if posters % 2 else "#17505a", stroke="#071a22", stroke_width=0.8),
        path(f"M{x + 3:g} {FOOT - high:g}H{far - 3:g}", stroke="#7fd6cf", stroke_opacity=0.6, stroke_width=1.2),
        box(x, 76, far - x, 11, fill="#0a2029", stroke="#071a22", stroke_width=0.8),
        *bills,
    )


def podiums(view: MagnificentView, texts: Texts) -> Layer:
    """Every performance space, and the hats on them and on the order spaces."""
    can = is_free(view.turn_of)
    out: Layer = {}
    for place, one in enumerate(view.podiums, NUMBERS.order_spaces):
        is_open = can and one.open
        order = order_from(view, place) if is_open else 0
        out[f"show-{one.value}"] = _podium(one, is_open, order, view.seats, is_open and acts(view), texts)
    for place, seat in enumerate(view.order_spaces):
        if seat != NOBODY:
            hat = next((k for k, at in enumerate(view.players[seat].hats) if at == place), 0)
            said = order_said(view, seat, texts)
            out[f"hat-{seat}-{hat}"] = _hat(seat, hat, order_at(place), 1.05, said, place + 1)
    for one in view.podiums:
        if one.seat != NOBODY:
            x, y = podium_at(one.value, one.posters)
            said = order_said(view, one.seat, texts)
            out[f"hat-{one.seat}-{one.hat}"] = _hat(one.seat, one.hat, (x, y + 1), 1.12, said)
    if view.gap and view.seats == 2:
        out["gap"] = _gap(view, texts)
    return out


def acts(view: MagnificentView) -> bool:
    """Whether the viewer chooses an action now."""
    return view.deciding == "take-action" and view.seat in view.to_act


def order_from(view: MagnificentView, place: int) -> int:
    """MAG-EOR-05 which number in the next play order whoever acts would have, if no other hat moved any more.

    0 where it is not known: alone, and for a third performance, when either of two hats may move.
    """
    if view.turn_of is None or view.seats == 1:
        return 0
    acting = view.players[view.turn_of.player]
    stay = [hat for hat in acting.hats if hat >= NUMBERS.order_spaces]
    if len(stay) == len(acting.hats) > 1:
        return 0
    highest = max(place, *stay) if stay and len(acting.hats) > 1 else place
    return 1 + sum(max(one.hats) < highest for one in view.players if one.seat != acting.seat)


def order_said(view: MagnificentView, seat: int, texts: Texts) -> str:
    """Whose hat it is, and which number its owner would have if the round ended now."""
    name = texts.seat(seat)
    if view.seats == 1 or seat not in view.next_order:
        return texts("board-hat", name=name)
    return lines(texts("board-hat", name=name), texts("board-hat-order", order=view.next_order.index(seat) + 1))


@remembered
def _podium(one: Podium, is_open: bool, order: int, seats: int, offered: bool, texts: Texts) -> Markup:
    """A performance space; while it is offered its button says how many posters it allows."""
    x, y = podium_at(one.value, one.posters)
    fill, edge, ink = ("#0b3a42", "#bfeee4", "#fff") if is_open else ("#0c2c36", "#5f8d90", "#a9c3c2")
    return thing(
        f"show-{one.value}",
        oval(x, y + 0.6, 10, 3.2, fill=fill, stroke=edge, stroke_width=0.9),
        bold(one.value, x, y + 14, 11.5, ink, "middle"),
        said=lines(
            texts("board-podium", value=one.value),
            texts("board-podium-posters", count=one.posters) if not offered else "",
            texts("board-podium-order", order=order, pick=seats - order + 1) if order else "",
            texts("board-podium-taken", name=texts.seat(one.seat)) if one.seat != NOBODY else "",
        ),
        rule="MAG-PERF-01",
    )


def _hat(seat: int, number: int, at: tuple[float, float], scale: float, said: str, queue: int = 0) -> Markup:
    """A hat; at the end of a round they slide back one after the other, the lowest first."""
    return thing(f"hat-{seat}-{number}", picture_of(f"hat-{seat}", 0, 0), at=at, scale=scale, said=said,
                 rule="MAG-PERF-03", queue=queue)  # fmt: skip


def _gap(view: MagnificentView, texts: Texts) -> Markup:
    """MAG-EOR-04 with two players: the first to choose will also discard a set."""
    spots = [order_at(place) for place, seat in enumerate(view.order_spaces) if seat != NOBODY]
    spots += [podium_at(one.value, one.posters) for one in view.podiums if one.seat != NOBODY]
    first, last = min(x for x, _ in spots), max(x for x, _ in spots)
    d = f"M{first:g} 44v-5H{last:g}v5"
    middle = (first + last) / 2
    return thing(
        "gap",
        path(d, fill="none", stroke=BRASS, stroke_width=1.4, stroke_dasharray="4 2"),
        disc(middle, 39, 7, fill=NIGHT, stroke=BRASS),
        sign("arrows", middle, 39, 0.7, SAND),
        said=lines(texts("board-gap"), texts("board-gap-said")),
        rule="MAG-EOR-11",
    )


# ------------------------------------------------------------------------------------------------- build levels


def levels(view: MagnificentView, texts: Texts) -> Layer:
    """What can be built, hanging below the ruler where its power is reached."""
    turn = view.turn_of
    power = turn.power if turn is not None else None
    reach = power.up_to if power is not None and not power.fixed else 0
    colour = (LETTER[turn.colour] if turn is not None else "") or "W"
    can = is_free(turn)
    out: Layer = {"levels": _hook()}
    for one in view.levels:
        is_open = can and one.open
        over = rest(power, one) if is_open and turn is not None and not turn.split else 0
        offered = is_open and acts(view)
        out[f"level-{one.cost}"] = _level(one, is_open, colour, one.cost <= reach, over, offered, texts)
    return out


def rest(power: Power | None, one: Level) -> int:
    """MAG-BUILD-01 the power that building at a level would leave unused."""
    return power.left + power.extra[0] + power.budget - one.cost if power is not None else 0


@remembered
def _hook() -> Markup:
    return thing(
        "levels",
        disc(130, 126, 9.5, fill=NIGHT, fill_opacity=0.7, stroke=BRASS, stroke_opacity=0.6, stroke_width=0.8),
        sign("hammer", 130, 125.5, 0.82, SAND),
    )


@remembered_print
def _level(one: Level, is_open: bool, colour: str, is_near: bool, over: int, offered: bool, texts: Texts) -> Markup:
    """A level is bright if it can be built now, less so if it could be reached, and pale if not.

    While it is offered its button says which tiles it gives.
    """
    paper, opacity = (IVORY, 1.0) if is_open else ("#d8cbae", 0.8) if is_near else ("#8f9a98", 0.5)
    fill = FAMILIES[colour].fill if is_open or is_near else "#b3bcba"
    chip = used(f"mag-level-{one.cost}", (at_power(one.cost), BAR + THICK), fill=paper, color=fill)
    said = lines(
        texts("board-level", cost=one.cost),
        texts("board-level-builds", large=one.large, small=one.small) if not offered else "",
        texts("board-level-over", count=over) if over > 0 else "",
    )
    return thing(f"level-{one.cost}", chip, opacity=opacity, said=said, rule="MAG-BUILD-01")


@remembered
def definitions() -> Markup:
    """The build levels as chips on a hook, in whatever colour is built."""
    return group(*named({str(one.cost): _chip(one.cost, one.large, one.small) for one in LEVELS}, "mag-level-"))


def _chip(cost: int, large: int, small: int) -> Markup:
    sizes = "L" * large + "S" * small
    room = sum(14 if size == "L" else 10 for size in sizes)
    number = 11 if cost < 10 else 18
    wide = 44 if cost < 10 else 20 + room
    x = -wide / 2 + number + (wide - number - room) / 2
    shown = [
        path("M0 1v4", stroke=BRASS, stroke_width=1.2),
        box(-wide / 2, 5, wide, 19, 4, stroke="#1b0e12", stroke_width=0.8),
        bold(cost, 4 - wide / 2, 19, 12, INK),
    ]
    seams = ""
    for size in sizes:
        side = 11.5 if size == "L" else 8
        shown.append(
            box(x + 1, 14.5 - side / 2, side, side, 2, fill="currentColor", stroke="#1b0e12", stroke_width=0.9)
        )
        seams += f"M{x + 6.75:g} 10v9M{x + 2.3:g} 14.5h9" if size == "L" else ""
        x += 14 if size == "L" else 10
    return group(*shown, path(seams, stroke="#1b0e12", stroke_opacity=0.6, stroke_width=0.8))
