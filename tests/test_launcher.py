"""The one command sets a machine up once, again when a lock changes, and says plainly what it lacks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

LAUNCHER = Path(__file__).parents[1] / "ludoteca"

# Stands in for the interpreter: writes down what it is asked, makes "environments" of itself, installs nothing.
PYTHON = f"""#!/bin/sh
echo "$*" >>"$ASKED"
case "$1 $2" in
    '-c import ensurepip') [ -z "${{NO_ENSUREPIP-}}" ] ;;
    '-c '*) exec '{sys.executable}' "$@" ;;
    '-m venv') mkdir -p "$4/bin" && cp "$0" "$4/bin/python" ;;
    '-m pip') [ "$3" = --version ] || [ -z "${{PIP_FAILS-}}" ] ;;
    '-m ludoteca') shift 2 && printf '[%s]' "$@" ;;
esac
"""


class Machine:
    """A machine with a clone of the project on it, in a folder with a space in its name."""

    def __init__(self, root: Path) -> None:
        self.project = root / "my games"
        self.bin = root / "bin"
        self.asked = root / "asked"
        self.project.mkdir()
        self.bin.mkdir()
        shutil.copy(LAUNCHER, self.project)
        (self.project / "requirements.txt").write_text("one==1")
        (self.project / "requirements-dev.txt").write_text("two==2")
        (self.project / "requirements-lab.txt").write_text("three==3")
        (self.project / "requirements-dask.txt").write_text("four==4")
        (self.project / "requirements-research.txt").write_text("five==5")
        for tool in ("dirname", "readlink", "cat", "cut", "sha256sum", "id", "mkdir", "cp"):
            # Scripts and not links: a test may write its own over them, and a link would lead it to the real tool.
            self.has(tool, f'#!/bin/sh\nexec {shutil.which(tool)} "$@"')
        self.has("python3", PYTHON)

    def has(self, name: str, script: str) -> None:
        (self.bin / name).write_text(script)
        (self.bin / name).chmod(0o755)

    def start(self, *arguments: str, command: Path | None = None, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [command or self.project / "ludoteca", *arguments],
            cwd="/",
            env={"PATH": str(self.bin), "ASKED": str(self.asked), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str, command: Path | None = None, **environment: str) -> tuple[int, str, str]:
        """Exit code, output and errors of the command."""
        process = self.start(*arguments, command=command, **environment)
        output, errors = process.communicate()
        return process.returncode, output, errors

    def installed(self) -> list[str]:
        """The locks that were installed since last asked, in order."""
        lines = self.asked.read_text().splitlines()
        self.asked.write_text("")
        return [Path(line.rpartition(" -r ")[2]).name for line in lines if "pip install" in line]


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


def test_the_first_run_installs_the_lock_and_passes_the_arguments_on(machine):
    code, output, _ = machine.run("serve", "--name", "la mia tavola")
    assert (code, output) == (0, "[serve][--name][la mia tavola]")
    assert "--require-hashes --no-deps" in machine.asked.read_text()
    assert machine.installed() == ["requirements.txt"]


def test_the_second_run_installs_nothing(machine):
    machine.run("serve")
    machine.installed()
    assert machine.run("serve") == (0, "[serve]", "")
    assert machine.installed() == []


@pytest.mark.parametrize("verb", ["bench table", "bench crash --kills 3"])
def test_what_plays_as_tests_do_needs_the_second_lock_too(machine, verb):
    machine.run(*verb.split())
    assert machine.installed() == ["requirements.txt", "requirements-dev.txt"]
    machine.run("serve")
    assert machine.installed() == []


@pytest.mark.parametrize("verb", ["train", "train vendemmia --seats 2", "lab run vendemmia", "bench sets vendemmia"])
def test_the_lab_needs_a_lock_of_its_own(machine, verb):
    machine.run(*verb.split())
    assert machine.installed() == ["requirements.txt", "requirements-lab.txt"]


@pytest.mark.parametrize(
    "verb", ["lab run vendemmia --engine dask://there:8786", "lab scheduler", "lab worker dask://there:8786"]
)
def test_a_cluster_needs_another(machine, verb):
    machine.run(*verb.split())
    assert machine.installed() == ["requirements.txt", "requirements-lab.txt", "requirements-dask.txt"]


@pytest.mark.parametrize("verb", ["research", "research learn vendemmia", "bench research"])
def test_who_builds_agents_has_a_lock_too(machine, verb):
    machine.run(*verb.split())
    assert machine.installed() == ["requirements.txt", "requirements-research.txt"]


@pytest.mark.parametrize("verb", ["test", "test vendemmia", "trace vendemmia"])
def test_tests_need_every_lock(machine, verb):
    machine.run(*verb.split())
    extra = ["requirements-lab.txt", "requirements-dask.txt", "requirements-research.txt"]
    assert machine.installed() == ["requirements.txt", *extra, "requirements-dev.txt"]
    machine.run("serve")
    assert machine.installed() == []


@pytest.mark.parametrize(
    "verb", ["", "serve", "games", "play vendemmia", "bench engine", "bench bots vendemmia", "help"]
)
def test_everything_else_needs_the_first_lock_only(machine, verb):
    machine.run(*verb.split())
    assert machine.installed() == ["requirements.txt"]


def test_a_verb_that_needs_more_gets_it_where_only_the_table_was_used_before(machine):
    machine.run("serve")
    machine.installed()
    assert machine.run("bench", "table")[:2] == (0, "[bench][table]")
    assert machine.installed() == ["requirements-dev.txt"]


def test_a_changed_lock_is_installed_again(machine):
    machine.run("serve")
    machine.installed()
    (machine.project / "requirements.txt").write_text("one==1.1")
    machine.run("serve")
    assert machine.installed() == ["requirements.txt"]


def test_it_may_be_called_through_a_link(machine, tmp_path):
    link = tmp_path / "link"
    link.symlink_to(machine.project / "ludoteca")
    assert machine.run("play", command=link)[:2] == (0, "[play]")
    assert (machine.project / ".venv").is_dir()


def test_two_first_runs_make_one_environment(machine):
    runs = [machine.start("serve"), machine.start("serve")]
    assert [run.communicate()[0] for run in runs] == ["[serve]", "[serve]"]
    assert machine.asked.read_text().count("-m venv") == 1
    assert machine.installed() == ["requirements.txt"]


def test_a_lock_that_cannot_be_installed_is_tried_again_the_next_time(machine):
    code, output, errors = machine.run("serve", PIP_FAILS="1")
    assert (code, output) == (2, "")
    assert errors.splitlines()[-1] == "ludoteca: requirements.txt could not be installed"
    assert machine.run("serve")[:2] == (0, "[serve]")


@pytest.mark.parametrize(
    ("script", "found"), [("", "missing"), ("#!/bin/sh\n[ $1 = -V ] && echo Python 3.9.2", "Python 3.9.2")]
)
def test_a_machine_without_a_fit_python_is_told_so_in_one_line(machine, script, found):
    machine.has("python3", script) if script else (machine.bin / "python3").unlink()
    wanted = f"ludoteca: Python 3.11 or newer is needed; python3 is {found}\n"
    assert machine.run("serve") == (2, "", wanted)


def test_a_missing_venv_is_installed_by_root(machine):
    machine.has("id", "#!/bin/sh\necho 0")
    machine.has("apt-get", '#!/bin/sh\necho "apt-get $*" >>"$ASKED"')
    assert machine.run("serve", NO_ENSUREPIP="1")[:2] == (0, "[serve]")
    assert "apt-get install -qy python3-venv" in machine.asked.read_text()


def test_a_missing_venv_is_asked_of_anybody_else(machine):
    machine.has("id", "#!/bin/sh\necho 1000")
    code, _, errors = machine.run("serve", NO_ENSUREPIP="1")
    assert code == 2
    assert errors.splitlines()[-1] == "ludoteca: venv is missing: sudo apt-get install python3-venv"


def test_no_lock_names_an_address_or_a_path():
    for lock in LAUNCHER.parent.glob("requirements*"):
        text = lock.read_text()
        assert "://" not in text
        assert "index" not in text.replace("--no-emit-index-url", "")
        assert not [line for line in text.splitlines() if line.startswith("/") or " /" in line]


def test_every_locked_package_has_a_hash():
    for lock in LAUNCHER.parent.glob("requirements*.txt"):
        packages = [line for line in lock.read_text().splitlines() if line and line[0].isalnum()]
        assert packages
        assert all(line.endswith(" \\") for line in packages), lock.name


def test_what_is_called_as_a_command_may_be_called():
    assert os.access(LAUNCHER, os.X_OK)
    assert os.access(LAUNCHER.parent / ".ci" / "run", os.X_OK)
