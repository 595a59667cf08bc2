# D.E.I. in italiano.
game-title = D.E.I. – Divide et Impera
game-blurb = Una città di ghiaccio su due livelli: manda i tuoi Spazzini per strade e tetti, tieni gli Avamposti, costruisci, compra carte migliori, guida droni che non sono di nessuno e fatti pagare le Missioni.

aim-win = Vince chi ha più Rifornimenti: dalle Missioni soprattutto, alla fine anche da Avamposti, Talenti, Tecnologia, Celle Energetiche e carte comprate.
aim-turn = In ognuna delle tre Fasi giochi due carte: con le loro azioni costruisci, recluti, muovi e raccogli; contro gli avversari serve la Maggioranza. Una delle due può essere coperta, e compra una carta migliore.
aim-end = Ogni Turno ciascuno prende una delle Missioni in vista. Dopo quattro Turni la partita è finita.

chapter-GAME = Il gioco
chapter-COMP = Contenuto della scatola
chapter-MAP = La città
chapter-SETUP = Preparazione
chapter-TURN = Il Turno
chapter-CARD = Giocare le carte
chapter-MAJ = La Maggioranza
chapter-OUT = Gli Avamposti
chapter-MARKET = I mercati
chapter-MIS = Le Missioni
chapter-CLEAN = La Pulizia
chapter-END = Fine della partita
chapter-2P = Due giocatori
chapter-3P = Tre giocatori
chapter-OPT = Regole opzionali
chapter-ACT = Azioni base
chapter-ADV = Azioni avanzate
chapter-DRONE = I droni
chapter-CANDY = Le Candy Boost
chapter-CHAMP = I Campioni
chapter-TAL = I Talenti

# Che cosa si chiede.
prompt-pick-faction = scegli la tua fazione
prompt-place-champion = scegli il Rifugio dove comincia il tuo Campione; gli Spazzini seguono
prompt-draft-talent = prendi un Talento
prompt-plan-cards = pianifica in segreto le carte di questa Fase
prompt-plan-cards-1 = pianifica in segreto: la carta che giochi per prima
prompt-plan-cards-2 = pianifica in segreto: la carta che giochi per seconda
prompt-play-card = gioca una carta: scoperta per le sue azioni, coperta per comprare
prompt-use-symbol = usa ciò che la carta offre, nell'ordine che vuoi, o chiudila
prompt-buy-card = scegli la carta da comprare, o non comprare nulla
prompt-play-planned = gioca la carta pianificata: scoperta per le sue azioni, coperta per comprare
prompt-play-face-up = gioca una carta scoperta: in questa Fase ne hai già una coperta
prompt-buy-nothing = non c'è carta che tu possa comprare: vai avanti senza
prompt-buy-nothing-yet = per ora non puoi comprare nessuna carta: aggiungi una Candy Boost, o vai avanti senza
prompt-card-stuck = di ciò che resta sulla carta ora non puoi usare nulla: chiudila
prompt-card-stuck-yet = di ciò che resta ora non puoi usare nulla: aggiungi una Candy Boost, o chiudi la carta
prompt-add-candy = la carta è eseguita: aggiungi una Candy Boost o chiudila
prompt-move-to = scegli dove vanno le tue unità
prompt-choose-crew = scegli chi va
prompt-move-neena = Neena può muoversi ancora: scegli dove
prompt-exchange-resource = tieni ciò che hai preso, o scambialo con la Riserva Comune
prompt-choose-victim = scegli di chi è lo Spazzino ucciso
prompt-recruit-from = la tua riserva è vuota: scegli da dove viene lo Spazzino
prompt-seed-region = metti in questa Regione una risorsa della Riserva Comune, o lascia stare
prompt-take-up = di questo tipo non ne hai più: scegli quale tua Costruzione spostare
prompt-harvest = scegli quanto prende il Raccoglitore
prompt-carry-scrappers = scegli quanti Spazzini porta il Trasporto
prompt-carry-from = la tua riserva non basta: scegli da dove il Trasporto prende uno Spazzino
prompt-teleport = scegli chi si teletrasporta, e dove
prompt-reap = scegli di chi è lo Spazzino che il Mietitore uccide, oppure fermati
prompt-choose-payment = scegli come paghi
prompt-buy-by-robot = scegli che cosa compra il Robot da consegna
prompt-take-for-abraham = Abraham può prendere una risorsa della sua Regione
prompt-unlock-talent = sblocca i Talenti che vuoi, oppure fermati
prompt-take-mission = prendi una Missione
prompt-end-phase = termina la tua Fase
# Lo stesso, detto degli altri.
prompt-pick-faction-other = { $names } sceglie la fazione
prompt-place-champion-other = { $names } sceglie dove comincia il Campione
prompt-draft-talent-other = { $names } prende un Talento
prompt-plan-cards-other = { $count ->
    [one] { $names } pianifica in segreto le carte di questa Fase
   *[other] { $names } pianificano in segreto le carte di questa Fase
}
prompt-play-card-other = { $names } gioca una carta
prompt-use-symbol-other = { $names } esegue una carta
prompt-buy-card-other = { $names } può comprare una carta
prompt-play-planned-other = { $names } gioca una carta
prompt-play-face-up-other = { $names } gioca una carta
prompt-buy-nothing-other = { $names } può comprare una carta
prompt-buy-nothing-yet-other = { $names } può comprare una carta
prompt-card-stuck-other = { $names } esegue una carta
prompt-card-stuck-yet-other = { $names } esegue una carta
prompt-add-candy-other = { $names } esegue una carta
prompt-move-to-other = { $names } sceglie dove vanno le unità
prompt-choose-crew-other = { $names } sceglie chi va
prompt-move-neena-other = { $names } può muovere ancora Neena
prompt-exchange-resource-other = { $names } può scambiare una risorsa
prompt-choose-victim-other = { $names } sceglie di chi è lo Spazzino ucciso
prompt-recruit-from-other = { $names } sceglie da dove viene uno Spazzino
prompt-seed-region-other = { $names } può mettere una risorsa in una Regione
prompt-take-up-other = { $names } sceglie quale Costruzione spostare
prompt-harvest-other = { $names } sceglie quanto prende il Raccoglitore
prompt-carry-scrappers-other = { $names } sceglie quanti Spazzini porta il Trasporto
prompt-carry-from-other = { $names } sceglie da dove il Trasporto prende uno Spazzino
prompt-teleport-other = { $names } sceglie chi si teletrasporta
prompt-reap-other = { $names } sceglie di chi è lo Spazzino che il Mietitore uccide
prompt-choose-payment-other = { $names } sceglie come pagare
prompt-buy-by-robot-other = { $names } compra con il Robot da consegna
prompt-take-for-abraham-other = { $names } può prendere una risorsa con Abraham
prompt-unlock-talent-other = { $names } può sbloccare Talenti
prompt-take-mission-other = { $names } prende una Missione
prompt-end-phase-other = { $names } termina la Fase

# Che cosa dicono i pulsanti.
action-faction = { $faction }
action-stand = Il Campione comincia qui: { $region }
action-draft = Prendi { $talent }
action-plan = Pianifica { $card }
action-plan-none = Nessuna carta da pianificare
action-play = Gioca { $card }
action-down = { $card }, coperta: per comprare
action-robot = Robot da consegna: spendi { $card } e una Cella Energetica
action-recruit = { $symbol }: { $region }
action-move = { $symbol }, partenza: { $region }
action-collect = { $symbol }: { $region }
action-kill = { $symbol }: uccidi uno Spazzino ({ $region })
action-dig = { $symbol }: metti una risorsa ({ $region })
action-shelter = Costruisci un Rifugio: { $region }
action-bridge = Costruisci un Ponte: { $slot }
action-elevator = Costruisci un Ascensore: { $slot }
action-fly = Fai volare { $drone }: { $region }
action-copy = Copia { $card }
action-gain = { $gain }
action-buy = Compra { $card }
action-candy = Candy Boost: { $candy }
action-finish = Chiudi la carta
action-to = Verso: { $region }
action-crew = { $with ->
    [campione] { $amount ->
        [0] Il Campione
        [one] Il Campione e uno Spazzino
       *[other] Il Campione e { $amount } Spazzini
    }
    [rifugio] { $amount ->
        [0] Un Rifugio
        [one] Uno Spazzino e un Rifugio
       *[other] { $amount } Spazzini e un Rifugio
    }
    [entrambi] { $amount ->
        [0] Il Campione e un Rifugio
        [one] Il Campione, uno Spazzino e un Rifugio
       *[other] Il Campione, { $amount } Spazzini e un Rifugio
    }
   *[nessuno] { $amount ->
        [one] Uno Spazzino
       *[other] { $amount } Spazzini
    }
}
action-neena-stays = Neena resta
action-keep = Tienila
action-exchange = Scambiala
action-victim = Uno Spazzino di { $seat }
action-from = Da: { $region }
action-seed = Metti una risorsa
action-seed-none = Non mettere nulla
action-take-shelter = Riprendi il Rifugio: { $region }
action-take-bridge = Riprendi il Ponte: { $slot }
action-take-elevator = Riprendi l'Ascensore: { $slot }
action-harvest = { $amount ->
    [0] Non prendere nulla
    [one] Prendi { $amount } risorsa
   *[other] Prendi { $amount } risorse
}
action-carry = { $amount ->
    [0] Non portare nessuno
    [one] Porta { $amount } Spazzino
   *[other] Porta { $amount } Spazzini
}
action-beam = Teletrasporta { $unit }: { $region }
action-beam-stop = Nessun altro teletrasporto
action-reap = Uccidi uno Spazzino di { $seat }
action-reap-stop = Non uccidere altri
action-pay = { $payment }
action-abraham-takes = Abraham prende una risorsa
action-abraham-leaves = Abraham non prende nulla
action-unlock = Sblocca il Talento { $colour }
action-unlock-stop = Non sbloccare altro
action-mission = Missione { $amount-2 } del Turno { $amount }
action-mission-none = Nessuna Missione
action-end-phase = Termina la Fase

# Che cosa dicono i pulsanti di questa posizione.
label-play = Gioca { $card }: { $symbols }
label-stand = { $beside ->
    [0] { $region }: il Campione
    [one] { $region }: il Campione e uno Spazzino
   *[other] { $region }: il Campione e { $beside } Spazzini
}; { $elsewhere ->
    [one] { $other }: uno Spazzino
   *[other] { $other }: { $elsewhere } Spazzini
}
label-copy = Copia { $card }: { $symbols }
label-recruit = { $symbol }: { $region }, { $mine } contro { $theirs }
label-recruit-alone = { $symbol }: { $region }
label-to = Verso: { $region }, { $mine } contro { $theirs }
label-to-alone = Verso: { $region }
label-against = { $what }: { $mine } contro { $theirs }
label-wins = { $count ->
    [one] prende l'Avamposto { $colour }
   *[other] prende { $count } Avamposti
}
label-gives-up = { $count ->
    [one] lascia l'Avamposto { $colour }
   *[other] lascia { $count } Avamposti
}
label-collect = { $symbol }: { label-a-resource } ({ $region })
label-dig = { $symbol }: metti { label-a-resource } ({ $region })
label-prevail-move = { $talent }: Reclutare come Movimento, partenza: { $region }
label-prevail-collect = { $talent }: Reclutare come Raccogliere: { label-a-resource } ({ $region })
label-prevail-kill = { $talent }: Reclutare come Raccogliere, per uccidere uno Spazzino ({ $region })
label-prevail-dig = { $talent }: Reclutare come Raccogliere, per mettere { label-a-resource } ({ $region })
label-harvest = Prendi { label-resources }
label-gain = { $gain ->
    [S] Ottieni { label-supplies }
   *[other] Prendi { label-resources } dalla Riserva Comune
}
label-finish = Chiudi la carta
label-finish-losing = Chiudi la carta e rinuncia a: { $symbols }
label-finish-down = Non comprare nulla
label-buy = Compra { $card } per { $price }
label-buy-back = Compra { $card } per { $price }, e una Tecnologia torna indietro
label-either = { $one } oppure { $other }
label-pay = Paga { label-paid }
label-keep = Tieni { label-a-resource }
label-exchange = Scambiala con { label-a-resource }
label-seed = Metti { label-a-resource }
label-abraham = Abraham prende { label-a-resource }
label-unlock = Sblocca { $talent }
label-unlock-gains = ottieni la Maggioranza: { $regions }
label-fly = { $flight } – { $there }
label-there-HAR = lì: { label-resources }
label-there-TEL = { $count ->
    [one] lì hai un'unità
   *[other] lì hai { $count } unità
}
label-there-REA = { $count ->
    [one] lì uno Spazzino avversario
   *[other] lì { $count } Spazzini avversari
}
label-reap-stop = Non uccidere nessuno
label-reap = Uccidi uno Spazzino di { $name }: 1 Rifornimento e una Candy Boost
label-reap-more = Uccidi uno Spazzino di { $name }: ancora 1 Rifornimento
label-beam-stop = Nessun teletrasporto
label-mission = { $mission }, Turno { $column }: { label-supplies }
label-end-phase = Termina la Fase { $phase }
label-symbol-times = { $symbol } ×{ $count }

# Che cosa succede.
label-crew = { $with ->
    [campione] { $count ->
        [0] il Campione
        [one] il Campione e uno Spazzino
       *[other] il Campione e { $count } Spazzini
    }
    [rifugio] { $count ->
        [0] un Rifugio
        [one] uno Spazzino e un Rifugio
       *[other] { $count } Spazzini e un Rifugio
    }
    [entrambi] { $count ->
        [0] il Campione e un Rifugio
        [one] il Campione, uno Spazzino e un Rifugio
       *[other] il Campione, { $count } Spazzini e un Rifugio
    }
   *[nessuno] { $count ->
        [one] uno Spazzino
       *[other] { $count } Spazzini
    }
}
label-in = { $level ->
    [strada] nella { $region }
    [cortile] nel { $region }
   *[tetto] sul { $region }
}
label-into = { $level ->
    [strada] nella { $region }
    [cortile] nel { $region }
   *[tetto] sul { $region }
}
label-scrappers = { $count ->
    [one] uno Spazzino
   *[other] { $count } Spazzini
}
label-supplies = { $count ->
    [one] { $count } Rifornimento
   *[other] { $count } Rifornimenti
}
label-resources = { $resource ->
    [Tecnologia] { $count ->
        [one] { $count } Tecnologia
       *[other] { $count } Tecnologie
    }
   *[other] { $count ->
        [one] { $count } Cella Energetica
       *[other] { $count } Celle Energetiche
    }
}
label-a-resource = una { $resource }
event-first-player = { $seat-is ->
    [you] Sei il primo giocatore.
   *[other] { $seat } è il primo giocatore.
}
event-faction-taken = { $seat-is ->
    [you] Guidi { $faction }.
   *[other] { $seat } guida { $faction }.
}
event-champion-placed = { $seat-is ->
    [you] Il tuo Campione comincia { label-in }.
   *[other] Il Campione di { $seat } comincia { label-in }.
}
event-drone-placed = { $drone } comincia { label-in }.
event-talent-drafted = { $seat-is ->
    [you] Prendi { $talent }.
   *[other] { $seat } prende { $talent }.
}
event-turn-began = { $seat-is ->
    [you] Turno { $turn }: cominci tu.
   *[other] Turno { $turn }: comincia { $seat }.
}
event-played = { $seat-is ->
    [you] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
}
event-played-down = { $seat-is ->
    [you] Giochi coperta { $card }.
   *[other] { $seat } gioca coperta { $card }.
}
event-played-down-secret = { $seat-is ->
    [you] Giochi una carta coperta.
   *[other] { $seat } gioca una carta coperta.
}
event-candy-added = { $seat-is ->
    [you] Aggiungi una Candy Boost: { $candy }.
   *[other] { $seat } aggiunge una Candy Boost: { $candy }.
}
event-recruited = { $seat-is ->
    [you] Recluti { label-scrappers } { label-in }.
   *[other] { $seat } recluta { label-scrappers } { label-in }.
}
event-transferred = { $seat-is ->
    [you] Sposti uno Spazzino { label-into } (partenza: { $source }).
   *[other] { $seat } sposta uno Spazzino { label-into } (partenza: { $source }).
}
event-seeded = { $seat-is ->
    [you] Metti { label-a-resource } { label-in }.
   *[other] { $seat } mette { label-a-resource } { label-in }.
}
event-moved = { $seat-is ->
    [you] Muovi { label-crew } { label-into } (partenza: { $source }).
   *[other] { $seat } muove { label-crew } { label-into } (partenza: { $source }).
}
event-collected = { $seat-is ->
    [you] Raccogli { label-a-resource } { label-in }.
   *[other] { $seat } raccoglie { label-a-resource } { label-in }.
}
event-exchanged = { $seat-is ->
    [you] Scambi una { $given } con una { $taken }.
   *[other] { $seat } scambia una { $given } con una { $taken }.
}
event-shelter-built = { $seat-is ->
    [you] Costruisci un Rifugio { label-in }.
   *[other] { $seat } costruisce un Rifugio { label-in }.
}
event-bridge-built = { $seat-is ->
    [you] Costruisci un Ponte: { $slot }.
   *[other] { $seat } costruisce un Ponte: { $slot }.
}
event-elevator-built = { $seat-is ->
    [you] Costruisci un Ascensore: { $slot }.
   *[other] { $seat } costruisce un Ascensore: { $slot }.
}
event-taken-up = { $seat-is ->
    [you] Riprendi dalla mappa { $construction }.
   *[other] { $seat } riprende dalla mappa { $construction }.
}
event-copied = { $seat-is ->
    [you] Copi { $card }.
   *[other] { $seat } copia { $card }.
}
event-gained = { $seat-is ->
    [you] Prendi { label-resources } dalla Riserva Comune.
   *[other] { $seat } prende { label-resources } dalla Riserva Comune.
}
event-supplies-gained = { $seat-is ->
    [you] Ottieni { label-supplies }.
   *[other] { $seat } ottiene { label-supplies }.
}
event-flew = { $steps ->
    [0] { $seat-is ->
        [you] Lasci { $drone } dov'è, { label-in }.
       *[other] { $seat } lascia { $drone } dov'è, { label-in }.
    }
   *[other] { $seat-is ->
        [you] Porti { $drone } { label-into }.
       *[other] { $seat } porta { $drone } { label-into }.
    }
}
event-harvested = { $seat-is ->
    [you] Prendi { label-resources } con il Raccoglitore { label-in }.
   *[other] { $seat } prende { label-resources } con il Raccoglitore { label-in }.
}
event-teleported = { $seat-is ->
    [you] Teletrasporti { $unit } { label-into }.
   *[other] { $seat } teletrasporta { $unit } { label-into }.
}
event-killed = { $seat-is ->
    [you] Uccidi { label-scrappers } di { $rival } { label-in }.
   *[other] { $rival-is ->
        [you] { $seat } ti uccide { label-scrappers } { label-in }.
       *[other] { $seat } uccide { label-scrappers } di { $rival } { label-in }.
    }
}
event-candy-drawn = { $seat-is ->
    [you] Peschi una Candy Boost: { $candy }.
   *[other] { $seat } pesca una Candy Boost: { $candy }.
}
event-candy-drawn-secret = { $seat-is ->
    [you] Peschi una Candy Boost.
   *[other] { $seat } pesca una Candy Boost.
}
label-paid = { $tech ->
    [0] { $energy ->
        [0] niente
        [one] { $energy } Cella Energetica
       *[other] { $energy } Celle Energetiche
    }
   *[other] { $tech ->
        [one] { $tech } Tecnologia
       *[other] { $tech } Tecnologie
    }{ $energy ->
        [0] {""}
        [one] {" "}e { $energy } Cella Energetica
       *[other] {" "}e { $energy } Celle Energetiche
    }
}
event-bought = { $seat-is ->
    [you] Compri { $card } per { label-paid }.
   *[other] { $seat } compra { $card } per { label-paid }.
}
event-card-revealed = Nuova al mercato ({ $market }): { $card }.
event-card-spent = { $seat-is ->
    [you] Il tuo Robot da consegna spende { $card } e una Cella Energetica.
   *[other] Il Robot da consegna di { $seat } spende { $card } e una Cella Energetica.
}
event-card-spent-secret = { $seat-is ->
    [you] Il tuo Robot da consegna spende una carta e una Cella Energetica.
   *[other] Il Robot da consegna di { $seat } spende una carta e una Cella Energetica.
}
event-outpost-taken = { $seat-is ->
    [you] Prendi l'Avamposto { $colour } { label-in }.
   *[other] { $seat } prende l'Avamposto { $colour } { label-in }.
}
event-outpost-conquered = { $seat-is ->
    [you] Prendi l'Avamposto { $colour } { label-in }, che era di { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } ti prende l'Avamposto { $colour } { label-in }.
       *[other] { $seat } prende l'Avamposto { $colour } { label-in }, che era di { $rival }.
    }
}
event-outpost-lost = { $seat-is ->
    [you] Perdi l'Avamposto { $colour } { label-in }.
   *[other] { $seat } perde l'Avamposto { $colour } { label-in }.
}
event-abraham-took = { $seat-is ->
    [you] Abraham prende per te { label-a-resource } { label-in }.
   *[other] Abraham prende per { $seat } { label-a-resource } { label-in }.
}
event-unlocked = { $seat-is ->
    [you] Sblocchi { $talent }.
   *[other] { $seat } sblocca { $talent }.
}
event-mission-taken = { $seat-is ->
    [you] Prendi la Missione del Turno { $column }, { $mission }: { label-supplies }.
   *[other] { $seat } prende la Missione del Turno { $column }, { $mission }: { label-supplies }.
}
event-mission-declined = { $seat-is ->
    [you] Non prendi nessuna Missione.
   *[other] { $seat } non prende nessuna Missione.
}
event-counted = { $seat-is ->
    [you] I tuoi Rifornimenti alla fine: Avamposti { $outposts }, Talenti { $talents }, Tecnologia { $tech }, Celle Energetiche { $energy }.
   *[other] I Rifornimenti di { $seat } alla fine: Avamposti { $outposts }, Talenti { $talents }, Tecnologia { $tech }, Celle Energetiche { $energy }.
}
label-points = { $points ->
    [one] { $points } Rifornimento
   *[other] { $points } Rifornimenti
}
event-scored = { $seat-is ->
    [you] Le tue carte Mercato valgono { $cards }: in tutto hai { label-points }.
   *[other] Le carte Mercato di { $seat } valgono { $cards }: in tutto { label-points }.
}

# Perché no.
refusal-faction-gone = quella fazione la guida qualcun altro
refusal-faction-stands = le fazioni sono già scelte
refusal-champion-stands = i Campioni sono già piazzati
refusal-no-draft = adesso non si scelgono Talenti
refusal-other-group = adesso si prende un Talento { $colour }
refusal-colour-drafted = tutti hanno già un Talento di quel colore
refusal-talent-gone = quel Talento ce l'ha qualcun altro
refusal-no-planning = adesso non si pianificano carte
refusal-not-in-hand = quella carta non è nella tua mano
refusal-already-planned = quella carta è già pianificata
refusal-cards-to-plan = hai ancora carte da pianificare
refusal-not-planned = hai pianificato un'altra carta
refusal-one-face-down = in questa Fase una carta è già coperta
refusal-no-card-in-play = prima gioca una carta
refusal-symbol-not-left = adesso la tua carta non lo offre: { $symbol }
refusal-no-outpost-for-it = non controlli nessun Avamposto { $colour } per farlo
refusal-part-of = fa parte di una Regione più grande: scegli { $region }
refusal-not-on-board = quel distretto non è in gioco
refusal-no-shelter = lì non c'è un Rifugio che puoi usare
refusal-rival-shelter = il Rifugio lì non è tuo
refusal-recruit-minority = { $missing ->
    [one] per la Maggioranza lì ti mancherebbe un punto, anche con il nuovo Spazzino
   *[other] per la Maggioranza lì ti mancherebbero { $missing } punti, anche con il nuovo Spazzino
}
refusal-no-scrapper-there = non hai uno Spazzino da portare
refusal-no-unit = lì non hai unità
refusal-no-way-out = le tue unità lì non possono andare da nessuna parte con questo Movimento
refusal-same-region = sono già lì
refusal-not-linked = nessuna via porta lì
refusal-move-minority = { $missing ->
    [one] per la Maggioranza lì ti mancherebbe un punto
   *[other] per la Maggioranza lì ti mancherebbero { $missing } punti
}
refusal-too-few-there = { $missing ->
    [one] lì ti manca uno Spazzino
   *[other] lì ti mancano { $missing } Spazzini
}
refusal-champion-elsewhere = il tuo Campione non è lì
refusal-no-shelter-to-move = lì non hai un Rifugio da portare con te
refusal-empty-crew = qualcuno deve andare
refusal-neena-leads = Neena deve andare con loro
refusal-aria-alone = lì sale soltanto Aria, e soltanto da sola
refusal-no-unit-to-collect = lì non hai unità
refusal-no-token = lì non c'è nulla da raccogliere
refusal-collect-minority = { $missing ->
    [one] per la Maggioranza lì ti manca un punto
   *[other] per la Maggioranza lì ti mancano { $missing } punti
}
refusal-no-talent = non hai sbloccato { $talent }
refusal-not-all-on-map = { $missing ->
    [one] uno dei tuoi Spazzini è ancora nella riserva
   *[other] { $missing } dei tuoi Spazzini sono ancora nella riserva
}
refusal-bank-empty = la Riserva Comune non ne ha più: { $resource }
refusal-has-majority = lì hai la Maggioranza: raccogli, invece
refusal-no-victim = lì nessun avversario ha uno Spazzino da uccidere
refusal-no-unit-to-build = lì non hai un'unità che possa costruire
refusal-not-built-there = lì non hai costruito nulla
refusal-other-kind = è un'altra Costruzione
refusal-same-slot = tornerebbe nello stesso posto
refusal-drone-absent = quel drone non è in gioco
refusal-out-of-range = il drone vola al massimo { $range ->
    [one] una Regione
   *[other] { $range } Regioni
}
refusal-too-few-tokens = { $missing ->
    [one] lì manca una risorsa
   *[other] lì mancano { $missing } risorse
}
refusal-too-few-scrappers = non hai tanti Spazzini da portare
refusal-roof-for-one = su un Tetto va una sola unità, e nessun'altra altrove
refusal-not-played = quella carta non è stata giocata scoperta in questo Turno
refusal-not-yours-to-copy = si copiano solo le tue carte
refusal-nothing-to-copy = su quella carta non c'è nulla da copiare
refusal-candy-lies = su questa carta c'è già una Candy Boost
refusal-no-such-candy = non hai una Candy Boost così
refusal-only-wild = su una carta coperta si posa solo l'Avamposto jolly
refusal-not-for-sale = quella carta non è in vendita
refusal-too-few-outposts = { $missing ->
    [one] ti manca un Avamposto { $colour }
   *[other] ti mancano { $missing } Avamposti di colore { $colour }
}
refusal-too-few-tech = { $missing ->
    [one] ti manca una Tecnologia
   *[other] ti mancano { $missing } Tecnologie
}
refusal-too-few-energy = { $missing ->
    [one] ti manca una Cella Energetica
   *[other] ti mancano { $missing } Celle Energetiche
}
refusal-not-paid-so = così non si può pagare
refusal-robot-sent = in questa Fase il Robot da consegna è già partito
refusal-nothing-to-buy = non c'è nulla che potresti comprare
refusal-too-few-cubes = { $missing ->
    [one] ti manca un cubo { $colour }
   *[other] ti mancano { $missing } cubi di colore { $colour }
}
refusal-talent-open = quel Talento è già sbloccato
refusal-column-taken = in quella colonna hai già un segnalino
refusal-mission-must = devi prendere una Missione
refusal-no-cards-yet = non si giocano ancora carte
refusal-cards-played = le tue carte di questa Fase sono giocate
refusal-no-purchase-left = compra solo una carta giocata coperta
refusal-no-flight-left = la tua carta non mostra { $drone }
refusal-killed-enough = { $most ->
    [one] il Mietitore uccide al massimo uno Spazzino di ogni fazione
   *[other] il Mietitore uccide al massimo { $most } Spazzini
}

# Le cose.
symbol-R = Reclutare
symbol-Rr = Reclutare rosso
symbol-Rg = Reclutare verde
symbol-M = Movimento
symbol-Mr = Movimento rosso
symbol-Mb = Movimento blu
symbol-C = Raccogliere
symbol-Cb = Raccogliere blu
symbol-Cg = Raccogliere verde
symbol-B = Costruire
symbol-BS = Costruire un Rifugio
symbol-BB = Costruire un Ponte
symbol-BE = Costruire un Ascensore
symbol-COPY = Copia
symbol-S = Rifornimenti
symbol-T = Tecnologia
symbol-E = Celle Energetiche
symbol-buy = Acquisto
symbol-HAR = Raccoglitore
symbol-TRA = Trasporto
symbol-TEL = Teletrasporto
symbol-REA = Mietitore
symbol-Rr-red = Reclutare rosso per Avamposto
symbol-Mr-red = Movimento rosso per Avamposto
symbol-Mb-blue = Movimento blu per Avamposto
symbol-Cb-blue = Raccogliere blu per Avamposto
symbol-Rg-green = Reclutare verde per Avamposto
symbol-Cg-green = Raccogliere verde per Avamposto
symbol-boots = Movimento degli Stivali da neve
gain-S = Ottieni Rifornimenti
gain-T = Ottieni Tecnologia
gain-E = Ottieni Celle Energetiche
with-alone = nessuno
with-champion = campione
with-shelter = rifugio
with-both = entrambi
unit-scrapper = uno Spazzino
unit-champion = il Campione
payment-plain = Paga come stampato
payment-tech-for-energy = Paga una Tecnologia invece di una Cella Energetica
payment-less-tech = Una Tecnologia in meno
payment-less-energy = Una Cella Energetica in meno
construction-shelter = un Rifugio
construction-bridge = un Ponte
construction-elevator = un Ascensore
level-street = strada
level-courtyard = cortile
level-roof = tetto
resource-tech = Tecnologia
resource-energy = Cella Energetica

# Regioni.
region-2-1-a = strada 2.1 a
region-2-1-b = strada 2.1 b
region-2-1-c = strada 2.1 c
region-2-1-d = strada 2.1 d
region-2-1-p = cortile 2.1
region-2-1-R = tetto 2.1 R
region-2-1-S = tetto 2.1 S
region-2-2-a = strada 2.2 a
region-2-2-b = strada 2.2 b
region-2-2-d = strada 2.2 d
region-2-2-p = cortile 2.2
region-2-2-R = tetto 2.2 R
region-2-2-S = tetto 2.2 S
region-2-3-a = strada 2.3 a
region-2-3-b = strada 2.3 b
region-2-3-c = strada 2.3 c
region-2-3-d = strada 2.3 d
region-2-3-R = tetto 2.3 R
region-2-3-S = tetto 2.3 S
region-2-4-a = strada 2.4 a
region-2-4-d = strada 2.4 d
region-2-4-R = tetto 2.4 R
region-2-4-S = tetto 2.4 S
region-2-5-a = strada 2.5 a
region-2-5-c = strada 2.5 c
region-2-5-d = strada 2.5 d
region-2-5-p = cortile 2.5
region-2-5-R = tetto 2.5 R
region-2-5-S = tetto 2.5 S
region-2-6-a = strada 2.6 a
region-2-6-b = strada 2.6 b
region-2-6-c = strada 2.6 c
region-2-6-d = strada 2.6 d
region-2-6-R = tetto 2.6 R
region-2-6-S = tetto 2.6 S
region-2-6-T = tetto 2.6 T
region-2-7-a = strada 2.7 a
region-2-7-b = strada 2.7 b
region-2-7-c = strada 2.7 c
region-2-7-R = tetto 2.7 R
region-2-7-S = tetto 2.7 S
region-2-8-a = strada 2.8 a
region-2-8-b = strada 2.8 b
region-2-8-c = strada 2.8 c
region-2-8-p = cortile 2.8
region-2-8-R = tetto 2.8 R
region-2-8-S = tetto 2.8 S
region-2-9-a = strada 2.9 a
region-2-9-b = strada 2.9 b
region-2-9-c = strada 2.9 c
region-2-9-d = strada 2.9 d
region-2-9-R = tetto 2.9 R
region-3-1-a = strada 3.1 a
region-3-1-b = strada 3.1 b
region-3-1-c = strada 3.1 c
region-3-1-R = tetto 3.1 R
region-3-1-S = tetto 3.1 S
region-3-2-a = strada 3.2 a
region-3-2-b = strada 3.2 b
region-3-2-d = strada 3.2 d
region-3-2-R = tetto 3.2 R
region-3-2-S = tetto 3.2 S
region-3-2-T = tetto 3.2 T
region-3-3-a = strada 3.3 a
region-3-3-b = strada 3.3 b
region-3-3-c = strada 3.3 c
region-3-3-d = strada 3.3 d
region-3-3-p = cortile 3.3
region-3-3-R = tetto 3.3 R
region-3-3-S = tetto 3.3 S
region-3-3-T = tetto 3.3 T
region-4-1-a = strada 4.1 a
region-4-1-c = strada 4.1 c
region-4-1-d = strada 4.1 d
region-4-1-R = tetto 4.1 R
region-4-1-S = tetto 4.1 S
region-4-1-T = tetto 4.1 T
region-4-1-U = tetto 4.1 U
region-4-2-a = strada 4.2 a
region-4-2-b = strada 4.2 b
region-4-2-c = strada 4.2 c
region-4-2-d = strada 4.2 d
region-4-2-R = tetto 4.2 R
region-4-2-S = tetto 4.2 S
region-4-3-a = strada 4.3 a
region-4-3-b = strada 4.3 b
region-4-3-c = strada 4.3 c
region-4-3-d = strada 4.3 d
region-4-3-R = tetto 4.3 R
region-4-3-S = tetto 4.3 S
region-4-4-a = strada 4.4 a
region-4-4-b = strada 4.4 b
region-4-4-c = strada 4.4 c
region-4-4-p = cortile 4.4
region-4-4-R = tetto 4.4 R
region-4-4-S = tetto 4.4 S
slot-2-1-a-R = distretto 2.1, strada a – tetto R
slot-2-1-b-R = distretto 2.1, strada b – tetto R
slot-2-1-c-S = distretto 2.1, strada c – tetto S
slot-2-1-d-S = distretto 2.1, strada d – tetto S
slot-2-1-p-R = distretto 2.1, cortile – tetto R
slot-2-1-p-S = distretto 2.1, cortile – tetto S
slot-2-2-a-R = distretto 2.2, strada a – tetto R
slot-2-2-b-S = distretto 2.2, strada b – tetto S
slot-2-2-d-R = distretto 2.2, strada d – tetto R
slot-2-2-p-R = distretto 2.2, cortile – tetto R
slot-2-2-p-S = distretto 2.2, cortile – tetto S
slot-2-3-a-R = distretto 2.3, strada a – tetto R
slot-2-3-b-R = distretto 2.3, strada b – tetto R
slot-2-3-b-S = distretto 2.3, strada b – tetto S
slot-2-3-c-R = distretto 2.3, strada c – tetto R
slot-2-3-c-S = distretto 2.3, strada c – tetto S
slot-2-3-d-R = distretto 2.3, strada d – tetto R
slot-2-4-a-R = distretto 2.4, strada a – tetto R
slot-2-4-d-R = distretto 2.4, strada d – tetto R
slot-2-5-a-R = distretto 2.5, strada a – tetto R
slot-2-5-a-S = distretto 2.5, strada a – tetto S
slot-2-5-c-S = distretto 2.5, strada c – tetto S
slot-2-5-d-R = distretto 2.5, strada d – tetto R
slot-2-5-p-R = distretto 2.5, cortile – tetto R
slot-2-5-p-S = distretto 2.5, cortile – tetto S
slot-2-6-a-R = distretto 2.6, strada a – tetto R
slot-2-6-b-S = distretto 2.6, strada b – tetto S
slot-2-6-c-S = distretto 2.6, strada c – tetto S
slot-2-6-c-T = distretto 2.6, strada c – tetto T
slot-2-6-d-R = distretto 2.6, strada d – tetto R
slot-2-6-d-T = distretto 2.6, strada d – tetto T
slot-2-7-a-R = distretto 2.7, strada a – tetto R
slot-2-7-b-R = distretto 2.7, strada b – tetto R
slot-2-7-b-S = distretto 2.7, strada b – tetto S
slot-2-7-c-R = distretto 2.7, strada c – tetto R
slot-2-7-c-S = distretto 2.7, strada c – tetto S
slot-2-8-a-R = distretto 2.8, strada a – tetto R
slot-2-8-b-S = distretto 2.8, strada b – tetto S
slot-2-8-c-S = distretto 2.8, strada c – tetto S
slot-2-8-p-R = distretto 2.8, cortile – tetto R
slot-2-9-a-R = distretto 2.9, strada a – tetto R
slot-2-9-b-R = distretto 2.9, strada b – tetto R
slot-2-9-c-R = distretto 2.9, strada c – tetto R
slot-2-9-d-R = distretto 2.9, strada d – tetto R
slot-3-1-a-R = distretto 3.1, strada a – tetto R
slot-3-1-b-S = distretto 3.1, strada b – tetto S
slot-3-1-c-S = distretto 3.1, strada c – tetto S
slot-3-2-a-R = distretto 3.2, strada a – tetto R
slot-3-2-b-R = distretto 3.2, strada b – tetto R
slot-3-2-b-S = distretto 3.2, strada b – tetto S
slot-3-2-b-T = distretto 3.2, strada b – tetto T
slot-3-2-d-R = distretto 3.2, strada d – tetto R
slot-3-2-d-T = distretto 3.2, strada d – tetto T
slot-3-3-a-R = distretto 3.3, strada a – tetto R
slot-3-3-b-R = distretto 3.3, strada b – tetto R
slot-3-3-b-S = distretto 3.3, strada b – tetto S
slot-3-3-c-S = distretto 3.3, strada c – tetto S
slot-3-3-c-T = distretto 3.3, strada c – tetto T
slot-3-3-d-R = distretto 3.3, strada d – tetto R
slot-3-3-d-T = distretto 3.3, strada d – tetto T
slot-3-3-p-R = distretto 3.3, cortile – tetto R
slot-3-3-p-S = distretto 3.3, cortile – tetto S
slot-3-3-p-T = distretto 3.3, cortile – tetto T
slot-4-1-a-R = distretto 4.1, strada a – tetto R
slot-4-1-a-S = distretto 4.1, strada a – tetto S
slot-4-1-c-T = distretto 4.1, strada c – tetto T
slot-4-1-c-U = distretto 4.1, strada c – tetto U
slot-4-1-d-T = distretto 4.1, strada d – tetto T
slot-4-2-a-R = distretto 4.2, strada a – tetto R
slot-4-2-b-R = distretto 4.2, strada b – tetto R
slot-4-2-c-R = distretto 4.2, strada c – tetto R
slot-4-2-d-R = distretto 4.2, strada d – tetto R
slot-4-3-a-R = distretto 4.3, strada a – tetto R
slot-4-3-a-S = distretto 4.3, strada a – tetto S
slot-4-3-b-R = distretto 4.3, strada b – tetto R
slot-4-3-b-S = distretto 4.3, strada b – tetto S
slot-4-3-c-S = distretto 4.3, strada c – tetto S
slot-4-3-d-S = distretto 4.3, strada d – tetto S
slot-4-4-a-R = distretto 4.4, strada a – tetto R
slot-4-4-b-S = distretto 4.4, strada b – tetto S
slot-4-4-c-S = distretto 4.4, strada c – tetto S
slot-4-4-p-R = distretto 4.4, cortile – tetto R
slot-4-4-p-S = distretto 4.4, cortile – tetto S
slot-2-1-R-S-p = distretto 2.1, tetti R – S sopra il cortile
slot-2-2-R-S-p = distretto 2.2, tetti R – S sopra il cortile
slot-2-3-R-S-b = distretto 2.3, tetti R – S sopra la strada b
slot-2-3-R-S-c = distretto 2.3, tetti R – S sopra la strada c
slot-2-6-R-T-d = distretto 2.6, tetti R – T sopra la strada d
slot-2-6-S-T-c = distretto 2.6, tetti S – T sopra la strada c
slot-2-7-R-S-b = distretto 2.7, tetti R – S sopra la strada b
slot-2-7-R-S-c = distretto 2.7, tetti R – S sopra la strada c
slot-3-2-R-S-b = distretto 3.2, tetti R – S sopra la strada b
slot-3-2-S-T-b = distretto 3.2, tetti S – T sopra la strada b
slot-3-3-S-T-c = distretto 3.3, tetti S – T sopra la strada c
slot-4-1-R-S-a = distretto 4.1, tetti R – S sopra la strada a
slot-4-1-T-U-c = distretto 4.1, tetti T – U sopra la strada c
slot-4-3-R-S-a = distretto 4.3, tetti R – S sopra la strada a
slot-4-3-R-S-b = distretto 4.3, tetti R – S sopra la strada b

# Fazioni, Campioni, droni.
faction-AUX = Auxilia
faction-AUX-hint = Li guida Neena, all'inizio hanno il Teletrasporto, e una loro carta ha tre Movimenti.
faction-RAV = Ravagers
faction-RAV-hint = Li guida Abraham, all'inizio hanno il Raccoglitore, e una loro carta muove e raccoglie due volte.
faction-R42 = Refuge 42
faction-R42-hint = Li guida Aria, all'inizio hanno il Trasporto, e una loro carta recluta tre volte.
faction-FMZ = Farm-Z
faction-FMZ-hint = Li guida Z-13, all'inizio hanno il Mietitore, e una loro carta costruisce tre volte.
champion-neena = Neena
champion-neena-hint = Quando si muove, da sola o con Spazzini, può muoversi un'altra volta ignorando le Maggioranze. Lei e il suo gruppo possono sempre muoversi in minoranza.
champion-abraham = Abraham
champion-abraham-hint = Alla fine di ogni Fase può prendere una risorsa dalla sua Regione, anche in minoranza.
champion-aria = Aria
champion-aria-hint = { $aria_down ->
    [yes] Muovendosi da sola sale dal Terreno a un Tetto, e ne scende, senza Ascensore.
   *[no] Muovendosi da sola sale dal Terreno a un Tetto senza Ascensore.
}
champion-z13 = Z-13
champion-z13-hint = Per la Maggioranza conta 3 invece di 1.
drone-HAR = il Raccoglitore
drone-HAR-hint = Prende fino a due risorse dalla sua Regione, chiunque vi abbia la Maggioranza.
drone-TRA = il Trasporto
drone-TRA-hint = Recluta fino a due Spazzini nella sua Regione, senza Rifugio e chiunque vi abbia la Maggioranza.
drone-TEL = il Teletrasporto
drone-TEL-hint = Manda una o due tue unità dalla sua Regione ovunque sul Terreno, o una sola su qualsiasi Tetto.
drone-REA = il Mietitore
drone-REA-hint = Uccide uno Spazzino di ogni fazione avversaria nella sua Regione; in due giocatori, fino a due. Porta Rifornimenti e una Candy Boost.

# Talenti.
talent-bombardment = Bombardamento
talent-bombardment-hint = Conti 2 in più sul Terreno sotto uno dei tuoi Ponti.
talent-fortress = Fortezza
talent-fortress-hint = Conti 2 in più in una Regione con un tuo Rifugio.
talent-city-knowledge = Conoscenza della città
talent-city-knowledge-hint = Vinci tutti i pareggi per la Maggioranza.
talent-trojan-horse = Cavallo di Troia
talent-trojan-horse-hint = Conti 1 in più in una Regione con un drone.
talent-extreme-remedies = Estremi Rimedi
talent-extreme-remedies-hint = Dove non hai la Maggioranza, Raccogliere può invece uccidere uno Spazzino avversario.
talent-caravan = Caravan
talent-caravan-hint = Un Movimento può portare con sé un tuo Rifugio. Ogni tuo Rifugio conta 1 per le Maggioranze.
talent-field-engineer = Ingegnere da campo
talent-field-engineer-hint = Quando costruisci un Ponte o un Ascensore guadagni due Movimenti.
talent-snow-boots = Stivali da neve
talent-snow-boots-hint = Quando fai un Movimento ne guadagni un altro, che non ne porta altri.
talent-drop-pod = Drop Pod
talent-drop-pod-hint = Puoi costruire un Rifugio dove non hai unità.
talent-underground-shortcut = Scorciatoia sotterranea
talent-underground-shortcut-hint = I Terreni con un Ascensore tuo o neutrale sono collegati tra loro.
talent-prevail = Prevalere
talent-prevail-hint = Finché tutti i tuoi Spazzini sono sulla mappa, Reclutare può essere un Movimento o un Raccogliere.
talent-remote-control = Controllo remoto
talent-remote-control-hint = I droni che attivi possono volare una Regione più in là.
talent-resource-exploitation = Sfruttamento delle risorse
talent-resource-exploitation-hint = Quando raccogli dove c'è un Ascensore tuo o neutrale, puoi scambiare la Tecnologia con una Cella Energetica.
talent-alternative-energy = Energia alternativa
talent-alternative-energy-hint = Una volta per Fase, in un acquisto, puoi pagare una Tecnologia al posto di una Cella Energetica.
talent-delivery-robot = Robot da consegna
talent-delivery-robot-hint = Una volta per Fase, con una Cella Energetica, puoi comprare con una carta della mano, oltre alle due che giochi.
talent-deep-dig = Scavi profondi
talent-deep-dig-hint = Raccogliere può mettere una risorsa della Riserva Comune dove hai un'unità, invece di prenderne una.
talent-market-insight = Conoscere il mercato
talent-market-insight-hint = Le carte Drone ti costano una risorsa in meno, a tua scelta.
talent-trading-post = Base commerciale
talent-trading-post-hint = Ogni acquisto ti porta 1 Rifornimento.

# Missioni.
mission-T = Tecnologia
mission-T-hint = 1 Rifornimento per ogni Tecnologia sul tuo Pad; da un Turno passato 2 ogni 3.
mission-E = Celle Energetiche
mission-E-hint = 2 Rifornimenti per ogni Cella Energetica sul tuo Pad; da un Turno passato 3 ogni 2.
mission-D = Carte Drone
mission-D-hint = 2 Rifornimenti per ogni carta Drone in mano o sul Pad; da un Turno passato 1.
mission-B = Costruzioni
mission-B-hint = 2 Rifornimenti per ogni tua Costruzione sulla mappa; da un Turno passato 1.
mission-S = Spazzini
mission-S-hint = 3 Rifornimenti ogni 3 tuoi Spazzini sulla mappa; da un Turno passato 2.
mission-O = Avamposti
mission-O-hint = 2 Rifornimenti per ogni Avamposto che controlli; da un Turno passato 1.
mission-Cr = Avamposti rossi
mission-Cr-hint = 3 Rifornimenti per ogni Avamposto rosso che controlli; da un Turno passato 2.
mission-Cb = Avamposti blu
mission-Cb-hint = 3 Rifornimenti per ogni Avamposto blu che controlli; da un Turno passato 2.
mission-Cg = Avamposti verdi
mission-Cg-hint = 3 Rifornimenti per ogni Avamposto verde che controlli; da un Turno passato 2.
mission-G = Presìdi
mission-G-hint = { $champion_garrisons ->
    [yes] 2 Rifornimenti per ogni Avamposto nella cui Regione hai uno Spazzino o il tuo Campione; da un Turno passato 1.
   *[no] 2 Rifornimenti per ogni Avamposto nella cui Regione hai uno Spazzino; da un Turno passato 1.
}

# Carte.
card-AUX-1 = Auxilia 1
card-AUX-2 = Auxilia 2
card-AUX-3 = Auxilia 3
card-AUX-4 = Auxilia 4
card-AUX-5 = Auxilia 5
card-AUX-6 = Auxilia 6
card-AUX-7 = Auxilia 7
card-AUX-8 = Auxilia 8
card-RAV-1 = Ravagers 1
card-RAV-2 = Ravagers 2
card-RAV-3 = Ravagers 3
card-RAV-4 = Ravagers 4
card-RAV-5 = Ravagers 5
card-RAV-6 = Ravagers 6
card-RAV-7 = Ravagers 7
card-RAV-8 = Ravagers 8
card-R42-1 = Refuge 42 · 1
card-R42-2 = Refuge 42 · 2
card-R42-3 = Refuge 42 · 3
card-R42-4 = Refuge 42 · 4
card-R42-5 = Refuge 42 · 5
card-R42-6 = Refuge 42 · 6
card-R42-7 = Refuge 42 · 7
card-R42-8 = Refuge 42 · 8
card-FMZ-1 = Farm-Z 1
card-FMZ-2 = Farm-Z 2
card-FMZ-3 = Farm-Z 3
card-FMZ-4 = Farm-Z 4
card-FMZ-5 = Farm-Z 5
card-FMZ-6 = Farm-Z 6
card-FMZ-7 = Farm-Z 7
card-FMZ-8 = Farm-Z 8
card-TAC-1 = Squadra d'irruzione
card-TAC-2 = Infiltrati
card-TAC-3 = Leva sul campo
card-TAC-4 = Avanguardia
card-TAC-5 = Chiamata alle armi
card-TAC-6 = Accerchiamento
card-TAC-7 = Caposaldo
card-TAC-8 = Consiglio di guerra
card-LOG-1 = Squadra rampini
card-LOG-2 = Scalatori
card-LOG-3 = Smistamento
card-LOG-4 = Corridori dei tetti
card-LOG-5 = Convoglio
card-LOG-6 = Rete di recupero
card-LOG-7 = Montatori
card-LOG-8 = Linea espressa
card-MAC-1 = Stampante da campo
card-MAC-2 = Estrattori gemelli
card-MAC-3 = Vasca di clonazione
card-MAC-4 = Officina mobile
card-MAC-5 = Catena di montaggio
card-MAC-6 = Raffineria
card-MAC-7 = Prefabbricati
card-MAC-8 = Fonderia
card-BLK-01 = Imitatore
card-BLK-02 = Imitatore II
card-BLK-03 = Staffetta
card-BLK-04 = Rottamaio
card-BLK-05 = Sensale di celle
card-BLK-06 = Giro di batterie
card-BLK-07 = Scorta di razioni
card-BLK-08 = Corsa ai medicinali
card-BLK-09 = Arruolatori
card-BLK-10 = Vecchie mappe
card-BLK-11 = Cassetta degli attrezzi
card-BLK-12 = Favore della Cittadella
card-DRN-HAR-1 = Raccoglitore in linea
card-DRN-HAR-2 = Raccoglitore forzato
card-DRN-HAR-3 = Raccoglitore scortato
card-DRN-TRA-1 = Trasporto in linea
card-DRN-TRA-2 = Trasporto forzato
card-DRN-TRA-3 = Trasporto scortato
card-DRN-TEL-1 = Teletrasporto in linea
card-DRN-TEL-2 = Teletrasporto forzato
card-DRN-TEL-3 = Teletrasporto scortato
card-DRN-REA-1 = Mietitore in linea
card-DRN-REA-2 = Mietitore forzato
card-DRN-REA-3 = Mietitore scortato

# Candy Boost, colori, mercati.
candy-recruit = Reclutare
candy-shelter = Costruire un Rifugio
candy-move = Movimento
candy-elevator = Costruire un Ascensore
candy-collect = Raccogliere
candy-bridge = Costruire un Ponte
candy-tech = 1 Tecnologia
candy-wild = Avamposto jolly
candy-wild-hint = Vale come Avamposto di qualsiasi colore per un acquisto, e per un'azione per Avamposto della sua carta.
colour-red = rosso
colour-blue = blu
colour-green = verde
market-tactic = Tattica
market-logistic = Logistica
market-machinery = Impianti
market-black = Mercato Nero

# Il tavolo in righe.
sheet-setup = Prima del primo Turno
sheet-clock = Turno { $turn } di { $turns }, Fase { $phase }
sheet-over = La partita è finita dopo { $turns } Turni
sheet-order = Ordine: { $names }
sheet-bank = Riserva Comune: Tecnologie { $tech }, Celle Energetiche { $energy }; Candy Boost da pescare: { $candy }
sheet-next-first = Per ora il Turno 4 lo comincia { $name }
sheet-city = La città: le Regioni dove c'è qualcosa
sheet-faction = { $name } conta { $value } ({ $units })
sheet-added = { $name } +{ $count }
sheet-majority = Maggioranza: { $name }
sheet-tie = pareggio, nessuna Maggioranza
sheet-nobody = nessuno
sheet-outpost = Avamposto { $colour }: { $name }
sheet-neutral-shelter = un Rifugio neutrale
sheet-shelter = un Rifugio di { $name }
sheet-links = Vie: Regioni adiacenti, muri, Ascensori e Ponti
sheet-parts = { $region } (con { $parts })
sheet-near = adiacenti { $places }
sheet-walls = muri { $places }
sheet-elevator = Ascensore per { $place } ({ $name })
sheet-bridge = Ponte per { $place } ({ $name })
sheet-neutral = neutrale
sheet-markets = I mercati, ciascuno da sinistra a destra
sheet-market = { $market }, { $deck ->
    [0] nessuna carta nel mazzo
    [one] { $deck } carta nel mazzo
   *[other] { $deck } carte nel mazzo
}
sheet-empty = nessuna carta
sheet-asks = { $count ->
    [one] chiede { $count } Avamposto
   *[other] chiede { $count } Avamposti
}
sheet-back = { $count ->
    [one] { $count } Tecnologia indietro
   *[other] { $count } Tecnologie indietro
}
sheet-card = una carta
sheet-missions = Le Missioni, e quanto valgono adesso
sheet-mission = Turno { $turn }, { $mission }
sheet-worth = { $name } { $count }
sheet-taken = presa da { $name }
sheet-seat = { $name } · { $faction } · { $champion } · Rifornimenti { $supplies }, { $total } se si contasse adesso
sheet-has = Tecnologie { $tech }, Celle Energetiche { $energy }, Spazzini nella riserva { $reserve }
sheet-left = Da costruire: Rifugi { $shelters }, Ponti { $bridges }, Ascensori { $elevators }
sheet-outposts = Avamposti: { $cubes }
sheet-cubes = { $colour } { $count }
sheet-talent-open = Talento ({ $colour }): { $talent }. { $does }
sheet-talent-locked = Talento ({ $colour }), bloccato: { $talent }. { $does }
sheet-talent-secret = Talento ({ $colour }), segreto
sheet-hand = Mano ({ $count }): { $cards }
sheet-planned = Pianificate: { $cards }
sheet-pad = Sul Pad: { $cards }
sheet-down = { $card } (coperta)
sheet-bin = Cestino: { $cards }
sheet-candy = Candy Boost ({ $count }): { $kinds }
sheet-counted = Contato: quello che succede adesso non lo cambia
sheet-a-card-down = una carta coperta
sheet-in-play = In gioco: { $card }; restano: { $symbols }
score-track = Missioni e guadagni
score-outposts = Avamposti controllati
score-talents = Talenti sbloccati
score-tech = Tecnologia, ogni due
score-energy = Celle Energetiche
score-cards = Carte Mercato

# Il disegno.
area-map = La città
area-hand = Le tue carte
area-play = Carta in gioco
area-own = Il tuo posto
area-missions = Missioni
area-market = Mercati
area-players = Giocatori
area-turn = Turno e Rifornimenti
board-turn = Turno
board-turn-said = Turno { $turn } di { $turns }
board-phase = Fase { $phase }
board-phase-short = F { $phase }
board-phase-1-does = Ognuno, a turno, gioca due carte
board-phase-2-does = Ognuno, a turno, gioca due carte, poi può sbloccare i Talenti del cui colore ha due cubi
board-phase-3-does = Ognuno, a turno, gioca due carte, poi prende una Missione
board-phase-3-confrontation = Ognuno, a turno, gioca due carte; quando tutti hanno finito, ognuno, a turno, prende una Missione
board-track = Rifornimenti: il segno pieno dice quanti ne ha ciascuno, quello vuoto quanti ne avrebbe se si contasse adesso
board-mark = { $name }: { $supplies ->
    [one] { $supplies } Rifornimento
   *[other] { $supplies } Rifornimenti
}, { $counted } se si contasse adesso
board-bank = riserva
board-bank-said = Nella Riserva Comune: Tecnologie { $tech }, Celle Energetiche { $energy }. Candy Boost da pescare: { $candy }
board-column = Turno { $turn }
board-garrison = { $champion_garrisons ->
    [yes] Presidi un Avamposto con uno Spazzino o il tuo Campione nella sua Regione, chiunque abbia la Maggioranza
   *[no] Presidi un Avamposto con uno Spazzino nella sua Regione, chiunque abbia la Maggioranza; il Campione da solo non conta
}
board-mission-full = { $each ->
    [1] Nel suo Turno o prima: { $points } per ciascuno
   *[other] Nel suo Turno o prima: { $points } ogni { $each }
}
board-mission-past = { $each ->
    [1] Dopo il suo Turno: { $points } per ciascuno
   *[other] Dopo il suo Turno: { $points } ogni { $each }
}
board-mission-now = { $is_past ->
    [yes] Il Turno { $column } è passato: vale il numero di sotto
   *[no] Colonna del Turno { $column }: vale il numero pieno
}
board-mission-worth = { $name }: { $points ->
    [one] { $points } Rifornimento adesso
   *[other] { $points } Rifornimenti adesso
}
board-mission-taken = Presa da { $name }
board-market = { $market }: { $count ->
    [0] il mazzo è finito
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
board-market-does = Ogni carta chiede Avamposti di questo colore, e il suo prezzo
board-market-black = Per tutti: a sinistra una Tecnologia in più, a destra una Tecnologia indietro
board-unseen-cards = Non ancora viste: { $cards }
board-unseen-drones = { $count ->
    [one] { $count } carta Drone è in uno dei tre mazzi colorati
   *[other] { $count } carte Drone sono nei tre mazzi colorati
}
board-next-first = Se restasse così, il prossimo Turno comincerebbe { $name }: ha meno Rifornimenti
board-next-last = Se restasse così, il prossimo Turno comincerebbe { $name }, e per ultimo agirebbe { $poorest }, che ha meno Rifornimenti
board-hidden-cards = In mano, pianificate, coperte o riciclate: { $cards }
board-part = { $part }: { $points }
board-market-holds = { $name }: { $count ->
    [one] { $count } Avamposto
   *[other] { $count } Avamposti
}
board-open = per tutti
board-card-supplies = { $count ->
    [one] Alla fine vale { $count } Rifornimento
   *[other] Alla fine vale { $count } Rifornimenti
}
board-price = { $tech ->
    [0] Prezzo: { $energy ->
        [one] { $energy } Cella Energetica
       *[other] { $energy } Celle Energetiche
    }
   *[other] Prezzo: { $tech ->
        [one] { $tech } Tecnologia
       *[other] { $tech } Tecnologie
    }{ $energy ->
        [0] {""}
        [one] {" "}e { $energy } Cella Energetica
       *[other] {" "}e { $energy } Celle Energetiche
    }
}
board-needs = { $count ->
    [one] Chiede { $count } Avamposto ({ $market })
   *[other] Chiede { $count } Avamposti ({ $market })
}
board-dearer = { $count ->
    [one] In questo spazio { $count } Tecnologia in più
   *[other] In questo spazio { $count } Tecnologie in più
}
board-rebate = { $count ->
    [one] Dopo aver pagato { $count } Tecnologia indietro
   *[other] Dopo aver pagato { $count } Tecnologie indietro
}
board-symbol-each = { $symbol } – una volta per ogni tuo Avamposto ({ $market })
board-symbol-flight = Fai volare { $drone } fino a { $reach } Regioni, poi usa la sua abilità
board-symbol-gain-s = { $count ->
    [one] Ottieni { $count } Rifornimento
   *[other] Ottieni { $count } Rifornimenti
}
board-symbol-gain-t = { $count ->
    [one] Ottieni { $count } Tecnologia dalla Riserva Comune
   *[other] Ottieni { $count } Tecnologie dalla Riserva Comune
}
board-symbol-gain-e = { $count ->
    [one] Ottieni { $count } Cella Energetica dalla Riserva Comune
   *[other] Ottieni { $count } Celle Energetiche dalla Riserva Comune
}
board-symbol-R = Reclutare: uno Spazzino a un tuo Rifugio (con la Maggioranza) o a uno neutrale
board-symbol-Rr = { $red_recruit_majority ->
    [no] Reclutare rosso: anche dove hai un'unità, senza la Maggioranza
   *[yes] Reclutare rosso: anche dove hai un'unità, con la Maggioranza
}
board-symbol-Rg = Reclutare verde: e metti lì una risorsa della Riserva Comune
board-symbol-M = Movimento: unità in una Regione collegata, dove poi hai la Maggioranza
board-symbol-Mr = Movimento rosso: le Maggioranze si ignorano
board-symbol-Mb = Movimento blu: anche su e giù per i muri
board-symbol-C = Raccogliere: una risorsa da una Regione dove hai la Maggioranza
board-symbol-Cb = Raccogliere blu: e scambiala, se vuoi
board-symbol-Cg = Raccogliere verde: e una Tecnologia dalla Riserva Comune
board-symbol-B = Costruire un Rifugio, un Ponte o un Ascensore dove hai un'unità
board-symbol-BS = Costruire un Rifugio dove hai un'unità
board-symbol-BB = Costruire un Ponte da un Tetto dove hai un'unità
board-symbol-BE = Costruire un Ascensore accanto a una tua unità
board-symbol-COPY = { $copy_scope ->
    [own] Copia: le azioni di una carta che hai giocato scoperta in questo Turno
   *[any] Copia: le azioni di una carta che chiunque ha giocato scoperta in questo Turno
}
board-symbol-BUY = Compra una carta da un mercato
board-places = { $count ->
    [0] { $symbol } – ora in nessun posto
    [one] { $symbol } – ora in { $count } posto
   *[other] { $symbol } – ora in { $count } posti
}
board-in-play = In gioco
board-nothing-in-play = ancora nessuna carta
board-playing = { $which ->
    [1] { $card }, prima carta
   *[other] { $card }, seconda carta
}
board-playing-down = { $card }, coperta: compra
board-unseen = Una carta che conosce solo chi la tiene
board-face-down = Coperta: le sue azioni non si eseguono, e a fine Turno va nel Cestino
board-candy = { $count ->
    [0] Non hai Candy Boost
    [one] Hai { $count } Candy Boost
   *[other] Hai { $count } Candy Boost
}
board-candy-kind = { $count ->
    [one] Candy Boost: { $kind }
   *[other] Candy Boost: { $kind } ({ $count })
}
board-candy-does = Posala sulla carta in gioco: aggiunge la sua azione. Al massimo una per carta
board-boost = Candy Boost su questa carta: { $kind }
board-copies = Copia una di queste
board-copies-played = Giocata da { $name } in questo Turno
board-wallet = { $tech ->
    [one] Hai { $tech } Tecnologia
   *[other] Hai { $tech } Tecnologie
} e { $energy ->
    [one] { $energy } Cella Energetica
   *[other] { $energy } Celle Energetiche
}
board-tab = { $card }, coperta: compri una carta, e questa a fine Turno va nel Cestino
board-tab-buys = { $count ->
    [0] Ora non c'è una carta che potresti comprare
    [one] Ora c'è { $count } carta che potresti comprare
   *[other] Ora ci sono { $count } carte che potresti comprare
}
board-talent-hidden = Talento di { $name } ({ $colour }), ancora segreto
board-talent-none = { $name } non ha ancora un Talento { $colour }
board-talent-open = Sbloccato per il resto della partita
board-talent-locked = Bloccato: { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
} su { $needed }. Si sblocca alla fine della Fase 2
board-talent-ready = Bloccato, ma i { $needed } cubi che servono ci sono: si sblocca alla fine della Fase 2
board-hidden = segreto
board-taken = Preso da { $name }
board-tech = { $name }: Tecnologie { $count }. Pagano le carte; ogni 2 valgono 1 Rifornimento alla fine
board-energy = { $name }: Celle Energetiche { $count }. Pagano le carte; ognuna vale 1 Rifornimento alla fine
board-stock-hood = { $count ->
    [one] { $name }: { $count } Spazzino nella riserva
   *[other] { $name }: { $count } Spazzini nella riserva
}
board-stock-shelter = { $count ->
    [one] { $name }: { $count } Rifugio da costruire
   *[other] { $name }: { $count } Rifugi da costruire
}
board-stock-bridge = { $count ->
    [one] { $name }: { $count } Ponte da costruire
   *[other] { $name }: { $count } Ponti da costruire
}
board-stock-lift = { $count ->
    [one] { $name }: { $count } Ascensore da costruire
   *[other] { $name }: { $count } Ascensori da costruire
}
board-stock-candy = { $name }: { $count } Candy Boost
board-stock-bin = { $count ->
    [one] { $name }: { $count } carta nel Cestino; i suoi Rifornimenti alla fine contano lo stesso
   *[other] { $name }: { $count } carte nel Cestino; i loro Rifornimenti alla fine contano lo stesso
}
board-stock-cards = { $count ->
    [one] { $name }: { $count } carta in mano
   *[other] { $name }: { $count } carte in mano
}
board-first = 1°
board-first-said = Primo giocatore in questo Turno
board-counted = in tutto
board-counted-final = contato
board-played = giocate
board-hand-of = { $count ->
    [one] mano: { $count } carta
   *[other] mano: { $count } carte
}
board-legend = Legenda
board-legend-actions = Azioni sulle carte
board-legend-city = In città
board-legend-table = Attorno alla città
board-legend-talents = Talenti
board-legend-levels = Terreno sotto, Tetto sopra; su e giù vanno droni, Ascensori e Movimenti blu
board-legend-barrier = Una barriera divide due Regioni dello stesso livello; sono adiacenti
board-legend-squad = Spazzini di un giocatore, e quanti sono
board-legend-champion = Un Campione: conta come uno Spazzino, non può morire, ha un'abilità
board-legend-majority = Chi ha la Maggioranza in questa Regione
board-legend-tie = Pareggio: nessuno ha la Maggioranza
board-legend-values = Quanto conta lì ogni fazione, se non basta contare i cappucci
board-legend-offer = Come sarebbe dopo questa scelta, e che cosa porterebbe
board-legend-outpost = Un Avamposto libero: il suo cubo è lì sopra
board-legend-held = Un Avamposto che qualcuno controlla
board-legend-kept = Tenuto in pareggio, finché chi lo controlla vi ha un'unità
board-legend-tokens = Tecnologia sul Terreno, Celle Energetiche sui Tetti
board-legend-shelter = Rifugi: i neutrali per tutti, gli altri per chi li ha costruiti
board-legend-elevator = Gli Ascensori uniscono Terreno e Tetto: neutrali, o di un giocatore
board-legend-bridge = Un Ponte unisce due Tetti di un distretto
board-legend-drone = Un drone: lo fa volare chi gioca la sua carta
board-legend-gold = Oro: si può scegliere adesso
board-legend-supplies = Rifornimenti: vince chi ne ha di più
board-legend-counted = Dove sarebbe un giocatore se si contasse adesso
board-legend-card = Una carta giocata, o in mano a qualcuno
board-legend-face-down = Coperta: ha comprato, o poteva; va nel Cestino
board-legend-price = Un prezzo; rosso dove hai troppo poco
board-legend-asked = Avamposti richiesti da una carta; barrati quelli che ti mancano
board-legend-crate = Rifornimenti che la carta vale alla fine
board-legend-mission = Quanto paga una Missione: nel suo Turno o prima, e dopo
board-legend-worth = Quanto ti porterebbe adesso
board-legend-talent-open = Un Talento sbloccato
board-legend-talent-locked = Un tuo Talento, ancora bloccato
board-legend-talent-hidden = Un Talento altrui, ancora segreto
board-legend-cubes = Avamposti controllati; due di un colore sbloccano il suo Talento
board-legend-candy = Candy Boost: il tipo lo vede solo chi le ha
board-legend-stock = Che cosa resta nella riserva
board-legend-bin = Il Cestino: fuori gioco, ma alla fine conta
board-legend-missions = Che cosa contano le Missioni: Spazzini, Avamposti presidiati e altro
board-aim-play = Gioca due carte per Fase; una può essere coperta, e compra
board-aim-majority = Conta più di ogni altro: entra, raccogli, tieni gli Avamposti
board-aim-mission = Prendi una Missione ogni Turno
board-aim-count = Si conta alla fine
board-aim-outposts = per ogni Avamposto che controlli
board-aim-talents = per uno, due, tre Talenti sbloccati
board-aim-tech = ogni due Tecnologie
board-aim-energy = per ogni Cella Energetica
board-aim-cards = quanto mostrano le tue carte Mercato
board-region-wide = { $region }, un'unica Regione in { $count } distretti
board-scrappers = { $count ->
    [one] { $count } Spazzino
   *[other] { $count } Spazzini
}
board-added = { $count } ({ $name })
board-value = { $name }: { $parts } = { $value }
board-majority = { $name } ha la Maggioranza
board-majority-against = { $name } ha la Maggioranza, { $value } contro { $others }
board-majority-knowledge = { $name } ha la Maggioranza: la Conoscenza della città vince il pareggio a { $value }
board-tie = Pareggio ({ $names }): nessuno ha la Maggioranza
board-empty = Non c'è nessuno
board-barred = Non puoi andarci: { $reason }
board-enter = Per la Maggioranza qui dovresti contare { $count }
board-nobody-of-yours = { $name }: qui nessuno
board-enter-red = Un Movimento rosso ci porta anche senza
board-enter-neena = Un Movimento rosso ci porta anche senza, e così Neena
board-outpost = { $colour ->
    [rosso] Avamposto rosso (Tattica, cerchio { $letter })
    [blu] Avamposto blu (Logistica, cerchio { $letter })
   *[verde] Avamposto verde (Impianti, cerchio { $letter })
}
board-outpost-free = { $outpost }: non lo controlla nessuno
board-outpost-held = { $outpost }: lo controlla { $name }
board-outpost-kept = { $outpost }: in pareggio lo tiene { $name }, finché vi ha un'unità
board-lying-tech = { $count ->
    [one] { $count } Tecnologia da raccogliere
   *[other] { $count } Tecnologie da raccogliere
}
board-lying-energy = { $count ->
    [one] { $count } Cella Energetica da raccogliere
   *[other] { $count } Celle Energetiche da raccogliere
}
board-squad = { $count ->
    [one] { $count } Spazzino di { $name }, { $region }
   *[other] { $count } Spazzini di { $name }, { $region }
}
board-champion = { $champion }, Campione di { $name }, { $region }
board-shelter-neutral-does = Qui recluta chiunque, anche senza Maggioranza
board-shelter-does = Qui recluta { $name }, se ha la Maggioranza
board-link-neutral-does = Per tutti queste due Regioni sono adiacenti
board-link-does = Solo per { $name } queste due Regioni sono adiacenti
board-built = { $construction } di { $name }, { $place }
board-built-neutral = { $construction } per tutti, { $place }
board-drone = { $drone }, { $region }
board-ghost-shelter = Qui si può costruire un Rifugio
board-ghost-bridge = Qui si può costruire un Ponte
board-ghost-elevator = Qui si può costruire un Ascensore
board-ghost-left = { $count ->
    [0] Non ne hai più: viene qui uno che hai già costruito
    [one] Te ne resta { $count }
   *[other] Te ne restano { $count }
}
board-take = { $count ->
    [0] Non prendere nulla
    [one] Prendi { $count } risorsa
   *[other] Prendi { $count } risorse
}
board-keep = Tieni ciò che hai preso
board-exchange = Scambialo con l'altra risorsa della Riserva Comune
board-seed = Metti qui una risorsa della Riserva Comune
board-seed-none = Non mettere nulla
board-final = Punteggio finale
board-standing = Se si contasse adesso
board-total = Totale

# Impostazioni.
setting-layout = La città
setting-layout-hint = Se i distretti hanno una disposizione fissa o sono a caso, ciascuno ruotato a caso.
setting-layout-quick = Veloce, sempre la stessa
setting-layout-random = A caso
setting-shelter_diag_ok = Rifugi neutrali ad angolo
setting-shelter_diag_ok-hint = In una città a caso i due distretti con il Rifugio neutrale possono toccarsi per un angolo.
setting-outpost_setup = I colori degli Avamposti
setting-outpost_setup-hint = Quale colore va su quale lettera dei distretti.
setting-outpost_setup-quick = Rosso su A, blu su B, verde su C
setting-outpost_setup-advanced = Tirati a sorte
setting-talent_setup = I Talenti
setting-talent_setup-hint = Regola opzionale 2: i Talenti si scelgono da gruppi scoperti, a cominciare dall'ultimo giocatore, invece di pescarli in segreto.
setting-talent_setup-random = Pescati in segreto
setting-talent_setup-draft = Scelti allo scoperto
setting-opt_no_choice = Nessuna Scelta
setting-opt_no_choice-hint = Regola opzionale 1: solo quattro Missioni, una per Turno.
setting-opt_planning = Pianificazione
setting-opt_planning-hint = Regola opzionale 3: le mani sono segrete, e tutti pianificano insieme le due carte di una Fase.
setting-opt_confrontation = Confronto
setting-opt_confrontation-hint = Regola opzionale 4: le Missioni si prendono, e alla fine si conta, solo quando tutti hanno finito la Fase 3.
setting-opt_rebel = Ribelle
setting-opt_rebel-hint = Regola opzionale 5: nessuno è obbligato a prendere una Missione.
setting-turn_order = Ordine di turno
setting-turn_order-hint = Chi agisce per primo nei Turni dal 2 al 4.
setting-turn_order-rotate = Il segnalino passa a sinistra
setting-turn_order-supplies = Prima chi ha meno Rifornimenti
setting-tie_control = Avamposti in pareggio
setting-tie_control-hint = Chi controlla un Avamposto quando nessuno ha più la Maggioranza.
setting-tie_control-sticky = Chi lo teneva, finché è lì
setting-tie_control-release = Nessuno
setting-unitless_bonus = Talenti senza unità
setting-unitless_bonus-hint = Se i Talenti contano in una Regione dove non hai unità.
setting-champion_garrisons = I Campioni presidiano
setting-champion_garrisons-hint = Se un Campione da solo conta per la Missione dei presìdi.
setting-copy_scope = Copia
setting-copy_scope-hint = Di chi sono le carte di questo Turno che si possono copiare.
setting-copy_scope-any = Di chiunque
setting-copy_scope-own = Tue
setting-red_recruit_majority = Reclutare rosso vuole la Maggioranza
setting-red_recruit_majority-hint = Se serve la Maggioranza dove Reclutare rosso piazza uno Spazzino senza Rifugio.
setting-aria_down = Aria scende
setting-aria_down-hint = Se Aria fa a meno dell'Ascensore anche da un Tetto al Terreno.
setting-reaper_supply = La ricompensa del Mietitore
setting-reaper_supply-hint = Quanti Rifornimenti porta il Mietitore.
setting-reaper_supply-per_kill = 1 per ogni Spazzino ucciso
setting-reaper_supply-flat1 = 1 in tutto
setting-candy_on_facedown = Candy Boost su una carta coperta
setting-candy_on_facedown-hint = Quali Candy Boost si posano su una carta che compra.
setting-candy_on_facedown-any = Tutte
setting-candy_on_facedown-wild_only = Solo l'Avamposto jolly
setting-endgame_scoring = Il conteggio finale
setting-endgame_scoring-hint = Quando si contano Avamposti, Talenti, Tecnologia e Celle Energetiche.
setting-endgame_scoring-common = Per tutti, dopo l'ultima Pulizia
setting-endgame_scoring-individual = Per ciascuno, dopo la sua ultima Fase
setting-market_left = Avamposti richiesti a sinistra
setting-market_left-hint = Quanti Avamposti del suo colore chiede la carta più recente di un mercato.
setting-market_middle = Avamposti richiesti al centro
setting-market_middle-hint = Quanti Avamposti del suo colore chiede la carta al centro di un mercato.
setting-market_right = Avamposti richiesti a destra
setting-market_right-hint = Quanti Avamposti del suo colore chiede la carta più vecchia di un mercato.
setting-tiebreak_1 = A parità: per primo
setting-tiebreak_1-hint = Che cosa decide se i Rifornimenti sono pari; se non resta altro, la vittoria è condivisa.
setting-tiebreak_1-none = Niente
setting-tiebreak_1-outposts = Più Avamposti
setting-tiebreak_1-talents = Più Talenti sbloccati
setting-tiebreak_1-energy = Più Celle Energetiche
setting-tiebreak_1-tech = Più Tecnologia
setting-tiebreak_2 = A parità: per secondo
setting-tiebreak_2-hint = Che cosa decide se i Rifornimenti sono pari; se non resta altro, la vittoria è condivisa.
setting-tiebreak_2-none = Niente
setting-tiebreak_2-outposts = Più Avamposti
setting-tiebreak_2-talents = Più Talenti sbloccati
setting-tiebreak_2-energy = Più Celle Energetiche
setting-tiebreak_2-tech = Più Tecnologia
setting-tiebreak_3 = A parità: per terzo
setting-tiebreak_3-hint = Che cosa decide se i Rifornimenti sono pari; se non resta altro, la vittoria è condivisa.
setting-tiebreak_3-none = Niente
setting-tiebreak_3-outposts = Più Avamposti
setting-tiebreak_3-talents = Più Talenti sbloccati
setting-tiebreak_3-energy = Più Celle Energetiche
setting-tiebreak_3-tech = Più Tecnologia
setting-tiebreak_4 = A parità: per quarto
setting-tiebreak_4-hint = Che cosa decide se i Rifornimenti sono pari; se non resta altro, la vittoria è condivisa.
setting-tiebreak_4-none = Niente
setting-tiebreak_4-outposts = Più Avamposti
setting-tiebreak_4-talents = Più Talenti sbloccati
setting-tiebreak_4-energy = Più Celle Energetiche
setting-tiebreak_4-tech = Più Tecnologia

# Lezioni.
lesson-move-title = Il primo Movimento
lesson-move-task = Guidi Refuge 42. La carta in gioco ha due azioni, Movimento e Raccogliere, da eseguire nell'ordine che vuoi. Nel cortile 2.2 aspettano due Spazzini e il tuo Campione, Aria. Muovi i due Spazzini nella strada 2.2 b, e lascia Aria dov'è.
lesson-move-learned = Un Movimento porta quante unità vuoi da una Regione a un'altra collegata. Una strada continua oltre il bordo del distretto: quello che nessuna barriera divide è un'unica Regione. Dove non ci sono avversari puoi sempre andare.
lesson-collect-title = Raccogliere
lesson-collect-task = Adesso l'altra azione della carta. Si raccoglie dove si ha la Maggioranza, cioè dove si conta più di ogni altro. Nella strada 2.2 b i tuoi Spazzini sono due, e uno quello dell'avversario. Raccogli lì la Tecnologia.
lesson-collect-learned = Due contro uno, e la Tecnologia è tua. Sul Terreno c'è Tecnologia, sui Tetti ci sono Celle Energetiche. Entrambe pagano carte migliori, e ciò che ti resta conta alla fine: due Tecnologie, o una Cella, fanno un Rifornimento.
lesson-majority-title = La Maggioranza
lesson-majority-task = L'avversario tiene la strada 2.2 d con due Spazzini. Per andare dove ci sono avversari devi avere la Maggioranza all'arrivo, e un pareggio non basta. Nella strada 2.2 b hai quattro Spazzini: va' con tre, così uno resta.
lesson-majority-learned = Tre contro due. L'avversario ha perso la Maggioranza, e con lei l'Avamposto rosso: il cubo è passato da un Pad all'altro. Nessuno però è scacciato: adesso lì ci sono tutte e due le fazioni.
lesson-outpost-title = Tenere un Avamposto
lesson-outpost-task = Con tre Spazzini nella strada 2.2 a controlli il suo Avamposto verde. Quello rosso, nella strada 2.2 d, è libero. Prendilo con uno o due Spazzini, ma lascia qualcuno: un Avamposto che tutti hanno lasciato non è di nessuno.
lesson-outpost-learned = Due Avamposti, due cubi sul Pad. Con i cubi compri nel mercato del loro colore, due dello stesso colore sbloccano un Talento, le Missioni li pagano, e alla fine ognuno vale un Rifornimento.
lesson-recruit-title = Reclutare
lesson-recruit-task = Reclutare porta uno Spazzino della tua riserva in un Rifugio. Nel tuo, nella strada 2.2 b, ti servirebbe la Maggioranza con il nuovo arrivato, e lì ci sono due avversari. In un Rifugio neutrale non la chiede nessuno. Recluta nel cortile 2.1, in mezzo alla gente dell'avversario.
lesson-recruit-learned = I Rifugi neutrali accolgono tutti. I tuoi, costruiti dove ti serve gente, chiedono la Maggioranza. Quelli degli avversari non li puoi usare mai.
lesson-elevator-title = Su, ai tetti
lesson-elevator-task = Le unità salgono un muro solo con un Ascensore, proprio o neutrale. Sul tetto 2.5 R c'è una Cella Energetica, e la strada 2.2 b, dove sta il tuo Spazzino, corre lungo il suo muro. Costruisci un Ascensore tra la strada e il tetto.
lesson-elevator-learned = Per te adesso la strada e il tetto sono adiacenti, in su e in giù, e il Movimento della stessa carta ti porta di sopra. Per costruire serve un'unità a un capo, ma non la Maggioranza. Allo stesso modo i Ponti uniscono due tetti di un distretto.
lesson-drone-title = Far volare un drone
lesson-drone-task = Questa carta attiva il Trasporto. Un drone vola fino a due Regioni, anche su e giù per i muri, e poi agisce. Il tetto 2.4 S è una torre dove a piedi non arriva nessuno. Volaci dalla strada di sotto, e fa' portare al Trasporto due Spazzini.
lesson-drone-learned = Due Spazzini sulla torre: non serviva né un Rifugio né la Maggioranza, e l'Avamposto blu lassù è tuo. Il Trasporto resta lì, e lo farà volare chi avrà una carta per farlo.
lesson-buy-title = Al mercato
lesson-buy-task = Una delle due carte di una Fase può essere coperta: non fa altro che lasciarti comprare. La tua è coperta. I mercati colorati chiedono Avamposti, il Mercato Nero no; ma lì la carta a sinistra costa una Tecnologia in più, e quella a destra ne restituisce una. Hai due Tecnologie. Compra Vecchie mappe.
lesson-buy-learned = Vecchie mappe è nella tua mano, e potrebbe già essere la seconda carta di questa Fase. La carta coperta a fine Turno va nel Cestino. La fila è scorsa a destra, e a sinistra c'è una carta nuova.
lesson-talent-title = Sbloccare un Talento
lesson-talent-task = La tua Fase 2 è finita, e sul Pad hai due cubi rossi. Sblocca il tuo Talento rosso: è Fortezza, e finora lo sapevi solo tu.
lesson-talent-learned = Resta sbloccato, anche se perdi gli Avamposti. D'ora in poi, dove un tuo Rifugio è accanto alle tue unità, conti 2 in più. Uno, due, tre Talenti alla fine valgono 1, 3, 6 Rifornimenti.
lesson-mission-title = Prendere una Missione
lesson-mission-task = Alla fine della Fase 3 ognuno prende una Missione, mai due nella stessa colonna. Questo è il Turno 2. Le Missioni di questo Turno o dei prossimi pagano per intero, quelle dei Turni passati di meno. Prendi quella che adesso ti porta di più.
lesson-mission-learned = Otto Rifornimenti per quattro Avamposti, due l'uno, anche se la Missione è del Turno 3. Quella colonna d'ora in poi per te è chiusa, non per l'avversario. Quattro Turni, quattro Missioni: i tuoi Rifornimenti vengono soprattutto da lì.
