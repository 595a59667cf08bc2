game-title = Giochino
game-blurb = Un gioco da rompere.
aim-win = Vince chi ha più punti.
aim-turn = Nel tuo turno peschi o paghi.
aim-end = Finisce con il mazzo.
chapter-DRAW = Pescare
chapter-PAY = Pagare
chapter-NAME = Dire un numero
area-table = Tavolo
board-coins = monete
score-coins = Monete
score-cards = Carte
prompt-take-turn = pesca o paga
prompt-name-number = di' un numero
prompt-take-turn-other = { $names } pesca o paga
prompt-name-number-other = { $count ->
    [one] { $names } dice un numero
   *[other] { $names } dicono un numero
}
action-draw = Pesca
action-pay = Paga
action-number = Di' { $amount }
event-drew = { $seat-is ->
    [you] Peschi { $card }.
   *[other] { $seat } pesca { $card }.
}
event-drew-secret = { $seat } pesca una carta.
event-paid = { $seat } paga una moneta.
event-named = I numeri sono { $first } e { $second }.
refusal-pile-empty = il mazzo è vuoto
refusal-no-coin = ti mancano { $missing } monete
refusal-too-high = { $missing } più delle tue monete
card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = 11
