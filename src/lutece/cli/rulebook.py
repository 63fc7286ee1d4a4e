"""The rules in our own words, found by their numbers."""

import re
from pathlib import Path

from lutece.kernel.errors import LuteceError

PACKAGED = Path(__file__).resolve().parents[1] / "rulebooks"
IN_SOURCES = Path(__file__).resolve().parents[3] / "docs" / "rules"

_RULE = re.compile(r"^\*\*([A-Z]+-\d+)\*\*", re.MULTILINE)


class UnknownRuleError(LuteceError):
    """No rule has that number."""


def rules_page(game: str) -> str:
    """A game's rules, whole, as Markdown."""
    folder = PACKAGED if PACKAGED.is_dir() else IN_SOURCES
    return (folder / f"{game}.md").read_text(encoding="utf-8")


def rule_numbers(game: str) -> list[str]:
    """Every rule number of the page, in order."""
    return _RULE.findall(rules_page(game))


def rule_text(game: str, number: str) -> str:
    """One rule with its rulings, as Markdown; raises UnknownRuleError."""
    page = rules_page(game)
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
