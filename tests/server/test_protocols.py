"""The server's protocols stand on internals of uvicorn: a change of those must not go unnoticed."""

import hashlib
import inspect

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

KNOWN = {
    HttpToolsProtocol: "18fdf324b11bf160",
    RequestResponseCycle: "e67d470d435dcc1c",
    WebSocketsSansIOProtocol: "0bbcec98938432f7",
}


@pytest.mark.parametrize("kind", KNOWN, ids=lambda kind: kind.__name__)
def test_the_internals_of_uvicorn_are_those_that_the_protocols_know(kind):
    digest = hashlib.sha256(inspect.getsource(kind).encode()).hexdigest()[:16]
    assert digest == KNOWN[kind], (
        f"uvicorn {uvicorn.__version__} has another {kind.__name__}: read what changed, adapt "
        f"lutece/server/protocols.py, run the tests of the server, then write {digest} here."
    )
