game-title = Toy
game-blurb = A game to break.
aim-win = The most points win.
aim-turn = In your turn you draw or pay.
aim-end = It ends with the pile.
chapter-DRAW = Drawing
chapter-PAY = Paying
chapter-NAME = Naming
area-table = Table
board-coins = coins
score-coins = Coins
score-cards = Cards
prompt-take-turn = draw or pay
prompt-name-number = name a number
prompt-take-turn-other = { $names } draws or pays
prompt-name-number-other = { $count ->
    [one] { $names } names a number
   *[other] { $names } name numbers
}
action-draw = Draw
action-pay = Pay
action-number = Say { $amount }
event-drew = { $seat-is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
event-drew-secret = { $seat } draws a card.
event-paid = { $seat } pays a coin.
event-named = The numbers are { $first } and { $second }.
refusal-pile-empty = the pile is empty
refusal-no-coin = you are { $missing } short
refusal-too-high = { $missing } more than your coins
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
