# Etichette e suggerimenti del tabellone di Paris.

paris-board-board = Il tabellone di Paris
paris-board-district = { $district }
paris-board-landmark-name = { $landmark }

# Accanto al tabellone
paris-board-part-piles = Edifici
paris-board-part-end-tiles = Fine partita
paris-board-part-market = Mercato
paris-board-part-vp-tiles = Tessere PV
paris-board-part-landmarks = Monumenti
paris-board-none-left = finiti
paris-board-waits = da piazzare
# Il mercato è stretto: quanto costa comprare, quanto rende vendere.
paris-board-buy = comprare
paris-board-sell = vendere
paris-board-notice-round = L’ultima tessera di fine partita è stata presa: si finisce questo round, poi se ne gioca ancora uno.
paris-board-notice-final = Il round finale.
paris-board-used-tiles = usate

# Luoghi
paris-board-arc = L’Arco di Trionfo. Una chiave piazzata qui non rende nulla, ma può raggiungere qualsiasi edificio o monumento libero di ogni distretto.
paris-board-bank = La banca di { $district }. Una chiave piazzata qui rende subito { $francs-words }.
paris-board-building = { $type-start } di valore { $value } a { $district }.
paris-board-site = Qui va { $type-il } di valore { $value } di { $district }.
paris-board-site-any = Uno spazio libero per un edificio di valore { $value } a { $district }.
paris-board-costs = Costa { $cost }, meno il valore del luogo che la chiave lascia.
paris-board-brings-token = Dà { $kind }.
paris-board-brings-bonus = { $francs ->
    [0] Dà una tessera bonus.
   *[other] Dà una tessera bonus per { $francs-words }.
  }
paris-board-brings-vp = Dà { $vp } PV.
paris-board-landmark = { $landmark }, valore { $value }.
paris-board-landmark-new = Ora si può costruire a { $district }.
paris-board-landmark-site = Uno spazio per un monumento a { $district }.
paris-board-slot = { $kind } per { $vp } PV
paris-board-slots = Quando sposti qui una chiave puoi consegnare: { $slots }.
paris-board-keys-here = Chiavi qui: { $who }.
paris-board-district-scores = Alla fine { $district } dà { $first } PV al 1º, { $second } al 2º e { $third } al 3º.
paris-board-district-free = { $district } non ha ancora una tessera PV: senza, alla fine non vale nulla.
paris-board-worth = Usata ora, vale { $vp } PV.
paris-board-plus = +{ $vp } PV
paris-board-totals = Valore totale per giocatore: { $totals }.

# Il tracciato bonus e le sue tessere
paris-board-bonus = { $left ->
    [one] Tessera bonus { $number }:
   *[other] Tessera bonus { $number } (ne restano { $left }):
  }
paris-board-space-empty = Lo spazio { $space } del tracciato bonus è vuoto.
paris-board-tile = Tessera bonus { $number }:
paris-board-tile-used = Tessera bonus { $number }, usata:
paris-board-end-tile = Tessera di fine partita:
paris-board-meeple = { $space ->
    [0] Il meeple di { $seat } aspetta all’inizio del tracciato bonus.
   *[other] Il meeple di { $seat } è sullo spazio { $space }. Può prendere tessere solo più avanti.
  }
paris-board-does-gift = { $francs ->
    [0] { $vp } PV.
   *[other] { $vp ->
        [0] { $francs-words }.
       *[other] { $francs-words } e { $vp } PV.
      }
  }
paris-board-does-counts = vale come { $end }.
paris-board-does-counts-two = vale come { $end }, una o due volte.
paris-board-does-share-own = sposta una chiave dove c’è già una delle tue.
paris-board-does-share-others = sposta una chiave dove ci sono chiavi di altri giocatori.
paris-board-does-extra-key = paga { $francs-words } per una delle tue chiavi di riserva.
paris-board-does-any-tile = prendi una tessera bonus qualsiasi dal tracciato; il tuo meeple resta dov’è.
paris-board-does-per-tile = { $vp } PV per ogni altra tessera bonus non usata che hai.
paris-board-does-per-building = { $vp } PV per ogni edificio di valore { $value } che occupi.
paris-board-does-pairs-prestige = { $vp } PV per ogni coppia di gettoni prestigio uguali che restituisci.
paris-board-does-pairs-resource = { $vp } PV per ogni coppia di gettoni risorsa uguali che restituisci.
paris-board-does-back = sposta il tuo meeple indietro da 1 a { $most } spazi e prendi la tessera che trovi.
paris-board-does-per-franc = alla fine { $vp } PV per ogni franco.
paris-board-does-per-landmark = { $vp } PV per ogni monumento che occupi.
paris-board-does-types = { $scale } PV per 4, 5, 6 o 7 tipi diversi che occupi; tutti i monumenti sono un solo tipo.

# Accanto al tabellone e dietro gli schermi
paris-board-pile = Pila { $pile }: { $left ->
    [one] resta 1 edificio, di
   *[other] restano { $left } edifici, quello in cima è di
  } { $district }.
paris-board-pile-empty = La pila { $pile } è vuota.
paris-board-drawn = Scegli un distretto per { $type-il } di valore { $value }.
paris-board-supply = Nella riserva generale: { $cost }. Comprarne uno costa { $francs-words }, venderne uno rende { $price-words }.
paris-board-token = Gettoni { $kind }: venderne uno rende { $francs-words }.
paris-board-vp-tile = Tessera PV: il primo del distretto riceve { $first }, il secondo { $second }, il terzo { $third }.
paris-board-end-tiles = { $left ->
    [0] Tutte le tessere di fine partita sono state prese.
    [one] Resta 1 tessera di fine partita. Quando le pile sono vuote, prenderla è un’azione.
   *[other] Restano { $left } tessere di fine partita. Quando le pile sono vuote, prenderne una è un’azione.
  }
paris-board-screen = { $count ->
    [0] Dietro lo schermo di { $seat }: franchi, chiavi, gettoni e tessere.
    [one] Dietro lo schermo di { $seat }: franchi, chiavi, gettoni e tessere, tra cui una di fine partita.
   *[other] Dietro lo schermo di { $seat }: franchi, chiavi, gettoni e tessere, tra cui { $count } di fine partita.
  }
paris-board-first = { $seat } è il primo giocatore: ogni round comincia qui.
paris-board-francs = Franchi: { $count }.
paris-board-keys = Chiavi in mano: { $count }.
paris-board-reserve = Chiavi di riserva: { $count }. Le tessere bonus 13 e 14 le mettono in gioco.
paris-board-final-rounds = { $rounds ->
    [one] Questo è il round finale.
   *[other] Si conclude questo round, poi viene il round finale.
  }

## Where the points came from

paris-board-points-eight = Edifici di valore 8
paris-board-points-prestige = Prestigio
paris-board-points-tiles = Tessere bonus
paris-board-points-ends = Tessere di fine partita
paris-board-points-francs = Franchi (tessera bonus 27)
