# The Magnificent con SNØ in italiano.
game-title = The Magnificent · SNØ
game-blurb = Un circo itinerante sotto l'aurora boreale: prendi un dado, somma il suo colore e usa la potenza per costruire l'accampamento, viaggiare in cerca di tende e gemme, o riempire la pista di artisti. Più forte è la serata, più costa.
aim-win = Vince chi ha più punti: dai poster con cui ti esibisci, da una carta master contata in ogni round, e alla fine dalla metà delle altre e da righe e colonne complete dell'accampamento.
aim-turn = Prendi un dado e mettilo su una carta master, di cui puoi usare il bonus. La potenza è il dado, più i tuoi dadi precedenti dello stesso colore, più 2 per ogni gemma che scarti. Poi costruisci, viaggi o ti esibisci.
aim-end = Un round ha quattro turni, cinque con la Plancia Master. Alla fine paghi in monete il tuo colore più alto e tutti i dadi trasparenti. Dopo tre round la partita è finita.

# Capitoli del regolamento.
chapter-GEN = Il gioco
chapter-SETUP = Preparazione
chapter-PSET = Preparazione del giocatore
chapter-ADV = I lati B
chapter-FLOW = Il turno
chapter-DIE = Prendere un dado
chapter-POW = La potenza
chapter-TRN = Gli allenatori
chapter-BUILD = Azione A: Costruire
chapter-TRAV = Azione B: Viaggiare
chapter-TENT = Le tende
chapter-POST = I poster
chapter-PERF = Azione C: Esibirsi
chapter-EOR = Fine del round
chapter-EOG = Fine della partita
chapter-SOLO = In solitario
chapter-MOD = La Plancia Master
chapter-TT = Le tessere allenatore di SNØ
chapter-SC = Che cosa contano le carte master
chapter-BO = I bonus delle carte master
chapter-MT = Le tessere master

# Che cosa si chiede.
prompt-draft-card = tieni in segreto una di queste carte master
prompt-keep-card = scegli quattro di queste carte master da tenere
prompt-keep-tile = scegli la tessera allenatore da tenere
prompt-keep-first-tile = scegli la tessera allenatore con cui cominci
prompt-choose-tile = prendi una tessera allenatore
prompt-add-die = scarta un poster per un dado in più, oppure no
prompt-take-die = prendi un dado dalla Tenda Principale
prompt-take-die-or-tile = prendi un dado, o una tessera master
prompt-take-master-tile = prendi una tessera master: è tutto il tuo turno
prompt-second-action = un'altra azione con la potenza rimasta
prompt-turn-die = gira il dado con un allenatore, o lascialo
prompt-place-die = scegli la carta master per il dado
prompt-name-colour = scegli il colore del tuo dado trasparente
prompt-take-action = costruisci, viaggia o esibisciti
prompt-end-turn = termina il turno
prompt-choose-direction = scegli che cosa paghi
prompt-copy-bonus = scegli il bonus da copiare
prompt-pay-gem = scegli con quale gemma paghi
prompt-gain-gem = scegli la gemma che ottieni
prompt-gain-poster = prendi un poster dal display o da un mazzo
prompt-place-poster = scegli dove va il poster
prompt-place-tent = scegli lo spazio per la tenda
prompt-swap-die = Sostituto: quale tuo dado torna nella Tenda?
prompt-swap-for = Sostituto: quale dado prende il suo posto?
prompt-drop-poster = scegli il poster da scartare
prompt-lay-tile = metti la prossima tessera, o basta così
prompt-turn-tile = scegli come girare la tessera
prompt-place-tile = scegli dove mettere la tessera
prompt-take-passed = prendi la tenda che incontri, o lasciala
prompt-end-journey = scegli che cosa prendi dove si ferma il carro
prompt-choose-hat = scegli quale dei tuoi cappelli si sposta
prompt-show-poster = completa un poster, o chiudi l'esibizione
prompt-arrange-posters = riappendi i poster, o lasciali dove sono
prompt-use-master-tile = esegui l'azione della tessera master, o rinuncia
prompt-choose-set = prendi una carta con la sua tessera
prompt-discard-set = scarta uno dei due set rimasti: l'altro va all'avversario
prompt-score-card = scegli la carta master da contare e scartare
prompt-discard-gem = scarta gemme per questa carta, o basta così
prompt-fill-camp = metti le gemme avanzate, o basta così
prompt-fill-square = scegli la casella per la gemma

# Lo stesso, detto degli altri.
prompt-draft-card-other = { $count ->
        [one] { $names } sceglie in segreto una carta master
       *[other] { $names } scelgono in segreto una carta master
}
prompt-keep-card-other = { $names } sceglie le carte master
prompt-keep-tile-other = { $names } sceglie in segreto una tessera allenatore
prompt-keep-first-tile-other = { $names } sceglie la prima tessera allenatore
prompt-choose-tile-other = { $names } prende una tessera allenatore
prompt-add-die-other = { $names } può scartare un poster per un dado
prompt-take-die-other = { $names } prende un dado
prompt-take-die-or-tile-other = { $names } prende un dado o una tessera master
prompt-take-master-tile-other = { $names } prende una tessera master
prompt-second-action-other = { $names } sceglie una seconda azione
prompt-turn-die-other = { $names } può girare il dado
prompt-place-die-other = { $names } sceglie una carta master per il dado
prompt-name-colour-other = { $names } sceglie il colore di un dado trasparente
prompt-take-action-other = { $names } sceglie un'azione
prompt-end-turn-other = { $names } termina il turno
prompt-choose-direction-other = { $names } sceglie che cosa pagare
prompt-copy-bonus-other = { $names } sceglie un bonus da copiare
prompt-pay-gem-other = { $names } paga con una gemma
prompt-gain-gem-other = { $names } sceglie una gemma
prompt-gain-poster-other = { $names } prende un poster
prompt-place-poster-other = { $names } sceglie dove va un poster
prompt-place-tent-other = { $names } sceglie dove va una tenda
prompt-swap-die-other = { $names } scambia un dado con la Tenda Principale
prompt-swap-for-other = { $names } scambia un dado con la Tenda Principale
prompt-drop-poster-other = { $names } scarta un poster
prompt-lay-tile-other = { $names } costruisce
prompt-turn-tile-other = { $names } gira una tessera
prompt-place-tile-other = { $names } mette una tessera
prompt-take-passed-other = { $names } può prendere una tenda di passaggio
prompt-end-journey-other = { $names } sceglie che cosa prendere alla fine del viaggio
prompt-choose-hat-other = { $names } sceglie quale cappello spostare
prompt-show-poster-other = { $names } si esibisce
prompt-arrange-posters-other = { $names } può rimettere in ordine i poster
prompt-use-master-tile-other = { $names } decide su una tessera master
prompt-choose-set-other = { $names } prende una carta master e una tessera allenatore
prompt-discard-set-other = { $names } scarta un set
prompt-score-card-other = { $names } sceglie una carta master da contare
prompt-discard-gem-other = { $names } può scartare gemme per punti
prompt-fill-camp-other = { $names } può riempire l'accampamento con gemme
prompt-fill-square-other = { $names } mette una gemma nell'accampamento

# A parte: ciò che si può fare in ogni momento del proprio turno.
prompt-spend-gem = scarta una gemma per 2 di potenza in più
prompt-spend-gem-other = { $names } aumenta la potenza con le gemme
prompt-use-bonus = usa il bonus della tua carta
prompt-use-bonus-other = { $names } usa un bonus
prompt-use-trainer = usa un allenatore
prompt-use-trainer-other = { $names } usa un allenatore
prompt-swap-gem = scegli la gemma che dai in cambio
prompt-swap-gem-other = { $names } cambia una gemma

# Che cosa dicono i pulsanti.
action-keep = Tieni { $card }
action-keep-tile = Tessera allenatore: { $trainer-tile }
action-add-die = Scarta { $poster } per un dado
action-no-die = Tieni i poster
action-die = Prendi il dado { $die }
action-master = Tessera master: { $master-tile }
action-turn-die = Giralo sul valore { $amount }
action-as-rolled = Lascialo com'è
action-card = Su { $card }
action-colour = Come { $colour }
action-build = Costruisci { $level }
action-travel = { $amount ->
        [one] Muovi { $track } di uno spazio
       *[other] Muovi { $track } di { $amount } spazi
}
action-perform = Esibisciti sullo spazio { $show }
action-rest = Nessuna azione
action-end-turn = Termina il turno
action-spend = Scarta { $gem }: +2 potenza
action-bonus = Usa il bonus della carta
action-trainer = Allenatore: { $place }
action-forward = Eseguila
action-reverse = Nell'altro senso
action-copy = Copia il bonus di { $card }
action-pay = Paga { $gem }
action-gain = Prendi { $gem }
action-poster = Prendi { $poster }
action-draw = Il primo del { $deck }
action-hang = Sopra lo spazio tenda { $amount }
action-wait = Nella fila d'attesa
action-pitch = Sullo spazio tenda { $amount }
action-swap = Il dado su { $card }
action-for = Con il dado { $die }
action-drop = Scarta { $poster }
action-tile = Metti { $kind }
action-stop = Non mettere altre tessere
action-face = Girala così ({ $amount })
action-square = In { $square }
action-take-tent = Prendi la tenda
action-leave = Lasciala lì
action-centre = Dal centro: { $tent }
action-take-poster = Prendi un poster
action-hat = { $amount ->
        [1] Sposta il primo cappello
       *[other] Sposta il secondo cappello
}
action-show = Completa { $poster } { $way }
action-shown = Chiudi l'esibizione
action-arrange = Adesso { $poster }
action-leave-empty = Lascia vuoto questo posto
action-as-it-lies = Il resto così com'è
action-fetch-tile = Prendi la tessera allenatore: { $trainer-tile }
action-fetch-tent = Prendi { $tent }
action-fetch-poster = Completa { $poster }
action-fetch-card = Prendi { $card }
action-pass-master = Rinuncia all'azione
action-set = Prendi il set { $amount }
action-discard-set = Scarta il set { $amount }
action-score = Conta { $card }
action-discard = Scarta { $gem }
action-enough = Basta gemme
action-fill = Metti { $gem } nell'accampamento
action-filled = Basta gemme
action-give = Dai { $gem }

# Che cosa dicono i pulsanti di questa posizione.
label-keep = Tieni { $card }: { $says }
label-fetch-card = Prendi { $card }: { $says }
label-card-says = { $bonus }; { $scoring }
label-trainer-board = Allenatore sul tabellone: { $place }
label-trainer-own = Allenatore sulla tua tessera: { $place }
label-trainer-tile = { $tile }. { $says }
label-master = Tessera master: { $says }
label-add-die = { $colour ->
        [orange] Scarta { $poster } per un dado arancione
        [green] Scarta { $poster } per un dado verde
        [purple] Scarta { $poster } per un dado viola
       *[white] Scarta { $poster } per un dado trasparente
}
label-card = Su { $card }: { $bonus }
label-copy = Copia { $card }: { $bonus }
label-poster = Prendi { $poster }
label-drop = Scarta { $poster }
label-fetch-poster = Completa { $poster }
label-poster-says = { $poster }: { $needs } → { $pays }
label-set = { $worth ->
        [one] { $card }: { $says } (adesso { $worth } punto); tessera: { $tile }
       *[other] { $card }: { $says } (adesso { $worth } punti); tessera: { $tile }
}
label-set-card = { $worth ->
        [one] { $card }: { $says } (adesso { $worth } punto)
       *[other] { $card }: { $says } (adesso { $worth } punti)
}
label-discard-set = Scarta { $card }: { $says }; tessera: { $tile }
label-discard-card = Scarta { $card }: { $says }
label-trade = Paga { $price }: { $gain }
label-free = Ottieni { $gain }
label-travel = { $steps ->
        [one] { $track } avanza di uno spazio: { $found }
       *[other] { $track } avanza di { $steps } spazi: { $found }
}
label-travel-bare = { $steps ->
        [one] { $track } avanza di uno spazio: nulla
       *[other] { $track } avanza di { $steps } spazi: nulla
}
label-perform = { $count ->
        [one] Esibisciti sullo spazio { $value }: un poster
       *[other] Esibisciti sullo spazio { $value }: fino a { $count } poster
}
label-perform-none = { $count ->
        [one] Esibisciti sullo spazio { $value }: un poster, nessuno dei tuoi è pronto
       *[other] Esibisciti sullo spazio { $value }: fino a { $count } poster, nessuno dei tuoi è pronto
}
label-bonus = Bonus: { $bonus }
label-end-turn = Termina il turno; si perde il bonus: { $bonus }
label-die = Prendi il dado { $die }: potenza { $power }
label-die-clear = Prendi il dado { $die }: potenza { $least }–{ $most }
label-colour = Come { $colour }: potenza { $power }
label-spend = Scarta { $gem }: potenza { $power }
label-gain-full = Prendi { $gem }: non c'è posto, quindi 1 moneta
label-hang = Sopra lo spazio tenda { $space }: { $tent }
label-hang-bare = Sopra lo spazio tenda { $space }, ancora senza tenda
label-hang-printed = Sopra lo spazio tenda { $space }, la tenda prestampata
label-pitch = Sullo spazio tenda { $space }: { $gain }
label-pitch-printed = Sopra la tenda prestampata: nessun bonus
label-tile-trainer = Metti { $kind }, con un allenatore
label-face = { $count ->
        [one] Girala così ({ $number }): { $count } posto
       *[other] Girala così ({ $number }): { $count } posti
}
label-square = In { $square }: { $gain }
label-take-tent = Prendi { $tent }
label-hat = Sposta il cappello che è sullo spazio { $value }
label-show = Completa { $poster } { $way }: { $pays }
label-arrange = { $poster } sopra lo spazio tenda { $space }
label-score = { $points ->
        [one] Conta { $card } ({ $scoring }): { $points } punto adesso; tenuta, { $half } alla fine
       *[other] Conta { $card } ({ $scoring }): { $points } punti adesso; tenuta, { $half } alla fine
}
label-gems = { $kind ->
        [orange] { $count ->
            [one] una gemma arancione
           *[other] { $count } gemme arancioni
        }
        [green] { $count ->
            [one] una gemma verde
           *[other] { $count } gemme verdi
        }
        [purple] { $count ->
            [one] una gemma viola
           *[other] { $count } gemme viola
        }
        [clear] { $count ->
            [one] una gemma trasparente
           *[other] { $count } gemme trasparenti
        }
        [choice] { $count ->
            [one] una gemma colorata
           *[other] { $count } gemme colorate
        }
        [turn] { $count ->
            [one] una gemma del colore del turno
           *[other] { $count } gemme del colore del turno
        }
       *[any] { $count ->
            [one] una gemma
           *[other] { $count } gemme
        }
}
label-trainers = { $count ->
        [one] un allenatore
       *[other] { $count } allenatori
}
label-posters = { $count ->
        [one] un poster
       *[other] { $count } poster
}
label-tiles = { $kind ->
        [OS] { $count } tessere piccole arancioni
        [OL] { $count } tessere grandi arancioni
        [GS] { $count } tessere piccole verdi
        [GL] { $count } tessere grandi verdi
        [PS] { $count } tessere piccole viola
        [PL] { $count } tessere grandi viola
       *[WL] { $count } tessere bianche
}

# Che cosa succede.
event-board-dealt = { $seat-is ->
        [you] { $number ->
            [0] Giochi con la plancia { $board }.
           *[other] Giochi con la plancia { $board } e hai il n. { $number } nell'ordine di gioco.
        }
       *[other] { $number ->
            [0] { $seat } gioca con la plancia { $board }.
           *[other] { $seat } gioca con la plancia { $board } e ha il n. { $number } nell'ordine di gioco.
        }
}
event-card-kept = { $seat-is ->
        [you] Tieni { $card }.
       *[other] { $seat } tiene { $card }.
}
event-card-kept-secret = { $seat-is ->
        [you] Tieni una carta master.
       *[other] { $seat } tiene una carta master.
}
event-tile-kept = { $seat-is ->
        [you] Tieni una tessera allenatore: { $trainer-tile }.
       *[other] { $seat } tiene una tessera allenatore: { $trainer-tile }.
}
event-tile-taken = { $seat-is ->
        [you] Prendi una tessera allenatore: { $trainer-tile }.
       *[other] { $seat } prende una tessera allenatore: { $trainer-tile }.
}
event-poster-discarded = { $seat-is ->
        [you] Scarti { $poster } per un dado.
       *[other] { $seat } scarta { $poster } per un dado.
}
event-turn-began = { $seat-is ->
        [you] Il tuo turno { $turn }.
       *[other] Turno { $turn } di { $seat }.
}
event-die-taken = { $seat-is ->
        [you] Prendi il dado { $die } su { $card }.
       *[other] { $seat } prende il dado { $die } su { $card }.
}
event-face-turned = { $seat-is ->
        [you] Giri il dado { $from }: adesso è { $die }.
       *[other] { $seat } gira il dado { $from }: adesso è { $die }.
}
event-colour-named = { $seat-is ->
        [you] Il tuo dado trasparente vale come { $colour }.
       *[other] Il dado trasparente di { $seat } vale come { $colour }.
}
event-gem-spent = { $seat-is ->
        [you] Scarti { $gem }: la tua potenza è { $power }.
       *[other] { $seat } scarta { $gem }: la potenza è { $power }.
}
event-bonus-used = { $seat-is ->
        [you] Usi il bonus di { $card }: { $bonus }.
       *[other] { $seat } usa il bonus di { $card }: { $bonus }.
}
event-trainer-used = { $seat-is ->
        [you] Usi un allenatore: { $place }.
       *[other] { $seat } usa un allenatore: { $place }.
}
event-trainer-locked = { $seat-is ->
        [you] Un tuo allenatore resta per sempre su { $place }.
       *[other] Un allenatore di { $seat } resta per sempre su { $place }.
}
event-die-rolled = { $seat-is ->
        [you] Rilanci il dado { $from }: { $die }.
       *[other] { $seat } rilancia il dado { $from }: { $die }.
}
event-die-flipped = { $seat-is ->
        [you] Giri il dado { $from } sulla faccia opposta: { $die }.
       *[other] { $seat } gira il dado { $from } sulla faccia opposta: { $die }.
}
event-die-swapped = { $seat-is ->
        [you] Scambi il dado { $from } su { $card } con il dado { $die } della Tenda Principale.
       *[other] { $seat } scambia il dado { $from } su { $card } con il dado { $die } della Tenda Principale.
}
event-bonus-copied = { $seat-is ->
        [you] Copi il bonus di { $card }: { $bonus }.
       *[other] { $seat } copia il bonus di { $card }: { $bonus }.
}
event-split-announced = { $seat-is ->
        [you] Dividi la potenza tra due azioni.
       *[other] { $seat } divide la potenza tra due azioni.
}
event-coins-gained = { $seat-is ->
        [you] Ottieni { label-coins }.
       *[other] { $seat } ottiene { label-coins }.
}
event-points-gained = { $seat-is ->
        [you] Ottieni { label-points }.
       *[other] { $seat } ottiene { label-points }.
}
event-trainer-gained = { $seat-is ->
        [you] Ottieni un allenatore.
       *[other] { $seat } ottiene un allenatore.
}
event-trainer-lost = { $seat-is ->
        [you] La tua riserva è vuota: l'allenatore è perso.
       *[other] { $seat } non ha allenatori nella riserva e ne perde uno.
}
event-gem-gained = { $seat-is ->
        [you] Ottieni { $gem }.
       *[other] { $seat } ottiene { $gem }.
}
event-gem-turned-coin = { $seat-is ->
        [you] Non hai posto per { $gem }: al suo posto { label-coins }.
       *[other] { $seat } non ha posto per { $gem }: al suo posto { label-coins }.
}
event-coins-paid = { $seat-is ->
        [you] Paghi { label-coins }.
       *[other] { $seat } paga { label-coins }.
}
event-points-paid = { $seat-is ->
        [you] Paghi { label-points }.
       *[other] { $seat } paga { label-points }.
}
event-trainer-paid = { $seat-is ->
        [you] Riporti un allenatore nella riserva.
       *[other] { $seat } riporta un allenatore nella riserva.
}
event-gem-paid = { $seat-is ->
        [you] Paghi { $gem }.
       *[other] { $seat } paga { $gem }.
}
event-trainer-recalled = { $seat-is ->
        [you] Richiami un allenatore dalla Tenda Principale.
       *[other] { $seat } richiama un allenatore dalla Tenda Principale.
}
event-poster-taken = { $seat-is ->
        [you] Prendi { $poster } dal display.
       *[other] { $seat } prende { $poster } dal display.
}
event-poster-drawn = { $seat-is ->
        [you] Peschi { $poster } dal { $deck }.
       *[other] { $seat } pesca { $poster } dal { $deck }.
}
event-poster-dropped = { $seat-is ->
        [you] Scarti { $poster }.
       *[other] { $seat } scarta { $poster }.
}
event-tent-taken = { $seat-is ->
        [you] Prendi { $tent }.
       *[other] { $seat } prende { $tent }.
}
event-build-began = { $seat-is ->
        [you] Costruisci al livello { $level } con potenza { $power }.
       *[other] { $seat } costruisce al livello { $level } con potenza { $power }.
}
event-tile-laid = { $seat-is ->
        [you] Metti { $kind } in { $square }.
       *[other] { $seat } mette { $kind } in { $square }.
}
event-hat-moved = { $seat-is ->
        [you] Ti esibisci sullo spazio { $value } con potenza { $power }.
       *[other] { $seat } si esibisce sullo spazio { $value } con potenza { $power }.
}
event-poster-completed = { $seat-is ->
        [you] Completi { $poster } { $way }.
       *[other] { $seat } completa { $poster } { $way }.
}
event-rested = { $seat-is ->
        [you] Rinunci all'azione.
       *[other] { $seat } rinuncia all'azione.
}
event-master-tile-taken = { $seat-is ->
        [you] Prendi una tessera master: { $master-tile }.
       *[other] { $seat } prende una tessera master: { $master-tile }.
}
event-master-passed = { $seat-is ->
        [you] Rinunci alla sua azione.
       *[other] { $seat } rinuncia alla sua azione.
}
event-master-card-taken = { $seat-is ->
        [you] Prendi { $card } dalla Plancia Master.
       *[other] { $seat } prende { $card } dalla Plancia Master.
}
event-master-trainer-taken = { $seat-is ->
        [you] Prendi una tessera allenatore dalla Plancia Master: { $trainer-tile }.
       *[other] { $seat } prende una tessera allenatore dalla Plancia Master: { $trainer-tile }.
}
event-order-given = { $seat-is ->
        [you] Adesso hai il n. { $number } nell'ordine di gioco.
       *[other] Adesso { $seat } ha il n. { $number } nell'ordine di gioco.
}
event-set-taken = { $seat-is ->
        [you] Prendi { $card } dal Display Principale.
       *[other] { $seat } prende { $card } dal Display Principale.
}
event-set-tile-taken = { $seat-is ->
        [you] Con la carta prendi una tessera allenatore: { $trainer-tile }.
       *[other] Con la carta { $seat } prende una tessera allenatore: { $trainer-tile }.
}
event-set-discarded = { $seat-is ->
        [you] Scarti { $card } dal Display Principale.
       *[other] { $seat } scarta { $card } dal Display Principale.
}
event-card-scored = { $seat-is ->
        [you] Conti { $card }: { label-scored }.
       *[other] { $seat } conta { $card }: { label-scored }.
}
event-gem-discarded = { $seat-is ->
        [you] Scarti { $gem } per fare punti.
       *[other] { $seat } scarta { $gem } per fare punti.
}
event-gem-filled = { $seat-is ->
        [you] Metti { $gem } in { $square }.
       *[other] { $seat } mette { $gem } in { $square }.
}
event-card-halved = { $seat-is ->
        [you] { $card } ti dà metà dei punti: { $points }.
       *[other] { $card } dà a { $seat } metà dei punti: { $points }.
}
event-camp-scored = { $seat-is ->
        [you] Righe e colonne del tuo accampamento: { label-scored }.
       *[other] Righe e colonne dell'accampamento di { $seat }: { label-scored }.
}
event-goal-reached = { $seat-is ->
        [you] Chiudi con { label-scored } e raggiungi l'obiettivo: { $goal }.
       *[other] { $seat } chiude con { label-scored } e raggiunge l'obiettivo: { $goal }.
}
event-goal-missed = { $seat-is ->
        [you] Chiudi con { label-scored }: { label-goal-missing }.
       *[other] { $seat } chiude con { label-scored }: { label-goal-missing }.
}
label-goal-missing = { $missing ->
        [one] manca un punto alla vittoria
       *[other] mancano { $missing } punti alla vittoria
}
event-die-added = Un dado viene tirato sulla Tenda Principale: { $die }.
event-poster-revealed = Nuovo sul display: { $poster }.
event-poster-placed = { $seat-is ->
        [you] { $space ->
            [0] Lasci { $poster } in attesa.
           *[other] Appendi { $poster } sopra lo spazio tenda { $space }.
        }
       *[other] { $space ->
            [0] { $seat } lascia { $poster } in attesa.
           *[other] { $seat } appende { $poster } sopra lo spazio tenda { $space }.
        }
}
event-tent-placed = { $seat-is ->
        [you] Metti la tenda sullo spazio tenda { $space }.
       *[other] { $seat } mette la tenda sullo spazio tenda { $space }.
}
event-travelled = { $seat-is ->
        [you] Muovi { $track } di { label-steps } con potenza { $power }.
       *[other] { $seat } muove { $track } di { label-steps } con potenza { $power }.
}
event-coins-missed = { $seat-is ->
        [you] { $count ->
            [one] Ti manca { label-coins }: perdi { label-scored }.
           *[other] Ti mancano { label-coins }: perdi { label-scored }.
        }
       *[other] { $count ->
            [one] A { $seat } manca { label-coins }: perde { label-scored }.
           *[other] A { $seat } mancano { label-coins }: perde { label-scored }.
        }
}
event-dice-paid = { $seat-is ->
        [you] Devi { label-owed } per i tuoi dadi.
       *[other] { $seat } deve { label-owed } per i dadi.
}
label-owed = { $owed ->
        [one] { $owed } moneta
       *[other] { $owed } monete
}
event-round-ended = Il round { $round } è finito.
event-round-began = Comincia il round { $round }.
label-coins = { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
}
label-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
}
label-scored = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
}
label-steps = { $steps ->
        [one] { $steps } spazio
       *[other] { $steps } spazi
}

# Perché no.
refusal-card-not-offered = questa carta non è tra quelle che puoi scegliere
refusal-tile-not-offered = questa tessera allenatore non è tra quelle che puoi scegliere
refusal-not-solo = solo in solitario si scartano poster per dadi
refusal-not-on-display = questo poster non è in vista
refusal-no-reserve-die = nella riserva non ci sono più dadi del suo colore
refusal-not-in-main-tent = questo dado non è sulla Tenda Principale
refusal-dice-turns-over = hai già preso tutti i dadi di questo round: questo turno è per una tessera master
refusal-no-master-board = la Plancia Master non è in gioco
refusal-not-current = si prendono solo le tessere master attuali, e questa non lo è
refusal-master-turn-over = in questo round hai già preso una tessera master
refusal-not-your-card = questa carta master non è tua
refusal-card-holds-die = su questa carta c'è già un dado
refusal-coloured-die = solo un dado trasparente ha bisogno di un colore
refusal-not-active = è il turno di un altro
refusal-no-die-taken = prima prendi un dado
refusal-power-fixed = la potenza è fissata: andava fatto prima dell'azione
refusal-other-colour = aumentano la potenza solo le gemme del colore del turno e quelle trasparenti
refusal-no-such-gem = non hai { $gem }
refusal-bonus-gone = il bonus della carta di questo turno è già stato usato
refusal-die-not-clear = questo bonus richiede un dado trasparente
refusal-no-trainer = non hai allenatori liberi
refusal-not-your-tile = questa tessera allenatore non è tua
refusal-other-moment = questo si fa in un altro momento del turno
refusal-once-enough = lì basta un allenatore
refusal-used-with-choice = scegli il dado, la tessera, la tenda o il poster a cui serve: l'allenatore ci va da sé
refusal-too-few-coins = { $missing ->
        [one] ti manca una moneta
       *[other] ti mancano { $missing } monete
}
refusal-too-few-points = { $missing ->
        [one] ti manca un punto
       *[other] ti mancano { $missing } punti
}
refusal-too-few-gems = non hai le gemme che servono
refusal-too-few-trainers = { $missing ->
        [one] ti manca un allenatore libero
       *[other] ti mancano { $missing } allenatori liberi
}
refusal-none-in-tent = nessun tuo allenatore è nella Tenda Principale
refusal-no-die-to-swap = non c'è nessun dado da scambiare
refusal-nothing-to-copy = non c'è nessun bonus da copiare
refusal-no-die-there = su questa carta non c'è nessun dado
refusal-no-poster-to-drop = non hai poster da scartare
refusal-not-your-poster = questo poster non è tra i tuoi da completare
refusal-wrong-payment = questa gemma non può pagarlo
refusal-same-gem = dev'essere una gemma di un altro colore
refusal-deck-empty = questo mazzo è vuoto
refusal-space-full = lì c'è già un poster
refusal-no-waiting-row = a questo tavolo i poster non possono restare in attesa
refusal-tent-stands = lì c'è già una tenda
refusal-too-little-power = { $missing ->
        [one] ti manca un punto di potenza
       *[other] ti mancano { $missing } punti di potenza
}
refusal-action-done = { $act ->
        [Costruire] in questo turno hai già costruito: la seconda azione dev'essere diversa
        [Viaggiare] in questo turno hai già viaggiato: la seconda azione dev'essere diversa
       *[Esibirsi] in questo turno l'esibizione c'è già stata: la seconda azione dev'essere diversa
}
refusal-other-announced = un allenatore è stato usato per questa azione: { $act }
refusal-no-tile-fits = nessuna delle sue tessere entrerebbe nel tuo accampamento
refusal-size-not-left = non restano tessere di questa grandezza da mettere
refusal-supply-empty = queste tessere sono finite
refusal-needs-trainer = un altro colore richiede un allenatore libero
refusal-face-does-not-fit = girata così non ci sta da nessuna parte
refusal-no-such-face = la tessera non si può girare così
refusal-square-covered = coprirebbe una casella già coperta
refusal-off-the-camp = uscirebbe dall'accampamento
refusal-not-touching = non toccherebbe nessuna tua tessera con un lato
refusal-other-track = in questo turno si muove { $track }
refusal-not-other-track = l'allenatore serve per un altro carro
refusal-hat-there = su questo spazio c'è già un cappello
refusal-higher-space = a questo tavolo si prende lo spazio libero più alto
refusal-performed-twice = a questo tavolo ci si esibisce al massimo due volte per round
refusal-no-tent-space = non hai spazi tenda liberi
refusal-no-tent-there = lì non c'è nessuna tenda da prendere
refusal-not-in-centre = questa tenda non è al centro di questo tracciato
refusal-one-hat = c'è un solo cappello da spostare
refusal-no-tent-below = sotto questo poster non c'è una tenda
refusal-tent-below = lì c'è una tenda
refusal-tent-costs-nothing = la sua tenda non chiede gemme
refusal-limit-reached = lo spazio non permette altri poster
refusal-tile-lacking = ti manca { $kind }
refusal-poster-gems = non hai le gemme per il poster e la sua tenda
refusal-no-open-air = serve un allenatore libero sulla tessera All'aperto
refusal-already-laid = questo poster ha già il suo posto
refusal-master-cannot = non puoi pagare la sua azione, o non c'è più nulla da prendere
refusal-not-at-master-board = questo non è sulla Plancia Master
refusal-no-other-way = questo vale in un solo senso
refusal-set-gone = questo set non c'è più
refusal-not-in-order = le gemme si scartano in ordine: arancioni, verdi, viola, trasparenti
refusal-no-filling = le gemme si mettono nell'accampamento solo alla fine della partita

# Che cosa danno le carte master nel turno del loro dado.
bonus-C1 = 1 moneta
bonus-C1-hint = Bonus: ottieni 1 moneta.
bonus-C2 = 2 monete
bonus-C2-hint = Bonus: ottieni 2 monete.
bonus-V2 = 2 punti
bonus-V2-hint = Bonus: ottieni 2 punti.
bonus-V3 = 3 punti
bonus-V3-hint = Bonus: ottieni 3 punti.
bonus-D1 = +1 potenza
bonus-D1-hint = Bonus: la tua potenza è 1 in più. Usalo prima di scegliere l'azione.
bonus-BUILD2 = +2 per Costruire
bonus-BUILD2-hint = Bonus: la tua potenza è 2 in più se costruisci. Usalo prima di scegliere l'azione.
bonus-TRAV2 = +2 per Viaggiare
bonus-TRAV2-hint = Bonus: la tua potenza è 2 in più se viaggi. Usalo prima di scegliere l'azione.
bonus-PERF2 = +2 per Esibirsi
bonus-PERF2-hint = Bonus: la tua potenza è 2 in più se ti esibisci. Usalo prima di scegliere l'azione.
bonus-RR = rilancia il dado
bonus-RR-hint = Bonus: tira un'altra volta il dado che hai preso. Usalo prima di scegliere l'azione.
bonus-F7 = gira il dado
bonus-F7-hint = Bonus: gira il dado che hai preso sulla faccia opposta, da 1 a 6, da 2 a 5, da 3 a 4. Usalo prima di scegliere l'azione.
bonus-CP = copia un bonus
bonus-CP-hint = Bonus: usa il bonus di un'altra tua carta master che ha già un dado.
bonus-GA = una gemma a scelta
bonus-GA-hint = Bonus: ottieni una gemma arancione, verde o viola.
bonus-GD = una gemma del turno
bonus-GD-hint = Bonus: ottieni una gemma del colore di questo turno.
bonus-RECALL = un allenatore torna
bonus-RECALL-hint = Bonus: riprendi un tuo allenatore dalla Tenda Principale.
bonus-PO = un poster per 1 moneta
bonus-PO-hint = Bonus: paga 1 moneta e ottieni un poster.
bonus-X1 = gemma e 2 monete ⇄ allenatore
bonus-X1-hint = Bonus: paga una gemma e 2 monete per un allenatore, o restituisci un allenatore per una gemma colorata e 2 monete.
bonus-X2 = gemma ⇄ 2 monete
bonus-X2-hint = Bonus: paga una gemma per 2 monete, o 2 monete per una gemma colorata.
bonus-X3 = 2 monete ⇄ 3 punti
bonus-X3-hint = Bonus: paga 2 monete per 3 punti, o 3 punti per 2 monete.
bonus-X4 = gemma ⇄ 3 punti
bonus-X4-hint = Bonus: paga una gemma per 3 punti, o 3 punti per una gemma colorata.
bonus-X5 = allenatore ⇄ 5 punti
bonus-X5-hint = Bonus: restituisci un allenatore per 5 punti, o paga 5 punti per un allenatore.
bonus-X6 = poster ⇄ 2 monete
bonus-X6-hint = Bonus: scarta un poster non completato per 2 monete, o paga 2 monete per un poster.
bonus-W3 = +3 con dado trasparente
bonus-W3-hint = Bonus: la tua potenza è 3 in più se il dado di questo turno è trasparente. Usalo prima di scegliere l'azione.
bonus-SP = dividi la potenza
bonus-SP-hint = Bonus: in questo turno esegui due azioni diverse e dividi tra loro la potenza. Usalo prima della prima.

# Che cosa contano le carte master.
score-ROW7 = 7 per riga completa
score-ROW7-hint = 7 punti per ogni riga del tuo accampamento interamente coperta.
score-COL5 = 5 per colonna completa
score-COL5-hint = 5 punti per ogni colonna del tuo accampamento interamente coperta.
score-TENT5 = 5 per tenda
score-TENT5-hint = 5 punti per ogni tenda che hai messo. Quella prestampata non conta.
score-TENT4 = 4 per tenda
score-TENT4-hint = 4 punti per ogni tenda che hai messo. Quella prestampata non conta.
score-LARGE3 = 3 per tessera grande non bianca
score-LARGE3-hint = 3 punti per ogni tessera grande arancione, verde o viola nel tuo accampamento.
score-SMALL2 = 2 per tessera piccola
score-SMALL2-hint = 2 punti per ogni tessera piccola nel tuo accampamento.
score-O3 = 3 per tessera arancione
score-O3-hint = 3 punti per ogni tessera arancione nel tuo accampamento, grande o piccola.
score-G3 = 3 per tessera verde
score-G3-hint = 3 punti per ogni tessera verde nel tuo accampamento, grande o piccola.
score-P3 = 3 per tessera viola
score-P3-hint = 3 punti per ogni tessera viola nel tuo accampamento, grande o piccola.
score-POST2 = 2 per poster completato
score-POST2-hint = 2 punti per ogni poster che hai completato, di qualsiasi tipo.
score-SET7 = 7 per trio di colori
score-SET7-hint = 7 punti per ogni trio di tessere arancione, verde e viola nel tuo accampamento.
score-TRAIN3 = 3 per allenatore
score-TRAIN3-hint = 3 punti per ogni tuo allenatore, ovunque sia, tranne quelli nella riserva.
score-COIN1 = 1 per moneta, massimo 15
score-COIN1-hint = 1 punto per ogni moneta che hai, 15 al massimo. Le monete restano tue.
score-GEM2 = 2 per gemma in magazzino
score-GEM2-hint = 2 punti per ogni gemma nel tuo magazzino. Le gemme restano lì.
score-TTILE5 = 5 per tessera allenatore
score-TTILE5-hint = 5 punti per ogni tessera allenatore che hai.
score-AREAO = gruppo arancione maggiore
score-AREAO-hint = 1 punto per ogni casella del tuo gruppo arancione connesso più grande.
score-AREAG = gruppo verde maggiore
score-AREAG-hint = 1 punto per ogni casella del tuo gruppo verde connesso più grande.
score-AREAP = gruppo viola maggiore
score-AREAP-hint = 1 punto per ogni casella del tuo gruppo viola connesso più grande.
score-EDGE1 = 1 per casella sul bordo
score-EDGE1-hint = 1 punto per ogni casella coperta sul bordo del tuo accampamento; sono 26.
score-PGEM3 = 3 per gemma sui poster fatti
score-PGEM3-hint = 3 punti per ogni gemma stampata sui tuoi poster completati.
score-TOPD = dado più alto di ogni colore
score-TOPD-hint = La somma dei tuoi dadi più alti di questo round, uno arancione, uno verde e uno viola. I trasparenti non contano.
score-LARGEW3 = 3 per tessera grande o bianca
score-LARGEW3-hint = 3 punti per ogni tessera grande nel tuo accampamento, comprese le bianche.
score-WHITE5 = 5 per tessera bianca
score-WHITE5-hint = 5 punti per ogni tessera bianca nel tuo accampamento.
score-CROSS = riga + colonna migliori
score-CROSS-hint = 1 punto per ogni casella coperta unita senza interruzioni a una casella, lungo la sua riga e la sua colonna. Vale la casella migliore del tuo accampamento, che conta due volte.
score-ADJPG = 2 per coppia viola–verde
score-ADJPG-hint = 2 punti per ogni coppia di caselle, una viola e una verde, fianco a fianco. Una casella può stare in più coppie.
score-ADJOG = 2 per coppia arancione–verde
score-ADJOG-hint = 2 punti per ogni coppia di caselle, una arancione e una verde, fianco a fianco. Una casella può stare in più coppie.
score-ADJOP = 2 per coppia arancione–viola
score-ADJOP-hint = 2 punti per ogni coppia di caselle, una arancione e una viola, fianco a fianco. Una casella può stare in più coppie.
score-WPOST4 = 4 per poster bianco fatto
score-WPOST4-hint = 4 punti per ogni poster bianco che hai completato.
score-PTP3 = 3 per viola sui poster fatti
score-PTP3-hint = 3 punti per ogni tessera viola stampata sui tuoi poster completati.
score-PTG3 = 3 per verde sui poster fatti
score-PTG3-hint = 3 punti per ogni tessera verde stampata sui tuoi poster completati.
score-PTO3 = 3 per arancione sui poster fatti
score-PTO3-hint = 3 punti per ogni tessera arancione stampata sui tuoi poster completati.
score-PTW3 = 3 per bianca sui poster fatti
score-PTW3-hint = 3 punti per ogni tessera bianca stampata sui tuoi poster completati.
score-PCOIN = monete sui poster fatti
score-PCOIN-hint = La somma delle monete stampate sui tuoi poster completati.
score-GEM4 = 4 per gemma scartata
score-GEM4-hint = 4 punti per ogni gemma che scarti quando conti questa carta, anche trasparente.
score-SETW9 = 9 per quartetto di colori
score-SETW9-hint = 9 punti per ogni quartetto di tessere arancione, verde, viola e bianca nel tuo accampamento.

# Dove si usano gli allenatori: gli spazi del tabellone, poi le tessere allenatore.
place-BT-COIN = 1 moneta
place-BT-COIN-hint = In ogni momento del turno, per ogni allenatore: ottieni 1 moneta.
place-BT-GEM = una gemma per un'altra
place-BT-GEM-hint = In ogni momento del turno, per ogni allenatore: cambia una gemma colorata con una di un altro colore.
place-BT-POWER = +1 potenza
place-BT-POWER-hint = Prima di scegliere l'azione, per ogni allenatore: la tua potenza è 1 in più.
place-BT-RECOLOUR = altro colore
place-BT-RECOLOUR-hint = Mentre costruisci, per ogni allenatore: una tessera può essere di un altro colore e della stessa grandezza; una grande può essere bianca.
place-BT-TRACK = altro carro
place-BT-TRACK-hint = Quando viaggi, con un allenatore: muovi il carro di un altro colore.
place-BT-SHOW = un poster in più
place-BT-SHOW-hint = Mentre ti esibisci, per ogni allenatore: completa un poster in più di quanti ne permette lo spazio.
place-TT01 = 2 monete
place-TT01-hint = In ogni momento del turno, per ogni allenatore: ottieni 2 monete.
place-TT02 = una gemma a scelta
place-TT02-hint = In ogni momento del turno, per ogni allenatore: ottieni una gemma arancione, verde o viola.
place-TT03 = 2 punti
place-TT03-hint = In ogni momento del turno, per ogni allenatore: ottieni 2 punti.
place-TT04 = un poster per 1 moneta
place-TT04-hint = In ogni momento del turno, per ogni allenatore: paga 1 moneta e ottieni un poster.
place-TT05 = +2 potenza
place-TT05-hint = Prima di scegliere l'azione, per ogni allenatore: la tua potenza è 2 in più.
place-TT06 = rilancia il dado
place-TT06-hint = Prima di scegliere l'azione, per ogni allenatore: rilancia il dado che hai preso.
place-TT07 = +3 per Costruire
place-TT07-hint = Quando costruisci, per ogni allenatore: 3 di potenza in più per questa costruzione.
place-TT08 = 1 moneta per tessera
place-TT08-hint = Mentre costruisci, con un allenatore: ottieni 1 moneta per ogni tessera che metti in questa costruzione.
place-TT09 = una gemma del carro
place-TT09-hint = Mentre viaggi, per ogni allenatore: ottieni una gemma del colore del carro.
place-TT10 = una tenda di passaggio
place-TT10-hint = Mentre viaggi, per ogni allenatore: prendi una tenda che superi, se hai uno spazio tenda libero.
place-TT11 = un poster in più
place-TT11-hint = Mentre ti esibisci, per ogni allenatore: completa un poster in più di quanti ne permette lo spazio.
place-TT12 = 1 punto per poster
place-TT12-hint = Mentre ti esibisci, per ogni allenatore: ottieni 1 punto per ogni poster che completi in questa esibizione.
place-TT13 = Faccia a scelta
place-TT13-hint = Quando prendi un dado, con un allenatore: giralo subito sul valore che vuoi.
place-TT14 = Cambio di cartellone
place-TT14-hint = In ogni momento del turno, per ogni allenatore: scarta un poster non completato e prendine un altro, dal display o da un mazzo.
place-TT15 = Sostituto
place-TT15-hint = In ogni momento del turno, per ogni allenatore: scambia un dado su una tua carta master con uno della Tenda Principale. Non dà né azione né bonus.
place-TT16 = Bancarella
place-TT16-hint = Mentre costruisci, per ogni allenatore: paga 2 monete per una tessera piccola in più, senza potenza.
place-TT17 = All'aperto
place-TT17-hint = Mentre ti esibisci, per ogni allenatore: completa un poster senza tenda, o senza pagare le gemme della sua tenda.
place-TT18 = Veterano (arancione)
place-TT18-hint = In ogni momento del turno: ogni allenatore qui resta per sempre e dà +1 potenza quando il turno è arancione.
place-TT19 = Veterano (verde)
place-TT19-hint = In ogni momento del turno: ogni allenatore qui resta per sempre e dà +1 potenza quando il turno è verde.
place-TT20 = Veterano (viola)
place-TT20-hint = In ogni momento del turno: ogni allenatore qui resta per sempre e dà +1 potenza quando il turno è viola.

# Tessere master.
master-tile-MT01 = una tessera grande arancione per 2 gemme
master-tile-MT01-hint = Paga 2 gemme arancioni e costruisci una tessera grande arancione.
master-tile-MT02 = una tessera grande verde per 2 gemme
master-tile-MT02-hint = Paga 2 gemme verdi e costruisci una tessera grande verde.
master-tile-MT03 = una tessera grande viola per 2 gemme
master-tile-MT03-hint = Paga 2 gemme viola e costruisci una tessera grande viola.
master-tile-MT04 = una tessera bianca per 2 gemme
master-tile-MT04-hint = Paga 2 gemme trasparenti e costruisci una tessera bianca.
master-tile-MT05 = 6 punti per 2 monete
master-tile-MT05-hint = Paga 2 monete e ottieni 6 punti.
master-tile-MT06 = allenatore ⇄ 5 punti
master-tile-MT06-hint = Restituisci un allenatore per 5 punti, o paga 5 punti per un allenatore.
master-tile-MT07 = 2 gemme trasparenti
master-tile-MT07-hint = Ottieni 2 gemme trasparenti; ognuna senza posto è una moneta.
master-tile-MT08 = allenatore e tessera per 4 monete
master-tile-MT08-hint = Paga 4 monete e ottieni un allenatore e una tessera allenatore della Plancia Master.
master-tile-MT09 = allenatore e tessera per 2 gemme
master-tile-MT09-hint = Paga 2 gemme qualsiasi e ottieni un allenatore e una tessera allenatore della Plancia Master.
master-tile-MT10 = una tenda per 2 monete
master-tile-MT10-hint = Paga 2 monete e ottieni una tenda della Plancia Master.
master-tile-MT11 = una tenda per una gemma
master-tile-MT11-hint = Paga una gemma qualsiasi e ottieni una tenda della Plancia Master.
master-tile-MT12 = un poster per una moneta
master-tile-MT12-hint = Paga 1 moneta e completa un poster della Plancia Master, senza tenda.
master-tile-MT13 = un poster per una gemma
master-tile-MT13-hint = Paga una gemma qualsiasi e completa un poster della Plancia Master, senza tenda.
master-tile-MT14 = una carta master per 3 monete
master-tile-MT14-hint = Paga 3 monete e prendi una carta master della Plancia Master.
master-tile-MT15 = una carta master per una moneta e una gemma
master-tile-MT15-hint = Paga 1 moneta e una gemma qualsiasi e prendi una carta master della Plancia Master.

# Colori, gemme, dadi, tessere.
colour-orange = arancione
colour-green = verde
colour-purple = viola
track-orange = il carro arancione
track-green = il carro verde
track-purple = il carro viola
gem-o = una gemma arancione
gem-g = una gemma verde
gem-p = una gemma viola
gem-c = una gemma trasparente
die-O1 = arancione 1
die-O2 = arancione 2
die-O3 = arancione 3
die-O4 = arancione 4
die-O5 = arancione 5
die-O6 = arancione 6
die-G1 = verde 1
die-G2 = verde 2
die-G3 = verde 3
die-G4 = verde 4
die-G5 = verde 5
die-G6 = verde 6
die-P1 = viola 1
die-P2 = viola 2
die-P3 = viola 3
die-P4 = viola 4
die-P5 = viola 5
die-P6 = viola 6
die-C1 = trasparente 1
die-C2 = trasparente 2
die-C3 = trasparente 3
die-C4 = trasparente 4
die-C5 = trasparente 5
die-C6 = trasparente 6
kind-OS = una tessera piccola arancione
kind-OL = una tessera grande arancione
kind-GS = una tessera piccola verde
kind-GL = una tessera grande verde
kind-PS = una tessera piccola viola
kind-PL = una tessera grande viola
kind-WL = una tessera bianca

# Livelli di costruzione e spazi delle esibizioni.
level-3 = 3: una tessera piccola
level-5 = 5: una tessera grande
level-7 = 7: due tessere piccole
level-9 = 9: una tessera grande e una piccola
level-12 = 12: due tessere grandi
level-15 = 15: due tessere grandi e una piccola
level-18 = 18: tre tessere grandi
level-21 = 21: tre tessere grandi e una piccola
show-3 = 3
show-4 = 4
show-5 = 5
show-6 = 6
show-7 = 7
show-8 = 8
show-9 = 9
show-10 = 10
show-11 = 11
show-12 = 12
show-13 = 13
show-14 = 14
show-15 = 15
show-16 = 16
show-18 = 18
show-20 = 20
show-22 = 22
show-24 = 24
board-I = I
board-II = II
board-III = III
board-IV = IV
board-V = V
board-VI = VI
act-build = Costruire
act-travel = Viaggiare
act-perform = Esibirsi
deck-posters = mazzo poster
deck-white = mazzo bianco
goal-win = Vittoria
goal-ringmaster = Direttore di pista
goal-magnificent = Magnifico
way-tent = nella sua tenda
way-open-air = all'aperto
way-unpaid = senza le gemme della tenda

# Le tende, con ciò che rendono e chiedono.
tent-T01 = una tenda (2 monete)
tent-T02 = una tenda (2 monete)
tent-T03 = una tenda (2 monete)
tent-T04 = una tenda (3 monete)
tent-T05 = una tenda (3 monete)
tent-T06 = una tenda (2 punti)
tent-T07 = una tenda (3 punti)
tent-T08 = una tenda (3 punti)
tent-T09 = una tenda (3 punti)
tent-T10 = una tenda (4 punti)
tent-T11 = una tenda (5 punti, chiede una gemma arancione)
tent-T12 = una tenda (5 punti, chiede una gemma verde)
tent-T13 = una tenda (5 punti, chiede una gemma viola)
tent-T14 = una tenda (4 monete, chiede una gemma qualsiasi)
tent-T15 = una tenda (4 punti e 1 moneta, chiede una gemma qualsiasi)
tent-T16 = una tenda (7 punti, chiede una gemma trasparente)
tent-N1 = una tenda (2 punti e 2 monete)
tent-N2 = una tenda (1 punto e 3 monete)
tent-N3 = una tenda (3 punti e 1 moneta)
tent-N4 = una tenda (3 punti e 2 monete)
tent-N5 = una tenda (7 punti e 2 monete, chiede una gemma arancione e una verde)
tent-N6 = una tenda (7 punti e 2 monete, chiede una gemma verde e una viola)
tent-N7 = una tenda (7 punti e 2 monete, chiede una gemma arancione e una viola)
tent-N8 = una tenda (8 punti, chiede 2 gemme qualsiasi)

# I poster.
poster-SUH-0 = Suhayl
poster-SUH-1 = Suhayl 1
poster-SUH-2 = Suhayl 2
poster-SUH-3 = Suhayl 3
poster-SUH-4 = Suhayl 4
poster-SUH-5 = Suhayl 5
poster-SUH-6 = Suhayl 6
poster-SUH-7 = Suhayl 7
poster-SUH-8 = Suhayl 8
poster-BRO-0 = Bronson
poster-BRO-1 = Bronson 1
poster-BRO-2 = Bronson 2
poster-BRO-3 = Bronson 3
poster-BRO-4 = Bronson 4
poster-BRO-5 = Bronson 5
poster-BRO-6 = Bronson 6
poster-BRO-7 = Bronson 7
poster-BRO-8 = Bronson 8
poster-LUN-0 = Lungile
poster-LUN-1 = Lungile 1
poster-LUN-2 = Lungile 2
poster-LUN-3 = Lungile 3
poster-LUN-4 = Lungile 4
poster-LUN-5 = Lungile 5
poster-LUN-6 = Lungile 6
poster-LUN-7 = Lungile 7
poster-LUN-8 = Lungile 8
poster-KIM-0 = Kimora
poster-KIM-1 = Kimora 1
poster-KIM-2 = Kimora 2
poster-KIM-3 = Kimora 3
poster-KIM-4 = Kimora 4
poster-KIM-5 = Kimora 5
poster-KIM-6 = Kimora 6
poster-KIM-7 = Kimora 7
poster-KIM-8 = Kimora 8
poster-LAR-0 = Larissa
poster-LAR-1 = Larissa 1
poster-LAR-2 = Larissa 2
poster-LAR-3 = Larissa 3
poster-LAR-4 = Larissa 4
poster-LAR-5 = Larissa 5
poster-LAR-6 = Larissa 6
poster-LAR-7 = Larissa 7
poster-LAR-8 = Larissa 8
poster-ALB-0 = Alberic
poster-ALB-1 = Alberic 1
poster-ALB-2 = Alberic 2
poster-ALB-3 = Alberic 3
poster-ALB-4 = Alberic 4
poster-ALB-5 = Alberic 5
poster-ALB-6 = Alberic 6
poster-ALB-7 = Alberic 7
poster-ALB-8 = Alberic 8
poster-SNO-01 = SNØ 1
poster-SNO-02 = SNØ 2
poster-SNO-03 = SNØ 3
poster-SNO-04 = SNØ 4
poster-SNO-05 = SNØ 5
poster-SNO-06 = SNØ 6
poster-SNO-07 = SNØ 7
poster-SNO-08 = SNØ 8
poster-SNO-09 = SNØ 9
poster-SNO-10 = SNØ 10
poster-SNO-11 = SNØ 11
poster-SNO-12 = SNØ 12
poster-SNO-13 = SNØ 13
poster-SNO-14 = SNØ 14
poster-SNO-15 = SNØ 15
poster-SNO-16 = SNØ 16
poster-SNO-17 = SNØ 17
poster-SNO-18 = SNØ 18

# Le carte master.
card-I-1 = I·1
card-I-2 = I·2
card-I-3 = I·3
card-I-4 = I·4
card-II-1 = II·1
card-II-2 = II·2
card-II-3 = II·3
card-II-4 = II·4
card-III-1 = III·1
card-III-2 = III·2
card-III-3 = III·3
card-III-4 = III·4
card-IV-1 = IV·1
card-IV-2 = IV·2
card-IV-3 = IV·3
card-IV-4 = IV·4
card-V-1 = V·1
card-V-2 = V·2
card-V-3 = V·3
card-V-4 = V·4
card-VI-1 = VI·1
card-VI-2 = VI·2
card-VI-3 = VI·3
card-VI-4 = VI·4
card-M01 = M01
card-M02 = M02
card-M03 = M03
card-M04 = M04
card-M05 = M05
card-M06 = M06
card-M07 = M07
card-M08 = M08
card-M09 = M09
card-M10 = M10
card-M11 = M11
card-M12 = M12
card-M13 = M13
card-M14 = M14
card-M15 = M15
card-M16 = M16
card-M17 = M17
card-M18 = M18
card-M19 = M19
card-M20 = M20
card-M21 = M21
card-M22 = M22
card-M23 = M23
card-M24 = M24
card-M25 = M25
card-M26 = M26
card-M27 = M27
card-M28 = M28
card-M29 = M29
card-M30 = M30
card-M31 = M31
card-M32 = M32
card-M33 = M33
card-M34 = M34
card-M35 = M35
card-M36 = M36
card-M37 = M37
card-M38 = M38
card-M39 = M39
card-M40 = M40
card-M41 = M41
card-M42 = M42
card-M43 = M43
card-M44 = M44
card-M45 = M45
card-M46 = M46
card-M47 = M47
card-M48 = M48
card-M49 = M49
card-M50 = M50
card-M51 = M51
card-M52 = M52
card-M53 = M53
card-M54 = M54
card-M55 = M55
card-M56 = M56
card-M57 = M57
card-M58 = M58
card-M59 = M59
card-M60 = M60
card-M61 = M61
card-M62 = M62
card-M63 = M63
card-M64 = M64
card-M65 = M65
card-M66 = M66
card-M67 = M67
card-M68 = M68
card-M69 = M69
card-M70 = M70
card-M71 = M71
card-M72 = M72
card-M73 = M73
card-M74 = M74
card-M75 = M75
card-M76 = M76
card-M77 = M77
card-M78 = M78
card-M79 = M79
card-M80 = M80
card-M81 = M81
card-M82 = M82
card-M83 = M83
card-M84 = M84
card-M85 = M85

# Le tessere allenatore da sole.
trainer-tile-TT01 = { place-TT01 }
trainer-tile-TT02 = { place-TT02 }
trainer-tile-TT03 = { place-TT03 }
trainer-tile-TT04 = { place-TT04 }
trainer-tile-TT05 = { place-TT05 }
trainer-tile-TT06 = { place-TT06 }
trainer-tile-TT07 = { place-TT07 }
trainer-tile-TT08 = { place-TT08 }
trainer-tile-TT09 = { place-TT09 }
trainer-tile-TT10 = { place-TT10 }
trainer-tile-TT11 = { place-TT11 }
trainer-tile-TT12 = { place-TT12 }
trainer-tile-TT13 = { place-TT13 }
trainer-tile-TT14 = { place-TT14 }
trainer-tile-TT15 = { place-TT15 }
trainer-tile-TT16 = { place-TT16 }
trainer-tile-TT17 = { place-TT17 }
trainer-tile-TT18 = { place-TT18 }
trainer-tile-TT19 = { place-TT19 }
trainer-tile-TT20 = { place-TT20 }

# Il tavolo in parole.
sheet-setup = Preparazione
sheet-clock = Round { $round } di { $rounds }, turno { $turn } di { $turns }
sheet-round-end = Fine del round { $round } di { $rounds }
sheet-over = La partita è finita dopo { $rounds } round
sheet-order = Ordine di gioco: { $names }
sheet-pool = Tenda Principale: { $dice }
sheet-reserve = Dadi in riserva: arancioni { $orange }, verdi { $green }, viola { $purple }, trasparenti { $clear }
sheet-supply = Tessere accampamento rimaste (S piccole, L grandi): { $tiles }
sheet-tracks = I tracciati dalla partenza: gemme o, g, p, c, moneta $, poster P
sheet-track = { $track } sullo spazio { $space }: { $spaces }; al centro: { $centre }
sheet-order-spaces = Cappelli sugli spazi ordine, dal basso: { $names }
sheet-podiums = Esibizioni: { $hats }
sheet-hat = { $name } sullo spazio { $value }
sheet-posters = Poster in vista (nel mazzo { $deck }, bianchi { $white })
sheet-sets = Display Principale (carte master nel mazzo { $cards }, tessere allenatore nella pila { $tiles })
sheet-set = { $number }. { $card }: { $says }; tessera allenatore: { $tile }; per te adesso { $worth }
sheet-open-tiles = Tessere allenatore tra cui scegliere: { $tiles }
sheet-master-current = Tessere master di questo round: { $tiles }
sheet-master-future = Tessere master del prossimo round: { $tiles }
sheet-master-beside = Accanto alla Plancia Master: { $things }
sheet-seat = { $order ->
        [0] { $name } · plancia { $board } · punti { $points }, { $forecast } se finisse adesso
       *[other] { $name } · n. { $order } · plancia { $board } · punti { $points }, { $forecast } se finisse adesso
}
sheet-means = Monete { $coins }, da pagare finora { $due }; gemme: { $gems }
sheet-trainers = Allenatori: liberi { $free }, nella Tenda Principale { $tent }, bloccati { $locked }, in riserva { $reserve }
sheet-card = { $card }: { $says }; dado: { $die }; vale { $worth } adesso, { $half } alla fine
sheet-hand = Da scegliere: { $cards }
sheet-tiles = Tessere allenatore: { $tiles }
sheet-tile-locked = { $count ->
        [one] { $tile } ({ $count } allenatore)
       *[other] { $tile } ({ $count } allenatori)
}
sheet-drawn = Tessere allenatore pescate: { $tiles }
sheet-camp = Accampamento (tessere O, G, P, W; allenatore T, monete 1 e 2, gemme o, g, p, c, a scelta *, punti v 2 e V 3)
sheet-printed = la tenda prestampata
sheet-no-tent = nessuna tenda (bonus: { $bonus })
sheet-space = Spazio tenda { $number }: { $tent }; sopra: { $poster }
sheet-lacks = { $poster } (manca: { $things })
sheet-waiting = In attesa: { $posters }
sheet-completed = Completati: { $posters }
sheet-master = Tessera master di questo round: { $tile }
sheet-turn = Turno di { $name }
sheet-turn-die = Turno di { $name }, con il dado { $die }
sheet-turn-master = Turno di { $name }, con una tessera master: { $tile }
sheet-power = { $fixed ->
        [yes] Potenza { $power } ({ $colour }), fissata
       *[no] Potenza { $power } ({ $colour }), fino a { $most }
}
sheet-ledger = { $name }: { $parts }
sheet-paid = monete pagate { $paid } su { $owed }
sheet-lost = punti persi { $points }
sheet-drafted = carta presa { $card }
sheet-scored = carta contata { $card } per { $points }
score-posters = Poster completati
score-tents = Tende sotto i poster
score-bonuses = Bonus e scambi
score-round-1 = Carta master del round 1
score-round-2 = Carta master del round 2
score-round-3 = Carta master del round 3
score-halves = Metà delle altre carte
score-camp = Righe e colonne complete
score-penalties = Monete mancanti

# Le zone del tavolo.
area-ruler = Potenza, livelli ed esibizioni
area-camp = L'accampamento
area-cards = Carte, gemme e allenatori
area-tent = La Tenda Principale
area-rings = I tracciati
area-stage = Poster e tende
area-bills = Poster in vista
area-sets = Il Display Principale
area-master = La Plancia Master
area-evening = La serata
area-power = Potenza del turno
area-asked = Che cosa chiede il turno
area-rival-1 = Primo avversario
area-rival-2 = Secondo avversario
area-rival-3 = Terzo avversario
area-rival-4 = Quarto avversario

# Il disegno.
board-title = The Magnificent
board-turn = Round { $round } · turno { $turn } di { $turns }
board-round-end = Fine del round { $round }
board-final-scoring = Conteggio finale
board-setup = Preparazione
board-missing-costs = a fine round una moneta mancante costa
board-missing-costs-said = { $points ->
        [one] Ogni moneta che ti manca alla fine di questo round costa { $points } punto
       *[other] Ogni moneta che ti manca alla fine di questo round costa { $points } punti
}
board-hat = Cappello di { $name }
board-hat-order = Se il round finisse adesso: n. { $order } nel prossimo ordine di gioco
board-gap = Uno spazio vuoto tra i cappelli
board-gap-said = Se resta, chi sceglie per primo alla fine del round scarta anche un set
board-podium = Spazio per esibirsi { $value }
board-podium-posters = { $count ->
        [one] Qui si completa un poster
       *[other] Qui si completano fino a { $count } poster
}
board-podium-order = Se nessun altro cappello si muove: n. { $order } nel prossimo ordine di gioco, { $pick }ª scelta tra i set
board-podium-taken = Qui c'è il cappello di { $name }
board-power = potenza
board-power-up-to = fino a { $count }
board-power-fixed = fissata
board-power-spent = { $count } di potenza già usati dalla prima metà del turno
board-power-left = ne resta { $count }
board-power-none = si prende un dado
board-power-master = una tessera master
board-power-said = Potenza di { $name }: { $count }
board-power-die = Dado: { $count }
board-power-earlier = Dadi precedenti del colore: { $count }
board-power-veterans = Veterani: { $count }
board-power-gems = Gemme: { $count }
board-power-bonus = Bonus della carta: { $count }
board-power-trainers = Allenatori: { $count }
board-power-only = Solo per { $action }: { $count }
board-action-build = Costruire
board-action-travel = Viaggiare
board-action-perform = Esibirsi
board-source = Può aggiungere { $power }: { $what }
board-source-bonus = bonus della carta
board-source-only = Solo per { $action }
board-pennant = Come { $colour }: potenza { $count }
board-level = Livello di costruzione { $cost }
board-level-over = Avanza { $count } di potenza
board-level-builds = { $large ->
        [0] { $small ->
            [one] Una tessera piccola
           *[other] { $small } tessere piccole
        }
        [one] { $small ->
            [0] Una tessera grande
           *[other] Una tessera grande e una piccola
        }
       *[other] { $small ->
            [0] { $large } tessere grandi
           *[other] { $large } tessere grandi e una piccola
        }
}
board-camp = L'accampamento
board-camp-said = La prima tessera va dove si vuole, ogni altra tocca con un lato una tessera già messa. Ciò che una tessera copre si ottiene.
board-square = Casella { $square }
board-square-bonus = Casella { $square }: { $gains } per chi la copre
board-square-covers = Mettila in { $square }: { $gains }
board-square-lies = Mettila in { $square }
board-rows = Righe e colonne
board-rows-full = { $count ->
        [0] Nessuna è ancora completa
        [one] Una è completa
       *[other] { $count } sono complete
}
board-rows-said = I pallini sono le caselle che mancano, da tre in giù
board-supply = { $count ->
        [0] Finite
        [one] Ne resta { $count }
       *[other] Ne restano { $count }
}
board-face = Girata così ({ $number })
board-face-places = { $count ->
        [0] Non ci sta da nessuna parte
        [one] Ci sta in un posto
       *[other] Ci sta in { $count } posti
}
board-order-number = N. { $order } nell'ordine di gioco
board-of-board = Plancia { $board }
board-score = { $count ->
        [one] { $name }: { $count } punto
       *[other] { $name }: { $count } punti
}
board-forecast = { $count } se la partita finisse adesso
board-coins = { $count ->
        [one] { $name }: { $count } moneta
       *[other] { $name }: { $count } monete
}
board-due = Da pagare finora per i dadi: { $count }
board-missing = { $count ->
        [one] Manca { $count } moneta
       *[other] Mancano { $count } monete
}
board-due-title = da pagare finora
board-due-said = Si pagano il colore più alto e tutti i dadi trasparenti
board-due-enough = bastano
board-due-missing = { $count ->
        [one] manca una moneta
       *[other] mancano { $count } monete
}
board-paid-missing = { $count ->
        [one] manca { $count }
       *[other] mancano { $count }
}
board-due-paid = pagato
board-paid-title = pagato per i dadi
board-stage = Poster e tende
board-stage-said = Un poster si completa sopra una tenda; servono le sue tessere e gemme, e le gemme della tenda
board-slot = Posto per un poster, sopra lo spazio tenda { $number }
board-pitch = Spazio tenda { $number }
board-pitch-printed = La tenda prestampata
board-pitch-gains = Per una tenda messa qui: { $gains }
board-pitch-nothing = Per una tenda messa qui: nulla. Fino ad allora vi si possono esibire poster, per 1 moneta
board-ready = Si può completare adesso
board-not-ready = Non si può ancora completare
board-waiting-count = { $count } in attesa
board-waiting = in attesa
board-waiting-said = I poster senza posto aspettano qui; salgono in scena dopo un'esibizione
board-completed = completati { $count }
board-main-tent = La Tenda Principale
board-main-tent-said = I dadi di questo round, e sul tetto gli allenatori usati
board-main-tent-left = { $dice ->
        [one] Resta un dado
       *[other] Restano { $dice } dadi
    }, e in questo round { $turns ->
        [one] manca un turno
       *[other] mancano { $turns } turni
    }
board-die = { $count ->
        [one] Il dado { $die }
       *[other] Il dado { $die }, { $count } uguali
}
board-face-of-die = Giralo sul valore { $value }
board-roof = { $count ->
        [one] { $name }: un allenatore nella Tenda Principale
       *[other] { $name }: { $count } allenatori nella Tenda Principale
}
board-roof-said = Tornano alla fine del round
board-ring = Il tracciato { $colour }
board-ring-said = In senso orario: gemme e monete lungo la strada, poster dove la tenda non c'è più, una tenda dove ci si ferma
board-space = Qui: { $what }
board-space-poster = La tenda non c'è più: un poster per chi passa o si ferma; chi si ferma può prendere invece una tenda dal centro
board-space-tent = Una tenda: chi si ferma qui può prenderla
board-space-start = La partenza
board-wagon = Il carro { $colour }
board-wagon-said = È di tutti
board-reach = { $steps ->
        [one] Un passo
       *[other] { $steps } passi
}
board-reach-spare = { $count ->
        [one] Una gemma non trova posto ed è una moneta
       *[other] { $count } gemme non trovano posto e sono monete
}
board-reach-centre = Alla fine un poster, o una tenda dal centro
board-deck = Il mazzo poster: { $count }
board-white-deck = Il mazzo bianco: { $count }
board-deck-said = Chi ottiene un poster può prendere il primo, a scatola chiusa
board-poster = Un poster di { $artist }
board-poster-needs = Richiede: { $needs }
board-poster-pays = { $coins ->
        [0] Rende { $points } punti
        [one] Rende { $points } punti e { $coins } moneta
       *[other] Rende { $points } punti e { $coins } monete
}
board-tile-serves = Questa tessera serve già a un poster completato: ora nessun altro può averla
board-poster-whole = Hai tutte le sue tessere
board-poster-lacks = Manca: { $lacks }
board-tent = Una tenda
board-tent-new = Una tenda di SNØ
board-tent-pays = Rende in più, per il poster sopra: { $pays }
board-tent-costs = Chiede { $gems }
board-card = Carta master { $card }
board-of = di
board-per = per
board-times = { $what } ×{ $count }
board-worth-for-you = per te adesso
board-worth-you = Per te adesso vale: { $count }
board-set-tile = La sua tessera: { $tile }. { $says }
board-fifth = Il quinto set: la prima carta del mazzo e la prima tessera della pila
board-master-board = La Plancia Master
board-master-board-said = In un turno di ogni round ciascuno prende una tessera master attuale invece di un dado
board-next-round = prossimo
board-master-next = Solo nel prossimo round
board-gems-o = { $count ->
        [one] una gemma arancione
       *[other] { $count } gemme arancioni
}
board-gems-g = { $count ->
        [one] una gemma verde
       *[other] { $count } gemme verdi
}
board-gems-p = { $count ->
        [one] una gemma viola
       *[other] { $count } gemme viola
}
board-gems-c = { $count ->
        [one] una gemma trasparente
       *[other] { $count } gemme trasparenti
}
board-gems-choice = { $count ->
        [one] una gemma colorata a scelta
       *[other] { $count } gemme colorate a scelta
}
board-gems-any = { $count ->
        [one] una gemma qualsiasi
       *[other] { $count } gemme qualsiasi
}
board-gems-turn = { $count ->
        [one] una gemma del colore del turno
       *[other] { $count } gemme del colore del turno
}
board-goods-coins = { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
}
board-goods-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
}
board-goods-trainers = { $count ->
        [one] un allenatore
       *[other] { $count } allenatori
}
board-goods-posters = { $count ->
        [one] un poster
       *[other] { $count } poster
}
board-now = adesso
board-worth = Vale adesso: { $count }
board-half = Alla fine, se la tieni: { $count }
board-die-as = In questo turno vale come { $colour }
board-gems-room = { $count ->
        [0] Non c'è più posto: la prossima è una moneta
        [one] C'è posto per un'altra
       *[other] C'è posto per altre { $count }
}
board-trainers = { $count ->
        [one] { $name }: { $count } allenatore libero
       *[other] { $name }: { $count } allenatori liberi
}
board-trainers-tent = Usati in questo round: { $count }
board-trainers-locked = Bloccati sulle tessere Veterano: { $count }
board-trainers-reserve = In riserva, ancora da guadagnare: { $count }
board-tile-trainers = { $count ->
        [one] Qui c'è { $count } allenatore
       *[other] Qui ci sono { $count } allenatori
}
board-slot-after = dopo il round { $round }
board-to-lay = Ancora da mettere
board-to-lay-tiles = { $large ->
        [0] { $small ->
            [one] { $small } piccola
           *[other] { $small } piccole
        }
        [one] { $small ->
            [0] { $large } grande
            [one] { $large } grande · { $small } piccola
           *[other] { $large } grande · { $small } piccole
        }
       *[other] { $small ->
            [0] { $large } grandi
            [one] { $large } grandi · { $small } piccola
           *[other] { $large } grandi · { $small } piccole
        }
}
board-white-free = la grande anche bianca
board-posters-left = Ancora da completare
board-posters-left-count = { $count } poster
board-next-level = Potenza per costruire
board-more-power = ancora { $count }
board-then-score = Poi si conta una carta
board-score-one = Ora conti una carta
board-best-now = la migliore
board-order-now = Ordine di gioco adesso
board-turns-left = Turni rimasti
board-turns-left-count = { $count ->
        [one] { $count } turno
       *[other] { $count } turni
}
board-ledger = Fine del round
board-ledger-said = Nuovo ordine e pagamento, un nuovo set, una carta contata, il prossimo round
board-ledger-order = Adesso { $name } ha il n. { $order } nell'ordine di gioco
board-ledger-paid = Pagato per i dadi: { $paid } monete su { $owed }
board-ledger-lost = Persi per monete mancanti: { $count }
board-ledger-scored = Contati con una carta master: { $count }
board-ledger-choosing = sceglie …
board-ledger-waits = aspetta
board-ledger-pay = paga
board-ledger-draft = set
board-ledger-score = conta
board-ledger-final = finale
board-ledger-next = poi
board-final = Punteggio finale
board-standing = Il punteggio finora
board-would-be = Se finisse adesso
board-would-be-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
}
board-total = Totale
board-owes = deve { $count }
board-rival-summary = Punti { $points } · monete { $coins } · deve { $due }
board-took-master = Ha già preso una tessera master in questo round
board-worth-of = Per { $name } adesso vale: { $count }
board-tile-order = Chi sceglie la tessera
board-kept = Carte master che tieni
board-kept-count = { $count } su { $most }
board-arranging = Poster da riappendere
board-arranging-space = spazio tenda { $number } di { $most }
board-arranging-said = scegli il poster che va lì
board-discarding = Gemme per { $card }
board-discarding-each = { $count } punti ciascuna
board-discarding-half = a metà, perché è rimasta
board-evening = La serata
board-evening-said = Con 200 punti si vince. La figura pallida è dove finirebbe la partita adesso
board-reserve = Dadi in riserva
board-reserve-said = Prima di un turno si può scartare un poster del display: si tira un dado del suo colore. Il bianco dà un trasparente
board-solo-lost = Obiettivo mancato
board-aim-die = Prendi un dado: la sua carta dà un bonus
board-aim-power = la potenza
board-aim-build = Metti tessere, prendi ciò che coprono
board-aim-travel = Gemme, poster e tende per strada
board-aim-perform = Completa i poster sopra le tue tende
board-aim-count = Tre round, e questo conta
board-aim-posters = poster completati
board-aim-card = una carta intera per round
board-aim-halves = metà delle altre alla fine
board-aim-rows = righe e colonne complete
board-aim-pay = il colore più alto si paga
board-legend = Legenda
board-legend-pieces = Sul tavolo
board-legend-marks = Segni
board-legend-bonuses = I bonus delle carte master
board-legend-trainers = Che cosa fanno gli allenatori
board-legend-dice = Dadi: arancione, verde, viola
board-legend-clear-die = Un dado trasparente; l'angolo è il suo colore in questo turno
board-legend-gems = Gemme: arancione, verde, viola, trasparente. La trasparente paga per tutte
board-legend-no-gem = Posto per una gemma: tre per tipo
board-legend-any-gem = Una gemma colorata a scelta; una qualsiasi quando si paga
board-legend-points = Punti: vince chi ne ha di più
board-legend-coins = Monete: con queste si pagano i dadi alla fine del round
board-legend-trainer = Allenatori: libero, in riserva, di chiunque
board-legend-trainer-away = Un allenatore nella Tenda Principale fino a fine round; uno bloccato per sempre
board-legend-hat = Un cappello: dove qualcuno si è esibito, e quindi il prossimo ordine di gioco
board-legend-wagon = Un carro: è di tutti
board-legend-poster = Un poster: il numero dell'artista, e i punti che rende
board-legend-white-poster = Un poster bianco: più punti, meno monete, richiede tessere bianche
board-legend-tent = Una tenda: sul tetto le gemme che chiede, sotto ciò che rende
board-legend-small-tiles = Tessere accampamento piccole, una forma per colore
board-legend-large-tiles = Tessere accampamento grandi, e la bianca
board-legend-lacking = Piena: è nel tuo accampamento. Tratteggiata: ti manca
board-legend-gold = Oro: adesso si può scegliere
board-legend-part = Una parte della potenza
board-legend-could = Si potrebbe ancora aggiungere
board-legend-power = Potenza in più
board-legend-level = Un livello di costruzione: il costo, e le tessere che dà
board-legend-podium = Uno spazio per esibirsi: la potenza che chiede
board-legend-steps = Quanti passi servono al carro per arrivarci
board-legend-worth = Quanto varrebbe adesso una carta
board-legend-per = Tanti punti per ognuno di questi
board-legend-sum = Tanti punti quanto fa la loro somma
board-legend-ready = Un poster che si può completare, e uno che non si può
board-legend-serves = Una tessera che serve a un poster completato, finché dura l'esibizione
board-legend-rows = Caselle che mancano in una riga o colonna, da tre in giù
board-legend-order = Un numero nell'ordine di gioco; il più alto sceglie per primo a fine round
board-legend-starting = Una carta iniziale: a sinistra o in alto il bonus, sotto i punti
board-legend-deck-card = Una carta master del mazzo
board-legend-seat = I giocatori, ciascuno con colore, forma e lettera
board-legend-edge = Bordo nel colore di chi è di turno
board-legend-kind-any = In ogni momento del tuo turno
board-legend-kind-die = Con il dado, prima che la potenza sia fissata
board-legend-kind-build = Mentre costruisci
board-legend-kind-travel = Mentre viaggi
board-legend-kind-perform = Mentre ti esibisci
board-waits = in attesa { $count }
board-hand = { $count ->
        [one] { $name } ha in mano { $count } carta master
       *[other] { $name } ha in mano { $count } carte master
}

# Impostazioni.
setting-side = Lato delle plance giocatore
setting-side-hint = Il lato A dà a tutti le stesse scorte. Il lato B dà a ogni plancia scorte diverse di pari valore, tra cui una tenda, una tessera allenatore o una tessera accampamento bianca.
setting-side-A = Lato A, per le prime partite
setting-side-B = Lato B
setting-master_board = Plancia Master
setting-master_board-hint = Il modulo di SNØ: ogni round ha un quinto turno, in cui ciascuno prende una tessera master e può eseguirne l'azione.
setting-start_cards = Carte master iniziali
setting-start_cards-hint = Se ciascuno comincia con le quattro carte della sua plancia o le sceglie passandosi le mani. In solitario se ne scelgono sempre quattro di sei.
setting-start_cards-board = Quelle della plancia
setting-start_cards-draft = Scelte con un draft, per esperti
setting-solo_discards = In solitario: poster per dadi
setting-solo_discards-hint = Quanti poster del display si possono scartare per un dado prima di ogni turno.
setting-solo_discards-one = Al massimo uno
setting-solo_discards-any = Quanti si vuole
setting-solo_added_dice = In solitario: dadi aggiunti
setting-solo_added_dice-hint = Che ne è, dopo il round, dei dadi portati dai poster.
setting-solo_added_dice-return = Tornano nella riserva
setting-solo_added_dice-keep = Restano in gioco
setting-clear_die_white = Tessere bianche con un dado trasparente
setting-clear_die_white-hint = Quante delle tessere grandi costruite con un dado trasparente possono essere bianche.
setting-clear_die_white-any = Quante si vuole
setting-clear_die_white-one = Una
setting-third_performance = Una terza esibizione
setting-third_performance-hint = Se chi ha entrambi i cappelli sul tracciato può esibirsi ancora nello stesso round.
setting-third_performance-move = Sì, si sposta un cappello
setting-third_performance-forbid = No
setting-perform_space = Quale spazio per esibirsi
setting-perform_space-hint = Se scegli uno spazio libero qualsiasi tra quelli che la potenza raggiunge o devi prendere il più alto.
setting-perform_space-any = Uno qualsiasi
setting-perform_space-highest = Il più alto
setting-tile_use = Tessere accampamento per i poster
setting-tile_use-hint = Per quanto tempo una tessera usata per un poster non può servire a un altro.
setting-tile_use-action = Durante la stessa esibizione
setting-tile_use-game = Per tutta la partita
setting-display_leftover = Set che nessuno ha preso
setting-display_leftover-hint = Se i set avanzati sul Display Principale restano per il round successivo. In due giocatori o in solitario.
setting-display_leftover-keep = Restano
setting-display_leftover-discard = Si scartano
setting-third_draft = Carte master dopo il round 3
setting-third_draft-hint = Se alla fine dell'ultimo round ciascuno prende ancora una carta master, così che ne restino quattro per metà dei punti.
setting-half_rounding = Metà dei punti
setting-half_rounding-hint = Come si arrotonda la metà dei punti delle carte master rimaste.
setting-half_rounding-down = Per difetto, carta per carta
setting-half_rounding-up = Per eccesso, carta per carta
setting-half_rounding-sum = Si dimezza la somma, per difetto
setting-open_air_reward = All'aperto: tende non pagate
setting-open_air_reward-hint = Se una tenda rende comunque quando All'aperto ti evita di pagarne le gemme.
setting-score_floor = Mai sotto lo 0
setting-score_floor-hint = Se le monete mancanti possono portare un punteggio sotto lo 0.
setting-understudy_current = Sostituto: il dado di questo turno
setting-understudy_current-hint = Se si può scambiare anche il dado preso in questo turno.
setting-understudy_before_die = Sostituto: prima del dado
setting-understudy_before_die-hint = Se si può usare prima di prendere il dado del turno, così che il dado rimesso si possa riprendere.
setting-camp_scoring = Righe e colonne alla fine
setting-camp_scoring-hint = Se righe e colonne complete dell'accampamento danno 3 punti ciascuna alla fine.
setting-gem_filling = Gemme nell'accampamento alla fine
setting-gem_filling-hint = Se le gemme avanzate possono coprire caselle vuote dell'accampamento prima del punteggio finale.
setting-poster_limit = Al massimo cinque poster
setting-poster_limit-hint = Se i poster richiedono un posto vuoto sopra uno spazio tenda, senza fila d'attesa.
setting-free_layout = Spostare i poster dopo ogni azione
setting-free_layout-hint = Se i poster si possono spostare dopo qualsiasi azione, non solo dopo un'esibizione.

# Lezioni.
lesson-die-title = Prendi un dado
lesson-die-task = Ogni turno comincia dalla Tenda Principale. Prendi un dado e mettilo su una tua carta master che non ne ha; in questo turno il suo bonus è tuo. Prendi il 6 verde e mettilo sulla carta I·2, che offre un punto di potenza in più.
lesson-die-learned = Potenza verde 6, e con il bonus 7. Il colore dice quali tessere costruisci e quale carro muovi, la potenza quanto. Il dado resta sulla carta fino alla fine del round, e con lui il suo colore.
lesson-power-title = I dadi di un colore si sommano
lesson-power-task = Sulla carta I·1 c'è un 4 verde del tuo primo turno. Qualunque dado tu prenda ora, si aggiungono i tuoi dadi precedenti dello stesso colore in questo round. Prendi il dado che ti dà la potenza più alta.
lesson-power-learned = 5 e 4 fanno 9, più di qualsiasi sei nella tenda. Un colore forte fa turni forti; ma alla fine del round si paga proprio il colore più alto.
lesson-clear-title = Un dado trasparente
lesson-clear-task = Un dado trasparente prende il colore che dici, solo per questo turno, e si unisce ai tuoi dadi precedenti di quel colore. Sulla carta I·1 c'è il tuo 4 verde. Prendi il 3 trasparente su una carta qualsiasi, come verde.
lesson-clear-learned = Potenza verde 7, e se ora costruisci, le tessere grandi possono essere bianche. Nei turni seguenti il dado trasparente non aggiunge più nulla, e alla fine del round si paga sempre.
lesson-gem-title = Le gemme
lesson-gem-task = La tua potenza verde è 7. Una tessera grande e una piccola insieme ne richiedono 9. Ogni gemma verde o trasparente che scarti prima di scegliere l'azione aggiunge 2. Scarta una gemma verde.
lesson-gem-learned = Potenza 9. Quando scegli un'azione la potenza è fissata; le gemme che arrivano dopo servono solo a pagare poster e tende. Il magazzino ne tiene tre per tipo, e quelle senza posto diventano monete.
lesson-trainer-title = Gli allenatori
lesson-trainer-task = La tua potenza verde è 8, ne manca uno per arrivare a 9. Un allenatore libero può andare su uno spazio del tabellone o su una tua tessera allenatore, e l'effetto vale subito. Manda un allenatore sullo spazio per +1 potenza.
lesson-trainer-learned = Potenza 9. Alla fine del turno l'allenatore va nella Tenda Principale, e torna a casa quando finisce il round. Gli effetti con la stella si usano in ogni momento del turno, gli altri con il dado o con l'azione che il segno mostra.
lesson-build-title = Costruire
lesson-build-task = Con la potenza puoi fare una di tre cose: costruire, viaggiare o esibirti. I livelli sotto il righello dicono che cosa si costruisce con quale potenza. La tua è 9: costruisci una tessera grande e una piccola.
lesson-build-learned = Le tessere sono verdi, perché il turno è verde. Un allenatore sullo spazio che cambia colore ne rende una di un altro colore, o bianca una grande. La potenza che avanza è persa.
lesson-tile-title = Metti una tessera
lesson-tile-task = Scegli una tessera, come girarla e dove metterla. Tutto ciò che copre è subito tuo. È la prima tessera del tuo accampamento e può andare ovunque. Metti la tessera grande verde in modo che copra l'allenatore in b1 e le due monete in e1.
lesson-tile-learned = Un allenatore e due monete. Ogni altra tessera deve toccarne una tua con un lato, ma si può girare e ribaltare a piacere. Righe e colonne complete danno punti alla fine, e anche alcune carte master le pagano.
lesson-travel-title = Viaggiare
lesson-travel-task = La tua potenza arancione è 5: il carro arancione può avanzare fino a cinque spazi, in senso orario. Ottieni le gemme che attraversa. Dove c'è una tenda chi passa non riceve nulla, ma chi si ferma può prenderla. Muovi il carro in modo che si fermi sulla seconda tenda.
lesson-travel-learned = Tre gemme lungo la strada, e la tenda è lì da prendere. Va su un tuo spazio tenda e porta il bonus dello spazio. Dove una tenda non c'è più, chiunque passi ottiene un poster.
lesson-poster-title = Ottieni un poster
lesson-poster-task = Passi da uno spazio senza più tenda e ottieni un poster: uno dei quattro in vista, o il primo di un mazzo. Un poster mostra le tessere che devono essere nel tuo accampamento e le gemme da scartare. Hai una tessera grande arancione e una gemma arancione. Prendi il poster a cui non manca nulla.
lesson-poster-learned = Appendilo sopra una tenda: è lì che ti esibirai. I poster bianchi rendono più punti e meno monete, e richiedono tessere bianche. Puoi prenderne uno ogni volta che ottieni un poster.
lesson-perform-title = Esibirsi
lesson-perform-task = Tutti e due i tuoi poster si potrebbero completare: le tessere sono nel tuo accampamento, e ognuno è sopra una tenda. La tua potenza è 8. Metti il cappello su uno spazio libero che permette due poster.
lesson-perform-learned = Lo spazio 7 era occupato, e ogni spazio ha posto per un solo cappello. Alla fine del round il cappello più basso gioca per primo nel round seguente, ma il più alto sceglie per primo tra le carte nuove.
lesson-show-title = Completa un poster
lesson-show-task = Il tuo cappello è sullo spazio 5, che permette un poster. Un poster rende i suoi punti e le sue monete, e rende anche la tenda sotto. Completa il poster che ti porta di più.
lesson-show-learned = 5 punti e 6 monete con la sua tenda. Le tessere restano dove sono: la prossima volta serviranno a un altro poster. Solo nella stessa esibizione ognuna conta una volta.
lesson-pay-title = Il prezzo della serata
lesson-pay-task = L'ultimo turno del round. Alla fine paghi in monete i tuoi dadi: il colore più alto, e tutti i trasparenti. L'arancione ti costa 10, e hai proprio 10 monete. Prendi il dado che dà più potenza senza costare un'altra moneta.
lesson-pay-learned = Il viola arriva a 7 e resta sotto l'arancione: gratis. Una moneta che manca costa un punto nel round 1, due nel round 2, tre nel round 3. Conviene quindi far crescere un secondo colore accanto al primo.
lesson-score-title = Conta una carta master
lesson-score-task = Il round è finito, i dadi sono pagati, e hai una nuova carta master. Ora una delle tue carte si conta per intero e si scarta. Scegli quella che ti dà di più.
lesson-score-learned = 9 punti per tre tessere arancioni. Le carte che tieni continuano a offrire i loro bonus, e alla fine ognuna dà metà dei suoi punti. Tre round, tre carte per intero: costruisci per tempo per loro.
