# The lessons of Paris. A message is one line or more, without arguments or choices: the terminal
# reads this file, too.

paris-lesson-turn = A turn
paris-lesson-turn-1 = Every turn begins with a building. Draw one from any pile.
paris-lesson-turn-1-done = The building goes on the space that its tile names.
paris-lesson-turn-2 = Then you do one action. Place a key on a bank: the bank pays you francs.
paris-lesson-turn-2-done = The bank has paid you, and your key waits there.
paris-lesson-turn-2-arc = A key on the Arc earns nothing for now. Choose a bank.
paris-lesson-turn-2-end = You have not done anything yet. Place a key on a bank.
paris-lesson-turn-3 = You have one action a turn. End your turn.
paris-lesson-turn-3-done = Draw a building, do one action, end your turn: that is Paris.

paris-lesson-bank = The banks
paris-lesson-bank-1 = Every bank pays a different amount. Place a key on the bank that pays you most.
paris-lesson-bank-1-done = You may have one key on each bank and one on the Arc. Keys of other players there do not matter.
paris-lesson-bank-1-twice = Your key is already on this bank, and you may have only one there. Choose another bank.
paris-lesson-bank-1-arc = The Arc pays nothing. Choose a bank.
paris-lesson-bank-1-less = Another bank without a key of yours pays more.

paris-lesson-move = From a bank to a building
paris-lesson-move-1 = Move your key from the bank of Montmartre to the building of value 4. You pay its value in francs.
paris-lesson-move-1-done = The building is yours, and so is the token that lay beside it. While your key is on it, nobody else may move there without a special tile.
paris-lesson-move-1-place = This time, move the key that is on the bank of Montmartre.

paris-lesson-up = Up the district
paris-lesson-up-1 = Move your key on from the building of value 3 to the building of value 5. You pay only the difference.
paris-lesson-up-1-done = Two small steps cost no more francs than one big one, and each brings something. In your turn, once you have drawn, you can sell tokens on the market whenever you like.
paris-lesson-up-1-down = Value 1 is lower than the place your key is on. Keys only go up.
paris-lesson-up-1-place = This time, move the key that is on the building of value 3.

paris-lesson-arc = The Arc
paris-lesson-arc-1 = A key on the Arc can go to a building in any district. Move yours to the building of value 5 in La Villette.
paris-lesson-arc-1-done = From the Arc you pay the whole value, as from a bank, and any other key stays in its district. A building of value 8 costs 1 wood, too, and scores 2 points at once.
paris-lesson-arc-1-bank = A key on a bank stays in its district. Move the key that is on the Arc.
paris-lesson-arc-1-low = The key could go there, too. This time, choose the building of value 5 in La Villette.
paris-lesson-arc-1-place = This time, move the key that is on the Arc.

paris-lesson-bonus = Bonus tiles
paris-lesson-bonus-1 = Your key is now on a building of value 1, which brings a bonus tile. Take tile 5 from the track.
paris-lesson-bonus-1-done = Your meeple moved up to tile 5. It never goes back, so the tiles behind it are lost to you.
paris-lesson-bonus-1-none = The bonus tile is free here. Take tile 5.
paris-lesson-bonus-1-other = You may take any tile ahead of your meeple. This time, take tile 5, which brings francs.
paris-lesson-bonus-2 = Use the tile: choose it below your francs.
paris-lesson-bonus-2-done = You use a tile once, now or on any later turn of yours.
paris-lesson-bonus-2-end = You could keep the tile for a later turn. This time, use it before you end yours.

paris-lesson-points = Tiles that score
paris-lesson-points-1 = You occupy two buildings of value 1, and tile 6 gives points for each of them. Take it.
paris-lesson-points-1-done = Tile 6 is yours.
paris-lesson-points-1-none = The bonus tile is free here. Take tile 6.
paris-lesson-points-1-other = You may take it, but tile 6 scores for what you occupy now. Take that one.
paris-lesson-points-2 = Use tile 6.
paris-lesson-points-2-done = Such a tile scores for what you occupy when you use it. Take the ones that suit the buildings you occupy, or hope to occupy.
paris-lesson-points-2-end = You could keep the tile, but your keys may move on. Use it now.

paris-lesson-landmark = Landmarks
paris-lesson-landmark-1 = Build the Luxembourg Gardens in Chaillot: move your key there from the building of value 5. You pay the difference in francs, and the marble.
paris-lesson-landmark-1-done = The landmark is now in Chaillot, with your key on it. The next landmark built there must be worth more.
paris-lesson-landmark-1-place = This time, move the key that is on the building of value 5 in Chaillot.
paris-lesson-landmark-1-low = That is possible, too. This time, build the landmark in Chaillot.
paris-lesson-landmark-2 = The medals are prestige, and a landmark turns prestige into points. Hand in yours.
paris-lesson-landmark-2-done = Every slot takes one prestige of its kind. The next player to come can use the slots again.
paris-lesson-landmark-2-none = Then your prestige would bring nothing here. Hand it in.

paris-lesson-vp-tile = What a district is worth
paris-lesson-vp-tile-1 = There are three keys on the buildings of Montmartre. Add the fourth: move your key from the bank to the building of value 2.
paris-lesson-vp-tile-1-done = The fourth key in a district lets you lay a VP tile.
paris-lesson-vp-tile-1-place = This time, move the key that is on the bank of Montmartre.
paris-lesson-vp-tile-1-other = Those keys are already in place. Move the one that is on the bank.
paris-lesson-vp-tile-2 = Choose a VP tile, and lay it in the district where your places are worth most.
paris-lesson-vp-tile-2-done = At the end, the player with the most valuable places in Montmartre scores the first figure of the tile. Second and third score less.
paris-lesson-vp-tile-2-none = This chance does not come back. Choose a tile.
paris-lesson-vp-tile-2-away = You occupy nothing there, so others would score it. Lay it in Montmartre.

paris-lesson-end = The last turn
paris-lesson-end-1 = Only La Villette has a VP tile, and the other player’s total there is 8, yours 2 + 5 = 7. Move a key so that yours is higher.
paris-lesson-end-1-done = Your total in La Villette is now 9, the other player’s 8. Once the piles are empty, the action can also be to take an end-game tile; soon after the last of them is taken, the game ends.
paris-lesson-end-1-tie = Then you would both have 8, and the most valuable single place decides. That is the other player’s.
paris-lesson-end-1-away = There is no VP tile there, so that district brings no points. Move a key in La Villette.
paris-lesson-end-2 = End your turn, the last one of the game.
paris-lesson-end-2-done = First in La Villette scores the first figure of its tile, second the next. Most points wins.
