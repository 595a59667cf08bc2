"""At how many places the symbols of cards could be used just now: told before a card is played, and while it is."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.games.dei import content, tables
from ludoteca.games.dei.rules import names
from ludoteca.games.dei.rules.layout import DRONE_NAMES, HAND, PLAN, SYMBOL_NAMES
from ludoteca.games.dei.rules.names import SYMBOLS
from ludoteca.games.dei.rules.rules import DeiRules
from ludoteca.games.dei.rules.state import Dei
from ludoteca.kernel.decision import Options

BUY = "BUY"  # a card that is put face down
CHOOSING = (names.PLAN_CARDS, names.PLAY_CARD)
BESIDE = ("finish", "candy", "robot")  # what is offered whatever a card shows


def uses(rules: DeiRules, s: Dei, seat: int) -> tuple[tuple[str, int], ...]:
    """Each symbol of the hand, or what is left of the card in play, as it is written, and the places it has.

    Gains have none: they need none.
    """
    deciding = s.deciding()
    if deciding in CHOOSING:
        piles = [s.layout.pile(seat, which) for which in (HAND, PLAN)]
        ids = tables.card_ids()
        cards = [ids[card] for pile in piles for card in s.cards.cards(pile)]
        codes = [BUY, *(code for card in cards for code in tables.symbols_of(card))]
    elif deciding == names.USE_SYMBOL:
        codes = [written(name, int(s.pool[k])) for k, name in enumerate(SYMBOL_NAMES) if s.pool[k] > 0]
    else:
        return ()
    return tuple((code, places(rules, s, seat, code)) for code in dict.fromkeys(codes) if not content.GAIN.match(code))


def written(name: str, count: int) -> str:
    """A symbol of the pool as cards show it."""
    if name in DRONE_NAMES:
        return f"D:{name}+{count - 1}"
    if name in ("S", "T", "E"):
        return f"+{count}{name}"
    return {"buy": BUY, "boots": "M"}.get(name, name)


def places(rules: DeiRules, s: Dei, seat: int, code: str) -> int:
    """DEI-CARD-03 what a card with this symbol alone would offer."""
    row = tables.symbol_row((code,)) if code != BUY else [0] * int(SYMBOLS)
    twin = s.copy()
    twin.player = seat
    if twin.card == names.NOTHING:
        twin.card = names.FACE_UNSEEN
    for symbol in range(SYMBOLS):
        twin.pool[symbol] = row[symbol]
    if code == BUY:
        twin.pool[names.PURCHASE] = 1
    out = Options()
    rules.decisions[names.USE_SYMBOL].options(twin, seat, out)
    return sum(verb not in BESIDE for verb in verbs(rules, out))


def verbs(rules: DeiRules, out: Options) -> Iterable[str]:
    return (rules.actions.verb_of(int(out.actions[k])).name for k in range(out.count))
