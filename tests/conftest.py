"""Fixtures that the tests of several packages share."""

import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
# Tests with servers and browsers of their own, which a machine under load can hold up: a failure
# is tried once more, and the summary names every test that needed it.
TRIED_TWICE = ("tests/web/", "tests/server/", "tests/examples/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests with a browser last: no other event loop can run beside Playwright's."""
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))
    for item in items:
        if item.nodeid.startswith(TRIED_TWICE):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """The machine's Chromium: one for the process, because Playwright's loop cannot run twice."""
    playwright_api = pytest.importorskip("playwright.sync_api")
    own = next(filter(None, map(shutil.which, CHROMIUM)), None)  # None: the one of Playwright
    with playwright_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=own, args=ARGUMENTS)
        yield chromium
        chromium.close()
