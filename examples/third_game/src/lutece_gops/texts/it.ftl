# Quello che la pagina dice di GOPS in italiano.

lobby-about-gops = Tredici premi, tredici carte a testa e sangue freddo: tutti puntano in segreto.

gops-heading-bid = Punta una carta
gops-over = La partita è finita.
gops-bid = { $seat }: punta una carta per { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
gops-do-bid = punta il { $card }
gops-laid = { $seat } mette giù una carta coperta.
gops-turned-up = { $seat } ha puntato { $card }.
gops-taken = { $seat } prende { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
gops-carried = { $points ->
    [one] Nessuno prende il punto: resta in palio con il prossimo premio.
   *[other] Nessuno prende i { $points } punti: restano in palio con il prossimo premio.
  }
gops-prize = Il prossimo premio vale { $points }.
gops-why-over = La partita è finita.
gops-why-no-such = Questa decisione non esiste.
gops-why-gone = Il { $card } è già stato puntato.
