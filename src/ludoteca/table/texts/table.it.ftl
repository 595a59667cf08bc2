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
too-many-records = Dallo stesso luogo si possono aprire al massimo { $most } partite all'ora. Aspetta un poco.
too-large = È troppo: qui si possono mandare al massimo { $most } kB.
