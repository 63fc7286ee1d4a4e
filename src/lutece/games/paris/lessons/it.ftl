paris-lesson-turn = Un turno
paris-lesson-turn-1 = Ogni turno comincia con un edificio. Pescane uno da una pila qualsiasi.
paris-lesson-turn-1-done = L’edificio va sullo spazio indicato dalla sua tessera.
paris-lesson-turn-2 = Poi fai una sola azione. Piazza una chiave su una banca: la banca ti paga in franchi.
paris-lesson-turn-2-done = La banca ti ha pagato, e la tua chiave aspetta lì.
paris-lesson-turn-2-arc = Una chiave sull’Arco per ora non rende nulla. Scegli una banca.
paris-lesson-turn-2-end = Non hai ancora fatto nulla. Piazza una chiave su una banca.
paris-lesson-turn-3 = Una sola azione per turno. Concludi il turno.
paris-lesson-turn-3-done = Pesca un edificio, fai un’azione, concludi il turno: questo è Paris.

paris-lesson-bank = Le banche
paris-lesson-bank-1 = Ogni banca paga una somma diversa. Piazza una chiave sulla banca che ti paga di più.
paris-lesson-bank-1-done = Puoi avere una chiave su ogni banca e una sull’Arco. Le chiavi degli altri non contano.
paris-lesson-bank-1-twice = Su questa banca hai già una chiave, e puoi averne una sola. Scegli un’altra banca.
paris-lesson-bank-1-arc = L’Arco non paga nulla. Scegli una banca.
paris-lesson-bank-1-less = Un’altra banca dove non hai chiavi paga di più.

paris-lesson-move = Da una banca a un edificio
paris-lesson-move-1 = Sposta la tua chiave dalla banca di Montmartre all’edificio di valore 4. Paghi il suo valore in franchi.
paris-lesson-move-1-done = L’edificio è tuo, e anche il gettone che aveva accanto. Finché la tua chiave è lì, nessun altro può andarci senza una tessera speciale.
paris-lesson-move-1-place = Questa volta sposta la chiave che sta sulla banca di Montmartre.

paris-lesson-up = Salire nel distretto
paris-lesson-up-1 = Sposta la tua chiave dall’edificio di valore 3 a quello di valore 5. Paghi solo la differenza.
paris-lesson-up-1-done = Due passi piccoli non costano più franchi di uno grande, e ognuno porta qualcosa. Nel tuo turno, dopo aver pescato, puoi vendere gettoni al mercato quando vuoi.
paris-lesson-up-1-down = Il valore 1 è inferiore a quello del luogo in cui sta la tua chiave. Le chiavi possono solo salire.
paris-lesson-up-1-place = Questa volta sposta la chiave che sta sull’edificio di valore 3.

paris-lesson-arc = L’Arco
paris-lesson-arc-1 = Una chiave sull’Arco può andare a un edificio di qualsiasi distretto. Sposta la tua all’edificio di valore 5 di La Villette.
paris-lesson-arc-1-done = Dall’Arco paghi il valore intero, come da una banca, mentre ogni altra chiave resta nel suo distretto. Un edificio di valore 8 costa anche 1 legno e dà subito 2 punti.
paris-lesson-arc-1-bank = Una chiave su una banca resta nel suo distretto. Sposta quella che sta sull’Arco.
paris-lesson-arc-1-low = La chiave potrebbe andare anche lì. Questa volta scegli l’edificio di valore 5 di La Villette.
paris-lesson-arc-1-place = Questa volta sposta la chiave che sta sull’Arco.

paris-lesson-bonus = Le tessere bonus
paris-lesson-bonus-1 = La tua chiave è su un edificio di valore 1, che porta una tessera bonus. Prendi la tessera 5 sul tracciato.
paris-lesson-bonus-1-done = Il tuo meeple è avanzato fino alla tessera 5. Non torna indietro: le tessere che ha superato sono perse per te.
paris-lesson-bonus-1-none = Qui la tessera bonus è gratuita. Prendi la tessera 5.
paris-lesson-bonus-1-other = Puoi prendere qualsiasi tessera davanti al tuo meeple. Questa volta prendi la 5, che porta franchi.
paris-lesson-bonus-2 = Usa la tessera: sceglila sotto i tuoi franchi.
paris-lesson-bonus-2-done = Una tessera si usa una volta, subito o in un tuo turno successivo.
paris-lesson-bonus-2-end = Potresti tenere la tessera per dopo. Questa volta usala prima di concludere il turno.

paris-lesson-points = Tessere che danno punti
paris-lesson-points-1 = Occupi due edifici di valore 1, e la tessera 6 dà punti per ognuno. Prendila.
paris-lesson-points-1-done = La tessera 6 è tua.
paris-lesson-points-1-none = Qui la tessera bonus è gratuita. Prendi la tessera 6.
paris-lesson-points-1-other = Puoi prenderla, ma la tessera 6 dà punti per ciò che occupi adesso. Prendi quella.
paris-lesson-points-2 = Usa la tessera 6.
paris-lesson-points-2-done = Una tessera di questo tipo dà punti per ciò che occupi quando la usi. Prendi quelle adatte agli edifici che occupi, o che speri di occupare.
paris-lesson-points-2-end = Potresti tenere la tessera, ma le tue chiavi potrebbero spostarsi. Usala ora.

paris-lesson-landmark = I monumenti
paris-lesson-landmark-1 = Costruisci i Giardini del Lussemburgo a Chaillot: sposta lì la tua chiave dall’edificio di valore 5. Paghi la differenza in franchi, e il marmo.
paris-lesson-landmark-1-done = Ora il monumento è a Chaillot, con sopra la tua chiave. Il prossimo che si costruisce lì dovrà valere di più.
paris-lesson-landmark-1-place = Questa volta sposta la chiave che sta sull’edificio di valore 5 di Chaillot.
paris-lesson-landmark-1-low = È possibile anche questo. Questa volta costruisci il monumento a Chaillot.
paris-lesson-landmark-2 = Le medaglie sono prestigio, e un monumento trasforma il prestigio in punti. Consegna il tuo.
paris-lesson-landmark-2-done = Ogni casella accetta un prestigio del suo tipo. Per chi arriva dopo le caselle sono di nuovo libere.
paris-lesson-landmark-2-none = Così il tuo prestigio non renderebbe nulla. Consegnalo.

paris-lesson-vp-tile = Quanto vale un distretto
paris-lesson-vp-tile-1 = Sugli edifici di Montmartre ci sono tre chiavi. Porta la quarta: sposta la tua chiave dalla banca all’edificio di valore 2.
paris-lesson-vp-tile-1-done = La quarta chiave in un distretto ti permette di posare una tessera PV.
paris-lesson-vp-tile-1-place = Questa volta sposta la chiave che sta sulla banca di Montmartre.
paris-lesson-vp-tile-1-other = Quelle chiavi sono già a posto. Sposta quella che sta sulla banca.
paris-lesson-vp-tile-2 = Scegli una tessera PV e posala nel distretto dove i tuoi luoghi valgono di più.
paris-lesson-vp-tile-2-done = Alla fine chi ha i luoghi di maggior valore a Montmartre segna la prima cifra della tessera. Il secondo e il terzo segnano meno.
paris-lesson-vp-tile-2-none = Questa occasione non torna. Scegli una tessera.
paris-lesson-vp-tile-2-away = Lì non occupi nulla, e segnerebbero altri. Posala a Montmartre.

paris-lesson-end = L’ultimo turno
paris-lesson-end-1 = Solo La Villette ha una tessera PV, e lì il totale dell’altro giocatore è 8, il tuo 2 + 5 = 7. Sposta una chiave in modo che il tuo sia più alto.
paris-lesson-end-1-done = A La Villette ora il tuo totale è 9, quello dell’altro giocatore 8. Quando le pile sono vuote, come azione si può anche prendere una tessera di fine partita; poco dopo che è presa l’ultima, la partita finisce.
paris-lesson-end-1-tie = Così avreste 8 entrambi, e decide il singolo luogo di maggior valore. È quello dell’altro.
paris-lesson-end-1-away = Lì non c’è una tessera PV, quindi quel distretto non dà punti. Sposta una chiave a La Villette.
paris-lesson-end-2 = Concludi il turno, l’ultimo della partita.
paris-lesson-end-2-done = Chi è primo a La Villette segna la prima cifra della tessera, il secondo la successiva. Vince chi ha più punti.
