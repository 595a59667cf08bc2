"""The edge: whatever comes from outside passes here first. Origins, sizes, speed, names, security headers."""

from __future__ import annotations

import time
import unicodedata
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteca.table.limits import Bounds, Places, neighbourhood
from ludoteca.table.people import COOKIE, language_of
from ludoteca.table.texts import TableTexts, Told, table_texts

LONGEST_NAME = 24
TOO_MANY = 4429  # how a socket is closed to who has enough of them
# Letters and signs of which nothing is seen: fillers of Hangul, of Egyptian and of music, an empty cell of Braille, the
# place of something that is not there.
BLANK = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159"
MOST_MARKS = 3  # on one letter; with more of them a name covers the lines above and below it
FILES = ("/static/", "/picture/", "/health")  # what costs next to nothing to give out

SECURITY = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # with no referrer at all, browsers would hide the origin of our forms too
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def clean_name(given: str) -> str:
    """A name as people may have it: one line of 1 to 24 visible characters that cannot be taken for markup."""
    name = " ".join(unicodedata.normalize("NFC", given[:400]).split())
    if not 1 <= len(name) <= LONGEST_NAME or len(given) > 400:
        raise Told("name-length", most=LONGEST_NAME)
    marks = MOST_MARKS  # what stands at the beginning of a word has no letter to be put on
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else MOST_MARKS if sign == " " else 0
        if sign in "<>&" or sign in BLANK or kind[0] == "C" or marks > MOST_MARKS:
            raise Told("name-signs")
    return name


class Limits:
    """So many requests a second from each one who asks, with some more at once.

    >>> limits = Limits(rate=1, burst=2, clock=lambda: 0.0)
    >>> [limits.allow("anna") for _ in range(3)]
    [True, True, False]
    """

    MOST = 10_000  # askers remembered

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, who: str) -> bool:
        now = self._clock()
        left, then = self._left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        granted = left >= 1
        self._left[who] = (left - 1 if granted else left, now)
        while len(self._left) > self.MOST:
            self._left.popitem(last=False)
        return granted


USUAL_PORTS = {"http": ":80", "https": ":443"}


def as_browsers_say(origin: str) -> str:
    """An origin in small letters and without the port that its scheme has anyway.

    >>> as_browsers_say("HTTPS://Games.example:443")
    'https://games.example'
    """
    origin = origin.lower()
    return origin.removesuffix(USUAL_PORTS.get(origin.partition(":")[0], ""))


class Origins:
    """The addresses this table is reached at. Pages of other origins may neither send forms nor open sockets."""

    def __init__(self, allowed: Iterable[str]) -> None:
        self.allowed = {as_browsers_say(origin.rstrip("/")) for origin in allowed}
        self.hosts = {urlsplit(origin).netloc for origin in self.allowed}

    def accepts(self, headers: Headers) -> bool:
        """Whether a form or socket comes from one of our own pages."""
        return as_browsers_say(headers.get("origin", "")) in self.allowed

    def knows(self, headers: Headers) -> bool:
        """Whether the browser thinks it talks to us: another name that leads here is somebody's trick."""
        host = headers.get("host", "").lower()
        return any(host.removesuffix(port) in self.hosts for port in ("", *USUAL_PORTS.values()))


class Edge:
    """The outermost layer: refuses foreign hosts and origins, floods, and bodies too large; adds security headers."""

    def __init__(
        self,
        app: ASGIApp,
        origins: Origins,
        posts: Limits,
        reads: Limits,
        bounds: Bounds,
        proxies: Collection[str] = (),
    ) -> None:
        self.app = app
        self.origins = origins
        self.posts = posts
        self.reads = reads
        self.bounds = bounds
        self.connections = Places(bounds.connections_per_address)
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._by_address = Places(bounds.sockets_per_address)
        self._by_person = Places(bounds.sockets_per_person)

    def is_proxy(self, address: str) -> bool:
        """Whether the operator named it: only then it is believed whom it speaks for."""
        return any(ip_address(address) in proxy for proxy in self._proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._open(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, receive, _Guarded(send))
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, answer: _Guarded) -> None:
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await answer.refuse(headers, *refusal)
            return
        record = scope["path"].startswith("/replay")
        most = self.bounds.record_kilobytes if record else self.bounds.body_kilobytes
        await self.app(scope, _Counted(receive, most), answer)

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket, if not too many are open already, of this person or from there."""
        connection = HTTPConnection(scope)
        person, address = connection.cookies.get(COOKIE, ""), address_of(connection)
        if not self._by_address.take(address):
            await _turn_away(scope, receive, send)
            return
        try:
            if person and not self._by_person.take(person):
                await _turn_away(scope, receive, send)
                return
            try:
                await self.app(scope, receive, send)
            finally:
                if person:
                    self._by_person.leave(person)
        finally:
            self._by_address.leave(address)

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        if not self.origins.knows(headers):
            return 421, "this address is not one of this table; start it with --origin ADDRESS to allow it"
        reading = scope["method"] in ("GET", "HEAD")
        if not reading and not self.origins.accepts(headers):
            return 403, "this request did not come from a page of this table"
        if reading and scope["path"].startswith(FILES):
            return None
        if not (self.reads if reading else self.posts).allow(address_of(HTTPConnection(scope))):
            return 429, _texts(scope)("status-429-text")
        return None


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as limits go."""
    return neighbourhood(connection.client.host) if connection.client else "?"


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Close a socket at once. Browsers hear the reason only on one that was open."""
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    await socket.close(TOO_MANY, _texts(scope)("closed-too-many"))


def _texts(scope: Scope) -> TableTexts:
    """In the language of whoever asks."""
    return table_texts(language_of(HTTPConnection(scope)))


GONE = (WebSocketDisconnect, RuntimeError, OSError)  # what sending to a socket raises when nobody is there


async def texts_of(socket: WebSocket) -> AsyncIterator[str]:
    """What a browser sends until it goes."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text, sent = message.get("text"), message.get("bytes")
        yield text if text is not None else (sent or b"").decode(errors="replace")


class Stopped(HTTPException):
    """Somebody asks for more than is good for the others: told in their language, by one of the table's texts."""

    def __init__(self, status: int, text: str, **values: int) -> None:
        super().__init__(status, text)
        self.told = Told(text, **values)


class _Counted:
    """Receives a body and stops it where it grows too large."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most  # kB
        self._left = most * 1024

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise Stopped(413, "too-large", most=self._most)
        return message


class _Guarded:
    """Sends with the security headers on every answer."""

    def __init__(self, send: Send) -> None:
        self._send = send

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY.items():
                headers.setdefault(name, value)
        await self._send(message)

    async def refuse(self, headers: Headers, status: int, text: str) -> None:
        """In one line; to what speaks JSON, which shows people what it is told, in JSON."""
        kind, body = b"text/plain; charset=utf-8", text.encode()
        if headers.get("content-type", "").startswith("application/json"):
            kind, body = b"application/json", msgspec.json.encode({"error": text})
        await self({"type": "http.response.start", "status": status, "headers": [(b"content-type", kind)]})
        await self._send({"type": "http.response.body", "body": body})
