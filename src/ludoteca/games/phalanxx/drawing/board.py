"""The drawing of PHALANXX: the table as one viewer sees it, made of fragments that can be sent one by one.

What moves keeps its id: an army by its region, a die by its place, a known card by its name, an unknown one by its
owner and position. What never moves is drawn once. Gold marks what has been chosen in the move under way; what can be
chosen is for the page to light, which knows the options.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_layer, remembered_print
from ludoteca.draw.paints import shade
from ludoteca.draw.pieces import GOLD, coin
from ludoteca.draw.svg import Markup, el, picture
from ludoteca.draw.text import FACES, block, line, width
from ludoteca.draw.things import laid, placed, tenths, thing, used
from ludoteca.games.phalanxx.drawing import faces, holdings, icons, land, panels, score_sheet
from ludoteca.games.phalanxx.drawing.icons import icon
from ludoteca.games.phalanxx.drawing.legend import legend
from ludoteca.games.phalanxx.sheet import PRICES, player_name
from ludoteca.games.phalanxx.view import UNKNOWN, PhalanxxView
from ludoteca.play.game import Area
from ludoteca.play.texts import Texts, capital

__all__ = ["AREAS", "draw", "fragments", "legend"]

WIDTH, HEIGHT = 1280, 800
CARDS_Y = 619
DECK_X, DISPLAY_X, STEP = 16, 112, 126
HAND_X, HAND_W = 756, 512
TOTALS_W = 78  # how the match stands, beside a large hand
WHOLE_CARDS = 4  # more of them in a hand are compact
HEADER_END = 836.0
TRAY_X = 1156  # the first of the Travelling dice
EXCHANGES = (5, 4)  # PHX-BUY-05 the spaces that give the right to an exchange
SAND, CREAM = "#d9c6a2", "#f6ead0"
AREAS = (
    Area("map", 6, 0, 836, 594, 620),
    Area("players", 832, 0, 442, 594, 380),
    Area("market", 8, 584, 736, 214, 600),
    Area("hand", 748, 590, 528, 208, 420, closes_up=True),
)


class Banner(NamedTuple):
    """Something special about a turn: an icon, a word, what it means, and where the rulebook says so."""

    glyph: str
    said: str
    hint: str
    rule: str

    @property
    def wide(self) -> float:
        return min(190.0, width(self.said, 13.5, "serif-bold") + 42)


def draw(view: PhalanxxView, texts: Texts) -> str:
    """The whole table in one picture, with the wood it lies on and the question that is asked."""
    parts = {ident: part for area in fragments(view, texts).values() for ident, part in area.items()}
    over = [score_sheet.over_the_map(view, texts)] if view.over else []
    whole = [parts.pop("definitions"), table(), *parts.values(), prompt(view, texts), *over]
    return picture(WIDTH, HEIGHT, *whole, label=texts("game-title"))


def fragments(view: PhalanxxView, texts: Texts) -> Mapping[str, Mapping[str, Markup]]:
    """Every part of the picture by area and id, from the lowest to the uppermost."""
    return {
        "": foundation(len(view.players)),
        "map": the_map(holdings.lands(view, texts), moment(view), texts),
        "players": around(view, texts),
        "market": market(view, texts),
        "hand": own_hand(view, texts),
    }


@remembered_layer
def foundation(players: int) -> Mapping[str, Markup]:
    return {"definitions": definitions(players)}


@remembered_layer
def the_map(there: holdings.Lands, now: Moment, texts: Texts) -> Mapping[str, Markup]:
    players = len(there.names)
    return {
        "track": land.track(texts("board-legend-strength")),
        "ground": land.ground(players),
        **holdings.held(there, texts),
        "places": land.places(players, holdings.region_names(there.regions, texts)),
        **holdings.armies(there.for_all(), texts),
        **holdings.discs(now.strengths, there.for_all(), texts),
        "title": title(texts("game-title")),
        "header": header(texts("board-turn", turn=min(now.turn, now.turns), turns=now.turns)),
        **banners(now, texts),
    }


def around(view: PhalanxxView, texts: Texts) -> Mapping[str, Markup]:
    """The dice on the table, and what lies in front of each player."""
    out = dict(tray(view, texts))
    for player in range(len(view.players)):
        out |= panels.panel(view, texts, player)
    return out


@remembered
def definitions(players: int) -> Markup:
    """Colours, papers, icons and the shapes of the regions, to be used by everything else."""
    return el(
        "defs",
        shade("phx-table", "#4b3324", "#241710"),
        shade("phx-bronze", "#a87c45", "#6d4a22"),
        shade("phx-panel", "#f8eed6", "#ecdcb6"),
        faces.definitions(),
        icons.definitions(),
        land.definitions(players),
        id="definitions",
    )


@remembered
def table() -> Markup:
    """The wood that everything lies on."""
    planks = "".join(f"M0 {y}H{WIDTH}" for y in range(133, HEIGHT, 133))
    veins = "".join(f"M0 {y}C320 {y - 9} 700 {y + 11} {WIDTH} {y - 3}" for y in range(20, HEIGHT, 38))
    return thing(
        "table",
        el("rect", width=WIDTH, height=HEIGHT, fill="url(#phx-table)"),
        el("path", d=veins, fill="none", stroke="#1d120b", stroke_opacity=0.16, stroke_width=2),
        el("path", d=planks, stroke="#1d120b", stroke_opacity=0.4, stroke_width=1.5),
    )


class Moment(NamedTuple):
    """What else the map shows: how strong everybody is, which turn it is, and what is special about it."""

    strengths: tuple[int, ...]
    turn: int
    turns: int
    heroism: bool
    ending: bool


def moment(view: PhalanxxView) -> Moment:
    strengths = tuple([theirs.strength for theirs in view.players])
    on = not view.over
    return Moment(strengths, view.turn, view.turns, view.heroism and on, view.ending and on)


def banners(now: Moment, texts: Texts) -> dict[str, Markup]:
    """What is special about a turn, at the right end of the header."""
    out = {}
    end = HEADER_END
    for banner in reversed(special(now, texts)):
        end -= banner.wide
        out[f"banner-{banner.glyph}"] = hung(banner, end)
        end -= 8
    return out


def special(now: Moment, texts: Texts) -> tuple[Banner, ...]:
    shown = [Banner("heroism", texts("board-heroism"), texts("board-heroism-hint"), "PHX-HERO-03")]
    last = [Banner("hourglass", texts("board-last-turns"), texts("board-last-turns-hint"), "PHX-END-02")]
    return (*(shown if now.heroism else []), *(last if now.ending else []))


@remembered
def title(said: str) -> Markup:
    """The name of the game."""
    name = el("text", said, x=16, y=35, font_size=25, fill=CREAM, letter_spacing=2, **FACES["serif-bold"])
    return thing("title", name)


@remembered
def header(turn: str) -> Markup:
    """Which turn it is."""
    return thing("header", line(turn, 122, 14.5, "serif", x=200, y=33, fill=SAND))


@remembered
def hung(banner: Banner, x: float) -> Markup:
    return thing(
        f"banner-{banner.glyph}",
        el("rect", width=banner.wide, height=28, rx=14, fill="#7a1f22", stroke="#c9a25a", stroke_width=1.4),
        icon(banner.glyph, 17, 14, 24 if banner.glyph == "heroism" else 17, color="#f6e3b4"),
        line(banner.said, banner.wide - 40, 13.5, "serif-bold", x=32, y=19, fill="#f9ecc8"),
        at=tenths(x, 13),
        said=banner.hint,
        rule=banner.rule,
    )


def prompt(view: PhalanxxView, texts: Texts) -> Markup:
    """Whose turn it is and what is asked; or who has won."""
    asked, player = "", -1
    if view.over:
        names = [player_name(view, texts, best) for best in score_sheet.winners(view)]
        asked = texts("play-winner" if len(names) == 1 else "play-winners", names=", ".join(names))
    elif view.to_act:
        player = view.to_act[0]
        mine = player == view.seat
        asked = capital(texts(f"prompt-{view.deciding}") if mine else texts.others(view.deciding, view.to_act))
    end = HEADER_END - sum(banner.wide + 8 for banner in special(moment(view), texts))
    start = 330 if player < 0 else 360
    seal = [land.mark(player, False, 342, 27, 1)] if player >= 0 else []  # noqa: FBT003
    said = block(asked, end - start - 6, (16, 10.5), "serif", 2, start, 27, fill="#fff6e0")
    return thing("prompt", *seal, said)


def tray(view: PhalanxxView, texts: Texts) -> Mapping[str, Markup]:
    """The Travelling dice of the active player that are not placed yet."""
    if view.over:
        return {"tray": dish(), "tray-name": over_tray(texts("board-travelling"), "")}
    name = player_name(view, texts, view.active) if view.active >= 0 else ""
    if view.rolled:
        return rolled(name, view.travelling, view.chosen_die, texts)
    return waiting(name, view.travelling, texts)


@remembered_layer
def rolled(name: str, dice: tuple[str, ...], chosen: int, texts: Texts) -> Mapping[str, Markup]:
    out = {"tray": dish(), "tray-name": over_tray(texts("board-travelling"), name)}
    for k, die in enumerate(dice):
        if die:
            ident = f"travelling-{k + 1}"
            said = panels.die_said("board-travelling-die", die, texts)
            out[ident] = panels.placed_die(ident, die, TRAY_X + k * 44, 26, 30, said, "PHX-ACT-02", chosen == k + 1)
    return out


@remembered_layer
def waiting(name: str, dice: tuple[str, ...], texts: Texts) -> Mapping[str, Markup]:
    """PHX-PASS-01 as they came from the player before, and not yet the roll of the active one: faded."""
    out = {"tray": dish(), "tray-name": over_tray(texts("board-not-rolled"), name)}
    for k, die in enumerate(dice):
        if die:
            ident = f"travelling-{k + 1}"
            said = panels.die_said("board-waiting-die", die, texts)
            out[ident] = panels.waiting_die(ident, die, TRAY_X + k * 44, 26, 30, said, "PHX-ROLL-01")
    return out


@remembered
def dish() -> Markup:
    return thing(
        "tray",
        el("rect", x=848, y=6, width=420, height=40, rx=10, fill="#1f130c", stroke="#7d6236", stroke_width=1.2),
        *(el("rect", x=1138 + k * 44, y=8, width=36, height=36, rx=7, fill="#372519") for k in range(3)),
    )


@remembered
def over_tray(label: str, name: str) -> Markup:
    """What the dice in the tray are, and whose."""
    return thing(
        "tray-name",
        el("rect", x=848, y=6, width=290, height=40, fill="#fff", fill_opacity=0),
        block(label, 160, (15.5, 11), "serif", 2, 864, 26, fill=CREAM),
        line(name, 96, 14, "serif-italic", x=1128, y=32, fill=SAND, text_anchor="end"),
        said=label,
        rule="PHX-ROLL-01",
    )


class Goods(NamedTuple):
    """All that the market shows."""

    deck: int
    era: int
    removed: int
    prices: tuple[int, ...]
    display: tuple[str, ...]
    chosen: str
    chosen_space: int


def market(view: PhalanxxView, texts: Texts) -> Mapping[str, Markup]:
    """Deck, the five spaces with their prices, what lies on them, and the cards that left the game."""
    buyer = view.seat if view.seat >= 0 else view.active
    prices = view.players[buyer].prices if buyer >= 0 else PRICES
    chosen = view.chosen_card if view.chosen_card in view.display else ""
    goods = Goods(view.deck, view.deck_era, len(view.removed), prices, view.display, chosen, view.chosen_space)
    return laid_out(goods, texts)


@remembered_layer
def laid_out(goods: Goods, texts: Texts) -> Mapping[str, Markup]:
    out = {
        "deck": deck(goods.deck, goods.era, texts("board-deck", count=goods.deck)),
        "removed": removed(goods.removed, texts("board-removed", count=goods.removed), texts("board-gone")),
        **spaces(goods.prices, texts),
    }
    for k, ident in enumerate(goods.display):
        if ident != UNKNOWN:
            rule = "PHX-HERO-03" if ident == "HERO" else "PHX-BUY-02"
            chosen = ident == goods.chosen or k + 1 == goods.chosen_space
            cost = priced(goods.prices[k], PRICES[k], texts) if ident != "HERO" else ""
            out[f"card-{ident}"] = whole_card(ident, texts, DISPLAY_X + k * STEP, CARDS_Y, 1, chosen, rule, cost)
    return out


@remembered
def deck(count: int, era: int, said: str) -> Markup:
    thick = min(6, (count + 7) // 8)
    sides = [used("phx-side", x=k * 1.2, y=-k * 1.6) for k in range(thick)]
    top = [used(f"phx-back{era}", x=thick * 1.2, y=-thick * 1.6)] if count else []
    hole = el(
        "rect", width=84, height=116, rx=7, fill="#000", fill_opacity=0.22, stroke="#7d6236", stroke_dasharray="4 3"
    )
    return thing(
        "deck",
        el("rect", x=3, y=3, width=88, height=116, rx=7, fill="#000", fill_opacity=0.35) if count else hole,
        *sides,
        *top,
        el("rect", x=22, y=92, width=44, height=22, rx=11, fill="#1f130c", stroke="#c9a25a", stroke_width=1.2),
        el("text", str(count), x=44, y=108.5, font_size=15, fill=CREAM, text_anchor="middle", **FACES["sans-bold"]),
        at=(DECK_X, CARDS_Y - 8), said=said, rule="PHX-END-05",
    )  # fmt: skip


@remembered
def removed(count: int, said: str, short: str) -> Markup:
    """PHX-BUY-09 the cards out of the game, in a loose heap."""
    heap = [
        el("rect", x=-15, y=-21, width=30, height=42, rx=3, fill="#cdbb93", stroke="#5d4a2c", stroke_width=0.8,
           transform=placed((21 + k * 2, 27), (-14, 9, -3)[k], 0.88))
        for k in range(min(3, count))
    ]  # fmt: skip
    return thing(
        "removed",
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
        at=(DECK_X, 737),
        said=said,
        rule="PHX-BUY-09",
    )


def priced(price: int, printed: int, texts: Texts) -> str:
    """What a card in a space costs, and what else a purchase there gives."""
    right = f"\n{texts('board-legend-swap')}" if printed in EXCHANGES else ""
    return texts("board-price", price=price) + right


@remembered_print
def spaces(prices: tuple[int, ...], texts: Texts) -> Mapping[str, Markup]:
    out = {}
    for k, printed in enumerate(PRICES):
        out[f"space-{printed}"] = space(printed, prices[k], DISPLAY_X + k * STEP, priced(prices[k], printed, texts))
    return out


@remembered
def space(printed: int, price: int, x: float, said: str) -> Markup:
    """A space of the display with its price on a coin; Trade is noted."""
    parts = [
        el("rect", x=-2, y=CARDS_Y - 2, width=faces.WIDE + 4, height=faces.HIGH + 4, rx=9, fill="#000",
           fill_opacity=0.25, stroke="#7d6236", stroke_dasharray="5 4"),
        laid(coin(str(price), 13.5), at=(60, 604)),
    ]  # fmt: skip
    if printed in EXCHANGES:
        parts.append(laid(faces.swap(SAND), at=(92, 604)))
    if price < printed:
        parts.append(el("text", f"({printed})", x=34, y=609, font_size=13, fill=SAND, text_anchor="middle",
                        **FACES["sans-bold"]))  # fmt: skip
    rule = "PHX-BUY-05" if printed in EXCHANGES else "PHX-BUY-01"
    return thing(f"space-{printed}", *parts, at=(x, 0), said=said, rule=rule)


def whole_card(
    ident: str, texts: Texts, x: float, y: float, scale: float, chosen: bool, rule: str, cost: str = ""
) -> Markup:
    """A card with what it is and does, and what it costs where it has a price."""
    face, said = faces.face(ident, texts), "\n".join(filter(None, (faces.told(ident, texts), cost)))
    return placed_card(f"card-{ident}", face, x, y, scale, chosen, faces.WIDE, faces.HIGH, said, rule)


@remembered
def placed_card(
    name: str, face: Markup, x: float, y: float, scale: float, chosen: bool, wide: float, high: float, said: str,
    rule: str,
) -> Markup:  # fmt: skip
    """A card at a place; golden when it is chosen."""
    glow = [el("rect", x=-3, y=-3, width=wide + 6, height=high + 6, rx=11, fill="none", stroke=GOLD, stroke_width=4)]
    return thing(name, face, *(glow if chosen else []), at=(x, y), scale=scale, said=said, rule=rule)


def own_hand(view: PhalanxxView, texts: Texts) -> Mapping[str, Markup]:
    """The viewer's hand, as large as its size allows, and beside it how the match stands, as fully as there is room."""
    held = view.players[view.seat].hand if view.seat >= 0 else ()
    cards = tuple(ident for ident in held if ident != UNKNOWN)
    if not cards:
        return score_sheet.standing(view, texts, (HAND_X, 598, HAND_W, 194))
    chosen = view.chosen_card if view.chosen_card in cards else ""
    if len(cards) > 2:
        room = HAND_W - TOTALS_W - 6
        totals = score_sheet.totals(view, texts, (HAND_X + HAND_W - TOTALS_W, 598, TOTALS_W, 194))
        return {**totals, **spread(cards, chosen, room, texts)}
    room = max(146, len(cards) * STEP + 2)
    left = HAND_X + room
    standing = score_sheet.standing(view, texts, (left, 598, HAND_X + HAND_W - left, 194))
    return {**standing, **spread(cards, chosen, room, texts)}


@remembered_layer
def spread(cards: tuple[str, ...], chosen: str, room: float, texts: Texts) -> Mapping[str, Markup]:
    """A hand of cards; many of them are compact, in two rows."""
    count = len(cards)
    out = {"hand": hand_label(texts("board-hand", count=count), room - 8)}
    if count <= WHOLE_CARDS:
        scale = min(1.0, round((room + 6) / (count * STEP), 3))
        for k, ident in enumerate(cards):
            x, y = HAND_X + round(k * STEP * scale, 1), CARDS_Y + round(faces.HIGH * (1 - scale) / 2, 1)
            out[f"card-{ident}"] = whole_card(ident, texts, x, y, scale, chosen == ident, "PHX-CARD-01")
        return out
    across = (count + 1) // 2
    wide = min(124.0, (room + 5) // across - 5)
    for k, ident in enumerate(cards):
        x, y = HAND_X + k % across * (wide + 5), CARDS_Y + k // across * 88
        face, said = faces.compact(ident, texts, wide, 83), faces.told(ident, texts)
        name = f"card-{ident}"
        out[name] = placed_card(name, face, x, y, 1, chosen == ident, wide, 83, said, "PHX-CARD-01")
    return out


@remembered
def hand_label(said: str, room: float) -> Markup:
    return thing("hand", line(said, room, 14.5, "serif-italic", x=HAND_X + 2, y=609, fill=SAND))
