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
PRICES = (5, 4, 3, 2, 1)


def lines(view: PhalanxxView, texts: Texts) -> list[str]:
    out = [clock(view, texts), "", texts("sheet-display", deck=view.deck)]
    for place, ident in enumerate(view.display):
        what = card_line(ident, texts) if ident != UNKNOWN else texts("sheet-nothing")
        out.append(f"  {PRICES[place]}  {what}")
    if view.heroism:
        out.append("  " + texts("sheet-heroism"))
    out += ["", texts("sheet-map")]
    out += [_holding(view, texts, player) for player in range(-1, len(view.players))]
    for player, theirs in enumerate(view.players):
        out += ["", *_player(view, texts, player, theirs)]
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


def _holding(view: PhalanxxView, texts: Texts, player: int) -> str:
    """The regions of one player, or the free ones (-1), with kind and value."""
    regions = REGIONS[len(view.players)]
    held = [_region(regions[ident], texts) for k, ident in enumerate(view.regions) if view.owner[k] == player]
    name = player_name(view, texts, player) if player >= 0 else texts("sheet-free")
    return f"  {name}: {', '.join(held) or texts('sheet-nothing')}"


def _region(region: content.Region, texts: Texts) -> str:
    name = texts(f"region-{region.id}")
    return f"{name} ({texts(f'kind-{region.kind}')} {region.value})" if region.value else name


def _player(view: PhalanxxView, texts: Texts, player: int, theirs: PlayerView) -> list[str]:
    name = player_name(view, texts, player)
    mark = "▶ " if player == view.active and not view.over else ""
    out = [mark + texts("sheet-player", name=name, strength=theirs.strength, talents=theirs.talents)]
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
    lying = [texts(f"card-{ident}") + (" ↻" if theirs.rotated[k] else "") for k, ident in enumerate(theirs.tableau)]
    out.append("  " + texts("sheet-tableau", cards=", ".join(lying) or texts("sheet-nothing")))
    return out


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
