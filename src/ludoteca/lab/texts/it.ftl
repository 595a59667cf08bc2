# Quello che dice il laboratorio. $n è un numero con il suo intervallo, già scritto.
title = { $game }: come si comporta
command = Per rivedere lo stesso
when-played = { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
  } { $seats ->
    [one] in solitario
   *[other] a { $seats } giocatori
  }, versione { $version } delle regole, bot: { $level }, semi da { $first } a { $last }
settings-usual = Giocate con i numeri di sempre.
settings-changed = Giocate con altri numeri: { $settings }.

level-wanderer = vagabondi (una mossa lecita qualsiasi)
level-apprentice = apprendisti
level-companion = compagni
level-rival = rivali
level-master = Maestri

verdict-fine = bene
verdict-look = da vedere
verdict-act = da cambiare
verdict-thin = troppo poche
verdict-shown = –

short = In breve
short-what = Che cosa
short-said = Che cosa si è visto
untrained = Questi bot giudicano con pesi scritti a mano: nessuno ha fatto loro imparare { $game } { $seats ->
    [one] in solitario
   *[other] a { $seats } giocatori
  }. Quello che fanno dice più di loro che del gioco, perciò non si danno giudizi. Rimedia `./ludoteca train { $name } --seats { $seats }`.
trained-elsewhere = Questi bot hanno imparato il gioco con i numeri di sempre, a { $seats } giocatori. Se i numeri cambiano molto, conviene farli imparare di nuovo prima di credere loro: `./ludoteca train { $name } --set …`.
trust = Quanto credere loro
trust-blind = A metà partita, chi secondo i bot è in vantaggio vince { $n } delle partite; per caso sarebbe { $fair }. Non vedono chi sta vincendo: quello che dicono della prima metà va preso con cautela.
trust-sees = A metà partita, chi secondo i bot è in vantaggio vince { $n } delle partite; per caso sarebbe { $fair }. Vedono buona parte di ciò che decide una partita.
trust-alone = Chi gioca da solo non è in vantaggio su nessuno.

metric-unfinished = Finisce?
said-unfinished = { $n } delle partite non le chiude nessun giocatore.
metric-spread = Durata
said-spread = Una partita lunga dura { $n } volte una corta (una su venti è più lunga, una su venti più corta).
metric-tail = Coda morta
said-tail = Nell'ultimo { $n } di una partita nessun punteggio cambia più.
metric-long-tails = Code morte lunghe
said-long-tails = { $n } delle partite ha un ultimo quarto in cui nessun punteggio cambia.
metric-seat = Posto { $of }
said-seat = vince { $n } in più o in meno del giusto.
metric-first = Muovere per primi
said-first = Chi muove per primo vince { $n } in più o in meno del giusto.
metric-ties = Pareggi
said-ties = { $n } delle partite le vincono in più d'uno.
metric-lead-changes = Cambi al comando
said-lead-changes = Il comando passa di mano { $n } volte a partita.
metric-no-lead-change = Fughe
said-no-lead-change = In { $n } delle partite chi va in testa per primo ci resta fino alla fine.
metric-half-way = Chi guida a metà
said-half-way = vince { $n } più spesso del giusto.
metric-forced = Mosse obbligate
said-forced = { $n } delle mosse non lascia nulla da decidere.

ends = Finisce, e quando?
ends-reasons = Perché finiscono le partite
rounds = Round
decisions = Decisioni
length-told = Una partita su venti è più corta di { $low }, metà lo sono di { $middle }, una su venti supera { $high }.
seats = Chi vince
seats-picture = Vittorie per posto, con intervalli al 95 %; tratteggiato: il giusto
points = Punti
points-picture = Punti di tutti i giocatori alla fine
sources = Da dove vengono i punti
sources-told = Quanto porta in media ogni regola a chi vince e agli altri.
winners = chi vince
others = gli altri
rule = Regola
ahead = Chi è davanti, e ci resta?
ahead-picture = Quante volte vince chi è davanti, a ogni punto della partita
ahead-by-points = ai punti
ahead-by-judgement = secondo i bot
use = Che cosa si usa
use-told = Offerto almeno { $least } volte e quasi mai scelto. Così fanno questi bot: una persona può trovarci un uso.
use-none = Nulla di ciò che è offerto spesso resta inutilizzato.
use-offered = offerto
use-taken = scelto
lift = Che cosa fa chi vince
lift-told = Quante volte in più lo fa chi vince rispetto agli altri della stessa partita. Non è una causa: chi vince ha più mezzi per fare cose. Se una cosa fa vincere lo si vede quando qualcuno ne fa a meno.
lift-picture = Chi vince meno gli altri, volte a partita
where = Dove succede
where-told = Quante volte è successo qualcosa lì, per elemento del tavolo.
strange = Partite da guardare
strange-told = Ognuna si apre come verbale: { $command }
strange-longest = la più lunga
strange-shortest = la più corta
strange-deadest = quella con la coda morta più lunga
strange-closest = la più combattuta
strange-clearest = la più netta
cannot = Che cosa non può dire
cannot-told = Se è divertente; che cosa farebbero le persone. Ogni «mai usato» e ogni «vince» riguarda questi bot. Un giudizio che cambia con il livello dei bot è un giudizio sui bot.
seed = seme

usual-numbers = i numeri di sempre
metric-length = Lunghezza
compare-title = { $game }: che cosa fa un cambiamento
compare-sides = Prima: { $before }. Dopo: { $after }.
compare-played = { $pairs } coppie di partite con gli stessi sorteggi, { $seats ->
    [one] in solitario
   *[other] a { $seats } giocatori
  }, versione { $version } delle regole, bot: { $level }, semi da { $first } a { $last }
compare-changed = Cambia di sicuro: { $what }.
compare-nothing = Non si vede cambiare nulla.
compare-left = È uscito da dove dovrebbe stare: { $what }.
compare-before = prima
compare-after = dopo
compare-more = differenza
compare-told = { $was } → { $now }, differenza { $n }
compare-short-told = Gli intervalli valgono a ogni sguardo e per tutte le righe insieme: in un confronto su venti si dice diverso qualcosa che non lo è. L'ultima colonna dice quanto varia di meno una differenza perché le due parti giocano gli stessi sorteggi; 1 è nessun guadagno.
compare-picture = Tutte le differenze su una scala
compare-picture-told = 1 è il minimo che conta: un intervallo fra −1 e +1 è un cambiamento che non conta.
ratio = guadagno delle coppie
ratio-told = a coppie varia { $n } volte meno
way-more = di più
way-less = di meno
way-same = come prima
way-open = non si sa ancora
left-band = fuori dalla fascia
last = Rispetto all'ultimo rapporto
last-told = L'ultimo rapporto di questo gioco: { $matches } partite, bot: { $level }, versione { $version } delle regole, con { $settings }. È segnato solo ciò che è diverso di sicuro.
last-then = allora
last-now = adesso

one-apprentice = un apprendista
one-companion = un compagno
one-rival = un rivale
one-master = un Maestro
trust-settled = A metà partita, se il resto si gioca due volte con altra sorte, { $known } delle partite ha lo stesso vincitore tutte e due le volte: tanto c'è da vedere. Chi secondo i bot è in vantaggio vince { $sees }.
trust-settled-blind = A metà partita, se il resto si gioca due volte con altra sorte, { $known } delle partite ha lo stesso vincitore tutte e due le volte; ma chi secondo i bot è in vantaggio vince solo { $sees }. Non vedono ciò che a quel punto decide: sulla prima metà vanno creduti di meno.
stronger = Un altro livello dice lo stesso?
stronger-told = Gli stessi numeri da { $matches } partite, bot: { $level }. Dove un livello dice bene e l'altro da cambiare, il giudizio è sui bot.
stronger-here = qui
clash = dice altro
settled = Quando si decide?
settled-told = Dalla stessa posizione si rigioca il resto con altra sorte. A metà, due di questi finali hanno lo stesso vincitore in { $half } dei casi. Quanto decide la sola preparazione: { $luck } più del caso.
settled-picture = Quante volte due modi di proseguire hanno lo stesso vincitore, a ogni punto della partita; tratteggiato: nulla è deciso
settled-line = deciso
without = Di che cosa si sente la mancanza
without-told = Un posto ne fa a meno ogni volta che ha un'altra scelta, gli altri fanno come sempre; { $matches } partite ciascuna, a turno in tutti i posti. Chi non ne sente la mancanza vince { $fair }. Se senza si vince di più, questi bot lo fanno troppo, o è una trappola. Ciò che non si può evitare non c'è.
without-picture = Quanto vince un posto che ne fa a meno
without-missed = manca
without-replaced = non manca
without-overused = meglio senza
without-open = troppo poche
ladder = Pensare serve?
ladder-told = Uno di un livello fra altri del livello sotto. Dove il migliore vince appena di più, il gioco lascia poco da decidere, o i bot non lo trovano.
ladder-picture = Quanto vince il migliore; tratteggiato: il giusto
rung = { $level } fra { $below }
heat-told = Più è caldo, più spesso lì succede qualcosa: dal blu, alla sabbia, al rosso. Indicando un posto si legge quante volte, e quante di più a chi vince.
heat-picture = Il tavolo, colorato secondo quanto spesso vi succede qualcosa
heat-place = { $times } a partita; chi vince { $more }

sweep-title = { $game }: che cosa fanno i numeri
sweep-told = Ogni valore contro quello di sempre, con gli stessi sorteggi: { $pairs } coppie ciascuno, { $seats ->
    [one] in solitario
   *[other] a { $seats } giocatori
  }, bot: { $level }.
sweep-picture = Una riga per valore
sweep-picture-told = Il colore del punto è il giudizio su ciò che mostra: verde sta dove deve, rosso ne sta fuori, ambra è a cavallo, grigio è troppo incerto. Una freccia: di sicuro di più o di meno che con i numeri di sempre; =: come prima.
tune-title = { $game }: i numeri che fanno ciò che si vuole
tune-best = Trovato: { $settings }.
tune-nothing = Nessuna impostazione provata fa meglio dei numeri di sempre.
tune-screened = Quali numeri contano
tune-round = Impostazioni con { $matches } partite ciascuna
tune-told = Che cosa si è visto, e di quanto si mancano tutti i desideri insieme, in parti di dove dovrebbero stare.
tune-missed = mancato
tune-confirmed = Su { $pairs } coppie di sorteggi non usati per trovarlo: mancato di { $before } con i numeri di sempre, di { $after } con questi.

crowds-title = { $game }: secondo il numero di giocatori
crowds-told = { $matches } partite per ogni numero di giocatori, bot: { $level }, versione { $version } delle regole, semi da { $first } a { $last }.
crowds-players = { $seats ->
    [one] in solitario
   *[other] { $seats } giocatori
  }
crowds-differ = Va bene per alcuni numeri di giocatori e per altri no: { $metrics }.
crowds-agree = Niente va di sicuro bene con un numero di giocatori e di sicuro male con un altro.
crowds-picture = Una riga per numero di giocatori
crowds-picture-told = Il colore del punto è il giudizio su ciò che mostra: verde sta dove deve, rosso ne sta fuori, ambra è a cavallo, grigio è troppo incerto. I punti rosso scuro non hanno giudizio.
crowds-table = Tutti i numeri a confronto
crowds-table-told = Ogni numero di giocatori ha una pagina sua, con le sue figure: si apre dall'intestazione della colonna.
