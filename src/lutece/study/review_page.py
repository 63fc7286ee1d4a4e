"""A review as one self-contained HTML page with its chart."""

from html import escape

from lutece.kernel.structs import SEAT_LETTERS
from lutece.lab.review import SCALE, DecisionReview, PlayerReview, Review
from lutece.lab.review.words import percent_points, say_decision, say_difficulty, say_why, signed
from lutece.study.charts import RED, Dot, line_chart
from lutece.study.page import NO_BREAK, STYLE
from lutece.table import Match

SEAT_COLOURS = ("#1d4ed8", "#dc2626", "#ca8a04", "#374151")
MORE_STYLE = """
.label { border-radius: 4px; padding: 1px 6px; color: white; font-size: 12px; white-space: nowrap; }
.inaccuracy { background: #a16207; } .mistake { background: #c2410c; }
.blunder { background: #b91c1c; }
td.words { white-space: normal; min-width: 16ch; }
"""
ALL_TERMS = 99


def review_page(review: Review, match: Match) -> str:
    """The page."""
    title = f"Review of {match.game.title}"
    sections = [
        _section(
            "Win chances",
            "After every decision, by seat. Dots on the axis: something was revealed; red ones: "
            "a decision that cost much.",
            chart(review, match),
        ),
        _section(
            "Players",
            "Result − fair share = own decisions + others' decisions + luck, in points of win "
            "chance. Mean loss: of a decision with a choice.",
            _players(review.players),
        ),
        _section(
            "Key moments",
            "The most costly first, each in the position after so many decisions. Why: expected "
            "points by source, what was played compared with what was better, both played out on "
            "the same redeals.",
            _moments(review, match),
        ),
    ]
    facts = [f"{len(match)} decisions", f"looked at by {escape(review.bot)}"]
    facts += [escape(review.note)] if review.note else []
    body = f"<h1>{escape(title)}</h1><p class=lead>{' · '.join(facts)}</p>{''.join(sections)}"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{MORE_STYLE}</style></head>"
        f"<body><main>{body.replace(' %', NO_BREAK + '%')}</main></body></html>\n"
    )


def chart(review: Review, match: Match) -> str:
    """One line for each seat, from the fair share on; reveals and moments as dots."""
    fair = [player.fair for player in review.players]
    rows = [fair, *review.win]
    series = [
        (f"{SEAT_LETTERS[seat]}", [row[seat] for row in rows], SEAT_COLOURS[seat])
        for seat in range(review.seats)
    ]
    revealed = [
        Dot(
            found.number + 1,
            f"At {found.number + 1}: luck "
            + ", ".join(
                f"{SEAT_LETTERS[seat]} {percent_points(luck)}"
                for seat, luck in enumerate(found.luck)
            ),
        )
        for found in review.reveals
    ]
    costly = [
        Dot(number, _moment_words(review.decisions[number], match), RED)
        for number in review.moments
    ]
    result = ", ".join(
        f"{SEAT_LETTERS[seat]} {100 * share:.0f} %" for seat, share in enumerate(match.win)
    )
    return line_chart(series, [*revealed, *costly], f"Win chances by decision; in the end {result}")


def _moment_words(decision: DecisionReview, match: Match) -> str:
    played = say_decision(match, decision.number, decision.played)
    cost = f"{100 * decision.loss:.1f} points of win chance"
    return f"At {decision.number}, {SEAT_LETTERS[decision.seat]}: {played} cost {cost}"


def _section(heading: str, lead: str, content: str) -> str:
    return f"<section><h2>{heading}</h2><p class=lead>{lead}</p>{content}</section>"


def _players(players: list[PlayerReview]) -> str:
    rows = []
    for player in players:
        figures = [player.result - player.fair, player.own, player.others, player.luck]
        cells = [
            *(percent_points(value) for value in figures),
            f"{player.remainder:.0e}" if player.remainder else "0",
            f"{100 * player.mean_loss:.2f}",
            escape(player.class_),
            str(player.decisions),
        ]
        listed = "".join(f"<td class=figure>{cell}</td>" for cell in cells)
        rows.append(f"<tr><td>{_seat(player.seat)}</td>{listed}</tr>")
    heads = (
        "result − fair", "own decisions", "others' decisions", "luck", "remainder", "mean loss",
        "class", "decisions",
    )  # fmt: skip
    head = "".join(f"<th class=figure>{name}</th>" for name in heads)
    return f"<div class=wide><table><tr><th>seat</th>{head}</tr>{''.join(rows)}</table></div>"


def _moments(review: Review, match: Match) -> str:
    if not review.moments:
        least = f"{100 * SCALE.noticed:.0f} %"
        return f"<p class=none>No decision cost more than {least} of the win for certain.</p>"
    rows = "".join(_moment(review.decisions[number], match) for number in review.moments)
    heads = ("at", "seat", "played", "better", "cost", "points", "", "why")
    head = "".join(f"<th>{name}</th>" for name in heads)
    return f"<div class=wide><table><tr>{head}</tr>{rows}</table></div>"


def _moment(decision: DecisionReview, match: Match) -> str:
    number = decision.number
    low, high = 100 * decision.loss_low, 100 * decision.loss_high
    why = say_why(match.game, decision.why)
    everything = say_why(match.game, decision.why, ALL_TERMS)
    difficulty = say_difficulty(decision)
    better = escape(say_decision(match, number, decision.best))
    better += f"<br><small>{difficulty}</small>" if difficulty else ""
    cells = (
        f"<td class=figure>{number}</td>",
        f"<td>{_seat(decision.seat)}</td>",
        f"<td class=words>{escape(say_decision(match, number, decision.played))}</td>",
        f"<td class=words>{better}</td>",
        f"<td class=figure>{100 * decision.loss:.1f} % ({low:.1f}–{high:.1f})</td>",
        f"<td class=figure>{signed(-decision.points_lost)}</td>",
        f'<td><span class="label {decision.label}">{decision.label}</span></td>',
        f'<td class=words title="{escape(everything)}">{escape(why)}</td>',
    )
    return f"<tr>{''.join(cells)}</tr>"


def _seat(seat: int) -> str:
    colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    return f'<span class=swatch style="background:{colour}"></span>{SEAT_LETTERS[seat]}'
