"""What refusals of D.E.I. miss, laid into a position: so that a law can see whether that was all."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.dei.rules.names import COLOURS, ENERGY, TECH
from ludoteca.games.dei.rules.pool import HERE
from ludoteca.games.dei.rules.state import RESERVE, Dei

MINORITIES = ("recruit-minority", "move-minority", "collect-minority")


def relieve(s: Dei, seat: int, refusal: str, numbers: Mapping[str, int]) -> bool:
    """Lay what is missing there; False where the refusal counts nothing."""
    missing = numbers.get("missing", 0)
    if refusal in MINORITIES:
        s.add_units(s.city.region[numbers["region"]], seat, missing)
    elif refusal == "too-few-there":
        s.add_units(s.own(HERE), seat, missing)
    elif refusal == "not-all-on-map":
        s.gain(seat, RESERVE, -missing)
    elif refusal == "too-few-tokens":
        s.tokens[s.own(HERE)] += missing
    elif refusal in ("too-few-outposts", "too-few-cubes"):
        s.cubes[seat * COLOURS + numbers["colour"]] += missing
    elif refusal == "too-few-tech":
        s.gain(seat, TECH, missing)
    elif refusal == "too-few-energy":
        s.gain(seat, ENERGY, missing)
    else:
        return False
    return True
