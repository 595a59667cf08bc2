"""Recorded matches of every game, played again to the same positions."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from ludoteca.games import NAMES, find
from ludoteca.kernel.match import replay
from ludoteca.kernel.record import parse
from ludoteca.testing import fuzz_games

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_recorded_matches_play_to_the_same_hashes(name, part):
    """All of them on the compiled rules, a sample in plain Python."""
    packed = lzma.decompress((RECORDS / f"{name}.xz").read_bytes()).decode()
    texts = packed.split("\n\n")
    chosen = texts[part :: 4 * max(1, 20 // fuzz_games())]
    assert chosen
    for number, text in enumerate(chosen):
        record = parse(text.strip() + "\n", f"{name} {number}")
        match = replay(find(name), record, f"{name} {number}")
        assert match.over
        assert match.hash() == record.hashes[len(record.rows)]
        assert match.record().text() == text.strip() + "\n"
