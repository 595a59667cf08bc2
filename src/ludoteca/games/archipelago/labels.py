"""What the buttons of Archipelago say: prices, and what a move comes to in the position a viewer sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from ludoteca.games.archipelago import content
from ludoteca.games.archipelago.components import RESOURCES, Card, Region
from ludoteca.games.archipelago.drawing.map_shown import beside_told
from ludoteca.games.archipelago.drawing.strip_shown import promised
from ludoteca.games.archipelago.drawing.told import goods_told
from ludoteca.games.archipelago.rules.rules import ArchipelagoRules
from ludoteca.games.archipelago.settings import played
from ludoteca.games.archipelago.view import ArchipelagoView, HeldCard, Section
from ludoteca.play.texts import Argument, Texts, capital

NOBODY = -1
FEW = 3  # kinds of things on both sides of an offer that a button can name
Said = Callable[[ArchipelagoView, list[str], Texts], str]


def label(rules: ArchipelagoRules, view: ArchipelagoView, texts: Texts, action: int) -> str:
    """An action in the words of the position; the plain words of the verb where there is nothing to add.

    People may ask about any action at all, also about one whose time has not come.
    """
    verb, *given = rules.actions.text(action).split(":")
    say = SAID.get(verb)
    return (say(view, given, texts) if say else "") or texts.action(rules.actions, action)


@cache
def card_of(name: str) -> Card:
    return next(card for card in content.cards() if card.id == name)


@cache
def side_of(name: str) -> Region:
    return next(side for side in (*content.regions(), *content.starts().values()) if side.id == name)


# Words for things.


def florins(count: int, texts: Texts) -> str:
    return texts("label-florins", florins=count)


def cubes(counts: Mapping[str, int], texts: Texts) -> str:
    """Cubes in words: 2 stone, 1 wood."""
    return ", ".join(
        texts("label-cubes", count=counts[name], good=texts(f"good-{name}")) for name in RESOURCES if counts.get(name)
    )


def price(cost: Mapping[str, int], coins: int, discs: int, texts: Texts) -> str:
    """All that is paid, in words; nothing if it is free."""
    parts = [texts("label-discs", count=discs)] if discs else []
    parts += [florins(coins, texts)] if coins else []
    return ", ".join([*parts, cubes(cost, texts)] if cost else parts)


def signed(by: int) -> str:
    return f"+{by}" if by > 0 else f"−{-by}"


def areas_of(view: ArchipelagoView, region: int, spot: str) -> int:
    """How many areas a region has of the kind of a spot; 0 for a building, or where there is no such region."""
    if not 0 <= region < len(view.regions):
        return 0
    kind = spot.partition("-")[0]
    return {"land": view.regions[region].lands, "sea": view.regions[region].seas}.get(kind, 0)


def placed(message: str, view: ArchipelagoView, region: str, spot: str, texts: Texts) -> str:
    """A place in words: the area is named only where there are several, a building by itself."""
    said: dict[str, Argument] = {"region": region}
    areas = areas_of(view, int(region), spot)
    if areas == 0:
        return texts(f"{message}-building", building=texts(f"spot-{spot}"), **said) if "-" not in spot else ""
    return texts(f"{message}-area", spot=texts(f"spot-{spot}"), **said) if areas > 1 else texts(message, **said)


# What verbs say.


def unit(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """A citizen or a ship, by where it is."""
    return placed("label-ship" if given[1].startswith("sea") else "label-citizen", view, given[0], given[1], texts)


def spot(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    return capital(texts(f"spot-{given[0]}"))


def to(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    return placed("label-to", view, given[0], given[1], texts)


def bear(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    return placed("label-bear", view, given[0], given[1], texts)


def launch(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    return placed("label-launch", view, given[0], given[1], texts)


def hire(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-RECR-02 with what the next worker costs."""
    where = placed("label-hire", view, given[0], given[1], texts)
    return texts("label-for", what=where, price=florins(view.hire_price, texts)) if where else ""


def recruit(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    return texts("label-recruit", price=florins(view.hire_price, texts)) if view.surplus else ""


def next_seat(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-P2-02 who plays first, then who follows; oneself is called you."""
    seat, is_first = int(given[0]), is_order_begun_with(view)
    if seat == view.seat:
        return texts("label-first-you" if is_first else "label-next-you")
    return texts("label-first", name=texts.seat(seat)) if is_first else ""


def is_order_begun_with(view: ArchipelagoView) -> bool:
    """ARC-P2-02 whether it is the first place in the order that the viewer gives away."""
    return view.deciding == "set-order" and view.step is not None and view.step.made == 0


def bid(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-P2-01 with what is left."""
    count = int(given[0])
    left = view.players[view.seat].florins - count if view.seat >= 0 else NOBODY
    return texts("label-bid", price=florins(count, texts), left=left) if count and left >= 0 else ""


def explore(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-EXPL-07 with a warning, if nobody is free to go."""
    return texts("label-explore-nobody") if has_nobody_free(view) else ""


def take_hex(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """The same, where the hex is not taken yet."""
    return texts("label-take-hex-nobody") if has_nobody_free(view) else ""


def give_up(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-EXPL-08 by a setting also a hex that could be laid."""
    return texts("label-give-up") if view.step is not None and view.step.sides else ""


def has_nobody_free(view: ArchipelagoView) -> bool:
    """ARC-DEF-06 whether all units of the viewer on the map lie or are engaged."""
    mine = [one for region in view.regions for one in region.units if one.seat == view.seat]
    return view.seat >= 0 and all(one.how in ("lying", "engaged") for one in mine)


def harvest(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-HARV-03 with what it would bring."""
    found = next((one for one in view.harvests if one.good == given[0] and one.cubes), None)
    said = {given[0]: found.cubes} if found else {}
    return texts("label-harvest", cubes=cubes(said, texts)) if found else ""


def taxes(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-TAX-02 with what they would bring; ARC-TAX-01 and what they cost all."""
    if view.seat < 0:
        return ""
    by = content.numbers().taxes_rebellion
    return texts("label-taxes", price=florins(view.players[view.seat].taxes, texts), by=signed(by))


def section(view: ArchipelagoView, given: list[str]) -> Section:
    return next(one for one in view.boards if (one.board, one.good) == (given[0], given[1]))


def traded(verb: str) -> Said:
    """ARC-TRANS-02, ARC-TRANS-03 with the price of the row."""

    def say(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
        found = section(view, given)
        florins_ = found.buy if verb == "buy" else found.sell
        what = texts(f"action-{verb}", board=texts(f"board-{given[0]}"), good=texts(f"good-{given[1]}"))
        return texts("label-for", what=what, price=florins(florins_, texts)) if florins_ else ""

    return say


def consume(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-P4-13 with how many stand up for it."""
    if view.crisis is None or not view.crisis.is_domestic:
        return ""
    count = min(view.crisis.number, view.crisis.lying)
    return texts("label-consume", source=texts(f"source-{given[0]}"), count=count)


def stand(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-P4-13 one's own citizens are called one's own."""
    return texts("label-stand-yours", region=given[1]) if int(given[0]) == view.seat else ""


def stand_all(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    return texts("label-stand-all-yours") if int(given[0]) == view.seat else ""


def enough(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """With what stays undone."""
    if view.crisis is None:
        return ""
    if view.crisis.is_domestic:
        return texts("label-enough-lying", count=view.crisis.lying)
    return texts("label-enough-missing", count=view.crisis.number - view.crisis.given)


def held(view: ArchipelagoView, name: str) -> tuple[int, HeldCard] | None:
    """Who has a card in front, and how it lies there."""
    for player in view.players:
        for card in player.cards:
            if card.card == name:
                return player.seat, card
    return None


def use(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-ICON-02 with what a use costs, and whose card it is; ARC-WOND-01 a wonder is built."""
    found = held(view, given[0])
    if found is None:
        return ""
    owner, lies = found
    card = card_of(given[0])
    costs = [price(way.cost, lies.price, card.discs, texts) for way in card.ways]
    name = texts(f"card-{given[0]}")
    if card.use == "wonder":
        what = texts("label-wonder", card=name)
    elif owner != view.seat:
        what = texts("label-use-rival", card=name, name=texts.seat(owner))
    else:
        what = texts("action-use", card=name)
    cost = costs[0] if len(costs) == 1 else texts("label-either", one=costs[0], other=costs[1])
    return texts("label-priced", what=what, price=cost) if cost else what


def way(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-CARD-08 a way to use the card that was named: what it costs, what it does."""
    if view.step is None or not view.step.card:
        return ""
    ways = card_of(view.step.card).ways
    number = int(given[0]) - 1
    if number >= len(ways):
        return ""
    effect = ways[number].effects[0]
    return texts(
        "label-way", cost=cubes(ways[number].cost, texts), marker=texts(f"marker-{effect.does}"), by=signed(effect.by)
    )


def raised(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-BUILD-01 with its price."""
    found = content.constructions()[given[0]]
    what = capital(texts(f"construction-{given[0]}"))
    return texts("label-priced", what=what, price=price(found.cost, found.florins, 0, texts))


def buy_card(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-P6-03 at the price on the track; ARC-ICON-04 at its lowest, if a search found it."""
    what = texts("action-buy-card", card=texts(f"card-{given[0]}"))
    if given[0] in view.found:
        return texts("label-for", what=what, price=florins(min(card_of(given[0]).prices), texts))
    lies = next((one for one in view.track if one.card == given[0]), None)
    return texts("label-for", what=what, price=florins(lies.price, texts)) if lies else ""


def turn_card(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-P6-04 with its next price; ARC-P6-05 or that it is discarded."""
    lies = next((one for one in view.track if one.card == given[0]), None)
    if lies is None:
        return ""
    name = texts(f"card-{given[0]}")
    if not lies.next_price:
        return texts("label-turn-away", card=name)
    return texts("label-turn", card=name, price=florins(lies.next_price, texts))


def side(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-DEF-01 what a region yields, and its huts."""
    found = side_of(given[0])
    return texts("label-side", side=given[0], goods=yields(found, texts), huts=found.huts)


def place(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-EXPL-05 a cell by the regions it lies beside."""
    where = beside_told(view, given[0], texts)
    return texts("label-place", where=where) if where else ""


def yields(found: Region, texts: Texts) -> str:
    """The symbols of a region in words."""
    shown = {good: found.symbols[good] for good in RESOURCES if found.symbols[good]}
    return goods_told(shown, texts) or texts("label-no-symbols")


def keep(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-VAR-06 an objective with all it says."""
    name = texts(f"objective-{given[0]}")
    does = texts.hint(f"objective-{given[0]}", played(view.house))
    return texts("label-priced", what=capital(name), price=does)


def accept(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-NEG-03 with all that changes hands, if it can be said in few words: the slip is wider than a phone."""
    one = view.offer
    if one is None or view.seat != one.partner:
        return ""
    gets, gives = promised(view, one, texts)
    gets = [*(wares(*some, texts) for some in one.gives), *gets]
    gives = [*(wares(*some, texts) for some in one.wants), *gives]
    if not 0 < len(gets) + len(gives) <= FEW:
        return ""
    which = "both" if gets and gives else "gets" if gets else "gives"
    return texts(f"label-accept-{which}", gets=", ".join(gets), gives=", ".join(gives))


def wares(what: str, count: int, texts: Texts) -> str:
    """So many florins, tokens or cubes."""
    return texts("label-wares", ware=texts(f"ware-{what}"), count=count)


def ask(view: ArchipelagoView, given: list[str], texts: Texts) -> str:
    """ARC-HARV-05 whom one asks."""
    region = int(given[0])
    holder = view.regions[region].holder if region < len(view.regions) else NOBODY
    return texts("label-ask", name=texts.seat(holder), region=given[0]) if holder not in (NOBODY, view.seat) else ""


SAID: dict[str, Said] = {
    "unit": unit,
    "spot": spot,
    "to": to,
    "bear": bear,
    "launch": launch,
    "hire": hire,
    "recruit": recruit,
    "explore": explore,
    "take-hex": take_hex,
    "give-up": give_up,
    "next": next_seat,
    "bid": bid,
    "harvest": harvest,
    "taxes": taxes,
    "buy": traded("buy"),
    "sell": traded("sell"),
    "sell-token": traded("sell-token"),
    "consume": consume,
    "stand": stand,
    "stand-all": stand_all,
    "enough": enough,
    "use": use,
    "way": way,
    "raise": raised,
    "buy-card": buy_card,
    "turn-card": turn_card,
    "side": side,
    "place": place,
    "keep": keep,
    "ask": ask,
    "accept": accept,
}
