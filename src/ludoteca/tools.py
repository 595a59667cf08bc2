"""The tools that tests need beside Python: a browser, a database server, and a checker for the client's JavaScript.

`python -m ludoteca.tools` installs what is missing where it may (Debian, as root); elsewhere it says what to install,
and the tests that need it are skipped. `python -m ludoteca.tools client` checks and tests the client.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
POSTGRES = Path("/usr/lib/postgresql")
# For a browser that only looks at pages of this machine: no sandbox of its own, and no calls to anybody else.
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """The browser for tests, or empty."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or ""


def postgres() -> Path | None:
    """The folder of PostgreSQL's programs, or None."""
    if initdb := shutil.which("initdb"):
        return Path(initdb).parent
    found = sorted(POSTGRES.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


def missing() -> list[str]:
    """The Debian packages that are not here yet."""
    wanted = {
        "chromium": chromium(),
        "postgresql": postgres(),
        "nodejs": shutil.which("node"),
        "npm": shutil.which("npm"),
    }
    return [package for package, found in wanted.items() if not found]


def install() -> int:
    """Bring in what is missing, if this machine lets us; the tests go on either way."""
    packages = missing()
    if packages and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-q"], ["install", "-qy", "--no-install-recommends", *packages]):
            if subprocess.run(["apt-get", *command], env=environment, check=False).returncode:
                break
    if packages := missing():
        print(f"Not here, and tests that need them are skipped: sudo apt-get install {' '.join(packages)}")
    return 0


def check_client() -> int:
    """Types of the client's modules, then its tests."""
    if not shutil.which("npm"):
        print("npm is not here: the client is not checked.")
        return 0
    stamp = ROOT / "node_modules" / ".stamp"
    lock = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != lock:
        if subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=ROOT, check=False).returncode:
            return 1
        stamp.write_text(lock)
    tests = sorted(str(path) for path in (ROOT / "tests" / "client").glob("*.test.js"))
    for command in (["npx", "--no-install", "tsc"], ["node", "--test", *tests]):
        if code := subprocess.run(command, cwd=ROOT, check=False).returncode:
            return code
    return 0


def main(arguments: Sequence[str]) -> int:
    if list(arguments) == ["client"]:
        return check_client()
    return install()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
