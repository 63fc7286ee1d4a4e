"""The limits of the server, as its documentation tells them."""

from pathlib import Path

from lutece.server import limits

DOCS = Path(__file__).parents[2] / "docs"
SERVING = DOCS / "serving.md"


def test_the_documentation_shows_the_limits_of_the_code():
    assert limits.as_markdown() in SERVING.read_text(encoding="utf-8"), (
        "write the output of `python -m lutece.server.limits` into docs/serving.md"
    )


def test_the_privacy_page_tells_how_long_things_are_kept():
    text = (DOCS / "privacy.md").read_text(encoding="utf-8")
    assert f"{limits.CHAT_DAYS.amount:g} days, and the last {limits.CHAT_KEPT.amount:g}" in text
    assert f"has not come back for {limits.GUEST_DAYS.amount:g} days" in text
