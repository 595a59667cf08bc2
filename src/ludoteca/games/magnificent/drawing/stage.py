"""The own stage: posters over their tents, those that wait and those that are done, and what is due so far."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.draw.memory import remembered_print
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.text import line
from ludoteca.draw.things import laid, neat, thing
from ludoteca.games.magnificent.drawing import posters, tents
from ludoteca.games.magnificent.drawing.arrangement import STAGE, Layer
from ludoteca.games.magnificent.drawing.dues import Dues, dues
from ludoteca.games.magnificent.drawing.icons import coin, die, picture_of, ticket
from ludoteca.games.magnificent.drawing.marks import bold, box, disc, gap, path
from ludoteca.games.magnificent.drawing.palette import BAD, GOOD, INK, ROSE, SOFT
from ludoteca.games.magnificent.drawing.rings import tent_thing
from ludoteca.games.magnificent.drawing.sheets import sheet
from ludoteca.games.magnificent.drawing.told import goods_told, lines, poster_told
from ludoteca.games.magnificent.seen import Goods, Hung, Line, Player
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts

STEP, FIRST = 63.3, 8.0
POSTER_Y, TENT_Y = 18.0, 114.0
SCALE = 60 / 66
LOW = 191.0  # where the row of small posters begins
DONE_LEFT, DONE_ROOM = 74.0, 92.0
WAITING_ROOM = 52.0
WAITING_WIDE = 310.0
IN_HAND = 266.0  # where a poster or a tent lies that has no place yet
DUE, DUE_ROOM = 203.0, 118.0  # where it is said whether the coins are enough, and its room if nothing lies beside it
ALL_SEEN = 2  # posters that wait and are seen without being counted


def stage(view: MagnificentView, seat: int, texts: Texts) -> Layer:
    """The whole window."""
    player = view.players[seat]
    out: Layer = {"stage": _ground(seat, texts)}
    for k, space in enumerate(player.tents):
        x = STAGE.x + FIRST + k * STEP
        out[f"slot-{k + 1}"] = _slot(k + 1, (x, STAGE.y + POSTER_Y), texts)
        out[f"pitch-{k + 1}"] = _pitch(k + 1, space.printed, space.bonus, (x, STAGE.y + TENT_Y), texts)
        above = space.poster.id if space.poster is not None else ""
        if space.tent:
            out[f"tent-{space.tent}"] = tent_thing(space.tent, (x, STAGE.y + TENT_Y), 1, texts, above)
    hung = [(STAGE.x + FIRST + k * STEP, one.poster) for k, one in enumerate(player.tents) if one.poster is not None]
    for x, one in hung:
        offered = one.ready and view.deciding == "show-poster" and seat in view.to_act
        out[f"poster-{one.id}"] = _hung(one, (x, STAGE.y + POSTER_Y), SCALE, offered, texts)
    for x, one in hung:  # beside the name, over the edge of the next one
        out[f"ready-{one.id}"] = _ready(one, (neat(x + 58.5, 5), STAGE.y + POSTER_Y + 1), texts)
    out |= _completed(player.completed, texts)
    out["due"] = _due(view, player, texts)
    arranges = view.deciding == "arrange-posters" and seat in view.to_act
    out |= _waiting(player, WAITING_WIDE if arranges else WAITING_ROOM, texts)
    if arranges and view.step is not None and view.step.space:
        out["filling"] = _filling(view.step.space)
    return out | _in_hand(view, player, texts)


@remembered_print
def _ground(seat: int, texts: Texts) -> Markup:
    return thing(
        "stage",
        sheet(STAGE.wide, STAGE.high, seat),
        path("M10 171H320", stroke="#b49b70"),
        path("M10 172.5H320", stroke="#fff", stroke_opacity=0.6),
        path("M66 180V234M170 180V234", stroke="#c8b48c"),
        at=(STAGE.x, STAGE.y),
        said=lines(texts("board-stage"), texts("board-stage-said")),
        rule="MAG-PERF-07",
    )


@remembered_print
def _slot(number: int, at: tuple[float, float], texts: Texts) -> Markup:
    """A place for a poster."""
    return thing(
        f"slot-{number}",
        gap(0, 0, 60, 89),
        picture_of("no-bill", 30, 44, 2),
        at=at,
        said=texts("board-slot", number=number),
        rule="MAG-POST-06",
    )


@remembered_print
def _pitch(number: int, printed: bool, bonus: Goods, at: tuple[float, float], texts: Texts) -> Markup:
    """A place for a tent: the first has one printed on it, the others give something."""
    shown = tents.tent("") if printed else tents.place(bonus)
    gains = goods_told(bonus, texts)
    return thing(
        f"pitch-{number}",
        shown,
        at=at,
        said=lines(
            texts("board-pitch-printed") if printed else texts("board-pitch", number=number),
            texts("board-pitch-gains", gains=gains) if gains else texts("board-pitch-nothing"),
        ),
        rule="MAG-TENT-02" if number == 1 else "MAG-TENT-01",
    )


@remembered_print
def _hung(hung: Hung, at: tuple[float, float], scale: float, offered: bool, texts: Texts) -> Markup:
    """A poster over a tent; while it is offered its button says what it pays, and a preview what it costs."""
    told = poster_told(hung.id, texts, hung.lacks, hung.gems)
    said = told.partition("\n")[0] if offered else told
    return thing(f"poster-{hung.id}", posters.poster(hung.id, hung.lacks), at=at, scale=neat(scale, 4), said=said,
                 rule="MAG-PERF-08", side="front")  # fmt: skip


@remembered_print
def _ready(hung: Hung, at: tuple[float, float], texts: Texts) -> Markup:
    """Whether a poster can be completed."""
    can = hung.ready or bool(hung.ways)
    said = texts("board-ready" if can else "board-not-ready")
    return thing(f"ready-{hung.id}", picture_of("tick" if can else "dash", 0, 0), at=at, said=said, rule="MAG-PERF-07")


def _in_hand(view: MagnificentView, player: Player, texts: Texts) -> Layer:
    """A poster or a tent that was gained and has no place yet lies over the stage."""
    out: Layer = {}
    if player.taken:
        hung = Hung(id=player.taken, lacks=(), gems="", ready=False, ways=())
        out[f"poster-{player.taken}"] = _hung(hung, (STAGE.x + 283, STAGE.y + 176), 0.6, False, texts)  # noqa: FBT003
    step = view.step
    if step is not None and step.tent and view.deciding == "place-tent" and player.seat in view.to_act:
        out[f"tent-{step.tent}"] = tent_thing(step.tent, (STAGE.x + IN_HAND, STAGE.y + 182), 1, texts)
    return out


def _filling(number: int) -> Markup:
    """MAG-PERF-12 the place that is filled anew: its number, and an edge around it."""
    x, y = STAGE.x + FIRST + (number - 1) * STEP, STAGE.y + POSTER_Y
    shown = [
        box(-2.5, -2.5, 65, 94, 7, fill="none", stroke=ROSE, stroke_width=2.6, stroke_dasharray="7 4"),
        disc(3, 4, 8.5, fill=ROSE, stroke="#fff", stroke_width=1.4),
        bold(number, 3, 8, 11.5, "#fff", "middle"),
    ]
    return thing("filling", *shown, at=(neat(x, 5), y), classes="asks", pointer_events="none")


def _waiting(player: Player, room: float, texts: Texts) -> Layer:
    """MAG-POST-06 the row beside the board; while posters are hung anew it lies over the whole foot of the stage."""
    count = len(player.waiting)
    out: Layer = {"waiting": _waiting_place(count, room, texts)}
    step = min(24.0 if room == WAITING_ROOM else 33.0, (room - 30) / max(count - 1, 1))
    for k, hung in enumerate(player.waiting):
        at = (neat(STAGE.x + 10 + k * step, 5), STAGE.y + LOW)
        said = poster_told(hung.id, texts, hung.lacks, hung.gems)
        out[f"poster-{hung.id}"] = thing(f"poster-{hung.id}", posters.poster(hung.id, hung.lacks), at=at, scale=0.45,
                                         said=said, rule="MAG-POST-06", side="front")  # fmt: skip
    return out


@remembered_print
def _waiting_place(count: int, room: float, texts: Texts) -> Markup:
    said = texts("board-waiting-count", count=count) if count > ALL_SEEN else texts("board-waiting")
    ground = {"fill": "#fff", "fill_opacity": 0.0} if room == WAITING_ROOM else {"fill": "url(#mag-paper)"}
    return thing(
        "waiting",
        box(0, 0, room + 2, LOW - 177 + posters.DONE[1] + 2.5, 4, **ground),
        line(said, room + 2, 10.5, "serif-italic", 6.5, x=2, y=9, fill=SOFT),
        gap(1, 13, 30, 45, 3),
        at=(STAGE.x + 8, STAGE.y + 177),
        said=lines(said, texts("board-waiting-said")),
        rule="MAG-POST-06",
    )


def _completed(idents: Sequence[str], texts: Texts) -> Layer:
    out: Layer = {"completed": _completed_place(len(idents), texts)}
    step = min(36.0, (DONE_ROOM - posters.DONE[0]) / max(len(idents) - 1, 1))
    for k, ident in enumerate(idents):
        at = (neat(STAGE.x + DONE_LEFT + k * step, 5), STAGE.y + LOW)
        out[f"poster-{ident}"] = thing(f"poster-{ident}", posters.done(ident), at=at, said=poster_told(ident, texts),
                                       rule="MAG-PERF-11", side="back")  # fmt: skip
    return out


@remembered_print
def _completed_place(count: int, texts: Texts) -> Markup:
    said = texts("board-completed", count=count)
    return thing(
        "completed",
        line(said, DONE_ROOM, 10.5, "serif-italic", 6.5, x=DONE_LEFT, y=186, fill=SOFT),
        at=(STAGE.x, STAGE.y),
        said=said,
        rule="MAG-PERF-11",
    )


# ------------------------------------------------------------------------------------------------- what is due


def _due(view: MagnificentView, player: Player, texts: Texts) -> Markup:
    """What the dice cost at the end of the round: the strongest colour and all clear ones; then what was paid."""
    paid = next((one for one in view.ledger if one.seat == player.seat and view.phase != "turns"), None)
    is_paid = paid is not None and view.phase in ("draft", "score", "end", "over")
    owed = dues(view, player)
    if paid is not None and is_paid:
        return _paid(owed.strong, owed.clear, paid, texts)
    return _owed(owed, player.coins, bool(_in_hand(view, player, texts)), texts)


@remembered_print
def _owed(owed: Dues, coins: int, has_neighbour: bool, texts: Texts) -> Markup:
    missing = owed.missing
    said = texts("board-due-enough") if not missing else texts("board-due-missing", count=missing)
    shown, room = (f"−{missing}" if missing else said, IN_HAND - DUE - 2) if has_neighbour else (said, DUE_ROOM)
    return thing(
        "due",
        line(texts("board-due-title"), 148, 10.5, "serif-italic", 6.5, x=178, y=186, fill=SOFT),
        _sum(owed.strong, owed.clear, owed.due),
        coin(coins, 188, 225, 8.5),
        line(shown, room, 11.5, "sans-bold" if missing else "sans", 7, x=DUE, y=229.5, fill=BAD if missing else GOOD),
        at=(STAGE.x, STAGE.y),
        said=lines(texts("board-due", count=owed.due), texts("board-due-said"), said),
        rule="MAG-EOR-07",
    )


@remembered_print
def _paid(strong: tuple[str, ...], clear: tuple[str, ...], paid: Line, texts: Texts) -> Markup:
    missing = paid.owed - paid.paid
    said = texts("board-paid-missing", count=missing) if missing else texts("board-due-paid")
    return thing(
        "due",
        line(texts("board-paid-title"), 148, 10.5, "serif-italic", 6.5, x=178, y=186, fill=SOFT),
        _sum(strong, clear, paid.owed),
        coin(paid.paid, 188, 225, 8.5),
        line(said, 76, 11.5, "sans", 7, x=DUE, y=229.5, fill=BAD if missing else GOOD),
        ticket(f"−{paid.lost}", 298, 225, 15) if paid.lost else group(),
        at=(STAGE.x, STAGE.y),
        said=lines(texts("board-paid-title"), said),
        rule="MAG-EOR-08",
    )


def _sum(strong: tuple[str, ...], clear: tuple[str, ...], due: int) -> Markup:
    """Dice of the strongest colour, plus clear dice, equals."""
    x, shown = 187.0, []
    for one in strong:
        shown.append(die(one[0], int(one[1]), x, 203, 16))
        x += 18
    if strong and clear:
        shown.append(bold("+", x - 5, 207.5, 13, SOFT, "middle"))
        x += 8
    for one in clear:
        shown.append(die("C", int(one[1]), x, 203, 16))
        x += 18
    shown.append(bold(f"= {due}", x - 5, 208.5, 15, INK))
    return laid(*shown)
