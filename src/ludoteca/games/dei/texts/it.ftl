# D.E.I. in italiano.
game-title = D.E.I. – Divide et Impera
game-blurb = Una città di ghiaccio su due livelli: manda i tuoi Spazzini per strade e tetti, tieni gli Avamposti, costruisci, compra carte migliori, guida droni che non sono di nessuno e fatti pagare le Missioni.

aim-win = Vince chi ha più Rifornimenti: dalle Missioni soprattutto, alla fine anche da Avamposti, Talenti, Tecnologia, Celle Energetiche e carte comprate.
aim-turn = In ognuna delle tre Fasi giochi due carte: con le loro azioni recluti, muovi, raccogli e costruisci, dove hai la Maggioranza. Una delle due può andare a faccia in giù, e compra una carta migliore.
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
prompt-play-card = gioca una carta: in su per le sue azioni, in giù per comprare
prompt-use-symbol = esegui le azioni della carta nell'ordine che vuoi, o chiudila
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
prompt-teleport = scegli chi si teletrasporta, e dove
prompt-reap = scegli di chi è lo Spazzino che il Mietitore uccide, o basta così
prompt-choose-payment = scegli come paghi
prompt-buy-by-robot = scegli che cosa compra il Robot da consegna
prompt-take-for-abraham = Abraham può prendere una risorsa della sua Regione
prompt-unlock-talent = sblocca i Talenti, o basta così
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
action-down = { $card } in giù, per comprare
action-robot = Robot da consegna: spendi { $card }
action-recruit = { $symbol }: { $region }
action-move = { $symbol } da { $region }
action-collect = { $symbol }: { $region }
action-kill = { $symbol }: uccidi uno Spazzino ({ $region })
action-dig = { $symbol }: metti una risorsa ({ $region })
action-shelter = Costruisci un Rifugio: { $region }
action-bridge = Costruisci un Ponte: { $slot }
action-elevator = Costruisci un Ascensore: { $slot }
action-fly = { $drone } vola a { $region }
action-copy = Copia { $card }
action-gain = { $gain }
action-buy = Compra { $card }
action-candy = Candy Boost: { $candy }
action-finish = Chiudi la carta
action-to = Verso { $region }
action-crew = { $amount ->
    [0] { $with }
    [one] { $amount } Spazzino, { $with }
   *[other] { $amount } Spazzini, { $with }
}
action-neena-stays = Neena resta
action-keep = Tienila
action-exchange = Scambiala
action-victim = Uno Spazzino di { $seat }
action-from = Da { $region }
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
action-beam = { $unit }: { $region }
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
gain-S = Ottieni Rifornimenti
gain-T = Ottieni Tecnologia
gain-E = Ottieni Celle Energetiche
with-alone = nessun altro
with-champion = il Campione
with-shelter = un Rifugio
with-both = il Campione e un Rifugio
unit-scrapper = Uno Spazzino
unit-champion = Il Campione
payment-plain = Paga come stampato
payment-tech-for-energy = Paga una Tecnologia invece di una Cella Energetica
payment-less-tech = Una Tecnologia in meno
payment-less-energy = Una Cella Energetica in meno
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
champion-aria-hint = Muovendosi da sola sale dal Terreno a un Tetto senza Ascensore.
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
mission-G-hint = 2 Rifornimenti per ogni Avamposto nella cui Regione hai uno Spazzino; da un Turno passato 1.

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
candy-wild-hint = Vale come Avamposto di qualsiasi colore per un acquisto, o per un'azione per Avamposto della sua carta.
colour-red = rosso
colour-blue = blu
colour-green = verde
market-tactic = Tattica
market-logistic = Logistica
market-machinery = Impianti
market-black = Mercato Nero

# Il disegno.
board-turn = Turno
board-turn-said = Turno { $turn } di { $turns }
board-phase = Fase { $phase }
board-phase-short = F { $phase }
board-phase-1-does = Ognuno, a turno, gioca due carte
board-phase-2-does = Ognuno, a turno, gioca due carte, poi può sbloccare i Talenti del cui colore ha due cubi
board-phase-3-does = Ognuno, a turno, gioca due carte, poi prende una Missione
board-track = Rifornimenti: il segno pieno dice quanti ne ha ciascuno, quello vuoto quanti ne avrebbe se si contasse adesso
board-mark = { $name }: { $supplies ->
    [one] { $supplies } Rifornimento
   *[other] { $supplies } Rifornimenti
}, { $counted } se si contasse adesso
board-bank = riserva
board-bank-said = Nella Riserva Comune: Tecnologie { $tech }, Celle Energetiche { $energy }. Candy Boost da pescare: { $candy }
board-column = Turno { $turn }
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
board-symbol-Rr = Reclutare rosso: anche dove hai un'unità
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
board-symbol-COPY = Copia: le azioni di una carta giocata in su in questo Turno

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
setting-opt_confrontation-hint = Regola opzionale 4: le Missioni si prendono quando tutti hanno finito la Fase 3, e così il conteggio finale.
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
setting-candy_on_facedown = Candy Boost su una carta in giù
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
