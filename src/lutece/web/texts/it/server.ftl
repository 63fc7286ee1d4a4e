# Che cosa rifiuta un tavolo o il server, e perché.

## Una partita in corso

match-wrong-seats = Questo gioco è per { $fewest }–{ $most } giocatori, non { $seats }.
match-undo-nothing = Non è stato ancora deciso nulla.
match-undo-stands = L’ultima decisione ha concluso un turno o rivelato informazioni nascoste: resta valida.
match-no-moment = Questa partita ha { $count } decisioni; la decisione { $number } non esiste.
match-no-seat = A questo tavolo non c’è il posto { $number }.

## Messaggi e indirizzi

server-bad-message = Il server non riesce a leggere questo messaggio: { $problem }
server-unknown-page = A questo indirizzo non c’è nulla.
server-wrong-method = Questo indirizzo non risponde a { $method }.
server-foreign-page = Questa richiesta viene dalla pagina di un altro sito.
server-too-large = Il messaggio è troppo grande: al massimo { $limit } byte.
server-too-fast = Troppo in fretta. Attendi un momento e riprova.
server-not-saved = In questo momento il server non può salvare: non è stato fatto nulla. Riprova tra poco.
server-server-error = Qualcosa è andato storto sul server; non è andato perso nulla.
server-stopping = Il server si sta spegnendo; tornerà presto.

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

server-name-needed = Prima inserisci il tuo nome.
server-bad-name = Un nome deve avere da 1 a { $most } caratteri visibili.
server-bad-login = Un nome utente deve avere da 3 a 40 lettere, cifre, punti, trattini o trattini bassi.
server-short-password = Una password deve avere da { $fewest } a 200 caratteri.
server-login-taken = Questo nome utente è già in uso.
server-has-account = Hai già un account.
server-wrong-password = Nome utente o password errati.
server-wrong-passkey = Questa passkey non si può usare qui: { $problem }
server-no-passkeys-here = Le passkey richiedono un indirizzo con un nome e https, oppure localhost.
server-unknown-passkey = Non hai questa passkey.
server-too-many-passkeys = Hai già { $count } passkey: è il massimo.
server-unknown-token = Non hai questo token.
server-browser-needed = Un token non può farlo: serve un browser con cui hai effettuato l’accesso.
server-wrong-token = Questo token non è valido.
server-too-many-tokens = Hai { $count } token: prima eliminane uno.

## A un tavolo

server-unknown-lesson = Non esiste la lezione { $lesson } di { $game }.
server-lesson-changed = Nel frattempo questa lezione è cambiata: ricominciala.
server-unknown-table = Il tavolo { $table } non esiste. Forse è stato chiuso.
server-unknown-seat = A questo tavolo non c’è il posto { $seat }.
server-too-many-tables = Hai { $count } partite aperte: prima finiscine o chiudine una.
server-seat-taken = Questo posto è occupato.
server-needs-invitation = Questo posto è per chi ha il link.
server-no-free-seat = A questo tavolo non c’è un posto libero per te.
server-not-at-table = Non hai un posto a questo tavolo.
server-not-your-seat = Questo non è il tuo posto.
server-not-your-turn = Non è il tuo turno.
server-not-started = La partita non è cominciata: ci sono ancora posti liberi.
server-not-over = La partita non è ancora finita: la registrazione svelerebbe informazioni nascoste.
server-bad-clock = Servono almeno 10 secondi a turno o 1 minuto a partita, e al massimo 30 giorni.
server-wrong-record = Questa registrazione non si può aprire: { $problem }
server-still-playing = La rivincita comincia quando questa partita è finita.
server-paused = La partita è in pausa.
server-cannot-pause = Si può fermare solo un orologio in funzione, e far ripartire solo uno in pausa.
server-cannot-take-back = La tua ultima mossa resta: nel frattempo è stato rivelato qualcosa o hanno mosso altri.
server-nothing-proposed = Questa proposta non vale più.
server-not-asked = Nessuno ti ha chiesto se ci sei.
server-game-over = La partita è finita.
server-no-puzzles = Non ci sono problemi di { $game } per questa edizione delle regole.
server-unknown-puzzle = Il problema { $puzzle } non esiste.
server-table-closed = Questo tavolo è stato chiuso.
server-cannot-close = Solo chi siede a un tavolo può chiuderlo, prima della fine della partita.
server-behind = La partita è andata avanti. Ecco com’è ora.
server-cannot-undo = Non si può annullare: ha concluso un turno, rivelato informazioni nascoste, o non è una tua decisione.
server-illegal = { $decision } ora non è permesso.
server-nothing-to-say = Un messaggio di chat deve avere da 1 a { $most } caratteri.
server-too-many-watchers = Ci sono già troppi spettatori a questo tavolo.
server-bot-failed = Il bot { $level } al posto { $seat } non risponde. Ricarica la pagina per riprovare.
server-too-slow = Questa richiesta ha impiegato troppo tempo ad arrivare.
server-too-many-connections = Hai troppe connessioni aperte: chiudi qualche pagina.
server-not-your-table = Può farlo solo chi ha aperto questo tavolo.
server-no-review = Questa partita non è stata analizzata.
server-review-not-shared = Solo chi ha giocato può leggere questa analisi: non è condivisa.
server-too-many-reviews = { $count } analisi sono già in attesa: riprova quando alcune sono finite.
server-review-failed = Questa partita non può essere analizzata; il registro del server dice perché.
server-nothing-reviewed = La decisione { $number } di questa partita non è stata analizzata.
server-no-hints = I suggerimenti valgono solo nelle partite contro i bot, o dove tutti li hanno accettati.
server-not-practice = Questo non è un tavolo di esercizio.
server-nothing-decided = A questo tavolo di esercizio non è stato ancora deciso nulla.
server-cannot-think = Nessun bot può giudicare questa partita: { $problem }
