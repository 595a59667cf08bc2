"""`./ludoteca serve`: opens the table, says where it is, and compiles the rules behind it."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from pathlib import Path

import uvicorn
import uvloop

from ludoteca import build, compiled
from ludoteca.kernel.errors import LudotecaError, quoted
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.table import journal
from ludoteca.table.app import make_app
from ludoteca.table.database import held
from ludoteca.table.edge import Origins
from ludoteca.table.house import House
from ludoteca.table.limits import bounds
from ludoteca.table.shelf import titles
from ludoteca.table.storage import Storage
from ludoteca.table.thinking import Thinkers
from ludoteca.table.wire import Requests, Sockets

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 – for the home network, and how this machine gets there


def data_folder(given: str) -> Path:
    """Where matches are kept: what was asked for, or where this system keeps such things."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = Path(given) if given else home / "ludoteca"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(13, "Permission denied")
    except OSError as error:
        raise LudotecaError(f"{folder}: cannot be used for data: {error.strerror}") from None
    return folder


def address(host: str, port: int) -> str:
    """Where a browser finds a host, as browsers write it: the parts of IPv6 have colons too, so it is in brackets."""
    return f"http://[{ip_address(host)}]:{port}" if ":" in host else f"http://{host}:{port}"


def addresses(host: str, port: int) -> list[str]:
    """The addresses at which browsers reach a table that listens there; one for the home network if it is open."""
    reached = [EVERYWHERE[host], home_address(host)] if host in EVERYWHERE else [host]
    return [address(name, port) for name in reached if name]


def home_address(host: str = "0.0.0.0") -> str:  # noqa: S104 – nothing listens here
    """This machine's address in its network: the one it would send from (nothing is sent)."""
    family, somewhere = (socket.AF_INET6, "2001:db8::1") if ":" in host else (socket.AF_INET, "192.0.2.1")
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((somewhere, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def origins(host: str, port: int, more: Iterable[str]) -> Origins:
    """Whose pages are ours: every address this table can be reached at, and those that were named."""
    names = {host} if host not in EVERYWHERE else {home_address(host), socket.gethostname()}
    names |= {"127.0.0.1", "localhost", "::1"}
    return Origins([*(address(name, port) for name in names if name), *more])


def network(proxy: str) -> str:
    """The address of a proxy, or of the network it is in."""
    try:
        return str(ip_network(proxy))
    except ValueError:
        raise LudotecaError(f"--proxy is an address such as 127.0.0.1, or a network, not {quoted(proxy)}") from None


def free_port(host: str, port: int) -> None:
    """Refuse clearly where somebody else listens already."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise LudotecaError(f"cannot listen at {host}, port {port}: {error.strerror}; try --port N") from None


def serve(
    host: str,
    port: int,
    data: str = "",
    database: str = "",
    more_origins: Iterable[str] = (),
    compiling: bool = True,
    limits: Iterable[str] = (),
    proxies: Iterable[str] = (),
) -> None:
    """Open the table and stay until interrupted; `limits` are those that are not as usual, written `name=value`."""
    most, believed = bounds(limits), [network(proxy) for proxy in proxies]
    free_port(host, port)
    folder = data_folder(data)
    url = database or f"sqlite:///{folder / 'ludoteca.sqlite'}"
    journal.keep()
    with held(url):
        thinkers = Thinkers(alone=most.bots_alone_at_once)
        house = House(Storage(url), thinkers, origins(host, port, more_origins), most, believed)
        for where in addresses(host, port):
            print(f"Ludoteca: {where}")
        print(f"Data: {folder if not database else 'the database given'}", flush=True)
        server = _server(house, host, port)
        settle()
        uvloop.run(_both(server, house, compiling))


def _server(house: House, host: str, port: int) -> uvicorn.Server:
    return uvicorn.Server(
        uvicorn.Config(
            make_app(house),
            host=host,
            port=port,
            http=Requests,
            ws=Sockets,
            ws_max_size=house.bounds.message_bytes,
            ws_ping_interval=20.0,
            ws_ping_timeout=30.0,
            proxy_headers=bool(house.proxies),
            forwarded_allow_ips=list(house.proxies),
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=2,
        )
    )


def settle() -> None:
    """What is loaded by now stays for good: the collector need not hold up the table to look through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


async def _both(server: uvicorn.Server, house: House, compiling: bool) -> None:
    behind = [asyncio.create_task(read_ahead()), *([asyncio.create_task(_compile(house))] if compiling else [])]
    await server.serve()
    for work in behind:
        work.cancel()


async def read_ahead() -> None:
    """Read what every page needs beside the first requests: it takes a second or two, and nobody should wait for it."""
    for lang in LANGUAGES:
        await asyncio.to_thread(titles, lang)
    settle()


async def _compile(house: House) -> None:
    """Where a compiler exists, compile the rules in a process of its own; bots use them as soon as they are there."""
    if build.cannot_compile() or all(use.how == "compiled" for use in compiled.status().values()):
        return
    work = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ludoteca.build", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    try:
        assert work.stdout is not None
        async for line in work.stdout:
            print(line.decode().rstrip(), flush=True)
        await work.wait()
    except asyncio.CancelledError:
        work.terminate()
        raise
    house.thinkers.renew()
    house.trials.renew()
