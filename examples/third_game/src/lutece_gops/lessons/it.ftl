gops-lesson-highest = La carta più alta
gops-lesson-highest-1 = Il premio vale 13 punti, e l’altro ha già puntato. Punta la carta che nessuna può battere.
gops-lesson-highest-1-done = La carta più alta ha preso il premio. Ora non l’hai più: usala bene.
gops-lesson-highest-1-tie = Due carte uguali: nessuno prende il premio.
gops-lesson-highest-1-low = L’altra carta era più alta, e il premio è perso per te.

gops-lesson-tie = Ciò che aspetta
gops-lesson-tie-1 = Due carte uguali hanno lasciato lì il primo premio. Prendilo insieme al successivo.
gops-lesson-tie-1-done = Hai preso due premi con una carta sola.
gops-lesson-tie-1-low = L’altro ha puntato il 12. Solo la tua carta più alta prende i premi.
