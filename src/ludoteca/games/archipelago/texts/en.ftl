# Archipelago in English.
game-title = Archipelago
game-blurb = Sail into uncharted waters, settle what you find, trade at home and abroad, and keep the colony fed together: if it rebels, all are lost. Only one of you will have gained most by it, and nobody knows what the others are after.

aim-win = If the colony lasts to the end you win with most points: from the trend, from everybody's secret objectives, from wonders and from some characters. If rebellion ever passes population, everybody loses, but for a Separatist in hiding.
aim-turn = In each turn you bid for the order of play, see what the population does, feed the colony in a crisis, then take rounds with your discs (harvest, trade, explore, hire, migrate, build, tax), and at last buy a card.
aim-end = Every objective in play hides a condition. As soon as one of them is met, the game ends after that round.

chapter-DEF = Words
chapter-COMP = What is in the box
chapter-SETUP = Setting up
chapter-T0 = Turn 0: the first exploration
chapter-WIN = How to win
chapter-IND = Independence
chapter-NEG = Negotiation
chapter-TURN = A turn
chapter-P1 = Phase 1: disengage
chapter-P2 = Phase 2: order of play
chapter-P3 = Phase 3: effects of the population
chapter-P4 = Phase 4: balance of the archipelago
chapter-TOK = Explorer tokens
chapter-P5 = Phase 5: actions
chapter-HARV = Harvest
chapter-TAX = Taxes
chapter-TRANS = Transactions
chapter-EXPL = Exploration
chapter-REPR = Reproduction
chapter-RECR = Recruitment
chapter-MIGR = Migration
chapter-CONV = Sea convoys
chapter-BUILD = Construction
chapter-SHIP = Ships
chapter-CTRL = Control
chapter-PORT = Ports
chapter-MKT = Markets
chapter-TOWN = Towns
chapter-TEMP = Temples
chapter-P6 = Phase 6: evolution cards
chapter-EVO = Using cards
chapter-ICON = Symbols
chapter-WOND = Wonders
chapter-END = The end of the game
chapter-SCORE = Points
chapter-TREND = Trends
chapter-2P = Two players
chapter-VAR = Variants
chapter-CARD = Some of the cards

# What is asked.
prompt-vote-trend = vote for the trend
prompt-keep-objective = choose the objective you keep
prompt-pick-side = choose the region to place
prompt-pick-cell = choose where it lies
prompt-pick-rotation = turn it as you like
prompt-land-citizen = choose where a citizen goes ashore
prompt-stock-market = choose what the discovery brings to the domestic market
prompt-take-discovery = choose what the discovery brings you
prompt-bid = bid: whatever you bid is spent
prompt-bid-again = you tied for the highest bid: bid once more
prompt-set-order = you bid most: choose who plays next
prompt-set-order-first = you bid most: choose who plays first
prompt-feed-citizens = feed the colony: market, your cubes, tokens, temples
prompt-stand-up = choose whose citizens stand up
prompt-expel-rebel = a rebel lies in a building of your region: turn it out, or leave it
prompt-supply-export = supply the continent: market, your cubes, tokens
prompt-play-round = your round: an action, a card, a port or market
prompt-harvest = choose the units that harvest
prompt-grant-harvest = somebody asks to harvest in your region
prompt-transact = buy or sell a cube
prompt-choose-hex = take the hex on top, or the next
prompt-send-explorer = choose the unit that goes there
prompt-reproduce = choose where a citizen is born
prompt-recruit = choose where the hired worker goes
prompt-migrate = choose a unit to move
prompt-migrate-to = choose where it goes
prompt-choose-construction = choose what you build
prompt-choose-builder = choose where, and who builds
prompt-choose-waters = choose the sea it lies in
prompt-pay-with-tokens = choose what you pay with explorer tokens
prompt-choose-way = choose how you use the card
prompt-sink-ship = choose the ship to destroy
prompt-loot = choose the region and the resource to loot
prompt-choose-rival = choose a player
prompt-hide-and-pick = hide a cube in each fist, or choose a fist
prompt-hide-cubes = you are robbed: choose what lies in your left fist, then what lies in your right
prompt-pick-fist = choose one of the two fists: what is in it is yours
prompt-choose-harvest = choose the resource to harvest
prompt-calm-region = choose the region to calm
prompt-exchange-cube = choose the cube you give and the one you get
prompt-take-cube = choose the cube you take
prompt-survey-hex = you have seen both sides of the next hex: leave it, or discard it
prompt-buy-found = buy one of the uncovered cards at its lowest price, or none
prompt-ready-card = choose the card that is ready again
prompt-send-to-wonder = choose the citizen who goes to the wonder
prompt-add-ship = choose the port where a ship is added
prompt-pick-spot = choose which of your citizens
prompt-buy-card = buy a card and turn another, or buy none and turn two
prompt-turn-card = choose a card to turn
prompt-fill-offer = lay out your offer
prompt-answer-offer = accept the offer, or decline it
prompt-answer-call = make an offer, or none
prompt-explore-side = choose the side to lay
prompt-explore-nowhere = neither side can be laid where a free unit of yours could go
prompt-explore-cell = choose where it lies, beside two regions
prompt-explore-rotation = turn it as you like
prompt-explore-market = choose what the discovery brings to the domestic market
prompt-explore-discovery = choose what the discovery brings you
prompt-harvest-ask = nothing more is within reach: ask for permission elsewhere, or be done
prompt-migrate-over-full = too many in one region: move one on
prompt-steal = choose whom you rob
prompt-spy = choose whose objective you look at
# The same, said of others.
prompt-vote-trend-other = { $count ->
    [one] { $names } votes for the trend
   *[other] { $names } vote for the trend
}
prompt-keep-objective-other = { $count ->
    [one] { $names } chooses an objective
   *[other] { $names } choose their objectives
}
prompt-pick-side-other = { $names } chooses a region to place
prompt-pick-cell-other = { $names } chooses where the region lies
prompt-pick-rotation-other = { $names } turns the region
prompt-land-citizen-other = { $names } lands a citizen
prompt-stock-market-other = { $names } chooses what the market gets
prompt-take-discovery-other = { $names } chooses what the discovery brings
prompt-bid-other = { $count ->
    [one] { $names } bids for the order of play
   *[other] { $names } bid for the order of play
}
prompt-bid-again-other = { $count ->
    [one] { $names } bids once more
   *[other] { $names } bid once more
}
prompt-set-order-other = { $names } sets the order of play
prompt-set-order-first-other = { $names } sets the order of play
prompt-feed-citizens-other = { $names } may feed the colony
prompt-stand-up-other = { $names } chooses who stands up
prompt-expel-rebel-other = { $names } may turn out a rebel
prompt-supply-export-other = { $names } may supply the continent
prompt-play-round-other = { $names } plays a round
prompt-harvest-other = { $names } harvests
prompt-grant-harvest-other = { $names } is asked for permission to harvest
prompt-transact-other = { $names } trades on the market
prompt-choose-hex-other = { $names } sets out to explore
prompt-send-explorer-other = { $names } chooses who explores
prompt-reproduce-other = { $names } chooses where a citizen is born
prompt-recruit-other = { $names } hires workers
prompt-migrate-other = { $names } moves units
prompt-migrate-to-other = { $names } chooses where a unit goes
prompt-choose-construction-other = { $names } chooses what to build
prompt-choose-builder-other = { $names } chooses where to build
prompt-choose-waters-other = { $names } chooses the sea for a ship or port
prompt-pay-with-tokens-other = { $names } chooses how to pay
prompt-choose-way-other = { $names } chooses how to use a card
prompt-sink-ship-other = { $names } chooses a ship to destroy
prompt-loot-other = { $names } chooses what to loot
prompt-choose-rival-other = { $names } chooses a player
prompt-hide-cubes-other = { $names } hides a cube in each fist
prompt-pick-fist-other = { $names } chooses a fist
prompt-hide-and-pick-other = { $count ->
    [one] { $names } is still busy with fists and cubes
   *[other] { $names } are busy with fists and cubes
}
prompt-choose-harvest-other = { $names } chooses what to harvest
prompt-calm-region-other = { $names } chooses a region to calm
prompt-exchange-cube-other = { $names } exchanges a cube
prompt-take-cube-other = { $names } takes a cube
prompt-survey-hex-other = { $names } looks at the next hex
prompt-buy-found-other = { $names } may buy one of the uncovered cards
prompt-ready-card-other = { $names } makes a card ready
prompt-send-to-wonder-other = { $names } chooses a citizen for the wonder
prompt-add-ship-other = { $names } adds a ship
prompt-pick-spot-other = { $names } chooses a citizen
prompt-buy-card-other = { $names } may buy an evolution card
prompt-turn-card-other = { $names } turns a card
prompt-fill-offer-other = { $names } prepares an offer
prompt-answer-offer-other = { $names } has an offer to answer
prompt-answer-call-other = { $names } may make an offer
prompt-explore-side-other = { $names } chooses which side of the hex to lay
prompt-explore-nowhere-other = { $names } chooses which side of the hex to lay
prompt-explore-cell-other = { $names } chooses where the region lies
prompt-explore-rotation-other = { $names } turns the region
prompt-explore-market-other = { $names } chooses what the market gets
prompt-explore-discovery-other = { $names } chooses what the discovery brings
prompt-harvest-ask-other = { $names } harvests
prompt-migrate-over-full-other = { $names } moves units
prompt-steal-other = { $names } chooses whom to rob
prompt-spy-other = { $names } chooses whose objective to look at

# What buttons say.
action-vote = { $trend }
action-keep = Keep { $objective }
action-side = Side { $side }
action-give-up = The hex fits nowhere: discard it
action-place = Place it there
action-rotate = { $amount ->
    [0] Lay it as it is
    [one] Lay it turned once
   *[other] Lay it turned { $amount } times
}
action-land = On { $land }
action-stock = To the market: { $good }
action-discover = For you: { $good }
action-bid = { $amount ->
    [0] Bid nothing
    [one] Bid { $amount } florin
   *[other] Bid { $amount } florins
}
action-next = Next: { $seat }
action-consume = Use { $source }
action-temple = Temple: stand up all in region { $region }
action-enough = Enough
action-stand = Stand up a citizen of { $seat } in region { $region }
action-stand-all = Stand up citizens of { $seat }
action-leave-rebel = Leave the rebel
action-harvest = Harvest { $good }
action-taxes = Levy taxes
action-explore = Explore
action-reproduce = Reproduce
action-recruit = Recruit
action-migrate = Migrate
action-build = Build
action-transact = Make a transaction
action-use = Use { $card }
action-serve = Use the { $hall } of region { $region }
action-end-round = End the round
action-pass = Pass for this turn
action-unit = Region { $region }, { $spot }
action-spot = { $spot }
action-harvest-all = Harvest all that can be reached
action-ask = Ask for permission in region { $region }
action-grant = Allow it
action-deny = Refuse
action-done = Done
action-buy = Buy { $good } on the { $board } market
action-sell = Sell { $good } on the { $board } market
action-sell-token = Sell an explorer token as { $good } on the { $board } market
action-take-hex = Take this hex
action-next-hex = Discard it and take the next
action-bear = A citizen in region { $region }, { $land }
action-bear-all = A citizen wherever possible
action-hire = Hire for region { $region }, { $land }
action-to = To region { $region }, { $spot }
action-back = The last one goes back
action-raise = Build: { $construction }
action-launch = A ship in region { $region }, { $sea }
action-waters = In { $sea }
action-token = A token instead of { $good }
action-pay = Pay
action-way = Way { $amount }
action-sink = Destroy a ship of { $seat } in region { $region }
action-loot = Loot { $good } in region { $region }
action-rival = { $seat }
action-hide = Left { $hand }, right { $hand-2 }
action-pick = The { $fist } fist
action-calm = Calm region { $region }
action-exchange = Give { $good }, get { $good-2 }
action-take = Take { $good }
action-leave-hex = Leave it on top
action-discard-hex = Discard it
action-ready = Make { $card } ready
action-add-ship = A ship in region { $region }
action-buy-card = Buy { $card }
action-buy-none = Buy none
action-turn-card = Turn { $card }
action-offer = Offer something to { $seat }
action-call = Call for offers
action-no-offer = No offer
action-give = Give { $thing }
action-want = Want { $thing }
action-give-card = Give { $card }
action-want-card = Want { $card }
action-permission = { $amount ->
    [one] Harvest of { $amount } symbol in region { $region }
   *[other] Harvest of { $amount } symbols in region { $region }
}
action-order-place = Place { $amount } in the order of play
action-stand-ups = { $amount ->
    [one] Stand up { $amount } citizen
   *[other] Stand up { $amount } citizens
}
action-propose = Make the offer
action-drop = No offer after all
action-accept = Accept
action-decline = Decline

# What buttons say of this very position.
label-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
label-citizen = A citizen in region { $region }
label-citizen-area = A citizen in region { $region }, { $spot }
label-citizen-building = The unit in the { $building } of region { $region }
label-ship = A ship in region { $region }
label-ship-area = A ship in region { $region }, { $spot }
label-to = To region { $region }
label-to-area = To region { $region }, { $spot }
label-to-building = Into the { $building } of region { $region }
label-bear = A citizen in region { $region }
label-bear-area = A citizen in region { $region }, { $spot }
label-launch = A ship in region { $region }
label-launch-area = A ship in region { $region }, { $spot }
label-hire = Hire in region { $region }
label-hire-area = Hire in region { $region }, { $spot }
label-for = { $what } for { $price }
label-priced = { $what }: { $price }
label-first = First: { $name }
label-first-you = First: you
label-next-you = Next: you
label-recruit = Recruit: the next worker costs { $price }
label-bid = { $left ->
    [one] Bid { $price }: { $left } is left
   *[other] Bid { $price }: { $left } are left
}
label-harvest = Harvest { $cubes }
label-explore-nobody = Explore: no unit of yours is free to go, so it would fail
label-take-hex-nobody = Take this hex: no unit of yours is free to go there, so it would be discarded
label-accept-both = Accept: give { $gives }, get { $gets }
label-accept-gets = Accept: get { $gets }
label-accept-gives = Accept: give { $gives }
label-stand-yours = Stand up a citizen of yours in region { $region }
label-stand-all-yours = Stand up your citizens
label-give-up = Give up: the hex is discarded
label-taxes = Levy taxes: { $price }, rebellion { $by }
label-consume = { $count ->
    [one] Use { $source }: { $count } stands up
   *[other] Use { $source }: { $count } stand up
}
label-enough-lying = { $count ->
    [one] Enough: { $count } stays on the ground
   *[other] Enough: { $count } stay on the ground
}
label-enough-missing = { $count ->
    [one] Enough: { $count } cube is still missing
   *[other] Enough: { $count } cubes are still missing
}
label-wonder = Build { $card }
label-use-rival = Use { $card } of { $name }
label-either = { $one } or { $other }
label-way = For { $cost }: { $marker } { $by }
label-turn = Turn { $card }: then it costs { $price }
label-turn-away = Turn { $card }: then it is discarded
label-place = Place it { $where }
label-side = { $huts ->
    [0] { $side }: { $goods }; no huts
    [one] { $side }: { $goods }; { $huts } hut
   *[other] { $side }: { $goods }; { $huts } huts
}
label-no-symbols = no symbols
label-ask = Ask { $name } to let you harvest in region { $region }

# What happens.
label-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
label-citizens = { $count ->
    [one] a citizen
   *[other] { $count } citizens
}
label-your-citizens = { $count ->
    [one] a citizen of yours
   *[other] { $count } citizens of yours
}
label-cubes = { $count } { $good }
label-symbols = { $count ->
    [one] { $count } symbol
   *[other] { $count } symbols
}
label-board = { $board ->
    [1] Board I (domestic market)
    [2] Board II (export market)
    [3] Board III (population)
   *[4] Board IV (surplus)
}
label-rebellion-by = { $rebellion ->
    [-1] falls by 1
   *[other] rises by { $rebellion }
}
label-wares = { $ware ->
    [florin] { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
    [token] { $count ->
        [one] an explorer token
       *[other] { $count } explorer tokens
    }
   *[other] { $count } { $ware }
}
event-order-drawn = { $seat-is ->
    [you] You play in place { $place }.
   *[other] { $seat } plays in place { $place }.
}
event-trend-revealed = Trend: { $trend }.
event-voted = { $seat-is ->
    [you] You voted for a trend: { $trend }.
   *[other] { $seat } voted for a trend: { $trend }.
}
event-hand-shown = { $seat-is ->
    [you] None of your hexes fits: you show them and draw three others.
   *[other] None of { $seat }'s hexes fits: they are shown, and three others are drawn.
}
event-discovered = { $seat-is ->
    [you] You discover region { $region }.
   *[other] { $seat } discovers region { $region }.
}
event-token-taken = { $seat-is ->
    [you] You take an explorer token.
   *[other] { $seat } takes an explorer token.
} { $left ->
    [0] None is left.
    [one] One is left.
   *[other] { $left } are left.
}
event-disc-gained = A pile of explorer tokens is empty: everybody has { $discs } discs from now on.
event-landed = { $seat-is ->
    [you] You land { label-citizens } in region { $region }.
   *[other] { $seat } lands { label-citizens } in region { $region }.
}
event-to-market = { $seat-is ->
    [you] You bring a cube to the domestic market: { $good }.
   *[other] { $seat } brings a cube to the domestic market: { $good }.
}
event-to-screen = { $seat-is ->
    [you] You take a cube: { $good }.
   *[other] { $seat } takes a cube: { $good }.
}
event-card-uncovered = New on the track: { $card }.
event-objective-open = An objective for all: { $objective }.
event-turn-began = Turn { $turn } begins.
event-phase-began = { $phase }.
event-bade = { $seat-is ->
    [you] { $florins ->
        [0] You bid nothing.
       *[other] You bid { label-florins }.
    }
   *[other] { $florins ->
        [0] { $seat } bids nothing.
       *[other] { $seat } bids { label-florins }.
    }
}
event-bids-tied = The highest bids are equal: those who made them bid again.
event-order-stands = The order of play stays as it is.
event-placed-in-order = { $seat-is ->
    [you] You play in place { $place }.
   *[other] { $seat } plays in place { $place }.
}
event-board-fired = { $surplus ->
    [0] { label-board }: rebellion { label-rebellion-by }.
   *[other] { $rebellion ->
        [0] { label-board }: surplus rises by { $surplus }.
       *[other] { label-board }: surplus rises by { $surplus }, rebellion { label-rebellion-by }.
    }
}
event-rebellion-moved = Rebellion is { $now } now.
event-surplus-moved = Surplus is { $now } now.
event-population-moved = Population is { $now } now.
event-crisis-began = Crisis at home, all citizens lie down: { $good }, one cube feeds { $feeds }.
event-export-began = Crisis abroad: the continent wants { label-cubes }.
event-event-happened = An event: { $marker } { $by ->
    [-2] falls by 2
    [-1] falls by 1
    [1] rises by 1
   *[other] moves by { $by }
} for each { $building } in the archipelago.
event-consumed = { $seat-is ->
    [you] You give { $source }: { $good }.
   *[other] { $seat } gives { $source }: { $good }.
}
event-stood-up = { $seat-is ->
    [you] { $count ->
        [one] A citizen of yours stands up in region { $region }.
       *[other] { $count } citizens of yours stand up in region { $region }.
    }
   *[other] { $count ->
        [one] A citizen of { $seat } stands up in region { $region }.
       *[other] { $count } citizens of { $seat } stand up in region { $region }.
    }
}
event-temple-raised = { $seat-is ->
    [you] Your temple stands up all in region { $region }.
   *[other] { $seat }'s temple stands up all in region { $region }.
}
event-crisis-ended = { $rebels ->
    [0] The crisis is over: everybody stands.
    [one] The crisis is over: one citizen is a rebel.
   *[other] The crisis is over: { $rebels } citizens are rebels.
}
event-export-ended = { $missing ->
    [0] The continent has what it wanted.
    [one] The continent lacks one cube.
   *[other] The continent lacks { $missing } cubes.
}
event-benefacted = { $seat-is ->
    [you] The bank lays a florin on your zone of the Benefactor: { $coins } by now.
   *[other] The bank lays a florin on { $seat }'s zone of the Benefactor: { $coins } by now.
}
event-expelled = { $seat-is ->
    [you] You turn a rebel of { $rival } out of the { $building } in region { $region }.
   *[other] { $rival-is ->
        [you] { $seat } turns your rebel out of the { $building } in region { $region }.
       *[other] { $seat } turns a rebel of { $rival } out of the { $building } in region { $region }.
    }
}
event-kept-rebel = { $seat-is ->
    [you] You leave a rebel of { $rival } in the { $building } of region { $region }.
   *[other] { $rival-is ->
        [you] { $seat } leaves your rebel in the { $building } of region { $region }.
       *[other] { $seat } leaves a rebel of { $rival } in the { $building } of region { $region }.
    }
}
event-disc-placed = { $seat-is ->
    [you] You lay a disc: { $space }.
   *[other] { $seat } lays a disc: { $space }.
}
event-harvested = { $seat-is ->
    [you] You harvest { label-cubes } in region { $region }.
   *[other] { $seat } harvests { label-cubes } in region { $region }.
}
event-asked = { $seat-is ->
    [you] You ask { $rival } to let you harvest in region { $region }.
   *[other] { $rival-is ->
        [you] { $seat } asks you for permission to harvest in region { $region }.
       *[other] { $seat } asks { $rival } for permission to harvest in region { $region }.
    }
}
event-granted = { $seat-is ->
    [you] You allow { $rival } the harvest in region { $region }.
   *[other] { $rival-is ->
        [you] { $seat } allows you the harvest in region { $region }.
       *[other] { $seat } allows { $rival } the harvest in region { $region }.
    }
}
event-denied = { $seat-is ->
    [you] You refuse { $rival } the harvest in region { $region }.
   *[other] { $rival-is ->
        [you] { $seat } refuses you the harvest in region { $region }.
       *[other] { $seat } refuses { $rival } the harvest in region { $region }.
    }
}
event-taxed = { $seat-is ->
    [you] Taxes bring you { label-florins }.
   *[other] Taxes bring { $seat } { label-florins }.
}
event-bought = { $seat-is ->
    [you] You buy { $good } on the { $board } market for { label-florins }.
   *[other] { $seat } buys { $good } on the { $board } market for { label-florins }.
}
event-sold = { $seat-is ->
    [you] You sell { $good } on the { $board } market for { label-florins }.
   *[other] { $seat } sells { $good } on the { $board } market for { label-florins }.
}
event-sold-token = { $seat-is ->
    [you] You sell an explorer token as { $good } on the { $board } market for { label-florins }.
   *[other] { $seat } sells an explorer token as { $good } on the { $board } market for { label-florins }.
}
event-took-hex = { $seat-is ->
    [you] You take the hex on top.
   *[other] { $seat } takes the hex on top.
}
event-passed-hex = { $seat-is ->
    [you] You discard the hex on top and take the next.
   *[other] { $seat } discards the hex on top and takes the next.
}
event-next-hex = The next hex lies on top of the deck, with side { $side } up.
event-exploration-failed = { $seat-is ->
    [you] { $why ->
        [nobody-free] Your exploration fails, as no unit of yours is free to go there: the hex is discarded.
        [fits-nowhere] Your exploration fails, as the hex fits nowhere that a free unit of yours can reach: it is discarded.
       *[given-up] You give up the exploration: the hex is discarded.
    }
   *[other] { $why ->
        [nobody-free] { $seat }'s exploration fails, as no unit of theirs is free to go there: the hex is discarded.
        [fits-nowhere] { $seat }'s exploration fails, as the hex fits nowhere that a free unit of theirs can reach: it is discarded.
       *[given-up] { $seat } gives up the exploration: the hex is discarded.
    }
}
event-born = { $seat-is ->
    [you] A citizen of yours is born in region { $region }.
   *[other] A citizen of { $seat } is born in region { $region }.
}
event-hired = { $seat-is ->
    [you] You hire a worker for { label-florins } in region { $region }.
   *[other] { $seat } hires a worker for { label-florins } in region { $region }.
}
event-moved = { $seat-is ->
    [you] You move { $unit } from region { $source } to region { $region }.
   *[other] { $seat } moves { $unit } from region { $source } to region { $region }.
}
event-entered = { $seat-is ->
    [you] You enter the { $building } in region { $region }.
   *[other] { $seat } enters the { $building } in region { $region }.
}
event-left-building = { $seat-is ->
    [you] { $building ->
        [town] You leave the town of region { $region }: nobody holds the region now.
       *[other] You leave the { $building } of region { $region }.
    }
   *[other] { $building ->
        [town] { $seat } leaves the town of region { $region }: nobody holds the region now.
       *[other] { $seat } leaves the { $building } of region { $region }.
    }
}
event-convoyed = { $seat-is ->
    [you] A convoy takes your citizen from region { $source } to region { $region }.
   *[other] A convoy takes a citizen of { $seat } from region { $source } to region { $region }.
}
event-went-back = { $seat-is ->
    [you] Your citizen goes back to region { $region }.
   *[other] A citizen of { $seat } goes back to region { $region }.
}
event-built = { $seat-is ->
    [you] You build in region { $region }: { $construction }.
   *[other] { $seat } builds in region { $region }: { $construction }.
}
event-token-spent = { $seat-is ->
    [you] { $count ->
        [one] An explorer token of yours stands for { label-cubes }.
       *[other] { $count } explorer tokens of yours stand for { label-cubes }.
    }
   *[other] { $count ->
        [one] An explorer token of { $seat } stands for { label-cubes }.
       *[other] { $count } explorer tokens of { $seat } stand for { label-cubes }.
    }
}
event-served = { $seat-is ->
    [you] You use the { $building } of region { $region }.
   *[other] { $seat } uses the { $building } of region { $region }.
}
event-used = { $seat-is ->
    [you] You use { $card }.
   *[other] { $seat } uses { $card }.
}
event-owner-paid = { $seat-is ->
    [you] You pay { $rival } { label-florins } for it.
   *[other] { $rival-is ->
        [you] { $seat } pays you { label-florins } for it.
       *[other] { $seat } pays { $rival } { label-florins } for it.
    }
}
event-wonder-built = { $seat-is ->
    [you] You build a wonder: { $card }.
   *[other] { $seat } builds a wonder: { $card }.
}
event-sank = { $seat-is ->
    [you] You destroy a ship of { $rival } in region { $region }.
   *[other] { $rival-is ->
        [you] { $seat } destroys a ship of yours in region { $region }.
       *[other] { $seat } destroys a ship of { $rival } in region { $region }.
    }
}
event-looted = { $seat-is ->
    [you] You loot region { $region }: { label-cubes }.
   *[other] { $seat } loots region { $region }: { label-cubes }.
}
event-stole = { $seat-is ->
    [you] You steal a cube from { $rival }: { $good }.
   *[other] { $rival-is ->
        [you] { $seat } steals a cube from you: { $good }.
       *[other] { $seat } steals a cube from { $rival }: { $good }.
    }
}
event-stole-secret = { $seat-is ->
    [you] You steal a cube from { $rival }.
   *[other] { $seat } steals a cube from { $rival }.
}
event-stole-nothing = { $seat-is ->
    [you] You choose the empty fist of { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } chooses your empty fist.
       *[other] { $seat } chooses the empty fist of { $rival }.
    }
}
event-has-no-cubes = { $seat-is ->
    [you] You lift your screen: there is no cube.
   *[other] { $seat } lifts the screen: there is no cube.
}
event-spied = { $seat-is ->
    [you] You look at an objective of { $rival }: { $objective }.
   *[other] { $rival-is ->
        [you] { $seat } looks at your objective: { $objective }.
       *[other] { $seat } looks at an objective of { $rival }: { $objective }.
    }
}
event-spied-secret = { $seat-is ->
    [you] You look at an objective of { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } looks at an objective of yours.
       *[other] { $seat } looks at an objective of { $rival }.
    }
}
event-surveyed = { $seat-is ->
    [you] You have looked at both sides of the next hex, and { $discarded ->
        [0] leave it.
       *[other] discard it.
    }
   *[other] { $seat } has looked at both sides of the next hex, and { $discarded ->
        [0] leaves it.
       *[other] discards it.
    }
}
event-found = Uncovered: { $card }.
event-took-card = { $seat-is ->
    [you] You buy { $card } for { label-florins }.
   *[other] { $seat } buys { $card } for { label-florins }.
}
event-turned-card = { $florins ->
    [0] { $seat-is ->
        [you] You turn { $card } to its skull.
       *[other] { $seat } turns { $card } to its skull.
    }
   *[other] { $seat-is ->
        [you] You turn { $card }: it costs { label-florins } now.
       *[other] { $seat } turns { $card }: it costs { label-florins } now.
    }
}
event-card-discarded = { $card } is discarded.
event-readied = { $seat-is ->
    [you] You make { $card } ready again.
   *[other] { $seat } makes { $card } ready again.
}
event-exchanged = { $seat-is ->
    [you] You exchange a cube with the bank: { $good } for { $taken }.
   *[other] { $seat } exchanges a cube with the bank: { $good } for { $taken }.
}
event-took-cube = { $seat-is ->
    [you] You take a cube from the bank: { $good }.
   *[other] { $seat } takes a cube from the bank: { $good }.
}
event-calmed = { $seat-is ->
    [you] You calm region { $region }: its rebels stand up.
   *[other] { $seat } calms region { $region }: its rebels stand up.
}
event-ship-added = { $seat-is ->
    [you] You add a ship in region { $region }.
   *[other] { $seat } adds a ship in region { $region }.
}
event-offered = { $seat-is ->
    [you] You make { $rival } an offer.
   *[other] { $rival-is ->
        [you] { $seat } makes you an offer.
       *[other] { $seat } makes { $rival } an offer.
    }
}
event-gives = { $seat-is ->
    [you] You would give { label-wares }.
   *[other] { $seat } would give { label-wares }.
}
event-wants = { $seat-is ->
    [you] You want { label-wares }.
   *[other] { $seat } wants { label-wares }.
}
event-gives-card = { $seat-is ->
    [you] You would give { $card }.
   *[other] { $seat } would give { $card }.
}
event-wants-card = { $seat-is ->
    [you] You want { $card }.
   *[other] { $seat } wants { $card }.
}
event-bound-harvest = { $seat-is ->
    [you] You would let { $rival } harvest in region { $region }: { label-symbols }.
   *[other] { $rival-is ->
        [you] { $seat } would let you harvest in region { $region }: { label-symbols }.
       *[other] { $seat } would let { $rival } harvest in region { $region }: { label-symbols }.
    }
}
event-bound-place = { $seat-is ->
    [you] You would give { $rival } place { $place } in the order of play.
   *[other] { $rival-is ->
        [you] { $seat } would give you place { $place } in the order of play.
       *[other] { $seat } would give { $rival } place { $place } in the order of play.
    }
}
event-bound-stand-up = { $seat-is ->
    [you] You would stand up { label-citizens } of { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } would stand up { label-your-citizens }.
       *[other] { $seat } would stand up { label-citizens } of { $rival }.
    }
}
event-accepted = { $seat-is ->
    [you] You accept the offer of { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } accepts your offer.
       *[other] { $seat } accepts the offer of { $rival }.
    }
}
event-declined = { $seat-is ->
    [you] You decline the offer of { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } declines your offer.
       *[other] { $seat } declines the offer of { $rival }.
    }
}
event-withdrew = { $seat-is ->
    [you] You make no offer after all.
   *[other] { $seat } makes no offer after all.
}
event-nobody-offered = Nobody offers anything.
event-called = { $seat-is ->
    [you] You call for offers.
   *[other] { $seat } calls for offers.
}
event-passed = { $seat-is ->
    [you] You pass for this turn.
   *[other] { $seat } passes for this turn.
}
event-end-revealed = The end has come, by the objective { $objective }.
event-independence = Rebellion { $rebellion }, population { $population }: the archipelago is independent!
event-scored = { $seat-is ->
    [you] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and { label-florins }.
   *[other] { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and { label-florins }.
}

# Why something cannot be done.
refusal-no-vote = trends are not being voted for now
refusal-not-dealt = that objective was not dealt to you
refusal-no-place-for-it = that region fits nowhere now
refusal-not-in-hand = you do not have that hex
refusal-no-space = nothing lies beside that place
refusal-not-beside-start = the first regions must touch the one in the middle
refusal-edges-differ = an edge there would not fit: sea meets sea, fields meet fields, mountains meet mountains
refusal-too-few-neighbours = it must touch two regions, and touches only { $touching }
refusal-nobody-can-go = no free unit of yours can go there: a ship by sea, a citizen by land
refusal-cell-taken = a region lies there already
refusal-can-be-placed = the hex can be placed, so it must be
refusal-no-such-area = the region has no such area
refusal-not-shown = the region shows no such symbol
refusal-bank-lacks = the bank has no { $good } left
refusal-section-full = the { $board } market has no room for { $good }
refusal-no-discovery = nothing was discovered just now
refusal-too-few-florins = { $missing ->
    [one] you are { $missing } florin short
   *[other] you are { $missing } florins short
}
refusal-no-bidding = nobody bids now
refusal-not-winner = only the highest bidder sets the order
refusal-already-placed = that player has a place already
refusal-place-bound = that place was promised
refusal-no-crisis = there is no such crisis now
refusal-section-empty = there is no { $good } on the { $board } market
refusal-no-cube = you have no { $good } for it
refusal-no-token = you have no explorer token
refusal-no-temple = there is no temple in that region
refusal-temple-not-yours = you do not control the temple there
refusal-nobody-lies = nobody lies there
refusal-not-lying = no citizen of that player lies there
refusal-bound-to-others = you promised to stand up others first
refusal-no-rebel-to-expel = there is no rebel to turn out
refusal-not-your-round = that is done in a round of your own
refusal-acted-already = you have taken your action of this round
refusal-no-disc = you have no disc left
refusal-circles-taken = no circle is free for you there
refusal-no-unit-reaches = no free unit of yours reaches such a symbol
refusal-no-symbol-free = no such symbol is free there
refusal-needs-permission = the region belongs to the town of { $rival }: ask for permission
refusal-not-held-by-rival = nobody else holds that region
refusal-asked-already = you have asked there already
refusal-not-harvesting = you are not harvesting
refusal-looted-symbols = these symbols were looted and yield nothing any more
refusal-must-harvest = somebody has to harvest
refusal-nothing-to-harvest = no free unit of yours reaches a free symbol: { $good }
refusal-not-asked = nobody has asked for permission
refusal-no-transaction = you have no transaction to make now
refusal-other-board = these transactions are for the other market
refusal-must-trade = at least one transaction has to be made
refusal-no-hex-left = there is no hex left to explore
refusal-not-exploring = you are not exploring
refusal-no-pair = you do not have exactly two citizens there, both active
refusal-no-citizen-left = you have no citizen left in reserve
refusal-nobody-to-hire = there are no surplus workers to hire
refusal-no-unit-there = you have no unit there that is still free, active and not engaged
refusal-region-full = you never have more than { $most } citizens in one region
refusal-not-recruiting = you are not hiring
refusal-not-reproducing = no citizens are being born
refusal-must-add = at least one has to be added
refusal-no-active-unit = you have no active unit there
refusal-no-way-there = no way leads there
refusal-not-migrating = you are not migrating
refusal-not-overfull = no region has too many of your citizens
refusal-occupied = somebody is in that building
refusal-held-by-town = that building goes with a rival's town
refusal-not-built-here = no such building stands there
refusal-must-move = somebody has to move
refusal-not-building = you are not building
refusal-already-built = the region has one already
refusal-no-tokens-left = there is no token of that kind left
refusal-no-ship-left = you have no ship left in reserve
refusal-no-sea = the region has no sea
refusal-no-coast = a port stands on a coast, and the open sea has none
refusal-no-builder = you have no unit there that could build it
refusal-not-this-kind = this card does not build that
refusal-too-few-cubes = { $missing ->
    [one] you are { $missing } cube or token short
   *[other] you are { $missing } cubes or tokens short
}
refusal-not-paying = there is nothing to pay now
refusal-not-in-price = the price does not ask for that
refusal-token-not-needed = no further token is needed for that
refusal-not-under-control = you do not control it
refusal-used-this-turn = it was used in this turn
refusal-served-already = you have used a port or market in this round
refusal-nothing-to-trade = there is nothing you could buy or sell
refusal-card-used-already = you have used a card in this round
refusal-not-in-play = that card is not in play
refusal-not-your-card = only its owner uses that card
refusal-card-is-used = that card was used in this turn
refusal-wonder-built-already = that wonder is built already
refusal-bought-this-turn = a wonder cannot be built in the turn in which it was bought
refusal-too-few-discs = { $missing ->
    [one] you are { $missing } disc short
   *[other] you are { $missing } discs short
}
refusal-too-little-surplus = { $missing ->
    [one] one surplus worker is missing for it
   *[other] { $missing } surplus workers are missing for it
}
refusal-too-few-controlled = you must control a { $building } for it
refusal-no-effect = it would do nothing now
refusal-no-second-way = that card is used in one way only
refusal-no-card-effect = no card asks for that now
refusal-no-ship-there = that player has no ship there beside one of yours
refusal-not-a-rival = choose another player
refusal-no-objective = that player has no objective to look at
refusal-no-rebel-there = no rebel lies there, or you have no active unit there
refusal-same-cube = it would be the same kind of cube
refusal-not-this-cube = that card does not give this cube
refusal-not-found = that card was not uncovered
refusal-wrong-kind = that card is of the other kind
refusal-not-used-card = that card was not used in this turn
refusal-no-citizen-for-wonder = you have no active citizen free for the wonder
refusal-no-port-there = you control no port there
refusal-must-end = you have done something: end your round instead
refusal-must-pass = you have done nothing: pass instead
refusal-not-buying = cards are not for sale now
refusal-not-on-track = that card is not on the track
refusal-already-turned = you have turned that card already
refusal-no-offers-now = nobody may trade now
refusal-no-offers-left = you have made all the offers you may make now
refusal-to-yourself = an offer goes to somebody else
refusal-called-already = the others have been asked for offers already
refusal-offer-full = each side of an offer holds no more than { $most } things
refusal-other-side = that is on the other side of the offer already
refusal-you-lack-it = you are { $missing } short of it: { $thing }
refusal-rival-lacks-it = { $rival } cannot have that: { $thing }
refusal-card-not-traded = that card cannot be traded
refusal-not-this-window = that cannot be promised now
refusal-empty-offer = the offer is empty
refusal-same-offer = that very offer was made already
refusal-no-offer-to-you = nobody has made you an offer
refusal-you-cannot-deliver = you do not have what it asks for
refusal-no-permission-to-give = you have no permission to give for that region
refusal-bound-already = that is promised already
refusal-not-called = nobody has called for offers
refusal-not-assigned = that is not to be chosen now
refusal-not-in-fists = each fist holds one of your cubes; only with a single cube is one fist empty

# What things are called.
good-fruit = fruit
good-cattle = cattle
good-fish = fish
good-wood = wood
good-stone = stone
good-iron = iron
board-domestic = domestic
board-export = export
construction-ship = ship
construction-town = town
construction-port = port
construction-market = market
construction-temple = temple
building-town = town
building-port = port
building-market = market
building-temple = temple
unit-citizen = a citizen
unit-ship = a ship
marker-rebellion = rebellion
marker-surplus = surplus
ware-fruit = fruit
ware-cattle = cattle
ware-fish = fish
ware-wood = wood
ware-stone = stone
ware-iron = iron
ware-florin = florin
ware-five-florins = coin of five florins
ware-token = token
space-harvest-fruit = fruit harvest
space-harvest-cattle = cattle harvest
space-harvest-fish = fish harvest
space-harvest-wood = wood harvest
space-harvest-stone = stone harvest
space-harvest-iron = iron harvest
space-taxes = taxes
space-explore = exploration
space-reproduce = reproduction
space-recruit = recruitment
space-migrate = migration
space-build = construction
space-transact = transaction
phase-turn-0 = The first exploration
phase-disengage = Phase 1: cards and units are free again
phase-play-order = Phase 2: order of play
phase-population = Phase 3: effects of the population
phase-balance = Phase 4: balance of the archipelago
phase-actions = Phase 5: actions
phase-evolution = Phase 6: evolution cards
hall-port = port
hall-market = market
spot-land-1 = first land
spot-land-2 = second land
spot-land-3 = third land
spot-sea-1 = first sea
spot-sea-2 = second sea
spot-sea-3 = third sea
spot-town = town
spot-port = port
spot-market = market
spot-temple = temple
land-land-1 = the first land
land-land-2 = the second land
land-land-3 = the third land
sea-sea-1 = the first sea
sea-sea-2 = the second sea
sea-sea-3 = the third sea
source-market = a cube from the market
source-cube = a cube from behind the screen
source-token = an explorer token
thing-fruit = fruit
thing-cattle = cattle
thing-fish = fish
thing-wood = wood
thing-stone = stone
thing-iron = iron
thing-florin = a florin
thing-five-florins = five florins
thing-token = an explorer token
hand-fruit = fruit
hand-cattle = cattle
hand-fish = fish
hand-wood = wood
hand-stone = stone
hand-iron = iron
hand-nothing = empty
fist-left = left
fist-right = right
trend-fruit = Most fruit
trend-fruit-hint = At the end: who has most fruit behind the screen.
trend-cattle = Most cattle
trend-cattle-hint = At the end: who has most cattle behind the screen.
trend-fish = Most fish
trend-fish-hint = At the end: who has most fish behind the screen.
trend-wood = Most wood
trend-wood-hint = At the end: who has most wood behind the screen.
trend-stone = Most stone
trend-stone-hint = At the end: who has most stone behind the screen.
trend-iron = Most iron
trend-iron-hint = At the end: who has most iron behind the screen.
trend-florins = Most florins
trend-florins-hint = At the end: who has most florins behind the screen.
trend-towns = Most towns
trend-towns-hint = At the end: who controls most towns.
trend-ports = Most ports
trend-ports-hint = At the end: who controls most ports.
trend-markets = Most markets
trend-markets-hint = At the end: who controls most markets.
trend-temples = Most temples
trend-temples-hint = At the end: who controls most temples.
trend-benefactor = Benefactor
trend-benefactor-hint = At the end: who has most florins on this card. The bank lays one there for each of your cubes or tokens that helps in a crisis, and for each temple you build.
card-researcher = Researcher
card-researcher-hint = Owner only, 1 disc. Uncover five evolution cards; you may buy one progress card of them at its lowest price. The others are discarded.
card-headhunter = Headhunter
card-headhunter-hint = Owner only, 1 disc. Uncover five evolution cards; you may buy one character of them at its lowest price. The others are discarded.
card-pirate = Pirate
card-pirate-hint = Owner only, 1 disc. Destroy a rival's ship in a region where you have one; it goes back to the reserve. Rebellion +1.
card-merchant = Merchant
card-merchant-hint = Owner only, 1 florin. Up to three transactions on the domestic market.
card-exporter = Exporter
card-exporter-hint = Owner only, 1 florin. Up to three transactions on the export market.
card-recruiter = Recruiter
card-recruiter-hint = Owner only. Hire up to two workers, at the usual price.
card-barbarian = Barbarian
card-barbarian-hint = Owner only, 1 disc and 1 florin. Loot a resource other than fish in a region where you have an active citizen that is not engaged: two cubes for each of its symbols, which never yield anything again. The citizen is engaged. Rebellion +1.
card-thief = Thief
card-thief-hint = Owner only, 1 florin. A rival hides a cube in each fist; you choose a fist and take what is in it.
card-archbishop = Archbishop
card-archbishop-hint = Owner only, 1 florin. Rebellion −1 with up to two temples in the archipelago, −2 with three or four, −3 with more.
card-king = King
card-king-hint = Owner only. Two florins for each town you control; rebellion +1. 1 point at the end.
card-pope = Pope
card-pope-hint = Owner only, 1 disc. Rebellion −1 for each temple in the archipelago. 1 point at the end.
card-spy = Spy
card-spy-hint = Owner only, 5 florins. Look in secret at an objective of a rival.
card-captain = Captain
card-captain-hint = Owner only, 1 florin. A migration of your ships and of the citizens they carry.
card-navigator = Navigator
card-navigator-hint = Owner only, 1 disc. An exploration; the disc lies on this card and needs no circle on the wheel.
card-governor = Governor
card-governor-hint = Owner only, 2 florins. Rebellion −1.
card-tax-collector = Tax Collector
card-tax-collector-hint = Owner only, 1 disc. Levy taxes, without a circle on the wheel. Rebellion +1.
card-architect = Architect
card-architect-hint = Owner only, 1 florin. A construction at the usual price, without a disc.
card-foreman = Foreman
card-foreman-hint = Owner only, 1 florin. A harvest with up to two units, without a disc.
card-mediator = Mediator
card-mediator-hint = Owner only, 1 florin. All rebels of a region where you have an active unit stand up; rebellion −1.
card-missionary = Missionary
card-missionary-hint = Owner only, 1 fruit. Rebellion −1 and surplus −1.
card-labour-agent = Labour Agent
card-labour-agent-hint = Owner only, with a surplus of at least 2. Surplus −2, two florins for you; rebellion +1.
card-midwife = Midwife
card-midwife-hint = Owner only, 1 florin. A citizen more in a region where you have exactly two, both active.
card-smuggler = Smuggler
card-smuggler-hint = Owner only, 1 florin. Exchange a cube of yours for one of another kind from the bank.
card-shipwright = Shipwright
card-shipwright-hint = Owner only, 1 wood. Build a ship, without a disc and for nothing more.
card-plantation = Plantation
card-plantation-hint = Anybody, 1 florin. Your fruit harvest of this round is doubled.
card-ranch = Ranch
card-ranch-hint = Anybody, 1 florin. Your cattle harvest of this round is doubled.
card-fishing-nets = Fishing Nets
card-fishing-nets-hint = Anybody, 1 florin. Your fish harvest of this round is doubled.
card-sawmill = Sawmill
card-sawmill-hint = Anybody, 1 florin. Your wood harvest of this round is doubled.
card-quarry = Quarry
card-quarry-hint = Anybody, 1 florin. Your stone harvest of this round is doubled.
card-foundry = Foundry
card-foundry-hint = Anybody, 1 florin. Your iron harvest of this round is doubled.
card-local-trade = Local Trade
card-local-trade-hint = Anybody, 1 florin. Up to two transactions on the domestic market.
card-overseas-trade = Overseas Trade
card-overseas-trade-hint = Anybody, 1 florin. Up to two transactions on the export market.
card-expansionism = Expansionism
card-expansionism-hint = Anybody. A migration, without a disc.
card-emigration = Emigration
card-emigration-hint = Anybody. Surplus −1 for each port in the archipelago.
card-education = Education
card-education-hint = Anybody, 2 florins. Surplus −2.
card-amphitheatre = Amphitheatre
card-amphitheatre-hint = Owner only, 1 cattle. Two florins for you; rebellion −1.
card-clergy-donations = Clergy Donations
card-clergy-donations-hint = Anybody. For 1 fruit rebellion −1; or for 1 fruit and 1 cattle rebellion −2.
card-great-lighthouse = Great Lighthouse
card-great-lighthouse-hint = Wonder: 1 iron, 2 stone, 1 disc, and you must control a port. Everybody adds a ship in each region where they control a port. 1 point at the end.
card-cathedral = Cathedral
card-cathedral-hint = Wonder: 3 stone, 2 discs, and you must control a temple. Rebellion −1 for each temple in the archipelago. 2 points at the end.
card-colossus = Colossus
card-colossus-hint = Wonder: 3 iron, 1 disc. Surplus −1. 1 point at the end.
card-pyramid = Pyramid
card-pyramid-hint = Wonder: 5 stone, 2 discs. Rebellion +2. 2 points at the end.
card-agronomy = Agronomy
card-agronomy-hint = Anybody, 1 florin. Take 1 fruit or 1 cattle from the bank.
card-cartography = Cartography
card-cartography-hint = Anybody, 1 florin. Look in secret at both sides of the next hex; you may discard it.
card-immigration = Immigration
card-immigration-hint = Anybody. Surplus +2, and three florins for you.
card-masonry = Masonry
card-masonry-hint = Anybody, 2 florins. Build a town or a temple at the usual price, without a disc.
card-fair-taxation = Fair Taxation
card-fair-taxation-hint = Owner only, 1 disc. Levy taxes without a circle on the wheel; rebellion stays as it is.
card-harvest-festival = Harvest Festival
card-harvest-festival-hint = Anybody, 1 fish and 1 fruit. Rebellion −2.
card-printing-press = Printing Press
card-printing-press-hint = Owner only, 1 florin. Another of your used cards is ready again.
objective-S01 = “empty piles of explorer tokens · florins”
objective-S01-hint = The game ends when two piles of explorer tokens are empty. All are ranked by florins behind the screen.
objective-S02 = “temples · character cards”
objective-S02-hint = The game ends when there are 2, 3, 4 or 5 temples in play with 2, 3, 4 or 5 players. All are ranked by character cards.
objective-S03 = “towns · ports”
objective-S03-hint = The game ends when there are 3, 4, 5 or 6 towns in play with 2, 3, 4 or 5 players. All are ranked by ports controlled.
objective-S04 = “ports · progress cards”
objective-S04-hint = The game ends when there are 3, 4, 5 or 6 ports in play with 2, 3, 4 or 5 players. All are ranked by progress cards.
objective-S05 = “resources used up · temples”
objective-S05-hint = The game ends when the bank has no more of two resources. All are ranked by temples controlled.
objective-S06 = “progress cards · markets”
objective-S06-hint = The game ends when there are 4, 5, 6 or 7 progress cards in play with 2, 3, 4 or 5 players. All are ranked by markets controlled.
objective-S07 = “character cards · explorer tokens”
objective-S07-hint = The game ends when there are 4, 5, 6 or 7 character cards in play with 2, 3, 4 or 5 players. All are ranked by explorer tokens behind the screen.
objective-S08 = “markets · iron”
objective-S08-hint = The game ends when there are 3, 4, 5 or 6 markets in play with 2, 3, 4 or 5 players. All are ranked by iron behind the screen.
objective-S09 = “population · Pacifist”
objective-S09-hint = The game ends when population reaches 15, 22, 29 or 36 with 2, 3, 4 or 5 players. Pacifist: you alone get 3 points if population is ahead of rebellion by more than 15.
objective-S10 = “empty piles of explorer tokens · Separatist”
objective-S10-hint = The game ends when all three piles of explorer tokens are empty. Separatist: if the archipelago becomes independent, you alone win.
objective-M01 = “markets · wood symbols”
objective-M01-hint = The game ends when there are 4, 5, 6 or 7 markets in play with 2, 3, 4 or 5 players. All are ranked by wood symbols in regions held by towns.
objective-M02 = “temples · evolution cards”
objective-M02-hint = The game ends when there are 4, 5, 6 or 7 temples in play with 2, 3, 4 or 5 players. All are ranked by character and progress cards.
objective-M03 = “character cards · fish”
objective-M03-hint = The game ends when there are 5, 6, 7 or 8 character cards in play with 2, 3, 4 or 5 players. All are ranked by fish behind the screen.
objective-M04 = “empty piles of explorer tokens · iron symbols”
objective-M04-hint = The game ends when all three piles of explorer tokens are empty. All are ranked by iron symbols in regions held by towns.
objective-M05 = “ports · temples”
objective-M05-hint = The game ends when there are 4, 5, 6 or 7 ports in play with 2, 3, 4 or 5 players. All are ranked by temples controlled.
objective-M06 = “progress cards · florins”
objective-M06-hint =
    The game ends when there are { $m06 ->
        [even] 5, 6, 7 or 8
       *[literal] 5, 8, 11 or 14
    } progress cards in play with 2, 3, 4 or 5 players. All are ranked by florins behind the screen.
objective-M07 = “resources used up · Pacifist”
objective-M07-hint = The game ends when the bank has no more of three resources. Pacifist: you alone get 3 points if population is ahead of rebellion by more than 12.
objective-M08 = “an empty bank · Separatist”
objective-M08-hint = The game ends when the bank has no florins left. Separatist: if the archipelago becomes independent, you alone win.
objective-M09 = “towns · ports”
objective-M09-hint = The game ends when there are 4, 5, 6 or 7 towns in play with 2, 3, 4 or 5 players. All are ranked by ports controlled.
objective-M10 = “ships · markets”
objective-M10-hint = The game ends when there are 5, 7, 9 or 11 ships in play with 2, 3, 4 or 5 players. All are ranked by markets controlled.
objective-L01 = “towns · explorer tokens”
objective-L01-hint = The game ends when there are 5, 6, 7 or 8 towns in play with 2, 3, 4 or 5 players. All are ranked by explorer tokens behind the screen.
objective-L02 = “ports · florins”
objective-L02-hint = The game ends when there are 5, 6, 7 or 8 ports in play with 2, 3, 4 or 5 players. All are ranked by florins behind the screen.
objective-L03 = “resources used up · ports”
objective-L03-hint = The game ends when the bank has no more of three resources. All are ranked by ports controlled.
objective-L04 = “markets · temples”
objective-L04-hint = The game ends when there are 5, 6, 7 or 8 markets in play with 2, 3, 4 or 5 players. All are ranked by temples controlled.
objective-L05 = “empty piles of explorer tokens · character cards”
objective-L05-hint = The game ends when all three piles of explorer tokens are empty. All are ranked by character cards.
objective-L06 = “ships · progress cards”
objective-L06-hint = The game ends when there are 6, 8, 10 or 12 ships in play with 2, 3, 4 or 5 players. All are ranked by progress cards.
objective-L07 = “evolution cards · fish symbols”
objective-L07-hint = The game ends when there are 12, 16, 20 or 24 evolution cards in play with 2, 3, 4 or 5 players. All are ranked by fish symbols in regions held by towns.
objective-L08 = “temples · fruit symbols”
objective-L08-hint = The game ends when there are 5, 6, 7 or 8 temples in play with 2, 3, 4 or 5 players. All are ranked by fruit symbols in regions held by towns.
objective-L09 = “surplus workers · Pacifist”
objective-L09-hint = The game ends when there are more than 21 surplus workers. Pacifist: you alone get 3 points if population is ahead of rebellion by more than 10.
objective-L10 = “an empty bank · Separatist”
objective-L10-hint = The game ends when the bank has no florins left. Separatist: if the archipelago becomes independent, you alone win.

# The table in plain lines.
sheet-clock = Turn { $turn } · { $phase }
sheet-over = The game is over in turn { $turn }
sheet-independent = The archipelago became independent in turn { $turn }
sheet-markers = Population { $population }, rebellion { $rebellion }, surplus { $surplus }
sheet-forecast = If nothing changes, the next turn brings rebellion to { $rebellion } and surplus to { $surplus }
sheet-order = Order of play: { $names }
sheet-explorers = Explorer tokens in the three piles: { $piles }
sheet-trends = Trend: { $trends }
sheet-next-hex = { $count ->
    [one] On the last hex of the deck: side { $side }
   *[other] On top of { $count } hexes: side { $side }
}
sheet-crisis-domestic = { $count ->
    [one] Crisis at home: { $good }, one cube feeds { $feeds }; { $count } citizen lies
   *[other] Crisis at home: { $good }, one cube feeds { $feeds }; { $count } citizens lie
}
sheet-crisis-export = { $count ->
    [one] Crisis abroad: { $good }, { $count } more cube is wanted
   *[other] Crisis abroad: { $good }, { $count } more cubes are wanted
}
sheet-map = The map: each region with its symbols, buildings and units
sheet-region = Region { $region }
sheet-region-held = Region { $region }, held by { $name }
sheet-no-symbols = no symbols
sheet-symbols = { $count } { $good } ({ $free } free)
sheet-looted = { $count } { $good } (looted)
sheet-building-free = { $building }, controlled by nobody
sheet-building-unit = { $building } of { $name }
sheet-building-town = { $building } of { $name }, by the town
sheet-citizens = { $count ->
    [one] { $name }: a citizen
   *[other] { $name }: { $count } citizens
}
sheet-ships = { $count ->
    [one] { $name }: a ship
   *[other] { $name }: { $count } ships
}
sheet-lying = lying
sheet-engaged = engaged
sheet-moved = moved
sheet-around = Around it: { $places }
sheet-by-sea = { $region } by sea
sheet-by-land = { $region } by land
sheet-markets = The markets
sheet-market = The { $board } market
sheet-stock = { $good } { $count } of { $most }
sheet-buy = the next costs { $price }
sheet-sell = a sale brings { $price }
sheet-moves-surplus = surplus { $by }
sheet-moves-rebellion = rebellion { $by }
sheet-bank = Bank: { $price }; { $goods }; tokens for towns and temples { $homes }, for markets and ports { $halls }
sheet-deck = { $count ->
    [one] On the last card of the evolution deck
   *[other] On top of { $count } evolution cards
}
sheet-wanted-domestic = At home: { $good }, one cube feeds { $count }
sheet-wanted-export = { $count ->
    [one] Abroad: { $good }, { $count } cube
   *[other] Abroad: { $good }, { $count } cubes
}
sheet-event = Event: { $marker } { $by } for each { $building }
sheet-red = { $zone } (red: at once when it is uncovered)
sheet-track = Cards for sale
sheet-price = { $card }, { $price } (then { $next }).
sheet-skull = discarded
sheet-ends = What could end the game
sheet-end = { $objective }: { $now }, ends at { $at }
sheet-seat = { $name } · place { $place } · discs { $discs } of { $all }
sheet-people = Citizens { $citizens } (rebels { $rebels }), ships { $ships }
sheet-reserve = In reserve: citizens { $citizens }, ships { $ships }
sheet-controls = Controls: towns { $towns }, ports { $ports }, markets { $markets }, temples { $temples }
sheet-screen = Behind the screen: { $price }; tokens { $tokens }; { $goods }
sheet-screen-closed = Behind the screen: closed
sheet-no-cubes = no cubes
sheet-cards = Cards: { $cards }
sheet-card-built = { $card } (built)
sheet-card-used = { $card } (used)
sheet-benefactor = On the Benefactor: { $price }
sheet-objective = Objective { $objective }. { $does }
sheet-objective-hidden = A secret objective
sheet-hand = Hexes in hand, both sides: { $sides }
score-independence = Independence: nothing is counted
score-trend = Trend: { $what }
score-objective = Objective of { $name }: { $what }
score-open = Open objective: { $what }
score-had = { $what } ({ $counts })
score-ranks-fruit = most fruit
score-ranks-cattle = most cattle
score-ranks-fish = most fish
score-ranks-wood = most wood
score-ranks-stone = most stone
score-ranks-iron = most iron
score-ranks-florins = most florins
score-ranks-tokens = most explorer tokens
score-ranks-towns = most towns
score-ranks-ports = most ports
score-ranks-markets = most markets
score-ranks-temples = most temples
score-ranks-characters = most characters
score-ranks-progress = most progress cards
score-ranks-cards = most cards
score-ranks-region-fruit = most fruit symbols
score-ranks-region-cattle = most cattle symbols
score-ranks-region-fish = most fish symbols
score-ranks-region-wood = most wood symbols
score-ranks-region-stone = most stone symbols
score-ranks-region-iron = most iron symbols
score-ranks-benefactor = Benefactor
score-pacifist = Pacifist
score-medals = Medals of characters and wonders
score-medals-briefly = Medals
score-briefly-region-fruit = fruit symbols
score-briefly-region-cattle = cattle symbols
score-briefly-region-fish = fish symbols
score-briefly-region-wood = wood symbols
score-briefly-region-stone = stone symbols
score-briefly-region-iron = iron symbols
score-briefly-tokens = explorer tokens

# What the board says.
board-zone-domestic = domestic
board-zone-export = export
board-event = Event
board-event-now = Event, at once
board-for-each = for each
board-population = population
board-rebellion = rebellion
board-margin = margin before independence
board-calm = calm
board-next-turn = Next turn, as things are:
board-margin-then = margin { $count }
board-independence = independence
board-independent = The archipelago is free
board-nobody-wins = More unrest than people: the colony throws everybody out. Nothing is counted, and nobody wins.
board-separatist-wins = More unrest than people: the colony throws everybody out. Nothing is counted: { $name } wanted just that, and wins alone.
board-population-count = population { $count }
board-rebellion-count = rebellion { $count }
board-comes-to = → { $rebellion } of { $population }
board-waiting = surplus · IV
board-waiting-told = Board IV: surplus workers, who wait to be hired
board-next-hire = next hire
board-then = Next turn
board-cartouche = as far as it is known
board-in-deck = { $count } in the deck
board-trend = Trend
board-trend-unknown =
    Trend
    It is turned up before the first turn.
board-tokens = Explorer tokens
board-pile-1 = 4th disc
board-pile-2 = 5th disc
board-pile-3 = all gone
board-disc-ahead =
    { $count ->
        [one] One more
       *[other] { $count } more
    }: a disc for all
board-next-region = Next region
board-left = left
board-discarded = out
board-turn = Turn { $turn }
board-turn-zero = Turn 0
board-phase-1 = Disengage
board-phase-2 = Play order
board-phase-3 = Population
board-phase-4 = Balance
board-phase-5 = Actions
board-phase-6 = Evolution
board-phase-1-told =
    Phase 1: disengage
    Cards and units are free again, and rebels stand up.
board-phase-2-told =
    Phase 2: order of play
    All bid in secret; whoever bids most sets the order.
board-phase-3-told =
    Phase 3: effects of the population
    The four boards move surplus and rebellion.
board-phase-4-told =
    Phase 4: balance of the archipelago
    The crises on the back of the deck are met, or rebellion rises.
board-phase-5-told =
    Phase 5: actions
    Round by round: a disc, a card and a port or market each.
board-phase-6-told =
    Phase 6: evolution
    Cards are bought and turned.
board-taxes-bring = taxes would bring { $count }
board-now = now { $count }
board-ends-at = Ends at
board-scores = Scores
board-purse = florins are left then
board-purse-told =
    Your purse
    You have { $count ->
            [one] one florin
           *[other] { $count } florins
        }. All bids go to the bank.
board-crisis-domestic = Domestic crisis
board-crisis-export = Export crisis
board-still-to-stand =
    { $count ->
        [one] one more stands up
       *[other] { $count } more stand up
    }
board-cube-feeds = one cube feeds { $count }
board-cubes-missing =
    { $count ->
        [0] nothing is missing
        [one] one is missing
       *[other] { $count } are missing
    }
board-stand =
    { $count ->
        [one] stands
       *[other] stand
    }
board-lie =
    { $count ->
        [one] lies
       *[other] lie
    }
board-of = { $part } of { $whole }
board-independence-now = independence if all stop now
board-holds = rebellion if all stop now
board-give =
    You give: { $thing }
    A click adds one.
board-want =
    You ask for: { $thing }
    A click adds one.
board-legend = What is what
board-legend-map = On the chart
board-legend-boards = On the boards
board-legend-cards = Evolution cards
board-legend-actions = The wheel and what is done
board-legend-region = A region: land, sea, fields, mountains. Ranges and coasts go on next door
board-legend-held = Held through its town: a line and a tint in the colour of who holds it
board-legend-symbol = A symbol: one unit harvests one cube there
board-legend-looted = Looted: this symbol yields nothing any more
board-legend-hut = A hut: one more surplus worker when the region is found
board-legend-citizen = Citizens: the head has the shape of the player
board-legend-second = Two players: hatched pieces are of your second colour, and yours like the others
board-legend-rebel = A rebel lies under a red flag and does nothing
board-legend-engaged = Engaged: a rope around the feet; free again in phase 1
board-legend-ship = A ship: the player's shape on its sail
board-legend-town = Roofs and pennant: who controls a building
board-legend-unheld = A grey roof: nobody controls it
board-legend-buildings = Port, market, temple
board-legend-gold = Gold: this can be chosen now
board-legend-population = Population: all citizens on the map
board-legend-rebellion = Rebellion: above population it is independence
board-legend-surplus = Surplus: workers who wait to be hired
board-legend-margin = Margin: population less rebellion. At 0 the colony still holds
board-legend-forecast = Hatched: what the next turn adds, as things are
board-legend-goods = Fruit, cattle, fish, wood, stone, iron
board-legend-cube = Cubes of a good
board-legend-row = The row of the last cube: in phase 3 it moves the marker shown
board-legend-bank = Left in the bank; red when nearly gone
board-legend-florin = Florins
board-legend-token = Explorer token: any one good, once
board-legend-screen = Behind a screen: nobody else sees it
board-legend-objective = An objective: when the game ends, and what it scores
board-legend-trend = The trend scores for everybody
board-legend-character = Plum: a character
board-legend-progress = Teal: progress
board-legend-wonder = Grey: a wonder, built once
board-legend-used = Used: turned until phase 1
board-legend-own = Only its owner uses it
board-legend-any = Anybody uses it and pays its owner a florin more
board-legend-cost = What a use costs: discs, florins, goods
board-legend-medal = A point at the end
board-legend-price = What the card costs now: the side at the arrow
board-legend-after = What it costs after the next turn of the card
board-legend-skull = Turned once more, the card is discarded
board-legend-domestic = Domestic crisis: one cube stands up so many citizens
board-legend-export = Export crisis: so many cubes, or rebellion rises
board-legend-red = Red: it happens as soon as it is uncovered
board-legend-event = An event: a marker moves for each such building
board-legend-disc = An action disc
board-legend-spent = A disc that is spent until phase 6
board-legend-shared = A circle for anybody
board-legend-harvest = Harvest
board-legend-explore = Explore a region
board-legend-migrate = Migrate
board-legend-build = Build
board-legend-recruit = Hire workers
board-legend-transact = Buy and sell
board-legend-reproduce = Reproduce
board-legend-taxes = Levy taxes; rebellion +1
board-legend-halls = Hub of the wheel: coins for ports and markets used
board-legend-eye = Somebody looks at something hidden
board-legend-fist = A bid in a closed fist
board-aim-explore = Explore an archipelago, settle, harvest, build and trade.
board-aim-peace = Keep the colony fed: if rebellion passes population, all lose.
board-aim-secret = Your objective is secret, the trend is open: score for both.
board-cubes = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $goods }
}
board-short-of = { $count ->
    [one] { $good }
   *[other] { $count } { $goods }
}
board-goods-fruit = fruit
board-goods-cattle = cattle
board-goods-fish = fish
board-goods-wood = wood
board-goods-stone = stone
board-goods-iron = iron
board-florins-spent =
    { $count ->
        [one] one florin
       *[other] { $count } florins
    }
board-family-character = character
board-family-progress = progress
board-family-wonder = wonder
board-price-after = Costs { $now } now, { $then } after the next notch.
board-price-last = Costs { $now } now; at the next notch it is discarded.
board-deck =
    The evolution deck: { $count ->
            [one] one card
           *[other] { $count } cards
        }
board-deck-empty = It is used up.
board-back-event = Event: { $marker } { $by } for each { $building } on the map.
board-back-red-event = Red: it counts only at the moment it is uncovered, not in phase 4.
board-back-domestic = At home: a cube of { $good } stands up { $count } citizens.
board-back-export =
    Abroad: { $count ->
            [one] one cube
           *[other] { $count } cubes
        } of { $good }, or rebellion rises by what is missing.
board-back-red-domestic = This half is red: it counts only at the moment it is uncovered, not in phase 4.
board-back-red-export = This half is red: it counts only at the moment it is uncovered, not in phase 4.
board-side = Side { $side }
board-symbols = Symbols: { $goods }.
board-huts =
    { $count ->
        [0] No huts.
        [one] One hut: surplus +1.
       *[other] { $count } huts: surplus +{ $count }.
    }
board-section =
    { $good }, { $board } market: { $count ->
        [one] one cube
       *[other] { $count } cubes
    }
board-buy-at = The last one is bought for { $price }.
board-sell-at = A cube is sold here for { $price }.
board-room = { $good }, { $board } market: the next free cell
board-row-moves = Its row: { $marker } +1 in each phase 3.
board-row-would = It would add { $marker } +1 in each phase 3.
board-row-calm = Nothing moves in phase 3.
board-surplus = surplus
board-colony-row = Population { $first }–{ $last }
board-labour-row = Surplus { $first }–{ $last }
board-labour-last = Surplus { $first } and more
board-each-phase-3 = In each phase 3: { $moves }.
board-worker-costs =
    A worker costs { $count ->
            [one] one florin
           *[other] { $count } florins
        }.
board-circles =
    { $count ->
        [0] No circle is free for you.
        [one] One circle is free for you.
       *[other] { $count } circles are free for you.
    }
board-space-harvest-told = Units go onto free symbols, a cube for each.
board-space-taxes-told = Florins for citizens, ships, towns and temples; rebellion +1.
board-space-explore-told = A region is found, laid down and entered.
board-space-reproduce-told = A child in each region with exactly two of your active citizens.
board-space-recruit-told = Workers who wait become your citizens, at the price of board IV.
board-space-migrate-told = Your units move: one region each, or by convoy.
board-space-build-told = A ship, a town, a market, a port or a temple.
board-space-transact-told = One purchase or sale on either market.
area-turn = Turn and phases
area-map = The chart
area-colony = The colony
area-own = Your place
area-wheel = Actions, trend, next region
area-markets = Markets
area-labour = Surplus workers
area-evolution = Evolution cards
area-rivals = The others
board-bank =
    The bank
    It has { $count ->
            [0] no florins
            [one] one florin
           *[other] { $count } florins
        }.
board-bank-good =
    { $good }
    { $count ->
        [0] The bank has none left.
        [one] One cube is left in the bank.
       *[other] { $count } cubes are left in the bank.
    }
board-building = { $building }, region { $number }
board-why-unit = { $name } controls it: a unit stands there.
board-why-town = { $name } controls it by the town of the region.
board-why-nobody = Nobody controls it.
board-keeper-lies = A rebel of { $name } lies in it.
board-hall-used = Used in this turn.
board-town-does = Holds the region; a harvest here needs its leave.
board-port-does = Serves for transactions on the export market.
board-market-does = Serves for transactions on the domestic market.
board-temple-does = In a domestic crisis it stands up all citizens of its region.
board-card = { $card } · { $family }
board-card-built = Built: a citizen stays there.
board-card-fresh = Bought in this turn.
board-card-used = Used up until phase 1.
board-card-price =
    Its use costs you { $count ->
            [one] one florin
           *[other] { $count } florins
        } in all.
board-note-used = used
board-note-fresh = just bought
board-cell = Uncharted
board-ways =
    { $count ->
        [one] 1 way
       *[other] { $count } ways
    }
board-area-land = Region { $number }, land { $area }
board-area-sea = Region { $number }, sea { $area }
board-discs-told =
    Action discs of { $name }
    { $count } of { $all } left.
board-ends-told = What could end the game
board-ending = The game ends after this round: { $what }
board-end-line = { $what }: { $now } of { $count }
board-end-own = { $line } (yours)
board-last-round = Last round
board-final = The count
board-standing = As it stands
board-total = Points
board-florins-told = Florins of { $name }: { $count }
board-tokens-told =
    Explorer tokens of { $name }: { $count }
    Each stands for any one cube.
board-hidden = Nobody else sees what is there.
board-good-told = { $good }: { $count }
board-screen = Behind the screen of { $name }
board-you-give = You give
board-gives = { $name } gives
board-offers-left =
    { $count ->
        [0] the last offer
        [one] one offer left
       *[other] { $count } offers left
    }
board-offer-hint = a click adds one
board-way-0 = north-east of { $region }
board-way-1 = east of { $region }
board-way-2 = south-east of { $region }
board-way-3 = south-west of { $region }
board-way-4 = west of { $region }
board-way-5 = north-west of { $region }
board-by-ships =
    { $count ->
        [one] by ship
       *[other] { $count } ships
    }
board-offer-made = offered
board-offer-answer = accept or decline above
board-offer-leaves = Then you have
board-offer-lacks = You do not have
board-offer-told = An offer of { $maker } to { $partner }
board-right = harvest in { $region }: { $count }
board-place = place { $place } in the order
board-bind-places = a place in the order:
board-bind-stand-ups = citizens to stand up:
board-stand-ups =
    { $count ->
        [one] one citizen stood up
       *[other] { $count } citizens stood up
    }
board-hall-port =
    Ports
    A coin for each time you use a port in this phase.
board-hall-market =
    Markets
    A coin for each time you use a market in this phase.
board-harvest-nothing = Your units could bring nothing now.
board-harvest-brings = Your units could bring { $count } now, with { $units } at work.
board-taxes-told = It would bring you { $count }: rebellion { $rebellion } of { $population }.
board-helper =
    { $name }
    { $stands } stand, { $lies } lie.
board-lacks = lacks { $goods }
board-lacks-florins =
    { $count ->
        [one] lacks a florin
       *[other] lacks { $count } florins
    }
board-tokens-in-stock =
    { $count ->
        [0] None is left.
        [one] One is left.
       *[other] { $count } are left.
    }
board-margin-told =
    Margin: { $count }
    Population less rebellion. At 0 the colony still holds; below it is independent.
board-population-told =
    Population: { $count }
    All citizens on the map, rebels too.
board-rebellion-told =
    Rebellion: { $count }
    If it passes population, the colony is independent.
board-next-region-told = The hexes: { $count } in the deck, { $out } discarded
board-other-side = You know its other side: { $side }.
board-next-fits = The side on top fits: a free unit of yours could go there.
board-next-fits-not = The side on top fits nowhere that a free unit of yours could go. Only whoever takes the hex sees the other.
board-objective-hidden = A hidden objective
board-objective-told = Your objective: { $what }, now { $now } of { $count }
board-value = you: { $count }
board-rank = { $count }: place { $place }
board-rank-shared = { $count }: shares { $place }
board-on-symbol = At work on { $good }
board-pay-told = { $count } wanted, { $tokens } paid with tokens. A click changes it.
board-piles-told =
    Explorer tokens
    A token for each region found. When the first or the second pile is gone, all get another disc.
board-region = Region { $number }
board-region-full = Too many citizens: at most { $most }.
board-region-held = { $name } holds it.
board-region-sea = By sea to { $regions }
board-region-land = By land to { $regions }
board-region-permitted =
    { $count ->
        [one] One symbol may be used here.
       *[other] { $count } symbols may be used here.
    }
board-symbols-here =
    { $good }: { $count ->
        [one] one symbol
       *[other] { $count } symbols
    }, { $free } free
board-symbols-looted = { $good }: looted, yields nothing
board-citizens =
    { $count ->
        [one] One citizen
       *[other] { $count } citizens
    } of { $name }
board-ships =
    { $count ->
        [one] One ship
       *[other] { $count } ships
    } of { $name }
board-how-lying-citizen = lying
board-how-lying-citizens = lying
board-how-engaged-citizen = engaged
board-how-engaged-citizens = engaged
board-how-engaged-ship = engaged
board-how-engaged-ships = engaged
board-how-moved-citizen = has moved
board-how-moved-citizens = has moved
board-how-moved-ship = has moved
board-how-moved-ships = has moved
board-reserve-citizens = Citizens of { $name } in reserve: { $count }
board-reserve-ships = Ships of { $name } in reserve: { $count }
board-seat = { $name }, place { $place } in the order of play
board-seat-out = Has passed for this turn.
board-seat-bound = This place was promised.
board-seat-units = Citizens { $citizens } (rebels { $rebels }), ships { $ships }
board-seat-buildings = Towns { $towns }, ports { $ports }, markets { $markets }, temples { $temples }
board-seat-taxes = Taxes would bring { $count }
board-seat-medals =
    { $count ->
        [one] One point on cards
       *[other] { $count } points on cards
    }
board-seat-owed =
    { $count ->
        [one] One citizen must be stood up for them
       *[other] { $count } citizens must be stood up for them
    }
board-stand-up-more =
    { $count ->
        [one] One more must be stood up.
       *[other] { $count } more must be stood up.
    }
board-trend-named = Trend: { $trend }
board-trend-told = Everybody is ranked by it at the end.
board-way =
    { $number ->
        [one] One way
       *[other] The other way
    }
board-fist-left = The left fist
board-fist-right = The right fist
board-strip-vote-trend = Which trend?
board-strip-keep-objective = Your objectives: which do you keep?
board-strip-both-sides = Both sides of the hex you took
board-strip-pick-side = The regions you may lay
board-strip-survey-hex = Both sides of the next hex
board-strip-bid = Your bid for the order of play
board-strip-bid-again = A tie: bid once more
board-strip-hide-and-pick = Two closed fists
board-strip-choose-construction = What do you build?
board-strip-pay-with-tokens = What is paid with explorer tokens?
board-strip-choose-way = In which way?
board-strip-buy-found = What was found, each at its lowest price
board-why-rebellion = Next turn: rebellion { $rebellion } of { $population }
board-why-surplus = Next turn: surplus { $surplus }
board-why-board-1 = { $by }: the domestic market
board-why-board-2 = { $by }: the export market
board-why-board-3 = { $by }: the population
board-why-board-4 = { $by }: the surplus workers
board-why-domestic = { $by }: the crisis at home, after the market and the temples
board-why-export = { $by }: the crisis abroad, after the market
board-why-event = { $by }: the event
board-why-worst = If nobody helps at all: { $count }
board-why-missing =
    { $count ->
        [one] One cube from a screen is missing for no rebellion at all.
       *[other] { $count } cubes from screens are missing for no rebellion at all.
    }
board-source-board-1 = market I
board-source-board-2 = market II
board-source-board-3 = population
board-source-board-4 = surplus
board-source-event = event
board-source-domestic = crisis
board-source-export = crisis
board-role-pacifist = Pacifist
board-role-separatist = Separatist
board-strip-placing = The region you place
board-trend-none =
    Trend
    There is none: the objectives lie open, and all count.

# Settings.
setting-length = Length
setting-length-hint = Which ten objectives are used: they tell what can end the game.
setting-length-short = Short
setting-length-medium = Medium
setting-length-long = Long
setting-desert_start = From the desert
setting-desert_start-hint = Variant: the map begins with a desert settlement instead of the open sea, without ships.
setting-no_secrets = No secrets between friends
setting-no_secrets-hint = Variant: objectives lie open and belong to all; no trend, no Separatist, no Pacifist.
setting-more_control = More control
setting-more_control-hint = Variant: two trends instead of one.
setting-choose_trend = Choosing the trend
setting-choose_trend-hint = Variant: the players vote for the trend before the first exploration.
setting-benefactor = Benefactor
setting-benefactor-hint = Variant: the Benefactor and a second trend; no Separatist, no Pacifist. Advised for two players.
setting-more_spice = More spice
setting-more_spice-hint = Variant: each player draws two objectives and keeps one.
setting-open_objectives_2p = Open objectives for two
setting-open_objectives_2p-hint = How many objectives lie open when two play without secrets.
setting-open_objectives_2p-two = Two
setting-open_objectives_2p-four = Four
setting-split_tokens = Tokens apart
setting-split_tokens-hint = Whether each kind of building has 13 tokens of its own.
setting-explore_engages = Explorers are engaged
setting-explore_engages-hint = Whether the unit that goes into a new region is engaged by it.
setting-voluntary_failure = Explorations may be given up
setting-voluntary_failure-hint = Whether a hex that could be placed may be discarded.
setting-unlimited_bank = A bank without bottom
setting-unlimited_bank-hint = Whether the bank always pays, even with more coins than there are.
setting-red_at_setup = Red zones at the set-up
setting-red_at_setup-hint = Whether a red zone that shows when the first cards are laid out is resolved.
setting-count_old_rebels = Rebels count again
setting-count_old_rebels-hint = Whether those who were rebels before a crisis of phase 6 raise rebellion again at its end.
setting-harvest_from_building = Harvest from buildings
setting-harvest_from_building-hint = Whether a unit may leave a building to harvest.
setting-strict_areas = Harvest within an area
setting-strict_areas-hint = Whether units harvest only in the land area or sea they are in, and not across a strait.
setting-rounds_without_discs = Rounds without discs
setting-rounds_without_discs-hint = Whether rounds go on when nobody has discs any more, until all have passed.
setting-trade_cards = Cards are traded
setting-trade_cards-hint = Whether evolution cards may be part of an offer.
setting-token_needs_cube = Tokens need a cube in the bank
setting-token_needs_cube-hint = Whether an explorer token can stand only for a resource that the bank still has.
setting-two_circles = Circles of both colours
setting-two_circles-hint = Whether two players may use the circles of both their colours on the wheel.
setting-engaged_convoy = Engaged ships carry
setting-engaged_convoy-hint = Whether ships that fish or serve a port still carry citizens in a migration.
setting-town_takes_rebel_building = The town takes buildings of rebels
setting-town_takes_rebel_building-hint = Whether the controller of a town controls a building in which somebody else's unit rebels.
setting-enter_next_door = Into a building next door
setting-enter_next_door-hint = Whether one move of a migration may lead into a building of the adjacent region.
setting-screens = Screens
setting-screens-hint = What is shown of what others have behind their screens.
setting-screens-closed = Closed
setting-screens-memory = What one could remember
setting-screens-open = Open
setting-max_offers = Offers
setting-max_offers-hint = How many offers one may make in each round, in each crisis and before the order of play is set; with none there is no trade.
setting-come_forward = Everybody comes forward
setting-come_forward-hint = Whether everybody may make the highest bidder an offer before the order of play is set, or only if asked.
setting-m06 = The end by progress cards, medium game
setting-m06-hint = How many progress cards end a medium game: 5, 8, 11 or 14 as it is printed, or 5, 6, 7 or 8 like the others.
setting-m06-literal = 5, 8, 11, 14
setting-m06-even = 5, 6, 7, 8

# Lessons.
lesson-landing-title = Land in sight
lesson-landing-task = Before the first turn everybody settles. Your three hexes lie below the chart, each with two sides: six regions, of which you lay one beside the open sea, where the ships are. Touching edges must match, sea with sea. Take the side with two wood and two fish, H10A, and lay it east of the open sea, so that water meets water.
lesson-landing-learned = Your ship has sailed in, two citizens have landed, and you have an explorer token. The hut brought a worker who waits to be hired. Now choose which resource goes to the market and which behind your screen; the other hexes go back.
lesson-harvest-title = The first harvest
lesson-harvest-task = Three of you have settled around the open sea; region 1 is yours. Your disc lies on the harvest of wood. Every unit of yours that is free may go to a free symbol of its region: citizens to everything but fish, ships to fish alone. Send both citizens to the wood.
lesson-harvest-learned = A cube for each of them, behind your screen. They stay on their symbols, engaged, until the next turn begins: they can neither move nor work again before that. One action harvests one resource, but all over the map.
lesson-sell-title = To market
lesson-sell-task = You have two wood, and a transaction to make: one cube, bought or sold. At home the next wood sells for 4 florins, abroad for 5. Sell one abroad, on board II.
lesson-sell-learned = The cube lies in the first free cell, and the bank paid the price of its row. The fuller a section, the lower its prices; and where the lowest rows are reached, workers lose their jobs or people rebel in phase 3.
lesson-hire-title = Hire a worker
lesson-hire-task = Huts of new regions bring surplus workers, who wait on board IV: five of them now. You are about to recruit. Each costs what the row says in which surplus is at that moment, 3 florins. One comes only where you have a unit of your own: hire one into region 1.
lesson-hire-learned = Surplus falls, population rises, and you have a citizen more. A second one would cost 3 florins again, the third 4. Never more than three of yours in one region. And mind that too many who wait make rebellion grow.
lesson-convoy-title = Across the water
lesson-convoy-task = There is cattle in region 3, across the sea. Citizens walk by land only; but a ship of yours beside the border takes them over, and may still sail itself. You are migrating: take one citizen from region 1 to region 3.
lesson-convoy-learned = That citizen has moved, the ship has not. Ships in a row carry citizens through several regions. In one migration every unit of yours that is not engaged may move once, so go on, or be done.
lesson-town-title = A town of your own
lesson-town-task = A town costs 1 stone, 1 wood and 2 florins. With an active citizen in it the whole region is yours: its port, market and temple serve you, and others must ask before they harvest. Build one in region 1.
lesson-town-learned = The builder moves in and is engaged for this turn. Roofs and border have your colour now. If that citizen ever leaves or rebels, the region is open again.
lesson-port-title = Use a port
lesson-port-task = Your ship lies in the port of region 1, and you have two fish. Ports and markets need no disc: for 1 florin, once a turn each, they let you make two transactions, a port abroad, a market at home. Use the port.
lesson-port-learned = The florin lies on the wheel, your ship is engaged, and two transactions are yours: sell both fish, for 6 florins each. In the same round you may still take an action and use a card.
lesson-explore-title = Discover
lesson-explore-task = You have taken a hex, and see both sides. A new region must touch two others, and every edge must fit: sea at sea, fields at fields. One free unit of yours goes in. Lay the side with fruit and cattle, H22A, east of regions 1 and 2, so that your citizen can walk there.
lesson-explore-learned = You have an explorer token, good for any one resource later on, and its two huts brought two surplus workers. Now say which of its resources goes to the market, and which to you. When a pile of tokens is used up, everybody gets another disc.
lesson-card-title = Somebody else's card
lesson-card-task = Cards with a double arrow may be used by anybody. The player of region 2 has the Sawmill: it doubles your harvest of wood in this round. It costs 1 florin, and 1 more because it is not yours; both go to its owner. Use it, then harvest.
lesson-card-learned = The card is used for this turn, by whomever. Now the harvest of wood brings two cubes for each citizen. One card a round, beside your action and a port or market.
lesson-crisis-title = A crisis
lesson-crisis-task = All citizens lie down: stone is wanted, and one cube feeds six of them. You are asked first. The market has one stone, and you have one of your own. Whoever still lies when all have had their chance is a rebel. Help the colony, and save your own stone.
lesson-crisis-learned = Six citizens, six on their feet again, the others' as well. Had there been fewer places than people, you would have chosen whom to stand up, and could have asked something for it. Abroad cattle is wanted now; what is missing there raises rebellion.
lesson-deal-title = A deal
lesson-deal-task = In a round players may offer each other anything: cubes, florins, tokens, cards, even promises. A rival offers you a wood and a stone for a fish. You have one fish, and wood with stone is what a town costs. The slip tells what you would have then. Accept.
lesson-deal-learned = The cubes changed hands at once, before everybody's eyes. Of promises only those on a slip bind: to let somebody harvest, a place in the order of play, citizens stood up in a crisis. All else that is said at the table is just talk.
lesson-bid-title = The order of play
lesson-bid-task = All bid in secret for the order of play, and whatever is bid is gone, for the losers too. The others are ready, and in this lesson you know: they bid 2 florins and 1. Bid more than they do.
lesson-bid-learned = You set the whole order, and before you do so everybody may make you an offer for a good place. If those who bid most had been equal, they would have bid once more.
lesson-track-title = Cards for sale
lesson-track-task = Phase 6: five cards lie on the track, each at the price its arrow points at; turned by a notch, a card shows its next price. You either buy one and turn another, or turn two. Buy the Sawmill.
lesson-track-learned = It can be used from the next turn on, by rivals as well, who then pay you. Now turn one of the other cards: its price changes, and after its third turn it is discarded. Red zones on the back that comes up happen at once.
lesson-wonder-title = A wonder
lesson-wonder-task = You bought the Colossus last turn. A wonder is built once, instead of using a card: this one for 3 iron and one of your discs. And somebody will have to stay with it: a free citizen leaves the map for the card, for good. Build the Colossus.
lesson-wonder-learned = One surplus worker fewer, and one point for you when the match ends; wonders that nobody builds are worth none, though they count as progress cards. Now say which citizen goes: population falls by one then, so keep it above the rebellion. In this round you may still take an action.
