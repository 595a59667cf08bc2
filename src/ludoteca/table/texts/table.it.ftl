# Quello che dice il server a un tavolo.
guest-name = Ospite
invite-used = Questo link è già stato usato o sostituito. Fattene dare uno nuovo.
invite-not-yours = A quel posto può invitare solo chi ha preparato il tavolo.
rematch-not-now = La rivincita è per chi ha giocato, a partita finita.
table-full = A questo tavolo non ci sono posti liberi.
name-length = Un nome ha da 1 a { $most } caratteri.
name-signs = Un nome non può contenere caratteri invisibili né i segni < > &.
closed-no-table = Questo tavolo non esiste. I link dei tavoli sono lunghi: copiali per intero.
closed-no-record = Questa partita non c'è. Riapri il suo file.
closed-by-invitation = A questo tavolo si entra su invito.
closed-too-fast = Troppe connessioni da qui. Aspetta un momento.
closed-too-many = Da qui sono aperte troppe finestre. Chiudine una.
too-many-tables = Sono molti tavoli per un giorno solo: al massimo { $most } a testa. Finisci prima una partita, o torna domani.
too-many-public = { $most } dei tuoi tavoli pubblici aspettano ancora qualcuno. Riempine prima uno, oppure apri questo su invito.
too-many-trials = Da qui si sono provati dei numeri { $most } volte in un'ora. Aspetta un po'; dalla riga di comando non ci sono limiti.
trials-busy = In questo momento molti stanno provando dei numeri. Aspetta un minuto.
too-many-variants = Hai salvato { $most } varianti, e non c'è posto per altre. Con quelle che hai si può sempre giocare.
too-many-records = Dallo stesso luogo si possono aprire al massimo { $most } partite all'ora. Aspetta un poco.
too-large = È troppo: qui si possono mandare al massimo { $most } kB.

# Chi può decidere che cosa di un posto.
abandoned = La partita è stata chiusa di comune accordo, senza risultato.
closed-freed = Chi ha preparato il tavolo ha liberato il tuo posto.
seat-freed = Qui il tuo posto è stato liberato. Se vuoi tornare, fatti dare un link.
seat-of-another = A questo tavolo sei già seduto: questo link è per qualcun altro.
matter-not-now = Intanto il tavolo è andato avanti: non c'è più niente da decidere.
matter-not-missing = Questo posto non si è ancora fatto aspettare abbastanza.
matter-not-yours = Questo lo decide chi gioca a questo tavolo.
matter-host-only = Questo può farlo solo chi ha preparato il tavolo.
matter-begun = La partita è cominciata: i posti non si assegnano più così.
matter-taken = Qualcuno è stato più veloce: guarda di nuovo chi siede lì.
matter-your-own-seat = Questo è il tuo posto.
matter-no-level = Non c'è nessun bot di questo livello.
