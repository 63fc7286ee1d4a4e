"""A study as one self-contained HTML page for the designer of a game."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import cycle

from lutece.lab.estimates import Estimate, number, percent
from lutece.study.charts import (
    PALETTE,
    Line,
    histogram,
    interval_chart,
    share_bar,
    small_interval,
    stacked_bar,
)
from lutece.study.report import (
    FAR_FROM_FAIR,
    LARGE_SOURCE,
    SMALL_SOURCE,
    STRONG_OWNER,
    ComponentReport,
    PlaceReport,
    PlayersReport,
    StudyReport,
    all_sources,
    ever_taken,
    group_components,
    taken_words,
)

STYLE = """
:root { color-scheme: light; }
body { font: 15px/1.5 system-ui, sans-serif; color: #1f2937; margin: 0; background: #f1f5f9; }
main { max-width: 1320px; margin: 0 auto; padding: 24px; }
h1 { margin: 0 0 4px; font-size: 28px; } h2 { margin: 0 0 4px; font-size: 20px; }
h3 { margin: 12px 0 4px; font-size: 15px; }
section { background: white; border-radius: 10px; padding: 18px 22px; margin: 16px 0; }
p.lead { color: #6b7280; margin: 0 0 10px; max-width: 110ch; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 20px; }
svg { width: 100%; height: auto; display: block; font-family: inherit; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
td { font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; color: #6b7280; padding: 4px 8px; white-space: nowrap; }
td { padding: 3px 8px; border-top: 1px solid #e5e7eb; vertical-align: middle; }
td.figure, th.figure { text-align: right; white-space: nowrap; }
td.round { white-space: nowrap; } td.found { text-align: right; min-width: 9em; }
td.chart { min-width: 100px; white-space: nowrap; } td.chart svg { max-width: 110px !important; }
td.first, tr.group td + td { border-left: 2px solid #cbd5e1; }
tr.group td { font-weight: 600; background: #f8fafc; }
.wrong { color: #b91c1c; font-weight: 600; }
ul { margin: 4px 0 10px; padding-left: 18px; } .none { color: #15803d; }
p.wrong { margin: 10px 0 2px; }
.unknown { background: #fef9c3; border-radius: 6px; padding: 8px 12px; margin: 8px 0; }
.swatch { display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin-right: 6px; }
.wide { overflow-x: auto; }
details > summary { cursor: pointer; color: #2563eb; }
"""

NO_BREAK = "\u00a0"
OWNERS_SHOWN = 6  # the others open with a click


def study_page(report: StudyReport, first: Sequence[tuple[str, str, str]] = ()) -> str:
    """The page; sections that come first are given by heading, explanation and content."""
    body = [
        _head(report),
        *(_section(*part) for part in (*first, *_sections(report))),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Study of {escape(report.title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(body).replace(' %', NO_BREAK + '%')}</main></body></html>\n"
    )


def _head(report: StudyReport) -> str:
    games = sum(players.games for players in report.players)
    options = ", ".join(name for name, chosen in report.options.items() if chosen)
    facts = [
        f"{games:,} games of {escape(', '.join(report.bots))} bots",
        f"seed {escape(report.seed)}",
        f"figures: {escape(report.components_file or 'as shipped')} (edition {report.edition})",
    ]
    if report.network_edition:
        facts.append(f"the network was trained for the earlier edition {report.network_edition}")
    if options:
        facts.append(f"options: {escape(options)}")
    return f"<h1>Study of {escape(report.title)}</h1><p class=lead>{' · '.join(facts)}</p>"


def _sections(report: StudyReport) -> Iterator[tuple[str, str, str]]:
    """Heading, explanation and content of each section."""
    all_players = report.players
    yield (
        "What stands out",
        "Everything on this page that is red. Shares are shares of wins unless they say otherwise; "
        "brackets hold the 95 % interval.",
        _columns(_marks(players) for players in all_players),
    )
    if report.goals:
        yield (
            "Goals",
            f"{report.goals_met}. An owner misses a goal only where that is beyond chance.",
            _columns(_goals(report, players) for players in all_players),
        )
    yield (
        "Who wins, by turn order",
        "The share of wins of each place in the turn order. The dashed line is a fair share; "
        f"a place is red if its share is certainly on one side of it and more than "
        f"{100 * FAR_FROM_FAIR:.0f} % away from it.",
        _columns(_turn_order(players) for players in all_players),
    )
    yield (
        "Where the points come from",
        f"Shares of all points. Red: under {100 * SMALL_SOURCE:.0f} % (hardly matters) or over "
        f"{100 * LARGE_SOURCE:.0f} % (dominates).",
        _sources(all_players),
    )
    yield (
        "Scores, length and lead",
        "How high, how close and how long the games are.",
        _columns(_scores(players) for players in all_players) + _lengths(all_players),
    )
    yield (
        "Components",
        "How often each is taken (share of games; ×: times in one game), in which round, "
        "and how often the players that took it win. Grey line: a fair share. Red dashes: "
        f"{STRONG_OWNER} times a fair share. A strong component and one that winners like to take "
        "look the same here: change its figure and study again.",
        _components(all_players),
    )


def _section(heading: str, lead: str, content: str) -> str:
    return f"<section><h2>{heading}</h2><p class=lead>{lead}</p>{content}</section>"


def _columns(parts: Iterator[str]) -> str:
    return f"<div class=columns>{''.join(f'<div>{part}</div>' for part in parts)}</div>"


def _heading(players: PlayersReport) -> str:
    return f"<h3>{players.players} players <small>({players.games:,} games)</small></h3>"


def _marks(players: PlayersReport) -> str:
    parts = [
        _heading(players),
        _mark_list(
            f"Turn order (fair: {100 * players.fair:.0f} %)",
            [_wins(p.place, p.wins) for p in _marked_places(players)],
        ),
        _mark_list("Owners win too often", _marked_owners(players)),
        _mark_list("Sources that hardly matter or dominate", _marked_sources(players)),
        _mark_list("Never taken", _marked_groups(players)),
    ]
    if not players.marks:
        parts.append("<p class=none>Nothing stands out.</p>")
    if players.unknown:
        items = "".join(f"<li>{escape(words)}</li>" for words in players.unknown)
        parts.append(f"<div class=unknown>These games cannot tell<ul>{items}</ul></div>")
    return "".join(parts)


def _mark_list(heading: str, items: list[str]) -> str:
    listed = [f"<li>{item}</li>" for item in items if item]
    return f"<p class=wrong>{heading}</p><ul>{''.join(listed)}</ul>" if listed else ""


def _marked_places(players: PlayersReport) -> list[PlaceReport]:
    return [p for p in players.turn_order if players.marked(p.place, "turn-order")]


def _marked_sources(players: PlayersReport) -> list[str]:
    return [
        f"<b>{escape(percent(s.share, 1))}</b> of all points: {escape(s.name)}"
        for s in players.sources
        if players.marked(s.key, "source")
    ]


def _marked_owners(players: PlayersReport) -> list[str]:
    """The owners that win most; the others in one item that opens with a click."""
    strong = [c for c in players.components if players.marked(c.key, "owner")]
    strong.sort(key=lambda c: c.owner_wins.value if c.owner_wins else 0.0, reverse=True)
    items = [_wins(f"{c.group}, {c.name}", c.owner_wins) for c in strong]
    more = items[OWNERS_SHOWN:]
    if not more:
        return items
    listed = "".join(f"<li>{item}</li>" for item in more)
    summary = f"<summary>{len(more)} more</summary>"
    return [*items[:OWNERS_SHOWN], f"<details>{summary}<ul>{listed}</ul></details>"]


def _wins(name: str, wins: Estimate | None) -> str:
    return f"<b>{escape(percent(wins))}</b> {escape(name)}"


def _goals(report: StudyReport, players: PlayersReport) -> str:
    rows = "".join(
        f"<tr><td>{escape(outcome.goal)}</td>"
        + f"<td class='found{'' if outcome.met else ' wrong'}'>{escape(outcome.found)} "
        + f"{'✓' if outcome.met else '✗'}</td></tr>"
        for outcome in report.goals
        if outcome.players == players.players
    )
    return f"{_heading(players)}<table>{rows}</table>"


def _marked_groups(players: PlayersReport) -> list[str]:
    if not any(mark.kind == "never-taken" for mark in players.marks):
        return []
    return [_never_taken(group, members) for group, members in group_components(players)]


def _never_taken(group: str, members: list[ComponentReport]) -> str:
    """How many components of a group nobody took, and which, after a click."""
    names = [c.name for c in members if c.taken.value == 0]
    if not names:
        return ""
    items = "".join(f"<li>{escape(name)}</li>" for name in names)
    count = f"<b>{len(names)}</b> of {len(members)}: {escape(group)}"
    return f"<details><summary>{count}</summary><ul>{items}</ul></details>"


def _turn_order(players: PlayersReport) -> str:
    rows = [(p.place, p.wins, players.marked(p.place)) for p in players.turn_order]
    fair = Line(players.fair, f"fair {100 * players.fair:.0f} %")
    return _heading(players) + interval_chart(rows, [fair], "Share of wins by turn order")


def _sources(all_players: list[PlayersReport]) -> str:
    names = all_sources(all_players)
    colours = dict(zip(names, cycle(PALETTE)))
    parts = []
    for players in all_players:
        shares = [(s.name, s.share.value, colours[s.key]) for s in players.sources]
        parts += [_heading(players), stacked_bar(shares, "Points by source", 1240)]
    head = "".join(
        f"<th class=figure>{p.players} players</th><th class=figure>points a player</th>"
        for p in all_players
    )
    rows = []
    for key, name in names.items():
        cells = "".join(_source_cells(players, key) for players in all_players)
        swatch = f'<span class=swatch style="background:{colours[key]}"></span>'
        rows.append(f"<tr><td>{swatch}{escape(name)}</td>{cells}</tr>")
    table = f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table>"
    return f"{''.join(parts)}<div class=wide>{table}</div>"


def _source_cells(players: PlayersReport, key: str) -> str:
    source = players.source(key)
    if source is None:
        return "<td></td><td></td>"
    return _figure(percent(source.share, 1), players.marked(key)) + _figure(number(source.points))


def _scores(players: PlayersReport) -> str:
    return _heading(players) + histogram(
        players.score_counts, "points of a player", "Scores of all players"
    )


def _lengths(all_players: list[PlayersReport]) -> str:
    rows = [
        ("Winning score", [number(p.winning_score) for p in all_players]),
        ("Lead of the winner over the next, points", [number(p.margin) for p in all_players]),
        ("Rounds", [number(p.rounds) for p in all_players]),
        ("Decisions in a game", [number(p.decisions) for p in all_players]),
        ("Changes of the lead", [number(p.lead_changes) for p in all_players]),
        ("The leader half-way wins", [percent(p.leader_wins) for p in all_players]),
    ]
    for n in range(max(p.players for p in all_players)):
        scores = [number(p.turn_order[n].score) if n < p.players else "" for p in all_players]
        place = next(p.turn_order[n].place for p in all_players if n < p.players)
        rows.append((f"Score, {place}", scores))
    head = "".join(f"<th class=figure>{p.players} players</th>" for p in all_players)
    body = "".join(
        f"<tr><td>{escape(name)}</td>{''.join(map(_figure, cells))}</tr>" for name, cells in rows
    )
    return f"<div class=wide><table><tr><th></th>{head}</tr>{body}</table></div>"


def _components(all_players: list[PlayersReport]) -> str:
    head = "".join(
        f"<th>{p.players} players: taken</th><th>round</th><th>owner wins</th>" for p in all_players
    )
    rows = []
    for groups in zip(*(group_components(players) for players in all_players), strict=True):
        name, members = groups[0]
        counts = "".join(
            f"<td colspan=3>{ever_taken(same)} of {len(same)} taken</td>" for _, same in groups
        )
        rows.append(f"<tr class=group><td>{escape(name)}</td>{counts}</tr>")
        for n, member in enumerate(members):
            cells = "".join(
                _component_cells(players, same[n])
                for players, (_, same) in zip(all_players, groups, strict=True)
            )
            rows.append(f"<tr><td>{escape(member.name)}</td>{cells}</tr>")
    return f"<div class=wide><table><tr><th></th>{head}</tr>{''.join(rows)}</table></div>"


def _component_cells(players: PlayersReport, component: ComponentReport) -> str:
    never = players.marked(component.key, "never-taken")
    strong = players.marked(component.key, "owner")
    wins, fair = component.owner_wins, players.fair
    taken = share_bar(component.taken, never)
    owner = "" if wins is None else small_interval(wins, fair, STRONG_OWNER * fair, strong)
    when = "" if component.when is None else number(component.when)
    return (
        f"{_chart(taken, taken_words(component), never, 'first')}<td class=round>{when}</td>"
        f"{_chart(owner, '' if wins is None else percent(wins), strong)}"
    )


def _chart(drawing: str, words: str, wrong: bool, first: str = "") -> str:
    style = " class=wrong" if wrong else ""
    return f"<td class='chart {first}'>{drawing}<span{style}>{escape(words)}</span></td>"


def _figure(words: str, wrong: bool = False) -> str:
    style = " class='figure wrong'" if wrong else " class=figure"
    return f"<td{style}>{escape(words)}</td>"
