"""The drawing of PHALANXX: the table as one viewer sees it, made of fragments that can be sent one by one.

What moves keeps its id: an army by its region, a die by its place, a known card by its name, an unknown one by its
owner and position. What never moves is drawn once.
"""

from __future__ import annotations

from functools import lru_cache

from ludoteca.draw.pieces import coin
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import FACES, block, line, width
from ludoteca.games.phalanxx import card_art, icons, map_art, panels, score_art
from ludoteca.games.phalanxx.icons import GOLD, icon
from ludoteca.games.phalanxx.legend import legend
from ludoteca.games.phalanxx.sheet import PRICES, REGIONS, player_name
from ludoteca.games.phalanxx.view import UNKNOWN, PhalanxxView
from ludoteca.kernel.texts import Texts

__all__ = ["draw", "fragments", "legend"]

WIDTH, HEIGHT = 1280, 800
CARDS_Y = 619
DECK_X, DISPLAY_X, STEP = 16, 112, 126
HAND_X, HAND_W = 756, 512
SAND, CREAM = "#d9c6a2", "#f6ead0"


def draw(view: PhalanxxView, texts: Texts) -> str:
    """The whole table in one picture."""
    return picture(WIDTH, HEIGHT, *fragments(view, texts).values(), label=texts("game-title"))


def fragments(view: PhalanxxView, texts: Texts) -> dict[str, Markup]:
    """Every part of the picture by its id, from the lowest to the uppermost."""
    players = len(view.players)
    out: dict[str, Markup] = {
        "definitions": definitions(players),
        "table": table(),
        "track": map_art.track(),
        "ground": map_art.ground(players),
    }
    out |= held(view, texts)
    out["places"] = map_art.places(players, tuple(texts(f"region-{ident}") for ident in view.regions))
    out |= armies(view)
    out |= discs(view)
    out["header"] = header(view, texts)
    out |= tray(view, texts)
    for player in range(players):
        out |= panels.panel(view, texts, player)
    out |= market(view, texts)
    out |= own_hand(view, texts)
    if view.over:
        out["scores"] = score_art.sheet(view, texts)
    return out


@lru_cache(maxsize=3)
def definitions(players: int) -> Markup:
    """Colours, papers, icons and the shapes of the regions, to be used by everything else."""
    return el(
        "defs",
        card_art.shade("phx-table", "#4b3324", "#241710"),
        card_art.shade("phx-bronze", "#a87c45", "#6d4a22"),
        card_art.shade("phx-panel", "#f8eed6", "#ecdcb6"),
        card_art.definitions(),
        icons.definitions(),
        map_art.definitions(players),
        id="definitions",
    )


@lru_cache(maxsize=1)
def table() -> Markup:
    """The wood that everything lies on."""
    planks = "".join(f"M0 {y}H{WIDTH}" for y in range(133, HEIGHT, 133))
    veins = "".join(f"M0 {y}C320 {y - 9} 700 {y + 11} {WIDTH} {y - 3}" for y in range(20, HEIGHT, 38))
    return group(
        el("rect", width=WIDTH, height=HEIGHT, fill="url(#phx-table)"),
        el("path", d=veins, fill="none", stroke="#1d120b", stroke_opacity=0.16, stroke_width=2),
        el("path", d=planks, stroke="#1d120b", stroke_opacity=0.4, stroke_width=1.5),
        id="table",
    )


def held(view: PhalanxxView, texts: Texts) -> dict[str, Markup]:
    """The regions, in the colours of those who hold them."""
    out = {}
    for ident, owner in zip(view.regions, view.owner, strict=True):
        colour = map_art.colour_of(owner, view.players[owner].regent) if owner >= 0 else ""
        what = REGIONS[len(view.players)][ident]
        said = f"{texts(f'region-{ident}')} · {texts(f'kind-{what.kind}')} {what.value or ''}".strip()
        if owner >= 0:
            said += f" · {player_name(view, texts, owner)}"
        out[f"region-{ident}"] = map_art.region(ident, colour, view.chosen == ident, said)
    return out


def armies(view: PhalanxxView) -> dict[str, Markup]:
    out = {}
    for place, (ident, owner, count) in enumerate(zip(view.regions, view.owner, view.armies, strict=True)):
        for index in range(count if owner >= 0 else 0):
            out[f"army-{ident}-{index}"] = map_art.army(
                len(view.players), place, index, count, owner, view.players[owner].regent
            )
    return out


def discs(view: PhalanxxView) -> dict[str, Markup]:
    """PHX-SETUP-10 everybody's disc on the Strength track."""
    out = {}
    spaces = [theirs.strength % map_art.SPACES for theirs in view.players]
    for player, theirs in enumerate(view.players):
        company = [other for other, space in enumerate(spaces) if space == spaces[player]]
        out[f"disc-{player}"] = map_art.disc(
            player, theirs.regent, theirs.strength, company.index(player), len(company)
        )
    return out


def header(view: PhalanxxView, texts: Texts) -> Markup:
    """Which turn it is, whose, and what is asked; what is special about it."""
    said = texts("board-turn", turn=min(view.turn, view.turns), turns=view.turns)
    asked, player = "", -1
    if view.over:
        names = [player_name(view, texts, best) for best in score_art.winners(view)]
        asked = texts("play-winner" if len(names) == 1 else "play-winners", names=", ".join(names))
    elif view.to_act:
        player = view.to_act[0]
        prompt = f"prompt-{view.deciding}"
        asked = f"{texts.seat(player)}: {texts(prompt)}" if prompt in texts else texts.seat(player)
    banners = [("heroism", texts("board-heroism"))] if view.heroism and not view.over else []
    banners += [("hourglass", texts("board-last-turns"))] if view.ending and not view.over else []
    return heading(texts("game-title"), said, asked, player, tuple(banners))


@lru_cache(maxsize=128)
def heading(title: str, turn: str, asked: str, player: int, banners: tuple[tuple[str, str], ...]) -> Markup:
    parts = [
        el("text", title, x=16, y=35, font_size=25, fill=CREAM, letter_spacing=2, **FACES["serif-bold"]),
        line(turn, 122, 14.5, "serif", x=200, y=33, fill=SAND),
    ]
    end = 836.0
    for glyph, said in reversed(banners):
        wide = min(190.0, width(said, 13.5, "serif-bold") + 42)
        end -= wide
        parts.append(
            group(
                el("rect", width=wide, height=28, rx=14, fill="#7a1f22", stroke="#c9a25a", stroke_width=1.4),
                icon(glyph, 17, 14, 24 if glyph == "heroism" else 17, color="#f6e3b4"),
                line(said, wide - 40, 13.5, "serif-bold", x=32, y=19, fill="#f9ecc8"),
                transform=f"translate({end:.1f} 13)",
            )
        )
        end -= 8
    start = 330
    if player >= 0:
        parts.append(map_art.mark(player, False, start + 12, 27, 1))  # noqa: FBT003
        start += 30
    parts.append(block(asked, end - start - 6, (16, 10.5), "serif", 2, start, 27, fill="#fff6e0"))
    return group(*parts, id="header")


def tray(view: PhalanxxView, texts: Texts) -> dict[str, Markup]:
    """The Travelling dice of the active player that are not placed yet."""
    name = player_name(view, texts, view.active) if view.active >= 0 and not view.over else ""
    out = {"tray": dish(texts("board-travelling"), name)}
    for k, die in enumerate(view.travelling):
        if die and not view.over:
            ident = f"travelling-{k + 1}"
            lit = panels.CAN_BE if panels.asks(view, "choose-die") else panels.PLAIN
            lit = panels.CHOSEN if view.chosen_die == k + 1 else lit
            out[ident] = panels.placed_die(ident, die, 1156 + k * 44, 26, 30, lit)
    return out


@lru_cache(maxsize=64)
def dish(label: str, name: str) -> Markup:
    return group(
        el("rect", x=848, y=6, width=420, height=40, rx=10, fill="#1f130c", stroke="#7d6236", stroke_width=1.2),
        *(el("rect", x=1138 + k * 44, y=8, width=36, height=36, rx=7, fill="#372519") for k in range(3)),
        line(label, 160, 15.5, "serif", x=864, y=32, fill=CREAM),
        line(name, 96, 14, "serif-italic", x=1128, y=32, fill=SAND, text_anchor="end"),
        id="tray",
    )


def market(view: PhalanxxView, texts: Texts) -> dict[str, Markup]:
    """Deck, the five spaces with their prices, what lies on them, and the cards that left the game."""
    buyer = view.seat if view.seat >= 0 else view.active
    prices = view.players[buyer].prices if buyer >= 0 else PRICES
    out = {
        "deck": deck(view.deck, view.deck_era, texts("board-deck", count=view.deck)),
        "removed": removed(len(view.removed), texts("board-removed", count=len(view.removed)), texts("board-gone")),
    }
    for k, printed in enumerate(PRICES):
        lit = (
            panels.asks(view, "buy-card")
            and view.display[k] not in (UNKNOWN, "HERO")
            and prices[k] <= view.players[buyer].talents
        )
        out[f"space-{printed}"] = space(printed, prices[k], DISPLAY_X + k * STEP, lit)
    for k, ident in enumerate(view.display):
        if ident != UNKNOWN:
            out[f"card-{ident}"] = whole_card(ident, texts, DISPLAY_X + k * STEP, CARDS_Y, 1, view.chosen == ident)
    return out


@lru_cache(maxsize=256)
def deck(count: int, era: int, said: str) -> Markup:
    thick = min(6, (count + 7) // 8)
    sides = [
        el(
            "rect",
            x=k * 1.2,
            y=-k * 1.6,
            width=84,
            height=116,
            rx=7,
            fill="#e4d3ad",
            stroke="#3a1d12",
            stroke_width=0.8,
        )
        for k in range(thick)
    ]
    top = [group(card_art.back(era), transform=f"translate({thick * 1.2:g} {-thick * 1.6:g})")] if count else []
    hole = el(
        "rect", width=84, height=116, rx=7, fill="#000", fill_opacity=0.22, stroke="#7d6236", stroke_dasharray="4 3"
    )
    return group(
        el("title", said),
        el("rect", x=3, y=3, width=88, height=116, rx=7, fill="#000", fill_opacity=0.35) if count else hole,
        *sides,
        *top,
        el("rect", x=22, y=92, width=44, height=22, rx=11, fill="#1f130c", stroke="#c9a25a", stroke_width=1.2),
        el("text", str(count), x=44, y=108.5, font_size=15, fill=CREAM, text_anchor="middle", **FACES["sans-bold"]),
        id="deck",
        transform=f"translate({DECK_X} {CARDS_Y - 8})",
    )  # fmt: skip


@lru_cache(maxsize=128)
def removed(count: int, said: str, short: str) -> Markup:
    """PHX-BUY-09 the cards out of the game, in a loose heap."""
    heap = [
        el("rect", x=-15, y=-21, width=30, height=42, rx=3, fill="#cdbb93", stroke="#5d4a2c", stroke_width=0.8,
           transform=f"translate({21 + k * 2} 27) rotate({(-14, 9, -3)[k]}) scale(.88)")
        for k in range(min(3, count))
    ]  # fmt: skip
    return group(
        el("title", said),
        el(
            "rect",
            width=88,
            height=54,
            rx=8,
            fill="#1f130c",
            fill_opacity=0.6,
            stroke="#7d6236",
            stroke_dasharray="4 3",
        ),
        *heap,
        el("text", str(count), x=65, y=28, font_size=18, fill=SAND, text_anchor="middle", **FACES["sans-bold"]),
        line(short, 42, 9.5, "sans", 7, x=65, y=43, fill=SAND, text_anchor="middle"),
        id="removed",
        transform=f"translate({DECK_X} 737)",
    )


@lru_cache(maxsize=64)
def space(printed: int, price: int, x: float, lit: bool) -> Markup:
    """A space of the display with its price on a coin, golden-edged if it can be paid; Trade is noted."""
    parts = [
        el("rect", x=-2, y=CARDS_Y - 2, width=card_art.WIDE + 4, height=card_art.HIGH + 4, rx=9, fill="#000",
           fill_opacity=0.25, stroke="#7d6236", stroke_dasharray="5 4"),
        *([el("circle", cx=60, cy=604, r=16, fill="none", stroke=GOLD, stroke_width=2.5)] if lit else []),
        group(coin(str(price), 13.5), transform="translate(60 604)"),
    ]  # fmt: skip
    if printed >= 4:
        parts.append(group(card_art.swap(SAND), transform="translate(92 604)"))
    if price < printed:
        parts.append(el("text", f"({printed})", x=34, y=609, font_size=13, fill=SAND, text_anchor="middle",
                        **FACES["sans-bold"]))  # fmt: skip
    return group(*parts, id=f"space-{printed}", transform=f"translate({x:g} 0)")


def whole_card(ident: str, texts: Texts, x: float, y: float, scale: float, lit: bool) -> Markup:
    return placed_card(f"card-{ident}", card_art.face(ident, texts), x, y, scale, lit, card_art.WIDE, card_art.HIGH)


@lru_cache(maxsize=1024)
def placed_card(
    name: str, face: Markup, x: float, y: float, scale: float, lit: bool, wide: float, high: float
) -> Markup:
    """A card at a place; golden when it is chosen."""
    glow = [el("rect", x=-3, y=-3, width=wide + 6, height=high + 6, rx=11, fill="none", stroke=GOLD, stroke_width=4)]
    sized = f" scale({scale:g})" if scale != 1 else ""
    return group(face, *(glow if lit else []), id=name, transform=f"translate({x:g} {y:g}){sized}")


def own_hand(view: PhalanxxView, texts: Texts) -> dict[str, Markup]:
    """The viewer's hand, as large as its size allows; where it leaves room, how the match stands."""
    out: dict[str, Markup] = {}
    cards = [ident for ident in view.players[view.seat].hand if ident != UNKNOWN] if view.seat >= 0 else []
    if not cards:
        return {"standing": score_art.standing(view, texts, (HAND_X, 598, HAND_W, 194))}
    count = len(cards)
    if count <= 2 and not view.over:
        left = HAND_X + max(146, count * STEP + 2)
        out["standing"] = score_art.standing(view, texts, (left, 598, HAND_X + HAND_W - left, 194))
    out["hand"] = hand_label(texts("board-hand", count=count))
    if count <= 5:
        scale = min(1.0, round((HAND_W + 6) / (count * STEP), 3))
        for k, ident in enumerate(cards):
            lit = view.chosen == ident
            x, y = HAND_X + round(k * STEP * scale, 1), CARDS_Y + round(card_art.HIGH * (1 - scale) / 2, 1)
            out[f"card-{ident}"] = whole_card(ident, texts, x, y, scale, lit)
        return out
    across = (count + 1) // 2
    wide = min(124.0, (HAND_W + 5) // across - 5)
    for k, ident in enumerate(cards):
        x, y = HAND_X + k % across * (wide + 5), CARDS_Y + k // across * 88
        face = card_art.compact(ident, texts, wide, 83)
        out[f"card-{ident}"] = placed_card(f"card-{ident}", face, x, y, 1, view.chosen == ident, wide, 83)
    return out


@lru_cache(maxsize=32)
def hand_label(said: str) -> Markup:
    return group(line(said, HAND_W, 14.5, "serif-italic", x=HAND_X + 2, y=609, fill=SAND), id="hand")
