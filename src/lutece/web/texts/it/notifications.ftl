### Being told that it is my turn, and vacation. The server reads this file, too: it writes the messages.

## Messages

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

## On the page

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

## Vacation

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

## What the server refuses

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
