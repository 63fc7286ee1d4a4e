"""The limits of the server, as its documentation tells them."""

from pathlib import Path

from lutece.server import limits

SERVING = Path(__file__).parents[2] / "docs" / "serving.md"


def test_the_documentation_shows_the_limits_of_the_code():
    assert limits.as_markdown() in SERVING.read_text(encoding="utf-8"), (
        "write the output of `python -m lutece.server.limits` into docs/serving.md"
    )
