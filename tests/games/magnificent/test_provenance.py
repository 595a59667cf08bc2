"""What the sources say and what we read into them are kept apart, clause by clause; the README tells which is which."""

from __future__ import annotations

import re
import tomllib

import pytest

from ludoteca.games.magnificent.game import GAME
from ludoteca.play.content import SOURCES
from ludoteca.play.rulebook import LANGUAGES

README = (GAME.folder / "README.md").read_text(encoding="utf-8")
PROVENANCE = README.partition("## How much is from the rulebook")[2].partition("\n## ")[0]
FILES = sorted((GAME.folder / "content").glob("*.toml"))


def listed(after):
    """The clauses that a paragraph of the README names."""
    return re.findall(r"MAG-\w+-\w+", PROVENANCE.partition(after)[2].partition("\n\n")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_readme_lists_every_clause_that_is_ours_wholly_or_in_part(language):
    book = GAME.rulebook(language).own.values()
    assert listed("Wholly our own:") == [clause.id for clause in book if clause.is_ours and not clause.text]
    assert listed("In part:") == [clause.id for clause in book if clause.is_ours and clause.text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wholly_our_own_is_stamped_reconstructed_and_nothing_else_is(language):
    """Wherever a source is told (settings, rules, terminal), no such clause says that it is from the rulebook."""
    stamped = [clause.id for clause in GAME.rulebook(language).own.values() if clause.source == "reconstructed"]
    assert stamped == listed("Wholly our own:")


def test_every_setting_is_in_the_readme():
    assert [one.name for one in GAME.settings if f"`{one.name}`" not in README] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_that_mixes_sources_says_in_its_first_lines_what_is_reconstructed(path):
    text = path.read_text(encoding="utf-8")
    read = tomllib.loads(text)
    entries = next((value for value in read.values() if isinstance(value, list) and isinstance(value[0], dict)), [])
    used = {read["source"]} | {entry["source"] for entry in entries if "source" in entry}
    assert used <= set(SOURCES)
    if len(used) > 1:
        told = "".join(line for line in text.splitlines(keepends=True) if line.startswith("#"))
        assert "reconstructed" in told or "public knowledge" in told


# What is shown or told in the rulebook, entry by entry; everything else of these files is reconstructed or public.
SAID = {
    "bonuses": {"X1", "W3", "SP"},
    "levels": {"level-5", "level-9"},
    "master_tiles": {"MT05", "MT06", "MT07"},
    "scorings": {"TENT5", "TOPD", "LARGEW3", "WHITE5", "CROSS", "ADJPG", "WPOST4", "PTP3", "PCOIN", "GEM4"},
    "tents": {"N1"},
    "trainer_spaces": {"BT-RECOLOUR"},
    "trainer_tiles": {"TT13", "TT14", "TT15", "TT16", "TT17", "TT18", "TT19", "TT20"},
}


@pytest.mark.parametrize("name", SAID)
def test_only_what_the_rulebook_shows_is_said_to_be_from_it(name):
    read = tomllib.loads((GAME.folder / "content" / f"{name}.toml").read_text(encoding="utf-8"))
    entries = next(value for value in read.values() if isinstance(value, list))
    assert {entry["id"] for entry in entries if entry.get("source", read["source"]) == "rulebook"} == SAID[name]
