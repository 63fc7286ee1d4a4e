"""Drawings of studies and reviews as inline SVG: bars, intervals, histograms, lines."""

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

from lutece.lab.estimates import Estimate

INK, PALE, GRID, BLUE, RED = "#1f2937", "#6b7280", "#e5e7eb", "#2563eb", "#dc2626"
PALETTE = (
    "#2563eb", "#f59e0b", "#16a34a", "#dc2626", "#7c3aed", "#0891b2",
    "#db2777", "#65a30d", "#9a3412", "#475569", "#facc15", "#1e3a8a",
)  # fmt: skip
ROW = 30


class Line(NamedTuple):
    """A vertical line across a chart, such as a fair share."""

    at: float
    label: str


def svg(width: float, height: float, parts: Sequence[str], title: str) -> str:
    """A drawing, with a title for screen readers."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}" '
        f'style="max-width:{width:g}px">{"".join(parts)}</svg>'
    )


def text(
    x: float, y: float, words: str, colour: str = INK, anchor: str = "start", size: int = 13
) -> str:
    """Words in a drawing."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}" '
        f'font-size="{size}">{escape(words)}</text>'
    )


def interval_chart(
    rows: Sequence[tuple[str, Estimate, bool]], lines: Sequence[Line], title: str, width: int = 360
) -> str:
    """A row for each share: a dot with its interval, red where it is marked."""
    left, right, top = 92, 52, 22
    bounds = [row[1].high or row[1].value for row in rows] + [line.at for line in lines]
    most = min(1.0, 1.15 * max(bounds))
    scale = (width - left - right) / most
    bottom = top + ROW * len(rows)
    parts = []
    for line in lines:
        x = left + line.at * scale
        parts.append(_stroke(x, top, x, bottom, PALE, dashed=True))
        parts.append(text(x, top - 7, line.label, PALE, "middle", 11))
    for n, (name, estimate, marked) in enumerate(rows):
        y, colour = top + ROW * (n + 0.5), RED if marked else BLUE
        parts.append(text(left - 10, y + 4, name, anchor="end"))
        low, high = estimate.low or 0.0, most if estimate.high is None else estimate.high
        parts.append(
            _stroke(left + low * scale, y, left + min(high, most) * scale, y, colour, thick=True)
        )
        parts.append(f'<circle cx="{left + estimate.value * scale:.1f}" cy="{y}" r="6" ')
        parts.append(f'fill="{colour}"/>')
        parts.append(text(width - right + 6, y + 4, f"{100 * estimate.value:.0f} %", colour))
    parts.append(_stroke(left, bottom, width - right, bottom, GRID))
    return svg(width, bottom + 6, parts, title)


def stacked_bar(shares: Sequence[tuple[str, float, str]], title: str, width: int = 900) -> str:
    """Names, shares and colours as one bar; large parts carry their share."""
    total, height, x, parts = sum(share for _, share, _ in shares) or 1.0, 40, 0.0, []
    for name, share, colour in shares:
        part = width * share / total
        hint = f"{name}: {100 * share:.1f} %"
        parts.append(
            f'<rect x="{x:.1f}" y="0" width="{part:.1f}" height="{height}" '
            f'fill="{colour}"><title>{escape(hint)}</title></rect>'
        )
        if part > 34:
            words = f"{100 * share:.0f} %"
            parts.append(text(x + part / 2, height / 2 + 5, words, "white", "middle", 14))
        x += part
    return svg(width, height, parts, title)


def share_bar(estimate: Estimate, marked: bool, width: int = 90) -> str:
    """How often something happens, as a small bar."""
    colour = RED if marked else BLUE
    return svg(
        width,
        12,
        [
            f'<rect width="{width}" height="12" fill="{GRID}" rx="2"/>',
            f'<rect width="{width * estimate.value:.1f}" height="12" fill="{colour}" rx="2"/>',
        ],
        f"{100 * estimate.value:.0f} %",
    )


def small_interval(
    estimate: Estimate, fair: float, limit: float, marked: bool, width: int = 90
) -> str:
    """A share of wins beside the fair share (grey) and the share that is marked (red dashes)."""
    most = 2.0 * fair
    scale, colour = width / most, RED if marked else BLUE
    low, high = estimate.low or 0.0, most if estimate.high is None else estimate.high
    parts = [
        f'<rect width="{width}" height="14" fill="#f8fafc"/>',
        _stroke(fair * scale, 0, fair * scale, 14, PALE),
        _stroke(limit * scale, 0, limit * scale, 14, RED, dashed=True),
        _stroke(low * scale, 7, min(high, most) * scale, 7, colour, thick=True),
        f'<circle cx="{min(estimate.value, most) * scale:.1f}" cy="7" r="4" fill="{colour}"/>',
    ]
    return svg(width, 14, parts, f"{100 * estimate.value:.0f} %")


def histogram(counts: Mapping[int, int], label: str, title: str, width: int = 360) -> str:
    """How often each number came, in at most 40 bars."""
    low, high = min(counts), max(counts)
    step = max(1, -(-(high - low + 1) // 40))
    bins = [0] * ((high - low) // step + 1)
    for value, count in counts.items():
        bins[(value - low) // step] += count
    height, bottom = 130, 110
    bar = width / len(bins)
    parts = []
    for n, count in enumerate(bins):
        tall = (bottom - 8) * count / max(bins)
        parts.append(
            f'<rect x="{n * bar + 0.5:.1f}" y="{bottom - tall:.1f}" '
            f'width="{max(bar - 1, 0.5):.1f}" height="{tall:.1f}" fill="{BLUE}"/>'
        )
    parts += [
        _stroke(0, bottom, width, bottom, GRID),
        text(0, height - 4, str(low), PALE, size=12),
        text(width / 2, height - 4, label, PALE, "middle", 12),
        text(width, height - 4, str(high), PALE, "end", 12),
    ]
    return svg(width, height, parts, title)


class Dot(NamedTuple):
    """A mark on the axis of a line chart, with a tooltip."""

    at: int
    words: str
    colour: str = PALE


def line_chart(
    series: Sequence[tuple[str, Sequence[float], str]],
    dots: Sequence[Dot],
    title: str,
    width: int = 900,
    height: int = 260,
) -> str:
    """Shares from 0 to 1, one line for each name with its values and colour; dots on the axis."""
    left, right, top, bottom = 40, 30, 10, height - 24
    last = max(len(values) for _, values, _ in series) - 1
    step, scale = (width - left - right) / max(last, 1), bottom - top
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = bottom - share * scale
        parts.append(_stroke(left, y, width - right, y, GRID))
        parts.append(text(left - 6, y + 4, f"{100 * share:.0f} %", PALE, "end", 11))
    heights = _apart([bottom - values[-1] * scale for _, values, _ in series], 14.0)
    for (name, values, colour), y in zip(series, heights, strict=True):
        points = " ".join(
            f"{left + n * step:.1f},{bottom - value * scale:.1f}" for n, value in enumerate(values)
        )
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" '
            f'stroke-linejoin="round"><title>{escape(name)}</title></polyline>'
        )
        parts.append(text(width - right + 6, y + 4, name, colour, size=12))
    for dot in dots:
        parts.append(
            f'<circle cx="{left + dot.at * step:.1f}" cy="{bottom}" r="4" fill="{dot.colour}">'
            f"<title>{escape(dot.words)}</title></circle>"
        )
    parts.append(text(left, height - 4, "0", PALE, size=11))
    parts.append(text(width - right, height - 4, f"{last} decisions", PALE, "end", 11))
    return svg(width, height, parts, title)


def _apart(heights: Sequence[float], least: float) -> list[float]:
    """Heights moved up until no two are closer than `least`, so that labels do not overlap."""
    moved, lowest = list(heights), math.inf
    for n in sorted(range(len(moved)), key=lambda n: -moved[n]):
        moved[n] = lowest = min(moved[n], lowest - least)
    return moved


class Point(NamedTuple):
    """A point of a scatter plot; one with a label is large and named."""

    x: float
    y: float
    colour: str
    label: str = ""


def scatter(
    dots: Sequence[Point], front: Sequence[tuple[float, float]], axes: tuple[str, str], title: str,
    width: int = 760, height: int = 420,
) -> str:  # fmt: skip
    """Points, and a line through those that no other beats in both measures."""
    left, right, top, bottom = 56.0, width - 24.0, 20.0, height - 48.0
    most_x, most_y = (1.05 * max((value for value in values), default=1.0) or 1.0 for values in (
        [dot.x for dot in dots], [dot.y for dot in dots],
    ))  # fmt: skip

    def at(x: float, y: float) -> tuple[float, float]:
        return left + (right - left) * x / most_x, bottom - (bottom - top) * y / most_y

    parts = []
    for n in range(5):
        x, y = at(most_x * n / 4, most_y * n / 4)
        parts += [_stroke(x, top, x, bottom, GRID), _stroke(left, y, right, y, GRID)]
        parts.append(text(x, bottom + 16, f"{most_x * n / 4:.1f}", PALE, "middle", 11))
        parts.append(text(left - 6, y + 4, f"{most_y * n / 4:.1f}", PALE, "end", 11))
    steps = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in front))
    parts.append(f'<polyline points="{steps}" fill="none" stroke="{PALE}" stroke-width="1.5"/>')
    for dot in sorted(dots, key=lambda dot: bool(dot.label)):
        x, y = at(dot.x, dot.y)
        radius, faint = (7, "") if dot.label else (3.5, ' opacity="0.5"')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{dot.colour}"{faint}/>')
        if dot.label:
            ends = x > (left + right) / 2
            parts.append(
                text(x + (-11 if ends else 11), y + 4, dot.label, dot.colour,
                     "end" if ends else "start")
            )  # fmt: skip
    parts.append(text((left + right) / 2, height - 10, axes[0], PALE, "middle", 12))
    parts.append(text(left, top - 7, axes[1], PALE, "start", 12))
    return svg(width, height, parts, title)


def _stroke(
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    colour: str,
    *,
    thick: bool = False,
    dashed: bool = False,
) -> str:
    style = ' stroke-width="5" stroke-linecap="round" opacity="0.35"' if thick else ""
    style += ' stroke-dasharray="3 3"' if dashed else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"{style}/>'
    )
