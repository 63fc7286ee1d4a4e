# What the lessons say: plain sentences, because the terminal says them, too.

gops-lesson-highest = The highest card
gops-lesson-highest-1 = The prize is worth 13 points, and the other player has bid. Bid the card that nothing can beat.
gops-lesson-highest-1-done = The highest card took the prize. It is gone now, so use it well.
gops-lesson-highest-1-tie = Two equal cards: nobody takes the prize.
gops-lesson-highest-1-low = The other card was higher, and the prize is lost to you.

gops-lesson-tie = What waits
gops-lesson-tie-1 = Two equal cards left the first prize lying there. Take it together with the next one.
gops-lesson-tie-1-done = You took both prizes with one card.
gops-lesson-tie-1-low = The other player has bid the 12. Only your highest card takes the prizes.
