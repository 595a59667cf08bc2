"""The content of The Magnificent as the tables that the rules are made of: words become numbers here."""

from __future__ import annotations

from functools import cache

import msgspec

from ludoteca.games.magnificent import content
from ludoteca.games.magnificent.components import NOTHING, Goods
from ludoteca.games.magnificent.rules import names
from ludoteca.games.magnificent.rules.layout import Camp, Layout, Numbers, Rulings
from ludoteca.kernel.shapes import faces
from ludoteca.play.settings import Settings, shown

EFFECTS = {
    "gain": names.DO_GAIN,
    "power": names.DO_POWER,
    "reroll": names.DO_REROLL,
    "opposite-face": names.DO_OPPOSITE,
    "copy": names.DO_COPY,
    "recall": names.DO_RECALL,
    "exchange": names.DO_EXCHANGE,
    "split": names.DO_SPLIT,
    "swap-gem": names.DO_SWAP_GEM,
    "recolour": names.DO_RECOLOUR,
    "other-track": names.DO_OTHER_TRACK,
    "show": names.DO_SHOW,
    "budget": names.DO_BUDGET,
    "per-tile": names.DO_PER_TILE,
    "passed-tent": names.DO_PASSED_TENT,
    "per-poster": names.DO_PER_POSTER,
    "any-face": names.DO_ANY_FACE,
    "new-bill": names.DO_NEW_BILL,
    "understudy": names.DO_UNDERSTUDY,
    "side-stall": names.DO_SIDE_STALL,
    "open-air": names.DO_OPEN_AIR,
    "veteran": names.DO_VETERAN,
    "build": names.DO_BUILD,
    "trainer-tile": names.DO_TRAINER_TILE,
    "tent": names.DO_TENT,
    "poster": names.DO_POSTER,
    "master-card": names.DO_MASTER_CARD,
}
ONLY = {
    "build": names.ONLY_BUILD,
    "travel": names.ONLY_TRAVEL,
    "perform": names.ONLY_PERFORM,
    "clear": names.ONLY_CLEAR,
    "": names.ANY_ACTION,
}
SQUARES = {
    ".": NOTHING,
    "T": Goods(trainers=1),
    "1": Goods(coins=1),
    "2": Goods(coins=2),
    "v": Goods(points=2),
    "V": Goods(points=3),
    **{letter: Goods(gems=letter) for letter in content.GEMS + content.CHOSEN},
}
SPECIALS = ("", "tent", "trainer-tile", "white-tile")
COLOURS = "OGPW"


class Trades:
    """The rows of trades, each only once; the first one is nothing for nothing."""

    def __init__(self) -> None:
        self.rows: list[int] = []
        self.found: dict[tuple[Goods, Goods], int] = {}
        self.number(NOTHING, NOTHING)

    def number(self, pay: Goods, gain: Goods) -> int:
        if (pay, gain) not in self.found:
            self.found[pay, gain] = len(self.found)
            self.rows += [*row(pay), *row(gain)]
        return self.found[pay, gain]

    def reverse(self, pay: Goods, gain: Goods) -> int:
        """MAG-GEN-08 the other way; MAG-GEN-07 any gem that was paid is then a coloured one of choice."""
        gems = pay.gems.replace(content.ANY, content.CHOSEN)
        return self.number(gain, msgspec.structs.replace(pay, gems=gems))


def row(goods: Goods) -> list[int]:
    """Coins, points, trainers, posters, then gems by letter, in the order of the names."""
    letters = content.GEMS + content.CHOSEN + content.ANY + content.TURN
    return [goods.coins, goods.points, goods.trainers, goods.posters, *(goods.gems.count(letter) for letter in letters)]


@cache
def ids() -> dict[str, list[str]]:
    """What things are called in actions and events."""
    found = {
        "card": [one.id for one in content.master_cards()],
        "tile": [one.id for one in content.trainer_tiles()],
        "tent": [one.id for one in content.tents()],
        "poster": [one.id for one in content.posters()],
        "master": [one.id for one in content.master_tiles()],
        "kind": [one.id for one in content.camp_tiles()],
        "bonus": [one.id for one in content.bonuses()],
        "scoring": [one.id for one in content.scorings()],
        "board": list(content.BOARDS),
        "level": [str(one.cost) for one in content.levels()],
        "show": [str(one.value) for one in content.shows()],
    }
    return found | {"place": [one.id for one in content.trainer_spaces()] + found["tile"]}


def board_tables(trades: Trades, side: str) -> dict[str, list[int]]:
    boards = content.boards()
    supplies = {one.board: one for one in content.supplies() if one.side == side}
    held = [supplies[one.id] for one in boards]
    free = NOTHING
    return {
        "square_trade": [trades.number(free, SQUARES[x]) for one in boards for line in one.squares for x in line],
        "space_trade": [trades.number(free, bonus) for one in boards for bonus in (free, *one.tents)],
        "supply_trade": [
            trades.number(free, Goods(coins=one.coins, gems=one.gems, trainers=one.trainers)) for one in held
        ],
        "special": [SPECIALS.index(one.special) for one in held],
    }


def show_tables(trades: Trades) -> dict[str, list[int]]:
    """Tracks and performance spaces, tents and posters."""
    symbols = ("o", "g", "p", "c", "$", "P")
    tents, posters, kinds = content.tents(), content.posters(), ids()["kind"]
    artists = {one.id: content.TILE_COLOURS.index(one.colour) for one in content.artists()}
    printed = Goods(coins=content.numbers().printed_tent_coins)
    return {
        "tracks": [symbols.index(x) if x in symbols else -1 for one in content.tracks() for x in one.symbols],
        "show_value": [one.value for one in content.shows()],
        "show_posters": [one.posters for one in content.shows()],
        "tent_trade": [trades.number(Goods(gems=one.cost), Goods(points=one.points, coins=one.coins)) for one in tents],
        "printed_trade": [trades.number(NOTHING, printed)],
        "poster_trade": [
            trades.number(Goods(gems=one.gems), Goods(points=one.points, coins=one.coins)) for one in posters
        ],
        "poster_colour": [artists[one.artist] for one in posters],
        "poster_starts": [int(one.starting) for one in posters],
        "poster_tiles": [one.tiles.count(kind) for one in posters for kind in kinds],
    }


def place_tables(trades: Trades) -> dict[str, list[int]]:
    """The trainer spaces of the board, then the trainer tiles; and the master tiles."""
    places = [*content.trainer_spaces(), *content.trainer_tiles()]
    masters = content.master_tiles()
    kinds = ids()["kind"]
    return {
        "place_kind": [content.KINDS.index(one.kind) for one in places],
        "place_effect": [int(EFFECTS[one.effect]) for one in places],
        "place_amount": [one.amount for one in places],
        "place_trade": [trades.number(one.pay, one.gain) for one in places],
        "place_colour": [content.COLOURS.index(one.colour) if one.colour else -1 for one in places],
        "master_effect": [int(EFFECTS[one.effect]) for one in masters],
        "master_trade": [trades.number(one.pay, one.gain) for one in masters],
        "master_reverse": [trades.reverse(one.pay, one.gain) for one in masters],
        "master_kind": [kinds.index(one.tile) if one.tile else -1 for one in masters],
    }


def card_tables(trades: Trades) -> dict[str, list[int]]:
    cards, bonuses, scorings = content.master_cards(), content.bonuses(), content.scorings()
    return {
        "card_bonus": [ids()["bonus"].index(one.bonus) for one in cards],
        "card_scoring": [ids()["scoring"].index(one.scoring) for one in cards],
        "card_board": [content.BOARDS.index(one.board) if one.board else -1 for one in cards],
        "bonus_effect": [int(EFFECTS[one.effect]) for one in bonuses],
        "bonus_power": [one.power for one in bonuses],
        "bonus_only": [int(ONLY[one.only]) for one in bonuses],
        "bonus_trade": [trades.number(one.pay, one.gain) for one in bonuses],
        "bonus_reverse": [trades.reverse(one.pay, one.gain) for one in bonuses],
        "scoring_counts": [content.COUNTED.index(one.counts) for one in scorings],
        "scoring_each": [one.each for one in scorings],
        "scoring_most": [one.most for one in scorings],
        "scoring_first": [COLOURS.index(one.colours[0]) if one.colours else -1 for one in scorings],
        "scoring_second": [COLOURS.index(one.colours[-1]) if one.colours else -1 for one in scorings],
    }


@cache
def tables(players: int, side: str) -> dict[str, list[int]]:
    trades = Trades()
    kinds = content.camp_tiles()
    orders = [one for one in content.order_cards() if players in one.players]
    found = {
        "dice": list(content.dice()[players].counts),
        "all_dice": list(content.dice()[max(content.PLAYERS)].counts),
        "supply": [one.supply for one in kinds],
        "level_cost": [one.cost for one in content.levels()],
        "level_large": [one.large for one in content.levels()],
        "level_small": [one.small for one in content.levels()],
        "order_trade": [trades.number(one.pay, one.gain) for one in orders],
    }
    found |= board_tables(trades, side) | show_tables(trades) | place_tables(trades) | card_tables(trades)
    return found | {"trades": trades.rows}


@cache
def camp() -> Camp:
    """Every face of every kind, as rows and columns."""
    shapes = [[(column, row) for row, column in one.cells] for one in content.camp_tiles()]
    return Camp([[[(y, x) for x, y in face] for face in faces(shape)] for shape in shapes])


def numbers(players: int, master_board: bool) -> Numbers:
    found = msgspec.structs.asdict(content.numbers())
    plain = {name: value for name, value in found.items() if isinstance(value, int)}
    plain["turns"] = plain["turns_with_master_board" if master_board else "turns"]
    plain["hats"] = plain["hats_of_five"] if players == max(content.PLAYERS) else plain["hats"]
    plain["sets"] = found["sets"][players - 1]
    plain["fifth_set"] = found["fifth_sets"][players - 1]
    plain["master_tiles"] = found["master_tiles_a_side"][players - 1]
    return Numbers(plain, list(found["missing_coin"]))


def layout(settings: Settings, players: int) -> Layout:
    """Everything that is fixed for a match."""
    return Layout(
        players,
        ids(),
        tables(players, settings.way("side")),
        camp(),
        numbers(players, settings.flag("master_board")),
        Rulings(settings.numbers()),
        {name: shown(value) for name, value in settings.changed().items()},
    )
