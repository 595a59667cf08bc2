# Dirty Deeds in English.
game-title = Dirty Deeds
game-blurb = Three wheels of glass and stone turn above a hidden underground: pick a character in secret, conquer, dig, turn – before the hourglass shows.

aim-win = You win with most points from the three wheels: on Earth by your largest connected area, among the Dwarves by how many hexes you hold, among the Elves by single colonies that touch none of yours.
aim-turn = Every turn all hide a character in a closed hand, or nothing, and open it together. The quickest acts first: it conquers hexes, takes what lies below them or, for a burden, does more.
aim-end = Below the Elves' wheel an hourglass is hidden. Once somebody sees it, the last turns are counted, and then the points.

chapter-COMP = What is in the box
chapter-BOARD = The board
chapter-SETUP = Setting up
chapter-TURN = A turn
chapter-KEY = Key words
chapter-KNIGHT = The Knight
chapter-SPY = The Spy
chapter-CHRONO = The Chrono-Arcanist
chapter-ENG = The Engineer
chapter-RECR = Recruitment
chapter-FAM = The Familiar
chapter-END = The end of the game
chapter-SCORE = The score

prompt-place-base = place your base on a corner of the big wheel
prompt-choose-in-secret = choose in secret: who is in your hand, what for, and the burden
prompt-choose-in-secret-1 = choose in secret: a character, or an empty fist
prompt-choose-in-secret-2 = choose in secret what it is for
prompt-choose-in-secret-3 = confirm the whole choice, burden included, and put your hand over the board
prompt-choose-action = choose which simple action your character carries out
prompt-place-character = put your character on a free hex of yours
prompt-conquer = conquer a hex
prompt-capture = capture a character
prompt-instigate = replace a transparent tile next to your Spy, or no more
prompt-turn-wheel = turn the wheel by a notch, or leave it
prompt-exchange = exchange coloured Domains, or no more
prompt-choose-familiar-action = your Familiar has arrived: choose what it does
prompt-choose-wheel = choose the wheel that turns backward
prompt-incite = choose what the riot replaces, or no more
prompt-change-time = one turn more, or one fewer
# The same, said of others.
prompt-place-base-other = { $names } places a base on a corner of the big wheel
prompt-choose-in-secret-other = { $count ->
    [one] { $names } chooses a character in secret
   *[other] { $names } choose their characters in secret
}
prompt-choose-action-other = { $names } chooses what the character does
prompt-place-character-other = { $names } puts a character on a hex
prompt-conquer-other = { $names } chooses a hex to conquer
prompt-capture-other = { $names } chooses whom to capture
prompt-instigate-other = { $names } chooses a tile to replace next to the Spy
prompt-turn-wheel-other = { $names } chooses whether the wheel turns
prompt-exchange-other = { $names } may exchange coloured Domains
prompt-choose-familiar-action-other = { $names } chooses what the Familiar does
prompt-choose-wheel-other = { $names } chooses the wheel that turns backward
prompt-incite-other = { $names } chooses what the riot replaces
prompt-change-time-other = { $names } chooses between one turn more and one fewer

action-base = Base on { $hex }
action-choose = Take { $hand }
action-intend = { $intent }
action-pay = Burden with coloured tiles: { $amount } and { $amount-2 }
action-do = { $deed }
action-place = Put it on { $hex }
action-conquer = Conquer { $hex }
action-conquer-stop = Conquer no more
action-capture = Capture { $character } of { $seat }
action-capture-stop = Capture no more
action-instigate = Cover { $hex } with an opaque tile
action-instigate-stop = Cover no more
action-turn = Turn by a notch
action-turn-stop = Leave the wheel
action-exchange = Give a tile of { $seat }, take { $taken }
action-exchange-stop = Exchange no more
action-familiar = { $deed }
action-wheel = Turn { $wheel } backward
action-riot = The riot covers { $hex }
action-riot-stop = The riot is over
action-delay = { $change }

label-hex = { $place } { $site }
label-ready = Confirm: { $hand } – { $deed }
label-ready-paying = Confirm: { $hand } – { $deed }, with { $tiles }
label-pay = Burden: { $tiles }
label-pay-opaque = { $count ->
    [one] { $count } opaque tile
   *[other] { $count } opaque tiles
}
label-pay-colour = { $count ->
    [one] { $count } tile of { $name }
   *[other] { $count } tiles of { $name }
}
label-pay-tokens = { $token ->
    [Enchantment] { $count ->
        [one] { $count } Enchantment
       *[other] { $count } Enchantments
    }
   *[other] { $count ->
        [one] { $count } Tradition
       *[other] { $count } Traditions
    }
}
label-paid-opaque = { $opaque ->
    [one] { $opaque } opaque Domain
   *[other] { $opaque } opaque Domains
}
label-paid-coloured = { $coloured ->
    [one] { $coloured } coloured Domain
   *[other] { $coloured } coloured Domains
}
label-paid = { $opaque ->
    [0] { label-paid-coloured }
   *[other] { $coloured ->
        [0] { label-paid-opaque }
       *[other] { label-paid-opaque } and { label-paid-coloured }
    }
}
label-place = Put { $character } on { $hex }
label-conquer-none = { $left ->
    [one] Conquer nothing
   *[other] Conquer nothing (of up to { $left })
}
label-conquer-stop = { $left ->
    [one] Conquer no more (one is left)
   *[other] Conquer no more (up to { $left } are left)
}
label-instigate-none = { $left ->
    [one] Cover nothing
   *[other] Cover nothing (of up to { $left })
}
label-instigate-stop = { $left ->
    [one] Cover no more (one is left)
   *[other] Cover no more (up to { $left } are left)
}
label-conquer = Conquer { $hex } (opaque)
label-conquer-from = Conquer { $hex } from { $name }
label-knows = below: { $icons }
label-costly = Costly action: { $deed } ({ $burden })
label-domains = { $count ->
    [one] { $count } Domain
   *[other] { $count } Domains
}
label-simple = Simple action: { $deed }
label-either = { $one } or { $other }
label-capture = Capture { $character } of { $name } on { $hex }
label-turn-forward = Turn { $wheel } forward by a notch
label-turn-backward = Turn { $wheel } backward by a notch

event-base-placed = { $seat-is ->
    [you] You place your base on { label-hex }.
   *[other] { $seat } places a base on { label-hex }.
}
event-turn-began = Turn { $turn }.
event-showed = { $seat-is ->
    [you] You open your hand: { $hand } ({ $intent }).
   *[other] { $seat } opens the hand: { $hand } ({ $intent }).
}
event-fizzled = { $seat-is ->
    [you] Your action is impossible: { $character } goes back behind your screen.
   *[other] { $seat }'s action is impossible: { $character } goes back behind the screen.
}
event-placed = { $seat-is ->
    [you] You put { $character } on { label-hex }.
   *[other] { $seat } puts { $character } on { label-hex }.
}
event-conquered = { $seat-is ->
    [you] You conquer { label-hex }.
   *[other] { $seat } conquers { label-hex }.
}
event-taken-from = { $seat-is ->
    [you] You take { label-hex } from { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } takes { label-hex } from you.
       *[other] { $seat } takes { label-hex } from { $rival }.
    }
}
event-uncovered = Below { label-hex }: { $icon }, { $portion }.
event-captured = { $seat-is ->
    [you] You capture { $character } of { $rival } on { label-hex }.
   *[other] { $rival-is ->
        [you] { $seat } captures { $character } that you had on { label-hex }.
       *[other] { $seat } captures { $character } of { $rival } on { label-hex }.
    }
}
event-replaced = { $seat-is ->
    [you] { $rival-is ->
        [you] You cover { label-hex }, which was yours.
       *[other] You cover { label-hex }, which was { $rival }'s.
    }
   *[other] { $rival-is ->
        [you] { $seat } covers { label-hex }, which was yours.
       *[other] { $seat } covers { label-hex }, which was { $rival }'s.
    }
}
event-turned = { $cause }: the disc of { $wheel } turns { $sense } by a notch.
event-gained = { $seat-is ->
    [you] You take { label-pay-tokens }.
   *[other] { $seat } takes { label-pay-tokens }.
}
event-paid-tiles = { $seat-is ->
    [you] You pay { label-paid }.
   *[other] { $seat } pays { label-paid }.
}
event-paid-tokens = { $seat-is ->
    [you] You pay { label-pay-tokens }.
   *[other] { $seat } pays { label-pay-tokens }.
}
event-exchanged = { $seat-is ->
    [you] You exchange a tile of { $rival } for { $taken }.
   *[other] { $rival-is ->
        [you] { $seat } exchanges a tile of yours for { $taken }.
       *[other] { $seat } exchanges a tile of { $rival } for { $taken }.
    }
}
event-recruited = { $seat-is ->
    [you] You recruit: { $count ->
        [0] no character was out
        [one] one character comes back
       *[other] { $count } characters come back
    }.
   *[other] { $seat } recruits: { $count ->
        [0] no character was out
        [one] one character comes back
       *[other] { $count } characters come back
    }.
}
event-released = { $seat-is ->
    [you] You release { $character } of { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } releases { $character } captured from you.
       *[other] { $seat } releases { $character } of { $rival }.
    }
}
event-refilled = The common supply is empty and is refilled: Traditions { $traditions }, Enchantments { $enchantments }.
event-familiar-moved = { $seat-is ->
    [you] Your Familiar goes to square { $square }.
   *[other] { $seat }'s Familiar goes to square { $square }.
}
event-familiar-acted = { $seat-is ->
    [you] Your Familiar acts: { $deed }.
   *[other] { $seat }'s Familiar acts: { $deed }.
}
event-delayed = { $seat-is ->
    [you] You add a turn: { $turns } to go, this one included.
   *[other] { $seat } adds a turn: { $turns } to go, this one included.
}
event-hastened = { $seat-is ->
    [you] You take a turn away: { $turns ->
        [one] this is the last one
       *[other] { $turns } to go, this one included
    }.
   *[other] { $seat } takes a turn away: { $turns ->
        [one] this is the last one
       *[other] { $turns } to go, this one included
    }.
}
event-revealed = The hourglass is revealed!
event-last-turns = { $turns ->
    [0] The dimensional period is over.
    [one] One more turn is played.
   *[other] { $turns } more turns are played.
}
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
event-nothing-conquered = { $seat-is ->
    [you] You conquer nothing.
   *[other] { $seat } conquers nothing.
}
event-nothing-covered = { $seat-is ->
    [you] Your Spy covers nothing.
   *[other] { $seat }'s Spy covers nothing.
}
event-nothing-gained = { $seat-is ->
    [you] You take no { $token }.
   *[other] { $seat } takes no { $token }.
}

refusal-bases-lie = the bases have been placed, and stay where they are
refusal-base-there = there is a base on that corner already
refusal-wrong-angle = that corner is not { $degrees } degrees from the other bases
refusal-on-the-map = that character is on the map: recruit it first
refusal-is-exhausted = that character is exhausted: recruit it first
refusal-is-captive = that character is a captive: it must be released, then recruited
refusal-character-first = choose who is in your hand first
refusal-intent-first = say what your hand is for first
refusal-hand-chosen = you have chosen that already; withdraw to choose again
refusal-fist-is-free = an empty fist is for Recruitment, and for nothing else
refusal-only-fist-is-free = only the empty fist acts for free
refusal-not-its-action = that is not an action of this character
refusal-named-later = which simple action it is, you decide when it is carried out
refusal-named-now = say now which of the two simple actions it is
refusal-too-few-domains = { $missing ->
    [one] you are one Domain short
   *[other] you are { $missing } Domains short
}
refusal-too-few-tokens = { $token ->
    [Enchantment] { $missing ->
        [one] you are one Enchantment short
       *[other] you are { $missing } Enchantments short
    }
   *[other] { $missing ->
        [one] you are one Tradition short
       *[other] you are { $missing } Traditions short
    }
}
refusal-nothing-to-pay = this action has no burden
refusal-lacks-colour = you do not have so many tiles of that colour
refusal-every-colour = { $colours ->
    [one] the burden must have a coloured tile you hold
   *[other] the burden must have a tile of each of the { $colours } colours you hold
}
refusal-too-many-tiles = the burden takes { $due ->
    [0] no Domain
    [one] one Domain only
   *[other] { $due } Domains only
}
refusal-lacks-opaque = { $missing ->
    [one] you are one opaque tile short
   *[other] you are { $missing } opaque tiles short
}
refusal-not-controlled = you do not control that hex
refusal-not-free = a character stands on that hex
refusal-nobody-in-range = no opponent's character is within { $range ->
    [one] one step
   *[other] { $range } steps
} of that hex
refusal-reserve-empty = your reserve is empty
refusal-inviolable = a base is inviolable
refusal-already-yours = that hex is yours already
refusal-guarded = an opponent's character stands there
refusal-not-beside-knight = that hex is not next to your Knight
refusal-not-on-rim = that hex is not on the rim of the wheel
refusal-wrong-wheel = this action does not reach { $wheel }
refusal-no-room = a character stands there, so yours has no room
refusal-must-conquer = the action cannot be given up: choose a hex
refusal-not-a-rival = that is your own character
refusal-not-on-map = that character is not on the map
refusal-out-of-range = that character is more than { $range ->
    [one] one step
   *[other] { $range } steps
} away, or on another wheel
refusal-must-capture = the action cannot be given up: choose a character
refusal-not-transparent = the tile there is opaque already
refusal-no-opaque-domain = you have no opaque tile behind your screen
refusal-protected = a character protects that hex
refusal-not-your-own = Instigation spares your own hexes
refusal-must-turn = the wheel must turn by one notch at least
refusal-not-held = you have no tile of { $rival }
refusal-uneven = the colours you give must be even: a tile of { $rival } first
refusal-none-exhausted = no tile of your colour is exhausted
refusal-no-opaque-left = there is no opaque tile to take
refusal-nothing-to-breach = there is no free hex on the small wheel for you, or your reserve is empty
refusal-no-character-there = you have no character on that wheel
refusal-no-hourglass-turn = the hourglass is not counting turns yet
refusal-supply-has-none = the common supply has no opaque tile left
refusal-player-limit = the riot takes { $most ->
    [one] one hex
   *[other] { $most } hexes
} of each player at most
refusal-wheel-limit = the riot takes { $most ->
    [one] one hex
   *[other] { $most } hexes
} on a wheel at most
refusal-no-more-turns = from turn { $turns } on no turn can be added
refusal-last-already = this is the last turn already
refusal-not-beside-spy = that hex is not next to your Spy
refusal-not-beside-chrono = that hex is not next to your Chrono-Arcanist
refusal-not-beside-engineer = that hex is not next to your Engineer
refusal-own-colour = you hold no tiles of your own colour to give
refusal-spares-you = your own hexes are spared

# Things.
hand-knight = the Knight
hand-spy = the Spy
hand-chrono = the Chrono-Arcanist
hand-engineer = the Engineer
hand-fist = an empty fist
character-knight = the Knight
character-spy = the Spy
character-chrono = the Chrono-Arcanist
character-engineer = the Engineer
intent-simple = simple action
intent-costly = costly action
intent-free = free action: Recruitment
intent-discovery = simple action: Discovery
intent-drilling = simple action: Drilling
intent-gathering = simple action: Gathering
intent-tunnel = simple action: Tunnel
deed-expansion = Expansion
deed-defeat = Defeat
deed-instigation = Instigation
deed-violation = Violation
deed-discovery = Discovery
deed-drilling = Drilling
deed-acceleration = Acceleration
deed-gathering = Gathering
deed-tunnel = Tunnel
deed-portal = Portal
deed-recruitment = Recruitment
deed-breach = Breach
deed-rewind = Rewind
deed-riot = Riot
deed-delay = Delay
place-big = Earth
place-medium = Dwarves
place-small = Elves
wheel-big = the big wheel
wheel-medium = the medium wheel
wheel-small = the small wheel
token-tradition = Tradition
token-enchantment = Enchantment
icon-tradition = a Tradition
icon-enchantment = an Enchantment
icon-hourglass = the hourglass
portion-whole = complete
portion-half = cut by a border
cause-turn = End of the turn, when the fullest wheel turns
cause-acceleration = Acceleration
cause-rewind = The Familiar's Rewind
cause-meshing = The wheels are meshed
sense-forward = forward
sense-backward = backward
taken-own = a tile of influence
taken-opaque = an opaque tile
change-more = One turn more
change-fewer = One turn fewer

# The table in lines.
sheet-clock-hidden = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
} · the hourglass is not revealed yet; it counts as revealed after turn { $most } at the latest
sheet-clock-seen = Turn { $turn } · the hourglass is revealed: { $more ->
    [0] this turn is the last
    [one] one more turn follows this one
   *[other] { $more } more turns follow this one
}
sheet-clock-counted = Turn { $turn } · { $left ->
    [one] the last one
   *[other] { $left } turns to go, this one included
}
sheet-clock-over = The period is over after { $turn ->
    [one] one turn
   *[other] { $turn } turns
}
sheet-hidden = the hourglass is not revealed yet
sheet-seen = the hourglass is revealed
sheet-remaining = { $turns ->
    [one] the last turn
   *[other] { $turns } turns to go
}
sheet-supply = Common supply: Traditions { $traditions }, Enchantments { $enchantments }, opaque tiles { $opaque }
sheet-exhausted = Exhausted: Traditions { $traditions }, Enchantments { $enchantments }, { $tiles }
sheet-tiles = tiles of { $name } { $count }
sheet-characters-exhausted = Exhausted characters: { $characters }
sheet-owned = { $character } of { $name }
sheet-legend = Hexes are called by the letter of their row and their number in it, from the left. In them: · opaque, A–C whose tile, * base; then k s c e, who stands there; T I H whole and t i h cut icons known below
sheet-wheel = { $wheel }, turned by { $turned ->
    [one] one notch
   *[other] { $turned } notches
}
sheet-order = Order: { $names }
sheet-seat = { $name } · reserve { $reserve } · Familiar on square { $square } of { $squares } · points { $points } = { $big } + { $medium } + { $small }
sheet-screen = Behind the screen: opaque { $opaque }, { $colours }, Traditions { $traditions }, Enchantments { $enchantments }
sheet-folded = Behind the screen: what it took, for those who remember
sheet-where = { $character }: { $place }
sheet-behind = behind the screen
sheet-hidden-away = behind a screen
sheet-in-hand = in the hand
sheet-is-exhausted = exhausted
sheet-captive = captured
sheet-captives = Captives: { $characters }
sheet-hand = In the hand: { $hand }
sheet-draft = Your secret choice: { $choice }
sheet-print = The print may lie turned by: { $notches }
sheet-contacts = Wheels touch, and these hexes are neighbours: { $pairs }
score-area = Largest area on the big wheel
score-territories = Territories on the medium wheel
score-colonies = Isolated colonies on the small wheel
area-wheels = The wheels
area-players = Players

# The picture.
board-big = Earth
board-medium = The Dwarves
board-small = The Elves
board-turn = Turn { $turn }
board-setup = Before the first turn
board-ready = ready
board-choosing = is choosing …
board-with-familiar = the Familiar acts
board-acted = has acted
board-based = base placed
board-base-due = places base no. { $place }
board-hands = Hands over the board
board-hands-hint = Hands stay closed until all are ready; then they act one after the other, by speed
board-supply = Common supply
board-supply-hint = What actions take Traditions and Enchantments from; opaque tiles that were paid come here
board-spent = Exhausted area
board-spent-hint = Tokens that were paid, coloured tiles that were paid, exchanged or covered, and released characters. The tokens return when the supply has neither kind left
board-traditions = Traditions
board-enchantments = Enchantments
board-opaque = Opaque tiles
board-tiles-of = Tiles of { $name }
board-does-domain = Behind your screen they are Domains: costly actions are paid with them.
board-does-tradition = Costly actions are paid with them. The Chrono-Arcanist takes them from below your hexes.
board-does-enchantment = Costly actions are paid with them. The Engineer takes them from below your hexes.
board-does-reserve = Every conquest lays one of them. Without any nothing can be conquered.
board-disc = The disc below { $wheel }: turned by { $turned ->
    [one] one notch
   *[other] { $turned } notches
} since the beginning. What lies below the hexes turns with it
board-hex-opaque = { $hex }: opaque tile
board-hex-pane = { $hex }: territory of { $name }
board-hex-base = { $hex }: inviolable base of { $name }
board-half = half of { $icon }
board-maybe = maybe: { $icons }
board-ways = By its print it may lie in { $ways ->
    [one] one way only
   *[other] { $ways } of { $notches } ways
}
board-contact = { $one } and { $other } touch: they are neighbours, though on different wheels
board-path = The path of { $name }'s Familiar: one square for each costly action
board-eye = The oculum arcanum: a Familiar that gets here acts at once, and begins again
board-familiar = { $name }'s Familiar on square { $square } of { $squares }
board-points = { $points ->
    [one] { $points } point as it stands: Earth, the Dwarves, the Elves
   *[other] { $points } points as it stands: Earth, the Dwarves, the Elves
}
board-reserve = { $count ->
    [one] { $count } tile of influence in reserve
   *[other] { $count } tiles of influence in reserve
}
board-speed = Speed { $speed }
board-does = { $deed }: { $text }
board-does-for = { $deed } ({ $burden }): { $text }
board-familiar-does = At the end of its path it does one of these:
board-summary = What each can do; the costly action in red
board-screen = The screen hides Domains and tokens
board-own-screen = Behind the screen: Domains to pay with, tokens, and captives
board-over = the period is over
board-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-final = Final score
board-sheet-big = Area on the big wheel
board-sheet-medium = Hexes on the medium wheel
board-sheet-small = Colonies, small wheel
board-total = Total
board-legend = Legend
board-legend-characters = Characters and what they do
board-legend-wheels = The wheels
board-legend-table = Around the wheels
board-legend-familiar = the Familiar, at the end of its path
board-deed-expansion = conquer hexes next to the Knight
board-deed-defeat = capture a rival's character not far from the Knight
board-deed-instigation = replace coloured tiles next to the Spy with opaque Domains of yours
board-deed-violation = conquer a hex of the medium wheel; the Spy goes there
board-deed-discovery = take as many Traditions as lie below your territories; two halves make one
board-deed-drilling = conquer a hex next to the Chrono-Arcanist and take what lies below; a half counts as one
board-deed-acceleration = turn its wheel forward, notch by notch
board-deed-gathering = take as many Enchantments as lie below your territories; two halves make one
board-deed-tunnel = conquer a hex on the rim of the Engineer's wheel
board-deed-portal = conquer a hex of the medium or small wheel; the Engineer goes there
board-deed-recruitment = exchange coloured Domains, then take back all your characters; at the end of the turn release captives
board-deed-breach = conquer a hex of the small wheel
board-deed-rewind = turn a wheel with a character of yours backward
board-deed-riot = cover territories of each player with opaque tiles
board-deed-delay = in the last turns: play one more, or one fewer
board-legend-stone = Opaque tile of Earth, the Dwarves or the Elves: it hides what is below
board-legend-pane = Transparent tile: a player's territory, and all see what is below
board-legend-base = Inviolable base: it stays for the whole match
board-legend-tradition = Tradition
board-legend-enchantment = Enchantment
board-legend-half = Cut by a border: half of it lies below each of the two hexes
board-legend-chalk = Chalked on a stone, at tables with a memory aid: all have seen it there before
board-legend-ghost = If the print is known: it lies there for certain, though nobody has seen it
board-legend-hint = If the print is known: it may lie there; shown when a disc may lie in three ways at most
board-legend-hourglass = The hourglass, below the small wheel: when it is seen, the last turns are counted
board-legend-rows = On the rim: the letter of a row, and how many hexes it has. They are counted from the left: Earth C4
board-legend-levers = Turn the disc backward, or forward by a notch
board-legend-numbers = The rim turns with the disc: the number on top says how it lies
board-legend-contact = A chain, if wheels touch: the two hexes are neighbours
board-legend-ready = A closed hand: ready. Once open, an empty one recruits
board-legend-choosing = Still choosing in secret
board-legend-acted = Has acted in this turn
board-legend-burden = In an open hand, below the action: its burden
board-legend-path = The path of a Familiar, from its coloured square to the eye in the middle
board-legend-captive = Captured: kept behind the screen of another player
board-legend-exhausted = Exhausted: comes back by Recruitment
board-legend-away = On the map, on this hex
board-legend-reserve = Tiles of influence that are still in reserve
board-legend-screen = A screen: only its owner sees what is behind. The characters of others behind one are shades
board-legend-points = Points from Earth, the Dwarves and the Elves as it stands
board-legend-gold = Gold: chosen; on a screen also what can be chosen now
board-aim-big = Earth: your largest area
board-aim-medium = Dwarves: the most hexes
board-aim-small = Elves: lone colonies
board-aim-choose = All choose in secret
board-aim-act = The quickest acts first
board-aim-conquer = Conquer, and see what lies below
board-aim-end = Seen: the last turns begin

# Settings: the numbers.
setting-radius_big = Size of the big wheel
setting-radius_big-hint = The radius of Earth: 4 makes 61 hexes. Not smaller than the medium wheel.
setting-radius_medium = Size of the medium wheel
setting-radius_medium-hint = The radius of the Dwarves' wheel: 3 makes 37 hexes.
setting-radius_small = Size of the small wheel
setting-radius_small-hint = The radius of the Elves' wheel: 2 makes 19 hexes. Not larger than the medium wheel.
setting-notches = Notches of a wheel
setting-notches-hint = With twelve, half of the positions cut icons at the borders; with six none is ever cut anew.
setting-notches-12 = Twelve
setting-notches-6 = Six
setting-underground = Underground
setting-underground-hint = Whether the discs are as printed, or their icons are dealt anew in every match.
setting-underground-printed = As printed
setting-underground-shuffled = Dealt anew
setting-setup_clicks = Strokes before the game
setting-setup_clicks-hint = How many times each wheel is turned at random; without any the discs lie as printed.
setting-base_step = Angle between bases
setting-base_step-hint = How far apart two players begin; three always need 120 degrees.
setting-base_step-120 = 120 degrees
setting-base_step-60 = 60 degrees
setting-base_step-180 = 180 degrees
setting-influence_per_player = Tiles of influence
setting-influence_per_player-hint = How many transparent tiles each player has.
setting-tokens_traditions = Traditions for each player
setting-tokens_traditions-hint = How many Tradition tokens the supply has for every player.
setting-tokens_enchantments = Enchantments for each player
setting-tokens_enchantments-hint = How many Enchantment tokens the supply has for every player.
setting-start_traditions = Traditions at the start
setting-start_traditions-hint = How many each player begins with, on top of the supply.
setting-start_enchantments = Enchantments at the start
setting-start_enchantments-hint = How many each player begins with, on top of the supply.
setting-start_opaque = Opaque Domains at the start
setting-start_opaque-hint = How many opaque tiles each player begins with behind the screen.
setting-speed_knight = Speed of the Knight
setting-speed_knight-hint = Who acts first is a matter of speed: usually the highest does.
setting-speed_spy = Speed of the Spy
setting-speed_spy-hint = Who acts first is a matter of speed: usually the highest does.
setting-speed_chrono = Speed of the Chrono-Arcanist
setting-speed_chrono-hint = Who acts first is a matter of speed: usually the highest does.
setting-speed_engineer = Speed of the Engineer
setting-speed_engineer-hint = Who acts first is a matter of speed: usually the highest does.
setting-speed_recruitment = Speed of Recruitment
setting-speed_recruitment-hint = When an empty fist is carried out is a matter of speed: usually the highest comes first.
setting-cost_defeat_domains = Defeat: Domains
setting-cost_defeat_domains-hint = The Domains in the burden of Defeat.
setting-cost_violation_domains = Violation: Domains
setting-cost_violation_domains-hint = The Domains in the burden of Violation.
setting-cost_violation_traditions = Violation: Traditions
setting-cost_violation_traditions-hint = The Traditions in the burden of Violation.
setting-cost_violation_enchantments = Violation: Enchantments
setting-cost_violation_enchantments-hint = The Enchantments in the burden of Violation.
setting-cost_acceleration_domains = Acceleration: Domains
setting-cost_acceleration_domains-hint = The Domains in the burden of Acceleration.
setting-cost_portal_domains = Portal: Domains
setting-cost_portal_domains-hint = The Domains in the burden of Portal.
setting-cost_portal_traditions = Portal: Traditions
setting-cost_portal_traditions-hint = The Traditions in the burden of Portal.
setting-cost_portal_enchantments = Portal: Enchantments
setting-cost_portal_enchantments-hint = The Enchantments in the burden of Portal.
setting-n_expansion = Expansion: hexes
setting-n_expansion-hint = How many hexes an Expansion conquers at most.
setting-range_defeat = Defeat: range
setting-range_defeat-hint = How many steps away a character can be captured.
setting-defeat_max = Defeat: captures
setting-defeat_max-hint = How many characters one Defeat captures at most.
setting-n_instigation = Instigation: hexes
setting-n_instigation-hint = How many tiles an Instigation replaces at most.
setting-n_violation = Violation: hexes
setting-n_violation-hint = How many hexes a Violation conquers at most; the Spy goes to the first.
setting-n_drilling = Drilling: hexes
setting-n_drilling-hint = How many hexes a Drilling conquers at most.
setting-acceleration_min = Acceleration: at least
setting-acceleration_min-hint = How many notches an Acceleration must turn.
setting-acceleration_max = Acceleration: at most
setting-acceleration_max-hint = How many notches an Acceleration may turn.
setting-n_tunnel = Tunnel: hexes
setting-n_tunnel-hint = How many hexes a Tunnel conquers at most.
setting-n_portal = Portal: hexes
setting-n_portal-hint = How many hexes a Portal conquers at most; the Engineer goes to the first.
setting-recruit_exchange = Recruitment: tiles
setting-recruit_exchange-hint = How many tiles can be exchanged when recruiting; 0: never any.
setting-n_breach = Breach: hexes
setting-n_breach-hint = How many hexes a Breach conquers at most.
setting-rewind_max = Rewind: notches
setting-rewind_max-hint = How many notches a Rewind may turn.
setting-riot_per_player = Riot: hexes of a player
setting-riot_per_player-hint = How many hexes of each player a riot takes at most.
setting-riot_per_wheel = Riot: hexes on a wheel
setting-riot_per_wheel-hint = How many hexes on each wheel a riot takes at most.
setting-familiar_squares = The Familiar's path
setting-familiar_squares-hint = How many squares it has, the first one included.
setting-final_turns = Turns after the hourglass
setting-final_turns-hint = How many complete turns follow the one in which the hourglass is revealed; 0: none, that one is the last.
setting-end_turn_notches = Notches at the end of a turn
setting-end_turn_notches-hint = How far the fullest wheel turns after each turn; 0: it never turns by itself.
setting-max_turns = Longest game
setting-max_turns-hint = At the end of this turn the hourglass counts as revealed, if it is not yet.
setting-score_big_div_1 = Big wheel, first: divided by
setting-score_big_div_1-hint = The largest area scores its size divided by this.
setting-score_big_div_2 = Big wheel, second: divided by
setting-score_big_div_2-hint = The second largest area scores its size divided by this.
setting-score_big_div_3 = Big wheel, third: divided by
setting-score_big_div_3-hint = The third largest area scores its size divided by this.
setting-score_medium_div_1 = Medium wheel, first: divided by
setting-score_medium_div_1-hint = The first scores the most hexes on the big wheel divided by this.
setting-score_medium_div_2 = Medium wheel, second: divided by
setting-score_medium_div_2-hint = The second scores the most hexes on the big wheel divided by this.
setting-score_medium_div_3 = Medium wheel, third: divided by
setting-score_medium_div_3-hint = The third scores the most hexes on the big wheel divided by this.
setting-score_small_mul_1 = Small wheel, first: times
setting-score_small_mul_1-hint = What an isolated colony counts for whoever has most; 0: it never scores.
setting-score_small_mul_2 = Small wheel, second: times
setting-score_small_mul_2-hint = What an isolated colony counts for the second; 0: it never scores.
setting-score_small_mul_3 = Small wheel, third: times
setting-score_small_mul_3-hint = What an isolated colony counts for the third; 0: it never scores.

# Settings: the rulings.
setting-ready_final = Ready is final
setting-ready_final-hint = A hand over the board cannot be changed any more. Without this it can be withdrawn until all are ready.
setting-commit_priority = Whose hand came first
setting-commit_priority-hint = Who acts first among hands of the same speed.
setting-commit_priority-rotating = Round the table, turn by turn
setting-commit_priority-realtime = Whoever was ready first
setting-commit_priority-random = Drawn by lot
setting-speed_order = Order of speeds
setting-speed_order-hint = Whether high or low numbers act first.
setting-speed_order-high_first = The highest first
setting-speed_order-low_first = The lowest first
setting-simple_choice = Which simple action
setting-simple_choice-hint = When a character with two simple actions chooses between them.
setting-simple_choice-execution = When it acts
setting-simple_choice-commit = In secret, with the hand
setting-fizzle = Impossible actions
setting-fizzle-hint = What happens if an action cannot be carried out when its turn comes.
setting-fizzle-return = All comes back
setting-fizzle-downgrade_to_simple = The simple action instead
setting-fizzle-lose_burden = The burden is lost
setting-rotate_tie = Equally full wheels
setting-rotate_tie-hint = Which wheel turns at the end of a turn if several carry equally many.
setting-rotate_tie-smallest_tied = The smallest of those
setting-rotate_tie-always_small = Always the small wheel
setting-end_turn_direction = Sense at the end of a turn
setting-end_turn_direction-hint = Which way the fullest wheel turns.
setting-end_turn_direction-forward = Forward
setting-end_turn_direction-backward = Backward
setting-links = Do wheels touch?
setting-links-hint = Whether hexes of different wheels can be neighbours.
setting-links-none = No
setting-links-touching = In three places
setting-meshed = Meshed gears
setting-meshed-hint = When a wheel turns, the other two turn the other way.
setting-base_counts = Bases count
setting-base_counts-hint = A base is transparent, and counts for resources and for the score.
setting-expansion = Expansion
setting-expansion-hint = Which hexes an Expansion reaches.
setting-expansion-adjacent = Those next to the Knight
setting-expansion-chained = Also those next to a hex just conquered
setting-protect_occupied = Characters protect
setting-protect_occupied-hint = Instigation and riot cannot replace a tile that a character stands on.
setting-instigate_own = Instigation at home
setting-instigate_own-hint = Whether Instigation may replace your own tiles.
setting-harvest_scope = Discovery and Gathering
setting-harvest_scope-hint = Which hexes count.
setting-harvest_scope-all = Those on all wheels
setting-harvest_scope-wheel = Those on the character's wheel
setting-drill_opponent = Drilling at an opponent's
setting-drill_opponent-hint = Whether Drilling pays for a hex that was transparent before.
setting-tunnel_scope = Tunnel
setting-tunnel_scope-hint = Which hexes of the rim a Tunnel reaches.
setting-tunnel_scope-rim = All of them
setting-tunnel_scope-rim_adjacent = Those next to the Engineer
setting-recruit_equal = Even exchange
setting-recruit_equal-hint = Whether the colours given when recruiting must be even.
setting-recruit_equal-given = Even, as long as they last
setting-recruit_equal-none = Any
setting-recruit_opaque = Opaque tiles when recruiting
setting-recruit_opaque-hint = Where opaque tiles are taken from. No rule ever puts one into the exhausted area.
setting-recruit_opaque-exhausted_then_common = From the common supply too
setting-recruit_opaque-exhausted_only = From the exhausted area only: that is never
setting-riot_wheel_limit = Riot: limit of a wheel
setting-riot_wheel_limit-hint = Whether the limit of a wheel is for each player or for all together.
setting-riot_wheel_limit-per_player = For each player
setting-riot_wheel_limit-total = For all together
setting-riot_self = Riot at home
setting-riot_self-hint = Whether your riot may replace your own tiles.
setting-riot_self-optional = It may
setting-riot_self-forbidden = It may not
setting-hourglass_trigger = The hourglass is revealed
setting-hourglass_trigger-hint = What can reveal the hourglass.
setting-hourglass_trigger-any = By any conquest or by turning
setting-hourglass_trigger-conquest = Only when a neutral tile is replaced
setting-medium_base = Points of the medium wheel
setting-medium_base-hint = What the first on the medium wheel scores.
setting-medium_base-max_hexes = The most hexes on the big wheel
setting-medium_base-max_area_score = The points of the largest area on the big wheel
setting-medium_zero = Nobody on the medium wheel
setting-medium_zero-hint = What a player without a hex on the medium wheel scores there.
setting-medium_zero-nothing = Nothing
setting-medium_zero-ranked = The points of the last rank
setting-tie_rank = Ranks after a tie
setting-tie_rank-hint = Which rank follows two that are first.
setting-tie_rank-dense = The second
setting-tie_rank-skip = The third
setting-tie = Equal totals
setting-tie-hint = Who wins if totals are equal.
setting-tie-shared = The victory is shared
setting-tie-more_domains = Whoever has more Domains
setting-print_known = The print is known
setting-print_known-hint = Everybody knows what is printed on the discs, but not how they lie; the board shows what follows from it.
setting-open_screens = Open screens
setting-open_screens-hint = What lies behind screens is shown to all.
setting-memory_aid = Memory aid
setting-memory_aid-hint = What was seen below hexes that are covered again is marked on them. Without this it must be remembered, as around a real table.

# Lessons.
lesson-expansion-title = Expansion
lesson-expansion-task = Every turn all hide one character in a hand, and nobody sees whom. Now the hands are open, and the quickest acts first: your Knight. It goes to a free territory of yours and conquers hexes next to it. Put it on the territory before your base, and conquer a hex that your base does not touch.
lesson-expansion-learned = An opaque tile left the board and is a Domain behind your screen now: Domains pay for costly actions. The glass you laid instead shows everybody what lies below. The Knight may conquer two more hexes there.
lesson-discovery-title = Discovery
lesson-discovery-task = Below your territories you can see Traditions: a whole one, and one that a border cuts in two. Carry out a Discovery with the Chrono-Arcanist, from whichever free territory you like.
lesson-discovery-learned = You took two Traditions: one for the whole drop, and one for the two halves together. It does not matter where the Chrono-Arcanist stands, for all your territories on all wheels count. Gathering does the same for Enchantments.
lesson-drilling-title = Drilling
lesson-drilling-task = A Tradition shines below your rival's glass, next to a territory of yours. Drill for it: put the Chrono-Arcanist beside that hex and conquer it.
lesson-drilling-learned = The hex is yours, your rival's tile is a coloured Domain behind your screen, and you took the Tradition from the supply. When drilling even a half counts as a whole one.
lesson-tunnel-title = A tunnel
lesson-tunnel-task = An Engineer digs below the whole wheel: from where it stands it conquers any hex on the rim. Dig a tunnel to the corner of Earth opposite your base.
lesson-tunnel-learned = A second foothold, far from your base. On Earth only your largest connected area counts in the end, so the way back to it must still be made; but it can also stand in your rival's way.
lesson-hands-title = Hands over the board
lesson-hands-task = Now you choose. Your rival holds a closed hand over the board already, and nobody looks into it until all are ready. Two characters can break through to the Dwarves if they carry a burden: the Spy by a Violation, the Engineer by a Portal. Your rival's Spy stands on the map, so only the Engineer could get there, the slowest of all. Be quicker: choose your Spy, for its costly action, and put the burden into the hand.
lesson-hands-learned = All hands were ready, so they were opened together. Your Spy has speed 3, the rival's Engineer has 1: the quicker acts first, not the hand that was ready first. The burden lies in your hand and is paid once the Violation is done; now choose where the Spy breaks through. The order is always Knight, Spy, Chrono-Arcanist, Engineer; an empty fist, which recruits, comes last.
lesson-defeat-title = Defeat
lesson-defeat-task = You paid three Domains, and your Knight may capture a rival's character within three steps. The Engineer is near, but the Spy is what you want: find the territory from which the Knight reaches it.
lesson-defeat-learned = The Spy is behind your screen and cannot be used until you recruit. Three Domains went back to the common supply, and your Familiar took a step towards the eye: every costly action brings it one square further.
lesson-acceleration-title = Turn a wheel
lesson-acceleration-task = With three Domains in its hand the Chrono-Arcanist turns the wheel it stands on. Turn the wheel of the Dwarves by a notch.
lesson-acceleration-learned = The disc below turned, and the hexes above it stayed: now other things lie below your glass. At the end of each turn the wheel with most characters turns by itself, so what you gather now may be gone later.
lesson-recruitment-title = Recruitment
lesson-recruitment-task = All your characters are out, so your hand is empty: you recruit. First you may exchange coloured Domains. Give a tile of your rival and take one of your own colour back.
lesson-recruitment-learned = Your tile is in your reserve again, and the rival's went to the exhausted area. When you stop exchanging, all your characters come back from the map. Recruitment is the slowest action, but without it nobody goes far.
lesson-colonies-title = Colonies among the Elves
lesson-colonies-task = On the small wheel only single territories count, those without a neighbour of your own: up to three points each. Your Portal is open to the small wheel. Conquer a hex there that is alone and leaves your other two alone.
lesson-colonies-learned = Three isolated colonies. If nobody has more of them, they count three points each: nine in all. Somewhere below these hexes the hourglass is hidden. Whoever uncovers it starts the last turns.

# Print and play.
print-title = { $title } · print and play
print-note = { $title } · { $seats } players
print-board = Board: { $wheel }
print-board-hint = On transparent foil; or on card, with the dashed windows cut out and the grey bridge left for the pin. Cut along the circle. The number of the tooth under the red mark tells how the disc lies.{ $corners ->
    [yes] {" "}Bases begin on the six corners in brass.
   *[no] {""}
}
print-disc = Disc below: { $wheel }
print-disc-hint = On card. Cut around the { $notches } teeth and pin it below its board through the red cross. Forward is clockwise, one tooth is one notch. A solid line: always cut by a border.{ $notches ->
    [12] {" "}A dashed line: cut at every other notch.
   *[other] {""}
}
print-opaque = Opaque tiles: { $count }
print-opaque-hint = On card thick enough that nothing shines through. Cut out all of them: they cover the wheels.
print-influence = Tiles of { $name }: { $count } and a base
print-influence-hint = On transparent foil. The one with the double frame and the bolts is the base.
print-tokens = Tokens: { $traditions } Traditions, { $enchantments } Enchantments
print-tokens-hint = On card. Drops are Traditions, stars are Enchantments.
print-figures = Characters and Familiars
print-figures-hint = On card. Cut out each strip, fold it in the middle so that both faces look outwards, and bend the two coloured feet.
print-who-knight = Knight
print-who-spy = Spy
print-who-chrono = Chrono-Arcanist
print-who-engineer = Engineer
print-familiar = Familiar
print-paths = Paths of the Familiars, and two zones
print-paths-hint = Cut out the paths and lay them so that they meet between the wheels. From the coloured square it takes { $steps ->
    [one] one costly action
   *[other] { $steps } costly actions
} to the last. The zones lie beside the board.
print-screen = Screen of { $name }
print-screen-hint = On card. Cut at the corners, fold in the middle, and stand it up with the list towards you.
print-scores = Score sheet
print-scores-hint = For three matches. On the left of a cell what is counted, on the right the points.
print-scores-date = Date: ………………………
print-scores-count = counted
print-scores-points = points

print-aid = Player aid
print-aid-setup = Before the first turn
print-aid-setup-cover = Cover every hex with an opaque tile. { $setup_clicks ->
    [0] Each disc lies with I under the mark.
   *[other] Turn each disc by { $setup_clicks } clicks without looking, so that nobody knows how it lies.
}{ $print_known ->
    [yes] {" "}Everybody may study the discs beforehand.
   *[no] {""}
}
print-aid-setup-bases = Drop the bases beside the board: the nearest begins. Everybody puts theirs on a corner of the big wheel, { $base_step }° from the others; the tile there goes to the common supply.
print-aid-setup-supply = Common supply: { $supply_traditions } Traditions, { $supply_enchantments } Enchantments. Each player: { $influence_per_player } tiles in reserve, four characters behind the screen, the Familiar on its coloured square.{ $open_screens ->
    [yes] {" "}Screens stay open.
   *[no] {""}
}
print-aid-setup-start = Each player begins with { $start_traditions } Traditions, { $start_enchantments } Enchantments and { $start_opaque } opaque tiles behind the screen.
print-aid-turn = A turn
print-aid-turn-choose = **Choose.** All at once and in secret: a character from behind the screen, for a costly action with its exact burden, or an empty fist. A hand over the board is ready{ $ready_final ->
    [no] , and can be taken back until all are.
   *[yes] , and final.
}{ $simple_choice ->
    [commit] {" "}Which of two simple actions is chosen now too.
   *[execution] {""}
}
print-aid-turn-act = **Act.** Hands open; the { $speed_order ->
    [low_first] lowest
   *[high_first] highest
} speed acts first. Among equals { $commit_priority ->
    [realtime] the hand that was there first.
    [random] lots are drawn.
   *[rotating] priority goes round the table, one seat further every turn.
}
print-aid-turn-place = Unless it lands where it conquers, a character is put on a hex of your colour with nobody on it, and stays until it is recruited or captured.
print-aid-turn-fizzle = What has become impossible { $fizzle ->
    [downgrade_to_simple] is replaced by the simple action; the burden comes back.
    [lose_burden] does nothing, and the burden is lost; the character comes back.
   *[return] does nothing: character and burden come back, the Familiar stays.
}
print-aid-turn-end = **End.** Whoever recruited lays captives into the exhausted area. { $end_turn_notches ->
    [0] No wheel turns.
   *[other] The wheel with most characters turns { $end_turn_direction ->
        [backward] backward
       *[forward] forward
    } by { $end_turn_notches ->
        [one] one notch
       *[other] { $end_turn_notches } notches
    }; on a tie { $rotate_tie ->
        [always_small] the small wheel.
       *[smallest_tied] the smallest of them.
    }
}{ $meshed ->
    [yes] {" "}Whenever a wheel turns, the others turn the other way.
   *[no] {""}
}
print-aid-words = Words
print-aid-words-free = **Free** for you: opaque or in another colour, without an opponent's character, never a base. Hexes touch only within a wheel{ $links ->
    [touching] {" "}and where a board names a hex of another in red.
   *[none] .
}
print-aid-words-conquer = **Conquer:** replace a free tile by one of your reserve; what you take is a Domain behind your screen.
print-aid-words-portions = **Portions:** an icon in a hex is whole there; on a border it is cut, an incomplete portion for both hexes. A wheel has { $notches } notches.{ $memory_aid ->
    [yes] {" "}What was seen may be marked on the tiles that cover it again.
   *[no] {""}
}
print-aid-words-burden = **Burden:** Domains begin with one tile of every other colour you hold. Afterwards coloured tiles and tokens are exhausted, opaque tiles go to the supply.
print-aid-words-refill = When the supply has neither Traditions nor Enchantments left, all exhausted tokens return to it.
print-aid-familiar = The Familiar
print-aid-familiar-path = One square for every costly action completed; the path has { $familiar_squares } squares with the coloured one. On the last it acts at once, then goes back:
print-aid-end = The end
print-aid-end-hourglass = The hourglass is on the rim of the small disc. It is revealed when it is first seen through a tile{ $hourglass_trigger ->
    [conquest] {" "}that has just replaced a neutral one; nothing else counts.
   *[any] , by conquest or by turning.
}
print-aid-end-turns = The turn is finished; { $final_turns ->
    [0] then the score is counted.
    [one] one more turn follows, then the score.
   *[other] { $final_turns } more turns follow, then the score. No wheel turns before it.
}
print-aid-end-guard = Not revealed by the end of turn { $max_turns }, it counts as revealed; from that turn on none can be added.
print-aid-score = The score
print-aid-score-big = **Big wheel:** your largest connected area. Rank 1 ÷ { $score_big_div_1 }, rank 2 ÷ { $score_big_div_2 }{ $seats ->
    [3] , rank 3 ÷ { $score_big_div_3 }
   *[other] {""}
}, rounded down.
print-aid-score-medium = **Medium wheel:** who has most hexes there. Everybody counts the same number, { $medium_base ->
    [max_area_score] the points of the best area on the big wheel:
   *[max_hexes] the most hexes that anybody has on the big wheel:
} rank 1 ÷ { $score_medium_div_1 }, rank 2 ÷ { $score_medium_div_2 }{ $seats ->
    [3] , rank 3 ÷ { $score_medium_div_3 }
   *[other] {""}
}, rounded down. { $medium_zero ->
    [ranked] Those without a hex take the last rank.
   *[nothing] Without a hex, nothing.
}
print-aid-score-small = **Small wheel:** your hexes without a neighbour of your colour. Rank 1 × { $score_small_mul_1 }, rank 2 × { $score_small_mul_2 }{ $seats ->
    [3] , rank 3 × { $score_small_mul_3 }
   *[other] {""}
}.
print-aid-score-ties = Equal numbers share a rank; { $tie_rank ->
    [skip] the next one leaves a rank out.
   *[dense] the next one takes the following rank.
} { $base_counts ->
    [no] Bases do not count.
   *[yes] A base counts as a hex.
} Most points win; on a tie { $tie ->
    [more_domains] more Domains.
   *[shared] the victory is shared.
}
print-speed = speed { $speed }
print-deed-expansion = Conquer { $n_expansion ->
    [one] a hex
   *[other] up to { $n_expansion } hexes
} { $expansion ->
    [chained] next to the Knight or to a hex just conquered.
   *[adjacent] next to the Knight.
}
print-deed-defeat = Capture { $defeat_max ->
    [one] an opponent's character
   *[other] up to { $defeat_max } opponents' characters
} within { $range_defeat ->
    [one] one step
   *[other] { $range_defeat } steps
}: behind your screen.
print-deed-instigation = Cover up to { $n_instigation } transparent tiles next to the Spy with opaque Domains of yours; they are exhausted.{ $instigate_own ->
    [no] {" "}Not your own.
   *[yes] {""}
}{ $protect_occupied ->
    [yes] {" "}None with a character.
   *[no] {""}
}
print-deed-violation = Conquer { $n_violation ->
    [one] a hex
   *[other] up to { $n_violation } hexes
} of the medium wheel with nobody on it: the Spy goes there.
print-deed-discovery = Take as many Traditions as lie below your hexes{ $harvest_scope ->
    [wheel] {" "}of this wheel
   *[all] {""}
}; two incomplete portions make one.
print-deed-drilling = Conquer { $n_drilling ->
    [one] a hex
   *[other] up to { $n_drilling } hexes
} next to the Chrono-Arcanist and take what lies below; incomplete counts whole.{ $drill_opponent ->
    [no] {" "}Nothing from an opponent's hex.
   *[yes] {""}
}
print-deed-acceleration = Turn the wheel it stands on forward by { $acceleration_min } to { $acceleration_max } notches, one after the other.
print-deed-gathering = Take as many Enchantments as lie below your hexes{ $harvest_scope ->
    [wheel] {" "}of this wheel
   *[all] {""}
}; two incomplete portions make one.
print-deed-tunnel = Conquer { $n_tunnel ->
    [one] a hex
   *[other] up to { $n_tunnel } hexes
} on the rim of the Engineer's wheel{ $tunnel_scope ->
    [rim_adjacent] {" "}next to the Engineer.
   *[rim] .
}
print-deed-portal = Conquer { $n_portal ->
    [one] a hex
   *[other] up to { $n_portal } hexes
} of the medium or small wheel with nobody on it: the Engineer goes there.
print-deed-recruitment = 1. Exchange up to { $recruit_exchange } coloured Domains{ $recruit_equal ->
    [none] {""}
   *[given] , evenly from all colours you hold,
} for exhausted tiles of your colour{ $recruit_opaque ->
    [exhausted_only] .
   *[exhausted_then_common] {" "}or opaque ones of the supply.
} 2. Take back your characters from the map and the exhausted area. 3. At the end of the turn lay your captives there.
print-deed-breach = conquer { $n_breach ->
    [one] a hex
   *[other] up to { $n_breach } hexes
} of the small wheel.
print-deed-rewind = turn a wheel with a character of yours backward by up to { $rewind_max ->
    [one] one notch.
   *[other] { $rewind_max } notches.
}
print-deed-riot = cover up to { $riot_per_player } transparent tiles of each player{ $riot_self ->
    [forbidden] {" "}but you
   *[optional] {""}
} with opaque ones of the supply, at most { $riot_per_wheel } on a wheel{ $riot_wheel_limit ->
    [total] {" "}in all.
   *[per_player] .
}{ $protect_occupied ->
    [yes] {" "}None with a character.
   *[no] {""}
}
print-deed-delay = once the hourglass counts: one turn more, or one fewer if this is not the last.

print-cover-scale = Print on A4 at 100 %, never “fit to page”: the ruler at the foot of each sheet must measure 50 mm. All sheets have one scale: a hex is { $hex } mm from corner to corner, a tile { $tile } mm.
print-cover-join = What is larger than a sheet goes over several. Cut one of two neighbours along the dashed line and glue it upon the other, cross on cross.
print-cover-disc = Each disc lies below its board and is held by a pin through both crosses. Its teeth stick out, so that it can be turned; tiles lie on the board and never move.
print-cover-icons = { $notches ->
    [12] A disc is stiff, so at some notches an icon lies up to { $off } mm beside the middle. What counts: with no line it is whole in the hex where most of it lies; with a solid line it is always cut between two; with a dashed line it is whole at one notch and cut at the next.
   *[other] An icon with no line is always whole in its hex; one with a solid line is always cut between two.
}
print-cover-rings = On wheels this large each icon carries the number of its ring: it belongs to hexes that many steps from the centre.
print-cover-shuffled = The icons were dealt by lot for this file; print again for other discs, and do not look at them.
print-cover-secret = Nobody should study the discs. Who cuts them out knows more than the others.
print-cover-parts = What there is
print-cover-how = How to make it
print-cover-changed = Numbers and rulings that differ from the standard
print-cover-one = { $name } = { $value } (standard { $default })
print-yes = yes
print-no = no
print-part-boards = boards
print-part-discs = discs
print-part-opaque = opaque tiles
print-part-influence = transparent tiles, { $each } for each player
print-part-bases = bases
print-part-traditions = Traditions
print-part-enchantments = Enchantments
print-part-characters = characters
print-part-familiars = Familiars
print-part-paths = paths of { $squares } squares
print-part-screens = screens
