"""A study as data frames: every figure of the report, and of what `--json` prints."""

from dataclasses import replace

import msgspec
import pytest

from lutece import games
from lutece.lab.simulate import Plan
from lutece.study.frames import study_frames
from lutece.study.report import StudyReport, study_report
from lutece.study.tally import Tally, play_study


def test_frames_hold_the_figures_of_the_report() -> None:
    pytest.importorskip("pandas")
    plan, tallies = Plan("paris-paris", 2, 20, "frames", ("greedy",)), {}
    for players in (2, 3):
        tallies[players] = Tally()
        for batch in play_study(replace(plan, seats=players), 1):
            tallies[players].merge(batch)
    report = study_report(plan, games.load("paris-paris"), tallies)
    frames = study_frames(report)
    assert frames["players"]["games"].tolist() == [20, 20]
    three = report.players[1]
    assert frames["players"]["margin_low"][1] == three.margin.low
    rows = frames["turn_order"].query("players == 3")
    assert rows["wins"].tolist() == [place.wins.value for place in three.turn_order]
    assert len(frames["components"]) == sum(len(one.components) for one in report.players)
    counts = frames["score_counts"].query("players == 2")
    assert (
        dict(zip(counts["score"], counts["games"], strict=True)) == report.players[0].score_counts
    )
    again = msgspec.json.decode(msgspec.json.encode(report), type=StudyReport)
    assert all(frame.equals(frames[name]) for name, frame in study_frames(again).items())
