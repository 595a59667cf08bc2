# What every game says.
seat-name = Player { $letter }

refusal-another-first = something else must be decided first
refusal-not-your-turn = it is not your turn
refusal-game-over = the game is over
refusal-already-ready = you are ready; withdraw first to choose again
refusal-not-offered = not possible now
refusal-ready-stands = you are ready, and your choice stands

barrier-none = can be taken back
barrier-rolled = rolls dice: cannot be taken back
barrier-handed-over = stands at once: cannot be taken back
barrier-revealed = reveals something: cannot be taken back

play-welcome = { $game }: you are { $name }. Type the number or the text of an action; help lists the rest.
play-help =
    NUMBER or ACTION   take it; several in a row are one move, each number from the list that follows the one before
    NAME               what is called so in the list, or begins so
    why ACTION         why it is not allowed
    undo               take back your last move
    log                what has happened
    rules WORD         search rules and abilities; without a word, the contents and the house rules
    table              show the table again
    lang it|en         change the language
    save FILE          save the match, to go on with it later
    quit               stop
play-your-turn = { $name }, { $prompt }
play-thinking = { $name } is thinking …
play-unknown = I do not know { $word }; help lists what can be typed.
play-undone = Taken back.
play-undo-over = The game is over: nothing can be taken back.
play-undo-nothing = There is nothing to take back.
play-undo-acted = Somebody else has acted since: it cannot be taken back.
play-undo-revealed = Something was revealed: it cannot be taken back.
play-undo-handed-over = The turn was passed on: it cannot be taken back.
play-undo-shown = Everybody has seen it: it cannot be taken back.
play-undo-ready = You are ready, and your choice stands.
play-nothing-found = No rule has the word { $word }.
play-saved =
    Saved to { $file }. Go on later with:
    { $again }
play-not-written = { $file } cannot be written; choose another place.
play-save-where = Save where? Write save and the name of a file.
play-leave = Leave the match? (yes, no, or save FILE)
play-languages = The languages are: { $languages }.
play-unknown-near = I do not know { $word }; did you mean “{ $near }”?
play-which = { $word } may be any of these: { $which }.
play-why-what = Why what? Write why and an action, its number, or a name.
play-move-ends = The move ends before { $word }: what comes then is a move of its own. Nothing was done.
play-first = First: { $steps }
play-not-then = Not at that point of the move.
play-house = { $count ->
    [one] One house rule at this table:
   *[other] { $count } house rules at this table:
}
play-house-rule = { $label }: { $value } (usually { $usual })
play-changed = not as usual at this table
play-reading = Our reading:
play-exists = { $file } is there already; choose another name.
play-allowed = It is allowed.
play-end = The game is over.
play-score = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-winner = { $names } wins.
play-winners = { $names } share the victory.
play-seal = Seal of the seed: { $seal }
play-seed = Seed: { $seed }
play-ply = { $ply ->
    [one] { $ply } move so far
   *[other] { $ply } moves so far
}

# At the table.
seat-open = free seat
why-nothing-here = There is nothing to do with this now.
why-later = not yet
why-not-yet = Not yet. First: { $prompt }.
why-not-now = Not now. What is asked: { $prompt }.
why-step-back = { $steps ->
    [one] You have chosen already. Go back a step to choose this instead.
   *[other] You have chosen already. Go back { $steps } steps to choose this instead.
}
why-watching = You are watching: only those at the table can act.
table-not-begun = The match has not begun: somebody is still missing.
table-failed-version = This match was begun with version { $then } of the rules; here they are version { $now }.
table-failed-setup = This match can no longer be set up.
table-failed-act = From act { $act } on this match can no longer be played.
table-not-your-seat = This is not your seat.

# The catalogue of settings.
settings-title = Settings of { $game }
settings-lead = { $count ->
    [one] One number or ruling of this game can be changed
   *[other] { $count } numbers and rulings of this game can be changed
}: with `--set NAME=VALUE` on the command line (`./ludoteca play { $game } --set …`), or in the form for a new table.
settings-yes = yes
settings-no = no
settings-among = a table of friends begins with: { $value }
settings-source = { $source ->
    [rulebook] from the rulebook
    [public] from public sources
   *[reconstructed] our reconstruction
}{ $reading ->
    [yes] , with a reading of our own
   *[no] { "" }
}
