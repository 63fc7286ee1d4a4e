"""The rules as documents: found, addressed by number, and safe to put into a page."""

import re

import pytest

from lutece import games
from lutece.games import rulebooks
from lutece.table import rulebook as module
from lutece.table.rulebook import (
    LANGUAGES,
    UnknownLanguageError,
    UnknownRuleError,
    rule_numbers,
    rule_text,
    rulebook,
    rulebook_html,
)

PAGES = [(game, language) for game in games.NAMES for language in LANGUAGES]
LAST = {"paris": 44, "paris-paris": 24}
TEXT = {"h1", "h2", "p", "a", "strong", "em", "code", "ul", "li", "details", "summary"}
TABLE = {"table", "thead", "tbody", "tr", "th", "td"}
LETTERS = {"paris": "P", "paris-paris": "PP"}


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_rule_has_its_place_in_the_page(game, language):
    page = rulebook_html(game, language)
    numbers = [f"{LETTERS[game]}-{n}" for n in range(1, LAST[game] + 1)]
    assert rule_numbers(game, language) == numbers
    assert re.findall(r'<p id="([^"]+)" class="rule">', page) == numbers
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_page_brings_no_script_and_no_style(game, language):
    page = rulebook_html(game, language)
    tags = set(re.findall(r"<(\w+)", page))
    assert tags <= TEXT | TABLE
    assert set(re.findall(r"<\w+ (\w+)=", page)) <= {"id", "class", "href"}


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_ruling_is_folded_away_behind_its_name(game, language):
    page = rulebook_html(game, language)
    rulings = re.findall(r"^\*[^*\n]+[.。]\*", rulebook(game, language), re.MULTILINE)
    folded = re.findall(r'<details class="ruling"><summary>([^<]+)</summary><p>(.)', page)
    assert len(folded) == len(rulings) > 0
    assert {f"*{name}" for name, _ in folded} == {ruling.rstrip(".。*") for ruling in rulings}
    assert all(first.strip() for _, first in folded)


def test_markup_in_a_page_is_only_text(monkeypatch):
    monkeypatch.setattr(module, "rulebook", lambda *_: "**P-1** <img src=x onerror=alert(1)> P-1")
    page = rulebook_html.__wrapped__("paris", "en")
    assert "<img" not in page
    assert "&lt;img" in page


def test_an_installed_package_reads_its_own_copy(tmp_path, monkeypatch):
    monkeypatch.setattr(rulebooks, "PACKAGED", tmp_path)
    assert rulebooks.rulebook_files("paris")["ja"] == tmp_path / "ja" / "paris.md"


def test_what_does_not_exist_is_told():
    with pytest.raises(games.UnknownGameError):
        rulebook("chess")
    with pytest.raises(UnknownLanguageError, match="en, it, pt, ru, ja"):
        rulebook("paris", "../en")
    with pytest.raises(UnknownRuleError, match="P-1 to P-44"):
        rule_text("paris", "P-45")
