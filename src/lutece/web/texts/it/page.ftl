### La pagina intorno ai tabelloni: sala, tavolo, account, regole.

## Ovunque

page-title = Lutèce · Paris e Paris Paris online
page-nav = Menu
page-lobby = Sala
page-rules = Regole
page-account = Il tuo nome
page-language = Lingua
page-theme = Tema
page-theme-is = Tema: { $theme }
page-theme-auto = Come il dispositivo
page-theme-light = Giorno
page-theme-dark = Notte
page-sound = Suono quando tocca a me
page-sound-on = Il suono è attivo
page-sound-off = Il suono è disattivato
page-motion = Animazioni
page-motion-off = nessuna
page-motion-slow = lente
page-motion-normal = normali
page-motion-fast = veloci
page-confirming = Chiedi conferma prima di una mossa che conclude il mio turno o che non si può annullare
page-warning = Avvisami prima di un errore grave, nelle partite contro i bot
page-preferences = Preferenze
page-close = Chiudi
page-cancel = Annulla
page-save = Salva
page-copy-link = Copia
page-copied = Copiato
page-try-again = Riprova
page-try-now = Prova ora
page-lost = Questa pagina non c’è. Ecco invece la sala.
page-problem-title = Caricamento non riuscito
page-problem-offline = Il server non risponde. È in funzione, e tu sei online?
page-problem-server = Il server non ci è riuscito (errore { $status }).
page-problem-page = Qualcosa è andato storto in questa pagina. Prova a ricaricarla.

game-paris = Paris
game-paris-paris = Paris Paris

## Sala

lobby-over = Due giochi, una città
lobby-welcome = Bienvenue, accomodati
lobby-welcome-back = Che piacere rivederti, { $name }
lobby-lead = Manda un link agli amici, o gioca subito contro i bot. Nessun account, niente da installare.
lobby-your-name = Il tuo nome al tavolo
lobby-name-made-up = È un nome che abbiamo inventato per te: cambialo pure.
lobby-you-are = Giochi come { $name }
lobby-that-is-me = Sono io
lobby-about-paris = Fatti strada dalle banche alle grandi facciate intorno all’Arco, e innalza i monumenti di una città nuova.
lobby-about-paris-paris = Apri negozi dove si fermeranno i bus dei turisti. Facile da imparare, combattuto fino alla fine.
lobby-facts = { $fewest }–{ $most } giocatori
lobby-minutes = { $minutes } minuti
lobby-play-now = Gioca subito contro i bot
lobby-new-table = Prepara un tavolo
lobby-learn = Mai giocato? Si impara in pochi minuti
lobby-lessons = Lezioni
lobby-lessons-of = Lezioni: { $game }
table-learn = Non conosci il gioco? Brevi lezioni mostrano come funziona.
table-learn-go = Mostrami
table-learn-no = No, grazie
lobby-puzzles = Problemi da risolvere
lobby-title-new = Un nuovo tavolo · Lutèce
lobby-mine = I tuoi tavoli
lobby-open = Tavoli aperti
lobby-open-none = In questo momento nessun tavolo aspetta giocatori. Preparane uno, e gli altri lo vedranno qui.
lobby-running = Partite in corso: guarda
lobby-done = Partite finite
lobby-waiting =
    { $free ->
        [one] manca un giocatore
       *[other] mancano { $free } giocatori
    }
lobby-over-state = finita
lobby-won = { $count ->
    [one] vittoria di { $names }
   *[other] vittoria condivisa: { $names }
  }
lobby-your-turn = Tocca a te
lobby-turn-of = { $name } sta pensando
lobby-footer = Lutèce è un progetto indipendente; Paris è un gioco di Wolfgang Kramer e Michael Kiesling, Paris Paris di Michael Schacht.
lobby-mistakes = I miei errori: cosa insegnano le partite analizzate

## Un nuovo tavolo

new-title = Un nuovo tavolo per { $game }
new-seats = Chi gioca?
new-seat = Posto { $seat }
new-add-seat = Aggiungi un posto
new-remove-seat = Togli questo posto
new-hot-seat = Chi condivide questo schermo gioca a turno: tra un turno e l’altro un sipario nasconde ciò che hanno gli altri.
new-beside = Chi si siede qui?
new-nobody = Tu non giochi: guarderai.
new-pace = A che ritmo?
new-options = Varianti
new-hints = Suggerimenti
new-hints-about = Ogni giocatore può chiedere suggerimenti, e chi si siede lo accetta. Con il risultato si vede quanti ne sono stati usati.
new-components = Componenti personalizzati
new-components-about = Un file di componenti con valori o nomi tuoi; «lutece components --export» ne scrive uno da cui partire. Se cambi il nome di una fermata, di una linea o di un monumento, cambialo in tutto il file.
new-open = Apri il tavolo
new-begin = Comincia
seat-me = Io
seat-me-about = tu, su questo dispositivo
seat-link = Un amico
seat-link-about = si unisce con il tuo link
seat-open = Chiunque
seat-open-about = il tavolo compare nella sala
seat-bot = Un bot
pace-none = Senza limite di tempo
pace-none-about = Ognuno si prende il tempo che gli serve.
pace-live-about = Tutti sono presenti; ogni turno ha un breve limite di tempo.
pace-day-about = Torna quando vuoi, entro un giorno dal tuo turno.

option-paris-free-placement = Piazzamento libero
option-paris-free-placement-about = Ogni edificio che peschi va in un distretto a tua scelta (P-11).
option-paris-random-setup = Preparazione casuale
option-paris-random-setup-about = Gettoni e tessere bonus vengono mescolati sul tabellone (P-10).
option-paris-arc-builds-landmarks = Monumenti dall’Arco
option-paris-arc-builds-landmarks-about = Una chiave sull’Arco può aggiungere un monumento in qualsiasi distretto (P-23).
option-paris-even-start = Partenza equilibrata
option-paris-even-start-about = Il primo giocatore è avvantaggiato: gli altri partono con qualche franco in più (P-2).
option-paris-open-screens = Informazioni aperte
option-paris-open-screens-about = Si vede tutto ciò che è dietro gli schermi, tranne le tessere di fine partita (P-44).

level-random = Casuale
level-random-about = fa una mossa qualsiasi tra quelle possibili
level-greedy = Avido
level-greedy-about = prende subito tutti i punti che può
level-shrewd = Accorto
level-shrewd-about = sceglie la mossa che promette il vantaggio maggiore, senza guardare oltre
level-novice = Principiante
level-novice-about = guarda poco avanti e si accontenta di una mossa discreta
level-casual = Amatore
level-casual-about = ci pensa un momento
level-strong = Forte
level-strong-about = riflette su ogni mossa
level-expert = Esperto
level-expert-about = si prende il suo tempo, fino a due secondi a mossa

## In attesa di giocatori

waiting-title = Un tavolo per { $game }
waiting-sitting = La partita comincia appena tutti i posti sono occupati.
waiting-invited = C’è un posto riservato per te.
waiting-full = Tutti i posti sono assegnati. Quando la partita comincia potrai guardare.
waiting-hints = A questo tavolo i suggerimenti sono permessi. Siediti se sei d’accordo.
waiting-kept = Il posto libero è riservato a un ospite di { $name }. Per sederti chiedi il link d’invito; con questo indirizzo potrai solo guardare, quando la partita comincia.
waiting-kept-seat = Riservato a un ospite di { $name }
waiting-invite = Il tuo link d’invito
waiting-invite-about = Chi apre questo link può sedersi. L’indirizzo di questa pagina permette solo di guardare.
waiting-take = Siediti qui
waiting-join = Unisciti al tavolo
waiting-leave = Lascia il tavolo
waiting-close = Chiudi questo tavolo

## Il tavolo

table-title = { $game } · Lutèce
table-seats = Giocatori
table-someone = Qualcuno
table-seat-free = Un posto libero
table-seat-invited = Riservato a un amico
table-you = tu
table-bot = bot
table-stand-in = sostituto: { $level }
table-online = in linea
table-offline = non in linea
table-to-move = di turno
table-your-turn = Tocca a te
table-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
table-winner = vince
table-time-left = Tempo rimasto
table-prompt = La tua decisione
table-over = La partita è finita.
table-only-end = { $seat }: non resta che concludere il turno.
    .you = Non resta che concludere il turno.
table-confirm = Non si può annullare:
table-confirm-turn = Questo conclude il tuo turno:
table-do-it = Conferma
table-read-rule = Leggi la regola { $rule }
table-rule = Regola
table-rule-called = Regola { $rule }: { $title }
table-end-turn = Fine turno
table-undo = Annulla
table-way = { $first }, poi { $then }
table-ways = Prima: { $ways }.
table-undo-turn = Annulla il turno
table-skip = Salta l’animazione
table-moves =
    { $count ->
        [one] Un’altra mossa…
       *[other] Altre { $count } mosse…
    }
table-all-moves = Tutte le mosse in un elenco
table-no-moves = In questo momento non hai nulla da decidere.
table-choose = Quale?
table-result = Risultato
table-replay = Rivedi
table-log = Diario
table-log-unread = Diario e chat (messaggi nuovi: { $unread })
table-log-empty = Non è ancora successo nulla.
table-sealed = Preparazione stabilita in anticipo
table-sealed-about = Questo hash del seme è stato fissato prima della prima mossa. Puoi annotarlo: a fine partita il seme viene mostrato, e chiunque può verificare che la preparazione era quella promessa.
table-go-to-moment = Guarda il tavolo dopo la mossa { $number }
table-chat = Chat
table-chat-unread = Chat ({ $unread })
table-side = Diario e chat
table-watchers =
    { $count ->
        [one] Una persona sta guardando
       *[other] { $count } persone stanno guardando
    }
table-watching = Stai guardando
table-menu = Menu
table-invite = Invita
table-watch-link = Con questo link si può solo guardare:
table-whole-board = Mostra tutto il tabellone
table-tap-again = Ora tocca quello che vuoi.
table-more = Continua più sotto
table-leave = Lascia il tavolo
table-leave-words = Un bot giocherà per te. Puoi tornare e riprendere il tuo posto quando vuoi.
table-leave-do = Fai giocare un bot per me
table-end-words = Qui non gioca nessun altro: puoi anche chiudere il tavolo per sempre.
table-end-do = Chiudi questo tavolo
table-leave-stay = Resta
table-bot-plays-for-you = Un bot gioca per te.
table-take-back = Riprendi il tuo posto
table-move-waits = Nessuna connessione. La tua mossa è in attesa.
table-not-sent = Nessuna connessione: riprova più tardi.
table-lost = Connessione interrotta. Nuovo tentativo tra { $seconds } s.
table-lost-now = Connessione interrotta. Nuovo tentativo…
table-none = Impossibile mostrare questo tavolo
table-none-words = Forse il link è incompleto, o il tavolo non esiste più.
table-closed = Questo tavolo è stato chiuso.

curtain-title = { $name }, tocca a te
curtain-words = Gli altri guardino altrove, per favore.
curtain-ready = Io sono { $name }

replay-title = Rivedi
replay-first = All’inizio
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-play = Riproduci
replay-pause = Pausa
replay-moment = Momento della partita
replay-where = { $number } di { $end }
replay-copy = Link a questo momento
replay-copied = Il link a questo momento è copiato.
replay-now = Torna al presente

over-title = La partita è finita
over-won = Vince { $name }!
over-shared = { $names } condividono la vittoria!
over-picture = { $winner } Il tabellone alla fine, i punteggi e i punti per round.
over-best-turn = Guadagno maggiore: { $name }, { $points } punti nel round { $round }
over-share = Condividi
over-save-picture = Salva l’immagine
over-course = Punti per round
over-points = Da dove vengono i punti
over-total = Totale
over-record = Registrazione
over-fair-unknown = La preparazione è stata corretta?
over-fair = La preparazione è quella promessa ✓
over-unfair = Il seme non corrisponde all’hash ✗
over-fair-about = Prima della prima mossa è stato mostrato un hash del seme. Ora il seme è visibile, e questa pagina ne ha ricalcolato l’hash. «lutece verify» controlla la preparazione stessa a partire dalla registrazione.
over-seed = Seme
over-hash = Hash

chat-empty = Saluta tutti.
chat-sat-down = { $name } si siede.
chat-stood-up = { $name } lascia il tavolo.
chat-stands-in = Ora un bot ({ $level }) gioca per { $name }.
chat-took-back = { $name } è di ritorno e gioca di nuovo.
chat-away = { $name } non è in linea.
chat-here = { $name } è di nuovo in linea.
chat-write = Scrivi qualcosa…
chat-send = Invia
chat-no-name = Per scrivere nella chat serve un nome.

## Aiuto

help-title = Scorciatoie da tastiera
help-words = Al tavolo si può fare tutto senza mouse. Ciò che si può scegliere è evidenziato; passaci sopra, o raggiungilo con i tasti, per leggere che cos’è.
help-arrows = spostarsi tra le scelte
help-enter = scegliere
help-tab = le stesse, una dopo l’altra
help-moves = tutte le mosse in un elenco
help-undo = annullare l’ultimo passo
help-undo-turn = annullare tutto il turno
help-end = fine turno, passare o rinunciare
help-skip = saltare l’animazione
help-log = diario
help-chat = chat
help-rules = la regola che serve ora; a fine partita, l’analisi
help-replay = rivedere la partita (poi ← e →)
help-escape = chiudere, tornare al presente
help-help = questo aiuto

## Regole

rules-of = Regole di { $game }
rules-own-page = Apri come pagina
rules-coming = Caricamento delle regole…
rules-search = Cerca nelle regole
rules-print = Stampa
rules-found = { $count ->
    [0] Nessun risultato
    [one] Un risultato
   *[other] { $count } risultati
}
rules-figure-back = Indietro
rules-figure-on = Avanti
rules-figure-at = { $step } di { $steps }
rules-figure-begin = Tocca ad A.
rules-figure-chosen = A sceglie.
rules-figure-try = Prova tu

## Account

account-title = Chi sei
account-name = Il tuo nome
account-shown-name = Come lo vedono gli altri
account-named = D’ora in poi gli altri vedranno questo nome.
account-guest = Sei un ospite: ti conosce solo questo browser.
account-nobody = Non hai ancora preso posto a nessun tavolo.
account-signed-in = Hai effettuato l’accesso come { $login }.
account-sign-out = Esci
account-keep = Conserva i tuoi tavoli
account-keep-about = Con un account ritrovi i tuoi tavoli su ogni dispositivo.
account-make = Crea un account
account-made = L’account è stato creato.
account-login = Nome utente
account-password = Password
account-password-change = Cambia password
account-password-now = Password attuale
account-password-new = Nuova password
account-password-changed = La password è cambiata. Gli altri dispositivi sono stati disconnessi.
account-passkey = Passkey
account-passkey-about = Una passkey di questo dispositivo: nessuna password da ricordare.
account-passkeys =
    { $count ->
        [one] Hai una passkey.
       *[other] Hai { $count } passkey.
    }
account-passkey-make = Crea una passkey
account-passkey-made = La passkey è stata creata.
account-passkey-use = Accedi con una passkey
account-passkey-no = La passkey non è stata usata. Puoi riprovare.
account-sign-in = Accedi
account-tokens = I tuoi bot
account-tokens-about = Un token permette a un programma di giocare a tuo nome. Viene mostrato una volta sola.
account-token = Token
account-token-make = Crea un token
account-token-label = A che cosa serve?
account-delete = Elimina
