# Le pagine intorno al tabellone, in italiano.

site-description = Un tavolo per i giochi moderni: si gioca nel browser, con gli amici o contro i bot, e alle regole pensa lui.
skip-to-content = Vai al contenuto
nav-label = Stanze
nav-home = Giochi
nav-new = Nuovo tavolo
nav-learn = Impara
nav-rules = Regole
nav-replay = Rivedi
language-other = English
theme-dark = Colori scuri
footer-what = Ludoteca è aperta a tutti: niente account, niente pubblicità, niente da installare.
footer-notice = Un tavolo non ufficiale: i nomi dei giochi appartengono ai rispettivi titolari. Tabelloni, carte e regole sono disegnati e scritti da noi; qui non c'è nessuna illustrazione e nessun testo degli editori.

# Parole di più pagine.

play-now = Gioca subito contro i bot
new-table = Nuovo tavolo
learn = Impara
rules = Regole
your-name = Il tuo nome
name-example = come ti chiamano gli amici
wrong-title = Così non va ancora.
shelf-label = Giochi

fact-seats = { $same ->
    [yes] { $most } giocatori
   *[no] { $fewest }–{ $most } giocatori
}
fact-minutes = { $same ->
    [yes] { $most } min
   *[no] { $least }–{ $most } min
}
fact-weight = Peso { $weight } su 5:
weight-1 = leggerissimo
weight-2 = leggero
weight-3 = medio
weight-4 = impegnativo
weight-5 = tosto

# I bot.

bots-play-like = I bot giocano da
level-wanderer = Vagabondo
level-wanderer-text = Fa una mossa qualsiasi fra quelle permesse. Per guardarsi intorno in pace.
level-apprentice = Apprendista
level-apprentice-text = Sa che cosa conviene, ma ne vede solo una parte. Per la prima partita.
level-companion = Compagno
level-companion-text = Soppesa ogni mossa e sceglie la migliore che vede. Per una bella serata.
level-rival = Rivale
level-rival-text = Prima di muovere ragiona su tutto il suo turno. E vuole vincere.
level-master = Maestro
level-master-text = Ha imparato da migliaia di partite sue che cosa porta alla vittoria. Perdona poco.

# La pagina iniziale.

home-page = Giochi da tavolo con amici e bot
home-title = Il gioco è in tavola.
home-lead = Siediti: giochi da tavolo moderni nel tuo browser, contro i bot o con gli amici, che ti raggiungono con un link. Niente account, niente da installare.
promise-why = «Perché non posso?»
promise-why-text = Ogni no arriva con la regola che lo spiega.
promise-undo = Ci ripenso.
promise-undo-text = Annulli quanto vuoi, finché non si scopre qualcosa.
promise-fair = Dadi onesti.
promise-fair-text = La fortuna è sigillata prima della prima mossa; alla fine puoi controllarla.
home-mine = I tuoi tavoli
home-more = Altri giochi
home-small = Brevi e fatti in casa
home-tables = Tavoli aperti
home-no-tables = Per ora nessuno ha apparecchiato un tavolo pubblico.
home-open-one = Apri tu il primo
table-who = Al tavolo
table-free = { $free ->
    [one] { $free } posto libero
   *[other] { $free } posti liberi
}
table-gathering = Si aspettano giocatori
table-playing = Partita in corso
table-over = Partita finita
table-go-on = Continua
table-join = Siediti
table-watch = Guarda

# Un nuovo tavolo.

new-page = Nuovo tavolo
new-title = Apparecchia un nuovo tavolo
new-game = A che cosa si gioca?
new-seats = In quanti si gioca?
new-count = { $count ->
    [1] In solitario
   *[other] In { $count }
}
new-who = Chi si siede dove?
new-called = il suo nome
new-called-at = Nome al posto { $letter }
new-seat = Posto { $letter }
who-me = Io
who-friend = Un amico, con un link
who-bot = Bot: { $level }
new-hotseat = Scegli «Io» più di una volta per giocare insieme su questo schermo: si copre ogni volta che passa di mano.
new-levels = Quanto sono bravi i bot?
new-levels-fair = Nessun bot bara: ognuno sa soltanto quello che si sa dal suo posto.
new-open = Chi può venire?
new-public-no = Su invito.
new-public-no-text = Il tavolo lo trova solo chi ha un link. Ne ricevi uno per ogni posto libero e uno per chi vuole guardare.
new-public-yes = Pubblico.
new-public-yes-text = Il tavolo compare nella pagina iniziale: chiunque può prendere un posto libero, o guardare.
new-settings = Varianti e interpretazioni
new-settings-changed = { $changed ->
    [0] tutto come al solito
    [one] { $changed } modifica
   *[other] { $changed } modifiche
}
new-settings-preset = { $preset ->
    [one] { $preset } scelta pensata per chi gioca tra amici
   *[other] { $preset } scelte pensate per chi gioca tra amici
}
new-settings-text = Se non le tocchi, si gioca come da regolamento. Accanto a ognuna c'è il link alla sua regola.
new-settings-all = Tutte le impostazioni in una pagina
new-changes = Cambiato per questo tavolo
new-reset = come al solito
new-reset-all = Tutto come al solito
new-range = Da { $low } a { $high }
new-print = Stampa con queste impostazioni (PDF)
new-usual = Di solito: { $value }
new-usually = di solito
new-among = Tra amici: { $value }
new-among-friends = tra amici
new-rule = Regola { $rule }
new-tab = (si apre in una nuova scheda)
new-wrong-number = Qui ci vuole un numero intero da { $low } a { $high }.
new-wrong-choice = Scegli una di queste possibilità.
new-refused = Un tavolo così non si può apparecchiare: qualcosa nel modulo non sta insieme.
new-send = Apparecchia il tavolo
new-send-text = Gli inviti sono nella prossima pagina.

# Le regole.

rules-page = Regole di { $game }
rules-title = { $game }: le regole
rules-search = Cerca nelle regole
rules-find = Cerca
rules-legend = Legenda dei simboli
rules-contents = Indice
rules-whole = Mostra tutto il regolamento
rules-house = A ogni tavolo
rules-found = { $count ->
    [0] Nessuna regola contiene «{ $query }».
    [one] { $count } regola contiene «{ $query }».
   *[other] { $count } regole contengono «{ $query }».
}
rules-source-public = da fonti pubbliche
rules-source-reconstructed = nostra ricostruzione

# Imparare.

learn-page = Impara { $game }
learn-title = Impara { $game } giocando
learn-lead = Piccole posizioni con una mossa da trovare. Ognuna insegna una regola e dura un minuto o due; sbagliare non costa nulla.
learn-first = Il posto giusto per cominciare.
learn-next = Si riprende da dove avevi lasciato.
learn-all-done = Le hai finite tutte. È ora di una partita vera, oppure si ricomincia da capo.
learn-done = { $done } su { $count } completate
learn-start = Comincia
learn-again = Di nuovo
learn-ticked = (completata)
learn-none = Per { $game } non ci sono ancora lezioni. Il regolamento è breve e ci si può cercare dentro; e un tavolo di bot Vagabondi è un buon posto per fare prove: se una cosa non si può fare, ti viene detto perché.

# Rivedere una partita.

replay-page = Rivedi una partita
replay-title = Rivedi una partita
replay-lead = Apri il file di una partita e ripercorrila mossa per mossa. Ogni mossa viene ricontrollata con le regole.
replay-file = Il file di una partita
replay-paste = … oppure incolla qui il suo testo
replay-example = ludoteca record 2 …
replay-send = Apri
replay-privacy = Il file contiene mosse, non nomi.
replay-refused = Questa non è una partita che qui si possa rivedere, oppure ne manca o ne è stata cambiata una parte.
replay-not-text = { $file } non è un file di testo, come quelli delle partite.
replay-nothing = Scegli un file o incolla il testo di una partita.
replay-gone = Questa partita non si accorda più con le regole che ci sono qui.

# Quando qualcosa va storto.

message-home = Torna ai giochi
status-400-title = Non abbiamo capito
status-400-text = La richiesta era incompleta o rovinata. Torna indietro e riprova.
status-403-title = Questo posto non è tuo
status-403-text = Da qui non si può. Se ti hanno invitato, riapri il link in questo browser; se il tavolo è tuo, torna nel browser con cui l'hai apparecchiato.
status-404-title = Qui non c'è niente
status-404-text = Forse il tavolo è stato sparecchiato, o per strada si è persa una lettera dell'indirizzo. I link dei tavoli sono lunghi: copiali per intero.
status-405-title = Non per questa strada
status-405-text = Questo indirizzo accetta solo quello che gli manda la sua pagina. Riparti dai giochi.
status-409-title = Intanto il tavolo è andato avanti
status-409-text = Qualcuno è stato più veloce. Ricarica la pagina e guarda che cosa è cambiato.
status-410-title = Questo invito è già stato usato
status-410-text = Con questo link si è già seduto qualcuno. Se eri tu da un altro browser, chiedi un link nuovo a chi ha apparecchiato il tavolo.
status-413-title = Questo è troppo
status-413-text = Quello che hai mandato è più grande di tutto ciò che serve a un gioco. Il file di una partita è qualche centinaio di righe di testo.
status-429-title = Una mossa alla volta
status-429-text = Da qui sono arrivate troppe richieste in poco tempo. Prendi fiato e riprova fra un minuto.
status-500-title = Si è rotta una gamba del tavolo
status-500-text = È colpa nostra, e ne abbiamo preso nota. Nessuna mossa fatta va persa: ricarica la pagina.
status-507-title = L'armadio è pieno
status-507-text = Il server non ha più spazio per salvare, oppure non riesce a scrivere sul disco. Quello che hai appena fatto non è stato eseguito. Tutto quello che c'era prima è al sicuro; chi gestisce questo server deve fare posto.

# Varianti: impostazioni con un nome.
variant-name = Nome di questa variante
variant-example = Ruote più grandi
variant-save = Salva la variante
variant-text = Le impostazioni salvate hanno un indirizzo tutto loro: riaprilo quando vuoi, o mandalo a un amico.
variant-mine = Le tue varianti
variant-saved = «{ $name }» è salvata.
variant-open = Stai guardando «{ $name }».
variant-link-text = Chi apre questo link trova il modulo con queste impostazioni.
variant-link = Link
variant-copy = Copia
variant-copied = Copiato

# Tutte le impostazioni di un gioco.
settings-page = Impostazioni di { $game }
settings-heading = { $game }: tutte le impostazioni
settings-text = { $count ->
    [one] Per un tavolo si può cambiare una cosa sola.
   *[other] Per un tavolo si possono cambiare { $count } cose: numeri e interpretazioni, nell'ordine del regolamento.
}
settings-search = Cerca fra le impostazioni
settings-nothing = Nessuna impostazione contiene queste parole.
settings-usual = Di solito
settings-among = Tra amici
settings-allowed = Possibile
settings-provenance = Fonte

# I miei tavoli: a chi tocca, come è finita, e via dall'elenco.
home-ended = Partite finite
table-your-turn = Tocca a te
table-turn-of = Tocca a { $names }
table-abandoned = Chiusa di comune accordo, senza risultato
table-you-won = Hai vinto
table-winners = { $count ->
    [1] Ha vinto { $names }
   *[other] Hanno vinto insieme { $names }
}
table-replay = Rivedi la partita
table-unlist = Togli dall'elenco
table-unlist-hint = Il tavolo resta dov'è: chi ha l'indirizzo lo trova ancora.

# Regole della casa: che cosa a un tavolo si gioca diversamente dal solito.
house-count = { $count ->
    [one] Una regola della casa
   *[other] { $count } regole della casa
}
house-text = A questo tavolo queste cose non sono come al solito. Le regole accanto al tabellone dicono come si gioca qui.
house-usual = di solito
house-here = qui
rules-house-text = Così si gioca a un tavolo con queste impostazioni; quello che cambia è segnato.
rules-usual = Le regole di sempre
rules-changed = A questo tavolo è diverso dal solito
rules-reading = Nostra lettura:

# Di che cosa si tratta.
aim = Di che cosa si tratta
aim-win = Come si vince
aim-turn = Che cosa si fa
aim-end = Quando finisce
aim-picture = La figura da sola, per ingrandirla
aim-begin = Alla prima mossa

# Numeri da provare.

try-title = Prova questi numeri
try-text = Bot veloci ci giocano duecento partite, e tu leggi che cosa fanno al gioco.
try-what = { $game } { $seats ->
    [one] in solitario
   *[other] a { $seats } giocatori
}.
try-usual = Tutti i numeri sono quelli di sempre.
try-changed = Diversi dal solito:
try-progress = Bot veloci giocano { $of } partite
try-done = { $n } di { $of }
try-leave = Va avanti finché guardi. Chi lascia la pagina la interrompe.
try-stop = Ferma
try-look = Guarda di nuovo
try-short = In breve
try-untrained = Nessuno ha fatto imparare il gioco a questi bot in così tanti: vedi quello che fanno, senza giudizi.
try-believe = Da { $matches } partite di bot che non pensano in anticipo. Non sanno che cosa diverte, e le persone giocano diversamente.
try-back = Torna al tavolo
try-report = Il rapporto intero
try-left = È stata fermata. Non è rimasto nulla.
try-failed = Qualcosa è andato storto qui, non da te. Riprova.
