"""From a view to what the table shows (`table.py`): words become sentences here, and nothing is drawn yet."""

from __future__ import annotations

from collections import Counter

from ludoteca.draw.chips import Value
from ludoteca.games.dei import outcome
from ludoteca.games.dei.drawing import choosing, region_told
from ludoteca.games.dei.drawing.cards import Terms
from ludoteca.games.dei.drawing.catalog import CARDS, FAMILY_OF_MARKET
from ludoteca.games.dei.drawing.hand import InPlay, Left
from ludoteca.games.dei.drawing.header import Bank, Clock
from ludoteca.games.dei.drawing.lattice import Rows
from ludoteca.games.dei.drawing.market import Stall
from ludoteca.games.dei.drawing.missions import Offer
from ludoteca.games.dei.drawing.region_told import Entry
from ludoteca.games.dei.drawing.seats import Laid, Seat
from ludoteca.games.dei.drawing.standing import Champion, Scene, Squad
from ludoteca.games.dei.drawing.table import Built, Flier, Land, Post, Table
from ludoteca.games.dei.drawing.talents import Talent
from ludoteca.games.dei.settings import House, played
from ludoteca.games.dei.sheet import scoring
from ludoteca.games.dei.uses import written
from ludoteca.games.dei.view import DeiView, Market, Player, Region, Standing
from ludoteca.play.texts import Texts

NOBODY = -1
COLOURS = ("red", "blue", "green")
DRONES = ("HAR", "TRA", "TEL", "REA")
KINDS = ("shelter", "bridge", "elevator")
GAINS = ("S", "T", "E")


def viewer_of(view: DeiView) -> int:
    """Whose cards lie in front: a spectator looks from the first seat."""
    return max(0, view.seat)


def table_of(view: DeiView, texts: Texts) -> Table:
    """Everything in sight."""
    me = viewer_of(view)
    mine = view.players[me]
    champions = tuple(player.champion for player in view.players)
    posts = {
        region.name: tuple(post for post in view.outposts if post.region == region.name) for region in view.regions
    }
    missing = {one.region: one.missing for one in view.barred}
    lands = tuple(
        Land(
            region.name,
            region.tied,
            region.majority,
            region.tokens,
            region_told.region_told(
                region, posts[region.name], view.seat, champions, entry_of(view, region, missing), texts
            ),
            region_told.tokens_told(region, texts) if region.tokens else "",
        )
        for region in view.regions
    )
    return Table(
        seats=view.seats,
        viewer=me,
        is_spectator=view.seat < 0,
        rows=rows_of(view),
        clock=clock_of(view),
        bank=Bank(*view.bank, view.candy_reserve),
        players=tuple(seat_of(view, k, player, texts) for k, player in enumerate(view.players)),
        stalls=tuple(stall_of(view, market) for market in view.markets),
        missions=tuple(Offer(one.column, one.row, one.kind, one.taken, one.worth) for one in view.missions),
        spent=tuple(column + 1 for column, row in enumerate(mine.missions) if row),
        lands=lands,
        scenes=tuple(scene_of(region, champions, view.house, texts) for region in view.regions if region.standings),
        posts=posts_of(view, texts),
        built=built_of(view, texts),
        fliers=fliers_of(view, texts),
        play=in_play(view),
        candy=tuple(sorted(mine.candy)),
        hand=(*mine.planned, *mine.hand) if view.seat >= 0 or not view.planning else (),
        planned=planned_of(view, mine),
        has_tabs=view.seat >= 0,
        uses=view.uses,
        house=view.house,
        ghosts=choosing.ghosts(view, texts),
        outcomes=choosing.outcomes(view),
        crew=choosing.crew(view, texts),
        choices=choosing.choices(view, texts),
        copies=choosing.copies(view),
        further=outcome.NUMBERS.remote_control if "remote-control" in outcome.unlocked(view, me) else 0,
        spends=view.seat >= 0 and outcome.sends_robot(view),
        chosen_at=choosing.chosen_at(view),
        posters=choosing.posters(view),
        draft=choosing.draft(view),
    )


def entry_of(view: DeiView, region: Region, missing: dict[str, int]) -> Entry:
    """What it would take the viewer to have the Majority in a Region where somebody else counts something."""
    rivals = [one for one in region.standings if one.seat != view.seat]
    if view.seat < 0 or not view.turn or not rivals or region.majority == view.seat:
        return Entry(0, 0, is_held=False)
    held = any(one.scrappers or one.champion for one in rivals)
    return Entry(outcome.needed(view, view.seat, region), missing.get(region.name, 0), held)


def rows_of(view: DeiView) -> Rows:
    """The districts as they lie, row by row."""
    laid = [f"{code}@{quarters * 90}" for code, quarters in view.tiles]
    return tuple(tuple(laid[k : k + view.columns]) for k in range(0, len(laid), view.columns))


def clock_of(view: DeiView) -> Clock:
    acting = view.player if view.phase else NOBODY
    confronts = ("opt_confrontation", "yes") in view.house
    if acting in view.order:
        done = view.order.index(acting)
    else:  # everybody plans, or DEI-OPT-4 everybody has acted and Missions are taken
        done = len(view.order) if view.phase and view.deciding != "plan-cards" else 0
    back = 1 if confronts else 0
    poorest = (view.next_first - back) % view.seats if view.next_first != NOBODY else NOBODY
    return Clock(view.turn, view.turns, view.phase, view.order, done, acting, view.next_first, poorest, confronts)


def seat_of(view: DeiView, seat: int, player: Player, texts: Texts) -> Seat:
    left = [len([place for place in places if not place]) for places in player.constructions]
    tiles = {
        colour: tuple(post.name for post in view.outposts if post.controller == seat and post.colour == colour)
        for colour in COLOURS
    }
    is_own = seat == view.seat
    dealt = view.turn > 0 and view.deciding != "draft-talent"
    held = () if is_own else tuple(card for card in player.planned if card)
    return Seat(
        number=seat,
        name=texts.seat(seat),
        faction=player.faction,
        ability=texts.hint(f"champion-{player.champion}", played(view.house)) if player.champion else "",
        supplies=player.supplies,
        counted=player.total,
        counted_said=counted_told(view, seat, texts),
        hidden=player.hidden,
        is_final=player.counted or view.over,
        tech=player.tech,
        energy=player.energy,
        talents=tuple(
            Talent(colour, player.talents[k], player.unlocked[k], tiles[colour], dealt or player.talents[k] != "")
            for k, colour in enumerate(COLOURS)
        ),
        stock=(player.reserve, left[0], left[1], left[2], player.candy_count, len(player.bin)),
        hand=(*held, *player.hand),
        hand_size=player.hand_size + len(player.planned),
        pad=tuple(Laid(card.card, card.phase, not card.down, card.candy) for card in player.pad),
        is_first=seat == view.first,
        is_acting=seat == view.player,
    )


def counted_told(view: DeiView, seat: int, texts: Texts) -> str:
    """What the Supplies of a seat would come to, part by part: all of it is public."""
    player = view.players[seat]
    head = texts("board-mark", name=texts.seat(seat), supplies=player.supplies, counted=player.total)
    parts = [(line.text, line.points[seat]) for line in scoring(view, texts)]
    return "\n".join([head, *(texts("board-part", part=part, points=points) for part, points in parts if points)])


def stall_of(view: DeiView, market: Market) -> Stall:
    family = FAMILY_OF_MARKET[market.name]
    cards = tuple(offer.card if offer is not None else "" for offer in market.offers)
    terms = tuple(
        Terms(family, offer.asks, offer.tech - CARDS[offer.card].tech, offer.back)
        if offer is not None
        else Terms(family, 0)
        for offer in market.offers
    )
    holders = tuple(post.controller for post in view.outposts if post.colour == family)
    return Stall(family, market.deck, cards, terms, holders, market.unseen, len(view.drone_cards_unseen))


def scene_of(region: Region, champions: tuple[str, ...], house: House, texts: Texts) -> Scene:
    """The units of a Region; values are written only where hoods and Champions do not tell them."""
    here = [one for one in region.standings if one.scrappers or one.champion]
    is_plain = len(region.standings) == 1 and all(one.value == one.scrappers + one.champion for one in here)
    values = sorted(region.standings, key=lambda one: (-one.value, one.seat != region.majority, one.seat))
    return Scene(
        region.name,
        tuple(
            Squad(one.seat, one.scrappers, region_told.squad_told(one, region, champions[one.seat], texts))
            for one in here
            if one.scrappers
        ),
        tuple(champion_of(one, champions[one.seat], region.name, house, texts) for one in here if one.champion),
        () if is_plain else tuple(Value(one.seat, one.value) for one in values),
        region.majority,
        region_told.values_told(region, champions, texts),
    )


def champion_of(one: Standing, champion: str, region: str, house: House, texts: Texts) -> Champion:
    """DEI-CHAMP-06 Z-13 shows what he counts for."""
    more = dict(one.added).get("z13", 0)
    return Champion(one.seat, 1 + more, region_told.champion_told(one.seat, champion, region, house, texts))


def posts_of(view: DeiView, texts: Texts) -> tuple[Post, ...]:
    regions = {region.name: region for region in view.regions}
    return tuple(
        Post(
            post.name,
            post.colour,
            post.controller,
            post.kept,
            region_told.outpost_told(post, regions[post.region], texts),
        )
        for post in view.outposts
    )


def built_of(view: DeiView, texts: Texts) -> tuple[Built, ...]:
    """Neutral constructions first, then everybody's."""
    there = [("shelter", NOBODY, region.name) for region in view.regions if region.neutral_shelter]
    there += [("bridge", NOBODY, slot) for slot in view.neutral_bridges]
    there += [("elevator", NOBODY, slot) for slot in view.neutral_elevators]
    for seat, player in enumerate(view.players):
        for kind, places in zip(KINDS, player.constructions, strict=True):
            there += [(kind, seat, place) for place in places if place]
    return tuple(
        Built(kind, seat, place, region_told.built_told(kind, seat, place, texts)) for kind, seat, place in there
    )


def fliers_of(view: DeiView, texts: Texts) -> tuple[Flier, ...]:
    """The drones; DEI-DRONE-04 one whose ability is being chosen has flown already."""
    there = dict(zip(DRONES, view.drones, strict=True))
    if view.step is not None and view.step.drone:
        there[view.step.drone] = view.step.here
    return tuple(
        Flier(kind, region, region_told.drone_told(kind, region, texts)) for kind, region in there.items() if region
    )


def in_play(view: DeiView) -> InPlay | None:
    """The card that is being resolved: what is left of it, and what has been done."""
    if view.player == NOBODY or not (view.card or view.card_down or view.left):
        return None
    pad = view.players[view.player].pad
    this_phase = [card for card in pad if card.phase == view.phase]
    ident = view.card or (pad[-1].card if pad else "")
    left = tuple(left_of(view))
    done: tuple[str, ...] = ()
    if view.card:
        rest = Counter(CARDS[view.card].symbols) - Counter([one.code for one in left])
        done = tuple(rest.elements())
    candy = this_phase[-1].candy if this_phase else ""
    return InPlay(ident, not view.card, left, done, len(this_phase), view.player, candy)


def left_of(view: DeiView) -> list[Left]:
    """Symbols that are left, each as often as it may be used; a gain or a flight is one symbol."""
    found: list[Left] = []
    for name, count in view.left:
        times = 1 if name in GAINS or name in DRONES else count
        found += [Left(name, written(name, count))] * times
    return found


def planned_of(view: DeiView, mine: Player) -> tuple[str, ...]:
    """DEI-OPT-3 the cards of the Phase in their order: those that are planned, or are just being planned."""
    if view.seat < 0:
        return ()
    drafted = tuple(text.partition(":")[2] for text in view.draft if text.startswith("plan:"))
    return mine.planned or drafted
