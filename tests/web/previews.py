"""Draws the pictures that links to tables show: `python -m tests.web.previews ADDRESS`.

ADDRESS is that of a server that runs (`lutece serve`). The pictures show each board in the middle
of a game between bots.
"""

import re
import sys

from playwright.sync_api import sync_playwright

from lutece.server.pages import PREVIEWS
from tests.web.table import Player

SIZE = {"width": 1200, "height": 630}


def main(address: str) -> None:
    """One picture a game."""
    PREVIEWS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        for game in ("paris", "paris-paris"):
            page = browser.new_page(
                base_url=address, viewport=SIZE, locale="en-GB", bypass_csp=True
            )
            player = Player(page)
            player.set_up(game, ["me", "bot novice", "bot novice"])
            player.wait()
            table = page.url
            page.get_by_role("button", name="Leave the table").click()
            page.locator("dialog .primary").click()
            page.wait_for_url(re.compile("/$"))
            page.goto(table)
            player.seated()
            player.reaches({"paris": 150, "paris-paris": 36}[game])
            page.add_style_tag(content=".banners, .foot, .table-head { display: none !important }")
            page.screenshot(path=PREVIEWS / f"{game}.jpg", type="jpeg", quality=72)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
