# The lessons of Paris Paris. A message is one line or more, without arguments or choices: the
# terminal reads this file, too.

paris-paris-lesson-open = Open a shop
paris-paris-lesson-open-1 = Take any of the four tiles. You open a shop at the stop that the tile names.
paris-paris-lesson-open-1-done = The shop stays yours. In each round there is one tile more than there are players, so one is always left over.

paris-paris-lesson-small-tour = The small tour
paris-paris-lesson-small-tour-1 = You take one of two tiles, and visitors come to the stop of the other. Leave the tile of Les Halles, where you have a shop.
paris-paris-lesson-small-tour-1-done = Visitors came to Les Halles, and your shop scored a point: that was a small tour. Every round ends with one, at the stop of the tile that nobody took.
paris-paris-lesson-small-tour-1-own = Then visitors would come to Gare du Nord, far from your shop. Take that tile instead, and leave Les Halles.

paris-paris-lesson-nearest = The nearest shop
paris-paris-lesson-nearest-1 = Visitors who find no shop at their stop go along its line to the nearest one. Leave the tile that brings them to your shop at Gare du Nord.
paris-paris-lesson-nearest-1-done = St-Nicolas was empty, and your shop was one stop away. Visitors never change to another line.
paris-paris-lesson-nearest-1-far = Then visitors would come to Jardin des Plantes, and the nearest shop on the yellow line is not yours. Leave St-Nicolas, next to your shop.

paris-paris-lesson-round = The bus
paris-paris-lesson-round-1 = The player who began this round has the bus. Take any tile; then the last player takes one.
paris-paris-lesson-round-1-done = The tile that nobody took brought visitors, and now it is parked on the space of its colour. The bus has passed to you.
paris-paris-lesson-round-2 = Whoever has the bus begins the round. Take any tile.
paris-paris-lesson-round-2-done = After every round the bus passes to the next player. Tiles stay parked until a second one of their colour is left over.

paris-paris-lesson-crossing = Crossings
paris-paris-lesson-crossing-1 = Pont Neuf is a crossing: two lines meet there, and there is room for two shops. Open one beside the shop that is already there.
paris-paris-lesson-crossing-1-done = Both shops stay, and each belongs to both lines. Visitors at an empty crossing look along both lines: the nearest shop scores, or all that are equally near.
paris-paris-lesson-crossing-1-single = That stop lies on one line and has room for one shop. Take the tile of Pont Neuf.

paris-paris-lesson-push = Full stops
paris-paris-lesson-push-1 = Both places at Pont Neuf are taken. Open a shop there all the same, and push out the leader’s shop.
paris-paris-lesson-push-1-done = The shop went into the bag, where it may still score at the end; with two players there is no bag, and the shop goes back to its owner. Where there is only one place, the shop there is pushed out.
paris-paris-lesson-push-1-free = There is room at Invalides, so no shop would be pushed out. Take the tile of Pont Neuf.
paris-paris-lesson-push-1-other = That player has no points yet. Push out the leader’s shop.

paris-paris-lesson-grand-tour = The grand tour
paris-paris-lesson-grand-tour-1 = A red tile is parked, so the next red tile that is left over sends the bus along the red line. Leave the red tile of Les Halles.
paris-paris-lesson-grand-tour-1-done = First came the small tour, at Les Halles. Then the bus stopped at the four red crossings: your shop at Pont Neuf scored, and so did your shops next to it on either line; a player with no shop at a crossing gets nothing for neighbouring shops.
paris-paris-lesson-grand-tour-1-kept = Then you have the red tile, and the bus does not leave. Take Odéon instead.

paris-paris-lesson-prepare = Where the bus stops
paris-paris-lesson-prepare-1 = Whichever tile you take, the other one sends out the blue bus. Open the shop that earns you more.
paris-paris-lesson-prepare-1-done = Odéon is a crossing, and your shop at Saint-Michel is next to it: both scored. Crossings next to your own shops are the best places.
paris-paris-lesson-prepare-1-end = The bus stops only at crossings, and Buttes-Chaumont is not one. Open your shop at Odéon, next to Saint-Michel.

paris-paris-lesson-marker = Your secret marker
paris-paris-lesson-marker-1 = Only you see your marker: it is green, so at the end the bus tours the green line once more. Open a shop at a crossing of that line.
paris-paris-lesson-marker-1-done = Every player has a marker of a different colour; with two players one more lies open, and its line is toured last. Watch which lines the others like.
paris-paris-lesson-marker-1-off = Louvre is on the red and the violet line. The green bus never goes there.
paris-paris-lesson-marker-1-between = Notre-Dame is on the green line, but it is not a crossing. The bus stops only at crossings.

paris-paris-lesson-end = The last tile
paris-paris-lesson-end-1 = After this tile, the bus tours the line of every player’s marker; yours is blue. Take the tile that wins you the game.
paris-paris-lesson-end-1-done = Odéon is a crossing of your line and scored on two tours. Then the player with the most shops in the bag, without a tie, scored a point for each of them, and most points wins.
paris-paris-lesson-end-1-own = At Louvre you would only replace your own shop. Odéon is a crossing of your blue line.
