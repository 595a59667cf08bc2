"""What refusals of PHALANXX miss, laid into a position: so that a law can see whether that was all."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.phalanxx.rules.dice import SIDES, colour_of, make_die, value_of
from ludoteca.games.phalanxx.rules.layout import CITY, OASIS, SLOTS
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.games.phalanxx.rules.turn import DIE

MONEY = ("too-few-talents", "talents-too-few", "cannot-pay-push")
KINDS = {"cities-too-few": CITY, "oases-too-few": OASIS}


def relieve(s: Phalanxx, seat: int, refusal: str, numbers: Mapping[str, int]) -> bool:
    """Lay what is missing there; False where the refusal counts nothing."""
    missing = numbers.get("missing", 0)
    if refusal in MONEY:
        s.talents[seat] += missing
    elif refusal == "die-too-low":
        raise_die(s, missing)
    elif refusal in ("sum-too-low", "sum-too-high"):
        change_sum(s, seat, missing if refusal == "sum-too-low" else -missing)
    elif refusal == "dice-too-few":
        colour_dice(s, seat, numbers["colour"], missing)
    elif refusal == "armies-too-few":
        s.reserve[seat] -= missing
    elif refusal in KINDS:
        occupy(s, seat, int(KINDS[refusal]), missing)
    elif refusal in ("reserve-too-small", "reserve-empty"):
        s.reserve[seat] += max(1, missing)
        s.eliminated[seat] -= max(1, missing)
    elif refusal in ("not-stronger", "strength-too-low"):
        s.strength[seat] += missing
    elif refusal == "not-more-heroic":
        s.heroic[seat] += missing
    else:
        return False
    return True


def raise_die(s: Phalanxx, by: int) -> None:
    """The chosen Travelling die shows more."""
    die = s.travelling[s.own(DIE)]
    s.travelling[s.own(DIE)] = make_die(colour_of(die), value_of(die) + by)


def change_sum(s: Phalanxx, seat: int, by: int) -> None:
    """Home dice show so much more, or less, together."""
    for slot in range(seat * int(SLOTS), (seat + 1) * int(SLOTS)):
        die = s.home[slot]
        value = max(1, min(int(SIDES), int(value_of(die)) + by))
        by -= value - int(value_of(die))
        s.home[slot] = make_die(colour_of(die), value)


def colour_dice(s: Phalanxx, seat: int, colour: int, count: int) -> None:
    """So many Home dice more have a colour."""
    others = [slot for slot in range(seat * int(SLOTS), (seat + 1) * int(SLOTS)) if colour_of(s.home[slot]) != colour]
    for slot in others[:count]:
        s.home[slot] = make_die(colour, value_of(s.home[slot]))


def occupy(s: Phalanxx, seat: int, kind: int, count: int) -> None:
    """So many cities, or oases, more belong to a player."""
    free = [region for region in range(len(s.owner)) if s.layout.kind[region] == kind and s.owner[region] != seat]
    for region in free[:count]:
        s.owner[region] = seat
