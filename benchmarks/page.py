"""How quick the page is, in Chromium: `python benchmarks/page.py`.

From the address to a table that can be played at, and from a click to the board that shows the
move; the same while expert bots think at another table of the same server.
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from harness import ServerProcess
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.web.table import Player

QUIET = {"motion": "off", "sound": False}
LOOK = 300  # ms: whoever clicks has seen the last move drawn
# Set by the page itself: when the first element came alive, after the navigation began.
INTERACTIVE = """
  const seen = new MutationObserver(() => {
    if (document.querySelector('.table[data-ready="true"] [data-element][tabindex="0"]')) {
      window.interactive = performance.now();
      seen.disconnect();
    }
  });
  seen.observe(document, {subtree: true, childList: true, attributes: true});
"""
# From the press of the button until the board has changed; painting it is the machine's business.
CLICK = """() => {
  window.answer = new Promise((answered) => {
    const table = document.querySelector('.table');
    addEventListener('pointerdown', ({ timeStamp }) => {
      new MutationObserver((_, seen) => {
        seen.disconnect();
        answered(performance.now() - timeStamp);
      }).observe(table, {attributes: true, attributeFilter: ['data-number']});
    }, {once: true, capture: true});
  });
}"""


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=20, help="loads and clicks to measure")
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{folder}/tables.db")
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            for game in ("paris-paris", "paris"):
                page = new_page(browser, server.port)
                player = Player(page)
                player.set_up(game, ["me", "bot novice"])
                player.wait()
                tell(f"{game}: table interactive", loads(page, times))
                tell(f"{game}: a click", clicks(player, game, times))
                leave_to_bots(Player(new_page(browser, server.port)), game)
                tell(f"{game}: a click while bots think", clicks(player, game, times))
                page.context.close()
        finally:
            browser.close()
            server.stop()


def new_page(browser: Browser, port: int) -> Page:
    """A page of somebody new, whose moves are not animated."""
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{port}", viewport={"width": 1440, "height": 900}
    )
    likes = json.dumps(json.dumps(QUIET))
    context.add_init_script(
        f"if (location.protocol.startsWith('http')) {{"
        f"localStorage['lutece.preferences'] ??= {likes}; {INTERACTIVE} }}"
    )
    return context.new_page()


def loads(page: Page, times: int) -> list[float]:
    """Milliseconds from the address to something alive, with nothing kept but the name."""
    taken = []
    session = page.context.new_cdp_session(page)
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    for _ in range(times):
        page.goto(page.url)
        page.wait_for_function("() => window.interactive")
        taken.append(page.evaluate("window.interactive"))
    session.detach()
    return taken


def clicks(player: Player, game: str, times: int) -> list[float]:
    """Milliseconds from a press on the board to the board that shows the move."""
    taken: list[float] = []
    page = player.page
    player.set_up(game, ["me", "bot novice"])
    while len(taken) < times:
        player.wait()
        if player.over:
            player.set_up(game, ["me", "bot novice"])
            continue
        if not player.alive():
            player.step()
            continue
        thing = player.random.choice(player.alive())
        page.wait_for_timeout(LOOK)
        page.evaluate(CLICK)
        page.mouse.click(thing["x"], thing["y"])
        menu = page.locator(".menu button")
        if menu.count():  # it asks which: the page alone answers that
            menu.first.click()
            page.evaluate("() => window.answer")
            continue
        taken.append(page.evaluate("() => window.answer"))
    return taken


def leave_to_bots(player: Player, game: str) -> None:
    """Another table, where bots think on without anybody."""
    player.set_up(game, ["me", *["bot expert"] * 3])
    player.wait()
    player.page.get_by_role("button", name="Leave the table").click()
    player.page.locator("dialog .primary").click()
    player.page.wait_for_url("**/")
    player.page.close()


def tell(what: str, taken: list[float]) -> None:
    """One line."""
    print(
        f"{what}: median {statistics.median(taken):.0f} ms, worst {max(taken):.0f} ms "
        f"({len(taken)} times)",
        flush=True,
    )


if __name__ == "__main__":
    main()
