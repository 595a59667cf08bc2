# Quello che il browser dice al tavolo. Testi semplici: i valori di { $name } li mette il browser.

# Intorno al tabellone.
client-home = Ludoteca, tutti i giochi
client-menu = Menu
client-rules = Regole
client-scores = Punteggi
client-other-language = English
client-theme = Chiaro o scuro
client-preferences = Preferenze
client-help = Tasti
client-seal = Sigillo del seme
client-prompt = Che cosa si chiede
client-foot = Fogli
client-close = Chiudi
client-cancel = Lascia stare
client-skip-to-options = Vai all'elenco di ciò che puoi fare
client-offline = Connessione interrotta. Le tue mosse sono al sicuro; riprovo …
client-closed = Questo tavolo non si può aprire
client-private = A questo tavolo si siede su invito
client-private-about = Chiedi un link a chi lo ha apparecchiato: per un posto, o per guardare.

# Chi è seduto.
client-seats = Al tavolo
client-seats-short = Giocatori
client-seat-open = posto libero
client-you = tu
client-here = è qui
client-away = adesso non c'è
client-level-wanderer = Vagabondo
client-level-apprentice = Apprendista
client-level-companion = Compagno
client-level-rival = Rivale
client-level-master = Maestro

# La richiesta.
client-your-turn = Tocca a te
client-turn-of = Tocca a { $names }
client-over = La partita è finita
client-gathering = Chi siede dove
client-sure = Finisci il turno?
client-sure-of = Confermi: { $what }?
client-sure-yes = Sì, ho finito
client-sure-no = Non ancora
client-others = Si può anche ({ $count })
client-back = Indietro
client-back-hint = Un passo indietro in questa mossa (Esc)
client-same = Ancora
client-same-hint = La stessa cosa ancora una volta (con Maiusc: finché si può)
client-undo = Annulla
client-undo-hint = Riprendi la tua ultima mossa (u)
client-reset = Rifai il turno
client-reset-hint = Riprendi tutto ciò che le regole permettono
client-skip = Salta
client-skip-hint = Non aspettare fra una mossa e l'altra dei bot
client-next-move = Avanti ({ $count })
client-next-hint = Mostra la prossima mossa (n, Invio o Spazio)

# Scegliere.
client-options = Che cosa puoi fare
client-options-short = Scelte
client-several = Qui ci sono { $count } scelte
client-which = Quale?
client-do-it = Procedi
client-why-not = Perché no
client-first = Per esempio: { $first }
client-even = Anche dopo: { $steps }
client-open-rule = Apri il regolamento a { $rule }
client-ready = Scegli così?
client-ready-yes = Confermo
client-then = Poi: { $prompt }
client-open-rolled = Il resto lo decidono i dadi.
client-open-revealed = Il resto dipende da quello che si scopre.
client-barrier-rolled = Si tirano i dadi: non si può annullare.
client-barrier-revealed = Si rivela qualcosa: non si può annullare.
client-barrier-handed-over = Il turno passa: non si può annullare.
client-barrier-shown = Lo vedono tutti, e continui tu: non si può annullare.
client-barrier-passes = Da qui continuano gli altri: quando hanno agito, non si può più annullare.
client-stale = Intanto al tavolo è cambiato qualcosa. Dai un'altra occhiata.
client-lost-question = In questo momento manca la connessione. Riprova fra poco.
client-amount = Quanto
client-less = Meno
client-more = Di più
client-faces = Come si posa
client-turn = Gira
client-turn-hint = Girala di un passo (r; indietro: Maiusc+R)
client-flip = Ribalta
client-flip-hint = L'altra faccia in su (f)
client-turn-keys = Rotella o R: gira
client-turn-or-flip-keys = Rotella o R: gira · F: ribalta
client-again = La tua mossa riprende da dov'era: { $steps }
client-again-partly = La tua mossa riprende fin dove si può ancora: { $steps }
client-again-not = Questo non si può più fare: scegli di nuovo.

# Guardare il tabellone.
client-zoom = Guarda da vicino
client-zoom-in = Ingrandisci
client-zoom-in-hint = Ingrandisci (+)
client-zoom-out = Rimpicciolisci
client-zoom-out-hint = Rimpicciolisci (−)
client-zoom-fit = Mostra tutto
client-zoom-fit-hint = Mostra tutto (0)
client-turn-round = Gira la carta
client-turn-round-hint = Gira la carta (t)
client-front = Porta davanti: { $name }
client-front-mine = Torna alle mie cose
client-front-usual = Torna alla vista solita
client-front-back = Rimetti tutto com'era
client-front-back-hint = Rimetti tutto com'era (t: il prossimo giocatore)
client-beyond = Mostra { $count } scelte fuori vista
client-beyond-one = Mostra una scelta fuori vista
client-elsewhere-below = Si sceglie più sotto
client-elsewhere-above = Si sceglie più sopra
client-fold-open = Guarda da vicino
client-fold-close = Richiudi
client-fold-lit = (qui si può scegliere qualcosa)

# La cronaca.
client-log = Che cosa è successo
client-log-short = Cronaca
client-since = dal tuo ultimo turno
client-faded = A questo tavolo bisogna ricordarsi ciò che non si vede più: le righe che ne parlano restano per un turno.
client-hits = ti riguarda
client-undo-to = Torna a questo punto
client-happened-more = +{ $count }
client-happened-there = Mostra dove

# Il regolamento.
client-rules-text = Regole
client-rules-legend = Legenda
client-rules-search = Cerca nelle regole
client-rules-found = { $count } regole trovate
client-rules-found-one = una regola trovata
client-rules-missing = Non riesco a caricare il regolamento. Chiudi e riprova.

# Preferenze.
client-prefer-forced = Fai tu le scelte obbligate
client-prefer-forced-hint = Se c'è una cosa sola da fare, e si può annullare, viene fatta subito.
client-prefer-confirm = Chiedi conferma
client-prefer-confirm-hint = Prima di ciò che non si può annullare. Al tocco del dito si chiede sempre.
client-prefer-confirm-never = mai
client-prefer-confirm-turn = prima che il turno passi
client-prefer-confirm-always = sempre
client-prefer-speed = Mosse degli altri
client-prefer-speed-hint = A che ritmo si vedono, per poterle seguire.
client-prefer-speed-once = subito
client-prefer-speed-normal = una alla volta
client-prefer-speed-slow = con calma
client-prefer-speed-wait = aspettami
client-prefer-still = Niente movimento
client-prefer-still-hint = I pezzi sono subito al loro posto.
client-prefer-keys = Lettere come scorciatoie
client-prefer-keys-hint = Disattivale se il lettore di schermo o i comandi vocali usano le lettere.

# Tasti.
client-key-arrows = ← ↑ → ↓
client-key-arrows-does = da una cosa che puoi scegliere alla prossima
client-key-enter = Invio
client-key-enter-does = la sceglie
client-key-escape = Esc
client-key-escape-does = un passo indietro, o chiude
client-key-shift = Maiusc + clic
client-key-shift-does = lo sceglie finché si può: si sposta tutto il gruppo, si aggiungono cinque di una merce
client-key-digits = 1 2 3 …
client-key-digits-does = sceglie con il numero dell'elenco
client-key-zoom = + − 0
client-key-zoom-does = ingrandisce, rimpicciolisce, mostra tutto; o più e meno di una quantità
client-key-pan = Maiusc + frecce
client-key-pan-does = sposta un tabellone più grande della sua finestra
client-key-turn = r f
client-key-turn-does = gira e ribalta il pezzo che stai posando
client-key-round = t
client-key-round-does = gira la carta di uno scatto, dove si può, o porta davanti le cose del prossimo giocatore; T: all'indietro
client-key-n = n
client-key-n-does = mostra la prossima mossa, se ti aspetta
client-key-u = u
client-key-u-does = annulla
client-key-r = r
client-key-r-does = regole
client-key-l = l
client-key-l-does = che cosa è successo
client-key-i = i
client-key-i-does = che cos'è? Per ciò che sta sotto il puntatore o è selezionato
client-key-o = o
client-key-o-does = preferenze
client-key-help = ?
client-key-help-does = questo elenco
client-help-pointer = Con il mouse: passa su ciò che è dorato per vedere che cosa fa, fai clic per farlo. Fai clic su qualsiasi altra cosa per sapere perché non si può. Il tasto destro, o il dito tenuto fermo, dice che cos'è.

# Prima della partita.
client-waiting = Ci sono ancora { $count } posti liberi. Si comincia quando tutti sono seduti.
client-waiting-here = I posti sono presi. Si comincia appena tutti sono davanti allo schermo.
client-waiting-one = C'è ancora un posto libero. Si comincia quando tutti sono seduti.
client-invite = Copia l'invito
client-invite-watch = Link per chi guarda
client-link = Link
client-link-seat = Per il posto { $seat }. Vale una volta sola: mandalo a una persona.
client-link-watch = Chi ha questo link può guardare.
client-link-copied = Copiato. Oppure fallo inquadrare:
client-link-copy = Copialo, oppure fallo inquadrare:
client-qr = Il link come codice QR
client-welcome-seat = Hai un invito a giocare. Come ti chiamiamo?
client-sit-public = Questo tavolo è pubblico: se vuoi, un posto libero è tuo.
client-welcome-watch = Hai un invito a guardare.
client-name = Nome
client-sit = Siediti
client-watch = Guarda

# In più davanti a uno schermo.
client-cover = Lo schermo è coperto
client-pass-to = Passa il dispositivo a { $name }
client-i-am = Sono { $name }

# Lezioni e partite riviste.
client-lesson = Lezione { $number } di { $count }
client-lesson-done = Ben fatto.
client-lesson-missed = Questa era un'altra mossa. Annullala o ricomincia:
client-lesson-again = Ricomincia
client-lesson-next = Prossima lezione
client-lessons = Tutte le lezioni
client-replay-scrubber = Le mosse della partita
client-replay-where = { $ply } di { $plies }
client-replay-first = All'inizio
client-replay-back = Una mossa indietro
client-replay-next = Una mossa avanti
client-replay-last = Alla fine
client-replay-play = Avvia
client-replay-pause = Ferma

# La fine.
client-you-win = Hai vinto!
client-winner = Vince { $names }
client-winners = Vincono insieme { $names }
client-nobody-wins = Non vince nessuno
client-not-this-time = Non questa volta
client-score-picture = Il foglio dei punti disegnato
client-score-table = Da dove vengono i punti
client-total = Totale
client-rematch = Rivincita
client-rematch-join = Alla rivincita
client-record = Scarica il verbale
client-replay = Rivedila
client-print = Stampa
client-see-board = Guarda il tabellone
client-seal-about = Le carte e i dadi di questa partita nascono da un seme, fatto di un segreto del server e di una parte casuale di ogni browser. Questo sigillo, lo SHA-256 del segreto, è stato mostrato prima che qualcuno si sedesse; alla fine si mostra anche il segreto, e chiunque può controllare che non sia mai cambiato.
client-proof = È stata leale? Controlla il seme
client-proof-how = Per controllarlo altrove: il sigillo è stato mostrato all'inizio. Lo SHA-256 del segreto deve dare il sigillo. Lo SHA-256 del segreto e di tutti i sali, uno per riga (quella di un bot è vuota), deve dare il seme, e con il seme il verbale riproduce le stesse carte e gli stessi dadi.
client-proof-record = Questo verbale non viene da un tavolo che avesse sigillato un segreto: contiene un seme, e nulla dice chi l'ha scelto. Quando è stato aperto, il verbale è stato rigiocato da questo seme, mossa per mossa, con le stesse carte e gli stessi dadi.
client-proof-means = Che cosa dimostra: l'ordine delle carte e tutti i dadi erano stabiliti prima della prima mossa, da un segreto che non si poteva più cambiare una volta mostrato il suo sigillo, e da una parte di chiunque si sia seduto. Che cosa non dimostra: che nessuno abbia guardato. Chi gestisce il server poteva vedere le carte nascoste mentre giocavate.
client-proof-own = la tua parte c'è
client-proof-mine = La tua parte c'è: { $salt } è quella data da questo browser, posto { $seats }.
client-proof-not-mine = La tua parte non c'è: questo browser ha dato { $salt }, che non è nessuno dei sali qui sotto. Se eri qui con due dispositivi, l'ha data l'altro; altrimenti chiedi a chi gestisce questo server.
client-proof-same-seal = Il sigillo è quello che questo browser ha visto prima di dare la sua parte.
client-proof-other-seal = Prima di dare la sua parte, questo browser ha visto un altro sigillo: { $seal }.
client-proof-seal-fits = Il segreto dà il sigillo.
client-proof-seal-broken = Il segreto non dà il sigillo.
client-proof-seed-fits = Il segreto e tutti i sali insieme danno il seme.
client-proof-seed-broken = Il segreto e i sali non danno il seme.
client-proof-seal = Sigillo
client-proof-secret = Segreto
client-proof-salt = Sale del posto { $seat }
client-proof-seed = Seme

# Posti che cambiano mano.
client-company = Posti e tavolo
client-matters = Da decidere
client-stand-in = bot per { $name }
client-stand-in-you = Intanto un bot ha giocato al tuo posto.
client-stand-in-back = Eccomi, gioco io
client-resigned = ha lasciato
client-matter-replace = È da un po' che si aspetta { $name }.
client-matter-replace-yes = Fai giocare un bot per { $name }
client-matter-abandon = { $name } vorrebbe chiudere qui la partita.
client-matter-abandon-yes = D'accordo
client-matter-abandon-no = No, si continua
client-matter-withdraw = Ci ho ripensato
client-matter-count = D'accordo: { $agreed } su { $needed }.
client-abandoned = La partita è stata chiusa di comune accordo, senza risultato.
client-link-device = Link per un altro dispositivo
client-link-again = Link per questo posto
client-link-device-about = Chi apre questo link si siede a questo posto. Funziona una volta sola.
client-link-fresh = Fai un link nuovo
client-link-fresh-done = Questo link è nuovo; quello di prima non vale più.
client-resign = Ritirati
client-resign-about = Ti ritiri davvero? Un bot gioca il tuo posto fino alla fine, e tu stai a guardare.
client-abandon = Proponi di chiudere la partita
client-abandon-about = La partita finisce senza risultato se tutte le persone al tavolo sono d'accordo. Si potrà sempre rivedere.
client-abandon-now = Chiudi la partita
client-abandon-alone = Chiudi la partita senza risultato? Non c'è nessun altro a cui chiedere. Si potrà sempre rivedere.
client-seat-free = Libera il posto
client-seat-open-up = Offrilo a una persona
client-seat-bot = Metti un bot
client-seat-bot-level = Come gioca il bot al posto { $seat }
client-told-stand-in = Ora per { $name } gioca un bot.
client-told-back = { $name } è di nuovo al suo posto.
client-told-resigned = { $name } lascia la partita: al suo posto gioca un bot fino alla fine.

# Regole della casa, e di che cosa si tratta.
client-house = Regole della casa
client-aim = Di che cosa si tratta
client-rules-changed = A questo tavolo è diverso dal solito
client-rules-reading = Nostra lettura:
client-rules-reconstructed = ricostruzione nostra
