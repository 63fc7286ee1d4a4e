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


# What English says in words, Japanese writes with digits,
SPELLED = {
    "2": r"two|twice|second",
    "3": r"three|third",
    "4": r"four|fourth",
    "5": r"five|fifth",
    "6": r"six",
    "7": r"seven",
    "8": r"eight",
    "12": r"twelve",
}
# or, as with "both places" and "all three rulebooks", without a figure.
WITHOUT_FIGURE = {"2": r"両方|両側|どちら|もう1つ", "3": r"どの"}
MAY_BE_TWO = re.compile(r"\b(?:both|doubles?|pairs?)\b")
COUNTED = "つ|本|枚|人|位|回|マス|フラン|ポイント|組|種類|個|周|色|手|段|歩"
KANJI_FIGURE = re.compile(rf"[一二三四五六七八九十]+(?:{COUNTED})|二[重倍]")


def same_in_japanese(original: str, told: str) -> bool:
    """Every figure of the English text is there, and no other but a 1 (for "a" or "each")."""
    said, heard = figures(original), figures(told)
    spelled = {n for n, words in SPELLED.items() if re.search(rf"\b(?:{words})\b", original, re.I)}
    without = {n for n, words in WITHOUT_FIGURE.items() if re.search(words, told)}
    allowed = spelled | {"1"} | ({"2"} if MAY_BE_TWO.search(original) else set())
    return (
        not said - heard and spelled <= heard.keys() | without and (heard - said).keys() <= allowed
    )


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translation_has_the_same_parts_in_the_same_order(game, language):
    english, other = parts(rulebook(game)), parts(rulebook(game, language))
    assert [opening for opening, _ in other] == [opening for opening, _ in english]
    assert [part.split(" ")[0] for _, part in other] == [part.split(" ")[0] for _, part in english]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translation_has_the_same_figures_in_each_rule_and_example(game, language):
    english, other = parts(rulebook(game)), parts(rulebook(game, language))
    for (_, original), (_, told) in zip(english, other, strict=True):
        if language == "ja":
            assert same_in_japanese(original, told), told
        else:
            assert figures(told) == figures(original), told
        assert not re.search(r"(?![0-9])\d", told), f"a digit of another script: {told}"


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translation_has_the_same_shape(game, language):
    """Tables row by row, lists, rulings, crossings and the names of the notation."""
    for original, told in zip(parts(rulebook(game)), parts(rulebook(game, language)), strict=True):
        assert shape(told[1]) == shape(original[1]), told[1]
        if language != "ja":
            assert rows(told[1]) == rows(original[1]), told[1]


@pytest.mark.parametrize("game", games.NAMES)
def test_japanese_counts_in_digits(game):
    for number, part in parts(rulebook(game, "ja")):
        assert not (found := KANJI_FIGURE.findall(part)), (number, found)


def rows(text: str) -> list[list[str]]:
    """The figures of each row of the tables."""
    table = [line for line in text.splitlines() if line.startswith("|")]
    return [re.findall(r"[0-9]+", row) for row in table]


def shape(text: str) -> list[object]:
    table = [line for line in text.splitlines() if line.startswith("|")]
    return [
        [row.count("|") for row in table],
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
