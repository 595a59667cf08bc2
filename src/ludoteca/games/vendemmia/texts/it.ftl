# Vendemmia in italiano.
game-title = Vendemmia
game-blurb = Due dadi, tre terrazze e un pendio che può soltanto salire: pianta le viti nell'ordine giusto e porta a casa la vendemmia migliore della collina.
area-hills = Colline
area-middle = Dadi e mazzi

aim-win = Vince chi fa la vendemmia migliore: le viti che stanno insieme su una terrazza contano il loro valore, e di più se la riempiono o se sono tutte della stessa varietà.
aim-turn = Nel tuo turno si tirano due dadi. Con uno dei due pianti una vite della tua mano su una delle tue tre terrazze; oppure riposi, e prendi un cesto che servirà più avanti.
aim-end = La partita finisce quando tutti hanno giocato lo stesso numero di turni, di solito nove.

chapter-SETUP = Prima della vendemmia
chapter-TURN = Il turno
chapter-PLANT = Piantare
chapter-REST = Riposare
chapter-BASKET = A che servono i cesti
chapter-DRAW = Pescare viti
chapter-END = La fine
chapter-SCORE = Che cosa conta
chapter-TIE = A pari punti

prompt-take-turn = scegli un dado per piantare, oppure riposa
prompt-choose-vine = scegli la vite da piantare
prompt-choose-terrace = scegli la terrazza
prompt-compost = scegli la vite da buttare nel concime
prompt-look-at-top = lascia la prima vite dov'è, o mettila in fondo al mazzo
prompt-spend-baskets = spendi cesti per i dadi
# The same, said of others.
prompt-take-turn-other = { $names } sceglie se piantare o riposare
prompt-choose-vine-other = { $names } sceglie la vite da piantare
prompt-choose-terrace-other = { $names } sceglie la terrazza
prompt-compost-other = { $names } sceglie la vite da buttare nel concime
prompt-look-at-top-other = { $names } guarda la prima vite del mazzo
prompt-spend-baskets-other = { $names } può spendere cesti per i dadi

action-die = Pianta con il dado { $amount }
action-rest = Riposa
action-vine = Pianta { $vine }
action-terrace = Sulla terrazza { $amount }
action-compost = Butta { $vine } nel concime
action-leave = Lasciala in cima
action-bury = Mettila in fondo
action-raise = Alza di uno il dado { $amount } (un cesto)
action-again = Tira di nuovo tutti e due i dadi (due cesti)

event-rolled = { $seat-is ->
    [you] Tiri { $first } e { $second }.
   *[other] { $seat } tira { $first } e { $second }.
}
event-planted = { $seat-is ->
    [you] Pianti { $vine } sulla terrazza { $terrace }.
   *[other] { $seat } pianta { $vine } sulla terrazza { $terrace }.
}
event-composted = { $seat-is ->
    [you] Butti { $vine } nel concime.
   *[other] { $seat } butta { $vine } nel concime.
}
event-rested = { $seat-is ->
    [you] Riposi e adesso hai { $baskets ->
        [one] un cesto
       *[other] { $baskets } cesti
    }.
   *[other] { $seat } riposa e adesso ha { $baskets ->
        [one] un cesto
       *[other] { $baskets } cesti
    }.
}
event-looked = { $seat-is ->
    [you] In cima al mazzo c'è { $vine }.
   *[other] { $seat } guarda la prima vite del mazzo: { $vine }.
}
event-looked-secret = { $seat-is ->
    [you] Guardi la prima vite del mazzo.
   *[other] { $seat } guarda la prima vite del mazzo.
}
event-left = { $seat-is ->
    [you] La lasci dov'è.
   *[other] { $seat } la lascia dov'è.
}
event-buried = { $seat-is ->
    [you] La metti in fondo al mazzo.
   *[other] { $seat } la mette in fondo al mazzo.
}
event-raised = { $seat-is ->
    [you] Spendi un cesto: il dado segna { $die }.
   *[other] { $seat } spende un cesto: il dado segna { $die }.
}
event-drew = { $seat-is ->
    [you] Peschi { $vine }.
   *[other] { $seat } pesca { $vine }.
}
event-drew-secret = { $seat-is ->
    [you] Peschi una vite.
   *[other] { $seat } pesca una vite.
}
event-finished = La vendemmia è finita: si contano le terrazze.

refusal-not-in-hand = quella vite non è nella tua mano
refusal-too-high = { $missing ->
    [one] la vite è di uno troppo alta per il dado e le viti già piantate lì
   *[other] la vite è di { $missing } troppo alta per il dado e le viti già piantate lì
}
refusal-terrace-full = la terrazza è piena
refusal-not-rising = ogni vite dev'essere più alta di quella sotto, che vale { $last }
refusal-no-vine-fits = nessuna delle tue viti si può piantare con un { $die }
refusal-too-few-baskets = { $missing ->
    [one] ti manca un cesto
   *[other] ti mancano { $missing } cesti
}
refusal-die-at-top = il dado segna già il numero più alto
refusal-die-chosen = i dadi si tirano di nuovo solo prima di averne scelto uno
refusal-too-few-to-roll = { $missing ->
    [one] ti manca un cesto
   *[other] ti mancano { $missing } cesti
}
refusal-not-to-compost = quella vite non è nella tua mano
refusal-not-looking = non stai guardando la prima vite del mazzo

setting-rounds = Turni
setting-rounds-hint = Quanti turni gioca ciascuno.
setting-baskets = Cesti iniziali
setting-baskets-hint = Con quanti cesti comincia ciascuno.
setting-slope = Pendenza
setting-slope-hint = Se le viti devono salire lungo la terrazza.
setting-slope-rising = Le viti devono salire
setting-slope-free = In qualsiasi ordine

sheet-round = Turno { $round } di { $rounds }
sheet-dice = Dadi: { $first } e { $second }
sheet-piles = Mazzo { $draw } · concime { $compost } · cesti in magazzino { $store }
sheet-known = Del mazzo conosci: { $vines }
sheet-seat = { $name } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} · { $baskets ->
    [one] { $baskets } cesto
   *[other] { $baskets } cesti
}
sheet-hand = Mano: { $vines }
sheet-hand-hidden = { $count ->
    [one] una vite che non conosci
   *[other] { $count } viti che non conosci
}
sheet-terrace = Terrazza { $number }: { $vines }
sheet-hidden = una vite
sheet-empty = –

board-die = { $value ->
    [0] Un dado non ancora tirato
   *[other] Un dado da { $value }: la vite può valere al massimo il dado più le viti già piantate sotto
}
board-draw-pile = Mazzo
board-compost = Concime
board-store = Cesti in magazzino
board-baskets = Cesti, da spendere per i dadi; ognuno che avanza vale un punto
board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-terrace = Terrazza { $number }: c'è posto per quattro viti, ognuna più alta di quella sotto
board-vine-needs = Serve un dado di almeno { $value }; uno in meno per ogni vite che ha sotto sulla terrazza
board-vine-counts = Vale { $value } su una terrazza con almeno { $vines } viti
board-vine-more = { $vines } o più viti della stessa varietà su una terrazza valgono { $bonus } in più, { $room } viti { $full } in più
score-title = La vendemmia
score-total = Totale
score-terraces = Viti sulle terrazze
score-variety = Terrazze di una sola varietà
score-full = Terrazze piene
score-baskets = Cesti avanzati

# Viti.
vine-barbera-1 = Barbera 1
vine-barbera-2 = Barbera 2
vine-barbera-3 = Barbera 3
vine-barbera-4 = Barbera 4
vine-barbera-5 = Barbera 5
vine-barbera-6 = Barbera 6
vine-barbera-7 = Barbera 7
vine-barbera-8 = Barbera 8
vine-barbera-9 = Barbera 9
vine-dolcetto-1 = Dolcetto 1
vine-dolcetto-2 = Dolcetto 2
vine-dolcetto-3 = Dolcetto 3
vine-dolcetto-4 = Dolcetto 4
vine-dolcetto-5 = Dolcetto 5
vine-dolcetto-6 = Dolcetto 6
vine-dolcetto-7 = Dolcetto 7
vine-dolcetto-8 = Dolcetto 8
vine-dolcetto-9 = Dolcetto 9
vine-freisa-1 = Freisa 1
vine-freisa-2 = Freisa 2
vine-freisa-3 = Freisa 3
vine-freisa-4 = Freisa 4
vine-freisa-5 = Freisa 5
vine-freisa-6 = Freisa 6
vine-freisa-7 = Freisa 7
vine-freisa-8 = Freisa 8
vine-freisa-9 = Freisa 9
vine-nebbiolo-1 = Nebbiolo 1
vine-nebbiolo-2 = Nebbiolo 2
vine-nebbiolo-3 = Nebbiolo 3
vine-nebbiolo-4 = Nebbiolo 4
vine-nebbiolo-5 = Nebbiolo 5
vine-nebbiolo-6 = Nebbiolo 6
vine-nebbiolo-7 = Nebbiolo 7
vine-nebbiolo-8 = Nebbiolo 8
vine-nebbiolo-9 = Nebbiolo 9
