"""`serve` as a person runs it: it says where it is, answers there, and friends on the home network can sit down."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from ludoteca.table import serve as serving
from ludoteca.table.serve import addresses, data_folder, home_address, origins
from tests.table.running import PATIENCE, ROOT, free_port

pytestmark = pytest.mark.compiled_only


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[str, list[str]]]:
    """What `serve --host 0.0.0.0` prints, as long as it runs."""
    port = free_port()
    command = [sys.executable, "-m", "ludoteca", "serve", "--host", "0.0.0.0", "--port", str(port), "--no-compile"]
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path / "matches")],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    lines: list[str] = []
    while not (lines and lines[-1].startswith("Data:")):
        lines.append(process.stdout.readline())
        assert lines[-1], process.stderr.read() if process.stderr else ""
    transport = httpx.HTTPTransport(retries=20)
    with httpx.Client(transport=transport, timeout=PATIENCE) as client:
        assert client.get(f"http://127.0.0.1:{port}/health").text == "ok"
    yield f"http://{home_address() or '127.0.0.1'}:{port}", lines
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=PATIENCE)
    assert process.returncode in (0, 130)


def test_it_prints_every_address_and_where_it_keeps_matches(served: tuple[str, list[str]], tmp_path: Path):
    address, lines = served
    printed = re.findall(r"Ludoteca: (\S+)", "".join(lines))
    assert address in printed
    assert printed[0].startswith("http://127.0.0.1:")
    assert str(tmp_path / "matches") in lines[-1]
    assert list((tmp_path / "matches").glob("*.sqlite"))


def test_a_friend_on_the_home_network_gets_a_cookie_that_works_without_tls(served: tuple[str, list[str]]):
    address, _ = served
    with httpx.Client(base_url=address, headers={"origin": address}, timeout=PATIENCE) as friend:
        answer = friend.post("/play/vendemmia", data={"name": "Nina"})
        assert answer.status_code == 303
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        page = friend.get(answer.headers["location"])
        assert page.status_code == 200
        assert "Nina" in friend.get("/").text


def test_nobody_waits_until_the_words_of_all_games_are_read(monkeypatch: pytest.MonkeyPatch):
    read: list[str] = []
    monkeypatch.setattr(serving, "titles", read.append)
    monkeypatch.setattr(serving, "settle", lambda: read.append("settled"))
    asyncio.run(serving.read_ahead())
    assert read == ["en", "it", "settled"]


def test_a_table_for_oneself_has_one_address_and_one_for_the_network_has_two():
    assert addresses("127.0.0.1", 8000) == ["http://127.0.0.1:8000"]
    assert addresses("0.0.0.0", 9)[0] == "http://127.0.0.1:9"


def test_only_pages_of_this_table_are_ours_and_those_that_were_named():
    ours = origins("127.0.0.1", 8000, ["https://games.example"])
    assert ours.allowed == {
        "http://127.0.0.1:8000",
        "http://localhost:8000",
        "http://[::1]:8000",
        "https://games.example",
    }


@pytest.mark.parametrize(
    ("host", "port", "named", "reached"),
    [
        ("192.168.1.5", 80, [], "http://192.168.1.5"),
        ("192.168.1.5", 80, [], "http://192.168.1.5:80"),
        ("192.168.1.5", 8000, ["https://Games.example:443/"], "https://games.example"),
        ("192.168.1.5", 8000, ["https://games.example"], "https://games.example:443"),
        ("fd00::5", 8000, [], "http://[fd00::5]:8000"),
        ("FD00:0:0::5", 80, [], "http://[fd00::5]"),
    ],
)
def test_browsers_leave_out_the_usual_port_and_write_ipv6_in_brackets(
    host: str, port: int, named: list[str], reached: str
):
    ours = origins(host, port, named)
    assert ours.knows(Headers({"host": reached.partition("//")[2]}))
    assert ours.accepts(Headers({"origin": reached}))


@pytest.mark.parametrize(
    "foreign", ["http://192.168.1.5:8080", "https://192.168.1.5", "http://evil.example", "null", ""]
)
def test_another_port_or_scheme_is_another_origin(foreign: str):
    assert not origins("192.168.1.5", 80, []).accepts(Headers({"origin": foreign}))
    assert not origins("192.168.1.5", 8000, []).knows(Headers({"host": "192.168.1.5"}))


def test_ipv6_is_printed_as_browsers_take_it():
    assert addresses("fd00::5", 8000) == ["http://[fd00::5]:8000"]
    assert addresses("::", 8000)[0] == "http://[::1]:8000"  # what listens there hears no IPv4


def test_matches_are_kept_where_the_system_keeps_such_things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder("") == tmp_path / "ludoteca"
    assert data_folder(str(tmp_path / "here")) == tmp_path / "here"
