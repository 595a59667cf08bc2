"""What lies around the wheels of Dirty Deeds: plate, title and time, hands, supply, what is exhausted, the paths."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import shade
from ludoteca.draw.pieces import COLOURS, seal
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES, block, line
from ludoteca.draw.things import laid, neat, thing, used
from ludoteca.games.dirty_deeds.drawing import figurines
from ludoteca.games.dirty_deeds.drawing.arrangement import HIGH, LEFT, PLAQUES, ROW, TOP, WIDE, Plan, Point
from ludoteca.games.dirty_deeds.drawing.icons import BRASS, INK, NIGHT, PALE, icon
from ludoteca.games.dirty_deeds.rules.names import NOT_YET
from ludoteca.games.dirty_deeds.settings import played
from ludoteca.games.dirty_deeds.sheet import burden, clock, ending
from ludoteca.games.dirty_deeds.summary import familiar_lines, lines_of
from ludoteca.games.dirty_deeds.view import Burden, DirtyDeedsView
from ludoteca.play.texts import Texts

DIM = "#aab2cf"


@remembered
def plate() -> Markup:
    """The board the gears lie in: night-blue enamel, framed in brass, with engraved gears and stars."""
    draw = Random("plate")
    stars = [
        el("circle", cx=draw.uniform(LEFT + 10, LEFT + WIDE - 10), cy=draw.uniform(TOP + 10, TOP + HIGH - 10),
           r=draw.choice((0.7, 1, 1.5)))
        for _ in range(110)
    ]  # fmt: skip
    rings = [(LEFT + 90, TOP + 150, 120), (LEFT + WIDE - 60, TOP + 60, 150), (LEFT + WIDE - 130, TOP + HIGH - 60, 170)]
    engraved = [
        el("circle", cx=x, cy=y, r=r * k, stroke_dasharray="14 9" if k == 1 else "2 4")
        for x, y, r in rings
        for k in (1, 0.86, 0.4)
    ]
    return thing(
        "plate",
        el("rect", x=LEFT + 3, y=TOP + 5, width=WIDE, height=HIGH, rx=18, fill="#000", fill_opacity=0.4),
        el("rect", x=LEFT, y=TOP, width=WIDE, height=HIGH, rx=18, fill="url(#dd-night)", stroke="url(#dd-brass)",
           stroke_width=5),
        group(*engraved, fill="none", stroke="#5a6aa0", stroke_opacity=0.28, stroke_width=3,
              clip_path="url(#dd-plate)"),
        group(*stars, fill="#dfe4ff", fill_opacity=0.45),
        el("rect", x=LEFT + 6, y=TOP + 6, width=WIDE - 12, height=HIGH - 12, rx=13, fill="none", stroke=BRASS,
           stroke_opacity=0.5),
    )  # fmt: skip


@remembered
def definitions() -> Markup:
    """The outline of the plate, for what is engraved on it."""
    inside = el("rect", x=LEFT + 6, y=TOP + 6, width=WIDE - 12, height=HIGH - 12, rx=13)
    return group(
        shade("dd-night", "#202c55", "#141c3a", "#0d1328", towards=(0.6, 1)),
        el("clipPath", inside, id="dd-plate"),
    )


def box(wide: float, high: float) -> Markup:
    """The body of a plaque."""
    return el("rect", width=wide, height=high, rx=9, fill="#0c1328", fill_opacity=0.82, stroke=BRASS, stroke_width=1.4)


@remembered
def title(at: Point, name: str, turn: str) -> Markup:
    """The name of the game and the turn."""
    wide, _ = PLAQUES["title"]
    return thing(
        "header",
        line(name, wide - 6, 29, "serif-bold", x=4, y=34, fill=PALE, letter_spacing=0.5),
        line(turn, wide - 8, 17, "serif", x=4, y=55, fill=DIM),
        at=at,
    )


def hourglass(view: DirtyDeedsView, texts: Texts, plan: Plan) -> Markup:
    """Whether the hourglass has been seen, and the turns it still counts."""
    x, y = plan.plaques["title"]
    left = -1 if view.remaining == NOT_YET or view.over else view.remaining
    said = texts("board-over") if view.over else ending(view, texts)
    return time((x, y + 62), bool(view.revealed), left, said[:1].upper() + said[1:], clock(view, texts))


@remembered
def time(at: Point, seen: bool, left: int, said: str, hint: str) -> Markup:
    parts: list[Markup] = [box(202, 46)]
    parts.append(icon("hourglass", 22, 23, 30, **({} if seen else {"opacity": 0.3})))
    if left >= 0:
        parts.append(el("text", str(left), x=56, y=33, font_size=28, fill="#ffd9b0", text_anchor="middle",
                        **FACES["sans-bold"]))  # fmt: skip
    room, start = (120, 76) if left >= 0 else (150, 44)
    parts.append(block(said, room, (14, 9), "serif", 2, start, 23, fill=PALE if seen else DIM))
    return thing("hourglass", *parts, at=at, said=hint, rule="DD-END-03")


def hands(view: DirtyDeedsView, texts: Texts, plan: Plan) -> dict[str, Markup]:
    """The hands over the board, the quickest on top once they are open; a secret choice is shown to its owner only."""
    x, y = plan.plaques["hands"]
    wide, _ = PLAQUES["hands"]
    name = texts("board-final" if view.over else "board-hands")
    out = {"hands": hands_box((x, y), wide, ROW * view.seats + 30, name, texts("board-hands-hint"))}
    rows = list(view.order) if is_opened(view) and len(view.order) == view.seats else list(range(view.seats))
    for row, seat in enumerate(rows):
        out[f"hand-{seat}"] = hand(view, texts, seat, (x + 4, y + 26 + ROW * row), row)
    return out


def is_opened(view: DirtyDeedsView) -> bool:
    """Whether the hands lie open."""
    return any(player.hand for player in view.players) or view.deciding == "place-base"


@remembered
def hands_box(at: Point, wide: float, high: float, said: str, hint: str) -> Markup:
    return thing(
        "hands",
        box(wide, high),
        line(said, wide - 20, 13.5, "serif-italic", x=12, y=18, fill=PALE),
        at=at,
        said=hint,
        rule="DD-TURN-04",
    )


def hand(view: DirtyDeedsView, texts: Texts, seat: int, at: Point, row: int) -> Markup:
    """The hand of a seat in a few words and a picture."""
    player = view.players[seat]
    chooses = view.deciding == "choose-in-secret"
    if view.over:
        said, shown = (
            texts("board-score", points=view.scores[seat]),
            "tick" if view.scores[seat] == max(view.scores) else "",
        )
    elif chooses and seat == view.seat and view.draft:
        who = view.draft[0].partition(":")[2]
        said, shown = draft_said(view, texts), "fist" if who == "fist" else who
    elif chooses:
        said, shown = texts("board-ready" if view.ready[seat] else "board-choosing"), ""
        shown = "ready" if view.ready[seat] else "palm"
    elif player.hand is not None:
        free = player.hand.who == "fist" or not player.hand.action
        deed = f"deed-{player.hand.action}"
        said = texts(f"hand-{player.hand.who}") if free or deed not in texts else texts(deed)
        shown = "ready" if player.hand.who == "fist" else "" if "in-hand" in player.characters else player.hand.who
    elif view.deciding == "place-base":
        based = any(one.base and one.owner == seat for one in view.hexes)
        said, shown = texts("board-based" if based else "board-base-due", place=row + 1), "tick" if based else "palm"
    elif seat in view.to_act:
        said, shown = texts("board-with-familiar"), "owl"
    else:
        said, shown = texts("board-acted") if is_opened(view) else "", "tick" if is_opened(view) else ""
    said = said[:1].upper() + said[1:]
    hint = ": ".join(part for part in (texts.seat(seat), said) if part)
    acts = seat in view.to_act and not chooses
    carried = heaps(player.hand.burden) if player.hand else ()
    if carried and player.hand:
        hint += f" · {texts('label-pay', tiles=burden(player.hand.burden, texts))}"
    if player.hand:
        hint = "\n".join([hint, *lines_of(player.hand.who, played(view), texts)])
    return hand_row(seat, at, said, shown, acts, hint, carried)


Heaps = tuple[tuple[str, int], ...]  # what is in them, by the name of its picture, and how many


def heaps(what: Burden) -> Heaps:
    """A burden heap by heap: opaque tiles, those of each colour, tokens."""
    panes = [(f"pane-{seat}", count) for seat, count in enumerate(what.colours)]
    tokens = [("tradition", what.traditions), ("enchantment", what.enchantments)]
    return tuple(heap for heap in (("stone-0-0", what.opaque), *panes, *tokens) if heap[1])


def draft_said(view: DirtyDeedsView, texts: Texts) -> str:
    """The own secret choice as far as it has been made."""
    who = texts(f"hand-{view.draft[0].partition(':')[2]}")
    if len(view.draft) == 1 or view.draft[0] == "choose:fist":
        return who
    return f"{who}: {texts('intent-' + view.draft[1].partition(':')[2])}"


@remembered
def hand_row(seat: int, at: Point, said: str, shown: str, acts: bool, hint: str, carried: Heaps) -> Markup:
    wide, _ = PLAQUES["hands"]
    parts = [
        el("rect", width=wide - 8, height=ROW - 4, rx=8, fill=COLOURS[seat], fill_opacity=0.6 if acts else 0.26,
           stroke="#fff" if acts else COLOURS[seat], stroke_width=1.6),
        seal(seat, 18, 21, 0.85),
    ]  # fmt: skip
    if shown == "ready":
        parts.append(icon("fist", 52, 21, 34))
    elif shown == "owl":
        parts.append(icon("owl", 52, 21, 36, color=COLOURS[seat]))
    elif shown in ("palm", "tick"):
        parts.append(icon(shown, 52, 21, 26 if shown == "palm" else 20, opacity=0.7 if shown == "palm" else 1))
    elif shown in figurines.OUTLINES and acts:  # it has left the hand and is on the board already
        parts.append(laid(figurines.figure(seat, shown), at=(52, 20), scale=0.8, opacity=0.5))
    elif shown in figurines.OUTLINES or shown == "fist":
        parts.append(icon("fist", 48, 23, 34))
        if shown != "fist":
            parts.append(laid(figurines.figure(seat, shown), at=(60, 16), scale=0.6))
    if carried:
        parts.append(line(said, wide - 92, 13.5, "serif", x=78, y=15, fill="#fff"))
        parts.append(burden_row(carried, wide - 90))
    else:
        parts.append(block(said, wide - 92, (13.5, 9), "serif", 2, 78, 21, fill="#fff"))
    colour = DIM if shown == "palm" else PALE if shown == "tick" else COLOURS[seat]
    return thing(f"hand-{seat}", *parts, at=at, said=hint, rule="DD-TURN-03", color=colour)


def burden_row(carried: Heaps, room: float) -> Markup:
    """What a hand carries, in a row below the name of its action."""
    step = min(38.0, room / len(carried))
    parts = []
    for k, (what, count) in enumerate(carried):
        parts.append(picture(what, 9 + step * k, 0, 19))
        parts.append(el("text", str(count), x=19 + step * k, y=5.2, font_size=15, fill="#fff", **FACES["sans-bold"]))
    return laid(*parts, at=(78, 30))


def picture(what: str, x: float, y: float, size: float) -> Markup:
    """A tile or a token, so large, around a place; glass is lit from below, or its colour would be lost."""
    if not what.startswith(("stone", "pane")):
        return icon(what, x, y, size * 0.9)
    lit = [el("circle", r=80, fill="#f0dba5")] if what.startswith("pane") else []
    tile = used(f"dd-{what}")
    return laid(*lit, tile, at=(x, y), scale=neat(size / 190))


def in_hand(view: DirtyDeedsView, plan: Plan, seat: int) -> Point:
    """Where a character lies in the open hand of its seat."""
    x, y = plan.plaques["hands"]
    row = view.order.index(seat) if seat in view.order else seat
    return x + 56, y + 26 + ROW * row + 20


def supply(view: DirtyDeedsView, texts: Texts, plan: Plan) -> dict[str, Markup]:
    """The common supply: tokens, and opaque tiles."""
    opaque, traditions, enchantments = view.common
    x, y = plan.plaques["supply"]
    wide, high = PLAQUES["supply"]
    name = texts("board-supply")
    return {
        "supply": zone("supply", (x, y), wide, high, name, texts("board-supply-hint"), "DD-BOARD-08"),
        "supply-T": heap("supply-T", "tradition", traditions, (x + 12, y + 54), texts("board-traditions"), ""),
        "supply-I": heap("supply-I", "enchantment", enchantments, (x + 76, y + 54), texts("board-enchantments"), ""),
        "supply-O": heap("supply-O", "stone-0-0", opaque, (x + 140, y + 54), texts("board-opaque"), ""),
    }


def spent(view: DirtyDeedsView, texts: Texts, plan: Plan) -> dict[str, Markup]:
    """The exhausted area: tokens and tiles; the characters there are drawn with the others."""
    x, y = plan.plaques["spent"]
    wide, high = PLAQUES["spent"]
    out = {
        "spent": zone("spent", (x, y), wide, high, texts("board-spent"), texts("board-spent-hint"), "DD-KEY-11"),
        "spent-T": heap(
            "spent-T", "tradition", view.exhausted[0], (x + 12, y + 42), texts("board-traditions"), "small"
        ),
        "spent-I": heap(
            "spent-I", "enchantment", view.exhausted[1], (x + 78, y + 42), texts("board-enchantments"), "small"
        ),
    }
    for seat, count in enumerate(view.exhausted_tiles):
        said = texts("board-tiles-of", name=texts.seat(seat))
        spot = x + 12 + 66 * seat, y + 71
        out[f"spent-{seat}"] = heap(f"spent-{seat}", f"pane-{seat}", count, spot, said, "small")
    return out


def laid_off(plan: Plan, number: int, count: int) -> tuple[Point, float]:
    """Where the exhausted characters lie, and how large: in one row or two."""
    x, y = plan.plaques["spent"]
    in_row = count if count <= 6 else -(-count // 2)
    scale = 0.72 if count <= 6 else 0.44
    step = min(34.0, 188 / max(1, in_row))
    return (x + 20 + step * (number % in_row), y + (108 if count <= 6 else 98 + 19 * (number // in_row))), scale


@remembered
def zone(ident: str, at: Point, wide: float, high: float, name: str, hint: str, rule: str) -> Markup:
    return thing(
        ident,
        box(wide, high),
        line(name, wide - 20, 13.5, "serif-italic", x=12, y=19, fill=PALE),
        at=at,
        said=hint,
        rule=rule,
    )


@remembered
def heap(ident: str, what: str, count: int, at: Point, said: str, look: str) -> Markup:
    """So many of a thing: its picture, and the number."""
    small = look == "small"
    size = 24 if small else 27
    number = el("text", str(count), x=size + 2, y=5.5 if small else 7, font_size=17 if small else 20, fill="#fff",
                **FACES["sans-bold"])  # fmt: skip
    return thing(
        ident,
        picture(what, size * 0.5, 0, size),
        number,
        at=at,
        said=f"{said}: {count}",
        rule="DD-BOARD-09" if ident.startswith("supply") else "DD-KEY-11",
        opacity=1 if count else 0.4,
    )


@remembered
def eye(middle: tuple[float, float, float], said: str) -> Markup:
    """The oculum arcanum between the wheels, where the paths end."""
    x, y, r = middle
    rays = "".join(
        f"M{r * 0.8 * cos(k * pi / 12):.1f} {r * 0.8 * sin(k * pi / 12):.1f}L{r * cos(k * pi / 12):.1f} "
        f"{r * sin(k * pi / 12):.1f}"
        for k in range(24)
    )
    k = r / 34
    lid = f"M{-25 * k:.1f} 0C{-12 * k:.1f} {-17 * k:.1f} {12 * k:.1f} {-17 * k:.1f} {25 * k:.1f} 0C{12 * k:.1f} "
    lid += f"{17 * k:.1f} {-12 * k:.1f} {17 * k:.1f} {-25 * k:.1f} 0z"
    return thing(
        "eye",
        el("circle", r=r, fill=NIGHT, stroke="url(#dd-brass)", stroke_width=3),
        el("path", d=rays, stroke=BRASS, stroke_width=1.6),
        el("path", d=lid, fill="#f7ecd0", stroke=BRASS, stroke_width=2),
        el("circle", r=11.5 * k, fill="#3d6fb5", stroke=INK, stroke_width=1.5),
        el("circle", r=5 * k, fill="#0a0e1a"),
        el("circle", cx=-3.5 * k, cy=-4 * k, r=2.4 * k, fill="#fff"),
        at=(x, y),
        said=said,
        rule="DD-FAM-02",
    )


@remembered
def path(seat: int, squares: tuple[Point, ...], pitch: float, middle: tuple[float, float, float], said: str) -> Markup:
    """The path of a Familiar: the coloured square where it begins, and those that lead to the middle."""
    x, y, _ = middle
    way = "M" + "L".join(f"{a:g} {b:g}" for a, b in (*squares, (x, y)))
    r = pitch * 0.43
    return thing(
        f"path-{seat}",
        el("path", d=way, fill="none", stroke=COLOURS[seat], stroke_width=4, stroke_opacity=0.8),
        *(
            el("circle", cx=a, cy=b, r=r, fill=COLOURS[seat] if k == 0 else "#22305a", stroke=PALE if k else "#fff",
               stroke_width=1.8)
            for k, (a, b) in enumerate(squares)
        ),
        said=said, rule="DD-BOARD-10",
    )  # fmt: skip


def familiar(view: DirtyDeedsView, texts: Texts, plan: Plan, seat: int) -> Markup:
    """A Familiar where its path has led it; at the end it sits on the eye."""
    at = view.players[seat].familiar
    squares = plan.paths[seat]
    if at < len(squares):
        x, y = squares[at]
    else:
        x, y = plan.middle[0] + (-13, 0, 13)[seat], plan.middle[1] + (5, -12, 5)[seat]
    said = texts("board-familiar", name=texts.seat(seat), square=at + 1, squares=view.familiar_squares)
    does = [texts("board-familiar-does"), *familiar_lines(played(view), texts)]
    return figurines.owl(seat, (x, y - 4), plan.square / 25, "\n".join([said, *does]))
