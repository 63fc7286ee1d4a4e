"""The page as an installed app: its manifest, its icons, and what it shows without a network."""

import httpx
import pytest
from playwright.sync_api import expect

from lutece.server.pages import WEB
from tests.web.conftest import NewContext

CONTROLLED = """() => new Promise((done) => {
  const workers = navigator.serviceWorker;
  if (workers.controller) done(true);
  else workers.addEventListener("controllerchange", () => done(true), { once: true });
})"""
LANGUAGES = ("en", "it", "pt", "ru", "ja")


def test_the_manifest_names_icons_that_there_are(server_address: str) -> None:
    with httpx.Client(base_url=server_address) as client:
        page = client.get("/")
        assert 'rel="manifest"' in page.text
        manifest = client.get("/static/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        wanted = {("192x192", None), ("512x512", None), ("512x512", "maskable")}
        icons = manifest.json()["icons"]
        assert wanted <= {(icon["sizes"], icon.get("purpose")) for icon in icons}
        for icon in icons:
            picture = client.get(icon["src"])
            side = int.from_bytes(picture.content[16:20], "big")  # of a PNG's header
            assert f"{side}x{side}" == icon["sizes"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offline_page_speaks_every_language(language: str) -> None:
    page = (WEB / "offline" / "index.html").read_text(encoding="utf-8")
    assert page.count(f'<section lang="{language}">') == 1


def test_without_a_network_the_page_says_so_in_the_readers_language(
    new_context: NewContext,
) -> None:
    page = new_context(language="it").new_page()
    page.goto("/")
    page.evaluate(CONTROLLED)
    page.context.set_offline(True)
    page.evaluate("location.href = '/account'")
    expect(page.get_by_role("heading", name="Sei offline")).to_be_visible()
    expect(page.get_by_role("heading", name="You are offline")).to_be_hidden()
    page.context.set_offline(False)  # the page comes back by itself
    expect(page.locator(".masthead")).to_be_visible()
