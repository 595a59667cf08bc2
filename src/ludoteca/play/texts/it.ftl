# Quello che ogni gioco dice.
seat-name = Giocatore { $letter }

refusal-another-first = prima bisogna decidere altro
refusal-not-your-turn = non è il tuo turno
refusal-game-over = la partita è finita
refusal-already-ready = hai già confermato; ritira la scelta per cambiarla
refusal-not-offered = adesso non si può
refusal-ready-stands = hai già confermato, e la scelta non si cambia più

barrier-none = si può annullare
barrier-rolled = tira i dadi: non si può annullare
barrier-handed-over = vale subito: non si può annullare
barrier-revealed = rivela qualcosa: non si può annullare

play-welcome = { $game }: tu sei { $name }. Scrivi il numero o il testo di un'azione; aiuto elenca il resto.
play-help =
    NUMERO o AZIONE    la compie; più di fila sono una sola mossa, ogni numero dall'elenco che segue il precedente
    NOME               quello che nell'elenco si chiama o comincia così
    perché AZIONE      perché non è permessa
    annulla            riprende la tua ultima mossa
    storia             che cosa è successo
    regole PAROLA      cerca fra regole e abilità; senza parola, l'indice e le regole della casa
    tavolo             mostra di nuovo il tavolo
    lingua it|en       cambia lingua
    salva FILE         salva la partita, per riprenderla dopo
    esci               smette
play-your-turn = { $name }, { $prompt }
play-thinking = { $name } sta pensando …
play-unknown = Non conosco { $word }; aiuto elenca che cosa si può scrivere.
play-undone = Mossa annullata.
play-undo-over = La partita è finita: non si annulla più nulla.
play-undo-nothing = Non c'è nulla da annullare.
play-undo-acted = Intanto ha agito qualcun altro: non si può più annullare.
play-undo-revealed = Si è rivelato qualcosa: non si può più annullare.
play-undo-handed-over = Il turno è passato: non si può più annullare.
play-undo-shown = Lo hanno visto tutti: non si può più annullare.
play-undo-ready = Hai già confermato: la scelta non si cambia più.
play-nothing-found = Nessuna regola contiene la parola { $word }.
play-saved =
    Salvata in { $file }. Si riprende con:
    { $again }
play-not-written = Non si può scrivere { $file }; scegli un altro posto.
play-save-where = Salvare dove? Scrivi salva e il nome di un file.
play-leave = Lasciare la partita? (sì, no, oppure salva FILE)
play-languages = Le lingue sono: { $languages }.
play-unknown-near = Non conosco { $word }; intendevi «{ $near }»?
play-which = { $word } può essere una di queste: { $which }.
play-why-what = Perché che cosa? Scrivi perché e un'azione, il suo numero o un nome.
play-move-ends = La mossa finisce prima di { $word }: il seguito è una mossa a sé. Non è stato fatto nulla.
play-first = Prima: { $steps }
play-not-then = Non in quel punto della mossa.
play-house = { $count ->
    [one] Una regola della casa a questo tavolo:
   *[other] { $count } regole della casa a questo tavolo:
}
play-house-rule = { $label }: { $value } (di solito { $usual })
play-changed = a questo tavolo è diverso dal solito
play-reading = Nostra lettura:
play-exists = { $file } esiste già; scegli un altro nome.
play-allowed = È permesso.
play-end = La partita è finita.
play-score = { $place }. { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
play-winner = Vince { $names }.
play-winners = { $names } vincono alla pari.
play-seal = Sigillo del seme: { $seal }
play-seed = Seme: { $seed }
play-ply = { $ply ->
    [one] { $ply } mossa finora
   *[other] { $ply } mosse finora
}

# Al tavolo.
seat-open = posto libero
why-nothing-here = Con questo, adesso, non c’è niente da fare.
why-later = non ancora
why-not-yet = Non ancora. Prima: { $prompt }.
why-not-now = Non adesso. Ora si chiede questo: { $prompt }.
why-step-back = { $steps ->
    [one] Hai già scelto. Torna indietro di un passo per scegliere questo.
   *[other] Hai già scelto. Torna indietro di { $steps } passi per scegliere questo.
}
why-watching = Stai guardando: può agire solo chi è seduto al tavolo.
table-not-begun = La partita non è cominciata: manca ancora qualcuno.
table-failed-version = Questa partita è cominciata con la versione { $then } delle regole; qui c’è la { $now }.
table-failed-setup = Questa partita non si può più ricostruire.
table-failed-act = Dalla mossa { $act } in poi questa partita non si può più giocare.
table-not-your-seat = Questo non è il tuo posto.

# Il catalogo delle impostazioni.
settings-title = Impostazioni di { $game }
settings-lead = { $count ->
    [one] Un numero o una regola di questo gioco si può cambiare
   *[other] { $count } numeri e regole di questo gioco si possono cambiare
}: con `--set NOME=VALORE` sulla riga di comando (`./ludoteca play { $game } --set …`), o nel modulo per un nuovo tavolo.
settings-yes = sì
settings-no = no
settings-among = fra amici si comincia con: { $value }
settings-source = { $source ->
    [rulebook] dal regolamento
    [public] da fonti pubbliche
   *[reconstructed] ricostruzione nostra
}{ $reading ->
    [yes] , con una nostra lettura
   *[no] { "" }
}
