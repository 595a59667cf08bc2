"""From a view to what lies in front of the players: goods, cards, objectives, with what is said of them."""

from __future__ import annotations

from ludoteca.games.archipelago.drawing.aside import sign_of
from ludoteca.games.archipelago.drawing.catalog import CARDS, NUMBERS, OBJECTIVES
from ludoteca.games.archipelago.drawing.palette import GOODS
from ludoteca.games.archipelago.drawing.seats import Aim, Good, Held, Seat
from ludoteca.games.archipelago.drawing.told import card_told, lines
from ludoteca.games.archipelago.seen import HIDDEN, HeldCard, Player
from ludoteca.games.archipelago.settings import played
from ludoteca.games.archipelago.view import ArchipelagoView
from ludoteca.play.texts import Texts, capital

UNKNOWN = -1
# What ends the match is shown by.
END_SIGNS = {
    "piles": "pile", "towns": "town", "ports": "port", "markets": "market", "temples": "temple", "ships": "ship",
    "characters": "character", "progress": "progress", "cards": "cards", "exhausted": "empty", "population": "folk",
    "surplus": "surplus", "bank-spent": "florin",
}  # fmt: skip
# What is in the open of what players are ranked by.
PUBLIC = ("towns", "ports", "markets", "temples", "characters", "progress", "cards", "benefactor")


def seat_of(view: ArchipelagoView, player: Player, texts: Texts) -> Seat:
    is_own = player.seat == view.seat
    is_open = is_own or view.screens != "closed"
    name = texts.seat(player.seat)
    return Seat(
        number=player.seat,
        name=name,
        place=player.place,
        is_now=player.seat == view.player or player.seat in view.to_act,
        is_out=player.is_out,
        discs=player.discs,
        all_discs=player.discs_in_all,
        men=player.citizens_left,
        ships=player.ships_left,
        florins=player.florins if is_open else UNKNOWN,
        tokens=player.tokens if is_open else UNKNOWN,
        goods=tuple(good_of(player, k, good, texts, is_open=is_open) for k, good in enumerate(GOODS)),
        cards=tuple(held_of(view, player, card, texts, is_own=is_own) for card in player.cards),
        aims=tuple(aim_of(view, objective, texts) for objective in player.objectives or view.common_objectives)
        if is_own or view.common_objectives
        else (),
        taxes=player.taxes,
        figures=figures_of(player),
        said=seat_told(view, player, texts),
        florins_said=texts("board-florins-told", name=name, count=player.florins) if is_open else texts("board-hidden"),
        tokens_said=texts("board-tokens-told", name=name, count=player.tokens) if is_open else texts("board-hidden"),
        discs_said=texts("board-discs-told", name=name, count=player.discs, all=player.discs_in_all),
        men_said=texts("board-reserve-citizens", name=name, count=player.citizens_left),
        ships_said=texts("board-reserve-ships", name=name, count=player.ships_left),
        screen_said=screen_told(player, name, texts, is_open=is_open),
    )


def figures_of(player: Player) -> tuple[tuple[str, int], ...]:
    """What a player has on the map."""
    return (
        (f"man{player.seat}", player.citizens - player.rebels),
        (f"lie{player.seat}", player.rebels),
        (f"ship{player.seat}", player.ships),
        (f"town{player.seat}", player.towns),
        (f"port{player.seat}", player.ports),
        (f"market{player.seat}", player.markets),
        (f"temple{player.seat}", player.temples),
        ("taxes", player.taxes),
    )


def seat_told(view: ArchipelagoView, player: Player, texts: Texts) -> str:
    """What everybody sees of a player."""
    state = "board-seat-out" if player.is_out else ""
    return lines(
        texts("board-seat", name=texts.seat(player.seat), place=player.place),
        texts(state) if state else "",
        texts("board-seat-units", citizens=player.citizens, rebels=player.rebels, ships=player.ships),
        texts("board-seat-buildings", towns=player.towns, ports=player.ports, markets=player.markets,
              temples=player.temples),
        texts("board-seat-taxes", count=player.taxes),
        texts("board-seat-medals", count=player.medals) if player.medals else "",
        texts("board-seat-owed", count=player.owed) if player.owed else "",
    )  # fmt: skip


def screen_told(player: Player, name: str, texts: Texts, *, is_open: bool) -> str:
    """What is known of what lies behind a screen; nothing, where the table does not help to remember."""
    head = texts("board-screen", name=name)
    if not is_open:
        return lines(head, texts("board-hidden"))
    goods = [f"{texts(f'good-{good}')} {between(player, k)}" for k, good in enumerate(GOODS) if player.cubes_most[k]]
    return lines(
        head,
        texts("board-florins-told", name=name, count=player.florins),
        texts("board-tokens-told", name=name, count=player.tokens),
        capital(", ".join(goods)),
    )


def between(player: Player, good: int) -> str:
    """How many cubes somebody has, as far as one can know."""
    low, high = player.cubes_least[good], player.cubes_most[good]
    return str(low) if low == high else f"{low}–{high}"


def good_of(player: Player, number: int, good: str, texts: Texts, *, is_open: bool) -> Good:
    name = capital(texts(f"good-{good}"))
    if not is_open:
        return Good(good, UNKNOWN, lines(name, texts("board-hidden")))
    return Good(good, player.cubes_least[number], texts("board-good-told", good=name, count=between(player, number)))


def held_of(view: ArchipelagoView, player: Player, one: HeldCard, texts: Texts, *, is_own: bool) -> Held:
    name = texts(f"card-{one.card}")
    fresh = one.bought_in == view.turn
    said = lines(
        card_told(one.card, texts),
        texts("board-card-used") if one.is_used else "",
        texts("board-card-built") if one.is_built else "",
        texts("board-card-fresh") if fresh and not one.is_used else "",
        texts("board-card-price", count=one.price) if not is_own and CARDS[one.card].use == "any" else "",
    )
    note = texts("board-note-used") if one.is_used else texts("board-note-fresh") if fresh else name
    return Held(one.card, one.is_used, one.discs, one.is_built, said, note)


def aim_of(view: ArchipelagoView, objective: str, texts: Texts) -> Aim:
    """An objective: when the match ends by it, what it scores, and how one stands there as far as that is public."""
    if objective == HIDDEN:
        return Aim("", "", 0, 0, "", "", "", texts("board-objective-hidden"))
    one = OBJECTIVES[objective]
    end = next((line for line in view.ends if line.objective == objective), None)
    at = end.at if end is not None else one.at[view.seats - 2]
    now = end.now if end is not None else 0
    ranks = "·".join(map(str, NUMBERS.objective_ranks))
    worth = ranks if not one.role else str(NUMBERS.pacifist) if one.role == "pacifist" else ""
    standing = (
        standing_of(view, one.ranks, end.value if end is not None else 0, texts)
        if one.ranks
        else texts(f"board-role-{one.role}")
    )
    return Aim(
        objective,
        END_SIGNS[one.ends],
        at,
        now,
        sign_of(one.ranks) if one.ranks else {"pacifist": "dove", "separatist": "torch"}[one.role],
        worth,
        standing,
        lines(
            texts("board-objective-told", what=texts(f"objective-{objective}"), now=now, count=at),
            texts.hint(f"objective-{objective}", played(view.house)),
            standing,
        ),
    )


def standing_of(view: ArchipelagoView, ranks: str, value: int, texts: Texts) -> str:
    """The own value, and the rank where everybody sees all values."""
    if view.seat < 0 or ranks not in PUBLIC:
        return texts("board-value", count=value) if view.seat >= 0 else ""
    values = [public_value(player, ranks) for player in view.players]
    mine = values[view.seat]
    place = 1 + sum(other > mine for other in values)
    shared = values.count(mine) > 1
    return texts("board-rank-shared" if shared else "board-rank", count=mine, place=place)


def public_value(player: Player, ranks: str) -> int:
    kinds = {"characters": ("character",), "progress": ("progress",), "cards": ("character", "progress")}
    if ranks in kinds:
        return sum(CARDS[card.card].kind in kinds[ranks] for card in player.cards)
    counted = {
        "towns": player.towns,
        "ports": player.ports,
        "markets": player.markets,
        "temples": player.temples,
        "benefactor": player.benefaction,
    }
    return counted[ranks]
