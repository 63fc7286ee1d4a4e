# Che cosa rifiuta un tavolo o il server, e perché.

## Una partita in corso

match-wrong-seats = Questo gioco è per { $fewest }–{ $most } giocatori, non { $seats }.
match-undo-nothing = Non è stato ancora deciso nulla.
match-undo-stands = L’ultima decisione ha concluso un turno o mostrato qualcosa di nascosto: non si può annullare.
match-no-moment = Questa partita ha { $count } decisioni; la numero { $number } non c’è.
match-no-seat = A questo tavolo non c’è il posto { $number }.

## Messaggi e indirizzi

server-bad-message = Questo messaggio non si capisce: { $problem }
server-unknown-page = A questo indirizzo non c’è nulla.
server-wrong-method = Questo indirizzo non risponde a { $method }.
server-foreign-page = Questa richiesta viene dalla pagina di un altro sito.
server-too-large = È troppo grande: al massimo { $limit } byte.
server-too-fast = Troppo in fretta. Attendi un momento e riprova.
server-not-saved = In questo momento il server non può salvare, perciò non è successo nulla. Riprova tra poco.
server-server-error = Qualcosa è andato storto sul server; non è andato perso nulla.
server-stopping = Il server si sta fermando; tornerà presto.

## Giochi e regole

server-unknown-game = Non c’è nessun gioco chiamato { $game }.
server-unknown-rules = Le regole di { $game } non ci sono nella lingua { $language }.
server-unknown-level = Non c’è nessun bot chiamato { $level }.
server-unknown-option = Questo gioco non ha l’opzione { $option }.
server-unknown-moment = Questa partita non ha un momento { $number }.
server-wrong-seats = Questo gioco è per { $fewest }–{ $most } giocatori.
server-wrong-components = Il file dei componenti non si può usare: { $problem }
server-nobody-here = Almeno un posto deve essere per una persona.
server-older-rules = Questa partita è stata giocata con un’altra edizione delle regole.

## Persone

server-name-needed = Prima scrivi il tuo nome.
server-bad-name = Un nome ha da 1 a { $most } caratteri visibili.
server-bad-login = Un nome utente ha da 3 a 40 lettere, cifre, punti, trattini o trattini bassi.
server-short-password = Una password ha almeno { $fewest } caratteri, e al massimo 200.
server-login-taken = Questo nome utente è già preso.
server-has-account = Hai già un account.
server-wrong-password = Nome utente e password non corrispondono.
server-wrong-passkey = Questa passkey non si può usare qui: { $problem }
server-no-passkeys-here = Le passkey richiedono un indirizzo con un nome e https, oppure localhost.
server-unknown-passkey = Non hai questa passkey.
server-too-many-passkeys = Hai già { $count } passkey: di più non ce ne stanno.
server-unknown-token = Non hai questo token.
server-browser-needed = Un token non può farlo: serve un browser con cui hai effettuato l’accesso.
server-wrong-token = Questo token non è valido.
server-too-many-tokens = Hai { $count } token: eliminane uno prima.

## A un tavolo

server-unknown-table = Il tavolo { $table } non c’è. Forse è stato chiuso.
server-unknown-seat = A questo tavolo non c’è il posto { $seat }.
server-too-many-tables = Hai { $count } partite aperte: finiscine o chiudine una prima.
server-seat-taken = Questo posto è occupato.
server-needs-invitation = Questo posto è per chi ha il link.
server-no-free-seat = A questo tavolo non ci sono posti liberi per te.
server-not-at-table = Non hai un posto a questo tavolo.
server-not-your-seat = Questo non è il tuo posto.
server-not-your-turn = Non è il tuo turno.
server-not-started = La partita non è cominciata: ci sono ancora posti liberi.
server-not-over = La partita non è ancora finita: la sua registrazione svelerebbe ciò che è nascosto.
server-bad-clock = Servono almeno 10 secondi a turno o 1 minuto a partita, e al massimo 30 giorni.
server-wrong-record = Questa registrazione non si può aprire: { $problem }
server-still-playing = La rivincita comincia quando questa partita è finita.
server-paused = La partita è in pausa.
server-cannot-pause = Si ferma solo un orologio che corre e si riavvia solo uno fermo.
server-cannot-take-back = La tua ultima mossa resta: nel frattempo è stato rivelato qualcosa o hanno mosso altri.
server-nothing-proposed = Questa proposta non vale più.
server-not-asked = Nessuno ti ha chiesto se ci sei.
server-game-over = La partita è finita.
server-table-closed = Questo tavolo è stato chiuso.
server-cannot-close = Solo chi siede a un tavolo può chiuderlo, prima della fine della partita.
server-behind = Nel frattempo è successo qualcosa. Ecco come sta ora la partita.
server-cannot-undo = Non si può annullare: ha concluso un turno, mostrato qualcosa di nascosto, o non è una tua decisione.
server-illegal = { $decision } ora non è permesso.
server-nothing-to-say = Una riga di chat ha da 1 a { $most } caratteri.
server-too-many-watchers = Troppe persone guardano già questo tavolo.
server-bot-failed = Il bot { $level } al posto { $seat } non risponde. Ricarica la pagina per riprovare.
server-too-slow = Questa richiesta ci ha messo troppo ad arrivare.
server-too-many-connections = Hai troppe connessioni aperte: chiudi qualche pagina.
server-not-your-table = Può farlo solo chi ha aperto questo tavolo.
server-no-review = Questa partita non è stata analizzata.
server-review-not-shared = Solo chi ha giocato può leggere l’analisi: non è condivisa.
server-too-many-reviews = { $count } analisi sono già in attesa: riprova quando alcune sono finite.
server-review-failed = Questa partita non può essere analizzata; il registro del server dice perché.
server-nothing-reviewed = La decisione { $number } di questa partita non è stata analizzata.
server-no-hints = I suggerimenti sono per le partite contro i bot, o dove tutti sono d’accordo.
server-not-practice = Questo tavolo non è per esercizio.
server-nothing-decided = A questo tavolo di esercizio non è stato ancora deciso nulla.
server-cannot-think = Nessun bot può giudicare questa partita: { $problem }
