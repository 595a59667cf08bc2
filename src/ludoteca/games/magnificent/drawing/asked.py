"""What the turn asks of a player: which way, what is still to lay, what the next level needs, who would be next."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.draw.pieces import seal
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.text import line
from ludoteca.draw.things import laid, neat, thing
from ludoteca.games.magnificent.drawing.arrangement import CARDS as FRAME
from ludoteca.games.magnificent.drawing.arrangement import Layer
from ludoteca.games.magnificent.drawing.cards import shown_name
from ludoteca.games.magnificent.drawing.catalog import BONUSES, CARDS, MASTER_TILES, NUMBERS, SCORINGS
from ludoteca.games.magnificent.drawing.effects import Listed, goods, mark, master_effect, row
from ludoteca.games.magnificent.drawing.gauge import Segment, could_be
from ludoteca.games.magnificent.drawing.icons import picture_of, ticket
from ludoteca.games.magnificent.drawing.marks import bold, box
from ludoteca.games.magnificent.drawing.palette import INK, TEAL
from ludoteca.games.magnificent.drawing.told import goods_told
from ludoteca.games.magnificent.seen import Player, Power, Turn
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts, capital

BOX = (300.0, 180.0, 146.0, 54.0)
MIST = "#cfe9e2"
ASKS = "asks"  # only there to ask: a preview of an answer leaves it as it is
LEAST = 10.0  # of the type: this is read at every turn


def asked(view: MagnificentView, player: Player, texts: Texts) -> Layer:
    """What the turn comes to: which way, what is still to lay, what the next level needs, or who would be next."""
    mine = player.seat in view.to_act
    if mine and view.deciding in ("choose-direction", "use-master-tile"):
        ways = _ways(view, texts)
        if ways:
            return ways
    title, told = _said(view, player, texts)
    x, y, wide, high = BOX
    shown = [
        box(0, 0, wide, high, 7, fill=TEAL, fill_opacity=0.95),
        line(title, wide - 16, 11, "serif-italic", LEAST, x=9, y=15, fill=MIST),
    ]
    return {"asked": thing("asked", *shown, told, at=(FRAME.x + x, FRAME.y + y), said=title)}


def _said(view: MagnificentView, player: Player, texts: Texts) -> tuple[str, Markup]:
    """A title, and what stands below it."""
    turn = view.turn_of
    if turn is not None and turn.player == player.seat:
        if turn.large or turn.small:
            said = texts("board-to-lay-tiles", large=turn.large, small=turn.small)
            white = texts("board-white-free") if turn.die[:1] == "C" and turn.large else ""
            return texts("board-to-lay"), group(_strong(said, 33), _weak(white, 47))
        if turn.doing == "perform" and turn.shows_left:
            return texts("board-posters-left"), _strong(texts("board-posters-left-count", count=turn.shows_left), 36)
        if turn.power is not None and not turn.power.fixed:
            return texts("board-next-level"), _next(view, turn, turn.power, texts)
    if player.seat in view.to_act:
        chosen = _choosing(view, player, texts)
        if chosen is not None:
            return chosen
    if view.open_tiles and view.seats > 1:
        return texts("board-tile-order"), _order(tuple(reversed(view.order)), _chose_tile(view), is_numbered=False)
    if view.phase in ("end", "over"):
        return texts("board-would-be"), _strong(texts("board-would-be-points", count=player.forecast), 36)
    has_scored = any(one.scored for one in view.ledger if one.seat == player.seat)
    if view.phase in ("draft", "score") and not has_scored:
        best = max((card.worth for card in player.cards), default=0)
        scores = view.phase == "score" and player.seat in view.to_act
        return texts("board-score-one" if scores else "board-then-score"), group(
            _strong(texts("board-best-now"), 39, 84), ticket(best, 118, 35, 17)
        )
    if view.seats > 1 and view.next_order:
        return texts("board-order-now"), _order(view.next_order, frozenset(), is_numbered=True)
    return texts("board-turns-left"), _strong(texts("board-turns-left-count", count=player.turns_left), 36)


def _choosing(view: MagnificentView, player: Player, texts: Texts) -> tuple[str, Markup] | None:
    """What a choice that takes several steps is about, and how far it has come."""
    step = view.step
    if view.deciding in ("keep-card", "draft-card"):
        most = NUMBERS.solo_cards_kept if view.deciding == "keep-card" else NUMBERS.draft_kept
        said = texts("board-kept-count", count=len(player.cards), most=most)
        return texts("board-kept"), _strong(said, 36)
    if step is not None and view.deciding == "arrange-posters" and step.space:
        said = texts("board-arranging-space", number=step.space, most=len(player.tents))
        return texts("board-arranging"), group(_strong(said, 33), _weak(texts("board-arranging-said"), 47))
    if step is not None and view.deciding == "discard-gem" and step.card:
        said = texts("board-discarding-each", count=SCORINGS[CARDS[step.card].scoring].each)
        late = texts("board-discarding-half") if view.phase == "end" else ""
        return texts("board-discarding", card=shown_name(step.card)), group(_strong(said, 33), _weak(late, 47))
    return None


def _chose_tile(view: MagnificentView) -> frozenset[int]:
    """MAG-PSET-10 who has a trainer tile already."""
    return frozenset(one.seat for one in view.players if one.tiles)


def _strong(said: str, y: float, room: float = 130) -> Markup:
    return line(said, room, 13, "sans-bold", LEAST, x=9, y=y, fill="#fff")


def _weak(said: str, y: float) -> Markup:
    return line(said, 130, 10.5, "sans", LEAST, x=9, y=y, fill=MIST)


def _next(view: MagnificentView, turn: Turn, power: Power, texts: Texts) -> Markup:
    """The next levels that the power does not reach: how much they want, and what would do, if anything would."""
    shown = []
    could = [part for part in could_be(power, turn.player, view.players[turn.player].free, texts)
             if part.only in ("", "build")]  # fmt: skip
    for k, cost in enumerate([level.cost for level in view.levels if level.cost > power.total][:2]):
        y, more = 32 + 15.5 * k, cost - power.total
        shown.append(bold(cost, 9, y, 13, "#fff"))
        means = enough(could, more)
        said = texts("board-more-power", count=more)
        shown.append(
            line(said, 58 if means else 106, 10.5, "sans", LEAST, x=29, y=y - 0.5, fill="#fff" if means else MIST)
        )
        shown += [laid(part.shown, at=(94 + 15 * n, y - 4), scale=0.72) for n, part in enumerate(means[:4])]
    return group(*shown)


def enough(could: Sequence[Segment], more: int) -> list[Segment]:
    """What would add so much power, from the first on; nothing if all of it is too little."""
    found, added = [], 0
    for part in could:
        if added < more:
            found.append(part)
            added += part.amount
    return found if added >= more else []


def _order(seats: tuple[int, ...], done: frozenset[int], is_numbered: bool) -> Markup:
    """A row of seals: who would be first, second … if the round ended now, or who chooses next; those done, faded."""
    step = min(27.0, 130 / len(seats))
    shown = []
    for k, seat in enumerate(seats):
        x = neat(20 + k * step)
        shown.append(laid(seal(seat, x, 35, 0.72), opacity=0.35 if seat in done else 1))
        if is_numbered:
            shown.append(bold(f"#{k + 1}", x, 51, 8.6, MIST, "middle"))
        elif seat in done:
            shown.append(picture_of("tick", x + 7, 44, 0.7))
    return group(*shown)


def _ways(view: MagnificentView, texts: Texts) -> Layer:
    """MAG-GEN-08 the directions of a double arrow, or what a master tile does: what one pays, and what one gains."""
    master = view.turn_of.master if view.turn_of is not None else ""
    code = view.step.bonus if view.step is not None else ""
    if view.deciding == "use-master-tile" and master:
        price, _, effect = master_effect(master)
        what = MASTER_TILES[master]
        ways = [("forward", price, effect, tile_master_told(master, texts))]
        if what.effect == "exchange":
            ways.append(("reverse", effect, price, trade_told(what.gain, what.pay, texts)))
    elif code in BONUSES:
        pay, gain = BONUSES[code].pay, BONUSES[code].gain
        paid, gained = row(goods(pay), 1), row(goods(gain), 1)
        ways = [
            ("forward", paid, gained, trade_told(pay, gain, texts)),
            ("reverse", gained, paid, trade_told(gain, pay, texts)),
        ]
    else:
        return {}
    x, y, wide, high = BOX
    ground = box(0, 0, wide, high, 7, fill=TEAL, fill_opacity=0.95)
    out: Layer = {"asked": thing("asked", ground, at=(FRAME.x + x, FRAME.y + y), classes=ASKS)}
    for k, (name, given, got, said) in enumerate(ways):
        whole = row([given, mark("arrow", 1, 15), got])
        out[f"way-{name}"] = thing(
            f"way-{name}",
            box(0, 0, wide - 10, 22, 6, fill="#fdf7e8", stroke=INK, stroke_width=0.8),
            laid(whole.shown, at=((wide - 10) / 2, 11), scale=neat(min(0.9, (wide - 20) / whole.wide)), color=INK),
            at=(FRAME.x + x + 5, FRAME.y + y + (16 if len(ways) == 1 else 4 + 24 * k)),
            said=said,
            rule="MAG-GEN-08",
            classes=ASKS,
        )
    return out


def trade_told(pay: Listed, gain: Listed, texts: Texts) -> str:
    return f"{goods_told(pay, texts)} → {goods_told(gain, texts)}"


def tile_master_told(ident: str, texts: Texts) -> str:
    return capital(texts(f"master-tile-{ident}"))
