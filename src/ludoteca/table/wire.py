"""The wire: bytes that become requests and sockets, and what is answered where that fails. It knows no page.

Who sends half a request and waits, or headers without end, holds a connection and memory: so there are limits.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Response
from websockets.server import ServerProtocol

from ludoteca.table.edge import SECURITY, Edge
from ludoteca.table.limits import neighbourhood

REFUSALS = {
    400: ("Bad Request", "this is not a request that can be read"),
    408: ("Request Timeout", "the rest of this request did not come in time"),
    431: ("Request Header Fields Too Large", "the headers of this request are too long"),
    503: ("Service Unavailable", "too many connections are open from here"),
}


class Requests(HttpToolsProtocol):
    """One connection, for one request after the other."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], *rest: Any, **more: Any):
        super().__init__(config, server_state, app_state, *rest, **more)
        assert isinstance(config.app, Edge)
        self._edge = config.app
        self._address = ""  # where a place is taken
        self._deadline: asyncio.TimerHandle | None = None
        self._head: int | None = None  # bytes of the headers so far, while there are more to come
        self._reading = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address and not self._edge.is_proxy(address):  # all who come by a proxy have its address
            if not self._edge.connections.take(neighbourhood(address)):
                self._refuse(503)
                return
            self._address = neighbourhood(address)
        self._wait(self._edge.bounds.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        self._wait(None)
        self._reading = False
        if self._address:
            self._edge.connections.leave(self._address)
            self._address = ""

    # Reading a request.

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._wait(self._edge.bounds.header_seconds)
        super().data_received(data)
        if self._reading and self._head is not None:
            self._head += len(data)
            if self._head > self._edge.bounds.header_bytes:
                self._refuse(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

    def on_headers_complete(self) -> None:
        self._head = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if self._head > self._edge.bounds.header_bytes:
            raise ValueError  # the parser stops, and says so by `send_400_response`
        self._head = None
        self._wait(self._edge.bounds.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._wait(None)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()  # sockets have limits of their own
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float | None) -> None:
        """From now on, so long for what is to come next."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        begun, whole = (getattr(self.cycle, name, False) for name in ("response_started", "response_complete"))
        if begun and (self._head is None or not whole):  # it is answered already, or another answer is on its way
            self.transport.close()
        else:
            self._refuse(408)

    # Refusing one.

    def send_400_response(self, msg: str) -> None:
        self._refuse(431 if self._head is not None and self._head > self._edge.bounds.header_bytes else 400)

    def _refuse(self, status: int) -> None:
        """Like everything else that is answered, with the security headers."""
        self._reading = False
        if self.transport.is_closing():
            return
        reason, text = REFUSALS[status]
        headers = {**SECURITY, "content-type": "text/plain; charset=utf-8", "content-length": len(text)}
        lines = [f"HTTP/1.1 {status} {reason}", *(f"{name}: {value}" for name, value in headers.items())]
        self.transport.write("\r\n".join([*lines, "connection: close", "", text]).encode())
        self.transport.close()


class Sockets(WebSocketsSansIOProtocol):
    """One socket, from its handshake on."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], *rest: Any) -> None:
        super().__init__(config, server_state, app_state, *rest)
        self.conn = _Handshake(
            extensions=self.conn.available_extensions, max_size=config.ws_max_size, logger=self.logger
        )

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the line. The protocol would do so too, but note it as a fault of ours."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


class _Handshake(ServerProtocol):
    """A handshake that fails is answered with the security headers too."""

    def send_response(self, response: Response) -> None:
        if response.status_code != 101:
            for name, value in SECURITY.items():
                response.headers.setdefault(name, value)
        super().send_response(response)
