"""The journal: what the server did, one JSON object a line, without names, links, cookies or seeds."""

from __future__ import annotations

import json
import logging
import sys
import time

FIELDS = ("match", "seq", "seat", "why", "route", "status", "ms", "count")


class Lines(logging.Formatter):
    """A log entry as one line of JSON; only fields on the list are written."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        entry.update((name, getattr(record, name)) for name in FIELDS if hasattr(record, name))
        if record.exc_info and record.exc_info[0] is not None:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry)  # in ASCII: what steers a terminal or turns text around is spelled out


# Whose words are kept, and from which level on; "" are all others. What the latter warn of are requests that cannot
# be read, and anybody can send those as often as they like.
LEVELS = {"": "WARNING", "ludoteca": "INFO", "uvicorn": "ERROR", "python_multipart": "ERROR"}


def keep() -> None:
    """Write the journal to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name, level in LEVELS.items():
        log = logging.getLogger(name)
        log.handlers[:] = [handler]
        log.setLevel(level)
        log.propagate = False
