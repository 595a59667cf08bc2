"""Boards that no game has, to show and to test what any game may use of the page. They know no rules and no bots.

`python -m tests.browser.samples PORT` serves them to whoever wants to look: /t/chart.1, /t/rivals.1, … (`?lang=it`).
A number of one's own after the name is a match of one's own.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteca.table import protocol, statics
from ludoteca.table.edge import SECURITY
from ludoteca.table.pages import Pages
from ludoteca.table.protocol import Because, Done, Imagined, Line, Log, Prompt, Refused, Screen, SeatCard, Stale
from ludoteca.table.seen import difference
from tests.browser.sample_boards import BOARDS, Scene
from tests.table.running import PATIENCE, free_port

SEATS = (SeatCard("Anna", "person", here=True, mine=True), SeatCard("Bruno", "person", here=True))


@dataclass
class Sample:
    """A match on one of the boards: the moves made so far, each a row of actions."""

    name: str
    moves: list[tuple[str, ...]] = field(default_factory=list)
    revision: int = 1  # it also counts what was taken back

    def scene(self, actions: Sequence[str] = ()) -> Scene:
        """What is to be seen after the moves, and these actions of another one."""
        return BOARDS[self.name](tuple(self.moves), tuple(actions))

    def whole(self) -> Screen:
        scene = self.scene()
        return self._screen(Scene(scene.areas, {}, "", ()), scene, whole=True)

    def change(self, before: Scene) -> Screen:
        return self._screen(before, self.scene(), whole=False)

    def _screen(self, before: Scene, now: Scene, whole: bool) -> Screen:
        changed, gone = difference(before.fragments, now.fragments)
        return Screen(
            revision=self.revision,
            whole=whole,
            seat=0,
            status="playing",
            ply=len(self.moves),
            reach=0 if self.moves else -1,
            areas=now.areas,
            drawn=changed,
            gone=gone,
            prompt=Prompt(now.prompt, "", (0,)),
            options=now.options,
            log=Log(-1, tuple(Line(ply, " ".join(move), 0) for ply, move in enumerate(self.moves, 1))),
            seats=SEATS if whole else None,
            seal="0" * 64,
        )

    def imagined(self, n: int, actions: Sequence[str]) -> Imagined | Refused:
        for k, action in enumerate(actions):
            if action not in {option.action for option in self.scene(actions[:k]).options}:
                return Refused(n, f"{action}: not now")
        now, then = self.scene(), self.scene(actions)
        changed, gone = difference(now.fragments, then.fragments)
        last = next(option for option in self.scene(actions[:-1]).options if option.action == actions[-1])
        return Imagined(
            n=n,
            revision=self.revision,
            ends=last.ends,
            areas=None if then.areas == now.areas else then.areas,
            drawn=() if last.barrier else changed,
            gone=() if last.barrier else gone,
            lines=(Line(len(self.moves) + 1, f"Anna says {actions[-1]}.", 0),),
            prompt=None if last.ends else Prompt(then.prompt, "", (0,)),
            options=() if last.ends else then.options,
        )

    def hear(self, said: protocol.FromBrowser) -> list[protocol.ToBrowser]:
        """What the table says to a request."""
        before = self.scene()
        if isinstance(said, protocol.Hello):
            return [self.whole()]
        if isinstance(said, protocol.Imagine):
            return [
                Stale(said.n, self.revision) if said.revision != self.revision else self.imagined(said.n, said.actions)
            ]
        if isinstance(said, protocol.Why):
            return [Because(said.n, "nobody wants that", "SAM-WHY-01", "Why not", "It is only a sample.")]
        if isinstance(said, protocol.Do):
            result = self.imagined(said.n, said.actions)
            if isinstance(result, Refused):
                return [result]
            self.moves.append(said.actions)
        elif isinstance(said, protocol.Undo):
            del self.moves[-1 if said.to < 0 else said.to :]
        else:
            return []
        self.revision += 1
        return [Done(said.n, self.revision), self.change(before)]


class House:
    """All matches on all boards, by their address."""

    def __init__(self) -> None:
        self.samples: dict[str, Sample] = {}
        self.pages = Pages()
        self.app = Starlette(
            routes=[
                Route("/t/{ident}", self.page),
                WebSocketRoute("/t/{ident}/live", self.live),
                Route("/picture/{name}", lambda request: Response("<svg/>", media_type="image/svg+xml")),
                Mount("/static", statics.app()),
            ]
        )

    def sample(self, ident: str) -> Sample:
        return self.samples.setdefault(ident, Sample(ident.partition(".")[0]))

    async def page(self, request: Request) -> Response:
        ident = request.path_params["ident"]
        table: Mapping[str, object] = {
            "path": f"/t/{ident}",
            "game": "sample",
            "title": ident.partition(".")[0].title(),
            "owner": False,
            "welcome": True,
            "public": False,
            "status": "playing",
            "replay": False,
            "mine": False,
            "changes": [],
            "house": "",
            "aim": None,
            "legend": False,
            "levels": ["companion"],
            "first": False,
        }
        html = self.pages.table(request.query_params.get("lang", "en"), "Anna", table)
        return HTMLResponse(html, headers=SECURITY)

    async def live(self, socket: WebSocket) -> None:
        sample = self.sample(socket.path_params["ident"])
        await socket.accept()
        try:
            while True:
                answers = sample.hear(protocol.decoder.decode(await socket.receive_text()))
                await socket.send_text(protocol.encoder.encode(answers).decode())
        except WebSocketDisconnect:
            pass


@contextmanager
def open_house() -> Iterator[str]:
    """Serve the samples in this process; where they are."""
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(House().app, port=port, log_level="warning", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    end = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < end:
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


if __name__ == "__main__":
    uvicorn.run(House().app, port=int(sys.argv[1]), ws="websockets-sansio")
