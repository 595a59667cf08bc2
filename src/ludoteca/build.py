"""Compiles the rules to C: `python -m ludoteca.build [GROUP…]`. Needs a C compiler; without one all runs as Python.

Each group (see `ludoteca.compiled`) is built by a process of its own, from a snapshot of its sources, into a folder
that gets its final name only when it is whole. A game's process translates the kernel too, for the C declarations,
but compiles the game alone: groups can be built in any order and in parallel, and one that fails stops no other.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from ludoteca import compiled
from ludoteca.compiled import KERNEL, MARKER

HINT = (
    "Compiled modules may import the standard library, librt, mypy_extensions, the kernel and the modules beside them; "
    "nothing else."
)


class Job(NamedTuple):
    """A group to build: the sources it is made of, and the fingerprint they give."""

    group: str
    texts: dict[str, bytes]
    kernel: dict[str, bytes]  # the kernel's sources again, for a game
    fingerprint: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Build what is asked, or everything; the exit code is 1 if something could not be built."""
    known = compiled.groups()
    parser = argparse.ArgumentParser(prog="python -m ludoteca.build", description="Compile the rules to C.")
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"one of: {', '.join(known)} (all if none is named)")
    asked = parser.parse_args(arguments).groups
    if unknown := sorted(set(asked) - set(known)):
        parser.error(f"no such group: {', '.join(unknown)}")
    if missing := cannot_compile():
        say(f"The rules run as plain Python: {missing}.")
        return 0
    return 0 if build(asked or known) else 1


def cannot_compile() -> str:
    """Empty, or what is missing here to compile with."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if not headers.is_file():
        return "the C headers of Python are missing (on Debian: apt-get install python3-dev)"
    return ""


def build(groups: Sequence[str]) -> bool:
    """Bring these groups, and the kernel they stand on, up to date; whether all of them are."""
    shelf = writable_shelf()
    with only_builder(shelf):
        jobs = [job for job in plan(groups) if not is_built(job)]
        if not jobs:
            say("The compiled rules are up to date.")
            return True
        # The longest first, so that no core ends up waiting for it alone.
        jobs.sort(key=lambda job: -sum(map(len, job.texts.values())))
        with ThreadPoolExecutor(max_workers=min(4, os.cpu_count() or 1)) as pool:
            return all(list(pool.map(lambda job: make(job, shelf), jobs)))


def plan(groups: Sequence[str]) -> list[Job]:
    """One job a group, the kernel always among them, from one reading of the sources."""
    kernel = compiled.sources(KERNEL)
    base = Job(KERNEL, kernel, {}, compiled.fingerprint(kernel, ""))
    jobs = [base]
    for group in groups:
        if group != KERNEL:
            texts = compiled.sources(group)
            jobs.append(Job(group, texts, kernel, compiled.fingerprint(texts, base.fingerprint)))
    return jobs


def is_built(job: Job) -> bool:
    """Whether a finished build of this job exists, at the level of optimisation that is wanted now."""
    found = compiled.find(job.group, job.fingerprint)
    return found is not None and found[1]["opt"] == opt_level()


def opt_level() -> str:
    """The C compiler's -O; MYPYC_OPT_LEVEL=0 halves the time of a build for a look at generated code."""
    return os.environ.get("MYPYC_OPT_LEVEL", "3")


def make(job: Job, shelf: Path) -> bool:
    """Build one group, put it on the shelf and clear its older builds away; False, with mypyc's words, if it fails."""
    label = f"{job.group:<16} {len(job.texts):>3} module{'s' if len(job.texts) > 1 else ' '}"
    say(f"{label}  compiling …")
    began = time.monotonic()
    source_root = str(compiled.PACKAGE.parent)
    scratch = Path(tempfile.mkdtemp(prefix=".making-", dir=shelf))
    try:
        for name, text in {**job.kernel, **job.texts}.items():
            (scratch / name).parent.mkdir(parents=True, exist_ok=True)
            (scratch / name).write_bytes(text)
            for parent in Path(name).parents[:-1]:
                # Empty packages: what is compiled sees nothing but the snapshot.
                (scratch / parent / "__init__.py").touch()
        work = subprocess.run(
            [sys.executable, "-c", "from ludoteca import build; build.translate_and_compile()", job.group, opt_level()],
            cwd=scratch,
            env={**os.environ, "PYTHONPATH": source_root, "PYTHONSAFEPATH": "1", "PYTHONHASHSEED": "0"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if work.returncode:
            hint = f"\n{HINT}" if "[import-not-found]" in work.stdout else ""
            say(f"{job.group:<16} could not be compiled and runs as plain Python:\n{work.stdout.rstrip()}{hint}")
            return False
        put(job, scratch, shelf)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    say(f"{label} {time.monotonic() - began:7.1f} s")
    return True


def translate_and_compile() -> None:
    """The work inside a group's own process: a snapshot in the current folder → `made`.

    mypyc ends the process on errors and changes setuptools for good: not to be called from anywhere else.
    """
    group, opt = sys.argv[1:]
    sys.argv = ["build"]  # setuptools would read the rest
    # mypy looks along sys.path too: it must find the snapshot and nothing else of ours.
    sys.path[:] = [folder for folder in sys.path if Path(folder).resolve() != compiled.PACKAGE.parent]
    from setuptools import Distribution  # noqa: I001  mypyc must find setuptools already imported
    from mypyc.build import mypycify

    files = {
        g: sorted(str(p) for p in _below(g).glob("*.py") if p.name != "__init__.py")
        for g in dict.fromkeys((KERNEL, group))
    }
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={os.devnull}", *(f for fs in files.values() for f in fs)],
        separate=[(fs, _unit(g)) for g, fs in files.items()],
        target_dir="c",
        opt_level=opt,
        debug_level="0",
    )
    wanted = [e for e in extensions if e.name.startswith(f"{compiled.package(group)}.")]
    for extension in wanted:
        # A compiler newer than mypyc's authors had may warn about something: no reason to run slowly.
        extension.extra_compile_args.append("-Wno-error")
    command = Distribution({"ext_modules": wanted}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = "lib", "o"
    command.ensure_finalized()
    command.run()
    (Path("lib") / _below(group)).rename("made")
    header = Path("c") / _below(KERNEL) / f"__native_{KERNEL}.h"
    Path("layout").write_text(hashlib.sha256(header.read_bytes()).hexdigest())


def _below(group: str) -> Path:
    return Path(*compiled.package(group).split("."))


def _unit(group: str) -> str:
    """The name of the C unit: inside the package, so that it is found, and lost, together with its modules."""
    return f"{compiled.package(group)}.{group}"


def put(job: Job, scratch: Path, shelf: Path) -> None:
    """Give a whole build its name, then remove the builds of this group that it replaces."""
    made, final = scratch / "made", shelf / f"{job.group}-{job.fingerprint}"
    marker = {"opt": opt_level(), "layout": (scratch / "layout").read_text()}
    (made / MARKER).write_text(json.dumps(marker))
    if final.exists():  # the same sources at another -O, or a build that lost a file
        final.rename(scratch / "replaced")
    made.rename(final)
    for old in shelf.glob(f"{job.group}-*"):
        if old != final:
            discard(old)


def discard(folder: Path) -> None:
    """Remove a build unless a running process still imports from it; then the next builder will."""
    with contextlib.suppress(OSError):
        marker = folder / MARKER
        if marker.exists():
            with marker.open("rb") as held:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                marker.unlink()  # first: from here on nobody takes it for a build
        shutil.rmtree(folder)


def writable_shelf() -> Path:
    """The first place for builds that can be written."""
    for shelf in compiled.shelves():
        with contextlib.suppress(OSError):
            shelf.mkdir(parents=True, exist_ok=True)
            if os.access(shelf, os.W_OK):
                return shelf
    raise SystemExit(f"No folder for compiled rules can be written: {', '.join(map(str, compiled.shelves()))}")


@contextlib.contextmanager
def only_builder(shelf: Path) -> Iterator[None]:
    """Wait until no other process builds on this shelf; then whatever is half made there is nobody's."""
    with (shelf / ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Waiting for another build to end …")
            fcntl.flock(lock, fcntl.LOCK_EX)
        for left in shelf.glob(".making-*"):
            shutil.rmtree(left, ignore_errors=True)
        yield


def say(line: str) -> None:
    """Print one line, whole, at once: groups are built in parallel, and somebody waits for the words."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
