"""Reports of the lab that are kept in the documents: everybody can read them, and nothing comes from outside."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

FOLDER = Path(__file__).parents[2] / "docs" / "reports"
PAGES = sorted(path.name for path in FOLDER.glob("*.html"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("name", PAGES)
def test_everybody_can_read_a_report(browser: Browser, name: str, width: int, scheme: str):
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((FOLDER / name).as_uri())
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert asked == [(FOLDER / name).as_uri()]
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1")
    page.close()


def test_there_are_reports_in_both_languages():
    assert {name.split(".")[1] for name in PAGES} == {"en", "it"}
    assert all((FOLDER / name).stat().st_size <= 200_000 for name in PAGES)
