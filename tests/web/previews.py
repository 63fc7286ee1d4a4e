"""Draws the pictures that links to tables show: `python -m tests.web.previews ADDRESS`.

ADDRESS is that of a server that runs (`lutece serve`). The pictures show each board in the middle
of a game between bots.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from lutece.server.pages import PREVIEWS
from tests.conftest import ARGUMENTS, CHROMIUM
from tests.web.pictures import MOMENTS, at_table, played

SIZE = {"width": 1200, "height": 630}
BOARD_AND_SEATS = """
    .foot, .table-head { display: none !important }
    .table::after { content: none !important }
    .table { grid-template: "stage seats" auto "stage side" 1fr / 1fr 300px !important }
"""


def main(address: str) -> None:
    """One picture a game."""
    PREVIEWS.mkdir(exist_ok=True)
    own = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=own, args=ARGUMENTS)
        for game in MOMENTS:
            page = at_table(browser, address, SIZE, game, played(game, Path(folder)))
            page.add_style_tag(content=BOARD_AND_SEATS)
            page.wait_for_timeout(500)
            page.screenshot(path=PREVIEWS / f"{game}.jpg", type="jpeg", quality=72)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
