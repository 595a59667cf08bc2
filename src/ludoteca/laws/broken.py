"""What a law says when it is broken."""

from __future__ import annotations

LAWS = {
    1: "determinism",
    2: "never stuck",
    3: "copy",
    4: "no leak",
    5: "undo",
    6: "conservation",
    7: "refusals",
    8: "records",
    9: "texts",
    10: "trace",
    11: "commits commute",
    12: "drawing",
    13: "agenda",
    14: "reasons",
    15: "features",
    16: "trials",
    17: "observations",
}


class LawBroken(AssertionError):
    """A law does not hold: which, and what was seen."""

    def __init__(self, law: int, seen: str) -> None:
        super().__init__(f"law {law} ({LAWS[law]}): {seen}")
        self.law = law
