"""What is laid over the city to choose from: who goes along, how many, one or the other, where a drone may fly."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.chips import Value, badge, offer, refusal, wide
from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES
from ludoteca.draw.things import Spot, laid, neat, thing
from ludoteca.games.dei.drawing.boards import figure
from ludoteca.games.dei.drawing.icons import icon
from ludoteca.games.dei.drawing.palette import NIGHT, SHADOW
from ludoteca.games.dei.drawing.pieces import champion, hood, shelter, squad, token

HEAD, ROW_HIGH = 36.0, 38.0
WITH = ("alone", "champion", "shelter", "both")
ASKS = "asks"  # only there to ask: no preview shows or dims it


class Chip(NamedTuple):
    """A group that could go: so many Scrappers, with whom, what it would make (`3:2`), whether it may, or why not."""

    scrappers: int
    company: str
    result: str
    may_go: bool
    said: str = ""


class Crew(NamedTuple):
    """Who could go along, of a seat."""

    seat: int
    chips: tuple[Chip, ...]

    @property
    def ways(self) -> tuple[str, ...]:
        """The rows: without the Champion, with, with a Shelter."""
        return tuple(way for way in WITH if any(chip.company == way for chip in self.chips))


def crew_size(who: Crew) -> tuple[float, float]:
    """How wide and high the plate is on which groups lie."""
    columns = _columns(who)
    return HEAD + _step(columns) * columns + 4, 12 + ROW_HIGH * len(who.ways)


def _columns(who: Crew) -> int:
    counts = [chip.scrappers for chip in who.chips]
    return max(counts) - min(counts) + 1


def _step(columns: int) -> float:
    return 34.0 if columns <= 9 else 27.0


def crew(who: Crew, at: Spot) -> dict[str, Markup]:
    """One chip a group: a row without the Champion, one with, one with a Shelter."""
    x, y = at
    across, high = crew_size(who)
    step, least = _step(_columns(who)), min(chip.scrappers for chip in who.chips)
    out = {"crew": crew_plate(who.seat, who.ways, across, high, at)}
    for chip in who.chips:
        ident = f"crew-{chip.scrappers}-{chip.company}"
        column, row = chip.scrappers - least, who.ways.index(chip.company)
        place = (neat(x + HEAD + step * (column + 0.5), 5), neat(y + 24 + ROW_HIGH * row, 5))
        out[ident] = crew_chip(ident, who.seat, chip, step - 3, place)
    return out


@remembered
def going(who: Crew, at: Spot) -> Markup:
    """The largest group that may go, pale where it would arrive."""
    most = max((chip for chip in who.chips if chip.may_go), key=lambda chip: (chip.scrappers, WITH.index(chip.company)))
    parts = [squad(who.seat, most.scrappers)] if most.scrappers else []
    if most.company in ("champion", "both"):
        parts.append(laid(champion(who.seat), at=(-26, 0) if parts else None))
    if most.company in ("shelter", "both"):
        parts.append(shelter(who.seat, (30, 0)))
    return thing("going", *parts, at=at, opacity=0.6, pointer_events="none")


@remembered
def crew_plate(seat: int, ways: tuple[str, ...], across: float, high: float, at: Spot) -> Markup:
    heads = []
    for row, way in enumerate(ways):
        y = 32 + ROW_HIGH * row
        if way == "alone":
            heads.append(hood(seat, (18, y), 0.95))
        elif way == "champion":
            heads.append(laid(champion(seat), at=(18, y), scale=0.72))
        elif way == "shelter":
            heads.append(shelter(seat, (18, y)))
        else:
            heads.append(group(laid(champion(seat), at=(13, y), scale=0.6), laid(shelter(seat), at=(25, y), scale=0.6)))
    return thing("crew", _plate(across, high), *heads, at=at, classes=ASKS, pointer_events="none")


@remembered
def crew_chip(ident: str, seat: int, chip: Chip, across: float, at: Spot) -> Markup:
    """A group as a chip; one that may not go is pale, and its result red."""
    shown = str(chip.scrappers) if chip.scrappers else "–"
    return thing(
        ident,
        el("rect", x=-across / 2, y=-18, width=across, height=36, rx=8, fill="#2b3740"),
        laid(badge(seat, shown, 10.4), at=(0, -4)),
        figure(chip.result, 0, 15.5, 9.6, "#fff" if chip.may_go else "#ff8f9b", text_anchor="middle"),
        at=at,
        said=chip.said,
        rule="" if chip.may_go else "DEI-MAJ-06",
        opacity=1 if chip.may_go else 0.5,
        classes=ASKS,
    )


def _plate(across: float, high: float) -> Markup:
    return group(
        el("rect", x=2, y=4, width=across, height=high, rx=10, fill=SHADOW, fill_opacity=0.45),
        el("rect", width=across, height=high, rx=10, fill=NIGHT, stroke="#fff", stroke_width=1.2),
    )


class Choice(NamedTuple):
    """One of a few: its id, what is drawn on it, what it is, and perhaps what it would make (`3:2`)."""

    ident: str
    shown: Markup
    said: str
    result: str = ""


def choices_size(of: tuple[Choice, ...]) -> tuple[float, float]:
    """How wide and high the plate is on which a few chips lie."""
    return 10 + 38.0 * len(of), 44.0


def choices(of: tuple[Choice, ...], at: Spot) -> dict[str, Markup]:
    """A few chips in a row: how many to take, yes or no, who is hit."""
    x, y = at
    out = {"choices": thing("choices", _plate(*choices_size(of)), at=at, classes=ASKS, pointer_events="none")}
    for k, one in enumerate(of):
        out[one.ident] = choice(one, (x + 24 + 38 * k, y + 22))
    return out


def choice(one: Choice, at: Spot) -> Markup:
    """A chip; what comes of it stands below."""
    field = el("rect", x=-17, y=-17, width=34, height=34, rx=8, fill="#2b3740")
    if not one.result:
        return thing(one.ident, field, one.shown, at=at, said=one.said, classes=ASKS)
    below = figure(one.result, 0, 14, 9.6, text_anchor="middle")
    shown = laid(one.shown, at=(0, -5), scale=0.9)
    return thing(one.ident, field, shown, below, at=at, said=one.said, classes=ASKS)


@remembered
def so_many(count: int, is_roof: bool | None = None) -> Markup:
    """A number of tokens, or of Scrappers where no level is said."""
    if not count:
        return icon("cross", 0, 0, 16, "#c9d2d9")
    if is_roof is None:
        return group(icon("hood", -6, 0, 17), figure(count, 3, 6, 16))
    return group(token(is_roof, -7, 0, 8), figure(count, 3, 6, 16))


@remembered
def kept(is_roof: bool) -> Markup:
    """A token as it is."""
    return group(token(is_roof, 0, 0, 9))


@remembered
def swap(is_roof: bool) -> Markup:
    """A token that is exchanged for the other kind."""
    arrow = icon("move", 0, -1, 9, "#c9d2d9")
    return group(token(is_roof, -9, 0, 6.4), arrow, token(not is_roof, 9, 0, 6.4))


@remembered
def outcome(region: str, values: tuple[Value, ...], best: int, gains: tuple[Markup, ...], at: Spot) -> Markup:
    """At a lit Region: everybody's value afterwards, and what one would win. Clicks go through to the Region."""
    scale = min(1.0, 92 / wide(values, best, len(gains)))
    shown = laid(offer(values, best, gains), scale=neat(scale))
    return thing(f"offer-{region}", shown, at=at, about=f"region-{region}", pointer_events="none")


@remembered
def barred(region: str, values: tuple[Value, ...], best: int, at: Spot) -> Markup:
    """At a Region that no group may enter: the values that speak against it."""
    scale = min(1.0, 92 / wide(values, best))
    shown = laid(refusal(values, best), scale=neat(scale))
    return thing(f"barred-{region}", shown, at=at, about=f"region-{region}", pointer_events="none")


@remembered
def steps(region: str, count: int, at: Spot) -> Markup:
    """How far a drone would fly to a Region."""
    return thing(
        f"offer-{region}",
        el("circle", r=8.4, fill=NIGHT, stroke="#fff", stroke_width=1.4),
        el("text", str(count), y=4, font_size=11.5, fill="#fff", text_anchor="middle", **FACES["sans-bold"]),
        at=at,
        about=f"region-{region}",
        pointer_events="none",
    )
