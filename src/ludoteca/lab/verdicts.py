"""Verdicts: a number, its interval and the band in which a designer wants it. A verdict is about the whole interval.

- *fine*: all of it lies in the band;
- *act*: none of it does;
- *look*: it crosses an edge;
- *thin*: it is wider than the band: too few matches to say anything;
- *shown*: nobody has said where it should lie.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ludoteca.kernel.errors import LudotecaError, unknown
from ludoteca.lab.stats import Estimate

Verdict = Literal["fine", "look", "act", "thin", "shown"]
USUAL = Path(__file__).parent / "bands.toml"


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a number should lie; one end may be open, or both. `matters`: a smaller change of it is none."""

    low: float = -math.inf
    high: float = math.inf
    matters: Annotated[float, msgspec.Meta(ge=0)] = 0.0

    def __post_init__(self) -> None:
        if not self.low < self.high:
            raise ValueError(f"a band from {self.low:g} to {self.high:g} holds nothing")


def verdict(seen: Estimate, band: Band | None) -> Verdict:
    """What an interval says about a band.

    >>> verdict(Estimate(0.02, 0.01, 0.03, 500), Band(high=0.05)), verdict(Estimate(0.2, 0.1, 0.3, 50), Band(high=0.05))
    ('fine', 'act')
    """
    if band is None or (band.low == -math.inf and band.high == math.inf):
        return "shown"
    if band.low <= seen.low and seen.high <= band.high:
        return "fine"
    if seen.high < band.low or seen.low > band.high:
        return "act"
    if seen.high - seen.low > band.high - band.low:
        return "thin"
    return "look"


def read_bands(path: Path = USUAL) -> Mapping[str, Band]:
    """The bands of a file; one that names a metric that does not exist, or holds nothing, is refused."""
    usual = _read(USUAL)
    if path == USUAL:
        return usual
    own = _read(path)
    for name in own:
        if name not in usual:
            raise unknown(f"metric in {path.name}", name, list(usual))
        if not own[name].matters:
            own[name] = msgspec.structs.replace(own[name], matters=usual[name].matters)
    return {**usual, **own}


def _read(path: Path) -> dict[str, Band]:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=dict[str, Band])
    except OSError as error:
        raise LudotecaError(f"{path}: cannot be read: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise LudotecaError(f"{path.name}: {error}") from None
