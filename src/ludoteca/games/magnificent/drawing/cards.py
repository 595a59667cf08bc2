"""Master cards in all their sizes: a curtain with the bonus and the place of a die, below it what the card scores.

The curtain is teal on a starting card and plum on one of the deck. The die, the bonus and what a card is worth are
things of their own: they change while the card stays.
"""

from __future__ import annotations

from ludoteca.draw.memory import remembered_print
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.text import block, line
from ludoteca.draw.things import neat
from ludoteca.games.magnificent.drawing.catalog import CARDS
from ludoteca.games.magnificent.drawing.counts import count_sign, rate
from ludoteca.games.magnificent.drawing.effects import bonus_sign
from ludoteca.games.magnificent.drawing.icons import ticket
from ludoteca.games.magnificent.drawing.marks import bold, box, path, words
from ludoteca.games.magnificent.drawing.palette import BARK, CHANGED, FADED, INK, ROSE, SOFT
from ludoteca.play.texts import Texts

HIGH = 124.0
CURTAIN = 46.0
ROOMY = 95.0  # from here on a card has room for large signs
FOLDS = 8


def shown_name(ident: str) -> str:
    """How a card is called on its corner: VI·2, M47."""
    return ident.replace("-", "·")


def _curtain(ident: str) -> str:
    return "url(#mag-teal)" if CARDS[ident].board else "url(#mag-plum)"


def slot_of(wide: float) -> float:
    """How large the place of the die is."""
    return 37 if wide > ROOMY else 31


def die_at(wide: float) -> tuple[float, float, float]:
    """Where the die lies on a card, and how large it is."""
    slot = slot_of(wide)
    return 5 + slot / 2, 23.5, slot * 0.81


def bonus_box(wide: float) -> tuple[float, float, float, float]:
    """Where the bonus is: the right side of the curtain."""
    left = 7 + slot_of(wide)
    return left, 4, wide - left - 3, 38


@remembered_print
def card(ident: str, wide: float, texts: Texts) -> Markup:
    """A card of one's own, 124 high and as wide as there is room; without its bonus, which is a thing by itself."""
    code = CARDS[ident].scoring
    k, lines, size, low = (1, 2, 10, 48) if wide > ROOMY else (0.84, 3, 9, 44)
    slot, y = slot_of(wide), CURTAIN + 23
    word = texts("board-of" if rate(code) == "Σ" else "board-per")
    hem = "".join(f"a{(wide - 1) / 16:.2f} 4.4 0 0 1-{(wide - 1) / FOLDS:.2f} 0" for _ in range(FOLDS))
    curtain = f"M.5 46V6A5.5 5.5 0 0 1 6 .5H{wide - 6:g}A5.5 5.5 0 0 1 {wide - 0.5:g} 6V46{hem}z"
    return group(
        box(1, 2.4, wide, HIGH, 6, fill="#000", fill_opacity=0.4),
        box(0, 0, wide, HIGH, 6, fill="url(#mag-card)", stroke=BARK),
        path(curtain, fill=_curtain(ident), stroke="#1a0d1e", stroke_width=0.6),
        box(5, 23.5 - slot / 2, slot, slot, 8, fill="#000", fill_opacity=0.35, stroke="#e9d9b8", stroke_opacity=0.7,
            stroke_dasharray="3 2.5"),
        ticket(rate(code), neat(5 + 15 * k), y, neat(20 * k), neat(26 * k)),
        line(word, wide * 0.2, neat(9.5 * k), "serif-italic", 6, x=neat(wide * 0.41), y=y + 3.5, fill=SOFT,
             text_anchor="middle"),
        count_sign(code, neat(wide * 0.72), y, neat(1.25 * k)),
        block(texts(f"score-{code}"), wide - 7, (size, 6.5), "sans", lines, wide / 2, CURTAIN + low, fill=INK,
              text_anchor="middle"),
        words(shown_name(ident), 6, HIGH - 6, 8.5, fill=FADED),
    )  # fmt: skip


PILL_FROM = 90.0  # how wide a rival's card is that shows what it is worth
COMPACT = 60.0
ABOVE_WORTH, ALONE = 35.5, 43.5  # the middle of what a low card counts: over what it is worth, or with nothing below
BESIDE_ICONS = 130.0  # how wide a low card is that has its words beside its icons
PILL, LOW_PILL = 16.0, 13.0  # how high what a card is worth is, on a card of its whole height and on a low one
COMPACT_DIE = (16.0, 13.5, 18.0)


@remembered_print
def compact_card(ident: str, wide: float, middle: float, texts: Texts) -> Markup:
    """The same card where there are six or more, 60 high: its words beside its icons, or below where it is narrow."""
    code = CARDS[ident].scoring
    if wide > BESIDE_ICONS:
        said = block(texts(f"score-{code}"), wide - 64, (9, 6), "sans", 2, 60, middle, fill=INK)
    else:
        said = block(texts(f"score-{code}"), wide - 40, (8, 5.5), "sans", 2, 5, 49.5, fill=INK)
    return group(
        _small_sheet(wide, COMPACT, 5),
        path(f"M.5 27V5.5A5 5 0 0 1 5.5 .5H{wide - 5.5:g}A5 5 0 0 1 {wide - 0.5:g} 5.5V27z", fill=_curtain(ident)),
        box(5, 3, 22, 22, 5, fill="#000", fill_opacity=0.35, stroke="#e9d9b8", stroke_opacity=0.7,
            stroke_dasharray="3 2.5"),
        ticket(rate(code), 14, middle, 12.5),
        count_sign(code, 40, middle, 0.72),
        said,
    )  # fmt: skip


def worth(now: int, was: int, right: float, low: float, label: str = "", high: float = PILL) -> Markup:
    """The pill at the lower right corner of a card: what it is worth, and while a move is made what it was before."""
    changed = was != now
    size = high / PILL
    wide = neat((50 if changed else 30) * size)
    shown = f"{was} → {now}" if changed else str(now)
    parts = [
        box(right - wide, low - high, wide, high, high / 2, fill=CHANGED if changed else "#fff", stroke=ROSE,
            stroke_width=1.2),
        bold(shown, neat(right - wide / 2), neat(low - 3.7 * size), neat((12 if changed else 13) * size), ROSE,
             "middle"),
    ]  # fmt: skip
    if label:
        parts.append(line(label, 26, 9.5, "sans", 6, x=right - wide - 3, y=low - 3.5, fill=SOFT, text_anchor="end"))
    return group(*parts)


@remembered_print
def stall_card(ident: str, wide: float, high: float) -> Markup:
    """A card on display: the same two halves, lower; below there is room for what it is worth."""
    what, half = CARDS[ident], neat(high * 0.4)
    y = neat(half + (high - half) * 0.38)
    scale = neat(min(0.92, wide / 88))
    return group(
        _small_sheet(wide, high, 5),
        path(f"M.5 {half}V5.5A5 5 0 0 1 5.5 .5H{wide - 5.5:g}A5 5 0 0 1 {wide - 0.5:g} 5.5V{half}z",
             fill=_curtain(ident)),
        bonus_sign(what.bonus, wide / 2, neat(half / 2), (wide - 8, half - 2)),
        ticket(rate(what.scoring), neat(wide * 0.25), y, neat(15.5 * scale / 0.92)),
        *([words("/", neat(wide * 0.46), y + 4.5, 13, "serif-italic", SOFT, "middle")] if wide > 60 else []),
        count_sign(what.scoring, neat(wide * 0.73), y, scale),
    )  # fmt: skip


def _small_sheet(wide: float, high: float, corner: float) -> Markup:
    return group(
        box(0.8, 1.8, wide, high, corner, fill="#000", fill_opacity=0.4),
        box(0, 0, wide, high, corner, fill="url(#mag-card)", stroke=BARK, stroke_width=0.9),
    )


def mini_slot(wide: float, high: float) -> float:
    """How large the place of the die is on a rival's card: what the card counts needs half of a narrow one."""
    return neat(min(high - 5, 22.0, wide * 0.45))


def mini_die(wide: float, high: float) -> tuple[float, float, float]:
    """Where the die lies on a rival's card, and how large it is."""
    size = mini_slot(wide, high)
    return size / 2 + 2.5, high / 2, size - 1


@remembered_print
def mini_card(ident: str, wide: float, high: float, texts: Texts) -> Markup:
    """A rival's card: the place of the die, what it counts, the points for each. A wide one also shows its bonus."""
    what = CARDS[ident]
    size = mini_slot(wide, high)
    left, rest = size + 5, wide - size - 5
    corner = f"M0 {high - 3.5:g}V3.5A3.5 3.5 0 0 1 3.5 0H{left:g}V{high:g}H3.5A3.5 3.5 0 0 1 0 {high - 3.5:g}z"
    parts = [
        _small_sheet(wide, high, 3.5),
        path(corner, fill=_curtain(ident)),
        box(3, high / 2 - size / 2 + 0.5, size - 1, size - 1, 4, fill="#000", fill_opacity=0.3, stroke="#e9d9b8",
            stroke_opacity=0.6, stroke_dasharray="2 2"),
    ]  # fmt: skip
    each = rate(what.scoring)
    if high < 22:  # the rate beside the sign
        parts.append(count_sign(what.scoring, neat(left + (rest - 7) / 2), high / 2, neat(min(0.62, (rest - 8) / 27))))
        parts.append(bold(each, wide - 2.5, high / 2 + 3.6, 10, ROSE, "end"))
    elif rest < 44:  # the rate below it
        parts.append(count_sign(what.scoring, left + rest / 2, (high - 9) / 2, neat(min(0.72, (rest - 1) / 27))))
        parts.append(bold(each, left + rest / 2, high - 3, 10, ROSE, "middle"))
    else:
        parts.append(ticket(each, left + 12, high / 2, 12.5))
        middle = left + (rest + 20) / 2 - (12 if wide > PILL_FROM else 0)
        parts.append(count_sign(what.scoring, middle, high / 2, neat(min(0.8, (rest - 26) / 27))))
    return group(*parts)


@remembered_print
def tall_card(ident: str, wide: float, high: float, texts: Texts) -> Markup:
    """A card beside the Master Board: its bonus, below it the points and beside them what they are for."""
    what, half = CARDS[ident], neat(high * 0.44)
    middle = neat((half + high) / 2)
    return group(
        _small_sheet(wide, high, 3.5),
        path(f"M0 {half}V3.5A3.5 3.5 0 0 1 3.5 0H{wide - 3.5:g}A3.5 3.5 0 0 1 {wide:g} 3.5V{half}z",
             fill=_curtain(ident)),
        bonus_sign(what.bonus, wide / 2, neat(half / 2), (wide - 3, half - 2)),
        bold(rate(what.scoring), 5.2, middle + 3.6, 10, ROSE, "middle"),
        count_sign(what.scoring, neat(wide * 0.66), middle, neat(wide / 44)),
    )  # fmt: skip
