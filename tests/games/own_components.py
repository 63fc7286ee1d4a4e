"""Components files of one's own, for tests."""

from pathlib import Path

from lutece import games


def components_with_a_richer_tile(file: Path) -> Path:
    """Write the components of Paris with a bonus tile that pays 7 francs more."""
    before, tile, after = (
        games.components_file("paris").read_text("utf-8").partition("number = 12, francs = ")
    )
    assert tile
    francs, comma, rest = after.partition(",")
    file.write_text(f"{before}{tile}{int(francs) + 7}{comma}{rest}", encoding="utf-8")
    return file
