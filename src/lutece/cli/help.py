"""Help that reads well at any width: Typer keeps the line breaks of docstrings, which are ours."""

from inspect import cleandoc

import typer

EXAMPLE = "[dim]"  # begins a line that stays one


def flow_help(app: typer.Typer) -> None:
    """Let the terminal break the lines of every command's help."""
    for command in app.registered_commands:
        if command.callback is not None:
            command.help = flowing(command.callback.__doc__ or "")


def flowing(text: str) -> str:
    """A docstring with a line for each paragraph and for each example."""
    paragraphs = cleandoc(text).split("\n\n")
    return "\n\n".join(p if p.startswith(EXAMPLE) else " ".join(p.split()) for p in paragraphs)
