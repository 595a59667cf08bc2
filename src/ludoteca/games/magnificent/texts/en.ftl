# The Magnificent with SNØ in English.
game-title = The Magnificent · SNØ
game-blurb = A travelling circus under the northern light: take a die, add up its colour, and use the power to build your camp, travel for tents and gems, or fill the ring with artists. The stronger the evening, the more it costs.
aim-win = You win with most points: from posters that you perform, from one master card scored in each round, and at the end from half of the others and from full rows and columns of your camp.
aim-turn = Take a die and put it on a master card, whose bonus you may use. Your power is the die, your earlier dice of its colour, and 2 for each gem you discard. Then Build, Travel or Perform.
aim-end = A round has four turns, five with the Master Board. At its end you pay coins for your strongest colour and all clear dice. After three rounds the game is over.

# Chapters of the rulebook.
chapter-GEN = The game
chapter-SETUP = Setting up
chapter-PSET = Setting up a player
chapter-ADV = The B sides
chapter-FLOW = A turn
chapter-DIE = Taking a die
chapter-POW = Power
chapter-TRN = Trainers
chapter-BUILD = Action A: Build
chapter-TRAV = Action B: Travel
chapter-TENT = Tents
chapter-POST = Posters
chapter-PERF = Action C: Perform
chapter-EOR = The end of a round
chapter-EOG = The end of the game
chapter-SOLO = Alone
chapter-MOD = The Master Board
chapter-TT = Trainer tiles of SNØ
chapter-SC = What master cards score
chapter-BO = Bonuses of master cards
chapter-MT = Master tiles

# What is asked.
prompt-draft-card = keep one of these master cards in secret; the others are passed on
prompt-keep-card = choose four of these master cards to keep
prompt-keep-tile = choose the trainer tile you keep
prompt-keep-first-tile = choose the trainer tile you begin with
prompt-choose-tile = take a trainer tile
prompt-add-die = discard a poster for one more die, or do not
prompt-take-die = take a die from the Main Tent
prompt-take-die-or-tile = take a die, or a master tile for this turn
prompt-take-master-tile = take a master tile: this turn is for it
prompt-second-action = one more action with the power that is left
prompt-turn-die = turn the die with a trainer, or leave it
prompt-place-die = choose the master card for your die
prompt-name-colour = choose the colour of your clear die
prompt-take-action = Build, Travel or Perform
prompt-end-turn = end your turn
prompt-choose-direction = choose what you pay
prompt-copy-bonus = choose the bonus you copy
prompt-pay-gem = choose the gem you pay with
prompt-gain-gem = choose the gem you gain
prompt-gain-poster = take a poster from the display or a deck
prompt-place-poster = choose where the poster goes
prompt-place-tent = choose the space for your tent
prompt-swap-die = Understudy: which of your dice goes back?
prompt-swap-for = Understudy: which die takes its place?
prompt-drop-poster = choose the poster you discard
prompt-lay-tile = choose the tile you lay next, or lay no more
prompt-turn-tile = choose which way round the tile lies
prompt-place-tile = choose where the tile lies
prompt-take-passed = take the tent you pass, or leave it
prompt-end-journey = choose what you take where the wagon stops
prompt-choose-hat = choose which of your hats moves
prompt-show-poster = complete a poster, or end the performance
prompt-arrange-posters = hang your posters anew, or leave them as they are
prompt-use-master-tile = carry out the master tile, or pass
prompt-choose-set = take a master card with its trainer tile
prompt-discard-set = discard one of the two sets left: the other player takes the other
prompt-score-card = choose the master card to score and discard
prompt-discard-gem = discard gems for this card, or enough
prompt-fill-camp = put left-over gems on empty squares, or stop
prompt-fill-square = choose the square for the gem

# The same, said of others.
prompt-draft-card-other = { $count ->
        [one] { $names } chooses a master card in secret
       *[other] { $names } choose a master card in secret
}
prompt-keep-card-other = { $names } chooses master cards
prompt-keep-tile-other = { $names } chooses a trainer tile in secret
prompt-keep-first-tile-other = { $names } chooses a first trainer tile
prompt-choose-tile-other = { $names } takes a trainer tile
prompt-add-die-other = { $names } may discard a poster for a die
prompt-take-die-other = { $names } takes a die
prompt-take-die-or-tile-other = { $names } takes a die or a master tile
prompt-take-master-tile-other = { $names } takes a master tile
prompt-second-action-other = { $names } chooses a second action
prompt-turn-die-other = { $names } may turn the die
prompt-place-die-other = { $names } chooses a master card for the die
prompt-name-colour-other = { $names } chooses the colour of a clear die
prompt-take-action-other = { $names } chooses an action
prompt-end-turn-other = { $names } ends the turn
prompt-choose-direction-other = { $names } chooses what to pay
prompt-copy-bonus-other = { $names } chooses a bonus to copy
prompt-pay-gem-other = { $names } pays with a gem
prompt-gain-gem-other = { $names } chooses a gem
prompt-gain-poster-other = { $names } takes a poster
prompt-place-poster-other = { $names } chooses where a poster goes
prompt-place-tent-other = { $names } chooses where a tent goes
prompt-swap-die-other = { $names } swaps a die with the Main Tent
prompt-swap-for-other = { $names } swaps a die with the Main Tent
prompt-drop-poster-other = { $names } discards a poster
prompt-lay-tile-other = { $names } builds
prompt-turn-tile-other = { $names } turns a tile
prompt-place-tile-other = { $names } lays a tile
prompt-take-passed-other = { $names } may take a tent in passing
prompt-end-journey-other = { $names } chooses what to take at the end of the journey
prompt-choose-hat-other = { $names } chooses which hat moves
prompt-show-poster-other = { $names } performs
prompt-arrange-posters-other = { $names } may lay the other posters anew
prompt-use-master-tile-other = { $names } decides about a master tile
prompt-choose-set-other = { $names } takes a master card and a trainer tile
prompt-discard-set-other = { $names } discards a set
prompt-score-card-other = { $names } chooses a master card to score
prompt-discard-gem-other = { $names } may discard gems for points
prompt-fill-camp-other = { $names } may fill the camp with gems
prompt-fill-square-other = { $names } puts a gem in the camp

# Asides: what may be done at any time of one's turn.
prompt-spend-gem = discard a gem for 2 more power
prompt-spend-gem-other = { $names } raises the power with gems
prompt-use-bonus = use the bonus of your card
prompt-use-bonus-other = { $names } uses a bonus
prompt-use-trainer = use a trainer
prompt-use-trainer-other = { $names } uses a trainer
prompt-swap-gem = choose the gem you give for one of another colour
prompt-swap-gem-other = { $names } swaps a gem

# What buttons say.
action-keep = Keep { $card }
action-keep-tile = Trainer tile: { $trainer-tile }
action-add-die = Discard { $poster } for a die
action-no-die = Keep the posters
action-die = Take the { $die }
action-master = Master tile: { $master-tile }
action-turn-die = Turn it to { $amount }
action-as-rolled = Leave it as it is
action-card = On { $card }
action-colour = As { $colour }
action-build = Build { $level }
action-travel = { $amount ->
        [one] Move { $track } one space
       *[other] Move { $track } { $amount } spaces
}
action-perform = Perform on { $show }
action-rest = No action
action-end-turn = End the turn
action-spend = Discard { $gem }: +2 power
action-bonus = Use the bonus of your card
action-trainer = Trainer: { $place }
action-forward = Carry it out
action-reverse = The other way round
action-copy = Copy the bonus of { $card }
action-pay = Pay { $gem }
action-gain = Take { $gem }
action-poster = Take { $poster }
action-draw = The top of { $deck }
action-hang = Above tent space { $amount }
action-wait = To the waiting row
action-pitch = On tent space { $amount }
action-swap = The die on { $card }
action-for = For the { $die }
action-drop = Discard { $poster }
action-tile = Lay { $kind }
action-stop = Lay no more tiles
action-face = Turn it this way ({ $amount })
action-square = At { $square }
action-take-tent = Take the tent
action-leave = Leave it
action-centre = From the centre: { $tent }
action-take-poster = Take a poster
action-hat = { $amount ->
        [1] Move the first hat
       *[other] Move the second hat
}
action-show = Complete { $poster } { $way }
action-shown = End the performance
action-arrange = { $poster } comes next
action-leave-empty = Leave this place empty
action-as-it-lies = The rest as it lies
action-fetch-tile = Take the trainer tile: { $trainer-tile }
action-fetch-tent = Take { $tent }
action-fetch-poster = Complete { $poster }
action-fetch-card = Take { $card }
action-pass-master = Pass on the action
action-set = Take set { $amount }
action-discard-set = Discard set { $amount }
action-score = Score { $card }
action-discard = Discard { $gem }
action-enough = No more gems
action-fill = Put { $gem } in the camp
action-filled = No more gems
action-give = Give { $gem }

# What buttons say of this very position.
label-keep = Keep { $card }: { $says }
label-fetch-card = Take { $card }: { $says }
label-card-says = { $bonus }; { $scoring }
label-trainer-board = Trainer on the board: { $place }
label-trainer-own = Trainer on your tile: { $place }
label-trainer-tile = { $tile }. { $says }
label-master = Master tile: { $says }
label-add-die = { $colour ->
        [orange] Discard { $poster } for an orange die
        [green] Discard { $poster } for a green die
        [purple] Discard { $poster } for a purple die
       *[white] Discard { $poster } for a clear die
}
label-card = On { $card }: { $bonus }
label-copy = Copy { $card }: { $bonus }
label-poster = Take { $poster }
label-drop = Discard { $poster }
label-fetch-poster = Complete { $poster }
label-poster-says = { $poster }: { $needs } → { $pays }
label-set = { $worth ->
        [one] { $card }: { $says } ({ $worth } point now); tile: { $tile }
       *[other] { $card }: { $says } ({ $worth } points now); tile: { $tile }
}
label-set-card = { $worth ->
        [one] { $card }: { $says } ({ $worth } point now)
       *[other] { $card }: { $says } ({ $worth } points now)
}
label-discard-set = Discard { $card }: { $says }; tile: { $tile }
label-discard-card = Discard { $card }: { $says }
label-trade = Pay { $price }: { $gain }
label-free = Gain { $gain }
label-travel = { $steps ->
        [one] { $track } moves one space: { $found }
       *[other] { $track } moves { $steps } spaces: { $found }
}
label-travel-bare = { $steps ->
        [one] { $track } moves one space: nothing
       *[other] { $track } moves { $steps } spaces: nothing
}
label-perform = { $count ->
        [one] Perform on { $value }: one poster
       *[other] Perform on { $value }: up to { $count } posters
}
label-perform-none = { $count ->
        [one] Perform on { $value }: one poster, none of yours is ready
       *[other] Perform on { $value }: up to { $count } posters, none of yours is ready
}
label-bonus = Bonus: { $bonus }
label-end-turn = End the turn; the bonus lapses: { $bonus }
label-die = Take the { $die }: power { $power }
label-die-clear = Take the { $die }: power { $least }–{ $most }
label-colour = As { $colour }: power { $power }
label-spend = Discard { $gem }: power { $power }
label-gain-full = Take { $gem }: no room, so 1 coin
label-hang = Above tent space { $space }: { $tent }
label-hang-bare = Above tent space { $space }, still without a tent
label-hang-printed = Above tent space { $space }, the printed tent
label-pitch = On tent space { $space }: { $gain }
label-pitch-printed = Over the printed tent: no bonus
label-tile-trainer = Lay { $kind }, with a trainer
label-face = { $count ->
        [one] Turn it this way ({ $number }): { $count } place
       *[other] Turn it this way ({ $number }): { $count } places
}
label-square = At { $square }: { $gain }
label-take-tent = Take { $tent }
label-hat = Move the hat on { $value }
label-show = Complete { $poster } { $way }: { $pays }
label-arrange = { $poster } above tent space { $space }
label-score = { $points ->
        [one] Score { $card } ({ $scoring }): { $points } point now; kept, { $half } at the end
       *[other] Score { $card } ({ $scoring }): { $points } points now; kept, { $half } at the end
}
label-gems = { $kind ->
        [orange] { $count ->
            [one] an orange gem
           *[other] { $count } orange gems
        }
        [green] { $count ->
            [one] a green gem
           *[other] { $count } green gems
        }
        [purple] { $count ->
            [one] a purple gem
           *[other] { $count } purple gems
        }
        [clear] { $count ->
            [one] a clear gem
           *[other] { $count } clear gems
        }
        [choice] { $count ->
            [one] a coloured gem
           *[other] { $count } coloured gems
        }
        [turn] { $count ->
            [one] a gem of the colour of the turn
           *[other] { $count } gems of the colour of the turn
        }
       *[any] { $count ->
            [one] a gem
           *[other] { $count } gems
        }
}
label-trainers = { $count ->
        [one] a trainer
       *[other] { $count } trainers
}
label-posters = { $count ->
        [one] a poster
       *[other] { $count } posters
}
label-tiles = { $kind ->
        [OS] { $count } small orange tiles
        [OL] { $count } large orange tiles
        [GS] { $count } small green tiles
        [GL] { $count } large green tiles
        [PS] { $count } small purple tiles
        [PL] { $count } large purple tiles
       *[WL] { $count } white tiles
}

# What happens.
event-board-dealt = { $seat-is ->
        [you] { $number ->
            [0] You play board { $board }.
           *[other] You play board { $board } and are #{ $number } in play order.
        }
       *[other] { $number ->
            [0] { $seat } plays board { $board }.
           *[other] { $seat } plays board { $board } and is #{ $number } in play order.
        }
}
event-card-kept = { $seat-is ->
        [you] You keep { $card }.
       *[other] { $seat } keeps { $card }.
}
event-card-kept-secret = { $seat-is ->
        [you] You keep a master card.
       *[other] { $seat } keeps a master card.
}
event-tile-kept = { $seat-is ->
        [you] You keep a trainer tile: { $trainer-tile }.
       *[other] { $seat } keeps a trainer tile: { $trainer-tile }.
}
event-tile-taken = { $seat-is ->
        [you] You take a trainer tile: { $trainer-tile }.
       *[other] { $seat } takes a trainer tile: { $trainer-tile }.
}
event-poster-discarded = { $seat-is ->
        [you] You discard { $poster } for a die.
       *[other] { $seat } discards { $poster } for a die.
}
event-turn-began = { $seat-is ->
        [you] Your turn { $turn }.
       *[other] { $seat }'s turn { $turn }.
}
event-die-taken = { $seat-is ->
        [you] You take the { $die } onto { $card }.
       *[other] { $seat } takes the { $die } onto { $card }.
}
event-face-turned = { $seat-is ->
        [you] You turn the { $from } into a { $die }.
       *[other] { $seat } turns the { $from } into a { $die }.
}
event-colour-named = { $seat-is ->
        [you] Your clear die counts as { $colour }.
       *[other] { $seat }'s clear die counts as { $colour }.
}
event-gem-spent = { $seat-is ->
        [you] You discard { $gem }: your power is { $power }.
       *[other] { $seat } discards { $gem }: the power is { $power }.
}
event-bonus-used = { $seat-is ->
        [you] You use the bonus of { $card }: { $bonus }.
       *[other] { $seat } uses the bonus of { $card }: { $bonus }.
}
event-trainer-used = { $seat-is ->
        [you] You use a trainer: { $place }.
       *[other] { $seat } uses a trainer: { $place }.
}
event-trainer-locked = { $seat-is ->
        [you] A trainer of yours stays on { $place } for good.
       *[other] A trainer of { $seat } stays on { $place } for good.
}
event-die-rolled = { $seat-is ->
        [you] You roll the { $from } again: { $die }.
       *[other] { $seat } rolls the { $from } again: { $die }.
}
event-die-flipped = { $seat-is ->
        [you] You turn the { $from } over: { $die }.
       *[other] { $seat } turns the { $from } over: { $die }.
}
event-die-swapped = { $seat-is ->
        [you] You swap the { $from } on { $card } for the { $die } of the Main Tent.
       *[other] { $seat } swaps the { $from } on { $card } for the { $die } of the Main Tent.
}
event-bonus-copied = { $seat-is ->
        [you] You copy the bonus of { $card }: { $bonus }.
       *[other] { $seat } copies the bonus of { $card }: { $bonus }.
}
event-split-announced = { $seat-is ->
        [you] You split your power between two actions.
       *[other] { $seat } splits the power between two actions.
}
event-coins-gained = { $seat-is ->
        [you] You gain { label-coins }.
       *[other] { $seat } gains { label-coins }.
}
event-points-gained = { $seat-is ->
        [you] You gain { label-points }.
       *[other] { $seat } gains { label-points }.
}
event-trainer-gained = { $seat-is ->
        [you] You gain a trainer.
       *[other] { $seat } gains a trainer.
}
event-trainer-lost = { $seat-is ->
        [you] Your reserve is empty: the trainer is lost.
       *[other] { $seat } has no trainer left in reserve and loses one.
}
event-gem-gained = { $seat-is ->
        [you] You gain { $gem }.
       *[other] { $seat } gains { $gem }.
}
event-gem-turned-coin = { $seat-is ->
        [you] You have no room for { $gem }: { label-coins } instead.
       *[other] { $seat } has no room for { $gem }: { label-coins } instead.
}
event-coins-paid = { $seat-is ->
        [you] You pay { label-coins }.
       *[other] { $seat } pays { label-coins }.
}
event-points-paid = { $seat-is ->
        [you] You pay { label-points }.
       *[other] { $seat } pays { label-points }.
}
event-trainer-paid = { $seat-is ->
        [you] You return a trainer to your reserve.
       *[other] { $seat } returns a trainer to the reserve.
}
event-gem-paid = { $seat-is ->
        [you] You pay { $gem }.
       *[other] { $seat } pays { $gem }.
}
event-trainer-recalled = { $seat-is ->
        [you] You call a trainer back from the Main Tent.
       *[other] { $seat } calls a trainer back from the Main Tent.
}
event-poster-taken = { $seat-is ->
        [you] You take { $poster } from the display.
       *[other] { $seat } takes { $poster } from the display.
}
event-poster-drawn = { $seat-is ->
        [you] You draw { $poster } from { $deck }.
       *[other] { $seat } draws { $poster } from { $deck }.
}
event-poster-dropped = { $seat-is ->
        [you] You discard { $poster }.
       *[other] { $seat } discards { $poster }.
}
event-tent-taken = { $seat-is ->
        [you] You take { $tent }.
       *[other] { $seat } takes { $tent }.
}
event-build-began = { $seat-is ->
        [you] You build at { $level } with power { $power }.
       *[other] { $seat } builds at { $level } with power { $power }.
}
event-tile-laid = { $seat-is ->
        [you] You lay { $kind } at { $square }.
       *[other] { $seat } lays { $kind } at { $square }.
}
event-hat-moved = { $seat-is ->
        [you] You perform on { $value } with power { $power }.
       *[other] { $seat } performs on { $value } with power { $power }.
}
event-poster-completed = { $seat-is ->
        [you] You complete { $poster } { $way }.
       *[other] { $seat } completes { $poster } { $way }.
}
event-rested = { $seat-is ->
        [you] You forgo the action.
       *[other] { $seat } forgoes the action.
}
event-master-tile-taken = { $seat-is ->
        [you] You take a master tile: { $master-tile }.
       *[other] { $seat } takes a master tile: { $master-tile }.
}
event-master-passed = { $seat-is ->
        [you] You pass on its action.
       *[other] { $seat } passes on its action.
}
event-master-card-taken = { $seat-is ->
        [you] You take { $card } from the Master Board.
       *[other] { $seat } takes { $card } from the Master Board.
}
event-master-trainer-taken = { $seat-is ->
        [you] You take a trainer tile from the Master Board: { $trainer-tile }.
       *[other] { $seat } takes a trainer tile from the Master Board: { $trainer-tile }.
}
event-order-given = { $seat-is ->
        [you] You are #{ $number } in play order now.
       *[other] { $seat } is #{ $number } in play order now.
}
event-set-taken = { $seat-is ->
        [you] You take { $card } from the Main Display.
       *[other] { $seat } takes { $card } from the Main Display.
}
event-set-tile-taken = { $seat-is ->
        [you] With it comes a trainer tile: { $trainer-tile }.
       *[other] With it { $seat } gets a trainer tile: { $trainer-tile }.
}
event-set-discarded = { $seat-is ->
        [you] You discard { $card } from the Main Display.
       *[other] { $seat } discards { $card } from the Main Display.
}
event-card-scored = { $seat-is ->
        [you] You score { $card }: { label-scored }.
       *[other] { $seat } scores { $card }: { label-scored }.
}
event-gem-discarded = { $seat-is ->
        [you] You discard { $gem } for points.
       *[other] { $seat } discards { $gem } for points.
}
event-gem-filled = { $seat-is ->
        [you] You put { $gem } on { $square }.
       *[other] { $seat } puts { $gem } on { $square }.
}
event-card-halved = { $seat-is ->
        [you] { $card } gives you half its points: { $points }.
       *[other] { $card } gives { $seat } half its points: { $points }.
}
event-camp-scored = { $seat-is ->
        [you] Rows and columns of your camp: { label-scored }.
       *[other] Rows and columns of { $seat }'s camp: { label-scored }.
}
event-goal-reached = { $seat-is ->
        [you] You end with { label-scored } and reach the goal: { $goal }.
       *[other] { $seat } ends with { label-scored } and reaches the goal: { $goal }.
}
event-goal-missed = { $seat-is ->
        [you] You end with { label-scored }: { label-goal-missing }.
       *[other] { $seat } ends with { label-scored }: { label-goal-missing }.
}
label-goal-missing = { $missing ->
        [one] one point short of a victory
       *[other] { $missing } points short of a victory
}
event-die-added = A die is rolled onto the Main Tent: { $die }.
event-poster-revealed = New on display: { $poster }.
event-poster-placed = { $seat-is ->
        [you] { $space ->
            [0] You let { $poster } wait.
           *[other] You hang { $poster } above tent space { $space }.
        }
       *[other] { $space ->
            [0] { $seat } lets { $poster } wait.
           *[other] { $seat } hangs { $poster } above tent space { $space }.
        }
}
event-tent-placed = { $seat-is ->
        [you] You put the tent on tent space { $space }.
       *[other] { $seat } puts the tent on tent space { $space }.
}
event-travelled = { $seat-is ->
        [you] You move { $track } { label-steps } with power { $power }.
       *[other] { $seat } moves { $track } { label-steps } with power { $power }.
}
event-coins-missed = { $seat-is ->
        [you] { $count ->
            [one] You are one coin short and lose { label-scored }.
           *[other] You are { $count } coins short and lose { label-scored }.
        }
       *[other] { $count ->
            [one] { $seat } is one coin short and loses { label-scored }.
           *[other] { $seat } is { $count } coins short and loses { label-scored }.
        }
}
event-dice-paid = { $seat-is ->
        [you] You owe { label-owed } for your dice.
       *[other] { $seat } owes { label-owed } for the dice.
}
label-owed = { $owed ->
        [one] { $owed } coin
       *[other] { $owed } coins
}
event-round-ended = Round { $round } is over.
event-round-began = Round { $round } begins.
label-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
}
label-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
}
label-scored = { $points ->
        [one] { $points } point
       *[other] { $points } points
}
label-steps = { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
}

# Why not.
refusal-card-not-offered = that card is not among those you may choose from
refusal-tile-not-offered = that trainer tile is not among those you may choose from
refusal-not-solo = only alone are posters discarded for dice
refusal-not-on-display = that poster is not on display
refusal-no-reserve-die = no die of its colour is left in the reserve
refusal-not-in-main-tent = there is no such die on the Main Tent
refusal-dice-turns-over = all your dice of this round are taken: this turn is for a master tile
refusal-no-master-board = the Master Board is not in play
refusal-not-current = only current master tiles can be taken, and this is none
refusal-master-turn-over = you have taken a master tile in this round already
refusal-not-your-card = that master card is not yours
refusal-card-holds-die = that card holds a die already
refusal-coloured-die = only a clear die needs a colour
refusal-not-active = it is somebody else's turn
refusal-no-die-taken = take a die first
refusal-power-fixed = your power is fixed: that had to come before the action
refusal-other-colour = only gems of the colour of the turn and clear ones raise the power
refusal-no-such-gem = you do not have { $gem }
refusal-bonus-gone = the bonus of this turn's card is used up
refusal-die-not-clear = this bonus needs a clear die
refusal-no-trainer = you have no free trainer
refusal-not-your-tile = that trainer tile is not yours
refusal-other-moment = this belongs to another moment of the turn
refusal-once-enough = one trainer is enough there
refusal-used-with-choice = choose the die, tile, tent or poster it serves: the trainer goes along by itself
refusal-too-few-coins = { $missing ->
        [one] you are one coin short
       *[other] you are { $missing } coins short
}
refusal-too-few-points = { $missing ->
        [one] you are one point short
       *[other] you are { $missing } points short
}
refusal-too-few-gems = you do not have the gems for it
refusal-too-few-trainers = { $missing ->
        [one] you are one free trainer short
       *[other] you are { $missing } free trainers short
}
refusal-none-in-tent = none of your trainers is in the Main Tent
refusal-no-die-to-swap = there is no die to swap
refusal-nothing-to-copy = there is no bonus to copy
refusal-no-die-there = there is no die on that card
refusal-no-poster-to-drop = you have no poster to discard
refusal-not-your-poster = that poster is not one of your unfinished ones
refusal-wrong-payment = that gem cannot pay for it
refusal-same-gem = it has to be a gem of another colour
refusal-deck-empty = that deck is empty
refusal-space-full = a poster hangs there already
refusal-no-waiting-row = at this table posters cannot wait
refusal-tent-stands = a tent stands there already
refusal-too-little-power = { $missing ->
        [one] your power is one too low
       *[other] your power is { $missing } too low
}
refusal-action-done = { $act ->
        [Build] you have built in this turn: the second action is a different one
        [Travel] you have travelled in this turn: the second action is a different one
       *[Perform] you have performed in this turn: the second action is a different one
}
refusal-other-announced = a trainer has been used for this action: { $act }
refusal-no-tile-fits = none of its tiles would fit in your camp
refusal-size-not-left = there is no tile of that size left to lay
refusal-supply-empty = there are no such tiles left
refusal-needs-trainer = another colour needs a free trainer
refusal-face-does-not-fit = turned this way it fits nowhere
refusal-no-such-face = the tile has no such face
refusal-square-covered = it would cover a square that is covered
refusal-off-the-camp = it would not lie inside the camp
refusal-not-touching = it would not touch any of your tiles with a side
refusal-other-track = this turn moves { $track }
refusal-not-other-track = the trainer is for another wagon
refusal-hat-there = a hat stands on that space
refusal-higher-space = at this table the highest vacant space has to be taken
refusal-performed-twice = at this table nobody performs more than twice in a round
refusal-no-tent-space = you have no free tent space
refusal-no-tent-there = there is no tent to take
refusal-not-in-centre = that tent is not in the centre of this track
refusal-one-hat = there is only one hat to move
refusal-no-tent-below = there is no tent below that poster
refusal-tent-below = a tent stands there
refusal-tent-costs-nothing = its tent asks for no gems
refusal-limit-reached = the space allows no more posters
refusal-tile-lacking = you lack { $kind } for it
refusal-poster-gems = you do not have the gems for the poster and its tent
refusal-no-open-air = that takes a free trainer on the tile Open air
refusal-already-laid = that poster has its place already
refusal-master-cannot = you cannot pay for its action, or there is nothing left to take
refusal-not-at-master-board = that does not lie at the Master Board
refusal-no-other-way = this works one way only
refusal-set-gone = that set is gone
refusal-not-in-order = gems are discarded in order: orange, green, purple, clear
refusal-no-filling = gems are put in the camp only at the end of the game

# What master cards give in the turn of their die.
bonus-C1 = 1 coin
bonus-C1-hint = Bonus: gain 1 coin.
bonus-C2 = 2 coins
bonus-C2-hint = Bonus: gain 2 coins.
bonus-V2 = 2 points
bonus-V2-hint = Bonus: gain 2 points.
bonus-V3 = 3 points
bonus-V3-hint = Bonus: gain 3 points.
bonus-D1 = +1 power
bonus-D1-hint = Bonus: your power is 1 higher. Use it before you choose an action.
bonus-BUILD2 = +2 to Build
bonus-BUILD2-hint = Bonus: your power is 2 higher if you Build. Use it before you choose the action.
bonus-TRAV2 = +2 to Travel
bonus-TRAV2-hint = Bonus: your power is 2 higher if you Travel. Use it before you choose the action.
bonus-PERF2 = +2 to Perform
bonus-PERF2-hint = Bonus: your power is 2 higher if you Perform. Use it before you choose the action.
bonus-RR = roll the die again
bonus-RR-hint = Bonus: roll the die you took once more. Use it before you choose an action.
bonus-F7 = turn the die over
bonus-F7-hint = Bonus: turn the die you took to its opposite face, 1 to 6, 2 to 5, 3 to 4. Use it before you choose an action.
bonus-CP = copy a bonus
bonus-CP-hint = Bonus: use the bonus of another of your master cards that already holds a die.
bonus-GA = a gem of choice
bonus-GA-hint = Bonus: gain an orange, green or purple gem.
bonus-GD = a gem of the turn
bonus-GD-hint = Bonus: gain a gem of the colour of this turn.
bonus-RECALL = a trainer back
bonus-RECALL-hint = Bonus: take one of your trainers back from the Main Tent.
bonus-PO = a poster for 1 coin
bonus-PO-hint = Bonus: pay 1 coin and gain a poster.
bonus-X1 = gem and 2 coins ⇄ trainer
bonus-X1-hint = Bonus: pay a gem and 2 coins for a trainer, or return a trainer for a coloured gem and 2 coins.
bonus-X2 = gem ⇄ 2 coins
bonus-X2-hint = Bonus: pay a gem for 2 coins, or 2 coins for a coloured gem.
bonus-X3 = 2 coins ⇄ 3 points
bonus-X3-hint = Bonus: pay 2 coins for 3 points, or 3 points for 2 coins.
bonus-X4 = gem ⇄ 3 points
bonus-X4-hint = Bonus: pay a gem for 3 points, or 3 points for a coloured gem.
bonus-X5 = trainer ⇄ 5 points
bonus-X5-hint = Bonus: return a trainer for 5 points, or pay 5 points for a trainer.
bonus-X6 = poster ⇄ 2 coins
bonus-X6-hint = Bonus: discard a poster that is not completed for 2 coins, or pay 2 coins for a poster.
bonus-W3 = +3 with a clear die
bonus-W3-hint = Bonus: your power is 3 higher if the die of this turn is clear. Use it before you choose an action.
bonus-SP = split the power
bonus-SP-hint = Bonus: carry out two different actions in this turn and share your power between them. Use it before the first one.

# What master cards score.
score-ROW7 = 7 per full row
score-ROW7-hint = 7 points for each row of your camp that is fully covered.
score-COL5 = 5 per full column
score-COL5-hint = 5 points for each column of your camp that is fully covered.
score-TENT5 = 5 per tent
score-TENT5-hint = 5 points for each tent you have put down. The printed one does not count.
score-TENT4 = 4 per tent
score-TENT4-hint = 4 points for each tent you have put down. The printed one does not count.
score-LARGE3 = 3 per large tile, not white
score-LARGE3-hint = 3 points for each large orange, green or purple tile in your camp.
score-SMALL2 = 2 per small tile
score-SMALL2-hint = 2 points for each small tile in your camp.
score-O3 = 3 per orange tile
score-O3-hint = 3 points for each orange tile in your camp, of either size.
score-G3 = 3 per green tile
score-G3-hint = 3 points for each green tile in your camp, of either size.
score-P3 = 3 per purple tile
score-P3-hint = 3 points for each purple tile in your camp, of either size.
score-POST2 = 2 per completed poster
score-POST2-hint = 2 points for each poster you have completed, of any kind.
score-SET7 = 7 per set of three colours
score-SET7-hint = 7 points for each set of an orange, a green and a purple tile in your camp.
score-TRAIN3 = 3 per trainer
score-TRAIN3-hint = 3 points for each trainer that is yours, wherever it is, except those in your reserve.
score-COIN1 = 1 per coin, at most 15
score-COIN1-hint = 1 point for each coin you have, 15 at most. The coins stay yours.
score-GEM2 = 2 per gem you hold
score-GEM2-hint = 2 points for each gem in your storage. The gems stay there.
score-TTILE5 = 5 per trainer tile
score-TTILE5-hint = 5 points for each trainer tile you have.
score-AREAO = largest orange group
score-AREAO-hint = 1 point for each square of your largest connected orange group.
score-AREAG = largest green group
score-AREAG-hint = 1 point for each square of your largest connected green group.
score-AREAP = largest purple group
score-AREAP-hint = 1 point for each square of your largest connected purple group.
score-EDGE1 = 1 per covered edge square
score-EDGE1-hint = 1 point for each covered square on the edge of your camp; there are 26.
score-PGEM3 = 3 per gem on posters done
score-PGEM3-hint = 3 points for each gem that is printed on your completed posters.
score-TOPD = highest die of each colour
score-TOPD-hint = The values of your highest orange, green and purple die of this round, added up. Clear dice do not count.
score-LARGEW3 = 3 per large tile, white too
score-LARGEW3-hint = 3 points for each large tile in your camp, white ones included.
score-WHITE5 = 5 per white tile
score-WHITE5-hint = 5 points for each white tile in your camp.
score-CROSS = best row + column
score-CROSS-hint = 1 point for each covered square joined to one square without a gap, along its row and along its column. The best square of your camp is taken, and counts twice.
score-ADJPG = 2 per purple–green pair
score-ADJPG-hint = 2 points for each pair of a purple and a green square side by side. A square may be in several pairs.
score-ADJOG = 2 per orange–green pair
score-ADJOG-hint = 2 points for each pair of an orange and a green square side by side. A square may be in several pairs.
score-ADJOP = 2 per orange–purple pair
score-ADJOP-hint = 2 points for each pair of an orange and a purple square side by side. A square may be in several pairs.
score-WPOST4 = 4 per white poster done
score-WPOST4-hint = 4 points for each white poster you have completed.
score-PTP3 = 3 per purple on posters done
score-PTP3-hint = 3 points for each purple tile that is printed on your completed posters.
score-PTG3 = 3 per green on posters done
score-PTG3-hint = 3 points for each green tile that is printed on your completed posters.
score-PTO3 = 3 per orange on posters done
score-PTO3-hint = 3 points for each orange tile that is printed on your completed posters.
score-PTW3 = 3 per white on posters done
score-PTW3-hint = 3 points for each white tile that is printed on your completed posters.
score-PCOIN = coins on posters done
score-PCOIN-hint = The coins that are printed on your completed posters, added up.
score-GEM4 = 4 per gem discarded
score-GEM4-hint = 4 points for each gem that you discard when this card is scored, clear ones too.
score-SETW9 = 9 per set of four colours
score-SETW9-hint = 9 points for each set of an orange, a green, a purple and a white tile in your camp.

# Where trainers are used: spaces of the game board, then trainer tiles.
place-BT-COIN = 1 coin
place-BT-COIN-hint = Any time in your turn, for each trainer: gain 1 coin.
place-BT-GEM = a gem for another
place-BT-GEM-hint = Any time in your turn, for each trainer: swap a coloured gem for one of another colour.
place-BT-POWER = +1 power
place-BT-POWER-hint = Before you choose an action, for each trainer: your power is 1 higher.
place-BT-RECOLOUR = another colour
place-BT-RECOLOUR-hint = While you Build, for each trainer: one tile may have another colour of the same size; a large one may be white.
place-BT-TRACK = another wagon
place-BT-TRACK-hint = When you Travel, with one trainer: move the wagon of another colour.
place-BT-SHOW = one more poster
place-BT-SHOW-hint = While you Perform, for each trainer: complete one poster more than the space allows.
place-TT01 = 2 coins
place-TT01-hint = Any time in your turn, for each trainer: gain 2 coins.
place-TT02 = a gem of choice
place-TT02-hint = Any time in your turn, for each trainer: gain an orange, green or purple gem.
place-TT03 = 2 points
place-TT03-hint = Any time in your turn, for each trainer: gain 2 points.
place-TT04 = a poster for 1 coin
place-TT04-hint = Any time in your turn, for each trainer: pay 1 coin and gain a poster.
place-TT05 = +2 power
place-TT05-hint = Before you choose an action, for each trainer: your power is 2 higher.
place-TT06 = roll the die again
place-TT06-hint = Before you choose an action, for each trainer: roll the die you took again.
place-TT07 = +3 to Build
place-TT07-hint = When you Build, for each trainer: 3 more power for this build.
place-TT08 = 1 coin per tile
place-TT08-hint = While you Build, with one trainer: gain 1 coin for each tile you lay in this build.
place-TT09 = a gem of the wagon
place-TT09-hint = While you Travel, for each trainer: gain a gem of the colour of the wagon.
place-TT10 = a tent in passing
place-TT10-hint = While you Travel, for each trainer: take a tent that you pass, if you have a free tent space.
place-TT11 = one more poster
place-TT11-hint = While you Perform, for each trainer: complete one poster more than the space allows.
place-TT12 = 1 point per poster
place-TT12-hint = While you Perform, for each trainer: gain 1 point for each poster that you complete in this performance.
place-TT13 = Any face
place-TT13-hint = When you take a die, with one trainer: turn it to any value at once.
place-TT14 = New bill
place-TT14-hint = Any time in your turn, for each trainer: discard a poster that is not completed and take another, from the display or from a deck.
place-TT15 = Understudy
place-TT15-hint = Any time in your turn, for each trainer: swap a die on one of your master cards with a die of the Main Tent. It brings neither action nor bonus.
place-TT16 = Side stall
place-TT16-hint = While you Build, for each trainer: pay 2 coins for one small tile more, without power.
place-TT17 = Open air
place-TT17-hint = While you Perform, for each trainer: complete a poster without a tent, or without paying the gems of its tent.
place-TT18 = Veteran (orange)
place-TT18-hint = Any time in your turn: each trainer here stays for good and gives +1 power whenever the turn is orange.
place-TT19 = Veteran (green)
place-TT19-hint = Any time in your turn: each trainer here stays for good and gives +1 power whenever the turn is green.
place-TT20 = Veteran (purple)
place-TT20-hint = Any time in your turn: each trainer here stays for good and gives +1 power whenever the turn is purple.

# Master tiles.
master-tile-MT01 = a large orange tile for 2 gems
master-tile-MT01-hint = Pay 2 orange gems and build a large orange tile.
master-tile-MT02 = a large green tile for 2 gems
master-tile-MT02-hint = Pay 2 green gems and build a large green tile.
master-tile-MT03 = a large purple tile for 2 gems
master-tile-MT03-hint = Pay 2 purple gems and build a large purple tile.
master-tile-MT04 = a white tile for 2 gems
master-tile-MT04-hint = Pay 2 clear gems and build a white tile.
master-tile-MT05 = 6 points for 2 coins
master-tile-MT05-hint = Pay 2 coins and gain 6 points.
master-tile-MT06 = trainer ⇄ 5 points
master-tile-MT06-hint = Return a trainer for 5 points, or pay 5 points for a trainer.
master-tile-MT07 = 2 clear gems
master-tile-MT07-hint = Gain 2 clear gems; each one without room is a coin.
master-tile-MT08 = trainer and tile for 4 coins
master-tile-MT08-hint = Pay 4 coins and gain a trainer and a trainer tile of the Master Board.
master-tile-MT09 = trainer and tile for 2 gems
master-tile-MT09-hint = Pay any 2 gems and gain a trainer and a trainer tile of the Master Board.
master-tile-MT10 = a tent for 2 coins
master-tile-MT10-hint = Pay 2 coins and gain a tent of the Master Board.
master-tile-MT11 = a tent for a gem
master-tile-MT11-hint = Pay any gem and gain a tent of the Master Board.
master-tile-MT12 = a poster for a coin
master-tile-MT12-hint = Pay 1 coin and complete a poster of the Master Board, without a tent.
master-tile-MT13 = a poster for a gem
master-tile-MT13-hint = Pay any gem and complete a poster of the Master Board, without a tent.
master-tile-MT14 = a master card for 3 coins
master-tile-MT14-hint = Pay 3 coins and take a master card of the Master Board.
master-tile-MT15 = a master card for a coin and a gem
master-tile-MT15-hint = Pay 1 coin and any gem and take a master card of the Master Board.

# Colours, gems, dice, tiles.
colour-orange = orange
colour-green = green
colour-purple = purple
track-orange = the orange wagon
track-green = the green wagon
track-purple = the purple wagon
gem-o = an orange gem
gem-g = a green gem
gem-p = a purple gem
gem-c = a clear gem
die-O1 = orange 1
die-O2 = orange 2
die-O3 = orange 3
die-O4 = orange 4
die-O5 = orange 5
die-O6 = orange 6
die-G1 = green 1
die-G2 = green 2
die-G3 = green 3
die-G4 = green 4
die-G5 = green 5
die-G6 = green 6
die-P1 = purple 1
die-P2 = purple 2
die-P3 = purple 3
die-P4 = purple 4
die-P5 = purple 5
die-P6 = purple 6
die-C1 = clear 1
die-C2 = clear 2
die-C3 = clear 3
die-C4 = clear 4
die-C5 = clear 5
die-C6 = clear 6
kind-OS = a small orange tile
kind-OL = a large orange tile
kind-GS = a small green tile
kind-GL = a large green tile
kind-PS = a small purple tile
kind-PL = a large purple tile
kind-WL = a white tile

# Build levels and performance spaces.
level-3 = 3: a small tile
level-5 = 5: a large tile
level-7 = 7: two small tiles
level-9 = 9: a large and a small tile
level-12 = 12: two large tiles
level-15 = 15: two large and a small tile
level-18 = 18: three large tiles
level-21 = 21: three large and a small tile
show-3 = 3
show-4 = 4
show-5 = 5
show-6 = 6
show-7 = 7
show-8 = 8
show-9 = 9
show-10 = 10
show-11 = 11
show-12 = 12
show-13 = 13
show-14 = 14
show-15 = 15
show-16 = 16
show-18 = 18
show-20 = 20
show-22 = 22
show-24 = 24
board-I = I
board-II = II
board-III = III
board-IV = IV
board-V = V
board-VI = VI
act-build = Build
act-travel = Travel
act-perform = Perform
deck-posters = the poster deck
deck-white = the white deck
goal-win = Victory
goal-ringmaster = Ringmaster
goal-magnificent = Magnificent
way-tent = in its tent
way-open-air = in the open air
way-unpaid = without the gems of its tent

# Tents, with what they pay and ask.
tent-T01 = a tent (2 coins)
tent-T02 = a tent (2 coins)
tent-T03 = a tent (2 coins)
tent-T04 = a tent (3 coins)
tent-T05 = a tent (3 coins)
tent-T06 = a tent (2 points)
tent-T07 = a tent (3 points)
tent-T08 = a tent (3 points)
tent-T09 = a tent (3 points)
tent-T10 = a tent (4 points)
tent-T11 = a tent (5 points, asks an orange gem)
tent-T12 = a tent (5 points, asks a green gem)
tent-T13 = a tent (5 points, asks a purple gem)
tent-T14 = a tent (4 coins, asks any gem)
tent-T15 = a tent (4 points and 1 coin, asks any gem)
tent-T16 = a tent (7 points, asks a clear gem)
tent-N1 = a tent (2 points and 2 coins)
tent-N2 = a tent (1 point and 3 coins)
tent-N3 = a tent (3 points and 1 coin)
tent-N4 = a tent (3 points and 2 coins)
tent-N5 = a tent (7 points and 2 coins, asks an orange gem and a green gem)
tent-N6 = a tent (7 points and 2 coins, asks a green gem and a purple gem)
tent-N7 = a tent (7 points and 2 coins, asks an orange gem and a purple gem)
tent-N8 = a tent (8 points, asks any 2 gems)

# Posters.
poster-SUH-0 = Suhayl
poster-SUH-1 = Suhayl 1
poster-SUH-2 = Suhayl 2
poster-SUH-3 = Suhayl 3
poster-SUH-4 = Suhayl 4
poster-SUH-5 = Suhayl 5
poster-SUH-6 = Suhayl 6
poster-SUH-7 = Suhayl 7
poster-SUH-8 = Suhayl 8
poster-BRO-0 = Bronson
poster-BRO-1 = Bronson 1
poster-BRO-2 = Bronson 2
poster-BRO-3 = Bronson 3
poster-BRO-4 = Bronson 4
poster-BRO-5 = Bronson 5
poster-BRO-6 = Bronson 6
poster-BRO-7 = Bronson 7
poster-BRO-8 = Bronson 8
poster-LUN-0 = Lungile
poster-LUN-1 = Lungile 1
poster-LUN-2 = Lungile 2
poster-LUN-3 = Lungile 3
poster-LUN-4 = Lungile 4
poster-LUN-5 = Lungile 5
poster-LUN-6 = Lungile 6
poster-LUN-7 = Lungile 7
poster-LUN-8 = Lungile 8
poster-KIM-0 = Kimora
poster-KIM-1 = Kimora 1
poster-KIM-2 = Kimora 2
poster-KIM-3 = Kimora 3
poster-KIM-4 = Kimora 4
poster-KIM-5 = Kimora 5
poster-KIM-6 = Kimora 6
poster-KIM-7 = Kimora 7
poster-KIM-8 = Kimora 8
poster-LAR-0 = Larissa
poster-LAR-1 = Larissa 1
poster-LAR-2 = Larissa 2
poster-LAR-3 = Larissa 3
poster-LAR-4 = Larissa 4
poster-LAR-5 = Larissa 5
poster-LAR-6 = Larissa 6
poster-LAR-7 = Larissa 7
poster-LAR-8 = Larissa 8
poster-ALB-0 = Alberic
poster-ALB-1 = Alberic 1
poster-ALB-2 = Alberic 2
poster-ALB-3 = Alberic 3
poster-ALB-4 = Alberic 4
poster-ALB-5 = Alberic 5
poster-ALB-6 = Alberic 6
poster-ALB-7 = Alberic 7
poster-ALB-8 = Alberic 8
poster-SNO-01 = SNØ 1
poster-SNO-02 = SNØ 2
poster-SNO-03 = SNØ 3
poster-SNO-04 = SNØ 4
poster-SNO-05 = SNØ 5
poster-SNO-06 = SNØ 6
poster-SNO-07 = SNØ 7
poster-SNO-08 = SNØ 8
poster-SNO-09 = SNØ 9
poster-SNO-10 = SNØ 10
poster-SNO-11 = SNØ 11
poster-SNO-12 = SNØ 12
poster-SNO-13 = SNØ 13
poster-SNO-14 = SNØ 14
poster-SNO-15 = SNØ 15
poster-SNO-16 = SNØ 16
poster-SNO-17 = SNØ 17
poster-SNO-18 = SNØ 18

# Master cards.
card-I-1 = I·1
card-I-2 = I·2
card-I-3 = I·3
card-I-4 = I·4
card-II-1 = II·1
card-II-2 = II·2
card-II-3 = II·3
card-II-4 = II·4
card-III-1 = III·1
card-III-2 = III·2
card-III-3 = III·3
card-III-4 = III·4
card-IV-1 = IV·1
card-IV-2 = IV·2
card-IV-3 = IV·3
card-IV-4 = IV·4
card-V-1 = V·1
card-V-2 = V·2
card-V-3 = V·3
card-V-4 = V·4
card-VI-1 = VI·1
card-VI-2 = VI·2
card-VI-3 = VI·3
card-VI-4 = VI·4
card-M01 = M01
card-M02 = M02
card-M03 = M03
card-M04 = M04
card-M05 = M05
card-M06 = M06
card-M07 = M07
card-M08 = M08
card-M09 = M09
card-M10 = M10
card-M11 = M11
card-M12 = M12
card-M13 = M13
card-M14 = M14
card-M15 = M15
card-M16 = M16
card-M17 = M17
card-M18 = M18
card-M19 = M19
card-M20 = M20
card-M21 = M21
card-M22 = M22
card-M23 = M23
card-M24 = M24
card-M25 = M25
card-M26 = M26
card-M27 = M27
card-M28 = M28
card-M29 = M29
card-M30 = M30
card-M31 = M31
card-M32 = M32
card-M33 = M33
card-M34 = M34
card-M35 = M35
card-M36 = M36
card-M37 = M37
card-M38 = M38
card-M39 = M39
card-M40 = M40
card-M41 = M41
card-M42 = M42
card-M43 = M43
card-M44 = M44
card-M45 = M45
card-M46 = M46
card-M47 = M47
card-M48 = M48
card-M49 = M49
card-M50 = M50
card-M51 = M51
card-M52 = M52
card-M53 = M53
card-M54 = M54
card-M55 = M55
card-M56 = M56
card-M57 = M57
card-M58 = M58
card-M59 = M59
card-M60 = M60
card-M61 = M61
card-M62 = M62
card-M63 = M63
card-M64 = M64
card-M65 = M65
card-M66 = M66
card-M67 = M67
card-M68 = M68
card-M69 = M69
card-M70 = M70
card-M71 = M71
card-M72 = M72
card-M73 = M73
card-M74 = M74
card-M75 = M75
card-M76 = M76
card-M77 = M77
card-M78 = M78
card-M79 = M79
card-M80 = M80
card-M81 = M81
card-M82 = M82
card-M83 = M83
card-M84 = M84
card-M85 = M85

# Trainer tiles by themselves.
trainer-tile-TT01 = { place-TT01 }
trainer-tile-TT02 = { place-TT02 }
trainer-tile-TT03 = { place-TT03 }
trainer-tile-TT04 = { place-TT04 }
trainer-tile-TT05 = { place-TT05 }
trainer-tile-TT06 = { place-TT06 }
trainer-tile-TT07 = { place-TT07 }
trainer-tile-TT08 = { place-TT08 }
trainer-tile-TT09 = { place-TT09 }
trainer-tile-TT10 = { place-TT10 }
trainer-tile-TT11 = { place-TT11 }
trainer-tile-TT12 = { place-TT12 }
trainer-tile-TT13 = { place-TT13 }
trainer-tile-TT14 = { place-TT14 }
trainer-tile-TT15 = { place-TT15 }
trainer-tile-TT16 = { place-TT16 }
trainer-tile-TT17 = { place-TT17 }
trainer-tile-TT18 = { place-TT18 }
trainer-tile-TT19 = { place-TT19 }
trainer-tile-TT20 = { place-TT20 }

# The table in lines.
sheet-setup = Setting up
sheet-clock = Round { $round } of { $rounds }, turn { $turn } of { $turns }
sheet-round-end = End of round { $round } of { $rounds }
sheet-over = The game is over after { $rounds } rounds
sheet-order = Play order: { $names }
sheet-pool = Main Tent: { $dice }
sheet-reserve = Dice in reserve: orange { $orange }, green { $green }, purple { $purple }, clear { $clear }
sheet-supply = Camp tiles left (S small, L large): { $tiles }
sheet-tracks = Tracks from their start on: gems o, g, p, c, coin $, poster P
sheet-track = { $track } on space { $space }: { $spaces }; in the centre: { $centre }
sheet-order-spaces = Hats on the order spaces, from the bottom: { $names }
sheet-podiums = Performances: { $hats }
sheet-hat = { $name } on { $value }
sheet-posters = Posters on display (in the deck { $deck }, white { $white })
sheet-sets = Main Display (master cards in the deck { $cards }, trainer tiles in the pile { $tiles })
sheet-set = { $number }. { $card }: { $says }; trainer tile: { $tile }; worth to you now { $worth }
sheet-open-tiles = Trainer tiles to choose from: { $tiles }
sheet-master-current = Master tiles of this round: { $tiles }
sheet-master-future = Master tiles of the next round: { $tiles }
sheet-master-beside = Beside the Master Board: { $things }
sheet-seat = { $order ->
        [0] { $name } · board { $board } · points { $points }, { $forecast } if the game ended now
       *[other] { $name } · #{ $order } · board { $board } · points { $points }, { $forecast } if the game ended now
}
sheet-means = Coins { $coins }, due for dice so far { $due }; gems: { $gems }
sheet-trainers = Trainers: free { $free }, in the Main Tent { $tent }, locked { $locked }, in reserve { $reserve }
sheet-card = { $card }: { $says }; die: { $die }; worth { $worth } now, { $half } at the end
sheet-hand = To choose from: { $cards }
sheet-tiles = Trainer tiles: { $tiles }
sheet-tile-locked = { $count ->
        [one] { $tile } ({ $count } trainer)
       *[other] { $tile } ({ $count } trainers)
}
sheet-drawn = Trainer tiles drawn: { $tiles }
sheet-camp = Camp (tiles O, G, P, W; trainer T, coins 1 and 2, gems o, g, p, c, of choice *, points v 2 and V 3)
sheet-printed = the printed tent
sheet-no-tent = no tent (bonus: { $bonus })
sheet-space = Tent space { $number }: { $tent }; above it: { $poster }
sheet-lacks = { $poster } (lacks { $things })
sheet-waiting = Waiting: { $posters }
sheet-completed = Completed: { $posters }
sheet-master = Master tile of this round: { $tile }
sheet-turn = { $name }'s turn
sheet-turn-die = { $name }'s turn, with the { $die }
sheet-turn-master = { $name }'s turn, with a master tile: { $tile }
sheet-power = { $fixed ->
        [yes] Power { $power } ({ $colour }), fixed
       *[no] Power { $power } ({ $colour }), up to { $most }
}
sheet-ledger = { $name }: { $parts }
sheet-paid = paid { $paid } of { $owed } coins
sheet-lost = lost { $points } points
sheet-drafted = took { $card }
sheet-scored = scored { $card } for { $points }
score-posters = Posters completed
score-tents = Tents below them
score-bonuses = Bonuses and trades
score-round-1 = Master card of round 1
score-round-2 = Master card of round 2
score-round-3 = Master card of round 3
score-halves = Half of the other cards
score-camp = Full rows and columns
score-penalties = Missing coins

# Areas of the table.
area-ruler = Power, levels and podiums
area-camp = The camp
area-cards = Cards, gems and trainers
area-tent = The Main Tent
area-rings = The tracks
area-stage = Posters and tents
area-bills = Posters on display
area-sets = The Main Display
area-master = The Master Board
area-evening = The evening
area-power = Power of the turn
area-asked = What the turn asks
area-rival-1 = First rival
area-rival-2 = Second rival
area-rival-3 = Third rival
area-rival-4 = Fourth rival

# The drawing.
board-title = The Magnificent
board-turn = Round { $round } · turn { $turn } of { $turns }
board-round-end = End of round { $round }
board-final-scoring = Final scoring
board-setup = Setting up
board-missing-costs = at round end a missing coin costs
board-missing-costs-said = { $points ->
        [one] Each coin you lack at the end of this round costs { $points } point
       *[other] Each coin you lack at the end of this round costs { $points } points
}
board-hat = { $name }'s hat
board-hat-order = If the round ended now: #{ $order } in the next play order
board-gap = A gap between the hats
board-gap-said = If it stays, whoever chooses first at the end of the round also discards a set
board-podium = Performance space { $value }
board-podium-posters = { $count ->
        [one] One poster may be completed here
       *[other] Up to { $count } posters may be completed here
}
board-podium-order = If no other hat moves: #{ $order } in the next play order, choice { $pick } among the sets
board-podium-taken = { $name }'s hat is here
board-power = power
board-power-up-to = up to { $count }
board-power-fixed = fixed
board-power-spent = { $count } power was used by the first half of the turn
board-power-left = { $count } left
board-power-none = take a die
board-power-master = a master tile
board-power-said = { $name }'s power: { $count }
board-power-die = Die: { $count }
board-power-earlier = Earlier dice of the colour: { $count }
board-power-veterans = Veterans: { $count }
board-power-gems = Gems: { $count }
board-power-bonus = Bonus of the card: { $count }
board-power-trainers = Trainers: { $count }
board-power-only = Only for { $action }: { $count }
board-action-build = Build
board-action-travel = Travel
board-action-perform = Perform
board-source = Could add { $power }: { $what }
board-source-bonus = bonus of the card
board-source-only = Only for { $action }
board-pennant = As { $colour }: power { $count }
board-level = Build level { $cost }
board-level-over = { $count } power is left over
board-level-builds = { $large ->
        [0] { $small ->
            [one] A small tile
           *[other] { $small } small tiles
        }
        [one] { $small ->
            [0] A large tile
           *[other] A large and a small tile
        }
       *[other] { $small ->
            [0] { $large } large tiles
           *[other] { $large } large and a small tile
        }
}
board-camp = The camp
board-camp-said = The first tile lies anywhere, every other one touches an earlier tile with a side. What a tile covers is gained.
board-square = Square { $square }
board-square-bonus = Square { $square }: { $gains } for whoever covers it
board-square-covers = Lay it at { $square }: { $gains }
board-square-lies = Lay it at { $square }
board-rows = Rows and columns
board-rows-full = { $count ->
        [0] None is full yet
        [one] One is full
       *[other] { $count } are full
}
board-rows-said = The dots are squares that are missing, from three on
board-supply = { $count ->
        [0] None left
       *[other] { $count } left
}
board-face = Turned this way ({ $number })
board-face-places = { $count ->
        [0] Fits nowhere
        [one] Fits in one place
       *[other] Fits in { $count } places
}
board-order-number = #{ $order } in play order
board-of-board = Board { $board }
board-score = { $count ->
        [one] { $name }: { $count } point
       *[other] { $name }: { $count } points
}
board-forecast = { $count } if the game ended now
board-coins = { $count ->
        [one] { $name }: { $count } coin
       *[other] { $name }: { $count } coins
}
board-due = Due for the dice so far: { $count }
board-missing = { $count ->
        [one] { $count } coin short
       *[other] { $count } coins short
}
board-due-title = due so far at round end
board-due-said = The strongest colour and all clear dice are paid for
board-due-enough = enough
board-due-missing = { $count ->
        [one] one coin short
       *[other] { $count } coins short
}
board-paid-missing = { $count } short
board-due-paid = paid
board-paid-title = paid for the dice
board-stage = Posters and tents
board-stage-said = A poster is completed above a tent; its own tiles and gems, and the gems of the tent, are needed
board-slot = Place for a poster, above tent space { $number }
board-pitch = Tent space { $number }
board-pitch-printed = The printed tent
board-pitch-gains = For a tent put here: { $gains }
board-pitch-nothing = For a tent put here: nothing. Until then posters may be shown in it, for 1 coin
board-ready = Could be completed now
board-not-ready = Cannot be completed yet
board-waiting-count = { $count } waiting
board-waiting = waiting
board-waiting-said = Posters without a place wait here; they come to the stage after a performance
board-completed = completed { $count }
board-main-tent = The Main Tent
board-main-tent-said = The dice of this round, and on the roof the trainers that were used
board-main-tent-left = { $dice ->
        [one] One die is left
       *[other] { $dice } dice are left
    }, and { $turns ->
        [one] one turn is still to be played
       *[other] { $turns } turns are still to be played
    } in this round
board-die = { $count ->
        [one] The { $die }
       *[other] The { $die }, { $count } alike
}
board-face-of-die = Turn it to { $value }
board-roof = { $count ->
        [one] { $name }: one trainer in the Main Tent
       *[other] { $name }: { $count } trainers in the Main Tent
}
board-roof-said = They come home at the end of the round
board-ring = The { $colour } track
board-ring-said = Clockwise: gems and coins on the way, posters where the tent is gone, a tent where one stops
board-space = Here: { $what }
board-space-poster = The tent is gone: a poster for whoever passes or stops; whoever stops may take a tent of the centre instead
board-space-tent = A tent: whoever stops here may take it
board-space-start = The start
board-wagon = The { $colour } wagon
board-wagon-said = It belongs to all
board-reach = { $steps ->
        [one] One step
       *[other] { $steps } steps
}
board-reach-spare = { $count ->
        [one] One gem finds no room and is a coin
       *[other] { $count } gems find no room and are coins
}
board-reach-centre = At the end a poster, or a tent of the centre
board-deck = { $count ->
        [one] The poster deck: { $count } poster
       *[other] The poster deck: { $count } posters
}
board-white-deck = { $count ->
        [one] The white deck: { $count } poster
       *[other] The white deck: { $count } posters
}
board-deck-said = Whoever gains a poster may take the one on top, unseen
board-poster = A poster of { $artist }
board-poster-needs = Needs: { $needs }
board-poster-pays = { $coins ->
        [0] Pays { $points } points
        [one] Pays { $points } points and { $coins } coin
       *[other] Pays { $points } points and { $coins } coins
}
board-tile-serves = This tile serves a completed poster: no other one can have it now
board-poster-whole = You have all its tiles
board-poster-lacks = Missing: { $lacks }
board-tent = A tent
board-tent-new = A tent of SNØ
board-tent-pays = Pays { $pays } more for the poster above it
board-tent-costs = Asks for { $gems }
board-card = Master card { $card }
board-of = of
board-per = per
board-times = { $what } ×{ $count }
board-worth-for-you = now for you
board-worth-you = Worth to you now: { $count }
board-set-tile = Its tile: { $tile }. { $says }
board-fifth = The tops of deck and pile: the fifth set
board-master-board = The Master Board
board-master-board-said = In one turn of each round everybody takes a current master tile instead of a die
board-next-round = next round
board-master-next = Only in the next round
board-gems-o = { $count ->
        [one] an orange gem
       *[other] { $count } orange gems
}
board-gems-g = { $count ->
        [one] a green gem
       *[other] { $count } green gems
}
board-gems-p = { $count ->
        [one] a purple gem
       *[other] { $count } purple gems
}
board-gems-c = { $count ->
        [one] a clear gem
       *[other] { $count } clear gems
}
board-gems-choice = { $count ->
        [one] a coloured gem of choice
       *[other] { $count } coloured gems of choice
}
board-gems-any = { $count ->
        [one] any gem
       *[other] { $count } gems of any kind
}
board-gems-turn = { $count ->
        [one] a gem of the colour of the turn
       *[other] { $count } gems of the colour of the turn
}
board-goods-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
}
board-goods-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
}
board-goods-trainers = { $count ->
        [one] a trainer
       *[other] { $count } trainers
}
board-goods-posters = { $count ->
        [one] a poster
       *[other] { $count } posters
}
board-now = now
board-worth = Worth now: { $count }
board-half = At the end, if kept: { $count }
board-die-as = Counts as { $colour } in this turn
board-gems-room = { $count ->
        [0] No room for more: the next one is a coin
        [one] Room for one more
       *[other] Room for { $count } more
}
board-trainers = { $count ->
        [one] { $name }: { $count } free trainer
       *[other] { $name }: { $count } free trainers
}
board-trainers-tent = Used in this round: { $count }
board-trainers-locked = Locked on Veteran tiles: { $count }
board-trainers-reserve = In reserve, not yet earned: { $count }
board-tile-trainers = { $count ->
        [one] { $count } trainer is here
       *[other] { $count } trainers are here
}
board-slot-after = after round { $round }
board-to-lay = Still to lay
board-to-lay-tiles = { $large ->
        [0] { $small } small
       *[other] { $small ->
            [0] { $large } large
           *[other] { $large } large · { $small } small
        }
}
board-white-free = large ones may be white
board-posters-left = May still be completed
board-posters-left-count = { $count ->
        [one] { $count } poster
       *[other] { $count } posters
}
board-next-level = Power to build more
board-more-power = { $count } more
board-then-score = Then a card is scored
board-score-one = Now you score a card
board-best-now = best now
board-order-now = Play order as it stands
board-turns-left = Turns left in this round
board-turns-left-count = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
}
board-ledger = End of the round
board-ledger-said = New order and payment, a new set, a card scored, the next round
board-ledger-order = { $name } is #{ $order } in play order now
board-ledger-paid = Paid for dice: { $paid } of { $owed } coins
board-ledger-lost = Lost for missing coins: { $count }
board-ledger-scored = Scored with a master card: { $count }
board-ledger-choosing = chooses …
board-ledger-waits = waits
board-ledger-pay = pay
board-ledger-draft = set
board-ledger-score = score
board-ledger-final = final
board-ledger-next = next
board-final = Final score
board-standing = The score so far
board-would-be = If the game ended now
board-would-be-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
}
board-total = Total
board-owes = owes { $count }
board-rival-summary = Points { $points } · coins { $coins } · owes { $due }
board-took-master = Has taken a master tile in this round
board-worth-of = Worth to { $name } now: { $count }
board-tile-order = Who chooses next
board-kept = Master cards you keep
board-kept-count = { $count } of { $most }
board-arranging = Posters hung anew
board-arranging-space = tent space { $number } of { $most }
board-arranging-said = choose the poster for it
board-discarding = Gems for { $card }
board-discarding-each = { $count } points each
board-discarding-half = half of it, for it was kept
board-evening = The evening
board-evening-said = 200 points win. The pale figure is where the game would end now
board-reserve = Dice in reserve
board-reserve-said = Before a turn a poster of the display may be discarded: a die of its colour is rolled. White gives a clear one
board-solo-lost = Short of the goal
board-aim-die = Take a die: its card gives a bonus
board-aim-power = your power
board-aim-build = Lay tiles, gain what they cover
board-aim-travel = Gems, posters and tents on the way
board-aim-perform = Complete posters above your tents
board-aim-count = Three rounds, and this counts
board-aim-posters = posters completed
board-aim-card = one card in full each round
board-aim-halves = half of the others at the end
board-aim-rows = full rows and columns
board-aim-pay = the strongest colour is paid
board-legend = Legend
board-legend-pieces = On the table
board-legend-marks = Marks
board-legend-bonuses = Bonuses of master cards
board-legend-trainers = What trainers do
board-legend-dice = Dice: orange, green, purple
board-legend-clear-die = A clear die; the corner is its colour in this turn
board-legend-gems = Gems: orange, green, purple, clear. Clear ones pay for any
board-legend-no-gem = Room for a gem: three of each kind
board-legend-any-gem = A coloured gem of choice; any gem when paying
board-legend-points = Points: most of them win
board-legend-coins = Coins: dice are paid with them at the end of a round
board-legend-trainer = Trainers: free, in reserve, anybody's
board-legend-trainer-away = A trainer in the Main Tent until the round ends; one locked for good
board-legend-hat = A hat: where somebody performed, and so the next play order
board-legend-wagon = A wagon: it belongs to all
board-legend-poster = A poster: the artist's act, and the points it pays
board-legend-white-poster = A white poster: more points, fewer coins, needs white tiles
board-legend-tent = A tent: gems it asks for on the roof, what it pays below
board-legend-small-tiles = Small camp tiles, one shape for each colour
board-legend-large-tiles = Large camp tiles, and the white one
board-legend-lacking = Full: it lies in your camp. Dashed: you lack it
board-legend-gold = Gold: this can be chosen now
board-legend-part = A part of the power
board-legend-could = Could still be added to it
board-legend-power = More power
board-legend-level = A build level: its cost, and the tiles it gives
board-legend-podium = A performance space: the power it asks for
board-legend-steps = How many steps the wagon needs to get there
board-legend-worth = What a card would score now
board-legend-per = So many points for each of these
board-legend-sum = As many points as these add up to
board-legend-ready = A poster that could be completed, and one that could not
board-legend-serves = A tile that serves a completed poster, until the performance ends
board-legend-rows = Squares missing in a row or column, from three on
board-legend-order = A number in play order; the highest chooses first at the end of a round
board-legend-starting = A starting card: bonus on the left or above, scoring below
board-legend-deck-card = A master card of the deck
board-legend-seat = The players, each with colour, shape and letter
board-legend-edge = Edged in the colour of whose turn it is
board-legend-kind-any = Any time in your turn
board-legend-kind-die = With the die, before power is fixed
board-legend-kind-build = While you Build
board-legend-kind-travel = While you Travel
board-legend-kind-perform = While you Perform
board-waits = waiting { $count }
board-hand = { $count ->
        [one] { $name } has { $count } master card in hand
       *[other] { $name } has { $count } master cards in hand
}

# Settings.
setting-side = Side of the player boards
setting-side-hint = Side A gives everybody the same supplies. Side B gives every board others of the same worth, among them a tent, a trainer tile or a white camp tile.
setting-side-A = Side A, for first games
setting-side-B = Side B
setting-master_board = Master Board
setting-master_board-hint = The module of SNØ: a round has a fifth turn, in which everybody takes one master tile and may carry out its action.
setting-start_cards = Starting master cards
setting-start_cards-hint = Whether everybody begins with the four cards of the own board or chooses them by passing hands on. Alone you always choose four of six.
setting-start_cards-board = Those of the board
setting-start_cards-draft = Drafted, for experts
setting-solo_discards = Alone: posters for dice
setting-solo_discards-hint = How many posters of the display may be discarded for a die before each turn.
setting-solo_discards-one = One at most
setting-solo_discards-any = Any number
setting-solo_added_dice = Alone: added dice
setting-solo_added_dice-hint = What becomes, after the round, of the dice that posters brought.
setting-solo_added_dice-return = Back to the reserve
setting-solo_added_dice-keep = They stay in play
setting-clear_die_white = White tiles with a clear die
setting-clear_die_white-hint = How many of the large tiles that you build with a clear die may be white.
setting-clear_die_white-any = Any number
setting-clear_die_white-one = One
setting-third_performance = A third performance
setting-third_performance-hint = Whether somebody with both hats on the track may perform once more in the same round.
setting-third_performance-move = Yes, a hat moves
setting-third_performance-forbid = No
setting-perform_space = Which performance space
setting-perform_space-hint = Whether you choose any vacant space that your power reaches or have to take the highest.
setting-perform_space-any = Any
setting-perform_space-highest = The highest
setting-tile_use = Camp tiles for posters
setting-tile_use-hint = How long a camp tile that served a poster cannot serve another.
setting-tile_use-action = Within one performance
setting-tile_use-game = The whole game
setting-display_leftover = Sets that nobody took
setting-display_leftover-hint = Whether sets left on the Main Display stay for the next round. With two players or alone.
setting-display_leftover-keep = They stay
setting-display_leftover-discard = They are discarded
setting-third_draft = Master cards after round 3
setting-third_draft-hint = Whether everybody takes another master card at the end of the last round, so that four are left for half points.
setting-half_rounding = Half points
setting-half_rounding-hint = How half the points of the remaining master cards are rounded.
setting-half_rounding-down = Down, card by card
setting-half_rounding-up = Up, card by card
setting-half_rounding-sum = The sum of all is halved, down
setting-open_air_reward = Open air: tents that were not paid
setting-open_air_reward-hint = Whether a tent still pays its reward if Open air spared you its gems.
setting-score_floor = Never below 0
setting-score_floor-hint = Whether missing coins can bring a score below 0.
setting-understudy_current = Understudy: the die of this turn
setting-understudy_current-hint = Whether the die that was taken in this turn may be swapped too.
setting-understudy_before_die = Understudy: before the die
setting-understudy_before_die-hint = Whether it may be used before the die of the turn is taken, so that the die put back can be taken again.
setting-camp_scoring = Rows and columns at the end
setting-camp_scoring-hint = Whether full rows and columns of the camp give 3 points each at the end.
setting-gem_filling = Gems in the camp at the end
setting-gem_filling-hint = Whether left-over gems may cover empty squares of the camp before the end is counted.
setting-poster_limit = At most five posters
setting-poster_limit-hint = Whether posters need an empty place above a tent space, with no waiting row beside.
setting-free_layout = Move posters after any action
setting-free_layout-hint = Whether posters may be moved after any action, not only after a performance.

# Lessons.
lesson-die-title = Take a die
lesson-die-task = Every turn begins at the Main Tent. You take one of its dice and put it on one of your master cards that has none; the bonus of that card is yours in this turn. Take the green 6 and put it on card I·2, which offers one more power.
lesson-die-learned = Green power 6, and with the bonus 7. The colour says which tiles you build and which wagon you move, the power how much. The die stays on its card until the round ends, and its colour with it.
lesson-power-title = Dice of a colour add up
lesson-power-task = A green 4 of your first turn lies on card I·1. Whatever you take now, your earlier dice of the same colour in this round are added to it. Take the die that gives you the highest power.
lesson-power-learned = 5 and 4 make 9, more than any six in the tent. One strong colour makes strong turns; but at the end of the round it is the strongest colour that has to be paid for.
lesson-clear-title = A clear die
lesson-clear-task = A clear die takes the colour you name, for this turn only, and joins your earlier dice of that colour. Your green 4 lies on card I·1. Take the clear 3 onto any card, as green.
lesson-clear-learned = Green power 7, and if you build now, large tiles may be white. In later turns the clear die adds nothing any more, and it is always paid for at the end of the round.
lesson-gem-title = Gems
lesson-gem-task = Your green power is 7. A large and a small tile together need 9. Each green or clear gem that you discard before you choose an action adds 2. Discard a green gem.
lesson-gem-learned = Power 9. Once you choose an action the power is fixed; gems that come later only pay for posters and tents. Your storage holds three of each kind, and what finds no room becomes a coin.
lesson-trainer-title = Trainers
lesson-trainer-task = Your green power is 8, one short of 9. A free trainer can be sent to a space of the board or to one of your trainer tiles, and its effect happens at once. Send a trainer to the space for +1 power.
lesson-trainer-learned = Power 9. At the end of your turn the trainer goes to the Main Tent, and it comes home when the round is over. Those with a star may be used at any moment of your turn, the others with the die or the action that their sign shows.
lesson-build-title = Build
lesson-build-task = With power you may do one of three things: Build, Travel or Perform. The levels below the ruler say what a power builds. Yours is 9: build a large and a small tile.
lesson-build-learned = Both tiles are green, because the turn is green. A trainer on the space that changes colours makes one of them another colour, and a large one white. Power that is left over is lost.
lesson-tile-title = Lay a tile
lesson-tile-task = Choose a tile, how it is turned, and where it lies. Everything it covers is yours at once. This is the first tile of your camp and may lie anywhere. Lay the large green tile so that it covers the trainer on b1 and the two coins on e1.
lesson-tile-learned = A trainer and two coins. Every later tile has to touch one of yours with a side, but may be turned and flipped as you like. Full rows and columns give points at the end, and some master cards pay for them too.
lesson-travel-title = Travel
lesson-travel-task = Your orange power is 5: the orange wagon may go up to five spaces, clockwise. You gain the gems it passes. Where a tent stands, those who pass get nothing, but whoever stops there may take it. Move the wagon so that it stops on the second tent.
lesson-travel-learned = Three gems on the way, and the tent is there for you to take. It goes on one of your tent spaces and brings the bonus of the space. Where a tent is gone, everybody who passes gains a poster.
lesson-poster-title = Gain a poster
lesson-poster-task = You pass a space whose tent is gone, and gain a poster: one of the four on display, or the top of a deck. A poster shows the tiles that must lie in your camp and the gems you will discard. You have a large orange tile and an orange gem. Take the poster that lacks nothing.
lesson-poster-learned = Hang it above a tent: that is where it will be performed. White posters pay more points and fewer coins, and need white tiles. You may take one wherever you gain a poster.
lesson-perform-title = Perform
lesson-perform-task = Both of your posters could be completed: their tiles lie in your camp, and each hangs above a tent. Your power is 8. Put your hat on a vacant space that allows two posters.
lesson-perform-learned = Space 7 was taken, and each space has room for one hat. At the end of the round the lowest hat plays first in the next one, but the highest chooses first among the new cards.
lesson-show-title = Complete a poster
lesson-show-task = Your hat stands on space 5, which allows one poster. A poster pays its points and coins, and the tent below it pays too. Complete the poster that brings you more.
lesson-show-learned = 5 points and 6 coins with its tent. Your tiles stay where they are: the next time they serve another poster. Only within one performance does each tile count once.
lesson-pay-title = The price of an evening
lesson-pay-task = The last turn of the round. When it is over you pay coins for your dice: for your strongest colour, and for all clear ones. Orange costs you 10, and 10 coins is what you have. Take the die that gives most power without costing another coin.
lesson-pay-learned = Purple comes to 7 and stays below orange: for nothing. A coin that you lack costs a point in round 1, two in round 2, three in round 3. So it pays to let a second colour grow beside the first.
lesson-score-title = Score a master card
lesson-score-task = The round is over, the dice are paid, and you have a new master card. Now one of your cards is scored in full and discarded. Choose the one that gives you most.
lesson-score-learned = 9 points for three orange tiles. The cards you keep go on offering their bonuses, and at the end each gives half its points. Three rounds, three cards in full: build for them in time.
