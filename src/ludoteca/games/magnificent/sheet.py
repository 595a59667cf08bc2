"""The table of The Magnificent in plain lines, and the lines of its score. For terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.games.magnificent import called
from ludoteca.games.magnificent.called import goods, listed
from ludoteca.games.magnificent.rules.layout import COLOUR_NAMES, GEM_NAMES
from ludoteca.games.magnificent.seen import Hung, Line, MasterBoard, MasterCard, Player, Track, TrainerTile, Turn
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.game import ScoreLine
from ludoteca.play.texts import Texts

NOBODY = -1
KINDS = ("OS", "OL", "GS", "GL", "PS", "PL", "WL")  # as supplies and camps count them
BACK = "?"
NOTHING = "–"
SIGNS = {"o": "o", "g": "g", "p": "p", "c": "c", "$": "$", "P": "P", "-": "0"}
# Where points come from, in the order of `parts`, and the rule for each.
PARTS = (
    ("posters", "MAG-PERF-10"),
    ("tents", "MAG-PERF-10"),
    ("bonuses", "MAG-DIE-02"),
    ("round-1", "MAG-EOR-12"),
    ("round-2", "MAG-EOR-12"),
    ("round-3", "MAG-EOR-12"),
    ("halves", "MAG-EOG-03"),
    ("camp", "MAG-EOG-04"),
    ("penalties", "MAG-EOR-08"),
)


def lines(view: MagnificentView, texts: Texts) -> list[str]:
    out = [clock(view, texts), *beside(view, texts), "", texts("sheet-tracks")]
    out += ["  " + track(one, texts) for one in view.tracks]
    out += ["", *stage(view, texts), "", *displays(view, texts)]
    if view.master_board is not None:
        out += ["", *master_board(view.master_board, texts)]
    for seat, player in enumerate(view.players):
        out += ["", *board(view, seat, player, texts)]
    if view.turn_of is not None:
        out += ["", *turn(view.turn_of, texts)]
    out += ["", *(ledger(view, one, texts) for one in view.ledger)] if view.ledger else []
    return out


def clock(view: MagnificentView, texts: Texts) -> str:
    """How far the match has gone."""
    if view.phase == "setup":
        return texts("sheet-setup")
    if view.over:
        return texts("sheet-over", rounds=view.rounds)
    if view.phase == "end":
        return texts("board-final-scoring")
    if view.phase != "turns":
        return texts("sheet-round-end", round=view.round, rounds=view.rounds)
    return texts("sheet-clock", round=view.round, rounds=view.rounds, turn=view.turn, turns=view.turns)


def beside(view: MagnificentView, texts: Texts) -> list[str]:
    """The order of play, the dice, the camp tiles that are left."""
    out = []
    if len(view.order) > 1:
        out.append(texts("sheet-order", names=", ".join(texts.seat(seat) for seat in view.order)))
    dice = [f"{texts(f'die-{die}')}{f' ×{count}' if count > 1 else ''}" for die, count in view.pool]
    out.append(texts("sheet-pool", dice=", ".join(dice) or NOTHING))
    if any(view.reserve):
        orange, green, purple, clear = view.reserve
        out.append(texts("sheet-reserve", orange=orange, green=green, purple=purple, clear=clear))
    left = ", ".join(f"{kind} {count}" for kind, count in zip(KINDS, view.supply, strict=True))
    out.append(texts("sheet-supply", tiles=left))
    return out


def track(one: Track, texts: Texts) -> str:
    """A track from its start on: gems and coins by letter, poster spaces P, tents by what they pay."""
    spaces = [texts(f"tent-{space.tent}") if space.tent else SIGNS[space.symbol] for space in one.spaces]
    return texts(
        "sheet-track",
        track=texts(f"track-{one.colour}"),
        space=one.wagon,
        spaces=" · ".join(spaces),
        centre=", ".join(texts(f"tent-{tent}") for tent in one.centre if tent) or NOTHING,
    )


def stage(view: MagnificentView, texts: Texts) -> list[str]:
    """The performance track: who waits on the order spaces, and who performed where."""
    waiting = [texts.seat(seat) for seat in view.order_spaces if seat != NOBODY]
    shows = [
        texts("sheet-hat", name=texts.seat(one.seat), value=one.value) for one in view.podiums if one.seat != NOBODY
    ]
    return [
        texts("sheet-order-spaces", names=", ".join(waiting) or NOTHING),
        texts("sheet-podiums", hats=", ".join(shows) or NOTHING),
    ]


def displays(view: MagnificentView, texts: Texts) -> list[str]:
    out = [texts("sheet-posters", deck=view.poster_deck, white=view.white_deck)]
    out += ["  " + called.poster(name, texts) for name in view.bills if name]
    out.append(texts("sheet-sets", cards=view.card_deck, tiles=view.tile_pile))
    for number, one in enumerate(view.sets, 1):
        if one.card:
            tile = texts(f"place-{one.tile}") if one.tile else NOTHING
            card, says = texts(f"card-{one.card}"), called.card_says(one.card, texts)
            out.append("  " + texts("sheet-set", number=number, card=card, says=says, tile=tile, worth=one.worth))
    if view.open_tiles:
        out.append(texts("sheet-open-tiles", tiles=named("place", view.open_tiles, texts)))
    return out


def named(kind: str, names: Iterable[str], texts: Texts) -> str:
    """Things by name; backs are not named."""
    return ", ".join(BACK if name == BACK else texts(f"{kind}-{name}") for name in names if name) or NOTHING


def master_board(one: MasterBoard, texts: Texts) -> list[str]:
    return [
        texts("sheet-master-current", tiles=named("master-tile", one.current, texts)),
        texts("sheet-master-future", tiles=named("master-tile", one.future, texts)),
        texts("sheet-master-beside", things="; ".join(beside_master(one, texts)) or NOTHING),
    ]


def beside_master(one: MasterBoard, texts: Texts) -> list[str]:
    found = [texts(f"tent-{name}") for name in one.tents if name]
    found += [texts(f"place-{name}") for name in one.tiles if name]
    found += [f"{texts(f'card-{name}')}: {called.card_says(name, texts)}" for name in one.cards if name]
    return found + [called.poster(name, texts) for name in one.posters if name]


def board(view: MagnificentView, seat: int, own: Player, texts: Texts) -> list[str]:
    """What a player has."""
    if not own.board:
        return [texts.seat(seat)]
    out = [
        texts(
            "sheet-seat",
            name=texts.seat(seat),
            board=own.board,
            order=own.order,
            points=own.score,
            forecast=own.forecast,
        ),
        "  " + texts("sheet-means", coins=own.coins, due=own.due, gems=held(own, texts)),
        "  "
        + texts(
            "sheet-trainers",
            free=own.free,
            tent=own.in_tent + own.in_use,
            locked=sum(own.locked),
            reserve=own.reserve,
        ),
    ]
    out += ["  " + card(one, texts) for one in own.cards]
    if own.hand:
        out.append("  " + texts("sheet-hand", cards=named("card", own.hand, texts)))
    if own.tiles:
        out.append("  " + texts("sheet-tiles", tiles="; ".join(tile(one, texts) for one in own.tiles)))
    if own.drawn:
        out.append("  " + texts("sheet-drawn", tiles=named("place", own.drawn, texts)))
    out += ["  " + texts("sheet-camp"), *("    " + row for row in camp(own))]
    out += ["  " + space for space in tent_spaces(own, texts)]
    if own.waiting:
        out.append("  " + texts("sheet-waiting", posters="; ".join(poster(one, texts) for one in own.waiting)))
    out.append("  " + texts("sheet-completed", posters=named("poster", own.completed, texts)))
    if own.master:
        out.append("  " + texts("sheet-master", tile=texts(f"master-tile-{own.master}")))
    return out


def held(own: Player, texts: Texts) -> str:
    letters = "".join(name * count for name, count in zip(GEM_NAMES, own.gems, strict=True))
    return listed(called.gems(letters, texts), texts) or NOTHING


def card(one: MasterCard, texts: Texts) -> str:
    die = texts(f"die-{one.die}") if one.die else NOTHING
    name, says = texts(f"card-{one.id}"), called.card_says(one.id, texts)
    return texts("sheet-card", card=name, says=says, die=die, worth=one.worth, half=one.half)


def tile(one: TrainerTile, texts: Texts) -> str:
    name = texts(f"place-{one.id}")
    return texts("sheet-tile-locked", tile=name, count=one.locked) if one.locked else name


def camp(own: Player) -> list[str]:
    """The camp row by row: covered squares by the letter of their tile, open ones by their bonus."""
    covered = {square: tile.kind[0] for tile in own.lying for square in tile.squares}
    covered |= dict(own.filled)
    return [
        " ".join(covered.get(f"{column}{row + 1}", letter) for column, letter in zip("abcdefgh", letters, strict=True))
        for row, letters in enumerate(own.camp)
    ]


def tent_spaces(own: Player, texts: Texts) -> list[str]:
    out = []
    for number, space in enumerate(own.tents, 1):
        if space.tent:
            tent = texts(f"tent-{space.tent}")
        elif space.printed:
            tent = texts("sheet-printed")
        else:
            tent = texts("sheet-no-tent", bonus=goods(space.bonus, texts))
        above = poster(space.poster, texts) if space.poster else NOTHING
        out.append(texts("sheet-space", number=number, tent=tent, poster=above))
    return out


def poster(one: Hung, texts: Texts) -> str:
    """An unfinished poster, and what it still lacks."""
    said = called.poster(one.id, texts)
    lacks = called.tiles(one.lacks, texts) + called.gems(one.gems, texts)
    return texts("sheet-lacks", poster=said, things=listed(lacks, texts)) if lacks else said


def turn(one: Turn, texts: Texts) -> list[str]:
    """The turn that is going on."""
    name = texts.seat(one.player)
    if one.master:
        return [texts("sheet-turn-master", name=name, tile=texts(f"master-tile-{one.master}"))]
    if not one.die:
        return [texts("sheet-turn", name=name)]
    out = [texts("sheet-turn-die", name=name, die=texts(f"die-{one.die}"))]
    if one.power is not None and one.colour in COLOUR_NAMES:
        out.append(
            texts(
                "sheet-power",
                colour=texts(f"colour-{one.colour}"),
                power=one.power.total,
                most=one.power.up_to,
                fixed="yes" if one.power.fixed else "no",
            )
        )
    if one.bonus:
        out.append(texts("label-bonus", bonus=texts(f"bonus-{one.bonus}")))
    return out


def ledger(view: MagnificentView, one: Line, texts: Texts) -> str:
    """What the end of the round asked of a seat, and gave it."""
    parts = [texts("sheet-paid", paid=one.paid, owed=one.owed)]
    if one.lost + one.order_lost:
        parts.append(texts("sheet-lost", points=one.lost + one.order_lost))
    if one.drafted:
        parts.append(texts("sheet-drafted", card=texts(f"card-{one.drafted}")))
    if one.scored:
        parts.append(texts("sheet-scored", card=texts(f"card-{one.scored}"), points=one.points))
    return texts("sheet-ledger", name=texts.seat(one.seat), parts="; ".join(parts))


def scoring(view: MagnificentView, texts: Texts) -> list[ScoreLine]:
    """Where points come from: posters, tents, bonuses, cards in full and by half, the camp, missing coins."""
    return [
        ScoreLine(texts(f"score-{name}"), rule, tuple(player.parts[k] for player in view.players))
        for k, (name, rule) in enumerate(PARTS)
    ]
