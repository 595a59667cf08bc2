"""The drawing of Baratto: a hexagonal market in the sun, a place and a screen for each seat, a counter for offers."""

from __future__ import annotations

from math import ceil

from ludoteca.draw.chips import stack
from ludoteca.draw.hexes import centre, hexagon_size
from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS, seal
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import line
from ludoteca.draw.things import laid, thing
from ludoteca.games.baratto.drawing import pieces
from ludoteca.games.baratto.rules.scoring import stack_points
from ludoteca.games.baratto.view import BarattoView, Crate, Offer
from ludoteca.kernel.hexes import rows
from ludoteca.play.game import Area
from ludoteca.play.texts import Texts, capital

WIDTH, HEIGHT = 1280, 864
MARKET_X, MARKET_Y, MARKET_W, MARKET_H = 16, 64, 796, 700
PLACES_X, PLACES_W, GAP = 828, 436, 10
TALLEST = {2: 206, 3: 184}  # places of few seats leave room for the card that says what counts
COUNTER_Y, COUNTER_H = 776, 74
INK, SOFT = pieces.INK, "#6f5a41"
AREAS = (
    Area("market", 8, 6, 812, 766, 560),
    Area("places", 820, 56, 452, 716, 380),
    Area("counter", 8, 768, 1264, 90, 760),
)


def draw(view: BarattoView, texts: Texts) -> Markup:
    """The whole table in one picture, with the wood it lies on."""
    parts = {ident: part for area in fragments(view, texts).values() for ident, part in area.items()}
    wood = el("rect", width=WIDTH, height=HEIGHT, fill="url(#baratto-table)")
    return picture(WIDTH, HEIGHT, parts.pop("definitions"), wood, *parts.values(), label=texts("game-title"))


def fragments(view: BarattoView, texts: Texts) -> dict[str, dict[str, Markup]]:
    """Every part of the picture by area and id, from the lowest to the uppermost."""
    height = TALLEST.get(view.seats, (MARKET_H + GAP) / view.seats - GAP)
    tops = [MARKET_Y + seat * (height + GAP) for seat in range(view.seats)]
    places = [place(view, texts, seat, tops[seat], height) for seat in range(view.seats)]
    card = {"points-card": points_card(texts("board-counts"), tops[-1] + height + GAP)} if view.seats in TALLEST else {}
    return {
        "": {"definitions": pieces.definitions()},
        "market": {"header": header(texts("game-title"), now(view, texts)), **market(view, texts)},
        "places": {ident: part for one in places for ident, part in one.items()} | bell(view, texts, tops) | card,
        "counter": goods(view, texts) | {"counter": counter(view, texts)},
    }


def now(view: BarattoView, texts: Texts) -> str:
    return texts("sheet-round", round=view.round, rounds=view.rounds, name=texts.seat(view.lead))


@remembered
def header(title: str, now: str) -> Markup:
    return thing(
        "header",
        line(title, 260, 34, x=24, y=46, fill=pieces.PAPER, face="serif-bold"),
        line(now, 500, 18, x=MARKET_X + MARKET_W - 8, y=44, fill="#d9c6a2", text_anchor="end"),
    )


def market(view: BarattoView, texts: Texts) -> dict[str, Markup]:
    """The square with its stalls; draw pile and bank stand in its free corners."""
    size = hexagon_size(view.radius, MARKET_W - 36, MARKET_H - 28)
    left, right, low = MARKET_X + 74, MARKET_X + MARKET_W - 74, MARKET_Y + MARKET_H - 30
    stalls = {
        f"stall-{number}": stall(
            number, q, r, size, view.stalls[number - 1], tuple(bidders(view, number)), stall_said(view, texts, number)
        )
        for number, (q, r) in enumerate(rows(view.radius), 1)
    }
    return {
        "square": square(left, right),
        **stalls,
        "draw-pile": thing(
            "draw-pile",
            laid(pile(view), at=(left, low - 18)),
            caption(texts("board-draw", count=view.draw_pile), left, low + 12),
            said=texts("board-draw-hint"),
            rule="BAR-ROUND-01",
        ),
        "bank": thing(
            "bank",
            laid(purse(view.bank), at=(right, low - 20)),
            caption(f"{texts('board-bank')} {view.bank}", right, low + 12),
            said=texts("board-bank-hint"),
            rule="BAR-SETUP-03",
        ),
    }


@remembered
def square(left: float, right: float) -> Markup:
    """The ground of the market, with a tree and a fountain. Never changes."""
    return thing(
        "square",
        el(
            "rect", x=MARKET_X, y=MARKET_Y, width=MARKET_W, height=MARKET_H, rx=14,
            fill="url(#baratto-square)", stroke="#7d6236", stroke_width=2,
        ),
        laid(pieces.tree(), at=(left, MARKET_Y + 74)),
        laid(pieces.fountain(), at=(right, MARKET_Y + 74)),
    )  # fmt: skip


def caption(text: str, x: float, y: float) -> Markup:
    return line(text, 124, 16, x=x, y=y, fill=INK, face="serif-bold", text_anchor="middle")


def pile(view: BarattoView) -> Markup:
    """The draw pile: as many crates as can be seen of it."""
    spots = ((-24, 0), (24, 0), (0, -40))[: min(3, view.draw_pile)]
    return group(*(laid(pieces.crate("", lies_open=False), at=(x, y), scale=0.78) for x, y in spots))


def purse(coins: int) -> Markup:
    """The bank: stacks of coins, the more the higher."""
    parts = []
    for column in range(min(3, ceil(coins / 20))):
        for k in range(min(7, ceil((coins - 20 * column) / 3))):
            x, y = (-30, 0, 30)[column], -k * 6
            parts.append(
                el("ellipse", cx=x, cy=y, rx=14, ry=6, fill="url(#baratto-copper)", stroke="#6d3d1c", stroke_width=1.2)
            )
    return group(*parts)


def stall_said(view: BarattoView, texts: Texts, number: int) -> str:
    """A stall in words."""
    inside = view.stalls[number - 1]
    said = said_of(texts, inside) if inside is not None else texts("board-no-crate")
    known = (counting(texts),) if inside is not None and inside.good else ()
    return "\n".join((texts("board-stall", stall=number, crate=said), *known))


@remembered
def stall(
    number: int, q: int, r: int, size: float, inside: Crate | None, bidding: tuple[int, ...], said: str
) -> Markup:
    """A stall, its crate, who has looked into it, and who bids there."""
    parts = [pieces.stall((q - r) % 3)]
    if inside is not None:
        parts.append(laid(pieces.crate(inside.good, inside.open), at=(0, 37)))
        parts += lookers(inside.seen_by)
    parts += [seal(seat, x, 46, 0.95) for seat, x in in_a_row(bidding, 25)]
    parts += [
        el("rect", x=-19, y=63, width=38, height=24, rx=5, fill="#5d4229", stroke=INK),
        el("text", str(number), y=81, fill=pieces.PAPER, font_size=19, font_weight="bold", text_anchor="middle"),
    ]
    x, y = centre(q, r, size)
    at = round(MARKET_X + MARKET_W / 2 + x, 2), round(MARKET_Y + MARKET_H / 2 + y, 2)
    rule = "BAR-BID-02" if inside is not None else "BAR-ROUND-01"
    return thing(f"stall-{number}", *parts, at=at, scale=round(size / 100, 4), said=said, rule=rule)


def said_of(texts: Texts, box: Crate) -> str:
    """A crate in words: what is in it, as far as this viewer knows, and who has looked inside."""
    inside = texts(f"thing-{box.good}") if box.good else texts("board-closed")
    if box.open:
        return texts("board-open", crate=inside)
    names = ", ".join(texts.seat(seat) for seat in box.seen_by)
    return texts("board-seen", crate=inside, names=names) if names else inside


def told(texts: Texts, box: Crate) -> str:
    """The same, and what the good in it counts, where that is known."""
    return "\n".join((capital(said_of(texts, box)), *((counting(texts),) if box.good else ())))


def lookers(seats: tuple[int, ...]) -> list[Markup]:
    """An eye, and under it those who have looked into the crate."""
    if not seats:
        return []
    marks = [seal(seat, 74, y + 6, 0.8) for seat, y in in_a_row(seats, 20)]
    return [laid(pieces.eye(), at=(74, -10 - 10 * len(seats))), *marks]


def bidders(view: BarattoView, stall: int) -> list[int]:
    """Who stands at a stall: those whose bid lies there, and while all choose only the viewer."""
    if view.deciding == "bid-in-secret":
        return [view.seat] if f"stall:{stall}" in view.draft else []
    return [seat for seat, bid in enumerate(view.bids) if bid is not None and bid.stall == stall]


def in_a_row(seats: tuple[int, ...], step: float) -> list[tuple[int, float]]:
    """Where each stands along a line, the middle of them at 0."""
    return [(seat, (k - (len(seats) - 1) / 2) * step) for k, seat in enumerate(seats)]


def place(view: BarattoView, texts: Texts, seat: int, top: float, height: float) -> dict[str, Markup]:
    """What a seat has in front of it: name, coins, last bid, and its crates by the screen."""
    points = view.points[seat]
    shown = texts("sheet-points", points=points) if points is not None else ""
    ready = view.deciding == "bid-in-secret" and bool(view.ready[seat])
    said, count = note(view, texts, seat), view.coins[seat]
    return {
        f"seat-{seat}": frame(seat, top, height, texts.seat(seat), said, shown, seat in view.to_act, ready),
        f"coins-{seat}": coins(seat, top, count, texts("board-coins", count=count)),
        **stage(view, texts, seat, top + 54, height - 64),
    }


@remembered
def frame(
    seat: int, top: float, height: float, name: str, said: str, points: str, acts: bool, ready: bool
) -> Markup:  # fmt: skip
    """The paper of a place: whose it is, what they did last, their points, and whether they are ready."""
    x, end = PLACES_X, PLACES_X + PLACES_W
    parts = [
        el(
            "rect", x=x, y=top, width=PLACES_W, height=height, rx=10, fill="#f5e9d0",
            stroke=COLOURS[seat] if acts else "#b79f77", stroke_width=4 if acts else 1,
        ),
        seal(seat, x + 27, top + 27, 1.15),
        line(name, 240, 19, x=x + 48, y=top + 25, fill=INK, face="serif-bold"),
        line(said, 250, 14, x=x + 48, y=top + 45, fill=SOFT),
    ]  # fmt: skip
    if points:
        parts.append(line(points, 112, 14, x=end - 12, y=top + 48, fill=SOFT, face="serif-bold", text_anchor="end"))
    if ready:
        parts.append(tick(end - 136, top + 21))
    return thing(f"seat-{seat}", *parts, said=name, rule="BAR-OFFER-01")


@remembered
def coins(seat: int, top: float, count: int, said: str) -> Markup:
    end = PLACES_X + PLACES_W
    return thing(
        f"coins-{seat}",
        laid(pieces.coin(0.86), at=(end - 26, top + 20)),
        line(str(count), 46, 23, x=end - 44, y=top + 28, fill=INK, face="serif-bold", text_anchor="end"),
        said=said,
        rule="BAR-SCORE-02",
    )


def bell(view: BarattoView, texts: Texts, tops: list[float]) -> dict[str, Markup]:
    """The bell stands before the seat that leads."""
    at = PLACES_X + PLACES_W - 106, tops[view.lead] + 23
    said = texts("board-bell", name=texts.seat(view.lead))
    return {"bell": thing("bell", pieces.bell(), at=at, said=said, rule="BAR-OFFER-01")}


def note(view: BarattoView, texts: Texts, seat: int) -> str:
    """The last bid of a seat, or what the viewer is choosing in secret."""
    if seat == view.seat and view.draft:
        answers = [answer.partition(":") for answer in view.draft]
        return ", ".join(texts(f"action-{verb}", amount=int(amount)) for verb, _, amount in answers)
    bid = view.bids[seat]
    return texts("sheet-bid", coins=bid.coins, stall=bid.stall) if bid is not None else ""


def stage(view: BarattoView, texts: Texts, seat: int, top: float, height: float) -> dict[str, Markup]:
    """The crates of a seat, in as many rows as make them largest, each row with its screen.

    For the owner the screen is behind them, for the others before them; what lies open stands in front.
    """
    x, width = PLACES_X + 14.0, PLACES_W - 28.0
    boxes = view.screens[seat]
    rows, scale = best_rows(len(boxes), width, height)
    long = max(1, ceil(len(boxes) / rows))
    mine = seat == view.seat
    floors = tuple([top + height * (row + 1) / rows for row in range(rows)])
    shown = screen(seat, x, width, (58 if mine else 15) * scale, floors, texts("board-screen"))
    spots = [(x + (34 + 68 * (k % long)) * scale, floors[k // long] - 3 * scale) for k in range(len(boxes))]
    crates = {
        f"crate-{seat}-{k + 1}": crate(seat, k, box, spots[k], scale, told(texts, box)) for k, box in enumerate(boxes)
    }
    closed = {f"crate-{seat}-{k + 1}" for k, box in enumerate(boxes) if not box.open and not mine}
    behind = {ident: part for ident, part in crates.items() if ident in closed}
    before = {ident: part for ident, part in crates.items() if ident not in closed}
    return behind | {f"screen-{seat}": shown} | before


@remembered
def screen(seat: int, x: float, width: float, height: float, floors: tuple[float, ...], said: str) -> Markup:
    """The screen of a seat, a leaf for each row of crates."""
    leaf = pieces.screen(width, height, COLOURS[seat])
    leaves = [laid(leaf, at=(x, round(floor, 2))) for floor in floors]
    return thing(f"screen-{seat}", *leaves, said=said, rule="BAR-TAKE-04")


@remembered
def best_rows(count: int, width: float, height: float) -> tuple[int, float]:
    """In how many rows, and at which scale, so many crates are largest in a box."""
    ways = [
        (min(height / rows / 64, width / (68 * ceil(max(count, 1) / rows)), 1.9), -rows)
        for rows in range(1, 6)
        if rows <= max(1, count)
    ]
    scale, rows = max(ways)
    return -rows, scale


@remembered
def crate(seat: int, number: int, box: Crate, at: tuple[float, float], scale: float, said: str) -> Markup:
    """A crate in a row, with the seals of the others who have looked inside."""
    eyes = () if box.open else tuple(other for other in box.seen_by if other != seat)
    marks = [seal(other, -22 + k * 14.5, -44, 0.6) for k, other in enumerate(eyes)]
    return thing(
        f"crate-{seat}-{number + 1}",
        pieces.crate(box.good, box.open),
        *marks,
        at=(round(at[0], 2), round(at[1], 2)),
        scale=round(scale, 4),
        said=said,
        rule="BAR-OFFER-03" if box.open else "BAR-TAKE-04",
    )


def tick(x: float, y: float) -> Markup:
    """This seat is ready."""
    way = f"M{x - 8} {y} l6 7 l11 -14"
    return el("path", d=way, fill="none", stroke="#2c7a4b", stroke_width=4, stroke_linecap="round")


@remembered
def points_card(title: str, top: float) -> Markup:
    """What one to five crates of a good count, and three coins."""
    height = MARKET_Y + MARKET_H - top
    middle = PLACES_X + PLACES_W / 2
    step, floor = PLACES_W / 6, MARKET_Y + MARKET_H - 50
    abreast, scale = (1, 0.68) if height > 220 else (3, 0.28)
    parts = [
        el("rect", x=PLACES_X, y=top, width=PLACES_W, height=height, rx=10, fill="#2a1c13", stroke="#7d6236"),
        line(title, PLACES_W - 32, 16, x=middle, y=top + 26, fill="#d9c6a2", text_anchor="middle", face="serif-italic"),
    ]
    for count in range(1, 6):
        x = PLACES_X + step * (count - 0.5)
        parts += stack(pieces.crate("", lies_open=False), count, abreast, (x, floor), scale=scale)
        parts.append(worth(int(stack_points(count)), x))
    x = PLACES_X + step * 5.5
    parts += stack(laid(pieces.coin(), at=(0, -16)), 3, abreast, (x, floor), scale=scale * 0.95 + 0.2)
    parts.append(worth(1, x))
    return thing("points-card", *parts, said=title, rule="BAR-SCORE-01")


def worth(points: int, x: float) -> Markup:
    """Points, in a seal at the foot of the card."""
    y = MARKET_Y + MARKET_H - 24
    return group(
        el("circle", cx=x, cy=y, r=15, fill="#7b1f2b"),
        el("text", str(points), x=x, y=y + 6, fill="#fff", font_size=17, font_weight="bold", text_anchor="middle"),
    )


def goods(view: BarattoView, texts: Texts) -> dict[str, Markup]:
    """The goods and how many crates of each there are in all; here one points at what one wants."""
    out = {"shelf": shelf()}
    for k, (name, count) in enumerate(zip(view.goods, view.supply, strict=True)):
        out[f"good-{name}"] = good(name, count, MARKET_X + 34 + k * 114, texts)
    return out


@remembered
def shelf() -> Markup:
    board = el("rect", x=MARKET_X, y=COUNTER_Y, width=470, height=COUNTER_H, rx=10, fill="#2a1c13", stroke="#7d6236")
    return thing("shelf", board)


@remembered
def counting(texts: Texts) -> str:
    """BAR-SCORE-01 what crates of one good count, the more the better."""
    counts = [texts("board-good-counts", count=count, points=int(stack_points(count))) for count in range(1, 6)]
    return capital(", ".join(counts))


@remembered
def good(name: str, count: int, x: float, texts: Texts) -> Markup:
    """A good on the shelf."""
    return thing(
        f"good-{name}",
        el("rect", x=x - 28, y=COUNTER_Y + 6, width=110, height=COUNTER_H - 12, rx=8, fill="#3a281b"),
        laid(pieces.good(name), at=(x, COUNTER_Y + 37), scale=1.15),
        line(texts(f"good-{name}"), 56, 16, x=x + 24, y=COUNTER_Y + 34, fill=pieces.PAPER, face="serif-bold"),
        line(f"× {count}", 56, 15, x=x + 24, y=COUNTER_Y + 54, fill="#cdb994"),
        said="\n".join((texts("board-supply", good=texts(f"score-{name}"), count=count), counting(texts))),
        rule="BAR-SETUP-02",
    )


def counter(view: BarattoView, texts: Texts) -> Markup:
    """The counter on which an offer lies: who gives what to whom, and for what."""
    x = MARKET_X + 482
    width = WIDTH - 16 - x
    lying = (
        offer(view, texts, view.offer, x + 14)
        if view.offer is not None
        else line(
            texts("board-no-offer"), width - 40, 16, x=x + width / 2, y=COUNTER_Y + 43, fill="#4a3018",
            text_anchor="middle", face="serif-italic",
        )
    )  # fmt: skip
    return thing(
        "counter",
        el("rect", x=x, y=COUNTER_Y, width=width, height=COUNTER_H, rx=10, fill="url(#baratto-wood)", stroke="#5c3d20"),
        lying,
        said=texts("board-counter"),
        rule="BAR-OFFER-02",
    )


def offer(view: BarattoView, texts: Texts, offered: Offer, x: float) -> Markup:
    y = COUNTER_Y + COUNTER_H / 2
    gift = offered.proposed and sum(offered.want) == 0
    return group(
        seal(view.lead, x + 14, y, 1.2),
        line(texts.seat(view.lead), 118, 17, x=x + 36, y=y - 3, fill=INK, face="serif-bold"),
        line(texts("board-offers"), 118, 14, x=x + 36, y=y + 17, fill=INK),
        *things(view, offered.give, x + 184, y),
        line(
            texts("board-gift") if gift else texts("board-wants"), 92, 15, x=x + 366, y=y + 5, fill=INK,
            text_anchor="middle", face="serif-italic",
        ),
        *things(view, offered.want, x + 440, y),
        seal(offered.rival, x + 606, y, 1.2),
        line(texts.seat(offered.rival), 112, 17, x=x + 628, y=y + 6, fill=INK, face="serif-bold"),
    )  # fmt: skip


def things(view: BarattoView, counts: tuple[int, ...], x: float, y: float) -> list[Markup]:
    """The things of a bundle, side by side."""
    names = [name for name, count in zip((*view.goods, "coin"), counts, strict=True) for _ in range(count)]
    return [
        laid(pieces.coin(1.2), at=(x + k * 54, y))
        if name == "coin"
        else laid(pieces.crate(name, lies_open=True), at=(x + k * 54, y + 27), scale=0.78)
        for k, name in enumerate(names)
    ]
