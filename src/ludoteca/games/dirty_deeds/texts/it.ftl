# Dirty Deeds in italiano.
game-title = Dirty Deeds
game-blurb = Tre ruote di vetro e pietra girano su un sottosuolo nascosto: scegli un personaggio in segreto, conquista, scava, ruota, prima che appaia la clessidra.

aim-win = Vince chi fa più punti sulle tre ruote: sulla Terra con la più estesa area contigua, tra i Nani con il numero di esagoni, tra gli Elfi con le colonie isolate, che non toccano altre tue.
aim-turn = Ogni turno tutti nascondono un personaggio nel pugno, o niente, e lo aprono insieme. Agisce prima il più veloce: conquista esagoni, prende ciò che sta sotto o, pagando un onere, fa di più.
aim-end = Sotto la ruota degli Elfi è nascosta una clessidra. Quando qualcuno la vede si contano gli ultimi turni, e poi i punti.

chapter-COMP = Contenuto della scatola
chapter-BOARD = Il tabellone
chapter-SETUP = Preparazione
chapter-TURN = Il turno
chapter-KEY = Parole chiave
chapter-KNIGHT = L'Armigero
chapter-SPY = La Spia
chapter-CHRONO = Il Cronoarcanista
chapter-ENG = Il Geniere
chapter-RECR = Il Reclutamento
chapter-FAM = Il Famiglio
chapter-END = Fine della partita
chapter-SCORE = Il punteggio

prompt-place-base = piazza la tua base su un vertice della ruota grande
prompt-choose-in-secret = scegli in segreto: chi tieni in mano, per che cosa, e l'onere
prompt-choose-in-secret-1 = scegli in segreto: un personaggio, o il pugno vuoto
prompt-choose-in-secret-2 = scegli in segreto per quale azione
prompt-choose-in-secret-3 = conferma tutta la scelta, onere compreso, e posa la mano sul tabellone
prompt-choose-action = scegli quale azione semplice compie il tuo personaggio
prompt-place-character = metti il personaggio su un tuo esagono libero
prompt-conquer = conquista un esagono
prompt-capture = cattura un personaggio
prompt-instigate = sostituisci una tessera trasparente accanto alla tua Spia, o basta così
prompt-turn-wheel = gira la ruota di una tacca, o lasciala com'è
prompt-exchange = scambia Domini colorati, o basta così
prompt-choose-familiar-action = il tuo Famiglio è arrivato: scegli che cosa fa
prompt-choose-wheel = scegli la ruota che gira indietro
prompt-incite = scegli che cosa copre la Rivolta, o basta così
prompt-change-time = un turno in più, o uno in meno
# The same, said of others.
prompt-place-base-other = { $names } piazza la base su un vertice della ruota grande
prompt-choose-in-secret-other = { $count ->
    [one] { $names } sceglie in segreto un personaggio
   *[other] { $names } scelgono in segreto un personaggio
}
prompt-choose-action-other = { $names } sceglie che cosa fa il personaggio
prompt-place-character-other = { $names } mette un personaggio su un esagono
prompt-conquer-other = { $names } sceglie l'esagono da conquistare
prompt-capture-other = { $names } sceglie chi catturare
prompt-instigate-other = { $names } sceglie una tessera da sostituire accanto alla Spia
prompt-turn-wheel-other = { $names } decide se la ruota gira
prompt-exchange-other = { $names } può scambiare Domini colorati
prompt-choose-familiar-action-other = { $names } sceglie che cosa fa il Famiglio
prompt-choose-wheel-other = { $names } sceglie la ruota che gira indietro
prompt-incite-other = { $names } sceglie che cosa copre la Rivolta
prompt-change-time-other = { $names } sceglie tra un turno in più e uno in meno

action-base = Base su { $hex }
action-choose = Prendi { $hand }
action-intend = { $intent }
action-pay = Onere con tessere colorate: { $amount } e { $amount-2 }
action-do = { $deed }
action-place = Mettilo su { $hex }
action-conquer = Conquista { $hex }
action-conquer-stop = Nessun'altra conquista
action-capture = Cattura { $character } di { $seat }
action-capture-stop = Nessun'altra cattura
action-instigate = Copri { $hex } con una tessera opaca
action-instigate-stop = Non coprire altro
action-turn = Gira di una tacca
action-turn-stop = Lascia la ruota
action-exchange = Dai una tessera di { $seat }, prendi { $taken }
action-exchange-stop = Nessun altro scambio
action-familiar = { $deed }
action-wheel = Gira indietro { $wheel }
action-riot = La Rivolta copre { $hex }
action-riot-stop = La Rivolta è finita
action-delay = { $change }

label-hex = { $place } { $site }
label-ready = Conferma: { $hand } – { $deed }
label-ready-paying = Conferma: { $hand } – { $deed }, con { $tiles }
label-pay = Onere: { $tiles }
label-pay-opaque = { $count ->
    [one] { $count } tessera opaca
   *[other] { $count } tessere opache
}
label-pay-colour = { $count ->
    [one] { $count } tessera di { $name }
   *[other] { $count } tessere di { $name }
}
label-pay-tokens = { $token ->
    [Incanto] { $count ->
        [one] { $count } Incanto
       *[other] { $count } Incanti
    }
   *[other] { $count ->
        [one] { $count } Tradizione
       *[other] { $count } Tradizioni
    }
}
label-paid-opaque = { $opaque ->
    [one] { $opaque } Dominio opaco
   *[other] { $opaque } Domini opachi
}
label-paid-coloured = { $coloured ->
    [one] { $coloured } Dominio colorato
   *[other] { $coloured } Domini colorati
}
label-paid = { $opaque ->
    [0] { label-paid-coloured }
   *[other] { $coloured ->
        [0] { label-paid-opaque }
       *[other] { label-paid-opaque } e { label-paid-coloured }
    }
}
label-place = Metti { $character } su { $hex }
label-conquer-none = { $left ->
    [one] Nessuna conquista
   *[other] Nessuna conquista (ne hai fino a { $left })
}
label-conquer-stop = { $left ->
    [one] Nessun'altra conquista (ne resta una)
   *[other] Nessun'altra conquista (ne restano fino a { $left })
}
label-instigate-none = { $left ->
    [one] Non coprire nulla
   *[other] Non coprire nulla (puoi coprirne fino a { $left })
}
label-instigate-stop = { $left ->
    [one] Non coprire altro (ne resta uno)
   *[other] Non coprire altro (ne restano fino a { $left })
}
label-conquer = Conquista { $hex } (opaco)
label-conquer-from = Conquista { $hex } a { $name }
label-knows = sotto: { $icons }
label-costly = Azione onerosa: { $deed } ({ $burden })
label-domains = { $count ->
    [one] { $count } Dominio
   *[other] { $count } Domini
}
label-simple = Azione semplice: { $deed }
label-either = { $one } o { $other }
label-capture = Cattura { $character } di { $name } su { $hex }
label-turn-forward = Gira avanti di una tacca { $wheel }
label-turn-backward = Gira indietro di una tacca { $wheel }

event-base-placed = { $seat-is ->
    [you] Piazzi la tua base su { label-hex }.
   *[other] { $seat } piazza la base su { label-hex }.
}
event-turn-began = Turno { $turn }.
event-showed = { $seat-is ->
    [you] Apri la mano: { $hand } ({ $intent }).
   *[other] { $seat } apre la mano: { $hand } ({ $intent }).
}
event-fizzled = { $seat-is ->
    [you] La tua azione è impossibile: { $character } torna dietro il tuo schermo.
   *[other] L'azione di { $seat } è impossibile: { $character } torna dietro lo schermo.
}
event-placed = { $seat-is ->
    [you] Metti { $character } su { label-hex }.
   *[other] { $seat } mette { $character } su { label-hex }.
}
event-conquered = { $seat-is ->
    [you] Conquisti { label-hex }.
   *[other] { $seat } conquista { label-hex }.
}
event-taken-from = { $seat-is ->
    [you] Conquisti { label-hex }, che era di { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } conquista { label-hex }, che era tuo.
       *[other] { $seat } conquista { label-hex }, che era di { $rival }.
    }
}
event-uncovered = Sotto { label-hex }: { $icon }, { $portion }.
event-captured = { $seat-is ->
    [you] Catturi { $character } di { $rival } su { label-hex }.
   *[other] { $rival-is ->
        [you] { $seat } ti cattura { $character } su { label-hex }.
       *[other] { $seat } cattura { $character } di { $rival } su { label-hex }.
    }
}
event-replaced = { $seat-is ->
    [you] { $rival-is ->
        [you] Copri { label-hex }, che era tuo.
       *[other] Copri { label-hex }, che era di { $rival }.
    }
   *[other] { $rival-is ->
        [you] { $seat } copre { label-hex }, che era tuo.
       *[other] { $seat } copre { label-hex }, che era di { $rival }.
    }
}
event-turned = { $cause }: il disco sotto { $wheel } gira { $sense } di una tacca.
event-gained = { $seat-is ->
    [you] Prendi { label-pay-tokens }.
   *[other] { $seat } prende { label-pay-tokens }.
}
event-paid-tiles = { $seat-is ->
    [you] Paghi { label-paid }.
   *[other] { $seat } paga { label-paid }.
}
event-paid-tokens = { $seat-is ->
    [you] Paghi { label-pay-tokens }.
   *[other] { $seat } paga { label-pay-tokens }.
}
event-exchanged = { $seat-is ->
    [you] Scambi una tessera di { $rival } con { $taken }.
   *[other] { $rival-is ->
        [you] { $seat } scambia una tua tessera con { $taken }.
       *[other] { $seat } scambia una tessera di { $rival } con { $taken }.
    }
}
event-recruited = { $seat-is ->
    [you] Recluti: { $count ->
        [0] non c'era nessuno da richiamare
        [one] torna un personaggio
       *[other] tornano { $count } personaggi
    }.
   *[other] { $seat } recluta: { $count ->
        [0] non c'era nessuno da richiamare
        [one] torna un personaggio
       *[other] tornano { $count } personaggi
    }.
}
event-released = { $seat-is ->
    [you] Rilasci { $character } di { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } ti rilascia { $character }.
       *[other] { $seat } rilascia { $character } di { $rival }.
    }
}
event-refilled = La scorta comune è esaurita e si ripristina: Tradizioni { $traditions }, Incanti { $enchantments }.
event-familiar-moved = { $seat-is ->
    [you] Il tuo Famiglio va sulla casella { $square }.
   *[other] Il Famiglio di { $seat } va sulla casella { $square }.
}
event-familiar-acted = { $seat-is ->
    [you] Il tuo Famiglio agisce: { $deed }.
   *[other] Il Famiglio di { $seat } agisce: { $deed }.
}
event-delayed = { $seat-is ->
    [you] Aggiungi un turno: ne restano { $turns }, questo compreso.
   *[other] { $seat } aggiunge un turno: ne restano { $turns }, questo compreso.
}
event-hastened = { $seat-is ->
    [you] Togli un turno: { $turns ->
        [one] questo è l'ultimo
       *[other] ne restano { $turns }, questo compreso
    }.
   *[other] { $seat } toglie un turno: { $turns ->
        [one] questo è l'ultimo
       *[other] ne restano { $turns }, questo compreso
    }.
}
event-revealed = La clessidra è rivelata!
event-last-turns = { $turns ->
    [0] Il periodo dimensionale è finito.
    [one] Si gioca ancora un turno.
   *[other] Si giocano ancora { $turns } turni.
}
event-scored = { $seat-is ->
    [you] Hai { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
   *[other] { $seat } ha { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
}
event-nothing-conquered = { $seat-is ->
    [you] Non conquisti nulla.
   *[other] { $seat } non conquista nulla.
}
event-nothing-covered = { $seat-is ->
    [you] La tua Spia non copre nulla.
   *[other] La Spia di { $seat } non copre nulla.
}
event-nothing-gained = { $seat-is ->
    [you] Non prendi { $token ->
        [Incanto] nessun Incanto
       *[other] nessuna Tradizione
    }.
   *[other] { $seat } non prende { $token ->
        [Incanto] nessun Incanto
       *[other] nessuna Tradizione
    }.
}

refusal-bases-lie = le basi sono piazzate, e restano dove sono
refusal-base-there = su quel vertice c'è già una base
refusal-wrong-angle = quel vertice non è a { $degrees } gradi dalle altre basi
refusal-on-the-map = quel personaggio è sulla mappa: prima va reclutato
refusal-is-exhausted = quel personaggio è esausto: prima va reclutato
refusal-is-captive = quel personaggio è prigioniero: va rilasciato, e poi reclutato
refusal-character-first = prima scegli chi tieni in mano
refusal-intent-first = prima di' a che cosa serve la mano
refusal-hand-chosen = l'hai già scelto; ritira la scelta per rifarla
refusal-fist-is-free = il pugno vuoto serve al Reclutamento, e a nient'altro
refusal-only-fist-is-free = solo il pugno vuoto agisce gratis
refusal-not-its-action = non è un'azione di questo personaggio
refusal-named-later = quale azione semplice sia, lo decidi quando tocca a te
refusal-named-now = di' adesso quale delle due azioni semplici è
refusal-too-few-domains = { $missing ->
    [one] ti manca un Dominio
   *[other] ti mancano { $missing } Domini
}
refusal-too-few-tokens = { $token ->
    [Incanto] { $missing ->
        [one] ti manca un Incanto
       *[other] ti mancano { $missing } Incanti
    }
   *[other] { $missing ->
        [one] ti manca una Tradizione
       *[other] ti mancano { $missing } Tradizioni
    }
}
refusal-nothing-to-pay = quest'azione non ha onere
refusal-lacks-colour = non hai tante tessere di quel colore
refusal-every-colour = { $colours ->
    [one] nell'onere ci vuole una tessera colorata che possiedi
   *[other] nell'onere ci vuole una tessera di ciascuno dei { $colours } colori che possiedi
}
refusal-too-many-tiles = l'onere richiede { $due ->
    [0] nessun Dominio
    [one] un solo Dominio
   *[other] solo { $due } Domini
}
refusal-lacks-opaque = { $missing ->
    [one] ti manca una tessera opaca
   *[other] ti mancano { $missing } tessere opache
}
refusal-not-controlled = non controlli quell'esagono
refusal-not-free = su quell'esagono c'è un personaggio
refusal-nobody-in-range = nessun personaggio avversario è entro { $range ->
    [one] un passo
   *[other] { $range } passi
} da quell'esagono
refusal-reserve-empty = la tua riserva è vuota
refusal-inviolable = una base è inviolabile
refusal-already-yours = quell'esagono è già tuo
refusal-guarded = lì c'è un personaggio avversario
refusal-not-beside-knight = quell'esagono non è accanto al tuo Armigero
refusal-not-on-rim = quell'esagono non è sul bordo della ruota
refusal-wrong-wheel = quest'azione non raggiunge { $wheel }
refusal-no-room = lì c'è un personaggio, e per il tuo non c'è posto
refusal-must-conquer = all'azione non si può rinunciare: scegli un esagono
refusal-not-a-rival = quel personaggio è tuo
refusal-not-on-map = quel personaggio non è sulla mappa
refusal-out-of-range = quel personaggio è a più di { $range ->
    [one] un passo
   *[other] { $range } passi
}, o su un'altra ruota
refusal-must-capture = all'azione non si può rinunciare: scegli un personaggio
refusal-not-transparent = lì la tessera è già opaca
refusal-no-opaque-domain = non hai tessere opache dietro lo schermo
refusal-protected = un personaggio protegge quell'esagono
refusal-not-your-own = il Fomento non tocca i tuoi esagoni
refusal-must-turn = la ruota deve girare almeno di una tacca
refusal-not-held = non hai tessere di { $rival }
refusal-uneven = i colori che dai devono essere in egual misura: prima una tessera di { $rival }
refusal-none-exhausted = nessuna tessera del tuo colore è esausta
refusal-no-opaque-left = non c'è nessuna tessera opaca da prendere
refusal-nothing-to-breach = sulla ruota piccola non c'è un esagono libero per te, o la riserva è vuota
refusal-no-character-there = su quella ruota non hai personaggi
refusal-no-hourglass-turn = la clessidra non scandisce ancora i turni
refusal-supply-has-none = la scorta comune non ha più tessere opache
refusal-player-limit = la Rivolta toglie al massimo { $most ->
    [one] un esagono
   *[other] { $most } esagoni
} per giocatore
refusal-wheel-limit = la Rivolta toglie al massimo { $most ->
    [one] un esagono
   *[other] { $most } esagoni
} per ruota
refusal-no-more-turns = dal turno { $turns } in poi non se ne aggiungono
refusal-last-already = questo è già l'ultimo turno
refusal-not-beside-spy = quell'esagono non è accanto alla tua Spia
refusal-not-beside-chrono = quell'esagono non è accanto al tuo Cronoarcanista
refusal-not-beside-engineer = quell'esagono non è accanto al tuo Geniere
refusal-own-colour = non hai tessere del tuo colore da dare
refusal-spares-you = i tuoi esagoni sono risparmiati

# Le cose.
hand-knight = l'Armigero
hand-spy = la Spia
hand-chrono = il Cronoarcanista
hand-engineer = il Geniere
hand-fist = il pugno vuoto
character-knight = l'Armigero
character-spy = la Spia
character-chrono = il Cronoarcanista
character-engineer = il Geniere
intent-simple = azione semplice
intent-costly = azione onerosa
intent-free = azione gratuita: Reclutamento
intent-discovery = azione semplice: Scoperta
intent-drilling = azione semplice: Perforazione
intent-gathering = azione semplice: Raccolta
intent-tunnel = azione semplice: Tunnel
deed-expansion = Espansione
deed-defeat = Sconfiggi
deed-instigation = Fomento
deed-violation = Violazione
deed-discovery = Scoperta
deed-drilling = Perforazione
deed-acceleration = Accelerazione
deed-gathering = Raccolta
deed-tunnel = Tunnel
deed-portal = Portale
deed-recruitment = Reclutamento
deed-breach = Varco
deed-rewind = Riavvolgi
deed-riot = Rivolta
deed-delay = Ritardo
place-big = Terra
place-medium = Nani
place-small = Elfi
wheel-big = la ruota grande
wheel-medium = la ruota media
wheel-small = la ruota piccola
token-tradition = Tradizione
token-enchantment = Incanto
icon-tradition = una Tradizione
icon-enchantment = un Incanto
icon-hourglass = la clessidra
portion-whole = per intero
portion-half = a metà, sotto un confine
cause-turn = Fine del turno, quando gira la ruota più affollata
cause-acceleration = Accelerazione
cause-rewind = Riavvolgi del Famiglio
cause-meshing = Le ruote sono ingranate
sense-forward = avanti
sense-backward = indietro
taken-own = un territorio di influenza
taken-opaque = una tessera opaca
change-more = Un turno in più
change-fewer = Un turno in meno

# Il tavolo in righe.
sheet-clock-hidden = { $turn ->
    [0] Prima del primo turno
   *[other] Turno { $turn }
} · la clessidra non è ancora rivelata; vale come rivelata al più tardi dopo il turno { $most }
sheet-clock-seen = Turno { $turn } · la clessidra è rivelata: { $more ->
    [0] questo è l'ultimo turno
    [one] ne segue ancora uno
   *[other] ne seguono ancora { $more }
}
sheet-clock-counted = Turno { $turn } · { $left ->
    [one] l'ultimo
   *[other] ne restano { $left }, questo compreso
}
sheet-clock-over = Il periodo è finito dopo { $turn ->
    [one] un turno
   *[other] { $turn } turni
}
sheet-hidden = la clessidra non è ancora rivelata
sheet-seen = la clessidra è rivelata
sheet-remaining = { $turns ->
    [one] l'ultimo turno
   *[other] restano { $turns } turni
}
sheet-supply = Scorta comune: Tradizioni { $traditions }, Incanti { $enchantments }, tessere opache { $opaque }
sheet-exhausted = Esausti: Tradizioni { $traditions }, Incanti { $enchantments }, { $tiles }
sheet-tiles = tessere di { $name } { $count }
sheet-characters-exhausted = Personaggi esausti: { $characters }
sheet-owned = { $character } di { $name }
sheet-legend = Un esagono si chiama con la lettera della sua riga e il suo numero, da sinistra. Dentro: · opaco, A–C di chi è la tessera, * base; poi k s c e, chi ci sta sopra; T I H icone intere e t i h tagliate, note, di sotto
sheet-wheel = { $wheel }, girata di { $turned ->
    [one] una tacca
   *[other] { $turned } tacche
}
sheet-order = Ordine: { $names }
sheet-seat = { $name } · riserva { $reserve } · Famiglio sulla casella { $square } di { $squares } · punti { $points } = { $big } + { $medium } + { $small }
sheet-screen = Dietro lo schermo: opachi { $opaque }, { $colours }, Tradizioni { $traditions }, Incanti { $enchantments }
sheet-folded = Dietro lo schermo: ciò che ha preso, per chi se ne ricorda
sheet-where = { $character }: { $place }
sheet-behind = dietro lo schermo
sheet-hidden-away = dietro uno schermo
sheet-in-hand = in mano
sheet-is-exhausted = tra gli esausti
sheet-captive = in prigionia
sheet-captives = Prigionieri: { $characters }
sheet-hand = In mano: { $hand }
sheet-draft = La tua scelta segreta: { $choice }
sheet-print = La stampa può essere girata di: { $notches }
sheet-contacts = Le ruote si toccano e questi esagoni sono adiacenti: { $pairs }
score-area = Area più estesa sulla ruota grande
score-territories = Territori sulla ruota media
score-colonies = Colonie isolate sulla ruota piccola
area-wheels = Le ruote
area-players = Giocatori

# Il disegno.
board-big = La Terra
board-medium = I Nani
board-small = Gli Elfi
board-turn = Turno { $turn }
board-setup = Prima del primo turno
board-ready = ha scelto
board-choosing = sta scegliendo …
board-with-familiar = agisce il Famiglio
board-acted = ha agito
board-based = base piazzata
board-base-due = piazza la base n. { $place }
board-hands = Mani sul tabellone
board-hands-hint = Le mani restano chiuse finché tutti sono pronti; poi agiscono una dopo l'altra, secondo la velocità
board-supply = Scorta comune
board-supply-hint = Da qui si prendono Tradizioni e Incanti; qui tornano i territori opachi pagati
board-spent = Area degli esausti
board-spent-hint = Gettoni pagati, territori colorati pagati, scambiati o coperti, e personaggi rilasciati. I gettoni tornano quando la scorta non ne ha più di nessun tipo
board-traditions = Tradizioni
board-enchantments = Incanti
board-opaque = Territori opachi
board-tiles-of = Territori di { $name }
board-does-domain = Dietro lo schermo sono Domini: con loro si pagano le azioni onerose.
board-does-tradition = Con loro si pagano le azioni onerose. Il Crono-Arcanista le prende da sotto i tuoi esagoni.
board-does-enchantment = Con loro si pagano le azioni onerose. L'Ingegnere li prende da sotto i tuoi esagoni.
board-does-reserve = Ogni conquista ne posa uno. Senza non si conquista nulla.
board-disc = Il disco sotto { $wheel }: girato di { $turned ->
    [one] una tacca
   *[other] { $turned } tacche
} dall'inizio. Ciò che sta sotto gli esagoni gira con lui
board-hex-opaque = { $hex }: territorio opaco
board-hex-pane = { $hex }: territorio di { $name }
board-hex-base = { $hex }: base inviolabile di { $name }
board-half = metà di { $icon }
board-maybe = forse: { $icons }
board-ways = Stando alla stampa può giacere { $ways ->
    [one] in un modo solo
   *[other] in { $ways } modi su { $notches }
}
board-contact = { $one } e { $other } si toccano: sono adiacenti, anche se su ruote diverse
board-path = Il percorso del Famiglio di { $name }: una casella per ogni azione onerosa
board-eye = L'oculum arcanum: il Famiglio che vi arriva agisce subito, poi ricomincia
board-familiar = Il Famiglio di { $name } sulla casella { $square } di { $squares }
board-points = { $points ->
    [one] { $points } punto allo stato attuale: Terra, Nani, Elfi
   *[other] { $points } punti allo stato attuale: Terra, Nani, Elfi
}
board-reserve = { $count ->
    [one] { $count } territorio di influenza in riserva
   *[other] { $count } territori di influenza in riserva
}
board-speed = Velocità { $speed }
board-does = { $deed }: { $text }
board-does-for = { $deed } ({ $burden }): { $text }
board-familiar-does = Alla fine del percorso fa una di queste cose:
board-summary = Che cosa sa fare ciascuno; in rosso l'azione onerosa
board-screen = Lo schermo nasconde Domini e gettoni
board-own-screen = Dietro lo schermo: Domini con cui pagare, gettoni e prigionieri
board-over = il periodo è finito
board-score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-final = Punteggio finale
board-sheet-big = Area, ruota grande
board-sheet-medium = Territori, ruota media
board-sheet-small = Colonie, ruota piccola
board-total = Totale
board-legend = Legenda
board-legend-characters = I personaggi e le loro azioni
board-legend-wheels = Le ruote
board-legend-table = Intorno alle ruote
board-legend-familiar = il Famiglio, alla fine del percorso
board-deed-expansion = conquista esagoni adiacenti all'Armigero
board-deed-defeat = cattura un personaggio avversario non lontano dall'Armigero
board-deed-instigation = sostituisci territori colorati adiacenti alla Spia con tuoi Domini opachi
board-deed-violation = conquista un esagono della ruota media: la Spia va lì
board-deed-discovery = prendi tante Tradizioni quante stanno sotto i tuoi territori; due metà fanno una
board-deed-drilling = conquista un esagono adiacente al Cronoarcanista e prendi ciò che cela; una metà vale una
board-deed-acceleration = gira avanti la sua ruota, tacca dopo tacca
board-deed-gathering = prendi tanti Incanti quanti stanno sotto i tuoi territori; due metà fanno uno
board-deed-tunnel = conquista un esagono sul bordo della ruota del Geniere
board-deed-portal = conquista un esagono della ruota media o piccola: il Geniere va lì
board-deed-recruitment = scambia Domini colorati, poi riprendi tutti i tuoi personaggi; a fine turno rilascia i prigionieri
board-deed-breach = conquista un esagono della ruota piccola
board-deed-rewind = gira indietro una ruota con un tuo personaggio
board-deed-riot = copri territori di ogni giocatore con tessere opache
board-deed-delay = negli ultimi turni: giocane uno in più o uno in meno
board-legend-stone = Territorio opaco di Terra, Nani o Elfi: nasconde che cosa c'è sotto
board-legend-pane = Territorio trasparente: è di un giocatore, e tutti vedono che cosa c'è sotto
board-legend-base = Base inviolabile: resta per tutta la partita
board-legend-tradition = Tradizione
board-legend-enchantment = Incanto
board-legend-half = Tagliato da un confine: metà sta sotto ciascuno dei due esagoni
board-legend-chalk = A gesso sulla pietra, ai tavoli con l'aiuto alla memoria: tutti l'hanno già visto lì
board-legend-ghost = Se la stampa è nota: è lì di sicuro, anche se nessuno l'ha visto
board-legend-hint = Se la stampa è nota: forse è lì; si mostra quando al disco restano al più tre modi di giacere
board-legend-hourglass = La clessidra, sotto la ruota piccola: quando appare si contano gli ultimi turni
board-legend-rows = Sul bordo: la lettera di una riga e quanti esagoni ha. Si contano da sinistra: Terra C4
board-legend-levers = Gira il disco indietro o avanti di una tacca
board-legend-numbers = Il bordo gira con il disco: il numero in alto dice come sta
board-legend-contact = Una catena, se le ruote si toccano: i due esagoni sono adiacenti
board-legend-ready = Mano chiusa: ha già scelto. Aperta e vuota, recluta
board-legend-choosing = Sta ancora scegliendo in segreto
board-legend-acted = Ha già agito in questo turno
board-legend-burden = In una mano aperta, sotto l'azione: il suo onere
board-legend-path = Il percorso di un Famiglio, dalla casella colorata all'occhio nel mezzo
board-legend-captive = Catturato: sta dietro lo schermo di un altro giocatore
board-legend-exhausted = Esausto: torna con il Reclutamento
board-legend-away = Sulla mappa, su questo esagono
board-legend-reserve = Territori di influenza ancora in riserva
board-legend-screen = Uno schermo: solo il proprietario vede che cosa c'è dietro. I personaggi altrui dietro uno schermo sono ombre
board-legend-points = Punti di Terra, Nani ed Elfi allo stato attuale
board-legend-gold = Oro: scelto; sullo schermo anche ciò che ora si può scegliere
board-aim-big = Terra: la tua area più estesa
board-aim-medium = Nani: chi ha più esagoni
board-aim-small = Elfi: le colonie isolate
board-aim-choose = Tutti scelgono in segreto
board-aim-act = Agisce prima il più veloce
board-aim-conquer = Conquista, e guarda che cosa c'è sotto
board-aim-end = Si vede: cominciano gli ultimi turni

# Impostazioni: i numeri.
setting-radius_big = Grandezza della ruota grande
setting-radius_big-hint = Il raggio della Terra: 4 fa 61 esagoni. Non minore della ruota media.
setting-radius_medium = Grandezza della ruota media
setting-radius_medium-hint = Il raggio della ruota dei Nani: 3 fa 37 esagoni.
setting-radius_small = Grandezza della ruota piccola
setting-radius_small-hint = Il raggio della ruota degli Elfi: 2 fa 19 esagoni. Non maggiore della ruota media.
setting-notches = Tacche di una ruota
setting-notches-hint = Con dodici, metà delle posizioni taglia le icone sui confini; con sei, nessuna viene mai tagliata di nuovo.
setting-notches-12 = Dodici
setting-notches-6 = Sei
setting-underground = Sottosuolo
setting-underground-hint = Se i dischi sono come stampati o se le icone si ridistribuiscono a ogni partita.
setting-underground-printed = Come stampato
setting-underground-shuffled = Ridistribuito
setting-setup_clicks = Colpi prima della partita
setting-setup_clicks-hint = Quante volte ogni ruota è girata a caso; senza colpi i dischi giacciono come stampati.
setting-base_step = Angolo tra le basi
setting-base_step-hint = A che distanza cominciano due giocatori; in tre servono sempre 120 gradi.
setting-base_step-120 = 120 gradi
setting-base_step-60 = 60 gradi
setting-base_step-180 = 180 gradi
setting-influence_per_player = Territori di influenza
setting-influence_per_player-hint = Quante tessere trasparenti ha ogni giocatore.
setting-tokens_traditions = Tradizioni per giocatore
setting-tokens_traditions-hint = Quanti gettoni Tradizione ha la scorta per ogni giocatore.
setting-tokens_enchantments = Incanti per giocatore
setting-tokens_enchantments-hint = Quanti gettoni Incanto ha la scorta per ogni giocatore.
setting-start_traditions = Tradizioni all'inizio
setting-start_traditions-hint = Con quante comincia ogni giocatore, oltre alla scorta.
setting-start_enchantments = Incanti all'inizio
setting-start_enchantments-hint = Con quanti comincia ogni giocatore, oltre alla scorta.
setting-start_opaque = Domini opachi all'inizio
setting-start_opaque-hint = Con quante tessere opache dietro lo schermo comincia ogni giocatore.
setting-speed_knight = Velocità dell'Armigero
setting-speed_knight-hint = L'ordine in cui si agisce dipende dalla velocità: di solito comincia la più alta.
setting-speed_spy = Velocità della Spia
setting-speed_spy-hint = L'ordine in cui si agisce dipende dalla velocità: di solito comincia la più alta.
setting-speed_chrono = Velocità del Cronoarcanista
setting-speed_chrono-hint = L'ordine in cui si agisce dipende dalla velocità: di solito comincia la più alta.
setting-speed_engineer = Velocità del Geniere
setting-speed_engineer-hint = L'ordine in cui si agisce dipende dalla velocità: di solito comincia la più alta.
setting-speed_recruitment = Velocità del Reclutamento
setting-speed_recruitment-hint = Quando tocca a un pugno vuoto dipende dalla velocità: di solito comincia la più alta.
setting-cost_defeat_domains = Sconfiggi: Domini
setting-cost_defeat_domains-hint = I Domini nell'onere di Sconfiggi.
setting-cost_violation_domains = Violazione: Domini
setting-cost_violation_domains-hint = I Domini nell'onere della Violazione.
setting-cost_violation_traditions = Violazione: Tradizioni
setting-cost_violation_traditions-hint = Le Tradizioni nell'onere della Violazione.
setting-cost_violation_enchantments = Violazione: Incanti
setting-cost_violation_enchantments-hint = Gli Incanti nell'onere della Violazione.
setting-cost_acceleration_domains = Accelerazione: Domini
setting-cost_acceleration_domains-hint = I Domini nell'onere dell'Accelerazione.
setting-cost_portal_domains = Portale: Domini
setting-cost_portal_domains-hint = I Domini nell'onere del Portale.
setting-cost_portal_traditions = Portale: Tradizioni
setting-cost_portal_traditions-hint = Le Tradizioni nell'onere del Portale.
setting-cost_portal_enchantments = Portale: Incanti
setting-cost_portal_enchantments-hint = Gli Incanti nell'onere del Portale.
setting-n_expansion = Espansione: esagoni
setting-n_expansion-hint = Quanti esagoni conquista al massimo un'Espansione.
setting-range_defeat = Sconfiggi: distanza
setting-range_defeat-hint = A quanti passi si può catturare un personaggio.
setting-defeat_max = Sconfiggi: catture
setting-defeat_max-hint = Quanti personaggi si catturano al massimo in una volta.
setting-n_instigation = Fomento: esagoni
setting-n_instigation-hint = Quante tessere sostituisce al massimo un Fomento.
setting-n_violation = Violazione: esagoni
setting-n_violation-hint = Quanti esagoni conquista al massimo una Violazione; la Spia va sul primo.
setting-n_drilling = Perforazione: esagoni
setting-n_drilling-hint = Quanti esagoni conquista al massimo una Perforazione.
setting-acceleration_min = Accelerazione: almeno
setting-acceleration_min-hint = Quante tacche un'Accelerazione deve girare.
setting-acceleration_max = Accelerazione: al massimo
setting-acceleration_max-hint = Quante tacche un'Accelerazione può girare.
setting-n_tunnel = Tunnel: esagoni
setting-n_tunnel-hint = Quanti esagoni conquista al massimo un Tunnel.
setting-n_portal = Portale: esagoni
setting-n_portal-hint = Quanti esagoni conquista al massimo un Portale; il Geniere va sul primo.
setting-recruit_exchange = Reclutamento: tessere
setting-recruit_exchange-hint = Quante tessere si possono scambiare reclutando; 0: mai nessuna.
setting-n_breach = Varco: esagoni
setting-n_breach-hint = Quanti esagoni conquista al massimo un Varco.
setting-rewind_max = Riavvolgi: tacche
setting-rewind_max-hint = Quante tacche può girare il Famiglio.
setting-riot_per_player = Rivolta: esagoni per giocatore
setting-riot_per_player-hint = Quanti esagoni di ogni giocatore toglie al massimo una Rivolta.
setting-riot_per_wheel = Rivolta: esagoni per ruota
setting-riot_per_wheel-hint = Quanti esagoni di ogni ruota toglie al massimo una Rivolta.
setting-familiar_squares = Il percorso del Famiglio
setting-familiar_squares-hint = Quante caselle ha, compresa la prima.
setting-final_turns = Turni dopo la clessidra
setting-final_turns-hint = Quanti turni completi seguono quello in cui la clessidra è rivelata; 0: nessuno, quello è l'ultimo.
setting-end_turn_notches = Tacche a fine turno
setting-end_turn_notches-hint = Di quanto gira la ruota più affollata dopo ogni turno; 0: non gira mai da sola.
setting-max_turns = Partita più lunga
setting-max_turns-hint = Alla fine di questo turno la clessidra si considera rivelata, se non lo è già.
setting-score_big_div_1 = Ruota grande, primo: diviso
setting-score_big_div_1-hint = L'area più grande vale la sua estensione divisa per questo.
setting-score_big_div_2 = Ruota grande, secondo: diviso
setting-score_big_div_2-hint = La seconda area vale la sua estensione divisa per questo.
setting-score_big_div_3 = Ruota grande, terzo: diviso
setting-score_big_div_3-hint = La terza area vale la sua estensione divisa per questo.
setting-score_medium_div_1 = Ruota media, primo: diviso
setting-score_medium_div_1-hint = Il primo segna il massimo di esagoni sulla ruota grande diviso per questo.
setting-score_medium_div_2 = Ruota media, secondo: diviso
setting-score_medium_div_2-hint = Il secondo segna il massimo di esagoni sulla ruota grande diviso per questo.
setting-score_medium_div_3 = Ruota media, terzo: diviso
setting-score_medium_div_3-hint = Il terzo segna il massimo di esagoni sulla ruota grande diviso per questo.
setting-score_small_mul_1 = Ruota piccola, primo: per
setting-score_small_mul_1-hint = Quanto vale una colonia isolata per chi ne ha di più; 0: non dà mai punti.
setting-score_small_mul_2 = Ruota piccola, secondo: per
setting-score_small_mul_2-hint = Quanto vale una colonia isolata per il secondo; 0: non dà mai punti.
setting-score_small_mul_3 = Ruota piccola, terzo: per
setting-score_small_mul_3-hint = Quanto vale una colonia isolata per il terzo; 0: non dà mai punti.

# Impostazioni: le interpretazioni.
setting-ready_final = La scelta è definitiva
setting-ready_final-hint = La mano posata sul tabellone non si cambia più. Senza, si può ritirare finché non sono pronti tutti.
setting-commit_priority = Quale mano è arrivata prima
setting-commit_priority-hint = Chi agisce prima tra mani della stessa velocità.
setting-commit_priority-rotating = A giro, di turno in turno
setting-commit_priority-realtime = Chi era pronto prima
setting-commit_priority-random = A sorte
setting-speed_order = Ordine delle velocità
setting-speed_order-hint = Se agiscono prima i numeri alti o i bassi.
setting-speed_order-high_first = Prima la più alta
setting-speed_order-low_first = Prima la più bassa
setting-simple_choice = Quale azione semplice
setting-simple_choice-hint = Quando sceglie un personaggio che ha due azioni semplici.
setting-simple_choice-execution = Quando agisce
setting-simple_choice-commit = In segreto, con la mano
setting-fizzle = Azioni impossibili
setting-fizzle-hint = Che cosa succede se un'azione non si può compiere quando tocca a lei.
setting-fizzle-return = Torna tutto indietro
setting-fizzle-downgrade_to_simple = Si fa l'azione semplice
setting-fizzle-lose_burden = L'onere è perso
setting-rotate_tie = Ruote affollate uguali
setting-rotate_tie-hint = Quale ruota gira a fine turno se più d'una porta lo stesso numero di personaggi.
setting-rotate_tie-smallest_tied = La più piccola tra quelle
setting-rotate_tie-always_small = Sempre la ruota piccola
setting-end_turn_direction = Verso a fine turno
setting-end_turn_direction-hint = In che verso gira la ruota più affollata.
setting-end_turn_direction-forward = Avanti
setting-end_turn_direction-backward = Indietro
setting-links = Le ruote si toccano?
setting-links-hint = Se esagoni di ruote diverse possono essere vicini.
setting-links-none = No
setting-links-touching = In tre punti
setting-meshed = Ingranaggi collegati
setting-meshed-hint = Quando una ruota gira, le altre due girano nell'altro verso.
setting-base_counts = Le basi contano
setting-base_counts-hint = Una base è trasparente, e conta per le risorse e per il punteggio.
setting-expansion = Espansione
setting-expansion-hint = A quali esagoni arriva un'Espansione.
setting-expansion-adjacent = A quelli accanto all'Armigero
setting-expansion-chained = Anche a quelli accanto a uno appena conquistato
setting-protect_occupied = I personaggi proteggono
setting-protect_occupied-hint = Fomento e Rivolta non toccano una tessera su cui sta un personaggio.
setting-instigate_own = Fomento in casa propria
setting-instigate_own-hint = Se il Fomento può sostituire le proprie tessere.
setting-harvest_scope = Scoperta e Raccolta
setting-harvest_scope-hint = Quali esagoni contano.
setting-harvest_scope-all = Quelli di tutte le ruote
setting-harvest_scope-wheel = Quelli della ruota del personaggio
setting-drill_opponent = Perforazione in casa altrui
setting-drill_opponent-hint = Se la Perforazione rende su un esagono che era già trasparente.
setting-tunnel_scope = Tunnel
setting-tunnel_scope-hint = A quali esagoni del bordo arriva un Tunnel.
setting-tunnel_scope-rim = A tutti
setting-tunnel_scope-rim_adjacent = A quelli accanto al Geniere
setting-recruit_equal = Scambio in egual misura
setting-recruit_equal-hint = Se i colori dati reclutando devono essere in egual misura.
setting-recruit_equal-given = In egual misura, finché ce ne sono
setting-recruit_equal-none = Come si vuole
setting-recruit_opaque = Tessere opache reclutando
setting-recruit_opaque-hint = Da dove si prendono le tessere opache. Nessuna regola ne mette mai nell'area degli esausti.
setting-recruit_opaque-exhausted_then_common = Anche dalla scorta comune
setting-recruit_opaque-exhausted_only = Solo dall'area degli esausti: cioè mai
setting-riot_wheel_limit = Rivolta: limite per ruota
setting-riot_wheel_limit-hint = Se il limite di una ruota vale per ogni giocatore o per tutti insieme.
setting-riot_wheel_limit-per_player = Per ogni giocatore
setting-riot_wheel_limit-total = Per tutti insieme
setting-riot_self = Rivolta in casa propria
setting-riot_self-hint = Se la tua Rivolta può sostituire le tue tessere.
setting-riot_self-optional = Può
setting-riot_self-forbidden = Non può
setting-hourglass_trigger = La clessidra è rivelata
setting-hourglass_trigger-hint = Che cosa può rivelare la clessidra.
setting-hourglass_trigger-any = Da ogni conquista o da una rotazione
setting-hourglass_trigger-conquest = Solo sostituendo un territorio neutro
setting-medium_base = Punti della ruota media
setting-medium_base-hint = Quanto segna il primo sulla ruota media.
setting-medium_base-max_hexes = Il massimo di esagoni sulla ruota grande
setting-medium_base-max_area_score = I punti dell'area più grande sulla ruota grande
setting-medium_zero = Assenti dalla ruota media
setting-medium_zero-hint = Quanto segna sulla ruota media chi non vi ha esagoni.
setting-medium_zero-nothing = Nulla
setting-medium_zero-ranked = I punti dell'ultimo posto
setting-tie_rank = Posti dopo un pari merito
setting-tie_rank-hint = Quale posto viene dopo due primi.
setting-tie_rank-dense = Il secondo
setting-tie_rank-skip = Il terzo
setting-tie = Totali uguali
setting-tie-hint = Chi vince se i totali sono uguali.
setting-tie-shared = La vittoria è condivisa
setting-tie-more_domains = Chi ha più Domini
setting-print_known = La stampa è nota
setting-print_known-hint = Tutti sanno che cosa è stampato sui dischi, ma non come giacciono; il tabellone mostra ciò che ne segue.
setting-open_screens = Schermi aperti
setting-open_screens-hint = Ciò che sta dietro gli schermi è mostrato a tutti.
setting-memory_aid = Aiuto alla memoria
setting-memory_aid-hint = Ciò che si è visto sotto gli esagoni poi ricoperti è segnato su di essi. Senza, bisogna ricordarselo, come intorno a un vero tavolo.

# Lezioni.
lesson-expansion-title = Espansione
lesson-expansion-task = Ogni turno tutti nascondono un personaggio in una mano, e nessuno vede quale. Ora le mani sono aperte, e agisce per primo il più veloce: il tuo Armigero. Va su un tuo territorio libero e conquista esagoni adiacenti. Mettilo sul territorio davanti alla base e conquista un esagono che la base non tocca.
lesson-expansion-learned = Una tessera opaca ha lasciato il tabellone: ora è un Dominio dietro il tuo schermo, e con i Domini si pagano le azioni onerose. Il vetro che hai posato mostra a tutti che cosa c'è sotto. L'Armigero può conquistare lì altri due esagoni.
lesson-discovery-title = Scoperta
lesson-discovery-task = Sotto i tuoi territori si vedono Tradizioni: una intera e una tagliata in due da un confine. Fai una Scoperta con il Cronoarcanista, dal territorio libero che preferisci.
lesson-discovery-learned = Hai preso due Tradizioni: una per la goccia intera e una per le due metà insieme. Non importa dove sta il Cronoarcanista: contano tutti i tuoi territori su tutte le ruote. La Raccolta fa lo stesso con gli Incanti.
lesson-drilling-title = Perforazione
lesson-drilling-task = Una Tradizione brilla sotto il vetro del tuo avversario, accanto a un tuo territorio. Perfora: metti il Cronoarcanista accanto a quell'esagono e conquistalo.
lesson-drilling-learned = L'esagono è tuo, la tessera dell'avversario è un Dominio colorato dietro il tuo schermo, e hai preso la Tradizione dalla scorta. Quando si perfora, anche una metà vale come una intera.
lesson-tunnel-title = Un tunnel
lesson-tunnel-task = Il Geniere scava sotto tutta la ruota: da dove sta conquista un esagono qualsiasi del bordo. Scava un tunnel fino all'angolo della Terra opposto alla tua base.
lesson-tunnel-learned = Un secondo avamposto, lontano dalla base. Sulla Terra alla fine conta solo la tua area contigua più estesa, quindi la strada resta da fare; ma intanto può intralciare l'avversario.
lesson-hands-title = Mani sul tabellone
lesson-hands-task = Ora scegli tu. Il tuo avversario tiene già la mano chiusa sul tabellone, e nessuno ci guarda dentro finché non sono tutti pronti. Due personaggi possono irrompere tra i Nani, se portano con sé l'onere: la Spia con la Violazione, il Geniere con il Portale. La Spia avversaria è sulla mappa: può arrivarci solo il Geniere, il più lento di tutti. Precedilo: scegli la tua Spia per l'azione onerosa e metti l'onere nella mano.
lesson-hands-learned = Tutte le mani erano pronte, e si sono aperte insieme. La tua Spia ha velocità 3, il Geniere avversario 1: agisce prima il più veloce, non la mano che era pronta prima. L'onere sta nella tua mano e si paga a Violazione compiuta; ora scegli dove la Spia irrompe. L'ordine è sempre Armigero, Spia, Cronoarcanista, Geniere; per ultimo il pugno vuoto, che recluta.
lesson-defeat-title = Sconfiggi
lesson-defeat-task = Hai pagato tre Domini, e il tuo Armigero può catturare un personaggio avversario entro tre passi. Il Geniere è vicino, ma tu vuoi la Spia: trova il territorio da cui l'Armigero la raggiunge.
lesson-defeat-learned = La Spia è dietro il tuo schermo, e non si può usare finché non recluti. I tre Domini sono tornati nella scorta comune e il tuo Famiglio ha fatto un passo verso l'occhio: ogni azione onerosa lo porta avanti di una casella.
lesson-acceleration-title = Girare una ruota
lesson-acceleration-task = Con tre Domini nella mano il Cronoarcanista gira la ruota su cui sta. Gira di una tacca la ruota dei Nani.
lesson-acceleration-learned = Il disco sotto è girato, gli esagoni sopra sono rimasti fermi: ora sotto i tuoi vetri c'è altro. Alla fine di ogni turno gira da sé la ruota con più personaggi: ciò che raccogli ora, più tardi può non esserci più.
lesson-recruitment-title = Reclutamento
lesson-recruitment-task = I tuoi personaggi sono tutti fuori, quindi la tua mano è vuota: recluti. Per prima cosa puoi scambiare Domini colorati. Dai una tessera dell'avversario e riprendine una del tuo colore.
lesson-recruitment-learned = La tua tessera è di nuovo in riserva, quella dell'avversario è tra gli esausti. Quando smetti di scambiare, tutti i tuoi personaggi tornano dalla mappa. Il Reclutamento è l'azione più lenta, ma senza non si va lontano.
lesson-colonies-title = Colonie tra gli Elfi
lesson-colonies-task = Sulla ruota piccola contano solo i territori singoli, quelli senza un vicino tuo: fino a tre punti ciascuno. Il tuo Portale è aperto sulla ruota piccola. Conquista lì un esagono che resti solo e lasci soli gli altri due.
lesson-colonies-learned = Tre colonie isolate. Se nessuno ne ha di più valgono tre punti ciascuna: nove in tutto. Da qualche parte sotto questi esagoni è nascosta la clessidra: chi la scopre dà inizio agli ultimi turni.

# Da stampare e giocare.
print-title = { $title } · stampa e gioca
print-note = { $title } · { $seats } giocatori
print-board = Tabellone: { $wheel }
print-board-hint = Su foglio trasparente; oppure su cartoncino, ritagliando le finestre tratteggiate e lasciando il ponte grigio per il perno. Taglia lungo il cerchio. Il numero del dente sotto il segno rosso dice come giace il disco.{ $corners ->
    [yes] {" "}Le basi cominciano sui sei vertici color ottone.
   *[no] {""}
}
print-disc = Disco di sotto: { $wheel }
print-disc-hint = Su cartoncino. Ritaglia lungo i { $notches } denti e fissalo sotto il suo tabellone con un perno nella croce rossa. Avanti è in senso orario, un dente è una tacca. Linea continua: sempre tagliata da un confine.{ $notches ->
    [12] {" "}Linea tratteggiata: tagliata una tacca sì e una no.
   *[other] {""}
}
print-opaque = Tessere opache: { $count }
print-opaque-hint = Su cartoncino abbastanza spesso da non lasciar trasparire nulla. Ritagliale tutte: coprono le ruote.
print-influence = Tessere di { $name }: { $count } e una base
print-influence-hint = Su foglio trasparente. Quella con la doppia cornice e i bulloni è la base.
print-tokens = Gettoni: { $traditions } Tradizioni, { $enchantments } Incanti
print-tokens-hint = Su cartoncino. Le gocce sono Tradizioni, le stelle Incanti.
print-figures = Personaggi e Famigli
print-figures-hint = Su cartoncino. Ritaglia ogni striscia, piegala a metà con le due facce verso l'esterno e ripiega i due piedi colorati.
print-who-knight = Armigero
print-who-spy = Spia
print-who-chrono = Cronoarcanista
print-who-engineer = Geniere
print-familiar = Famiglio
print-paths = I percorsi dei Famigli e due zone
print-paths-hint = Ritaglia i percorsi e disponili in modo che si incontrino tra le ruote. Dalla casella colorata { $steps ->
    [one] basta un'azione onerosa
   *[other] servono { $steps } azioni onerose
} per arrivare all'ultima. Le zone stanno accanto al tabellone.
print-screen = Schermo di { $name }
print-screen-hint = Su cartoncino. Taglia agli angoli, piega a metà e mettilo in piedi con la tabella verso di te.
print-scores = Foglio dei punti
print-scores-hint = Per tre partite. A sinistra della casella ciò che si conta, a destra i punti.
print-scores-date = Data: ………………………
print-scores-count = contati
print-scores-points = punti

print-aid = Riepilogo
print-aid-setup = Prima del primo turno
print-aid-setup-cover = Coprite ogni esagono con una tessera opaca. { $setup_clicks ->
    [0] Ogni disco giace con il numero I sotto il segno.
   *[other] Date a ogni disco { $setup_clicks } colpi senza guardare, così nessuno sa come giace.
}{ $print_known ->
    [yes] {" "}Tutti possono studiare i dischi in anticipo.
   *[no] {""}
}
print-aid-setup-bases = Lasciate cadere le basi accanto al tabellone: comincia la più vicina. Ognuno mette la sua su un vertice della ruota grande, a { $base_step }° dalle altre; la tessera che era lì va nella scorta comune.
print-aid-setup-supply = Scorta comune: { $supply_traditions } Tradizioni, { $supply_enchantments } Incanti. Ogni giocatore: { $influence_per_player } tessere in riserva, quattro personaggi dietro lo schermo, il Famiglio sulla casella colorata.{ $open_screens ->
    [yes] {" "}Gli schermi restano aperti.
   *[no] {""}
}
print-aid-setup-start = Ogni giocatore comincia con { $start_traditions } Tradizioni, { $start_enchantments } Incanti e { $start_opaque } tessere opache dietro lo schermo.
print-aid-turn = Un turno
print-aid-turn-choose = **Scegliere.** Tutti insieme e in segreto: un personaggio da dietro lo schermo, con l'onere esatto se l'azione è onerosa, oppure il pugno vuoto. Una mano sopra il tabellone è pronta{ $ready_final ->
    [no] , e si può ritirare finché non lo sono tutte.
   *[yes] , e non si cambia più.
}{ $simple_choice ->
    [commit] {" "}Anche quale di due azioni semplici si sceglie adesso.
   *[execution] {""}
}
print-aid-turn-act = **Agire.** Le mani si aprono; comincia la velocità { $speed_order ->
    [low_first] più bassa.
   *[high_first] più alta.
} A parità { $commit_priority ->
    [realtime] la mano arrivata prima.
    [random] si tira a sorte.
   *[rotating] la precedenza gira attorno al tavolo, un posto a ogni turno.
}
print-aid-turn-place = Se non va dove conquista, il personaggio si mette su un esagono del tuo colore senza nessuno sopra, e vi resta finché non è reclutato o catturato.
print-aid-turn-fizzle = Ciò che è diventato impossibile { $fizzle ->
    [downgrade_to_simple] si cambia nell'azione semplice; l'onere torna indietro.
    [lose_burden] non ha effetto, e l'onere è perso; il personaggio torna indietro.
   *[return] non ha effetto: personaggio e onere tornano indietro, il Famiglio resta fermo.
}
print-aid-turn-end = **Fine.** Chi ha reclutato mette i prigionieri tra gli esausti. { $end_turn_notches ->
    [0] Nessuna ruota gira.
   *[other] La ruota con più personaggi gira { $end_turn_direction ->
        [backward] indietro
       *[forward] avanti
    } di { $end_turn_notches ->
        [one] una tacca
       *[other] { $end_turn_notches } tacche
    }; a parità { $rotate_tie ->
        [always_small] la ruota piccola.
       *[smallest_tied] la più piccola tra queste.
    }
}{ $meshed ->
    [yes] {" "}Quando una ruota gira, le altre girano nel verso opposto.
   *[no] {""}
}
print-aid-words = Parole
print-aid-words-free = **Libero** per te: opaco o di un altro colore, senza un personaggio avversario, mai una base. Gli esagoni si toccano solo dentro una ruota{ $links ->
    [touching] {" "}e dove un tabellone nomina in rosso un esagono di un altro.
   *[none] .
}
print-aid-words-conquer = **Conquistare:** sostituisci una tessera libera con una della tua riserva; quella che prendi è un Dominio dietro il tuo schermo.
print-aid-words-portions = **Porzioni:** un'icona dentro un esagono vi è completa; su un confine è tagliata, una porzione incompleta per ciascuno dei due. Una ruota ha { $notches } tacche.{ $memory_aid ->
    [yes] {" "}Ciò che si è visto si può segnare sulle tessere che poi lo coprono.
   *[no] {""}
}
print-aid-words-burden = **Onere:** i Domini cominciano con una tessera di ogni altro colore che possiedi. Poi tessere colorate e gettoni sono esausti, le tessere opache vanno nella scorta.
print-aid-words-refill = Quando la scorta non ha più né Tradizioni né Incanti, vi tornano tutti i gettoni esausti.
print-aid-familiar = Il Famiglio
print-aid-familiar-path = Una casella per ogni azione onerosa completata; il percorso ha { $familiar_squares } caselle, quella colorata compresa. Sull'ultima agisce subito, poi ricomincia:
print-aid-end = La fine
print-aid-end-hourglass = La clessidra è sul bordo del disco piccolo. È rivelata quando la si vede per la prima volta attraverso una tessera{ $hourglass_trigger ->
    [conquest] {" "}che ne ha appena sostituita una neutra; nient'altro conta.
   *[any] , per una conquista o perché la ruota gira.
}
print-aid-end-turns = Si finisce il turno; { $final_turns ->
    [0] poi si calcola il punteggio.
    [one] se ne gioca ancora uno, poi il punteggio.
   *[other] se ne giocano ancora { $final_turns }, poi il punteggio. Prima non gira nessuna ruota.
}
print-aid-end-guard = Se alla fine del turno { $max_turns } non lo è ancora, vale come rivelata; da quel turno non se ne aggiungono altri.
print-aid-score = Il punteggio
print-aid-score-big = **Ruota grande:** la tua area contigua più estesa. Posto 1 ÷ { $score_big_div_1 }, posto 2 ÷ { $score_big_div_2 }{ $seats ->
    [3] , posto 3 ÷ { $score_big_div_3 }
   *[other] {""}
}, per difetto.
print-aid-score-medium = **Ruota media:** chi vi ha più esagoni. Tutti contano lo stesso numero, { $medium_base ->
    [max_area_score] i punti della migliore area sulla ruota grande:
   *[max_hexes] il maggior numero di esagoni che qualcuno ha sulla ruota grande:
} posto 1 ÷ { $score_medium_div_1 }, posto 2 ÷ { $score_medium_div_2 }{ $seats ->
    [3] , posto 3 ÷ { $score_medium_div_3 }
   *[other] {""}
}, per difetto. { $medium_zero ->
    [ranked] Chi non ha esagoni prende l'ultimo posto.
   *[nothing] Senza esagoni, niente.
}
print-aid-score-small = **Ruota piccola:** i tuoi esagoni senza vicini del tuo colore. Posto 1 × { $score_small_mul_1 }, posto 2 × { $score_small_mul_2 }{ $seats ->
    [3] , posto 3 × { $score_small_mul_3 }
   *[other] {""}
}.
print-aid-score-ties = Numeri uguali condividono il posto; { $tie_rank ->
    [skip] il successivo ne salta uno.
   *[dense] il successivo prende quello seguente.
} { $base_counts ->
    [no] Le basi non contano.
   *[yes] Una base conta come esagono.
} Vince chi ha più punti; a parità { $tie ->
    [more_domains] chi ha più Domini.
   *[shared] la vittoria è condivisa.
}
print-speed = velocità { $speed }
print-deed-expansion = Conquista { $n_expansion ->
    [one] un esagono
   *[other] fino a { $n_expansion } esagoni
} accanto { $expansion ->
    [chained] all'Armigero o a uno appena conquistato.
   *[adjacent] all'Armigero.
}
print-deed-defeat = Cattura { $defeat_max ->
    [one] un personaggio avversario
   *[other] fino a { $defeat_max } personaggi avversari
} entro { $range_defeat ->
    [one] un passo
   *[other] { $range_defeat } passi
}: dietro il tuo schermo.
print-deed-instigation = Sostituisci fino a { $n_instigation } tessere trasparenti accanto alla Spia con tuoi Domini opachi; quelle tolte sono esauste.{ $instigate_own ->
    [no] {" "}Non le tue.
   *[yes] {""}
}{ $protect_occupied ->
    [yes] {" "}Nessuna con un personaggio.
   *[no] {""}
}
print-deed-violation = Conquista { $n_violation ->
    [one] un esagono
   *[other] fino a { $n_violation } esagoni
} della ruota media senza nessuno sopra: la Spia va lì.
print-deed-discovery = Prendi tante Tradizioni quante stanno sotto i tuoi esagoni{ $harvest_scope ->
    [wheel] {" "}di questa ruota
   *[all] {""}
}; due porzioni incomplete ne fanno una.
print-deed-drilling = Conquista { $n_drilling ->
    [one] un esagono
   *[other] fino a { $n_drilling } esagoni
} accanto al Cronoarcanista e prendi ciò che sta sotto; una porzione incompleta vale intera.{ $drill_opponent ->
    [no] {" "}Niente da un esagono avversario.
   *[yes] {""}
}
print-deed-acceleration = Gira avanti la ruota su cui sta da { $acceleration_min } a { $acceleration_max } tacche, una dopo l'altra.
print-deed-gathering = Prendi tanti Incanti quanti stanno sotto i tuoi esagoni{ $harvest_scope ->
    [wheel] {" "}di questa ruota
   *[all] {""}
}; due porzioni incomplete ne fanno una.
print-deed-tunnel = Conquista { $n_tunnel ->
    [one] un esagono
   *[other] fino a { $n_tunnel } esagoni
} sul bordo della ruota del Geniere{ $tunnel_scope ->
    [rim_adjacent] , accanto a lui.
   *[rim] .
}
print-deed-portal = Conquista { $n_portal ->
    [one] un esagono
   *[other] fino a { $n_portal } esagoni
} della ruota media o piccola senza nessuno sopra: il Geniere va lì.
print-deed-recruitment = 1. Scambia fino a { $recruit_exchange } Domini colorati{ $recruit_equal ->
    [none] {""}
   *[given] , in egual misura tra i colori che hai,
} con tessere esauste del tuo colore{ $recruit_opaque ->
    [exhausted_only] .
   *[exhausted_then_common] {" "}o con opache della scorta.
} 2. Riprendi i tuoi personaggi dalla mappa e dagli esausti. 3. A fine turno metti lì i tuoi prigionieri.
print-deed-breach = conquista { $n_breach ->
    [one] un esagono
   *[other] fino a { $n_breach } esagoni
} della ruota piccola.
print-deed-rewind = gira indietro una ruota con un tuo personaggio, fino a { $rewind_max ->
    [one] una tacca.
   *[other] { $rewind_max } tacche.
}
print-deed-riot = copri fino a { $riot_per_player } tessere trasparenti di ogni giocatore{ $riot_self ->
    [forbidden] {" "}tranne te
   *[optional] {""}
} con opache della scorta, al massimo { $riot_per_wheel } per ruota{ $riot_wheel_limit ->
    [total] {" "}in tutto.
   *[per_player] .
}{ $protect_occupied ->
    [yes] {" "}Nessuna con un personaggio.
   *[no] {""}
}
print-deed-delay = quando la clessidra scandisce i turni: uno in più, o uno in meno se questo non è l'ultimo.

print-cover-scale = Stampa su A4 al 100 %, mai «adatta alla pagina»: il righello in fondo a ogni foglio deve misurare 50 mm. Tutti i fogli hanno la stessa scala: un esagono è di { $hex } mm da vertice a vertice, una tessera di { $tile } mm.
print-cover-join = Ciò che è più grande di un foglio ne occupa diversi. Taglia uno di due vicini lungo il tratteggio e incollalo sull'altro, croce su croce.
print-cover-disc = Ogni disco sta sotto il suo tabellone, tenuto da un perno che attraversa le due croci. I denti sporgono, così lo si può girare; le tessere stanno sul tabellone e non si muovono mai.
print-cover-icons = { $notches ->
    [12] Un disco è rigido, perciò a certe tacche un'icona sta fino a { $off } mm accanto al centro. Che cosa conta: senza linea è completa nell'esagono dove sta per la maggior parte; con la linea continua è sempre tagliata tra due; con la linea tratteggiata è completa a una tacca e tagliata alla successiva.
   *[other] Un'icona senza linea è sempre completa nel suo esagono; con la linea continua è sempre tagliata tra due.
}
print-cover-rings = Su ruote così grandi ogni icona porta il numero del suo anello: appartiene a esagoni a quella distanza dal centro.
print-cover-shuffled = Le icone sono state distribuite a caso per questo file; ristampa per avere altri dischi, e non guardarli.
print-cover-secret = Nessuno dovrebbe studiare i dischi. Chi li ritaglia ne sa più degli altri.
print-cover-parts = Che cosa c'è
print-cover-how = Come si fa
print-cover-changed = Numeri e interpretazioni diversi dallo standard
print-cover-one = { $name } = { $value } (standard { $default })
print-yes = sì
print-no = no
print-part-boards = tabelloni
print-part-discs = dischi
print-part-opaque = tessere opache
print-part-influence = tessere trasparenti, { $each } per ogni giocatore
print-part-bases = basi
print-part-traditions = Tradizioni
print-part-enchantments = Incanti
print-part-characters = personaggi
print-part-familiars = Famigli
print-part-paths = percorsi di { $squares } caselle
print-part-screens = schermi
