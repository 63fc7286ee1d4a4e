# Paris: tutto ciò che dice il gioco. Le parole del tabellone sono in paris-board.ftl.
#
# Forme: .il (con l’articolo), .su, .da (con la preposizione), .un (con l’articolo indeterminativo).

## Nomi

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

# I distretti si chiamano come nei componenti.
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

## Che cosa fanno le tessere bonus

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

## Che cosa si chiede

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

## Che cosa fa una decisione

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

## Che cosa è successo

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

## Perché no

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

## Sources of points

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
