"""The wire: bytes that become requests and sockets, and what is answered where that fails. It knows no page."""

from __future__ import annotations

from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Response
from websockets.server import ServerProtocol

from ludoteca.table.edge import SECURITY

REASONS = {400: "Bad Request"}


class Requests(HttpToolsProtocol):
    """One connection. What is no request at all is answered like everything else, with the security headers."""

    def send_400_response(self, msg: str) -> None:
        self._refuse(400, "this is not a request that can be read")

    def _refuse(self, status: int, text: str) -> None:
        headers = {**SECURITY, "content-type": "text/plain; charset=utf-8", "content-length": len(text)}
        lines = [f"HTTP/1.1 {status} {REASONS[status]}", *(f"{name}: {value}" for name, value in headers.items())]
        self.transport.write("\r\n".join([*lines, "connection: close", "", text]).encode())
        self.transport.close()


class Sockets(WebSocketsSansIOProtocol):
    """One socket, from its handshake on."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], *rest: Any) -> None:
        super().__init__(config, server_state, app_state, *rest)
        self.conn = _Handshake(
            extensions=self.conn.available_extensions, max_size=config.ws_max_size, logger=self.logger
        )


class _Handshake(ServerProtocol):
    """A handshake that fails is answered with the security headers too."""

    def send_response(self, response: Response) -> None:
        if response.status_code != 101:
            for name, value in SECURITY.items():
                response.headers.setdefault(name, value)
        super().send_response(response)
