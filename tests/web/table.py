"""What a person does at the web table, for the browser's tests."""

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

# Everything alive, each with a point where a click really reaches it.
ALIVE = """() => {
  const found = [];
  for (const element of document.querySelectorAll('.table [data-element][tabindex="0"]')) {
    const box = element.getBoundingClientRect();
    if (!box.width || box.right < 0 || box.bottom < 0) continue;
    for (const [dx, dy] of [[.5, .5], [.3, .3], [.7, .7], [.1, .5], [.9, .5], [.5, .1], [.5, .9]]) {
      const x = box.left + box.width * dx, y = box.top + box.height * dy;
      const there = document.elementFromPoint(x, y);
      if (there && element.contains(there)) {
        found.push({element: element.dataset.element, x, y});
        break;
      }
    }
  }
  return found;
}"""
# My turn with something to choose, a question, or the end.
ASKED = """() => document.querySelector(
  '.table[data-ready="true"] svg.board, dialog.over, .menu, .curtain')"""

MOVED = "(before) => Number(document.querySelector('.table').dataset.number) !== before"
# The click was heard: a move was made, a menu asks which, or points would be left on the table.
ANSWERED = f"""(before) => document.querySelector('.menu, dialog .menu-item, .prompt.warning') ||
  ({MOVED})(before)"""


def give_name(page: Page, name: str) -> None:
    """Save a name on the account page, and wait until it is saved."""
    page.goto("/account")
    page.fill("#my-name", name)
    page.locator("form.name-field button").click()
    expect(page.locator(".toast")).to_have_text("The others will see this name from now on.")


class Player:
    """Somebody at a browser."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)

    # --- getting to a table -------------------------------------------------------------------

    def set_up(self, game: str, seats: list[str], name: str = "Ada") -> None:
        """Set up a table in the lobby; seats by their value in the panel: me, link, bot novice."""
        page = self.page
        page.goto(f"/new/{game}")
        rows = page.locator(".wish-select")
        expect(rows).to_have_count(2)  # the server has answered whether I have a name
        if page.locator("#guest-name").count():
            page.fill("#guest-name", name)
        for more in range(2, len(seats)):
            page.locator(".wishes + .button").click()
            expect(rows).to_have_count(more + 1)
        for row, seat in enumerate(seats):
            rows.nth(row).select_option(seat)
        page.locator(".panel-buttons .primary").click()
        page.wait_for_url(re.compile("/table/"))

    def seated(self) -> None:
        """Wait until the board is there."""
        self.page.locator("svg.board").wait_for()

    # --- playing --------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many decisions the table on show has seen."""
        return int(self.page.locator(".table").get_attribute("data-number") or 0)

    def reaches(self, number: int) -> None:
        """Wait until the table on show has seen so many decisions."""
        seen = "Number(document.querySelector('.table').dataset.number)"
        self.page.wait_for_function(f"() => {seen} >= {number}")

    def wait(self) -> None:
        """Until something is asked of me, or the game is over."""
        self.page.wait_for_function(ASKED)

    @property
    def over(self) -> bool:
        """Whether the result is on show."""
        return self.page.locator("dialog.over").count() > 0

    def alive(self) -> list[dict[str, Any]]:
        """What can be clicked right now."""
        found: list[dict[str, Any]] = self.page.evaluate(ALIVE)
        return found

    def offered(self) -> list[dict[str, Any]]:
        """What can be clicked, as soon as there is something."""
        some = f"() => {{ const found = ({ALIVE})(); return found.length && found; }}"
        found: list[dict[str, Any]] = self.page.wait_for_function(some).json_value()
        return found

    def click(self, *wishes: str) -> str:
        """Click something alive: one that begins with the first wish that can be had, or any."""
        alive = self.offered()
        for wish in wishes:
            fitting = [thing for thing in alive if thing["element"].startswith(wish)]
            if fitting:
                alive = fitting
                break
        thing = self.random.choice(alive)
        before = self.number
        self.page.mouse.click(thing["x"], thing["y"])
        self._answered(before)
        return str(thing["element"])

    def step(self, *wishes: str) -> None:
        """One decision: onward if there is a button for it, else something on the board."""
        before = self.number
        onward = self.page.locator(".actions .primary[data-act]")
        if onward.count():
            onward.click()
            self._answered(before)
        elif self.alive():
            self.click(*wishes)
        else:
            self.page.locator(".actions [data-act]").first.click()
            self._answered(before)

    def play_on(self, *wishes: str, most: int = 600) -> int:
        """Play until the game is over; how many decisions it took me."""
        for made in range(most):
            self.wait()
            if self.over:
                return made
            self.step(*wishes)
        raise AssertionError("the game does not end")

    def _answered(self, before: int) -> None:
        """A move was made; where a menu asks which, the first; whatever points are left."""
        self.page.wait_for_function(ANSWERED, arg=before)
        if self.page.locator(".prompt.warning").count():
            self.page.locator("[data-act=confirm]").click()
            self.page.wait_for_function(MOVED, arg=before)
            return
        menu = self.page.locator(".menu button, dialog .menu-item")
        if menu.count():
            menu.first.click()
            self.page.wait_for_function(MOVED, arg=before)
