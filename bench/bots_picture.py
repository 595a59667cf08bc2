"""The figures of `bench bots` as a picture: who wins with intervals, why matches end, how long they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ludoteca.draw.scores import INK, PAPER, SHADES, TITLE
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import FACES, line
from ludoteca.games import find
from ludoteca.lab.duels import Outcome, Showing
from ludoteca.lab.endings import LIMIT
from ludoteca.lab.stats import Estimate

WIDE, LABEL, EDGE, ROW = 900, 300, 28, 30
LEFT, RIGHT = LABEL + EDGE, WIDE - EDGE - 130
FAINT = "#a88a58"
BETTER, WORSE, UNSURE = SHADES[5], SHADES[0], SHADES[6]
FINISHED, BROKEN_OFF = (SHADES[2], SHADES[4], SHADES[7], SHADES[5]), (SHADES[0], SHADES[1])


class Rows:
    """Rows of a picture from top to bottom, each with its label on the left and its figure on the right."""

    def __init__(self, title: str) -> None:
        self.parts: list[Markup] = [line(title, WIDE - 2 * EDGE, 23, "serif-bold", x=EDGE, y=46, fill=TITLE)]
        self.y = 62.0

    def head(self, title: str, note: str) -> None:
        self.y += 22
        self.parts.append(line(title, LABEL - 20, 17, "serif-bold", x=EDGE, y=self.y + 8, fill=TITLE))
        self.parts.append(line(note, WIDE - LEFT - EDGE, 13, "sans", x=LEFT, y=self.y + 8, fill=INK))
        self.y += 20

    def row(self, label: str, figure: str, *parts: Markup) -> None:
        self.parts += [
            line(label, LABEL - 10, 14.5, "sans", x=EDGE, y=self.y + 20, fill=INK),
            group(*parts, transform=f"translate(0 {self.y + ROW / 2:g})"),
            line(figure, 120, 13, "sans", x=RIGHT + 12, y=self.y + 20, fill=INK),
        ]
        self.y += ROW

    def picture(self, title: str) -> Markup:
        high = round(self.y + EDGE)
        paper = el("rect", width=WIDE, height=high, fill=PAPER)
        return picture(WIDE, high, paper, *self.parts, label=title)


def sheet(found: Sequence[Outcome]) -> Markup:
    """All outcomes on one sheet."""
    game = find(found[0].duel.game)
    title = f"The bots of {game.texts('en')('game-title')}"
    rows = Rows(title)
    draw_wins(rows, found)
    draw_endings(rows, found, (*game.guards, LIMIT))
    draw_lengths(rows, found)
    return rows.picture(title)


def draw_wins(rows: Rows, found: Sequence[Outcome]) -> None:
    if any(len(one.showings) == 2 for one in found):
        rows.head("Wins", "share with its 95 % interval; the broken line is what would be fair")
        for one in found:
            for label, showing in contests(one):
                rows.row(label, f"{showing.wins.value:.1%} of {showing.wins.of}", *whisker(showing.wins, one.fair))


def draw_endings(rows: Rows, found: Sequence[Outcome], guards: Sequence[str]) -> None:
    seen = dict.fromkeys(reason for one in found for reason in one.endings.reasons)
    good, bad = [reason for reason in seen if reason not in guards], [reason for reason in seen if reason in guards]
    shades = dict(zip([*good, *bad], [*FINISHED[: len(good)], *BROKEN_OFF], strict=False))
    rows.head("Why matches end", "")
    for k, (reason, shade) in enumerate(shades.items()):
        x = LEFT + k * (WIDE - LEFT - EDGE) / len(shades)
        rows.parts.append(el("rect", x=x, y=rows.y - 22, width=12, height=12, rx=3, fill=shade))
        rows.parts.append(line(reason, 170, 13, "sans", x=x + 18, y=rows.y - 12, fill=INK))
    for one in found:
        tail = f"dead tail {one.endings.flaws.tail.value:.0%}"
        rows.row(pairing(one), tail, *stacked(shades, one.endings.reasons))


def draw_lengths(rows: Rows, found: Sequence[Outcome]) -> None:
    in_rounds = all(one.endings.rounds.high > 0 for one in found)
    what = "rounds" if in_rounds else "decisions"
    rows.head("Length", f"{what}: the middle match, and where nine of ten lie")
    lengths = [one.endings.rounds if in_rounds else one.endings.decisions for one in found]
    longest = max(length.high for length in lengths)
    for one, length in zip(found, lengths, strict=True):
        said = f"{length.low:.0f} – {length.middle:.0f} – {length.high:.0f}"
        rows.row(pairing(one), said, *box(*(at(number / longest) for number in length)))


def contests(found: Outcome) -> Iterator[tuple[str, Showing]]:
    """The rows of an outcome in the ladder: both ways where they say different things."""
    if len(found.showings) == 1:
        return
    one, other = found.showings
    if found.duel.seats == 2:
        yield f"{one.name} v {other.name}", one
    elif found.duel.seats == 1:
        yield f"{one.name}, alone", one
        yield f"{other.name}, alone", other
    else:
        others = found.duel.seats - 1
        yield f"{one.name} v {others} × {other.name}", one
        yield f"{other.name} v {others} × {one.name}", other


def pairing(found: Outcome) -> str:
    names = " v ".join(one.name for one in found.showings)
    return f"{names}, {found.duel.seats} seats" if found.duel.seats > 1 else f"{names}, alone"


def at(share: float) -> float:
    return LEFT + share * (RIGHT - LEFT)


def whisker(seen: Estimate, fair: float) -> Iterator[Markup]:
    yield el("path", d=f"M{LEFT} 0H{RIGHT}", stroke=FAINT, stroke_width=1)
    yield el("path", d=f"M{at(fair):g} -15V15", stroke=INK, stroke_width=1.2, stroke_dasharray="4 3")
    sure = BETTER if seen.low > fair else WORSE if seen.high < fair else UNSURE
    yield el("path", d=f"M{at(seen.low):g} 0H{at(seen.high):g}M{at(seen.low):g} -6V6M{at(seen.high):g} -6V6",
             stroke=sure, stroke_width=3, fill="none")  # fmt: skip
    yield el("circle", cx=at(seen.value), r=6, fill=sure, stroke=PAPER, stroke_width=1.5)


def stacked(shades: Mapping[str, str], seen: Mapping[str, Estimate]) -> Iterator[Markup]:
    """A bar of all matches, cut by why they ended."""
    x = float(LEFT)
    for reason, shade in shades.items():
        if reason in seen:
            wide = seen[reason].value * (RIGHT - LEFT)
            yield el("rect", x=x, y=-10, width=wide, height=20, fill=shade, stroke=PAPER, stroke_width=1)
            if wide > 40:
                yield el("text", f"{seen[reason].value:.0%}", x=x + wide / 2, y=5, font_size=13, fill="#fffaf0",
                         text_anchor="middle", **FACES["sans-bold"])  # fmt: skip
            x += wide


def box(low: float, middle: float, high: float) -> Iterator[Markup]:
    yield el("path", d=f"M{LEFT} 0H{RIGHT}", stroke=FAINT, stroke_width=1)
    yield el("rect", x=low, y=-6, width=max(high - low, 2.0), height=12, rx=3, fill=SHADES[4])
    yield el("path", d=f"M{middle:g} -10V10", stroke=INK, stroke_width=3)
