"""Where the rulebooks of the games in this package are, in sources or installed."""

from pathlib import Path

from lutece.kernel.description import LANGUAGES

PACKAGED = Path(__file__).resolve().parents[1] / "rulebooks"
IN_SOURCES = Path(__file__).resolve().parents[3] / "docs" / "rules"


def rulebook_files(game: str) -> dict[str, Path]:
    """The Markdown file of a game's rulebook in each language."""
    folder = PACKAGED if PACKAGED.is_dir() else IN_SOURCES
    return {language: folder / language / f"{game}.md" for language in LANGUAGES}
