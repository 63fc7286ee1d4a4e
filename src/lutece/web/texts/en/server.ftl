# What a table or the server refuses, and why.

## A game being played

match-wrong-seats = This game is for { $fewest } to { $most } players, not { $seats }.
match-undo-nothing = Nothing has been decided yet.
match-undo-stands = The last decision ended a turn or revealed hidden information, so it stands.
match-no-moment = This game has { $count } decisions; there is no decision { $number }.
match-no-seat = There is no seat { $number } at this table.

## Messages and addresses

server-bad-message = The server cannot read this message: { $problem }
server-unknown-page = There is nothing at this address.
server-wrong-method = This address does not answer to { $method }.
server-foreign-page = This request came from another site’s page.
server-too-large = This is too large: the limit is { $limit } bytes.
server-too-fast = That was too fast. Wait a moment and try again.
server-not-saved = The server cannot save right now, so nothing was done. Try again soon.
server-server-error = Something went wrong on the server; nothing was lost.
server-stopping = The server is shutting down; it will be back.

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

server-name-needed = Enter your name first.
server-bad-name = A name must have 1 to { $most } visible characters.
server-bad-login = A sign-in name must have 3 to 40 letters, digits, dots, hyphens or underscores.
server-short-password = A password must have { $fewest } to 200 characters.
server-login-taken = This sign-in name is taken.
server-has-account = You already have an account.
server-wrong-password = Wrong sign-in name or password.
server-wrong-passkey = This passkey cannot be used here: { $problem }
server-no-passkeys-here = Passkeys need an address with a name and https, or localhost.
server-unknown-passkey = You have no such passkey.
server-too-many-passkeys = You already have { $count } passkeys, which is the limit.
server-wrong-token = This token is not valid.
server-unknown-token = You have no such token.
server-browser-needed = A token cannot do this: use a browser in which you are signed in.
server-too-many-tokens = You have { $count } tokens: delete one first.

## At a table

server-unknown-lesson = There is no lesson { $lesson } of { $game }.
server-lesson-changed = This lesson has changed in the meantime: start it again.
server-unknown-table = There is no table { $table }. It may have been closed.
server-unknown-seat = There is no seat { $seat } at this table.
server-too-many-tables = You have { $count } games open: finish or close one first.
server-seat-taken = This seat is taken.
server-needs-invitation = This seat is reserved for players with the link.
server-no-free-seat = There is no free seat for you at this table.
server-not-at-table = You are not sitting at this table.
server-not-your-seat = This is not your seat.
server-not-your-turn = It is not your turn.
server-not-started = The game has not started: seats are still free.
server-not-over = The game is not over yet, and its record would reveal hidden information.
server-bad-clock = A clock needs at least 10 seconds a turn or 1 minute a game, and 30 days at most.
server-wrong-record = This record cannot be opened: { $problem }
server-still-playing = A rematch can begin when this game is over.
server-paused = The game is paused.
server-cannot-pause = Only a running clock can be paused, and only a paused one resumed.
server-cannot-take-back = Your last move stands: something has been revealed since, or others have moved.
server-nothing-proposed = This proposal has ended.
server-not-asked = You have not been asked whether you are there.
server-game-over = The game is over.
server-no-puzzles = There are no puzzles of { $game } for this edition of the rules.
server-unknown-puzzle = There is no puzzle { $puzzle }.
server-table-closed = This table was closed.
server-cannot-close = Only a seated player can close a table, before the game is over.
server-behind = The game has moved on. This is how it stands now.
server-cannot-undo = You cannot undo that: it ended a turn, revealed hidden information, or was not your decision.
server-illegal = { $decision } is not legal now.
server-nothing-to-say = A chat message must have 1 to { $most } characters.
server-too-many-watchers = Too many people are already watching this table.
server-bot-failed = The bot { $level } at seat { $seat } is not responding. Reload to try it again.
server-too-slow = This request took too long to arrive.
server-too-many-connections = You have too many open connections: close some pages.
server-not-your-table = Only the player who set up this table can do this.
server-no-review = This game has not been reviewed.
server-review-not-shared = Only the players of this game can read its review: it is not shared.
server-too-many-reviews = { $count } reviews are already waiting. Ask again when some are done.
server-review-failed = This game cannot be reviewed; the server’s log says why.
server-nothing-reviewed = Decision { $number } of this game has not been reviewed.
server-no-hints = Hints are only for games against bots, or where all players agreed to hints.
server-not-practice = This is not a practice table.
server-nothing-decided = Nothing has been decided at this practice table yet.
server-cannot-think = No bot can judge this game: { $problem }
