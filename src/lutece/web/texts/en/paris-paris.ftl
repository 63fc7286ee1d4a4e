# Paris Paris: everything that the game itself says. The board’s own words are in
# paris-paris-board.ftl.

## Names

paris-paris-line-green = green
paris-paris-line-red = red
paris-paris-line-blue = blue
paris-paris-line-yellow = yellow
paris-paris-line-violet = violet

# Stops are called as the components call them.
paris-paris-stop-other = { $name }

## What is asked

paris-paris-ask-nothing = The game is over.
paris-paris-ask-take = { $seat }: take a tile and open a shop at its stop.
    .you = Take a tile and open a shop at its stop.
paris-paris-ask-push = { $seat }: { $stop } is full. Whose shop is pushed out?
    .you = { $stop } is full. Whose shop is pushed out?

## What a decision does

paris-paris-do-open = { $stop }, { $line } tile: open a shop
paris-paris-do-nothing = { $stop }, { $line } tile: you have no shop left
paris-paris-do-choose = { $stop }, { $line } tile: push out { $owner } or { $other }
paris-paris-do-replace = { $stop }, { $line } tile: push out { $owner }
paris-paris-do-replace-own = { $stop }, { $line } tile: replace your own shop
paris-paris-do-push = Push { $seat }’s shop out of { $stop }
    .you = Push your own shop out of { $stop }

## What happened

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

## Why not

paris-paris-why-over = The game is over.
paris-paris-why-no-such = There is no such decision.
paris-paris-why-push-first = First choose whose shop is pushed out of { $stop }.
paris-paris-why-no-shop-there = { $seat } has no shop at { $stop }.
    .you = You have no shop at { $stop }.
paris-paris-why-nothing-to-push = There is no shop to push out now: take a tile first.
paris-paris-why-not-on-show = No { $line } tile of { $stop } is laid out.

paris-paris-heading-take = Take a tile
paris-paris-heading-push = Push out a shop

## Sources of points

paris-paris-source-small-tours = Small tours
paris-paris-source-grand-tours = Grand tours
paris-paris-source-special-tours = Special tours
paris-paris-source-open-tour = Last tour
paris-paris-source-bag = Shops in the bag
