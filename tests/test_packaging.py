"""`pip install .` gives the command `ludoteca` with all it needs; what is built is built from the sources alone."""

from __future__ import annotations

import email
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from ludoteca import build, cli, compiled

ROOT = Path(__file__).parents[1]
OURS = ["pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "requirements.in", "requirements-lab.in"]
BUILD = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"

pytestmark = pytest.mark.compiled_only


def run(*command: object, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": "", **environment},
        capture_output=True,
        text=True,
        check=True,
    )


@pytest.fixture(scope="module")
def sdist(tmp_path_factory):
    """Made from a copy of what the project needs for it, for setuptools leaves things behind."""
    folder = tmp_path_factory.mktemp("project")
    for name in [*OURS, "requirements-research.in"]:
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    out = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-c", BUILD, out, cwd=folder)
    return next(out.glob("ludoteca-*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(sdist, tmp_path_factory):
    """Made from the unpacked sdist, as whoever downloads it does."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    source, out = next(folder.iterdir()), tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-build-isolation", "--no-deps"]
    run(*pip, "--no-index", "--wheel-dir", out, source, cwd=folder)
    return next(out.glob("ludoteca-*.whl"))


@pytest.fixture(scope="module")
def site(wheel, tmp_path_factory):
    """Where it is installed; what it depends on is that of the tests."""
    folder = tmp_path_factory.mktemp("machine") / "site"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps", "--no-index"]
    run(*pip, "--target", folder, wheel, cwd=folder.parent)
    return folder


def test_everything_that_runs_is_in_the_wheel(wheel):
    wanted = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src" / "ludoteca").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".md", ".pyc")
    }
    assert wanted <= set(zipfile.ZipFile(wheel).namelist())


def test_the_wheel_says_what_it_needs_and_which_extras_it_has(wheel):
    packed = zipfile.ZipFile(wheel)
    metadata = email.message_from_bytes(packed.read(next(n for n in packed.namelist() if n.endswith("/METADATA"))))
    needs = metadata.get_all("Requires-Dist") or []
    assert set(metadata.get_all("Provides-Extra") or []) == {"lab", "research"}
    assert any(need.startswith("starlette") and "extra" not in need for need in needs)
    assert any(need.startswith("pettingzoo") and 'extra == "research"' in need for need in needs)
    assert any(need.startswith("numpy") and 'extra == "lab"' in need for need in needs)


def test_the_installed_command_works_and_says_how_the_rules_run(site, tmp_path):
    command = site / "bin" / "ludoteca"
    alone = {"PYTHONPATH": str(site), "XDG_CACHE_HOME": str(tmp_path), "LUDOTECA_BUILD": "", "CC": "no-such-compiler"}
    assert "vendemmia: 2–4 seats" in run(command, "games", cwd=tmp_path, **alone).stdout
    played = run(command, "fuzz", "vendemmia", "--games", "1", "--seats", "2", cwd=tmp_path, LUDOTECA_PURE="", **alone)
    assert "the rules of vendemmia run as plain Python: there is no C compiler (no-such-compiler)" in played.stderr


@pytest.mark.slow
def test_the_installed_command_compiles_what_is_played_once(site, tmp_path):
    command = site / "bin" / "ludoteca"
    alone = {"PYTHONPATH": str(site), "XDG_CACHE_HOME": str(tmp_path), "LUDOTECA_BUILD": "", "LUDOTECA_PURE": ""}
    said = [
        run(command, "fuzz", "vendemmia", "--games", "1", cwd=tmp_path, MYPYC_OPT_LEVEL="0", **alone).stderr
        for _ in range(2)
    ]
    assert f"compiling the rules of vendemmia into {tmp_path / 'ludoteca' / 'compiled'}, once" in said[0]
    assert "compiling" not in said[1]
    assert "vendemmia: 2–4 seats, rules version 1, compiled" in run(command, "games", cwd=tmp_path, **alone).stdout


def asked(monkeypatch, tmp_path, *, missing: str = "", how: str = "pure", returns: int = 0) -> list[list[str]]:
    """As if the command were installed somewhere; what it would have built."""
    built: list[list[str]] = []
    use = compiled.Use("vendemmia", "compiled" if how == "compiled" else "pure", "")
    monkeypatch.delenv("LUDOTECA_PURE", raising=False)
    monkeypatch.setattr(cli, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "status", lambda: {"vendemmia": use})
    monkeypatch.setattr(build, "cannot_compile", lambda: missing)

    def instead(command, **_):
        built.append(command[1:])
        return subprocess.CompletedProcess(command, returns)

    monkeypatch.setattr(subprocess, "run", instead)
    return built


def test_what_a_verb_plays_is_compiled_the_first_time(monkeypatch, tmp_path, capsys):
    built = asked(monkeypatch, tmp_path)
    assert cli.compile_first(["lab", "run", "vendemmia"])
    assert built == [["-m", "ludoteca.build", "vendemmia"]]
    assert "compiling the rules of vendemmia into" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["games"], ["serve"], ["replay", "vendemmia"], ["play"], []])
def test_where_nothing_long_is_played_nothing_is_compiled(monkeypatch, tmp_path, arguments):
    built = asked(monkeypatch, tmp_path)
    assert not cli.compile_first(arguments)
    assert built == []


def test_beside_the_sources_a_verb_says_when_it_plays_in_plain_python(monkeypatch, tmp_path, capsys):
    built = asked(monkeypatch, tmp_path)
    (tmp_path / "pyproject.toml").touch()
    assert not cli.compile_first(["bench", "bots", "vendemmia"])
    cli.say_if_plain(["bench", "bots", "vendemmia"])
    assert "the rules of vendemmia run as plain Python" in capsys.readouterr().err
    asked(monkeypatch, tmp_path, how="compiled")
    cli.say_if_plain(["bench", "bots", "vendemmia"])
    assert capsys.readouterr().err == ""
    assert built == []


def test_an_extra_that_is_missing_is_named(monkeypatch, capsys):
    def without(wanted):
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setitem(cli.VERBS, "train", without)
    assert cli.main(["train", "vendemmia"]) == cli.WRONG_INPUT
    assert capsys.readouterr().err == "ludoteca: numpy is missing: pip install 'ludoteca[lab]'\n"


def test_what_is_compiled_already_is_left_alone(monkeypatch, tmp_path):
    built = asked(monkeypatch, tmp_path, how="compiled")
    assert not cli.compile_first(["play", "vendemmia"])
    assert built == []


def test_what_could_not_be_compiled_is_played_all_the_same(monkeypatch, tmp_path):
    asked(monkeypatch, tmp_path, returns=1)
    assert not cli.compile_first(["play", "vendemmia"])


def test_beside_the_sources_nothing_is_compiled_behind_ones_back(monkeypatch, tmp_path):
    (tmp_path / "pyproject.toml").touch()
    built = asked(monkeypatch, tmp_path)
    assert not cli.compile_first(["play", "vendemmia"])
    assert built == []
