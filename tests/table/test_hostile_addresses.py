from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.table.hostile import clean, host, raw, stranger
from tests.table.running import Server

pytestmark = pytest.mark.compiled_only
FORM = {"content-type": "application/x-www-form-urlencoded"}


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static/....//app.py",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/fonts/../../app.py",
        "/static/fonts/%2e%2e/%2e%2e/app.py",
        "/static/..%5capp.py",
        "/static/%00",
        "/static/a%00.js",
        "/static/" + "a" * 5000,
        "/picture/..%2f..%2fx.svg",
        "/legend/%2e%2e.svg",
    ],
)
def test_only_files_of_the_client_are_given_out(server: Server, path: str):
    status, text, _ = raw(server, "GET", path)
    assert status in (400, 404)
    assert "import" not in text
    assert "root:" not in text
    clean(text)


@pytest.mark.parametrize(
    "to",
    [
        "//evil.example",
        "/\\evil.example",
        "/%5cevil.example",
        "https://evil.example",
        "/%09/evil.example",
        "/%0a/evil.example",
        "%20//evil.example",
        "javascript:alert(1)",
        "/%0d%0aset-cookie:%20a=b",
        "",
    ],
)
def test_the_language_link_leads_nowhere_else(server: Server, to: str):
    status, _, location = raw(server, "GET", f"/lang/it?to={to}")
    assert status == 303
    assert location.startswith("/")
    assert not location.startswith(("//", "/\\"))
    assert not set(location) & set("\t\r\n\\")


def test_a_language_that_we_do_not_speak_is_not_there(server: Server):
    assert raw(server, "GET", "/lang/tlh")[0] == 404
    assert raw(server, "GET", "/", {"cookie": "lang=../../etc"})[0] == 200
    assert raw(server, "GET", "/", {"accept-language": "," * 5000})[0] == 200


def test_what_is_too_large_is_refused(server: Server):
    async def test() -> None:
        async with host(server) as anna:
            for path in ("/new", "/play/vendemmia", f"/t/{anna.table}/sit"):
                answer = await anna.post(path, content=b"x" * 70_000, headers=FORM)
                assert answer.status_code == 413, path
                assert "at most 64 kB" in answer.text

            async def endless() -> Any:
                for _ in range(100):
                    yield b"x" * 1000

            assert (await anna.post("/new", content=endless(), headers=FORM)).status_code == 413
            answer = await anna.post("/new", data={f"field-{number}": "x" for number in range(1000)})
            assert answer.status_code == 400

    asyncio.run(test())


@pytest.mark.parametrize("number", range(4))
def test_every_answer_has_the_security_headers(server: Server, number: int):
    async def test() -> None:
        async with stranger(server) as player:
            answers = [
                await player.get("/"),
                await player.get("/nothing-here"),
                await player.http.post("/new", headers={"origin": "http://evil.example"}),
                await player.post("/play/vendemmia", data={"name": "<b>"}),
            ]
            headers = answers[number].headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] in ("no-referrer", "same-origin")

    asyncio.run(test())


def test_the_cookie_is_not_for_scripts(server: Server):
    async def test() -> None:
        async with stranger(server) as player:
            answer = await player.post("/play/vendemmia", data={"name": "Anna"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "secure" not in cookie  # friends on the home network have no TLS

    asyncio.run(test())
