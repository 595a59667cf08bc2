"""The table of Dirty Deeds in plain lines, and the lines of its score. For terminals and screen readers."""

from __future__ import annotations

from ludoteca.draw.pieces import LETTERS
from ludoteca.games.dirty_deeds import reminders
from ludoteca.games.dirty_deeds.places import called_by
from ludoteca.games.dirty_deeds.rules.layout import CHARACTER_NAMES, WHEEL_NAMES
from ludoteca.games.dirty_deeds.rules.names import NOT_YET
from ludoteca.games.dirty_deeds.rules.wheels import ROW_LETTERS
from ludoteca.games.dirty_deeds.settings import played
from ludoteca.games.dirty_deeds.view import UNKNOWN, Burden, DirtyDeedsView, Hex, Player
from ludoteca.play.game import ScoreLine
from ludoteca.play.texts import Texts

CELL = 8  # letters a hex takes in its row
PLACES = {
    "behind": "sheet-behind",
    "in-hand": "sheet-in-hand",
    "exhausted": "sheet-is-exhausted",
    "captive": "sheet-captive",
    "hidden": "sheet-hidden-away",
}


def lines(view: DirtyDeedsView, texts: Texts) -> list[str]:
    out = [clock(view, texts), *zones(view, texts), texts("sheet-legend")]
    for wheel, name in enumerate(WHEEL_NAMES):
        title = texts("sheet-wheel", wheel=texts(f"wheel-{name}"), turned=view.turned[wheel])
        out += ["", title[:1].upper() + title[1:], *rows(view, wheel)]
    if view.contacts:
        pairs = ", ".join("–".join(called_by(name, view, texts) for name in pair) for pair in view.contacts)
        out += ["", texts("sheet-contacts", pairs=pairs)]
    if view.possible:
        numbers = "; ".join(" ".join(str(turned) for turned in wheel) for wheel in view.possible)
        out += ["", texts("sheet-print", notches=numbers)]
    for seat, player in enumerate(view.players):
        out += ["", *place(view, texts, seat, player)]
    if view.acted < view.seats and any(player.hand for player in view.players):
        out += ["", texts("sheet-order", names=", ".join(texts.seat(seat) for seat in view.order))]
    if view.draft:
        out += ["", texts("sheet-draft", choice=", ".join(said(answer, texts) for answer in view.draft))]
    return out


def said(answer: str, texts: Texts) -> str:
    """An answer of the secret choice in words."""
    verb, *arguments = answer.split(":")
    if verb == "choose":
        return texts("action-choose", hand=texts(f"hand-{arguments[0]}"))
    if verb == "intend":
        return texts(f"intent-{arguments[0]}")
    return texts("action-pay", **{"amount": int(arguments[0]), "amount-2": int(arguments[1])})


def clock(view: DirtyDeedsView, texts: Texts) -> str:
    """How far the match has gone: the turn, and how long it can go on as far as the rules know."""
    if view.over:
        return texts("sheet-clock-over", turn=view.turn)
    if view.remaining != NOT_YET:
        return texts("sheet-clock-counted", turn=view.turn, left=view.remaining)
    if view.revealed:
        return texts("sheet-clock-seen", turn=view.turn, more=played(view).number("final_turns"))
    return texts("sheet-clock-hidden", turn=view.turn, most=played(view).number("max_turns"))


def ending(view: DirtyDeedsView, texts: Texts) -> str:
    if view.remaining != NOT_YET:
        return texts("sheet-remaining", turns=view.remaining)
    return texts("sheet-seen" if view.revealed else "sheet-hidden")


def zones(view: DirtyDeedsView, texts: Texts) -> list[str]:
    """The common supply and what is exhausted."""
    opaque, traditions, enchantments = view.common
    tiles = [texts("sheet-tiles", name=texts.seat(k), count=count) for k, count in enumerate(view.exhausted_tiles)]
    out = [
        texts("sheet-supply", traditions=traditions, enchantments=enchantments, opaque=opaque),
        texts("sheet-exhausted", traditions=view.exhausted[0], enchantments=view.exhausted[1], tiles=", ".join(tiles)),
    ]
    if view.exhausted_characters:
        out.append(texts("sheet-characters-exhausted", characters=pieces(view.exhausted_characters, texts)))
    return out


def rows(view: DirtyDeedsView, wheel: int) -> list[str]:
    """The hexes of a wheel row by row, each with its letter and shifted as the hexagon has it."""
    radius = view.radius[wheel]
    out: list[str] = []
    for r in range(-radius, radius + 1):
        row = sorted((one for one in reminders.hexes(view) if one.wheel == wheel and one.r == r), key=lambda one: one.q)
        shift = " " * (CELL // 2 * abs(r))
        out.append(f"{ROW_LETTERS[r + radius]} {shift}{''.join(cell(one).ljust(CELL) for one in row)}".rstrip())
    return out


def cell(one: Hex) -> str:
    """A hex in a few letters: whose it is, who stands there, what is known below."""
    owner = "·" if one.owner < 0 else LETTERS[one.owner] + ("*" if one.base else "")
    seat, _, character = one.character.partition("-")
    stands = f"{LETTERS[int(seat)]}{character[0]}" if character else ""
    left, middle, right = one.known
    known = middle + left.lower() + right.lower()
    return owner + stands + known.replace(UNKNOWN, "")


def place(view: DirtyDeedsView, texts: Texts, seat: int, player: Player) -> list[str]:
    """What a player has; what is behind another's screen is folded away unless screens are open."""
    big, medium, small = player.points
    out = [
        texts(
            "sheet-seat",
            name=texts.seat(seat),
            reserve=player.reserve,
            square=player.familiar + 1,
            squares=view.familiar_squares,
            points=sum(player.points),
            big=big,
            medium=medium,
            small=small,
        )
    ]
    if reminders.is_shown(view, seat):
        colours = ", ".join(
            texts("sheet-tiles", name=texts.seat(k), count=count) for k, count in enumerate(player.colours) if k != seat
        )
        out.append(
            "  "
            + texts(
                "sheet-screen",
                opaque=player.opaque,
                colours=colours,
                traditions=player.traditions,
                enchantments=player.enchantments,
            )
        )
        if player.captives:
            out.append("  " + texts("sheet-captives", characters=pieces(player.captives, texts)))
    else:
        out.append("  " + texts("sheet-folded"))
    out.append("  " + "; ".join(whereabouts(view, texts, seat)))
    if player.hand:
        out.append("  " + texts("sheet-hand", hand=texts(f"hand-{player.hand.who}")))
        if carried := burden(player.hand.burden, texts):
            out.append("  " + texts("label-pay", tiles=carried))
    return out


def burden(what: Burden, texts: Texts) -> str:
    """The tiles and tokens of a burden in words, by the names of the rivals whose colour they have."""
    parts = [
        texts("label-pay-colour", count=count, name=texts.seat(rival))
        for rival, count in enumerate(what.colours)
        if count
    ]
    parts += [texts("label-pay-opaque", count=what.opaque)] if what.opaque else []
    tokens = (("tradition", what.traditions), ("enchantment", what.enchantments))
    parts += [texts("label-pay-tokens", count=count, token=texts(f"token-{kind}")) for kind, count in tokens if count]
    return ", ".join(parts)


def whereabouts(view: DirtyDeedsView, texts: Texts, seat: int) -> list[str]:
    """Where each character of a player is."""
    found: list[str] = []
    for name, where in zip(CHARACTER_NAMES, reminders.whereabouts(view, seat), strict=True):
        spot = texts(PLACES[where]) if where in PLACES else called_by(where, view, texts)
        found.append(texts("sheet-where", character=texts(f"character-{name}"), place=spot))
    return found


def pieces(names: tuple[str, ...], texts: Texts) -> str:
    """Characters with their owners, in words."""
    split = [name.partition("-") for name in names]
    return ", ".join(
        texts("sheet-owned", character=texts(f"character-{character}"), name=texts.seat(int(seat)))
        for seat, _, character in split
    )


def scoring(view: DirtyDeedsView, texts: Texts) -> list[ScoreLine]:
    """The score wheel by wheel, as it stands."""
    said = (("score-area", "DD-SCORE-02"), ("score-territories", "DD-SCORE-05"), ("score-colonies", "DD-SCORE-07"))
    return [
        ScoreLine(texts(message), rule, tuple(player.points[wheel] for player in view.players))
        for wheel, (message, rule) in enumerate(said)
    ]
