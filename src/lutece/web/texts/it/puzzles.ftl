### Problemi: posizioni in cui una decisione è nettamente la migliore.

puzzles-title = Problemi
puzzles-of = Problemi di { $game }
puzzles-lead = Posizioni da partite di bot forti. Una decisione è nettamente migliore di ogni altra: trovala.
puzzles-tried = { $tried } su { $puzzles } provati
puzzle-panel = Il problema
puzzle-find = Trova la decisione migliore
puzzle-you = Tu
puzzle-other = Rivale { $number }
puzzle-rating = Difficoltà { $rating }
puzzle-found-by = trovata al primo colpo: { $share }%
puzzle-tried = già provato: il tuo Elo non cambia
puzzle-themes = Temi: { $themes }
puzzle-found = Trovata: «{ $decision }».
puzzle-not-best = «{ $decision }» non è la migliore: costa { $loss } vittorie su 100 partite.
puzzle-not-known = «{ $decision }» non è la migliore.
puzzle-lead = Su 100 partite ne vince { $lead } in più della migliore alternativa, «{ $decision }».
puzzle-why-best = Punti attesi rispetto alla migliore alternativa: { $terms }.
puzzle-solved-about = Risolto con esattezza: ogni continuazione è stata giocata fino alla fine, per 48 possibili distribuzioni di ciò che è nascosto.
puzzle-change = Il tuo punteggio Elo: { $before } → { $after }
puzzle-my-rating = Il tuo punteggio Elo: { $rating }
puzzle-next = Prossimo problema
puzzle-skip = Un altro
puzzle-link = Link a questo problema
puzzle-copied = Il link è copiato.
puzzle-mine = Elo
puzzle-streak = Di fila
puzzle-best-streak = Serie più lunga
puzzle-done = Provati
puzzle-theme = Tema
puzzle-all-themes = Tutti i temi
puzzle-theme-opening = apertura
puzzle-theme-middle = fase centrale
puzzle-theme-end = finale
puzzle-theme-deny = frenare gli altri
puzzle-theme-sacrifice = meno punti, più possibilità
puzzle-theme-solved = risolto con esattezza

## I propri errori come problemi

deck-title = I miei errori come problemi
deck-lead = Dalle analisi delle tue partite
deck-find = Qui puoi fare di meglio
deck-due =
    { $count ->
        [one] l’ultimo per ora
       *[other] ancora { $count }
    }
deck-game = la partita
deck-empty = Ancora nulla: gioca una partita e, quando finisce, premi «Analisi». Qui arrivano le decisioni che ti sono costate care.
deck-done = Trovati tutti. Ben fatto!
deck-later = Per ora nulla. Prossimo problema: { $day }.
deck-again = Si ripresenta: { $day }.
deck-repeat = Ripeti
deck-repeat-about = I problemi risolti tornano dopo 1, 3, 7, 16, 35 e 90 giorni.
