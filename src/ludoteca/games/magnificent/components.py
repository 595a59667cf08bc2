"""What the components of The Magnificent are made of, as they are read from the content files."""

from __future__ import annotations

import msgspec

from ludoteca.play.content import Entry


class Goods(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is paid or gained: coins, points, trainers, posters, and gems as letters, e.g. "oo" or "?"."""

    coins: int = 0
    points: int = 0
    trainers: int = 0
    posters: int = 0
    gems: str = ""


NOTHING = Goods()


class Dice(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MAG-SETUP-02 the dice in play for a number of players."""

    players: int
    orange: int
    green: int
    purple: int
    clear: int

    @property
    def counts(self) -> tuple[int, int, int, int]:
        return self.orange, self.green, self.purple, self.clear


class CampTile(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of camp tile: its colour and size, its squares as row and column, and how many there are."""

    colour: str
    large: bool = False
    cells: tuple[tuple[int, int], ...]
    supply: int


class Level(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MAG-BUILD-01 how many large and small tiles a power builds."""

    cost: int
    large: int
    small: int


class Board(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player board: the squares of its camp row by row, and the bonuses of its tent spaces 1 to 4."""

    camp: tuple[str, ...]
    tents: tuple[Goods, ...]

    @property
    def squares(self) -> list[list[str]]:
        """The camp, each square with its letter: see `boards.toml`."""
        return [row.split() for row in self.camp]


class Supply(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MAG-PSET-08, MAG-ADV-01 what a side of a board gives to begin with."""

    board: str
    side: str
    coins: int
    gems: str
    trainers: int
    special: str = ""  # MAG-ADV-02 "tent", MAG-ADV-03 "trainer-tile", MAG-ADV-04 "white-tile"


class Track(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A track of the travelling area, named by its colour."""

    spaces: str

    @property
    def symbols(self) -> list[str]:
        """Clockwise from the start `-`: a gem, a coin `$` or a poster `P`."""
        return self.spaces.split()


class Show(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MAG-PERF-01, MAG-PERF-06 a performance space: the power it asks for and the posters it allows."""

    value: int
    posters: int


class TrainerPlace(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MAG-TRN-01 a trainer space or a trainer tile: when it may be used and what each trainer does there.

    A `gain` may have a price to `pay`; `amount` is power, posters or budget; `colour` is that of a Veteran.
    """

    kind: str
    effect: str
    amount: int = 0
    pay: Goods = NOTHING
    gain: Goods = NOTHING
    colour: str = ""

    @property
    def permanent(self) -> bool:
        """MAG-TRN-04 trainers stay there for the rest of the match."""
        return self.effect == "veteran"


class OrderCard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MAG-PSET-09 a play-order card, used with these numbers of players."""

    number: int
    players: tuple[int, ...]
    pay: Goods = NOTHING
    gain: Goods = NOTHING


class Tent(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MAG-PERF-09, MAG-PERF-10 gems that are discarded when performing in it, and what it pays."""

    cost: str = ""
    points: int = 0
    coins: int = 0

    @property
    def new(self) -> bool:
        """From the expansion: drawn in ice-blue."""
        return self.id.startswith("N")


class Artist(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who performs, and MAG-SOLO-03 the colour of the die that a discarded poster rolls (white: a clear die)."""

    name: str
    colour: str


class Poster(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MAG-PERF-08, MAG-PERF-10 the tiles it needs, the gems it costs, the points and coins it pays."""

    artist: str
    tiles: tuple[str, ...]
    gems: str = ""
    points: int
    coins: int

    @property
    def starting(self) -> bool:
        """MAG-PSET-07 green-backed: number 0 of its artist."""
        return self.id.endswith("-0")

    @property
    def white(self) -> bool:
        return self.artist == "SNO"


class Bonus(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MAG-DIE-02 what a master card does in the turn of its die.

    A `gain` may have a price to `pay`; an `exchange` goes either way (MAG-GEN-08); `power` may count `only` for a
    kind of action, or with a clear die.
    """

    effect: str
    pay: Goods = NOTHING
    gain: Goods = NOTHING
    power: int = 0
    only: str = ""


class Scoring(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MAG-EOR-12 `each` points for each thing counted, of these colours (O G P W), at most `most` if given."""

    counts: str
    each: int
    colours: str = ""
    most: int = 0


class MasterCard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bonus above a scoring; MAG-PSET-05 starting cards belong to a board."""

    bonus: str
    scoring: str
    board: str = ""


class MasterTile(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MAG-MOD-06 an action of the Master Board and its price; `tile` is the camp tile that it builds."""

    effect: str
    pay: Goods = NOTHING
    gain: Goods = NOTHING
    tile: str = ""


class Numbers(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers of `numbers.toml`; a missing or unknown one is an error that names it."""

    rounds: int
    turns: int
    turns_with_master_board: int
    gems_a_kind: int
    storage: int
    coins_for_a_gem: int
    trainers: int
    hats: int
    hats_of_five: int
    power_of_a_gem: int
    sets: tuple[int, ...]
    fifth_sets: tuple[int, ...]
    centre_tents: int
    dice_a_round: int
    tiles_more_than_players: int
    draft_dealt: int
    draft_kept: int
    extra_tiles_drawn: int
    trainer_slots: int
    tent_spaces: int
    printed_tent_coins: int
    camp_rows: int
    camp_columns: int
    order_spaces: int
    missing_coin: tuple[int, ...]
    kept_gap: int
    kept_card_divides: int
    end_row: int
    end_column: int
    solo_cards_drawn: int
    solo_cards_kept: int
    solo_tiles_drawn: int
    solo_win: int
    solo_ringmaster: int
    solo_magnificent: int
    master_tiles_a_side: tuple[int, ...]
    beside_master_board: int
