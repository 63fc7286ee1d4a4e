"""Every language tells the same rules: the same numbers, figures, tables and rulings as English."""

import re
from collections import Counter

import pytest

from lutece import games
from lutece.table.rulebook import LANGUAGES, rule_text, rulebook, rulebook_html

PAGES = [(game, language) for game in games.NAMES for language in LANGUAGES if language != "en"]
# A rule, an example, or what stands between a heading and the first rule below it.
PART = re.compile(r"^(?=## |\*\*PP?-\d+\*\*|- PP?-\d+)", re.MULTILINE)


def parts(page: str) -> list[tuple[str, str]]:
    """The page cut at its headings, rules and examples, each part with the number it opens with."""
    cut = PART.split(page)
    return [(found[0] if (found := re.search(r"PP?-\d+", part)) else "", part) for part in cut]


def figures(text: str) -> Counter[str]:
    return Counter(re.findall(r"[0-9]+", text))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translation_has_the_same_parts_in_the_same_order(game, language):
    english, other = parts(rulebook(game)), parts(rulebook(game, language))
    assert [opening for opening, _ in other] == [opening for opening, _ in english]
    assert [part.split(" ")[0] for _, part in other] == [part.split(" ")[0] for _, part in english]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translation_has_the_same_figures_in_each_rule_and_example(game, language):
    english, other = parts(rulebook(game)), parts(rulebook(game, language))
    for (_, original), (_, told) in zip(english, other, strict=True):
        assert figures(told) == figures(original), told
        assert not re.search(r"(?![0-9])\d", told), f"a digit of another script: {told}"


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translation_has_the_same_shape(game, language):
    """Tables row by row, lists, rulings, crossings and the names of the notation."""
    for original, told in zip(parts(rulebook(game)), parts(rulebook(game, language)), strict=True):
        assert shape(told[1]) == shape(original[1]), told[1]


def shape(text: str) -> list[object]:
    rows = [line for line in text.splitlines() if line.startswith("|")]
    return [
        [(row.count("|"), *re.findall(r"[0-9]+", row)) for row in rows],
        len(re.findall(r"^  - ", text, re.MULTILINE)),
        len(re.findall(r"^\*[^*\s]+\*", text, re.MULTILINE)),
        text.count("✕"),
        sorted(re.findall(r"`[^`]+`", text)),
    ]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translation_is_no_english(game, language):
    told = {line for line in rulebook(game, language).splitlines() if len(line) > 60}
    assert not told & set(rulebook(game).splitlines())


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_thing_has_one_name_and_a_name_one_thing(game, language):
    """The tables of buildings and tokens, and the stops of the lines, name by name."""
    for number in {"paris": ("P-3", "P-4"), "paris-paris": ("PP-1",)}[game]:
        english, told = (names(rule_text(game, number, tongue)) for tongue in ("en", language))
        pairs = set(zip(english, told, strict=True))
        assert len(pairs) == len(set(english)) == len(set(told)), sorted(pairs)


def names(rule: str) -> list[str]:
    """The cells of a rule's tables, or the stops of its lists, less what stands in brackets."""
    lists = re.findall(r"^  - .+?[:：](.+?)(?=\n  - |\n\n|\Z)", rule, re.MULTILINE | re.DOTALL)
    rows = [line for line in rule.splitlines() if line.startswith("| ")]
    cells = [cell for text in lists + rows for cell in re.split(r"[,、|]", text)]
    plain = (re.sub(r"[(（].*?[)）]|✕", "", " ".join(cell.split())).strip() for cell in cells)
    return [name for name in plain if name]


@pytest.mark.parametrize("game", games.NAMES)
def test_no_line_ends_inside_a_japanese_sentence(game):
    page = rulebook_html(game, "ja")
    assert not re.search(r"[^>\s]\n", page), "a line's end between two letters shows as a gap"
