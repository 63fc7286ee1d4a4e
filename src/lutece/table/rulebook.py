"""The rules in our own words, in every language, whole or by their numbers.

A game's description says where its rulebook is in each language.
"""

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

from lutece import games
from lutece.kernel.description import LANGUAGES
from lutece.kernel.errors import LuteceError

__all__ = [
    "LANGUAGES",
    "UnknownLanguageError",
    "UnknownRuleError",
    "numbers_in",
    "rule_numbers",
    "rule_text",
    "rulebook",
    "rulebook_html",
]

_RULE = re.compile(r"^\*\*([A-Z]+-\d+)\*\*", re.MULTILINE)


class UnknownRuleError(LuteceError):
    """No rule has that number."""


class UnknownLanguageError(LuteceError):
    """There is no rulebook in that language."""

    def __init__(self, language: str) -> None:
        super().__init__(
            f"There is no rulebook in {language!r}. The languages are: {', '.join(LANGUAGES)}."
        )


@cache
def rulebook(game: str, language: str = "en") -> str:
    """A game's rules, whole, as Markdown; in English where this language has no page."""
    described = games.describe(game)
    if language not in LANGUAGES:
        raise UnknownLanguageError(language)
    file = described.rulebook.get(language) or described.rulebook.get("en")
    if file is None:
        raise UnknownRuleError(f"{described.title} comes without a rulebook.")
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise UnknownRuleError(
            f"The rulebook of {described.title} cannot be read: {file}: {error.strerror}."
        ) from None


def rule_numbers(game: str, language: str = "en") -> list[str]:
    """Every rule number of the page, in order."""
    return numbers_in(rulebook(game, language))


def numbers_in(page: str) -> list[str]:
    """Every rule number of a rulebook in Markdown, in order."""
    return _RULE.findall(page)


def rule_text(game: str, number: str, language: str = "en") -> str:
    """One rule with its rulings, as Markdown; raises UnknownRuleError."""
    page = rulebook(game, language)
    found = {m.group(1): m.start() for m in _RULE.finditer(page)}
    wanted = number.strip().upper()
    if wanted not in found:
        numbers = list(found)
        raise UnknownRuleError(
            f"There is no rule {number!r}. The rules are numbered {numbers[0]} to {numbers[-1]}."
        )
    start = found[wanted]
    ends = [at for at in found.values() if at > start] + [
        m.start() for m in re.finditer(r"^## ", page, re.MULTILINE) if m.start() > start
    ]
    return page[start : min(ends, default=len(page))].strip()


@cache
def rulebook_html(game: str, language: str = "en") -> str:
    """The same page as an HTML fragment that can be put into any page as it is.

    A rule's first paragraph has the rule's number as its id, a heading `section-1`, `section-2`…,
    a ruling is folded away (`details.ruling`), and every mention of a rule is a link to it.
    """
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(rulebook(game, language))
    mention = re.compile(rf"(?<![A-Za-z\d-]){re.escape(games.describe(game).rules)}-\d+")
    sections = 0
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open" and opening.tag == "h2":
            sections += 1
            opening.attrSet("id", f"section-{sections}")
        elif opening.type == "paragraph_open" and (rule := _RULE.match(inline.content)):
            opening.attrSet("id", rule[1])
            opening.attrSet("class", "rule")
        if inline.type == "inline":
            inline.children = _linked(inline.children or [], mention)
    return str(parser.renderer.render(_folded(tokens), parser.options, {}))


def _folded(tokens: Sequence[Token]) -> list[Token]:
    """The same page, with each ruling folded away behind its name."""
    folded: list[Token] = []
    at = 0
    while at < len(tokens):
        paragraph = tokens[at : at + 3]
        children = paragraph[1].children or [] if len(paragraph) == 3 else []
        if tokens[at].type == "paragraph_open" and children and children[0].type == "em_open":
            folded += _ruling(paragraph[1], children)
            at += 3
        else:
            folded.append(tokens[at])
            at += 1
    return folded


def _ruling(inline: Token, children: list[Token]) -> list[Token]:
    """A ruling as a disclosure: its name ("Ruling.") opens the rest."""
    end = next(n for n, token in enumerate(children) if token.type == "em_close")
    name = "".join(token.content for token in children[1:end])
    inline.children = children[end + 1 :]
    if inline.children and inline.children[0].type == "text":
        inline.children[0].content = inline.children[0].content.lstrip()
    return [
        Token("details_open", "details", 1, attrs={"class": "ruling"}),
        Token("summary_open", "summary", 1),
        _inline(name.strip().rstrip(".。")),
        Token("summary_close", "summary", -1),
        Token("paragraph_open", "p", 1),
        inline,
        Token("paragraph_close", "p", -1),
        Token("details_close", "details", -1),
    ]


def _inline(content: str) -> Token:
    return Token("inline", "", 0, content=content, children=[_text(content)])


def _linked(tokens: Sequence[Token], mention: re.Pattern[str]) -> list[Token]:
    """The same words, with a link at each number of a rule."""
    linked: list[Token] = []
    for token in tokens:
        if token.type != "text":
            linked.append(token)
            continue
        at = 0
        for found in mention.finditer(token.content):
            link = Token("link_open", "a", 1, attrs={"href": f"#{found[0]}"})
            linked += [_text(token.content[at : found.start()]), link, _text(found[0])]
            linked.append(Token("link_close", "a", -1))
            at = found.end()
        linked.append(_text(token.content[at:]))
    return linked


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)
