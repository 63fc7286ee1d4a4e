# Paris: everything that the game itself says. The board’s own words are in paris-board.ftl.
#
# A thing’s name is a message, its other forms are attributes: $place is "the bank of Chaillot",
# $place-label its short form. $francs is a number to choose by, $francs-words "2 francs".

## Names

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

# Districts are called as the components call them.
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
# What can be scored with the prestige that one holds.
paris-amount-prestige = up to { $count } VP for prestige
paris-amount-bonus = a bonus tile
# The count is its price.
paris-amount-paid-bonus = { $count ->
    [one] a bonus tile for { $count } franc
   *[other] a bonus tile for { $count } francs
}

## What bonus tiles do

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

## What is asked

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

## What a decision does

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

## What happened

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

## Why not

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

## Sources of points

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
