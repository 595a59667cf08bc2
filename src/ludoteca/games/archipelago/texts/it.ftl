# Archipelago in italiano.
game-title = Archipelago
game-blurb = Salpa verso acque ignote, insediati dove approdi, commercia in patria e all'estero, e nutrite insieme la colonia: se si ribella, perdete tutti. Uno solo ne avrà tratto il maggior profitto, e nessuno sa a che cosa mirano gli altri.

aim-win = Se la colonia regge fino alla fine vince chi ha più punti: dalla tendenza, dagli obiettivi segreti di tutti, dalle meraviglie e da certi personaggi. Se la ribellione supera la popolazione perdono tutti, tranne un Separatista nascosto fra voi.
aim-turn = Ogni turno fai una puntata per l'ordine di gioco, subisci gli effetti della popolazione, nutri la colonia in crisi, poi giochi i tuoi round con i dischi (raccogli, commercia, esplora, recluta, migra, costruisci, riscuoti le tasse) e infine compri una carta.
aim-end = Ogni obiettivo in gioco nasconde una condizione. Appena una si avvera, la partita finisce dopo quel round.

chapter-DEF = I termini
chapter-COMP = Contenuto della scatola
chapter-SETUP = Preparazione
chapter-T0 = Turno 0: l'esplorazione iniziale
chapter-WIN = Come si vince
chapter-IND = L'indipendenza
chapter-NEG = Le trattative
chapter-TURN = Il turno
chapter-P1 = Fase 1: disimpegno
chapter-P2 = Fase 2: ordine di gioco
chapter-P3 = Fase 3: effetti della popolazione
chapter-P4 = Fase 4: bilanciamento dell'arcipelago
chapter-TOK = Gettoni esplorazione
chapter-P5 = Fase 5: azioni
chapter-HARV = Raccolta
chapter-TAX = Tasse
chapter-TRANS = Transazioni
chapter-EXPL = Esplorazione
chapter-REPR = Riproduzione
chapter-RECR = Reclutamento
chapter-MIGR = Migrazione
chapter-CONV = Convogli marittimi
chapter-BUILD = Costruzione
chapter-SHIP = Navi
chapter-CTRL = Controllo
chapter-PORT = Porti
chapter-MKT = Mercati
chapter-TOWN = Villaggi
chapter-TEMP = Templi
chapter-P6 = Fase 6: carte evoluzione
chapter-EVO = Usare le carte
chapter-ICON = I simboli
chapter-WOND = Meraviglie
chapter-END = Fine della partita
chapter-SCORE = Punteggio
chapter-TREND = Tendenze
chapter-2P = Due giocatori
chapter-VAR = Varianti
chapter-CARD = Alcune delle carte

# Che cosa si chiede.
prompt-vote-trend = vota la tendenza
prompt-keep-objective = scegli l'obiettivo da tenere
prompt-pick-side = scegli la regione da posare
prompt-pick-cell = scegli dove posarla
prompt-pick-rotation = girala come vuoi
prompt-land-citizen = scegli dove sbarca un cittadino
prompt-stock-market = scegli che cosa porta la scoperta al mercato domestico
prompt-take-discovery = scegli che cosa ti porta la scoperta
prompt-bid = punta: quello che punti è speso
prompt-bid-again = parità per la puntata più alta: punta ancora
prompt-set-order = hai puntato di più: scegli chi gioca dopo
prompt-set-order-first = hai puntato di più: scegli chi gioca per primo
prompt-feed-citizens = nutri la colonia: mercato, cubetti tuoi, gettoni, templi
prompt-stand-up = scegli chi si rialza
prompt-expel-rebel = c'è un ribelle in un edificio della tua regione: caccialo o lascialo
prompt-supply-export = rifornisci il continente: mercato, cubetti tuoi, gettoni
prompt-play-round = il tuo round: azione, carta, porto o mercato
prompt-harvest = scegli le unità che raccolgono
prompt-grant-harvest = qualcuno chiede di raccogliere nella tua regione
prompt-transact = compra o vendi un cubetto
prompt-choose-hex = prendi l'esagono in cima, o il prossimo
prompt-send-explorer = scegli l'unità che ci va
prompt-reproduce = scegli dove nasce un cittadino
prompt-recruit = scegli dove va il lavoratore reclutato
prompt-migrate = scegli un'unità da muovere
prompt-migrate-to = scegli dove va
prompt-choose-construction = scegli che cosa costruire
prompt-choose-builder = scegli dove, e chi costruisce
prompt-choose-waters = scegli in quale mare
prompt-pay-with-tokens = scegli che cosa pagare con gettoni esplorazione
prompt-choose-way = scegli come usare la carta
prompt-sink-ship = scegli la nave da distruggere
prompt-loot = scegli la regione e la risorsa da saccheggiare
prompt-choose-rival = scegli un giocatore
prompt-hide-and-pick = nascondi un cubetto in ogni pugno, o scegli un pugno
prompt-hide-cubes = ti derubano: scegli che cosa tieni nel pugno sinistro, poi nel destro
prompt-pick-fist = scegli uno dei due pugni: quello che c'è dentro è tuo
prompt-choose-harvest = scegli la risorsa da raccogliere
prompt-calm-region = scegli la regione da calmare
prompt-exchange-cube = scegli il cubetto che dai e quello che prendi
prompt-take-cube = scegli il cubetto che prendi
prompt-survey-hex = hai visto le due facce del prossimo esagono: lascialo o scartalo
prompt-buy-found = compra una delle carte scoperte al prezzo minimo, o nessuna
prompt-ready-card = scegli la carta che torna pronta
prompt-send-to-wonder = scegli il cittadino che va sulla meraviglia
prompt-add-ship = scegli il porto dove aggiungere una nave
prompt-pick-spot = scegli quale dei tuoi cittadini
prompt-buy-card = compra una carta e ruotane un'altra, o non comprare e ruotane due
prompt-turn-card = scegli una carta da ruotare
prompt-fill-offer = componi l'offerta
prompt-answer-offer = accetta l'offerta o rifiutala
prompt-answer-call = fai un'offerta, o nessuna
prompt-explore-side = scegli la faccia da posare
prompt-explore-nowhere = nessuna delle due facce si può posare dove arrivi una tua unità libera
prompt-explore-cell = scegli dove posarla, accanto ad altre due regioni
prompt-explore-rotation = girala come vuoi
prompt-explore-market = scegli che cosa porta la scoperta al mercato domestico
prompt-explore-discovery = scegli che cosa ti porta la scoperta
prompt-harvest-ask = non raggiungi altro: chiedi il permesso altrove, o concludi
prompt-migrate-over-full = troppi in una regione: spostane uno
prompt-steal = scegli chi derubare
prompt-spy = scegli di chi guardare l'obiettivo
# Lo stesso, detto degli altri.
prompt-vote-trend-other = { $count ->
    [one] { $names } vota la tendenza
   *[other] { $names } votano la tendenza
}
prompt-keep-objective-other = { $count ->
    [one] { $names } sceglie un obiettivo
   *[other] { $names } scelgono i loro obiettivi
}
prompt-pick-side-other = { $names } sceglie una regione da posare
prompt-pick-cell-other = { $names } sceglie dove posare la regione
prompt-pick-rotation-other = { $names } gira la regione
prompt-land-citizen-other = { $names } sbarca un cittadino
prompt-stock-market-other = { $names } sceglie che cosa va al mercato
prompt-take-discovery-other = { $names } sceglie che cosa porta la scoperta
prompt-bid-other = { $count ->
    [one] { $names } punta per l'ordine di gioco
   *[other] { $names } puntano per l'ordine di gioco
}
prompt-bid-again-other = { $count ->
    [one] { $names } punta ancora
   *[other] { $names } puntano ancora
}
prompt-set-order-other = { $names } decide l'ordine di gioco
prompt-set-order-first-other = { $names } decide l'ordine di gioco
prompt-feed-citizens-other = { $names } può nutrire la colonia
prompt-stand-up-other = { $names } sceglie chi si rialza
prompt-expel-rebel-other = { $names } può cacciare un ribelle
prompt-supply-export-other = { $names } può rifornire il continente
prompt-play-round-other = { $names } gioca un round
prompt-harvest-other = { $names } raccoglie
prompt-grant-harvest-other = { $names } deve dare o negare un permesso di raccolta
prompt-transact-other = { $names } commercia al mercato
prompt-choose-hex-other = { $names } parte per esplorare
prompt-send-explorer-other = { $names } sceglie chi esplora
prompt-reproduce-other = { $names } sceglie dove nasce un cittadino
prompt-recruit-other = { $names } recluta lavoratori
prompt-migrate-other = { $names } muove le unità
prompt-migrate-to-other = { $names } sceglie dove va un'unità
prompt-choose-construction-other = { $names } sceglie che cosa costruire
prompt-choose-builder-other = { $names } sceglie dove costruire
prompt-choose-waters-other = { $names } sceglie in quale mare
prompt-pay-with-tokens-other = { $names } sceglie come pagare
prompt-choose-way-other = { $names } sceglie come usare una carta
prompt-sink-ship-other = { $names } sceglie una nave da distruggere
prompt-loot-other = { $names } sceglie che cosa saccheggiare
prompt-choose-rival-other = { $names } sceglie un giocatore
prompt-hide-cubes-other = { $names } nasconde un cubetto in ogni pugno
prompt-pick-fist-other = { $names } sceglie un pugno
prompt-hide-and-pick-other = { $count ->
    [one] { $names } è alle prese con pugni e cubetti
   *[other] { $names } sono alle prese con pugni e cubetti
}
prompt-choose-harvest-other = { $names } sceglie che cosa raccogliere
prompt-calm-region-other = { $names } sceglie una regione da calmare
prompt-exchange-cube-other = { $names } scambia un cubetto
prompt-take-cube-other = { $names } prende un cubetto
prompt-survey-hex-other = { $names } guarda il prossimo esagono
prompt-buy-found-other = { $names } può comprare una delle carte scoperte
prompt-ready-card-other = { $names } rende pronta una carta
prompt-send-to-wonder-other = { $names } sceglie un cittadino per la meraviglia
prompt-add-ship-other = { $names } aggiunge una nave
prompt-pick-spot-other = { $names } sceglie un cittadino
prompt-buy-card-other = { $names } può comprare una carta evoluzione
prompt-turn-card-other = { $names } ruota una carta
prompt-fill-offer-other = { $names } prepara un'offerta
prompt-answer-offer-other = { $names } ha un'offerta a cui rispondere
prompt-answer-call-other = { $names } può fare un'offerta
prompt-explore-side-other = { $names } sceglie quale faccia dell'esagono posare
prompt-explore-nowhere-other = { $names } sceglie quale faccia dell'esagono posare
prompt-explore-cell-other = { $names } sceglie dove posare la regione
prompt-explore-rotation-other = { $names } gira la regione
prompt-explore-market-other = { $names } sceglie che cosa va al mercato
prompt-explore-discovery-other = { $names } sceglie che cosa porta la scoperta
prompt-harvest-ask-other = { $names } raccoglie
prompt-migrate-over-full-other = { $names } muove le unità
prompt-steal-other = { $names } sceglie chi derubare
prompt-spy-other = { $names } sceglie di chi guardare l'obiettivo

# Che cosa dicono i pulsanti.
action-vote = { $trend }
action-keep = Tieni { $objective }
action-side = Faccia { $side }
action-give-up = L'esagono non si può posare: scartalo
action-place = Posala lì
action-rotate = { $amount ->
    [0] Posala così com'è
    [one] Posala girata di un lato
   *[other] Posala girata di { $amount } lati
}
action-land = Sulla { $land }
action-stock = Al mercato: { $good }
action-discover = Per te: { $good }
action-bid = { $amount ->
    [0] Non puntare nulla
    [one] Punta { $amount } fiorino
   *[other] Punta { $amount } fiorini
}
action-next = Dopo: { $seat }
action-consume = Consuma { $source }
action-temple = Tempio: rialza tutti nella regione { $region }
action-enough = Basta così
action-stand = Rialza un cittadino di { $seat } nella regione { $region }
action-stand-all = Rialza cittadini di { $seat }
action-leave-rebel = Lascia il ribelle
action-harvest = Raccogli { $good }
action-taxes = Riscuoti le tasse
action-explore = Esplora
action-reproduce = Riproduzione
action-recruit = Recluta
action-migrate = Migra
action-build = Costruisci
action-transact = Fai una transazione
action-use = Usa { $card }
action-serve = Usa il { $hall } della regione { $region }
action-end-round = Termina il round
action-pass = Passa per questo turno
action-unit = Regione { $region }, { $spot }
action-spot = { $spot }
action-harvest-all = Raccogli tutto il possibile
action-ask = Chiedi il permesso nella regione { $region }
action-grant = Concedi
action-deny = Rifiuta
action-done = Fatto
action-buy = Compra { $good } sul mercato { $board }
action-sell = Vendi { $good } sul mercato { $board }
action-sell-token = Vendi un gettone esplorazione come { $good } sul mercato { $board }
action-take-hex = Prendi questo esagono
action-next-hex = Scartalo e prendi il prossimo
action-bear = Un cittadino nella regione { $region }, { $land }
action-bear-all = Un cittadino ovunque si può
action-hire = Recluta nella regione { $region }, { $land }
action-to = Alla regione { $region }, { $spot }
action-back = L'ultimo torna indietro
action-raise = Costruisci: { $construction }
action-launch = Una nave nella regione { $region }, { $sea }
action-waters = Nel { $sea }
action-token = Un gettone al posto di { $good }
action-pay = Paga
action-way = Modo { $amount }
action-sink = Distruggi una nave di { $seat } nella regione { $region }
action-loot = Saccheggia { $good } nella regione { $region }
action-rival = { $seat }
action-hide = Sinistra { $hand }, destra { $hand-2 }
action-pick = Il pugno { $fist }
action-calm = Calma la regione { $region }
action-exchange = Dai { $good }, prendi { $good-2 }
action-take = Prendi { $good }
action-leave-hex = Lascialo in cima
action-discard-hex = Scartalo
action-ready = Rendi pronta la carta { $card }
action-add-ship = Una nave nella regione { $region }
action-buy-card = Compra { $card }
action-buy-none = Non comprare
action-turn-card = Ruota { $card }
action-offer = Fai un'offerta a { $seat }
action-call = Chiedi offerte
action-no-offer = Nessuna offerta
action-give = Dai { $thing }
action-want = Chiedi { $thing }
action-give-card = Dai la carta { $card }
action-want-card = Chiedi la carta { $card }
action-permission = { $amount ->
    [one] Raccolta su { $amount } simbolo nella regione { $region }
   *[other] Raccolta su { $amount } simboli nella regione { $region }
}
action-order-place = Posto { $amount } nell'ordine di gioco
action-stand-ups = { $amount ->
    [one] Rialza { $amount } cittadino
   *[other] Rialza { $amount } cittadini
}
action-propose = Fai l'offerta
action-drop = Rinuncia all'offerta
action-accept = Accetta
action-decline = Rifiuta

# Che cosa dicono i pulsanti di questa posizione.
label-discs = { $count ->
    [one] { $count } disco
   *[other] { $count } dischi
}
label-citizen = Un cittadino nella regione { $region }
label-citizen-area = Un cittadino nella regione { $region }, { $spot }
label-citizen-building = L'unità nel { $building } della regione { $region }
label-ship = Una nave nella regione { $region }
label-ship-area = Una nave nella regione { $region }, { $spot }
label-to = Alla regione { $region }
label-to-area = Alla regione { $region }, { $spot }
label-to-building = Nel { $building } della regione { $region }
label-bear = Un cittadino nella regione { $region }
label-bear-area = Un cittadino nella regione { $region }, { $spot }
label-launch = Una nave nella regione { $region }
label-launch-area = Una nave nella regione { $region }, { $spot }
label-hire = Recluta nella regione { $region }
label-hire-area = Recluta nella regione { $region }, { $spot }
label-for = { $what } per { $price }
label-priced = { $what }: { $price }
label-first = Per primo: { $name }
label-first-you = Per primo: tu
label-next-you = Dopo: tu
label-recruit = Recluta: il prossimo lavoratore costa { $price }
label-bid = { $left ->
    [one] Punta { $price }: te ne resta { $left }
   *[other] Punta { $price }: te ne restano { $left }
}
label-harvest = Raccogli { $cubes }
label-explore-nobody = Esplora: nessuna tua unità è libera di andarci, quindi fallirebbe
label-take-hex-nobody = Prendi questo esagono: nessuna tua unità è libera di andarci, quindi si scarterebbe
label-accept-both = Accetta: dai { $gives }, ricevi { $gets }
label-accept-gets = Accetta: ricevi { $gets }
label-accept-gives = Accetta: dai { $gives }
label-stand-yours = Rialza un tuo cittadino nella regione { $region }
label-stand-all-yours = Rialza i tuoi cittadini
label-give-up = Rinuncia: l'esagono si scarta
label-taxes = Riscuoti le tasse: { $price }, ribellione { $by }
label-consume = { $count ->
    [one] Consuma { $source }: si rialza { $count } cittadino
   *[other] Consuma { $source }: si rialzano { $count } cittadini
}
label-enough-lying = { $count ->
    [one] Basta così: { $count } resta a terra
   *[other] Basta così: { $count } restano a terra
}
label-enough-missing = { $count ->
    [one] Basta così: manca ancora { $count } cubetto
   *[other] Basta così: mancano ancora { $count } cubetti
}
label-wonder = Costruisci { $card }
label-use-rival = Usa { $card } di { $name }
label-either = { $one } oppure { $other }
label-way = Con { $cost }: { $marker } { $by }
label-turn = Ruota { $card }: poi costa { $price }
label-turn-away = Ruota { $card }: poi si scarta
label-place = Posala { $where }
label-side = { $huts ->
    [0] { $side }: { $goods }; nessuna capanna
    [one] { $side }: { $goods }; { $huts } capanna
   *[other] { $side }: { $goods }; { $huts } capanne
}
label-no-symbols = nessun simbolo
label-ask = Chiedi a { $name } di raccogliere nella regione { $region }

# Che cosa succede.
label-florins = { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
}
label-citizens = { $count ->
    [one] un cittadino
   *[other] { $count } cittadini
}
label-your-citizens = { $count ->
    [one] un tuo cittadino
   *[other] { $count } tuoi cittadini
}
label-cubes = { $count ->
    [one] { $count } cubetto di { $good }
   *[other] { $count } cubetti di { $good }
}
label-symbols = { $count ->
    [one] { $count } simbolo
   *[other] { $count } simboli
}
label-board = { $board ->
    [1] Tabella I (mercato domestico)
    [2] Tabella II (mercato d'esportazione)
    [3] Tabella III (popolazione)
   *[4] Tabella IV (disoccupati)
}
label-rebellion-by = { $rebellion ->
    [-1] scende di 1
   *[other] sale di { $rebellion }
}
label-wares = { $ware ->
    [fiorino] { $count ->
        [one] { $count } fiorino
       *[other] { $count } fiorini
    }
    [gettone] { $count ->
        [one] un gettone esplorazione
       *[other] { $count } gettoni esplorazione
    }
   *[other] { $count ->
        [one] { $count } cubetto di { $ware }
       *[other] { $count } cubetti di { $ware }
    }
}
event-order-drawn = { $seat-is ->
    [you] Giochi al posto { $place }.
   *[other] { $seat } gioca al posto { $place }.
}
event-trend-revealed = Tendenza: { $trend }.
event-voted = { $seat-is ->
    [you] Hai votato la tendenza: { $trend }.
   *[other] { $seat } ha votato la tendenza: { $trend }.
}
event-hand-shown = { $seat-is ->
    [you] Nessuno dei tuoi esagoni si può posare: li mostri e ne peschi altri tre.
   *[other] Nessuno degli esagoni di { $seat } si può posare: li mostra e ne pesca altri tre.
}
event-discovered = { $seat-is ->
    [you] Scopri la regione { $region }.
   *[other] { $seat } scopre la regione { $region }.
}
event-token-taken = { $seat-is ->
    [you] Prendi un gettone esplorazione.
   *[other] { $seat } prende un gettone esplorazione.
} { $left ->
    [0] Non ne restano.
    [one] Ne resta uno.
   *[other] Ne restano { $left }.
}
event-disc-gained = Una pila di gettoni esplorazione è vuota: d'ora in poi tutti hanno { $discs } dischi.
event-landed = { $seat-is ->
    [you] Sbarchi { label-citizens } nella regione { $region }.
   *[other] { $seat } sbarca { label-citizens } nella regione { $region }.
}
event-to-market = { $seat-is ->
    [you] Porti al mercato domestico un cubetto di { $good }.
   *[other] { $seat } porta al mercato domestico un cubetto di { $good }.
}
event-to-screen = { $seat-is ->
    [you] Prendi un cubetto di { $good }.
   *[other] { $seat } prende un cubetto di { $good }.
}
event-card-uncovered = Nuova carta sulla barra: { $card }.
event-objective-open = Un obiettivo per tutti: { $objective }.
event-turn-began = Comincia il turno { $turn }.
event-phase-began = { $phase }.
event-bade = { $seat-is ->
    [you] { $florins ->
        [0] Non punti nulla.
       *[other] Punti { label-florins }.
    }
   *[other] { $florins ->
        [0] { $seat } non punta nulla.
       *[other] { $seat } punta { label-florins }.
    }
}
event-bids-tied = Parità per la puntata più alta: chi l'ha fatta punta di nuovo.
event-order-stands = L'ordine di gioco non cambia.
event-placed-in-order = { $seat-is ->
    [you] Giochi al posto { $place }.
   *[other] { $seat } gioca al posto { $place }.
}
event-board-fired = { $surplus ->
    [0] { label-board }: la ribellione { label-rebellion-by }.
   *[other] { $rebellion ->
        [0] { label-board }: i disoccupati salgono di { $surplus }.
       *[other] { label-board }: i disoccupati salgono di { $surplus }, la ribellione { label-rebellion-by }.
    }
}
event-rebellion-moved = La ribellione ora è { $now }.
event-surplus-moved = I disoccupati ora sono { $now }.
event-population-moved = La popolazione ora è { $now }.
event-crisis-began = Crisi in patria, tutti i cittadini a terra: serve { $good }, un cubetto ne sostiene { $feeds }.
event-export-began = Crisi all'estero: il continente vuole { label-cubes }.
event-event-happened = Un evento sposta { $marker } { $by ->
    [-2] indietro di 2
    [-1] indietro di 1
    [1] avanti di 1
   *[other] di { $by }
} per ogni { $building } dell'arcipelago.
event-consumed = { $seat-is ->
    [you] Consumi { $source }: { $good }.
   *[other] { $seat } consuma { $source }: { $good }.
}
event-stood-up = { $seat-is ->
    [you] { $count ->
        [one] Si rialza un tuo cittadino nella regione { $region }.
       *[other] Si rialzano { $count } tuoi cittadini nella regione { $region }.
    }
   *[other] { $count ->
        [one] Si rialza un cittadino di { $seat } nella regione { $region }.
       *[other] Si rialzano { $count } cittadini di { $seat } nella regione { $region }.
    }
}
event-temple-raised = { $seat-is ->
    [you] Il tuo tempio rialza tutti nella regione { $region }.
   *[other] Il tempio di { $seat } rialza tutti nella regione { $region }.
}
event-crisis-ended = { $rebels ->
    [0] La crisi è superata: sono tutti in piedi.
    [one] La crisi è finita: un cittadino è ribelle.
   *[other] La crisi è finita: { $rebels } cittadini sono ribelli.
}
event-export-ended = { $missing ->
    [0] Il continente ha avuto quello che voleva.
    [one] Al continente manca un cubetto.
   *[other] Al continente mancano { $missing } cubetti.
}
event-benefacted = { $seat-is ->
    [you] La banca mette un fiorino sulla tua zona del Benefattore: in tutto { $coins }.
   *[other] La banca mette un fiorino sulla zona di { $seat } del Benefattore: in tutto { $coins }.
}
event-expelled = { $seat-is ->
    [you] Cacci un ribelle di { $rival } dalla regione { $region } ({ $building }).
   *[other] { $rival-is ->
        [you] { $seat } caccia il tuo ribelle nella regione { $region } ({ $building }).
       *[other] { $seat } caccia un ribelle di { $rival } nella regione { $region } ({ $building }).
    }
}
event-kept-rebel = { $seat-is ->
    [you] Lasci dov'è un ribelle di { $rival }, nella regione { $region } ({ $building }).
   *[other] { $rival-is ->
        [you] { $seat } lascia dov'è il tuo ribelle, nella regione { $region } ({ $building }).
       *[other] { $seat } lascia dov'è un ribelle di { $rival }, nella regione { $region } ({ $building }).
    }
}
event-disc-placed = { $seat-is ->
    [you] Metti un disco: { $space }.
   *[other] { $seat } mette un disco: { $space }.
}
event-harvested = { $seat-is ->
    [you] Raccogli { label-cubes } nella regione { $region }.
   *[other] { $seat } raccoglie { label-cubes } nella regione { $region }.
}
event-asked = { $seat-is ->
    [you] Chiedi a { $rival } il permesso di raccogliere nella regione { $region }.
   *[other] { $rival-is ->
        [you] { $seat } ti chiede il permesso di raccogliere nella regione { $region }.
       *[other] { $seat } chiede a { $rival } il permesso di raccogliere nella regione { $region }.
    }
}
event-granted = { $seat-is ->
    [you] Concedi a { $rival } il raccolto nella regione { $region }.
   *[other] { $rival-is ->
        [you] { $seat } ti concede il raccolto nella regione { $region }.
       *[other] { $seat } concede a { $rival } il raccolto nella regione { $region }.
    }
}
event-denied = { $seat-is ->
    [you] Neghi a { $rival } il raccolto nella regione { $region }.
   *[other] { $rival-is ->
        [you] { $seat } ti nega il raccolto nella regione { $region }.
       *[other] { $seat } nega a { $rival } il raccolto nella regione { $region }.
    }
}
event-taxed = { $seat-is ->
    [you] Le tasse ti rendono { label-florins }.
   *[other] Le tasse rendono a { $seat } { label-florins }.
}
event-bought = { $seat-is ->
    [you] Compri { $good } sul mercato { $board } per { label-florins }.
   *[other] { $seat } compra { $good } sul mercato { $board } per { label-florins }.
}
event-sold = { $seat-is ->
    [you] Vendi { $good } sul mercato { $board } per { label-florins }.
   *[other] { $seat } vende { $good } sul mercato { $board } per { label-florins }.
}
event-sold-token = { $seat-is ->
    [you] Vendi un gettone esplorazione come { $good } sul mercato { $board } per { label-florins }.
   *[other] { $seat } vende un gettone esplorazione come { $good } sul mercato { $board } per { label-florins }.
}
event-took-hex = { $seat-is ->
    [you] Prendi l'esagono in cima.
   *[other] { $seat } prende l'esagono in cima.
}
event-passed-hex = { $seat-is ->
    [you] Scarti l'esagono in cima e prendi il successivo.
   *[other] { $seat } scarta l'esagono in cima e prende il successivo.
}
event-next-hex = In cima al mazzo c'è un nuovo esagono, con la faccia { $side } in vista.
event-exploration-failed = { $seat-is ->
    [you] { $why ->
        [nobody-free] La tua esplorazione fallisce, perché nessuna tua unità è libera di andarci: l'esagono si scarta.
        [fits-nowhere] La tua esplorazione fallisce, perché l'esagono non si può posare dove una tua unità libera arrivi: si scarta.
       *[given-up] Rinunci all'esplorazione: l'esagono si scarta.
    }
   *[other] { $why ->
        [nobody-free] L'esplorazione di { $seat } fallisce, perché nessuna sua unità è libera di andarci: l'esagono si scarta.
        [fits-nowhere] L'esplorazione di { $seat } fallisce, perché l'esagono non si può posare dove una sua unità libera arrivi: si scarta.
       *[given-up] { $seat } rinuncia all'esplorazione: l'esagono si scarta.
    }
}
event-born = { $seat-is ->
    [you] Nasce un tuo cittadino nella regione { $region }.
   *[other] Nasce un cittadino di { $seat } nella regione { $region }.
}
event-hired = { $seat-is ->
    [you] Recluti un lavoratore per { label-florins } nella regione { $region }.
   *[other] { $seat } recluta un lavoratore per { label-florins } nella regione { $region }.
}
event-moved = { $seat-is ->
    [you] Muovi { $unit } dalla regione { $source } alla regione { $region }.
   *[other] { $seat } muove { $unit } dalla regione { $source } alla regione { $region }.
}
event-entered = { $seat-is ->
    [you] Entri in un edificio della regione { $region }: { $building }.
   *[other] { $seat } entra in un edificio della regione { $region }: { $building }.
}
event-left-building = { $seat-is ->
    [you] { $building ->
        [villaggio] Lasci il villaggio della regione { $region }: ora la regione non è di nessuno.
       *[altro] Lasci il { $building } della regione { $region }.
    }
   *[other] { $building ->
        [villaggio] { $seat } lascia il villaggio della regione { $region }: ora la regione non è di nessuno.
       *[altro] { $seat } lascia il { $building } della regione { $region }.
    }
}
event-convoyed = { $seat-is ->
    [you] Un convoglio porta un tuo cittadino dalla regione { $source } alla regione { $region }.
   *[other] Un convoglio porta un cittadino di { $seat } dalla regione { $source } alla regione { $region }.
}
event-went-back = { $seat-is ->
    [you] Il tuo cittadino torna nella regione { $region }.
   *[other] Un cittadino di { $seat } torna nella regione { $region }.
}
event-built = { $seat-is ->
    [you] Costruisci nella regione { $region }: { $construction }.
   *[other] { $seat } costruisce nella regione { $region }: { $construction }.
}
event-token-spent = { $seat-is ->
    [you] { $count ->
        [one] Un tuo gettone esplorazione vale { label-cubes }.
       *[other] { $count } tuoi gettoni esplorazione valgono { label-cubes }.
    }
   *[other] { $count ->
        [one] Un gettone esplorazione di { $seat } vale { label-cubes }.
       *[other] { $count } gettoni esplorazione di { $seat } valgono { label-cubes }.
    }
}
event-served = { $seat-is ->
    [you] Usi il { $building } della regione { $region }.
   *[other] { $seat } usa il { $building } della regione { $region }.
}
event-used = { $seat-is ->
    [you] Usi la carta { $card }.
   *[other] { $seat } usa la carta { $card }.
}
event-owner-paid = { $seat-is ->
    [you] Per questo paghi { label-florins } a { $rival }.
   *[other] { $rival-is ->
        [you] Per questo { $seat } ti paga { label-florins }.
       *[other] Per questo { $seat } paga { label-florins } a { $rival }.
    }
}
event-wonder-built = { $seat-is ->
    [you] Costruisci una meraviglia: { $card }.
   *[other] { $seat } costruisce una meraviglia: { $card }.
}
event-sank = { $seat-is ->
    [you] Distruggi una nave di { $rival } nella regione { $region }.
   *[other] { $rival-is ->
        [you] { $seat } distrugge una tua nave nella regione { $region }.
       *[other] { $seat } distrugge una nave di { $rival } nella regione { $region }.
    }
}
event-looted = { $seat-is ->
    [you] Saccheggi la regione { $region }: { label-cubes }.
   *[other] { $seat } saccheggia la regione { $region }: { label-cubes }.
}
event-stole = { $seat-is ->
    [you] Rubi un cubetto a { $rival }: { $good }.
   *[other] { $rival-is ->
        [you] { $seat } ti ruba un cubetto: { $good }.
       *[other] { $seat } ruba un cubetto a { $rival }: { $good }.
    }
}
event-stole-secret = { $seat-is ->
    [you] Rubi un cubetto a { $rival }.
   *[other] { $seat } ruba un cubetto a { $rival }.
}
event-stole-nothing = { $seat-is ->
    [you] Scegli il pugno vuoto di { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } sceglie il tuo pugno vuoto.
       *[other] { $seat } sceglie il pugno vuoto di { $rival }.
    }
}
event-has-no-cubes = { $seat-is ->
    [you] Alzi lo schermo: non ci sono cubetti.
   *[other] { $seat } alza lo schermo: non ci sono cubetti.
}
event-spied = { $seat-is ->
    [you] Guardi un obiettivo di { $rival }: { $objective }.
   *[other] { $rival-is ->
        [you] { $seat } guarda un tuo obiettivo: { $objective }.
       *[other] { $seat } guarda un obiettivo di { $rival }: { $objective }.
    }
}
event-spied-secret = { $seat-is ->
    [you] Guardi un obiettivo di { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } guarda un tuo obiettivo.
       *[other] { $seat } guarda un obiettivo di { $rival }.
    }
}
event-surveyed = { $seat-is ->
    [you] Hai guardato le due facce del prossimo esagono e { $discarded ->
        [0] lo lasci.
       *[other] lo scarti.
    }
   *[other] { $seat } ha guardato le due facce del prossimo esagono e { $discarded ->
        [0] lo lascia.
       *[other] lo scarta.
    }
}
event-found = Scoperta: { $card }.
event-took-card = { $seat-is ->
    [you] Compri la carta { $card } per { label-florins }.
   *[other] { $seat } compra la carta { $card } per { label-florins }.
}
event-turned-card = { $florins ->
    [0] { $seat-is ->
        [you] Ruoti la carta { $card } fino al teschio.
       *[other] { $seat } ruota la carta { $card } fino al teschio.
    }
   *[other] { $seat-is ->
        [you] Ruoti la carta { $card }: ora costa { label-florins }.
       *[other] { $seat } ruota la carta { $card }: ora costa { label-florins }.
    }
}
event-card-discarded = Si scarta la carta { $card }.
event-readied = { $seat-is ->
    [you] La tua carta { $card } torna pronta.
   *[other] { $seat } rende di nuovo pronta la carta { $card }.
}
event-exchanged = { $seat-is ->
    [you] Scambi un cubetto con la banca: dai { $good }, prendi { $taken }.
   *[other] { $seat } scambia un cubetto con la banca: dà { $good }, prende { $taken }.
}
event-took-cube = { $seat-is ->
    [you] Prendi dalla banca un cubetto di { $good }.
   *[other] { $seat } prende dalla banca un cubetto di { $good }.
}
event-calmed = { $seat-is ->
    [you] Calmi la regione { $region }: i ribelli si rialzano.
   *[other] { $seat } calma la regione { $region }: i ribelli si rialzano.
}
event-ship-added = { $seat-is ->
    [you] Aggiungi una nave nella regione { $region }.
   *[other] { $seat } aggiunge una nave nella regione { $region }.
}
event-offered = { $seat-is ->
    [you] Fai un'offerta a { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } ti fa un'offerta.
       *[other] { $seat } fa un'offerta a { $rival }.
    }
}
event-gives = { $seat-is ->
    [you] Daresti { label-wares }.
   *[other] { $seat } darebbe { label-wares }.
}
event-wants = { $seat-is ->
    [you] Vuoi { label-wares }.
   *[other] { $seat } vuole { label-wares }.
}
event-gives-card = { $seat-is ->
    [you] Daresti la carta { $card }.
   *[other] { $seat } darebbe la carta { $card }.
}
event-wants-card = { $seat-is ->
    [you] Vuoi la carta { $card }.
   *[other] { $seat } vuole la carta { $card }.
}
event-bound-harvest = { $seat-is ->
    [you] Permetteresti a { $rival } di raccogliere nella regione { $region }: { label-symbols }.
   *[other] { $rival-is ->
        [you] { $seat } ti permetterebbe di raccogliere nella regione { $region }: { label-symbols }.
       *[other] { $seat } permetterebbe a { $rival } di raccogliere nella regione { $region }: { label-symbols }.
    }
}
event-bound-place = { $seat-is ->
    [you] Daresti a { $rival } il posto { $place } nell'ordine di gioco.
   *[other] { $rival-is ->
        [you] { $seat } ti darebbe il posto { $place } nell'ordine di gioco.
       *[other] { $seat } darebbe a { $rival } il posto { $place } nell'ordine di gioco.
    }
}
event-bound-stand-up = { $seat-is ->
    [you] Rialzeresti { label-citizens } di { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } rialzerebbe { label-your-citizens }.
       *[other] { $seat } rialzerebbe { label-citizens } di { $rival }.
    }
}
event-accepted = { $seat-is ->
    [you] Accetti l'offerta di { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } accetta la tua offerta.
       *[other] { $seat } accetta l'offerta di { $rival }.
    }
}
event-declined = { $seat-is ->
    [you] Rifiuti l'offerta di { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } rifiuta la tua offerta.
       *[other] { $seat } rifiuta l'offerta di { $rival }.
    }
}
event-withdrew = { $seat-is ->
    [you] Rinunci all'offerta.
   *[other] { $seat } rinuncia all'offerta.
}
event-nobody-offered = Nessuno offre niente.
event-called = { $seat-is ->
    [you] Chiedi offerte.
   *[other] { $seat } chiede offerte.
}
event-passed = { $seat-is ->
    [you] Passi per questo turno.
   *[other] { $seat } passa per questo turno.
}
event-end-revealed = La fine è arrivata, con l'obiettivo { $objective }.
event-independence = Ribellione { $rebellion }, popolazione { $population }: l'arcipelago è indipendente!
event-scored = { $seat-is ->
    [you] Hai { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e { label-florins }.
   *[other] { $seat } ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e { label-florins }.
}

# Perché una cosa non si può fare.
refusal-no-vote = adesso non si vota la tendenza
refusal-not-dealt = quell'obiettivo non è tuo
refusal-no-place-for-it = quella regione adesso non si può posare da nessuna parte
refusal-not-in-hand = non hai quell'esagono
refusal-no-space = lì accanto non c'è nulla
refusal-not-beside-start = le prime regioni devono toccare quella centrale
refusal-edges-differ = un lato non combacerebbe: mare con mare, campi con campi, montagne con montagne
refusal-too-few-neighbours = deve toccare due regioni, e ne tocca solo { $touching }
refusal-nobody-can-go = nessuna tua unità libera può andarci: una nave per mare, un cittadino per terra
refusal-cell-taken = lì c'è già una regione
refusal-can-be-placed = l'esagono si può posare, quindi va posato
refusal-no-such-area = la regione non ha quell'area
refusal-not-shown = la regione non mostra quel simbolo
refusal-bank-lacks = la banca non ha più cubetti di { $good }
refusal-section-full = sul mercato { $board } non c'è posto per { $good }
refusal-no-discovery = adesso non c'è una scoperta
refusal-too-few-florins = { $missing ->
    [one] ti manca { $missing } fiorino
   *[other] ti mancano { $missing } fiorini
}
refusal-no-bidding = adesso non si punta
refusal-not-winner = l'ordine lo decide solo chi ha puntato di più
refusal-already-placed = quel giocatore ha già un posto
refusal-place-bound = quel posto è stato promesso
refusal-no-crisis = adesso non c'è una crisi così
refusal-section-empty = sul mercato { $board } non ci sono cubetti di { $good }
refusal-no-cube = non hai cubetti di { $good }
refusal-no-token = non hai gettoni esplorazione
refusal-no-temple = in quella regione non c'è un tempio
refusal-temple-not-yours = non controlli il tempio di quella regione
refusal-nobody-lies = lì non c'è nessuno a terra
refusal-not-lying = lì nessun cittadino di quel giocatore è a terra
refusal-bound-to-others = hai promesso di rialzare prima altri
refusal-no-rebel-to-expel = non c'è nessun ribelle da cacciare
refusal-not-your-round = si fa in un tuo round
refusal-acted-already = in questo round hai già fatto la tua azione
refusal-no-disc = non hai più dischi
refusal-circles-taken = lì non c'è un cerchio libero per te
refusal-no-unit-reaches = nessuna tua unità libera raggiunge un simbolo così
refusal-no-symbol-free = lì nessun simbolo così è libero
refusal-needs-permission = la regione è del villaggio di { $rival }: chiedi il permesso
refusal-not-held-by-rival = nessun altro controlla quella regione
refusal-asked-already = lì hai già chiesto
refusal-not-harvesting = non stai raccogliendo
refusal-looted-symbols = quei simboli sono stati saccheggiati e non rendono più nulla
refusal-must-harvest = qualcuno deve raccogliere
refusal-nothing-to-harvest = nessuna tua unità libera raggiunge un simbolo libero: { $good }
refusal-not-asked = nessuno ha chiesto il permesso
refusal-no-transaction = adesso non hai transazioni da fare
refusal-other-board = queste transazioni sono per l'altro mercato
refusal-must-trade = almeno una transazione va fatta
refusal-no-hex-left = non ci sono più esagoni da esplorare
refusal-not-exploring = non stai esplorando
refusal-no-pair = lì non hai esattamente due cittadini, entrambi attivi
refusal-no-citizen-left = non hai più cittadini in riserva
refusal-nobody-to-hire = non ci sono disoccupati da reclutare
refusal-no-unit-there = lì non hai un'unità ancora libera, attiva e non ingaggiata
refusal-region-full = in una regione non hai mai più di { $most } cittadini
refusal-not-recruiting = non stai reclutando
refusal-not-reproducing = adesso non nascono cittadini
refusal-must-add = almeno uno va aggiunto
refusal-no-active-unit = lì non hai un'unità attiva
refusal-no-way-there = nessuna via porta lì
refusal-not-migrating = non stai migrando
refusal-not-overfull = nessuna regione ha troppi tuoi cittadini
refusal-occupied = c'è qualcuno in quell'edificio
refusal-held-by-town = quell'edificio va con il villaggio di un avversario
refusal-not-built-here = lì quell'edificio non c'è
refusal-must-move = qualcuno deve muoversi
refusal-not-building = non stai costruendo
refusal-already-built = la regione ne ha già uno
refusal-no-tokens-left = di quei segnalini non ce ne sono più
refusal-no-ship-left = non hai più navi in riserva
refusal-no-sea = la regione non ha mare
refusal-no-coast = un porto sorge su una costa, e il mare aperto non ne ha
refusal-no-builder = lì non hai un'unità che possa costruirlo
refusal-not-this-kind = questa carta non permette di costruirlo
refusal-too-few-cubes = { $missing ->
    [one] ti manca { $missing } cubetto o gettone
   *[other] ti mancano { $missing } cubetti o gettoni
}
refusal-not-paying = adesso non c'è nulla da pagare
refusal-not-in-price = il prezzo non lo richiede
refusal-token-not-needed = per questo non servono altri gettoni
refusal-not-under-control = non lo controlli
refusal-used-this-turn = è già stato usato in questo turno
refusal-served-already = in questo round hai già usato un porto o un mercato
refusal-nothing-to-trade = non c'è nulla che tu possa comprare o vendere
refusal-card-used-already = in questo round hai già usato una carta
refusal-not-in-play = quella carta non è in gioco
refusal-not-your-card = quella carta la usa solo chi la possiede
refusal-card-is-used = quella carta è già stata usata in questo turno
refusal-wonder-built-already = quella meraviglia è già costruita
refusal-bought-this-turn = una meraviglia non si costruisce nel turno in cui è stata comprata
refusal-too-few-discs = { $missing ->
    [one] ti manca { $missing } disco
   *[other] ti mancano { $missing } dischi
}
refusal-too-little-surplus = { $missing ->
    [one] manca un disoccupato
   *[other] mancano { $missing } disoccupati
}
refusal-too-few-controlled = per questo devi controllare un edificio: { $building }
refusal-no-effect = adesso non avrebbe effetto
refusal-no-second-way = quella carta si usa in un modo solo
refusal-no-card-effect = adesso nessuna carta lo chiede
refusal-no-ship-there = lì quel giocatore non ha una nave accanto a una tua
refusal-not-a-rival = scegli un altro giocatore
refusal-no-objective = quel giocatore non ha obiettivi da guardare
refusal-no-rebel-there = lì non c'è un ribelle, o tu non hai un'unità attiva
refusal-same-cube = sarebbe lo stesso tipo di cubetto
refusal-not-this-cube = quella carta non dà questo cubetto
refusal-not-found = quella carta non è stata scoperta
refusal-wrong-kind = quella carta è dell'altro tipo
refusal-not-used-card = quella carta non è stata usata in questo turno
refusal-no-citizen-for-wonder = non hai un cittadino attivo e libero per la meraviglia
refusal-no-port-there = lì non controlli un porto
refusal-must-end = hai fatto qualcosa: termina il round
refusal-must-pass = non hai fatto nulla: passa
refusal-not-buying = adesso le carte non sono in vendita
refusal-not-on-track = quella carta non è sulla barra
refusal-already-turned = quella carta l'hai già ruotata
refusal-no-offers-now = adesso non si tratta
refusal-no-offers-left = hai già fatto tutte le offerte che potevi
refusal-to-yourself = un'offerta si fa a qualcun altro
refusal-called-already = agli altri è già stato chiesto di fare offerte
refusal-offer-full = ogni parte di un'offerta non contiene più di { $most } cose
refusal-other-side = è già dall'altra parte dell'offerta
refusal-you-lack-it = te ne mancano { $missing }: { $thing }
refusal-rival-lacks-it = { $rival } non può averlo: { $thing }
refusal-card-not-traded = quella carta non si può scambiare
refusal-not-this-window = adesso non si può promettere
refusal-empty-offer = l'offerta è vuota
refusal-same-offer = questa stessa offerta è già stata fatta
refusal-no-offer-to-you = nessuno ti ha fatto un'offerta
refusal-you-cannot-deliver = non hai quello che chiede
refusal-no-permission-to-give = per quella regione non hai un permesso da dare
refusal-bound-already = è già promesso
refusal-not-called = nessuno ha chiesto offerte
refusal-not-assigned = adesso non si sceglie questo
refusal-not-in-fists = in ogni pugno va uno dei tuoi cubetti; solo se ne hai uno solo un pugno resta vuoto

# Come si chiamano le cose.
good-fruit = frutta
good-cattle = bestiame
good-fish = pesce
good-wood = legno
good-stone = pietra
good-iron = ferro
board-domestic = domestico
board-export = d'esportazione
construction-ship = nave
construction-town = villaggio
construction-port = porto
construction-market = mercato
construction-temple = tempio
building-town = villaggio
building-port = porto
building-market = mercato
building-temple = tempio
unit-citizen = un cittadino
unit-ship = una nave
marker-rebellion = la ribellione
marker-surplus = i disoccupati
ware-fruit = frutta
ware-cattle = bestiame
ware-fish = pesce
ware-wood = legno
ware-stone = pietra
ware-iron = ferro
ware-florin = fiorino
ware-five-florins = moneta da cinque fiorini
ware-token = gettone
space-harvest-fruit = raccolta di frutta
space-harvest-cattle = raccolta di bestiame
space-harvest-fish = raccolta di pesce
space-harvest-wood = raccolta di legno
space-harvest-stone = raccolta di pietra
space-harvest-iron = raccolta di ferro
space-taxes = tasse
space-explore = esplorazione
space-reproduce = riproduzione
space-recruit = reclutamento
space-migrate = migrazione
space-build = costruzione
space-transact = transazione
phase-turn-0 = L'esplorazione iniziale
phase-disengage = Fase 1: carte e unità tornano libere
phase-play-order = Fase 2: ordine di gioco
phase-population = Fase 3: effetti della popolazione
phase-balance = Fase 4: bilanciamento dell'arcipelago
phase-actions = Fase 5: azioni
phase-evolution = Fase 6: carte evoluzione
hall-port = porto
hall-market = mercato
spot-land-1 = prima terra
spot-land-2 = seconda terra
spot-land-3 = terza terra
spot-sea-1 = primo mare
spot-sea-2 = secondo mare
spot-sea-3 = terzo mare
spot-town = villaggio
spot-port = porto
spot-market = mercato
spot-temple = tempio
land-land-1 = prima terra
land-land-2 = seconda terra
land-land-3 = terza terra
sea-sea-1 = primo mare
sea-sea-2 = secondo mare
sea-sea-3 = terzo mare
source-market = un cubetto dal mercato
source-cube = un cubetto da dietro lo schermo
source-token = un gettone esplorazione
thing-fruit = frutta
thing-cattle = bestiame
thing-fish = pesce
thing-wood = legno
thing-stone = pietra
thing-iron = ferro
thing-florin = un fiorino
thing-five-florins = cinque fiorini
thing-token = un gettone esplorazione
hand-fruit = frutta
hand-cattle = bestiame
hand-fish = pesce
hand-wood = legno
hand-stone = pietra
hand-iron = ferro
hand-nothing = vuota
fist-left = sinistro
fist-right = destro
trend-fruit = Più frutta
trend-fruit-hint = Alla fine: chi ha più frutta dietro lo schermo.
trend-cattle = Più bestiame
trend-cattle-hint = Alla fine: chi ha più bestiame dietro lo schermo.
trend-fish = Più pesce
trend-fish-hint = Alla fine: chi ha più pesce dietro lo schermo.
trend-wood = Più legno
trend-wood-hint = Alla fine: chi ha più legno dietro lo schermo.
trend-stone = Più pietra
trend-stone-hint = Alla fine: chi ha più pietra dietro lo schermo.
trend-iron = Più ferro
trend-iron-hint = Alla fine: chi ha più ferro dietro lo schermo.
trend-florins = Più fiorini
trend-florins-hint = Alla fine: chi ha più fiorini dietro lo schermo.
trend-towns = Più villaggi
trend-towns-hint = Alla fine: chi controlla più villaggi.
trend-ports = Più porti
trend-ports-hint = Alla fine: chi controlla più porti.
trend-markets = Più mercati
trend-markets-hint = Alla fine: chi controlla più mercati.
trend-temples = Più templi
trend-temples-hint = Alla fine: chi controlla più templi.
trend-benefactor = Benefattore
trend-benefactor-hint = Alla fine: chi ha più fiorini su questa carta. La banca ne mette uno per ogni tuo cubetto o gettone che aiuta in una crisi, e per ogni tempio che costruisci.
card-researcher = Ricercatore
card-researcher-hint = Solo il proprietario, 1 disco. Scopri cinque carte evoluzione; puoi comprare una carta progresso fra queste al prezzo minimo. Le altre si scartano.
card-headhunter = Cacciatore di teste
card-headhunter-hint = Solo il proprietario, 1 disco. Scopri cinque carte evoluzione; puoi comprare un personaggio fra queste al prezzo minimo. Le altre si scartano.
card-pirate = Pirata
card-pirate-hint = Solo il proprietario, 1 disco. Distruggi una nave avversaria in una regione dove ne hai una; torna nella riserva. Ribellione +1.
card-merchant = Mercante
card-merchant-hint = Solo il proprietario, 1 fiorino. Fino a tre transazioni sul mercato domestico.
card-exporter = Esportatore
card-exporter-hint = Solo il proprietario, 1 fiorino. Fino a tre transazioni sul mercato d'esportazione.
card-recruiter = Reclutatore
card-recruiter-hint = Solo il proprietario. Recluta fino a due lavoratori, al solito prezzo.
card-barbarian = Barbaro
card-barbarian-hint = Solo il proprietario, 1 disco e 1 fiorino. Saccheggia una risorsa, tranne il pesce, in una regione dove hai un cittadino attivo e non ingaggiato: due cubetti per ogni suo simbolo, che non renderà mai più nulla. Il cittadino è ingaggiato. Ribellione +1.
card-thief = Ladro
card-thief-hint = Solo il proprietario, 1 fiorino. Un avversario nasconde un cubetto in ogni pugno; scegli un pugno e prendi quello che contiene.
card-archbishop = Arcivescovo
card-archbishop-hint = Solo il proprietario, 1 fiorino. Ribellione −1 con fino a due templi nell'arcipelago, −2 con tre o quattro, −3 con più.
card-king = Re
card-king-hint = Solo il proprietario. Due fiorini per ogni villaggio che controlli; ribellione +1. 1 punto a fine partita.
card-pope = Papa
card-pope-hint = Solo il proprietario, 1 disco. Ribellione −1 per ogni tempio dell'arcipelago. 1 punto a fine partita.
card-spy = Spia
card-spy-hint = Solo il proprietario, 5 fiorini. Guarda di nascosto un obiettivo di un avversario.
card-captain = Capitano
card-captain-hint = Solo il proprietario, 1 fiorino. Una migrazione delle tue navi e dei cittadini che trasportano.
card-navigator = Navigatore
card-navigator-hint = Solo il proprietario, 1 disco. Un'esplorazione; il disco va su questa carta e non serve un cerchio sulla ruota.
card-governor = Governatore
card-governor-hint = Solo il proprietario, 2 fiorini. Ribellione −1.
card-tax-collector = Esattore
card-tax-collector-hint = Solo il proprietario, 1 disco. Riscuoti le tasse, senza un cerchio sulla ruota. Ribellione +1.
card-architect = Architetto
card-architect-hint = Solo il proprietario, 1 fiorino. Una costruzione al solito prezzo, senza disco.
card-foreman = Caposquadra
card-foreman-hint = Solo il proprietario, 1 fiorino. Una raccolta con al massimo due unità, senza disco.
card-mediator = Mediatore
card-mediator-hint = Solo il proprietario, 1 fiorino. Si rialzano tutti i ribelli di una regione dove hai un'unità attiva; ribellione −1.
card-missionary = Missionario
card-missionary-hint = Solo il proprietario, 1 frutta. Ribellione −1 e disoccupati −1.
card-labour-agent = Agente di collocamento
card-labour-agent-hint = Solo il proprietario, con almeno 2 disoccupati. Disoccupati −2, due fiorini per te; ribellione +1.
card-midwife = Levatrice
card-midwife-hint = Solo il proprietario, 1 fiorino. Un cittadino in più in una regione dove ne hai esattamente due, entrambi attivi.
card-smuggler = Contrabbandiere
card-smuggler-hint = Solo il proprietario, 1 fiorino. Scambia un tuo cubetto con uno di altro tipo della banca.
card-shipwright = Maestro d'ascia
card-shipwright-hint = Solo il proprietario, 1 legno. Costruisci una nave, senza disco e senza pagare altro.
card-plantation = Piantagione
card-plantation-hint = Chiunque, 1 fiorino. La tua raccolta di frutta di questo round raddoppia.
card-ranch = Allevamento
card-ranch-hint = Chiunque, 1 fiorino. La tua raccolta di bestiame di questo round raddoppia.
card-fishing-nets = Reti da pesca
card-fishing-nets-hint = Chiunque, 1 fiorino. La tua raccolta di pesce di questo round raddoppia.
card-sawmill = Segheria
card-sawmill-hint = Chiunque, 1 fiorino. La tua raccolta di legno di questo round raddoppia.
card-quarry = Cava
card-quarry-hint = Chiunque, 1 fiorino. La tua raccolta di pietra di questo round raddoppia.
card-foundry = Fonderia
card-foundry-hint = Chiunque, 1 fiorino. La tua raccolta di ferro di questo round raddoppia.
card-local-trade = Commercio locale
card-local-trade-hint = Chiunque, 1 fiorino. Fino a due transazioni sul mercato domestico.
card-overseas-trade = Commercio d'oltremare
card-overseas-trade-hint = Chiunque, 1 fiorino. Fino a due transazioni sul mercato d'esportazione.
card-expansionism = Espansionismo
card-expansionism-hint = Chiunque. Una migrazione, senza disco.
card-emigration = Emigrazione
card-emigration-hint = Chiunque. Disoccupati −1 per ogni porto dell'arcipelago.
card-education = Istruzione
card-education-hint = Chiunque, 2 fiorini. Disoccupati −2.
card-amphitheatre = Anfiteatro
card-amphitheatre-hint = Solo il proprietario, 1 bestiame. Due fiorini per te; ribellione −1.
card-clergy-donations = Donazioni dal clero
card-clergy-donations-hint = Chiunque. Con 1 frutta ribellione −1; oppure con 1 frutta e 1 bestiame ribellione −2.
card-great-lighthouse = Grande Faro
card-great-lighthouse-hint = Meraviglia: 1 ferro, 2 pietre, 1 disco, e devi controllare un porto. Ognuno aggiunge una nave in ogni regione dove controlla un porto. 1 punto a fine partita.
card-cathedral = Cattedrale
card-cathedral-hint = Meraviglia: 3 pietre, 2 dischi, e devi controllare un tempio. Ribellione −1 per ogni tempio dell'arcipelago. 2 punti a fine partita.
card-colossus = Colosso
card-colossus-hint = Meraviglia: 3 cubetti di ferro, 1 disco. Disoccupati −1. 1 punto a fine partita.
card-pyramid = Piramide
card-pyramid-hint = Meraviglia: 5 pietre, 2 dischi. Ribellione +2. 2 punti a fine partita.
card-agronomy = Agronomia
card-agronomy-hint = Chiunque, 1 fiorino. Prendi 1 frutta o 1 bestiame dalla banca.
card-cartography = Cartografia
card-cartography-hint = Chiunque, 1 fiorino. Guarda di nascosto le due facce del prossimo esagono; puoi scartarlo.
card-immigration = Immigrazione
card-immigration-hint = Chiunque. Disoccupati +2, e tre fiorini per te.
card-masonry = Arte muraria
card-masonry-hint = Chiunque, 2 fiorini. Costruisci un villaggio o un tempio al solito prezzo, senza disco.
card-fair-taxation = Fisco equo
card-fair-taxation-hint = Solo il proprietario, 1 disco. Riscuoti le tasse senza un cerchio sulla ruota; la ribellione resta com'è.
card-harvest-festival = Festa del raccolto
card-harvest-festival-hint = Chiunque, 1 pesce e 1 frutta. Ribellione −2.
card-printing-press = Torchio da stampa
card-printing-press-hint = Solo il proprietario, 1 fiorino. Un'altra tua carta usata torna pronta.
objective-S01 = «pile di gettoni esplorazione vuote · fiorini»
objective-S01-hint = La partita finisce quando due pile di gettoni esplorazione sono vuote. Classifica di tutti: fiorini dietro lo schermo.
objective-S02 = «templi · carte personaggio»
objective-S02-hint = La partita finisce quando ci sono in gioco 2, 3, 4 o 5 templi in 2, 3, 4 o 5 giocatori. Classifica di tutti: carte personaggio.
objective-S03 = «villaggi · porti»
objective-S03-hint = La partita finisce quando ci sono in gioco 3, 4, 5 o 6 villaggi in 2, 3, 4 o 5 giocatori. Classifica di tutti: porti controllati.
objective-S04 = «porti · carte progresso»
objective-S04-hint = La partita finisce quando ci sono in gioco 3, 4, 5 o 6 porti in 2, 3, 4 o 5 giocatori. Classifica di tutti: carte progresso.
objective-S05 = «risorse esaurite · templi»
objective-S05-hint = La partita finisce quando la banca ha esaurito due risorse. Classifica di tutti: templi controllati.
objective-S06 = «carte progresso · mercati»
objective-S06-hint = La partita finisce quando ci sono in gioco 4, 5, 6 o 7 carte progresso in 2, 3, 4 o 5 giocatori. Classifica di tutti: mercati controllati.
objective-S07 = «carte personaggio · gettoni esplorazione»
objective-S07-hint = La partita finisce quando ci sono in gioco 4, 5, 6 o 7 carte personaggio in 2, 3, 4 o 5 giocatori. Classifica di tutti: gettoni esplorazione dietro lo schermo.
objective-S08 = «mercati · ferro»
objective-S08-hint = La partita finisce quando ci sono in gioco 3, 4, 5 o 6 mercati in 2, 3, 4 o 5 giocatori. Classifica di tutti: ferro dietro lo schermo.
objective-S09 = «popolazione · Pacifista»
objective-S09-hint = La partita finisce quando la popolazione arriva a 15, 22, 29 o 36 in 2, 3, 4 o 5 giocatori. Pacifista: tu solo prendi 3 punti se la popolazione supera la ribellione di più di 15.
objective-S10 = «pile di gettoni esplorazione vuote · Separatista»
objective-S10-hint = La partita finisce quando tutte e tre le pile di gettoni esplorazione sono vuote. Separatista: se l'arcipelago diventa indipendente, vinci tu solo.
objective-M01 = «mercati · simboli di legno»
objective-M01-hint = La partita finisce quando ci sono in gioco 4, 5, 6 o 7 mercati in 2, 3, 4 o 5 giocatori. Classifica di tutti: simboli di legno nelle regioni tenute con un villaggio.
objective-M02 = «templi · carte evoluzione»
objective-M02-hint = La partita finisce quando ci sono in gioco 4, 5, 6 o 7 templi in 2, 3, 4 o 5 giocatori. Classifica di tutti: carte personaggio e progresso.
objective-M03 = «carte personaggio · pesce»
objective-M03-hint = La partita finisce quando ci sono in gioco 5, 6, 7 o 8 carte personaggio in 2, 3, 4 o 5 giocatori. Classifica di tutti: pesce dietro lo schermo.
objective-M04 = «pile di gettoni esplorazione vuote · simboli di ferro»
objective-M04-hint = La partita finisce quando tutte e tre le pile di gettoni esplorazione sono vuote. Classifica di tutti: simboli di ferro nelle regioni tenute con un villaggio.
objective-M05 = «porti · templi»
objective-M05-hint = La partita finisce quando ci sono in gioco 4, 5, 6 o 7 porti in 2, 3, 4 o 5 giocatori. Classifica di tutti: templi controllati.
objective-M06 = «carte progresso · fiorini»
objective-M06-hint =
    La partita finisce quando ci sono in gioco { $m06 ->
        [even] 5, 6, 7 o 8
       *[literal] 5, 8, 11 o 14
    } carte progresso in 2, 3, 4 o 5 giocatori. Classifica di tutti: fiorini dietro lo schermo.
objective-M07 = «risorse esaurite · Pacifista»
objective-M07-hint = La partita finisce quando la banca ha esaurito tre risorse. Pacifista: tu solo prendi 3 punti se la popolazione supera la ribellione di più di 12.
objective-M08 = «banca senza fiorini · Separatista»
objective-M08-hint = La partita finisce quando la banca non ha più fiorini. Separatista: se l'arcipelago diventa indipendente, vinci tu solo.
objective-M09 = «villaggi · porti»
objective-M09-hint = La partita finisce quando ci sono in gioco 4, 5, 6 o 7 villaggi in 2, 3, 4 o 5 giocatori. Classifica di tutti: porti controllati.
objective-M10 = «navi · mercati»
objective-M10-hint = La partita finisce quando ci sono in gioco 5, 7, 9 o 11 navi in 2, 3, 4 o 5 giocatori. Classifica di tutti: mercati controllati.
objective-L01 = «villaggi · gettoni esplorazione»
objective-L01-hint = La partita finisce quando ci sono in gioco 5, 6, 7 o 8 villaggi in 2, 3, 4 o 5 giocatori. Classifica di tutti: gettoni esplorazione dietro lo schermo.
objective-L02 = «porti · fiorini»
objective-L02-hint = La partita finisce quando ci sono in gioco 5, 6, 7 o 8 porti in 2, 3, 4 o 5 giocatori. Classifica di tutti: fiorini dietro lo schermo.
objective-L03 = «risorse esaurite · porti»
objective-L03-hint = La partita finisce quando la banca ha esaurito tre risorse. Classifica di tutti: porti controllati.
objective-L04 = «mercati · templi»
objective-L04-hint = La partita finisce quando ci sono in gioco 5, 6, 7 o 8 mercati in 2, 3, 4 o 5 giocatori. Classifica di tutti: templi controllati.
objective-L05 = «pile di gettoni esplorazione vuote · carte personaggio»
objective-L05-hint = La partita finisce quando tutte e tre le pile di gettoni esplorazione sono vuote. Classifica di tutti: carte personaggio.
objective-L06 = «navi · carte progresso»
objective-L06-hint = La partita finisce quando ci sono in gioco 6, 8, 10 o 12 navi in 2, 3, 4 o 5 giocatori. Classifica di tutti: carte progresso.
objective-L07 = «carte evoluzione · simboli di pesce»
objective-L07-hint = La partita finisce quando ci sono in gioco 12, 16, 20 o 24 carte evoluzione in 2, 3, 4 o 5 giocatori. Classifica di tutti: simboli di pesce nelle regioni tenute con un villaggio.
objective-L08 = «templi · simboli di frutta»
objective-L08-hint = La partita finisce quando ci sono in gioco 5, 6, 7 o 8 templi in 2, 3, 4 o 5 giocatori. Classifica di tutti: simboli di frutta nelle regioni tenute con un villaggio.
objective-L09 = «disoccupati · Pacifista»
objective-L09-hint = La partita finisce quando i disoccupati sono più di 21. Pacifista: tu solo prendi 3 punti se la popolazione supera la ribellione di più di 10.
objective-L10 = «banca senza fiorini · Separatista»
objective-L10-hint = La partita finisce quando la banca non ha più fiorini. Separatista: se l'arcipelago diventa indipendente, vinci tu solo.

# Il tavolo in parole.
sheet-clock = Turno { $turn } · { $phase }
sheet-over = La partita è finita nel turno { $turn }
sheet-independent = L'arcipelago è diventato indipendente nel turno { $turn }
sheet-markers = Popolazione { $population }, ribellione { $rebellion }, disoccupati { $surplus }
sheet-forecast = Se nulla cambia, il prossimo turno porta la ribellione a { $rebellion } e i disoccupati a { $surplus }
sheet-order = Ordine di gioco: { $names }
sheet-explorers = Gettoni esplorazione nelle tre pile: { $piles }
sheet-trends = Tendenza: { $trends }
sheet-next-hex = { $count ->
    [one] Sull'ultimo esagono del mazzo: faccia { $side }
   *[other] In cima a { $count } esagoni: faccia { $side }
}
sheet-crisis-domestic = { $count ->
    [one] Crisi in patria: { $good }, un cubetto ne sostiene { $feeds }; { $count } cittadino è a terra
   *[other] Crisi in patria: { $good }, un cubetto ne sostiene { $feeds }; { $count } cittadini sono a terra
}
sheet-crisis-export = { $count ->
    [one] Crisi all'estero: { $good }, serve ancora { $count } cubetto
   *[other] Crisi all'estero: { $good }, servono ancora { $count } cubetti
}
sheet-map = La mappa: ogni regione con simboli, edifici e unità
sheet-region = Regione { $region }
sheet-region-held = Regione { $region }, controllata da { $name }
sheet-no-symbols = nessun simbolo
sheet-symbols = { $free ->
    [one] { $count } { $good } ({ $free } libero)
   *[other] { $count } { $good } ({ $free } liberi)
}
sheet-looted = { $count } { $good } (saccheggiati)
sheet-building-free = { $building }, non controllato
sheet-building-unit = { $building } di { $name }
sheet-building-town = { $building } di { $name }, dal villaggio
sheet-citizens = { $count ->
    [one] { $name }: un cittadino
   *[other] { $name }: { $count } cittadini
}
sheet-ships = { $count ->
    [one] { $name }: una nave
   *[other] { $name }: { $count } navi
}
sheet-lying = a terra
sheet-engaged = ingaggiata
sheet-moved = già mossa
sheet-around = Intorno: { $places }
sheet-by-sea = { $region } per mare
sheet-by-land = { $region } per terra
sheet-markets = I mercati
sheet-market = Mercato { $board }
sheet-stock = { $good } { $count } su { $most }
sheet-buy = il prossimo costa { $price }
sheet-sell = una vendita rende { $price }
sheet-moves-surplus = disoccupati { $by }
sheet-moves-rebellion = ribellione { $by }
sheet-bank = Banca: { $price }; { $goods }; segnalini per villaggi e templi { $homes }, per mercati e porti { $halls }
sheet-deck = { $count ->
    [one] Sull'ultima carta del mazzo evoluzione
   *[other] In cima a { $count } carte evoluzione
}
sheet-wanted-domestic = In patria: { $good }, un cubetto sostiene { $count } cittadini
sheet-wanted-export = { $count ->
    [one] All'estero: { $good }, { $count } cubetto
   *[other] All'estero: { $good }, { $count } cubetti
}
sheet-event = Evento: { $marker } { $by } per ogni { $building }
sheet-red = { $zone } (rossa: subito, appena scoperta)
sheet-track = Carte in vendita
sheet-price = { $card }, { $price } (poi { $next }).
sheet-skull = scartata
sheet-ends = Che cosa può far finire la partita
sheet-end = { $objective }: { $now }, finisce a { $at }
sheet-seat = { $name } · posto { $place } · dischi { $discs } su { $all }
sheet-people = Cittadini { $citizens } (ribelli { $rebels }), navi { $ships }
sheet-reserve = In riserva: cittadini { $citizens }, navi { $ships }
sheet-controls = Controlla: villaggi { $towns }, porti { $ports }, mercati { $markets }, templi { $temples }
sheet-screen = Dietro lo schermo: { $price }; gettoni { $tokens }; { $goods }
sheet-screen-closed = Dietro lo schermo: chiuso
sheet-no-cubes = nessun cubetto
sheet-cards = Carte: { $cards }
sheet-card-built = { $card } (costruita)
sheet-card-used = { $card } (usata)
sheet-benefactor = Sul Benefattore: { $price }
sheet-objective = Obiettivo { $objective }. { $does }
sheet-objective-hidden = Un obiettivo segreto
sheet-hand = Esagoni in mano, entrambe le facce: { $sides }
score-independence = Indipendenza: non si conta nulla
score-trend = Tendenza: { $what }
score-objective = Obiettivo di { $name }: { $what }
score-open = Obiettivo palese: { $what }
score-had = { $what } ({ $counts })
score-ranks-fruit = più frutta
score-ranks-cattle = più bestiame
score-ranks-fish = più pesce
score-ranks-wood = più legno
score-ranks-stone = più pietra
score-ranks-iron = più ferro
score-ranks-florins = più fiorini
score-ranks-tokens = più gettoni esplorazione
score-ranks-towns = più villaggi
score-ranks-ports = più porti
score-ranks-markets = più mercati
score-ranks-temples = più templi
score-ranks-characters = più personaggi
score-ranks-progress = più carte progresso
score-ranks-cards = più carte
score-ranks-region-fruit = più simboli di frutta
score-ranks-region-cattle = più simboli di bestiame
score-ranks-region-fish = più simboli di pesce
score-ranks-region-wood = più simboli di legno
score-ranks-region-stone = più simboli di pietra
score-ranks-region-iron = più simboli di ferro
score-ranks-benefactor = Benefattore
score-pacifist = Pacifista
score-medals = Medaglie di personaggi e meraviglie
score-medals-briefly = Medaglie
score-briefly-region-fruit = simboli di frutta
score-briefly-region-cattle = simboli di bestiame
score-briefly-region-fish = simboli di pesce
score-briefly-region-wood = simboli di legno
score-briefly-region-stone = simboli di pietra
score-briefly-region-iron = simboli di ferro
score-briefly-tokens = gettoni esplorazione

# Che cosa dice il tavolo.
board-zone-domestic = domestico
board-zone-export = d'esportazione
board-event = Evento
board-event-now = Evento, subito
board-for-each = per ogni
board-population = popolazione
board-rebellion = ribellione
board-margin = margine prima dell'indipendenza
board-calm = calma
board-next-turn = Prossimo turno, se nulla cambia:
board-margin-then = margine { $count }
board-independence = indipendenza
board-independent = L'arcipelago è libero
board-nobody-wins = Più malcontento che abitanti: la colonia caccia tutti. Non si conta niente e non vince nessuno.
board-separatist-wins = Più malcontento che abitanti: la colonia caccia tutti. Non si conta niente: { $name } voleva proprio questo e vince da solo.
board-population-count = popolazione { $count }
board-rebellion-count = ribellione { $count }
board-comes-to = → { $rebellion } su { $population }
board-waiting = disoccupati · IV
board-waiting-told = Tabella IV: i disoccupati, che aspettano di essere reclutati
board-next-hire = il prossimo costa
board-then = Prossimo turno
board-cartouche = fin dove la si conosce
board-in-deck = { $count } nel mazzo
board-trend = Tendenza
board-trend-unknown =
    Tendenza
    Si scopre prima del primo turno.
board-tokens = Gettoni esplorazione
board-pile-1 = 4º disco
board-pile-2 = 5º disco
board-pile-3 = finiti
board-disc-ahead =
    { $count ->
        [one] Ancora uno
       *[other] Ancora { $count }
    }: un disco a tutti
board-next-region = Prossima regione
board-left = restano
board-discarded = scarti
board-turn = Turno { $turn }
board-turn-zero = Turno 0
board-phase-1 = Disimpegno
board-phase-2 = Ordine
board-phase-3 = Popolazione
board-phase-4 = Equilibrio
board-phase-5 = Azioni
board-phase-6 = Evoluzione
board-phase-1-told =
    Fase 1: disimpegno
    Carte e unità tornano libere, i ribelli si rialzano.
board-phase-2-told =
    Fase 2: ordine di gioco
    Tutti puntano in segreto; chi punta di più decide l'ordine.
board-phase-3-told =
    Fase 3: effetti della popolazione
    Le quattro tabelle spostano disoccupati e ribellione.
board-phase-4-told =
    Fase 4: bilanciamento dell'arcipelago
    Si affrontano le crisi sul dorso del mazzo, o la ribellione sale.
board-phase-5-told =
    Fase 5: azioni
    Un round dopo l'altro: un disco, una carta, un porto o mercato.
board-phase-6-told =
    Fase 6: carte evoluzione
    Si comprano e si ruotano le carte.
board-taxes-bring = le tasse renderebbero { $count }
board-now = ora { $count }
board-ends-at = Fine con
board-scores = Punti per
board-purse = fiorini ti restano poi
board-purse-told =
    La tua borsa
    Hai { $count ->
            [one] un fiorino
           *[other] { $count } fiorini
        }. Tutte le puntate vanno alla banca.
board-crisis-domestic = Crisi domestica
board-crisis-export = Crisi d'esportazione
board-still-to-stand =
    { $count ->
        [one] ancora uno da rialzare
       *[other] ancora { $count } da rialzare
    }
board-cube-feeds = un cubetto ne sostiene { $count }
board-cubes-missing =
    { $count ->
        [0] non manca nulla
        [one] ne manca uno
       *[other] ne mancano { $count }
    }
board-stand =
    { $count ->
        [one] è in piedi
       *[other] sono in piedi
    }
board-lie =
    { $count ->
        [one] è a terra
       *[other] sono a terra
    }
board-of = { $part } su { $whole }
board-independence-now = indipendenza, se ci si ferma ora
board-holds = ribellione, se ci si ferma ora
board-give =
    Dai: { $thing }
    Un clic ne aggiunge uno.
board-want =
    Chiedi: { $thing }
    Un clic ne aggiunge uno.
board-legend = Che cosa c'è sul tavolo
board-legend-map = Sulla mappa
board-legend-boards = Sulle tabelle
board-legend-cards = Carte evoluzione
board-legend-actions = La ruota e le azioni
board-legend-region = Una regione: terra, mare, campi, monti. Catene e coste continuano accanto
board-legend-held = Controllata con il villaggio: bordo e tinta del colore di chi la controlla
board-legend-symbol = Un simbolo: un'unità vi raccoglie un cubetto
board-legend-looted = Saccheggiato: il simbolo non rende più nulla
board-legend-hut = Una capanna: un disoccupato quando si scopre la regione
board-legend-citizen = Cittadini: la testa ha la forma del giocatore
board-legend-second = In due: i pezzi a reticolo sono del tuo secondo colore, e tuoi come gli altri
board-legend-rebel = Un ribelle è a terra, sotto una bandiera rossa, e non fa nulla
board-legend-engaged = Ingaggiato: una corda ai piedi; torna libero nella fase 1
board-legend-ship = Una nave: sulla vela la forma del giocatore
board-legend-town = Tetti e bandierina: chi controlla un edificio
board-legend-unheld = Tetto grigio: non lo controlla nessuno
board-legend-buildings = Porto, mercato, tempio
board-legend-gold = Oro: si può scegliere adesso
board-legend-population = Popolazione: tutti i cittadini sulla mappa
board-legend-rebellion = Ribellione: oltre la popolazione è indipendenza
board-legend-surplus = Disoccupati: lavoratori che aspettano un impiego
board-legend-margin = Margine: popolazione meno ribellione. A 0 la colonia regge ancora
board-legend-forecast = Tratteggiato: quanto aggiunge il prossimo turno, se nulla cambia
board-legend-goods = Frutta, bestiame, pesce, legno, pietra, ferro
board-legend-cube = Cubetti di una risorsa
board-legend-row = La fila dell'ultimo cubetto: nella fase 3 muove il segnalino mostrato
board-legend-bank = Quanto resta in banca; rosso se quasi finito
board-legend-florin = Fiorini
board-legend-token = Gettone esplorazione: una risorsa qualsiasi, una volta
board-legend-screen = Dietro lo schermo: nessun altro lo vede
board-legend-objective = Un obiettivo: quando finisce la partita e per che cosa dà punti
board-legend-trend = La tendenza dà punti a tutti
board-legend-character = Prugna: un personaggio
board-legend-progress = Verde petrolio: un progresso
board-legend-wonder = Grigio: una meraviglia, si costruisce una volta
board-legend-used = Usata: ruotata fino alla fase 1
board-legend-own = La usa solo chi la possiede
board-legend-any = La usa chiunque, pagando un fiorino in più a chi la possiede
board-legend-cost = Quanto costa l'uso: dischi, fiorini, risorse
board-legend-medal = Un punto alla fine
board-legend-price = Quanto costa ora la carta: il lato della freccia
board-legend-after = Quanto costerà dopo un altro quarto di giro
board-legend-skull = Ruotata ancora, la carta si scarta
board-legend-domestic = Crisi domestica: un cubetto rialza tanti cittadini
board-legend-export = Crisi d'esportazione: tanti cubetti, o la ribellione sale
board-legend-red = Rosso: accade appena viene scoperto
board-legend-event = Un evento: un segnalino si muove per ogni edificio di quel tipo
board-legend-disc = Un disco azione
board-legend-spent = Un disco speso fino alla fase 6
board-legend-shared = Un cerchio per chiunque
board-legend-harvest = Raccolta
board-legend-explore = Esplorare una regione
board-legend-migrate = Migrare
board-legend-build = Costruire
board-legend-recruit = Reclutare lavoratori
board-legend-transact = Comprare e vendere
board-legend-reproduce = Riprodursi
board-legend-taxes = Riscuotere tasse; ribellione +1
board-legend-halls = Centro della ruota: monete per porti e mercati usati
board-legend-eye = Qualcuno guarda qualcosa di nascosto
board-legend-fist = Una puntata nel pugno chiuso
board-aim-explore = Esplorate un arcipelago, popolatelo, raccogliete, costruite e commerciate.
board-aim-peace = Nutrite la colonia: se la ribellione supera la popolazione, perdono tutti.
board-aim-secret = Il tuo obiettivo è segreto, la tendenza è palese: fai punti con entrambi.
board-cubes = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $goods }
}
board-short-of = { $count ->
    [one] { $good }
   *[other] { $count } { $goods }
}
board-goods-fruit = frutti
board-goods-cattle = capi di bestiame
board-goods-fish = pesci
board-goods-wood = legni
board-goods-stone = pietre
board-goods-iron = ferri
board-florins-spent =
    { $count ->
        [one] un fiorino
       *[other] { $count } fiorini
    }
board-family-character = personaggio
board-family-progress = progresso
board-family-wonder = meraviglia
board-price-after = Costa { $now } adesso, { $then } dopo un quarto di giro.
board-price-last = Costa { $now } adesso; al prossimo quarto di giro si scarta.
board-deck =
    Il mazzo evoluzione: { $count ->
            [one] una carta
           *[other] { $count } carte
        }
board-deck-empty = È finito.
board-back-event = Evento: { $marker } { $by } per ogni { $building } sulla mappa.
board-back-red-event = Rosso: vale solo nel momento in cui viene scoperto, non nella fase 4.
board-back-domestic = In patria: un cubetto di { $good } rialza { $count } cittadini.
board-back-export =
    All'estero: { $count ->
            [one] un cubetto
           *[other] { $count } cubetti
        } di { $good }, o la ribellione sale di quanto manca.
board-back-red-domestic = Questa metà è rossa: vale solo nel momento in cui viene scoperta, non nella fase 4.
board-back-red-export = Questa metà è rossa: vale solo nel momento in cui viene scoperta, non nella fase 4.
board-side = Faccia { $side }
board-symbols = Simboli: { $goods }.
board-huts =
    { $count ->
        [0] Nessuna capanna.
        [one] Una capanna: disoccupati +1.
       *[other] { $count } capanne: disoccupati +{ $count }.
    }
board-section =
    { $good }, mercato { $board }: { $count ->
        [one] un cubetto
       *[other] { $count } cubetti
    }
board-buy-at = L'ultimo si compra a { $price }.
board-sell-at = Un cubetto qui si vende a { $price }.
board-room = { $good }, mercato { $board }: la prossima casella libera
board-row-moves = La sua fila: { $marker } +1 a ogni fase 3.
board-row-would = Aggiungerebbe { $marker } +1 a ogni fase 3.
board-row-calm = Nella fase 3 non si muove nulla.
board-surplus = disoccupati
board-colony-row = Popolazione { $first }–{ $last }
board-labour-row = Disoccupati { $first }–{ $last }
board-labour-last = Disoccupati da { $first } in su
board-each-phase-3 = A ogni fase 3: { $moves }.
board-worker-costs =
    Un lavoratore costa { $count ->
            [one] un fiorino
           *[other] { $count } fiorini
        }.
board-circles =
    { $count ->
        [0] Per te non c'è un cerchio libero.
        [one] Per te c'è un cerchio libero.
       *[other] Per te ci sono { $count } cerchi liberi.
    }
board-space-harvest-told = Le unità vanno sui simboli liberi, un cubetto ciascuna.
board-space-taxes-told = Fiorini per cittadini, navi, villaggi e templi; ribellione +1.
board-space-explore-told = Si scopre una regione, la si posa e vi si entra.
board-space-reproduce-told = Un cittadino in più in ogni regione con esattamente due tuoi cittadini attivi.
board-space-recruit-told = I disoccupati diventano tuoi cittadini, al prezzo della tabella IV.
board-space-migrate-told = Le tue unità si spostano: una regione ciascuna, o in convoglio.
board-space-build-told = Una nave, un villaggio, un mercato, un porto o un tempio.
board-space-transact-told = Un acquisto o una vendita su uno dei due mercati.
area-turn = Turno e fasi
area-map = La mappa
area-colony = La colonia
area-own = Le tue cose
area-wheel = Azioni, tendenza, prossima regione
area-markets = Mercati
area-labour = Disoccupati
area-evolution = Carte evoluzione
area-rivals = Gli altri
board-bank =
    La banca
    Ha { $count ->
            [0] zero fiorini
            [one] un fiorino
           *[other] { $count } fiorini
        }.
board-bank-good =
    { $good }
    { $count ->
        [0] In banca non ne resta.
        [one] In banca resta un cubetto.
       *[other] In banca restano { $count } cubetti.
    }
board-building = { $building }, regione { $number }
board-why-unit = Lo controlla { $name }: c'è una sua unità.
board-why-town = Lo controlla { $name }, dal villaggio della regione.
board-why-nobody = Non lo controlla nessuno.
board-keeper-lies = C'è dentro un ribelle di { $name }.
board-hall-used = Già usato in questo turno.
board-town-does = Controlla la regione; chi vuole raccogliere qui chiede il permesso.
board-port-does = Dà transazioni sul mercato d'esportazione.
board-market-does = Dà transazioni sul mercato domestico.
board-temple-does = In una crisi domestica rialza tutti i cittadini della regione.
board-card = { $card } · { $family }
board-card-built = Costruita: vi resta un cittadino.
board-card-fresh = Comprata in questo turno.
board-card-used = Già usata, fino alla fase 1.
board-card-price =
    Usarla ti costa in tutto { $count ->
            [one] un fiorino
           *[other] { $count } fiorini
        }.
board-note-used = usata
board-note-fresh = appena comprata
board-cell = Inesplorato
board-ways =
    { $count ->
        [one] 1 modo
       *[other] { $count } modi
    }
board-area-land = Regione { $number }, terra { $area }
board-area-sea = Regione { $number }, mare { $area }
board-discs-told =
    Dischi azione di { $name }
    Ne restano { $count } su { $all }.
board-ends-told = Che cosa può far finire la partita
board-ending = La partita finisce dopo questo round: { $what }
board-end-line = { $what }: { $now } su { $count }
board-end-own = { $line } (il tuo)
board-last-round = Ultimo round
board-final = Il conteggio
board-standing = Finora
board-total = Punti
board-florins-told = Fiorini di { $name }: { $count }
board-tokens-told =
    Gettoni esplorazione di { $name }: { $count }
    Ognuno vale un cubetto qualsiasi.
board-hidden = Nessun altro vede che cosa c'è.
board-good-told = { $good }: { $count }
board-screen = Dietro lo schermo di { $name }
board-you-give = Tu dai
board-gives = { $name } dà
board-offers-left =
    { $count ->
        [0] ultima offerta
        [one] ancora un'offerta
       *[other] ancora { $count } offerte
    }
board-offer-hint = un clic ne aggiunge uno
board-way-0 = a nord-est della { $region }
board-way-1 = a est della { $region }
board-way-2 = a sud-est della { $region }
board-way-3 = a sud-ovest della { $region }
board-way-4 = a ovest della { $region }
board-way-5 = a nord-ovest della { $region }
board-by-ships =
    { $count ->
        [one] in nave
       *[other] { $count } navi
    }
board-offer-made = offerto
board-offer-answer = accetta o rifiuta qui sopra
board-offer-leaves = Dopo hai
board-offer-lacks = Non hai
board-offer-told = Un'offerta di { $maker } a { $partner }
board-right = raccolta in { $region }: { $count }
board-place = posto { $place } nell'ordine
board-bind-places = un posto nell'ordine:
board-bind-stand-ups = cittadini da rialzare:
board-stand-ups =
    { $count ->
        [one] un cittadino rialzato
       *[other] { $count } cittadini rialzati
    }
board-hall-port =
    Porti
    Una moneta per ogni volta che usi un porto in questa fase.
board-hall-market =
    Mercati
    Una moneta per ogni volta che usi un mercato in questa fase.
board-harvest-nothing = Ora le tue unità non porterebbero nulla.
board-harvest-brings = Le tue unità ora porterebbero { $count }, con { $units } al lavoro.
board-taxes-told = Ti porterebbe { $count }: ribellione { $rebellion } su { $population }.
board-helper =
    { $name }
    { $stands } in piedi, { $lies } a terra.
board-lacks = manca { $goods }
board-lacks-florins =
    { $count ->
        [one] manca un fiorino
       *[other] mancano { $count } fiorini
    }
board-tokens-in-stock =
    { $count ->
        [0] Non ne restano.
        [one] Ne resta uno.
       *[other] Ne restano { $count }.
    }
board-margin-told =
    Margine: { $count }
    Popolazione meno ribellione. A 0 la colonia regge ancora; sotto è indipendente.
board-population-told =
    Popolazione: { $count }
    Tutti i cittadini sulla mappa, ribelli compresi.
board-rebellion-told =
    Ribellione: { $count }
    Se supera la popolazione, la colonia è indipendente.
board-next-region-told = Gli esagoni: { $count } nel mazzo, { $out } scartati
board-other-side = Conosci l'altra faccia: { $side }.
board-next-fits = La faccia in cima si può posare: una tua unità libera ci arriva.
board-next-fits-not = La faccia in cima non si può posare dove arrivi una tua unità libera. L'altra la vede solo chi prende l'esagono.
board-objective-hidden = Un obiettivo segreto
board-objective-told = Il tuo obiettivo: { $what }, ora { $now } su { $count }
board-value = tu: { $count }
board-rank = { $count }: posto { $place }
board-rank-shared = { $count }: pari al { $place }º
board-on-symbol = Sta raccogliendo: { $good }
board-pay-told = Ne servono { $count }, { $tokens } con gettoni. Un clic cambia.
board-piles-told =
    Gettoni esplorazione
    Un gettone per ogni regione scoperta. Finita la prima o la seconda pila, tutti ricevono un disco.
board-region = Regione { $number }
board-region-full = Troppi cittadini: al massimo { $most }.
board-region-held = La controlla { $name }.
board-region-sea = Per mare verso { $regions }
board-region-land = Per terra verso { $regions }
board-region-permitted =
    { $count ->
        [one] Qui è concesso un simbolo.
       *[other] Qui sono concessi { $count } simboli.
    }
board-symbols-here =
    { $good }: { $count ->
        [one] { $free ->
            [0] un simbolo, occupato
           *[other] un simbolo, libero
        }
       *[other] { $free ->
            [0] { $count } simboli, nessuno libero
            [one] { $count } simboli, uno libero
           *[other] { $count } simboli, { $free } liberi
        }
    }
board-symbols-looted = { $good }: saccheggiato, non rende nulla
board-citizens =
    { $count ->
        [one] Un cittadino
       *[other] { $count } cittadini
    } di { $name }
board-ships =
    { $count ->
        [one] Una nave
       *[other] { $count } navi
    } di { $name }
board-how-lying-citizen = a terra
board-how-lying-citizens = a terra
board-how-engaged-citizen = ingaggiato
board-how-engaged-citizens = ingaggiati
board-how-engaged-ship = ingaggiata
board-how-engaged-ships = ingaggiate
board-how-moved-citizen = già mosso
board-how-moved-citizens = già mossi
board-how-moved-ship = già mossa
board-how-moved-ships = già mosse
board-reserve-citizens = Cittadini di { $name } in riserva: { $count }
board-reserve-ships = Navi di { $name } in riserva: { $count }
board-seat = { $name }, posto { $place } nell'ordine di gioco
board-seat-out = Ha passato per questo turno.
board-seat-bound = Questo posto è promesso.
board-seat-units = Cittadini { $citizens } (ribelli { $rebels }), navi { $ships }
board-seat-buildings = Villaggi { $towns }, porti { $ports }, mercati { $markets }, templi { $temples }
board-seat-taxes = Le tasse renderebbero { $count }
board-seat-medals =
    { $count ->
        [one] Un punto dalle carte
       *[other] { $count } punti dalle carte
    }
board-seat-owed =
    { $count ->
        [one] Un suo cittadino va rialzato
       *[other] { $count } suoi cittadini vanno rialzati
    }
board-stand-up-more =
    { $count ->
        [one] Ne va rialzato ancora uno.
       *[other] Ne vanno rialzati ancora { $count }.
    }
board-trend-named = Tendenza: { $trend }
board-trend-told = Alla fine tutti sono classificati così.
board-way =
    { $number ->
        [one] Un modo
       *[other] L'altro modo
    }
board-fist-left = Il pugno sinistro
board-fist-right = Il pugno destro
board-strip-vote-trend = Quale tendenza?
board-strip-keep-objective = I tuoi obiettivi: quale tieni?
board-strip-both-sides = Le due facce dell'esagono preso
board-strip-pick-side = Le regioni che puoi posare
board-strip-survey-hex = Le due facce del prossimo esagono
board-strip-bid = La tua puntata per l'ordine di gioco
board-strip-bid-again = Parità: si punta ancora
board-strip-hide-and-pick = Due pugni chiusi
board-strip-choose-construction = Che cosa costruisci?
board-strip-pay-with-tokens = Che cosa paghi con i gettoni esplorazione?
board-strip-choose-way = In quale modo?
board-strip-buy-found = Le carte scoperte, ognuna al prezzo minimo
board-why-rebellion = Prossimo turno: ribellione { $rebellion } su { $population }
board-why-surplus = Prossimo turno: disoccupati { $surplus }
board-why-board-1 = { $by }: il mercato domestico
board-why-board-2 = { $by }: il mercato d'esportazione
board-why-board-3 = { $by }: la popolazione
board-why-board-4 = { $by }: i disoccupati
board-why-domestic = { $by }: la crisi domestica, dopo il mercato e i templi
board-why-export = { $by }: la crisi d'esportazione, dopo il mercato
board-why-event = { $by }: l'evento
board-why-worst = Se nessuno aiuta: { $count }
board-why-missing =
    { $count ->
        [one] Perché nessuno si ribelli serve ancora un cubetto da dietro gli schermi.
       *[other] Perché nessuno si ribelli servono ancora { $count } cubetti da dietro gli schermi.
    }
board-source-board-1 = mercato I
board-source-board-2 = mercato II
board-source-board-3 = popolazione
board-source-board-4 = disoccupati
board-source-event = evento
board-source-domestic = crisi
board-source-export = crisi
board-role-pacifist = Pacifista
board-role-separatist = Separatista
board-strip-placing = La regione che posi
board-trend-none =
    Tendenza
    Non c'è: gli obiettivi sono scoperti e contano tutti.

# Impostazioni.
setting-length = Durata
setting-length-hint = Quali dieci obiettivi si usano: dicono che cosa può far finire la partita.
setting-length-short = Breve
setting-length-medium = Media
setting-length-long = Lunga
setting-desert_start = Partenza dal deserto
setting-desert_start-hint = Variante: la mappa comincia con un insediamento nel deserto invece che dal mare aperto, senza navi.
setting-no_secrets = Niente segreti tra amici
setting-no_secrets-hint = Variante: obiettivi scoperti e comuni a tutti; niente tendenza, Separatista e Pacifista.
setting-more_control = Maggior controllo
setting-more_control-hint = Variante: due tendenze invece di una.
setting-choose_trend = Scelta della tendenza
setting-choose_trend-hint = Variante: i giocatori votano la tendenza prima dell'esplorazione iniziale.
setting-benefactor = Benefattore
setting-benefactor-hint = Variante: il Benefattore e una seconda tendenza; niente Separatista e Pacifista. Consigliata in due.
setting-more_spice = Più spezie
setting-more_spice-hint = Variante: ognuno pesca due obiettivi e ne tiene uno.
setting-open_objectives_2p = Obiettivi scoperti in due
setting-open_objectives_2p-hint = Quanti obiettivi si scoprono in due senza segreti.
setting-open_objectives_2p-two = Due
setting-open_objectives_2p-four = Quattro
setting-split_tokens = Segnalini separati
setting-split_tokens-hint = Se ogni tipo di edificio ha 13 segnalini tutti suoi.
setting-explore_engages = Chi esplora è ingaggiato
setting-explore_engages-hint = Se l'unità che entra in una nuova regione resta ingaggiata.
setting-voluntary_failure = Rinunciare a un'esplorazione
setting-voluntary_failure-hint = Se si può scartare un esagono che si potrebbe posare.
setting-unlimited_bank = Banca senza fondo
setting-unlimited_bank-hint = Se la banca paga sempre, anche più monete di quante ce ne sono.
setting-red_at_setup = Zone rosse alla preparazione
setting-red_at_setup-hint = Se si risolve una zona rossa che appare quando si dispongono le prime carte.
setting-count_old_rebels = I ribelli contano di nuovo
setting-count_old_rebels-hint = Se chi era già ribelle prima di una crisi della fase 6 fa salire di nuovo la ribellione.
setting-harvest_from_building = Raccolta dagli edifici
setting-harvest_from_building-hint = Se un'unità può lasciare un edificio per raccogliere.
setting-strict_areas = Raccolta nella propria area
setting-strict_areas-hint = Se le unità raccolgono solo nell'area di terra o nel mare in cui si trovano, senza passare uno stretto.
setting-rounds_without_discs = Round senza dischi
setting-rounds_without_discs-hint = Se i round continuano anche quando nessuno ha più dischi, finché tutti hanno passato.
setting-trade_cards = Scambio di carte
setting-trade_cards-hint = Se le carte evoluzione possono far parte di un'offerta.
setting-token_needs_cube = I gettoni vogliono un cubetto in banca
setting-token_needs_cube-hint = Se un gettone esplorazione può valere solo una risorsa che la banca ha ancora.
setting-two_circles = Cerchi di entrambi i colori
setting-two_circles-hint = Se in due si usano sulla ruota i cerchi di entrambi i propri colori.
setting-engaged_convoy = Convogli di navi ingaggiate
setting-engaged_convoy-hint = Se le navi che pescano o servono un porto trasportano ancora cittadini in una migrazione.
setting-town_takes_rebel_building = Il villaggio prende gli edifici dei ribelli
setting-town_takes_rebel_building-hint = Se chi controlla il villaggio controlla un edificio in cui l'unità di un altro si ribella.
setting-enter_next_door = In un edificio accanto
setting-enter_next_door-hint = Se un solo movimento della migrazione può portare in un edificio della regione adiacente.
setting-screens = Schermi
setting-screens-hint = Che cosa si vede di quello che gli altri hanno dietro lo schermo.
setting-screens-closed = Chiusi
setting-screens-memory = Quello che si può ricordare
setting-screens-open = Aperti
setting-max_offers = Offerte
setting-max_offers-hint = Quante offerte si possono fare in ogni round, in ogni crisi e prima di fissare l'ordine di gioco; con zero non si commercia fra giocatori.
setting-come_forward = Tutti si fanno avanti
setting-come_forward-hint = Se prima di fissare l'ordine di gioco tutti possono fare un'offerta a chi ha puntato di più, o solo se lui le chiede.
setting-m06 = Fine per carte progresso, partita media
setting-m06-hint = Quante carte progresso chiudono una partita media: 5, 8, 11 o 14 come stampato, o 5, 6, 7 o 8 come per le altre.
setting-m06-literal = 5, 8, 11, 14
setting-m06-even = 5, 6, 7, 8

# Lezioni.
lesson-landing-title = Terra in vista
lesson-landing-task = Prima del primo turno ci si insedia. I tuoi tre esagoni sono sotto la mappa, ognuno con due facce: sei regioni, e una la posi accanto al mare aperto, dove sono le navi. I lati che si toccano devono combaciare, mare con mare. Prendi la faccia con due legni e due pesci, H10A, e posala a est del mare aperto, girata in modo che l'acqua tocchi l'acqua.
lesson-landing-learned = La tua nave è entrata, sono sbarcati due cittadini e hai un gettone esplorazione. La capanna ha portato un disoccupato, che aspetta di essere reclutato. Ora scegli quale risorsa va al mercato e quale dietro il tuo schermo; gli altri esagoni tornano nel mazzo.
lesson-harvest-title = La prima raccolta
lesson-harvest-task = In tre vi siete insediati intorno al mare aperto; la regione 1 è tua. Il tuo disco è sulla raccolta di legno. Ogni tua unità libera può andare su un simbolo libero della sua regione: i cittadini su tutto tranne il pesce, le navi solo sul pesce. Manda entrambi i cittadini a far legna.
lesson-harvest-learned = Un cubetto per ciascuno, dietro il tuo schermo. Restano sui simboli, ingaggiati, finché comincia il prossimo turno: prima di allora non si muovono e non lavorano più. Un'azione raccoglie una sola risorsa, ma su tutta la mappa.
lesson-sell-title = Al mercato
lesson-sell-task = Hai due cubetti di legno e una transazione da fare: un cubetto, comprato o venduto. In patria il prossimo legno si vende a 4 fiorini, all'estero a 5. Vendine uno all'estero, sulla tabella II.
lesson-sell-learned = Il cubetto sta nella prima casella libera, e la banca ha pagato il prezzo della sua fila. Più una zona è piena, più i prezzi scendono; e arrivati alle ultime file, nella fase 3 qualcuno perde il lavoro o si ribella.
lesson-hire-title = Reclutare
lesson-hire-task = Le capanne delle nuove regioni portano disoccupati, che aspettano sulla tabella IV: ora sono cinque. Stai reclutando. Ognuno costa quanto dice la fila in cui si trovano in quel momento i disoccupati: 3 fiorini. Arriva solo dove hai una tua unità: reclutane uno nella regione 1.
lesson-hire-learned = I disoccupati scendono, la popolazione sale, e hai un cittadino in più. Un secondo costerebbe ancora 3 fiorini, il terzo 4. Mai più di tre dei tuoi in una regione. E attento: troppi disoccupati fanno crescere la ribellione.
lesson-convoy-title = Oltre il mare
lesson-convoy-task = Nella regione 3, al di là del mare, c'è bestiame. I cittadini camminano solo per terra; ma una tua nave accanto al confine li traghetta, e può ancora navigare per conto suo. Stai migrando: porta un cittadino dalla regione 1 alla 3.
lesson-convoy-learned = Quel cittadino si è mosso, la nave no. Più navi in fila portano i cittadini attraverso più regioni. In una migrazione ogni tua unità non ingaggiata può muoversi una volta: continua, o concludi.
lesson-town-title = Un villaggio tutto tuo
lesson-town-task = Un villaggio costa 1 pietra, 1 legno e 2 fiorini. Con un cittadino attivo al suo interno l'intera regione è tua: porto, mercato e tempio servono te, e gli altri chiedono il permesso per raccogliere. Costruiscine uno nella regione 1.
lesson-town-learned = Chi ha costruito ci entra ed è ingaggiato per questo turno. Tetti e bordo hanno ora il tuo colore. Se quel cittadino se ne va o si ribella, la regione torna libera.
lesson-port-title = Usare un porto
lesson-port-task = La tua nave è nel porto della regione 1, e hai due pesci. Porti e mercati non chiedono dischi: per 1 fiorino, una volta per turno ciascuno, danno due transazioni, il porto all'estero, il mercato in patria. Usa il porto.
lesson-port-learned = Il fiorino è sulla ruota, la nave è ingaggiata, e hai due transazioni: vendi entrambi i pesci, a 6 fiorini l'uno. Nello stesso round puoi ancora fare un'azione e usare una carta.
lesson-explore-title = Scoprire
lesson-explore-task = Hai preso un esagono e ne vedi le due facce. Una nuova regione deve toccarne altre due, e ogni lato deve combaciare: mare con mare, campi con campi. Ci entra una tua unità libera. Posa la faccia con frutta e bestiame, H22A, a est delle regioni 1 e 2, così che il tuo cittadino ci arrivi a piedi.
lesson-explore-learned = Hai un gettone esplorazione, che più avanti varrà una risorsa qualsiasi, e le due capanne hanno portato due disoccupati. Ora scegli quale risorsa va al mercato e quale a te. Quando una pila di gettoni finisce, tutti ricevono un altro disco.
lesson-card-title = La carta di un altro
lesson-card-task = Le carte con la freccia doppia le può usare chiunque. Il giocatore della regione 2 ha la Segheria: raddoppia la tua raccolta di legno di questo round. Costa 1 fiorino, più 1 perché non è tua; vanno entrambi a chi la possiede. Usala, poi raccogli.
lesson-card-learned = Per questo turno la carta è usata, per tutti. Ora la raccolta di legno rende due cubetti per cittadino. Una carta per round, oltre all'azione e a un porto o mercato.
lesson-crisis-title = Una crisi
lesson-crisis-task = Tutti i cittadini sono a terra: serve pietra, e un cubetto ne sostiene sei. Tocca a te per primo. Il mercato ha una pietra, e una l'hai anche tu. Chi è ancora a terra quando tutti hanno avuto la loro occasione diventa ribelle. Aiuta la colonia, e risparmia la tua pietra.
lesson-crisis-learned = Sei cittadini, sei di nuovo in piedi, anche quelli degli altri. Se fossero stati di più, avresti scelto tu chi rialzare, magari in cambio di qualcosa. All'estero adesso serve bestiame; quello che manca fa salire la ribellione.
lesson-deal-title = Un affare
lesson-deal-task = Durante un round ci si può offrire di tutto: cubetti, fiorini, gettoni, carte, perfino promesse. Un avversario ti offre un legno e una pietra per un pesce. Di pesce ne hai uno, e legno e pietra sono il prezzo di un villaggio. Il foglietto dice che cosa avresti dopo. Accetta.
lesson-deal-learned = I cubetti sono passati di mano subito, sotto gli occhi di tutti. Delle promesse valgono solo quelle scritte sul foglietto: lasciar raccogliere, un posto nell'ordine di gioco, cittadini da rialzare in una crisi. Tutto il resto sono chiacchiere.
lesson-bid-title = L'ordine di gioco
lesson-bid-task = Tutti puntano in segreto per l'ordine di gioco, e quello che si punta è perso, anche per chi perde. Gli altri sono pronti, e in questa lezione lo sai: hanno puntato 2 fiorini e 1. Punta più di loro.
lesson-bid-learned = L'ordine lo decidi tutto tu, e prima che tu lo faccia chiunque può farti un'offerta per un buon posto. Se i primi fossero stati pari, avrebbero puntato un'altra volta.
lesson-track-title = Carte in vendita
lesson-track-task = Fase 6: sulla barra ci sono cinque carte, ognuna al prezzo indicato dalla freccia; ruotata di un quarto di giro, una carta mostra il prezzo seguente. O ne compri una e ne ruoti un'altra, o ne ruoti due. Compra la Segheria.
lesson-track-learned = La potrai usare dal prossimo turno; anche gli avversari, pagando te. Ora ruota una delle altre carte: cambia prezzo, e al terzo quarto di giro si scarta. Le zone rosse del dorso che appare hanno effetto subito.
lesson-wonder-title = Una meraviglia
lesson-wonder-task = Nel turno scorso hai comprato il Colosso. Una meraviglia si costruisce una volta sola, al posto di usare una carta: questa con 3 cubetti di ferro e uno dei tuoi dischi. E qualcuno dovrà restarci: un cittadino libero lascia la mappa e va sulla carta, per sempre. Costruisci il Colosso.
lesson-wonder-learned = Un disoccupato in meno, e un punto per te a fine partita; le meraviglie non costruite non ne danno, ma contano come carte progresso. Ora di' quale cittadino ci va: la popolazione scenderà di uno, tienila sopra la ribellione. In questo round puoi ancora fare un'azione.
