# The pages around the board, in English.

site-description = A table for modern board games: play in the browser with friends or against bots, every rule kept for you.
skip-to-content = Skip to the content
nav-label = Rooms
nav-home = Games
nav-new = New table
nav-learn = Learn
nav-rules = Rules
nav-replay = Replay
language-other = Italiano
theme-dark = Dark colours
footer-what = Ludoteca is open to everybody: no account, no adverts, nothing to install.
footer-notice = An unofficial table: the names of the games belong to their owners. Boards, cards and rules are drawn and worded by us; no publisher's artwork or text is used.

# Words on several pages.

play-now = Play now against bots
new-table = New table
learn = Learn
rules = Rules
your-name = Your name
name-example = how friends call you
wrong-title = That does not work yet.
shelf-label = Games

fact-seats = { $same ->
    [yes] { $most } players
   *[no] { $fewest }–{ $most } players
}
fact-minutes = { $same ->
    [yes] { $most } min
   *[no] { $least }–{ $most } min
}
fact-weight = Weight { $weight } of 5:
weight-1 = featherlight
weight-2 = light
weight-3 = medium
weight-4 = demanding
weight-5 = heavy

# Bots.

bots-play-like = Bots play like
level-wanderer = Wanderer
level-wanderer-text = Makes any move that is allowed. To look around in peace.
level-apprentice = Apprentice
level-apprentice-text = Knows what is good, and overlooks most of it. For a first game.
level-companion = Companion
level-companion-text = Weighs every move and takes the best it sees. For a good evening.
level-rival = Rival
level-rival-text = Thinks its turn through before it moves, and wants to win.
level-master = Master
level-master-text = Has learnt from thousands of its own matches what leads to winning. Forgives little.

# Home.

home-page = Board games with friends and bots
home-title = The game is on the table.
home-lead = Pull up a chair: modern board games in your browser, against bots or with friends who join by a link. No account, nothing to install.
promise-why = “Why can’t I?”
promise-why-text = Every no comes with the rule behind it.
promise-undo = Take it back.
promise-undo-text = Undo freely, until something is revealed.
promise-fair = Honest dice.
promise-fair-text = Luck is sealed before the first move; at the end you can check it.
home-mine = Your tables
home-more = More games
home-small = Short ones, made here
home-tables = Open tables
home-no-tables = Nobody has laid a public table yet.
home-open-one = Open the first one
table-who = At the table
table-free = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
table-gathering = Waiting for players
table-playing = Being played
table-over = Finished
table-go-on = Go on
table-join = Sit down
table-watch = Watch

# A new table.

new-page = New table
new-title = Lay a new table
new-game = Which game?
new-seats = How many play?
new-count = { $count ->
    [1] Alone
   *[other] { $count } players
}
new-who = Who sits where?
new-called = their name
new-called-at = Name at seat { $letter }
new-seat = Seat { $letter }
who-me = Me
who-friend = A friend, by a link
who-bot = Bot: { $level }
new-hotseat = Choose “Me” more than once to share this screen: it is covered whenever it changes hands.
new-levels = How well do the bots play?
new-levels-fair = No bot cheats: each one knows only what its own seat may know.
new-open = Who may come?
new-public-no = By invitation.
new-public-no-text = Only who has a link finds the table. You get one for every free seat, and one for those who want to watch.
new-public-yes = Public.
new-public-yes-text = The table is on the home page: anybody may take a free seat, or watch.
new-settings = Variants and rulings
new-settings-changed = { $changed ->
    [0] all as usual
   *[other] { $changed } changed
}
new-settings-preset = { $preset } set for playing among friends
new-settings-text = Leave them alone and you play by the book. Each one links to its rule.
new-settings-all = All settings on one page
new-changes = Changed for this table
new-reset = as usual
new-reset-all = All as usual
new-range = From { $low } to { $high }
new-print = Print it with these settings (PDF)
new-usual = Usually: { $value }
new-usually = as usual
new-among = Among friends: { $value }
new-among-friends = among friends
new-rule = Rule { $rule }
new-tab = (opens a new tab)
new-wrong-number = This must be a whole number from { $low } to { $high }.
new-wrong-choice = Choose one of these.
new-refused = A table like this cannot be laid: something in the form does not go together.
new-send = Lay the table
new-send-text = The invitations are on the next page.

# Rules.

rules-page = Rules of { $game }
rules-title = { $game }: the rules
rules-search = Search the rules
rules-find = Find
rules-legend = Legend of the symbols
rules-contents = Contents
rules-whole = Show the whole rulebook
rules-house = At every table
rules-found = { $count ->
    [0] No rule has “{ $query }”.
    [one] { $count } rule has “{ $query }”.
   *[other] { $count } rules have “{ $query }”.
}
rules-source-public = from public sources
rules-source-reconstructed = our reconstruction

# Learn.

learn-page = Learn { $game }
learn-title = Learn { $game } by playing
learn-lead = Small positions with one move to find. Each teaches one rule and takes a minute or two; nothing can go wrong.
learn-first = The best place to begin.
learn-next = You left off here.
learn-all-done = You have done them all. Time for a real game, or once more from the beginning.
learn-done = { $done } of { $count } done
learn-start = Start
learn-again = Once more
learn-ticked = (done)
learn-none = { $game } has no lessons yet. The rulebook is short and searchable, and a table with Wanderer bots is a fine place to try things out: whatever you may not do will tell you why.

# Replay.

replay-page = Replay a game
replay-title = Watch a game again
replay-lead = Open the record of a game and go through it move by move. Every move is checked against the rules.
replay-file = A record file
replay-paste = … or paste the record here
replay-example = ludoteca record 2 …
replay-send = Open it
replay-privacy = Records hold moves, no names.
replay-refused = This is not a record that can be replayed here, or part of it is missing or has been changed.
replay-not-text = { $file } is not a text file, as records are.
replay-nothing = Choose a file, or paste the text of a record.
replay-gone = This record no longer fits the rules as they are here.

# When something went wrong.

message-home = Back to the games
status-400-title = We did not understand that
status-400-text = The request was incomplete or garbled. Go back and try once more.
status-403-title = This seat is not yours
status-403-text = You may not do this from here. If somebody invited you, open their link again in this browser; if you own the table, come back in the browser you laid it in.
status-404-title = There is nothing here
status-404-text = The table may have been cleared away, or a letter of the address got lost. Links to tables are long: copy them whole.
status-405-title = Not this way
status-405-text = This address only takes what its own page sends. Start from the games.
status-409-title = The table has moved on
status-409-text = Somebody was faster. Load the page again and look at what changed.
status-410-title = This invitation has been used
status-410-text = Somebody already sits here with this link. If it was you in another browser, ask the owner of the table for a new one.
status-413-title = That is too much
status-413-text = What you sent is larger than anything a game needs. A record is a few hundred lines of plain text.
status-429-title = One move at a time
status-429-text = Too many requests came from here in a short while. Take a breath and try again in a minute.
status-500-title = A leg of the table broke
status-500-text = That was our fault, and it has been written down. No move that was made is lost: load the page again.
status-507-title = The cupboard is full
status-507-text = The server has no room left to store anything, or its disk cannot be written. What you just did was not carried out. All that was done before is safe; whoever runs this server must make room.

# Variants: settings with a name.
variant-name = Name of this variant
variant-example = Longer wheels
variant-save = Save the variant
variant-text = Saved settings have an address of their own: open it again any time, or send it to a friend.
variant-mine = Your variants
variant-saved = “{ $name }” is saved.
variant-open = You are looking at “{ $name }”.
variant-link-text = Whoever opens this link finds the form with these settings.
variant-link = Link
variant-copy = Copy
variant-copied = Copied

# All settings of a game.
settings-page = Settings of { $game }
settings-heading = { $game }: every setting
settings-text = { $count ->
    [one] One thing can be changed for a table.
   *[other] { $count } things can be changed for a table: numbers and rulings, in the order of the rulebook.
}
settings-search = Search the settings
settings-nothing = No setting has these words.
settings-usual = Usually
settings-among = Among friends
settings-allowed = Possible
settings-provenance = Source

# My tables: whose turn it is, how it ended, and off the list.
home-ended = Finished
table-your-turn = It is your turn
table-turn-of = It is the turn of { $names }
table-abandoned = Ended by agreement, without a result
table-you-won = You won
table-winners = { $count ->
    [1] { $names } won
   *[other] { $names } won together
}
table-replay = Watch it again
table-unlist = Take off my list
table-unlist-hint = The table stays where it is; whoever has its address still finds it.

# House rules: what a table plays otherwise than usual.
house-count = { $count ->
    [one] One house rule
   *[other] { $count } house rules
}
house-text = At this table these things are not as usual. The rules beside the board say what is played here.
house-usual = usually
house-here = here
rules-house-text = This is what is played at a table with these settings; what differs is marked.
rules-usual = The rules as usual
rules-changed = Not as usual at this table
rules-reading = Our reading:

# What a game is about.
aim = What it is about
aim-win = How you win
aim-turn = What you do
aim-end = When it ends
aim-picture = The picture by itself, to enlarge it
aim-begin = To the first move

# Numbers that are tried.

try-title = Try these numbers
try-text = Quick bots play two hundred matches with them, and you read what they do to the game.
try-what = { $game } for { $seats ->
    [one] one player
   *[other] { $seats } players
}.
try-usual = All numbers are as usual.
try-changed = Other than usual:
try-progress = Quick bots play { $of } matches
try-done = { $n } of { $of }
try-leave = This goes on while you look. Who leaves the page ends it.
try-stop = Stop
try-look = Look again
try-short = In short
try-untrained = Nobody has let these bots learn the game for so many players: you see what they do, without verdicts.
try-believe = From { $matches } matches of bots that do not think ahead. They do not know what is fun, and people play otherwise.
try-back = Back to the table
try-report = The whole report
try-left = It was stopped. Nothing was kept.
try-failed = That went wrong here, not with you. Try again.
