
lessons-title = Learn { $game }
lessons-about = { $count } short exercises on the real board. Try a move, and the lesson tells you whether it is right.
lessons-begin = Begin
lessons-go-on = Continue
lessons-again = Start over
lessons-list = All lessons
lessons-none = There are no lessons here

lesson-title = { $lesson } · { $game }
lesson-panel = The lesson
lesson-place = Lesson { $place } of { $count }
lesson-step = Step { $step } of { $steps }
lesson-is-done = done
lesson-not-it = That is allowed, but not what this lesson is about.
lesson-show = Show me
lesson-again = Try again
lesson-next = Next lesson
lesson-first-game = Play your first game
lesson-first-game-about = That is all you need. Now play a whole game against a novice, with hints when you want them and a warning before a costly move.
lesson-you = You
lesson-other = { $number ->
    [1] Bruno
    [2] Clara
   *[other] Denis
}



notify-turn-title = Your turn in { $game }
notify-turns-title = Your turn at { $count } tables
notify-line = { $game } with { $others }
notify-line-minutes = { $game } with { $others } · { $minutes ->
    [one] { $minutes } minute left
   *[other] { $minutes } minutes left
  }
notify-line-hours = { $game } with { $others } · { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
  }
notify-mail-stop = You asked Lutèce for these e-mails. To stop them:
notify-webhook-stop = You can switch these messages off in Lutèce, on the page “Your name”.
notify-confirm-subject = Confirm your e-mail address for Lutèce
notify-confirm-words = Somebody entered this address at { $server } to get an e-mail when it is their turn in a game. If that was you, open this link:
notify-confirm-not-you = If it was not you, you need not do anything. You will get no further e-mails.
notify-test-title = Lutèce: a test
notify-test = This is how you will hear that it is your turn.


notify-heading = When it is my turn
notify-about = When you are away from a table, Lutèce can notify you that it is your turn: one message per turn, or one message for several tables.
notify-push = Notifications in this browser
notify-push-on = Notify me in this browser
notify-push-label = { $browser } on { $system }
notify-push-denied = This browser blocks notifications from this site. Allow them in its settings for the site, then try again.
notify-push-none = This browser cannot receive notifications. On an iPhone or iPad, add the page to the Home Screen first.
notify-push-insecure = Notifications need an address with https, or localhost.
notify-push-failed = The browser’s push service cannot be reached. Try again later.
notify-mail = E-mail
notify-mail-address = E-mail address
notify-mail-add = Send me a link to confirm it
notify-mail-sent = An e-mail is on its way. Open its link to confirm the address.
notify-webhook = Webhook
notify-webhook-about = For a Discord or Slack channel, or your own program: an https address that accepts JSON with “content” and “text”.
notify-webhook-url = Webhook address
notify-webhook-add = Add
notify-added = You will be notified here.
notify-push-kind = Notifications
notify-removed = Removed.
notify-here = { $name } (this browser)
notify-test-do = Send a test
notify-tested = The test has been sent.
notify-again = Send the link again
notify-unconfirmed = not confirmed yet
notify-problem = The last message did not arrive: { $reason }
notify-disabled = Switched off after several failures. { $reason } A successful test switches it on again.
notify-confirm-title = Confirm this e-mail address?
notify-confirm-about = You will get an e-mail here when it is your turn and you are away from the table.
notify-confirm-do = Confirm
notify-confirmed = This address is confirmed. Every e-mail has a link to unsubscribe.
notify-stop-title = Stop these e-mails?
notify-stop-about = Lutèce will send no more e-mails to this address.
notify-stop-do = Stop the e-mails
notify-stopped = No more e-mails will come to this address.
notify-link-old = This link is no longer valid: the address was removed, or was not confirmed in time.
notify-home = To the lobby


vacation-heading = Vacation
vacation-about = While you are on vacation, your clock is stopped at tables with 12 hours or more per turn or per game, and no notifications are sent. You can still play. The others see at your seat that you are on vacation.
vacation-left = { $days } of { $all } days left this year
vacation-on = You are on vacation.
vacation-start = Go on vacation
vacation-end = I am back
vacation-started = Enjoy your vacation! Your clocks are stopped.
vacation-ended = Welcome back. Your clocks are running again.


server-target-address = Messages cannot be sent there: this is not a valid address.
server-target-private = Messages are not sent to private addresses.
server-target-unknown-host = Messages cannot be sent there: there is no server with that name.
server-target-unreachable = The server there does not respond.
server-target-rejected = The server there does not accept the message.
server-target-gone = This browser no longer accepts messages: switch notifications on again.
server-target-keys = The notification keys of this browser are not valid.
server-mail-down = The mail server is not responding. Try again later.
server-no-mail-here = This server does not send e-mail.
server-unknown-channel = You have no such notification channel.
server-too-many-channels = You already have { $count } notification channels: remove one first.
server-no-vacation-left = You have no vacation days left this year.



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


paris-board-board = The board of Paris
paris-board-district = { $district }
paris-board-landmark-name = { $landmark }

paris-board-part-piles = Buildings
paris-board-part-end-tiles = End-game tiles
paris-board-part-market = Market
paris-board-part-vp-tiles = VP tiles
paris-board-part-landmarks = Landmarks
paris-board-none-left = none left
paris-board-waits = to be placed
paris-board-buy = buy
paris-board-sell = sell
paris-board-notice-round = The last end-game tile has been taken: finish this round, then play one more.
paris-board-notice-final = The final round.
paris-board-used-tiles = used

paris-board-arc = The Arc de Triomphe. A key placed here earns nothing, but it can go to any free building or landmark in any district.
paris-board-bank = The bank of { $district }. A key placed here earns { $francs-words } at once.
paris-board-building = A { $type } of value { $value } in { $district }.
paris-board-site = The { $type } of value { $value } in { $district } goes here.
paris-board-site-any = A free space for a building of value { $value } in { $district }.
paris-board-costs = Costs { $cost }, less the value of the place your key leaves.
paris-board-brings-token = Brings { $kind }.
paris-board-brings-bonus = { $francs ->
    [0] Brings a bonus tile.
   *[other] Brings a bonus tile for { $francs-words }.
  }
paris-board-brings-vp = Brings { $vp } VP.
paris-board-landmark = { $landmark }, value { $value }.
paris-board-landmark-new = Can be built in { $district } now.
paris-board-landmark-site = A space for a landmark in { $district }.
paris-board-slot = { $kind } for { $vp } VP
paris-board-slots = When you move a key here, you may hand in: { $slots }.
paris-board-keys-here = Keys here: { $who }.
paris-board-district-scores = At the end, { $district } scores { $first } VP for 1st, { $second } for 2nd and { $third } for 3rd.
paris-board-district-free = { $district } has no VP tile yet; without one it scores nothing at the end.
paris-board-worth = Used now, it scores { $vp } VP.
paris-board-plus = +{ $vp } VP
paris-board-totals = Total value per player: { $totals }.

paris-board-bonus = { $left ->
    [one] Bonus tile { $number }:
   *[other] Bonus tile { $number } ({ $left } left):
  }
paris-board-space-empty = Space { $space } of the bonus track is empty.
paris-board-tile = Bonus tile { $number }:
paris-board-tile-used = Bonus tile { $number }, used:
paris-board-end-tile = End-game tile:
paris-board-meeple = { $space ->
    [0] { $seat }’s meeple waits at the start of the bonus track.
   *[other] { $seat }’s meeple is on space { $space }. It can only take tiles further along.
  }
paris-board-does-gift = { $francs ->
    [0] { $vp } VP.
   *[other] { $vp ->
        [0] { $francs-words }.
       *[other] { $francs-words } and { $vp } VP.
      }
  }
paris-board-does-counts = counts as { $end }.
paris-board-does-counts-two = counts as { $end }, once or twice.
paris-board-does-share-own = move a key to a place that already has one of your keys.
paris-board-does-share-others = move a key to a place that has other players’ keys.
paris-board-does-extra-key = pay { $francs-words } for one of your reserve keys.
paris-board-does-any-tile = take any bonus tile from the track; your meeple stays where it is.
paris-board-does-per-tile = { $vp } VP for each other unused bonus tile that you hold.
paris-board-does-per-building = { $vp } VP for each building of value { $value } that you occupy.
paris-board-does-pairs-prestige = { $vp } VP for each pair of equal prestige tokens that you return.
paris-board-does-pairs-resource = { $vp } VP for each pair of equal resource tokens that you return.
paris-board-does-back = move your meeple 1 to { $most } spaces back and take the tile there.
paris-board-does-per-franc = at the end, { $vp } VP for each franc.
paris-board-does-per-landmark = { $vp } VP for each landmark that you occupy.
paris-board-does-types = { $scale } VP for 4, 5, 6 or 7 different types that you occupy; all landmarks are one type.

paris-board-pile = Pile { $pile }: { $left ->
    [one] 1 building left, it belongs
   *[other] { $left } buildings left, the top one belongs
  } to { $district }.
paris-board-pile-empty = Pile { $pile } is empty.
paris-board-drawn = Choose a district for the { $type } of value { $value }.
paris-board-supply = In the supply: { $cost }. Buying one costs { $francs-words }, selling one brings { $price-words }.
paris-board-token = Tokens of { $kind }: selling one brings { $francs-words }.
paris-board-vp-tile = VP tile: in its district, 1st scores { $first }, 2nd { $second }, 3rd { $third }.
paris-board-end-tiles = { $left ->
    [0] All end-game tiles are taken.
    [one] 1 end-game tile left. Once the piles are empty, taking one is an action.
   *[other] { $left } end-game tiles left. Once the piles are empty, taking one is an action.
  }
paris-board-screen = { $count ->
    [0] Behind { $seat }’s screen: francs, keys, tokens and tiles.
    [one] Behind { $seat }’s screen: francs, keys, tokens and tiles, including one end-game tile.
   *[other] Behind { $seat }’s screen: francs, keys, tokens and tiles, including { $count } end-game tiles.
  }
paris-board-first = { $seat } is the start player: every round begins here.
paris-board-francs = Francs: { $count }.
paris-board-keys = Keys in hand: { $count }.
paris-board-reserve = Keys in reserve: { $count }. Bonus tiles 13 and 14 bring them into play.
paris-board-final-rounds = { $rounds ->
    [one] This is the final round.
   *[other] This round is played out, then comes the final round.
  }


paris-board-points-eight = Buildings of value 8
paris-board-points-prestige = Prestige
paris-board-points-tiles = Bonus tiles
paris-board-points-ends = End-game tiles
paris-board-points-francs = Francs (bonus tile 27)


paris-paris-board-map = City map with five bus lines
paris-paris-board-stop = { $name }: a stop on the { $line } line, with room for one shop.
paris-paris-board-crossing = { $name }: a crossing of the { $line } and { $line2 } lines, with room for two shops.
paris-paris-board-no-shop = No shop yet.
paris-paris-board-shops = Shops here: { $owners }.
paris-paris-board-neighbours = Neighbours: { $names }.
paris-paris-board-shop = A shop of { $owner } at { $name }. It scores when a bus stops here or close by.
paris-paris-board-shop-leaves = A shop of { $owner } at { $name }. The stop is full: one shop must be pushed out.
paris-paris-board-earned = { $points ->
    [one] It has just scored 1 point.
   *[other] It has just scored { $points } points.
}
paris-paris-board-tile = { $count ->
    [one] A { $line } tile of { $name }. Take it to open a shop there.
   *[other] { $count } { $line } tiles of { $name }. Take one to open a shop there.
}
paris-paris-board-tile-last = The { $line } tile of { $name }. Once every player has taken a tile, the small tour goes to the stop of the one left over.
paris-paris-board-stays = The signs at the other tiles show what this shop would score if that tile were left over.
paris-paris-board-line = The { $line } line, from { $first } to { $last }. On a grand tour the bus calls at its four crossings.
paris-paris-board-parking = The parking space of the { $line } line. The tile left over at the end of a round is parked here.
paris-paris-board-parked = A { $line } tile from { $name } is parked here. The next { $line } tile left over starts a grand tour.
paris-paris-board-bus = The bus: { $owner } begins this round. Then the bus passes to the left.
paris-paris-board-bag = The bag, for shops that other players pushed out. Nobody may look inside until the game is over.
paris-paris-board-bag-open = In the bag: { $counts }. Whoever has the most, without a tie, scores 1 point per shop.
paris-paris-board-open-marker = The open marker: after the players’ special tours, the last tour is on the { $line } line.
paris-paris-board-marker = Special-tour marker of { $owner }: the { $line } line.
paris-paris-board-marker-mine = Your special-tour marker: at the end the bus tours the { $line } line once more. The other players cannot see this marker.
paris-paris-board-marker-hidden = Special-tour marker of { $owner }, face down until the end.
paris-paris-board-stock = { $count ->
    [0] { $owner } has no shop left to open.
    [one] { $owner } has one shop left to open.
   *[other] { $owner } has { $count } shops left to open.
}
paris-paris-board-round = Round { $round } of { $rounds }
paris-paris-board-round-about = Round { $round } of { $rounds }: one stack of tiles for each round.
paris-paris-board-small-tour = Small tour: { $name }
paris-paris-board-grand-tour = Grand tour: { $line } line
paris-paris-board-special-tour = Special tour of { $seat }: { $line } line
paris-paris-board-open-tour = Last tour: { $line } line
paris-paris-board-nobody = Nobody scores
paris-paris-board-bag-scores = The bag scores for { $seat }


paris-paris-board-points-small = Small tours
paris-paris-board-points-grand = Grand tours
paris-paris-board-points-special = Special tours
paris-paris-board-points-open = Last tour
paris-paris-board-points-bag = Shops in the bag



paris-paris-line-green = green
paris-paris-line-red = red
paris-paris-line-blue = blue
paris-paris-line-yellow = yellow
paris-paris-line-violet = violet

paris-paris-stop-other = { $name }


paris-paris-ask-nothing = The game is over.
paris-paris-ask-take = { $seat }: take a tile and open a shop at its stop.
    .you = Take a tile and open a shop at its stop.
paris-paris-ask-push = { $seat }: { $stop } is full. Whose shop is pushed out?
    .you = { $stop } is full. Whose shop is pushed out?


paris-paris-do-open = { $stop }, { $line } tile: open a shop
paris-paris-do-nothing = { $stop }, { $line } tile: you have no shop left
paris-paris-do-choose = { $stop }, { $line } tile: push out { $owner } or { $other }
paris-paris-do-replace = { $stop }, { $line } tile: push out { $owner }
paris-paris-do-replace-own = { $stop }, { $line } tile: replace your own shop
paris-paris-do-push = Push { $seat }’s shop out of { $stop }
    .you = Push your own shop out of { $stop }


paris-paris-took = { $seat } takes the { $line } tile of { $stop }.
    .you = You take the { $line } tile of { $stop }.
paris-paris-opened = { $seat } opens a shop at { $stop }.
    .you = You open a shop at { $stop }.
paris-paris-no-shop-left = { $seat } has no shop left to open at { $stop }.
    .you = You have no shop left to open at { $stop }.
paris-paris-pushed-to-bag = { $seat }’s shop is pushed out of { $stop }, into the bag.
    .you = Your shop is pushed out of { $stop }, into the bag.
paris-paris-pushed-to-stock = { $seat }’s shop is pushed out of { $stop }, back to the stock.
    .you = Your shop is pushed out of { $stop }, back to the stock.
paris-paris-small-tour = Small tour at { $stop } ({ $line }).
paris-paris-shop-scores = { $seat } scores 1 point at { $stop }.
    .you = You score 1 point at { $stop }.
paris-paris-nobody-scores = There is no shop along the way: nobody scores.
paris-paris-parked = The { $line } tile of { $stop } is parked.
paris-paris-grand-tour = Grand tour on the { $line } line!
paris-paris-bus-calls = The bus calls at { $stop }.
paris-paris-neighbour-scores = { $seat } scores 1 point for the neighbouring shop at { $stop }.
    .you = You score 1 point for the neighbouring shop at { $stop }.
paris-paris-bus-passed = The bus passes to { $seat }.
    .you = The bus passes to you.
paris-paris-laid-out = A { $line } tile is laid out at { $stop }.
paris-paris-special-tour = { $seat } reveals the { $line } marker: special tour on that line.
    .you = You reveal the { $line } marker: special tour on that line.
paris-paris-open-tour = Last tour: the { $line } line of the open marker.
paris-paris-bag-scores = { $points ->
    [one] { $seat } has the most shops in the bag: { $points } point.
   *[other] { $seat } has the most shops in the bag: { $points } points.
}
    .you = { $points ->
        [one] You have the most shops in the bag: { $points } point.
       *[other] You have the most shops in the bag: { $points } points.
    }
paris-paris-game-over = The game is over.


paris-paris-why-over = The game is over.
paris-paris-why-no-such = There is no such decision.
paris-paris-why-push-first = First choose whose shop is pushed out of { $stop }.
paris-paris-why-no-shop-there = { $seat } has no shop at { $stop }.
    .you = You have no shop at { $stop }.
paris-paris-why-nothing-to-push = There is no shop to push out now: take a tile first.
paris-paris-why-not-on-show = No { $line } tile of { $stop } is laid out.

paris-paris-heading-take = Take a tile
paris-paris-heading-push = Push out a shop


paris-paris-source-small-tours = Small tours
paris-paris-source-grand-tours = Grand tours
paris-paris-source-special-tours = Special tours
paris-paris-source-open-tour = Last tour
paris-paris-source-bag = Shops in the bag



paris-kind-wood = wood
paris-kind-marble = marble
paris-kind-gold = gold
paris-kind-prestige-bronze = bronze prestige
paris-kind-prestige-silver = silver prestige
paris-kind-prestige-gold = gold prestige

paris-type-cafe = café
paris-type-bakery = bakery
paris-type-residence = residence
paris-type-restaurant = restaurant
paris-type-hotel = hotel
paris-type-theatre = theatre

paris-district-other = { $name }

paris-landmark-luxembourg-gardens = Luxem{ "\u00AD" }bourg Gardens
    .the = the Luxembourg Gardens
paris-landmark-tuileries = Tuileries
    .the = the Tuileries
paris-landmark-grand-palais = Grand Palais
    .the = the Grand Palais
paris-landmark-opera-garnier = Opéra Garnier
    .the = the Opéra Garnier
paris-landmark-sacre-coeur = Sacré-Cœur
    .the = Sacré-Cœur
paris-landmark-notre-dame = Notre-Dame
    .the = Notre-Dame
paris-landmark-louvre = Louvre
    .the = the Louvre
paris-landmark-eiffel-tower = Eiffel Tower
    .the = the Eiffel Tower
paris-landmark-other = { $name }
    .the = { $name }

paris-place-arc = the Arc de Triomphe
paris-place-bank = the bank of { $district }
paris-place-building = { $district } { $value }
paris-place-landmark = { $landmark-the } in { $district }

paris-end-vp = { $count } VP
paris-end-francs = { $count ->
    [one] { $count } franc
   *[other] { $count } francs
}
paris-end-wood = wood
paris-end-marble = marble
paris-end-gold = gold
paris-end-prestige-bronze = bronze prestige
paris-end-prestige-silver = silver prestige
paris-end-prestige-gold = gold prestige
paris-end-any-resource = any resource
paris-end-any-prestige = any prestige

paris-way-token = a token
paris-way-tile = bonus tile { $number }
paris-way-end = an end-game tile

paris-amount-francs = { $count ->
    [one] { $count } franc
   *[other] { $count } francs
}
paris-amount-vp = { $count } VP
paris-amount-wood = { $count } wood
paris-amount-marble = { $count } marble
paris-amount-gold = { $count } gold
paris-amount-prestige-bronze = { $count } bronze prestige
paris-amount-prestige-silver = { $count } silver prestige
paris-amount-prestige-gold = { $count } gold prestige
paris-amount-prestige = up to { $count } VP for prestige
paris-amount-bonus = a bonus tile
paris-amount-paid-bonus = { $count ->
    [one] a bonus tile for { $count } franc
   *[other] a bonus tile for { $count } francs
}


paris-effect-gift = { $gift }
paris-effect-counts-as = counts as one { $kind }
paris-effect-any-prestige = counts as one prestige of your choice
paris-effect-any-resource = counts as one resource of your choice
paris-effect-two-prestige = counts as one or two prestige of your choice
paris-effect-two-resources = counts as one or two resources of your choice
paris-effect-per-building = { $each } VP for each building of value { $value } you occupy
paris-effect-share-own = move a key to a place that already has one of your keys
paris-effect-share-others = move a key to a place that has other players’ keys
paris-effect-key = pay { $price-words } for one of your reserve keys
paris-effect-any-tile = take any bonus tile from the track; your meeple stays
paris-effect-per-tile = { $each } VP for each other unused bonus tile you hold
paris-effect-prestige-pairs = { $each } VP for each pair of equal prestige returned
paris-effect-resources-pairs = { $each } VP for each pair of equal resources returned
paris-effect-meeple-back = move your meeple back up to { $spaces } spaces and take the tile there
paris-effect-per-franc = at the end, 1 VP for each franc
paris-effect-per-landmark = { $each } VP for each landmark you occupy
paris-effect-per-types = { $scale } VP for 4/5/6/7 different types


paris-ask-nothing = The game is over.
paris-ask-main = { $seat }: place a key or move a key. You may also buy, sell and use tiles.
    .you = Place a key or move a key. You may also buy, sell and use tiles.
paris-ask-main-late = { $seat }: place a key, move a key or take an end-game tile. You may also buy, sell and use tiles.
    .you = Place a key, move a key or take an end-game tile. You may also buy, sell and use tiles.
paris-ask-main-done = { $seat }: buy, sell, use tiles, or end your turn.
    .you = Buy, sell, use tiles, or end your turn.
paris-ask-draw = { $seat }: draw a building from one of the piles.
    .you = Draw a building from one of the piles.
paris-ask-site = { $seat }: choose a district for the building.
    .you = Choose a district for the building.
paris-ask-target = { $seat }: choose where to move the key.
    .you = Choose where to move the key.
paris-ask-pay = { $seat }: choose what to spend as { $kind }.
    .you = Choose what to spend as { $kind }.
paris-ask-vp-tile = { $seat }: a fourth key! You may lay a VP tile: it sets what 1st, 2nd and 3rd score at the end in a district of your choice.
    .you = A fourth key! You may lay a VP tile: it sets what 1st, 2nd and 3rd score at the end in a district of your choice.
paris-ask-vp-site = { $seat }: choose a district for the VP tile.
    .you = Choose a district for the VP tile.
paris-ask-bonus = { $francs ->
    [0] { $seat }: you may take a bonus tile. Your meeple moves to it and cannot go back.
   *[other] { $seat }: you may take a bonus tile for { $francs-words }. Your meeple moves to it and cannot go back.
}
    .you = { $francs ->
        [0] You may take a bonus tile. Your meeple moves to it and cannot go back.
       *[other] You may take a bonus tile for { $francs-words }. Your meeple moves to it and cannot go back.
    }
paris-ask-bonus-too-dear = { $seat }: you may sell tokens or tiles, or use tiles that give francs, to take a bonus tile for { $francs-words }.
    .you = You may sell tokens or tiles, or use tiles that give francs, to take a bonus tile for { $francs-words }.
paris-ask-prestige = { $seat }: you may hand in { $kind } for { $vp } VP ({ $landmark }).
    .you = You may hand in { $kind } for { $vp } VP ({ $landmark }).
paris-ask-pick = { $seat }: choose a bonus tile to take with tile { $number }.
    .you = Choose a bonus tile to take with tile { $number }.
paris-ask-return = { $seat }: choose a pair to return for { $vp } VP (tile { $number }).
    .you = Choose a pair to return for { $vp } VP (tile { $number }).
paris-ask-end-tile = { $seat }: take one of the end-game tiles.
    .you = Take one of the end-game tiles.


paris-do-draw = Draw from pile { $pile }: a building of { $district }
paris-do-site = Put the { $type } of value { $value } in { $district }
paris-do-place = { $francs ->
    [0] Place a key on { $place }
   *[other] Place a key on { $place } and receive { $francs-words }
}
paris-do-move = Move your key from { $place }
paris-do-to = Move to { $place }, { $type }, for { $cost }{ $tiles ->
    [none] { "" }
   *[other] { ", using tile " }{ $tiles }
}{ $gains ->
    [none] { "" }
   *[other] ; you get { $gains }
}
paris-do-to-landmark = Move to { $place } for { $cost }{ $tiles ->
    [none] { "" }
   *[other] { ", using tile " }{ $tiles }
}{ $gains ->
    [none] { "" }
   *[other] ; you get { $gains }
}
paris-do-build = Build { $place } and move there for { $cost }{ $gains ->
    [none] { "" }
   *[other] ; you get { $gains }
}
paris-do-take = Look through the end-game tiles and take one
paris-do-pass = Pass: no action is possible without spending a tile
paris-do-end = End your turn
paris-do-buy = Buy { $kind } for { $francs-words }
paris-do-sell = Sell { $kind } for { $francs-words }
paris-do-sell-tile = Sell bonus tile { $tile } for { $francs-words }
paris-do-sell-end = Sell your end-game tile ({ $end }) for { $francs-words }
paris-do-use = Use bonus tile { $tile }: { $effect }
paris-do-use-counting = Use bonus tile { $tile }: { $effect } (now { $vp } VP)
paris-do-use-end = Use your end-game tile: { $end }
paris-do-end-tile = Take the end-game tile: { $end }
paris-do-pay = Spend { $way } as { $kind }
paris-do-vp = Lay the VP tile { $first }/{ $second }/{ $third }
paris-do-vp-none = Lay no VP tile
paris-do-vp-site = Lay it in { $district }
paris-do-bonus = { $francs ->
    [0] Take bonus tile { $tile }: { $effect }
   *[other] Take bonus tile { $tile } for { $francs-words }: { $effect }
}
paris-do-bonus-none = Take no bonus tile
paris-do-prestige = Hand in { $way } as { $kind } for { $vp } VP
paris-do-prestige-none = Hand in nothing for this slot
paris-do-return = Return two { $kind } tokens for { $vp } VP
paris-do-return-none = Return no more pairs


paris-drew = { $seat } draws { $tile }.
    .you = You draw { $tile }.
paris-built = A { $type } is built at { $place }.
paris-fits-nowhere = { $tile } fits nowhere and leaves the game.
paris-placed = { $gain ->
    [none] { $seat } places a key on { $place }.
   *[other] { $seat } places a key on { $place } (+{ $gain }).
}
    .you = { $gain ->
        [none] You place a key on { $place }.
       *[other] You place a key on { $place } (+{ $gain }).
    }
paris-set-out = { $seat } pays { $francs-words } to move from { $from } to { $place }.
    .you = You pay { $francs-words } to move from { $from } to { $place }.
paris-moved = { $seat } moves a key to { $place }.
    .you = You move a key to { $place }.
paris-landmark-built = { $seat } builds { $place }.
    .you = You build { $place }.
paris-paid = { $seat } spends { $way } as { $kind }.
    .you = You spend { $way } as { $kind }.
paris-shared = { $seat } uses bonus tile { $number } to share the place.
    .you = You use bonus tile { $number } to share the place.
paris-second-unit-sold = { $seat } sells the second unit of bonus tile { $number } for { $francs-words }.
    .you = You sell the second unit of bonus tile { $number } for { $francs-words }.
paris-vp-tile-laid = { $seat } lays the VP tile { $vp_tile } in { $district }.
    .you = You lay the VP tile { $vp_tile } in { $district }.
paris-vp-tile-declined = { $seat } lays no VP tile.
    .you = You lay no VP tile.
paris-token-taken = { $seat } takes the { $kind } beside { $place }.
    .you = You take the { $kind } beside { $place }.
paris-bonus-taken = { $seat } takes bonus tile { $number }.
    .you = You take bonus tile { $number }.
paris-eight-scores = { $seat } scores { $vp } VP.
    .you = You score { $vp } VP.
paris-prestige-given = { $seat } hands in { $prestige_way } as { $kind } and scores { $vp } VP.
    .you = You hand in { $prestige_way } as { $kind } and score { $vp } VP.
paris-bought = { $seat } buys { $kind } for { $francs-words }.
    .you = You buy { $kind } for { $francs-words }.
paris-sold = { $seat } sells { $kind } for { $francs-words }.
    .you = You sell { $kind } for { $francs-words }.
paris-tile-sold = { $seat } sells bonus tile { $number } for { $francs-words }.
    .you = You sell bonus tile { $number } for { $francs-words }.
paris-end-sold = { $seat } sells an end-game tile ({ $end }) for { $francs-words }.
    .you = You sell an end-game tile ({ $end }) for { $francs-words }.
paris-used-tile = { $gain ->
    [none] { $seat } uses bonus tile { $number }.
   *[other] { $seat } uses bonus tile { $number } (+{ $gain }).
}
    .you = { $gain ->
        [none] You use bonus tile { $number }.
       *[other] You use bonus tile { $number } (+{ $gain }).
    }
paris-used-end = { $seat } uses an end-game tile: { $end }.
    .you = You use an end-game tile: { $end }.
paris-key-bought = { $seat } uses bonus tile { $number }: a reserve key for { $francs-words }.
    .you = You use bonus tile { $number }: a reserve key for { $francs-words }.
paris-returned-pair = { $seat } returns two { $kind } tokens and scores { $vp } VP.
    .you = You return two { $kind } tokens and score { $vp } VP.
paris-looked = { $seat } looks through the end-game tiles.
    .you = You look through the end-game tiles.
paris-end-kept = { $seat } keeps one without showing it.
    .you = You keep one without showing it.
paris-end-taken = It is { $end }.
paris-passed = { $seat } passes.
    .you = You pass.
paris-last-end-tile = { $seat } took the last end-game tile: this round is played out, then there is one more.
    .you = You took the last end-game tile: this round is played out, then there is one more.
paris-final-round = The final round begins.
paris-francs-score = { $seat } scores { $vp } VP for francs (bonus tile 27).
    .you = You score { $vp } VP for francs (bonus tile 27).
paris-district-scores = { $level ->
    [1] { $seat } is first in { $district }: { $vp } VP.
    [2] { $seat } is second in { $district }: { $vp } VP.
   *[other] { $seat } is third in { $district }: { $vp } VP.
}
    .you = { $level ->
        [1] You are first in { $district }: { $vp } VP.
        [2] You are second in { $district }: { $vp } VP.
       *[other] You are third in { $district }: { $vp } VP.
    }
paris-game-over = The game is over.


paris-why-over = The game is over.
paris-why-no-such = There is no such decision.
paris-why-not-asked = Another choice comes first.
paris-why-acted = You have already done this turn’s action.
paris-why-act-first = First do an action: place a key, move a key or take an end-game tile.
paris-why-piles-left = End-game tiles can be taken only once all piles are empty.
paris-why-ends-gone = All { $count } end-game tiles are gone.
paris-why-no-pass = You cannot pass: an action is possible without spending a tile.
paris-why-no-key-in-hand = You have no key in hand.
paris-why-key-there = One of your keys is already there.
paris-why-no-key-can = None of your keys can go there. You need one on this district’s bank or on a lower place in it, or, if the target is already on the board, one on the Arc.
paris-why-no-key-on = You have no key on { $place }.
paris-why-nowhere-to-go = From there your key cannot reach any place that you can pay for now.
paris-why-not-built = There is no building at { $place } yet.
paris-why-elsewhere = Another district already has { $landmark-the }.
paris-why-other-district = Only a key on the Arc can change districts.
paris-why-not-higher = Your key is already on a place worth as much as { $place }, or more.
paris-why-arc-adds-none = A key on the Arc is in no district, so it cannot add a landmark.
paris-why-must-top = A new landmark must be worth more than every landmark already in the district.
paris-why-occupied = There is a key on { $place }, and you do not have the bonus tile (9 or 16) to share it.
paris-why-too-dear = Moving to { $place } costs { $francs-words }; you have { $held }.
paris-why-no-resources = You do not have the resources for { $place }.
paris-why-not-now = Your key cannot move to { $place } now.
paris-why-only-forward = Your meeple only moves forward.
paris-why-space-empty = Space { $space } is empty.
paris-why-had-tile = You have already had bonus tile { $number }.
paris-why-sell-first = You do not have enough francs: first sell or use something that gives francs.
paris-why-no-supply = There is no { $kind } in the supply.
paris-why-kind-too-dear = You do not have enough francs: { $kind } costs { $francs-words }.
paris-why-none-held = You have no { $kind }.
paris-why-tile-used = You have already used bonus tile { $number }.
paris-why-no-tile = You do not have bonus tile { $number }.
paris-why-tile-needs-key = Bonus tile { $number } needs the francs it costs and a key in your reserve.
paris-why-tile-needs-pair = Bonus tile { $number } needs a pair of equal tokens.
paris-why-tile-finds-none = There is no tile that you may take with bonus tile { $number }.
paris-why-tile-no-effect = Bonus tile { $number } would have no effect now.
paris-why-no-end-tile = You do not have that end-game tile.
paris-why-none-left = No such tile is left.
paris-why-no-site = The space is taken, or the district already has this type.
paris-why-vp-tile-gone = That VP tile is already in a district.
paris-why-vp-site-taken = That district already has a VP tile.
paris-why-not-so = You cannot pay the next unit like that.
paris-why-no-prestige = You have no such prestige.
paris-why-no-pair = You have no such pair of tokens.
paris-why-one-pair = Return at least one pair.
paris-why-no-tile-there = There is no tile there that you may take.
paris-why-pile-empty = That pile is empty.

paris-heading-end = When you are done
paris-heading-place = Place a key from your hand
paris-heading-move = Move a key
paris-heading-take = Take
paris-heading-pass = Pass
paris-heading-bonus = Bonus tile
paris-heading-use = Use a tile
paris-heading-buy = Buy
paris-heading-sell = Sell


paris-source-districts = Districts
paris-source-landmarks = Prestige at landmarks
paris-source-eights = Buildings of value 8
paris-source-francs = Francs (tile 27)
paris-source-gifts = Bonus tiles with fixed points
paris-source-per-building = Bonus tiles per building
paris-source-per-tile = Bonus tile 20, per tile
paris-source-pairs = Bonus tiles 23 and 24, pairs
paris-source-per-landmark = Bonus tile 29, per landmark
paris-source-per-types = Bonus tile 30, per types
paris-source-end-tiles = End-game tiles


puzzles-title = Puzzles
puzzles-of = { $game } puzzles
puzzles-lead = Positions from games of strong bots. One decision is clearly better than every other: find it.
puzzles-tried = { $tried } of { $puzzles } tried
puzzle-panel = The puzzle
puzzle-find = Find the best decision
puzzle-you = You
puzzle-other = Player { $number }
puzzle-rating = Difficulty { $rating }
puzzle-found-by = { $share }% found it at the first try
puzzle-tried = tried before: your rating stays the same
puzzle-themes = Themes: { $themes }
puzzle-found = Found: “{ $decision }”.
puzzle-not-best = “{ $decision }” is not the best: it costs { $loss } wins in 100 games.
puzzle-not-known = “{ $decision }” is not the best.
puzzle-lead = In 100 games it wins { $lead } more than the next best, “{ $decision }”.
puzzle-why-best = Expected points compared with the next best: { $terms }.
puzzle-solved-about = Solved exactly: every continuation was played to the end, for 48 possible deals of what is hidden.
puzzle-change = Your rating: { $before } → { $after }
puzzle-my-rating = Your rating: { $rating }
puzzle-next = Next puzzle
puzzle-skip = Another one
puzzle-link = Link to this puzzle
puzzle-copied = The link is copied.
puzzle-mine = Rating
puzzle-streak = Streak
puzzle-best-streak = Best streak
puzzle-done = Tried
puzzle-theme = Theme
puzzle-all-themes = All themes
puzzle-theme-opening = opening
puzzle-theme-middle = middle game
puzzle-theme-end = endgame
puzzle-theme-deny = hold the others back
puzzle-theme-sacrifice = fewer points, better chances
puzzle-theme-solved = solved exactly


deck-title = My mistakes as puzzles
deck-lead = From the reviews of your games
deck-find = You can do better here
deck-due =
    { $count ->
        [one] the last one for now
       *[other] { $count } to go
    }
deck-game = the game
deck-empty = Nothing here yet: play a game and press Review when it is over. Your costly decisions will appear here.
deck-done = All found. Well done!
deck-later = Nothing is due now. The next puzzle comes on { $day }.
deck-again = It comes back on { $day }.
deck-repeat = Repeat
deck-repeat-about = Puzzles that you have solved come back after 1, 3, 7, 16, 35 and 90 days.



over-review = Review
review-title = Review of the game
review-coming = Loading the review…
review-waiting = The review is in the queue…
review-thinking = The game is being reviewed…
review-chances = Chance of winning
review-chart-about = Chance of winning over the whole game. { $summary }
review-chart-seat = { $name }: { $first } percent at first, { $last } at the end
review-points = Points
review-points-about = Points over the whole game. { $summary }
review-points-seat = { $name }: { $points } at the end
review-moments = Key moments
review-whose = Whose moments?
review-everybody = All
review-none = No costly mistakes here: well played.
review-at = Move { $number }
review-go = Look at move { $number }
review-loss = −{ $loss }%
review-costs = costs { $loss } wins in 100 games
review-where = { $place } of { $count }
review-moments-count =
    { $count ->
        [one] One moment
       *[other] { $count } moments
    }
review-previous = Previous moment
review-next = Next moment
review-list = Chart and moments
review-begin = Choose a moment, or press → for the most costly one.
review-played = Played
review-better = Better
review-why = Expected points compared with the better decision: { $terms }.
review-term-less = { $points } fewer from “{ $source }”
review-term-more = { $points } more from “{ $source }”
review-hard = Hard to find.
review-numbers = Numbers
review-interval = Cost in wins per 100 games, with 95% certainty: { $low } to { $high }
review-points-lost = Expected loss of points by the end: { $points }
review-helped = Who gained by it, in wins per 100 games: { $who }
review-terms = Expected points by source: { $terms }
review-try = Try it again
review-link = Link to this moment
review-copied = The link is copied. Anyone with the link can see this review.
review-copied-players = The link is copied. Only the players can open it until the owner of the table shares the review.
review-close = Close review
review-share = Share this review
review-share-about = Anyone with the link can see it, including the players’ mistakes.
review-ledger = Where the result came from
review-ledger-about = Chance of winning, in percent: fair share + own decisions + others’ decisions + luck = result (100 for a win).
review-fair = Fair share
review-own = Own decisions
review-others = Others’ decisions
review-luck = Luck
review-result = Result
review-mean = Average loss
review-class = Level of play
review-figures = All figures as a table
review-number = Move
review-decision = Decision
review-luck-of = luck { $luck }
review-label-blunder = Blunder
review-label-mistake = Mistake
review-label-inaccuracy = Inaccuracy
review-label-unclear = Too close to call
review-label-good = Good
review-label-forced = No choice
review-class-expert = Expert
review-class-strong = Strong
review-class-casual = Casual
review-class-novice = Novice
review-class-beginner = Beginner
review-phase-opening = opening
review-phase-middle = middle
review-phase-end = end


practice-find = Practice: find a better decision than the one played.
practice-judging = Comparing it with the best decision…
practice-found = Found: “{ $decision }”. Play on against the bots if you like.
practice-not-yet = Not yet: this costs { $loss } wins in 100 games.
practice-again = Try again
practice-back = Back to the review
practice-answer = Show the answer


hint-ask = Hint
hint-which = Which one?
hint-why = Why?
hint-thinking = Thinking…
hint-checking = Checking your move…
hint-look = Look here: { $where }
hint-buttons = the buttons below the board
hint-do = Do this:
hint-win = Chance of winning with it: { $win }%.
hint-compared = Compared with “{ $decision }”, in expected points: { $terms }.
hint-even = Compared with “{ $decision }”, it wins more often, though no single source of points makes the difference.
hint-scores =
    { $points ->
        [one] It scores 1 point at once.
       *[other] It scores { $points } points at once.
    }
hint-lost = { $points ->
    [one] You would finish with about 1 point fewer.
   *[other] You would finish with about { $points } points fewer.
}
hint-warning = Out of 100 games from here, you would win about { $loss } fewer.
hint-take-back = Take it back
hint-anyway = Play it anyway
over-hints =
    { $count ->
        [one] help with one decision
       *[other] help with { $count } decisions
    }
help-hint = a hint, step by step, where hints are allowed
help-try = in the review: try the moment again


mistakes-title = My mistakes
mistakes-link = My mistakes in all my games
mistakes-lead =
    { $games ->
        [one] What cost you most in one reviewed game. A cost of 10 means 10 fewer wins in 100 games.
       *[other] What cost you most in { $games } reviewed games. A cost of 10 means 10 fewer wins in 100 games.
    }
mistakes-none = Nothing to show yet: play a game and press Review when it is over.
mistakes-by-source = By source of points
mistakes-by-phase = By phase of the game
mistakes-count = Count
mistakes-cost = Cost
mistakes-no-source = other
mistakes-list = Try them again
mistakes-solved = found ✓
mistakes-look = Look at it



safety-about = { $name }: hide, mute or report
safety-hide = Hide what they say
safety-hide-about = You will not see what { $name } writes, at any table, in this browser.
safety-hidden-now = You will not see what { $name } writes.
safety-hidden = Hidden from you: { $names }.
safety-unhide = Show it
safety-mute = Mute at this table
safety-mute-about = You set up this table: { $name } will no longer be able to write here, and what { $name } wrote is hidden from everyone.
safety-muted-now = { $name } can no longer write here.
safety-muted = Cannot write here
safety-unmute = Let them write again
safety-report = Report
safety-report-about = Report { $name } to the people who run this server. The last messages from { $name } here are sent along; { $name } is not told.
safety-report-why = What is wrong? (optional)
safety-reported = Thank you. The people who run this server will read your report.
safety-chat-closed = The chat is only for players at this table.


safety-open = Who can join in
safety-listed = Show this table in the lobby
safety-listed-about = Anyone can find it and watch.
safety-open-chat = Spectators may chat
safety-open-chat-about = Otherwise only players at the table can read and write the chat.


safety-former = A former player
safety-data = What is kept about you
safety-data-about = Your name, how you sign in (as hashes, never the password itself), your seats, moves and results, and what you wrote in chats in the last six months. No network address. An e-mail address only if you give one for messages about your turns. Apart from those messages, nothing is passed on to anyone.
safety-data-guest = A guest who does not come back for 400 days is deleted.
safety-data-account = An account is kept until you delete it.
safety-export = Download everything about me
safety-delete = Delete my account
safety-delete-words = Your name, your ways to sign in and everything you wrote in chats are deleted at once, for good. Nobody can restore them.
safety-delete-games = Your games stay for the people who played them with you: your seat becomes “a former player”, and a bot takes over in games still in progress.
safety-delete-do = Delete for good
safety-deleted = Everything that was kept about you is deleted.


server-unknown-host = This server does not answer to the name { $host }. To allow it, start the server with: lutece serve --name { $host }
server-chat-closed = The chat of this table is only for players at the table.
server-muted = The player who set up this table does not want you to write here.
server-unknown-person = This person is not at this table and has not written here.
server-too-many-muted = { $count } people are already muted here, which is the limit.



match-wrong-seats = This game is for { $fewest } to { $most } players, not { $seats }.
match-undo-nothing = Nothing has been decided yet.
match-undo-stands = The last decision ended a turn or revealed hidden information, so it stands.
match-no-moment = This game has { $count } decisions; there is no decision { $number }.
match-no-seat = There is no seat { $number } at this table.


server-bad-message = The server cannot read this message: { $problem }
server-unknown-page = There is nothing at this address.
server-wrong-method = This address does not answer to { $method }.
server-foreign-page = This request came from another site’s page.
server-too-large = This is too large: the limit is { $limit } bytes.
server-too-fast = That was too fast. Wait a moment and try again.
server-not-saved = The server cannot save right now, so nothing was done. Try again soon.
server-server-error = Something went wrong on the server; nothing was lost.
server-stopping = The server is shutting down; it will be back.


server-unknown-game = There is no game called { $game }.
server-unknown-rules = There are no rules of { $game } in the language { $language }.
server-unknown-level = There is no bot called { $level }.
server-unknown-option = This game has no option called { $option }.
server-unknown-moment = This game has no moment { $number }.
server-wrong-seats = This game is for { $fewest } to { $most } players.
server-wrong-components = The components file cannot be used: { $problem }
server-nobody-here = At least one seat must be for a person.
server-older-rules = This game was played with another edition of the rules.


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



rematch = Rematch
rematch-join = Join the rematch
rematch-watch = Watch the rematch
rematch-proposed = The others would like a rematch.
table-seat-kept = Waiting for { $name }


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


take-back = Take back
take-back-ask = Ask to take back
take-back-proposed = { $name } would like to take back the last move.
table-points-left =
    { $points ->
        [one] This is your last turn. “{ $words }” would still score 1 point.
       *[other] This is your last turn. “{ $words }” would still score { $points } points.
    }
table-end-anyway = End turn anyway


lobby-round = round { $round }
lobby-time-left = { $time } left
lobby-paused = paused
lobby-own-components = custom components


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


together-tell-me = Tell me when it is my turn
vacation-seat = on vacation
vacation-clock = { $name } is on vacation: the clock is stopped.
server-on-vacation = The clock is stopped while a player is on vacation.
