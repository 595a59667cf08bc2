# Baratto in italiano.
game-title = Baratto
game-blurb = Casse chiuse, puntate segrete e un'offerta per giro: indovina che cosa raccolgono gli altri e baratta prima che il mercato chiuda.
area-market = Mercato
area-places = Giocatori
area-counter = Merci e offerte

aim-win = Vince chi ha più punti: più casse della stessa merce hai, più conta ciascuna che si aggiunge. Anche le monete avanzate valgono qualcosa.
aim-turn = A ogni giro tutti scelgono insieme, in segreto, una bancarella e una puntata per la sua cassa: la prende la puntata più alta. Poi chi è di mano può proporre un baratto a un avversario.
aim-end = Il mercato chiude dopo l'ultimo giro, di solito il sesto; allora si alzano gli schermi e si conta tutto.

chapter-SETUP = Si prepara il mercato
chapter-BID = Le puntate
chapter-TAKE = Chi prende la cassa
chapter-PEEK = Un'occhiata accanto
chapter-OFFER = Le offerte
chapter-ROUND = La fine di un giro
chapter-END = La fine
chapter-SCORE = Che cosa conta
chapter-TIE = A pari punti

prompt-bid-in-secret = scegli una bancarella e quanto punti per la sua cassa
prompt-bid-in-secret-1 = scegli in segreto la bancarella da cui vuoi una cassa
prompt-bid-in-secret-2 = scegli in segreto quanto punti
prompt-peek = se vuoi, sbircia in una cassa vicina alla bancarella da cui hai preso
prompt-choose-rival = fai un'offerta a un avversario, oppure a nessuno
prompt-fill-bundle = di' che cosa dai, poi che cosa chiedi, poi proponi
prompt-answer-offer = accetta l'offerta o rifiutala
# The same, said of others.
prompt-bid-in-secret-other = { $count ->
    [one] { $names } sceglie in segreto una bancarella e quanto punta
   *[other] { $names } scelgono in segreto una bancarella e quanto puntano
}
prompt-peek-other = { $names } può sbirciare in una cassa
prompt-choose-rival-other = { $names } può fare un'offerta
prompt-fill-bundle-other = { $names } prepara un'offerta
prompt-answer-offer-other = { $names } risponde all'offerta

action-stall = Vai alla bancarella { $amount }
action-bid = { $amount ->
    [0] Non puntare nulla
    [one] Punta una moneta
   *[other] Punta { $amount } monete
}
action-peek = Sbircia nella cassa della bancarella { $amount }
action-no-peek = Non sbirciare
action-offer = Fai un'offerta a { $seat }
action-no-offer = Nessuna offerta
action-give = Dai { $thing }
action-want = Chiedi { $thing }
action-propose = Proponi
action-accept = Accetta
action-decline = Rifiuta

event-round = { $seat-is ->
    [you] Giro { $round }: sei di mano tu.
   *[other] Giro { $round }: è di mano { $seat }.
}
event-bade = { $seat-is ->
    [you] Alla bancarella { $stall } { $coins ->
        [0] non punti nulla
        [one] punti una moneta
       *[other] punti { $coins } monete
    }.
   *[other] Alla bancarella { $stall } { $seat } { $coins ->
        [0] non punta nulla
        [one] punta una moneta
       *[other] punta { $coins } monete
    }.
}
event-tied = { $coins ->
    [0] Puntate pari a zero alla bancarella { $stall }: la cassa non va a nessuno.
    [one] Puntate pari, una moneta, alla bancarella { $stall }: la cassa non va a nessuno.
   *[other] Puntate pari, { $coins } monete, alla bancarella { $stall }: la cassa non va a nessuno.
}
event-took = { $seat-is ->
    [you] Prendi la cassa della bancarella { $stall } { $coins ->
        [0] senza spendere nulla
        [one] per una moneta
       *[other] per { $coins } monete
    }: { $good }.
   *[other] { $seat } prende la cassa della bancarella { $stall } { $coins ->
        [0] senza spendere nulla
        [one] per una moneta
       *[other] per { $coins } monete
    }: { $good }.
}
event-took-secret = { $seat-is ->
    [you] Prendi la cassa della bancarella { $stall } { $coins ->
        [0] senza spendere nulla
        [one] per una moneta
       *[other] per { $coins } monete
    }.
   *[other] { $seat } prende la cassa della bancarella { $stall } { $coins ->
        [0] senza spendere nulla
        [one] per una moneta
       *[other] per { $coins } monete
    }.
}
event-consoled = { $seat-is ->
    [you] Resti senza cassa e { $coins ->
        [0] la banca non ha monete per te
        [one] ricevi una moneta
       *[other] ricevi { $coins } monete
    }.
   *[other] { $seat } resta senza cassa e { $coins ->
        [0] trova la banca vuota
        [one] riceve una moneta
       *[other] riceve { $coins } monete
    }.
}
event-peeked = { $seat-is ->
    [you] Sbirci nella cassa della bancarella { $stall }: { $good }.
   *[other] { $seat } sbircia nella cassa della bancarella { $stall }: { $good }.
}
event-peeked-secret = { $seat-is ->
    [you] Sbirci nella cassa della bancarella { $stall }.
   *[other] { $seat } sbircia nella cassa della bancarella { $stall }.
}
event-passed-by = { $seat-is ->
    [you] Non sbirci.
   *[other] { $seat } non sbircia.
}
event-made-no-offer = { $seat-is ->
    [you] Non fai offerte.
   *[other] { $seat } non fa offerte.
}
event-offered = { $seat-is ->
    [you] Fai un'offerta a { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } ti fa un'offerta.
       *[other] { $seat } fa un'offerta a { $rival }.
    }
}
event-gives = { $seat-is ->
    [you] Daresti { sheet-ware }.
   *[other] { $seat } darebbe { sheet-ware }.
}
event-wants = { $seat-is ->
    [you] Chiedi { sheet-ware }.
   *[other] { $seat } chiede { sheet-ware }.
}
event-accepted = { $seat-is ->
    [you] Accetti l'offerta di { $lead }.
   *[other] { $lead-is ->
        [you] { $seat } accetta la tua offerta.
       *[other] { $seat } accetta l'offerta di { $lead }.
    }
}
event-declined = { $seat-is ->
    [you] Rifiuti l'offerta di { $lead }.
   *[other] { $lead-is ->
        [you] { $seat } rifiuta la tua offerta.
       *[other] { $seat } rifiuta l'offerta di { $lead }.
    }
}
event-finished = Il mercato chiude e si alzano gli schermi.
event-counted = { $seat-is ->
    [you] Hai { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
   *[other] { $seat } ha { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
}

refusal-no-crate = su quella bancarella non c'è nessuna cassa
refusal-stall-chosen = hai già scelto la bancarella; ritira la scelta per cambiarla
refusal-stall-first = prima scegli la bancarella, poi quanto punti
refusal-too-few-coins = { $missing ->
    [one] ti manca una moneta
   *[other] ti mancano { $missing } monete
}
refusal-no-crate-to-see = su quella bancarella non c'è nessuna cassa in cui sbirciare
refusal-not-neighbour = quella bancarella non è vicina alla { $stall }, da cui hai preso la cassa
refusal-not-lead = solo chi è di mano può fare un'offerta
refusal-to-yourself = non puoi barattare con te stesso
refusal-nothing-to-give = non hai né monete né casse da dare
refusal-not-yours = non ti resta { $thing } da dare
refusal-side-full = da una parte stanno al massimo { $most } cose
refusal-giving-is-over = prima di' tutto quello che dai, poi quello che chiedi
refusal-gives-nothing = un'offerta deve dare qualcosa
refusal-both-sides = non puoi dare e chiedere la stessa cosa: { $thing }
refusal-rival-too-poor = { $coins ->
    [0] { $rival } non ha monete
    [one] { $rival } ha una moneta sola
   *[other] { $rival } ha soltanto { $coins } monete
}
refusal-rival-too-few-crates = { $crates ->
    [0] { $rival } non ha casse
    [one] { $rival } ha una cassa sola
   *[other] { $rival } ha soltanto { $crates } casse
}
refusal-no-offer-to-you = nessuno ti ha fatto un'offerta
refusal-you-lack = non hai tutto quello che viene chiesto: manca { $thing }

setting-radius = Grandezza del mercato
setting-radius-hint = Il raggio dell'esagono: 7, 19 o 37 bancarelle.
setting-coins = Monete iniziali
setting-coins-hint = Con quante monete comincia ciascuno.
setting-rounds = Giri
setting-rounds-hint = Dopo quanti giri chiude il mercato.
setting-ties = Puntate pari
setting-ties-hint = Chi prende la cassa quando le puntate più alte a una bancarella sono pari.
setting-ties-lead = Il primo in senso orario da chi è di mano
setting-ties-nobody = Nessuno

sheet-round = { board-clock } · è di mano { $name }
sheet-stock = Riserva { $draw } · monete in banca { $bank }
sheet-legend = Bancarelle: ? cassa chiusa, – vuota; dopo il punto, chi ha guardato dentro
sheet-seat = { $name } · { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
sheet-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sheet-crates = Casse: { $crates }
sheet-open = { $good } (scoperta)
sheet-bid = Puntata: { $coins } alla bancarella { $stall }
sheet-draft = La tua scelta segreta: { $choice }
sheet-making = Stai offrendo a { $name }: { $give } per { $want }
sheet-offer = { $lead } offre a { $name }: { $give } per { $want }
sheet-closed = ?
sheet-empty = –
sheet-nothing = nulla
sheet-ware = { $ware ->
    [monete] { $count ->
        [one] una moneta
       *[other] { $count } monete
    }
   *[other] { $count ->
        [one] una cassa { $ware }
       *[other] { $count } casse { $ware }
    }
}
board-draw = { $count ->
    [one] { $count } cassa
   *[other] { $count } casse
}
board-clock = Giro { $round }, al massimo { $rounds }
board-bank = Banca
board-offers = offre
board-wants = per
board-gift = in regalo
board-no-offer = Sul banco non c'è nessuna offerta
board-counts = Quanto valgono le casse di una merce, e tre monete

board-stall = Bancarella { $stall }: { $crate }
board-no-crate = nessuna cassa
board-closed = una cassa chiusa
board-open = { $crate }, scoperta
board-seen = { $crate }, vista da { $names }
board-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
} per puntare e barattare; ogni tre valgono un punto
board-bell = In questo giro è di mano { $name } e può fare un'offerta
board-screen = Tutti vedono le casse dietro uno schermo e chi ci ha guardato dentro; il contenuto lo conosce solo chi ha guardato
board-supply = { $good }: { $count } casse in tutto
board-counter = Il banco: qui si fanno le offerte
board-draw-hint = Dalla riserva si riempiono le bancarelle vuote alla fine del giro
board-bank-hint = La banca incassa le puntate e consola chi resta senza cassa
board-good-counts = { $count ->
    [one] una cassa vale { $points }
   *[other] { $count } valgono { $points }
}
score-title = Il mercato chiude
score-total = Totale
score-salt = Sale
score-wool = Lana
score-wine = Vino
score-amber = Ambra
score-coins = Monete

# Merci e monete.
good-salt = sale
good-wool = lana
good-wine = vino
good-amber = ambra
thing-salt = una cassa di sale
thing-wool = una cassa di lana
thing-wine = una cassa di vino
thing-amber = una cassa d'ambra
thing-coin = una moneta
# Da contare, in sheet-ware.
ware-salt = di sale
ware-wool = di lana
ware-wine = di vino
ware-amber = d'ambra
ware-coin = monete
