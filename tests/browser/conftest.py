"""A real browser and a real server. Nobody's browser may complain: errors on its console fail the test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from ludoteca.tools import SWITCHES, chromium
from tests.browser.people import People
from tests.browser.samples import open_house
from tests.browser.visitors import Visitors
from tests.table.running import Server, running

HERE = Path(__file__).parent
FEWER_PIXELS = "--force-device-scale-factor=0.5"  # a quarter to paint


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Three browsers on two cores may starve one another: what fails is tried once more, and the summary says so."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("table")) as started:
        yield started


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module only: while it is open, this thread has an event loop, and other tests want one of their own."""
    if not chromium():
        pytest.skip("chromium is not installed: sudo apt-get install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=[*SWITCHES, FEWER_PIXELS])
        yield opened
        opened.close()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """Whoever comes to the table in this test, each with a browser of their own."""
    come = People(browser, server)
    yield come
    come.leave()


@pytest.fixture(scope="session")
def house() -> Iterator[str]:
    """Where the samples are."""
    with open_house() as address:
        yield address


@pytest.fixture
def visitors(browser: Browser, house: str) -> Iterator[Visitors]:
    """Whoever looks at a sample in this test."""
    come = Visitors(browser, house)
    yield come
    come.leave()
