"""The table of PHALANXX in plain lines: display, map, players. For terminals and screen readers."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.phalanxx import content
from ludoteca.games.phalanxx.rules.layout import (
    ARMIES,
    CITIES,
    DICE_OF,
    DIE_LEAST,
    DIE_MOST,
    OASES,
    PAIR,
    SUM_LEAST,
    SUM_MOST,
    TALENTS,
)
from ludoteca.games.phalanxx.rules.scoring import LINES
from ludoteca.games.phalanxx.view import UNKNOWN, PhalanxxView, PlayerView
from ludoteca.play.texts import Texts, capital

CARDS = {card.id: card for card in content.cards()}
CONDITIONS = {ident: content.conditions(content.HERE / "cards.toml", card) for ident, card in CARDS.items()}
REGIONS = {players: {region.id: region for region in content.regions(players)} for players in (2, 3, 4)}
NEEDS = {
    int(SUM_LEAST): "needs-sum-least",
    int(SUM_MOST): "needs-sum-most",
    int(TALENTS): "needs-talents",
    int(ARMIES): "needs-armies",
    int(CITIES): "needs-cities",
    int(OASES): "needs-oases",
    int(DIE_LEAST): "needs-die-least",
    int(DIE_MOST): "needs-die-most",
    int(DICE_OF): "needs-dice-of",
    int(PAIR): "needs-pair",
}
PRICES = (5, 4, 3, 2, 1)  # as they are printed
NOBODY = -1
TURNED = "↻"


def lines(view: PhalanxxView, texts: Texts) -> list[str]:
    out = [clock(view, texts), "", texts("sheet-display", deck=view.deck)]
    buyer = view.seat if view.seat >= 0 else view.active
    prices = view.players[buyer].prices if buyer >= 0 else PRICES
    for price, printed, ident in zip(prices, PRICES, view.display, strict=True):
        what = card_line(ident, texts) if ident != UNKNOWN else texts("sheet-nothing")
        out.append(f"  {price}{f' ({printed})' if price != printed else ''}  {what}")
    if view.heroism:
        out.append("  " + texts("sheet-heroism"))
    out += ["", texts("sheet-map")]
    for player in (*range(len(view.players)), NOBODY):
        out += _holding(view, texts, player)
    for player, theirs in enumerate(view.players):
        out += ["", *_player(view, texts, player, theirs)]
    out += ["", *_signs(view, texts)]
    if view.over:
        out += ["", *_scores(view, texts)]
    return out


def clock(view: PhalanxxView, texts: Texts) -> str:
    """PHX-END-05 which turn it is, and how many the viewer still has, the present one included."""
    players = len(view.players)
    coming = range(view.turn - 1, view.turns) if not view.over else ()
    left = sum((view.first + turn) % players == view.seat for turn in coming)
    mine = "none" if view.seat < 0 or view.over else "now" if view.seat == view.active else "later"
    return texts("sheet-turn", turn=view.turn, turns=view.turns, mine=mine, left=left)


def needs(ident: str, texts: Texts) -> str:
    """What a card needs, in words."""
    phrases = []
    for condition in CONDITIONS[ident]:
        message = NEEDS[condition.need]
        given: dict[str, int | str] = {"n": condition.number, "colour": texts(f"colour-{'WOV'[condition.colour]}")}
        phrases.append(texts(message, **{name: given[name] for name in texts.messages[message]}))
    return ", ".join(phrases)


def card_line(ident: str, texts: Texts) -> str:
    """A card in one line: name, family, Strength, needs, ability."""
    card = CARDS[ident]
    if card.family == "heroism":
        return texts(f"card-{ident}")
    ability = " · " + texts(f"ability-{card.ability}") if card.ability else ""
    family = texts(f"family-{card.family}")
    return f"{texts(f'card-{ident}')} [{ident}] · {family} +{card.strength} · {needs(ident, texts)}{ability}"


def player_name(view: PhalanxxView, texts: Texts, player: int) -> str:
    return player_names(view, texts)[player]


def player_names(view: PhalanxxView, texts: Texts) -> tuple[str, ...]:
    return everybody(len(view.players), view.players[-1].regent, texts)


@lru_cache(maxsize=64)
def everybody(players: int, regent: bool, texts: Texts) -> tuple[str, ...]:
    """What all who play are called; the Regent, who has no seat, is the last."""
    people = [texts.seat(seat) for seat in range(players - regent)]
    return tuple(capital(name) for name in [*people, *([texts("seat-regent")] if regent else [])])


def _holding(view: PhalanxxView, texts: Texts, player: int) -> list[str]:
    """The regions of one player, or the free ones, each in a line."""
    held = [k for k in range(len(view.regions)) if view.owner[k] == player]
    name = player_name(view, texts, player) if player != NOBODY else capital(texts("sheet-free"))
    if not held:
        return [f"  {name}: {texts('sheet-nothing')}"]
    return [f"  {name}:", *(f"    {_region(view, texts, k)}" for k in held)]


def _region(view: PhalanxxView, texts: Texts, k: int) -> str:
    """A region: its name, kind and value, the armies in it, and what it borders on."""
    regions = REGIONS[len(view.players)]
    region = regions[view.regions[k]]
    what = f"{texts(f'kind-{region.kind}')} {region.value or ''}".strip()
    armies = [texts("sheet-held-by", armies=view.armies[k])] if view.armies[k] else []
    near = ", ".join(texts(f"region-{other}") for other in region.neighbours if other in regions)
    return " · ".join([f"{texts(f'region-{region.id}')}, {what}", *armies, texts("sheet-borders", names=near)])


def _player(view: PhalanxxView, texts: Texts, player: int, theirs: PlayerView) -> list[str]:
    name = player_name(view, texts, player)
    mark = "▶ " if player == view.active and not view.over else ""
    out = [mark + texts("sheet-player", name=name, strength=theirs.strength, talents=theirs.talents)]
    if theirs.defence:
        out.append("  " + texts("sheet-defence", more=theirs.defence))
    if view.heroism:
        out.append(f"  {texts('board-heroic')}: {theirs.heroic}")
    out.append("  " + texts("sheet-armies", reserve=theirs.reserve, map=theirs.on_map, gone=theirs.eliminated))
    if theirs.faction:
        out.append("  " + texts(f"faction-{theirs.faction}") + ": " + texts(f"faction-{theirs.faction}-hint"))
    if not theirs.regent:
        beside = [
            f"{home}|{view.grey[k] or '–'}" if player == view.active else home for k, home in enumerate(theirs.home)
        ]
        out.append("  " + texts("sheet-home", dice="  ".join(beside)))
        if player == view.active and not view.over:
            message = "sheet-travelling" if view.rolled else "sheet-not-rolled"
            out.append("  " + texts(message, dice="  ".join(die or "–" for die in view.travelling)))
        out += _hand(texts, theirs)
    lying = [_in_front(ident, turned, texts) for ident, turned in zip(theirs.tableau, theirs.rotated, strict=True)]
    if not lying:
        return [*out, "  " + texts("sheet-tableau", cards=texts("sheet-nothing"))]
    return [*out, "  " + texts("sheet-tableau", cards="").rstrip(), *(f"    {card}" for card in lying)]


def _in_front(ident: str, turned: bool, texts: Texts) -> str:
    """A card in play: name, family, Strength, ability, and whether it is rotated."""
    card = CARDS[ident]
    ability = [texts(f"ability-{card.ability}")] if card.ability else []
    what = " · ".join([texts(f"card-{ident}"), f"{texts(f'family-{card.family}')} +{card.strength}", *ability])
    return f"{what} {TURNED}" if turned else what


def _signs(view: PhalanxxView, texts: Texts) -> list[str]:
    """What the signs of these lines mean."""
    turned = any(rotated for theirs in view.players for rotated in theirs.rotated)
    return [texts("sheet-dice"), *([f"{TURNED} {texts('sheet-turned')}"] if turned else [])]


def _hand(texts: Texts, theirs: PlayerView) -> list[str]:
    known = [ident for ident in theirs.hand if ident != UNKNOWN]
    hidden = len(theirs.hand) - len(known)
    out = ["  " + texts("sheet-hand", count=len(theirs.hand), hidden=hidden)]
    return out + [f"    {card_line(ident, texts)}" for ident in known]


def _scores(view: PhalanxxView, texts: Texts) -> list[str]:
    """The score sheet: where every point came from."""
    names = player_names(view, texts)
    width = max(len(name) for name in names) + 2
    out = [" " * 24 + "".join(f"{name:>{width}}" for name in names)]
    for line in range(LINES):
        points = [theirs.sheet[line] for theirs in view.players]
        if any(points):
            out.append(f"{texts(f'score-{line}'):<24}" + "".join(f"{point:>{width}}" for point in points))
    totals = [sum(theirs.sheet) for theirs in view.players]
    return [*out, f"{texts('score-total'):<24}" + "".join(f"{total:>{width}}" for total in totals)]
