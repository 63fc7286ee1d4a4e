# Il disegno di Paris Paris: suggerimenti ed etichette.

paris-paris-board-map = Mappa della città con cinque linee di bus
paris-paris-board-stop = { $name }: una fermata della linea { $line }, con posto per un negozio.
paris-paris-board-crossing = { $name }: un incrocio delle linee { $line } e { $line2 }, con posto per due negozi.
paris-paris-board-no-shop = Ancora nessun negozio.
paris-paris-board-shops = Negozi qui: { $owners }.
paris-paris-board-neighbours = Fermate adiacenti: { $names }.
paris-paris-board-shop = Un negozio di { $owner } alla fermata { $name }. Rende quando un bus si ferma qui o vicino.
paris-paris-board-shop-leaves = Un negozio di { $owner } alla fermata { $name }. La fermata è piena: va tolto un negozio.
paris-paris-board-earned = { $points ->
    [one] Ha appena reso 1 punto.
   *[other] Ha appena reso { $points } punti.
}
paris-paris-board-tile = { $count ->
    [one] Una tessera { $line } di { $name }. Prendila per aprirvi un negozio.
   *[other] { $count } tessere della linea { $line } di { $name }. Prendine una per aprirvi un negozio.
}
paris-paris-board-tile-last = La tessera { $line } di { $name }. Quando tutti hanno preso una tessera, il piccolo tour va alla fermata di quella rimasta.
paris-paris-board-stays = I cartellini accanto alle altre tessere mostrano quanti punti renderebbe questo negozio se restasse quella tessera.
paris-paris-board-line = La linea { $line }, da { $first } a { $last }. Nel grande tour il bus si ferma ai suoi quattro incroci.
paris-paris-board-parking = Parcheggio della linea { $line }. Qui va la tessera rimasta alla fine di un round.
paris-paris-board-parked = Qui è parcheggiata una tessera { $line }, di { $name }. La prossima tessera { $line } che resta fa partire un grande tour.
paris-paris-board-bus = Il bus: { $owner } comincia questo round. Poi passa a sinistra.
paris-paris-board-bag = Il sacchetto, per i negozi tolti dagli altri. Nessuno ci guarda dentro fino alla fine della partita.
paris-paris-board-bag-open = Nel sacchetto: { $counts }. Chi ne ha più di tutti, senza parità, guadagna 1 punto per ciascuno.
paris-paris-board-open-marker = Il segnalino scoperto: dopo i tragitti speciali dei giocatori, l’ultimo tour è sulla linea { $line }.
paris-paris-board-marker = Segnalino tragitto speciale di { $owner }: la linea { $line }.
paris-paris-board-marker-mine = Il tuo segnalino tragitto speciale: alla fine il bus percorre ancora una volta la linea { $line }. Gli altri non lo vedono.
paris-paris-board-marker-hidden = Segnalino tragitto speciale di { $owner }, coperto fino alla fine.
paris-paris-board-stock = { $count ->
    [0] { $owner } non ha più negozi da aprire.
    [one] { $owner } ha ancora un negozio da aprire.
   *[other] { $owner } ha ancora { $count } negozi da aprire.
}
paris-paris-board-round = Round { $round } di { $rounds }
paris-paris-board-round-about = Round { $round } di { $rounds }: una pila di tessere per ogni round.
paris-paris-board-small-tour = Piccolo tour: { $name }
paris-paris-board-grand-tour = Grande tour: linea { $line }
paris-paris-board-special-tour = Tragitto speciale di { $seat }: linea { $line }
paris-paris-board-open-tour = Ultimo tour: linea { $line }
paris-paris-board-nobody = Nessuno guadagna punti
paris-paris-board-bag-scores = Il sacchetto dà punti a { $seat }

## Where the points came from

paris-paris-board-points-small = Piccoli tour
paris-paris-board-points-grand = Grandi tour
paris-paris-board-points-special = Tragitti speciali
paris-paris-board-points-open = Ultimo tour
paris-paris-board-points-bag = Negozi nel sacchetto
