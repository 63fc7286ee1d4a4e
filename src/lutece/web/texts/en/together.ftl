### Playing together again: rematches, clocks, pauses, taking back, lobby rows, history.

## Rematch

rematch = Rematch
rematch-join = Join the rematch
rematch-watch = Watch the rematch
rematch-proposed = The others would like a rematch.
table-seat-kept = Waiting for { $name }

## Clocks

clock-turn = { $time } a turn
clock-game = { $time } a game
clock-reserve = { $time } in reserve
clock-increment = { $time } added each turn
clock-own-turn = Time for each turn
clock-own-unit = Unit of time
clock-own-game = Time for the whole game
clock-own-increment = Added after each turn
clock-seconds = seconds
clock-minutes = minutes
clock-hours = hours
clock-days = days
pace-game-about = Your time covers all your turns together, and each turn adds a little.
pace-own = Set your own
pace-own-about = Leave a field empty if you don’t need it. With both times, a turn uses its own time first, then the game’s.
pause = Pause the clock
pause-proposed = { $name } would like a pause.
paused = The game is paused.
paused-go-on = Resume
proposal-agree = Agree
proposal-refuse = No, thanks
proposal-waits = Waiting for the others…
proposal-declined = Not everyone agreed.
asked = Your time is up. Are you still there? If not, a bot takes over.
asked-stay = I’m here
asked-left =
    { $count ->
        [one] You can ask for extra time once more.
       *[other] You can ask for extra time { $count } more times.
    }
asked-other = { $name } has run out of time: waiting for an answer.
over-by-bot-late = A bot played for { $name } from move { $first } to { $last } because the time was up.
over-by-bot-left = A bot played for { $name } from move { $first } to { $last } because the seat was empty.
over-by-bot-look = Look

## Taking back

take-back = Take back
take-back-ask = Ask to take back
take-back-proposed = { $name } would like to take back the last move.
table-points-left =
    { $points ->
        [one] This is your last turn. “{ $words }” would still score 1 point.
       *[other] This is your last turn. “{ $words }” would still score { $points } points.
    }
table-end-anyway = End turn anyway

## Lobby

lobby-round = round { $round }
lobby-time-left = { $time } left
lobby-paused = paused
lobby-own-components = custom components

## History and replay

history-link = My games
history-title = My games
history-game = Game
history-all-games = All games
history-result = Result
history-all-results = Won and lost
history-won = won
history-lost = lost
history-none = No finished games here yet.
history-more = More games
history-stand-in = a bot played some of your turns
history-people = people
history-statistics = Statistics
history-players = Players
history-against = Against
history-count = Games
history-wins = Wins
history-mean = Average points
history-best = Best
history-opponents = People you have played
history-opponent = Player
history-record = Open a record
history-record-about = You can save a record when a game is over. Open it here to replay the game, with the names that are in the file.
replay-turn-back = One turn back
replay-turn-forward = One turn forward
waiting-invites = { $name } invites you to a game of { $game }

## Turns and vacation

together-tell-me = Tell me when it is my turn
vacation-seat = on vacation
vacation-clock = { $name } is on vacation: the clock is stopped.
server-on-vacation = The clock is stopped while a player is on vacation.
