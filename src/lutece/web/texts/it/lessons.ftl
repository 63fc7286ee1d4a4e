# Le lezioni: il loro elenco e il pannello accanto al tabellone. Ciò che dice una lezione è nel pacchetto del gioco.

lessons-title = Impara { $game }
lessons-about = { $count } brevi esercizi sul vero tabellone. Prova una mossa, e la lezione ti dice se è quella giusta.
lessons-begin = Comincia
lessons-go-on = Continua
lessons-again = Ricomincia dalla prima
lessons-list = Tutte le lezioni
lessons-none = Qui non ci sono lezioni

lesson-title = { $lesson } · { $game }
lesson-panel = La lezione
lesson-place = Lezione { $place } di { $count }
lesson-step = Passo { $step } di { $steps }
lesson-is-done = fatta
lesson-not-it = È permesso, ma questa lezione parla d’altro.
lesson-show = Mostrami
lesson-again = Riprova
lesson-next = Prossima lezione
lesson-first-game = Gioca la tua prima partita
lesson-first-game-about = È tutto. Ora gioca una partita intera contro un principiante, con suggerimenti quando li vuoi e un avviso prima di ogni mossa che costa cara.
lesson-you = Tu
lesson-other = { $number ->
    [1] Bruno
    [2] Clara
   *[other] Denis
}
