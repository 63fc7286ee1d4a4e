### The page around the boards: lobby, table, account, rules.

## Everywhere

page-title = Lutèce · Paris and Paris Paris online
page-nav = Menu
page-lobby = Lobby
page-rules = Rules
page-account = Your name
page-language = Language
page-theme = Theme
page-theme-is = Theme: { $theme }
page-theme-auto = Same as the device
page-theme-light = Day
page-theme-dark = Night
page-sound = Play a sound when it is my turn
page-sound-on = Sound is on
page-sound-off = Sound is off
page-motion = Animations
page-motion-off = off
page-motion-slow = slow
page-motion-normal = normal
page-motion-fast = fast
page-confirming = Ask before a move that ends my turn or cannot be undone
page-warning = Warn me before a blunder, in games against bots
page-preferences = Preferences
page-close = Close
page-cancel = Cancel
page-save = Save
page-copy-link = Copy
page-copied = Copied
page-try-again = Try again
page-try-now = Try now
page-lost = There is no such page. Here is the lobby instead.
page-problem-title = That did not load
page-problem-offline = The server cannot be reached. Is it running, and are you online?
page-problem-server = The server could not do that (error { $status }).
page-problem-page = Something went wrong on this page. Reloading it should help.

game-paris = Paris
game-paris-paris = Paris Paris

## Lobby

lobby-over = Two games, one city
lobby-welcome = Bienvenue, take a seat
lobby-welcome-back = Good to see you, { $name }
lobby-lead = Send friends a link, or play bots right away. No account, nothing to install.
lobby-your-name = Your name at the table
lobby-name-made-up = A name we made up for you: change it if you like.
lobby-you-are = You play as { $name }
lobby-that-is-me = That’s me
lobby-about-paris = Buy your way from the banks to the grand façades around the Arc, and build the landmarks of a new city.
lobby-about-paris-paris = Open shops where the tourist buses will stop. Easy to learn, fiercely fought.
lobby-facts = { $fewest }–{ $most } players
lobby-minutes = { $minutes } minutes
lobby-play-now = Play now against bots
lobby-new-table = Set up a table
lobby-learn = New to the game? Learn it in a few minutes
lobby-lessons = Lessons
lobby-lessons-of = Lessons: { $game }
table-learn = New to this game? Short lessons show how it works.
table-learn-go = Show me
table-learn-no = No, thanks
lobby-puzzles = Puzzles
lobby-title-new = A new table · Lutèce
lobby-mine = Your tables
lobby-open = Open tables
lobby-open-none = No table is waiting for players right now. Set one up, and others will see it here.
lobby-running = In progress: watch
lobby-done = Finished
lobby-waiting =
    { $free ->
        [one] waiting for one player
       *[other] waiting for { $free } players
    }
lobby-over-state = finished
lobby-won = { $count ->
    [one] { $names } won
   *[other] shared by { $names }
  }
lobby-your-turn = Your turn
lobby-turn-of = { $name } is thinking
lobby-footer = Lutèce is an independent project; Paris is a game by Wolfgang Kramer and Michael Kiesling, Paris Paris by Michael Schacht.
lobby-mistakes = My mistakes: what my reviewed games teach me

## A new table

new-title = A new table for { $game }
new-seats = Who is playing?
new-seat = Seat { $seat }
new-add-seat = Add a seat
new-remove-seat = Remove this seat
new-hot-seat = Players who share this screen take turns: between turns, a curtain hides what the others hold.
new-beside = Who sits here?
new-nobody = You are not playing: you will watch.
new-pace = At what pace?
new-options = Variants
new-hints = Hints
new-hints-about = Every player may ask for hints, and anyone who sits down agrees to that. The result shows how many hints were used.
new-components = Custom components
new-components-about = A components file with your own figures or names; “lutece components --export” writes one to start from. If you rename a stop, a line or a landmark, change its name throughout the file.
new-open = Open the table
new-begin = Begin
seat-me = Me
seat-me-about = you, on this device
seat-link = A friend
seat-link-about = joins by your link
seat-open = Anyone
seat-open-about = the table is listed in the lobby
seat-bot = A bot
pace-none = No time limit
pace-none-about = Everyone takes the time they need.
pace-live-about = Everyone is here now; each turn has a short time limit.
pace-day-about = Come back whenever you like, within a day of your turn.

option-paris-free-placement = Free placement
option-paris-free-placement-about = Each building you draw goes to a district of your choice (P-11).
option-paris-random-setup = Random set-up
option-paris-random-setup-about = Tokens and bonus tiles are shuffled onto the board (P-10).
option-paris-arc-builds-landmarks = Landmarks from the Arc
option-paris-arc-builds-landmarks-about = A key on the Arc may add a landmark in any district (P-23).
option-paris-even-start = Even start
option-paris-even-start-about = The start player has an edge, so later players start with more francs (P-2).
option-paris-open-screens = Open information
option-paris-open-screens-about = Everything behind the screens is shown except the end-game tiles (P-44).

level-novice = Novice
level-novice-about = looks a little ahead and settles for any decent move
level-casual = Casual
level-casual-about = thinks for a moment
level-strong = Strong
level-strong-about = thinks every move through
level-expert = Expert
level-expert-about = takes its time, up to two seconds a move
level-random = Random
level-random-about = plays any legal move
level-greedy = Greedy
level-greedy-about = takes the most points it can get right now
level-shrewd = Shrewd
level-shrewd-about = picks the move that promises the biggest lead, without looking ahead

## Waiting for players

waiting-title = A table for { $game }
waiting-sitting = The game begins as soon as every seat is taken.
waiting-invited = A seat is reserved for you.
waiting-full = Every seat is taken. You can watch once the game begins.
waiting-hints = Hints are allowed at this table. Sit down if you agree.
waiting-kept = The free seat is reserved for a guest of { $name }. To sit down, ask for the invitation link; this address only lets you watch once the game begins.
waiting-kept-seat = Reserved for a guest of { $name }
waiting-invite = Your invitation link
waiting-invite-about = Anyone who opens this link may sit down. The address of this page only lets people watch.
waiting-take = Sit here
waiting-join = Join the table
waiting-leave = Leave the table
waiting-close = Close this table

## The table

table-title = { $game } · Lutèce
table-seats = Players
table-someone = Somebody
table-seat-free = A free seat
table-seat-invited = Reserved for a friend
table-you = you
table-bot = bot
table-stand-in = { $level } is standing in
table-online = is here
table-offline = is away
table-to-move = to move
table-your-turn = Your turn
table-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
table-winner = winner
table-time-left = Time left
table-prompt = Your decision
table-over = The game is over.
table-only-end = { $seat }: all that is left is to end your turn.
    .you = All that is left is to end your turn.
table-confirm = This cannot be undone:
table-confirm-turn = This ends your turn:
table-do-it = Confirm
table-read-rule = Read rule { $rule }
table-rule = Rule
table-rule-called = Rule { $rule }: { $title }
table-end-turn = End turn
table-undo = Undo
table-way = { $first }, then { $then }
table-ways = First: { $ways }.
table-undo-turn = Undo turn
table-skip = Skip animation
table-moves =
    { $count ->
        [one] One more move…
       *[other] { $count } more moves…
    }
table-all-moves = All moves as a list
table-no-moves = You have nothing to decide right now.
table-choose = Which one?
table-result = Result
table-replay = Replay
table-log = Log
table-log-unread = Log and chat (new messages: { $unread })
table-log-empty = Nothing has happened yet.
table-sealed = Set-up fixed in advance
table-sealed-about = This hash of the seed was fixed before the first move. Note it down if you like: when the game is over, the seed is shown, and anyone can check that the set-up was the one promised.
table-go-to-moment = Look at the table after move { $number }
table-chat = Chat
table-chat-unread = Chat ({ $unread })
table-side = Log and chat
table-watchers =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
table-watching = You are watching
table-menu = Menu
table-invite = Invite
table-watch-link = With this link people can watch:
table-whole-board = Show the whole board
table-tap-again = Now tap the one you mean.
table-more = More below
table-leave = Leave the table
table-leave-words = A bot will stand in for you. You can come back and take your seat again at any time.
table-leave-do = Let a bot play for me
table-end-words = Nobody else is playing here, so you can also close the table for good.
table-end-do = Close this table
table-leave-stay = Stay
table-bot-plays-for-you = A bot plays for you.
table-take-back = Take my seat back
table-move-waits = No connection. Your move is waiting.
table-not-sent = There is no connection: that has to wait.
table-lost = Connection lost. Trying again in { $seconds } s.
table-lost-now = Connection lost. Trying again…
table-none = This table cannot be shown
table-none-words = Perhaps the link is incomplete, or the table no longer exists.
table-closed = This table was closed.

curtain-title = { $name }, it is your turn
curtain-words = Everyone else, please look away.
curtain-ready = I am { $name }

replay-title = Replay
replay-first = To the beginning
replay-back = One move back
replay-forward = One move forward
replay-play = Play
replay-pause = Pause
replay-moment = Moment in the game
replay-where = { $number } of { $end }
replay-copy = Link to this moment
replay-copied = The link to this moment is copied.
replay-now = Back to now

over-title = The game is over
over-won = { $name } wins!
over-shared = { $names } share the win!
over-picture = { $winner } The board at the end, the scores, and the points by round.
over-best-turn = Biggest gain: { $name }, { $points } points in round { $round }
over-share = Share
over-save-picture = Save the picture
over-course = Points by round
over-points = Where the points came from
over-total = Total
over-record = Record
over-fair-unknown = Was the set-up fair?
over-fair = The set-up is the one promised ✓
over-unfair = The seed does not match the hash ✗
over-fair-about = A hash of the seed was shown before the first move. Now the seed is shown, and this page has computed its hash again. “lutece verify” checks the set-up itself from the record.
over-seed = Seed
over-hash = Hash

chat-empty = Say hello.
chat-sat-down = { $name } sits down.
chat-stood-up = { $name } leaves the table.
chat-stands-in = A bot ({ $level }) plays for { $name } now.
chat-took-back = { $name } is back and playing again.
chat-away = { $name } is away.
chat-here = { $name } is back.
chat-write = Say something…
chat-send = Send
chat-no-name = Enter a name to chat.

## Help

help-title = Keyboard shortcuts
help-words = You can do everything at the table without a mouse. Whatever you can choose is highlighted; point at anything, or move to it with the keys, to see what it is.
help-arrows = move between the choices
help-enter = choose
help-tab = the same, one by one
help-moves = all moves as a list
help-undo = undo the last step
help-undo-turn = undo the whole turn
help-end = end turn, pass or decline
help-skip = skip the animation
help-log = log
help-chat = chat
help-rules = the rule for the current choice; after the game, its review
help-replay = look back through the game (then ← and →)
help-escape = close, or back to now
help-help = this help

## Rules

rules-of = Rules of { $game }
rules-own-page = Open as a page
rules-coming = Loading the rules…
rules-search = Search the rules
rules-print = Print
rules-found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
}
rules-figure-back = Back
rules-figure-on = Next
rules-figure-at = { $step } of { $steps }
rules-figure-begin = It is A’s turn.
rules-figure-chosen = A chooses.
rules-figure-try = Try it yourself

## Account

account-title = Who you are
account-name = Your name
account-shown-name = As the others see it
account-named = The others will see this name from now on.
account-guest = You are a guest: only this browser knows you.
account-nobody = You have not joined a table yet.
account-signed-in = You are signed in as { $login }.
account-sign-out = Sign out
account-keep = Keep your tables
account-keep-about = With an account you find your tables on any device.
account-make = Create an account
account-made = Your account has been created.
account-login = Sign-in name
account-password = Password
account-password-change = Change password
account-password-now = Current password
account-password-new = New password
account-password-changed = Your password has been changed. Your other devices are signed out.
account-passkey = Passkey
account-passkey-about = A passkey on this device: no password to remember.
account-passkeys =
    { $count ->
        [one] You have one passkey.
       *[other] You have { $count } passkeys.
    }
account-passkey-make = Create a passkey
account-passkey-made = The passkey has been created.
account-passkey-use = Sign in with a passkey
account-passkey-no = No passkey was used. You can try again.
account-sign-in = Sign in
account-tokens = Your own bots
account-tokens-about = A token lets a program play in your name. It is shown only once.
account-token = Token
account-token-make = Create a token
account-token-label = What is it for?
account-delete = Delete
