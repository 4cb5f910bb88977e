### Last Heart

## On the box
box-tagline = Take one heart or two.
box-goal = Take the last one.

## On the table
roll = Roll
left = Hearts left: { $count }
take = Take { $count }

## What is due
prompt-roll = The die is due.
prompt-take = { $player }, take one heart or two.
prompt-over = { $player } wins.

## The log
# There are at least seven hearts.
log-roll = There are { $hearts } hearts.
log-take = { $player } takes { $hearts }.

## Refusals
refuse-roll-is-due = The die is due.
refuse-no-such-side = The die has no such side.
refuse-not-your-turn = It is not your turn.
refuse-how-many = Take one heart or two.
refuse-over = The game is over.

## Bots and hints
# Reasons stand on a line of their own, without a capital at the beginning or a full stop.
reason-threes = a multiple of three is left
reason-last = nothing is left
look-hearts = Count the hearts.
# Remarks of bots, in good moments and in bad ones.
remark-good-1 = The last one!
remark-good-2 = All mine.
remark-good-3 = That was close.
remark-bad-1 = Oh no.
remark-bad-2 = So near!
remark-bad-3 = One heart short.
