"""From a view to what lies on the strip: a crisis, an offer, or what there is to choose from; most often the track."""

from __future__ import annotations

from ludoteca.games.archipelago.drawing.cards import effect_signs
from ludoteca.games.archipelago.drawing.catalog import CARDS, CONSTRUCTIONS, TRENDS
from ludoteca.games.archipelago.drawing.crisis import Crisis, Helper
from ludoteca.games.archipelago.drawing.icons import Sign
from ludoteca.games.archipelago.drawing.offers import Bundle, Offer
from ludoteca.games.archipelago.drawing.palette import GOODS
from ludoteca.games.archipelago.drawing.seats_shown import aim_of
from ludoteca.games.archipelago.drawing.strip import Choice, Found, Side, construction_signs
from ludoteca.games.archipelago.drawing.table import Strip
from ludoteca.games.archipelago.drawing.told import card_told, construction_told, goods_told, lines, side_told
from ludoteca.games.archipelago.seen import Offer as Bargain
from ludoteca.games.archipelago.seen import Step
from ludoteca.games.archipelago.view import ArchipelagoView
from ludoteca.play.texts import Texts, capital

PLAY_ORDER = 2  # ARC-TURN-01 the phase
MOST_STOOD_UP = 10  # in one offer


def strip_of(view: ArchipelagoView, texts: Texts) -> Strip | None:
    """What lies there instead of the track, if anything."""
    if view.offer is not None:
        return Strip("", offer=offer_of(view, texts))
    if view.crisis is not None:
        return Strip("", crisis=crisis_of(view, texts))  # a preview may ask already what comes after it
    if view.found:
        return Strip(texts("board-strip-buy-found"), found=found_of(view, texts))
    if view.seat < 0 or view.seat not in view.to_act:
        return None
    title = texts(f"board-strip-{view.deciding}") if f"board-strip-{view.deciding}" in texts else ""
    mine = view.players[view.seat]
    match view.deciding:
        case "vote-trend":
            voted = next((text.partition(":")[2] for text in view.draft if text.startswith("vote:")), "")
            return Strip(title, trends=tuple(TRENDS), voted=voted)
        case "keep-objective":
            return Strip(title, aims=tuple(aim_of(view, one, texts) for one in mine.objectives if one))
        case "pick-side":
            fitting = view.step.sides if view.step is not None else ()
            sides = tuple(Side(side, side_told(side, texts), side in fitting) for side in view.hand)
            return Strip(title if view.turn == 0 else texts("board-strip-both-sides"), sides=sides)
        case "pick-cell" | "pick-rotation" | "send-explorer" if view.step is not None and view.step.side:
            side = view.step.side
            return Strip(texts("board-strip-placing"), sides=(Side(side, side_told(side, texts)),))
        case "survey-hex":
            both = [side for side in (view.next_side, view.next_other_side) if side]
            return Strip(title, sides=tuple(Side(side, side_told(side, texts)) for side in both))
        case "bid" | "bid-again":
            bid = next((int(text.partition(":")[2]) for text in view.draft if text.startswith("bid:")), -1)
            return Strip(title, purse=(mine.florins, bid))
        case "hide-and-pick":
            return Strip(title, fists=tuple((side, texts(f"board-fist-{side}")) for side in ("left", "right")))
    slips = slips_of(view, texts)
    return Strip(title, slips=slips) if slips else None


def slips_of(view: ArchipelagoView, texts: Texts) -> tuple[Choice, ...]:
    """Slips for what is decided within a move: constructions, payments, ways to use a card."""
    step = view.step
    if step is None:
        return ()
    match view.deciding:
        case "choose-construction":
            return tuple(construction_of(view, kind, texts) for kind in step.constructions)
        case "pay-with-tokens":
            return tuple(payment_of(step, good, texts) for good in GOODS if step.cost[GOODS.index(good)])
        case "choose-way":
            return ways_of(step.card, texts)
    return ()


def construction_of(view: ArchipelagoView, kind: str, texts: Texts) -> Choice:
    """D30 a construction, its price, and what one lacks of it."""
    one, mine = CONSTRUCTIONS[kind], view.players[view.seat]
    missing = {good: count - mine.cubes_least[GOODS.index(good)] for good, count in one.cost.items()}
    missing = {good: count for good, count in missing.items() if count > 0}
    lack = ""
    if mine.florins < one.florins:
        lack = texts("board-lacks-florins", count=one.florins - mine.florins)
    elif sum(missing.values()) > mine.tokens:
        lack = texts("board-lacks", goods=goods_told(missing, texts, "board-short-of"))
    words = capital(texts(f"construction-{kind}"))
    left = view.tokens_left[one.tokens == "market-port"] if one.tokens else mine.ships_left
    said = lines(construction_told(kind, texts), texts("board-tokens-in-stock", count=left), lack)
    return Choice(f"raise-{kind}", construction_signs(kind), words, said, "ARC-BUILD-01", lack)


def payment_of(step: Step, good: str, texts: Texts) -> Choice:
    """D32 the cubes of a price, and how many of them are paid with tokens."""
    number = GOODS.index(good)
    cost, tokens = step.cost[number], step.tokens[number]
    signs: tuple[Sign, ...] = (f":{good}", *[f":cube-{good}"] * (cost - tokens), *[":token"] * tokens)
    words = capital(texts(f"good-{good}"))
    said = lines(words, texts("board-pay-told", count=cost, tokens=tokens))
    return Choice(f"pay-{good}", signs, words, said, "ARC-TOK-01", is_chosen=tokens > 0)


def ways_of(card: str, texts: Texts) -> tuple[Choice, ...]:
    """D35 two ways to use a card, each with its price."""
    found = []
    for k, way in enumerate(CARDS[card].ways, 1):
        effect = next((one.by for one in way.effects), 0)
        cubes = [f":{good}" for good, count in way.cost.items() for _ in range(count)]
        words = texts("board-way", number=k)
        said = lines(words, goods_told(way.cost, texts))
        head: Sign = ":rebel" if effect else effect_signs(card)[0]
        signs: tuple[Sign, ...] = (head, *cubes, "→", f"−{abs(effect)}")
        found.append(Choice(f"way-{k}", signs, words, said, "ARC-CARD-08"))
    return tuple(found)


def found_of(view: ArchipelagoView, texts: Texts) -> tuple[Found, ...]:
    """D36 what a search has uncovered: only cards of its kind are for sale."""
    kind = view.step.kind if view.step is not None else ""
    return tuple(
        Found(card, min(CARDS[card].prices), card_told(card, texts), bool(kind) and CARDS[card].kind != kind)
        for card in view.found
    )


def crisis_of(view: ArchipelagoView, texts: Texts) -> Crisis | None:
    """D13, D16 the crisis that is going on."""
    one = view.crisis
    if one is None:
        return None
    missing = one.lying if one.is_domestic else max(0, one.number - one.given)
    helpers = []
    for seat in view.order:
        player = view.players[seat]
        asked = seat in one.asked
        now = asked and one.asked[-1] == seat
        stands = player.citizens - player.rebels
        helpers.append(
            Helper(seat, texts.seat(seat), stands, player.rebels, now, asked and not now,
                   texts("board-helper", name=texts.seat(seat), stands=stands, lies=player.rebels))
        )  # fmt: skip
    kind = "domestic" if one.is_domestic else "export"
    good = texts(f"good-{one.good}")
    said = lines(
        texts(f"board-crisis-{kind}"),
        texts(f"board-back-{kind}", good=good, count=one.number),
        texts("board-stand-up-more", count=one.stand_up) if one.stand_up else "",
    )
    outcome = view.rebellion if one.is_over else view.rebellion + missing
    return Crisis(
        one.is_domestic, one.good, one.number, missing, outcome, view.population, tuple(helpers), said, one.stand_up
    )


def offer_of(view: ArchipelagoView, texts: Texts) -> Offer | None:
    """D50, D52 an offer as it stands."""
    one = view.offer
    if one is None:
        return None
    gives, wants = promised(view, one, texts)
    is_maker = view.seat == one.maker
    titles = (
        texts("board-you-give") if is_maker else texts("board-gives", name=texts.seat(one.maker)),
        texts("board-gives", name=texts.seat(one.partner)) if view.seat != one.partner else texts("board-you-give"),
    )
    is_open = not one.is_made and is_maker
    notes = (
        (texts("board-offers-left", count=view.offers_left), texts("board-offer-hint")) if is_open
        else (texts("board-offer-made"), texts("board-offer-answer")) if view.seat == one.partner
        else (texts("board-offer-made"),)
    )  # fmt: skip
    return Offer(
        Bundle(one.maker, titles[0], one.gives, tuple(gives)),
        Bundle(one.partner, titles[1], one.wants, tuple(wants)),
        is_open,
        notes,
        texts("board-offer-told", maker=texts.seat(one.maker), partner=texts.seat(one.partner)),
        leaves_of(view, one) if one.is_made and view.seat in (one.maker, one.partner) else (),
        *(promises_of(view, one, texts) if is_open else ("", ())),
    )


def promises_of(view: ArchipelagoView, one: Bargain, texts: Texts) -> tuple[str, tuple[str, ...]]:
    """D50 what binds by a number: a place in the order, or in a crisis the citizens of whoever does not decide."""
    if view.phase == PLAY_ORDER:
        places = tuple(texts("board-place", place=k + 1) for k in range(view.seats))
        return texts("board-bind-places"), places
    if view.crisis is not None and view.crisis.is_domestic:
        helped = one.partner if view.player == one.maker else one.maker
        most = min(MOST_STOOD_UP, view.players[helped].rebels)
        return texts("board-bind-stand-ups"), tuple(texts("board-stand-ups", count=k + 1) for k in range(most))
    return "", ()


def promised(view: ArchipelagoView, one: Bargain, texts: Texts) -> tuple[list[str], list[str]]:
    """What changes hands in an offer besides wares: cards, and what binds; given by who made it, and wanted."""
    gives = [texts(f"card-{card}") for card in one.gives_cards]
    wants = [texts(f"card-{card}") for card in one.wants_cards]
    if one.harvest_region >= 0:
        right = texts("board-right", region=one.harvest_region, count=one.harvest_symbols)
        holder = view.regions[one.harvest_region].holder
        (gives if holder == one.maker else wants).append(right)
    if one.order_place:
        place = texts("board-place", place=one.order_place)
        (gives if one.maker == view.player else wants).append(place)
    if one.stand_ups:
        promise = texts("board-stand-ups", count=one.stand_ups)
        (gives if one.maker == view.player else wants).append(promise)
    return gives, wants


def leaves_of(view: ArchipelagoView, one: Bargain) -> tuple[tuple[str, int, int], ...]:
    """What the viewer has of all that changes hands, before and after."""
    mine = view.players[view.seat]
    has = {"florin": mine.florins, "token": mine.tokens, **dict(zip(GOODS, mine.cubes_least, strict=True))}
    gets, gives = (one.wants, one.gives) if view.seat == one.maker else (one.gives, one.wants)
    signed = [*gets, *((what, -count) for what, count in gives)]
    return tuple((what, has[what], has[what] + count) for what, count in signed)
