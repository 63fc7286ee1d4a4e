"""Puzzles on the page: found by mouse and by keyboard, on a phone, in five languages."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lutece import games
from lutece.lab.puzzles.schema import Puzzle, shipped_puzzles
from tests.web.conftest import NewContext
from tests.web.test_looks import check_words, serious

GAME = "paris-paris"
PHONE = {"width": 390, "height": 844}
READY = ".table.puzzle[data-ready=true]"


def shown(page: Page) -> Puzzle:
    """The puzzle on the page, with its answers."""
    expect(page.locator(READY)).to_be_visible()
    puzzles = shipped_puzzles(games.load(GAME))
    assert puzzles is not None
    return puzzles.by_id[page.locator(".table.puzzle").get_attribute("data-puzzle") or ""]


def element_of(page: Page, decision: str) -> str:
    """A board element that stands for a decision alone."""
    puzzle = page.locator(".table.puzzle").get_attribute("data-puzzle")
    view: dict[str, Any] = page.context.request.get(f"/api/puzzles/{GAME}/{puzzle}").json()["view"]
    touched = [element for one in view["decisions"] for element in one["touches"]]
    (wanted,) = (one for one in view["decisions"] if one["text"] == decision)
    return next(one for one in reversed(wanted["touches"]) if touched.count(one) == 1)


def pick(page: Page, decision: str) -> None:
    element = page.locator(f".stage [data-element='{element_of(page, decision)}']").first
    element.focus()
    page.keyboard.press("Enter")


def test_puzzles_are_one_click_from_the_lobby_and_tell_why(new_context: NewContext) -> None:
    page = new_context(bypass_csp=True).new_page()
    page.goto("/")
    page.locator(f".poster-{GAME} a[href='/puzzles/{GAME}']").click()
    puzzle = shown(page)
    page.locator("[data-act=hint]").click()
    expect(page.locator(".puzzle-hint")).to_be_visible()
    pick(page, puzzle.answers[-1].decision)
    verdict = page.locator(".puzzle-verdict")
    expect(verdict).to_have_attribute("data-found", "false")
    assert serious(page) == []
    page.locator("[data-act=again]").click()
    pick(page, puzzle.answers[0].decision)
    expect(verdict).to_have_attribute("data-found", "true")
    expect(page.locator(".review-why")).to_contain_text("points")
    expect(page.locator("[data-streak]")).to_have_text("0")
    page.keyboard.press("n")
    expect(page.locator(f".table.puzzle:not([data-puzzle='{puzzle.id}'])")).to_be_visible()
    other = shown(page)
    assert page.url.endswith(other.id)
    pick(page, other.answers[0].decision)
    expect(verdict).to_have_attribute("data-found", "true")
    expect(page.locator("[data-streak]")).to_have_text("1")
    expect(page.locator(".puzzle-change")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "it", "pt", "ru", "ja"])
def test_a_puzzle_fits_a_phone_in_every_language(new_context: NewContext, language: str) -> None:
    page = new_context(language, viewport=PHONE).new_page()
    page.goto(f"/puzzles/{GAME}")
    puzzle = shown(page)
    pick(page, puzzle.answers[-1].decision)
    expect(page.locator(".puzzle-verdict")).to_be_visible()
    page.locator("[data-act=answer]").click()
    next_one = page.locator("[data-act=next]").bounding_box()
    assert next_one is not None
    assert next_one["y"] + next_one["height"] <= PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    check_words(page, f"a puzzle, {language}")


def test_the_deck_of_somebody_without_mistakes_says_what_comes_here(
    new_context: NewContext,
) -> None:
    page = new_context(bypass_csp=True).new_page()
    page.goto("/deck")
    expect(page.locator("main")).to_contain_text("play a game and press Review")
    page.goto("/puzzles")
    expect(page.locator(".puzzle-shelves a[href='/deck']")).to_be_visible()
    assert serious(page) == []
