"""What the server says no to: every refusal has a key, a status and an English sentence.

The page speaks the same keys in its own language (`web/texts/*/server.ftl`).
"""

from lutece.table.view import SaidView

# Key without its prefix -> HTTP status and the sentence.
REFUSALS: dict[str, tuple[int, str]] = {
    "bad-message": (400, "This message cannot be understood: {problem}"),
    "unknown-page": (404, "There is nothing at this address."),
    "unknown-game": (404, "There is no game called {game}."),
    "unknown-rules": (404, "There are no rules of {game} in the language {language}."),
    "unknown-table": (404, "There is no table {table}. It may have been closed."),
    "unknown-seat": (404, "There is no seat {seat} at this table."),
    "unknown-level": (422, "There is no bot called {level}."),
    "unknown-option": (422, "This game has no option called {option}."),
    "unknown-moment": (404, "This game has no moment {number}."),
    "wrong-seats": (422, "This game is for {fewest} to {most} players."),
    "wrong-components": (422, "The components file cannot be used: {problem}"),
    "bad-clock": (
        422,
        "A clock needs 10 seconds a turn or 1 minute a game at least, and 30 days at most.",
    ),
    "wrong-record": (422, "This record cannot be opened: {problem}"),
    "nobody-here": (422, "At least one seat must be for a person."),
    "wrong-method": (405, "This address does not answer to {method}."),
    "too-large": (413, "This is too large: {limit} bytes at most."),
    "too-fast": (429, "Too many requests: wait a moment."),
    "too-slow": (408, "This request took too long to arrive."),
    "too-many-connections": (429, "You have too many open connections: close some pages."),
    "too-many-tables": (429, "You have {count} games open: finish or close one first."),
    "unknown-host": (
        421,
        "This server does not answer to the name {host}. "
        "Whoever runs it can allow it: lutece serve --name {host}",
    ),
    "foreign-page": (403, "This request came from another site's page."),
    "name-needed": (401, "Say your name first."),
    "bad-name": (422, "A name has 1 to {most} visible characters."),
    "bad-login": (422, "A sign-in name has 3 to 40 letters, digits, dots, hyphens or underscores."),
    "short-password": (422, "A password has {fewest} characters at least, and 200 at most."),
    "login-taken": (409, "This sign-in name is taken."),
    "has-account": (409, "You have an account already."),
    "wrong-password": (403, "Sign-in name and password do not go together."),
    "wrong-passkey": (403, "This passkey cannot be used here: {problem}"),
    "no-passkeys-here": (409, "Passkeys need an address with a name and https, or localhost."),
    "unknown-passkey": (404, "You have no such passkey."),
    "too-many-passkeys": (429, "You have {count} passkeys already: that is as many as fit."),
    "wrong-token": (401, "This token is not valid."),
    "unknown-token": (404, "You have no such token."),
    "browser-needed": (403, "A token cannot do this: it takes a browser that is signed in."),
    "too-many-tokens": (429, "You have {count} tokens: delete one first."),
    "seat-taken": (409, "This seat is taken."),
    "needs-invitation": (403, "This seat is for whoever has the link."),
    "no-free-seat": (409, "No seat is free for you at this table."),
    "not-at-table": (403, "You do not sit at this table."),
    "not-your-table": (403, "Only who set this table up can do this."),
    "chat-closed": (403, "The chat of this table is for those who sit at it."),
    "muted": (403, "Whoever set this table up does not want you to write here."),
    "unknown-person": (404, "Nobody of that kind is at this table or has spoken here."),
    "too-many-muted": (429, "{count} people may not speak here: that is as many as fit."),
    "not-your-seat": (403, "This is not your seat."),
    "not-your-turn": (409, "It is not your turn."),
    "not-started": (409, "The game has not started: seats are still free."),
    "not-over": (409, "The game is not over yet: its record would tell what is hidden."),
    "still-playing": (409, "A rematch begins when this game is over."),
    "paused": (409, "The game is paused."),
    "cannot-pause": (409, "Only a running clock can be paused, and only a paused one goes on."),
    "cannot-take-back": (
        409,
        "Your last move stands: something was revealed since, or others moved.",
    ),
    "nothing-proposed": (409, "Nothing is proposed any more."),
    "not-asked": (409, "Nobody asked whether you are there."),
    "game-over": (409, "The game is over."),
    "no-review": (404, "This game has not been reviewed."),
    "review-not-shared": (403, "Only who played this game may read its review: it is not shared."),
    "too-many-reviews": (429, "{count} reviews are waiting already: ask again when some are done."),
    "review-failed": (500, "This game cannot be reviewed; the server's log says why."),
    "nothing-reviewed": (404, "Decision {number} of this game has not been reviewed."),
    "no-hints": (403, "Hints are for games against bots, or where all agreed to them."),
    "not-practice": (409, "This table is not for practice."),
    "nothing-decided": (409, "Nothing has been decided at this practice table yet."),
    "cannot-think": (422, "No bot can judge this game: {problem}"),
    "table-closed": (409, "This table was closed."),
    "behind": (409, "Something happened meanwhile. This is how the game stands now."),
    "cannot-undo": (409, "That stands: it ended a turn, showed something hidden, or is not yours."),
    "illegal": (409, "{decision} is not legal now."),
    "too-many-watchers": (429, "Too many people watch this table already."),
    "bot-failed": (503, "The bot {level} at seat {seat} does not answer. Reload to try it again."),
    "cannot-close": (403, "Only who sits at a table can close it, before the game is over."),
    "nothing-to-say": (422, "A line of chat has 1 to {most} characters."),
    "not-saved": (503, "The server cannot save just now, so nothing was done. Try again soon."),
    "older-rules": (409, "This game was played with another edition of the rules."),
    "server-error": (500, "Something went wrong on the server; nothing was lost."),
    "stopping": (503, "The server is stopping; it will be back."),
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
