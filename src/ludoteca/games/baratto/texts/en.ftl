# Baratto in English.
game-title = Baratto
game-blurb = Closed crates, secret bids and one offer a round: guess what the others are collecting, and trade before the market closes.
area-market = Market
area-places = Players
area-counter = Goods and offers

aim-win = You win with most points: the more crates of the same good you have, the more each further one counts. Coins left over count a little.
aim-turn = Every round all choose at the same time, in secret, a stall and a bid for the crate on it; the highest bid gets it. Then whoever leads may offer one barter to one rival.
aim-end = The market closes after the last round, usually the sixth; then the screens are lifted and everything is counted.

chapter-SETUP = Laying the market
chapter-BID = Bidding
chapter-TAKE = Who takes the crate
chapter-PEEK = A look next door
chapter-OFFER = Offers
chapter-ROUND = The end of a round
chapter-END = The end
chapter-SCORE = What counts
chapter-TIE = Equal points

prompt-bid-in-secret = choose a stall and what you bid for its crate
prompt-bid-in-secret-1 = choose in secret the stall you want a crate from
prompt-bid-in-secret-2 = choose in secret what you bid for it
prompt-peek = look at a crate next to the stall you took from, if you like
prompt-choose-rival = make one rival an offer, or none
prompt-fill-bundle = name what you give, then what you want, then propose
prompt-answer-offer = accept the offer or decline it
# The same, said of others.
prompt-bid-in-secret-other = { $count ->
    [one] { $names } chooses a stall and a bid in secret
   *[other] { $names } choose stalls and bids in secret
}
prompt-peek-other = { $names } may look into a crate
prompt-choose-rival-other = { $names } may make an offer
prompt-fill-bundle-other = { $names } puts an offer together
prompt-answer-offer-other = { $names } answers the offer

action-stall = Go to stall { $amount }
action-bid = { $amount ->
    [0] Bid nothing
    [one] Bid one coin
   *[other] Bid { $amount } coins
}
action-peek = Look at the crate on stall { $amount }
action-no-peek = Do not look
action-offer = Make { $seat } an offer
action-no-offer = No offer
action-give = Give { $thing }
action-want = Want { $thing }
action-propose = Propose
action-accept = Accept
action-decline = Decline

event-round = { $seat-is ->
    [you] Round { $round }: you lead.
   *[other] Round { $round }: { $seat } leads.
}
event-bade = { $seat-is ->
    [you] You bid { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    } at stall { $stall }.
   *[other] { $seat } bids { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    } at stall { $stall }.
}
event-tied = { $coins ->
    [0] Equal bids of nothing at stall { $stall }: nobody takes the crate.
    [one] Equal bids of one coin at stall { $stall }: nobody takes the crate.
   *[other] Equal bids of { $coins } coins at stall { $stall }: nobody takes the crate.
}
event-took = { $seat-is ->
    [you] You take the crate from stall { $stall } for { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }: { $good }.
   *[other] { $seat } takes the crate from stall { $stall } for { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }: { $good }.
}
event-took-secret = { $seat-is ->
    [you] You take the crate from stall { $stall } for { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }.
   *[other] { $seat } takes the crate from stall { $stall } for { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }.
}
event-consoled = { $seat-is ->
    [you] You take no crate and { $coins ->
        [0] the bank has no coin for you
        [one] get a coin
       *[other] get { $coins } coins
    }.
   *[other] { $seat } takes no crate and { $coins ->
        [0] finds the bank empty
        [one] gets a coin
       *[other] gets { $coins } coins
    }.
}
event-peeked = { $seat-is ->
    [you] You look at the crate on stall { $stall }: { $good }.
   *[other] { $seat } looks at the crate on stall { $stall }: { $good }.
}
event-peeked-secret = { $seat-is ->
    [you] You look at the crate on stall { $stall }.
   *[other] { $seat } looks at the crate on stall { $stall }.
}
event-passed-by = { $seat-is ->
    [you] You look at nothing.
   *[other] { $seat } looks at nothing.
}
event-made-no-offer = { $seat-is ->
    [you] You make no offer.
   *[other] { $seat } makes no offer.
}
event-offered = { $seat-is ->
    [you] You make { $rival } an offer.
   *[other] { $rival-is ->
        [you] { $seat } makes you an offer.
       *[other] { $seat } makes { $rival } an offer.
    }
}
event-gives = { $seat-is ->
    [you] You would give { sheet-ware }.
   *[other] { $seat } would give { sheet-ware }.
}
event-wants = { $seat-is ->
    [you] You want { sheet-ware }.
   *[other] { $seat } wants { sheet-ware }.
}
event-accepted = { $seat-is ->
    [you] You accept the offer of { $lead }.
   *[other] { $lead-is ->
        [you] { $seat } accepts your offer.
       *[other] { $seat } accepts the offer of { $lead }.
    }
}
event-declined = { $seat-is ->
    [you] You decline the offer of { $lead }.
   *[other] { $lead-is ->
        [you] { $seat } declines your offer.
       *[other] { $seat } declines the offer of { $lead }.
    }
}
event-finished = The market closes and the screens are lifted.
event-counted = { $seat-is ->
    [you] You have { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $seat } has { $points ->
        [one] one point
       *[other] { $points } points
    }.
}

refusal-no-crate = there is no crate on that stall
refusal-stall-chosen = you have chosen your stall; withdraw to choose another
refusal-stall-first = choose a stall first, then what you bid
refusal-too-few-coins = { $missing ->
    [one] you are one coin short
   *[other] you are { $missing } coins short
}
refusal-no-crate-to-see = there is no crate on that stall to look at
refusal-not-neighbour = that stall is not next to stall { $stall }, from which you took your crate
refusal-not-lead = only the player who leads may make an offer
refusal-to-yourself = you cannot trade with yourself
refusal-nothing-to-give = you have neither a coin nor a crate to give
refusal-not-yours = you have not got { $thing } left to give
refusal-side-full = a bundle has at most { $most } things
refusal-giving-is-over = name all that you give before what you want
refusal-gives-nothing = an offer must give something
refusal-both-sides = you cannot give and want the same: { $thing }
refusal-rival-too-poor = { $coins ->
    [0] { $rival } has no coins
    [one] { $rival } has only one coin
   *[other] { $rival } has only { $coins } coins
}
refusal-rival-too-few-crates = { $crates ->
    [0] { $rival } has no crates
    [one] { $rival } has only one crate
   *[other] { $rival } has only { $crates } crates
}
refusal-no-offer-to-you = no offer has been made to you
refusal-you-lack = you do not have all that is wanted: { $thing } is missing

setting-radius = Size of the market
setting-radius-hint = The radius of the hexagon: 7, 19 or 37 stalls.
setting-coins = Coins at the start
setting-coins-hint = How many coins each player begins with.
setting-rounds = Rounds
setting-rounds-hint = After how many rounds the market closes.
setting-ties = Equal bids
setting-ties-hint = Who takes the crate when the highest bids at a stall are equal.
setting-ties-lead = The first clockwise from the lead
setting-ties-nobody = Nobody

sheet-round = { board-clock } · { $name } leads
sheet-stock = Draw pile { $draw } · coins in the bank { $bank }
sheet-legend = Stalls: ? closed, – empty; after a dot, who has looked inside
sheet-seat = { $name } · { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-crates = Crates: { $crates }
sheet-open = { $good } (open)
sheet-bid = Bid { $coins } at stall { $stall }
sheet-draft = Your secret choice: { $choice }
sheet-making = You are offering { $name }: { $give } for { $want }
sheet-offer = { $lead } offers { $name }: { $give } for { $want }
sheet-closed = ?
sheet-empty = –
sheet-nothing = nothing
sheet-ware = { $ware ->
    [coins] { $count ->
        [one] one coin
       *[other] { $count } coins
    }
   *[other] { $count ->
        [one] a crate { $ware }
       *[other] { $count } crates { $ware }
    }
}
board-draw = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}
board-clock = Round { $round }, at most { $rounds }
board-bank = Bank
board-offers = offers
board-wants = for
board-gift = as a gift
board-no-offer = No offer lies on the counter
board-counts = What crates of one good count, and three coins

board-stall = Stall { $stall }: { $crate }
board-no-crate = no crate
board-closed = a closed crate
board-open = { $crate }, lying open
board-seen = { $crate }, seen by { $names }
board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
} to bid and to trade with; three of them count a point
board-bell = { $name } leads this round, and may make an offer
board-screen = Everybody sees the crates behind a screen, and who has looked inside; what is in them only those who looked
board-supply = { $good }: { $count } crates in all
board-counter = The counter: here offers are made
board-draw-hint = The draw pile fills empty stalls at the end of a round
board-bank-hint = The bank takes what is bid and consoles those who get no crate
board-good-counts = { $count ->
    [one] one crate counts { $points }
   *[other] { $count } count { $points }
}
score-title = The market closes
score-total = Total
score-salt = Salt
score-wool = Wool
score-wine = Wine
score-amber = Amber
score-coins = Coins

# Goods and coins.
good-salt = salt
good-wool = wool
good-wine = wine
good-amber = amber
thing-salt = a crate of salt
thing-wool = a crate of wool
thing-wine = a crate of wine
thing-amber = a crate of amber
thing-coin = a coin
# To be counted, in sheet-ware.
ware-salt = of salt
ware-wool = of wool
ware-wine = of wine
ware-amber = of amber
ware-coin = coins
