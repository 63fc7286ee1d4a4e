### The review of finished games, practice, hints, and one’s own mistakes.

## The review

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

## Practice

practice-find = Practice: find a better decision than the one played.
practice-judging = Comparing it with the best decision…
practice-found = Found: “{ $decision }”. Play on against the bots if you like.
practice-not-yet = Not yet: this costs { $loss } wins in 100 games.
practice-again = Try again
practice-back = Back to the review
practice-answer = Show the answer

## Hints

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

## My mistakes

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
