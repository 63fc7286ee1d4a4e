"""How quick the page is, in Chromium: `python benchmarks/page.py`.

From the address to a table that can be played at, and from a click to the board that shows the
move; the same while expert bots think at another table of the same server. `--slow` measures
first and repeated visits over a slow network instead, `--puzzles` how soon a try at a puzzle is
answered, by mouse and on a phone.
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from harness import ServerProcess
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    StorageState,
    TimeoutError,
    sync_playwright,
)
from slow_link import SlowLink

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.web.table import Player

QUIET = {"motion": "off", "sound": False}
CHROMIUM = ("chromium-headless-shell", "chromium")
ROUND_TRIP, BITS_PER_SECOND = 0.4, 1_500_000  # of the slow network
SETTLE = 4000  # ms that a page goes on loading after it can be used
LOOK = 300  # ms: whoever clicks has seen the last move drawn
THINK = 3000  # ms: nobody solves a puzzle sooner
LARGER = 1000  # ms in which a press is answered, or the board is larger
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
# The same for the lobby: posters and tables, in words.
LOBBY = """
  const watched = new MutationObserver(() => {
    if (document.querySelector('.poster h2') && document.querySelector('.table-lists h2')) {
      window.interactive = performance.now();
      watched.disconnect();
    }
  });
  watched.observe(document, {subtree: true, childList: true});
"""
# How much what is seen has moved by itself (cumulative layout shift): below 0.1 is good.
SHIFT = """
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) window.shift += value;
    }
  }).observe({type: 'layout-shift', buffered: true});
"""
# Files, and bytes of script as they were sent.
FETCHED = """() => {
  const files = performance.getEntriesByType('resource');
  const scripts = files.filter((file) => new URL(file.name).pathname.endsWith('.js'));
  return [files.length, scripts.reduce((sum, file) => sum + file.encodedBodySize, 0)];
}"""
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
# From the press of the button, or of a finger, until the verdict has been painted.
VERDICT = """() => {
  window.answer = new Promise((answered) => {
    let pressed = 0;
    const note = (event) => (pressed = event.timeStamp);
    addEventListener('pointerdown', note, {once: true, capture: true});
    const room = document.querySelector('.table.puzzle');
    new MutationObserver((_, seen) => {
      if (!room.querySelector('.puzzle-verdict')) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => answered(performance.now() - pressed)));
    }).observe(room, {subtree: true, childList: true});
  });
}"""
PUZZLE = ".table.puzzle[data-ready=true]"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PRESSES = 8  # of one try at most: a tap on something small only enlarges the board


class Visit(NamedTuple):
    """What a visit took until something could be done."""

    milliseconds: float
    files: int
    script: int  # bytes
    received: int  # bytes, of everything
    shift: float


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=20, help="loads and clicks to measure")
    parser.add_argument(
        "--slow",
        action="store_true",
        help=f"visits over {BITS_PER_SECOND / 1e6} Mbit/s, {1000 * ROUND_TRIP:.0f} ms a round trip",
    )
    parser.add_argument(
        "--connect",
        action="store_true",
        help="with --slow: each connection takes a round trip more",
    )
    parser.add_argument("--puzzles", action="store_true", help="tries at puzzles")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{folder}/tables.db")
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, CHROMIUM)), None),
            args=["--no-sandbox", "--disable-gpu"],
        )
        try:
            if asked.slow:
                measure_visits(browser, server.port, asked.times, asked.connect)
            elif asked.puzzles:
                measure_tries(browser, server.port, asked.times)
            else:
                measure_clicks(browser, server.port, asked.times)
        finally:
            browser.close()
            server.stop()


def measure_clicks(browser: Browser, port: int, times: int) -> None:
    """Loads and clicks on a fast network."""
    for game in ("paris-paris", "paris"):
        page = new_page(browser, port)
        player = Player(page)
        player.set_up(game, ["me", "bot novice"])
        player.wait()
        tell(f"{game}: table interactive", loads(page, times))
        tell(f"{game}: a click", clicks(player, game, times))
        leave_to_bots(Player(new_page(browser, port)), game)
        tell(f"{game}: a click while bots think", clicks(player, game, times))
        page.context.close()


def measure_visits(browser: Browser, port: int, times: int, connect: bool) -> None:
    """First and repeated visits over a slow network."""
    with SlowLink(port, ROUND_TRIP, BITS_PER_SECOND, connect) as link:
        tell_visits("lobby", [visits(browser, port, link, None) for _ in range(times)])
        for game in ("paris-paris", "paris"):
            tell_visits(game, [visits(browser, port, link, game) for _ in range(times)])


def measure_tries(browser: Browser, port: int, times: int) -> None:
    """Tries at puzzles; the first one also makes a guest of the visitor."""
    for game in ("paris-paris", "paris"):
        for device, how in (("mouse", {}), ("phone", PHONE)):
            page = new_context(browser, port, "", **how).new_page()
            first, *later = tries(page, game, 1 + times, finger=bool(how))
            tell(f"{game}, {device}: the first try", [first])
            tell(f"{game}, {device}: a try", later)
            page.context.close()


def tries(page: Page, game: str, times: int, finger: bool) -> list[float]:
    """Milliseconds from a press to the verdict, puzzle after puzzle."""
    player = Player(page)
    taken: list[float] = []
    page.goto(f"/puzzles/{game}")
    while len(taken) < times:
        page.locator(PUZZLE).wait_for()
        page.wait_for_timeout(THINK)
        answered = attempt(player, finger)
        if answered is None:
            page.goto(f"/puzzles/{game}")
            continue
        taken.append(answered)
        page.keyboard.press("n")
        page.locator(".puzzle-verdict").wait_for(state="detached")
    return taken


def attempt(player: Player, finger: bool) -> float | None:
    """A try at the puzzle on show; None where nothing on the board can be chosen."""
    page = player.page
    press = page.touchscreen.tap if finger else page.mouse.click
    menu = page.locator(".menu button").first
    for _ in range(PRESSES):
        asks = menu.bounding_box() if menu.count() else None
        alive = player.alive()
        if asks is None and not alive:
            return None
        page.evaluate(VERDICT)
        if asks is not None:
            press(asks["x"] + asks["width"] / 2, asks["y"] + asks["height"] / 2)
        else:
            thing = player.random.choice(alive)
            press(thing["x"], thing["y"])
        try:
            page.wait_for_selector(".puzzle-verdict, .menu", timeout=LARGER)
        except TimeoutError:
            continue  # the board was enlarged
        if page.locator(".puzzle-verdict").count():
            return float(page.evaluate("() => window.answer"))
    return None


def visits(browser: Browser, port: int, link: SlowLink, game: str | None) -> list[Visit]:
    """The first visit of a browser to the lobby or to a table of its player, and the next one."""
    page = new_page(browser, port)
    path, seen = "/", LOBBY
    if game is not None:
        player = Player(page)
        player.set_up(game, ["me", "bot novice"])
        player.wait()
        path, seen = urlsplit(page.url).path, INTERACTIVE
    people = page.context.storage_state()
    page.context.close()
    context = new_context(browser, link.port, seen + SHIFT, people)
    found = []
    for _ in range(2):
        before = link.down.bytes
        page = context.new_page()
        page.goto(path, wait_until="commit")
        page.wait_for_function("() => window.interactive")
        took, (files, script) = page.evaluate("window.interactive"), page.evaluate(FETCHED)
        received = link.down.bytes - before
        page.wait_for_timeout(SETTLE)
        found.append(Visit(took, files, script, received, page.evaluate("window.shift")))
        page.close()
    context.close()
    return found


def tell_visits(what: str, found: list[list[Visit]]) -> None:
    """Two lines."""
    for name, visits in zip(("first visit", "next visit"), zip(*found, strict=True), strict=True):
        tell(f"{what}: {name}", [visit.milliseconds for visit in visits])
        one = visits[-1]
        sizes = f"{one.script / 1000:.0f} kB of script, {one.received / 1000:.0f} kB in all"
        print(f"    {one.files} files, {sizes}; layout shift {one.shift:.3f}", flush=True)


def new_page(browser: Browser, port: int) -> Page:
    """A page of somebody new."""
    return new_context(browser, port, INTERACTIVE).new_page()


def new_context(
    browser: Browser, port: int, seen: str, people: StorageState | None = None, **how: Any
) -> BrowserContext:
    """A browser with nothing kept but who somebody is; moves are not animated."""
    context = browser.new_context(
        **{
            "base_url": f"http://127.0.0.1:{port}",
            "viewport": {"width": 1440, "height": 900},
            "storage_state": people,
        }
        | how
    )
    likes = json.dumps(json.dumps(QUIET))
    context.add_init_script(
        f"if (location.protocol.startsWith('http')) {{"
        f"localStorage['lutece.preferences'] ??= {likes}; {seen} }}"
    )
    return context


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
        f"{what}: median {statistics.median(taken):.0f} ms, "
        f"best {min(taken):.0f} ms, worst {max(taken):.0f} ms "
        f"({len(taken)} times)",
        flush=True,
    )


if __name__ == "__main__":
    main()
