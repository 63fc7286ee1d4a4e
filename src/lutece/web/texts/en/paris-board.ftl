# Labels and tooltips of the board of Paris.

paris-board-board = The board of Paris
paris-board-district = { $district }
paris-board-landmark-name = { $landmark }

# The parts beside the board
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

# Places
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

# The bonus track and its tiles
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

# Beside the board and behind the screens
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

## Where the points came from

paris-board-points-eight = Buildings of value 8
paris-board-points-prestige = Prestige
paris-board-points-tiles = Bonus tiles
paris-board-points-ends = End-game tiles
paris-board-points-francs = Francs (bonus tile 27)
