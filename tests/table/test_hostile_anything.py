from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import socket as sockets
from pathlib import Path

import pytest

from ludoteca.table.edge import SECURITY
from ludoteca.table.journal import Lines
from tests.table.anything import paths, send, some_request
from tests.table.hostile import clean, host
from tests.table.inside import open_table
from tests.table.player import Player
from tests.table.running import PATIENCE, Server

pytestmark = pytest.mark.compiled_only


@pytest.mark.parametrize("path", paths())
def test_whatever_is_sent_to_an_address_is_answered_and_is_no_fault_of_ours(server: Server, path: str):
    """The journal of this server is looked through in the end: no fault may have been noted."""

    async def test() -> None:
        async with host(server) as anna:
            rng = random.Random(path)
            for number in range(80):
                request = some_request(rng, path, anna.table, server)
                cut = rng.randrange(len(request)) if rng.random() < 0.15 else None
                answer = await asyncio.to_thread(send, server, request, cut)
                if answer is None:
                    continue
                assert answer.status < 500, (number, request[:400], answer)
                clean(answer.text)
                missing = set(SECURITY) - set(answer.headers)
                assert not missing, (number, request[:400], answer)
                if answer.status >= 400:
                    assert len(answer.text) < 60_000

    asyncio.run(test())


HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: {version}\r\n\r\n"
)
USUAL = {"path": "/t/x/live", "key": "dGhlIHNhbXBsZSBub25jZQ==", "version": "13"}


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"origin": "http://evil.example"}, 403),
        ({"path": "/nothing/here"}, 403),
        ({"key": "short"}, 400),
        ({"version": "99"}, 400),
    ],
)
def test_a_socket_that_is_not_opened_is_refused_with_the_security_headers(
    server: Server, changed: dict[str, str], status: int
):
    usual = {**USUAL, "host": server.address.removeprefix("http://"), "origin": server.address}
    answer = send(server, HANDSHAKE.format(**{**usual, **changed}).encode())
    assert answer is not None
    assert answer.status == status
    assert set(SECURITY) <= set(answer.headers)


def test_what_is_no_request_is_refused_with_the_security_headers(server: Server):
    answer = send(server, b"\x16\x03\x01 this is not HTTP\r\n\r\n")
    assert answer is not None
    assert answer.status == 400
    assert set(SECURITY) <= set(answer.headers)


def test_a_body_that_is_cut_off_is_no_fault_of_ours(server: Server):
    host = server.address.removeprefix("http://")
    for path, kind in (("/new", "application/x-www-form-urlencoded"), ("/replay", "multipart/form-data; boundary=b")):
        head = f"POST {path} HTTP/1.1\r\nhost: {host}\r\norigin: {server.address}\r\ncontent-type: {kind}\r\n"
        send(server, f"{head}content-length: 5000\r\n\r\nname=Anna".encode(), cut=10_000)


def test_a_fault_of_ours_is_told_as_a_page_with_the_security_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def test() -> None:
        async with open_table(tmp_path) as (house, address):
            monkeypatch.setattr(house.storage, "find_matches", lambda *_: 1 / 0)
            anna = Player(address, lang="it")
            answer = await anna.get("/")
            assert answer.status_code == 500
            assert "Si è rotta" in answer.text
            assert set(SECURITY) <= set(answer.headers)
            clean(answer.text)
            await anna.close()

    asyncio.run(test())


def test_the_journal_spells_out_what_is_invisible():
    entry = logging.LogRecord("ludoteca", logging.WARNING, "", 0, "\u202e\x1b[2J\x9b\ud800\u2028", None, None)
    line = Lines().format(entry)
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line)["said"] == "\u202e\x1b[2J\x9b\ud800\u2028"


def frame(first: int, content: bytes, mask: bytes | None = b"\0\0\0\0") -> bytes:
    """A frame as a browser sends it, or as none would: its first byte, and no mask."""
    length = bytes([len(content)]) if len(content) < 126 else b"\x7e" + len(content).to_bytes(2, "big")
    marked = bytes([length[0] | (0x80 if mask is not None else 0)]) + length[1:]
    return bytes([first]) + marked + (mask or b"") + content


FRAMES = {
    "half a character": frame(0x81, b"\xff\xfe"),
    "half a character in two pieces": frame(0x01, b"\xff") + frame(0x80, b"\xfe"),
    "no mask": frame(0x81, b"{}", mask=None),
    "a kind that is not used": frame(0x83, b"{}"),
    "signs that are not used": frame(0xF1, b"{}"),
    "the rest of nothing": frame(0x80, b"{}"),
    "a long ping": frame(0x89, b"x" * 200),
    "a close with half a reason": frame(0x88, b"\x03\xe8\xff"),
    "a close with a code that is none": frame(0x88, b"\x00\x01"),
    "pieces without end": frame(0x01, b"x" * 9000) + frame(0x00, b"x" * 9000) * 9,
    "noise": bytes(range(256)),
}


@pytest.mark.parametrize("what", FRAMES)
def test_frames_that_no_browser_sends_end_the_line_and_are_no_fault_of_ours(server: Server, what: str):
    """That no fault was noted is looked for in the end, in the journal."""

    async def test() -> None:
        async with host(server) as anna:
            cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
            usual = {**USUAL, "host": server.address.removeprefix("http://"), "origin": server.address}
            opening = HANDSHAKE.format(**{**usual, "path": f"/t/{anna.table}/live"})
            opening = opening.replace("\r\nUpgrade", f"\r\nCookie: {cookies}\r\nUpgrade")
            await asyncio.to_thread(hung_up, server, opening.encode(), FRAMES[what])

    asyncio.run(test())


def hung_up(server: Server, opening: bytes, content: bytes) -> None:
    """Open a socket, send something, and wait until the server ends it."""
    with sockets.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(opening)
        got = b""
        while not got.endswith(b"\r\n\r\n"):
            got += line.recv(1)
        assert got.startswith(b"HTTP/1.1 101")
        line.sendall(content)
        with contextlib.suppress(ConnectionResetError):
            while line.recv(65536):
                pass
