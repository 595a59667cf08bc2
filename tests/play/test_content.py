"""Content: what is well formed is read with its provenance; every error names the file and the entry."""

from pathlib import Path

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.content import Entry, check_references, load_one, load_table


class Vine(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    value: int


GOOD = """
source = "rulebook"
count = 2
[[vine]]
id = "low"
value = 1
[[vine]]
id = "high"
value = 9
source = "reconstructed"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "content" / "vines.toml"


def write(file: Path, text: str | bytes) -> Path:
    file.parent.mkdir()
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


def test_a_table_is_read_in_order(file):
    assert [(vine.id, vine.value) for vine in load_table(write(file, GOOD), "vine", Vine)] == [("low", 1), ("high", 9)]


def test_an_entry_has_the_source_of_its_file_unless_it_says_its_own(file):
    assert [vine.source for vine in load_table(write(file, GOOD), "vine", Vine)] == ["rulebook", "reconstructed"]


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("count = 2", "count = ", "vines.toml: not valid TOML: Invalid value (at line 3, column 9)"),
        ("count = 2", "count = 3", "vines.toml: count says 3, but there are 2 entries [[vine]]"),
        ("count = 2", "", "vines.toml: count says None, but there are 2 entries [[vine]]"),
        ('id = "high"', 'id = "low"', "vines.toml: vine 'low' is there twice, expected unique ids"),
        ('id = "high"', "", "vines.toml: vine number 2: Object missing required field `id`"),
        ('id = "high"', "id = 7", "vines.toml: vine 7: Expected `str`, got `int` - at `$.id`"),
        ("value = 9", "", "vines.toml: vine 'high': Object missing required field `value`"),
        ("value = 9", "worth = 9", "vines.toml: vine 'high': Object contains unknown field `worth`"),
        ("value = 9", 'value = "9"', "vines.toml: vine 'high': Expected `int`, got `str` - at `$.value`"),
        ("value = 9", "value = 9.5", "vines.toml: vine 'high': Expected `int`, got `float` - at `$.value`"),
        (
            'source = "reconstructed"',
            'source = "memory"',
            "vines.toml: vine 'high': source is 'memory', expected one of rulebook, public, reconstructed",
        ),
        (
            'source = "rulebook"',
            'source = "hearsay"',
            "vines.toml: source is 'hearsay', expected one of rulebook, public, reconstructed",
        ),
        (
            'source = "rulebook"',
            "",
            "vines.toml: source is None, expected one of rulebook, public, reconstructed",
        ),
        ("[[vine]]", "[[wine]]", "vines.toml: expected entries [[vine]]"),
    ],
)
def test_a_broken_table_is_refused_by_file_and_entry(file, old, new, error):
    with pytest.raises(LudotecaError) as refused:
        load_table(write(file, GOOD.replace(old, new)), "vine", Vine)
    assert str(refused.value).startswith(error)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "vines.toml: source is None, expected one of rulebook, public, reconstructed"),
        ('source = "public"', "vines.toml: expected entries [[vine]]"),
        ('source = "public"\nvine = 3', "vines.toml: expected entries [[vine]]"),
        (
            'source = "public"\ncount = 2\nvine = [1, 2]',
            "vines.toml: vine is a list of plain values, expected entries [[vine]]",
        ),
        (b"\xff\xfe\x00junk", "vines.toml: not valid TOML: "),
    ],
)
def test_a_file_that_is_no_table_is_refused_by_name(file, text, error):
    with pytest.raises(LudotecaError) as refused:
        load_table(write(file, text), "vine", Vine)
    assert str(refused.value).startswith(error)


def test_an_error_is_one_line(file):
    with pytest.raises(LudotecaError) as refused:
        load_table(write(file, GOOD.replace("value = 9", "worth = 9")), "vine", Vine)
    assert "\n" not in str(refused.value)


def test_a_missing_file_is_named_with_its_folder(file):
    with pytest.raises(LudotecaError, match=r"^vines.toml: there is no such file in content$"):
        load_table(file, "vine", Vine)


def test_a_single_entry_is_named_after_its_file(file):
    found = load_one(write(file, 'source = "public"\nvalue = 4'), Vine)
    assert (found.id, found.value, found.source) == ("vines", 4, "public")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("value = 4", "vines.toml: source is None, expected one of rulebook, public, reconstructed"),
        ('source = "public"', "vines.toml: entry 'vines': Object missing required field `value`"),
        ('source = "public"\nvalue = 4\nroom = 1', "vines.toml: entry 'vines': Object contains unknown field `room`"),
        ('source = "public"\nvalue = true', "vines.toml: entry 'vines': Expected `int`, got `bool` - at `$.value`"),
    ],
)
def test_a_broken_single_entry_is_refused_by_file(file, text, error):
    with pytest.raises(LudotecaError) as refused:
        load_one(write(file, text), Vine)
    assert str(refused.value).startswith(error)


def test_a_reference_to_nothing_names_the_entry_and_what_there_is():
    path = Path("content/vines.toml")
    check_references(path, "vine", "variety", [("low", "barbera")], ["barbera", "freisa"])
    with pytest.raises(LudotecaError) as refused:
        check_references(path, "vine", "variety", [("low", "barbera"), ("high", "merlot")], ["freisa", "barbera"])
    assert str(refused.value) == (
        "vines.toml: vine 'high': variety 'merlot' does not exist, expected one of barbera, freisa"
    )
