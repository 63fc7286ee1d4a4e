### La pace al tavolo, e che cosa si conserva delle persone.

## La chat

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

## Quanto è aperto un tavolo

safety-open = Chi può entrare
safety-listed = Mostra questo tavolo nella sala
safety-listed-about = Chiunque può trovarlo e guardare.
safety-open-chat = Anche chi guarda può scrivere
safety-open-chat-about = Altrimenti solo chi siede al tavolo legge e scrive nella chat.

## Che cosa si conserva di me

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

## Rifiuti

server-unknown-host = Questo server non risponde al nome { $host }. Chi lo gestisce può consentirlo: lutece serve --name { $host }
server-chat-closed = La chat di questo tavolo è riservata a chi vi siede.
server-muted = Chi ha aperto questo tavolo non vuole che tu scriva qui.
server-unknown-person = Questa persona non è al tavolo e non ha scritto qui.
server-too-many-muted = A questo tavolo { $count } persone non possono già scrivere: è il massimo.
