"""Finds the C form of the rules, and lends it to a package only if it was made from the very sources that are here.

A *group* is a package whose modules are compiled together: `kernel`, and the `rules` of each game. Whatever lies in
such a folder is compiled, and nothing else. The package itself says

    from ludoteca import compiled

    __path__ = compiled.path(__name__, __path__)

and from then on `import ludoteca.kernel.chance` finds the extension module in the build, or the source where no build
fits. A build lies in a folder named after a hash of everything it was made from, so an edited source is never shadowed
by an old binary. This module only looks; `ludoteca.build` compiles.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import sys
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import IO, Literal, NamedTuple

PACKAGE = Path(__file__).resolve().parent
KERNEL = "kernel"
RULES = "rules"  # the room of a game that is compiled
MARKER = "complete.json"  # written last: a folder without it is not a build


class Use(NamedTuple):
    """How a group runs in this process, and why."""

    group: str
    how: Literal["compiled", "pure"]
    reason: str
    folder: Path | None = None
    fingerprint: str = ""
    layout: str = ""  # hash of the C header of the kernel that this build was made with


_used: dict[str, Use] = {}
_held: list[IO[bytes]] = []


def path(package: str, original: Iterable[str]) -> list[str]:
    """The `__path__` for a package: the folder of the build that fits its sources, if any, then where it was.

    The first answer for a group holds as long as the process: half a group must never come from elsewhere.
    """
    group = KERNEL if package.endswith(f".{KERNEL}") else package.split(".")[-2]
    use = _use(group)
    return [str(use.folder), *original] if use.folder else list(original)


def status() -> dict[str, Use]:
    """How each group runs here; for groups that are not imported yet, how it would."""
    kernel = _used.get(KERNEL) or _judge(KERNEL, None)
    return {group: _used.get(group) or (kernel if group == KERNEL else _judge(group, kernel)) for group in groups()}


def groups() -> list[str]:
    """The kernel and every game that has rules to compile."""
    return [KERNEL, *sorted(path.parent.name for path in PACKAGE.glob(f"games/*/{RULES}") if path.is_dir())]


def home(group: str) -> Path:
    """The source folder of a group."""
    return PACKAGE / KERNEL if group == KERNEL else PACKAGE / "games" / group / RULES


def package(group: str) -> str:
    """The import name of a group."""
    return f"ludoteca.{KERNEL}" if group == KERNEL else f"ludoteca.games.{group}.{RULES}"


def modules(group: str) -> list[str]:
    """The names of the modules that are compiled: all of the folder."""
    return sorted(file.stem for file in home(group).glob("*.py") if file.stem != "__init__")


def sources(group: str) -> dict[str, bytes]:
    """What a group is compiled from: path below the source root → content."""
    folder = package(group).replace(".", "/")
    return {f"{folder}/{name}.py": (home(group) / f"{name}.py").read_bytes() for name in modules(group)}


def fingerprint(texts: dict[str, bytes], kernel: str) -> str:
    """A hash of all that a build depends on: its sources, its kernel, how it is built, and the tools and interpreter.

    `kernel` is the kernel's own fingerprint (empty for the kernel): C structs of the kernel are laid out inside those
    of a game, so a game built with another kernel must not be found.
    """
    h = hashlib.sha256()
    recipe = (PACKAGE / "build.py").read_bytes()
    for part in (kernel.encode(), recipe, EXTENSION_SUFFIXES[0].encode(), *_tools()):
        h.update(b"%d:" % len(part) + part)
    for name in sorted(texts):
        h.update(b"%d:%s%d:" % (len(name), name.encode(), len(texts[name])) + texts[name])
    return h.hexdigest()[:24]


def shelves() -> list[Path]:
    """Where builds may stand: the project's `build/compiled`, and the user's cache for a project that is read-only."""
    if chosen := os.environ.get("LUDOTECA_BUILD"):
        return [Path(chosen).resolve()]
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludoteca" / "compiled"
    root = PACKAGE.parent.parent
    return [root / "build" / "compiled", cache] if (root / "pyproject.toml").is_file() else [cache]


def find(group: str, wanted: str) -> tuple[Path, dict[str, str]] | None:
    """The finished build of a group with this fingerprint, and what its marker says."""
    for shelf in shelves():
        folder = shelf / f"{group}-{wanted}"
        try:
            marker = json.loads((folder / MARKER).read_bytes())
        except FileNotFoundError:
            continue
        if all((folder / f"{name}{EXTENSION_SUFFIXES[0]}").is_file() for name in modules(group)):
            return folder, marker
    return None


def pure_wanted() -> bool:
    """Whether LUDOTECA_PURE asks for plain Python."""
    return os.environ.get("LUDOTECA_PURE", "") not in ("", "0")


def _use(group: str) -> Use:
    if group not in _used:
        kernel = None if group == KERNEL else _use(KERNEL)
        use = _judge(group, kernel)
        if use.folder and not _hold(use.folder):
            use = Use(group, "pure", "its build was being replaced")
        _used[group] = use
    return _used[group]


def _judge(group: str, kernel: Use | None) -> Use:
    if pure_wanted():
        return Use(group, "pure", "LUDOTECA_PURE is set")
    if kernel and kernel.how == "pure":
        return Use(group, "pure", "the kernel is pure")
    wanted = fingerprint(sources(group), kernel.fingerprint if kernel else "")
    found = find(group, wanted)
    if found is None:
        older = any(True for shelf in shelves() for _ in shelf.glob(f"{group}-*/{MARKER}"))
        return Use(group, "pure", "edited since it was built" if older else "not built yet")
    folder, marker = found
    if kernel and marker["layout"] != kernel.layout:
        return Use(group, "pure", "built against another kernel")
    return Use(group, "compiled", f"built with -O{marker['opt']}", folder, wanted, marker["layout"])


def _hold(folder: Path) -> bool:
    """Keep a build from being tidied away while this process may still import from it."""
    try:
        marker = (folder / MARKER).open("rb")
        fcntl.flock(marker, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return False
    _held.append(marker)
    return (folder / MARKER).is_file()  # it may have gone between looking and locking


def _tools() -> list[bytes]:
    """The rules' compiler and its run-time, by version. (Importing `importlib.metadata` would take 50 ms: too slow.)"""
    names = {file.name for folder in sys.path for file in Path(folder).glob("*.dist-info")}
    return sorted(name.encode() for name in names if name.startswith(("mypy-", "librt-")))
