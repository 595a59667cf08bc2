# What the lab says. $n is a number with its interval, as text.
title = { $game }: how it plays
command = To see the same again
when-played = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  } for { $seats ->
    [one] one player
   *[other] { $seats } players
  }, rules version { $version }, bots: { $level }, seeds { $first } to { $last }
settings-usual = Played with the usual numbers.
settings-changed = Played with other numbers: { $settings }.

level-wanderer = wanderers (any move that is allowed)
level-apprentice = apprentices
level-companion = companions
level-rival = rivals
level-master = Masters

verdict-fine = fine
verdict-look = look
verdict-act = act
verdict-thin = too few
verdict-shown = –

short = In short
short-what = What
short-said = What was seen
untrained = These bots judge by weights written by hand: nobody has let them learn { $game } for { $seats ->
    [one] one player
   *[other] { $seats } players
  }. What they do says more about them than about the game, so there are no verdicts. `./ludoteca train { $name } --seats { $seats }` mends that.
trained-elsewhere = These bots have learnt the game with the usual numbers, for { $seats } players. Where the numbers differ much, let them learn again before you believe them: `./ludoteca train { $name } --set …`.
trust = How far to believe them
trust-blind = Half-way through, the player whom the bots think ahead wins { $n } of matches; by chance it would be { $fair }. They do not see who is winning: take what they say about the first half of a match with care.
trust-sees = Half-way through, the player whom the bots think ahead wins { $n } of matches; by chance it would be { $fair }. They see a good part of what decides a match.
trust-alone = Somebody who plays alone is ahead of nobody.

metric-unfinished = Does it end?
said-unfinished = { $n } of matches are ended by no player.
metric-spread = Length
said-spread = A long match takes { $n } times as long as a short one (one in twenty is longer, one in twenty shorter).
metric-tail = Dead tail
said-tail = In the last { $n } of a match no score changes any more.
metric-long-tails = Long dead tails
said-long-tails = { $n } of matches have a last quarter in which no score changes.
metric-seat = Seat { $of }
said-seat = wins { $n } more or less than is fair.
metric-first = Moving first
said-first = Whoever moves first wins { $n } more or less than is fair.
metric-ties = Ties
said-ties = { $n } of matches are won by several.
metric-lead-changes = Lead changes
said-lead-changes = Somebody else takes the lead { $n } times a match.
metric-no-lead-change = Runaways
said-no-lead-change = In { $n } of matches the first to lead leads to the end.
metric-half-way = The leader half-way
said-half-way = wins { $n } more often than is fair.
metric-forced = Moves without a choice
said-forced = { $n } of moves leave nothing to decide.

ends = Does it end, and when?
ends-reasons = Why matches end
rounds = Rounds
decisions = Decisions
length-told = One match in twenty is shorter than { $low }, half of them than { $middle }, one in twenty longer than { $high }.
seats = Who wins
seats-picture = Share of wins by seat, with 95 % intervals; dashed: fair
points = Points
points-picture = Points of all players at the end
sources = Where points come from
sources-told = What each rule brings winners and others, in the mean.
winners = winners
others = others
rule = Rule
ahead = Who is ahead, and does that last?
ahead-picture = How often the one ahead wins, by part of the match
ahead-by-points = by points
ahead-by-judgement = by the bots' judgement
use = What is used
use-told = Offered at least { $least } times, and taken hardly ever. That is what these bots do: a person may find a use for it.
use-none = Nothing that is offered often is left lying.
use-offered = offered
use-taken = taken
lift = What winners do
lift-told = How much more often winners do a thing than the others of the same match. That is not a cause: who wins has more to do things with. Whether a thing wins is seen when somebody does without it.
lift-picture = Winners less others, times a match
where = Where it happens
where-told = How often something happened there, by element of the board.
strange = Matches to look at
strange-told = Each opens as a record: { $command }
strange-longest = the longest
strange-shortest = the shortest
strange-deadest = the one with the longest dead tail
strange-closest = the closest
strange-clearest = the clearest
cannot = What this cannot tell
cannot-told = Whether it is fun; what people would do. Every “never used” and every “wins” is about these bots. A verdict that changes with the level of the bots is one about the bots.
seed = seed

usual-numbers = the usual numbers
metric-length = Length
compare-title = { $game }: what a change does
compare-sides = Before: { $before }. After: { $after }.
compare-played = { $pairs } pairs of matches on the same deals, for { $seats ->
    [one] one player
   *[other] { $seats } players
  }, rules version { $version }, bots: { $level }, seeds { $first } to { $last }
compare-changed = It surely changes: { $what }.
compare-nothing = Nothing is seen to change.
compare-left = Left where it should be: { $what }.
compare-before = before
compare-after = after
compare-more = difference
compare-told = { $was } → { $now }, difference { $n }
compare-short-told = The intervals hold at every look and for all rows together: in one comparison of twenty anything is said to differ that does not. The last column says how much less a difference varies because both sides play the same deals; 1 is no gain.
compare-picture = All differences on one scale
compare-picture-told = 1 is the least that matters, so that an interval between −1 and +1 is a change that makes no matter.
ratio = gain of pairs
ratio-told = pairs vary { $n } times less
way-more = more
way-less = less
way-same = as before
way-open = not known yet
left-band = left its band
last = Against the last report
last-told = The last report of this game: { $matches } matches of { $level }, rules version { $version }, with { $settings }. Only what surely differs is named.
last-then = then
last-now = now

one-apprentice = an apprentice
one-companion = a companion
one-rival = a rival
one-master = a Master
trust-settled = Half-way, when the rest is played twice with other chance, { $known } of matches have the same winner both times: so much there is to be seen. Whoever the bots think ahead wins { $sees }.
trust-settled-blind = Half-way, when the rest is played twice with other chance, { $known } of matches have the same winner both times; but whoever the bots think ahead wins only { $sees }. They overlook what decides the match by then: believe them less about the first half.
stronger = Does another level say the same?
stronger-told = The same numbers from { $matches } matches of { $level }. Where one level says fine and the other says act, the verdict is about the bots.
stronger-here = here
clash = says otherwise
settled = When is it decided?
settled-told = From the same position the rest is played again with other chance. Half-way two of these have the same winner in { $half }. What the deal alone decides: { $luck } more than chance.
settled-picture = How often two ways to play on have the same winner, by part of the match; dashed: nothing is decided
settled-line = decided
without = What is missed
without-told = One seat does without the thing whenever it has another choice, the others do it as usual; { $matches } matches each, at all seats in turn. Who misses nothing wins { $fair }. What wins more without is done too often by these bots, or is a trap. What cannot be avoided is left out.
without-picture = What a seat wins that does without
without-missed = missed
without-replaced = not missed
without-overused = better without
without-open = too few
ladder = Does thinking pay?
ladder-told = One of a level among others of the level below. Where the better one hardly wins more, the game leaves little to decide, or the bots cannot find it.
ladder-picture = What the better one wins; dashed: fair
rung = { $level } among { $below }
heat-told = The warmer, the more often something happens there: from blue through sand to red. Pointing at a place says how often, and how much more often to winners.
heat-picture = The table, tinted by how often something happens where
heat-place = { $times } a match; winners { $more }

sweep-title = { $game }: what numbers do
sweep-told = Each value against the usual one, on the same deals: { $pairs } pairs each, for { $seats ->
    [one] one player
   *[other] { $seats } players
  }, bots: { $level }.
sweep-picture = One line a value
sweep-picture-told = The colour of a dot is the verdict on what it shows: green lies where it should, red outside, amber across an edge, grey is too thin. An arrow: surely more or less than with the usual numbers; =: as much as before.
tune-title = { $game }: numbers that do what is wanted
tune-best = Found: { $settings }.
tune-nothing = No setting that was tried does better than the usual numbers.
tune-screened = Which numbers matter
tune-round = Settings with { $matches } matches each
tune-told = What was seen, and by how much all wishes together are missed, in parts of where they should lie.
tune-missed = missed
tune-confirmed = On { $pairs } pairs of deals that were not used to find it: missed by { $before } with the usual numbers, by { $after } with these.

crowds-title = { $game }: by number of players
crowds-told = { $matches } matches for each number of players, bots: { $level }, rules version { $version }, seeds { $first } to { $last }.
crowds-players = { $seats ->
    [one] alone
   *[other] { $seats } players
  }
crowds-differ = Well for some numbers of players and not for others: { $metrics }.
crowds-agree = Nothing is surely well for one number of players and surely not for another.
crowds-picture = One line a number of players
crowds-picture-told = The colour of a dot is the verdict on what it shows: green lies where it should, red outside, amber across an edge, grey is too thin. Dark red dots have no verdict.
crowds-table = All numbers side by side
crowds-table-told = Each number of players has a page of its own, with its pictures: it opens from the head of its column.
