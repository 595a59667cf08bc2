# Vendemmia in English.
game-title = Vendemmia
game-blurb = Two dice, three terraces and a slope that only rises: plant your vines in the right order and bring in the best harvest on the hill.
area-hills = Hills
area-middle = Dice and piles

aim-win = You win with the best harvest: vines that stand together on a terrace count their values, and more if they fill it or are all of one variety.
aim-turn = In your turn two dice are rolled. With one of them you plant a vine from your hand on one of your three terraces; or you rest, for a basket that helps later.
aim-end = The match ends when everybody has had the same number of turns, usually nine.

chapter-SETUP = Before the harvest
chapter-TURN = A turn
chapter-PLANT = Planting
chapter-REST = Resting
chapter-BASKET = What baskets are for
chapter-DRAW = Drawing vines
chapter-END = The end
chapter-SCORE = What counts
chapter-TIE = Equal points

prompt-take-turn = choose a die to plant with, or rest
prompt-choose-vine = choose a vine to plant
prompt-choose-terrace = choose a terrace for it
prompt-compost = choose a vine for the compost heap
prompt-look-at-top = leave the top vine where it is, or bury it under the pile
prompt-spend-baskets = spend baskets on the dice
# The same, said of others.
prompt-take-turn-other = { $names } chooses whether to plant or to rest
prompt-choose-vine-other = { $names } chooses a vine to plant
prompt-choose-terrace-other = { $names } chooses a terrace
prompt-compost-other = { $names } chooses a vine for the compost heap
prompt-look-at-top-other = { $names } looks at the top vine of the pile
prompt-spend-baskets-other = { $names } may spend baskets on the dice

action-die = Plant with die { $amount }
action-rest = Rest
action-vine = Plant { $vine }
action-terrace = On terrace { $amount }
action-compost = Compost { $vine }
action-leave = Leave it on top
action-bury = Bury it
action-raise = Raise die { $amount } by one (a basket)
action-again = Roll both dice again (two baskets)

event-rolled = { $seat-is ->
    [you] You roll { $first } and { $second }.
   *[other] { $seat } rolls { $first } and { $second }.
}
event-planted = { $seat-is ->
    [you] You plant { $vine } on terrace { $terrace }.
   *[other] { $seat } plants { $vine } on terrace { $terrace }.
}
event-composted = { $seat-is ->
    [you] You compost { $vine }.
   *[other] { $seat } composts { $vine }.
}
event-rested = { $seat-is ->
    [you] You rest and now have { $baskets ->
        [one] one basket
       *[other] { $baskets } baskets
    }.
   *[other] { $seat } rests and now has { $baskets ->
        [one] one basket
       *[other] { $baskets } baskets
    }.
}
event-looked = { $seat-is ->
    [you] The top of the pile is { $vine }.
   *[other] { $seat } looks at the top of the pile: { $vine }.
}
event-looked-secret = { $seat-is ->
    [you] You look at the top of the pile.
   *[other] { $seat } looks at the top of the pile.
}
event-left = { $seat-is ->
    [you] You leave it there.
   *[other] { $seat } leaves it there.
}
event-buried = { $seat-is ->
    [you] You bury it under the pile.
   *[other] { $seat } buries it under the pile.
}
event-raised = { $seat-is ->
    [you] You spend a basket: the die shows { $die }.
   *[other] { $seat } spends a basket: the die shows { $die }.
}
event-drew = { $seat-is ->
    [you] You draw { $vine }.
   *[other] { $seat } draws { $vine }.
}
event-drew-secret = { $seat-is ->
    [you] You draw a vine.
   *[other] { $seat } draws a vine.
}
event-finished = The harvest is in: the terraces are counted.

refusal-not-in-hand = that vine is not in your hand
refusal-too-high = { $missing ->
    [one] the vine is one too high for the die and the vines already there
   *[other] the vine is { $missing } too high for the die and the vines already there
}
refusal-terrace-full = the terrace is full
refusal-not-rising = a vine must be higher than the one below it, and that is a { $last }
refusal-no-vine-fits = none of your vines can be planted with a { $die }
refusal-too-few-baskets = { $missing ->
    [one] you are one basket short
   *[other] you are { $missing } baskets short
}
refusal-die-at-top = the die shows its highest number already
refusal-die-chosen = dice are rolled again only before a die is chosen
refusal-too-few-to-roll = { $missing ->
    [one] you are one basket short
   *[other] you are { $missing } baskets short
}
refusal-not-to-compost = that vine is not in your hand
refusal-not-looking = you are not looking at the top of the pile

setting-rounds = Rounds
setting-rounds-hint = How many turns each player has.
setting-baskets = Baskets at the start
setting-baskets-hint = How many baskets each player begins with.
setting-slope = Slope
setting-slope-hint = Whether vines must rise along a terrace.
setting-slope-rising = Vines must rise
setting-slope-free = Any order

sheet-round = Round { $round } of { $rounds }
sheet-dice = Dice: { $first } and { $second }
sheet-piles = Draw pile { $draw } · compost { $compost } · baskets in the store { $store }
sheet-known = In the draw pile you know: { $vines }
sheet-seat = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $baskets ->
    [one] { $baskets } basket
   *[other] { $baskets } baskets
}
sheet-hand = Hand: { $vines }
sheet-hand-hidden = { $count ->
    [one] one vine you do not know
   *[other] { $count } vines you do not know
}
sheet-terrace = Terrace { $number }: { $vines }
sheet-hidden = a vine
sheet-empty = –

board-die = { $value ->
    [0] A die, not rolled yet
   *[other] A die showing { $value }: a vine may be as high as the die and the vines below it
}
board-draw-pile = Draw pile
board-compost = Compost
board-store = Baskets in the store
board-baskets = Baskets, to be spent on the dice; each one left counts a point
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-terrace = Terrace { $number }: room for four vines, each higher than the one below
board-vine-needs = Needs a die of at least { $value }; one less for every vine below it on its terrace
board-vine-counts = Counts { $value } on a terrace with at least { $vines } vines
board-vine-more = { $vines } or more of one variety on a terrace count { $bonus } more, { $room } vines { $full } more
score-title = The harvest
score-total = Total
score-terraces = Vines on terraces
score-variety = Terraces of one variety
score-full = Full terraces
score-baskets = Baskets left

# Vines.
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
