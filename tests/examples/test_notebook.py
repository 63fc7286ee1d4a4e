"""The notebook runs, and shows what it is saved with."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.examples.notebook import run, run_cell

TOUR = Path(__file__).parents[2] / "examples" / "tour.ipynb"


def test_tour_shows_what_is_saved() -> None:
    saved = json.loads(TOUR.read_text())
    assert run(saved) == saved, "python -m tests.examples.notebook examples/tour.ipynb writes it"


def test_tour_names_no_file_of_a_machine() -> None:
    assert str(Path.home()) not in TOUR.read_text()
    assert " object at 0x" not in TOUR.read_text()


@pytest.mark.parametrize(
    ("source", "kinds"),
    [
        ("x = 1", []),
        ("x = 1\nprint(x)\nx + 1", ["stream", "execute_result"]),
        ("print('only printed')", ["stream"]),
    ],
)
def test_runner_keeps_what_is_printed_and_the_last_value(source: str, kinds: list[str]) -> None:
    namespace: dict[str, Any] = {}
    assert [output["output_type"] for output in run_cell(source, 1, namespace)] == kinds


def test_runner_raises_the_error_of_a_cell() -> None:
    with pytest.raises(ZeroDivisionError):
        run_cell("1 / 0", 1, {})
