"""Ratings as a picture: an SVG that a browser opens, with every bot at its Elo."""

from collections.abc import Callable
from html import escape

from lutece.lab.arena import BotFigures, Standing

WIDTH, ROW, TOP, LEFT, RIGHT, FOOT = 760, 44, 64, 170, 120, 56
STEP = 100  # Elo between two lines of the grid
INK, PALE, LINE, DOT = "#1f2937", "#6b7280", "#e5e7eb", "#1d4ed8"


def ladder_svg(standing: Standing) -> str:
    """A row a bot, the strongest on top: its Elo as a dot, the 95 % interval as a bar."""
    bots, contest = standing.bots(), standing.contest
    low = min(bot.elo - bot.error for bot in bots) // STEP * STEP
    high = -(-max(bot.elo + bot.error for bot in bots) // STEP) * STEP
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, STEP)

    def x(elo: float) -> float:
        return LEFT + (elo - low) * scale

    bottom = TOP + ROW * len(bots)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + FOOT}" '
        'font-family="system-ui, sans-serif" font-size="14">',
        f'<rect width="{WIDTH}" height="{bottom + FOOT}" fill="white"/>',
        _text(
            20,
            32,
            f"{contest.game}, {contest.seats} players, {len(standing.played)} games",
            size=18,
            weight=600,
        ),
    ]
    for step in range(int(low), int(high) + 1, _grid(high - low)):
        parts.append(
            f'<line x1="{x(step):.1f}" x2="{x(step):.1f}" y1="{TOP}" y2="{bottom}" '
            f'stroke="{LINE}"/>'
        )
        parts.append(_text(x(step), bottom + 20, str(step), PALE, anchor="middle", size=12))
    for row, bot in enumerate(bots):
        parts += _row(bot, TOP + ROW * row + ROW / 2, x)
    parts.append(
        _text(20, bottom + 44, f"Elo with 95 % intervals; {contest.bots[0]} is 0", PALE, size=12)
    )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _row(bot: BotFigures, y: float, x: Callable[[float], float]) -> list[str]:
    return [
        _text(LEFT - 24, y + 5, bot.name, anchor="end", weight=600),
        f'<line x1="{x(bot.elo - bot.error):.1f}" x2="{x(bot.elo + bot.error):.1f}" y1="{y}" '
        f'y2="{y}" stroke="{DOT}" stroke-width="3" stroke-linecap="round" opacity="0.4"/>',
        f'<circle cx="{x(bot.elo):.1f}" cy="{y}" r="6" fill="{DOT}"/>',
        _text(WIDTH - RIGHT + 24, y, f"{round(bot.elo)} ± {bot.error:.0f}"),
        _text(WIDTH - RIGHT + 24, y + 16, f"{1000 * bot.seconds:.1f} ms", PALE, size=12),
    ]


def _grid(span: float) -> int:
    """So many Elo between two lines that there are at most ten."""
    return STEP * max(1, round(span / STEP / 10))


def _text(
    x: float,
    y: float,
    words: str,
    colour: str = INK,
    *,
    anchor: str = "start",
    size: int = 14,
    weight: int = 400,
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}" '
        f'font-size="{size}" font-weight="{weight}">{escape(words)}</text>'
    )
