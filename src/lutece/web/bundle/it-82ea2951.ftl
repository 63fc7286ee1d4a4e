
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



notify-turn-title = Tocca a te: { $game }
notify-turns-title = Tocca a te a { $count } tavoli
notify-line = { $game } con { $others }
notify-line-minutes = { $game } con { $others } · { $minutes ->
    [one] manca { $minutes } minuto
   *[other] mancano { $minutes } minuti
  }
notify-line-hours = { $game } con { $others } · { $hours ->
    [one] manca { $hours } ora
   *[other] mancano { $hours } ore
  }
notify-mail-stop = Hai chiesto tu queste e-mail a Lutèce. Per non riceverne più:
notify-webhook-stop = Puoi disattivare questi messaggi in Lutèce, nella pagina «Il tuo nome».
notify-confirm-subject = Conferma il tuo indirizzo e-mail per Lutèce
notify-confirm-words = Qualcuno ha inserito questo indirizzo su { $server } per ricevere un’e-mail quando è il suo turno in una partita. Se l’hai inserito tu, apri questo link:
notify-confirm-not-you = Se non l’hai inserito tu, non devi fare nulla: non arriveranno altre e-mail.
notify-test-title = Lutèce: una prova
notify-test = È così che saprai che tocca a te.


notify-heading = Quando tocca a me
notify-about = Quando sei lontano dai tavoli, Lutèce può avvisarti che tocca a te: un messaggio per turno, oppure uno solo per più tavoli.
notify-push = Notifiche in questo browser
notify-push-on = Avvisami in questo browser
notify-push-label = { $browser } su { $system }
notify-push-denied = Questo browser blocca le notifiche di questo sito. Consentile nelle impostazioni del sito, poi riprova.
notify-push-none = Questo browser non può ricevere notifiche. Su iPhone o iPad aggiungi prima la pagina alla schermata Home.
notify-push-insecure = Le notifiche richiedono un indirizzo https, oppure localhost.
notify-push-failed = Il servizio di notifiche del browser non risponde. Riprova più tardi.
notify-mail = E-mail
notify-mail-address = Indirizzo e-mail
notify-mail-add = Mandami un link per confermarlo
notify-mail-sent = L’e-mail è in viaggio. Apri il link che contiene per confermare l’indirizzo.
notify-webhook = Webhook
notify-webhook-about = Per un canale di Discord o Slack, o per un tuo programma: un indirizzo https che accetta JSON con «content» e «text».
notify-webhook-url = Indirizzo del webhook
notify-webhook-add = Aggiungi
notify-added = Gli avvisi arriveranno qui.
notify-push-kind = Notifiche
notify-removed = Eliminato.
notify-here = { $name } (questo browser)
notify-test-do = Manda una prova
notify-tested = La prova è stata inviata.
notify-again = Manda di nuovo il link
notify-unconfirmed = non ancora confermato
notify-problem = L’ultimo messaggio non è arrivato: { $reason }
notify-disabled = Disattivato dopo vari tentativi falliti. { $reason } Una prova riuscita lo riattiva.
notify-confirm-title = Confermare questo indirizzo e-mail?
notify-confirm-about = Riceverai qui un’e-mail quando tocca a te e non sei al tavolo.
notify-confirm-do = Conferma
notify-confirmed = L’indirizzo è confermato. Ogni e-mail contiene un link per non riceverne più.
notify-stop-title = Non ricevere più queste e-mail?
notify-stop-about = Lutèce non manderà più e-mail a questo indirizzo.
notify-stop-do = Non mandarne più
notify-stopped = A questo indirizzo non arriveranno più e-mail.
notify-link-old = Questo link non è più valido: l’indirizzo è stato rimosso, o non è stato confermato in tempo.
notify-home = Alla sala


vacation-heading = Vacanza
vacation-about = Mentre sei in vacanza il tuo orologio resta fermo ai tavoli con 12 ore o più per turno o per partita, e non arrivano notifiche. Puoi comunque giocare. Gli altri vedono accanto al tuo nome che sei in vacanza.
vacation-left = { $days ->
    [one] Ti resta { $days } giorno su { $all } quest’anno
   *[other] Ti restano { $days } giorni su { $all } quest’anno
  }
vacation-on = Sei in vacanza.
vacation-start = Vado in vacanza
vacation-end = Fine della vacanza
vacation-started = Buona vacanza! I tuoi orologi sono fermi.
vacation-ended = È bello rivederti. I tuoi orologi ripartono.


server-target-address = Impossibile inviare messaggi: l’indirizzo non è valido.
server-target-private = Non si mandano messaggi a indirizzi privati.
server-target-unknown-host = Impossibile inviare messaggi: non esiste un server con questo nome.
server-target-unreachable = Il server di destinazione non risponde.
server-target-rejected = Il server di destinazione rifiuta il messaggio.
server-target-gone = Questo browser non riceve più messaggi: riattiva le notifiche.
server-target-keys = Le chiavi di notifica di questo browser non sono valide.
server-mail-down = Il server di posta non risponde. Riprova più tardi.
server-no-mail-here = Questo server non manda e-mail.
server-unknown-channel = Non hai questo canale di notifica.
server-too-many-channels = Hai già { $count } canali di notifica: prima eliminane uno.
server-no-vacation-left = Quest’anno non ti restano giorni di vacanza.



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


paris-board-board = Il tabellone di Paris
paris-board-district = { $district }
paris-board-landmark-name = { $landmark }

paris-board-part-piles = Edifici
paris-board-part-end-tiles = Fine partita
paris-board-part-market = Mercato
paris-board-part-vp-tiles = Tessere PV
paris-board-part-landmarks = Monumenti
paris-board-none-left = finiti
paris-board-waits = da piazzare
paris-board-buy = comprare
paris-board-sell = vendere
paris-board-notice-round = L’ultima tessera di fine partita è stata presa: si finisce questo round, poi se ne gioca ancora uno.
paris-board-notice-final = Il round finale.
paris-board-used-tiles = usate

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


paris-board-points-eight = Edifici di valore 8
paris-board-points-prestige = Prestigio
paris-board-points-tiles = Tessere bonus
paris-board-points-ends = Tessere di fine partita
paris-board-points-francs = Franchi (tessera bonus 27)


paris-paris-board-map = Mappa della città con cinque linee di bus
paris-paris-board-stop = { $name }: una fermata della linea { $line }, con posto per un negozio.
paris-paris-board-crossing = { $name }: un incrocio delle linee { $line } e { $line2 }, con posto per due negozi.
paris-paris-board-no-shop = Ancora nessun negozio.
paris-paris-board-shops = Negozi qui: { $owners }.
paris-paris-board-neighbours = Fermate adiacenti: { $names }.
paris-paris-board-shop = Un negozio di { $owner } alla fermata { $name }. Rende quando un bus si ferma qui o vicino.
paris-paris-board-shop-leaves = Un negozio di { $owner } alla fermata { $name }. La fermata è piena: va tolto un negozio.
paris-paris-board-earned = { $points ->
    [one] Ha appena reso 1 punto.
   *[other] Ha appena reso { $points } punti.
}
paris-paris-board-tile = { $count ->
    [one] Una tessera { $line } di { $name }. Prendila per aprirvi un negozio.
   *[other] { $count } tessere della linea { $line } di { $name }. Prendine una per aprirvi un negozio.
}
paris-paris-board-tile-last = La tessera { $line } di { $name }. Quando tutti hanno preso una tessera, il piccolo tour va alla fermata di quella rimasta.
paris-paris-board-stays = I cartellini accanto alle altre tessere mostrano quanti punti renderebbe questo negozio se restasse quella tessera.
paris-paris-board-line = La linea { $line }, da { $first } a { $last }. Nel grande tour il bus si ferma ai suoi quattro incroci.
paris-paris-board-parking = Parcheggio della linea { $line }. Qui va la tessera rimasta alla fine di un round.
paris-paris-board-parked = Qui è parcheggiata una tessera { $line }, di { $name }. La prossima tessera { $line } che resta fa partire un grande tour.
paris-paris-board-bus = Il bus: { $owner } comincia questo round. Poi passa a sinistra.
paris-paris-board-bag = Il sacchetto, per i negozi tolti dagli altri. Nessuno ci guarda dentro fino alla fine della partita.
paris-paris-board-bag-open = Nel sacchetto: { $counts }. Chi ne ha più di tutti, senza parità, guadagna 1 punto per ciascuno.
paris-paris-board-open-marker = Il segnalino scoperto: dopo i tragitti speciali dei giocatori, l’ultimo tour è sulla linea { $line }.
paris-paris-board-marker = Segnalino tragitto speciale di { $owner }: la linea { $line }.
paris-paris-board-marker-mine = Il tuo segnalino tragitto speciale: alla fine il bus percorre ancora una volta la linea { $line }. Gli altri non lo vedono.
paris-paris-board-marker-hidden = Segnalino tragitto speciale di { $owner }, coperto fino alla fine.
paris-paris-board-stock = { $count ->
    [0] { $owner } non ha più negozi da aprire.
    [one] { $owner } ha ancora un negozio da aprire.
   *[other] { $owner } ha ancora { $count } negozi da aprire.
}
paris-paris-board-round = Round { $round } di { $rounds }
paris-paris-board-round-about = Round { $round } di { $rounds }: una pila di tessere per ogni round.
paris-paris-board-small-tour = Piccolo tour: { $name }
paris-paris-board-grand-tour = Grande tour: linea { $line }
paris-paris-board-special-tour = Tragitto speciale di { $seat }: linea { $line }
paris-paris-board-open-tour = Ultimo tour: linea { $line }
paris-paris-board-nobody = Nessuno guadagna punti
paris-paris-board-bag-scores = Il sacchetto dà punti a { $seat }


paris-paris-board-points-small = Piccoli tour
paris-paris-board-points-grand = Grandi tour
paris-paris-board-points-special = Tragitti speciali
paris-paris-board-points-open = Ultimo tour
paris-paris-board-points-bag = Negozi nel sacchetto



paris-paris-line-green = verde
paris-paris-line-red = rossa
paris-paris-line-blue = blu
paris-paris-line-yellow = gialla
paris-paris-line-violet = viola

paris-paris-stop-other = { $name }


paris-paris-ask-nothing = La partita è finita.
paris-paris-ask-take = { $seat }: prendi una tessera e apri un negozio alla sua fermata.
    .you = Prendi una tessera e apri un negozio alla sua fermata.
paris-paris-ask-push = { $seat }: la fermata { $stop } è piena. Quale negozio togli?
    .you = La fermata { $stop } è piena. Quale negozio togli?


paris-paris-do-open = { $stop }, tessera { $line }: apri un negozio
paris-paris-do-nothing = { $stop }, tessera { $line }: non hai più negozi
paris-paris-do-choose = { $stop }, tessera { $line }: togli il negozio di { $owner } o di { $other }
paris-paris-do-replace = { $stop }, tessera { $line }: togli il negozio di { $owner }
paris-paris-do-replace-own = { $stop }, tessera { $line }: sostituisci il tuo negozio
paris-paris-do-push = Togli il negozio di { $seat } da { $stop }
    .you = Togli il tuo negozio da { $stop }


paris-paris-took = { $seat } prende la tessera { $line } di { $stop }.
    .you = Prendi la tessera { $line } di { $stop }.
paris-paris-opened = { $seat } apre un negozio alla fermata { $stop }.
    .you = Apri un negozio alla fermata { $stop }.
paris-paris-no-shop-left = { $seat } non ha più negozi da aprire alla fermata { $stop }.
    .you = Non hai più negozi da aprire alla fermata { $stop }.
paris-paris-pushed-to-bag = Il negozio di { $seat } alla fermata { $stop } viene tolto e va nel sacchetto.
    .you = Il tuo negozio alla fermata { $stop } viene tolto e va nel sacchetto.
paris-paris-pushed-to-stock = Il negozio di { $seat } alla fermata { $stop } viene tolto e torna nella scorta.
    .you = Il tuo negozio alla fermata { $stop } viene tolto e torna nella scorta.
paris-paris-small-tour = Piccolo tour alla fermata { $stop } ({ $line }).
paris-paris-shop-scores = { $seat } guadagna 1 punto a { $stop }.
    .you = Guadagni 1 punto a { $stop }.
paris-paris-nobody-scores = Nessun negozio lungo il percorso: nessuno guadagna punti.
paris-paris-parked = La tessera { $line } di { $stop } va al parcheggio.
paris-paris-grand-tour = Grande tour sulla linea { $line }!
paris-paris-bus-calls = Il bus si ferma a { $stop }.
paris-paris-neighbour-scores = { $seat } guadagna 1 punto per il negozio accanto, a { $stop }.
    .you = Guadagni 1 punto per il negozio accanto, a { $stop }.
paris-paris-bus-passed = Il bus passa a { $seat }.
    .you = Il bus passa a te.
paris-paris-laid-out = Una tessera { $line } viene messa a { $stop }.
paris-paris-special-tour = { $seat } rivela il segnalino della linea { $line }: tragitto speciale su quella linea.
    .you = Riveli il segnalino della linea { $line }: tragitto speciale su quella linea.
paris-paris-open-tour = Ultimo tour: la linea { $line } del segnalino scoperto.
paris-paris-bag-scores = { $points ->
    [one] { $seat } ha più negozi di tutti nel sacchetto: { $points } punto.
   *[other] { $seat } ha più negozi di tutti nel sacchetto: { $points } punti.
}
    .you = { $points ->
        [one] Hai più negozi di tutti nel sacchetto: { $points } punto.
       *[other] Hai più negozi di tutti nel sacchetto: { $points } punti.
    }
paris-paris-game-over = La partita è finita.


paris-paris-why-over = La partita è finita.
paris-paris-why-no-such = Questa decisione non esiste.
paris-paris-why-push-first = Scegli prima quale negozio togliere da { $stop }.
paris-paris-why-no-shop-there = { $seat } non ha negozi alla fermata { $stop }.
    .you = Non hai negozi alla fermata { $stop }.
paris-paris-why-nothing-to-push = Ora non c’è nessun negozio da togliere: prendi prima una tessera.
paris-paris-why-not-on-show = Nessuna tessera { $line } di { $stop } è sulla mappa.

paris-paris-heading-take = Prendi una tessera
paris-paris-heading-push = Togli un negozio


paris-paris-source-small-tours = Piccoli tour
paris-paris-source-grand-tours = Grandi tour
paris-paris-source-special-tours = Tragitti speciali
paris-paris-source-open-tour = Ultimo tour
paris-paris-source-bag = Negozi nel sacchetto



paris-kind-wood = legno
    .il = il legno
paris-kind-marble = marmo
    .il = il marmo
paris-kind-gold = oro
    .il = l’oro
paris-kind-prestige-bronze = prestigio di bronzo
    .il = il prestigio di bronzo
paris-kind-prestige-silver = prestigio d’argento
    .il = il prestigio d’argento
paris-kind-prestige-gold = prestigio d’oro
    .il = il prestigio d’oro

paris-type-cafe = caffè
    .un = un caffè
    .il = il caffè
    .start = Caffè
paris-type-bakery = panetteria
    .un = una panetteria
    .il = la panetteria
    .start = Panetteria
paris-type-residence = residenza
    .un = una residenza
    .il = la residenza
    .start = Residenza
paris-type-restaurant = ristorante
    .un = un ristorante
    .il = il ristorante
    .start = Ristorante
paris-type-hotel = hotel
    .un = un hotel
    .il = l’hotel
    .start = Hotel
paris-type-theatre = teatro
    .un = un teatro
    .il = il teatro
    .start = Teatro

paris-district-other = { $name }

paris-landmark-luxembourg-gardens = Giardini del Lussem{ "\u00AD" }burgo
    .il = i Giardini del Lussemburgo
    .su = sui Giardini del Lussemburgo
    .da = dai Giardini del Lussemburgo
paris-landmark-tuileries = Tuileries
    .il = le Tuileries
    .su = sulle Tuileries
    .da = dalle Tuileries
paris-landmark-grand-palais = Grand Palais
    .il = il Grand Palais
    .su = sul Grand Palais
    .da = dal Grand Palais
paris-landmark-opera-garnier = Opéra Garnier
    .il = l’Opéra Garnier
    .su = sull’Opéra Garnier
    .da = dall’Opéra Garnier
paris-landmark-sacre-coeur = Sacré-Cœur
    .il = il Sacré-Cœur
    .su = sul Sacré-Cœur
    .da = dal Sacré-Cœur
paris-landmark-notre-dame = Notre-Dame
    .il = Notre-Dame
    .su = su Notre-Dame
    .da = da Notre-Dame
paris-landmark-louvre = Louvre
    .il = il Louvre
    .su = sul Louvre
    .da = dal Louvre
paris-landmark-eiffel-tower = Torre Eiffel
    .il = la Torre Eiffel
    .su = sulla Torre Eiffel
    .da = dalla Torre Eiffel
paris-landmark-other = { $name }
    .il = { $name }
    .su = su { $name }
    .da = da { $name }

paris-place-arc = l’Arco di Trionfo
    .su = sull’Arco di Trionfo
    .da = dall’Arco di Trionfo
paris-place-bank = la banca di { $district }
    .su = sulla banca di { $district }
    .da = dalla banca di { $district }
paris-place-building = { $district } { $value }
    .su = su { $district } { $value }
    .da = da { $district } { $value }
paris-place-landmark = { $landmark-il } a { $district }
    .su = { $landmark-su } a { $district }
    .da = { $landmark-da } a { $district }

paris-end-vp = { $count } PV
paris-end-francs = { $count ->
    [one] { $count } franco
   *[other] { $count } franchi
}
paris-end-wood = legno
paris-end-marble = marmo
paris-end-gold = oro
paris-end-prestige-bronze = prestigio di bronzo
paris-end-prestige-silver = prestigio d’argento
paris-end-prestige-gold = prestigio d’oro
paris-end-any-resource = una risorsa a scelta
paris-end-any-prestige = un prestigio a scelta

paris-way-token = un gettone
paris-way-tile = la tessera bonus { $number }
paris-way-end = una tessera di fine partita

paris-amount-francs = { $count ->
    [one] { $count } franco
   *[other] { $count } franchi
}
paris-amount-vp = { $count } PV
paris-amount-wood = { $count } legno
paris-amount-marble = { $count } marmo
paris-amount-gold = { $count } oro
paris-amount-prestige-bronze = { $count } prestigio di bronzo
paris-amount-prestige-silver = { $count } prestigio d’argento
paris-amount-prestige-gold = { $count } prestigio d’oro
paris-amount-prestige = fino a { $count } PV per il prestigio
paris-amount-bonus = una tessera bonus
paris-amount-paid-bonus = { $count ->
    [one] una tessera bonus per { $count } franco
   *[other] una tessera bonus per { $count } franchi
}


paris-effect-gift = { $gift }
paris-effect-counts-as = vale 1 { $kind }
paris-effect-any-prestige = vale 1 prestigio a tua scelta
paris-effect-any-resource = vale 1 risorsa a tua scelta
paris-effect-two-prestige = vale 1 o 2 unità di prestigio a tua scelta
paris-effect-two-resources = vale 1 o 2 risorse a tua scelta
paris-effect-per-building = { $each } PV per ogni edificio di valore { $value } che occupi
paris-effect-share-own = sposta una chiave dove c’è già una delle tue
paris-effect-share-others = sposta una chiave dove ci sono chiavi di altri giocatori
paris-effect-key = paga { $price-words } per una delle tue chiavi di riserva
paris-effect-any-tile = prendi una tessera bonus qualsiasi dal tracciato; il meeple resta dov’è
paris-effect-per-tile = { $each } PV per ogni altra tessera bonus non usata che hai
paris-effect-prestige-pairs = { $each } PV per ogni coppia di gettoni prestigio uguali che restituisci
paris-effect-resources-pairs = { $each } PV per ogni coppia di gettoni risorsa uguali che restituisci
paris-effect-meeple-back = sposta il meeple indietro fino a { $spaces } spazi e prendi la tessera che trovi
paris-effect-per-franc = alla fine 1 PV per ogni franco
paris-effect-per-landmark = { $each } PV per ogni monumento che occupi
paris-effect-per-types = { $scale } PV per 4/5/6/7 tipi diversi


paris-ask-nothing = La partita è finita.
paris-ask-main = { $seat }: piazza o sposta una chiave. Puoi anche comprare, vendere e usare tessere.
    .you = Piazza o sposta una chiave. Puoi anche comprare, vendere e usare tessere.
paris-ask-main-late = { $seat }: piazza una chiave, sposta una chiave o prendi una tessera di fine partita. Puoi anche comprare, vendere e usare tessere.
    .you = Piazza una chiave, sposta una chiave o prendi una tessera di fine partita. Puoi anche comprare, vendere e usare tessere.
paris-ask-main-done = { $seat }: compra, vendi, usa tessere o concludi il turno.
    .you = Compra, vendi, usa tessere o concludi il turno.
paris-ask-draw = { $seat }: pesca un edificio da una delle pile.
    .you = Pesca un edificio da una delle pile.
paris-ask-site = { $seat }: scegli un distretto per l’edificio.
    .you = Scegli un distretto per l’edificio.
paris-ask-target = { $seat }: scegli dove spostare la chiave.
    .you = Scegli dove spostare la chiave.
paris-ask-pay = { $seat }: scegli che cosa spendere come { $kind }.
    .you = Scegli che cosa spendere come { $kind }.
paris-ask-vp-tile = { $seat }: quarta chiave! Puoi posare una tessera PV: fissa quanto segnano alla fine il 1º, il 2º e il 3º in un distretto a tua scelta.
    .you = Quarta chiave! Puoi posare una tessera PV: fissa quanto segnano alla fine il 1º, il 2º e il 3º in un distretto a tua scelta.
paris-ask-vp-site = { $seat }: scegli un distretto per la tessera PV.
    .you = Scegli un distretto per la tessera PV.
paris-ask-bonus = { $francs ->
    [0] { $seat }: puoi prendere una tessera bonus. Il tuo meeple va fin lì e non torna indietro.
   *[other] { $seat }: puoi prendere una tessera bonus per { $francs-words }. Il tuo meeple va fin lì e non torna indietro.
}
    .you = { $francs ->
        [0] Puoi prendere una tessera bonus. Il tuo meeple va fin lì e non torna indietro.
       *[other] Puoi prendere una tessera bonus per { $francs-words }. Il tuo meeple va fin lì e non torna indietro.
    }
paris-ask-bonus-too-dear = { $seat }: puoi vendere gettoni o tessere, o usare tessere che danno franchi, per prendere una tessera bonus per { $francs-words }.
    .you = Puoi vendere gettoni o tessere, o usare tessere che danno franchi, per prendere una tessera bonus per { $francs-words }.
paris-ask-prestige = { $seat }: puoi consegnare { $kind } per { $vp } PV ({ $landmark }).
    .you = Puoi consegnare { $kind } per { $vp } PV ({ $landmark }).
paris-ask-pick = { $seat }: scegli una tessera bonus da prendere con la tessera { $number }.
    .you = Scegli una tessera bonus da prendere con la tessera { $number }.
paris-ask-return = { $seat }: scegli una coppia da restituire per { $vp } PV (tessera { $number }).
    .you = Scegli una coppia da restituire per { $vp } PV (tessera { $number }).
paris-ask-end-tile = { $seat }: prendi una delle tessere di fine partita.
    .you = Prendi una delle tessere di fine partita.


paris-do-draw = Pesca dalla pila { $pile }: un edificio di { $district }
paris-do-site = Metti { $type-il } di valore { $value } a { $district }
paris-do-place = { $francs ->
    [0] Piazza una chiave { $place-su }
   *[other] Piazza una chiave { $place-su } e ricevi { $francs-words }
}
paris-do-move = Sposta la tua chiave { $place-da }
paris-do-to = Sposta la chiave { $place-su }, { $type }, per { $cost }{ $tiles ->
    [none] { "" }
   *[other] { ", con la tessera " }{ $tiles }
}{ $gains ->
    [none] { "" }
   *[other] ; ottieni { $gains }
}
paris-do-to-landmark = Sposta la chiave { $place-su } per { $cost }{ $tiles ->
    [none] { "" }
   *[other] { ", con la tessera " }{ $tiles }
}{ $gains ->
    [none] { "" }
   *[other] ; ottieni { $gains }
}
paris-do-build = Costruisci { $place } e spostaci la chiave per { $cost }{ $gains ->
    [none] { "" }
   *[other] ; ottieni { $gains }
}
paris-do-take = Guarda le tessere di fine partita e prendine una
paris-do-pass = Passa: nessuna azione è possibile senza spendere una tessera
paris-do-end = Concludi il turno
paris-do-buy = Compra { $kind } per { $francs-words }
paris-do-sell = Vendi { $kind } per { $francs-words }
paris-do-sell-tile = Vendi la tessera bonus { $tile } per { $francs-words }
paris-do-sell-end = Vendi la tessera di fine partita ({ $end }) per { $francs-words }
paris-do-use = Usa la tessera bonus { $tile }: { $effect }
paris-do-use-counting = Usa la tessera bonus { $tile }: { $effect } (ora { $vp } PV)
paris-do-use-end = Usa la tessera di fine partita: { $end }
paris-do-end-tile = Prendi la tessera di fine partita: { $end }
paris-do-pay = Spendi { $way } come { $kind }
paris-do-vp = Posa la tessera PV { $first }/{ $second }/{ $third }
paris-do-vp-none = Non posare tessere PV
paris-do-vp-site = Posala a { $district }
paris-do-bonus = { $francs ->
    [0] Prendi la tessera bonus { $tile }: { $effect }
   *[other] Prendi la tessera bonus { $tile } per { $francs-words }: { $effect }
}
paris-do-bonus-none = Non prendere tessere bonus
paris-do-prestige = Consegna { $way } come { $kind } per { $vp } PV
paris-do-prestige-none = Non consegnare nulla per questa casella
paris-do-return = Restituisci due gettoni { $kind } per { $vp } PV
paris-do-return-none = Non restituire altre coppie


paris-drew = { $seat } pesca { $tile }.
    .you = Peschi { $tile }.
paris-built = { $place }: ora c’è { $type-un }.
paris-fits-nowhere = { $tile } non trova posto ed esce dal gioco.
paris-placed = { $gain ->
    [none] { $seat } piazza una chiave { $place-su }.
   *[other] { $seat } piazza una chiave { $place-su } (+{ $gain }).
}
    .you = { $gain ->
        [none] Piazzi una chiave { $place-su }.
       *[other] Piazzi una chiave { $place-su } (+{ $gain }).
    }
paris-set-out = { $seat } paga { $francs-words } per spostarsi { $from-da } { $place-su }.
    .you = Paghi { $francs-words } per spostarti { $from-da } { $place-su }.
paris-moved = { $seat } sposta una chiave { $place-su }.
    .you = Sposti una chiave { $place-su }.
paris-landmark-built = { $seat } costruisce { $place }.
    .you = Costruisci { $place }.
paris-paid = { $seat } spende { $way } come { $kind }.
    .you = Spendi { $way } come { $kind }.
paris-shared = { $seat } usa la tessera bonus { $number } per condividere il luogo.
    .you = Usi la tessera bonus { $number } per condividere il luogo.
paris-second-unit-sold = { $seat } vende la seconda unità della tessera bonus { $number } per { $francs-words }.
    .you = Vendi la seconda unità della tessera bonus { $number } per { $francs-words }.
paris-vp-tile-laid = { $seat } posa la tessera PV { $vp_tile } a { $district }.
    .you = Posi la tessera PV { $vp_tile } a { $district }.
paris-vp-tile-declined = { $seat } non posa tessere PV.
    .you = Non posi tessere PV.
paris-token-taken = { $seat } prende { $kind-il } accanto a { $place }.
    .you = Prendi { $kind-il } accanto a { $place }.
paris-bonus-taken = { $seat } prende la tessera bonus { $number }.
    .you = Prendi la tessera bonus { $number }.
paris-eight-scores = { $seat } guadagna { $vp } PV.
    .you = Guadagni { $vp } PV.
paris-prestige-given = { $seat } consegna { $prestige_way } come { $kind } e guadagna { $vp } PV.
    .you = Consegni { $prestige_way } come { $kind } e guadagni { $vp } PV.
paris-bought = { $seat } compra { $kind } per { $francs-words }.
    .you = Compri { $kind } per { $francs-words }.
paris-sold = { $seat } vende { $kind } per { $francs-words }.
    .you = Vendi { $kind } per { $francs-words }.
paris-tile-sold = { $seat } vende la tessera bonus { $number } per { $francs-words }.
    .you = Vendi la tessera bonus { $number } per { $francs-words }.
paris-end-sold = { $seat } vende una tessera di fine partita ({ $end }) per { $francs-words }.
    .you = Vendi una tessera di fine partita ({ $end }) per { $francs-words }.
paris-used-tile = { $gain ->
    [none] { $seat } usa la tessera bonus { $number }.
   *[other] { $seat } usa la tessera bonus { $number } (+{ $gain }).
}
    .you = { $gain ->
        [none] Usi la tessera bonus { $number }.
       *[other] Usi la tessera bonus { $number } (+{ $gain }).
    }
paris-used-end = { $seat } usa una tessera di fine partita: { $end }.
    .you = Usi una tessera di fine partita: { $end }.
paris-key-bought = { $seat } usa la tessera bonus { $number }: una chiave di riserva per { $francs-words }.
    .you = Usi la tessera bonus { $number }: una chiave di riserva per { $francs-words }.
paris-returned-pair = { $seat } restituisce due gettoni { $kind } e guadagna { $vp } PV.
    .you = Restituisci due gettoni { $kind } e guadagni { $vp } PV.
paris-looked = { $seat } guarda le tessere di fine partita.
    .you = Guardi le tessere di fine partita.
paris-end-kept = { $seat } ne tiene una senza mostrarla.
    .you = Ne tieni una senza mostrarla.
paris-end-taken = È la tessera: { $end }.
paris-passed = { $seat } passa.
    .you = Passi.
paris-last-end-tile = { $seat } ha preso l’ultima tessera di fine partita: si conclude questo round, poi se ne gioca ancora uno.
    .you = Hai preso l’ultima tessera di fine partita: si conclude questo round, poi se ne gioca ancora uno.
paris-final-round = Comincia il round finale.
paris-francs-score = { $seat } guadagna { $vp } PV per i franchi (tessera bonus 27).
    .you = Guadagni { $vp } PV per i franchi (tessera bonus 27).
paris-district-scores = { $level ->
    [1] { $seat }, primo posto a { $district }: { $vp } PV.
    [2] { $seat }, secondo posto a { $district }: { $vp } PV.
   *[other] { $seat }, terzo posto a { $district }: { $vp } PV.
}
    .you = { $level ->
        [1] Primo posto a { $district }: { $vp } PV.
        [2] Secondo posto a { $district }: { $vp } PV.
       *[other] Terzo posto a { $district }: { $vp } PV.
    }
paris-game-over = La partita è finita.


paris-why-over = La partita è finita.
paris-why-no-such = Questa decisione non esiste.
paris-why-not-asked = Prima c’è un’altra scelta da fare.
paris-why-acted = Hai già fatto l’azione di questo turno.
paris-why-act-first = Prima fai un’azione: piazza una chiave, sposta una chiave o prendi una tessera di fine partita.
paris-why-piles-left = Le tessere di fine partita si prendono solo quando tutte le pile sono vuote.
paris-why-ends-gone = Tutte le { $count } tessere di fine partita sono state prese.
paris-why-no-pass = Non puoi passare: un’azione è possibile senza spendere tessere.
paris-why-no-key-in-hand = Non hai chiavi in mano.
paris-why-key-there = Lì c’è già una delle tue chiavi.
paris-why-no-key-can = Nessuna tua chiave può andarci. Serve una chiave sulla banca di questo distretto o in un suo luogo di valore inferiore oppure, se la destinazione è già sul tabellone, una chiave sull’Arco.
paris-why-no-key-on = Non hai chiavi { $place-su }.
paris-why-nowhere-to-go = Da lì la tua chiave non può raggiungere nessun luogo che tu possa pagare ora.
paris-why-not-built = Non c’è ancora un edificio { $place-su }.
paris-why-elsewhere = Un altro distretto ha già { $landmark-il }.
paris-why-other-district = Solo una chiave sull’Arco può cambiare distretto.
paris-why-not-higher = La tua chiave è già in un luogo che vale quanto { $place }, o di più.
paris-why-arc-adds-none = Una chiave sull’Arco non è in nessun distretto e non può aggiungere monumenti.
paris-why-must-top = Un nuovo monumento deve valere più di tutti quelli già presenti nel distretto.
paris-why-occupied = C’è già una chiave { $place-su }, e ti manca la tessera bonus (9 o 16) per condividere il luogo.
paris-why-too-dear = Spostarti { $place-su } costa { $francs-words }; ne hai { $held }.
paris-why-no-resources = Ti mancano le risorse per { $place }.
paris-why-not-now = Ora la tua chiave non può spostarsi { $place-su }.
paris-why-only-forward = Il tuo meeple va solo avanti.
paris-why-space-empty = Lo spazio { $space } è vuoto.
paris-why-had-tile = Hai già avuto la tessera bonus { $number }.
paris-why-sell-first = Ti mancano i franchi: prima vendi o usa qualcosa che ne dà.
paris-why-no-supply = Nella riserva generale non c’è { $kind }.
paris-why-kind-too-dear = Ti mancano i franchi: { $kind-il } costa { $francs-words }.
paris-why-none-held = Non hai { $kind }.
paris-why-tile-used = Hai già usato la tessera bonus { $number }.
paris-why-no-tile = Non hai la tessera bonus { $number }.
paris-why-tile-needs-key = Per la tessera bonus { $number } servono i franchi indicati e una chiave di riserva.
paris-why-tile-needs-pair = Per la tessera bonus { $number } serve una coppia di gettoni uguali.
paris-why-tile-finds-none = Con la tessera bonus { $number } non c’è nessuna tessera che tu possa prendere.
paris-why-tile-no-effect = Ora la tessera bonus { $number } non avrebbe effetto.
paris-why-no-end-tile = Non hai questa tessera di fine partita.
paris-why-none-left = Di queste tessere non ce ne sono più.
paris-why-no-site = Lo spazio è occupato, o il distretto ha già questo tipo.
paris-why-vp-tile-gone = Quella tessera PV è già in un distretto.
paris-why-vp-site-taken = Quel distretto ha già una tessera PV.
paris-why-not-so = Non puoi pagare così la prossima unità.
paris-why-no-prestige = Non hai questo prestigio.
paris-why-no-pair = Non hai questa coppia di gettoni.
paris-why-one-pair = Restituisci almeno una coppia.
paris-why-no-tile-there = Lì non c’è una tessera che tu possa prendere.
paris-why-pile-empty = Quella pila è vuota.

paris-heading-end = Quando hai finito
paris-heading-place = Piazza una chiave dalla mano
paris-heading-move = Sposta una chiave
paris-heading-take = Prendi
paris-heading-pass = Passa
paris-heading-bonus = Tessera bonus
paris-heading-use = Usa una tessera
paris-heading-buy = Compra
paris-heading-sell = Vendi


paris-source-districts = Distretti
paris-source-landmarks = Prestigio ai monumenti
paris-source-eights = Edifici di valore 8
paris-source-francs = Franchi (tessera 27)
paris-source-gifts = Tessere bonus con punti fissi
paris-source-per-building = Tessere bonus per edificio
paris-source-per-tile = Tessera bonus 20, per tessera
paris-source-pairs = Tessere bonus 23 e 24, coppie
paris-source-per-landmark = Tessera bonus 29, per monumento
paris-source-per-types = Tessera bonus 30, per tipo
paris-source-end-tiles = Tessere di fine partita


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


practice-find = Esercizio: trova una decisione migliore di quella giocata.
practice-judging = Confronto con la decisione migliore…
practice-found = Trovata: «{ $decision }». Se vuoi, continua contro i bot.
practice-not-yet = Non ancora: costa { $loss } vittorie su 100 partite.
practice-again = Ancora una volta
practice-back = Torna all’analisi
practice-answer = Mostra la risposta


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



safety-about = { $name }: nascondi, silenzia o segnala
safety-hide = Nascondi ciò che scrive
safety-hide-about = Non vedrai più ciò che scrive { $name }, a nessun tavolo, in questo browser.
safety-hidden-now = Non vedrai più ciò che scrive { $name }.
safety-hidden = Nascosti per te: { $names }.
safety-unhide = Mostra
safety-mute = Silenzia a questo tavolo
safety-mute-about = Hai aperto tu questo tavolo: { $name } non potrà più scrivere qui, e nessuno vedrà ciò che ha scritto.
safety-muted-now = { $name } non può più scrivere qui.
safety-muted = Non possono scrivere qui
safety-unmute = Lascia scrivere di nuovo
safety-report = Segnala
safety-report-about = Avvisa chi gestisce questo server a proposito di { $name }. Saranno allegate le ultime righe che { $name } ha scritto qui; { $name } non ne saprà nulla.
safety-report-why = Che cosa non va? (facoltativo)
safety-reported = Grazie. Chi gestisce questo server leggerà la segnalazione.
safety-chat-closed = La chat è riservata a chi siede a questo tavolo.


safety-open = Chi può entrare
safety-listed = Mostra questo tavolo nella sala
safety-listed-about = Chiunque può trovarlo e guardare.
safety-open-chat = Anche chi guarda può scrivere
safety-open-chat-about = Altrimenti solo chi siede al tavolo legge e scrive nella chat.


safety-former = Ex giocatore
safety-data = Che cosa si conserva di te
safety-data-about = Il tuo nome, come accedi (sotto forma di hash, mai la password stessa), i tuoi posti, le mosse e i risultati, e ciò che hai scritto nelle chat negli ultimi sei mesi. Nessun indirizzo di rete. Un indirizzo e-mail solo se ne dai uno per i messaggi sui tuoi turni; per il resto, niente viene dato ad altri.
safety-data-guest = Un ospite che non torna per 400 giorni viene cancellato.
safety-data-account = Un account resta finché non lo cancelli.
safety-export = Scarica tutto ciò che mi riguarda
safety-delete = Cancella il mio account
safety-delete-words = Il tuo nome, i tuoi modi di accedere e tutto ciò che hai scritto nelle chat vengono cancellati subito e per sempre. Nessuno può recuperarli.
safety-delete-games = Le partite restano a chi le ha giocate con te: il tuo posto diventa «ex giocatore», e nelle partite in corso continua un bot.
safety-delete-do = Cancella per sempre
safety-deleted = Tutto ciò che si conservava di te è cancellato.


server-unknown-host = Questo server non risponde al nome { $host }. Chi lo gestisce può consentirlo: lutece serve --name { $host }
server-chat-closed = La chat di questo tavolo è riservata a chi vi siede.
server-muted = Chi ha aperto questo tavolo non vuole che tu scriva qui.
server-unknown-person = Questa persona non è al tavolo e non ha scritto qui.
server-too-many-muted = A questo tavolo { $count } persone non possono già scrivere: è il massimo.



match-wrong-seats = Questo gioco è per { $fewest }–{ $most } giocatori, non { $seats }.
match-undo-nothing = Non è stato ancora deciso nulla.
match-undo-stands = L’ultima decisione ha concluso un turno o rivelato informazioni nascoste: resta valida.
match-no-moment = Questa partita ha { $count } decisioni; la decisione { $number } non esiste.
match-no-seat = A questo tavolo non c’è il posto { $number }.


server-bad-message = Il server non riesce a leggere questo messaggio: { $problem }
server-unknown-page = A questo indirizzo non c’è nulla.
server-wrong-method = Questo indirizzo non risponde a { $method }.
server-foreign-page = Questa richiesta viene dalla pagina di un altro sito.
server-too-large = Il messaggio è troppo grande: al massimo { $limit } byte.
server-too-fast = Troppo in fretta. Attendi un momento e riprova.
server-not-saved = In questo momento il server non può salvare: non è stato fatto nulla. Riprova tra poco.
server-server-error = Qualcosa è andato storto sul server; non è andato perso nulla.
server-stopping = Il server si sta spegnendo; tornerà presto.


server-unknown-game = Non c’è nessun gioco chiamato { $game }.
server-unknown-rules = Le regole di { $game } non ci sono nella lingua { $language }.
server-unknown-level = Non c’è nessun bot chiamato { $level }.
server-unknown-option = Questo gioco non ha l’opzione { $option }.
server-unknown-moment = Questa partita non ha un momento { $number }.
server-wrong-seats = Questo gioco è per { $fewest }–{ $most } giocatori.
server-wrong-components = Il file dei componenti non si può usare: { $problem }
server-nobody-here = Almeno un posto deve essere per una persona.
server-older-rules = Questa partita è stata giocata con un’altra edizione delle regole.


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



rematch = Rivincita
rematch-join = Unisciti alla rivincita
rematch-watch = Guarda la rivincita
rematch-proposed = Gli altri vorrebbero una rivincita.
table-seat-kept = In attesa di { $name }


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


take-back = Ritira la mossa
take-back-ask = Chiedi di ritirare la mossa
take-back-proposed = { $name } vorrebbe ritirare l’ultima mossa.
table-points-left =
    { $points ->
        [one] È il tuo ultimo turno. «{ $words }» darebbe ancora 1 punto.
       *[other] È il tuo ultimo turno. «{ $words }» darebbe ancora { $points } punti.
    }
table-end-anyway = Concludi comunque


lobby-round = round { $round }
lobby-time-left = ancora { $time }
lobby-paused = in pausa
lobby-own-components = componenti personalizzati


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


together-tell-me = Avvisami quando tocca a me
vacation-seat = in vacanza
vacation-clock = { $name } è in vacanza: l’orologio è fermo.
server-on-vacation = L’orologio è fermo finché un giocatore è in vacanza.
