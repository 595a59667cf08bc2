"""The table of Baratto in plain lines."""

from __future__ import annotations

from ludoteca.draw.pieces import LETTERS
from ludoteca.games.baratto.view import UNKNOWN, BarattoView, Crate, Offer
from ludoteca.kernel.hexes import rows
from ludoteca.play.texts import Texts

CELL = 11  # letters a stall takes in its row


def lines(view: BarattoView, texts: Texts) -> list[str]:
    out = [
        texts("sheet-round", round=view.round, rounds=view.rounds, name=texts.seat(view.lead)),
        texts("sheet-stock", draw=view.draw_pile, bank=view.bank),
        texts("sheet-legend"),
        *market(view, texts),
    ]
    for seat in range(view.seats):
        out.append("")
        out.extend(place(view, texts, seat))
    if view.draft:
        out.append("")
        out.append(texts("sheet-draft", choice=choice(view, texts)))
    if view.offer is not None:
        out.append("")
        out.append(offer(view, texts, view.offer))
    return out


def market(view: BarattoView, texts: Texts) -> list[str]:
    """The stalls row by row, each row shifted as the hexagon has it."""
    lines: dict[int, list[str]] = {}
    for number, ((_, r), crate) in enumerate(zip(rows(view.radius), view.stalls, strict=True), 1):
        inside = texts("sheet-empty") if crate is None else named(texts, crate, view.seat)
        lines.setdefault(r, []).append(f"{number:>2} {inside}".ljust(CELL))
    return [("  " + " " * (CELL // 2 * abs(r)) + "".join(line)).rstrip() for r, line in lines.items()]


def named(texts: Texts, crate: Crate, unsaid: int) -> str:
    """What a viewer knows of a crate, and who has looked inside but for the one that goes unsaid."""
    if crate.open:
        return texts("sheet-open", good=texts(f"good-{crate.good}"))
    inside = texts("sheet-closed") if crate.good == UNKNOWN else texts(f"good-{crate.good}")
    others = "".join(LETTERS[seat] for seat in crate.seen_by if seat != unsaid)
    return f"{inside}·{others}" if others else inside


def place(view: BarattoView, texts: Texts, seat: int) -> list[str]:
    """What a seat has in front of it, and its last bid."""
    points, bid = view.points[seat], view.bids[seat]
    head = texts("sheet-seat", name=texts.seat(seat), coins=view.coins[seat])
    crates = ", ".join(named(texts, crate, seat) for crate in view.screens[seat]) or texts("sheet-nothing")
    out = [head if points is None else f"{head} · {texts('sheet-points', points=points)}"]
    out.append("  " + texts("sheet-crates", crates=crates))
    if bid is not None:
        out.append("  " + texts("sheet-bid", coins=bid.coins, stall=bid.stall))
    return out


def choice(view: BarattoView, texts: Texts) -> str:
    """The secret choice so far, in the words of its actions."""
    chosen = [answer.partition(":") for answer in view.draft]
    return ", ".join(texts(f"action-{verb}", amount=int(amount)) for verb, _, amount in chosen)


def offer(view: BarattoView, texts: Texts, offered: Offer) -> str:
    """The offer on the table, or the one this viewer is making."""
    give, want, name = wares(view, texts, offered.give), wares(view, texts, offered.want), texts.seat(offered.rival)
    if offered.proposed:
        return texts("sheet-offer", lead=texts.seat(view.lead), name=name, give=give, want=want)
    return texts("sheet-making", name=name, give=give, want=want)


def wares(view: BarattoView, texts: Texts, counts: tuple[int, ...]) -> str:
    """A bundle in words."""
    names = (*view.goods, "coin")
    found = [
        texts("sheet-ware", count=count, ware=texts(f"ware-{name}"))
        for name, count in zip(names, counts, strict=True)
        if count
    ]
    return ", ".join(found) or texts("sheet-nothing")
