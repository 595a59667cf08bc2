# PHALANXX in italiano.
game-title = PHALANXX
game-blurb = Alessandro è morto e il suo impero è di chi lo prende: compra le truppe, fai rendere i tre dadi che la sorte ti dà e tieni la mappa finché il mazzo non finisce.
area-map = Mappa
area-players = Giocatori
area-market = Mercato
area-hand = La tua mano

# Lo scopo, e i capitoli del regolamento.
aim-win = Vince il totale più alto: la tua Forza, che cresce con le carte giocate, più i punti finali per città, oasi e armate sulla mappa, conflitti provocati, Talenti e gruppi di arciere, cavaliere e fante.
aim-turn = Nel tuo turno puoi comprare una carta, poi tiri tre dadi e ne metti uno alla volta accanto a un tuo dado di Casa. Ognuno è un'azione: giocare una carta o conquistare una regione, con un dado alto almeno quanto quello di Casa; spingere il dado al suo posto; riscuotere una rendita.
aim-end = Ogni turno toglie una carta dal mazzo. Quando il mercato non si può più riempire si finisce il giro, così tutti hanno giocato gli stessi turni, e si contano i punti.
chapter-COMP = Che cosa c'è nella scatola
chapter-SETUP = La preparazione
chapter-TURN = Il turno
chapter-BUY = Il mercato
chapter-ROLL = Il tiro
chapter-ACT = Le tre azioni
chapter-CARD = Giocare una carta
chapter-CONQ = Conquistare una regione
chapter-CONFLICT = I conflitti
chapter-PUSH = Spingere un dado
chapter-MONEY = Rendita e scambi
chapter-SACR = Sacrificare un'armata
chapter-PASS = Passare i dadi
chapter-HERO = L'Eroismo
chapter-END = La fine
chapter-SCORE = Il punteggio finale
chapter-SOLO = Da soli contro il Reggente
chapter-EXP = Le fazioni per esperti

# Opzioni.
setting-push_money = Talenti della spinta
setting-push_money-hint = Se la spinta fa guadagnare o pagare la differenza fra i due dadi.
setting-push_money-track = Un dado di Casa più alto rende Talenti, uno più basso ne costa
setting-push_money-inverse = Un dado di Casa più alto costa Talenti, uno più basso ne rende
setting-push_money-none = I Talenti non cambiano
setting-sacrifice = Sacrificio
setting-sacrifice-hint = Che cosa succede al dado per cui si sacrifica un'armata.
setting-sacrifice-set = Si sceglie il nuovo valore
setting-sacrifice-reroll = Si tira di nuovo
setting-conflict_floor = Attacco con poca Forza
setting-conflict_floor-hint = Se si può attaccare con meno Forza di quanta ne costa il conflitto. Il regolamento chiede soltanto più Forza del difensore; che basti anche per la perdita è una nostra interpretazione.
setting-conflict_floor-require = Non si può
setting-conflict_floor-clamp = Si può, e la Forza si ferma a 0
setting-need_unrotated = Una carta da ruotare
setting-need_unrotated-hint = Per un conflitto serve una carta in gioco non ancora ruotata. Il regolamento fa ruotare una carta per ogni conflitto; che senza una carta simile non si possa attaccare è una nostra interpretazione.
setting-displaced = Armate scacciate
setting-displaced-hint = Dove vanno le armate del difensore dopo un conflitto.
setting-displaced-reserve = Tornano in riserva
setting-displaced-removed = Fuori dal gioco
setting-rotated_active = Carte ruotate attive
setting-rotated_active-hint = Una carta ruotata conserva famiglia e abilità.
setting-exchange_scope = Scambio di dadi di Casa
setting-exchange_scope-hint = Quale proprio dado di Casa si può scambiare con la rendita.
setting-exchange_scope-any = Uno qualsiasi
setting-exchange_scope-slot = Solo quello accanto al dado piazzato
setting-swap_timing = Scambio al mercato
setting-swap_timing-hint = Quando si scambia una carta dopo un acquisto da 5 o da 4.
setting-swap_timing-before = Prima di riempire il mercato
setting-swap_timing-after = Dopo aver riempito il mercato
setting-hero_attack = Attaccare con l'Eroismo
setting-hero_attack-hint = Secondo il regolamento chi ha il risultato maggiore può procedere alla conquista. La perdita e la carta ruotata ne sono la conseguenza.
setting-hero_attack-result = Basta il risultato maggiore
setting-hero_attack-price = Bisogna anche poter pagare, come negli altri conflitti
setting-hero_loss = Perdita con l'Eroismo
setting-hero_loss-hint = L'attaccante perde Forza anche mentre l'Eroismo è sul mercato.
setting-fame_gate = Condizioni della Fama
setting-fame_gate-hint = Quanti Condottieri, Equipaggiamenti e carte ruotate chiedono i Gruppi di Fama.
setting-fame_gate-once = Uno per tipo per tutti i gruppi
setting-fame_gate-per_group = Uno per tipo per ogni gruppo
setting-start_hand = Mano iniziale
setting-start_hand-hint = Quante carte riceve ognuno all'inizio.
setting-adjacency = Solo regioni confinanti
setting-adjacency-hint = Si conquistano solo regioni che confinano con le proprie.
setting-expert_factions = Fazioni per esperti
setting-expert_factions-hint = Ognuno ha una fazione con un vantaggio permanente.
setting-faction_assignment = Assegnazione delle fazioni
setting-faction_assignment-hint = Come si assegnano le fazioni per esperti.
setting-faction_assignment-random = A caso
setting-faction_assignment-draft = A scelta, a partire dall'ultimo giocatore
setting-regent = Il Reggente
setting-regent-hint = Quanto è difficile battere l'avversario in solitario.
setting-regent-satrap = Satrapo (25 punti di vantaggio)
setting-regent-strategos = Stratego (40 punti di vantaggio)
setting-regent-basileus = Basileus (55 punti di vantaggio)

# Carte.
card-X01 = Arcieri cretesi
card-X02 = Frombolieri di Rodi
card-X03 = Arcieri sciti
card-X04 = Schermagliatori traci
card-X05 = Cavalleria tessala
card-X06 = Esploratori peoni
card-X07 = Cavalieri odrisi
card-X08 = Cavalleria greca alleata
card-X09 = Opliti della Lega
card-X10 = Peltasti
card-X11 = Giavellottieri agriani
card-X12 = Leva macedone
card-X13 = Antipatro
card-X14 = Cratero
card-X15 = Eumene
card-X16 = Nearco
card-X17 = Sarissa
card-X18 = Salmerie
card-X19 = Scudi di bronzo
card-XX01 = Arcieri persiani
card-XX02 = Arcieri mardi
card-XX03 = Archi lunghi indiani
card-XX04 = Arcieri elamiti
card-XX05 = Cavalleria degli Eteri
card-XX06 = Cavalieri dahi
card-XX07 = Prodromoi
card-XX08 = Cavalieri battriani
card-XX09 = Ipaspisti
card-XX10 = Pezeteri
card-XX11 = Opliti mercenari
card-XX12 = Tolomeo
card-XX13 = Lisimaco
card-XX14 = Perdicca
card-XX15 = Mimetismo
card-XX16 = Torre d'assedio
card-XX17 = Cassa di guerra
card-XX18 = Stendardo reale
card-XXX01 = Arcieri reali
card-XXX02 = Arcieri babilonesi
card-XXX03 = Arcieri su elefanti
card-XXX04 = Catafratti
card-XXX05 = Elefanti da guerra
card-XXX06 = Cavalleria tarantina
card-XXX07 = Argiraspidi
card-XXX08 = Grande falange
card-XXX09 = Epigoni
card-XXX10 = Banda di Galati
card-XXX11 = Antigono
card-XXX12 = Seleuco
card-XXX13 = Cassandro
card-XXX14 = Demetrio
card-XXX15 = Mimetismo II
card-XXX16 = Catapulta a torsione
card-XXX17 = Tesoro reale
card-XXX18 = Carovana di cammelli
card-HERO = Eroismo

# Famiglie di carte.
family-archer = arciere
family-knight = cavaliere
family-infantry = fante
family-leader = Condottiero
family-equipment = Equipaggiamento
family-heroism = Eroismo

# I requisiti delle carte; $colour è una parola di colour-.
needs-sum-least = somma dei dadi di Casa { $n } o più
needs-sum-most = somma dei dadi di Casa { $n } o meno
needs-talents = { $n ->
    [one] almeno { $n } Talento
   *[other] almeno { $n } Talenti
}
needs-armies = { $n ->
    [one] almeno { $n } armata sulla mappa
   *[other] almeno { $n } armate sulla mappa
}
needs-cities = almeno { $n } città
needs-oases = almeno { $n } oasi
needs-die-least = dado di Casa { $colour } da { $n } o più
needs-die-most = dado di Casa { $colour } da { $n } o meno
needs-dice-of = { $n ->
    [one] almeno { $n } dado di Casa di colore { $colour }
   *[other] almeno { $n } dadi di Casa di colore { $colour }
}
needs-pair = due dadi di Casa uguali

# Abilità.
ability-INC9 = Vettovaglie
ability-INC9-hint = I Talenti del tiro basso arrivano con un totale di 9 o meno.
ability-MARCH = Marcia forzata
ability-MARCH-hint = Il dado Viaggiante vale uno in più per conquistare.
ability-DRILL = Addestramento
ability-DRILL-hint = Il dado Viaggiante vale uno in più per giocare una carta.
ability-TRADE = Commercio
ability-TRADE-hint = Le carte del mercato costano un Talento in meno, ma almeno uno.
ability-SHIELD = Scudo
ability-SHIELD-hint = Quando si è attaccati la propria Forza vale 2 in più.
ability-ASSAULT = Assalto
ability-ASSAULT-hint = Quando si attacca la propria Forza vale 2 in più.
ability-VETERAN = Veterani
ability-VETERAN-hint = Un conflitto costa 2 di Forza invece di 3.
ability-SIEGE = Assedio
ability-SIEGE-hint = Per conquistare una città basta un'armata invece di due.
ability-CAMO = Mimetismo
ability-CAMO-hint = Quando si è attaccati la propria Forza vale 4 in più; alla fine si perdono 4 punti.
ability-TAL5 = Cinque Talenti
ability-TAL5-hint = Quando si gioca dà 5 Talenti.
ability-TAL6 = Sei Talenti
ability-TAL6-hint = Quando si gioca dà 6 Talenti.
ability-RALLY = Adunata
ability-RALLY-hint = Quando si gioca riporta in riserva fino a due proprie armate eliminate.
ability-JOKER = Jolly
ability-JOKER-hint = Alla fine vale anche come un arciere, un cavaliere o un fante per un Gruppo di Fama.
ability-E-CITY = Signore delle città
ability-E-CITY-hint = Alla fine ogni propria città vale 1 in più.
ability-E-OASIS = Via delle oasi
ability-E-OASIS-hint = Alla fine ogni propria oasi vale 1 in più.
ability-E-WAR = Gloria di guerra
ability-E-WAR-hint = Alla fine ogni propria carta ruotata vale 1 in più.
ability-E-FAME = Rinomanza
ability-E-FAME-hint = Alla fine ogni proprio Gruppo di Fama vale 7 invece di 5.
ability-E-COIN = Zecca
ability-E-COIN-hint = Alla fine vale 1 punto ogni 2 Talenti invece che ogni 3.

# Regioni.
region-phrygia = Frigia
region-issos = Isso
region-harran = Harran
region-ecbatana = Ecbatana
region-damaskos = Damasco
region-tadmor = Tadmor
region-sippar = Sippar
region-isatis = Isatis
region-memphis = Menfi
region-gerrha = Gerra
region-persepolis = Persepoli
region-karmania = Carmania
region-parthia = Partia
region-baktra = Battra
region-nautaka = Nautaca
region-alexandria-eschate = Alessandria Eschate
region-margiana = Margiana
region-areia = Areia
region-arachosia = Aracosia
region-gandhara = Gandhara
region-pura = Pura
region-drangiana = Drangiana
region-taxila = Taxila
region-patalene = Patalene
region-babylon = Babilonia
region-pella = Pella
region-charax = Charax
region-sardis = Sardi
region-tayma = Tayma
region-arbela = Arbela
region-susiana = Susiana
region-siwa = Siwa
region-dumatha = Dumata
region-tyana = Tiana
region-rhagai = Rage
region-assyria = Assiria
region-arabia = Arabia
region-syria = Siria

# Tipi di regione.
kind-plain = regione semplice
kind-oasis = oasi
kind-city = città

# Fazioni.
faction-red = Antigonidi
faction-red-hint = Un conflitto costa 2 di Forza invece di 3.
faction-yellow = Tolomei
faction-yellow-hint = La rendita dà 4 Talenti invece di 3.
faction-blue = Seleucidi
faction-blue-hint = Il dado Viaggiante vale uno in più per conquistare.
faction-green = Antipatridi
faction-green-hint = Il dado Viaggiante vale uno in più per giocare una carta.

# Colori dei dadi.
colour-W = bianco
colour-O = arancione
colour-V = viola

# Che cosa si chiede.
prompt-pick-faction = scegli la tua fazione
prompt-buy-card = compra una carta del mercato, o nessuna
prompt-give-card = scambia una carta della mano con una del mercato, oppure tieni tutto
prompt-take-card = scegli la carta del mercato da prendere in cambio
prompt-choose-die = scegli un dado Viaggiante per la prossima azione
prompt-choose-slot = scegli la casella in cui metterlo
prompt-choose-action = scegli che cosa farne
prompt-rotate-card = scegli una carta da ruotare per il conflitto
prompt-exchange-dice = scambia un dado di Casa con un avversario, oppure tieni i tuoi
prompt-end-turn = termina il turno, oppure annulla un'azione
prompt-sacrifice-army = sacrifica un'armata per cambiare un dado
# Lo stesso, detto degli altri.
prompt-pick-faction-other = { $names } sceglie la fazione
prompt-buy-card-other = { $names } sceglie se comprare una carta
prompt-give-card-other = { $names } può scambiare una carta con il mercato
prompt-take-card-other = { $names } sceglie la carta da prendere in cambio
prompt-choose-die-other = { $names } sceglie un dado Viaggiante
prompt-choose-slot-other = { $names } sceglie dove mettere il dado
prompt-choose-action-other = { $names } sceglie che cosa fare con il dado
prompt-rotate-card-other = { $names } sceglie una carta da ruotare per il conflitto
prompt-exchange-dice-other = { $names } può scambiare un dado di Casa
prompt-end-turn-other = { $names } sta per finire il turno
prompt-sacrifice-army-other = { $names } può sacrificare un'armata

# Che cosa si può fare.
action-faction = Prendi: { $faction }
action-buy = Compra la carta da { $space }
action-buy-none = Non comprare nulla
action-give = Dai { $card }
action-give-none = Non scambiare nulla
action-take = Prendi la carta da { $space }
action-die = Dado Viaggiante { $amount }
action-slot = Casella { $amount }
action-play = Gioca { $card }
action-conquer = Conquista { $region }
action-push = Spingi il dado
action-income = Prendi la rendita
action-rotate = Ruota { $card }
action-exchange = Scambia il dado di Casa { $amount } con il dado { $amount-2 } di { $seat }
action-exchange-none = Tieni i tuoi dadi
action-end-turn = Termina il turno
action-sacrifice = Sacrifica un'armata: il dado { $amount } diventa un { $amount-2 }
action-reroll = Sacrifica un'armata: tira di nuovo il dado { $amount }
space-5 = 5 Talenti
space-4 = 4 Talenti
space-3 = 3 Talenti
space-2 = 2 Talenti
space-1 = 1 Talento
seat-regent = il Reggente

# Che cosa succede.
event-first-player = { $seat-is ->
    [you] Cominci tu.
   *[other] Comincia { $seat }.
}
event-home-rolled = { $seat-is ->
    [you] I tuoi dadi di Casa segnano { $white }, { $orange } e { $violet }: parti con { $talents } Talenti.
   *[other] I dadi di Casa di { $seat } segnano { $white }, { $orange } e { $violet }: parte con { $talents } Talenti.
}
event-faction-taken = { $seat-is ->
    [you] La tua fazione: { $faction }.
   *[other] La fazione di { $seat }: { $faction }.
}
event-bought = { $seat-is ->
    [you] Compri { $card } per { $price }.
   *[other] { $seat } compra { $card } per { $price }.
}
event-not-bought = { $seat-is ->
    [you] Non compri nulla. Fuori dal gioco: { $card }.
   *[other] { $seat } non compra nulla. Fuori dal gioco: { $card }.
}
event-swapped = { $seat-is ->
    [you] Scambi { $given } con { $taken }.
   *[other] { $seat } scambia { $given } con { $taken }.
}
event-revealed-card = Entra nel mercato: { $card }.
event-rolled = { $seat-is ->
    [you] Tiri { $first }, { $second } e { $third }.
   *[other] { $seat } tira { $first }, { $second } e { $third }.
}
event-roll-bonus = { $seat-is ->
    [you] Solo { $total }{ $talents ->
        [0] , ma i tuoi Talenti sono già al massimo
        [one] : guadagni un Talento
       *[other] : guadagni { $talents } Talenti
    }.
   *[other] Solo { $total }{ $talents ->
        [0] , ma i Talenti di { $seat } sono già al massimo
        [one] : { $seat } guadagna un Talento
       *[other] : { $seat } guadagna { $talents } Talenti
    }.
}
event-played = { $seat-is ->
    [you] Giochi { $card }: Forza +{ $strength }, ora { $total }
   *[other] { $seat } gioca { $card }: Forza +{ $strength }, ora { $total }
}{ $talents ->
    [0] {""}
    [one] ; +1 Talento
   *[other] ; +{ $talents } Talenti
}{ $armies ->
    [0] {""}
    [one] ; un'armata torna in riserva
   *[other] ; { $armies } armate tornano in riserva
}.
event-conquered = { $seat-is ->
    [you] Prendi { $region }.
   *[other] { $seat } prende { $region }.
} { $armies ->
    [one] Entra un'armata.
   *[other] Entrano { $armies } armate.
}
event-conflict = { $seat-is ->
    [you] Vinci contro { $rival } e prendi { $region }
   *[other] { $rival-is ->
        [you] { $seat } vince contro di te e prende { $region }
       *[other] { $seat } vince contro { $rival } e prende { $region }
    }
}: { $armies ->
    [one] un'armata si ritira
   *[other] { $armies } armate si ritirano
}; chi vince ha ora Forza { $strength }.
event-rotated = { $seat-is ->
    [you] Ruoti { $card }.
   *[other] { $seat } ruota { $card }.
}
event-pushed = { $seat-is ->
    [you] Spingi dentro un { $new } e fuori un { $old }
   *[other] { $seat } spinge dentro un { $new } e fuori un { $old }
}: { $paid ->
    [0] { $gained ->
        [0] i Talenti restano { $talents }
        [one] +1 Talento, ora { $talents }
       *[other] +{ $gained } Talenti, ora { $talents }
    }
    [one] −1 Talento, ora { $talents }
   *[other] −{ $paid } Talenti, ora { $talents }
}.
event-income = { $seat-is ->
    [you] { $amount ->
        [0] La rendita non ti dà nulla: hai già { $talents } Talenti, il massimo.
        [one] La rendita ti dà un Talento: ora ne hai { $talents }.
       *[other] La rendita ti dà { $amount } Talenti: ora ne hai { $talents }.
    }
   *[other] { $amount ->
        [0] La rendita non dà nulla a { $seat }, che ha già { $talents } Talenti, il massimo.
        [one] { $seat } prende un Talento di rendita e ora ne ha { $talents }.
       *[other] { $seat } prende { $amount } Talenti di rendita e ora ne ha { $talents }.
    }
}
event-exchanged = { $seat-is ->
    [you] Scambi con { $rival }: dai un { $value } { $given }, prendi un { $value } { $taken }.
   *[other] { $rival-is ->
        [you] { $seat } scambia con te: ti dà un { $value } { $given }, prende il tuo { $value } { $taken }.
       *[other] { $seat } scambia con { $rival }: dà un { $value } { $given }, prende un { $value } { $taken }.
    }
}
event-sacrificed = { $seat-is ->
    [you] Sacrifichi un'armata: un { $old } diventa un { $new }.
   *[other] { $seat } sacrifica un'armata: un { $old } diventa un { $new }.
}
event-rerolled = { $seat-is ->
    [you] Sacrifichi un'armata e tiri di nuovo un { $old }: esce un { $new }.
   *[other] { $seat } sacrifica un'armata e tira di nuovo un { $old }: esce un { $new }.
}
event-heroism-shown = L'Eroismo è sul mercato: adesso nei conflitti contano Condottieri ed Equipaggiamenti.
event-heroism-gone = L'Eroismo è uscito: nei conflitti conta di nuovo la Forza.
event-last-turns = Il mazzo è finito: si giocano gli ultimi turni.
event-scored = { $seat-is ->
    [you] Fai { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
   *[other] { $seat } fa { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
}
event-regent-took = Il Reggente prende { $card }: Forza { $strength }.
event-regent-rested = Le armate del Reggente riposano.

# Perché no.
refusal-space-empty = in quello spazio non c'è nessuna carta
refusal-not-for-sale = la carta Eroismo non si compra
refusal-too-few-talents = { $missing ->
    [one] ti manca un Talento
   *[other] ti mancano { $missing } Talenti
}
refusal-not-in-hand = quella carta non è nella tua mano
refusal-not-yours-to-give = quella carta non è nella tua mano
refusal-just-bought = è la carta che stai comprando
refusal-no-swap-right = lo scambio spetta solo a chi compra a 5 o a 4
refusal-heroism-stays = la carta Eroismo non si scambia
refusal-die-placed = quel dado è già piazzato
refusal-die-listed = c'è già un altro dado uguale da scegliere
refusal-slot-used = quella casella è già usata in questo turno
refusal-slot-listed = c'è già un'altra casella uguale da scegliere
refusal-die-too-low = il dado è di { $missing } troppo basso per il dado di Casa accanto
refusal-sum-too-low = { $missing ->
    [one] chiede un totale di almeno { $number } sui dadi di Casa: ti manca un punto
   *[other] chiede un totale di almeno { $number } sui dadi di Casa: ti mancano { $missing } punti
}
refusal-sum-too-high = chiede un totale di { $number } o meno sui dadi di Casa: lo superi di { $missing }
refusal-talents-too-few = { $missing ->
    [one] chiede { $number } Talenti, uno più di quelli che hai
   *[other] chiede { $number } Talenti, { $missing } più di quelli che hai
}
refusal-armies-too-few = { $missing ->
    [one] chiede { $number } armate sulla mappa, una più di quelle che hai
   *[other] chiede { $number } armate sulla mappa, { $missing } più di quelle che hai
}
refusal-cities-too-few = { $number ->
    [one] chiede una città, e non ne hai
   *[other] chiede { $number } città, { $missing ->
        [one] una
       *[other] { $missing }
    } più di quelle che hai
}
refusal-oases-too-few = { $number ->
    [one] chiede un'oasi, e non ne hai
   *[other] chiede { $number } oasi, { $missing ->
        [one] una
       *[other] { $missing }
    } più di quelle che hai
}
refusal-no-die-so-high = non hai un dado di Casa { $colour } da { $number } o più
refusal-no-die-so-low = non hai un dado di Casa { $colour } da { $number } o meno
refusal-dice-too-few = { $missing ->
    [one] ti serve un altro dado di Casa { $colour }
   *[other] ti servono altri { $missing } dadi di Casa ({ $colour })
}
refusal-no-pair = i tuoi dadi di Casa non fanno una coppia
refusal-already-yours = la regione è già tua
refusal-not-adjacent = la regione non confina con una delle tue
refusal-reserve-too-small = { $missing ->
    [one] nella riserva ti manca un'armata
   *[other] nella riserva ti mancano { $missing } armate
}
refusal-not-stronger = { $missing ->
    [one] ti manca un punto di Forza per attaccare
   *[other] ti mancano { $missing } punti di Forza per attaccare
}
refusal-not-more-heroic = { $missing ->
    [one] con l'Eroismo ti manca una carta tra Condottieri ed Equipaggiamenti, tolte quelle ruotate
   *[other] con l'Eroismo ti mancano { $missing } carte tra Condottieri ed Equipaggiamenti, tolte quelle ruotate
}
refusal-strength-too-low = { $missing ->
    [one] il conflitto costa Forza, e te ne manca un punto
   *[other] il conflitto costa Forza, e te ne mancano { $missing } punti
}
refusal-no-card-to-rotate = non hai più carte da ruotare
refusal-cannot-pay-push = { $missing ->
    [one] per spingere ti manca un Talento
   *[other] per spingere ti mancano { $missing } Talenti
}
refusal-not-your-card = quella carta non è davanti a te
refusal-card-rotated = quella carta è già ruotata
refusal-not-an-opponent = i dadi si scambiano con un avversario
refusal-dice-differ = i due dadi non hanno lo stesso valore
refusal-same-colour = i due dadi sono uguali: non c'è nulla da scambiare
refusal-other-slot = si scambia solo il dado di Casa della casella usata
refusal-reserve-empty = la tua riserva è vuota
refusal-same-value = il dado ha già quel valore
refusal-faction-gone = quella fazione è già presa
refusal-no-conflict = le carte si ruotano solo per un conflitto
refusal-no-income-taken = i dadi si scambiano solo con la rendita
refusal-dice-left = prima di finire bisogna usare tutti i dadi
refusal-no-factions = le fazioni si scelgono prima del primo turno, quando sono a scelta
refusal-not-rolled = i dadi Viaggianti non sono ancora stati tirati
refusal-placed-die-stays = un dado piazzato resta com'è
refusal-other-sacrifice = a questo tavolo vale l'altra regola per il sacrificio

# Il tavolo in righe.
sheet-turn = Turno { $turn } di { $turns }{ $mine ->
    [now] { $left ->
        [one] : il tuo ultimo
       *[other] : tocca a te, e con questo ne hai ancora { $left }
    }
    [later] { $left ->
        [0] : hai già fatto il tuo ultimo
        [one] : ne hai ancora uno
       *[other] : ne hai ancora { $left }
    }
   *[none] {""}
}
sheet-display = Il mercato, con quello che costano le carte ({ $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
} nel mazzo):
sheet-heroism = Eroismo: nei conflitti contano Condottieri ed Equipaggiamenti, meno le carte ruotate.
sheet-map = La mappa:
sheet-free = libere
sheet-nothing = –
sheet-player = { $name } · Forza { $strength } · { $talents ->
    [one] { $talents } Talento
   *[other] { $talents } Talenti
}
sheet-armies = Armate: { $reserve } in riserva, { $map } sulla mappa, { $gone } eliminate
sheet-home = Dadi di Casa: { $dice }
sheet-travelling = Dadi Viaggianti: { $dice }
sheet-not-rolled = Dadi Viaggianti, non ancora tirati: { $dice }
sheet-hand = Mano, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}{ $hidden ->
    [0] :
   *[other] , di cui { $hidden } che non conosci
}
sheet-held-by = { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
}
sheet-defence = Quando si è attaccati la Forza vale { $more } in più
sheet-borders = confina con { $names }
sheet-dice = Dadi: W è bianco, O arancione, V viola; dopo | il dado Viaggiante piazzato accanto a un dado di Casa.
sheet-turned = ruotata per un conflitto: 3 punti alla fine, e uno in meno nel confronto con l'Eroismo
sheet-tableau = Davanti a sé: { $cards }
score-0 = Tracciato della Forza
score-1 = Carte ruotate
score-2 = Armate sulla mappa
score-3 = Città e oasi
score-4 = Talenti
score-5 = Gruppi di Fama
score-6 = Mimetismo
score-7 = Abilità
score-8 = Rango del Reggente
score-total = Totale

# Che cosa dicono i pulsanti in una posizione.
label-buy = Compra { $card } per { $price }
label-take = Prendi { $card }
label-die = Usa { $die }
label-slot = Accanto { $value ->
    [1] all'1
   *[other] al { $value }
} { $colour }
label-push = Spingi: dentro { $new }, fuori { $old }
label-sacrifice = Sacrifica un'armata: { $die } diventa un { $value }
label-reroll = Sacrifica un'armata: tira di nuovo { $die }
label-exchange = Scambia { $mine } con { $theirs } di { $seat }
label-the-chosen = { $die } che hai scelto
label-a-die = { $value ->
    [1] l'1
   *[other] il { $value }
} { $colour }

# Il tavolo.
board-turn = Turno { $turn } di { $turns }
board-heroism = Eroismo
board-heroism-hint = Eroismo
    Finché è sul mercato, nei conflitti contano Condottieri ed Equipaggiamenti meno le carte ruotate, invece della Forza.
    Non si può comprare. Se ne va solo dallo spazio più a destra, quando nessuno compra una carta.
board-last-turns = Ultimi turni
board-travelling = Dadi Viaggianti
board-not-rolled = Dadi Viaggianti, da tirare
board-strength = Forza
board-talents = Talenti
board-reserve = Riserva
board-lost = Perse
board-heroic = Condottieri ed Equipaggiamenti meno le carte ruotate
board-deck = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
    Ogni turno ne toglie una. Quando non basta più a riempire il mercato comincia l'ultimo giro.
board-removed = { $count ->
    [one] { $count } carta fuori dal gioco
   *[other] { $count } carte fuori dal gioco
}
    Non rientrano più.
board-hand = { $count ->
    [one] La tua mano: { $count } carta
   *[other] La tua mano: { $count } carte
}
board-standing = Se la partita finisse ora
board-final = Punteggio finale
board-gone = rimosse
board-no-cards = Ancora nessuna carta in gioco
board-last-turns-hint = Ultimi turni
    Il mazzo è finito: si gioca ancora finché l'ultimo giocatore nell'ordine di turno non ha fatto il suo turno.
board-price = { $price ->
    [one] Una carta in questo spazio costa { $price } Talento
   *[other] Una carta in questo spazio costa { $price } Talenti
}
board-home-die = Dado di Casa: { $value } { $colour }
    Accanto serve un dado almeno altrettanto alto per giocare una carta o conquistare. Le carte chiedono il suo valore, il suo colore o la somma dei tre.
board-placed-die = Dado Viaggiante piazzato: { $value } { $colour }
    A fine turno passa al giocatore dopo.
board-travelling-die = { $value ->
    [0] Dado Viaggiante: { $colour }, non ancora tirato
   *[other] Dado Viaggiante: { $value } { $colour }
}
    Su una casella grigia è un'azione: giocare una carta, conquistare, spingere o riscuotere una rendita.
board-waiting-die = { $value ->
    [0] Dado Viaggiante: { $colour }, non ancora tirato
   *[other] Dado Viaggiante: { $colour }, non ancora tirato in questo turno
}
    { $value ->
        [0] Si tira dopo il mercato.
        [1] Mostra ancora l'1 di prima, e si tira dopo il mercato.
       *[other] Mostra ancora il { $value } di prima, e si tira dopo il mercato.
    }
board-army = { $region }: un'armata ({ $name })
    Le armate non si spostano mai. Alla fine ognuna vale 1 punto.
board-slot = Casella { $number }: rossa per un dado di Casa, grigia per il dado Viaggiante accanto
    Per un'azione si mette un dado Viaggiante sulla casella grigia. Per giocare una carta o conquistare dev'essere alto almeno quanto il dado di Casa; per spingere o per la rendita va bene qualsiasi dado.
board-does-strength = Chi ne ha più di un avversario può prendergli le regioni. Alla fine ogni punto di Forza vale 1.
board-does-defence = Quando si è attaccati vale { $more } in più.
board-does-talents = Denaro per le carte del mercato e per le spinte. Quello che resta conta alla fine.
board-does-reserve = Da qui vengono le armate per le conquiste. Nel proprio turno se ne può sacrificare una per cambiare un dado Viaggiante.
board-does-lost = Hanno lasciato il gioco. Le riporta soltanto l'Adunata.
board-does-heroic = Finché l'Eroismo è sul mercato, nei conflitti si confronta questo e non la Forza.
board-does-hand = Le carte che tutti hanno visto prendere sono scoperte.
board-card = { $name } · { $family } · Forza +{ $strength }
board-card-needs = Per giocarla: { $needs }.
board-card-army = Un arciere, un cavaliere e un fante in gioco formano un Gruppo di Fama, che vale 5 punti.
board-card-special = In gioco conta nei conflitti con l'Eroismo. I Gruppi di Fama chiedono un Condottiero e un Equipaggiamento.
board-card-turned = Ruotata per un conflitto: 3 punti alla fine.
board-region-nobody = libera
board-region-free = { $armies ->
    [one] Per conquistarla: un'armata della riserva.
   *[other] Per conquistarla: { $armies } armate della riserva.
}
board-region-conflict = Per conquistarla: un conflitto, con { $armies ->
    [one] un'armata
   *[other] { $armies } armate
} della riserva e { $heroism ->
    [yes] un conto di Condottieri ed Equipaggiamenti meno le carte ruotate più alto di quello del difensore
   *[no] più Forza del difensore
}. Costa { $loss ->
    [0] nessuna Forza
   *[other] { $loss } di Forza
} e si ruota una carta: 3 punti alla fine.{ $heroism ->
    [yes] {" "}Si perde e si ruota quanto c'è.
   *[no] {""}
}
board-region-worth = { $value ->
    [0] Alla fine: 1 punto per ogni armata che c'è.
    [one] Alla fine: 1 punto, più 1 per ogni armata che c'è.
   *[other] Alla fine: { $value } punti, più 1 per ogni armata che c'è.
}
board-region-borders = Confina con { $names }.
board-disc = { $name }: Forza { $strength }
board-rival-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
board-legend = Legenda
board-legend-cards = Le carte e i loro requisiti
board-legend-abilities = Abilità
board-legend-table = Sul tavolo
board-legend-army = Una carta per tipo di truppa fa un Gruppo di Fama; dadi bianchi
board-legend-leader = Conta con l'Eroismo e serve alla Fama; dadi arancioni
board-legend-equipment = Conta con l'Eroismo e serve alla Fama; dadi viola
board-legend-heroism = Non si compra; cambia il confronto nei conflitti
board-legend-seal = Nel sigillo: la Forza di una carta, il valore di una regione
board-legend-era = L'era di una carta: X, XX o XXX
board-legend-always = sempre
board-legend-once = quando si gioca
board-legend-end = a fine partita
board-legend-strength = Forza: decide i conflitti; il suo disco gira attorno alla mappa e a 60 ricomincia
board-legend-talents = Talenti: il denaro per le carte, e il requisito di alcune
board-legend-reserve = Armate di un giocatore: in riserva o sulla mappa
board-legend-regent = Armate del Reggente, nel gioco in solitario
board-legend-lost = Armate sacrificate: fuori dal gioco
board-legend-city = Città: si occupa con due armate
board-legend-oasis = Oasi: si occupa con un'armata
board-legend-start = Regione di partenza, secondo l'ordine di gioco
board-legend-slots = Casella rossa: un dado di Casa. Casella grigia: il dado Viaggiante piazzato accanto
board-legend-price = Prezzo di uno spazio del mercato, in Talenti
board-legend-swap = Un acquisto qui permette di scambiare una carta
board-legend-turned = Carta ruotata: una per ogni conflitto provocato
board-legend-back = Una carta che non hai visto
board-legend-heroic = Con l'Eroismo: Condottieri ed Equipaggiamenti meno carte ruotate
board-legend-gold = Oro: scelto; sullo schermo anche ciò che si può scegliere

# Lo scopo in una figura.
board-aim-turn = Un turno
board-aim-points = Che cosa conta alla fine
board-aim-buy = Compra una carta
board-aim-roll = Tira tre dadi
board-aim-place = Mettine ognuno accanto a un dado di Casa
board-aim-pass = I dadi viaggiano
board-aim-play = gioca
board-aim-conquer = conquista
board-aim-push = spingi
board-aim-income = rendita
board-aim-strength = Forza
board-aim-region = città o oasi
board-aim-army = armata sulla mappa
board-aim-rotated = conflitto causato
board-aim-fame = Gruppo di Fama
board-aim-talents = 3 Talenti

# Lezioni: che cosa fare, e che cosa c'era da imparare.
lesson-buy-title = Comprare una carta
lesson-buy-task = Il turno comincia al mercato. Ci sono cinque carte: a partire dal mazzo costano 5, 4, 3, 2 e 1, e tu hai 4 Talenti. Compra Cratero, nello spazio che costa 3.
lesson-buy-learned = Hai pagato 3 Talenti e Cratero è nella tua mano. Le carte vicine al mazzo sono scivolate nel vuoto e ne è uscita una nuova. Chi aspetta, quindi, paga meno: se nessun altro prende la carta prima.
lesson-low-roll-title = Un tiro basso
lesson-low-roll-task = Dopo il mercato si tirano i tuoi tre dadi Viaggianti. Stavolta tieniti i tuoi 7 Talenti: non comprare nulla e guarda come cadono i dadi.
lesson-low-roll-learned = 1, 3 e 4 fanno 8, e un totale di 8 o meno porta 3 Talenti: ora ne hai 10. Un tiro basso non è un tiro perso. Anche il non comprare ha avuto un effetto: la carta più a destra è uscita dal gioco.
lesson-die-title = Un dado abbastanza alto
lesson-die-task = Per ogni azione metti un dado Viaggiante accanto a uno dei tuoi dadi di Casa. Per giocare una carta deve mostrare almeno quanto il dado di Casa che trova lì. Trova il dado e la casella, e gioca gli Arcieri cretesi.
lesson-die-learned = Il tuo 5 andava bene accanto al 5 e accanto al 4, ma non accanto al 6; il 2 e il 3 non arrivavano da nessuna parte. Il numero nel sigillo rosso si è aggiunto alla tua Forza: sei a 2.
lesson-needs-title = Che cosa chiede una carta
lesson-needs-task = Sotto la figura ogni carta dice che cosa dev'essere vero quando la giochi. Si controlla e non si paga. I tuoi dadi di Casa sommano 11: gli Arcieri sciti chiedono 12 o più, Cratero 10 o più. Gioca quella che puoi.
lesson-needs-learned = Cratero è in gioco e resta davanti a te fino alla fine. La sua abilità vale da adesso: quando conquisti, il tuo dado Viaggiante conta uno in più.
lesson-push-title = Spingere un dado
lesson-push-task = Gli Arcieri sciti chiedono dadi di Casa per 12 o più, e i tuoi fanno 11. Metti il tuo 6 accanto al 2 viola e spingilo sulla casella rossa.
lesson-push-learned = Il 6 bianco ora abita a casa tua, e i 4 punti fra i due dadi ti sono arrivati in Talenti; con un dado più basso avresti pagato la differenza. I tuoi dadi di Casa fanno 15. Ma un 6 in casa è difficile da raggiungere, e il dado viola adesso viaggia verso il tuo avversario.
lesson-border-title = Di confine in confine
lesson-border-task = Menfi è libera e vale 4 punti, ma non tocca niente di tuo. Conquista una regione da cui potrai raggiungerla.
lesson-border-learned = Si conquista solo oltre un confine: la piccola regione di oggi è la strada di domani. Un'armata della tua riserva ora sta lì, e lì resterà: le armate non si spostano mai.
lesson-city-title = Due armate per una città
lesson-city-task = Da Gerra la via per Menfi è aperta. Conquista la città.
lesson-city-learned = Una città prende due armate, un'oasi o una regione semplice una sola. La tua riserva è scesa da 8 a 6, e da sola non ricresce. Alla fine Menfi vale i suoi 4 punti, e ogni armata sulla mappa un altro ancora.
lesson-sacrifice-title = Sacrificare un'armata
lesson-sacrifice-task = I tuoi dadi di Casa sono alti e hai tirato 1, 2 e 4: con questi non si gioca e non si conquista. Tocca le armate della tua riserva e sacrificane una per trasformare un dado in un 5 o in un 6.
lesson-sacrifice-learned = Ora quel dado raggiunge uno dei tuoi dadi di Casa. L'armata è persa per sempre: puoi farlo finché hai armate in riserva, con i dadi non ancora piazzati, e ognuna è una regione che non prenderai.
lesson-conflict-title = Più forte di chi difende
lesson-conflict-task = Persepoli è del tuo avversario, che ha Forza 6; tu hai 7. Conquistala, e scegli una delle tue carte da ruotare per il conflitto.
lesson-conflict-learned = Con più Forza di chi difende il successo è certo; con la stessa Forza non sarebbe bastato. Ti è costato 3 di Forza e una carta ruotata, che alla fine ti porterà 3 punti. Le due armate del tuo avversario sono tornate nella sua riserva.
lesson-order-title = Un conflitto dopo l'altro
lesson-order-task = Hai Forza 7 e in questo turno vuoi due regioni: Susiana, di chi ha Forza 6, e Rage, di chi ha Forza 3. Ogni conflitto ti costa 3 di Forza. Comincia da quella giusta.
lesson-order-learned = Adesso hai Forza 4, ancora più di 3: Rage può seguire. Al contrario, dopo il primo conflitto avresti avuto 4 contro 6. Ogni conflitto guarda la Forza com'è in quel momento.
lesson-swap-title = Rendita e scambio
lesson-swap-task = Lo Stendardo reale chiede due dadi di Casa viola, e tu ne hai uno. Prendi una rendita con un dado qualsiasi su una casella qualsiasi, e scambia il tuo 3 arancione con il 3 viola del tuo avversario.
lesson-swap-learned = Una rendita porta 3 Talenti, non vuole un dado alto ed è sempre possibile. Insieme puoi scambiare un dado di Casa con uno dello stesso valore, e nessuno può rifiutare: cambiano di mano solo i colori. Ora lo Stendardo reale si può giocare.
lesson-exchange-title = Le due frecce
lesson-exchange-task = Chi compra in uno spazio con le due frecce può anche scambiare una carta della mano con una del mercato. Compra gli Arcieri persiani per 5, poi dai gli Esploratori peoni e prendi i Frombolieri di Rodi.
lesson-exchange-learned = Gli Esploratori sono esattamente dove stavano i Frombolieri: hai pagato una carta e ne hai due che ti servono. Gli spazi cari meritano uno sguardo anche solo per le frecce.
lesson-heroism-title = Eroismo
lesson-heroism-task = Finché l'Eroismo è sul mercato, nei conflitti non decide la Forza. Entrambi contano i Condottieri e gli Equipaggiamenti in gioco e tolgono le carte ruotate: tu hai 2, il tuo avversario 1. Conquista Persepoli.
lesson-heroism-learned = 2 contro 1, benché fosse Forza 3 contro 20. Il prezzo è quello di sempre, 3 di Forza e una carta ruotata, e così il tuo conto è già sceso a 1. L'Eroismo se ne va solo quando qualcuno non compra nulla mentre è il più a destra.
lesson-fame-title = L'ultimo turno
lesson-fame-task = È il tuo ultimo turno. Davanti a te ci sono due Gruppi di Fama, ognuno con un arciere, un cavaliere e un fante, da 5 punti l'uno; e anche un Condottiero e un Equipaggiamento. Ma la Fama chiede anche una carta ruotata, e tu non ne hai. Guadagnatela.
lesson-fame-learned = Una carta ruotata, e tutti e due i gruppi contano: 10 punti, più 3 per la carta stessa, che ripagano la Forza spesa nel conflitto. La regione viene in più. Ora ne sai abbastanza per una partita: siediti al tavolo.
