"""Cards that lie in front of others: small ones on Pads and in open hands, tiny ones and a tally with four seats."""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import line
from ludoteca.draw.things import neat, thing
from ludoteca.games.dei.drawing import cards
from ludoteca.games.dei.drawing.boards import counted, figure
from ludoteca.games.dei.drawing.catalog import CARDS
from ludoteca.games.dei.drawing.icons import icon
from ludoteca.games.dei.drawing.palette import MIST
from ludoteca.games.dei.drawing.pieces import candy
from ludoteca.games.dei.drawing.seats import Laid, Seat
from ludoteca.games.dei.drawing.told import card_told
from ludoteca.games.dei.settings import House
from ludoteca.play.texts import Texts

UNKNOWN = ""  # a card that the viewer may not see
MINI = (30.0, 41.0)
TINY = (16.0, 21.0)
CAPTION = 66.0  # over a hand, at least
KINDS = {"M": "move", "C": "collect", "R": "recruit", "B": "build"}
TALLIED = ("move", "collect", "recruit", "build", "drone")


def spread(seat: Seat, at: tuple[float, float], room: float, house: House, texts: Texts) -> dict[str, Markup]:
    """The cards of a rival: those of this Turn on the Pad, by Phase, then the hand (DEI-CARD-07)."""
    k = seat.number
    wide, _ = MINI
    shown = len(seat.pad) + seat.hand_size
    phases = len({laid_card.phase for laid_card in seat.pad})
    gaps = max(0, phases - 1) * 5 + 14
    step = min(wide + 1.5, (room - gaps - wide) / max(1, shown - 1))
    if seat.hand_size * step < CAPTION:  # the hand is small: its caption needs the room
        step = min(step, (room - gaps - wide - CAPTION) / max(1, len(seat.pad)))
    x, y = at[0], at[1] + 15
    out: dict[str, Markup] = {}
    out[f"pad-{k}"] = caption(f"pad-{k}", texts("board-played"), (x, at[1] + 9), max(40.0, len(seat.pad) * step))
    last = seat.pad[0].phase if seat.pad else 0
    for n, card in enumerate(seat.pad):
        x += 5 if card.phase != last else 0
        last = card.phase
        out |= pad_card(card, k, n, (x, y), MINI, house, texts)
        x += step
    x = max(x + (wide - step if step < wide and seat.pad else 0), at[0] + 44) + 7
    out[f"hand-{k}"] = caption(
        f"hand-{k}",
        texts("board-hand-of", count=seat.hand_size),
        (x, at[1] + 9),
        at[0] + room - x,
        hand_told(seat, texts),
    )
    step = min(wide + 1.5, (at[0] + room - x - wide) / max(1, seat.hand_size - 1))
    for n in range(seat.hand_size):
        ident = seat.hand[n] if n < len(seat.hand) else UNKNOWN
        spot = (neat(x, 5), y)
        if ident:
            out[f"card-{ident}"] = lying_card(
                f"card-{ident}", cards.mini(ident, *MINI), spot, card_told(ident, house, texts), "DEI-CARD-07"
            )
        else:
            out[f"unseen-{k}-{n + 1}"] = lying_card(
                f"unseen-{k}-{n + 1}", cards.back(*MINI), spot, texts("board-unseen"), "DEI-OPT-3"
            )
        x += step
    return out


def pad_card(
    card: Laid,
    owner: int,
    number: int,
    at: tuple[float, float],
    size: tuple[float, float],
    house: House,
    texts: Texts,
) -> dict[str, Markup]:
    """A card on a Pad, face up or face down; a known one keeps its id."""
    ident = f"card-{card.id}" if card.id else f"covered-{owner}-{number + 1}"
    face = cards.mini(card.id, *size) if card.is_up and card.id else cards.back(*size)
    said = card_told(card.id, house, texts) if card.id else texts("board-unseen")
    if not card.is_up:
        said = f"{texts('board-face-down')}\n{said}"
    spot = (neat(at[0], 5), neat(at[1], 5))
    out = {ident: lying_card(ident, face, spot, said, "DEI-CARD-02" if card.is_up else "DEI-CARD-05")}
    if card.candy:
        boost, radius = f"boost-{owner}-{number + 1}", size[0] * 0.25
        corner = (neat(at[0] + radius, 5), neat(at[1] + size[1] - radius, 5))
        told = texts("board-boost", kind=texts(f"candy-{card.candy}"))
        out[boost] = lying_candy(boost, card.candy, owner, radius, corner, told)
    return out


@remembered
def lying_candy(ident: str, kind: str, owner: int, radius: float, at: tuple[float, float], said: str) -> Markup:
    """DEI-CANDY-02 a Candy Boost on the card it was used with: from whoever had it, and back to all in the end."""
    came = f"candy-* stock-candy-{owner}* bank-candy"
    return thing(ident, candy(kind, neat(radius)), at=at, said=said, rule="DEI-CANDY-02", comes_from=came)


@remembered
def lying_card(ident: str, face: Markup, at: tuple[float, float], said: str, rule: str) -> Markup:
    return thing(ident, face, at=at, said=said, rule=rule)


@remembered
def caption(ident: str, words: str, at: tuple[float, float], room: float, said: str = "") -> Markup:
    shown = line(words, max(30.0, room), 9.5, "sans", 7, fill=MIST)
    return thing(ident, shown, at=(neat(at[0], 5), neat(at[1], 5)), said=said)


def hand_told(seat: Seat, texts: Texts) -> str:
    """DEI-CARD-07 the cards of a hand; DEI-OPT-3 those that lie somewhere in secret are known all the same."""
    lines = [texts("board-hand-of", count=seat.hand_size)]
    if seat.hidden:
        lines.append(texts("board-hidden-cards", cards=", ".join(texts(f"card-{card}") for card in seat.hidden)))
    return "\n".join([*lines, *(texts(f"card-{card}") for card in seat.hand if card)])


def tally(hand: tuple[str, ...]) -> tuple[int, ...]:
    """What a hand can still do: how often each kind of symbol is in it."""
    found = dict.fromkeys(TALLIED, 0)
    for ident in hand:
        for code in CARDS[ident].symbols:
            kind = "drone" if code.startswith("D:") else "" if code == "COPY" else KINDS.get(code[0], "")
            if kind:
                found[kind] += 1
    return tuple(found.values())


def tiny_pad(seat: Seat, at: tuple[float, float], house: House, texts: Texts) -> dict[str, Markup]:
    """The six places of a Pad as tiny cards, 111 across."""
    out: dict[str, Markup] = {}
    for n, card in enumerate(seat.pad):
        out |= pad_card(card, seat.number, n, (at[0] + n * 18.5, at[1]), TINY, house, texts)
    for n in range(len(seat.pad), 6):
        ident = f"place-{seat.number}-{n + 1}"
        out[ident] = thing(ident, cards.empty(*TINY), at=(neat(at[0] + n * 18.5, 5), at[1]))
    return out


def summed(seat: Seat, at: tuple[float, float], house: House, texts: Texts) -> dict[str, Markup]:
    """The Pad as tiny cards, and below them the hand in one line."""
    k, (x, y) = seat.number, at
    known = tuple(ident for ident in seat.hand if ident)
    counts = tally(known) if len(known) == seat.hand_size else ()
    out = {f"hand-{k}": tallied(f"hand-{k}", seat.hand_size, counts, (neat(x, 5), y + 31), hand_told(seat, texts))}
    out |= tiny_pad(seat, (x + 3, y - 1), house, texts)
    return out


@remembered
def tallied(ident: str, size: int, counts: tuple[int, ...], at: tuple[float, float], said: str) -> Markup:
    ground = el("rect", x=-4, y=-9, width=122, height=18, fill="#fff", fill_opacity=0)
    parts = [ground, counted("cards", size, 6, 0, 12.5, MIST)]
    for n, (what, count) in enumerate(zip(TALLIED, counts, strict=False)):
        x = 31 + n * 17.2
        parts.append(icon(what, x, 0, 10.5, "#dfe7ec" if count else "#4f5f6b"))
        parts.append(figure(count, x + 5.6, 3.6, 9.5, "#fff" if count else "#6b7b87"))
    return thing(ident, group(*parts), at=at, said=said, rule="DEI-CARD-07")
