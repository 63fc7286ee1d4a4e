paris-paris-lesson-open = Aprire un negozio
paris-paris-lesson-open-1 = Prendi una delle quattro tessere. Apri un negozio alla fermata indicata dalla tessera.
paris-paris-lesson-open-1-done = Il negozio resta tuo. In ogni round c’è una tessera in più rispetto ai giocatori, quindi ne avanza sempre una.

paris-paris-lesson-small-tour = Il piccolo tour
paris-paris-lesson-small-tour-1 = Prendi una delle due tessere, e i turisti vanno alla fermata dell’altra. Lascia loro la tessera di Les Halles, dove c’è il tuo negozio.
paris-paris-lesson-small-tour-1-done = I turisti sono arrivati a Les Halles e il tuo negozio ha segnato un punto: è stato un piccolo tour. Ogni round finisce così, alla fermata della tessera che nessuno ha preso.
paris-paris-lesson-small-tour-1-own = Così i turisti andrebbero a Gare du Nord, lontano dal tuo negozio. Prendi quella tessera, e lascia loro Les Halles.

paris-paris-lesson-nearest = Il negozio più vicino
paris-paris-lesson-nearest-1 = I turisti che non trovano negozi alla loro fermata seguono la linea fino al più vicino. Lascia la tessera che li porta al tuo negozio di Gare du Nord.
paris-paris-lesson-nearest-1-done = St-Nicolas era vuota, e il tuo negozio era a una fermata. I turisti non cambiano mai linea.
paris-paris-lesson-nearest-1-far = Così i turisti arriverebbero a Jardin des Plantes, e il negozio più vicino sulla linea gialla non è tuo. Lascia loro St-Nicolas, accanto al tuo negozio.

paris-paris-lesson-round = Il bus
paris-paris-lesson-round-1 = Il bus ce l’ha chi ha cominciato questo round. Prendi una tessera qualsiasi; poi ne prende una l’ultimo giocatore.
paris-paris-lesson-round-1-done = La tessera che nessuno ha preso ha portato i turisti, e ora è nel parcheggio, nello spazio del suo colore. Il bus è passato a te.
paris-paris-lesson-round-2 = Chi ha il bus comincia il round. Prendi una tessera qualsiasi.
paris-paris-lesson-round-2-done = Dopo ogni round il bus passa al giocatore successivo. Le tessere restano nel parcheggio finché non ne avanza una seconda dello stesso colore.

paris-paris-lesson-crossing = Gli incroci
paris-paris-lesson-crossing-1 = Pont Neuf è un incrocio: lì si incontrano due linee e c’è posto per due negozi. Aprine uno accanto a quello che c’è già.
paris-paris-lesson-crossing-1-done = Restano tutti e due i negozi, e ognuno appartiene a entrambe le linee. I turisti che trovano un incrocio vuoto cercano lungo le due linee: segna il negozio più vicino, o tutti quelli ugualmente vicini.
paris-paris-lesson-crossing-1-single = Quella fermata sta su una sola linea e ha posto per un negozio. Prendi la tessera di Pont Neuf.

paris-paris-lesson-push = Fermate piene
paris-paris-lesson-push-1 = A Pont Neuf i due posti sono occupati. Apri lo stesso un negozio lì, e togli quello di chi è in testa.
paris-paris-lesson-push-1-done = Il negozio è finito nel sacchetto, dove alla fine può ancora dare punti; in due il sacchetto non c’è, e il negozio torna al suo proprietario. Dove c’è un solo posto, si toglie il negozio che lo occupa.
paris-paris-lesson-push-1-free = A Invalides c’è posto, quindi non si toglierebbe nulla. Prendi la tessera di Pont Neuf.
paris-paris-lesson-push-1-other = Quel giocatore non ha ancora punti. Togli il negozio di chi è in testa.

paris-paris-lesson-grand-tour = Il grande tour
paris-paris-lesson-grand-tour-1 = Una tessera rossa è nel parcheggio: la prossima tessera rossa che avanza manda il bus lungo la linea rossa. Lascia la tessera rossa di Les Halles.
paris-paris-lesson-grand-tour-1-done = Prima c’è stato il piccolo tour, a Les Halles. Poi il bus si è fermato ai quattro incroci rossi: ti hanno dato punti il negozio a Pont Neuf e quelli adiacenti, sull’una e sull’altra linea; chi non ha un negozio a un incrocio non riceve nulla per quelli adiacenti.
paris-paris-lesson-grand-tour-1-kept = Così la tessera rossa la prendi tu, e il bus non parte. Prendi invece Odéon.

paris-paris-lesson-prepare = Dove si ferma il bus
paris-paris-lesson-prepare-1 = Qualunque tessera tu prenda, l’altra fa partire il bus blu. Apri il negozio che ti rende di più.
paris-paris-lesson-prepare-1-done = Odéon è un incrocio, e il tuo negozio a Saint-Michel è lì accanto: hanno segnato entrambi. Gli incroci vicini ai tuoi negozi sono i posti migliori.
paris-paris-lesson-prepare-1-end = Il bus si ferma solo agli incroci, e Buttes-Chaumont non lo è. Apri il negozio a Odéon, accanto a Saint-Michel.

paris-paris-lesson-marker = Il tuo segnalino segreto
paris-paris-lesson-marker-1 = Il tuo segnalino, che vedi solo tu, è verde: alla fine il bus percorre ancora una volta la linea verde. Apri un negozio a un incrocio di quella linea.
paris-paris-lesson-marker-1-done = Ogni giocatore ha un segnalino di colore diverso; in due ce n’è un altro scoperto, e la sua linea si percorre per ultima. Osserva quali linee piacciono agli altri.
paris-paris-lesson-marker-1-off = Louvre sta sulle linee rossa e viola. Il bus della linea verde non ci passa mai.
paris-paris-lesson-marker-1-between = Notre-Dame è sulla linea verde, ma non è un incrocio. Il bus si ferma solo agli incroci.

paris-paris-lesson-end = L’ultima tessera
paris-paris-lesson-end-1 = Dopo questa tessera il bus percorre la linea del segnalino di ognuno; il tuo è blu. Prendi la tessera che ti fa vincere.
paris-paris-lesson-end-1-done = Odéon è un incrocio della tua linea e ti ha dato punti in due tour. Poi chi aveva più negozi di tutti nel sacchetto, senza parità, ha guadagnato un punto per ognuno; vince chi ha più punti.
paris-paris-lesson-end-1-own = A Louvre sostituiresti soltanto un tuo negozio. Odéon è un incrocio della tua linea blu.
