# D.E.I. in English.
game-title = D.E.I. – Divide et Impera
game-blurb = A frozen city on two levels: send your Scrappers through streets and over roofs, hold Outposts, build, buy better cards, steer drones that belong to nobody, and be paid for Missions.

aim-win = You win with most Supplies: from Missions above all, at the end also from Outposts, Talents, Tech, Energy and the cards you bought.
aim-turn = In each of three Phases you play two cards: their actions build, recruit, move and collect; against opponents you need the Majority. One of the two may lie face down instead, and buys a better card.
aim-end = Each Turn everybody takes one of the open Missions. After four Turns the game is over.

chapter-GAME = The game
chapter-COMP = What is in the box
chapter-MAP = The city
chapter-SETUP = Setting up
chapter-TURN = A Turn
chapter-CARD = Playing cards
chapter-MAJ = Majority
chapter-OUT = Outposts
chapter-MARKET = Markets
chapter-MIS = Missions
chapter-CLEAN = Clean-up
chapter-END = The end of the game
chapter-2P = Two players
chapter-3P = Three players
chapter-OPT = Optional rules
chapter-ACT = Basic actions
chapter-ADV = Advanced actions
chapter-DRONE = Drones
chapter-CANDY = Candy Boosts
chapter-CHAMP = Champions
chapter-TAL = Talents

# What is asked.
prompt-pick-faction = choose your faction
prompt-place-champion = choose the Shelter where your Champion begins; the Scrappers follow
prompt-draft-talent = take a Talent
prompt-plan-cards = plan the cards of this Phase in secret
prompt-plan-cards-1 = plan in secret: the card you play first
prompt-plan-cards-2 = plan in secret: the card you play second
prompt-play-card = play a card: face up for its actions, face down to buy
prompt-use-symbol = use what your card offers, in any order, or finish it
prompt-buy-card = choose the card you buy, or buy nothing
prompt-play-planned = play the card you planned: face up for its actions, face down to buy
prompt-play-face-up = play a card face up: one already lies face down in this Phase
prompt-buy-nothing = there is no card you can buy: buy nothing
prompt-buy-nothing-yet = there is no card you can buy yet: add a Candy Boost, or buy nothing
prompt-card-stuck = nothing that is left on your card can be used now: finish it
prompt-card-stuck-yet = nothing that is left can be used now: add a Candy Boost, or finish the card
prompt-add-candy = your card is done: add a Candy Boost, or finish it
prompt-move-to = choose where your units go
prompt-choose-crew = choose who goes
prompt-move-neena = Neena may move once more: choose where to
prompt-exchange-resource = keep what you took, or exchange it with the bank
prompt-choose-victim = choose whose Scrapper is killed
prompt-recruit-from = your reserve is empty: choose where the Scrapper comes from
prompt-seed-region = put a resource from the bank in this Region, or leave it
prompt-take-up = none of this kind is left: choose which of yours is built anew
prompt-harvest = choose how much the Harvester takes
prompt-carry-scrappers = choose how many Scrappers the Transport brings
prompt-carry-from = your reserve is not enough: choose where the Transport takes a Scrapper
prompt-teleport = choose who is teleported, and where to
prompt-reap = choose whose Scrapper the Reaper kills, or no more
prompt-choose-payment = choose how you pay
prompt-buy-by-robot = choose what the Delivery Robot buys
prompt-take-for-abraham = Abraham may take a resource of his Region
prompt-unlock-talent = unlock Talents, or no more
prompt-take-mission = take a Mission
prompt-end-phase = end your Phase
# The same, said of others.
prompt-pick-faction-other = { $names } chooses a faction
prompt-place-champion-other = { $names } chooses where the Champion begins
prompt-draft-talent-other = { $names } takes a Talent
prompt-plan-cards-other = { $count ->
    [one] { $names } plans the cards of this Phase in secret
   *[other] { $names } plan the cards of this Phase in secret
}
prompt-play-card-other = { $names } plays a card
prompt-use-symbol-other = { $names } carries out a card
prompt-buy-card-other = { $names } may buy a card
prompt-play-planned-other = { $names } plays a card
prompt-play-face-up-other = { $names } plays a card
prompt-buy-nothing-other = { $names } may buy a card
prompt-buy-nothing-yet-other = { $names } may buy a card
prompt-card-stuck-other = { $names } carries out a card
prompt-card-stuck-yet-other = { $names } carries out a card
prompt-add-candy-other = { $names } carries out a card
prompt-move-to-other = { $names } chooses where units go
prompt-choose-crew-other = { $names } chooses who goes
prompt-move-neena-other = { $names } may move Neena once more
prompt-exchange-resource-other = { $names } may exchange a resource
prompt-choose-victim-other = { $names } chooses whose Scrapper is killed
prompt-recruit-from-other = { $names } chooses where a Scrapper comes from
prompt-seed-region-other = { $names } may put a resource in a Region
prompt-take-up-other = { $names } chooses what is built anew
prompt-harvest-other = { $names } chooses how much the Harvester takes
prompt-carry-scrappers-other = { $names } chooses how many Scrappers the Transport brings
prompt-carry-from-other = { $names } chooses where the Transport takes a Scrapper
prompt-teleport-other = { $names } chooses who is teleported
prompt-reap-other = { $names } chooses whose Scrapper the Reaper kills
prompt-choose-payment-other = { $names } chooses how to pay
prompt-buy-by-robot-other = { $names } buys by the Delivery Robot
prompt-take-for-abraham-other = { $names } may take a resource by Abraham
prompt-unlock-talent-other = { $names } may unlock Talents
prompt-take-mission-other = { $names } takes a Mission
prompt-end-phase-other = { $names } ends the Phase

# What buttons say.
action-faction = { $faction }
action-stand = The Champion begins in { $region }
action-draft = Take { $talent }
action-plan = Plan { $card }
action-plan-none = Plan no card
action-play = Play { $card }
action-down = { $card } face down, to buy
action-robot = Delivery Robot: spend { $card } and an Energy
action-recruit = { $symbol }: { $region }
action-move = { $symbol } from { $region }
action-collect = { $symbol }: { $region }
action-kill = { $symbol }: kill a Scrapper ({ $region })
action-dig = { $symbol }: put a resource ({ $region })
action-shelter = Build a Shelter: { $region }
action-bridge = Build a Bridge: { $slot }
action-elevator = Build an Elevator: { $slot }
action-fly = Fly { $drone } to { $region }
action-copy = Copy { $card }
action-gain = { $gain }
action-buy = Buy { $card }
action-candy = Candy Boost: { $candy }
action-finish = Finish the card
action-to = To { $region }
action-crew = { $with ->
    [champion] { $amount ->
        [0] The Champion
        [one] The Champion and a Scrapper
       *[other] The Champion and { $amount } Scrappers
    }
    [shelter] { $amount ->
        [0] A Shelter
        [one] A Scrapper and a Shelter
       *[other] { $amount } Scrappers and a Shelter
    }
    [both] { $amount ->
        [0] The Champion and a Shelter
        [one] The Champion, a Scrapper and a Shelter
       *[other] The Champion, { $amount } Scrappers and a Shelter
    }
   *[alone] { $amount ->
        [one] A Scrapper
       *[other] { $amount } Scrappers
    }
}
action-neena-stays = Neena stays
action-keep = Keep it
action-exchange = Exchange it
action-victim = A Scrapper of { $seat }
action-from = From { $region }
action-seed = Put a resource there
action-seed-none = Put nothing there
action-take-shelter = Take the Shelter from { $region }
action-take-bridge = Take the Bridge from { $slot }
action-take-elevator = Take the Elevator from { $slot }
action-harvest = { $amount ->
    [0] Take nothing
    [one] Take { $amount } resource
   *[other] Take { $amount } resources
}
action-carry = { $amount ->
    [0] Bring nobody
    [one] Bring { $amount } Scrapper
   *[other] Bring { $amount } Scrappers
}
action-beam = Teleport { $unit } to { $region }
action-beam-stop = Teleport nobody else
action-reap = Kill a Scrapper of { $seat }
action-reap-stop = Kill nobody else
action-pay = { $payment }
action-abraham-takes = Abraham takes a resource
action-abraham-leaves = Abraham takes nothing
action-unlock = Unlock the { $colour } Talent
action-unlock-stop = Unlock no more
action-mission = Mission { $amount-2 } of Turn { $amount }
action-mission-none = Take no Mission
action-end-phase = End the Phase

# What buttons say of this very position.
label-play = Play { $card }: { $symbols }
label-stand = { $beside ->
    [0] { $region }: the Champion
    [one] { $region }: the Champion and a Scrapper
   *[other] { $region }: the Champion and { $beside } Scrappers
}; { $elsewhere ->
    [one] { $other }: a Scrapper
   *[other] { $other }: { $elsewhere } Scrappers
}
label-copy = Copy { $card }: { $symbols }
label-recruit = { $symbol }: { $region }, { $mine } against { $theirs }
label-recruit-alone = { $symbol }: { $region }
label-to = To { $region }: { $mine } against { $theirs }
label-to-alone = To { $region }
label-against = { $what }: { $mine } against { $theirs }
label-wins = { $count ->
    [one] wins the { $colour } Outpost
   *[other] wins { $count } Outposts
}
label-gives-up = { $count ->
    [one] gives up the { $colour } Outpost
   *[other] gives up { $count } Outposts
}
label-collect = { $symbol }: { label-a-resource } ({ $region })
label-dig = { $symbol }: put { label-a-resource } ({ $region })
label-prevail-move = { $talent }: a Recruit as a Move from { $region }
label-prevail-collect = { $talent }: a Recruit as a Collect: { label-a-resource } ({ $region })
label-prevail-kill = { $talent }: a Recruit as a Collect, to kill a Scrapper ({ $region })
label-prevail-dig = { $talent }: a Recruit as a Collect, to put { label-a-resource } ({ $region })
label-harvest = Take { label-resources }
label-gain = { $gain ->
    [S] Gain { label-supplies }
   *[other] Take { label-resources } from the bank
}
label-finish = Finish the card
label-finish-losing = Finish the card and forgo: { $symbols }
label-finish-down = Buy nothing
label-buy = Buy { $card } for { $price }
label-buy-back = Buy { $card } for { $price }, and a Tech comes back
label-either = { $one } or { $other }
label-pay = Pay { label-paid }
label-keep = Keep { label-a-resource }
label-exchange = Exchange it for { label-a-resource }
label-seed = Put { label-a-resource } there
label-abraham = Abraham takes { label-a-resource }
label-unlock = Unlock { $talent }
label-unlock-gains = you gain the Majority: { $regions }
label-fly = { $flight }: { $there }
label-there-HAR = { label-resources } there
label-there-TEL = { $count ->
    [one] one of your units is there
   *[other] { $count } of your units are there
}
label-there-REA = { $count ->
    [one] one opposing Scrapper is there
   *[other] { $count } opposing Scrappers are there
}
label-reap-stop = Kill nobody
label-reap = Kill a Scrapper of { $name }: 1 Supply and a Candy Boost
label-reap-more = Kill a Scrapper of { $name }: 1 more Supply
label-beam-stop = Teleport nobody
label-mission = { $mission }, Turn { $column }: { label-supplies }
label-end-phase = End Phase { $phase }
label-symbol-times = { $symbol } ×{ $count }

# What happens.
label-crew = { $with ->
    [champion] { $count ->
        [0] the Champion
        [one] the Champion and a Scrapper
       *[other] the Champion and { $count } Scrappers
    }
    [shelter] { $count ->
        [0] a Shelter
        [one] a Scrapper and a Shelter
       *[other] { $count } Scrappers and a Shelter
    }
    [both] { $count ->
        [0] the Champion and a Shelter
        [one] the Champion, a Scrapper and a Shelter
       *[other] the Champion, { $count } Scrappers and a Shelter
    }
   *[alone] { $count ->
        [one] a Scrapper
       *[other] { $count } Scrappers
    }
}
label-in = { $level ->
    [roof] on { $region }
   *[other] in { $region }
}
label-into = { $level ->
    [roof] onto { $region }
   *[other] to { $region }
}
label-scrappers = { $count ->
    [one] a Scrapper
   *[other] { $count } Scrappers
}
label-supplies = { $count ->
    [one] { $count } Supply
   *[other] { $count } Supplies
}
label-resources = { $count } { $resource }
label-a-resource = { $resource ->
    [Energy] an { $resource }
   *[other] a { $resource }
}
event-first-player = { $seat-is ->
    [you] You are first player.
   *[other] { $seat } is first player.
}
event-faction-taken = { $seat-is ->
    [you] You lead { $faction }.
   *[other] { $seat } leads { $faction }.
}
event-champion-placed = { $seat-is ->
    [you] Your Champion begins { label-in }.
   *[other] { $seat }'s Champion begins { label-in }.
}
event-drone-placed = { $drone } begins { label-in }.
event-talent-drafted = { $seat-is ->
    [you] You take { $talent }.
   *[other] { $seat } takes { $talent }.
}
event-turn-began = { $seat-is ->
    [you] Turn { $turn }: you begin.
   *[other] Turn { $turn }: { $seat } begins.
}
event-played = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-played-down = { $seat-is ->
    [you] You play { $card } face down.
   *[other] { $seat } plays { $card } face down.
}
event-played-down-secret = { $seat-is ->
    [you] You play a card face down.
   *[other] { $seat } plays a card face down.
}
event-candy-added = { $seat-is ->
    [you] You add a Candy Boost: { $candy }.
   *[other] { $seat } adds a Candy Boost: { $candy }.
}
event-recruited = { $seat-is ->
    [you] You recruit { label-scrappers } { label-in }.
   *[other] { $seat } recruits { label-scrappers } { label-in }.
}
event-transferred = { $seat-is ->
    [you] You bring a Scrapper from { $source } { label-into }.
   *[other] { $seat } brings a Scrapper from { $source } { label-into }.
}
event-seeded = { $seat-is ->
    [you] You put { label-a-resource } { label-in }.
   *[other] { $seat } puts { label-a-resource } { label-in }.
}
event-moved = { $seat-is ->
    [you] You move { label-crew } from { $source } { label-into }.
   *[other] { $seat } moves { label-crew } from { $source } { label-into }.
}
event-collected = { $seat-is ->
    [you] You collect { label-a-resource } { label-in }.
   *[other] { $seat } collects { label-a-resource } { label-in }.
}
event-exchanged = { $seat-is ->
    [you] You exchange { $given } for { $taken }.
   *[other] { $seat } exchanges { $given } for { $taken }.
}
event-shelter-built = { $seat-is ->
    [you] You build a Shelter { label-in }.
   *[other] { $seat } builds a Shelter { label-in }.
}
event-bridge-built = { $seat-is ->
    [you] You build a Bridge: { $slot }.
   *[other] { $seat } builds a Bridge: { $slot }.
}
event-elevator-built = { $seat-is ->
    [you] You build an Elevator: { $slot }.
   *[other] { $seat } builds an Elevator: { $slot }.
}
event-taken-up = { $seat-is ->
    [you] You take { $construction } of yours from the map.
   *[other] { $seat } takes { $construction } from the map.
}
event-copied = { $seat-is ->
    [you] You copy { $card }.
   *[other] { $seat } copies { $card }.
}
event-gained = { $seat-is ->
    [you] You take { label-resources } from the bank.
   *[other] { $seat } takes { label-resources } from the bank.
}
event-supplies-gained = { $seat-is ->
    [you] You gain { label-supplies }.
   *[other] { $seat } gains { label-supplies }.
}
event-flew = { $steps ->
    [0] { $seat-is ->
        [you] You keep { $drone } { label-in }.
       *[other] { $seat } keeps { $drone } { label-in }.
    }
   *[other] { $seat-is ->
        [you] You fly { $drone } { label-into }.
       *[other] { $seat } flies { $drone } { label-into }.
    }
}
event-harvested = { $seat-is ->
    [you] You take { label-resources } by the Harvester { label-in }.
   *[other] { $seat } takes { label-resources } by the Harvester { label-in }.
}
event-teleported = { $seat-is ->
    [you] You teleport { $unit } { label-into }.
   *[other] { $seat } teleports { $unit } { label-into }.
}
event-killed = { $seat-is ->
    [you] You kill { label-scrappers } of { $rival } { label-in }.
   *[other] { $rival-is ->
        [you] { $seat } kills { label-scrappers } of yours { label-in }.
       *[other] { $seat } kills { label-scrappers } of { $rival } { label-in }.
    }
}
event-candy-drawn = { $seat-is ->
    [you] You draw a Candy Boost: { $candy }.
   *[other] { $seat } draws a Candy Boost: { $candy }.
}
event-candy-drawn-secret = { $seat-is ->
    [you] You draw a Candy Boost.
   *[other] { $seat } draws a Candy Boost.
}
label-paid = { $tech ->
    [0] { $energy ->
        [0] nothing
       *[other] { $energy } Energy
    }
   *[other] { $energy ->
        [0] { $tech } Tech
       *[other] { $tech } Tech and { $energy } Energy
    }
}
event-bought = { $seat-is ->
    [you] You buy { $card } for { label-paid }.
   *[other] { $seat } buys { $card } for { label-paid }.
}
event-card-revealed = New on the market ({ $market }): { $card }.
event-card-spent = { $seat-is ->
    [you] Your Delivery Robot spends { $card } and an Energy.
   *[other] { $seat }'s Delivery Robot spends { $card } and an Energy.
}
event-card-spent-secret = { $seat-is ->
    [you] Your Delivery Robot spends a card and an Energy.
   *[other] { $seat }'s Delivery Robot spends a card and an Energy.
}
event-outpost-taken = { $seat-is ->
    [you] You take the { $colour } Outpost { label-in }.
   *[other] { $seat } takes the { $colour } Outpost { label-in }.
}
event-outpost-conquered = { $seat-is ->
    [you] You take the { $colour } Outpost { label-in } from { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } takes the { $colour } Outpost { label-in } from you.
       *[other] { $seat } takes the { $colour } Outpost { label-in } from { $rival }.
    }
}
event-outpost-lost = { $seat-is ->
    [you] You lose the { $colour } Outpost { label-in }.
   *[other] { $seat } loses the { $colour } Outpost { label-in }.
}
event-abraham-took = { $seat-is ->
    [you] Your Abraham takes { label-a-resource } { label-in }.
   *[other] { $seat }'s Abraham takes { label-a-resource } { label-in }.
}
event-unlocked = { $seat-is ->
    [you] You unlock { $talent }.
   *[other] { $seat } unlocks { $talent }.
}
event-mission-taken = { $seat-is ->
    [you] You take the Mission of Turn { $column }, { $mission }: { label-supplies }.
   *[other] { $seat } takes the Mission of Turn { $column }, { $mission }: { label-supplies }.
}
event-mission-declined = { $seat-is ->
    [you] You take no Mission.
   *[other] { $seat } takes no Mission.
}
event-counted = { $seat-is ->
    [you] Your Supplies at the end: Outposts { $outposts }, Talents { $talents }, Tech { $tech }, Energy { $energy }.
   *[other] { $seat }'s Supplies at the end: Outposts { $outposts }, Talents { $talents }, Tech { $tech }, Energy { $energy }.
}
label-points = { $points ->
    [one] { $points } Supply
   *[other] { $points } Supplies
}
event-scored = { $seat-is ->
    [you] Your Market cards count { $cards }: you have { label-points } in all.
   *[other] { $seat }'s Market cards count { $cards }: { label-points } in all.
}

# Why not.
refusal-faction-gone = somebody else leads that faction
refusal-faction-stands = the factions have been chosen
refusal-champion-stands = the Champions have been placed
refusal-no-draft = Talents are not being chosen now
refusal-other-group = a { $colour } Talent is to be taken now
refusal-colour-drafted = everybody has a Talent of that colour already
refusal-talent-gone = somebody else has that Talent
refusal-no-planning = cards are not being planned now
refusal-not-in-hand = you do not have that card in your hand
refusal-already-planned = that card is planned already
refusal-cards-to-plan = you have cards to plan
refusal-not-planned = you planned another card
refusal-one-face-down = one card of this Phase lies face down already
refusal-no-card-in-play = play a card first
refusal-symbol-not-left = your card does not offer this now: { $symbol }
refusal-no-outpost-for-it = you control no { $colour } Outpost to do this for
refusal-part-of = that is part of { $region }: choose it there
refusal-not-on-board = that district is not in play
refusal-no-shelter = there is no Shelter that you may use
refusal-rival-shelter = the Shelter there is not yours
refusal-recruit-minority = { $missing ->
    [one] for the Majority there you would be one short, even with the new Scrapper
   *[other] for the Majority there you would be { $missing } short, even with the new Scrapper
}
refusal-no-scrapper-there = you have no Scrapper to bring
refusal-no-unit = you have no unit there
refusal-no-way-out = your units there can go nowhere with this Move
refusal-same-region = they are there already
refusal-not-linked = no way leads there
refusal-move-minority = { $missing ->
    [one] for the Majority there you would be one short
   *[other] for the Majority there you would be { $missing } short
}
refusal-too-few-there = { $missing ->
    [one] you are one Scrapper short there
   *[other] you are { $missing } Scrappers short there
}
refusal-champion-elsewhere = your Champion is not there
refusal-no-shelter-to-move = you have no Shelter there to take along
refusal-empty-crew = somebody has to go
refusal-neena-leads = Neena has to go along
refusal-aria-alone = only Aria climbs there, and only alone
refusal-no-unit-to-collect = you have no unit there
refusal-no-token = there is nothing to collect there
refusal-collect-minority = { $missing ->
    [one] for the Majority there you are one short
   *[other] for the Majority there you are { $missing } short
}
refusal-no-talent = you have not unlocked { $talent }
refusal-not-all-on-map = { $missing ->
    [one] one of your Scrappers is still in reserve
   *[other] { $missing } of your Scrappers are still in reserve
}
refusal-bank-empty = the bank has no { $resource } left
refusal-has-majority = you have the Majority there: collect instead
refusal-no-victim = no opponent has a Scrapper there to kill
refusal-no-unit-to-build = you have no unit there to build it
refusal-not-built-there = none of yours is built there
refusal-other-kind = that is another kind of construction
refusal-same-slot = it would come back to the same place
refusal-drone-absent = that drone is not in play
refusal-out-of-range = the drone flies { $range ->
    [one] one Region
   *[other] { $range } Regions
} at most
refusal-too-few-tokens = { $missing ->
    [one] there is one resource too few
   *[other] there are { $missing } resources too few
}
refusal-too-few-scrappers = you do not have so many Scrappers to bring
refusal-roof-for-one = only one unit may go to a Roof, and no other besides
refusal-not-played = that card was not played face up this Turn
refusal-not-yours-to-copy = only your own cards can be copied
refusal-nothing-to-copy = there is nothing on that card to copy
refusal-candy-lies = a Candy Boost lies on this card already
refusal-no-such-candy = you have no such Candy Boost
refusal-only-wild = on a card face down only the Wild Outpost can be laid
refusal-not-for-sale = that card is not for sale
refusal-too-few-outposts = { $missing ->
    [one] you are one { $colour } Outpost short
   *[other] you are { $missing } { $colour } Outposts short
}
refusal-too-few-tech = you are { $missing } Tech short
refusal-too-few-energy = you are { $missing } Energy short
refusal-not-paid-so = this cannot be paid that way
refusal-robot-sent = the Delivery Robot was sent already in this Phase
refusal-nothing-to-buy = there is nothing you could buy with it
refusal-too-few-cubes = { $missing ->
    [one] you are one { $colour } cube short
   *[other] you are { $missing } { $colour } cubes short
}
refusal-talent-open = that Talent is unlocked already
refusal-column-taken = you have a token in that column already
refusal-mission-must = you have to take a Mission
refusal-no-cards-yet = no cards are being played yet
refusal-cards-played = your cards of this Phase have been played
refusal-no-purchase-left = only a card that is put face down buys
refusal-no-flight-left = your card does not show { $drone }
refusal-killed-enough = { $most ->
    [one] the Reaper kills one Scrapper of each faction at most
   *[other] the Reaper kills { $most } Scrappers at most
}

# Things.
symbol-R = Recruit
symbol-Rr = Red Recruit
symbol-Rg = Green Recruit
symbol-M = Move
symbol-Mr = Red Move
symbol-Mb = Blue Move
symbol-C = Collect
symbol-Cb = Blue Collect
symbol-Cg = Green Collect
symbol-B = Build
symbol-BS = Build a Shelter
symbol-BB = Build a Bridge
symbol-BE = Build an Elevator
symbol-COPY = Copy
symbol-S = Supplies
symbol-T = Tech
symbol-E = Energy
symbol-buy = Purchase
symbol-HAR = Harvester
symbol-TRA = Transport
symbol-TEL = Teleporter
symbol-REA = Reaper
symbol-Rr-red = Red Recruit per Outpost
symbol-Mr-red = Red Move per Outpost
symbol-Mb-blue = Blue Move per Outpost
symbol-Cb-blue = Blue Collect per Outpost
symbol-Rg-green = Green Recruit per Outpost
symbol-Cg-green = Green Collect per Outpost
symbol-boots = Move of the Snow Boots
gain-S = Gain Supplies
gain-T = Gain Tech
gain-E = Gain Energy
with-alone = alone
with-champion = champion
with-shelter = shelter
with-both = both
unit-scrapper = a Scrapper
unit-champion = the Champion
payment-plain = Pay as printed
payment-tech-for-energy = Pay a Tech instead of an Energy
payment-less-tech = One Tech less
payment-less-energy = One Energy less
construction-shelter = a Shelter
construction-bridge = a Bridge
construction-elevator = an Elevator
level-street = street
level-courtyard = courtyard
level-roof = roof
resource-tech = Tech
resource-energy = Energy

# Regions.
region-2-1-a = street 2.1 a
region-2-1-b = street 2.1 b
region-2-1-c = street 2.1 c
region-2-1-d = street 2.1 d
region-2-1-p = courtyard 2.1
region-2-1-R = roof 2.1 R
region-2-1-S = roof 2.1 S
region-2-2-a = street 2.2 a
region-2-2-b = street 2.2 b
region-2-2-d = street 2.2 d
region-2-2-p = courtyard 2.2
region-2-2-R = roof 2.2 R
region-2-2-S = roof 2.2 S
region-2-3-a = street 2.3 a
region-2-3-b = street 2.3 b
region-2-3-c = street 2.3 c
region-2-3-d = street 2.3 d
region-2-3-R = roof 2.3 R
region-2-3-S = roof 2.3 S
region-2-4-a = street 2.4 a
region-2-4-d = street 2.4 d
region-2-4-R = roof 2.4 R
region-2-4-S = roof 2.4 S
region-2-5-a = street 2.5 a
region-2-5-c = street 2.5 c
region-2-5-d = street 2.5 d
region-2-5-p = courtyard 2.5
region-2-5-R = roof 2.5 R
region-2-5-S = roof 2.5 S
region-2-6-a = street 2.6 a
region-2-6-b = street 2.6 b
region-2-6-c = street 2.6 c
region-2-6-d = street 2.6 d
region-2-6-R = roof 2.6 R
region-2-6-S = roof 2.6 S
region-2-6-T = roof 2.6 T
region-2-7-a = street 2.7 a
region-2-7-b = street 2.7 b
region-2-7-c = street 2.7 c
region-2-7-R = roof 2.7 R
region-2-7-S = roof 2.7 S
region-2-8-a = street 2.8 a
region-2-8-b = street 2.8 b
region-2-8-c = street 2.8 c
region-2-8-p = courtyard 2.8
region-2-8-R = roof 2.8 R
region-2-8-S = roof 2.8 S
region-2-9-a = street 2.9 a
region-2-9-b = street 2.9 b
region-2-9-c = street 2.9 c
region-2-9-d = street 2.9 d
region-2-9-R = roof 2.9 R
region-3-1-a = street 3.1 a
region-3-1-b = street 3.1 b
region-3-1-c = street 3.1 c
region-3-1-R = roof 3.1 R
region-3-1-S = roof 3.1 S
region-3-2-a = street 3.2 a
region-3-2-b = street 3.2 b
region-3-2-d = street 3.2 d
region-3-2-R = roof 3.2 R
region-3-2-S = roof 3.2 S
region-3-2-T = roof 3.2 T
region-3-3-a = street 3.3 a
region-3-3-b = street 3.3 b
region-3-3-c = street 3.3 c
region-3-3-d = street 3.3 d
region-3-3-p = courtyard 3.3
region-3-3-R = roof 3.3 R
region-3-3-S = roof 3.3 S
region-3-3-T = roof 3.3 T
region-4-1-a = street 4.1 a
region-4-1-c = street 4.1 c
region-4-1-d = street 4.1 d
region-4-1-R = roof 4.1 R
region-4-1-S = roof 4.1 S
region-4-1-T = roof 4.1 T
region-4-1-U = roof 4.1 U
region-4-2-a = street 4.2 a
region-4-2-b = street 4.2 b
region-4-2-c = street 4.2 c
region-4-2-d = street 4.2 d
region-4-2-R = roof 4.2 R
region-4-2-S = roof 4.2 S
region-4-3-a = street 4.3 a
region-4-3-b = street 4.3 b
region-4-3-c = street 4.3 c
region-4-3-d = street 4.3 d
region-4-3-R = roof 4.3 R
region-4-3-S = roof 4.3 S
region-4-4-a = street 4.4 a
region-4-4-b = street 4.4 b
region-4-4-c = street 4.4 c
region-4-4-p = courtyard 4.4
region-4-4-R = roof 4.4 R
region-4-4-S = roof 4.4 S
slot-2-1-a-R = district 2.1, street a – roof R
slot-2-1-b-R = district 2.1, street b – roof R
slot-2-1-c-S = district 2.1, street c – roof S
slot-2-1-d-S = district 2.1, street d – roof S
slot-2-1-p-R = district 2.1, courtyard – roof R
slot-2-1-p-S = district 2.1, courtyard – roof S
slot-2-2-a-R = district 2.2, street a – roof R
slot-2-2-b-S = district 2.2, street b – roof S
slot-2-2-d-R = district 2.2, street d – roof R
slot-2-2-p-R = district 2.2, courtyard – roof R
slot-2-2-p-S = district 2.2, courtyard – roof S
slot-2-3-a-R = district 2.3, street a – roof R
slot-2-3-b-R = district 2.3, street b – roof R
slot-2-3-b-S = district 2.3, street b – roof S
slot-2-3-c-R = district 2.3, street c – roof R
slot-2-3-c-S = district 2.3, street c – roof S
slot-2-3-d-R = district 2.3, street d – roof R
slot-2-4-a-R = district 2.4, street a – roof R
slot-2-4-d-R = district 2.4, street d – roof R
slot-2-5-a-R = district 2.5, street a – roof R
slot-2-5-a-S = district 2.5, street a – roof S
slot-2-5-c-S = district 2.5, street c – roof S
slot-2-5-d-R = district 2.5, street d – roof R
slot-2-5-p-R = district 2.5, courtyard – roof R
slot-2-5-p-S = district 2.5, courtyard – roof S
slot-2-6-a-R = district 2.6, street a – roof R
slot-2-6-b-S = district 2.6, street b – roof S
slot-2-6-c-S = district 2.6, street c – roof S
slot-2-6-c-T = district 2.6, street c – roof T
slot-2-6-d-R = district 2.6, street d – roof R
slot-2-6-d-T = district 2.6, street d – roof T
slot-2-7-a-R = district 2.7, street a – roof R
slot-2-7-b-R = district 2.7, street b – roof R
slot-2-7-b-S = district 2.7, street b – roof S
slot-2-7-c-R = district 2.7, street c – roof R
slot-2-7-c-S = district 2.7, street c – roof S
slot-2-8-a-R = district 2.8, street a – roof R
slot-2-8-b-S = district 2.8, street b – roof S
slot-2-8-c-S = district 2.8, street c – roof S
slot-2-8-p-R = district 2.8, courtyard – roof R
slot-2-9-a-R = district 2.9, street a – roof R
slot-2-9-b-R = district 2.9, street b – roof R
slot-2-9-c-R = district 2.9, street c – roof R
slot-2-9-d-R = district 2.9, street d – roof R
slot-3-1-a-R = district 3.1, street a – roof R
slot-3-1-b-S = district 3.1, street b – roof S
slot-3-1-c-S = district 3.1, street c – roof S
slot-3-2-a-R = district 3.2, street a – roof R
slot-3-2-b-R = district 3.2, street b – roof R
slot-3-2-b-S = district 3.2, street b – roof S
slot-3-2-b-T = district 3.2, street b – roof T
slot-3-2-d-R = district 3.2, street d – roof R
slot-3-2-d-T = district 3.2, street d – roof T
slot-3-3-a-R = district 3.3, street a – roof R
slot-3-3-b-R = district 3.3, street b – roof R
slot-3-3-b-S = district 3.3, street b – roof S
slot-3-3-c-S = district 3.3, street c – roof S
slot-3-3-c-T = district 3.3, street c – roof T
slot-3-3-d-R = district 3.3, street d – roof R
slot-3-3-d-T = district 3.3, street d – roof T
slot-3-3-p-R = district 3.3, courtyard – roof R
slot-3-3-p-S = district 3.3, courtyard – roof S
slot-3-3-p-T = district 3.3, courtyard – roof T
slot-4-1-a-R = district 4.1, street a – roof R
slot-4-1-a-S = district 4.1, street a – roof S
slot-4-1-c-T = district 4.1, street c – roof T
slot-4-1-c-U = district 4.1, street c – roof U
slot-4-1-d-T = district 4.1, street d – roof T
slot-4-2-a-R = district 4.2, street a – roof R
slot-4-2-b-R = district 4.2, street b – roof R
slot-4-2-c-R = district 4.2, street c – roof R
slot-4-2-d-R = district 4.2, street d – roof R
slot-4-3-a-R = district 4.3, street a – roof R
slot-4-3-a-S = district 4.3, street a – roof S
slot-4-3-b-R = district 4.3, street b – roof R
slot-4-3-b-S = district 4.3, street b – roof S
slot-4-3-c-S = district 4.3, street c – roof S
slot-4-3-d-S = district 4.3, street d – roof S
slot-4-4-a-R = district 4.4, street a – roof R
slot-4-4-b-S = district 4.4, street b – roof S
slot-4-4-c-S = district 4.4, street c – roof S
slot-4-4-p-R = district 4.4, courtyard – roof R
slot-4-4-p-S = district 4.4, courtyard – roof S
slot-2-1-R-S-p = district 2.1, roofs R – S over the courtyard
slot-2-2-R-S-p = district 2.2, roofs R – S over the courtyard
slot-2-3-R-S-b = district 2.3, roofs R – S over the street b
slot-2-3-R-S-c = district 2.3, roofs R – S over the street c
slot-2-6-R-T-d = district 2.6, roofs R – T over the street d
slot-2-6-S-T-c = district 2.6, roofs S – T over the street c
slot-2-7-R-S-b = district 2.7, roofs R – S over the street b
slot-2-7-R-S-c = district 2.7, roofs R – S over the street c
slot-3-2-R-S-b = district 3.2, roofs R – S over the street b
slot-3-2-S-T-b = district 3.2, roofs S – T over the street b
slot-3-3-S-T-c = district 3.3, roofs S – T over the street c
slot-4-1-R-S-a = district 4.1, roofs R – S over the street a
slot-4-1-T-U-c = district 4.1, roofs T – U over the street c
slot-4-3-R-S-a = district 4.3, roofs R – S over the street a
slot-4-3-R-S-b = district 4.3, roofs R – S over the street b

# Factions, Champions, drones.
faction-AUX = Auxilia
faction-AUX-hint = Neena leads them, the Teleporter is theirs at first, and one of their cards has three Moves.
faction-RAV = Ravagers
faction-RAV-hint = Abraham leads them, the Harvester is theirs at first, and one of their cards moves and collects twice.
faction-R42 = Refuge 42
faction-R42-hint = Aria leads them, the Transport is theirs at first, and one of their cards recruits three times.
faction-FMZ = Farm-Z
faction-FMZ-hint = Z-13 leads them, the Reaper is theirs at first, and one of their cards builds three times.
champion-neena = Neena
champion-neena-hint = When she moves, alone or with Scrappers, she may move once more and ignore Majorities. She and her group may always move in minority.
champion-abraham = Abraham
champion-abraham-hint = At the end of each Phase he may take a resource from his Region, even in minority.
champion-aria = Aria
champion-aria-hint = { $aria_down ->
    [yes] Moving alone she climbs from the Ground to a Roof, and down from it, without an Elevator.
   *[no] Moving alone she climbs from the Ground to a Roof without an Elevator.
}
champion-z13 = Z-13
champion-z13-hint = He counts 3 for the Majority instead of 1.
drone-HAR = the Harvester
drone-HAR-hint = Takes up to two resources from its Region, whoever has the Majority.
drone-TRA = the Transport
drone-TRA-hint = Recruits up to two Scrappers in its Region, without a Shelter and whoever has the Majority.
drone-TEL = the Teleporter
drone-TEL-hint = Sends one or two of your units from its Region anywhere on the Ground, or a single one to any Roof.
drone-REA = the Reaper
drone-REA-hint = Kills a Scrapper of each opposing faction in its Region; with two players, up to two. It brings Supplies and a Candy Boost.

# Talents.
talent-bombardment = Bombardment
talent-bombardment-hint = You count 2 more on the Ground below one of your Bridges.
talent-fortress = Fortress
talent-fortress-hint = You count 2 more in a Region with a Shelter of yours.
talent-city-knowledge = City Knowledge
talent-city-knowledge-hint = You win all ties for the Majority.
talent-trojan-horse = Trojan Horse
talent-trojan-horse-hint = You count 1 more in a Region with a drone.
talent-extreme-remedies = Extreme Remedies
talent-extreme-remedies-hint = Where you do not have the Majority, a Collect may kill an opponent's Scrapper instead.
talent-caravan = Caravan
talent-caravan-hint = A Move may take one of your Shelters along. Each of your Shelters counts 1 for Majorities.
talent-field-engineer = Field Engineer
talent-field-engineer-hint = When you build a Bridge or an Elevator you gain two Moves.
talent-snow-boots = Snow Boots
talent-snow-boots-hint = When you make a Move you gain another one, which brings no further one.
talent-drop-pod = Drop Pod
talent-drop-pod-hint = You may build a Shelter where you have no unit.
talent-underground-shortcut = Underground Shortcut
talent-underground-shortcut-hint = Ground Regions with an Elevator of yours or a neutral one are linked with each other.
talent-prevail = Prevail
talent-prevail-hint = While all your Scrappers are on the map, a Recruit may be a Move or a Collect.
talent-remote-control = Remote Control
talent-remote-control-hint = Drones that you activate may fly one Region further.
talent-resource-exploitation = Resource Exploitation
talent-resource-exploitation-hint = When you Collect beside an Elevator of yours or a neutral one, you may exchange the Tech for an Energy.
talent-alternative-energy = Alternative Energy
talent-alternative-energy-hint = Once in each Phase you may pay a Tech instead of an Energy for a purchase.
talent-delivery-robot = Delivery Robot
talent-delivery-robot-hint = Once in each Phase, for an Energy, you may buy with a card of your hand, besides the two you play.
talent-deep-dig = Deep Dig
talent-deep-dig-hint = A Collect may put a resource from the bank where you have a unit, instead of taking one.
talent-market-insight = Market Insight
talent-market-insight-hint = Drone cards cost you one resource less, whichever you like.
talent-trading-post = Trading Post
talent-trading-post-hint = Each purchase brings you 1 Supply.

# Missions.
mission-T = Tech
mission-T-hint = 1 Supply for each Tech on your Pad; from a past Turn 2 for every 3.
mission-E = Energy
mission-E-hint = 2 Supplies for each Energy on your Pad; from a past Turn 3 for every 2.
mission-D = Drone cards
mission-D-hint = 2 Supplies for each Drone card in your hand or on your Pad; from a past Turn 1.
mission-B = Constructions
mission-B-hint = 2 Supplies for each of your constructions on the map; from a past Turn 1.
mission-S = Scrappers
mission-S-hint = 3 Supplies for every 3 of your Scrappers on the map; from a past Turn 2.
mission-O = Outposts
mission-O-hint = 2 Supplies for each Outpost that you control; from a past Turn 1.
mission-Cr = Red Outposts
mission-Cr-hint = 3 Supplies for each red Outpost that you control; from a past Turn 2.
mission-Cb = Blue Outposts
mission-Cb-hint = 3 Supplies for each blue Outpost that you control; from a past Turn 2.
mission-Cg = Green Outposts
mission-Cg-hint = 3 Supplies for each green Outpost that you control; from a past Turn 2.
mission-G = Garrisons
mission-G-hint = { $champion_garrisons ->
    [yes] 2 Supplies for each Outpost in whose Region you have a Scrapper or your Champion; from a past Turn 1.
   *[no] 2 Supplies for each Outpost in whose Region you have a Scrapper; from a past Turn 1.
}

# Cards.
card-AUX-1 = Auxilia 1
card-AUX-2 = Auxilia 2
card-AUX-3 = Auxilia 3
card-AUX-4 = Auxilia 4
card-AUX-5 = Auxilia 5
card-AUX-6 = Auxilia 6
card-AUX-7 = Auxilia 7
card-AUX-8 = Auxilia 8
card-RAV-1 = Ravagers 1
card-RAV-2 = Ravagers 2
card-RAV-3 = Ravagers 3
card-RAV-4 = Ravagers 4
card-RAV-5 = Ravagers 5
card-RAV-6 = Ravagers 6
card-RAV-7 = Ravagers 7
card-RAV-8 = Ravagers 8
card-R42-1 = Refuge 42 · 1
card-R42-2 = Refuge 42 · 2
card-R42-3 = Refuge 42 · 3
card-R42-4 = Refuge 42 · 4
card-R42-5 = Refuge 42 · 5
card-R42-6 = Refuge 42 · 6
card-R42-7 = Refuge 42 · 7
card-R42-8 = Refuge 42 · 8
card-FMZ-1 = Farm-Z 1
card-FMZ-2 = Farm-Z 2
card-FMZ-3 = Farm-Z 3
card-FMZ-4 = Farm-Z 4
card-FMZ-5 = Farm-Z 5
card-FMZ-6 = Farm-Z 6
card-FMZ-7 = Farm-Z 7
card-FMZ-8 = Farm-Z 8
card-TAC-1 = Breach Team
card-TAC-2 = Infiltrators
card-TAC-3 = Field Draft
card-TAC-4 = Vanguard
card-TAC-5 = Levy
card-TAC-6 = Encirclement
card-TAC-7 = Strongpoint
card-TAC-8 = War Council
card-LOG-1 = Grapnel Crew
card-LOG-2 = Climbers
card-LOG-3 = Sorting Line
card-LOG-4 = Roof Runners
card-LOG-5 = Convoy
card-LOG-6 = Salvage Net
card-LOG-7 = Riggers
card-LOG-8 = Express Line
card-MAC-1 = Field Printer
card-MAC-2 = Twin Extractors
card-MAC-3 = Clone Vat
card-MAC-4 = Mobile Workshop
card-MAC-5 = Assembly Hall
card-MAC-6 = Refinery
card-MAC-7 = Prefab Plant
card-MAC-8 = Foundry
card-BLK-01 = Mimic Rig
card-BLK-02 = Mimic Rig II
card-BLK-03 = Runner
card-BLK-04 = Scrap Dealer
card-BLK-05 = Cell Broker
card-BLK-06 = Battery Ring
card-BLK-07 = Ration Cache
card-BLK-08 = Medicine Run
card-BLK-09 = Press Gang
card-BLK-10 = Old Maps
card-BLK-11 = Builder's Kit
card-BLK-12 = Citadel Favour
card-DRN-HAR-1 = Harvester Link
card-DRN-HAR-2 = Harvester Override
card-DRN-HAR-3 = Harvester Escort
card-DRN-TRA-1 = Transport Link
card-DRN-TRA-2 = Transport Override
card-DRN-TRA-3 = Transport Escort
card-DRN-TEL-1 = Teleporter Link
card-DRN-TEL-2 = Teleporter Override
card-DRN-TEL-3 = Teleporter Escort
card-DRN-REA-1 = Reaper Link
card-DRN-REA-2 = Reaper Override
card-DRN-REA-3 = Reaper Escort

# Candy, colours, markets.
candy-recruit = Recruit
candy-shelter = Build a Shelter
candy-move = Move
candy-elevator = Build an Elevator
candy-collect = Collect
candy-bridge = Build a Bridge
candy-tech = 1 Tech
candy-wild = Wild Outpost
candy-wild-hint = Counts as an Outpost of any colour for one purchase, and for an action per Outpost of its card.
colour-red = red
colour-blue = blue
colour-green = green
market-tactic = Tactic
market-logistic = Logistic
market-machinery = Machinery
market-black = Black Market

# The table in lines.
sheet-setup = Before the first Turn
sheet-clock = Turn { $turn } of { $turns }, Phase { $phase }
sheet-over = The game is over after { $turns } Turns
sheet-order = Order: { $names }
sheet-bank = Bank: Tech { $tech }, Energy { $energy }; Candy Boosts to draw: { $candy }
sheet-next-first = As it stands { $name } begins Turn 4
sheet-city = The city: Regions in which there is something
sheet-faction = { $name } counts { $value } ({ $units })
sheet-added = { $name } +{ $count }
sheet-majority = Majority: { $name }
sheet-tie = a tie, no Majority
sheet-nobody = nobody
sheet-outpost = { $colour } Outpost: { $name }
sheet-neutral-shelter = a neutral Shelter
sheet-shelter = a Shelter of { $name }
sheet-links = Ways: adjacent Regions, walls, Elevators and Bridges
sheet-parts = { $region } (with { $parts })
sheet-near = adjacent { $places }
sheet-walls = walls { $places }
sheet-elevator = Elevator to { $place } ({ $name })
sheet-bridge = Bridge to { $place } ({ $name })
sheet-neutral = neutral
sheet-markets = Markets, each from left to right
sheet-market = { $market }, { $deck ->
    [0] no card in the deck
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}
sheet-empty = no card
sheet-asks = { $count ->
    [one] asks for { $count } Outpost
   *[other] asks for { $count } Outposts
}
sheet-back = { $count } Tech back
sheet-card = a card
sheet-missions = Missions, and what they are worth now
sheet-mission = Turn { $turn }, { $mission }
sheet-worth = { $name } { $count }
sheet-taken = taken by { $name }
sheet-seat = { $name } · { $faction } · { $champion } · Supplies { $supplies }, { $total } if it were counted now
sheet-has = Tech { $tech }, Energy { $energy }, Scrappers in reserve { $reserve }
sheet-left = To build: Shelters { $shelters }, Bridges { $bridges }, Elevators { $elevators }
sheet-outposts = Outposts: { $cubes }
sheet-cubes = { $colour } { $count }
sheet-talent-open = Talent ({ $colour }): { $talent }. { $does }
sheet-talent-locked = Talent ({ $colour }), locked: { $talent }. { $does }
sheet-talent-secret = Talent ({ $colour }), secret
sheet-hand = Hand ({ $count }): { $cards }
sheet-planned = Planned: { $cards }
sheet-pad = On the Pad: { $cards }
sheet-down = { $card } face down
sheet-bin = Recycle Bin: { $cards }
sheet-candy = Candy Boosts ({ $count }): { $kinds }
sheet-counted = Counted: what happens now does not change it
sheet-a-card-down = a card face down
sheet-in-play = In play: { $card }; left: { $symbols }
score-track = Missions and gains
score-outposts = Outposts controlled
score-talents = Talents unlocked
score-tech = Tech, every two
score-energy = Energy
score-cards = Market cards

# The picture.
area-map = The city
area-hand = Your cards
area-play = Card in play
area-own = Your place
area-missions = Missions
area-market = Markets
area-players = Players
area-turn = Turn and Supplies
board-turn = Turn
board-turn-said = Turn { $turn } of { $turns }
board-phase = Phase { $phase }
board-phase-short = Ph { $phase }
board-phase-1-does = Each in turn plays two cards
board-phase-2-does = Each in turn plays two cards, then may unlock Talents with two cubes of their colour
board-phase-3-does = Each in turn plays two cards, then takes a Mission
board-phase-3-confrontation = Each in turn plays two cards; when all have, each in turn takes a Mission
board-track = Supplies: the full mark says what everybody has, the hollow one what it would be if it were counted now
board-mark = { $name }: { $supplies ->
    [one] { $supplies } Supply
   *[other] { $supplies } Supplies
}, { $counted } if it were counted now
board-bank = bank
board-bank-said = In the bank: Tech { $tech }, Energy { $energy }. Candy Boosts to draw: { $candy }
board-column = Turn { $turn }
board-garrison = { $champion_garrisons ->
    [yes] You garrison an Outpost with a Scrapper or your Champion in its Region, whoever has the Majority
   *[no] You garrison an Outpost with a Scrapper in its Region, whoever has the Majority; a Champion alone does not count
}
board-mission-full = { $each ->
    [1] In its Turn or before: { $points } for each
   *[other] In its Turn or before: { $points } for every { $each }
}
board-mission-past = { $each ->
    [1] After its Turn: { $points } for each
   *[other] After its Turn: { $points } for every { $each }
}
board-mission-now = { $is_past ->
    [yes] Turn { $column } is over: the lower value counts
   *[no] Column of Turn { $column }: the full value counts
}
board-mission-worth = { $name }: { $points ->
    [one] { $points } Supply now
   *[other] { $points } Supplies now
}
board-mission-taken = Taken by { $name }
board-market = { $market }: { $count ->
    [0] the deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
board-market-does = Each card asks for Outposts of this colour, and for its price
board-market-black = For everybody: on the left a Tech more, on the right a Tech back
board-unseen-cards = Not seen yet: { $cards }
board-unseen-drones = { $count ->
    [one] { $count } Drone card is in one of the three coloured decks
   *[other] { $count } Drone cards are in the three coloured decks
}
board-next-first = If it stayed so, { $name } would begin the next Turn: fewest Supplies
board-next-last = If it stayed so, { $name } would begin the next Turn, and { $poorest }, with the fewest Supplies, would act last
board-hidden-cards = In hand, planned, face down or recycled: { $cards }
board-part = { $part }: { $points }
board-market-holds = { $name }: { $count ->
    [one] { $count } Outpost
   *[other] { $count } Outposts
}
board-open = for all
board-card-supplies = { $count ->
    [one] Counts { $count } Supply at the end
   *[other] Counts { $count } Supplies at the end
}
board-price = { $tech ->
    [0] Price: { $energy } Energy
   *[other] { $energy ->
        [0] Price: { $tech } Tech
       *[other] Price: { $tech } Tech and { $energy } Energy
    }
}
board-needs = { $count ->
    [one] Asks for { $count } Outpost ({ $market })
   *[other] Asks for { $count } Outposts ({ $market })
}
board-dearer = { $count } Tech more in this space
board-rebate = { $count } Tech back after paying
board-symbol-each = { $symbol } – once for each of your Outposts ({ $market })
board-symbol-flight = Fly { $drone } up to { $reach } Regions, then use its ability
board-symbol-gain-s = { $count ->
    [one] Gain { $count } Supply
   *[other] Gain { $count } Supplies
}
board-symbol-gain-t = Gain { $count } Tech from the bank
board-symbol-gain-e = Gain { $count } Energy from the bank
board-symbol-R = Recruit: a Scrapper to a Shelter of yours (with the Majority) or to a neutral one
board-symbol-Rr = { $red_recruit_majority ->
    [no] Red Recruit: also where you have a unit, without the Majority
   *[yes] Red Recruit: also where you have a unit, with the Majority
}
board-symbol-Rg = Green Recruit: and put a resource there from the bank
board-symbol-M = Move: units to a linked Region where you then have the Majority
board-symbol-Mr = Red Move: Majorities are ignored
board-symbol-Mb = Blue Move: also up and down walls
board-symbol-C = Collect: a resource from a Region where you have the Majority
board-symbol-Cb = Blue Collect: and exchange it if you like
board-symbol-Cg = Green Collect: and a Tech from the bank
board-symbol-B = Build a Shelter, a Bridge or an Elevator where you have a unit
board-symbol-BS = Build a Shelter where you have a unit
board-symbol-BB = Build a Bridge from a Roof where you have a unit
board-symbol-BE = Build an Elevator beside a unit of yours
board-symbol-COPY = { $copy_scope ->
    [own] Copy: the actions of a card of yours, played face up this Turn
   *[any] Copy: the actions of a card that anybody has played face up this Turn
}
board-symbol-BUY = Buy a card from a market
board-places = { $count ->
    [0] { $symbol } – nowhere now
    [one] { $symbol } – { $count } place now
   *[other] { $symbol } – { $count } places now
}
board-in-play = In play
board-nothing-in-play = no card yet
board-playing = { $which ->
    [1] { $card }, first card
   *[other] { $card }, second card
}
board-playing-down = { $card }, face down: buy
board-unseen = A card that only its owner knows
board-face-down = Face down: its actions are not carried out, and it is recycled
board-candy = { $count ->
    [0] You have no Candy Boost
    [one] You have { $count } Candy Boost
   *[other] You have { $count } Candy Boosts
}
board-candy-kind = { $count ->
    [one] Candy Boost: { $kind }
   *[other] Candy Boost: { $kind } ({ $count })
}
board-candy-does = Lay it on the card in play: it adds its action. One on a card at most
board-boost = Candy Boost on this card: { $kind }
board-copies = Copy one of these
board-copies-played = Played by { $name } this Turn
board-wallet = You have { $tech } Tech and { $energy } Energy
board-tab = { $card } face down: buy a card instead, and recycle this one
board-tab-buys = { $count ->
    [0] There is no card that you could buy now
    [one] There is { $count } card that you could buy now
   *[other] There are { $count } cards that you could buy now
}
board-talent-hidden = Talent of { $name } ({ $colour }), still secret
board-talent-none = { $name } has no { $colour } Talent yet
board-talent-open = Unlocked for the rest of the game
board-talent-locked = Locked: { $cubes } of { $needed } cubes. It can be unlocked at the end of Phase 2
board-talent-ready = Locked, but the { $needed } cubes it takes are there: it can be unlocked at the end of Phase 2
board-hidden = secret
board-taken = Taken by { $name }
board-tech = { $name }: { $count } Tech. Pays for cards; every 2 count 1 Supply at the end
board-energy = { $name }: { $count } Energy. Pays for cards; each counts 1 Supply at the end
board-stock-hood = { $count ->
    [one] { $name }: { $count } Scrapper in reserve
   *[other] { $name }: { $count } Scrappers in reserve
}
board-stock-shelter = { $count ->
    [one] { $name }: { $count } Shelter left to build
   *[other] { $name }: { $count } Shelters left to build
}
board-stock-bridge = { $count ->
    [one] { $name }: { $count } Bridge left to build
   *[other] { $name }: { $count } Bridges left to build
}
board-stock-lift = { $count ->
    [one] { $name }: { $count } Elevator left to build
   *[other] { $name }: { $count } Elevators left to build
}
board-stock-candy = { $count ->
    [one] { $name }: { $count } Candy Boost
   *[other] { $name }: { $count } Candy Boosts
}
board-stock-bin = { $count ->
    [one] { $name }: { $count } card in the Recycle Bin; its Supplies still count at the end
   *[other] { $name }: { $count } cards in the Recycle Bin; their Supplies still count at the end
}
board-stock-cards = { $count ->
    [one] { $name }: { $count } card in hand
   *[other] { $name }: { $count } cards in hand
}
board-first = 1st
board-first-said = First player in this Turn
board-counted = in all
board-counted-final = counted
board-played = played
board-hand-of = { $count ->
    [one] hand: { $count } card
   *[other] hand: { $count } cards
}
board-legend = Legend
board-legend-actions = Actions on cards
board-legend-city = In the city
board-legend-table = Around the city
board-legend-talents = Talents
board-legend-levels = Ground below, a Roof above; up and down go drones, Elevators and blue Moves
board-legend-barrier = A barrier parts two Regions of a level; they are adjacent
board-legend-squad = Scrappers of a player, and how many there are
board-legend-champion = A Champion: counts as a Scrapper, cannot be killed, has an ability
board-legend-majority = Who has the Majority of this Region
board-legend-tie = A tie: nobody has the Majority
board-legend-values = What each faction counts there, where it is not just the number of hoods
board-legend-offer = What it would be after this choice, and what it would win
board-legend-outpost = A free Outpost: its cube lies on it
board-legend-held = An Outpost that somebody controls
board-legend-kept = Kept in a tie, while its holder still has a unit there
board-legend-tokens = Tech on the Ground, Energy on Roofs
board-legend-shelter = Shelters: neutral ones for all, the others for their owner
board-legend-elevator = Elevators join Ground and Roof: neutral, or of one player
board-legend-bridge = A Bridge joins two Roofs of a district
board-legend-drone = A drone: whoever plays its card flies it
board-legend-gold = Gold: this can be chosen now
board-legend-supplies = Supplies: most of them win
board-legend-counted = Where a player would be if it were counted now
board-legend-card = A card that was played, or that lies in a hand
board-legend-face-down = Face down: it bought, or could; it is recycled
board-legend-price = A price; red where you have too little
board-legend-asked = Outposts that a card asks for; struck through where you lack them
board-legend-crate = Supplies that a card counts at the end
board-legend-mission = What a Mission pays for each: in its Turn or before, and afterwards
board-legend-worth = What it would bring you now
board-legend-talent-open = An unlocked Talent
board-legend-talent-locked = Your own Talent, still locked
board-legend-talent-hidden = A Talent of another player, still secret
board-legend-cubes = Outposts controlled; two of a colour unlock its Talent
board-legend-candy = Candy Boosts: only their owner sees of which kind
board-legend-stock = What is left in reserve
board-legend-bin = The Recycle Bin: out of play, counted at the end
board-legend-missions = What Missions count: Scrappers, garrisoned Outposts and more
board-aim-play = Play two cards in each Phase; one may lie face down and buy
board-aim-majority = Be more than anybody else: go there, collect, hold Outposts
board-aim-mission = Take a Mission each Turn
board-aim-count = Counted at the end
board-aim-outposts = for each Outpost you control
board-aim-talents = for one, two, three Talents unlocked
board-aim-tech = for every two Tech
board-aim-energy = for each Energy
board-aim-cards = what your Market cards show
board-region-wide = { $region }, one Region across { $count } districts
board-scrappers = { $count ->
    [one] { $count } Scrapper
   *[other] { $count } Scrappers
}
board-added = { $count } ({ $name })
board-value = { $name }: { $parts } = { $value }
board-majority = { $name } has the Majority
board-majority-against = { $name } has the Majority, { $value } against { $others }
board-majority-knowledge = { $name } has the Majority: City Knowledge wins the tie at { $value }
board-tie = A tie ({ $names }): nobody has the Majority
board-empty = Nobody is here
board-barred = You cannot go there: { $reason }
board-enter = For the Majority you would have to count { $count } here
board-nobody-of-yours = { $name }: nobody here
board-enter-red = A red Move leads in without it
board-enter-neena = A red Move leads in without it, and so does Neena
board-outpost = { $colour ->
    [red] Red Outpost (Tactic, circle { $letter })
    [blue] Blue Outpost (Logistic, circle { $letter })
   *[green] Green Outpost (Machinery, circle { $letter })
}
board-outpost-free = { $outpost }: nobody controls it
board-outpost-held = { $outpost }: { $name } controls it
board-outpost-kept = { $outpost }: { $name } keeps it in a tie, while a unit of theirs is here
board-lying-tech = { $count } Tech to collect
board-lying-energy = { $count } Energy to collect
board-squad = { $count ->
    [one] { $count } Scrapper of { $name }, { $region }
   *[other] { $count } Scrappers of { $name }, { $region }
}
board-champion = { $champion }, Champion of { $name }, { $region }
board-shelter-neutral-does = Anybody recruits here, without the Majority
board-shelter-does = { $name } recruits here, with the Majority
board-link-neutral-does = For everybody these two Regions are adjacent
board-link-does = For { $name } alone these two Regions are adjacent
board-built = { $construction } of { $name }, { $place }
board-built-neutral = { $construction } for everybody, { $place }
board-drone = { $drone }, { $region }
board-ghost-shelter = A Shelter could be built here
board-ghost-bridge = A Bridge could be built here
board-ghost-elevator = An Elevator could be built here
board-ghost-left = { $count ->
    [0] None is left: one that you have built comes here
   *[other] You have { $count } left
}
board-take = { $count ->
    [0] Take nothing
    [one] Take { $count } resource
   *[other] Take { $count } resources
}
board-keep = Keep what you took
board-exchange = Exchange it for the other kind from the bank
board-seed = Put a resource here from the bank
board-seed-none = Put nothing here
board-final = Final score
board-standing = If it were counted now
board-total = Total

# Settings.
setting-layout = The city
setting-layout-hint = Whether the districts lie in a fixed arrangement or at random, each turned at random.
setting-layout-quick = Quick, always the same
setting-layout-random = At random
setting-shelter_diag_ok = Neutral Shelters corner to corner
setting-shelter_diag_ok-hint = In a city at random, the two districts with a neutral Shelter may touch at a corner.
setting-outpost_setup = Colours of the Outposts
setting-outpost_setup-hint = Which colour lies on which letter of the districts.
setting-outpost_setup-quick = Red on A, blue on B, green on C
setting-outpost_setup-advanced = Drawn by lot
setting-talent_setup = Talents
setting-talent_setup-hint = Optional rule 2: Talents are chosen from open groups, beginning with the last player, instead of being dealt in secret.
setting-talent_setup-random = Dealt in secret
setting-talent_setup-draft = Chosen in the open
setting-opt_no_choice = No Choice
setting-opt_no_choice-hint = Optional rule 1: only four Missions, one for each Turn.
setting-opt_planning = Planning
setting-opt_planning-hint = Optional rule 3: hands are secret, and all plan the two cards of a Phase at once.
setting-opt_confrontation = Confrontation
setting-opt_confrontation-hint = Optional rule 4: Missions are taken, and the end is counted, only when all have finished Phase 3.
setting-opt_rebel = Rebel
setting-opt_rebel-hint = Optional rule 5: nobody has to take a Mission.
setting-turn_order = Turn order
setting-turn_order-hint = Who acts first in Turns 2 to 4.
setting-turn_order-rotate = The token goes to the left
setting-turn_order-supplies = Fewest Supplies first
setting-tie_control = Outposts in a tie
setting-tie_control-hint = Who controls an Outpost when nobody has the Majority any more.
setting-tie_control-sticky = Whoever held it, while still there
setting-tie_control-release = Nobody
setting-unitless_bonus = Talents without units
setting-unitless_bonus-hint = Whether Talents count in a Region where you have no unit.
setting-champion_garrisons = Champions garrison
setting-champion_garrisons-hint = Whether a Champion alone counts for the Mission for garrisons.
setting-copy_scope = Copy
setting-copy_scope-hint = Whose cards of this Turn may be copied.
setting-copy_scope-any = Anybody's
setting-copy_scope-own = Your own
setting-red_recruit_majority = Red Recruit needs the Majority
setting-red_recruit_majority-hint = Whether you must have the Majority where a red Recruit places a Scrapper without a Shelter.
setting-aria_down = Aria climbs down
setting-aria_down-hint = Whether Aria needs no Elevator from a Roof to the Ground either.
setting-reaper_supply = The Reaper's reward
setting-reaper_supply-hint = How many Supplies the Reaper brings.
setting-reaper_supply-per_kill = 1 for each Scrapper killed
setting-reaper_supply-flat1 = 1 in all
setting-candy_on_facedown = Candy on a card face down
setting-candy_on_facedown-hint = Which Candy Boosts may lie on a card that buys.
setting-candy_on_facedown-any = Any
setting-candy_on_facedown-wild_only = Only the Wild Outpost
setting-endgame_scoring = The count at the end
setting-endgame_scoring-hint = When Outposts, Talents, Tech and Energy are counted.
setting-endgame_scoring-common = For all, after the last clean-up
setting-endgame_scoring-individual = For each after their own last Phase
setting-market_left = Outposts asked for on the left
setting-market_left-hint = How many Outposts of its colour the newest card of a market asks for.
setting-market_middle = Outposts asked for in the middle
setting-market_middle-hint = How many Outposts of its colour the card in the middle of a market asks for.
setting-market_right = Outposts asked for on the right
setting-market_right-hint = How many Outposts of its colour the oldest card of a market asks for.
setting-tiebreak_1 = Equal Supplies: first
setting-tiebreak_1-hint = What decides if Supplies are equal; if nothing more does, the victory is shared.
setting-tiebreak_1-none = Nothing
setting-tiebreak_1-outposts = More Outposts
setting-tiebreak_1-talents = More Talents unlocked
setting-tiebreak_1-energy = More Energy
setting-tiebreak_1-tech = More Tech
setting-tiebreak_2 = Equal Supplies: second
setting-tiebreak_2-hint = What decides if Supplies are equal; if nothing more does, the victory is shared.
setting-tiebreak_2-none = Nothing
setting-tiebreak_2-outposts = More Outposts
setting-tiebreak_2-talents = More Talents unlocked
setting-tiebreak_2-energy = More Energy
setting-tiebreak_2-tech = More Tech
setting-tiebreak_3 = Equal Supplies: third
setting-tiebreak_3-hint = What decides if Supplies are equal; if nothing more does, the victory is shared.
setting-tiebreak_3-none = Nothing
setting-tiebreak_3-outposts = More Outposts
setting-tiebreak_3-talents = More Talents unlocked
setting-tiebreak_3-energy = More Energy
setting-tiebreak_3-tech = More Tech
setting-tiebreak_4 = Equal Supplies: fourth
setting-tiebreak_4-hint = What decides if Supplies are equal; if nothing more does, the victory is shared.
setting-tiebreak_4-none = Nothing
setting-tiebreak_4-outposts = More Outposts
setting-tiebreak_4-talents = More Talents unlocked
setting-tiebreak_4-energy = More Energy
setting-tiebreak_4-tech = More Tech

# Lessons.
lesson-move-title = The first Move
lesson-move-task = You lead Refuge 42. The card in play has two actions, a Move and a Collect, to be carried out in any order. Two Scrappers and your Champion Aria wait in courtyard 2.2. Move both Scrappers to street 2.2 b, and leave Aria where she is.
lesson-move-learned = One Move takes any number of units from one Region to one that is linked to it. A street goes on across the border of a district: what no barrier parts is one Region. Where no opponent stands you may always go.
lesson-collect-title = Collect
lesson-collect-task = Now the other action of the card. You may collect where you have the Majority, that is where you count more than anybody else. In street 2.2 b your two Scrappers stand against one of your rival's. Collect the Tech there.
lesson-collect-learned = Two against one, and the Tech is yours. On the Ground there is Tech, on Roofs there is Energy. Both pay for better cards, and what you keep counts at the end: two Tech or one Energy make a Supply.
lesson-majority-title = Majority
lesson-majority-task = Your rival holds street 2.2 d with two Scrappers. To go where opponents are you must have the Majority on arrival, and a tie is not enough. You have four Scrappers in street 2.2 b: go with three, so that one stays.
lesson-majority-learned = Three against two. Your rival lost the Majority, and with it the red Outpost: its cube has gone from one Pad to the other. Nobody is driven away, though; both factions stand there now.
lesson-outpost-title = Hold an Outpost
lesson-outpost-task = With three Scrappers in street 2.2 a you control the green Outpost there. The red one in street 2.2 d is free. Take it with one or two Scrappers, and leave somebody behind: an Outpost that all have left is nobody's.
lesson-outpost-learned = Two Outposts, two cubes on your Pad. Cubes let you buy in the market of their colour, two of a colour unlock a Talent, Missions pay for them, and each one counts a Supply at the end.
lesson-recruit-title = Recruit
lesson-recruit-task = A Recruit brings a Scrapper from your reserve to a Shelter. At your own, in street 2.2 b, you would need the Majority with the new one, and two rivals stand there. At a neutral Shelter nobody asks for it. Recruit in courtyard 2.1, in the middle of your rival's people.
lesson-recruit-learned = Neutral Shelters take everybody in. Your own, built where you need people, ask for the Majority. Those of opponents you can never use.
lesson-elevator-title = Up to the roofs
lesson-elevator-task = Units climb a wall only by an Elevator, their own or a neutral one. There is an Energy on roof 2.5 R, and street 2.2 b, where your Scrapper stands, runs along its wall. Build an Elevator between them.
lesson-elevator-learned = For you the street and the roof are adjacent now, in both directions, and the Move of the same card takes you up. To build you need a unit at one end, but no Majority. Bridges join two roofs of a district in the same way.
lesson-drone-title = Fly a drone
lesson-drone-task = This card activates the Transport. A drone flies up to two Regions, up and down walls as well, and then acts. Roof 2.4 S is a tower out of reach for anybody on foot. Fly there from the street below, and let the Transport bring two Scrappers.
lesson-drone-learned = Two Scrappers on the tower: no Shelter, no Majority was needed, and the blue Outpost up there is yours. The Transport stays where it is, and whoever has a card for it flies it next.
lesson-buy-title = Go to market
lesson-buy-task = One of the two cards of a Phase may lie face down: it does nothing but let you buy. Yours does. Coloured markets ask for Outposts, the Black Market does not; but its card on the left costs a Tech more, while the one on the right gives a Tech back. You have two Tech. Buy Old Maps.
lesson-buy-learned = Old Maps are in your hand, and could be the second card of this very Phase. The card that lay face down goes to the Recycle Bin at the end of the Turn. The row has slid to the right, and a new card lies on the left.
lesson-talent-title = Unlock a Talent
lesson-talent-task = Your Phase 2 is over, and you have two red cubes on your Pad. Unlock your red Talent; it is Fortress, and only you knew it.
lesson-talent-learned = It stays unlocked, even if you lose the Outposts. Where one of your Shelters stands beside your units you count 2 more from now on. One, two, three Talents count 1, 3, 6 Supplies at the end.
lesson-mission-title = Take a Mission
lesson-mission-task = At the end of Phase 3 everybody takes a Mission, and never two in the same column. This is Turn 2. Missions of this Turn or of later ones pay in full, those of past Turns pay less. Take the one that brings you most now.
lesson-mission-learned = Eight Supplies for four Outposts, two each, although the Mission belongs to Turn 3. That column is closed to you from now on, but not to your rival. Four Turns, four Missions: most of your Supplies come from them.
