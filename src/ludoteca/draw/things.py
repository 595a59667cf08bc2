"""Things: what lies on a board and can be pointed at. One way to say of each where it lies and what it is.

A thing is one element with an id. By its id the page finds it again when it has moved, and lets it glide from the old
place to the new one. What it may say of itself:

    said        what is told of it (the `<title>`, always its first child): the first line says what it is, the others
                what it does, which the page shows while one points at it
    rule        the clause at which it opens the rulebook
    comes_from  out of which element it comes, if it has no id to glide by, and where it goes back to; of several names
                the first that is there counts, and one with a star at its end stands for whatever has such an id and
                changes at the same time
    made_of     of how many like pieces it is the number, and what one of them is called: those that join it or leave
                it glide too
    falls       it falls over before going back
    lies        it is drawn turned by so many degrees: it falls over as it comes from where something stood, and what
                stands gets up where something lay, all in a wave
    side        which of its sides is up: it turns over when that changes
    rolls       it is a die: when another face is up it rolls once about itself instead
    arcs        it comes and goes in an arc, as thrown, and so do the pieces it is made of
    turned      by how many degrees it is drawn turned about its origin, though its place does not say so: it turns on
    walks       around which point it goes, clockwise, not straight across
    grows       it becomes longer and shorter from its left edge on
    sways       what it bears: it sways when that changes
    flashes     for what it flashes: when it comes, and whenever there is another reason
    queue       of those that move or flash at the same time those with a number go one after the other, by that number
    among       which kind it is of: while one of them is looked at, the others stand back where they have a part of
                the class `shade`, and so does what speaks of those (`about`)

Classes say more:

    shy         is seen only while the thing it speaks of is looked at
    after       changes once all others have arrived
    asks        a preview of an answer leaves it as it is
    narrows     when it is chosen only those things stay lit in whose places it could be used
    sheen       a part that passes over its thing once when that has come; it is drawn with an opacity of 0
    turns       a part that is turned on in its thing when it is drawn turned further
    fleeting    drawn hidden, and seen only while it comes, turning over on its way, or, if it lies there already, while
                others come
    aloud       is read out by screen readers whenever its first line changes
    rim         the part of a large thing that glows alone when the thing can be chosen
    burns       on the score sheet: it spreads from its left edge when the sheet is shown
    bright      is only there while it can be chosen, and no light is laid around it

`laid` and `used` put a picture somewhere within a thing: it has no id, and is not pointed at.
"""

from __future__ import annotations

from ludoteca.draw.svg import Attribute, Markup, el

Spot = tuple[float, float]


def thing(
    ident: str,
    *parts: Markup,
    at: Spot | None = None,
    turn: float = 0,
    scale: float = 1,
    opacity: float = 1,
    said: str = "",
    rule: str = "",
    comes_from: str = "",
    made_of: tuple[int, str] | None = None,
    falls: bool = False,
    lies: float = 0,
    side: str = "",
    rolls: bool = False,
    arcs: bool = False,
    turned: int | None = None,
    walks: Spot | None = None,
    grows: bool = False,
    sways: str = "",
    flashes: str = "",
    queue: int = 0,
    among: str = "",
    about: str = "",
    classes: str = "",
    **look: Attribute,
) -> Markup:
    """A thing made of its parts, the lowest first, which are drawn around the place it is put at.

    Without `at` its parts are drawn where they lie: that is for what never moves.

    >>> thing("die-1", el("circle", r=4), at=(30, 12.5), said="A five", rule="VEN-ROLL-01")
    '<g id="die-1" transform="translate(30 12.5)" data-rule="VEN-ROLL-01"><title>A five</title><circle r="4"/></g>'
    >>> thing("hood-3", el("circle", r=4), comes_from="reserve-0", classes="new")
    '<g id="hood-3" class="new" data-from="reserve-0"><circle r="4"/></g>'
    >>> thing("value-3", el("circle", r=4), about="field-3")
    '<g id="value-3" data-about="field-3"><circle r="4"/></g>'
    >>> thing("tile-3", el("circle", r=4), side="back")
    '<g id="tile-3" data-side="back"><circle r="4"/></g>'
    >>> thing("wagon-1", el("circle", r=4), at=(30, 10), walks=(30, 40))
    '<g id="wagon-1" transform="translate(30 10)" data-round="30 40"><circle r="4"/></g>'
    >>> thing("row-3", el("circle", r=4), flashes="turn 2", queue=3)
    '<g id="row-3" data-flashes="turn 2" data-queue="3"><circle r="4"/></g>'
    >>> thing("rebel-3", el("circle", r=4), lies=-90)
    '<g id="rebel-3" data-lies="-90"><circle r="4"/></g>'
    """
    told: dict[str, Attribute] = {"id": ident}
    if classes:
        told["class_"] = classes
    if where := placed(at, turn, scale):
        told["transform"] = where
    if rule:
        told["data_rule"] = rule
    if comes_from:
        told["data_from"] = comes_from
    if made_of is not None:
        told["data_count"], told["data_piece"] = made_of
    if falls:
        told["data_falls"] = "over"
    if lies:
        told["data_lies"] = f"{lies:g}"
    if side:
        told["data_side"] = side
    if rolls:
        told["data_rolls"] = "over"
    if arcs:
        told["data_arcs"] = "up"
    if turned is not None:
        told["data_turned"] = turned
    if walks is not None:
        told["data_round"] = f"{walks[0]:g} {walks[1]:g}"
    if grows:
        told["data_grows"] = "right"
    if sways:
        told["data_sways"] = sways
    if flashes:
        told["data_flashes"] = flashes
    if queue:
        told["data_queue"] = queue
    if among:
        told["data_among"] = among
    if about:
        told["data_about"] = about
    if opacity != 1:
        told["opacity"] = opacity
    if said:
        return el("g", el("title", said), *parts, **told, **look)
    return el("g", *parts, **told, **look)


def laid(*parts: Markup, at: Spot | None = None, turn: float = 0, scale: float = 1, **look: Attribute) -> Markup:
    """Parts of a thing, put somewhere in it.

    >>> laid(el("circle", r=4), at=(0, -2), scale=0.8, opacity=0.5)
    '<g transform="translate(0 -2) scale(0.8)" opacity="0.5"><circle r="4"/></g>'
    """
    return el("g", *parts, **_where(at, turn, scale), **look)


def used(name: str, at: Spot | None = None, turn: float = 0, scale: float | Spot = 1, **look: Attribute) -> Markup:
    """What is drawn under a name among the definitions of the picture, put somewhere: short to send.

    >>> used("phx-city", (20, 30), scale=0.5)
    '<use href="#phx-city" transform="translate(20 30) scale(0.5)"/>'
    """
    return el("use", href=f"#{name}", **_where(at, turn, scale), **look)


def _where(at: Spot | None, turn: float, scale: float | Spot) -> dict[str, Attribute]:
    where = placed(at, turn, scale)
    return {"transform": where} if where else {}


def placed(at: Spot | None = None, turn: float = 0, scale: float | Spot = 1) -> str:
    """A place as a transform: moved there, then turned clockwise by degrees, then enlarged, or differently each way.

    >>> placed((848, 231.3333333), 90, 1.2)
    'translate(848 231.333) rotate(90) scale(1.2)'
    >>> placed((8, 2), scale=(1.5, 0.8))
    'translate(8 2) scale(1.5 0.8)'
    """
    steps = [f"translate({at[0]:g} {at[1]:g})"] if at is not None else []
    if turn:
        steps.append(f"rotate({turn:g})")
    if isinstance(scale, tuple):
        steps.append(f"scale({scale[0]:g} {scale[1]:g})")
    elif scale != 1:
        steps.append(f"scale({scale:g})")
    return " ".join(steps)


def neat(value: float, digits: int = 3) -> float:
    """A number with so many digits that count: nobody sees the others, and everybody would be sent them.

    >>> neat(1.08108), neat(0.0432432)
    (1.08, 0.0432)
    """
    return float(f"{value:.{digits}g}")


def tenths(x: float, y: float) -> Spot:
    """A place to a tenth of a unit, for what is drawn at very many places.

    >>> tenths(12.3456, 7)
    (12.3, 7)
    """
    return round(x, 1), round(y, 1)
