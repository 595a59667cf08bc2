"""Every verb of the README works with what the launcher installs for it, and no more."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.games import find
from ludoteca.play.match import Match
from tests.table.running import free_port

ROOT = Path(__file__).parents[1]
PATIENCE = 900  # seconds until a verb that does not end counts as broken; nothing is measured by it

# The whole of what each verb is called with here, as short as it can be. {folder} is the test's own, {port} is free.
VERBS = {
    "serve": "serve --port {port} --data {folder}/data --no-compile",
    "games": "games",
    "play": "play vendemmia --seats 2 --seed 3",
    "fuzz": "fuzz vendemmia --games 1 --seats 2",
    "replay": "replay {folder}/match.record",
    "draw": "draw {folder}/match.record --out {folder}/board.svg",
    "print": "print dirty_deeds --out {folder}/sheets.pdf --seats 2",
    "why": "why {folder}/match.record leave",
    "bench engine": "bench engine --games vendemmia --seconds 0.01",
    "bench bots": "bench bots vendemmia --games 2",
    "bench sets": "bench sets vendemmia --sets 1 --change 1 --games 2",
    "bench lab": "bench lab --play vendemmia --matches 20 --runs 2 --most 20",
    "train": "train vendemmia --rounds 1 --planner-rounds 0 --matches 10 --out {folder}/weights --work {folder}/work",
    "lab": "lab run vendemmia --matches 20 --out {folder}/lab",
    "research": "research learn vendemmia --minutes 0.01 --picture {folder}/curve.svg",
    "bench research": "bench research --games vendemmia --seconds 0.05",
    "trace": "trace vendemmia --ids",
    "bench table": "bench table --games vendemmia --moves 2",
    "bench crash": "bench crash --kills 1",
    "test": "test vendemmia tests/games/vendemmia/test_planting.py",
}
FOR_TESTS = ("trace", "bench table", "bench crash", "test")  # what the launcher installs the second lock for
MAY_END = {"train": 1}  # nothing better was learnt, in so short a time
FIRST_LINE = {"serve": "http://127.0.0.1"}  # where the verb goes on for ever: until it has said this

# Stands where Python looks first: whatever only the second lock has cannot be imported.
BLOCK = """
import importlib.abc, sys

class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"{{name}} is only there for tests")

sys.meta_path.insert(0, Missing())
"""


def only_for_tests() -> set[str]:
    """The modules of the packages that the second lock adds."""
    packages = [
        {line.partition("==")[0] for line in (ROOT / lock).read_text().splitlines() if line[:1].isalnum()}
        for lock in ("requirements-dev.txt", "requirements.txt")
    ]
    return {name.replace("-", "_").lower() for name in packages[0] - packages[1]} | {"_pytest"}


def called(verb: str, folder: Path) -> list[str]:
    return VERBS[verb].format(folder=folder, port=free_port()).split()


def run(command: list[str], environment: dict[str, str], until: str = "") -> tuple[int, str]:
    """Exit code and all that was said; a command that goes on for ever is ended once it has said that, and has done."""
    with subprocess.Popen(
        command, cwd="/", env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        said = ""
        for line in process.stdout:
            said += line
            if until and until in line:
                process.send_signal(signal.SIGTERM)
        code = process.wait(PATIENCE)
        return 0 if until and until in said and code == -signal.SIGTERM else code, said


def lay_a_record(folder: Path) -> None:
    match = Match(find("vendemmia"), 2, 3, {"rounds": 3})
    match.push("again")
    (folder / "match.record").write_text(match.record(with_seed=True).text(), encoding="utf-8")


def test_every_verb_of_the_readme_is_tried_here():
    table = re.findall(r"^\| (`.+?) \|", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    named = {verb for row in table for verb in re.findall(r"`(bench \w+|[a-z]+)", row)}
    assert named == set(VERBS)


@pytest.mark.compiled_only
@pytest.mark.parametrize("verb", [verb for verb in VERBS if verb not in FOR_TESTS])
def test_a_verb_needs_nothing_that_only_tests_install(tmp_path, verb):
    lay_a_record(tmp_path)
    (tmp_path / "sitecustomize.py").write_text(BLOCK.format(names=only_for_tests()))
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}:{ROOT / 'src'}", "XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "ludoteca", *called(verb, tmp_path)]
    code, said = run(command, environment, FIRST_LINE.get(verb, ""))
    assert "Traceback" not in said
    assert code in (0, MAY_END.get(verb, 0)), said


@pytest.mark.slow
@pytest.mark.compiled_only
def test_every_verb_runs_from_a_clean_clone(tmp_path):
    """Installs all locks anew: the first for the table, the others once a verb asks for them."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("these sources are no clone")
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
    lay_a_record(tmp_path)
    venv = os.environ.get("LUDOTECA_CLEAN_VENV", str(tmp_path / "venv"))
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "LUDOTECA_PURE")}
    for verb in VERBS:
        command = [str(clone / "ludoteca"), *called(verb, tmp_path)]
        code, said = run(command, {**environment, "LUDOTECA_VENV": venv}, FIRST_LINE.get(verb, ""))
        assert "Traceback" not in said, verb
        assert code in (0, MAY_END.get(verb, 0)), f"{verb}\n{said}"
