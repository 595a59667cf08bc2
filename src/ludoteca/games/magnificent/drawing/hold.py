"""What a player has at hand: coins, gems and trainers, the master cards, the trainer tiles, and what the turn asks."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.svg import Markup
from ludoteca.draw.text import block
from ludoteca.draw.things import laid, neat, thing
from ludoteca.games.magnificent.drawing import cards, trainers
from ludoteca.games.magnificent.drawing.arrangement import CARDS as FRAME
from ludoteca.games.magnificent.drawing.arrangement import Layer
from ludoteca.games.magnificent.drawing.asked import asked
from ludoteca.games.magnificent.drawing.catalog import CARDS as CONTENT
from ludoteca.games.magnificent.drawing.catalog import NUMBERS, TRAINER_TILES
from ludoteca.games.magnificent.drawing.dues import Dues, dues
from ludoteca.games.magnificent.drawing.effects import bonus_sign
from ludoteca.games.magnificent.drawing.icons import coin, die, gem, no_gem, no_pawn, pawn, picture_of, sign
from ludoteca.games.magnificent.drawing.marks import bold, box, gap, path
from ludoteca.games.magnificent.drawing.palette import BAD, FAMILIES, GEMS, INK, SOFT
from ludoteca.games.magnificent.drawing.sheets import GAINS, purse_told, sheet
from ludoteca.games.magnificent.drawing.told import card_told, hint, lines, tile_told
from ludoteca.games.magnificent.seen import MasterCard, Player, TrainerTile
from ludoteca.games.magnificent.settings import House
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts

LEFT, ROOM = 7.0, 440.0
CARDS_Y, TILES_Y, TILE_HIGH = 50.0, 180.0, 54.0
TILES_ROOM = 288.0
ONE_ROW = 5  # cards that lie side by side in their whole height
NAMES = {"o": "orange", "g": "green", "p": "purple"}


class Place(NamedTuple):
    """Where a card lies, how wide it is, and whether it is a low one."""

    x: float
    y: float
    wide: float
    low: bool


def places(count: int) -> list[Place]:
    """One row, or two of low cards."""
    if count <= ONE_ROW:
        wide = neat(min(106.0, (ROOM - 4 * (count - 1)) / max(count, 1)), 4)
        return [Place(neat(LEFT + k * (wide + 4), 5), CARDS_Y, wide, low=False) for k in range(count)]
    across = (count + 1) // 2
    wide = neat((ROOM - 4 * (across - 1)) / across, 4)
    return [
        Place(neat(LEFT + k % across * (wide + 4), 5), CARDS_Y + k // across * 63, wide, low=True) for k in range(count)
    ]


def hold(view: MagnificentView, seat: int, texts: Texts) -> Layer:
    """The whole window."""
    player = view.players[seat]
    out: Layer = {"hold": _ground(seat)}
    out |= _means(player, dues(view, player), texts)
    out |= _cards(view, player, texts)
    out |= _tiles(view, player, texts)
    out |= asked(view, player, texts)
    return out


@remembered
def _ground(seat: int) -> Markup:
    dividers = path("M66 16V43M290 16V43", stroke="#c8b48c")
    return thing("hold", sheet(FRAME.wide, FRAME.high, seat), dividers, at=(FRAME.x, FRAME.y))


# ------------------------------------------------------------------------------------------------- means


def _means(player: Player, owed: Dues, texts: Texts) -> Layer:
    """Coins, the storage of gems, and the trainers."""
    seat = player.seat
    out: Layer = {f"coins-{seat}": _purse(seat, player.coins, owed.due, owed.missing, texts)}
    for k, kind in enumerate(GEMS):
        out[f"gem-{seat}-{kind}"] = _gems(seat, kind, player.gems[k], (FRAME.x + 82 + 54 * k, FRAME.y + 29), texts)
    standing = (player.free, player.in_use, player.in_tent, sum(player.locked), player.reserve)
    out[f"trainers-{seat}"] = _trainers(seat, standing, texts)
    return out


@remembered
def _purse(seat: int, coins: int, due: int, missing: int, texts: Texts) -> Markup:
    """The coins: red if they are fewer than what is due so far."""
    shown = [coin("", 0, 0, 12), bold(coins, 17, 7, 22, BAD if missing else INK)]
    said = purse_told(seat, coins, due, missing, texts)
    return thing(f"coins-{seat}", *shown, at=(FRAME.x + 24, FRAME.y + 29), said=said, rule="MAG-EOR-07",
                 comes_from=GAINS, made_of=(coins, "mag-coin"))  # fmt: skip


@remembered
def _gems(seat: int, kind: str, count: int, at: tuple[float, float], texts: Texts) -> Markup:
    lower = 1 if kind == "p" else 0
    shown = [box(-9, -13, 50, 26, 6, fill="#fff", fill_opacity=0)]
    for k in range(NUMBERS.storage):
        shown.append(gem(kind, k * 15.5, lower, 15) if k < count else no_gem(kind, k * 15.5, lower, 13))
    return thing(
        f"gem-{seat}-{kind}",
        *shown,
        at=at,
        said=lines(texts(f"board-gems-{kind}", count=count), texts("board-gems-room", count=NUMBERS.storage - count)),
        rule="MAG-GEN-04",
        comes_from=GAINS,
        made_of=(count, f"mag-gem-{kind}"),
    )


@remembered
def _trainers(seat: int, standing: tuple[int, int, int, int, int], texts: Texts) -> Markup:
    """Free ones; those used in this turn and in the Main Tent, faded; those that are locked; and the reserve."""
    free, in_use, in_tent, locked, reserve = standing
    shown, x = [], 0.0
    for _ in range(free):
        shown.append(pawn(seat, x, 0, 20))
        x += 15
    for k in range(in_use + in_tent):
        where = sign("star", x + 3, 8, 0.6, INK) if k < in_use else picture_of("tent", x + 3, 7, 0.6)
        shown += [laid(pawn(seat, x + 3, 0, 18), opacity=0.35), where]
        x += 17
    for _ in range(locked):
        shown += [pawn(seat, x + 3, 0, 18), sign("lock", x + 9, 5, 0.75, INK)]
        x += 19
    room = 138 - x - 6
    step = min(13.0, room / max(reserve, 1))
    for k in range(reserve):
        shown.append(no_pawn(neat(x + 7 + k * step), 1, 15))
    return thing(
        f"trainers-{seat}",
        *shown,
        at=(FRAME.x + 304, FRAME.y + 29),
        said=lines(
            texts("board-trainers", name=texts.seat(seat), count=free),
            texts("board-trainers-tent", count=in_use + in_tent) if in_use + in_tent else "",
            texts("board-trainers-locked", count=locked) if locked else "",
            texts("board-trainers-reserve", count=reserve),
        ),
        rule="MAG-TRN-01",
        comes_from=f"roof-{seat}* {GAINS}",
        made_of=(free, f"mag-pawn-{seat}"),
    )


# ------------------------------------------------------------------------------------------------- cards


def _cards(view: MagnificentView, player: Player, texts: Texts) -> Layer:
    """The master cards, then those among which one is to be chosen."""
    hand = tuple(ident for ident in player.hand if ident != "?")
    spots = places(len(player.cards) + len(hand) + _coming(view, player))
    seat = player.seat
    out: Layer = {}
    for card, spot in zip(player.cards, spots, strict=False):
        out |= _own(view, seat, card, spot, texts)
    for ident, spot in zip(hand, spots[len(player.cards) :], strict=False):
        middle = cards.ALONE if spot.wide > cards.BESIDE_ICONS else cards.ABOVE_WORTH
        out[f"card-{ident}"] = _card(ident, spot, middle, seat, view.house, texts)
        out[f"bonus-{ident}"] = _bonus(ident, spot, True, view.house, texts)  # noqa: FBT003
    return out


def _coming(view: MagnificentView, player: Player) -> int:
    """Whether a place is kept free for the card of the set that will be chosen."""
    has_chosen = any(one.drafted for one in view.ledger if one.seat == player.seat)
    return 1 if view.phase == "draft" and not has_chosen else 0


def _own(view: MagnificentView, seat: int, card: MasterCard, spot: Place, texts: Texts) -> Layer:
    ident = card.id
    out: Layer = {f"card-{ident}": _card(ident, spot, cards.ABOVE_WORTH, seat, view.house, texts)}
    is_bright = card.ready or not card.die or view.deciding == "copy-bonus"
    out[f"bonus-{ident}"] = _bonus(ident, spot, is_bright, view.house, texts)
    out[f"worth-{ident}"] = _worth(card, view.was_worth(ident, card.worth), spot, texts)
    if card.die:
        out[f"die-{ident}"] = _die(card, spot, texts)
    return out


@remembered_print
def _card(ident: str, spot: Place, middle: float, seat: int, house: House, texts: Texts) -> Markup:
    """A card; when it is scored, it goes to the points."""
    shown = cards.compact_card(ident, spot.wide, middle, texts) if spot.low else cards.card(ident, spot.wide, texts)
    at = (FRAME.x + spot.x, FRAME.y + spot.y)
    return thing(f"card-{ident}", shown, at=at, said=card_told(ident, house, texts), rule="MAG-DIE-01",
                 comes_from=f"score-{seat}*")  # fmt: skip


@remembered_print
def _bonus(ident: str, spot: Place, is_bright: bool, house: House, texts: Texts) -> Markup:
    """The bonus of a card: bright until its die has lain there for a turn."""
    x, y, wide, high = (30, 2, spot.wide - 34, 23) if spot.low else cards.bonus_box(spot.wide)
    code = CONTENT[ident].bonus
    return thing(
        f"bonus-{ident}",
        box(x, y, wide, high, 6, fill="#fff", fill_opacity=0),
        bonus_sign(code, x + wide / 2, y + high / 2, (wide - 4, min(high - 6, 26))),
        at=(FRAME.x + spot.x, FRAME.y + spot.y),
        opacity=1 if is_bright else 0.45,
        said=lines(texts(f"bonus-{code}"), hint(f"bonus-{code}", house, texts)),
        rule="MAG-DIE-02",
    )


@remembered_print
def _worth(card: MasterCard, was: int, spot: Place, texts: Texts) -> Markup:
    """What a card is worth; in a preview, what it was and what it would be."""
    high = cards.COMPACT if spot.low else cards.HIGH
    label = texts("board-now") if spot.wide > cards.ROOMY and not spot.low else ""
    return thing(
        f"worth-{card.id}",
        cards.worth(
            card.worth,
            was,
            spot.wide - 4,
            high - (1.2 if spot.low else 3),
            label,
            cards.LOW_PILL if spot.low else cards.PILL,
        ),
        at=(FRAME.x + spot.x, FRAME.y + spot.y),
        said=lines(texts("board-worth", count=card.worth), texts("board-half", count=card.half)),
        rule="MAG-EOR-12",
    )


@remembered_print
def _die(card: MasterCard, spot: Place, texts: Texts) -> Markup:
    x, y, size = cards.COMPACT_DIE if spot.low else cards.die_at(spot.wide)
    shown = [die(card.die[0], int(card.die[1]), 0, 0, size)]
    if card.colour:
        shown.append(as_colour(card.colour.upper(), size))
    return thing(
        f"die-{card.id}",
        *shown,
        at=(neat(FRAME.x + spot.x + x, 5), FRAME.y + spot.y + y),
        said=die_told(card, texts),
        rule="MAG-POW-03" if card.die[0] == "C" else "MAG-POW-01",
        comes_from="pool-*",
        side=card.die,
        rolls=True,
        arcs=True,
    )


def die_told(card: MasterCard, texts: Texts) -> str:
    """A die on a card; a clear one counts for a colour in its own turn only."""
    name = texts("board-die", die=texts(f"die-{card.die}"), count=1)
    return lines(name, texts("board-die-as", colour=texts(f"colour-{NAMES[card.colour]}")) if card.colour else "")


@remembered
def as_colour(colour: str, size: float) -> Markup:
    """The corner of a clear die in the colour that it counts for."""
    h, a, b = size / 2, size * 0.42, size * 0.2
    d = f"M{h:.1f} {h - a:.1f}V{h - b:.1f}Q{h:.1f} {h:.1f} {h - b:.1f} {h:.1f}H{h - a:.1f}z"
    return path(d, fill=FAMILIES[colour].fill, stroke="#fff", stroke_width=0.8)


# ------------------------------------------------------------------------------------------------- trainer tiles


def _tiles(view: MagnificentView, player: Player, texts: Texts) -> Layer:
    """The tiles in their slots and beside them, and those among which one is to be kept."""
    drawn = tuple(ident for ident in player.drawn if ident != "?")
    count = max(NUMBERS.trainer_slots, len(player.tiles) + len(drawn))
    wide = neat((TILES_ROOM - 4 * (count - 1)) / count, 4)
    out: Layer = {}
    for k in range(count):
        at = (neat(FRAME.x + 8 + k * (wide + 4), 5), FRAME.y + TILES_Y)
        if k < len(player.tiles):
            one = player.tiles[k]
            out[f"tile-{one.id}"] = _tile(player.seat, one, wide, at, view.house, texts)
        elif k < len(player.tiles) + len(drawn):
            ident = drawn[k - len(player.tiles)]
            new = TrainerTile(id=ident, used=0, locked=0, extra=False)
            out[f"tile-{ident}"] = _tile(player.seat, new, wide, at, view.house, texts)
        else:
            out[f"no-slot-{k}"] = _no_tile(k, wide, at, texts)
    return out


@remembered_print
def _tile(seat: int, one: TrainerTile, wide: float, at: tuple[float, float], house: House, texts: Texts) -> Markup:
    count = one.used + one.locked
    if wide > 80:
        shown = [
            trainers.trainer_tile(one.id, wide, TILE_HIGH, texts, max(count, trainers.PLACES)),
            trainers.standing(seat, count, wide, TILE_HIGH),
        ]
    else:
        shown = [trainers.low_tile(one.id, wide, TILE_HIGH), trainers.standing(seat, count, wide, TILE_HIGH, 0)]
    said = lines(tile_told(one.id, house, texts), texts("board-tile-trainers", count=count) if count else "")
    rule = "MAG-TT-06" if TRAINER_TILES[one.id].permanent else "MAG-TRN-01"
    return thing(f"tile-{one.id}", *shown, at=at, said=said, rule=rule, comes_from=f"roof-{seat}* trainers-{seat}",
                 made_of=(count, f"mag-pawn-{seat}"))  # fmt: skip


@remembered_print
def _no_tile(place: int, wide: float, at: tuple[float, float], texts: Texts) -> Markup:
    said = texts("board-slot-after", round=place) if place else ""
    label = block(said, wide - 10, (10, 6.5), "serif-italic", 2, wide / 2, 27, fill=SOFT, text_anchor="middle")
    return thing(f"no-slot-{place}", gap(0, 0, wide, TILE_HIGH, 7), label, at=at)
