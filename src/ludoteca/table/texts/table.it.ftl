# Quello che dice il server a un tavolo.
guest-name = Ospite
invite-used = Questo link è già stato usato o sostituito. Fattene dare uno nuovo.
invite-not-yours = A quel posto può invitare solo chi ha preparato il tavolo.
rematch-not-now = La rivincita è per chi ha giocato, a partita finita.
table-full = A questo tavolo non ci sono posti liberi.
name-length = Un nome ha da 1 a { $most } caratteri.
name-signs = Un nome non può contenere caratteri invisibili né i segni < > &.
