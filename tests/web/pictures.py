"""Takes the pictures of the README: `python -m tests.web.pictures ADDRESS`.

ADDRESS is that of a server that runs (`lutece serve`). The tables show moments of games between
bots: each game is played here, opened as a record, and gone on with for practice.
"""

import base64
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.conftest import ARGUMENTS, CHROMIUM

IMAGES = Path(__file__).parents[2] / "docs" / "images"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MOMENTS = {"paris": 169, "paris-paris": 36}  # decisions made
BOTS = {"paris": "neural", "paris-paris": "shrewd"}
QUIET = """localStorage['lutece.preferences'] = '{"motion": "off", "sound": false}'"""
BARE = ".banners { display: none !important }"
QUALITY = 88


def main(address: str) -> None:
    """All pictures."""
    own = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=own, args=ARGUMENTS)
        page = opened(browser, address, DESK)
        page.goto("/")
        page.locator(".poster").first.wait_for()
        page.wait_for_timeout(500)
        taken(page, "lobby")
        phones = []
        for game in MOMENTS:
            record = played(game, Path(folder))
            page = at_table(browser, address, DESK, game, record)
            if game == "paris-paris":
                page.locator("svg.board [data-element^='tile/'].alive").first.focus()
                page.wait_for_timeout(500)
                page.add_style_tag(content=".tooltip { display: none !important }")
            taken(page, game)
            page = at_table(browser, address, PHONE, game, record, dark=True)
            phones.append(page.screenshot())
        side_by_side(browser, phones)
        browser.close()


def opened(browser: Browser, address: str, size: dict[str, int], dark: bool = False) -> Page:
    """A page of somebody new."""
    small = size is PHONE
    context = browser.new_context(
        base_url=address,
        viewport=size,  # type: ignore[arg-type]
        color_scheme="dark" if dark else "light",
        has_touch=small,
        is_mobile=small,
        device_scale_factor=1.5 if small else 1,
        locale="en-GB",
        bypass_csp=True,
    )
    context.add_init_script(QUIET)
    return context.new_page()


def played(game: str, folder: Path) -> str:
    """The record of a game between four bots, always the same one."""
    out = folder / f"{game}.jsonl"
    command = [sys.executable, "-m", "lutece", "simulate", game, "--seats", "4", "--games", "1"]
    subprocess.run([*command, "--seed", "looks", "--bots", BOTS[game], "--out", out], check=True)
    return out.read_text().splitlines()[0]


def at_table(
    browser: Browser,
    address: str,
    size: dict[str, int],
    game: str,
    record: str,
    dark: bool = False,
) -> Page:
    """The game in the middle, to be gone on with."""
    page = opened(browser, address, size, dark)
    request = page.context.request
    request.post("/api/me", data={"name": "Ada"})
    past = request.post("/api/records", data={"record": record}).json()["table"]
    where = {"number": MOMENTS[game]}
    table = request.post(f"/api/tables/{past}/practice", data=where).json()["table"]
    page.goto(f"/table/{table}")
    page.locator("svg.board").wait_for()
    page.add_style_tag(content=BARE)
    page.wait_for_timeout(700)
    return page


def taken(page: Page, name: str) -> None:
    """A picture of the page."""
    page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=QUALITY)


def side_by_side(browser: Browser, phones: list[bytes]) -> None:
    """The pictures of two phones in one."""
    page = browser.new_page(viewport={"width": 1036, "height": 1095})
    images = "".join(
        f'<img height="1095" src="data:image/png;base64,{base64.b64encode(png).decode()}">'
        for png in phones
    )
    page.set_content(f"<body style='margin: 0; display: flex; gap: 24px'>{images}")
    page.wait_for_timeout(300)
    taken(page, "phone")


if __name__ == "__main__":
    main(sys.argv[1])
