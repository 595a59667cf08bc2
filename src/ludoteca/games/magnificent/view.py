"""What a seat sees in The Magnificent: everything but the order of decks and what others hold in secret."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.games.magnificent.rules.building import cannot_build
from ludoteca.games.magnificent.rules.layout import (
    CARD_DECK,
    CARD_DISCARD,
    CARD_MASTER,
    CARD_SET,
    COLOUR_NAMES,
    DIE_NAMES,
    MASTER_CURRENT,
    MASTER_FUTURE,
    MASTER_STACK,
    POSTER_DECK,
    POSTER_DISCARD,
    POSTER_MASTER,
    POSTER_SHOWN,
    POSTER_WHITE,
    SOLO,
    TENT_MASTER,
    TENT_PILE,
    TENTS_UP,
    TILE_MASTER,
    TILE_OPEN,
    TILE_PILE,
    TILE_SET,
    WHITE_DISCARD,
)
from ludoteca.games.magnificent.rules.master_board import cannot_do, cannot_fetch, cannot_fetch_poster, cannot_reverse
from ludoteca.games.magnificent.rules.names import (
    CHOOSE_SET,
    COLOURS,
    DICE_KINDS,
    DISCARD_GEM,
    DISCARD_SET,
    DO_MASTER_CARD,
    DO_TENT,
    DO_TRAINER_TILE,
    HATS,
    NOBODY,
    NOTHING,
    ORDER_SPACES,
    PLACES,
    POSTERS_SHOWN,
    SCORE_CARD,
    TILE_KINDS,
)
from ludoteca.games.magnificent.rules.performing import cannot_perform
from ludoteca.games.magnificent.rules.rules import MagnificentRules
from ludoteca.games.magnificent.rules.state import (
    LEDGER,
    LOST,
    ORDER_LOST,
    OWED,
    PAID,
    SCORED,
    Magnificent,
)
from ludoteca.games.magnificent.rules.trainers import cannot_use
from ludoteca.games.magnificent.seen import (
    Before,
    CampTile,
    DisplaySet,
    Goods,
    Hung,
    Laying,
    Level,
    Line,
    Look,
    MasterBoard,
    MasterCard,
    Player,
    Podium,
    Power,
    Reach,
    Source,
    Space,
    Spot,
    Step,
    TentSpace,
    Track,
    TrainerTile,
    Turn,
)
from ludoteca.games.magnificent.seen_players import goods_of, shown_player, worth_of
from ludoteca.games.magnificent.seen_turn import reach_of, shown_laying, shown_step, shown_turn
from ludoteca.kernel.decision import ALLOWED
from ludoteca.play.view import View, shared

__all__ = [
    "Before",
    "CampTile",
    "DisplaySet",
    "Goods",
    "Hung",
    "Laying",
    "Level",
    "Line",
    "Look",
    "MagnificentView",
    "MasterBoard",
    "MasterCard",
    "Player",
    "Podium",
    "Power",
    "Reach",
    "Source",
    "Space",
    "Spot",
    "Step",
    "TentSpace",
    "Track",
    "TrainerTile",
    "Turn",
    "compared",
    "view",
]

CLEAR = "C"
KINDS = ("general", "die", "build", "travel", "perform")  # MAG-TRN-02


class MagnificentView(View, frozen=True, kw_only=True):
    """The table as one viewer knows it."""

    round: int  # 1 to 3; 0 while the table is laid
    rounds: int
    turn: int  # which of everybody's turns of the round
    turns: int
    phase: str  # setup, turns, order, pay, draft, score, end, over
    missing_cost: int  # points for each missing coin in this round
    order: tuple[int, ...]  # seats by play-order number
    next_order: tuple[int, ...]  # … if the round ended now
    gap: bool  # of two players: an empty space is between the hats
    turn_of: Turn | None  # the turn that is going on
    step: Step | None  # of the own move, or of what is asked
    laying: Laying | None  # the tile that is being laid
    players: tuple[Player, ...]
    pool: tuple[tuple[str, int], ...]  # dice of the Main Tent: die, how many alike
    reserve: tuple[int, int, int, int]  # alone: dice in reserve by colour
    tracks: tuple[Track, ...]
    podiums: tuple[Podium, ...]
    order_spaces: tuple[int, ...]  # whose hat lies on each of the five, or -1
    levels: tuple[Level, ...]
    supply: tuple[int, ...]  # camp tiles left by kind: OS OL GS GL PS PL WL
    sets: tuple[DisplaySet, ...]
    open_tiles: tuple[str, ...]  # trainer tiles turned up to choose from before the game
    bills: tuple[str, ...]  # posters on display, the fourth white; empty where none lies
    poster_deck: int
    white_deck: int
    poster_discards: tuple[str, ...]
    card_deck: int
    card_discards: tuple[str, ...]
    tile_pile: int
    tent_pile: int
    tent_in_hand: str  # of somebody who has taken it and not put it up yet
    master_board: MasterBoard | None
    places: tuple[tuple[str, str], ...]  # trainer places the viewer could use now, each with its kind
    ledger: tuple[Line, ...]  # of the round's end that is going on or was last
    house: tuple[tuple[str, str], ...]  # the settings that are not the usual ones
    noted: tuple[int, ...]  # what else the rules keep count of, all of it open: of the turn, the round's end, the camps
    before: Before | None = None  # in a preview: what was before

    def player(self, seat: int) -> Player:
        return self.players[seat]

    def was_worth(self, card: str, now: int) -> int:
        """What a card was worth before the move that is tried out; otherwise what it is."""
        return self.before.worth(card, now) if self.before is not None else now


def compared(before: MagnificentView, after: MagnificentView) -> MagnificentView:
    """A position that a move of the viewer would lead to, beside the one before it."""
    if after.seat < 0:
        return after
    mine, then = before.players[after.seat], after.players[after.seat]
    free = {square for one in then.lying for square in one.squares}
    free -= {square for one in mine.lying for square in one.squares}
    worths = [(card.id, card.worth) for card in mine.cards] + [(one.card, one.worth) for one in before.sets if one.card]
    was = Before(
        worths=tuple(worths),
        covered=tuple(sorted(free)),
        open_tiles=before.open_tiles,
        names=_powered(after) and not _powered(before) and bool(after.turn_of and after.turn_of.die[:1] == CLEAR),
    )
    return msgspec.structs.replace(after, before=was)


def _powered(of: MagnificentView) -> bool:
    return of.turn_of is not None and of.turn_of.power is not None


def view(rules: MagnificentRules, s: Magnificent, seat: int) -> MagnificentView:
    layout = rules.layout
    ids = layout.ids
    rest: dict[str, Any] = shared(rules, s, seat)
    asked = seat in rest["to_act"]
    return MagnificentView(
        **rest,
        round=int(s.round),
        rounds=int(layout.numbers.rounds),
        turn=0 if s.turn == 0 else (int(s.turn) - 1) // int(s.seats) + 1,
        turns=int(layout.numbers.turns),
        phase=_phase(s),
        missing_cost=int(layout.numbers.missing_coin[max(0, s.round - 1)]),
        order=tuple(int(one) for one in s.order),
        next_order=_next_order(s),
        gap=_gap(s),
        turn_of=shown_turn(s) if s.player != NOBODY and not s.over else None,
        step=shown_step(s, seat) if asked and s.asked() == seat else None,
        laying=shown_laying(s, seat) if asked and s.asked() == seat else None,
        players=tuple(shown_player(s, one, seat) for one in range(s.seats)),
        pool=tuple((DIE_NAMES[die], int(s.pool[die])) for die in range(int(DICE_KINDS)) if s.pool[die] > 0),
        reserve=(int(s.reserve[0]), int(s.reserve[1]), int(s.reserve[2]), int(s.reserve[3])),
        tracks=tuple(_track(s, track) for track in range(int(COLOURS))),
        podiums=tuple(_podium(s, space) for space in range(int(layout.shows))),
        order_spaces=tuple(_hat_on(s, place)[0] for place in range(int(ORDER_SPACES))),
        levels=tuple(_level(s, level) for level in range(int(layout.levels))),
        supply=tuple(int(s.supply[kind]) for kind in range(int(TILE_KINDS))),
        sets=_sets(s, seat),
        open_tiles=tuple(ids["tile"][tile] for tile in s.tiles.cards(TILE_OPEN)),
        bills=tuple(
            ids["poster"][s.posters.card(POSTER_SHOWN + k, 0)] if s.posters.size(POSTER_SHOWN + k) else ""
            for k in range(POSTERS_SHOWN)
        ),
        poster_deck=int(s.posters.size(POSTER_DECK)),
        white_deck=int(s.posters.size(POSTER_WHITE)),
        poster_discards=tuple(
            ids["poster"][poster] for pile in (POSTER_DISCARD, WHITE_DISCARD) for poster in s.posters.cards(pile)
        ),
        card_deck=int(s.cards.size(CARD_DECK)),
        card_discards=tuple(ids["card"][card] for card in s.cards.cards(CARD_DISCARD)),
        tile_pile=int(s.tiles.size(TILE_PILE)),
        tent_pile=int(s.tent_deck.size(TENT_PILE)),
        tent_in_hand=_tent_in_hand(s),
        master_board=_master_board(s, seat) if layout.rulings.master_board else None,
        places=_places(s, seat),
        ledger=_ledger(s),
        house=tuple(layout.house.items()),
        noted=_noted(s),
    )


def _noted(s: Magnificent) -> tuple[int, ...]:
    """Numbers that say nothing to people, but to whom asks whether two positions look alike."""
    camps = (s.squares, s.lying, s.gem_squares)
    kept = (s.now, s.used, s.ledger, *camps, s.centre_tents, s.dice, s.dice_on, s.hats, s.parts)
    return tuple(int(word) for words in kept for word in words)


def _tent_in_hand(s: Magnificent) -> str:
    """MAG-ADV-02 a tent that lies open and stands nowhere: drawn from the pile it is seen nowhere else."""
    standing = {int(tent) for tents in (s.track_tents, s.centre_tents, s.tents) for tent in tents}
    held = [tent for tent in s.tent_deck.cards(TENTS_UP) if tent not in standing]
    return s.layout.ids["tent"][held[0]] if held else ""


def _phase(s: Magnificent) -> str:
    """Where in the round the match is."""
    if s.over:
        return "over"
    if s.player != NOBODY:
        return "turns"
    if s.turn == 0:
        return "setup"
    steps = {int(CHOOSE_SET): "draft", int(DISCARD_SET): "draft", int(SCORE_CARD): "score", int(DISCARD_GEM): "score"}
    if s.round == s.layout.numbers.rounds and all(_line(s, seat).scored for seat in range(s.seats)):
        return "end"
    return steps.get(int(s.deciding()), "score" if _line(s, int(s.order[0])).scored else "order")


def _next_order(s: Magnificent) -> tuple[int, ...]:
    """MAG-EOR-05 who would have which number if the round ended now."""
    highest = [max(int(s.hats[seat * HATS + k]) for k in range(int(HATS))) for seat in range(s.seats)]
    return tuple(sorted(range(int(s.seats)), key=lambda seat: highest[seat]))


def _gap(s: Magnificent) -> bool:
    """MAG-EOR-04 as the hats stand now; at the end of a round as it was found."""
    if s.player == NOBODY:
        return bool(s.gap)
    highest = [max(int(s.hats[seat * HATS + k]) for k in range(int(HATS))) for seat in range(s.seats)]
    return len(highest) == 2 and abs(highest[0] - highest[1]) > 1


def _track(s: Magnificent, track: int) -> Track:
    length = int(s.layout.track_length)
    tents = s.layout.ids["tent"]
    letters = ("-", "o", "g", "p", "c", "$", "P")
    middle = int(s.layout.numbers.centre_tents)
    centre = [int(s.centre_tents[track * middle + k]) for k in range(middle)]
    places = [(int(s.layout.tracks[k]), int(s.track_tents[k])) for k in range(track * length, (track + 1) * length)]
    return Track(
        colour=COLOUR_NAMES[track],
        wagon=int(s.wagons[track]),
        spaces=tuple(
            Space(symbol=letters[symbol + 1], tent=tents[tent] if tent != NOTHING else "") for symbol, tent in places
        ),
        centre=tuple(tents[tent] for tent in centre if tent != NOTHING),
        reach=reach_of(s, track) if not s.over else (),
    )


def _hat_on(s: Magnificent, place: int) -> tuple[int, int]:
    """Whose hat lies on a space of the track, and which of two it is; nobody's is -1."""
    for k, position in enumerate(s.hats):
        if position == place:
            return k // int(HATS), k % int(HATS)
    return -1, 0


def _podium(s: Magnificent, space: int) -> Podium:
    seat, hat = _hat_on(s, int(ORDER_SPACES) + space)
    playing = int(s.player)
    return Podium(
        value=int(s.layout.show_value[space]),
        posters=int(s.layout.show_posters[space]),
        seat=seat,
        hat=hat,
        open=playing >= 0 and cannot_perform(s, playing, space) == ALLOWED,
    )


def _level(s: Magnificent, level: int) -> Level:
    playing = int(s.player)
    return Level(
        cost=int(s.layout.level_cost[level]),
        large=int(s.layout.level_large[level]),
        small=int(s.layout.level_small[level]),
        open=playing >= 0 and cannot_build(s, playing, level) == ALLOWED,
    )


def _sets(s: Magnificent, seat: int) -> tuple[DisplaySet, ...]:
    found = []
    for k in range(int(s.layout.sets())):
        card, tile = s.cards.cards(CARD_SET + k), s.tiles.cards(TILE_SET + k)
        found.append(
            DisplaySet(
                card=s.layout.ids["card"][card[0]] if card else "",
                tile=s.layout.ids["tile"][tile[0]] if tile else "",
                fifth=k >= s.layout.numbers.sets,
                worth=worth_of(s, seat, card[0]) if card and seat >= 0 else 0,
            )
        )
    return tuple(found)


def _master_board(s: Magnificent, seat: int) -> MasterBoard:
    ids = s.layout.ids
    current = s.masters.cards(MASTER_CURRENT)
    return MasterBoard(
        current=tuple(ids["master"][tile] for tile in current),
        future=tuple(ids["master"][tile] for tile in s.masters.cards(MASTER_FUTURE)),
        tents=tuple(ids["tent"][tent] for tent in s.tent_deck.cards(TENT_MASTER)),
        tiles=tuple(ids["tile"][tile] for tile in s.tiles.cards(TILE_MASTER)),
        cards=tuple(ids["card"][card] for card in s.cards.cards(CARD_MASTER)),
        posters=tuple(ids["poster"][poster] for poster in s.posters.cards(POSTER_MASTER)),
        stack=int(s.masters.size(MASTER_STACK)),
        possible=tuple(ids["master"][tile] for tile in current if seat >= 0 and _could_do(s, seat, tile)),
    )


def _could_do(s: Magnificent, seat: int, tile: int) -> bool:
    """Whether a seat could carry the action of a master tile out now."""
    objects = {
        int(DO_TRAINER_TILE): s.tiles.size(TILE_MASTER),
        int(DO_TENT): s.tent_deck.size(TENT_MASTER),
        int(DO_MASTER_CARD): s.cards.size(CARD_MASTER),
    }
    effect = int(s.layout.master_effect[tile])
    if effect in objects:
        return cannot_fetch(s, seat, tile, effect, there=objects[effect] > 0) == ALLOWED
    posters = s.posters.cards(POSTER_MASTER)
    if any(cannot_fetch_poster(s, seat, tile, poster) == ALLOWED for poster in posters):
        return True
    return cannot_do(s, seat, tile) == ALLOWED or cannot_reverse(s, seat, tile) == ALLOWED


def _places(s: Magnificent, seat: int) -> tuple[tuple[str, str], ...]:
    """Where this viewer could use a trainer now."""
    if seat < 0 or s.player != seat or s.asked() != seat or not s.is_open():
        return ()
    usable = [place for place in range(int(PLACES)) if cannot_use(s, seat, place) == ALLOWED]
    return tuple((s.layout.ids["place"][place], KINDS[int(s.layout.place_kind[place])]) for place in usable)


def _ledger(s: Magnificent) -> tuple[Line, ...]:
    """The end of the round that is going on or was the last one, in the order it brought."""
    if s.seats == SOLO and s.round == 0:
        return ()
    return tuple(_line(s, int(seat)) for seat in s.order)


def _line(s: Magnificent, seat: int) -> Line:
    layout = s.layout
    place = int(s.order_of(seat))
    trade = int(layout.order_trade[place]) if s.seats > SOLO else 0
    words = [int(s.ledger[seat * LEDGER + k]) for k in range(int(LEDGER))]
    card, tile, scored = int(s.drafted_cards[seat]), int(s.drafted_tiles[seat]), int(s.scored_cards[seat])
    return Line(
        seat=seat,
        order=place + 1 if s.seats > SOLO else 0,
        card=goods_of(s, trade, gained=True),
        price=goods_of(s, trade, gained=False),
        order_lost=words[int(ORDER_LOST)],
        owed=words[int(OWED)],
        paid=words[int(PAID)],
        lost=words[int(LOST)],
        drafted=layout.ids["card"][card] if card != NOTHING else "",
        tile=layout.ids["tile"][tile] if tile != NOTHING else "",
        scored=layout.ids["card"][scored] if scored != NOTHING else "",
        points=words[int(SCORED)],
    )
