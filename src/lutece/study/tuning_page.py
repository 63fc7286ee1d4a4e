"""The results of a tuning: sections of a study's page, and a CSV table."""

import csv
from collections.abc import Sequence
from html import escape
from io import StringIO
from itertools import groupby

from lutece.kernel.tuning import Tuning
from lutece.study.charts import BLUE, INK, RED, Point, scatter
from lutece.study.goals import KINDS, TURN_ORDER, Judgement, pareto_front
from lutece.study.tuner import Candidate, changes

PALE_BLUE = "#93c5fd"


def tuning_sections(
    tuning: Tuning, candidates: Sequence[Candidate], before: Candidate, after: Candidate
) -> list[tuple[str, str, str]]:
    """Headings, explanations and contents: goals, trade-off, figures."""
    return [
        (
            "Goals",
            f"Before: the figures as they are, {before.judgement.met} of "
            f"{len(before.judgement.outcomes)} goals met. After: the tuned figures, "
            f"{after.judgement.met} met; {after.games:,} games with each number of players.",
            goal_table(before.judgement, after.judgement),
        ),
        (
            "Trade-off",
            "Every set of figures that was tried. A miss of 1 is a miss as large as the tolerance "
            "of the goal. The line joins the sets that no other beats in both measures.",
            trade_off(candidates, before, after),
        ),
        (
            "Figures",
            f"The figures that change, of {len(tuning.figures)} that may be tuned.",
            _rows(
                ("figure", "before", "after"),
                [
                    tuple(map(str, change))
                    for change in changes(tuning, after.indices)
                ],
            ),
        ),
    ]  # fmt: skip


def trade_off(candidates: Sequence[Candidate], before: Candidate, after: Candidate) -> str:
    """Turn order against all other goals, as a drawing."""
    points = [_measures(candidate.judgement) for candidate in candidates]
    front = [points[n] for n in pareto_front(points)]
    dots = [Point(x, y, PALE_BLUE) for x, y in points]
    dots.append(Point(*_measures(before.judgement), RED, "as it is"))
    dots.append(Point(*_measures(after.judgement), BLUE, "tuned"))
    axes = ("misses of the goal for the turn order", "misses of all other goals")
    return scatter(dots, front, axes, "Trade-off between turn order and all other goals")


def goal_table(before: Judgement, after: Judgement) -> str:
    """All goals by number of players, before and after."""
    parts = []
    pairs = zip(before.outcomes, after.outcomes, strict=True)
    for players, group in groupby(pairs, lambda pair: pair[0].players):
        rows = [
            (old.kind, old.goal, _marked(old.found, old.met), _marked(new.found, new.met))
            for old, new in group
        ]
        heading = f"<h3>{players} players</h3>"
        parts.append(heading + _rows(("", "goal", "before", "after"), rows, marked=True))
    return "".join(parts)


def candidates_csv(tuning: Tuning, candidates: Sequence[Candidate]) -> str:
    """All sets of figures that were tried: misses, then the figures."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    names = [bounds.name for bounds in tuning.figures]
    writer.writerow(["number", "generation", "games", "met", "loss", *KINDS, *names])
    for found in candidates:
        judged = found.judgement
        misses = [f"{judged.miss(kind):.3f}" for kind in KINDS]
        values = [b.values[n] for b, n in zip(tuning.figures, found.indices, strict=True)]
        writer.writerow(
            [found.number, found.generation, found.games, judged.met, f"{judged.loss:.3f}",
             *misses, *values]
        )  # fmt: skip
    return text.getvalue()


def _measures(judgement: Judgement) -> tuple[float, float]:
    order = judgement.miss(TURN_ORDER)
    return order, judgement.loss - order


def _marked(words: str, met: bool) -> str:
    colour = INK if met else RED
    return f'<span style="color:{colour}">{escape(words)} {"✓" if met else "✗"}</span>'


def _rows(
    heads: Sequence[str], rows: Sequence[Sequence[str]], marked: bool = False
) -> str:  # fmt: skip
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    plain = len(heads) - 2 if marked else len(heads)
    body = "".join(
        "<tr>"
        + "".join(f"<td>{cell if n >= plain else escape(cell)}</td>" for n, cell in enumerate(row))
        + "</tr>"
        for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"
