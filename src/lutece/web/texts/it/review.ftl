### The review of finished games, practice, hints, and one’s own mistakes.

## The review

over-review = Analisi
review-title = Analisi della partita
review-coming = Caricamento dell’analisi…
review-waiting = L’analisi è in coda…
review-thinking = Analisi della partita in corso…
review-chances = Probabilità di vittoria
review-chart-about = Probabilità di vittoria nel corso della partita. { $summary }
review-chart-seat = { $name }: { $first } per cento all’inizio, { $last } alla fine
review-points = Punti
review-points-about = Punti nel corso della partita. { $summary }
review-points-seat = { $name }: { $points } alla fine
review-moments = Momenti chiave
review-whose = Momenti di chi?
review-everybody = Tutti
review-none = Nessun errore costoso: ben giocato.
review-at = Mossa { $number }
review-go = Guarda la mossa { $number }
review-loss = −{ $loss }%
review-costs = costa { $loss } vittorie su 100 partite
review-where = { $place } di { $count }
review-moments-count =
    { $count ->
        [one] Un momento
       *[other] { $count } momenti
    }
review-previous = Momento precedente
review-next = Momento successivo
review-list = Grafico e momenti
review-begin = Scegli un momento, o premi → per il più costoso.
review-played = Giocata
review-better = Meglio
review-why = Punti attesi rispetto alla decisione migliore: { $terms }.
review-term-less = { $points } in meno da «{ $source }»
review-term-more = { $points } in più da «{ $source }»
review-hard = Difficile da trovare.
review-numbers = Cifre
review-interval = Costo in vittorie su 100 partite, con il 95% di certezza: da { $low } a { $high }
review-points-lost = Punti attesi persi alla fine: { $points }
review-helped = Chi ci ha guadagnato, in vittorie su 100 partite: { $who }
review-terms = Punti attesi per fonte: { $terms }
review-try = Riprova
review-link = Link a questo momento
review-copied = Il link è copiato. Chiunque abbia il link può vedere questa analisi.
review-copied-players = Il link è copiato. Lo vede solo chi ha giocato, finché chi ha aperto il tavolo non condivide l’analisi.
review-close = Chiudi analisi
review-share = Condividi questa analisi
review-share-about = Chiunque abbia il link può vederla, errori dei giocatori compresi.
review-ledger = Da dove viene il risultato
review-ledger-about = Probabilità di vittoria, in percentuale: quota di partenza + decisioni proprie + decisioni degli altri + fortuna = risultato (100 per la vittoria).
review-fair = Quota di partenza
review-own = Decisioni proprie
review-others = Decisioni degli altri
review-luck = Fortuna
review-result = Risultato
review-mean = Perdita media
review-class = Livello di gioco
review-figures = Tutte le cifre in una tabella
review-number = Mossa
review-decision = Decisione
review-luck-of = fortuna { $luck }
review-label-blunder = Errore grave
review-label-mistake = Errore
review-label-inaccuracy = Imprecisione
review-label-unclear = Differenza incerta
review-label-good = Buona
review-label-forced = Nessuna scelta
review-class-expert = Esperto
review-class-strong = Forte
review-class-casual = Amatore
review-class-novice = Principiante
review-class-beginner = Alle prime armi
review-phase-opening = apertura
review-phase-middle = fase centrale
review-phase-end = finale

## Practice

practice-find = Esercizio: trova una decisione migliore di quella giocata.
practice-judging = Confronto con la decisione migliore…
practice-found = Trovata: «{ $decision }». Se vuoi, continua contro i bot.
practice-not-yet = Non ancora: costa { $loss } vittorie su 100 partite.
practice-again = Ancora una volta
practice-back = Torna all’analisi
practice-answer = Mostra la risposta

## Hints

hint-ask = Suggerimento
hint-which = Quale?
hint-why = Perché?
hint-thinking = Sto pensando…
hint-checking = Controllo la tua mossa…
hint-look = Guarda qui: { $where }
hint-buttons = i pulsanti sotto il tabellone
hint-do = Fai così:
hint-win = Probabilità di vittoria con questa mossa: { $win }%.
hint-compared = Rispetto a «{ $decision }», in punti attesi: { $terms }.
hint-even = Rispetto a «{ $decision }» vince più spesso, anche se nessuna singola fonte di punti fa la differenza.
hint-scores =
    { $points ->
        [one] Vale subito 1 punto.
       *[other] Vale subito { $points } punti.
    }
hint-lost = { $points ->
    [one] Finiresti con circa 1 punto in meno.
   *[other] Finiresti con circa { $points } punti in meno.
}
hint-warning = Su 100 partite a partire da qui, ne vinceresti circa { $loss } in meno.
hint-take-back = Ritira la mossa
hint-anyway = Gioca comunque
over-hints =
    { $count ->
        [one] aiuto per una decisione
       *[other] aiuto per { $count } decisioni
    }
help-hint = un suggerimento, passo per passo, dove è permesso
help-try = nell’analisi: riprovare il momento

## My mistakes

mistakes-title = I miei errori
mistakes-link = I miei errori in tutte le mie partite
mistakes-lead =
    { $games ->
        [one] Ciò che è costato di più in una partita analizzata. Un costo di 10 significa 10 vittorie in meno su 100 partite.
       *[other] Ciò che è costato di più in { $games } partite analizzate. Un costo di 10 significa 10 vittorie in meno su 100 partite.
    }
mistakes-none = Ancora nulla da mostrare: gioca una partita e, quando finisce, premi «Analisi».
mistakes-by-source = Per fonte di punti
mistakes-by-phase = Per fase della partita
mistakes-count = Numero
mistakes-cost = Costo
mistakes-no-source = altro
mistakes-list = Riprovali
mistakes-solved = trovato ✓
mistakes-look = Guarda
