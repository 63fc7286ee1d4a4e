# What a table or the server refuses, and why.

## A game being played

match-wrong-seats = This game is for { $fewest } to { $most } players, not { $seats }.
match-undo-nothing = Nothing has been decided yet.
match-undo-stands = The last decision ended a turn or showed something hidden: it stands.
match-no-moment = This game has { $count } decisions; there is no number { $number }.
match-no-seat = There is no seat { $number } at this table.

## Messages and addresses

server-bad-message = This message cannot be understood: { $problem }
server-unknown-page = There is nothing at this address.
server-wrong-method = This address does not answer to { $method }.
server-foreign-page = This request came from another site’s page.
server-too-large = This is too large: { $limit } bytes at most.
server-too-fast = That was too fast. Wait a moment and try again.
server-not-saved = The server cannot save just now, so nothing was done. Try again soon.
server-server-error = Something went wrong on the server; nothing was lost.
server-stopping = The server is stopping; it will be back.

## Games and rules

server-unknown-game = There is no game called { $game }.
server-unknown-rules = There are no rules of { $game } in the language { $language }.
server-unknown-level = There is no bot called { $level }.
server-unknown-option = This game has no option called { $option }.
server-unknown-moment = This game has no moment { $number }.
server-wrong-seats = This game is for { $fewest } to { $most } players.
server-wrong-components = The components file cannot be used: { $problem }
server-nobody-here = At least one seat must be for a person.
server-older-rules = This game was played with another edition of the rules.

## People

server-name-needed = Say your name first.
server-bad-name = A name has 1 to { $most } visible characters.
server-bad-login = A sign-in name has 3 to 40 letters, digits, dots, hyphens or underscores.
server-short-password = A password has { $fewest } characters at least, and 200 at most.
server-login-taken = This sign-in name is taken.
server-has-account = You have an account already.
server-wrong-password = Wrong sign-in name or password.
server-wrong-passkey = This passkey cannot be used here: { $problem }
server-no-passkeys-here = Passkeys need an address with a name and https, or localhost.
server-unknown-passkey = You have no such passkey.
server-too-many-passkeys = You have { $count } passkeys already: that is as many as fit.
server-wrong-token = This token is not valid.
server-unknown-token = You have no such token.
server-browser-needed = A token cannot do this: it takes a browser that is signed in.
server-too-many-tokens = You have { $count } tokens: delete one first.

## At a table

server-unknown-table = There is no table { $table }. It may have been closed.
server-unknown-seat = There is no seat { $seat } at this table.
server-too-many-tables = You have { $count } games open: finish or close one first.
server-seat-taken = This seat is taken.
server-needs-invitation = This seat is for whoever has the link.
server-no-free-seat = No seat is free for you at this table.
server-not-at-table = You do not sit at this table.
server-not-your-seat = This is not your seat.
server-not-your-turn = It is not your turn.
server-not-started = The game has not started: seats are still free.
server-not-over = The game is not over yet: its record would tell what is hidden.
server-bad-clock = A clock needs at least 10 seconds a turn or 1 minute a game, and 30 days at most.
server-wrong-record = This record cannot be opened: { $problem }
server-still-playing = A rematch can begin when this game is over.
server-paused = The game is paused.
server-cannot-pause = Only a running clock can be paused, and only a paused one resumed.
server-cannot-take-back = Your last move stands: something has been revealed since, or others have moved.
server-nothing-proposed = This proposal has ended.
server-not-asked = You have not been asked whether you are there.
server-game-over = The game is over.
server-table-closed = This table was closed.
server-cannot-close = Only a seated player can close a table, before the game is over.
server-behind = Something happened meanwhile. This is how the game stands now.
server-cannot-undo = That stands: it ended a turn, showed something hidden, or is not yours.
server-illegal = { $decision } is not legal now.
server-nothing-to-say = A line of chat has 1 to { $most } characters.
server-too-many-watchers = Too many people watch this table already.
server-bot-failed = The bot { $level } at seat { $seat } does not answer. Reload to try it again.
server-too-slow = This request took too long to arrive.
server-too-many-connections = You have too many open connections: close some pages.
server-not-your-table = Only who set this table up can do this.
server-no-review = This game has not been reviewed.
server-review-not-shared = Only who played this game may read its review: it is not shared.
server-too-many-reviews = { $count } reviews are waiting already: ask again when some are done.
server-review-failed = This game cannot be reviewed; the server’s log says why.
server-nothing-reviewed = Decision { $number } of this game has not been reviewed.
server-no-hints = Hints are for games against bots, or where all agreed to them.
server-not-practice = This table is not for practice.
server-nothing-decided = Nothing has been decided at this practice table yet.
server-cannot-think = No bot can judge this game: { $problem }
