"""The interface keeps what its description promises: no request makes the server fail.

A longer run: `LUTECE_EXAMPLES=500 pytest tests/server/test_description.py`.
"""

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from lutece.server.api import ENDPOINTS
from lutece.server.openapi import openapi
from tests.server.helpers import ME, Running, bot

EXAMPLES = int(os.environ.get("LUTECE_EXAMPLES", "6"))
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
)
ENDLESS = ("/api/tables/{table}/events", "/api/tables/{table}/lines")

schema = schemathesis.openapi.from_dict(openapi()).exclude(path=list(ENDLESS))


@pytest.fixture(scope="module")
def player(server: Running):
    """Somebody with a table, so that not everything is refused."""
    ada = server.guest("Ada")
    yield ada, ada.table(ME, bot())
    ada.close()


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize="LUTECE_EXAMPLES" not in os.environ,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_the_interface_is_as_described(case, server, player):
    ada, table = player
    if case.path_parameters and "table" in case.path_parameters:
        here = len(repr(case.body)) % 2  # half of them at a table that exists
        case.path_parameters["table"] = table if here else case.path_parameters["table"]
    if case.path.endswith(("/close", "/sign-out", "/me/delete")):
        return  # it would end the table, or the player, for all others
    case.call_and_validate(
        base_url=server.url, cookies=dict(ada.http.cookies), checks=CHECKS, timeout=20
    )


def test_every_address_is_described():
    paths = openapi()["paths"]
    described = {(method.upper(), path) for path, item in paths.items() for method in item}
    assert {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS} <= described
    assert ("POST", "/api/account") in described
