"""Replaying records, and proving that a game was dealt as its seed says."""

from lutece.kernel.contract import Game, SetupError
from lutece.table.match import IllegalDecisionError, Match
from lutece.table.record import FullMove, Record, RecordError, whole


def replay(game: Game, record: Record) -> Match:
    """Replay a record; raises RecordError where it does not hold together."""
    if record.game != game.name:
        raise RecordError(f"This is a record of {record.game!r}, not of {game.name!r}.")
    if record.edition != game.edition:
        raise RecordError(
            f"This record was made with edition {record.edition} of {game.title}; here is edition "
            f"{game.edition}. If it was played with its own components file, name that file with "
            "--components; otherwise it needs the version of Lutèce that wrote it."
        )
    options = game.description.rule_options
    if set(record.options) - set(options):
        strange = sorted(set(record.options) - set(options))[0]
        raise RecordError(f"A record of {game.title} has no option {strange!r}.")
    if not set(game.description.recorded_options(dict.fromkeys(options, False))) <= set(
        record.options
    ):
        raise RecordError(f"This record does not say all options: {', '.join(options)}.")
    try:
        match = Match(game, record.seats, record.options, record.seed, record.setup)
    except SetupError as error:
        raise RecordError(f"The set-up of this record does not fit: {error}") from None
    for number, move in enumerate(record.moves):
        _replay_move(match, number, move)
    _check_end(match, record)
    return match


def verify(game: Game, record: Record) -> Match:
    """Replay a record and check that its seed deals exactly its set-up."""
    match = replay(game, record)
    promised = game.setup_data(Match(game, record.seats, record.options, record.seed).state)
    wrong = [part for part in promised if promised[part] != record.setup.get(part)]
    if wrong:
        raise RecordError(
            f"The seed of this record deals another game: {', '.join(wrong)} differ. Either the "
            "set-up or the seed was edited, or another program dealt it."
        )
    return match


def _replay_move(match: Match, number: int, move: str | FullMove) -> None:
    text = move if isinstance(move, str) else move.do
    seat, legal = match.to_move, match.legal()
    try:
        match.play(text)
    except IllegalDecisionError as error:
        raise RecordError(f"Decision {number + 1} of this record: {error}") from None
    if isinstance(move, FullMove):
        played = FullMove(seat, legal, text, match.game.after(match.state))
        if played != move:
            raise RecordError(
                f"Decision {number + 1} of this record ({text}) says other figures than the "
                "rules give: the record was edited, or made by a program that plays differently."
            )


def _check_end(match: Match, record: Record) -> None:
    if record.scores is None and record.win is None:
        if match.over:
            raise RecordError("The game of this record is over, but its result is missing.")
        return
    if not match.over:
        raise RecordError(
            "This record has a result but its game is not over: decisions are missing."
        )
    if record.scores != match.scores or record.win != whole(match.win):
        raise RecordError(
            f"This record says scores {record.scores}, win {record.win}; its decisions give "
            f"{match.scores}, {whole(match.win)}. It was edited."
        )
