"""Makes the icons of the installed page from their drawings: `make icons` writes them.

A drawing is `src/lutece/web/icons/*.svg`; systems that install a page want PNG files.
"""

import shutil

from playwright.sync_api import sync_playwright

from lutece.server.pages import WEB
from tests.conftest import ARGUMENTS, CHROMIUM

ICONS = WEB / "icons"
SIZES = {  # picture: its drawing, and pixels a side
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-192.png": ("icon-maskable.svg", 192),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "apple-touch-icon.png": ("icon-maskable.svg", 180),
    "badge-96.png": ("badge.svg", 96),  # one colour: systems use its shape only
}


def main() -> None:
    """Write every picture anew."""
    own = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=own, args=ARGUMENTS)
        for name, (drawing, side) in SIZES.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            svg = (ICONS / drawing).read_text(encoding="utf-8")
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
