### Giocare ancora insieme: rivincite, orologi, pause, mosse ritirate, righe della sala, storico.

## Rivincita

rematch = Rivincita
rematch-join = Unisciti alla rivincita
rematch-watch = Guarda la rivincita
rematch-proposed = Gli altri vorrebbero una rivincita.
table-seat-kept = In attesa di { $name }

## Orologi

clock-turn = { $time } a turno
clock-game = { $time } a partita
clock-reserve = { $time } di riserva
clock-increment = { $time } in più a ogni turno
clock-own-turn = Tempo per ogni turno
clock-own-unit = Unità di tempo
clock-own-game = Tempo per tutta la partita
clock-own-increment = Aggiunti dopo ogni turno
clock-seconds = secondi
clock-minutes = minuti
clock-hours = ore
clock-days = giorni
pace-game-about = Il tempo vale per tutti i tuoi turni insieme, e ogni turno ne aggiunge un po’.
pace-own = Tempi personalizzati
pace-own-about = Lascia vuoto ciò che non ti serve. Con entrambi i tempi, un turno usa prima il proprio e poi quello della partita.
pause = Ferma l’orologio
pause-proposed = { $name } vorrebbe una pausa.
paused = La partita è in pausa.
paused-go-on = Riprendi
proposal-agree = D’accordo
proposal-refuse = No, grazie
proposal-waits = In attesa degli altri…
proposal-declined = Non erano tutti d’accordo.
asked = Il tuo tempo è scaduto. Ci sei ancora? Altrimenti gioca un bot al posto tuo.
asked-stay = Ci sono
asked-left =
    { $count ->
        [one] Puoi chiedere altro tempo ancora una volta.
       *[other] Puoi chiedere altro tempo ancora { $count } volte.
    }
asked-other = { $name } ha esaurito il tempo: aspettiamo una risposta.
over-by-bot-late = Un bot ha giocato per { $name } dalla mossa { $first } alla { $last }: il tempo era scaduto.
over-by-bot-left = Un bot ha giocato per { $name } dalla mossa { $first } alla { $last }: il posto era vuoto.
over-by-bot-look = Guarda

## Ritirare una mossa

take-back = Ritira la mossa
take-back-ask = Chiedi di ritirare la mossa
take-back-proposed = { $name } vorrebbe ritirare l’ultima mossa.
table-points-left =
    { $points ->
        [one] È il tuo ultimo turno. «{ $words }» darebbe ancora 1 punto.
       *[other] È il tuo ultimo turno. «{ $words }» darebbe ancora { $points } punti.
    }
table-end-anyway = Concludi comunque

## Lobby

lobby-round = round { $round }
lobby-time-left = ancora { $time }
lobby-paused = in pausa
lobby-own-components = componenti personalizzati

## Storico e replay

history-link = Le mie partite
history-title = Le mie partite
history-game = Gioco
history-all-games = Tutti i giochi
history-result = Esito
history-all-results = Vinte e perse
history-won = vinta
history-lost = persa
history-none = Ancora nessuna partita finita.
history-more = Altre partite
history-stand-in = un bot ha giocato alcuni dei tuoi turni
history-people = persone
history-statistics = Statistiche
history-players = Giocatori
history-against = Contro
history-count = Partite
history-wins = Vittorie
history-mean = Punti in media
history-best = Record
history-opponents = Avversari incontrati
history-opponent = Giocatore
history-record = Apri una registrazione
history-record-about = A partita finita puoi salvarne la registrazione. Aprila qui per rivedere la partita, con i nomi contenuti nel file.
replay-turn-back = Un turno indietro
replay-turn-forward = Un turno avanti
waiting-invites = { $name } ti invita a una partita a { $game }

## Turns and vacation

together-tell-me = Avvisami quando tocca a me
vacation-seat = in vacanza
vacation-clock = { $name } è in vacanza: l’orologio è fermo.
server-on-vacation = L’orologio è fermo finché un giocatore è in vacanza.
