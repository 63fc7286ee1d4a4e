"""A real server on a free port with a database of its own, and Chromium."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

playwright_api = pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, BrowserContext, Page, expect  # noqa: E402

from tests.server.receivers import Mailbox, stopped_at_end  # noqa: E402
from tests.web.table import Player  # noqa: E402

QUIET = {"motion": "off", "sound": False}
SITE = "https://play.example.org"  # in the links of mails
SHALLOW = "60"  # simulations a decision: what a review says is tested elsewhere
PATIENCE = 30_000  # ms; how quick the page is, benchmarks/page.py measures

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def mailbox() -> Iterator[Mailbox]:
    """The mail server of `server_address`."""
    with stopped_at_end(Mailbox()) as mailbox:
        yield mailbox


@pytest.fixture(scope="session")
def server_address(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[str]:
    """The address of `lutece serve`."""
    database = tmp_path_factory.mktemp("server") / "tables.db"
    command = [sys.executable, "-m", "lutece", "serve", "--host", "127.0.0.1", "--port", "0"]
    server = subprocess.Popen(
        [
            *(*command, "--database", f"sqlite:///{database}", "--review-depth", SHALLOW),
            *("--url", SITE, "--smtp", f"smtp://127.0.0.1:{mailbox.port}"),
            *("--mail-from", "table@example.org", "--private-webhooks"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | {"COLUMNS": "200", "NO_COLOR": "1"},
    )
    assert server.stdout is not None
    output = []
    try:
        for line in server.stdout:
            output.append(line)
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            if found:
                break
        else:
            pytest.fail(f"The server did not start:\n{''.join(output)}")
        yield found[0]
    finally:
        server.terminate()
        server.wait(timeout=20)
        server.stdout.close()


NewContext = Callable[..., BrowserContext]


@pytest.fixture
def new_context(server_address: str, browser: Browser) -> Iterator[NewContext]:
    """A new browser profile: English, no motion; what goes wrong in its pages fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def make(
        language: str = "en", likes: dict[str, Any] | None = None, **how: Any
    ) -> BrowserContext:
        size = {"width": 1280, "height": 800}
        context = browser.new_context(
            **{"base_url": server_address, "viewport": size, "locale": "en-GB"} | how
        )
        context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps(likes or QUIET))
        context.add_init_script(
            "if (location.protocol.startsWith('http')) {"
            f"  localStorage.setItem('lutece-language', {json.dumps(language)});"
            f"  localStorage['lutece.preferences'] ??= {kept};"
            "}"
        )
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
    assert not wrong


@pytest.fixture
def page(new_context: NewContext) -> Page:
    """A page of a new visitor."""
    return new_context().new_page()


@pytest.fixture
def player(page: Page) -> Player:
    """A new visitor who plays by clicks."""
    return Player(page)
