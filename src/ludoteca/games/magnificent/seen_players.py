"""What a viewer sees of each player: board, camp, tents, posters, cards, and what all of it would count now."""

from __future__ import annotations

from ludoteca.games.magnificent import content
from ludoteca.games.magnificent.rules.building import FACES_A_KIND
from ludoteca.games.magnificent.rules.dealing import hand_of
from ludoteca.games.magnificent.rules.goods import gems_pay
from ludoteca.games.magnificent.rules.layout import (
    CARD_HAND,
    COMPLETED,
    DIE_NAMES,
    GEM_NAMES,
    MASTER_OF,
    SOLO,
    SQUARE_NAMES,
    TAKEN,
    TILE_DRAWN,
    WAITING,
    WAY_NAMES,
)
from ludoteca.games.magnificent.rules.names import (
    ANY,
    BOARD_PLACES,
    CHOSEN,
    CLEAR,
    COINS,
    COLUMNS,
    DO_VETERAN,
    GEM_KINDS,
    GEMS,
    GOODS,
    HATS,
    MOST_DICE,
    MOST_TILES,
    NOBODY,
    NOTHING,
    PERFORM,
    POINTS,
    POSTERS,
    ROWS,
    SQUARES,
    TENT_SPACES,
    TILE_KINDS,
    TRAINERS,
    TURNS,
    WAYS,
)
from ludoteca.games.magnificent.rules.performing import cannot_show, has_tent, lacking_tile, tent_below
from ludoteca.games.magnificent.rules.round_end import owed_for_dice
from ludoteca.games.magnificent.rules.scoring import camp_points, halved, points
from ludoteca.games.magnificent.rules.state import (
    BONUS_DONE,
    FREE,
    IN_MAIN_TENT,
    IN_USE,
    LOCKED,
    PARTS,
    PURSE,
    RESERVE,
    SCORE,
    STORAGE,
    Magnificent,
    colour_of,
)
from ludoteca.games.magnificent.seen import (
    NONE,
    CampTile,
    Goods,
    Hung,
    MasterCard,
    Player,
    TentSpace,
    TrainerTile,
)
from ludoteca.games.magnificent.settings import played
from ludoteca.kernel.decision import ALLOWED
from ludoteca.kernel.events import bit

HIDDEN = "?"  # a card or a tile of which one sees the back
CAMPS = tuple(tuple("".join(line) for line in one.squares) for one in content.boards())
SLOTS = content.numbers().trainer_slots


def goods_of(s: Magnificent, trade: int, gained: bool) -> Goods:
    """One side of a trade as people read it."""
    base = int(trade) * 2 * int(GOODS) + (int(GOODS) if gained else 0)
    row = [int(s.layout.trades[base + k]) for k in range(int(GOODS))]
    letters = {GEMS + k: letter for k, letter in enumerate(GEM_NAMES)} | {CHOSEN: "*", ANY: "?", TURNS: "="}
    return Goods(
        coins=row[int(COINS)],
        points=row[int(POINTS)],
        trainers=row[int(TRAINERS)],
        posters=row[int(POSTERS)],
        gems="".join(letter * row[int(k)] for k, letter in letters.items()),
    )


def die_name(die: int) -> str:
    return NONE if die == NOTHING else DIE_NAMES[int(die)]


def worth_of(s: Magnificent, seat: int, card: int) -> int:
    """What a card would score now; one that counts discarded gems with all of them."""
    return int(points(s, seat, card, s.gems(seat)))


def shown_card(s: Magnificent, owner: int, viewer: int, card: int) -> MasterCard:
    place = int(s.die_on(owner, card))
    die = int(s.dice[place]) if place >= 0 else int(NOTHING)
    now = s.player == owner and s.die_card == card
    worth = worth_of(s, owner, card)
    named = now and die != NOTHING and colour_of(die) == CLEAR
    return MasterCard(
        id=s.layout.ids["card"][card],
        die=die_name(die),
        colour=GEM_NAMES[int(s.colour)] if named else NONE,
        ready=bool(now and s.now[BONUS_DONE] == 0),
        worth=worth,
        half=int(halved(s, worth)),
        mine=worth_of(s, viewer, card) if viewer >= 0 else worth,
    )


def shown_tiles(s: Magnificent, seat: int) -> tuple[TrainerTile, ...]:
    """MAG-TRN-07 three slots, one more of them filled with each round; what came from elsewhere lies beside them."""
    found = []
    drafted = s.player == NOBODY and s.drafted_tiles[seat] != NOTHING
    slots = min(SLOTS, int(s.round) + drafted)
    for k, tile in enumerate(s.tiles.cards(s.own_tiles(seat))):
        place = int(BOARD_PLACES) + tile
        locked = s.layout.place_effect[place] == DO_VETERAN
        found.append(
            TrainerTile(
                id=s.layout.ids["tile"][tile],
                used=int(s.used[place]) if s.player == seat else 0,
                locked=int(s.has(seat, LOCKED + s.layout.place_colour[place])) if locked else 0,
                extra=k >= slots,
            )
        )
    return tuple(found)


def lying_tiles(s: Magnificent, seat: int) -> tuple[CampTile, ...]:
    found = []
    for k in range(seat * int(MOST_TILES), (seat + 1) * int(MOST_TILES)):
        word = int(s.lying[k])
        if word != NOTHING:
            way, square = divmod(word, int(SQUARES))
            kind, face = divmod(way, int(FACES_A_KIND))
            found.append(
                CampTile(
                    kind=s.layout.ids["kind"][kind],
                    face=face + 1,
                    square=SQUARE_NAMES[square],
                    squares=squares_in(s, int(s.layout.camp.mask(kind, face, square))),
                )
            )
    return tuple(found)


def squares_in(s: Magnificent, mask: int) -> tuple[str, ...]:
    return tuple(SQUARE_NAMES[k] for k in range(int(SQUARES)) if mask & int(s.layout.camp.bits[k]))


def hung(s: Magnificent, seat: int, poster: int, place: int) -> Hung:
    """A poster as it hangs: what it lacks, and whether it could be completed."""
    layout = s.layout
    lacks: list[str] = []
    for kind in range(int(TILE_KINDS)):
        asked = int(layout.poster_tiles[poster * TILE_KINDS + kind])
        held = int(s.laid[seat * TILE_KINDS + kind] - s.committed[seat * TILE_KINDS + kind])
        lacks += [layout.ids["kind"][kind]] * max(0, asked - held)
    trade, below = int(layout.poster_trade[poster]), int(tent_below(s, seat, place))
    payable = gems_pay(s, seat, trade, below)
    asked_gems = goods_of(s, trade, gained=False).gems + goods_of(s, below, gained=False).gems
    performing = s.player == seat and s.doing == PERFORM
    ways = [way for way in range(int(WAYS)) if performing and cannot_show(s, seat, poster, way) == ALLOWED]
    return Hung(
        id=layout.ids["poster"][poster],
        lacks=tuple(lacks),
        gems=NONE if payable else asked_gems,
        ready=bool(has_tent(s, seat, place) and payable and lacking_tile(s, seat, poster) == NOTHING),
        ways=tuple(WAY_NAMES[way] for way in ways),
    )


def tent_spaces(s: Magnificent, seat: int) -> tuple[TentSpace, ...]:
    found = []
    for k in range(int(TENT_SPACES)):
        tent = int(s.tents[seat * TENT_SPACES + k])
        posters = s.posters.cards(s.layout.posters_of(seat) + k)
        bonus = int(s.layout.space_trade[s.board[seat] * TENT_SPACES + k]) if s.board[seat] != NOTHING else 0
        found.append(
            TentSpace(
                tent=s.layout.ids["tent"][tent] if tent != NOTHING else NONE,
                printed=k == 0 and tent == NOTHING,
                bonus=goods_of(s, bonus, gained=True),
                poster=hung(s, seat, posters[0], k) if posters else None,
            )
        )
    return tuple(found)


def hand(s: Magnificent, seat: int, viewer: int) -> tuple[str, ...]:
    """Cards to choose from: faces for who has seen them, backs for others."""
    pile = CARD_HAND if s.seats == SOLO else hand_of(s, seat)
    seen = [(s.cards.card(pile, k), s.cards.seen(pile, k)) for k in range(s.cards.size(pile))]
    return tuple(s.layout.ids["card"][int(card)] if who & bit(viewer) else HIDDEN for card, who in seen)


def drawn(s: Magnificent, seat: int, viewer: int) -> tuple[str, ...]:
    pile = TILE_DRAWN + seat
    seen = [(s.tiles.card(pile, k), s.tiles.seen(pile, k)) for k in range(s.tiles.size(pile))]
    return tuple(s.layout.ids["tile"][int(tile)] if who & bit(viewer) else HIDDEN for tile, who in seen)


def own_cards(s: Magnificent, seat: int, viewer: int) -> tuple[MasterCard, ...]:
    """Cards that lie open; those kept in a draft that goes on only for who has seen them."""
    pile = s.own_cards(seat)
    seen = [int(s.cards.card(pile, k)) for k in range(s.cards.size(pile)) if s.cards.seen(pile, k) & bit(viewer)]
    return tuple(shown_card(s, seat, viewer, card) for card in seen)


def forecast(s: Magnificent, seat: int) -> int:
    """The score if the game ended now: halves of all cards, rows and columns."""
    if s.over:
        return int(s.has(seat, SCORE))
    cards = s.cards.cards(s.own_cards(seat))
    public = [card for k, card in enumerate(cards) if s.cards.seen(s.own_cards(seat), k) & bit(-1)]
    return int(s.has(seat, SCORE) + camp_points(s, seat)) + sum(int(halved(s, worth_of(s, seat, c))) for c in public)


def turns_left(s: Magnificent, seat: int) -> int:
    """Turns of this round that a seat still has, the one going on included."""
    if s.round == 0 or s.turn == 0:
        return int(s.layout.numbers.turns)
    begun = sum(1 for k in range(s.turn) if s.order[k % s.seats] == seat)
    return int(s.layout.numbers.turns) - begun + (1 if s.player == seat else 0)


def shown_player(s: Magnificent, seat: int, viewer: int) -> Player:
    layout = s.layout
    base = seat * int(TILE_KINDS)
    covered = int(s.covered(seat))
    posters = layout.posters_of(seat)
    names = layout.ids["poster"]
    taken = s.posters.cards(posters + TAKEN)
    due = int(owed_for_dice(s, seat))
    master = s.masters.cards(MASTER_OF + seat)
    board = int(s.board[seat])
    return Player(
        seat=seat,
        board=layout.ids["board"][board] if board != NOTHING else NONE,
        side=played(tuple(layout.house.items()))["side"],
        order=0 if s.seats == SOLO else int(s.order_of(seat)) + 1,
        score=int(s.has(seat, SCORE)),
        coins=int(s.has(seat, PURSE)),
        gems=(
            int(s.has(seat, STORAGE)),
            int(s.has(seat, STORAGE + 1)),
            int(s.has(seat, STORAGE + 2)),
            int(s.has(seat, STORAGE + 3)),
        ),
        storage=int(layout.numbers.storage),
        reserve=int(s.has(seat, RESERVE)),
        free=int(s.has(seat, FREE)),
        in_use=int(s.has(seat, IN_USE)),
        in_tent=int(s.has(seat, IN_MAIN_TENT)),
        locked=(int(s.has(seat, LOCKED)), int(s.has(seat, LOCKED + 1)), int(s.has(seat, LOCKED + 2))),
        tiles=shown_tiles(s, seat),
        cards=own_cards(s, seat, viewer),
        hand=hand(s, seat, viewer),
        drawn=drawn(s, seat, viewer),
        camp=CAMPS[board] if board != NOTHING else (),
        lying=lying_tiles(s, seat),
        filled=tuple(
            (square, GEM_NAMES[gem])
            for gem in range(int(GEM_KINDS))
            for square in squares_in(s, int(s.gem_squares[seat * GEM_KINDS + gem]))
        ),
        rows=tuple(int(layout.camp.count(layout.camp.rows[row] & ~covered)) for row in range(int(ROWS))),
        columns=tuple(int(layout.camp.count(layout.camp.columns[k] & ~covered)) for k in range(int(COLUMNS))),
        laid=tuple(int(s.laid[base + kind]) for kind in range(int(TILE_KINDS))),
        committed=tuple(int(s.committed[base + kind]) for kind in range(int(TILE_KINDS))),
        tents=tent_spaces(s, seat),
        waiting=tuple(hung(s, seat, poster, int(WAITING)) for poster in s.posters.cards(posters + WAITING)),
        taken=names[taken[-1]] if taken else NONE,
        completed=tuple(names[poster] for poster in s.posters.cards(posters + COMPLETED)),
        hats=tuple(int(s.hats[seat * HATS + k]) for k in range(int(layout.numbers.hats))),
        dice=tuple(DIE_NAMES[int(s.dice[seat * MOST_DICE + k])] for k in range(int(s.dice_taken(seat)))),
        due=due,
        missing=max(0, due - int(s.has(seat, PURSE))),
        turns_left=turns_left(s, seat),
        master=layout.ids["master"][master[0]] if master else NONE,
        forecast=forecast(s, seat),
        parts=tuple(int(s.parts[seat * PARTS + k]) for k in range(int(PARTS))),
    )
