# What the browser says at a table. Plain texts: the browser puts values for { $name } itself.

# Around the board.
client-home = Ludoteca, all games
client-menu = Menu
client-rules = Rules
client-scores = Scores
client-other-language = Italiano
client-theme = Light or dark
client-preferences = Options
client-help = Keys
client-seal = Seal of the seed
client-prompt = What is asked
client-foot = Sheets
client-close = Close
client-cancel = Cancel
client-skip-to-options = Skip to the list of what you can do
client-offline = The connection is lost. Your moves are safe; trying again …
client-closed = This table cannot be opened
client-private = This table is by invitation
client-private-about = Ask whoever set it for a link: one for a seat, or one to look on.

# Who sits here.
client-seats = At the table
client-seats-short = Players
client-seat-open = free seat
client-you = you
client-here = is here
client-away = is not here now
client-level-wanderer = Wanderer
client-level-apprentice = Apprentice
client-level-companion = Companion
client-level-rival = Rival
client-level-master = Master

# The prompt.
client-your-turn = It is your turn
client-turn-of = It is the turn of { $names }
client-over = The match is over
client-gathering = Who sits where
client-sure = End your turn?
client-sure-of = { $what }: are you sure?
client-sure-yes = Yes, I am done
client-sure-no = Not yet
client-others = Also possible ({ $count })
client-back = Back
client-back-hint = One step back within this move (Escape)
client-same = Once more
client-same-hint = The same once more (with Shift: as often as it goes)
client-undo = Undo
client-undo-hint = Take back your last move (u)
client-reset = Reset turn
client-reset-hint = Take back everything as far as the rules allow
client-skip = Skip
client-skip-hint = Do not wait between the moves of the bots
client-next-move = Next ({ $count })
client-next-hint = Show the next move (n, Enter or Space)

# Choosing.
client-options = What you can do
client-options-short = Choices
client-several = { $count } choices here
client-which = Which one?
client-do-it = Do it
client-why-not = Why not
client-first = For example: { $first }
client-even = Even after: { $steps }
client-open-rule = Open the rulebook at { $rule }
client-ready = Is this your choice?
client-ready-yes = Ready
client-then = Then: { $prompt }
client-open-rolled = What the dice show decides the rest.
client-open-revealed = What is revealed decides the rest.
client-barrier-rolled = The dice are rolled: this cannot be undone.
client-barrier-revealed = Something is revealed: this cannot be undone.
client-barrier-handed-over = The turn passes on: this cannot be undone.
client-barrier-shown = Everybody sees it, and you go on: this cannot be undone.
client-barrier-passes = Others go on from here: once they have acted, this cannot be undone.
client-stale = The table has moved on meanwhile. Have another look.
client-lost-question = No connection just now. Try again in a moment.
client-amount = Amount
client-less = Less
client-more = More
client-faces = How it lies
client-turn = Turn
client-turn-hint = Turn it a step further (r; back: Shift+R)
client-flip = Flip
client-flip-hint = The other side up (f)
client-turn-keys = Wheel or R: turn
client-turn-or-flip-keys = Wheel or R: turn · F: flip
client-again = Your move goes on where it was: { $steps }
client-again-partly = Your move goes on as far as it still can: { $steps }
client-again-not = That is no longer possible: choose again.

# Looking at the board.
client-zoom = Look closer
client-zoom-in = Zoom in
client-zoom-in-hint = Zoom in (+)
client-zoom-out = Zoom out
client-zoom-out-hint = Zoom out (−)
client-zoom-fit = Show all
client-zoom-fit-hint = Show all (0)
client-turn-round = Turn the chart
client-turn-round-hint = Turn the chart (t)
client-front = Bring to the front: { $name }
client-front-mine = Back to my things
client-front-usual = Back to the usual view
client-front-back = Lay everything as before
client-front-back-hint = Lay everything as before (t: the next player)
client-beyond = Show { $count } choices out of sight
client-beyond-one = Show a choice out of sight
client-elsewhere-below = Choose below
client-elsewhere-above = Choose above
client-fold-open = Look closer
client-fold-close = Fold
client-fold-lit = (something here can be chosen)

# The log.
client-log = What happened
client-log-short = Log
client-since = since your last turn
client-faded = What is out of sight again must be remembered at this table: lines about it are gone from earlier turns.
client-hits = this concerns you
client-undo-to = Back to here
client-happened-more = +{ $count }
client-happened-there = Show where

# The rulebook.
client-rules-text = Rules
client-rules-legend = Legend
client-rules-search = Search the rules
client-rules-found = { $count } rules found
client-rules-found-one = one rule found
client-rules-missing = The rulebook could not be loaded. Close this and try again.

# Options.
client-prefer-forced = Make forced choices for me
client-prefer-forced-hint = Where there is only one thing to do, and it can be undone, it is done at once.
client-prefer-confirm = Ask me once more
client-prefer-confirm-hint = Before what cannot be undone. A finger on a touch screen is always asked.
client-prefer-confirm-never = never
client-prefer-confirm-turn = before my turn ends
client-prefer-confirm-always = always
client-prefer-speed = Moves of others
client-prefer-speed-hint = How fast they are shown, so that you can follow.
client-prefer-speed-once = at once
client-prefer-speed-normal = one by one
client-prefer-speed-slow = slowly
client-prefer-speed-wait = wait for me
client-prefer-still = No motion
client-prefer-still-hint = Pieces are in their new place at once.
client-prefer-keys = Letters are shortcuts
client-prefer-keys-hint = Switch this off if your screen reader or voice control uses letters.

# Keys.
client-key-arrows = ← ↑ → ↓
client-key-arrows-does = from one thing you can choose to the next
client-key-enter = Enter
client-key-enter-does = choose it
client-key-escape = Escape
client-key-escape-does = one step back, or close
client-key-shift = Shift + click
client-key-shift-does = choose it as often as it goes: a whole group moves, five of a good are added
client-key-digits = 1 2 3 …
client-key-digits-does = choose by its number in the list
client-key-zoom = + − 0
client-key-zoom-does = zoom in, zoom out, show all; or more and less of an amount
client-key-pan = Shift + arrows
client-key-pan-does = move over a board that is larger than its window
client-key-turn = r f
client-key-turn-does = turn and flip the piece you are laying
client-key-round = t
client-key-round-does = turn the chart a step, where it can be turned, or bring the next player's things to the front; T: the other way
client-key-n = n
client-key-n-does = show the next move, where it waits for you
client-key-u = u
client-key-u-does = undo
client-key-r = r
client-key-r-does = rules
client-key-l = l
client-key-l-does = what happened
client-key-i = i
client-key-i-does = what is this? For the thing under the pointer or in focus
client-key-o = o
client-key-o-does = options
client-key-help = ?
client-key-help-does = this list
client-help-pointer = With the mouse: point at something golden to see what it does, click to do it. Click anything else to hear why not. A right click, or holding a finger on it, says what it is.

# Gathering.
client-waiting = { $count } seats are still free. The match begins when everybody sits.
client-waiting-here = Everybody has a seat. The match begins as soon as all are at their screens.
client-waiting-one = One seat is still free. The match begins when everybody sits.
client-invite = Copy invitation
client-invite-watch = Link for spectators
client-link = Link
client-link-seat = For seat { $seat }. It works once: send it to one person only.
client-link-watch = Whoever has this link may look on.
client-link-copied = Copied. Or let them scan it:
client-link-copy = Copy it, or let them scan it:
client-qr = The link as a QR code
client-welcome-seat = You are invited to play. What shall we call you?
client-sit-public = This table is public: a free seat is yours if you like.
client-welcome-watch = You are invited to look on.
client-name = Name
client-sit = Sit down
client-watch = Look on

# Several people at one screen.
client-cover = The screen is covered
client-pass-to = Pass the device to { $name }
client-i-am = I am { $name }

# Lessons and replays.
client-lesson = Lesson { $number } of { $count }
client-lesson-done = Well done.
client-lesson-missed = That was another move. Take it back or start again:
client-lesson-again = Start again
client-lesson-next = Next lesson
client-lessons = All lessons
client-replay-scrubber = Moves of the match
client-replay-where = { $ply } of { $plies }
client-replay-first = To the beginning
client-replay-back = One move back
client-replay-next = One move on
client-replay-last = To the end
client-replay-play = Play
client-replay-pause = Pause

# The end.
client-you-win = You win!
client-winner = { $names } wins
client-winners = { $names } win together
client-nobody-wins = Nobody wins
client-not-this-time = Not this time
client-score-picture = The score sheet as a picture
client-score-table = Where the points came from
client-total = Total
client-rematch = Rematch
client-rematch-join = To the rematch
client-record = Download the record
client-replay = Watch it again
client-print = Print
client-see-board = See the board
client-seal-about = The cards and dice of this match come from a seed made of a secret of the server and a random part of each player's browser. This seal, the SHA-256 of the secret, was shown before anybody sat down; at the end the secret is shown too, so that everybody can check that it was never changed.
client-proof = Was it fair? Check the seed
client-proof-how = To check it elsewhere: the seal was shown at the start. The SHA-256 of the secret must give it. The SHA-256 of the secret and all salts, one to a line (that of a bot is empty), must give the seed, and with the seed the record replays to the same cards and dice.
client-proof-record = This record does not come from a table that had sealed a secret: it holds a seed, and nothing says who chose it. When the record was opened it was played again from this seed, move by move, to the same cards and dice.
client-proof-means = What this proves: the order of the cards and all dice were settled before the first move, by a secret that could not be changed once its seal was shown, and by a part of everybody who sat down. What it does not prove: that nobody looked. Whoever runs the server could see hidden cards while you played.
client-proof-own = your part is in it
client-proof-mine = Your part is in it: { $salt } is what this browser gave, seat { $seats }.
client-proof-not-mine = Your part is not in it: this browser gave { $salt }, and that is none of the salts below. If you came with two devices, the other one gave it; if not, ask whoever runs this server.
client-proof-same-seal = The seal is the one this browser was shown before it gave its part.
client-proof-other-seal = This browser was shown another seal before it gave its part: { $seal }.
client-proof-seal-fits = The secret gives the seal.
client-proof-seal-broken = The secret does not give the seal.
client-proof-seed-fits = The secret and all salts together give the seed.
client-proof-seed-broken = The secret and the salts do not give the seed.
client-proof-seal = Seal
client-proof-secret = Secret
client-proof-salt = Salt of seat { $seat }
client-proof-seed = Seed

# Seats that change hands.
client-company = Seats and the table
client-matters = To be decided
client-stand-in = bot for { $name }
client-stand-in-you = A bot has played for you meanwhile.
client-stand-in-back = I am back
client-resigned = resigned
client-matter-replace = { $name } has kept you all waiting for a while.
client-matter-replace-yes = Let a bot play for { $name }
client-matter-abandon = { $name } would like to end the match here.
client-matter-abandon-yes = I agree
client-matter-abandon-no = No, let us go on
client-matter-withdraw = Rather not
client-matter-count = Agreed: { $agreed } of { $needed }.
client-abandoned = The match was ended by agreement, without a result.
client-link-device = Link for another device
client-link-again = Link for this seat
client-link-device-about = Whoever opens this link sits at this seat. It works once.
client-link-fresh = Make a new link
client-link-fresh-done = This is a new link; the one before it no longer works.
client-resign = Resign
client-resign-about = Resign for good? A bot plays your seat to the end, and you look on.
client-abandon = Propose to end the match
client-abandon-about = The match ends without a result if all people at the table agree. Its replay stays.
client-abandon-now = End the match
client-abandon-alone = End the match without a result? Nobody else is there to be asked. Its replay stays.
client-seat-free = Free the seat
client-seat-open-up = Offer it to a person
client-seat-bot = Seat a bot
client-seat-bot-level = How the bot at seat { $seat } plays
client-told-stand-in = A bot plays for { $name } now.
client-told-back = { $name } is back.
client-told-resigned = { $name } has resigned: a bot plays the seat to the end.

# House rules, and what the game is about.
client-house = House rules
client-aim = What it is about
client-rules-changed = Not as usual at this table
client-rules-reading = Our reading:
client-rules-reconstructed = our reconstruction
