"""Requests that nobody would send by using the pages: every address of the table, with anything in every part."""

from __future__ import annotations

import random
import re
import socket
from types import SimpleNamespace
from typing import Any, NamedTuple

from starlette.routing import BaseRoute, Route, WebSocketRoute

from ludoteca.games import NAMES
from ludoteca.table.library import Library
from ludoteca.table.lobby import Lobby
from ludoteca.table.tables import Tables
from tests.table.running import PATIENCE, Server

WORDS = [
    b"",
    b"0",
    b"-1",
    b"x" * 3000,
    b"%00",
    b"%ff",
    b"%ed%a0%80",
    b"%E2%80%AEa",
    b"..%2f..%2fapp.py",
    b"%",
    b"%zz",
    b"%C2%B2",
    b"%3Cscript%3E",
    b"'%3B--",
    b"%F0%9F%8E%B2",
    b"99999999999999999999",
    b"None",
    b"__init__",
    b"bot:",
    b"bot:%00",
    b"me",
]
TEXTS = [
    b"",
    b"Anna",
    b"me",
    b"bot:",
    b"bot:wanderer",
    b"friend",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b"\x00",
    b"\xe2\x80\xae",
    b"\xcc\x81",
    b"\xe3\x85\xa4",
    b"<b>",
    b"x" * 5000,
    b"-1",
    b"1e9",
    b"\xc2\xb2",
    b"9" * 5000,
    b"yes",
    b"vendemmia",
    b"2",
    b"\x1b[2J",
    b"{}",
]
FIELDS = [
    b"name",
    b"game",
    b"seats",
    b"seat-0",
    b"seat-1",
    b"called-0",
    b"level",
    b"public",
    b"variant",
    b"record",
    b"token",
]
FIELDS += [b"set-rounds", b"set-\x00", b"file", b"seat", b"", b"\xff"]
JSON = [
    b"",
    b"null",
    b"[]",
    b"7",
    b'"',
    b"{",
    b"{}",
    b"[" * 50_000,
    b'{"name":' * 9000,
    b'{"name":"\xff"}',
    b'{"\xff":1}',
    b"\xff",
    b'{"name":"\\ud800"}',
    b'{"name":"\\ud800\\u0041"}',
    b'{"name":"a\\u0000b","token":"\\u0000"}',
    b'{"token":"\\u202e"}',
    b'{"name":[[[[1]]]]}',
    b'{"seat":-1}',
    b'{"seat":99999999999999999999}',
    b'{"seat":1e400}',
    b'{"seat":7}',
    b'{"name":"x","name":"y"}',
    b'{"token":' + b'"' + b"x" * 60_000 + b'"}',
    b'{"name":"\xed\xa0\x80"}',
    b"\xef\xbb\xbf{}",
    b'{"name":"x","' + b"y" * 3000 + b'":1}',
]
CHARSETS = [
    b"",
    b"; charset=utf-8",
    b"; charset=undefined",
    b"; charset=unicode_escape",
    b"; charset=utf-16",
    b"; charset=idna",
    b"; charset=\xff",
    b"; charset=nothing",
    b"; charset=punycode",
]
HEADERS = [
    b"accept-language: " + b"it,\xff;q=\xff" * 50,
    b"cookie: lang=\xff; ludoteca=\xff\x80",
    b"cookie: " + b"=;" * 500,
    b"cookie: ludoteca=" + b"x" * 64,
    b"range: bytes=0-0,1-1,-5",
    b"range: bytes=99-1",
    b"range: \xff",
    b"if-none-match: \xff",
    b"if-modified-since: \xff",
    b"if-modified-since: Sun, 99 Nul 99999",
    b"if-range: x",
    b"accept-encoding: gzip;q=\xff",
    b"x: " + b"y" * 900,
    b"expect: 100-continue",
    b"x-forwarded-for: \xff",
    b"x-forwarded-proto: \xff",
    b"upgrade: x\r\nconnection: upgrade",
]


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    text: str


def paths() -> list[str]:
    """Every address there is, by its pattern."""
    house: Any = SimpleNamespace(storage=None)
    routes: list[BaseRoute] = []
    for kind in (Lobby, Tables, Library):
        routes += kind(house, house).routes()
    found = [route.path for route in routes if isinstance(route, Route | WebSocketRoute)]
    return [*found, "/health", "/static/{file}", "/{nothing}"]


def some_request(rng: random.Random, path: str, table: str, server: Server) -> bytes:
    """One that is wrong in one way or in several."""
    given = {
        "id": table.encode(),
        "game": rng.choice(NAMES).encode(),
        "lang": b"it",
        "file": b"base.css",
        "lesson": b"first",
    }

    def part(piece: str) -> bytes:
        """What stands in an address for `{name}`: what belongs there, or anything."""
        if not piece.startswith("{"):
            return piece.encode()
        usual = given.get(piece[1:-1], b"")
        return usual if usual and rng.random() < 0.6 else rng.choice(WORDS).replace(b"/", b"%2f")

    where = b"".join(part(piece) for piece in re.split(r"({[a-z]+})", path))
    if rng.random() < 0.4:
        asked = [b"to", b"q", b"clause", b"variant", b"game", b"seats", b"set-rounds"]
        pairs = (rng.choice(asked) + b"=" + rng.choice(WORDS) for _ in range(rng.randint(1, 4)))
        where += b"?" + b"&".join(pairs)
    method = rng.choice([b"GET", b"POST", b"POST", b"POST", b"HEAD", b"PUT", b"DELETE", b"OPTIONS", b"PATCH"])
    address = server.address.encode()
    lines = [method + b" " + where + b" HTTP/1.1", b"host: " + address.partition(b"//")[2], b"connection: close"]
    if rng.random() < 0.95:
        lines.append(b"origin: " + address)
    if rng.random() < 0.4:
        lines.append(rng.choice(HEADERS))
    kind, body = some_body(rng)
    lines.append(b"content-type: " + kind)
    if rng.random() < 0.1:
        lines.append(b"transfer-encoding: chunked")
        body = b"%x\r\n%s\r\n" % (len(body), body) + rng.choice([b"0\r\n\r\n", b"zz\r\n", b"-5\r\n"])
    elif rng.random() < 0.95:
        lines.append(b"content-length: " + rng.choice([str(len(body)).encode()] * 8 + [b"0", b"99999"]))
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


def some_body(rng: random.Random) -> tuple[bytes, bytes]:
    kind = rng.randrange(3)
    if kind == 0:
        return b"application/json", rng.choice(JSON)
    fields = [(rng.choice(FIELDS), rng.choice(TEXTS)) for _ in range(rng.randint(0, 8))]
    charset = rng.choice([b""] * 4 + CHARSETS)
    if kind == 1:
        return b"application/x-www-form-urlencoded" + charset, b"&".join(name + b"=" + text for name, text in fields)
    boundary = rng.choice([b"b", b"b" * 300, b"\xff", b""])
    parts = []
    for name, text in fields:
        file = b'; filename="' + rng.choice(TEXTS)[:50] + b'"' if rng.random() < 0.3 else b""
        parts.append(
            b"--"
            + boundary
            + b'\r\ncontent-disposition: form-data; name="'
            + name
            + b'"'
            + file
            + b"\r\n\r\n"
            + text
            + b"\r\n"
        )
    ending = rng.choice([b"--" + boundary + b"--\r\n", b"", b"--" + boundary])
    return b"multipart/form-data; boundary=" + boundary + charset, b"".join(parts) + ending


def send(server: Server, request: bytes, cut: int | None = None) -> Answer | None:
    """What comes back. A request that is cut off gets nothing: who sent it has gone."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(request[:cut])
        if cut is not None:
            return None
        line.shutdown(socket.SHUT_WR)
        return read_answer(line)


def read_answer(line: socket.socket) -> Answer | None:
    """All that is said until the line is closed, as an answer; None if nothing is said."""
    got = b""
    try:
        while data := line.recv(65536):
            got += data
    except ConnectionResetError:
        pass
    while got.startswith(b"HTTP/1.1 100"):
        got = got.partition(b"\r\n\r\n")[2]
    if not got:
        return None
    head, _, body = got.partition(b"\r\n\r\n")
    first, *rest = head.decode("latin-1").split("\r\n")
    headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
    return Answer(int(first.split()[1]), headers, body.decode(errors="replace"))
