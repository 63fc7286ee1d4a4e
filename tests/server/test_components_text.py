"""Figures of components in the server's own words: nothing that a stranger wrote is read by it."""

import tomllib

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lutece import games
from lutece.kernel.components import slug
from lutece.server.components_text import as_toml
from lutece.server.components_worker import Job, verdict_on
from lutece.server.database_tables import tables
from tests.server.helpers import ME, key

WORDS = st.text(st.characters(codec="utf-8"), max_size=20)
NUMBERS = st.integers(-(2**60), 2**60) | st.floats(allow_nan=False, allow_infinity=False)
FIGURES = st.recursive(
    st.booleans() | WORDS | NUMBERS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(WORDS, FIGURES, max_size=3))
def test_the_text_has_the_same_figures(figures):
    assert tomllib.loads(as_toml(figures)) == figures


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_is_the_same_game(name):
    text = games.components_file(name).read_text(encoding="utf-8")
    plain = as_toml(tomllib.loads(text))
    assert games.load(name, plain).edition == games.load(name, text).edition


@pytest.mark.parametrize("strange", ["nan", "inf", "1979-05-27", "07:32:00"])
def test_what_is_no_figure_is_refused_in_the_other_process(strange):
    text = games.components_file("paris-paris").read_text(encoding="utf-8")
    assert verdict_on(Job("paris-paris", f"odd = {strange}\n{text}")).problem


def test_what_is_refused_leaves_no_name_behind(server, guest):
    """Names of refused files once stayed in a cache of this process for ever."""
    text = games.components_file("paris-paris").read_text(encoding="utf-8")
    known = slug.cache_info().currsize
    for n in range(3):
        strange = text.replace("Louvre", f"Somewhere {n} " + "x" * 100)
        wish = {"game": "paris-paris", "seats": [ME, ME], "components": strange}
        assert key(guest().post("/api/tables", wish)) == "wrong-components"
    assert slug.cache_info().currsize == known


def test_what_is_kept_is_our_own_text(server, guest):
    ada = guest()
    text = games.components_file("paris-paris").read_text(encoding="utf-8")
    table = ada.table(ME, ME, components=f"# written by a stranger\n{text}")
    kept = sa.select(tables.c.components).where(tables.c.id == table)
    (row,) = server.services.database.rows(kept)
    assert row.components == as_toml(tomllib.loads(text))
    assert "#" not in row.components
