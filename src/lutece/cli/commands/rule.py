"""`lutece rule`: a rule in words."""

from typing import Annotated

import typer

from lutece.cli.console import out


def rule(
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="For example PP-14.")],
    language: Annotated[str, typer.Option("--language", "-l", help="en, it, pt, ru or ja.")] = "en",
) -> None:
    """Show a rule in words, with its rulings."""
    from rich.markdown import Markdown

    from lutece import games
    from lutece.table.rulebook import UnknownRuleError, rule_numbers, rule_text

    with_rulebook = [name for name in games.NAMES if games.describe(name).rulebook]
    for name in with_rulebook:
        try:
            out.print(Markdown(rule_text(name, number, language)))
        except UnknownRuleError:
            continue
        return
    numbers = [rule_numbers(name) for name in with_rulebook]
    spans = " and ".join(f"{rules[0]} to {rules[-1]}" for rules in numbers)
    raise UnknownRuleError(f"There is no rule {number!r}. The rules are numbered {spans}.")
