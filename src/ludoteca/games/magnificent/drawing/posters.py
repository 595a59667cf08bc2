"""Posters: the act of an artist, below it what is needed and what it pays; small ones show the act and the points."""

from __future__ import annotations

from collections import Counter

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.things import laid, neat, used
from ludoteca.games.magnificent.drawing.acts import BAND
from ludoteca.games.magnificent.drawing.catalog import POSTERS
from ludoteca.games.magnificent.drawing.effects import Sign, row
from ludoteca.games.magnificent.drawing.icons import coin, gem, sign, ticket, ticket_width
from ludoteca.games.magnificent.drawing.marks import bold, box, path, star
from ludoteca.games.magnificent.drawing.palette import BRASS, SNOW_EDGE, WALNUT
from ludoteca.games.magnificent.drawing.tiles import sign_width, tile_sign

WIDE, HIGH = 66.0, 98.0
SMALL, LOW = 44.0, 34.0  # of a small one
DONE = (34.0, 44.0)


def definitions() -> Markup:
    """What passes over a white poster when it comes: northern light, and nothing of it beside the paper."""
    return group(
        el("clipPath", box(0, 0, WIDE, HIGH, 3), id="mag-white-poster"),
        box(0, 0, WIDE, HIGH, id="mag-light", fill="url(#mag-light-tones)"),
    )


@remembered
def poster(ident: str, lacking: tuple[str, ...] = ()) -> Markup:
    """A whole poster, 66 by 98; the tiles that somebody lacks for it are hollow."""
    what = POSTERS[ident]
    return group(
        _sheet(WIDE, HIGH, what.white),
        used(f"mag-act-{what.artist}", (2, 2)),
        laid(needs(ident, 60, lacking), at=(33, 65.5)),
        laid(pays(what.points, what.coins, 16), at=(33, 86)),
        *([group(used("mag-light", class_="sheen", opacity=0), clip_path="url(#mag-white-poster)")] if what.white
          else []),
    )  # fmt: skip


def _sheet(wide: float, high: float, is_white: bool) -> Markup:
    paper, edge = ("#f7fcff", SNOW_EDGE) if is_white else ("url(#mag-card)", WALNUT)
    return group(
        box(0.8, 1.8, wide, high, 3, fill="#000", fill_opacity=0.4),
        box(0, 0, wide, high, 3, fill=paper, stroke=edge, stroke_width=0.9),
    )


@remembered
def needs(ident: str, room: float, lacking: tuple[str, ...] = (), size: float = 5) -> Markup:
    """The tiles and gems that a poster asks for, in a row around its middle."""
    what = POSTERS[ident]
    short = Counter(lacking)
    found = []
    for kind in reversed(what.tiles):  # of two alike the first is the one that is there
        is_lacking = short[kind] > 0
        short[kind] -= 1
        found.append(Sign(tile_sign(kind, 0, 0, size, is_lacking), sign_width(kind, size)))
    found.reverse()
    found += [Sign(gem(kind, 0, 0, size * 2.1), size * 2.1) for kind in what.gems]
    whole = row(found, 3 if len(found) < 4 else 1.8)
    return laid(whole.shown, scale=neat(min(1.0, room / whole.wide)))


@remembered
def pays(points: int, coins: int, size: float) -> Markup:
    """What a poster pays, around its middle."""
    wide = ticket_width(points, size)
    found = [Sign(ticket(points, 0, 0, size), wide)]
    if coins:
        found.append(Sign(coin(coins, 0, 0, size * 0.56), size * 1.12))
    return row(found, 2.5).shown


@remembered
def small(ident: str, high: float = LOW) -> Markup:
    """A small poster, 44 wide: the act, and its points at the lower edge."""
    what = POSTERS[ident]
    scale = neat((SMALL - 3) / 62)
    act = used(f"mag-bare-{what.artist}", (1.5, neat(1.5 - BAND * scale)), scale=scale)
    size = min(12.5, high * 0.42)
    half = ticket_width(what.points, size) / 2
    return group(
        _sheet(SMALL, high, what.white),
        act if high >= 26 else box(1.5, 1.5, SMALL - 3, high - 3, 1.5, fill=_tone(ident)),
        used(f"mag-emblem-{what.artist}", (SMALL / 2 if high >= 26 else 12, neat(high * 0.4)), scale=neat(high / 56)),
        ticket(what.points, SMALL / 2 if high >= 26 else SMALL - half - 3, high - size / 2 - 2.2, size),
    )


def _tone(ident: str) -> str:
    return "url(#mag-snow-sky)" if POSTERS[ident].white else f"url(#mag-tile-{POSTERS[ident].tiles[0][0]})"


@remembered
def done(ident: str) -> Markup:
    """A completed poster, 34 by 44: what still counts of it are the tiles, gems and coins printed on it."""
    what = POSTERS[ident]
    return group(
        _sheet(*DONE, what.white),
        used(f"mag-bare-{what.artist}", (2, neat(2 - BAND * 0.484)), scale=0.484),
        used(f"mag-emblem-{what.artist}", (17, 11.5), scale=0.5),
        laid(needs(ident, 30, (), 3.6), at=(17, 27.5)),
        coin(what.coins, 26, 37, 5.6) if what.coins else group(),
        used("mag-tick", (9, 37), scale=0.8),
    )


@remembered
def back(wide: float, high: float, count: int, is_white: bool) -> Markup:
    """A deck of posters, face down, with how many there are."""
    paper, edge, line = ("#e8f4fa", "#8db4c9", "#5f8ca3") if is_white else ("#171019", "#5b3a2a", BRASS)
    x, y = wide / 2, high / 2 - 8
    if is_white:
        printed = sign("flake", x, y, 1.1, "#4b8fb0")
    else:
        printed = group(
            path(star(11, 5, 8, x, y), fill="none", stroke=BRASS, stroke_width=1.2),
            path(star(5.5, 2.4, 5, x, y), fill=BRASS),
        )
    top = group(
        box(0, -4.5, wide, high, 4, fill=paper, stroke=line, stroke_width=0.9),
        box(3, -1.5, wide - 6, high - 6, 3, fill="none", stroke=line, stroke_width=0.7),
        printed,
    )
    pile = group(
        box(3, 3.5, wide, high, 4, fill="#000", fill_opacity=0.4),
        box(2, -1.5, wide, high, 4, fill=edge),
        box(1, -3, wide, high, 4, fill=edge, stroke="#000", stroke_opacity=0.3, stroke_width=0.6),
        top,
    )
    bare = box(0, -4, wide, high, 4, fill="#fff", fill_opacity=0.04, stroke=BRASS, stroke_opacity=0.5,
               stroke_dasharray="4 3")  # fmt: skip
    return group(
        pile if count else bare,
        box(x - 14, high - 12, 28, 14, 7, fill="#1c1024", stroke=BRASS, stroke_width=0.8),
        bold(count, x, high - 1.2, 11, "#fff6e0", "middle"),
    )
