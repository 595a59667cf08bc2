"""The parts of a view of The Magnificent: what lies on the table, piece by piece, as one viewer knows it.

Things go by their ids in the content: cards `I-1`, trainer tiles `TT05`, trainer spaces `BT-GEM`, tents `N1`, posters
`SUH-3`, master tiles `MT07`, kinds of camp tiles `OL`. Dice are `G5`, gems `o g p c`, squares `c6` (column, row).
"""

from __future__ import annotations

import msgspec

NONE = ""


class Goods(msgspec.Struct, frozen=True, kw_only=True):
    """What is paid or gained; gems as letters, `*` a coloured one of choice, `?` any, `=` of the turn's colour."""

    coins: int = 0
    points: int = 0
    trainers: int = 0
    posters: int = 0
    gems: str = ""


class MasterCard(msgspec.Struct, frozen=True, kw_only=True):
    """A master card of a player.

    `die` lies on it (`G5`, empty without one), `colour` is what a clear die counts for in this turn. `ready`: its bonus
    can still be used in this turn. `worth` is what its owner would score with it now in full, `half` at the end;
    `mine` is what the viewer would score with it.
    """

    id: str
    die: str
    colour: str
    ready: bool
    worth: int
    half: int
    mine: int


class TrainerTile(msgspec.Struct, frozen=True, kw_only=True):
    """A trainer tile of a player: `used` trainers on it in this turn, `locked` ones for ever; `extra` has no slot."""

    id: str
    used: int
    locked: int
    extra: bool


class CampTile(msgspec.Struct, frozen=True, kw_only=True):
    """A tile in a camp: its kind, its face (from 1 on) and first square, and all squares it covers."""

    kind: str
    face: int
    square: str
    squares: tuple[str, ...]


class Hung(msgspec.Struct, frozen=True, kw_only=True):
    """An unfinished poster of a player, and how it stands.

    `lacks` are kinds of tiles its camp does not have (twice if two are missing), `gems` those it cannot pay for, tent
    included. `ready`: it could be completed now, if its owner performed; `ways` those in which it can be completed in
    the performance that is going on.
    """

    id: str
    lacks: tuple[str, ...]
    gems: str
    ready: bool
    ways: tuple[str, ...]


class TentSpace(msgspec.Struct, frozen=True, kw_only=True):
    """A tent space: the tent tile on it (empty without one), the bonus for putting one there, the poster above it.

    The first space has a tent printed on it, `printed` while it is not covered.
    """

    tent: str
    printed: bool
    bonus: Goods
    poster: Hung | None


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has in front of it."""

    seat: int
    board: str  # I to VI, empty before boards are dealt
    side: str
    order: int  # the number on the play-order card, 1 on; 0 alone
    score: int
    coins: int
    gems: tuple[int, int, int, int]  # o g p c
    storage: int  # places for each kind
    reserve: int  # trainers not yet earned
    free: int  # trainers that can be used
    in_use: int
    in_tent: int
    locked: tuple[int, int, int]  # on the Veterans, by colour
    tiles: tuple[TrainerTile, ...]
    cards: tuple[MasterCard, ...]
    hand: tuple[str, ...]  # cards to choose from, for who may see them; `?` for backs
    drawn: tuple[str, ...]  # trainer tiles to choose from, likewise
    camp: tuple[str, ...]  # seven rows of eight letters: the bonus printed on each square
    lying: tuple[CampTile, ...]
    filled: tuple[tuple[str, str], ...]  # squares filled with gems at the end: square, gem
    rows: tuple[int, ...]  # squares missing in each row
    columns: tuple[int, ...]
    laid: tuple[int, ...]  # tiles by kind: OS OL GS GL PS PL WL
    committed: tuple[int, ...]  # … that posters of this performance need already
    tents: tuple[TentSpace, ...]
    waiting: tuple[Hung, ...]
    taken: str  # the poster that is being placed
    completed: tuple[str, ...]
    hats: tuple[int, ...]  # places on the track, from 0; those at hand are -1
    dice: tuple[str, ...]  # of this round
    due: int  # owed for dice if the round ended now
    missing: int  # coins of it that are not there
    turns_left: int  # of this round, the one going on included
    master: str  # the master tile taken in this round
    forecast: int  # score if the game ended now
    parts: tuple[int, ...]  # points from posters, tents, bonuses, the cards of rounds 1, 2, 3, halves, camp, penalties


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space of a track: its symbol (`-` start, `o g p c`, `$` a coin, `P` a poster) and the tent that stands there.

    A space `P` whose tent is gone gives posters.
    """

    symbol: str
    tent: str


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """Where a wagon gets with some steps, and what is collected on the way there."""

    steps: int
    space: int
    gems: str  # in the order in which they are found
    spare: int  # … of which so many find no place and are coins
    coins: int  # those of `spare` included
    posters: int
    tent: str  # that could be taken at the end
    centre: bool  # whether a tent of the middle could be taken instead of the last poster


class Track(msgspec.Struct, frozen=True, kw_only=True):
    """A track: its wagon, its spaces from the start on, tents in its middle, and how far it can be travelled now."""

    colour: str
    wagon: int
    spaces: tuple[Space, ...]
    centre: tuple[str, ...]
    reach: tuple[Reach, ...]


class Podium(msgspec.Struct, frozen=True, kw_only=True):
    """A performance space: power it asks for, posters it allows, and whose hat is there (-1: nobody's)."""

    value: int
    posters: int
    seat: int
    hat: int
    open: bool  # could be performed on now


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """A build level: what it costs, what it builds, whether it could be built now."""

    cost: int
    large: int
    small: int
    open: bool


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """Something that could still raise the power: a gem (`g`), the `bonus`, a trainer place (`BT-POWER`).

    `power` is what it adds each time, `times` how often. `only` is the action it counts for, empty for all.
    """

    what: str
    power: int
    times: int
    only: str


class Power(msgspec.Struct, frozen=True, kw_only=True):
    """The power of the turn, part by part, and what could still be added to it."""

    total: int
    die: int
    earlier: int
    gems: int
    bonus: int
    trainers: int
    veterans: int
    extra: tuple[int, int, int]  # for building, travelling, performing only
    budget: int  # from trainers, for building only
    fixed: bool
    left: int  # with Split, after the first action
    up_to: int
    sources: tuple[Source, ...]


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """A face of the tile that is being laid: its cells (row, column) and in how many places it can lie."""

    number: int
    cells: tuple[tuple[int, int], ...]
    places: int


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """A place where the chosen face can lie: its first square and all that it covers."""

    square: str
    squares: tuple[str, ...]


class Laying(msgspec.Struct, frozen=True, kw_only=True):
    """The tile being laid: its kind, its faces, the one chosen (0: none yet) and where that can lie."""

    kind: str
    looks: tuple[Look, ...]
    face: int
    spots: tuple[Spot, ...]


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """The turn that is going on, as far as it has come."""

    player: int
    die: str
    card: str
    colour: str
    power: Power | None  # once a die lies on a card
    bonus: str  # id of the bonus that can still be used
    split: bool
    done: tuple[str, ...]  # actions done
    doing: str  # the one that is going on or was done last
    announced: str  # the one a trainer was used for beforehand
    other_track: bool
    small: int  # tiles still to lay
    large: int
    tiles_laid: int
    shows_left: int
    shown: int
    master: str
    used: tuple[tuple[str, int], ...]  # trainers used in this turn, by place


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What the own move, or the choice that is asked, is about so far."""

    die: str = NONE  # taken or swapped
    face: int = 0  # the value it was turned to
    card: str = NONE
    gem: str = NONE  # that fills a square, or that is exchanged
    owed: str = NONE  # the gem that is being paid for: o g p c ?
    tent: str = NONE  # that is being placed
    poster: str = NONE
    space: int = 0  # the poster space that is being filled again
    bonus: str = NONE  # whose direction is chosen
    track: str = NONE
    trainer: str = NONE  # the place of the trainer this is about


class DisplaySet(msgspec.Struct, frozen=True, kw_only=True):
    """A set of the Main Display; `fifth`: the tops of deck and pile. `worth` is what the viewer would score now."""

    card: str
    tile: str
    fifth: bool
    worth: int


class MasterBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The Master Board and what lies beside it; `open` are the current tiles that could be taken now."""

    current: tuple[str, ...]
    future: tuple[str, ...]
    tents: tuple[str, ...]
    tiles: tuple[str, ...]
    cards: tuple[str, ...]
    posters: tuple[str, ...]
    stack: int
    possible: tuple[str, ...]  # current tiles whose action the viewer could carry out


class Before(msgspec.Struct, frozen=True, kw_only=True):
    """What was before a move that is tried out: what cards were worth to the viewer, and what of the camp was free.

    `covered` are the squares that the move would cover, `open_tiles` the trainer tiles that were to choose from, and
    `names` whether the move ends with the colour of a clear die.
    """

    worths: tuple[tuple[str, int], ...]
    covered: tuple[str, ...]
    open_tiles: tuple[str, ...] = ()
    names: bool = False

    def worth(self, card: str, now: int) -> int:
        """What a card was worth; one that was not there is worth what it is."""
        return dict(self.worths).get(card, now)


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's line in the ledger of the round's end; what has not come yet is empty or 0."""

    seat: int
    order: int
    card: Goods  # what the play-order card gives
    price: Goods  # … and asks
    order_lost: int
    owed: int
    paid: int
    lost: int
    drafted: str
    tile: str
    scored: str
    points: int
