"""Limits: every number that keeps one visitor from using up what all share. `serve --limit name=value` changes one.

`docs/operating.md` says what each is for; a test compares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, fields
from ipaddress import IPv6Address, ip_address, ip_network

from ludoteca.kernel.errors import LudotecaError, quoted, unknown


@dataclass(frozen=True)
class Bounds:
    """What everybody may do at most."""

    # Requests.
    header_bytes: int = 16_384
    header_seconds: int = 10
    body_kilobytes: int = 64
    body_seconds: int = 60
    pages_per_minute: int = 300
    pages_at_once: int = 120
    forms_per_minute: int = 120
    forms_at_once: int = 60

    # Connections.
    connections_per_address: int = 200
    sockets_per_address: int = 100
    sockets_per_person: int = 20
    message_bytes: int = 16_384
    messages_per_minute: int = 2400
    messages_at_once: int = 160

    # Tables.
    tables_per_day: int = 60
    public_tables: int = 5
    tables_per_hour_of_address: int = 200
    bots_alone_at_once: int = 1
    variants_per_person: int = 200
    away_seconds: int = 120
    idle_seconds: int = 600

    # Trials.
    trial_matches: int = 200
    trial_seconds: int = 120
    trial_away_seconds: int = 20
    trials_per_hour: int = 30
    trials_waiting: int = 20
    trials_kept: int = 60

    # Records.
    record_kilobytes: int = 512
    record_moves: int = 5000
    records_per_hour: int = 60
    replays_open: int = 16
    replay_minutes: int = 10
    replays_stored: int = 5000


def bounds(given: Iterable[str]) -> Bounds:
    """The usual limits with some of them set otherwise, each written `name=value`.

    >>> bounds(["public-tables=2"]).public_tables
    2
    """
    names = {spelled(field.name): field.name for field in fields(Bounds)}
    values: dict[str, int] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise LudotecaError(f"a limit is written name=value, not {quoted(text)}")
        if name not in names:
            raise unknown("limit", name, list(names))
        if not (value.isascii() and value.isdigit() and 0 < len(value) < 10 and int(value) > 0):
            raise LudotecaError(f"limit {name} is a number from 1 on, not {quoted(value)}")
        values[names[name]] = int(value)
    return Bounds(**values)


def spelled(name: str) -> str:
    """The name of a limit as operators write it."""
    return name.replace("_", "-")


class Places:
    """So many places for each who comes; who takes one leaves it again.

    >>> places = Places(1)
    >>> [places.take("anna"), places.take("anna"), places.take("bruno")]
    [True, False, True]
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        if self._taken[who] >= self.most:
            return False
        self._taken[who] += 1
        return True

    def leave(self, who: str) -> None:
        self._taken[who] -= 1
        if self._taken[who] <= 0:
            del self._taken[who]


def neighbourhood(address: str) -> str:
    """Whom an address stands for: in IPv6 a household has a whole network of them, and may use another each time.

    >>> neighbourhood("2001:db8:1:2:3::4"), neighbourhood("192.0.2.7"), neighbourhood("::ffff:192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7', '192.0.2.7')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]  # what a proxy says may be anything
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), 64), strict=False).network_address)
