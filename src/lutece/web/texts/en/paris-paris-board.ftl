# The drawing of Paris Paris: tooltips and labels.

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

## Where the points came from

paris-paris-board-points-small = Small tours
paris-paris-board-points-grand = Grand tours
paris-paris-board-points-special = Special tours
paris-paris-board-points-open = Last tour
paris-paris-board-points-bag = Shops in the bag
