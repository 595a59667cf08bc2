# Pebbles in English.
game-title = Pebbles

event-took = { $seat-is ->
    [you] You take { $count ->
        [one] one pebble
       *[other] { $count } pebbles
    }.
   *[other] { $seat } takes { $count ->
        [one] one pebble
       *[other] { $count } pebbles
    }.
}
event-carried = { $seat } carries from { $from } to { $to }.
event-peeked = { $seat } sees { $card }.
event-peeked-secret = { $seat } peeks at a card.
event-voted = { $seat } votes { $side } with { $stake }.
event-mused = You muse.

action-take = Take { $amount }
action-from = From pot { $amount }
action-to = To pot { $amount }
action-peek = Peek
action-roll = Roll
action-vote = Call a vote
action-poll = Ask the others
action-toss = Toss a coin
action-side = Vote { $side }
action-stake = Stake { $amount }
action-coin = Spend a coin
action-pass = Pass

refusal-too-few-pebbles = { $missing } pebbles are missing
refusal-pot-empty = pot { $pot } is empty
refusal-same-pot = the pebble came from pot { $pot }, which holds { $held }
refusal-pot-closed = pot { $pot } is closed
refusal-no-coin = you have no coin
refusal-seen-already = you have seen it already
refusal-stake-too-high = { $missing } coins are missing
refusal-nobody-else = there is nobody to ask
refusal-taking-only = only taking is allowed

card-sun = the sun
card-moon = the moon
card-star = the star
card-rain = the rain
card-wind = the wind
card-snow = the snow
side-left = left
side-right = right
