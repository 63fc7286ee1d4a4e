"""What the server refuses: every refusal has a key, a status and an English sentence.

The page has the same keys in each language (`web/texts/*/server.ftl`).
"""

from lutece.table.view import SaidView

# Key without its prefix -> HTTP status and the sentence.
REFUSALS: dict[str, tuple[int, str]] = {
    "bad-message": (400, "The server cannot read this message: {problem}"),
    "unknown-page": (404, "There is nothing at this address."),
    "unknown-game": (404, "There is no game called {game}."),
    "unknown-rules": (404, "There are no rules of {game} in the language {language}."),
    "unknown-lesson": (404, "There is no lesson {lesson} of {game}."),
    "lesson-changed": (409, "This lesson has changed in the meantime: start it again."),
    "unknown-table": (404, "There is no table {table}. It may have been closed."),
    "unknown-seat": (404, "There is no seat {seat} at this table."),
    "unknown-level": (422, "There is no bot called {level}."),
    "unknown-option": (422, "This game has no option called {option}."),
    "unknown-moment": (404, "This game has no moment {number}."),
    "wrong-seats": (422, "This game is for {fewest} to {most} players."),
    "wrong-components": (422, "The components file cannot be used: {problem}"),
    "bad-clock": (
        422,
        "A clock needs at least 10 seconds a turn or 1 minute a game, and 30 days at most.",
    ),
    "wrong-record": (422, "This record cannot be opened: {problem}"),
    "nobody-here": (422, "At least one seat must be for a person."),
    "wrong-method": (405, "This address does not answer to {method}."),
    "too-large": (413, "This is too large: the limit is {limit} bytes."),
    "too-fast": (429, "That was too fast. Wait a moment and try again."),
    "too-slow": (408, "This request took too long to arrive."),
    "too-many-connections": (429, "You have too many open connections: close some pages."),
    "too-many-tables": (429, "You have {count} games open: finish or close one first."),
    "unknown-host": (
        421,
        "This server does not answer to the name {host}. "
        "To allow it, start the server with: lutece serve --name {host}",
    ),
    "foreign-page": (403, "This request came from another site's page."),
    "name-needed": (401, "Enter your name first."),
    "bad-name": (422, "A name must have 1 to {most} visible characters."),
    "bad-login": (
        422,
        "A sign-in name must have 3 to 40 letters, digits, dots, hyphens or underscores.",
    ),
    "short-password": (422, "A password must have {fewest} to 200 characters."),
    "login-taken": (409, "This sign-in name is taken."),
    "has-account": (409, "You already have an account."),
    "wrong-password": (403, "Wrong sign-in name or password."),
    "wrong-passkey": (403, "This passkey cannot be used here: {problem}"),
    "no-passkeys-here": (409, "Passkeys need an address with a name and https, or localhost."),
    "unknown-passkey": (404, "You have no such passkey."),
    "too-many-passkeys": (429, "You already have {count} passkeys, which is the limit."),
    "wrong-token": (401, "This token is not valid."),
    "unknown-token": (404, "You have no such token."),
    "browser-needed": (403, "A token cannot do this: use a browser in which you are signed in."),
    "too-many-tokens": (429, "You have {count} tokens: delete one first."),
    "seat-taken": (409, "This seat is taken."),
    "needs-invitation": (403, "This seat is reserved for players with the link."),
    "no-free-seat": (409, "There is no free seat for you at this table."),
    "not-at-table": (403, "You are not sitting at this table."),
    "not-your-table": (403, "Only the player who set up this table can do this."),
    "target-address": (422, "Messages cannot be sent there: this is not a valid address."),
    "target-private": (422, "Messages are not sent to private addresses."),
    "target-unknown-host": (
        422,
        "Messages cannot be sent there: there is no server with that name.",
    ),
    "target-unreachable": (502, "The server there does not respond."),
    "target-rejected": (502, "The server there does not accept the message."),
    "target-gone": (410, "This browser no longer accepts messages: switch notifications on again."),
    "target-keys": (422, "The notification keys of this browser are not valid."),
    "mail-down": (503, "The mail server is not responding. Try again later."),
    "no-mail-here": (409, "This server does not send e-mail."),
    "unknown-channel": (404, "You have no such notification channel."),
    "too-many-channels": (429, "You already have {count} notification channels: remove one first."),
    "no-vacation-left": (409, "You have no vacation days left this year."),
    "on-vacation": (409, "The clock is stopped while a player is on vacation."),
    "chat-closed": (403, "The chat of this table is only for players at the table."),
    "muted": (403, "The player who set up this table does not want you to write here."),
    "unknown-person": (404, "This person is not at this table and has not written here."),
    "too-many-muted": (429, "{count} people are already muted here, which is the limit."),
    "not-your-seat": (403, "This is not your seat."),
    "not-your-turn": (409, "It is not your turn."),
    "not-started": (409, "The game has not started: seats are still free."),
    "not-over": (409, "The game is not over yet, and its record would reveal hidden information."),
    "still-playing": (409, "A rematch can begin when this game is over."),
    "paused": (409, "The game is paused."),
    "cannot-pause": (409, "Only a running clock can be paused, and only a paused one resumed."),
    "cannot-take-back": (
        409,
        "Your last move stands: something has been revealed since, or others have moved.",
    ),
    "nothing-proposed": (409, "This proposal has ended."),
    "not-asked": (409, "You have not been asked whether you are there."),
    "game-over": (409, "The game is over."),
    "no-review": (404, "This game has not been reviewed."),
    "review-not-shared": (
        403,
        "Only the players of this game can read its review: it is not shared.",
    ),
    "too-many-reviews": (429, "{count} reviews are already waiting. Ask again when some are done."),
    "review-failed": (500, "This game cannot be reviewed; the server's log says why."),
    "nothing-reviewed": (404, "Decision {number} of this game has not been reviewed."),
    "no-hints": (
        403,
        "Hints are only for games against bots, or where all players agreed to hints.",
    ),
    "not-practice": (409, "This is not a practice table."),
    "nothing-decided": (409, "Nothing has been decided at this practice table yet."),
    "cannot-think": (422, "No bot can judge this game: {problem}"),
    "no-puzzles": (404, "There are no puzzles of {game} for this edition of the rules."),
    "unknown-puzzle": (404, "There is no puzzle {puzzle}."),
    "table-closed": (409, "This table was closed."),
    "behind": (409, "The game has moved on. This is how it stands now."),
    "cannot-undo": (
        409,
        "You cannot undo that: "
        "it ended a turn, revealed hidden information, or was not your decision.",
    ),
    "illegal": (409, "{decision} is not legal now."),
    "too-many-watchers": (429, "Too many people are already watching this table."),
    "bot-failed": (
        503,
        "The bot {level} at seat {seat} is not responding. Reload to try it again.",
    ),
    "cannot-close": (403, "Only a seated player can close a table, before the game is over."),
    "nothing-to-say": (422, "A chat message must have 1 to {most} characters."),
    "not-saved": (503, "The server cannot save right now, so nothing was done. Try again soon."),
    "older-rules": (409, "This game was played with another edition of the rules."),
    "server-error": (500, "Something went wrong on the server; nothing was lost."),
    "stopping": (503, "The server is shutting down; it will be back."),
}


class Refusal(Exception):  # noqa: N818  it is an answer, not a fault
    """A request without effect, and why."""

    def __init__(self, key: str, **args: str | int) -> None:
        self.status, sentence = REFUSALS[key]
        self.said = SaidView(f"server-{key}", args, sentence.format(**args))
        self.rule: str | None = None
        super().__init__(self.said.text)

    @classmethod
    def by_rule(cls, rule: str, said: SaidView) -> "Refusal":
        """A decision that the rules forbid; the reason is the game's own."""
        refusal = cls("illegal", decision="")
        refusal.rule, refusal.said = rule, said
        return refusal
