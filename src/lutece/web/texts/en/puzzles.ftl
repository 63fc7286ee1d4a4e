### Puzzles: positions in which one decision is clearly the best.

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

## One’s own mistakes as puzzles

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
