# PHALANXX in English.
game-title = PHALANXX
game-blurb = Alexander is dead and his empire is for the taking: buy troops, make the most of three dice, and hold the map when the deck runs out.
area-map = Map
area-players = Players
area-market = Market
area-hand = Your hand

# The aim, and the chapters of the rulebook.
aim-win = You win with the highest total: your Strength, which grows with the cards you play, and points at the end for cities, oases and armies on the map, conflicts you caused, Talents, and groups of archer, knight and infantry.
aim-turn = In your turn you may buy a card, then roll three dice and place each beside one of your Home dice. Each is an action: play a card or conquer a region with a die at least as high as the Home die, push the die into its place, or take an income.
aim-end = Every turn takes a card from the deck. When the display can no longer be filled the round is finished, so that all have had the same number of turns, and the points are counted.
chapter-COMP = What is in the box
chapter-SETUP = Setting up
chapter-TURN = The turn
chapter-BUY = The market
chapter-ROLL = The roll
chapter-ACT = The three actions
chapter-CARD = Playing a card
chapter-CONQ = Conquering a region
chapter-CONFLICT = Conflicts
chapter-PUSH = Pushing a die
chapter-MONEY = Income and swaps
chapter-SACR = Sacrificing an army
chapter-PASS = Passing the dice on
chapter-HERO = Heroism
chapter-END = The end
chapter-SCORE = Final scoring
chapter-SOLO = Alone against the Regent
chapter-EXP = Expert factions

# Prompts.

# Actions.

# Events.

# Refusals.

# Settings.
setting-push_money = Talents when pushing
setting-push_money-hint = Whether a push brings or costs the difference between the two dice.
setting-push_money-track = A higher Home die brings Talents, a lower one costs
setting-push_money-inverse = A higher Home die costs Talents, a lower one brings them
setting-push_money-none = Talents stay as they are
setting-sacrifice = Sacrifice
setting-sacrifice-hint = What happens to the die for which an army is sacrificed.
setting-sacrifice-set = Its new value is chosen
setting-sacrifice-reroll = It is rolled again
setting-conflict_floor = Attacking with little Strength
setting-conflict_floor-hint = Whether a player may attack with less Strength than the conflict costs. The rulebook only asks for more Strength than the defender; that it must suffice for the loss is our reading.
setting-conflict_floor-require = Not allowed
setting-conflict_floor-clamp = Allowed, and Strength stops at 0
setting-need_unrotated = A card to rotate
setting-need_unrotated-hint = A conflict needs a card in play that is not rotated yet. The rulebook has a card rotated for each conflict; that there is none without such a card is our reading.
setting-displaced = Armies driven out
setting-displaced-hint = Where the defender's armies go after a conflict.
setting-displaced-reserve = Back to the reserve
setting-displaced-removed = Out of the game
setting-rotated_active = Rotated cards stay active
setting-rotated_active-hint = A rotated card keeps its family and its ability.
setting-exchange_scope = Swapping Home dice
setting-exchange_scope-hint = Which of one's Home dice may be swapped when taking an income.
setting-exchange_scope-any = Any of them
setting-exchange_scope-slot = Only the one beside the die placed
setting-swap_timing = Exchange on the display
setting-swap_timing-hint = When a card is exchanged after a purchase at 5 or 4.
setting-swap_timing-before = Before the display is refilled
setting-swap_timing-after = After the display is refilled
setting-hero_attack = Attacking under Heroism
setting-hero_attack-hint = The rulebook says that whoever has the greater result may go on to conquer. What is lost and rotated follows from it.
setting-hero_attack-result = The greater result is enough
setting-hero_attack-price = One must also be able to pay, as in other conflicts
setting-hero_loss = Loss under Heroism
setting-hero_loss-hint = The attacker loses Strength also while Heroism is on the display.
setting-fame_gate = Conditions for Fame
setting-fame_gate-hint = How many Leaders, Equipment and rotated cards the Fame Groups ask for.
setting-fame_gate-once = One of each for all groups
setting-fame_gate-per_group = One of each for every group
setting-start_hand = Starting hand
setting-start_hand-hint = How many cards everybody is dealt at the start.
setting-adjacency = Conquer neighbours only
setting-adjacency-hint = Only regions that border on one's own can be conquered.
setting-expert_factions = Expert factions
setting-expert_factions-hint = Each player has a faction with a lasting advantage.
setting-faction_assignment = Dealing the factions
setting-faction_assignment-hint = How the expert factions are handed out.
setting-faction_assignment-random = At random
setting-faction_assignment-draft = Chosen, beginning with the last player
setting-regent = The Regent
setting-regent-hint = How hard the solo opponent is to beat.
setting-regent-satrap = Satrap (25 points ahead)
setting-regent-strategos = Strategos (40 points ahead)
setting-regent-basileus = Basileus (55 points ahead)

# Sheet.

# Cards.
card-X01 = Cretan Archers
card-X02 = Rhodian Slingers
card-X03 = Scythian Bowmen
card-X04 = Thracian Skirmishers
card-X05 = Thessalian Horse
card-X06 = Paionian Scouts
card-X07 = Odrysian Riders
card-X08 = Allied Greek Horse
card-X09 = League Hoplites
card-X10 = Peltasts
card-X11 = Agrianian Javelins
card-X12 = Macedonian Levy
card-X13 = Antipatros
card-X14 = Krateros
card-X15 = Eumenes
card-X16 = Nearchos
card-X17 = Sarissa
card-X18 = Supply Train
card-X19 = Bronze Shields
card-XX01 = Persian Archers
card-XX02 = Mardian Bowmen
card-XX03 = Indian Longbows
card-XX04 = Elamite Archers
card-XX05 = Companion Cavalry
card-XX06 = Dahai Riders
card-XX07 = Prodromoi
card-XX08 = Baktrian Riders
card-XX09 = Hypaspists
card-XX10 = Foot Companions
card-XX11 = Mercenary Hoplites
card-XX12 = Ptolemaios
card-XX13 = Lysimachos
card-XX14 = Perdikkas
card-XX15 = Camouflage
card-XX16 = Siege Tower
card-XX17 = War Chest
card-XX18 = Royal Standard
card-XXX01 = Royal Archers
card-XXX02 = Babylonian Bowmen
card-XXX03 = Elephant Archers
card-XXX04 = Kataphraktoi
card-XXX05 = War Elephants
card-XXX06 = Tarentine Horse
card-XXX07 = Silver Shields
card-XXX08 = Great Phalanx
card-XXX09 = Epigonoi
card-XXX10 = Galatian Warband
card-XXX11 = Antigonos
card-XXX12 = Seleukos
card-XXX13 = Kassandros
card-XXX14 = Demetrios
card-XXX15 = Camouflage II
card-XXX16 = Torsion Catapult
card-XXX17 = Royal Treasury
card-XXX18 = Camel Train
card-HERO = Heroism

# Families of cards.
family-archer = archer
family-knight = knight
family-infantry = infantry
family-leader = Leader
family-equipment = Equipment
family-heroism = Heroism

# What cards require; $colour is a word of colour-.
needs-sum-least = Home dice total { $n } or more
needs-sum-most = Home dice total { $n } or less
needs-talents = { $n ->
    [one] at least { $n } Talent
   *[other] at least { $n } Talents
}
needs-armies = { $n ->
    [one] at least { $n } army on the map
   *[other] at least { $n } armies on the map
}
needs-cities = { $n ->
    [one] at least { $n } city
   *[other] at least { $n } cities
}
needs-oases = { $n ->
    [one] at least { $n } oasis
   *[other] at least { $n } oases
}
needs-die-least = { $colour } Home die of { $n } or more
needs-die-most = { $colour } Home die of { $n } or less
needs-dice-of = { $n ->
    [one] at least { $n } { $colour } Home die
   *[other] at least { $n } { $colour } Home dice
}
needs-pair = two equal Home dice

# Abilities.
ability-INC9 = Provisions
ability-INC9-hint = You gain the Talents of a low roll with a total of 9 or less.
ability-MARCH = Forced march
ability-MARCH-hint = Your Travelling die counts one more for a conquest.
ability-DRILL = Drill
ability-DRILL-hint = Your Travelling die counts one more for playing a card.
ability-TRADE = Trade
ability-TRADE-hint = Cards of the display cost you one Talent less, but at least one.
ability-SHIELD = Shield
ability-SHIELD-hint = When you are attacked your Strength counts 2 more.
ability-ASSAULT = Assault
ability-ASSAULT-hint = When you attack your Strength counts 2 more.
ability-VETERAN = Veterans
ability-VETERAN-hint = A conflict costs you 2 Strength instead of 3.
ability-SIEGE = Siege
ability-SIEGE-hint = You conquer a city with one army instead of two.
ability-CAMO = Camouflage
ability-CAMO-hint = When you are attacked your Strength counts 4 more; at the end you lose 4 points.
ability-TAL5 = Five Talents
ability-TAL5-hint = Played, it brings 5 Talents.
ability-TAL6 = Six Talents
ability-TAL6-hint = Played, it brings 6 Talents.
ability-RALLY = Rally
ability-RALLY-hint = Played, it brings up to two of your armies that left the game back to your reserve.
ability-JOKER = Wild card
ability-JOKER-hint = At the end it also stands in for one archer, knight or infantry card in a Fame Group.
ability-E-CITY = Lord of cities
ability-E-CITY-hint = At the end each of your cities counts 1 more.
ability-E-OASIS = Road of oases
ability-E-OASIS-hint = At the end each of your oases counts 1 more.
ability-E-WAR = War record
ability-E-WAR-hint = At the end each of your rotated cards counts 1 more.
ability-E-FAME = Renown
ability-E-FAME-hint = At the end each of your Fame Groups counts 7 instead of 5.
ability-E-COIN = Mint
ability-E-COIN-hint = At the end every 2 Talents count 1, instead of every 3.

# Regions.
region-phrygia = Phrygia
region-issos = Issos
region-harran = Harran
region-ecbatana = Ecbatana
region-damaskos = Damaskos
region-tadmor = Tadmor
region-sippar = Sippar
region-isatis = Isatis
region-memphis = Memphis
region-gerrha = Gerrha
region-persepolis = Persepolis
region-karmania = Karmania
region-parthia = Parthia
region-baktra = Baktra
region-nautaka = Nautaka
region-alexandria-eschate = Alexandria Eschate
region-margiana = Margiana
region-areia = Areia
region-arachosia = Arachosia
region-gandhara = Gandhara
region-pura = Pura
region-drangiana = Drangiana
region-taxila = Taxila
region-patalene = Patalene
region-babylon = Babylon
region-pella = Pella
region-charax = Charax
region-sardis = Sardis
region-tayma = Tayma
region-arbela = Arbela
region-susiana = Susiana
region-siwa = Siwa
region-dumatha = Dumatha
region-tyana = Tyana
region-rhagai = Rhagai
region-assyria = Assyria
region-arabia = Arabia
region-syria = Syria

# Kinds of region.
kind-plain = plain region
kind-oasis = oasis
kind-city = city

# Factions.
faction-red = Antigonids
faction-red-hint = A conflict costs 2 Strength instead of 3.
faction-yellow = Ptolemies
faction-yellow-hint = An income brings 4 Talents instead of 3.
faction-blue = Seleucids
faction-blue-hint = The Travelling die counts one more for a conquest.
faction-green = Antipatrids
faction-green-hint = The Travelling die counts one more for playing a card.

# Colours of dice.
colour-W = white
colour-O = orange
colour-V = violet

# What is asked.
prompt-pick-faction = choose your faction
prompt-buy-card = buy a card from the display, or none
prompt-give-card = exchange a card of your hand with one on the display, or keep what you have
prompt-take-card = choose the displayed card to take for it
prompt-choose-die = choose a Travelling die for your next action
prompt-choose-slot = choose the slot it goes to
prompt-choose-action = choose what to do with it
prompt-rotate-card = choose a card to rotate for the conflict
prompt-exchange-dice = exchange a Home die with an opponent, or keep your dice
prompt-end-turn = end your turn, or undo an action
prompt-sacrifice-army = sacrifice an army to change a die
# The same, said of others.
prompt-pick-faction-other = { $names } chooses a faction
prompt-buy-card-other = { $names } chooses whether to buy a card
prompt-give-card-other = { $names } may exchange a card with the display
prompt-take-card-other = { $names } chooses the card to take in exchange
prompt-choose-die-other = { $names } chooses a Travelling die
prompt-choose-slot-other = { $names } chooses where the die goes
prompt-choose-action-other = { $names } chooses what to do with the die
prompt-rotate-card-other = { $names } chooses a card to rotate for the conflict
prompt-exchange-dice-other = { $names } may exchange a Home die
prompt-end-turn-other = { $names } is about to end the turn
prompt-sacrifice-army-other = { $names } may sacrifice an army

# What can be done.
action-faction = Take the { $faction }
action-buy = Buy the card at { $space }
action-buy-none = Buy nothing
action-give = Give { $card }
action-give-none = Exchange nothing
action-take = Take the card at { $space }
action-die = Travelling die { $amount }
action-slot = Slot { $amount }
action-play = Play { $card }
action-conquer = Conquer { $region }
action-push = Push the die
action-income = Take income
action-rotate = Rotate { $card }
action-exchange = Exchange Home die { $amount } with die { $amount-2 } of { $seat }
action-exchange-none = Keep your dice
action-end-turn = End the turn
action-sacrifice = Sacrifice an army: die { $amount } becomes a { $amount-2 }
action-reroll = Sacrifice an army: roll die { $amount } again
space-5 = 5 Talents
space-4 = 4 Talents
space-3 = 3 Talents
space-2 = 2 Talents
space-1 = 1 Talent
seat-regent = the Regent

# What happens.
event-first-player = { $seat-is ->
    [you] You go first.
   *[other] { $seat } goes first.
}
event-home-rolled = { $seat-is ->
    [you] Your Home dice show { $white }, { $orange } and { $violet }: you begin with { $talents } Talents.
   *[other] The Home dice of { $seat } show { $white }, { $orange } and { $violet }: { $talents } Talents to begin with.
}
event-faction-taken = { $seat-is ->
    [you] You lead the { $faction }.
   *[other] { $seat } leads the { $faction }.
}
event-bought = { $seat-is ->
    [you] You buy { $card } for { $price }.
   *[other] { $seat } buys { $card } for { $price }.
}
event-not-bought = { $seat-is ->
    [you] You buy nothing. Out of the game: { $card }.
   *[other] { $seat } buys nothing. Out of the game: { $card }.
}
event-swapped = { $seat-is ->
    [you] You exchange { $given } for { $taken }.
   *[other] { $seat } exchanges { $given } for { $taken }.
}
event-revealed-card = New on the display: { $card }.
event-rolled = { $seat-is ->
    [you] You roll { $first }, { $second } and { $third }.
   *[other] { $seat } rolls { $first }, { $second } and { $third }.
}
event-roll-bonus = { $seat-is ->
    [you] Only { $total }{ $talents ->
        [0] , but you have as many Talents as there can be
        [one] : you gain one Talent
       *[other] : you gain { $talents } Talents
    }.
   *[other] Only { $total }{ $talents ->
        [0] , but { $seat } has as many Talents as there can be
        [one] : { $seat } gains one Talent
       *[other] : { $seat } gains { $talents } Talents
    }.
}
event-played = { $seat-is ->
    [you] You play { $card }: Strength +{ $strength }, now { $total }
   *[other] { $seat } plays { $card }: Strength +{ $strength }, now { $total }
}{ $talents ->
    [0] {""}
    [one] ; +1 Talent
   *[other] ; +{ $talents } Talents
}{ $armies ->
    [0] {""}
    [one] ; one army returns to the reserve
   *[other] ; { $armies } armies return to the reserve
}.
event-conquered = { $seat-is ->
    [you] You take { $region }.
   *[other] { $seat } takes { $region }.
} { $armies ->
    [one] One army marches in.
   *[other] { $armies } armies march in.
}
event-conflict = { $seat-is ->
    [you] You conquer { $region } from { $rival }
   *[other] { $rival-is ->
        [you] { $seat } conquers { $region } from you
       *[other] { $seat } conquers { $region } from { $rival }
    }
}: { $armies ->
    [one] one army gives way
   *[other] { $armies } armies give way
}; the victor’s Strength is now { $strength }.
event-rotated = { $seat-is ->
    [you] You rotate { $card }.
   *[other] { $seat } rotates { $card }.
}
event-pushed = { $seat-is ->
    [you] You push a { $new } home and a { $old } out
   *[other] { $seat } pushes a { $new } home and a { $old } out
}: { $paid ->
    [0] { $gained ->
        [0] Talents stay at { $talents }
        [one] +1 Talent, now { $talents }
       *[other] +{ $gained } Talents, now { $talents }
    }
    [one] −1 Talent, now { $talents }
   *[other] −{ $paid } Talents, now { $talents }
}.
event-income = { $seat-is ->
    [you] { $amount ->
        [0] Your income brings nothing: you have { $talents } Talents already, as many as there can be.
        [one] You take an income of one Talent and now have { $talents }.
       *[other] You take an income of { $amount } Talents and now have { $talents }.
    }
   *[other] { $amount ->
        [0] The income brings { $seat } nothing, who has { $talents } Talents already, as many as there can be.
        [one] { $seat } takes an income of one Talent and now has { $talents }.
       *[other] { $seat } takes an income of { $amount } Talents and now has { $talents }.
    }
}
event-exchanged = { $seat-is ->
    [you] You exchange your { $given } { $value } for the { $taken } { $value } of { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } exchanges the { $given } { $value } for your { $taken } { $value }.
       *[other] { $seat } exchanges the { $given } { $value } for the { $taken } { $value } of { $rival }.
    }
}
event-sacrificed = { $seat-is ->
    [you] You sacrifice an army: the { $old } becomes a { $new }.
   *[other] { $seat } sacrifices an army: the { $old } becomes a { $new }.
}
event-rerolled = { $seat-is ->
    [you] You sacrifice an army and roll the { $old } again: { $new }.
   *[other] { $seat } sacrifices an army and rolls the { $old } again: { $new }.
}
event-heroism-shown = Heroism is on the display: conflicts are now decided by Leaders and Equipment.
event-heroism-gone = Heroism is gone: Strength decides conflicts again.
event-last-turns = The deck is empty: the last turns are being played.
event-scored = { $seat-is ->
    [you] You have { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $seat } has { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
event-regent-took = The Regent takes { $card }: Strength { $strength }.
event-regent-rested = The Regent’s armies rest.

# Why not.
refusal-space-empty = there is no card in that space
refusal-not-for-sale = the Heroism card is not for sale
refusal-too-few-talents = { $missing ->
    [one] you are one Talent short
   *[other] you are { $missing } Talents short
}
refusal-not-in-hand = that card is not in your hand
refusal-not-yours-to-give = that card is not in your hand
refusal-just-bought = that is the card you are buying
refusal-no-swap-right = only a purchase at 5 or 4 gives the right to exchange
refusal-heroism-stays = the Heroism card cannot be exchanged
refusal-die-placed = that die is placed already
refusal-die-listed = another die just like it is offered
refusal-slot-used = that slot is used up this turn
refusal-slot-listed = another slot just like it is offered
refusal-die-too-low = the die is { $missing } too low for the Home die beside it
refusal-sum-too-low = it needs Home dice of { $number } or more in total, and yours are { $missing } short
refusal-sum-too-high = it needs Home dice of { $number } or less in total, and yours are { $missing } above
refusal-talents-too-few = { $missing ->
    [one] it needs { $number } Talents, one more than you hold
   *[other] it needs { $number } Talents, { $missing } more than you hold
}
refusal-armies-too-few = { $missing ->
    [one] it needs { $number } armies on the map, one more than you have
   *[other] it needs { $number } armies on the map, { $missing } more than you have
}
refusal-cities-too-few = { $number ->
    [one] it needs a city, and you hold none
   *[other] it needs { $number } cities, { $missing ->
        [one] one more
       *[other] { $missing } more
    } than you hold
}
refusal-oases-too-few = { $number ->
    [one] it needs an oasis, and you hold none
   *[other] it needs { $number } oases, { $missing ->
        [one] one more
       *[other] { $missing } more
    } than you hold
}
refusal-no-die-so-high = you have no { $colour } Home die of { $number } or more
refusal-no-die-so-low = you have no { $colour } Home die of { $number } or less
refusal-dice-too-few = { $missing ->
    [one] you would need one more { $colour } Home die
   *[other] you would need { $missing } more { $colour } Home dice
}
refusal-no-pair = no two of your Home dice show the same value
refusal-already-yours = the region is yours already
refusal-not-adjacent = the region does not border on one of yours
refusal-reserve-too-small = { $missing ->
    [one] your reserve is one army short
   *[other] your reserve is { $missing } armies short
}
refusal-not-stronger = you would need { $missing } more Strength than you have
refusal-not-more-heroic = under Heroism you are { $missing } short in Leaders and Equipment less rotated cards
refusal-strength-too-low = a conflict costs Strength, and you are { $missing } short
refusal-no-card-to-rotate = you have no card left to rotate
refusal-cannot-pay-push = { $missing ->
    [one] the push costs one Talent more than you have
   *[other] the push costs { $missing } Talents more than you have
}
refusal-not-your-card = that card does not lie in front of you
refusal-card-rotated = that card is rotated already
refusal-not-an-opponent = dice are exchanged with an opponent
refusal-dice-differ = the two dice do not show the same value
refusal-same-colour = the two dice are alike: there is nothing to exchange
refusal-other-slot = only the Home die of the slot you used may be exchanged
refusal-reserve-empty = there is no army in your reserve
refusal-same-value = the die shows that value already
refusal-faction-gone = that faction is taken
refusal-no-conflict = cards are rotated for a conflict only
refusal-no-income-taken = dice are exchanged only when you take income
refusal-dice-left = every die must be used before the turn ends
refusal-no-factions = factions are picked before the first turn, where they are drafted
refusal-not-rolled = the Travelling dice have not been rolled yet
refusal-placed-die-stays = a die that is placed stays as it is
refusal-other-sacrifice = this table has the other rule for a sacrificed army

# The table in lines.
sheet-turn = Turn { $turn } of { $turns }{ $mine ->
    [now] { $left ->
        [one] : your last
       *[other] : yours, and you have { $left } left with it
    }
    [later] { $left ->
        [0] : you have had your last
        [one] : you have one more
       *[other] : you have { $left } more
    }
   *[none] {""}
}
sheet-display = The display, with what the cards cost ({ $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck):
sheet-heroism = Heroism: conflicts compare Leaders and Equipment less rotated cards.
sheet-map = The map:
sheet-free = free
sheet-nothing = –
sheet-player = { $name } · Strength { $strength } · { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
}
sheet-armies = Armies: { $reserve } in reserve, { $map } on the map, { $gone } gone
sheet-home = Home dice: { $dice }
sheet-travelling = Travelling dice: { $dice }
sheet-not-rolled = Travelling dice, not rolled yet: { $dice }
sheet-hand = Hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $hidden ->
    [0] :
   *[other] , { $hidden } of them unknown to you
}
sheet-tableau = In front: { $cards }
sheet-held-by = { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}
sheet-defence = When attacked, Strength counts { $more } more
sheet-borders = borders on { $names }
sheet-dice = Dice: W is white, O orange, V violet; after | the Travelling die placed beside a Home die.
sheet-turned = rotated for a conflict: 3 points at the end, and one less when Heroism compares
score-0 = Strength track
score-1 = Rotated cards
score-2 = Armies on the map
score-3 = Cities and oases
score-4 = Talents
score-5 = Fame Groups
score-6 = Camouflage
score-7 = Abilities
score-8 = Regent’s rank
score-total = Total

# What buttons say in a position.
label-buy = Buy { $card } for { $price }
label-take = Take { $card }
label-die = Use the { $die }
label-slot = Beside your { $colour } { $value }
label-push = Push: the { $new } home, the { $old } out
label-sacrifice = Sacrifice an army: the { $die } becomes a { $value }
label-reroll = Sacrifice an army: roll the { $die } again
label-exchange = Your { $mine } for the { $theirs } of { $seat }
label-the-chosen = { $die } you have chosen
label-a-die = { $colour } { $value }

# The board.
board-turn = Turn { $turn } of { $turns }
board-heroism = Heroism
board-heroism-hint = Heroism
    While it is displayed, conflicts compare Leaders and Equipment minus rotated cards instead of Strength.
    It cannot be bought. It leaves only from the rightmost space, when nobody buys a card.
board-last-turns = Last turns
board-travelling = Travelling dice
board-not-rolled = Travelling dice, to be rolled
board-strength = Strength
board-talents = Talents
board-reserve = Reserve
board-lost = Lost
board-heroic = Leaders and Equipment minus rotated cards
board-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
    Each turn takes one. When it cannot fill the display any more, the last round begins.
board-removed = { $count ->
    [one] { $count } card out of the game
   *[other] { $count } cards out of the game
}
    They do not come back.
board-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
board-standing = If the match ended now
board-final = Final score
board-gone = removed
board-no-cards = No cards in play yet
board-last-turns-hint = Last turns
    The deck is empty: play goes on until the last player in turn order has had a turn.
board-price = { $price ->
    [one] A card in this space costs { $price } Talent
   *[other] A card in this space costs { $price } Talents
}
board-home-die = Home die: { $colour } { $value }
    Playing a card or conquering beside it takes a die at least as high. Its value, its colour and the total of the three are what cards ask for.
board-placed-die = Travelling die placed: { $colour } { $value }
    At the end of the turn it goes to the next player.
board-travelling-die = { $value ->
    [0] Travelling die: { $colour }, not rolled yet
   *[other] Travelling die: { $colour } { $value }
}
    Put on a grey slot it is an action: play a card, conquer, push, or take an income.
board-waiting-die = { $value ->
    [0] Travelling die: { $colour }, not rolled yet
   *[other] Travelling die: { $colour }, not rolled yet in this turn
}
    { $value ->
        [0] It is rolled after the market.
       *[other] It still shows the { $value } from before, and is rolled after the market.
    }
board-army = { $region }: an army ({ $name })
    Armies never move. Each counts 1 point in the end.
board-slot = Slot { $number }: red for a Home die, grey for a Travelling die beside it
    Put a Travelling die on the grey slot for an action. To play a card or to conquer it must be at least as high as the Home die; to push or to take an income any die will do.
board-does-strength = More than a rival’s, and one may take that rival’s regions. In the end each counts 1 point.
board-does-defence = When attacked, it counts { $more } more.
board-does-talents = Money for cards of the display and for pushes. What is left counts in the end.
board-does-reserve = Conquests take their armies from here. In one’s turn one of them may be sacrificed to change a Travelling die.
board-does-lost = They left the game. Only Rally brings any back.
board-does-heroic = While Heroism is displayed, conflicts compare this instead of Strength.
board-does-hand = Cards that everybody saw being taken lie open.
board-card = { $name } · { $family } · Strength +{ $strength }
board-card-needs = To play it: { $needs }.
board-card-army = An archer, a knight and an infantry card in play make a Fame Group, worth 5 points.
board-card-special = In play it counts in conflicts under Heroism. Fame Groups need a Leader and Equipment.
board-card-turned = Rotated for a conflict: 3 points in the end.
board-region-nobody = free
board-region-free = { $armies ->
    [one] To conquer it: one army of the reserve.
   *[other] To conquer it: { $armies } armies of the reserve.
}
board-region-conflict = To conquer it: a conflict, with { $armies ->
    [one] one army
   *[other] { $armies } armies
} of the reserve and { $heroism ->
    [yes] a greater count of Leaders and Equipment minus rotated cards
   *[no] more Strength
} than the defender. It costs { $loss ->
    [0] no Strength
   *[other] { $loss } Strength
}, and a card is rotated: 3 points in the end.{ $heroism ->
    [yes] {" "}You lose and rotate what there is.
   *[no] {""}
}
board-region-worth = { $value ->
    [0] In the end: 1 point for each army there.
    [one] In the end: 1 point, and 1 for each army there.
   *[other] In the end: { $value } points, and 1 for each army there.
}
board-region-borders = Borders on { $names }.
board-disc = { $name }: Strength { $strength }
board-rival-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-legend = Legend
board-legend-cards = Cards and what they need
board-legend-abilities = Abilities
board-legend-table = On the table
board-legend-army = One card of each kind of troops makes a Fame Group; white dice
board-legend-leader = Counts under Heroism, unlocks Fame; orange dice
board-legend-equipment = Counts under Heroism, unlocks Fame; violet dice
board-legend-heroism = Not for sale; changes how conflicts are compared
board-legend-seal = In a seal: the Strength of a card, the value of a region
board-legend-era = The era of a card: X, XX or XXX
board-legend-always = always
board-legend-once = when played
board-legend-end = final scoring
board-legend-strength = Strength: decides conflicts; its disc moves along the track around the map, and laps at 60
board-legend-talents = Talents: money to buy cards, and a requirement of some
board-legend-reserve = Armies of a player: in the reserve, or on the map
board-legend-regent = Armies of the Regent, in the solo game
board-legend-lost = Armies sacrificed: out of the game
board-legend-city = City: two armies hold it
board-legend-oasis = Oasis: one army holds it
board-legend-start = Start region, by place in the order of play
board-legend-slots = Red slot: a Home die. Grey slot: the Travelling die placed beside it
board-legend-price = Price of a space of the display, in Talents
board-legend-swap = A purchase here lets you exchange a card
board-legend-turned = Rotated card: one for each conflict begun
board-legend-back = A card you have not seen
board-legend-heroic = Under Heroism: Leaders and Equipment minus rotated cards
board-legend-gold = Gold: chosen; on a screen also what can be chosen now

# The aim in a picture.
board-aim-turn = A turn
board-aim-points = What counts in the end
board-aim-buy = Buy a card
board-aim-roll = Roll three dice
board-aim-place = Place each beside a Home die
board-aim-pass = The dice travel on
board-aim-play = play
board-aim-conquer = conquer
board-aim-push = push
board-aim-income = income
board-aim-strength = Strength
board-aim-region = city or oasis
board-aim-army = army on the map
board-aim-rotated = conflict caused
board-aim-fame = Fame Group
board-aim-talents = 3 Talents

# Lessons: what to do, and what was to be learned.
lesson-buy-title = Buy a card
lesson-buy-task = A turn begins at the market. Five cards are for sale: from the deck outwards they cost 5, 4, 3, 2 and 1, and you have 4 Talents. Buy Krateros, who lies in the space that costs 3.
lesson-buy-learned = You paid 3 Talents, and Krateros is in your hand. The cards beside the deck slid into the gap and a new one was turned up. So cards grow cheaper while you wait for them, if nobody else takes them first.
lesson-low-roll-title = A low roll
lesson-low-roll-task = After the market your three Travelling dice are rolled. Keep your 7 Talents this time: buy nothing, and see how the dice fall.
lesson-low-roll-learned = 1, 3 and 4 make 8, and a total of 8 or less brings 3 Talents: you have 10 now. Low dice are not lost dice. And buying nothing did something too: the rightmost card has left the game.
lesson-die-title = A die high enough
lesson-die-task = For every action you put a Travelling die beside one of your Home dice. To play a card it must show at least as much as the Home die there. Find the die and the slot, and play the Cretan Archers.
lesson-die-learned = Your 5 was good enough beside the 5 and beside the 4, but not beside the 6; the 2 and the 3 reached none of them. The number in the red seal has been added to your Strength: you stand on 2.
lesson-needs-title = What a card asks for
lesson-needs-task = Under its picture a card says what must be true when it is played. It is checked and never paid. Your Home dice add up to 11: the Scythian Bowmen ask for 12 or more, Krateros for 10 or more. Play the one you can.
lesson-needs-learned = Krateros is in play and stays before you to the end. His ability works from now on: a Travelling die counts one more for you when you conquer.
lesson-push-title = Push a die
lesson-push-task = The Scythian Bowmen ask for Home dice of 12 or more, and yours make 11. Put your 6 beside the violet 2 and push it onto the red slot.
lesson-push-learned = The white 6 lives in your home now, and the 4 points between the two dice came to you as Talents; a lower die would have cost you the difference. Your Home dice make 15. But a 6 at home is hard to reach, and the violet die now travels to your opponent.
lesson-border-title = From border to border
lesson-border-task = Memphis is free and worth 4 points, but it does not touch anything of yours. Conquer a region from which you can reach it next.
lesson-border-learned = You conquer only across a border, so today’s small region is tomorrow’s road. One army of your reserve stands there now and will stay: armies never move.
lesson-city-title = Two armies for a city
lesson-city-task = From Gerrha the way to Memphis is open. Conquer the city.
lesson-city-learned = A city takes two armies, an oasis or a plain region one. Your reserve has gone from 8 to 6, and it does not grow by itself. At the end Memphis counts its 4 points, and every army on the map 1 more.
lesson-sacrifice-title = Sacrifice an army
lesson-sacrifice-task = Your Home dice are high, and you have rolled 1, 2 and 4: nothing to be played or conquered with those. Touch the armies of your reserve and sacrifice one to turn a die into a 5 or a 6.
lesson-sacrifice-learned = That die now reaches a Home die of yours. The army is gone for good: you may do this as often as you have armies in reserve, for dice you have not placed yet, and each of them is a region you will not take.
lesson-conflict-title = Stronger than the defender
lesson-conflict-task = Persepolis belongs to your opponent, who has Strength 6; you have 7. Conquer it, and choose one of your cards to rotate for the conflict.
lesson-conflict-learned = More Strength than the defender, and success is certain; as much would not have been enough. The price was 3 Strength and a rotated card, which will bring you 3 points at the end. Your opponent’s two armies went home to the reserve.
lesson-order-title = One conflict after the other
lesson-order-task = You have Strength 7 and want two regions this turn: Susiana, whose owner has Strength 6, and Rhagai, whose owner has 3. Every conflict costs you 3 Strength. Begin with the right one.
lesson-order-learned = You have Strength 4 now, still more than 3: Rhagai can follow. The other way round the first conflict would have left you with 4 against 6. Each conflict looks at Strength as it is at that moment.
lesson-swap-title = Income and a swap
lesson-swap-task = The Royal Standard asks for two violet Home dice, and you have one. Take an income with any die on any slot, and swap your orange 3 for your opponent’s violet 3.
lesson-swap-learned = An income brings 3 Talents, needs no high die and is always possible. With it you may swap a Home die for one of the same value, and nobody can refuse: only colours change hands. Now the Royal Standard can be played.
lesson-exchange-title = Two arrows
lesson-exchange-task = Whoever buys in a space with two arrows may also exchange a card of the hand for one on the display. Buy the Persian Archers for 5, then give the Paionian Scouts and take the Rhodian Slingers.
lesson-exchange-learned = The Scouts lie exactly where the Slingers were, and you have paid for one card and got two that suit you. Dear spaces are worth a look for the arrows alone.
lesson-heroism-title = Heroism
lesson-heroism-task = While Heroism lies on the display, Strength does not decide conflicts. Both sides count their Leaders and Equipment in play and subtract their rotated cards: you have 2, your opponent 1. Conquer Persepolis.
lesson-heroism-learned = 2 against 1, although it was Strength 3 against 20. The price is the same as ever, 3 Strength and a rotated card, so your count has dropped to 1 already. Heroism leaves only when somebody buys nothing while it lies rightmost.
lesson-fame-title = The last turn
lesson-fame-task = This is your last turn. Before you lie two Fame Groups, each an archer, a knight and an infantry card, worth 5 points a group; a Leader and Equipment too. But Fame also asks for a rotated card, and you have none. Earn one.
lesson-fame-learned = One rotated card, and both groups count: 10 points, and 3 more for the card itself, which pays back the Strength the conflict cost. The region comes on top. You know enough for a match now: take a seat.
