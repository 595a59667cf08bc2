"""The content of The Magnificent, read from its TOML files: boards, tracks, dice, tiles, tents, posters, cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable
from pathlib import Path

from ludoteca.games.magnificent.components import (
    NOTHING,
    Artist,
    Board,
    Bonus,
    CampTile,
    Dice,
    Goods,
    Level,
    MasterCard,
    MasterTile,
    Numbers,
    OrderCard,
    Poster,
    Scoring,
    Show,
    Supply,
    Tent,
    Track,
    TrainerPlace,
)
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.content import Entry, check_references, load_one, load_table

HERE = Path(__file__).parent / "content"
COLOURS = ("orange", "green", "purple")  # of dice, gems, tracks; dice and gems are also clear
TILE_COLOURS = (*COLOURS, "white")  # of camp tiles and posters
GEMS = "ogpc"  # MAG-GEN-03 orange, green, purple, clear
CHOSEN, ANY, TURN = "*", "?", "="  # a coloured gem of one's choice, any gem in payment, one of the turn's colour
BOARDS = ("I", "II", "III", "IV", "V", "VI")
KINDS = ("general", "die", "build", "travel", "perform")  # MAG-TRN-02
SQUARES = ".T12ogpc*vV"
BONUS_SQUARES = Counter({"T": 3, "2": 2, "1": 1, "o": 1, "g": 1, "p": 1, "c": 1, "*": 1, "v": 2, "V": 1})
POSTERS_ON_A_TRACK = 5
SPECIALS = {("II", "B"): "tent", ("V", "B"): "trainer-tile", ("VI", "B"): "white-tile"}
SPACE_EFFECTS = ("gain", "swap-gem", "power", "recolour", "other-track", "show")
TILE_EFFECTS = (
    "gain", "power", "reroll", "budget", "per-tile", "passed-tent", "show", "per-poster", "any-face", "new-bill",
    "understudy", "side-stall", "open-air", "veteran",
)  # fmt: skip
BONUS_EFFECTS = ("gain", "power", "reroll", "opposite-face", "copy", "recall", "exchange", "split")
POWER_ONLY = ("", "build", "travel", "perform", "clear")
COUNTED = (
    "rows", "columns", "tents", "large", "small", "tiles", "posters", "sets", "trainers", "coins", "gems",
    "trainer-tiles", "group", "edge", "printed-gems", "top-dice", "large-and-white", "cross", "pairs", "white-posters",
    "printed-tiles", "printed-coins", "discarded-gems",
)  # fmt: skip
# How many colours a scoring names; the others name none.
COLOURS_COUNTED = {"tiles": (1,), "group": (1,), "printed-tiles": (1,), "pairs": (2,), "sets": (3, 4)}
MASTER_EFFECTS = ("build", "gain", "exchange", "trainer-tile", "tent", "poster", "master-card")
PLAYERS = (1, 2, 3, 4, 5)
# What is in the boxes of the main game and the expansion.
DICE = (6, 6, 6, 5)
SUPPLY = {"OS": 16, "OL": 14, "GS": 16, "GL": 14, "PS": 16, "PL": 14, "WL": 14}
TENTS = {"T": 16, "N": 8}
POSTERS_OF_AN_ARTIST = 9  # the starting poster and eight more
WHITE_POSTERS = 18
CARDS_OF_A_BOARD = 4
DECK_CARDS = 85
ORDER_CARDS = 10
TRAINER_TILES = 20
MASTER_TILES = {
    "build": 4, "gain": 2, "exchange": 1, "trainer-tile": 2, "tent": 2, "poster": 2, "master-card": 2,
}  # fmt: skip


def dice(folder: Path = HERE) -> dict[int, Dice]:
    """MAG-SETUP-02 by number of players; five use every die of the box."""
    path = folder / "dice.toml"
    found = {one.players: one for one in load_table(path, "dice", Dice)}
    _check_same(path, "the numbers of players", tuple(found), PLAYERS)
    _check_same(path, "the dice of five players", found[5].counts, DICE)
    return found


def camp_tiles(folder: Path = HERE) -> list[CampTile]:
    """Seven kinds, each in one piece, named by colour and size."""
    path = folder / "tiles.toml"
    found = load_table(path, "tile", CampTile)
    _check_same(path, "the supply", {one.id: one.supply for one in found}, SUPPLY)
    for one in found:
        if one.id != one.colour[0].upper() + ("L" if one.large else "S") or one.colour not in TILE_COLOURS:
            raise _wrong(path, "tile", one, "its name is the first letter of its colour, and S or L for its size")
        if len(set(one.cells)) != len(one.cells) or not _in_one_piece(one.cells):
            raise _wrong(path, "tile", one, "its squares are not one piece")
    return found


def _in_one_piece(cells: Collection[tuple[int, int]]) -> bool:
    """Whether every cell is reached from the first over shared sides."""
    waiting = [min(cells)]
    reached = set(waiting)
    while waiting:
        row, column = waiting.pop()
        near = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)} & set(cells) - reached
        reached |= near
        waiting += near
    return reached == set(cells)


def levels(folder: Path = HERE) -> list[Level]:
    """MAG-BUILD-01 from the cheapest on."""
    path = folder / "levels.toml"
    found = load_table(path, "level", Level)
    _check_rising(path, "level", "cost", [one.cost for one in found])
    for one in found:
        if one.large + one.small == 0:
            raise _wrong(path, "level", one, "it builds nothing")
    return found


def boards(folder: Path = HERE) -> list[Board]:
    """Six, each camp with the same bonuses in other places."""
    path = folder / "boards.toml"
    found = load_table(path, "board", Board)
    size = numbers(folder)
    _check_same(path, "the boards", tuple(_ids(found)), BOARDS)
    for one in found:
        if len(one.camp) != size.camp_rows or any(len(row) != size.camp_columns for row in one.squares):
            raise _wrong(path, "board", one, f"the camp is {size.camp_rows} rows of {size.camp_columns} squares")
        shown = Counter(letter for row in one.squares for letter in row)
        if unknown := set(shown) - set(SQUARES):
            raise _wrong(path, "board", one, f"no square shows {', '.join(sorted(unknown))}")
        del shown["."]
        if shown != BONUS_SQUARES:
            raise _wrong(path, "board", one, f"its squares show {dict(shown)}, expected {dict(BONUS_SQUARES)}")
        if len(one.tents) != size.tent_spaces - 1:
            raise _wrong(path, "board", one, f"it has {len(one.tents)} bonuses, one for each tent space but the first")
        for goods in one.tents:
            _check_goods(path, "board", one, goods, gains=True)
    return found


def supplies(folder: Path = HERE) -> list[Supply]:
    """MAG-ADV-01 both sides of each board; only three B sides have something special."""
    path = folder / "supplies.toml"
    found = load_table(path, "supply", Supply)
    _check_same(path, "the sides", sorted(one.id for one in found), sorted(f"{b}-{s}" for b in BOARDS for s in "AB"))
    for one in found:
        if one.id != f"{one.board}-{one.side}":
            raise _wrong(path, "supply", one, "its name is board and side")
        if one.special != SPECIALS.get((one.board, one.side), ""):
            raise _wrong(path, "supply", one, f"special is {one.special!r}, expected as the rulebook says")
        _check_goods(path, "supply", one, Goods(coins=one.coins, gems=one.gems, trainers=one.trainers), gains=True)
    return found


def tracks(folder: Path = HERE) -> list[Track]:
    """Three circles, each beginning with the wagon and with five posters."""
    path = folder / "tracks.toml"
    found = load_table(path, "track", Track)
    _check_same(path, "the tracks", tuple(_ids(found)), COLOURS)
    for one in found:
        symbols = one.symbols
        if symbols.count("P") != POSTERS_ON_A_TRACK or symbols[0] != "-" or symbols.count("-") != 1:
            raise _wrong(path, "track", one, f"it begins with - and has {POSTERS_ON_A_TRACK} spaces P")
        if unknown := set(symbols) - set(GEMS) - {"-", "P", "$"}:
            raise _wrong(path, "track", one, f"no space shows {', '.join(sorted(unknown))}")
    if len({len(one.symbols) for one in found}) != 1:
        raise LudotecaError(f"{path.name}: the tracks are not of one length")
    return found


def shows(folder: Path = HERE) -> list[Show]:
    """MAG-PERF-01 the performance spaces from the bottom up."""
    path = folder / "performance.toml"
    found = load_table(path, "show", Show)
    _check_rising(path, "show", "value", [one.value for one in found])
    return found


def trainer_spaces(folder: Path = HERE) -> list[TrainerPlace]:
    path = folder / "trainer_spaces.toml"
    found = load_table(path, "space", TrainerPlace)
    _check_trainer_places(path, "space", found, SPACE_EFFECTS)
    return found


def trainer_tiles(folder: Path = HERE) -> list[TrainerPlace]:
    """Twelve old and eight new; a Veteran of each colour."""
    path = folder / "trainer_tiles.toml"
    found = load_table(path, "tile", TrainerPlace)
    _check_same(path, "the tiles", [one.id for one in found], [f"TT{k:02}" for k in range(1, TRAINER_TILES + 1)])
    _check_trainer_places(path, "tile", found, TILE_EFFECTS)
    _check_same(path, "the colours of Veterans", tuple(one.colour for one in found if one.permanent), COLOURS)
    return found


def _check_trainer_places(path: Path, name: str, found: list[TrainerPlace], effects: Collection[str]) -> None:
    check_references(path, name, "kind", [(one.id, one.kind) for one in found], KINDS)
    check_references(path, name, "effect", [(one.id, one.effect) for one in found], effects)
    for one in found:
        _check_goods(path, name, one, one.pay, gains=False)
        _check_goods(path, name, one, one.gain, gains=True)
        if (one.effect in ("gain", "per-tile", "per-poster")) != (one.gain != NOTHING):
            raise _wrong(path, name, one, f"effect {one.effect!r} and what is gained do not fit")
        if (one.effect in ("power", "budget", "show", "veteran")) != (one.amount > 0):
            raise _wrong(path, name, one, f"effect {one.effect!r} and its amount do not fit")


def order_cards(folder: Path = HERE) -> list[OrderCard]:
    """MAG-PSET-02 for two to five players each number once."""
    path = folder / "order_cards.toml"
    found = load_table(path, "card", OrderCard)
    _check_same(path, "the number of cards", len(found), ORDER_CARDS)
    for players in PLAYERS[1:]:
        used = [one.number for one in found if players in one.players]
        _check_same(path, f"the cards for {players} players", used, list(range(1, players + 1)))
    for one in found:
        _check_goods(path, "card", one, one.pay, gains=False)
        _check_goods(path, "card", one, one.gain, gains=True)
    return found


def tents(folder: Path = HERE) -> list[Tent]:
    """Sixteen old and eight new, each paying something."""
    path = folder / "tents.toml"
    found = load_table(path, "tent", Tent)
    _check_same(path, "the tents", Counter(one.id[0] for one in found), TENTS)
    for one in found:
        _check_goods(path, "tent", one, Goods(gems=one.cost), gains=False)
        if one.points + one.coins <= 0:
            raise _wrong(path, "tent", one, "it pays nothing")
    return found


def artists(folder: Path = HERE) -> list[Artist]:
    """Two of each colour, and the white one."""
    path = folder / "artists.toml"
    found = load_table(path, "artist", Artist)
    expected = {"orange": 2, "green": 2, "purple": 2, "white": 1}
    _check_same(path, "the colours", Counter(one.colour for one in found), expected)
    return found


def posters(folder: Path = HERE) -> list[Poster]:
    """Nine of each artist, the starting one among them, and the white ones."""
    path = folder / "posters.toml"
    found = load_table(path, "poster", Poster)
    kinds = {one.id for one in camp_tiles(folder)}
    theirs = {one.id: WHITE_POSTERS if one.colour == "white" else POSTERS_OF_AN_ARTIST for one in artists(folder)}
    check_references(path, "poster", "artist", [(one.id, one.artist) for one in found], theirs)
    check_references(path, "poster", "tile", [(one.id, kind) for one in found for kind in one.tiles], kinds)
    _check_same(path, "the posters", Counter(one.artist for one in found), theirs)
    starting = Counter(one.artist for one in found if one.starting)
    _check_same(path, "the starting posters", starting, {artist: 1 for artist in theirs if artist != "SNO"})
    for one in found:
        _check_goods(path, "poster", one, Goods(gems=one.gems), gains=False)
        if one.white != ("WL" in one.tiles) or not one.tiles:
            raise _wrong(path, "poster", one, "white posters, and no others, need white tiles")
    return found


def bonuses(folder: Path = HERE) -> list[Bonus]:
    """MAG-BO-01…07, by code."""
    path = folder / "bonuses.toml"
    found = load_table(path, "bonus", Bonus)
    check_references(path, "bonus", "effect", [(one.id, one.effect) for one in found], BONUS_EFFECTS)
    check_references(path, "bonus", "only", [(one.id, one.only) for one in found], POWER_ONLY)
    for one in found:
        _check_goods(path, "bonus", one, one.pay, gains=False)
        _check_goods(path, "bonus", one, one.gain, gains=True)
        if (one.effect == "power") != (one.power > 0) or (one.effect in ("gain", "exchange")) != (one.gain != NOTHING):
            raise _wrong(path, "bonus", one, f"effect {one.effect!r} and what it gives do not fit")
        if one.effect == "exchange" and one.pay == NOTHING:
            raise _wrong(path, "bonus", one, "an exchange needs both sides")
    return found


def scorings(folder: Path = HERE) -> list[Scoring]:
    """MAG-SC-01…12, by code."""
    path = folder / "scorings.toml"
    found = load_table(path, "scoring", Scoring)
    check_references(path, "scoring", "counts", [(one.id, one.counts) for one in found], COUNTED)
    for one in found:
        letters = "".join(colour[0].upper() for colour in TILE_COLOURS)
        if len(one.colours) not in COLOURS_COUNTED.get(one.counts, (0,)) or set(one.colours) - set(letters):
            raise _wrong(path, "scoring", one, f"colours {one.colours!r} do not fit what it counts")
        if one.each <= 0:
            raise _wrong(path, "scoring", one, "it scores nothing")
    return found


def master_cards(folder: Path = HERE) -> list[MasterCard]:
    """MAG-SETUP-04 four starting cards of each board, and the deck."""
    path = folder / "master_cards.toml"
    found = load_table(path, "card", MasterCard)
    check_references(path, "card", "bonus", [(one.id, one.bonus) for one in found], _ids(bonuses(folder)))
    check_references(path, "card", "scoring", [(one.id, one.scoring) for one in found], _ids(scorings(folder)))
    expected = {**dict.fromkeys(BOARDS, CARDS_OF_A_BOARD), "": DECK_CARDS}
    _check_same(path, "the cards of each board, and of the deck", Counter(one.board for one in found), expected)
    return found


def master_tiles(folder: Path = HERE) -> list[MasterTile]:
    """MAG-MT-01…08 fifteen; eight of them take something from the Master Board."""
    path = folder / "master_tiles.toml"
    found = load_table(path, "tile", MasterTile)
    check_references(path, "tile", "effect", [(one.id, one.effect) for one in found], MASTER_EFFECTS)
    _check_same(path, "the effects", Counter(one.effect for one in found), MASTER_TILES)
    built = [(one.id, one.tile) for one in found if one.effect == "build"]
    check_references(path, "tile", "tile", built, [one.id for one in camp_tiles(folder) if one.large])
    for one in found:
        _check_goods(path, "tile", one, one.pay, gains=False)
        _check_goods(path, "tile", one, one.gain, gains=True)
    return found


def numbers(folder: Path = HERE) -> Numbers:
    """Every number of the game by name."""
    path = folder / "numbers.toml"
    found = load_one(path, Numbers)
    for name, expected in (
        ("sets", len(PLAYERS)),
        ("fifth_sets", len(PLAYERS)),
        ("master_tiles_a_side", len(PLAYERS)),
        ("missing_coin", found.rounds),
    ):
        if len(getattr(found, name)) != expected:
            raise LudotecaError(f"{path.name}: {name} has {len(getattr(found, name))} numbers, expected {expected}")
    # As many sets as players choose from, and no gem can ever be missing in the supply.
    for players in PLAYERS:
        if found.sets[players - 1] + found.fifth_sets[players - 1] < players:
            raise LudotecaError(f"{path.name}: there are not enough sets for {players} players")
    if found.gems_a_kind < found.storage * len(PLAYERS):
        raise LudotecaError(f"{path.name}: gems_a_kind is {found.gems_a_kind}, too few to fill every storage")
    return found


def _ids(entries: Iterable[Entry]) -> list[str]:
    return [one.id for one in entries]


def _wrong(path: Path, name: str, entry: Entry, what: str) -> LudotecaError:
    return LudotecaError(f"{path.name}: {name} {entry.id!r}: {what}")


def _check_same(path: Path, what: str, found: object, expected: object) -> None:
    if found != expected:
        raise LudotecaError(f"{path.name}: {what} are {found}, expected {expected}")


def _check_rising(path: Path, name: str, field: str, values: list[int]) -> None:
    if sorted(set(values)) != values:
        raise LudotecaError(f"{path.name}: the {field} of each {name} is higher than the one before, not {values}")


def _check_goods(path: Path, name: str, entry: Entry, goods: Goods, *, gains: bool) -> None:
    """No negative amounts, and gems that exist: any gem can only be paid, one of choice only be gained."""
    letters = GEMS + CHOSEN + TURN if gains else GEMS + ANY
    if not re.fullmatch(f"[{re.escape(letters)}]*", goods.gems):
        raise _wrong(path, name, entry, f"gems {goods.gems!r}, expected letters of {letters}")
    if min(goods.coins, goods.points, goods.trainers, goods.posters) < 0:
        raise _wrong(path, name, entry, "what is paid or gained is never negative")
