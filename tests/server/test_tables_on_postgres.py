"""The tests of tables and of live play once more, with PostgreSQL under the server."""

from collections.abc import Iterator

import pytest

from tests.server.helpers import Running
from tests.server.people_fixtures import Cluster, a_cluster  # noqa: F401
from tests.server.test_live import *  # noqa: F403
from tests.server.test_tables import *  # noqa: F403


@pytest.fixture(name="server", scope="module")
def a_server_on_postgres(cluster: Cluster) -> Iterator[Running]:
    running = Running(cluster.new_database())
    yield running
    running.stop()
