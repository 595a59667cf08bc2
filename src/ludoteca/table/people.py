"""People: who is at the browser, by a cookie that nobody can guess and that is stored only as a hash."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludoteca.play.rulebook import LANGUAGES

if TYPE_CHECKING:
    from ludoteca.table.house import House

COOKIE = "ludoteca"
FOR_YEARS = 5 * 365 * 24 * 3600

R = TypeVar("R", bound=Response)


class Person(NamedTuple):
    """Somebody with a cookie."""

    id: str
    name: str


async def person_of(request: HTTPConnection, house: House) -> Person | None:
    """Whose cookie came with a request."""
    token = request.cookies.get(COOKIE, "")
    if not 16 <= len(token) <= 64:
        return None
    found = await house.storage.run(house.storage.find_person, token)
    return Person(*found) if found else None


def remember(answer: R, token: str | None, secure: bool) -> R:
    """Give a new person their cookie. `Secure` under TLS only, so that friends on the home network can sit down."""
    if token is not None:
        answer.set_cookie(COOKIE, token, max_age=FOR_YEARS, httponly=True, samesite="lax", secure=secure)
    return answer


def language_of(request: HTTPConnection) -> str:
    """The language somebody chose, or the first one their browser asks for that we speak."""
    chosen = request.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    for part in request.headers.get("accept-language", "").split(","):
        wanted = part.split(";")[0].strip().lower()[:2]
        if wanted in LANGUAGES:
            return wanted
    return "en"
