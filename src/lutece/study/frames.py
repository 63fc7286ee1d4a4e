"""A study as data frames of pandas: a frame for each kind of figure, a row for each figure."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from lutece.kernel.errors import LuteceError
from lutece.lab.estimates import Estimate
from lutece.study.report import PlayersReport, StudyReport

if TYPE_CHECKING:
    from pandas import DataFrame

LISTS = ("turn_order", "sources", "components", "marks")
COUNTS = {"score_counts": "score", "round_counts": "rounds"}


def study_frames(report: StudyReport) -> dict[str, "DataFrame"]:
    """`players` with the figures of each number of players, and one frame for each list of them.

    Every frame has a column `players`. An estimate takes three columns: `wins`, `wins_low` and
    `wins_high`, its 95 % interval. `lutece study --json` prints what
    `msgspec.json.decode(text, type=StudyReport)` reads back.
    """
    try:
        from pandas import DataFrame
    except ImportError as error:
        raise LuteceError("Data frames need pandas: pip install 'lutece[data]'.") from error
    reports = report.players
    frames = {"players": DataFrame([_flat(_single_figures(one)) for one in reports])}
    for name in LISTS:
        rows = [
            {"players": one.players, **_flat(msgspec.structs.asdict(row))}
            for one in reports
            for row in getattr(one, name)
        ]
        frames[name] = DataFrame(rows)
    for name, figure in COUNTS.items():
        rows = [
            {"players": one.players, figure: value, "games": games}
            for one in reports
            for value, games in getattr(one, name).items()
        ]
        frames[name] = DataFrame(rows)
    return frames


def _single_figures(report: PlayersReport) -> dict[str, Any]:
    """What is one figure, not a list of them."""
    left_out = {*LISTS, *COUNTS, "unknown"}
    return {k: v for k, v in msgspec.structs.asdict(report).items() if k not in left_out}


def _flat(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row with its estimates as three columns each."""
    flat: dict[str, Any] = {}
    for name, value in row.items():
        if isinstance(value, Estimate):
            flat |= {name: value.value, f"{name}_low": value.low, f"{name}_high": value.high}
        else:
            flat[name] = value
    return flat
