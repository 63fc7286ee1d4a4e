# Paris Paris: tutto ciò che dice il gioco. Le parole del tabellone sono in paris-paris-board.ftl.

## Nomi

paris-paris-line-green = verde
paris-paris-line-red = rossa
paris-paris-line-blue = blu
paris-paris-line-yellow = gialla
paris-paris-line-violet = viola

# Le fermate si chiamano come nei componenti.
paris-paris-stop-other = { $name }

## Che cosa si chiede

paris-paris-ask-nothing = La partita è finita.
paris-paris-ask-take = { $seat }: prendi una tessera e apri un negozio alla sua fermata.
    .you = Prendi una tessera e apri un negozio alla sua fermata.
paris-paris-ask-push = { $seat }: la fermata { $stop } è piena. Quale negozio togli?
    .you = La fermata { $stop } è piena. Quale negozio togli?

## Che cosa fa una decisione

paris-paris-do-open = { $stop }, tessera { $line }: apri un negozio
paris-paris-do-nothing = { $stop }, tessera { $line }: non hai più negozi
paris-paris-do-choose = { $stop }, tessera { $line }: togli il negozio di { $owner } o di { $other }
paris-paris-do-replace = { $stop }, tessera { $line }: togli il negozio di { $owner }
paris-paris-do-replace-own = { $stop }, tessera { $line }: sostituisci il tuo negozio
paris-paris-do-push = Togli il negozio di { $seat } da { $stop }
    .you = Togli il tuo negozio da { $stop }

## Che cosa è successo

paris-paris-took = { $seat } prende la tessera { $line } di { $stop }.
    .you = Prendi la tessera { $line } di { $stop }.
paris-paris-opened = { $seat } apre un negozio alla fermata { $stop }.
    .you = Apri un negozio alla fermata { $stop }.
paris-paris-no-shop-left = { $seat } non ha più negozi da aprire alla fermata { $stop }.
    .you = Non hai più negozi da aprire alla fermata { $stop }.
paris-paris-pushed-to-bag = Il negozio di { $seat } alla fermata { $stop } viene tolto e va nel sacchetto.
    .you = Il tuo negozio alla fermata { $stop } viene tolto e va nel sacchetto.
paris-paris-pushed-to-stock = Il negozio di { $seat } alla fermata { $stop } viene tolto e torna nella scorta.
    .you = Il tuo negozio alla fermata { $stop } viene tolto e torna nella scorta.
paris-paris-small-tour = Piccolo tour alla fermata { $stop } ({ $line }).
paris-paris-shop-scores = { $seat } guadagna 1 punto a { $stop }.
    .you = Guadagni 1 punto a { $stop }.
paris-paris-nobody-scores = Nessun negozio lungo il percorso: nessuno guadagna punti.
paris-paris-parked = La tessera { $line } di { $stop } va al parcheggio.
paris-paris-grand-tour = Grande tour sulla linea { $line }!
paris-paris-bus-calls = Il bus si ferma a { $stop }.
paris-paris-neighbour-scores = { $seat } guadagna 1 punto per il negozio accanto, a { $stop }.
    .you = Guadagni 1 punto per il negozio accanto, a { $stop }.
paris-paris-bus-passed = Il bus passa a { $seat }.
    .you = Il bus passa a te.
paris-paris-laid-out = Una tessera { $line } viene messa a { $stop }.
paris-paris-special-tour = { $seat } rivela il segnalino della linea { $line }: tragitto speciale su quella linea.
    .you = Riveli il segnalino della linea { $line }: tragitto speciale su quella linea.
paris-paris-open-tour = Ultimo tour: la linea { $line } del segnalino scoperto.
paris-paris-bag-scores = { $points ->
    [one] { $seat } ha più negozi di tutti nel sacchetto: { $points } punto.
   *[other] { $seat } ha più negozi di tutti nel sacchetto: { $points } punti.
}
    .you = { $points ->
        [one] Hai più negozi di tutti nel sacchetto: { $points } punto.
       *[other] Hai più negozi di tutti nel sacchetto: { $points } punti.
    }
paris-paris-game-over = La partita è finita.

## Perché no

paris-paris-why-over = La partita è finita.
paris-paris-why-no-such = Questa decisione non esiste.
paris-paris-why-push-first = Scegli prima quale negozio togliere da { $stop }.
paris-paris-why-no-shop-there = { $seat } non ha negozi alla fermata { $stop }.
    .you = Non hai negozi alla fermata { $stop }.
paris-paris-why-nothing-to-push = Ora non c’è nessun negozio da togliere: prendi prima una tessera.
paris-paris-why-not-on-show = Nessuna tessera { $line } di { $stop } è sulla mappa.

paris-paris-heading-take = Prendi una tessera
paris-paris-heading-push = Togli un negozio

## Sources of points

paris-paris-source-small-tours = Piccoli tour
paris-paris-source-grand-tours = Grandi tour
paris-paris-source-special-tours = Tragitti speciali
paris-paris-source-open-tour = Ultimo tour
paris-paris-source-bag = Negozi nel sacchetto
